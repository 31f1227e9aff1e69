/* Expected: AIVD-R33, alone. One wait for the first of four slots, then all four are read, which are
 * there because the reader comes late. The corrected kernel takes from the wait how many they are.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

#include <aivdrive/device.h>

enum { SLOTS = 4 };

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        for (uint64_t slot = 0; slot < SLOTS; slot++) {
            FILL(0, slot, BYTES);
            ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
            STORE(DATA(PEER) + slot * BYTES, 0, BYTES); /* side */
            asc_sync();
            aivd_flag_store(FLAG(PEER, 0), slot + 1);
        }
        return;
    }
    LATE();
#ifdef FAULT
    aivd_flag_wait_at_least(FLAG(1, 0), 1);
    for (uint64_t slot = 0; slot < SLOTS; slot++)
        LOAD(slot * BYTES, DATA(1) + slot * BYTES, BYTES); /* side */
#else
    for (uint64_t slot = 0, there; slot < SLOTS;)
        for (there = aivd_flag_wait_at_least(FLAG(1, 0), slot + 1); slot < there; slot++)
            LOAD(slot * BYTES, DATA(1) + slot * BYTES, BYTES);
#endif
}
