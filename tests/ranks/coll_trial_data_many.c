/* Proves: what grows with the number of calls or with the size of data does not break. The argument
 * is the trial: C15 (calls), A10 and A17 (offsets beyond 2^31, several GiB). */
#include "coll_trial_data.h"

/* ---- C15: a call leaves nothing behind ---- */

static uint64_t resident_bytes(void)
{
    char line[256];
    unsigned long long kib = 0;
    FILE *f = fopen("/proc/self/status", "r");
    CHECK(f != NULL);
    while (kib == 0 && fgets(line, sizeof line, f))
        if (sscanf(line, "RssAnon: %llu", &kib) == 1)
            break;
    fclose(f);
    CHECK(kib != 0);
    return kib * 1024;
}

static void calls(trial *t, const buffer *s, const buffer *r, int count)
{
    uint64_t ones[2] = {2, 2}, displs[2] = {0, 2};
    for (int i = 0; i < count; i++) {
        OK(HcclAlltoAllV(s->at, ones, displs, I8, r->at, ones, displs, I8, t->comm, t->stream));
        if (i % 256 == 255)
            OK(aclrtSynchronizeStream(t->stream));
    }
    OK(aclrtSynchronizeStream(t->stream));
}

static void c15(trial *t)
{
    int count = t->ctx->argc > 2 ? atoi(t->ctx->argv[2]) : 100000;
    buffer s = room(4, 1), r = room(4, 1);
    trial_open(t, 0);
    for (int p = 0; p < 2; p++)
        fill_value(&s, I8, (uint64_t)p * 2, 2, 10 * t->rank + p);
    put(&s, &r);
    calls(t, &s, &r, 1000); /* pools have their size */
    uint64_t before = resident_bytes();
    calls(t, &s, &r, count);
    uint64_t after = resident_bytes();
    get(t, &s, &r, "C15");
    for (int p = 0; p < 2; p++)
        is_value(t, &r, I8, (uint64_t)p * 2, 2, 10 * p + t->rank, "C15");
    fprintf(stderr, "C15: %d calls, resident size grew by %lld bytes\n", count,
            (long long)(after - before));
    CHECK(after < before + (1 << 20));
    drop(&s, &r);
    trial_close(t);
}

/* ---- big memory ---- */

static void skip(const rank_ctx *ctx, uint64_t needed)
{
    char line[256];
    unsigned long long kib = 0;
    FILE *f = fopen("/proc/meminfo", "r");
    CHECK(f != NULL);
    while (fgets(line, sizeof line, f))
        if (sscanf(line, "MemAvailable: %llu", &kib) == 1)
            break;
    fclose(f);
    uint64_t there = kib * 1024;
    share(ctx, &there, sizeof there); /* all ranks decide alike */
    if (there >= needed)
        return;
    if (ctx->rank == 0)
        fprintf(stderr, "skipped: needs %llu MiB of memory, %llu MiB are available\n",
                (unsigned long long)(needed >> 20), (unsigned long long)(there >> 20));
    meet(ctx);
    exit(77);
}

enum { STEP = 8 << 20 };

static uint8_t *big(uint64_t bytes)
{
    void *p;
    OK(aclrtMalloc(&p, bytes + GUARD, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset((uint8_t *)p + bytes, GUARD, GUARD_BYTE, GUARD));
    return p;
}

static void big_done(uint8_t *p, uint64_t bytes)
{
    uint8_t guard[GUARD];
    OK(aclrtMemcpy(guard, GUARD, p + bytes, GUARD, ACL_MEMCPY_DEVICE_TO_HOST));
    for (int i = 0; i < GUARD; i++)
        CHECK_EQ(guard[i], GUARD_BYTE);
    OK(aclrtFree(p));
}

/* The same float everywhere, or the check for it. */
static void floats_fill(uint8_t *at, uint64_t count, float value)
{
    static float chunk[STEP / 4];
    for (size_t i = 0; i < STEP / 4; i++)
        chunk[i] = value;
    for (uint64_t i = 0, n; i < count; i += n) {
        n = count - i < STEP / 4 ? count - i : STEP / 4;
        OK(aclrtMemcpy(at + i * 4, n * 4, chunk, n * 4, ACL_MEMCPY_HOST_TO_DEVICE));
    }
}

static void floats_check(const uint8_t *at, uint64_t count, float value)
{
    static float chunk[STEP / 4];
    for (uint64_t i = 0, n; i < count; i += n) {
        n = count - i < STEP / 4 ? count - i : STEP / 4;
        OK(aclrtMemcpy(chunk, n * 4, at + i * 4, n * 4, ACL_MEMCPY_DEVICE_TO_HOST));
        for (uint64_t k = 0; k < n; k++)
            if (chunk[k] != value) {
                fprintf(stderr, "element %llu is %g, expected %g\n", (unsigned long long)(i + k),
                        (double)chunk[k], (double)value);
                exit(1);
            }
    }
}

static void reduce_scatter_at(trial *t, uint8_t *s, uint8_t *r, uint64_t count)
{
    floats_fill(s, 2 * count, (float)(t->rank + 1));
    floats_fill(r, count, -1);
    OK(HcclReduceScatter(s, r, count, F32, SUM, t->comm, t->stream));
    OK(aclrtSynchronizeStream(t->stream));
    floats_check(r, count, 3);
    floats_check(s, 2 * count, (float)(t->rank + 1));
}

static void a10(trial *t)
{
    const uint64_t count = 300000000, sends = 2 * count * 4, edge = (UINT64_C(1) << 31) - 64;
    skip(t->ctx, 2 * (sends + count * 4) + (UINT64_C(1) << 30));
    trial_open(t, 0);
    uint8_t *s = big(sends), *r = big(count * 4);
    reduce_scatter_at(t, s, r, count);
    /* Buffers that begin just before 2^31 bytes of an allocation. */
    reduce_scatter_at(t, s + edge, r, 100);
    reduce_scatter_at(t, s + edge, r, 20000000);
    big_done(s, sends);
    big_done(r, count * 4);
    trial_close(t);
}

static uint8_t byte_of(uint64_t src, uint64_t i)
{
    return (uint8_t)((31 * src + i) % 251);
}

/* The bytes of a part, from a table that holds the pattern from each of its 251 starts. */
static uint8_t pattern[STEP + 251];

static void part_fill(uint8_t *at, uint64_t bytes, uint64_t src)
{
    for (uint64_t i = 0, n; i < bytes; i += n) {
        n = bytes - i < STEP ? bytes - i : STEP;
        OK(aclrtMemcpy(at + i, n, pattern + byte_of(src, i), n, ACL_MEMCPY_HOST_TO_DEVICE));
    }
}

static void part_check(const uint8_t *at, uint64_t bytes, uint64_t src)
{
    static uint8_t chunk[STEP];
    for (uint64_t i = 0, n; i < bytes; i += n) {
        n = bytes - i < STEP ? bytes - i : STEP;
        OK(aclrtMemcpy(chunk, n, at + i, n, ACL_MEMCPY_DEVICE_TO_HOST));
        if (memcmp(chunk, pattern + byte_of(src, i), n) == 0)
            continue;
        for (uint64_t k = 0; k < n; k++)
            if (chunk[k] != byte_of(src, i + k)) {
                fprintf(stderr, "byte %llu of rank %llu's part is %d, expected %d\n",
                        (unsigned long long)(i + k), (unsigned long long)src, chunk[k],
                        byte_of(src, i + k));
                exit(1);
            }
    }
}

static void a17(trial *t)
{
    const bool in_place = t->ctx->argc > 2 && strcmp(t->ctx->argv[2], "in_place") == 0;
    const uint64_t part = (UINT64_C(1) << 31) + 17, all = 2 * part;
    skip(t->ctx, (in_place ? 1 : 2) * 2 * all + (UINT64_C(1) << 30));
    for (uint64_t i = 0; i < sizeof pattern; i++)
        pattern[i] = (uint8_t)(i % 251);
    trial_open(t, 0);
    uint8_t *s = big(all), *r = in_place ? s : big(all);
    for (int p = 0; p < 2; p++)
        part_fill(s + (uint64_t)p * part, part, (uint64_t)t->rank);
    OK(HcclAlltoAll(s, part, I8, r, part, I8, t->comm, t->stream));
    OK(aclrtSynchronizeStream(t->stream));
    for (int p = 0; p < 2; p++)
        part_check(r + (uint64_t)p * part, part, (uint64_t)p);
    big_done(s, all);
    if (!in_place)
        big_done(r, all);
    trial_close(t);
}

static const trial_case cases[] = {{"C15", c15}, {"A10", a10}, {"A17", a17}};

static void body(const rank_ctx *ctx)
{
    trial_run(ctx, cases, LENGTH(cases));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
