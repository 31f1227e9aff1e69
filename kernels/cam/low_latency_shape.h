/* cam/low_latency_shape: what the host side (src/cam/low_latency) and the kernels of low-latency
 * dispatch and combine agree on.
 *
 * R ranks, of which the first S hold a shared expert each and the others L of the E routed experts.
 * G shared experts; the S / G ranks from g * S / G on have copies of shared expert g, and rank r
 * uses copy r % (S / G). Experts of all ranks stand in one row of V = S + E places: first the S
 * ranks of shared experts, then the routed ones. A token has K' = K + G choices, the last G of them
 * the shared experts. Arrays by (expert of a rank, source rank) are indexed le * R + src.
 *
 * Two ways. *Whole* calls tell all ranks how many rows they send, and push each row to its final
 * place; combine reads the rows where they lie. Calls in *halves* need nobody to be there: the
 * first half pushes rows into fixed slots of the receiver's window and says so, the second one
 * waits and makes the result. */
#ifndef CAM_LOW_LATENCY_SHAPE_H
#define CAM_LOW_LATENCY_SHAPE_H

#include "cam.h"

enum {
    CAM_LL_SHARED_MAX = 16, /* shared experts */
    CAM_LL_CHOICES_MAX = CAM_TOPK_MAX + CAM_LL_SHARED_MAX,
    CAM_LL_ROUTES_MAX = CAM_EXPERTS_MAX + COLL_RANKS_MAX, /* V */
    CAM_LL_SLOTS_MAX = 8192                               /* L * R */
};

/* What all ranks of a call have alike. */
typedef struct cam_ll_shape {
    uint64_t hidden, most; /* most: tokens of a rank, at most; 0 = not said */
    uint32_t experts, topk, shared, shared_ranks, quant, ranks;
} cam_ll_shape;

/* Experts of rank p, and the place of its first one. */
static inline uint32_t cam_ll_local(const cam_ll_shape *z, uint32_t p)
{
    return p < z->shared_ranks ? 1 : z->experts / (z->ranks - z->shared_ranks);
}

static inline uint32_t cam_ll_first(const cam_ll_shape *z, uint32_t p)
{
    return p < z->shared_ranks ? p : z->shared_ranks + (p - z->shared_ranks) * cam_ll_local(z, p);
}

static inline uint32_t cam_ll_places(const cam_ll_shape *z)
{
    return z->shared_ranks + z->experts;
}

/* The rank whose copy of shared expert g serves rank r. */
static inline uint32_t cam_ll_shared_rank(const cam_ll_shape *z, uint32_t r, uint32_t g)
{
    uint32_t copies = z->shared_ranks / z->shared;
    return r % copies + g * copies;
}

typedef enum cam_ll_mask { CAM_LL_ALL, CAM_LL_TOKENS, CAM_LL_PAIRS } cam_ll_mask;

/* The choices of this rank's tokens. */
typedef struct cam_ll_routing {
    const int32_t *ids;  /* [T][K] */
    const uint8_t *mask; /* [T] or [T][K]; NULL: all are active */
    uint64_t tokens;
    cam_ll_shape shape;
    uint32_t mask_kind;
    uint32_t refuse; /* ids of nobody end the call */
} cam_ll_routing;

/* ---- windows of calls in halves ----
 *
 *     peers    [R]     address of rank p's window
 *     lines    [2][R]  what rank p has said last into this half: {number, signature}
 *     half 0           of dispatch: counts [R][L] of rank p's rows for this rank's experts, then
 *     half 1               slots [R][L][most] of {row, scale, token, choice}
 *                      of combine: slots [most][K'] of {row, number}
 *
 * Calls in halves use the two halves of the windows in turn. One may be begun when the last but one
 * has ended here, and pushes to rank p when that has ended there, which p's mark of the call of the
 * communicator tells that ended it. What is in a half is known by its number, the call of the
 * communicator that sent it: numbers grow, so lines and slots are never reset. */
enum { CAM_LL_ALIGN = 64, CAM_LL_TAIL = 16 };

static inline uint64_t cam_ll_up(uint64_t bytes)
{
    return (bytes + CAM_LL_ALIGN - 1) / CAM_LL_ALIGN * CAM_LL_ALIGN;
}

static inline uint64_t cam_ll_lines_at(uint32_t ranks)
{
    return cam_ll_up(8ull * ranks);
}

static inline uint64_t cam_ll_line_at(uint32_t ranks, uint32_t half, uint32_t p)
{
    return cam_ll_lines_at(ranks) + ((uint64_t)half * ranks + p) * COLL_LINE;
}

static inline uint64_t cam_ll_half_at(uint32_t ranks, uint64_t half_bytes, uint32_t half)
{
    return cam_ll_lines_at(ranks) + 2ull * ranks * COLL_LINE + half * half_bytes;
}

/* Bytes of a row as dispatch sends it, and of its slot: row, padded to 16, then the tail. */
static inline uint64_t cam_ll_row_bytes(const cam_ll_shape *z, uint32_t element)
{
    return z->hidden * (z->quant ? 1 : element);
}

/* Of the rows of so many tokens, as far as caches are concerned: of INT8 ones the experts' rows come
 * back beside them. */
static inline uint64_t cam_ll_cache_bytes(const cam_ll_shape *z, uint32_t element, uint64_t tokens)
{
    return tokens * z->topk * z->hidden * (element + (z->quant ? 1 : 0));
}

static inline uint64_t cam_ll_tail_at(uint64_t row_bytes)
{
    return (row_bytes + 15) / 16 * 16;
}

static inline uint64_t cam_ll_slot_bytes(uint64_t row_bytes)
{
    return cam_ll_up(cam_ll_tail_at(row_bytes) + CAM_LL_TAIL);
}

/* From the begin of a half: counts of rank src, and slot i of (src, le). `local` is the
 * receiver's. */
static inline uint64_t cam_ll_counts_at(uint32_t local, uint32_t src)
{
    return (uint64_t)src * cam_ll_up(4ull * local);
}

static inline uint64_t cam_ll_slot_at(uint32_t ranks, uint32_t local, uint64_t most,
                                      uint64_t slot_bytes, uint32_t src, uint32_t le)
{
    return cam_ll_counts_at(local, ranks) + ((uint64_t)src * local + le) * most * slot_bytes;
}

/* ---- arguments of the kernels ---- */

typedef struct cam_ll_dispatch_args {
    coll_args coll;
    cam_ll_routing routing;
    const uint8_t *x;    /* [T][H] */
    int32_t *counts;     /* [V] of this rank's memory, for peers to read */
    uint8_t *recv_x;     /* [rows][H] */
    float *scales;       /* [rows]; quantised rows only */
    int32_t *assist;     /* [rows][3] */
    int64_t *per_local;  /* [L] */
    int32_t *recv_count; /* [L * R] */
    uint8_t *recv_twin;
    float *scales_twin;
    int32_t *assist_twin;
    uint64_t rows; /* room in the outputs */
    uint32_t sums; /* per_local is a running sum */
    uint32_t in_turn;
} cam_ll_dispatch_args;

typedef struct cam_ll_combine_args {
    coll_args coll;
    cam_ll_routing routing;
    const uint8_t *rows_in;    /* [rows][H] */
    const int32_t *assist;     /* [rows][3] */
    const int32_t *recv_count; /* [L * R] */
    const float *weights;      /* [T][K] */
    const uint8_t *extra;      /* [T][H] added with weight 1, or NULL */
    uint8_t *out;              /* [T][H] */
    int32_t *stats;            /* [R] microseconds, or NULL */
    uint8_t *rows_twin;
    int32_t *assist_twin, *count_twin;
    uint64_t rows; /* room in the inputs */
} cam_ll_combine_args;

/* Behind the argument of a whole call: a half of it. */
typedef struct cam_ll_half {
    uint8_t *window;
    uint64_t half_bytes;
    uint64_t number; /* call of the communicator that sends; 0: this one */
    uint64_t freed;  /* the one that ended what was in this half before; 0 = none */
    uint32_t half, signature;
} cam_ll_half;

typedef struct cam_ll_dispatch_half_args {
    cam_ll_dispatch_args call;
    cam_ll_half half;
} cam_ll_dispatch_half_args;

typedef struct cam_ll_combine_half_args {
    cam_ll_combine_args call;
    cam_ll_half half;
} cam_ll_combine_half_args;

typedef struct cam_ll_open_args {
    coll_args coll;
    uint8_t *window;
} cam_ll_open_args;

typedef struct cam_expert_map_args {
    const void *ids;    /* [pairs] of int32 or int64 */
    const int32_t *map; /* [E] */
    void *physical;     /* [pairs], type of ids */
    uint64_t pairs;
    uint32_t experts, wide; /* wide: 64 bits */
} cam_expert_map_args;

#endif
