/* ACL runtime: what the headers declare and this version does not build. Each call is refused
 * with its reason. Written by scripts/generate from interfaces/acl.json; change the table, not
 * this file. */
#include <stdint.h>

#include "acl/acl_rt.h"

#include "base/compiler.h"
#include "base/status.h"
#include "acl/code.h"

static BASE_COLD void refuse(const char *name, const char *reason)
{
    (void)base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                    "%s is declared but not built: %s (see docs/reference/coverage.md)", name,
                    reason);
}

static const char because_kernel_images_and_launch[] =
    "images hold AIV kernels, and not the places of their single arguments: give the arguments as bytes or as a list";

/* Names an AI-CPU function of an image */
BASE_EXPORT aclError aclrtRegisterCpuFunc(const aclrtBinHandle handle, const char *funcName,
                                          const char *kernelName, aclrtFuncHandle *funcHandle)
{
    (void)handle;
    (void)funcName;
    (void)kernelName;
    (void)funcHandle;
    refuse("aclrtRegisterCpuFunc", because_kernel_images_and_launch);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Queues a kernel given an array of pointers to its arguments */
BASE_EXPORT aclError aclrtLaunchKernelWithArgsArray(void *func, uint32_t numBlocks,
                                                    aclrtStream stream, aclrtLaunchKernelCfg *cfg,
                                                    void **args)
{
    (void)func;
    (void)numBlocks;
    (void)stream;
    (void)cfg;
    (void)args;
    refuse("aclrtLaunchKernelWithArgsArray", because_kernel_images_and_launch);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}
