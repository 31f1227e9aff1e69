/* shmem/kernel: what the functions of kernels share. */
#ifndef SHMEM_KERNEL_H
#define SHMEM_KERNEL_H

#include "core/grid.h"
#include "shmem/pe.h"

/* The PE of the block's device; ends the kernel, in the name of `call`, when there is none. */
static inline const shmem_pe *shmem_pe_of_block(const char *call)
{
    core_block *block = core_current;
    int32_t device = (int32_t)block->grid->launch->device;
    const shmem_pe *pe = shmem_pe_on(device);
    if (BASE_UNLIKELY(pe == NULL))
        core_rule(block,
                  "%s: device %d is no PE: launch between aclshmemx_init_attr and aclshmem_finalize",
                  call, device);
    return pe;
}

#endif
