/* aivdrive/launch.h: rank, size, broadcast and barrier for programs that use no MPI.
 *
 * The same calls work under aivrun (over its socket), under Open MPI's and Slurm's launchers
 * (PMIx), under MPICH's (PMI-1), and without any launcher, where the process is rank 0 of 1:
 *
 *     aivd_launch_init();
 *     if (aivd_launch_rank() == 0)
 *         HcclGetRootInfo(&info);
 *     aivd_launch_broadcast(0, &info, sizeof info);
 *     ...
 *     aivd_launch_finalize();
 *
 * Broadcast and barrier are collective: every rank calls them, in the same order, with the same
 * root and size. They are for start-up and for the ends of phases (a call costs tens to hundreds of
 * microseconds). No call waits for ever: AIVDRIVE_LAUNCHER_TIMEOUT (default 600 s) bounds it, and a
 * rank that ends early is an error on the others. After a failed collective call the only useful
 * call is aivd_launch_finalize().
 *
 * Every function may be called from any thread; calls of one process take turns. A program that
 * uses MPI under MPICH must not use this header as well: both would speak on the same descriptor.
 */
#ifndef AIVDRIVE_LAUNCH_H
#define AIVDRIVE_LAUNCH_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define AIVD_LAUNCH_API __attribute__((visibility("default")))
#else
#define AIVD_LAUNCH_API
#endif

/* Most bytes of one broadcast. */
#define AIVD_LAUNCH_BYTES_MAX 65536

typedef enum aivd_launch_status {
    AIVD_LAUNCH_OK = 0,
    AIVD_LAUNCH_ERR_PARAM = 1,         /* null pointer, root or size out of range */
    AIVD_LAUNCH_ERR_STATE = 2,         /* not initialised, already initialised, or failed before */
    AIVD_LAUNCH_ERR_NOT_SUPPORTED = 3, /* this launcher offers no exchange between ranks */
    AIVD_LAUNCH_ERR_SYSTEM = 4,        /* the connection to the launcher failed */
    AIVD_LAUNCH_ERR_TIMEOUT = 5,       /* not all ranks came in time */
    AIVD_LAUNCH_ERR_PEER = 6,          /* a rank ended, or called something else */
    AIVD_LAUNCH_ERR_ENV = 7            /* an environment variable with a bad value */
} aivd_launch_status;

/* Finds the launcher and joins it. Does not wait for the other ranks. Under a launcher that offers
 * no exchange (torchrun, srun without PMIx) rank and size are right and the collective calls answer
 * AIVD_LAUNCH_ERR_NOT_SUPPORTED. */
AIVD_LAUNCH_API aivd_launch_status aivd_launch_init(void);

/* This rank and the number of ranks: 0 and 1 before aivd_launch_init(). */
AIVD_LAUNCH_API int aivd_launch_rank(void);
AIVD_LAUNCH_API int aivd_launch_size(void);

/* The same among the ranks of this host; equal to rank and size when the launcher does not say. */
AIVD_LAUNCH_API int aivd_launch_local_rank(void);
AIVD_LAUNCH_API int aivd_launch_local_size(void);

/* Copies `bytes` (0 to AIVD_LAUNCH_BYTES_MAX, the same on every rank) at `data` of rank `root` to
 * `data` of every other rank. Returns when all ranks have called it. On failure `data` is
 * unchanged. `data` may be NULL only when `bytes` is 0. */
AIVD_LAUNCH_API aivd_launch_status aivd_launch_broadcast(int root, void *data, size_t bytes);

/* Returns when all ranks have called it. */
AIVD_LAUNCH_API aivd_launch_status aivd_launch_barrier(void);

/* Leaves the launcher; does not wait for the other ranks. Afterwards aivd_launch_init() is allowed
 * again only where the launcher can be joined twice (aivrun, or none). */
AIVD_LAUNCH_API aivd_launch_status aivd_launch_finalize(void);

/* One line about the last failure of the calling thread, "" when none; valid until its next one. */
AIVD_LAUNCH_API const char *aivd_launch_error(void);

#ifdef __cplusplus
}
#endif

#endif
