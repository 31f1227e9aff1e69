/* Proves: what reductions compute is what docs/reference/collectives.md, "Numbers", says: half and
 * bfloat16 accumulated in float in the order of ranks and rounded once, every kind of float handled
 * as told, the same bits on every rank, for every number of cores, way to cut, memory, operator and
 * place. Expected values come from plain arithmetic in this file. The argument is the case. */
#include <math.h>

#include "coll_trial_data.h"

#define BF16 HCCL_DATA_TYPE_BFP16
#define F64  HCCL_DATA_TYPE_FP64

/* ---- the arithmetic, by value ---- */

/* Sign, exponent and fraction of a 16-bit float with that many bits of fraction. */
static double value_16(uint16_t bits, int fraction)
{
    int top = (1 << (15 - fraction)) - 1, exponent = bits >> fraction & top, bias = top / 2;
    double part = (double)(bits & ((1 << fraction) - 1)), sign = bits >> 15 ? -1 : 1;
    if (exponent == top)
        return part != 0 ? (double)NAN : sign * (double)INFINITY;
    if (exponent == 0)
        return sign * ldexp(part, 1 - bias - fraction);
    return sign * ldexp(part + ldexp(1, fraction), exponent - bias - fraction);
}

/* The nearest such float, half to even. NaN gives one NaN. */
static uint16_t round_16(double value, int fraction)
{
    int top = (1 << (15 - fraction)) - 1, bias = top / 2, exponent;
    uint16_t sign = signbit(value) ? 0x8000 : 0;
    double size = fabs(value);
    if (isnan(value))
        return (uint16_t)(top << fraction | 1 << (fraction - 1));
    if (isinf(value))
        return (uint16_t)(sign | top << fraction);
    frexp(size, &exponent);
    exponent = exponent - 1 < 1 - bias ? 1 - bias : exponent - 1;
    /* In units of the last place; a carry goes into the exponent by itself. */
    uint64_t units = (uint64_t)rint(ldexp(size, fraction - exponent));
    uint64_t bits = size == 0 ? 0 : units + ((uint64_t)(exponent + bias - 1) << fraction);
    bits = bits > (uint64_t)top << fraction ? (uint64_t)top << fraction : bits;
    return (uint16_t)(sign | bits);
}

static double element_value(const uint8_t *at, int type)
{
    uint16_t h;
    float f;
    double d;
    if (type == F64)
        return memcpy(&d, at, 8), d;
    if (type == F32)
        return memcpy(&f, at, 4), (double)f;
    memcpy(&h, at, 2);
    return value_16(h, type == F16 ? 10 : 7);
}

static void element_round(uint8_t *at, int type, double value)
{
    float f = (float)value;
    uint16_t h;
    if (type == F64) {
        memcpy(at, &value, 8);
        return;
    }
    if (type == F32) {
        memcpy(at, &f, 4);
        return;
    }
    h = round_16(value, type == F16 ? 10 : 7);
    memcpy(at, &h, 2);
}

/* One step. Sums and products of all but double are rounded to float: in double they are exact
 * enough that rounding again gives what float arithmetic gives. */
static double step(double a, double b, int type, int op)
{
    double result;
    if (op >= HCCL_REDUCE_MAX) {
        if (isnan(a) || isnan(b))
            return (double)NAN;
        return (op == HCCL_REDUCE_MAX ? a > b : a < b) ? a : b; /* of equal ones the later */
    }
    result = op == HCCL_REDUCE_SUM ? a + b : a * b;
    return type == F64 ? result : (double)(float)result;
}

/* What element i of the result must be; `inputs` are those of all ranks, `n` elements each. */
static double wanted_of(const trial *t, const uint8_t *inputs, uint64_t n, uint64_t i, int type,
                        int op)
{
    uint32_t e = type_bytes(type);
    double acc = element_value(inputs + i * e, type);
    for (uint64_t p = 1; p < (uint64_t)t->size; p++)
        acc = step(acc, element_value(inputs + (p * n + i) * e, type), type, op);
    return acc;
}

static void compare(const trial *t, const uint8_t *inputs, const uint8_t *result, uint64_t n,
                    int type, int op)
{
    uint32_t e = type_bytes(type);
    for (uint64_t i = 0; i < n; i++) {
        uint8_t bits[8];
        double wanted = wanted_of(t, inputs, n, i, type, op);
        element_round(bits, type, wanted);
        if (isnan(wanted) ? isnan(element_value(result + i * e, type))
                          : memcmp(bits, result + i * e, e) == 0)
            continue;
        fprintf(stderr, "type %d, operation %d, element %llu: %.17g, expected %.17g; inputs", type,
                op, (unsigned long long)i, element_value(result + i * e, type), wanted);
        for (uint64_t p = 0; p < (uint64_t)t->size; p++)
            fprintf(stderr, " %.17g", element_value(inputs + (p * n + i) * e, type));
        fprintf(stderr, "\n");
        exit(1);
    }
}

/* ---- ways to reduce the same vector ---- */

typedef struct way {
    const char *name;
    int kind; /* allreduce, reduce, reduce-scatter */
    bool send_device, recv_device, in_place;
    uint64_t piece; /* elements of a call; 0: all */
    uint64_t off;   /* of the buffers, in elements */
} way;

enum { ALL, ROOT, SLICES };

static const way ways[] = {
    {"one call", ALL, true, true, false, 0, 0},
    {"in place", ALL, true, true, true, 0, 0},
    {"unaligned", ALL, true, true, false, 0, 3},
    {"ordinary memory", ALL, false, false, false, 0, 1},
    {"ordinary input, in pieces", ALL, false, true, false, 2500, 0},
    {"pieces of 1", ALL, true, true, false, 1, 0},
    {"pieces of 13", ALL, true, true, false, 13, 0},
    {"pieces of 29", ALL, true, true, true, 29, 0},
    {"pieces of 512", ALL, true, true, false, 512, 0},
    {"pieces of 1023", ALL, true, true, true, 1023, 1},
    {"pieces of 2048", ALL, true, true, false, 2048, 0},
    {"pieces of 2049", ALL, true, true, false, 2049, 0},
    {"reduce", ROOT, true, true, false, 0, 0},
    {"reduce in place, pieces of 700", ROOT, true, true, true, 700, 0},
    {"reduce-scatter", SLICES, true, true, false, 0, 0},
    {"reduce-scatter in place", SLICES, true, true, true, 0, 2},
};

static uint64_t hash_of(const uint8_t *data, uint64_t bytes)
{
    uint64_t hash = 14695981039346656037u;
    for (uint64_t i = 0; i < bytes; i++)
        hash = (hash ^ data[i]) * 1099511628211u;
    return hash;
}

/* The whole result, on every rank; what reduce and reduce-scatter leave elsewhere is passed on by
 * the launcher's own means. */
static void spread(const trial *t, uint8_t *result, uint64_t bytes, int root)
{
    for (uint64_t at = 0; at < bytes; at += 8192)
        OK(aivd_launch_broadcast(root, result + at, bytes - at < 8192 ? bytes - at : 8192));
    (void)t;
}

static void reduce_call(const trial *t, const way *w, uint8_t *s, uint8_t *r, uint64_t n, int type,
                        int op)
{
    if (w->kind == ALL)
        OK(HcclAllReduce(s, r, n, type, op, t->comm, t->stream));
    else if (w->kind == ROOT)
        OK(HcclReduce(s, r, n, type, op, 1, t->comm, t->stream));
    else
        OK(HcclReduceScatter(s, r, n / (uint64_t)t->size, type, op, t->comm, t->stream));
}

/* Where a way ends: small pieces need not go through all of a vector. */
static uint64_t way_end(const way *w, uint64_t n)
{
    return w->piece && n > 300 * w->piece ? 300 * w->piece : n;
}

/* `n` is a multiple of the ranks. */
static void reduce_by(const trial *t, const way *w, const uint8_t *input, uint8_t *result,
                      uint64_t n, int type, int op)
{
    uint64_t e = type_bytes(type), end = way_end(w, n), piece = w->piece ? w->piece : n,
             slice = n / (uint64_t)t->size * e;
    uint64_t own = w->kind == SLICES ? (uint64_t)t->rank * slice : 0;
    buffer s = buffer_make(n * e, w->send_device, w->off * e);
    buffer r = buffer_make(n * e, w->recv_device, 2 * w->off * e);
    const buffer *to = w->in_place ? &s : &r;
    memcpy(s.data, input, n * e);
    put(&s, &r);
    for (uint64_t at = 0; at < end; at += piece)
        reduce_call(t, w, s.at + at * e, to->at + own + at * e, end - at < piece ? end - at : piece,
                    type, op);
    get(t, &s, &r, w->name);
    memcpy(result, to->data, n * e);
    if (w->kind == ROOT)
        spread(t, result, n * e, 1);
    for (int p = 0; w->kind == SLICES && p < t->size; p++)
        spread(t, result + (uint64_t)p * slice, slice, p);
    drop(&s, &r);
}

/* Every way on every rank gives these bits. */
static void all_ways(trial *t, const uint8_t *input, const uint8_t *first, uint64_t n, int type,
                     int op, int cores)
{
    uint64_t bytes = n * type_bytes(type);
    uint8_t *result = malloc(bytes);
    for (size_t w = 0; w < LENGTH(ways); w++) {
        bool many_calls = ways[w].piece && ways[w].piece < 200;
        if (many_calls && (cores != 1 || op % 2 != 0))
            continue; /* such calls are one block anyhow */
        reduce_by(t, &ways[w], input, result, n, type, op);
        for (uint64_t i = 0; i < way_end(&ways[w], n) * type_bytes(type); i++)
            if (result[i] != first[i]) {
                fprintf(stderr,
                        "type %d, operation %d, %d cores, %s: element %llu differs on rank %d\n",
                        type, op, cores, ways[w].name, (unsigned long long)(i / type_bytes(type)),
                        t->rank);
                exit(1);
            }
    }
    free(result);
}

static const int cores[] = {1, 48, 3, 8};

/* With "few" as second argument the first two are enough. */
static size_t cores_count(const trial *t)
{
    return t->ctx->argc > 2 && strcmp(t->ctx->argv[2], "few") == 0 ? 2 : LENGTH(cores);
}

/* `inputs`: of all ranks. */
static void numbers(trial *t, const uint8_t *inputs, uint64_t n, int type, int op)
{
    uint64_t bytes = n * type_bytes(type);
    const uint8_t *mine = inputs + (uint64_t)t->rank * bytes;
    uint8_t *first = malloc(bytes);
    for (size_t c = 0; c < cores_count(t); c++) {
        trial_open(t, cores[c]);
        if (c == 0) {
            uint64_t hash;
            reduce_by(t, &ways[0], mine, first, n, type, op);
            compare(t, inputs, first, n, type, op);
            share(t->ctx, (hash = hash_of(first, bytes), &hash), sizeof hash);
            CHECK(hash == hash_of(first, bytes));
        }
        all_ways(t, mine, first, n, type, op, cores[c]);
        trial_close(t);
    }
    free(first);
}

/* ---- every kind of float, in every combination ---- */

/* Halves and bfloat16 with their bits; wider ones get the same kinds. */
static const uint16_t kinds_f16[] = {0x0000, 0x8000, 0x3c00, 0xbc00, 0x0001, 0x8001,
                                     0x03ff, 0x0400, 0x7bff, 0xfbff, 0x7c00, 0xfc00,
                                     0x7e00, 0xfe01, 0x7d01, 0x3555};
static const uint16_t kinds_bf16[] = {0x0000, 0x8000, 0x3f80, 0xbf80, 0x0001, 0x8001,
                                      0x007f, 0x0080, 0x7f7f, 0xff7f, 0x7f80, 0xff80,
                                      0x7fc0, 0xffc1, 0x7f81, 0x3eab};
static const uint32_t kinds_f32[] = {
    0x00000000, 0x80000000, 0x3f800000, 0xbf800000, 0x00000001, 0x80000001, 0x007fffff, 0x00800000,
    0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001, 0x7f800001, 0x3eaaaaab};
static const uint64_t kinds_f64[] = {
    0x0000000000000000, 0x8000000000000000, 0x3ff0000000000000, 0xbff0000000000000,
    0x0000000000000001, 0x8000000000000001, 0x000fffffffffffff, 0x0010000000000000,
    0x7fefffffffffffff, 0xffefffffffffffff, 0x7ff0000000000000, 0xfff0000000000000,
    0x7ff8000000000000, 0xfff8000000000001, 0x7ff0000000000001, 0x3fd5555555555555};

typedef struct kinds {
    int type;
    const void *bits;
} kinds;

static const kinds all_kinds[] = {
    {F16, kinds_f16}, {BF16, kinds_bf16}, {F32, kinds_f32}, {F64, kinds_f64}};

static void special(trial *t)
{
    enum { KINDS = 16, COMBINATIONS = KINDS * KINDS * KINDS };
    uint64_t n = COMBINATIONS + 2; /* 3 ranks: a multiple */
    for (size_t k = 0; k < LENGTH(all_kinds); k++) {
        uint32_t e = type_bytes(all_kinds[k].type);
        uint8_t *inputs = calloc(n * 3, e);
        for (uint64_t p = 0; p < 3; p++)
            for (uint64_t i = 0; i < COMBINATIONS; i++)
                memcpy(inputs + (p * n + i) * e,
                       (const uint8_t *)all_kinds[k].bits + (i >> (4 * p) & 15) * e, e);
        for (int op = 0; op < 4; op++)
            numbers(t, inputs, n, all_kinds[k].type, op);
        free(inputs);
    }
}

/* ---- random numbers ---- */

static uint64_t random_next(uint64_t *state)
{
    *state += 0x9e3779b97f4a7c15u;
    uint64_t z = (*state ^ *state >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* In [-4, 4], as the type has them. */
static void fill_random(uint8_t *data, uint64_t n, int type, uint64_t seed)
{
    uint64_t state = seed * 0x632be59bd9b4e019u;
    for (uint64_t i = 0; i < n; i++)
        element_round(data + i * type_bytes(type), type,
                      ldexp((double)(random_next(&state) >> 11), -50) - 4);
}

static void random_data(trial *t)
{
    static const int types[] = {F16, BF16, F32, F64};
    uint64_t n = 4500 / (uint64_t)t->size * (uint64_t)t->size;
    for (size_t k = 0; k < LENGTH(types); k++) {
        uint32_t e = type_bytes(types[k]);
        uint8_t *inputs = malloc((uint64_t)t->size * n * e);
        for (uint64_t p = 0; p < (uint64_t)t->size; p++)
            fill_random(inputs + p * n * e, n, types[k], 1000 * p + k);
        for (int op = SUM; op <= (types[k] == F64 ? SUM : HCCL_REDUCE_PROD); op++)
            numbers(t, inputs, n, types[k], op);
        free(inputs);
    }
}

/* ---- A23: one result on all ranks, near the exact sum ---- */

static void sum_check(const trial *t, const uint8_t *inputs, const uint8_t *result, uint64_t n,
                      int type)
{
    int fraction = type == F16 ? 10 : 7;
    for (uint64_t i = 0; i < n; i++) {
        double sum = 0, sizes = 0, error;
        for (uint64_t p = 0; p < (uint64_t)t->size; p++) {
            double x = element_value(inputs + (p * n + i) * 2, type);
            sum += x;
            sizes += fabs(x);
        }
        error = fabs(element_value(result + i * 2, type) - sum);
        /* The documented bound: the last rounding, and those of float. */
        double bound = ldexp(fabs(sum), -fraction - 1) + t->size * ldexp(sizes, -24);
        if (!(error <= bound + ldexp(1, -25))) {
            fprintf(stderr, "A23: type %d, element %llu: error %g, bound %g\n", type,
                    (unsigned long long)i, error, bound);
            exit(1);
        }
    }
}

static void a23(trial *t)
{
    enum { N = 100003 };
    uint8_t *inputs = malloc((uint64_t)t->size * N * 2);
    trial_open(t, 0);
    for (uint64_t seed = 0; seed < 50; seed++)
        for (int k = 0; k < 2; k++) {
            int type = k ? BF16 : F16;
            bool checks =
                seed % (uint64_t)t->size == (uint64_t)t->rank; /* one rank for each seed */
            uint64_t hash;
            buffer s = room(N, 2), r = room(N, 2);
            for (uint64_t p = 0; p < (uint64_t)t->size; p++)
                if (checks || p == (uint64_t)t->rank)
                    fill_random(inputs + p * N * 2, N, type, seed * 100 + p);
            memcpy(s.data, inputs + (uint64_t)t->rank * N * 2, N * 2);
            put(&s, &r);
            OK(HcclAllReduce(s.at, r.at, N, type, SUM, t->comm, t->stream));
            get(t, &s, &r, "A23");
            share(t->ctx, (hash = hash_of(r.data, N * 2), &hash), sizeof hash);
            CHECK(hash == hash_of(r.data, N * 2));
            if (checks) {
                sum_check(t, inputs, r.data, N, type);
                compare(t, inputs, r.data, N, type, SUM);
            }
            drop(&s, &r);
        }
    trial_close(t);
    free(inputs);
}

/* ---- A24: rows do not care how many come with them ---- */

static void a24(trial *t)
{
    enum { ROWS = 184, WIDTH = 5120, N = ROWS * WIDTH };
    buffer s = room(4 * N, 2), one = room(N, 2), four = room(4 * N, 2), row = room(WIDTH, 2);
    fill_random(s.data, N, BF16, 77 + (uint64_t)t->rank);
    for (uint64_t q = 1; q < 4; q++)
        memcpy(s.data + q * N * 2, s.data, N * 2);
    buffer_put(&s);
    for (int c = 1; c <= 8; c += 7) {
        trial_open(t, c);
        put(&one, &four);
        OK(HcclAllReduce(s.at, one.at, N, BF16, SUM, t->comm, t->stream));
        OK(HcclAllReduce(s.at, four.at, 4 * N, BF16, SUM, t->comm, t->stream));
        OK(HcclAllReduce(s.at + 3 * WIDTH * 2, row.at, WIDTH, BF16, SUM, t->comm, t->stream));
        get(t, &one, &four, "A24");
        buffer_get(&row);
        for (uint64_t q = 0; q < 4; q++)
            CHECK(memcmp(one.data, four.data + q * N * 2, N * 2) == 0);
        CHECK(memcmp(one.data + 3 * WIDTH * 2, row.data, WIDTH * 2) == 0);
        trial_close(t);
        spoil(&one);
        spoil(&four);
    }
    drop(&s, &row);
    drop(&one, &four);
}

/* ---- A16: fewer elements than ranks, in place, under every setting ---- */

static void a16_once(trial *t, const char *setting, bool device)
{
    double in[2] = {t->rank, t->rank == 0 ? 0 : 1.0 / t->rank}, out[2];
    double wanted[2] = {t->size == 4 ? 6 : 10, t->size == 4 ? 11.0 / 6 : 25.0 / 12};
    buffer b = buffer_make(sizeof in, device, 0);
    memcpy(b.data, in, sizeof in);
    buffer_put(&b);
    OK(HcclAllReduce(b.at, b.at, 2, F64, SUM, t->comm, t->stream));
    get(t, &b, NULL, setting);
    memcpy(out, b.data, sizeof out);
    for (int i = 0; i < 2; i++)
        if (!(fabs(out[i] - wanted[i]) <= 1e-15 * wanted[i])) {
            fprintf(stderr, "A16: %s: element %d is %.17g, expected %.17g\n", setting, i, out[i],
                    wanted[i]);
            exit(1);
        }
    drop(&b, NULL);
}

static void a16(trial *t)
{
    static const char *const settings[][2] = {{"HCCL_ALGO", "level0:NA;level1:ring"},
                                              {"HCCL_ALGO", "level0:NA;level1:H-D_R"},
                                              {"HCCL_ALGO", "level0:NA;level1:NHR"},
                                              {"HCCL_ALGO", "level0:NA;level1:NB"},
                                              {"HCCL_ALGO", "level0:NA;level1:pairwise"},
                                              {"HCCL_ALGO", "allreduce=level1:NHR_V1"},
                                              {"HCCL_OP_EXPANSION_MODE", "AIV"},
                                              {"HCCL_OP_EXPANSION_MODE", "AI_CPU"},
                                              {"HCCL_OP_EXPANSION_MODE", "HOST"},
                                              {"HCCL_DETERMINISTIC", "true"},
                                              {"HCCL_DETERMINISTIC", "strict"},
                                              {"HCCL_BUFFSIZE", "1"},
                                              {"AIVDRIVE_COLL_ALGO", "mesh1d_oneshot"},
                                              {"AIVDRIVE_COLL_ALGO", "mesh1d_twoshot"},
                                              {"AIVDRIVE_COLL_CORES", "1"},
                                              {"AIVDRIVE_COLL_CORES", "48"}};
    for (size_t i = 0; i < LENGTH(settings); i++) {
        CHECK_EQ(setenv(settings[i][0], settings[i][1], 1), 0);
        trial_open(t, 0);
        for (int device = 0; device < 2; device++)
            a16_once(t, settings[i][1], device);
        trial_close(t);
        CHECK_EQ(unsetenv(settings[i][0]), 0);
    }
}

static const trial_case cases[] = {
    {"special", special}, {"random", random_data}, {"A16", a16}, {"A23", a23}, {"A24", a24}};

static void body(const rank_ctx *ctx)
{
    trial_run(ctx, cases, LENGTH(cases));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
