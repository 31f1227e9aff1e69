/* Proves: what the arithmetic lanes give is what docs/design/vector.md says, against exact
 * arithmetic in long double (halves: the nearest of all 63,488 finite ones, found by search) and
 * 64-bit integers. Unary operations on halves: all 65,536 patterns. */
#include "testing.h"

#include <float.h>
#include <math.h>

#include "core/lane.h"

enum { HALVES = 65536, HALF_INF = 0x7c00, CHUNK = 1024 };

/* ---- halves by definition ---- */

static long double half_value[HALF_INF]; /* of the positive finite ones, ascending */

static int setup(void **state)
{
    (void)state;
    for (int i = 0; i < HALF_INF; i++) {
        int exponent = i >> 10, fraction = i & 1023;
        half_value[i] =
            exponent == 0 ? ldexpl(fraction, -24) : ldexpl(1024 + fraction, exponent - 25);
    }
    return 0;
}

static long double of_half(uint16_t bits)
{
    int magnitude = bits & 0x7fff;
    if (magnitude > HALF_INF)
        return NAN;
    long double value = magnitude == HALF_INF ? (long double)INFINITY : half_value[magnitude];
    return bits >> 15 != 0 ? -value : value;
}

/* The nearest half, half to even. */
static uint16_t nearest_half(long double value)
{
    uint16_t sign = signbit(value) ? 0x8000 : 0;
    long double size = fabsl(value);
    if (isnan(value))
        return 0x7e00;
    if (size >= 65520.0L)
        return sign | HALF_INF;
    int low = 0, high = HALF_INF - 1;
    while (low < high) { /* the last one that is not greater */
        int middle = (low + high + 1) / 2;
        if (half_value[middle] <= size)
            low = middle;
        else
            high = middle - 1;
    }
    long double above = low + 1 < HALF_INF ? half_value[low + 1] : 65536.0L;
    long double down = size - half_value[low], up = above - size;
    return sign | (uint16_t)(down < up || (down == up && low % 2 == 0) ? low : low + 1);
}

static bool half_is_nan(uint16_t bits)
{
    return (bits & 0x7fff) > HALF_INF;
}

static void same_half(const char *what, uint16_t got, uint16_t want, uint32_t a, uint32_t b)
{
    if (half_is_nan(got) != half_is_nan(want) || (!half_is_nan(want) && got != want))
        fail_msg("%s of 0x%x, 0x%x: 0x%04x, not 0x%04x", what, a, b, got, want);
}

static uint32_t bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return bits;
}

static float float_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, 4);
    return value;
}

static void same_float(const char *what, float got, float want, float a, float b)
{
    if (isnan(got) != isnan(want) || (!isnan(want) && bits_of(got) != bits_of(want)))
        fail_msg("%s of %a, %a: %a, not %a", what, (double)a, (double)b, (double)got, (double)want);
}

/* The lane on 1024 elements at a time: long runs, where faster versions are used. */
static core_lane *lane(int number)
{
    return core_lane_table[number];
}

/* ---- unary ---- */

static long double identity_abs(long double x)
{
    return fabsl(x);
}

static long double relu(long double x)
{
    return x > 0 ? x : 0.0L;
}

static long double rsqrt_of(long double x)
{
    return 1.0L / sqrtl(x);
}

static long double reciprocal(long double x)
{
    return 1.0L / x;
}

typedef struct unary {
    const char *name;
    int f16, f32;
    long double (*exact)(long double);
} unary;

#define UNARY(name, exact)                                                                         \
    {                                                                                              \
#name, CORE_LANE_##name##_f16, CORE_LANE_##name##_f32, exact                               \
    }
static const unary unaries[] = {
    UNARY(abs, identity_abs), UNARY(relu, relu), UNARY(sqrt, sqrtl), UNARY(rsqrt, rsqrt_of),
    UNARY(rcp, reciprocal),   UNARY(exp, expl),  UNARY(log, logl)};
enum { UNARIES = sizeof unaries / sizeof unaries[0] };

static void all_halves(void **state)
{
    (void)state;
    static uint16_t in[HALVES], out[HALVES];
    for (int i = 0; i < HALVES; i++)
        in[i] = (uint16_t)i;
    for (int u = 0; u < UNARIES; u++) {
        lane(unaries[u].f16)(out, in, NULL, NULL, HALVES);
        for (int i = 0; i < HALVES; i++)
            same_half(unaries[u].name, out[i], nearest_half(unaries[u].exact(of_half(in[i]))),
                      in[i], 0);
    }
}

/* All exponents with mantissas at the edges, and others between. */
static size_t floats(uint32_t *to)
{
    static const uint32_t mantissas[] = {0,        1,        2,        0x3fffff, 0x400000,
                                         0x400001, 0x5a5a5a, 0x7ffffe, 0x7fffff, 0x123456};
    size_t n = 0;
    for (uint32_t exponent = 0; exponent < 256; exponent++)
        for (size_t m = 0; m < sizeof mantissas / sizeof mantissas[0]; m++)
            for (uint32_t sign = 0; sign < 2; sign++)
                to[n++] = sign << 31 | exponent << 23 | mantissas[m];
    uint32_t seed = 1;
    for (int i = 0; i < 20000; i++)
        to[n++] = seed = seed * 1664525u + 1013904223u;
    return n;
}

enum { FLOATS_MAX = 30000 };

static void many_floats(void **state)
{
    (void)state;
    static uint32_t in[FLOATS_MAX];
    static float out[FLOATS_MAX];
    size_t n = floats(in);
    for (int u = 0; u < UNARIES; u++) {
        lane(unaries[u].f32)(out, in, NULL, NULL, n);
        for (size_t i = 0; i < n; i++)
            same_float(unaries[u].name, out[i], (float)unaries[u].exact(float_of(in[i])),
                       float_of(in[i]), 0);
    }
}

/* What IEEE leaves open is decided: signs of zeros, NaN in relu and abs. */
static void decided_cases(void **state)
{
    (void)state;
    uint16_t in[] = {0x8000, 0x7e01, 0xfe01, 0xfc00, 0x0001, 0x8001}, out[6];
    lane(CORE_LANE_relu_f16)(out, in, NULL, NULL, 6);
    const uint16_t relus[] = {0, 0, 0, 0, 1, 0};
    assert_memory_equal(out, relus, sizeof relus);
    lane(CORE_LANE_abs_f16)(out, in, NULL, NULL, 6);
    const uint16_t sizes[] = {0, 0x7e01, 0x7e01, 0x7c00, 1, 1};
    assert_memory_equal(out, sizes, sizeof sizes);
    uint32_t wide[] = {0x80000000, 0x7fc00001, 0xffc00001, 0xff800000}, result[4];
    lane(CORE_LANE_relu_f32)(result, wide, NULL, NULL, 4);
    for (int i = 0; i < 4; i++)
        assert_int_equal(result[i], 0);
    lane(CORE_LANE_abs_f32)(result, wide, NULL, NULL, 4);
    const uint32_t wide_sizes[] = {0, 0x7fc00001, 0x7fc00001, 0x7f800000};
    assert_memory_equal(result, wide_sizes, sizeof wide_sizes);
    int32_t whole[] = {5, -5, 0, INT32_MIN}, positive[4];
    lane(CORE_LANE_relu_s32)(positive, whole, NULL, NULL, 4);
    const int32_t relu_ints[] = {5, 0, 0, 0};
    assert_memory_equal(positive, relu_ints, sizeof relu_ints);
}

/* Operations on halves that take one operand are in `unaries`, or below with all patterns. */
static bool has_one_operand(const char *operation)
{
    static const char *const two_or_a_scalar[] = {"add",          "sub",      "mul",      "div",
                                                  "max",          "min",      "fma",      "mul_add",
                                                  "mul_add_relu", "add_relu", "sub_relu", "axpy"};
    for (size_t i = 0; i < sizeof two_or_a_scalar / sizeof two_or_a_scalar[0]; i++)
        if (strcmp(operation, two_or_a_scalar[i]) == 0)
            return false;
    return strstr(operation, "_scalar") == NULL;
}

static void no_unary_operation_is_left_out(void **state)
{
    (void)state;
    static const char *const names[] = {
#define NAME(name) #name,
        CORE_LANES(NAME)
#undef NAME
    };
    int found = 0;
    for (size_t n = 0; n < sizeof names / sizeof names[0]; n++) {
        char operation[64];
        const char *type = strstr(names[n], "_f16");
        if (type == NULL || type[4] != '\0' || strchr(names[n], '2') != NULL)
            continue; /* not on halves alone, or a conversion (test_lane_convert) */
        snprintf(operation, sizeof operation, "%.*s", (int)(type - names[n]), names[n]);
        if (!has_one_operand(operation) || strstr(operation, "_s8") != NULL ||
            strcmp(operation, "leakyrelu") == 0)
            continue; /* two operands, one of them narrower in the end, or tested above */
        bool listed = false;
        for (int u = 0; u < UNARIES && !listed; u++)
            listed = strcmp(unaries[u].name, operation) == 0;
        if (!listed)
            fail_msg("%s is not tested with all halves", names[n]);
        found++;
    }
    assert_int_equal(found, UNARIES);
}

static void bits_and_leaky(void **state)
{
    (void)state;
    static uint16_t in[HALVES], out[HALVES];
    uint64_t slope = 0x2e66; /* 0.0999756 */
    for (int i = 0; i < HALVES; i++)
        in[i] = (uint16_t)i;
    lane(CORE_LANE_not_u16)(out, in, NULL, NULL, HALVES);
    for (int i = 0; i < HALVES; i++)
        assert_int_equal(out[i], 65535 - i);
    lane(CORE_LANE_not_s16)(out, in, NULL, NULL, HALVES);
    for (int i = 0; i < HALVES; i++)
        assert_int_equal(out[i], 65535 - i);
    lane(CORE_LANE_leakyrelu_f16)(out, in, NULL, &slope, HALVES);
    for (int i = 0; i < HALVES; i++) {
        long double x = of_half(in[i]);
        same_half("leakyrelu", out[i], x > 0 ? in[i] : nearest_half(x * of_half((uint16_t)slope)),
                  in[i], 0);
    }
    float x[] = {3, -3, 0, -0.0f, -INFINITY}, y[5], factor = 0.1f;
    lane(CORE_LANE_leakyrelu_f32)(y, x, NULL, &factor, 5);
    const float leaky[] = {3, (float)(-3.0L * 0.1f), 0, -0.0f, -INFINITY};
    assert_memory_equal(y, leaky, sizeof y);
}

/* ---- binary ---- */

static long double add(long double a, long double b)
{
    return a + b;
}

static long double subtract(long double a, long double b)
{
    return a - b;
}

static long double multiply(long double a, long double b)
{
    return a * b;
}

static long double divide(long double a, long double b)
{
    return a / b;
}

/* The greater of a list in order: -inf < ... < -0 < +0 < ... < inf; NaN only against NaN. */
static long double greater(long double a, long double b)
{
    if (isnan(a) || isnan(b))
        return isnan(a) ? b : a;
    if (a == 0 && b == 0)
        return signbit(a) ? b : a;
    return a > b ? a : b;
}

static long double less(long double a, long double b)
{
    return -greater(-a, -b);
}

static long double add_relu(long double a, long double b)
{
    return relu(a + b);
}

static long double sub_relu(long double a, long double b)
{
    return relu(a - b);
}

typedef struct binary {
    const char *name;
    int f16, f32, scalar_f16, scalar_f32; /* -1: has none */
    long double (*exact)(long double, long double);
} binary;

#define BOTH(name)                                                                                 \
    CORE_LANE_##name##_f16, CORE_LANE_##name##_f32, CORE_LANE_##name##_scalar_f16,                 \
        CORE_LANE_##name##_scalar_f32
#define ONE(name) CORE_LANE_##name##_f16, CORE_LANE_##name##_f32, -1, -1
static const binary binaries[] = {
    {"add", BOTH(add), add},
    {"sub", BOTH(sub), subtract},
    {"mul", BOTH(mul), multiply},
    {"max", BOTH(max), greater},
    {"min", BOTH(min), less},
    {"div", ONE(div), divide},
    {"add_relu", ONE(add_relu), add_relu},
    {"sub_relu", ONE(sub_relu), sub_relu},
};
enum { BINARIES = sizeof binaries / sizeof binaries[0] };

static const uint16_t edges[] = {0x0000, 0x0001, 0x0002, 0x03ff, 0x0400, 0x0401, 0x1000, 0x2e66,
                                 0x3bff, 0x3c00, 0x3c01, 0x3e00, 0x4200, 0x4900, 0x5640, 0x63ff,
                                 0x6400, 0x7000, 0x7bfe, 0x7bff, 0x7c00, 0x7e00};
enum { EDGES = sizeof edges / sizeof edges[0] };

static uint16_t edge(int i)
{
    return i < EDGES ? edges[i] : edges[i - EDGES] | 0x8000;
}

/* Pairs of halves: every edge with every edge, and random ones. */
enum { PAIRS = 4 * EDGES * EDGES + 60000 };
static uint16_t pair_a[PAIRS], pair_b[PAIRS], pair_out[PAIRS];

static void make_pairs(void)
{
    uint32_t seed = 7;
    for (int i = 0; i < PAIRS; i++)
        if (i < 4 * EDGES * EDGES) {
            pair_a[i] = edge(i / (2 * EDGES));
            pair_b[i] = edge(i % (2 * EDGES));
        } else {
            seed = seed * 1664525u + 1013904223u;
            pair_a[i] = (uint16_t)(seed >> 16);
            seed = seed * 1664525u + 1013904223u;
            pair_b[i] = (uint16_t)(seed >> 16);
        }
}

static void pairs_of_halves(void **state)
{
    (void)state;
    make_pairs();
    for (int k = 0; k < BINARIES; k++) {
        const binary *op = &binaries[k];
        lane(op->f16)(pair_out, pair_a, pair_b, NULL, PAIRS);
        for (int i = 0; i < PAIRS; i++)
            same_half(op->name, pair_out[i],
                      nearest_half(op->exact(of_half(pair_a[i]), of_half(pair_b[i]))), pair_a[i],
                      pair_b[i]);
        for (int e = 0; op->scalar_f16 >= 0 && e < 2 * EDGES; e++) {
            uint64_t scalar = edge(e);
            lane(op->scalar_f16)(pair_out, pair_a, NULL, &scalar, CHUNK);
            for (int i = 0; i < CHUNK; i++)
                same_half(op->name, pair_out[i],
                          nearest_half(op->exact(of_half(pair_a[i]), of_half(edge(e)))), pair_a[i],
                          edge(e));
        }
    }
}

static void pairs_of_floats(void **state)
{
    (void)state;
    static uint32_t a[FLOATS_MAX], b[FLOATS_MAX];
    static float out[FLOATS_MAX];
    size_t n = floats(a);
    for (size_t shift = 1; shift < n; shift = shift * 7 + 3) {
        for (size_t i = 0; i < n; i++)
            b[i] = a[(i + shift) % n];
        for (int k = 0; k < BINARIES; k++) {
            const binary *op = &binaries[k];
            lane(op->f32)(out, a, b, NULL, n);
            for (size_t i = 0; i < n; i++) {
                /* long double has 40 more bits: rounding twice shows only next to a tie. */
                long double exact = op->exact(float_of(a[i]), float_of(b[i]));
                same_float(op->name, out[i], (float)exact, float_of(a[i]), float_of(b[i]));
            }
            if (op->scalar_f32 < 0)
                continue;
            uint64_t scalar = b[0];
            lane(op->scalar_f32)(out, a, NULL, &scalar, n);
            for (size_t i = 0; i < n; i++)
                same_float(op->name, out[i], (float)op->exact(float_of(a[i]), float_of(b[0])),
                           float_of(a[i]), float_of(b[0]));
        }
    }
}

/* ---- a product and a sum: each rounded by itself ---- */

/* volatile: not one fused operation here either. */
static float product_sum(float a, float b, float c)
{
    volatile float product = (float)((long double)a * b);
    return (float)((long double)product + c);
}

static void products_and_sums(void **state)
{
    (void)state;
    static uint16_t d16[PAIRS];
    static float d32[PAIRS];
    make_pairs();
    for (int i = 0; i < PAIRS; i++)
        d16[i] = pair_a[(i + 77) % PAIRS], d32[i] = (float)of_half(d16[i]);
#define EACH for (int i = 0; i < PAIRS; i++)
#define A    ((float)of_half(pair_a[i]))
#define B    ((float)of_half(pair_b[i]))
#define D    ((float)of_half(pair_a[(i + 77) % PAIRS]))
    lane(CORE_LANE_fma_f16)(d16, pair_a, pair_b, NULL, PAIRS);
    EACH same_half("fma", d16[i], nearest_half(product_sum(A, B, D)), pair_a[i], pair_b[i]);
    EACH d16[i] = pair_a[(i + 77) % PAIRS];
    lane(CORE_LANE_mul_add_f16)(d16, pair_a, pair_b, NULL, PAIRS);
    EACH same_half("mul_add", d16[i], nearest_half(product_sum(A, D, B)), pair_a[i], pair_b[i]);
    EACH d16[i] = pair_a[(i + 77) % PAIRS];
    lane(CORE_LANE_mul_add_relu_f16)(d16, pair_a, pair_b, NULL, PAIRS);
    EACH same_half("mul_add_relu", d16[i], nearest_half(relu(product_sum(A, D, B))), pair_a[i],
                   pair_b[i]);
    EACH d16[i] = pair_a[(i + 77) % PAIRS];
    uint64_t third = 0x3555;
    lane(CORE_LANE_axpy_f16)(d16, pair_a, NULL, &third, PAIRS);
    EACH same_half("axpy", d16[i], nearest_half(product_sum(A, (float)of_half(0x3555), D)),
                   pair_a[i], 0);
    lane(CORE_LANE_axpy_f32_f16)(d32, pair_a, NULL, &third, PAIRS);
    EACH same_float("axpy f32 f16", d32[i], product_sum(A, (float)of_half(0x3555), D), A, D);
    EACH d32[i] = D;
    lane(CORE_LANE_fma_f32_f16)(d32, pair_a, pair_b, NULL, PAIRS);
    EACH same_float("fma f32 f16", d32[i], product_sum(A, B, D), A, B);

    static uint32_t a[FLOATS_MAX], b[FLOATS_MAX], d[FLOATS_MAX];
    static const int lanes[] = {CORE_LANE_fma_f32, CORE_LANE_mul_add_f32,
                                CORE_LANE_mul_add_relu_f32, CORE_LANE_axpy_f32};
    size_t n = floats(a);
    uint64_t scalar = 0x3e99999a; /* 0.3f */
    for (int k = 0; k < 4; k++) {
        for (size_t i = 0; i < n; i++)
            b[i] = a[(i + 1234) % n], d[i] = a[(i + 4321) % n];
        lane(lanes[k])(d, a, k < 3 ? b : NULL, &scalar, n);
        for (size_t i = 0; i < n; i++) {
            float x = float_of(a[i]), y = float_of(b[i]), old = float_of(a[(i + 4321) % n]);
            float want = k == 0   ? product_sum(x, y, old)
                         : k == 1 ? product_sum(x, old, y)
                         : k == 2 ? (float)relu(product_sum(x, old, y))
                                  : product_sum(x, 0.3f, old);
            same_float("product and sum", float_of(d[i]), want, x, y);
        }
    }
}

/* ---- integers ---- */

static int64_t wrapped(int64_t value, int bits)
{
    int64_t modulus = INT64_C(1) << bits;
    value = (value % modulus + modulus) % modulus;
    return value >= modulus / 2 ? value - modulus : value;
}

static int64_t int_result(int op, int64_t a, int64_t b)
{
    switch (op) {
    case 0:
        return a + b;
    case 1:
        return a - b;
    case 2:
        return (int64_t)((unsigned __int128)((__int128)a * b) & 0xffffffffu); /* wraps anyway */
    case 3:
        return a > b ? a : b;
    default:
        return a < b ? a : b;
    }
}

static void integers(void **state)
{
    (void)state;
    static const int32_t some[] = {0,      1,     -1,    2,         -2,        100,        -100,
                                   127,    -128,  255,   32767,     -32768,    32766,      12345,
                                   -12345, 65535, 65536, INT32_MAX, INT32_MIN, 0x5a5a5a5a, -7};
    enum { N = sizeof some / sizeof some[0] };
    static const int lanes[5][4] = {
        {CORE_LANE_add_s16, CORE_LANE_add_s32, CORE_LANE_add_scalar_s16, CORE_LANE_add_scalar_s32},
        {CORE_LANE_sub_s16, CORE_LANE_sub_s32, CORE_LANE_sub_scalar_s16, CORE_LANE_sub_scalar_s32},
        {CORE_LANE_mul_s16, CORE_LANE_mul_s32, CORE_LANE_mul_scalar_s16, CORE_LANE_mul_scalar_s32},
        {CORE_LANE_max_s16, CORE_LANE_max_s32, CORE_LANE_max_scalar_s16, CORE_LANE_max_scalar_s32},
        {CORE_LANE_min_s16, CORE_LANE_min_s32, CORE_LANE_min_scalar_s16, CORE_LANE_min_scalar_s32}};
    int32_t a[N * N], b[N * N], out[N * N];
    int16_t a16[N * N], b16[N * N], out16[N * N];
    for (int i = 0; i < N * N; i++) {
        a[i] = some[i / N], b[i] = some[i % N];
        a16[i] = (int16_t)a[i], b16[i] = (int16_t)b[i];
    }
    for (int op = 0; op < 5; op++) {
        lane(lanes[op][0])(out16, a16, b16, NULL, N * N);
        lane(lanes[op][1])(out, a, b, NULL, N * N);
        for (int i = 0; i < N * N; i++) {
            assert_int_equal(out16[i], wrapped(int_result(op, a16[i], b16[i]), 16));
            assert_int_equal(out[i], wrapped(int_result(op, a[i], b[i]), 32));
        }
        for (int s = 0; s < N; s++) {
            uint64_t scalar16 = (uint16_t)some[s], scalar32 = (uint32_t)some[s];
            lane(lanes[op][2])(out16, a16, NULL, &scalar16, N * N);
            lane(lanes[op][3])(out, a, NULL, &scalar32, N * N);
            for (int i = 0; i < N * N; i++) {
                assert_int_equal(out16[i], wrapped(int_result(op, a16[i], (int16_t)some[s]), 16));
                assert_int_equal(out[i], wrapped(int_result(op, a[i], some[s]), 32));
            }
        }
    }
    lane(CORE_LANE_and_s16)(out16, a16, b16, NULL, N * N);
    lane(CORE_LANE_or_u16)(a, a16, b16, NULL, N * N); /* `a` is only room */
    for (int i = 0; i < N * N; i++) {
        uint32_t both = 0, any = 0, or_got = ((const uint16_t *)a)[i];
        for (int bit = 0; bit < 16; bit++) {
            int x = (uint16_t)a16[i] >> bit & 1, y = (uint16_t)b16[i] >> bit & 1;
            both += (uint32_t)(x * y) << bit;
            any += (uint32_t)(x + y > 0) << bit;
        }
        assert_int_equal((uint16_t)out16[i], both);
        assert_int_equal(or_got, any);
    }
    lane(CORE_LANE_and_u16)(out16, a16, b16, NULL, N * N);
    lane(CORE_LANE_or_s16)(b, a16, b16, NULL, N * N);
    for (int i = 0; i < N * N; i++) {
        assert_int_equal((uint16_t)out16[i], (uint16_t)a16[i] & (uint16_t)b16[i]);
        assert_int_equal(((const uint16_t *)b)[i], (uint16_t)a16[i] | (uint16_t)b16[i]);
    }
}

/* x / 2^n, rounded down or half up. */
static int64_t divided(int64_t x, uint32_t n, bool round)
{
    long double exact = ldexpl((long double)x, -(int)(n < 200 ? n : 200));
    return (int64_t)floorl(round ? exact + 0.5L : exact);
}

static void shifts(void **state)
{
    (void)state;
    static const int32_t some[] = {0, 1,      -1,      2,      -2,        5,         -5,       10,
                                   9, 0x7fff, -0x8000, 0x5555, INT32_MAX, INT32_MIN, -12345678};
    enum { N = sizeof some / sizeof some[0] };
    int16_t in16[N], out16[N];
    int32_t out[N];
    for (int i = 0; i < N; i++)
        in16[i] = (int16_t)some[i];
    static const uint32_t distances[] = {0, 1, 2, 7, 15, 16, 17, 31, 32, 33, 63, 64, 1000};
    for (size_t k = 0; k < sizeof distances / sizeof distances[0]; k++) {
        uint32_t n = distances[k];
        uint64_t scalar = n;
#define SHIFT(name, in, out_) lane(CORE_LANE_##name)(out_, in, NULL, &scalar, N)
#define EVERY(got, want)                                                                           \
    for (int i = 0; i < N; i++)                                                                    \
    assert_int_equal(got, want)
        SHIFT(shiftright_s16, in16, out16);
        EVERY(out16[i], divided(in16[i], n, false));
        SHIFT(shiftright_u16, in16, out16);
        EVERY((uint16_t)out16[i], divided((uint16_t)in16[i], n, false));
        SHIFT(shiftright_s32, some, out);
        EVERY(out[i], divided(some[i], n, false));
        SHIFT(shiftright_u32, some, out);
        EVERY((uint32_t)out[i], divided((uint32_t)some[i], n, false));
        SHIFT(shiftright_round_s16, in16, out16);
        EVERY(out16[i], divided(in16[i], n, true));
        SHIFT(shiftright_round_s32, some, out);
        EVERY(out[i], divided(some[i], n, true));
        unsigned __int128 factor = n < 64 ? (unsigned __int128)1 << n : 0;
        SHIFT(shiftleft_s16, in16, out16);
        EVERY((uint16_t)out16[i], (uint16_t)((uint16_t)in16[i] * factor));
        SHIFT(shiftleft_u16, in16, out16);
        EVERY((uint16_t)out16[i], (uint16_t)((uint16_t)in16[i] * factor));
        SHIFT(shiftleft_s32, some, out);
        EVERY((uint32_t)out[i], (uint32_t)((uint32_t)some[i] * factor));
        SHIFT(shiftleft_u32, some, out);
        EVERY((uint32_t)out[i], (uint32_t)((uint32_t)some[i] * factor));
    }
}

/* ---- a narrower result ---- */

static int64_t saturated(long double exact, int64_t low, int64_t high)
{
    if (isnan(exact))
        return 0;
    if (exact <= low)
        return low;
    return exact >= high ? high : (int64_t)rintl(exact);
}

static void narrower(void **state)
{
    (void)state;
    static int8_t out[PAIRS];
    static uint16_t half[FLOATS_MAX];
    make_pairs();
#undef A
#undef B
#define A of_half(pair_a[i])
#define B of_half(pair_b[i])
    lane(CORE_LANE_add_relu_s8_f16)(out, pair_a, pair_b, NULL, PAIRS);
    EACH assert_int_equal(out[i], saturated(relu((float)(A + B)), -128, 127));
    lane(CORE_LANE_sub_relu_s8_f16)(out, pair_a, pair_b, NULL, PAIRS);
    EACH assert_int_equal(out[i], saturated(relu((float)(A - B)), -128, 127));
    lane(CORE_LANE_mul_cast_half2int8_s8_f16)(out, pair_a, pair_b, NULL, PAIRS);
    EACH assert_int_equal(out[i], saturated(A * B, -128, 127));
    lane(CORE_LANE_mul_cast_half2uint8_u8_f16)(out, pair_a, pair_b, NULL, PAIRS);
    EACH assert_int_equal((uint8_t)out[i], saturated(A * B, 0, 255));
    lane(CORE_LANE_add_relu_s8_s16)(out, pair_a, pair_b, NULL, PAIRS);
    EACH assert_int_equal(out[i], saturated((int16_t)pair_a[i] + (int16_t)pair_b[i], 0, 127));
    lane(CORE_LANE_sub_relu_s8_s16)(out, pair_a, pair_b, NULL, PAIRS);
    EACH assert_int_equal(out[i], saturated((int16_t)pair_a[i] - (int16_t)pair_b[i], 0, 127));
    lane(CORE_LANE_add_relu_s16)(pair_out, pair_a, pair_b, NULL, PAIRS);
    EACH assert_int_equal(pair_out[i], relu(wrapped((int16_t)pair_a[i] + (int16_t)pair_b[i], 16)));
    lane(CORE_LANE_sub_relu_s16)(pair_out, pair_a, pair_b, NULL, PAIRS);
    EACH assert_int_equal(pair_out[i], relu(wrapped((int16_t)pair_a[i] - (int16_t)pair_b[i], 16)));
    static uint32_t a[FLOATS_MAX], b[FLOATS_MAX];
    size_t n = floats(a);
    for (size_t i = 0; i < n; i++)
        b[i] = a[(i + 1) % n];
    lane(CORE_LANE_add_relu_f16_f32)(half, a, b, NULL, n);
    for (size_t i = 0; i < n; i++) {
        float sum = (float)((long double)float_of(a[i]) + float_of(b[i]));
        same_half("add_relu", half[i], nearest_half(relu(sum)), a[i], b[i]);
    }
    lane(CORE_LANE_sub_relu_f16_f32)(half, a, b, NULL, n);
    for (size_t i = 0; i < n; i++) {
        float rest = (float)((long double)float_of(a[i]) - float_of(b[i]));
        same_half("sub_relu", half[i], nearest_half(relu(rest)), a[i], b[i]);
    }
}

/* Copies move bits, also those of a NaN. */
static void copies(void **state)
{
    (void)state;
    static uint32_t in[HALVES / 2], out[HALVES / 2];
    static const int lanes[] = {CORE_LANE_copy_s16, CORE_LANE_copy_u16, CORE_LANE_copy_s32,
                                CORE_LANE_copy_u32};
    for (int i = 0; i < HALVES / 2; i++)
        in[i] = (uint32_t)(2 * i) | (uint32_t)(2 * i + 1) << 16;
    for (int k = 0; k < 4; k++) {
        memset(out, 0xa5, sizeof out);
        lane(lanes[k])(out, in, NULL, NULL, k < 2 ? HALVES - 1 : HALVES / 2 - 1);
        assert_memory_equal(out, in, k < 2 ? 2 * HALVES - 2 : 2 * HALVES - 4);
        assert_int_equal(((uint8_t *)out)[2 * HALVES - 1], 0xa5);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_halves),
        cmocka_unit_test(many_floats),
        cmocka_unit_test(decided_cases),
        cmocka_unit_test(bits_and_leaky),
        cmocka_unit_test(no_unary_operation_is_left_out),
        cmocka_unit_test(pairs_of_halves),
        cmocka_unit_test(pairs_of_floats),
        cmocka_unit_test(products_and_sums),
        cmocka_unit_test(integers),
        cmocka_unit_test(shifts),
        cmocka_unit_test(narrower),
        cmocka_unit_test(copies),
    };
    (void)argc;
    int failed = cmocka_run_group_tests(tests, setup, NULL);
    return failed + testing_again("AIVDRIVE_SIMD", "off", argv); /* the plain C lanes */
}
