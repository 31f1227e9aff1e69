/* aivdrive record: shows what is in a record, as lines to read or as JSON lines. */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "aivdrive.h"
#include "base/compiler.h"
#include "base/log.h"
#include "base/nearest.h"
#include "record/reader.h"
#include "record/site.h"
#include "record_bytes.h"

static const char usage_text[] =
    "aivdrive record shows the events that aivrun --record DIR has written.\n\n"
    "  aivdrive record dump [--json] [--no-sites] DIR|FILE    every event, one line each\n"
    "  aivdrive record info [--json] DIR|FILE                 what the record holds\n"
    "  aivdrive record bytes [--json] DIR|FILE                what kernels moved: from and to "
    "whom\n"
    "  aivdrive record kinds                                  the kinds of events\n\n"
    "Exit code: 0 the record was read to its end (also one that a crash has cut), 1 it is broken,\n"
    "2 wrong usage. Meaning of the fields: docs/design/record.md\n\n"
    "Try it:\n"
    "  aivrun -n 2 --record /tmp/run ./program && aivdrive record dump /tmp/run | head\n";

typedef struct request {
    bool json, sites;
    const char *path;
} request;

static const char *pipe_name(unsigned pipe)
{
    static const char *const names[] = {"S", "V", "M", "MTE1", "MTE2", "MTE3", "ALL"};
    return pipe < BASE_COUNT_OF(names) ? names[pipe] : pipe == 10 ? "FIX" : "?";
}

static const char *space_name(unsigned space)
{
    static const char *const names[] = {"", "gm", "ub", "host"};
    return space < BASE_COUNT_OF(names) ? names[space] : "?";
}

/* ---- lines to read ---- */

static void print_address(const char *before, unsigned space, uint64_t address)
{
    if (space == SPACE_UB && record_is_local(address))
        printf("%sub:local-%" PRIu64, before, (uint64_t)(RECORD_UB_LOCAL - address));
    else
        printf("%s%s%s0x%" PRIx64, before, space_name(space), space != SPACE_NONE ? ":" : "",
               address);
}

static bool has_pipes(unsigned kind)
{
    return kind >= RECORD_COPY && kind <= RECORD_BLOCK_WAIT && kind != RECORD_DATA_BARRIER;
}

static void print_places(const record_event *e)
{
    if (e->from != 0 || (e->spaces & 15) != SPACE_NONE)
        print_address(" ", e->spaces & 15, e->from);
    if (e->to != 0 || e->spaces >> 4 != SPACE_NONE)
        print_address(" -> ", e->spaces >> 4, e->to);
    if (e->size != 0)
        printf(" %" PRIu64 " B", e->size);
    if (e->bursts > 1)
        printf(" (%u x %u, steps %u %u)", e->bursts, e->burst_bytes, e->from_step, e->to_step);
}

static void print_line(const record_event *e, const char *text, const char *site)
{
    printf("%8" PRIu64 " %12.3f us r%d", e->seq, (double)e->time_ns / 1e3, e->rank);
    if (e->grid != 0)
        printf(" g%u", e->grid);
    if (e->block != RECORD_NONE)
        printf(" b%u", e->block);
    printf(" %s", record_kind_name(e->kind));
    if (has_pipes(e->kind))
        printf(" %s", pipe_name(e->pipe));
    if (e->kind == RECORD_NOTIFY || e->kind == RECORD_WAIT)
        printf(">%s", pipe_name(e->pipe_to));
    print_places(e);
    if (e->object != 0)
        printf(" object 0x%" PRIx64, e->object);
    if (e->id != 0 || e->kind == RECORD_NOTIFY || e->kind == RECORD_WAIT)
        printf(" id %u", e->id);
    if (e->value != 0 || e->kind == RECORD_FLAG_STORE || e->kind == RECORD_FLAG_WAIT)
        printf(" value 0x%" PRIx64, e->value);
    if (e->extra != 0)
        printf(" extra 0x%" PRIx64, e->extra);
    if (e->status != 0 || e->kind == RECORD_CALL)
        printf(" status %d", e->status);
    if ((e->flags & RECORD_ATOMIC) != 0)
        fputs(" atomic", stdout);
    if (e->repeats != 0)
        printf(" after %u quiet polls", e->repeats);
    if (text[0] != '\0')
        printf(" \"%s\"", text);
    if (site[0] != '\0')
        printf(" at %s", site);
    putchar('\n');
}

/* ---- JSON ---- */

static void print_string(const char *text)
{
    putchar('"');
    for (const unsigned char *p = (const unsigned char *)text; *p != '\0'; p++) {
        if (*p == '"' || *p == '\\')
            printf("\\%c", *p);
        else if (*p < 0x20 || *p >= 0x7f)
            printf("\\u%04x", *p); /* bytes, whatever their encoding was */
        else
            putchar(*p);
    }
    putchar('"');
}

static void member(const char *name, uint64_t value)
{
    if (value != 0)
        printf(",\"%s\":%" PRIu64, name, value);
}

static void member_text(const char *name, const char *text)
{
    if (text[0] == '\0')
        return;
    printf(",\"%s\":", name);
    print_string(text);
}

static void print_json(const record_event *e, const char *text, const char *site)
{
    printf("{\"seq\":%" PRIu64 ",\"time_ns\":%" PRIu64
           ",\"rank\":%d,\"producer\":%u,\"kind\":\"%s\"",
           e->seq, e->time_ns, e->rank, e->producer, record_kind_name(e->kind));
    member("grid", e->grid);
    if (e->block != RECORD_NONE)
        printf(",\"block\":%u", e->block);
    if (has_pipes(e->kind))
        printf(",\"pipe\":\"%s\"", pipe_name(e->pipe));
    if (e->kind == RECORD_NOTIFY || e->kind == RECORD_WAIT)
        printf(",\"pipe_to\":\"%s\"", pipe_name(e->pipe_to));
    member_text("from_space", space_name(e->spaces & 15));
    member("from", e->from);
    member_text("to_space", space_name(e->spaces >> 4));
    member("to", e->to);
    member("size", e->size);
    if (e->bursts > 1) {
        member("bursts", e->bursts);
        member("burst_bytes", e->burst_bytes);
        member("from_step", e->from_step);
        member("to_step", e->to_step);
    }
    member("object", e->object);
    member("id", e->id);
    member("value", e->value);
    member("extra", e->extra);
    if (e->status != 0)
        printf(",\"status\":%d", e->status);
    if (e->device >= 0)
        printf(",\"device\":%d", e->device);
    member("flags", e->flags);
    member("repeats", e->repeats);
    member_text("text", text);
    member_text("site", site);
    puts("}");
}

/* ---- commands ---- */

static int fail(void)
{
    fprintf(stderr, "aivdrive record: %s\n", base_error_recent());
    return CODE_FAILED;
}

static int dump(const request *q)
{
    record_reader *reader;
    const record_event *event;
    const char *text;
    record_result result;
    if (record_reader_open(q->path, &reader) != AIVD_OK)
        return fail();
    record_sites *sites = q->sites ? record_sites_open(record_reader_facts(reader)->folder) : NULL;
    while ((result = record_reader_next(reader, &event, &text, BASE_NS_PER_S)) != RECORD_DONE &&
           result != RECORD_BROKEN) {
        if (result == RECORD_LATER)
            continue;
        const char *site = "";
        if (sites != NULL) {
            record_sites_note(sites, event, text);
            site = record_sites_name(sites, event->rank, event->site);
        }
        (q->json ? print_json : print_line)(event, text, site);
    }
    bool cut = !record_reader_facts(reader)->live && !record_reader_facts(reader)->complete;
    int code = result == RECORD_BROKEN ? fail() : CODE_OK;
    if (code == CODE_OK && cut)
        fputs("aivdrive record: the record is cut: its run did not end properly; everything above "
              "is in order\n",
              stderr);
    if (sites != NULL)
        record_sites_close(sites);
    record_reader_close(reader);
    return code;
}

typedef struct summary {
    uint64_t counts[RECORD_KIND_COUNT];
    uint64_t events, last_ns, polls;
    int32_t ranks;
} summary;

static void print_summary(const request *q, const summary *s, const record_facts *facts)
{
    const char *state = facts->live ? "live" : facts->complete ? "complete" : "cut";
    if (q->json) {
        printf("{\"state\":\"%s\",\"events\":%" PRIu64 ",\"ranks\":%d,\"seconds\":%.6f,"
               "\"quiet_polls\":%" PRIu64 ",\"lost\":%" PRIu64 ",\"release\":\"%s\",\"version\":%u",
               state, s->events, s->ranks, (double)s->last_ns / 1e9, s->polls, facts->lost,
               facts->release, RECORD_VERSION);
        for (unsigned k = 1; k < RECORD_KIND_COUNT; k++)
            member(record_kind_name(k), s->counts[k]);
        puts("}");
        return;
    }
    printf("%s record, version %u, written by aivdrive %s\n", state, RECORD_VERSION,
           facts->release);
    printf("%d ranks, %" PRIu64 " events, %.6f s, %" PRIu64 " quiet polls left out, %" PRIu64
           " events lost with processes that died\n",
           s->ranks, s->events, (double)s->last_ns / 1e9, s->polls, facts->lost);
    for (unsigned k = 1; k < RECORD_KIND_COUNT; k++)
        if (s->counts[k] != 0)
            printf("  %-14s %12" PRIu64 "\n", record_kind_name(k), s->counts[k]);
}

static int info(const request *q)
{
    summary s = {0};
    record_reader *reader;
    const record_event *event;
    const char *text;
    record_result result;
    if (record_reader_open(q->path, &reader) != AIVD_OK)
        return fail();
    while ((result = record_reader_next(reader, &event, &text, BASE_NS_PER_S)) == RECORD_GOT ||
           result == RECORD_LATER) {
        if (result == RECORD_LATER)
            continue;
        s.counts[event->kind]++;
        s.events += event->kind != RECORD_END;
        if (event->kind != RECORD_WAIT_END) /* it tells those of the event after it */
            s.polls += event->repeats;
        s.last_ns = event->time_ns > s.last_ns ? event->time_ns : s.last_ns;
        s.ranks += event->kind == RECORD_RANK;
    }
    int code = result == RECORD_BROKEN ? fail() : CODE_OK;
    print_summary(q, &s, record_reader_facts(reader));
    record_reader_close(reader);
    return code;
}

static int moved(const request *q)
{
    return record_bytes_print(q->path, q->json);
}

static int kinds(const request *q)
{
    (void)q;
    for (unsigned k = 1; k < RECORD_KIND_COUNT; k++)
        printf("%-14s %s\n", record_kind_name(k), record_kind_fields(k));
    return CODE_OK;
}

static int usage_error(const char *what, const char *word, const char *near)
{
    fprintf(stderr, "aivdrive record: %s%s%s%s%s\nTry: aivdrive record --help\n", what,
            word != NULL ? " " : "", word != NULL ? word : "",
            near != NULL ? "; did you mean " : "", near != NULL ? near : "");
    return CODE_USAGE;
}

int command_record(int argc, char **argv)
{
    static const char *const names[] = {"dump", "info", "bytes", "kinds"};
    static int (*const commands[])(const request *) = {dump, info, moved, kinds};
    static const char *const options[] = {"json", "no-sites", "help"};
    request q = {.sites = true};
    const char *command = NULL;
    base_log_silence();
    for (int i = 1; i < argc; i++) {
        const char *a = argv[i];
        if (strcmp(a, "--help") == 0 || strcmp(a, "-h") == 0) {
            fputs(usage_text, stdout);
            return CODE_OK;
        }
        if (strcmp(a, "--json") == 0)
            q.json = true;
        else if (strcmp(a, "--no-sites") == 0)
            q.sites = false;
        else if (a[0] == '-')
            return usage_error("unknown option", a,
                               base_nearest(a + strspn(a, "-"), options, BASE_COUNT_OF(options)));
        else if (command == NULL)
            command = a;
        else if (q.path == NULL)
            q.path = a;
        else
            return usage_error("one record at a time; too much:", a, NULL);
    }
    if (command == NULL)
        return usage_error("what shall be shown? dump, info, bytes or kinds", NULL, NULL);
    for (size_t i = 0; i < BASE_COUNT_OF(names); i++) {
        if (strcmp(command, names[i]) != 0)
            continue;
        if (q.path == NULL && commands[i] != kinds)
            return usage_error("which record? a folder or a file is missing after", command, NULL);
        return commands[i](&q);
    }
    return usage_error("unknown command", command,
                       base_nearest(command, names, BASE_COUNT_OF(names)));
}
