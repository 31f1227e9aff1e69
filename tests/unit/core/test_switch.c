/* Proves: a context switch keeps the registers and the stack of both sides, a fresh stack is
 * aligned, and the floating-point control is each block's own: nothing of it reaches others or the
 * caller. */
#include "testing.h"

#include <fenv.h>

#include "core/switch.h"

static core_context home, away;
static _Alignas(64) char stack[64 * 1024];
static int steps;
static uintptr_t misaligned;

static void other_side(void)
{
    _Alignas(16) char probe[16];
    misaligned |= (uintptr_t)probe & 15;
    for (;;) {
        /* Values in as many callee-saved registers as there are. */
        uint64_t a = 1, b = 2, c = 3, d = 4, e = 5, f = 6;
        __asm__ volatile("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d), "+r"(e), "+r"(f));
        core_switch(&away, &home);
        __asm__ volatile("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d), "+r"(e), "+r"(f));
        steps += a == 1 && b == 2 && c == 3 && d == 4 && e == 5 && f == 6;
    }
}

static void registers_are_kept(void **state)
{
    (void)state;
    steps = 0;
    core_switch_prepare(&away, stack, stack + sizeof stack, other_side);
    core_switch(&home, &away);
    for (int i = 0; i < 1000; i++) {
        uint64_t a = 11, b = 12, c = 13, d = 14, e = 15, f = 16;
        __asm__ volatile("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d), "+r"(e), "+r"(f));
        core_switch(&home, &away);
        __asm__ volatile("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d), "+r"(e), "+r"(f));
        assert_true(a == 11 && b == 12 && c == 13 && d == 14 && e == 15 && f == 16);
    }
    assert_int_equal(steps, 1000);
    assert_int_equal(misaligned, 0);
}

/* Block 0 rounds upward across a wait; block 1 began after that, and rounds as usual. */
static void rounding_entry(const void *args)
{
    int *seen = *(int *const *)args;
    int64_t block = aivd_asc_get_block_idx();
    if (block == 0)
        fesetround(FE_UPWARD);
    aivd_asc_sync_block_arrive(PIPE_ALL, 0);
    aivd_asc_sync_block_wait(PIPE_ALL, 0);
    seen[block] = fegetround();
    fesetround(FE_TONEAREST);
}

static void rounding_is_each_blocks_own(void **state)
{
    (void)state;
    int seen[3] = {-1, -1, -1}, *p = seen;
    fesetround(FE_DOWNWARD);
    aivd_status status = testing_run(rounding_entry, &p, 3);
    int own = fegetround();
    fesetround(FE_TONEAREST);
    assert_int_equal(status, AIVD_OK);
    assert_int_equal(seen[0], FE_UPWARD);
    assert_int_equal(seen[1], FE_TONEAREST);
    assert_int_equal(seen[2], FE_TONEAREST);
    assert_int_equal(own, FE_DOWNWARD);
}

static void set_rounding_entry(const void *args)
{
    (void)args;
    fesetround(FE_UPWARD);
    volatile float third = 1.0f, three = 3.0f;
    third = third / three; /* inexact */
}

static void read_rounding_entry(const void *args)
{
    **(int *const *)args = fegetround();
}

/* The second block runs on the stack the first has just left. */
static void read_then_set_rounding_entry(const void *args)
{
    int *seen = *(int *const *)args;
    seen[aivd_asc_get_block_idx()] = fegetround();
    fesetround(FE_UPWARD);
}

static void a_kernel_leaves_nothing_behind(void **state)
{
    (void)state;
    int seen = -1, seen_each[2] = {-1, -1}, *p = &seen, *each = seen_each;
    feclearexcept(FE_ALL_EXCEPT);
    assert_int_equal(testing_run(set_rounding_entry, &p, 1), AIVD_OK);
    assert_int_equal(fegetround(), FE_TONEAREST);
    assert_int_equal(fetestexcept(FE_ALL_EXCEPT), 0);
    assert_int_equal(testing_run(read_rounding_entry, &p, 1), AIVD_OK);
    assert_int_equal(seen, FE_TONEAREST);
    assert_int_equal(testing_run(read_then_set_rounding_entry, &each, 2), AIVD_OK);
    assert_int_equal(seen_each[0], FE_TONEAREST);
    assert_int_equal(seen_each[1], FE_TONEAREST);
}

/* 2^-140 is subnormal: with flush-to-zero the product would be 0. */
static void subnormal_entry(const void *args)
{
    volatile float tiny = 0x1p-120f, small = 0x1p-20f;
    **(float *const *)args = tiny * small;
}

static void set_flush_to_zero(bool on)
{
#if defined(__x86_64__)
    uint32_t mxcsr = __builtin_ia32_stmxcsr();
    __builtin_ia32_ldmxcsr(on ? mxcsr | 0x8040 : mxcsr & ~0x8040u);
#elif defined(__aarch64__)
    uint64_t fpcr;
    __asm__ volatile("mrs %0, fpcr" : "=r"(fpcr));
    fpcr = on ? fpcr | (1u << 24) : fpcr & ~(UINT64_C(1) << 24);
    __asm__ volatile("msr fpcr, %0" ::"r"(fpcr));
#else
    (void)on;
#endif
}

static void flush_to_zero_of_the_caller_changes_nothing(void **state)
{
    (void)state;
    float result = 0, *p = &result;
    set_flush_to_zero(true);
    aivd_status status = testing_run(subnormal_entry, &p, 1);
    volatile float tiny = 0x1p-120f, small = 0x1p-20f, own = tiny * small;
    set_flush_to_zero(false);
    assert_int_equal(status, AIVD_OK);
    assert_true(result == 0x1p-140f);
#if defined(__x86_64__) || defined(__aarch64__)
    assert_true(own == 0.0f); /* the caller has its own setting back */
#endif
}

int main(int argc, char **argv)
{
    (void)argc;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(registers_are_kept),
        cmocka_unit_test(rounding_is_each_blocks_own),
        cmocka_unit_test(a_kernel_leaves_nothing_behind),
        cmocka_unit_test(flush_to_zero_of_the_caller_changes_nothing),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return failed + testing_again("AIVDRIVE_BLOCKS", "threads", argv);
}
