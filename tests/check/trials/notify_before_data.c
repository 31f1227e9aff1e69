/* Expected: AIVD-R08. A notify arrives before the 64 KiB that were stored before it: five rounds, all
 * words of a round have its number; the peer counts the words that are wrong, and gives the slot back.
 * Run: ranks 2, blocks 1, launches 1, host values.
 * Result: rank 1 output 5 0. */
#include "../corpus/corpus.h"

#define ROUNDS 5
#define WORDS  16384

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        for (int32_t round = 1; round <= ROUNDS; round++) {
            WAIT_GE(FLAG(0, 1), round - 1);
            FILL(0, round, WORDS * 4);
            ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
            STORE(DATA(1), 0, WORDS * 4); /* side */
#ifndef FAULT
            asc_sync_pipe(PIPE_MTE3);
#endif
            POST(FLAG(1, 0), round); /* the flag */
            ORDER(PIPE_MTE3, PIPE_V, EVENT_ID1);
        }
        return;
    }
    int32_t wrong = 0, rounds = 0;
    for (int32_t round = 1; round <= ROUNDS; round++) {
        WAIT_GE(FLAG(1, 0), round);
        LOAD(0, DATA(1), WORDS * 4); /* side */
        ORDER(PIPE_MTE2, PIPE_S, EVENT_ID0);
        for (int32_t i = 0; i < WORDS; i++)
            wrong += UB32(0)[i] != round;
        ORDER(PIPE_S, PIPE_MTE2, EVENT_ID0);
        rounds++;
        POST(FLAG(0, 1), round);
    }
    UB32(0)[0] = rounds;
    UB32(0)[1] = wrong;
    ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, 0, 32);
}
