/* cam/object: the objects of aclnn/acl_meta.h. Handles are addresses; a word at their beginning
 * tells what they are, so that a NULL, a foreign or a destroyed one is refused (a destroyed one as
 * long as its memory was not given out again). */
#ifndef CAM_SRC_OBJECT_H
#define CAM_SRC_OBJECT_H

#include <stdbool.h>
#include <stddef.h>

#include "aclnn/acl_meta.h"
#include "base/status.h"
#include "record/ring.h"

enum { CAM_DIMS_MAX = 8 };

typedef enum cam_magic {
    CAM_TENSOR = 0x534e4554,
    CAM_TENSOR_LIST = 0x5453494c,
    CAM_SCALAR = 0x4c414353,
    CAM_SCALAR_LIST = 0x534c4353,
    CAM_INT_ARRAY = 0x52544e49,
    CAM_FLOAT_ARRAY = 0x544c4641,
    CAM_BOOL_ARRAY = 0x4c4f4f42,
    CAM_EXECUTOR = 0x43455845
} cam_magic;

struct aclTensor {
    uint32_t magic;
    aclDataType type;
    aclFormat format;
    uint64_t dim_count, storage_count;
    int64_t dims[CAM_DIMS_MAX], strides[CAM_DIMS_MAX], storage[CAM_DIMS_MAX];
    int64_t offset;
    void *data;
};

/* Bytes of an element; 0 for a type without a whole number of bytes. */
uint32_t cam_type_bytes(aclDataType type);
const char *cam_type_name(aclDataType type);
/* NULL and foreign handles fail in the name of `call`. */
aivd_status cam_object_check(const void *object, cam_magic magic, const char *call,
                             const char *what);
aclnnStatus cam_status(aivd_status status);

/* The end of an entry point that began with RECORD_SITE(): a recorded run tells it by its name, and
 * the line is forgotten, so that the next call has its own. */
static inline aclnnStatus cam_told_at(aclnnStatus status, const char *function, const void *site)
{
    if (record_on())
        record_call_slow(function, (int)status, site);
    return status;
}
#define cam_told(status) cam_told_at(status, __func__, __builtin_return_address(0))

#endif
