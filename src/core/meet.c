/* core/meet.c: a note for every other member, pushed into its area; then the wait for theirs. A
 * member has a few places in everybody's area. One that is full waits until the reader has taken
 * it, so a member that is ahead by many meetings is slowed down, never overwritten. */
#include "core/meet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/time.h"
#include "core/wait.h"
#include "fabric/region.h"

#define SLICE_NS 20000000ull /* between two looks for room and at who is alive */

typedef enum progress { HEARD = 1, TOLD = 2, DONE = HEARD | TOLD } progress;

typedef struct gathering {
    const core_circle *circle;
    const core_meeting *meeting;
    uint8_t *progress; /* per place in the meeting */
    uint64_t order;    /* of this member's note */
} gathering;

static uint32_t member_at(const gathering *g, uint32_t i)
{
    return g->meeting->members ? g->meeting->members[i] : i;
}

static bool left(const gathering *g, uint32_t member)
{
    return g->circle->left(g->circle->owner, member);
}

static core_note *notes_of(const gathering *g, uint32_t member, uint32_t writer)
{
    return g->circle->notes(g->circle->owner, member, writer);
}

/* ---- own note ---- */

static const void *note_for(const gathering *g, uint32_t i)
{
    const core_meeting *m = g->meeting;
    return (const uint8_t *)m->note + (m->each ? (size_t)i * m->bytes : 0);
}

static bool tell(gathering *g, uint32_t place)
{
    core_note *notes = notes_of(g, member_at(g, place), g->circle->me);
    bool told = false;
    pthread_mutex_lock(g->circle->lock);
    for (uint32_t i = 0; i < CORE_NOTES && !told; i++) {
        core_note *n = &notes[i];
        /* Pairs with the release in take: it has been read. */
        if (atomic_load_explicit(&n->state, memory_order_acquire) != CORE_NOTE_FREE)
            continue;
        atomic_store_explicit(&n->kind, g->meeting->kind, memory_order_relaxed);
        atomic_store_explicit(&n->key, g->meeting->key, memory_order_relaxed);
        atomic_store_explicit(&n->order, g->order, memory_order_relaxed);
        memcpy(n->text, note_for(g, place), g->meeting->bytes);
        atomic_store_explicit(&n->state, CORE_NOTE_FULL, memory_order_release);
        fabric_ring_if_waited(n);
        told = true;
    }
    pthread_mutex_unlock(g->circle->lock);
    return told;
}

static uint64_t order_of(const core_note *n)
{
    return atomic_load_explicit(&n->order, memory_order_relaxed);
}

static void take_back(gathering *g, uint32_t member)
{
    if (left(g, member))
        return;
    core_note *notes = notes_of(g, member, g->circle->me);
    pthread_mutex_lock(g->circle->lock);
    for (uint32_t i = 0; i < CORE_NOTES; i++) {
        uint32_t full = CORE_NOTE_FULL;
        if (order_of(&notes[i]) == g->order)
            atomic_compare_exchange_strong_explicit(&notes[i].state, &full, CORE_NOTE_FREE,
                                                    memory_order_relaxed, memory_order_relaxed);
    }
    pthread_mutex_unlock(g->circle->lock);
}

/* ---- theirs ---- */

static bool is_for(const gathering *g, const core_note *n)
{
    return atomic_load_explicit(&n->kind, memory_order_relaxed) == g->meeting->kind &&
           atomic_load_explicit(&n->key, memory_order_relaxed) == g->meeting->key;
}

/* The oldest note of that member for this meeting. */
static core_note *find(const gathering *g, uint32_t member)
{
    core_note *notes = notes_of(g, g->circle->me, member), *found = NULL;
    for (uint32_t i = 0; i < CORE_NOTES; i++) {
        core_note *n = &notes[i];
        /* Pairs with the release in tell. */
        if (atomic_load_explicit(&n->state, memory_order_acquire) == CORE_NOTE_FULL &&
            is_for(g, n) && (!found || order_of(n) < order_of(found)))
            found = n;
    }
    return found;
}

/* The writer may take it back, and another thread of this process may be at the same note; then
 * there may be another note in its place by now. */
static bool take(gathering *g, uint32_t i)
{
    uint32_t full = CORE_NOTE_FULL, bytes = g->meeting->bytes;
    core_note *n = find(g, member_at(g, i));
    if (!n || !atomic_compare_exchange_strong_explicit(&n->state, &full, CORE_NOTE_READ,
                                                       memory_order_acquire, memory_order_relaxed))
        return false;
    bool mine = is_for(g, n);
    if (mine)
        memcpy((uint8_t *)g->meeting->notes + (size_t)i * bytes, n->text, bytes);
    atomic_store_explicit(&n->state, mine ? CORE_NOTE_FREE : CORE_NOTE_FULL, memory_order_release);
    return mine;
}

/* ---- the meeting ---- */

/* One look at everybody; whether all is said and heard. */
static bool look(gathering *g)
{
    bool complete = true;
    for (uint32_t i = 0; i < g->meeting->count; i++) {
        uint8_t *p = &g->progress[i];
        if (!(*p & TOLD) && !left(g, member_at(g, i)) && tell(g, i))
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
        if (!(g->progress[i] & HEARD) && find(g, member_at(g, i)))
            return true;
    return false;
}

static aivd_status late(const gathering *g)
{
    const core_circle *c = g->circle;
    char missing[192];
    size_t length = 0;
    for (uint32_t i = 0; i < g->meeting->count && length < sizeof missing - 80; i++)
        if (!(g->progress[i] & HEARD))
            length += (size_t)snprintf(missing + length, sizeof missing - length, "%s%s",
                                       length ? ", " : "", c->name(c->owner, member_at(g, i)));
    return base_fail(
        AIVD_ERR_TIMEOUT, "EI0015",
        "%s: %s did not come within %llu s (%s) to %s %s; all %u members must make the "
        "same call, those of one process in a thread each",
        g->meeting->call, length ? missing : "a member with too many unread notes",
        (unsigned long long)(c->timeout_ns / BASE_NS_PER_S), c->limit, c->name(c->owner, c->me),
        c->about, g->meeting->count);
}

/* Who will never come. A member that has spoken may have left since. */
static aivd_status gone(const gathering *g)
{
    const core_circle *c = g->circle;
    int64_t dead = c->dead(c->owner);
    for (uint32_t i = 0; i < g->meeting->count; i++) {
        uint32_t member = member_at(g, i);
        bool away = left(g, member);
        if (g->progress[i] & HEARD || (!away && dead != member) || find(g, member))
            continue;
        return base_fail(AIVD_ERR_PEER, "EI0006", "%s: %s %s while %s waited for it",
                         g->meeting->call, c->name(c->owner, member), away ? c->away : "ended",
                         c->name(c->owner, c->me));
    }
    return c->broken ? c->broken(c->owner, g->meeting->call) : AIVD_OK;
}

static aivd_status gather(gathering *g)
{
    uint64_t since = 0; /* read once it takes a while */
    const core_wait wait = {.ready = news,
                            .context = g,
                            .address = notes_of(g, g->circle->me, 0),
                            .what = "the other members of a meeting",
                            .timeout_ns = SLICE_NS};
    while (!look(g)) {
        if (core_wait_host(&wait) == AIVD_OK)
            continue;
        aivd_status s = gone(g);
        if (s)
            return s;
        since = since ? since : base_now_ns() - SLICE_NS;
        if (base_now_ns() - since >= g->circle->timeout_ns)
            return late(g);
    }
    return AIVD_OK;
}

static void begin(gathering *g)
{
    pthread_mutex_lock(g->circle->lock);
    g->order = ++*g->circle->order;
    pthread_mutex_unlock(g->circle->lock);
    for (uint32_t i = 0; i < g->meeting->count; i++) {
        if (member_at(g, i) != g->circle->me)
            continue;
        memcpy((uint8_t *)g->meeting->notes + (size_t)i * g->meeting->bytes, note_for(g, i),
               g->meeting->bytes);
        g->progress[i] = DONE;
    }
}

aivd_status core_meet(const core_circle *circle, const core_meeting *meeting)
{
    gathering g = {.circle = circle, .meeting = meeting, .progress = calloc(meeting->count, 1)};
    if (!g.progress)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "%s: no host memory for %u members",
                         meeting->call, meeting->count);
    begin(&g);
    aivd_status s = gather(&g);
    for (uint32_t i = 0; i < meeting->count && s; i++)
        if (g.progress[i] & TOLD && member_at(&g, i) != circle->me)
            take_back(&g, member_at(&g, i));
    free(g.progress);
    return s;
}
