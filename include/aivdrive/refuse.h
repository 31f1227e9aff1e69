/* aivdrive/refuse.h: for bindings and programs that check arguments themselves. A call that this
 * library refuses is told to the other ranks of the communicator, who may wait in it already; these
 * functions tell them of a call that the program has refused before it came here.
 *
 *     if (count % ranks != 0) {
 *         aivd_call_refuse(comm, "my_all_to_all: count is 7, no multiple of the 4 ranks");
 *         return error;
 *     }
 *
 * Nothing is queued, and the rank may make the call after all: when its next one comes within 2 s,
 * nothing has happened. When none comes, the ranks that wait in that call end with an error that
 * has this rank and `reason`, as after a refusal by the library; HcclCommResume() on all ranks
 * brings them in line. A refusal that all ranks have means nothing to anybody.
 *
 * Return HCCL_SUCCESS, also when no rank is there to be told; HCCL_E_PTR for NULL; HCCL_E_PARA for
 * a communicator that is none, and a value that is not allowed. They wait for nobody. Any thread
 * may call. Source document: docs/reference/collectives.md. */
#ifndef AIVDRIVE_REFUSE_H
#define AIVDRIVE_REFUSE_H

#include "hccl/hccl.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Of the next call that all ranks make. The first 279 bytes of `reason` are told. */
HcclResult aivd_call_refuse(HcclComm comm, const char *reason);

/* Of the next message to or from rank `peer`: `type` is what this rank would have done. A peer that
 * does not exist: all ranks are told. */
HcclResult aivd_message_refuse(HcclComm comm, HcclSendRecvType type, uint32_t peer,
                               const char *reason);

#ifdef __cplusplus
}
#endif

#endif
