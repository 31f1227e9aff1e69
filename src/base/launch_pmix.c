/* base/launch_pmix: PMIx (Open MPI's launcher, Slurm with --mpi=pmix). The client library is loaded
 * when the environment names a PMIx server, so nothing depends on it at build time; the few types
 * below follow the PMIx standard (version 3 and later). Waiting calls are the non-blocking ones, so
 * that our deadline holds. */
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/launch_backend.h"
#include "base/launcher.h"
#include "base/log.h"
#include "base/time.h"

enum {
    PMIX_OK = 0,
    PMIX_DONE_AT_ONCE = -157, /* finished inside the call, no callback will come */
    TYPE_UINT16 = 13,
    TYPE_UINT32 = 14,
    TYPE_BYTES = 27,
    SCOPE_GLOBAL = 3
};

#define RANK_WILDCARD (UINT32_MAX - 1)

typedef struct pmix_proc {
    char nspace[256];
    uint32_t rank;
} pmix_proc;

typedef struct pmix_value {
    uint16_t type;
    union {
        uint16_t u16;
        uint32_t u32;
        struct {
            char *bytes;
            size_t size;
        } object;
        uint64_t room[3]; /* the largest member of the standard's union */
    } data;
} pmix_value;

typedef void (*op_done)(int status, void *context);
typedef void (*value_done)(int status, pmix_value *value, void *context);

static struct {
    void *library;
    int (*Init)(pmix_proc *self, const void *info, size_t count);
    int (*Finalize)(const void *info, size_t count);
    int (*Put)(uint8_t scope, const char *key, pmix_value *value);
    int (*Commit)(void);
    int (*Fence_nb)(const pmix_proc *procs, size_t n, const void *info, size_t count, op_done done,
                    void *context);
    int (*Get_nb)(const pmix_proc *proc, const char *key, const void *info, size_t count,
                  value_done done, void *context);
    const char *(*Error_string)(int status);
    pmix_proc self;
    unsigned sequence; /* broadcasts so far: the same on every rank */
} pmix;

/* The answer of the one call in flight. A callback that comes after its caller gave up carries an
 * old ticket and changes nothing. */
static struct {
    pthread_mutex_t lock;
    pthread_cond_t changed; /* on CLOCK_MONOTONIC, made at open */
    uintptr_t ticket;
    bool done;
    int status;
    uint32_t number;
    void *bytes; /* malloc'ed copy of a byte object */
    size_t size;
} answer = {.lock = PTHREAD_MUTEX_INITIALIZER};

static aivd_status load_library(void)
{
    static const struct {
        const char *name;
        void **slot;
    } symbols[] = {
        {"PMIx_Init", (void **)&pmix.Init},
        {"PMIx_Finalize", (void **)&pmix.Finalize},
        {"PMIx_Put", (void **)&pmix.Put},
        {"PMIx_Commit", (void **)&pmix.Commit},
        {"PMIx_Fence_nb", (void **)&pmix.Fence_nb},
        {"PMIx_Get_nb", (void **)&pmix.Get_nb},
        {"PMIx_Error_string", (void **)&pmix.Error_string},
    };
    if (pmix.library != NULL)
        return AIVD_OK;
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&answer.changed, &monotonic);
    pthread_condattr_destroy(&monotonic);
    void *library = dlopen("libpmix.so.2", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        BASE_LOG(LOG_WARNING, LOG_BASE,
                 "launch: the launcher offers PMIx, but %s; install libpmix2 to use it", dlerror());
        return AIVD_ERR_NOT_FOUND;
    }
    for (size_t i = 0; i < sizeof symbols / sizeof symbols[0]; i++) {
        *symbols[i].slot = dlsym(library, symbols[i].name);
        if (*symbols[i].slot == NULL) {
            dlclose(library);
            return base_fail(AIVD_ERR_SYSTEM, NULL, "launch: libpmix.so.2 has no %s",
                             symbols[i].name);
        }
    }
    pmix.library = library;
    return AIVD_OK;
}

static aivd_status fail_pmix(const char *what, int status)
{
    return base_fail(AIVD_ERR_SYSTEM, NULL, "launch: %s: %s (%d)", what, pmix.Error_string(status),
                     status);
}

/* ---- one call with a deadline ---- */

static void *begin_call(void)
{
    pthread_mutex_lock(&answer.lock);
    answer.done = false;
    free(answer.bytes);
    answer.bytes = NULL;
    answer.size = 0;
    answer.number = 0;
    void *ticket = (void *)++answer.ticket;
    pthread_mutex_unlock(&answer.lock);
    return ticket;
}

static void keep_value(const pmix_value *value)
{
    if (value->type == TYPE_UINT16) {
        answer.number = value->data.u16;
    } else if (value->type == TYPE_UINT32) {
        answer.number = value->data.u32;
    } else if (value->type == TYPE_BYTES) {
        answer.bytes = malloc(value->data.object.size + 1);
        if (answer.bytes != NULL) {
            memcpy(answer.bytes, value->data.object.bytes, value->data.object.size);
            answer.size = value->data.object.size;
        }
    }
}

static void on_value(int status, pmix_value *value, void *ticket)
{
    pthread_mutex_lock(&answer.lock);
    if ((uintptr_t)ticket == answer.ticket) {
        answer.done = true;
        answer.status = status;
        if (status == PMIX_OK && value != NULL)
            keep_value(value);
        pthread_cond_signal(&answer.changed);
    }
    pthread_mutex_unlock(&answer.lock);
}

static void on_done(int status, void *ticket)
{
    on_value(status, NULL, ticket);
}

static aivd_status finish_call(const char *what, int accepted, uint64_t deadline_ns)
{
    if (accepted == PMIX_DONE_AT_ONCE)
        return AIVD_OK;
    if (accepted != PMIX_OK)
        return fail_pmix(what, accepted);
    struct timespec until = {(time_t)(deadline_ns / BASE_NS_PER_S),
                             (long)(deadline_ns % BASE_NS_PER_S)};
    pthread_mutex_lock(&answer.lock);
    int waited = 0;
    while (!answer.done && waited == 0)
        waited = pthread_cond_timedwait(&answer.changed, &answer.lock, &until);
    bool done = answer.done;
    int status = answer.status;
    answer.ticket++; /* late callbacks are not for us any more */
    pthread_mutex_unlock(&answer.lock);
    if (!done)
        return base_fail(AIVD_ERR_TIMEOUT, NULL,
                         "launch: %s did not end in time; not every rank made the same call, or "
                         "one hangs",
                         what);
    return status == PMIX_OK ? AIVD_OK : fail_pmix(what, status);
}

static aivd_status get(uint32_t rank, const char *key, uint64_t deadline_ns)
{
    pmix_proc proc = pmix.self;
    proc.rank = rank;
    void *ticket = begin_call();
    int accepted = pmix.Get_nb(&proc, key, NULL, 0, on_value, ticket);
    return finish_call("PMIx_Get", accepted, deadline_ns);
}

static aivd_status fence(uint64_t deadline_ns)
{
    pmix_proc all = pmix.self;
    all.rank = RANK_WILDCARD;
    void *ticket = begin_call();
    int accepted = pmix.Fence_nb(&all, 1, NULL, 0, on_done, ticket);
    return finish_call("PMIx_Fence", accepted, deadline_ns);
}

/* ---- the backend ---- */

static aivd_status learn_place(launch_place *place, uint64_t deadline_ns)
{
    place->rank = (int)pmix.self.rank;
    if (place->size >= 0)
        return AIVD_OK;
    /* The environment of PMIx alone has no size; the server knows. */
    aivd_status status = get(RANK_WILDCARD, "pmix.job.size", deadline_ns);
    if (status != AIVD_OK)
        return status;
    place->size = (int)answer.number;
    if (get(RANK_WILDCARD, "pmix.local.size", deadline_ns) == AIVD_OK)
        place->local_size = (int)answer.number;
    if (get(pmix.self.rank, "pmix.lrank", deadline_ns) == AIVD_OK)
        place->local_rank = (int)answer.number;
    return AIVD_OK;
}

static aivd_status pmix_open(launch_place *place, uint64_t deadline_ns)
{
    if (base_launcher_get(LAUNCHER_PMIX_NAMESPACE) == NULL)
        return AIVD_ERR_NOT_FOUND;
    aivd_status status = load_library();
    if (status != AIVD_OK)
        return status;
    int code = pmix.Init(&pmix.self, NULL, 0);
    if (code != PMIX_OK) {
        BASE_LOG(LOG_WARNING, LOG_BASE, "launch: PMIx_Init: %s (%d); PMIx is not used",
                 pmix.Error_string(code), code);
        return AIVD_ERR_NOT_FOUND;
    }
    status = learn_place(place, deadline_ns);
    if (status != AIVD_OK)
        pmix.Finalize(NULL, 0);
    return status;
}

static aivd_status publish(const char *key, void *data, size_t bytes)
{
    static char nothing;
    pmix_value value = {.type = TYPE_BYTES};
    value.data.object.bytes = bytes > 0 ? data : &nothing;
    value.data.object.size = bytes > 0 ? bytes : 1; /* empty objects are lost on the way */
    int code = pmix.Put(SCOPE_GLOBAL, key, &value);
    if (code != PMIX_OK)
        return fail_pmix("PMIx_Put", code);
    code = pmix.Commit();
    return code == PMIX_OK ? AIVD_OK : fail_pmix("PMIx_Commit", code);
}

static aivd_status pmix_broadcast(const launch_place *place, int root, void *data, size_t bytes,
                                  uint64_t deadline_ns)
{
    char key[32];
    aivd_status status = AIVD_OK;
    snprintf(key, sizeof key, "aivd.%u", ++pmix.sequence);
    if (place->rank == root)
        status = publish(key, data, bytes);
    if (status == AIVD_OK)
        status = fence(deadline_ns);
    if (status == AIVD_OK && place->rank != root)
        status = get((uint32_t)root, key, deadline_ns);
    if (status != AIVD_OK || place->rank == root)
        return status;
    if (answer.size != (bytes > 0 ? bytes : 1))
        return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                         "aivd_launch_broadcast: this rank expects %zu bytes, the root sends %zu; "
                         "pass the same size on every rank",
                         bytes, answer.size);
    if (bytes > 0)
        memcpy(data, answer.bytes, bytes);
    return AIVD_OK;
}

static aivd_status pmix_barrier(const launch_place *place, uint64_t deadline_ns)
{
    (void)place;
    return fence(deadline_ns);
}

static void pmix_close(void)
{
    pmix.Finalize(NULL, 0);
}

const launch_backend launch_pmix = {"PMIx", pmix_open, pmix_broadcast, pmix_barrier, pmix_close};
