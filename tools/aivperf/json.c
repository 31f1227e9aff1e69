/* aivperf, json: the whole run as one JSON document. */
#include <time.h>
#include <unistd.h>

#include "aivperf.h"

/* Names and versions of libraries are the only foreign text. */
static void string_print(FILE *out, const char *text)
{
    fputc('"', out);
    for (const unsigned char *c = (const unsigned char *)text; *c; c++)
        if (*c == '"' || *c == '\\')
            fprintf(out, "\\%c", *c);
        else if (*c < 0x20)
            fprintf(out, "\\u%04x", *c);
        else
            fputc(*c, out);
    fputc('"', out);
}

static void head_print(const perf_results *r)
{
    char now[32];
    time_t t = time(NULL);
    struct tm utc;
    strftime(now, sizeof now, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&t, &utc));
    fprintf(r->out,
            "{\n  \"tool\": \"aivperf\", \"version\": \"" AIVDRIVE_VERSION "\", \"time\": "
            "\"%s\",\n  \"ranks\": %d, \"processes\": %d, \"cpus\": %d, \"pinned\": %s,\n"
            "  \"units\": {\"size\": \"bytes\", \"time\": \"us\", \"bandwidth\": \"GB/s\"},\n"
            "  \"peers\": [",
            now, r->ranks, r->processes, r->cpus, r->options->pin ? "true" : "false");
    for (uint32_t p = 0; p < r->peer_count; p++) {
        fprintf(r->out, "%s{\"name\": \"%s\", \"version\": ", p ? ", " : "", r->peers[p]);
        string_print(r->out, r->peer_versions[p] ? r->peer_versions[p] : "");
        fputc('}', r->out);
    }
    fputs("],\n  \"rows\": [", r->out);
}

static void cell_print(FILE *out, const char *library, bool in_place, const perf_cell *c)
{
    fprintf(out,
            "{\"library\": \"%s\", \"in_place\": %s, \"min\": %.4f, \"median\": %.4f, \"p99\": "
            "%.4f, \"mean\": %.4f, \"alg_bandwidth\": %.6g, \"bus_bandwidth\": %.6g, ",
            library, in_place ? "true" : "false", c->min, c->median, c->p99, c->mean, c->alg,
            c->bus);
    if (c->wrong < 0)
        fputs("\"wrong\": null, ", out);
    else
        fprintf(out, "\"wrong\": %lld, ", (long long)c->wrong);
    fprintf(out, "\"samples\": %u, \"calls_per_sample\": %u", c->samples, c->calls);
    if (c->ratio > 0)
        fprintf(out, ", \"ours_over_this\": %.5g", c->ratio);
    if (c->times > 0)
        fprintf(out, ", \"over_bound\": %.5g", c->times);
    fputc('}', out);
}

static void row_print(const perf_results *r, const perf_row *row)
{
    fprintf(r->out, "{\"operator\": \"%s\", \"size\": %llu, \"count\": %llu, \"type\": \"%s\", ",
            perf_ops[row->op].name, (unsigned long long)row->size, (unsigned long long)row->count,
            perf_type_name(row->type));
    if (row->reduce >= 0)
        fprintf(r->out, "\"reduction\": \"%s\", ", perf_reduce_name(row->reduce));
    if (row->root >= 0)
        fprintf(r->out, "\"root\": %d, ", row->root);
    else if (row->root == -1)
        fputs("\"root\": \"rotates\", ", r->out);
    if (row->bound > 0)
        fprintf(r->out, "\"bound\": %.4f, ", row->bound);
    fprintf(r->out, "\"memory\": \"%s\", \"state\": \"%s\", \"results\": [",
            row->ordinary ? "ordinary" : "device", row->dirty ? "dirty" : "clean");
    bool first = true;
    for (int c = 0; c < PERF_CONTENDERS_MAX; c++) {
        if (!row->cells[c].present)
            continue;
        fputs(first ? "\n      " : ",\n      ", r->out);
        first = false;
        cell_print(r->out, c < 2 ? "aivdrive" : r->peers[c - 2], c == 1, &row->cells[c]);
    }
    fputs("]}", r->out);
}

void perf_json_write(const perf_results *r)
{
    head_print(r);
    for (uint32_t i = 0; i < r->count; i++) {
        fputs(i ? ",\n    " : "\n    ", r->out);
        row_print(r, &r->rows[i]);
    }
    fprintf(r->out, "],\n  \"wrong\": %llu, \"average_bus_bandwidth\": %.4f\n}\n",
            (unsigned long long)perf_results_wrong(r), perf_results_bus(r));
}
