/* core/until: what waits of the device helpers are for, and what becomes of the values they saw.
 * Called in recorded runs only. */
#include "core/until.h"

#include "aivdrive/device_impl.h"
#include "record/format.h"

BASE_EXPORT uint64_t aivd_dev_until(const void *word, uint32_t bytes, uint64_t value, bool equal)
{
    if (core_hook_now() == NULL)
        return 0;
    return core_until(core_current, word, bytes, equal ? RECORD_EQ : RECORD_GE, value);
}

BASE_EXPORT uint64_t aivd_dev_taken(uint64_t value, uint64_t number)
{
    if (number != 0)
        CORE_HOOK(CORE_EVENT_TAKEN, PIPE_S, .id = (int)(uint32_t)number);
    return value;
}
