/* shmem/pe: one PE of one instance, in the process that runs it.
 *
 * A host call acts for the PE of the calling thread's device, a kernel for that of its own device;
 * so PEs may be processes or threads. Several instances may live on a device; one of them is
 * active. */
#ifndef SHMEM_PE_H
#define SHMEM_PE_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/compiler.h"
#include "base/status.h"
#include "fabric/map.h"
#include "fabric/rendezvous.h"
#include "npu/npu.h"
#include "shmem/area.h"
#include "shmem/heap.h"
#include "shmem/host/shmem_host_def.h"

#define SHMEM_INSTANCES 255

/* Engines, in the order of the bits of data_op_engine_type_t. */
enum { SHMEM_MTE, SHMEM_SDMA, SHMEM_RDMA, SHMEM_UDMA, SHMEM_ENGINES };

struct shmem_team;

typedef enum shmem_counter {
    SHMEM_PUT,
    SHMEM_GET,
    SHMEM_SIGNAL,
    SHMEM_ATOMIC,
    SHMEM_COUNTERS
} shmem_counter;

typedef struct shmem_tally {
    _Atomic uint64_t calls, bytes;
} shmem_tally;

typedef struct shmem_peer {
    uint32_t device;
    int32_t pid;
    uint64_t identity;
    shmem_area *area;
    uint8_t *heap;
    uint8_t *host_heap; /* see shmem_pe.host */
} shmem_peer;

typedef struct shmem_pe {
    uint64_t instance;
    int32_t device;
    uint64_t region_id; /* of the device when the PE was made */
    uint32_t me, count;
    uint64_t heap_bytes;
    shmem_peer *peers; /* count entries, self included */
    fabric_group *group;
    uint64_t identity;
    uint64_t common;                     /* the same on all PEs, of no other instance */
    shmem_area *area;                    /* own */
    uint32_t engines;                    /* mask of data_op_engine_type_t */
    aclshmem_device_host_state_t *state; /* as kernels may look at it (shmem/state) */
    aclshmem_ub_config_t *scratch;       /* UB of high-level device calls, by engine: in `state` */
    uint64_t control_ns;
    npu_stream *stream;                 /* the library's default stream */
    uint32_t stream_generation;         /* it goes with the device: aclrtResetDevice */
    aclshmem_host_state_t host_state;   /* as programs may look at it (shmem/notify) */
    aclshmem_instance_ctx self;         /* what aclshmemx_instance_ctx_get() points to */
    shmem_tally counts[SHMEM_COUNTERS]; /* of hosts: shmem/stats.h */
    shmem_tally *in_kernels; /* the same of kernels, where AIVDRIVE_STATS asks, or NULL */
    pthread_t listener;      /* shmem/exit */
    bool listens;

    pthread_mutex_t collective; /* one world collective of this PE at a time */
    pthread_mutex_t lock;       /* of what follows */
    uint64_t notes;             /* said in meetings */
    uint64_t called;            /* world collectives; under `collective` */
    shmem_heap heap;            /* changed by world collectives only; read under `lock` */
    /* HOST_SIDE, as large as the other; made by the first allocation there. `host_base` is this
     * PE's own: release when all PEs' places are known, acquire by who looks at them. */
    shmem_heap host;
    uint8_t *_Atomic host_base;
    struct shmem_team *teams[SHMEM_TEAMS];
    struct shmem_team *gone; /* destroyed while kernels ran, which may still look at them */
    struct shmem_pe *next;   /* registry */
} shmem_pe;

/* Active instance by device; release when made or switched, acquire by callers. */
extern shmem_pe *_Atomic shmem_active[FABRIC_DEVICES_MAX];

/* The PE of the calling thread's device, or NULL with a failure text in the name of `call`. */
shmem_pe *shmem_pe_of(const char *call);
/* The same of a device, for kernels; NULL without a text. */
static inline shmem_pe *shmem_pe_on(int32_t device)
{
    /* Pairs with the release of shmem_pe_add. */
    return device >= 0 && device < FABRIC_DEVICES_MAX
               ? atomic_load_explicit(&shmem_active[device], memory_order_acquire)
               : NULL;
}

/* ---- registry (shmem/pe.c) ---- */
aivd_status shmem_pe_add(shmem_pe *pe); /* becomes the active one of its device */
void shmem_pe_remove(shmem_pe *pe);
shmem_pe *shmem_pe_find(int32_t device, uint64_t instance);
void shmem_pe_activate(shmem_pe *pe);

/* ---- about others (shmem/peer.c) ---- */
const char *shmem_peer_name(const shmem_pe *pe, uint32_t peer);
bool shmem_peer_left(const shmem_pe *pe, uint32_t peer);
int64_t shmem_peer_dead(const shmem_pe *pe); /* a PE whose process ended, or -1 */

/* `pe` of a call is a PE of the instance; PARAM else. */
aivd_status shmem_pe_check(const shmem_pe *pe, const char *call, int peer);

/* Whether [address, address + bytes) lies in the heap of this side that begins at `base`. */
static inline bool shmem_in_heap(const shmem_pe *pe, const uint8_t *base, const void *address,
                                 uint64_t bytes)
{
    uint64_t offset = (uint64_t)((uintptr_t)address - (uintptr_t)base);
    return offset <= pe->heap_bytes && bytes <= pe->heap_bytes - offset;
}

/* This PE's host heap when the address lies in it, else NULL. */
static inline const uint8_t *shmem_host_side(const shmem_pe *pe, const void *address)
{
    const uint8_t *base = atomic_load_explicit(&pe->host_base, memory_order_acquire);
    return BASE_UNLIKELY(base != NULL) && shmem_in_heap(pe, base, address, 1) ? base : NULL;
}

/* The same place in the heap of PE `peer`; the address lies in a heap of this PE. */
static inline uint8_t *shmem_translate(const shmem_pe *pe, const void *address, uint32_t peer)
{
    const uint8_t *host = shmem_host_side(pe, address);
    if (BASE_UNLIKELY(host != NULL))
        return pe->peers[peer].host_heap + ((const uint8_t *)address - host);
    return pe->peers[peer].heap + ((const uint8_t *)address - pe->peers[pe->me].heap);
}

/* The same number on all PEs for the same place; behind the device's heap comes that of the host.
 */
static inline uint64_t shmem_offset(const shmem_pe *pe, const void *address)
{
    const uint8_t *host = shmem_host_side(pe, address);
    const uint8_t *base = host ? host - pe->heap_bytes : pe->peers[pe->me].heap;
    return (uint64_t)((uintptr_t)address - (uintptr_t)base);
}

/* ---- operands (shmem/operand.c) ---- */

/* shmem_symmetric() where the first look does not say so. */
bool shmem_symmetric_again(const shmem_pe *pe, const void *address, uint64_t bytes);

/* Whether [address, address + bytes) lies in one live block of this PE's heap; no bytes: anywhere
 * in the heap. */
static inline bool shmem_symmetric(const shmem_pe *pe, const void *address, uint64_t bytes)
{
    uint64_t at = (uint64_t)((uintptr_t)address - (uintptr_t)pe->peers[pe->me].heap);
    return BASE_LIKELY(shmem_blocks_hold(&pe->heap.blocks, at, bytes)) ||
           shmem_symmetric_again(pe, address, bytes);
}

/* Why it is not, for texts: "is not in the symmetric heap of ...", "goes 384 bytes beyond ...". */
enum { SHMEM_WHY_BYTES = 320 };
const char *shmem_symmetric_why(const shmem_pe *pe, const void *address, uint64_t bytes,
                                char why[SHMEM_WHY_BYTES]);

#endif
