/* hccl/hccl_res.h: what an operator takes from a communicator: its buffer, contexts of engines,
 * registered memory, threads.
 *
 * Returns HCCL_SUCCESS or another HcclResult; aclGetRecentErrMsg() of the same thread then says
 * what was wrong, the value given, the values allowed and the remedy. Outputs are set on success
 * only. A NULL communicator or required pointer is HCCL_E_PTR, a handle that is not or no longer
 * valid and a value out of range HCCL_E_PARA, a call that is declared but not built
 * HCCL_E_NOT_SUPPORT with a reason. All of it belongs to the communicator and ends with it. Calls
 * may be made by several threads. Source document: HCCL reference, resource management. */
#ifndef HCCL_RES_H
#define HCCL_RES_H

#include "acl/acl_base_rt.h"
#include "hccl/hccl_types.h"
#include "hccl/hcomm_res_defs.h"
#include "hccl/hccl_channel.h"
#include "hccl/hccl_rank_graph.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Longest name of an engine context or a registered memory, in bytes without the final 0. */
AIVD_CONSTANT(uint32_t, HCCL_RES_TAG_MAX_LEN, 255);

/* What THREAD_RES_TYPE_STREAM gives. */
typedef aclrtStream ThreadResTypeStream;

/* Purposes of a dedicated thread. */
typedef enum {
    HCCL_DED_THREAD_TYPE_INVALID = -1,
    HCCL_DED_THREAD_TYPE_AICPU_LAUNCH = 0,
    HCCL_DED_THREAD_TYPE_AICPU_LAUNCH_GE = 1,
    HCCL_DED_THREAD_TYPE_AICPU_ORDER_LAUNCH_OPBASE = 2,
    HCCL_DED_THREAD_TYPE_AICPU_ORDER_LAUNCH_ACLGRAPH = 3,
    HCCL_DED_THREAD_TYPE_AICPU_ORDER_LAUNCH_GE = 4,
    HCCL_DED_THREAD_TYPE_AICPU_ORDER_LAUNCH_DEVICE = 5
} HcclDedicatedThreadType;

/* ---- the HCCL buffer ---- */

/* This rank's HCCL buffer: device memory every peer may read and write. HCCL_BUFFSIZE MB (or the
 * configuration's) per communicator. It belongs to the communicator; memory is taken when it is
 * first used. */
HcclResult HcclGetHcclBuffer(HcclComm comm, void **buffer, uint64_t *size);

/* The HCCL buffer, filled with zeros. HCCL_E_NOT_SUPPORT on Ascend910B and Ascend910_93. */
HcclResult HcclGetHcclBufferCleared(HcclComm comm, void **buffer, uint64_t *size);

/* ---- engine contexts ---- */

/* Takes memory for one engine of this rank under a name. Key is tag and engine; a NULL tag is a
 * name of its own, a used key is HCCL_E_PARA. CPU, CPU_TS and CCU give zeroed host memory; AICPU,
 * AICPU_TS and AIV device memory with unknown contents. HCCL_E_PARA for size 0, a tag longer than
 * HCCL_RES_TAG_MAX_LEN or another engine. */
HcclResult HcclEngineCtxCreate(HcclComm comm, const char *ctxTag, CommEngine engine, uint64_t size,
                               void **ctx);

/* Finds an engine context and its size. For a missing one HCCL_E_NOT_FOUND on Ascend950 and
 * HCCL_E_PARA on the other products. A hash look-up: made for every call of an operator. */
HcclResult HcclEngineCtxGet(HcclComm comm, const char *ctxTag, CommEngine engine, void **ctx,
                            uint64_t *size);

/* Copies host bytes into an engine context at an offset in bytes. HCCL_E_PARA when they do not fit;
 * for a missing context as HcclEngineCtxGet. */
HcclResult HcclEngineCtxCopy(HcclComm comm, CommEngine engine, const char *ctxTag,
                             const void *srcCtx, uint64_t size, uint64_t dstCtxOffset);

/* Frees an engine context. HCCL_E_PARA when there is none. */
HcclResult HcclEngineCtxDestroy(HcclComm comm, const char *ctxTag, CommEngine engine);

/* ---- registered memory ---- */

/* Registers memory under a name, to be granted to peers by HcclChannelAcquire. HCCL_E_PTR for NULL
 * pointers; HCCL_E_PARA for an empty, long, reserved or used name, size 0 or an unknown type. The
 * memory stays the caller's and must live as long as the communicator. */
HcclResult HcclCommMemReg(HcclComm comm, const char *memTag, const CommMem *mem,
                          HcclMemHandle *memHandle);

/* ---- communication threads ---- */

/* Takes communication threads of an engine, each with notifies. */
HcclResult HcclThreadAcquire(HcclComm comm, CommEngine engine, uint32_t threadNum,
                             uint32_t notifyNumPerThread, ThreadHandle *threads);

/* Like HcclThreadAcquire with a configuration per thread. */
HcclResult HcclThreadAcquireWithConfig(HcclComm comm, CommEngine engine, uint32_t threadNum,
                                       ThreadType type, const ThreadConfig *config,
                                       ThreadHandle *threads);

/* Makes a stream of the caller a communication thread. */
HcclResult HcclThreadAcquireWithStream(HcclComm comm, CommEngine engine, aclrtStream stream,
                                       uint32_t notifyNum, ThreadHandle *thread);

/* Takes the communicator's one thread of a purpose. */
HcclResult HcclDedicatedThreadAcquire(HcclComm comm, HcclDedicatedThreadType useType,
                                      uint32_t notifyNumPerThread, ThreadHandle *thread);

/* Reads a resource of a communication thread. */
HcclResult HcclThreadResGetInfo(HcclComm comm, ThreadHandle thread, ThreadResType resType,
                                uint32_t infoLen, void **info);

#ifdef __cplusplus
}
#endif

#endif
