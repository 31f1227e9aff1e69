/* core/ub: what a kernel's pointer means (docs/design/ub.md). */
#ifndef CORE_UB_H
#define CORE_UB_H

#include <stdint.h>

#include "core/grid.h"
#include "core/progress.h"
#include "fabric/region.h"

/* An operand in UB that is an arena address with pages: the address itself. Else the slow way. */
uint8_t *core_ub_slow(core_block *block, const void *pointer, uint64_t size, uint32_t align,
                      const char *operation);

/* Address of `size` bytes of UB given in any of the three forms; ends the kernel when they do not
 * lie in UB, or (arena forms) the address is not a multiple of `align`. */
static inline uint8_t *core_ub(core_block *block, const void *pointer, uint64_t size,
                               uint32_t align, const char *operation)
{
    uint64_t offset = (uint64_t)((uintptr_t)pointer - (uintptr_t)block->ub);
    if (BASE_LIKELY(offset < block->ub_ready && size <= block->ub_ready - offset &&
                    (offset & (align - 1)) == 0))
        return (uint8_t *)(uintptr_t)pointer;
    return core_ub_slow(block, pointer, size, align, operation);
}

/* Whether the pointer is one of the forms of UB. */
bool core_is_ub(const core_block *block, const void *pointer);

void core_gm_failed(core_block *block, const void *address, uint64_t size, const char *operation)
    __attribute__((noreturn));

/* GM operand: populated, or the end of the kernel. */
static inline void core_gm(core_block *block, const void *address, uint64_t size,
                           const char *operation)
{
    if (BASE_UNLIKELY((uintptr_t)address < block->ub_bytes ||
                      fabric_touch(address, size) != AIVD_OK))
        core_gm_failed(block, address, size, operation);
}

/* Either kind, for reading (dumps). */
const uint8_t *core_any_read(core_block *block, const void *pointer, uint64_t size,
                             const char *operation);

#endif
