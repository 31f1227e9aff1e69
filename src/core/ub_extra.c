/* core/ub_extra: what kernel_operator.h keeps in the running block: a few words, and UB beyond the
 * product's size. A TPipe's buffers are independent allocations here: vendor kernels ask for more
 * than one UB in total. The room lies behind the arena, so offsets and bounds stay one range. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "ascendc/impl.h"
#include "core/grid.h"
#include "core/hook.h"
#include "core/progress.h"

void core_ub_extra_reset(core_block *block)
{
    memset(block->adapter, 0, sizeof block->adapter);
    block->ub_limit = block->ub_bytes;
    if (block->ub_ready > block->ub_bytes)
        block->ub_ready = block->ub_bytes;
    block->adapter_used = false;
}

BASE_EXPORT uint64_t *aivd_cpp_words(void)
{
    core_block *block = core_current;
    block->adapter_used = true;
    return block->adapter;
}

BASE_EXPORT void *aivd_cpp_ub_extend(uint64_t bytes)
{
    core_block *block = core_current;
    uint64_t room = (uint64_t)block->ub_bytes + CORE_UB_EXTRA;
    core_count(block);
    if (bytes > room)
        core_rule(block,
                  "TPipe::InitBuffer: buffers of this block need %llu bytes of UB in all; a device "
                  "has %u, here at most %llu are given",
                  (unsigned long long)bytes, block->ub_bytes, (unsigned long long)room);
    if (bytes > block->ub_limit) {
        block->adapter_used = true;
        block->ub_limit = (uint32_t)bytes;
    }
    if (bytes > block->ub_ready)
        core_fiber_ub_populate(block->fiber, (uint32_t)bytes);
    return block->ub;
}

BASE_EXPORT void aivd_cpp_fail(const char *format, ...)
{
    char text[512];
    va_list list;
    core_block *block = core_current;
    core_count(block);
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    core_rule(block, "%s", text);
}
