/* cam/operators: the two stages of the four operators (include/aclnn_*.h). A first stage checks its
 * arguments in the order of the interface and keeps them as numbers and addresses. */
#include "base/compiler.h"
#include "base/option.h"
#include "cam/check.h"
#include "cam/executor.h"
#include "cam/transport.h"
#include "record/ring.h"

#include "aclnn_dispatch_layout.h"
#include "aclnn_moe_combine_normal.h"
#include "aclnn_moe_dispatch_normal.h"
#include "aclnn_notify_dispatch.h"

static aivd_status ids_option(bool *refuse)
{
    int choice = 0;
    aivd_status s = base_option_choice(OPT_CAM_IDS, &choice);
    *refuse = choice != 0; /* skip|refuse */
    return s;
}

/* A tensor by the name of its argument: its type, and how many dimensions it has. */
#define TYPED(tensor_, types_, dims_)                                                              \
    {                                                                                              \
        .name = #tensor_, .tensor = tensor_, .types = types_, .type_count = 1, .dim_count = dims_  \
    }

/* ---- layout ---- */

BASE_EXPORT aclnnStatus aclnnDispatchLayoutGetWorkspaceSize(
    const aclTensor *topkIdx, int64_t numTokens, int64_t numRanks, int64_t numExperts,
    int64_t numTopk, int64_t localRankSize, const aclTensor *numTokensPerRank,
    const aclTensor *numTokensPerExpert, const aclTensor *isTokenInRank,
    const aclTensor *notifySendData, const aclTensor *sendTokenIdxSmall, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    static const char call[] = "aclnnDispatchLayout";
    static const aclDataType int64[] = {ACL_INT64}, int32[] = {ACL_INT32};
    aclOpExecutor made = {.kernel = CAM_LAYOUT};
    cam_layout_call *c = &made.call.layout;
    cam_limits limits;
    void *data = NULL;
    (void)localRankSize;
    aivd_status s = cam_stage_check(call, workspaceSize, executor);
    CAM_CHECK(cam_limits_get(&limits));
    CAM_CHECK(cam_number_check(call, "numRanks", numRanks, 1, limits.ranks));
    CAM_CHECK(cam_experts_check(call, "numExperts", numExperts, numRanks));
    CAM_CHECK(cam_topk_check(call, "numTopk", numTopk, numExperts));
    CAM_CHECK(cam_tokens_check(call, "numTokens", numTokens));
    CAM_CHECK(cam_all_types(
        call,
        (const cam_want[]){TYPED(topkIdx, int64, 1), TYPED(numTokensPerRank, int32, 1),
                           TYPED(numTokensPerExpert, int32, 1), TYPED(isTokenInRank, int32, 1),
                           TYPED(notifySendData, int32, 1)},
        5));
    CAM_CHECK(cam_tensor_check(
        call, &(cam_want){"topkIdx", topkIdx, int64, 1, 2, {numTokens, numTopk}, 0, 0, 0}, &data));
    c->ids = data;
    CAM_CHECK(cam_ints_check(call, "numTokensPerRank", numTokensPerRank, numRanks, 0, false,
                             &c->per_rank));
    CAM_CHECK(cam_ints_check(call, "numTokensPerExpert", numTokensPerExpert, numExperts, 0, false,
                             &c->per_expert));
    CAM_CHECK(cam_ints_check(call, "isTokenInRank", isTokenInRank, numTokens, numRanks, false,
                             &c->in_rank));
    CAM_CHECK(cam_tensor_check(
        call, &(cam_want){"notifySendData", notifySendData, int32, 1, 1, {0, 0}, 0, 1, 0}, &data));
    c->scratch = data;
    c->scratch_count = s ? 0 : (uint64_t)cam_elements(notifySendData);
    CAM_CHECK(cam_ints_check(call, "sendTokenIdxSmall", sendTokenIdxSmall, numTokens, numTopk,
                             false, &c->index));
    CAM_CHECK(ids_option(&c->refuse));
    c->tokens = (uint64_t)numTokens;
    c->ranks = (uint32_t)numRanks;
    c->experts = (uint32_t)numExperts;
    c->topk = (uint32_t)numTopk;
    return cam_stage_end(s, NULL, &made, workspaceSize, executor);
}

/* ---- notify ---- */

BASE_EXPORT aclnnStatus aclnnNotifyDispatchGetWorkspaceSize(
    const aclTensor *sendData, const aclTensor *tokenPerExpertData, int64_t sendCount,
    int64_t numTokens, char *commGroup, int64_t rankSize, int64_t rankId, int64_t localRankSize,
    int64_t localRankId, const aclTensor *sendDataOffset, const aclTensor *recvData,
    const aclTensor *totalRecvTokens, const aclTensor *recvCount, const aclTensor *recvOffset,
    const aclTensor *maxBs, const aclTensor *recvTokensPerExpert, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    static const char call[] = "aclnnNotifyDispatch";
    static const aclDataType int64[] = {ACL_INT64};
    aclOpExecutor made = {.kernel = CAM_NOTIFY};
    cam_notify_call *c = &made.call.notify;
    hccl_comm *comm = NULL;
    const int64_t experts = sendCount / 3;
    int32_t *ints = NULL;
    void *data = NULL;
    (void)localRankSize, (void)localRankId;
    aivd_status s = cam_stage_check(call, workspaceSize, executor);
    CAM_CHECK(cam_group_check(call, "commGroup", commGroup, rankSize, rankId, &comm));
    if (!s && (sendCount <= 0 || sendCount % 3 != 0))
        s = base_fail(AIVD_ERR_PARAM, "EZ9999",
                      "%s: sendCount is %lld; it must be three times the number of experts", call,
                      (long long)sendCount);
    CAM_CHECK(cam_experts_check(call, "the number of experts (sendCount / 3)", experts, rankSize));
    CAM_CHECK(cam_tokens_check(call, "numTokens", numTokens));
    CAM_CHECK(cam_ints_check(call, "sendData", sendData, sendCount, 0, true, &c->send_data));
    CAM_CHECK(
        cam_ints_check(call, "tokenPerExpertData", tokenPerExpertData, experts, 0, true, &ints));
    c->per_expert = ints;
    CAM_CHECK(
        cam_ints_check(call, "sendDataOffset", sendDataOffset, experts, 0, true, &c->send_offset));
    CAM_CHECK(cam_ints_check(call, "recvData", recvData, sendCount, 0, true, &c->recv_data));
    CAM_CHECK(cam_ints_check(call, "totalRecvTokens", totalRecvTokens, 1, 0, true, &c->total));
    CAM_CHECK(cam_ints_check(call, "recvCount", recvCount, experts, 0, true, &c->recv_count));
    CAM_CHECK(cam_ints_check(call, "recvOffset", recvOffset, experts, 0, true, &c->recv_offset));
    CAM_CHECK(cam_ints_check(call, "maxBs", maxBs, 1, 0, true, &c->max_bs));
    CAM_CHECK(cam_tensor_check(call,
                               &(cam_want){"recvTokensPerExpert",
                                           recvTokensPerExpert,
                                           int64,
                                           1,
                                           1,
                                           {rankSize > 0 ? experts / rankSize : 0, 0},
                                           1,
                                           0,
                                           0},
                               &data));
    c->per_local = data;
    CAM_CHECK(cam_transport_check(call, comm, cam_window_notify()));
    c->tokens = (uint64_t)numTokens;
    c->experts = (uint32_t)experts;
    return cam_stage_end(s, comm, &made, workspaceSize, executor);
}

/* ---- dispatch ---- */

static aivd_status quant_check(const char *call, int64_t mode)
{
    aivd_status s = cam_number_check(call, "quantMode", mode, 0, 2);
    if (!s && mode == 1)
        s = base_fail(
            AIVD_ERR_NOT_SUPPORTED, "EZ9999",
            "%s: quantMode is 1; no kernel exists for it, allowed are 0 (rows as they are) "
            "and 2 (INT8 with a scale for each row)",
            call);
    return s;
}

static aivd_status global_bs_check(const char *call, int64_t global_bs, int64_t tokens,
                                   int64_t ranks)
{
    if (global_bs == 0 || (global_bs >= tokens * ranks && global_bs % ranks == 0))
        return AIVD_OK;
    return base_fail(
        AIVD_ERR_PARAM, "EZ9999",
        "%s: globalBs is %lld; 0, or a multiple of the %lld ranks that is %lld (tokens "
        "times ranks) at least",
        call, (long long)global_bs, (long long)ranks, (long long)(tokens * ranks));
}

/* Tokens of the rank that has most of them; without globalBs all are taken to have as many. */
static uint64_t most_of(int64_t global_bs, int64_t tokens, int64_t ranks)
{
    return (uint64_t)(global_bs ? global_bs / ranks : tokens);
}

/* Rows that all outputs have room for. */
static uint64_t room_of(const aclTensor *rows, const aclTensor *scales, const aclTensor *assist)
{
    int64_t room = rows->dims[0];
    if (scales && scales->dims[0] < room)
        room = scales->dims[0];
    if (assist->dims[0] / 3 < room)
        room = assist->dims[0] / 3;
    return (uint64_t)room;
}

/* Aspect by aspect, as the interface does: how many dimensions, which types, which formats. */
static aivd_status dispatch_kinds_check(const char *call, const aclTensor *x,
                                        const aclTensor *topkIdx, const aclTensor *recvX,
                                        const aclTensor *recvXScales,
                                        const aclTensor *assistInfoForCombine,
                                        const aclTensor *waitRecvCostStats, int64_t quantMode,
                                        HcclDataType *type)
{
    static const aclDataType int32[] = {ACL_INT32}, floats[] = {ACL_FLOAT};
    aclDataType out = ACL_INT8;
    cam_want all[] = {TYPED(x, NULL, 2),
                      TYPED(topkIdx, int32, 2),
                      TYPED(recvX, &out, 2),
                      TYPED(recvXScales, floats, 1),
                      TYPED(assistInfoForCombine, int32, 1),
                      TYPED(waitRecvCostStats, int32, 1)};
    all[3].optional = quantMode == 0;
    all[5].optional = true;
    aivd_status s = cam_all_dims(call, all, BASE_COUNT_OF(all));
    CAM_CHECK(cam_row_type(call, "x", x, type));
    if (!s && quantMode == 0)
        out = x->type;
    CAM_CHECK(cam_all_types(call, all + 1, BASE_COUNT_OF(all) - 1)); /* x has types of its own */
    CAM_CHECK(cam_all_formats(call, all, BASE_COUNT_OF(all)));
    return s;
}

BASE_EXPORT aclnnStatus aclnnMoeDispatchNormalGetWorkspaceSize(
    const aclTensor *x, const aclTensor *topkIdx, const aclTensor *sendOffset,
    const aclTensor *sendTokenIdx, const aclTensor *recvOffset, const aclTensor *recvCount,
    char *groupEp, int64_t epWorldSize, int64_t epRankId, char *groupTpOptional,
    int64_t tpWorldSize, int64_t tpRankId, int64_t moeExpertNum, int64_t quantMode,
    int64_t globalBs, const aclTensor *recvX, const aclTensor *recvXScales,
    const aclTensor *assistInfoForCombine, const aclTensor *waitRecvCostStats,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    static const char call[] = "aclnnMoeDispatchNormal";
    static const aclDataType int32[] = {ACL_INT32}, floats[] = {ACL_FLOAT};
    aclOpExecutor made = {.kernel = CAM_DISPATCH};
    cam_dispatch_call *c = &made.call.dispatch;
    hccl_comm *comm = NULL, *tp = NULL;
    void *data = NULL;
    int32_t *ints = NULL;
    aivd_status s = cam_stage_check(call, workspaceSize, executor);
    CAM_CHECK(cam_ep_check(call, "groupEp", groupEp, epWorldSize, tpWorldSize, epRankId, &comm));
    CAM_CHECK(
        cam_tp_check(call, "groupTpOptional", groupTpOptional, tpWorldSize, tpRankId, comm, &tp));
    CAM_CHECK(cam_experts_range(call, "moeExpertNum", moeExpertNum));
    CAM_CHECK(quant_check(call, quantMode));
    CAM_CHECK(dispatch_kinds_check(call, x, topkIdx, recvX, recvXScales, assistInfoForCombine,
                                   waitRecvCostStats, quantMode, &c->type));
    CAM_CHECK(cam_experts_share(call, "moeExpertNum", moeExpertNum, epWorldSize));
    if (s)
        return cam_stage_end_tp(s, comm, tp, &made, workspaceSize, executor);
    const int64_t tokens = x->dims[0], hidden = x->dims[1], topk = topkIdx->dims[1];
    const aclDataType out = quantMode ? ACL_INT8 : x->type;
    CAM_CHECK(cam_tokens_check(call, "the number of tokens (dimension 0 of x)", tokens));
    CAM_CHECK(global_bs_check(call, globalBs, tokens, epWorldSize));
    CAM_CHECK(cam_hidden_check(call, "the size of a row (dimension 1 of x)", hidden));
    CAM_CHECK(cam_ints_check(call, "topkIdx", topkIdx, tokens, CAM_ANY, false, &ints));
    c->ids = ints;
    CAM_CHECK(
        cam_topk_check(call, "the number of choices (dimension 1 of topkIdx)", topk, moeExpertNum));
    CAM_CHECK(cam_tensor_check(
        call, &(cam_want){"recvX", recvX, &out, 1, 2, {CAM_ANY, hidden}, 0, 0, 0}, &c->recv_x));
    CAM_CHECK(cam_tensor_check(call, &(cam_want){"x", x, &x->type, 1, 2, {tokens, hidden}, 0, 0, 0},
                               &data));
    c->x = data;
    CAM_CHECK(cam_ints_check(call, "sendOffset", sendOffset, moeExpertNum, 0, true, &ints));
    c->send_offset = ints;
    CAM_CHECK(cam_ints_check(call, "sendTokenIdx", sendTokenIdx, tokens, topk, false, &ints));
    c->index = ints;
    CAM_CHECK(cam_ints_check(call, "recvOffset", recvOffset, moeExpertNum, 0, true, &ints));
    c->recv_offset = ints;
    CAM_CHECK(cam_ints_check(call, "recvCount", recvCount, moeExpertNum, 0, true, &ints));
    c->recv_count = ints;
    CAM_CHECK(cam_tensor_check(
        call,
        &(cam_want){"recvXScales", recvXScales, floats, 1, 1, {CAM_ANY, 0}, 0, 0, quantMode == 0},
        &data));
    c->scales = data;
    CAM_CHECK(cam_ints_check(call, "assistInfoForCombine", assistInfoForCombine, CAM_ANY, 0, false,
                             &c->assist));
    CAM_CHECK(cam_tensor_check(
        call,
        &(cam_want){"waitRecvCostStats", waitRecvCostStats, int32, 1, 1, {epWorldSize, 0}, 1, 0, 1},
        &data));
    c->stats = data;
    CAM_CHECK(cam_transport_check(call, comm,
                                  cam_window_dispatch(most_of(globalBs, tokens, epWorldSize),
                                                      (uint64_t)topk, (uint64_t)hidden,
                                                      cam_type_bytes(x->type))));
    CAM_CHECK(ids_option(&c->refuse));
    if (!s)
        c->rows = room_of(recvX, quantMode ? recvXScales : NULL, assistInfoForCombine);
    c->tokens = (uint64_t)tokens;
    c->hidden = (uint64_t)hidden;
    c->global_bs = (uint64_t)globalBs;
    c->experts = (uint32_t)moeExpertNum;
    c->topk = (uint32_t)topk;
    c->quant = (uint32_t)quantMode;
    return cam_stage_end_tp(s, comm, tp, &made, workspaceSize, executor);
}

/* ---- combine ---- */

/* Several experts on each rank of a pair: not in the original. */
static aivd_status tp_experts_check(const char *call, const hccl_comm *tp, int64_t experts,
                                    int64_t ranks)
{
    cam_limits limits;
    aivd_status s = cam_limits_get(&limits);
    if (!s && tp && limits.vendor && experts != ranks)
        s = base_fail(
            AIVD_ERR_PARAM, "EZ9999",
            "%s: moeExpertNum is %lld; with tpWorldSize 2 and AIVDRIVE_CAM_LIMITS=vendor each "
            "of the %lld ranks has one expert",
            call, (long long)experts, (long long)ranks);
    return s;
}

BASE_EXPORT aclnnStatus aclnnMoeCombineNormalGetWorkspaceSize(
    const aclTensor *recvX, const aclTensor *tokenSrcInfo, const aclTensor *epRecvCounts,
    const aclTensor *recvTopkWeights, const aclTensor *tpRecvCountsOptional, char *epGroupName,
    int64_t epWorldSize, int64_t epRankId, char *tpGroupNameOptional, int64_t tpWorldSize,
    int64_t tpRankId, int64_t moeExpertNum, int64_t globalBs, const aclTensor *out,
    const aclTensor *sendCostStats, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    static const char call[] = "aclnnMoeCombineNormal";
    static const aclDataType int32[] = {ACL_INT32}, floats[] = {ACL_FLOAT};
    aclOpExecutor made = {.kernel = CAM_COMBINE};
    cam_combine_call *c = &made.call.combine;
    hccl_comm *comm = NULL, *tp = NULL;
    void *data = NULL;
    int32_t *ints = NULL;
    aivd_status s = cam_stage_check(call, workspaceSize, executor);
    CAM_CHECK(
        cam_ep_check(call, "epGroupName", epGroupName, epWorldSize, tpWorldSize, epRankId, &comm));
    CAM_CHECK(cam_tp_check(call, "tpGroupNameOptional", tpGroupNameOptional, tpWorldSize, tpRankId,
                           comm, &tp));
    CAM_CHECK(cam_experts_check(call, "moeExpertNum", moeExpertNum, epWorldSize));
    CAM_CHECK(tp_experts_check(call, tp, moeExpertNum, epWorldSize));
    CAM_CHECK(cam_matrix_check(call, "recvX", recvX));
    CAM_CHECK(cam_matrix_check(call, "recvTopkWeights", recvTopkWeights));
    CAM_CHECK(cam_row_type(call, "recvX", recvX, &c->type));
    if (s)
        return cam_stage_end_tp(s, comm, tp, &made, workspaceSize, executor);
    const int64_t tokens = recvTopkWeights->dims[0], topk = recvTopkWeights->dims[1];
    const int64_t rows = recvX->dims[0], hidden = recvX->dims[1];
    CAM_CHECK(
        cam_tokens_check(call, "the number of tokens (dimension 0 of recvTopkWeights)", tokens));
    CAM_CHECK(global_bs_check(call, globalBs, tokens, epWorldSize));
    CAM_CHECK(cam_topk_check(call, "the number of choices (dimension 1 of recvTopkWeights)", topk,
                             moeExpertNum));
    CAM_CHECK(cam_hidden_check(call, "the size of a row (dimension 1 of recvX)", hidden));
    CAM_CHECK(cam_tensor_check(
        call, &(cam_want){"recvX", recvX, &recvX->type, 1, 2, {rows, hidden}, 0, 0, 0}, &data));
    c->rows_in = data;
    CAM_CHECK(cam_ints_check(call, "epRecvCounts", epRecvCounts, moeExpertNum, 0, true, &ints));
    c->recv_count = ints;
    CAM_CHECK(cam_ints_check(call, "tokenSrcInfo", tokenSrcInfo, 3 * rows, 0, true, &ints));
    c->assist = ints;
    CAM_CHECK(cam_tensor_check(
        call,
        &(cam_want){"recvTopkWeights", recvTopkWeights, floats, 1, 2, {tokens, topk}, 0, 0, 0},
        &data));
    c->weights = data;
    if (tp) {
        CAM_CHECK(cam_ints_check(call, "tpRecvCountsOptional", tpRecvCountsOptional, tpWorldSize, 0,
                                 true, &ints));
        c->tp_counts = ints;
    }
    CAM_CHECK(cam_tensor_check(
        call, &(cam_want){"out", out, &recvX->type, 1, 2, {tokens, hidden}, 0, 0, 0}, &c->out));
    CAM_CHECK(cam_tensor_check(
        call, &(cam_want){"sendCostStats", sendCostStats, int32, 1, 1, {epWorldSize, 0}, 1, 0, 1},
        &data));
    c->stats = data;
    CAM_CHECK(cam_transport_check(call, comm,
                                  cam_window_combine(most_of(globalBs, tokens, epWorldSize),
                                                     (uint64_t)topk, (uint64_t)hidden,
                                                     cam_type_bytes(recvX->type))));
    c->tokens = (uint64_t)tokens;
    c->hidden = (uint64_t)hidden;
    c->rows = (uint64_t)rows;
    c->experts = (uint32_t)moeExpertNum;
    c->topk = (uint32_t)topk;
    return cam_stage_end_tp(s, comm, tp, &made, workspaceSize, executor);
}

/* ---- second stages ---- */

/* The workspace is 0 bytes: whatever is given stays untouched. */
BASE_EXPORT aclnnStatus aclnnDispatchLayout(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream)
{
    RECORD_SITE();
    (void)workspace, (void)workspaceSize;
    return cam_told(cam_run(executor, CAM_LAYOUT, stream));
}

BASE_EXPORT aclnnStatus aclnnNotifyDispatch(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream)
{
    RECORD_SITE();
    (void)workspace, (void)workspaceSize;
    return cam_told(cam_run(executor, CAM_NOTIFY, stream));
}

BASE_EXPORT aclnnStatus aclnnMoeDispatchNormal(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream)
{
    RECORD_SITE();
    (void)workspace, (void)workspaceSize;
    return cam_told(cam_run(executor, CAM_DISPATCH, stream));
}

BASE_EXPORT aclnnStatus aclnnMoeCombineNormal(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream)
{
    RECORD_SITE();
    (void)workspace, (void)workspaceSize;
    return cam_told(cam_run(executor, CAM_COMBINE, stream));
}
