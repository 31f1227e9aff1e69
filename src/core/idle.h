/* core/idle: what a thread does when nothing it is responsible for can go on
 * (docs/design/waiting.md).
 *
 *     peers on my CPU            sched_yield at once
 *     < 4 us                     a few pauses, watching the awaited word
 *     < 2 ms                     sched_yield
 *     after                      the doorbell of the awaited device, 1 ms at most
 *     every 1 ms from 100 us     unclaimed work of the devices is rung for
 *     every 20 ms                dead peers; deadline, unless heartbeats moved */
#ifndef CORE_IDLE_H
#define CORE_IDLE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

typedef struct core_idle {
    uint64_t since;    /* cycles at the streak's begin, 0 = no streak */
    uint64_t since_ns; /* clock when it became slow, 0 = not yet */
    uint64_t stall_ns; /* clock from which the stall limit counts */
    uint64_t next_ring_ns, next_check_ns;
    uint64_t beats;  /* sum of heartbeats at the last check */
    uint64_t sleeps; /* in this streak */
    uint64_t checks; /* in this streak */
} core_idle;

/* What the waiter looks at. */
typedef struct core_spot {
    const void *address; /* GM, or NULL */
    uint64_t seen;       /* word seen there (8 bytes at the aligned address below) */
    int device;          /* own device */
    bool may_sleep;
    bool alone; /* nothing else to wait for */
    int from;   /* device of whom it is awaited; -1: anybody */
    bool host;  /* not in a kernel: may sleep longer than 1 ms */
} core_spot;

typedef enum core_verdict {
    IDLE_GO_ON,
    IDLE_PEER_DEAD, /* a peer process died; said at every check, and only while not stalled */
    IDLE_STALLED    /* stall limit over */
} core_verdict;

static inline void core_idle_end(core_idle *idle)
{
    idle->since = 0;
}

/* Calibrates the limits (about 1 ms, once); else the first wait does. */
void core_idle_prepare(void);

/* One step of waiting. `before_sleep` (may be NULL) is called before the first sleep of a streak.
 */
core_verdict core_idle_step(core_idle *idle, const core_spot *spot, uint64_t stall_limit_ns,
                            void (*before_sleep)(void *), void *context);

/* Whether the device's kernels run on the CPU of this thread. */
bool core_idle_beside(int device);

/* The device's rank waits until `word` is no longer `seen`; NULL: it waits no more. For those that
 * share its CPU. */
void core_idle_tell(int device, const void *word, uint64_t seen);

/* What the ranks that share this thread's CPU would do with it. */
typedef enum core_idle_others {
    IDLE_OTHERS_WAIT,  /* all have told that they wait, for what has not come */
    IDLE_OTHERS_MIGHT, /* one has not told that it waits */
    IDLE_OTHERS_CAN    /* what one waits for has come */
} core_idle_others;

core_idle_others core_idle_others_now(int device);

/* The aligned 8 bytes that contain (the begin of) the address: what idle steps compare. */
uint64_t core_spot_word(const void *address);

/* Publishes the CPU this thread runs on for the device (its peers yield to those who share it). */
void core_idle_publish_cpu(int device);

/* Device whose process died, after IDLE_PEER_DEAD. */
int core_idle_dead_device(void);

#endif
