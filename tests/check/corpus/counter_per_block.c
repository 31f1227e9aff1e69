/* Expected: AIVD-R29. A signal that counts is added by every block of the kernel, and the waiter
 * expects one per kernel.
 * Run: ranks 2, blocks 2, launches 1, host hangs. */
#include "corpus.h"

#define ADD_ONE(flag)                                                                              \
    do {                                                                                           \
        FILL(SEND, 0, 32);                                                                         \
        ORDER(PIPE_V, PIPE_S, EVENT_ID0);                                                          \
        UB32(SEND)[0] = 1;                                                                         \
        ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);                                                       \
        asc_set_atomic_add_int();                                                                  \
        STORE(flag, SEND, 32);                                                                     \
        asc_set_atomic_none();                                                                     \
        ORDER(PIPE_MTE3, PIPE_V, EVENT_ID0);                                                       \
    } while (0)

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
#ifndef FAULT
        if (BLOCK == 0)
#endif
            ADD_ONE(FLAG(PEER, 0));
        asc_sync();
        asc_sync_block_arrive(PIPE_MTE3, 1);
        asc_sync_block_wait(PIPE_S, 1);
        if (BLOCK == 0)
            ADD_ONE(FLAG(PEER, 1));
    } else if (BLOCK == 0) {
        WAIT_GE(FLAG(1, 1), 1);
        WAIT_FOR(FLAG(1, 0), seen == 1);
    }
}
