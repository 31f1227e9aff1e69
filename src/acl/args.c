/* acl/args: argument lists built one by one, and arrays of pointers to arguments. Arguments are
 * laid out like the kernel's parameters: each at its natural alignment, which for a power of two up
 * to 8 bytes is its size.
 *
 *     bytes    argument | argument | pointer | ... | data of the first placeholder | data ...
 *
 * A list lives in the library's memory and ends with its launch, or in the caller's memory and can
 * be launched again. */
#include "args.h"

#include <stdlib.h>
#include <string.h>

#include "code.h"
#include "npu/pool.h"

enum { LISTS_MAX = 4096, PARAMS_MAX = 128, BYTES_MAX = 8192, DATA_ALIGN = 32 };

#define USER_MAGIC 0x5347524144564941ull /* "AIVDARGS" */

typedef struct args_param {
    uint32_t offset, size;
    uint32_t data_offset, data_size; /* placeholders that have their data */
    bool place;
} args_param;

typedef struct args_list {
    npu_slot slot;  /* the library's lists */
    uint64_t magic; /* the caller's lists: USER_MAGIC ^ address */
    aclrtFuncHandle function;
    uint8_t *bytes;
    uint32_t room, used; /* bytes */
    uint32_t count;
    bool final;
    bool sealed; /* a placeholder has its data: no further arguments */
    args_param params[PARAMS_MAX];
    npu_placeholder places[PARAMS_MAX]; /* of the launch that is being queued */
} args_list;

typedef struct own_list {
    args_list list;
    _Alignas(64) uint8_t bytes[BYTES_MAX];
} own_list;

static npu_pool lists = NPU_POOL("argument list", 14, LISTS_MAX, AIVD_ERR_LIMIT);

_Static_assert(sizeof(own_list) <= 1 << 14, "a list fits its place in the pool");

static bool in_pool(const void *handle)
{
    uintptr_t base = (uintptr_t)atomic_load_explicit(&lists.base, memory_order_acquire);
    return base && (uintptr_t)handle - base < (uintptr_t)LISTS_MAX << lists.shift;
}

/* The caller's memory is looked at: a handle that is none may end the program, as any wrong
 * pointer.
 */
static bool is_users(const args_list *list)
{
    return !in_pool(list) && (uintptr_t)list % _Alignof(args_list) == 0 &&
           list->magic == (USER_MAGIC ^ (uintptr_t)list);
}

static aivd_status check(args_list *list)
{
    if (npu_pool_owns(&lists, list) || is_users(list))
        return AIVD_OK;
    return base_fail(AIVD_ERR_HANDLE, NULL,
                     "argument list %p is not a live handle (a launch ends its list)",
                     (void *)list);
}

/* ---- beginning ---- */

static aivd_status function_check(aclrtFuncHandle function)
{
    npu_function_facts facts;
    return npu_function_describe(function, &facts);
}

BASE_EXPORT aclError aclrtKernelArgsInit(aclrtFuncHandle funcHandle, aclrtArgsHandle *argsHandle)
{
    own_list *own;
    if (!funcHandle || !argsHandle)
        return acl_null(funcHandle ? "argsHandle" : "funcHandle");
    aivd_status status = function_check(funcHandle);
    if (status == AIVD_OK)
        status = npu_pool_take(&lists, &own);
    if (status)
        return acl_code(status);
    own->list.function = funcHandle;
    own->list.bytes = own->bytes;
    own->list.room = BYTES_MAX;
    npu_pool_publish(own);
    *argsHandle = own;
    return acl_tell(ACL_SUCCESS);
}

BASE_EXPORT aclError aclrtKernelArgsGetHandleMemSize(aclrtFuncHandle funcHandle, size_t *memSize)
{
    if (!funcHandle || !memSize)
        return acl_null(funcHandle ? "memSize" : "funcHandle");
    aivd_status status = function_check(funcHandle);
    if (status == AIVD_OK)
        *memSize = sizeof(args_list);
    return acl_code(status);
}

/* What aligning the data of every possible placeholder can cost. */
BASE_EXPORT aclError aclrtKernelArgsGetMemSize(aclrtFuncHandle funcHandle, size_t userArgsSize,
                                               size_t *actualArgsSize)
{
    if (!funcHandle || !actualArgsSize)
        return acl_null(funcHandle ? "actualArgsSize" : "funcHandle");
    aivd_status status = function_check(funcHandle);
    if (status == AIVD_OK && userArgsSize > UINT32_MAX / 2)
        status = base_fail(AIVD_ERR_PARAM, NULL, "%zu bytes of arguments; give less than 2 GiB",
                           userArgsSize);
    if (status == AIVD_OK)
        *actualArgsSize = userArgsSize + (size_t)PARAMS_MAX * DATA_ALIGN;
    return acl_code(status);
}

BASE_EXPORT aclError aclrtKernelArgsInitByUserMem(aclrtFuncHandle funcHandle,
                                                  aclrtArgsHandle argsHandle, void *userHostMem,
                                                  size_t actualArgsSize)
{
    args_list *list = argsHandle;
    if (!funcHandle || !argsHandle || !userHostMem)
        return acl_null("funcHandle, argsHandle or userHostMem");
    aivd_status status = function_check(funcHandle);
    if (status == AIVD_OK && (in_pool(list) || (uintptr_t)list % _Alignof(args_list) != 0))
        status = base_fail(AIVD_ERR_PARAM, NULL,
                           "argsHandle %p is not memory of the caller's for a list: give "
                           "aclrtKernelArgsGetHandleMemSize bytes, aligned to %zu",
                           argsHandle, _Alignof(args_list));
    if (status == AIVD_OK && (actualArgsSize == 0 || actualArgsSize > UINT32_MAX))
        status = base_fail(AIVD_ERR_PARAM, NULL,
                           "%zu bytes of argument memory; aclrtKernelArgsGetMemSize tells how many",
                           actualArgsSize);
    if (status)
        return acl_code(status);
    memset(list, 0, sizeof *list);
    list->magic = USER_MAGIC ^ (uintptr_t)list;
    list->function = funcHandle;
    list->bytes = userHostMem;
    list->room = (uint32_t)actualArgsSize;
    return acl_tell(ACL_SUCCESS);
}

/* ---- arguments ---- */

static uint32_t alignment(size_t size)
{
    return size == 1 || size == 2 || size == 4 ? (uint32_t)size : 8;
}

static aivd_status place_for(args_list *list, size_t size, uint32_t align, uint32_t *at)
{
    uint64_t begin = ((uint64_t)list->used + align - 1) & ~(uint64_t)(align - 1);
    if (size == 0 || size > list->room || begin > list->room - size)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "argument %u of %zu bytes: the list holds 1 to %u bytes, %u are used",
                         list->count, size, list->room, list->used);
    *at = (uint32_t)begin;
    return AIVD_OK;
}

static aivd_status append(args_list *list, const void *param, size_t size, args_param **made)
{
    uint32_t at;
    if (list->final || list->sealed)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "the argument list %s: nothing can be appended "
                         "(aclrtKernelArgsParaUpdate changes an argument)",
                         list->final ? "is finalised" : "has taken the data of a placeholder");
    if (list->count == PARAMS_MAX)
        return base_fail(AIVD_ERR_PARAM, NULL, "an argument list holds at most %d arguments",
                         PARAMS_MAX);
    aivd_status status = place_for(list, size, alignment(size), &at);
    if (status)
        return status;
    if (param)
        memcpy(list->bytes + at, param, size);
    else
        memset(list->bytes + at, 0, size);
    list->used = at + (uint32_t)size;
    list->params[list->count] = (args_param){.offset = at, .size = (uint32_t)size, .place = !param};
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

BASE_EXPORT aclError aclrtKernelArgsAppendPlaceHolder(aclrtArgsHandle argsHandle,
                                                      aclrtParamHandle *paramHandle)
{
    args_list *list = argsHandle;
    args_param *made;
    if (!argsHandle || !paramHandle)
        return acl_null(argsHandle ? "paramHandle" : "argsHandle");
    aivd_status status = check(list);
    if (status == AIVD_OK)
        status = append(list, NULL, sizeof(void *), &made);
    if (status == AIVD_OK)
        *paramHandle = made;
    return acl_code(status);
}

static aivd_status find(args_list *list, aclrtParamHandle handle, args_param **found)
{
    aivd_status status = check(list);
    if (status)
        return status;
    for (uint32_t i = 0; i < list->count; i++)
        if ((void *)&list->params[i] == handle) {
            *found = &list->params[i];
            return AIVD_OK;
        }
    return base_fail(AIVD_ERR_HANDLE, NULL, "argument %p is not one of this argument list", handle);
}

static aivd_status give_data(args_list *list, args_param *param, size_t size, void **data)
{
    uint32_t at;
    if (!param->place)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "argument %u is no placeholder (aclrtKernelArgsAppendPlaceHolder)",
                         (unsigned)(param - list->params));
    if (list->final)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "the argument list is finalised: take the data of placeholders before");
    if (param->data_size != 0)
        return base_fail(AIVD_ERR_PARAM, NULL, "placeholder %u has %u bytes of data already",
                         (unsigned)(param - list->params), param->data_size);
    aivd_status status = place_for(list, size, DATA_ALIGN, &at);
    if (status)
        return status;
    param->data_offset = at;
    param->data_size = (uint32_t)size;
    list->used = at + (uint32_t)size;
    list->sealed = true;
    *data = list->bytes + at;
    return AIVD_OK;
}

BASE_EXPORT aclError aclrtKernelArgsGetPlaceHolderBuffer(aclrtArgsHandle argsHandle,
                                                         aclrtParamHandle paramHandle,
                                                         size_t dataSize, void **bufferAddr)
{
    args_param *param;
    if (!argsHandle || !paramHandle || !bufferAddr)
        return acl_null("argsHandle, paramHandle or bufferAddr");
    aivd_status status = find(argsHandle, paramHandle, &param);
    return acl_code(status ? status : give_data(argsHandle, param, dataSize, bufferAddr));
}

static aivd_status update(args_list *list, args_param *param, const void *value, size_t size)
{
    unsigned number = (unsigned)(param - list->params);
    if (param->place)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "argument %u is a placeholder: change its data in its buffer", number);
    if (size != param->size)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "argument %u was appended with %u bytes, the update gives %zu", number,
                         param->size, size);
    memcpy(list->bytes + param->offset, value, size);
    list->final = false;
    return AIVD_OK;
}

BASE_EXPORT aclError aclrtKernelArgsParaUpdate(aclrtArgsHandle argsHandle,
                                               aclrtParamHandle paramHandle, void *param,
                                               size_t paramSize)
{
    args_param *found;
    if (!argsHandle || !paramHandle || !param)
        return acl_null("argsHandle, paramHandle or param");
    aivd_status status = find(argsHandle, paramHandle, &found);
    return acl_code(status ? status : update(argsHandle, found, param, paramSize));
}

BASE_EXPORT aclError aclrtKernelArgsFinalize(aclrtArgsHandle argsHandle)
{
    args_list *list = argsHandle;
    if (!argsHandle)
        return acl_null("argsHandle");
    aivd_status status = check(list);
    for (uint32_t i = 0; status == AIVD_OK && i < list->count; i++)
        if (list->params[i].place && list->params[i].data_size == 0)
            status = base_fail(AIVD_ERR_PARAM, NULL,
                               "placeholder %u has no data; call "
                               "aclrtKernelArgsGetPlaceHolderBuffer first",
                               i);
    if (status == AIVD_OK)
        list->final = true;
    return acl_code(status);
}

/* ---- launching ---- */

aivd_status acl_args_bytes(aclrtArgsHandle handle, aclrtFuncHandle function, npu_args *args)
{
    args_list *list = handle;
    size_t count = 0;
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
    for (uint32_t i = 0; i < list->count; i++)
        if (list->params[i].place)
            list->places[count++] =
                (npu_placeholder){list->params[i].offset, list->params[i].data_offset};
    *args = (npu_args){.data = list->bytes,
                       .size = list->used,
                       .placeholders = list->places,
                       .placeholder_count = count};
    return AIVD_OK;
}

void acl_args_end(aclrtArgsHandle handle)
{
    if (in_pool(handle) && npu_pool_retire(handle))
        npu_pool_give(&lists, handle);
}

/* ---- arrays of pointers ---- */

aivd_status acl_args_gather(const npu_function_facts *facts, void *const *args, uint8_t *bytes)
{
    const uint32_t *params = facts->params;
    if (!params)
        return base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                         "the image of kernel %s does not tell where its arguments lie; compile it "
                         "again with the aivcc of this release",
                         facts->name);
    if (!args && params[0])
        return base_fail(AIVD_ERR_NULL, NULL, "args is NULL, kernel %s has %u parameters",
                         facts->name, params[0]);
    memset(bytes, 0, facts->args_size);
    for (uint32_t i = 0; i < params[0]; i++) {
        uint32_t offset = params[1 + 2 * i], size = params[2 + 2 * i];
        if (!args[i])
            return base_fail(AIVD_ERR_NULL, NULL,
                             "args[%u] is NULL, kernel %s has %u parameters (%s:%u); give the "
                             "address of each argument",
                             i, facts->name, params[0], facts->file ? facts->file : "?",
                             facts->line);
        memcpy(bytes + offset, args[i], size);
    }
    return AIVD_OK;
}
