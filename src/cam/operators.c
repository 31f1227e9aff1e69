/* cam/operators: the two stages of the four operators (include/aclnn_*.h). A first stage checks its
 * arguments in the order of the interface and keeps them as numbers and addresses. */
#include "base/compiler.h"
#include "cam/check.h"
#include "cam/executor.h"
#include "cam/transport.h"
#include "record/ring.h"

#include "aclnn_dispatch_layout.h"
#include "aclnn_moe_combine_normal.h"
#include "aclnn_moe_dispatch_normal.h"
#include "aclnn_notify_dispatch.h"

/* Runs the checks of a stage one after another until one fails. */
#define CHECK(expression)                                                                          \
    do {                                                                                           \
        if (!s)                                                                                    \
            s = (expression);                                                                      \
    } while (0)

static aivd_status experts_check(const char *call, const char *name, int64_t experts, int64_t ranks)
{
    cam_limits limits;
    aivd_status s = cam_limits_get(&limits);
    CHECK(cam_number_check(call, name, experts, 1, limits.experts));
    if (!s && experts % ranks != 0)
        s = base_fail(AIVD_ERR_PARAM, "EZ9999",
                      "%s: %s is %lld, which is no multiple of the %lld ranks", call, name,
                      (long long)experts, (long long)ranks);
    return s;
}

/* K, which the original bounds by E, too. */
static aivd_status topk_check(const char *call, const char *name, int64_t topk, int64_t experts)
{
    cam_limits limits;
    aivd_status s = cam_limits_get(&limits);
    int64_t most = limits.vendor && experts < limits.topk ? experts : limits.topk;
    CHECK(cam_number_check(call, name, topk, 1, most));
    return s;
}

static aivd_status tokens_check(const char *call, const char *name, int64_t tokens)
{
    cam_limits limits;
    aivd_status s = cam_limits_get(&limits);
    CHECK(cam_number_check(call, name, tokens, limits.tokens_least, limits.tokens));
    return s;
}

static aivd_status hidden_check(const char *call, const char *name, int64_t hidden)
{
    cam_limits limits;
    aivd_status s = cam_limits_get(&limits);
    CHECK(cam_number_check(call, name, hidden, limits.hidden_least, limits.hidden));
    return s;
}

/* A tensor of two dimensions, whatever they are. */
static aivd_status matrix_check(const char *call, const char *name, const aclTensor *tensor)
{
    aivd_status s = cam_object_check(tensor, CAM_TENSOR, call, name);
    if (!s && tensor->dim_count != 2)
        s = base_fail(AIVD_ERR_PARAM, "EZ9999", "%s: %s has %llu dimensions; 2 are needed", call,
                      name, (unsigned long long)tensor->dim_count);
    return s;
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
    CHECK(cam_limits_get(&limits));
    CHECK(cam_number_check(call, "numRanks", numRanks, 1, limits.ranks));
    CHECK(experts_check(call, "numExperts", numExperts, numRanks));
    CHECK(topk_check(call, "numTopk", numTopk, numExperts));
    CHECK(tokens_check(call, "numTokens", numTokens));
    CHECK(cam_tensor_check(
        call, &(cam_want){"topkIdx", topkIdx, int64, 1, 2, {numTokens, numTopk}, 0, 0, 0}, &data));
    c->ids = data;
    CHECK(cam_ints_check(call, "numTokensPerRank", numTokensPerRank, numRanks, 0, false,
                         &c->per_rank));
    CHECK(cam_ints_check(call, "numTokensPerExpert", numTokensPerExpert, numExperts, 0, false,
                         &c->per_expert));
    CHECK(cam_ints_check(call, "isTokenInRank", isTokenInRank, numTokens, numRanks, false,
                         &c->in_rank));
    CHECK(cam_tensor_check(
        call, &(cam_want){"notifySendData", notifySendData, int32, 1, 1, {0, 0}, 0, 1, 0}, &data));
    c->scratch = data;
    c->scratch_count = s ? 0 : (uint64_t)cam_elements(notifySendData);
    CHECK(cam_ints_check(call, "sendTokenIdxSmall", sendTokenIdxSmall, numTokens, numTopk, false,
                         &c->index));
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
    CHECK(cam_group_check(call, "commGroup", commGroup, rankSize, rankId, &comm));
    if (!s && (sendCount <= 0 || sendCount % 3 != 0))
        s = base_fail(AIVD_ERR_PARAM, "EZ9999",
                      "%s: sendCount is %lld; it must be three times the number of experts", call,
                      (long long)sendCount);
    CHECK(experts_check(call, "the number of experts (sendCount / 3)", experts, rankSize));
    CHECK(tokens_check(call, "numTokens", numTokens));
    CHECK(cam_ints_check(call, "sendData", sendData, sendCount, 0, true, &c->send_data));
    CHECK(cam_ints_check(call, "tokenPerExpertData", tokenPerExpertData, experts, 0, true, &ints));
    c->per_expert = ints;
    CHECK(
        cam_ints_check(call, "sendDataOffset", sendDataOffset, experts, 0, true, &c->send_offset));
    CHECK(cam_ints_check(call, "recvData", recvData, sendCount, 0, true, &c->recv_data));
    CHECK(cam_ints_check(call, "totalRecvTokens", totalRecvTokens, 1, 0, true, &c->total));
    CHECK(cam_ints_check(call, "recvCount", recvCount, experts, 0, true, &c->recv_count));
    CHECK(cam_ints_check(call, "recvOffset", recvOffset, experts, 0, true, &c->recv_offset));
    CHECK(cam_ints_check(call, "maxBs", maxBs, 1, 0, true, &c->max_bs));
    CHECK(cam_tensor_check(call,
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
    CHECK(cam_transport_check(call, comm, cam_window_notify()));
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
    hccl_comm *comm = NULL;
    void *data = NULL;
    int32_t *ints = NULL;
    aivd_status s = cam_stage_check(call, workspaceSize, executor);
    CHECK(cam_group_check(call, "groupEp", groupEp, epWorldSize, epRankId, &comm));
    CHECK(cam_tp_check(call, groupTpOptional, tpWorldSize, tpRankId));
    CHECK(experts_check(call, "moeExpertNum", moeExpertNum, epWorldSize));
    CHECK(quant_check(call, quantMode));
    CHECK(matrix_check(call, "x", x));
    CHECK(matrix_check(call, "topkIdx", topkIdx));
    CHECK(cam_row_type(call, "x", x, &c->type));
    if (s)
        return cam_stage_end(s, comm, &made, workspaceSize, executor);
    const int64_t tokens = x->dims[0], hidden = x->dims[1], topk = topkIdx->dims[1];
    const aclDataType out = quantMode ? ACL_INT8 : x->type;
    CHECK(tokens_check(call, "the number of tokens (dimension 0 of x)", tokens));
    CHECK(global_bs_check(call, globalBs, tokens, epWorldSize));
    CHECK(hidden_check(call, "the size of a row (dimension 1 of x)", hidden));
    CHECK(cam_tensor_check(call, &(cam_want){"x", x, &x->type, 1, 2, {tokens, hidden}, 0, 0, 0},
                           &data));
    c->x = data;
    CHECK(topk_check(call, "the number of choices (dimension 1 of topkIdx)", topk, moeExpertNum));
    CHECK(cam_ints_check(call, "topkIdx", topkIdx, tokens, topk, false, &ints));
    c->ids = ints;
    CHECK(cam_ints_check(call, "sendOffset", sendOffset, moeExpertNum, 0, true, &ints));
    c->send_offset = ints;
    CHECK(cam_ints_check(call, "sendTokenIdx", sendTokenIdx, tokens, topk, false, &ints));
    c->index = ints;
    CHECK(cam_ints_check(call, "recvOffset", recvOffset, moeExpertNum, 0, true, &ints));
    c->recv_offset = ints;
    CHECK(cam_ints_check(call, "recvCount", recvCount, moeExpertNum, 0, true, &ints));
    c->recv_count = ints;
    CHECK(cam_tensor_check(
        call, &(cam_want){"recvX", recvX, &out, 1, 2, {CAM_ANY, hidden}, 0, 0, 0}, &c->recv_x));
    CHECK(cam_tensor_check(
        call,
        &(cam_want){"recvXScales", recvXScales, floats, 1, 1, {CAM_ANY, 0}, 0, 0, quantMode == 0},
        &data));
    c->scales = data;
    CHECK(cam_ints_check(call, "assistInfoForCombine", assistInfoForCombine, CAM_ANY, 0, false,
                         &c->assist));
    CHECK(cam_tensor_check(
        call,
        &(cam_want){"waitRecvCostStats", waitRecvCostStats, int32, 1, 1, {epWorldSize, 0}, 1, 0, 1},
        &data));
    c->stats = data;
    CHECK(cam_transport_check(call, comm,
                              cam_window_dispatch(most_of(globalBs, tokens, epWorldSize),
                                                  (uint64_t)topk, (uint64_t)hidden,
                                                  cam_type_bytes(x->type))));
    if (!s)
        c->rows = room_of(recvX, quantMode ? recvXScales : NULL, assistInfoForCombine);
    c->tokens = (uint64_t)tokens;
    c->hidden = (uint64_t)hidden;
    c->global_bs = (uint64_t)globalBs;
    c->experts = (uint32_t)moeExpertNum;
    c->topk = (uint32_t)topk;
    c->quant = (uint32_t)quantMode;
    return cam_stage_end(s, comm, &made, workspaceSize, executor);
}

/* ---- combine ---- */

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
    hccl_comm *comm = NULL;
    void *data = NULL;
    int32_t *ints = NULL;
    (void)tpRecvCountsOptional;
    aivd_status s = cam_stage_check(call, workspaceSize, executor);
    CHECK(cam_group_check(call, "epGroupName", epGroupName, epWorldSize, epRankId, &comm));
    CHECK(cam_tp_check(call, tpGroupNameOptional, tpWorldSize, tpRankId));
    CHECK(experts_check(call, "moeExpertNum", moeExpertNum, epWorldSize));
    CHECK(matrix_check(call, "recvX", recvX));
    CHECK(matrix_check(call, "recvTopkWeights", recvTopkWeights));
    CHECK(cam_row_type(call, "recvX", recvX, &c->type));
    if (s)
        return cam_stage_end(s, comm, &made, workspaceSize, executor);
    const int64_t tokens = recvTopkWeights->dims[0], topk = recvTopkWeights->dims[1];
    const int64_t rows = recvX->dims[0], hidden = recvX->dims[1];
    CHECK(tokens_check(call, "the number of tokens (dimension 0 of recvTopkWeights)", tokens));
    CHECK(global_bs_check(call, globalBs, tokens, epWorldSize));
    CHECK(topk_check(call, "the number of choices (dimension 1 of recvTopkWeights)", topk,
                     moeExpertNum));
    CHECK(hidden_check(call, "the size of a row (dimension 1 of recvX)", hidden));
    CHECK(cam_tensor_check(
        call, &(cam_want){"recvX", recvX, &recvX->type, 1, 2, {rows, hidden}, 0, 0, 0}, &data));
    c->rows_in = data;
    CHECK(cam_ints_check(call, "tokenSrcInfo", tokenSrcInfo, 3 * rows, 0, true, &ints));
    c->assist = ints;
    CHECK(cam_ints_check(call, "epRecvCounts", epRecvCounts, moeExpertNum, 0, true, &ints));
    c->recv_count = ints;
    CHECK(cam_tensor_check(
        call,
        &(cam_want){"recvTopkWeights", recvTopkWeights, floats, 1, 2, {tokens, topk}, 0, 0, 0},
        &data));
    c->weights = data;
    CHECK(cam_tensor_check(
        call, &(cam_want){"out", out, &recvX->type, 1, 2, {tokens, hidden}, 0, 0, 0}, &c->out));
    CHECK(cam_tensor_check(
        call, &(cam_want){"sendCostStats", sendCostStats, int32, 1, 1, {epWorldSize, 0}, 1, 0, 1},
        &data));
    c->stats = data;
    CHECK(cam_transport_check(call, comm,
                              cam_window_combine(most_of(globalBs, tokens, epWorldSize),
                                                 (uint64_t)topk, (uint64_t)hidden,
                                                 cam_type_bytes(recvX->type))));
    c->tokens = (uint64_t)tokens;
    c->hidden = (uint64_t)hidden;
    c->rows = (uint64_t)rows;
    c->experts = (uint32_t)moeExpertNum;
    c->topk = (uint32_t)topk;
    return cam_stage_end(s, comm, &made, workspaceSize, executor);
}

/* ---- second stages ---- */

/* The workspace is 0 bytes: whatever is given stays untouched. */
BASE_EXPORT aclnnStatus aclnnDispatchLayout(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream)
{
    RECORD_SITE();
    (void)workspace, (void)workspaceSize;
    return cam_run(executor, CAM_LAYOUT, stream);
}

BASE_EXPORT aclnnStatus aclnnNotifyDispatch(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream)
{
    RECORD_SITE();
    (void)workspace, (void)workspaceSize;
    return cam_run(executor, CAM_NOTIFY, stream);
}

BASE_EXPORT aclnnStatus aclnnMoeDispatchNormal(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream)
{
    RECORD_SITE();
    (void)workspace, (void)workspaceSize;
    return cam_run(executor, CAM_DISPATCH, stream);
}

BASE_EXPORT aclnnStatus aclnnMoeCombineNormal(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream)
{
    RECORD_SITE();
    (void)workspace, (void)workspaceSize;
    return cam_run(executor, CAM_COMBINE, stream);
}
