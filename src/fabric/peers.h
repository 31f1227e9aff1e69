/* fabric/peers: what communicators and instances of symmetric memory ask alike about devices and
 * the processes that own them. */
#ifndef FABRIC_PEERS_H
#define FABRIC_PEERS_H

#include <stdbool.h>
#include <stdint.h>

/* Whether [address, address + bytes) lies in the memory of the device, behind its control pages. */
bool fabric_device_holds(uint32_t device, uint64_t address, uint64_t bytes);

/* Whether this process still has the device that it had under this id (fabric_region.id). */
bool fabric_device_open(uint32_t device, uint64_t region_id);

/* Names a member, in memory that peers look at: not 0, and unlikely to be met there by chance. No
 * secret. */
uint64_t fabric_identity_make(uint64_t region_id);

/* Members of a group, for fabric_first_ended(). */
typedef struct fabric_watch {
    const void *group;
    uint32_t count;
    int (*device)(const void *group, uint32_t member); /* -1: not to be looked at */
    bool (*left)(const void *group, uint32_t member);  /* asked when its process has ended */
} fabric_watch;

/* First member whose process has ended although the member has not left, or -1. System calls: one
 * for every 64 members. */
int64_t fabric_first_ended(const fabric_watch *watch);

#endif
