/* npu/notify: notifies: one bit in the control page of a device (fabric/notify), set and taken by
 * tasks of streams. Handles of the owner and of those who imported the notify look the same.
 *
 * Queued tasks hold the handle's place: destroying a notify ends its handle at once and its line
 * when the last of them has run. */
#include <stdio.h>
#include <string.h>

#include "base/time.h"
#include "core/recorder.h"
#include "fabric/notify.h"
#include "fabric/share.h"
#include "npu/await.h"
#include "npu/record.h"
#include "npu/stream.h"

_Static_assert(NPU_KEY_BYTES == FABRIC_KEY_BYTES, "one size of names");

struct npu_notify {
    npu_slot slot;
    npu_lock lock;
    uint32_t holders; /* the handle, and every queued task */
    uint32_t life;
    fabric_notify *line;
    bool imported, exported;
    fabric_share share;     /* what was imported */
    fabric_share_name name; /* of an exported one */
    /* Where this process has queued the newest setting: a wait runs that stream when nobody does.
     */
    npu_stream *source;
    uint32_t generation;
    uint64_t ticket;
};

static npu_pool pool = NPU_POOL("notify", 8, 65536, AIVD_ERR_LIMIT);

_Static_assert(sizeof(npu_notify) <= 256, "a notify fits its place in the pool");

aivd_status npu_notify_check(npu_notify *notify)
{
    if (BASE_UNLIKELY(!npu_pool_owns(&pool, notify)))
        return base_fail(AIVD_ERR_HANDLE, NULL,
                         "notify %p is not a live notify (destroyed before, or never created)",
                         (void *)notify);
    if (BASE_UNLIKELY(!fabric_notify_alive(notify->line, notify->life)))
        return base_fail(AIVD_ERR_HANDLE, NULL,
                         "notify %u of device %d was destroyed by the process that made it",
                         fabric_notify_index(notify->line), fabric_device_of(notify->line));
    return AIVD_OK;
}

static void hold(npu_notify *notify)
{
    npu_lock_take(&notify->lock);
    notify->holders++;
    npu_lock_give(&notify->lock);
}

static void drop(npu_notify *notify)
{
    npu_lock_take(&notify->lock);
    bool last = --notify->holders == 0;
    npu_lock_give(&notify->lock);
    if (!last)
        return;
    if (notify->imported)
        fabric_share_drop(&notify->share);
    else
        fabric_notify_give(notify->line);
    npu_pool_give(&pool, notify);
}

/* ---- making, ending, sharing ---- */

static void publish(npu_notify *notify, fabric_notify *line, uint32_t life, npu_notify **made)
{
    notify->line = line;
    notify->life = life;
    notify->holders = 1;
    npu_pool_publish(notify);
    *made = notify;
}

aivd_status npu_notify_create(npu_notify **made)
{
    npu_notify *notify;
    fabric_notify *line;
    int32_t device;
    uint32_t life;
    aivd_status status = npu_device_current(&device);
    if (status == AIVD_OK)
        status = npu_pool_take(&pool, &notify);
    if (status)
        return status;
    status = fabric_notify_take(device, &line, &life);
    if (status) {
        npu_pool_give(&pool, notify);
        return status;
    }
    publish(notify, line, life, made);
    return AIVD_OK;
}

aivd_status npu_notify_destroy(npu_notify *notify)
{
    if (!npu_pool_owns(&pool, notify))
        return npu_notify_check(notify);
    if (!npu_pool_retire(notify))
        return base_fail(AIVD_ERR_HANDLE, NULL, "notify %p is being destroyed by another thread",
                         (void *)notify);
    if (notify->exported)
        fabric_share_end(&notify->name);
    drop(notify);
    return AIVD_OK;
}

void npu_notifies_end(const npu_device *device)
{
    uint8_t *base = atomic_load_explicit(&pool.base, memory_order_acquire);
    for (uint32_t i = 0; base && i < pool.used; i++) {
        npu_notify *notify = (npu_notify *)(base + ((size_t)i << pool.shift));
        if (npu_pool_owns(&pool, notify) && !notify->imported &&
            fabric_device_of(notify->line) == device->id)
            npu_notify_destroy(notify);
    }
}

uint32_t npu_notify_id(const npu_notify *notify)
{
    return fabric_notify_index(notify->line);
}

static aivd_status not_ours(const npu_notify *notify)
{
    return base_fail(AIVD_ERR_PARAM, NULL,
                     "notify %u of device %d belongs to another process: only the process that "
                     "made a notify exports it",
                     fabric_notify_index(notify->line), fabric_device_of(notify->line));
}

/* One name for as long as it lives. */
static aivd_status name_it(npu_notify *notify, bool open)
{
    const fabric_share what = {.kind = SHARE_NOTIFY,
                               .device = (uint32_t)fabric_device_of(notify->line),
                               .address = (uint64_t)(uintptr_t)notify->line,
                               .size = sizeof *notify->line,
                               .life = notify->life};
    if (notify->exported)
        return AIVD_OK;
    aivd_status status = fabric_share_export(&what, open, &notify->name);
    notify->exported = status == AIVD_OK;
    return status;
}

aivd_status npu_notify_export(npu_notify *notify, bool open, char key[NPU_KEY_BYTES])
{
    aivd_status status = npu_notify_check(notify);
    if (status == AIVD_OK && notify->imported)
        status = not_ours(notify);
    if (status == AIVD_OK)
        status = name_it(notify, open);
    if (status == AIVD_OK)
        fabric_share_text(&notify->name, key);
    return status;
}

aivd_status npu_notify_allow(npu_notify *notify, const int32_t *pids, size_t count)
{
    aivd_status status = npu_notify_check(notify);
    if (status == AIVD_OK && notify->imported)
        status = not_ours(notify);
    if (status == AIVD_OK)
        status = name_it(notify, false);
    return status ? status : fabric_share_allow(&notify->name, pids, count);
}

aivd_status npu_notify_import(const char *key, npu_notify **made)
{
    fabric_share_name name;
    npu_notify *notify;
    if (!fabric_share_parse(key, &name) || name.kind != SHARE_NOTIFY)
        return base_fail(AIVD_ERR_PARAM, NULL, "the key is not one of aclrtNotifyGetExportKey");
    aivd_status status = npu_pool_take(&pool, &notify);
    if (status)
        return status;
    status = fabric_share_import(&name, &notify->share, NULL);
    if (status) {
        npu_pool_give(&pool, notify);
        return status;
    }
    notify->imported = true;
    publish(notify, (fabric_notify *)(uintptr_t)notify->share.address, (uint32_t)notify->share.life,
            made);
    return AIVD_OK;
}

/* ---- of kernels ---- */

void npu_notify_set(npu_notify *notify, core_block *block)
{
    if (!fabric_notify_alive(notify->line, notify->life))
        return;
    core_recorder *r = record_on() ? core_recorder_self() : NULL;
    if (r) { /* before anybody can see it */
        core_recorder_settle(r, block);
        core_recorder_tell(r, block,
                           &(record_event){.kind = RECORD_EVENT_RECORD,
                                           .object = (uint64_t)(uintptr_t)notify->line,
                                           .id = EVENT_OF_ALL,
                                           .site = (uint64_t)(uintptr_t)block->site});
    }
    fabric_notify_set(notify->line);
}

/* ---- tasks ---- */

typedef struct notify_task {
    npu_notify *notify; /* NULL: by number */
    fabric_notify *line;
    uint32_t life;
    uint64_t timeout_ns;
} notify_task;

static aivd_status run_record(npu_stream *stream, void *args)
{
    const notify_task *task = args;
    if (!stream->discarding && fabric_notify_alive(task->line, task->life)) {
        if (record_on()) /* before anybody can see it */
            npu_record_shared(RECORD_EVENT_RECORD, task->line, 0);
        fabric_notify_set(task->line);
    }
    if (task->notify)
        drop(task->notify);
    return AIVD_OK;
}

static bool set_or_gone(void *context)
{
    const notify_task *task = context;
    return (atomic_load_explicit(&task->line->state, memory_order_acquire) & 1) != 0 ||
           !fabric_notify_alive(task->line, task->life);
}

/* The setting may be queued on a stream of this process that nobody runs. */
static void help(const notify_task *task)
{
    npu_notify *notify = task->notify;
    if (!notify || task->timeout_ns != BASE_NEVER)
        return;
    npu_lock_take(&notify->lock);
    npu_stream *source = notify->source;
    uint32_t generation = notify->generation;
    uint64_t ticket = notify->ticket;
    npu_lock_give(&notify->lock);
    while (source && !set_or_gone((void *)(uintptr_t)task) &&
           npu_stream_help(source, generation, ticket))
        ;
}

static aivd_status take(npu_stream *stream, const notify_task *task)
{
    char what[64];
    uint32_t index = fabric_notify_index(task->line);
    if (index < FABRIC_NOTIFIES_MAX)
        snprintf(what, sizeof what, "notify %u of device %d", index, fabric_device_of(task->line));
    else /* one of a channel or a communication thread */
        snprintf(what, sizeof what, "the notify at %p of device %d", (void *)task->line,
                 fabric_device_of(task->line));
    const npu_await await = {.stream = stream,
                             .ready = set_or_gone,
                             .context = (void *)(uintptr_t)task,
                             .address = task->line,
                             .what = what,
                             .timeout_ns = task->timeout_ns};
    help(task);
    uint64_t end = task->timeout_ns == BASE_NEVER ? BASE_NEVER : base_now_ns() + task->timeout_ns;
    uint64_t number;
    while ((number = fabric_notify_try(task->line)) == 0) {
        aivd_status status = npu_await_word(&await);
        if (status)
            return status;
        if (!fabric_notify_alive(task->line, task->life))
            return base_fail(AIVD_ERR_HANDLE, NULL, "%s: %s was destroyed while it was waited for",
                             npu_stream_name(stream), what);
        if (base_now_ns() >= end && fabric_notify_try(task->line) == 0)
            return base_fail(AIVD_ERR_WAIT_TIMEOUT, NULL, "%s: %s was taken by another stream",
                             npu_stream_name(stream), what);
    }
    if (record_on())
        npu_record_shared(RECORD_EVENT_WAIT, task->line, number);
    return AIVD_OK;
}

static aivd_status run_wait(npu_stream *stream, void *args)
{
    const notify_task *task = args;
    aivd_status status = stream->discarding ? AIVD_OK : take(stream, task);
    if (task->notify)
        drop(task->notify);
    return status;
}

static aivd_status queue(npu_stream *stream, const char *what, npu_task_fn run,
                         const notify_task *args)
{
    npu_task *task;
    aivd_status status = npu_task_begin(stream, what, run, sizeof *args, NPU_TASK_ALWAYS, &task);
    if (status)
        return status;
    memcpy(task->args, args, sizeof *args);
    /* Between begin and commit the stream's lock is ours: the number is that of this task. */
    if (args->notify && run == run_record) {
        npu_lock_take(&args->notify->lock);
        args->notify->source = stream;
        args->notify->generation = stream->slot.generation;
        args->notify->ticket = stream->enqueued + 1;
        npu_lock_give(&args->notify->lock);
    }
    return npu_task_commit(stream, task);
}

static aivd_status queue_held(npu_notify *notify, npu_stream *stream, const char *what,
                              npu_task_fn run, uint64_t timeout_ns)
{
    aivd_status status = npu_notify_check(notify);
    if (status == AIVD_OK)
        status = npu_stream_check(stream, &stream);
    if (status)
        return status;
    const notify_task args = {notify, notify->line, notify->life, timeout_ns};
    hold(notify);
    status = queue(stream, what, run, &args);
    if (status)
        drop(notify);
    return status;
}

aivd_status npu_notify_record(npu_notify *notify, npu_stream *stream)
{
    return queue_held(notify, stream, "notify record", run_record, 0);
}

aivd_status npu_notify_wait(npu_notify *notify, npu_stream *stream, uint64_t timeout_ns)
{
    return queue_held(notify, stream, "notify wait", run_wait, timeout_ns);
}

static aivd_status line_of(int32_t device, uint64_t id, fabric_notify **line)
{
    fabric_notify *found = fabric_notify_at(device, id);
    if (!found || (atomic_load_explicit(&found->life, memory_order_acquire) & 1) == 0)
        return base_fail(AIVD_ERR_HANDLE, NULL,
                         "%llu is not the number of a live notify of device %d",
                         (unsigned long long)id, device);
    *line = found;
    return AIVD_OK;
}

aivd_status npu_line_record(fabric_notify *line, npu_stream *stream)
{
    const notify_task args = {NULL, line, atomic_load_explicit(&line->life, memory_order_acquire),
                              0};
    aivd_status status = npu_stream_check(stream, &stream);
    return status ? status : queue(stream, "notify record", run_record, &args);
}

aivd_status npu_line_wait(fabric_notify *line, npu_stream *stream, uint64_t timeout_ns)
{
    const notify_task args = {NULL, line, atomic_load_explicit(&line->life, memory_order_acquire),
                              timeout_ns};
    aivd_status status = npu_stream_check(stream, &stream);
    return status ? status : queue(stream, "notify wait", run_wait, &args);
}

aivd_status npu_notify_record_by_id(int32_t device, uint64_t id, npu_stream *stream)
{
    fabric_notify *line;
    aivd_status status = line_of(device, id, &line);
    return status ? status : npu_line_record(line, stream);
}

aivd_status npu_notify_wait_by_id(int32_t device, uint64_t id, npu_stream *stream,
                                  uint64_t timeout_ns)
{
    fabric_notify *line;
    aivd_status status = line_of(device, id, &line);
    return status ? status : npu_line_wait(line, stream, timeout_ns);
}
