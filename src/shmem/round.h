/* shmem/round: the members of a team say a few words and wait for each other, on their host threads
 * or in tasks of streams. A round is a barrier; the words stand in its lines (shmem/area.h), so
 * they cost nothing beside it.
 *
 * Words stay until the same member says others. They may be read between a round in which they were
 * said and the next round without words: nobody can say anything new before all have entered that.
 */
#ifndef SHMEM_ROUND_H
#define SHMEM_ROUND_H

#include "shmem/pe.h"
#include "shmem/team.h"

typedef struct shmem_round {
    shmem_pe *pe;
    shmem_team *team;
    const char *call;
    npu_stream *stream; /* whose task this is; NULL: a host thread, which holds the team's turn */
} shmem_round;

/* A round comes soon: the lines of the others, which they have read, are fetched meanwhile. */
void shmem_round_near(const shmem_round *round);

/* Number of the round that comes next, the same on all members. */
uint64_t shmem_round_next(const shmem_round *round);

/* Tells all other members, who hear it after the next meeting. */
void shmem_round_say(const shmem_round *round, const uint64_t words[SHMEM_SAID]);

/* Returns when all members have come: TIMEOUT, PEER, MISMATCH with a text. */
aivd_status shmem_round_meet(const shmem_round *round);

/* What member `i`, another one, has said. */
uint64_t shmem_round_heard(const shmem_round *round, uint32_t i, uint32_t word);

/* The turn of a host's round: one collective of a team at a time. */
void shmem_round_enter(const shmem_round *round);
void shmem_round_leave(const shmem_round *round);

#endif
