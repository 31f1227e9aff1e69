/* hccl/control: the memory that one rank of a communicator shows to its peers. It lies in the
 * rank's own device region (hccl/slab), its address travels in the rendezvous (hccl_card), and
 * everything in it is written by PUSH: a rank only ever writes into its peers' areas and reads its
 * own. So a rank that has seen all it waits for may leave at once; nobody will still read from it.
 *
 *     identity  random; 0 once the rank has left. A peer compares it with the card before it
 *               writes: the memory may belong to somebody else by then
 *     arrivals  size lines of 64 bytes: [r] = number of barriers rank r entered
 *     inboxes   size inboxes: [r] = what rank r grants me, a log that only grows
 *     notes     size boxes: [r] = what rank r says in meetings (hccl/meet)
 *     verdict   text that goes with the word of the first line
 *     refusals  size times HCCL_REFUSALS notes: [r] = what calls of rank r were refused
 *               (hccl/refusal): one that all ranks make, a message to me, one from me
 *
 * Inbox: a line with the number of bytes written, then records (hccl_record) end to end. One writer
 * (rank r, under its communicator's lock), any number of readers in the owner's process. */
#ifndef HCCL_SRC_CONTROL_H
#define HCCL_SRC_CONTROL_H

#include <assert.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include "core/meet.h"

#define HCCL_LINE 64u

typedef struct hccl_control {
    _Alignas(64) _Atomic uint64_t identity;
    uint32_t size;        /* ranks */
    uint32_t inbox_bytes; /* of one inbox, its first line included */
    /* Address of this rank's second window (hccl/window.c), 0 until there is one. Release by the
     * owner, acquire by peers. */
    _Atomic uint64_t window_out;
    /* Address of what this rank says to all (hccl/exchange_info.c), likewise. */
    _Atomic uint64_t exchange;
    /* Why the communicator does not work (hccl/verdict); written once, by the first who finds out. */
    _Atomic uint32_t verdict;
    uint32_t verdict_status;
    /* Which calls it ends: those with a number of at least UINT64_MAX - reach. Only grows. */
    _Atomic uint64_t verdict_reach;
} hccl_control;

static_assert(sizeof(hccl_control) == HCCL_LINE, "control layout");

typedef enum hccl_record_kind {
    HCCL_RECORD_MEMORY = 1,  /* one memory granted on a channel */
    HCCL_RECORD_OPEN = 2,    /* all memories of one acquire are written: one more round */
    HCCL_RECORD_NOTIFIES = 3 /* where the notifies are that this side waits for */
} hccl_record_kind;

typedef struct hccl_record {
    uint16_t bytes; /* whole record, multiple of 8 */
    uint8_t kind;
    uint8_t engine;
    uint8_t protocol;
    uint8_t tag_length; /* without NUL; the text follows the record, NUL included */
    uint8_t reserved[2];
    uint64_t address;
    uint64_t size;
} hccl_record;

static_assert(sizeof(hccl_record) == 24, "record layout");

typedef struct hccl_inbox {
    _Alignas(64) _Atomic uint32_t written; /* release by the writer, acquire by the reader */
} hccl_inbox;

/* Bytes of one inbox: about 200 records with short tags for small communicators, less for large
 * ones so that the area of hundreds of ranks stays near a MiB. */
static inline uint32_t hccl_inbox_bytes(uint32_t size)
{
    return size <= 64 ? 16384u : size <= 256 ? 8192u : 4096u;
}

static inline uint64_t hccl_notes_at(uint32_t size)
{
    return HCCL_LINE + (uint64_t)size * (HCCL_LINE + hccl_inbox_bytes(size));
}

enum { HCCL_VERDICT_BYTES = 512 };
typedef enum hccl_verdict_state {
    HCCL_VERDICT_NONE,
    HCCL_VERDICT_WRITTEN, /* just now, by somebody */
    HCCL_VERDICT_THERE
} hccl_verdict_state;

static inline uint64_t hccl_verdict_at(uint32_t size)
{
    return hccl_notes_at(size) + (uint64_t)size * CORE_NOTES * sizeof(core_note);
}

static inline char *hccl_control_verdict(hccl_control *control, uint32_t size)
{
    return (char *)control + hccl_verdict_at(size);
}

/* One writer, rank r; any kernel of the owner reads, and notes how long it has. */
typedef struct hccl_refusal {
    /* Number among the calls that all ranks make, or of a message in its pair; 0 = none. Release by
     * the writer. */
    _Alignas(64) _Atomic uint64_t call;
    uint64_t count; /* refusals of this call so far */
    uint64_t time_ns;
    _Atomic uint64_t looked_ns, waited_ns; /* the owner's last look; its looks together */
    char text[280];
} hccl_refusal;

static_assert(sizeof(hccl_refusal) == 5 * HCCL_LINE, "refusal layout");

/* What was refused, as the writer sees it. */
typedef enum hccl_refused {
    HCCL_REFUSED_CALL, /* one that all ranks make */
    HCCL_REFUSED_SEND,
    HCCL_REFUSED_RECV,
    HCCL_REFUSALS
} hccl_refused;

static inline hccl_refusal *hccl_control_refusal(hccl_control *control, uint32_t size,
                                                 uint32_t rank, hccl_refused what)
{
    return (hccl_refusal *)((uint8_t *)control + hccl_verdict_at(size) + HCCL_VERDICT_BYTES) +
           (uint64_t)rank * HCCL_REFUSALS + what;
}

static inline uint64_t hccl_control_bytes(uint32_t size)
{
    return hccl_verdict_at(size) + HCCL_VERDICT_BYTES +
           (uint64_t)size * HCCL_REFUSALS * sizeof(hccl_refusal);
}

/* The notes of rank `writer`, CORE_NOTES of them. */
static inline core_note *hccl_control_notes(hccl_control *control, uint32_t size, uint32_t writer)
{
    return (core_note *)((uint8_t *)control + hccl_notes_at(size)) + (uint64_t)writer * CORE_NOTES;
}

static inline uint64_t *hccl_control_arrival(hccl_control *control, uint32_t rank)
{
    return (uint64_t *)((uint8_t *)control + HCCL_LINE + (uint64_t)rank * HCCL_LINE);
}

static inline hccl_inbox *hccl_control_inbox(hccl_control *control, uint32_t size, uint32_t rank)
{
    return (hccl_inbox *)((uint8_t *)control + HCCL_LINE + (uint64_t)size * HCCL_LINE +
                          (uint64_t)rank * hccl_inbox_bytes(size));
}

#endif
