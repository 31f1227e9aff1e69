/* base/launch_backend: the ways to reach the other ranks that launch.c chooses from. Each file
 * launch_<way>.c owns one; state is theirs, calls are serialised by launch.c. */
#ifndef BASE_LAUNCH_BACKEND_H
#define BASE_LAUNCH_BACKEND_H

#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

typedef struct launch_place {
    int rank, size, local_rank, local_size; /* -1 = not known */
} launch_place;

typedef struct launch_backend {
    const char *name;
    /* Joins; may fill what it knows better than the environment. AIVD_ERR_NOT_FOUND without text:
     * this way does not exist here, try the next. */
    aivd_status (*open)(launch_place *place, uint64_t deadline_ns);
    aivd_status (*broadcast)(const launch_place *place, int root, void *data, size_t bytes,
                             uint64_t deadline_ns);
    aivd_status (*barrier)(const launch_place *place, uint64_t deadline_ns);
    void (*close)(void);
} launch_backend;

extern const launch_backend launch_aivrun;
extern const launch_backend launch_pmi;
extern const launch_backend launch_pmix;

/* Milliseconds until a deadline for poll(), rounded up, at least 0. */
int launch_milliseconds_left(uint64_t deadline_ns);

#endif
