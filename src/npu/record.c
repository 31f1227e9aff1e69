/* npu/record: events of streams, events and copies. A stream is known by its number in its process,
 * an event by its address and how often that place was used. */
#include "npu/record.h"

#include <string.h>

void npu_record_task(const npu_stream *stream, record_kind kind, uint64_t number,
                     aivd_status status, const char *what)
{
    record_host(&(record_event){.kind = (uint16_t)kind,
                                .object = (uint64_t)stream->id + 1,
                                .value = number,
                                .status = (int32_t)status,
                                .device = stream->device->id},
                what);
}

void npu_record_event(record_kind kind, const npu_event *event, uint32_t generation,
                      uint64_t number)
{
    record_host(&(record_event){.kind = (uint16_t)kind,
                                .object = (uint64_t)generation << 48 ^ (uint64_t)(uintptr_t)event,
                                .value = number,
                                .device = -1},
                NULL);
}

void npu_record_shared(record_kind kind, const void *word, uint64_t number)
{
    record_host(&(record_event){.kind = (uint16_t)kind,
                                .object = (uint64_t)(uintptr_t)word,
                                .id = EVENT_OF_ALL,
                                .value = number,
                                .device = -1},
                NULL);
}

static record_space space_of(const void *address)
{
    return fabric_device_of(address) >= 0 ? SPACE_GM : SPACE_HOST;
}

static uint64_t first_word(const void *bytes, uint64_t size)
{
    uint64_t word = 0;
    memcpy(&word, bytes, size < 8 ? size : 8);
    return word;
}

/* The side whose order matters: where it writes, if that is device memory. */
static uint64_t ordered_side(const record_event *e)
{
    return e->spaces >> 4 == SPACE_GM ? e->to : (e->spaces & 15) == SPACE_GM ? e->from : 0;
}

/* Before a long effect. True: it is short, and the lines are locked until after(). */
static bool before(record_session *session, record_ring *ring, const record_event *e)
{
    uint64_t side = ordered_side(e);
    if (side == 0 || e->size == 0 || e->size > RECORD_ORDERED_MAX || !record_reserve(ring, 1)) {
        /* A long read takes its number after its end, as in kernels. */
        if (e->spaces >> 4 == SPACE_GM && e->size != 0)
            record_lines_bulk(session, e->to, e->size);
        if (e->spaces >> 4 == SPACE_GM)
            record_host(e, NULL);
        return false;
    }
    record_lines_lock(session, side, e->size);
    return true;
}

static void after(record_session *session, record_event *e, bool locked, const void *bytes)
{
    if (!locked) {
        if (e->spaces >> 4 != SPACE_GM)
            record_host(e, NULL);
        return;
    }
    uint64_t side = ordered_side(e);
    e->flags = RECORD_ORDERED;
    if (bytes != NULL)
        e->value = first_word(bytes, e->size);
    if (side == e->to)
        record_lines_stored(session, side, e->size);
    record_host(e, NULL);
    record_lines_unlock(session, side, e->size);
}

static void copy(void *to, const void *from, uint64_t size, uint32_t id, uint64_t extra)
{
    record_ring *ring = record_ring_self();
    record_event e = {.kind = RECORD_HOST_COPY,
                      .from = (uint64_t)(uintptr_t)from,
                      .to = (uint64_t)(uintptr_t)to,
                      .size = size,
                      .spaces = record_spaces(space_of(from), space_of(to)),
                      .id = id,
                      .extra = extra,
                      .device = -1};
    bool locked = ring != NULL && before(ring->session, ring, &e);
    npu_move(to, from, size);
    if (ring != NULL)
        after(ring->session, &e, locked, to);
}

void npu_record_copy(void *to, const void *from, uint64_t size)
{
    copy(to, from, size, 0, 0);
}

void npu_record_waited(const void *word, uint32_t bytes, uint32_t compare, uint64_t wanted)
{
    uint64_t seen;
    copy(&seen, word, bytes, compare | RECORD_WAITED, wanted);
}

void npu_record_fill(void *to, int value, uint64_t size)
{
    record_ring *ring = record_ring_self();
    record_event e = {.kind = RECORD_HOST_FILL,
                      .to = (uint64_t)(uintptr_t)to,
                      .size = size,
                      .value = (uint8_t)value,
                      .spaces = record_spaces(SPACE_NONE, space_of(to)),
                      .device = -1};
    bool locked = ring != NULL && before(ring->session, ring, &e);
    memset(to, value, size);
    if (ring != NULL)
        after(ring->session, &e, locked, NULL);
}

void npu_record_reduce(void *to, const void *from, uint64_t size, uint32_t what)
{
    record_host(&(record_event){.kind = RECORD_HOST_COPY,
                                .from = (uint64_t)(uintptr_t)from,
                                .to = (uint64_t)(uintptr_t)to,
                                .size = size,
                                .flags = RECORD_ATOMIC,
                                .id = what,
                                .spaces = record_spaces(space_of(from), space_of(to)),
                                .device = -1},
                NULL);
}
