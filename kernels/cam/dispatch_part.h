/* cam/dispatch_part: what dispatch does alike in both transports: the block's tokens tile by tile,
 * which choices have a row, what is wrong with counts and ids, and a token's row to its places. */
#ifndef CAM_DISPATCH_PART_H
#define CAM_DISPATCH_PART_H

#include "part.h"

enum { CAM_TILE_PAIRS = 2048, CAM_TILE_BYTES = CAM_TILE_PAIRS * 4, CAM_PIECE = 512 };

/* Tokens of this block whose ids and indices are in UB. */
typedef struct cam_tile {
    uint64_t first, count, end; /* end: of the block's tokens */
} cam_tile;

static inline cam_tile cam_tile_begin(const cam_dispatch_args *d)
{
    const aivd_part part =
        aivd_split(d->tokens, (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx());
    return (cam_tile){.first = part.begin, .end = part.begin + part.count};
}

static inline bool cam_tile_next(const cam_dispatch_args *d, cam_tile *tile, __ubuf__ int32_t *ids,
                                 __ubuf__ int32_t *index)
{
    const uint64_t most = CAM_TILE_PAIRS / d->topk;
    tile->first += tile->count;
    tile->count = tile->end - tile->first < most ? tile->end - tile->first : most;
    cam_load(ids, d->ids + tile->first * d->topk, tile->count * d->topk * 4);
    cam_load(index, d->index + tile->first * d->topk, tile->count * d->topk * 4);
    return tile->count > 0;
}

static inline uint64_t cam_dispatch_row_bytes(const cam_dispatch_args *d)
{
    return d->hidden * (d->quant ? 1 : d->coll.element);
}

/* Of the rows that this rank sends, as far as caches are concerned: of INT8 ones the experts' rows
 * come back beside them. */
static inline uint64_t cam_dispatch_bytes(const cam_dispatch_args *d)
{
    return d->tokens * d->topk * d->hidden * (d->coll.element + (d->quant ? 1 : 0));
}

/* Counts of rank p grow, and the last is no more than there is room for. */
static inline void cam_dispatch_counts_check(const cam_dispatch_args *d, uint32_t p, uint64_t room,
                                             __ubuf__ const int32_t *counts)
{
    int32_t last = 0;
    for (uint32_t q = 0; q < d->experts; q++) {
        if (counts[q] < last)
            aivd_dev_disagree("aclnnMoeDispatchNormal: recvCount of rank %u is %d at %u behind %d; "
                              "it must be what aclnnNotifyDispatch gave, which does not fall",
                              p, counts[q], q, last);
        last = counts[q];
    }
    if ((uint64_t)last > room)
        aivd_dev_disagree("aclnnMoeDispatchNormal: rank %u receives %d rows and has room for %llu "
                          "in recvX, recvXScales and assistInfoForCombine",
                          p, last, (unsigned long long)room);
}

/* The choice has a row. Others are skipped or refused, as the caller wants. */
static inline bool cam_dispatch_has_row(const cam_dispatch_args *d, uint64_t token, uint32_t k,
                                        int32_t expert)
{
    const bool valid = (uint32_t)expert < d->experts;
    if (!valid && d->refuse)
        aivd_dev_disagree(
            "aclnnMoeDispatchNormal: rank %u, token %llu, choice %u: topkIdx is %d; allowed "
            "are 0 to %u, and others only with AIVDRIVE_CAM_IDS=skip",
            d->coll.rank, (unsigned long long)token, k, expert, d->experts - 1);
    return valid;
}

/* The token's row to all its places; returns its scale, 0 where rows are not quantised. */
static inline float cam_dispatch_put(const cam_dispatch_args *d, void *const *rows, uint32_t count,
                                     uint64_t token)
{
    const uint8_t *x = d->x + token * d->hidden * d->coll.element;
    const uint32_t piece = d->in_turn ? CAM_PIECE : 0;
    if (d->quant)
        return aivd_rows_quantise(rows, count, x, d->hidden, (int)d->coll.type, piece);
    aivd_rows_copy(rows, count, x, cam_dispatch_row_bytes(d), piece);
    return 0;
}

#endif
