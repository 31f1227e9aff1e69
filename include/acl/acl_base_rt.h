/* acl/acl_base_rt.h: the words every ACL header shares: handles, the error type and its general
 * numbers, element types. Source document: ACL runtime reference, data types. */
#ifndef ACL_BASE_RT_H
#define ACL_BASE_RT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aivdrive/constant.h"
#include "acl/error_codes/rt_error_codes.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Version of the interface these headers declare (aclrtGetVersion tells it at run time). */
#define ACL_MAJOR_VERSION 1
#define ACL_MINOR_VERSION 17
#define ACL_PATCH_VERSION 0

/* Symbols of this interface leave a shared library even when everything else is hidden. */
#define ACL_FUNC_VISIBILITY __attribute__((visibility("default")))

/* What a call returns: ACL_SUCCESS or one of the numbers below and in rt_error_codes.h. */
typedef int aclError;

/* IEEE binary16 as its bits. */
typedef uint16_t aclFloat16;

/* Handles. They belong to the library: created and destroyed by its calls, never dereferenced by
 * the program, usable from every thread of the process that made them. */
typedef void *aclrtContext;      /* a device's working environment; one is current per thread */
typedef void *aclrtStream;       /* a queue of tasks run in order; NULL = the context's default */
typedef void *aclrtEvent;        /* a mark in a stream */
typedef void *aclrtNotify;       /* a counter of one between streams of different devices */
typedef void *aclrtBinary;       /* the bytes of a kernel image */
typedef void *aclrtBinHandle;    /* a loaded kernel image */
typedef void *aclrtFuncHandle;   /* one kernel of a loaded image */
typedef void *aclrtArgsHandle;   /* an argument list under construction */
typedef void *aclrtParamHandle;  /* one argument of such a list */
typedef void *aclrtDrvMemHandle; /* physical memory without an address */

/* Success. */
AIVD_CONSTANT(int, ACL_ERROR_NONE, 0);
AIVD_CONSTANT(int, ACL_SUCCESS, 0);

/* 1xxxxx: the call is wrong: an argument, a file, the order of calls. */
AIVD_CONSTANT(int, ACL_ERROR_INVALID_PARAM, 100000);
AIVD_CONSTANT(int, ACL_ERROR_UNINITIALIZE, 100001);
AIVD_CONSTANT(int, ACL_ERROR_REPEAT_INITIALIZE, 100002);
AIVD_CONSTANT(int, ACL_ERROR_INVALID_FILE, 100003);
AIVD_CONSTANT(int, ACL_ERROR_WRITE_FILE, 100004);
AIVD_CONSTANT(int, ACL_ERROR_INVALID_FILE_SIZE, 100005);
AIVD_CONSTANT(int, ACL_ERROR_PARSE_FILE, 100006);
AIVD_CONSTANT(int, ACL_ERROR_FILE_MISSING_ATTR, 100007);
AIVD_CONSTANT(int, ACL_ERROR_FILE_ATTR_INVALID, 100008);
AIVD_CONSTANT(int, ACL_ERROR_INVALID_DUMP_CONFIG, 100009);
AIVD_CONSTANT(int, ACL_ERROR_INVALID_PROFILING_CONFIG, 100010);
AIVD_CONSTANT(int, ACL_ERROR_INVALID_MODEL_ID, 100011);
AIVD_CONSTANT(int, ACL_ERROR_DESERIALIZE_MODEL, 100012);
AIVD_CONSTANT(int, ACL_ERROR_PARSE_MODEL, 100013);
AIVD_CONSTANT(int, ACL_ERROR_READ_MODEL_FAILURE, 100014);
AIVD_CONSTANT(int, ACL_ERROR_MODEL_SIZE_INVALID, 100015);
AIVD_CONSTANT(int, ACL_ERROR_MODEL_MISSING_ATTR, 100016);
AIVD_CONSTANT(int, ACL_ERROR_MODEL_INPUT_NOT_MATCH, 100017);
AIVD_CONSTANT(int, ACL_ERROR_MODEL_OUTPUT_NOT_MATCH, 100018);
AIVD_CONSTANT(int, ACL_ERROR_MODEL_NOT_DYNAMIC, 100019);
AIVD_CONSTANT(int, ACL_ERROR_OP_TYPE_NOT_MATCH, 100020);
AIVD_CONSTANT(int, ACL_ERROR_OP_INPUT_NOT_MATCH, 100021);
AIVD_CONSTANT(int, ACL_ERROR_OP_OUTPUT_NOT_MATCH, 100022);
AIVD_CONSTANT(int, ACL_ERROR_OP_ATTR_NOT_MATCH, 100023);
AIVD_CONSTANT(int, ACL_ERROR_OP_NOT_FOUND, 100024);
AIVD_CONSTANT(int, ACL_ERROR_OP_LOAD_FAILED, 100025);
AIVD_CONSTANT(int, ACL_ERROR_UNSUPPORTED_DATA_TYPE, 100026);
AIVD_CONSTANT(int, ACL_ERROR_FORMAT_NOT_MATCH, 100027);
AIVD_CONSTANT(int, ACL_ERROR_BIN_SELECTOR_NOT_REGISTERED, 100028);
AIVD_CONSTANT(int, ACL_ERROR_KERNEL_NOT_FOUND, 100029);
AIVD_CONSTANT(int, ACL_ERROR_BIN_SELECTOR_ALREADY_REGISTERED, 100030);
AIVD_CONSTANT(int, ACL_ERROR_KERNEL_ALREADY_REGISTERED, 100031);
AIVD_CONSTANT(int, ACL_ERROR_INVALID_QUEUE_ID, 100032);
AIVD_CONSTANT(int, ACL_ERROR_REPEAT_SUBSCRIBE, 100033);
AIVD_CONSTANT(int, ACL_ERROR_STREAM_NOT_SUBSCRIBE, 100034);
AIVD_CONSTANT(int, ACL_ERROR_THREAD_NOT_SUBSCRIBE, 100035);
AIVD_CONSTANT(int, ACL_ERROR_WAIT_CALLBACK_TIMEOUT, 100036);
AIVD_CONSTANT(int, ACL_ERROR_REPEAT_FINALIZE, 100037);
AIVD_CONSTANT(int, ACL_ERROR_NOT_STATIC_AIPP, 100038);
AIVD_CONSTANT(int, ACL_ERROR_COMPILING_STUB_MODE, 100039);
AIVD_CONSTANT(int, ACL_ERROR_GROUP_NOT_SET, 100040);
AIVD_CONSTANT(int, ACL_ERROR_GROUP_NOT_CREATE, 100041);
AIVD_CONSTANT(int, ACL_ERROR_PROF_ALREADY_RUN, 100042);
AIVD_CONSTANT(int, ACL_ERROR_PROF_NOT_RUN, 100043);
AIVD_CONSTANT(int, ACL_ERROR_DUMP_ALREADY_RUN, 100044);
AIVD_CONSTANT(int, ACL_ERROR_DUMP_NOT_RUN, 100045);
AIVD_CONSTANT(int, ACL_ERROR_PROF_REPEAT_SUBSCRIBE, 148046);
AIVD_CONSTANT(int, ACL_ERROR_PROF_API_CONFLICT, 148047);
AIVD_CONSTANT(int, ACL_ERROR_INVALID_MAX_OPQUEUE_NUM_CONFIG, 148048);
AIVD_CONSTANT(int, ACL_ERROR_INVALID_OPP_PATH, 148049);
AIVD_CONSTANT(int, ACL_ERROR_OP_UNSUPPORTED_DYNAMIC, 148050);
AIVD_CONSTANT(int, ACL_ERROR_RELATIVE_RESOURCE_NOT_CLEARED, 148051);
AIVD_CONSTANT(int, ACL_ERROR_UNSUPPORTED_JPEG, 148052);
AIVD_CONSTANT(int, ACL_ERROR_INVALID_BUNDLE_MODEL_ID, 148053);

/* 2xxxxx: a resource or a feature is not there. */
AIVD_CONSTANT(int, ACL_ERROR_BAD_ALLOC, 200000);
AIVD_CONSTANT(int, ACL_ERROR_API_NOT_SUPPORT, 200001);
AIVD_CONSTANT(int, ACL_ERROR_INVALID_DEVICE, 200002);
AIVD_CONSTANT(int, ACL_ERROR_MEMORY_ADDRESS_UNALIGNED, 200003);
AIVD_CONSTANT(int, ACL_ERROR_RESOURCE_NOT_MATCH, 200004);
AIVD_CONSTANT(int, ACL_ERROR_INVALID_RESOURCE_HANDLE, 200005);
AIVD_CONSTANT(int, ACL_ERROR_FEATURE_UNSUPPORTED, 200006);
AIVD_CONSTANT(int, ACL_ERROR_PROF_MODULES_UNSUPPORTED, 200007);

/* 3xxxxx: more storage than the system gives. */
AIVD_CONSTANT(int, ACL_ERROR_STORAGE_OVER_LIMIT, 300000);

/* 5xxxxx: a failure inside. */
AIVD_CONSTANT(int, ACL_ERROR_INTERNAL_ERROR, 500000);
AIVD_CONSTANT(int, ACL_ERROR_FAILURE, 500001);
AIVD_CONSTANT(int, ACL_ERROR_GE_FAILURE, 500002);
AIVD_CONSTANT(int, ACL_ERROR_RT_FAILURE, 500003);
AIVD_CONSTANT(int, ACL_ERROR_DRV_FAILURE, 500004);
AIVD_CONSTANT(int, ACL_ERROR_PROFILING_FAILURE, 500005);

/* Type of one element. The gaps are numbers this interface does not define. */
typedef enum {
    ACL_DT_UNDEFINED = -1,
    ACL_FLOAT = 0,
    ACL_FLOAT16 = 1,
    ACL_INT8 = 2,
    ACL_INT32 = 3,
    ACL_UINT8 = 4,
    ACL_INT16 = 6,
    ACL_UINT16 = 7,
    ACL_UINT32 = 8,
    ACL_INT64 = 9,
    ACL_UINT64 = 10,
    ACL_DOUBLE = 11,
    ACL_BOOL = 12,
    ACL_STRING = 13,
    ACL_COMPLEX64 = 16,
    ACL_COMPLEX128 = 17,
    ACL_BF16 = 27,
    ACL_INT4 = 29,
    ACL_UINT1 = 30,
    ACL_COMPLEX32 = 33,
    ACL_HIFLOAT8 = 34,
    ACL_FLOAT8_E5M2 = 35,
    ACL_FLOAT8_E4M3FN = 36,
    ACL_FLOAT8_E8M0 = 37
} aclDataType;

#ifdef __cplusplus
}
#endif

#endif
