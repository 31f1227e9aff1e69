/* Expected: AIVD-R04. MTE3 sends a tile before the scalar unit's word is in it. The tile's place in
 * the frames served other functions before, with numbers that are no UB, and does so again.
 * Run: ranks 1, blocks 1, launches 2. */
#include "corpus.h"

#define FUNCTION static __aicore__ __attribute__((noinline))

FUNCTION uint32_t sum(const volatile uint32_t *list, uint32_t count)
{
    uint32_t all = 0;
    for (uint32_t i = 0; i < count; i++)
        all += list[i];
    return all;
}

/* An array of the scalar unit, handed on by pointer. */
FUNCTION uint32_t plan(uint32_t from)
{
    volatile uint32_t list[64];
    for (uint32_t i = 0; i < 64; i++)
        list[i] = from + i;
    return sum(list, 64);
}

FUNCTION void send(Case c, uint32_t i, uint32_t head)
{
    __ubuf__ volatile uint32_t tile[64];
    asc_copy_gm2ub((__ubuf__ void *)tile, (__gm__ void *)(INPUT + i * 256), 256);
    ORDER(PIPE_MTE2, PIPE_S, EVENT_ID0);
    tile[0] = head;
#ifndef FAULT
    ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
#endif
    asc_copy_ub2gm((__gm__ void *)(OUTPUT + i * 256), (__ubuf__ void *)tile, 256);
    ORDER(PIPE_MTE3, PIPE_S, EVENT_ID0);
}

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    uint32_t head = 0;
    for (uint32_t i = 0; i < 3; i++) {
        head += plan(i);
        send(c, i, head);
    }
}
