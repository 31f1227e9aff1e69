/* npu/stream_life: making and ending streams, and what users do with a stream as a whole. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "base/time.h"
#include "npu/context.h"
#include "npu/progress.h"
#include "npu/stream.h"
#include "npu/under_way.h"
#include "record/session.h"

enum { STREAMS_MAX = 4096 };
#define STOP_NS (10 * BASE_NS_PER_S) /* a cancelled kernel that does not end by then never will */

static npu_pool pool = NPU_POOL("stream", 9, STREAMS_MAX, AIVD_ERR_LIMIT);
static _Atomic int32_t next_id;

/* Of streams that are gone. */
static _Atomic uint64_t past_ran, past_taken, past_at_once;

_Static_assert(sizeof(npu_stream) <= 512, "a stream fits its place in the pool");

/* ---- making ---- */

static aivd_status make(npu_context *context, uint32_t flags, npu_stream **made)
{
    npu_device *device = context->device;
    npu_stream *stream;
    aivd_status status = npu_pool_take(&pool, &stream);
    if (status)
        return status;
    stream->context = context;
    stream->device = device;
    stream->flags = flags;
    stream->id = atomic_fetch_add_explicit(&next_id, 1, memory_order_relaxed);
    stream->odd = record_on();
    pthread_mutex_lock(&device->lock);
    stream->next = device->streams;
    if (device->streams)
        device->streams->previous = stream;
    device->streams = stream;
    pthread_mutex_unlock(&device->lock);
    npu_pool_publish(stream);
    *made = stream;
    return AIVD_OK;
}

aivd_status npu_stream_create(npu_context *context, uint32_t flags, npu_stream **made)
{
    aivd_status status = AIVD_OK;
    if (!context)
        status = npu_context_current(&context);
    else if (!npu_context_live(context))
        status =
            base_fail(AIVD_ERR_HANDLE, NULL, "context %p is not a live context", (void *)context);
    return status ? status : make(context, flags, made);
}

/* The context's default stream, made at first use. */
static aivd_status standard(npu_stream **real)
{
    npu_context *context;
    aivd_status status = npu_context_current(&context);
    if (status)
        return status;
    /* acquire: pairs with the release below, for the thread that did not make it */
    npu_stream *stream = __atomic_load_n(&context->standard, __ATOMIC_ACQUIRE);
    if (BASE_UNLIKELY(!stream)) {
        static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
        pthread_mutex_lock(&one);
        stream = context->standard;
        if (!stream)
            status = make(context, 0, &stream);
        if (status == AIVD_OK)
            __atomic_store_n(&context->standard, stream, __ATOMIC_RELEASE);
        pthread_mutex_unlock(&one);
        if (status)
            return status;
    }
    *real = stream;
    return AIVD_OK;
}

BASE_COLD static aivd_status not_live(const npu_stream *stream)
{
    return base_fail(AIVD_ERR_HANDLE, NULL,
                     "stream %p is not a live stream (destroyed before, or never created)",
                     (const void *)stream);
}

aivd_status npu_stream_check(npu_stream *stream, npu_stream **real)
{
    if (BASE_UNLIKELY(!npu_pool_owns(&pool, stream)))
        return stream ? not_live(stream) : standard(real);
    *real = stream;
    return AIVD_OK;
}

bool npu_stream_here(npu_stream *stream)
{
    const npu_chosen *chosen = &npu_context_chosen;
    return BASE_LIKELY(npu_pool_owns(&pool, stream)) && stream->context == chosen->context &&
           npu_context_holds(chosen);
}

bool npu_stream_live(const npu_stream *stream)
{
    return npu_pool_owns(&pool, stream);
}

uint32_t npu_stream_generation(const npu_stream *stream)
{
    return stream->slot.generation;
}

bool npu_stream_is(npu_stream *stream, uint32_t generation)
{
    return npu_pool_owns(&pool, stream) && stream->slot.generation == generation;
}

int32_t npu_stream_device(const npu_stream *stream)
{
    return stream->device->id;
}

int32_t npu_stream_id(const npu_stream *stream)
{
    return stream->id;
}

npu_context *npu_stream_context(const npu_stream *stream)
{
    return stream->context;
}

const char *npu_stream_name(const npu_stream *stream)
{
    static _Thread_local char text[48];
    snprintf(text, sizeof text, "stream %d of device %d", stream->id, stream->device->id);
    return text;
}

/* ---- ending ---- */

static void unlink_stream(npu_stream *stream)
{
    npu_device *device = stream->device;
    pthread_mutex_lock(&device->lock);
    if (stream->next)
        stream->next->previous = stream->previous;
    if (stream->previous)
        stream->previous->next = stream->next;
    else
        device->streams = stream->next;
    pthread_mutex_unlock(&device->lock);
}

static void free_nodes(npu_stream *stream)
{
    while (stream->spare) {
        npu_task *task = stream->spare;
        stream->spare = task->next;
        free(task);
    }
    free(stream->error_text);
    stream->error_text = NULL;
}

/* Everything queued until now is discarded, the running kernel told to end. Lock held. */
static void discard_all(npu_stream *stream)
{
    stream->aborts++;
    stream->odd = true;
    stream->discard_to = stream->enqueued;
    if (stream->completed < stream->enqueued)
        atomic_store_explicit(&stream->cancel, true, memory_order_relaxed);
}

/* After discard_all(): runs what is left (which discards it) or waits for the one who runs. */
static aivd_status settle_discarded(npu_stream *stream)
{
    uint64_t ticket = stream->discard_to;
    if (stream->running)
        return npu_stream_reach(stream, ticket, STOP_NS);
    return npu_stream_reach(stream, ticket, BASE_NEVER);
}

static aivd_status never_stops(const npu_stream *stream)
{
    return base_fail(AIVD_ERR_TIMEOUT, NULL,
                     "%s: its running task did not end within %llu s of being cancelled (a kernel "
                     "or host function that never waits)",
                     npu_stream_name(stream), (unsigned long long)(STOP_NS / BASE_NS_PER_S));
}

aivd_status npu_stream_destroy(npu_stream *stream, bool force)
{
    if (!npu_pool_owns(&pool, stream))
        return base_fail(AIVD_ERR_HANDLE, NULL,
                         "stream %p is not a live stream (destroyed before, or never created)",
                         (void *)stream);
    npu_lock_take(&stream->lock);
    bool own = stream->running && stream->runner == &npu_runner_depth;
    npu_lock_give(&stream->lock);
    if (own)
        return base_fail(AIVD_ERR_STATE, NULL, "a task of %s destroys its own stream",
                         npu_stream_name(stream));
    if (!npu_pool_retire(stream))
        return base_fail(AIVD_ERR_HANDLE, NULL, "stream %p is being destroyed by another thread",
                         (void *)stream);
    npu_lock_take(&stream->lock);
    stream->closing = true;
    aivd_status status = AIVD_OK;
    if (force) {
        discard_all(stream);
        status = settle_discarded(stream);
    }
    if (status == AIVD_OK)
        status = npu_stream_settle(stream, force ? STOP_NS : BASE_NEVER);
    if (status) { /* its runner still needs it: the place is lost */
        npu_lock_give(&stream->lock);
        return never_stops(stream);
    }
    if (stream->error && !force) {
        status = npu_stream_report(stream);
    } else {
        npu_lock_give(&stream->lock);
    }
    unlink_stream(stream);
    free_nodes(stream);
    atomic_fetch_add_explicit(&past_ran, stream->ran, memory_order_relaxed);
    atomic_fetch_add_explicit(&past_taken, stream->taken, memory_order_relaxed);
    atomic_fetch_add_explicit(&past_at_once, stream->at_once, memory_order_relaxed);
    npu_pool_give(&pool, stream);
    return status;
}

/* ---- all streams of a device or context ---- */

typedef struct stream_ref {
    npu_stream *stream;
    uint32_t generation;
} stream_ref;

enum { FEW = 16 }; /* streams of a device, nearly always */

/* The device's streams (of one context, or all) as a list to walk without the lock: in `few` where
 * they have room and the caller has one, else allocated. */
static uint32_t list(npu_device *device, const npu_context *context, stream_ref few[FEW],
                     stream_ref **refs)
{
    uint32_t count = 0;
    pthread_mutex_lock(&device->lock);
    for (npu_stream *s = device->streams; s; s = s->next)
        count++;
    *refs = few && count <= FEW ? few : malloc((count + 1) * sizeof **refs);
    count = 0;
    for (npu_stream *s = device->streams; s && *refs; s = s->next)
        if (!context || s->context == context)
            (*refs)[count++] = (stream_ref){s, s->slot.generation};
    pthread_mutex_unlock(&device->lock);
    return count;
}

static bool current(const stream_ref *ref)
{
    return npu_pool_owns(&pool, ref->stream) && ref->stream->slot.generation == ref->generation;
}

static uint64_t left_of(uint64_t timeout_ns, uint64_t begin)
{
    if (timeout_ns == BASE_NEVER || timeout_ns == 0)
        return timeout_ns;
    uint64_t gone = base_now_ns() - begin;
    return gone < timeout_ns ? timeout_ns - gone : 0;
}

aivd_status npu_streams_synchronize(npu_device *device, uint64_t timeout_ns)
{
    stream_ref *refs;
    uint64_t begin = timeout_ns == BASE_NEVER ? 0 : base_now_ns();
    uint32_t count = list(device, NULL, NULL, &refs);
    aivd_status first = AIVD_OK;
    char *text = NULL;
    for (uint32_t i = 0; i < count; i++) {
        if (!current(&refs[i]))
            continue;
        aivd_status status = npu_stream_synchronize(refs[i].stream, left_of(timeout_ns, begin));
        if (status && first == AIVD_OK) {
            first = status;
            text = strdup(base_error_recent());
        }
    }
    if (text)
        base_error_set(text);
    free(text);
    free(refs);
    return first;
}

aivd_status npu_streams_drain(npu_device *device, uint64_t timeout_ns)
{
    stream_ref *refs;
    uint32_t count = list(device, NULL, NULL, &refs);
    aivd_status first = AIVD_OK;
    for (uint32_t i = 0; i < count; i++) {
        npu_stream *stream = refs[i].stream;
        if (!current(&refs[i]))
            continue;
        npu_lock_take(&stream->lock);
        aivd_status status = npu_stream_reach(stream, stream->enqueued, timeout_ns);
        npu_lock_give(&stream->lock);
        if (first == AIVD_OK)
            first = status;
    }
    free(refs);
    return first;
}

aivd_status npu_streams_destroy(npu_context *context, bool force)
{
    stream_ref *refs;
    uint32_t count = list(context->device, context, NULL, &refs);
    aivd_status first = AIVD_OK;
    for (uint32_t i = 0; i < count; i++) {
        if (!current(&refs[i]))
            continue;
        aivd_status status = npu_stream_destroy(refs[i].stream, force);
        if (first == AIVD_OK)
            first = status;
    }
    free(refs);
    return first;
}

/* ---- what is under way ---- */

static bool passes(const npu_task *task, npu_task_test test, const void *context)
{
    const npu_task_words words = {task->args, task->args_size / sizeof(uint64_t),
                                  npu_task_is_kernel(task)};
    return test(context, &words);
}

/* Lock held. The arguments of a task that runs stay until it is done. */
static const npu_task *user_in(const npu_stream *stream, npu_task_test test, const void *context)
{
    bool own = stream->running && stream->runner == &npu_runner_depth;
    if (stream->now && !own && passes(stream->now, test, context))
        return stream->now;
    for (const npu_task *task = stream->first; task; task = task->next)
        if (passes(task, test, context))
            return task;
    return NULL;
}

bool npu_under_way(int32_t device, npu_task_test test, const void *context, char *text, size_t size)
{
    stream_ref few[FEW], *refs = few;
    npu_device *owner = npu_device_find(device);
    uint32_t count = owner ? list(owner, NULL, few, &refs) : 0;
    bool found = false;
    for (uint32_t i = 0; i < count && !found; i++) {
        npu_stream *stream = refs[i].stream;
        if (!current(&refs[i]))
            continue;
        npu_lock_take(&stream->lock);
        const npu_task *task = user_in(stream, test, context);
        found = task != NULL;
        if (found)
            snprintf(text, size, "%s%s %s on %s", npu_task_is_kernel(task) ? "kernel " : "",
                     task->what, task == stream->now ? "runs" : "is queued",
                     npu_stream_name(stream));
        npu_lock_give(&stream->lock);
    }
    if (refs != few)
        free(refs);
    return found;
}

bool npu_stream_holds(int32_t device, const void *thread)
{
    npu_device *owner = npu_device_find(device);
    bool holds = false;
    if (!owner)
        return false;
    pthread_mutex_lock(&owner->lock);
    for (npu_stream *s = owner->streams; s && !holds; s = s->next) {
        npu_lock_take(&s->lock);
        holds = s->held == thread && s->running && s->runner == npu_thread();
        npu_lock_give(&s->lock);
    }
    pthread_mutex_unlock(&owner->lock);
    return holds;
}

/* ---- query, abort, counts ---- */

aivd_status npu_stream_query(npu_stream *stream, bool *complete)
{
    npu_lock_take(&stream->lock);
    bool done = stream->completed == stream->enqueued;
    bool idle = !stream->running;
    aivd_status error = done ? stream->error : AIVD_OK;
    if (error && stream->error_text)
        base_error_set(stream->error_text);
    npu_lock_give(&stream->lock);
    if (!done && idle)
        npu_progress_take(stream->device);
    *complete = done;
    return error;
}

void npu_stream_set_stops(npu_stream *stream, bool stops)
{
    npu_lock_take(&stream->lock);
    stream->goes_on = !stops;
    stream->odd = true; /* looks again */
    npu_lock_give(&stream->lock);
}

aivd_status npu_stream_abort(npu_stream *stream)
{
    npu_lock_take(&stream->lock);
    bool own = stream->running && stream->runner == &npu_runner_depth;
    discard_all(stream);
    aivd_status status = own ? AIVD_OK : settle_discarded(stream);
    if (status == AIVD_OK) {
        stream->error = AIVD_OK;
        free(stream->error_text);
        stream->error_text = NULL;
    }
    npu_lock_give(&stream->lock);
    return status ? never_stops(stream) : AIVD_OK;
}

void npu_streams_count(npu_stream_counts *counts)
{
    counts->ran = atomic_load_explicit(&past_ran, memory_order_relaxed);
    counts->taken = atomic_load_explicit(&past_taken, memory_order_relaxed);
    counts->at_once = atomic_load_explicit(&past_at_once, memory_order_relaxed);
    uint8_t *base = atomic_load_explicit(&pool.base, memory_order_acquire);
    for (uint32_t i = 0; base && i < pool.used; i++) {
        npu_stream *stream = (npu_stream *)(base + ((size_t)i << pool.shift));
        if (!npu_pool_owns(&pool, stream))
            continue;
        npu_lock_take(&stream->lock);
        counts->ran += stream->ran;
        counts->taken += stream->taken;
        counts->at_once += atomic_load_explicit(&stream->at_once, memory_order_relaxed);
        npu_lock_give(&stream->lock);
    }
}
