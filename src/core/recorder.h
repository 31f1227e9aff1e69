/* core/recorder: the observer that writes the event record (src/record): turns operations into
 * events. Only in recorded runs; docs/design/record.md. */
#ifndef CORE_RECORDER_H
#define CORE_RECORDER_H

#include "base/status.h"
#include "core/block.h"
#include "core/core.h"
#include "core/hook.h"
#include "record/ring.h"

/* Joins the session, if there is one, and installs the hook. Called before the first grid. */
aivd_status core_recorder_install(void);

enum {
    CORE_HELD_MAX = 64,  /* events of one quiet round */
    CORE_WATCH_MAX = 64, /* addresses of one round of polls */
    CORE_RANGES_MAX = 8, /* runs of scalar accesses of UB that are still growing */
    CORE_FRAMES_MAX = 16 /* functions in each other whose locals are told apart */
};

/* A place this block has read since something happened. */
typedef struct core_watch {
    uint64_t address;
    uint64_t size;
    uint64_t site;
    uint64_t hash;    /* of what it saw */
    uint64_t version; /* of the lines, when it did */
    uint32_t phase;   /* of polling in which it was last read */
} core_watch;

/* Parts of a kernel's frames that operations use (core/recorder_locals), as record addresses. */
enum { CORE_LOCALS_MAX = 32 };
typedef struct core_locals {
    core_entry _Atomic entry;
    _Atomic uint32_t count, blocks; /* ranges; blocks that have ended */
    _Atomic bool everything;        /* too many ranges to tell */
    uint64_t begin[CORE_LOCALS_MAX], end[CORE_LOCALS_MAX];
} core_locals;

core_locals *core_locals_of(core_entry entry);
/* What a block that begins now is told of: a number of ranges, or UINT32_MAX for everything. */
uint32_t core_locals_told(const core_locals *locals);
/* An operation has it as its operand. False when the block was not told of it from its begin. */
bool core_locals_used(core_locals *locals, uint32_t told, uint64_t begin, uint64_t size);
/* Whether a scalar access there is recorded. */
bool core_locals_matter(const core_locals *locals, uint32_t told, uint64_t begin, uint64_t size);
void core_locals_block_ended(core_locals *locals);

/* What is known of a block while it runs. It belongs to the fiber.
 *
 * A round of polls that brings nothing new leaves no event: its reads are counted, what it does
 * besides (events of pipes, barriers, scalar reads) is held back and dropped when the next quiet
 * read comes; of the first such round it is told. With the first news the last round held back is
 * told, so that every pair stays a pair. */
typedef struct core_recorded {
    uint64_t generation;
    uint32_t grid, index;
    core_locals *locals;   /* of its kernel */
    uint32_t locals_known; /* its ranges when the block began; UINT32_MAX: all accesses are told */
    uint32_t phase;        /* how often polling has begun */
    bool polling;          /* the last read of GM was a quiet one, */
    bool first_round;      /* for the first time since the polling began */
    bool waiting;          /* RECORD_WAIT_BEGIN is told */
    uint32_t repeats;
    uint32_t held_count, watch_count, range_count;
    uint32_t frame_count;
    uint64_t deepest; /* local told of since the last end of a frame; UINT64_MAX: none */
    uint64_t frames[CORE_FRAMES_MAX]; /* locals of what is called lie below; outermost first */
    record_event wait;
    record_event held[CORE_HELD_MAX];
    core_watch watch[CORE_WATCH_MAX];
    record_event ranges[CORE_RANGES_MAX];
} core_recorded;

/* State of a thread: a scalar access of GM whose lines are locked until the next operation, because
 * the compiler tells of an access before it happens. */
typedef struct core_recorder {
    record_ring *ring;
    record_session *session;
    core_block *block; /* of the access */
    record_event access;
    bool open;
    uint64_t locked_address, locked_size; /* by the operation that runs now */
} core_recorder;

/* The thread's state, or NULL when nothing is recorded (any more). */
core_recorder *core_recorder_self(void);
core_recorded *core_recorded_of(core_block *block);

/* Address as records have it, and what it means. */
uint64_t core_record_address(const core_block *block, const void *pointer, record_space *space);

/* What happened before in this block is told first: growing runs, the open access. */
void core_recorder_settle(core_recorder *r, core_block *block);
/* An event that makes a difference / one that belongs to a round of polls. */
void core_recorder_tell(core_recorder *r, core_block *block, record_event *event);
void core_recorder_tell_quiet(core_recorder *r, core_block *block, record_event *event);
/* A read of GM: true when it was quiet and is not told. */
bool core_recorder_tell_read(core_recorder *r, core_block *block, record_event *event,
                             const core_watch *now);

static inline void core_recorder_note_local(core_recorded *state, uint64_t address)
{
    if (address < state->deepest)
        state->deepest = address;
}

/* Room for whatever one operation can make public. */
static inline bool core_recorder_reserve(core_recorder *r)
{
    return record_reserve(r->ring, CORE_HELD_MAX + CORE_RANGES_MAX + 8);
}

#endif
