/* Kernels of tests/ranks/shmem_every.c, but for the collectives. */
#include <shmem.h>

#include "shmem_every_data.h"
#include "shmem_every_engine.h"
#include "shmem_every_words.h"

#define EVERY_KERNEL(family)                                                                       \
    __global__ __aicore__ void every_##family(every e)                                             \
    {                                                                                              \
        asc_init();                                                                                \
        run_##family(&e);                                                                          \
        asc_dcci_entire_out();                                                                     \
    }

EVERY_KERNEL(data)
EVERY_KERNEL(bits)
EVERY_KERNEL(words)
EVERY_KERNEL(atomic)
EVERY_KERNEL(add)
EVERY_KERNEL(rows)
EVERY_KERNEL(engines)
