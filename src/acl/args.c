/* acl/args: argument lists built one by one. Arguments are laid out like the kernel's parameters:
 * each at its natural alignment, which for a power of two up to 8 bytes is its size. */
#include "args.h"

#include <stdlib.h>
#include <string.h>

#include "code.h"
#include "npu/pool.h"

enum { LISTS_MAX = 4096, PARAMS_MAX = 128, BYTES_MAX = 8192 };

typedef struct args_param {
    uint32_t offset, size;
} args_param;

typedef struct args_list {
    npu_slot slot;
    aclrtFuncHandle function;
    uint32_t count;
    uint32_t used; /* bytes */
    bool final;
    args_param params[PARAMS_MAX];
    _Alignas(64) uint8_t bytes[BYTES_MAX];
} args_list;

static npu_pool lists = NPU_POOL("argument list", 14, LISTS_MAX, AIVD_ERR_LIMIT);

_Static_assert(sizeof(args_list) <= 1 << 14, "a list fits its place in the pool");

static aivd_status check(args_list *list)
{
    if (!npu_pool_owns(&lists, list))
        return base_fail(AIVD_ERR_HANDLE, NULL,
                         "argument list %p is not a live handle (a launch ends its list)",
                         (void *)list);
    return AIVD_OK;
}

BASE_EXPORT aclError aclrtKernelArgsInit(aclrtFuncHandle funcHandle, aclrtArgsHandle *argsHandle)
{
    args_list *list;
    npu_function_facts facts;
    if (!funcHandle || !argsHandle)
        return acl_null(funcHandle ? "argsHandle" : "funcHandle");
    aivd_status status = npu_function_describe(funcHandle, &facts);
    if (status == AIVD_OK)
        status = npu_pool_take(&lists, &list);
    if (status)
        return acl_code(status);
    list->function = funcHandle;
    npu_pool_publish(list);
    *argsHandle = list;
    return ACL_SUCCESS;
}

static uint32_t alignment(size_t size)
{
    return size == 1 || size == 2 || size == 4 ? (uint32_t)size : 8;
}

static aivd_status append(args_list *list, const void *param, size_t size, args_param **made)
{
    if (list->final)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "the argument list is finalised: nothing can be "
                         "appended (aclrtKernelArgsParaUpdate changes one)");
    if (list->count == PARAMS_MAX)
        return base_fail(AIVD_ERR_PARAM, NULL, "an argument list holds at most %d arguments",
                         PARAMS_MAX);
    uint32_t align = alignment(size);
    uint32_t at = (list->used + align - 1) & ~(align - 1);
    if (size == 0 || size > BYTES_MAX || at > BYTES_MAX - size)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "argument %u of %zu bytes: a list holds 1 to %d bytes, %u are used",
                         list->count, size, BYTES_MAX, list->used);
    memcpy(list->bytes + at, param, size);
    list->used = at + (uint32_t)size;
    list->params[list->count] = (args_param){at, (uint32_t)size};
    *made = &list->params[list->count++];
    return AIVD_OK;
}

BASE_EXPORT aclError aclrtKernelArgsAppend(aclrtArgsHandle argsHandle, void *param,
                                           size_t paramSize, aclrtParamHandle *paramHandle)
{
    args_list *list = argsHandle;
    args_param *made;
    if (!argsHandle || !param || !paramHandle)
        return acl_null("argsHandle, param or paramHandle");
    aivd_status status = check(list);
    if (status == AIVD_OK)
        status = append(list, param, paramSize, &made);
    if (status == AIVD_OK)
        *paramHandle = made;
    return acl_code(status);
}

BASE_EXPORT aclError aclrtKernelArgsParaUpdate(aclrtArgsHandle argsHandle,
                                               aclrtParamHandle paramHandle, void *param,
                                               size_t paramSize)
{
    args_list *list = argsHandle;
    if (!argsHandle || !paramHandle || !param)
        return acl_null("argsHandle, paramHandle or param");
    aivd_status status = check(list);
    if (status)
        return acl_code(status);
    uint32_t i = 0;
    while (i < list->count && (void *)&list->params[i] != paramHandle)
        i++;
    if (i == list->count)
        return acl_code(base_fail(AIVD_ERR_HANDLE, NULL,
                                  "argument %p is not one of this argument list", paramHandle));
    if (paramSize != list->params[i].size)
        return acl_code(base_fail(AIVD_ERR_PARAM, NULL,
                                  "argument %u was appended with %u bytes, the update gives %zu", i,
                                  list->params[i].size, paramSize));
    memcpy(list->bytes + list->params[i].offset, param, paramSize);
    list->final = false;
    return ACL_SUCCESS;
}

BASE_EXPORT aclError aclrtKernelArgsFinalize(aclrtArgsHandle argsHandle)
{
    args_list *list = argsHandle;
    if (!argsHandle)
        return acl_null("argsHandle");
    aivd_status status = check(list);
    if (status == AIVD_OK)
        list->final = true;
    return acl_code(status);
}

aivd_status acl_args_bytes(aclrtArgsHandle handle, aclrtFuncHandle function, npu_args *args)
{
    args_list *list = handle;
    aivd_status status = check(list);
    if (status)
        return status;
    if (!list->final)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "the argument list is not finalised; call aclrtKernelArgsFinalize after "
                         "the last append or update");
    if (list->function != function)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "the argument list was begun for another kernel function");
    *args = (npu_args){.data = list->bytes, .size = list->used};
    return AIVD_OK;
}

void acl_args_end(aclrtArgsHandle handle)
{
    if (npu_pool_retire(handle))
        npu_pool_give(&lists, handle);
}
