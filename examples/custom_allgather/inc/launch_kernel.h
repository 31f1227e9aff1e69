/* inc/launch_kernel.h: the kernel image, for the host code. */
#ifndef HCCL_CUSTOM_ALLGATHER_LAUNCH_KERNEL_H
#define HCCL_CUSTOM_ALLGATHER_LAUNCH_KERNEL_H

#include <acl/acl.h>
#include <hccl/hccl_types.h>

#include "common.h"

/* The kernel for the current device; loads the image on the first call of each device. The file is
 * $HCCL_CUSTOM_ALLGATHER_KERNEL, or hccl_custom_allgather_kernels.o beside this library (beside
 * the program, where it is linked statically): never looked for in the current directory. */
HcclResult GetKernel(aclrtFuncHandle *kernel);

/* Queues the kernel on `blocks` cores that run at the same time. */
HcclResult LaunchKernel(aclrtFuncHandle *kernel, const OpParam *param, uint32_t blocks,
                        aclrtStream stream);

/* Cores to ask for: enough for `bytes`, at least one per rank as long as there are any, or what
 * HCCL_CUSTOM_ALLGATHER_BLOCKS says; at most what the current thread may use. */
HcclResult ChooseBlocks(uint64_t bytes, uint32_t rankSize, uint32_t *blocks);

/* Fewest bytes that are worth a core of their own. */
uint32_t LaneBytesMin(void);

#endif
