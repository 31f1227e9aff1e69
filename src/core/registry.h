/* core/registry: the wait registry of the control page. */
#ifndef CORE_REGISTRY_H
#define CORE_REGISTRY_H

#include "core/grid.h"

/* Before the first sleep of a streak: `worker` is a core_worker. What its blocks have printed so
 * far comes out as well. */
void core_registry_enter(void *worker);
void core_registry_clear(core_worker *worker);
/* One block's entry; `control` may be NULL. */
void core_registry_forget(fabric_control *control, core_block *block);

#endif
