/* hccl/hccl_sym_win.h: addresses in symmetric windows.
 *
 * Returns HCCL_SUCCESS or another HcclResult; aclGetRecentErrMsg() of the same thread then says
 * what was wrong, the value given, the values allowed and the remedy. Outputs are set on success
 * only. A NULL required pointer is HCCL_E_PTR, a handle that is not or no longer valid and a value
 * out of range HCCL_E_PARA, a call that is declared but not built HCCL_E_NOT_SUPPORT with a
 * reason.
 * Source document: HCCL reference, symmetric windows. */
#ifndef HCCL_SYM_WIN_H
#define HCCL_SYM_WIN_H

#include "hccl/hccl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The address in a peer's part of a symmetric window, for kernels as it is. HCCL_E_PARA for an offset
 * or a rank outside. */
HcclResult HcclSymWinGetPeerPointer(HcclCommSymWindow winHandle, size_t offset, uint32_t peerRank,
                                    void **ptr);

#ifdef __cplusplus
}
#endif

#endif
