/* Proves: the weighted sums of rows written for a vector unit give the bits of a plain loop, for
 * every type, number of rows and length, wherever the result lies and whether or not it goes past
 * the caches; that they write nothing else, that rows to be fetched early need not be readable, and
 * that the compiler has left the fetching in. */
#include "testing.h"

#include <math.h>
#include <stdbool.h>
#include <sys/mman.h>

#include "base/half.h"
#include "core/lane_fast.h"
#include "core/row_sum.h"

enum { ROWS = 9, LENGTH = 2100, GUARD = 64, SHIFTS = 2 };

static const uint32_t sizes[CORE_ROW_TYPES] = {
    [CORE_ROW_BF16] = 2, [CORE_ROW_F16] = 2, [CORE_ROW_F32] = 4};

static _Alignas(64) uint8_t rows[ROWS][LENGTH * 4 + 64], got[GUARD + LENGTH * 4 + 2 * GUARD];
static float weights[ROWS];

static float widened(core_row_type type, const void *from, uint64_t i)
{
    uint16_t half;
    float value;
    if (type == CORE_ROW_F32) {
        memcpy(&value, (const uint8_t *)from + 4 * i, 4);
        return value;
    }
    memcpy(&half, (const uint8_t *)from + 2 * i, 2);
    return type == CORE_ROW_F16 ? base_half_to_float(half) : base_bf16_to_float(half);
}

static void narrow(core_row_type type, float value, void *to)
{
    uint16_t half = type == CORE_ROW_F16 ? base_float_to_half(value) : base_float_to_bf16(value);
    if (type == CORE_ROW_F32)
        memcpy(to, &value, 4);
    else
        memcpy(to, &half, 2);
}

/* Numbers of all sizes that do not overflow, zeros of both signs and, in the first columns, an
 * infinity. */
static void fill(core_row_type type)
{
    uint64_t state = 20 + type;
    for (int r = 0; r < ROWS; r++) {
        for (uint64_t i = 0; i < LENGTH; i++) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            float value = ldexpf((float)(int32_t)(state >> 32), (int)(state >> 20 & 15) - 34);
            if (i % 37 == 5)
                value = i % 2 ? -0.0f : 0.0f;
            narrow(type, i == 3 && r == 0 ? INFINITY : value, rows[r] + i * sizes[type]);
        }
        weights[r] = 0.37f * (float)(r + 1) - 1.1f;
    }
}

static void check_one(core_row_type type, uint32_t count, uint64_t length, uint32_t shift,
                      uint32_t past, const void *const *next)
{
    const void *from[ROWS];
    const uint32_t size = sizes[type];
    uint8_t *to = got + GUARD + shift * size;
    for (uint32_t r = 0; r < count; r++)
        from[r] = rows[r];
    memset(got, 0xa5, sizeof got);
    core_row_sum_table[type](&(core_row_sums){.to = to,
                                              .from = from,
                                              .weights = weights,
                                              .rows = count,
                                              .length = length,
                                              .next = next,
                                              .next_rows = next ? ROWS : 0,
                                              .past = past});
    for (uint64_t i = 0; i < length; i++) {
        uint8_t wanted[4];
        float sum = 0.0f;
        for (uint32_t r = 0; r < count; r++) {
            volatile float product = widened(type, rows[r], i) * weights[r];
            sum = sum + product;
        }
        narrow(type, sum, wanted);
        if (memcmp(to + i * size, wanted, size) != 0)
            fail_msg("type %d, %u rows, %llu columns, shift %u, past %u: column %llu", type, count,
                     (unsigned long long)length, shift, past, (unsigned long long)i);
    }
    for (uint8_t *at = got; at < got + sizeof got; at++)
        if ((at < to || at >= to + length * size) && *at != 0xa5)
            fail_msg("type %d, %u rows, %llu columns, shift %u, past %u: %td bytes from the result",
                     type, count, (unsigned long long)length, shift, past, at - to);
}

static void check_table(const void *const *next)
{
    static const uint64_t lengths[] = {0, 1, 31, 32, 33, 63, 64, 65, 127, 129, 1000, 1025, LENGTH};
    static const uint32_t counts[] = {0, 1, 2, 8, ROWS};
    for (core_row_type type = 0; type < CORE_ROW_TYPES; type++) {
        fill(type);
        for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
            for (size_t l = 0; l < sizeof lengths / sizeof *lengths; l++)
                for (uint32_t way = 0; way < 2 * SHIFTS; way++)
                    check_one(type, counts[c], lengths[l], way % SHIFTS, way / SHIFTS,
                              way % 3 ? next : NULL);
    }
}

static void same_bits(void **state)
{
    (void)state;
    core_lane_unit units[CORE_LANE_UNITS];
    const void *next[ROWS];
    const size_t hidden = sizeof rows[0] * ROWS;
    uint8_t *unreadable =
        mmap(NULL, hidden, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    assert_ptr_not_equal(unreadable, MAP_FAILED);
    for (int r = 0; r < ROWS; r++)
        next[r] = unreadable + (size_t)r * sizeof rows[0];
    check_table(next); /* what the library has chosen, or the plain one */
    size_t count = core_lane_units(units);
    for (size_t u = 0; u < count; u++)
        if (units[u].present) {
            core_row_sum_choose(units[u].name);
            check_table(next);
        }
    munmap(unreadable, hidden);
}

/* A compiler may take what only fetches for nothing: the results are the same without it. */
static void fetching_is_there(void **state)
{
    (void)state;
#if defined(__x86_64__)
    enum { CODE_MAX = 1024 }; /* bytes of code; the sums are some 400, other ones follow */
    core_lane_unit units[CORE_LANE_UNITS];
    size_t count = core_lane_units(units);
    for (size_t u = 0; u < count; u++) {
        const uint8_t *code;
        bool found = false;
        core_row_sum_choose(units[u].name);
        memcpy(&code, &core_row_sum_table[CORE_ROW_BF16], sizeof code);
        for (int i = 0; i < CODE_MAX && !found; i++) /* 0f 18 /2: prefetcht1 */
            found = code[i] == 0x0f && code[i + 1] == 0x18 && (code[i + 2] >> 3 & 7) == 2;
        if (!found)
            fail_msg("no prefetch in the code of the sums for %s", units[u].name);
    }
#else
    skip();
#endif
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(same_bits),
                                       cmocka_unit_test(fetching_is_there)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
