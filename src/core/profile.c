/* core/profile: facts about the products a virtual NPU can present, one table. */
#include "base/option.h"
#include "core/core.h"

#include <stdatomic.h>

/* In the order of AIVDRIVE_SOC's choices. Sources: public product and library headers. */
static const core_profile profiles[] = {
    {"Ascend910B", 48, 24, 192 * 1024, 2201, 192ull << 20},
    {"Ascend910_93", 48, 24, 192 * 1024, 2201, 192ull << 20},
    {"Ascend950", 72, 36, 256 * 1024, 3510, 128ull << 20},
};

/* Read once: a process presents one product. */
const core_profile *core_profile_get(void)
{
    static const core_profile *_Atomic chosen;
    const core_profile *profile = atomic_load_explicit(&chosen, memory_order_relaxed);
    if (profile == NULL) {
        int index = 1;
        if (base_option_choice(OPT_SOC, &index) != AIVD_OK)
            index = 1; /* the failure text is recorded; the boundary that opens devices refuses */
        profile = &profiles[index];
        atomic_store_explicit(&chosen, profile, memory_order_relaxed); /* constant data */
    }
    return profile;
}
