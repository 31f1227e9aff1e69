/* aivdrive/low_latency.h: low-latency dispatch and combine in two halves, so that a rank computes
 * while its rows are on their way. The first half sends and waits for no other rank's half; the
 * second one waits for what the others have sent and makes the result.
 *
 *     aivd_low_latency_open(group, aivd_low_latency_bytes(...), stream);          once, all ranks
 *     aclnnMoeLowLatencyDispatchV2GetWorkspaceSize(..., &bytes, &run);
 *     aivd_low_latency_send(run, stream);
 *     ...                                      anything: other work, other calls of the communicator
 *     aivd_low_latency_receive(run, stream);   outputs of dispatch are there when this has run
 *
 * Combine likewise, with an executor of aclnnMoeLowLatencyCombineV2GetWorkspaceSize. The results are
 * those of the whole calls, bit for bit. Rows lie in fixed slots of a window until they are received:
 * for dispatch one for each (source rank, expert of the receiver, token), for combine one for each
 * (token, choice).
 *
 * Every half is a call of the communicator: all ranks make the same ones in the same order. At most
 * two calls may be begun and not received; a third is refused (two micro-batches fit). globalBs must
 * be given, and no token may name an expert twice. What a first half reads may change when it has
 * run; outputs are written by the second half. HcclCommResume() closes the window.
 *
 * Returns as of aclnn calls: ACLNN_SUCCESS; ACLNN_ERR_PARAM_NULLPTR and ACLNN_ERR_PARAM_INVALID for
 * a handle; 561002 for a value, with the text of aclGetRecentErrMsg(); ACLNN_ERR_RUNTIME_ERROR for
 * what else fails. Any thread may call; an executor belongs to one at a time. Source document:
 * docs/cam.md. */
#ifndef AIVDRIVE_LOW_LATENCY_H
#define AIVDRIVE_LOW_LATENCY_H

#include "aclnn/acl_meta.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Bytes of a window in which each of `ranks` ranks may send `tokens` tokens (globalBs / ranks) of
 * `hidden` numbers of `elementBytes` bytes, with `choices` choices (K, and one for each shared
 * expert), to `experts` routed experts on `expertRanks` ranks. 0 when a number is not positive,
 * `experts` is no multiple of `expertRanks`, or 64 bits do not hold the result. Pure; any thread. */
uint64_t aivd_low_latency_bytes(int64_t tokens, int64_t hidden, int64_t elementBytes, int64_t ranks,
                                int64_t expertRanks, int64_t experts, int64_t choices);

/* Makes or enlarges the window of the communicator `group` on this device; `bytes` must be the same
 * on all ranks. A call of the communicator, queued on `stream`. Calls that were begun in the window
 * before are void. Memory is used as far as it is written. */
aclnnStatus aivd_low_latency_open(const char *group, uint64_t bytes, aclrtStream stream);

/* Queues the first half of what the first stage has checked. The executor stays for the second half
 * when this succeeds, and ends otherwise, unless it is repeatable. */
aclnnStatus aivd_low_latency_send(aclOpExecutor *executor, aclrtStream stream);

/* Queues the second half. The executor ends, unless it is repeatable: then it may be sent again. */
aclnnStatus aivd_low_latency_receive(aclOpExecutor *executor, aclrtStream stream);

/* lost[r] is 1 when the process of rank r ended without HcclCommDestroy(), else 0, for each of the
 * `ranks` ranks of the communicator. It works when calls of the communicator have failed, too, and
 * waits for nobody. */
aclnnStatus aivd_group_lost(const char *group, int32_t *lost, uint32_t ranks);

#ifdef __cplusplus
}
#endif

#endif
