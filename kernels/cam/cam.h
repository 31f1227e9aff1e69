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
    CAM_ROW_UNIT = 4 /* bytes of the largest element */
};

enum cam_kernel { CAM_LAYOUT, CAM_NOTIFY, CAM_DISPATCH, CAM_COMBINE, CAM_KERNELS };
#define CAM_KERNEL_NAMES                                                                           \
    "aclnnDispatchLayout", "aclnnNotifyDispatch", "aclnnMoeDispatchNormal", "aclnnMoeCombineNormal"

typedef struct cam_layout_args {
    const int64_t *ids;                       /* [T][K] */
    int32_t *per_rank, *per_expert, *in_rank; /* [R] [E] [T][R] */
    int32_t *scratch; /* [blocks][E], of the caller; not used by one block */
    int32_t *index;   /* [T][K] */
    uint64_t tokens;
    uint32_t ranks, experts, topk, cached;
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
    uint32_t in_turn; /* 1: more than the caches hold; rows go in pieces, in turn over a token's */
} cam_dispatch_args;

typedef struct cam_combine_args {
    coll_args coll;
    const uint8_t *rows_in;    /* [rows][H] */
    const int32_t *assist;     /* [rows][3] */
    const int32_t *recv_count; /* [E] */
    const float *weights;      /* [T][K] */
    uint8_t *out;              /* [T][H] */
    int32_t *stats;            /* [R] microseconds, or NULL */
    uint8_t *rows_twin;
    int32_t *assist_twin, *count_twin;
    uint64_t tokens, hidden, rows; /* rows: room in the inputs */
    uint32_t experts, topk;
} cam_combine_args;

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
