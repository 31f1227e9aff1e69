/* Proves: UB beyond the product's size is there when it was asked for, and only then: not for a
 * block that has not asked, not for the next block on the same stack, and never without an end. The
 * words of the adapter are zero when a block begins. Sums of 64-bit integers wrap. */
#include "testing.h"

#include <stdbool.h>

#include "ascendc/impl.h"

enum { UB = 192 * 1024, MORE = 335 * 1024 };

static _Alignas(64) uint8_t gm_in[MORE], gm_out[MORE];

static void *arena(uint64_t offset)
{
    return (uint8_t *)aivd_cpp_ub_extend(0) + offset;
}

static void extended_entry(const void *args)
{
    (void)args;
    aivd_cpp_ub_extend(MORE);
    aivd_asc_copy_gm2ub(arena(0), gm_in, MORE);
    aivd_asc_copy_ub2ub(arena(MORE - 64), arena(UB - 32), 64); /* across the product's end */
    aivd_asc_copy_ub2gm(gm_out, arena(0), MORE);
}

static void more_than_one_ub(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < MORE; i++)
        gm_in[i] = (uint8_t)(i % 253);
    memset(gm_out, 0, sizeof gm_out);
    assert_int_equal(testing_run(extended_entry, NULL, 1), AIVD_OK);
    assert_memory_equal(gm_out, gm_in, MORE - 64);
    assert_memory_equal(gm_out + MORE - 64, gm_in + UB - 32, 64);
}

static void over_entry(const void *args)
{
    (void)args;
    aivd_asc_copy_gm2ub((void *)(uintptr_t)(UB - 32), gm_in, 64);
}

/* The same stack, which has pages there by now. */
static void the_next_block_has_one_ub(void **state)
{
    (void)state;
    assert_int_equal(testing_run(extended_entry, NULL, 1), AIVD_OK);
    testing_expect_rule(over_entry, NULL, "end beyond UB, which has 196608 bytes");
    assert_int_equal(testing_run(extended_entry, NULL, 1), AIVD_OK);
}

static void beyond_entry(const void *args)
{
    (void)args;
    aivd_cpp_ub_extend(MORE);
    aivd_asc_copy_gm2ub(arena(MORE - 32), gm_in, 64);
}

static void what_was_asked_for_is_the_end(void **state)
{
    (void)state;
    testing_expect_rule(beyond_entry, NULL, "end beyond UB, which has 343040 bytes");
}

static void too_much_entry(const void *args)
{
    (void)args;
    aivd_cpp_ub_extend(UINT64_C(1) << 40);
}

static void there_is_an_end(void **state)
{
    (void)state;
    testing_expect_rule(too_much_entry, NULL, "need 1099511627776 bytes of UB in all");
}

static void words_entry(const void *args)
{
    uint64_t *words = aivd_cpp_words();
    bool *clean = (bool *)(uintptr_t) * (const void *const *)args;
    for (int i = 0; i < 8; i++) {
        *clean = *clean && words[i] == 0;
        words[i] = (uint64_t)i + 1;
    }
}

static void words_begin_as_zeros(void **state)
{
    bool clean = true;
    const void *where = &clean;
    (void)state;
    assert_int_equal(testing_run(words_entry, &where, 5), AIVD_OK);
    assert_true(clean);
}

static void fail_entry(const void *args)
{
    (void)args;
    aivd_cpp_fail("the %s of it is %d", "reason", 42);
}

static void a_failure_has_its_reason(void **state)
{
    (void)state;
    testing_expect_rule(fail_entry, NULL, "the reason of it is 42");
}

static void s64_entry(const void *args)
{
    (void)args;
    aivd_asc_copy_gm2ub(arena(0), gm_in, 64);
    aivd_cpp_vector_s64(AIVD_CPP_ADD, arena(64), arena(0), arena(32), 4);
    aivd_cpp_vector_s64(AIVD_CPP_MAX, arena(96), arena(0), arena(32), 4);
    aivd_cpp_vector_s64(AIVD_CPP_MIN, arena(0), arena(0), arena(32), 4); /* in place */
    aivd_cpp_vector_s64(AIVD_CPP_ADD, arena(0), arena(0), arena(32), 0);
    aivd_asc_copy_ub2gm(gm_out, arena(0), 128);
}

static void integers_of_64_bits(void **state)
{
    static const int64_t in[8] = {INT64_MAX, -5, 0, INT64_MIN, 1, -6, 0, -1};
    static const int64_t sums[4] = {INT64_MIN, -11, 0, INT64_MAX};
    static const int64_t most[4] = {INT64_MAX, -5, 0, -1}, least[4] = {1, -6, 0, INT64_MIN};
    (void)state;
    memcpy(gm_in, in, sizeof in);
    assert_int_equal(testing_run(s64_entry, NULL, 1), AIVD_OK);
    assert_memory_equal(gm_out + 64, sums, sizeof sums);
    assert_memory_equal(gm_out + 96, most, sizeof most);
    assert_memory_equal(gm_out, least, sizeof least);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(more_than_one_ub),
        cmocka_unit_test(the_next_block_has_one_ub),
        cmocka_unit_test(what_was_asked_for_is_the_end),
        cmocka_unit_test(there_is_an_end),
        cmocka_unit_test(words_begin_as_zeros),
        cmocka_unit_test(a_failure_has_its_reason),
        cmocka_unit_test(integers_of_64_bits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
