/* Proves: binary16 and bfloat16 conversions give the right bits for every 16-bit value and round
 * half to even, against the values computed in double precision and against the compiler's own. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "base/half.h"

/* The value by the definition of the format, in double precision. */
static double value_of_half(uint16_t h)
{
    double sign = h & 0x8000 ? -1 : 1;
    int exponent = (h >> 10) & 31, mantissa = h & 1023;
    if (exponent == 0)
        return sign * ldexp(mantissa, -24);
    return sign * ldexp(1024 + mantissa, exponent - 25);
}

static int is_half_nan(uint16_t h)
{
    return (h & 0x7c00) == 0x7c00 && (h & 0x3ff) != 0;
}

static void every_half_widens_exactly(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < 0x10000; i++) {
        uint16_t h = (uint16_t)i;
        float f = base_half_to_float(h);
        if (is_half_nan(h)) {
            assert_true(isnan(f));
        } else if ((h & 0x7c00) == 0x7c00) {
            assert_true(isinf(f) && !!signbit(f) == (h >> 15));
        } else {
            assert_true((double)f == value_of_half(h));
            assert_int_equal(!!signbit(f), h >> 15);
        }
    }
}

static void every_half_survives_the_round_trip(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < 0x10000; i++) {
        uint16_t h = (uint16_t)i, back = base_float_to_half(base_half_to_float(h));
        if (is_half_nan(h))
            assert_true(is_half_nan(back));
        else
            assert_int_equal(back, h);
    }
}

/* Between two neighbours: below the middle down, above it up, on it to the even one. */
static void narrowing_rounds_half_to_even(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < 0x7bff; i++) {
        double low = value_of_half((uint16_t)i), high = value_of_half((uint16_t)(i + 1));
        float middle = (float)((low + high) / 2); /* exact: one more bit than a half */
        uint16_t even = (uint16_t)(i & 1 ? i + 1 : i);
        assert_int_equal(base_float_to_half(middle), even);
        assert_int_equal(base_float_to_half(-middle), even | 0x8000);
        assert_int_equal(base_float_to_half(nextafterf(middle, 0)), i);
        assert_int_equal(base_float_to_half(nextafterf(middle, INFINITY)), i + 1);
    }
}

static void narrowing_meets_its_limits(void **state)
{
    (void)state;
    assert_int_equal(base_float_to_half(65504.0f), 0x7bff);
    assert_int_equal(base_float_to_half(nextafterf(65520.0f, 0)), 0x7bff);
    assert_int_equal(base_float_to_half(65520.0f), 0x7c00);
    assert_int_equal(base_float_to_half(3e38f), 0x7c00);
    assert_int_equal(base_float_to_half(-INFINITY), 0xfc00);
    assert_int_equal(base_float_to_half(-0.0f), 0x8000);
    assert_int_equal(base_float_to_half(0x1p-24f), 0x0001);
    assert_int_equal(base_float_to_half(0x1p-25f), 0x0000);
    assert_int_equal(base_float_to_half(0x1.000002p-25f), 0x0001);
    assert_int_equal(base_float_to_half(0x1p-149f), 0x0000);
    assert_true(is_half_nan(base_float_to_half(NAN)));
    assert_true(is_half_nan(base_float_to_half(-NAN)));
}

#if defined(__FLT16_MAX__)
/* A million values across all exponents (fixed seed), against the compiler's conversion. */
static void agrees_with_the_compiler(void **state)
{
    (void)state;
    uint32_t x = 20240229;
    for (int i = 0; i < 1000000; i++) {
        x = x * 1664525u + 1013904223u;
        uint32_t bits = x ^ (x >> 13);
        float f;
        memcpy(&f, &bits, sizeof f);
        if (isnan(f))
            continue;
        _Float16 narrow = (_Float16)f;
        uint16_t want;
        memcpy(&want, &narrow, sizeof want);
        assert_int_equal(base_float_to_half(f), want);
    }
}
#endif

static void bfloat16_rounds_half_to_even(void **state)
{
    (void)state;
    assert_int_equal(base_float_to_bf16(1.0f), 0x3f80);
    assert_int_equal(base_float_to_bf16(0x1.01p0f), 0x3f80);     /* half way: to even, down */
    assert_int_equal(base_float_to_bf16(0x1.03p0f), 0x3f82);     /* half way: to even, up */
    assert_int_equal(base_float_to_bf16(0x1.010002p0f), 0x3f81); /* above half way */
    assert_int_equal(base_float_to_bf16(-0x1.03p0f), 0xbf82);
    assert_int_equal(base_float_to_bf16(0x1.fffffep127f), 0x7f80);
    assert_int_equal(base_float_to_bf16(INFINITY), 0x7f80);
    assert_int_equal(base_float_to_bf16(-0.0f), 0x8000);
    uint32_t low_nan_bits = 0x7f800001u; /* its payload is lost by truncation: must stay a NaN */
    float low_nan;
    memcpy(&low_nan, &low_nan_bits, sizeof low_nan);
    assert_true(isnan(base_bf16_to_float(base_float_to_bf16(low_nan))));
    for (uint32_t i = 0; i < 0x10000; i++) {
        float f = base_bf16_to_float((uint16_t)i);
        if (isnan(f))
            assert_true(isnan(base_bf16_to_float(base_float_to_bf16(f))));
        else
            assert_int_equal(base_float_to_bf16(f), i);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_half_widens_exactly),
        cmocka_unit_test(every_half_survives_the_round_trip),
        cmocka_unit_test(narrowing_rounds_half_to_even),
        cmocka_unit_test(narrowing_meets_its_limits),
#if defined(__FLT16_MAX__)
        cmocka_unit_test(agrees_with_the_compiler),
#endif
        cmocka_unit_test(bfloat16_rounds_half_to_even),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
