/* aivdrive trace: a record as a timeline: Chrome trace events, or one page. */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "aivdrive.h"
#include "base/compiler.h"
#include "base/log.h"
#include "base/nearest.h"
#include "base/status.h"
#include "base/time.h"
#include "record/reader.h"
#include "trace/trace.h"

static const char usage_text[] =
    "aivdrive trace makes a timeline of what aivrun --record DIR has written. To trace a run "
    "directly:\n"
    "aivrun --trace out.json -n N ./program\n\n"
    "  aivdrive trace [-o out.json] [--html out.html] [--no-sites] DIR|FILE\n\n"
    "  -o FILE       Chrome trace events; open it at https://ui.perfetto.dev or in "
    "chrome://tracing\n"
    "  --html FILE   one page that needs nothing else: timeline, time per phase and pipe, waiting\n"
    "                time and bytes per pair of ranks, slowest flags\n"
    "  --no-sites    leave out lines of source (needs no addr2line)\n\n"
    "Times are those of the recorded run on this machine, not of an NPU: docs/tracing.md\n"
    "Exit code: 0 written, 1 the record is broken or the file cannot be written, 2 wrong usage.\n\n"
    "Try it:\n"
    "  aivrun -n 2 --record /tmp/run ./program && aivdrive trace /tmp/run --html /tmp/run.html\n";

typedef struct request {
    const char *path, *json, *page;
    bool sites;
} request;

static int wrong(const char *what, const char *word)
{
    static const char *const names[] = {"html", "no-sites", "help"};
    const char *near =
        word[0] == '-' ? base_nearest(word + strspn(word, "-"), names, BASE_COUNT_OF(names)) : NULL;
    fprintf(stderr, "aivdrive trace: %s %s%s%s\nTry: aivdrive trace --help\n", what, word,
            near != NULL ? "; did you mean --" : "", near != NULL ? near : "");
    return CODE_USAGE;
}

static int broken(const char *path)
{
    fprintf(stderr, "aivdrive trace: %s: %s\n", path, base_error_recent());
    return CODE_FAILED;
}

static bool write_files(const request *q, const trace *t)
{
    const trace_totals told = trace_told(t);
    if ((q->json != NULL && !trace_write_file(t, q->json, false)) ||
        (q->page != NULL && !trace_write_file(t, q->page, true)))
        return false;
    fprintf(stderr,
            "aivdrive trace: %" PRIu64 " ranks, %" PRIu64 " kernels, %" PRIu64 " events, %" PRIu64
            " slices, %" PRIu64 " arrows: %s%s%s\n",
            told.ranks, told.kernels, told.events, told.slices, told.arrows,
            q->json != NULL ? q->json : "", q->json != NULL && q->page != NULL ? ", " : "",
            q->page != NULL ? q->page : "");
    return true;
}

static int make(const request *q)
{
    record_reader *reader;
    const record_event *event;
    const char *text;
    record_result result;
    if (record_reader_open(q->path, &reader) != AIVD_OK)
        return broken(q->path);
    const record_facts *facts = record_reader_facts(reader);
    trace *t = trace_open(q->sites ? facts->folder : NULL);
    while ((result = record_reader_next(reader, &event, &text, BASE_NS_PER_S)) == RECORD_GOT ||
           result == RECORD_LATER)
        if (result == RECORD_GOT)
            trace_event(t, event, text);
    trace_finish(t);
    if (!facts->live && !facts->complete && result != RECORD_BROKEN)
        fputs("aivdrive trace: the record is cut: its run did not end properly\n", stderr);
    int code = result == RECORD_BROKEN ? broken(q->path) : CODE_OK;
    if (!write_files(q, t))
        code = CODE_FAILED;
    trace_close(t);
    record_reader_close(reader);
    return code;
}

int command_trace(int argc, char **argv)
{
    request q = {.sites = true};
    base_log_silence();
    for (int i = 1; i < argc; i++) {
        const char *a = argv[i];
        if (strcmp(a, "--help") == 0 || strcmp(a, "-h") == 0) {
            fputs(usage_text, stdout);
            return CODE_OK;
        }
        if (strcmp(a, "--no-sites") == 0)
            q.sites = false;
        else if (strcmp(a, "-o") == 0 || strcmp(a, "--html") == 0) {
            if (i + 1 == argc)
                return wrong("which file? after", a);
            *(a[1] == 'o' ? &q.json : &q.page) = argv[++i];
        } else if (strncmp(a, "--html=", 7) == 0)
            q.page = a + 7;
        else if (a[0] == '-')
            return wrong("unknown option", a);
        else if (q.path != NULL)
            return wrong("one record at a time; too much:", a);
        else
            q.path = a;
    }
    if (q.path == NULL)
        return wrong("which record? for example:", "aivdrive trace /tmp/run -o out.json");
    if (q.json == NULL && q.page == NULL)
        return wrong("into which file? for example:", "aivdrive trace /tmp/run -o out.json");
    if (q.json != NULL && q.page == NULL && trace_names_page(q.json)) {
        q.page = q.json;
        q.json = NULL;
    }
    return make(&q);
}
