/* core/builtin: flags of the library's own kernels. */
#include "core/builtin.h"

#include <stdatomic.h>

#include "base/time.h"
#include "c_api/asc_enums.h"
#include "core/grid.h"
#include "core/hook.h"
#include "core/progress.h"
#include "core/ub.h"
#include "core/wait.h"

uint32_t core_block_index(void)
{
    return core_current->index;
}

uint32_t core_block_count(void)
{
    return core_current->grid->blocks;
}

static void check_flag(core_block *block, const uint64_t *flag, const char *operation)
{
    if (BASE_UNLIKELY(((uintptr_t)flag & 7) != 0))
        core_rule(block, "%s: flag address %p is not a multiple of 8", operation,
                  (const void *)flag);
    core_gm(block, flag, sizeof *flag, operation);
}

void core_flag_store(uint64_t *flag, uint64_t value)
{
    core_block *block = core_current;
    core_count(block);
    check_flag(block, flag, "flag store");
    CORE_HOOK(CORE_EVENT_FLAG_STORE, PIPE_S, .to = flag, .size = sizeof *flag, .value = value);
    /* Release: pairs with the acquire of core_flag_load in the peer that waits. */
    atomic_store_explicit((_Atomic uint64_t *)flag, value, memory_order_release);
    core_stored(block);
    fabric_ring_if_waited(flag);
}

uint64_t core_flag_load(const uint64_t *flag)
{
    core_block *block = core_current;
    core_count(block);
    check_flag(block, flag, "flag load");
    CORE_HOOK(CORE_EVENT_FLAG_LOAD, PIPE_S, .from = flag, .size = sizeof *flag);
    uint64_t value = atomic_load_explicit((const _Atomic uint64_t *)flag, memory_order_acquire);
    if (core_note_read(block, flag, &value, sizeof value))
        value = atomic_load_explicit((const _Atomic uint64_t *)flag, memory_order_acquire);
    return value;
}

typedef struct flag_wait {
    const uint64_t *flag;
    uint64_t value;
} flag_wait;

static bool flag_ready(void *context)
{
    const flag_wait *w = context;
    /* Acquire: pairs with the release of core_flag_store. */
    return atomic_load_explicit((const _Atomic uint64_t *)w->flag, memory_order_acquire) >=
           w->value;
}

void core_flag_wait_ge(const uint64_t *flag, uint64_t value, const char *what)
{
    core_block *block = core_current;
    core_count(block);
    check_flag(block, flag, "flag wait");
    CORE_HOOK(CORE_EVENT_FLAG_WAIT, PIPE_S, .from = flag, .size = sizeof *flag, .value = value);
    flag_wait w = {flag, value};
    core_wait wait = {
        .ready = flag_ready,
        .context = &w,
        .address = flag,
        .wanted = value,
        .what = what,
        .timeout_ns = BASE_NEVER,
    };
    core_wait_block(&wait);
}
