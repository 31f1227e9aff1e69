/* Collectives of tests/ranks/shmem_every.c in kernels. */
#include <shmem.h>

#include "shmem_every_team.h"

#define EVERY_KERNEL(family)                                                                       \
    __global__ __aicore__ void every_##family(every e)                                             \
    {                                                                                              \
        asc_init();                                                                                \
        run_##family(&e);                                                                          \
        asc_dcci_entire_out();                                                                     \
    }

EVERY_KERNEL(team)
EVERY_KERNEL(reduce)
EVERY_KERNEL(logic)
