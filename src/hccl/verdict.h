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

/* The verdict as the failure of `call`; `text` alone for the kernel that it ends. */
aivd_status hccl_verdict_fail(hccl_comm *comm, const char *call);
aivd_status hccl_verdict_get(const hccl_comm *comm, char *text, size_t size);
/* This rank finds that the communicator does not work: told to itself and, unless ABORTED, which is
 * this rank's alone, to all others. The first verdict stays. */
void hccl_verdict_give(hccl_comm *comm, aivd_status status, const char *text);
/* Looks for calls that differ, though nobody waits; not more often than some ten times a second,
 * unless `now`. */
void hccl_verdict_seek(hccl_comm *comm, bool now);
/* The ranks have resumed. */
void hccl_verdict_clear(hccl_comm *comm);

#endif
