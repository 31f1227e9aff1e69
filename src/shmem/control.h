/* shmem/control: PEs come together on their host threads.
 *
 * A *world collective* is a call that all PEs of the instance make in the same order: allocation
 * and release, the barrier of the world, finalize, splits of the world team. They are numbered; a
 * PE publishes kind and number when it begins one. So a PE that waits for others can tell "they
 * called something else" from "they are late". */
#ifndef SHMEM_CONTROL_H
#define SHMEM_CONTROL_H

#include "shmem/pe.h"
#include "shmem/team.h"

/* Kinds of world collectives; names for texts in control.c. */
typedef enum shmem_kind {
    SHMEM_CALL_NONE,
    SHMEM_CALL_START,
    SHMEM_CALL_MALLOC,
    SHMEM_CALL_CALLOC,
    SHMEM_CALL_ALIGN,
    SHMEM_CALL_FREE,
    SHMEM_CALL_BARRIER,
    SHMEM_CALL_SPLIT,
    SHMEM_CALL_FINALIZE,
    SHMEM_CALL_COLLECTIVE,
    SHMEM_CALL_KINDS
} shmem_kind;

/* Begins a world collective: the caller holds pe->collective. Returns its number. */
uint64_t shmem_control_begin(shmem_pe *pe, shmem_kind kind);

/* The failure that PE `peer` has made another call under the same number. */
aivd_status shmem_control_differs(const shmem_pe *pe, const char *call, shmem_kind mine,
                                  uint32_t peer, shmem_kind theirs);

/* Members of the team tell each other `bytes` (at most CORE_NOTE_BYTES): notes[i] is what member i
 * says. For the world, `key` is the number of the call; for other teams a number that their members
 * agree on. TIMEOUT, PEER, MISMATCH with a text. */
aivd_status shmem_control_tell(shmem_pe *pe, const char *call, const shmem_team *team, uint64_t key,
                               const void *note, uint32_t bytes, void *notes);

/* Returns when all members have entered their barrier of this number. */
aivd_status shmem_control_barrier(shmem_pe *pe, const char *call, shmem_team *team);

#endif
