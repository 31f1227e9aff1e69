/* aivperf, ours: the operators through hccl.h, each call synchronised. */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "acl/acl.h"
#include "aivperf.h"
#include "hccl/hccl.h"

struct perf_ours {
    HcclComm comm;
    aclrtStream stream;
};

const char *perf_ours_error(void)
{
    const char *text = aclGetRecentErrMsg();
    return text ? text : "(no error text)";
}

int perf_ours_open(perf_ours **ours, const perf_world *w)
{
    HcclRootInfo info;
    int failed = w->rank == 0 ? (int)HcclGetRootInfo(&info) : 0;
    if (failed)
        perf_world_fail(w, "no root information: %s", perf_ours_error());
    if (perf_world_share(w, &info, sizeof info) || !(*ours = calloc(1, sizeof **ours)))
        return 1;
    if (HcclCommInitRootInfo((uint32_t)w->ranks, &info, (uint32_t)w->rank, &(*ours)->comm) ||
        aclrtCreateStream(&(*ours)->stream))
        perf_world_fail(w, "no communicator: %s", perf_ours_error());
    return 0;
}

void perf_ours_close(perf_ours *ours)
{
    (void)HcclCommDestroy(ours->comm);
    (void)aclrtDestroyStream(ours->stream);
    free(ours);
}

void *perf_ours_allocate(size_t bytes, bool device)
{
    void *at = NULL;
    if (device) {
        if (aclrtMalloc(&at, bytes, ACL_MEM_MALLOC_HUGE_FIRST))
            return NULL;
        /* Our own stores are not recorded: --check would call the memory unwritten. */
        return aclrtMemset(at, bytes, 0, bytes) ? NULL : at;
    }
    at = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1,
              0);
    return at == MAP_FAILED ? NULL : at;
}

void perf_ours_release(void *at, size_t bytes, bool device)
{
    if (device)
        (void)aclrtFree(at);
    else
        (void)munmap(at, bytes);
}

static int send_receive(perf_ours *o, const perf_call *c)
{
    uint32_t next = (uint32_t)((c->rank + 1) % c->ranks);
    uint32_t before = (uint32_t)((c->rank + c->ranks - 1) % c->ranks);
    HcclSendRecvItem items[2] = {
        {HCCL_SEND, c->send, c->count, (HcclDataType)c->type, next},
        {HCCL_RECV, c->recv, c->count, (HcclDataType)c->type, before},
    };
    return (int)HcclBatchSendRecv(items, 2, o->comm, o->stream);
}

static int queue(perf_ours *o, const perf_call *c)
{
    HcclDataType type = (HcclDataType)c->type;
    HcclReduceOp op = (HcclReduceOp)c->reduce;
    uint32_t root = (uint32_t)c->root;
    switch (c->op) {
    case PERF_ALLREDUCE:
        return (int)HcclAllReduce(c->send, c->recv, c->count, type, op, o->comm, o->stream);
    case PERF_BROADCAST:
        return (int)HcclBroadcast(c->rank == c->root ? c->send : c->recv, c->count, type, root,
                                  o->comm, o->stream);
    case PERF_REDUCE_SCATTER:
        return (int)HcclReduceScatter(c->send, c->recv, c->count, type, op, o->comm, o->stream);
    case PERF_REDUCE_SCATTER_V:
        return (int)HcclReduceScatterV(c->send, c->send_counts, c->send_displs, c->recv,
                                       c->recv_counts[c->rank], type, op, o->comm, o->stream);
    case PERF_SCATTER:
        return (int)HcclScatter(c->send, c->recv, c->count, type, root, o->comm, o->stream);
    case PERF_ALLGATHER:
        return (int)HcclAllGather(c->send, c->recv, c->count, type, o->comm, o->stream);
    case PERF_ALLGATHER_V:
        return (int)HcclAllGatherV(c->send, c->send_counts[c->rank], c->recv, c->recv_counts,
                                   c->recv_displs, type, o->comm, o->stream);
    case PERF_ALLTOALL:
        return (int)HcclAlltoAll(c->send, c->count, type, c->recv, c->count, type, o->comm,
                                 o->stream);
    case PERF_ALLTOALL_V:
        return (int)HcclAlltoAllV(c->send, c->send_counts, c->send_displs, type, c->recv,
                                  c->recv_counts, c->recv_displs, type, o->comm, o->stream);
    case PERF_ALLTOALL_VC:
        return (int)HcclAlltoAllVC(c->send, c->matrix, type, c->recv, type, o->comm, o->stream);
    case PERF_REDUCE:
        return (int)HcclReduce(c->send, c->recv, c->count, type, op, root, o->comm, o->stream);
    case PERF_SENDRECV:
        return send_receive(o, c);
    default:
        return (int)HcclBarrier(o->comm, o->stream);
    }
}

int perf_ours_run(perf_ours *ours, const perf_call *call)
{
    int failed = queue(ours, call);
    return failed ? failed : (int)aclrtSynchronizeStream(ours->stream);
}
