/* fabric/registry: which regions this process has mapped, and for whom. Inside src/fabric only.
 *
 * One mutex guards changes of fabric_regions[] and every walk over it. The hot paths
 * (fabric_touch, fabric_ring_if_waited) read without it: region structures are kept for reuse and
 * never freed, so a stale pointer is at worst out of date. */
#ifndef FABRIC_REGISTRY_H
#define FABRIC_REGISTRY_H

#include "fabric/region.h"

void fabric_registry_lock(void);
void fabric_registry_unlock(void);

/* Maps a peer's region from its descriptor, or counts one more user when it is mapped already
 * (also an own region: nothing to do). Never takes ownership of `memfd`; -1 = must be mapped
 * already. EXISTS: another process's region or an own one occupies the device's address. */
aivd_status fabric_peer_acquire(uint32_t device, pid_t pid, uint64_t region_id, int memfd);
void fabric_peer_release(uint32_t device, uint64_t region_id);

/* The page that says in which groups an own device is. Joining marks it before the first message
 * and leaving clears it, so that a death can be told from a good-bye. */
void fabric_mark_joined(uint32_t device, uint64_t group_id);
void fabric_mark_left(uint32_t device, uint64_t group_id);

struct fabric_group;
/* Groups of this process (peers.c): names of devices and whose death matters. */
aivd_status fabric_group_register(struct fabric_group *group, uint64_t group_id);
uint64_t fabric_group_unregister(struct fabric_group *group);
/* After a fork the child has no groups (called with the lock's owner gone: takes no lock). */
void fabric_groups_forget(void);

#endif
