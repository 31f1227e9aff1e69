/* Kernels for tests/ranks/shmem_device.c: symmetric memory as users write it. */
#include <shmem.h>

#include "shmem_device_args.h"

static __aicore__ inline __gm__ uint8_t *at(uint64_t address)
{
    return (__gm__ uint8_t *)(uintptr_t)address;
}

/* Every PE pushes its part into all, each block its share, then signals once: who has all signals has
 * all parts. */
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
            aclshmem_putmem_signal(at(a.data), at(a.result), a.bytes, signal, i, ACLSHMEM_SIGNAL_SET,
                                   other);
            aclshmem_signal_wait_until(signal, ACLSHMEM_CMP_EQ, i);
        } else {
            aclshmem_signal_wait_until(signal, ACLSHMEM_CMP_EQ, i);
            aclshmem_putmem_signal(at(a.data), at(a.result), a.bytes, signal, i, ACLSHMEM_SIGNAL_SET,
                                   other);
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
        results[1] = (int64_t)aclshmem_int64_wait_until_some(words, 8, indices, NULL,
                                                            ACLSHMEM_CMP_GE, 6);
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
