/* Proves: what must hold whatever the input is, of random shapes: counts add up, slots have no
 * gaps, running counts do not fall, the triples of all ranks are each valid pair once, dispatch and
 * combine with experts that change nothing give x * sum(w), INT8 keeps each number within its
 * bound. Nothing is compared with the oracle. Arguments: rounds, seed (printed). */
#include "cam_world.h"

typedef struct shape {
    int local, topk, tokens, quant, routing;
    uint64_t hidden;
    oracle_type type;
} shape;

static shape now; /* of the round; the same on all ranks */
static int now_ranks;

static int now_tokens(uint64_t seed, int r)
{
    const uint64_t h = plan_hash(seed ^ 1, (uint64_t)r);
    return h % 5 == 0 ? 0 : (int)(h / 5 % (uint64_t)(now.tokens + 1));
}

/* Even, all to one rank, few experts, or a third of nobody. */
static int64_t now_id(uint64_t seed, int r, int t, int k)
{
    const uint64_t experts = (uint64_t)(now.local * now_ranks);
    const uint64_t h = plan_hash(seed ^ (uint64_t)r << 48 ^ (uint64_t)t << 8, (uint64_t)k);
    switch (now.routing) {
    case 1:
        return (int64_t)(seed % (uint64_t)now_ranks) * now.local +
               (int64_t)(h % (uint64_t)now.local);
    case 2:
        return (int64_t)(h % 3 % experts);
    case 3:
        return h % 3 == 0 ? (int64_t)(h / 3 % 4 * 1000000) - 2000000 : (int64_t)(h / 3 % experts);
    default:
        return (int64_t)(h % experts);
    }
}

static float now_x(uint64_t seed, int r, int t, uint64_t h)
{
    const uint64_t row = plan_hash(seed ^ 3, (uint64_t)r << 32 | (uint64_t)t);
    const float size = row % 7 == 0 ? 0x1p-20f : row % 7 == 1 ? 0x1p10f : 1.0f;
    return size * ((float)(plan_hash(row, h) >> 40) * 0x1p-21f - 4.0f);
}

static float now_weight(uint64_t seed, int r, int t, int k)
{
    return (float)(plan_hash(seed ^ 5 ^ (uint64_t)r << 48 ^ (uint64_t)t << 8, (uint64_t)k) >> 40) *
           0x1p-24f;
}

static bool now_valid(uint64_t seed, int r, int t, int k)
{
    const int64_t e = now_id(seed, r, t, k);
    return e >= 0 && e < now.local * now_ranks;
}

static int32_t int_at(const buffer *b, int64_t index)
{
    int32_t value;
    memcpy(&value, b->data + 4 * index, 4);
    return value;
}

/* ---- the properties ---- */

/* sum(cnt) is the number of valid pairs; sendDataOffset[e] + index is 0 .. n - 1, each once. */
static void slots(cam_world *w)
{
    const int pairs = w->z.tokens * w->z.topk, me = w->rank.ctx->rank;
    uint8_t *seen = calloc((size_t)pairs + 1, 1);
    int valid = 0, sum = 0;
    buffer_get(&w->b.per_expert);
    buffer_get(&w->b.send_offset);
    buffer_get(&w->b.index);
    for (int e = 0; e < w->z.experts; e++)
        sum += int_at(&w->b.per_expert, e);
    for (int i = 0; i < pairs; i++)
        valid += now_valid(w->seed, me, i / w->z.topk, i % w->z.topk);
    CHECK_EQ(sum, valid);
    for (int i = 0; i < pairs; i++) {
        if (!now_valid(w->seed, me, i / w->z.topk, i % w->z.topk)) {
            CHECK_EQ(int_at(&w->b.index, i), -1);
            continue;
        }
        const int64_t e = now_id(w->seed, me, i / w->z.topk, i % w->z.topk);
        const int slot = int_at(&w->b.send_offset, e) + int_at(&w->b.index, i);
        CHECK(slot >= 0 && slot < valid && !seen[slot]);
        seen[slot] = 1;
    }
    free(seen);
}

/* recvCount does not fall, ends with the total; the ranks' totals add up to all valid pairs. */
static void totals(cam_world *w)
{
    int64_t total = world_total(w), sum = 0;
    int32_t last = 0;
    buffer_get(&w->b.recv_count);
    buffer_get(&w->b.per_local);
    for (int q = 0; q < w->z.experts; q++) {
        CHECK(int_at(&w->b.recv_count, q) >= last);
        last = int_at(&w->b.recv_count, q);
    }
    CHECK_EQ(last, total);
    for (int le = 0; le < now.local; le++) {
        int64_t rows;
        memcpy(&rows, w->b.per_local.data + 8 * le, 8);
        sum += rows;
    }
    CHECK_EQ(sum, total);
    buffer out = buffer_make(8, true, 0), in = buffer_make(8, true, 0);
    memcpy(in.data, &total, 8);
    buffer_put(&in);
    OK(HcclAllReduce(in.at, out.at, 1, HCCL_DATA_TYPE_INT64, HCCL_REDUCE_SUM, w->rank.comm,
                     w->rank.stream));
    world_sync(w);
    buffer_get(&out);
    memcpy(&sum, out.data, 8);
    CHECK_EQ(sum, plan_rows(w->plan, w->seed, now_ranks, -1));
    buffer_free(&in);
    buffer_free(&out);
}

/* The triples of all ranks together. */
static void triples(cam_world *w)
{
    const uint64_t pairs = (uint64_t)w->most * (uint64_t)now.topk,
                   all = (uint64_t)now_ranks * pairs;
    if (all == 0)
        return;
    buffer in = buffer_make(4 * all, true, 0), out = buffer_make(4 * all, true, 0);
    memset(in.data, 0, in.bytes);
    buffer_get(&w->b.assist);
    for (int64_t i = 0; i < w->z.rows; i++) {
        const int r = int_at(&w->b.assist, 3 * i), t = int_at(&w->b.assist, 3 * i + 1),
                  k = int_at(&w->b.assist, 3 * i + 2);
        CHECK(r >= 0 && r < now_ranks && t >= 0 && t < w->most && k >= 0 && k < now.topk);
        ((int32_t *)(void *)in.data)[(uint64_t)r * pairs + (uint64_t)(t * now.topk + k)]++;
    }
    buffer_put(&in);
    OK(HcclAllReduce(in.at, out.at, all, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, w->rank.comm,
                     w->rank.stream));
    world_sync(w);
    buffer_get(&out);
    for (uint64_t i = 0; i < all; i++) {
        const int r = (int)(i / pairs), t = (int)(i % pairs) / now.topk,
                  k = (int)(i % pairs) % now.topk;
        const bool valid = t < now_tokens(w->seed, r) && now_valid(w->seed, r, t, k);
        CHECK_EQ(int_at(&out, (int64_t)i), valid);
    }
    buffer_free(&in);
    buffer_free(&out);
}

/* Within half a step of INT8, and a little for the two roundings. */
static void int8_bound(cam_world *w)
{
    buffer_get(&w->b.recv_x);
    buffer_get(&w->b.scales);
    buffer_get(&w->b.assist);
    for (int64_t i = 0; i < w->z.rows; i++) {
        const int r = int_at(&w->b.assist, 3 * i), t = int_at(&w->b.assist, 3 * i + 1);
        float scale;
        memcpy(&scale, w->b.scales.data + 4 * i, 4);
        for (uint64_t h = 0; h < now.hidden; h++) {
            const float x = oracle_value(now.type, oracle_round(now.type, now_x(w->seed, r, t, h)));
            const float q = (float)(int8_t)w->b.recv_x.data[(uint64_t)i * now.hidden + h];
            CHECK(fabsf(q * scale - x) <= scale * (0.5f + 1e-4f));
        }
    }
}

/* x * sum(w): each product rounded, sums rounded, k ascending, one rounding to the type. */
static void identity(cam_world *w)
{
    const int me = w->rank.ctx->rank;
    world_out_clear(w);
    OK(world_combine(w));
    world_sync(w);
    buffer_get(&w->b.out);
    for (int t = 0; t < w->z.tokens; t++)
        for (uint64_t h = 0; h < now.hidden; h++) {
            const float x =
                oracle_value(now.type, oracle_round(now.type, now_x(w->seed, me, t, h)));
            float sum = 0;
            for (int k = 0; k < now.topk; k++)
                if (now_valid(w->seed, me, t, k)) {
                    float product = x * now_weight(w->seed, me, t, k);
                    sum = sum + product;
                }
            CHECK_EQ(oracle_load(now.type, w->b.out.data, (uint64_t)t * now.hidden + h),
                     oracle_round(now.type, sum));
        }
}

static shape shape_of(uint64_t seed)
{
    const uint64_t h = plan_hash(seed, 99);
    return (shape){.local = 1 + (int)(h % 9),
                   .topk = 1 + (int)(h / 9 % 12),
                   .tokens = (int)(h / 108 % 40),
                   .quant = h / 4320 % 3 == 0 ? 2 : 0,
                   .routing = (int)(h / 12960 % 4),
                   .hidden = 1 + h / 51840 % 300,
                   .type = (oracle_type)(h / 15552000 % 3)};
}

static void round_run(const cam_rank *rank, uint64_t seed)
{
    now = shape_of(seed);
    now_ranks = rank->ctx->size;
    const cam_plan p = {now_tokens, now_id,    now_x,      now_weight, now.local * now_ranks,
                        now.topk,   now.quant, now.hidden, now.type};
    OK(aclrtSetStreamResLimit(rank->stream, ACL_RT_DEV_RES_VECTOR_CORE, 1 + (uint32_t)(seed % 48)));
    OK(aclrtUseStreamResInCurrentThread(rank->stream));
    cam_world w = world_make(rank, &p, seed);
    world_route(&w);
    OK(cam_dispatch(&w.rank, &w.z, &w.b));
    world_sync(&w);
    slots(&w);
    totals(&w);
    triples(&w);
    if (now.quant)
        int8_bound(&w);
    else
        identity(&w);
    world_free(&w);
}

static void body(const rank_ctx *ctx)
{
    uint64_t rounds = ctx->argc > 1 ? strtoull(ctx->argv[1], NULL, 10) : 40;
    uint64_t seed = ctx->argc > 2 ? strtoull(ctx->argv[2], NULL, 10) : (uint64_t)time(NULL);
    cam_rank rank = cam_rank_make(ctx);
    share(ctx, &seed, sizeof seed);
    if (ctx->rank == 0)
        printf("seed %llu, %llu rounds\n", (unsigned long long)seed, (unsigned long long)rounds);
    for (uint64_t i = 0; i < rounds; i++)
        round_run(&rank, seed + i);
    cam_rank_free(&rank);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
