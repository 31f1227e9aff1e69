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

static const char because_aclrtRegisterCpuFunc[] =
    "images hold vector (AIV) kernels; AI-CPU kernels do not run here";

/* Names an AI-CPU function of an image */
BASE_EXPORT aclError aclrtRegisterCpuFunc(const aclrtBinHandle handle, const char *funcName,
                                          const char *kernelName, aclrtFuncHandle *funcHandle)
{
    (void)handle;
    (void)funcName;
    (void)kernelName;
    (void)funcHandle;
    refuse("aclrtRegisterCpuFunc", because_aclrtRegisterCpuFunc);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}
