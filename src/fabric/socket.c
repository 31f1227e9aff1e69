/* fabric/socket: waiting with a deadline, descriptors over Unix sockets, this host's identity. */
#include "fabric/socket.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/time.h"
#include "fabric/message.h"

int socket_poll_ms(uint64_t deadline)
{
    uint64_t now = base_now_ns();
    if (deadline <= now)
        return 0;
    uint64_t ms = (deadline - now + 999999) / 1000000;
    return ms > 60000 ? 60000 : (int)ms;
}

int socket_wait(int fd, short events, uint64_t deadline)
{
    for (;;) {
        struct pollfd p = {.fd = fd, .events = events};
        int n = poll(&p, 1, socket_poll_ms(deadline));
        if (n > 0)
            return 0;
        if (n < 0 && errno != EINTR)
            return errno;
        if (n == 0 && base_now_ns() >= deadline)
            return ETIMEDOUT;
    }
}

void socket_raise_limit(void)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == limit.rlim_max)
        return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

socklen_t socket_local_address(struct sockaddr_un *address, const char *name, size_t size)
{
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    memcpy(address->sun_path + 1, name, size); /* leading zero: abstract */
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + size);
}

typedef union fds_control {
    struct cmsghdr align;
    char bytes[CMSG_SPACE(MESSAGE_FDS_MAX * sizeof(int))];
} fds_control;

ssize_t socket_send_fds(int fd, const void *data, size_t size, const int *fds, unsigned count)
{
    fds_control control;
    struct iovec part = {.iov_base = (void *)(uintptr_t)data, .iov_len = size};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (count) {
        memset(&control, 0, sizeof control);
        message.msg_control = &control;
        message.msg_controllen = CMSG_SPACE(count * sizeof(int));
        struct cmsghdr *head = CMSG_FIRSTHDR(&message);
        head->cmsg_level = SOL_SOCKET;
        head->cmsg_type = SCM_RIGHTS;
        head->cmsg_len = CMSG_LEN(count * sizeof(int));
        memcpy(CMSG_DATA(head), fds, count * sizeof(int));
    }
    return sendmsg(fd, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
}

/* Keeps as many as there is room for and closes the rest. */
static unsigned collect_fds(struct msghdr *message, int *fds, unsigned room)
{
    unsigned have = 0;
    for (struct cmsghdr *c = CMSG_FIRSTHDR(message); c; c = CMSG_NXTHDR(message, c)) {
        if (c->cmsg_level != SOL_SOCKET || c->cmsg_type != SCM_RIGHTS)
            continue;
        size_t n = (c->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t i = 0; i < n; i++) {
            int one;
            memcpy(&one, CMSG_DATA(c) + i * sizeof one, sizeof one);
            if (have < room)
                fds[have++] = one;
            else
                close(one);
        }
    }
    return have;
}

ssize_t socket_receive_fds(int fd, void *data, size_t size, int *fds, unsigned *count)
{
    fds_control control;
    struct iovec part = {.iov_base = data, .iov_len = size};
    struct msghdr message = {.msg_iov = &part,
                             .msg_iovlen = 1,
                             .msg_control = &control,
                             .msg_controllen = sizeof control};
    unsigned room = *count;
    *count = 0;
    ssize_t n = recvmsg(fd, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
    if (n >= 0)
        *count = collect_fds(&message, fds, room);
    return n;
}

aivd_status socket_boot_id(uint8_t id[16])
{
    char text[64] = "";
    unsigned at = 0;
    int fd = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
    ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof text - 1);
    if (fd >= 0)
        close(fd);
    for (char *c = text; *c && at < 32; c++) {
        unsigned digit;
        if (sscanf((char[]){*c, '\0'}, "%1x", &digit) != 1)
            continue; /* the hyphens */
        id[at / 2] = (uint8_t)(at % 2 ? id[at / 2] | digit : digit << 4);
        at++;
    }
    if (n > 0 && at == 32)
        return AIVD_OK;
    return base_fail(AIVD_ERR_SYSTEM, NULL,
                     "cannot read /proc/sys/kernel/random/boot_id, which tells hosts apart: mount "
                     "/proc");
}
