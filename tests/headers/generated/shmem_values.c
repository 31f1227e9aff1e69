/* Proves: symmetric memory's constants have the documented values. Written by scripts/generate
 * from interfaces/shmem.json; change the table, not this file. */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "shmem/shmem.h"

/* limits */
static_assert((long long)ACLSHMEM_MAX_PES == 16384LL, "ACLSHMEM_MAX_PES");
static_assert((long long)ACLSHMEM_MAX_TEAMS == 2048LL, "ACLSHMEM_MAX_TEAMS");
static_assert((long long)ACLSHMEM_SIGNAL_SIZE == 8LL, "ACLSHMEM_SIGNAL_SIZE");
static_assert((long long)ACLSHMEM_MAX_LOCAL_SIZE == 42949672960LL, "ACLSHMEM_MAX_LOCAL_SIZE");
static_assert((long long)TEAM_CONFIG_PADDING == 48LL, "TEAM_CONFIG_PADDING");
static_assert((long long)SCALAR_DATA_CACHELINE_SIZE == 64LL, "SCALAR_DATA_CACHELINE_SIZE");
static_assert((long long)L2_CACHELINE_SIZE == 512LL, "L2_CACHELINE_SIZE");
static_assert((long long)ACLSHMEM_PAGE_SIZE == 2097152LL, "ACLSHMEM_PAGE_SIZE");
static_assert((long long)ACLSHMEM_HEAP_ALIGNMENT_SIZE == 1073741824LL,
              "ACLSHMEM_HEAP_ALIGNMENT_SIZE");
static_assert((long long)ACLSHMEM_STARS_NOTIFY_ADDR_OFFSET == 14336LL,
              "ACLSHMEM_STARS_NOTIFY_ADDR_OFFSET");
static_assert((long long)ACLSHMEM_SDMA_FLAG_LENGTH == 64LL, "ACLSHMEM_SDMA_FLAG_LENGTH");
static_assert((long long)ACLSHMEM_UDMA_MTE_STAGING_UB_SIZE == 128LL,
              "ACLSHMEM_UDMA_MTE_STAGING_UB_SIZE");
static_assert((long long)ACLSHMEM_RDMA_MTE_STAGING_UB_SIZE == 128LL,
              "ACLSHMEM_RDMA_MTE_STAGING_UB_SIZE");
static_assert((long long)ACLSHMEM_SYNCBIT_SIZE == 64LL, "ACLSHMEM_SYNCBIT_SIZE");
static_assert((long long)ACLSHMEMI_SYNCBIT_SIZE == 64LL, "ACLSHMEMI_SYNCBIT_SIZE");
static_assert((long long)SYNC_LOG_MAX_PES == 5LL, "SYNC_LOG_MAX_PES");
static_assert((long long)ACLSHMEM_BARRIER_TG_DISSEM_KVAL == 8LL, "ACLSHMEM_BARRIER_TG_DISSEM_KVAL");
static_assert((long long)SYNC_ARRAY_SIZE == 2560LL, "SYNC_ARRAY_SIZE");
static_assert((long long)SYNC_POOL_SIZE == 5242880LL, "SYNC_POOL_SIZE");
static_assert((long long)SYNC_COUNTERS_SIZE == 131072LL, "SYNC_COUNTERS_SIZE");
static_assert((long long)ACLSHMEM_MAX_AIV_PER_NPU == 48LL, "ACLSHMEM_MAX_AIV_PER_NPU");
static_assert((long long)ACLSHMEM_LOG_MAX_AIV_PER_NPU == 6LL, "ACLSHMEM_LOG_MAX_AIV_PER_NPU");
static_assert((long long)ACLSHMEM_CORE_SYNC_POOL_SIZE == 18432LL, "ACLSHMEM_CORE_SYNC_POOL_SIZE");
static_assert((long long)ACLSHMEM_CORE_SYNC_COUNTER_SIZE == 64LL,
              "ACLSHMEM_CORE_SYNC_COUNTER_SIZE");
static_assert((long long)ACLSHMEM_EXTRA_SIZE == 6291456LL, "ACLSHMEM_EXTRA_SIZE");
static_assert((long long)ACLSHMEM_CYCLE_PROF_MAX_BLOCK == 64LL, "ACLSHMEM_CYCLE_PROF_MAX_BLOCK");
static_assert((long long)ACLSHMEM_CYCLE_PROF_FRAME_CNT == 1024LL, "ACLSHMEM_CYCLE_PROF_FRAME_CNT");
static_assert((long long)ACLSHMEM_UNIQUE_ID_INNER_LEN == 124LL, "ACLSHMEM_UNIQUE_ID_INNER_LEN");
static_assert((long long)DEFAULT_TIMEOUT == 120LL, "DEFAULT_TIMEOUT");
static_assert((long long)ACLSHMEM_MAJOR_VERSION == 1LL, "ACLSHMEM_MAJOR_VERSION");
static_assert((long long)ACLSHMEM_MINOR_VERSION == 1LL, "ACLSHMEM_MINOR_VERSION");
static_assert((long long)ACLSHMEM_VENDOR_MAJOR_VER == 1LL, "ACLSHMEM_VENDOR_MAJOR_VER");
static_assert((long long)ACLSHMEM_VENDOR_MINOR_VER == 1LL, "ACLSHMEM_VENDOR_MINOR_VER");
static_assert((long long)ACLSHMEM_VENDOR_PATCH_VER == 1LL, "ACLSHMEM_VENDOR_PATCH_VER");
static_assert((long long)ACLSHMEM_MAX_NAME_LEN == 256LL, "ACLSHMEM_MAX_NAME_LEN");
static_assert((long long)ACLSHMEM_MAX_IP_PORT_LEN == 64LL, "ACLSHMEM_MAX_IP_PORT_LEN");
static_assert((long long)ACLSHMEM_UNIQUEID_VERSION == 65672LL, "ACLSHMEM_UNIQUEID_VERSION");
/* codes */
static_assert((long long)ACLSHMEM_SUCCESS == 0LL, "ACLSHMEM_SUCCESS");
static_assert((long long)ACLSHMEM_INVALID_PARAM == -1LL, "ACLSHMEM_INVALID_PARAM");
static_assert((long long)ACLSHMEM_INVALID_VALUE == -2LL, "ACLSHMEM_INVALID_VALUE");
static_assert((long long)ACLSHMEM_SMEM_ERROR == -3LL, "ACLSHMEM_SMEM_ERROR");
static_assert((long long)ACLSHMEM_INNER_ERROR == -4LL, "ACLSHMEM_INNER_ERROR");
static_assert((long long)ACLSHMEM_NOT_INITED == -5LL, "ACLSHMEM_NOT_INITED");
static_assert((long long)ACLSHMEM_BOOTSTRAP_ERROR == -6LL, "ACLSHMEM_BOOTSTRAP_ERROR");
static_assert((long long)ACLSHMEM_TIMEOUT_ERROR == -7LL, "ACLSHMEM_TIMEOUT_ERROR");
static_assert((long long)ACLSHMEM_MALLOC_FAILED == -8LL, "ACLSHMEM_MALLOC_FAILED");
static_assert((long long)ACLSHMEM_DL_FUNC_FAILED == -9LL, "ACLSHMEM_DL_FUNC_FAILED");
static_assert((long long)ACLSHMEM_INNER_TIMEOUT == -10LL, "ACLSHMEM_INNER_TIMEOUT");
static_assert((long long)ACLSHMEM_UNDER_API_UNLOAD == -11LL, "ACLSHMEM_UNDER_API_UNLOAD");
static_assert((long long)ACLSHMEM_NOT_SUPPORTED == -100LL, "ACLSHMEM_NOT_SUPPORTED");
/* modes */
static_assert((long long)ACLSHMEMX_INIT_WITH_DEFAULT == 1LL, "ACLSHMEMX_INIT_WITH_DEFAULT");
static_assert((long long)ACLSHMEMX_INIT_WITH_MPI == 2LL, "ACLSHMEMX_INIT_WITH_MPI");
static_assert((long long)ACLSHMEMX_INIT_WITH_UNIQUEID == 8LL, "ACLSHMEMX_INIT_WITH_UNIQUEID");
static_assert((long long)ACLSHMEMX_INIT_MAX == 2147483648LL, "ACLSHMEMX_INIT_MAX");
static_assert((long long)ACLSHMEM_STATUS_NOT_INITIALIZED == 0LL, "ACLSHMEM_STATUS_NOT_INITIALIZED");
static_assert((long long)ACLSHMEM_STATUS_SHM_CREATED == 1LL, "ACLSHMEM_STATUS_SHM_CREATED");
static_assert((long long)ACLSHMEM_STATUS_IS_INITIALIZED == 2LL, "ACLSHMEM_STATUS_IS_INITIALIZED");
static_assert((long long)ACLSHMEM_STATUS_INVALID == 2147483647LL, "ACLSHMEM_STATUS_INVALID");
static_assert((long long)ACLSHMEM_TRANSPORT_MTE == 1LL, "ACLSHMEM_TRANSPORT_MTE");
static_assert((long long)ACLSHMEM_TRANSPORT_ROCE == 2LL, "ACLSHMEM_TRANSPORT_ROCE");
static_assert((long long)ACLSHMEM_TRANSPORT_SDMA == 4LL, "ACLSHMEM_TRANSPORT_SDMA");
static_assert((long long)ACLSHMEM_TRANSPORT_UDMA == 8LL, "ACLSHMEM_TRANSPORT_UDMA");
static_assert((long long)ACLSHMEM_DATA_OP_MTE == 1LL, "ACLSHMEM_DATA_OP_MTE");
static_assert((long long)ACLSHMEM_DATA_OP_SDMA == 2LL, "ACLSHMEM_DATA_OP_SDMA");
static_assert((long long)ACLSHMEM_DATA_OP_ROCE == 4LL, "ACLSHMEM_DATA_OP_ROCE");
static_assert((long long)ACLSHMEM_DATA_OP_UDMA == 8LL, "ACLSHMEM_DATA_OP_UDMA");
static_assert((long long)ACLSHMEM_DATA_OP_MAX == 8LL, "ACLSHMEM_DATA_OP_MAX");
static_assert((long long)ACLSHMEM_TEAM_INVALID == -1LL, "ACLSHMEM_TEAM_INVALID");
static_assert((long long)ACLSHMEM_TEAM_WORLD == 0LL, "ACLSHMEM_TEAM_WORLD");
static_assert((long long)HOST_SIDE == 0LL, "HOST_SIDE");
static_assert((long long)DEVICE_SIDE == 1LL, "DEVICE_SIDE");
static_assert((long long)NO_NBI == 0LL, "NO_NBI");
static_assert((long long)NBI == 1LL, "NBI");
/* operations */
static_assert((long long)ACLSHMEM_SIGNAL_SET == 0LL, "ACLSHMEM_SIGNAL_SET");
static_assert((long long)ACLSHMEM_SIGNAL_ADD == 1LL, "ACLSHMEM_SIGNAL_ADD");
static_assert((long long)ACLSHMEM_CMP_EQ == 0LL, "ACLSHMEM_CMP_EQ");
static_assert((long long)ACLSHMEM_CMP_NE == 1LL, "ACLSHMEM_CMP_NE");
static_assert((long long)ACLSHMEM_CMP_GT == 2LL, "ACLSHMEM_CMP_GT");
static_assert((long long)ACLSHMEM_CMP_GE == 3LL, "ACLSHMEM_CMP_GE");
static_assert((long long)ACLSHMEM_CMP_LT == 4LL, "ACLSHMEM_CMP_LT");
static_assert((long long)ACLSHMEM_CMP_LE == 5LL, "ACLSHMEM_CMP_LE");
static_assert((long long)CMO_TYPE_PREFETCH == 6LL, "CMO_TYPE_PREFETCH");
static_assert((long long)CMO_TYPE_WRITEBACK == 7LL, "CMO_TYPE_WRITEBACK");
static_assert((long long)CMO_TYPE_INVALID == 8LL, "CMO_TYPE_INVALID");
static_assert((long long)CMO_TYPE_FLUSH == 9LL, "CMO_TYPE_FLUSH");
static_assert((long long)CMO_TYPE_MAX == 10LL, "CMO_TYPE_MAX");

int main(void)
{
    return 0; /* everything above is decided by the compiler */
}
