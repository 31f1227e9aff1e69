/* aclnn_dispatch_layout.h: what the tokens of this rank choose. Local: no other rank is needed.
 *
 * R ranks, E experts (a multiple of R; expert e is on rank e / (E / R)), T tokens, K choices each.
 * An id that is not in 0 .. E - 1 (-1, for instance) chooses nobody. Any thread may call.
 * The first stage returns ACLNN_SUCCESS, or: ACLNN_ERR_PARAM_NULLPTR for a NULL
 * that must be something, 561002 for a value, type or shape that is not allowed; nothing is queued
 * then, and aclGetRecentErrMsg() of the thread has the value and what is allowed. *workspaceSize
 * is 0. *executor: aclnn/acl_meta.h. Source document: CAM operators, docs/cam.md. */
#ifndef ACLNN_DISPATCH_LAYOUT_H
#define ACLNN_DISPATCH_LAYOUT_H

#include "aclnn/acl_meta.h"

#ifdef __cplusplus
extern "C" {
#endif

/* topkIdx            in   INT64 [T, K]   ids of experts
 * numTokens          T, 0 .. 2^31 - 1; numRanks R, 1 .. 384; numExperts E, 1 .. 4096; numTopk K, 1 .. 64
 * localRankSize      not used
 * numTokensPerRank   out  INT32 [R]      tokens that choose an expert of the rank
 * numTokensPerExpert out  INT32 [E]      pairs of a token and a choice
 * isTokenInRank      out  INT32 [T, R]   1 where the token chooses an expert of the rank, else 0
 * notifySendData     out  INT32 [any]    room for the blocks of the kernel: (E + R) numbers for each;
 *                                        without room it runs on one block
 * sendTokenIdxSmall  out  INT32 [T, K]   how many earlier pairs of this rank have the same expert;
 *                                        -1 for an id of nobody
 * Outputs need not be zeroed. */
aclnnStatus aclnnDispatchLayoutGetWorkspaceSize(
    const aclTensor *topkIdx, int64_t numTokens, int64_t numRanks, int64_t numExperts,
    int64_t numTopk, int64_t localRankSize, const aclTensor *numTokensPerRank,
    const aclTensor *numTokensPerExpert, const aclTensor *isTokenInRank,
    const aclTensor *notifySendData, const aclTensor *sendTokenIdxSmall, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Runs what the first stage has checked, on `stream`. `workspace` is not used: it may be NULL, with
 * `workspaceSize` 0. Returns when the kernel is queued. */
aclnnStatus aclnnDispatchLayout(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
               aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
