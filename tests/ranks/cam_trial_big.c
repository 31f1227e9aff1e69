/* Proves: byte offsets beyond 2^31 are right in a gather (A18), in dispatch (A19) and in combine
 * with 8,192 tokens a rank (B12); a gather leaves the root's own slot alone (A38). The argument is
 * the trial. What needs several GiB is skipped (77) where there is less. */
#include "cam_world.h"

static void memory_need(const rank_ctx *ctx, unsigned long long mib)
{
    unsigned long long kib = 0;
    char line[256];
    FILE *file = fopen("/proc/meminfo", "r");
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "MemAvailable: %llu", &kib) == 1)
            break;
    if (file)
        fclose(file);
    share(ctx, &kib, sizeof kib); /* all ranks decide the same */
    if (kib / 1024 >= mib)
        return;
    if (ctx->rank == 0)
        fprintf(stderr, "skipped: needs %llu MiB of memory, %llu MiB are available\n", mib,
                kib / 1024);
    exit(77);
}

static uint8_t *device_bytes(uint64_t bytes, int fill)
{
    void *memory = NULL;
    OK(aclrtMalloc(&memory, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(memory, bytes, fill, bytes));
    return memory;
}

/* ---- A18: 4 ranks, 600 MiB each, to rank 0 ---- */

static void a18(const cam_rank *rank)
{
    const uint64_t each = 600ull << 20;
    const int ranks = rank->ctx->size, me = rank->ctx->rank;
    uint64_t send_counts[4] = {each}, recv_counts[4] = {0}, send_at[4] = {0}, recv_at[4] = {0};
    CHECK_EQ(ranks, 4);
    memory_need(rank->ctx, 6 * 1024);
    for (int r = 0; r < ranks && me == 0; r++) {
        recv_counts[r] = each;
        recv_at[r] = (uint64_t)r * each;
    }
    uint8_t *in = device_bytes(each, me + 1),
            *out = me == 0 ? device_bytes(each * 4 + 64, 0xee) : NULL;
    OK(HcclAlltoAllV(in, send_counts, send_at, HCCL_DATA_TYPE_UINT8, out, recv_counts, recv_at,
                     HCCL_DATA_TYPE_UINT8, rank->comm, rank->stream));
    OK(aclrtSynchronizeStream(rank->stream));
    enum { PIECE = 1 << 20 };
    uint8_t *piece = malloc(PIECE);
    for (uint64_t at = 0; me == 0 && at < 4 * each; at += PIECE) {
        OK(aclrtMemcpy(piece, PIECE, out + at, PIECE, ACL_MEMCPY_DEVICE_TO_HOST));
        for (uint64_t i = 0; i < PIECE; i++)
            CHECK(piece[i] == (at + i) / each + 1);
        if (at <= 1ull << 31 && (1ull << 31) < at + PIECE)
            CHECK_EQ(piece[(1ull << 31) - at], 4);
    }
    if (me == 0) {
        OK(aclrtMemcpy(piece, 64, out + 4 * each, 64, ACL_MEMCPY_DEVICE_TO_HOST));
        for (int i = 0; i < 64; i++)
            CHECK_EQ(piece[i], 0xee);
        OK(aclrtFree(out));
    }
    OK(aclrtFree(in));
    free(piece);
}

/* ---- A38: a gather in place, root 1 of 2 ---- */

static void a38(const cam_rank *rank)
{
    const int root = 1, me = rank->ctx->rank;
    const int32_t first[2] = {me == root ? 0 : 5, me == root ? 9 : 0};
    buffer slots = buffer_make(8, true, 0);
    memcpy(slots.data, first, 8);
    buffer_put(&slots);
    if (me == root)
        OK(HcclRecv(slots.at, 1, HCCL_DATA_TYPE_INT32, 0, rank->comm, rank->stream));
    else
        OK(HcclSend(slots.at, 1, HCCL_DATA_TYPE_INT32, root, rank->comm, rank->stream));
    OK(aclrtSynchronizeStream(rank->stream));
    buffer_get(&slots);
    buffer_check(&slots, "slots");
    int32_t got[2];
    memcpy(got, slots.data, 8);
    CHECK_EQ(got[0], 5);
    CHECK_EQ(got[1], me == root ? 9 : 0);
    buffer_free(&slots);
}

/* ---- A19: 160,000 rows of 14,336 bytes to one expert ---- */

enum { A19_HIDDEN = 7168 };

static int a19_count = 160000;

static int a19_tokens(uint64_t seed, int r)
{
    (void)seed;
    return r == 0 ? a19_count : 0;
}

static int64_t last_expert(uint64_t seed, int r, int t, int k)
{
    (void)seed, (void)r, (void)t, (void)k;
    return 1;
}

static float nothing(uint64_t seed, int r, int t, uint64_t h)
{
    (void)seed, (void)r, (void)t, (void)h;
    return 0;
}

static float one(uint64_t seed, int r, int t, int k)
{
    (void)seed, (void)r, (void)t, (void)k;
    return 1;
}

static void row_of(int t, uint16_t *row)
{
    for (int h = 0; h < A19_HIDDEN; h++)
        row[h] = (uint16_t)oracle_round(ORACLE_BF16, (float)(t % 251));
}

/* Dispatch of rows that the batch of a small hidden size has been routed for. */
static void a19(const cam_rank *rank)
{
    const cam_plan p = {a19_tokens, last_expert, nothing, one, 2, 1, 0, 1, ORACLE_BF16};
    const uint64_t bytes = A19_HIDDEN * 2;
    const int me = rank->ctx->rank;
    static uint16_t row[A19_HIDDEN], got[A19_HIDDEN];
    CHECK_EQ(rank->ctx->size, 2);
    memory_need(rank->ctx, (unsigned long long)a19_count * 2 * bytes * 3 / 2 >> 20);
    cam_world w = world_make(rank, &p, 19);
    world_route(&w);
    world_sync(&w);
    CHECK_EQ(world_total(&w), me == 1 ? a19_count : 0);
    buffer x = {.bytes = 0}, rows = {.bytes = 0};
    const uint64_t n = (uint64_t)w.z.rows + SPARE_ROWS;
    x.at = device_bytes((uint64_t)w.z.tokens * bytes + 512, 0);
    rows.at = device_bytes(n * bytes, 0xee);
    for (int t = 0; t < w.z.tokens; t++) {
        row_of(t, row);
        OK(aclrtMemcpy(x.at + (uint64_t)t * bytes, bytes, row, bytes, ACL_MEMCPY_HOST_TO_DEVICE));
    }
    w.z.hidden = A19_HIDDEN;
    cam_buffers b = w.b;
    b.x = x;
    b.recv_x = rows;
    OK(cam_dispatch(&w.rank, &w.z, &b));
    world_sync(&w);
    for (int t = 0; t < w.z.rows; t++) {
        row_of(t, row);
        OK(aclrtMemcpy(got, bytes, rows.at + (uint64_t)t * bytes, bytes,
                       ACL_MEMCPY_DEVICE_TO_HOST));
        if (memcmp(got, row, bytes) != 0) {
            fprintf(stderr, "row %d is not its source\n", t); /* 149,797 begins behind 2^31 */
            exit(1);
        }
    }
    for (uint64_t s = 0; s < SPARE_ROWS; s++) {
        OK(aclrtMemcpy(got, bytes, rows.at + ((uint64_t)w.z.rows + s) * bytes, bytes,
                       ACL_MEMCPY_DEVICE_TO_HOST));
        for (int h = 0; h < A19_HIDDEN; h++)
            CHECK_EQ(got[h], 0xeeee);
    }
    OK(aclrtFree(x.at));
    OK(aclrtFree(rows.at));
    world_free(&w);
}

/* Beyond 2^31 elements and 2^32 bytes. */
static void a19_elements(const cam_rank *rank)
{
    a19_count = 310000;
    a19(rank);
}

/* ---- B12: 8,192 tokens a rank, hidden 7168, top-k 8, the default buffer ---- */

static int b12_count = 8192;

static int b12_tokens(uint64_t seed, int r)
{
    (void)seed, (void)r;
    return b12_count;
}

static int64_t b12_id(uint64_t seed, int r, int t, int k)
{
    return (int64_t)((plan_hash(seed + (uint64_t)r, (uint64_t)t) + (uint64_t)k * 5) % 32);
}

static void b12(const cam_rank *rank)
{
    const cam_plan p = {b12_tokens, b12_id, nothing, plan_eighth, 32, 8, 0, 1, ORACLE_BF16};
    const uint64_t bytes = A19_HIDDEN * 2;
    static uint16_t row[A19_HIDDEN], got[A19_HIDDEN];
    memory_need(rank->ctx, 8 * 1024);
    cam_world w = world_make(rank, &p, 12);
    world_route(&w);
    world_sync(&w);
    buffer x = {.bytes = 0}, rows = {.bytes = 0}, out = {.bytes = 0};
    x.at = device_bytes((uint64_t)b12_count * bytes, 0);
    out.at = device_bytes((uint64_t)b12_count * bytes, 0xff);
    rows.at = device_bytes(((uint64_t)w.z.rows + SPARE_ROWS) * bytes, 0xff);
    for (int t = 0; t < b12_count; t++) {
        row_of(t + rank->ctx->rank, row);
        OK(aclrtMemcpy(x.at + (uint64_t)t * bytes, bytes, row, bytes, ACL_MEMCPY_HOST_TO_DEVICE));
    }
    w.z.hidden = A19_HIDDEN;
    cam_buffers b = w.b;
    b.x = x;
    b.recv_x = b.rows_in = rows;
    b.rows_from = b.assist;
    b.out = out;
    OK(cam_dispatch(&w.rank, &w.z, &b));
    OK(cam_combine(&w.rank, &w.z, &b));
    world_sync(&w);
    for (int t = 0; t < b12_count; t++) {
        row_of(t + rank->ctx->rank, row);
        OK(aclrtMemcpy(got, bytes, out.at + (uint64_t)t * bytes, bytes, ACL_MEMCPY_DEVICE_TO_HOST));
        CHECK(memcmp(got, row, bytes) == 0);
    }
    OK(aclrtFree(x.at));
    OK(aclrtFree(out.at));
    OK(aclrtFree(rows.at));
    world_free(&w);
}

static void body(const rank_ctx *ctx)
{
    static const cam_named cases[] = {
        {"A18", a18}, {"A19", a19}, {"A19.elements", a19_elements}, {"A38", a38}, {"B12", b12}};
    if (ctx->argc > 2) /* B12 with fewer tokens, for runs that are recorded */
        b12_count = atoi(ctx->argv[2]);
    cam_rank rank = cam_rank_make(ctx);
    CHECK(cam_named_run(cases, sizeof cases / sizeof *cases, ctx->argc > 1 ? ctx->argv[1] : "",
                        &rank));
    cam_rank_free(&rank);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
