/* Effects of what PEs have and are: heap, teams, barriers, locks, instances, settings. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "aivdrive/launch.h"
#include "shmem_effects.h"

/* ---- heap ---- */

static size_t used(void)
{
    size_t bytes = 0;
    (void)aclshmemx_get_heap_info(DEVICE_SIDE, &bytes, NULL, NULL);
    return bytes;
}

/* `p` is symmetric, on every PE: the neighbour's word can be reached. */
static bool symmetric(const effect_world *w, void *p, size_t alignment)
{
    if (!p)
        return false;
    *(int *)p = 0;
    aclshmem_barrier_all();
    aclshmem_int32_p(p, 3 + w->me, w->right);
    aclshmem_barrier_all();
    bool good = *(int *)p == 3 + w->left && (uintptr_t)p % alignment == 0;
    aclshmem_free(p);
    return good;
}

static bool cleared(const effect_world *w, uint8_t *p, size_t bytes)
{
    bool good = p != NULL;
    for (size_t i = 0; good && i < bytes; i++)
        good = p[i] == 0;
    return symmetric(w, p, 16) && good;
}

/* So that what calloc gives was something else before. */
static void *dirty(size_t bytes)
{
    void *p = aclshmem_malloc(bytes);
    memset(p, 0x5a, bytes);
    return p;
}

EFFECT(aclshmem_malloc)
{
    return symmetric(w, DO(aclshmem_malloc, 100), 16);
}

EFFECT(aclshmemx_malloc)
{
    return symmetric(w, DO(aclshmemx_malloc, 100, DEVICE_SIDE), 16);
}

EFFECT(aclshmem_calloc)
{
    aclshmem_free(dirty(400));
    return cleared(w, DO(aclshmem_calloc, 100, 4), 400);
}

EFFECT(aclshmemx_calloc)
{
    aclshmem_free(dirty(400));
    return cleared(w, DO(aclshmemx_calloc, 100, 4, DEVICE_SIDE), 400);
}

EFFECT(aclshmem_align)
{
    return symmetric(w, DO(aclshmem_align, 4096, 100), 4096);
}

EFFECT(aclshmemx_align)
{
    return symmetric(w, DO(aclshmemx_align, 4096, 100, DEVICE_SIDE), 4096);
}

EFFECT(aclshmem_free)
{
    void *p = aclshmem_malloc(100);
    size_t before = used();
    DO(aclshmem_free, p);
    bool good = used() < before;
    if (!good)
        aclshmem_free(p);
    return good;
}

EFFECT(aclshmemx_free)
{
    void *p = aclshmem_malloc(100);
    size_t before = used();
    DO(aclshmemx_free, p, DEVICE_SIDE);
    bool good = used() < before;
    if (!good)
        aclshmem_free(p);
    return good;
}

EFFECT(aclshmemx_get_heap_base)
{
    uint8_t *base = DO(aclshmemx_get_heap_base, DEVICE_SIDE);
    return base && (uint8_t *)w->dest >= base && (uint8_t *)w->dest < base + (16 << 20);
}

EFFECT(aclshmemx_get_heap_info)
{
    size_t all[3] = {0, 0, 0};
    int code = DO(aclshmemx_get_heap_info, DEVICE_SIDE, &all[0], &all[1], &all[2]);
    return code == 0 && all[0] >= 3 * EFFECT_ROOM && all[1] > 0 && all[2] > 0;
}

/* ---- teams ---- */

/* PEs 1 and 2. */
static aclshmem_team_t upper(void)
{
    aclshmem_team_t team = ACLSHMEM_TEAM_INVALID;
    (void)aclshmem_team_split_strided(ACLSHMEM_TEAM_WORLD, 1, 1, 2, &team);
    return team;
}

EFFECT(aclshmem_team_split_strided)
{
    aclshmem_team_t team = -7;
    int code = DO(aclshmem_team_split_strided, ACLSHMEM_TEAM_WORLD, 1, 1, 2, &team);
    bool good = code == 0 && (w->me == 0 ? team == ACLSHMEM_TEAM_INVALID
                                         : aclshmem_team_my_pe(team) == w->me - 1);
    if (team > 0)
        aclshmem_team_destroy(team);
    return good;
}

EFFECT(aclshmem_team_split_2d)
{
    aclshmem_team_t x = -7, y = -7;
    int code = DO(aclshmem_team_split_2d, ACLSHMEM_TEAM_WORLD, 2, &x, &y);
    bool good =
        code == 0 && aclshmem_team_my_pe(x) == w->me % 2 && aclshmem_team_my_pe(y) == w->me / 2;
    if (good) {
        aclshmem_team_destroy(x);
        aclshmem_team_destroy(y);
    }
    return good;
}

EFFECT(aclshmem_team_destroy)
{
    aclshmem_team_t team = upper();
    if (w->me == 0)
        return true;
    DO(aclshmem_team_destroy, team);
    bool good = aclshmem_team_n_pes(team) == -1;
    if (!good)
        aclshmem_team_destroy(team);
    return good;
}

EFFECT(aclshmem_team_get_config)
{
    aclshmem_team_config_t config, poison;
    memset(&poison, 0x5a, sizeof poison);
    config = poison;
    int code = DO(aclshmem_team_get_config, ACLSHMEM_TEAM_WORLD, &config);
    return code == 0 && memcmp(&config, &poison, sizeof config) != 0;
}

EFFECT(aclshmem_my_pe)
{
    return DO(aclshmem_my_pe) == w->me;
}

EFFECT(aclshmem_n_pes)
{
    return DO(aclshmem_n_pes) == w->n;
}

EFFECT(aclshmem_team_my_pe)
{
    aclshmem_team_t team = upper();
    bool good = DO(aclshmem_team_my_pe, team) == (w->me == 0 ? -1 : w->me - 1);
    if (w->me > 0)
        aclshmem_team_destroy(team);
    return good;
}

EFFECT(aclshmem_team_n_pes)
{
    aclshmem_team_t team = upper();
    bool good = DO(aclshmem_team_n_pes, team) == (w->me == 0 ? -1 : 2);
    if (w->me > 0)
        aclshmem_team_destroy(team);
    return good;
}

EFFECT(aclshmem_team_translate_pe)
{
    aclshmem_team_t team = upper();
    bool good =
        DO(aclshmem_team_translate_pe, team, 1, ACLSHMEM_TEAM_WORLD) == (w->me == 0 ? -1 : 2);
    if (w->me > 0)
        aclshmem_team_destroy(team);
    return good;
}

/* ---- barriers: PE 1 is 200 ms late, and the others are held that long ---- */

enum { LATE_MS = 200 };

static double milliseconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

/* What PE 1 is late for is also seen by its word, which it writes before it comes. It is late from
 * when the others have begun, so a busy machine does not matter. */
static void come_late(const effect_world *w)
{
    int *begun = (int *)w->words + 1;
    if (w->me != 1) {
        aclshmem_int32_p(begun + w->me, 1, 1);
        return;
    }
    aclshmem_int32_wait_until(begun, ACLSHMEM_CMP_EQ, 1);
    aclshmem_int32_wait_until(begun + 2, ACLSHMEM_CMP_EQ, 1);
    usleep(LATE_MS * 1000);
    for (int pe = 0; pe < w->n; pe++)
        aclshmem_int32_p(w->words, 1, pe);
}

#define HOLDS(f, after, ...)                                                                       \
    EFFECT(f)                                                                                      \
    {                                                                                              \
        double begin = milliseconds();                                                             \
        come_late(w);                                                                              \
        DO(f, ##__VA_ARGS__);                                                                      \
        after;                                                                                     \
        return __atomic_load_n((int *)w->words, __ATOMIC_ACQUIRE) == 1 &&                          \
               milliseconds() - begin >= LATE_MS;                                                  \
    }
#define STREAM_ENDS (void)aclrtSynchronizeStream(w->stream)
HOLDS(aclshmem_barrier, , ACLSHMEM_TEAM_WORLD)
HOLDS(aclshmem_barrier_all, )
HOLDS(aclshmem_sync, , ACLSHMEM_TEAM_WORLD)
HOLDS(aclshmem_sync_all, )
HOLDS(aclshmemx_barrier_on_stream, STREAM_ENDS, ACLSHMEM_TEAM_WORLD, w->stream)
HOLDS(aclshmemx_barrier_all_on_stream, STREAM_ENDS, w->stream)
HOLDS(aclshmemx_handle_wait, STREAM_ENDS, (aclshmem_handle_t){ACLSHMEM_TEAM_WORLD}, w->stream)

/* ---- order: an operation of the host is done when its call returns, so there is nothing left to
 * wait for. What can be seen of these calls is that a thread without a PE is refused. */

static bool last_error_of(const char *call)
{
    const char *text = aclGetRecentErrMsg();
    return text && strncmp(text, call, strlen(call)) == 0;
}

#define ORDER(f, ...)                                                                              \
    EFFECT(f)                                                                                      \
    {                                                                                              \
        (void)aclrtSetDevice(w->n + w->me); /* no PE has this device */                            \
        aclshmem_barrier_all();             /* leaves another error */                             \
        DO(f, ##__VA_ARGS__);                                                                      \
        bool good = last_error_of(#f);                                                             \
        (void)aclrtResetDevice(w->n + w->me);                                                      \
        (void)aclrtSetDevice(w->me);                                                               \
        return good;                                                                               \
    }
ORDER(aclshmem_quiet)
ORDER(aclshmem_fence)
ORDER(aclshmemx_quiet_on_stream, w->stream)

/* ---- locks: the word of PE 0 says who has it ---- */

static long holder(const effect_world *w)
{
    return __atomic_load_n((long *)aclshmem_ptr(w->words, 0), __ATOMIC_ACQUIRE);
}

EFFECT(aclshmem_set_lock)
{
    DO(aclshmem_set_lock, w->words);
    bool good = holder(w) == 1 + w->me;
    if (good)
        aclshmem_clear_lock(w->words);
    return good;
}

EFFECT(aclshmem_test_lock)
{
    while (DO(aclshmem_test_lock, w->words) != 0)
        usleep(100);
    bool good = holder(w) == 1 + w->me;
    if (good)
        aclshmem_clear_lock(w->words);
    return good;
}

EFFECT(aclshmem_clear_lock)
{
    if (w->me != 1)
        return true;
    aclshmem_set_lock(w->words);
    DO(aclshmem_clear_lock, w->words);
    return holder(w) == 0;
}

/* ---- begin and end, by a second instance ---- */

enum { SECOND = 1 };

static bool chosen(uint64_t instance)
{
    bool good = aclshmemx_instance_ctx_set(instance) == 0;
    (void)aclshmemx_instance_ctx_set(0);
    return good;
}

static void prepare(const effect_world *w, aclshmemx_uniqueid_t *id, aclshmemx_init_attr_t *attr)
{
    if (w->me == 0)
        (void)aclshmemx_get_uniqueid(id);
    (void)aivd_launch_broadcast(0, id, sizeof *id);
    (void)aclshmemx_set_attr_uniqueid_args(w->me, w->n, 1 << 20, id, attr);
    attr->instance_id = SECOND;
}

static void second_instance(const effect_world *w)
{
    aclshmemx_uniqueid_t id = ACLSHMEM_UNIQUEID_INITIALIZER;
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    prepare(w, &id, &attr);
    (void)aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr);
}

EFFECT(aclshmemx_init_attr)
{
    aclshmemx_uniqueid_t id = ACLSHMEM_UNIQUEID_INITIALIZER;
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    prepare(w, &id, &attr);
    int code = DO(aclshmemx_init_attr, ACLSHMEMX_INIT_WITH_UNIQUEID, &attr);
    bool good = chosen(SECOND);
    if (good)
        (void)aclshmemx_finalize(SECOND);
    return good && code == 0;
}

EFFECT(aclshmemx_finalize)
{
    second_instance(w);
    int code = DO(aclshmemx_finalize, SECOND);
    bool ended = !chosen(SECOND);
    if (!ended)
        (void)aclshmemx_finalize(SECOND);
    return ended && code == 0;
}

EFFECT(aclshmem_finalize)
{
    second_instance(w);
    (void)aclshmemx_instance_ctx_set(SECOND);
    int code = DO(aclshmem_finalize);
    bool ended = !chosen(SECOND);
    if (!ended)
        (void)aclshmemx_finalize(SECOND);
    return ended && code == 0;
}

EFFECT(aclshmemx_init_status)
{
    return DO(aclshmemx_init_status) == ACLSHMEM_STATUS_IS_INITIALIZED;
}

EFFECT(aclshmemx_get_uniqueid)
{
    aclshmemx_uniqueid_t id, poison;
    memset(&poison, 0x5a, sizeof poison);
    id = poison;
    int code = DO(aclshmemx_get_uniqueid, &id);
    return code == 0 && memcmp(&id, &poison, sizeof id) != 0;
}

EFFECT(aclshmemx_set_attr_uniqueid_args)
{
    aclshmemx_uniqueid_t id = ACLSHMEM_UNIQUEID_INITIALIZER;
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    (void)aclshmemx_get_uniqueid(&id);
    int code = DO(aclshmemx_set_attr_uniqueid_args, 5, 7, 1 << 20, &id, &attr);
    return code == 0 && attr.my_pe == 5 && attr.n_pes == 7 && attr.local_mem_size == 1 << 20;
}

EFFECT(aclshmemx_instance_ctx_get)
{
    second_instance(w);
    (void)aclshmemx_instance_ctx_set(SECOND);
    aclshmem_instance_ctx *context = DO(aclshmemx_instance_ctx_get);
    bool good = context && context->id == SECOND;
    (void)aclshmemx_finalize(SECOND);
    return good;
}

EFFECT(aclshmemx_instance_ctx_set)
{
    second_instance(w);
    (void)aclshmemx_instance_ctx_set(0);
    int code = DO(aclshmemx_instance_ctx_set, SECOND);
    aclshmem_instance_ctx *context = aclshmemx_instance_ctx_get();
    bool good = code == 0 && context && context->id == SECOND;
    (void)aclshmemx_finalize(SECOND);
    return good;
}

/* ---- version, settings, log, cycles ---- */

EFFECT(aclshmem_info_get_version)
{
    int major = -1, minor = -1;
    DO(aclshmem_info_get_version, &major, &minor);
    return major == 1 && minor == 1;
}

EFFECT(aclshmem_info_get_name)
{
    char name[ACLSHMEM_MAX_NAME_LEN] = "";
    DO(aclshmem_info_get_name, name);
    return strncmp(name, "ACLSHMEM", 8) == 0;
}

/* Refused: there is no such connection to encrypt. */
EFFECT(aclshmemx_set_conf_store_tls)
{
    return DO(aclshmemx_set_conf_store_tls, true, "x", 1) == ACLSHMEM_NOT_SUPPORTED;
}

EFFECT(aclshmemx_set_config_store_tls_key)
{
    return DO(aclshmemx_set_config_store_tls_key, "x", 1, "y", 1, NULL) == ACLSHMEM_NOT_SUPPORTED;
}

/* A range beyond UB is refused. */
#define SETTING(f)                                                                                 \
    EFFECT(f)                                                                                      \
    {                                                                                              \
        return DO(f, 192 << 10, 4096, 0) != 0;                                                     \
    }
SETTING(aclshmemx_set_mte_config)
SETTING(aclshmemx_set_sdma_config)
SETTING(aclshmemx_set_rdma_config)
SETTING(aclshmemx_set_udma_config)

static atomic_int logged;

static void sink(int level, const char *text)
{
    (void)level, (void)text;
    atomic_fetch_add(&logged, 1);
}

/* PEs that are not profiled say so at level INFO. */
static void say(void)
{
    aclshmem_prof_pe_t *profile;
    aclshmemx_get_prof(&profile, false);
}

static bool quiet_again(const effect_world *w)
{
    (void)aclshmemx_set_extern_logger(NULL);
    (void)aclshmemx_set_log_level(3);
    return w->me == 1 || atomic_load(&logged) > 0;
}

EFFECT(aclshmemx_set_extern_logger)
{
    atomic_store(&logged, 0);
    (void)aclshmemx_set_log_level(1);
    (void)DO(aclshmemx_set_extern_logger, sink);
    say();
    return quiet_again(w);
}

EFFECT(aclshmemx_set_log_level)
{
    atomic_store(&logged, 0);
    (void)aclshmemx_set_log_level(3);
    (void)aclshmemx_set_extern_logger(sink);
    (void)DO(aclshmemx_set_log_level, 1);
    say();
    return quiet_again(w);
}

EFFECT(aclshmemx_get_prof)
{
    aclshmem_prof_pe_t poison, *profile = &poison;
    DO(aclshmemx_get_prof, &profile, false);
    return w->me == 1 ? profile != &poison && profile && profile->pe_id == 1 : profile == NULL;
}

EFFECT(aclshmemx_show_prof)
{
    char text[512] = "";
    FILE *file = tmpfile();
    int before = dup(2);
    (void)dup2(fileno(file), 2);
    DO(aclshmemx_show_prof);
    (void)dup2(before, 2);
    close(before);
    rewind(file);
    size_t got = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    return w->me != 1 || (got > 0 && strstr(text, "cycles of PE 1"));
}
