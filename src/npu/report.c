/* npu/report: host functions of a stream that run in a thread of the user's: the stream's task puts
 * the function into a queue, and the thread that has subscribed takes it out. */
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/time.h"
#include "npu/await.h"
#include "npu/progress.h"

enum { LOOK_NS = 5000000 }; /* between two looks for streams that nobody runs */

typedef struct subscription {
    struct subscription *next;
    uint64_t thread;
    npu_stream *stream;
    uint32_t generation;
} subscription;

typedef struct report {
    struct report *next;
    uint64_t thread;
    npu_report_fn function;
    void *data;
    _Atomic bool *done; /* of the task that waits, or NULL */
} report;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static subscription *subscriptions;
static report *first, **last = &first;

uint64_t npu_report_thread(void)
{
    return (uint64_t)pthread_self();
}

/* Lock held. A stream that is gone leaves its place to the next one there. */
static subscription **of_stream(const npu_stream *stream)
{
    subscription **at = &subscriptions;
    while (*at && ((*at)->stream != stream || (*at)->generation != stream->slot.generation))
        at = &(*at)->next;
    return at;
}

aivd_status npu_report_subscribe(uint64_t thread, npu_stream *stream)
{
    subscription *s = calloc(1, sizeof *s);
    if (!s)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a subscription");
    pthread_mutex_lock(&lock);
    bool taken = *of_stream(stream) != NULL;
    if (!taken) {
        *s = (subscription){subscriptions, thread, stream, stream->slot.generation};
        subscriptions = s;
    }
    pthread_mutex_unlock(&lock);
    if (!taken)
        return AIVD_OK;
    free(s);
    return base_fail(AIVD_ERR_EXISTS, NULL,
                     "%s has a thread for its callbacks already; call aclrtUnSubscribeReport first",
                     npu_stream_name(stream));
}

static aivd_status no_thread(npu_stream *stream)
{
    return base_fail(AIVD_ERR_NOT_FOUND, NULL,
                     "%s has no thread for its callbacks; call aclrtSubscribeReport first",
                     npu_stream_name(stream));
}

aivd_status npu_report_unsubscribe(uint64_t thread, npu_stream *stream)
{
    pthread_mutex_lock(&lock);
    subscription **at = of_stream(stream), *s = *at;
    bool theirs = s && s->thread == thread;
    if (theirs) {
        *at = s->next;
        free(s);
    }
    pthread_mutex_unlock(&lock);
    return theirs ? AIVD_OK : no_thread(stream);
}

/* ---- the stream's side ---- */

typedef struct report_task {
    npu_report_fn function;
    void *data;
    bool block;
} report_task;

static bool is_done(void *context)
{
    return atomic_load_explicit((_Atomic bool *)context, memory_order_acquire);
}

/* Takes a report out again that nobody will wait for. False: it runs just now. */
static bool withdraw(const _Atomic bool *done)
{
    bool found = false;
    pthread_mutex_lock(&lock);
    for (report **at = &first; *at;) {
        report *r = *at;
        if (r->done != done) {
            at = &r->next;
            continue;
        }
        *at = r->next;
        if (last == &r->next)
            last = at;
        free(r);
        found = true;
        break;
    }
    pthread_mutex_unlock(&lock);
    return found;
}

static aivd_status wait_for(npu_stream *stream, _Atomic bool *done)
{
    const npu_await await = {.stream = stream,
                             .ready = is_done,
                             .context = done,
                             .what = "the callback a thread runs in aclrtProcessReport",
                             .timeout_ns = BASE_NEVER};
    aivd_status status = npu_await_word(&await);
    /* `done` is on this stack: it must not be used any more when we leave. */
    if (status && !withdraw(done))
        while (!is_done(done))
            base_pause();
    return status;
}

static aivd_status run_report(npu_stream *stream, void *args)
{
    const report_task *task = args;
    _Atomic bool done = false;
    report *r = calloc(1, sizeof *r);
    if (!r)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a callback");
    pthread_mutex_lock(&lock);
    const subscription *s = *of_stream(stream);
    if (s) {
        *r = (report){NULL, s->thread, task->function, task->data, task->block ? &done : NULL};
        *last = r;
        last = &r->next;
        pthread_cond_broadcast(&changed);
    }
    pthread_mutex_unlock(&lock);
    if (!s) {
        free(r);
        return no_thread(stream);
    }
    return task->block ? wait_for(stream, &done) : AIVD_OK;
}

aivd_status npu_report_queue(npu_stream *stream, npu_report_fn function, void *data, bool block)
{
    const report_task task = {function, data, block};
    pthread_mutex_lock(&lock);
    bool subscribed = *of_stream(stream) != NULL;
    pthread_mutex_unlock(&lock);
    if (!subscribed)
        return no_thread(stream);
    return npu_stream_enqueue(stream, "callback", run_report, &task, sizeof task);
}

/* ---- the thread's side ---- */

/* Lock held. The first report for the thread, taken out. */
static report *take(uint64_t thread)
{
    for (report **at = &first; *at; at = &(*at)->next) {
        report *r = *at;
        if (r->thread != thread)
            continue;
        *at = r->next;
        if (last == &r->next)
            last = at;
        return r;
    }
    return NULL;
}

/* Its streams may have work that nobody runs. Lock held; false: it has no stream. */
static bool ring(uint64_t thread)
{
    bool any = false;
    for (subscription *s = subscriptions; s; s = s->next) {
        if (s->thread != thread)
            continue;
        any = true;
        npu_device *device = s->stream->device;
        if (s->stream->slot.generation == s->generation &&
            atomic_load_explicit(&device->region->control->unclaimed, memory_order_relaxed))
            npu_progress_take(device);
    }
    return any;
}

static struct timespec after(uint64_t ns)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    ns += (uint64_t)t.tv_nsec;
    t.tv_sec += (time_t)(ns / BASE_NS_PER_S);
    t.tv_nsec = (long)(ns % BASE_NS_PER_S);
    return t;
}

/* Whoever asks again and again gets the answer without a line in the log. */
static aivd_status none_came(uint64_t timeout_ns)
{
    char text[64];
    snprintf(text, sizeof text, "no callback came within %.3f s",
             (double)timeout_ns / (double)BASE_NS_PER_S);
    base_error_set(text);
    return AIVD_ERR_TIMEOUT;
}

/* Lock held. */
static aivd_status await_first(uint64_t thread, uint64_t timeout_ns, report **found)
{
    uint64_t begin = base_now_ns();
    while ((*found = take(thread)) == NULL) {
        if (!ring(thread))
            return base_fail(AIVD_ERR_STATE, NULL,
                             "this thread (%llu) runs callbacks of no stream; call "
                             "aclrtSubscribeReport first",
                             (unsigned long long)thread);
        uint64_t gone = base_now_ns() - begin;
        if (timeout_ns != BASE_NEVER && gone >= timeout_ns)
            return none_came(timeout_ns);
        uint64_t left = timeout_ns == BASE_NEVER ? LOOK_NS : timeout_ns - gone;
        struct timespec until = after(left < LOOK_NS ? left : LOOK_NS);
        pthread_cond_timedwait(&changed, &lock, &until);
    }
    return AIVD_OK;
}

aivd_status npu_report_process(uint64_t timeout_ns)
{
    report *r = NULL;
    uint64_t thread = npu_report_thread();
    pthread_mutex_lock(&lock);
    aivd_status status = await_first(thread, timeout_ns, &r);
    while (r) {
        pthread_mutex_unlock(&lock);
        r->function(r->data);
        if (r->done) /* release: pairs with the acquire of the task that waits */
            atomic_store_explicit(r->done, true, memory_order_release);
        free(r);
        pthread_mutex_lock(&lock);
        r = take(thread);
    }
    pthread_mutex_unlock(&lock);
    return status;
}
