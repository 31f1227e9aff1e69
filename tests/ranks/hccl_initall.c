/* Proves HcclCommInitAll: one call makes all ranks in one process on the devices given, and leaves
 * the caller's current device alone; bad lists are refused. */
#include "hccl_support.h"

#define N 4

static void body(const rank_ctx *ctx)
{
    int32_t devices[N] = {3, 0, 2, 5}, twice[2] = {1, 1}, device = -1;
    HcclComm comms[N] = {NULL};
    aclrtStream streams[N];
    (void)ctx;
    CHECK_EQ(HcclCommInitAll(0, devices, comms), HCCL_E_PARA);
    CHECK_EQ(HcclCommInitAll(N, NULL, comms), HCCL_E_PTR);
    CHECK_EQ(HcclCommInitAll(N, devices, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclCommInitAll(2, twice, comms), HCCL_E_PARA);
    CHECK(comms[0] == NULL);
    OK(aclrtSetDevice(2));
    OK(HcclCommInitAll(N, devices, comms));
    OK(aclrtGetDevice(&device));
    CHECK_EQ(device, 2);
    for (uint32_t r = 0; r < N; r++) {
        uint32_t n;
        OK(HcclGetRankId(comms[r], &n));
        CHECK_EQ(n, r);
        OK(HcclGetRankSize(comms[r], &n));
        CHECK_EQ(n, N);
        OK(aclrtSetDevice(devices[r]));
        OK(aclrtCreateStream(&streams[r]));
    }
    /* One thread queues all ranks' barriers, then waits: none of them may need a thread of its own.
     */
    for (int i = 0; i < 20; i++) {
        for (int r = 0; r < N; r++)
            OK(HcclBarrier(comms[r], streams[r]));
        for (int r = 0; r < N; r++) {
            OK(aclrtSetDevice(devices[r]));
            OK(aclrtSynchronizeStream(streams[r]));
        }
    }
    CHECK_EQ(HcclBarrier(comms[0], streams[1]), HCCL_E_PARA); /* a stream of another device */
    CHECK_TEXT("device");
    for (int r = 0; r < N; r++)
        OK(HcclCommDestroy(comms[r]));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
