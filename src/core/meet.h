/* core/meet: members of a group come together on their host threads and tell each other a few
 * bytes: ranks of a communicator (hccl/meet), PEs of an instance (shmem/control).
 *
 * Each member owns an area with a few places for the notes of every other one. A note is pushed
 * into the places of all members of the meeting; then the own area is watched for theirs. Meetings
 * are told apart by kind and key, so several may go on at the same time, from several threads. */
#ifndef CORE_MEET_H
#define CORE_MEET_H

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

/* One thing a member says. Its place belongs to the writer while it is free, else to the reader; a
 * writer that gives up takes a full one back. */
enum { CORE_NOTES = 4, CORE_NOTE_BYTES = 232 };
typedef enum core_note_state { CORE_NOTE_FREE, CORE_NOTE_FULL, CORE_NOTE_READ } core_note_state;

typedef struct core_note {
    _Alignas(64) _Atomic uint32_t state; /* release after the rest is written or read */
    /* Relaxed, and atomic: a thread of the reader may look at a note that another one takes and the
     * writer fills again; and a sleeping wait looks at state's whole 8 bytes. */
    _Atomic uint32_t kind;
    _Atomic uint64_t key;
    _Atomic uint64_t order; /* grows from note to note of this writer */
    uint8_t text[CORE_NOTE_BYTES];
} core_note;

static_assert(sizeof(core_note) == 256, "note layout");

/* Who may meet, as its owner describes it. Members are numbers below 2^32. */
typedef struct core_circle {
    void *owner; /* argument of the functions */
    uint32_t me;
    pthread_mutex_t
        *lock;       /* keeps this process's threads apart: to the others they are one writer */
    uint64_t *order; /* notes said so far; under `lock` */
    uint64_t timeout_ns;
    const char *limit; /* where the timeout comes from, for texts */
    const char *about; /* the group, for texts: "of \"name\"" */
    const char *away;  /* what a member has done that left, for texts */
    /* CORE_NOTES places for the notes of `writer` in the area of `member`. */
    core_note *(*notes)(void *owner, uint32_t member, uint32_t writer);
    bool (*left)(void *owner, uint32_t member); /* it takes no notes any more */
    int64_t (*dead)(void *owner);               /* a member whose process ended, or -1 */
    const char *(*name)(void *owner, uint32_t member);
    /* More that may end a wait, asked now and then; NULL = nothing. */
    aivd_status (*broken)(void *owner, const char *call);
} core_circle;

typedef struct core_meeting {
    const char *call; /* entry point, for texts */
    uint32_t kind;
    uint64_t key;            /* which meeting of this kind */
    const uint32_t *members; /* who meets, this one among them; NULL = 0 to count - 1 */
    uint32_t count;
    uint32_t bytes;   /* of each note, at most CORE_NOTE_BYTES */
    const void *note; /* this member's */
    bool each;        /* `note` is one for every place of the meeting */
    void *notes;      /* out: count notes, in the order of `members` */
} core_meeting;

/* Returns when every member's note is here: after the time limit TIMEOUT with the missing ones
 * named, PEER when one has died or left. On a failure the note is taken back where nobody has read
 * it yet. */
aivd_status core_meet(const core_circle *circle, const core_meeting *meeting);

#endif
