/* hccl/hccl_context.h: the window context: what a kernel is told of its communicator's memory. It
 * lies in device memory; HcclAllocComResourceByTiling (hccl/hccl_ex.h) makes it. Host and device
 * code include this header, in C and C++.
 *
 *     remote address = windowsIn[peer] + (local address - windowsIn[rankId])
 *
 * Source document: interface facts of kernels that take the context. */
#ifndef HCCL_CONTEXT_H
#define HCCL_CONTEXT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Ranks a context has room for. */
#define HCCL_CONTEXT_RANKS_MAX 64

typedef struct HcclDeviceContext {
    uint64_t workSpace;     /* address of memory of this rank for the operator's own use */
    uint64_t workSpaceSize; /* bytes */
    uint32_t rankId;        /* this rank */
    uint32_t rankNum;       /* ranks; entries of the two tables */
    uint64_t winSize;       /* bytes of one window */
    uint64_t windowsIn[HCCL_CONTEXT_RANKS_MAX];  /* every rank's HCCL buffer */
    uint64_t windowsOut[HCCL_CONTEXT_RANKS_MAX]; /* every rank's second window, for flags */
} HcclDeviceContext;

/* The same by its other names. */
typedef HcclDeviceContext CommDeviceContext;
typedef HcclDeviceContext CommContext;

#ifdef __cplusplus
}
#endif

#endif
