/* record/session: making, joining and removing a session. */
#include "record/session.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/launcher.h"
#include "base/log.h"
#include "base/option.h"
#include "base/unusual.h"
#include "record/claim.h"
#include "record/ring.h"

#define FOLDER_PREFIX "aivdrive-record-"

record_session *_Atomic record_the_session;

static char folder_name[PATH_MAX];
static int32_t own_rank;
static pthread_mutex_t attach_lock = PTHREAD_MUTEX_INITIALIZER;
static bool attached;
static aivd_status attach_status;

const char *record_folder(void)
{
    return folder_name;
}

int32_t record_rank(void)
{
    return own_rank;
}

/* ---- pauses and the end ---- */

/* Several threads wait at the same time; each adds only what nobody else has added. */
uint64_t record_pause(record_session *session, uint64_t since_ns)
{
    uint64_t now = base_now_ns();
    uint64_t last = atomic_load_explicit(&session->paused_at, memory_order_relaxed);
    uint64_t from = last > since_ns ? last : since_ns;
    if (now > from &&
        atomic_compare_exchange_strong_explicit(&session->paused_at, &last, now,
                                                memory_order_relaxed, memory_order_relaxed))
        atomic_fetch_add_explicit(&session->paused_ns, now - from, memory_order_relaxed);
    return now;
}

/* A pause is noted a little after its time has passed: until then the clock stands still. */
uint64_t record_clock_slow(void)
{
    static _Atomic uint64_t newest;
    uint64_t now = base_now_ns();
    now -= record_paused_ns();
    uint64_t last = atomic_load_explicit(&newest, memory_order_relaxed);
    while (last < now && !atomic_compare_exchange_weak_explicit(
                             &newest, &last, now, memory_order_relaxed, memory_order_relaxed))
        ;
    return last < now ? now : last;
}

BASE_COLD void record_stop(record_session *session, const char *format, ...)
{
    char text[RECORD_STOP_TEXT];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    uint32_t none = 0;
    /* 2 while the text is written: readers of the text want 1. */
    if (!atomic_compare_exchange_strong_explicit(&session->stopped, &none, 2, memory_order_relaxed,
                                                 memory_order_relaxed))
        return;
    memcpy(session->stop_text, text, sizeof text);
    atomic_store_explicit(&session->stopped, 1, memory_order_release);
    if (session == atomic_load_explicit(&record_the_session, memory_order_relaxed))
        base_log_write(LOG_ERROR, LOG_RECORD, "recording has ended before the run: %s", text);
}

/* ---- the folder ---- */

static bool is_place(const char *path)
{
    struct stat s;
    return stat(path, &s) == 0 && S_ISDIR(s.st_mode) && access(path, W_OK) == 0;
}

void record_session_remove(const char *folder)
{
    char path[PATH_MAX];
    DIR *d = opendir(folder);
    if (d == NULL)
        return;
    struct dirent *entry;
    while ((entry = readdir(d)) != NULL) {
        int n = snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (entry->d_name[0] != '.' && n > 0 && (size_t)n < sizeof path)
            unlink(path);
    }
    closedir(d);
    rmdir(folder);
}

/* Folders of runs whose starter was killed: their names tell its process. */
static void remove_dead(const char *parent)
{
    DIR *d = opendir(parent);
    if (d == NULL)
        return;
    struct dirent *entry;
    while ((entry = readdir(d)) != NULL) {
        char path[PATH_MAX];
        struct stat s;
        int pid;
        if (sscanf(entry->d_name, FOLDER_PREFIX "%d-", &pid) != 1 || record_process_alive(pid))
            continue;
        int n = snprintf(path, sizeof path, "%s/%s", parent, entry->d_name);
        if (n > 0 && (size_t)n < sizeof path && lstat(path, &s) == 0 && S_ISDIR(s.st_mode) &&
            s.st_uid == getuid())
            record_session_remove(path);
    }
    closedir(d);
}

static uint32_t slots_of(uint32_t ring_kib)
{
    uint64_t wanted = (uint64_t)ring_kib * 1024 / RECORD_SLOT;
    uint32_t slots = RECORD_RING_SLOTS_MIN;
    while (slots * 2ull <= wanted && slots < 1u << 24)
        slots *= 2;
    return slots;
}

static void fill(record_session *s, uint32_t ring_kib)
{
    struct timespec wall;
    clock_gettime(CLOCK_REALTIME, &wall);
    s->version = RECORD_VERSION;
    s->slot_bytes = RECORD_SLOT;
    s->ring_slots = slots_of(ring_kib);
    s->creator = (int32_t)getpid();
    s->wall_ns = (uint64_t)wall.tv_sec * BASE_NS_PER_S + (uint64_t)wall.tv_nsec;
    uint64_t second = base_cycles_from_ns(BASE_NS_PER_S);
    s->ns_per_cycle_32 =
        (uint64_t)(((unsigned __int128)BASE_NS_PER_S << 32) / (second ? second : 1));
    s->cycles = base_cycles();
    memcpy(s->magic, RECORD_SESSION_MAGIC, sizeof s->magic);
}

static aivd_status session_map(const char *folder, int flags, record_session **session)
{
    char path[PATH_MAX];
    int n = snprintf(path, sizeof path, "%s/session", folder);
    if (n < 0 || (size_t)n >= sizeof path)
        return base_fail(AIVD_ERR_PARAM, NULL, "record folder name of %zu bytes is too long",
                         strlen(folder));
    int fd = open(path, O_RDWR | O_CLOEXEC | flags, 0600);
    if (fd < 0)
        return base_fail(AIVD_ERR_FILE, NULL,
                         "no recording session in %s: %s; a session is made by aivrun --record",
                         folder, strerror(errno));
    struct stat info;
    aivd_status status = AIVD_OK;
    int error = 0;
    if ((flags & O_CREAT) != 0)
        error = posix_fallocate(fd, 0, sizeof(record_session));
    if (error != 0)
        status = base_fail(AIVD_ERR_SYSTEM, NULL, "no room for a recording session in %s: %s",
                           folder, strerror(error));
    else if (fstat(fd, &info) != 0 || (size_t)info.st_size < sizeof(record_session))
        status = base_fail(AIVD_ERR_FORMAT, NULL,
                           "%s is not a recording session (%lld bytes, a session has %zu)", path,
                           (long long)info.st_size, sizeof(record_session));
    void *map = MAP_FAILED;
    if (status == AIVD_OK)
        map = mmap(NULL, sizeof(record_session), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE,
                   fd, 0);
    if (status == AIVD_OK && map == MAP_FAILED)
        status = base_fail(AIVD_ERR_SYSTEM, NULL, "cannot map %s: %s", path, strerror(errno));
    close(fd);
    if (status == AIVD_OK)
        *session = map;
    return status;
}

aivd_status record_session_create(uint32_t ring_kib, char folder[PATH_MAX],
                                  record_session **session)
{
    const char *parent = is_place("/dev/shm") ? "/dev/shm" : base_option_text(OPT_TMPDIR);
    remove_dead(parent);
    int n = snprintf(folder, PATH_MAX, "%s/" FOLDER_PREFIX "%d-XXXXXX", parent, (int)getpid());
    if (n < 0 || n >= PATH_MAX || mkdtemp(folder) == NULL)
        return base_fail(AIVD_ERR_FILE, NULL,
                         "cannot make a folder for the recording session in %s: %s; set TMPDIR",
                         parent, strerror(errno));
    aivd_status status = session_map(folder, O_CREAT | O_EXCL, session);
    if (status == AIVD_OK)
        fill(*session, ring_kib);
    else
        record_session_remove(folder);
    return status;
}

static aivd_status check(const record_session *s, const char *folder)
{
    if (memcmp(s->magic, RECORD_SESSION_MAGIC, sizeof s->magic) != 0)
        return base_fail(AIVD_ERR_FORMAT, NULL, "%s/session is not a recording session", folder);
    if (s->version != RECORD_VERSION || s->slot_bytes != RECORD_SLOT)
        return base_fail(AIVD_ERR_FORMAT, NULL,
                         "%s: recording session of version %u, this library writes version %u; use "
                         "aivrun and the library of one release",
                         folder, s->version, RECORD_VERSION);
    if (s->ring_slots < RECORD_RING_SLOTS_MIN || (s->ring_slots & (s->ring_slots - 1)) != 0)
        return base_fail(AIVD_ERR_FORMAT, NULL, "%s: broken recording session (rings of %u)",
                         folder, s->ring_slots);
    return AIVD_OK;
}

aivd_status record_session_open(const char *folder, record_session **session)
{
    record_session *s;
    aivd_status status = session_map(folder, 0, &s);
    if (status)
        return status;
    status = check(s, folder);
    if (status) {
        record_session_unmap(s);
        return status;
    }
    *session = s;
    return AIVD_OK;
}

void record_session_unmap(record_session *session)
{
    munmap(session, sizeof *session);
}

/* ---- ranks ---- */

/* A child of fork is no rank; its parent's ring has one writer. */
static void after_fork(void)
{
    atomic_store_explicit(&record_the_session, NULL, memory_order_relaxed);
    record_own_ring = NULL;
}

static void tell_rank(void)
{
    int size = 1;
    char program[PATH_MAX];
    ssize_t n = readlink("/proc/self/exe", program, sizeof program - 1);
    program[n > 0 ? n : 0] = '\0';
    base_launcher_size(&size);
    size = size > own_rank ? size : own_rank + 1;
    record_host(
        &(record_event){
            .kind = RECORD_RANK, .id = (uint32_t)size, .value = (uint64_t)getpid(), .device = -1},
        program);
    record_modules();
}

static aivd_status attach(void)
{
    const char *folder = base_option_text(OPT_RECORD);
    int rank = 0, size = 1;
    record_session *session;
    if (folder[0] == '\0')
        return AIVD_OK;
    base_launcher_rank(&rank);
    base_launcher_size(&size);
    own_rank = record_claim_rank(folder, rank, size);
    snprintf(folder_name, sizeof folder_name, "%s", folder);
    aivd_status status = record_session_open(folder, &session);
    if (status)
        return status;
    pthread_atfork(NULL, NULL, after_fork);
    base_unusual_set(UNUSUAL_RECORDED, true);
    /* Release: pairs with the acquire in record_ring_create. */
    atomic_store_explicit(&record_the_session, session, memory_order_release);
    tell_rank();
    record_barriers();
    return AIVD_OK;
}

aivd_status record_attach(void)
{
    pthread_mutex_lock(&attach_lock);
    if (!attached) {
        attach_status = attach();
        attached = true;
    }
    aivd_status status = attach_status;
    pthread_mutex_unlock(&attach_lock);
    return status;
}
