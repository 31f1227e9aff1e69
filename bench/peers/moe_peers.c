/* moe_peers: our expert-parallel operators and the same layer as one writes it on MPI, in the same
 * processes, in turns.
 *
 *     mpirun -n 2 moe_peers TOKENS [SECONDS [ROUTING]] [int8]
 *
 * Two MPI versions: "plain" sends a row for each token and expert, sorted by expert, by
 * MPI_Alltoallv. "careful" sends a row for each token and rank, with the experts and weights beside
 * it; the receiver copies it for its experts, and adds their rows up before it sends one back. Both
 * have all buffers ready and count in the time what ours counts. Rows of 7168 BF16 numbers, 64
 * experts, 8 choices (6 with a routing file). int8: rows go out in INT8, quantised once for each
 * token, with their scales beside them, and come back in BF16, as the experts leave them; the
 * experts' part is done once, before the turns that count. Results are compared with x. bench.h's
 * CSV, then ratio rows: medians over the turns. */
#include <mpi.h>

#include "../moe.h"

enum { OURS, PLAIN, CAREFUL, BOUND, LIBS, TURNS_MAX = 500, PIECE = 512, CHOICES = 8 };

/* Of a value: half a step of 127 for rows of 0.5 to 1.6, and the rounding of their sum. */
#define INT8_ERROR 0.02f

/* What goes with a row of the careful version. */
typedef struct note {
    int16_t expert[CHOICES]; /* of the receiver; -1: no more */
    float weight[CHOICES];
    float scale; /* INT8 */
} note;

typedef struct mpi_layer {
    const moe_ours *o;
    int64_t rows_max, row; /* bytes of a row on the way out */
    uint8_t *send, *come, *sorted;
    uint16_t *experts; /* rows that the experts leave: sorted itself when that is BF16 */
    uint16_t *out;
    int8_t *quantised;                                   /* [T][H] */
    float *scale, *scales, *scales_come, *scales_sorted; /* of a token, and of rows */
    note *notes, *notes_come;
    int32_t *place; /* [T * max(K, R)] of the row of a token */
    int32_t *slot;  /* careful: [row come][CHOICES] in sorted */
    int *counts, *come_counts, *first, *start, *bytes[4], *notes_bytes[4], *back_bytes[4];
    int64_t come_rows;
} mpi_layer;

static void *room(int64_t bytes)
{
    void *memory = aligned_alloc(4096, ((size_t)bytes + 8191) / 4096 * 4096);
    memset(memory, 0, (size_t)bytes + 1);
    return memory;
}

static void mpi_layer_make(mpi_layer *m, const moe_ours *o)
{
    const int64_t T = o->z.tokens, K = o->z.topk, H = o->z.hidden, E = o->z.experts;
    m->o = o;
    m->rows_max = o->rows + 1;
    m->row = o->z.quant ? H : 2 * H;
    m->send = room(T * K * H * 2);
    m->come = room(m->rows_max * H * 2);
    m->sorted = room(m->rows_max * m->row);
    m->experts = o->z.quant ? room(m->rows_max * H * 2) : (void *)m->sorted;
    m->quantised = room(T * H);
    m->scale = room(T * 4);
    m->scales = room(T * K * 4);
    m->scales_come = room(m->rows_max * 4);
    m->scales_sorted = room(m->rows_max * 4);
    m->out = room(T * H * 2);
    m->notes = room(T * K * (int64_t)sizeof *m->notes);
    m->notes_come = room(m->rows_max * (int64_t)sizeof *m->notes);
    m->place = room(T * (K > o->ranks ? K : o->ranks) * 4);
    m->slot = room(m->rows_max * CHOICES * 4);
    m->counts = room(E * 4);
    m->come_counts = room(E * 4);
    m->first = room((E + 1) * 4);
    m->start = room((E + 1) * 4);
    for (int i = 0; i < 4; i++) {
        m->bytes[i] = room(o->ranks * 4);
        m->notes_bytes[i] = room(o->ranks * 4);
        m->back_bytes[i] = room(o->ranks * 4);
    }
}

/* Counts of rows to and from each rank, as bytes and displacements. */
static void extents(int *bytes[4], const int *to, const int *from, int ranks, int64_t unit)
{
    for (int r = 0, out = 0, in = 0; r < ranks; r++) {
        bytes[0][r] = (int)(to[r] * unit), bytes[1][r] = out;
        bytes[2][r] = (int)(from[r] * unit), bytes[3][r] = in;
        out += bytes[0][r], in += bytes[2][r];
    }
}

static void forth(const void *from, void *to, int *bytes[4])
{
    MPI_Alltoallv(from, bytes[0], bytes[1], MPI_BYTE, to, bytes[2], bytes[3], MPI_BYTE,
                  MPI_COMM_WORLD);
}

static void back(const void *from, void *to, int *bytes[4])
{
    MPI_Alltoallv(from, bytes[2], bytes[3], MPI_BYTE, to, bytes[0], bytes[1], MPI_BYTE,
                  MPI_COMM_WORLD);
}

/* Each token once. The largest magnitude is found among the bits: those are in its order. */
static void quantise(mpi_layer *m)
{
    const int64_t H = m->o->z.hidden;
    for (int64_t t = 0; t < m->o->z.tokens; t++) {
        const uint16_t *x = m->o->x + t * H;
        int8_t *q = m->quantised + t * H;
        uint16_t most = 0;
        for (int64_t i = 0; i < H; i++) {
            const uint16_t magnitude = x[i] & 0x7fff;
            most = magnitude > most ? magnitude : most;
        }
        const float s = 127.0f / (moe_widen(most) + 1e-12f);
        for (int64_t i = 0; i < H; i++) /* half to even */
            q[i] = (int8_t)(int32_t)((moe_widen(x[i]) * s + 12582912.0f) - 12582912.0f);
        m->scale[t] = 1.0f / s;
    }
}

/* A token's row as it goes out. */
static const void *row_of(const mpi_layer *m, int64_t token)
{
    return (m->o->z.quant ? (const uint8_t *)m->quantised : (const uint8_t *)m->o->x) +
           token * m->row;
}

/* The experts' part for INT8, which is not timed. */
static void dequantise(mpi_layer *m)
{
    const int64_t H = m->o->z.hidden;
    for (int64_t i = 0; i < m->o->rows * H; i++)
        m->experts[i] = moe_narrow((float)(int8_t)m->sorted[i] * m->scales_sorted[i / H]);
}

/* sum over rows of weight times row, in FP32, rounded to BF16. */
static void add_up(const uint16_t *const *rows, const float *weights, int count, int64_t hidden,
                   uint16_t *to)
{
    float sum[PIECE];
    for (int64_t at = 0; at < hidden; at += PIECE) {
        int64_t n = hidden - at < PIECE ? hidden - at : PIECE;
        memset(sum, 0, sizeof sum);
        for (int k = 0; k < count; k++)
            for (int64_t i = 0; i < n; i++)
                sum[i] += weights[k] * moe_widen(rows[k][at + i]);
        for (int64_t i = 0; i < n; i++)
            to[at + i] = moe_narrow(sum[i]);
    }
}

/* ---- plain ---- */

/* Blocks by source and expert, as they came, to blocks by expert and source; or back. `row`: bytes.
 */
static void regroup(mpi_layer *m, void *raw_rows, void *sorted_rows, int64_t row, bool back_again)
{
    const int64_t local = m->o->z.experts / m->o->ranks;
    int64_t from = 0, into[64 * BENCH_RANKS_MAX], to = 0;
    for (int64_t e = 0; e < local; e++)
        for (int r = 0; r < m->o->ranks; r++) {
            into[r * local + e] = to;
            to += m->come_counts[r * local + e];
        }
    for (int64_t b = 0; b < m->o->z.experts; b++) {
        uint8_t *raw = (uint8_t *)raw_rows + from * row;
        uint8_t *sorted = (uint8_t *)sorted_rows + into[b] * row;
        memcpy(back_again ? raw : sorted, back_again ? sorted : raw,
               (size_t)(m->come_counts[b] * row));
        from += m->come_counts[b];
    }
}

static void plain_dispatch(mpi_layer *m)
{
    const moe_ours *o = m->o;
    const int64_t pairs = o->z.tokens * o->z.topk;
    const int local = (int)(o->z.experts / o->ranks);
    int to[BENCH_RANKS_MAX] = {0}, from[BENCH_RANKS_MAX] = {0};
    memset(m->counts, 0, (size_t)o->z.experts * sizeof *m->counts);
    for (int64_t p = 0; p < pairs; p++)
        m->counts[o->ids[p]]++;
    MPI_Alltoall(m->counts, local, MPI_INT, m->come_counts, local, MPI_INT, MPI_COMM_WORLD);
    for (int e = 0, at = 0; e < o->z.experts; e++) {
        m->first[e] = at;
        at += m->counts[e];
        to[e / local] += m->counts[e], from[e / local] += m->come_counts[e];
    }
    extents(m->bytes, to, from, o->ranks, m->row);
    extents(m->back_bytes, to, from, o->ranks, o->z.hidden * 2);
    if (o->z.quant)
        quantise(m);
    for (int64_t p = 0; p < pairs; p++) {
        m->place[p] = m->first[o->ids[p]]++;
        memcpy(m->send + m->place[p] * m->row, row_of(m, p / o->z.topk), (size_t)m->row);
        m->scales[m->place[p]] = m->scale[p / o->z.topk];
    }
    forth(m->send, m->come, m->bytes);
    regroup(m, m->come, m->sorted, m->row, false);
    if (!o->z.quant)
        return;
    extents(m->notes_bytes, to, from, o->ranks, 4);
    forth(m->scales, m->scales_come, m->notes_bytes);
    regroup(m, m->scales_come, m->scales_sorted, 4, false);
}

static void plain_combine(mpi_layer *m)
{
    const moe_ours *o = m->o;
    const uint16_t *rows[64], *came = (const uint16_t *)(void *)m->send;
    regroup(m, m->come, m->experts, o->z.hidden * 2, true);
    back(m->come, m->send, m->back_bytes);
    for (int64_t t = 0; t < o->z.tokens; t++) {
        for (int64_t k = 0; k < o->z.topk; k++)
            rows[k] = came + m->place[t * o->z.topk + k] * o->z.hidden;
        add_up(rows, o->weights + t * o->z.topk, (int)o->z.topk, o->z.hidden,
               m->out + t * o->z.hidden);
    }
}

/* ---- careful ---- */

/* Where each token's row for each rank stands, or -1; rows to each rank. */
static void careful_places(mpi_layer *m, int *to)
{
    const moe_ours *o = m->o;
    const int local = (int)(o->z.experts / o->ranks), R = o->ranks;
    int start[BENCH_RANKS_MAX] = {0};
    for (int64_t t = 0; t < o->z.tokens; t++) {
        int32_t *place = m->place + t * R;
        memset(place, 0xff, (size_t)R * sizeof *place);
        for (int64_t k = 0; k < o->z.topk; k++) {
            int64_t r = o->ids[t * o->z.topk + k] / local;
            if (place[r] < 0)
                place[r] = to[r]++;
        }
    }
    for (int r = 1; r < R; r++)
        start[r] = start[r - 1] + to[r - 1];
    for (int64_t i = 0; i < o->z.tokens * R; i++)
        if (m->place[i] >= 0)
            m->place[i] += start[i % R];
}

static void careful_pack(mpi_layer *m)
{
    const moe_ours *o = m->o;
    const int local = (int)(o->z.experts / o->ranks), R = o->ranks;
    for (int64_t i = 0; i < o->z.tokens * R; i++) {
        if (m->place[i] < 0)
            continue;
        const int64_t t = i / R, r = i % R;
        note *n = m->notes + m->place[i];
        int count = 0;
        for (int64_t k = 0; k < o->z.topk; k++)
            if (o->ids[t * o->z.topk + k] / local == r) {
                n->expert[count] = (int16_t)(o->ids[t * o->z.topk + k] % local);
                n->weight[count++] = o->weights[t * o->z.topk + k];
            }
        if (count < CHOICES)
            n->expert[count] = -1;
        n->scale = m->scale[t];
        memcpy(m->send + m->place[i] * m->row, row_of(m, t), (size_t)m->row);
    }
}

static void careful_sort(mpi_layer *m)
{
    const moe_ours *o = m->o;
    memset(m->start, 0, (size_t)(o->z.experts + 1) * sizeof *m->start);
    for (int64_t i = 0; i < m->come_rows; i++)
        for (int k = 0; k < CHOICES && m->notes_come[i].expert[k] >= 0; k++)
            m->start[m->notes_come[i].expert[k] + 1]++;
    for (int64_t e = 1; e <= o->z.experts; e++)
        m->start[e] += m->start[e - 1];
    for (int64_t i = 0; i < m->come_rows; i++)
        for (int k = 0; k < CHOICES && m->notes_come[i].expert[k] >= 0; k++) {
            int32_t slot = m->start[m->notes_come[i].expert[k]]++;
            m->slot[i * CHOICES + k] = slot;
            m->scales_sorted[slot] = m->notes_come[i].scale;
            memcpy(m->sorted + slot * m->row, m->come + i * m->row, (size_t)m->row);
        }
}

static void careful_dispatch(mpi_layer *m)
{
    const moe_ours *o = m->o;
    int to[BENCH_RANKS_MAX] = {0}, from[BENCH_RANKS_MAX] = {0};
    careful_places(m, to);
    MPI_Alltoall(to, 1, MPI_INT, from, 1, MPI_INT, MPI_COMM_WORLD);
    extents(m->bytes, to, from, o->ranks, m->row);
    extents(m->back_bytes, to, from, o->ranks, o->z.hidden * 2);
    extents(m->notes_bytes, to, from, o->ranks, sizeof(note));
    m->come_rows = 0;
    for (int r = 0; r < o->ranks; r++)
        m->come_rows += from[r];
    if (o->z.quant)
        quantise(m);
    careful_pack(m);
    forth(m->notes, m->notes_come, m->notes_bytes);
    forth(m->send, m->come, m->bytes);
    careful_sort(m);
}

static void careful_combine(mpi_layer *m)
{
    static const float ones[BENCH_RANKS_MAX] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    const moe_ours *o = m->o;
    const int64_t H = o->z.hidden;
    const uint16_t *rows[64], *came = (const uint16_t *)(void *)m->send;
    uint16_t *sums = (uint16_t *)(void *)m->come;
    for (int64_t i = 0; i < m->come_rows; i++) {
        int count = 0;
        for (; count < CHOICES && m->notes_come[i].expert[count] >= 0; count++)
            rows[count] = m->experts + m->slot[i * CHOICES + count] * H;
        add_up(rows, m->notes_come[i].weight, count, H, sums + i * H);
    }
    back(m->come, m->send, m->back_bytes);
    for (int64_t t = 0; t < o->z.tokens; t++) {
        int count = 0;
        for (int r = 0; r < o->ranks; r++)
            if (m->place[t * o->ranks + r] >= 0)
                rows[count++] = came + m->place[t * o->ranks + r] * H;
        add_up(rows, ones, count, H, m->out + t * H);
    }
}

/* ---- turns ---- */

typedef struct series {
    double total[LIBS][TURNS_MAX], dispatch[LIBS][TURNS_MAX], combine[LIBS][TURNS_MAX];
} series;

static double latest(double start, double end)
{
    double both[2] = {-start, end};
    MPI_Allreduce(MPI_IN_PLACE, both, 2, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return both[1] + both[0];
}

static void note_times(series *s, int lib, int n, double begin, double middle, double end)
{
    s->dispatch[lib][n] = latest(begin, middle);
    s->combine[lib][n] = latest(middle, end);
    s->total[lib][n] = latest(begin, end);
}

/* Whether x must come back in this turn. INT8 rows of the experts are those of the first turns. */
static bool checked(const moe_ours *o, int n, bool warm)
{
    return (o->z.quant ? warm : n % 16 == 0) && (o->z.topk & (o->z.topk - 1)) == 0;
}

static void mpi_turn(mpi_layer *m, series *s, int lib, int n, bool warm)
{
    const bool quant = m->o->z.quant;
    MPI_Barrier(MPI_COMM_WORLD);
    double begin = bench_now();
    (lib == PLAIN ? plain_dispatch : careful_dispatch)(m);
    if (quant && warm)
        dequantise(m);
    double middle = bench_now();
    (lib == PLAIN ? plain_combine : careful_combine)(m);
    note_times(s, lib, n, begin, middle, bench_now());
    const float error = quant ? INT8_ERROR : lib == PLAIN ? 0 : 0.01f;
    if (checked(m->o, n, warm))
        moe_check(m->out, m->o, error, lib == PLAIN ? "plain" : "careful");
}

static void ours_turn(moe_ours *o, series *s, int n, bool warm)
{
    double phase[MOE_PHASES];
    if (o->z.quant && warm) {
        moe_ours_run(o, phase);
        moe_dequantise(o);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    double begin = bench_now();
    moe_ours_run(o, phase);
    double end = bench_now();
    note_times(s, OURS, n, begin, end - phase[MOE_COMBINE], end);
    if (checked(o, n, warm))
        moe_check(o->out, o, o->z.quant ? INT8_ERROR : 0, "ours");
}

static void bound_turn(moe_ours *o, void *space, series *s, int n)
{
    double at[3];
    MPI_Barrier(MPI_COMM_WORLD);
    moe_bound(o, space, at);
    note_times(s, BOUND, n, at[0], at[1], at[2]);
}

static void report(const moe_ours *o, series *s, int count)
{
    char name[32] = "mpi", op[96], version[MPI_MAX_LIBRARY_VERSION_STRING];
    int length;
    MPI_Get_library_version(version, &length);
    strcpy(name, strncmp(version, "Open MPI", 8) == 0 ? "openmpi" : "mpich");
    char libs[LIBS][48] = {"aivdrive", "", "", "bound"};
    snprintf(libs[PLAIN], sizeof libs[0], "%s-plain", name);
    snprintf(libs[CAREFUL], sizeof libs[0], "%s-careful", name);
    const double bytes = (double)(o->z.tokens * o->z.topk * o->z.hidden * 2);
    const char *const parts[] = {"dispatch", "combine", "total"};
    double(*all[])[TURNS_MAX] = {s->dispatch, s->combine, s->total};
    double ratio[TURNS_MAX], sorted[TURNS_MAX];
    for (int p = 0; p < 3; p++)
        for (int lib = 0; lib < LIBS; lib++) {
            snprintf(op, sizeof op, "moe.T%lldK%lld.%s.%s", (long long)o->z.tokens,
                     (long long)o->z.topk, o->z.quant ? "int8" : "bf16", parts[p]);
            memcpy(sorted, all[p][lib], (size_t)count * sizeof *sorted);
            bench_row(libs[lib], op, o->ranks, bytes, bench_summary(sorted, count),
                      (p == 2 ? 2 : 1) * bytes);
            if (lib == OURS)
                continue;
            for (int i = 0; i < count; i++)
                ratio[i] = lib == BOUND ? all[p][OURS][i] / all[p][BOUND][i]
                                        : all[p][lib][i] / all[p][OURS][i];
            bench_result r = bench_summary(ratio, count);
            printf("ratio,%s:%s%s,%d,%.0f,%.3f,%.3f,%.3f,\n", op,
                   lib == BOUND ? "aivdrive/" : libs[lib], lib == BOUND ? "bound" : "/aivdrive",
                   o->ranks, bytes, r.median, r.min, r.p99);
        }
}

int main(int argc, char **argv)
{
    bench_world w = {0};
    moe_sizes z = {
        .tokens = argc > 1 ? atoll(argv[1]) : 128, .hidden = 7168, .topk = 8, .experts = 64};
    MPI_Win window;
    z.quant = argc > 2 && strcmp(argv[argc - 1], "int8") == 0;
    argc -= z.quant;
    const double seconds = argc > 2 ? atof(argv[2]) : 2;
    if (argc > 3)
        z.routing = argv[3], z.topk = 6;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &w.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &w.ranks);
    if (w.ranks > BENCH_RANKS_MAX || z.experts % w.ranks || z.tokens < 1)
        MPI_Abort(MPI_COMM_WORLD, 2);
    MPI_Win_allocate_shared(w.rank == 0 ? (MPI_Aint)sizeof *w.shared : 0, 64, MPI_INFO_NULL,
                            MPI_COMM_WORLD, &w.shared, &window);
    MPI_Aint size;
    int unit;
    MPI_Win_shared_query(window, 0, &size, &unit, &w.shared);
    if (w.rank == 0)
        memset(w.shared, 0, sizeof *w.shared);
    MPI_Barrier(MPI_COMM_WORLD);
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET((unsigned)(w.rank % (int)sysconf(_SC_NPROCESSORS_ONLN)), &set);
    sched_setaffinity(0, sizeof set, &set);
    CHECK(aclInit(NULL));
    CHECK(aclrtSetDevice(w.rank));
    moe_ours o;
    mpi_layer m = {0};
    moe_ours_make(&o, &z, &w);
    mpi_layer_make(&m, &o);
    void *space = moe_memory((size_t)(o.rows * z.hidden * 2));
    series *s = calloc(1, sizeof *s);
    double end = 0;
    int n = -2; /* two turns to warm up */
    for (int more = 1; more && n < TURNS_MAX; n++) {
        int at = n < 0 ? 0 : n;
        moe_fill(&o, at);
        ours_turn(&o, s, at, n < 0);
        mpi_turn(&m, s, PLAIN, at, n < 0);
        mpi_turn(&m, s, CAREFUL, at, n < 0);
        bound_turn(&o, space, s, at);
        if (n == -1)
            end = bench_now() + seconds;
        more = n < 4 || bench_now() < end;
        MPI_Bcast(&more, 1, MPI_INT, 0, MPI_COMM_WORLD);
    }
    if (w.rank == 0)
        report(&o, s, n);
    CHECK(HcclCommDestroy(o.comm));
    MPI_Win_free(&window);
    MPI_Finalize();
    return 0;
}
