/* shmem/state: what an instance looks like to kernels that look for themselves
 * (aclshmemi_get_state). The calls of this library ask the PE, not this. */
#ifndef SHMEM_STATE_H
#define SHMEM_STATE_H

#include "shmem/pe.h"
#include "shmem/team.h"

aivd_status shmem_state_make(shmem_pe *pe); /* with the places that are known: none yet */
void shmem_state_free(shmem_pe *pe);

/* All PEs' places are known: of the device's heap, later of the host's. */
void shmem_state_heaps(shmem_pe *pe);

/* Makes team->seen, for team_pools; the world's is there at once. */
aivd_status shmem_state_team(shmem_pe *pe, shmem_team *team);

#endif
