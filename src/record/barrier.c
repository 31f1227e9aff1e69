/* record/barrier: meetings of the ranks through their launcher become events. */
#include <stdatomic.h>

#include "base/launch_told.h"
#include "record/ring.h"
#include "record/session.h"

static void tell(bool enter, uint64_t number)
{
    record_host(&(record_event){.kind = RECORD_HOST_BARRIER,
                                .id = enter ? BARRIER_ENTER : BARRIER_LEAVE,
                                .value = number,
                                .device = -1},
                NULL);
}

void record_barriers(void)
{
    /* Release: pairs with the acquire in launch.c; the session is set before. */
    atomic_store_explicit(&base_launch_told, tell, memory_order_release);
}
