/* Proves: a block that spins in plain C is reported with its file and line, and is taken out of its
 * loop when the launch's limit is over. */
#include "testing.h"

#include <fcntl.h>

static volatile uint64_t never;

static void spin_entry(const void *args)
{
    (void)args;
    while (never == 0) { /* the reported line */
    }
}
enum { SPIN_LINE = __LINE__ - 3 };

/* Everything written to stderr while body runs. */
static char *capture(void (*body)(void))
{
    static char text[65536];
    char path[] = "/tmp/core_capture_XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0);
    unlink(path);
    fflush(stderr);
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
static uint64_t took_ns;

static void run_spin(void)
{
    core_launch launch = testing_launch(spin_entry, NULL, 2);
    launch.wall_ns = 2500000000u;
    uint64_t begin = base_now_ns();
    status = core_grid_run(&launch, NULL);
    took_ns = base_now_ns() - begin;
}

static void spin_in_plain_c_is_reported_and_ended(void **state)
{
    (void)state;
    const char *text = capture(run_spin);
    assert_int_equal(status, AIVD_ERR_KERNEL_TIMEOUT);
    assert_true(took_ns >= 2500000000u && took_ns < 10 * BASE_NS_PER_S);
    assert_non_null(strstr(text, "without any operation"));
    assert_non_null(strstr(text, "test_kernel"));
    char place[64];
    int found = 0;
    for (int line = SPIN_LINE - 1; line <= SPIN_LINE + 1; line++) {
        snprintf(place, sizeof place, "test_watchdog.c:%d", line);
        found |= strstr(text, place) != NULL;
    }
    if (!found && strstr(text, "spin_entry+0x") == NULL)
        fail_msg("no file:line in \"%s\"", text);
    /* The worker still works. */
    never = 1;
    assert_int_equal(testing_run(spin_entry, NULL, 5), AIVD_OK);
    never = 0;
}

static void run_spin_stall(void)
{
    core_launch launch = testing_launch(spin_entry, NULL, 1);
    launch.wall_ns = BASE_NEVER;
    launch.stall_ns = 1500000000u;
    status = core_grid_run(&launch, NULL);
}

static void the_stall_limit_counts_as_well(void **state)
{
    (void)state;
    capture(run_spin_stall);
    assert_int_equal(status, AIVD_ERR_KERNEL_TIMEOUT);
}

static void one_spins_one_waits_entry(const void *args)
{
    (void)args;
    if (core_block_index() == 0) {
        aivd_asc_sync_block_arrive(PIPE_ALL, 0);
        aivd_asc_sync_block_wait(PIPE_ALL, 0);
    }
    spin_entry(NULL);
}

static void run_mixed(void)
{
    core_launch launch = testing_launch(one_spins_one_waits_entry, NULL, 2);
    launch.wall_ns = 800000000u;
    status = core_grid_run(&launch, NULL);
}

static void blocks_that_wait_for_a_spinning_one_end_too(void **state)
{
    (void)state;
    capture(run_mixed);
    assert_int_equal(status, AIVD_ERR_KERNEL_TIMEOUT);
    assert_non_null(strstr(base_error_recent(), "time limit"));
    assert_non_null(strstr(base_error_recent(), "block 0 waits for all blocks"));
}

int main(int argc, char **argv)
{
    (void)argc;
#if defined(__SANITIZE_THREAD__)
    puts("skipped: ThreadSanitizer holds signals back until the program calls the C library");
    return 77;
#endif
    setenv("AIVDRIVE_WATCHDOG", "1", 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spin_in_plain_c_is_reported_and_ended),
        cmocka_unit_test(the_stall_limit_counts_as_well),
        cmocka_unit_test(blocks_that_wait_for_a_spinning_one_end_too),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    failed += testing_again("AIVDRIVE_THREADS", "2", argv);
    return failed + testing_again("AIVDRIVE_BLOCKS", "threads", argv);
}
