/* shmem/collective.c: collectives of a team over memory that all members see.
 *
 *     1  every member says what it was called with, and waits for the others    (shmem/round)
 *     2  every member fetches what it needs straight from the others' heaps
 *     3  they wait for each other again: the sources may change now
 *
 * Arguments that must agree are compared after 1, so a difference is an error on every member.
 * Large reductions are shared out: member i combines part i of all sources into its own dest, and
 * after another round everybody fetches the parts. Parts and members are always taken in the same
 * order, so all members get the same bits. */
#include "shmem/collective.h"

#include "base/log.h"
#include "shmem/combine.h"
#include "shmem/operand.h"
#include "shmem/result.h"
#include "shmem/rma.h"
#include "shmem/round.h"
#include "shmem/stream.h"

/* Bytes combined in one go, on the stack; a reduction of more is shared out. */
enum { CHUNK = 4096 };

/* What a member says; in this order in the lines. Reductions and gathers have neither strides nor a
 * root: the data of small ones ride there, and no member fetches another one's source. */
enum { SAID_ROUND, SAID_CALL, SAID_COUNT, SAID_DEST, SAID_SOURCE, SAID_STRIDES, SAID_ROOT };
enum { RIDE_WORDS = SHMEM_SAID - SAID_STRIDES, RIDE_BYTES = 8 * RIDE_WORDS };

static const char *const said_names[SHMEM_SAID] = {
    "round",
    "kind or type",
    "a count of",
    "dest at heap offset",
    "source at heap offset",
    "strides (dst << 32 | sst) of",
    "root",
};

typedef struct collective {
    shmem_round round;
    shmem_collective_args args;
} collective;

/* ---- arguments ---- */

typedef struct extent {
    uint64_t dest, source; /* bytes of the heap from the pointers on */
} extent;

static uint64_t strided(const shmem_collective_args *a, ptrdiff_t stride, uint64_t elements)
{
    uint64_t steps;
    if (elements == 0)
        return 0;
    if (stride < 1 || __builtin_mul_overflow((uint64_t)stride, elements - 1, &steps))
        return UINT64_MAX;
    return shmem_bytes(steps + 1, a->element);
}

/* What a call reads and writes; of a collect only the own part is known before the round. */
static extent extent_of(const collective *c)
{
    const shmem_collective_args *a = &c->args;
    uint64_t one = shmem_bytes(a->count, a->element);
    uint64_t all = shmem_bytes(one, c->round.team->count);
    switch (a->kind) {
    case AIVD_SHM_FCOLLECT:
        return (extent){all, one};
    case AIVD_SHM_ALLTOALL:
        return (extent){all, all};
    case AIVD_SHM_REDUCESCATTER:
        return (extent){one, all};
    case AIVD_SHM_ALLTOALLS: {
        uint64_t elements = shmem_bytes(a->count, c->round.team->count);
        return (extent){strided(a, a->dst, elements), strided(a, a->sst, elements)};
    }
    default:
        return (extent){one, one};
    }
}

static aivd_status check_overlap(const collective *c, const extent *e)
{
    const shmem_collective_args *a = &c->args;
    uint64_t apart = (uint64_t)((uintptr_t)a->dest - (uintptr_t)a->source);
    bool one =
        a->dest == a->source && (a->kind == AIVD_SHM_REDUCE || a->kind == AIVD_SHM_BROADCAST);
    if (one || (apart >= e->source && -apart >= e->dest) || e->dest == 0 || e->source == 0)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL,
                     "%s: dest %p (%llu bytes) and source %p (%llu bytes) overlap; only reductions "
                     "and broadcasts may use one address for both",
                     c->round.call, a->dest, (unsigned long long)e->dest, a->source,
                     (unsigned long long)e->source);
}

static aivd_status check(const collective *c)
{
    const shmem_collective_args *a = &c->args;
    const char *call = c->round.call;
    const extent e = extent_of(c);
    if (a->kind == AIVD_SHM_BROADCAST && (a->root < 0 || (uint32_t)a->root >= c->round.team->count))
        return base_fail(AIVD_ERR_PARAM, NULL, "%s: pe_root is %d, the team's PEs are 0 to %u",
                         call, a->root, c->round.team->count - 1);
    if (a->kind == AIVD_SHM_ALLTOALLS && (a->dst < 1 || a->sst < 1))
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "%s: strides are %td (dst) and %td (sst), at least 1", call, a->dst,
                         a->sst);
    aivd_status s =
        e.dest == 0 ? AIVD_OK : shmem_symmetric_check(c->round.pe, call, "dest", a->dest, e.dest);
    if (!s && e.source != 0)
        s = shmem_symmetric_check(c->round.pe, call, "source", a->source, e.source);
    return s ? s : check_overlap(c, &e);
}

/* ---- what the members say ---- */

static bool rides(const shmem_collective_args *a)
{
    return (a->kind == AIVD_SHM_REDUCE || a->kind == AIVD_SHM_FCOLLECT) && a->count != 0 &&
           shmem_bytes(a->count, a->element) <= RIDE_BYTES;
}

/* Bit 63 of the call: refused by this member. */
#define REFUSED (UINT64_C(1) << 63)

static void words_of(const collective *c, uint64_t number, bool refused, uint64_t words[SHMEM_SAID])
{
    const shmem_collective_args *a = &c->args;
    words[SAID_ROUND] = number;
    words[SAID_CALL] = (uint64_t)a->kind << 24 | (uint64_t)a->op << 16 | (uint64_t)a->type << 8 |
                       a->element | (refused ? REFUSED : 0);
    words[SAID_COUNT] = a->count;
    words[SAID_DEST] = a->count ? shmem_offset(c->round.pe, a->dest) : 0;
    words[SAID_SOURCE] = a->count ? shmem_offset(c->round.pe, a->source) : 0;
    words[SAID_STRIDES] = (uint64_t)a->dst << 32 | ((uint64_t)a->sst & UINT32_MAX);
    words[SAID_ROOT] = (uint64_t)a->root;
    if (rides(a) && !refused)
        memcpy(&words[SAID_STRIDES], a->source, a->count * a->element);
}

/* Whether a member came to this round with a barrier: nothing was said, and no round follows. */
static bool elsewhere(const collective *c, uint64_t number)
{
    for (uint32_t i = 0; i < c->round.team->count; i++) {
        if (i == c->round.team->me || shmem_round_heard(&c->round, i, SAID_ROUND) == number)
            continue;
        (void)base_fail(AIVD_ERR_MISMATCH, "EI0005",
                        "%s: PE %u makes another call of this team; all its PEs must make the same "
                        "calls in the same order",
                        c->round.call, c->round.team->members[i]);
        return true;
    }
    return false;
}

static aivd_status differs(const collective *c, uint32_t i, uint32_t word, uint64_t mine,
                           uint64_t theirs)
{
    uint32_t me = c->round.pe->me, other = c->round.team->members[i];
    return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                     "%s: PE %u has %s %llu, PE %u %llu; all PEs of the team must give the same",
                     c->round.call, me, said_names[word], (unsigned long long)mine, other,
                     (unsigned long long)theirs);
}

/* After the first round. A count differs in a collect alone, offsets matter where there is data. */
static aivd_status compare(const collective *c, const uint64_t words[SHMEM_SAID])
{
    bool collect = c->args.kind == AIVD_SHM_COLLECT;
    for (uint32_t i = 0; i < c->round.team->count; i++) {
        if (i == c->round.team->me)
            continue;
        for (uint32_t w = SAID_CALL; w < SHMEM_SAID; w++) {
            uint64_t theirs = shmem_round_heard(&c->round, i, w);
            bool empty = collect && (words[SAID_COUNT] == 0 ||
                                     shmem_round_heard(&c->round, i, SAID_COUNT) == 0);
            if (w == SAID_CALL && (theirs & REFUSED))
                return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                                 "%s: PE %u has refused its arguments; its own text says why",
                                 c->round.call, c->round.team->members[i]);
            if (theirs == words[w] || (collect && w == SAID_COUNT) ||
                (w >= SAID_STRIDES && rides(&c->args)) ||
                (empty && (w == SAID_DEST || w == SAID_SOURCE)))
                continue;
            return differs(c, i, w, words[w], theirs);
        }
    }
    return AIVD_OK;
}

/* ---- data ---- */

/* `bytes` at byte `at` of member i's source (or dest), for this member to read. */
static const uint8_t *place(const collective *c, const void *base, uint32_t i, uint64_t at,
                            uint64_t bytes)
{
    const uint8_t *there = shmem_translate(c->round.pe, base, c->round.team->members[i]) + at;
    return bytes != 0 && fabric_touch(there, bytes) ? NULL : there;
}

/* Member i's bytes, as they came with its words (`ride`) or where they are; observers see a fetch.
 */
static const uint8_t *source_of(const collective *c, uint32_t i, uint64_t at, uint64_t bytes,
                                uint64_t ride[RIDE_WORDS])
{
    if (i == c->round.team->me || !rides(&c->args) || record_on())
        return place(c, c->args.source, i, at, bytes);
    for (uint32_t w = 0; w < RIDE_WORDS; w++)
        ride[w] = shmem_round_heard(&c->round, i, SAID_STRIDES + w);
    return (const uint8_t *)ride;
}

static aivd_status fetch(const collective *c, uint64_t to, const void *base, uint32_t i,
                         uint64_t from, uint64_t bytes)
{
    uint8_t *dest = (uint8_t *)c->args.dest + to;
    const uint8_t *source = place(c, base, i, from, bytes);
    if (source == NULL || (bytes != 0 && fabric_touch(dest, bytes)))
        return AIVD_ERR_MEMORY; /* it has said why */
    if (bytes != 0 && dest != source)
        shmem_move(dest, source, bytes, false);
    return AIVD_OK;
}

/* All of member i's source, to where it belongs in a gather. */
static aivd_status fetch_part(const collective *c, uint32_t i, uint64_t one)
{
    uint64_t ride[RIDE_WORDS];
    uint8_t *dest = (uint8_t *)c->args.dest + i * one;
    const uint8_t *source = source_of(c, i, 0, one, ride);
    if (source == NULL || (one != 0 && fabric_touch(dest, one)))
        return AIVD_ERR_MEMORY; /* it has said why */
    if (one != 0 && dest != source)
        shmem_move(dest, source, one, false);
    return AIVD_OK;
}

static aivd_status fetch_strided(const collective *c, uint32_t i)
{
    const shmem_collective_args *a = &c->args;
    uint64_t first = (uint64_t)i * a->count, mine = (uint64_t)c->round.team->me * a->count;
    aivd_status s = AIVD_OK;
    for (uint64_t k = 0; k < a->count && !s; k++)
        s = fetch(c, (first + k) * (uint64_t)a->dst * a->element, a->source, i,
                  (mine + k) * (uint64_t)a->sst * a->element, a->element);
    return s;
}

/* Calls without arithmetic: one block from each member. */
static aivd_status fetch_all(const collective *c)
{
    const shmem_collective_args *a = &c->args;
    uint64_t one = a->count * a->element, me = c->round.team->me;
    aivd_status s = AIVD_OK;
    if (a->kind == AIVD_SHM_BROADCAST)
        return fetch(c, 0, a->source, (uint32_t)a->root, 0, one);
    for (uint32_t step = 0; step < c->round.team->count && !s; step++) {
        uint32_t i = (uint32_t)((me + step) % c->round.team->count); /* not all from the same one */
        if (a->kind == AIVD_SHM_FCOLLECT)
            s = fetch_part(c, i, one);
        else if (a->kind == AIVD_SHM_ALLTOALL)
            s = fetch(c, i * one, a->source, i, me * one, one);
        else
            s = fetch_strided(c, i);
    }
    return s;
}

/* Every member has its own count: where the parts begin follows from all of them. */
static aivd_status fetch_collect(const collective *c)
{
    const shmem_collective_args *a = &c->args;
    uint64_t total = 0, at = 0;
    aivd_status s = AIVD_OK;
    for (int turn = 0; turn < 2 && !s; turn++) {
        for (uint32_t i = 0; i < c->round.team->count && !s; i++) {
            uint64_t count =
                i == c->round.team->me ? a->count : shmem_round_heard(&c->round, i, SAID_COUNT);
            uint64_t bytes = shmem_bytes(count, a->element);
            if (turn == 0 && __builtin_add_overflow(total, bytes, &total))
                total = UINT64_MAX;
            if (turn == 1 && count != 0)
                s = fetch(c, at, a->source, i, 0, bytes);
            at += turn == 1 ? bytes : 0;
        }
        if (turn == 0 && total != 0)
            s = shmem_symmetric_check(c->round.pe, c->round.call, "dest", a->dest, total);
    }
    return s;
}

/* ---- reductions ---- */

/* Combines `bytes` (at most CHUNK) at byte `at` of all sources. */
static aivd_status combine(const collective *c, uint64_t at, uint64_t bytes, uint8_t *into)
{
    const shmem_collective_args *a = &c->args;
    _Alignas(64) uint8_t seen[CHUNK];
    uint64_t ride[RIDE_WORDS];
    for (uint32_t i = 0; i < c->round.team->count; i++) {
        const uint8_t *source = source_of(c, i, at, bytes, ride);
        if (source == NULL)
            return AIVD_ERR_MEMORY;
        if (i == 0 || record_on()) /* observers see the fetch */
            shmem_move(i == 0 ? into : seen, source, bytes, false);
        if (i != 0)
            shmem_combine(a->type, a->op, into, record_on() ? seen : source, bytes / a->element);
    }
    return AIVD_OK;
}

/* Combines bytes [from, from + bytes) of all sources into byte `to` of the own dest. */
static aivd_status combine_into(const collective *c, uint64_t to, uint64_t from, uint64_t bytes)
{
    _Alignas(64) uint8_t into[CHUNK];
    uint8_t *dest = (uint8_t *)c->args.dest + to;
    aivd_status s = bytes != 0 ? fabric_touch(dest, bytes) : AIVD_OK;
    for (uint64_t done = 0; done < bytes && !s; done += CHUNK) {
        uint64_t step = bytes - done < CHUNK ? bytes - done : CHUNK;
        s = combine(c, from + done, step, into);
        if (!s)
            shmem_move(dest + done, into, step, false);
    }
    return s;
}

/* Elements of part i of n. */
static uint64_t part_begin(uint64_t count, uint32_t i, uint32_t n)
{
    return count / n * i + (i < count % n ? i : count % n);
}

static aivd_status reduce_shared_out(const collective *c)
{
    const shmem_collective_args *a = &c->args;
    uint32_t n = c->round.team->count, me = c->round.team->me;
    uint64_t begin = part_begin(a->count, me, n) * a->element;
    uint64_t end = part_begin(a->count, me + 1, n) * a->element;
    aivd_status s = combine_into(c, begin, begin, end - begin);
    aivd_status met = shmem_round_meet(&c->round);
    for (uint32_t step = 1; step < n && !s && !met; step++) {
        uint32_t i = (me + step) % n;
        begin = part_begin(a->count, i, n) * a->element;
        end = part_begin(a->count, i + 1, n) * a->element;
        s = fetch(c, begin, a->dest, i, begin, end - begin);
    }
    return s ? s : met;
}

/* All of it on every member; dest is written after the sources have been read, for it may be one.
 */
static aivd_status reduce_small(const collective *c, bool *over)
{
    _Alignas(64) uint8_t into[CHUNK];
    uint64_t bytes = c->args.count * c->args.element;
    aivd_status s = bytes != 0 ? combine(c, 0, bytes, into) : AIVD_OK;
    aivd_status met = shmem_round_meet(&c->round);
    *over = true;
    if (!s && !met && bytes != 0 && !(s = fabric_touch(c->args.dest, bytes)))
        shmem_move(c->args.dest, into, bytes, false);
    return s ? s : met;
}

/* ---- the call ---- */

static aivd_status move(const collective *c, bool *over)
{
    const shmem_collective_args *a = &c->args;
    uint64_t one = a->count * a->element;
    switch (a->kind) {
    case AIVD_SHM_COLLECT:
        return fetch_collect(c);
    case AIVD_SHM_REDUCE:
        return one <= CHUNK ? reduce_small(c, over) : reduce_shared_out(c);
    case AIVD_SHM_REDUCESCATTER:
        return combine_into(c, 0, c->round.team->me * one, one);
    default:
        return fetch_all(c);
    }
}

/* `refused`: this member does not take part, and the others hear it. */
static aivd_status perform(const collective *c, aivd_status refused)
{
    uint64_t words[SHMEM_SAID];
    bool over = false;
    if (!refused && rides(&c->args))
        refused = fabric_touch(c->args.source, c->args.count * c->args.element);
    words_of(c, shmem_round_next(&c->round), refused != AIVD_OK, words);
    shmem_round_say(&c->round, words);
    aivd_status s = shmem_round_meet(&c->round);
    if (s)
        return refused ? refused : s;
    if (elsewhere(c, words[SAID_ROUND]))
        return refused ? refused : AIVD_ERR_MISMATCH;
    s = refused ? refused : compare(c, words);
    if (!s)
        s = move(c, &over);
    /* Also after a difference, which all have seen: until then the words stay. */
    aivd_status met = over ? AIVD_OK : shmem_round_meet(&c->round);
    return s ? s : met;
}

static aivd_status run(npu_stream *stream, void *args)
{
    collective c = *(const collective *)args; /* others look at the arguments: shmem/users */
    c.round.stream = stream;
    return perform(&c, AIVD_OK);
}

static aivd_status begin(const char *call, const shmem_collective_args *args)
{
    npu_stream *stream = NULL;
    shmem_pe *pe = shmem_pe_of(call);
    if (pe == NULL)
        return AIVD_ERR_STATE;
    collective c = {.round = {.pe = pe, .team = shmem_team_find(pe, args->team), .call = call},
                    .args = *args};
    if (c.round.team == NULL)
        return base_fail(AIVD_ERR_HANDLE, NULL, "%s: team %d does not exist on PE %u", call,
                         args->team, pe->me);
    if (!args->on_stream)
        shmem_round_near(&c.round);
    aivd_status refused = check(&c);
    if (args->on_stream) {
        aivd_status s = refused ? refused : shmem_stream_of(pe, call, args->stream, &stream);
        return s ? s : npu_stream_enqueue(stream, call, run, &c, sizeof c);
    }
    shmem_round_enter(&c.round);
    aivd_status s = perform(&c, refused);
    shmem_round_leave(&c.round);
    return s;
}

int shmem_collective(const char *call, const shmem_collective_args *args)
{
    return shmem_result_at(begin(call, args), call, __builtin_return_address(0));
}
