/* acl/args: argument lists (aclrtKernelArgs*), for kernel.c. */
#ifndef ACL_ARGS_H
#define ACL_ARGS_H

#include "acl/acl.h"
#include "npu/npu.h"

/* The packed bytes of a finalised list of this function; valid until acl_args_end(). */
aivd_status acl_args_bytes(aclrtArgsHandle handle, aclrtFuncHandle function, npu_args *args);
void acl_args_end(aclrtArgsHandle handle);

#endif
