/* Device side of bench_device_helpers: each helper many times in one launch. */
#include <aivdrive/device.h>

typedef struct helper_args {
    uint64_t to, from, bytes, areas;
    uint32_t times, ub_bytes, rank, ranks;
    uint64_t base;
} helper_args;

#define GM(address) ((__gm__ uint8_t *)(uintptr_t)(address))

__global__ __aicore__ void helper_copy(helper_args a)
{
    __ubuf__ void *ub = (__ubuf__ void *)asc_get_phy_buf_addr(0);

    for (uint32_t i = 0; i < a.times; i++)
        aivd_copy(GM(a.to), GM(a.from), a.bytes, ub, a.ub_bytes);
}

/* The same by the operations that the helper stands for. */
__global__ __aicore__ void helper_copy_through_ub(helper_args a)
{
    __ubuf__ uint8_t *ub = (__ubuf__ uint8_t *)asc_get_phy_buf_addr(0);
    uint32_t half = a.ub_bytes / 2;

    for (uint32_t i = 0; i < a.times; i++) {
        uint32_t turn = 0;

        asc_sync_notify(PIPE_MTE3, PIPE_MTE2, EVENT_ID6);
        asc_sync_notify(PIPE_MTE3, PIPE_MTE2, EVENT_ID7);
        for (uint64_t done = 0; done < a.bytes; done += half, turn ^= 1)
            aivd_copy_batch(GM(a.to) + done, GM(a.from) + done,
                            a.bytes - done < half ? (uint32_t)(a.bytes - done) : half,
                            ub + turn * half, turn ? EVENT_ID7 : EVENT_ID6);
        asc_sync_wait(PIPE_MTE3, PIPE_MTE2, EVENT_ID6);
        asc_sync_wait(PIPE_MTE3, PIPE_MTE2, EVENT_ID7);
    }
}

/* `to`: the peer's flag, `from`: the own one. */
__global__ __aicore__ void helper_ping_pong(helper_args a)
{
    for (uint64_t i = a.base + 1; i <= a.base + a.times; i++) {
        if (a.rank == 0)
            aivd_flag_store(GM(a.to), i);
        aivd_flag_wait_at_least(GM(a.from), i);
        if (a.rank != 0)
            aivd_flag_store(GM(a.to), i);
    }
}

__global__ __aicore__ void helper_block_barrier(helper_args a)
{
    for (uint32_t i = 0; i < a.times; i++)
        aivd_block_barrier();
}

__global__ __aicore__ void helper_group_barrier(helper_args a)
{
    aivd_group group = {GM(a.to), (uint32_t)asc_get_block_idx(), (uint32_t)asc_get_block_num()};

    for (uint32_t i = 0; i < a.times; i++)
        aivd_group_barrier(&group);
}

__global__ __aicore__ void helper_rank_barrier(helper_args a)
{
    aivd_team team = {(__gm__ const uint64_t *)(uintptr_t)a.areas, a.rank, a.ranks};

    for (uint32_t i = 0; i < a.times; i++)
        aivd_rank_barrier(&team);
}
