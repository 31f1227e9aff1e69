/* aclnn_moe_dispatch_normal.h: the rows of the tokens go to the ranks of their experts. All ranks of
 * the communicator call it, in the same order as their other calls; it ends when all have sent.
 *
 * A row arrives for every pair of a token and a choice, ordered by expert, then by source rank, then
 * by token and choice. T, K, R, E as in aclnn_dispatch_layout.h; H numbers in a row, N rows received.
 * The first stage returns ACLNN_SUCCESS, or: ACLNN_ERR_PARAM_NULLPTR for a NULL
 * that must be something, 561002 for a value, type or shape that is not allowed; nothing is queued
 * then, and aclGetRecentErrMsg() of the thread has the value and what is allowed. *workspaceSize
 * is 0. *executor: aclnn/acl_meta.h. Source document: CAM operators, docs/cam.md. */
#ifndef ACLNN_MOE_DISPATCH_NORMAL_H
#define ACLNN_MOE_DISPATCH_NORMAL_H

#include "aclnn/acl_meta.h"

#ifdef __cplusplus
extern "C" {
#endif

/* x                   in   FP16, BF16 or FP32 [T, H]
 * topkIdx             in   INT32 [T, K]   the ids that aclnnDispatchLayout was given
 * sendOffset, sendTokenIdx, recvOffset, recvCount   in INT32 [E] [T, K] [E] [E]: outputs of
 *                     aclnnNotifyDispatch (sendTokenIdx: of aclnnDispatchLayout)
 * groupEp             name of the communicator; epWorldSize R and epRankId are its own
 * groupTpOptional     with tpWorldSize 2: name of the communicator of this rank and the one that has
 *                     other shards of the same experts, where this one is tpRankId 0 or 1; the
 *                     outputs then have the rows of TP rank 0, then those of TP rank 1. With
 *                     tpWorldSize 0 or 1, tpRankId 0: not used, may be NULL
 * moeExpertNum        E; quantMode 0: rows as they are, 2: INT8 with a scale for each row (1: refused)
 * globalBs            R * maxBs of aclnnNotifyDispatch, or 0; the same on all ranks
 * recvX               out  type of x, or INT8 [>= N, H]
 * recvXScales         out  FP32 [>= N]    quantMode 2: what a row is multiplied with to come back
 * assistInfoForCombine out INT32 [>= 3N]  {source rank, token, choice} of each row
 * waitRecvCostStats   out  INT32 [R]      NULL, or: adds how long each rank was waited for, in us */
aclnnStatus aclnnMoeDispatchNormalGetWorkspaceSize(
    const aclTensor *x, const aclTensor *topkIdx, const aclTensor *sendOffset,
    const aclTensor *sendTokenIdx, const aclTensor *recvOffset, const aclTensor *recvCount,
    char *groupEp, int64_t epWorldSize, int64_t epRankId, char *groupTpOptional,
    int64_t tpWorldSize, int64_t tpRankId, int64_t moeExpertNum, int64_t quantMode,
    int64_t globalBs, const aclTensor *recvX, const aclTensor *recvXScales,
    const aclTensor *assistInfoForCombine, const aclTensor *waitRecvCostStats,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Runs what the first stage has checked, on `stream`. `workspace` is not used: it may be NULL, with
 * `workspaceSize` 0. Returns when the kernel is queued. */
aclnnStatus aclnnMoeDispatchNormal(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
               aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
