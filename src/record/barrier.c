/* record/barrier: meetings of ranks on their host threads become events. */
#include <stdatomic.h>

#include "base/launch_told.h"
#include "record/ring.h"
#include "record/session.h"

void record_meeting(uint64_t group, uint64_t number, bool enter)
{
    record_host(&(record_event){.kind = RECORD_HOST_BARRIER,
                                .object = group,
                                .id = enter ? BARRIER_ENTER : BARRIER_LEAVE,
                                .value = number,
                                .device = -1},
                NULL);
}

/* Through their launcher. */
static void tell(bool enter, uint64_t number)
{
    record_meeting(0, number, enter);
}

void record_barriers(void)
{
    /* Release: pairs with the acquire in launch.c; the session is set before. */
    atomic_store_explicit(&base_launch_told, tell, memory_order_release);
}
