/* Proves: what users of neighbouring projects met with dispatch and combine does not happen here,
 * with the numbers they reported (tests/README.md, field trials). The argument is the trial. */
#include "cam_world.h"

#include "aclnn/acl_meta.h"

static float equal_weight_16(uint64_t seed, int r, int t, int k)
{
    (void)seed, (void)r, (void)t, (void)k;
    return 0.0625f;
}

static float equal_weight_2(uint64_t seed, int r, int t, int k)
{
    (void)seed, (void)r, (void)t, (void)k;
    return 0.5f;
}

/* ---- A20: 512 and 1,024 experts, top-k 8 and 16, hidden 8192 ---- */

static int a20_experts;

static int tokens_64(uint64_t seed, int r)
{
    (void)seed, (void)r;
    return 64;
}

/* Different experts for the choices of a token. */
static int64_t a20_id(uint64_t seed, int r, int t, int k)
{
    return (int64_t)((plan_hash(seed + (uint64_t)r, (uint64_t)t) + (uint64_t)k * 37) %
                     (uint64_t)a20_experts);
}

static void a20(const cam_rank *rank)
{
    for (int i = 0; i < 4; i++) {
        a20_experts = i / 2 ? 1024 : 512;
        const cam_plan p = {tokens_64,
                            a20_id,
                            plan_small_number,
                            i % 2 ? equal_weight_16 : plan_eighth,
                            a20_experts,
                            i % 2 ? 16 : 8,
                            0,
                            8192,
                            ORACLE_BF16};
        cam_world w = world_make(rank, &p, 20 + (uint64_t)i);
        world_route(&w);
        OK(cam_dispatch(&w.rank, &w.z, &w.b));
        OK(world_combine(&w));
        world_sync(&w);
        world_out_is_x(&w);
        world_free(&w);
    }
}

/* ---- A27, B11: many pairs of calls, without a barrier; on the handle of the first ---- */

static int pairs_tokens;

static int tokens_given(uint64_t seed, int r)
{
    (void)seed, (void)r;
    return pairs_tokens;
}

static int64_t id_of_64(uint64_t seed, int r, int t, int k)
{
    (void)seed;
    return (int64_t)((plan_hash(64 + (uint64_t)r, (uint64_t)t) + (uint64_t)k * 7) % 64);
}

static void pairs(const cam_rank *rank, int tokens, int rounds)
{
    const cam_plan p = {tokens_given, id_of_64,   plan_small_number, plan_eighth, 64, 8, 0,
                        1024,         ORACLE_BF16};
    pairs_tokens = tokens;
    cam_world w = world_make(rank, &p, 27);
    world_route(&w);
    for (int i = 0; i < rounds; i++) {
        if (i % 50 == 1)
            world_fill(&w, 27 + (uint64_t)i); /* other rows, the same ids */
        world_out_clear(&w);
        OK(cam_dispatch(&w.rank, &w.z, &w.b));
        OK(world_combine(&w));
        world_sync(&w);
        world_out_is_x(&w);
    }
    world_free(&w);
}

/* A number behind the trial's name: that many times fewer rounds. */
static int rounds_of(const cam_rank *rank, int all)
{
    const int fewer = rank->ctx->argc > 2 ? atoi(rank->ctx->argv[2]) : 1;
    CHECK(fewer > 0 && fewer <= all);
    return all / fewer;
}

static void a27(const cam_rank *rank)
{
    pairs(rank, 1, rounds_of(rank, 500));
    pairs(rank, 127, rounds_of(rank, 60));
    pairs(rank, 128, rounds_of(rank, 60));
}

static void a27_whole(const cam_rank *rank)
{
    static const int tokens[] = {1, 127, 128, 512, 4096};
    for (int i = 0; i < 5; i++)
        pairs(rank, tokens[i], rounds_of(rank, 500));
}

/* dispatch, combine, dispatch with what notify gave, combine: 100 times on one set of buffers. */
static void b11(const cam_rank *rank)
{
    const cam_plan p = {tokens_given, id_of_64,   plan_small_number, plan_eighth, 64, 8, 0,
                        1024,         ORACLE_BF16};
    pairs_tokens = 16;
    cam_world w = world_make(rank, &p, 11);
    for (int i = 0, rounds = rounds_of(rank, 100); i < rounds; i++) {
        world_route(&w);
        world_sync(&w); /* it reads the ids, which come anew below */
        for (int again = 0; again < 2; again++) {
            world_fill(&w, 11 + (uint64_t)(2 * i + again));
            world_out_clear(&w);
            OK(cam_dispatch(&w.rank, &w.z, &w.b));
            OK(world_combine(&w));
            world_sync(&w);
            world_out_is_x(&w);
        }
    }
    world_free(&w);
}

/* ---- A28: all tokens of three ranks to rank 0; forward, then backward with a gradient of ones
 * ---- */

static int tokens_10(uint64_t seed, int r)
{
    (void)seed, (void)r;
    return 10;
}

static int64_t id_of_rank_0(uint64_t seed, int r, int t, int k)
{
    (void)seed;
    return (r + t + k) % 2;
}

static float ones(uint64_t seed, int r, int t, uint64_t h)
{
    (void)seed, (void)r, (void)t, (void)h;
    return 1;
}

static float a28_weight(uint64_t seed, int r, int t, int k)
{
    (void)seed, (void)r;
    return k == 0 ? 0.5f : (float)t * 0.0625f;
}

static void a28(const cam_rank *rank)
{
    const cam_plan p = {tokens_10, id_of_rank_0, ones, a28_weight, 6, 2, 0, 1000, ORACLE_FP32};
    cam_world w = world_make(rank, &p, 28);
    world_route(&w);
    for (int pass = 0; pass < 2; pass++) { /* x of ones forward, the gradient of out backward */
        world_out_clear(&w);
        OK(cam_dispatch(&w.rank, &w.z, &w.b));
        OK(world_combine(&w));
        world_sync(&w);
        CHECK_EQ(world_total(&w), rank->ctx->rank == 0 ? 3 * 10 * 2 : 0);
        buffer_get(&w.b.out);
        for (uint64_t i = 0; i < 10 * p.hidden; i++) {
            float got, wanted = 0.5f + (float)(i / p.hidden) * 0.0625f;
            memcpy(&got, w.b.out.data + 4 * i, 4);
            CHECK(got == wanted);
        }
    }
    world_free(&w);
}

/* ---- A29: one rank; expert e multiplies by e + 1 ---- */

static int tokens_4(uint64_t seed, int r)
{
    (void)seed, (void)r;
    return 4;
}

static int64_t id_is_choice(uint64_t seed, int r, int t, int k)
{
    (void)seed, (void)r, (void)t;
    return k;
}

static float a29_weight(uint64_t seed, int r, int t, int k)
{
    (void)seed, (void)r, (void)t;
    return k == 0 ? 0.75f : 0.25f;
}

static void a29(const cam_rank *rank)
{
    const cam_plan p = {tokens_4, id_is_choice, plan_small_number, a29_weight, 2, 2,
                        0,        1000,         ORACLE_FP32};
    cam_world w = world_make(rank, &p, 29);
    world_route(&w);
    OK(cam_dispatch(&w.rank, &w.z, &w.b));
    world_sync(&w);
    CHECK_EQ(world_total(&w), 8);
    buffer_get(&w.b.recv_x);
    for (uint64_t i = 0; i < 8 * p.hidden; i++) { /* four rows of expert 0, four of expert 1 */
        float value;
        memcpy(&value, w.b.recv_x.data + 4 * i, 4);
        value *= i < 4 * p.hidden ? 1.0f : 2.0f;
        memcpy(w.b.recv_x.data + 4 * i, &value, 4);
    }
    buffer_put(&w.b.recv_x);
    OK(world_combine(&w));
    world_sync(&w);
    buffer_get(&w.b.out);
    CHECK_EQ(w.b.out.bytes, 4 * p.hidden * 4); /* one row for each token */
    for (uint64_t i = 0; i < 4 * p.hidden; i++) {
        float got;
        memcpy(&got, w.b.out.data + 4 * i, 4);
        CHECK(got == 1.25f * plan_small_number(29, 0, (int)(i / p.hidden), i % p.hidden));
    }
    world_free(&w);
}

/* ---- A42: rows of a few bytes, 256 experts, five tokens a rank, all to experts 0 and 1 ---- */

static int tokens_5(uint64_t seed, int r)
{
    (void)seed, (void)r;
    return 5;
}

static float a42_x(uint64_t seed, int r, int t, uint64_t h)
{
    (void)seed, (void)h;
    return (float)(10 * r + t);
}

static void a42(const cam_rank *rank)
{
    static const uint64_t hidden[] = {16, 1, 8, 17};
    for (int i = 0; i < 4; i++) {
        const cam_plan p = {tokens_5, id_is_choice, a42_x,      equal_weight_2, 256, 2,
                            0,        hidden[i],    ORACLE_FP32};
        cam_world w = world_make(rank, &p, 42);
        world_route(&w);
        OK(cam_dispatch(&w.rank, &w.z, &w.b));
        OK(world_combine(&w));
        world_sync(&w);
        world_out_is_x(&w);
        buffer_get(&w.b.per_local);
        for (int e = 0; e < 64; e++) {
            int64_t rows;
            memcpy(&rows, w.b.per_local.data + 8 * e, 8);
            CHECK_EQ(rows, rank->ctx->rank == 0 && e < 2 ? 20 : 0);
        }
        world_free(&w);
    }
}

/* ---- B10: all rows at rank 0, 0 to 64 tokens a rank, 1,000 rounds ---- */

static int b10_tokens(uint64_t seed, int r)
{
    const uint64_t h = plan_hash(seed, (uint64_t)r);
    return h % 4 == 0 ? 0 : (int)(h / 4 % 65);
}

static int64_t b10_id(uint64_t seed, int r, int t, int k)
{
    return (int64_t)(plan_hash(seed + (uint64_t)r, (uint64_t)(t * 8 + k)) % 4);
}

static void b10(const cam_rank *rank)
{
    const cam_plan p = {b10_tokens, b10_id, plan_small_number, equal_weight_2, 16, 2,
                        0,          32,     ORACLE_BF16};
    for (uint64_t i = 0; i < 1000; i++) {
        cam_world w = world_make(rank, &p, i);
        world_route(&w);
        OK(cam_dispatch(&w.rank, &w.z, &w.b));
        OK(world_combine(&w));
        world_sync(&w);
        CHECK(rank->ctx->rank == 0 || world_total(&w) == 0);
        world_out_is_x(&w);
        world_free(&w);
    }
}

/* ---- C08: rank 0 has one token more than globalBs says ---- */

static int c08_most, c08_first;

static int c08_tokens(uint64_t seed, int r)
{
    (void)seed;
    return r == 0 ? c08_first : 10;
}

static void c08(const cam_rank *rank)
{
    const cam_plan p = {c08_tokens, id_of_64, plan_small_number, plan_eighth, 64, 8,
                        0,          64,       ORACLE_BF16};
    const int ranks = rank->ctx->size;
    c08_most = 128;
    c08_first = 129;
    cam_world over = world_make(rank, &p, 8);
    c08_first = 128;
    cam_world legal = world_make(rank, &p, 8);
    over.z.global_bs = legal.z.global_bs = (uint64_t)(c08_most * ranks);
    /* Rank 0 is refused with both numbers, and calls again with what is allowed: the others notice
     * nothing. */
    world_route(&legal);
    world_sync(&legal);
    if (rank->ctx->rank == 0) {
        CHECK_EQ(cam_dispatch(&over.rank, &over.z, &over.b), 561002);
        CHECK_TEXT(
            "globalBs is 512; 0, or a multiple of the 4 ranks that is 516 (tokens times ranks)");
    }
    OK(cam_dispatch(&legal.rank, &legal.z, &legal.b));
    OK(world_combine(&legal));
    world_sync(&legal);
    world_out_is_x(&legal);
    /* Rank 0 is refused and gives up: the others get the same text, no hang; resumed, it works
     * again. */
    world_route(&legal);
    world_sync(&legal);
    if (rank->ctx->rank == 0)
        CHECK_EQ(cam_dispatch(&over.rank, &over.z, &over.b), 561002);
    else
        CHECK(cam_dispatch(&legal.rank, &legal.z, &legal.b) != 0 ||
              aclrtSynchronizeStream(rank->stream) != 0);
    CHECK_TEXT("globalBs is 512");
    meet(rank->ctx);
    OK(HcclCommResume(rank->comm));
    world_route(&legal);
    world_out_clear(&legal);
    OK(cam_dispatch(&legal.rank, &legal.z, &legal.b));
    OK(world_combine(&legal));
    world_sync(&legal);
    world_out_is_x(&legal);
    world_free(&over);
    world_free(&legal);
}

static void body(const rank_ctx *ctx)
{
    static const cam_named cases[] = {{"A20", a20}, {"A27", a27}, {"A27.whole", a27_whole},
                                      {"A28", a28}, {"A29", a29}, {"A42", a42},
                                      {"B10", b10}, {"B11", b11}, {"C08", c08}};
    cam_rank rank = cam_rank_make(ctx);
    CHECK(cam_named_run(cases, sizeof cases / sizeof *cases, ctx->argc > 1 ? ctx->argv[1] : "",
                        &rank));
    cam_rank_free(&rank);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
