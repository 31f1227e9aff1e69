/* Proves that rounds of random puts, gets, atomics and messages of kernels, by several blocks of
 * all PEs at once and with another team in every round, leave every word as it must be: the host
 * draws the same numbers and works out what all boards must hold. Natively, in weak order (where a
 * move takes effect as late as it may), recorded. Usage: shmem_stress_device IMAGE [--threads N]
 * [seconds] [blocks] [seed] */
#include "shmem_support.h"

#include "shmem_stress_args.h"

static uint64_t stress_mix(uint64_t x)
{
    STRESS_MIX_BODY
}

typedef struct stress {
    const rank_ctx *ctx;
    stress_board *board;
    uint8_t *image, *back, *taken;
    uint8_t slices[STRESS_PES * STRESS_SLICE]; /* as they go to `image` */
    aclrtBinHandle binary;
    aclrtFuncHandle round, messages;
    aclrtStream stream;
    stress_args args;
    int64_t counters[STRESS_COUNTERS]; /* what mine must hold */
    int32_t bits;
    uint32_t blocks;
} stress;

/* Byte `i` of the slice that PE `writer` has on PE `target`. */
static uint8_t byte_of(uint64_t seed, int writer, int target, int i)
{
    return (uint8_t)(STRESS_DRAW(seed, writer, STRESS_BYTE, target * 1024 + i / 8) >> (i % 8 * 8));
}

static void *own_memory(size_t bytes)
{
    void *p;
    OK(aclrtMalloc(&p, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(p, bytes, 0, bytes));
    return p;
}

static void launch(const stress *s, aclrtFuncHandle kernel, uint32_t blocks)
{
    OK(aclrtLaunchKernelWithHostArgs(kernel, blocks, s->stream, NULL, (void *)(uintptr_t)&s->args,
                                     sizeof s->args, NULL, 0));
    OK(aclrtSynchronizeStream(s->stream));
}

/* What all PEs add to me. */
static void expect_adds(stress *s)
{
    for (int pe = 0; pe < s->ctx->size; pe++)
        for (int i = 0; i < STRESS_ADDS; i++) {
            uint64_t drawn = STRESS_DRAW(s->args.seed, pe, STRESS_ADD, i);
            if ((int)(drawn % (uint64_t)s->ctx->size) != s->ctx->rank)
                continue;
            s->counters[(drawn >> 8) % STRESS_COUNTERS] += (int64_t)(drawn >> 16 & 0xffff);
            if ((drawn >> 41) % 2)
                s->bits ^= 1 << (pe % 31);
        }
}

static void check_board(stress *s)
{
    uint64_t seed = s->args.seed;
    int me = s->ctx->rank;
    for (int pe = 0; pe < s->ctx->size; pe++)
        for (int i = 0; i < STRESS_SLICE; i++) {
            CHECK_EQ(s->board->slices[pe][i], byte_of(seed, pe, me, i));
            CHECK_EQ(s->back[pe * STRESS_SLICE + i], byte_of(seed, me, pe, i));
        }
    expect_adds(s);
    for (int c = 0; c < STRESS_COUNTERS; c++)
        CHECK_EQ(s->board->counters[c][0], s->counters[c]);
    CHECK_EQ(s->board->bits[0], s->bits);
}

/* The signals of pieces count the pieces that were put with one. */
static void check_signals(const stress *s)
{
    for (int pe = 0; pe < s->ctx->size; pe++) {
        int32_t with = 0;
        for (int p = 0; p < STRESS_PIECES; p++) {
            uint64_t way =
                STRESS_DRAW(s->args.seed, pe, STRESS_WAY, s->ctx->rank * STRESS_PIECES + p) % 5;
            with += way == 2 || way == 3;
        }
        CHECK_EQ(s->board->pieces[pe][0], with);
        aclshmem_int32_p(s->board->pieces[pe], 0, s->ctx->rank);
    }
}

static void check_messages(const stress *s)
{
    int me = s->ctx->rank, n = s->ctx->size;
    for (int m = 0; m < STRESS_MESSAGES; m++) {
        int shift = 1 + m % (n > 1 ? n - 1 : 1), from = (me + n - shift) % n;
        int bytes = 1 + (int)(STRESS_DRAW(s->args.seed, from, STRESS_SIZE, m) % STRESS_MESSAGE);
        for (int i = 0; i < bytes; i++)
            CHECK_EQ(s->taken[m * (STRESS_MESSAGE + 36) + i],
                     byte_of(s->args.seed, from, me, m + i));
    }
}

/* A team of this round, and the barrier of those outside of it is that of the world. */
static aclshmem_team_t team_of(const stress *s)
{
    aclshmem_team_t team;
    int size = s->ctx->size, stride = 1 + (int)(s->args.seed % 3),
        start = (int)((s->args.seed >> 8) % (uint64_t)size);
    int members = 1 + (size - 1 - start) / stride;
    OK(aclshmem_team_split_strided(ACLSHMEM_TEAM_WORLD, start, stride, members, &team));
    return team;
}

static void round_run(stress *s)
{
    for (int pe = 0; pe < s->ctx->size; pe++)
        for (int i = 0; i < STRESS_SLICE; i++)
            s->slices[pe * STRESS_SLICE + i] = byte_of(s->args.seed, s->ctx->rank, pe, i);
    OK(aclrtMemcpy(s->image, STRESS_PES * STRESS_SLICE, s->slices, STRESS_PES * STRESS_SLICE,
                   ACL_MEMCPY_HOST_TO_DEVICE));
    s->args.team = team_of(s);
    aclshmem_barrier_all();
    launch(s, s->round, s->blocks);
    aclshmem_barrier_all();
    check_board(s);
    check_signals(s);
    launch(s, s->messages, 1);
    check_messages(s);
    s->args.first += STRESS_MESSAGES;
    if (s->args.team != ACLSHMEM_TEAM_INVALID)
        aclshmem_team_destroy((aclshmem_team_t)s->args.team);
}

static void body(const rank_ctx *ctx)
{
    CHECK(ctx->argc > 1 && ctx->size <= STRESS_PES);
    double limit = ctx->argc > 2 ? atof(ctx->argv[2]) : 2, begin = seconds_now();
    uint64_t seed = ctx->argc > 4 ? strtoull(ctx->argv[4], NULL, 10) : (uint64_t)time(NULL);
    int go_on = 1;
    unsigned long rounds = 0;
    stress s = {.ctx = ctx, .blocks = ctx->argc > 3 ? (uint32_t)atoi(ctx->argv[3]) : 4};
    OK(aclrtBinaryLoadFromFile(ctx->argv[1], NULL, &s.binary));
    OK(aclrtBinaryGetFunction(s.binary, "stress_round", &s.round));
    OK(aclrtBinaryGetFunction(s.binary, "stress_messages", &s.messages));
    OK(aclrtCreateStream(&s.stream));
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    share(ctx, &seed, sizeof seed);
    s.board = aclshmem_calloc(1, sizeof *s.board);
    s.image = own_memory(STRESS_PES * STRESS_SLICE);
    s.back = own_memory(STRESS_PES * STRESS_SLICE);
    s.taken = own_memory(STRESS_MESSAGES * (STRESS_MESSAGE + 36));
    s.args = (stress_args){.board = (uint64_t)(uintptr_t)s.board,
                           .image = (uint64_t)(uintptr_t)s.image,
                           .back = (uint64_t)(uintptr_t)s.back,
                           .taken = (uint64_t)(uintptr_t)s.taken};
    if (ctx->rank == 0)
        printf("seed %llu, %u blocks\n", (unsigned long long)seed, s.blocks);
    while (go_on) {
        s.args.seed = stress_mix(seed + rounds++);
        round_run(&s);
        go_on = seconds_now() - begin < limit;
        share(ctx, &go_on, sizeof go_on); /* PE 0 says */
    }
    if (ctx->rank == 0)
        printf("%lu rounds of %d PEs, every word as it must be\n", rounds, ctx->size);
    aclshmem_free(s.board);
    OK(aclshmem_finalize());
    OK(aclrtFree(s.image));
    OK(aclrtFree(s.back));
    OK(aclrtFree(s.taken));
    OK(aclrtDestroyStream(s.stream));
    OK(aclrtBinaryUnLoad(s.binary));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
