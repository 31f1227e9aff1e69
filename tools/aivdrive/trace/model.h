/* trace/model: what is known of a run once its events are read.
 *
 *     rank -- lanes: host threads, streams, kernels, and per block one for each pipe
 *     lane -- slices: an operation, a wait, a kernel, from begin to end
 *     arrows: from the end of a slice (a flag is stored) to a time in another (the wait is over)
 *     totals: time per kernel, phase and pipe; waits per pair of ranks; bytes per pair of ranks
 *
 * Times are nanoseconds since the session began. A record has one time per event, that of its
 * effect; follow.c says how they become slices. */
#ifndef TRACE_MODEL_H
#define TRACE_MODEL_H

#include "record/site.h"
#include "trace/store.h"
#include "trace/trace.h"

#define TRACE_PHASES(PHASE)                                                                        \
    PHASE(PHASE_FLAG_WAIT, "wait for a flag")                                                      \
    PHASE(PHASE_BLOCK_WAIT, "wait for all blocks")                                                 \
    PHASE(PHASE_MOVE_IN, "move in")                                                                \
    PHASE(PHASE_MOVE_OUT, "move out")                                                              \
    PHASE(PHASE_VECTOR, "vector")                                                                  \
    PHASE(PHASE_PIPE_WAIT, "order of pipes")                                                       \
    PHASE(PHASE_GM_SCALAR, "scalar access of GM")                                                  \
    PHASE(PHASE_SCALAR, "scalar code")                                                             \
    PHASE(PHASE_BLOCK, "block")                                                                    \
    PHASE(PHASE_KERNEL, "kernel")                                                                  \
    PHASE(PHASE_HOST, "host")

typedef enum trace_phase {
#define TRACE_PHASE_ID(id, name) id,
    TRACE_PHASES(TRACE_PHASE_ID)
#undef TRACE_PHASE_ID
        PHASE_COUNT
} trace_phase;

enum { TRACE_RANKS = 8192, TRACE_NO_TEXT = 0 /* text 0 is "" */ };

typedef enum lane_kind { LANE_HOST, LANE_STREAM, LANE_KERNELS, LANE_BLOCK } lane_kind;

typedef struct lane {
    int32_t rank;
    lane_kind kind;
    uint32_t slot;   /* kernels that run at the same time on a rank have one each */
    uint32_t number; /* of the thread, stream, block */
    uint8_t pipe;
} lane;

typedef struct slice {
    uint64_t begin, end;
    uint64_t bytes, address;
    uint32_t lane, name, site; /* name, site: texts */
    uint32_t repeats;
    int32_t status, to_rank; /* moves: the rank whose memory it is, -1 = none */
    uint8_t phase;
    bool moment; /* has no length: a call, a copy by the host */
    bool open;   /* the record ends before it does */
} slice;

typedef struct arrow {
    uint64_t from_ns, to_ns;
    uint32_t from_lane, to_lane;
    bool launch; /* host to kernel, else flag to reader */
} arrow;

/* Bytes of moves that the rank's kernels have issued and not yet waited for. */
typedef struct flight {
    uint64_t ns, in, out;
    int32_t rank;
} flight;

typedef struct phase_total {
    uint32_t kernel; /* text */
    uint8_t phase, pipe;
    uint64_t ns, count, bytes;
} phase_total;

typedef struct pair_total {
    int32_t from, to; /* -1 = nobody known */
    uint64_t ns, count, bytes;
} pair_total;

/* A word in device memory that was waited for. */
typedef struct flag_total {
    uint64_t address, ns, count, longest;
    int32_t longest_rank, setter; /* -1 = not seen */
    uint32_t longest_block;
    uint32_t site, setter_site, name; /* texts */
} flag_total;

/* A list of totals found by a key. */
#define TRACE_TOTALS(type)                                                                         \
    struct {                                                                                       \
        type *list;                                                                                \
        size_t count, room;                                                                        \
        number_map by_key;                                                                         \
    }

struct follow;

struct trace {
    record_sites *sites;
    number_map site_texts; /* rank and return address -> text + 1 */
    text_list texts;
    lane *lanes;
    size_t lane_count, lane_room;
    number_map lane_by_key;
    slice *slices;
    size_t slice_count, slice_room;
    arrow *arrows;
    size_t arrow_count, arrow_room;
    flight *flights;
    size_t flight_count, flight_room;
    TRACE_TOTALS(phase_total) phases;
    TRACE_TOTALS(pair_total) waits; /* from: whose flag it was; to: who waited */
    TRACE_TOTALS(pair_total) moves; /* from: whose memory was read; to: written */
    TRACE_TOTALS(flag_total) flags;
    struct follow *follow; /* of the events, until trace_finish */
    uint64_t *order;       /* slices by begin, the longer ones first */
    uint64_t events, kernels, last_ns;
    int32_t ranks; /* the highest + 1 */
};

/* The element of a TRACE_TOTALS for the key, zeroed when it is new. */
#define TRACE_TOTAL(totals, key, element)                                                          \
    do {                                                                                           \
        uint64_t *number_ = trace_map_at(&(totals)->by_key, (key));                                \
        if (*number_ == 0) {                                                                       \
            TRACE_GROW((totals)->list, (totals)->room, (totals)->count);                           \
            memset(&(totals)->list[(totals)->count], 0, sizeof *(totals)->list);                   \
            *number_ = ++(totals)->count;                                                          \
        }                                                                                          \
        (element) = &(totals)->list[*number_ - 1];                                                 \
    } while (0)

const char *trace_phase_name(unsigned phase);
const char *trace_pipe_name(unsigned pipe);
/* "block 3 MTE3", "host thread 2". */
void trace_lane_name(const lane *l, char *text, size_t size);
uint32_t trace_lane(trace *t, lane l);
/* Returns the number of the slice. A slice lasts at least a nanosecond, so that arrows have a hold.
 */
size_t trace_slice(trace *t, slice s);
/* Line of source, shortened to the file and the folder it is in. */
uint32_t trace_site(trace *t, int32_t rank, uint64_t address);

/* ---- follow.c ---- */
struct follow *trace_follow_open(void);
void trace_follow_event(trace *t, const record_event *e, const char *text);
void trace_follow_finish(trace *t);
void trace_follow_close(struct follow *f);

/* ---- memory.c: whose an address is ---- */
typedef struct memory_map memory_map;
memory_map *trace_memory_map_open(void);
void trace_memory_map_close(memory_map *m);
/* RECORD_ALLOC, RECORD_FREE, RECORD_GRANT, RECORD_REVOKE; others are left alone. */
void trace_memory_map_note(memory_map *m, const record_event *e, const char *text);
/* -1 = nobody's that is known. */
int32_t trace_memory_owner(const memory_map *m, uint64_t address);
/* "rank 1 control area+0x20". */
void trace_memory_name(const memory_map *m, uint64_t address, char *text, size_t size);

/* ---- json.c: the few things JSON needs ---- */
void trace_json_text(FILE *to, const char *text);
/* Microseconds with the nanoseconds behind the point. */
void trace_json_us(FILE *to, uint64_t ns);

#endif
