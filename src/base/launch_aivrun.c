/* base/launch_aivrun: the rank's end of aivrun's socket (launch_protocol.h). */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include "base/launch_backend.h"
#include "base/launch_protocol.h"
#include "base/launcher.h"
#include "base/time.h"

/* aivrun answers a timeout itself, with the names of the missing ranks; only when it does not come
 * within this time do we give up on our own. */
enum { SPARE_MS = 5000 };

static int socket_fd = -1;

/* "7:12345": the inode tells our socket from whatever a wrapper opened in its place. */
static aivd_status find_socket(const char *text, int *fd)
{
    int number;
    unsigned long long inode;
    char rest;
    struct stat st;
    if (sscanf(text, "%d:%llu%c", &number, &inode, &rest) != 2)
        return base_fail(AIVD_ERR_ENV, "EI0001",
                         "environment variable AIVD_LAUNCH_FD has the value \"%.64s\", aivrun sets "
                         "it to \"descriptor:inode\"; unset it to run without aivrun",
                         text);
    if (fstat(number, &st) != 0 || !S_ISSOCK(st.st_mode) || st.st_ino != inode)
        return base_fail(AIVD_ERR_SYSTEM, NULL,
                         "launch: descriptor %d is not aivrun's socket any more; a program between "
                         "aivrun and this one closed it (for example Python's subprocess: pass "
                         "close_fds=False)",
                         number);
    *fd = number;
    return AIVD_OK;
}

static aivd_status aivrun_open(launch_place *place, uint64_t deadline_ns)
{
    (void)place;
    (void)deadline_ns;
    const char *text = base_launcher_get(LAUNCHER_FD);
    const char *launcher = base_launcher_name();
    if (text == NULL || launcher == NULL || strcmp(launcher, "aivrun") != 0)
        return AIVD_ERR_NOT_FOUND;
    int fd;
    aivd_status status = find_socket(text, &fd);
    if (status != AIVD_OK)
        return status;
    /* Our own descriptor, not for our children; the inherited one stays for a second init. */
    socket_fd = fcntl(fd, F_DUPFD_CLOEXEC, 3);
    if (socket_fd < 0)
        return base_fail(AIVD_ERR_SYSTEM, NULL, "launch: cannot duplicate aivrun's socket: %s",
                         strerror(errno));
    return AIVD_OK;
}

static aivd_status wait_socket(short events, uint64_t deadline_ns, const char *call)
{
    struct pollfd p = {.fd = socket_fd, .events = events};
    for (;;) {
        int n = poll(&p, 1, launch_milliseconds_left(deadline_ns));
        if (n > 0)
            return AIVD_OK;
        if (n == 0)
            return base_fail(AIVD_ERR_TIMEOUT, NULL,
                             "%s: aivrun does not answer; is it stopped or overloaded?", call);
        if (errno != EINTR)
            return base_fail(AIVD_ERR_SYSTEM, NULL, "%s: poll on aivrun's socket: %s", call,
                             strerror(errno));
    }
}

static aivd_status send_request(launch_header *header, const void *payload, uint64_t deadline_ns,
                                const char *call)
{
    header->magic = LAUNCH_MAGIC;
    header->version = LAUNCH_VERSION;
    struct iovec parts[2] = {{header, sizeof *header}, {(void *)payload, header->bytes}};
    struct msghdr message = {.msg_iov = parts, .msg_iovlen = header->bytes > 0 ? 2 : 1};
    for (;;) {
        if (sendmsg(socket_fd, &message, MSG_NOSIGNAL | MSG_DONTWAIT) >= 0)
            return AIVD_OK;
        if (errno == EAGAIN) {
            aivd_status status = wait_socket(POLLOUT, deadline_ns, call);
            if (status != AIVD_OK)
                return status;
        } else if (errno != EINTR) {
            return base_fail(AIVD_ERR_SYSTEM, NULL, "%s: cannot reach aivrun: %s", call,
                             strerror(errno));
        }
    }
}

static aivd_status status_from_reply(uint32_t status)
{
    switch (status) {
    case AIVD_LAUNCH_ERR_TIMEOUT:
        return AIVD_ERR_TIMEOUT;
    case AIVD_LAUNCH_ERR_PARAM:
        return AIVD_ERR_PARAM;
    case AIVD_LAUNCH_ERR_STATE:
        return AIVD_ERR_STATE;
    default:
        return AIVD_ERR_PEER;
    }
}

static aivd_status receive_reply(void *data, size_t bytes, uint64_t deadline_ns, const char *call)
{
    static launch_message reply; /* 64 KiB: too much for the stack of a thread; serialised */
    ssize_t n;
    for (;;) {
        n = recv(socket_fd, &reply, sizeof reply, MSG_DONTWAIT);
        if (n >= 0 || (errno != EAGAIN && errno != EINTR))
            break;
        aivd_status status = wait_socket(POLLIN, deadline_ns, call);
        if (status != AIVD_OK)
            return status;
    }
    if (n <= 0)
        return base_fail(AIVD_ERR_SYSTEM, NULL, "%s: connection to aivrun lost: %s", call,
                         n == 0 ? "closed by aivrun" : strerror(errno));
    const launch_header *h = &reply.header;
    if ((size_t)n < sizeof *h || h->magic != LAUNCH_MAGIC || h->version != LAUNCH_VERSION ||
        h->bytes != (size_t)n - sizeof *h)
        return base_fail(AIVD_ERR_FORMAT, NULL,
                         "%s: aivrun's answer is malformed; aivrun and the library are of "
                         "different versions",
                         call);
    if (h->kind == LAUNCH_FAILED)
        return base_fail(status_from_reply(h->status), NULL, "%s: %.*s", call, (int)h->bytes,
                         (const char *)reply.payload);
    if (h->kind != LAUNCH_DONE || h->bytes != bytes)
        return base_fail(AIVD_ERR_FORMAT, NULL, "%s: aivrun answered %u bytes, wanted %zu", call,
                         h->bytes, bytes);
    if (bytes > 0)
        memcpy(data, reply.payload, bytes);
    return AIVD_OK;
}

static aivd_status exchange(launch_header *header, const void *send, void *receive,
                            size_t receive_bytes, uint64_t deadline_ns, const char *call)
{
    header->timeout_ms = (uint32_t)launch_milliseconds_left(deadline_ns);
    uint64_t last_ns = deadline_ns + SPARE_MS * 1000000ull;
    aivd_status status = send_request(header, send, last_ns, call);
    if (status != AIVD_OK)
        return status;
    return receive_reply(receive, receive_bytes, last_ns, call);
}

static aivd_status aivrun_broadcast(const launch_place *place, int root, void *data, size_t bytes,
                                    uint64_t deadline_ns)
{
    int is_root = place->rank == root;
    launch_header header = {.kind = LAUNCH_BROADCAST,
                            .root = (uint32_t)root,
                            .size = (uint32_t)bytes,
                            .bytes = is_root ? (uint32_t)bytes : 0};
    return exchange(&header, data, data, is_root ? 0 : bytes, deadline_ns, "aivd_launch_broadcast");
}

static aivd_status aivrun_barrier(const launch_place *place, uint64_t deadline_ns)
{
    (void)place;
    launch_header header = {.kind = LAUNCH_BARRIER};
    return exchange(&header, NULL, NULL, 0, deadline_ns, "aivd_launch_barrier");
}

/* BYE lets the others hear at once that we will not join any more; nobody answers it. */
static void aivrun_close(void)
{
    launch_header header = {.magic = LAUNCH_MAGIC, .version = LAUNCH_VERSION, .kind = LAUNCH_BYE};
    if (send(socket_fd, &header, sizeof header, MSG_NOSIGNAL | MSG_DONTWAIT) < 0)
        errno = 0; /* aivrun is gone: nothing left to tell it */
    close(socket_fd);
    socket_fd = -1;
}

const launch_backend launch_aivrun = {"aivrun", aivrun_open, aivrun_broadcast, aivrun_barrier,
                                      aivrun_close};
