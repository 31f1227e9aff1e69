/* core/past: stores past the caches, for data that are more than they hold and that nobody reads at
 * once. They are ordered with nothing: a store fence comes before any flag. */
#ifndef CORE_PAST_H
#define CORE_PAST_H

#include <stdint.h>

typedef void core_past(uint8_t *to, const uint8_t *from, uint64_t size);

/* Of any size at any address; only whole lines go past the caches. */
extern core_past *core_past_store;
void core_past_choose(void); /* a unit of core/lane_fast is present */

#endif
