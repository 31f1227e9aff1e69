/* hccl/hcom.h: an older way to a communicator, by its name.
 *
 * Returns HCCL_SUCCESS or another HcclResult; aclGetRecentErrMsg() of the same thread then says
 * what was wrong, the value given, the values allowed and the remedy. Outputs are set on success
 * only. A NULL required pointer is HCCL_E_PTR, a handle that is not or no longer valid and a value
 * out of range HCCL_E_PARA, a call that is declared but not built HCCL_E_NOT_SUPPORT with a
 * reason.
 * Source document: HCCL reference, private interfaces. */
#ifndef HCOM_H
#define HCOM_H

#include "hccl/hccl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The live communicator of this process with a name; when several ranks of one process share it,
 * that of the calling thread's device. HCCL_E_NOT_FOUND when there is none. */
HcclResult HcomGetCommHandleByGroup(const char *group, HcclComm *commHandle);

#ifdef __cplusplus
}
#endif

#endif
