/* aivrun, service: broadcast and barrier for ranks without MPI (base/launch_protocol.h). One
 * collective call is open at a time: ranks that wait in it must agree about it; when the last one
 * has come, everybody is answered. The first thing that goes wrong ends the service: later calls
 * get the same text, so every rank hears the cause and none waits. */
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include "aivrun.h"
#include "base/launch_protocol.h"
#include "base/time.h"

typedef struct member {
    int fd, child_fd; /* -1 = closed */
    bool waiting;
    bool ended;    /* will not call any more */
    int finalized; /* times: a rank may finalize and initialise again */
    char how[64];  /* why it does not come, when ended or finalized */
    launch_header request;
    uint64_t deadline_ns;
} member;

static member *members;
static int member_count, waiting_count;
static launch_message incoming;
static unsigned char broadcast_bytes[AIVD_LAUNCH_BYTES_MAX];
static char broken[LAUNCH_TEXT_MAX]; /* "" while all is well */
static aivd_launch_status broken_status;

bool service_open(int ranks)
{
    members = calloc((size_t)ranks, sizeof *members);
    if (members == NULL)
        return false;
    member_count = ranks;
    for (int r = 0; r < ranks; r++) {
        int ends[2];
        if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0)
            return false;
        members[r].fd = ends[0];
        members[r].child_fd = ends[1];
    }
    return true;
}

int service_child_fd(int rank)
{
    return members[rank].child_fd;
}

void service_close_child(int rank)
{
    if (members[rank].child_fd >= 0)
        close(members[rank].child_fd);
    members[rank].child_fd = -1;
}

static void answer(int rank, launch_header header, const void *payload)
{
    member *m = &members[rank];
    header.magic = LAUNCH_MAGIC;
    header.version = LAUNCH_VERSION;
    struct iovec parts[2] = {{&header, sizeof header}, {(void *)payload, header.bytes}};
    struct msghdr message = {.msg_iov = parts, .msg_iovlen = header.bytes > 0 ? 2 : 1};
    /* A rank has one call open, so there is room for its answer; one that floods us instead loses
     * its connection. */
    if (m->fd >= 0 && sendmsg(m->fd, &message, MSG_NOSIGNAL | MSG_DONTWAIT) < 0 && errno != EPIPE) {
        close(m->fd);
        m->fd = -1;
    }
    if (m->waiting)
        waiting_count--;
    m->waiting = false;
}

static void answer_broken(int rank)
{
    launch_header header = {
        .kind = LAUNCH_FAILED, .status = broken_status, .bytes = (uint32_t)strlen(broken)};
    answer(rank, header, broken);
}

static __attribute__((format(printf, 2, 3))) void fail_all(aivd_launch_status status,
                                                           const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(broken, sizeof broken, format, args);
    va_end(args);
    broken_status = status;
    for (int r = 0; r < member_count; r++)
        if (members[r].waiting)
            answer_broken(r);
}

static void describe(const launch_header *h, char *text, size_t size)
{
    if (h->kind == LAUNCH_BARRIER)
        snprintf(text, size, "barrier");
    else
        snprintf(text, size, "broadcast (root %u, %u bytes)", h->root, h->size);
}

static bool agrees(const launch_header *a, const launch_header *b)
{
    return a->kind == b->kind && a->root == b->root && a->size == b->size;
}

static int find_waiting(void)
{
    for (int r = 0; r < member_count; r++)
        if (members[r].waiting)
            return r;
    return -1;
}

/* A rank that will never join the call that `other` waits in: it ended, or finalized once more. */
static bool is_lost(const member *m, const member *other)
{
    return m->ended || m->finalized > other->finalized;
}

static void complete(void)
{
    launch_header request = members[0].request;
    for (int r = 0; r < member_count; r++) {
        launch_header header = {.kind = LAUNCH_DONE};
        if (request.kind == LAUNCH_BROADCAST && (uint32_t)r != request.root)
            header.bytes = request.size;
        answer(r, header, broadcast_bytes);
    }
}

/* Fails the open call when `lost` is missing for ever where `waiter` waits. */
static bool check_lost(int lost, int waiter)
{
    char call[64];
    if (!members[waiter].waiting || !is_lost(&members[lost], &members[waiter]))
        return false;
    describe(&members[waiter].request, call, sizeof call);
    fail_all(AIVD_LAUNCH_ERR_PEER, "rank %d %s, so rank %d waits in vain in its %s", lost,
             members[lost].how, waiter, call);
    return true;
}

static bool is_valid(int rank, const launch_message *m, size_t size)
{
    const launch_header *h = &m->header;
    if (size < sizeof *h || h->magic != LAUNCH_MAGIC || h->version != LAUNCH_VERSION ||
        h->bytes != size - sizeof *h || members[rank].waiting)
        return false;
    switch (h->kind) {
    case LAUNCH_BYE:
    case LAUNCH_BARRIER:
        return h->bytes == 0;
    case LAUNCH_BROADCAST:
        return h->root < (uint32_t)member_count && h->size <= AIVD_LAUNCH_BYTES_MAX &&
               h->bytes == ((uint32_t)rank == h->root ? h->size : 0);
    default:
        return false;
    }
}

static void join(int rank, const launch_message *message)
{
    member *m = &members[rank];
    int other = find_waiting();
    m->request = message->header;
    m->deadline_ns = base_now_ns() + message->header.timeout_ms * 1000000ull;
    m->waiting = true;
    waiting_count++;
    if (broken[0] != '\0') {
        answer_broken(rank);
        return;
    }
    if (other >= 0 && !agrees(&members[other].request, &m->request)) {
        char a[64], b[64];
        describe(&members[other].request, a, sizeof a);
        describe(&m->request, b, sizeof b);
        fail_all(AIVD_LAUNCH_ERR_PEER,
                 "the ranks disagree: rank %d called %s, rank %d called %s; make the same calls in "
                 "the same order on every rank",
                 other, a, rank, b);
        return;
    }
    if (m->request.kind == LAUNCH_BROADCAST && (uint32_t)rank == m->request.root)
        memcpy(broadcast_bytes, message->payload, message->header.bytes);
    for (int r = 0; r < member_count; r++)
        if (check_lost(r, rank))
            return;
    if (waiting_count == member_count)
        complete();
}

static void leave(int rank, bool ended, const char *how)
{
    member *m = &members[rank];
    if (m->ended)
        return;
    m->ended = ended;
    m->finalized += !ended;
    snprintf(m->how, sizeof m->how, "%s", how);
    if (m->waiting)
        waiting_count--;
    m->waiting = false;
    for (int r = 0; r < member_count && broken[0] == '\0'; r++)
        check_lost(rank, r);
}

/* Takes one message if there is one; `how` is the text when there is an end instead. */
static void receive(int rank, const char *how)
{
    member *m = &members[rank];
    ssize_t n = recv(m->fd, &incoming, sizeof incoming, MSG_DONTWAIT);
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (n <= 0) {
        close(m->fd);
        m->fd = -1;
        leave(rank, true, how);
    } else if (!is_valid(rank, &incoming, (size_t)n)) {
        output_say("rank %d: malformed message of %zd bytes on its socket; connection closed", rank,
                   n);
        close(m->fd);
        m->fd = -1;
        leave(rank, true, "sent a malformed message");
    } else if (incoming.header.kind == LAUNCH_BYE) {
        leave(rank, false, "has called aivd_launch_finalize");
    } else {
        join(rank, &incoming);
    }
}

size_t service_poll_fill(struct pollfd *fds)
{
    size_t n = 0;
    for (int r = 0; r < member_count; r++)
        if (members[r].fd >= 0)
            fds[n++] = (struct pollfd){.fd = members[r].fd, .events = POLLIN};
    return n;
}

void service_poll_serve(const struct pollfd *fds, size_t count)
{
    size_t k = 0;
    for (int r = 0; r < member_count && k < count; r++)
        if (members[r].fd == fds[k].fd && members[r].fd >= 0)
            if (fds[k++].revents != 0)
                receive(r, "ended");
}

void service_rank_ended(int rank, const char *how)
{
    char text[64];
    member *m = &members[rank];
    snprintf(text, sizeof text, "ended (%s)", how);
    if (m->fd >= 0)
        receive(rank, text); /* its last words may still be in the socket */
    if (m->fd >= 0)
        close(m->fd);
    m->fd = -1;
    leave(rank, true, text);
}

uint64_t service_deadline_ns(void)
{
    uint64_t first = BASE_NEVER;
    for (int r = 0; r < member_count; r++)
        if (members[r].waiting && members[r].deadline_ns < first)
            first = members[r].deadline_ns;
    return first;
}

void service_check_deadline(uint64_t now_ns)
{
    if (service_deadline_ns() > now_ns)
        return;
    static bool missing[RANKS_MAX];
    char list[256], call[64];
    for (int r = 0; r < member_count; r++)
        missing[r] = !members[r].waiting;
    job_format_ranks(missing, member_count, list, sizeof list);
    describe(&members[find_waiting()].request, call, sizeof call);
    fail_all(
        AIVD_LAUNCH_ERR_TIMEOUT,
        "%d of %d ranks did not come to the %s in time: %s; AIVDRIVE_LAUNCHER_TIMEOUT sets the "
        "limit",
        member_count - waiting_count, member_count, call, list);
}
