/* hccl/coll: the host side of the collectives: areas, windows, and the launch of the kernels in
 * kernels/coll, whose image is part of the library. */
#ifndef HCCL_SRC_COLL_H
#define HCCL_SRC_COLL_H

#include "coll/coll.h"
#include "hccl/comm.h"

/* One call, checked and in bytes. */
typedef struct hccl_call {
    const char *name; /* of the entry point */
    coll_kind kind;
    const void *send;
    void *recv;
    uint64_t send_bytes, recv_bytes; /* of the whole buffers as used by this rank */
    uint64_t count;                  /* of the vector or the part, in elements */
    uint64_t told;                   /* count for reports and comparison */
    const coll_part *parts;          /* V forms: size entries; copied */
    const struct hccl_key *key;      /* of calls that may be repeated (hccl/repeat.h) */
    uint64_t largest;                /* bytes of the largest part that is sent or received here */
    uint64_t compared;               /* further things that must agree, mixed into one number */
    HcclDataType type;
    uint32_t op, root, element;
    bool by_pair;     /* of a part only two ranks know the size */
    bool recv_window; /* the output overlaps what peers still read */
} hccl_call;

/* The area of a rank of this communicator: behind its control area. */
coll_area *hccl_coll_area(const hccl_comm *comm, uint32_t rank);
/* Fills this rank's area; the peers are known. */
void hccl_coll_make(hccl_comm *comm);
void hccl_coll_free(hccl_comm *comm);
/* A kernel of kernels/coll: a coll_kind or an enum coll_kernel. */
aivd_status hccl_coll_function(uint32_t kernel, npu_function **function);
/* Whether every rank can reach the address. */
bool hccl_coll_reachable(const hccl_comm *comm, const void *address);
/* In recorded runs: the memory may be used by all members. */
void hccl_coll_tell_granted(const hccl_comm *comm, const void *address, uint64_t bytes,
                            const char *name);
/* The same until the task is over that this thread queues next. Host memory is lent to the kernel of
 * this rank, which is the library's. */
void hccl_coll_tell_lent(const hccl_comm *comm, const void *address, uint64_t bytes,
                         const char *name);
/* Whether no peer will push into this rank's area or read its HCCL buffer any more: each has shown
 * that it is through with the last call and has begun to receive the last message, or has left. */
bool hccl_coll_quiet(const hccl_comm *comm);
/* For npu_launch_config, with the communicator as owner: reports, and what peers have found out. */
extern const core_launcher hccl_launcher;      /* the argument begins with coll_args */
extern const core_launcher hccl_pair_launcher; /* ... is coll_pair_args */
extern const core_launcher hccl_barrier_launcher;
typedef struct hccl_barrier_args {
    hccl_comm *comm;
    uint64_t count; /* of this barrier */
    bool arrived;   /* and the peers have been told */
} hccl_barrier_args;
/* Whatever must agree between ranks, mixed into one number; 24 bits of it, never 0, or 0 when calls
 * are not compared. */
uint64_t hccl_coll_mix(uint64_t hash, uint64_t number);
uint32_t hccl_coll_signature(const hccl_comm *comm, uint64_t hash);
/* What a message of a small call carries: a part, or the whole vector where ranks reduce all of it. */
uint64_t hccl_coll_message_bytes(const hccl_call *call);
/* Queues the call on the stream. */
aivd_status hccl_coll_launch(hccl_comm *comm, npu_stream *stream, const hccl_call *call);

/* A kernel of another room that is a call of the communicator like the collectives. */
typedef struct hccl_kernel_call {
    npu_function *function;
    coll_record record; /* kind, type, op, count and shape of it are given */
    uint64_t compared;  /* whatever must agree between ranks, mixed into one number */
    coll_args *args;    /* the head of the kernel's argument; filled here */
    size_t bytes;       /* of the whole argument */
    uint32_t blocks;    /* wanted, when the thread's limit allows as many; 0: as collectives do */
} hccl_kernel_call;

/* Fills the head of its argument but for the number. The communicator's `calls` lock is held for both;
 * what was lent between the two is lent for the call. */
void hccl_coll_kernel_prepare(hccl_comm *comm, hccl_kernel_call *call);
aivd_status hccl_coll_kernel_launch(hccl_comm *comm, npu_stream *stream, hccl_kernel_call *call);

#endif
