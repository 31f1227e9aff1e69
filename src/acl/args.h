/* acl/args: arguments as lists (aclrtKernelArgs*) and as arrays of pointers, for kernel.c. */
#ifndef ACL_ARGS_H
#define ACL_ARGS_H

#include "acl/acl.h"
#include "npu/npu.h"

/* The packed bytes of a finalised list of this function; valid until acl_args_end(). */
aivd_status acl_args_bytes(aclrtArgsHandle handle, aclrtFuncHandle function, npu_args *args);
/* Copies every argument to its place; `bytes` has the kernel's args_size. */
aivd_status acl_args_gather(const npu_function_facts *facts, void *const *args, uint8_t *bytes);
void acl_args_end(aclrtArgsHandle handle);

#endif
