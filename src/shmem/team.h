/* shmem/team: some PEs of an instance, numbered from 0.
 *
 * Each PE numbers its teams for itself (the handle); a split tells every member the handles of the
 * others, so that all find their lines in each other's areas (shmem/area.h). Handle 0 is the world.
 */
#ifndef SHMEM_TEAM_H
#define SHMEM_TEAM_H

#include "shmem/pe.h"

typedef struct shmem_team {
    int32_t handle;
    char about[48]; /* for texts: whose member a PE is */
    uint32_t me, count;
    int32_t start, stride; /* in the world; stride 0: no regular distance */
    uint64_t id;           /* the same on all members, of no other team of the instance */
    uint64_t splits;       /* made of this team so far */
    uint32_t *members;     /* [count] numbers in the world */
    int32_t *handles;      /* [count] what the members call this team */
    int32_t *number;       /* [PEs] number in this team, -1 for others */
    pthread_mutex_t turn;  /* one host barrier or split of this PE at a time */
    uint64_t barriers;     /* entered on the host; under `turn` */
    _Atomic uint64_t kernel_barriers; /* entered in kernels */
    aclshmemx_team_t *seen;           /* as kernels may look at it (shmem/state) */
    struct shmem_team *next;          /* in the PE's `gone` */
} shmem_team;

/* Team 0 of a PE that knows its peers. */
aivd_status shmem_team_world(shmem_pe *pe);
void shmem_teams_free(shmem_pe *pe);

/* The team of a handle, or NULL. The world always exists. A team without members is a handle that a
 * split has reserved. */
static inline shmem_team *shmem_team_find(const shmem_pe *pe, int32_t handle)
{
    shmem_team *team = handle >= 0 && handle < SHMEM_TEAMS ? pe->teams[handle] : NULL;
    return team && team->count ? team : NULL;
}

#endif
