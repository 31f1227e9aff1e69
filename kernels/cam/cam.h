/* cam/cam: what the host side (src/cam/launch) and the kernels of the expert-parallel operators
 * agree on.
 *
 * R ranks, E experts, L = E / R of them on each rank, T tokens of this rank, K choices of a token,
 * H numbers in a row. A *pair* is a token and one of its choices; pairs are counted t * K + k.
 * Arrays by (expert of a rank, source rank) are indexed le * R + src.
 *
 * notify, dispatch and combine are calls of the communicator like its collectives: they have
 * numbers from the same sequence, speak through the same slots and marks (coll/coll.h), and so must
 * come in the same order on all ranks. layout is local. */
#ifndef CAM_CAM_H
#define CAM_CAM_H

#include "../coll/coll.h"

enum {
    CAM_EXPERTS_MAX = 4096,
    CAM_TOPK_MAX = 64,
    CAM_QUANT_INT8 = 2, /* quantMode */
    CAM_ROW_UNIT = 4 /* bytes of the largest element */
};

enum cam_kernel {
    CAM_LAYOUT,
    CAM_NOTIFY,
    CAM_DISPATCH,
    CAM_COMBINE,
    CAM_TP_GATHER, /* the rest of dispatch, and the beginning of combine, with tpWorldSize 2 */
    CAM_TP_SUM,
    CAM_NOTIFY_WINDOW, /* the same through windows (window_map.h) */
    CAM_DISPATCH_WINDOW,
    CAM_COMBINE_WINDOW,
    CAM_LL_DISPATCH,
    CAM_LL_COMBINE,
    CAM_LL_OPEN,
    CAM_LL_DISPATCH_SEND,
    CAM_LL_DISPATCH_RECEIVE,
    CAM_LL_COMBINE_SEND,
    CAM_LL_COMBINE_RECEIVE,
    CAM_EXPERT_MAP,
    CAM_KERNELS
};
#define CAM_KERNEL_NAMES                                                                           \
    "aclnnDispatchLayout", "aclnnNotifyDispatch", "aclnnMoeDispatchNormal",                        \
        "aclnnMoeCombineNormal", "aivdCamTpGather", "aivdCamTpSum",                                 \
        "aclnnNotifyDispatchWindow", "aclnnMoeDispatchNormalWindow",                               \
        "aclnnMoeCombineNormalWindow",                                                             \
        "aclnnMoeLowLatencyDispatchV2", "aclnnMoeLowLatencyCombineV2", "aivd_low_latency_open",    \
        "aivd_low_latency_dispatch_send", "aivd_low_latency_dispatch_receive",                     \
        "aivd_low_latency_combine_send", "aivd_low_latency_combine_receive", "aivd_expert_map"

typedef struct cam_layout_args {
    const int64_t *ids;                       /* [T][K] */
    int32_t *per_rank, *per_expert, *in_rank; /* [R] [E] [T][R] */
    int32_t *scratch; /* [blocks][E], of the caller; not used by one block */
    int32_t *index;   /* [T][K] */
    uint64_t tokens;
    uint32_t ranks, experts, topk, cached;
    uint32_t refuse; /* 1: an id outside 0 to E - 1 ends the kernel */
} cam_layout_args;

/* Whatever peers cannot reach has a twin in scratch memory; NULL when it is not needed. */
typedef struct cam_notify_args {
    coll_args coll;
    const int32_t *per_expert;         /* [E] */
    int32_t *send_data, *send_offset;  /* [3E] [E] */
    int32_t *recv_data;                /* [3E] */
    int32_t *total, *max_bs;           /* [1] */
    int32_t *recv_count, *recv_offset; /* [E] */
    int64_t *per_local;                /* [L] */
    int32_t *recv_twin;                /* [3E] */
    uint64_t tokens;
    uint32_t experts, reserved;
} cam_notify_args;

typedef struct cam_dispatch_args {
    coll_args coll;
    const uint8_t *x;           /* [T][H] */
    const int32_t *ids, *index; /* [T][K] */
    const int32_t *recv_count;  /* [E] */
    uint8_t *recv_x;            /* [rows][H] */
    float *scales;              /* [rows]; quantised rows only */
    int32_t *assist;            /* [rows][3] */
    int32_t *stats;             /* [R] microseconds, or NULL */
    int32_t *count_twin;        /* [E] */
    uint8_t *recv_twin;
    float *scales_twin;
    int32_t *assist_twin;
    uint64_t tokens, hidden, rows; /* rows: room in the outputs */
    uint32_t experts, topk, quant;
    uint32_t refuse;  /* as of layout */
    uint32_t in_turn; /* 1: more than the caches hold; rows go in pieces, in turn over a token's */
} cam_dispatch_args;

typedef struct cam_combine_args {
    coll_args coll;
    const uint8_t *rows_in;    /* [rows][H] */
    const int32_t *assist;     /* [rows][3] */
    const int32_t *recv_count; /* [E] */
    const float *scales;       /* [rows] of rows in INT8; NULL: rows are of the type of `out` */
    const float *weights;      /* [T][K] */
    uint8_t *out;              /* [T][H] */
    int32_t *stats;            /* [R] microseconds, or NULL */
    uint8_t *rows_twin;
    float *scales_twin;
    int32_t *assist_twin, *count_twin;
    uint64_t tokens, hidden, rows; /* rows: room in the inputs */
    uint32_t experts, topk;
    uint32_t past, reserved; /* past: 1: more than the caches hold; results go past them */
} cam_combine_args;

/* A pair of TP ranks; `coll` is of its communicator. Rows that are a rank's own stand in `*_in` of
 * gather, and in `rows` of sum; those of both in the others. */
typedef struct cam_tp_gather_args {
    coll_args coll;
    const int32_t *recv_count; /* [E]; the last is how many are own */
    const uint8_t *rows_in;
    const float *scales_in; /* NULL: none */
    const int32_t *assist_in;
    uint8_t *rows;
    float *scales;
    int32_t *assist;
    uint8_t *rows_twin;
    float *scales_twin;
    int32_t *assist_twin;
    uint64_t row_bytes, room; /* room: rows that the outputs hold */
    uint32_t experts, reserved;
} cam_tp_gather_args;

typedef struct cam_tp_sum_args {
    coll_args coll;
    const int32_t *recv_count, *tp_counts; /* [E] [2] */
    const uint8_t *rows_in;
    const int32_t *assist_in;
    uint8_t *rows_twin;
    uint8_t *rows;
    int32_t *assist;
    uint64_t hidden, room;
    uint32_t experts, reserved;
} cam_tp_sum_args;

/* Words of a head (coll_send of exchange.h). */
enum cam_post_word {
    CAM_POST_ROWS = 1, /* recv_x, or rows_in */
    CAM_POST_SCALES,   /* 0: none */
    CAM_POST_ASSIST,
    CAM_POST_COUNTS, /* recv_count, or of notify: recv_data */
    CAM_POST_ROOM,   /* rows */
    CAM_POST_TOKENS
};

#endif
