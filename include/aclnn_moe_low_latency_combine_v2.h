/* aclnn_moe_low_latency_combine_v2.h: the rows of the experts come back from where
 * aclnnMoeLowLatencyDispatchV2 put them, and are added up with the weights. All ranks of the
 * communicator call it, in the same order as their other calls.
 *
 * R, S, G, E, L, T, K, H, N as in aclnn_moe_low_latency_dispatch_v2.h. A token's result is, in FP32
 * from 0: row times weight for each active choice, ascending; the rows of the shared experts; the
 * token's row of sharedExpertX; each product and sum rounded, the result rounded once. A token
 * without an active pair gets zeros.
 * The first stage returns ACLNN_SUCCESS, or: ACLNN_ERR_PARAM_NULLPTR for a NULL
 * that must be something, 561002 for a value, type or shape that is not allowed or not built; nothing
 * is queued then, and aclGetRecentErrMsg() of the thread has the value and what is allowed.
 * *workspaceSize is 0. *executor: aclnn/acl_meta.h; it can also be run in two halves
 * (aivdrive/low_latency.h). Source document: CAM operators, docs/cam.md. */
#ifndef ACLNN_MOE_LOW_LATENCY_COMBINE_V2_H
#define ACLNN_MOE_LOW_LATENCY_COMBINE_V2_H

#include "aclnn/acl_meta.h"

#ifdef __cplusplus
extern "C" {
#endif

/* expandX             in   FP16, BF16 or FP32 [>= N, H]   rows of this rank's experts, in the order
 *                          of dispatch
 * expertIds           in   INT32 [T, K]    as given to dispatch, like the mask
 * assistInfoForCombine, epSendCounts   in INT32 [>= 3 * rows of expandX] [>= L * R]: of dispatch
 * expertScales        in   FP32 [T, K]     weights of this rank's tokens
 * tpSendCountsOptional not used: of tpWorldSize 2; may be NULL
 * xActiveMaskOptional in   BOOL [T] or [T, K], or NULL: a choice that is not active is left out
 * activationScaleOptional, weightScaleOptional, groupListOptional, expandScalesOptional   NULL
 * sharedExpertXOptional in type of expandX [T, H]: added to each active token; or NULL
 * groupEp to sharedExpertRankNum, globalBs, commAlg   as for dispatch
 * outDtype, commQuantMode, groupListType   0
 * xOut                out  type of expandX [T, H]
 * sendCostStats       out  INT32 [R]       NULL, or: adds how long each rank was waited for, in us */
aclnnStatus aclnnMoeLowLatencyCombineV2GetWorkspaceSize(
    const aclTensor *expandX, const aclTensor *expertIds, const aclTensor *assistInfoForCombine,
    const aclTensor *epSendCounts, const aclTensor *expertScales,
    const aclTensor *tpSendCountsOptional, const aclTensor *xActiveMaskOptional,
    const aclTensor *activationScaleOptional, const aclTensor *weightScaleOptional,
    const aclTensor *groupListOptional, const aclTensor *expandScalesOptional,
    const aclTensor *sharedExpertXOptional, char *groupEp, int64_t epWorldSize, int64_t epRankId,
    int64_t moeExpertNum, char *groupTp, int64_t tpWorldSize, int64_t tpRankId,
    int64_t expertShardType, int64_t sharedExpertNum, int64_t sharedExpertRankNum,
    int64_t globalBs, int64_t outDtype, int64_t commQuantMode, int64_t groupListType,
    char *commAlg, aclTensor *xOut, const aclTensor *sendCostStats, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Runs what the first stage has checked, on `stream`. `workspace` is not used: it may be NULL, with
 * `workspaceSize` 0. Returns when the kernel is queued. */
aclnnStatus aclnnMoeLowLatencyCombineV2(void *workspace, uint64_t workspaceSize,
                                        aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
