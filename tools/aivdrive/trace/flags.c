/* trace/flags: who stores the words that others wait for. The record gives every small access of
 * device memory its place in one order, so a read has seen the newest store before it. */
#include <string.h>

#include "trace/follow.h"

enum { FLAG_BYTES = 64, FORGET_BYTES = 4096 };

void trace_flag_stored(trace *t, const block_state *b, const record_event *e, size_t number)
{
    struct follow *f = t->follow;
    const slice *s = &t->slices[number];
    if (e->size > FLAG_BYTES || e->bursts > 1) {
        trace_flag_forget(f, e->to, e->size);
        return;
    }
    TRACE_GROW(f->stores, f->store_room, f->store_count);
    f->stores[f->store_count++] = (flag_store){.address = e->to,
                                               .size = e->size,
                                               .value = e->value,
                                               .ns = s->end - 1,
                                               .lane = s->lane,
                                               .site = s->site,
                                               .order = b->order,
                                               .rank = b->rank};
    for (uint64_t word = e->to >> 3; word <= (e->to + e->size - 1) >> 3; word++)
        *trace_map_at(&f->newest, word) = f->store_count;
}

void trace_flag_forget(struct follow *f, uint64_t address, uint64_t size)
{
    /* Of longer writes only the values tell, see is_seen. */
    uint64_t bytes = size < FORGET_BYTES ? size : FORGET_BYTES;
    for (uint64_t word = address >> 3; bytes != 0 && word <= (address + bytes - 1) >> 3; word++) {
        uint64_t *store = trace_map_find(&f->newest, word);
        if (store != NULL)
            *store = 0;
    }
}

static bool is_seen(const flag_store *s, const record_event *e)
{
    uint64_t bytes = s->size < e->size ? s->size : e->size;
    uint64_t mask = bytes >= 8 ? UINT64_MAX : (UINT64_C(1) << 8 * bytes) - 1;
    return s->address != e->from || ((s->value ^ e->value) & mask) == 0;
}

static pair_total *pair_of(trace *t, int32_t from, int32_t to)
{
    pair_total *pair;
    TRACE_TOTAL(&t->waits, (uint64_t)(uint32_t)(from + 1) << 32 | (uint32_t)(to + 1), pair);
    pair->from = from;
    pair->to = to;
    return pair;
}

/* A wait for this word is over. */
static void account(trace *t, const block_state *b, const slice *w, uint64_t address, uint64_t ns,
                    const flag_store *s)
{
    pair_total *pair = pair_of(t, s != NULL ? s->rank : -1, b->rank);
    pair->ns += ns;
    pair->count++;
    flag_total *flag;
    TRACE_TOTAL(&t->flags, address >> 1, flag);
    if (flag->count == 0) {
        char name[96];
        trace_memory_name(t->follow->memory, address, name, sizeof name);
        flag->name = trace_text(&t->texts, name);
        flag->address = address;
        flag->setter = -1;
    }
    flag->ns += ns;
    flag->count++;
    if (s != NULL) {
        flag->setter = s->rank;
        flag->setter_site = s->site;
    }
    if (ns >= flag->longest) {
        flag->longest = ns;
        flag->longest_rank = b->rank;
        flag->longest_block = b->index;
        flag->site = w->site;
    }
}

static uint64_t length_of(const slice *s)
{
    return s->end - s->begin;
}

/* Takes back what was kept for the address. */
static uint64_t take_idle(block_state *b, uint64_t address)
{
    for (uint32_t i = 0; i < b->idle_count; i++) {
        uint64_t ns = b->idle[i].ns;
        if (b->idle[i].address != address)
            continue;
        b->idle[i] = b->idle[--b->idle_count];
        return ns;
    }
    return 0;
}

/* The wait has ended, what it is for has not come: the time counts for whoever stores it. */
static void keep_idle(trace *t, block_state *b, size_t number, uint64_t address)
{
    uint64_t ns = length_of(&t->slices[number]) + take_idle(b, address);
    if (b->idle_count == IDLE_WAITS) {
        account(t, b, &t->slices[number], address, ns, NULL);
        return;
    }
    b->idle[b->idle_count++] = (idle_wait){address, ns, number};
}

void trace_flag_unseen(trace *t, block_state *b)
{
    if (b->waited == 0)
        return;
    size_t number = b->waited - 1;
    b->waited = 0;
    if (t->slices[number].phase == PHASE_FLAG_WAIT)
        keep_idle(t, b, number, t->slices[number].address);
}

void trace_flag_end(trace *t, block_state *b)
{
    trace_flag_unseen(t, b);
    for (uint32_t i = 0; i < b->idle_count; i++)
        account(t, b, &t->slices[b->idle[i].slice], b->idle[i].address, b->idle[i].ns, NULL);
    b->idle_count = 0;
}

/* A wait has ended with a read that brings nothing. A poll has no begin of its own; its first value is
 * what it was left out for. */
static bool brings_nothing(const trace *t, const block_state *b, const record_event *e, size_t wait,
                           size_t read)
{
    return wait == read || (t->slices[wait].address == e->from && e->value == b->wait_value);
}

void trace_flag_read(trace *t, block_state *b, const record_event *e, size_t number)
{
    struct follow *f = t->follow;
    bool small = e->size <= FLAG_BYTES && e->bursts <= 1;
    uint64_t *newest = small ? trace_map_find(&f->newest, e->from >> 3) : NULL;
    const flag_store *s = newest != NULL && *newest != 0 ? &f->stores[*newest - 1] : NULL;
    if (s != NULL && !is_seen(s, e))
        s = NULL;
    size_t wait = b->waited != 0                               ? b->waited - 1
                  : t->slices[number].phase == PHASE_FLAG_WAIT ? number
                                                               : SIZE_MAX;
    b->waited = 0;
    if (wait != SIZE_MAX && small && t->slices[wait].phase == PHASE_FLAG_WAIT) {
        if (s == NULL && brings_nothing(t, b, e, wait, number))
            keep_idle(t, b, wait, e->from);
        else
            account(t, b, &t->slices[wait], e->from,
                    length_of(&t->slices[wait]) + take_idle(b, e->from), s);
    }
    if (s == NULL || s->order == b->order)
        return;
    uint64_t *seen = trace_map_at(&f->seen, (uint64_t)b->order << 40 ^ e->from >> 3);
    if (*seen == *newest)
        return;
    *seen = *newest;
    const slice *to = &t->slices[wait != SIZE_MAX ? wait : number];
    TRACE_GROW(t->arrows, t->arrow_room, t->arrow_count);
    t->arrows[t->arrow_count++] = (arrow){.from_ns = s->ns,
                                          .to_ns = to->end - 1 > s->ns ? to->end - 1 : s->ns,
                                          .from_lane = s->lane,
                                          .to_lane = to->lane};
}
