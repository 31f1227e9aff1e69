/* trace/chrome: the trace as Chrome trace events, which Perfetto and chrome://tracing open.
 * Processes are ranks (pid = rank + 1: 0 means the idle process there), threads are lanes. Events
 * are sorted by time, of those that begin together the longer one first. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>

#include "trace/model.h"

typedef enum mark_kind { MARK_FLIGHT, MARK_SLICE, MARK_ARROW_BEGIN, MARK_ARROW_END } mark_kind;

typedef struct mark {
    uint64_t ns, length;
    uint32_t kind;
    uint64_t index;
} mark;

static int by_time(const void *a, const void *b)
{
    const mark *x = a, *y = b;
    if (x->ns != y->ns)
        return x->ns < y->ns ? -1 : 1;
    if (x->kind != y->kind)
        return x->kind < y->kind ? -1 : 1;
    if (x->length != y->length)
        return x->length > y->length ? -1 : 1;
    return x->index < y->index ? -1 : x->index > y->index;
}

static mark *sorted_marks(const trace *t, size_t *count)
{
    size_t n = 0;
    mark *marks =
        trace_zeroed(t->slice_count + 2 * t->arrow_count + t->flight_count, sizeof *marks);
    for (size_t i = 0; i < t->slice_count; i++)
        marks[n++] =
            (mark){t->slices[i].begin, t->slices[i].end - t->slices[i].begin, MARK_SLICE, i};
    for (size_t i = 0; i < t->arrow_count; i++) {
        marks[n++] = (mark){t->arrows[i].from_ns, 0, MARK_ARROW_BEGIN, i};
        marks[n++] = (mark){t->arrows[i].to_ns, 0, MARK_ARROW_END, i};
    }
    for (size_t i = 0; i < t->flight_count; i++)
        marks[n++] = (mark){t->flights[i].ns, 0, MARK_FLIGHT, i};
    qsort(marks, n, sizeof *marks, by_time);
    *count = n;
    return marks;
}

/* "{"ph":"X","pid":1,"tid":4" of an event on a lane. */
static void place(const trace *t, FILE *to, char kind, uint32_t on)
{
    fprintf(to, ",\n{\"ph\":\"%c\",\"pid\":%d,\"tid\":%u", kind, t->lanes[on].rank + 1, on + 1);
}

static void write_names(const trace *t, FILE *to)
{
    char name[64];
    const char *separator = "";
    for (int32_t rank = 0; rank < t->ranks; rank++) {
        fprintf(to,
                "%s{\"ph\":\"M\",\"pid\":%d,\"name\":\"process_name\",\"args\":{\"name\":\"rank "
                "%d\"}},\n"
                "{\"ph\":\"M\",\"pid\":%d,\"name\":\"process_sort_index\",\"args\":{\"sort_index\":"
                "%d}}",
                separator, rank + 1, rank, rank + 1, rank);
        separator = ",\n";
    }
    for (uint32_t i = 0; i < t->lane_count; i++) {
        const lane *l = &t->lanes[i];
        trace_lane_name(l, name, sizeof name);
        place(t, to, 'M', i);
        fprintf(to, ",\"name\":\"thread_name\",\"args\":{\"name\":\"%s\"}}", name);
        place(t, to, 'M', i);
        fprintf(to, ",\"name\":\"thread_sort_index\",\"args\":{\"sort_index\":%" PRIu64 "}}",
                (uint64_t)l->kind * 100000000 + (uint64_t)l->slot * 1000000 +
                    (uint64_t)l->number * 16 + l->pipe);
    }
}

static void write_slice(const trace *t, FILE *to, const slice *s)
{
    place(t, to, s->moment ? 'i' : 'X', s->lane);
    fputs(",\"ts\":", to);
    trace_json_us(to, s->begin);
    if (s->moment)
        fputs(",\"s\":\"t\"", to);
    else {
        fputs(",\"dur\":", to);
        trace_json_us(to, s->end - s->begin);
    }
    fputs(",\"name\":", to);
    trace_json_text(to, t->texts.texts[s->name]);
    fprintf(to, ",\"cat\":\"%s\"", trace_phase_name(s->phase));
    const char *separator = ",\"args\":{";
    if (s->bytes != 0) {
        fprintf(to, "%s\"bytes\":%" PRIu64, separator, s->bytes);
        separator = ",";
    }
    if (s->address != 0) {
        fprintf(to, "%s\"address\":\"0x%" PRIx64 "\"", separator, s->address);
        separator = ",";
    }
    if (s->to_rank >= 0) {
        fprintf(to, "%s\"memory of rank\":%d", separator, s->to_rank);
        separator = ",";
    }
    if (s->repeats != 0) {
        fprintf(to, "%s\"quiet polls\":%u", separator, s->repeats);
        separator = ",";
    }
    if (s->status != 0) {
        fprintf(to, "%s\"result\":%d", separator, s->status);
        separator = ",";
    }
    if (s->open) {
        fprintf(to, "%s\"end\":\"not in the record\"", separator);
        separator = ",";
    }
    if (s->site != TRACE_NO_TEXT) {
        fprintf(to, "%s\"at\":", separator);
        trace_json_text(to, t->texts.texts[s->site]);
        separator = ",";
    }
    fputs(separator[1] == '\0' ? "}}" : "}", to);
}

/* Perfetto ties an end of an arrow to the slice that began last on its lane, over or not, and takes
 * the slice that began first for the sender. So both ends of a flag's arrow have a slice of their
 * own, a nanosecond long. */
static void write_arrow_slice(const trace *t, FILE *to, uint32_t on, uint64_t ns, bool begin)
{
    place(t, to, 'X', on);
    fputs(",\"ts\":", to);
    trace_json_us(to, ns);
    fprintf(to, ",\"dur\":0.001,\"name\":\"flag %s\",\"cat\":\"flag\"}", begin ? "set" : "seen");
}

static void write_arrow(const trace *t, FILE *to, uint64_t index, bool begin)
{
    const arrow *a = &t->arrows[index];
    uint32_t on = begin ? a->from_lane : a->to_lane;
    uint64_t ns = begin ? a->from_ns : a->to_ns;
    if (!a->launch)
        write_arrow_slice(t, to, on, ns, begin);
    place(t, to, begin ? 's' : 'f', on);
    fputs(",\"ts\":", to);
    trace_json_us(to, ns);
    fprintf(to, ",\"id\":%" PRIu64 ",\"name\":\"%s\",\"cat\":\"%s\"%s}", index + 1,
            a->launch ? "launch" : "flag", a->launch ? "launch" : "flag",
            begin ? "" : ",\"bp\":\"e\"");
}

static void write_flight(FILE *to, const flight *f)
{
    fprintf(to, ",\n{\"ph\":\"C\",\"pid\":%d,\"tid\":0,\"ts\":", f->rank + 1);
    trace_json_us(to, f->ns);
    fprintf(to, ",\"name\":\"bytes in flight\",\"args\":{\"in\":%" PRIu64 ",\"out\":%" PRIu64 "}}",
            f->in, f->out);
}

bool trace_write_chrome(const trace *t, FILE *to)
{
    size_t count;
    mark *marks = sorted_marks(t, &count);
    fputs("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n", to);
    write_names(t, to);
    for (size_t i = 0; i < count; i++) {
        const mark *m = &marks[i];
        switch ((mark_kind)m->kind) {
        case MARK_FLIGHT:
            write_flight(to, &t->flights[m->index]);
            break;
        case MARK_SLICE:
            write_slice(t, to, &t->slices[m->index]);
            break;
        case MARK_ARROW_BEGIN:
        case MARK_ARROW_END:
            write_arrow(t, to, m->index, m->kind == MARK_ARROW_BEGIN);
            break;
        }
    }
    free(marks);
    fprintf(to, "\n],\"otherData\":{\"producer\":\"aivdrive %s\",\"events\":\"%" PRIu64 "\"}}\n",
            AIVDRIVE_VERSION, t->events);
    return fflush(to) == 0 && !ferror(to);
}
