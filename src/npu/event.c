/* npu/event: marks in streams. An event counts the records queued for it and remembers the last one
 * that was executed; a wait means the record that was the newest when the wait was queued.
 *
 * Queued records and waits hold the event: destroying it ends the handle at once and the place when
 * the last of them has run. An event for other processes keeps both counts in a line of its
 * device's control page (fabric/notify). */
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "base/time.h"
#include "fabric/notify.h"
#include "fabric/share.h"
#include "npu/await.h"
#include "npu/event.h"
#include "npu/progress.h"
#include "npu/record.h"
#include "npu/stream.h"

enum { EVENTS_MAX = 65536 };

struct npu_event {
    npu_slot slot;
    npu_lock lock; /* everything below, unless said otherwise */
    uint32_t flags;
    uint32_t holders;      /* the handle, and every queued task */
    uint32_t waits;        /* queued */
    uint64_t queued;       /* records queued so far */
    uint64_t cleared;      /* records a reset has made void */
    _Atomic uint64_t done; /* newest record executed; read without the lock by waiters */
    uint64_t time_ns;      /* of that record */
    aivd_status error;     /* failure of the stream before that record */
    npu_stream *stream;    /* where the newest record is queued */
    uint32_t generation;
    uint64_t ticket;       /* its number there */
    fabric_notify *shared; /* events for other processes, else NULL */
    uint32_t life;
    bool imported;
    fabric_share share; /* what was imported */
};

static npu_pool pool = NPU_POOL("event", 8, EVENTS_MAX, AIVD_ERR_LIMIT);

_Static_assert(sizeof(npu_event) <= 256, "an event fits its place in the pool");

static aivd_status check(npu_event *event)
{
    if (BASE_UNLIKELY(!npu_pool_owns(&pool, event)))
        return base_fail(AIVD_ERR_HANDLE, NULL,
                         "event %p is not a live event (destroyed before, or never created)",
                         (void *)event);
    if (BASE_UNLIKELY(event->shared && !fabric_notify_alive(event->shared, event->life)))
        return base_fail(AIVD_ERR_HANDLE, NULL,
                         "event %p was destroyed by the process that made it", (void *)event);
    return AIVD_OK;
}

static void drop(npu_event *event)
{
    npu_lock_take(&event->lock);
    bool last = --event->holders == 0;
    npu_lock_give(&event->lock);
    if (!last)
        return;
    if (event->imported)
        fabric_share_drop(&event->share);
    else if (event->shared)
        fabric_notify_give(event->shared);
    npu_pool_give(&pool, event);
}

/* A line for the counts that other processes will see. */
static aivd_status share_counts(npu_event *event)
{
    int32_t device;
    aivd_status status = npu_device_current(&device);
    return status ? status : fabric_notify_take(device, &event->shared, &event->life);
}

aivd_status npu_event_create(uint32_t flags, npu_event **made)
{
    npu_event *event;
    aivd_status status = npu_pool_take(&pool, &event);
    if (status)
        return status;
    if (flags & NPU_EVENT_IPC)
        status = share_counts(event);
    if (status) {
        npu_pool_give(&pool, event);
        return status;
    }
    event->flags = flags;
    event->holders = 1;
    npu_pool_publish(event);
    *made = event;
    return AIVD_OK;
}

aivd_status npu_event_destroy(npu_event *event)
{
    if (!npu_pool_owns(&pool, event))
        return check(event);
    if (!npu_pool_retire(event))
        return base_fail(AIVD_ERR_HANDLE, NULL, "event %p is being destroyed by another thread",
                         (void *)event);
    if (event->shared && !event->imported)
        fabric_share_end_range(event->shared, sizeof *event->shared);
    drop(event);
    return AIVD_OK;
}

/* ---- other processes ---- */

aivd_status npu_event_export(npu_event *event, char key[NPU_KEY_BYTES])
{
    fabric_share_name name;
    aivd_status status = check(event);
    if (status)
        return status;
    if (!event->shared || event->imported)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         event->imported
                             ? "event %p belongs to another process, which exports it"
                             : "event %p was not made for other processes; create it with "
                               "aclrtCreateEventExWithFlag and ACL_EVENT_IPC",
                         (void *)event);
    const fabric_share what = {.kind = SHARE_EVENT,
                               .device = (uint32_t)fabric_device_of(event->shared),
                               .address = (uint64_t)(uintptr_t)event->shared,
                               .size = sizeof *event->shared,
                               .life = event->life};
    status = fabric_share_export(&what, true, &name);
    if (status == AIVD_OK)
        fabric_share_text(&name, key);
    return status;
}

aivd_status npu_event_import(const char *key, npu_event **made)
{
    fabric_share_name name;
    npu_event *event;
    if (!fabric_share_parse(key, &name) || name.kind != SHARE_EVENT)
        return base_fail(AIVD_ERR_PARAM, NULL, "the handle is not one of aclrtIpcGetEventHandle");
    aivd_status status = npu_pool_take(&pool, &event);
    if (status)
        return status;
    status = fabric_share_import(&name, &event->share, NULL);
    if (status) {
        npu_pool_give(&pool, event);
        return status;
    }
    event->imported = true;
    event->shared = (fabric_notify *)(uintptr_t)event->share.address;
    event->life = (uint32_t)event->share.life;
    event->flags = NPU_EVENT_IPC;
    event->holders = 1;
    npu_pool_publish(event);
    *made = event;
    return AIVD_OK;
}

/* ---- counts ---- */

static uint64_t next_number(npu_event *event)
{
    event->queued = event->shared ? 1 + atomic_fetch_add_explicit(&event->shared->queued, 1,
                                                                  memory_order_acq_rel)
                                  : event->queued + 1;
    return event->queued;
}

static bool is_done(npu_event *event, uint64_t number)
{
    if (event->shared)
        return atomic_load_explicit(&event->shared->state, memory_order_acquire) >= number;
    return atomic_load_explicit(&event->done, memory_order_acquire) >= number;
}

/* Records of several processes may be done in another order than they were queued. */
static void share_done(fabric_notify *line, uint64_t number)
{
    uint64_t seen = atomic_load_explicit(&line->state, memory_order_relaxed);
    /* Release: pairs with the acquire in is_done. */
    while (seen < number &&
           !atomic_compare_exchange_weak_explicit(&line->state, &seen, number, memory_order_acq_rel,
                                                  memory_order_relaxed))
        ;
    fabric_ring_if_waited(line);
}

static void tell(record_kind kind, const npu_event *event, uint64_t number)
{
    if (event->shared)
        npu_record_shared(kind, event->shared, number);
    else
        npu_record_event(kind, event, event->slot.generation, number);
}

/* ---- tasks ---- */

/* Waiters for a record sleep on the doorbell of the device it is queued on. */
static const void *bell(const npu_stream *source)
{
    return &source->device->region->control->doorbell;
}

typedef struct event_task {
    npu_event *event;
    uint64_t number;    /* of the record meant */
    npu_stream *source; /* waits: where that record is queued */
    uint32_t generation;
    uint64_t ticket;
    uint64_t timeout_ns;
} event_task;

static aivd_status run_record(npu_stream *stream, void *args)
{
    const event_task *task = args;
    npu_event *event = task->event;
    uint64_t now = base_now_ns();
    if (record_on()) /* before anybody can see it */
        tell(RECORD_EVENT_RECORD, event, task->number);
    npu_lock_take(&event->lock);
    if (task->number > event->done) {
        event->time_ns = now;
        event->error = stream->discarding ? stream->error : AIVD_OK;
        /* release: pairs with the acquire of waiters on other threads */
        atomic_store_explicit(&event->done, task->number, memory_order_release);
    }
    npu_lock_give(&event->lock);
    if (event->shared)
        share_done(event->shared, task->number);
    fabric_ring_if_waited(bell(stream));
    drop(event);
    return AIVD_OK;
}

static aivd_status run_reset(npu_stream *stream, void *args)
{
    const event_task *task = args;
    (void)stream;
    npu_lock_take(&task->event->lock);
    if (task->number > task->event->cleared)
        task->event->cleared = task->number;
    npu_lock_give(&task->event->lock);
    drop(task->event);
    return AIVD_OK;
}

typedef struct arrival {
    const event_task *task;
    const _Atomic bool *cancel;
} arrival;

static bool arrived(void *context)
{
    const arrival *a = context;
    return is_done(a->task->event, a->task->number) ||
           (a->cancel && atomic_load_explicit(a->cancel, memory_order_relaxed));
}

/* The caller goes on knowing that the record has run. */
static void tell_wait(npu_event *event, uint64_t number)
{
    if (record_on() && is_done(event, number))
        tell(RECORD_EVENT_WAIT, event, number);
}

/* Moves while the stream of the record, or any kernel of a peer, gets on. */
static uint64_t progress_of(const npu_stream *source)
{
    return atomic_load_explicit(&source->completed, memory_order_relaxed) + fabric_heartbeats() +
           atomic_load_explicit(&source->device->region->control->heartbeat, memory_order_relaxed);
}

/* Until the record has run; without a limit of its own, until nothing has moved for
 * HCCL_EXEC_TIMEOUT. Its stream is run here when nobody else does: the record may be queued
 * by the very thread that now synchronises us. */
static aivd_status await(const event_task *task, const _Atomic bool *cancel)
{
    arrival a = {task, cancel};
    if (task->timeout_ns == BASE_NEVER) {
        while (!arrived(&a) && npu_stream_help(task->source, task->generation, task->ticket))
            ;
    } else if (!arrived(&a)) {
        npu_progress_take(task->source->device);
    }
    const core_wait wait = {.ready = arrived,
                            .context = &a,
                            .address = bell(task->source),
                            .wanted = ~0ull,
                            .what = "an event of another stream",
                            .timeout_ns = task->timeout_ns == BASE_NEVER ? npu_the_settings.stall_ns
                                                                         : task->timeout_ns};
    aivd_status status;
    uint64_t done;
    do {
        done = progress_of(task->source);
        status = arrived(&a) ? AIVD_OK : core_wait_host(&wait);
    } while (status == AIVD_ERR_TIMEOUT && task->timeout_ns == BASE_NEVER &&
             progress_of(task->source) != done);
    if (status == AIVD_OK)
        tell_wait(task->event, task->number);
    return status;
}

BASE_COLD static aivd_status wait_fails(aivd_status status, const char *who, uint64_t limit_ns)
{
    if (limit_ns == BASE_NEVER)
        return base_fail(status, NULL,
                         "%s: an event was not recorded, and nothing moved for %.2f s "
                         "(HCCL_EXEC_TIMEOUT): do streams wait for each other?",
                         who, (double)npu_the_settings.stall_ns / (double)BASE_NS_PER_S);
    return base_fail(status, NULL, "%s: an event was not recorded within %.3f s", who,
                     (double)limit_ns / (double)BASE_NS_PER_S);
}

static bool recorded_elsewhere(void *context)
{
    const event_task *task = context;
    return is_done(task->event, task->number);
}

/* For a record that is queued in another process. Writes its own texts. */
static aivd_status await_elsewhere(const event_task *task, npu_stream *stream)
{
    const npu_await wait = {.stream = stream,
                            .ready = recorded_elsewhere,
                            .context = (void *)(uintptr_t)task,
                            .address = task->event->shared,
                            .what = "an event of another process",
                            .timeout_ns = task->timeout_ns};
    fabric_ring_unclaimed(-1);
    aivd_status status = npu_await_word(&wait);
    if (status == AIVD_OK)
        tell_wait(task->event, task->number);
    return status;
}

static aivd_status finish_wait(const event_task *task, aivd_status status)
{
    npu_lock_take(&task->event->lock);
    task->event->waits--;
    npu_lock_give(&task->event->lock);
    drop(task->event);
    return status;
}

static aivd_status run_wait(npu_stream *stream, void *args)
{
    const event_task *task = args;
    aivd_status status = AIVD_OK;
    if (!task->source)
        return finish_wait(task, stream->discarding ? AIVD_OK : await_elsewhere(task, stream));
    if (!stream->discarding)
        status = await(task, &stream->cancel);
    if (status == AIVD_OK && !stream->discarding && !is_done(task->event, task->number))
        status = AIVD_ERR_ABORTED; /* cancelled */
    else if (status == AIVD_ERR_TIMEOUT)
        status = wait_fails(AIVD_ERR_WAIT_TIMEOUT, npu_stream_name(stream), task->timeout_ns);
    else if (status)
        wait_fails(status, npu_stream_name(stream), task->timeout_ns);
    return finish_wait(task, status);
}

static aivd_status queue(npu_event *event, npu_stream *stream, const char *what, npu_task_fn run,
                         const event_task *args)
{
    npu_task *task;
    npu_lock_take(&event->lock);
    event->holders++;
    npu_lock_give(&event->lock);
    aivd_status status = npu_task_begin(stream, what, run, sizeof *args, NPU_TASK_ALWAYS, &task);
    if (status) {
        drop(event);
        return status;
    }
    memcpy(task->args, args, sizeof *args);
    return npu_task_commit(stream, task);
}

/* ---- what users do ---- */

aivd_status npu_event_record(npu_event *event, npu_stream *stream)
{
    npu_task *task;
    aivd_status status = check(event);
    if (status == AIVD_OK)
        status = npu_stream_check(stream, &stream);
    if (status == AIVD_OK)
        status = npu_task_begin(stream, "event record", run_record, sizeof(event_task),
                                NPU_TASK_ALWAYS, &task);
    if (status)
        return status;
    /* Between begin and commit the stream's lock is ours: number and ticket go together. */
    event_task *args = task->args;
    npu_lock_take(&event->lock);
    event->holders++;
    *args = (event_task){.event = event, .number = next_number(event)};
    event->stream = stream;
    event->generation = stream->slot.generation;
    event->ticket = stream->enqueued + 1;
    npu_lock_give(&event->lock);
    return npu_task_commit(stream, task);
}

aivd_status npu_event_reset(npu_event *event, npu_stream *stream)
{
    aivd_status status = check(event);
    if (status == AIVD_OK)
        status = npu_stream_check(stream, &stream);
    if (status == AIVD_OK && event->shared)
        status = base_fail(AIVD_ERR_PARAM, NULL,
                           "event %p is shared with other processes (ACL_EVENT_IPC): record it "
                           "again instead of resetting it",
                           (void *)event);
    if (status)
        return status;
    npu_lock_take(&event->lock);
    event_task args = {.event = event, .number = event->queued};
    npu_lock_give(&event->lock);
    return queue(event, stream, "event reset", run_reset, &args);
}

/* The newest record and where it is queued; false when there is none. */
static bool newest(npu_event *event, event_task *task)
{
    npu_lock_take(&event->lock);
    *task = (event_task){.event = event,
                         .number = event->queued,
                         .source = event->stream,
                         .generation = event->generation,
                         .ticket = event->ticket,
                         .timeout_ns = BASE_NEVER};
    if (event->shared) {
        uint64_t number = atomic_load_explicit(&event->shared->queued, memory_order_acquire);
        if (number != task->number) /* another process recorded it last */
            task->source = NULL;
        task->number = number;
    }
    bool some = task->number > event->cleared;
    npu_lock_give(&event->lock);
    return some;
}

aivd_status npu_event_query(npu_event *event, bool *recorded)
{
    event_task task;
    aivd_status status = check(event);
    if (status)
        return status;
    *recorded = newest(event, &task) && is_done(event, task.number);
    if (*recorded)
        tell_wait(event, task.number);
    else if (task.source)
        npu_progress_take(task.source->device);
    else if (event->shared)
        fabric_ring_unclaimed(-1);
    return AIVD_OK;
}

aivd_status npu_event_query_waits(npu_event *event, bool *over)
{
    aivd_status status = check(event);
    if (status)
        return status;
    npu_lock_take(&event->lock);
    *over = event->waits == 0;
    npu_lock_give(&event->lock);
    return AIVD_OK;
}

aivd_status npu_event_synchronize(npu_event *event, uint64_t timeout_ns)
{
    event_task task;
    aivd_status status = check(event);
    if (status)
        return status;
    if (!newest(event, &task))
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "event %p was never recorded (or was reset since): there is nothing to "
                         "wait for; call aclrtRecordEvent first",
                         (void *)event);
    task.timeout_ns = timeout_ns;
    npu_lock_take(&event->lock);
    event->holders++;
    npu_lock_give(&event->lock);
    if (!task.source)
        status = await_elsewhere(&task, NULL);
    else if ((status = await(&task, NULL)) != AIVD_OK)
        wait_fails(status, npu_stream_name(task.source), timeout_ns);
    else if (event->error)
        status = base_fail(event->error, NULL,
                           "%s failed before it reached the record of event %p; synchronise the "
                           "stream for the reason",
                           npu_stream_name(task.source), (void *)event);
    drop(event);
    return status == AIVD_ERR_WAIT_TIMEOUT ? AIVD_ERR_TIMEOUT : status;
}

aivd_status npu_event_wait(npu_stream *stream, npu_event *event, uint64_t timeout_ns)
{
    event_task task;
    aivd_status status = check(event);
    if (status == AIVD_OK)
        status = npu_stream_check(stream, &stream);
    if (status)
        return status;
    if (!newest(event, &task)) {
        BASE_LOG(LOG_WARNING, LOG_NPU,
                 "%s waits for event %p, which nobody has recorded: the wait does nothing",
                 npu_stream_name(stream), (void *)event);
        return AIVD_OK;
    }
    /* A record earlier in the same stream is done by then; so is one that is done now. */
    if (is_done(event, task.number) ||
        (task.source && task.source == stream && task.generation == stream->slot.generation)) {
        tell_wait(event, task.number);
        return AIVD_OK;
    }
    task.timeout_ns = timeout_ns;
    npu_lock_take(&event->lock);
    event->waits++;
    npu_lock_give(&event->lock);
    status = queue(event, stream, "event wait", run_wait, &task);
    if (status) {
        npu_lock_take(&event->lock);
        event->waits--;
        npu_lock_give(&event->lock);
    }
    return status;
}

aivd_status npu_event_elapsed(npu_event *start, npu_event *end, double *milliseconds)
{
    npu_event *both[2] = {start, end};
    uint64_t time[2];
    for (int i = 0; i < 2; i++) {
        event_task task;
        aivd_status status = check(both[i]);
        if (status)
            return status;
        if (!newest(both[i], &task) || !is_done(both[i], task.number))
            return base_fail(AIVD_ERR_AGAIN, NULL,
                             "the %s event is not recorded yet; record both and synchronise",
                             i ? "end" : "start");
        if (!npu_event_timed(both[i]->flags))
            return base_fail(AIVD_ERR_AGAIN, NULL,
                             "the %s event has no time stamps (flags 0x%x); create it with "
                             "ACL_EVENT_TIME_LINE or aclrtCreateEvent",
                             i ? "end" : "start", both[i]->flags);
        npu_lock_take(&both[i]->lock);
        time[i] = both[i]->time_ns;
        npu_lock_give(&both[i]->lock);
    }
    if (time[1] < time[0])
        return base_fail(AIVD_ERR_MISMATCH, NULL,
                         "the end event was recorded %.6f ms before the start event",
                         (double)(time[0] - time[1]) / 1e6);
    *milliseconds = (double)(time[1] - time[0]) / 1e6;
    return AIVD_OK;
}
