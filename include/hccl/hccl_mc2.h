/* hccl/hccl_mc2.h: arguments of operators with communication inside them.
 *
 * Returns HCCL_SUCCESS or another HcclResult; aclGetRecentErrMsg() of the same thread then says
 * what was wrong, the value given, the values allowed and the remedy. Outputs are set on success
 * only. A NULL required pointer is HCCL_E_PTR, a handle that is not or no longer valid and a value
 * out of range HCCL_E_PARA, a call that is declared but not built HCCL_E_NOT_SUPPORT with a
 * reason.
 * Source document: HCCL reference, fused operators. */
#ifndef HCCL_MC2_H
#define HCCL_MC2_H

#include "hccl/hccl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Makes a set of arguments: both types half, reduction sum, count 0, no algorithm, engine AIV. */
HcclResult HcclKfcAllocOpArgs(void **opArgs);

/* Frees a set of arguments. */
HcclResult HcclKfcFreeOpArgs(void *opArgs);

/* Sets the type of the source elements. */
HcclResult HcclKfcOpArgsSetSrcDataType(void *opArgs, uint8_t srcDataType);

/* Sets the type of the destination elements. */
HcclResult HcclKfcOpArgsSetDstDataType(void *opArgs, uint8_t dstDataType);

/* Sets the reduction. */
HcclResult HcclKfcOpArgsSetReduceType(void *opArgs, uint32_t reduceType);

/* Sets the number of elements. */
HcclResult HcclKfcOpArgsSetCount(void *opArgs, uint64_t count);

/* Sets the algorithm by its text, at most 127 bytes. */
HcclResult HcclKfcOpArgsSetAlgConfig(void *opArgs, char *algConfig);

/* Sets the engine: COMM_ENGINE_AIV; others are not modelled here (HCCL_E_NOT_SUPPORT). */
HcclResult HcclKfcOpArgsSetCommEngine(void *opArgs, uint8_t commEngine);

/* Makes the context a kernel with these arguments takes: HcclDeviceContext of hccl_context.h in device
 * memory, owned by the communicator. Every rank calls; the context is the same for all arguments and
 * kinds of operator, since one window serves them all. */
HcclResult HcclCreateOpResCtx(HcclComm comm, uint8_t opType, void *opArgs, void **opResCtx);

#ifdef __cplusplus
}
#endif

#endif
