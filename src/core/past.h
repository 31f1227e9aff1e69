/* core/past: stores past the caches, for data that are more than they hold and that nobody reads at
 * once. They are ordered with nothing: a store fence comes before any flag. */
#ifndef CORE_PAST_H
#define CORE_PAST_H

#include <stdint.h>

typedef void core_past(uint8_t *to, const uint8_t *from, uint64_t size);

/* Two copies of `size` bytes, line by line in turns: to `to` past the caches, to `kept` through them
 * or past them. What goes past the caches waits for memory; the other copy takes that time, so both
 * together take little longer than the first alone. The sources may be the same. */
typedef void core_past_two(uint8_t *to, const uint8_t *from, uint8_t *kept, const uint8_t *kept_from,
                           uint64_t size);

/* Of any size at any address; only whole lines go past the caches. */
extern core_past *core_past_store;
extern core_past_two *core_past_keep; /* `kept` through the caches */
extern core_past_two *core_past_both; /* past them */
/* Before a flag that says what was stored is there. */
static inline void core_past_fence(void)
{
#if defined(__x86_64__)
    __builtin_ia32_sfence();
#endif
}

void core_past_choose(void); /* a unit of core/lane_fast is present */

#endif
