/* Proves: the three forms of UB pointers reach the same bytes, and every rule about UB operands
 * ends the kernel with 507035 and a text that names the rule and the values. */
#include "testing.h"

#include <stdbool.h>

static _Alignas(64) uint8_t gm_in[1 << 20], gm_out[1 << 20];

static void *arena(uint64_t offset)
{
    return (void *)(uintptr_t)aivd_asc_get_phy_buf_addr(offset);
}

static void *small(uint64_t offset)
{
    return (void *)(uintptr_t)offset;
}

static void forms_entry(const void *args)
{
    (void)args;
    _Alignas(32) uint8_t local[64];
    aivd_asc_copy_gm2ub(arena(0x1000), gm_in, 64);
    aivd_asc_copy_ub2gm(gm_out, small(0x1000), 64); /* arena -> offset */
    aivd_asc_copy_gm2ub(small(0x2020), gm_in + 64, 64);
    aivd_asc_copy_ub2gm(gm_out + 64, arena(0x2020), 64); /* offset -> arena */
    aivd_asc_copy_gm2ub(local, gm_in + 128, 64);
    aivd_asc_copy_ub2ub(arena(0), local, 64); /* local -> arena */
    aivd_asc_copy_ub2gm(gm_out + 128, arena(0), 64);
    memcpy(arena(96), gm_in + 192, 64); /* scalar stores into UB */
    aivd_asc_copy_ub2gm(gm_out + 192, small(96), 64);
}

static void three_forms_reach_the_same_bytes(void **state)
{
    (void)state;
    for (int i = 0; i < 256; i++)
        gm_in[i] = (uint8_t)(i * 7 + 3);
    memset(gm_out, 0xee, sizeof gm_out);
    assert_int_equal(testing_run(forms_entry, NULL, 1), AIVD_OK);
    assert_memory_equal(gm_out, gm_in, 256);
    assert_int_equal(gm_out[256], 0xee);
}

static void whole_ub_entry(const void *args)
{
    (void)args;
    uint32_t bytes = core_profile_get()->ub_bytes;
    aivd_asc_copy_gm2ub(small(0), gm_in, bytes);
    aivd_asc_copy_ub2gm(gm_out, arena(0), bytes);
}

static void all_of_ub_can_be_used(void **state)
{
    (void)state;
    uint32_t bytes = core_profile_get()->ub_bytes;
    assert_int_equal(bytes, 192 * 1024);
    for (uint32_t i = 0; i < bytes; i++)
        gm_in[i] = (uint8_t)(i % 251);
    memset(gm_out, 0, sizeof gm_out);
    assert_int_equal(testing_run(whole_ub_entry, NULL, 1), AIVD_OK);
    assert_memory_equal(gm_out, gm_in, bytes);
}

#define RULE(name, words, ...)                                                                     \
    static void name##_entry(const void *args)                                                     \
    {                                                                                              \
        (void)args;                                                                                \
        __VA_ARGS__;                                                                               \
    }                                                                                              \
    static void name(void **state)                                                                 \
    {                                                                                              \
        (void)state;                                                                               \
        testing_expect_rule(name##_entry, NULL, words);                                            \
    }

RULE(size_not_in_blocks, "33 bytes is not a multiple of 32",
     aivd_asc_copy_gm2ub(small(0), gm_in, 33))
RULE(out_size_not_in_blocks, "asc_copy_ub2gm: 1 bytes is not a multiple of 32",
     aivd_asc_copy_ub2gm(gm_out, small(0), 1))
RULE(offset_not_on_a_block, "UB address 0x10 is not a multiple of 32",
     aivd_asc_copy_gm2ub(small(16), gm_in, 32))
RULE(arena_not_on_a_block, "UB address 0x1004 is not a multiple of 32",
     aivd_asc_copy_ub2gm(gm_out, arena(0x1004), 32))
RULE(over_the_end, "64 bytes at UB offset 0x2ffe0 end beyond UB, which has 196608 bytes",
     aivd_asc_copy_gm2ub(small(196608 - 32), gm_in, 64))
RULE(far_over_the_end, "end beyond UB", aivd_asc_copy_gm2ub(small(0), gm_in, 196608 + 32))
RULE(not_in_ub, "is not in UB", aivd_asc_copy_gm2ub(gm_out, gm_in, 32))
RULE(ub_as_gm, "is not an address of GM", aivd_asc_copy_gm2ub(small(0), small(64), 32))
RULE(null_gm, "is not an address of GM", aivd_asc_copy_ub2gm(NULL, small(0), 32))
RULE(phy_buf_outside, "offset 196608 is outside of UB", arena(196608))
RULE(too_many_bursts, "n_burst 4096 is more than 4095",
     aivd_asc_copy_gm2ub_burst(small(0), gm_in, 4096, 1, 0, 0))
RULE(bursts_over_the_end, "end beyond UB",
     aivd_asc_copy_gm2ub_burst(small(0), gm_in, 100, 1, 0, 64))
RULE(long_align_burst, "len_burst 2097152 bytes is more than 2097151",
     aivd_asc_copy_gm2ub_align_u8(small(0), gm_in, 1 << 21))
RULE(wide_padding, "each side takes at most 32 bytes",
     aivd_asc_copy_gm2ub_align_burst_s32(small(0), gm_in, 1, 4, 9, 0, 0, 0))
RULE(barrier_on_scalar_pipe, "PIPE_S is an error on hardware", aivd_asc_sync_pipe(PIPE_S))
RULE(event_id_8, "event id 8; ids are 0 to 7", aivd_asc_sync_notify(PIPE_MTE2, PIPE_V, 8))
RULE(same_pipe_twice, "give two different pipes", aivd_asc_sync_wait(PIPE_V, PIPE_V, 0))
RULE(flag_id_16, "flag id 16; ids are 0 to 15", aivd_asc_sync_block_arrive(PIPE_ALL, 16))
RULE(no_cube_partner, "AIV-only kernel has no cube core", aivd_asc_sync_inter_arrive(PIPE_ALL, 0))
RULE(unknown_barrier, "none of DSB_ALL", aivd_asc_sync_data_barrier(9))
RULE(misaligned_atomic, "must be multiples of the element's 4 bytes",
     aivd_asc_set_atomic_add_float();
     aivd_asc_copy_ub2gm(gm_out + 2, small(0), 32))
RULE(misaligned_flag, "is not a multiple of 8",
     core_flag_store((uint64_t *)(uintptr_t)(gm_out + 4), 1))

/* With one block every arrival completes at once, so a second block must be there. */
static void arrivals_outstanding_entry(const void *args)
{
    (void)args;
    for (int i = 0; i < 40; i++)
        aivd_asc_sync_block_arrive(PIPE_ALL, 3);
}

static void outstanding_in_two_blocks(void **state)
{
    (void)state;
    assert_int_equal(testing_run(arrivals_outstanding_entry, NULL, 2), AIVD_ERR_KERNEL_EXCEPTION);
    assert_non_null(strstr(base_error_recent(), "arrivals of this block outstanding"));
}

/* 200 KiB of locals: more than UB has, less than the stack. */
static void deep_local_entry(const void *args)
{
    (void)args;
    _Alignas(32) volatile uint8_t deep[200 * 1024];
    deep[0] = 1;
    aivd_asc_copy_gm2ub((void *)(uintptr_t)deep, gm_in, 32);
}

static void locals_count_against_the_capacity(void **state)
{
    (void)state;
    testing_expect_rule(deep_local_entry, NULL, "do not fit UB, which has 196608 bytes");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(three_forms_reach_the_same_bytes),
        cmocka_unit_test(all_of_ub_can_be_used),
        cmocka_unit_test(size_not_in_blocks),
        cmocka_unit_test(out_size_not_in_blocks),
        cmocka_unit_test(offset_not_on_a_block),
        cmocka_unit_test(arena_not_on_a_block),
        cmocka_unit_test(over_the_end),
        cmocka_unit_test(far_over_the_end),
        cmocka_unit_test(not_in_ub),
        cmocka_unit_test(ub_as_gm),
        cmocka_unit_test(null_gm),
        cmocka_unit_test(phy_buf_outside),
        cmocka_unit_test(too_many_bursts),
        cmocka_unit_test(bursts_over_the_end),
        cmocka_unit_test(long_align_burst),
        cmocka_unit_test(wide_padding),
        cmocka_unit_test(barrier_on_scalar_pipe),
        cmocka_unit_test(event_id_8),
        cmocka_unit_test(same_pipe_twice),
        cmocka_unit_test(flag_id_16),
        cmocka_unit_test(no_cube_partner),
        cmocka_unit_test(unknown_barrier),
        cmocka_unit_test(misaligned_atomic),
        cmocka_unit_test(misaligned_flag),
        cmocka_unit_test(outstanding_in_two_blocks),
        cmocka_unit_test(locals_count_against_the_capacity),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
