/* core/block_local: [[block_local]] data have one address per image, so one grid at a time uses
 * them. */
#ifndef CORE_BLOCK_LOCAL_H
#define CORE_BLOCK_LOCAL_H

#include <stdatomic.h>
#include <stdbool.h>

#include "core/core.h"

/* Waits until no other grid uses the data of the launch. KERNEL_TIMEOUT after its stall limit,
 * ABORTED when cancelled. */
aivd_status core_block_local_claim(const core_launch *launch, const _Atomic bool *cancel);
void core_block_local_release(const core_launch *launch);

#endif
