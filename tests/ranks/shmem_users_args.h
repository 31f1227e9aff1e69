/* Arguments of the kernels of shmem_users.c. */
#ifndef SHMEM_USERS_ARGS_H
#define SHMEM_USERS_ARGS_H

#include <stdint.h>

typedef struct shmem_users_args {
    uint64_t block; /* symmetric; 0: none */
    uint64_t go;    /* a symmetric word that ends the wait */
    uint64_t begun; /* device memory: becomes 1 when the kernel runs */
    int32_t team;   /* a barrier of it follows; -1: none */
    int32_t unused;
} shmem_users_args;

#endif
