/* base/unusual: one word for all that makes a process take a longer way than the usual one. Hot
 * paths ask it once instead of asking each of its reasons; who finds a bit set looks at the reasons
 * themselves. Bits are set before the first call that they concern. */
#ifndef BASE_UNUSUAL_H
#define BASE_UNUSUAL_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/compiler.h"

enum {
    UNUSUAL_RECORDED = 1, /* a record was begun; stays when its reader has gone */
    UNUSUAL_HOOK = 2,     /* an observer of operations is set (core/hook.h) */
    UNUSUAL_REFUSED = 4,  /* an option of src/core has a wrong value */
    UNUSUAL_ALONE = 8,    /* AIVDRIVE_BLOCKS=threads */
    UNUSUAL_THREADS = 16, /* AIVDRIVE_THREADS above 1 */
    UNUSUAL_LAUNCH = 32,  /* AIVDRIVE_LAUNCH is inline or eager */
    UNUSUAL_OF_GRIDS = UNUSUAL_HOOK | UNUSUAL_REFUSED | UNUSUAL_ALONE | UNUSUAL_THREADS,
    UNUSUAL_OF_QUEUES = UNUSUAL_RECORDED | UNUSUAL_LAUNCH
};

BASE_INTERNAL extern _Atomic uint32_t base_unusual;

static inline bool base_is_unusual(uint32_t reasons)
{
    /* Relaxed: see above, threads have learned of the first call by other means. */
    return BASE_UNLIKELY((atomic_load_explicit(&base_unusual, memory_order_relaxed) & reasons) !=
                         0);
}

static inline void base_unusual_set(uint32_t reasons, bool on)
{
    if (on)
        atomic_fetch_or_explicit(&base_unusual, reasons, memory_order_relaxed);
    else
        atomic_fetch_and_explicit(&base_unusual, ~reasons, memory_order_relaxed);
}

#endif
