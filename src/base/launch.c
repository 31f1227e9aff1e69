/* base/launch: the public calls of aivdrive/launch.h: chooses a way to the other ranks, checks
 * arguments, keeps the order of calls. */
#include "aivdrive/launch.h"

#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "base/compiler.h"
#include "base/launch_backend.h"
#include "base/launch_told.h"
#include "base/launcher.h"
#include "base/log.h"
#include "base/option.h"
#include "base/time.h"

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

/* Guarded by `turn`. */
static struct {
    bool open, broken;
    const launch_backend *backend; /* NULL: no launcher, or one without exchange */
    launch_place place;
    uint64_t meetings; /* broadcasts and barriers begun */
} self = {.place = {0, 1, 0, 1}};

base_launch_observer *_Atomic base_launch_told;

static void tell(bool enter)
{
    /* Acquire: pairs with the release of who has set it. */
    base_launch_observer *told = atomic_load_explicit(&base_launch_told, memory_order_acquire);
    if (told != NULL)
        told(enter, self.meetings);
}

int launch_milliseconds_left(uint64_t deadline_ns)
{
    uint64_t now = base_now_ns();
    if (now >= deadline_ns)
        return 0;
    uint64_t ms = (deadline_ns - now + 999999) / 1000000;
    return ms > INT_MAX ? INT_MAX : (int)ms;
}

static aivd_launch_status public_status(aivd_status status)
{
    switch (status) {
    case AIVD_OK:
        return AIVD_LAUNCH_OK;
    case AIVD_ERR_PARAM:
    case AIVD_ERR_NULL:
        return AIVD_LAUNCH_ERR_PARAM;
    case AIVD_ERR_STATE:
        return AIVD_LAUNCH_ERR_STATE;
    case AIVD_ERR_NOT_SUPPORTED:
        return AIVD_LAUNCH_ERR_NOT_SUPPORTED;
    case AIVD_ERR_TIMEOUT:
        return AIVD_LAUNCH_ERR_TIMEOUT;
    case AIVD_ERR_PEER:
    case AIVD_ERR_MISMATCH:
        return AIVD_LAUNCH_ERR_PEER;
    case AIVD_ERR_ENV:
        return AIVD_LAUNCH_ERR_ENV;
    default:
        return AIVD_LAUNCH_ERR_SYSTEM;
    }
}

static aivd_status read_deadline(uint64_t *deadline_ns)
{
    double seconds;
    aivd_status status = base_option_seconds(OPT_LAUNCHER_TIMEOUT, &seconds);
    if (status == AIVD_OK)
        *deadline_ns = base_now_ns() + (uint64_t)(seconds * (double)BASE_NS_PER_S);
    return status;
}

static launch_place place_from_environment(void)
{
    launch_place place = {-1, -1, -1, -1};
    base_launcher_rank(&place.rank);
    base_launcher_size(&place.size);
    base_launcher_local_rank(&place.local_rank);
    base_launcher_local_size(&place.local_size);
    return place;
}

/* The first way that exists. aivrun's socket is unmistakable; PMIx before PMI-1, because Slurm may
 * set the variables of both. */
static aivd_status choose(launch_place *place, uint64_t deadline_ns)
{
    static const launch_backend *const ways[] = {&launch_aivrun, &launch_pmix, &launch_pmi};
    for (size_t i = 0; i < BASE_COUNT_OF(ways); i++) {
        aivd_status status = ways[i]->open(place, deadline_ns);
        if (status == AIVD_ERR_NOT_FOUND)
            continue;
        self.backend = status == AIVD_OK ? ways[i] : NULL;
        return status;
    }
    self.backend = NULL;
    return AIVD_OK;
}

static aivd_status complete_place(launch_place *place)
{
    if (place->rank < 0) {
        *place = (launch_place){0, 1, 0, 1};
        return AIVD_OK;
    }
    if (place->size < 0)
        return base_fail(AIVD_ERR_SYSTEM, NULL,
                         "launch: %s says that this is rank %d but not of how many; start the "
                         "program with aivrun or mpirun",
                         base_launcher_name(), place->rank);
    if (place->local_rank < 0)
        place->local_rank = place->rank;
    if (place->local_size < 0)
        place->local_size = place->size;
    return AIVD_OK;
}

static aivd_status init(void)
{
    if (self.open)
        return base_fail(AIVD_ERR_STATE, NULL,
                         "aivd_launch_init: called twice; call aivd_launch_finalize in between");
    uint64_t deadline_ns;
    aivd_status status = read_deadline(&deadline_ns);
    if (status != AIVD_OK)
        return status;
    launch_place place = place_from_environment();
    status = choose(&place, deadline_ns);
    if (status == AIVD_OK)
        status = complete_place(&place);
    if (status != AIVD_OK) {
        if (self.backend != NULL)
            self.backend->close();
        self.backend = NULL;
        return status;
    }
    self.place = place;
    self.open = true;
    self.broken = false;
    BASE_LOG(LOG_INFO, LOG_BASE, "launch: rank %d of %d, launcher %s, exchange by %s", place.rank,
             place.size, base_launcher_name() != NULL ? base_launcher_name() : "none",
             self.backend != NULL ? self.backend->name : "nothing");
    return AIVD_OK;
}

static aivd_status check_collective(const char *call)
{
    if (!self.open)
        return base_fail(AIVD_ERR_STATE, NULL, "%s: call aivd_launch_init first", call);
    if (self.broken)
        return base_fail(
            AIVD_ERR_STATE, NULL,
            "%s: an earlier broadcast or barrier of this process failed; the ranks are "
            "no longer in step, end the program",
            call);
    if (self.backend == NULL && self.place.size > 1)
        return base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                         "%s: %s started %d ranks but offers no way to exchange data between them; "
                         "start the program with aivrun or mpirun (srun: --mpi=pmix)",
                         call, base_launcher_name(), self.place.size);
    return AIVD_OK;
}

static aivd_status broadcast(int root, void *data, size_t bytes)
{
    aivd_status status = check_collective("aivd_launch_broadcast");
    if (status != AIVD_OK)
        return status;
    if (root < 0 || root >= self.place.size)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "aivd_launch_broadcast: root is %d, allowed are 0 to %d", root,
                         self.place.size - 1);
    if (bytes > AIVD_LAUNCH_BYTES_MAX)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "aivd_launch_broadcast: %zu bytes, allowed are 0 to %d; send more in "
                         "several calls",
                         bytes, AIVD_LAUNCH_BYTES_MAX);
    if (data == NULL && bytes > 0)
        return base_fail(AIVD_ERR_NULL, NULL, "aivd_launch_broadcast: data is NULL with %zu bytes",
                         bytes);
    uint64_t deadline_ns;
    status = read_deadline(&deadline_ns);
    if (status != AIVD_OK || self.backend == NULL)
        return status;
    self.meetings++;
    tell(true);
    status = self.backend->broadcast(&self.place, root, data, bytes, deadline_ns);
    tell(false);
    self.broken = status != AIVD_OK;
    return status;
}

static aivd_status barrier(void)
{
    aivd_status status = check_collective("aivd_launch_barrier");
    uint64_t deadline_ns;
    if (status == AIVD_OK)
        status = read_deadline(&deadline_ns);
    if (status != AIVD_OK || self.backend == NULL)
        return status;
    self.meetings++;
    tell(true);
    status = self.backend->barrier(&self.place, deadline_ns);
    tell(false);
    self.broken = status != AIVD_OK;
    return status;
}

static aivd_status finalize(void)
{
    if (!self.open)
        return base_fail(AIVD_ERR_STATE, NULL, "aivd_launch_finalize: call aivd_launch_init first");
    if (self.backend != NULL)
        self.backend->close();
    self.backend = NULL;
    self.open = false;
    return AIVD_OK;
}

/* ---- the public names ---- */

#define TAKE_TURN(call)                                                                            \
    do {                                                                                           \
        pthread_mutex_lock(&turn);                                                                 \
        aivd_status status_ = (call);                                                              \
        pthread_mutex_unlock(&turn);                                                               \
        return public_status(status_);                                                             \
    } while (0)

BASE_EXPORT aivd_launch_status aivd_launch_init(void)
{
    TAKE_TURN(init());
}

BASE_EXPORT aivd_launch_status aivd_launch_broadcast(int root, void *data, size_t bytes)
{
    TAKE_TURN(broadcast(root, data, bytes));
}

BASE_EXPORT aivd_launch_status aivd_launch_barrier(void)
{
    TAKE_TURN(barrier());
}

BASE_EXPORT aivd_launch_status aivd_launch_finalize(void)
{
    TAKE_TURN(finalize());
}

static launch_place get_place(void)
{
    pthread_mutex_lock(&turn);
    launch_place place = self.place;
    pthread_mutex_unlock(&turn);
    return place;
}

BASE_EXPORT int aivd_launch_rank(void)
{
    return get_place().rank;
}

BASE_EXPORT int aivd_launch_size(void)
{
    return get_place().size;
}

BASE_EXPORT int aivd_launch_local_rank(void)
{
    return get_place().local_rank;
}

BASE_EXPORT int aivd_launch_local_size(void)
{
    return get_place().local_size;
}

BASE_EXPORT const char *aivd_launch_error(void)
{
    return base_error_recent();
}
