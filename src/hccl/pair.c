/* hccl/pair: HcclSend, HcclRecv, HcclBatchSendRecv and groups. Inside a group the messages are kept
 * and launched together at its end, so that a rank which sends before it receives does not wait
 * for a peer that does the same. */
#include "hccl/pair.h"

#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "hccl/flight.h"
#include "hccl/hccl.h"
#include "hccl/operator.h"
#include "hccl/pair_at_once.h"
#include "hccl/refusal.h"
#include "hccl/repeat.h"
#include "hccl/result.h"

enum { WINDOW_BYTES = 4 << 20, CHUNK_UNIT = 4096, GROUP_DEPTH_MAX = 1024, GROUP_USUAL = 32 };

/* ---- messages ---- */

static uint64_t chunk_of(uint32_t size)
{
    uint64_t chunk = WINDOW_BYTES / size / CHUNK_UNIT * CHUNK_UNIT;
    return chunk ? chunk : CHUNK_UNIT;
}

aivd_status hccl_pair_item(hccl_comm *comm, const char *call, const HcclSendRecvItem *from,
                           coll_item *item)
{
    uint32_t element;
    aivd_status s = hccl_type_check(from->dataType, call, &element);
    if (s)
        return s;
    if (from->remoteRank >= comm->size)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: the other rank is %u, ranks of the communicator are 0 to %u", call,
                         from->remoteRank, comm->size - 1);
    if (from->sendRecvType != HCCL_SEND && from->sendRecvType != HCCL_RECV)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: sendRecvType is %d, allowed are 0 (HCCL_SEND) and 1 (HCCL_RECV)",
                         call, (int)from->sendRecvType);
    uint64_t bytes = hccl_bytes_of(from->count, element, 1);
    if (bytes == HCCL_NO_BYTES)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: count %llu is more than memory can hold (elements of %u bytes)", call,
                         (unsigned long long)from->count, element);
    *item = (coll_item){.data = from->buf,
                        .bytes = bytes,
                        .peer = from->remoteRank,
                        .receives = from->sendRecvType == HCCL_RECV,
                        .signature = comm->settings.compare ? (uint32_t)from->dataType + 1 : 0,
                        .staged = bytes > coll_stage_bytes(comm->size) &&
                                  !hccl_coll_reachable(comm, from->buf)};
    s = hccl_buffer_check(from->buf, bytes, call, item->receives ? "recvBuf" : "sendBuf");
    return s ? s : hccl_peer_present(comm, item->peer, call);
}

static aivd_status window_take(hccl_comm *comm, const coll_item *items, size_t count)
{
    bool staged = false;
    for (size_t i = 0; i < count; i++)
        staged |= items[i].receives && items[i].staged;
    if (!staged || comm->pair_window)
        return AIVD_OK;
    uint64_t bytes = comm->size * chunk_of(comm->size);
    aivd_status s = npu_mem_alloc(comm->device, bytes, NPU_MEM_LAZY, &comm->pair_window);
    if (!s)
        hccl_coll_tell_granted(comm, comm->pair_window, bytes, "window of point to point");
    return s;
}

void hccl_pair_number(hccl_comm *comm, coll_item *items, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        uint64_t *last = items[i].receives ? comm->received : comm->sent;
        items[i].number = ++last[items[i].peer];
        hccl_coll_tell_lent(comm, items[i].data, items[i].bytes, "message buffer");
    }
}

/* One line for a call, however many messages it has. */
coll_record hccl_pair_record(enum coll_kernel kernel, const coll_item *items, size_t count)
{
    coll_record record = {.kind = items->receives ? COLL_RECV : COLL_SEND,
                          .seq = items->number,
                          .count = items->bytes,
                          .root = items->peer};
    if (kernel == COLL_KERNEL_BATCH) {
        record.kind = COLL_BATCH;
        record.count = count;
    }
    return record;
}

void hccl_pair_take_back(hccl_comm *comm, const coll_item *items, size_t count)
{
    for (size_t i = 0; i < count; i++)
        (items[i].receives ? comm->received : comm->sent)[items[i].peer]--;
}

coll_pair_args hccl_pair_args(const hccl_comm *comm, size_t count)
{
    return (coll_pair_args){.area = hccl_coll_area(comm, comm->rank),
                            .count = count,
                            .window = comm->pair_window,
                            .chunk = chunk_of(comm->size),
                            .rank = comm->rank,
                            .size = comm->size};
}

static aivd_status queue(hccl_comm *comm, npu_stream *stream, npu_function *function,
                         const coll_item *items, size_t count)
{
    const npu_launch_config config = {
        .stall_ns = comm->settings.exec_ns, .launcher = &hccl_pair_launcher, .owner = comm};
    const coll_pair_args args = hccl_pair_args(comm, count);
    size_t size = sizeof args + count * sizeof *items;
    uint8_t room[1024], *bytes = size <= sizeof room ? room : malloc(size);
    if (!bytes)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %zu messages", count);
    memcpy(bytes, &args, sizeof args);
    memcpy(bytes + sizeof args, items, count * sizeof *items);
    const npu_placeholder place = {offsetof(coll_pair_args, items), sizeof args};
    const npu_args all = {
        .data = bytes, .size = size, .placeholders = &place, .placeholder_count = 1};
    aivd_status s = npu_launch_on(function, stream, 1, &all, &config);
    if (bytes != room)
        free(bytes);
    return s;
}

aivd_status hccl_pair_launch(hccl_comm *comm, npu_stream *stream, enum coll_kernel kernel,
                             coll_item *items, size_t count)
{
    npu_function *function;
    aivd_status s = hccl_coll_function(kernel, &function);
    if (!s && count > 1)
        s = hccl_pair_apart(comm, "HcclBatchSendRecv", items, count);
    if (s || count == 0)
        return s;
    /* Numbers and place in the stream belong together. */
    npu_lock_take(&comm->calls);
    s = window_take(comm, items, count);
    if (!s) {
        hccl_pair_number(comm, items, count);
        const coll_record record = hccl_pair_record(kernel, items, count);
        hccl_flight_note(comm, &record, false);
        s = queue(comm, stream, function, items, count);
        if (s) {
            hccl_pair_take_back(comm, items, count);
        } else {
            hccl_flight_keep(comm, false);
            hccl_refusal_end_messages(comm, items, count);
        }
    }
    npu_lock_give(&comm->calls);
    return s;
}

/* Launches, and keeps the call as one that may be repeated. */
static aivd_status launch_kept(hccl_comm *comm, npu_stream *stream, const hccl_batch_call *call,
                               coll_item *items)
{
    npu_function *function;
    aivd_status s = hccl_pair_launch(comm, stream, call->kernel, items, call->count);
    if (!s && hccl_coll_function(call->kernel, &function) == AIVD_OK)
        hccl_batch_keep(comm, stream, function, call, items);
    return s;
}

/* ---- groups ---- */

/* A message that waits for the end of the thread's group. */
typedef struct waiting {
    HcclComm comm;
    aclrtStream stream;
    HcclSendRecvItem item;
    bool launched;
} waiting;

/* Of a thread, from its first group to its end, and reached by few bytes of thread-local memory. */
typedef struct group {
    uint32_t depth;
    size_t count, room;
    waiting *list;
} group;

/* The messages of a group that go together; room for all of it. */
typedef struct bundle {
    HcclSendRecvItem *told;
    coll_item *items;
} bundle;

static _Thread_local group *own_group __attribute__((tls_model("initial-exec")));
static pthread_key_t group_key;
static pthread_once_t group_once = PTHREAD_ONCE_INIT;

bool hccl_pair_grouped(void)
{
    return own_group && own_group->depth > 0;
}

static void group_free(void *ended)
{
    group *g = ended;
    own_group = NULL;
    free(g->list);
    free(g);
}

static void group_key_make(void)
{
    pthread_key_create(&group_key, group_free);
}

static group *group_make(void)
{
    group *g = calloc(1, sizeof *g);
    pthread_once(&group_once, group_key_make);
    if (g && pthread_setspecific(group_key, g) != 0) {
        free(g);
        g = NULL;
    }
    return g;
}

static aivd_status group_add(HcclComm comm, aclrtStream stream, const HcclSendRecvItem *item)
{
    group *g = own_group;
    if (g->count == g->room) {
        size_t room = g->room ? 2 * g->room : GROUP_USUAL;
        waiting *list = realloc(g->list, room * sizeof *list);
        if (!list)
            return base_fail(AIVD_ERR_HOST_MEMORY, NULL,
                             "no host memory for a group of %zu messages", room);
        g->list = list;
        g->room = room;
    }
    g->list[g->count++] = (waiting){comm, stream, *item, false};
    return AIVD_OK;
}

/* Its messages are on their way; a list of usual length is kept for the next group. */
static void group_clear(group *g)
{
    g->count = 0;
    if (g->room > GROUP_USUAL) {
        free(g->list);
        g->list = NULL;
        g->room = 0;
    }
}

/* None of the messages that would have gone together is on its way. */
static void tell_refused(hccl_comm *comm, const hccl_batch_call *call, aivd_status s)
{
    for (uint32_t i = 0; i < call->count; i++)
        hccl_refusal_tell_message(comm, s, &call->items[i]);
}

/* All messages of the communicator and stream of the first one that is left. */
static hccl_batch_call take_from(group *g, size_t first, const bundle *room)
{
    hccl_batch_call call = {g->list[first].comm, g->list[first].stream, COLL_KERNEL_BATCH,
                            room->told, 0};
    for (size_t i = first; i < g->count; i++) {
        waiting *w = &g->list[i];
        if (w->comm != call.handle || w->stream != call.stream)
            continue;
        w->launched = true;
        room->told[call.count++] = w->item;
    }
    return call;
}

static aivd_status launch_together(const hccl_batch_call *call, coll_item *items)
{
    hccl_comm *comm = NULL;
    npu_stream *stream;
    aivd_status s;
    if (hccl_batch_repeat(call, &s))
        return s;
    s = hccl_messages_begin(call->handle, call->stream, "HcclGroupEnd", &comm, &stream);
    for (uint32_t i = 0; i < call->count && !s; i++)
        s = hccl_pair_item(comm, "HcclGroupEnd", &call->items[i], &items[i]);
    if (!s)
        s = launch_kept(comm, stream, call, items);
    if (s)
        tell_refused(comm, call, s);
    return s;
}

static aivd_status group_launch(group *g, const bundle *room)
{
    aivd_status first_error = AIVD_OK;
    for (size_t i = 0; i < g->count; i++) {
        if (g->list[i].launched)
            continue;
        const hccl_batch_call call = take_from(g, i, room);
        aivd_status s = launch_together(&call, room->items);
        if (!first_error)
            first_error = s;
    }
    return first_error;
}

static aivd_status group_run(group *g)
{
    HcclSendRecvItem told[PAIR_FEW];
    coll_item items[PAIR_FEW];
    if (g->count <= PAIR_FEW)
        return group_launch(g, &(const bundle){told, items});
    const bundle room = {malloc(g->count * sizeof *room.told),
                         malloc(g->count * sizeof *room.items)};
    aivd_status s = room.told && room.items
                        ? group_launch(g, &room)
                        : base_fail(AIVD_ERR_HOST_MEMORY, NULL,
                                    "no host memory for a group of %zu messages", g->count);
    free(room.told);
    free(room.items);
    return s;
}

BASE_EXPORT HcclResult HcclGroupStart(void)
{
    if (!own_group)
        own_group = group_make();
    if (!own_group)
        return hccl_result(base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a group"));
    if (own_group->depth == GROUP_DEPTH_MAX)
        return hccl_result(base_fail(AIVD_ERR_LIMIT, NULL,
                                     "HcclGroupStart: %d groups are open in "
                                     "each other, more are not allowed",
                                     GROUP_DEPTH_MAX));
    own_group->depth++;
    return hccl_result(AIVD_OK);
}

BASE_EXPORT HcclResult HcclGroupEnd(void)
{
    if (!hccl_pair_grouped())
        return hccl_result(
            base_fail(AIVD_ERR_STATE, NULL, "HcclGroupEnd without HcclGroupStart in this thread"));
    aivd_status s = AIVD_OK;
    if (--own_group->depth == 0) {
        s = group_run(own_group);
        group_clear(own_group);
    }
    return hccl_result(s);
}

BASE_EXPORT HcclResult HcclGroupStatusGet(bool *isGroupEnabled)
{
    if (!isGroupEnabled)
        return hccl_result(
            base_fail(AIVD_ERR_NULL, "EI0003", "HcclGroupStatusGet: isGroupEnabled is NULL"));
    *isGroupEnabled = hccl_pair_grouped();
    return hccl_result(AIVD_OK);
}

/* ---- operators ---- */

static aivd_status message(const char *name, const hccl_batch_call *call, hccl_comm *comm,
                           npu_stream *stream)
{
    const HcclSendRecvItem *item = call->items;
    HcclComm handle = call->handle;
    aclrtStream handle_of_stream = call->stream;
    coll_item checked;
    aivd_status s = hccl_pair_item(comm, name, item, &checked);
    if (s)
        return s;
    if (hccl_pair_grouped())
        return group_add(handle, handle_of_stream, item);
    if (checked.peer == comm->rank)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: rank %u is this rank itself: that works with both sides in one "
                         "HcclBatchSendRecv or one group",
                         name, checked.peer);
    return launch_kept(comm, stream, call, &checked);
}

static aivd_status one(const char *name, const hccl_batch_call *call)
{
    hccl_comm *comm = NULL;
    npu_stream *stream;
    aivd_status s = hccl_messages_begin(call->handle, call->stream, name, &comm, &stream);
    if (!s)
        s = message(name, call, comm, stream);
    if (BASE_UNLIKELY(s != AIVD_OK))
        hccl_refusal_tell_message(comm, s, call->items);
    return s;
}

BASE_EXPORT HcclResult HcclSend(void *sendBuf, uint64_t count, HcclDataType dataType,
                                uint32_t destRank, HcclComm comm, aclrtStream stream)
{
    RECORD_SITE();
    const HcclSendRecvItem item = {HCCL_SEND, sendBuf, count, dataType, destRank};
    const hccl_batch_call call = {comm, stream, COLL_KERNEL_SEND, &item, 1};
    aivd_status s;
    return hccl_result(hccl_batch_repeat(&call, &s) ? s : one(__func__, &call));
}

BASE_EXPORT HcclResult HcclRecv(void *recvBuf, uint64_t count, HcclDataType dataType,
                                uint32_t srcRank, HcclComm comm, aclrtStream stream)
{
    RECORD_SITE();
    const HcclSendRecvItem item = {HCCL_RECV, recvBuf, count, dataType, srcRank};
    const hccl_batch_call call = {comm, stream, COLL_KERNEL_RECV, &item, 1};
    aivd_status s;
    return hccl_result(hccl_batch_repeat(&call, &s) ? s : one(__func__, &call));
}

static aivd_status batch_check(const HcclSendRecvItem *items, uint32_t count)
{
    if (!items)
        return base_fail(AIVD_ERR_NULL, "EI0003", "HcclBatchSendRecv: sendRecvInfo is NULL");
    if (count == 0)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcclBatchSendRecv: itemNum is 0, at least 1 is needed");
    return AIVD_OK;
}

static aivd_status batch(const hccl_batch_call *call)
{
    const HcclSendRecvItem *items = call->items;
    hccl_comm *comm = NULL;
    npu_stream *stream;
    coll_item *checked = NULL;
    aivd_status s =
        hccl_messages_begin(call->handle, call->stream, "HcclBatchSendRecv", &comm, &stream);
    if (!s && !(checked = calloc(call->count, sizeof *checked)))
        s = base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %u messages", call->count);
    for (uint32_t i = 0; i < call->count && !s; i++)
        s = hccl_pair_item(comm, "HcclBatchSendRecv", &items[i], &checked[i]);
    for (uint32_t i = 0; i < call->count && !s && hccl_pair_grouped(); i++)
        s = group_add(call->handle, call->stream, &items[i]);
    if (!s && !hccl_pair_grouped())
        s = launch_kept(comm, stream, call, checked);
    for (uint32_t i = 0; i < call->count && s; i++)
        hccl_refusal_tell_message(comm, s, &items[i]);
    free(checked);
    return s;
}

BASE_EXPORT HcclResult HcclBatchSendRecv(HcclSendRecvItem *sendRecvInfo, uint32_t itemNum,
                                         HcclComm comm, aclrtStream stream)
{
    RECORD_SITE();
    const hccl_batch_call call = {comm, stream, COLL_KERNEL_BATCH, sendRecvInfo, itemNum};
    aivd_status s;
    if (hccl_batch_repeat(&call, &s))
        return hccl_result(s);
    s = batch_check(sendRecvInfo, itemNum);
    return hccl_result(s ? s : batch(&call));
}
