/* npu/await: see await.h. */
#include "npu/await.h"

#include "base/time.h"
#include "core/idle.h"

#define SLICE_NS 100000000ull /* between two looks at who is alive and what moves */

static bool cancelled(const npu_await *await)
{
    return await->stream && atomic_load_explicit(&await->stream->cancel, memory_order_relaxed);
}

static bool ready_or_cancelled(void *context)
{
    const npu_await *await = context;
    return await->ready(await->context) || cancelled(await);
}

static const char *who(const npu_await *await)
{
    return await->stream ? npu_stream_name(await->stream) : "this thread";
}

/* Moves while a kernel of a peer or of this device gets on, or another stream of it. */
static uint64_t progress(const npu_await *await)
{
    if (!await->stream)
        return fabric_heartbeats();
    npu_device *device = await->stream->device;
    uint64_t sum = fabric_heartbeats() +
                   atomic_load_explicit(&device->region->control->heartbeat, memory_order_relaxed);
    pthread_mutex_lock(&device->lock);
    for (npu_stream *s = device->streams; s; s = s->next)
        sum += atomic_load_explicit(&s->completed, memory_order_relaxed);
    pthread_mutex_unlock(&device->lock);
    return sum;
}

BASE_COLD static aivd_status too_late(const npu_await *await)
{
    if (await->timeout_ns == BASE_NEVER)
        return base_fail(AIVD_ERR_WAIT_TIMEOUT, NULL,
                         "%s: %s was not set, and nothing moved for %.2f s (HCCL_EXEC_TIMEOUT): "
                         "does the other side wait for this one?",
                         who(await), await->what,
                         (double)npu_the_settings.stall_ns / (double)BASE_NS_PER_S);
    return base_fail(AIVD_ERR_WAIT_TIMEOUT, NULL, "%s: %s was not set within %.3f s", who(await),
                     await->what, (double)await->timeout_ns / (double)BASE_NS_PER_S);
}

BASE_COLD static aivd_status owner_ended(const npu_await *await, int device)
{
    return base_fail(AIVD_ERR_PEER, NULL, "%s: %s was not set: the process of %s ended", who(await),
                     await->what, fabric_device_name(device));
}

/* What ends a wait that is not over: a dead process, the limit, nothing that moves any more. */
typedef struct patience {
    uint64_t begin, moved; /* clock */
    uint64_t progress;
} patience;

static aivd_status give_up(const npu_await *await, patience *p, aivd_status waited)
{
    int owner = fabric_device_of(await->address);
    if (waited == AIVD_ERR_PEER)
        return owner_ended(await, core_idle_dead_device());
    if (fabric_owner_ended(owner))
        return owner_ended(await, owner);
    uint64_t now = base_now_ns();
    if (await->timeout_ns != BASE_NEVER)
        return now - p->begin >= await->timeout_ns ? too_late(await) : AIVD_OK;
    uint64_t moves = progress(await);
    if (moves != p->progress) {
        p->progress = moves;
        p->moved = now;
    }
    return now - p->moved >= npu_the_settings.stall_ns ? too_late(await) : AIVD_OK;
}

aivd_status npu_await_word(const npu_await *await)
{
    core_wait wait = {.ready = ready_or_cancelled,
                      .context = (void *)(uintptr_t)await,
                      .address = await->address,
                      .wanted = ~0ull,
                      .what = await->what,
                      .peers = true};
    if (await->ready(await->context))
        return AIVD_OK;
    uint64_t limit =
        await->timeout_ns == BASE_NEVER ? npu_the_settings.stall_ns : await->timeout_ns;
    patience p = {.begin = base_now_ns(), .progress = progress(await)};
    p.moved = p.begin;
    wait.timeout_ns = limit < SLICE_NS ? limit : SLICE_NS;
    for (;;) {
        aivd_status status = core_wait_host(&wait);
        if (await->ready(await->context))
            return AIVD_OK;
        if (cancelled(await))
            return AIVD_ERR_ABORTED;
        status = status ? give_up(await, &p, status) : AIVD_OK;
        if (status)
            return status;
    }
}
