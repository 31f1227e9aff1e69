/* Proves: a line has its prefix, obeys level and subsystems, stays one line when it is long, and
 * its arguments are not evaluated when it is not wanted. Every case logs in a child process whose
 * standard error is a pipe, because the settings are read once. */
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/log.h"
#include "base/status.h"

static char seen[16384];

static void capture(void (*body)(void))
{
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    pid_t pid = fork();
    if (pid == 0) {
        dup2(ends[1], STDERR_FILENO);
        close(ends[0]);
        close(ends[1]);
        body();
        _exit(0);
    }
    close(ends[1]);
    size_t used = 0;
    for (ssize_t n; (n = read(ends[0], seen + used, sizeof seen - 1 - used)) > 0;)
        used += (size_t)n;
    seen[used] = '\0';
    close(ends[0]);
    int status = -1;
    waitpid(pid, &status, 0);
    assert_int_equal(status, 0);
}

static void settings(const char *level, const char *subsystems, const char *rank)
{
    setenv("ASCEND_GLOBAL_LOG_LEVEL", level, 1);
    setenv("AIVDRIVE_LOG", subsystems, 1);
    setenv("AIVD_RANK", rank, 1);
    setenv("AIVD_SIZE", "64", 1);
}

static void log_each(void)
{
    BASE_LOG(LOG_DEBUG, LOG_NPU, "debug %d", 1);
    BASE_LOG(LOG_INFO, LOG_HCCL, "info %d", 2);
    BASE_LOG(LOG_WARNING, LOG_FABRIC, "warning %d", 3);
    BASE_LOG(LOG_ERROR, LOG_BASE, "error %d", 4);
}

static void only_errors_by_default(void **state)
{
    (void)state;
    settings("", "", "");
    capture(log_each);
    assert_string_equal(seen, "[aivd][  -][ERROR][base  ] error 4\n");
}

static void everything_at_level_0(void **state)
{
    (void)state;
    settings("0", "", "7");
    capture(log_each);
    assert_string_equal(seen, "[aivd][  7][DEBUG][npu   ] debug 1\n"
                              "[aivd][  7][INFO ][hccl  ] info 2\n"
                              "[aivd][  7][WARN ][fabric] warning 3\n"
                              "[aivd][  7][ERROR][base  ] error 4\n");
}

static void subsystems_are_chosen(void **state)
{
    (void)state;
    settings("0", "hccl, fabric", "63");
    capture(log_each);
    assert_string_equal(seen, "[aivd][ 63][INFO ][hccl  ] info 2\n"
                              "[aivd][ 63][WARN ][fabric] warning 3\n");
}

static void nothing_at_level_4(void **state)
{
    (void)state;
    settings("4", "", "0");
    capture(log_each);
    assert_string_equal(seen, "");
}

static void bad_settings_fall_back(void **state)
{
    (void)state;
    settings("loud", "nosuch", "64"); /* rank 64 of 64 is no rank */
    capture(log_each);
    assert_string_equal(seen, "[aivd][  -][ERROR][base  ] error 4\n");
}

static int touched;

static int touch(void)
{
    return ++touched;
}

static void log_unwanted(void)
{
    BASE_LOG(LOG_INFO, LOG_CORE, "%d", touch());
    if (touched != 0)
        _exit(1);
    errno = EDOM;
    BASE_LOG(LOG_ERROR, LOG_CORE, "%d", touch());
    if (touched != 1 || errno != EDOM)
        _exit(2);
}

static void unwanted_arguments_are_not_evaluated(void **state)
{
    (void)state;
    settings("3", "", "");
    capture(log_unwanted);
    assert_string_equal(seen, "[aivd][  -][ERROR][core  ] 1\n");
}

static void log_long(void)
{
    static char text[10000];
    memset(text, 'y', sizeof text - 1);
    BASE_LOG(LOG_ERROR, LOG_TOOL, "%s", text);
    base_log_raw("raw");
    base_log_raw("raw with end\n");
    (void)base_fail(AIVD_ERR_PORT, "EI0019", "port %d", 7);
}

static void long_lines_are_cut(void **state)
{
    (void)state;
    settings("3", "", "");
    capture(log_long);
    char *end = strchr(seen, '\n');
    assert_non_null(end);
    assert_int_equal(end - seen, 4094); /* with its newline within one pipe write */
    assert_string_equal(end + 1, "raw\nraw with end\n[aivd][  -][ERROR][base  ] EI0019: port 7\n");
}

int main(void)
{
    static const char *const ranks[] = {"OMPI_COMM_WORLD_RANK", "PMI_RANK", "SLURM_PROCID",
                                        "PMIX_RANK", "RANK"};
    for (size_t i = 0; i < sizeof ranks / sizeof ranks[0]; i++)
        unsetenv(ranks[i]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_errors_by_default),
        cmocka_unit_test(everything_at_level_0),
        cmocka_unit_test(subsystems_are_chosen),
        cmocka_unit_test(nothing_at_level_4),
        cmocka_unit_test(bad_settings_fall_back),
        cmocka_unit_test(unwanted_arguments_are_not_evaluated),
        cmocka_unit_test(long_lines_are_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
