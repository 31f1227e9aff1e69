/* cam/object: see object.h. */
#include "cam/object.h"

#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"

uint32_t cam_type_bytes(aclDataType type)
{
    switch (type) {
    case ACL_INT8:
    case ACL_UINT8:
    case ACL_BOOL:
    case ACL_HIFLOAT8:
    case ACL_FLOAT8_E5M2:
    case ACL_FLOAT8_E4M3FN:
    case ACL_FLOAT8_E8M0:
        return 1;
    case ACL_FLOAT16:
    case ACL_BF16:
    case ACL_INT16:
    case ACL_UINT16:
        return 2;
    case ACL_FLOAT:
    case ACL_INT32:
    case ACL_UINT32:
    case ACL_COMPLEX32:
        return 4;
    case ACL_INT64:
    case ACL_UINT64:
    case ACL_DOUBLE:
    case ACL_COMPLEX64:
        return 8;
    case ACL_COMPLEX128:
        return 16;
    default:
        return 0;
    }
}

const char *cam_type_name(aclDataType type)
{
    static const char *const names[] = {
        [ACL_FLOAT] = "FLOAT",   [ACL_FLOAT16] = "FLOAT16", [ACL_INT8] = "INT8",
        [ACL_INT32] = "INT32",   [ACL_UINT8] = "UINT8",     [ACL_INT16] = "INT16",
        [ACL_UINT16] = "UINT16", [ACL_UINT32] = "UINT32",   [ACL_INT64] = "INT64",
        [ACL_UINT64] = "UINT64", [ACL_DOUBLE] = "DOUBLE",   [ACL_BOOL] = "BOOL",
        [ACL_BF16] = "BF16"};
    bool known = type >= 0 && (size_t)type < BASE_COUNT_OF(names) && names[type];
    return known ? names[type] : "another type";
}

/* The codes that callers of operators know: a missing object, and everything else that was refused
 * before a kernel was queued. */
aclnnStatus cam_status(aivd_status status)
{
    switch (status) {
    case AIVD_OK:
        return ACLNN_SUCCESS;
    case AIVD_ERR_NULL:
        return ACLNN_ERR_PARAM_NULLPTR;
    case AIVD_ERR_HANDLE:
        return ACLNN_ERR_PARAM_INVALID;
    case AIVD_ERR_PARAM:
    case AIVD_ERR_NOT_SUPPORTED:
    case AIVD_ERR_NOT_FOUND:
        return ACLNN_ERR_INNER_TILING_ERROR;
    default:
        return ACLNN_ERR_RUNTIME_ERROR;
    }
}

aivd_status cam_object_check(const void *object, cam_magic magic, const char *call,
                             const char *what)
{
    if (!object)
        return base_fail(AIVD_ERR_NULL, "EZ9999", "%s: %s is NULL", call, what);
    if (((uintptr_t)object & 7) != 0 || *(const uint32_t *)object != (uint32_t)magic)
        return base_fail(AIVD_ERR_HANDLE, "EZ9999",
                         "%s: %s (%p) is no live object of its kind; it was destroyed, or made by "
                         "something else",
                         call, what, object);
    return AIVD_OK;
}

static void *no_memory(const char *call)
{
    base_fail(AIVD_ERR_HOST_MEMORY, NULL, "%s: no host memory", call);
    return NULL;
}

static aclnnStatus destroy(const void *object, cam_magic magic, const char *call)
{
    aivd_status s = cam_object_check(object, magic, call, "the object");
    if (s)
        return cam_status(s);
    *(uint32_t *)(uintptr_t)object = 0;
    free((void *)(uintptr_t)object);
    return ACLNN_SUCCESS;
}

/* ---- tensors ---- */

/* False, with the reason, when the numbers make no shape. */
static bool shape_check(const int64_t *dims, uint64_t count, const char *what)
{
    unsigned __int128 elements = 1;
    if (count > CAM_DIMS_MAX || (count && !dims)) {
        base_fail(count > CAM_DIMS_MAX ? AIVD_ERR_PARAM : AIVD_ERR_NULL, "EZ9999",
                  "aclCreateTensor: %s has %llu dimensions%s; 0 to %d", what,
                  (unsigned long long)count, dims ? "" : " and is NULL", CAM_DIMS_MAX);
        return false;
    }
    for (uint64_t i = 0; i < count; i++) {
        elements *= dims[i] < 0 ? 0 : (uint64_t)dims[i];
        if (dims[i] >= 0 && elements <= INT64_MAX / 16)
            continue;
        base_fail(AIVD_ERR_PARAM, "EZ9999",
                  "aclCreateTensor: %s[%llu] is %lld; sizes are 0 or more, and memory must hold "
                  "the tensor",
                  what, (unsigned long long)i, (long long)dims[i]);
        return false;
    }
    return true;
}

static void dense(int64_t *strides, const int64_t *dims, uint64_t count)
{
    int64_t stride = 1;
    for (uint64_t i = count; i-- > 0; stride *= dims[i] ? dims[i] : 1)
        strides[i] = stride;
}

BASE_EXPORT aclTensor *aclCreateTensor(const int64_t *viewDims, uint64_t viewDimsNum,
                                       aclDataType dataType, const int64_t *stride, int64_t offset,
                                       aclFormat format, const int64_t *storageDims,
                                       uint64_t storageDimsNum, void *tensorData)
{
    if (!shape_check(viewDims, viewDimsNum, "viewDims") ||
        !shape_check(storageDims, storageDimsNum, "storageDims"))
        return NULL;
    if (offset < 0) {
        base_fail(AIVD_ERR_PARAM, "EZ9999", "aclCreateTensor: offset is %lld; 0 or more",
                  (long long)offset);
        return NULL;
    }
    aclTensor *t = calloc(1, sizeof *t);
    if (!t)
        return no_memory(__func__);
    *t = (aclTensor){.magic = CAM_TENSOR,
                     .type = dataType,
                     .format = format,
                     .dim_count = viewDimsNum,
                     .storage_count = storageDimsNum ? storageDimsNum : viewDimsNum,
                     .offset = offset,
                     .data = tensorData};
    for (uint64_t i = 0; i < viewDimsNum; i++)
        t->dims[i] = viewDims[i];
    for (uint64_t i = 0; i < t->storage_count; i++)
        t->storage[i] = storageDimsNum ? storageDims[i] : viewDims[i];
    dense(t->strides, t->dims, t->dim_count);
    for (uint64_t i = 0; i < viewDimsNum && stride; i++)
        t->strides[i] = stride[i];
    return t;
}

BASE_EXPORT aclnnStatus aclDestroyTensor(const aclTensor *tensor)
{
    return destroy(tensor, CAM_TENSOR, __func__);
}

/* The tensor and the place of the answer are there. */
static aivd_status getter(const aclTensor *tensor, const void *first, const void *second,
                          const char *call)
{
    aivd_status s = cam_object_check(tensor, CAM_TENSOR, call, "tensor");
    if (!s && (!first || !second))
        s = base_fail(AIVD_ERR_NULL, "EZ9999", "%s: the place for the result is NULL", call);
    return s;
}

BASE_EXPORT aclnnStatus aclGetViewShape(const aclTensor *tensor, int64_t **viewDims,
                                        uint64_t *viewDimsNum)
{
    aivd_status s = getter(tensor, viewDims, viewDimsNum, __func__);
    if (s)
        return cam_status(s);
    *viewDims = (int64_t *)(uintptr_t)tensor->dims;
    *viewDimsNum = tensor->dim_count;
    return ACLNN_SUCCESS;
}

BASE_EXPORT aclnnStatus aclGetStorageShape(const aclTensor *tensor, int64_t **storageDims,
                                           uint64_t *storageDimsNum)
{
    aivd_status s = getter(tensor, storageDims, storageDimsNum, __func__);
    if (s)
        return cam_status(s);
    *storageDims = (int64_t *)(uintptr_t)tensor->storage;
    *storageDimsNum = tensor->storage_count;
    return ACLNN_SUCCESS;
}

BASE_EXPORT aclnnStatus aclGetViewStrides(const aclTensor *tensor, int64_t **stridesValue,
                                          uint64_t *stridesNum)
{
    aivd_status s = getter(tensor, stridesValue, stridesNum, __func__);
    if (s)
        return cam_status(s);
    *stridesValue = (int64_t *)(uintptr_t)tensor->strides;
    *stridesNum = tensor->dim_count;
    return ACLNN_SUCCESS;
}

BASE_EXPORT aclnnStatus aclGetViewOffset(const aclTensor *tensor, int64_t *offset)
{
    aivd_status s = getter(tensor, offset, offset, __func__);
    if (!s)
        *offset = tensor->offset;
    return cam_status(s);
}

BASE_EXPORT aclnnStatus aclGetFormat(const aclTensor *tensor, aclFormat *format)
{
    aivd_status s = getter(tensor, format, format, __func__);
    if (!s)
        *format = tensor->format;
    return cam_status(s);
}

BASE_EXPORT aclnnStatus aclGetDataType(const aclTensor *tensor, aclDataType *dataType)
{
    aivd_status s = getter(tensor, dataType, dataType, __func__);
    if (!s)
        *dataType = tensor->type;
    return cam_status(s);
}

BASE_EXPORT aclnnStatus aclGetRawTensorAddr(const aclTensor *tensor, void **addr)
{
    aivd_status s = getter(tensor, addr, addr, __func__);
    if (!s)
        *addr = tensor->data;
    return cam_status(s);
}

BASE_EXPORT aclnnStatus aclSetRawTensorAddr(aclTensor *tensor, void *addr)
{
    aivd_status s = cam_object_check(tensor, CAM_TENSOR, __func__, "tensor");
    if (!s)
        tensor->data = addr;
    return cam_status(s);
}

/* ---- lists and arrays ---- */

struct aclTensorList {
    uint32_t magic;
    uint64_t size;
    const aclTensor *value[];
};

BASE_EXPORT aclTensorList *aclCreateTensorList(const aclTensor *const *value, uint64_t size)
{
    if (!value && size) {
        base_fail(AIVD_ERR_NULL, "EZ9999", "aclCreateTensorList: value is NULL, size is %llu",
                  (unsigned long long)size);
        return NULL;
    }
    aclTensorList *list = size < INT32_MAX ? malloc(sizeof *list + size * sizeof *value) : NULL;
    if (!list)
        return no_memory(__func__);
    list->magic = CAM_TENSOR_LIST;
    list->size = size;
    for (uint64_t i = 0; i < size; i++)
        list->value[i] = value[i];
    return list;
}

BASE_EXPORT aclnnStatus aclDestroyTensorList(const aclTensorList *array)
{
    aivd_status s = cam_object_check(array, CAM_TENSOR_LIST, __func__, "the list");
    if (s)
        return cam_status(s);
    for (uint64_t i = 0; i < array->size; i++)
        if (array->value[i])
            aclDestroyTensor(array->value[i]);
    return destroy(array, CAM_TENSOR_LIST, __func__);
}

static aclnnStatus size_get(uint64_t has, uint64_t *size, const char *call)
{
    if (!size)
        return cam_status(base_fail(AIVD_ERR_NULL, "EZ9999", "%s: size is NULL", call));
    *size = has;
    return ACLNN_SUCCESS;
}

BASE_EXPORT aclnnStatus aclGetTensorListSize(const aclTensorList *tensorList, uint64_t *size)
{
    aivd_status s = cam_object_check(tensorList, CAM_TENSOR_LIST, __func__, "tensorList");
    return s ? cam_status(s) : size_get(tensorList->size, size, __func__);
}

/* Numbers of the host, copied; IntArray, FloatArray and BoolArray differ in the kind only. */
typedef struct array {
    uint32_t magic;
    uint64_t size;
    uint8_t value[] __attribute__((aligned(8)));
} array;

static void *array_make(const void *value, uint64_t size, size_t element, cam_magic magic,
                        const char *call)
{
    if (!value && size) {
        base_fail(AIVD_ERR_NULL, "EZ9999", "%s: value is NULL, size is %llu", call,
                  (unsigned long long)size);
        return NULL;
    }
    array *made = size < INT32_MAX ? malloc(sizeof *made + size * element) : NULL;
    if (!made)
        return no_memory(call);
    made->magic = magic;
    made->size = size;
    if (size)
        memcpy(made->value, value, size * element);
    return made;
}

static aclnnStatus array_size(const void *object, cam_magic magic, uint64_t *size, const char *call)
{
    aivd_status s = cam_object_check(object, magic, call, "array");
    return s ? cam_status(s) : size_get(((const array *)object)->size, size, call);
}

BASE_EXPORT aclIntArray *aclCreateIntArray(const int64_t *value, uint64_t size)
{
    return array_make(value, size, sizeof *value, CAM_INT_ARRAY, __func__);
}

BASE_EXPORT aclnnStatus aclDestroyIntArray(const aclIntArray *array)
{
    return destroy(array, CAM_INT_ARRAY, __func__);
}

BASE_EXPORT aclnnStatus aclGetIntArraySize(const aclIntArray *array, uint64_t *size)
{
    return array_size(array, CAM_INT_ARRAY, size, __func__);
}

BASE_EXPORT aclFloatArray *aclCreateFloatArray(const float *value, uint64_t size)
{
    return array_make(value, size, sizeof *value, CAM_FLOAT_ARRAY, __func__);
}

BASE_EXPORT aclnnStatus aclDestroyFloatArray(const aclFloatArray *array)
{
    return destroy(array, CAM_FLOAT_ARRAY, __func__);
}

BASE_EXPORT aclnnStatus aclGetFloatArraySize(const aclFloatArray *array, uint64_t *size)
{
    return array_size(array, CAM_FLOAT_ARRAY, size, __func__);
}

BASE_EXPORT aclBoolArray *aclCreateBoolArray(const bool *value, uint64_t size)
{
    return array_make(value, size, sizeof *value, CAM_BOOL_ARRAY, __func__);
}

BASE_EXPORT aclnnStatus aclDestroyBoolArray(const aclBoolArray *array)
{
    return destroy(array, CAM_BOOL_ARRAY, __func__);
}

BASE_EXPORT aclnnStatus aclGetBoolArraySize(const aclBoolArray *array, uint64_t *size)
{
    return array_size(array, CAM_BOOL_ARRAY, size, __func__);
}

struct aclScalar {
    uint32_t magic;
    aclDataType type;
    uint8_t value[16];
};

BASE_EXPORT aclScalar *aclCreateScalar(void *value, aclDataType dataType)
{
    uint32_t bytes = cam_type_bytes(dataType);
    if (!value || bytes == 0) {
        base_fail(value ? AIVD_ERR_PARAM : AIVD_ERR_NULL, "EZ9999",
                  "aclCreateScalar: value %p, data type %d; a value of a type with whole bytes",
                  value, (int)dataType);
        return NULL;
    }
    aclScalar *scalar = calloc(1, sizeof *scalar);
    if (!scalar)
        return no_memory(__func__);
    scalar->magic = CAM_SCALAR;
    scalar->type = dataType;
    memcpy(scalar->value, value, bytes);
    return scalar;
}

BASE_EXPORT aclnnStatus aclDestroyScalar(const aclScalar *scalar)
{
    return destroy(scalar, CAM_SCALAR, __func__);
}

struct aclScalarList {
    uint32_t magic;
    uint64_t size;
    const aclScalar *value[];
};

BASE_EXPORT aclScalarList *aclCreateScalarList(const aclScalar *const *value, uint64_t size)
{
    if (!value && size) {
        base_fail(AIVD_ERR_NULL, "EZ9999", "aclCreateScalarList: value is NULL, size is %llu",
                  (unsigned long long)size);
        return NULL;
    }
    aclScalarList *list = size < INT32_MAX ? malloc(sizeof *list + size * sizeof *value) : NULL;
    if (!list)
        return no_memory(__func__);
    list->magic = CAM_SCALAR_LIST;
    list->size = size;
    for (uint64_t i = 0; i < size; i++)
        list->value[i] = value[i];
    return list;
}

BASE_EXPORT aclnnStatus aclDestroyScalarList(const aclScalarList *array)
{
    aivd_status s = cam_object_check(array, CAM_SCALAR_LIST, __func__, "the list");
    if (s)
        return cam_status(s);
    for (uint64_t i = 0; i < array->size; i++)
        if (array->value[i])
            aclDestroyScalar(array->value[i]);
    return destroy(array, CAM_SCALAR_LIST, __func__);
}

BASE_EXPORT aclnnStatus aclGetScalarListSize(const aclScalarList *scalarList, uint64_t *size)
{
    aivd_status s = cam_object_check(scalarList, CAM_SCALAR_LIST, __func__, "scalarList");
    return s ? cam_status(s) : size_get(scalarList->size, size, __func__);
}
