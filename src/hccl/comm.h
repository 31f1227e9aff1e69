/* hccl/comm: the communicator of one rank, the registry of live ones, and who else is alive.
 *
 * Users hold an opaque number (serial << 16 | slot << 4 | 8), never a pointer, so a stale handle is
 * told from a live one without touching freed memory. Look-ups take no lock: on the hot paths
 * (channel acquire, context get, barrier) a communicator costs two loads. Using a communicator in
 * one thread while another destroys it stays the user's error. */
#ifndef HCCL_SRC_COMM_H
#define HCCL_SRC_COMM_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/compiler.h"
#include "base/status.h"
#include "fabric/rendezvous.h"
#include "hccl/control.h"
#include "hccl/hccl_types.h"
#include "hccl/settings.h"
#include "npu/lock.h"
#include "npu/npu.h"

#define HCCL_COMMS_MAX 4096 /* alive at once in one process */
#define HCCL_MEMS_MAX  1024 /* registered memories of one communicator */
#define HCCL_NAME_MAX  COMM_NAME_MAX_LENGTH
#define HCCL_TAG_MAX   255

typedef enum hccl_product { HCCL_A2, HCCL_A3, HCCL_950 } hccl_product;

/* What a rank tells the others in the rendezvous. */
typedef struct hccl_card {
    uint32_t magic, version;
    uint64_t identity; /* of the control area */
    uint64_t control;  /* address */
    uint64_t buffer, buffer_size;
    uint32_t cpus;            /* of the machine; rank 0's counts */
    char name[HCCL_NAME_MAX]; /* rank 0's is the default name of all */
} hccl_card;

typedef struct hccl_peer {
    uint32_t device;
    int32_t pid;
    uint64_t identity;
    hccl_control *control;
    void *buffer;
    uint64_t buffer_size;
} hccl_peer;

struct hccl_context;
struct hccl_memory;
struct hccl_channel;
struct hccl_graph;
struct hccl_extra;
struct hccl_repeated;
struct hccl_batch;
struct hccl_barrier;

/* What a room above this one keeps for a communicator, which frees it when it ends. */
typedef struct hccl_guest {
    void (*free)(struct hccl_guest *guest);
} hccl_guest;

typedef struct hccl_comm {
    uint64_t handle;
    uint32_t serial; /* never 0, never used twice */
    uint32_t rank, size;
    int32_t device;
    uint64_t region_id; /* of the device when the communicator was made */
    hccl_product product;
    hccl_settings settings;
    char name[HCCL_NAME_MAX];
    fabric_group *group;
    hccl_peer *peers; /* size entries, self included */
    struct hccl_graph *graph;

    uint64_t identity;
    hccl_control *control;
    void *buffer;
    uint64_t buffer_size;

    /* Calls of the collectives (hccl/coll), under `calls`. */
    npu_lock calls;
    uint64_t called;  /* number of the last one */
    uint64_t read_mark; /* what peers have said when none reads this rank's HCCL buffer any more */
    bool crowded;     /* more ranks than CPUs, as rank 0 counts them */
    struct hccl_repeated *repeated; /* hccl/repeat.h */
    struct hccl_batch *batch;       /* likewise */
    struct hccl_barrier *barrier;   /* hccl/barrier.c; NULL until the first call */
    void *window;     /* staging memory, NULL until a call needs it */
    bool keep_memory; /* a live peer may still write into the area */
    void *pair_window;
    uint64_t *sent, *received; /* point-to-point messages per rank (hccl/pair) */
    struct coll_record *records; /* the flight record, in the area */
    uint64_t noted, common;      /* calls in it, and those that all ranks make */
    bool refusing;             /* peers have a note that a call was refused (hccl/refusal) */
    bool refusing_messages;    /* or a message */
    struct hccl_refused_message {
        uint32_t peer, what;
        uint64_t number, count;
    } refused_message; /* the last one, under `calls` */
    _Atomic uint64_t refused_call, refused_count; /* which, and how often */

    uint64_t barriers_called;  /* under `calls` */
    _Atomic uint64_t barriers; /* the last that has ended here */
    _Atomic bool peer_lost;    /* HcclGetCommAsyncError stays HCCL_E_REMOTE */
    _Atomic bool told;         /* the verdict has been said on this rank (hccl/verdict) */
    /* The thread that calls (hccl/flight), 0 = none so far. */
#define HCCL_SEVERAL_CALLERS 1u
    _Atomic uintptr_t caller;
    uint64_t crossed_ns; /* since when it has waited in vain (hccl/flight), 0 = it does not; its own */
    _Atomic uint64_t next_compare_ns; /* of flight records, by a kernel that waits long */

    /* Guards the making of what follows. The lists only grow at their heads and are freed with the
     * communicator: readers follow them without the lock (acquire; pairs with the release that
     * published the head). */
    pthread_mutex_t lock;
    struct hccl_context *_Atomic contexts;
    struct hccl_memory *_Atomic memories[HCCL_MEMS_MAX];
    uint32_t memory_count;
    struct hccl_channel *_Atomic *channels; /* list per remote rank */
    npu_stream **streams; /* streams that carry this communicator's own operators */
    uint32_t stream_count;
    npu_stream *_Atomic last_stream;
    struct hccl_extra *extra;      /* hccl/extra.h: what few communicators have, under `lock` */
    uint64_t notes;                /* sent in meetings (hccl/meet), under `lock` */
    struct hccl_sym_win *sym_wins; /* hccl/sym_win.h, under `lock` */
    uint32_t sym_wins_made;
    struct hccl_range *ranges; /* hccl/memory_range.h, under `lock` */
    hccl_guest *guest;         /* under `calls`; NULL until there is one */
    uint64_t resumed;          /* how often: what ranks had begun together is void; under `calls` */
    _Atomic bool suspended;    /* hccl/suspend.c */
} hccl_comm;

/* ---- registry (hccl/registry.c) ---- */
/* Gives the communicator its handle. LIMIT names the limit and the number alive; EXISTS when the
 * device has a communicator of this name. */
aivd_status hccl_registry_add(hccl_comm *comm);
/* What hccl_registry_add would say; asked before the ranks meet, so that a refusal is early. */
aivd_status hccl_registry_check(const char *name, int32_t device);
/* False when another thread was faster: only one may go on to free it. */
bool hccl_registry_remove(hccl_comm *comm);
uint32_t hccl_registry_count(void);
typedef struct hccl_place {
    _Atomic uint64_t handle; /* 0 = free */
    hccl_comm *comm;
} hccl_place;
BASE_INTERNAL extern hccl_place hccl_places[HCCL_COMMS_MAX];
/* NULL when not live. */
static inline hccl_comm *hccl_registry_find(uint64_t handle)
{
    const hccl_place *place = &hccl_places[handle >> 4 & (HCCL_COMMS_MAX - 1)];
    /* Acquire: pairs with the release of hccl_registry_add. */
    if (BASE_UNLIKELY(atomic_load_explicit(&place->handle, memory_order_acquire) != handle))
        return NULL;
    return handle ? place->comm : NULL;
}
hccl_comm *hccl_registry_serial(uint32_t serial);
/* Every live one; none of them ends meanwhile. `see` must not come back here. */
void hccl_registry_each(void (*see)(const hccl_comm *comm, void *context), void *context);
/* Prefers the rank of `device` (ranks in one process may share the name); -1 = any. `count`, when
 * not NULL, gets how many there are. */
hccl_comm *hccl_registry_named(const char *name, int32_t device, uint32_t *count);
/* The one that a name means in this thread: where several ranks of the process share it, that of the
 * thread's device. NULL when there is none. */
hccl_comm *hccl_registry_here(const char *name);

/* The communicator behind a handle; NULL and stale ones fail in the name of `call`. */
aivd_status hccl_comm_get(HcclComm handle, const char *call, hccl_comm **comm);

/* ---- life (hccl/create.c) ---- */
/* Whether the device still has the memory it had when the communicator was made. */
bool hccl_comm_device_open(const hccl_comm *comm);

/* ---- suspension (hccl/suspend.c) ---- */
/* SUSPENDED in the name of `call` between HcclCommSuspend and the end of HcclCommResume. */
aivd_status hccl_suspended_fail(const hccl_comm *comm, const char *call);
static inline aivd_status hccl_suspended_check(const hccl_comm *comm, const char *call)
{
    bool suspended = atomic_load_explicit(&comm->suspended, memory_order_relaxed);
    return __builtin_expect(suspended, 0) ? hccl_suspended_fail(comm, call) : AIVD_OK;
}
/* A communicator that is being made, before its peers know it: calls, messages and barriers are
 * numbered from `number` + 1. */
void hccl_calls_begin_at(hccl_comm *comm, uint64_t number);
/* Calls what HcclCommRegCommStateCallback named; the first result that is not HCCL_SUCCESS. */
HcclResult hccl_state_tell(HcclComm comm, HcclCommStatePhase phase);

/* ---- peers (hccl/peers.c) ---- */
/* "rank 2 (device 2, pid 4711)"; thread-local, valid until the fourth later call. */
const char *hccl_peer_name(const hccl_comm *comm, uint32_t rank);
/* A rank that has destroyed its side of the communicator. */
static inline bool hccl_peer_left(const hccl_comm *comm, uint32_t rank)
{
    const hccl_peer *peer = &comm->peers[rank];
    return rank != comm->rank &&
           atomic_load_explicit(&peer->control->identity, memory_order_acquire) != peer->identity;
}
/* Whether its process ended without destroying the communicator. System calls. */
bool hccl_peer_ended(const hccl_comm *comm, uint32_t rank);
/* The first such rank, or -1. */
int64_t hccl_peer_dead(const hccl_comm *comm);

#endif
