/* Proves: the helpers of aivdrive/device.h do what their headers say, between blocks and between
 * ranks: copies of any size and alignment, atomic modes, barriers used thousands of times by
 * several groups, messages with their flags, whole windows behind a notify, and the text of each
 * misuse. Expected values come from plain loops. Usage: device_helpers IMAGE MODE [N [FAULT]] */
#include "hccl_support.h"

#include "device_args.h"

static struct {
    const rank_ctx *ctx;
    HcclComm comm;
    aclrtStream stream;
    aclrtBinHandle image;
    uint8_t *window[RANKS_MAX];
    device_args args;
} t;

static uint64_t address(const void *p)
{
    return (uint64_t)(uintptr_t)p;
}

static void *made[16]; /* freed at the end */
static int made_count;

static uint8_t *device_bytes(size_t size, int value)
{
    void *p;
    CHECK(made_count < 16);
    OK(aclrtMalloc(&p, size, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(p, size, value, size));
    made[made_count++] = p;
    return p;
}

static void put(void *device, const void *from, size_t size)
{
    OK(aclrtMemcpy(device, size, from, size, ACL_MEMCPY_HOST_TO_DEVICE));
}

static void get(void *to, const void *device, size_t size)
{
    OK(aclrtMemcpy(to, size, device, size, ACL_MEMCPY_DEVICE_TO_HOST));
}

static void windows_make(void)
{
    ChannelHandle channels[RANKS_MAX];
    uint64_t table[RANKS_MAX], areas[2 * RANKS_MAX], size;
    void *buffer;
    int n = 0;
    OK(HcclGetHcclBuffer(t.comm, &buffer, &size));
    CHECK(size >= 1u << 20);
    OK(aclrtMemset(buffer, 1u << 20, 0, 1u << 20));
    t.window[t.ctx->rank] = buffer;
    OK(channels_acquire(t.ctx, t.comm, COMM_ENGINE_AIV, NULL, 0, channels));
    for (int r = 0; r < t.ctx->size; r++)
        if (r != t.ctx->rank) {
            OK(HcclChannelGetHcclBuffer(t.comm, channels[n++], &buffer, &size));
            t.window[r] = buffer;
        }
    for (int r = 0; r < t.ctx->size; r++) {
        table[r] = address(t.window[r]);
        areas[r] = table[r] + TEAM_OFFSET;
        if (r % 2 == 0)
            areas[t.ctx->size + r / 2] = table[r] + EVEN_OFFSET;
    }
    t.args.windows = address(device_bytes(sizeof table, 0));
    t.args.areas = address(device_bytes(sizeof areas, 0));
    put((void *)(uintptr_t)t.args.windows, table, sizeof table);
    put((void *)(uintptr_t)t.args.areas, areas, sizeof areas);
    meet(t.ctx);
}

static void start(const rank_ctx *ctx, const char *image)
{
    t.ctx = ctx;
    OK(aclrtCreateStream(&t.stream));
    OK(aclrtBinaryLoadFromFile(image, NULL, &t.image));
    t.comm = comm_create(ctx);
    windows_make();
    t.args.rank = (uint32_t)ctx->rank;
    t.args.ranks = (uint32_t)ctx->size;
    t.args.ub_bytes = 16384;
    t.args.out = address(device_bytes(48 * OUT_WORDS * 8, 0));
}

static void launch(const char *name, uint32_t blocks)
{
    aclrtFuncHandle function;
    aclrtLaunchKernelAttr attr = {.id = ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE, .value.schemMode = 1};
    aclrtLaunchKernelCfg config = {&attr, 1};
    OK(aclrtBinaryGetFunction(t.image, name, &function));
    OK(aclrtLaunchKernelWithHostArgs(function, blocks, t.stream, &config, &t.args, sizeof t.args,
                                     NULL, 0));
}

static void finish(void)
{
    OK(aclrtSynchronizeStream(t.stream));
}

/* Wrong things the blocks have found. */
static uint64_t findings(const char *what, uint32_t blocks)
{
    uint64_t out[48 * OUT_WORDS], sum = 0;
    get(out, (void *)(uintptr_t)t.args.out, sizeof out);
    for (uint32_t b = 0; b < blocks; b++) {
        const uint64_t *w = out + b * OUT_WORDS;
        if (w[0] != 0 && sum == 0)
            fprintf(stderr,
                    "%s, rank %d block %u: %llu wrong; first: at %llu, got %llu, wanted %llu\n",
                    what, t.ctx->rank, b, (unsigned long long)w[0], (unsigned long long)w[1],
                    (unsigned long long)w[2], (unsigned long long)w[3]);
        sum += w[0];
    }
    return sum;
}

/* ---- copies ---- */

enum { SPACE = 1 << 20, GUARD = 64 };
static uint8_t source[SPACE], got[SPACE], want[SPACE];

static void combine(uint8_t *to, const uint8_t *from, uint64_t bytes, uint32_t mode)
{
    for (uint64_t i = 0; i < bytes;) {
        if (mode == 1) {
            uint32_t a, b;
            memcpy(&a, to + i, 4);
            memcpy(&b, from + i, 4);
            a += b;
            memcpy(to + i, &a, 4);
            i += 4;
        } else if (mode == 2) {
            if ((int8_t)from[i] > (int8_t)to[i])
                to[i] = from[i];
            i++;
        } else if (mode == 3) {
            uint16_t a, b;
            memcpy(&a, to + i, 2);
            memcpy(&b, from + i, 2);
            a = (uint16_t)(a + b);
            memcpy(to + i, &a, 2);
            i += 2;
        } else {
            to[i] = from[i];
            i++;
        }
    }
}

/* Into the own memory or a peer's: all bytes around it stay. */
static void copy_one(uint8_t *device_to, uint8_t *device_from, uint64_t bytes, uint32_t from_at,
                     uint32_t to_at, uint32_t ub_bytes, uint32_t mode)
{
    memset(want, 0x5a, SPACE);
    put(device_to, want, GUARD + to_at + bytes + GUARD);
    combine(want + GUARD + to_at, source + from_at, bytes, mode);
    t.args.from = address(device_from + from_at);
    t.args.to = address(device_to + GUARD + to_at);
    t.args.bytes = bytes;
    t.args.ub_bytes = ub_bytes;
    t.args.mode = mode;
    launch("device_copy", 1);
    finish();
    get(got, device_to, GUARD + to_at + bytes + GUARD);
    if (memcmp(got, want, GUARD + to_at + bytes + GUARD) != 0) {
        fprintf(stderr, "copy of %llu bytes, from +%u to +%u, UB %u, mode %u: wrong\n",
                (unsigned long long)bytes, from_at, to_at, ub_bytes, mode);
        exit(1);
    }
}

/* What lies in a target and around it. */
static void see_copied(const char *which, const uint8_t *device_to, uint64_t bytes,
                       uint32_t from_at, uint32_t mode)
{
    memset(want, 0x5a, GUARD + bytes + GUARD);
    combine(want + GUARD, source + from_at, bytes, mode);
    get(got, device_to, GUARD + bytes + GUARD);
    if (memcmp(got, want, GUARD + bytes + GUARD) != 0) {
        fprintf(stderr, "%s of two copies of %llu bytes, mode %u: wrong\n", which,
                (unsigned long long)bytes, mode);
        exit(1);
    }
}

/* To a peer and into own memory at once. */
static void copy_two(uint8_t *peer, uint8_t *own, uint8_t *from, uint64_t bytes, uint32_t mode)
{
    memset(want, 0x5a, GUARD + bytes + GUARD);
    put(peer, want, GUARD + bytes + GUARD);
    put(own, want, GUARD + bytes + GUARD);
    t.args.from = address(from);
    t.args.to = address(peer + GUARD);
    t.args.kept = address(own + GUARD);
    t.args.bytes = bytes;
    t.args.ub_bytes = 65536;
    t.args.mode = mode;
    launch("device_copy_two", 1);
    finish();
    see_copied("first", peer, bytes, 0, mode);
    see_copied("second", own, bytes, mode == 1 ? 0 : 1, mode);
}

static void copies_of_two(uint8_t *peer, uint8_t *own, uint8_t *from)
{
    static const uint64_t sizes[] = {0, 1, 65, 4096, 16383, 16384, 65537, 262147, 700001};
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
        copy_two(peer, own, from, sizes[s], 0);
        copy_two(own, peer, from, sizes[s], 0);
        copy_two(peer, own, from, sizes[s] & ~3ull, 1);
    }
}

static void copies(int full)
{
    static const uint64_t sizes[] = {0,    1,    2,    7,    8,     31,    32,    33,   63,
                                     64,   65,   127,  511,  512,   513,   1023,  1024, 1025,
                                     4095, 4096, 8191, 8192, 16383, 65537, 262147};
    static const uint32_t spaces[] = {64, 96, 4096, 65536};
    uint8_t *from = device_bytes(SPACE, 0), *own = device_bytes(SPACE, 0);
    uint8_t *peer = t.window[(t.ctx->rank + 1) % t.ctx->size] + DATA_OFFSET;
    for (uint32_t i = 0; i < SPACE; i++)
        source[i] = (uint8_t)(i * 131 + (i >> 8) + 7);
    put(from, source, SPACE);
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++)
        for (uint32_t offset = 0; offset < (full ? 8u : 2u); offset++) {
            uint32_t ub = spaces[(s + offset) % 4];
            if (sizes[s] / ub > 500)
                ub = 65536;
            copy_one(own, from, sizes[s], offset * 5 % 64, offset * 13 % 64, ub, 0);
            copy_one(peer, from, sizes[s], offset * 7 % 64, offset * 3 % 64, ub, 0);
            copy_one(peer, from, sizes[s] & ~3ull, offset, 4 * offset, ub, 1);
            copy_one(own, from, sizes[s], 2 * offset + 1, offset, ub, 2);
            copy_one(peer, from, sizes[s] & ~1ull, offset, 2 * offset, ub, 3);
        }
    copies_of_two(peer, own, from);
    t.args.mode = 0;
    for (uint32_t blocks = 1; blocks <= 48; blocks += 47) {
        memset(want, 0x5a, SPACE);
        put(own, want, SPACE);
        memcpy(want + 3, source + 1, 300007);
        t.args.from = address(from + 1), t.args.to = address(own + 3), t.args.bytes = 300007;
        launch("device_copy_split", blocks);
        finish();
        get(got, own, SPACE);
        CHECK(memcmp(got, want, SPACE) == 0);
    }
}

/* ---- barriers ---- */

static void barriers(const char *kernel, uint32_t blocks, uint32_t launches, uint32_t rounds,
                     uint64_t *first)
{
    for (uint32_t i = 0; i < launches; i++) {
        t.args.first = *first;
        t.args.rounds = rounds;
        launch(kernel, blocks);
        *first += rounds;
    }
    finish();
    CHECK_EQ(findings(kernel, blocks), 0);
}

static void all_barriers(uint32_t rounds)
{
    uint64_t block = 1, group = 1, rank = 1, team = 1;
    t.args.to = address(device_bytes(65536, 0));
    barriers("device_block_barrier", 1, 2, rounds, &block);
    barriers("device_block_barrier", 8, 3, rounds, &block);
    barriers("device_block_barrier", 48, 2, rounds / 8 + 1, &block);
    t.args.to = address(device_bytes(65536, 0));
    barriers("device_group_barrier", 8, 4, rounds / 2 + 1, &group);
    meet(t.ctx);
    barriers("device_rank_barrier", 3, 4, rounds / 8 + 1, &rank);
    meet(t.ctx);
    OK(aclrtMemset(t.window[t.ctx->rank] + TEAM_OFFSET, 131072, 0, 131072));
    meet(t.ctx); /* the areas begin anew, for other groups */
    barriers("device_team_barrier", 2, 3, rounds / 8 + 1, &team);
}

/* ---- messages ---- */

/* Rounds of a kernel in launches of 2,000. */
static uint64_t in_parts(const char *kernel, const char *what, uint64_t rounds)
{
    uint64_t wrong = 0;
    for (uint64_t first = 0; first < rounds; first += t.args.rounds) {
        t.args.first = first;
        t.args.rounds = (uint32_t)(rounds - first < 2000 ? rounds - first : 2000);
        launch(kernel, 1);
        finish();
        wrong += findings(what, 1);
    }
    return wrong;
}

static uint64_t messages(uint64_t total, uint32_t fault)
{
    uint64_t pairs = (uint64_t)t.ctx->size * (uint64_t)(t.ctx->size - 1);
    uint64_t rounds = total / (pairs * DEPTH) + 1;
    uint8_t *pattern = device_bytes(PATTERN_BYTES, 0);
    uint32_t x = 12345;
    for (uint32_t i = 0; i < PATTERN_BYTES; i++) {
        x = x * 1664525u + 1013904223u;
        source[i] = (uint8_t)(x >> 24);
    }
    put(pattern, source, PATTERN_BYTES);
    t.args.from = address(pattern);
    t.args.mode = fault;
    t.args.ub_bytes = 4096;
    uint64_t wrong = in_parts("device_messages", "messages", rounds);
    if (t.ctx->rank == 0)
        printf("%llu messages between %d ranks\n", (unsigned long long)(rounds * pairs * DEPTH),
               t.ctx->size);
    return wrong;
}

/* Every rank fills the window of the next one again and again, each time with one number. */
static uint64_t notifies(uint64_t rounds, uint32_t fault)
{
    t.args.mode = fault;
    uint64_t wrong = in_parts("device_notify", "notifies: other words in a round", rounds);
    if (t.ctx->rank == 0)
        printf("%llu rounds of %u bytes between %d ranks, %llu wrong\n", (unsigned long long)rounds,
               NOTIFY_BYTES, t.ctx->size, (unsigned long long)wrong);
    return wrong;
}

/* ---- misuse ---- */

static void misuse(void)
{
    static const char *const words[] = {"overlap in 11 bytes",
                                        "63 bytes of UB",
                                        "not a multiple of its 32 bytes",
                                        "flag",
                                        "device 1000 is not mapped",
                                        "is not device memory",
                                        "aivd_copy"};
    t.args.from = address(device_bytes(4096, 0));
    t.args.to = address(device_bytes(4096, 0));
    for (uint32_t mode = 0; mode < 7; mode++) {
        aclrtFuncHandle function;
        aclrtLaunchKernelAttr attr = {.id = ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US,
                                      .value.timeoutUs.timeoutLow = 300000};
        aclrtLaunchKernelCfg config = {&attr, 1};
        t.args.mode = mode;
        OK(aclrtBinaryGetFunction(t.image, "device_misuse", &function));
        OK(aclrtLaunchKernelWithHostArgs(function, 1, t.stream, &config, &t.args, sizeof t.args,
                                         NULL, 0));
        CHECK_EQ(aclrtSynchronizeStream(t.stream), mode == 3 ? 507034 : 507035);
        CHECK_TEXT(words[mode]);
        CHECK_TEXT("device_kernels.c:"); /* the line of the kernel, not of the header */
        if (mode == 3)
            CHECK_TEXT("wanted 0x7");
        OK(aclrtDestroyStream(t.stream));
        OK(aclrtCreateStream(&t.stream));
    }
}

static void body(const rank_ctx *ctx)
{
    const char *mode = ctx->argc > 2 ? ctx->argv[2] : "";
    uint64_t n = ctx->argc > 3 ? strtoull(ctx->argv[3], NULL, 10) : 0, wrong = 0;
    uint32_t fault = ctx->argc > 4 ? (uint32_t)atoi(ctx->argv[4]) : 0;
    if (ctx->size > (int)RANKS_MAX) {
        fprintf(stderr, "at most %u ranks\n", RANKS_MAX);
        exit(2);
    }
    start(ctx, ctx->argv[1]);
    if (strcmp(mode, "copies") == 0)
        copies(n != 0);
    else if (strcmp(mode, "barriers") == 0)
        all_barriers((uint32_t)n);
    else if (strcmp(mode, "messages") == 0)
        wrong = messages(n, fault);
    else if (strcmp(mode, "notifies") == 0)
        wrong = notifies(n, fault);
    else if (strcmp(mode, "misuse") == 0)
        misuse();
    else
        CHECK(strcmp(mode, "one of copies, barriers, messages, notifies, misuse") == 0);
    meet(ctx);
    OK(HcclCommDestroy(t.comm));
    OK(aclrtDestroyStream(t.stream));
    OK(aclrtBinaryUnLoad(t.image));
    while (made_count > 0)
        OK(aclrtFree(made[--made_count]));
    if (wrong != 0)
        exit(9);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
