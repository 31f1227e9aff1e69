/* Proves: an observer is told what a vector operation reads and writes, operand by operand, as the
 * strides and the mask say; in weak order a vector operation takes effect late, with mask, mode and
 * scalar of its call and in the order of its pipe, so a missing wait gives a wrong number and a
 * wait the right one. */
#include "testing.h"

#include "core/asc_vec.h"
#include "core/weak.h"

enum { EVENTS = 600 };

static void *ub(uint32_t offset)
{
    return (void *)(uintptr_t)aivd_asc_get_phy_buf_addr(offset);
}

/* ---- what is told ---- */

static core_event told[EVENTS];
static uint32_t count;
static uint8_t *arena;

static void op(const core_event *event)
{
    if (event->kind == CORE_EVENT_VECTOR && count < EVENTS)
        told[count++] = *event;
}

static const core_hook hook = {.op = op};

static void run_told(core_entry entry)
{
    count = 0;
    core_hook_set(&hook);
    aivd_status status = testing_run(entry, NULL, 1);
    core_hook_set(NULL);
    assert_int_equal(status, AIVD_OK);
}

/* Event `i` of its call is number `id`, and reads (writes) rows from `at` on. */
static void expect(uint32_t i, int id, bool write, uint32_t at, uint32_t rows, uint32_t bytes,
                   uint32_t step)
{
    assert_true(i < count);
    const core_event *e = &told[i];
    assert_int_equal(e->id, id);
    assert_int_equal(e->pipe, PIPE_V);
    assert_ptr_equal(write ? e->to : e->from, arena + at);
    assert_null(write ? e->from : e->to);
    assert_int_equal(e->bursts, rows);
    assert_int_equal(e->burst_bytes, bytes);
    assert_int_equal(e->size, rows * bytes);
    if (rows > 1)
        assert_int_equal(write ? e->to_step : e->from_step, step);
    assert_int_equal(e->text != NULL, write);
    assert_non_null(e->site);
}

static void told_entry(const void *args)
{
    (void)args;
    arena = ub(0);
    aivd_asc_add_f32(ub(0), ub(1024), ub(2048), 50);
    aivd_asc_axpy_f32_f16(ub(0), ub(1024), 0x3c00, 33);
    aivd_asc_mul_strided_f16(ub(0), ub(4096), ub(8192), 3, 1, 1, 1, 8, 9, 0);
    aivd_asc_set_vector_mask(0, 0xff00ff);
    aivd_asc_abs_strided_f32(ub(0), ub(4096), 2, 1, 2, 8, 16);
    aivd_asc_set_mask_count();
    aivd_asc_set_vector_mask(0, 70);
    aivd_asc_exp_strided_f32(ub(0), ub(4096), 1, 1, 1, 8, 8);
    aivd_asc_set_mask_norm();
    aivd_asc_set_vector_mask(UINT64_MAX, UINT64_MAX);
    aivd_asc_repeat_reduce_sum_strided_f32(ub(0), ub(4096), 2, 3, 1, 8);
    aivd_asc_lt_u8_f16(ub(0), ub(4096), ub(8192), 2, 1, 1, 1, 8, 8, 8);
}

static void operands_are_told(void **state)
{
    (void)state;
    run_told(told_entry);
    uint32_t i = 0;
    expect(i++, 0, false, 1024, 1, 200, 0); /* add */
    expect(i++, 1, false, 2048, 1, 200, 0);
    expect(i++, 2, true, 0, 1, 200, 0);
    assert_string_equal(told[2].text, "asc_add");
    expect(i++, 0, false, 1024, 1, 66, 0); /* axpy reads its destination */
    expect(i++, 1, false, 0, 1, 132, 0);
    expect(i++, 2, true, 0, 1, 132, 0);
    expect(i++, 0, false, 4096, 3, 256, 288); /* mul: rows of repeats */
    expect(i++, 1, false, 8192, 3, 256, 0);
    expect(i++, 2, true, 0, 3, 256, 256);
    uint32_t first = i; /* abs: 8 elements, a gap of 8, 8 elements; sources two blocks apart */
    for (uint32_t r = 0; r < 2; r++)
        for (uint32_t k = 0; k < 2; k++, i++)
            expect(i, (int)(i - first), false, 4096 + r * 512 + k * 128, 1, 32, 0);
    for (uint32_t r = 0; r < 2; r++)
        for (uint32_t k = 0; k < 2; k++, i++)
            expect(i, (int)(i - first), true, r * 256 + k * 64, 1, 32, 0);
    expect(i++, 0, false, 4096, 1, 256, 0); /* exp: 64 elements, then 6 */
    expect(i++, 1, false, 4096 + 256, 1, 24, 0);
    expect(i++, 2, true, 0, 1, 256, 0);
    expect(i++, 3, true, 256, 1, 24, 0);
    expect(i++, 0, false, 4096, 2, 256, 256); /* sum: results 12 bytes apart */
    expect(i++, 1, true, 0, 1, 4, 0);
    expect(i++, 2, true, 12, 1, 4, 0);
    expect(i++, 0, false, 4096, 2, 256, 256); /* lt: 32 bytes of bits */
    expect(i++, 1, false, 8192, 2, 256, 256);
    expect(i++, 2, true, 0, 1, 32, 0);
    assert_int_equal(i, count);
}

static void gather_entry(const void *args)
{
    (void)args;
    arena = ub(0);
    uint32_t offsets[8] = {64, 0, 4};
    aivd_asc_copy_gm2ub_align_u32(ub(0), offsets, sizeof offsets);
    aivd_asc_gather_u32(ub(256), ub(1024), ub(0), 3);
}

static void gathered_places_are_told(void **state)
{
    (void)state;
    run_told(gather_entry);
    expect(0, 0, false, 0, 1, 12, 0);
    expect(1, 1, false, 1024 + 64, 1, 4, 0);
    expect(2, 2, false, 1024, 1, 4, 0);
    expect(3, 3, false, 1024 + 4, 1, 4, 0);
    expect(4, 4, true, 256, 1, 12, 0);
    assert_int_equal(count, 5);
}

/* ---- weak order ---- */

enum { SEEDS = 40 };
static int32_t result[64];
static _Alignas(64) int32_t input[64];

static void order(int from, int to)
{
    aivd_asc_sync_notify(from, to, 0);
    aivd_asc_sync_wait(from, to, 0);
}

/* In how many seeds result[0 .. 63] is not what `right` says. */
static uint32_t wrong(core_entry entry, int32_t (*right)(int))
{
    uint32_t n = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        for (int i = 0; i < 64; i++)
            input[i] = i, result[i] = -1;
        core_hook_set(core_weak_hook(seed));
        aivd_status status = testing_run(entry, NULL, 1);
        core_hook_set(NULL);
        assert_int_equal(status, AIVD_OK);
        bool same = true;
        for (int i = 0; i < 64; i++)
            same = same && result[i] == right(i);
        n += !same;
    }
    return n;
}

static void sum(bool wait_before, bool wait_behind)
{
    memset(ub(0), 0, 1024);
    aivd_asc_copy_gm2ub(ub(0), input, 256);
    if (wait_before)
        order(PIPE_MTE2, PIPE_V);
    aivd_asc_add_scalar_s32(ub(512), ub(0), 10, 64);
    aivd_asc_set_vector_mask(0, 0xf); /* the call before has nothing to do with it */
    aivd_asc_mul_scalar_strided_s32(ub(512), ub(512), 3, 1, 1, 1, 8, 8);
    aivd_asc_set_vector_mask(0, 0);
    if (wait_behind)
        order(PIPE_V, PIPE_S);
    memcpy(result, ub(512), 256);
    aivd_asc_sync();
}

static int32_t sum_right(int i)
{
    return i < 4 ? (i + 10) * 3 : i + 10;
}

static void sum_waited(const void *args)
{
    (void)args;
    sum(true, true);
}

static void sum_early(const void *args)
{
    (void)args;
    sum(false, true);
}

static void sum_unread(const void *args)
{
    (void)args;
    sum(true, false);
}

static void vector_operations_are_late(void **state)
{
    (void)state;
    assert_int_equal(wrong(sum_waited, sum_right), 0);
    assert_in_range(wrong(sum_early, sum_right), 1, SEEDS);
    assert_in_range(wrong(sum_unread, sum_right), 1, SEEDS);
}

/* What a reduction leaves in registers is late as well. */
static void register_read(bool wait)
{
    float value = -1;
    uint32_t index = 0;
    float *x = ub(0);
    for (int i = 0; i < 64; i++)
        x[i] = (float)(i % 50);
    aivd_asc_repeat_reduce_max_only_value_f32(ub(512), ub(0), 64);
    if (wait)
        order(PIPE_V, PIPE_S);
    aivd_asc_get_reduce_max_cnt_f32(&value, &index);
    for (int i = 0; i < 64; i++)
        result[i] = i == 0 ? (int32_t)value : i == 1 ? (int32_t)index : 0;
    aivd_asc_sync();
}

static int32_t register_right(int i)
{
    return i < 2 ? 49 : 0;
}

static void register_waited(const void *args)
{
    (void)args;
    register_read(true);
}

static void register_early(const void *args)
{
    (void)args;
    register_read(false);
}

static void registers_are_late(void **state)
{
    (void)state;
    assert_int_equal(wrong(register_waited, register_right), 0);
    assert_in_range(wrong(register_early, register_right), 1, SEEDS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(operands_are_told),
        cmocka_unit_test(gathered_places_are_told),
        cmocka_unit_test(vector_operations_are_late),
        cmocka_unit_test(registers_are_late),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
