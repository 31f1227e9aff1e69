/* core/lane_fast: versions of lanes for one kind of vector unit. Each agrees with the plain C lane
 * bit for bit, and hands it the elements that do not fill a vector. */
#ifndef CORE_LANE_FAST_H
#define CORE_LANE_FAST_H

#include <stdbool.h>

#include "core/lane.h"

typedef struct core_lane_fast {
    int lane; /* its place in core_lane_table */
    core_lane *fast;
} core_lane_fast;

/* A lane of two sources whose result goes past the caches at the same time (core/past): to `past`,
 * and to `more` unless that is NULL. `to`, unless NULL, is written in the usual way, and may be one
 * of the sources. Whole lines of 64 bytes; those of `past` and `more` lie on lines. */
typedef void core_lane_past(void *to, void *past, void *more, const void *src0, const void *src1,
                            size_t lines);

typedef struct core_lane_sent {
    int lane; /* its place in core_lane_past_table */
    core_lane_past *fast;
} core_lane_sent;

/* By lane; NULL where there is none. */
extern core_lane_past *core_lane_past_table[CORE_LANE_COUNT];

/* A kind of vector unit and the lanes written for it. */
typedef struct core_lane_unit {
    const char *name;
    bool present; /* in this processor */
    const core_lane_fast *lanes;
    size_t count;
    const core_lane_sent *sent;
    size_t sent_count;
} core_lane_unit;

enum { CORE_LANE_UNITS = 2 };

/* The units this library knows for this architecture, best last. Returns how many. */
size_t core_lane_units(core_lane_unit units[CORE_LANE_UNITS]);

/* Enters the lanes of the present units in core_lane_table, unless AIVDRIVE_SIMD is off. Runs when
 * the library is loaded. */
void core_lane_choose(void);

extern const core_lane_fast core_lane_avx2[], core_lane_avx512[], core_lane_neon[];
extern const size_t core_lane_avx2_count, core_lane_avx512_count, core_lane_neon_count;
extern const core_lane_sent core_lane_avx2_sent[], core_lane_avx512_sent[];
extern const size_t core_lane_avx2_sent_count, core_lane_avx512_sent_count;

#endif
