/* coll/coll: what the host side (src/hccl/coll*) and the kernels of the collectives agree on.
 *
 * Every rank of a communicator owns an *area* of device memory. Peers push into it, its owner polls
 * it; nobody polls memory of another rank.
 *
 *     coll_area    who is who; what this rank has finished
 *     records      the last 256 calls of this rank, for reports (written by its host side)
 *     peers        [p]  what this rank knows of rank p; only its own kernel uses it
 *     done         [p]  a line that rank p pushes: how far p is with the call
 *     ready        [p]  a line that rank p pushes: p's windows are free for the next round
 *     slots        [2][p]  a message of rank p: a head, then bytes that did not fit into it
 *
 *     pairs        [p]  the point-to-point lines of rank p: a post, a mark, some small messages
 *
 * Calls of a communicator are numbered from 1 (`seq`). The message of call s goes into slot s % 2.
 * A rank writes a slot again only when it has evidence that its peer has finished the call that
 * used it before: a later message or a later `done` of that peer. In every call each rank sends
 * every peer either a message or a `done`, so the evidence always comes. */
#ifndef COLL_COLL_H
#define COLL_COLL_H

#include <stdbool.h>
#include <stdint.h>

enum {
    COLL_LINE = 64,
    COLL_RECORDS = 256,
    COLL_RANKS_MAX = 384,
    COLL_BLOCKS_MAX = 48
};

typedef enum coll_kind {
    COLL_ALLREDUCE,
    COLL_REDUCE,
    COLL_REDUCE_SCATTER, /* also V */
    COLL_ALLGATHER,      /* also V */
    COLL_BROADCAST,
    COLL_SCATTER,
    COLL_ALLTOALL, /* also V and VC */
    COLL_KINDS,
    /* In records only. */
    COLL_BARRIER = COLL_KINDS,
    COLL_SEND,
    COLL_RECV,
    COLL_BATCH,
    /* Other kernels that are calls of the communicator like these (kernels/cam). */
    COLL_CAM_NOTIFY,
    COLL_CAM_DISPATCH,
    COLL_CAM_COMBINE,
    COLL_CAM_TP_GATHER,
    COLL_CAM_TP_SUM,
    COLL_CAM_LL_DISPATCH,
    COLL_CAM_LL_COMBINE,
    COLL_CAM_LL_OPEN,
    COLL_CAM_LL_SEND, /* the halves of low-latency calls */
    COLL_CAM_LL_RECEIVE
} coll_kind;

#define COLL_KIND_NAMES                                                                            \
    "HcclAllReduce", "HcclReduce", "HcclReduceScatter", "HcclAllGather", "HcclBroadcast",          \
        "HcclScatter", "HcclAlltoAll"
#define COLL_OTHER_KIND_NAMES                                                                      \
    "HcclBarrier", "HcclSend", "HcclRecv", "HcclBatchSendRecv", "aclnnNotifyDispatch",             \
        "aclnnMoeDispatchNormal", "aclnnMoeCombineNormal", "aclnnMoeDispatchNormal of a TP pair",  \
        "aclnnMoeCombineNormal of a TP pair", "aclnnMoeLowLatencyDispatchV2",                      \
        "aclnnMoeLowLatencyCombineV2", "aivd_low_latency_open", "aivd_low_latency_send",           \
        "aivd_low_latency_receive"
/* The kernels: those of the kinds, then the messages between two ranks. */
enum coll_kernel {
    COLL_KERNEL_SEND = COLL_KINDS,
    COLL_KERNEL_RECV,
    COLL_KERNEL_BATCH,
    COLL_KERNELS
};
#define COLL_KERNEL_NAMES                                                                          \
    "HcclAllReduce", "HcclReduce", "HcclReduceScatter", "HcclAllGather", "HcclBroadcast",          \
        "HcclScatter", "HcclAlltoAll", "HcclSend", "HcclRecv", "HcclBatchSendRecv"
/* By HcclDataType. */
#define COLL_TYPE_NAMES                                                                            \
    "int8", "int16", "int32", "fp16", "fp32", "int64", "uint64", "uint8", "uint16", "uint32",      \
        "fp64", "bfp16", "int128", 0, "hif8", "fp8e4m3", "fp8e5m2", "fp8e8m0"

/* A head is a 64-byte flag (aivdrive/device_flag.h). Its tag is seq << 24 | signature: the signature
 * is what must agree between the ranks, in 24 bits, 0 = not compared. Tags of one slot only grow.
 * Words 1 to 7 carry up to 56 bytes of data, or a post. */
enum coll_post_word {
    COLL_POST_RECV = 1, /* where the receiver of this head may write its part */
    COLL_POST_SEND,     /* where it may read */
    COLL_POST_BYTES,    /* that it is expected to write */
    COLL_POST_SENDS,    /* bytes that the sender of this head will write to the receiver */
    COLL_POST_LARGEST,  /* bytes of the largest part of the sender of this head */
    COLL_POST_FLAGS
};

enum {
    COLL_RECV_STAGED = 1, /* the address is a window: parts come in rounds */
    COLL_SEND_STAGED = 2,
    COLL_STAGED = 3,
    COLL_SEND_MAPPED = 4, /* peers may read the send buffer */
    COLL_FETCH = 8        /* in heads: the receiver of this head fetches its part itself */
};

/* In calls where every ordered pair of ranks goes its own way (coll_args.rides), a head has the bytes
 * of both directions, so that both sides know whether they agree. Up to 40 bytes of data stand before
 * them, or where the receiver of the head may write, when its part is too long for a message. */
enum coll_counted_word {
    COLL_COUNTED_TO = 1,
    COLL_COUNTED_FLAGS,     /* COLL_RECV_STAGED of that address, COLL_FETCH */
    COLL_COUNTED_FROM,      /* then: where the receiver of the head may read its part */
    COLL_COUNTED_SENDS = 6, /* bytes that the sender of this head has for its receiver, */
    COLL_COUNTED_EXPECTS    /* and expects from it */
};

enum { COLL_INLINE_COUNTED = 40 };

/* Parts that are fetched also from a rank that shares no cache: longer ones are read, line by line,
 * in more time than it takes to push them past the caches. */
enum { COLL_FETCH_FAR_BYTES = 4096 };

/* Where the data of a message lie in its slot. `posted`: there is an address in its head. */
static inline uint32_t coll_counted_at(uint64_t bytes, bool posted)
{
    return bytes <= COLL_INLINE_COUNTED && !posted ? 8 : COLL_LINE;
}

typedef enum coll_form { COLL_FORM_PLAIN, COLL_FORM_V, COLL_FORM_VC } coll_form;

/* One call, for reports and comparison: written by its own rank, read by whoever reports. It stands
 * at `order` modulo COLL_RECORDS. */
typedef struct coll_record {
    uint64_t order;  /* of all calls of this rank, from 1; 0 while it is written */
    uint64_t common; /* of those that all ranks make: collectives and barriers; 0 = none of them */
    uint64_t seq;    /* of collectives; of barriers and messages their own number */
    uint64_t count;  /* as the caller gave it; V forms: the sum; messages: bytes; batches: messages */
    uint32_t kind, type, op, root; /* of messages: root = the other rank */
    uint32_t signature;            /* 0 = not compared */
    uint32_t mesh;                 /* coll_mesh_way; COLL_CAM_*: 1 = through windows */
    uint64_t shape;                /* COLL_CAM_*: coll_cam_shape; else a coll_form */
} coll_record;

_Static_assert(sizeof(coll_record) == COLL_LINE, "a record is a line");

/* Calls that have their numbers from the one sequence of a communicator. */
static inline bool coll_in_sequence(uint32_t kind)
{
    return kind < COLL_KINDS || kind >= COLL_CAM_NOTIFY;
}

/* Experts, choices of a token, quantisation. */
static inline uint64_t coll_cam_shape(uint32_t experts, uint32_t topk, uint32_t quant)
{
    return (uint64_t)experts << 32 | topk << 8 | quant;
}

/* Number of the call, rank, call in words, another rank, its call. */
#define COLL_DIFFERS                                                                               \
    "call %llu of the communicator differs between ranks: rank %u called %s, rank %u called %s; "  \
    "all ranks must make the same calls in the same order"

typedef struct coll_peer {
    uint64_t area;    /* of that rank */
    uint64_t heard;   /* highest call of which its message was read */
    uint64_t sent[2]; /* last call whose message this rank wrote into its slot, by parity */
    uint64_t window;  /* its HCCL buffer */
    uint64_t pad[3];
} coll_peer;

typedef struct coll_area {
    uint32_t rank, size;
    uint64_t owed[2]; /* by parity: call in which this rank spoke and did not hear all; 0 = none */
    uint64_t barriers; /* last barrier that has ended here */
    uint64_t blocked;  /* order of the call in which the only thread that calls here is waiting */
    uint64_t pad[3];
    uint64_t finished[8]; /* flag: last call whose kernel has ended here */
    uint64_t gate[8];     /* flag between the blocks of a launch: what block 0 has heard */
} coll_area;

/* Bytes behind a head: small messages in one piece. Less when there are many ranks, so that areas
 * stay small. (16 KiB gained a fifth for roots and cost everybody 5 %: more pages.) */
static inline uint32_t coll_stage_bytes(uint32_t size)
{
    return size <= 16 ? 4096u : size <= 64 ? 1984u : 448u;
}

static inline uint64_t coll_records_at(void)
{
    return sizeof(coll_area);
}

static inline uint64_t coll_peers_at(void)
{
    return coll_records_at() + COLL_RECORDS * sizeof(coll_record);
}

static inline uint64_t coll_done_at(uint32_t size, uint32_t rank)
{
    return coll_peers_at() + (uint64_t)size * sizeof(coll_peer) + (uint64_t)rank * COLL_LINE;
}

static inline uint64_t coll_ready_at(uint32_t size, uint32_t rank)
{
    return coll_done_at(size, size) + (uint64_t)rank * COLL_LINE;
}

/* Where block b says that its share of a round is moved. */
static inline uint64_t coll_moved_at(uint32_t size, uint32_t block)
{
    return coll_ready_at(size, size) + (uint64_t)block * COLL_LINE;
}

static inline uint64_t coll_slot_at(uint32_t size, uint32_t parity, uint32_t rank)
{
    return coll_moved_at(size, COLL_BLOCKS_MAX) +
           ((uint64_t)parity * size + rank) * (COLL_LINE + (uint64_t)coll_stage_bytes(size));
}

/* Point to point. The messages of each ordered pair of ranks are numbered from 1. */
enum coll_pair_line {
    COLL_PAIR_POSTED,   /* from the receiver: where message k goes, round by round */
    COLL_PAIR_MOVED,    /* from the sender: rounds of message k that are there */
    COLL_PAIR_SENT,     /* own: messages to that rank this rank is done with, and posts it has seen */
    COLL_PAIR_RECEIVED, /* own: messages from that rank */
    COLL_PAIR_LINES
};

/* Small messages that may be on their way to a rank that does not take them. */
static inline uint32_t coll_pair_slots(uint32_t size)
{
    return size <= 16 ? 4 : 2;
}

static inline uint64_t coll_pair_bytes(uint32_t size)
{
    return COLL_PAIR_LINES * COLL_LINE +
           coll_pair_slots(size) * (COLL_LINE + (uint64_t)coll_stage_bytes(size));
}

static inline uint64_t coll_pair_at(uint32_t size, uint32_t rank, uint32_t line)
{
    return coll_slot_at(size, 2, 0) + rank * coll_pair_bytes(size) + (uint64_t)line * COLL_LINE;
}

/* Where small message k of rank `rank` arrives. */
static inline uint64_t coll_pair_slot_at(uint32_t size, uint32_t rank, uint64_t k)
{
    return coll_pair_at(size, rank, COLL_PAIR_LINES) +
           (k & (coll_pair_slots(size) - 1)) * (COLL_LINE + (uint64_t)coll_stage_bytes(size));
}

static inline uint64_t coll_area_bytes(uint32_t size)
{
    return coll_pair_at(size, size, 0);
}

/* Calls have 40 bits in tags and marks. */
#define COLL_SEQ_MAX ((UINT64_C(1) << 40) - 1)

/* How far a rank is: rounds of a call, and calls, in one growing number. */
static inline uint64_t coll_mark(uint64_t seq, uint64_t round)
{
    return seq << 24 | round;
}

/* What was done of a call before its kernel ran (hccl/at_once). */
enum coll_so_far {
    COLL_SPOKEN = 1,  /* this rank's messages are sent; */
    COLL_MOVED = 2,   /* so is all that it moves for others, and the marks that say so; */
    COLL_KEPT = 4,    /* and its part for itself */
    COLL_TOLD_BIT = 8 /* from here on a bit for each rank that was told to fetch its part */
};

/* Through windows, by AIVDRIVE_COLL_ALGO (mesh1d.h); its choices in their order. */
typedef enum coll_mesh_way { COLL_MESH_NONE, COLL_MESH_ONE_SHOT, COLL_MESH_TWO_SHOTS } coll_mesh_way;

/* Argument of the kernels. `parts` is given for V forms only: [size] of coll_part. */
typedef struct coll_part {
    uint64_t send_at, send_bytes; /* my part for rank p, from `send` */
    uint64_t recv_at, recv_bytes; /* rank p's part for me, from `recv` */
} coll_part;

typedef struct coll_args {
    coll_area *area;
    uint32_t rank, size;
    const uint8_t *send;
    uint8_t *recv;
    const coll_part *parts;
    uint64_t seq;
    uint64_t count;   /* elements: of the vector (allreduce, reduce, broadcast), of a part (others) */
    uint64_t largest; /* bytes of the largest part this rank sends or receives */
    uint8_t *window;  /* staging memory of this rank, NULL when both buffers are in device memory */
    uint64_t chunk;   /* bytes of a part that a window holds; the same on all ranks */
    uint32_t signature; /* 24 bits; 0 = not compared */
    uint32_t kind, type, op, root;
    uint32_t element; /* bytes */
    uint32_t flags;   /* COLL_*_STAGED, COLL_SEND_MAPPED */
    uint32_t small;   /* 1: the message carries the data */
    uint32_t so_far;  /* enum coll_so_far */
    uint32_t mesh;    /* coll_mesh_way */
    uint32_t cached;  /* 1: scalar stores stay in the core's cache, as recorded runs see it */
    uint64_t mesh_bytes; /* of the smallest HCCL buffer */
    /* Not 0: not all ranks know all sizes. Each ordered pair of ranks, which both know theirs, goes
     * its own way: a part of up to so many bytes rides with the message. */
    uint64_t rides;
} coll_args;

/* Whether messages carry all that this rank sends and receives. */
static inline bool coll_is_brief(const coll_args *a)
{
    return a->small || (a->rides != 0 && a->largest <= a->rides);
}

static inline bool coll_reduces(const coll_args *a)
{
    return a->kind == COLL_ALLREDUCE || a->kind == COLL_REDUCE || a->kind == COLL_REDUCE_SCATTER;
}

/* Whether everybody waits for everybody. */
static inline bool coll_is_mutual(const coll_args *a)
{
    return !a->small || a->kind == COLL_ALLREDUCE || a->kind == COLL_ALLGATHER ||
           a->kind == COLL_REDUCE_SCATTER || a->kind == COLL_ALLTOALL;
}

/* Whether rank `from` has data for rank `to`. */
static inline bool coll_speaks(const coll_args *a, uint32_t from, uint32_t to)
{
    switch (a->kind) {
    case COLL_BROADCAST:
    case COLL_SCATTER:
        return from == a->root;
    case COLL_REDUCE:
        return to == a->root;
    default:
        return true;
    }
}

/* One message of a point-to-point call. */
typedef struct coll_item {
    uint8_t *data;
    uint64_t bytes;
    uint64_t number; /* of the message in its pair */
    uint32_t peer;
    uint32_t receives; /* 1: from the peer, 0: to the peer */
    uint32_t signature; /* below 256; 0 = not compared */
    uint32_t staged; /* large, where no peer reaches it: received through this rank's window for it */
    /* How far the item is: the kernel's own, but for what was done at once (hccl/pair_at_once). */
    uint64_t round, moved; /* rounds posted or pushed; bytes */
    uint32_t begun, done;
} coll_item;

/* `items` are behind the argument. Messages of a pair stand in the order of their numbers. */
typedef struct coll_pair_args {
    coll_area *area;
    coll_item *items;
    uint64_t count;
    uint8_t *window; /* [size] pieces of `chunk` bytes; NULL when no item needs it */
    uint64_t chunk;
    uint32_t rank, size;
} coll_pair_args;

#endif
