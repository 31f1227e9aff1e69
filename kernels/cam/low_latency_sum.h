/* cam/low_latency_sum: the weighted sums of low-latency combine, over chunks of a block's tokens,
 * wherever the rows of the tokens are. */
#ifndef CAM_LOW_LATENCY_SUM_H
#define CAM_LOW_LATENCY_SUM_H

#include "low_latency_part.h"

enum {
    CAM_LL_SUM_ROWS = 8192,     /* of which the addresses are known at a time */
    CAM_LL_SUM_TAIL = 10 * 1024 /* at the end of UB: the tile, then the windows of half calls */
};

/* In UB, but for the numbers. */
typedef struct cam_ll_sum {
    __ubuf__ uint64_t *rows; /* [tokens of the chunk][K'] addresses; 0 = none */
    __ubuf__ float *weights; /* [CAM_LL_TILE] */
    uint64_t first, count;   /* tokens of the chunk */
    uint64_t end;            /* of the block's tokens */
    uint64_t chunk;          /* most tokens of a chunk */
} cam_ll_sum;

static inline uint32_t cam_ll_choices(const cam_ll_shape *z)
{
    return z->topk + z->shared;
}

static inline uint32_t cam_ll_sum_bytes(void)
{
    return 8 * CAM_LL_SUM_ROWS + 4 * CAM_LL_TILE;
}

static inline cam_ll_sum cam_ll_sum_make(void)
{
    return (cam_ll_sum){.rows = (__ubuf__ uint64_t *)cam_ub(0),
                        .weights = (__ubuf__ float *)cam_ub(8 * CAM_LL_SUM_ROWS)};
}

/* The next chunk of this block's tokens; false when there is none. */
static inline bool cam_ll_sum_next(const cam_ll_combine_args *c, cam_ll_sum *s)
{
    (void)c;
    s->first += s->count;
    s->count = s->end - s->first < s->chunk ? s->end - s->first : s->chunk;
    return s->count != 0;
}

static inline bool cam_ll_sum_begin(const cam_ll_combine_args *c, cam_ll_sum *s)
{
    const aivd_part part =
        aivd_split(c->routing.tokens, (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx());
    s->chunk = CAM_LL_SUM_ROWS / cam_ll_choices(&c->routing.shape);
    s->first = part.begin;
    s->end = part.begin + part.count;
    s->count = 0;
    return cam_ll_sum_next(c, s);
}

static inline void cam_ll_sum_clear(const cam_ll_sum *s, const cam_ll_shape *z)
{
    for (uint64_t i = 0; i < s->count * cam_ll_choices(z); i++)
        s->rows[i] = 0;
}

/* The row of a token and a choice is there. */
static inline void cam_ll_sum_row(const cam_ll_sum *s, uint32_t choices, uint64_t token,
                                  uint32_t choice, __gm__ const void *row)
{
    if (token - s->first < s->count)
        s->rows[(token - s->first) * choices + choice] = (uint64_t)(uintptr_t)row;
}

/* Rows of a token with their weights: choices ascending, then the caller's own. */
typedef struct cam_ll_terms {
    const void *rows[CAM_LL_CHOICES_MAX + 1];
    float weights[CAM_LL_CHOICES_MAX + 1];
    uint32_t count;
} cam_ll_terms;

static inline void cam_ll_terms_add(cam_ll_terms *t, const void *row, float weight)
{
    t->rows[t->count] = row;
    t->weights[t->count++] = weight;
}

/* A choice that names an expert has a row, unless it was not active in dispatch. */
static inline void cam_ll_row_check(const cam_ll_combine_args *c, const cam_ll_tile *tile,
                                    uint64_t in_tile, uint32_t k, uint64_t row)
{
    if (row == 0)
        aivd_dev_disagree(
            "aclnnMoeLowLatencyCombineV2: rank %u, token %llu, choice %u names expert %d "
            "and no row of it came; expertIds and xActiveMask must be those of dispatch",
            c->coll.rank, (unsigned long long)(tile->first + in_tile), k,
            tile->ids[in_tile * c->routing.shape.topk + k]);
}

/* Token `in_tile` of the tile, `at` of the chunk. One that is not active has no terms. */
static inline void cam_ll_terms_of(const cam_ll_combine_args *c, const cam_ll_sum *s,
                                   const cam_ll_tile *tile, uint64_t at, uint64_t in_tile,
                                   cam_ll_terms *t)
{
    const cam_ll_shape *z = &c->routing.shape;
    __ubuf__ const uint64_t *rows = s->rows + at * cam_ll_choices(z);
    const uint32_t count = cam_ll_targets(&c->routing, tile, in_tile, c->coll.rank);
    t->count = 0;
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t k = tile->targets[i].choice;
        cam_ll_row_check(c, tile, in_tile, k < z->topk ? k : 0, rows[k]);
        cam_ll_terms_add(t, (const void *)(uintptr_t)rows[k],
                         k < z->topk ? s->weights[in_tile * z->topk + k] : 1.0f);
    }
    if (c->extra && cam_ll_token_active(&c->routing, tile, in_tile))
        cam_ll_terms_add(t, c->extra + (s->first + at) * z->hidden * c->coll.element, 1.0f);
}

/* Writes the chunk's tokens. */
static inline void cam_ll_sum_write(const cam_ll_combine_args *c, const cam_ll_sum *s)
{
    const cam_ll_shape *z = &c->routing.shape;
    const uint64_t row_bytes = z->hidden * c->coll.element, end = s->first + s->count;
    cam_ll_tile tile = cam_ll_tile_make(CAM_UB_END - CAM_UB - CAM_LL_SUM_TAIL);
    cam_ll_terms both[2];
    for (uint64_t at = s->first; cam_ll_tile_load(&c->routing, &tile, at, end); at += tile.count) {
        cam_load(s->weights, c->weights + at * z->topk, 4ull * tile.count * z->topk);
        cam_ll_terms_of(c, s, &tile, at - s->first, 0, &both[0]);
        for (uint64_t t = 0; t < tile.count; t++) {
            cam_ll_terms *now = &both[t & 1], *next = &both[~t & 1];
            next->count = 0;
            if (t + 1 < tile.count)
                cam_ll_terms_of(c, s, &tile, at - s->first + t + 1, t + 1, next);
            aivd_rows_sum(c->out + (at + t) * row_bytes, now->rows, now->weights, now->count,
                          z->hidden, (int)c->coll.type, next->rows, next->count, 0);
        }
    }
}

#endif
