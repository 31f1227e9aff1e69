/* shmem/site: a recorded run learns the line of the program that called. First in an entry point
 * that has no RECORD_SITE() and RECORD_CALL() of its own: no event of its own, and a load where
 * nothing is recorded. */
#ifndef SHMEM_SITE_H
#define SHMEM_SITE_H

#include <stdbool.h>

#include "record/ring.h"

static inline bool shmem_site_begin(const void *site)
{
    bool first = record_on() && record_host_site == NULL;
    if (BASE_UNLIKELY(first))
        record_host_site = site;
    return first;
}

static inline void shmem_site_end(const bool *first)
{
    if (BASE_UNLIKELY(*first))
        record_host_site = NULL;
}

#define SHMEM_SITE()                                                                               \
    __attribute__((cleanup(shmem_site_end), unused)) const bool first_ =                           \
        shmem_site_begin(__builtin_return_address(0))

#endif
