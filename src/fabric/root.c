/* fabric/root: what the root does with each message. One thread, one poll loop, no blocking call;
 * every connection has its own state and deadline. Opening and ending a root is in open.c.
 *
 * A connection that is not one of ours (garbage, foreign token) is dropped alone. A rank with our
 * token whose claims cannot be true ends the rendezvous for everybody: all are told why. */
#include "fabric/root.h"

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
#include "fabric/socket.h"

#define STRANGER_NS   (10 * BASE_NS_PER_S)  /* time to say who one is */
#define LAST_WORD_NS  (2 * BASE_NS_PER_S)   /* time to take the last word */
#define LINGER_NS     (1 * BASE_NS_PER_S)   /* late ranks are answered this long */
#define UNASKED_NS    (7200 * BASE_NS_PER_S) /* a root nobody ever came to */
#define SPREAD_NS     (10 * BASE_NS_PER_S) /* at least, for tables and descriptors */
#define STRANGERS_MAX 256
#define RETRY_MS      2

/* ---- ending ---- */

static void root_fail(root *r)
{
    message_verdict message;
    uint64_t now = base_now_ns();
    if (r->phase == ROOT_COMPLETE || r->phase == ROOT_FAILED)
        return;
    BASE_LOG(LOG_WARNING, LOG_FABRIC, "rendezvous at %s failed: %s", r->info.text,
             r->verdict.text);
    r->phase = ROOT_FAILED;
    atomic_store_explicit(&r->lingers, true, memory_order_relaxed);
    r->deadline = now + LINGER_NS;
    size_t size = message_verdict_fill(&message, MESSAGE_FAILED, r->info.token, r->verdict.status,
                                       r->verdict.code, r->verdict.text);
    for (size_t i = 0; i < r->count; i++) {
        conn *c = r->conns[i];
        if (c->local) {
            c->state = CONN_DEAD;
        } else if (c->state == CONN_MEMBER) {
            conn_queue_copy(c, &message, size);
            conn_close_gently(c, now + LAST_WORD_NS);
            r->told++;
        }
    }
}

static void root_complete(root *r)
{
    message_header go;
    uint64_t now = base_now_ns();
    BASE_LOG(LOG_INFO, LOG_FABRIC, "communicator of %u ranks complete at %s", r->roll.size,
             r->info.text);
    r->phase = ROOT_COMPLETE;
    atomic_store_explicit(&r->lingers, true, memory_order_relaxed);
    r->deadline = now + LINGER_NS;
    message_header_fill(&go, MESSAGE_GO, sizeof go, r->info.token);
    for (size_t i = 0; i < r->count; i++) {
        conn *c = r->conns[i];
        if (c->local) {
            c->state = CONN_DEAD;
        } else if (c->state == CONN_MEMBER) {
            conn_queue_copy(c, &go, sizeof go);
            conn_close_gently(c, now + LAST_WORD_NS);
        }
    }
}

/* ---- TCP: words ---- */

/* Answers one connection and lets it go; the others are not concerned. */
static void answer(conn *c, message_type type, const uint8_t *token, aivd_status status,
                   const char *code, const char *text)
{
    message_verdict message;
    size_t size = message_verdict_fill(&message, type, token, status, code, text);
    conn_queue_copy(c, &message, size);
    conn_close_gently(c, base_now_ns() + LAST_WORD_NS);
}

static void refuse_late(root *r, conn *c)
{
    char text[256];
    if (r->phase == ROOT_FAILED) {
        answer(c, MESSAGE_FAILED, r->info.token, r->verdict.status, r->verdict.code,
               r->verdict.text);
        r->told++;
        return;
    }
    snprintf(text, sizeof text,
             "this communicator is complete: its %u ranks have all joined; a process too many was "
             "started with this root info",
             r->roll.size);
    answer(c, MESSAGE_REFUSED, r->info.token, AIVD_ERR_MISMATCH, "EI0005", text);
}

static void greet(root *r, conn *c, const message_hello *hello)
{
    message_header accepted;
    if (r->roll.joined == 1)
        r->deadline = base_now_ns() + r->timeout_ns;
    c->state = CONN_MEMBER;
    c->rank = hello->rank;
    c->own = hello->pid == getpid();
    c->deadline = BASE_NEVER;
    message_header_fill(&accepted, MESSAGE_ACCEPTED, sizeof accepted, r->info.token);
    conn_queue_copy(c, &accepted, sizeof accepted);
}

static void take_hello(root *r, conn *c)
{
    message_header header;
    message_hello hello;
    memcpy(&header, c->in, sizeof header);
    if (!message_token_equal(header.token, r->info.token)) {
        BASE_LOG(LOG_WARNING, LOG_FABRIC, "a rank of another communicator was refused at %s",
                 r->info.text);
        answer(c, MESSAGE_REFUSED, header.token, AIVD_ERR_MISMATCH, "EI0005",
               "the root there belongs to another communicator (the token of the root info "
               "differs): hand this communicator's own root info to its ranks");
        return;
    }
    if (r->phase == ROOT_COMPLETE || r->phase == ROOT_FAILED) {
        refuse_late(r, c);
        return;
    }
    c->state = CONN_MEMBER; /* told about failures from here on */
    if (message_hello_decode(c->in, &hello) != AIVD_OK) {
        roll_judge(&r->verdict, AIVD_ERR_MISMATCH, "EI0005",
                   "a rank sent a HELLO of rendezvous protocol version %u that version %u of the "
                   "root cannot read: all ranks must run the same aivdrive",
                   header.version, message_protocol_version);
        root_fail(r);
        return;
    }
    if (roll_enter(&r->roll, &hello, r->info.boot_id, &r->verdict) == AIVD_OK)
        greet(r, c, &hello);
    else
        root_fail(r);
}

static void take_done(root *r, conn *c)
{
    message_verdict verdict;
    if (message_verdict_decode(c->in, &verdict) != AIVD_OK || r->phase != ROOT_SPREADS || c->done) {
        roll_judge(&r->verdict, AIVD_ERR_FORMAT, "EI0006",
                   "rank %u broke the rendezvous protocol (a DONE out of order)", c->rank);
        root_fail(r);
        return;
    }
    c->done = true;
    if (verdict.status != AIVD_OK) {
        roll_judge(&r->verdict, (aivd_status)verdict.status,
                   verdict.code[0] ? verdict.code : "EI0006", "rank %u: %.900s", c->rank,
                   verdict.text);
        root_fail(r);
    } else if (++r->done == r->roll.size) {
        root_complete(r);
    }
}

static void member_lost(root *r, conn *c)
{
    const fabric_member *m = &r->roll.members[c->rank];
    roll_judge(&r->verdict, AIVD_ERR_PEER, "EI0006",
               "rank %u (device %u, pid %d) ended or gave up while the ranks were joining", c->rank,
               m->device, (int)m->pid);
    c->state = CONN_DEAD;
    root_fail(r);
}

static void take_message(root *r, conn *c)
{
    message_header header;
    memcpy(&header, c->in, sizeof header);
    if (c->state == CONN_NEW && header.type == MESSAGE_HELLO)
        take_hello(r, c);
    else if (c->state == CONN_MEMBER && header.type == MESSAGE_DONE &&
             message_token_equal(header.token, r->info.token))
        take_done(r, c);
    else if (c->state == CONN_MEMBER)
        member_lost(r, c);
    else
        c->state = CONN_DEAD;
    conn_consume(c);
}

static void discard_input(conn *c)
{
    uint8_t junk[512];
    ssize_t n;
    do {
        n = recv(c->fd, junk, sizeof junk, MSG_DONTWAIT);
    } while (n > 0);
    if (n == 0 || (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR))
        c->state = CONN_DEAD;
}

static void serve_tcp(root *r, conn *c)
{
    if (c->state == CONN_CLOSING) {
        discard_input(c);
        return;
    }
    switch (conn_read(c)) {
    case CONN_MESSAGE: take_message(r, c); break;
    case CONN_MORE: break;
    case CONN_GARBAGE:
        BASE_LOG(LOG_WARNING, LOG_FABRIC, "a connection to %s that is not a rank's was dropped",
                 r->info.text);
        /* fall through */
    case CONN_END:
        if (c->state == CONN_MEMBER)
            member_lost(r, c);
        c->state = CONN_DEAD;
        break;
    }
}

/* ---- Unix: descriptors ---- */

static void begin_spreading(root *r)
{
    r->table_size = message_table_size(r->roll.members, r->roll.size);
    r->table = malloc(r->table_size);
    if (!r->table) {
        roll_judge(&r->verdict, AIVD_ERR_HOST_MEMORY, "EI0007",
                   "the root has no host memory for the table of %u ranks", r->roll.size);
        root_fail(r);
        return;
    }
    r->phase = ROOT_SPREADS;
    if (r->deadline < base_now_ns() + SPREAD_NS) /* the last rank may have come just in time */
        r->deadline = base_now_ns() + SPREAD_NS;
    message_table_fill(r->table, r->info.token, r->roll.members, r->roll.size);
    for (size_t i = 0; i < r->count; i++)
        if (!r->conns[i]->local && r->conns[i]->state == CONN_MEMBER)
            conn_queue(r->conns[i], r->table, r->table_size, NULL);
}

static bool memfds_ready(root *r)
{
    if (r->memfds)
        return true;
    r->memfds = malloc(r->roll.size * sizeof *r->memfds);
    for (uint32_t i = 0; r->memfds && i < r->roll.size; i++)
        r->memfds[i] = -1;
    return r->memfds != NULL;
}

/* A CLAIM with its descriptor from a process that has proved token and user. */
static void take_claim(root *r, conn *c, const message_claim *claim, int memfd, pid_t pid)
{
    const fabric_member *m = &r->roll.members[claim->rank];
    if (!memfds_ready(r) || r->memfds[claim->rank] >= 0) {
        close(memfd);
        c->state = CONN_DEAD;
        return;
    }
    if (m->pid != pid) {
        close(memfd);
        roll_judge(&r->verdict, AIVD_ERR_MISMATCH, "EI0005",
                   "rank %u calls itself process %d, the root sees process %d: they run in "
                   "different PID namespaces (containers); start all ranks in one, or share it "
                   "(--pid=host)",
                   claim->rank, (int)m->pid, (int)pid);
        root_fail(r);
        return;
    }
    r->memfds[claim->rank] = memfd;
    c->state = CONN_MEMBER;
    c->rank = claim->rank;
    c->deadline = BASE_NEVER;
    if (++r->claimed == r->roll.size)
        begin_spreading(r);
}

static bool claim_valid(const root *r, const message_claim *claim, ssize_t n, unsigned fds)
{
    return n == (ssize_t)sizeof *claim && fds == 1 && message_header_valid(&claim->header) &&
           claim->header.type == MESSAGE_CLAIM && claim->header.size == sizeof *claim &&
           message_token_equal(claim->header.token, r->info.token) &&
           claim->rank < r->roll.size && r->roll.present[claim->rank];
}

static void serve_local(root *r, conn *c)
{
    message_claim claim;
    struct ucred peer = {0};
    socklen_t size = sizeof peer;
    int memfd = -1;
    unsigned fds = 1;
    ssize_t n = socket_receive_fds(c->fd, &claim, sizeof claim, &memfd, &fds);
    if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR))
        return;
    if (c->state == CONN_NEW && r->phase == ROOT_GATHERS && claim_valid(r, &claim, n, fds) &&
        getsockopt(c->fd, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0) {
        take_claim(r, c, &claim, memfd, peer.pid);
        return;
    }
    if (fds)
        close(memfd);
    c->state = CONN_DEAD; /* its TCP side tells whether a rank is lost */
}

static void send_regions(root *r, conn *c)
{
    while (c->state == CONN_MEMBER && c->regions_sent < r->roll.size) {
        uint32_t left = r->roll.size - c->regions_sent;
        message_regions message = {.first = c->regions_sent,
                                   .count = left < MESSAGE_FDS_MAX ? left : MESSAGE_FDS_MAX};
        message_header_fill(&message, MESSAGE_REGIONS, sizeof message, r->info.token);
        if (socket_send_fds(c->fd, &message, sizeof message, r->memfds + message.first,
                            message.count) < 0) {
            if (errno == ETOOMANYREFS) /* until the ranks have taken some */
                r->retry = true;
            else if (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)
                c->state = CONN_DEAD;
            return;
        }
        c->regions_sent += message.count;
    }
}

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

/* No descriptor left: give one up that a stranger holds, else nobody can join any more. */
static void accept_failed(root *r, int *listener, int error)
{
    size_t strangers;
    conn *oldest = oldest_stranger(r, &strangers);
    if ((error == EMFILE || error == ENFILE) && oldest) {
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
                   "%u of %u ranks did not finish joining within %.0f s (HCCL_CONNECT_TIMEOUT)",
                   r->roll.size - (r->phase == ROOT_SPREADS ? r->done : r->claimed), r->roll.size, (double)r->timeout_ns / BASE_NS_PER_S);
    } else {
        roll_missing(&r->roll, missing, sizeof missing);
        roll_judge(&r->verdict, AIVD_ERR_TIMEOUT, "EI0015",
                   "not all ranks joined at %s within %.0f s; missing ranks: %s; see what these "
                   "ranks did, or raise HCCL_CONNECT_TIMEOUT",
                   r->info.text, (double)r->timeout_ns / BASE_NS_PER_S, missing);
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

static bool holds_back(const root *r, const conn *c)
{
    return c->own && (r->phase == ROOT_COMPLETE || r->phase == ROOT_FAILED) && others_pending(r);
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
            send_regions(r, r->conns[i]);
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
    return r->count == 0 &&
           (r->evicted || base_now_ns() >= r->deadline ||
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
        if (c->local)
            serve_local(r, c);
        else
            serve_tcp(r, c);
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
