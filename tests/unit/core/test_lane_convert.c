/* Proves: every conversion lane gives the right bits - rounding, ties, overflow, saturation, NaN,
 * signed zeros - for all halves, all bfloat16, all small integers and structured floats and large
 * integers. The oracle searches the neighbouring values of the result's type in long double, where
 * all of these numbers and their midpoints are exact. */
#include "testing.h"

#include <float.h>
#include <math.h>
#include <stdbool.h>

#include "core/lane.h"

typedef enum kind { F32, F16, BF16, S64, S32, S16, S8, U8, S4, WHOLE } kind;
typedef enum mode { RN, RNA, RD, RU, RZ, RO } mode;

typedef struct row {
    const char *name;
    core_lane *lane;
    kind to, from;
    mode mode;
} row;

#define ROW(name, to, from, mode)                                                                  \
    {                                                                                              \
#name, core_lane_##name, to, from, mode                                                    \
    }
#define FIVE(base, types, to, from)                                                                \
    ROW(base##_rn_##types, to, from, RN), ROW(base##_rna_##types, to, from, RNA),                  \
        ROW(base##_rd_##types, to, from, RD), ROW(base##_ru_##types, to, from, RU),                \
        ROW(base##_rz_##types, to, from, RZ)
#define SIX(base, types, to, from) ROW(base##_##types, to, from, RN), FIVE(base, types, to, from)

static const row rows[] = {
    ROW(bfloat162float_f32_bf16, F32, BF16, RN),
    ROW(half2float_f32_f16, F32, F16, RN),
    SIX(float2half, f16_f32, F16, F32),
    ROW(float2half_ro_f16_f32, F16, F32, RO),
    FIVE(float2bfloat16, bf16_f32, BF16, F32),
    FIVE(float2float, f32, WHOLE, F32),
    FIVE(float2int16, s16_f32, S16, F32),
    FIVE(float2int32, s32_f32, S32, F32),
    FIVE(float2int64, s64_f32, S64, F32),
    SIX(half2int8, s8_f16, S8, F16),
    SIX(half2uint8, u8_f16, U8, F16),
    SIX(half2int4, s4_f16, S4, F16),
    FIVE(half2int16, s16_f16, S16, F16),
    FIVE(half2int32, s32_f16, S32, F16),
    FIVE(bfloat162int32, s32_bf16, S32, BF16),
    ROW(int42half_f16_s4, F16, S4, RN),
    ROW(int82half_f16_s8, F16, S8, RN),
    ROW(uint82half_f16_u8, F16, U8, RN),
    SIX(int162half, f16_s16, F16, S16),
    ROW(int162float_f32_s16, F32, S16, RN),
    SIX(int322float, f32_s32, F32, S32),
    FIVE(int642float, f32_s64, F32, S64),
    ROW(int322int16_s16_s32, S16, S32, RN),
    ROW(int322int64_s64_s32, S64, S32, RN),
    ROW(int642int32_s32_s64, S32, S64, RN),
};
enum { ROWS = sizeof rows / sizeof rows[0] };

/* ---- elements ---- */

static const uint32_t kind_bits[] = {
    [F32] = 32, [F16] = 16, [BF16] = 16, [S64] = 64, [S32] = 32,
    [S16] = 16, [S8] = 8,   [U8] = 8,    [S4] = 4,   [WHOLE] = 32,
};

/* Element i of a run, as its bits. */
static uint64_t element(const uint8_t *run, kind k, size_t i)
{
    if (k == S4)
        return run[i / 2] >> (i % 2 * 4) & 15;
    uint64_t bits = 0;
    memcpy(&bits, run + i * kind_bits[k] / 8, kind_bits[k] / 8);
    return bits;
}

static void set_element(uint8_t *run, kind k, size_t i, uint64_t bits)
{
    if (k == S4)
        run[i / 2] = (uint8_t)((i % 2 != 0 ? run[i / 2] & 15 : 0) | (bits & 15) << (i % 2 * 4));
    else
        memcpy(run + i * kind_bits[k] / 8, &bits, kind_bits[k] / 8);
}

/* A binary float of e exponent bits and f fraction bits; infinity is the power of two that follows
 * the largest number, so that neighbours and midpoints work there too. */
static long double decode_float(uint64_t bits, int e, int f)
{
    int exponent = (int)(bits >> f & ((1u << e) - 1));
    long double fraction = (long double)(bits & ((1u << f) - 1));
    int bias = (1 << (e - 1)) - 1;
    long double value = exponent == 0 ? ldexpl(fraction, 1 - bias - f)
                                      : ldexpl(fraction + ldexpl(1, f), exponent - bias - f);
    return bits >> (e + f) != 0 ? -value : value;
}

static int exponent_bits(kind k)
{
    return k == F16 ? 5 : 8;
}

static int fraction_bits(kind k)
{
    return k == F16 ? 10 : k == BF16 ? 7 : 23;
}

static bool is_float(kind k)
{
    return k == F32 || k == F16 || k == BF16 || k == WHOLE;
}

static uint64_t infinity_bits(kind k)
{
    return ((UINT64_C(1) << exponent_bits(k)) - 1) << fraction_bits(k);
}

static uint64_t magnitude_bits(kind k, uint64_t bits)
{
    return bits & ((UINT64_C(1) << (kind_bits[k] - 1)) - 1);
}

static bool is_nan(kind k, uint64_t bits)
{
    return is_float(k) && magnitude_bits(k, bits) > infinity_bits(k);
}

static long double decode(kind k, uint64_t bits)
{
    if (is_float(k))
        return decode_float(bits, exponent_bits(k), fraction_bits(k));
    if (k == U8)
        return (long double)bits;
    uint32_t unused = 64 - kind_bits[k];
    return (long double)((int64_t)(bits << unused) >> unused);
}

/* ---- the oracle ---- */

/* Which of two neighbours 0 <= low <= x < high; `odd`: low's last bit. `negative`: the true sign.
 */
static bool takes_high(long double low, long double x, long double high, bool odd, bool negative,
                       mode m)
{
    long double middle = (low + high) / 2;
    if (x == low)
        return false;
    switch (m) {
    case RN:
        return x > middle || (x == middle && odd);
    case RNA:
        return x >= middle;
    case RD:
        return negative;
    case RU:
        return !negative;
    case RZ:
        return false;
    default:
        return !odd; /* to odd */
    }
}

/* The magnitude of a float result: bits of ascending numbers are ascending integers. */
static uint64_t nearest_float(kind k, long double x, bool negative, mode m, bool infinite)
{
    int e = exponent_bits(k), f = fraction_bits(k);
    uint64_t low = 0, high = infinity_bits(k);
    if (infinite || x == 0)
        return infinite ? high : 0;
    if (x >=
        decode_float(high, e, f)) /* past all finite numbers: as between largest and infinity */
        return takes_high(0, 3, 4, (high - 1) & 1, negative, m) ? high : high - 1;
    int exponent;
    frexpl(x, &exponent);
    if (exponent + (1 << (e - 1)) - 2 > 0) { /* the numbers of one exponent */
        low = (uint64_t)(exponent + (1 << (e - 1)) - 2) << f;
        high = low + (UINT64_C(1) << f);
    } else {
        high = UINT64_C(1) << f;
    }
    while (high - low > 1) {
        uint64_t middle = (low + high) / 2;
        if (decode_float(middle, e, f) <= x)
            low = middle;
        else
            high = middle;
    }
    return takes_high(decode_float(low, e, f), x, decode_float(high, e, f), low & 1, negative, m)
               ? high
               : low;
}

static long double nearest_whole(long double x, bool negative, mode m)
{
    long double low = floorl(x);
    return takes_high(low, x, low + 1, fmodl(low, 2) != 0, negative, m) ? low + 1 : low;
}

static uint64_t whole_as_int(kind k, long double x)
{
    long double high = k == U8 ? 255 : ldexpl(1, (int)kind_bits[k] - 1) - 1;
    long double low = k == U8 ? 0 : -ldexpl(1, (int)kind_bits[k] - 1);
    x = x < low ? low : x > high ? high : x;
    uint64_t bits = x < 0 ? -(uint64_t)-x : (uint64_t)x;
    return bits & (UINT64_MAX >> (64 - kind_bits[k]));
}

/* NaN to NaN: sign and the leading payload stay, signalling becomes quiet; widening a bfloat16
 * moves the bits as they are. */
static uint64_t nan_result(const row *r, uint64_t bits)
{
    if (!is_float(r->to))
        return 0;
    uint64_t sign = bits >> (kind_bits[r->from] - 1) << (kind_bits[r->to] - 1);
    int shift = fraction_bits(r->to) - fraction_bits(r->from);
    uint64_t payload = bits & ((UINT64_C(1) << fraction_bits(r->from)) - 1);
    payload = shift >= 0 ? payload << shift : payload >> -shift;
    if (r->from != BF16)
        payload |= UINT64_C(1) << (fraction_bits(r->to) - 1);
    return sign | infinity_bits(r->to) | payload;
}

static uint64_t expected(const row *r, uint64_t bits)
{
    if (is_nan(r->from, bits))
        return nan_result(r, bits);
    bool negative =
        is_float(r->from) ? bits >> (kind_bits[r->from] - 1) != 0 : decode(r->from, bits) < 0;
    bool infinite = is_float(r->from) && magnitude_bits(r->from, bits) == infinity_bits(r->from);
    long double x = fabsl(decode(r->from, bits));
    if (infinite && !is_float(r->to))
        x = ldexpl(1, 200);
    if (!is_float(r->to) || r->to == WHOLE)
        x = infinite ? x : nearest_whole(x, negative, r->mode);
    if (!is_float(r->to))
        return whole_as_int(r->to, negative ? -x : x);
    uint64_t sign = (uint64_t)negative << (kind_bits[r->to] - 1);
    return sign | nearest_float(r->to, x, negative, r->mode, infinite);
}

/* ---- inputs ---- */

enum { MOST = 400000 };

/* Where long double is computed in software, under an emulator at that, one input of these. */
#if defined(__aarch64__)
enum { ONE_OF = 13 };
#else
enum { ONE_OF = 1 };
#endif

static uint64_t inputs[MOST];
static size_t input_count;
static uint64_t random_state;

static uint64_t random_bits(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state;
}

static void put(uint64_t bits)
{
    assert_true(input_count < MOST);
    inputs[input_count++] = bits;
}

/* Every exponent and sign with fractions around every bit, where ties and carries are. */
static void put_floats(void)
{
    for (uint32_t top = 0; top < 512; top++) {
        for (int bit = 0; bit < 23; bit++)
            for (int near = -1; near <= 1; near++) {
                uint32_t fraction = (1u << bit) + (uint32_t)near;
                put(top << 23 | (fraction & 0x7fffff));
                put(top << 23 | ((0x800000 - fraction) & 0x7fffff));
                put(top << 23 | ((fraction | 3u << bit) & 0x7fffff));
            }
        for (int i = 0; i < 20; i++)
            put(top << 23 | (uint32_t)(random_bits() & 0x7fffff));
    }
    for (int i = 0; i < 20000; i++) /* 2^-2 to 2^17: what int8 and int16 care for */
        put((random_bits() & 0x80000000) | (0x3e800000 + random_bits() % 0x9800000));
}

/* Around every power of two and its halves, and at random lengths. */
static void put_integers(uint32_t bits)
{
    uint64_t mask = UINT64_MAX >> (64 - bits);
    for (uint32_t top = 0; top < bits; top++)
        for (uint32_t bit = 0; bit <= top; bit++)
            for (int near = -2; near <= 2; near++) {
                uint64_t value =
                    (UINT64_C(1) << top) + (UINT64_C(1) << bit) + (uint64_t)(int64_t)near;
                put(value & mask);
                put(-value & mask);
            }
    for (int i = 0; i < 20000; i++)
        put(random_bits() >> random_bits() % bits & mask);
    put(mask >> 1);
    put((mask >> 1) + 1);
    put(0);
}

static void put_inputs(kind from)
{
    input_count = 0;
    random_state = 88172645463325252u;
    if (from == F32)
        put_floats();
    else if (from == S32 || from == S64)
        put_integers(kind_bits[from]);
    else
        for (uint64_t bits = 0; bits < UINT64_C(1) << kind_bits[from]; bits++)
            put(bits);
    for (size_t i = 0; i * ONE_OF < input_count; i++)
        inputs[i] = inputs[i * ONE_OF];
    input_count = (input_count + ONE_OF - 1) / ONE_OF;
}

static uint8_t source[MOST * 8 + 64], result[MOST * 8 + 64];

static void check_row(const row *r)
{
    put_inputs(r->from);
    for (size_t i = 0; i < input_count; i++)
        set_element(source, r->from, i, inputs[i]);
    memset(result, 0xa5, sizeof result);
    r->lane(result, source, NULL, NULL, input_count);
    for (size_t i = 0; i < input_count; i++) {
        uint64_t want = expected(r, inputs[i]), got = element(result, r->to, i);
        if (got != want)
            fail_msg("%s of %#llx: %#llx, expected %#llx", r->name, (unsigned long long)inputs[i],
                     (unsigned long long)got, (unsigned long long)want);
    }
    for (size_t i = (input_count * kind_bits[r->to] + 7) / 8, end = i + 32; i < end; i++)
        assert_int_equal(result[i], 0xa5);
}

static void conversions(void **state)
{
    (void)state;
    for (int i = 0; i < ROWS; i++)
        check_row(&rows[i]);
}

/* ---- a table of its own: literal values ---- */

static uint64_t one(core_lane *lane, kind to, kind from, uint64_t bits)
{
    uint8_t src[8], dst[8] = {0};
    set_element(src, from, 0, bits);
    lane(dst, src, NULL, NULL, 1);
    return element(dst, to, 0);
}

static uint64_t of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static void literal_values(void **state)
{
    (void)state;
    assert_int_equal(one(core_lane_float2half_rn_f16_f32, F16, F32, of(65519.0f)), 0x7bff);
    assert_int_equal(one(core_lane_float2half_rn_f16_f32, F16, F32, of(65520.0f)), 0x7c00);
    assert_int_equal(one(core_lane_float2half_rz_f16_f32, F16, F32, of(1e30f)), 0x7bff);
    assert_int_equal(one(core_lane_float2half_rd_f16_f32, F16, F32, of(-1e30f)), 0xfc00);
    assert_int_equal(one(core_lane_float2half_ro_f16_f32, F16, F32, of(1.0001f)), 0x3c01);
    assert_int_equal(one(core_lane_float2half_rn_f16_f32, F16, F32, 0x7fc00000), 0x7e00);
    assert_int_equal(one(core_lane_float2bfloat16_rn_bf16_f32, BF16, F32, 0x3f808000), 0x3f80);
    assert_int_equal(one(core_lane_float2bfloat16_rn_bf16_f32, BF16, F32, 0x3f818000), 0x3f82);
    assert_int_equal(one(core_lane_float2bfloat16_rna_bf16_f32, BF16, F32, 0x3f808000), 0x3f81);
    assert_int_equal(one(core_lane_float2bfloat16_rn_bf16_f32, BF16, F32, of(FLT_MAX)), 0x7f80);
    assert_int_equal(one(core_lane_float2int32_rn_s32_f32, S32, F32, of(2.5f)), 2);
    assert_int_equal(one(core_lane_float2int32_rna_s32_f32, S32, F32, of(2.5f)), 3);
    assert_int_equal(one(core_lane_float2int32_rz_s32_f32, S32, F32, of(3e9f)), INT32_MAX);
    assert_int_equal(one(core_lane_float2int64_rz_s64_f32, S64, F32, of(-1e30f)), INT64_MIN);
    assert_int_equal(one(core_lane_float2int16_rd_s16_f32, S16, F32, of(-0.5f)), 0xffff);
    assert_int_equal(one(core_lane_float2int32_rn_s32_f32, S32, F32, 0x7fc00000), 0);
    assert_int_equal(one(core_lane_half2int8_rn_s8_f16, S8, F16, 0x5800), 127); /* 128 */
    assert_int_equal(one(core_lane_half2uint8_rz_u8_f16, U8, F16, 0xc500), 0);  /* -5 */
    assert_int_equal(one(core_lane_half2int4_rn_s4_f16, S4, F16, 0xd000), 8);   /* -32: -8 */
    assert_int_equal(one(core_lane_float2float_rn_f32, F32, F32, of(-0.25f)), 0x80000000);
    assert_int_equal(one(core_lane_int322float_rz_f32_s32, F32, S32, 16777219), of(16777218.0f));
    assert_int_equal(one(core_lane_int322int16_s16_s32, S16, S32, 40000), 32767);
}

/* ---- int4 ---- */

static void odd_int4_counts_keep_the_other_half(void **state)
{
    (void)state;
    const uint16_t src[3] = {0x3c00, 0x4000, 0xbc00}; /* 1, 2, -1 */
    uint8_t dst[3] = {0xa5, 0xa5, 0xa5};
    core_lane_half2int4_s4_f16(dst, src, NULL, NULL, 3);
    assert_int_equal(dst[0], 0x21);
    assert_int_equal(dst[1], 0xaf);
    assert_int_equal(dst[2], 0xa5);
    uint16_t back[4] = {7, 7, 7, 7};
    core_lane_int42half_f16_s4(back, dst, NULL, NULL, 3);
    assert_memory_equal(back, src, sizeof src);
    assert_int_equal(back[3], 7);
}

/* ---- product and conversion ---- */

static void check_product(core_lane *lane, kind to, uint16_t a, uint16_t b)
{
    uint8_t got = 0xa5;
    lane(&got, &a, &b, NULL, 1);
    bool nan = is_nan(F16, a) || is_nan(F16, b);
    bool inf_a = magnitude_bits(F16, a) == 0x7c00, inf_b = magnitude_bits(F16, b) == 0x7c00;
    bool zero_a = magnitude_bits(F16, a) == 0, zero_b = magnitude_bits(F16, b) == 0;
    nan = nan || (inf_a && zero_b) || (inf_b && zero_a);
    long double x = fabsl(decode(F16, a)) * fabsl(decode(F16, b));
    bool negative = ((a ^ b) & 0x8000) != 0;
    x = nearest_whole(inf_a || inf_b ? ldexpl(1, 40) : x, negative, RN);
    uint64_t want = nan ? 0 : whole_as_int(to, negative ? -x : x);
    if (got != want)
        fail_msg("%#x * %#x: %u, expected %u", a, b, got, (unsigned)want);
}

static void products(void **state)
{
    (void)state;
    random_state = 1234567;
    for (int i = 0; i < 200000 / ONE_OF; i++) {
        uint64_t bits = random_bits();
        uint16_t a = (uint16_t)bits, b = (uint16_t)(bits >> 16);
        if (i % 2 != 0) /* products of the size of a byte, with halves */
            a = (uint16_t)(0x3c00 + a % 0x1400),
            b = (uint16_t)((b & 0x8000) | (0x3400 + b % 0x1800));
        check_product(core_lane_mul_cast_half2int8_s8_f16, S8, a, b);
        check_product(core_lane_mul_cast_half2uint8_u8_f16, U8, a, b);
    }
}

/* ---- nothing is left out ---- */

static bool is_conversion(const char *name)
{
    const char *two = strchr(name, '2');
    return strncmp(name, "mul_cast", 8) != 0 &&
           (strstr(name, "2half") != NULL || strstr(name, "2float") != NULL ||
            strstr(name, "2bfloat") != NULL || strstr(name, "2int") != NULL ||
            strstr(name, "2uint") != NULL) &&
           two != name;
}

static void all_conversions_are_tested(void **state)
{
    (void)state;
    static const char *const names[] = {
#define NAME(name) #name,
        CORE_LANES(NAME)
#undef NAME
    };
    int found = 0;
    for (size_t n = 0; n < sizeof names / sizeof names[0]; n++) {
        if (!is_conversion(names[n]))
            continue;
        bool listed = false;
        for (int i = 0; i < ROWS && !listed; i++)
            listed = strcmp(rows[i].name, names[n]) == 0;
        if (!listed)
            fail_msg("%s has no row here", names[n]);
        found++;
    }
    assert_int_equal(found, ROWS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(conversions),
        cmocka_unit_test(literal_values),
        cmocka_unit_test(odd_int4_counts_keep_the_other_half),
        cmocka_unit_test(products),
        cmocka_unit_test(all_conversions_are_tested),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
