/* Proves: what users of other expert-parallel libraries have reported does not happen here, with
 * the shapes of their reports (tests/README.md, "Reports about expert parallelism"). Experts change
 * nothing and weights add up to 1, so combine must give the tokens back, bit for bit. The argument
 * is the number of the report. */
#include "cam_world.h"

static struct report_shape {
    int tokens[16], experts, topk;
    uint64_t hidden;
} now;

static int now_tokens(uint64_t seed, int r)
{
    (void)seed;
    return now.tokens[r];
}

/* 1 / K where K is a power of two; else all of it on the first choice. */
static float now_weight(uint64_t seed, int r, int t, int k)
{
    (void)seed, (void)r, (void)t;
    if ((now.topk & (now.topk - 1)) == 0)
        return 1.0f / (float)now.topk;
    return k == 0 ? 1 : 0;
}

static int64_t id_even(uint64_t seed, int r, int t, int k)
{
    return (int64_t)((plan_hash(seed + (uint64_t)r, (uint64_t)t) + (uint64_t)k) %
                     (uint64_t)now.experts);
}

/* Experts 0 and 1; expert k. */
static int64_t id_first_two(uint64_t seed, int r, int t, int k)
{
    return (int64_t)(plan_hash(seed + (uint64_t)r, (uint64_t)(t * 64 + k)) % 2);
}

static int64_t id_choice(uint64_t seed, int r, int t, int k)
{
    (void)seed, (void)r, (void)t;
    return k;
}

/* Weight 1/e for expert e. */
static int64_t id_zipf(uint64_t seed, int r, int t, int k)
{
    double at = (double)(plan_hash(seed + (uint64_t)r, (uint64_t)(t * 64 + k)) >> 11) * 0x1p-53,
           sum = 0;
    for (int e = 0; e < now.experts; e++)
        sum += 1.0 / (e + 1);
    at *= sum;
    for (int e = 0; e < now.experts; e++)
        if ((at -= 1.0 / (e + 1)) < 0)
            return e;
    return now.experts - 1;
}

static cam_plan plan_now(int64_t (*id)(uint64_t, int, int, int), int quant)
{
    return (cam_plan){now_tokens, id,    plan_small_number, now_weight, now.experts,
                      now.topk,   quant, now.hidden,        ORACLE_BF16};
}

static void shape_set(const cam_rank *rank, int tokens, int experts, int topk, uint64_t hidden)
{
    now = (struct report_shape){.experts = experts, .topk = topk, .hidden = hidden};
    for (int r = 0; r < rank->ctx->size; r++)
        now.tokens[r] = tokens;
}

static void calls_queue(cam_world *w)
{
    world_route(w);
    OK(cam_dispatch(&w->rank, &w->z, &w->b));
    OK(world_combine(w));
}

/* When no earlier call is under way. */
static void calls_make(cam_world *w)
{
    world_out_clear(w);
    calls_queue(w);
}

/* `times` on the same buffers, each time with other rows. */
static int32_t run(const cam_rank *rank, int64_t (*id)(uint64_t, int, int, int), uint64_t seed,
                   int times)
{
    const cam_plan p = plan_now(id, 0);
    cam_world w = world_make(rank, &p, seed);
    for (int i = 0; i < times; i++) {
        calls_make(&w);
        world_sync(&w);
        world_out_is_x(&w);
    }
    const int32_t total = world_total(&w);
    CHECK_EQ(total, w.z.rows);
    world_free(&w);
    return total;
}

static void report_1(const cam_rank *rank)
{
    shape_set(rank, 8, 8, 2, 1024);
    CHECK_EQ(run(rank, id_first_two, 1, 5), rank->ctx->rank == 0 ? 64 : 0);
}

static void report_2(const cam_rank *rank)
{
    shape_set(rank, 4, 6 * rank->ctx->size, 6, 1024);
    now.tokens[0] = 0;
    const int32_t rows = (rank->ctx->size - 1) * 4 * 6; /* 72 at four ranks */
    CHECK_EQ(run(rank, id_choice, 2, 3), rank->ctx->rank == 0 ? rows : 0);
}

static void report_3(const cam_rank *rank)
{
    shape_set(rank, 16, 4, 2, 1024);
    run(rank, id_even, 3, 2);
    run(rank, id_even, 33, 10);
}

static int calls_of_6 = 1000; /* the second argument */

/* Two batches with other data in turn, every result compared. */
static void report_6(const cam_rank *rank)
{
    shape_set(rank, 32, 64, 8, 64);
    const cam_plan p = plan_now(id_even, 0);
    cam_world both[2] = {world_make(rank, &p, 6), world_make(rank, &p, 66)};
    for (int i = 0; i < calls_of_6; i++) {
        calls_make(&both[i % 2]);
        world_sync(&both[i % 2]);
        world_out_is_x(&both[i % 2]);
    }
    world_free(&both[0]);
    world_free(&both[1]);
}

static void report_7(const cam_rank *rank)
{
    shape_set(rank, 5, 512, 16, 1024);
    run(rank, id_even, 7, 2);
}

/* In one call: there are no rounds. */
static void report_9(const cam_rank *rank)
{
    shape_set(rank, 3000, 16, 8, 64);
    run(rank, id_even, 9, 2);
}

static void report_11(const cam_rank *rank)
{
    shape_set(rank, 4, 128, 8, 4096);
    run(rank, id_even, 11, 2);
}

static void report_16(const cam_rank *rank)
{
    shape_set(rank, 64, 4, 2, 1024);
    now.tokens[0] = 0;
    run(rank, id_even, 16, 3);
}

/* Rank 1 has an empty batch with one choice instead of eight. */
static void report_17(const cam_rank *rank)
{
    shape_set(rank, 8, 16, rank->ctx->rank == 1 ? 1 : 8, 64);
    now.tokens[1] = 0;
    const cam_plan p = plan_now(id_even, 0);
    cam_world w = world_make(rank, &p, 17);
    world_route(&w);
    world_sync(&w);
    const double start = seconds_now();
    CHECK(cam_dispatch(&w.rank, &w.z, &w.b) != 0 || aclrtSynchronizeStream(rank->stream) != 0);
    CHECK_TEXT("top-k 8");
    CHECK_TEXT("top-k 1");
    CHECK(seconds_now() - start < 20);
}

/* The others' tokens choose nobody. */
static int64_t id_of_rank_0(uint64_t seed, int r, int t, int k)
{
    (void)seed, (void)t;
    return r == 0 ? k : -1;
}

static void report_19(const cam_rank *rank)
{
    for (int tokens = 256; tokens <= 1024; tokens *= 4) {
        shape_set(rank, tokens, 256, 2, 7168);
        const cam_plan p = plan_now(id_of_rank_0, 0);
        cam_world w = world_make(rank, &p, 19);
        for (int i = 0; i < 3; i++) {
            calls_make(&w);
            world_sync(&w);
            if (rank->ctx->rank == 0)
                world_out_is_x(&w);
            buffer_get(&w.b.out);
            for (uint64_t at = 0; at < w.b.out.bytes && rank->ctx->rank != 0; at++)
                CHECK_EQ(w.b.out.data[at], 0);
        }
        world_free(&w);
    }
}

static void report_20(const cam_rank *rank)
{
    shape_set(rank, 2304, 64, 8, 16);
    run(rank, id_zipf, 20, 1);
}

static void report_21(const cam_rank *rank)
{
    for (uint64_t i = 0; i < 100; i++) {
        shape_set(rank, 0, 16, 2, 64);
        for (int r = 0; r < rank->ctx->size; r++)
            now.tokens[r] = 1 + (int)(plan_hash(i, (uint64_t)r) % 8);
        run(rank, id_even, i, 1);
    }
}

/* Calls of two batches on two streams, with nothing between them. */
static void report_24(const cam_rank *rank)
{
    shape_set(rank, 16, 8, 2, 512);
    const cam_plan p = plan_now(id_even, 0);
    cam_world a = world_make(rank, &p, 24), b = world_make(rank, &p, 124);
    OK(aclrtCreateStream(&b.rank.stream));
    for (int i = 0; i < 50; i++) {
        if (i % 7 == 1) { /* nothing is under way */
            world_out_clear(&a);
            world_out_clear(&b);
        }
        calls_queue(&a);
        calls_queue(&b);
        if (i % 7)
            continue;
        world_sync(&b);
        world_sync(&a);
        world_out_is_x(&a);
        world_out_is_x(&b);
    }
    world_sync(&a);
    world_sync(&b);
    world_out_is_x(&a);
    world_out_is_x(&b);
    world_free(&a);
    world_free(&b);
}

static void report_26(const cam_rank *rank)
{
    static const uint64_t hidden[] = {1024, 1032, 1056, 3584, 4096, 5120, 6144, 7168};
    for (int k = 1; k <= 16; k++) {
        shape_set(rank, 3, 16, k, hidden[k % 8]);
        run(rank, id_even, 26 + (uint64_t)k, 1);
    }
}

/* No row comes here, and rows are quantised. */
static void report_27(const cam_rank *rank)
{
    shape_set(rank, 8, 8, 2, 1024);
    const cam_plan p = plan_now(id_first_two, 2);
    cam_world w = world_make(rank, &p, 27);
    world_route(&w);
    OK(cam_dispatch(&w.rank, &w.z, &w.b));
    world_sync(&w);
    CHECK_EQ(world_total(&w), rank->ctx->rank == 0 ? rank->ctx->size * 16 : 0);
    buffer_get(&w.b.recv_x);
    buffer_get(&w.b.scales);
    for (uint64_t i = (uint64_t)w.z.rows * 1024; i < w.b.recv_x.bytes; i++)
        CHECK_EQ(w.b.recv_x.data[i], POISON);
    for (uint64_t i = (uint64_t)w.z.rows * 4; i < w.b.scales.bytes; i++)
        CHECK_EQ(w.b.scales.data[i], POISON);
    world_free(&w);
}

/* The output of a call stays as it is while the next one runs. */
static void report_29(const cam_rank *rank)
{
    shape_set(rank, 32, 8, 4, 1024);
    const cam_plan p = plan_now(id_even, 0);
    cam_world first = world_make(rank, &p, 29), next = world_make(rank, &p, 129);
    calls_make(&first);
    world_sync(&first);
    buffer_get(&first.b.recv_x);
    uint8_t *kept = malloc(first.b.recv_x.bytes);
    memcpy(kept, first.b.recv_x.data, first.b.recv_x.bytes);
    for (int i = 0; i < 5; i++) {
        calls_make(&next);
        world_sync(&next);
        world_out_is_x(&next);
        world_out_is_x(&first);
        buffer_get(&first.b.recv_x);
        CHECK(memcmp(kept, first.b.recv_x.data, first.b.recv_x.bytes) == 0);
    }
    free(kept);
    world_free(&first);
    world_free(&next);
}

static void body(const rank_ctx *ctx)
{
    static void (*const reports[])(const cam_rank *) = {
        [1] = report_1,   [2] = report_2,   [3] = report_3,   [6] = report_6,
        [7] = report_7,   [9] = report_9,   [11] = report_11, [16] = report_16,
        [17] = report_17, [19] = report_19, [20] = report_20, [21] = report_21,
        [24] = report_24, [26] = report_26, [27] = report_27, [29] = report_29};
    const int number = ctx->argc > 1 ? atoi(ctx->argv[1]) : 0;
    CHECK(number > 0 && number < (int)(sizeof reports / sizeof *reports) && reports[number]);
    if (ctx->argc > 2)
        calls_of_6 = atoi(ctx->argv[2]);
    cam_rank rank = cam_rank_make(ctx);
    reports[number](&rank);
    meet(ctx);
    cam_rank_free(&rank);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
