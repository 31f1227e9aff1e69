/* Proves: ACL runtime constants have the documented values. Written by scripts/generate from
 * interfaces/acl.json; change the table, not this file. */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl.h"
#include "runtime/rt_ffts.h"

/* aclrtMemcpyKind */
static_assert((long long)ACL_MEMCPY_HOST_TO_HOST == 0LL, "ACL_MEMCPY_HOST_TO_HOST");
static_assert((long long)ACL_MEMCPY_HOST_TO_DEVICE == 1LL, "ACL_MEMCPY_HOST_TO_DEVICE");
static_assert((long long)ACL_MEMCPY_DEVICE_TO_HOST == 2LL, "ACL_MEMCPY_DEVICE_TO_HOST");
static_assert((long long)ACL_MEMCPY_DEVICE_TO_DEVICE == 3LL, "ACL_MEMCPY_DEVICE_TO_DEVICE");
static_assert((long long)ACL_MEMCPY_DEFAULT == 4LL, "ACL_MEMCPY_DEFAULT");
static_assert((long long)ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE == 5LL,
              "ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE");
static_assert((long long)ACL_MEMCPY_INNER_DEVICE_TO_DEVICE == 6LL,
              "ACL_MEMCPY_INNER_DEVICE_TO_DEVICE");
static_assert((long long)ACL_MEMCPY_INTER_DEVICE_TO_DEVICE == 7LL,
              "ACL_MEMCPY_INTER_DEVICE_TO_DEVICE");
/* aclrtMemMallocPolicy */
static_assert((long long)ACL_MEM_MALLOC_HUGE_FIRST == 0LL, "ACL_MEM_MALLOC_HUGE_FIRST");
static_assert((long long)ACL_MEM_MALLOC_HUGE_ONLY == 1LL, "ACL_MEM_MALLOC_HUGE_ONLY");
static_assert((long long)ACL_MEM_MALLOC_NORMAL_ONLY == 2LL, "ACL_MEM_MALLOC_NORMAL_ONLY");
static_assert((long long)ACL_MEM_MALLOC_HUGE_FIRST_P2P == 3LL, "ACL_MEM_MALLOC_HUGE_FIRST_P2P");
static_assert((long long)ACL_MEM_MALLOC_HUGE_ONLY_P2P == 4LL, "ACL_MEM_MALLOC_HUGE_ONLY_P2P");
static_assert((long long)ACL_MEM_MALLOC_NORMAL_ONLY_P2P == 5LL, "ACL_MEM_MALLOC_NORMAL_ONLY_P2P");
static_assert((long long)ACL_MEM_MALLOC_HUGE1G_ONLY == 6LL, "ACL_MEM_MALLOC_HUGE1G_ONLY");
static_assert((long long)ACL_MEM_MALLOC_HUGE1G_ONLY_P2P == 7LL, "ACL_MEM_MALLOC_HUGE1G_ONLY_P2P");
static_assert((long long)ACL_MEM_TYPE_LOW_BAND_WIDTH == 256LL, "ACL_MEM_TYPE_LOW_BAND_WIDTH");
static_assert((long long)ACL_MEM_TYPE_HIGH_BAND_WIDTH == 4096LL, "ACL_MEM_TYPE_HIGH_BAND_WIDTH");
static_assert((long long)ACL_MEM_ACCESS_USER_SPACE_READONLY == 1048576LL,
              "ACL_MEM_ACCESS_USER_SPACE_READONLY");
/* aclrtRunMode */
static_assert((long long)ACL_DEVICE == 0LL, "ACL_DEVICE");
static_assert((long long)ACL_HOST == 1LL, "ACL_HOST");
/* aclrtStreamStatus */
static_assert((long long)ACL_STREAM_STATUS_COMPLETE == 0LL, "ACL_STREAM_STATUS_COMPLETE");
static_assert((long long)ACL_STREAM_STATUS_NOT_READY == 1LL, "ACL_STREAM_STATUS_NOT_READY");
static_assert((long long)ACL_STREAM_STATUS_RESERVED == 65535LL, "ACL_STREAM_STATUS_RESERVED");
/* aclrtEventStatus */
static_assert((long long)ACL_EVENT_STATUS_COMPLETE == 0LL, "ACL_EVENT_STATUS_COMPLETE");
static_assert((long long)ACL_EVENT_STATUS_NOT_READY == 1LL, "ACL_EVENT_STATUS_NOT_READY");
static_assert((long long)ACL_EVENT_STATUS_RESERVED == 2LL, "ACL_EVENT_STATUS_RESERVED");
/* aclrtEventRecordedStatus */
static_assert((long long)ACL_EVENT_RECORDED_STATUS_NOT_READY == 0LL,
              "ACL_EVENT_RECORDED_STATUS_NOT_READY");
static_assert((long long)ACL_EVENT_RECORDED_STATUS_COMPLETE == 1LL,
              "ACL_EVENT_RECORDED_STATUS_COMPLETE");
/* aclrtEventWaitStatus */
static_assert((long long)ACL_EVENT_WAIT_STATUS_COMPLETE == 0LL, "ACL_EVENT_WAIT_STATUS_COMPLETE");
static_assert((long long)ACL_EVENT_WAIT_STATUS_NOT_READY == 1LL, "ACL_EVENT_WAIT_STATUS_NOT_READY");
static_assert((long long)ACL_EVENT_WAIT_STATUS_RESERVED == 65535LL,
              "ACL_EVENT_WAIT_STATUS_RESERVED");
/* event flags */
static_assert((long long)ACL_EVENT_SYNC == 1LL, "ACL_EVENT_SYNC");
static_assert((long long)ACL_EVENT_CAPTURE_STREAM_PROGRESS == 2LL,
              "ACL_EVENT_CAPTURE_STREAM_PROGRESS");
static_assert((long long)ACL_EVENT_TIME_LINE == 8LL, "ACL_EVENT_TIME_LINE");
static_assert((long long)ACL_EVENT_DEVICE_USE_ONLY == 16LL, "ACL_EVENT_DEVICE_USE_ONLY");
static_assert((long long)ACL_EVENT_EXTERNAL == 32LL, "ACL_EVENT_EXTERNAL");
static_assert((long long)ACL_EVENT_IPC == 64LL, "ACL_EVENT_IPC");
/* notify flags */
static_assert((long long)ACL_NOTIFY_DEFAULT == 0LL, "ACL_NOTIFY_DEFAULT");
static_assert((long long)ACL_NOTIFY_DEVICE_USE_ONLY == 1LL, "ACL_NOTIFY_DEVICE_USE_ONLY");
/* stream flags */
static_assert((long long)ACL_STREAM_FAST_LAUNCH == 1LL, "ACL_STREAM_FAST_LAUNCH");
static_assert((long long)ACL_STREAM_FAST_SYNC == 2LL, "ACL_STREAM_FAST_SYNC");
static_assert((long long)ACL_STREAM_PERSISTENT == 4LL, "ACL_STREAM_PERSISTENT");
static_assert((long long)ACL_STREAM_HUGE == 8LL, "ACL_STREAM_HUGE");
static_assert((long long)ACL_STREAM_CPU_SCHEDULE == 16LL, "ACL_STREAM_CPU_SCHEDULE");
static_assert((long long)ACL_STREAM_DEVICE_USE_ONLY == 32LL, "ACL_STREAM_DEVICE_USE_ONLY");
static_assert((long long)ACL_CONTINUE_ON_FAILURE == 0LL, "ACL_CONTINUE_ON_FAILURE");
static_assert((long long)ACL_STOP_ON_FAILURE == 1LL, "ACL_STOP_ON_FAILURE");
/* wait conditions */
static_assert((long long)ACL_STREAM_WAIT_VALUE_GEQ == 0LL, "ACL_STREAM_WAIT_VALUE_GEQ");
static_assert((long long)ACL_STREAM_WAIT_VALUE_EQ == 1LL, "ACL_STREAM_WAIT_VALUE_EQ");
static_assert((long long)ACL_STREAM_WAIT_VALUE_AND == 2LL, "ACL_STREAM_WAIT_VALUE_AND");
static_assert((long long)ACL_STREAM_WAIT_VALUE_NOR == 3LL, "ACL_STREAM_WAIT_VALUE_NOR");
/* aclrtMemAttr */
static_assert((long long)ACL_DDR_MEM == 0LL, "ACL_DDR_MEM");
static_assert((long long)ACL_HBM_MEM == 1LL, "ACL_HBM_MEM");
static_assert((long long)ACL_DDR_MEM_HUGE == 2LL, "ACL_DDR_MEM_HUGE");
static_assert((long long)ACL_DDR_MEM_NORMAL == 3LL, "ACL_DDR_MEM_NORMAL");
static_assert((long long)ACL_HBM_MEM_HUGE == 4LL, "ACL_HBM_MEM_HUGE");
static_assert((long long)ACL_HBM_MEM_NORMAL == 5LL, "ACL_HBM_MEM_NORMAL");
static_assert((long long)ACL_DDR_MEM_P2P_HUGE == 6LL, "ACL_DDR_MEM_P2P_HUGE");
static_assert((long long)ACL_DDR_MEM_P2P_NORMAL == 7LL, "ACL_DDR_MEM_P2P_NORMAL");
static_assert((long long)ACL_HBM_MEM_P2P_HUGE == 8LL, "ACL_HBM_MEM_P2P_HUGE");
static_assert((long long)ACL_HBM_MEM_P2P_NORMAL == 9LL, "ACL_HBM_MEM_P2P_NORMAL");
static_assert((long long)ACL_HBM_MEM_HUGE1G == 10LL, "ACL_HBM_MEM_HUGE1G");
static_assert((long long)ACL_HBM_MEM_P2P_HUGE1G == 11LL, "ACL_HBM_MEM_P2P_HUGE1G");
static_assert((long long)ACL_MEM_NORMAL == 12LL, "ACL_MEM_NORMAL");
static_assert((long long)ACL_MEM_HUGE == 13LL, "ACL_MEM_HUGE");
static_assert((long long)ACL_MEM_HUGE1G == 14LL, "ACL_MEM_HUGE1G");
static_assert((long long)ACL_MEM_P2P_NORMAL == 15LL, "ACL_MEM_P2P_NORMAL");
static_assert((long long)ACL_MEM_P2P_HUGE == 16LL, "ACL_MEM_P2P_HUGE");
static_assert((long long)ACL_MEM_P2P_HUGE1G == 17LL, "ACL_MEM_P2P_HUGE1G");
/* aclrtMemLocationType */
static_assert((long long)ACL_MEM_LOCATION_TYPE_HOST == 0LL, "ACL_MEM_LOCATION_TYPE_HOST");
static_assert((long long)ACL_MEM_LOCATION_TYPE_DEVICE == 1LL, "ACL_MEM_LOCATION_TYPE_DEVICE");
static_assert((long long)ACL_MEM_LOCATION_TYPE_UNREGISTERED == 2LL,
              "ACL_MEM_LOCATION_TYPE_UNREGISTERED");
static_assert((long long)ACL_MEM_LOCATION_TYPE_MANAGED == 3LL, "ACL_MEM_LOCATION_TYPE_MANAGED");
static_assert((long long)ACL_MEM_LOCATION_TYPE_HOST_NUMA == 4LL, "ACL_MEM_LOCATION_TYPE_HOST_NUMA");
/* aclrtBinaryLoadOptionType */
static_assert((long long)ACL_RT_BINARY_LOAD_OPT_LAZY_LOAD == 1LL,
              "ACL_RT_BINARY_LOAD_OPT_LAZY_LOAD");
static_assert((long long)ACL_RT_BINARY_LOAD_OPT_LAZY_MAGIC == 2LL,
              "ACL_RT_BINARY_LOAD_OPT_LAZY_MAGIC");
static_assert((long long)ACL_RT_BINARY_LOAD_OPT_MAGIC == 2LL, "ACL_RT_BINARY_LOAD_OPT_MAGIC");
static_assert((long long)ACL_RT_BINARY_LOAD_OPT_CPU_KERNEL_MODE == 3LL,
              "ACL_RT_BINARY_LOAD_OPT_CPU_KERNEL_MODE");
/* binary magic */
static_assert((long long)ACL_RT_BINARY_MAGIC_ELF_AICORE == 1129660997LL,
              "ACL_RT_BINARY_MAGIC_ELF_AICORE");
static_assert((long long)ACL_RT_BINARY_MAGIC_ELF_VECTOR_CORE == 1094799942LL,
              "ACL_RT_BINARY_MAGIC_ELF_VECTOR_CORE");
static_assert((long long)ACL_RT_BINARY_MAGIC_ELF_CUBE_CORE == 1095320387LL,
              "ACL_RT_BINARY_MAGIC_ELF_CUBE_CORE");
/* aclrtEngineType */
static_assert((long long)ACL_RT_ENGINE_TYPE_AIC == 0LL, "ACL_RT_ENGINE_TYPE_AIC");
static_assert((long long)ACL_RT_ENGINE_TYPE_AIV == 1LL, "ACL_RT_ENGINE_TYPE_AIV");
/* aclrtLaunchKernelAttrId */
static_assert((long long)ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE == 1LL,
              "ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE");
static_assert((long long)ACL_RT_LAUNCH_KERNEL_ATTR_LOCAL_MEMORY_SIZE == 2LL,
              "ACL_RT_LAUNCH_KERNEL_ATTR_LOCAL_MEMORY_SIZE");
static_assert((long long)ACL_RT_LAUNCH_KERNEL_ATTR_DYN_UBUF_SIZE == 2LL,
              "ACL_RT_LAUNCH_KERNEL_ATTR_DYN_UBUF_SIZE");
static_assert((long long)ACL_RT_LAUNCH_KERNEL_ATTR_ENGINE_TYPE == 3LL,
              "ACL_RT_LAUNCH_KERNEL_ATTR_ENGINE_TYPE");
static_assert((long long)ACL_RT_LAUNCH_KERNEL_ATTR_BLOCKDIM_OFFSET == 4LL,
              "ACL_RT_LAUNCH_KERNEL_ATTR_BLOCKDIM_OFFSET");
static_assert((long long)ACL_RT_LAUNCH_KERNEL_ATTR_BLOCK_TASK_PREFETCH == 5LL,
              "ACL_RT_LAUNCH_KERNEL_ATTR_BLOCK_TASK_PREFETCH");
static_assert((long long)ACL_RT_LAUNCH_KERNEL_ATTR_DATA_DUMP == 6LL,
              "ACL_RT_LAUNCH_KERNEL_ATTR_DATA_DUMP");
static_assert((long long)ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT == 7LL,
              "ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT");
static_assert((long long)ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US == 8LL,
              "ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US");
static_assert((long long)ACL_RT_LAUNCH_KERNEL_ATTR_ENABLE_PROFILING == 9LL,
              "ACL_RT_LAUNCH_KERNEL_ATTR_ENABLE_PROFILING");
/* aclrtDevResLimitType */
static_assert((long long)ACL_RT_DEV_RES_CUBE_CORE == 0LL, "ACL_RT_DEV_RES_CUBE_CORE");
static_assert((long long)ACL_RT_DEV_RES_VECTOR_CORE == 1LL, "ACL_RT_DEV_RES_VECTOR_CORE");
/* aclrtLastErrLevel */
static_assert((long long)ACL_RT_THREAD_LEVEL == 0LL, "ACL_RT_THREAD_LEVEL");
/* aclrtFuncAttribute */
static_assert((long long)ACL_FUNC_ATTR_KERNEL_TYPE == 1LL, "ACL_FUNC_ATTR_KERNEL_TYPE");
static_assert((long long)ACL_FUNC_ATTR_KERNEL_RATIO == 2LL, "ACL_FUNC_ATTR_KERNEL_RATIO");
static_assert((long long)ACL_FUNC_ATTR_KERNEL_SCHED_MODE == 3LL, "ACL_FUNC_ATTR_KERNEL_SCHED_MODE");
/* aclrtKernelType */
static_assert((long long)ACL_KERNEL_TYPE_AICORE == 0LL, "ACL_KERNEL_TYPE_AICORE");
static_assert((long long)ACL_KERNEL_TYPE_CUBE == 1LL, "ACL_KERNEL_TYPE_CUBE");
static_assert((long long)ACL_KERNEL_TYPE_VECTOR == 2LL, "ACL_KERNEL_TYPE_VECTOR");
static_assert((long long)ACL_KERNEL_TYPE_MIX == 3LL, "ACL_KERNEL_TYPE_MIX");
static_assert((long long)ACL_KERNEL_TYPE_AICPU == 100LL, "ACL_KERNEL_TYPE_AICPU");
/* export and import flags */
static_assert((long long)ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT == 0LL,
              "ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT");
static_assert((long long)ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION == 1LL,
              "ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION");
static_assert((long long)ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT == 0LL,
              "ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT");
static_assert((long long)ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS == 1LL,
              "ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS");
static_assert((long long)ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT == 0LL,
              "ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT");
static_assert((long long)ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION == 2LL,
              "ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION");
static_assert((long long)ACL_RT_NOTIFY_IMPORT_FLAG_DEFAULT == 0LL,
              "ACL_RT_NOTIFY_IMPORT_FLAG_DEFAULT");
static_assert((long long)ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS == 2LL,
              "ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS");
static_assert((long long)ACL_RT_VMM_EXPORT_FLAG_DEFAULT == 0LL, "ACL_RT_VMM_EXPORT_FLAG_DEFAULT");
static_assert((long long)ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION == 1LL,
              "ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION");
/* aclrtReduceKind */
static_assert((long long)ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM == 10LL,
              "ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM");
static_assert((long long)ACL_RT_MEMCPY_SDMA_AUTOMATIC_MAX == 11LL,
              "ACL_RT_MEMCPY_SDMA_AUTOMATIC_MAX");
static_assert((long long)ACL_RT_MEMCPY_SDMA_AUTOMATIC_MIN == 12LL,
              "ACL_RT_MEMCPY_SDMA_AUTOMATIC_MIN");
static_assert((long long)ACL_RT_MEMCPY_SDMA_AUTOMATIC_EQUAL == 13LL,
              "ACL_RT_MEMCPY_SDMA_AUTOMATIC_EQUAL");
/* aclDataType */
static_assert((long long)ACL_FLOAT == 0LL, "ACL_FLOAT");
static_assert((long long)ACL_FLOAT16 == 1LL, "ACL_FLOAT16");
static_assert((long long)ACL_INT8 == 2LL, "ACL_INT8");
static_assert((long long)ACL_INT32 == 3LL, "ACL_INT32");
static_assert((long long)ACL_UINT8 == 4LL, "ACL_UINT8");
static_assert((long long)ACL_INT16 == 6LL, "ACL_INT16");
static_assert((long long)ACL_UINT16 == 7LL, "ACL_UINT16");
static_assert((long long)ACL_UINT32 == 8LL, "ACL_UINT32");
static_assert((long long)ACL_INT64 == 9LL, "ACL_INT64");
static_assert((long long)ACL_UINT64 == 10LL, "ACL_UINT64");
static_assert((long long)ACL_DOUBLE == 11LL, "ACL_DOUBLE");
static_assert((long long)ACL_BOOL == 12LL, "ACL_BOOL");
static_assert((long long)ACL_BF16 == 27LL, "ACL_BF16");
static_assert((long long)ACL_HIFLOAT8 == 34LL, "ACL_HIFLOAT8");
static_assert((long long)ACL_FLOAT8_E5M2 == 35LL, "ACL_FLOAT8_E5M2");
static_assert((long long)ACL_FLOAT8_E4M3FN == 36LL, "ACL_FLOAT8_E4M3FN");
static_assert((long long)ACL_FLOAT8_E8M0 == 37LL, "ACL_FLOAT8_E8M0");
/* aclrtDevAttr */
static_assert((long long)ACL_DEV_ATTR_AICPU_CORE_NUM == 1LL, "ACL_DEV_ATTR_AICPU_CORE_NUM");
static_assert((long long)ACL_DEV_ATTR_AICORE_CORE_NUM == 101LL, "ACL_DEV_ATTR_AICORE_CORE_NUM");
static_assert((long long)ACL_DEV_ATTR_CUBE_CORE_NUM == 102LL, "ACL_DEV_ATTR_CUBE_CORE_NUM");
static_assert((long long)ACL_DEV_ATTR_VECTOR_CORE_NUM == 201LL, "ACL_DEV_ATTR_VECTOR_CORE_NUM");
static_assert((long long)ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE == 204LL,
              "ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE");
static_assert((long long)ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE == 301LL,
              "ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE");
static_assert((long long)ACL_DEV_ATTR_L2_CACHE_SIZE == 302LL, "ACL_DEV_ATTR_L2_CACHE_SIZE");
static_assert((long long)ACL_DEV_ATTR_PHY_CHIP_ID == 402LL, "ACL_DEV_ATTR_PHY_CHIP_ID");
static_assert((long long)ACL_DEV_ATTR_SUPER_POD_DEVICE_ID == 403LL,
              "ACL_DEV_ATTR_SUPER_POD_DEVICE_ID");
static_assert((long long)ACL_DEV_ATTR_SUPER_POD_SERVER_ID == 404LL,
              "ACL_DEV_ATTR_SUPER_POD_SERVER_ID");
static_assert((long long)ACL_DEV_ATTR_SUPER_POD_ID == 405LL, "ACL_DEV_ATTR_SUPER_POD_ID");
static_assert((long long)ACL_DEV_ATTR_IS_VIRTUAL == 501LL, "ACL_DEV_ATTR_IS_VIRTUAL");
static_assert((long long)ACL_DEV_ATTR_NPU_ARCH == 601LL, "ACL_DEV_ATTR_NPU_ARCH");
/* aclrtMemSharedHandleType */
static_assert((long long)ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT == 1LL,
              "ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT");
static_assert((long long)ACL_MEM_SHARE_HANDLE_TYPE_FABRIC == 2LL,
              "ACL_MEM_SHARE_HANDLE_TYPE_FABRIC");
/* aclrtMemAccessFlags */
static_assert((long long)ACL_RT_MEM_ACCESS_FLAGS_NONE == 0LL, "ACL_RT_MEM_ACCESS_FLAGS_NONE");
static_assert((long long)ACL_RT_MEM_ACCESS_FLAGS_READ == 1LL, "ACL_RT_MEM_ACCESS_FLAGS_READ");
static_assert((long long)ACL_RT_MEM_ACCESS_FLAGS_READWRITE == 3LL,
              "ACL_RT_MEM_ACCESS_FLAGS_READWRITE");
/* aclrtMallocAttrType */
static_assert((long long)ACL_RT_MEM_ATTR_RSV == 0LL, "ACL_RT_MEM_ATTR_RSV");
static_assert((long long)ACL_RT_MEM_ATTR_MODULE_ID == 1LL, "ACL_RT_MEM_ATTR_MODULE_ID");
static_assert((long long)ACL_RT_MEM_ATTR_DEVICE_ID == 2LL, "ACL_RT_MEM_ATTR_DEVICE_ID");
static_assert((long long)ACL_RT_MEM_ATTR_VA_FLAG == 3LL, "ACL_RT_MEM_ATTR_VA_FLAG");
/* aclrtMemHandleType */
static_assert((long long)ACL_MEM_HANDLE_TYPE_NONE == 0LL, "ACL_MEM_HANDLE_TYPE_NONE");
static_assert((long long)ACL_MEM_HANDLE_TYPE_POSIX == 2LL, "ACL_MEM_HANDLE_TYPE_POSIX");
/* aclrtMemAllocationType */
static_assert((long long)ACL_MEM_ALLOCATION_TYPE_PINNED == 0LL, "ACL_MEM_ALLOCATION_TYPE_PINNED");
/* version */
static_assert((long long)ACL_MAJOR_VERSION == 1LL, "ACL_MAJOR_VERSION");
static_assert((long long)ACL_MINOR_VERSION == 17LL, "ACL_MINOR_VERSION");
static_assert((long long)ACL_PATCH_VERSION == 0LL, "ACL_PATCH_VERSION");
/* general errors */
static_assert((long long)ACL_ERROR_NONE == 0LL, "ACL_ERROR_NONE");
static_assert((long long)ACL_SUCCESS == 0LL, "ACL_SUCCESS");
static_assert((long long)ACL_ERROR_INVALID_PARAM == 100000LL, "ACL_ERROR_INVALID_PARAM");
static_assert((long long)ACL_ERROR_UNINITIALIZE == 100001LL, "ACL_ERROR_UNINITIALIZE");
static_assert((long long)ACL_ERROR_REPEAT_INITIALIZE == 100002LL, "ACL_ERROR_REPEAT_INITIALIZE");
static_assert((long long)ACL_ERROR_INVALID_FILE == 100003LL, "ACL_ERROR_INVALID_FILE");
static_assert((long long)ACL_ERROR_WRITE_FILE == 100004LL, "ACL_ERROR_WRITE_FILE");
static_assert((long long)ACL_ERROR_INVALID_FILE_SIZE == 100005LL, "ACL_ERROR_INVALID_FILE_SIZE");
static_assert((long long)ACL_ERROR_PARSE_FILE == 100006LL, "ACL_ERROR_PARSE_FILE");
static_assert((long long)ACL_ERROR_FILE_MISSING_ATTR == 100007LL, "ACL_ERROR_FILE_MISSING_ATTR");
static_assert((long long)ACL_ERROR_FILE_ATTR_INVALID == 100008LL, "ACL_ERROR_FILE_ATTR_INVALID");
static_assert((long long)ACL_ERROR_INVALID_DUMP_CONFIG == 100009LL,
              "ACL_ERROR_INVALID_DUMP_CONFIG");
static_assert((long long)ACL_ERROR_INVALID_PROFILING_CONFIG == 100010LL,
              "ACL_ERROR_INVALID_PROFILING_CONFIG");
static_assert((long long)ACL_ERROR_INVALID_MODEL_ID == 100011LL, "ACL_ERROR_INVALID_MODEL_ID");
static_assert((long long)ACL_ERROR_DESERIALIZE_MODEL == 100012LL, "ACL_ERROR_DESERIALIZE_MODEL");
static_assert((long long)ACL_ERROR_PARSE_MODEL == 100013LL, "ACL_ERROR_PARSE_MODEL");
static_assert((long long)ACL_ERROR_READ_MODEL_FAILURE == 100014LL, "ACL_ERROR_READ_MODEL_FAILURE");
static_assert((long long)ACL_ERROR_MODEL_SIZE_INVALID == 100015LL, "ACL_ERROR_MODEL_SIZE_INVALID");
static_assert((long long)ACL_ERROR_MODEL_MISSING_ATTR == 100016LL, "ACL_ERROR_MODEL_MISSING_ATTR");
static_assert((long long)ACL_ERROR_MODEL_INPUT_NOT_MATCH == 100017LL,
              "ACL_ERROR_MODEL_INPUT_NOT_MATCH");
static_assert((long long)ACL_ERROR_MODEL_OUTPUT_NOT_MATCH == 100018LL,
              "ACL_ERROR_MODEL_OUTPUT_NOT_MATCH");
static_assert((long long)ACL_ERROR_MODEL_NOT_DYNAMIC == 100019LL, "ACL_ERROR_MODEL_NOT_DYNAMIC");
static_assert((long long)ACL_ERROR_OP_TYPE_NOT_MATCH == 100020LL, "ACL_ERROR_OP_TYPE_NOT_MATCH");
static_assert((long long)ACL_ERROR_OP_INPUT_NOT_MATCH == 100021LL, "ACL_ERROR_OP_INPUT_NOT_MATCH");
static_assert((long long)ACL_ERROR_OP_OUTPUT_NOT_MATCH == 100022LL,
              "ACL_ERROR_OP_OUTPUT_NOT_MATCH");
static_assert((long long)ACL_ERROR_OP_ATTR_NOT_MATCH == 100023LL, "ACL_ERROR_OP_ATTR_NOT_MATCH");
static_assert((long long)ACL_ERROR_OP_NOT_FOUND == 100024LL, "ACL_ERROR_OP_NOT_FOUND");
static_assert((long long)ACL_ERROR_OP_LOAD_FAILED == 100025LL, "ACL_ERROR_OP_LOAD_FAILED");
static_assert((long long)ACL_ERROR_UNSUPPORTED_DATA_TYPE == 100026LL,
              "ACL_ERROR_UNSUPPORTED_DATA_TYPE");
static_assert((long long)ACL_ERROR_FORMAT_NOT_MATCH == 100027LL, "ACL_ERROR_FORMAT_NOT_MATCH");
static_assert((long long)ACL_ERROR_BIN_SELECTOR_NOT_REGISTERED == 100028LL,
              "ACL_ERROR_BIN_SELECTOR_NOT_REGISTERED");
static_assert((long long)ACL_ERROR_KERNEL_NOT_FOUND == 100029LL, "ACL_ERROR_KERNEL_NOT_FOUND");
static_assert((long long)ACL_ERROR_BIN_SELECTOR_ALREADY_REGISTERED == 100030LL,
              "ACL_ERROR_BIN_SELECTOR_ALREADY_REGISTERED");
static_assert((long long)ACL_ERROR_KERNEL_ALREADY_REGISTERED == 100031LL,
              "ACL_ERROR_KERNEL_ALREADY_REGISTERED");
static_assert((long long)ACL_ERROR_INVALID_QUEUE_ID == 100032LL, "ACL_ERROR_INVALID_QUEUE_ID");
static_assert((long long)ACL_ERROR_REPEAT_SUBSCRIBE == 100033LL, "ACL_ERROR_REPEAT_SUBSCRIBE");
static_assert((long long)ACL_ERROR_STREAM_NOT_SUBSCRIBE == 100034LL,
              "ACL_ERROR_STREAM_NOT_SUBSCRIBE");
static_assert((long long)ACL_ERROR_THREAD_NOT_SUBSCRIBE == 100035LL,
              "ACL_ERROR_THREAD_NOT_SUBSCRIBE");
static_assert((long long)ACL_ERROR_WAIT_CALLBACK_TIMEOUT == 100036LL,
              "ACL_ERROR_WAIT_CALLBACK_TIMEOUT");
static_assert((long long)ACL_ERROR_REPEAT_FINALIZE == 100037LL, "ACL_ERROR_REPEAT_FINALIZE");
static_assert((long long)ACL_ERROR_NOT_STATIC_AIPP == 100038LL, "ACL_ERROR_NOT_STATIC_AIPP");
static_assert((long long)ACL_ERROR_COMPILING_STUB_MODE == 100039LL,
              "ACL_ERROR_COMPILING_STUB_MODE");
static_assert((long long)ACL_ERROR_GROUP_NOT_SET == 100040LL, "ACL_ERROR_GROUP_NOT_SET");
static_assert((long long)ACL_ERROR_GROUP_NOT_CREATE == 100041LL, "ACL_ERROR_GROUP_NOT_CREATE");
static_assert((long long)ACL_ERROR_PROF_ALREADY_RUN == 100042LL, "ACL_ERROR_PROF_ALREADY_RUN");
static_assert((long long)ACL_ERROR_PROF_NOT_RUN == 100043LL, "ACL_ERROR_PROF_NOT_RUN");
static_assert((long long)ACL_ERROR_DUMP_ALREADY_RUN == 100044LL, "ACL_ERROR_DUMP_ALREADY_RUN");
static_assert((long long)ACL_ERROR_DUMP_NOT_RUN == 100045LL, "ACL_ERROR_DUMP_NOT_RUN");
static_assert((long long)ACL_ERROR_PROF_REPEAT_SUBSCRIBE == 148046LL,
              "ACL_ERROR_PROF_REPEAT_SUBSCRIBE");
static_assert((long long)ACL_ERROR_PROF_API_CONFLICT == 148047LL, "ACL_ERROR_PROF_API_CONFLICT");
static_assert((long long)ACL_ERROR_INVALID_MAX_OPQUEUE_NUM_CONFIG == 148048LL,
              "ACL_ERROR_INVALID_MAX_OPQUEUE_NUM_CONFIG");
static_assert((long long)ACL_ERROR_INVALID_OPP_PATH == 148049LL, "ACL_ERROR_INVALID_OPP_PATH");
static_assert((long long)ACL_ERROR_OP_UNSUPPORTED_DYNAMIC == 148050LL,
              "ACL_ERROR_OP_UNSUPPORTED_DYNAMIC");
static_assert((long long)ACL_ERROR_RELATIVE_RESOURCE_NOT_CLEARED == 148051LL,
              "ACL_ERROR_RELATIVE_RESOURCE_NOT_CLEARED");
static_assert((long long)ACL_ERROR_UNSUPPORTED_JPEG == 148052LL, "ACL_ERROR_UNSUPPORTED_JPEG");
static_assert((long long)ACL_ERROR_INVALID_BUNDLE_MODEL_ID == 148053LL,
              "ACL_ERROR_INVALID_BUNDLE_MODEL_ID");
static_assert((long long)ACL_ERROR_BAD_ALLOC == 200000LL, "ACL_ERROR_BAD_ALLOC");
static_assert((long long)ACL_ERROR_API_NOT_SUPPORT == 200001LL, "ACL_ERROR_API_NOT_SUPPORT");
static_assert((long long)ACL_ERROR_INVALID_DEVICE == 200002LL, "ACL_ERROR_INVALID_DEVICE");
static_assert((long long)ACL_ERROR_MEMORY_ADDRESS_UNALIGNED == 200003LL,
              "ACL_ERROR_MEMORY_ADDRESS_UNALIGNED");
static_assert((long long)ACL_ERROR_RESOURCE_NOT_MATCH == 200004LL, "ACL_ERROR_RESOURCE_NOT_MATCH");
static_assert((long long)ACL_ERROR_INVALID_RESOURCE_HANDLE == 200005LL,
              "ACL_ERROR_INVALID_RESOURCE_HANDLE");
static_assert((long long)ACL_ERROR_FEATURE_UNSUPPORTED == 200006LL,
              "ACL_ERROR_FEATURE_UNSUPPORTED");
static_assert((long long)ACL_ERROR_PROF_MODULES_UNSUPPORTED == 200007LL,
              "ACL_ERROR_PROF_MODULES_UNSUPPORTED");
static_assert((long long)ACL_ERROR_STORAGE_OVER_LIMIT == 300000LL, "ACL_ERROR_STORAGE_OVER_LIMIT");
static_assert((long long)ACL_ERROR_INTERNAL_ERROR == 500000LL, "ACL_ERROR_INTERNAL_ERROR");
static_assert((long long)ACL_ERROR_FAILURE == 500001LL, "ACL_ERROR_FAILURE");
static_assert((long long)ACL_ERROR_GE_FAILURE == 500002LL, "ACL_ERROR_GE_FAILURE");
static_assert((long long)ACL_ERROR_RT_FAILURE == 500003LL, "ACL_ERROR_RT_FAILURE");
static_assert((long long)ACL_ERROR_DRV_FAILURE == 500004LL, "ACL_ERROR_DRV_FAILURE");
static_assert((long long)ACL_ERROR_PROFILING_FAILURE == 500005LL, "ACL_ERROR_PROFILING_FAILURE");
/* runtime errors */
static_assert((long long)ACL_ERROR_RT_PARAM_INVALID == 107000LL, "ACL_ERROR_RT_PARAM_INVALID");
static_assert((long long)ACL_ERROR_RT_INVALID_DEVICEID == 107001LL,
              "ACL_ERROR_RT_INVALID_DEVICEID");
static_assert((long long)ACL_ERROR_RT_CONTEXT_NULL == 107002LL, "ACL_ERROR_RT_CONTEXT_NULL");
static_assert((long long)ACL_ERROR_RT_STREAM_CONTEXT == 107003LL, "ACL_ERROR_RT_STREAM_CONTEXT");
static_assert((long long)ACL_ERROR_RT_MODEL_CONTEXT == 107004LL, "ACL_ERROR_RT_MODEL_CONTEXT");
static_assert((long long)ACL_ERROR_RT_STREAM_MODEL == 107005LL, "ACL_ERROR_RT_STREAM_MODEL");
static_assert((long long)ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID == 107006LL,
              "ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID");
static_assert((long long)ACL_ERROR_RT_EVENT_TIMESTAMP_REVERSAL == 107007LL,
              "ACL_ERROR_RT_EVENT_TIMESTAMP_REVERSAL");
static_assert((long long)ACL_ERROR_RT_ADDR_UNALIGNED == 107008LL, "ACL_ERROR_RT_ADDR_UNALIGNED");
static_assert((long long)ACL_ERROR_RT_FILE_OPEN == 107009LL, "ACL_ERROR_RT_FILE_OPEN");
static_assert((long long)ACL_ERROR_RT_FILE_WRITE == 107010LL, "ACL_ERROR_RT_FILE_WRITE");
static_assert((long long)ACL_ERROR_RT_STREAM_SUBSCRIBE == 107011LL,
              "ACL_ERROR_RT_STREAM_SUBSCRIBE");
static_assert((long long)ACL_ERROR_RT_THREAD_SUBSCRIBE == 107012LL,
              "ACL_ERROR_RT_THREAD_SUBSCRIBE");
static_assert((long long)ACL_ERROR_RT_GROUP_NOT_SET == 107013LL, "ACL_ERROR_RT_GROUP_NOT_SET");
static_assert((long long)ACL_ERROR_RT_GROUP_NOT_CREATE == 107014LL,
              "ACL_ERROR_RT_GROUP_NOT_CREATE");
static_assert((long long)ACL_ERROR_RT_STREAM_NO_CB_REG == 107015LL,
              "ACL_ERROR_RT_STREAM_NO_CB_REG");
static_assert((long long)ACL_ERROR_RT_INVALID_MEMORY_TYPE == 107016LL,
              "ACL_ERROR_RT_INVALID_MEMORY_TYPE");
static_assert((long long)ACL_ERROR_RT_INVALID_HANDLE == 107017LL, "ACL_ERROR_RT_INVALID_HANDLE");
static_assert((long long)ACL_ERROR_RT_INVALID_MALLOC_TYPE == 107018LL,
              "ACL_ERROR_RT_INVALID_MALLOC_TYPE");
static_assert((long long)ACL_ERROR_RT_WAIT_TIMEOUT == 107019LL, "ACL_ERROR_RT_WAIT_TIMEOUT");
static_assert((long long)ACL_ERROR_RT_TASK_TIMEOUT == 107020LL, "ACL_ERROR_RT_TASK_TIMEOUT");
static_assert((long long)ACL_ERROR_RT_SYSPARAMOPT_NOT_SET == 107021LL,
              "ACL_ERROR_RT_SYSPARAMOPT_NOT_SET");
static_assert((long long)ACL_ERROR_RT_DEVICE_TASK_ABORT == 107022LL,
              "ACL_ERROR_RT_DEVICE_TASK_ABORT");
static_assert((long long)ACL_ERROR_RT_STREAM_ABORT == 107023LL, "ACL_ERROR_RT_STREAM_ABORT");
static_assert((long long)ACL_ERROR_RT_CAPTURE_DEPENDENCY == 107024LL,
              "ACL_ERROR_RT_CAPTURE_DEPENDENCY");
static_assert((long long)ACL_ERROR_RT_STREAM_UNJOINED == 107025LL, "ACL_ERROR_RT_STREAM_UNJOINED");
static_assert((long long)ACL_ERROR_RT_MODEL_CAPTURED == 107026LL, "ACL_ERROR_RT_MODEL_CAPTURED");
static_assert((long long)ACL_ERROR_RT_STREAM_CAPTURED == 107027LL, "ACL_ERROR_RT_STREAM_CAPTURED");
static_assert((long long)ACL_ERROR_RT_EVENT_CAPTURED == 107028LL, "ACL_ERROR_RT_EVENT_CAPTURED");
static_assert((long long)ACL_ERROR_RT_STREAM_NOT_CAPTURED == 107029LL,
              "ACL_ERROR_RT_STREAM_NOT_CAPTURED");
static_assert((long long)ACL_ERROR_RT_CAPTURE_MODE_NOT_SUPPORT == 107030LL,
              "ACL_ERROR_RT_CAPTURE_MODE_NOT_SUPPORT");
static_assert((long long)ACL_ERROR_RT_STREAM_CAPTURE_IMPLICIT == 107031LL,
              "ACL_ERROR_RT_STREAM_CAPTURE_IMPLICIT");
static_assert((long long)ACL_ERROR_STREAM_CAPTURE_CONFLICT == 107032LL,
              "ACL_ERROR_STREAM_CAPTURE_CONFLICT");
static_assert((long long)ACL_ERROR_STREAM_TASK_GROUP_STATUS == 107033LL,
              "ACL_ERROR_STREAM_TASK_GROUP_STATUS");
static_assert((long long)ACL_ERROR_STREAM_TASK_GROUP_INTR == 107034LL,
              "ACL_ERROR_STREAM_TASK_GROUP_INTR");
static_assert((long long)ACL_ERROR_RT_TASK_ABORT_STOP == 107035LL, "ACL_ERROR_RT_TASK_ABORT_STOP");
static_assert((long long)ACL_ERROR_RT_STREAM_CAPTURE_UNMATCHED == 107036LL,
              "ACL_ERROR_RT_STREAM_CAPTURE_UNMATCHED");
static_assert((long long)ACL_ERROR_RT_MODEL_RUNNING == 107037LL, "ACL_ERROR_RT_MODEL_RUNNING");
static_assert((long long)ACL_ERROR_RT_STREAM_CAPTURE_WRONG_THREAD == 107038LL,
              "ACL_ERROR_RT_STREAM_CAPTURE_WRONG_THREAD");
static_assert((long long)ACL_ERROR_RT_INSUFFICIENT_INPUT_ARRAY == 107039LL,
              "ACL_ERROR_RT_INSUFFICIENT_INPUT_ARRAY");
static_assert((long long)ACL_ERROR_RT_MODEL_UPDATE_FAILED == 107040LL,
              "ACL_ERROR_RT_MODEL_UPDATE_FAILED");
static_assert((long long)ACL_ERROR_RT_CAPTURE_MODE_BLOCK_ASYNC == 107041LL,
              "ACL_ERROR_RT_CAPTURE_MODE_BLOCK_ASYNC");
static_assert((long long)ACL_ERROR_RT_SYMBOL_NOT_FOUND == 107042LL,
              "ACL_ERROR_RT_SYMBOL_NOT_FOUND");
static_assert((long long)ACL_ERROR_RT_INVALID_SYMBOL == 107043LL, "ACL_ERROR_RT_INVALID_SYMBOL");
static_assert((long long)ACL_ERROR_RT_INVALID_DEVICE_FUNCTION == 107044LL,
              "ACL_ERROR_RT_INVALID_DEVICE_FUNCTION");
static_assert((long long)ACL_ERROR_RT_SUB_ACLGRAPH_IS_CAPTURING == 107045LL,
              "ACL_ERROR_RT_SUB_ACLGRAPH_IS_CAPTURING");
static_assert((long long)ACL_ERROR_RT_FEATURE_NOT_SUPPORT == 207000LL,
              "ACL_ERROR_RT_FEATURE_NOT_SUPPORT");
static_assert((long long)ACL_ERROR_RT_MEMORY_ALLOCATION == 207001LL,
              "ACL_ERROR_RT_MEMORY_ALLOCATION");
static_assert((long long)ACL_ERROR_RT_MEMORY_FREE == 207002LL, "ACL_ERROR_RT_MEMORY_FREE");
static_assert((long long)ACL_ERROR_RT_AICORE_OVER_FLOW == 207003LL,
              "ACL_ERROR_RT_AICORE_OVER_FLOW");
static_assert((long long)ACL_ERROR_RT_NO_DEVICE == 207004LL, "ACL_ERROR_RT_NO_DEVICE");
static_assert((long long)ACL_ERROR_RT_RESOURCE_ALLOC_FAIL == 207005LL,
              "ACL_ERROR_RT_RESOURCE_ALLOC_FAIL");
static_assert((long long)ACL_ERROR_RT_NO_PERMISSION == 207006LL, "ACL_ERROR_RT_NO_PERMISSION");
static_assert((long long)ACL_ERROR_RT_NO_EVENT_RESOURCE == 207007LL,
              "ACL_ERROR_RT_NO_EVENT_RESOURCE");
static_assert((long long)ACL_ERROR_RT_NO_STREAM_RESOURCE == 207008LL,
              "ACL_ERROR_RT_NO_STREAM_RESOURCE");
static_assert((long long)ACL_ERROR_RT_NO_NOTIFY_RESOURCE == 207009LL,
              "ACL_ERROR_RT_NO_NOTIFY_RESOURCE");
static_assert((long long)ACL_ERROR_RT_NO_MODEL_RESOURCE == 207010LL,
              "ACL_ERROR_RT_NO_MODEL_RESOURCE");
static_assert((long long)ACL_ERROR_RT_NO_CDQ_RESOURCE == 207011LL, "ACL_ERROR_RT_NO_CDQ_RESOURCE");
static_assert((long long)ACL_ERROR_RT_OVER_LIMIT == 207012LL, "ACL_ERROR_RT_OVER_LIMIT");
static_assert((long long)ACL_ERROR_RT_QUEUE_EMPTY == 207013LL, "ACL_ERROR_RT_QUEUE_EMPTY");
static_assert((long long)ACL_ERROR_RT_QUEUE_FULL == 207014LL, "ACL_ERROR_RT_QUEUE_FULL");
static_assert((long long)ACL_ERROR_RT_REPEATED_INIT == 207015LL, "ACL_ERROR_RT_REPEATED_INIT");
static_assert((long long)ACL_ERROR_RT_AIVEC_OVER_FLOW == 207016LL, "ACL_ERROR_RT_AIVEC_OVER_FLOW");
static_assert((long long)ACL_ERROR_RT_OVER_FLOW == 207017LL, "ACL_ERROR_RT_OVER_FLOW");
static_assert((long long)ACL_ERROR_RT_DEVICE_OOM == 207018LL, "ACL_ERROR_RT_DEVICE_OOM");
static_assert((long long)ACL_ERROR_RT_FEATURE_NOT_SUPPORT_UPDATE_OP == 207019LL,
              "ACL_ERROR_RT_FEATURE_NOT_SUPPORT_UPDATE_OP");
static_assert((long long)ACL_ERROR_RT_TIMEOUT == 207020LL, "ACL_ERROR_RT_TIMEOUT");
static_assert((long long)ACL_ERROR_RT_LINK_TYPE_NOT_SUPPORTED == 207021LL,
              "ACL_ERROR_RT_LINK_TYPE_NOT_SUPPORTED");
static_assert((long long)ACL_ERROR_RT_INTERNAL_ERROR == 507000LL, "ACL_ERROR_RT_INTERNAL_ERROR");
static_assert((long long)ACL_ERROR_RT_TS_ERROR == 507001LL, "ACL_ERROR_RT_TS_ERROR");
static_assert((long long)ACL_ERROR_RT_STREAM_TASK_FULL == 507002LL,
              "ACL_ERROR_RT_STREAM_TASK_FULL");
static_assert((long long)ACL_ERROR_RT_STREAM_TASK_EMPTY == 507003LL,
              "ACL_ERROR_RT_STREAM_TASK_EMPTY");
static_assert((long long)ACL_ERROR_RT_STREAM_NOT_COMPLETE == 507004LL,
              "ACL_ERROR_RT_STREAM_NOT_COMPLETE");
static_assert((long long)ACL_ERROR_RT_END_OF_SEQUENCE == 507005LL, "ACL_ERROR_RT_END_OF_SEQUENCE");
static_assert((long long)ACL_ERROR_RT_EVENT_NOT_COMPLETE == 507006LL,
              "ACL_ERROR_RT_EVENT_NOT_COMPLETE");
static_assert((long long)ACL_ERROR_RT_CONTEXT_RELEASE_ERROR == 507007LL,
              "ACL_ERROR_RT_CONTEXT_RELEASE_ERROR");
static_assert((long long)ACL_ERROR_RT_SOC_VERSION == 507008LL, "ACL_ERROR_RT_SOC_VERSION");
static_assert((long long)ACL_ERROR_RT_TASK_TYPE_NOT_SUPPORT == 507009LL,
              "ACL_ERROR_RT_TASK_TYPE_NOT_SUPPORT");
static_assert((long long)ACL_ERROR_RT_LOST_HEARTBEAT == 507010LL, "ACL_ERROR_RT_LOST_HEARTBEAT");
static_assert((long long)ACL_ERROR_RT_MODEL_EXECUTE == 507011LL, "ACL_ERROR_RT_MODEL_EXECUTE");
static_assert((long long)ACL_ERROR_RT_REPORT_TIMEOUT == 507012LL, "ACL_ERROR_RT_REPORT_TIMEOUT");
static_assert((long long)ACL_ERROR_RT_SYS_DMA == 507013LL, "ACL_ERROR_RT_SYS_DMA");
static_assert((long long)ACL_ERROR_RT_AICORE_TIMEOUT == 507014LL, "ACL_ERROR_RT_AICORE_TIMEOUT");
static_assert((long long)ACL_ERROR_RT_AICORE_EXCEPTION == 507015LL,
              "ACL_ERROR_RT_AICORE_EXCEPTION");
static_assert((long long)ACL_ERROR_RT_AICORE_TRAP_EXCEPTION == 507016LL,
              "ACL_ERROR_RT_AICORE_TRAP_EXCEPTION");
static_assert((long long)ACL_ERROR_RT_AICPU_TIMEOUT == 507017LL, "ACL_ERROR_RT_AICPU_TIMEOUT");
static_assert((long long)ACL_ERROR_RT_AICPU_EXCEPTION == 507018LL, "ACL_ERROR_RT_AICPU_EXCEPTION");
static_assert((long long)ACL_ERROR_RT_AICPU_DATADUMP_RSP_ERR == 507019LL,
              "ACL_ERROR_RT_AICPU_DATADUMP_RSP_ERR");
static_assert((long long)ACL_ERROR_RT_AICPU_MODEL_RSP_ERR == 507020LL,
              "ACL_ERROR_RT_AICPU_MODEL_RSP_ERR");
static_assert((long long)ACL_ERROR_RT_PROFILING_ERROR == 507021LL, "ACL_ERROR_RT_PROFILING_ERROR");
static_assert((long long)ACL_ERROR_RT_IPC_ERROR == 507022LL, "ACL_ERROR_RT_IPC_ERROR");
static_assert((long long)ACL_ERROR_RT_MODEL_ABORT_NORMAL == 507023LL,
              "ACL_ERROR_RT_MODEL_ABORT_NORMAL");
static_assert((long long)ACL_ERROR_RT_KERNEL_UNREGISTERING == 507024LL,
              "ACL_ERROR_RT_KERNEL_UNREGISTERING");
static_assert((long long)ACL_ERROR_RT_RINGBUFFER_NOT_INIT == 507025LL,
              "ACL_ERROR_RT_RINGBUFFER_NOT_INIT");
static_assert((long long)ACL_ERROR_RT_RINGBUFFER_NO_DATA == 507026LL,
              "ACL_ERROR_RT_RINGBUFFER_NO_DATA");
static_assert((long long)ACL_ERROR_RT_KERNEL_LOOKUP == 507027LL, "ACL_ERROR_RT_KERNEL_LOOKUP");
static_assert((long long)ACL_ERROR_RT_KERNEL_DUPLICATE == 507028LL,
              "ACL_ERROR_RT_KERNEL_DUPLICATE");
static_assert((long long)ACL_ERROR_RT_DEBUG_REGISTER_FAIL == 507029LL,
              "ACL_ERROR_RT_DEBUG_REGISTER_FAIL");
static_assert((long long)ACL_ERROR_RT_DEBUG_UNREGISTER_FAIL == 507030LL,
              "ACL_ERROR_RT_DEBUG_UNREGISTER_FAIL");
static_assert((long long)ACL_ERROR_RT_LABEL_CONTEXT == 507031LL, "ACL_ERROR_RT_LABEL_CONTEXT");
static_assert((long long)ACL_ERROR_RT_PROGRAM_USE_OUT == 507032LL, "ACL_ERROR_RT_PROGRAM_USE_OUT");
static_assert((long long)ACL_ERROR_RT_DEV_SETUP_ERROR == 507033LL, "ACL_ERROR_RT_DEV_SETUP_ERROR");
static_assert((long long)ACL_ERROR_RT_VECTOR_CORE_TIMEOUT == 507034LL,
              "ACL_ERROR_RT_VECTOR_CORE_TIMEOUT");
static_assert((long long)ACL_ERROR_RT_VECTOR_CORE_EXCEPTION == 507035LL,
              "ACL_ERROR_RT_VECTOR_CORE_EXCEPTION");
static_assert((long long)ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION == 507036LL,
              "ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION");
static_assert((long long)ACL_ERROR_RT_CDQ_BATCH_ABNORMAL == 507037LL,
              "ACL_ERROR_RT_CDQ_BATCH_ABNORMAL");
static_assert((long long)ACL_ERROR_RT_DIE_MODE_CHANGE_ERROR == 507038LL,
              "ACL_ERROR_RT_DIE_MODE_CHANGE_ERROR");
static_assert((long long)ACL_ERROR_RT_DIE_SET_ERROR == 507039LL, "ACL_ERROR_RT_DIE_SET_ERROR");
static_assert((long long)ACL_ERROR_RT_INVALID_DIEID == 507040LL, "ACL_ERROR_RT_INVALID_DIEID");
static_assert((long long)ACL_ERROR_RT_DIE_MODE_NOT_SET == 507041LL,
              "ACL_ERROR_RT_DIE_MODE_NOT_SET");
static_assert((long long)ACL_ERROR_RT_AICORE_TRAP_READ_OVERFLOW == 507042LL,
              "ACL_ERROR_RT_AICORE_TRAP_READ_OVERFLOW");
static_assert((long long)ACL_ERROR_RT_AICORE_TRAP_WRITE_OVERFLOW == 507043LL,
              "ACL_ERROR_RT_AICORE_TRAP_WRITE_OVERFLOW");
static_assert((long long)ACL_ERROR_RT_VECTOR_CORE_TRAP_READ_OVERFLOW == 507044LL,
              "ACL_ERROR_RT_VECTOR_CORE_TRAP_READ_OVERFLOW");
static_assert((long long)ACL_ERROR_RT_VECTOR_CORE_TRAP_WRITE_OVERFLOW == 507045LL,
              "ACL_ERROR_RT_VECTOR_CORE_TRAP_WRITE_OVERFLOW");
static_assert((long long)ACL_ERROR_RT_STREAM_SYNC_TIMEOUT == 507046LL,
              "ACL_ERROR_RT_STREAM_SYNC_TIMEOUT");
static_assert((long long)ACL_ERROR_RT_EVENT_SYNC_TIMEOUT == 507047LL,
              "ACL_ERROR_RT_EVENT_SYNC_TIMEOUT");
static_assert((long long)ACL_ERROR_RT_FFTS_PLUS_TIMEOUT == 507048LL,
              "ACL_ERROR_RT_FFTS_PLUS_TIMEOUT");
static_assert((long long)ACL_ERROR_RT_FFTS_PLUS_EXCEPTION == 507049LL,
              "ACL_ERROR_RT_FFTS_PLUS_EXCEPTION");
static_assert((long long)ACL_ERROR_RT_FFTS_PLUS_TRAP_EXCEPTION == 507050LL,
              "ACL_ERROR_RT_FFTS_PLUS_TRAP_EXCEPTION");
static_assert((long long)ACL_ERROR_RT_SEND_MSG == 507051LL, "ACL_ERROR_RT_SEND_MSG");
static_assert((long long)ACL_ERROR_RT_COPY_DATA == 507052LL, "ACL_ERROR_RT_COPY_DATA");
static_assert((long long)ACL_ERROR_RT_DEVICE_MEM_ERROR == 507053LL,
              "ACL_ERROR_RT_DEVICE_MEM_ERROR");
static_assert((long long)ACL_ERROR_RT_HBM_MULTI_BIT_ECC_ERROR == 507054LL,
              "ACL_ERROR_RT_HBM_MULTI_BIT_ECC_ERROR");
static_assert((long long)ACL_ERROR_RT_SUSPECT_DEVICE_MEM_ERROR == 507055LL,
              "ACL_ERROR_RT_SUSPECT_DEVICE_MEM_ERROR");
static_assert((long long)ACL_ERROR_RT_LINK_ERROR == 507056LL, "ACL_ERROR_RT_LINK_ERROR");
static_assert((long long)ACL_ERROR_RT_SUSPECT_REMOTE_ERROR == 507057LL,
              "ACL_ERROR_RT_SUSPECT_REMOTE_ERROR");
static_assert((long long)ACL_ERROR_RT_DRV_INTERNAL_ERROR == 507899LL,
              "ACL_ERROR_RT_DRV_INTERNAL_ERROR");
static_assert((long long)ACL_ERROR_RT_AICPU_INTERNAL_ERROR == 507900LL,
              "ACL_ERROR_RT_AICPU_INTERNAL_ERROR");
static_assert((long long)ACL_ERROR_RT_SOCKET_CLOSE == 507901LL, "ACL_ERROR_RT_SOCKET_CLOSE");
static_assert((long long)ACL_ERROR_RT_AICPU_INFO_LOAD_RSP_ERR == 507902LL,
              "ACL_ERROR_RT_AICPU_INFO_LOAD_RSP_ERR");
static_assert((long long)ACL_ERROR_RT_STREAM_CAPTURE_INVALIDATED == 507903LL,
              "ACL_ERROR_RT_STREAM_CAPTURE_INVALIDATED");
static_assert((long long)ACL_ERROR_RT_COMM_OP_RETRY_FAIL == 507904LL,
              "ACL_ERROR_RT_COMM_OP_RETRY_FAIL");
static_assert((long long)ACL_ERROR_SNAPSHOT_LOCK_TIMEOUT == 507905LL,
              "ACL_ERROR_SNAPSHOT_LOCK_TIMEOUT");
static_assert((long long)ACL_ERROR_SNAPSHOT_LOCK_FAILED == 507906LL,
              "ACL_ERROR_SNAPSHOT_LOCK_FAILED");
static_assert((long long)ACL_ERROR_SNAPSHOT_UNLOCK_FAILED == 507907LL,
              "ACL_ERROR_SNAPSHOT_UNLOCK_FAILED");
static_assert((long long)ACL_ERROR_SNAPSHOT_BACKUP_FAILED == 507908LL,
              "ACL_ERROR_SNAPSHOT_BACKUP_FAILED");
static_assert((long long)ACL_ERROR_SNAPSHOT_RESTORE_FAILED == 507909LL,
              "ACL_ERROR_SNAPSHOT_RESTORE_FAILED");
static_assert((long long)ACL_ERROR_HOST_MEMORY_ALREADY_REGISTERED == 507910LL,
              "ACL_ERROR_HOST_MEMORY_ALREADY_REGISTERED");
static_assert((long long)ACL_ERROR_HOST_MEMORY_NOT_REGISTERED == 507911LL,
              "ACL_ERROR_HOST_MEMORY_NOT_REGISTERED");
static_assert((long long)ACL_ERROR_SNAPSHOT_CALLBACK_FAILED == 507912LL,
              "ACL_ERROR_SNAPSHOT_CALLBACK_FAILED");
static_assert((long long)ACL_ERROR_SNAPSHOT_REGISTER_CALLBACK_FAILED == 507913LL,
              "ACL_ERROR_SNAPSHOT_REGISTER_CALLBACK_FAILED");
static_assert((long long)ACL_ERROR_RT_L3_PORT_ERROR == 507914LL, "ACL_ERROR_RT_L3_PORT_ERROR");
static_assert((long long)ACL_ERROR_RT_CCU_TIMEOUT == 507915LL, "ACL_ERROR_RT_CCU_TIMEOUT");
static_assert((long long)ACL_ERROR_RT_CCU_EXCEPTION == 507916LL, "ACL_ERROR_RT_CCU_EXCEPTION");

int main(void)
{
    return 0; /* everything above is decided by the compiler */
}
