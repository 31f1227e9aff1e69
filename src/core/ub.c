/* core/ub: turns the pointer forms of real kernels into addresses and enforces UB's capacity.
 *
 *     arena address     what asc_get_phy_buf_addr(offset) returns
 *     small integer     the offset itself, cast to a pointer
 *     local             a __ubuf__ array in the kernel's frame: counts from the stack's top */
#include "core/ub.h"

#include <stdio.h>

static uintptr_t stack_pointer(void)
{
    return (uintptr_t)__builtin_frame_address(0);
}

/* Locals lie between the stack pointer and the first frame, and UB has only so many bytes. The
 * compiler aligns them, so no rule about their address is checked. */
static bool in_frames(const core_block *block, uintptr_t address, uint64_t size)
{
    uintptr_t top = (uintptr_t)block->fiber->stack_top;
    return address >= stack_pointer() && address < top && size <= top - address &&
           top - address <= block->ub_bytes;
}

__attribute__((noreturn)) static void refuse(core_block *block, const void *pointer, uint64_t size,
                                             const char *operation)
{
    uintptr_t a = (uintptr_t)pointer, arena = (uintptr_t)block->ub;
    uintptr_t top = (uintptr_t)block->fiber->stack_top;
    uintptr_t low = (uintptr_t)block->fiber->stack_low;
    unsigned long long bytes = size;
    if (a < block->ub_bytes || (a >= arena && a - arena < block->ub_limit))
        core_rule(block, "%s: %llu bytes at UB offset 0x%llx end beyond UB, which has %u bytes",
                  operation, bytes, (unsigned long long)(a < block->ub_bytes ? a : a - arena),
                  block->ub_limit);
    if (a >= low && a < top)
        core_rule(block,
                  "%s: %llu bytes at a local %llu bytes deep in the kernel's frames do not fit UB, "
                  "which has %u bytes (locals whose blocks have ended keep their place; "
                  "-fstack-reuse=all with gcc lets others take it)",
                  operation, bytes, (unsigned long long)(top - a), block->ub_bytes);
    core_rule(block,
              "%s: %p (%llu bytes) is not in UB; UB addresses come from asc_get_phy_buf_addr, are "
              "offsets below %u, or locals declared __ubuf__",
              operation, pointer, bytes, block->ub_bytes);
}

uint8_t *core_ub_slow(core_block *block, const void *pointer, uint64_t size, uint32_t align,
                      const char *operation)
{
    uintptr_t address = (uintptr_t)pointer;
    if (address < block->ub_bytes)
        address += (uintptr_t)block->ub;
    uint64_t offset = (uint64_t)(address - (uintptr_t)block->ub);
    if (offset < block->ub_limit && size <= block->ub_limit - offset) {
        if ((offset & (align - 1)) != 0)
            core_rule(block, "%s: UB address 0x%llx is not a multiple of %u bytes", operation,
                      (unsigned long long)offset, align);
        if (offset + size > block->ub_ready)
            core_fiber_ub_populate(block->fiber, (uint32_t)(offset + size));
        return (uint8_t *)address;
    }
    if (in_frames(block, address, size))
        return (uint8_t *)address;
    refuse(block, pointer, size, operation);
}

bool core_is_ub(const core_block *block, const void *pointer)
{
    uintptr_t a = (uintptr_t)pointer;
    return a < block->ub_bytes || a - (uintptr_t)block->ub < block->ub_limit ||
           (a >= (uintptr_t)block->fiber->stack_low && a < (uintptr_t)block->fiber->stack_top);
}

void core_gm_failed(core_block *block, const void *address, uint64_t size, const char *operation)
{
    if ((uintptr_t)address < block->ub_bytes)
        core_rule(block,
                  "%s: %p is not an address of GM (a null or UB pointer where a __gm__ one "
                  "is needed?)",
                  operation, address);
    core_rule(block, "%s: %llu bytes at %p are in no device memory that is mapped here (%s)",
              operation, (unsigned long long)size, address, base_error_recent());
}

const uint8_t *core_any_read(core_block *block, const void *pointer, uint64_t size,
                             const char *operation)
{
    if (core_is_ub(block, pointer))
        return core_ub(block, pointer, size, 1, operation);
    core_gm(block, pointer, size, operation);
    return pointer;
}
