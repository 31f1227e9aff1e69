/* fabric/map: which virtual address belongs to which device.
 *
 *     base(device d) = map.base + d << map.shift          (stride = 1 << shift)
 *
 * Chosen once per process, before the first region, from AIVDRIVE_MAP_BASE/_STRIDE or a list of
 * candidates (64 GiB stride at 0x2000_0000_0000; smaller strides for sanitizers, valgrind, 39-bit
 * address spaces and RLIMIT_AS). All ranks of a communicator must have chosen the same; the
 * rendezvous compares and refuses with a remedy. */
#ifndef FABRIC_MAP_H
#define FABRIC_MAP_H

#include <stdbool.h>
#include <stdint.h>

#include "base/compiler.h"
#include "base/status.h"

#define FABRIC_DEVICES_MAX 1024

typedef struct fabric_map {
    uint64_t base;    /* 0 until fabric_map_init() */
    uint64_t end;     /* base + devices << shift */
    uint32_t shift;   /* log2 of the stride */
    uint32_t devices; /* number of device slots in the map */
} fabric_map;

extern fabric_map fabric_the_map; /* read-only after fabric_map_init() */

aivd_status fabric_map_init(void); /* idempotent, thread-safe */

/* Device that owns the address, or -1: host memory. */
static inline int fabric_device_of(const void *address)
{
    uint64_t a = (uint64_t)(uintptr_t)address;
    if (a < fabric_the_map.base || a >= fabric_the_map.end)
        return -1;
    return (int)((a - fabric_the_map.base) >> fabric_the_map.shift);
}

static inline uint8_t *fabric_device_base(uint32_t device)
{
    return (uint8_t *)(uintptr_t)(fabric_the_map.base + ((uint64_t)device << fabric_the_map.shift));
}

#endif
