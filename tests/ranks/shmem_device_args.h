/* What host and kernels of tests/ranks/shmem_device.c agree on. */
#ifndef SHMEM_DEVICE_ARGS_H
#define SHMEM_DEVICE_ARGS_H

#include <stdint.h>

/* Addresses are of this PE's symmetric heap. */
typedef struct shmem_device_args {
    uint64_t data, result;   /* bytes; where results of this PE go */
    uint64_t words, signals; /* words[4] of 32 bits; signals: a line of 64 bytes per PE */
    uint64_t bytes, round;
    int64_t team;
} shmem_device_args;

/* Slots of 64 words that shm_engines fills, the last one with what the kernel was told. */
#define SHMEM_DEVICE_SLOTS 24
#define SHMEM_DEVICE_TOLD  (SHMEM_DEVICE_SLOTS - 1)

#define SHMEM_DEVICE_FORMS 8 /* of a put, in `types` */

#endif
