/* The custom AllGather and HcclBarrier, in the other order on the last rank: nobody can move. Run
 * by the test check.trial.calls_differ, which wants the checker to end the run and to name the
 * first difference. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

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

int main(void)
{
    HcclRootInfo root = {{0}};
    HcclComm comm;
    aclrtStream stream;
    void *send, *receive;
    OK(aivd_launch_init());
    int rank = aivd_launch_rank(), size = aivd_launch_size();
    OK(aclInit(NULL));
    OK(aclrtSetDevice(rank));
    OK(aclrtCreateStream(&stream));
    if (rank == 0)
        OK(HcclGetRootInfo(&root));
    OK(aivd_launch_broadcast(0, &root, sizeof root));
    OK(HcclCommInitRootInfo((uint32_t)size, &root, (uint32_t)rank, &comm));
    OK(aclrtMalloc(&send, COUNT * 4, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMalloc(&receive, (size_t)size * COUNT * 4, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(send, COUNT * 4, rank, COUNT * 4));
    OK(HcclAllGatherCustom(send, receive, COUNT, HCCL_DATA_TYPE_INT32, comm, stream));
    OK(aclrtSynchronizeStream(stream));
    if (rank == size - 1) {
        OK(HcclBarrier(comm, stream));
        OK(HcclAllGatherCustom(send, receive, COUNT, HCCL_DATA_TYPE_INT32, comm, stream));
    } else {
        OK(HcclAllGatherCustom(send, receive, COUNT, HCCL_DATA_TYPE_INT32, comm, stream));
        OK(HcclBarrier(comm, stream));
    }
    OK(aclrtSynchronizeStream(stream));
    OK(HcclCommDestroy(comm));
    return 0;
}
