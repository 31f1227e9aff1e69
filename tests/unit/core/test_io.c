/* Proves: printf of kernels comes out in whole prefixed lines, is bounded, and is not lost when the
 * grid is abandoned; assert, trap and dump say where and what. */
#include "testing.h"
#include "core/asc.h"

#include <fcntl.h>

static char *capture(void (*body)(void))
{
    static char text[1 << 20];
    char path[] = "/tmp/core_capture_XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0);
    unlink(path);
    int before = dup(STDERR_FILENO);
    dup2(file, STDERR_FILENO);
    body();
    dup2(before, STDERR_FILENO);
    close(before);
    ssize_t n = pread(file, text, sizeof text - 1, 0);
    text[n < 0 ? 0 : n] = '\0';
    close(file);
    return text;
}

static aivd_status status;

static void hello_entry(const void *args)
{
    (void)args;
    aivd_dev_printf("hello %d", 40 + (int)core_block_index());
    aivd_dev_printf(" and\nmore\n");
    aivd_dev_printf("open end");
}

static void run_hello(void)
{
    status = testing_run(hello_entry, NULL, 2);
}

static void lines_carry_rank_and_block(void **state)
{
    (void)state;
    const char *text = capture(run_hello);
    assert_int_equal(status, AIVD_OK);
    assert_non_null(strstr(text, " block 0] hello 40 and\n"));
    assert_non_null(strstr(text, " block 0] more\n"));
    assert_non_null(strstr(text, " block 0] open end\n"));
    assert_non_null(strstr(text, " block 1] hello 41 and\n"));
    assert_non_null(strstr(text, "[rank "));
}

static void flood_entry(const void *args)
{
    (void)args;
    for (int i = 0; i < 100000; i++)
        aivd_dev_printf("line %d of many\n", i);
}

static void run_flood(void)
{
    status = testing_run(flood_entry, NULL, 3);
}

static void output_is_bounded(void **state)
{
    (void)state;
    const char *text = capture(run_flood);
    assert_int_equal(status, AIVD_OK);
    assert_true(strlen(text) < 64 * 1024 + 8192);
    assert_non_null(strstr(text, "truncated"));
    /* of whichever block came first: with threads the others may use up the room before block 0 */
    assert_non_null(strstr(text, "] line 0 of many\n"));
}

static void long_line_entry(const void *args)
{
    (void)args;
    aivd_dev_printf("<%10000d>\n", 7);
    aivd_dev_printf("after\n");
}

static void run_long_line(void)
{
    status = testing_run(long_line_entry, NULL, 1);
}

static void long_lines_are_cut(void **state)
{
    (void)state;
    const char *text = capture(run_long_line);
    assert_int_equal(status, AIVD_OK);
    assert_true(strlen(text) < 3 * 4096);
    assert_non_null(strstr(text, "] after\n"));
}

static uint64_t nobody;

static void abandoned_entry(const void *args)
{
    (void)args;
    aivd_dev_printf("last words of %u\n", core_block_index());
    aivd_dev_printf("and half a line");
    core_flag_wait_ge(&nobody, 1, "nobody");
}

static void run_abandoned(void)
{
    core_launch launch = testing_launch(abandoned_entry, NULL, 2);
    launch.stall_ns = 1000000; /* gives up before the first sleep flushes */
    status = core_grid_run(&launch, NULL);
}

static void output_of_an_abandoned_grid_comes_out(void **state)
{
    (void)state;
    const char *text = capture(run_abandoned);
    assert_int_equal(status, AIVD_ERR_KERNEL_TIMEOUT);
    assert_non_null(strstr(text, "last words of 0\n"));
    assert_non_null(strstr(text, "last words of 1\n"));
    assert_non_null(strstr(text, "and half a line\n"));
}

static void assert_entry(const void *args)
{
    (void)args;
    if (core_block_index() == 1)
        aivd_dev_assert_fail("x == 3", "my_kernel.c", 77);
}

static void failed_assert(void **state)
{
    (void)state;
    assert_int_equal(testing_run(assert_entry, NULL, 3), AIVD_ERR_KERNEL_TRAP);
    assert_non_null(strstr(base_error_recent(), "507036"));
    assert_non_null(strstr(base_error_recent(), "assertion \"x == 3\" failed at my_kernel.c:77"));
    assert_non_null(strstr(base_error_recent(), "block 1]"));
}

static void trap_entry(const void *args)
{
    (void)args;
    aivd_dev_trap();
}

static void trap_tells_the_place(void **state)
{
    (void)state;
    assert_int_equal(testing_run(trap_entry, NULL, 1), AIVD_ERR_KERNEL_TRAP);
    assert_non_null(strstr(base_error_recent(), "trap() was called"));
    if (strstr(base_error_recent(), "test_io.c:") == NULL &&
        strstr(base_error_recent(), "trap_entry+0x") == NULL)
        fail_msg("no place in \"%s\"", base_error_recent());
}

static void talking_entry(const void *args)
{
    (void)args;
    aivd_dev_printf("first\n");
    aivd_dev_printf("slot %d is full\n", 7);
    aivd_dev_trap();
}

static void trap_tells_the_last_line(void **state)
{
    (void)state;
    assert_int_equal(testing_run(talking_entry, NULL, 1), AIVD_ERR_KERNEL_TRAP);
    if (strstr(base_error_recent(), "it had printed \"slot 7 is full\"") == NULL)
        fail_msg("no last line in \"%s\"", base_error_recent());
    assert_int_equal(testing_run(trap_entry, NULL, 1), AIVD_ERR_KERNEL_TRAP);
    assert_null(strstr(base_error_recent(), "it had printed"));
}

static float gm_values[3] = {1.5f, -2.0f, 0.25f};

static void dump_entry(const void *args)
{
    (void)args;
    aivd_dev_dump("my values", gm_values, AIVD_DEV_F32, 3);
    aivd_asc_duplicate_s16((void *)(uintptr_t)64, -9, 10);
    aivd_dev_dump("in UB", (void *)(uintptr_t)64, AIVD_DEV_S16, 10);
}

static void run_dump(void)
{
    status = testing_run(dump_entry, NULL, 1);
}

static void dump_shows_elements(void **state)
{
    (void)state;
    const char *text = capture(run_dump);
    assert_int_equal(status, AIVD_OK);
    assert_non_null(strstr(text, "\"my values\""));
    assert_non_null(strstr(text, ": 3 x float\n"));
    assert_non_null(strstr(text, " 0: 1.5 -2 0.25\n"));
    assert_non_null(strstr(text, "10 x int16\n"));
    assert_non_null(strstr(text, " 8: -9 -9\n"));
}

static void not_built_entry(const void *args)
{
    (void)args;
    core_asc_not_built("asc_example"); /* what the stub of a declared operation does */
}

static void unbuilt_operations_say_so(void **state)
{
    (void)state;
    testing_expect_rule(not_built_entry, NULL, "asc_example: not built yet");
}

int main(int argc, char **argv)
{
    (void)argc;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_carry_rank_and_block),
        cmocka_unit_test(output_is_bounded),
        cmocka_unit_test(long_lines_are_cut),
        cmocka_unit_test(output_of_an_abandoned_grid_comes_out),
        cmocka_unit_test(failed_assert),
        cmocka_unit_test(trap_tells_the_place),
        cmocka_unit_test(trap_tells_the_last_line),
        cmocka_unit_test(dump_shows_elements),
        cmocka_unit_test(unbuilt_operations_say_so),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return failed + testing_again("AIVDRIVE_BLOCKS", "threads", argv);
}
