/* A program that only creates and destroys a communicator; scripts/bench times it under aivrun. */
#include <acl/acl.h>
#include <hccl/hccl_comm.h>
#include <stdio.h>
#include <stdlib.h>

#include "aivdrive/launch.h"

#define CHECK(call)                                                                                \
    do {                                                                                           \
        int check_code = (int)(call);                                                              \
        if (check_code != 0) {                                                                     \
            const char *check_text = aclGetRecentErrMsg();                                         \
            fprintf(stderr, "%s = %d %s\n", #call, check_code, check_text ? check_text : "");      \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

int main(void)
{
    HcclRootInfo root = {{0}};
    HcclComm comm;
    CHECK(aivd_launch_init());
    int rank = aivd_launch_rank(), size = aivd_launch_size();
    CHECK(aclInit(NULL));
    CHECK(aclrtSetDevice(rank));
    if (rank == 0)
        CHECK(HcclGetRootInfo(&root));
    CHECK(aivd_launch_broadcast(0, &root, sizeof root));
    CHECK(HcclCommInitRootInfo((uint32_t)size, &root, (uint32_t)rank, &comm));
    CHECK(HcclCommDestroy(comm));
    CHECK(aclrtResetDevice(rank));
    CHECK(aclFinalize());
    CHECK(aivd_launch_finalize());
    return 0;
}
