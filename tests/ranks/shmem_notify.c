/* Proves: aclshmemx_sdma_notify_record tells the host that what a core gave to SDMA is complete, by
 * the notify of that core, while its kernel still runs: the kernel ends only when the host, who has
 * waited for the notifies, says so. A program names them as official ones do, by declaring
 * g_state_host itself. There are none before the init or without SDMA, and none for core 48: there
 * the call is refused.
 * shmem_notify [without]: the host looks without having waited, which the checker finds. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "acl/acl.h"
#include "aivdrive/launch.h"
#include "check.h"
#include "shmem.h"

extern aclshmem_host_state_t g_state_host;

enum { CORES = 5, WORDS = 1001, ROUNDS = 3, EXCEPTION = 507035 };

/* heap: [0, CORES * WORDS) mine, as many of the PE before me; then the word the host writes. */
__global__ __aicore__ void put_and_tell(__gm__ int32_t *heap, __gm__ int32_t *go, int round)
{
    int next = (aclshmem_my_pe() + 1) % aclshmem_n_pes(), core = (int)asc_get_block_idx();
    __gm__ int32_t *mine = heap + core * WORDS;
    __ubuf__ int32_t *buf = (__ubuf__ int32_t *)asc_get_phy_buf_addr(0);

    aclshmemx_sdma_put_nbi(mine + CORES * WORDS, mine, buf, 64u, (uint32_t)WORDS, next, 0u);
    aclshmemx_sdma_notify_record(buf, 64u, 0u);
    aclshmem_int32_wait_until(go, ACLSHMEM_CMP_EQ, round);
}

__global__ __aicore__ void tell_from_all(int unused)
{
    (void)unused;
    aclshmemx_sdma_notify_record((__ubuf__ int32_t *)asc_get_phy_buf_addr(0), 64u, 0u);
}

/* ---- host ---- */

static void one_round(int me, int n, int32_t *heap, aclrtStream stream, int round, int waits)
{
    static int32_t out[CORES * WORDS], in[CORES * WORDS];
    int32_t *go = heap + 2 * CORES * WORDS;
    for (int i = 0; i < CORES * WORDS; i++)
        out[i] = round * 1000000 + me * 10000 + i;
    CHECK_EQ(aclrtMemcpy(heap, sizeof out, out, sizeof out, ACL_MEMCPY_HOST_TO_DEVICE), 0);
    aclshmem_barrier_all();
    put_and_tell<<<CORES, NULL, stream>>>(heap, go, round);
    for (int core = 0; core < CORES && waits; core++)
        CHECK_EQ(aclrtWaitAndResetNotify(g_state_host.notify_arr[core], g_state_host.default_stream,
                                         60000),
                 0);
    if (!waits)
        usleep(300000);
    CHECK_EQ(aclrtSynchronizeStream(g_state_host.default_stream), 0);
    aclshmem_barrier_all(); /* the PE before me has seen its notifies */
    CHECK_EQ(aclrtMemcpy(in, sizeof in, heap + CORES * WORDS, sizeof in, ACL_MEMCPY_DEVICE_TO_HOST),
             0);
    for (int i = 0; i < CORES * WORDS && waits; i++)
        CHECK_EQ(in[i], round * 1000000 + (me + n - 1) % n * 10000 + i);
    aclshmem_int32_p(go, round, me);
    CHECK_EQ(aclrtSynchronizeStream(stream), 0);
    aclshmem_barrier_all();
}

static void refused(aclrtStream stream, uint32_t cores, const char *reason)
{
    tell_from_all<<<cores, NULL, stream>>>(0);
    CHECK_EQ(aclrtSynchronizeStream(stream), EXCEPTION);
    CHECK_EQ(strstr(aclGetRecentErrMsg(), "aclshmemx_sdma_notify_record: ") != NULL, 1);
    CHECK_EQ(strstr(aclGetRecentErrMsg(), reason) != NULL, 1);
}

static void begin(int me, int n, int engines)
{
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    static aclshmemx_uniqueid_t id = ACLSHMEM_UNIQUEID_INITIALIZER;
    if (me == 0)
        CHECK_EQ(aclshmemx_get_uniqueid(&id), 0);
    CHECK_EQ(aivd_launch_broadcast(0, &id, sizeof(id)), 0);
    CHECK_EQ(aclshmemx_set_attr_uniqueid_args(me, n, 4 << 20, &id, &attr), 0);
    attr.option_attr.data_op_engine_type = (data_op_engine_type_t)engines;
    CHECK_EQ(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr), 0);
    CHECK_EQ(g_state_host.default_stream != NULL, 1);
    CHECK_EQ(g_state_host.default_block_num, 1);
    for (int core = 0; core < ACLSHMEM_MAX_AIV_PER_NPU; core++)
        CHECK_EQ(g_state_host.notify_arr[core] != NULL, (engines & ACLSHMEM_DATA_OP_SDMA) != 0);
}

int main(int argc, char **argv)
{
    aclrtStream stream;
    int me, n, waits = argc < 2 || strcmp(argv[1], "without") != 0;

    CHECK_EQ(aclInit(NULL), 0);
    CHECK_EQ(aivd_launch_init(), 0);
    me = aivd_launch_rank();
    n = aivd_launch_size();
    CHECK_EQ(aclrtSetDevice(me), 0);
    CHECK_EQ(aclrtCreateStream(&stream), 0);
    CHECK_EQ(g_state_host.default_stream == NULL, 1);
    begin(me, n, ACLSHMEM_DATA_OP_MTE);
    refused(stream, 1, "the engines of this instance are 0x1; give ACLSHMEM_DATA_OP_SDMA (0x2)");
    CHECK_EQ(aclshmem_finalize(), 0);
    begin(me, n, ACLSHMEM_DATA_OP_SDMA);
    int32_t *heap = (int32_t *)aclshmemx_calloc(2 * CORES * WORDS + 8, 4);
    for (int round = 1; round <= ROUNDS; round++)
        one_round(me, n, heap, stream, round, waits);
    refused(stream, 49, "called by block 48; cores 0 to 47 have a notify");
    aclshmemx_free(heap);
    CHECK_EQ(aclrtDestroyStream(stream), 0);
    CHECK_EQ(aclshmem_finalize(), 0);
    CHECK_EQ(aivd_launch_finalize(), 0);
    return aclFinalize();
}
