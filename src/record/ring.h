/* record/ring: how a thread writes events. One ring per thread, one writer, one reader:
 *
 *     | header: who writes | head (writer) | tail (reader) | ... 4096 | slot | slot | ... |
 *
 * A full ring makes the writer wait while the reader lives; deadlines do not count that time. An
 * event is visible when `head` passes it, so a process that dies leaves whole events only. */
#ifndef RECORD_RING_H
#define RECORD_RING_H

#include <stdatomic.h>
#include <stdint.h>

#include "record/format.h"
#include "record/session.h"

#define RECORD_RING_MAGIC "AIVDRNG"

enum { RECORD_RING_HEADER = 4096 };

typedef struct record_ring_header {
    _Alignas(64) char magic[8];
    uint32_t version, slots;
    int32_t pid, rank;
    uint32_t producer; /* from 1 */

    _Alignas(64) _Atomic uint64_t head; /* slots written */
    _Atomic uint32_t taking; /* 1: the writer may have a number whose event is not visible yet */
    _Atomic uint32_t closed; /* the thread has ended */
    _Alignas(64) _Atomic uint64_t tail; /* slots read */
} record_ring_header;

static_assert(sizeof(record_ring_header) <= RECORD_RING_HEADER, "slots begin after the header");

typedef struct record_ring {
    record_session *session;
    record_ring_header *shared;
    record_event *slots;
    uint64_t mask;
    uint64_t head;     /* own copy */
    uint64_t room_end; /* head may go up to here without asking */
    size_t map_size;
    void *user; /* of who writes through it (core/recorder) */
    void (*user_free)(void *);
} record_ring;

extern _Thread_local record_ring *record_own_ring __attribute__((tls_model("initial-exec")));

record_ring *record_ring_create(void);

/* This thread's ring, made at first use; NULL when nothing is recorded (any more). */
static inline record_ring *record_ring_self(void)
{
    if (!record_on())
        return NULL;
    record_ring *ring = record_own_ring;
    return BASE_LIKELY(ring != NULL) ? ring : record_ring_create();
}

/* Waits until `slots` can be written; false when the session has been stopped. */
bool record_ring_wait(record_ring *ring, uint32_t slots);

/* Room for that many slots, so that nothing waits while a lock is held. */
static inline bool record_reserve(record_ring *ring, uint32_t slots)
{
    return BASE_LIKELY(ring->head + slots <= ring->room_end) || record_ring_wait(ring, slots);
}

/* Gives the event its number and time and publishes it. There is room. Returns the number. */
static inline uint64_t record_put(record_ring *ring, const record_event *event)
{
    record_event *slot = &ring->slots[ring->head & ring->mask];
    *slot = *event;
    slot->rank = ring->shared->rank;
    slot->producer = ring->shared->producer;
    slot->text_bytes = 0;
    slot->time_ns = record_time(ring->session);
    atomic_store_explicit(&ring->shared->taking, 1, memory_order_relaxed);
    /* Acquire and release: a reader that sees the number given sees `taking` as well, and an event
     * that follows from another (flag store, then its read) has the larger number. */
    slot->seq = 1 + atomic_fetch_add_explicit(&ring->session->next, 1, memory_order_acq_rel);
    uint64_t seq = slot->seq;
    ring->head++;
    /* Release: pairs with the acquire of the reader. */
    atomic_store_explicit(&ring->shared->head, ring->head, memory_order_release);
    atomic_store_explicit(&ring->shared->taking, 0, memory_order_release);
    return seq;
}

/* The same with a text (cut at RECORD_TEXT_MAX); asks for room itself. 0 = not recorded. */
uint64_t record_put_text(record_ring *ring, const record_event *event, const char *text);

/* For host code: an event of this thread, outside of blocks. Nothing when not recorded. */
void record_host(const record_event *event, const char *text);

/* Call sites in the user's program: entry points set it for the events written below them. */
extern _Thread_local const void *record_host_site __attribute__((tls_model("initial-exec")));

/* A host call has ended. */
void record_call_slow(const char *function, int result, const void *site);
#define RECORD_CALL(result)                                                                        \
    do {                                                                                           \
        if (record_on())                                                                           \
            record_call_slow(__func__, (int)(result), __builtin_return_address(0));                \
    } while (0)
#define RECORD_SITE()                                                                              \
    do {                                                                                           \
        if (record_on() && record_host_site == NULL)                                               \
            record_host_site = __builtin_return_address(0);                                        \
    } while (0)

/* Ranks meet on their hosts: what each did before it entered comes before what any does after it left.
 * `group` is the same on all that meet, `number` counts the meetings of the group. Only when
 * record_on(). */
void record_meeting(uint64_t group, uint64_t number, bool enter);

/* Tells where the program's modules lie, when some were added since the last time. */
void record_modules(void);
/* Keeps a kernel image for the resolving of sites and tells where it lies. */
void record_image(const void *bytes, size_t size, const void *loaded_symbol);

#endif
