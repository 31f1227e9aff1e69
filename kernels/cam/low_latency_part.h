/* cam/low_latency_part: what the kernels of low latency share: which pairs are active, and where
 * they go. */
#ifndef CAM_LOW_LATENCY_PART_H
#define CAM_LOW_LATENCY_PART_H

#include "low_latency_shape.h"
#include "part.h"

enum { CAM_LL_TILE = 1024, CAM_LL_STRIDE = 32 };

/* One row of a token: where its expert is. */
typedef struct cam_ll_target {
    uint32_t place, choice;
} cam_ll_target;

/* In UB: choices of some tokens, and the rows of one. */
typedef struct cam_ll_tile {
    __ubuf__ int32_t *ids;           /* [CAM_LL_TILE] */
    __ubuf__ uint8_t *mask;          /* [CAM_LL_TILE] */
    __ubuf__ cam_ll_target *targets; /* [CAM_LL_CHOICES_MAX] */
    uint64_t first, count;           /* tokens */
} cam_ll_tile;

static inline uint32_t cam_ll_tile_bytes(void)
{
    return 5 * CAM_LL_TILE + CAM_LL_CHOICES_MAX * sizeof(cam_ll_target);
}

static inline cam_ll_tile cam_ll_tile_make(uint32_t at)
{
    return (cam_ll_tile){.ids = (__ubuf__ int32_t *)cam_ub(at),
                         .mask = (__ubuf__ uint8_t *)cam_ub(at + 4 * CAM_LL_TILE),
                         .targets = (__ubuf__ cam_ll_target *)cam_ub(at + 5 * CAM_LL_TILE)};
}

/* Loads the choices of tokens first .. end - 1, or as many as there is room for; false: none. */
static inline bool cam_ll_tile_load(const cam_ll_routing *r, cam_ll_tile *tile, uint64_t first,
                                    uint64_t end)
{
    const uint64_t room = CAM_LL_TILE / r->shape.topk, topk = r->shape.topk;
    if (first >= end)
        return false;
    tile->first = first;
    tile->count = end - first < room ? end - first : room;
    cam_load(tile->ids, r->ids + first * topk, tile->count * topk * 4);
    if (r->mask_kind == CAM_LL_PAIRS)
        cam_load(tile->mask, r->mask + first * topk, tile->count * topk);
    else if (r->mask_kind == CAM_LL_TOKENS)
        cam_load(tile->mask, r->mask + first, tile->count);
    return true;
}

static inline bool cam_ll_pair_active(const cam_ll_routing *r, const cam_ll_tile *tile, uint64_t t,
                                      uint32_t k)
{
    if (r->mask_kind == CAM_LL_ALL)
        return true;
    return tile->mask[r->mask_kind == CAM_LL_PAIRS ? t * r->shape.topk + k : t] != 0;
}

/* Some pair of the token is active: it goes to the shared experts. */
static inline bool cam_ll_token_active(const cam_ll_routing *r, const cam_ll_tile *tile, uint64_t t)
{
    for (uint32_t k = 0; k < r->shape.topk; k++)
        if (cam_ll_pair_active(r, tile, t, k))
            return true;
    return false;
}

/* The rows of token `t` of the tile, choices ascending, are tile->targets; returns how many. */
static inline uint32_t cam_ll_targets(const cam_ll_routing *r, const cam_ll_tile *tile, uint64_t t,
                                      uint32_t rank)
{
    __ubuf__ cam_ll_target *to = tile->targets;
    const cam_ll_shape *z = &r->shape;
    uint32_t count = 0;
    for (uint32_t k = 0; k < z->topk; k++) {
        int32_t expert = tile->ids[t * z->topk + k];
        if (!cam_ll_pair_active(r, tile, t, k))
            continue;
        if ((uint32_t)expert < z->experts)
            to[count++] = (cam_ll_target){z->shared_ranks + (uint32_t)expert, k};
        else if (r->refuse)
            aivd_dev_disagree(
                "low latency: rank %u, token %llu, choice %u is %d; allowed are 0 to %u "
                "(AIVDRIVE_CAM_IDS is refuse)",
                rank, (unsigned long long)(tile->first + t), k, expert, z->experts - 1);
    }
    if (z->shared && cam_ll_token_active(r, tile, t))
        for (uint32_t g = 0; g < z->shared; g++)
            to[count++] = (cam_ll_target){cam_ll_shared_rank(z, rank, g), z->topk + g};
    return count;
}

static inline uint32_t cam_ll_rank_of(const cam_ll_shape *z, uint32_t place)
{
    uint32_t shared = z->shared_ranks;
    return place < shared ? place : shared + (place - shared) / cam_ll_local(z, shared);
}

/* counts[v] += rows of tokens first .. end - 1 for place v. */
static inline void cam_ll_count(const cam_ll_routing *r, cam_ll_tile *tile, uint32_t rank,
                                uint64_t first, uint64_t end, __ubuf__ int32_t *counts)
{
    for (uint64_t at = first; cam_ll_tile_load(r, tile, at, end); at += tile->count)
        for (uint64_t t = 0; t < tile->count; t++) {
            uint32_t n = cam_ll_targets(r, tile, t, rank);
            for (uint32_t i = 0; i < n; i++)
                counts[tile->targets[i].place]++;
        }
}

static inline void cam_ll_zero(__ubuf__ int32_t *numbers, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        numbers[i] = 0;
}

/* Out: counts of this rank's experts as the caller wants them. `recv_count` is the running sum over
 * (expert, source), in UB; `local64` room for [L] in UB. */
static inline void cam_ll_tell_counts(const cam_ll_dispatch_args *d, __ubuf__ int32_t *recv_count,
                                      __ubuf__ int64_t *local64)
{
    const uint32_t ranks = d->coll.size, local = cam_ll_local(&d->routing.shape, d->coll.rank);
    cam_store(d->recv_count, recv_count, 4ull * local * ranks);
    for (uint32_t le = 0; le < local; le++) {
        int64_t before = le && !d->sums ? recv_count[le * ranks - 1] : 0;
        local64[le] = recv_count[(le + 1) * ranks - 1] - before;
    }
    cam_store(d->per_local, local64, 8ull * local);
}

#endif
