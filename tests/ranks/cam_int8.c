/* Proves: combine of rows in INT8 gives the bits of dequantising to the type of the output and then
 * combining, for every type, odd sizes, ids of nobody, rows moved along with their triples, memory
 * of the device and of the process; and, of rows with special values (trial A26), that INT8
 * dispatch gives what docs/cam.md says and changes no other row. */
#include "cam_world.h"

#include "aivdrive/combine_int8.h"

static int tokens_few(uint64_t seed, int r)
{
    return (int)(plan_hash(seed, (uint64_t)r) % 9);
}

static int int8_experts;

static int64_t some_id(uint64_t seed, int r, int t, int k)
{
    const uint64_t h = plan_hash(seed ^ (uint64_t)r << 32 ^ (uint64_t)t, (uint64_t)k);
    return h % 7 == 0 ? -1 : (int64_t)(h / 7 % (uint64_t)int8_experts);
}

static float number(uint64_t seed, int r, int t, uint64_t h)
{
    return (float)((double)(plan_hash(seed ^ (uint64_t)r << 40 ^ (uint64_t)t << 20, h) >> 40) *
                   0x1p-21) -
           4.0f;
}

static float weight(uint64_t seed, int r, int t, int k)
{
    return number(seed ^ 77, r, t, (uint64_t)k);
}

/* ---- combine ---- */

/* The scales span what the types can hold; some rows overflow FP16. */
static float scale_of(uint64_t seed, const int32_t *triple)
{
    static const float scales[] = {1, 0.031496063f, 3e-9f, 700, 1e-30f, 0.3333333f, 0};
    return scales[plan_hash(seed, (uint64_t)(triple[0] * 10007 + triple[1] * 101 + triple[2])) % 7];
}

static int8_t element_of(uint64_t seed, const int32_t *triple, uint64_t h)
{
    const uint64_t row =
        plan_hash(seed ^ 5, (uint64_t)(triple[0] * 10007 + triple[1] * 101 + triple[2]));
    return (int8_t)((int)(plan_hash(row, h) % 255) - 127);
}

static aclnnStatus combine_int8(const cam_world *w, const buffer *rows, const buffer *scales,
                                const buffer *assist)
{
    const cam_sizes *z = &w->z;
    const uint64_t n = (uint64_t)z->rows + SPARE_ROWS;
    cam_tensors all = {.count = 0};
    uint64_t workspace = 1;
    aclOpExecutor *executor = NULL;
    const aivd_combine_int8_tensors t = {
        .rows = TENSOR2(*rows, ACL_INT8, n, z->hidden),
        .scales = TENSOR1(*scales, ACL_FLOAT, n),
        .assist = TENSOR1(*assist, ACL_INT32, 3 * n),
        .recv_count = TENSOR1(w->b.recv_count, ACL_INT32, (uint64_t)z->experts),
        .weights = TENSOR2(w->b.weights, ACL_FLOAT, (uint64_t)z->tokens, (uint64_t)z->topk),
        .out = TENSOR2(w->b.out, cam_type(z->type), (uint64_t)z->tokens, z->hidden)};
    aclnnStatus s = aivd_combine_int8_stage(&t, w->rank.group, w->rank.ctx->size, w->rank.ctx->rank,
                                            z->experts, &workspace, &executor);
    return cam_end(&w->rank, &all, s, workspace, executor, aclnnMoeCombineNormal);
}

/* Dequantise, then combine, by plain loops. */
static void out_check(cam_world *w)
{
    const cam_sizes *z = &w->z;
    const uint64_t bytes = z->hidden * oracle_bytes(z->type);
    const int me = w->rank.ctx->rank;
    uint8_t *wide = malloc(bytes * (uint64_t)z->topk), *wanted = malloc(bytes);
    const void *rows[64];
    float weights[64];
    buffer_get(&w->b.out);
    buffer_check(&w->b.out, "out");
    for (int t = 0; t < z->tokens; t++) {
        for (int k = 0; k < z->topk; k++) {
            const int64_t e = w->plan->id(w->seed, me, t, k);
            const int32_t triple[3] = {me, t, k};
            const float scale = scale_of(w->seed, triple);
            uint8_t *row = wide + (uint64_t)k * bytes;
            rows[k] = e >= 0 && e < z->experts ? row : NULL;
            weights[k] = w->plan->weight(w->seed, me, t, k);
            for (uint64_t h = 0; h < z->hidden; h++)
                oracle_store(z->type, row, h,
                             oracle_round(z->type, (float)element_of(w->seed, triple, h) * scale));
        }
        oracle_combine(z->type, rows, weights, z->topk, z->hidden, wanted);
        const uint8_t *out = w->b.out.data + (uint64_t)t * bytes;
        for (uint64_t h = 0; h < z->hidden; h++) {
            const uint32_t a = oracle_load(z->type, out, h), b = oracle_load(z->type, wanted, h);
            const bool both_nan =
                isnan(oracle_value(z->type, a)) && isnan(oracle_value(z->type, b));
            if (a != b && !both_nan) {
                fprintf(stderr, "rank %d: out[%d][%llu] is %#x, expected %#x (type %d)\n", me, t,
                        (unsigned long long)h, a, b, (int)z->type);
                exit(1);
            }
        }
    }
    free(wide);
    free(wanted);
}

static void combine_case(const cam_rank *rank, const cam_plan *p, uint64_t seed, bool backwards,
                         bool device)
{
    cam_world w = world_make(rank, p, seed);
    const uint64_t n = (uint64_t)w.z.rows;
    buffer rows = buffer_make((n + SPARE_ROWS) * p->hidden, device, 0);
    buffer scales = buffer_make((n + SPARE_ROWS) * 4, device, 0);
    buffer assist = buffer_make((n + SPARE_ROWS) * 12, device, 0);
    world_route(&w);
    OK(cam_dispatch(&w.rank, &w.z, &w.b));
    world_sync(&w);
    buffer_get(&w.b.assist);
    memset(rows.data, 0x81, rows.bytes);
    memset(scales.data, POISON, scales.bytes);
    memset(assist.data, POISON, assist.bytes);
    for (uint64_t i = 0; i < n; i++) {
        const uint64_t to = backwards ? n - 1 - i : i;
        int32_t triple[3];
        memcpy(triple, w.b.assist.data + 12 * i, 12);
        const float scale = scale_of(seed, triple);
        memcpy(assist.data + 12 * to, triple, 12);
        memcpy(scales.data + 4 * to, &scale, 4);
        for (uint64_t h = 0; h < p->hidden; h++)
            rows.data[to * p->hidden + h] = (uint8_t)element_of(seed, triple, h);
    }
    buffer_put(&rows);
    buffer_put(&scales);
    buffer_put(&assist);
    world_out_clear(&w);
    OK(combine_int8(&w, &rows, &scales, &assist));
    world_sync(&w);
    out_check(&w);
    buffer_free(&rows);
    buffer_free(&scales);
    buffer_free(&assist);
    world_free(&w);
}

static void combines(const cam_rank *rank)
{
    static const uint64_t hidden[] = {1, 33, 256, 1000, 1056};
    int8_experts = 3 * rank->ctx->size;
    for (int i = 0; i < 30; i++) {
        const cam_plan p = {tokens_few, some_id,       number,
                            weight,     int8_experts,  1 + i % 8,
                            0,          hidden[i % 5], (oracle_type)(i % 3)};
        combine_case(rank, &p, 800 + (uint64_t)i, i % 4 == 3, i % 2 == 0);
    }
}

/* ---- what is refused ---- */

static void refusals(const cam_rank *rank)
{
    int8_experts = 3 * rank->ctx->size;
    const cam_plan p = {tokens_few, some_id, number, weight, int8_experts, 2, 0, 64, ORACLE_BF16};
    cam_world w = world_make(rank, &p, 9);
    const cam_sizes *z = &w.z;
    const uint64_t n = (uint64_t)z->rows + SPARE_ROWS;
    cam_tensors all = {.count = 0};
    uint64_t workspace = 1;
    aclOpExecutor *executor = NULL;
    aivd_combine_int8_tensors t = {
        .rows = TENSOR2(w.b.recv_x, ACL_BF16, n, z->hidden),
        .scales = TENSOR1(w.b.scales, ACL_FLOAT, n),
        .assist = TENSOR1(w.b.assist, ACL_INT32, 3 * n),
        .recv_count = TENSOR1(w.b.recv_count, ACL_INT32, (uint64_t)z->experts),
        .weights = TENSOR2(w.b.weights, ACL_FLOAT, (uint64_t)z->tokens, 2),
        .out = TENSOR2(w.b.out, ACL_BF16, (uint64_t)z->tokens, z->hidden)};
    const aivd_combine_int8_tensors given = t;
#define STAGE()                                                                                    \
    aivd_combine_int8_stage(&t, w.rank.group, rank->ctx->size, rank->ctx->rank, z->experts,        \
                            &workspace, &executor)
    CHECK_EQ(STAGE(), 561002);
    CHECK_TEXT("rows has data type 27 (BF16); allowed: INT8");
    t.rows = TENSOR2(w.b.recv_x, ACL_INT8, n, z->hidden);
    t.scales = NULL;
    CHECK_EQ(STAGE(), ACLNN_ERR_PARAM_NULLPTR);
    CHECK_TEXT("scales is NULL");
    t.scales = TENSOR1(w.b.scales, ACL_FLOAT, n - 1);
    CHECK_EQ(STAGE(), 561002);
    CHECK_TEXT("dimension 0 of scales is");
    t.scales = given.scales;
    t.out = TENSOR2(w.b.recv_x, ACL_INT8, (uint64_t)z->tokens, z->hidden);
    CHECK_EQ(STAGE(), 561002);
    CHECK_TEXT("out has data type 2 (INT8); allowed: FLOAT16, BF16, FLOAT");
    CHECK_EQ(workspace, 1);
    CHECK(executor == NULL);
    CHECK_EQ(aivd_combine_int8_stage(NULL, w.rank.group, rank->ctx->size, rank->ctx->rank,
                                     z->experts, &workspace, &executor),
             ACLNN_ERR_PARAM_NULLPTR);
    tensors_end(&all, 0);
    world_free(&w);
}

/* ---- A26: special values ---- */

enum { SPECIAL_ROWS = 9, SPECIAL_HIDDEN = 100 };

/* Row by row: huge, subnormal, one infinity, one NaN, zeros, minus zeros, NaN throughout, both
 * infinities and a NaN, and one as usual. */
static float special(oracle_type type, int t, uint64_t h)
{
    const float largest = type == ORACLE_FP16 ? 65504.0f : 3.0e38f;
    switch (t) {
    case 0:
        return h == 50 ? -largest : largest / (float)(h + 1);
    case 1:
        return type == ORACLE_FP16 ? (float)(h % 3) * 0x1p-24f : (float)(h % 3) * 1e-40f;
    case 2:
        return h == 7 ? INFINITY : (float)h - 50;
    case 3:
        return h == 99 ? NAN : (float)h - 50;
    case 4:
        return 0.0f;
    case 5:
        return -0.0f;
    case 6:
        return NAN;
    case 7:
        return h == 0 ? INFINITY : h == 1 ? -INFINITY : h == 2 ? NAN : 1;
    default:
        return (float)h * 0.37f - 20;
    }
}

static uint32_t special_bits(oracle_type type, int t, uint64_t h)
{
    const float value = special(type, t, h);
    if (!isnan(value))
        return oracle_round(type, value);
    return type == ORACLE_FP32 ? 0x7fc00000 : type == ORACLE_BF16 ? 0x7fc0 : 0x7e00;
}

static int tokens_special(uint64_t seed, int r)
{
    (void)seed, (void)r;
    return SPECIAL_ROWS;
}

static int64_t id_next(uint64_t seed, int r, int t, int k)
{
    (void)seed, (void)r, (void)k;
    return t % int8_experts;
}

static void special_row_check(oracle_type type, int t, const int8_t *row, float scale)
{
    float magnitude = 0;
    bool infinite = false;
    for (uint64_t h = 0; h < SPECIAL_HIDDEN; h++) {
        const float x = oracle_value(type, special_bits(type, t, h));
        infinite |= isinf(x);
        if (fabsf(x) > magnitude)
            magnitude = fabsf(x);
    }
    const float s = 127.0f / (magnitude + 1e-12f);
    CHECK(infinite ? isinf(scale) && scale > 0 : scale == 1.0f / s);
    for (uint64_t h = 0; h < SPECIAL_HIDDEN; h++) {
        const float x = oracle_value(type, special_bits(type, t, h));
        const int wanted = infinite || isnan(x) ? 0 : (int)rintf(x * s);
        CHECK(row[h] >= -127);
        CHECK_EQ(row[h], wanted);
    }
    if (t == 0) /* the greatest one is at the end of the range */
        CHECK(row[50] == -127 && row[0] == 127);
    if (t == 1 || t == 4 || t == 5) /* too small for the 1e-12: nothing is left of it, and no NaN */
        CHECK(isfinite(scale) && (type == ORACLE_FP16 ? true : row[1] == 0));
}

static void specials(const cam_rank *rank)
{
    int8_experts = rank->ctx->size;
    for (int type = ORACLE_BF16; type <= ORACLE_FP32; type++) {
        const cam_plan p = {tokens_special, id_next,          number, weight, int8_experts, 1, 2,
                            SPECIAL_HIDDEN, (oracle_type)type};
        cam_world w = world_make(rank, &p, 26);
        for (int t = 0; t < SPECIAL_ROWS; t++)
            for (uint64_t h = 0; h < SPECIAL_HIDDEN; h++)
                oracle_store(p.type, w.b.x.data, (uint64_t)t * SPECIAL_HIDDEN + h,
                             special_bits(p.type, t, h));
        buffer_put(&w.b.x);
        world_route(&w);
        OK(cam_dispatch(&w.rank, &w.z, &w.b));
        world_sync(&w);
        buffer_get(&w.b.recv_x);
        buffer_get(&w.b.scales);
        buffer_get(&w.b.assist);
        for (int i = 0; i < w.z.rows; i++) {
            int32_t triple[3];
            float scale;
            memcpy(triple, w.b.assist.data + 12 * i, 12);
            memcpy(&scale, w.b.scales.data + 4 * i, 4);
            special_row_check(p.type, triple[1],
                              (const int8_t *)w.b.recv_x.data + i * SPECIAL_HIDDEN, scale);
        }
        world_free(&w);
    }
}

static void body(const rank_ctx *ctx)
{
    cam_rank rank = cam_rank_make(ctx);
    specials(&rank);
    combines(&rank);
    if (ctx->size == 1) /* so that no refusal has to be told */
        refusals(&rank);
    cam_rank_free(&rank);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
