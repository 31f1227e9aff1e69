/* Proves what the survivors see when a rank is killed: its processes are forked here, so that the
 * killed one does not end the test. In a barrier the stream reports an error within 2 s (5 here,
 * the machine is shared), HcclGetCommAsyncError becomes HCCL_E_REMOTE, a channel that waits for it
 * gives up and names it, so does a sub-communicator, a window and a resumption, and everything can be
 * destroyed, at once also after a call whose answer the killed one owes. */
#include <signal.h>
#include <sys/wait.h>

#include "hccl_support.h"

#define RANKS 3

static int pipes[RANKS][2]; /* root info to every rank */
static int ready[2];

static HcclComm join(int rank)
{
    HcclRootInfo info;
    HcclComm comm = NULL;
    OK(aclInit(NULL));
    OK(aclrtSetDevice(rank));
    if (rank == 0) {
        OK(HcclGetRootInfo(&info));
        for (int r = 1; r < RANKS; r++)
            CHECK_EQ(write(pipes[r][1], &info, sizeof info), sizeof info);
    } else {
        size_t got = 0;
        while (got < sizeof info) {
            ssize_t n = read(pipes[rank][0], (char *)&info + got, sizeof info - got);
            CHECK(n > 0);
            got += (size_t)n;
        }
    }
    OK(HcclCommInitRootInfo(RANKS, &info, (uint32_t)rank, &comm));
    return comm;
}

static void async_error_comes(HcclComm comm)
{
    HcclResult error = HCCL_SUCCESS;
    double start = seconds_now();
    while (error == HCCL_SUCCESS && seconds_now() - start < 5) {
        OK(HcclGetCommAsyncError(comm, &error));
        usleep(1000);
    }
    CHECK_EQ(error, HCCL_E_REMOTE);
    OK(HcclGetCommAsyncError(comm, &error)); /* stays */
    CHECK_EQ(error, HCCL_E_REMOTE);
}

/* Calls outside of streams that all ranks make together. */
static HcclResult meet_with_the_dead(HcclComm comm, int rank, const char *how)
{
    uint32_t all[RANKS] = {2, 1, 0};
    HcclComm sub;
    HcclCommSymWindow win;
    void *memory;
    if (strcmp(how, "sub_comm") == 0)
        return HcclCreateSubCommConfig(&comm, RANKS, all, 1, 2 - (uint32_t)rank, NULL, &sub);
    if (strcmp(how, "resume") == 0)
        return HcclCommResume(comm);
    OK(aclrtMalloc(&memory, 4096, ACL_MEM_MALLOC_HUGE_FIRST));
    return HcclCommSymWinRegister(comm, memory, 4096, &win, 1);
}

static void status_is_invalid(HcclComm comm)
{
    char name[COMM_NAME_MAX_LENGTH];
    HcclCommStatus status;
    OK(HcclGetCommName(comm, name));
    OK(HcclCommGetStatus(name, &status));
    CHECK_EQ(status, HCCL_COMM_STATUS_INVALID);
}

/* A broadcast that ends on the survivors without rank 2, which is killed before it takes part. */
static void broadcast(HcclComm comm, aclrtStream stream)
{
    int *word;
    OK(aclrtMalloc((void **)&word, sizeof *word, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(word, sizeof *word, 7, sizeof *word));
    OK(HcclBroadcast(word, 1, HCCL_DATA_TYPE_INT32, 0, comm, stream));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtFree(word));
}

static void survivor(int rank, const char *how)
{
    HcclComm comm = join(rank);
    aclrtStream stream;
    OK(aclrtCreateStream(&stream));
    OK(HcclBarrier(comm, stream));
    OK(aclrtSynchronizeStream(stream));
    CHECK_EQ(write(ready[1], "r", 1), 1);
    double start = seconds_now();
    if (strcmp(how, "barrier") == 0) {
        OK(HcclBarrier(comm, stream));
        CHECK(aclrtSynchronizeStream(stream) != ACL_SUCCESS);
        CHECK_TEXT("rank 2");
    } else if (strcmp(how, "destroy") == 0) {
        broadcast(comm, stream); /* what is destroyed below still waits for word from rank 2 */
    } else if (strcmp(how, "channel") != 0) {
        CHECK_EQ(meet_with_the_dead(comm, rank, how), HCCL_E_REMOTE);
        CHECK_TEXT("rank 2");
    } else {
        ChannelHandle channel;
        HcclChannelDesc desc;
        OK(HcclChannelDescInit(&desc, 1));
        desc.remoteRank = 2;
        desc.channelProtocol = COMM_PROTOCOL_UB_MEM;
        CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, &desc, 1, &channel), HCCL_E_REMOTE);
        CHECK_TEXT("rank 2");
    }
    CHECK(seconds_now() - start < 5.5);
    async_error_comes(comm);
    status_is_invalid(comm);
    OK(HcclCommDestroy(comm));
    OK(aclrtDestroyStream(stream));
    OK(aclFinalize());
}

static void victim(void)
{
    HcclComm comm = join(2);
    aclrtStream stream;
    OK(aclrtCreateStream(&stream));
    OK(HcclBarrier(comm, stream));
    OK(aclrtSynchronizeStream(stream));
    pause();
}

static int children(const char *how)
{
    pid_t pids[RANKS];
    int failed = 0;
    char byte;
    CHECK_EQ(pipe(ready), 0);
    for (int r = 0; r < RANKS; r++)
        CHECK_EQ(pipe(pipes[r]), 0);
    for (int r = 0; r < RANKS; r++) {
        pids[r] = fork();
        CHECK(pids[r] >= 0);
        if (pids[r] == 0) {
            alarm(60);
            if (r == 2)
                victim();
            else
                survivor(r, how);
            _exit(0);
        }
    }
    close(ready[1]);
    for (int r = 0; r < RANKS - 1; r++)
        CHECK_EQ(read(ready[0], &byte, 1), 1);
    usleep(500000);
    kill(pids[2], SIGKILL);
    for (int r = 0; r < RANKS; r++) {
        int status;
        waitpid(pids[r], &status, 0);
        if (r < 2 && status != 0) {
            fprintf(stderr, "rank %d ended with status 0x%x\n", r, status);
            failed = 1;
        }
    }
    return failed;
}

int main(int argc, char **argv)
{
    return children(argc > 1 ? argv[1] : "barrier");
}
