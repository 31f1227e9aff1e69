/* hccl/pair_at_once: a few small messages without their kernel, as hccl/at_once does it for
 * collectives: what the kernel of kernels/coll/pair.c does, in the same order, as far as nobody is
 * late. What is left then is the kernel's. */
#ifndef HCCL_SRC_PAIR_AT_ONCE_H
#define HCCL_SRC_PAIR_AT_ONCE_H

#include "hccl/coll.h"

enum { PAIR_FEW = 8 /* messages of a call */ };

/* One message of a call that is made again and again. */
typedef struct hccl_pair_way {
    bool receives;
    uint32_t signature;
    uint64_t bytes;
    uint8_t *data;
    int device;      /* of the peer */
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
    bool patient; /* a message may be waited for: ranks do not share CPUs */
    hccl_pair_way way[PAIR_FEW];
} hccl_pair_at_once;

/* Where a message is. The buffer is told to whoever asks what is under way. */
typedef struct hccl_pair_step {
    const void *buffer;
    uint64_t number;
    bool done; /* sent or received */
} hccl_pair_step;

bool hccl_pair_at_once_prepare(hccl_pair_at_once *call, const hccl_comm *comm,
                               const coll_item *items, uint32_t count);
/* Asks for the lines of what is sent. */
void hccl_pair_at_once_near(const hccl_pair_at_once *call, const hccl_pair_step *steps);
/* True: all is done. */
bool hccl_pair_at_once_run(const hccl_pair_at_once *call, hccl_pair_step *steps);

#endif
