/* Proves: reductions combine element by element as documented: integers of every width wrap, signed
 * and unsigned compare as what they are, a NaN gives way to a number in max and min, and operations
 * a type does not have are known. Expected values are literal. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "shmem/combine.h"
#include "shmem/host_device/shmem_codes.h"

static void integers_wrap(void **state)
{
    (void)state;
    int8_t a8[] = {127, -128, 100, -1};
    const int8_t b8[] = {1, -1, 3, -1};
    shmem_combine(AIVD_SHM_INT8, AIVD_SHM_REDUCE_SUM, a8, b8, 4);
    assert_int_equal(a8[0], -128);
    assert_int_equal(a8[1], 127);
    assert_int_equal(a8[2], 103);
    assert_int_equal(a8[3], -2);
    int16_t a16[] = {300, -300};
    const int16_t b16[] = {300, 300};
    shmem_combine(AIVD_SHM_INT16, AIVD_SHM_REDUCE_PROD, a16, b16, 2);
    assert_int_equal(a16[0], 24464); /* 90000 - 65536 */
    assert_int_equal(a16[1], -24464);
    int32_t a32[] = {INT32_MAX, INT32_MIN};
    const int32_t b32[] = {1, -1};
    shmem_combine(AIVD_SHM_INT32, AIVD_SHM_REDUCE_SUM, a32, b32, 2);
    assert_int_equal(a32[0], INT32_MIN);
    assert_int_equal(a32[1], INT32_MAX);
    int64_t a64[] = {INT64_MAX};
    const int64_t b64[] = {2};
    shmem_combine(AIVD_SHM_INT64, AIVD_SHM_REDUCE_PROD, a64, b64, 1);
    assert_true(a64[0] == -2);
    uint16_t u16[] = {65535};
    const uint16_t v16[] = {65535};
    shmem_combine(AIVD_SHM_UINT16, AIVD_SHM_REDUCE_PROD, u16, v16, 1);
    assert_int_equal(u16[0], 1);
}

static void order_and_bits(void **state)
{
    (void)state;
    int8_t s[] = {-1, -1};
    const int8_t t[] = {1, -2};
    shmem_combine(AIVD_SHM_INT8, AIVD_SHM_REDUCE_MAX, s, t, 2);
    assert_int_equal(s[0], 1);
    assert_int_equal(s[1], -1);
    uint8_t u[] = {255, 0x0f, 0x0f};
    const uint8_t v[] = {1, 0x3c, 0x3c};
    shmem_combine(AIVD_SHM_UINT8, AIVD_SHM_REDUCE_MIN, u, v, 1);
    assert_int_equal(u[0], 1);
    shmem_combine(AIVD_SHM_UINT8, AIVD_SHM_REDUCE_XOR, u + 1, v + 1, 1);
    assert_int_equal(u[1], 0x33);
    shmem_combine(AIVD_SHM_UINT8, AIVD_SHM_REDUCE_AND, u + 2, v + 2, 1);
    assert_int_equal(u[2], 0x0c);
    uint64_t w[] = {UINT64_C(1) << 63};
    const uint64_t x[] = {1};
    shmem_combine(AIVD_SHM_UINT64, AIVD_SHM_REDUCE_MAX, w, x, 1);
    assert_true(w[0] == UINT64_C(1) << 63);
    shmem_combine(AIVD_SHM_UINT64, AIVD_SHM_REDUCE_OR, w, x, 1);
    assert_true(w[0] == (UINT64_C(1) << 63 | 1));
}

static void reals(void **state)
{
    (void)state;
    float a[] = {NAN, 2.0f, -0.5f};
    const float b[] = {1.0f, NAN, 3.0f};
    shmem_combine(AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_MAX, a, b, 3);
    assert_true(a[0] == 1.0f && a[1] == 2.0f && a[2] == 3.0f);
    double c[] = {0.1, NAN};
    const double d[] = {0.2, 1.0};
    shmem_combine(AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_SUM, c, d, 2);
    assert_true(c[0] == 0.30000000000000004 && isnan(c[1]));
}

static void what_types_have(void **state)
{
    (void)state;
    assert_true(shmem_combines(AIVD_SHM_UINT8, AIVD_SHM_REDUCE_XOR));
    assert_true(shmem_combines(AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_PROD));
    assert_false(shmem_combines(AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_AND));
    assert_false(shmem_combines(AIVD_SHM_INT32, AIVD_SHM_REDUCE_NONE));
    assert_false(shmem_combines(AIVD_SHM_HALF, AIVD_SHM_REDUCE_SUM)); /* kernels have those */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(integers_wrap),
        cmocka_unit_test(order_and_bits),
        cmocka_unit_test(reals),
        cmocka_unit_test(what_types_have),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
