/* c_api/asc_enums.h: the constants of the Ascend C SIMD C-API: pipes, events, data barriers.
 * Source document: reference of the Ascend C SIMD C-API (synchronisation). */
#ifndef C_API_ASC_ENUMS_H
#define C_API_ASC_ENUMS_H

#include <stdint.h>

/* The in-order queues of a vector core. */
typedef enum {
    PIPE_S = 0, /* scalar unit */
    PIPE_V = 1, /* vector unit, moves inside UB */
    PIPE_M = 2,
    PIPE_MTE1 = 3,
    PIPE_MTE2 = 4, /* moves from GM to UB */
    PIPE_MTE3 = 5, /* moves from UB to GM */
    PIPE_ALL = 6,
    PIPE_FIX = 10
} pipe_t;

/* Names of the events between two pipes. */
typedef enum {
    EVENT_ID0 = 0,
    EVENT_ID1,
    EVENT_ID2,
    EVENT_ID3,
    EVENT_ID4,
    EVENT_ID5,
    EVENT_ID6,
    EVENT_ID7
} event_t;

/* What asc_sync_data_barrier waits for. */
typedef enum { DSB_ALL = 0, DSB_DDR, DSB_UB, DSB_SEQ } mem_dsb_t;

/* Hints for L2 of products from the 950 on; accepted and without effect here. The enumerators are
 * scoped: in C their names begin with the type's. */
#ifdef __cplusplus
enum class asc_load_l2_cache_mode : uint8_t {
    NORMAL_FIRST_VICTIM = 0,
    NORMAL_LAST_VICTIM = 1,
    NORMAL_PERSISTENT = 2,
    NOTALLOC_KEEP = 4,
    NOTALLOC_CLEAN = 5,
    NOTALLOC_DROP = 6
};
enum class asc_store_l2_cache_mode : uint8_t {
    NORMAL_FIRST_VICTIM = 0,
    NORMAL_LAST_VICTIM = 1,
    NORMAL_PERSISTENT = 2,
    NOTALLOC_CLEAN = 4
};
#else
typedef enum asc_load_l2_cache_mode {
    asc_load_l2_cache_mode_NORMAL_FIRST_VICTIM = 0,
    asc_load_l2_cache_mode_NORMAL_LAST_VICTIM = 1,
    asc_load_l2_cache_mode_NORMAL_PERSISTENT = 2,
    asc_load_l2_cache_mode_NOTALLOC_KEEP = 4,
    asc_load_l2_cache_mode_NOTALLOC_CLEAN = 5,
    asc_load_l2_cache_mode_NOTALLOC_DROP = 6
} asc_load_l2_cache_mode;
typedef enum asc_store_l2_cache_mode {
    asc_store_l2_cache_mode_NORMAL_FIRST_VICTIM = 0,
    asc_store_l2_cache_mode_NORMAL_LAST_VICTIM = 1,
    asc_store_l2_cache_mode_NORMAL_PERSISTENT = 2,
    asc_store_l2_cache_mode_NOTALLOC_CLEAN = 4
} asc_store_l2_cache_mode;
#endif

/* Atomic mode of moves from UB to GM, as asc_get_store_atomic_config returns it. */
typedef union asc_store_atomic_config {
    uint64_t config;
    struct {
        uint64_t atomic_type : 3; /* 0 none, 1 float, 2 half, 3 int16, 4 int32, 5 int8, 6 bf16 */
        uint64_t atomic_op : 2;   /* 0 add, 1 max, 2 min */
        uint64_t reserved : 59;
    };
} asc_store_atomic_config;

#endif
