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

/* The PE a block acts for, or NULL: that of its device, if it has not chosen another instance. */
static inline const shmem_pe *shmem_pe_acting(const core_block *block)
{
    uint64_t chosen = block->adapter[SHMEM_INSTANCE_WORD];
    return BASE_UNLIKELY(chosen) ? (const shmem_pe *)(uintptr_t)chosen
                                 : shmem_pe_on((int32_t)block->grid->launch->device);
}

/* The same; ends the kernel, in the name of `call`, when there is none. */
static inline const shmem_pe *shmem_pe_of_block(const char *call)
{
    const shmem_pe *pe = shmem_pe_acting(core_current);
    if (BASE_UNLIKELY(pe == NULL))
        shmem_refuse(
            "%s: device %d is no PE: launch between aclshmemx_init_attr and aclshmem_finalize",
            call, (int)core_current->grid->launch->device);
    return pe;
}

#endif
