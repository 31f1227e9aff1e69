/* Proves: every form of the kernels' calls of symmetric memory can be written, in C and in C++, and
 * takes what its documents say: contiguous, rows of a matrix, one side in UB, buffers of the
 * caller, with and without the last argument. Compiled, not run: what the calls do is proved by
 * shmem.*. */
#include "shmem.h"

#define GM __gm__
#define ROWS                                                                                       \
    {                                                                                              \
        2, 3, 8, 8                                                                                 \
    }

static __aicore__ inline int identity(GM void *heap)
{
    return aclshmem_my_pe() + aclshmem_n_pes() + aclshmem_team_my_pe(ACLSHMEM_TEAM_WORLD) +
           aclshmem_team_n_pes(ACLSHMEM_TEAM_WORLD) + aclshmem_team_translate_pe(0, 1, 0) +
           aclshmem_team_pe_mapping(0, 1) + (aclshmem_ptr(heap, 1) == aclshmem_roce_ptr(heap, 1)) +
           (int)aclshmemx_instance_ctx_get();
}

static __aicore__ inline void data(GM float *dst, GM float *src, __ubuf__ float *ub, size_t n,
                                   int pe)
{
    non_contiguous_copy_param rows = ROWS;
    const non_contiguous_copy_param fixed = ROWS;

    aclshmem_float_put(dst, src, n, pe);
    aclshmem_float_put_nbi(dst, src, n, pe);
    aclshmem_float_put_nbi(dst, src, 16, pe);
    aclshmem_float_put_nbi(dst, src, rows, pe);
    aclshmem_float_put_nbi(dst, src, fixed, pe);
    aclshmem_float_get_nbi(ub, src, n, pe);
    aclshmem_float_get_nbi(ub, src, rows, pe);
    aclshmem_put32(dst, src, n, pe);
    aclshmem_putmem(dst, src, n * sizeof(float), pe);
    aclshmem_float_iput(dst, src, 2, 3, n, pe);
    aclshmem_iget64(dst, src, 2, 3, n, pe);
    aclshmem_float_p(dst, 3.5f, pe);
    *src = aclshmem_float_g(dst, pe);
    shmem_put_float_mem(dst, src, n, pe);
    shmem_putmem_nbi(dst, src, n, pe);
    aclshmem_put_float_mem_nbi(dst, src, n, pe);
}

static __aicore__ inline void halves(GM half *dst, GM half *src, GM bfloat16_t *b, int pe)
{
    aclshmem_half_p(dst, *src, pe);
    *dst = aclshmem_half_g(src, pe);
    aclshmem_bfloat16_get_nbi(b, b + 8, 8, pe);
    aclshmem_half_atomic_add(dst, *src, pe);
    aclshmem_bfloat16_atomic_add(b, *b, pe);
    aclshmemx_mte_atomic_add(dst, *src, pe);
    aclshmemx_mte_atomic_add(b, *b, pe);
    (void)aclshmem_half_sum_reduce(ACLSHMEM_TEAM_WORLD, dst, src, 8);
}

static __aicore__ inline int32_t signals(GM double *dst, GM double *src, GM int32_t *sig,
                                         GM uint64_t *wide, int pe)
{
    non_contiguous_copy_param rows = ROWS;

    aclshmem_double_put_signal(dst, src, 5, sig, 7, ACLSHMEM_SIGNAL_SET, pe);
    aclshmem_double_put_signal(dst, src, rows, sig, 7, ACLSHMEM_SIGNAL_ADD, pe);
    aclshmem_double_put_signal_nbi(dst, src, rows, sig, 7, ACLSHMEM_SIGNAL_ADD, pe);
    shmem_put_double_mem_signal(dst, src, 5, sig, 7, ACLSHMEM_SIGNAL_SET, pe);
    aclshmem_doubl_put_signal(dst, src, 5, sig, 7, ACLSHMEM_SIGNAL_SET, pe);
    aclshmem_put128_signal_nbi(dst, src, 5, sig, 7, ACLSHMEM_SIGNAL_SET, pe);
    aclshmem_putmem_signal(dst, src, 5, sig, 7, ACLSHMEM_SIGNAL_SET, pe);
    aclshmemx_putmem_signal64_nbi(dst, src, 5, wide, 7, ACLSHMEM_SIGNAL_SET, pe);
    aclshmemx_signal_op(sig, 1, ACLSHMEM_SIGNAL_ADD, pe);
    aclshmemx_signal64_op(wide, 1, ACLSHMEM_SIGNAL_ADD, pe);
    (void)aclshmemx_signal64_wait_until(wide, ACLSHMEM_CMP_GE, 2);
    (void)aclshmemx_signal64_fetch(wide);
    return aclshmem_signal_wait_until(sig, ACLSHMEM_CMP_GE, 2) + aclshmem_signal_fetch(sig);
}

static __aicore__ inline size_t waits(GM uint16_t *words, size_t n, GM size_t *which,
                                      GM int *status, GM uint16_t *values)
{
    aclshmem_uint16_wait(words, 3);
    aclshmem_uint16_wait_until(words, ACLSHMEM_CMP_EQ, 3);
    aclshmem_uint16_wait_until_all(words, n, NULL, ACLSHMEM_CMP_EQ, 3);
    aclshmem_uint16_wait_until_all_vector(words, n, status, ACLSHMEM_CMP_EQ, values);
    return aclshmem_uint16_wait_until_any(words, n, NULL, ACLSHMEM_CMP_EQ, 3) +
           aclshmem_uint16_wait_until_some(words, n, which, status, ACLSHMEM_CMP_EQ, 3) +
           aclshmem_uint16_wait_until_any_vector(words, n, status, ACLSHMEM_CMP_EQ, values) +
           aclshmem_uint16_wait_until_some_vector(words, n, which, status, ACLSHMEM_CMP_EQ,
                                                  values) +
           (size_t)aclshmem_uint16_test(words, ACLSHMEM_CMP_EQ, 3) +
           (size_t)aclshmem_uint16_test_all(words, n, status, ACLSHMEM_CMP_EQ, 3) +
           (size_t)aclshmem_uint16_test_all_vector(words, n, status, ACLSHMEM_CMP_EQ, values) +
           aclshmem_uint16_test_any(words, n, status, ACLSHMEM_CMP_EQ, 3) +
           aclshmem_uint16_test_some_vector(words, n, which, status, ACLSHMEM_CMP_EQ, values);
}

static __aicore__ inline uint64_t atomics(GM uint64_t *word, GM int32_t *counter, GM float *real,
                                          GM long *lock, int pe)
{
    uint64_t old = 0;

    aclshmem_int32_atomic_inc(counter, pe);
    aclshmemi_store(counter, aclshmemi_load(counter));
    aclshmem_float_atomic_set(real, 2.0f, pe);
    *real = aclshmem_float_atomic_swap(real, 3.0f, pe);
    aclshmem_uint64_atomic_fetch_add_nbi(&old, word, 2, pe);
    aclshmem_set_lock(lock);
    aclshmem_clear_lock(lock);
    *counter = aclshmemx_mte_atomic_fetch_add(counter, 1, pe) + aclshmem_test_lock(lock);
    *real = aclshmemx_udma_atomic_swap(real, 3.0f, pe);
    aclshmemx_roce_atomic_xor(word, (uint64_t)5, pe);
    aclshmemx_udma_atomic_inc(word, pe);
    return old + aclshmem_uint64_atomic_compare_swap(word, 1, 2, pe) +
           aclshmemx_roce_atomic_compare_swap(word, (uint64_t)1, (uint64_t)2, pe) +
           aclshmemx_udma_atomic_fetch(word, pe);
}

static __aicore__ inline void engines(GM int32_t *dst, GM int32_t *src, __ubuf__ int32_t *buf,
                                      GM uint64_t *wide, uint32_t n, int pe)
{
    non_contiguous_copy_param rows = ROWS;

    aclshmemx_mte_put_nbi(dst, src, buf, 4096, n, pe, EVENT_ID0);
    aclshmemx_mte_put_nbi(dst, src, buf, 4096, rows, pe, EVENT_ID0);
    aclshmemx_mte_put_nbi(dst, buf, n, pe, EVENT_ID0);
    aclshmemx_mte_put_nbi(dst, buf, rows, pe, EVENT_ID0);
    aclshmemx_mte_put_nbi(dst, src, buf, 4096, n, pe, EVENT_ID0, true);
    aclshmemx_mte_get_nbi(dst, src, buf, 4096, n, pe, EVENT_ID0);
    aclshmemx_mte_get_nbi(buf, src, n, pe, EVENT_ID0);
    aclshmemx_mte_quiet();
    aclshmemx_sdma_put_nbi(dst, src, buf, 64, n, pe, EVENT_ID0);
    aclshmemx_sdma_get_nbi(dst, src, buf, 64, n, pe, EVENT_ID0);
    aclshmemx_cmo_nbi(src, n, CMO_TYPE_PREFETCH, buf, 64, EVENT_ID0);
    aclshmemx_sdma_quiet(buf, 64, EVENT_ID0);
    aclshmemx_sdma_notify_record(buf, 64, EVENT_ID0);
    aclshmemx_roce_put_nbi(dst, src, buf, n, pe);
    aclshmemx_rdma_get_nbi(dst, src, buf, n, pe, EVENT_ID0);
    aclshmemx_roce_quiet((uint32_t)pe, buf, EVENT_ID0);
    aclshmemx_roce_sync_all();
    aclshmemx_roce_barrier_all(buf, EVENT_ID0);
    aclshmemx_udma_put_nbi(dst, src, buf, n, pe);
    aclshmemx_udma_get_nbi(dst, src, buf, n, pe, 3);
    aclshmemx_udma_relay_put_nbi(dst, src, buf, n, pe, 2);
    aclshmemx_udma_put_signal_nbi(dst, src, n, wide, 9, pe);
    aclshmemx_udma_put_signal_nbi(dst, src, n, wide, 9, pe, (__ubuf__ uint8_t *)buf);
    aclshmemx_udma_put_signal_nbi(dst, src, n, wide, 9, pe, (__ubuf__ uint8_t *)buf, 1);
    aclshmemx_udma_quiet(pe);
}

static __aicore__ inline int order(GM aclshmemx_team_t *team, __ubuf__ uint8_t *buf)
{
    util_set_ffts_config(0);
    aclshmemx_set_mte_config(0, 16384, 0);
    shmem_mte_set_ub_params(0, 16384, 0);
    aclshmemx_set_sdma_config(0, 64, 0);
    aclshmemx_instance_ctx_set(1);
    aclshmem_quiet();
    aclshmem_fence();
    aclshmem_barrier_all();
    aclshmemx_barrier_vec(ACLSHMEM_TEAM_WORLD);
    aclshmem_sync(ACLSHMEM_TEAM_WORLD);
    aclshmemx_sync_vec_all();
    return aclshmemx_roce_team_sync(team) + aclshmemx_roce_sync(team, buf, 0) +
           aclshmemx_roce_barrier(team);
}

static __aicore__ inline int collectives(GM uint32_t *dest, GM const uint32_t *source, size_t n)
{
    return aclshmem_uint32_broadcast(ACLSHMEM_TEAM_WORLD, dest, source, n, 0) +
           aclshmem_broadcastmem(ACLSHMEM_TEAM_WORLD, dest, source, n, 0) +
           aclshmem_uint32_collect(ACLSHMEM_TEAM_WORLD, dest, source, n) +
           aclshmem_uint32_fcollect(ACLSHMEM_TEAM_WORLD, dest, source, n) +
           aclshmem_uint32_alltoall(ACLSHMEM_TEAM_WORLD, dest, source, n) +
           aclshmem_uint32_alltoalls(ACLSHMEM_TEAM_WORLD, dest, source, 2, 3, n) +
           aclshmem_uint32_xor_reduce(ACLSHMEM_TEAM_WORLD, dest, source, n) +
           aclshmem_uint32_max_reducescatter(ACLSHMEM_TEAM_WORLD, dest, source, n);
}

#ifdef __cplusplus
template <typename T> static __aicore__ inline void tensors(AscendC::GlobalTensor<T> a, int pe)
{
    AscendC::LocalTensor<T> ub(AscendC::TPosition::VECCALC, 0, 256);
    AscendC::GlobalTensor<T> b = a;
    non_contiguous_copy_param rows = ROWS;

    aclshmemx_mte_put_nbi(a, b, ub, 16, pe, EVENT_ID0);
    aclshmemx_mte_put_nbi(a, b, ub, rows, pe, EVENT_ID0);
    aclshmemx_mte_put_nbi(a, ub, 16, pe, EVENT_ID0);
    aclshmemx_mte_get_nbi(ub, a, rows, pe, EVENT_ID0);
    aclshmemx_sdma_put_nbi(a, b, ub, 16, pe, EVENT_ID0);
    aclshmemx_sdma_quiet(ub, EVENT_ID0);
    aclshmemx_cmo_nbi(a, 16, CMO_TYPE_PREFETCH, ub, EVENT_ID0);
    aclshmemx_roce_get_nbi(a, b, ub, 16, pe);
    aclshmemx_roce_get_nbi(a, b, ub, 16, pe, EVENT_ID0);
    aclshmemx_roce_quiet((uint32_t)pe, ub, EVENT_ID0);
    aclshmemx_udma_put_nbi(a, b, ub, 16, pe, 0);
    aclshmemx_udma_get_nbi(a, b, ub, 16, pe);
    aclshmemx_udma_get_nbi<T, PIPE_S>(a, b, ub, 16, pe);
    aclshmemx_udma_relay_get_nbi(a, b, ub, 16, pe, 2);
}

static __aicore__ inline void typed_tensors(AscendC::GlobalTensor<float> a, GM int32_t *sig, int pe)
{
    AscendC::LocalTensor<float> ub(AscendC::TPosition::VECCALC, 0, 256);
    non_contiguous_copy_param rows = ROWS;

    aclshmem_float_put_nbi(a, a, 16, pe);
    aclshmem_float_put_nbi(a, ub, 16, pe);
    aclshmem_float_put_nbi(a, ub, rows, pe);
    aclshmem_float_get_nbi(ub, a, 16, pe);
    aclshmem_float_get_nbi(a, a, rows, pe);
    aclshmem_float_put_signal(a, a, 16, sig, 1, ACLSHMEM_SIGNAL_SET, pe);
    aclshmem_float_put_signal_nbi(a, a, rows, sig, 1, ACLSHMEM_SIGNAL_SET, pe);
}

static __aicore__ inline void level2(GM int8_t *dst, GM int8_t *src, __ubuf__ int8_t *buf, int pe)
{
    aclshmemx_mte_put_nbi(dst, src, 64, pe, true);
    aclshmemx_mte_put_nbi(dst, buf, 64, pe, EVENT_ID0);
    aclshmemx_mte_atomic_add<int8_t>(dst, 1, pe);
    tensors(AscendC::GlobalTensor<half>(), pe);
    typed_tensors(AscendC::GlobalTensor<float>(), nullptr, pe);
}
#endif

ACLSHMEM_GLOBAL_VECTOR void every_call(GM_ADDR heap)
{
    GM int32_t *words = (GM int32_t *)heap;
    GM uint64_t *wide = (GM uint64_t *)heap;

    *words = identity(heap) + order((GM aclshmemx_team_t *)heap, (__ubuf__ uint8_t *)64);
    data((GM float *)heap, (GM float *)heap, (__ubuf__ float *)64, 5, 1);
    halves((GM half *)heap, (GM half *)heap, (GM bfloat16_t *)heap, 1);
    *words = signals((GM double *)heap, (GM double *)heap, words, wide, 1);
    *wide = waits((GM uint16_t *)heap, 3, (GM size_t *)heap, words, (GM uint16_t *)heap);
    *wide = atomics(wide, words, (GM float *)heap, (GM long *)heap, 1);
    engines(words, words, (__ubuf__ int32_t *)64, wide, 5, 1);
    *words = collectives((GM uint32_t *)heap, (GM uint32_t *)heap, 5);
#ifdef __cplusplus
    level2((GM int8_t *)heap, (GM int8_t *)heap, (__ubuf__ int8_t *)64, 1);
#endif
}
