/* moe: our expert-parallel operators beside the bound of the same turn: layout, notify, dispatch,
 * combine, total, and notify alone.
 *
 *     bench_moe [-n RANKS] [-t TOKENS] [-q] [-m] [-r ROUTING] [-k TOPK] [-s SECONDS]
 *
 * Rows of 7168 BF16 numbers (-q: INT8 on the way out; -m: all tensors in ordinary memory, whose
 * rows are staged), 64 experts, 8 choices; with a routing file 6. Every turn has new rows. total:
 * from the earliest start to the latest end over the ranks; the phases: each rank's own, the
 * largest of the ranks' medians. ratio rows: the median over the turns. */
#include "moe.h"

typedef struct turns {
    double *bound, *total, *notify, *ratio, *phase[MOE_PHASES];
    int count;
} turns;

enum { TURNS_MAX = 1000 };

/* Latest end - earliest start of what every rank has just done. */
static double over_all(bench_world *w, double start, double end)
{
    w->shared->of[w->rank].start = start;
    w->shared->of[w->rank].end = end;
    bench_line(w);
    for (int r = 0; r < w->ranks; r++) {
        start = w->shared->of[r].start < start ? w->shared->of[r].start : start;
        end = w->shared->of[r].end > end ? w->shared->of[r].end : end;
    }
    bench_line(w);
    return end - start;
}

static double largest(bench_world *w, double value)
{
    return over_all(w, 0, value);
}

static void turn(bench_world *w, moe_ours *o, void *room, turns *all)
{
    double phase[MOE_PHASES], at[3];
    int n = all->count++;
    moe_fill(o, n);
    bench_line(w);
    double begin = bench_now();
    moe_ours_run(o, phase);
    all->total[n] = over_all(w, begin, bench_now());
    if (n % 16 == 0 && (o->z.topk & (o->z.topk - 1)) == 0 && !o->z.quant)
        moe_check(o->out, o, 0, "ours");
    for (int p = 0; p < MOE_PHASES; p++)
        all->phase[p][n] = phase[p];
    bench_line(w);
    moe_bound(o, room, at);
    all->bound[n] = over_all(w, at[0], at[2]);
    bench_line(w);
    begin = bench_now();
    moe_notify(o);
    all->notify[n] = over_all(w, begin, bench_now());
    all->ratio[n] = all->total[n] / all->bound[n];
}

static void report(bench_world *w, const moe_ours *o, turns *all)
{
    char op[128];
    const double bytes = (double)(o->z.tokens * o->z.topk * o->z.hidden * 2);
    int at = snprintf(op, sizeof op, "moe.T%lldH%lldK%lldE%lld.%s.", (long long)o->z.tokens,
                      (long long)o->z.hidden, (long long)o->z.topk, (long long)o->z.experts,
                      o->z.quant ? "int8" : "bf16");
    for (int p = 0; p < MOE_PHASES; p++) {
        bench_result r = bench_summary(all->phase[p], all->count);
        r.median = largest(w, r.median), r.min = largest(w, r.min), r.p99 = largest(w, r.p99);
        strcpy(op + at, moe_phases[p]);
        if (w->rank == 0)
            bench_row("aivdrive", op, w->ranks, bytes, r, p >= MOE_DISPATCH ? bytes : 0);
    }
    if (w->rank != 0)
        return;
    strcpy(op + at, "total");
    bench_row("aivdrive", op, w->ranks, bytes, bench_summary(all->total, all->count), 2 * bytes);
    strcpy(op + at, "notify_alone");
    bench_row("aivdrive", op, w->ranks, 0, bench_summary(all->notify, all->count), 0);
    strcpy(op + at, "write_once_read_once");
    bench_row("bound", op, w->ranks, bytes, bench_summary(all->bound, all->count), 2 * bytes);
    bench_result r = bench_summary(all->ratio, all->count);
    printf("ratio,%.*stotal/bound,%d,%.0f,%.3f,%.3f,%.3f,\n", at, op, w->ranks, bytes, r.median,
           r.min, r.p99);
}

static void run(bench_world *w, const moe_sizes *z, double seconds)
{
    moe_ours o;
    turns all = {0};
    double **series[] = {&all.bound,    &all.total,    &all.notify,   &all.ratio,
                         &all.phase[0], &all.phase[1], &all.phase[2], &all.phase[3]};
    for (size_t i = 0; i < sizeof series / sizeof *series; i++)
        *series[i] = calloc(TURNS_MAX, sizeof(double));
    moe_ours_make(&o, z, w);
    void *room = moe_memory((size_t)(o.rows * z->hidden * 2));
    for (int i = 0; i < 3; i++) { /* warm; the rows of INT8 experts once for all */
        turn(w, &o, room, &all);
        moe_dequantise(&o);
    }
    all.count = 0;
    double end = largest(w, bench_now()) + seconds; /* the same on every rank */
    while (all.count < TURNS_MAX) {
        turn(w, &o, room, &all);
        if (largest(w, bench_now()) > end && all.count >= 5)
            break;
    }
    report(w, &o, &all);
    CHECK(HcclCommDestroy(o.comm));
}

int main(int argc, char **argv)
{
    moe_sizes z = {.tokens = 128, .hidden = 7168, .topk = 0, .experts = 64};
    int ranks = 2, option;
    double seconds = 1.5;
    while ((option = getopt(argc, argv, "n:t:h:k:e:r:s:qm")) != -1)
        switch (option) {
        case 'n':
            ranks = atoi(optarg);
            break;
        case 't':
            z.tokens = atoll(optarg);
            break;
        case 'h':
            z.hidden = atoll(optarg);
            break;
        case 'k':
            z.topk = atoll(optarg);
            break;
        case 'e':
            z.experts = atoll(optarg);
            break;
        case 'r':
            z.routing = optarg;
            break;
        case 's':
            seconds = atof(optarg);
            break;
        case 'q':
            z.quant = true;
            break;
        case 'm':
            moe_ordinary = true;
            break;
        default:
            fprintf(stderr,
                    "bench_moe [-n ranks] [-t tokens] [-h hidden] [-k choices] [-e experts] "
                    "[-r routing file] [-q] [-m] [-s seconds]\n");
            return 2;
        }
    if (z.topk == 0)
        z.topk = z.routing ? 6 : 8;
    if (ranks < 1 || ranks > BENCH_RANKS_MAX || z.experts % ranks || z.topk > z.experts ||
        z.tokens < 1) {
        fprintf(stderr,
                "bench_moe: %d ranks (1 to %d), %lld experts (a multiple), %lld choices (at most "
                "the experts), %lld tokens (1 at least)\n",
                ranks, BENCH_RANKS_MAX, (long long)z.experts, (long long)z.topk,
                (long long)z.tokens);
        return 2;
    }
    bench_world w = bench_start(ranks);
    CHECK(aclInit(NULL));
    CHECK(aclrtSetDevice(w.rank));
    run(&w, &z, seconds);
    return bench_finish(&w, 0);
}
