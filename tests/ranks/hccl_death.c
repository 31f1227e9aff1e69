/* Proves what the survivors see when a rank is killed. In a barrier the stream reports an error
 * within 2 s (5 here, the machine is shared), HcclGetCommAsyncError becomes HCCL_E_REMOTE, a
 * channel that waits for it gives up and names it, so does a sub-communicator, a window and a
 * resumption, and everything can be destroyed, at once also after a call whose answer the killed
 * one owes. */
#include "death.h"

#define RANKS 3

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
    HcclComm comm = death_join(rank, RANKS);
    aclrtStream stream;
    OK(aclrtCreateStream(&stream));
    OK(HcclBarrier(comm, stream));
    OK(aclrtSynchronizeStream(stream));
    death_may_come();
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
    HcclComm comm = death_join(DEATH_VICTIM, RANKS);
    aclrtStream stream;
    OK(aclrtCreateStream(&stream));
    OK(HcclBarrier(comm, stream));
    OK(aclrtSynchronizeStream(stream));
    pause();
}

static void rank_run(int rank, const void *how)
{
    if (rank == DEATH_VICTIM)
        victim();
    else
        survivor(rank, how);
}

int main(int argc, char **argv)
{
    double lasted;
    return death_of_one(RANKS, RANKS - 1, 500000, rank_run, argc > 1 ? argv[1] : "barrier",
                        &lasted);
}
