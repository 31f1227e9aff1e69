/* Expected: AIVD-R42, alone. The host copies the result back without waiting for the stream.
 * Run: ranks 1, blocks 1, launches 1, host host_reads_early. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, 0, BYTES);
}
