/* core/core: runs the blocks of a kernel. See docs/design/execution.md.
 *
 * A grid is one launch: `blocks` calls of one entry, all able to make progress at the same time.
 * Blocks run on fibers (core/fiber) of one or several workers; every operation of a device language
 * ends in src/core, and everything that can block goes through core_wait (core/wait.h). */
#ifndef CORE_CORE_H
#define CORE_CORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

typedef void (*core_entry)(const void *args);

typedef struct core_launch core_launch;

/* What the launcher of a kernel knows about its waiting, and wants to know. Each may be NULL; all are
 * called with the launch or its owner, by threads that run blocks, never on a hot path. */
typedef struct core_launcher {
    /* Adds to the report of a kernel that ended for want of a peer: names who did not come. */
    void (*explain)(const void *owner, char *text, size_t size);
    /* Asked every 20 ms of a wait: true ends the kernel with this status and text. */
    bool (*broken)(const core_launch *launch, aivd_status *status, char *text, size_t size);
    /* Asked when the kernel has ended well: true when a peer that failed may have changed meanwhile
     * what was read. Then `broken` says why. On the way of every launch: a load. */
    bool (*spoiled)(const core_launch *launch);
    /* Device of a peer of this kernel whose process died, or -1. NULL: every peer counts. */
    int (*dead)(const void *owner);
    /* The kernel has failed. */
    void (*failed)(const core_launch *launch, aivd_status status, const char *text);
} core_launcher;

struct core_launch {
    const char *kernel; /* name for reports */
    core_entry entry;   /* called once per block */
    const void *args;   /* packed arguments, alive until the grid ends */
    uint32_t blocks;
    int device;        /* device the kernel runs on */
    uint64_t stall_ns; /* limit for time without progress; BASE_NEVER = none */
    uint64_t wall_ns;  /* limit for the whole kernel; BASE_NEVER = none */
    void *block_local; /* image's [[block_local]] data, swapped with the block; NULL = none */
    size_t block_local_size;
    const void *block_local_init; /* its initial contents */
    const core_launcher *launcher; /* NULL = none */
    const void *owner;             /* its argument, alive until the grid ends */
};

/* Runs the grid to its end on the calling thread (and AIVDRIVE_THREADS - 1 helpers). OK,
 * KERNEL_TIMEOUT, KERNEL_EXCEPTION, KERNEL_TRAP or PEER; the failure text (base_error_recent) has
 * the abort report. `cancel`, when not NULL, is polled in waits: true ends the grid with ABORTED.
 */
aivd_status core_grid_run(const core_launch *launch, const _Atomic bool *cancel);

/* Kernel names given before may be gone from their place: an image is unloaded. */
void core_names_end(void);

/* Facts about the product (AIVDRIVE_SOC), one table. */
typedef struct core_profile {
    const char *soc;       /* "Ascend910_93" */
    uint32_t vector_cores; /* 48 */
    uint32_t cube_cores;   /* 24 */
    uint32_t ub_bytes;     /* 192 KiB */
    uint32_t npu_arch;     /* 2201, 3510 */
    uint64_t l2_bytes;
} core_profile;
const core_profile *core_profile_get(void);

/* How reports name an address: whoever owns device memory fills `text` ("buffer 0x...+0x40") or
 * leaves it alone. */
typedef void (*core_describe)(const void *address, char *text, size_t size);
void core_set_describe(core_describe describe);

typedef struct core_stats {
    uint64_t grids, blocks, yields, sleeps, aborts;
} core_stats;
void core_stats_get(core_stats *stats);

#endif
