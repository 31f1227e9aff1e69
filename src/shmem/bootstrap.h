/* shmem/bootstrap: how the PEs of an instance get the root info of their rendezvous
 * (fabric/rendezvous.h): from an address they all know, a unique id that one of them made, or MPI.
 */
#ifndef SHMEM_BOOTSTRAP_H
#define SHMEM_BOOTSTRAP_H

#include <stdint.h>

#include "base/status.h"
#include "fabric/handout.h"
#include "shmem/host/shmem_host_def.h"

#define SHMEM_INIT_LIMIT "shm_init_timeout"

/* What a PE holds until all have joined. */
typedef struct shmem_root {
    uint8_t info[FABRIC_ROOT_INFO_BYTES];
    fabric_handout *handout; /* PE 0 only, and not in the MPI mode */
} shmem_root;

/* By the mode of the flags; several flags: unique id, then MPI, then address. */
aivd_status shmem_root_get(uint32_t flags, const aclshmemx_init_attr_t *attr, uint64_t timeout_ns,
                           shmem_root *root);
void shmem_root_release(shmem_root *root);

/* ---- one file per mode ---- */
aivd_status shmem_root_by_address(const aclshmemx_init_attr_t *attr, uint64_t timeout_ns,
                                  shmem_root *root);
aivd_status shmem_root_by_id(const aclshmemx_init_attr_t *attr, uint64_t timeout_ns,
                             shmem_root *root);
aivd_status shmem_root_by_mpi(const aclshmemx_init_attr_t *attr, uint64_t timeout_ns,
                              shmem_root *root);

/* PE 0 opens the rendezvous and hands its root info out under what the PEs have in common; the
 * others ask for it. */
aivd_status shmem_root_meet(const fabric_common *common, const aclshmemx_init_attr_t *attr,
                            uint64_t timeout_ns, shmem_root *root);

/* Whether `text` is an address of the address mode (at most ACLSHMEM_MAX_IP_PORT_LEN bytes). */
bool shmem_is_url(const char *text);

/* Whether it is a unique id of this version. */
bool shmem_is_id(const void *id);

/* ---- an address (shmem/endpoint.c) ---- */
typedef struct shmem_endpoint {
    char host[128]; /* number as text; "loopback" for every spelling of it */
    uint32_t port;
    uint8_t address[28]; /* sockaddr_in or sockaddr_in6 */
    bool v6;
} shmem_endpoint;

/* "host:port" or "[address]:port", of this machine. `what` names it in texts. Ports from 1024. */
aivd_status shmem_endpoint_parse(const char *text, const char *what, shmem_endpoint *endpoint);
/* An address of the interface as SHMEM_UID_SOCK_IFNAME names it ("lo", "lo:inet4", "lo:inet6"). */
aivd_status shmem_endpoint_of_interface(const char *text, shmem_endpoint *endpoint);

/* Compared when PEs meet; tests play another release with it. */
extern uint32_t shmem_card_version;

#endif
