/* Proves: the oracle of the expert-parallel tests gives what was worked out by hand, for one small
 * routing on two ranks and for single numbers at the edges of the types. */
#include "hccl_support.h"

#include "cam_oracle.h"

static void ints_are(const int32_t *got, const int32_t *wanted, int count)
{
    for (int i = 0; i < count; i++)
        CHECK_EQ(got[i], wanted[i]);
}

#define INTS(got, ...)                                                                             \
    do {                                                                                           \
        const int32_t wanted_[] = {__VA_ARGS__};                                                   \
        ints_are(got, wanted_, (int)(sizeof wanted_ / 4));                                         \
    } while (0)

/* Rank 0: three tokens to {0,2} {2,2} {-1,1}; rank 1: one token to {3,2}. Experts 0, 1 | 2, 3. */
static void routing(void)
{
    int64_t first[] = {0, 2, 2, 2, -1, 1}, second[] = {3, 2};
    int64_t *ids[] = {first, second};
    const int tokens[] = {3, 1};
    const oracle_routing g = {2, 4, 2, tokens, ids};
    int32_t per_rank[2], per_expert[4], in_rank[6], index[6], assist[24];
    oracle_layout(&g, 0, per_rank, per_expert, in_rank, index);
    INTS(per_rank, 2, 2);
    INTS(per_expert, 1, 1, 3, 0);
    INTS(in_rank, 1, 1, 0, 1, 1, 0);
    INTS(index, 0, 0, 1, 2, -1, 0);
    oracle_notify n = oracle_notify_make(&g, 1);
    INTS(n.send_data, 0, 0, 1, 0, 0, 1, 1, 0, 1, 1, 1, 1);
    INTS(n.send_offset, 0, 0, 0, 1);
    INTS(n.recv_data, 3, 2, 3, 0, 5, 3, 1, 0, 1, 1, 1, 1);
    INTS(n.recv_count, 3, 4, 4, 5);
    INTS(n.recv_offset, 2, 0, 5, 1);
    CHECK_EQ(n.total, 5);
    CHECK_EQ(n.max_bs, 3);
    CHECK_EQ(n.per_local[0], 4);
    CHECK_EQ(n.per_local[1], 1);
    oracle_notify_free(&n);
    CHECK_EQ(oracle_rows(&g, 1, assist), 5);
    INTS(assist, 0, 0, 1, 0, 1, 0, 0, 1, 1, 1, 0, 1, 1, 0, 0);
    CHECK_EQ(oracle_rows(&g, 0, assist), 2);
    INTS(assist, 0, 0, 0, 0, 2, 1);
}

static void quantised(void)
{
    const float a[] = {1, 2, 3, 4}, b[] = {0.5f, 1.5f, 2.5f, 127}, zero[4] = {0};
    int8_t q[4];
    CHECK(oracle_quantise(ORACLE_FP32, a, 4, q) == 0.031496062874794006f);
    CHECK(q[0] == 32 && q[1] == 64 && q[2] == 95 && q[3] == 127);
    CHECK(oracle_quantise(ORACLE_FP32, b, 4, q) == 1.0f);
    CHECK(q[0] == 0 && q[1] == 2 && q[2] == 2 && q[3] == 127);
    CHECK(fabsf(oracle_quantise(ORACLE_FP32, zero, 4, q) - 7.874016e-15f) < 1e-20f);
    CHECK(q[0] == 0 && q[3] == 0);
}

static void numbers(void)
{
    CHECK_EQ(oracle_round(ORACLE_FP16, 1.0f), 0x3c00);
    CHECK_EQ(oracle_round(ORACLE_FP16, -2.0f), 0xc000);
    CHECK_EQ(oracle_round(ORACLE_FP16, 65504.0f), 0x7bff);
    CHECK_EQ(oracle_round(ORACLE_FP16, 65519.0f), 0x7bff);
    CHECK_EQ(oracle_round(ORACLE_FP16, 65520.0f), 0x7c00);
    CHECK_EQ(oracle_round(ORACLE_FP16, 0x1p-24f), 1);
    CHECK_EQ(oracle_round(ORACLE_FP16, 0x1p-25f), 0);
    CHECK_EQ(oracle_round(ORACLE_FP16, 0x1.8p-24f), 2);
    CHECK_EQ(oracle_round(ORACLE_FP16, 0x1p-14f), 0x0400);
    CHECK_EQ(oracle_round(ORACLE_FP16, 0x1.ffep-15f), 0x0400);
    CHECK_EQ(oracle_round(ORACLE_FP16, 1 + 0x1p-11f), 0x3c00);
    CHECK_EQ(oracle_round(ORACLE_FP16, 1 + 0x1.8p-10f), 0x3c02);
    CHECK_EQ(oracle_round(ORACLE_BF16, 257.0f), 0x4380);
    CHECK_EQ(oracle_round(ORACLE_BF16, 259.0f), 0x4382);
    for (uint32_t bits = 0; bits < 0x7c00; bits++)
        CHECK_EQ(oracle_round(ORACLE_FP16, oracle_value(ORACLE_FP16, bits)), bits);
    CHECK_EQ(oracle_bits_of_float(oracle_value(ORACLE_FP16, 0x8000)), 0x80000000);
}

static void combined(void)
{
    const float a[] = {1}, b[] = {0x1p-24f}, weights[] = {1, 1, 5, 1};
    const void *rows[] = {a, b, NULL, b};
    float out = 0;
    oracle_combine(ORACLE_FP32, rows, weights, 4, 1, &out);
    CHECK(out == 1); /* each small one is lost: half way, to even */
    const void *other[] = {b, b, NULL, a};
    oracle_combine(ORACLE_FP32, other, weights, 4, 1, &out);
    CHECK(out == 1 + 0x1p-23f);
}

int main(void)
{
    routing();
    quantised();
    numbers();
    combined();
    return 0;
}
