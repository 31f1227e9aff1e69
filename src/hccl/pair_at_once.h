/* hccl/pair_at_once: a few messages without their kernel, as hccl/at_once does it for collectives:
 * what the kernel of kernels/coll/pair.c does, in the same order, as far as nobody is late. What is
 * left then is the kernel's. */
#ifndef HCCL_SRC_PAIR_AT_ONCE_H
#define HCCL_SRC_PAIR_AT_ONCE_H

#include "hccl/coll.h"

enum { PAIR_FEW = 8 /* messages of a call */ };

/* One message of a call that is made again and again. */
typedef struct hccl_pair_way {
    bool receives;
    bool tells;    /* the head has room for a word of its own */
    bool large;    /* it does not fit into a slot */
    bool direct;   /* into the receiver's buffer, if that is known soon enough */
    uint32_t said; /* in the tag of a slot */
    uint32_t signature;
    uint32_t head;   /* bytes of the head in use when the message lies in a slot, */
    uint32_t behind; /* and those behind it that are read with the tag */
    uint32_t lines;  /* bytes of the slot that are asked for beforehand */
    int device;      /* of the peer */
    uint64_t bytes;
    uint8_t *data;
    uint8_t *slots;  /* the pair's first slot: at the peer, or here for what is received */
    uint8_t *posted; /* the receiver's post: here, or at the peer for what is received */
    /* Own lines: last message of this way that is done, and of the way back. Behind the number, in
     * the line of what is sent: the receiver's last post that is known here. */
    _Atomic uint64_t *ended, *back;
} hccl_pair_way;

typedef struct hccl_pair_at_once {
    const hccl_comm *comm;
    uint64_t step;  /* from slot to slot */
    uint32_t slots; /* of a pair, a power of two */
    uint32_t count;
    bool patient;     /* a message may be waited for: ranks do not share CPUs */
    bool direct;      /* a message of this call is received directly, */
    bool large;       /* and one that is sent is large */
    uint64_t endings; /* of memory in this process, when the buffers were checked */
    uint8_t send[PAIR_FEW], receive[PAIR_FEW]; /* `way`, by direction */
    uint32_t sends, receives;
    uint32_t devices;
    int device[PAIR_FEW]; /* of the peers, each once */
    hccl_pair_way way[PAIR_FEW];
} hccl_pair_at_once;

/* Where a message is. The buffer is told to whoever asks what is under way. */
typedef struct hccl_pair_step {
    const void *buffer;
    uint64_t number;
    bool posted; /* before the message came */
    bool done;   /* sent or received */
} hccl_pair_step;

bool hccl_pair_at_once_prepare(hccl_pair_at_once *call, const hccl_comm *comm,
                               const coll_item *items, uint32_t count);
/* Does what is not done yet, as far as it can be; `waits`: for what comes soon, too. True: all is
 * done. */
bool hccl_pair_at_once_run(const hccl_pair_at_once *call, hccl_pair_step *steps, bool waits);
/* The same when no lock is held: large messages are moved, and where there are more ranks than CPUs
 * others are let run. */
bool hccl_pair_at_once_in_turn(const hccl_pair_at_once *call, hccl_pair_step *steps);

#endif
