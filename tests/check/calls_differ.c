/* The custom AllGather and HcclBarrier, in the other order on the last rank.
 *
 *     calls_differ            one stream: nobody can move; the checker ends the run
 *     calls_differ late       the last rank's host thread is busy as well: the kernels time out
 *     calls_differ streams    a stream each: ends well here, in an order that hangs on one stream
 *     calls_differ alike      the same order on all ranks, a stream each
 *
 * Run by the tests check.trial.calls_*, which want the first difference named. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <acl/acl.h>
#include <hccl/hccl.h>
#include <hccl/hccl_comm.h>

#include "aivdrive/launch.h"
#include "hccl_custom_allgather.h"

enum { COUNT = 1000 };

#define OK(call)                                                                                   \
    do {                                                                                           \
        int code_ = (int)(call);                                                                   \
        if (code_ != 0) {                                                                          \
            const char *text_ = aclGetRecentErrMsg();                                              \
            fprintf(stderr, "%s = %d %s\n", #call, code_, text_ != NULL ? text_ : "");             \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static struct {
    int rank, size;
    HcclComm comm;
    aclrtStream gather, barrier; /* may be the same */
    void *send, *receive;
} t;

static void join(void)
{
    HcclRootInfo root = {{0}};
    HcclCommConfig config;
    HcclCommConfigInit(&config);
    config.hcclExecTimeOut = 3; /* of the kernels, where nothing else ends the run */
    OK(aivd_launch_init());
    t.rank = aivd_launch_rank();
    t.size = aivd_launch_size();
    OK(aclInit(NULL));
    OK(aclrtSetDevice(t.rank));
    if (t.rank == 0)
        OK(HcclGetRootInfo(&root));
    OK(aivd_launch_broadcast(0, &root, sizeof root));
    OK(HcclCommInitRootInfoConfig((uint32_t)t.size, &root, (uint32_t)t.rank, &config, &t.comm));
    OK(aclrtMalloc(&t.send, COUNT * 4, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMalloc(&t.receive, (size_t)t.size * COUNT * 4, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(t.send, COUNT * 4, t.rank, COUNT * 4));
}

static void gather(void)
{
    OK(HcclAllGatherCustom(t.send, t.receive, COUNT, HCCL_DATA_TYPE_INT32, t.comm, t.gather));
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    bool late = strcmp(how, "late") == 0, alike = strcmp(how, "alike") == 0;
    join();
    OK(aclrtCreateStream(&t.gather));
    t.barrier = t.gather;
    if (alike || strcmp(how, "streams") == 0)
        OK(aclrtCreateStream(&t.barrier));
    if (t.rank == t.size - 1 && !alike) {
        OK(HcclBarrier(t.comm, t.barrier));
        gather();
        if (late) /* a host thread that could still do something: no deadlock yet */
            sleep(8);
    } else {
        gather();
        OK(HcclBarrier(t.comm, t.barrier));
    }
    OK(aclrtSynchronizeStream(t.gather));
    OK(aclrtSynchronizeStream(t.barrier));
    OK(HcclCommDestroy(t.comm));
    OK(aclrtFree(t.send));
    OK(aclrtFree(t.receive));
    OK(aclFinalize());
    return 0;
}
