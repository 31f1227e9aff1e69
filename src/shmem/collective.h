/* shmem/collective: what the typed team collectives of the host come to. */
#ifndef SHMEM_COLLECTIVE_H
#define SHMEM_COLLECTIVE_H

#include <stdbool.h>
#include <stddef.h>

#include "shmem/host_device/shmem_codes.h"

typedef struct shmem_collective_args {
    int kind; /* aivd_shm_collective */
    int team;
    void *dest;
    const void *source;
    size_t count;       /* elements, as the call defines it */
    size_t element;     /* bytes of one */
    int type;           /* aivd_shm_type; reductions only */
    int op;             /* aivd_shm_reduce; reductions only */
    int root;           /* broadcast: a number in the team */
    ptrdiff_t dst, sst; /* alltoalls: strides in elements */
    bool on_stream;
    void *stream; /* NULL: the library's default stream */
} shmem_collective_args;

/* Returns 0, or a negative aclshmem_error_code_t on every PE of the team. */
int shmem_collective(const char *call, const shmem_collective_args *args);

#endif
