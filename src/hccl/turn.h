/* hccl/turn: how a call without its kernel waits where there are more ranks than CPUs. A peer on
 * this CPU can go on only when this thread does not run, so that looks at its word are time lost;
 * one on another CPU comes while this thread looks, and a process switch takes longer than most of
 * them. Bounded: whoever takes longer is the kernel's affair. */
#ifndef HCCL_SRC_TURN_H
#define HCCL_SRC_TURN_H

#include <stdbool.h>
#include <stdint.h>

/* What a call waits for: a word in the own memory, written by the rank on `device`. */
typedef struct hccl_turn {
    const void *word;
    uint64_t first; /* from here on it has come */
    int device;
} hccl_turn;

/* Whether all words come soon, for the rank on `device`. `mutual`: nobody beside it can go on
 * without them either. Whoever sleeps for want of what it has stored must have been rung. */
bool hccl_turn_wait(int device, const hccl_turn *turns, uint32_t count, bool mutual);

#endif
