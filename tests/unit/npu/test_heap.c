/* Proves that the device heap is first fit in 2 MiB granules with the real allocator's slack: never
 * two blocks over each other, holes are reused, limits and exhaustion are refused, library blocks
 * come from the top. The oracle is a plain array with one entry per granule. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "npu/heap.h"

#define BASE  0x200000200000ull
#define MIB2  (2ull << 20)
#define COUNT 200

static npu_heap heap;

static int setup(void **state)
{
    (void)state;
    return npu_heap_init(&heap, BASE, COUNT * MIB2, COUNT * MIB2);
}

static int teardown(void **state)
{
    (void)state;
    npu_heap_fini(&heap);
    return 0;
}

static uint64_t take(uint64_t size)
{
    uint64_t at = 0;
    assert_int_equal(npu_heap_take(&heap, size, false, &at), AIVD_OK);
    return at;
}

static void sizes_round_to_granules_with_slack(void **state)
{
    (void)state;
    assert_true(take(1) == BASE);
    assert_true(take(MIB2 - 32) == BASE + MIB2);     /* with 32 bytes of slack: just one granule */
    assert_true(take(MIB2 - 31) == BASE + 2 * MIB2); /* one byte more: two */
    assert_true(take(MIB2) == BASE + 4 * MIB2);      /* a whole granule leaves no slack: two */
    assert_true(take(1) == BASE + 6 * MIB2);
    assert_true(heap.used == 7 * MIB2);
}

static void first_hole_that_fits_is_used(void **state)
{
    (void)state;
    uint64_t a = take(MIB2 - 32), b = take(3 * MIB2 - 32), c = take(MIB2 - 32);
    npu_heap_give(&heap, b);
    assert_true(take(4 * MIB2 - 32) == c + MIB2); /* the hole of 3 is too small */
    assert_true(take(2 * MIB2 - 32) == b);
    npu_heap_give(&heap, a);
    assert_true(take(1) == a);
    assert_true(take(1) == b + 2 * MIB2);
}

static void lazy_blocks_come_from_the_top(void **state)
{
    (void)state;
    uint64_t at = 0;
    assert_int_equal(npu_heap_take(&heap, 3 * MIB2 - 32, true, &at), AIVD_OK);
    assert_true(at == BASE + (COUNT - 3) * MIB2);
    assert_true(heap.used == 0 && heap.lazy == 3 * MIB2);
    assert_true(take(1) == BASE);
}

static void exhaustion_and_limit_are_refused(void **state)
{
    (void)state;
    uint64_t at = 77;
    assert_int_equal(npu_heap_take(&heap, COUNT * MIB2, false, &at), AIVD_ERR_MEMORY);
    assert_int_equal(npu_heap_take(&heap, UINT64_MAX, false, &at), AIVD_ERR_MEMORY);
    assert_int_equal(npu_heap_take(&heap, UINT64_MAX - 40, true, &at), AIVD_ERR_MEMORY);
    assert_true(at == 77);
    assert_int_equal(npu_heap_take(&heap, COUNT * MIB2 - 32, false, &at), AIVD_OK);
    assert_int_equal(npu_heap_take(&heap, 1, false, &at), AIVD_ERR_MEMORY);
    npu_heap_give(&heap, BASE);
    heap.limit = 2 * MIB2;
    take(1);
    take(1);
    assert_int_equal(npu_heap_take(&heap, 1, false, &at), AIVD_ERR_MEMORY);
    assert_int_equal(npu_heap_take(&heap, 1, true, &at), AIVD_OK); /* lazy: no limit */
}

static void addresses_are_found_inside_blocks_only(void **state)
{
    (void)state;
    uint64_t a = take(3 * MIB2), start = 0;
    assert_null(npu_heap_around(&heap, BASE - 1, &start));
    assert_ptr_equal(npu_heap_around(&heap, a + 4 * MIB2 - 1, &start), npu_heap_at(&heap, a));
    assert_true(start == a);
    assert_null(npu_heap_around(&heap, a + 4 * MIB2, &start));
    assert_null(npu_heap_at(&heap, a + MIB2));
    assert_null(npu_heap_at(&heap, a + 1));
    npu_heap_give(&heap, a);
    assert_null(npu_heap_around(&heap, a, &start));
}

static void pages_of_free_granules_are_counted(void **state)
{
    (void)state;
    uint64_t a = take(1), b = take(2 * MIB2 - 32), at = 0;
    npu_heap_mark_paged(&heap, a, true);
    npu_heap_mark_paged(&heap, b, true);
    assert_true(npu_heap_unpaged(&heap, b) == 0);
    npu_heap_give(&heap, b);
    assert_true(heap.kept == 2 * MIB2);
    assert_true(npu_heap_kept_run(&heap, &at) == 2 && at == b);
    assert_true(take(1) == b && heap.kept == MIB2);
    assert_true(npu_heap_kept_run(&heap, &at) == 1 && at == b + MIB2);
    npu_heap_forget_kept(&heap, at, 1);
    assert_true(heap.kept == 0 && npu_heap_kept_run(&heap, &at) == 0);
}

/* Random traffic against an array of owners. */
static void fragmentation_never_overlaps(void **state)
{
    (void)state;
    static int owner[COUNT];
    uint64_t live[COUNT] = {0};
    memset(owner, 0, sizeof owner);
    unsigned seed = 20260131;
    printf("seed %u\n", seed);
    for (int step = 1; step < 20000; step++) {
        int slot = rand_r(&seed) % COUNT;
        if (live[slot]) {
            uint64_t first = (live[slot] - BASE) / MIB2;
            unsigned n = npu_heap_at(&heap, live[slot])->granules;
            for (unsigned i = 0; i < n; i++)
                owner[first + i] = 0;
            npu_heap_give(&heap, live[slot]);
            live[slot] = 0;
            continue;
        }
        uint64_t size = (uint64_t)(rand_r(&seed) % 12) * MIB2 + 1 + (uint64_t)(rand_r(&seed) % 5);
        uint64_t n = (size + 32 + MIB2 - 1) / MIB2, at = 0;
        /* The oracle's first hole. */
        uint64_t want = COUNT;
        for (uint64_t i = 0; i + n <= COUNT && want == COUNT; i++) {
            uint64_t j = 0;
            while (j < n && !owner[i + j])
                j++;
            if (j == n)
                want = i;
        }
        aivd_status status = npu_heap_take(&heap, size, false, &at);
        assert_int_equal(status, want == COUNT ? AIVD_ERR_MEMORY : AIVD_OK);
        if (status)
            continue;
        assert_true(at == BASE + want * MIB2);
        for (uint64_t i = 0; i < n; i++)
            owner[want + i] = step;
        live[slot] = at;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(sizes_round_to_granules_with_slack, setup, teardown),
        cmocka_unit_test_setup_teardown(first_hole_that_fits_is_used, setup, teardown),
        cmocka_unit_test_setup_teardown(lazy_blocks_come_from_the_top, setup, teardown),
        cmocka_unit_test_setup_teardown(exhaustion_and_limit_are_refused, setup, teardown),
        cmocka_unit_test_setup_teardown(addresses_are_found_inside_blocks_only, setup, teardown),
        cmocka_unit_test_setup_teardown(pages_of_free_granules_are_counted, setup, teardown),
        cmocka_unit_test_setup_teardown(fragmentation_never_overlaps, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
