/* check/input: makes the engine's events of the events of a record: which stream a thread works
 * for, small numbers for handles, source lines for addresses. */
#include "input.h"

#include <stdlib.h>
#include <string.h>

#include "base/status.h"
#include "memory.h"

enum {
    MTE2_PIPE = 4,
    MTE3_PIPE = 5,
    ALL_PIPES = 6,
    DEPTH_MAX = 8,
    RANKS_MAX = 4096,
    BLOCKS_MAX = 1 << 20,
    ROWS_MAX = 65536
};
#define SIZE_MOST    (UINT64_C(1) << 40)
#define ADDRESS_MOST (UINT64_C(1) << 56)

/* A thread that wrote events: what it is working on. */
typedef struct producer {
    uint32_t rank, number;
    uint32_t streams[DEPTH_MAX]; /* of the tasks it is in, the innermost last */
    uint32_t depth;
} producer;

typedef struct handle {
    uint32_t rank;
    uint64_t object;
    uint32_t number; /* streams: from 1, per run */
} handle;

typedef struct member {
    uint64_t identity;
    uint32_t rank_there, rank;
} member;

typedef struct known_site {
    uint64_t address;
    uint32_t rank;
    uint32_t site;
    bool used;
} known_site;

typedef struct known_grid {
    uint32_t rank, grid, stream;
} known_grid;

enum { RECENT = 512 }; /* a power of two: places in `grids` by rank, good or not */

struct input {
    engine *e;
    record_sites *sites;
    input_facts facts;
    producer *producers;
    size_t producer_count, producer_room;
    handle *streams;
    size_t stream_count, stream_room;
    handle *comms; /* object -> index into identities */
    size_t comm_count, comm_room;
    uint64_t *identities;
    size_t identity_count, identity_room;
    member *members;
    size_t member_count, member_room;
    known_site *places;
    size_t place_count, place_room;
    uint32_t *placed; /* by rank: how many of them are its own */
    size_t placed_room;
    known_grid *grids;
    size_t grid_count, grid_room;
    uint32_t recent[RECENT];
};

input *input_open(engine *e, record_sites *sites)
{
    input *in = check_zeroed(sizeof *in);
    in->e = e;
    in->sites = sites;
    return in;
}

void input_close(input *in)
{
    check_free(in->producers);
    check_free(in->streams);
    check_free(in->comms);
    check_free(in->identities);
    check_free(in->members);
    check_free(in->places);
    check_free(in->placed);
    check_free(in->grids);
    check_free(in);
}

const input_facts *input_told(const input *in)
{
    return &in->facts;
}

/* ---- numbers for things ---- */

static producer *producer_of(input *in, uint32_t rank, uint32_t number)
{
    for (size_t i = in->producer_count; i-- > 0;)
        if (in->producers[i].rank == rank && in->producers[i].number == number)
            return &in->producers[i];
    CHECK_GROW(in->producers, in->producer_room, in->producer_count);
    in->producers[in->producer_count] = (producer){.rank = rank, .number = number};
    return &in->producers[in->producer_count++];
}

static uint32_t stream_number(input *in, uint32_t rank, uint64_t object)
{
    for (size_t i = in->stream_count; i-- > 0;)
        if (in->streams[i].rank == rank && in->streams[i].object == object)
            return in->streams[i].number;
    CHECK_GROW(in->streams, in->stream_room, in->stream_count);
    in->streams[in->stream_count] = (handle){rank, object, (uint32_t)in->stream_count + 1};
    return in->streams[in->stream_count++].number;
}

static void forget_place(known_site *table, size_t room, known_site place)
{
    size_t i =
        (size_t)((place.address ^ place.rank * 0x9E3779B97F4A7C15u) * 0xC2B2AE3D27D4EB4Fu >> 20) &
        (room - 1);
    while (table[i].used)
        i = (i + 1) & (room - 1);
    table[i] = place;
}

static known_site *place_slot(input *in, uint32_t rank, uint64_t address)
{
    size_t i = (size_t)((address ^ rank * 0x9E3779B97F4A7C15u) * 0xC2B2AE3D27D4EB4Fu >> 20) &
               (in->place_room - 1);
    while (in->places[i].used && (in->places[i].address != address || in->places[i].rank != rank))
        i = (i + 1) & (in->place_room - 1);
    return &in->places[i];
}

static uint32_t *placed_of(input *in, uint32_t rank)
{
    size_t old = in->placed_room;
    CHECK_GROW(in->placed, in->placed_room, rank);
    memset(in->placed + old, 0, (in->placed_room - old) * sizeof *in->placed);
    return &in->placed[rank];
}

static uint32_t resolve(input *in, uint32_t rank, uint64_t address)
{
    char file[1024];
    const char *name = record_sites_name(in->sites, (int32_t)rank, address);
    const char *colon = strrchr(name, ':');
    if (*name == '\0')
        return 0;
    if (colon == NULL)
        return findings_site(in->e->findings, name, 0, NULL);
    size_t length = (size_t)(colon - name);
    if (length >= sizeof file)
        length = sizeof file - 1;
    memcpy(file, name, length);
    file[length] = '\0';
    return findings_site(in->e->findings, file, (uint32_t)strtoul(colon + 1, NULL, 10), NULL);
}

static uint32_t site_of(input *in, uint32_t rank, uint64_t address)
{
    if (address == 0 || in->sites == NULL)
        return 0;
    if (2 * (in->place_count + 1) > in->place_room) {
        size_t room = in->place_room ? 2 * in->place_room : 256;
        known_site *bigger = check_zeroed(room * sizeof *bigger);
        for (size_t i = 0; i < in->place_room; i++)
            if (in->places[i].used)
                forget_place(bigger, room, in->places[i]);
        check_free(in->places);
        in->places = bigger;
        in->place_room = room;
    }
    known_site *slot = place_slot(in, rank, address);
    if (!slot->used) {
        *slot = (known_site){address, rank, resolve(in, rank, address), true};
        in->place_count++;
        ++*placed_of(in, rank);
    }
    return slot->site;
}

/* The addresses of this rank mean something else from now on. */
static void forget_sites(input *in, uint32_t rank)
{
    size_t room = in->place_room;
    uint32_t *own = placed_of(in, rank);
    if (*own == 0)
        return;
    *own = 0;
    known_site *kept = check_zeroed(room * sizeof *kept);
    in->place_count = 0;
    for (size_t i = 0; i < room; i++)
        if (in->places[i].used && in->places[i].rank != rank) {
            forget_place(kept, room, in->places[i]);
            in->place_count++;
        }
    check_free(in->places);
    in->places = kept;
}

static uint8_t pipe_of(uint8_t pipe)
{
    switch (pipe) {
    case 0:
        return ON_S;
    case MTE2_PIPE:
        return ON_MTE2;
    case MTE3_PIPE:
        return ON_MTE3;
    case ALL_PIPES:
        return ON_ALL;
    default:
        return ON_V;
    }
}

/* ---- communicators ---- */

static uint32_t identity_index(input *in, uint64_t identity)
{
    for (size_t i = in->identity_count; i-- > 0;)
        if (in->identities[i] == identity)
            return (uint32_t)i;
    CHECK_GROW(in->identities, in->identity_room, in->identity_count);
    in->identities[in->identity_count] = identity;
    return (uint32_t)in->identity_count++;
}

static void communicator(input *in, const record_event *r)
{
    uint32_t rank = (uint32_t)r->rank;
    CHECK_GROW(in->comms, in->comm_room, in->comm_count);
    in->comms[in->comm_count++] = (handle){rank, r->object, identity_index(in, r->extra)};
    CHECK_GROW(in->members, in->member_room, in->member_count);
    in->members[in->member_count++] = (member){r->extra, r->id, rank};
}

/* Number of the communicator, the same for all its members, from 1; 0 = not known. */
static uint64_t group_of(const input *in, uint32_t rank, uint64_t object)
{
    for (size_t i = in->comm_count; i-- > 0;)
        if (in->comms[i].rank == rank && in->comms[i].object == object)
            return in->comms[i].number + 1;
    return 0;
}

/* The rank of the run behind a rank of the communicator; UINT32_MAX when not known (yet). */
static uint32_t member_rank(const input *in, uint32_t rank, uint64_t object, uint32_t rank_there)
{
    for (size_t i = in->comm_count; i-- > 0;) {
        if (in->comms[i].rank != rank || in->comms[i].object != object)
            continue;
        uint64_t identity = in->identities[in->comms[i].number];
        for (size_t k = in->member_count; k-- > 0;)
            if (in->members[k].identity == identity && in->members[k].rank_there == rank_there)
                return in->members[k].rank;
    }
    return UINT32_MAX;
}

/* ---- events ---- */

static uint32_t grid_stream(input *in, uint32_t rank, uint32_t grid)
{
    uint32_t *recent = &in->recent[rank % RECENT];
    const known_grid *g = *recent < in->grid_count ? &in->grids[*recent] : NULL;
    if (g != NULL && g->rank == rank && g->grid == grid)
        return g->stream;
    for (uint32_t i = (uint32_t)in->grid_count; i-- > 0;)
        if (in->grids[i].rank == rank && in->grids[i].grid == grid) {
            *recent = i;
            return in->grids[i].stream;
        }
    return 0;
}

static void begin_grid(input *in, check_event *event)
{
    CHECK_GROW(in->grids, in->grid_room, in->grid_count);
    in->grids[in->grid_count++] = (known_grid){event->rank, event->grid, event->stream};
    in->facts.grids++;
    engine_event(in->e, event);
}

static void forget_grid(input *in, uint32_t rank, uint32_t grid)
{
    for (size_t i = in->grid_count; i-- > 0;)
        if (in->grids[i].rank == rank && in->grids[i].grid == grid) {
            in->grids[i] = in->grids[--in->grid_count];
            return;
        }
}

static void end_grid(input *in, check_event *event, int32_t status)
{
    event->stream = grid_stream(in, event->rank, event->grid);
    event->code = status == 0 ? 0
                  : status == AIVD_ERR_KERNEL_TIMEOUT || status == AIVD_ERR_TIMEOUT
                      ? CODE_TIMED_OUT
                      : CODE_ENDED_OTHERWISE;
    in->facts.aborted += status != 0;
    engine_event(in->e, event);
    forget_grid(in, event->rank, event->grid);
}

static void begin_task(input *in, check_event *event, producer *p, uint64_t object)
{
    event->kind = SEEN_TASK_BEGIN;
    event->stream = stream_number(in, event->rank, object);
    if (p->depth < DEPTH_MAX)
        p->streams[p->depth] = event->stream;
    p->depth++;
    engine_event(in->e, event);
}

static void synchronise(input *in, check_event *event, uint64_t object, int32_t status)
{
    event->kind = status == AIVD_ERR_AGAIN ? SEEN_HOST_BLOCKED : SEEN_STREAM_SYNC;
    if (object != 0) {
        event->stream = stream_number(in, event->rank, object);
        engine_event(in->e, event);
        return;
    }
    for (size_t i = 0; i < in->stream_count; i++) {
        if (in->streams[i].rank != event->rank)
            continue;
        event->stream = in->streams[i].number;
        engine_event(in->e, event);
    }
}

static void host_memory(input *in, check_event *event, const record_event *r)
{
    event->kind = SEEN_HOST_MEMORY;
    event->waits = r->kind == RECORD_HOST_COPY && (r->flags & RECORD_ATOMIC) == 0 &&
                   (r->id & RECORD_WAITED) != 0;
    if ((r->spaces & 15) != SPACE_GM)
        event->from = 0;
    if (r->spaces >> 4 != SPACE_GM)
        event->to = 0;
    if (event->from != 0 || event->to != 0)
        engine_event(in->e, event);
}

/* A library by which ranks can talk without being seen. */
static bool talks_otherwise(const char *module)
{
    static const char *const names[] = {"libmpi", "libpmi", "libtorch",
                                        "libucp", "libzmq", "libsma"};
    const char *slash = strrchr(module, '/');
    const char *file = slash != NULL ? slash + 1 : module;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strncmp(file, names[i], strlen(names[i])) == 0)
            return true;
    return false;
}

static void grant(const input *in, check_event *event, const record_event *r)
{
    event->kind = SEEN_GRANT;
    event->group = group_of(in, event->rank, r->object);
    event->to_host = r->spaces >> 4 == SPACE_HOST;
    if (r->object != 0) {
        event->id = r->extra == LEASE_OF_TASK ? FOR_TASK : FOR_GOOD;
        event->count = member_rank(in, event->rank, r->object, r->id);
    } else if (r->extra == LEASE_OF_TASK) {
        event->id = FOR_TASK;
        event->count = event->rank;
    } else {
        event->id = r->id == RECORD_IMPORTED ? FOR_GOOD : BY_KEY;
        event->count = r->id == RECORD_IMPORTED ? event->rank : UINT32_MAX;
    }
}

static void host_event(input *in, check_event *event, const record_event *r, const char *text)
{
    producer *p = producer_of(in, event->rank, r->producer);
    if (p->depth > 0 && p->depth <= DEPTH_MAX)
        event->stream = p->streams[p->depth - 1];
    switch (r->kind) {
    case RECORD_MODULE:
        in->facts.foreign_launcher |= talks_otherwise(text);
        forget_sites(in, event->rank);
        return;
    case RECORD_IMAGE:
        forget_sites(in, event->rank);
        return;
    case RECORD_ALLOC:
        event->kind = SEEN_ALLOC;
        break;
    case RECORD_FREE:
        event->kind = SEEN_FREE;
        break;
    case RECORD_GRANT:
        grant(in, event, r);
        break;
    case RECORD_REVOKE:
        event->kind = SEEN_REVOKE;
        event->group = group_of(in, event->rank, r->object);
        break;
    case RECORD_COMM_END:
        event->kind = SEEN_LEAVE;
        event->group = group_of(in, event->rank, r->object);
        break;
    case RECORD_COMM:
        communicator(in, r);
        event->kind = SEEN_COMMUNICATOR;
        break;
    case RECORD_QUEUE:
        event->kind = SEEN_LAUNCH;
        event->stream = stream_number(in, event->rank, r->object);
        event->id = 1;
        event->count = (uint32_t)r->device;
        event->text = text;
        break;
    case RECORD_TASK_BEGIN:
        begin_task(in, event, p, r->object);
        return;
    case RECORD_TASK_END:
        p->depth -= p->depth > 0;
        event->kind = SEEN_TASK_END;
        event->stream = stream_number(in, event->rank, r->object);
        event->code = r->status != 0;
        break;
    case RECORD_SYNC:
        synchronise(in, event, r->object, r->status);
        return;
    case RECORD_EVENT_RECORD:
        event->kind = SEEN_EVENT_RECORD;
        break;
    case RECORD_EVENT_WAIT:
        event->kind = SEEN_EVENT_WAIT;
        break;
    case RECORD_HOST_COPY:
    case RECORD_HOST_FILL:
        host_memory(in, event, r);
        return;
    case RECORD_HOST_BARRIER:
        event->kind = r->id == BARRIER_ENTER ? SEEN_MEET_ENTER : SEEN_MEET_LEAVE;
        event->group = r->object; /* 0: all ranks, through their launcher */
        break;
    case RECORD_GRID_BEGIN:
        event->kind = SEEN_GRID_BEGIN;
        event->count = (uint32_t)r->value;
        event->text = text;
        begin_grid(in, event);
        return;
    case RECORD_GRID_END:
        event->kind = SEEN_GRID_END;
        end_grid(in, event, r->status);
        return;
    default:
        return;
    }
    engine_event(in->e, event);
}

static bool device_kind(unsigned kind, check_kind *seen)
{
    static const uint8_t kinds[RECORD_KIND_COUNT] = {[RECORD_BLOCK_BEGIN] = SEEN_BLOCK_BEGIN,
                                                     [RECORD_BLOCK_END] = SEEN_BLOCK_END,
                                                     [RECORD_COPY] = SEEN_COPY,
                                                     [RECORD_FILL] = SEEN_FILL,
                                                     [RECORD_VECTOR] = SEEN_VECTOR,
                                                     [RECORD_NOTIFY] = SEEN_NOTIFY,
                                                     [RECORD_WAIT] = SEEN_WAIT,
                                                     [RECORD_PIPE_BARRIER] = SEEN_PIPE_BARRIER,
                                                     [RECORD_DATA_BARRIER] = SEEN_DATA_BARRIER,
                                                     [RECORD_BLOCK_ARRIVE] = SEEN_ARRIVE,
                                                     [RECORD_BLOCK_WAIT] = SEEN_ARRIVE_WAIT,
                                                     [RECORD_CACHE] = SEEN_CACHE,
                                                     [RECORD_ATOMIC_MODE] = SEEN_ATOMIC_MODE,
                                                     [RECORD_SCALAR_READ] = SEEN_LOAD,
                                                     [RECORD_SCALAR_WRITE] = SEEN_STORE,
                                                     [RECORD_FLAG_STORE] = SEEN_FLAG_STORE,
                                                     [RECORD_FLAG_LOAD] = SEEN_FLAG_LOAD,
                                                     [RECORD_FLAG_WAIT] = SEEN_FLAG_LOAD,
                                                     [RECORD_UNTIL] = SEEN_UNTIL,
                                                     [RECORD_TAKEN] = SEEN_TAKEN,
                                                     [RECORD_FRAME_END] = SEEN_FRAME_END,
                                                     [RECORD_WAIT_BEGIN] = SEEN_WAIT_BEGIN,
                                                     [RECORD_WAIT_END] = SEEN_WAIT_END,
                                                     [RECORD_EVENT_RECORD] = SEEN_EVENT_RECORD};
    *seen = (check_kind)kinds[kind];
    return *seen != SEEN_RANK_END;
}

static void device_event(input *in, check_event *event, const record_event *r, const char *text)
{
    if (!device_kind(r->kind, &event->kind))
        return;
    bool access = event->kind == SEEN_LOAD || event->kind == SEEN_STORE;
    unsigned from = r->spaces & 15, to = r->spaces >> 4;
    if (access && from != SPACE_GM && from != SPACE_UB && to != SPACE_GM && to != SPACE_UB)
        return;
    event->stream = grid_stream(in, event->rank, event->grid);
    event->pipe = access ? (uint8_t)ON_S : pipe_of(r->pipe);
    event->pipe_to = pipe_of(r->pipe_to);
    event->from_ub = from == SPACE_UB;
    event->to_ub = to == SPACE_UB;
    event->from_host = from == SPACE_HOST;
    event->to_host = to == SPACE_HOST;
    event->waits = r->kind == RECORD_FLAG_WAIT;
    if (event->waits)
        event->id = RECORD_GE;
    event->text = text;
    engine_event(in->e, event);
}

/* A record may be cut or damaged: numbers that no run writes are left out. */
static bool sane(const record_event *r)
{
    uint64_t rows = r->bursts > 1 ? r->bursts : 1;
    uint64_t last = (rows - 1) * (r->from_step > r->to_step ? r->from_step : r->to_step);
    return r->rank >= 0 && r->rank < RANKS_MAX && r->kind < RECORD_KIND_COUNT &&
           (r->block == RECORD_NONE || r->block < BLOCKS_MAX) && r->size <= SIZE_MOST &&
           rows <= ROWS_MAX && r->from < ADDRESS_MOST && r->to < ADDRESS_MOST && last <= SIZE_MOST;
}

void input_event(input *in, const record_event *r, const char *text)
{
    if (in->sites != NULL)
        record_sites_note(in->sites, r, text);
    if (r->kind == RECORD_END) {
        in->facts.lost = r->extra;
        return;
    }
    in->facts.events++;
    in->facts.ranks += r->kind == RECORD_RANK;
    if (!sane(r))
        return;
    check_event event = {.sequence = r->seq,
                         .rank = (uint32_t)r->rank,
                         .thread = r->producer,
                         .grid = r->grid,
                         .block = r->block,
                         .id = r->id,
                         .from = r->from,
                         .to = r->to,
                         .size = r->size,
                         .rows = r->bursts,
                         .row_bytes = r->burst_bytes,
                         .from_step = r->from_step,
                         .to_step = r->to_step,
                         .value = r->value,
                         .wanted = r->extra,
                         .group = r->object,
                         .atomic = (r->flags & RECORD_ATOMIC) != 0,
                         .uncached = (r->flags & RECORD_UNCACHED) != 0,
                         .unseen = (r->flags & RECORD_UNSEEN) != 0,
                         .ordered = (r->flags & RECORD_ORDERED) != 0,
                         .polled = r->repeats != 0 || (r->flags & RECORD_SAME) != 0,
                         .site = site_of(in, (uint32_t)r->rank, r->site)};
    if (r->block != RECORD_NONE)
        device_event(in, &event, r, text);
    else
        host_event(in, &event, r, text);
}
