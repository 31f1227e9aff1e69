/* check/engine: happens-before over ranks, blocks and pipes, and the rules on top of it.
 *
 * A unit is a block, a stream or a host thread; it acts through pipes (streams and host threads
 * only through the scalar one). An operation of a pipe starts after what its pipe's `start` clock
 * knows, and is complete when somebody says so: operations of one pipe are not ordered with each
 * other unless a barrier of that pipe stands between.
 *
 *     notify P -> Q, id     a token: everything P was given is complete
 *     wait   P -> Q, id     Q starts after the token; when Q is the scalar unit, so does every
 * pipe, because the scalar unit issues all operations barrier of P          P starts after what P
 * was given; PIPE_ALL: all of them flag store            carries what was complete when it started
 *     read of a flag        is given that; it is known when the read is
 *
 * Beside it runs a second, weaker order: `issued`, in which an operation counts as complete when it
 * is issued. Two accesses that are ordered there and not in the real one are a missing drain, and
 * the flag (or barrier) that leads from one to the other is the one that lacks it. */
#ifndef CHECK_ENGINE_H
#define CHECK_ENGINE_H

#include "clock.h"
#include "event.h"
#include "finding.h"
#include "shadow.h"

enum {
    EVENTS_MAX = 8, /* ids of notify and wait */
    FLAGS_MAX = 16, /* ids of the all-block barrier */
    RELEASES_KEPT = 128,
    PAYLOADS_KEPT = 1024 /* a power of two */
};

typedef enum unit_kind { UNIT_HOST, UNIT_STREAM, UNIT_BLOCK } unit_kind;

typedef struct pipe_state {
    vclock *start; /* complete before its next operation starts */
    vclock *done;  /* and known when all its operations are complete, without its own number */
    vclock *given; /* what the scalar unit had let through when `start` was last brought up to it */
    uint32_t count; /* operations so far */
} pipe_state;

/* What passes what a unit did on to others: a flag store, an arrival. */
typedef struct sent {
    uint32_t issued;
    uint32_t site;
    uint8_t pipe; /* check_pipe */
    bool arrival;
} sent;

typedef struct token {
    vclock *clock;
    uint32_t site;
    struct token *next;
} token;

typedef struct payload {
    access read, write;  /* of GM; the write is not ordered before the read, or none */
    uint64_t begin, end; /* read, in GM */
    uint64_t write_begin, write_end;
    uint32_t number; /* what `suspect` of its bytes in UB says */
    uint32_t also;   /* another one that a vector operation has joined with it, or 0 */
    bool announced;  /* something issued after the write had been seen before the read */
} payload;

typedef struct unit {
    unit_kind kind;
    uint32_t index; /* in clocks (unit.c) */
    uint32_t rank, stream, block, thread;
    uint32_t grid;           /* of the block */
    uint32_t call;           /* of the rank (calls.c): its launch, or the task of the stream */
    pipe_state pipes[PIPES]; /* [ON_S].start is all the scalar unit knows */
    vclock *issue;           /* what a pipe's operation issued now starts after */
    vclock *published;       /* strict: what a scalar store carries */
    vclock *issued;          /* the weaker order; own number apart */
    uint32_t issued_count;
    sent sent[RELEASES_KEPT];
    uint32_t sent_count;
    /* notify and wait */
    token *tokens[PIPES][PIPES][EVENTS_MAX];
    uint32_t arrived[FLAGS_MAX], waited[FLAGS_MAX];
    uint32_t arrive_site[FLAGS_MAX];
    bool atomic, atomic_payload;
    uint32_t atomic_site;
    uint64_t atomic_begin, atomic_end; /* what was reduced into in this mode */
    bool inside;                       /* between block begin and end */
    vclock *begun;                     /* what was known when the block began */
    /* its UB */
    shadow ub;
    struct locals *locals; /* local.c */
    payload *payloads;     /* the last PAYLOADS_KEPT small loads, by number */
    uint32_t payload_count;
    uint32_t vector_suspect; /* what the vector operation under way has read */
    struct cache *cache;     /* lines the scalar unit holds (line.c) */
    struct untils *untils;   /* waits whose condition is known (until.c) */
    /* the last operation: a barrier on the same line is part of it */
    uint32_t last_site;
    uint8_t last_pipe;
    /* the last load, when only waits have come since: a block that yields inside a load reads again
     */
    uint64_t last_from, last_to;
    bool load_open;
    /* waiting */
    bool waiting;
    uint64_t wait_address, wait_value, wait_wanted;
    uint32_t wait_site;
    char wait_what[64];
    uint64_t wait_sequence;
    bool blocked; /* host thread: waits for a stream or for all ranks */
    bool host_ended;
    /* stream: tasks that are queued and have not begun, and whether one has and is not over */
    uint32_t queued;
    bool running;
} unit;

/* An all-block barrier of a grid: by flag and generation. */
typedef struct gathering {
    uint32_t rank, grid, id, generation;
    uint32_t count;
    vclock *done, *issued;
    struct gathering *next;
} gathering;

typedef struct grid_state {
    uint32_t rank, grid;
    uint32_t stream; /* unit of its stream */
    uint32_t call;   /* that launched it */
    uint32_t blocks, begun;
    char *name;
    vclock *start, *issued;
    gathering *gatherings;
    uint32_t arrivals[FLAGS_MAX]; /* of the first block that ended */
    uint32_t arrival_site[FLAGS_MAX];
    bool first_ended;
} grid_state;

typedef struct engine {
    findings *findings;
    bool strict;
    bool
        hosts_apart; /* host threads of different ranks are ordered by what the record shows only */

    unit **units; /* in the order of their appearance */
    size_t unit_count, unit_room;
    uint32_t *unit_keys; /* hash table, 1 + place in `units` */
    size_t unit_key_room;
    struct numbers *numbers;
    grid_state **grids;
    size_t grid_count, grid_room;

    shadow gm;
    struct allocations *memory;
    struct leases *leases;
    struct lines *lines;
    struct calls *calls;
    struct trust *trust;
    struct talk *talks; /* what host threads have told each other, by rank; [0] all ranks */
    size_t talk_count;
    struct named_clock *clocks; /* events, queued tasks, host barriers */

    uint64_t events;
    uint64_t sequence; /* of the event under way */
    bool deadlock;
} engine;

/* Code of a GRID_END that stands for a deadline that passed. */
enum { CODE_TIMED_OUT = 1, CODE_ENDED_OTHERWISE = 2 };

void engine_open(engine *e, findings *f, bool strict);
void engine_event(engine *e, const check_event *event);
/* All ranks have ended well: what can only be said then. */
void engine_finish(engine *e);
void engine_close(engine *e);

/* ---- unit.c: who acts ---- */
static inline uint32_t actor_of(const unit *u, uint32_t pipe)
{
    return u->index * PIPES + pipe;
}

unit *unit_at(const engine *e, uint32_t index);
unit *unit_host(engine *e, uint32_t rank, uint32_t thread);
unit *unit_stream(engine *e, uint32_t rank, uint32_t stream);
unit *unit_block(engine *e, uint32_t rank, uint32_t stream, uint32_t block);
void unit_close(engine *e);
/* The unit that acts in this event. */
unit *unit_of(engine *e, const check_event *event);
grid_state *grid_of(engine *e, uint32_t rank, uint32_t grid);
/* "rank 0 block 1 MTE3" into a buffer that the next eight calls leave alone. */
const char *unit_name(const unit *u, uint32_t pipe);
const char *pipe_name(uint32_t pipe);
bool units_same_block(const unit *a, const unit *b);

/* ---- order.c: what orders operations ---- */
void order_sync(engine *e, unit *u, const check_event *event); /* kinds NOTIFY to ARRIVE_WAIT */
void order_grid_begin(engine *e, const check_event *event);
void order_grid_end(engine *e, const check_event *event);
void order_block_begin(engine *e, const check_event *event);
void order_block_end(engine *e, const check_event *event);
/* The block has been ended from outside. */
void order_abandon(engine *e, unit *u);
/* The next operation of the pipe may start after what the scalar unit has let through. */
void order_issue(unit *u, uint32_t pipe);
/* Everything the pipe was given is complete: what is known then. The caller drops it. */
vclock *order_complete(unit *u, uint32_t pipe);
/* What a flag store by this pipe carries. */
release *order_release(engine *e, unit *u, uint32_t pipe, uint32_t site, bool arrival);
/* The first thing that told `who` of the unit after the access; NULL when it is long ago. */
const sent *order_sent_after(const unit *first, const access *earlier, const unit *who);
/* The last one after the access that `who` knows of, which is what it has waited for. */
const sent *order_sent_known(const unit *first, const access *earlier, const unit *who);
void order_acquire(engine *e, unit *u, uint32_t pipe, const release *r);
/* The scalar unit, and with it whatever it issues from now on, goes on after `known`. */
void order_scalar_after(unit *u, vclock *known);
void order_clear_tokens(unit *u);
void order_close(engine *e);

/* ---- host.c: what orders host threads and streams ---- */
void order_host(engine *e, const check_event *event); /* LAUNCH to HOST_BLOCKED */
void order_host_close(engine *e);
/* A rank's memory is made known to the rank event->count (UINT32_MAX: to all). */
void order_grant(engine *e, const check_event *event);

/* ---- race.c: accesses to memory ---- */
/* An access of the unit's pipe; counts it as a new operation, unless the last one goes on
 * (`again`). */
access access_make(engine *e, unit *u, uint32_t pipe, const check_event *event, bool small,
                   bool again);
void access_event(engine *e, unit *u, const check_event *event);
bool access_ordered(const unit *u, uint32_t pipe, const access *earlier);
/* The same for the last write of a span, which somebody may have seen. */
bool write_ordered(const unit *u, uint32_t pipe, const span *part);
void access_host(engine *e, unit *u, const check_event *event);
char *access_text(const engine *e, const access *a, bool write, uint64_t begin, uint64_t end,
                  const unit *ub_of);

/* ---- until.c: waits whose condition is known ---- */
/* A wait that saw more than it needs. */
typedef struct surplus {
    uint32_t number; /* of the wait in its block, 0 = no longer told by it */
    uint32_t site, unit;
    access read;
    uint64_t bytes, compare, wanted;
    release *first, *seen; /* the store that ends the wait, the one it has seen; NULL: free place */
} surplus;

void until_event(engine *e, unit *u, const check_event *event); /* kinds UNTIL and TAKEN */
/* The store whose release this read of `flag` is given: `flag`, or at the end of a wait the first
 * one that would have ended it. `again`: the read is the one before once more. */
const release *until_ends(unit *u, const check_event *event, const access *read, bool again,
                          release *flag);
void until_block_begin(unit *u);
void until_close(unit *u);

/* ---- trust.c: words that are believed because a flag has come ---- */
/* A look at a small word of GM. */
void trust_look(engine *e, const unit *u, const check_event *event, uint64_t address);
/* It has found a store that nothing orders before it. */
void trust_word(engine *e, const unit *u, const check_event *event, const access *read,
                const span *part);
/* All ranks have ended well. */
void trust_finish(engine *e);
void trust_close(engine *e);

/* ---- explain.c: which rule, which words ---- */
typedef enum conflict { READ_AFTER_WRITE, WRITE_AFTER_READ, WRITE_AFTER_WRITE } conflict;
typedef struct clash {
    conflict conflict;
    const access *earlier;
    const access *later;
    const access *before; /* WRITE_AFTER_READ: the write that was read, or NULL */
    unit *who;            /* of the later */
    uint32_t pipe;        /* of the later */
    uint64_t begin, end;
    bool in_ub;
    const payload *known; /* when not NULL: tells whether it was announced */
    bool of_flag;         /* UB: bytes that a fetch of a flag brought */
} clash;
void explain(engine *e, const clash *c);
/* The wait without whose surplus nothing orders the two accesses; NULL when there is none. */
const surplus *until_reason(const engine *e, const clash *c);
char *until_text(const engine *e, const surplus *wait);
finding *report(engine *e, check_rule rule, uint32_t site, uint32_t other, char *what,
                char *other_what, char *message);

/* ---- spelling.c: operations as the file of a site names them ---- */
typedef enum spelled {
    SPELL_DATA_BARRIER,
    SPELL_CACHE_CLEAN,
    SPELL_ATOMIC_OFF,
    SPELL_DRAIN_ALL
} spelled;
const char *spell(const engine *e, uint32_t site, spelled what);
/* Into buffers that the next eight calls leave alone. */
const char *spell_barrier(const engine *e, uint32_t site, uint32_t pipe);
const char *spell_events(const engine *e, uint32_t site, uint32_t from, uint32_t to);

/* ---- local.c: locals of functions ---- */
/* An operation works on UB. */
void local_use(engine *e, unit *u, uint64_t begin, uint64_t end);
/* The scalar unit's clash is about a local that no operation has used: it waits until one does. */
bool local_hold(unit *u, const clash *c);
/* A function has returned, the places are free. */
void local_end(unit *u, uint64_t begin, uint64_t end);
void local_block_begin(unit *u);
void local_close(unit *u);

/* ---- allocation.c: what memory is there ---- */
void memory_event(engine *e, const check_event *event);
/* An access by a device operation or a host copy. */
void memory_access(engine *e, unit *u, uint32_t pipe, uint64_t begin, uint64_t end, bool write,
                   uint32_t site);
/* The lease of this number is over: nobody may use the memory on its account. */
void memory_lease_over(engine *e, uint64_t begin, uint64_t number, uint32_t site);
/* An access by a device operation to memory of the process itself, which no kernel reaches but one
 * of the library that a call has given it to. */
void memory_host_access(engine *e, unit *u, uint32_t pipe, uint64_t begin, uint64_t end, bool write,
                        uint32_t site);
/* An access by an operator of the library, whose memory is its own affair. */
void memory_library_access(engine *e, const unit *u, uint64_t address);
/* Whether the rank has granted memory in this communicator: whether it is a member. */
bool memory_granted_in(const engine *e, uint32_t rank, uint32_t group);
/* "recvbuf+0x40 (rank 1)" into a buffer that the next eight calls leave alone. */
const char *memory_name(const engine *e, uint64_t address);
bool memory_known(const engine *e, uint64_t address);
/* Ranks use the same addresses for memory of their own (several processes on one device, without a
 * communicator): what they do to an address says nothing about each other. */
bool memory_private(const engine *e);
void memory_rank_end(engine *e, const check_event *event);
void memory_close(engine *e);

/* ---- lease.c: what is granted for one task ---- */
/* Number of the lease, from 1. */
uint64_t lease_begin(engine *e, const check_event *event);
void lease_queued(engine *e, const check_event *event);
void lease_task_end(engine *e, const check_event *event);
bool lease_of_host(const engine *e, uint32_t rank, uint64_t begin, uint64_t end);
void lease_close(engine *e);

/* ---- line.c: the scalar unit's cache ---- */
void line_scalar_read(engine *e, unit *u, const check_event *event);
void line_scalar_write(engine *e, unit *u, const check_event *event);
void line_move(engine *e, unit *u, uint64_t begin, uint64_t end, bool write, uint32_t site,
               bool atomic);
void line_cache(engine *e, unit *u, const check_event *event);
void line_block_end(engine *e, unit *u);
void line_forget(engine *e, uint64_t begin, uint64_t end);
void line_close(engine *e);

/* ---- deadlock.c ---- */
void deadlock_event(engine *e, unit *u, const check_event *event);
/* Whether nobody can move any more; reports it once. */
bool deadlock_look(engine *e);
/* A kernel has reached its deadline, though somebody else can still move: tells why it cannot. */
void deadlock_timed_out(engine *e, uint32_t rank, uint32_t grid);

/* ---- calls.c ---- */
/* Number of the launch among its rank's, from 1; 0 = not counted. */
uint32_t calls_event(engine *e, const check_event *event);
/* The block's kernel works with memory of communicator `group`. */
void calls_touch(engine *e, const unit *u, uint32_t group);
/* It has seen this flag. */
void calls_saw(engine *e, const unit *u, const release *flag);
/* Ranks do not move: tells where their launches first differ. */
void calls_compare(engine *e);
/* All ranks have ended well: tells whose collective kernels came in another order. */
void calls_finish(engine *e);
void calls_close(engine *e);

#endif
