/* record/format: what a record consists of (docs/design/record.md). A record is a row of events of
 * 128 bytes in the order in which they took effect; the same bytes stand in the rings that ranks
 * write while they run and in the file that is left.
 *
 *     file     header (128) | event | event | text of that event | event ... | END
 *     ring     header (4096) | slots, used in a circle
 *
 * An event whose text_bytes is not 0 is followed by that text in as many slots as it needs. All
 * numbers are little-endian. Whoever changes the layout counts RECORD_VERSION up. */
#ifndef RECORD_FORMAT_H
#define RECORD_FORMAT_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define RECORD_VERSION    4u
#define RECORD_FILE_MAGIC "AIVDREC"
#define RECORD_FILE_NAME  "record.aivr"
#define RECORD_NONE       UINT32_MAX /* no block: a host thread */

enum { RECORD_SLOT = 128, RECORD_TEXT_MAX = 3840 };

/* KIND(id, "name", what it says beside seq, time, rank, producer, grid, block, site) */
#define RECORD_KINDS(KIND)                                                                         \
    KIND(RECORD_RANK, "rank", "id: size; value: process; object: map base; text: program")         \
    KIND(RECORD_MODULE, "module", "from: address; size; value: load bias; text: file")             \
    KIND(RECORD_IMAGE, "image", "from: address; size; value: load bias; text: copy in the record") \
    KIND(RECORD_ALLOC, "alloc", "to, size; id: record_alloc; text: name")                          \
    KIND(RECORD_FREE, "free", "to, size; id: record_free")                                         \
    KIND(RECORD_GRANT, "grant",                                                                    \
         "to, size; object: communicator; id: rank there that may access; extra: record_lease")    \
    KIND(RECORD_REVOKE, "revoke", "to, size; object: communicator")                                \
    KIND(RECORD_COMM, "comm", "object; id: rank there; value: size; extra: identity; text: name")  \
    KIND(RECORD_COMM_END, "comm_end", "object; extra: identity")                                   \
    KIND(RECORD_CALL, "call", "status: result; text: function")                                    \
    KIND(RECORD_QUEUE, "queue", "object: stream; value: number of the task; text: what")           \
    KIND(RECORD_TASK_BEGIN, "task_begin", "object: stream; value: number of the task")             \
    KIND(RECORD_TASK_END, "task_end", "object: stream; value: number; status")                     \
    KIND(RECORD_SYNC, "sync", "object: stream; value: tasks that are done; status (AGAIN: waits)") \
    KIND(RECORD_EVENT_RECORD, "event_record",                                                      \
         "object: event; id: record_event_scope; value: number")                                   \
    KIND(RECORD_EVENT_WAIT, "event_wait", "object: event; id: record_event_scope; value: number")  \
    KIND(RECORD_HOST_COPY, "host_copy",                                                            \
         "from, to, size; id: record_compare and RECORD_WAITED; extra: wanted")                    \
    KIND(RECORD_HOST_FILL, "host_fill", "to, size, value")                                         \
    KIND(RECORD_HOST_BARRIER, "host_barrier", "id: record_barrier_side; value, object: which")     \
    KIND(RECORD_GRID_BEGIN, "grid_begin", "device; value: blocks; text: kernel")                   \
    KIND(RECORD_GRID_END, "grid_end", "device; status")                                            \
    KIND(RECORD_BLOCK_BEGIN, "block_begin", "")                                                    \
    KIND(RECORD_BLOCK_END, "block_end", "")                                                        \
    KIND(RECORD_COPY, "copy", "pipe, from, to, size, bursts, burst_bytes, steps, value")           \
    KIND(RECORD_FILL, "fill", "pipe, to, size, bursts, value")                                     \
    KIND(RECORD_VECTOR, "vector", "pipe, from or to, size, bursts; id: number in the call; text")  \
    KIND(RECORD_NOTIFY, "notify", "pipe -> pipe_to, id: event")                                    \
    KIND(RECORD_WAIT, "wait", "pipe -> pipe_to, id: event")                                        \
    KIND(RECORD_PIPE_BARRIER, "pipe_barrier", "pipe")                                              \
    KIND(RECORD_DATA_BARRIER, "data_barrier", "id: which")                                         \
    KIND(RECORD_BLOCK_ARRIVE, "block_arrive", "pipe, id: flag, value: generation")                 \
    KIND(RECORD_BLOCK_WAIT, "block_wait", "pipe, id: flag, value: generation; when it is over")    \
    KIND(RECORD_CACHE, "cache", "to: line, 0 = the whole cache; id")                               \
    KIND(RECORD_ATOMIC_MODE, "atomic_mode", "value: operation << 8 | element")                     \
    KIND(RECORD_MODE, "mode", "id: which, value")                                                  \
    KIND(RECORD_FLAG_STORE, "flag_store", "to, size, value")                                       \
    KIND(RECORD_FLAG_LOAD, "flag_load", "from, size, value")                                       \
    KIND(RECORD_FLAG_WAIT, "flag_wait", "from, size, value: seen, extra: wanted; when over")       \
    KIND(RECORD_WAIT_BEGIN, "wait_begin", "from: awaited, value: seen, extra: wanted, text")       \
    KIND(RECORD_WAIT_END, "wait_end", "from: awaited, value: seen, repeats: polls left out")       \
    KIND(RECORD_UNTIL, "until",                                                                    \
         "from, size: the word, for which a wait begins; id: number of the wait; value: "          \
         "record_compare; extra: with what")                                                       \
    KIND(RECORD_TAKEN, "taken", "id: number of the wait whose last value is used from now on")     \
    KIND(RECORD_SCALAR_READ, "scalar_read", "from, size, value")                                   \
    KIND(RECORD_SCALAR_WRITE, "scalar_write", "to, size, value")                                   \
    KIND(RECORD_FRAME_END, "frame_end", "from, to: locals between them are gone")                  \
    KIND(RECORD_ABORT, "abort", "status; text: the report")                                        \
    KIND(RECORD_END, "end",                                                                        \
         "value: events; extra: events lost with processes that died; status: 0, 1 = a rank or "   \
         "the run failed, 2 = its reader ended it, nobody could move")

typedef enum record_kind {
    RECORD_NOTHING,
#define RECORD_KIND_ID(id, name, fields) id,
    RECORD_KINDS(RECORD_KIND_ID)
#undef RECORD_KIND_ID
        RECORD_KIND_COUNT
} record_kind;

/* What an address means. UB: below the product's UB size an offset in the block's arena; a local of
 * the kernel's frames that lies d bytes below the top of its stack is RECORD_UB_LOCAL - d. */
typedef enum record_space { SPACE_NONE, SPACE_GM, SPACE_UB, SPACE_HOST } record_space;
#define RECORD_UB_LOCAL (UINT64_C(1) << 32)

/* Whether an address in UB is a local. */
static inline bool record_is_local(uint64_t address)
{
    return address >= RECORD_UB_LOCAL / 2 && address < RECORD_UB_LOCAL;
}

/* Mapped: of the program; goes on in what is mapped right behind it. */
typedef enum record_alloc { ALLOC_USER, ALLOC_LIBRARY, ALLOC_MAPPED } record_alloc;
/* All that lies in these bytes, or a piece of memory of the library that it will give out again. */
typedef enum record_free { FREE_ALL, FREE_PIECE } record_free;
/* How long a grant holds: until it is taken back, or until the task is over that this thread queues
 * next. */
typedef enum record_lease { LEASE_OPEN, LEASE_OF_TASK } record_lease;
/* id of a grant or revoke without a communicator: by the owner for whoever has the key, by who has
 * imported it for its own process. */
enum { RECORD_BY_KEY = 0, RECORD_IMPORTED = 1 };
/* Who knows an event by this object: one process, or (notifies) all of them. */
typedef enum record_event_scope { EVENT_OF_PROCESS, EVENT_OF_ALL } record_event_scope;
/* How a wait compares its word with the value it wants; without a sign when nothing is said. */
typedef enum record_compare {
    RECORD_EQ,
    RECORD_NE,
    RECORD_GT,
    RECORD_GE,
    RECORD_LT,
    RECORD_LE,
    RECORD_COMPARISON = 7, /* these bits */
    RECORD_AS_SIGNED = 8,
    RECORD_AS_FLOAT = 16,
    RECORD_AS_COUNTER = 32, /* less is less by less than half of what there is */
    RECORD_WAITED = 64      /* id of a host copy: a wait has ended with this look */
} record_compare;
typedef enum record_barrier_side { BARRIER_ENTER, BARRIER_LEAVE } record_barrier_side;
/* How a run went: status of the last event. */
typedef enum record_finish {
    FINISH_WELL,
    FINISH_FAILED,
    FINISH_STUCK,
    FINISH_CUT /* no such event */
} record_finish;

enum {
    RECORD_ATOMIC = 1,   /* a copy in atomic mode; id: operation << 8 | element */
    RECORD_ORDERED = 2,  /* a small access of GM: its place in the order is that of its effect */
    RECORD_SAME = 4,     /* a read that saw what this block had read there before */
    RECORD_UNCACHED = 8, /* a scalar access of GM that goes past the cache */
    RECORD_UNSEEN = 16 /* `from` is a local that operations use for the first time: what the scalar
                          unit wrote to it is not in the record */
};

typedef struct record_event {
    uint64_t seq;     /* from 1, without gaps */
    uint64_t time_ns; /* since the session began */
    uint16_t kind;
    uint16_t text_bytes;   /* text in the slots that follow */
    uint8_t pipe, pipe_to; /* pipe_t of c_api/asc_enums.h */
    uint8_t spaces;        /* record_space of `from` | of `to` << 4 */
    uint8_t flags;
    int32_t rank;
    uint32_t producer; /* the thread that wrote it */
    uint32_t grid;     /* launches of the process, from 1; 0 = not in a kernel */
    uint32_t block;    /* RECORD_NONE = not in a block */
    uint64_t site;     /* return address in the caller's code, 0 = none */
    uint64_t from, to;
    uint64_t size; /* bytes in all */
    uint32_t bursts, burst_bytes;
    uint32_t from_step, to_step; /* bytes from one burst to the next */
    uint64_t value;              /* accesses of GM: the first 8 bytes read or written */
    uint64_t extra;
    uint64_t object; /* handle, as its process sees it */
    uint32_t id;
    int32_t status;   /* aivd_status, or what a call returned */
    uint32_t repeats; /* polls before this one that brought nothing new */
    int32_t device;
} record_event;

static_assert(sizeof(record_event) == RECORD_SLOT, "an event fills one slot");
static_assert(offsetof(record_event, rank) == 24 && offsetof(record_event, from) == 48 &&
                  offsetof(record_event, value) == 88 && offsetof(record_event, id) == 112,
              "event layout");

typedef struct record_file_header {
    char magic[8];
    uint32_t version, slot_bytes;
    uint64_t wall_ns; /* CLOCK_REALTIME when the session began */
    char release[32]; /* of aivdrive, text */
    uint8_t reserved[72];
} record_file_header;

static_assert(sizeof(record_file_header) == RECORD_SLOT, "the header fills one slot");

static inline uint32_t record_text_slots(uint32_t bytes)
{
    return (bytes + RECORD_SLOT - 1) / RECORD_SLOT;
}

static inline uint8_t record_spaces(record_space from, record_space to)
{
    return (uint8_t)((unsigned)from | (unsigned)to << 4);
}

/* "copy"; "?" for a number that is no kind. */
const char *record_kind_name(unsigned kind);
/* The fields an event of the kind carries, for the documentation. */
const char *record_kind_fields(unsigned kind);

#endif
