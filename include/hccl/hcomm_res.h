/* hccl/hcomm_res.h: endpoints, memory and threads below the communicator.
 *
 * Returns 0 or another number of HcclResult; aclGetRecentErrMsg() of the same thread then says
 * what was wrong, the value given, the values allowed and the remedy. Outputs are set on success
 * only. A NULL required pointer is 2, a handle that is not or no longer valid and a value
 * out of range 1, a call that is declared but not built 5 with a
 * reason.
 * Source document: HCCL reference, base communication. */
#ifndef HCOMM_RES_H
#define HCOMM_RES_H

#include "hccl/hcomm_res_defs.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Opens one end of a link: one that HcommEndpointGetDescs describes, of any device of this host.
 * 1 for a description that no device here has. The caller closes it. */
HcommResult HcommEndpointCreate(const EndpointDesc *endpoint, EndpointHandle *endpointHandle);

/* Closes an endpoint and takes its registrations back. */
HcommResult HcommEndpointDestroy(EndpointHandle endpointHandle);

/* How many ends of links a device has: one for each protocol of the product (AIVDRIVE_SOC). */
HcommResult HcommEndpointGetDescNum(int32_t deviceLogicId, uint32_t *descNum);

/* The ends of links of a device. `descNum` is the room at `endpointDescs`, then how many there are; 1
 * when the room is too small. */
HcommResult HcommEndpointGetDescs(int32_t deviceLogicId, uint32_t *descNum,
                                  EndpointDesc *endpointDescs);

/* Registers memory of the endpoint's device (type 0) under a name of 1 to HCCL_RES_TAG_MAX_LEN
 * characters, once per endpoint. The memory stays the caller's and must live until HcommMemUnreg. */
HcommResult HcommMemReg(EndpointHandle endpointHandle, const char *memTag, const CommMem *mem,
                        HcommMemHandle *memHandle);

/* Takes a registration back, and its export: what others have imported stays. */
HcommResult HcommMemUnreg(EndpointHandle endpointHandle, HcommMemHandle memHandle);

/* Describes registered memory for other processes of this host and user: `memDescLen` bytes at
 * `memDesc`, which belong to the registration. They travel by the program's own means. */
HcommResult HcommMemExport(EndpointHandle endpointHandle, HcommMemHandle memHandle, void **memDesc,
                           uint32_t *memDescLen);

/* Opens memory of another process by its description; `outMem` has its address here, type and size.
 * Each import is ended by HcommMemUnimport. 1 for bytes that are no description; another number when the memory
 * is not exported any more, and in a process that has opened the exporter's device itself. */
HcommResult HcommMemImport(EndpointHandle endpointHandle, const void *memDesc, uint32_t descLen,
                           CommMem *outMem);

/* Ends an import. Work that uses the memory must have finished. */
HcommResult HcommMemUnimport(EndpointHandle endpointHandle, const void *memDesc, uint32_t descLen);

/* Makes communication threads without a communicator. */
HcommResult HcommThreadAlloc(CommEngine engine, uint32_t threadNum,
                             const uint32_t *notifyNumPerThread, ThreadHandle *threads);

/* Ends such threads. */
HcommResult HcommThreadFree(const ThreadHandle *threads, uint32_t threadNum);

/* The port an endpoint listens on. */
HcommResult HcommEndpointGetListenPort(EndpointHandle endpointHandle, uint32_t *port);

/* Reads a resource of a communication thread: THREAD_RES_TYPE_STREAM gives its stream (an
 * aclrtStream, `infoLen` 8 bytes) in `info`. */
HcommResult HcommThreadResGetInfo(ThreadHandle thread, ThreadResType resType, uint32_t infoLen,
                                  void **info);

/* Whether an endpoint has a feature. No endpoint here drives a network card by itself (NDA). */
HcommResult HcommEndpointCheckFeature(HcommEndpointFeatureType featureType,
                                      const EndpointDesc *endpointDesc, bool *value);

/* Takes memory for communication on the current device. */
HcommResult HcommMemAlloc(void **ptr, size_t size);

/* Frees such memory. */
HcommResult HcommMemFree(void *ptr);

#ifdef __cplusplus
}
#endif

#endif
