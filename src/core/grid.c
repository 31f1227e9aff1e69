/* core/grid: from a launch to its blocks and back. The path of a kernel without waits has no system
 * call, no lock and, without a wall-clock limit, no clock in it. */
#include <stdlib.h>
#include <string.h>

#include "base/option.h"
#include "base/time.h"
#include "base/unusual.h"
#include "core/block_local.h"
#include "core/fault.h"
#include "core/grid.h"
#include "core/hook.h"
#include "core/near.h"
#include "core/recorder.h"
#include "core/weak.h"
#include "fabric/region.h"

/* How blocks run, read once. */
static struct {
    uint32_t threads;
    bool alone; /* AIVDRIVE_BLOCKS=threads */
    aivd_status status;
} config;
static pthread_once_t config_once = PTHREAD_ONCE_INIT;

static void config_read(void)
{
    int64_t threads = 1;
    int blocks = 0;
    config.status = base_option_int(OPT_THREADS, &threads);
    if (config.status == AIVD_OK)
        config.status = base_option_choice(OPT_BLOCKS, &blocks);
    config.threads = (uint32_t)threads;
    config.alone = blocks == 1;
    if (config.status == AIVD_OK)
        config.status = core_recorder_install();
    if (config.status == AIVD_OK)
        config.status = core_weak_install();
    if (config.status == AIVD_OK)
        config.status = core_near_prepare();
    base_unusual_set(UNUSUAL_REFUSED, config.status != AIVD_OK);
    base_unusual_set(UNUSUAL_ALONE, config.alone);
    base_unusual_set(UNUSUAL_THREADS, config.threads > 1);
    core_fault_install();
}

static aivd_status refuse(const core_launch *launch, const core_worker *worker)
{
    if (config.status != AIVD_OK)
        return config.status;
    if (worker == NULL)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "kernel %s: no host memory for its worker",
                         launch->kernel);
    if (core_current != NULL || worker->grid != NULL)
        return base_fail(AIVD_ERR_STATE, NULL,
                         "kernel %s was launched from inside a kernel; launch it from the host",
                         launch->kernel);
    return base_fail(AIVD_ERR_PARAM, NULL, "kernel %s launched with 0 blocks; give at least 1",
                     launch->kernel);
}

static void grid_begin(core_grid *grid, const core_launch *launch, const _Atomic bool *cancel)
{
    grid->launch = launch;
    grid->blocks = launch->blocks;
    grid->cancel = cancel;
    grid->wall_end_ns = BASE_NEVER;
    if (launch->wall_ns != BASE_NEVER) {
        uint64_t now_ns = record_clock_ns();
        if (launch->wall_ns < BASE_NEVER - now_ns)
            grid->wall_end_ns = now_ns + launch->wall_ns;
    }
    /* Relaxed: workers are called after this, through a lock. */
    atomic_store_explicit(&grid->next, 0, memory_order_relaxed);
    atomic_store_explicit(&grid->stop, false, memory_order_relaxed);
    atomic_store_explicit(&grid->cause_claimed, 0, memory_order_relaxed);
    grid->abandoned_count = 0;
    grid->text_used = 0;
    uint32_t flags = atomic_load_explicit(&grid->flags_used, memory_order_relaxed);
    if (BASE_UNLIKELY(flags != 0)) {
        atomic_store_explicit(&grid->flags_used, 0, memory_order_relaxed);
        for (; flags != 0; flags &= flags - 1)
            memset(&grid->flags[__builtin_ctz(flags)], 0, sizeof grid->flags[0]);
    }
    fabric_region *region =
        launch->device < 0
            ? NULL
            : atomic_load_explicit(&fabric_regions[launch->device], memory_order_relaxed);
    grid->control = region != NULL ? region->control : NULL;
}

/* Where two names differ in their i-th eight characters; both have zeros behind them. */
static inline uint64_t differ(const char *a, const char *b, int i)
{
    uint64_t x, y;
    memcpy(&x, a + 8 * i, sizeof x);
    memcpy(&y, b + 8 * i, sizeof y);
    return x ^ y;
}

/* But for the last character that is shown, which ends a long name. */
static bool same_name(const char *shown, const char *name)
{
    _Static_assert(FABRIC_NAME_MAX == 48, "six words");
    uint64_t last = differ(shown + 39, name + 39, 0);
    return (differ(shown, name, 0) | differ(shown, name, 1) | differ(shown, name, 2) |
            differ(shown, name, 3) | differ(shown, name, 4) | last) == 0;
}

/* What peers read when they report why nothing goes on. */
static void publish_begin(const core_worker *worker, const core_grid *grid)
{
    fabric_control *control = grid->control;
    if (control == NULL)
        return;
    if (BASE_UNLIKELY(!same_name(control->kernel, worker->kernel)))
        memcpy(control->kernel, worker->kernel, FABRIC_NAME_MAX - 1);
    if (BASE_UNLIKELY(atomic_load_explicit(&control->error, memory_order_relaxed) != 0))
        atomic_store_explicit(&control->error, 0, memory_order_relaxed);
    atomic_fetch_add_explicit(&control->launches_started, 1, memory_order_relaxed);
    core_idle_publish_cpu(grid->launch->device);
}

static void publish_end(const core_grid *grid)
{
    if (grid->control != NULL)
        atomic_fetch_add_explicit(&grid->control->launches_finished, 1, memory_order_relaxed);
}

BASE_COLD static aivd_status finish_stopped(core_worker *worker, core_grid *grid)
{
    atomic_store_explicit(&worker->aborts,
                          atomic_load_explicit(&worker->aborts, memory_order_relaxed) + 1,
                          memory_order_relaxed);
    aivd_status status = core_report(grid);
    /* Peers that report why they wait tell it with the kernel's name. */
    if (grid->control != NULL && status != AIVD_ERR_ABORTED)
        atomic_store_explicit(&grid->control->error, (uint32_t)status, memory_order_relaxed);
    core_worker_take_back(worker, grid);
    return status;
}

static void tell_grid(core_grid *grid, bool begin)
{
    const core_hook *hook = core_hook_now();
    if (hook != NULL && hook->grid != NULL)
        hook->grid(grid, begin);
}

static uint32_t helpers_wanted(const core_launch *launch)
{
    uint32_t wanted = config.threads < launch->blocks ? config.threads : launch->blocks;
    return wanted - 1;
}

/* The blocks, by whoever the options say. [[block_local]] data has one place per image: its blocks
 * take turns on one thread. */
static void run_blocks(core_worker *worker, core_grid *grid)
{
    const core_launch *launch = grid->launch;
    if (config.alone && launch->block_local == NULL) {
        grid->shared = true;
        core_threads_run(worker, grid);
    } else if (config.threads > 1 && launch->block_local == NULL && launch->blocks > 1) {
        grid->shared = true;
        core_helpers_call(grid, helpers_wanted(launch));
        core_worker_run(worker, grid);
        core_helpers_wait(grid);
    } else {
        grid->shared = false;
        core_worker_run(worker, grid);
    }
}

static inline core_grid *open_grid(core_worker *worker, const core_launch *launch,
                                   const _Atomic bool *cancel)
{
    core_grid *grid = &worker->own;
    grid_begin(grid, launch, cancel);
    core_worker_begin(worker, grid);
    publish_begin(worker, grid);
    return grid;
}

static inline aivd_status outcome(core_worker *worker, core_grid *grid)
{
    atomic_store_explicit(&worker->grids,
                          atomic_load_explicit(&worker->grids, memory_order_relaxed) + 1,
                          memory_order_relaxed);
    if (BASE_UNLIKELY(atomic_load_explicit(&grid->stop, memory_order_acquire)))
        return finish_stopped(worker, grid);
    return AIVD_OK;
}

static inline void close_grid(core_worker *worker, core_grid *grid)
{
    core_worker_end(worker);
    publish_end(grid);
}

/* With what only some launches have: an observer, threads, data of the blocks' own. */
BASE_COLD static aivd_status run_unusual(core_worker *worker, const core_launch *launch,
                                         const _Atomic bool *cancel)
{
    if (config.status != AIVD_OK)
        return refuse(launch, worker);
    if (launch->block_local != NULL) {
        aivd_status claimed = core_block_local_claim(launch, cancel);
        if (claimed != AIVD_OK)
            return claimed;
    }
    core_grid *grid = open_grid(worker, launch, cancel);
    tell_grid(grid, true);
    run_blocks(worker, grid);
    aivd_status status = outcome(worker, grid);
    tell_grid(grid, false);
    close_grid(worker, grid);
    if (launch->block_local != NULL)
        core_block_local_release(launch);
    return status;
}

aivd_status core_grid_run(const core_launch *launch, const _Atomic bool *cancel)
{
    pthread_once(&config_once, config_read);
    core_worker *worker = core_worker_self();
    if (BASE_UNLIKELY(worker == NULL || core_current != NULL || worker->grid != NULL ||
                      launch->blocks == 0))
        return refuse(launch, worker);
    if (base_is_unusual(UNUSUAL_OF_GRIDS) || BASE_UNLIKELY(launch->block_local != NULL))
        return run_unusual(worker, launch, cancel);
    core_grid *grid = open_grid(worker, launch, cancel);
    grid->shared = false;
    core_worker_run(worker, grid);
    aivd_status status = outcome(worker, grid);
    close_grid(worker, grid);
    return status;
}

void core_stats_get(core_stats *stats)
{
    core_worker_stats_add(stats);
}
