/* check/event: what the engine is fed with, one event at a time in the order of effects. Made from
 * a record by input.c, or by hand in the unit tests. */
#ifndef CHECK_EVENT_H
#define CHECK_EVENT_H

#include <stdbool.h>
#include <stdint.h>

/* Pipes as the checker counts them. */
typedef enum check_pipe { ON_S, ON_V, ON_MTE2, ON_MTE3, PIPES, ON_ALL = PIPES } check_pipe;

typedef enum check_kind {
    /* the life of a rank */
    SEEN_RANK_END, /* code: its end; the record of this rank is complete */
    SEEN_ALLOC,    /* to, size, text: name; id: alloc_kind */
    SEEN_FREE,     /* to */
    SEEN_GRANT,    /* rank count (UINT32_MAX: all) may access to, size; group: communicator;
                      id: grant_kind; to_host: memory of the program itself */
    SEEN_REVOKE,   /* to, size; group: what was granted in it; 0: what this rank imported, or, told
                      by the owner, everything */
    SEEN_LEAVE,    /* group: this rank has ended its communicator */
    SEEN_COMMUNICATOR, /* all its ranks have met */
    /* host threads and streams */
    SEEN_LAUNCH, /* host thread -> stream; value: number of the task; count: device; text: what */
    SEEN_STREAM_SYNC,  /* stream -> host thread, at its return */
    SEEN_EVENT_RECORD, /* stream, or block of a kernel; group: the event */
    SEEN_EVENT_WAIT,   /* stream, or host thread when there is none, waits for the event */
    SEEN_TASK_BEGIN,   /* stream; value: number of the task that was queued */
    SEEN_TASK_END,     /* the same: it is over; code: 0, or it has failed */
    SEEN_MEET_ENTER,   /* all of a group meet: group; value: how often so far */
    SEEN_MEET_LEAVE,
    SEEN_HOST_BLOCKED, /* host thread begins to wait for a stream (deadlock graph) */
    SEEN_HOST_MEMORY,  /* a copy or memset by host thread or stream: from, to (either 0), size */
    /* kernels */
    SEEN_GRID_BEGIN, /* grid, stream, blocks: count */
    SEEN_GRID_END,   /* code: 0 or how it ended */
    SEEN_BLOCK_BEGIN,
    SEEN_BLOCK_END,
    SEEN_COPY,   /* on pipe: from -> to, rows; value: first word */
    SEEN_FILL,   /* on V: to, size */
    SEEN_VECTOR, /* on V: from or to, rows; id: number in its call */
    SEEN_NOTIFY, /* pipe -> pipe_to, id */
    SEEN_WAIT,
    SEEN_PIPE_BARRIER,
    SEEN_DATA_BARRIER,
    SEEN_ARRIVE, /* pipe, id */
    SEEN_ARRIVE_WAIT,
    SEEN_CACHE,       /* to: line, 0 = all of it */
    SEEN_ATOMIC_MODE, /* value: 0 = none */
    SEEN_LOAD,        /* scalar: from, size, value */
    SEEN_STORE,       /* scalar: to, size, value */
    SEEN_FLAG_STORE,  /* a library operator's flag: a store that drains before it */
    SEEN_FLAG_LOAD,
    SEEN_UNTIL, /* a wait begins for the word at from, size; value: record_compare; wanted; id: its
                   number */
    SEEN_TAKEN, /* id: number of a wait, whose last value is used from now on */
    SEEN_FRAME_END,  /* a function has returned: locals from `from` to `to` are gone */
    SEEN_WAIT_BEGIN, /* the block waits for the word at from; value seen, wanted */
    SEEN_WAIT_END,
    SEEN_KINDS
} check_kind;

/* As in a record. Mapped memory goes on in what is mapped right behind it. */
typedef enum alloc_kind { OF_PROGRAM, OF_LIBRARY, MAPPED } alloc_kind;
typedef enum free_kind { ALL, PIECE } free_kind;

/* For good; until the task is over that the thread queues next; to those who import it later. */
typedef enum grant_kind { FOR_GOOD, FOR_TASK, BY_KEY } grant_kind;

enum { NO_BLOCK = UINT32_MAX };

typedef struct check_event {
    check_kind kind;
    bool polled; /* this read, or one before it at the address, brought nothing new */
    uint64_t sequence;
    uint32_t rank;
    uint32_t thread;       /* host thread, or */
    uint32_t stream;       /* stream of the rank; of the grid */
    uint32_t grid;         /* of the rank */
    uint32_t block;        /* NO_BLOCK = a host thread or stream acts */
    uint8_t pipe, pipe_to; /* check_pipe */
    uint32_t id;
    uint32_t count;
    uint64_t from, to;                            /* addresses */
    uint64_t size;                                /* bytes in all; of a row: */
    uint32_t rows, row_bytes, from_step, to_step; /* rows 0 or 1 = one piece */
    uint64_t value, wanted;
    uint64_t group;
    int code;
    bool waits;              /* a wait has ended with this read; id: record_compare, wanted */
    bool ordered;            /* small access of GM: the sequence is that of the effect */
    bool atomic;             /* the move adds, or takes the maximum or minimum */
    bool unseen;             /* a read of a local whose earlier writes are not in the record */
    bool uncached;           /* a scalar access of GM that goes past the cache */
    bool to_ub, from_ub;     /* these addresses are in the block's UB */
    bool to_host, from_host; /* or in the process' own memory */
    uint32_t site;           /* index of a source line (finding.h), 0 = unknown */
    const char *text;
} check_event;

#endif
