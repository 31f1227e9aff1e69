/* fabric/open: opens a root: token, sockets, root info, thread. Owns the list of this process's
 * roots, so that a new one can have the port of one that only waits for late ranks, and so that the
 * child of a fork does not keep ports busy. */
#include <errno.h>
#include <inttypes.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/log.h"
#include "base/option.h"
#include "base/time.h"
#include "fabric/interface.h"
#include "fabric/root.h"
#include "fabric/socket.h"

#define TURN_MS 60000

static pthread_mutex_t roots_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t roots_changed = PTHREAD_COND_INITIALIZER;
static root *roots;
static pthread_once_t fork_once = PTHREAD_ONCE_INIT;

static void roots_lock(void)
{
    pthread_mutex_lock(&roots_mutex);
}

static void roots_unlock(void)
{
    pthread_mutex_unlock(&roots_mutex);
}

/* The threads are gone in the child, and with them who would close these. */
static void close_in_child(void)
{
    for (root *r = roots; r; r = r->next) {
        close(r->listener);
        close(r->local);
        close(r->wake);
    }
    roots = NULL;
    roots_unlock();
}

static void watch_forks(void)
{
    pthread_atfork(roots_lock, roots_unlock, close_in_child);
}

static void enlist(root *r)
{
    roots_lock();
    r->next = roots;
    roots = r;
    roots_unlock();
}

static void delist(root *r)
{
    roots_lock();
    for (root **at = &roots; *at; at = &(*at)->next)
        if (*at == r) {
            *at = r->next;
            break;
        }
    root_free(r);
    pthread_cond_broadcast(&roots_changed);
    roots_unlock();
}

static void *root_main(void *argument)
{
    root *r = argument;
    pthread_setname_np(pthread_self(), "aivd-root");
    while (root_turn(r, TURN_MS))
        ;
    delist(r);
    return NULL;
}

/* Asks the roots that only answer late ranks to end, and when `ports_are_few` waits until their
 * ports are free. */
static void evict_finished(bool ports_are_few)
{
    struct timespec limit;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec += 1;
    roots_lock();
    size_t left;
    do {
        left = 0;
        for (root *r = roots; r; r = r->next) {
            uint64_t one = 1;
            if (!atomic_load_explicit(&r->lingers, memory_order_relaxed))
                continue;
            left += write(r->wake, &one, sizeof one) == sizeof one;
        }
    } while (ports_are_few && left &&
             pthread_cond_timedwait(&roots_changed, &roots_mutex, &limit) == 0);
    roots_unlock();
}

static aivd_status random_bytes(void *bytes, size_t size)
{
    if (getrandom(bytes, size, 0) == (ssize_t)size)
        return AIVD_OK;
    return base_fail(AIVD_ERR_SYSTEM, NULL, "getrandom failed: %s", strerror(errno));
}

static void describe(const fabric_interface *at, message_root_info *info)
{
    const void *a = &at->address;
    info->family = at->address.ss_family;
    info->port = interface_port(at);
    if (info->family == AF_INET) {
        memcpy(info->address, &((const struct sockaddr_in *)a)->sin_addr, 4);
    } else {
        memcpy(info->address, &((const struct sockaddr_in6 *)a)->sin6_addr, 16);
        info->scope = ((const struct sockaddr_in6 *)a)->sin6_scope_id;
    }
    char text[96];
    interface_text(at, text, sizeof text);
    snprintf(info->text, sizeof info->text, "%.63s", text);
}

static aivd_status listen_tcp(message_root_info *info, int *fd)
{
    interface_ports ports;
    fabric_interface at;
    aivd_status status = interface_ports_wanted(&ports);
    if (status == AIVD_OK)
        status = interface_choose(&at);
    if (status == AIVD_OK)
        status = interface_listen(&ports, &at, fd);
    if (status != AIVD_OK)
        return status;
    describe(&at, info);
    BASE_LOG(LOG_INFO, LOG_FABRIC, "rendezvous on interface %s, address and port %s", at.name,
             info->text);
    return AIVD_OK;
}

static aivd_status listen_local(message_root_info *info, int *fd)
{
    uint64_t random;
    struct sockaddr_un address;
    aivd_status status = random_bytes(&random, sizeof random);
    if (status != AIVD_OK)
        return status;
    int n = snprintf(info->local, sizeof info->local, "aivdrive-%016" PRIx64, random);
    info->local_size = (uint16_t)n;
    socklen_t size = socket_local_address(&address, info->local, info->local_size);
    *fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (*fd >= 0 && bind(*fd, (const struct sockaddr *)(const void *)&address, size) == 0 &&
        listen(*fd, 4096) == 0)
        return AIVD_OK;
    return base_fail(AIVD_ERR_SYSTEM, NULL, "cannot open a local socket for descriptors: %s",
                     strerror(errno));
}

static aivd_status start_thread(root *r)
{
    sigset_t all, before;
    pthread_t thread;
    pthread_attr_t attributes;
    sigfillset(&all);
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_sigmask(SIG_SETMASK, &all, &before); /* signals are the program's own */
    int error = pthread_create(&thread, &attributes, root_main, r);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    if (error)
        return base_fail(AIVD_ERR_SYSTEM, NULL, "cannot start the root's thread: %s",
                         strerror(error));
    return AIVD_OK;
}

static aivd_status open_sockets(root *r)
{
    aivd_status status = listen_tcp(&r->info, &r->listener);
    if (status == AIVD_OK)
        status = listen_local(&r->info, &r->local);
    if (status != AIVD_OK)
        return status;
    r->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (r->wake < 0)
        return base_fail(AIVD_ERR_LIMIT, NULL, "eventfd failed: %s", strerror(errno));
    return AIVD_OK;
}

aivd_status fabric_root_open_within(uint64_t timeout_ns, const char *limit,
                                    uint8_t root_info[FABRIC_ROOT_INFO_BYTES])
{
    message_root_info info = {0};
    uint8_t encoded[FABRIC_ROOT_INFO_BYTES];
    aivd_status status = random_bytes(info.token, sizeof info.token);
    if (status == AIVD_OK)
        status = socket_boot_id(info.boot_id);
    if (status != AIVD_OK)
        return status;
    pthread_once(&fork_once, watch_forks);
    socket_raise_limit();
    evict_finished(base_option_is_set(OPT_HOST_PORT_RANGE) || base_option_is_set(OPT_IF_BASE_PORT));
    root *r = root_new(&info, timeout_ns);
    if (!r)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a rendezvous");
    r->limit = limit;
    status = open_sockets(r);
    if (status != AIVD_OK)
        goto free_root;
    message_root_info_encode(&r->info, encoded);
    enlist(r);
    status = start_thread(r);
    if (status != AIVD_OK) {
        delist(r);
        return status;
    }
    memcpy(root_info, encoded, sizeof encoded);
    return AIVD_OK;
free_root:
    root_free(r);
    return status;
}

aivd_status fabric_root_open(uint8_t root_info[FABRIC_ROOT_INFO_BYTES])
{
    int64_t seconds;
    aivd_status status = base_option_int(OPT_CONNECT_TIMEOUT, &seconds);
    if (status != AIVD_OK)
        return status;
    return fabric_root_open_within((uint64_t)seconds * BASE_NS_PER_S, FABRIC_CONNECT_LIMIT,
                                   root_info);
}
