/* Proves: the lanes written for a vector unit give the bits of the plain C lanes - for every
 * length, alignment, all 16-bit patterns and the edges of float and integers - and touch nothing
 * else; that AIVDRIVE_SIMD=off leaves the plain lanes in place. Arithmetic may give another NaN,
 * but not sums and products of floats, nor sums of bfloat16. */
#include "testing.h"

#include <math.h>
#include <stdbool.h>

#include "base/half.h"
#include "core/lane_fast.h"

typedef struct type {
    const char *name;
    uint32_t size;
    int infinity_shift; /* fraction bits, 0 for integers */
    uint32_t magnitude, infinity;
} type;

static const type types[] = {
    {"f32", 4, 23, 0x7fffffff, 0x7f800000},
    {"f16", 2, 10, 0x7fff, 0x7c00},
    {"bf16", 2, 7, 0x7fff, 0x7f80},
    {"s32", 4, 0, 0, 0},
    {"s16", 2, 0, 0, 0},
    {"s8", 1, 0, 0, 0},
    {"u8", 1, 0, 0, 0},
};

static const struct {
    const char *name;
    core_lane *plain;
} lanes[] = {
#define LANE(name) [CORE_LANE_##name] = {#name, core_lane_##name},
    CORE_LANES(LANE) CORE_ROW_LANES(LANE)
#undef LANE
};

static const type *type_named(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (strlen(types[i].name) == length && strncmp(types[i].name, name, length) == 0)
            return &types[i];
    return NULL;
}

/* The name's last words are the types of dst and src, one when they are the same. */
static void types_of(const char *lane, const type **dst, const type **src)
{
    const char *last = strrchr(lane, '_');
    assert_non_null(last);
    *src = type_named(last + 1, strlen(last + 1));
    const char *before = last;
    while (before > lane && before[-1] != '_')
        before--;
    *dst = type_named(before, (size_t)(last - before));
    if (*dst == NULL)
        *dst = *src;
    assert_non_null(*src);
}

/* ---- data ---- */

static uint64_t random_state = 88172645463325252u;

static uint32_t random_bits(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (uint32_t)(random_state >> 16);
}

static const uint32_t edges_f32[] = {
    0x00000000, 0x00000001, 0x007fffff, 0x00800000, 0x33000000, 0x33000001, 0x33800000,
    0x38800000, 0x387fffff, 0x3effffff, 0x3f000000, 0x3f000001, 0x3f800000, 0x3fc00000,
    0x40200000, 0x42fe0000, 0x42ff0000, 0x43000000, 0x437f0000, 0x437f8000, 0x46fffe00,
    0x46ffff00, 0x47000000, 0x477fe000, 0x477fefff, 0x477ff000, 0x47800000, 0x4a800001,
    0x4b000000, 0x4b800000, 0x4effffff, 0x4f000000, 0x4f000001, 0x5f000000, 0x7f7f7fff,
    0x7f7f8000, 0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fa00000, 0x7fc00000, 0x7fffffff,
};

static uint32_t random_f32(void)
{
    uint32_t kind = random_bits() % 4, sign = random_bits() & 0x80000000;
    if (kind == 0)
        return sign | edges_f32[random_bits() % (sizeof edges_f32 / sizeof edges_f32[0])];
    if (kind == 1)
        return random_bits();
    uint32_t exponent = 0x38000000 + random_bits() % 0x18000000;  /* 2^-15 to 2^33 */
    return sign | (kind == 2 ? exponent : exponent & 0xffff8000); /* many ties */
}

static void fill(uint8_t *to, const type *t, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        uint32_t bits = t->size == 4 && t->infinity_shift != 0 ? random_f32() : random_bits();
        if (t->infinity_shift == 0 && random_bits() % 4 == 0) /* ends of the range */
            bits = (random_bits() & 1) != 0 ? 0x80008080u : 0x7fff7f7fu | 0xffff;
        memcpy(to + i * t->size, &bits, t->size);
    }
}

static bool is_nan(const type *t, const uint8_t *at)
{
    uint32_t bits = 0;
    memcpy(&bits, at, t->size);
    return t->infinity_shift != 0 && (bits & t->magnitude) > t->infinity;
}

/* ---- comparison ---- */

enum { MOST = 65536, GUARD = 64, ROOM = MOST * 4 + 4 * GUARD };
static _Alignas(64) uint8_t source0[ROOM], source1[ROOM], scalar[16], fast[ROOM], plain[ROOM];

typedef struct lane_case {
    const char *unit;
    int lane;
    core_lane *fast;
    const type *dst, *src;
    const type *scalar;
    bool strict; /* a NaN has to be the same */
} lane_case;

static void compare(const lane_case *c, size_t count, size_t at_dst, size_t at_src0, size_t at_src1)
{
    const char *name = lanes[c->lane].name;
    c->fast(fast + at_dst, source0 + at_src0, source1 + at_src1, scalar, count);
    lanes[c->lane].plain(plain + at_dst, source0 + at_src0, source1 + at_src1, scalar, count);
    size_t end = at_dst + count * c->dst->size;
    for (size_t i = 0; i < count; i++) {
        const uint8_t *got = fast + at_dst + i * c->dst->size;
        const uint8_t *want = plain + at_dst + i * c->dst->size;
        if (memcmp(got, want, c->dst->size) == 0 ||
            (!c->strict && is_nan(c->dst, got) && is_nan(c->dst, want)))
            continue;
        uint32_t g = 0, w = 0, a = 0, b = 0, s = 0;
        memcpy(&g, got, c->dst->size);
        memcpy(&w, want, c->dst->size);
        memcpy(&a, source0 + at_src0 + i * c->src->size, c->src->size);
        memcpy(&b, source1 + at_src1 + i * c->src->size, c->src->size);
        memcpy(&s, scalar, c->src->size);
        fail_msg("%s %s, element %zu of %zu: %#x with %#x (scalar %#x): %#x, plain %#x", c->unit,
                 name, i, count, a, b, s, g, w);
    }
    assert_memory_equal(fast + at_dst - GUARD, plain + at_dst - GUARD, GUARD);
    assert_memory_equal(fast + end, plain + end, GUARD);
}

static void poison(const lane_case *c, size_t elements)
{
    memset(plain, 0xa5,
           sizeof plain < elements * 4 + 4 * GUARD ? sizeof plain : elements * 4 + 4 * GUARD);
    fill(plain + GUARD, c->dst, elements); /* accumulating lanes read it */
    memcpy(fast, plain, elements * 4 + 4 * GUARD);
}

/* What the caller of a tame lane promises: products that are numbers of magnitude 32767 at most.
 * The others become 0. */
static void keep_promise(const lane_case *c, size_t count)
{
    float scale;
    memcpy(&scale, scalar, sizeof scale);
    if (strstr(lanes[c->lane].name, "_tame_") == NULL)
        return;
    if (!(fabsf(scale) <= 1e30f)) {
        scale = 77.7f;
        memcpy(scalar, &scale, sizeof scale);
    }
    for (size_t i = 0; i < count; i++) {
        uint16_t bits;
        memcpy(&bits, source0 + 2 * i, 2);
        float x =
            strcmp(c->src->name, "f16") == 0 ? base_half_to_float(bits) : base_bf16_to_float(bits);
        if (!(fabsf(x * scale) <= 32767.0f))
            memset(source0 + 2 * i, 0, 2);
    }
}

static void lengths_and_alignments(const lane_case *c)
{
    for (size_t count = 0; count <= 130; count++)
        for (int round = 0; round < 4; round++) {
            fill(source0, c->src, 256);
            fill(source1, c->src, 256);
            fill(scalar, c->scalar, 1);
            keep_promise(c, 256);
            poison(c, 256);
            uint32_t shift = round == 0 ? 0 : random_bits();
            compare(c, count, GUARD + shift % 32 * c->dst->size, (shift >> 8) % 32 * c->src->size,
                    (shift >> 16) % 32 * c->src->size);
        }
}

/* All patterns of a 16-bit source, four random floats each otherwise. */
static void patterns(const lane_case *c)
{
    for (int round = 0; round < 3; round++) {
        for (uint32_t i = 0; i < MOST; i++)
            memcpy(source0 + i * c->src->size, &i, c->src->size);
        if (c->src->size == 4)
            fill(source0, c->src, MOST);
        fill(source1, c->src, MOST);
        fill(scalar, c->scalar, 1);
        keep_promise(c, MOST);
        poison(c, MOST);
        compare(c, MOST, GUARD, 0, 0);
    }
}

/* The result over its own source. */
static void in_place(const lane_case *c)
{
    if (c->dst->size != c->src->size)
        return;
    size_t count = 1000, bytes = count * c->dst->size;
    fill(scalar, c->scalar, 1);
    fill(source1, c->src, count);
    poison(c, count);
    memcpy(source0, fast + GUARD, bytes);
    c->fast(fast + GUARD, fast + GUARD, source1, scalar, count);
    lanes[c->lane].plain(plain + GUARD, plain + GUARD, source1, scalar, count);
    for (size_t i = 0; i < count; i++) {
        const uint8_t *got = fast + GUARD + i * c->dst->size,
                      *want = plain + GUARD + i * c->dst->size;
        if (memcmp(got, want, c->dst->size) != 0 && (c->strict || !is_nan(c->dst, got)))
            fail_msg("%s %s in place, element %zu", c->unit, lanes[c->lane].name, i);
    }
}

/* Operations on rows take a float. */
static bool is_row(const char *name)
{
    return strncmp(name, "quantise", 8) == 0 || strncmp(name, "dequantise", 10) == 0 ||
           strncmp(name, "accumulate", 10) == 0;
}

static bool is_arithmetic(const char *name)
{
    return is_row(name) || strchr(name, '2') == NULL ||
           strncmp(strchr(name, '2') - 2, "f32", 3) == 0 ||
           strncmp(strchr(name, '2') - 2, "s32", 3) == 0;
}

/* Reductions have the same bits however a vector is cut: of two NaNs the first. */
static bool tells_which_nan(const char *name)
{
    return strcmp(name, "add_f32") == 0 || strcmp(name, "mul_f32") == 0 ||
           strcmp(name, "add_bf16") == 0;
}

static void same_bits(void **state)
{
    (void)state;
    core_lane_unit units[CORE_LANE_UNITS];
    size_t count = core_lane_units(units), tested = 0;
    for (size_t u = 0; u < count; u++) {
        if (!units[u].present) {
            printf("this processor has no %s\n", units[u].name);
            continue;
        }
        for (size_t i = 0; i < units[u].count; i++, tested++) {
            lane_case c = {.unit = units[u].name,
                           .lane = units[u].lanes[i].lane,
                           .fast = units[u].lanes[i].fast};
            types_of(lanes[c.lane].name, &c.dst, &c.src);
            c.scalar = is_row(lanes[c.lane].name) ? &types[0] : c.src;
            c.strict = !is_arithmetic(lanes[c.lane].name) || tells_which_nan(lanes[c.lane].name);
            lengths_and_alignments(&c);
            patterns(&c);
            in_place(&c);
        }
    }
    printf("%zu lanes compared\n", tested);
}

/* ---- the table ---- */

static void all_plain(void)
{
    for (int i = 0; i < CORE_LANE_COUNT; i++)
        core_lane_table[i] = lanes[i].plain;
}

static void the_best_unit_is_chosen(void **state)
{
    (void)state;
    core_lane_unit units[CORE_LANE_UNITS];
    size_t count = core_lane_units(units);
    all_plain();
    core_lane_choose();
    const core_lane_unit *best = NULL;
    for (size_t u = 0; u < count; u++)
        if (units[u].present)
            best = &units[u];
    for (size_t i = 0; best != NULL && i < best->count; i++)
        assert_ptr_equal(core_lane_table[best->lanes[i].lane], best->lanes[i].fast);
}

/* AVX2 has every lane that AVX-512 has, quantisation included; other processors have one unit. */
static void a_lower_unit_can_be_asked_for(void **state)
{
    (void)state;
    core_lane_unit units[CORE_LANE_UNITS];
    size_t count = core_lane_units(units);
    all_plain();
    assert_int_equal(setenv("AIVDRIVE_SIMD", "avx2", 1), 0);
    core_lane_choose();
    unsetenv("AIVDRIVE_SIMD");
    for (size_t i = 0; count != 0 && units[0].present && i < units[0].count; i++)
        assert_ptr_equal(core_lane_table[units[0].lanes[i].lane], units[0].lanes[i].fast);
    for (size_t u = 0; u < count; u++) {
        bool tame_bf16 = false, tame_f16 = false;
        for (size_t i = 0; i < units[u].count; i++) {
            tame_bf16 = tame_bf16 || units[u].lanes[i].lane == CORE_LANE_quantise_tame_s8_bf16;
            tame_f16 = tame_f16 || units[u].lanes[i].lane == CORE_LANE_quantise_tame_s8_f16;
        }
        assert_true(tame_bf16 && tame_f16);
    }
}

static void off_means_plain(void **state)
{
    (void)state;
    all_plain();
    assert_int_equal(setenv("AIVDRIVE_SIMD", "off", 1), 0);
    core_lane_choose();
    unsetenv("AIVDRIVE_SIMD");
    for (int i = 0; i < CORE_LANE_COUNT; i++)
        assert_ptr_equal(core_lane_table[i], lanes[i].plain);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_bits),
        cmocka_unit_test(the_best_unit_is_chosen),
        cmocka_unit_test(a_lower_unit_can_be_asked_for),
        cmocka_unit_test(off_means_plain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
