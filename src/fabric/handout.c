/* fabric/handout.c: one message per connection, from the giver to the asker, nothing the other way,
 * so that an asker cannot hold the giver up. */
#include "fabric/handout.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/log.h"
#include "base/time.h"
#include "fabric/socket.h"

enum { BACKLOG = 512, RETRY_US = 5000 };

struct fabric_handout {
    int listener, stop; /* `stop` is an event that ends the thread */
    pthread_t thread;
    uint8_t root_info[FABRIC_ROOT_INFO_BYTES];
};

static bool same_user(int fd)
{
    struct ucred peer;
    socklen_t size = sizeof peer;
    return getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == geteuid();
}

static int socket_make(const char *name, struct sockaddr_un *address, socklen_t *size)
{
    *size = socket_local_address(address, name, strlen(name));
    return socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
}

/* ---- giving ---- */

static void *give(void *argument)
{
    fabric_handout *h = argument;
    struct pollfd p[2] = {{.fd = h->listener, .events = POLLIN}, {.fd = h->stop, .events = POLLIN}};
    while (poll(p, 2, -1) < 0 ? errno == EINTR : !p[1].revents) {
        int fd = accept4(h->listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
        if (fd < 0)
            continue;
        if (!same_user(fd))
            BASE_LOG(LOG_WARNING, LOG_FABRIC, "a process of another user asked for a root info");
        else if (send(fd, h->root_info, sizeof h->root_info, MSG_NOSIGNAL) < 0)
            BASE_LOG(LOG_WARNING, LOG_FABRIC, "cannot hand out a root info: %s", strerror(errno));
        close(fd);
    }
    return NULL;
}

/* An earlier start with the same name may just be closing. */
static aivd_status bind_until(int fd, const struct sockaddr_un *address, socklen_t size,
                              const char *what, uint64_t deadline)
{
    while (bind(fd, (const struct sockaddr *)address, size) != 0) {
        if (errno != EADDRINUSE)
            return base_fail(AIVD_ERR_SYSTEM, NULL, "cannot hand out a root info: %s",
                             strerror(errno));
        if (base_now_ns() >= deadline)
            return base_fail(AIVD_ERR_PORT, "EI0019",
                             "another start with the same %s is going on on this machine; wait for its "
                             "end, or give this one another %s",
                             what, what);
        usleep(RETRY_US);
    }
    return AIVD_OK;
}

static aivd_status thread_start(fabric_handout *h)
{
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &old); /* signals are the application's */
    int error = pthread_create(&h->thread, NULL, give, h);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    return error ? base_fail(AIVD_ERR_SYSTEM, NULL, "cannot start a thread: %s", strerror(error))
                 : AIVD_OK;
}

static void sockets_close(fabric_handout *h)
{
    if (h->listener >= 0)
        close(h->listener);
    if (h->stop >= 0)
        close(h->stop);
}

aivd_status fabric_handout_open(const fabric_common *common,
                                const uint8_t root_info[FABRIC_ROOT_INFO_BYTES],
                                uint64_t timeout_ns, fabric_handout **handout)
{
    struct sockaddr_un address;
    socklen_t size;
    fabric_handout *h = calloc(1, sizeof *h);
    if (!h)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a root info");
    memcpy(h->root_info, root_info, sizeof h->root_info);
    h->listener = socket_make(common->name, &address, &size);
    h->stop = eventfd(0, EFD_CLOEXEC);
    aivd_status s = AIVD_OK;
    if (h->listener < 0 || h->stop < 0)
        s = base_fail(AIVD_ERR_SYSTEM, NULL, "cannot open a socket: %s", strerror(errno));
    if (!s)
        s = bind_until(h->listener, &address, size, common->what, base_now_ns() + timeout_ns);
    if (!s && listen(h->listener, BACKLOG) != 0)
        s = base_fail(AIVD_ERR_SYSTEM, NULL, "cannot listen: %s", strerror(errno));
    if (!s)
        s = thread_start(h);
    if (s) {
        sockets_close(h);
        free(h);
        return s;
    }
    *handout = h;
    return AIVD_OK;
}

void fabric_handout_close(fabric_handout *h)
{
    const uint64_t one = 1;
    if (!h)
        return;
    while (write(h->stop, &one, sizeof one) < 0 && errno == EINTR)
        ;
    pthread_join(h->thread, NULL);
    sockets_close(h);
    free(h);
}

/* ---- asking ---- */

/* The whole info, or nothing (yet). */
static bool ask(const char *name, uint64_t deadline, uint8_t root_info[FABRIC_ROOT_INFO_BYTES])
{
    struct sockaddr_un address;
    socklen_t size;
    int fd = socket_make(name, &address, &size);
    bool got = fd >= 0 && connect(fd, (const struct sockaddr *)&address, size) == 0 &&
               same_user(fd) && socket_wait(fd, POLLIN, deadline) == 0 &&
               recv(fd, root_info, FABRIC_ROOT_INFO_BYTES, 0) == FABRIC_ROOT_INFO_BYTES;
    if (fd >= 0)
        close(fd);
    return got;
}

aivd_status fabric_handout_fetch(const fabric_common *common, uint64_t timeout_ns,
                                 uint8_t root_info[FABRIC_ROOT_INFO_BYTES])
{
    uint64_t deadline = base_now_ns() + timeout_ns;
    while (!ask(common->name, deadline, root_info)) {
        if (base_now_ns() >= deadline)
            return base_fail(
                AIVD_ERR_TIMEOUT, "EI0015",
                "rank 0 of the %s did not come within %llu s (%s); all ranks must be processes of "
                "one user on this machine and have the same %s",
                common->what, (unsigned long long)(timeout_ns / BASE_NS_PER_S), common->limit,
                common->what);
        usleep(RETRY_US);
    }
    return AIVD_OK;
}
