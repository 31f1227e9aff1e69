/* core/jitter: perturbs scheduling. At every synchronisation point of a block the seed says whether
 * others run first, and which waiting block goes on next; a hook around the one that is installed.
 * Also what the options of weak order and jitter install. */
#include <time.h>

#include "base/option.h"
#include "core/grid.h"
#include "core/weak.h"
#include "record/session.h"

enum {
    NAP_NS_MAX = 100 * 1000,
    LATE_IN = 8,    /* one delay in so many is a long one */
    TURNS_MAX = 16, /* of the other blocks, while one is late */
};

static uint64_t the_seed;
static const core_hook *inner;
static _Thread_local uint64_t steps; /* of this thread: its share of the seed's sequence */

static uint64_t draw(const core_block *block)
{
    uint64_t number = core_weak_mix(the_seed, (uint64_t)block->grid->launch->device << 32);
    return core_weak_mix(number, steps++);
}

/* A nap holds up every block of the thread, so each of them causes it the more rarely the more
 * there are; and where one can be late alone, that is what mostly happens. */
static bool holds_up_all(const core_block *block, uint64_t number)
{
    const core_grid *grid = block->grid;
    /* Relaxed: how many have not begun is a matter of odds. */
    uint32_t next = atomic_load_explicit(&grid->next, memory_order_relaxed);
    uint64_t others = block->worker->waiting + (next < grid->blocks ? grid->blocks - next : 0);
    return number % (others == 0 ? 2 : 8 * (others + 1)) == 0;
}

/* Whether a block of this thread has something to do while this one is late. */
static bool others_go_on(const core_block *block)
{
    const core_grid *grid = block->grid;
    const core_fiber *last = block->worker->tail, *fiber = last;
    if (atomic_load_explicit(&grid->next, memory_order_relaxed) < grid->blocks)
        return true;
    if (fiber == NULL)
        return false;
    do {
        fiber = fiber->next;
        if (!fiber->block.patient && fiber->block.quiet == 0)
            return true;
    } while (fiber != last);
    return false;
}

/* Half of the time nothing, else others go first for a turn. Rarely it is a long delay: of this
 * block alone, while the others have several turns or until they wait, or (a system call) of all
 * that run on this thread. Not in polls that have brought nothing new: what waits long would be
 * delayed most. */
static void perturb(core_block *block)
{
    uint64_t number = draw(block), turns = 1;
    if ((number & 1) == 0)
        return;
    if ((number >> 1) % LATE_IN == 0 && block->quiet == 0) {
        number >>= 8;
        if (holds_up_all(block, number >> 24)) {
            nanosleep(&(struct timespec){0, (long)(number % NAP_NS_MAX)}, NULL);
            return;
        }
        turns += number % TURNS_MAX;
    }
    do
        core_yield(block, false);
    while (--turns > 0 && others_go_on(block));
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
