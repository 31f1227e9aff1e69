/* npu/stream: queueing, claiming and running. Creation, destruction and what users do with a
 * stream as a whole (synchronise, abort) are in stream_life.c. */
#include "npu/stream.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "base/time.h"
#include "base/unusual.h"
#include "core/wait.h"
#include "npu/progress.h"
#include "npu/record.h"

enum {
    DEPTH = 4096, /* tasks a stream holds; the next one waits, as on the real device */
    SPARES = 64,  /* nodes kept for reuse */
    NESTED = 16   /* tasks inside tasks */
};

NPU_THREAD_LOCAL unsigned npu_runner_depth;

/* ---- claims; the stream's lock is held ---- */

/* The stream has tasks that nobody runs: peers may ring for them. */
static void count_in(npu_stream *stream)
{
    stream->counted = true;
    npu_unclaimed_add(stream->device, stream);
}

static void count_out(npu_stream *stream)
{
    if (stream->counted) {
        stream->counted = false;
        npu_unclaimed_remove(stream->device, stream);
    }
}

static void claim(npu_stream *stream)
{
    count_out(stream);
    stream->running = true;
    stream->runner = &npu_runner_depth;
    atomic_store_explicit(&stream->busy, true, memory_order_relaxed);
}

/* Gives the claim up; true when work is left that somebody must hear of. */
static bool unclaim(npu_stream *stream)
{
    stream->running = false;
    /* release: pairs with the acquire of a waiter that wants to claim */
    atomic_store_explicit(&stream->busy, false, memory_order_release);
    if (!stream->first)
        return false;
    count_in(stream);
    return true;
}

/* ---- nodes; the stream's lock is held ---- */

static npu_task *node_take(npu_stream *stream)
{
    npu_task *task = stream->spare;
    if (BASE_LIKELY(task != NULL)) {
        stream->spare = task->next;
        stream->spares--;
        return task;
    }
    return aligned_alloc(NPU_TASK_ALIGN, sizeof *task);
}

static void node_give(npu_stream *stream, npu_task *task)
{
    if (BASE_UNLIKELY(stream->spares >= SPARES)) {
        free(task);
        return;
    }
    task->next = stream->spare;
    stream->spare = task;
    stream->spares++;
}

/* ---- running ---- */

static npu_failure_fn _Atomic observer;

void npu_on_failure(npu_failure_fn function)
{
    atomic_store_explicit(&observer, function, memory_order_release);
}

/* Not under a lock: it is the user's function. */
static void tell_failure(const npu_stream *stream, aivd_status status)
{
    npu_failure_fn function = atomic_load_explicit(&observer, memory_order_acquire);
    if (function)
        function(&(npu_failure){.device = stream->device->id,
                                .stream = stream->id,
                                .task = stream->completed + 1,
                                .thread = npu_report_thread(),
                                .status = status});
}

BASE_COLD static void fail(npu_stream *stream, const npu_task *task, aivd_status status)
{
    char *text = strdup(base_error_recent());
    npu_lock_take(&stream->lock);
    /* What an abort ended is no failure of the stream. */
    bool aborted = status == AIVD_ERR_ABORTED && stream->completed < stream->discard_to;
    if (stream->error == AIVD_OK && !aborted) {
        stream->odd = true;
        stream->error = status;
        free(stream->error_text);
        stream->error_text = text;
        text = NULL;
    }
    npu_lock_give(&stream->lock);
    free(text);
    if (!aborted)
        tell_failure(stream, status);
    if (!aborted)
        BASE_LOG(LOG_INFO, LOG_NPU,
                 "%s: task \"%s\" failed (%s); later tasks are discarded until "
                 "the stream is synchronised",
                 npu_stream_name(stream), task->what, base_status_name(status));
}

BASE_COLD static aivd_status run_told(npu_stream *stream, npu_task *task)
{
    uint64_t number = stream->completed + 1;
    npu_record_task(stream, RECORD_TASK_BEGIN, number, AIVD_OK, NULL);
    aivd_status status = task->run(stream, task->args);
    if (record_on())
        npu_record_task(stream, RECORD_TASK_END, number, status, NULL);
    return status;
}

/* Lock held. Whether the next task is to be discarded; the stream is not odd any more when nothing
 * is left of what made it so. */
BASE_COLD static bool discards(npu_stream *stream)
{
    bool failed = stream->error != AIVD_OK && !stream->goes_on;
    bool aborted = stream->completed + 1 <= stream->discard_to;
    stream->odd = stream->error != AIVD_OK || aborted || record_on();
    return failed || aborted;
}

BASE_COLD static aivd_status run_odd(npu_stream *stream, npu_task *task, bool discard)
{
    aivd_status status = AIVD_OK;
    if (discard && !(task->flags & NPU_TASK_ALWAYS))
        return AIVD_OK;
    stream->discarding = discard;
    status = record_on() ? run_told(stream, task) : task->run(stream, task->args);
    stream->discarding = false;
    return status;
}

/* What is not on the way of a task that ended well. */
BASE_COLD static void end_odd(npu_stream *stream, npu_task *task, aivd_status status)
{
    if (status != AIVD_OK)
        fail(stream, task, status);
    free(task->large);
    task->large = NULL;
}

/* Claimed: runs to `ticket` or to the end and gives the claim back. The lock is held on entry and
 * return, not while a task runs. */
static void run_claimed(npu_stream *stream, uint64_t ticket, bool listener)
{
    npu_device *device = stream->device;
    npu_task *task;
    npu_runner_depth++;
    while ((task = stream->first) != NULL && stream->completed < ticket) {
        stream->first = task->next;
        stream->now = task;
        bool odd = stream->odd, discard = BASE_UNLIKELY(odd) && discards(stream);
        npu_lock_give(&stream->lock);
        aivd_status status =
            BASE_UNLIKELY(odd) ? run_odd(stream, task, discard) : task->run(stream, task->args);
        if (BASE_UNLIKELY(status != AIVD_OK || task->large != NULL))
            end_odd(stream, task, status);
        npu_lock_take(&stream->lock);
        stream->now = NULL;
        node_give(stream, task);
        *(listener ? &stream->taken : &stream->ran) += 1;
        /* release: pairs with the acquire of waiters, who then see what the task wrote */
        uint64_t done = stream->completed + 1;
        atomic_store_explicit(&stream->completed, done, memory_order_release);
        if (BASE_UNLIKELY(done == stream->discard_to))
            atomic_store_explicit(&stream->cancel, false, memory_order_relaxed);
        if (BASE_UNLIKELY(stream->waiters != 0)) {
            npu_lock_give(&stream->lock);
            fabric_ring(device->id);
            npu_lock_take(&stream->lock);
        }
    }
    npu_runner_depth--;
    bool left = unclaim(stream), waiters = stream->waiters != 0;
    if (BASE_UNLIKELY(left || waiters)) {
        npu_lock_give(&stream->lock);
        if (left)
            npu_progress_notice(device);
        if (waiters)
            fabric_ring(device->id);
        npu_lock_take(&stream->lock);
    }
}

/* Lock held, nobody runs the stream: does its first task without running it, if that is possible.
 */
static inline bool first_at_once(npu_stream *stream)
{
    npu_task *task = stream->first;
    if (!task->at_once || stream->odd || BASE_UNLIKELY(stream->waiters != 0) ||
        !task->at_once(stream, task->args))
        return false;
    stream->first = task->next;
    node_give(stream, task);
    if (!stream->first)
        count_out(stream);
    stream->ran++;
    /* release: pairs with the acquire of waiters, who then see what the task wrote */
    atomic_store_explicit(&stream->completed, stream->completed + 1, memory_order_release);
    return true;
}

bool npu_stream_help(npu_stream *stream, uint32_t generation, uint64_t ticket)
{
    if (npu_runner_depth >= NESTED)
        return false;
    npu_lock_take(&stream->lock);
    if (stream->slot.generation != generation || stream->running || !stream->first) {
        npu_lock_give(&stream->lock);
        return false;
    }
    claim(stream);
    run_claimed(stream, ticket, false);
    npu_lock_give(&stream->lock);
    return true;
}

npu_look npu_stream_look(npu_stream *stream, npu_patience patience)
{
    npu_look look = NPU_LOOK_NOTHING;
    npu_lock_take(&stream->lock);
    uint64_t head = stream->completed + 1;
    if (stream->first && !stream->running) {
        bool take =
            patience == NPU_TAKE_ANY || (patience == NPU_TAKE_AGED && stream->seen_head == head);
        look = take ? NPU_LOOK_CLAIMED : NPU_LOOK_WAITING;
        if (take)
            claim(stream);
        else
            npu_unclaimed_add(stream->device, stream); /* again: the hint may have been lost */
    }
    stream->seen_head = head;
    npu_lock_give(&stream->lock);
    return look;
}

void npu_stream_run_taken(npu_stream *stream)
{
    npu_lock_take(&stream->lock);
    run_claimed(stream, UINT64_MAX, true);
    npu_lock_give(&stream->lock);
}

/* ---- waiting ---- */

typedef struct completion {
    npu_stream *stream;
    uint64_t ticket;
    bool or_free; /* also when the stream can be claimed */
} completion;

static bool completion_ready(void *context)
{
    completion *c = context;
    if (atomic_load_explicit(&c->stream->completed, memory_order_acquire) >= c->ticket)
        return true;
    return c->or_free && !atomic_load_explicit(&c->stream->busy, memory_order_acquire);
}

/* Lock held on entry and return, not in between. */
static aivd_status wait_once(npu_stream *stream, uint64_t ticket, bool or_free, uint64_t timeout_ns)
{
    completion c = {stream, ticket, or_free};
    const void *word = (const void *)&stream->device->region->control->doorbell;
    const core_wait wait = {.ready = completion_ready,
                            .context = &c,
                            .address = word,
                            .wanted = ~0ull,
                            .what = "a stream that another thread runs",
                            .timeout_ns = timeout_ns};
    stream->waiters++;
    if (timeout_ns == BASE_NEVER)
        stream->held = npu_thread();
    npu_lock_give(&stream->lock);
    aivd_status status = core_wait_host(&wait);
    npu_lock_take(&stream->lock);
    stream->waiters--;
    if (stream->held == npu_thread())
        stream->held = NULL;
    return status;
}

BASE_COLD static aivd_status own_task(const npu_stream *stream)
{
    return base_fail(AIVD_ERR_STATE, NULL,
                     "a task of %s waits for its own stream: this never ends; synchronise outside "
                     "host functions",
                     npu_stream_name(stream));
}

/* This thread runs the stream itself, unless its time is limited: a running kernel cannot be
 * left. */
static aivd_status reach(npu_stream *stream, uint64_t ticket, uint64_t timeout_ns)
{
    while (stream->completed < ticket) {
        if (BASE_UNLIKELY(stream->running && stream->runner == &npu_runner_depth))
            return own_task(stream);
        if (timeout_ns == BASE_NEVER && !stream->running) {
            if (BASE_LIKELY(first_at_once(stream)))
                continue;
            claim(stream);
            run_claimed(stream, ticket, false);
            continue;
        }
        if (timeout_ns != BASE_NEVER && !stream->running) {
            npu_lock_give(&stream->lock);
            npu_progress_take(stream->device);
            npu_lock_take(&stream->lock);
        }
        aivd_status status = wait_once(stream, ticket, timeout_ns == BASE_NEVER, timeout_ns);
        if (status && stream->completed < ticket)
            return status;
    }
    return AIVD_OK;
}

BASE_COLD static aivd_status reach_told(npu_stream *stream, uint64_t ticket, uint64_t timeout_ns)
{
    if (timeout_ns == BASE_NEVER && stream->completed < ticket)
        npu_record_task(stream, RECORD_SYNC, ticket, AIVD_ERR_AGAIN, NULL);
    aivd_status status = reach(stream, ticket, timeout_ns);
    if (status == AIVD_OK && record_on())
        npu_record_task(stream, RECORD_SYNC, ticket, stream->error, NULL);
    return status;
}

aivd_status npu_stream_reach(npu_stream *stream, uint64_t ticket, uint64_t timeout_ns)
{
    return record_on() ? reach_told(stream, ticket, timeout_ns) : reach(stream, ticket, timeout_ns);
}

aivd_status npu_stream_settle(npu_stream *stream, uint64_t timeout_ns)
{
    while (stream->first || stream->running) {
        if (stream->first) {
            aivd_status status = npu_stream_reach(stream, stream->enqueued, timeout_ns);
            if (status)
                return status;
            continue;
        }
        /* The last task runs, or its runner is just leaving. */
        if (stream->runner == &npu_runner_depth)
            return own_task(stream);
        aivd_status status = wait_once(stream, UINT64_MAX, true, timeout_ns);
        if (status && stream->running)
            return status;
    }
    if (record_on())
        npu_record_task(stream, RECORD_SYNC, stream->completed, stream->error, NULL);
    return AIVD_OK;
}

BASE_COLD aivd_status npu_stream_report(npu_stream *stream)
{
    aivd_status status = stream->error;
    char *text = stream->error_text;
    stream->error = AIVD_OK;
    stream->error_text = NULL;
    npu_lock_give(&stream->lock);
    base_error_set(text ? text : base_status_name(status));
    free(text);
    return status;
}

/* Whoever only asks gets the answer without a line in the log. */
BASE_COLD static aivd_status not_done_yet(const npu_stream *stream, uint64_t open)
{
    char text[96];
    snprintf(text, sizeof text, "%s: %llu tasks are not done yet", npu_stream_name(stream),
             (unsigned long long)open);
    base_error_set(text);
    return AIVD_ERR_TIMEOUT;
}

/* Lock held on entry, not on return. */
BASE_COLD static aivd_status synchronize_fails(npu_stream *stream, aivd_status status, bool aborted,
                                               uint64_t timeout_ns)
{
    uint64_t open = stream->enqueued - stream->completed;
    if (!status && !aborted)
        return npu_stream_report(stream);
    npu_lock_give(&stream->lock);
    if (status == AIVD_ERR_STATE) /* its text is written already */
        return status;
    if (aborted)
        return base_fail(AIVD_ERR_ABORTED, NULL, "%s was aborted while this thread synchronised it",
                         npu_stream_name(stream));
    return timeout_ns == 0 ? not_done_yet(stream, open)
                           : base_fail(status, NULL,
                                       "%s: %llu tasks are not done after %.3f s; wait longer, "
                                       "abort the stream, or see whether a kernel waits for a "
                                       "peer that never comes",
                                       npu_stream_name(stream), (unsigned long long)open,
                                       (double)timeout_ns / (double)BASE_NS_PER_S);
}

/* The stream's aborts are counted when one begins to wait. */
__attribute__((always_inline)) static inline aivd_status
synchronize(npu_stream *stream, uint64_t timeout_ns,
            aivd_status (*until)(npu_stream *, uint64_t, uint64_t))
{
    npu_lock_take(&stream->lock);
    uint64_t aborts = stream->aborts;
    aivd_status status = until(stream, stream->enqueued, timeout_ns);
    bool aborted = stream->aborts != aborts;
    if (BASE_UNLIKELY(status || aborted || stream->error))
        return synchronize_fails(stream, status, aborted, timeout_ns);
    npu_lock_give(&stream->lock);
    return AIVD_OK;
}

aivd_status npu_stream_synchronize(npu_stream *stream, uint64_t timeout_ns)
{
    return synchronize(stream, timeout_ns, npu_stream_reach);
}

BASE_NOINLINE static aivd_status synchronize_untold(npu_stream *stream)
{
    return synchronize(stream, BASE_NEVER, reach);
}

aivd_status npu_stream_synchronize_untold(npu_stream *stream)
{
    return npu_stream_done(stream) ? AIVD_OK : synchronize_untold(stream);
}

/* ---- queueing ---- */

/* A full queue: the thread that fills it runs the older half, or waits for the one that does. */
BASE_COLD static void make_room(npu_stream *stream)
{
    if (npu_runner_depth == 0)
        npu_stream_reach(stream, stream->enqueued - DEPTH / 2, BASE_NEVER);
}

BASE_COLD static aivd_status no_task(npu_stream *stream)
{
    bool closing = stream->closing;
    npu_lock_give(&stream->lock);
    return closing
               ? base_fail(AIVD_ERR_HANDLE, NULL, "%s is being destroyed", npu_stream_name(stream))
               : base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a task");
}

aivd_status npu_task_begin_locked(npu_stream *stream, const char *what, npu_task_fn run,
                                  size_t args_size, uint32_t flags, npu_task **begun)
{
    if (BASE_UNLIKELY(stream->enqueued - stream->completed >= DEPTH))
        make_room(stream);
    npu_task *task = stream->closing ? NULL : node_take(stream);
    if (BASE_UNLIKELY(!task))
        return no_task(stream);
    task->next = NULL;
    task->what = what;
    task->run = run;
    task->at_once = NULL;
    task->large = NULL;
    task->args = task->space;
    task->flags = flags;
    task->args_size = (uint32_t)args_size;
    *begun = task;
    return AIVD_OK;
}

/* Arguments that do not fit into a node. */
BASE_COLD static aivd_status begin_large(npu_stream *stream, const char *what, npu_task_fn run,
                                         size_t args_size, uint32_t flags, npu_task **begun)
{
    void *large = aligned_alloc(NPU_TASK_ALIGN,
                                (args_size + NPU_TASK_ALIGN - 1) & ~(size_t)(NPU_TASK_ALIGN - 1));
    if (!large)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL,
                         "no host memory for %zu bytes of arguments of \"%s\"", args_size, what);
    npu_lock_take(&stream->lock);
    aivd_status status = npu_task_begin_locked(stream, what, run, args_size, flags, begun);
    if (status)
        free(large);
    else
        (*begun)->args = (*begun)->large = large;
    return status;
}

aivd_status npu_task_begin(npu_stream *stream, const char *what, npu_task_fn run, size_t args_size,
                           uint32_t flags, npu_task **begun)
{
    if (BASE_UNLIKELY(args_size > NPU_TASK_SPACE))
        return begin_large(stream, what, run, args_size, flags, begun);
    npu_lock_take(&stream->lock);
    return npu_task_begin_locked(stream, what, run, args_size, flags, begun);
}

/* Lock held on entry. True: somebody runs the task already or is called to; the lock is given back.
 */
BASE_COLD static bool queued_unusually(npu_stream *stream, const npu_task *task)
{
    int launch = npu_the_settings.launch;
    bool fresh = !stream->running && !stream->counted;
    if (record_on())
        npu_record_task(stream, RECORD_QUEUE, stream->enqueued, AIVD_OK, task->what);
    if (launch == NPU_LAUNCH_INLINE && !stream->running) {
        claim(stream);
        run_claimed(stream, UINT64_MAX, false);
        npu_lock_give(&stream->lock);
        return true;
    }
    if (launch != NPU_LAUNCH_EAGER || !fresh)
        return false;
    count_in(stream);
    npu_lock_give(&stream->lock);
    npu_progress_take(stream->device);
    return true;
}

aivd_status npu_task_commit(npu_stream *stream, npu_task *task)
{
    npu_device *device = stream->device;
    if (stream->first)
        stream->last->next = task;
    else
        stream->first = task;
    stream->last = task;
    atomic_store_explicit(&stream->enqueued, stream->enqueued + 1, memory_order_relaxed);
    if (base_is_unusual(UNUSUAL_OF_QUEUES) && queued_unusually(stream, task))
        return AIVD_OK;
    bool fresh = !stream->running && !stream->counted;
    if (fresh)
        count_in(stream);
    npu_lock_give(&stream->lock);
    if (fresh)
        npu_progress_notice(device);
    return AIVD_OK;
}

aivd_status npu_stream_enqueue(npu_stream *stream, const char *what, npu_task_fn run,
                               const void *args, size_t args_size)
{
    npu_task *task;
    aivd_status status = npu_task_begin(stream, what, run, args_size, 0, &task);
    if (status)
        return status;
    if (args_size)
        memcpy(task->args, args, args_size);
    return npu_task_commit(stream, task);
}
