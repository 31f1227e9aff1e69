/* A rank that is killed: the ranks are forked by the test itself, so that the killed one does not
 * end it. They meet by pipes, say when they are ready, and one gets SIGKILL some time after that.
 */
#ifndef RANKS_DEATH_H
#define RANKS_DEATH_H

#include <signal.h>
#include <sys/wait.h>

#include "hccl_support.h"

enum { DEATH_RANKS_MAX = 8, DEATH_VICTIM = 2 };

static int death_info[DEATH_RANKS_MAX][2]; /* root info to every rank */
static int death_ready[2];

static HcclComm death_join(int rank, int ranks)
{
    HcclRootInfo info;
    HcclComm comm = NULL;
    OK(aclInit(NULL));
    OK(aclrtSetDevice(rank));
    if (rank == 0) {
        OK(HcclGetRootInfo(&info));
        for (int r = 1; r < ranks; r++)
            CHECK_EQ(write(death_info[r][1], &info, sizeof info), sizeof info);
    } else {
        size_t got = 0;
        while (got < sizeof info) {
            ssize_t n = read(death_info[rank][0], (char *)&info + got, sizeof info - got);
            CHECK(n > 0);
            got += (size_t)n;
        }
    }
    OK(HcclCommInitRootInfo((uint32_t)ranks, &info, (uint32_t)rank, &comm));
    return comm;
}

/* In a rank: from now on the victim may die. */
static void death_may_come(void)
{
    CHECK_EQ(write(death_ready[1], "r", 1), 1);
}

/* Kills the victim when so many have called death_may_come(). Whether a survivor failed. */
static bool death_of_one(int ranks, int ready, useconds_t later,
                         void (*run)(int rank, const void *context), const void *context,
                         double *lasted)
{
    pid_t pids[DEATH_RANKS_MAX];
    bool failed = false;
    char byte;
    CHECK_EQ(pipe(death_ready), 0);
    for (int r = 0; r < ranks; r++)
        CHECK_EQ(pipe(death_info[r]), 0);
    for (int r = 0; r < ranks; r++) {
        pids[r] = fork();
        CHECK(pids[r] >= 0);
        if (pids[r] == 0) {
            alarm(60);
            run(r, context);
            fflush(stdout);
            _exit(0);
        }
    }
    close(death_ready[1]);
    for (int r = 0; r < ready; r++)
        CHECK_EQ(read(death_ready[0], &byte, 1), 1);
    usleep(later);
    kill(pids[DEATH_VICTIM], SIGKILL);
    double start = seconds_now();
    for (int r = 0; r < ranks; r++) {
        int status;
        waitpid(pids[r], &status, 0);
        if (r != DEATH_VICTIM && status != 0) {
            fprintf(stderr, "rank %d ended with status 0x%x\n", r, status);
            failed = true;
        }
    }
    *lasted = seconds_now() - start;
    return failed;
}

#endif
