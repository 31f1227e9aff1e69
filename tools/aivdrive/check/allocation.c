/* check/allocation: what device memory is there, who may use it, and what it is called. */
#include <stdio.h>
#include <string.h>

#include "engine.h"
#include "memory.h"

typedef struct grant {
    uint64_t begin, end;
    uint32_t rank;  /* who may; UINT32_MAX = everybody */
    uint32_t group; /* communicator it was granted in, 0 = none */
    uint64_t lease; /* lease.c; 0 = for good */
    bool revoked;
    uint32_t revoke_site;
} grant;

typedef struct allocation {
    uint64_t begin, end;
    uint32_t rank, site;
    bool library, mapped, freed;
    uint32_t free_site;
    char *name;
    grant *grants; /* of parts of it */
    size_t grant_count, grant_room;
} allocation;

/* A rank that has left a communicator may not use what it was granted there. */
typedef struct leaver {
    uint32_t rank, group, site;
} leaver;

typedef struct allocations {
    allocation *list; /* by begin; freed ones stay until their place is given out again */
    size_t count, room;
    leaver *left;
    size_t left_count, left_room;
    bool any_grant; /* else peers reach each other by means the record does not tell of */
    bool private;   /* ranks use the same addresses for memory of their own: no rule holds */
} allocations;

static allocations *own(engine *e)
{
    if (e->memory == NULL)
        e->memory = check_zeroed(sizeof *e->memory);
    return e->memory;
}

/* Index of the first allocation that begins after the address. */
static size_t after(const allocations *a, uint64_t address)
{
    size_t low = 0, high = a->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (a->list[middle].begin > address)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* The allocation the address lies in, or else the one that ends before it. */
static allocation *find(const engine *e, uint64_t address)
{
    const allocations *a = e->memory;
    if (a == NULL)
        return NULL;
    size_t i = after(a, address);
    return i > 0 ? &a->list[i - 1] : NULL;
}

static bool inside(const allocation *a, uint64_t address)
{
    return a != NULL && address >= a->begin && address < a->end;
}

/* What is mapped may have been written through another mapping of the same physical memory. */
bool memory_known(const engine *e, uint64_t address)
{
    const allocation *a = find(e, address);
    return inside(a, address) && !a->library && !a->mapped && !a->freed && !e->memory->private;
}

bool memory_private(const engine *e)
{
    return e->memory != NULL && e->memory->private;
}

const char *memory_name(const engine *e, uint64_t address)
{
    static char texts[8][400];
    static unsigned turn;
    char *text = texts[turn++ % 8];
    const size_t size = sizeof texts[0];
    const allocation *a = find(e, address);
    if (a == NULL || address >= a->end + (1 << 20)) {
        snprintf(text, size, "0x%llx", (unsigned long long)address);
        return text;
    }
    unsigned long long offset = address - a->begin;
    if (a->name != NULL || a->library)
        snprintf(text, size, "%.200s of rank %u + 0x%llx", a->name ? a->name : "library memory",
                 a->rank, offset);
    else
        snprintf(text, size, "offset 0x%llx of the %llu bytes rank %u allocated at %s", offset,
                 (unsigned long long)(a->end - a->begin), a->rank,
                 findings_place(e->findings, a->site));
    return text;
}

static void forget_range(allocations *a, uint32_t rank, uint64_t begin, uint64_t end)
{
    size_t kept = 0;
    for (size_t i = 0; i < a->count; i++) {
        if (a->list[i].begin < end && a->list[i].end > begin) {
            a->private |= a->list[i].rank != rank && !a->list[i].freed;
            check_free(a->list[i].name);
            check_free(a->list[i].grants);
            continue;
        }
        a->list[kept++] = a->list[i];
    }
    a->count = kept;
}

static void add(engine *e, const check_event *event)
{
    allocations *a = own(e);
    uint64_t end = event->to + event->size;
    forget_range(a, event->rank, event->to, end);
    size_t i = after(a, event->to);
    CHECK_GROW(a->list, a->room, a->count);
    memmove(a->list + i + 1, a->list + i, (a->count - i) * sizeof *a->list);
    a->list[i] = (allocation){
        .begin = event->to,
        .end = end,
        .rank = event->rank,
        .site = event->site,
        /* or nothing of the program calls for it */
        .library = event->id == OF_LIBRARY || event->site == 0,
        .mapped = event->id == MAPPED,
        .name = event->text != NULL && *event->text != '\0' ? check_text(event->text) : NULL};
    a->count++;
    shadow_remove(&e->gm, event->to, end);
    line_forget(e, event->to, end);
}

/* ---- free while in use ---- */

typedef struct last_use {
    engine *e;
    unit *host;
    const access *found;
    bool write;
    uint64_t begin, end;
} last_use;

static void visit_use(span *part, void *context)
{
    last_use *l = context;
    if (l->found != NULL)
        return;
    /* Host threads have their own ways to wait for each other. */
    bool by_host = part->write.way == BY_HOST;
    if (!by_host && part->write.epoch != 0 && !write_ordered(l->host, ON_S, part)) {
        l->found = &part->write;
        l->write = true;
    }
    for (uint32_t i = 0; i < part->read_count && l->found == NULL; i++)
        if (part->reads[i].way != BY_HOST && !access_ordered(l->host, ON_S, &part->reads[i]))
            l->found = &part->reads[i];
    l->begin = part->begin;
    l->end = part->end;
}

static void give_back_one(engine *e, const check_event *event, allocation *a)
{
    last_use use = {.e = e, .host = unit_host(e, event->rank, event->thread)};
    if (!a->library && !e->memory->private) /* a communicator ends its own work before it frees */
        shadow_visit(&e->gm, a->begin, a->end, visit_use, &use);
    if (use.found != NULL &&
        findings_is_new(e->findings, RULE_IN_USE, event->site, use.found->site))
        report(e, RULE_IN_USE, event->site, use.found->site,
               check_format("rank %u frees %s", event->rank, memory_name(e, a->begin)),
               access_text(e, use.found, use.write, use.begin, use.end, NULL),
               check_format("memory is freed at %s while the access at %s may not be over: "
                            "synchronise the stream (and with the peers) before",
                            findings_place(e->findings, event->site),
                            findings_place(e->findings, use.found->site)));
    a->freed = true;
    a->free_site = event->site;
    shadow_remove(&e->gm, a->begin, a->end);
}

/* With a heap goes whatever is in it. */
static void give_back(engine *e, const check_event *event)
{
    allocations *all = own(e);
    allocation *first = find(e, event->to);
    if (event->id == PIECE) {
        shadow_remove(&e->gm, event->to, event->to + event->size);
        line_forget(e, event->to, event->to + event->size);
        return;
    }
    size_t i = inside(first, event->to) ? (size_t)(first - all->list) : after(all, event->to);
    uint64_t end = event->to + (event->size > 0 ? event->size : 1);
    for (; i < all->count && all->list[i].begin < end; i++)
        if (!all->list[i].freed)
            give_back_one(e, event, &all->list[i]);
}

/* ---- what peers may use ---- */

/* Calls give the same buffers over and over: a place that was taken back serves again. */
static grant *place_for(allocation *a, const grant *wanted)
{
    for (size_t i = a->grant_count; i-- > 0;) {
        grant *g = &a->grants[i];
        if (g->revoked && g->begin == wanted->begin && g->end == wanted->end &&
            g->rank == wanted->rank && g->group == wanted->group)
            return g;
    }
    CHECK_GROW(a->grants, a->grant_room, a->grant_count);
    return &a->grants[a->grant_count++];
}

static void grant_memory(engine *e, const check_event *event)
{
    uint64_t lease = event->id == FOR_TASK ? lease_begin(e, event) : 0;
    allocation *a = find(e, event->to);
    own(e)->any_grant |= !event->to_host; /* that of a process says nothing of peers */
    if (lease == 0)                       /* during a call the ranks' kernels tell each other */
        order_grant(e, event);
    if (event->to_host || event->id == BY_KEY || !inside(a, event->to))
        return;
    const grant new = {.begin = event->to,
                       .end = event->to + event->size,
                       .rank = event->count,
                       .group = (uint32_t)event->group,
                       .lease = lease};
    *place_for(a, &new) = new;
}

void memory_lease_over(engine *e, uint64_t begin, uint64_t number, uint32_t site)
{
    allocation *a = find(e, begin);
    for (size_t i = 0; a != NULL && i < a->grant_count; i++)
        if (a->grants[i].lease == number) {
            a->grants[i].revoked = true;
            a->grants[i].revoke_site = site;
        }
}

/* Takes back grants of these bytes: those of a communicator (0: any), those of a rank (UINT32_MAX:
 * any). What is lent to a call that is under way stays. */
static void take_back(allocation *a, uint32_t group, uint32_t rank, uint64_t begin, uint64_t end,
                      uint32_t site)
{
    for (size_t i = 0; i < a->grant_count; i++) {
        grant *g = &a->grants[i];
        if (g->revoked || g->lease != 0 || g->begin >= end || g->end <= begin ||
            (group != 0 && g->group != group) || (rank != UINT32_MAX && g->rank != rank))
            continue;
        g->revoked = true;
        g->revoke_site = site;
    }
}

static void revoke_memory(engine *e, const check_event *event)
{
    allocation *a = find(e, event->to);
    if (!inside(a, event->to))
        return;
    bool importer = event->group == 0 && a->rank != event->rank;
    take_back(a, (uint32_t)event->group, importer ? event->rank : UINT32_MAX, event->to,
              event->to + event->size, event->site);
}

/* The communicator has ended for this rank: what it gave is taken back, what it got is gone. */
static void leave_group(engine *e, const check_event *event)
{
    allocations *a = own(e);
    uint32_t group = (uint32_t)event->group;
    if (group == 0)
        return;
    for (size_t i = 0; i < a->count; i++)
        if (a->list[i].rank == event->rank)
            take_back(&a->list[i], group, UINT32_MAX, 0, UINT64_MAX, event->site);
    CHECK_GROW(a->left, a->left_room, a->left_count);
    a->left[a->left_count++] = (leaver){event->rank, group, event->site};
}

void memory_event(engine *e, const check_event *event)
{
    switch (event->kind) {
    case SEEN_ALLOC:
        add(e, event);
        break;
    case SEEN_FREE:
        give_back(e, event);
        break;
    case SEEN_GRANT:
        grant_memory(e, event);
        break;
    case SEEN_REVOKE:
        revoke_memory(e, event);
        break;
    default:
        leave_group(e, event);
        break;
    }
}

/* ---- accesses ---- */

static void report_access(engine *e, check_rule rule, unit *u, uint32_t pipe, uint64_t begin,
                          uint64_t end, bool write, uint32_t site, uint32_t other, char *other_what,
                          char *message)
{
    report(e, rule, site, other,
           check_format("%s %s %llu bytes at %s", unit_name(u, pipe), write ? "wrote" : "read",
                        (unsigned long long)(end - begin), memory_name(e, begin)),
           other_what, message);
}

static const leaver *has_left(const allocations *a, uint32_t rank, uint32_t group)
{
    for (size_t i = 0; i < a->left_count; i++)
        if (a->left[i].rank == rank && a->left[i].group == group)
            return &a->left[i];
    return NULL;
}

/* Why a rank may not use bytes of an allocation. */
typedef struct refusal {
    bool never, by_owner, call_over;
    uint32_t site; /* of what took the grant away */
} refusal;

static bool granted(const allocations *all, const allocation *in, uint32_t rank, uint64_t begin,
                    uint64_t end, refusal *why)
{
    *why = (refusal){.never = true};
    for (size_t i = in->grant_count; i-- > 0;) {
        const grant *g = &in->grants[i];
        if (begin < g->begin || end > g->end || (g->rank != UINT32_MAX && g->rank != rank))
            continue;
        const leaver *left = g->group != 0 ? has_left(all, rank, g->group) : NULL;
        if (!g->revoked && left == NULL)
            return true;
        *why =
            (refusal){false, g->revoked, g->lease != 0, g->revoked ? g->revoke_site : left->site};
    }
    return false;
}

static char *refusal_text(const engine *e, const refusal *why, uint32_t owner, uint32_t user)
{
    if (why->never)
        return check_format("rank %u has not granted this memory to rank %u: use the HCCL buffer, "
                            "or register it (HcclCommMemReg) and take it from the channel; "
                            "hardware would fault",
                            owner, user);
    if (why->call_over)
        return check_format("rank %u had lent this memory to the call at %s only, which is over: "
                            "hardware would fault",
                            owner, findings_place(e->findings, why->site));
    return check_format("rank %u was granted this memory, but rank %u has %s at %s: hardware would "
                        "fault",
                        user, why->by_owner ? owner : user,
                        why->by_owner ? "taken it back (or ended the communicator)"
                                      : "ended the communicator",
                        findings_place(e->findings, why->site));
}

/* Memory that is granted in a communicator belongs to its kernels. What is lent to calls may be
 * lent to several at once, of different communicators. */
static void tell_group(engine *e, const unit *u, const allocation *in, uint64_t begin)
{
    for (size_t i = 0; i < in->grant_count; i++)
        if (begin >= in->grants[i].begin && begin < in->grants[i].end && in->grants[i].group != 0 &&
            in->grants[i].lease == 0 && !in->grants[i].revoked) {
            calls_touch(e, u, in->grants[i].group);
            return;
        }
}

bool memory_granted_in(const engine *e, uint32_t rank, uint32_t group)
{
    const allocations *all = e->memory;
    for (size_t i = 0; all != NULL && i < all->count; i++)
        for (size_t k = 0; all->list[i].rank == rank && k < all->list[i].grant_count; k++)
            if (all->list[i].grants[k].group == group && !all->list[i].grants[k].revoked)
                return true;
    return false;
}

void memory_library_access(engine *e, const unit *u, uint64_t address)
{
    const allocation *in = find(e, address);
    if (inside(in, address))
        tell_group(e, u, in, address);
}

/* End of the mapped memory that goes on without a gap from this allocation. */
static uint64_t mapped_end(const allocations *a, const allocation *from)
{
    uint64_t end = from->end;
    for (const allocation *next = from + 1; from->mapped && next < a->list + a->count; next++) {
        if (!next->mapped || next->freed || next->begin != end || next->rank != from->rank)
            break;
        end = next->end;
    }
    return end;
}

void memory_access(engine *e, unit *u, uint32_t pipe, uint64_t begin, uint64_t end, bool write,
                   uint32_t site)
{
    const allocations *a = e->memory;
    if (a == NULL || a->count == 0 || a->private || begin == end)
        return;
    const allocation *in = find(e, begin);
    if (in == NULL || !inside(in, begin) || (end > in->end && end > mapped_end(a, in))) {
        if (findings_is_new(e->findings, RULE_BOUNDS, site, in != NULL ? in->site : 0))
            report_access(
                e, RULE_BOUNDS, u, pipe, begin, end, write, site, in != NULL ? in->site : 0,
                in != NULL ? check_format("the allocation of %llu bytes next to it",
                                          (unsigned long long)(in->end - in->begin))
                           : NULL,
                in != NULL && inside(in, begin)
                    ? check_format("%llu of the bytes lie behind the end of the allocation",
                                   (unsigned long long)(end - in->end))
                    : check_format("these bytes are in no allocation"));
        return;
    }
    if (in->freed) {
        if (findings_is_new(e->findings, RULE_FREED, site, in->free_site))
            report_access(e, RULE_FREED, u, pipe, begin, end, write, site, in->free_site,
                          check_format("rank %u freed it", in->rank),
                          check_format("the memory has been freed before"));
        return;
    }
    if (u->kind != UNIT_BLOCK)
        return;
    if (in->grant_count > 0)
        tell_group(e, u, in, begin);
    refusal why;
    if (in->rank == u->rank || !a->any_grant || granted(a, in, u->rank, begin, end, &why) ||
        !findings_is_new(e->findings, RULE_GRANT, site, in->site))
        return;
    report_access(e, RULE_GRANT, u, pipe, begin, end, write, site, in->site,
                  check_format("rank %u allocated it", in->rank),
                  refusal_text(e, &why, in->rank, u->rank));
}

void memory_host_access(engine *e, unit *u, uint32_t pipe, uint64_t begin, uint64_t end, bool write,
                        uint32_t site)
{
    if (begin == end || lease_of_host(e, u->rank, begin, end) ||
        !findings_is_new(e->findings, RULE_BOUNDS, site, 0))
        return;
    report(e, RULE_BOUNDS, site, 0,
           check_format("%s %s %llu bytes at 0x%llx, memory of the process itself",
                        unit_name(u, pipe), write ? "wrote" : "read",
                        (unsigned long long)(end - begin), (unsigned long long)begin),
           NULL,
           check_format("these bytes are host memory (malloc, a variable of the program): hardware "
                        "would fault; give the kernel memory of aclrtMalloc()"));
}

/* ---- the end of a rank ---- */

void memory_rank_end(engine *e, const check_event *event)
{
    const allocations *a = e->memory;
    for (size_t i = 0; a != NULL && i < a->count; i++) {
        const allocation *left = &a->list[i];
        if (left->rank != event->rank || left->library || left->freed || left->site == 0 ||
            !findings_is_new(e->findings, RULE_LEAK, left->site, 0))
            continue;
        report(e, RULE_LEAK, left->site, 0,
               check_format("rank %u allocated %llu bytes", left->rank,
                            (unsigned long long)(left->end - left->begin)),
               NULL, check_format("never freed"));
    }
}

void memory_close(engine *e)
{
    allocations *a = e->memory;
    if (a == NULL)
        return;
    for (size_t i = 0; i < a->count; i++) {
        check_free(a->list[i].name);
        check_free(a->list[i].grants);
    }
    check_free(a->list);
    check_free(a->left);
    check_free(a);
    e->memory = NULL;
}
