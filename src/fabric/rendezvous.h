/* fabric/rendezvous: how the ranks of a communicator find each other.
 *
 * The root opens a TCP socket (and a Unix one for descriptors), a background thread, and writes a
 * root info that its user hands to all ranks. Every rank joins with the root info's 128-bit token;
 * the root collects all, compares what must agree, sends the table and the memfds to everyone.
 * See docs/design/rendezvous.md; tests/model/rendezvous.pml is the protocol as a spin model. */
#ifndef FABRIC_RENDEZVOUS_H
#define FABRIC_RENDEZVOUS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/status.h"

#define FABRIC_ROOT_INFO_BYTES 4108
#define FABRIC_BLOB_BYTES      512
#define FABRIC_CONNECT_LIMIT   "HCCL_CONNECT_TIMEOUT"

/* Opens the root. Interface from HCCL_IF_IP, HCCL_SOCKET_IFNAME, HCCL_SOCKET_FAMILY; port free
 * unless HCCL_IF_BASE_PORT / HCCL_HOST_SOCKET_PORT_RANGE are set. Returns at once; the background
 * thread ends when all ranks have joined, on failure, or after HCCL_CONNECT_TIMEOUT. */
aivd_status fabric_root_open(uint8_t root_info[FABRIC_ROOT_INFO_BYTES]);
/* The same with another time limit; `limit` (a literal) names its setting in texts. */
aivd_status fabric_root_open_within(uint64_t timeout_ns, const char *limit,
                                    uint8_t root_info[FABRIC_ROOT_INFO_BYTES]);

typedef struct fabric_member {
    uint32_t rank;
    uint32_t device;
    pid_t pid;
    uint64_t region_id;
    uint32_t blob_size;
    uint8_t blob[FABRIC_BLOB_BYTES]; /* the caller's own: addresses, sizes, settings */
} fabric_member;

typedef struct fabric_group {
    uint32_t size, rank;
    fabric_member *members; /* size entries, by rank */
} fabric_group;

typedef struct fabric_join_args {
    const uint8_t *root_info; /* FABRIC_ROOT_INFO_BYTES */
    uint32_t size, rank;
    uint32_t device; /* this rank's; its region exists */
    const void *blob;
    uint32_t blob_size;
    uint64_t timeout_ns;
    const char *limit; /* the setting it comes from; NULL = FABRIC_CONNECT_LIMIT */
} fabric_join_args;

/* Joins; on success all members' regions are mapped here. Errors on every rank tell its part:
 * TIMEOUT EI0015 names the missing ranks, MISMATCH (two sizes, two protocol versions, one rank
 * twice, two ranks on one device, another address map), NETWORK (root unreachable). */
aivd_status fabric_join(const fabric_join_args *args, fabric_group **group);

/* Group made without a socket: all ranks live in this process (HcclCommInitAll) or a size of 1. */
aivd_status fabric_join_local(const fabric_join_args *args, const fabric_member *members,
                              fabric_group **group);

/* Group of ranks that met before: all regions are mapped here, in this process or through another
 * group. `group_id` is the same on all members and not 0; the caller sees to it that all come. */
aivd_status fabric_join_mapped(const fabric_join_args *args, const fabric_member *members,
                               uint64_t group_id, fabric_group **group);

/* Gives the peer mappings back (unmapped when no other group uses them). */
void fabric_leave(fabric_group *group);

#endif
