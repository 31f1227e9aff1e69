/* aclnn_moe_low_latency_dispatch_v2.h: the rows of a small batch go to the ranks of their experts in
 * one call, without layout and notify. All ranks of the communicator call it, in the same order as
 * their other calls.
 *
 * R ranks; the first S of them hold one shared expert each, the others L = E / (R - S) of the E
 * routed experts. T tokens of this rank, K choices of a token, H numbers in a row. L is 1 on a rank
 * of a shared expert. N rows received: one for every active pair of a token and a choice, and one
 * for each shared expert and active token; ordered by expert, then by source rank, then by token.
 * The first stage returns ACLNN_SUCCESS, or: ACLNN_ERR_PARAM_NULLPTR for a NULL
 * that must be something, 561002 for a value, type or shape that is not allowed or not built; nothing
 * is queued then, and aclGetRecentErrMsg() of the thread has the value and what is allowed.
 * *workspaceSize is 0. *executor: aclnn/acl_meta.h; it can also be run in two halves
 * (aivdrive/low_latency.h). Source document: CAM operators, docs/cam.md. */
#ifndef ACLNN_MOE_LOW_LATENCY_DISPATCH_V2_H
#define ACLNN_MOE_LOW_LATENCY_DISPATCH_V2_H

#include "aclnn/acl_meta.h"

#ifdef __cplusplus
extern "C" {
#endif

/* x                   in   FP16, BF16 or FP32 [T, H]
 * expertIds           in   INT32 [T, K]   ids; one that is not in 0 .. E - 1 chooses nobody
 * scalesOptional      NULL (smoothing: not built)
 * xActiveMaskOptional in   BOOL [T] or [T, K]; NULL: all are active. A token without an active pair
 *                          sends nothing, to shared experts neither. In any order
 * groupEp             name of the communicator; epWorldSize R and epRankId are its own
 * moeExpertNum        E
 * groupTp             not used; tpWorldSize 0 or 1, tpRankId 0
 * expertShardType     0: shared experts are on the first ranks
 * sharedExpertNum G, sharedExpertRankNum S   S a multiple of G, below R; 0 or 1 and 0: none. Shared
 *                     expert g has S / G copies, on the ranks from g * S / G on; rank r uses copy
 *                     r % (S / G)
 * quantMode           0: rows as they are, 2: INT8 with a scale for each row (1: refused)
 * globalBs            R times the most tokens a rank may have, the same on all ranks; 0: not said
 * expertTokenNumsType of expertTokenNums. 0: running sum, 1: rows of each expert
 * commAlg             NULL, "", "fullmesh", "fullmesh_v1", "fullmesh_v2": all the same here
 * expandX             out  type of x, or INT8 [>= N, H]; R * (globalBs / R) * min(K, L) rows are
 *                          enough when no token names an expert twice
 * dynamicScales       out  FP32 [>= N]    quantMode 2: what a row is multiplied with to come back
 * assistInfoForCombine out INT32 [>= 3N]  {source rank, token, choice}; choice K + g: shared expert g
 * expertTokenNums     out  INT64 [>= L]
 * epRecvCounts        out  INT32 [>= L * R]  running sum of the rows by expert and source rank
 * tpRecvCounts        not used: of tpWorldSize 2; may be NULL */
aclnnStatus aclnnMoeLowLatencyDispatchV2GetWorkspaceSize(
    const aclTensor *x, const aclTensor *expertIds, const aclTensor *scalesOptional,
    const aclTensor *xActiveMaskOptional, char *groupEp, int64_t epWorldSize, int64_t epRankId,
    int64_t moeExpertNum, char *groupTp, int64_t tpWorldSize, int64_t tpRankId,
    int64_t expertShardType, int64_t sharedExpertNum, int64_t sharedExpertRankNum,
    int64_t quantMode, int64_t globalBs, int64_t expertTokenNumsType, char *commAlg,
    const aclTensor *expandX, const aclTensor *dynamicScales,
    const aclTensor *assistInfoForCombine, const aclTensor *expertTokenNums,
    const aclTensor *epRecvCounts, const aclTensor *tpRecvCounts, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Runs what the first stage has checked, on `stream`. `workspace` is not used: it may be NULL, with
 * `workspaceSize` 0. Returns when the kernel is queued. */
aclnnStatus aclnnMoeLowLatencyDispatchV2(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
