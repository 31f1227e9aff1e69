/* host_device/shmem_codes.h: numbers by which the typed calls of symmetric memory tell the few
 * functions behind them what is wanted. Programs use the typed calls. */
#ifndef SHMEM_CODES_H
#define SHMEM_CODES_H

#include <limits.h>

/* Element types. */
enum aivd_shm_type {
    AIVD_SHM_INT8,
    AIVD_SHM_INT16,
    AIVD_SHM_INT32,
    AIVD_SHM_INT64,
    AIVD_SHM_UINT8,
    AIVD_SHM_UINT16,
    AIVD_SHM_UINT32,
    AIVD_SHM_UINT64,
    AIVD_SHM_HALF,
    AIVD_SHM_BFLOAT16,
    AIVD_SHM_FLOAT,
    AIVD_SHM_DOUBLE,
    AIVD_SHM_TYPE_COUNT
};
#if CHAR_MIN < 0
#define AIVD_SHM_CHAR AIVD_SHM_INT8
#else
#define AIVD_SHM_CHAR AIVD_SHM_UINT8
#endif

/* How an operation is issued. */
enum aivd_shm_flag {
    AIVD_SHM_NBI = 1,      /* may complete later: at the next quiet, or what the call documents */
    AIVD_SHM_VALUE = 2,    /* the local operand is a value of the caller, no device memory */
    AIVD_SHM_SIGNAL64 = 4, /* the signal word has 64 bits, else 32 */
    AIVD_SHM_RESULT = 8    /* an atomic whose old value is asked for: complete on return */
};

/* Engines of the calls that name one; AIVD_SHM_ANY for the others. */
enum aivd_shm_engine { AIVD_SHM_ANY, AIVD_SHM_MTE, AIVD_SHM_SDMA, AIVD_SHM_ROCE, AIVD_SHM_UDMA };

/* Atomic operations; inc is ADD of 1. */
enum aivd_shm_atomic {
    AIVD_SHM_ATOMIC_FETCH,
    AIVD_SHM_ATOMIC_SET,
    AIVD_SHM_ATOMIC_SWAP,
    AIVD_SHM_ATOMIC_COMPARE_SWAP,
    AIVD_SHM_ATOMIC_ADD,
    AIVD_SHM_ATOMIC_AND,
    AIVD_SHM_ATOMIC_OR,
    AIVD_SHM_ATOMIC_XOR
};

/* Waits and tests: which words must satisfy, and how the call asks. */
enum aivd_shm_wait {
    AIVD_SHM_WAIT_ONE,
    AIVD_SHM_WAIT_ALL,
    AIVD_SHM_WAIT_ANY,
    AIVD_SHM_WAIT_SOME,
    AIVD_SHM_WAIT_FORM = 15,  /* mask of the four above */
    AIVD_SHM_WAIT_TEST = 16,  /* looks once */
    AIVD_SHM_WAIT_VECTOR = 32 /* one value to compare with per word */
};

/* Team collectives. */
enum aivd_shm_collective {
    AIVD_SHM_BROADCAST,
    AIVD_SHM_COLLECT,
    AIVD_SHM_FCOLLECT,
    AIVD_SHM_ALLTOALL,
    AIVD_SHM_ALLTOALLS,
    AIVD_SHM_REDUCE,
    AIVD_SHM_REDUCESCATTER
};

enum aivd_shm_reduce {
    AIVD_SHM_REDUCE_NONE,
    AIVD_SHM_REDUCE_AND,
    AIVD_SHM_REDUCE_OR,
    AIVD_SHM_REDUCE_XOR,
    AIVD_SHM_REDUCE_MIN,
    AIVD_SHM_REDUCE_MAX,
    AIVD_SHM_REDUCE_SUM,
    AIVD_SHM_REDUCE_PROD
};

#endif
