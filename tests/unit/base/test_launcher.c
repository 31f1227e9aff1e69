/* Proves: rank and size are found in the variables of every launcher, the inner one wins, and
 * numbers that make no sense are no launcher. Each case in a child process: it is read once. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/launcher.h"

/* `variables`: "K=V K=V"; -1 = not known. */
static void expect(const char *variables, const char *name, int rank, int size, int local_rank,
                   int local_size)
{
    pid_t pid = fork();
    if (pid == 0) {
        char text[512], *rest = text;
        for (const char *const *v = base_launcher_variables(); *v != NULL; v++)
            unsetenv(*v);
        strncpy(text, variables, sizeof text - 1);
        text[sizeof text - 1] = '\0';
        for (char *word; (word = strsep(&rest, " ")) != NULL;)
            if (*word != '\0')
                putenv(word);
        int got[4] = {-1, -1, -1, -1};
        const char *found = base_launcher_name();
        bool known[4] = {base_launcher_rank(&got[0]), base_launcher_size(&got[1]),
                         base_launcher_local_rank(&got[2]), base_launcher_local_size(&got[3])};
        int want[4] = {rank, size, local_rank, local_size};
        for (int i = 0; i < 4; i++)
            if (got[i] != want[i] || known[i] != (want[i] >= 0))
                _exit(1 + i);
        if ((found == NULL) != (name == NULL) || (name != NULL && strcmp(found, name) != 0))
            _exit(9);
        _exit(0);
    }
    int status = -1;
    waitpid(pid, &status, 0);
    if (status != 0)
        fail_msg("%s: wrong answer %d", variables, WEXITSTATUS(status));
}

static void every_launcher_is_known(void **state)
{
    (void)state;
    expect("", NULL, -1, -1, -1, -1);
    expect("AIVD_RANK=3 AIVD_SIZE=8 AIVD_LOCAL_RANK=1 AIVD_LOCAL_SIZE=4", "aivrun", 3, 8, 1, 4);
    expect("OMPI_COMM_WORLD_RANK=0 OMPI_COMM_WORLD_SIZE=2 OMPI_COMM_WORLD_LOCAL_RANK=0 "
           "OMPI_COMM_WORLD_LOCAL_SIZE=2 PMIX_RANK=0",
           "Open MPI", 0, 2, 0, 2);
    expect("PMI_RANK=5 PMI_SIZE=6 MPI_LOCALRANKID=1 MPI_LOCALNRANKS=2", "PMI", 5, 6, 1, 2);
    expect("PMI_RANK=5 PMI_SIZE=6", "PMI", 5, 6, -1, -1);
    expect("SLURM_PROCID=1 SLURM_NTASKS=4 SLURM_LOCALID=1", "Slurm", 1, 4, 1, -1);
    expect("PMIX_RANK=2", "PMIx", 2, -1, -1, -1);
    expect("RANK=2 WORLD_SIZE=3 LOCAL_RANK=2 LOCAL_WORLD_SIZE=3", "torchrun", 2, 3, 2, 3);
}

static void the_inner_launcher_wins(void **state)
{
    (void)state;
    expect("AIVD_RANK=0 AIVD_SIZE=1 RANK=0 WORLD_SIZE=1 PMI_RANK=1 PMI_SIZE=2", "PMI", 1, 2, -1,
           -1);
    expect("SLURM_PROCID=0 SLURM_NTASKS=1 OMPI_COMM_WORLD_RANK=3 OMPI_COMM_WORLD_SIZE=4",
           "Open MPI", 3, 4, -1, -1);
}

static void nonsense_is_no_launcher(void **state)
{
    (void)state;
    expect("RANK=abc WORLD_SIZE=3", NULL, -1, -1, -1, -1);
    expect("RANK=3 WORLD_SIZE=3", NULL, -1, -1, -1, -1);
    expect("RANK=-1 WORLD_SIZE=3", NULL, -1, -1, -1, -1);
    expect("RANK=1x WORLD_SIZE=3", NULL, -1, -1, -1, -1);
    expect("RANK=99999999999999999999", NULL, -1, -1, -1, -1);
    expect("RANK= WORLD_SIZE=3", NULL, -1, -1, -1, -1);
    expect("RANK=1 WORLD_SIZE=3 LOCAL_RANK=3 LOCAL_WORLD_SIZE=3", "torchrun", 1, 3, -1, -1);
    expect("AIVD_RANK=9 AIVD_SIZE=8 RANK=0 WORLD_SIZE=1", "torchrun", 0, 1, -1, -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_launcher_is_known),
        cmocka_unit_test(the_inner_launcher_wins),
        cmocka_unit_test(nonsense_is_no_launcher),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
