/* Proves: aivd_reduce writes the same bits to every target - its own, a peer's, several - for every
 * type, number of sources, size and place, in place too, past the caches and through them, and
 * nothing else; that the result of two sources has the bits of the long way (widened, added,
 * rounded), NaNs included, on each vector unit. Expected values are plain loops in this file. */
#include "testing.h"

#include <math.h>
#include <stdbool.h>

#include "aivdrive/reduce.h"
#include "base/half.h"
#include "core/lane_fast.h"
#include "core/near.h"
#include "core/reduce.h"
#include "fabric/region.h"
#include "hccl/hccl_types.h"

enum {
    SOURCES = 4,
    TARGETS = 3,
    GUARD = 128,
    SMALL = 40960, /* bytes of a source, at most, but in the large case */
    ROOM = 1 << 17,
    LARGE = (8 << 20) + 192 /* bytes from which the own target goes past the caches as well */
};

static uint64_t random_state = 88172645463325252u;

static uint32_t random_bits(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (uint32_t)(random_state >> 16);
}

/* ---- what is expected ---- */

typedef struct kind {
    const char *name;
    int type;
    uint32_t bytes;
    void (*fold)(void *acc, const void *value, int op);
} kind;

#define FOLD(name, element, sum, prod)                                                             \
    static void fold_##name(void *acc, const void *value, int op)                                  \
    {                                                                                              \
        element a, b;                                                                              \
        memcpy(&a, acc, sizeof a);                                                                 \
        memcpy(&b, value, sizeof b);                                                               \
        a = op == 0 ? (element)(sum) : op == 1 ? (element)(prod) : (op == 2) == (a > b) ? a : b;   \
        memcpy(acc, &a, sizeof a);                                                                 \
    }

FOLD(s8, int8_t, (uint8_t)a + (uint8_t)b, (uint8_t)a *(uint8_t)b)
FOLD(u16, uint16_t, a + b, (uint32_t)a *b)
FOLD(s32, int32_t, (uint32_t)a + (uint32_t)b, (uint32_t)a *(uint32_t)b)
FOLD(u64, uint64_t, a + b, a *b)
FOLD(f32, float, a + b, a *b)
FOLD(f64, double, a + b, a *b)

static const kind kinds[] = {
    {"int8", HCCL_DATA_TYPE_INT8, 1, fold_s8},    {"uint16", HCCL_DATA_TYPE_UINT16, 2, fold_u16},
    {"int32", HCCL_DATA_TYPE_INT32, 4, fold_s32}, {"uint64", HCCL_DATA_TYPE_UINT64, 8, fold_u64},
    {"fp32", HCCL_DATA_TYPE_FP32, 4, fold_f32},   {"fp64", HCCL_DATA_TYPE_FP64, 8, fold_f64},
    {"fp16", HCCL_DATA_TYPE_FP16, 2, NULL},       {"bfp16", HCCL_DATA_TYPE_BFP16, 2, NULL},
};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

static float widened(const kind *k, uint16_t bits)
{
    return k->type == HCCL_DATA_TYPE_FP16 ? base_half_to_float(bits) : base_bf16_to_float(bits);
}

/* 16-bit floats: in float, rounded once. */
static void expect_half(const kind *k, int op, const uint8_t *const *from, uint32_t sources,
                        uint64_t at, uint8_t *to)
{
    uint16_t bits;
    memcpy(&bits, from[0] + at, 2);
    float acc = widened(k, bits);
    for (uint32_t s = 1; s < sources; s++) {
        memcpy(&bits, from[s] + at, 2);
        float value = widened(k, bits);
        fold_f32(&acc, &value, op);
    }
    bits = k->type == HCCL_DATA_TYPE_FP16 ? base_float_to_half(acc) : base_float_to_bf16(acc);
    memcpy(to, &bits, 2);
}

static void expect(const kind *k, int op, const uint8_t *const *from, uint32_t sources,
                   uint64_t bytes, uint8_t *to)
{
    for (uint64_t at = 0; at < bytes; at += k->bytes) {
        if (k->fold == NULL) {
            expect_half(k, op, from, sources, at, to + at);
            continue;
        }
        memcpy(to + at, from[0] + at, k->bytes);
        for (uint32_t s = 1; s < sources; s++)
            k->fold(to + at, from[s] + at, op);
    }
}

/* Small numbers, so that no NaN comes up: that has its own test. */
static void fill(const kind *k, uint8_t *to, uint64_t bytes)
{
    for (uint64_t at = 0; at < bytes; at += k->bytes) {
        float value = (float)((int)(random_bits() % 4001) - 2000) / 64;
        double wide = value;
        uint64_t bits = (uint64_t)random_bits() << 32 | random_bits();
        uint16_t half =
            k->type == HCCL_DATA_TYPE_FP16 ? base_float_to_half(value) : base_float_to_bf16(value);
        const void *from = k->type == HCCL_DATA_TYPE_FP32   ? (void *)&value
                           : k->type == HCCL_DATA_TYPE_FP64 ? (void *)&wide
                           : k->fold == NULL                ? (void *)&half
                                                            : (void *)&bits;
        memcpy(to + at, from, k->bytes);
    }
}

/* ---- in a kernel of device 0; device 1 is the peer ---- */

typedef struct job {
    void *to[TARGETS];
    const void *from[SOURCES];
    uint32_t to_count, from_count;
    uint64_t count;
    int type, op;
} job;

static void kernel(const void *args)
{
    const job *j = args;
    aivd_reduce(j->to, j->to_count, j->from, j->from_count, j->count, j->type, j->op);
}

static void run(const job *j)
{
    core_launch launch = testing_launch(kernel, j, 1);
    launch.device = 0;
    if (core_grid_run(&launch, NULL) != AIVD_OK)
        fail_msg("%s", base_error_recent());
}

static uint8_t *heap_of(uint32_t device)
{
    return fabric_device_base(device) + FABRIC_CONTROL_SIZE;
}

/* Which targets there are: o of the own device, p of the peer. */
static const char *const shapes[] = {"o", "p", "op", "po", "pp", "ppo", "pop", "opp", "oo"};

enum { SHAPES = sizeof shapes / sizeof shapes[0], IN_PLACE = 1 };

typedef struct trial {
    const kind *k;
    int op;
    uint32_t sources;
    const char *shape;
    uint64_t bytes;
    uint32_t shift[TARGETS]; /* bytes from a line */
    bool in_place;           /* the first target is the last source, the second the first */
} trial;

static void complain(const trial *t, uint32_t d, int64_t at)
{
    fail_msg(
        "%s, operation %d, %u sources, targets %s shifted by %u %u %u, %llu bytes%s: target %u "
        "differs at byte %lld",
        t->k->name, t->op, t->sources, t->shape, t->shift[0], t->shift[1], t->shift[2],
        (unsigned long long)t->bytes, t->in_place ? ", in place" : "", d, (long long)at);
}

static void check_target(const trial *t, uint32_t d, const uint8_t *to, const uint8_t *wanted)
{
    for (uint64_t i = 0; i < t->bytes; i++)
        if (to[i] != wanted[i])
            complain(t, d, (int64_t)i);
    for (int i = 1; i <= GUARD; i++)
        if (to[-i] != 0x5a || to[t->bytes + (uint64_t)i - 1] != 0x5a)
            complain(t, d, to[-i] != 0x5a ? -i : (int64_t)t->bytes + i - 1);
}

static void check(const trial *t, uint64_t room)
{
    uint8_t *wanted = malloc(t->bytes + 1);
    const uint8_t *from[SOURCES];
    job j = {.to_count = (uint32_t)strlen(t->shape),
             .from_count = t->sources,
             .count = t->bytes / t->k->bytes,
             .type = t->k->type,
             .op = t->op};
    for (uint32_t d = 0; d < j.to_count; d++) {
        uint8_t *place = heap_of(t->shape[d] == 'p') + (SOURCES + d) * room;
        memset(place, 0x5a, t->bytes + 3 * GUARD);
        j.to[d] = place + GUARD + t->shift[d];
    }
    for (uint32_t s = 0; s < t->sources; s++) {
        uint8_t *place = heap_of(s % 2) + s * room + s * t->k->bytes;
        if (t->in_place && s + 1 == t->sources)
            place = j.to[0];
        else if (t->in_place && s == 0 && j.to_count > 1)
            place = j.to[1];
        fill(t->k, place, t->bytes);
        j.from[s] = from[s] = place;
    }
    expect(t->k, t->op, from, t->sources, t->bytes, wanted);
    run(&j);
    for (uint32_t d = 0; d < j.to_count; d++)
        check_target(t, d, j.to[d], wanted);
    free(wanted);
}

static const uint32_t counts[] = {1,   7,   16,   31,   33,   64,   255,
                                  256, 257, 1023, 1024, 1025, 4097, 5003};

enum { COUNTS = sizeof counts / sizeof counts[0] };

/* Whole elements, none, and what no element fits. */
static uint32_t shift_of(const kind *k)
{
    uint32_t bits = random_bits() % 8;
    return bits < 3 ? 0 : bits < 7 ? random_bits() % 64 / k->bytes * k->bytes : random_bits() % 64;
}

static void check_kind(const kind *k)
{
    for (uint32_t i = 0; i < 2 * SHAPES * COUNTS; i++) {
        trial t = {.k = k,
                   .op = (int)(random_bits() % 4),
                   .sources = 1 + random_bits() % 8 % SOURCES,
                   .shape = shapes[i % SHAPES],
                   .bytes = (uint64_t)counts[i / SHAPES % COUNTS] * k->bytes,
                   .shift = {shift_of(k), shift_of(k), shift_of(k)},
                   .in_place = i % 3 == IN_PLACE};
        if (i % 2 == 0)
            t.shift[1] = t.shift[2] = t.shift[0]; /* as slices of equal buffers have it */
        if (t.in_place && t.sources == 1)
            t.sources = 2;
        if (t.bytes <= SMALL)
            check(&t, ROOM);
    }
}

static void every_target_has_the_result(void **state)
{
    (void)state;
    for (int near = 0; near < 2; near++) {
        /* A peer that answers at once: what is sent goes through the caches, else past them. */
        atomic_store(&core_near_cycles, 1000);
        atomic_store(&core_reaches[1].cycles, near ? 10 : 100000);
        for (uint32_t k = 0; k < KINDS; k++)
            check_kind(&kinds[k]);
    }
}

/* Long enough for the way to be learnt: one, the other and both in turn are taken. */
static void a_near_peer_is_sent_to_either_way(void **state)
{
    (void)state;
    static const uint64_t sizes[] = {16384, 16388, 20480 + 36, 65536 + 4, 300000, 262144};
    atomic_store(&core_near_cycles, 1000);
    atomic_store(&core_reaches[1].cycles, 10);
    for (uint32_t i = 0; i < 10 * sizeof sizes / sizeof sizes[0]; i++) {
        trial t = {.k = &kinds[4],
                   .op = (int)(i % 4),
                   .sources = 2,
                   .shape = i % 2 == 0 ? "op" : "po",
                   .bytes = sizes[i / 10],
                   .shift = {i % 3 * 20, i % 3 * 20},
                   .in_place = i % 5 == 0};
        check(&t, 1 << 19);
    }
}

static void more_than_caches_hold(void **state)
{
    (void)state;
    static const char *const places[] = {"op", "p", "o"};
    atomic_store(&core_reaches[1].cycles, 100000);
    for (uint32_t i = 0; i < 3; i++) {
        trial t = {.k = &kinds[4],
                   .sources = 2,
                   .shape = places[i],
                   .bytes = LARGE,
                   .shift = {8, 8, 8},
                   .in_place = i == 1};
        check(&t, LARGE + 4096);
    }
}

/* ---- two sources: the bits of the long way ---- */

static void pair_of(const core_reduction *r, const kind *k, uint64_t count, uint32_t shift)
{
    static _Alignas(64) uint8_t a[8192 + 64], b[8192 + 64], to[8192 + 64], past[8192], more[8192];
    static float left[8192], right[8192];
    static uint16_t rounded[8192];
    for (uint64_t i = 0; i < count; i++) { /* any bits, every third a NaN */
        uint16_t infinity = k->type == HCCL_DATA_TYPE_FP16 ? 0x7c00 : 0x7f80;
        uint16_t x = (uint16_t)random_bits(), y = (uint16_t)random_bits();
        x |= i % 3 == 0 ? infinity : 0, y |= i % 5 == 0 ? infinity : 0;
        memcpy(a + shift + 2 * i, &x, 2);
        memcpy(b + shift + 2 * i, &y, 2);
    }
    r->widen(left, a + shift, count);
    r->widen(right, b + shift, count);
    r->step(left, left, right, count);
    r->narrow(rounded, left, count);
    r->pair(to + shift, a + shift, b + shift, count);
    assert_memory_equal(to + shift, rounded, 2 * count);
    if (r->past == NULL || count % 32 != 0)
        return;
    r->past(to + shift, past, more, a + shift, b + shift, count / 32);
    assert_memory_equal(to + shift, rounded, 2 * count);
    assert_memory_equal(past, rounded, 2 * count);
    assert_memory_equal(more, rounded, 2 * count);
}

static void halves_of_two_sources(void **state)
{
    (void)state;
    for (uint32_t k = 0; k < KINDS; k++)
        for (int op = 0; op < 4 && kinds[k].fold == NULL; op++) {
            core_reduction r;
            assert_true(core_reduce_find(kinds[k].type, op, &r));
            for (uint64_t count = 1; r.pair != NULL && count <= 3000; count += 1 + count / 9)
                pair_of(&r, &kinds[k], count, (uint32_t)(count % 16) * 2);
            for (uint64_t count = 32; r.pair != NULL && count <= 4096; count *= 2)
                pair_of(&r, &kinds[k], count, (uint32_t)(count / 32 % 2) * 2);
        }
}

/* Floats with NaNs: sent past the caches or not, the same of two NaNs. */
static void nans_of_two_sources(void **state)
{
    (void)state;
    static _Alignas(64) uint32_t a[1024], b[1024], pair[1024], to[1024], past[1024];
    for (int op = 0; op < 4; op++) {
        core_reduction r;
        assert_true(core_reduce_find(HCCL_DATA_TYPE_FP32, op, &r));
        for (uint32_t i = 0; i < 1024; i++) {
            a[i] = random_bits() | (i % 3 == 0 ? 0x7f800000u : 0);
            b[i] = random_bits() | (i % 2 == 0 ? 0x7f800000u : 0);
        }
        r.pair(pair, a, b, 1024);
        if (r.past == NULL)
            continue;
        r.past(to, past, NULL, a, b, 64);
        assert_memory_equal(to, pair, sizeof pair);
        assert_memory_equal(past, pair, sizeof pair);
        memset(past, 0, sizeof past);
        r.past(NULL, past, NULL, a, b, 64);
        assert_memory_equal(past, pair, sizeof pair);
    }
}

static int start(void **state)
{
    (void)state;
    for (uint32_t device = 0; device < 2; device++) {
        fabric_region *region;
        if (fabric_region_create(device, &region) != AIVD_OK ||
            fabric_populate(heap_of(device), (SOURCES + TARGETS) * (uint64_t)(LARGE + 4096)) !=
                AIVD_OK)
            return -1;
    }
    return 0;
}

/* Once with what the library has chosen, then with less. */
int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_target_has_the_result),
        cmocka_unit_test(a_near_peer_is_sent_to_either_way),
        cmocka_unit_test(more_than_caches_hold),
        cmocka_unit_test(halves_of_two_sources),
        cmocka_unit_test(nans_of_two_sources),
    };
    (void)argc;
    int failed = cmocka_run_group_tests(tests, start, NULL);
    failed += testing_again("AIVDRIVE_SIMD", "avx2", argv);
    failed += testing_again("AIVDRIVE_SIMD", "off", argv);
    return failed;
}
