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

static core_event flag_event(const core_block *block, core_event_kind kind, const uint64_t *flag,
                             uint64_t value)
{
    core_event event = {.kind = kind,
                        .pipe = PIPE_S,
                        .size = sizeof *flag,
                        .value = value,
                        .site = block->site,
                        .block = block};
    if (kind == CORE_EVENT_FLAG_STORE)
        event.to = flag;
    else
        event.from = flag;
    return event;
}

/* Acquire: pairs with the release of core_flag_store. */
static uint64_t flag_now(const uint64_t *flag)
{
    return atomic_load_explicit((const _Atomic uint64_t *)flag, memory_order_acquire);
}

static uint64_t flag_load(core_block *block, const uint64_t *flag)
{
    const core_hook *hook = core_hook_now();
    if (BASE_LIKELY(hook == NULL))
        return flag_now(flag);
    core_event event = flag_event(block, CORE_EVENT_FLAG_LOAD, flag, 0);
    core_hook_gm_begin(hook, &event);
    uint64_t value = flag_now(flag);
    core_hook_gm_end(hook, &event, &value);
    return value;
}

void core_flag_store(uint64_t *flag, uint64_t value)
{
    core_block *block = core_current;
    core_count(block);
    check_flag(block, flag, "flag store");
    const core_hook *hook = core_hook_now();
    core_event event;
    if (BASE_UNLIKELY(hook != NULL)) {
        event = flag_event(block, CORE_EVENT_FLAG_STORE, flag, value);
        core_hook_gm_begin(hook, &event);
    }
    /* Release: pairs with the acquire of core_flag_load in the peer that waits. */
    atomic_store_explicit((_Atomic uint64_t *)flag, value, memory_order_release);
    if (BASE_UNLIKELY(hook != NULL))
        core_hook_gm_end(hook, &event, &value);
    core_stored(block);
    fabric_ring_if_waited(flag);
}

uint64_t core_flag_load(const uint64_t *flag)
{
    core_block *block = core_current;
    core_count(block);
    check_flag(block, flag, "flag load");
    uint64_t value = flag_load(block, flag);
    if (core_note_read(block, flag, &value, sizeof value))
        value = flag_load(block, flag);
    return value;
}

typedef struct flag_wait {
    const uint64_t *flag;
    uint64_t value;
} flag_wait;

static bool flag_ready(void *context)
{
    const flag_wait *w = context;
    return flag_now(w->flag) >= w->value;
}

void core_flag_wait_ge(const uint64_t *flag, uint64_t value, const char *what)
{
    core_block *block = core_current;
    core_count(block);
    check_flag(block, flag, "flag wait");
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
    const core_hook *hook = core_hook_now();
    if (BASE_LIKELY(hook == NULL))
        return;
    core_event event = flag_event(block, CORE_EVENT_FLAG_WAIT, flag, value);
    core_hook_gm_begin(hook, &event);
    uint64_t seen = flag_now(flag);
    core_hook_gm_end(hook, &event, &seen);
}
