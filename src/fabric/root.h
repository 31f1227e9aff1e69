/* fabric/root: the root of a rendezvous, as seen by its thread, its opener and the tests. */
#ifndef FABRIC_ROOT_H
#define FABRIC_ROOT_H

#include <stdatomic.h>

#include "fabric/conn.h"
#include "fabric/roll.h"

typedef enum root_phase {
    ROOT_GATHERS,  /* HELLO and CLAIM of every rank */
    ROOT_SPREADS,  /* TABLE and REGIONS to every rank, DONE from every rank */
    ROOT_COMPLETE, /* GO is on its way; late ranks are refused */
    ROOT_FAILED    /* the reason is on its way; late ranks get it, too */
} root_phase;

typedef struct root {
    int listener; /* TCP */
    int local;    /* Unix */
    int wake;     /* eventfd: the process wants the port back */
    root_phase phase;
    bool evicted;         /* ends as soon as its last words are delivered */
    _Atomic bool lingers; /* for open.c: nothing to do but to answer late ranks */
    bool retry;           /* the kernel had too many descriptors in flight */
    message_root_info info;
    roll roll;
    roll_verdict verdict; /* why it failed */
    int *memfds;          /* by rank, -1 = none yet */
    uint32_t claimed, done, told;
    uint64_t timeout_ns;
    const char *limit; /* the setting it comes from, for texts */
    uint64_t deadline; /* of the present phase */
    conn **conns;
    size_t count, room;
    uint8_t *table;
    size_t table_size;
    struct root *next; /* list of this process's roots */
} root;

/* A root without sockets; listeners and connections are added by the caller. */
root *root_new(const message_root_info *info, uint64_t timeout_ns);
void root_free(root *r);
/* Takes over a connected descriptor. */
void root_add(root *r, int fd, bool local);
/* One turn of the loop: waits at most until something happens or a deadline passes, or
 * `most_ms`. False when the root has nothing more to do. */
bool root_turn(root *r, int most_ms);

/* ---- between root.c and root_loop.c ---- */

/* Input of one connection. */
void root_serve(root *r, conn *c);
/* As many descriptors as the Unix socket takes now. */
void root_send_regions(root *r, conn *c);
/* Ends the rendezvous for everybody with r->verdict. */
void root_fail(root *r);

#endif
