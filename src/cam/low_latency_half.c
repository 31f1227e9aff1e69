/* cam/low_latency_half: the entry points of aivdrive/low_latency.h. */
#include <string.h>

#include "aivdrive/low_latency.h"
#include "base/compiler.h"
#include "cam/call.h"
#include "cam/check.h"
#include "cam/executor.h"
#include "hccl/operator.h"
#include "hccl/refusal.h"
#include "record/ring.h"

BASE_EXPORT uint64_t aivd_low_latency_bytes(int64_t tokens, int64_t hidden, int64_t elementBytes,
                                            int64_t ranks, int64_t expertRanks, int64_t experts,
                                            int64_t choices)
{
    const int64_t limits[][2] = {
        {tokens, INT32_MAX},          {hidden, INT32_MAX},  {elementBytes, 4},
        {ranks, COLL_RANKS_MAX},      {expertRanks, ranks}, {experts, CAM_EXPERTS_MAX},
        {choices, CAM_LL_CHOICES_MAX}};
    for (size_t i = 0; i < BASE_COUNT_OF(limits); i++)
        if (limits[i][0] < 1 || limits[i][0] > limits[i][1])
            return 0;
    if (experts % expertRanks != 0)
        return 0;
    const cam_ll_shape z = {.hidden = (uint64_t)hidden,
                            .most = (uint64_t)tokens,
                            .experts = (uint32_t)experts,
                            .topk = (uint32_t)choices,
                            .shared_ranks = (uint32_t)(ranks - expertRanks),
                            .ranks = (uint32_t)ranks};
    const uint64_t out = cam_ll_need(&z, (uint32_t)elementBytes, false);
    const uint64_t back = cam_ll_need(&z, (uint32_t)elementBytes, true);
    const uint64_t most = out > back ? out : back;
    return most == UINT64_MAX ? 0 : 2 * most;
}

/* ---- the window ---- */

/* Under `calls`: the memory of this rank, and the new state. */
static void *window_make(cam_call *c, uint64_t bytes, cam_low_latency **ll)
{
    void *window = NULL;
    const uint32_t ranks = c->comm->size;
    const uint64_t half = bytes / 2 / CAM_LL_ALIGN * CAM_LL_ALIGN;
    if (!c->status)
        c->status = cam_low_latency_of(c->comm, ll);
    if (!c->status)
        c->status = cam_scratch_get(c->comm, CAM_SCRATCH_LL_WINDOW,
                                    cam_ll_half_at(ranks, half, 1) + half, &window);
    return window;
}

static aivd_status group_find(const char *call, const char *group, hccl_comm **comm)
{
    if (!group)
        return base_fail(AIVD_ERR_NULL, "EZ9999", "%s: group is NULL", call);
    *comm = hccl_registry_here(group);
    return *comm ? AIVD_OK
                 : base_fail(AIVD_ERR_NOT_FOUND, "EZ9999",
                             "%s: no live communicator of this process is named \"%.127s\"; "
                             "HcclGetCommName tells the name of one",
                             call, group);
}

static aivd_status open_launch(hccl_comm *comm, npu_stream *stream, uint64_t bytes)
{
    cam_ll_open_args args;
    cam_low_latency *ll = NULL;
    const coll_record record = {
        .kind = COLL_CAM_LL_OPEN, .type = HCCL_DATA_TYPE_INT8, .count = bytes};
    memset(&args, 0, sizeof args);
    cam_call c = cam_call_begin(comm, CAM_LL_OPEN, record, 0, &args.coll, sizeof args);
    c.kernel.blocks = 1;
    args.window = window_make(&c, bytes, &ll);
    if (!c.status)
        *ll = (cam_low_latency){.window = args.window,
                                .half_bytes = bytes / 2 / CAM_LL_ALIGN * CAM_LL_ALIGN,
                                .opened = ll->opened + 1,
                                .resumed = comm->resumed};
    return cam_call_end(&c, stream);
}

BASE_EXPORT aclnnStatus aivd_low_latency_open(const char *group, uint64_t bytes, aclrtStream stream)
{
    hccl_comm *comm = NULL;
    npu_stream *real = NULL;
    RECORD_SITE();
    aivd_status s = group_find(__func__, group, &comm);
    if (!s && (bytes == 0 || bytes > (uint64_t)1 << 50))
        s = base_fail(AIVD_ERR_PARAM, "EZ9999",
                      "%s: bytes is %llu; aivd_low_latency_bytes() tells how many are needed",
                      __func__, (unsigned long long)bytes);
    if (!s)
        s = hccl_operator_begin((HcclComm)(uintptr_t)comm->handle, stream, __func__, &comm, &real);
    if (!s)
        s = open_launch(comm, real, bytes);
    if (s && comm)
        hccl_refusal_tell(comm, s);
    return cam_told(cam_status(s));
}

/* ---- halves ---- */

static aivd_status executor_check(const char *call, const aclOpExecutor *executor, bool second)
{
    aivd_status s = cam_object_check(executor, CAM_EXECUTOR, call, "executor");
    if (s)
        return s;
    if (executor->kernel != CAM_LL_DISPATCH && executor->kernel != CAM_LL_COMBINE)
        return base_fail(
            AIVD_ERR_HANDLE, "EZ9999",
            "%s: the executor is none of aclnnMoeLowLatencyDispatchV2GetWorkspaceSize or "
            "aclnnMoeLowLatencyCombineV2GetWorkspaceSize",
            call);
    if ((executor->begun.number != 0) != second)
        return base_fail(
            AIVD_ERR_STATE, "EZ9999",
            second ? "%s: aivd_low_latency_send() has not been called with this executor"
                   : "%s: this executor has been sent; aivd_low_latency_receive() is next",
            call);
    return AIVD_OK;
}

static aclnnStatus half_run(const char *call, aclOpExecutor *executor, bool second,
                            aclrtStream stream)
{
    hccl_comm *comm = NULL;
    npu_stream *real = NULL;
    aivd_status s = executor_check(call, executor, second);
    if (s)
        return cam_status(s);
    s = hccl_operator_begin((HcclComm)(uintptr_t)executor->comm, stream, call, &comm, &real);
    if (!s)
        s = executor->kernel == CAM_LL_DISPATCH
                ? cam_ll_dispatch_half(comm, real, &executor->call.ll_dispatch, &executor->begun)
                : cam_ll_combine_half(comm, real, &executor->call.ll_combine, &executor->begun);
    if (s && comm)
        hccl_refusal_tell(comm, s);
    if ((s || second) && !executor->repeatable)
        cam_executor_forget(executor);
    else if (s)
        executor->begun.number = 0;
    return cam_status(s);
}

BASE_EXPORT aclnnStatus aivd_low_latency_send(aclOpExecutor *executor, aclrtStream stream)
{
    RECORD_SITE();
    return cam_told(half_run(__func__, executor, false, stream));
}

BASE_EXPORT aclnnStatus aivd_low_latency_receive(aclOpExecutor *executor, aclrtStream stream)
{
    RECORD_SITE();
    return cam_told(half_run(__func__, executor, true, stream));
}

/* ---- who is lost ---- */

BASE_EXPORT aclnnStatus aivd_group_lost(const char *group, int32_t *lost, uint32_t ranks)
{
    hccl_comm *comm = NULL;
    aivd_status s = group_find(__func__, group, &comm);
    if (!s && !lost)
        s = base_fail(AIVD_ERR_NULL, "EZ9999", "%s: lost is NULL", __func__);
    if (!s && ranks != comm->size)
        s = base_fail(AIVD_ERR_PARAM, "EZ9999", "%s: ranks is %u; communicator \"%s\" has %u",
                      __func__, ranks, comm->name, comm->size);
    for (uint32_t r = 0; r < ranks && !s; r++)
        lost[r] = hccl_peer_ended(comm, r);
    return cam_status(s);
}
