/* Proves: what stands behind the calls of kernels (include/shmem/device/impl*.h) does its part
 * itself. Its loss would show nowhere else: a direct way that declines leaves the work to moves
 * with the same result, and of two checks of one operand the other one refuses. Two PEs,
 * instance 5. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aivdrive/launch.h"
#include "check.h"
#include "shmem.h"

enum { INSTANCE = 5, EXCEPTION = 507035, TOLD = 17 };

static __aicore__ inline __ubuf__ int32_t *ub(void)
{
    return (__ubuf__ int32_t *)asc_get_phy_buf_addr(0);
}

/* told[i]: what the call answered, and what it left. words are 0 at the begin. */
__global__ __aicore__ void direct(__gm__ int64_t *told, __gm__ uint64_t *words)
{
    __gm__ int32_t *narrow = (__gm__ int32_t *)(words + 1);
    uint64_t seen = 0;

    told[0] = aivd_shm_in_ub((const void *)ub());
    told[1] = aivd_shm_in_ub((const void *)words);
    told[2] = (int64_t)aclshmemx_instance_ctx_get();
    told[3] = aivd_shm_direct_set((void *)words, UINT64_C(7) << 40, 8);
    told[4] = (int64_t)words[0];
    told[5] = aivd_shm_direct_add((void *)words, 2, 8);
    told[6] = (int64_t)words[0];
    told[7] =
        aivd_shm_direct_set((void *)narrow, 40, 4) && aivd_shm_direct_add((void *)narrow, 2, 4);
    told[8] = narrow[0];
    told[9] = aivd_shm_direct_load((const void *)narrow, 4, &seen);
    told[10] = (int64_t)seen;
    told[11] =
        aivd_shm_direct_wait((const void *)narrow, AIVD_SHM_INT32, ACLSHMEM_CMP_GT, 41, &seen);
    told[12] = (int64_t)seen;
    told[13] = aivd_shm_direct_put_signal((void *)(words + 8), (const void *)words, 16,
                                          (void *)(words + 16), 9, 4, aclshmem_my_pe());
    told[14] = (int64_t)words[8];
    told[15] = (int64_t)words[16];
    told[16] = aivd_shm_team_translate(ACLSHMEM_TEAM_WORLD, 1, ACLSHMEM_TEAM_WORLD);
}

/* What a kernel may not do; `which` chooses. */
__global__ __aicore__ void refused(__gm__ int32_t *data, int which)
{
    if (which == 0)
        aclshmemx_mte_put_nbi(data, ub(), 1u, 0, 8u);
    else if (which == 1)
        aclshmemx_udma_quiet(2);
    else if (which == 2)
        (void)aclshmem_int32_broadcast(ACLSHMEM_TEAM_WORLD, data, data + 8, 1, 9);
    else if (which == 3)
        (void)aclshmem_int32_alltoalls(ACLSHMEM_TEAM_WORLD, data, data + 8, 0, 1, 1);
    else if (which == 4)
        (void)aclshmem_int32_fcollect(ACLSHMEM_TEAM_WORLD, data, data + 8, aclshmem_my_pe() + 1);
    else if (which == 5)
        aclshmem_clear_lock((__gm__ long *)data);
    else
        aivd_shm_not_built("a_new_call");
}

/* ---- host ---- */

/* What the direct ways told. Where somebody records, they answer false, and have done nothing. */
static bool is_direct(int told)
{
    return told >= 3 && told <= 15;
}

static bool is_answer(int told)
{
    return told % 2 == 1 && told <= 13;
}

static void look_at_direct(aclrtStream stream)
{
    const long long wanted[TOLD] = {1,  0, INSTANCE, 1, 7ll << 40, 1, (7ll << 40) + 2, 1,
                                    42, 1, 42,       1, 42,        1, (7ll << 40) + 2, 9,
                                    1};
    int64_t *told = (int64_t *)aclshmem_calloc(TOLD, 8);
    uint64_t *words = (uint64_t *)aclshmem_calloc(32, 8);
    direct<<<1, NULL, stream>>>(told, words);
    CHECK_EQ(aclrtSynchronizeStream(stream), 0);
    const bool recorded = getenv("AIVDRIVE_RECORD") != NULL;
    for (int i = 0; i < TOLD; i++) {
        if (recorded && is_direct(i) && !is_answer(i))
            continue;
        if (told[i] != (recorded && is_direct(i) ? false : wanted[i])) {
            fprintf(stderr, "told[%d] is %lld, expected %lld\n", i, (long long)told[i], wanted[i]);
            exit(1);
        }
    }
    aclshmem_free(words);
    aclshmem_free(told);
}

static void look_at_refused(aclrtStream stream)
{
    static const char *const texts[] = {
        "aclshmemx_mte_put_nbi: sync_id is 8, allowed are 0 to 7",
        "aclshmemx_udma_quiet: PE is 2, the PEs are 0 to 1",
        "aclshmem_int32_broadcast: pe_root is 9, the team's PEs are 0 to 1",
        "aclshmem_int32_alltoalls: strides are 0 (dst) and 1 (sst), at least 1",
        "all PEs of the team must give the same",
        "aclshmem_clear_lock: ",
        "a_new_call is declared but not built"};
    int32_t *data = (int32_t *)aclshmem_calloc(64, 4);
    for (int which = 0; which < 7; which++) {
        refused<<<1, NULL, stream>>>(data, which);
        CHECK_EQ(aclrtSynchronizeStream(stream), EXCEPTION);
        CHECK_EQ(strstr(aclGetRecentErrMsg(), texts[which]) != NULL, 1);
    }
    aclshmem_free(data);
}

static void begin(int me, int n)
{
    static aclshmemx_uniqueid_t id = ACLSHMEM_UNIQUEID_INITIALIZER;
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    if (me == 0)
        CHECK_EQ(aclshmemx_get_uniqueid(&id), 0);
    CHECK_EQ(aivd_launch_broadcast(0, &id, sizeof(id)), 0);
    CHECK_EQ(aclshmemx_set_attr_uniqueid_args(me, n, 4 << 20, &id, &attr), 0);
    attr.instance_id = INSTANCE;
    CHECK_EQ(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr), 0);
}

int main(void)
{
    aclrtStream stream;

    CHECK_EQ(aclInit(NULL), 0);
    CHECK_EQ(aivd_launch_init(), 0);
    CHECK_EQ(aivd_launch_size(), 2);
    CHECK_EQ(aclrtSetDevice(aivd_launch_rank()), 0);
    CHECK_EQ(aclrtCreateStream(&stream), 0);
    begin(aivd_launch_rank(), aivd_launch_size());
    look_at_direct(stream);
    look_at_refused(stream);
    CHECK_EQ(aclrtDestroyStream(stream), 0);
    CHECK_EQ(aclshmem_finalize(), 0);
    CHECK_EQ(aivd_launch_finalize(), 0);
    return aclFinalize();
}
