/* Shared by the unit tests of core: one way to run a kernel and to look at its failure. */
#ifndef CORE_TESTING_H
#define CORE_TESTING_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/time.h"
#include "c_api/asc_debug.h"
#include "c_api/asc_impl.h"
#include "core/builtin.h"

#include "core/core.h"

static inline core_launch testing_launch(core_entry entry, const void *args, uint32_t blocks)
{
    return (core_launch){
        .kernel = "test_kernel",
        .entry = entry,
        .args = args,
        .blocks = blocks,
        .device = -1,
        .stall_ns = 20 * BASE_NS_PER_S,
        .wall_ns = 300 * BASE_NS_PER_S, /* machines that run this are shared */
    };
}

static inline aivd_status testing_run(core_entry entry, const void *args, uint32_t blocks)
{
    core_launch launch = testing_launch(entry, args, blocks);
    return core_grid_run(&launch, NULL);
}

/* The kernel must break a rule, and the text must say `words`. */
static inline void testing_expect_rule(core_entry entry, const void *args, const char *words)
{
    assert_int_equal(testing_run(entry, args, 1), AIVD_ERR_KERNEL_EXCEPTION);
    if (strstr(base_error_recent(), words) == NULL)
        fail_msg("\"%s\" is not in \"%s\"", words, base_error_recent());
    assert_non_null(strstr(base_error_recent(), "507035"));
    assert_non_null(strstr(base_error_recent(), "test_kernel"));
}

/* Options are read once a process: runs this program again with one set. Exit code of it. Under an
 * emulator the kernel cannot execute it: then scripts/check makes the second run. */
static inline int testing_again(const char *name, const char *value, char **argv)
{
    if (getenv("TESTING_INNER") != NULL)
        return 0;
    pid_t pid = fork();
    if (pid == 0) {
        setenv(name, value, 1);
        setenv("TESTING_INNER", "1", 1);
        execv(argv[0], argv);
        if (errno == ENOEXEC)
            fprintf(stderr, "no second run with %s=%s: not executable here\n", name, value);
        _exit(errno == ENOEXEC ? 0 : 127);
    }
    int status = 0;
    waitpid(pid, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

#endif
