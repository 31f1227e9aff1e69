/* core/block_local: who uses an image's [[block_local]] data now. Two kernels of one image that run
 * on two streams of a device take turns; they cannot wait for each other. */
#include "core/block_local.h"

#include <pthread.h>
#include <stddef.h>

#include "base/time.h"
#include "core/wait.h"

enum { USERS_MAX = 64 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const void *users[USERS_MAX]; /* under the lock; NULL = free */

typedef struct claim {
    const void *data;
    const _Atomic bool *cancel;
    bool cancelled;
} claim;

/* Takes the data when they are free. */
static bool try_claim(void *context)
{
    claim *c = context;
    /* Relaxed: a request to give up; nothing else is read because of it. */
    if (c->cancel != NULL && atomic_load_explicit(c->cancel, memory_order_relaxed)) {
        c->cancelled = true;
        return true;
    }
    const void **place = NULL;
    bool used = false;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < USERS_MAX; i++) {
        used |= users[i] == c->data;
        if (users[i] == NULL)
            place = &users[i];
    }
    bool taken = !used && place != NULL;
    if (taken)
        *place = c->data;
    pthread_mutex_unlock(&lock);
    return taken;
}

aivd_status core_block_local_claim(const core_launch *launch, const _Atomic bool *cancel)
{
    claim c = {launch->block_local, cancel, false};
    core_wait wait = {
        .ready = try_claim,
        .context = &c,
        .what = "[[block_local]] data",
        .timeout_ns = launch->stall_ns,
    };
    aivd_status status = core_wait_host(&wait);
    if (c.cancelled)
        return base_fail(AIVD_ERR_ABORTED, NULL, "kernel %s was aborted", launch->kernel);
    if (status != AIVD_OK)
        return base_fail(AIVD_ERR_KERNEL_TIMEOUT, "507034",
                         "kernel %s waited %.3g s for another kernel that uses the same "
                         "[[block_local]] data; kernels of one image with such data take turns on "
                         "a device and must not wait for each other",
                         launch->kernel, (double)launch->stall_ns / 1e9);
    return AIVD_OK;
}

void core_block_local_release(const core_launch *launch)
{
    pthread_mutex_lock(&lock);
    for (int i = 0; i < USERS_MAX; i++)
        if (users[i] == launch->block_local)
            users[i] = NULL;
    pthread_mutex_unlock(&lock);
}
