/* Expected: AIVD-R26. Trial E11, ranks count in one word by a load and a plain store instead of an atomic
 * addition: counts get lost.
 * Run: ranks 3, blocks 1, launches 1. */
#include "../corpus/corpus.h"

/* The store comes when all have loaded, although nothing orders it: 50 cycles are a microsecond. */
#define BE_LATE()                                                                                  \
    for (int64_t end_ = asc_get_system_cycle() + 50 * 30000; asc_get_system_cycle() < end_;)

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    for (uint32_t p = 0; p < c.ranks; p++) /* all begin at the same time */
        POST(FLAG(p, 1 + c.rank), 1);
    for (uint32_t p = 0; p < c.ranks; p++)
        WAIT_GE(FLAG(c.rank, 1 + p), 1);
#ifdef FAULT
    int32_t count = WORD(FLAG(0, 0));
    BE_LATE();
    WORD(FLAG(0, 0)) = count + 1; /* side */
    asc_dcci_single((void *)FLAG(0, 0));
#else
    FILL(SEND, 0, 32);
    ORDER(PIPE_V, PIPE_S, EVENT_ID0);
    UB32(SEND)[0] = 1;
    ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
    asc_set_atomic_add_int();
    STORE(FLAG(0, 0), SEND, 32);
    asc_set_atomic_none();
#endif
}
