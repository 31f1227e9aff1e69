/* hccl/verdict: why a communicator does not work any more, the same words on every rank. */
#ifndef HCCL_SRC_VERDICT_H
#define HCCL_SRC_VERDICT_H

#include "hccl/comm.h"

/* Whether something is wrong: one load of a word that is hardly ever written. */
static inline bool hccl_verdict_there(const hccl_comm *comm)
{
    /* Acquire: pairs with the release in verdict_write; the text is whole. */
    return __builtin_expect(atomic_load_explicit(&comm->control->verdict, memory_order_acquire) ==
                                HCCL_VERDICT_THERE,
                            0);
}

/* A call whose number is not known, and messages, which have none: every verdict ends them. */
#define HCCL_ANY_CALL UINT64_MAX

/* Whether a verdict ends this call. Those before the one that failed go on: all ranks still come to
 * them. */
static inline bool hccl_verdict_ends(const hccl_comm *comm, uint64_t number)
{
    /* Relaxed: what is written after the verdict is seen the next time. */
    return hccl_verdict_there(comm) &&
           number >= UINT64_MAX - atomic_load_explicit(&comm->control->verdict_reach,
                                                       memory_order_relaxed);
}

/* The verdict as the failure of `call`; `text` alone for the kernel that it ends. */
aivd_status hccl_verdict_fail(hccl_comm *comm, const char *call);
aivd_status hccl_verdict_get(const hccl_comm *comm, char *text, size_t size);
/* This rank finds that the communicator does not work from call `number` on: told to itself and,
 * unless ABORTED, which is this rank's alone, to all others. The first verdict stays; the lowest
 * number counts. It is there when this returns, also when a peer was first and is just at it. */
void hccl_verdict_give(hccl_comm *comm, aivd_status status, const char *text, uint64_t number);
/* There is a verdict, and this rank does not make or finish call `number` either. */
void hccl_verdict_widen(hccl_comm *comm, uint64_t number);
/* Somebody seems to be missing: whether any rank knows why. Then this rank knows as well. */
bool hccl_verdict_ask(hccl_comm *comm);
/* This rank leaves: what it knows the others shall know. */
void hccl_verdict_pass_on(hccl_comm *comm);
/* Looks for calls that differ, though nobody waits; not more often than some ten times a second,
 * unless `now`. */
void hccl_verdict_seek(hccl_comm *comm, bool now);
/* The ranks have resumed. */
void hccl_verdict_clear(hccl_comm *comm);

#endif
