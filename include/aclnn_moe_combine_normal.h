/* aclnn_moe_combine_normal.h: the rows that experts have made of a token come back and are added up
 * with its weights. All ranks of the communicator call it, in the same order as their other calls; it
 * ends when nobody reads this rank's rows any more.
 *
 * out[t] = sum over k of row(t, k) * weight(t, k), in FP32, k ascending, product and sum rounded apart,
 * rounded once to the type. Choices that were sent to nobody have no row and are left out.
 * The first stage returns ACLNN_SUCCESS, or: ACLNN_ERR_PARAM_NULLPTR for a NULL
 * that must be something, 561002 for a value, type or shape that is not allowed; nothing is queued
 * then, and aclGetRecentErrMsg() of the thread has the value and what is allowed. *workspaceSize
 * is 0. *executor: aclnn/acl_meta.h. Source document: CAM operators, docs/cam.md. */
#ifndef ACLNN_MOE_COMBINE_NORMAL_H
#define ACLNN_MOE_COMBINE_NORMAL_H

#include "aclnn/acl_meta.h"

#ifdef __cplusplus
extern "C" {
#endif

/* recvX               in   FP16, BF16 or FP32 [>= N, H]  in the order of dispatch, or in another
 *                          order together with tokenSrcInfo
 * tokenSrcInfo        in   INT32 [>= 3 rows of recvX]  assistInfoForCombine of dispatch
 * epRecvCounts        in   INT32 [>= E]   recvCount of aclnnNotifyDispatch; the last one is N
 * recvTopkWeights     in   FP32 [T, K]    of this rank's own tokens
 * tpRecvCountsOptional in INT32 [2]       rows of the two TP ranks; without a pair not used, may be NULL
 * epGroupName, epWorldSize, epRankId, tpGroupNameOptional, tpWorldSize, tpRankId, moeExpertNum:
 *                     as for aclnnMoeDispatchNormal; of a pair both have the rows as dispatch gave
 *                     them, each what its shards have made, and each row's two are added up first
 * globalBs            0, or at least T * R and a multiple of R
 * out                 out  type of recvX [T, H]
 * sendCostStats       out  INT32 [R]      NULL, or: adds how long each rank was waited for, in us */
aclnnStatus aclnnMoeCombineNormalGetWorkspaceSize(
    const aclTensor *recvX, const aclTensor *tokenSrcInfo, const aclTensor *epRecvCounts,
    const aclTensor *recvTopkWeights, const aclTensor *tpRecvCountsOptional, char *epGroupName,
    int64_t epWorldSize, int64_t epRankId, char *tpGroupNameOptional, int64_t tpWorldSize,
    int64_t tpRankId, int64_t moeExpertNum, int64_t globalBs, const aclTensor *out,
    const aclTensor *sendCostStats, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Runs what the first stage has checked, on `stream`. `workspace` is not used: it may be NULL, with
 * `workspaceSize` 0. Returns when the kernel is queued. */
aclnnStatus aclnnMoeCombineNormal(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
               aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
