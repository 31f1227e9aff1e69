/* shmem/kernel: what the functions of kernels share. */
#ifndef SHMEM_KERNEL_H
#define SHMEM_KERNEL_H

#include "core/grid.h"
#include "shmem/pe.h"

/* Ends the kernel at the line that called. */
#define shmem_refuse(...)                                                                          \
    (core_current->site = __builtin_return_address(0), core_rule(core_current, __VA_ARGS__))

/* The word of a block that names its instance's PE, the last of those that are 0 when a block
 * begins (core/ub_extra). 0: the active instance. */
enum { SHMEM_INSTANCE_WORD = CORE_ADAPTER_WORDS - 1 };

/* The PE of the block's device; ends the kernel, in the name of `call`, when there is none. */
static inline const shmem_pe *shmem_pe_of_block(const char *call)
{
    core_block *block = core_current;
    int32_t device = (int32_t)block->grid->launch->device;
    uint64_t chosen = block->adapter[SHMEM_INSTANCE_WORD];
    const shmem_pe *pe =
        BASE_UNLIKELY(chosen) ? (const shmem_pe *)(uintptr_t)chosen : shmem_pe_on(device);
    if (BASE_UNLIKELY(pe == NULL))
        shmem_refuse(
            "%s: device %d is no PE: launch between aclshmemx_init_attr and aclshmem_finalize",
            call, device);
    return pe;
}

#endif
