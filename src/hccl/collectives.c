/* hccl/collectives: the operators of hccl.h that all ranks call together. Each function turns its
 * arguments into one hccl_call, in bytes; what is common to all is checked once, in call_run. */
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "hccl/coll.h"
#include "hccl/hccl.h"
#include "hccl/operator.h"
#include "hccl/refusal.h"
#include "hccl/repeat.h"
#include "hccl/result.h"

/* ---- checks ---- */

static bool reduces(coll_kind kind)
{
    return kind == COLL_ALLREDUCE || kind == COLL_REDUCE || kind == COLL_REDUCE_SCATTER;
}

static aivd_status type_check(hccl_call *call)
{
    aivd_status s = hccl_type_check(call->type, call->name, &call->element);
    if (s || !reduces(call->kind))
        return s;
    if (call->op > HCCL_REDUCE_MIN)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: operation %u does not exist; HcclReduceOp has 0 (sum) to 3 (min)",
                         call->name, call->op);
    if (call->type >= HCCL_DATA_TYPE_INT128 && call->type != HCCL_DATA_TYPE_BFP16)
        return base_fail(AIVD_ERR_NOT_SUPPORTED, "EI0003",
                         "%s: data type %d has no arithmetic (it can be moved, not reduced); types "
                         "that reduce: int8 to int64, uint8 to uint64, fp16, bfp16, fp32, fp64",
                         call->name, (int)call->type);
    return AIVD_OK;
}

static aivd_status root_check(const hccl_comm *comm, const hccl_call *call)
{
    if (call->root < comm->size)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, "EI0003",
                     "%s: root is %u, ranks of the communicator are 0 to %u", call->name, call->root,
                     comm->size - 1);
}

static aivd_status count_check(const hccl_call *call, uint64_t bytes)
{
    if (bytes != HCCL_NO_BYTES)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, "EI0003",
                     "%s: count %llu is more than memory can hold (elements of %u bytes)",
                     call->name, (unsigned long long)call->told, call->element);
}

static aivd_status overlap_fails(const hccl_call *call)
{
    return base_fail(AIVD_ERR_PARAM, "EI0003",
                     "%s: sendBuf %p (%llu bytes) and recvBuf %p (%llu bytes) overlap in part; in "
                     "place works where the data of this rank lie in both (docs/reference/"
                     "collectives.md)",
                     call->name, call->send, (unsigned long long)call->send_bytes, call->recv,
                     (unsigned long long)call->recv_bytes);
}

static bool overlap(const hccl_call *call)
{
    uintptr_t s = (uintptr_t)call->send, r = (uintptr_t)call->recv;
    return call->send_bytes && call->recv_bytes && s < r + call->recv_bytes &&
           r < s + call->send_bytes;
}

/* In place: the input at this distance behind the output's begin, or the other way round. */
static bool in_place(const hccl_call *call, uint64_t recv_ahead, uint64_t send_ahead)
{
    return (uintptr_t)call->send + recv_ahead == (uintptr_t)call->recv + send_ahead;
}

static aivd_status call_run(hccl_comm *comm, npu_stream *stream, const hccl_call *call)
{
    aivd_status s = hccl_buffer_check(call->send, call->send_bytes, call->name, "sendBuf");
    if (!s)
        s = hccl_buffer_check(call->recv, call->recv_bytes, call->name, "recvBuf");
    return s ? s : hccl_coll_launch(comm, stream, call);
}

/* A refusal is told to the others, who may wait in this call already. */
static inline HcclResult call_result_at(hccl_comm *comm, aivd_status s, const char *function,
                                        const void *site)
{
    if (BASE_UNLIKELY(s != AIVD_OK))
        hccl_refusal_tell(comm, s);
    return hccl_result_at(s, function, site);
}
#define call_result(comm, status) \
    call_result_at(comm, status, __func__, __builtin_return_address(0))

/* The first lines of an operator: a call that was made before ends here, if it `may` be one. */
#define HCCL_AGAIN(key, may)                                                                       \
    do {                                                                                           \
        aivd_status again_;                                                                        \
        if ((may) && hccl_repeat(key, &again_))                                                    \
            return hccl_result_of(again_); /* nobody records */                                    \
        RECORD_SITE();                                                                             \
    } while (0)

/* What the key says already. With lists of counts, these make the count. */
static hccl_call call_of(const char *name, const hccl_key *key)
{
    const uint64_t count = hccl_key_form(key) == HCCL_FORM_PLAIN ? key->count : 0;
    return (hccl_call){.name = name,
                       .key = key,
                       .kind = hccl_key_kind(key),
                       .send = (const void *)(uintptr_t)key->send,
                       .recv = (void *)(uintptr_t)key->recv,
                       .count = count,
                       .told = count,
                       .type = (HcclDataType)(uint32_t)key->how,
                       .op = (uint32_t)(key->how >> 32),
                       .root = (uint32_t)key->what};
}

/* Handles, then type and root: the part of every operator that comes first. */
static aivd_status begin(hccl_call *call, const hccl_key *key, hccl_comm **comm, npu_stream **real)
{
    aivd_status s = hccl_operator_begin((HcclComm)(uintptr_t)key->comm,
                                        (aclrtStream)(uintptr_t)key->stream, call->name, comm, real);
    if (!s)
        s = type_check(call);
    if (!s)
        s = root_check(*comm, call);
    return s;
}

/* ---- reductions ---- */

BASE_EXPORT HcclResult HcclAllReduce(void *sendBuf, void *recvBuf, uint64_t count,
                                     HcclDataType dataType, HcclReduceOp op, HcclComm comm,
                                     aclrtStream stream)
{
    const hccl_key key = hccl_key_of(COLL_ALLREDUCE, comm, stream, sendBuf, recvBuf,
                                     count, dataType, (uint32_t)op, 0);
    HCCL_AGAIN(&key, true);
    hccl_comm *c = NULL;
    npu_stream *real;
    hccl_call call = call_of(__func__, &key);
    aivd_status s = begin(&call, &key, &c, &real);
    if (!s) {
        call.send_bytes = call.recv_bytes = hccl_bytes_of(count, call.element, 1);
        call.largest = call.send_bytes / c->size + 2 * COLL_LINE;
        s = count_check(&call, call.send_bytes);
    }
    if (!s && overlap(&call) && sendBuf != recvBuf)
        s = overlap_fails(&call);
    return call_result(c, s ? s : call_run(c, real, &call));
}

BASE_EXPORT HcclResult HcclReduce(void *sendBuf, void *recvBuf, uint64_t count,
                                  HcclDataType dataType, HcclReduceOp op, uint32_t root,
                                  HcclComm comm, aclrtStream stream)
{
    const hccl_key key = hccl_key_of(COLL_REDUCE, comm, stream, sendBuf, recvBuf,
                                     count, dataType, (uint32_t)op, root);
    HCCL_AGAIN(&key, true);
    hccl_comm *c = NULL;
    npu_stream *real;
    hccl_call call = call_of(__func__, &key);
    aivd_status s = begin(&call, &key, &c, &real);
    if (!s) {
        call.send_bytes = hccl_bytes_of(count, call.element, 1);
        call.recv_bytes = c->rank == root ? call.send_bytes : 0;
        call.largest = call.send_bytes / c->size + 2 * COLL_LINE;
        s = count_check(&call, call.send_bytes);
    }
    if (!s && overlap(&call) && sendBuf != recvBuf)
        s = overlap_fails(&call);
    return call_result(c, s ? s : call_run(c, real, &call));
}

/* Where a rank's own slice lies in its input: the one place where the output may overlap it without
 * a detour; at the input's begin the output waits in a window until all ranks have read. */
static aivd_status reduce_scatter_place(hccl_call *call, uint64_t own)
{
    if (!overlap(call) || in_place(call, own, 0))
        return AIVD_OK;
    if (call->send != call->recv)
        return overlap_fails(call);
    call->recv_window = true;
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclReduceScatter(void *sendBuf, void *recvBuf, uint64_t recvCount,
                                         HcclDataType dataType, HcclReduceOp op, HcclComm comm,
                                         aclrtStream stream)
{
    const hccl_key key = hccl_key_of(COLL_REDUCE_SCATTER, comm, stream, sendBuf, recvBuf,
                                     recvCount, dataType, (uint32_t)op, 0);
    HCCL_AGAIN(&key, true);
    hccl_comm *c = NULL;
    npu_stream *real;
    hccl_call call = call_of(__func__, &key);
    aivd_status s = begin(&call, &key, &c, &real);
    if (!s) {
        call.send_bytes = hccl_bytes_of(recvCount, call.element, c->size);
        call.recv_bytes = call.largest = hccl_bytes_of(recvCount, call.element, 1);
        s = count_check(&call, call.send_bytes);
    }
    if (!s)
        s = reduce_scatter_place(&call, c->rank * call.recv_bytes);
    return call_result(c, s ? s : call_run(c, real, &call));
}

/* ---- parts of different sizes ---- */

static aivd_status parts_take(const hccl_comm *comm, const hccl_call *call, coll_part **parts)
{
    *parts = calloc(comm->size, sizeof **parts);
    if (*parts)
        return AIVD_OK;
    return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "%s: no host memory for the counts of %u ranks",
                     call->name, comm->size);
}

/* One part in bytes. `end` grows to the end of the furthest one. */
static aivd_status part_of(const hccl_call *call, const char *which, uint32_t rank, uint64_t count,
                           uint64_t displ, uint64_t *at, uint64_t *bytes, uint64_t *end)
{
    *bytes = hccl_bytes_of(count, call->element, 1);
    *at = hccl_bytes_of(displ, call->element, 1);
    if (*bytes == HCCL_NO_BYTES || *at == HCCL_NO_BYTES)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: %s of rank %u: count %llu at displacement %llu is more than memory "
                         "can hold (elements of %u bytes)",
                         call->name, which, rank, (unsigned long long)count,
                         (unsigned long long)displ, call->element);
    if (*bytes && *at + *bytes > *end)
        *end = *at + *bytes;
    return AIVD_OK;
}

static aivd_status array_check(const hccl_call *call, const void *array, const char *which)
{
    if (array)
        return AIVD_OK;
    return base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL", call->name, which);
}

static aivd_status own_count_check(const hccl_call *call, const char *own, uint64_t count,
                                   const char *array, uint32_t rank, uint64_t told)
{
    if (count == told)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: %s is %llu, %s of this rank (%u) is %llu",
                     call->name, own, (unsigned long long)count, array, rank,
                     (unsigned long long)told);
}

BASE_EXPORT HcclResult HcclReduceScatterV(void *sendBuf, const void *sendCounts,
                                          const void *sendDispls, void *recvBuf, uint64_t recvCount,
                                          HcclDataType dataType, HcclReduceOp op, HcclComm comm,
                                          aclrtStream stream)
{
    hccl_key key = hccl_key_of(COLL_REDUCE_SCATTER, comm, stream, sendBuf, recvBuf,
                               recvCount, dataType, (uint32_t)op, 0);
    hccl_key_add(&key, HCCL_FORM_PARTS,
                 (const uint64_t *const[HCCL_LISTS]){sendCounts, sendDispls});
    HCCL_AGAIN(&key, true);
    hccl_comm *c = NULL;
    npu_stream *real;
    coll_part *parts = NULL;
    const uint64_t *counts = sendCounts, *displs = sendDispls;
    hccl_call call = call_of(__func__, &key);
    aivd_status s = begin(&call, &key, &c, &real);
    if (!s)
        s = array_check(&call, counts, "sendCounts");
    if (!s)
        s = array_check(&call, displs, "sendDispls");
    if (!s)
        s = own_count_check(&call, "recvCount", recvCount, "sendCounts", c->rank, counts[c->rank]);
    if (!s)
        s = parts_take(c, &call, &parts);
    for (uint32_t p = 0; !s && p < c->size; p++) {
        s = part_of(&call, "sendCounts", p, counts[p], displs[p], &parts[p].send_at,
                    &parts[p].send_bytes, &call.send_bytes);
        call.told += counts[p];
        call.compared = hccl_coll_mix(call.compared, counts[p]);
        if (parts[p].send_bytes > call.largest)
            call.largest = parts[p].send_bytes;
    }
    if (!s) {
        call.recv_bytes = parts[c->rank].recv_bytes = parts[c->rank].send_bytes;
        call.parts = parts;
        s = reduce_scatter_place(&call, parts[c->rank].send_at);
    }
    if (!s)
        s = call_run(c, real, &call);
    free(parts);
    return call_result(c, s);
}

/* ---- copies ---- */

BASE_EXPORT HcclResult HcclBroadcast(void *buf, uint64_t count, HcclDataType dataType,
                                     uint32_t root, HcclComm comm, aclrtStream stream)
{
    const hccl_key key = hccl_key_of(COLL_BROADCAST, comm, stream, buf, buf,
                                     count, dataType, 0, root);
    HCCL_AGAIN(&key, true);
    hccl_comm *c = NULL;
    npu_stream *real;
    hccl_call call = call_of(__func__, &key);
    aivd_status s = begin(&call, &key, &c, &real);
    if (!s) {
        call.largest = hccl_bytes_of(count, call.element, 1);
        *(c->rank == root ? &call.send_bytes : &call.recv_bytes) = call.largest;
        s = count_check(&call, call.largest);
    }
    return call_result(c, s ? s : call_run(c, real, &call));
}

BASE_EXPORT HcclResult HcclScatter(void *sendBuf, void *recvBuf, uint64_t recvCount,
                                   HcclDataType dataType, uint32_t root, HcclComm comm,
                                   aclrtStream stream)
{
    const hccl_key key = hccl_key_of(COLL_SCATTER, comm, stream, sendBuf, recvBuf,
                                     recvCount, dataType, 0, root);
    HCCL_AGAIN(&key, true);
    hccl_comm *c = NULL;
    npu_stream *real;
    hccl_call call = call_of(__func__, &key);
    aivd_status s = begin(&call, &key, &c, &real);
    if (!s) {
        call.recv_bytes = call.largest = hccl_bytes_of(recvCount, call.element, 1);
        call.send_bytes = c->rank == root ? hccl_bytes_of(recvCount, call.element, c->size) : 0;
        s = count_check(&call, c->rank == root ? call.send_bytes : call.recv_bytes);
    }
    if (!s && overlap(&call) && sendBuf != recvBuf && !in_place(&call, root * call.recv_bytes, 0))
        s = overlap_fails(&call);
    return call_result(c, s ? s : call_run(c, real, &call));
}

BASE_EXPORT HcclResult HcclAllGather(void *sendBuf, void *recvBuf, uint64_t sendCount,
                                     HcclDataType dataType, HcclComm comm, aclrtStream stream)
{
    const hccl_key key = hccl_key_of(COLL_ALLGATHER, comm, stream, sendBuf, recvBuf,
                                     sendCount, dataType, 0, 0);
    HCCL_AGAIN(&key, true);
    hccl_comm *c = NULL;
    npu_stream *real;
    hccl_call call = call_of(__func__, &key);
    aivd_status s = begin(&call, &key, &c, &real);
    if (!s) {
        call.send_bytes = call.largest = hccl_bytes_of(sendCount, call.element, 1);
        call.recv_bytes = hccl_bytes_of(sendCount, call.element, c->size);
        s = count_check(&call, call.recv_bytes);
    }
    if (!s && overlap(&call) && !in_place(&call, 0, c->rank * call.send_bytes)) {
        /* In the place of rank 0's part: that waits in a window until this rank's is pushed. */
        call.recv_window = true;
        if (sendBuf != recvBuf)
            s = overlap_fails(&call);
    }
    return call_result(c, s ? s : call_run(c, real, &call));
}

BASE_EXPORT HcclResult HcclAllGatherV(void *sendBuf, uint64_t sendCount, void *recvBuf,
                                      const void *recvCounts, const void *recvDispls,
                                      HcclDataType dataType, HcclComm comm, aclrtStream stream)
{
    hccl_key key = hccl_key_of(COLL_ALLGATHER, comm, stream, sendBuf, recvBuf,
                               sendCount, dataType, 0, 0);
    hccl_key_add(&key, HCCL_FORM_PARTS,
                 (const uint64_t *const[HCCL_LISTS]){recvCounts, recvDispls});
    HCCL_AGAIN(&key, true);
    hccl_comm *c = NULL;
    npu_stream *real;
    coll_part *parts = NULL;
    const uint64_t *counts = recvCounts, *displs = recvDispls;
    hccl_call call = call_of(__func__, &key);
    aivd_status s = begin(&call, &key, &c, &real);
    if (!s)
        s = array_check(&call, counts, "recvCounts");
    if (!s)
        s = array_check(&call, displs, "recvDispls");
    if (!s)
        s = own_count_check(&call, "sendCount", sendCount, "recvCounts", c->rank, counts[c->rank]);
    if (!s)
        s = parts_take(c, &call, &parts);
    for (uint32_t p = 0; !s && p < c->size; p++) {
        s = part_of(&call, "recvCounts", p, counts[p], displs[p], &parts[p].recv_at,
                    &parts[p].recv_bytes, &call.recv_bytes);
        parts[p].send_bytes = call.send_bytes = sendCount * call.element;
        call.told += counts[p];
        call.compared = hccl_coll_mix(call.compared, counts[p]);
        if (parts[p].recv_bytes > call.largest)
            call.largest = parts[p].recv_bytes;
    }
    if (!s) {
        call.parts = parts;
        if (overlap(&call) && !in_place(&call, 0, parts[c->rank].recv_at))
            s = overlap_fails(&call);
    }
    if (!s)
        s = call_run(c, real, &call);
    free(parts);
    return call_result(c, s);
}

/* ---- all to all ---- */

static aivd_status types_check(const hccl_call *call, HcclDataType recv_type)
{
    if (call->type == recv_type)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: sendType is %d, recvType is %d; they must agree",
                     call->name, (int)call->type, (int)recv_type);
}

BASE_EXPORT HcclResult HcclAlltoAll(const void *sendBuf, uint64_t sendCount, HcclDataType sendType,
                                    const void *recvBuf, uint64_t recvCount, HcclDataType recvType,
                                    HcclComm comm, aclrtStream stream)
{
    const bool plain = sendCount == recvCount && sendType == recvType;
    const hccl_key key = hccl_key_of(COLL_ALLTOALL, comm, stream, sendBuf, recvBuf,
                                     sendCount, sendType, 0, 0);
    HCCL_AGAIN(&key, plain);
    hccl_comm *c = NULL;
    npu_stream *real;
    hccl_call call = call_of(__func__, &key);
    if (!plain)
        call.key = NULL;
    aivd_status s = begin(&call, &key, &c, &real);
    if (!s)
        s = types_check(&call, recvType);
    if (!s && sendCount != recvCount)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclAlltoAll: sendCount is %llu, recvCount is %llu; they must agree",
                      (unsigned long long)sendCount, (unsigned long long)recvCount);
    if (!s) {
        call.largest = hccl_bytes_of(sendCount, call.element, 1);
        call.send_bytes = call.recv_bytes = hccl_bytes_of(sendCount, call.element, c->size);
        s = count_check(&call, call.send_bytes);
    }
    if (!s && overlap(&call)) {
        call.recv_window = true;
        if (sendBuf != recvBuf)
            s = overlap_fails(&call);
    }
    return call_result(c, s ? s : call_run(c, real, &call));
}

/* Counts and displacements of one rank, as HcclAlltoAllV has them. */
typedef struct exchange {
    const uint64_t *send_counts, *send_displs, *recv_counts, *recv_displs;
} exchange;

static bool same_places(const coll_part *parts, uint32_t size)
{
    for (uint32_t p = 0; p < size; p++)
        if (parts[p].send_bytes != parts[p].recv_bytes ||
            (parts[p].send_bytes && parts[p].send_at != parts[p].recv_at))
            return false;
    return true;
}

static aivd_status exchange_run(hccl_comm *comm, npu_stream *stream, hccl_call *call,
                                const exchange *x)
{
    coll_part *parts;
    aivd_status s = parts_take(comm, call, &parts);
    for (uint32_t p = 0; !s && p < comm->size; p++) {
        coll_part *part = &parts[p];
        s = part_of(call, "sendCounts", p, x->send_counts[p], x->send_displs[p], &part->send_at,
                    &part->send_bytes, &call->send_bytes);
        if (!s)
            s = part_of(call, "recvCounts", p, x->recv_counts[p], x->recv_displs[p],
                        &part->recv_at, &part->recv_bytes, &call->recv_bytes);
        if (part->send_bytes > call->largest)
            call->largest = part->send_bytes;
        if (part->recv_bytes > call->largest)
            call->largest = part->recv_bytes;
    }
    call->parts = parts;
    call->by_pair = true;
    if (!s && overlap(call)) {
        call->recv_window = true;
        if (call->send != call->recv || !same_places(parts, comm->size))
            s = overlap_fails(call);
    }
    if (!s)
        s = call_run(comm, stream, call);
    free(parts);
    return s;
}

BASE_EXPORT HcclResult HcclAlltoAllV(const void *sendBuf, const void *sendCounts,
                                     const void *sdispls, HcclDataType sendType,
                                     const void *recvBuf, const void *recvCounts,
                                     const void *rdispls, HcclDataType recvType, HcclComm comm,
                                     aclrtStream stream)
{
    hccl_key key = hccl_key_of(COLL_ALLTOALL, comm, stream, sendBuf, recvBuf, 0, sendType, 0, 0);
    hccl_key_add(&key, HCCL_FORM_BOTH,
                 (const uint64_t *const[HCCL_LISTS]){sendCounts, sdispls, recvCounts, rdispls});
    HCCL_AGAIN(&key, sendType == recvType);
    hccl_comm *c = NULL;
    npu_stream *real;
    const exchange x = {sendCounts, sdispls, recvCounts, rdispls};
    hccl_call call = call_of(__func__, &key);
    aivd_status s = begin(&call, &key, &c, &real);
    if (!s)
        s = types_check(&call, recvType);
    if (!s)
        s = array_check(&call, sendCounts, "sendCounts");
    if (!s)
        s = array_check(&call, sdispls, "sdispls");
    if (!s)
        s = array_check(&call, recvCounts, "recvCounts");
    if (!s)
        s = array_check(&call, rdispls, "rdispls");
    return call_result(c, s ? s : exchange_run(c, real, &call, &x));
}

/* Row r of the matrix: what rank r sends. Parts lie one after another in both buffers. */
BASE_EXPORT HcclResult HcclAlltoAllVC(const void *sendBuf, const void *sendCountMatrix,
                                      HcclDataType sendType, const void *recvBuf,
                                      HcclDataType recvType, HcclComm comm, aclrtStream stream)
{
    hccl_key key = hccl_key_of(COLL_ALLTOALL, comm, stream, sendBuf, recvBuf, 0, sendType, 0, 0);
    hccl_key_add(&key, HCCL_FORM_MATRIX,
                 (const uint64_t *const[HCCL_LISTS]){sendCountMatrix});
    HCCL_AGAIN(&key, sendType == recvType);
    hccl_comm *c = NULL;
    npu_stream *real;
    const uint64_t *matrix = sendCountMatrix;
    hccl_call call = call_of(__func__, &key);
    aivd_status s = begin(&call, &key, &c, &real);
    if (!s)
        s = types_check(&call, recvType);
    if (!s)
        s = array_check(&call, matrix, "sendCountMatrix");
    if (s)
        return call_result(c, s);
    uint64_t n = c->size, send_at = 0, recv_at = 0;
    uint64_t *numbers = calloc(3 * n, sizeof *numbers);
    if (!numbers)
        return call_result(c, base_fail(AIVD_ERR_HOST_MEMORY, NULL, "%s: no host memory for counts",
                                        call.name));
    uint64_t *send_displs = numbers, *recv_counts = numbers + n, *recv_displs = numbers + 2 * n;
    for (uint64_t p = 0; p < n; p++) {
        send_displs[p] = send_at;
        recv_counts[p] = matrix[p * n + c->rank];
        recv_displs[p] = recv_at;
        send_at += matrix[c->rank * n + p];
        recv_at += recv_counts[p];
    }
    for (uint64_t i = 0; i < n * n; i++) {
        call.told += matrix[i];
        call.compared = hccl_coll_mix(call.compared, matrix[i]);
    }
    const exchange x = {matrix + c->rank * n, send_displs, recv_counts, recv_displs};
    s = exchange_run(c, real, &call, &x);
    free(numbers);
    return call_result(c, s);
}
