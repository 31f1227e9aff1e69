/* acl/runtime: the entry points of the layer below the ACL that programs call by themselves
 * (runtime/rt_ffts.h). */
#include "runtime/rt_ffts.h"

#include "code.h"

BASE_EXPORT rtError_t rtGetC2cCtrlAddr(uint64_t *addr, uint32_t *len)
{
    if (addr == NULL || len == NULL)
        return acl_null(addr == NULL ? "addr" : "len");
    *addr = 0;
    *len = 0;
    return RT_ERROR_NONE;
}
