/* host_device/shmem_common_types.h: what host and kernels of symmetric memory share: limits, teams,
 * comparisons, signal operations, engines, and the structures both sides see. Sizes and offsets are
 * those of the documented interface; tests/headers/generated/shmem_layouts.c states them.
 * Source document: aclshmem reference, common types. */
#ifndef SHMEM_COMMON_TYPES_H
#define SHMEM_COMMON_TYPES_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
/* A fixed number that is no macro: typed in C++, an enumerator in C. */
#define AIVD_SHMEM_CONSTANT(type, name, value) static constexpr type name = value
#else
#define AIVD_SHMEM_CONSTANT(type, name, value) enum { name = value }
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* How kernels and device functions are declared. */
#define ACLSHMEM_DEVICE        __attribute__((always_inline)) __aicore__ __inline__
#define ACLSHMEM_GLOBAL        __global__ __aicore__
#define ACLSHMEM_GLOBAL_VECTOR __global__ __aicore__

/* Limits. A PE here is a virtual NPU; a heap is backed lazily, so its size costs nothing. */
#define ACLSHMEM_MAX_PES                  16384
#define ACLSHMEM_MAX_TEAMS                2048
#define ACLSHMEM_SIGNAL_SIZE              8
#define ACLSHMEM_MAX_LOCAL_SIZE           (40UL * 1024 * 1024 * 1024)
#define TEAM_CONFIG_PADDING               48
#define SCALAR_DATA_CACHELINE_SIZE        64
#define L2_CACHELINE_SIZE                 512
#define ACLSHMEM_PAGE_SIZE                (1024UL * 1024UL * 2)
#define ACLSHMEM_STARS_NOTIFY_ADDR_OFFSET (14 * 1024)
#define ACLSHMEM_SDMA_FLAG_LENGTH         64
#define ACLSHMEM_UDMA_MTE_STAGING_UB_SIZE 128U
#define ACLSHMEM_RDMA_MTE_STAGING_UB_SIZE 128U

/* Sizes of what a barrier uses, per team and in all; programs compute heap sizes from them. */
#define ACLSHMEM_SYNCBIT_SIZE           SCALAR_DATA_CACHELINE_SIZE
#define ACLSHMEMI_SYNCBIT_SIZE          ACLSHMEM_SYNCBIT_SIZE
#define SYNC_LOG_MAX_PES                5
#define ACLSHMEM_BARRIER_TG_DISSEM_KVAL 8
#define SYNC_ARRAY_SIZE                 (ACLSHMEM_SYNCBIT_SIZE * SYNC_LOG_MAX_PES * ACLSHMEM_BARRIER_TG_DISSEM_KVAL)
#define SYNC_COUNTER_SIZE               ACLSHMEM_SYNCBIT_SIZE
#define SYNC_POOL_SIZE                  (SYNC_ARRAY_SIZE * ACLSHMEM_MAX_TEAMS)
#define SYNC_COUNTERS_SIZE              (SYNC_COUNTER_SIZE * ACLSHMEM_MAX_TEAMS)
#define ACLSHMEM_MAX_AIV_PER_NPU        48
#define ACLSHMEM_LOG_MAX_AIV_PER_NPU    6
#define ACLSHMEM_CORE_SYNC_POOL_SIZE                                                               \
    (ACLSHMEM_MAX_AIV_PER_NPU * ACLSHMEM_LOG_MAX_AIV_PER_NPU * ACLSHMEM_SYNCBIT_SIZE)
#define ACLSHMEM_CORE_SYNC_COUNTER_SIZE ACLSHMEM_SYNCBIT_SIZE
#define ACLSHMEM_EXTRA_SIZE_UNALIGNED   SYNC_POOL_SIZE
#define ACLSHMEM_EXTRA_SIZE_UNALIGHED   ACLSHMEM_EXTRA_SIZE_UNALIGNED
#define ACLSHMEM_EXTRA_SIZE             ALIGN_TO(ACLSHMEM_EXTRA_SIZE_UNALIGNED, ACLSHMEM_PAGE_SIZE)
#define ACLSHMEM_CYCLE_PROF_MAX_BLOCK   64
#define ACLSHMEM_CYCLE_PROF_FRAME_CNT   1024

/* `size` rounded up to a multiple of `page`; the second spelling is as old programs have it. */
#ifndef ALIGN_TO
#define ALIGN_TO(size, page) (((size) + (page)-1) / (page) * (page))
#endif
#ifndef ALIGH_TO
#define ALIGH_TO(size, page) ALIGN_TO(size, page)
#endif
/* The same for powers of two. */
#ifndef ALIGN_UP
#define ALIGN_UP(val, al) (((val) + ((al)-1)) & ~((al)-1))
#endif

/* Documented distance rule of heaps on hardware: they begin at multiples of this. */
AIVD_SHMEM_CONSTANT(uint64_t, ACLSHMEM_HEAP_ALIGNMENT_SIZE, 1 << 30);

/* A team is named by a small number, the same for all its members' calls on one PE. */
typedef int aclshmem_team_t;
typedef uint64_t aclshmemx_team_uniqueid_t;

/* Predefined teams. */
typedef enum aclshmem_team_index_t {
    ACLSHMEM_TEAM_INVALID = -1, /* no team: what a PE gets from a split that leaves it out */
    ACLSHMEM_TEAM_WORLD = 0     /* every PE of the instance */
} aclshmem_team_index_t;

/* Engines that may carry data; a mask in aclshmem_init_optional_attr_t. Here one memory serves all;
 * what an engine's calls require of their arguments is still checked. */
typedef enum data_op_engine_type_t {
    ACLSHMEM_DATA_OP_MTE = 0x01,
    ACLSHMEM_DATA_OP_SDMA = 0x02,
    ACLSHMEM_DATA_OP_ROCE = 0x04,
    ACLSHMEM_DATA_OP_UDMA = 0x08,
    ACLSHMEM_DATA_OP_MAX = 0x08
} data_op_engine_type_t;

/* Which symmetric heap an allocation is from. */
typedef enum aclshmem_mem_type_t { HOST_SIDE = 0, DEVICE_SIDE = 1 } aclshmem_mem_type_t;

/* What a signal does to its word. */
typedef enum aclshmem_signal_op_type_t {
    ACLSHMEM_SIGNAL_SET = 0, /* the word becomes the value */
    ACLSHMEM_SIGNAL_ADD = 1  /* the value is added atomically */
} aclshmem_signal_op_type_t;

/* What a wait or test asks of a word: word <op> value. */
typedef enum aclshmem_cmp_op_type_t {
    ACLSHMEM_CMP_EQ = 0,
    ACLSHMEM_CMP_NE = 1,
    ACLSHMEM_CMP_GT = 2,
    ACLSHMEM_CMP_GE = 3,
    ACLSHMEM_CMP_LT = 4,
    ACLSHMEM_CMP_LE = 5
} aclshmem_cmp_op_type_t;

/* What a cache operation does; only CMO_TYPE_PREFETCH is accepted by aclshmemx_cmo_nbi. */
#ifdef __cplusplus
enum ACLSHMEMCMOTYPE : uint32_t {
#else
typedef enum ACLSHMEMCMOTYPE {
#endif
    CMO_TYPE_PREFETCH = 6,
    CMO_TYPE_WRITEBACK = 7,
    CMO_TYPE_INVALID = 8,
    CMO_TYPE_FLUSH = 9,
    CMO_TYPE_MAX = 10
#ifdef __cplusplus
};
#else
} ACLSHMEMCMOTYPE;
#endif

/* A word of a barrier, alone in its line. */
typedef int32_t aclshmemx_sync_bit[ACLSHMEM_SYNCBIT_SIZE / sizeof(int32_t)];
typedef aclshmemx_sync_bit aclshmemi_sync_bit;

/* What aclshmemx_handle_wait waits for: the operations of a team. */
typedef struct aclshmem_handle_t {
    aclshmem_team_t team_id;
} aclshmem_handle_t;

/* What aclshmem_team_get_config tells. */
typedef struct {
    int32_t version;
    int32_t num_contexts;               /* reserved */
    aclshmemx_team_uniqueid_t uniqueid; /* the same on all members, of no other team */
    char padding[TEAM_CONFIG_PADDING];
} aclshmem_team_config_t;

/* A team as kernels see it. */
typedef struct {
    int mype;     /* my number in the team, 0 .. size - 1 */
    int start;    /* number of its first PE in the world */
    int stride;   /* distance of its PEs in the world */
    int size;     /* its number of PEs */
    int team_idx; /* its handle */
    aclshmem_team_config_t config;
    int32_t
        pe_mapping[2 * ACLSHMEM_MAX_PES]; /* [i]: member -> world; [MAX_PES + w]: world -> member */
} aclshmemx_team_t;

/* The UB range and event an engine's high-level calls may use. */
typedef struct {
    int64_t aclshmem_ub; /* offset in UB, bytes */
    uint32_t ub_size;    /* bytes */
    uint32_t sync_id;    /* event */
} aclshmem_ub_config_t;
typedef aclshmem_ub_config_t aclshmem_mte_config_t;
typedef aclshmem_ub_config_t aclshmem_sdma_config_t;
typedef aclshmem_ub_config_t aclshmem_rdma_config_t;
typedef aclshmem_ub_config_t aclshmem_udma_config_t;

/* Cycle profile of a block: how often each frame was closed, and its cycles in sum. */
typedef struct {
    int64_t ccount[ACLSHMEM_CYCLE_PROF_FRAME_CNT];
    int64_t cycles[ACLSHMEM_CYCLE_PROF_FRAME_CNT];
} aclshmem_prof_block_t;

/* Cycle profile of a PE. */
typedef struct {
    int32_t pe_id;
    aclshmem_prof_block_t block_prof[ACLSHMEM_CYCLE_PROF_MAX_BLOCK];
} aclshmem_prof_pe_t;

/* An instance: several may live in one process, each with its own PEs, heap and teams. */
typedef struct {
    uint64_t id;
    void *instance;
} aclshmem_instance_ctx;

/* Rows of a matrix; lengths and leading dimensions in elements. */
typedef struct non_contiguous_copy_param {
    uint32_t repeat; /* rows */
    uint32_t length; /* elements of a row */
    uint32_t src_ld; /* from row to row in the source */
    uint32_t dst_ld; /* from row to row in the destination */
} non_contiguous_copy_param;

/* What the host tells its kernels about an instance. */
typedef struct {
    int version;
    int mype;
    int npes;
    void *heap_base;
    void *host_heap_base;
    void **p2p_device_heap_base; /* [pe], the same for the five below */
    void **rdma_device_heap_base;
    void **sdma_device_heap_base;
    void **p2p_host_heap_base;
    void **rdma_host_heap_base;
    void **sdma_host_heap_base;
    uint8_t topo_list[ACLSHMEM_MAX_PES]; /* [pe]: mask of aclshmem_transport_t */
    size_t heap_size;
    aclshmemx_team_t *team_pools[ACLSHMEM_MAX_TEAMS];
    uint64_t sync_pool; /* addresses, this and the next three */
    uint64_t sync_counter;
    uint64_t core_sync_pool;
    uint64_t core_sync_counter;
    bool is_aclshmem_initialized;
    bool is_aclshmem_created;
    aclshmem_mte_config_t mte_config;
    aclshmem_sdma_config_t sdma_config;
    aclshmem_rdma_config_t rdma_config;
    aclshmem_udma_config_t udma_config;
    uint64_t qp_info;
    uint64_t sdma_workspace_addr;
    aclshmem_prof_pe_t *profs;
    uint64_t signal_addr;
} aclshmem_device_host_state_t;

/* What only the host keeps. */
typedef struct {
    void *default_stream;
    int8_t default_event_id;
    uint32_t default_block_num;
    void *notify_arr[ACLSHMEM_MAX_AIV_PER_NPU];
} aclshmem_host_state_t;

#ifdef __cplusplus
}
#endif

#endif
