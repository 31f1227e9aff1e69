/* trace/follow: what is going on at the event that is read now. follow.c follows the blocks, host.c
 * host threads, streams and kernels, flags.c who stores the words that others wait for. */
#ifndef TRACE_FOLLOW_H
#define TRACE_FOLLOW_H

#include "trace/model.h"

enum { SIDE_IN, SIDE_OUT, SIDES, EVENT_IDS = 16, PIPES_KNOWN = 8, IDLE_WAITS = 16 };

/* A block may stop waiting, look, find what it knows, and wait on: the time until then. */
typedef struct idle_wait {
    uint64_t address, ns;
    size_t slice; /* the newest */
} idle_wait;

/* A block from its begin to its end. Numbers of slices are + 1; 0 = none. */
typedef struct block_state {
    bool live;
    int32_t rank;
    uint32_t grid, index, slot, kernel, order; /* order: of all blocks of the run */
    uint64_t last;                             /* when its newest event was */
    uint64_t last_read;                        /* when it read device memory last */
    size_t own;                                /* the slice of the block itself */
    size_t writing;                            /* a long write: ends with the next event */
    size_t waiting, waited;                    /* goes on; has ended with the event before */
    uint64_t wait_value;                       /* of the word when the wait began */
    idle_wait idle[IDLE_WAITS];                /* waits that ended without news, by address */
    uint32_t idle_count;
    uint64_t told_ns;                    /* by slices of any phase */
    uint64_t issued[SIDES], done[SIDES]; /* bytes moved; known to be there */
    uint64_t at_notify[SIDES][PIPES_KNOWN][EVENT_IDS];
} block_state;

/* A small store to device memory. */
typedef struct flag_store {
    uint64_t address, size, value, ns;
    uint32_t lane, site, order; /* order: of the block */
    int32_t rank;
} flag_store;

typedef struct rank_state {
    uint64_t slots; /* kernels that run: a bit each */
    uint32_t threads, streams;
    size_t flight; /* its newest one + 1 */
    uint64_t in, out;
} rank_state;

typedef struct grid_state {
    uint32_t slot, kernel;
    size_t own;
} grid_state;

struct follow {
    memory_map *memory;
    rank_state *ranks;
    size_t rank_room;
    block_state *blocks;
    size_t block_count, block_room;
    number_map block_by_key; /* rank, grid, block -> number + 1 */
    uint32_t *free_blocks;
    size_t free_count, free_room;
    uint32_t block_order;
    grid_state *grids;
    size_t grid_count, grid_room;
    number_map grid_by_key, thread_by_key, stream_by_key;
    number_map queued; /* task -> slice of its queueing + 1 */
    number_map tasks;  /* task -> slice + 1 */
    number_map host_waits;
    flag_store *stores;
    size_t store_count, store_room;
    number_map newest; /* address / 8 -> store + 1 */
    number_map seen;   /* block and address -> store + 1 that it has seen */
};

rank_state *trace_rank(struct follow *f, int32_t rank);
void trace_add_phase(trace *t, uint32_t kernel, unsigned phase, unsigned pipe, uint64_t ns,
                     uint64_t bytes);

/* ---- host.c ---- */
void trace_host_event(trace *t, const record_event *e, const char *text);
grid_state *trace_grid(struct follow *f, int32_t rank, uint32_t grid);

/* ---- flags.c ---- */
/* A small write of device memory is in slice `number`. */
void trace_flag_stored(trace *t, const block_state *b, const record_event *e, size_t number);
/* By somebody of whom no arrow starts. */
void trace_flag_forget(struct follow *f, uint64_t address, uint64_t size);
/* A small read, in slice `number`: draws the arrow, and tells whose flag the wait was for. */
void trace_flag_read(trace *t, block_state *b, const record_event *e, size_t number);
/* A wait that nobody has ended so far. */
void trace_flag_unseen(trace *t, block_state *b);
/* The block ends: what it still waited for nobody has stored. */
void trace_flag_end(trace *t, block_state *b);

#endif
