/* Kernels of tests/ranks/shmem_every.c through the templates and overloads of C++. */
#include <shmem.h>

#include "shmem_every_engine.h"

#define EVERY_KERNEL(family)                                                                       \
    extern "C" __global__ __aicore__ void every_##family(every e)                                  \
    {                                                                                              \
        AscendC::InitSocState();                                                                   \
        run_##family(&e);                                                                          \
        asc_dcci_entire_out();                                                                     \
    }

EVERY_KERNEL(rows)
EVERY_KERNEL(engines)
EVERY_KERNEL(tensors)
