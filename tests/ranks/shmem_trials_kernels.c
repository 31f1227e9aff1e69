/* Kernels for tests/ranks/shmem_trials_device.c: field trials of symmetric memory. */
#include <aivdrive/device.h>
#include <shmem.h>

#include "shmem_device_args.h"

static __aicore__ inline __gm__ uint8_t *at(uint64_t address)
{
    return (__gm__ uint8_t *)(uintptr_t)address;
}

/* B14, F16: every block adds 1 to the peer's counter and waits for those of the peer's blocks. */
__global__ __aicore__ void trial_add(shmem_device_args a)
{
    __gm__ int32_t *counter = (__gm__ int32_t *)at(a.signals);
    int32_t blocks = (int32_t)asc_get_block_num();

    asc_init();
    aclshmemx_signal_op(counter, 1, ACLSHMEM_SIGNAL_ADD, 1 - aclshmem_my_pe());
    aclshmem_signal_wait_until(counter, ACLSHMEM_CMP_GE, blocks * (int32_t)a.round);
}

/* E11: adds of one word of PE 0 by every block of every PE. */
__global__ __aicore__ void trial_count(shmem_device_args a)
{
    asc_init();
    for (uint64_t i = 0; i < a.round; i++)
        aclshmemx_signal_op((__gm__ int32_t *)at(a.signals), 1, ACLSHMEM_SIGNAL_ADD, 0);
}

/* E15: adds without a result, quiet, signal; then adds with one, which must be the old value. */
__global__ __aicore__ void trial_atomics(shmem_device_args a)
{
    __gm__ int32_t *word = (__gm__ int32_t *)at(a.words), *signal = (__gm__ int32_t *)at(a.signals);
    int32_t count = (int32_t)a.round;

    asc_init();
    if (aclshmem_my_pe() == 1) {
        for (int32_t i = 0; i < count; i++)
            aclshmem_int32_atomic_add(word, 1, 0);
        aclshmem_quiet();
        aclshmemx_signal_op(signal, 1, ACLSHMEM_SIGNAL_SET, 0);
        for (int32_t i = 0; i < count; i++)
            if (aclshmem_int32_atomic_fetch_add(word + 16, 3, 0) != 3 * i)
                trap();
    } else if (aclshmem_my_pe() == 0) {
        aclshmem_signal_wait_until(signal, ACLSHMEM_CMP_EQ, 1);
        if (!aclshmem_int32_test(word, ACLSHMEM_CMP_EQ, count))
            trap();
    }
}

/* E16: barriers; with `words` set block 0 alone enters one, which the others never do. */
__global__ __aicore__ void trial_barrier(shmem_device_args a)
{
    asc_init();
    for (uint64_t i = 0; i < a.round; i++)
        if (a.words == 0 || asc_get_block_idx() == 0)
            aclshmem_barrier_all();
}

/* Where UB is free: kernels' puts use what lies below. */
#define TRIAL_UB ((__ubuf__ int32_t *)asc_get_phy_buf_addr(65536))

/* All words of data are the round; from UB, or from GM in one call with the signal. */
static __aicore__ inline void store_and_notify(const shmem_device_args *a, int32_t round)
{
    __gm__ int32_t *data = (__gm__ int32_t *)at(a->data), *ready = (__gm__ int32_t *)at(a->signals);
    __gm__ int32_t *own = (__gm__ int32_t *)at(a->result);
    uint32_t words = (uint32_t)(a->bytes / 4);

    asc_duplicate(TRIAL_UB, round, words);
    asc_sync_notify(PIPE_V, PIPE_MTE3, EVENT_ID0);
    asc_sync_wait(PIPE_V, PIPE_MTE3, EVENT_ID0);
    if (a->team == 0) {
        aclshmem_int32_put_nbi(data, (__gm__ int32_t *)TRIAL_UB, words, 1);
        aclshmem_quiet();
        aclshmemx_signal_op(ready, round, ACLSHMEM_SIGNAL_SET, 1);
    } else {
        asc_copy_ub2gm_align(own, TRIAL_UB, (uint32_t)a->bytes);
        asc_sync_pipe(PIPE_ALL);
        aclshmem_putmem_signal_nbi(data, own, a->bytes, ready, round, ACLSHMEM_SIGNAL_SET, 1);
    }
}

static __aicore__ inline void wait_and_look(const shmem_device_args *a, int32_t round)
{
    uint64_t words = a->bytes / 4, wrong = 0;

    aclshmem_signal_wait_until((__gm__ int32_t *)at(a->signals), ACLSHMEM_CMP_GE, round);
    asc_copy_gm2ub_align(TRIAL_UB, (__gm__ int32_t *)at(a->data), (uint32_t)a->bytes);
    asc_sync_notify(PIPE_MTE2, PIPE_S, EVENT_ID0);
    asc_sync_wait(PIPE_MTE2, PIPE_S, EVENT_ID0);
    for (uint64_t i = 0; i < words; i++)
        wrong += TRIAL_UB[i] != round;
    if (wrong != 0)
        trap();
}

/* F01, F03: PE 0 stores and notifies, PE 1 waits, looks at every word and answers. */
__global__ __aicore__ void trial_notify(shmem_device_args a)
{
    __gm__ int32_t *taken = (__gm__ int32_t *)at(a.signals) + 16;

    asc_init();
    for (int32_t r = 1; r <= (int32_t)a.round; r++)
        if (aclshmem_my_pe() == 0) {
            aclshmem_signal_wait_until(taken, ACLSHMEM_CMP_GE, r - 1);
            store_and_notify(&a, r);
        } else {
            wait_and_look(&a, r);
            aclshmemx_signal_op(taken, r, ACLSHMEM_SIGNAL_SET, 0);
        }
}

/* Lets the other blocks run for a while: 50 cycles are a microsecond. */
static __aicore__ inline void be_late(__gm__ int32_t *word, int64_t microseconds)
{
    int64_t end = asc_get_system_cycle() + 50 * microseconds;

    while (asc_get_system_cycle() < end)
        (void)aclshmem_int32_test(word, ACLSHMEM_CMP_EQ, -1);
}

/* F14: AllGather by the blocks of all PEs; block `team` is late. Every block adds to the signal
 * when its own part is there, and a PE is done when all parts of all PEs are. */
__global__ __aicore__ void trial_gather(shmem_device_args a)
{
    int me = aclshmem_my_pe(), count = aclshmem_n_pes();
    uint32_t blocks = (uint32_t)asc_get_block_num(), block = (uint32_t)asc_get_block_idx();
    aivd_part mine = aivd_split(a.bytes, blocks, block);
    __gm__ uint8_t *to = at(a.data) + (uint64_t)me * a.bytes + mine.begin;

    asc_init();
    if ((int64_t)block == a.team)
        be_late((__gm__ int32_t *)at(a.words), 200);
    for (int step = 0; step < count; step++)
        aclshmem_putmem_signal(to, at(a.result) + mine.begin, mine.count,
                               (__gm__ int32_t *)(at(a.signals) + 64 * (uint64_t)me), 1,
                               ACLSHMEM_SIGNAL_ADD, (me + step) % count);
    for (int pe = 0; pe < count; pe++)
        aclshmem_signal_wait_until((__gm__ int32_t *)(at(a.signals) + 64 * (uint64_t)pe),
                                   ACLSHMEM_CMP_GE, (int32_t)(blocks * a.round));
}

/* B15: in each round every PE is told `team` times by each other PE, by its blocks in turn, and
 * waits until all have told it. Its blocks begin a round together, so nobody is told more than a
 * round too early. */
__global__ __aicore__ void trial_tell(shmem_device_args a)
{
    int me = aclshmem_my_pe(), count = aclshmem_n_pes(), each = (int)a.team;
    int blocks = (int)asc_get_block_num(), block = (int)asc_get_block_idx();
    int32_t first = (int32_t)a.words;

    asc_init();
    for (int32_t r = first + 1; r <= first + (int32_t)a.round; r++) {
        for (int i = block; i < (count - 1) * each; i += blocks)
            aclshmemx_signal_op((__gm__ int32_t *)(at(a.signals) + 64 * (uint64_t)me), 1,
                                ACLSHMEM_SIGNAL_ADD, (me + 1 + i / each) % count);
        for (int pe = 0; pe < count; pe++) {
            __gm__ int32_t *told = (__gm__ int32_t *)(at(a.signals) + 64 * (uint64_t)pe);

            if (pe == me)
                continue;
            if (aclshmem_signal_wait_until(told, ACLSHMEM_CMP_GE, r * each) > (r + 1) * each)
                trap();
        }
        aivd_block_barrier();
    }
}
