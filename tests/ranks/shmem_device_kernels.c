/* Kernels for tests/ranks/shmem_device.c: symmetric memory as users write it. */
#include <shmem.h>

#include "shmem_device_args.h"

static __aicore__ inline __gm__ uint8_t *at(uint64_t address)
{
    return (__gm__ uint8_t *)(uintptr_t)address;
}

/* Every PE pushes its part into all, each block its share, then signals once: who has all signals
 * has all parts. */
__global__ __aicore__ void shm_allgather(shmem_device_args a)
{
    int me = aclshmem_my_pe(), count = aclshmem_n_pes();
    uint32_t blocks = (uint32_t)asc_get_block_num(), block = (uint32_t)asc_get_block_idx();
    aivd_part mine = aivd_split(a.bytes, blocks, block);
    __gm__ uint8_t *part = at(a.data) + (uint64_t)me * a.bytes + mine.begin;

    asc_init();
    for (int step = 0; step < count; step++) {
        int pe = (me + step) % count;
        __gm__ int32_t *signal = (__gm__ int32_t *)(at(a.signals) + 64 * (uint64_t)me);

        aclshmem_putmem_signal(part, at(a.result) + mine.begin, mine.count, signal, 1,
                               ACLSHMEM_SIGNAL_ADD, pe);
    }
    for (int pe = 0; pe < count; pe++)
        aclshmem_signal_wait_until((__gm__ int32_t *)(at(a.signals) + 64 * (uint64_t)pe),
                                   ACLSHMEM_CMP_GE, (int32_t)(blocks * a.round));
}

/* A signal there and back, `round` times; words[0] counts up. */
__global__ __aicore__ void shm_pingpong(shmem_device_args a)
{
    int me = aclshmem_my_pe(), other = 1 - me;
    __gm__ int32_t *signal = (__gm__ int32_t *)at(a.signals);

    asc_init();
    for (int32_t i = 1; i <= (int32_t)a.round; i++) {
        if (me == 0) {
            aclshmem_putmem_signal(at(a.data), at(a.result), a.bytes, signal, i,
                                   ACLSHMEM_SIGNAL_SET, other);
            aclshmem_signal_wait_until(signal, ACLSHMEM_CMP_EQ, i);
        } else {
            aclshmem_signal_wait_until(signal, ACLSHMEM_CMP_EQ, i);
            aclshmem_putmem_signal(at(a.data), at(a.result), a.bytes, signal, i,
                                   ACLSHMEM_SIGNAL_SET, other);
        }
    }
}

/* Forms of put and get, one after another, between neighbours; the host compares. */
__global__ __aicore__ void shm_forms(shmem_device_args a)
{
    int me = aclshmem_my_pe(), count = aclshmem_n_pes(), right = (me + 1) % count;
    __gm__ int32_t *from = (__gm__ int32_t *)at(a.data), *to = (__gm__ int32_t *)at(a.result);
    uint32_t n = (uint32_t)(a.bytes / 4);

    asc_init();
    if (asc_get_block_idx() == 0) {
        aclshmem_int32_put(to, from, n, right);
        aclshmem_int32_put_nbi(to + n, from, n, right);
        aclshmem_quiet();
        aclshmem_put32(to + 2 * n, from, n, right);
        aclshmem_putmem(to + 3 * n, from, n * 4u, right);
        aclshmem_int32_p(to + 4 * n, 77 + me, right);
        aclshmem_fence();
    }
    aclshmem_barrier_all();
    if (asc_get_block_idx() == 0) {
        aclshmem_int32_get(to + 5 * n, from, n, right);
        aclshmem_getmem(to + 6 * n, from, n * 4u, right);
        to[7 * n] = aclshmem_int32_g(from + 3, right);
        asc_dcci_entire_out();
    }
    aclshmem_barrier_all();
}

/* Every block of every PE adds to words of PE 0, with and without the old value. */
__global__ __aicore__ void shm_atomics(shmem_device_args a)
{
    __gm__ int32_t *words = (__gm__ int32_t *)at(a.words);
    __gm__ uint64_t *wide = (__gm__ uint64_t *)(at(a.words) + 64);
    __gm__ float *real = (__gm__ float *)(at(a.words) + 128);

    asc_init();
    for (uint64_t i = 0; i < a.round; i++) {
        int32_t before = aclshmem_int32_atomic_fetch_add(words, 1, 0);

        aclshmem_int32_atomic_add(words + 1, 2, 0);
        aclshmem_uint64_atomic_inc(wide, 0);
        aclshmem_float_atomic_add(real, 0.5f, 0);
        if (before < 0)
            trap();
    }
    aclshmem_quiet();
    aclshmem_barrier_all();
    if (asc_get_block_idx() == 0) {
        __gm__ int32_t *result = (__gm__ int32_t *)at(a.result);

        result[0] = aclshmem_int32_atomic_fetch(words, 0);
        asc_dcci_entire_out();
    }
}

/* Barriers hold the fast ones: a late PE's store is there behind each. */
__global__ __aicore__ void shm_barriers(shmem_device_args a)
{
    int me = aclshmem_team_my_pe((aclshmem_team_t)a.team);
    int count = aclshmem_team_n_pes((aclshmem_team_t)a.team);
    __gm__ int32_t *words = (__gm__ int32_t *)at(a.data);

    asc_init();
    if (count < 0)
        return;
    for (int32_t i = 1; i <= (int32_t)a.round; i++) {
        if (asc_get_block_idx() == 0)
            for (int m = 0; m < count; m++)
                aclshmem_int32_p(
                    words + 16 * me, i,
                    aclshmem_team_translate_pe((aclshmem_team_t)a.team, m, ACLSHMEM_TEAM_WORLD));
        aclshmem_barrier((aclshmem_team_t)a.team);
        for (int m = 0; m < count; m++)
            if (aclshmem_int32_test(words + 16 * m, ACLSHMEM_CMP_NE, i))
                trap();
        aclshmem_barrier((aclshmem_team_t)a.team);
    }
}

/* Waits of all forms for words that the left neighbour writes. */
__global__ __aicore__ void shm_waits(shmem_device_args a)
{
    int me = aclshmem_my_pe(), right = (me + 1) % aclshmem_n_pes();
    __gm__ int64_t *words = (__gm__ int64_t *)at(a.data);
    __gm__ size_t *indices = (__gm__ size_t *)at(a.result);
    __gm__ int64_t *results = (__gm__ int64_t *)(at(a.result) + 1024);

    asc_init();
    if (asc_get_block_idx() == 0) {
        for (int i = 0; i < 8; i++)
            aclshmem_int64_p(words + i, i + 1, right);
        aclshmem_int64_wait_until_all(words, 8, NULL, ACLSHMEM_CMP_GT, 0);
        results[0] = (int64_t)aclshmem_int64_wait_until_any(words, 8, NULL, ACLSHMEM_CMP_EQ, 5);
        results[1] =
            (int64_t)aclshmem_int64_wait_until_some(words, 8, indices, NULL, ACLSHMEM_CMP_GE, 6);
        results[2] = aclshmem_int64_test(words, ACLSHMEM_CMP_LT, 1);
        results[3] = (int64_t)aclshmem_int64_test_any(words, 8, NULL, ACLSHMEM_CMP_EQ, 100);
        aclshmem_int64_wait(words + 7, 0);
        asc_dcci_entire_out();
    }
    aclshmem_barrier_all();
}

/* One call that must be refused; `round` chooses. */
__global__ __aicore__ void shm_wrong(shmem_device_args a)
{
    __gm__ int32_t *data = (__gm__ int32_t *)at(a.data);
    __gm__ int32_t *outside = (__gm__ int32_t *)at(a.words);

    asc_init();
    if (a.round == 0)
        aclshmem_int32_p(data, 1, aclshmem_n_pes());
    else if (a.round == 1)
        aclshmem_int32_p(outside, 1, 0);
    else if (a.round == 2)
        aclshmem_putmem(at(a.data) + a.bytes - 4, data, 8, 0);
    else if (a.round == 3)
        aclshmemx_signal_op(data, 1, 9, 0);
    else if (a.round == 4)
        aclshmem_signal_wait_until(data, 9, 1);
    else if (a.round == 5)
        aclshmemx_signal_op((__gm__ int32_t *)(at(a.data) + 2), 1, ACLSHMEM_SIGNAL_SET, 0);
    else
        aclshmem_barrier(1234);
}

#define UB(offset) ((__ubuf__ int32_t *)(uintptr_t)(64 * 1024 + (offset)))

static __aicore__ inline non_contiguous_copy_param rows_of(uint32_t repeat, uint32_t length,
                                                           uint32_t src_ld, uint32_t dst_ld)
{
    non_contiguous_copy_param rows = {repeat, length, src_ld, dst_ld};

    return rows;
}

/* Puts into the right neighbour's slots 0 to 12; two of them signal. */
static __aicore__ inline void engine_puts(__gm__ int32_t *from, __gm__ int32_t *to,
                                          __gm__ uint8_t *signals)
{
    int me = aclshmem_my_pe(), count = aclshmem_n_pes(), right = (me + 1) % count;

    aclshmem_int32_iput(to, from, 2, 3, 5, right);
    aclshmem_iput64(to + 64, from, 1, 1, 4, right);
    aclshmem_int32_put_nbi(to + 2 * 64, from, rows_of(3, 5, 7, 9), right);
    aclshmemx_mte_put_nbi(to + 3 * 64, from, UB(0), 96u, 50u, right, 3u);
    asc_sync_pipe(PIPE_ALL);
    aclshmemx_mte_put_nbi(to + 4 * 64, from, UB(0), 4096u, rows_of(2, 20, 20, 30), right, 0u);
    aclshmemx_mte_get_nbi(UB(8192), from, 40u, right, 1u);
    aclshmemx_mte_get_nbi(UB(16384), from, rows_of(2, 3, 5, 8), right, 1u);
    asc_sync_notify(PIPE_MTE2, PIPE_MTE3, EVENT_ID1);
    asc_sync_wait(PIPE_MTE2, PIPE_MTE3, EVENT_ID1);
    aclshmemx_mte_put_nbi(to + 5 * 64, UB(8192), 33u, right, 1u);
    aclshmemx_mte_put_nbi(to + 6 * 64, UB(16384), rows_of(2, 3, 8, 6), right, 1u);
    asc_sync_pipe(PIPE_ALL);
    aclshmemx_sdma_put_nbi(to + 7 * 64, from, UB(0), 64u, 50u, right, 2u);
    aclshmemx_sdma_quiet(UB(0), 64u, 2u);
    aclshmemx_udma_put_nbi(to + 8 * 64, from, UB(0), 37u, right);
    aclshmemx_udma_quiet(right);
    aclshmemx_roce_put_nbi(to + 9 * 64, from, UB(0), 50u, right, 5u);
    aclshmemx_roce_quiet((uint32_t)right, UB(0), 5u);
    aclshmem_int32_put_signal_nbi(to + 10 * 64, from, rows_of(3, 5, 7, 9),
                                  (__gm__ int32_t *)signals, 11, ACLSHMEM_SIGNAL_SET, right);
    aclshmemx_udma_put_signal_nbi(to + 11 * 64, from, 50u, (__gm__ uint64_t *)(signals + 64),
                                  UINT64_C(1) << 40, right, (__ubuf__ uint8_t *)UB(0));
    if (count > 2)
        aclshmemx_udma_relay_put_nbi(to + 12 * 64, from, UB(0), 50u, right, (me + 2) % count);
    else
        aclshmemx_udma_put_nbi(to + 12 * 64, from, UB(0), 50u, right);
    aclshmem_quiet();
}

/* Gets from the right neighbour into slots 13 to 22. */
static __aicore__ inline void engine_gets(__gm__ int32_t *from, __gm__ int32_t *to)
{
    int me = aclshmem_my_pe(), count = aclshmem_n_pes(), right = (me + 1) % count;

    aclshmem_int32_iget(to + 13 * 64, from, 3, 2, 5, right);
    aclshmem_iget8(to + 14 * 64, from, 1, 1, 11, right);
    aclshmem_int32_get_nbi(to + 15 * 64, from, rows_of(3, 5, 7, 9), right);
    aclshmemx_mte_get_nbi(to + 16 * 64, from, UB(0), 32u, 50u, right, 3u);
    asc_sync_pipe(PIPE_ALL);
    aclshmemx_mte_get_nbi(to + 17 * 64, from, UB(0), 4096u, rows_of(2, 20, 20, 30), right, 0u);
    aclshmemx_mte_quiet();
    aclshmemx_sdma_get_nbi(to + 18 * 64, from, UB(0), 64u, 50u, right, 2u);
    aclshmemx_cmo_nbi(from, 64u, CMO_TYPE_PREFETCH, UB(0), 64u, 2u);
    aclshmemx_udma_get_nbi(to + 19 * 64, from, UB(0), 37u, right, 4u);
    aclshmemx_udma_quiet(right);
    aclshmemx_roce_get_nbi(to + 20 * 64, from, UB(0), 50u, right);
    aclshmemx_roce_quiet((uint32_t)right, UB(0), 0u);
    if (count > 2)
        aclshmemx_udma_relay_get_nbi(to + 21 * 64, from, UB(0), 50u, right, (me + 2) % count);
    else
        aclshmemx_udma_get_nbi(to + 21 * 64, from, UB(0), 50u, right);
    aclshmem_quiet();
    aclshmemx_set_mte_config(96 * 1024, 96, 2);
    aclshmem_int32_get(to + 22 * 64, from, 50, right);
    aclshmemx_set_mte_config(0, 16 * 1024, 0);
}

/* All calls that bring their own UB and event, strides and rows, between neighbours; settings; and
 * waits for this PE's words and for one in the right neighbour's heap. */
__global__ __aicore__ void shm_engines(shmem_device_args a)
{
    int me = aclshmem_my_pe(), right = (me + 1) % aclshmem_n_pes();
    __gm__ int32_t *from = (__gm__ int32_t *)at(a.data), *to = (__gm__ int32_t *)at(a.result);
    __gm__ int32_t *told = to + SHMEM_DEVICE_TOLD * 64;
    __gm__ int32_t *own = (__gm__ int32_t *)(at(a.signals) + 128);

    asc_init();
    aclshmemx_instance_ctx_set(0);
    util_set_ffts_config(7);
    if (asc_get_block_idx() == 0) {
        engine_puts(from, to, at(a.signals));
        engine_gets(from, to);
        aclshmemx_signal_op(own, 100 + me, ACLSHMEM_SIGNAL_SET, me);
        told[0] = aclshmem_signal_wait_until((__gm__ int32_t *)at(a.signals), ACLSHMEM_CMP_EQ, 11);
        aclshmem_uint64_wait_until((__gm__ uint64_t *)(at(a.signals) + 64), ACLSHMEM_CMP_EQ,
                                   UINT64_C(1) << 40);
        told[1] = aclshmem_signal_wait_until((__gm__ int32_t *)aclshmem_ptr(own, right),
                                             ACLSHMEM_CMP_GE, 100);
        told[2] = (int32_t)aclshmemx_instance_ctx_get();
        told[3] = (int32_t)asc_get_ffts_base_addr();
        asc_dcci_entire_out();
    }
    aclshmemx_roce_sync_all(UB(0), 6u);
    aclshmemx_roce_barrier_all(UB(0), 6u);
}

/* One call with an operand its engine does not take; `round` chooses. */
__global__ __aicore__ void shm_engine_wrong(shmem_device_args a)
{
    __gm__ int32_t *data = (__gm__ int32_t *)at(a.data);
    __gm__ int32_t *outside = (__gm__ int32_t *)at(a.words);

    asc_init();
    if (a.round == 0)
        aclshmemx_mte_put_nbi(data, data + 8, UB(0), 4096u, 1u, 0, 8u);
    else if (a.round == 1)
        aclshmemx_sdma_put_nbi(data, data + 8, UB(0), 32u, 1u, 0, 0u);
    else if (a.round == 2)
        aclshmemx_sdma_quiet(UB(32), 64u, 0u);
    else if (a.round == 3)
        aclshmemx_udma_put_nbi(data, data + 8, (__ubuf__ int32_t *)data, 1u, 0);
    else if (a.round == 4)
        aclshmemx_udma_get_nbi(data, data + 8, UB(0), (1u << 26) + 1, 0);
    else if (a.round == 5)
        aclshmemx_udma_relay_put_nbi(data, data + 8, UB(0), 1u, 0, 0);
    else if (a.round == 6)
        aclshmemx_cmo_nbi(data, 1u, CMO_TYPE_INVALID, UB(0), 64u, 0u);
    else if (a.round == 7)
        aclshmem_int32_iput(data, data + 8, 0, 1, 2, 0);
    else if (a.round == 8)
        aclshmem_int32_put_nbi(data, data + 8, rows_of(2, 4, 4, 3), 0);
    else if (a.round == 9)
        aclshmemx_roce_put_nbi(data, outside, UB(0), 1u, 0);
    else if (a.round == 10)
        aclshmemx_instance_ctx_set(77);
    else if (a.round == 11)
        aclshmemx_set_sdma_config(0, 32, 0);
    else if (a.round == 12)
        aclshmemx_mte_put_nbi(data, (__ubuf__ int32_t *)(data + 8), 1u, 0, 0u);
    else if (a.round == 13)
        aclshmem_signal_wait_until(outside, ACLSHMEM_CMP_EQ, 0);
    else
        aclshmemx_mte_put_nbi(data, UB(0), rows_of(2, 3, 5, 3), 0, 0u);
}

/* What kernels take from the library's inside: the state, and a barrier of the blocks. */
__global__ __aicore__ void shm_inside(shmem_device_args a)
{
    const __gm__ aclshmem_device_host_state_t *state = aclshmemi_get_state();
    __gm__ int32_t *slots = (__gm__ int32_t *)at(a.words);
    __gm__ int64_t *told = (__gm__ int64_t *)at(a.result);
    int blocks = (int)asc_get_block_num(), block = (int)asc_get_block_idx();
    int right = (state->mype + 1) % state->npes;

    asc_init();
    aclshmemi_store(slots + 16 * block, block + 1);
    dcci_cachelines((__gm__ uint8_t *)(slots + 16 * block), 4);
    aclshmemi_barrier_core_soft();
    if (block != 0)
        return;
    told[0] = 0;
    for (int i = 0; i < blocks; i++) {
        dcci_cacheline((__gm__ uint8_t *)(slots + 16 * i));
        told[0] += aclshmemi_load(slots + 16 * i);
    }
    told[1] = aclshmemi_get_my_pe() * 100 + aclshmemi_get_total_pe();
    told[2] = (int64_t)state->mte_config.ub_size;
    told[3] = state->mte_config.aclshmem_ub;
    told[4] = (uint8_t *)state->p2p_device_heap_base[right] +
                  (a.words - (uint64_t)(uintptr_t)state->heap_base) ==
              (uint8_t *)aclshmem_ptr(slots, right);
    told[5] = (int64_t)aclshmemi_get_heap_size();
    dcci_entire_cache();
}
