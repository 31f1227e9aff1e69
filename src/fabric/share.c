/* fabric/share: see share.h. Owns the list of what this process exports, its socket and the thread
 * that answers. One client at a time, a second at most for each: a foreign process cannot hold the
 * thread up for longer. */
#include "fabric/share.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/log.h"
#include "base/time.h"
#include "fabric/registry.h"
#include "fabric/socket.h"

#define SHARE_MAGIC   0x52484641u /* "AFHR" */
#define SHARE_VERSION 1u
#define CLIENT_NS     BASE_NS_PER_S
#define ANSWER_NS     (20 * BASE_NS_PER_S)

typedef enum answer { ANSWER_OK, ANSWER_UNKNOWN, ANSWER_REFUSED } answer;

typedef struct request {
    uint32_t magic, version, kind, token_bytes;
    uint8_t token[16];
} request;

typedef struct reply {
    uint32_t magic, version, answer;
    int32_t pid;
    fabric_share what;
    uint64_t map_base;
    uint32_t map_shift, reserved;
} reply;

typedef struct exported {
    struct exported *next;
    fabric_share what;
    uint8_t token[16];
    bool open;
    int32_t *pids;
    size_t pid_count;
} exported;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static exported *list;
static _Atomic uint32_t list_count;
static _Atomic uint32_t socket_number; /* 0 = the thread does not run */
static int listener = -1;
static pthread_once_t fork_once = PTHREAD_ONCE_INIT;

/* ---- names ---- */

void fabric_share_text(const fabric_share_name *name, char text[FABRIC_KEY_BYTES])
{
    int at = snprintf(text, FABRIC_KEY_BYTES, "aivdrive-%02x-%08x-", name->kind, name->socket);
    for (int i = 0; i < 16; i++)
        at += snprintf(text + at, (size_t)(FABRIC_KEY_BYTES - at), "%02x", name->token[i]);
}

bool fabric_share_parse(const char *text, fabric_share_name *name)
{
    char again[FABRIC_KEY_BYTES];
    unsigned kind, socket, byte;
    int at = 0;
    if (sscanf(text, "aivdrive-%2x-%8x-%n", &kind, &socket, &at) != 2 || at == 0 || socket == 0)
        return false;
    *name = (fabric_share_name){.kind = kind, .socket = socket, .token_bytes = 16};
    for (int i = 0; i < 16; i++, at += 2) {
        if (sscanf(text + at, "%2x", &byte) != 1)
            return false;
        name->token[i] = (uint8_t)byte;
    }
    fabric_share_text(name, again);
    return strncmp(again, text, FABRIC_KEY_BYTES) == 0;
}

uint64_t fabric_share_number(const fabric_share_name *name)
{
    uint32_t secret;
    memcpy(&secret, name->token, sizeof secret);
    return (uint64_t)name->socket << 32 | secret;
}

fabric_share_name fabric_share_of_number(uint64_t number, fabric_share_kind kind)
{
    uint32_t secret = (uint32_t)number;
    fabric_share_name name = {.kind = kind, .socket = (uint32_t)(number >> 32), .token_bytes = 4};
    memcpy(name.token, &secret, sizeof secret);
    return name;
}

/* In time that does not depend on where they differ. */
static bool same_token(const uint8_t *a, const uint8_t *b, size_t bytes)
{
    uint8_t differs = 0;
    for (size_t i = 0; i < bytes; i++)
        differs |= a[i] ^ b[i];
    return differs == 0;
}

static exported *find(uint32_t kind, const uint8_t *token, uint32_t token_bytes)
{
    exported *found = NULL;
    if (token_bytes != 4 && token_bytes != 16)
        return NULL;
    for (exported *e = list; e; e = e->next)
        if (same_token(e->token, token, token_bytes) && e->what.kind == kind)
            found = e;
    return found;
}

static bool allowed(const exported *e, int32_t pid)
{
    if (e->open || pid == (int32_t)getpid())
        return true;
    for (size_t i = 0; i < e->pid_count; i++)
        if (e->pids[i] == pid)
            return true;
    return false;
}

/* ---- answering ---- */

static bool same_user(int fd, int32_t *pid)
{
    struct ucred who;
    socklen_t size = sizeof who;
    if (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &who, &size) != 0 || who.uid != geteuid())
        return false;
    *pid = who.pid;
    return true;
}

static reply make_reply(const request *asked, int32_t pid, int *memfd)
{
    reply r = {.magic = SHARE_MAGIC,
               .version = SHARE_VERSION,
               .answer = ANSWER_UNKNOWN,
               .pid = (int32_t)getpid(),
               .map_base = fabric_the_map.base,
               .map_shift = fabric_the_map.shift};
    pthread_mutex_lock(&lock);
    const exported *e = find(asked->kind, asked->token, asked->token_bytes);
    if (e) {
        fabric_region *region =
            atomic_load_explicit(&fabric_regions[e->what.device], memory_order_acquire);
        bool here = region && region->own && region->id == e->what.region_id;
        r.answer = !here ? ANSWER_UNKNOWN : allowed(e, pid) ? ANSWER_OK : ANSWER_REFUSED;
        if (r.answer == ANSWER_OK) {
            r.what = e->what;
            *memfd = region->memfd;
        }
    }
    pthread_mutex_unlock(&lock);
    return r;
}

static void serve_one(int fd)
{
    request asked;
    int32_t pid;
    int memfd = -1;
    if (!same_user(fd, &pid)) {
        BASE_LOG(LOG_WARNING, LOG_FABRIC, "a process of another user asked for shared memory");
        return;
    }
    if (socket_wait(fd, POLLIN, base_now_ns() + CLIENT_NS) != 0 ||
        recv(fd, &asked, sizeof asked, MSG_DONTWAIT) != (ssize_t)sizeof asked ||
        asked.magic != SHARE_MAGIC || asked.version != SHARE_VERSION) {
        BASE_LOG(LOG_WARNING, LOG_FABRIC, "process %d sent no request for shared memory", pid);
        return;
    }
    const reply r = make_reply(&asked, pid, &memfd);
    if (socket_send_fds(fd, &r, sizeof r, &memfd, memfd >= 0 ? 1 : 0) < 0)
        BASE_LOG(LOG_INFO, LOG_FABRIC, "process %d left before it was answered", pid);
}

static void *serve(void *argument)
{
    int fd = (int)(intptr_t)argument;
    pthread_setname_np(pthread_self(), "aivd-share");
    for (;;) {
        int client = accept4(fd, NULL, NULL, SOCK_CLOEXEC);
        if (client < 0 && (errno == EBADF || errno == EINVAL))
            return NULL;
        if (client < 0) {
            usleep(1000);
            continue;
        }
        serve_one(client);
        close(client);
    }
}

static aivd_status start_thread(int fd)
{
    sigset_t all, before;
    pthread_t thread;
    pthread_attr_t attributes;
    sigfillset(&all);
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_sigmask(SIG_SETMASK, &all, &before); /* signals are the program's own */
    int error = pthread_create(&thread, &attributes, serve, (void *)(intptr_t)fd);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    return error ? base_fail(AIVD_ERR_SYSTEM, NULL,
                             "cannot start the thread that shares memory: %s", strerror(error))
                 : AIVD_OK;
}

static aivd_status random_bytes(void *bytes, size_t size)
{
    if (getrandom(bytes, size, 0) == (ssize_t)size)
        return AIVD_OK;
    return base_fail(AIVD_ERR_SYSTEM, NULL, "getrandom failed: %s", strerror(errno));
}

static socklen_t address_of(uint32_t number, struct sockaddr_un *address)
{
    char name[32];
    int size = snprintf(name, sizeof name, "aivdrive-share-%08x", number);
    return socket_local_address(address, name, (size_t)size);
}

static aivd_status open_listener(int *opened, uint32_t *number)
{
    struct sockaddr_un address;
    int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    for (int i = 0; fd >= 0 && i < 16; i++) {
        aivd_status status = random_bytes(number, sizeof *number);
        if (status) {
            close(fd);
            return status;
        }
        *number |= 1; /* not 0 */
        socklen_t size = address_of(*number, &address);
        if (bind(fd, (const struct sockaddr *)(const void *)&address, size) == 0 &&
            listen(fd, 256) == 0) {
            *opened = fd;
            return AIVD_OK;
        }
        if (errno != EADDRINUSE)
            break;
    }
    int error = errno;
    if (fd >= 0)
        close(fd);
    return base_fail(AIVD_ERR_SYSTEM, NULL, "cannot open a local socket for shared memory: %s",
                     strerror(error));
}

/* ---- fork: the child exports nothing ---- */

static void before_fork(void)
{
    pthread_mutex_lock(&lock);
}

static void after_fork(void)
{
    pthread_mutex_unlock(&lock);
}

static void in_child(void)
{
    if (listener >= 0)
        close(listener);
    listener = -1;
    socket_number = 0;
    list = NULL; /* the nodes stay: free() is not for the child of a threaded process */
    atomic_store_explicit(&list_count, 0, memory_order_relaxed);
    pthread_mutex_unlock(&lock);
}

static void watch_forks(void)
{
    pthread_atfork(before_fork, after_fork, in_child);
}

/* ---- exporting ---- */

/* Lock held. */
static aivd_status start(void)
{
    if (socket_number)
        return AIVD_OK;
    int fd;
    uint32_t number;
    aivd_status status = open_listener(&fd, &number);
    if (status)
        return status;
    status = start_thread(fd);
    if (status) {
        close(fd);
        return status;
    }
    listener = fd;
    socket_number = number;
    return AIVD_OK;
}

static aivd_status own_region(uint32_t device, uint64_t *id)
{
    fabric_region *region =
        device < FABRIC_DEVICES_MAX
            ? atomic_load_explicit(&fabric_regions[device], memory_order_acquire)
            : NULL;
    if (!region || !region->own)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "device %u is not open in this process: only the process that owns memory "
                         "can export it",
                         device);
    *id = region->id;
    return AIVD_OK;
}

aivd_status fabric_share_export(const fabric_share *what, bool open, fabric_share_name *name)
{
    uint64_t id;
    aivd_status status = own_region(what->device, &id);
    if (status)
        return status;
    exported *e = calloc(1, sizeof *e);
    if (!e)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for an export");
    e->what = *what;
    e->what.region_id = id;
    e->open = open;
    status = random_bytes(e->token, sizeof e->token);
    pthread_once(&fork_once, watch_forks);
    pthread_mutex_lock(&lock);
    if (status == AIVD_OK)
        status = start();
    if (status == AIVD_OK) {
        e->next = list;
        list = e;
        atomic_fetch_add_explicit(&list_count, 1, memory_order_relaxed);
        *name = (fabric_share_name){.kind = what->kind, .socket = socket_number, .token_bytes = 16};
        memcpy(name->token, e->token, sizeof e->token);
    }
    pthread_mutex_unlock(&lock);
    if (status)
        free(e);
    return status;
}

static aivd_status not_ours(void)
{
    return base_fail(AIVD_ERR_NOT_FOUND, NULL,
                     "the key names nothing that this process exports (withdrawn, freed, or "
                     "exported by another process)");
}

/* Lock held. */
static exported *own(const fabric_share_name *name)
{
    if (socket_number == 0 || name->socket != socket_number)
        return NULL;
    return find(name->kind, name->token, name->token_bytes);
}

aivd_status fabric_share_allow(const fabric_share_name *name, const int32_t *pids, size_t count)
{
    aivd_status status = AIVD_OK;
    pthread_mutex_lock(&lock);
    exported *e = own(name);
    int32_t *grown = NULL;
    if (!e)
        status = not_ours();
    else if (!(grown = realloc(e->pids, (e->pid_count + count) * sizeof *grown)))
        status = base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %zu process ids", count);
    if (status == AIVD_OK) {
        memcpy(grown + e->pid_count, pids, count * sizeof *pids);
        e->pids = grown;
        e->pid_count += count;
    }
    pthread_mutex_unlock(&lock);
    return status;
}

/* Lock held. */
static void drop(exported **at)
{
    exported *e = *at;
    *at = e->next;
    atomic_fetch_sub_explicit(&list_count, 1, memory_order_relaxed);
    free(e->pids);
    free(e);
}

aivd_status fabric_share_end(const fabric_share_name *name)
{
    pthread_mutex_lock(&lock);
    exported *e = own(name);
    exported **at = &list;
    while (e && *at != e)
        at = &(*at)->next;
    if (e)
        drop(at);
    pthread_mutex_unlock(&lock);
    return e ? AIVD_OK : not_ours();
}

void fabric_share_end_range(const void *address, uint64_t size)
{
    uint64_t begin = (uint64_t)(uintptr_t)address;
    if (atomic_load_explicit(&list_count, memory_order_relaxed) == 0)
        return;
    pthread_mutex_lock(&lock);
    for (exported **at = &list; *at;) {
        if ((*at)->what.address - begin < size)
            drop(at);
        else
            at = &(*at)->next;
    }
    pthread_mutex_unlock(&lock);
}

/* ---- importing ---- */

static aivd_status gone(void)
{
    return base_fail(AIVD_ERR_NOT_FOUND, NULL,
                     "nobody on this host exports what the key names: its process has ended, or "
                     "has withdrawn or freed it");
}

static aivd_status refused(int32_t pid)
{
    return base_fail(AIVD_ERR_PERMISSION, NULL,
                     "process %d does not allow process %d to import this: the exporter names it "
                     "first (aclrtIpcMemSetImportPid and its like), or exports with the flag "
                     "DISABLE_PID_VALIDATION",
                     pid, (int)getpid());
}

/* Sends the request and waits for the reply. */
static aivd_status ask(const fabric_share_name *name, reply *r, int *memfd)
{
    struct sockaddr_un address;
    request asked = {.magic = SHARE_MAGIC,
                     .version = SHARE_VERSION,
                     .kind = name->kind,
                     .token_bytes = name->token_bytes};
    int32_t pid;
    unsigned fds = 1;
    ssize_t size = -1;
    memcpy(asked.token, name->token, sizeof asked.token);
    int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return base_fail(AIVD_ERR_SYSTEM, NULL, "cannot open a local socket: %s", strerror(errno));
    socklen_t length = address_of(name->socket, &address);
    bool sent = connect(fd, (const struct sockaddr *)(const void *)&address, length) == 0 &&
                same_user(fd, &pid) &&
                send(fd, &asked, sizeof asked, MSG_NOSIGNAL) == (ssize_t)sizeof asked;
    if (sent && socket_wait(fd, POLLIN, base_now_ns() + ANSWER_NS) == 0)
        size = socket_receive_fds(fd, r, sizeof *r, memfd, &fds);
    close(fd);
    if (size < 0 || fds == 0)
        *memfd = -1;
    if (size == (ssize_t)sizeof *r && r->magic == SHARE_MAGIC && r->version == SHARE_VERSION)
        return AIVD_OK;
    if (size >= 0 && *memfd >= 0)
        close(*memfd);
    *memfd = -1;
    return gone();
}

static aivd_status adopt(const reply *r, const fabric_share_name *name, int memfd)
{
    uint64_t begin = r->map_base + ((uint64_t)r->what.device << r->map_shift);
    if (r->answer == ANSWER_REFUSED)
        return refused(r->pid);
    if (r->answer != ANSWER_OK || memfd < 0)
        return gone();
    if (r->map_base != fabric_the_map.base || r->map_shift != fabric_the_map.shift)
        return base_fail(AIVD_ERR_MISMATCH, NULL,
                         "process %d keeps device memory at other addresses (0x%llx, stride 2^%u) "
                         "than this one (0x%llx, 2^%u); set the same AIVDRIVE_MAP_BASE, "
                         "AIVDRIVE_MAP_STRIDE and AIVDRIVE_DEVICES in both",
                         r->pid, (unsigned long long)r->map_base, r->map_shift,
                         (unsigned long long)fabric_the_map.base, fabric_the_map.shift);
    if (r->what.kind != name->kind || r->what.device >= fabric_the_map.devices ||
        r->what.address < begin || r->what.size > ((uint64_t)1 << r->map_shift) ||
        r->what.address - begin > ((uint64_t)1 << r->map_shift) - r->what.size)
        return base_fail(AIVD_ERR_FORMAT, NULL, "process %d sent a reply that makes no sense",
                         r->pid);
    return fabric_peer_acquire(r->what.device, r->pid, r->what.region_id, memfd);
}

static aivd_status import_own(const fabric_share_name *name, fabric_share *what, int *memfd)
{
    aivd_status status = AIVD_OK;
    pthread_mutex_lock(&lock);
    const exported *e = own(name);
    if (e)
        *what = e->what;
    pthread_mutex_unlock(&lock);
    fabric_region *region =
        e ? atomic_load_explicit(&fabric_regions[what->device], memory_order_acquire) : NULL;
    if (!region || region->id != what->region_id)
        return gone();
    if (memfd && (*memfd = dup(region->memfd)) < 0)
        status = base_fail(AIVD_ERR_LIMIT, NULL, "no descriptor left: %s; raise ulimit -n",
                           strerror(errno));
    return status;
}

aivd_status fabric_share_import(const fabric_share_name *name, fabric_share *what, int *memfd)
{
    reply r = {0};
    int fd = -1;
    aivd_status status = fabric_map_init();
    if (status)
        return status;
    if (socket_number && name->socket == socket_number)
        return import_own(name, what, memfd);
    status = ask(name, &r, &fd);
    if (status == AIVD_OK)
        status = adopt(&r, name, fd);
    if (status == AIVD_OK)
        *what = r.what;
    if (status == AIVD_OK && memfd)
        *memfd = fd;
    else if (fd >= 0)
        close(fd);
    return status;
}

void fabric_share_drop(const fabric_share *what)
{
    fabric_peer_release(what->device, what->region_id);
}
