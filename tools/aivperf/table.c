/* aivperf, table: rows as they come: our columns, those of hccl_test, CSV. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "aivperf.h"

const char *perf_size_text(uint64_t bytes, char text[16])
{
    static const char *const units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
    int unit = 0;
    while (bytes >= 1024 && bytes % 1024 == 0 && unit < 4) {
        bytes /= 1024;
        unit++;
    }
    snprintf(text, 16, "%llu %s", (unsigned long long)bytes, units[unit]);
    return text;
}

void perf_results_add(perf_results *r, const perf_row *row)
{
    if (r->count == r->room) {
        uint32_t room = r->room ? 2 * r->room : 256;
        perf_row *rows = realloc(r->rows, room * sizeof *rows);
        if (!rows)
            return; /* the row is still written */
        r->rows = rows;
        r->room = room;
    }
    r->rows[r->count++] = *row;
}

uint64_t perf_results_wrong(const perf_results *r)
{
    uint64_t wrong = 0;
    for (uint32_t i = 0; i < r->count; i++)
        for (int c = 0; c < PERF_CONTENDERS_MAX; c++)
            if (r->rows[i].cells[c].present && r->rows[i].cells[c].wrong > 0)
                wrong += (uint64_t)r->rows[i].cells[c].wrong;
    return wrong;
}

double perf_results_bus(const perf_results *r)
{
    double sum = 0;
    uint32_t count = 0;
    for (uint32_t i = 0; i < r->count; i++)
        for (int c = 0; c < 2; c++)
            if (r->rows[i].cells[c].present && r->rows[i].op != PERF_BARRIER) {
                sum += r->rows[i].cells[c].bus;
                count++;
            }
    return count ? sum / count : 0;
}

/* Four digits and a point move with the value, so that columns stay narrow and aligned. */
static const char *time_text(double us, char text[16])
{
    snprintf(text, 16, us < 10 ? "%.3f" : us < 100 ? "%.2f" : us < 1000 ? "%.1f" : "%.0f", us);
    return text;
}

static const char *rate_text(double rate, char text[16])
{
    snprintf(text, 16, rate < 10 ? "%.3f" : rate < 100 ? "%.2f" : "%.1f", rate);
    return text;
}

static const char *wrong_text(int64_t wrong, char text[16])
{
    snprintf(text, 16, wrong < 0 ? "n/a" : "%lld", (long long)wrong);
    return text;
}

/* ---- our columns ---- */

static bool in_place_shown(const perf_results *r)
{
    return r->options->places & PERF_IN_PLACE;
}

static void cell_print(FILE *out, const perf_cell *c)
{
    char a[16], b[16], d[16], e[16], f[16], g[16];
    if (!c->present) {
        fprintf(out, " | %8s %8s %8s %7s %7s %5s", "-", "-", "-", "-", "-", "-");
        return;
    }
    fprintf(out, " | %8s %8s %8s %7s %7s %5s", time_text(c->min, a), time_text(c->median, b),
            time_text(c->p99, d), rate_text(c->alg, e), rate_text(c->bus, f),
            wrong_text(c->wrong, g));
}

static void peer_print(FILE *out, const perf_cell *c)
{
    char a[16];
    if (!c->present)
        fprintf(out, " | %8s %8s %5s", "-", "-", "-");
    else if (c->ratio > 0)
        fprintf(out, " | %8s %7.2fx %5lld", time_text(c->median, a), c->ratio, (long long)c->wrong);
    else
        fprintf(out, " | %8s %8s %5lld", time_text(c->median, a), "-", (long long)c->wrong);
}

static void bound_print(const perf_results *r, const perf_row *row)
{
    char a[16];
    fprintf(r->out, " | %8s", time_text(row->bound, a));
    for (int c = 0; c < (in_place_shown(r) ? 2 : 1); c++)
        if (row->cells[c].present && row->cells[c].times > 0)
            fprintf(r->out, " %7.2fx", row->cells[c].times);
        else
            fprintf(r->out, " %8s", "-");
}

static void row_print(const perf_results *r, const perf_row *row)
{
    const char *type = row->op == PERF_BARRIER ? "-" : perf_type_name(row->type);
    char root[16] = "-";
    if (row->root >= -1)
        snprintf(root, sizeof root, row->root < 0 ? "all" : "%d", row->root);
    fprintf(r->out, "%10llu %10llu %7s %5s %4s", (unsigned long long)row->size,
            (unsigned long long)row->count, type,
            row->reduce < 0 ? "-" : perf_reduce_name(row->reduce), root);
    cell_print(r->out, &row->cells[0]);
    if (in_place_shown(r))
        cell_print(r->out, &row->cells[1]);
    if (r->options->bound)
        bound_print(r, row);
    for (uint32_t p = 0; p < r->peer_count; p++)
        peer_print(r->out, &row->cells[2 + p]);
    fputc('\n', r->out);
}

static void heads_print(const perf_results *r)
{
    fprintf(r->out, "#%9s %10s %7s %5s %4s", "", "", "", "", "");
    fprintf(r->out, " | %-48s", r->peer_count ? "aivdrive" : "out of place");
    if (in_place_shown(r))
        fprintf(r->out, " | %-48s", "in place");
    if (r->options->bound)
        fprintf(r->out, " | %-*s", in_place_shown(r) ? 26 : 17, "lower bound");
    for (uint32_t p = 0; p < r->peer_count; p++)
        fprintf(r->out, " | %-23s", r->peers[p]);
    fprintf(r->out, "\n#%9s %10s %7s %5s %4s", "size B", "count", "type", "op", "root");
    for (int i = 0; i < (in_place_shown(r) ? 2 : 1); i++)
        fprintf(r->out, " | %8s %8s %8s %7s %7s %5s", "min us", "median", "p99", "alg GB/s", "bus",
                "wrong");
    if (r->options->bound)
        fprintf(r->out, in_place_shown(r) ? " | %8s %8s %8s" : " | %8s %8s", "us", "time",
                "in place");
    for (uint32_t p = 0; p < r->peer_count; p++)
        fprintf(r->out, " | %8s %8s %5s", "median", "ours/its", "wrong");
    fputc('\n', r->out);
}

/* ---- hccl_test's columns ---- */

static const char hccl_head[] =
    "data_size(Bytes): | aveg_time(us): | alg_bandwidth(GB/s): | check_result:\n";

static void hccl_print(const perf_results *r, const perf_row *row)
{
    const perf_cell *c = row->cells[0].present ? &row->cells[0] : &row->cells[1];
    const char *result = c->wrong < 0 ? "NULL" : c->wrong ? "failed" : "success";
    fprintf(r->out, "%-17llu | %-14.2f | %-20.5f | %s\n", (unsigned long long)row->size, c->mean,
            (double)row->size / c->mean * 1e-3, result);
}

/* ---- separated by commas ---- */

static void bench_print(const perf_results *r, const perf_row *row, const perf_cell *c,
                        const char *library)
{
    fprintf(r->out, "%s,%s%s,%d,%llu,%.3f,%.3f,%.3f,%.3f\n", library, perf_ops[row->op].bench,
            row->dirty ? ".dirty" : "", r->ranks, (unsigned long long)row->size, c->median, c->min,
            c->p99, c->bus);
}

static void csv_print(const perf_results *r, const perf_row *row, int index, const char *library)
{
    const perf_cell *c = &row->cells[index];
    char root[16] = "";
    if (row->root >= -1)
        snprintf(root, sizeof root, row->root < 0 ? "all" : "%d", row->root);
    fprintf(r->out, "%s,%s,%d,%llu,%.3f,%.3f,%.3f,%.3f,%.3f,%.3f,%llu,%s,%s,%s,%s,%s,%d,", library,
            perf_ops[row->op].name, r->ranks, (unsigned long long)row->size, c->median, c->min,
            c->p99, c->bus, c->alg, c->mean, (unsigned long long)row->count,
            perf_type_name(row->type), row->reduce < 0 ? "" : perf_reduce_name(row->reduce), root,
            row->ordinary ? "ordinary" : "device", row->dirty ? "dirty" : "clean", index == 1);
    if (c->wrong >= 0)
        fprintf(r->out, "%lld", (long long)c->wrong);
    fprintf(r->out, ",%u,%u,", c->samples, c->calls);
    if (c->ratio > 0)
        fprintf(r->out, "%.5g", c->ratio);
    if (row->bound > 0)
        fprintf(r->out, ",%.4f,", row->bound);
    else
        fputs(",,", r->out);
    if (c->times > 0)
        fprintf(r->out, "%.5g", c->times);
    fputc('\n', r->out);
}

static void lines_print(const perf_results *r, const perf_row *row, bool bench)
{
    for (int c = 0; c < PERF_CONTENDERS_MAX; c++) {
        if (!row->cells[c].present)
            continue;
        const char *library = c < 2 ? "aivdrive" : r->peers[c - 2];
        if (bench)
            bench_print(r, row, &row->cells[c], library);
        else
            csv_print(r, row, c, library);
    }
}

/* ---- the order of things ---- */

static bool ours(const perf_results *r)
{
    return r->options->format == PERF_TEXT && r->options->layout == PERF_LAYOUT_AIVPERF;
}

void perf_table_begin(const perf_results *r)
{
    if (r->options->format == PERF_CSV)
        fputs("lib,op,ranks,bytes,median_us,min_us,p99_us,bus_GBps,alg_GBps,mean_us,count,type,"
              "redop,root,memory,state,in_place,wrong,samples,calls,ratio,bound_us,times_bound\n",
              r->out);
    if (!ours(r))
        return;
    fprintf(r->out, "# aivperf " AIVDRIVE_VERSION ": %d rank%s in %d process%s on %d CPU%s\n",
            r->ranks, r->ranks == 1 ? "" : "s", r->processes, r->processes == 1 ? "" : "es",
            r->cpus, r->cpus == 1 ? "" : "s");
    for (uint32_t p = 0; p < r->peer_count; p++)
        fprintf(r->out, "# against %s: %s\n", r->peers[p], r->peer_versions[p]);
}

void perf_table_operator(const perf_results *r, perf_op op, bool dirty, bool ordinary)
{
    if (r->options->format == PERF_TEXT && r->options->layout == PERF_LAYOUT_HCCL_TEST)
        fputs(hccl_head, r->out);
    if (!ours(r))
        return;
    fprintf(r->out, "\n# %s, %s memory, %s\n", perf_ops[op].name, ordinary ? "ordinary" : "device",
            dirty ? "dirty (input rewritten, output read before each call)"
                  : "clean (buffers unchanged)");
    heads_print(r);
}

void perf_table_row(const perf_results *r, const perf_row *row)
{
    if (r->options->format == PERF_JSON)
        return;
    if (r->options->format == PERF_CSV)
        lines_print(r, row, false);
    else if (r->options->layout == PERF_LAYOUT_BENCH)
        lines_print(r, row, true);
    else if (r->options->layout == PERF_LAYOUT_HCCL_TEST)
        hccl_print(r, row);
    else
        row_print(r, row);
    fflush(r->out);
}

static void bound_summary(const perf_results *r)
{
    double sum = 0;
    uint32_t count = 0;
    for (uint32_t i = 0; i < r->count; i++)
        for (int c = 0; c < 2; c++)
            if (r->rows[i].cells[c].present && r->rows[i].cells[c].times > 0) {
                sum += log(r->rows[i].cells[c].times);
                count++;
            }
    if (count)
        fprintf(r->out, "# Time over the lower bound: geometric mean %.2f over %u rows\n",
                exp(sum / count), count);
}

/* The geometric mean of our time over a peer's, and the rows where we are slower. */
static void peer_summary(const perf_results *r, uint32_t p)
{
    double sum = 0;
    uint32_t count = 0, slower = 0;
    for (uint32_t i = 0; i < r->count; i++) {
        const perf_cell *c = &r->rows[i].cells[2 + p];
        if (!c->present || c->ratio <= 0)
            continue;
        sum += log(c->ratio);
        count++;
        slower += c->ratio > 1;
    }
    if (count == 0)
        return;
    fprintf(r->out,
            "# Time of ours over %s's: geometric mean %.3f over %u rows (%.2f times faster); "
            "slower in %u%s\n",
            r->peers[p], exp(sum / count), count, exp(-sum / count), slower, slower ? ":" : "");
    for (uint32_t i = 0; i < r->count; i++) {
        const perf_row *row = &r->rows[i];
        char size[16];
        if (row->cells[2 + p].present && row->cells[2 + p].ratio > 1)
            fprintf(r->out, "#   %.2f  %s, %s, %s, %s memory\n", row->cells[2 + p].ratio,
                    perf_ops[row->op].name, perf_size_text(row->size, size),
                    row->dirty ? "dirty" : "clean", row->ordinary ? "ordinary" : "device");
    }
}

void perf_table_end(const perf_results *r)
{
    uint64_t wrong = perf_results_wrong(r);
    if (!ours(r)) {
        if (wrong)
            fprintf(stderr, "aivperf: %llu wrong values\n", (unsigned long long)wrong);
        return;
    }
    if (r->options->check)
        fprintf(r->out, "\n# Wrong values: %llu %s\n", (unsigned long long)wrong,
                wrong ? "FAILED" : "OK");
    else
        fputs("\n# Wrong values: not checked (-c 0)\n", r->out);
    fprintf(r->out, "# Average bus bandwidth: %.3f GB/s\n", perf_results_bus(r));
    bound_summary(r);
    for (uint32_t p = 0; p < r->peer_count; p++)
        peer_summary(r, p);
}
