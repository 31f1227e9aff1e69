/* core/hook: the installed observer. */
#include "core/hook.h"

#include "base/unusual.h"

const core_hook *_Atomic core_the_hook;

void core_hook_set(const core_hook *hook)
{
    atomic_store_explicit(&core_the_hook, hook, memory_order_relaxed);
    base_unusual_set(UNUSUAL_HOOK, hook != NULL);
}
