/* aclnn/acl_meta.h: the objects that calls of operators take: tensors, lists of them, arrays and
 * scalars of the host, and executors.
 *
 * Objects are made and destroyed by the caller. Functions that make one return NULL, others another
 * aclnnStatus than ACLNN_SUCCESS, when they fail; aclGetRecentErrMsg() of the same thread then says
 * what was wrong. A NULL where there must be something is ACLNN_ERR_PARAM_NULLPTR; something that is
 * not a live object of its kind, or a value out of range, ACLNN_ERR_PARAM_INVALID. What a getter
 * returns belongs to the object and lives as long. Objects may be used by several threads at once
 * as long as none of them changes or destroys them. Source document: aclnn API reference, basic
 * interfaces. */
#ifndef ACL_META_H
#define ACL_META_H

#include <stdbool.h>
#include <stdint.h>

#include "../acl/acl_base.h"
#include "../acl/acl_rt_types.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef int32_t aclnnStatus;

AIVD_CONSTANT(aclnnStatus, ACLNN_SUCCESS, 0);
AIVD_CONSTANT(aclnnStatus, ACLNN_ERR_PARAM_NULLPTR, 161001);
AIVD_CONSTANT(aclnnStatus, ACLNN_ERR_PARAM_INVALID, 161002);
AIVD_CONSTANT(aclnnStatus, ACLNN_ERR_RUNTIME_ERROR, 361001);
AIVD_CONSTANT(aclnnStatus, ACLNN_ERR_INNER, 561000);
AIVD_CONSTANT(aclnnStatus, ACLNN_ERR_INNER_TILING_ERROR, 561002);

/* How the elements of a tensor lie in memory. The library's operators take every dense format but
 * FRACTAL_NZ. */
typedef enum aclFormat {
    ACL_FORMAT_UNDEFINED = -1,
    ACL_FORMAT_NCHW = 0,
    ACL_FORMAT_NHWC = 1,
    ACL_FORMAT_ND = 2,
    ACL_FORMAT_NC1HWC0 = 3,
    ACL_FORMAT_FRACTAL_Z = 4,
    ACL_FORMAT_NC1HWC0_C04 = 12,
    ACL_FORMAT_HWCN = 16,
    ACL_FORMAT_NDHWC = 27,
    ACL_FORMAT_FRACTAL_NZ = 29,
    ACL_FORMAT_NCDHW = 30,
    ACL_FORMAT_NDC1HWC0 = 32,
    ACL_FRACTAL_Z_3D = 33,
    ACL_FORMAT_NC = 35,
    ACL_FORMAT_NCL = 47
} aclFormat;

typedef struct aclTensor aclTensor;
typedef struct aclTensorList aclTensorList;
typedef struct aclScalar aclScalar;
typedef struct aclScalarList aclScalarList;
typedef struct aclIntArray aclIntArray;
typedef struct aclFloatArray aclFloatArray;
typedef struct aclBoolArray aclBoolArray;
typedef struct aclOpExecutor aclOpExecutor;

/* ---- tensors ---- */

/* A view of memory that the caller keeps. `viewDims`, `stride`: `viewDimsNum` numbers (0 to 8 of
 * them), sizes and distances in elements; `stride` NULL is dense, the last dimension fastest.
 * `offset`: elements before the first one of the view. `storageDims`: the shape of the memory; NULL
 * with 0 is the view's. `tensorData` may be NULL when the tensor has no elements. */
aclTensor *aclCreateTensor(const int64_t *viewDims, uint64_t viewDimsNum, aclDataType dataType,
                           const int64_t *stride, int64_t offset, aclFormat format,
                           const int64_t *storageDims, uint64_t storageDimsNum, void *tensorData);
/* The memory stays; calls that were given the tensor may still run. */
aclnnStatus aclDestroyTensor(const aclTensor *tensor);
aclnnStatus aclGetViewShape(const aclTensor *tensor, int64_t **viewDims, uint64_t *viewDimsNum);
aclnnStatus aclGetStorageShape(const aclTensor *tensor, int64_t **storageDims,
                               uint64_t *storageDimsNum);
aclnnStatus aclGetViewStrides(const aclTensor *tensor, int64_t **stridesValue,
                              uint64_t *stridesNum);
aclnnStatus aclGetViewOffset(const aclTensor *tensor, int64_t *offset);
aclnnStatus aclGetFormat(const aclTensor *tensor, aclFormat *format);
aclnnStatus aclGetDataType(const aclTensor *tensor, aclDataType *dataType);
aclnnStatus aclGetRawTensorAddr(const aclTensor *tensor, void **addr);
aclnnStatus aclSetRawTensorAddr(aclTensor *tensor, void *addr);

/* ---- lists and arrays: the values are copied ---- */

/* The tensors belong to the list from here on. */
aclTensorList *aclCreateTensorList(const aclTensor *const *value, uint64_t size);
/* With its tensors. */
aclnnStatus aclDestroyTensorList(const aclTensorList *array);
aclnnStatus aclGetTensorListSize(const aclTensorList *tensorList, uint64_t *size);

aclIntArray *aclCreateIntArray(const int64_t *value, uint64_t size);
aclnnStatus aclDestroyIntArray(const aclIntArray *array);
aclnnStatus aclGetIntArraySize(const aclIntArray *array, uint64_t *size);
aclFloatArray *aclCreateFloatArray(const float *value, uint64_t size);
aclnnStatus aclDestroyFloatArray(const aclFloatArray *array);
aclnnStatus aclGetFloatArraySize(const aclFloatArray *array, uint64_t *size);
aclBoolArray *aclCreateBoolArray(const bool *value, uint64_t size);
aclnnStatus aclDestroyBoolArray(const aclBoolArray *array);
aclnnStatus aclGetBoolArraySize(const aclBoolArray *array, uint64_t *size);

/* One element of `dataType`, read from `value`. */
aclScalar *aclCreateScalar(void *value, aclDataType dataType);
aclnnStatus aclDestroyScalar(const aclScalar *scalar);

/* The scalars belong to the list from here on. */
aclScalarList *aclCreateScalarList(const aclScalar *const *value, uint64_t size);
/* With its scalars. */
aclnnStatus aclDestroyScalarList(const aclScalarList *array);
aclnnStatus aclGetScalarListSize(const aclScalarList *scalarList, uint64_t *size);

/* ---- executors ---- */

/* An executor is what aclnnXxxGetWorkspaceSize() has checked and prepared. aclnnXxx() with it runs the
 * operator and destroys it, unless it was made repeatable before: then it may run again and again,
 * and is destroyed by aclDestroyAclOpExecutor(). An executor that never runs is destroyed so, too. */
aclnnStatus aclSetAclOpExecutorRepeatable(aclOpExecutor *executor);
aclnnStatus aclDestroyAclOpExecutor(aclOpExecutor *executor);

#ifdef __cplusplus
}
#endif

#endif
