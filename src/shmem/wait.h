/* shmem/wait: what the typed host calls that wait for words, or test them, come to. */
#ifndef SHMEM_WAIT_H
#define SHMEM_WAIT_H

#include <stddef.h>

#include "shmem/host_device/shmem_codes.h"

typedef struct shmem_wait_args {
    unsigned form;      /* aivd_shm_wait: which words, with TEST and VECTOR */
    int type;           /* aivd_shm_type of words and values */
    int cmp;            /* aclshmem_cmp_op_type_t */
    const void *words;  /* local symmetric memory */
    size_t count;       /* of words */
    const int *status;  /* [count], NULL: all; a word with status 0 takes part */
    const void *values; /* one value, or [count] with VECTOR */
    size_t *indices;    /* SOME: which words satisfied */
    size_t *size_out;   /* ANY: which word; SOME: how many; else NULL and unused */
    int *int_out;       /* TEST of one or all: 1 or 0; else NULL and unused */
} shmem_wait_args;

/* Waits or tests, and stores the result where the form has one. A comparison out of 0..5 is
 * refused: size_out becomes SIZE_MAX (ANY) or 0, int_out 0. */
void shmem_wait(const char *call, const shmem_wait_args *args);

#endif
