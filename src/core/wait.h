/* core/wait: the one function everything that can block goes through.
 *
 * Host side (stream synchronisation, events, channel hand-shakes): core_wait_host(). Device side
 * (blocks): core_wait_block(), used by all-block barriers and library kernels, and the progress
 * detection of hand-written polls, which ends in the same idle step. Order of waiting: other blocks
 * of this worker; peers that share this CPU (sched_yield at once); the others (spin about 4 us,
 * then yield); after milliseconds the doorbell futex of the device that owns the awaited word. */
#ifndef CORE_WAIT_H
#define CORE_WAIT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

typedef bool (*core_ready)(void *context);

typedef struct core_wait {
    core_ready ready;    /* cheap, no side effect; acquire semantics are its own business */
    void *context;
    const void *address; /* awaited word, for the report and the doorbell; may be NULL */
    uint64_t wanted;     /* value wanted, for the report */
    const char *what;    /* "stream 3 of device 0", for texts */
    uint64_t timeout_ns; /* BASE_NEVER = none */
    bool peers;          /* also end with PEER when a peer process died */
} core_wait;

/* OK, TIMEOUT or PEER. Does not record a failure text: the caller knows what to say. */
aivd_status core_wait_host(const core_wait *wait);

/* Same, called from inside a block: lets other blocks run. On abort of the grid it does not
 * return. timeout_ns is ignored: the grid's limits apply. */
void core_wait_block(const core_wait *wait);

#endif
