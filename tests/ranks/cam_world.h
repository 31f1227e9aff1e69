/* A batch of the expert-parallel operators whose ids, rows and weights are functions of rank, token
 * and choice: every rank knows how many rows it will get. */
#ifndef CAM_WORLD_H
#define CAM_WORLD_H

#include "cam_support.h"

/* `seed` is the caller's; ids outside 0 .. experts - 1 choose nobody. */
typedef struct cam_plan {
    int (*tokens)(uint64_t seed, int r);
    int64_t (*id)(uint64_t seed, int r, int t, int k);
    float (*x)(uint64_t seed, int r, int t, uint64_t h);
    float (*weight)(uint64_t seed, int r, int t, int k);
    int experts, topk, quant;
    uint64_t hidden;
    oracle_type type;
} cam_plan;

typedef struct cam_world {
    cam_rank rank;
    const cam_plan *plan;
    cam_sizes z;
    cam_buffers b;
    uint64_t seed;
    int most; /* tokens of the rank with most of them */
} cam_world;

static inline uint64_t plan_hash(uint64_t a, uint64_t b)
{
    uint64_t x = a * 0x9e3779b97f4a7c15u + b + 0x632be59bd9b4e019u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* For a plan's x: whole numbers, which a sum of halves, eighths ... gives back exactly. */
static inline float plan_small_number(uint64_t seed, int r, int t, uint64_t h)
{
    return (float)(plan_hash(seed ^ (uint64_t)r << 40 ^ (uint64_t)t << 8, h) % 509) - 254.0f;
}

/* For a plan's weight, with 8 choices. */
static inline float plan_eighth(uint64_t seed, int r, int t, int k)
{
    (void)seed, (void)r, (void)t, (void)k;
    return 0.125f;
}

/* Choices of all ranks with an expert of this one; of all experts with `rank` -1. */
static inline int plan_rows(const cam_plan *p, uint64_t seed, int ranks, int rank)
{
    const int local = p->experts / ranks;
    int rows = 0;
    for (int r = 0; r < ranks; r++)
        for (int t = 0, tokens = p->tokens(seed, r); t < tokens; t++)
            for (int k = 0; k < p->topk; k++) {
                const int64_t e = p->id(seed, r, t, k);
                const bool valid = e >= 0 && e < p->experts;
                rows += valid && (rank < 0 || e / local == rank);
            }
    return rows;
}

/* New ids, rows and weights, of the same shape. */
static inline void world_fill(cam_world *w, uint64_t seed)
{
    const cam_plan *p = w->plan;
    const int me = w->rank.ctx->rank;
    for (int i = 0; i < w->z.tokens * p->topk; i++) {
        const int64_t id = p->id(seed, me, i / p->topk, i % p->topk);
        const int32_t id32 = (int32_t)id;
        const float weight = p->weight(seed, me, i / p->topk, i % p->topk);
        memcpy(w->b.ids.data + 8 * i, &id, 8);
        memcpy(w->b.ids32.data + 4 * i, &id32, 4);
        memcpy(w->b.weights.data + 4 * i, &weight, 4);
    }
    for (int t = 0; t < w->z.tokens; t++)
        for (uint64_t h = 0; h < p->hidden; h++)
            oracle_store(p->type, w->b.x.data, (uint64_t)t * p->hidden + h,
                         oracle_round(p->type, p->x(seed, me, t, h)));
    buffer_put(&w->b.ids);
    buffer_put(&w->b.ids32);
    buffer_put(&w->b.weights);
    buffer_put(&w->b.x);
}

static inline cam_world world_make(const cam_rank *rank, const cam_plan *p, uint64_t seed)
{
    cam_world w = {.rank = *rank, .plan = p, .seed = seed};
    const int ranks = rank->ctx->size;
    for (int r = 0; r < ranks; r++)
        w.most = p->tokens(seed, r) > w.most ? p->tokens(seed, r) : w.most;
    w.z = (cam_sizes){.tokens = p->tokens(seed, rank->ctx->rank),
                      .experts = p->experts,
                      .topk = p->topk,
                      .quant = p->quant,
                      .rows = plan_rows(p, seed, ranks, rank->ctx->rank),
                      .hidden = p->hidden,
                      .type = p->type,
                      .global_bs = (uint64_t)w.most * (uint64_t)ranks};
    w.b = cam_buffers_make(rank, &w.z, true);
    world_fill(&w, seed);
    return w;
}

static inline void world_free(cam_world *w)
{
    cam_buffers_free(&w->b);
}

static inline void world_sync(const cam_world *w)
{
    OK(aclrtSynchronizeStream(w->rank.stream));
}

static inline void world_route(cam_world *w)
{
    OK(cam_layout(&w->rank, &w->z, &w->b));
    OK(cam_notify(&w->rank, &w->z, &w->b));
}

/* Combine of the rows as they have come: experts that change nothing. */
static inline aclnnStatus world_combine(cam_world *w)
{
    cam_buffers b = w->b;
    b.rows_in = w->b.recv_x;
    b.rows_from = w->b.assist;
    return cam_combine(&w->rank, &w->z, &b);
}

static inline void world_out_clear(cam_world *w)
{
    memset(w->b.out.data, POISON, w->b.out.bytes);
    buffer_put(&w->b.out);
}

/* Weights that add up to 1, exactly, and experts that change nothing. */
static inline void world_out_is_x(const cam_world *w)
{
    buffer_get(&w->b.out);
    buffer_check(&w->b.out, "out");
    if (memcmp(w->b.out.data, w->b.x.data, w->b.x.bytes) == 0)
        return;
    for (uint64_t i = 0; i < w->b.x.bytes; i++)
        if (w->b.out.data[i] != w->b.x.data[i]) {
            fprintf(stderr, "rank %d: byte %llu of out is %u, of x it is %u\n", w->rank.ctx->rank,
                    (unsigned long long)i, w->b.out.data[i], w->b.x.data[i]);
            exit(1);
        }
}

static inline int32_t world_total(const cam_world *w)
{
    int32_t total;
    buffer_get(&w->b.total);
    memcpy(&total, w->b.total.data, 4);
    return total;
}

#endif
