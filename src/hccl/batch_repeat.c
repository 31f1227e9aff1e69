/* hccl/batch_repeat: a call with a few small messages again, like hccl/repeat. */
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "hccl/flight.h"
#include "hccl/operator.h"
#include "hccl/pair.h"
#include "hccl/refusal.h"
#include "hccl/repeat.h"
#include "record/ring.h"

enum { FEW = 4 };

struct hccl_batch {
    HcclComm handle; /* NULL: none */
    aclrtStream stream;
    enum coll_kernel kernel;
    uint32_t count;
    HcclSendRecvItem told[FEW];
    uint64_t endings;
    npu_plan plan;
    struct {
        coll_pair_args args;
        coll_item items[FEW];
    } bytes; /* of the launch; fewer items are cut off */
};

static const npu_placeholder place = {offsetof(coll_pair_args, items), sizeof(coll_pair_args)};

struct hccl_batch *hccl_batch_make(void)
{
    return calloc(1, sizeof(struct hccl_batch));
}

static size_t bytes_of(uint32_t count)
{
    return sizeof(coll_pair_args) + count * sizeof(coll_item);
}

void hccl_batch_keep(hccl_comm *comm, npu_stream *stream, npu_function *function,
                     const hccl_batch_call *call, const coll_item *checked)
{
    struct hccl_batch *b = comm->batch;
    if (!b || call->count > FEW)
        return;
    for (uint32_t i = 0; i < call->count; i++)
        if (checked[i].staged || checked[i].bytes > coll_stage_bytes(comm->size))
            return;
    const npu_launch_config config = {
        .stall_ns = comm->settings.exec_ns, .launcher = &hccl_pair_launcher, .owner = comm};
    pthread_mutex_lock(&comm->calls);
    b->handle = NULL;
    if (npu_plan_make(function, stream, 1, sizeof b->bytes.args, &config, &b->plan) == AIVD_OK) {
        b->endings = npu_range_endings();
        b->bytes.args = hccl_pair_args(comm, call->count);
        memcpy(b->bytes.items, checked, call->count * sizeof *checked);
        memcpy(b->told, call->items, call->count * sizeof *call->items);
        b->stream = call->stream;
        b->kernel = call->kernel;
        b->count = call->count;
        b->handle = call->handle;
    }
    pthread_mutex_unlock(&comm->calls);
}

static bool same(const struct hccl_batch *b, const hccl_batch_call *call)
{
    if (b->handle != call->handle || b->stream != call->stream || b->count != call->count ||
        b->kernel != call->kernel)
        return false;
    for (uint32_t i = 0; i < call->count; i++) {
        const HcclSendRecvItem *x = &b->told[i], *y = &call->items[i];
        if (x->buf != y->buf || x->count != y->count || x->sendRecvType != y->sendRecvType ||
            x->dataType != y->dataType || x->remoteRank != y->remoteRank)
            return false;
    }
    return true;
}

static void slots_near(const hccl_comm *comm, const struct hccl_batch *b)
{
    for (uint32_t i = 0; i < b->count; i++) {
        const coll_item *it = &b->bytes.items[i];
        const uint8_t *area = (const uint8_t *)hccl_coll_area(comm, it->peer);
        if (!it->receives)
            hccl_slot_near(area + coll_pair_slot_at(comm->size, comm->rank, it->number),
                           hccl_slot_lines(it->bytes));
    }
}

static aivd_status again(hccl_comm *comm, struct hccl_batch *b)
{
    hccl_pair_number(comm, b->bytes.items, b->count);
    slots_near(comm, b);
    hccl_pair_note(comm, b->kernel, b->bytes.items, b->count);
    aivd_status s = npu_plan_launch(&b->plan, &b->bytes, bytes_of(b->count), &place);
    if (BASE_UNLIKELY(s)) {
        hccl_pair_take_back(comm, b->bytes.items, b->count);
        return s;
    }
    hccl_flight_keep(comm, false);
    hccl_refusal_end_messages(comm, b->bytes.items, b->count);
    atomic_fetch_add_explicit(&comm->launched, 1, memory_order_relaxed);
    return AIVD_OK;
}

bool hccl_batch_repeat(const hccl_batch_call *call, aivd_status *status)
{
    hccl_comm *comm = hccl_registry_find((uint64_t)(uintptr_t)call->handle);
    if (!comm || !comm->batch || !call->items || record_on() || hccl_pair_grouped())
        return false;
    struct hccl_batch *b = comm->batch;
    pthread_mutex_lock(&comm->calls);
    bool repeated = same(b, call) && b->endings == npu_range_endings() && npu_plan_live(&b->plan) &&
                    hccl_operator_open(comm);
    if (repeated)
        *status = again(comm, b);
    pthread_mutex_unlock(&comm->calls);
    return repeated;
}
