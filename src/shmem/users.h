/* shmem/users: work under way on a PE's device that uses an object of symmetric memory which is to
 * go. A task uses what its arguments point to: a kernel that has an address by other ways is not
 * found here. Its next call with the address is refused (operands), and --check names the access.
 *
 * Each fills `text` with the first user: "kernel f runs on stream 3 of device 0". */
#ifndef SHMEM_USERS_H
#define SHMEM_USERS_H

#include "shmem/team.h"

enum { SHMEM_USER_BYTES = 200 };

/* Of the live block that begins at `block`, on any PE: puts of streams name the other's place. */
bool shmem_user_of_block(const shmem_pe *pe, const void *block, char text[SHMEM_USER_BYTES]);
/* Of a team: barriers and collectives of streams. */
bool shmem_user_of_team(const shmem_pe *pe, const shmem_team *team, char text[SHMEM_USER_BYTES]);
/* Whether kernels of users are under way, which may look at any team. */
bool shmem_user_kernels(const shmem_pe *pe);
/* Of the whole instance. Of kernels that name nothing of it, those that would act for it count. */
bool shmem_user_of_pe(const shmem_pe *pe, char text[SHMEM_USER_BYTES]);

#endif
