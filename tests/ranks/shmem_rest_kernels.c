/* Kernels of tests/ranks/shmem_rest.c. */
#include <shmem.h>

#include "shmem_rest_args.h"

#define UB ((__ubuf__ int32_t *)(uintptr_t)(64 * 1024))

/* All ways for PEs to come together. */
static __aicore__ void come_together(int way, __gm__ aclshmemx_team_t *team)
{
    if (way == 0)
        aclshmem_sync(ACLSHMEM_TEAM_WORLD);
    else if (way == 1)
        aclshmem_sync_all();
    else if (way == 2)
        aclshmemx_sync_vec(ACLSHMEM_TEAM_WORLD);
    else if (way == 3)
        aclshmemx_sync_vec_all();
    else if (way == 4)
        aclshmemx_barrier_vec(ACLSHMEM_TEAM_WORLD);
    else if (way == 5)
        aclshmemx_barrier_all_vec();
    else if (way == 6)
        (void)aclshmemx_roce_team_sync(team);
    else if (way == 7)
        (void)aclshmemx_roce_team_sync(team, UB, 1u);
    else if (way == 8)
        (void)aclshmemx_roce_sync(team);
    else if (way == 9)
        (void)aclshmemx_roce_sync(team, UB, 1u);
    else if (way == 10)
        (void)aclshmemx_roce_barrier(team);
    else if (way == 11)
        (void)aclshmemx_roce_barrier(team, UB, 1u);
    else if (way == 12)
        aclshmemx_roce_sync_all();
    else
        aclshmemx_roce_barrier_all();
}

/* A word of each PE at every PE: after the meeting all have this round's. */
__global__ __aicore__ void rest_meet(rest_args a)
{
    const __gm__ aclshmem_device_host_state_t *state = aclshmemi_get_state();
    __gm__ aclshmemx_team_t *team = state->team_pools[ACLSHMEM_TEAM_WORLD];
    __gm__ int32_t *words = (__gm__ int32_t *)(uintptr_t)a.words;
    int me = aclshmem_my_pe(), count = aclshmem_n_pes();

    asc_init();
    for (int32_t i = 1; i <= (int32_t)a.rounds; i++) {
        if (asc_get_block_idx() == 0)
            for (int pe = 0; pe < count; pe++)
                aclshmem_int32_p(words + 16 * me, i, pe);
        come_together((int)a.way, team);
        for (int pe = 0; pe < count; pe++)
            if (aclshmem_int32_test(words + 16 * pe, ACLSHMEM_CMP_NE, i))
                trap();
        come_together((int)a.way, team);
    }
}

/* Signals of 64 bits, what fetch says of both kinds, and addresses for RoCE. */
__global__ __aicore__ void rest_signals(rest_args a)
{
    int me = aclshmem_my_pe(), right = (me + 1) % aclshmem_n_pes();
    __gm__ uint64_t *wide = (__gm__ uint64_t *)(uintptr_t)a.words;
    __gm__ int32_t *word = (__gm__ int32_t *)(wide + 8), *from = word + 16, *to = word + 32;
    __gm__ int64_t *told = (__gm__ int64_t *)(uintptr_t)a.told;
    const uint64_t first = (UINT64_C(1) << 40) + (uint64_t)me;

    asc_init();
    for (int i = 0; i < 8; i++)
        aclshmem_int32_p(from + i, 100 * me + i, me);
    aclshmemx_putmem_signal64_nbi(to, from, 32, wide, first, ACLSHMEM_SIGNAL_SET, right);
    aclshmem_quiet();
    told[0] = (int64_t)aclshmemx_signal64_wait_until(wide, ACLSHMEM_CMP_GE, UINT64_C(1) << 40);
    told[1] = aclshmem_int32_g(to + 7, me);
    aclshmem_barrier_all();
    aclshmemx_signal64_op(wide, 5, ACLSHMEM_SIGNAL_ADD, right);
    aclshmemx_signal_op(word, 7 + me, ACLSHMEM_SIGNAL_SET, right);
    aclshmem_barrier_all();
    told[2] = (int64_t)aclshmemx_signal64_fetch(wide);
    told[3] = aclshmem_signal_fetch(word);
    told[4] = aclshmem_roce_ptr(word, right) == aclshmem_ptr(word, right);
    aclshmemx_set_udma_config(96 * 1024, 128, 3);
    told[5] = aclshmemi_get_state()->udma_config.aclshmem_ub;
    asc_dcci_entire_out();
    if (a.way == 1)
        aclshmemx_set_udma_config(96 * 1024, 64, 3); /* refused: 128 bytes are needed */
}

/* What shmem_rest.c's host does once more: see counted(). */
__global__ __aicore__ void rest_counted(rest_args a)
{
    __gm__ int32_t *w = (__gm__ int32_t *)(uintptr_t)a.words;

    asc_init();
    aclshmem_putmem(w, w + 64, 100, 1);
    aclshmem_int64_p((__gm__ int64_t *)w, 1, 1);
    aclshmem_getmem(w, w, 7, 1);
    aclshmem_putmem_signal(w, w + 64, 40, w + 32, 1, ACLSHMEM_SIGNAL_SET, 1);
    aclshmemx_signal_op(w + 33, 1, ACLSHMEM_SIGNAL_ADD, 1);
    aclshmem_int32_atomic_inc(w + 40, 1);
    (void)aclshmem_int64_atomic_fetch_add((__gm__ int64_t *)(w + 42), 1, 1);
}
