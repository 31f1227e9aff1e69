/* Proves that random puts, gets, atomics, signals and teams of all PEs at once leave every word as
 * it must be. Each PE owns a part of every other's board and keeps a copy of what it wrote there;
 * the sums of all atomics are known; each message is checked when its signal comes. In every round
 * the teams are other ones. Usage: shmem_stress [--threads N] [seconds] [seed] */
#include "shmem_support.h"

enum { PES_MAX = 64, SLICE = 6000, COUNTERS = 16, MESSAGE = 3000, STEPS = 120, LINE = 64 };

/* One per PE, in its heap. */
typedef struct board {
    uint8_t slices[PES_MAX][SLICE];            /* [writer]; only the first n_pes are used */
    _Alignas(LINE) int64_t counters[COUNTERS]; /* everybody adds */
    _Alignas(LINE) int32_t bits[COUNTERS];     /* PE p sets and clears bit p */
    _Alignas(LINE) uint8_t inbox[PES_MAX][MESSAGE];
    _Alignas(LINE) int32_t arrived[PES_MAX][LINE / 4]; /* signals of messages: their number */
    _Alignas(LINE) int32_t taken[PES_MAX][LINE / 4];
    _Alignas(LINE) int64_t added[PES_MAX][COUNTERS]; /* at round's end: what each PE added to me */
    _Alignas(LINE) int32_t met[PES_MAX][LINE / 4];
} board;

typedef struct stress {
    const rank_ctx *ctx;
    board *own;
    uint8_t (*shadow)[SLICE];   /* [pe]: what my slice there holds */
    int64_t (*added)[COUNTERS]; /* [pe]: what I added there */
    int32_t sent[PES_MAX], got[PES_MAX];
    uint64_t state, common; /* random numbers of mine; of everybody alike */
    uint8_t bytes[SLICE];
    unsigned long operations;
} stress;

static uint64_t draw(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state * 0x2545f4914f6cdd1dull >> 16;
}

static int below(stress *s, uint64_t n)
{
    return (int)(draw(&s->state) % n);
}

/* A random piece of my slice on a random PE. */
typedef struct piece {
    int pe, at, count;
} piece;

static piece piece_of(stress *s)
{
    piece p = {below(s, (uint64_t)s->ctx->size), below(s, SLICE), 0};
    p.count = below(s, (uint64_t)(SLICE - p.at) + 1);
    if (below(s, 2))
        p.count %= 33; /* small ones as often */
    return p;
}

static void put(stress *s)
{
    piece p = piece_of(s);
    uint8_t *mine = s->own->slices[s->ctx->rank] + p.at, *shadow = s->shadow[p.pe] + p.at;
    for (int i = 0; i < p.count; i++)
        s->bytes[i] = shadow[i] = (uint8_t)draw(&s->state);
    if (below(s, 2)) {
        aclshmem_putmem(mine, s->bytes, (size_t)p.count, p.pe);
    } else { /* the source may change after the quiet, not before */
        aclshmem_putmem_nbi(mine, s->bytes, (size_t)p.count, p.pe);
        aclshmem_quiet();
    }
}

static void put_strided(stress *s)
{
    piece p = piece_of(s);
    int stride = 1 + below(s, 5), words = p.count / stride;
    uint8_t *shadow = s->shadow[p.pe] + p.at;
    for (int i = 0; i < words; i++)
        s->bytes[i] = shadow[i * stride] = (uint8_t)draw(&s->state);
    aclshmem_uint8_iput(s->own->slices[s->ctx->rank] + p.at, s->bytes, stride, 1, (size_t)words,
                        p.pe);
}

static void get(stress *s)
{
    piece p = piece_of(s);
    memset(s->bytes, 0x77, (size_t)p.count);
    aclshmem_getmem(s->bytes, s->own->slices[s->ctx->rank] + p.at, (size_t)p.count, p.pe);
    if (memcmp(s->bytes, s->shadow[p.pe] + p.at, (size_t)p.count) != 0) {
        fprintf(stderr, "PE %d: a get of %d bytes at %d of PE %d is not what was put\n",
                s->ctx->rank, p.count, p.at, p.pe);
        exit(1);
    }
}

static void add(stress *s)
{
    int pe = below(s, (uint64_t)s->ctx->size), k = below(s, COUNTERS);
    int64_t value = below(s, 1000) - 300;
    if (below(s, 2))
        aclshmem_int64_atomic_add(&s->own->counters[k], value, pe);
    else
        (void)aclshmem_int64_atomic_fetch_add(&s->own->counters[k], value, pe);
    s->added[pe][k] += value;
}

/* My bit is mine alone: a fetching operation must find it as I left it. */
static void bits(stress *s)
{
    int pe = below(s, (uint64_t)s->ctx->size), k = below(s, COUNTERS);
    int32_t bit = (int32_t)(1u << s->ctx->rank % 31);
    if (s->ctx->rank >= 31)
        return;
    CHECK_EQ(aclshmem_int32_atomic_fetch_or(&s->own->bits[k], bit, pe) & bit, 0);
    CHECK(aclshmem_int32_atomic_fetch(&s->own->bits[k], pe) & bit);
    CHECK(aclshmem_int32_atomic_fetch_and(&s->own->bits[k], ~bit, pe) & bit);
}

static uint8_t message_byte(int from, int to, int32_t number, int i)
{
    return (uint8_t)(from * 7 + to * 13 + number * 31 + i);
}

static int message_bytes(int from, int32_t number)
{
    return (int)((uint32_t)number * 2654435761u % MESSAGE + (uint32_t)from) % MESSAGE;
}

static void message_take(stress *s, int from)
{
    int me = s->ctx->rank;
    int32_t number = aclshmem_signal_fetch(s->own->arrived[from]);
    if (number == s->got[from])
        return;
    CHECK_EQ(number, s->got[from] + 1);
    for (int i = 0, n = message_bytes(from, number); i < n; i++)
        CHECK_EQ(s->own->inbox[from][i], message_byte(from, me, number, i));
    s->got[from] = number;
    aclshmemx_signal_op(s->own->taken[me], number, ACLSHMEM_SIGNAL_SET, from);
}

/* Sends to a PE that has taken the last message; takes what has come. */
static void message(stress *s)
{
    int me = s->ctx->rank, to = below(s, (uint64_t)s->ctx->size);
    if (aclshmem_signal_fetch(s->own->taken[to]) == s->sent[to]) {
        int32_t number = ++s->sent[to];
        int count = message_bytes(me, number), add = below(s, 2);
        for (int i = 0; i < count; i++)
            s->bytes[i] = message_byte(me, to, number, i);
        aclshmemx_putmem_signal(s->own->inbox[me], s->bytes, (size_t)count, s->own->arrived[me],
                                add ? 1 : number, add ? ACLSHMEM_SIGNAL_ADD : ACLSHMEM_SIGNAL_SET,
                                to);
    }
    message_take(s, below(s, (uint64_t)s->ctx->size));
}

/* A split that everybody draws alike; its members meet, and see what each wrote before. */
static void team(stress *s)
{
    int n = s->ctx->size, start = (int)(draw(&s->common) % (uint64_t)n);
    int stride = 1 + (int)(draw(&s->common) % 3), most = (n - start + stride - 1) / stride;
    int size = 1 + (int)(draw(&s->common) % (uint64_t)most);
    int32_t number = (int32_t)(draw(&s->common) % 1000000) + 1;
    aclshmem_team_t handle;
    OK(aclshmem_team_split_strided(ACLSHMEM_TEAM_WORLD, start, stride, size, &handle));
    if (handle == ACLSHMEM_TEAM_INVALID)
        return;
    for (int m = 0; m < size; m++)
        aclshmem_int32_p(s->own->met[s->ctx->rank], number, start + m * stride);
    aclshmem_barrier(handle);
    for (int m = 0; m < size; m++)
        CHECK_EQ(s->own->met[start + m * stride][0], number);
    aclshmem_barrier(handle);
    aclshmem_team_destroy(handle);
}

/* All is quiet: what others wrote here is compared by them, the sums here by me. */
static void round_check(stress *s)
{
    int me = s->ctx->rank, n = s->ctx->size;
    for (int p = 0; p < n; p++)
        aclshmem_putmem(s->own->added[me], s->added[p], sizeof s->added[p], p);
    aclshmem_barrier_all();
    for (int k = 0; k < COUNTERS; k++) {
        int64_t sum = 0;
        for (int p = 0; p < n; p++)
            sum += s->own->added[p][k];
        CHECK_EQ(s->own->counters[k], sum);
        CHECK_EQ(s->own->bits[k], 0);
    }
    for (int p = 0; p < n; p++) {
        aclshmem_getmem(s->bytes, s->own->slices[me], SLICE, p);
        CHECK(memcmp(s->bytes, s->shadow[p], SLICE) == 0);
    }
    aclshmem_barrier_all();
}

static void one_round(stress *s)
{
    static void (*const operations[])(stress *) = {put,  put_strided, get,    add,
                                                   bits, message,     message};
    for (int i = 0; i < STEPS; i++, s->operations++)
        operations[below(s, sizeof operations / sizeof operations[0])](s);
    team(s);
    for (int p = 0; p < s->ctx->size; p++)
        message_take(s, p);
    aclshmem_barrier_all();
    round_check(s);
}

static void body(const rank_ctx *ctx)
{
    double seconds = ctx->argc > 1 ? atof(ctx->argv[1]) : 5;
    uint64_t seed = ctx->argc > 2 ? strtoull(ctx->argv[2], NULL, 0) : (uint64_t)time(NULL);
    stress *s = calloc(1, sizeof *s);
    CHECK(s != NULL && ctx->size <= PES_MAX);
    share(ctx, &seed, sizeof seed);
    if (ctx->rank == 0)
        printf("seed %llu\n", (unsigned long long)seed);
    s->ctx = ctx;
    s->common = seed * 2 + 1;
    s->state = (seed + 77) * (2 * (uint64_t)ctx->rank + 3) | 1;
    s->shadow = calloc((size_t)ctx->size, sizeof *s->shadow);
    s->added = calloc((size_t)ctx->size, sizeof *s->added);
    CHECK(s->shadow != NULL && s->added != NULL);
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    s->own = aclshmem_calloc(1, sizeof *s->own);
    int32_t *more = aclshmem_calloc(1, LINE); /* PE 0 says whether there is another round */
    CHECK(s->own != NULL && more != NULL);
    double end = seconds_now() + seconds;
    long count = 0;
    do {
        one_round(s);
        count++;
        int32_t again = seconds_now() < end;
        for (int p = 0; p < ctx->size && ctx->rank == 0; p++)
            aclshmem_int32_p(more, again, p);
        aclshmem_barrier_all();
    } while (*more);
    if (ctx->rank == 0)
        printf("%ld rounds, %lu operations on PE 0\n", count, s->operations);
    aclshmem_free(more);
    aclshmem_free(s->own);
    OK(aclshmem_finalize());
    free(s->shadow);
    free(s->added);
    free(s);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
