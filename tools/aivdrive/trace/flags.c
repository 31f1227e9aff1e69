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

/* The wait was for this word. */
static void account(trace *t, const block_state *b, const slice *w, uint64_t address,
                    const flag_store *s)
{
    uint64_t ns = w->end - w->begin;
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

void trace_flag_unseen(trace *t, block_state *b)
{
    if (b->waited == 0)
        return;
    size_t number = b->waited - 1;
    b->waited = 0;
    if (t->slices[number].phase == PHASE_FLAG_WAIT)
        account(t, b, &t->slices[number], t->slices[number].address, NULL);
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
    if (wait != SIZE_MAX && small && t->slices[wait].phase == PHASE_FLAG_WAIT)
        account(t, b, &t->slices[wait], e->from, s);
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
