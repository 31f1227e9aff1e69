/* cam/layout: aclnnDispatchLayout: what this rank's tokens choose. Local.
 *
 * Blocks share the tokens. Each counts its pairs by expert and leaves the counts in its row of the
 * scratch memory; behind a barrier it adds up the rows of the blocks before it, and numbers its
 * pairs from there. Block 0 adds up all rows for the totals of the experts. Ranks are counted in
 * rows that stand behind those of the experts, so every output is written once, by one block. */
#include "part.h"

enum { LAYOUT_TILE_BYTES = 64 * 1024 };

/* This block's space in UB. */
typedef struct space {
    __ubuf__ int32_t *count; /* [E] */
    __ubuf__ int32_t *ranks; /* [R] */
    __ubuf__ int32_t *row;   /* [E + R] of another block */
    __ubuf__ int64_t *ids;   /* a tile of tokens */
    __ubuf__ int32_t *in, *index;
    uint64_t tile; /* tokens */
} space;

static space space_of(const cam_layout_args *a)
{
    uint32_t experts = cam_aligned(a->experts * 4), ranks = cam_aligned(a->ranks * 4);
    uint32_t at = 2 * (experts + ranks);
    uint32_t token = a->topk * 12 + a->ranks * 4;
    uint64_t tile = LAYOUT_TILE_BYTES / token;
    uint32_t ids = cam_aligned((uint32_t)tile * a->topk * 8);
    uint32_t in = cam_aligned((uint32_t)tile * a->ranks * 4);
    return (space){.count = cam_ub(0),
                   .ranks = cam_ub(experts),
                   .row = cam_ub(experts + ranks),
                   .ids = cam_ub(at),
                   .in = cam_ub(at + ids),
                   .index = cam_ub(at + ids + in),
                   .tile = tile};
}

static void clear(const cam_layout_args *a, const space *s)
{
    for (uint32_t e = 0; e < a->experts; e++)
        s->count[e] = 0;
    for (uint32_t r = 0; r < a->ranks; r++)
        s->ranks[r] = 0;
}

static void refuse_id(const cam_layout_args *a, uint64_t token, uint32_t k, int64_t id)
{
    aivd_dev_disagree(
        "aclnnDispatchLayout: topkIdx of token %llu, choice %u is %lld; allowed are 0 to "
        "%u, and others only with AIVDRIVE_CAM_IDS=skip",
        (unsigned long long)token, k, (long long)id, a->experts - 1);
}

/* One walk over a tile: counts[e] is the number of the next pair with expert e. Ids outside 0 to
 * E - 1 are of nobody and have number -1. */
static void walk_tile(const cam_layout_args *a, const space *s, uint64_t first, uint64_t tokens)
{
    const uint32_t local = a->experts / a->ranks;
    const uint64_t inverse = ((UINT64_C(1) << 32) + local - 1) / local; /* exact below 2^16 */
    for (uint64_t i = 0; i < tokens * a->ranks; i++)
        s->in[i] = 0;
    for (uint64_t t = 0; t < tokens; t++) {
        for (uint32_t k = 0; k < a->topk; k++) {
            int64_t id = s->ids[t * a->topk + k];
            bool valid = (uint64_t)id < a->experts;
            s->index[t * a->topk + k] = valid ? s->count[id]++ : -1;
            if (!valid && a->refuse)
                refuse_id(a, first + t, k, id);
            if (!valid)
                continue;
            uint32_t rank = (uint32_t)((uint64_t)id * inverse >> 32);
            s->ranks[rank] += 1 - s->in[t * a->ranks + rank];
            s->in[t * a->ranks + rank] = 1;
        }
    }
}

/* All tokens of this block; `numbered`: the counts began at the right numbers, so the results go
 * out. */
static void walk(const cam_layout_args *a, const space *s, bool numbered)
{
    aivd_part part =
        aivd_split(a->tokens, (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx());
    for (uint64_t done = 0; done < part.count; done += s->tile) {
        uint64_t n = part.count - done < s->tile ? part.count - done : s->tile;
        uint64_t first = part.begin + done;
        cam_load(s->ids, a->ids + first * a->topk, n * a->topk * 8);
        walk_tile(a, s, first, n);
        if (!numbered)
            continue;
        cam_store(a->index + first * a->topk, s->index, n * a->topk * 4);
        cam_store(a->in_rank + first * a->ranks, s->in, n * a->ranks * 4);
    }
}

static __gm__ int32_t *row_of(const cam_layout_args *a, uint32_t block)
{
    return a->scratch + (uint64_t)block * (a->experts + a->ranks);
}

/* Adds the rows of blocks 0 to `count` - 1; ranks only when all are wanted. */
static void add_rows(const cam_layout_args *a, const space *s, uint32_t count)
{
    clear(a, s);
    for (uint32_t b = 0; b < count; b++) {
        cam_load(s->row, row_of(a, b), (a->experts + a->ranks) * 4);
        for (uint32_t e = 0; e < a->experts; e++)
            s->count[e] += s->row[e];
        for (uint32_t r = 0; r < a->ranks; r++)
            s->ranks[r] += s->row[a->experts + r];
    }
}

static void store_totals(const cam_layout_args *a, const space *s)
{
    cam_store(a->per_expert, s->count, a->experts * 4);
    cam_store(a->per_rank, s->ranks, a->ranks * 4);
}

__global__ __aicore__ void aclnnDispatchLayout(cam_layout_args args)
{
    const cam_layout_args *a = &args;
    const space s = space_of(a);
    const uint32_t blocks = (uint32_t)asc_get_block_num(), me = (uint32_t)asc_get_block_idx();
    clear(a, &s);
    if (blocks == 1) {
        walk(a, &s, true);
        store_totals(a, &s);
        return;
    }
    walk(a, &s, false);
    cam_store(row_of(a, me), s.count, a->experts * 4);
    cam_store(row_of(a, me) + a->experts, s.ranks, a->ranks * 4);
    aivd_block_barrier();
    if (me == 0) {
        add_rows(a, &s, blocks);
        store_totals(a, &s);
    }
    add_rows(a, &s, me);
    walk(a, &s, true);
}
