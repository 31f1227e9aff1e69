/* fabric/alias: shows device memory at a second address, inside the range of an own device: what
 * virtual-memory calls need when memory of another process, or a second time the own, is mapped.
 * Peers of this process see nothing of it. */
#ifndef FABRIC_ALIAS_H
#define FABRIC_ALIAS_H

#include <stdint.h>

#include "base/status.h"

/* [home, home + size) of the region behind `memfd` appears at `at`. Whole pool blocks (2 MiB). */
aivd_status fabric_alias_map(void *at, uint64_t size, const void *home, int memfd);
/* The range is the device's own again, empty. */
aivd_status fabric_alias_unmap(void *at, uint64_t size);
/* Descriptor of an own device's region; -1 when it is not open here. Stays the region's. */
int fabric_alias_memfd(int device);

#endif
