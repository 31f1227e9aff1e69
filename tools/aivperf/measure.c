/* aivperf, measure: the contenders of one row, interleaved in rounds.
 *
 * A sample is (latest end over the ranks - earliest start) / K of K calls in a row that all ranks
 * begin together; K is such that a sample lasts 10 us at least, and 1 where buffers are rewritten
 * before each call. Every contender gets the same number of samples in every round, in turning
 * order; a ratio is the median over the rounds of the ratios of their medians. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "aivperf.h"

static const double sample_min = 10e-6;
enum { POISON = 0x5a, CALLS_MAX = 64, BOUND_EACH_MAX = 1 << 20 };

int perf_compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* ---- one call ---- */

void perf_contender_aim(perf_contender *c, const perf_world *w, const perf_options *o, perf_op op,
                        const perf_shape *s, bool in_place)
{
    uint32_t e = perf_type_bytes(o->type);
    int root = o->root < 0 ? 0 : o->root;
    c->call = (perf_call){.op = op,
                          .rank = w->rank,
                          .ranks = w->ranks,
                          .send = c->send,
                          .recv = c->recv,
                          .count = s->count,
                          .element = e,
                          .type = o->type,
                          .reduce = o->reduce,
                          .root = root,
                          .send_counts = s->send_counts,
                          .send_displs = s->send_displs,
                          .recv_counts = s->recv_counts,
                          .recv_displs = s->recv_displs,
                          .matrix = s->matrix,
                          .in_place = in_place};
    c->rotate = o->root < 0 && perf_ops[op].rooted;
    c->calls = 0;
    if (!in_place)
        return;
    switch (op) {
    case PERF_ALLGATHER:
    case PERF_ALLGATHER_V:
        c->call.send = c->recv + s->recv_displs[w->rank] * e;
        break;
    case PERF_REDUCE_SCATTER:
    case PERF_REDUCE_SCATTER_V:
        c->call.recv = c->send + s->send_displs[w->rank] * e;
        break;
    case PERF_SCATTER:
        if (w->rank == root)
            c->call.recv = c->send + s->send_displs[w->rank] * e;
        break;
    case PERF_REDUCE:
        if (w->rank == root)
            c->call.recv = c->send;
        break;
    default:
        c->call.send = c->recv;
    }
}

static void run(const perf_world *w, perf_contender *c)
{
    if (c->rotate)
        c->call.root = (int)(c->calls % (uint64_t)w->ranks);
    c->calls++;
    int failed = c->library ? c->library->run(&c->call) : perf_ours_run(c->ours, &c->call);
    if (failed)
        perf_world_fail(w, "%s of %s failed with %d: %s", perf_ops[c->call.op].name, c->name,
                        failed, c->library ? "see above" : perf_ours_error());
}

/* A root may be through while its library still has to send, on its next call. */
static void settle(const perf_world *w, const perf_contender *c)
{
    if (c->library && c->library->settle && c->library->settle())
        perf_world_fail(w, "%s failed after %s", c->name, perf_ops[c->call.op].name);
}

static void meet(const perf_world *w)
{
    if (!perf_world_meet(w))
        _Exit(1); /* the rank that failed has told why */
}

/* ---- the check ---- */

static void guards_set(const perf_contender *c, const perf_shape *s)
{
    uint32_t e = c->call.element;
    memset(c->send - PERF_GUARD, POISON, PERF_GUARD);
    memset(c->recv - PERF_GUARD, POISON, PERF_GUARD);
    memset(c->send + s->send * e, POISON, PERF_GUARD);
    memset(c->recv + s->recv * e, POISON, PERF_GUARD);
}

static uint64_t guard_wrong(const uint8_t *at)
{
    for (int i = 0; i < PERF_GUARD; i++)
        if (at[i] != POISON)
            return 1;
    return 0;
}

static uint64_t guards_wrong(const perf_contender *c, const perf_shape *s)
{
    uint32_t e = c->call.element;
    return guard_wrong(c->send - PERF_GUARD) + guard_wrong(c->recv - PERF_GUARD) +
           guard_wrong(c->send + s->send * e) + guard_wrong(c->recv + s->recv * e);
}

static uint64_t parts_wrong(const perf_call *c, const perf_shape *s, const perf_data *d,
                            bool exchange)
{
    uint64_t wrong = 0;
    for (int r = 0; r < c->ranks; r++) {
        uint64_t first = exchange ? perf_shape_displacement(s, c->op, r, c->rank) : 0;
        wrong += perf_data_wrong(d, r, first, s->recv_counts[r],
                                 (uint8_t *)c->recv + s->recv_displs[r] * c->element);
    }
    return wrong;
}

static uint64_t output_wrong(const perf_call *c, const perf_shape *s, const perf_data *d)
{
    switch (c->op) {
    case PERF_ALLREDUCE:
        return perf_data_wrong(d, -1, 0, c->count, c->recv);
    case PERF_REDUCE:
        return c->rank == c->root ? perf_data_wrong(d, -1, 0, c->count, c->recv) : 0;
    case PERF_BROADCAST:
        return c->rank == c->root ? 0 : perf_data_wrong(d, c->root, 0, c->count, c->recv);
    case PERF_REDUCE_SCATTER:
    case PERF_REDUCE_SCATTER_V:
        return perf_data_wrong(d, -1, s->send_displs[c->rank], s->recv, c->recv);
    case PERF_SCATTER:
        return perf_data_wrong(d, c->root, s->send_displs[c->rank], s->recv, c->recv);
    case PERF_ALLGATHER:
    case PERF_ALLGATHER_V:
        return parts_wrong(c, s, d, false);
    case PERF_ALLTOALL:
    case PERF_ALLTOALL_V:
    case PERF_ALLTOALL_VC:
        return parts_wrong(c, s, d, true);
    case PERF_SENDRECV:
        return perf_data_wrong(d, (c->rank + c->ranks - 1) % c->ranks, 0, c->count, c->recv);
    default:
        return 0;
    }
}

/* Nobody leaves a barrier before all went in. */
static uint64_t barrier_wrong(const perf_world *w, perf_contender *c)
{
    uint64_t before = atomic_load(&w->line->entered) / (uint64_t)w->ranks;
    meet(w);
    atomic_fetch_add(&w->line->entered, 1);
    run(w, c);
    return atomic_load(&w->line->entered) < (before + 1) * (uint64_t)w->ranks;
}

static uint64_t call_wrong(const perf_world *w, perf_contender *c, const perf_shape *s,
                           const perf_data *d)
{
    if (c->call.op == PERF_BARRIER)
        return barrier_wrong(w, c);
    guards_set(c, s);
    memset(c->recv, POISON, s->recv * c->call.element);
    perf_data_fill(d, w->rank, 0, s->send, c->call.send);
    meet(w);
    run(w, c);
    settle(w, c);
    uint64_t wrong = output_wrong(&c->call, s, d) + guards_wrong(c, s);
    if (!c->call.in_place)
        wrong += perf_data_wrong(d, w->rank, 0, s->send, c->call.send);
    return wrong;
}

/* Wrong elements on all ranks; counts on rank 0. */
static uint64_t check(const perf_world *w, perf_contender *c, const perf_shape *s,
                      const perf_data *d)
{
    meet(w);
    uint64_t wrong = call_wrong(w, c, s, d);
    atomic_fetch_add(&w->line->wrong, wrong);
    meet(w);
    wrong = w->rank == 0 ? atomic_exchange(&w->line->wrong, 0) : 0;
    meet(w);
    return wrong;
}

/* ---- samples ---- */

/* What a program does between two calls: reads the output, writes the next input. */
static void rewrite(const perf_world *w, const perf_contender *c, const perf_shape *s,
                    const perf_data *d)
{
    const uint64_t *from = (const uint64_t *)(const void *)c->recv;
    uint64_t sum = 0, words = s->recv * c->call.element / 8;
    for (uint64_t i = 0; i < words; i++)
        sum += from[i];
    __asm__ volatile("" ::"r"(sum) : "memory");
    perf_data_fill(d, w->rank, 0, s->send, c->call.send);
}

/* Seconds per call, on rank 0. */
static double sample(const perf_world *w, perf_contender *c, const perf_shape *s,
                     const perf_data *d, uint32_t calls)
{
    perf_line *line = w->line;
    if (c->dirty)
        rewrite(w, c, s, d);
    meet(w);
    double start = perf_now();
    for (uint32_t i = 0; i < calls; i++)
        run(w, c);
    line->of[w->rank].end = perf_now();
    line->of[w->rank].start = start;
    settle(w, c);
    meet(w);
    if (w->rank != 0)
        return 0;
    /* Nobody writes the times again before rank 0 is at the next line. */
    double end = line->of[0].end;
    for (int r = 1; r < w->ranks; r++) {
        start = fmin(start, line->of[r].start);
        end = fmax(end, line->of[r].end);
    }
    return (end - start) / calls;
}

typedef struct plan {
    uint32_t calls, samples; /* samples of all rounds */
} plan;

static plan plan_make(const perf_options *o, const perf_contender *c, double estimate)
{
    double calls = c->dirty ? 1 : ceil(sample_min / estimate);
    calls = fmin(fmax(calls, 1), CALLS_MAX);
    if (o->iterations)
        return (plan){(uint32_t)fmin(calls, o->iterations), o->iterations};
    double samples = o->budget / (estimate * calls + 1e-6);
    return (plan){(uint32_t)calls, (uint32_t)fmin(fmax(samples, PERF_ROUNDS), PERF_SAMPLES_MAX)};
}

static plan prepare(const perf_world *w, const perf_options *o, const perf_data *d,
                    const perf_shape *s, perf_contender *c)
{
    double estimate = 1e9;
    for (uint32_t i = 0; i < o->warmup; i++)
        (void)sample(w, c, s, d, 1);
    for (int i = 0; i < 3 && !o->iterations; i++)
        estimate = fmin(estimate, sample(w, c, s, d, 1));
    if (o->iterations && !c->dirty)
        estimate = sample(w, c, s, d, 1);
    if (w->rank == 0) {
        plan p = plan_make(o, c, fmax(estimate, 1e-8));
        w->line->calls = p.calls;
        w->line->samples = p.samples;
    }
    meet(w);
    plan p = {w->line->calls, w->line->samples};
    meet(w);
    return p;
}

/* ---- a row ---- */

typedef struct series {
    plan plan;
    double *samples, rounds[PERF_ROUNDS];
    uint32_t taken;
    int64_t wrong;
} series;

static double median(double *values, uint32_t count)
{
    qsort(values, count, sizeof *values, perf_compare_doubles);
    return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

static void round_run(const perf_world *w, const perf_data *d, const perf_shape *s,
                      perf_contender *c, series *t, uint32_t round)
{
    uint32_t until = t->plan.samples * (round + 1) / PERF_ROUNDS, from = t->taken;
    for (; t->taken < until; t->taken++)
        t->samples[t->taken] = sample(w, c, s, d, t->plan.calls);
    if (t->taken > from)
        t->rounds[round] = median(t->samples + from, t->taken - from);
}

static void cell_fill(perf_cell *cell, series *t, perf_op op, const perf_shape *s, int ranks)
{
    double sum = 0;
    uint32_t n = t->taken;
    for (uint32_t i = 0; i < n; i++)
        sum += t->samples[i];
    double middle = median(t->samples, n);
    *cell = (perf_cell){.present = true,
                        .median = middle * 1e6,
                        .min = t->samples[0] * 1e6,
                        .p99 = t->samples[n - 1 - n / 100] * 1e6,
                        .mean = sum / n * 1e6,
                        .wrong = t->wrong,
                        .samples = n,
                        .calls = t->plan.calls};
    cell->alg = (double)s->size / middle * 1e-9;
    cell->bus = perf_op_bus_bytes(op, (double)s->size, ranks) / middle * 1e-9;
}

/* Of ours over another, round by round. */
static double ratio_of(const series *ours, const series *other)
{
    double ratios[PERF_ROUNDS];
    uint32_t n = 0;
    for (int r = 0; r < PERF_ROUNDS; r++)
        if (ours->rounds[r] > 0 && other->rounds[r] > 0)
            ratios[n++] = ours->rounds[r] / other->rounds[r];
    return n ? median(ratios, n) : 0;
}

/* The median of the rounds in which there was a measurement. */
static double measured(const double *rounds)
{
    double values[PERF_ROUNDS];
    uint32_t n = 0;
    for (int r = 0; r < PERF_ROUNDS; r++)
        if (rounds[r] > 0)
            values[n++] = rounds[r];
    return n ? median(values, n) : 0;
}

void perf_measure(const perf_world *w, const perf_options *o, const perf_data *data,
                  const perf_shape *shape, perf_contender *contenders, const int *cell, int count,
                  const perf_bound *bound, perf_row *row)
{
    series all[PERF_CONTENDERS_MAX] = {0};
    series bounds = {0};
    for (int i = 0; i < count; i++) {
        all[i].wrong = o->check ? (int64_t)check(w, &contenders[i], shape, data) : -1;
        all[i].plan = prepare(w, o, data, shape, &contenders[i]);
        if (!(all[i].samples = calloc(all[i].plan.samples, sizeof(double))))
            perf_world_fail(w, "no memory for %u samples", all[i].plan.samples);
    }
    for (uint32_t round = 0; round < PERF_ROUNDS; round++) {
        for (int k = 0; k < count; k++) {
            int i = (k + (int)round) % count;
            round_run(w, data, shape, &contenders[i], &all[i], round);
        }
        if (bound && (row->size <= BOUND_EACH_MAX || round % 3 == 0))
            bounds.rounds[round] = perf_bound_measure(bound, row->op, row->size, row->dirty);
    }
    for (int i = 0; i < count; i++) {
        if (o->check)
            all[i].wrong += (int64_t)check(w, &contenders[i], shape, data);
        perf_cell *to = &row->cells[cell[i]];
        cell_fill(to, &all[i], row->op, shape, w->ranks);
        to->ratio = cell[i] >= 2 && cell[0] == 0 ? ratio_of(&all[0], &all[i]) : 0;
        to->times = bound && cell[i] < 2 ? ratio_of(&all[i], &bounds) : 0;
    }
    if (bound)
        row->bound = measured(bounds.rounds) * 1e6;
    for (int i = 0; i < count; i++)
        free(all[i].samples);
}
