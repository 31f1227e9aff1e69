/* fabric/notify: the notify lines of a device's control page (fabric/control.h). The owner takes
 * and gives them; every process that maps the region may set, take and wait. */
#ifndef FABRIC_NOTIFY_H
#define FABRIC_NOTIFY_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "fabric/control.h"

/* A line of an own device, empty. `life` tells this use of it from others. LIMIT when all are in
 * use. */
aivd_status fabric_notify_take(int device, fabric_notify **line, uint32_t *life);
/* Ends the use: handles elsewhere become stale. */
void fabric_notify_give(fabric_notify *line);

/* Number of the line on its device. */
uint32_t fabric_notify_index(const fabric_notify *line);
/* The line with that number, or NULL when the device is not mapped here or there is no such line.
 */
fabric_notify *fabric_notify_at(int device, uint64_t index);

static inline bool fabric_notify_alive(const fabric_notify *line, uint32_t life)
{
    return atomic_load_explicit(&line->life, memory_order_acquire) == life;
}

/* Sets the notify; the number of this setting. Waiters are woken. */
uint64_t fabric_notify_set(fabric_notify *line);
/* Takes it when it is set: the number of the last setting, else 0. */
uint64_t fabric_notify_try(fabric_notify *line);

#endif
