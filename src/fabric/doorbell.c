/* fabric/doorbell: sleeping until a peer does something. One futex word per device, shared by all
 * processes that map the region.
 *
 *     sleeper                              ringer
 *     waiters += 1; full fence             store the flag; full fence
 *     ticket = doorbell                    if (waiters != 0)
 *     condition true? leave                    doorbell += 1; wake
 *     futex wait while doorbell == ticket
 *
 * The two fences make it impossible that the sleeper misses the flag and the ringer the sleeper;
 * the ticket makes a ring between check and sleep wake at once. tests/model/doorbell.pml. */
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/compiler.h"
#include "base/option.h"
#include "base/time.h"
#include "fabric/region.h"

static fabric_control *control_of(int device)
{
    if (device < 0 || device >= FABRIC_DEVICES_MAX)
        return NULL;
    fabric_region *region = atomic_load_explicit(&fabric_regions[device], memory_order_acquire);
    return region ? region->control : NULL;
}

/* AIVDRIVE_TEST_DROP_WAKES: sleepers must not depend on every wake-up. */
static bool wake_is_lost(void)
{
    static _Atomic int64_t every = -1;
    static _Atomic uint64_t count;
    int64_t n = atomic_load_explicit(&every, memory_order_relaxed);
    if (n < 0) {
        if (base_option_int(OPT_TEST_DROP_WAKES, &n))
            n = 0;
        atomic_store_explicit(&every, n, memory_order_relaxed);
    }
    return n > 0 &&
           (atomic_fetch_add_explicit(&count, 1, memory_order_relaxed) + 1) % (uint64_t)n == 0;
}

void fabric_ring(int device)
{
    fabric_control *control = control_of(device);
    if (!control)
        return;
    /* Release: a sleeper that sees the new number sees what was stored before the ring. */
    atomic_fetch_add_explicit(&control->doorbell, 1, memory_order_release);
    if (BASE_LIKELY(!wake_is_lost()))
        syscall(SYS_futex, &control->doorbell, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
}

uint32_t fabric_doorbell_ticket(int device)
{
    fabric_control *control = control_of(device);
    /* Acquire: pairs with the release in fabric_ring. */
    return control ? atomic_load_explicit(&control->doorbell, memory_order_acquire) : 0;
}

void fabric_doorbell_sleep(int device, uint32_t ticket, uint64_t ns)
{
    fabric_control *control = control_of(device);
    struct timespec limit = {.tv_sec = (time_t)(ns / BASE_NS_PER_S),
                             .tv_nsec = (long)(ns % BASE_NS_PER_S)};
    if (control)
        syscall(SYS_futex, &control->doorbell, FUTEX_WAIT, ticket, &limit, NULL, 0);
    else
        nanosleep(&limit, NULL);
}

void fabric_doorbell_enter(int device)
{
    fabric_control *control = control_of(device);
    if (!control)
        return;
    atomic_fetch_add_explicit(&control->waiters, 1, memory_order_relaxed);
    /* Pairs with the fence in fabric_ring_if_waited. */
    atomic_thread_fence(memory_order_seq_cst);
}

void fabric_doorbell_leave(int device)
{
    fabric_control *control = control_of(device);
    if (control)
        atomic_fetch_sub_explicit(&control->waiters, 1, memory_order_relaxed);
}
