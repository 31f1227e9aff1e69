/* record/session: what all processes of a recorded run share: one file, mapped by the ranks and by
 * the reader, in a folder of its own in memory.
 *
 *     DIR/session                     this structure
 *     DIR/<rank>.<pid>.<n>.ring       one per thread that writes (record/ring.h)
 *     DIR/image-<hash>.so             kernel images that were loaded
 *
 * `next` orders everything: an event takes its number at the moment of its effect. For small
 * accesses of device memory the effect and the number are one step, under the lock of the line. */
#ifndef RECORD_SESSION_H
#define RECORD_SESSION_H

#include <limits.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/compiler.h"
#include "base/status.h"
#include "base/time.h"

#define RECORD_SESSION_MAGIC "AIVDSES"

enum {
    RECORD_LINES = 4096, /* locks, by address; a power of two */
    RECORD_LINE_SHIFT = 6,
    RECORD_ORDERED_MAX = 512, /* longest access that is ordered by locks */
    RECORD_STOP_TEXT = 256,
    RECORD_RING_SLOTS_MIN = 256 /* what one operation can make public fits several times */
};

typedef struct record_line {
    _Alignas(64) _Atomic int32_t owner; /* process that holds it, 0 = free */
    _Atomic uint32_t version;           /* stores so far, changed by the holder (bulk: by anyone) */
} record_line;

typedef struct record_session {
    _Alignas(64) char magic[8];
    uint32_t version, slot_bytes;
    uint32_t ring_slots;
    int32_t creator;
    uint64_t wall_ns;         /* CLOCK_REALTIME at the begin */
    uint64_t cycles;          /* base_cycles() at the begin */
    uint64_t ns_per_cycle_32; /* nanoseconds per cycle * 2^32 */

    _Alignas(64) _Atomic uint64_t next;  /* number given last */
    _Alignas(64) _Atomic uint32_t rings; /* ring files announced */
    _Alignas(64) _Atomic int32_t reader; /* process that reads, 0 = none yet */
    _Atomic uint32_t ended;              /* no rank is left: 1 + record_finish, by who started them */
    _Atomic uint32_t stopped;            /* the reader cannot go on: nothing is recorded any more */
    char stop_text[RECORD_STOP_TEXT];    /* why; written before `stopped` */
    /* Time in which somebody waited for the reader: deadlines do not count it. */
    _Alignas(64) _Atomic uint64_t paused_ns;
    _Atomic uint64_t paused_at;
    record_line lines[RECORD_LINES];
} record_session;

/* The session of this process, NULL when it is not recorded. Set before any thread can record. */
BASE_INTERNAL extern record_session *_Atomic record_the_session;

static inline bool record_on(void)
{
    /* Relaxed: set once, before anything is recorded; cleared when the reader is gone. */
    return BASE_UNLIKELY(atomic_load_explicit(&record_the_session, memory_order_relaxed) != NULL);
}

/* ---- for ranks ---- */

/* Joins the session AIVDRIVE_RECORD names, once; OK when there is none. */
aivd_status record_attach(void);
/* Meetings of the ranks through their launcher are recorded from now on (record/barrier.c). */
void record_barriers(void);
const char *record_folder(void); /* of the session, "" when none */
int32_t record_rank(void);

/* Nanoseconds somebody waited for the reader so far: moves while anybody does. 0 when not recorded.
 */
static inline uint64_t record_paused_ns(void)
{
    record_session *s = atomic_load_explicit(&record_the_session, memory_order_relaxed);
    return BASE_LIKELY(s == NULL) ? 0 : atomic_load_explicit(&s->paused_ns, memory_order_relaxed);
}

/* base_now_ns() without those: the clock of deadlines. Never goes back. */
uint64_t record_clock_slow(void);
static inline uint64_t record_clock_ns(void)
{
    return BASE_LIKELY(record_paused_ns() == 0) ? base_now_ns() : record_clock_slow();
}

/* Notes that the caller waits now, and did since `since_ns`; returns the time. */
uint64_t record_pause(record_session *session, uint64_t since_ns);

/* Stops recording: the first reason wins. The run goes on or is ended by who started it. */
void record_stop(record_session *session, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* ---- the order of small accesses ---- */

/* Locks the lines of [address, address + size), size <= RECORD_ORDERED_MAX, in the order of their
 * places; a holder that died is replaced. */
void record_lines_lock(record_session *session, uint64_t address, uint64_t size);
void record_lines_unlock(record_session *session, uint64_t address, uint64_t size);
/* Sum of the versions of the lines; locked, or a hint. */
uint64_t record_lines_version(record_session *session, uint64_t address, uint64_t size);
/* A store: by the holder. */
void record_lines_stored(record_session *session, uint64_t address, uint64_t size);
/* A long store: its first and last line change without a lock. */
void record_lines_bulk(record_session *session, uint64_t address, uint64_t size);

/* ---- for who starts the ranks ---- */

/* Makes a folder with a session in it (memory, else TMPDIR) and removes what dead runs left there.
 */
aivd_status record_session_create(uint32_t ring_kib, char folder[PATH_MAX],
                                  record_session **session);
/* Maps the session of a folder; the text of a wrong version names both. */
aivd_status record_session_open(const char *folder, record_session **session);
void record_session_unmap(record_session *session);
/* Removes the folder with all its files. */
void record_session_remove(const char *folder);

static inline uint64_t record_time(const record_session *session)
{
    uint64_t cycles = base_cycles() - session->cycles;
    return (uint64_t)((unsigned __int128)cycles * session->ns_per_cycle_32 >> 32);
}

bool record_process_alive(int32_t pid);

#endif
