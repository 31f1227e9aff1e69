/* cam/low_latency_stage: the two stages of low-latency dispatch and combine
 * (include/aclnn_moe_low_latency_*_v2.h). A first stage checks its arguments in the order of the
 * interface and keeps them as numbers and addresses. */
#include <string.h>

#include "base/compiler.h"
#include "base/option.h"
#include "cam/check.h"
#include "cam/executor.h"
#include "cam/low_latency.h"
#include "record/ring.h"

#include "aclnn_moe_low_latency_combine_v2.h"
#include "aclnn_moe_low_latency_dispatch_v2.h"

/* Runs the checks of a stage one after another until one fails. */
#define CHECK(expression)                                                                          \
    do {                                                                                           \
        if (!s)                                                                                    \
            s = (expression);                                                                      \
    } while (0)

/* ---- limits ---- */

static aivd_status limits_get(cam_limits *limits)
{
    aivd_status s = cam_limits_get(limits);
    if (!s && limits->vendor) {
        limits->tokens = 512;
        limits->hidden = 8192;
        limits->experts = 1024;
    }
    return s;
}

static aivd_status not_built(const char *call, const char *name, const char *what)
{
    return base_fail(AIVD_ERR_NOT_SUPPORTED, "EZ9999",
                     "%s: %s is given; %s is not built, pass NULL", call, name, what);
}

static aivd_status none_check(const char *call, const char *name, const aclTensor *tensor,
                              const char *what)
{
    return tensor ? not_built(call, name, what) : AIVD_OK;
}

/* A number of which one value is built, of those that the interface has. */
static aivd_status only_check(const char *call, const char *name, int64_t value, int64_t allowed,
                              int64_t most)
{
    aivd_status s = cam_number_check(call, name, value, 0, most);
    if (!s && value != allowed)
        s = base_fail(AIVD_ERR_NOT_SUPPORTED, "EZ9999", "%s: %s is %lld; it is not built, %lld is",
                      call, name, (long long)value, (long long)allowed);
    return s;
}

static aivd_status tp_check(const char *call, int64_t size, int64_t rank)
{
    aivd_status s = cam_number_check(call, "tpWorldSize", size, 0, 2);
    if (!s && size == 2)
        s = base_fail(AIVD_ERR_NOT_SUPPORTED, "EZ9999",
                      "%s: tpWorldSize is 2; low latency is built for 0 and 1", call);
    CHECK(cam_number_check(call, "tpRankId", rank, 0, 0));
    return s;
}

/* Every rank writes to every other: that is a full mesh, by any of its names. */
static aivd_status algorithm_check(const char *call, const char *name)
{
    static const char *const mesh[] = {"", "fullmesh", "fullmesh_v1", "fullmesh_v2"};
    static const char *const others[] = {"hierarchy", "ccu"};
    for (size_t i = 0; i < BASE_COUNT_OF(mesh); i++)
        if (!name || strcmp(name, mesh[i]) == 0)
            return AIVD_OK;
    for (size_t i = 0; i < BASE_COUNT_OF(others); i++)
        if (strcmp(name, others[i]) == 0)
            return base_fail(AIVD_ERR_NOT_SUPPORTED, "EZ9999",
                             "%s: commAlg is \"%s\"; it is not built, allowed are NULL, \"\", "
                             "\"fullmesh\", \"fullmesh_v1\" and \"fullmesh_v2\"",
                             call, name);
    return base_fail(AIVD_ERR_PARAM, "EZ9999",
                     "%s: commAlg is \"%.32s\"; allowed are NULL, \"\", \"fullmesh\", "
                     "\"fullmesh_v1\" and \"fullmesh_v2\"",
                     call, name);
}

/* ---- shared experts, experts, choices ---- */

static aivd_status shared_check(const char *call, int64_t type, int64_t experts, int64_t on,
                                int64_t ranks, cam_ll_shape *z)
{
    aivd_status s = only_check(call, "expertShardType", type, 0, 1);
    CHECK(cam_number_check(call, "sharedExpertNum", experts, 0, CAM_LL_SHARED_MAX));
    CHECK(cam_number_check(call, "sharedExpertRankNum", on, 0, ranks - 1));
    if (s)
        return s;
    if (on == 0 ? experts > 1 : experts == 0 || on % experts != 0)
        return base_fail(
            AIVD_ERR_PARAM, "EZ9999",
            "%s: sharedExpertNum is %lld with sharedExpertRankNum %lld; the ranks must be "
            "a multiple of the shared experts, or 0 with 0 or 1 of them",
            call, (long long)experts, (long long)on);
    z->shared = on ? (uint32_t)experts : 0;
    z->shared_ranks = (uint32_t)on;
    z->ranks = (uint32_t)ranks;
    return AIVD_OK;
}

static aivd_status experts_check(const char *call, int64_t experts, const cam_limits *limits,
                                 cam_ll_shape *z)
{
    const int64_t ranks = (int64_t)z->ranks - z->shared_ranks;
    aivd_status s = cam_number_check(call, "moeExpertNum", experts, 1, limits->experts);
    if (!s && experts % ranks != 0)
        s = base_fail(AIVD_ERR_PARAM, "EZ9999",
                      "%s: moeExpertNum is %lld, which is no multiple of the %lld ranks that hold "
                      "routed experts",
                      call, (long long)experts, (long long)ranks);
    if (!s && experts / ranks * z->ranks > CAM_LL_SLOTS_MAX)
        s = base_fail(AIVD_ERR_PARAM, "EZ9999",
                      "%s: %lld experts of a rank times %u ranks is more than %d", call,
                      (long long)(experts / ranks), z->ranks, CAM_LL_SLOTS_MAX);
    z->experts = (uint32_t)experts;
    return s;
}

static aivd_status matrix_check(const char *call, const char *name, const aclTensor *tensor)
{
    aivd_status s = cam_object_check(tensor, CAM_TENSOR, call, name);
    if (!s && tensor->dim_count != 2)
        s = base_fail(AIVD_ERR_PARAM, "EZ9999", "%s: %s has %llu dimensions; 2 are needed", call,
                      name, (unsigned long long)tensor->dim_count);
    return s;
}

/* T and globalBs: no rank may have more tokens than globalBs / R. */
static aivd_status tokens_check(const char *call, int64_t tokens, int64_t global_bs,
                                const cam_limits *limits, cam_ll_shape *z)
{
    aivd_status s = cam_number_check(call, "the number of tokens (dimension 0 of expertIds)",
                                     tokens, limits->tokens_least, limits->tokens);
    if (!s && (global_bs < 0 || global_bs % z->ranks != 0))
        s = base_fail(AIVD_ERR_PARAM, "EZ9999",
                      "%s: globalBs is %lld; 0, or a multiple of the %u ranks is needed", call,
                      (long long)global_bs, z->ranks);
    if (!s && global_bs && tokens > global_bs / z->ranks)
        s = base_fail(AIVD_ERR_PARAM, "EZ9999",
                      "%s: %lld tokens; a rank may have %lld at most (globalBs %lld / %u ranks)",
                      call, (long long)tokens, (long long)(global_bs / z->ranks),
                      (long long)global_bs, z->ranks);
    z->most = s ? 0 : (uint64_t)(global_bs / z->ranks);
    return s;
}

static aivd_status mask_check(const char *call, const aclTensor *mask, cam_ll_routing *r)
{
    static const aclDataType bools[] = {ACL_BOOL};
    cam_want want = {"xActiveMask", mask, bools, 1, 1, {(int64_t)r->tokens, 0}, 0, 0, 0};
    void *data = NULL;
    if (!mask)
        return AIVD_OK;
    aivd_status s = cam_object_check(mask, CAM_TENSOR, call, want.name);
    if (!s && mask->dim_count == 2) {
        want.dim_count = 2;
        want.dims[1] = r->shape.topk;
    }
    CHECK(cam_tensor_check(call, &want, &data));
    r->mask = data;
    r->mask_kind = mask->dim_count == 2 ? CAM_LL_PAIRS : CAM_LL_TOKENS;
    return s;
}

/* expertIds, T, K, the mask. */
static aivd_status routing_check(const char *call, const aclTensor *ids, const aclTensor *mask,
                                 int64_t global_bs, cam_ll_routing *r)
{
    cam_limits limits;
    int32_t *data = NULL;
    aivd_status s = limits_get(&limits);
    CHECK(matrix_check(call, "expertIds", ids));
    if (s)
        return s;
    const int64_t tokens = ids->dims[0], topk = ids->dims[1];
    const int64_t most =
        limits.vendor && r->shape.experts < limits.topk ? r->shape.experts : limits.topk;
    CHECK(tokens_check(call, tokens, global_bs, &limits, &r->shape));
    CHECK(
        cam_number_check(call, "the number of choices (dimension 1 of expertIds)", topk, 1, most));
    CHECK(cam_ints_check(call, "expertIds", ids, tokens, topk, false, &data));
    if (s)
        return s;
    int refuse = 0; /* skip|refuse */
    s = base_option_choice(OPT_CAM_IDS, &refuse);
    r->refuse = refuse != 0;
    r->ids = data;
    r->tokens = (uint64_t)tokens;
    r->shape.topk = (uint32_t)topk;
    return s ? s : mask_check(call, mask, r);
}

static aivd_status rows_check(const char *call, const char *name, const aclTensor *rows,
                              HcclDataType *type, cam_ll_shape *z)
{
    cam_limits limits;
    aivd_status s = limits_get(&limits);
    CHECK(matrix_check(call, name, rows));
    CHECK(cam_row_type(call, name, rows, type));
    CHECK(cam_number_check(call, "the size of a row (dimension 1)", rows->dims[1],
                           limits.hidden_least, limits.hidden));
    z->hidden = s ? 0 : (uint64_t)rows->dims[1];
    return s;
}

/* ---- dispatch ---- */

BASE_EXPORT aclnnStatus aclnnMoeLowLatencyDispatchV2GetWorkspaceSize(
    const aclTensor *x, const aclTensor *expertIds, const aclTensor *scalesOptional,
    const aclTensor *xActiveMaskOptional, char *groupEp, int64_t epWorldSize, int64_t epRankId,
    int64_t moeExpertNum, char *groupTp, int64_t tpWorldSize, int64_t tpRankId,
    int64_t expertShardType, int64_t sharedExpertNum, int64_t sharedExpertRankNum,
    int64_t quantMode, int64_t globalBs, int64_t expertTokenNumsType, char *commAlg,
    const aclTensor *expandX, const aclTensor *dynamicScales, const aclTensor *assistInfoForCombine,
    const aclTensor *expertTokenNums, const aclTensor *epRecvCounts, const aclTensor *tpRecvCounts,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    static const char call[] = "aclnnMoeLowLatencyDispatchV2";
    static const aclDataType int64[] = {ACL_INT64}, floats[] = {ACL_FLOAT};
    aclOpExecutor made = {.kernel = CAM_LL_DISPATCH};
    cam_ll_dispatch_call *c = &made.call.ll_dispatch;
    cam_ll_shape *z = &c->routing.shape;
    cam_limits limits;
    hccl_comm *comm = NULL;
    void *data = NULL;
    (void)groupTp, (void)tpRecvCounts; /* of tpWorldSize 2, which is refused */
    aivd_status s = cam_stage_check(call, workspaceSize, executor);
    CHECK(limits_get(&limits));
    CHECK(cam_group_check(call, "groupEp", groupEp, epWorldSize, epRankId, &comm));
    CHECK(tp_check(call, tpWorldSize, tpRankId));
    CHECK(
        shared_check(call, expertShardType, sharedExpertNum, sharedExpertRankNum, epWorldSize, z));
    CHECK(experts_check(call, moeExpertNum, &limits, z));
    CHECK(quantMode == 1 ? only_check(call, "quantMode (2 is built, too)", quantMode, 0, 2)
                         : cam_number_check(call, "quantMode", quantMode, 0, 2));
    CHECK(cam_number_check(call, "expertTokenNumsType", expertTokenNumsType, 0, 1));
    CHECK(algorithm_check(call, commAlg));
    CHECK(none_check(call, "scalesOptional", scalesOptional, "smoothing of rows"));
    CHECK(rows_check(call, "x", x, &c->type, z));
    CHECK(routing_check(call, expertIds, xActiveMaskOptional, globalBs, &c->routing));
    if (s)
        return cam_stage_end(s, comm, &made, workspaceSize, executor);
    const int64_t hidden = x->dims[1], local = cam_ll_local(z, (uint32_t)epRankId);
    const aclDataType out = quantMode ? ACL_INT8 : x->type;
    CHECK(cam_tensor_check(
        call, &(cam_want){"x", x, &x->type, 1, 2, {(int64_t)c->routing.tokens, hidden}, 0, 0, 0},
        &data));
    c->x = data;
    CHECK(cam_tensor_check(
        call, &(cam_want){"expandX", expandX, &out, 1, 2, {CAM_ANY, hidden}, 0, 0, 0}, &c->recv_x));
    CHECK(cam_tensor_check(
        call,
        &(cam_want){
            "dynamicScales", dynamicScales, floats, 1, 1, {CAM_ANY, 0}, 0, 0, quantMode == 0},
        &data));
    c->scales = data;
    CHECK(cam_ints_check(call, "assistInfoForCombine", assistInfoForCombine, CAM_ANY, 0, false,
                         &c->assist));
    CHECK(cam_tensor_check(
        call, &(cam_want){"expertTokenNums", expertTokenNums, int64, 1, 1, {local, 0}, 1, 0, 0},
        &data));
    c->per_local = data;
    CHECK(cam_ints_check(call, "epRecvCounts", epRecvCounts, local * epWorldSize, 0, true,
                         &c->recv_count));
    if (!s) {
        int64_t rows = expandX->dims[0], triples = assistInfoForCombine->dims[0] / 3;
        rows = triples < rows ? triples : rows;
        c->rows =
            (uint64_t)(quantMode && dynamicScales->dims[0] < rows ? dynamicScales->dims[0] : rows);
    }
    c->sums = expertTokenNumsType == 0;
    z->quant = (uint32_t)quantMode;
    return cam_stage_end(s, comm, &made, workspaceSize, executor);
}

BASE_EXPORT aclnnStatus aclnnMoeLowLatencyDispatchV2(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream)
{
    RECORD_SITE();
    (void)workspace, (void)workspaceSize;
    return cam_told(cam_run(executor, CAM_LL_DISPATCH, stream));
}

/* ---- combine ---- */

BASE_EXPORT aclnnStatus aclnnMoeLowLatencyCombineV2GetWorkspaceSize(
    const aclTensor *expandX, const aclTensor *expertIds, const aclTensor *assistInfoForCombine,
    const aclTensor *epSendCounts, const aclTensor *expertScales,
    const aclTensor *tpSendCountsOptional, const aclTensor *xActiveMaskOptional,
    const aclTensor *activationScaleOptional, const aclTensor *weightScaleOptional,
    const aclTensor *groupListOptional, const aclTensor *expandScalesOptional,
    const aclTensor *sharedExpertXOptional, char *groupEp, int64_t epWorldSize, int64_t epRankId,
    int64_t moeExpertNum, char *groupTp, int64_t tpWorldSize, int64_t tpRankId,
    int64_t expertShardType, int64_t sharedExpertNum, int64_t sharedExpertRankNum, int64_t globalBs,
    int64_t outDtype, int64_t commQuantMode, int64_t groupListType, char *commAlg, aclTensor *xOut,
    const aclTensor *sendCostStats, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    static const char call[] = "aclnnMoeLowLatencyCombineV2";
    static const aclDataType floats[] = {ACL_FLOAT}, int32[] = {ACL_INT32};
    aclOpExecutor made = {.kernel = CAM_LL_COMBINE};
    cam_ll_combine_call *c = &made.call.ll_combine;
    cam_ll_shape *z = &c->routing.shape;
    cam_limits limits;
    hccl_comm *comm = NULL;
    void *data = NULL;
    int32_t *ints = NULL;
    (void)groupTp, (void)tpSendCountsOptional; /* of tpWorldSize 2, which is refused */
    aivd_status s = cam_stage_check(call, workspaceSize, executor);
    CHECK(limits_get(&limits));
    CHECK(cam_group_check(call, "groupEp", groupEp, epWorldSize, epRankId, &comm));
    CHECK(tp_check(call, tpWorldSize, tpRankId));
    CHECK(
        shared_check(call, expertShardType, sharedExpertNum, sharedExpertRankNum, epWorldSize, z));
    CHECK(experts_check(call, moeExpertNum, &limits, z));
    CHECK(only_check(call, "outDtype", outDtype, 0, 2));
    CHECK(only_check(call, "commQuantMode", commQuantMode, 0, 2));
    CHECK(only_check(call, "groupListType", groupListType, 0, 1));
    CHECK(algorithm_check(call, commAlg));
    CHECK(none_check(call, "activationScaleOptional", activationScaleOptional, "dequantisation"));
    CHECK(none_check(call, "weightScaleOptional", weightScaleOptional, "dequantisation"));
    CHECK(none_check(call, "groupListOptional", groupListOptional, "dequantisation"));
    CHECK(none_check(call, "expandScalesOptional", expandScalesOptional,
                     "a combine in two steps over several hosts"));
    CHECK(rows_check(call, "expandX", expandX, &c->type, z));
    CHECK(routing_check(call, expertIds, xActiveMaskOptional, globalBs, &c->routing));
    if (s)
        return cam_stage_end(s, comm, &made, workspaceSize, executor);
    const int64_t rows = expandX->dims[0], hidden = expandX->dims[1];
    const int64_t tokens = (int64_t)c->routing.tokens;
    CHECK(cam_tensor_check(
        call, &(cam_want){"expandX", expandX, &expandX->type, 1, 2, {rows, hidden}, 0, 0, 0},
        &data));
    c->rows_in = data;
    CHECK(cam_ints_check(call, "assistInfoForCombine", assistInfoForCombine, 3 * rows, 0, true,
                         &ints));
    c->assist = ints;
    CHECK(cam_ints_check(call, "epSendCounts", epSendCounts,
                         (int64_t)cam_ll_local(z, (uint32_t)epRankId) * epWorldSize, 0, true,
                         &ints));
    c->recv_count = ints;
    CHECK(cam_tensor_check(
        call, &(cam_want){"expertScales", expertScales, floats, 1, 2, {tokens, z->topk}, 0, 0, 0},
        &data));
    c->weights = data;
    CHECK(cam_tensor_check(call,
                           &(cam_want){"sharedExpertXOptional",
                                       sharedExpertXOptional,
                                       &expandX->type,
                                       1,
                                       2,
                                       {tokens, hidden},
                                       0,
                                       0,
                                       1},
                           &data));
    c->extra = data;
    CHECK(cam_tensor_check(
        call, &(cam_want){"xOut", xOut, &expandX->type, 1, 2, {tokens, hidden}, 0, 0, 0}, &c->out));
    CHECK(cam_tensor_check(
        call, &(cam_want){"sendCostStats", sendCostStats, int32, 1, 1, {epWorldSize, 0}, 1, 0, 1},
        &data));
    c->stats = data;
    c->rows = (uint64_t)rows;
    return cam_stage_end(s, comm, &made, workspaceSize, executor);
}

BASE_EXPORT aclnnStatus aclnnMoeLowLatencyCombineV2(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream)
{
    RECORD_SITE();
    (void)workspace, (void)workspaceSize;
    return cam_told(cam_run(executor, CAM_LL_COMBINE, stream));
}
