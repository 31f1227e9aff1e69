/* runtime/rt_ffts.h: the base address of the flags that cores of a kernel meet by, for programs
 * that pass it to their kernels. Source document: headers of the runtime. */
#ifndef RUNTIME_RT_FFTS_H
#define RUNTIME_RT_FFTS_H

#include <stdint.h>

#include "aivdrive/constant.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef int32_t rtError_t;
AIVD_CONSTANT(int, RT_ERROR_NONE, 0);

/* The base address, and the bytes behind it. Cores here meet without such flags: both are 0, which
 * set_ffts_base_addr() of a kernel takes. ACL_ERROR_RT_PARAM_INVALID when a pointer is NULL. */
rtError_t rtGetC2cCtrlAddr(uint64_t *addr, uint32_t *len);

#ifdef __cplusplus
}
#endif

#endif
