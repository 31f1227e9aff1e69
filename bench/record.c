/* What recording costs: the custom AllGather, once as it is and once under `aivrun --record`, so
 * that the two rows can be compared. Every rank is started by aivrun: aivrun -n 8 bench_record
 * [BYTES] [ROUNDS] aivrun -n 8 --record DIR bench_record [BYTES] [ROUNDS] ; aivdrive record info
 * DIR */
#include "acl_bench.h"

#include <aivdrive/launch.h>

#include "hccl_custom_allgather.h"

static double one_round(void *send, void *receive, size_t bytes, HcclComm comm, aclrtStream stream)
{
    CHECK(aivd_launch_barrier());
    double begin = bench_now();
    CHECK(HcclAllGatherCustom(send, receive, bytes, HCCL_DATA_TYPE_INT8, comm, stream));
    CHECK(aclrtSynchronizeStream(stream));
    return bench_now() - begin;
}

int main(int argc, char **argv)
{
    size_t bytes = argc > 1 ? strtoull(argv[1], NULL, 0) : (size_t)1 << 20;
    int rounds = argc > 2 ? atoi(argv[2]) : 50;
    CHECK(aivd_launch_init());
    int rank = aivd_launch_rank(), ranks = aivd_launch_size();
    double samples[BENCH_SAMPLES];
    HcclRootInfo root;
    HcclComm comm;
    aclrtStream stream;
    void *send, *receive;
    if (rounds < 1 || rounds > BENCH_SAMPLES || rank < 0)
        return 2;
    CHECK(aclInit(NULL));
    CHECK(aclrtSetDevice(rank));
    CHECK(aclrtCreateStream(&stream));
    if (rank == 0)
        CHECK(HcclGetRootInfo(&root));
    CHECK(aivd_launch_broadcast(0, &root, sizeof root));
    CHECK(HcclCommInitRootInfo((uint32_t)ranks, &root, (uint32_t)rank, &comm));
    CHECK(aclrtMalloc(&send, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMalloc(&receive, bytes * (size_t)ranks, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMemset(send, bytes, rank + 1, bytes));
    for (int i = 0; i < 3; i++)
        one_round(send, receive, bytes, comm, stream);
    for (int i = 0; i < rounds; i++)
        samples[i] = one_round(send, receive, bytes, comm, stream);
    if (rank == 0)
        bench_row(getenv("AIVDRIVE_RECORD") ? "recorded" : "native", "allgather", ranks,
                  (double)bytes, bench_summary(samples, rounds),
                  (double)(ranks - 1) * (double)bytes);
    CHECK(aivd_launch_barrier());
    CHECK(HcclCommDestroy(comm));
    CHECK(aclrtFree(send));
    CHECK(aclrtFree(receive));
    CHECK(aclrtDestroyStream(stream));
    CHECK(aclrtResetDevice(rank));
    CHECK(aclFinalize());
    aivd_launch_finalize();
    return 0;
}
