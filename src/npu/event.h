/* npu/event: flags of events, as the public interface numbers them. */
#ifndef NPU_EVENT_H
#define NPU_EVENT_H

#include <stdbool.h>
#include <stdint.h>

#define NPU_EVENT_SYNC      0x1u
#define NPU_EVENT_TIME_LINE 0x8u
#define NPU_EVENT_IPC       0x40u /* other processes may open it */

/* Whether records of such an event carry a time: all but those made for synchronisation only. */
static inline bool npu_event_timed(uint32_t flags)
{
    return flags == 0 || (flags & NPU_EVENT_TIME_LINE) != 0;
}

#endif
