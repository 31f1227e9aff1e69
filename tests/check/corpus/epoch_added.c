/* Expected: AIVD-R33. Every round adds its number to the signal and waits for at least its number:
 * from the third round on the sum of the earlier ones is enough.
 * Run: ranks 2, blocks 1, launches 3, host second_late. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    int32_t round = (int32_t)c.call + 1;
#ifdef FAULT
    int32_t step = round, wanted = round;
#else
    int32_t step = 1, wanted = round;
#endif

    asc_init();
    if (c.rank == 0) {
        FILL(0, round, BYTES);
        FILL(SEND, 0, 32);
        ORDER(PIPE_V, PIPE_S, EVENT_ID0);
        UB32(SEND)[0] = step;
        ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(PEER) + c.call * BYTES, 0, BYTES);
        asc_sync_pipe(PIPE_MTE3);
        asc_set_atomic_add_int();
        STORE(FLAG(PEER, 0), SEND, 32);
        asc_set_atomic_none();
    } else {
        WAIT_GE(FLAG(1, 0), wanted);
        LOAD(0, DATA(1) + c.call * BYTES, BYTES);
    }
}
