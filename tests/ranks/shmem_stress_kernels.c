/* Kernel for tests/ranks/shmem_stress_device.c: one round of one PE, by all its blocks. */
#include <shmem.h>

#include "shmem_stress_args.h"

static __aicore__ inline uint64_t stress_mix(uint64_t x)
{
    STRESS_MIX_BODY
}

static __aicore__ inline uint64_t piece_at(uint64_t seed, uint64_t pe, uint64_t target,
                                           uint64_t piece)
{
    STRESS_LENGTH_BODY
}

static __aicore__ inline __gm__ uint8_t *at(uint64_t address)
{
    return (__gm__ uint8_t *)(uintptr_t)address;
}

static __aicore__ inline __gm__ stress_board *board_of(stress_args a)
{
    return (__gm__ stress_board *)at(a.board);
}

/* One piece of my slice of PE `target`, in one of the ways there are. */
static __aicore__ inline void put_piece(stress_args a, int me, int target, int piece)
{
    __gm__ stress_board *board = board_of(a);
    uint64_t from = piece_at(a.seed, (uint64_t)me, (uint64_t)target, (uint64_t)piece);
    uint64_t to = piece + 1 == STRESS_PIECES
                      ? STRESS_SLICE
                      : piece_at(a.seed, (uint64_t)me, (uint64_t)target, (uint64_t)piece + 1);
    __gm__ uint8_t *there = board->slices[me] + from;
    __gm__ uint8_t *here = at(a.image) + (uint64_t)target * STRESS_SLICE + from;
    uint32_t bytes = (uint32_t)(to - from);

    switch (STRESS_DRAW(a.seed, me, STRESS_WAY, target * STRESS_PIECES + piece) % 5) {
    case 0:
        aclshmem_putmem(there, here, bytes, target);
        break;
    case 1:
        aclshmem_putmem_nbi(there, here, bytes, target); /* the barrier completes it */
        break;
    case 2:
        aclshmem_putmem_signal(there, here, bytes, board->pieces[me], 1, ACLSHMEM_SIGNAL_ADD,
                               target);
        break;
    case 3:
        aclshmem_putmem_signal_nbi(there, here, bytes, board->pieces[me], 1, ACLSHMEM_SIGNAL_ADD,
                                   target);
        break;
    default:
        aclshmem_uint8_iput(there, here, 1, 1, bytes, target);
        break;
    }
}

static __aicore__ inline void add(stress_args a, int me, int count, int number)
{
    __gm__ stress_board *board = board_of(a);
    uint64_t drawn = STRESS_DRAW(a.seed, me, STRESS_ADD, number);
    int target = (int)(drawn % (uint64_t)count);
    __gm__ int64_t *word = board->counters[(drawn >> 8) % STRESS_COUNTERS];
    int64_t value = (int64_t)(drawn >> 16 & 0xffff);

    if ((drawn >> 40) % 2)
        (void)aclshmem_int64_atomic_fetch_add(word, value, target);
    else
        aclshmem_int64_atomic_add(word, value, target);
    if ((drawn >> 41) % 2)
        aclshmem_int32_atomic_xor(board->bits, 1 << (me % 31), target);
}

/* Messages in a ring of changing width: data and number, and the answer is the next message. */
static __aicore__ inline void messages(stress_args a, int me, int count)
{
    __gm__ stress_board *board = board_of(a);

    for (int m = 0; m < STRESS_MESSAGES; m++) {
        int shift = 1 + m % (count > 1 ? count - 1 : 1);
        int to = (me + shift) % count, from = (me + count - shift) % count;
        uint32_t bytes = 1 + (uint32_t)(STRESS_DRAW(a.seed, me, STRESS_SIZE, m) % STRESS_MESSAGE);
        uint32_t coming =
            1 + (uint32_t)(STRESS_DRAW(a.seed, from, STRESS_SIZE, m) % STRESS_MESSAGE);

        aclshmem_putmem_signal(board->inbox[me],
                               at(a.image) + (uint64_t)to * STRESS_SLICE + (uint64_t)m, bytes,
                               board->arrived[me], a.first + m + 1, ACLSHMEM_SIGNAL_SET, to);
        aclshmem_signal_wait_until(board->arrived[from], ACLSHMEM_CMP_GE, a.first + m + 1);
        aclshmem_getmem(at(a.taken) + (uint64_t)m * (STRESS_MESSAGE + 36), board->inbox[from],
                        coming, me);
        aclshmem_quiet();
        aclshmemx_sync_vec_all(); /* of one block each: before the inbox is written again */
    }
}

__global__ __aicore__ void stress_round(stress_args a)
{
    int me = aclshmem_my_pe(), count = aclshmem_n_pes();
    int blocks = (int)asc_get_block_num(), block = (int)asc_get_block_idx();

    asc_init();
    for (int i = block; i < count * STRESS_PIECES; i += blocks)
        put_piece(a, me, (me + i / STRESS_PIECES) % count, i % STRESS_PIECES);
    for (int i = block; i < STRESS_ADDS; i += blocks)
        add(a, me, count, i);
    aclshmem_barrier((aclshmem_team_t)a.team);
    aclshmem_barrier_all();
    for (int pe = block; pe < count; pe += blocks)
        aclshmem_getmem(at(a.back) + (uint64_t)pe * STRESS_SLICE, board_of(a)->slices[me],
                        STRESS_SLICE, pe);
}

__global__ __aicore__ void stress_messages(stress_args a)
{
    asc_init();
    messages(a, aclshmem_my_pe(), aclshmem_n_pes());
}
