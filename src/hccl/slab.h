/* hccl/slab: small pieces of device memory for the control areas of communicators. Device memory is
 * handed out in blocks of 2 MiB; hundreds of communicators would waste hundreds of blocks, so their
 * control areas share them in pages of 4 KiB. */
#ifndef HCCL_SRC_SLAB_H
#define HCCL_SRC_SLAB_H

#include <stdint.h>

#include "base/status.h"

/* Zeroed memory of the device, populated, aligned to 4 KiB. */
aivd_status hccl_slab_alloc(int32_t device, uint64_t size, void **address);
/* Gives it back; memory of a device that was closed meanwhile is only forgotten. */
void hccl_slab_free(void *address, uint64_t size);

#endif
