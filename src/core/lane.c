/* core/lane: the table of lanes. It starts with the specifications; the lanes written for this
 * processor's vector unit take their places when the library is loaded. */
#include "core/lane_fast.h"

#define ENTRY(name) [CORE_LANE_##name] = core_lane_##name,
core_lane *core_lane_table[CORE_LANE_COUNT] = {CORE_LANES(ENTRY) CORE_ROW_LANES(ENTRY)};

static __attribute__((constructor)) void choose(void)
{
    core_lane_choose();
}
