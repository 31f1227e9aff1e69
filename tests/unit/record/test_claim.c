/* Proves: of processes with one launcher's rank that live side by side each becomes a rank of its
 * own in the record, behind the launcher's; a process keeps its rank; a rank's next program takes
 * it over. Without that, two processes of a script wrote as one rank, and the checker saw races. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "record/claim.h"

static char folder[] = "/tmp/aivdrive-test-claim-XXXXXX";

/* A child that claims `rank` of 2 and lives until it is killed. */
typedef struct child {
    pid_t pid;
    int rank;
} child;

static child start(int rank)
{
    int told[2];
    child c = {.rank = -1};
    assert_int_equal(pipe(told), 0);
    c.pid = fork();
    if (c.pid == 0) {
        int got = record_claim_rank(folder, rank, 2);
        int again = record_claim_rank(folder, rank, 2);
        if (again != got || write(told[1], &got, sizeof got) != sizeof got)
            _exit(1);
        alarm(60);
        for (;;)
            pause();
    }
    assert_true(c.pid > 0);
    close(told[1]);
    assert_int_equal(read(told[0], &c.rank, sizeof c.rank), sizeof c.rank);
    close(told[0]);
    return c;
}

static void end(const child *c)
{
    assert_int_equal(kill(c->pid, SIGKILL), 0);
    assert_int_equal(waitpid(c->pid, NULL, 0), c->pid);
}

static void each_living_process_has_its_own(void **state)
{
    (void)state;
    child first = start(0), other = start(1), twin = start(0), third = start(0);
    assert_int_equal(first.rank, 0);
    assert_int_equal(other.rank, 1);
    assert_int_equal(twin.rank, 2);
    assert_int_equal(third.rank, 3);
    end(&third);
    end(&twin);
    end(&first);
    child next = start(0); /* the same rank's next program */
    assert_int_equal(next.rank, 0);
    end(&next);
    end(&other);
}

static void without_a_folder_the_launcher_counts(void **state)
{
    (void)state;
    assert_int_equal(record_claim_rank("/no/such/folder", 5, 8), 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(each_living_process_has_its_own),
                                       cmocka_unit_test(without_a_folder_the_launcher_counts)};
    char command[128];
    if (mkdtemp(folder) == NULL)
        return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    snprintf(command, sizeof command, "rm -r %s", folder);
    return system(command) != 0 || failed;
}
