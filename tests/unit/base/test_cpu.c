/* Proves: the CPU count follows the affinity mask, the current CPU is the one we are pinned to, and
 * the memory figures are of the size that the kernel reports. */
#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/cpu.h"

static void count_is_within_the_mask(void **state)
{
    (void)state;
    cpu_set_t mask;
    assert_int_equal(sched_getaffinity(0, sizeof mask, &mask), 0);
    assert_in_range(base_cpu_count(), 1, CPU_COUNT(&mask));
    assert_int_equal(base_cpu_count(), base_cpu_count());
}

/* Every CPU in turn, in a child whose count is not cached yet. */
static void pinned_to_one_cpu(void **state)
{
    (void)state;
    cpu_set_t mask;
    sched_getaffinity(0, sizeof mask, &mask);
    for (int cpu = 0; cpu < CPU_SETSIZE; cpu++) {
        if (!CPU_ISSET(cpu, &mask))
            continue;
        pid_t pid = fork();
        if (pid == 0) {
            cpu_set_t one;
            CPU_ZERO(&one);
            CPU_SET(cpu, &one);
            if (sched_setaffinity(0, sizeof one, &one) != 0)
                _exit(1);
            _exit(base_cpu_current() == (unsigned)cpu ? 0 : 2);
        }
        int status = -1;
        waitpid(pid, &status, 0);
        assert_int_equal(status, 0);
    }
}

static unsigned long long meminfo_total(void)
{
    unsigned long long kb = 0;
    FILE *f = fopen("/proc/meminfo", "r");
    assert_non_null(f);
    assert_int_equal(fscanf(f, "MemTotal: %llu kB", &kb), 1);
    fclose(f);
    return kb * 1024;
}

static void memory_is_plausible(void **state)
{
    (void)state;
    assert_in_range(base_memory_total(), 1 << 20, meminfo_total());
    assert_in_range(base_memory_available(), 1 << 20, meminfo_total());
    assert_true(base_memory_available() <= base_memory_total());
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pinned_to_one_cpu), /* first: the count is cached afterwards */
        cmocka_unit_test(count_is_within_the_mask),
        cmocka_unit_test(memory_is_plausible),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
