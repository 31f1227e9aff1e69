/* hccl/hccl_ex.h: an older entry point that operators with communication inside them still use.
 *
 * Returns HCCL_SUCCESS or another HcclResult; aclGetRecentErrMsg() of the same thread then says
 * what was wrong, the value given, the values allowed and the remedy. Outputs are set on success
 * only. A NULL required pointer is HCCL_E_PTR, a handle that is not or no longer valid and a value
 * out of range HCCL_E_PARA, a call that is declared but not built HCCL_E_NOT_SUPPORT with a
 * reason.
 * Source document: HCCL reference, private interfaces. */
#ifndef HCCL_EX_H
#define HCCL_EX_H

#include "hccl/hccl_context.h"
#include "hccl/hccl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Gives a communicator's window context to an operator: `commContext` receives the address, in
 * device memory, of an HcclDeviceContext. All ranks call it; the first call waits for the others,
 * HCCL_CONNECT_TIMEOUT bounds it. windowsIn are the HCCL buffers, windowsOut second windows of the
 * same size whose memory is taken when it is first used; both begin as zeros. `Mc2Tiling` is the
 * operator's own tiling data, which choose an algorithm on hardware and nothing here. The context
 * belongs to the communicator; a later call returns the same one. HCCL_E_NOT_SUPPORT for more than
 * 64 ranks. */
HcclResult HcclAllocComResourceByTiling(HcclComm comm, void *stream, void *Mc2Tiling,
                                        void **commContext);

/* Takes a registration of HcclCommMemReg back: its name is free again. What peers have been granted
 * stays with them until the communicator ends. HCCL_E_PARA when name and handle are not those of one
 * registration. */
HcclResult HcclCommDeregMem(HcclComm comm, const char *memTag, const void *memHandle);

#ifdef __cplusplus
}
#endif

#endif
