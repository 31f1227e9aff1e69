/* Expected: AIVD-R33. A broadcast of five tiles with a barrier that adds its epoch to a signal and
 * waits for at least the epoch: from the third on the sum of the earlier ones is enough, and a late
 * root is not waited for.
 * Run: ranks 2, blocks 1, launches 5, host second_late values.
 * Result: rank 1 output 5. */
#include "../corpus/corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    int32_t epoch = (int32_t)c.call + 1;
#ifdef FAULT
    int32_t step = epoch;
#else
    int32_t step = 1;
#endif

    asc_init();
    if (c.rank == 0) {
        FILL(0, epoch, BYTES);
        FILL(SEND, 0, 32);
        ORDER(PIPE_V, PIPE_S, EVENT_ID0);
        UB32(SEND)[0] = step;
        ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(PEER) + c.call * BYTES, 0, BYTES); /* side */
        asc_sync_pipe(PIPE_MTE3);
        asc_set_atomic_add_int();
        STORE(FLAG(PEER, 0), SEND, 32);
        asc_set_atomic_none();
    } else {
        WAIT_GE(FLAG(1, 0), epoch);
        LOAD(0, DATA(1) + c.call * BYTES, BYTES); /* side */
        ORDER(PIPE_MTE2, PIPE_S, EVENT_ID0);
        int32_t whole = UB32(0)[0] == epoch && UB32(0)[BYTES / 4 - 1] == epoch;
        LOAD(BYTES, OUTPUT, 32);
        ORDER(PIPE_MTE2, PIPE_S, EVENT_ID0);
        UB32(BYTES)[0] += whole;
        ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT, BYTES, 32);
    }
}
