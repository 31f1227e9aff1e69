/* What host and kernels of tests/ranks/shmem_rest.c agree on. */
#ifndef SHMEM_REST_ARGS_H
#define SHMEM_REST_ARGS_H

#include <stdint.h>

typedef struct rest_args {
    uint64_t words, told; /* addresses of this PE's heap */
    uint64_t way, rounds;
} rest_args;

enum { REST_WAYS = 14 };

#endif
