/* core/jitter: perturbs scheduling. At every synchronisation point of a block the seed says whether
 * others run first, and which waiting block goes on next; a hook around the one that is installed.
 * Also what the options of weak order and jitter install. */
#include <time.h>

#include "base/option.h"
#include "core/grid.h"
#include "core/weak.h"
#include "record/session.h"

enum { NAP_NS_MAX = 100 * 1000 };

static uint64_t the_seed;
static const core_hook *inner;
static _Thread_local uint64_t steps; /* of this thread: its share of the seed's sequence */

static uint64_t draw(const core_block *block)
{
    uint64_t number = core_weak_mix(the_seed, (uint64_t)block->grid->launch->device << 32);
    return core_weak_mix(number, steps++);
}

/* Half of the time nothing, else other blocks or (rarely: it is a system call) other processes. */
static void perturb(core_block *block)
{
    uint64_t number = draw(block);
    if ((number & 1) == 0)
        return;
    if ((number >> 1) % 16 == 0)
        nanosleep(&(struct timespec){0, (long)(number >> 8) % NAP_NS_MAX}, NULL);
    else
        core_yield(block, false);
}

static bool synchronises(core_event_kind kind)
{
    switch (kind) {
    case CORE_EVENT_NOTIFY:
    case CORE_EVENT_WAIT:
    case CORE_EVENT_PIPE_BARRIER:
    case CORE_EVENT_BLOCK_ARRIVE:
    case CORE_EVENT_FLAG_STORE:
        return true;
    default:
        return false;
    }
}

static void on_op(const core_event *event)
{
    if (inner != NULL)
        inner->op(event);
    if (synchronises(event->kind))
        perturb(core_current);
}

static void on_begin(const core_event *event)
{
    /* Before the inner hook: from there to the end lines of memory may be locked. */
    if (synchronises(event->kind) || event->size <= 64)
        perturb(core_current);
    if (inner != NULL)
        core_hook_gm_begin(inner, event);
}

static void on_end(const core_event *event, const void *copy)
{
    if (inner != NULL)
        core_hook_gm_end(inner, event, copy);
}

static void on_later(const core_late *late)
{
    if (late->event.size <= 64)
        perturb(core_current);
    inner->later(late);
}

/* The worker resumes the one after `tail`. */
static void on_yield(core_block *block, bool patient)
{
    if (inner != NULL && inner->yield != NULL)
        inner->yield(block, patient);
    core_worker *worker = block->worker;
    if (worker->waiting < 2)
        return;
    for (uint64_t turns = draw(block) % worker->waiting; turns > 0; turns--)
        worker->tail = worker->tail->next;
}

static void on_grid(core_grid *grid, bool begin)
{
    if (inner != NULL && inner->grid != NULL)
        inner->grid(grid, begin);
}

static void on_block(core_block *block, bool begin)
{
    if (inner != NULL && inner->block != NULL)
        inner->block(block, begin);
}

const core_hook *core_jitter_hook(uint64_t seed, const core_hook *around)
{
    static core_hook hook;
    inner = around;
    the_seed = seed;
    hook = (core_hook){.op = on_op,
                       .gm_begin = on_begin,
                       .gm_end = on_end,
                       .later = around != NULL && around->later != NULL ? on_later : NULL,
                       .yield = on_yield,
                       .grid = on_grid,
                       .block = on_block};
    return &hook;
}

aivd_status core_weak_install(void)
{
    int64_t weak = 0, jitter = 0;
    aivd_status status = base_option_int(OPT_WEAK, &weak);
    if (status == AIVD_OK)
        status = base_option_int(OPT_JITTER, &jitter);
    if (status != AIVD_OK)
        return status;
    if (weak != 0 && record_on())
        return base_fail(
            AIVD_ERR_ENV, "EI0001",
            "AIVDRIVE_WEAK is set to %lld in a recorded run, which would show the order "
            "of late effects as the kernel's; unset it, or run without --record, "
            "--check and --trace",
            (long long)weak);
    if (weak != 0)
        core_hook_set(core_weak_hook((uint64_t)weak));
    if (jitter != 0)
        core_hook_set(core_jitter_hook((uint64_t)jitter, core_hook_now()));
    return AIVD_OK;
}
