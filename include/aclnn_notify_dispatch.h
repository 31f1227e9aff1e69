/* aclnn_notify_dispatch.h: every rank learns how many rows it will receive from whom. All ranks of the
 * communicator call it, in the same order as their other calls.
 *
 * R ranks, E experts, L = E / R of them on each rank, T tokens of this rank; le is an expert of this
 * rank, src the rank that sends.
 * The first stage returns ACLNN_SUCCESS, or: ACLNN_ERR_PARAM_NULLPTR for a NULL
 * that must be something, 561002 for a value, type or shape that is not allowed; nothing is queued
 * then, and aclGetRecentErrMsg() of the thread has the value and what is allowed. *workspaceSize
 * is 0. *executor: aclnn/acl_meta.h. Source document: CAM operators, docs/cam.md. */
#ifndef ACLNN_NOTIFY_DISPATCH_H
#define ACLNN_NOTIFY_DISPATCH_H

#include "aclnn/acl_meta.h"

#ifdef __cplusplus
extern "C" {
#endif

/* sendData            in/out INT32 [3E]  written by the call: {count, first slot, T} for each expert
 * tokenPerExpertData  in     INT32 [E]   numTokensPerExpert of aclnnDispatchLayout
 * sendCount           3E; numTokens T, 0 .. 2^31 - 1
 * commGroup           name of the communicator; rankSize and rankId are its own
 * localRankSize, localRankId  not used
 * sendDataOffset      out    INT32 [E]   pairs of this rank with a smaller expert
 * recvData            out    INT32 [3E]  [src][le] of {count, first slot, T} that rank src has sent
 * totalRecvTokens     out    INT32 [1]   rows this rank will receive
 * recvCount           out    INT32 [E]   [le][src] running sum of the counts, its own included
 * recvOffset          out    INT32 [E]   [le][src] the sender's first slot
 * maxBs               out    INT32 [1]   the largest T of all ranks
 * recvTokensPerExpert out    INT64 [L]   rows for each expert of this rank */
aclnnStatus aclnnNotifyDispatchGetWorkspaceSize(
    const aclTensor *sendData, const aclTensor *tokenPerExpertData, int64_t sendCount,
    int64_t numTokens, char *commGroup, int64_t rankSize, int64_t rankId, int64_t localRankSize,
    int64_t localRankId, const aclTensor *sendDataOffset, const aclTensor *recvData,
    const aclTensor *totalRecvTokens, const aclTensor *recvCount, const aclTensor *recvOffset,
    const aclTensor *maxBs, const aclTensor *recvTokensPerExpert, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Runs what the first stage has checked, on `stream`. `workspace` is not used: it may be NULL, with
 * `workspaceSize` 0. Returns when the kernel is queued. */
aclnnStatus aclnnNotifyDispatch(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
               aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
