/* core/wait: the one function everything that can block goes through; two forms of the same policy
 * (core/idle), on the host and inside a block. */
#include "core/wait.h"

#include "base/time.h"
#include "core/grid.h"
#include "core/hook.h"
#include "core/idle.h"
#include "core/progress.h"
#include "fabric/region.h"
#include "record/session.h"

enum { SOON_NS = 1000000, SOON_LOOKS = 16 };

/* What comes at once is seen at once: these looks cost less than the first step of a long wait, and
 * nothing beside the process switch that follows where peers share this CPU. */
static bool soon(const core_wait *wait)
{
    for (int i = 0; i < SOON_LOOKS; i++) {
        base_pause();
        if (wait->ready(wait->context))
            return true;
    }
    return false;
}

aivd_status core_wait_host(const core_wait *wait)
{
    if (wait->ready(wait->context) || soon(wait))
        return AIVD_OK;
    uint64_t end_ns = BASE_NEVER; /* known from the first reading of the clock on */
    bool clock_read = false;
    core_idle idle = {0};
    int own = fabric_device_of(wait->address);
    for (;;) {
        core_spot spot = {
            .address = own >= 0 ? wait->address : NULL,
            .seen = own >= 0 ? core_spot_word(wait->address) : 0,
            .device = -1, /* no kernel of ours: nothing to publish */
            .may_sleep = true,
            .alone = own >= 0,
            .from = -1,
            .host = true,
        };
        /* After the word was read: a change since then keeps the step from sleeping. */
        if (wait->ready(wait->context))
            return AIVD_OK;
        core_verdict verdict = core_idle_step(&idle, &spot, BASE_NEVER, NULL, NULL);
        if (verdict == IDLE_PEER_DEAD && wait->peers)
            return wait->ready(wait->context) ? AIVD_OK : AIVD_ERR_PEER;
        /* The clock costs as much as a look: who waits for less than the slow steps begin with does
         * not read it. */
        if (wait->timeout_ns == BASE_NEVER || (idle.since_ns == 0 && wait->timeout_ns >= SOON_NS))
            continue;
        uint64_t now_ns = record_clock_ns();
        if (!clock_read) {
            clock_read = true;
            end_ns =
                wait->timeout_ns < BASE_NEVER - now_ns ? now_ns + wait->timeout_ns : BASE_NEVER;
        }
        if (now_ns >= end_ns)
            return wait->ready(wait->context) ? AIVD_OK : AIVD_ERR_TIMEOUT;
    }
}

/* Nobody else could go on in the meantime: no block here, and not the rank that is waited for. Runs
 * with a hook are told of every wait. */
static bool may_look(const core_block *block)
{
    return core_hook_now() == NULL && core_only_block(block) &&
           (block->awaits < 0 || !core_idle_beside(block->awaits));
}

void core_wait_block(const core_wait *wait)
{
    core_block *block = core_current;
    core_count_only(block);
    if (may_look(block) && soon(wait)) {
        core_progress(block);
        return;
    }
    while (!wait->ready(wait->context)) {
        block->polled = wait->address;
        block->polled_value = wait->address != NULL ? core_spot_word(wait->address) : 0;
        block->wanted = wait->wanted;
        block->what = wait->what;
        /* Between the word and the sleep: what becomes ready from here on changes the word. */
        if (wait->ready(wait->context))
            break;
        core_yield(block, true);
    }
    block->what = NULL;
    block->wanted = UINT64_MAX;
    core_progress(block);
}
