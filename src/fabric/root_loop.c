/* fabric/root_loop: the root's sockets: accepting, the poll loop, deadlines, what is flushed when.
 * What the messages mean is in root.c. */
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/log.h"
#include "base/time.h"
#include "fabric/root.h"
#include "fabric/socket.h"

#define STRANGER_NS   (10 * BASE_NS_PER_S)   /* time to say who one is */
#define SILENCE_NS    (1 * BASE_NS_PER_S)    /* a rank speaks sooner */
#define UNASKED_NS    (7200 * BASE_NS_PER_S) /* a root nobody ever came to */
#define STRANGERS_MAX 256
#define RETRY_MS      2

/* ---- connections ---- */

static conn *oldest_stranger(root *r, size_t *strangers)
{
    conn *oldest = NULL;
    *strangers = 0;
    for (size_t i = 0; i < r->count; i++) {
        conn *c = r->conns[i];
        if (c->state != CONN_NEW)
            continue;
        ++*strangers;
        if (!oldest || c->deadline < oldest->deadline)
            oldest = c;
    }
    return oldest;
}

void root_add(root *r, int fd, bool local)
{
    size_t strangers;
    conn *oldest = oldest_stranger(r, &strangers);
    if (strangers >= STRANGERS_MAX)
        oldest->state = CONN_DEAD;
    if (r->count == r->room) {
        size_t room = r->room ? r->room * 2 : 16;
        conn **grown = realloc(r->conns, room * sizeof *grown);
        if (!grown) {
            close(fd);
            return;
        }
        r->conns = grown;
        r->room = room;
    }
    conn *c = conn_new(fd, local, base_now_ns() + STRANGER_NS);
    if (c)
        r->conns[r->count++] = c;
    else
        close(fd);
}

/* No descriptor left: take one back from a stranger that keeps silent, else nobody can join any
 * more and everybody is told. */
static void accept_failed(root *r, int *listener, int error)
{
    size_t strangers;
    conn *oldest = oldest_stranger(r, &strangers);
    if ((error == EMFILE || error == ENFILE) && oldest &&
        oldest->deadline < base_now_ns() + STRANGER_NS - SILENCE_NS) {
        oldest->state = CONN_DEAD;
        return;
    }
    close(*listener);
    *listener = -1;
    roll_judge(&r->verdict, AIVD_ERR_LIMIT, "EI0007",
               "the root cannot accept another rank: %s; it needs about 3 descriptors per rank "
               "(raise the hard limit, ulimit -Hn)",
               strerror(error));
    root_fail(r);
}

static bool same_user(int fd)
{
    struct ucred peer;
    socklen_t size = sizeof peer;
    return getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == geteuid();
}

static void accept_one(root *r, int *listener, bool local)
{
    int on = 1;
    int fd = accept4(*listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (fd < 0) {
        if (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR && errno != ECONNABORTED &&
            errno != EPROTO)
            accept_failed(r, listener, errno);
        return;
    }
    if (local && !same_user(fd)) {
        BASE_LOG(LOG_WARNING, LOG_FABRIC, "a process of another user was refused at %s",
                 r->info.text);
        close(fd);
        return;
    }
    if (!local)
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    root_add(r, fd, local);
}

/* ---- the loop ---- */

static void time_is_up(root *r)
{
    char missing[512];
    if (r->roll.size == 0) {
        r->evicted = true; /* nobody ever came: nobody to tell */
        return;
    }
    if (r->phase == ROOT_SPREADS || r->roll.joined == r->roll.size) {
        roll_judge(&r->verdict, AIVD_ERR_TIMEOUT, "EI0015",
                   "%u of %u ranks did not finish joining within %.0f s (%s)",
                   r->roll.size - (r->phase == ROOT_SPREADS ? r->done : r->claimed), r->roll.size,
                   (double)r->timeout_ns / BASE_NS_PER_S, r->limit);
    } else {
        roll_missing(&r->roll, missing, sizeof missing);
        roll_judge(&r->verdict, AIVD_ERR_TIMEOUT, "EI0015",
                   "not all ranks joined at %s within %.0f s; missing ranks: %s; see what these "
                   "ranks did, or raise %s",
                   r->info.text, (double)r->timeout_ns / BASE_NS_PER_S, missing, r->limit);
    }
    root_fail(r);
}

static void expire(root *r)
{
    uint64_t now = base_now_ns();
    for (size_t i = 0; i < r->count; i++)
        if (r->conns[i]->deadline <= now)
            r->conns[i]->state = CONN_DEAD;
    if (r->deadline <= now && (r->phase == ROOT_GATHERS || r->phase == ROOT_SPREADS))
        time_is_up(r);
}

static bool others_pending(const root *r)
{
    for (size_t i = 0; i < r->count; i++)
        if (!r->conns[i]->own && r->conns[i]->outs && r->conns[i]->state != CONN_DEAD)
            return true;
    return false;
}

/* Ranks that have not come yet hear the reason, too, if they come soon. */
static bool others_expected(const root *r)
{
    return r->phase == ROOT_FAILED && r->told < r->roll.size && base_now_ns() < r->deadline;
}

static bool holds_back(const root *r, const conn *c)
{
    return c->own && (r->phase == ROOT_COMPLETE || r->phase == ROOT_FAILED) &&
           (others_pending(r) || others_expected(r));
}

/* The last word goes to this process's own ranks after all others have theirs: the process may end
 * as soon as it has it, and this thread with it. */
static void flush_all(root *r)
{
    for (size_t i = 0; i < r->count; i++)
        if (!r->conns[i]->own)
            conn_flush(r->conns[i]);
    for (size_t i = 0; i < r->count; i++)
        if (r->conns[i]->own && !holds_back(r, r->conns[i]))
            conn_flush(r->conns[i]);
    r->retry = false;
    for (size_t i = 0; i < r->count && r->phase == ROOT_SPREADS; i++)
        if (r->conns[i]->local)
            root_send_regions(r, r->conns[i]);
}

static void sweep(root *r)
{
    size_t kept = 0;
    for (size_t i = 0; i < r->count; i++) {
        conn *c = r->conns[i];
        if (c->state == CONN_DEAD)
            conn_free(c);
        else
            r->conns[kept++] = c;
    }
    r->count = kept;
}

static bool has_connection(const root *r, uint32_t rank)
{
    for (size_t i = 0; i < r->count; i++)
        if (!r->conns[i]->local && r->conns[i]->state == CONN_MEMBER && r->conns[i]->rank == rank)
            return true;
    return false;
}

/* A rank whose connection broke while something was sent to it is lost like one that closed. */
static void notice_lost(root *r)
{
    uint32_t connected = 0, rank = 0;
    if (r->phase != ROOT_GATHERS && r->phase != ROOT_SPREADS)
        return;
    for (size_t i = 0; i < r->count; i++)
        connected += !r->conns[i]->local && r->conns[i]->state == CONN_MEMBER;
    if (connected >= r->roll.joined)
        return;
    while (rank < r->roll.size - 1 && (!r->roll.present[rank] || has_connection(r, rank)))
        rank++;
    roll_judge(&r->verdict, AIVD_ERR_PEER, "EI0006",
               "the connection to rank %u (pid %d) broke while the ranks were joining", rank,
               (int)r->roll.members[rank].pid);
    root_fail(r);
}

static uint64_t next_deadline(const root *r)
{
    uint64_t next = r->deadline;
    for (size_t i = 0; i < r->count; i++)
        if (r->conns[i]->deadline < next)
            next = r->conns[i]->deadline;
    return next;
}

static bool finished(const root *r)
{
    if (r->phase != ROOT_COMPLETE && r->phase != ROOT_FAILED)
        return r->evicted;
    return r->count == 0 && (r->evicted || base_now_ns() >= r->deadline ||
                             (r->phase == ROOT_FAILED && r->roll.size && r->told >= r->roll.size));
}

static short events_of(const root *r, const conn *c)
{
    short events = POLLIN;
    if (c->local)
        return r->phase == ROOT_SPREADS && c->regions_sent < r->roll.size && !r->retry
                   ? POLLIN | POLLOUT
                   : POLLIN;
    if (c->outs && !holds_back(r, c))
        events |= POLLOUT;
    return events;
}

bool root_turn(root *r, int most_ms)
{
    size_t count = r->count;
    struct pollfd *fds = malloc((count + 3) * sizeof *fds);
    if (!fds)
        return false;
    fds[0] = (struct pollfd){.fd = r->listener, .events = POLLIN};
    fds[1] = (struct pollfd){.fd = r->local, .events = POLLIN};
    fds[2] = (struct pollfd){.fd = r->wake, .events = POLLIN};
    for (size_t i = 0; i < count; i++)
        fds[i + 3] = (struct pollfd){.fd = r->conns[i]->fd, .events = events_of(r, r->conns[i])};
    int wait = socket_poll_ms(next_deadline(r));
    wait = wait < most_ms ? wait : most_ms;
    poll(fds, count + 3, r->retry && wait > RETRY_MS ? RETRY_MS : wait);
    if (fds[2].fd >= 0 && fds[2].revents) {
        uint64_t told;
        r->evicted = read(r->wake, &told, sizeof told) == sizeof told || r->evicted;
    }
    for (size_t i = 0; i < count; i++) {
        conn *c = r->conns[i];
        if (!(fds[i + 3].revents & ~POLLOUT) || c->state == CONN_DEAD)
            continue;
        root_serve(r, c);
    }
    if (fds[0].fd >= 0 && fds[0].revents)
        accept_one(r, &r->listener, false);
    if (fds[1].fd >= 0 && fds[1].revents)
        accept_one(r, &r->local, true);
    free(fds);
    expire(r);
    flush_all(r);
    sweep(r);
    notice_lost(r);
    return !finished(r);
}

root *root_new(const message_root_info *info, uint64_t timeout_ns)
{
    root *r = calloc(1, sizeof *r);
    if (!r)
        return NULL;
    r->listener = r->local = r->wake = -1;
    r->info = *info;
    r->timeout_ns = timeout_ns;
    r->limit = FABRIC_CONNECT_LIMIT;
    r->deadline = base_now_ns() + UNASKED_NS;
    return r;
}

void root_free(root *r)
{
    for (size_t i = 0; i < r->count; i++)
        conn_free(r->conns[i]);
    for (uint32_t i = 0; r->memfds && i < r->roll.size; i++)
        if (r->memfds[i] >= 0)
            close(r->memfds[i]);
    if (r->listener >= 0)
        close(r->listener);
    if (r->local >= 0)
        close(r->local);
    if (r->wake >= 0)
        close(r->wake);
    free(r->memfds);
    free(r->conns);
    free(r->table);
    roll_free(&r->roll);
    free(r);
}
