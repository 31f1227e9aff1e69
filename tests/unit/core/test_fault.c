/* Proves: a fault inside a block ends the kernel with 507035 and says what and where, and the
 * process and the worker go on; a fault outside of kernels still reaches the handler from before.
 */
#include "testing.h"

#include <signal.h>

#include "core/fault.h"

static void wild_entry(const void *args)
{
    (void)args;
    if (core_block_index() == 2)
        *(volatile int *)(uintptr_t)0x123450 = 1;
}

static void wild_move_entry(const void *args)
{
    (void)args;
    aivd_asc_copy_gm2ub((void *)0, (void *)(uintptr_t)0x600000000000, 64);
}

static __attribute__((noinline)) uint64_t deep(uint64_t n)
{
    volatile uint8_t room[4096];
    room[0] = (uint8_t)n;
    return n == 0 ? 0 : deep(n - 1) + room[0];
}

static void overflow_entry(const void *args)
{
    **(uint64_t *const *)args = deep(1000000);
}

static volatile int zero;

static void divide_entry(const void *args)
{
    (void)args;
#if defined(__x86_64__)
    volatile int seven = 7;
    zero = seven / zero;
#else
    *(volatile int *)(uintptr_t)0x123450 = 1;
#endif
}

static void quiet_entry(const void *args)
{
    (void)args;
}

/* cmocka puts its own handlers in place before every test: ours go on top again. */
static void install(void)
{
    assert_int_equal(testing_run(quiet_entry, NULL, 1), AIVD_OK);
    core_fault_install();
}

static void wild_pointer(void **state)
{
    (void)state;
    install();
    for (int i = 0; i < 5; i++) {
        assert_int_equal(testing_run(wild_entry, NULL, 5), AIVD_ERR_KERNEL_EXCEPTION);
        const char *text = base_error_recent();
        assert_non_null(strstr(text, "access to memory that is not there, address 0x123450"));
        assert_non_null(strstr(text, "block 2]"));
        if (strstr(text, "test_fault.c:") == NULL && strstr(text, "wild_entry+0x") == NULL)
            fail_msg("no place in \"%s\"", text);
        assert_int_equal(testing_run(quiet_entry, NULL, 48), AIVD_OK);
    }
}

static void wild_address_of_a_move(void **state)
{
    (void)state;
    install();
    assert_int_equal(testing_run(wild_move_entry, NULL, 1), AIVD_ERR_KERNEL_EXCEPTION);
    assert_non_null(strstr(base_error_recent(), "0x600000000000"));
}

static void stack_overflow(void **state)
{
    (void)state;
    install();
    uint64_t sum = 0, *p = &sum;
    for (int i = 0; i < 3; i++) {
        assert_int_equal(testing_run(overflow_entry, &p, 1), AIVD_ERR_KERNEL_EXCEPTION);
        assert_non_null(strstr(base_error_recent(), "kernel stack overflow"));
    }
}

static void arithmetic_fault(void **state)
{
    (void)state;
    install();
    assert_int_equal(testing_run(divide_entry, NULL, 1), AIVD_ERR_KERNEL_EXCEPTION);
}

static void outside_of_kernels(void **state)
{
    (void)state;
    install();
    pid_t pid = fork();
    if (pid == 0) {
        signal(SIGSEGV, SIG_DFL);
        core_fault_install();
        if (testing_run(quiet_entry, NULL, 1) != AIVD_OK)
            _exit(1);
        *(volatile int *)(uintptr_t)0x123450 = 1;
        _exit(0);
    }
    int status = 0;
    waitpid(pid, &status, 0);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGSEGV);
}

int main(int argc, char **argv)
{
    (void)argc;
#if defined(__SANITIZE_THREAD__)
    puts("skipped: ThreadSanitizer holds signals back until the program calls the C library");
    return 77;
#endif
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wild_pointer),       cmocka_unit_test(wild_address_of_a_move),
        cmocka_unit_test(stack_overflow),     cmocka_unit_test(arithmetic_fault),
        cmocka_unit_test(outside_of_kernels),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return failed + testing_again("AIVDRIVE_BLOCKS", "threads", argv);
}
