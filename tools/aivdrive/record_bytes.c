/* aivdrive record bytes: what each kernel has read from and written to whose device memory. Counted
 * from the moves in a record, so a run without one pays nothing for it. */
#include "record_bytes.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aivdrive.h"
#include "base/time.h"
#include "record/reader.h"
#include "trace/model.h"

/* One kernel's traffic of one rank with the memory of one rank. */
typedef struct traffic {
    uint32_t kernel;     /* text */
    int32_t rank, owner; /* owner: -1 = no device's, the memory of the host */
    uint64_t read, written, moves;
} traffic;

typedef struct bytes {
    memory_map *memory;
    text_list names;
    number_map kernels; /* rank and grid -> text + 1 */
    number_map by_key;  /* kernel, rank and owner -> place in `list` + 1 */
    number_map runs;    /* kernel and rank -> how often it ran */
    traffic *list;
    size_t count, room;
} bytes;

static uint64_t pair_key(uint64_t a, uint64_t b)
{
    return a << 32 | (uint32_t)b;
}

static void count_grid(bytes *b, const record_event *e, const char *text)
{
    uint32_t kernel = trace_text(&b->names, text);
    *trace_map_at(&b->kernels, pair_key((uint32_t)e->rank, e->grid)) = kernel + 1;
    ++*trace_map_at(&b->runs, pair_key(kernel, (uint32_t)e->rank));
}

static traffic *traffic_of(bytes *b, const record_event *e, uint64_t address)
{
    const uint64_t *named = trace_map_find(&b->kernels, pair_key((uint32_t)e->rank, e->grid));
    uint32_t kernel = named ? (uint32_t)*named - 1 : trace_text(&b->names, "kernel");
    int32_t owner = trace_memory_owner(b->memory, address);
    /* Ranks stay below 8192 (TRACE_RANKS). */
    uint64_t key = (uint64_t)kernel << 32 | (uint64_t)(uint32_t)e->rank << 16 | (uint16_t)owner;
    uint64_t *place = trace_map_at(&b->by_key, key);
    if (*place == 0) {
        TRACE_GROW(b->list, b->room, b->count);
        b->list[b->count] = (traffic){.kernel = kernel, .rank = e->rank, .owner = owner};
        *place = ++b->count;
    }
    return &b->list[*place - 1];
}

static bool moves_data(unsigned kind)
{
    return kind == RECORD_COPY || kind == RECORD_FILL || kind == RECORD_FLAG_STORE ||
           kind == RECORD_SCALAR_WRITE;
}

/* Flags count where they are written; who polls them moves nothing. */
static void count_event(bytes *b, const record_event *e, const char *text)
{
    trace_memory_map_note(b->memory, e, text);
    if (e->kind == RECORD_GRID_BEGIN)
        count_grid(b, e, text);
    if (e->block == RECORD_NONE || !moves_data(e->kind))
        return;
    if ((e->spaces & 15) == SPACE_GM || (e->spaces & 15) == SPACE_HOST)
        traffic_of(b, e, e->from)->read += e->size;
    if (e->spaces >> 4 == SPACE_GM || e->spaces >> 4 == SPACE_HOST) {
        traffic *t = traffic_of(b, e, e->to);
        t->written += e->size;
        t->moves++;
    }
}

static int in_order(const void *a, const void *b, void *context)
{
    const traffic *x = a, *y = b;
    char *const *names = context;
    int by_name = strcmp(names[x->kernel], names[y->kernel]);
    if (by_name != 0)
        return by_name;
    return x->rank != y->rank ? x->rank - y->rank : x->owner - y->owner;
}

static void print_json(const bytes *b)
{
    fputs("[", stdout);
    for (size_t i = 0; i < b->count; i++) {
        const traffic *t = &b->list[i];
        fputs(i == 0 ? "\n{\"kernel\":" : ",\n{\"kernel\":", stdout);
        trace_json_text(stdout, b->names.texts[t->kernel]);
        printf(",\"runs\":%" PRIu64 ",\"rank\":%d,\"memory_of\":",
               *trace_map_find(&b->runs, pair_key(t->kernel, (uint32_t)t->rank)), t->rank);
        if (t->owner >= 0)
            printf("%d", t->owner);
        else
            fputs("null", stdout);
        printf(",\"read\":%" PRIu64 ",\"written\":%" PRIu64 ",\"writes\":%" PRIu64 "}", t->read,
               t->written, t->moves);
    }
    puts("\n]");
}

static void print_table(const bytes *b)
{
    if (b->count == 0) {
        puts("no kernel moved anything");
        return;
    }
    printf("%-32s %8s %5s %10s %14s %14s %10s\n", "kernel", "runs", "rank", "memory of",
           "bytes read", "bytes written", "writes");
    for (size_t i = 0; i < b->count; i++) {
        const traffic *t = &b->list[i];
        char owner[24] = "host";
        if (t->owner >= 0)
            snprintf(owner, sizeof owner, t->owner == t->rank ? "itself" : "rank %d", t->owner);
        printf("%-32s %8" PRIu64 " %5d %10s %14" PRIu64 " %14" PRIu64 " %10" PRIu64 "\n",
               b->names.texts[t->kernel],
               *trace_map_find(&b->runs, pair_key(t->kernel, (uint32_t)t->rank)), t->rank, owner,
               t->read, t->written, t->moves);
    }
}

static record_result count_all(bytes *b, record_reader *reader)
{
    const record_event *event;
    const char *text;
    record_result result;
    while ((result = record_reader_next(reader, &event, &text, BASE_NS_PER_S)) == RECORD_GOT ||
           result == RECORD_LATER)
        if (result == RECORD_GOT)
            count_event(b, event, text);
    return result;
}

static void bytes_free(bytes *b)
{
    trace_memory_map_close(b->memory);
    trace_map_clear(&b->kernels);
    trace_map_clear(&b->by_key);
    trace_map_clear(&b->runs);
    trace_texts_clear(&b->names);
    free(b->list);
}

int record_bytes_print(const char *path, bool json)
{
    record_reader *reader;
    if (record_reader_open(path, &reader) != AIVD_OK) {
        fprintf(stderr, "aivdrive record: %s\n", base_error_recent());
        return CODE_FAILED;
    }
    bytes b = {.memory = trace_memory_map_open()};
    int code = CODE_OK;
    if (count_all(&b, reader) == RECORD_BROKEN) {
        fprintf(stderr, "aivdrive record: %s\n", base_error_recent());
        code = CODE_FAILED;
    }
    if (b.count != 0)
        qsort_r(b.list, b.count, sizeof *b.list, in_order, b.names.texts);
    (json ? print_json : print_table)(&b);
    bytes_free(&b);
    record_reader_close(reader);
    return code;
}
