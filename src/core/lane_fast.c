/* core/lane_fast: which lanes this processor runs. Decided once, when the library is loaded; the
 * tables are constants and the scalar lanes are always there (AIVDRIVE_SIMD=off). */
#include "core/lane_fast.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

#include "base/option.h"
#include "core/past.h"
#include "core/row_sum.h"

#if defined(__x86_64__)
/* Conversions of halves: no name of __builtin_cpu_supports() in every compiler. That the system
 * saves their registers is part of what it says about AVX2. */
static bool has_f16c(void)
{
    unsigned a, b, c, d;
    return __get_cpuid(1, &a, &b, &c, &d) != 0 && (c & bit_F16C) != 0;
}
#endif

size_t core_lane_units(core_lane_unit units[CORE_LANE_UNITS])
{
#if defined(__x86_64__)
    __builtin_cpu_init();
    bool avx2 = __builtin_cpu_supports("avx2") && has_f16c();
    bool avx512 = avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                  __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
    units[0] = (core_lane_unit){"avx2",
                                avx2,
                                core_lane_avx2,
                                core_lane_avx2_count,
                                core_lane_avx2_sent,
                                core_lane_avx2_sent_count};
    units[1] = (core_lane_unit){"avx512",
                                avx512,
                                core_lane_avx512,
                                core_lane_avx512_count,
                                core_lane_avx512_sent,
                                core_lane_avx512_sent_count};
    return 2;
#elif defined(__aarch64__)
    units[0] = (core_lane_unit){"neon", true, core_lane_neon, core_lane_neon_count, NULL, 0};
    return 1;
#else
    (void)units;
    return 0;
#endif
}

enum { AUTO, OFF, AVX2 };

/* A wrong value is reported by whoever reads the options next; here it counts as auto. */
static int choice(void)
{
    int index = AUTO;
    return base_option_choice(OPT_SIMD, &index) == AIVD_OK ? index : AUTO;
}

/* The units that may be used; narrow ones come first. */
static size_t allowed_units(core_lane_unit units[CORE_LANE_UNITS])
{
    int most = choice();
    size_t count = most == OFF ? 0 : core_lane_units(units);
    return most == AVX2 && count > 1 ? 1 : count;
}

core_lane_past *core_lane_past_table[CORE_LANE_COUNT];

static void enter(const core_lane_unit *unit)
{
    core_row_sum_choose(unit->name);
    core_past_choose();
    for (size_t i = 0; i < unit->count; i++)
        core_lane_table[unit->lanes[i].lane] = unit->lanes[i].fast;
    for (size_t i = 0; i < unit->sent_count; i++)
        core_lane_past_table[unit->sent[i].lane] = unit->sent[i].fast;
}

void core_lane_choose(void)
{
    core_lane_unit units[CORE_LANE_UNITS];
    size_t count = allowed_units(units);
    for (size_t u = 0; u < count; u++)
        if (units[u].present)
            enter(&units[u]);
}
