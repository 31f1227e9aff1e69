/* core/weak: runs in which moves and fills take effect late (AIVDRIVE_WEAK); docs/design/weak.md.
 */
#ifndef CORE_WEAK_H
#define CORE_WEAK_H

#include <stdint.h>

#include "base/status.h"
#include "core/hook.h"

/* The hook of weak order with this seed; 0 is no seed. */
const core_hook *core_weak_hook(uint64_t seed);

/* Puts the jitter hook, which perturbs scheduling by the seed, around `inner` (may be NULL). */
const core_hook *core_jitter_hook(uint64_t seed, const core_hook *inner);

/* Installs what AIVDRIVE_WEAK and AIVDRIVE_JITTER ask for. Called once before the first grid, after
 * the recorder. */
aivd_status core_weak_install(void);

/* One step of mixing numbers into a hash. */
static inline uint64_t core_weak_mix(uint64_t hash, uint64_t number)
{
    hash = (hash ^ number) * UINT64_C(0xbf58476d1ce4e5b9);
    hash = (hash ^ hash >> 29) * UINT64_C(0x94d049bb133111eb);
    return hash ^ hash >> 32;
}

#endif
