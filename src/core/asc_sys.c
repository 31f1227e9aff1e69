/* core/asc_sys: system variables of the Ascend C SIMD C-API. */
#include "base/time.h"
#include "c_api/asc_impl.h"
#include "core/hook.h"
#include "core/ub.h"

enum { SYSTEM_CYCLE_NS = 20 /* the device's counter runs at 50 MHz */ };

/* Starts a kernel from a known state. */
BASE_EXPORT void aivd_asc_init(void)
{
    core_block *block = core_current;
    core_count(block);
    block->atomic_op = ATOMIC_NONE;
    block->mask_count = false;
    block->mask[0] = block->mask[1] = UINT64_MAX;
}

BASE_EXPORT int64_t aivd_asc_get_block_num(void)
{
    return core_current->grid->blocks;
}

BASE_EXPORT int64_t aivd_asc_get_block_idx(void)
{
    return core_current->index;
}

/* An AIV-only kernel: every vector core is a group of its own. */
BASE_EXPORT int64_t aivd_asc_get_sub_block_num(void)
{
    return 1;
}

BASE_EXPORT int64_t aivd_asc_get_sub_block_id(void)
{
    return 0;
}

BASE_EXPORT int64_t aivd_asc_get_core_id(void)
{
    return core_current->index % core_profile_get()->vector_cores;
}

BASE_EXPORT int64_t aivd_asc_get_system_cycle(void)
{
    core_block *block = core_current;
    core_count(block);
    return (int64_t)(base_now_ns() / SYSTEM_CYCLE_NS);
}

BASE_EXPORT int64_t aivd_asc_get_phy_stack_base(void)
{
    return (int64_t)(uintptr_t)core_current->fiber->stack_top;
}

BASE_EXPORT int64_t aivd_asc_get_status(void)
{
    return 0;
}

BASE_EXPORT int64_t aivd_asc_get_sys_virtual_base(void)
{
    return (int64_t)fabric_the_map.base;
}

BASE_EXPORT int64_t aivd_asc_get_ctrl(void)
{
    return (int64_t)core_current->ctrl;
}

BASE_EXPORT void aivd_asc_set_ctrl(uint64_t config)
{
    core_block *block = core_current;
    core_count(block);
    block->ctrl = config;
    CORE_HOOK(CORE_EVENT_MODE, PIPE_S, .id = CORE_MODE_CTRL, .value = config);
}

BASE_EXPORT int64_t aivd_asc_get_ffts_base_addr(void)
{
    return (int64_t)core_current->ffts_base;
}

BASE_EXPORT void aivd_asc_set_ffts_base_addr(uint64_t config)
{
    core_current->ffts_base = config;
}

BASE_EXPORT uint64_t aivd_asc_get_overflow_status(void)
{
    return 0;
}

void *aivd_ub_pointer(uintptr_t value); /* c_api/asc_types.h, a header of device code */

BASE_EXPORT void *aivd_ub_pointer(uintptr_t value)
{
    core_block *block = core_current;
    return value < block->ub_bytes ? block->ub + value : (void *)value;
}

BASE_EXPORT uint64_t aivd_asc_get_phy_buf_addr(uint64_t offset)
{
    core_block *block = core_current;
    if (BASE_UNLIKELY(offset >= block->ub_bytes))
        core_rule(block, "asc_get_phy_buf_addr: offset %llu is outside of UB, which has %u bytes",
                  (unsigned long long)offset, block->ub_bytes);
    return (uint64_t)(uintptr_t)block->ub + offset;
}

BASE_EXPORT int64_t aivd_asc_get_program_counter(void)
{
    return (int64_t)(uintptr_t)__builtin_return_address(0);
}

BASE_EXPORT void aivd_asc_get_arch_ver(uint32_t *core_version)
{
    *core_version = core_profile_get()->npu_arch;
}
