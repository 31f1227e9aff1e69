/* core/abort: how a grid is stopped, and the report that says why. The first cause wins; blocks
 * leave at their next operation; the launching thread writes the report when all have left. */
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/log.h"
#include "base/time.h"
#include "core/asc.h"
#include "core/grid.h"
#include "core/where.h"
#include "fabric/region.h"

enum { REPORT_BYTES = 8192, RECENT_BYTES = 1900, BLOCKS_SHOWN = 16, PEERS_SHOWN = 32 };

static _Atomic(core_describe) describe_address;

void core_set_describe(core_describe describe)
{
    /* Relaxed: set once at start, and a report without it is still right. */
    atomic_store_explicit(&describe_address, describe, memory_order_relaxed);
}

static void stop(core_grid *grid, uintptr_t pc, aivd_status status, uint32_t block,
                 const char *format, va_list args)
{
    uint32_t none = 0;
    if (!atomic_compare_exchange_strong_explicit(&grid->cause_claimed, &none, 1,
                                                 memory_order_relaxed, memory_order_relaxed))
        return;
    grid->cause = status;
    grid->cause_block = block;
    grid->cause_pc = pc;
    vsnprintf(grid->cause_text, sizeof grid->cause_text, format, args);
    /* Release: pairs with the acquire in core_grid_run. */
    atomic_store_explicit(&grid->stop, true, memory_order_release);
}

void core_stop(core_grid *grid, aivd_status status, uint32_t block, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    stop(grid, 0, status, block, format, args);
    va_end(args);
}

void core_stop_at(core_grid *grid, uintptr_t pc, aivd_status status, uint32_t block,
                  const char *format, ...)
{
    va_list args;
    va_start(args, format);
    stop(grid, pc, status, block, format, args);
    va_end(args);
}

void core_end_kernel(core_block *block, aivd_status status, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    stop(block->grid, (uintptr_t)block->site, status, block->index, format, args);
    va_end(args);
    core_leave(block);
}

void core_rule(core_block *block, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    stop(block->grid, (uintptr_t)block->site, AIVD_ERR_KERNEL_EXCEPTION, block->index, format,
         args);
    va_end(args);
    core_leave(block);
}

void core_asc_not_built(const char *name)
{
    if (core_current != NULL)
        core_rule(core_current, "%s: not built yet", name);
    BASE_LOG(LOG_ERROR, LOG_CORE, "%s: not built yet, and called outside of a kernel", name);
}

/* ---- the report ---- */

typedef struct report {
    char text[REPORT_BYTES];
    size_t used;
    const void *site; /* where the block before waits */
} report;

static void say(report *r, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say(report *r, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int n = vsnprintf(r->text + r->used, sizeof r->text - r->used, format, args);
    va_end(args);
    if (n > 0)
        r->used += (size_t)n;
    if (r->used >= sizeof r->text)
        r->used = sizeof r->text - 1;
}

/* The process may be dead without having said so. */
static bool alive(const fabric_region *region, uint32_t state)
{
    if (region->own)
        return true;
    return state == FABRIC_ALIVE && region->pid > 0 && kill(region->pid, 0) == 0;
}

static void say_peer(report *r, uint32_t device, const fabric_region *region, uint32_t own_launches)
{
    const fabric_control *control = region->control;
    uint32_t started = atomic_load_explicit(&control->launches_started, memory_order_relaxed);
    uint32_t finished = atomic_load_explicit(&control->launches_finished, memory_order_relaxed);
    uint32_t at_once = atomic_load_explicit(&control->at_once, memory_order_relaxed);
    uint32_t state = atomic_load_explicit(&control->state, memory_order_relaxed);
    char kernel[FABRIC_NAME_MAX];
    memcpy(kernel, control->kernel, sizeof kernel);
    kernel[sizeof kernel - 1] = '\0';
    say(r, "\n  %s: ", fabric_device_name((int)device));
    if (state == FABRIC_LEFT)
        say(r, "has left");
    else if (!alive(region, state))
        say(r, "dead");
    else if (started == finished && atomic_load_explicit(&control->error, memory_order_relaxed))
        say(r, "its kernel %s has failed (%s)", kernel,
            base_status_name(
                (aivd_status)atomic_load_explicit(&control->error, memory_order_relaxed)));
    else if (started == finished)
        say(r, "not in a kernel");
    else
        say(r, "in kernel %s", kernel);
    say(r, ", %u launches finished; here this is launch %u", finished + at_once, own_launches);
}

static void say_peers(report *r, const core_grid *grid)
{
    uint32_t own = 0;
    if (grid->control != NULL)
        own = atomic_load_explicit(&grid->control->launches_started, memory_order_relaxed) +
              atomic_load_explicit(&grid->control->at_once, memory_order_relaxed);
    uint32_t shown = 0;
    for (uint32_t d = 0; d < fabric_the_map.devices && d < FABRIC_DEVICES_MAX; d++) {
        const fabric_region *region =
            atomic_load_explicit(&fabric_regions[d], memory_order_relaxed);
        if (region == NULL || (int)d == grid->launch->device)
            continue;
        if (++shown > PEERS_SHOWN)
            break;
        say_peer(r, d, region, own);
    }
    if (shown > PEERS_SHOWN)
        say(r, "\n  and more devices");
}

/* What a kernel said last is often why it ended itself. */
static bool last_line(const core_grid *grid, char *line, size_t size)
{
    const core_fiber *f = grid->abandoned;
    while (f != NULL && f->block.index != grid->cause_block)
        f = f->next;
    return f != NULL && grid->cause == AIVD_ERR_KERNEL_TRAP &&
           core_text_last(&f->block, line, size);
}

static void say_owner(report *r, const core_grid *grid)
{
    char text[2048] = "";
    const core_launcher *launcher = grid->launch->launcher;
    if (launcher == NULL || launcher->explain == NULL)
        return;
    launcher->explain(grid->launch->owner, text, sizeof text);
    say(r, "%s", text);
}

static void say_block(report *r, const core_block *block, uint64_t now_ns)
{
    char where[128] = "";
    if (block->polled != NULL) {
        core_describe describe = atomic_load_explicit(&describe_address, memory_order_relaxed);
        snprintf(where, sizeof where, "%p", block->polled);
        if (describe != NULL)
            describe(block->polled, where, sizeof where);
    }
    say(r, "\n  block %u waits", block->index);
    if (block->what != NULL)
        say(r, " for %s", block->what);
    if (block->polled != NULL) {
        int device = fabric_device_of(block->polled);
        say(r, " at %s", where);
        if (device >= 0)
            say(r, " of %s", fabric_device_name(device));
        say(r, ": value seen 0x%llx", (unsigned long long)block->polled_value);
        if (block->wanted != UINT64_MAX)
            say(r, ", wanted 0x%llx", (unsigned long long)block->wanted);
    }
    /* Blocks mostly wait in one line: said with the first of them. */
    if (block->site != NULL && block->site != r->site)
        say(r, ", at %s", core_where(block->site));
    r->site = block->site;
    if (block->since_ns != 0)
        say(r, ", since %.3f s", (double)(now_ns - block->since_ns) / 1e9);
}

static void say_blocks(report *r, const core_grid *grid)
{
    uint64_t now_ns = base_now_ns();
    uint32_t shown = 0, more = 0;
    for (const core_fiber *f = grid->abandoned; f != NULL; f = f->next) {
        if (f->block.index == grid->cause_block)
            continue;
        if (shown < BLOCKS_SHOWN) {
            say_block(r, &f->block, now_ns);
            shown++;
        } else
            more++;
    }
    if (more > 0)
        say(r, "\n  and %u more blocks", more);
}

/* Oldest block first: the list was filled from its end. */
static void sort_abandoned(core_grid *grid)
{
    core_fiber *sorted = NULL;
    while (grid->abandoned != NULL) {
        core_fiber *fiber = grid->abandoned;
        grid->abandoned = fiber->next;
        core_fiber **place = &sorted;
        while (*place != NULL && (*place)->block.index < fiber->block.index)
            place = &(*place)->next;
        fiber->next = *place;
        *place = fiber;
    }
    grid->abandoned = sorted;
}

/* A fault in an operation's own code says nothing: the place it was called from does. */
static uintptr_t cause_place(const core_grid *grid)
{
    const core_fiber *f = grid->abandoned;
    while (f != NULL && f->block.index != grid->cause_block)
        f = f->next;
    if (grid->cause_pc == 0 || f == NULL || f->block.site == NULL)
        return grid->cause_pc;
    const void *pc = (const void *)grid->cause_pc;
    bool ours = core_same_image(pc, (const void *)(uintptr_t)&core_report) ||
                core_same_image(pc, (const void *)(uintptr_t)&memcpy);
    return ours ? (uintptr_t)f->block.site : grid->cause_pc;
}

aivd_status core_report(core_grid *grid)
{
    static const char *const codes[AIVD_STATUS_COUNT] = {
        [AIVD_ERR_KERNEL_TIMEOUT] = "507034",
        [AIVD_ERR_KERNEL_EXCEPTION] = "507035",
        [AIVD_ERR_KERNEL_TRAP] = "507036",
        [AIVD_ERR_MISMATCH] = "EI0005",
    };
    report r = {.used = 0};
    sort_abandoned(grid);
    char line[160];
    bool talked = last_line(grid, line, sizeof line);
    for (core_fiber *f = grid->abandoned; f != NULL; f = f->next)
        core_text_close(&f->block);
    say(&r, "%s", grid->cause_text);
    if (grid->cause_pc != 0)
        say(&r, " at %s", core_where((const void *)cause_place(grid)));
    say(&r, " [kernel %s, %u blocks, %s", grid->launch->kernel, grid->blocks,
        grid->launch->device < 0 ? "no device" : fabric_device_name(grid->launch->device));
    if (grid->cause_block != UINT32_MAX)
        say(&r, ", block %u", grid->cause_block);
    say(&r, "]");
    if (talked)
        say(&r, "; it had printed \"%s\"", line);
    if (grid->cause == AIVD_ERR_KERNEL_TIMEOUT || grid->cause == AIVD_ERR_PEER) {
        say_owner(&r, grid);
        say_peers(&r, grid);
        say_blocks(&r, grid);
    }
    aivd_status status = base_fail(grid->cause, codes[grid->cause], "%.*s", RECENT_BYTES, r.text);
    if (r.used > RECENT_BYTES)
        BASE_LOG(LOG_ERROR, LOG_CORE, "...%s", r.text + RECENT_BYTES);
    if (grid->launch->launcher != NULL && grid->launch->launcher->failed != NULL)
        grid->launch->launcher->failed(grid->launch, grid->cause, grid->cause_text);
    return status;
}
