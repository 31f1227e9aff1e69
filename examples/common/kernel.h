/* common/kernel.h: a kernel image that lies beside the operator's library: found, loaded once per
 * device, launched. */
#ifndef CUSTOM_COMMON_KERNEL_H
#define CUSTOM_COMMON_KERNEL_H

#include <stddef.h>
#include <stdint.h>

#include <acl/acl.h>
#include <hccl/hccl_types.h>

#define KERNEL_NAMES_MAX 4
#define DEVICES_MAX      1024

/* One image of this library: a static object of the operator, zero but for the first three. */
typedef struct KernelImage {
    const char *file;                    /* beside this library, never in the current directory */
    const char *variable;                /* environment variable that names another file */
    const char *names[KERNEL_NAMES_MAX]; /* of its kernels */
    aclrtFuncHandle functions[DEVICES_MAX][KERNEL_NAMES_MAX];
} KernelImage;

/* Loads the image for the current device, unless it is. */
HcclResult KernelLoad(KernelImage *image);

/* Queues kernel `which` on `blocks` cores that run at the same time; loads the image when the
 * device was reset. The kernel ends with an error after HCCL_EXEC_TIMEOUT seconds. */
HcclResult KernelLaunch(KernelImage *image, uint32_t which, const void *args, size_t bytes,
                        uint32_t blocks, aclrtStream stream);

/* Cores that the current thread may use, at most `most`, at least one. */
HcclResult KernelCores(uint32_t most, uint32_t *cores);

#endif
