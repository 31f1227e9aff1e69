/* core/worker: the scheduler of one thread. Owns the thread's fibers and the running order; knows
 * nothing about what a block waits for. Everything here that another thread reads is atomic. */
#include <stdlib.h>
#include <string.h>

#include "base/time.h"
#include "core/fault.h"
#include "core/grid.h"
#include "core/hook.h"
#include "core/registry.h"
#include "fabric/region.h"

enum { POOL_MAX = 256 /* fibers kept by an idle worker */ };

_Thread_local core_block *core_current;

core_worker *core_workers;
pthread_mutex_t core_workers_lock = PTHREAD_MUTEX_INITIALIZER;

static _Thread_local core_worker *self __attribute__((tls_model("initial-exec")));
static pthread_key_t self_key;
static pthread_once_t self_once = PTHREAD_ONCE_INIT;
static core_stats ended;                 /* statistics of threads that are gone; under the lock */
static _Atomic uint64_t dummy_heartbeat; /* of devices without a region (unit tests) */

static void fiber_main(void);

static uint64_t get(const _Atomic uint64_t *counter)
{
    return atomic_load_explicit(counter, memory_order_relaxed);
}

/* Only the owner adds, so load and store are enough. */
static void add(_Atomic uint64_t *counter, uint64_t n)
{
    atomic_store_explicit(counter, get(counter) + n, memory_order_relaxed);
}

static void stats_add(core_stats *stats, const core_worker *worker)
{
    stats->grids += get(&worker->grids);
    stats->blocks += get(&worker->blocks_run);
    stats->yields += get(&worker->yields);
    stats->sleeps += get(&worker->sleeps);
    stats->aborts += get(&worker->aborts);
}

void core_worker_stats_add(core_stats *stats)
{
    pthread_mutex_lock(&core_workers_lock);
    *stats = ended;
    for (core_worker *w = core_workers; w != NULL; w = w->list_next)
        stats_add(stats, w);
    pthread_mutex_unlock(&core_workers_lock);
}

static void worker_free(void *argument)
{
    core_worker *worker = argument;
    pthread_mutex_lock(&core_workers_lock);
    stats_add(&ended, worker);
    if (worker->list_prev != NULL)
        worker->list_prev->list_next = worker->list_next;
    else
        core_workers = worker->list_next;
    if (worker->list_next != NULL)
        worker->list_next->list_prev = worker->list_prev;
    pthread_mutex_unlock(&core_workers_lock);
    while (worker->free != NULL) {
        core_fiber *fiber = worker->free;
        worker->free = fiber->next;
        core_fiber_destroy(fiber);
    }
    core_fault_stack_destroy(worker->signal_stack);
    pthread_mutex_destroy(&worker->own.lock);
    free(worker);
    self = NULL;
}

/* In a child of fork only the calling thread's worker has a thread. The others' memory is left to
 * the child as it is: their fibers may be half written. */
static void after_fork(void)
{
    pthread_mutex_init(&core_workers_lock, NULL);
    core_workers = self;
    if (self != NULL) {
        self->list_next = self->list_prev = NULL;
        self->thread = pthread_self();
    }
}

static void key_create(void)
{
    pthread_key_create(&self_key, worker_free);
    pthread_atfork(NULL, NULL, after_fork);
    core_idle_prepare();
}

BASE_COLD static core_worker *worker_create(void)
{
    pthread_once(&self_once, key_create);
    core_worker *worker = aligned_alloc(64, (sizeof *worker + 63) & ~(size_t)63);
    if (worker == NULL)
        return NULL;
    memset(worker, 0, sizeof *worker);
    worker->thread = pthread_self();
    worker->heartbeat = &dummy_heartbeat;
    worker->signal_stack = core_fault_stack_create();
    pthread_mutex_init(&worker->own.lock, NULL);
    pthread_setspecific(self_key, worker);
    pthread_mutex_lock(&core_workers_lock);
    worker->list_next = core_workers;
    if (core_workers != NULL)
        core_workers->list_prev = worker;
    core_workers = worker;
    pthread_mutex_unlock(&core_workers_lock);
    self = worker;
    return worker;
}

core_worker *core_worker_self(void)
{
    core_worker *worker = self;
    return BASE_LIKELY(worker != NULL) ? worker : worker_create();
}

_Atomic uint32_t core_names_ended;

void core_names_end(void)
{
    /* Relaxed: nothing of the image runs any more, and who launches the next one was told by locks.
     */
    atomic_fetch_add_explicit(&core_names_ended, 1, memory_order_relaxed);
}

BASE_COLD static void name_take(core_worker *worker, const char *name)
{
    size_t length = strnlen(name, CORE_KERNEL_NAME - 1);
    memset(worker->kernel, 0, sizeof worker->kernel);
    memcpy(worker->kernel, name, length);
    worker->named = name;
    worker->names_ended = atomic_load_explicit(&core_names_ended, memory_order_relaxed);
}

void core_worker_begin(core_worker *worker, core_grid *grid)
{
    const core_launch *launch = grid->launch;
    worker->grid = grid;
    worker->heartbeat = grid->control != NULL ? &grid->control->heartbeat : &dummy_heartbeat;
    worker->still = 0;
    core_idle_end(&worker->idle);
    atomic_store_explicit(&worker->wall_end_ns, grid->wall_end_ns, memory_order_relaxed);
    atomic_store_explicit(&worker->stall_ns, launch->stall_ns, memory_order_relaxed);
    atomic_store_explicit(&worker->kick, 0, memory_order_relaxed);
    if (BASE_UNLIKELY(worker->named != launch->kernel ||
                      worker->names_ended !=
                          atomic_load_explicit(&core_names_ended, memory_order_relaxed)))
        name_take(worker, launch->kernel);
    /* Release: the watchdog that sees the odd number sees the limits (acquire in watchdog.c). */
    atomic_store_explicit(&worker->run,
                          atomic_load_explicit(&worker->run, memory_order_relaxed) + 1,
                          memory_order_release);
    if (BASE_UNLIKELY(atomic_load_explicit(&core_watchdog_asleep, memory_order_relaxed) != 0))
        core_watchdog_wake();
}

void core_worker_end(core_worker *worker)
{
    atomic_store_explicit(&worker->run,
                          atomic_load_explicit(&worker->run, memory_order_relaxed) + 1,
                          memory_order_release);
    worker->grid = NULL;
}

/* ---- blocks ---- */

static inline void tell_block(const core_hook *hook, core_block *block, bool begin)
{
    if (BASE_UNLIKELY(hook != NULL && hook->block != NULL))
        hook->block(block, begin);
}

static inline void flags_reset(core_block *block)
{
    for (uint32_t flags = block->flags_used; flags != 0; flags &= flags - 1)
        memset(&block->flags[__builtin_ctz(flags)], 0, sizeof block->flags[0]);
    block->flags_used = 0;
}

__attribute__((always_inline)) static inline void block_begin(const core_hook *hook,
                                                              core_worker *worker, core_grid *grid,
                                                              core_block *block, uint32_t index)
{
    block->worker = worker;
    block->grid = grid;
    block->index = index;
    block->generation += UINT64_C(1) << 48; /* what the block before read means nothing */
    block->quiet = 0;
    block->progress = true; /* a block that has just begun is news */
    block->stored = false;
    block->ring_count = 0;
    block->awaits = -1;
    block->hoped_slot = NULL;
    block->atomic_op = ATOMIC_NONE;
    block->mask_count = false;
    block->pad_size = 0;
    block->pad_value = 0;
    block->mask[0] = block->mask[1] = ~UINT64_C(0);
    block->vec = (core_vec_state){0};
    block->ctrl = 0;
    block->polled = NULL;
    block->what = NULL;
    block->site = NULL;
    block->since_ns = 0;
    if (BASE_UNLIKELY(block->flags_used != 0))
        flags_reset(block);
    if (BASE_UNLIKELY(block->adapter_used))
        core_ub_extra_reset(block);
    if (BASE_UNLIKELY(grid->launch->block_local != NULL))
        memcpy(grid->launch->block_local, grid->launch->block_local_init,
               grid->launch->block_local_size);
    add(&worker->ops, 1);
    tell_block(hook, block, true);
}

static inline void block_end(const core_hook *hook, core_block *block)
{
    tell_block(hook, block, false);
    if (block->ring_count != 0)
        core_rings_pay(block);
    if (BASE_UNLIKELY(block->text != NULL))
        core_text_close(block);
    if (BASE_UNLIKELY(block->registry >= 0))
        core_registry_forget(block->grid->control, block);
}

/* Index of a block for this worker, or `blocks` and above: none left. */
static inline uint32_t next_block(core_grid *grid)
{
    /* Relaxed: the arguments were published by whoever called this worker. */
    if (grid->shared)
        return atomic_fetch_add_explicit(&grid->next, 1, memory_order_relaxed);
    uint32_t index = atomic_load_explicit(&grid->next, memory_order_relaxed);
    atomic_store_explicit(&grid->next, index + 1, memory_order_relaxed);
    return index;
}

static inline bool unstarted(const core_grid *grid)
{
    return atomic_load_explicit(&grid->next, memory_order_relaxed) < grid->blocks;
}

static inline bool stopped(const core_grid *grid)
{
    /* Relaxed: a hint to leave; the cause is read after the workers have met. */
    return atomic_load_explicit(&grid->stop, memory_order_relaxed);
}

/* The floating-point control is the default outside of blocks, and where a block begins: what one
 * block sets reaches neither others nor the caller. Leaving a block for a while, its own is read
 * and given back to it; flags of exceptions stay in the register until the grid ends. */
static inline core_control control_leave(core_worker *worker)
{
    core_control own = core_control_get();
    worker->flags |= own & CORE_CONTROL_FLAGS;
    if (BASE_UNLIKELY(!core_control_is_default(own)))
        core_control_set(CORE_CONTROL_DEFAULT);
    return own;
}

/* For a block that is left for ever, maybe on the stack of a signal handler. A function of its own:
 * variables of a frame that is never returned from would stay poisoned there for ASan. */
BASE_COLD static void control_drop(core_worker *worker)
{
    control_leave(worker);
}

static inline void control_back(core_control own)
{
    if (BASE_UNLIKELY(!core_control_is_default(own)))
        core_control_set(own);
}

static inline core_control control_begin(core_worker *worker)
{
    worker->flags = 0;
    core_control callers = core_control_get();
    if (BASE_UNLIKELY(!core_control_is_default(callers)))
        core_control_set(CORE_CONTROL_DEFAULT);
    return callers;
}

static inline void control_end(const core_worker *worker, core_control callers)
{
    if (BASE_UNLIKELY(!core_control_is_default(callers) || (worker->flags & ~callers) != 0))
        core_control_set(callers);
}

/* Block after block; how many. Once with and once without the question, for each of them, whether
 * an observer is to be told. */
__attribute__((always_inline)) static inline uint32_t
run_blocks(const core_hook *hook, core_worker *worker, core_block *block)
{
    core_grid *grid = worker->grid;
    uint32_t index, ran = 0;
    for (; !stopped(grid) && (index = next_block(grid)) < grid->blocks; ran++) {
        block_begin(hook, worker, grid, block, index);
        grid->launch->entry(grid->launch->args);
        block_end(hook, block);
        if (BASE_UNLIKELY(core_control_touched()))
            control_leave(worker);
    }
    return ran;
}

BASE_COLD static uint32_t run_told(const core_hook *hook, core_worker *worker, core_block *block)
{
    return run_blocks(hook, worker, block);
}

/* A fiber's life: what blocks there are, then back to the scheduler until the next grid. */
static void fiber_main(void)
{
    core_fiber *fiber = core_current->fiber;
    core_fiber_arrived(&fiber->block.worker->home);
    for (;;) {
        core_worker *worker = fiber->block.worker;
        const core_hook *hook = core_hook_now();
        uint32_t ran = BASE_UNLIKELY(hook != NULL) ? run_told(hook, worker, &fiber->block)
                                                   : run_blocks(NULL, worker, &fiber->block);
        add(&worker->blocks_run, ran);
        fiber->state = FIBER_FREE;
        control_leave(worker);
        core_fiber_leave(&worker->home, fiber);
    }
}

static core_fiber *fiber_take(core_worker *worker)
{
    core_fiber *fiber = worker->free;
    if (BASE_LIKELY(fiber != NULL)) {
        worker->free = fiber->next;
        worker->free_count--;
        return fiber;
    }
    return core_fiber_create(fiber_main, worker->fibers_made++);
}

static void fiber_give(core_worker *worker, core_fiber *fiber)
{
    if (BASE_UNLIKELY(worker->free_count >= POOL_MAX)) {
        core_fiber_destroy(fiber);
        return;
    }
    fiber->next = worker->free;
    worker->free = fiber;
    worker->free_count++;
}

void core_worker_take_back(core_worker *worker, core_grid *grid)
{
    core_fiber *list = grid->abandoned;
    grid->abandoned = NULL;
    while (list != NULL) {
        core_fiber *next = list->next;
        core_registry_forget(grid->control, &list->block);
        core_worker_give(worker, list);
        list = next;
    }
}

core_fiber *core_worker_take(core_worker *worker)
{
    return fiber_take(worker);
}

void core_worker_give(core_worker *worker, core_fiber *fiber)
{
    core_fiber_reset(fiber, fiber_main);
    fiber_give(worker, fiber);
}

static void ring_push(core_worker *worker, core_fiber *fiber)
{
    if (worker->tail == NULL)
        fiber->next = fiber;
    else {
        fiber->next = worker->tail->next;
        worker->tail->next = fiber;
    }
    worker->tail = fiber;
    worker->waiting++;
}

static core_fiber *ring_pop(core_worker *worker)
{
    core_fiber *head = worker->tail->next;
    if (head == worker->tail)
        worker->tail = NULL;
    else
        worker->tail->next = head->next;
    worker->waiting--;
    return head;
}

/* [[block_local]] data lives at one place per image; the block that runs has its own there. */
static void block_local_in(core_grid *grid, core_fiber *fiber)
{
    if (fiber->block_local_size == grid->launch->block_local_size)
        memcpy(grid->launch->block_local, fiber->block_local, fiber->block_local_size);
}

static void block_local_out(core_grid *grid, core_fiber *fiber)
{
    size_t size = grid->launch->block_local_size;
    if (fiber->block_local_size != size) {
        void *copy = realloc(fiber->block_local, size);
        if (copy == NULL) {
            core_stop(grid, AIVD_ERR_HOST_MEMORY, fiber->block.index,
                      "no host memory for %zu bytes of [[block_local]] data", size);
            return;
        }
        fiber->block_local = copy;
        fiber->block_local_size = size;
    }
    memcpy(fiber->block_local, grid->launch->block_local, size);
}

static void abandon(core_worker *worker, core_fiber *fiber)
{
    core_grid *grid = worker->grid;
    fiber->state = FIBER_LEFT;
    pthread_mutex_lock(&grid->lock);
    fiber->next = grid->abandoned;
    grid->abandoned = fiber;
    grid->abandoned_count++;
    pthread_mutex_unlock(&grid->lock);
}

/* Enters the fiber and files it by what became of it. */
__attribute__((always_inline)) static inline void resume(core_worker *worker, core_grid *grid,
                                                         core_fiber *fiber)
{
    bool block_local = BASE_UNLIKELY(grid->launch->block_local != NULL);
    if (block_local && fiber->state == FIBER_WAITING)
        block_local_in(grid, fiber);
    fiber->block.worker = worker;
    fiber->state = FIBER_RUNNING;
    worker->running = fiber;
    core_current = &fiber->block;
    core_fiber_enter(&worker->home, fiber);
    core_current = NULL;
    worker->running = NULL;
    if (fiber->state == FIBER_FREE) {
        fiber_give(worker, fiber);
        worker->still = 0; /* a block has ended: news for those who wait for it */
    } else if (fiber->state == FIBER_WAITING) {
        if (block_local)
            block_local_out(grid, fiber);
        worker->still = fiber->block.progress ? 0 : worker->still + 1;
        ring_push(worker, fiber);
    } else
        abandon(worker, fiber);
}

/* Past the wall-clock limit. The clock is read only in waits that are slow by now. */
static bool late(const core_worker *worker, const core_grid *grid)
{
    return grid->wall_end_ns != BASE_NEVER && worker->idle.since_ns != 0 &&
           worker->idle.since != 0 && record_clock_ns() >= grid->wall_end_ns;
}

/* A check of a slow wait: what its launcher knows comes before what anybody sees from outside. */
BASE_COLD static void judge(core_grid *grid, core_verdict verdict)
{
    const core_launch *launch = grid->launch;
    const core_launcher *launcher = launch->launcher;
    char text[sizeof grid->cause_text];
    aivd_status status;
    if (launcher != NULL && launcher->broken != NULL &&
        launcher->broken(launch, &status, text, sizeof text))
        core_stop(grid, status, ~0u, "%s", text);
    else if (verdict == IDLE_STALLED)
        core_stop(
            grid, AIVD_ERR_KERNEL_TIMEOUT, ~0u,
            "kernel %s made no progress for %.3g s (HCCL_EXEC_TIMEOUT or the launch's timeout)",
            launch->kernel, (double)launch->stall_ns / 1e9);
    else if (verdict == IDLE_PEER_DEAD) {
        int dead = launcher != NULL && launcher->dead != NULL ? launcher->dead(launch->owner)
                                                              : core_idle_dead_device();
        if (dead >= 0)
            core_stop(grid, AIVD_ERR_PEER, ~0u, "%s died while kernel %s was waiting",
                      fabric_device_name(dead), launch->kernel);
    }
}

/* Nothing of this worker can go on. */
static void idle(core_worker *worker, core_grid *grid, core_block *block)
{
    core_spot spot = {
        .address = block->polled,
        .seen = block->polled_value,
        .device = grid->launch->device,
        .may_sleep = block->patient,
        .alone = worker->waiting <= 1 && block->polled != NULL,
        .from = worker->waiting <= 1 ? block->awaits : -1,
    };
    if (BASE_UNLIKELY(grid->cancel != NULL &&
                      atomic_load_explicit(grid->cancel, memory_order_relaxed)))
        core_stop(grid, AIVD_ERR_ABORTED, ~0u, "kernel %s was aborted", grid->launch->kernel);
    if (BASE_UNLIKELY(late(worker, grid)))
        core_stop(grid, AIVD_ERR_KERNEL_TIMEOUT, ~0u, "kernel %s ran longer than its time limit",
                  grid->launch->kernel);
    uint64_t sleeps = worker->idle.sleeps, checks = worker->idle.checks;
    core_verdict verdict =
        core_idle_step(&worker->idle, &spot, grid->launch->stall_ns, core_registry_enter, worker);
    if (BASE_UNLIKELY(worker->idle.sleeps != sleeps))
        add(&worker->sleeps, 1);
    add(&worker->ops, 1);
    if (BASE_UNLIKELY(worker->idle.checks > checks))
        judge(grid, verdict);
}

/* A streak ends when any block of the worker brings something new. */
static inline void news(core_worker *worker)
{
    core_idle_end(&worker->idle);
    if (BASE_UNLIKELY(worker->registered))
        core_registry_clear(worker);
}

void core_worker_run(core_worker *worker, core_grid *grid)
{
    core_control callers = control_begin(worker);
    while (!stopped(grid)) {
        core_fiber *fiber;
        if (unstarted(grid) && (fiber = fiber_take(worker)) != NULL) {
            resume(worker, grid, fiber);
            continue;
        }
        if (worker->waiting == 0) {
            if (!unstarted(grid))
                break;
            core_stop(grid, AIVD_ERR_HOST_MEMORY, ~0u, "no host memory for the stack of a block");
            break;
        }
        if (worker->still >= worker->waiting) {
            worker->still = 0;
            idle(worker, grid, &worker->tail->next->block);
            if (stopped(grid))
                break;
        } else if (worker->still == 0)
            news(worker);
        resume(worker, grid, ring_pop(worker));
    }
    while (worker->waiting > 0)
        abandon(worker, ring_pop(worker));
    news(worker);
    control_end(worker, callers);
}

void core_worker_run_alone(core_worker *worker, core_grid *grid, core_fiber *fiber, uint32_t index)
{
    core_block *block = &fiber->block;
    worker->alone_thread = true;
    worker->running = fiber;
    fiber->state = FIBER_RUNNING;
    core_current = block;
    if (_setjmp(worker->out) == 0) {
        block_begin(core_hook_now(), worker, grid, block, index);
        grid->launch->entry(grid->launch->args);
        block_end(core_hook_now(), block);
        add(&worker->blocks_run, 1);
        fiber->state = FIBER_FREE;
    }
    core_current = NULL;
    worker->running = NULL;
    news(worker);
    if (fiber->state != FIBER_FREE)
        abandon(worker, fiber);
}

/* ---- from inside a block ---- */

static inline void tell_yield(core_block *block, bool patient)
{
    const core_hook *hook = core_hook_now();
    if (BASE_UNLIKELY(hook != NULL && hook->yield != NULL))
        hook->yield(block, patient);
}

void core_leave(core_block *block)
{
    core_worker *worker = block->worker;
    core_fiber *fiber = block->fiber;
    tell_yield(block, false);
    fiber->state = FIBER_LEFT;
    if (worker->alone_thread)
        _longjmp(worker->out, 1);
    control_drop(worker);
    for (;;)
        core_fiber_leave(&worker->home, fiber);
}

bool core_only_block(const core_block *block)
{
    const core_worker *worker = block->worker;
    return worker->alone_thread || (worker->waiting == 0 && !unstarted(block->grid));
}

/* The only block: no need to switch. */
static void idle_here(core_block *block)
{
    core_worker *worker = block->worker;
    if (block->progress)
        news(worker);
    else
        idle(worker, block->grid, block);
}

void core_yield(core_block *block, bool patient)
{
    core_worker *worker = block->worker;
    core_grid *grid = block->grid;
    if (BASE_UNLIKELY(stopped(grid)))
        core_leave(block);
    tell_yield(block, patient);
    if (block->ring_count != 0)
        core_rings_pay(block);
    block->patient = patient;
    if (core_only_block(block))
        idle_here(block);
    else {
        add(&worker->yields, 1);
        block->fiber->state = FIBER_WAITING;
        core_control own = control_leave(worker);
        core_fiber_leave(&worker->home, block->fiber);
        control_back(own);
    }
    block->progress = false;
    if (BASE_UNLIKELY(stopped(grid)))
        core_leave(block);
}

void core_tick(core_block *block)
{
    core_worker *worker = block->worker;
    core_grid *grid = block->grid;
    if (block->ring_count != 0)
        core_rings_pay(block);
    if (grid->cancel != NULL && atomic_load_explicit(grid->cancel, memory_order_relaxed))
        core_stop(grid, AIVD_ERR_ABORTED, ~0u, "kernel %s was aborted", grid->launch->kernel);
    if (atomic_load_explicit(&worker->kick, memory_order_relaxed) != 0)
        core_stop(grid, AIVD_ERR_KERNEL_TIMEOUT, block->index,
                  "kernel %s ran longer than its time limit", grid->launch->kernel);
    if (stopped(grid))
        core_leave(block);
    if (!block->stored)
        core_yield(block, false);
    block->stored = false;
}
