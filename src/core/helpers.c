/* core/helpers: the threads that run blocks beside the launching one: a persistent pool for
 * AIVDRIVE_THREADS, and one thread a block for AIVDRIVE_BLOCKS=threads. Off the latency path: locks
 * are fine here. */
#include <errno.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "core/grid.h"
#include "core/switch.h"

enum { CALLS_MAX = 64 /* grids that can call helpers at one time */ };

typedef struct core_call {
    core_grid *grid; /* NULL = free */
    uint32_t wanted;
} core_call;

static struct {
    pthread_mutex_t lock;
    pthread_cond_t called;
    core_call calls[CALLS_MAX];
    uint32_t threads;
} pool = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, {{NULL, 0}}, 0};

static void futex_wait(_Atomic uint32_t *word, uint32_t value)
{
    syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, NULL, NULL, 0);
}

static void futex_wake(_Atomic uint32_t *word)
{
    syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

/* A thread of ours takes no signal that is meant for the program, but our own. */
static void block_signals(sigset_t *before)
{
    sigset_t all;
    sigfillset(&all);
    sigdelset(&all, SIGSEGV);
    sigdelset(&all, SIGBUS);
    sigdelset(&all, SIGFPE);
    sigdelset(&all, SIGILL);
    sigdelset(&all, SIGRTMAX - 2); /* the watchdog's */
    pthread_sigmask(SIG_BLOCK, &all, before);
}

static core_grid *take_call(void)
{
    for (uint32_t i = 0; i < CALLS_MAX; i++) {
        core_call *call = &pool.calls[i];
        if (call->grid == NULL || call->wanted == 0)
            continue;
        call->wanted--;
        atomic_fetch_add_explicit(&call->grid->workers, 1, memory_order_relaxed);
        return call->grid;
    }
    return NULL;
}

static void *helper_main(void *unused)
{
    (void)unused;
    core_worker *worker = core_worker_self();
    pthread_mutex_lock(&pool.lock);
    for (;;) {
        core_grid *grid = worker != NULL ? take_call() : NULL;
        if (grid == NULL) {
            pthread_cond_wait(&pool.called, &pool.lock);
            continue;
        }
        pthread_mutex_unlock(&pool.lock);
        core_worker_begin(worker, grid);
        core_worker_run(worker, grid);
        core_worker_end(worker);
        /* Release: the launching thread sees all this helper's blocks did (core_helpers_wait). The
         * grid may be gone after this; the futex call only compares an address. */
        if (atomic_fetch_sub_explicit(&grid->workers, 1, memory_order_acq_rel) == 1)
            futex_wake(&grid->workers);
        pthread_mutex_lock(&pool.lock);
    }
    return NULL;
}

/* After fork the child has none of these threads. */
static void forget_threads(void)
{
    pthread_mutex_init(&pool.lock, NULL);
    pthread_cond_init(&pool.called, NULL);
    memset(pool.calls, 0, sizeof pool.calls);
    pool.threads = 0;
}

static void start_threads(uint32_t wanted)
{
    if (pool.threads == 0 && wanted > 0) {
        static bool registered;
        if (!registered)
            registered = pthread_atfork(NULL, NULL, forget_threads) == 0;
    }
    sigset_t before;
    block_signals(&before);
    while (pool.threads < wanted) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, helper_main, NULL) != 0)
            break; /* fewer helpers: slower, not wrong */
        pthread_detach(thread);
        pool.threads++;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void core_helpers_call(core_grid *grid, uint32_t count)
{
    atomic_store_explicit(&grid->workers, 0, memory_order_relaxed);
    pthread_mutex_lock(&pool.lock);
    start_threads(count);
    for (uint32_t i = 0; i < CALLS_MAX; i++) {
        if (pool.calls[i].grid != NULL)
            continue;
        pool.calls[i] = (core_call){grid, count};
        pthread_cond_broadcast(&pool.called);
        break;
    }
    pthread_mutex_unlock(&pool.lock);
}

void core_helpers_wait(core_grid *grid)
{
    pthread_mutex_lock(&pool.lock);
    for (uint32_t i = 0; i < CALLS_MAX; i++)
        if (pool.calls[i].grid == grid)
            pool.calls[i].grid = NULL;
    pthread_mutex_unlock(&pool.lock);
    uint32_t inside;
    /* Acquire: pairs with the helper's release. */
    while ((inside = atomic_load_explicit(&grid->workers, memory_order_acquire)) != 0)
        futex_wait(&grid->workers, inside);
}

/* ---- a thread for every block ---- */

typedef struct block_thread {
    core_grid *grid;
    core_fiber *fiber;
    uint32_t index;
    pthread_t thread;
} block_thread;

static void *block_main(void *argument)
{
    block_thread *own = argument;
    core_switch_default_control(); /* a new thread inherits its creator's */
    core_worker *worker = core_worker_self();
    if (worker == NULL) {
        core_stop(own->grid, AIVD_ERR_HOST_MEMORY, own->index, "no host memory for a block");
        return NULL;
    }
    core_worker_begin(worker, own->grid);
    core_worker_run_alone(worker, own->grid, own->fiber, own->index);
    core_worker_end(worker);
    return NULL;
}

static int start_block(block_thread *own)
{
    pthread_attr_t attr;
    int error = pthread_attr_init(&attr);
    if (error != 0)
        return error;
    core_fiber *fiber = own->fiber;
    error = pthread_attr_setstack(&attr, fiber->stack_low,
                                  (size_t)(fiber->stack_top - fiber->stack_low));
    if (error == 0)
        error = pthread_create(&own->thread, &attr, block_main, own);
    pthread_attr_destroy(&attr);
    return error;
}

aivd_status core_threads_run(core_worker *worker, core_grid *grid)
{
    uint32_t started = 0;
    block_thread *threads = calloc(grid->blocks, sizeof *threads);
    if (threads == NULL) {
        core_stop(grid, AIVD_ERR_HOST_MEMORY, ~0u, "no host memory for %u threads", grid->blocks);
        return AIVD_ERR_HOST_MEMORY;
    }
    sigset_t before;
    block_signals(&before);
    for (; started < grid->blocks; started++) {
        block_thread *own = &threads[started];
        *own = (block_thread){.grid = grid, .fiber = core_worker_take(worker), .index = started};
        int error = own->fiber == NULL ? ENOMEM : start_block(own);
        if (error == 0)
            continue;
        if (own->fiber != NULL)
            core_worker_give(worker, own->fiber);
        core_stop(grid, AIVD_ERR_LIMIT, ~0u,
                  "thread %u of %u could not be started (%s); use AIVDRIVE_BLOCKS=fibers or fewer "
                  "blocks",
                  started + 1, grid->blocks, strerror(error));
        break;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    for (uint32_t i = 0; i < started; i++) {
        pthread_join(threads[i].thread, NULL);
        if (threads[i].fiber->state == FIBER_FREE)
            core_worker_give(worker, threads[i].fiber);
    }
    free(threads);
    return AIVD_OK;
}
