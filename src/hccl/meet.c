/* hccl/meet.c: a note for every other rank, pushed into its control area; then the wait for theirs.
 * A rank has a few places in every peer's area. One that is full waits until the peer has read, so
 * a rank that is ahead by many meetings is slowed down, never overwritten. */
#include "hccl/meet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/time.h"
#include "core/wait.h"
#include "fabric/region.h"
#include "record/ring.h"

#define SLICE_NS 20000000ull /* between two looks for room and at who is alive */

typedef enum progress { HEARD = 1, TOLD = 2, DONE = HEARD | TOLD } progress;

typedef struct gathering {
    hccl_comm *comm;
    const hccl_meeting *meeting;
    uint8_t *progress; /* per place in the meeting */
    uint64_t order;    /* of this rank's note */
} gathering;

static uint32_t rank_at(const gathering *g, uint32_t i)
{
    return g->meeting->ranks ? g->meeting->ranks[i] : i;
}

/* ---- own note ---- */

static const void *note_for(const gathering *g, uint32_t i)
{
    const hccl_meeting *m = g->meeting;
    return (const uint8_t *)m->note + (m->each ? (size_t)i * m->bytes : 0);
}

/* The lock of the communicator keeps this process's threads apart: to the peer they are one writer.
 */
static bool tell(gathering *g, uint32_t place)
{
    hccl_comm *comm = g->comm;
    uint32_t rank = rank_at(g, place);
    bool told = false;
    pthread_mutex_lock(&comm->lock);
    hccl_note *notes = hccl_control_notes(comm->peers[rank].control, comm->size, comm->rank);
    for (uint32_t i = 0; i < HCCL_NOTES && !told; i++) {
        hccl_note *n = &notes[i];
        /* Pairs with the release in take: it has been read. */
        if (atomic_load_explicit(&n->state, memory_order_acquire) != HCCL_NOTE_FREE)
            continue;
        n->kind = g->meeting->kind;
        n->key = g->meeting->key;
        n->order = g->order;
        memcpy(n->text, note_for(g, place), g->meeting->bytes);
        atomic_store_explicit(&n->state, HCCL_NOTE_FULL, memory_order_release);
        fabric_ring_if_waited(n);
        told = true;
    }
    pthread_mutex_unlock(&comm->lock);
    return told;
}

static void take_back(gathering *g, uint32_t rank)
{
    hccl_comm *comm = g->comm;
    if (hccl_peer_left(comm, rank))
        return;
    pthread_mutex_lock(&comm->lock);
    hccl_note *notes = hccl_control_notes(comm->peers[rank].control, comm->size, comm->rank);
    for (uint32_t i = 0; i < HCCL_NOTES; i++) {
        uint32_t full = HCCL_NOTE_FULL;
        if (notes[i].order == g->order)
            atomic_compare_exchange_strong_explicit(&notes[i].state, &full, HCCL_NOTE_FREE,
                                                    memory_order_relaxed, memory_order_relaxed);
    }
    pthread_mutex_unlock(&comm->lock);
}

/* ---- theirs ---- */

/* The oldest note of that rank for this meeting. */
static hccl_note *find(const gathering *g, uint32_t rank)
{
    const hccl_comm *comm = g->comm;
    hccl_note *notes = hccl_control_notes(comm->control, comm->size, rank), *found = NULL;
    for (uint32_t i = 0; i < HCCL_NOTES; i++) {
        hccl_note *n = &notes[i];
        /* Pairs with the release in tell. */
        if (atomic_load_explicit(&n->state, memory_order_acquire) == HCCL_NOTE_FULL &&
            n->kind == g->meeting->kind && n->key == g->meeting->key &&
            (!found || n->order < found->order))
            found = n;
    }
    return found;
}

static bool is_for(const gathering *g, const hccl_note *n)
{
    return n->kind == g->meeting->kind && n->key == g->meeting->key;
}

/* The writer may take it back, and another thread of this process may be at the same note; then
 * there may be another note in its place by now. */
static bool take(gathering *g, uint32_t i)
{
    uint32_t full = HCCL_NOTE_FULL, bytes = g->meeting->bytes;
    hccl_note *n = find(g, rank_at(g, i));
    if (!n || !atomic_compare_exchange_strong_explicit(&n->state, &full, HCCL_NOTE_READ,
                                                       memory_order_acquire, memory_order_relaxed))
        return false;
    bool mine = is_for(g, n);
    if (mine)
        memcpy((uint8_t *)g->meeting->notes + (size_t)i * bytes, n->text, bytes);
    atomic_store_explicit(&n->state, mine ? HCCL_NOTE_FREE : HCCL_NOTE_FULL, memory_order_release);
    return mine;
}

/* ---- the meeting ---- */

/* One look at everybody; whether all is said and heard. */
static bool look(gathering *g)
{
    bool complete = true;
    for (uint32_t i = 0; i < g->meeting->count; i++) {
        uint8_t *p = &g->progress[i];
        if (!(*p & TOLD) && !hccl_peer_left(g->comm, rank_at(g, i)) && tell(g, i))
            *p |= TOLD;
        if (!(*p & HEARD) && take(g, i))
            *p |= HEARD;
        complete &= *p == DONE;
    }
    return complete;
}

static bool news(void *context)
{
    const gathering *g = context;
    for (uint32_t i = 0; i < g->meeting->count; i++)
        if (!(g->progress[i] & HEARD) && find(g, rank_at(g, i)))
            return true;
    return false;
}

static aivd_status late(const gathering *g)
{
    char missing[192];
    size_t length = 0;
    for (uint32_t i = 0; i < g->meeting->count && length < sizeof missing - 80; i++)
        if (!(g->progress[i] & HEARD))
            length += (size_t)snprintf(missing + length, sizeof missing - length, "%s%s",
                                       length ? ", " : "", hccl_peer_name(g->comm, rank_at(g, i)));
    return base_fail(
        AIVD_ERR_TIMEOUT, "EI0015",
        "%s: %s did not come within %llu s (HCCL_CONNECT_TIMEOUT) to rank %u of \"%s\"; "
        "all %u members must make the same call, ranks of one process in a thread each",
        g->meeting->call, length ? missing : "a rank with too many unread notes",
        (unsigned long long)(g->comm->settings.connect_ns / BASE_NS_PER_S), g->comm->rank,
        g->comm->name, g->meeting->count);
}

/* Who will never come. A rank that has spoken may have left since. */
static aivd_status gone(const gathering *g)
{
    int64_t dead = hccl_peer_dead(g->comm);
    for (uint32_t i = 0; i < g->meeting->count; i++) {
        uint32_t rank = rank_at(g, i);
        bool left = hccl_peer_left(g->comm, rank);
        if (g->progress[i] & HEARD || (!left && dead != rank) || find(g, rank))
            continue;
        return base_fail(AIVD_ERR_PEER, "EI0006", "%s: %s %s while rank %u waited for it",
                         g->meeting->call, hccl_peer_name(g->comm, rank),
                         left ? "has destroyed the communicator" : "ended", g->comm->rank);
    }
    return AIVD_OK;
}

static aivd_status gather(gathering *g)
{
    uint64_t deadline = base_now_ns() + g->comm->settings.connect_ns;
    const core_wait wait = {.ready = news,
                            .context = g,
                            .address = g->comm->control,
                            .what = "the other ranks of a meeting",
                            .timeout_ns = SLICE_NS};
    while (!look(g)) {
        if (core_wait_host(&wait) == AIVD_OK)
            continue;
        aivd_status s = gone(g);
        if (s)
            return s;
        if (base_now_ns() >= deadline)
            return late(g);
    }
    return AIVD_OK;
}

static void begin(gathering *g)
{
    pthread_mutex_lock(&g->comm->lock);
    g->order = ++g->comm->notes;
    pthread_mutex_unlock(&g->comm->lock);
    for (uint32_t i = 0; i < g->meeting->count; i++) {
        if (rank_at(g, i) != g->comm->rank)
            continue;
        memcpy((uint8_t *)g->meeting->notes + (size_t)i * g->meeting->bytes, note_for(g, i),
               g->meeting->bytes);
        g->progress[i] = DONE;
    }
}

aivd_status hccl_meet(hccl_comm *comm, const hccl_meeting *meeting)
{
    gathering g = {.comm = comm, .meeting = meeting, .progress = calloc(meeting->count, 1)};
    if (!g.progress)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "%s: no host memory for %u ranks",
                         meeting->call, meeting->count);
    begin(&g);
    aivd_status s = gather(&g);
    for (uint32_t i = 0; i < meeting->count && s; i++)
        if (g.progress[i] & TOLD && rank_at(&g, i) != comm->rank)
            take_back(&g, rank_at(&g, i));
    free(g.progress);
    return s;
}

void hccl_meet_recorded(hccl_comm *comm)
{
    const uint8_t here = 1;
    if (!record_on() || comm->size == 1)
        return;
    uint8_t *all = calloc(comm->size, 1);
    const hccl_meeting meeting = {.call = "the creation of a communicator",
                                  .kind = HCCL_MEET_RECORDED,
                                  .count = comm->size,
                                  .bytes = sizeof here,
                                  .note = &here,
                                  .notes = all};
    if (all && hccl_meet(comm, &meeting))
        base_error_clear(); /* who is missing shows at the first use */
    free(all);
}
