/* Expected: AIVD-R28, alone. A slot is filled again and again without a word from its reader, which
 * comes late: its first wait has seen the last flag, after which nothing is written any more.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

#include <aivdrive/device.h>

enum { ROUNDS = 4 };

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        for (uint64_t round = 1; round <= ROUNDS; round++) {
#ifndef FAULT
            aivd_flag_wait_at_least(FLAG(0, 1), round - 1);
#endif
            FILL(0, round, BYTES);
            ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
            STORE(DATA(PEER), 0, BYTES); /* side */
            asc_sync();
            aivd_flag_store(FLAG(PEER, 0), round);
        }
        return;
    }
    LATE();
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        aivd_flag_wait_at_least(FLAG(1, 0), round);
        LOAD(0, DATA(1), BYTES); /* side */
        asc_sync();
#ifndef FAULT
        aivd_flag_store(FLAG(PEER, 1), round);
#endif
    }
}
