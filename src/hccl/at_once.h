/* hccl/at_once: a small collective without its kernel. When the messages of all peers are there, or
 * come within a few microseconds, what the kernel does is some dozen steps, and to run it as a
 * kernel takes much longer than these. So the thread that makes the call does them, or the one that
 * synchronises the stream.
 * Whatever is not as it mostly is (a peer that is late, another call than expected, a verdict, an
 * observer) is left to the kernel, which goes on from there: everything that waits, fails or
 * reports is done there only. The steps are those of kernels/coll/coll.c (small; large:
 * hccl/at_once_direct), in the same order. */
#ifndef HCCL_SRC_AT_ONCE_H
#define HCCL_SRC_AT_ONCE_H

#include "core/reduce.h"
#include "hccl/coll.h"

enum { AT_ONCE_RANKS = 8 /* most of a communicator; more are not measured */ };

/* One of the other ranks. */
typedef struct hccl_at_once_peer {
    bool hears, speaks; /* it gets a message of this rank; this rank gets one of it */
    bool target;        /* direct: of what this rank moves, or its result */
    bool may_fetch;     /* direct: it may fetch its part itself, */
    bool fetches_far;   /* also when its caches are others */
    uint8_t rank;
    uint16_t behind;        /* bytes read along with the peer's tag */
    uint16_t put_at, at;    /* where the data lie in the slots, */
    uint64_t sends, takes;  /* and how many bytes of each */
    uint8_t *theirs[2];     /* where this rank's message goes, by parity of the call */
    const uint8_t *mine[2]; /* and where the peer's comes */
    const uint8_t *send;
    uint8_t *recv;
    coll_peer *known;             /* what this rank knows of it */
    _Atomic uint64_t *their_mark; /* this rank's `done` at the peer, */
    const _Atomic uint64_t *mark; /* and the peer's here */
    int device;
    uint64_t post[COLL_LINE / 8]; /* direct: the head but for what changes */
} hccl_at_once_peer;

/* A call that is made again and again. */
typedef struct hccl_at_once {
    const hccl_comm *comm;
    coll_area *area;
    _Atomic uint64_t *finished;
    uint32_t signature;
    uint32_t others;  /* entries of `peer` */
    uint64_t bytes;   /* of this rank's own part */
    uint64_t largest; /* of all parts here */
    bool direct;      /* parts go straight from buffer to buffer (hccl/at_once_direct) */
    bool counted;     /* messages say how many bytes go both ways */
    bool patient;     /* a message may be waited for: ranks do not share CPUs; else in turn */
    bool mutual;      /* everybody waits for everybody */
    bool reduces;     /* and this rank wants the result */
    bool in_one;      /* in one pass over the inputs */
    bool floats;      /* by arithmetic that looks at the floating-point control */
    bool only_speaks; /* some peer only hears: it is asked two calls later */
    const uint8_t *own_from;
    uint8_t *own_to; /* this rank's part for itself; NULL: none, or it lies there already */
    uint64_t elements;
    uint32_t element;
    core_reduction reduction;
    const void *inputs[2][AT_ONCE_RANKS]; /* of the reduction, by parity, in the order of ranks */
    uint8_t *result;
    hccl_at_once_peer peer[AT_ONCE_RANKS - 1];
} hccl_at_once;

/* Whether it is a call for this way; if so, all that does not change from one to the next. */
bool hccl_at_once_prepare(hccl_at_once *call, const hccl_comm *comm, const coll_args *args);
/* Asks for the lines that the call will write. */
void hccl_at_once_near(const hccl_at_once *call, uint64_t seq);
/* Call `seq`, from where it is, *so_far (enum coll_so_far). True: it is done. False: it is run once
 * more, or its kernel is, which goes on from there. `waits`: for a message that comes soon. */
bool hccl_at_once_run(const hccl_at_once *call, uint64_t seq, uint32_t *so_far, bool waits);
/* The same where there are more ranks than CPUs: who is late has mostly only to be let run. */
bool hccl_at_once_in_turn(const hccl_at_once *call, uint64_t seq, uint32_t *so_far);

#endif
