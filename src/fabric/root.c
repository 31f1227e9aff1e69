/* fabric/root: what the root does with each message. One thread, no blocking call; every connection
 * has its own state and deadline. The loop around it is root_loop.c, opening and ending open.c.
 *
 * A connection that is not one of ours (garbage, foreign token) is dropped alone. A rank with our
 * token whose claims cannot be true ends the rendezvous for everybody: all are told why. */
#include "fabric/root.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/log.h"
#include "base/time.h"
#include "fabric/socket.h"

#define LAST_WORD_NS (2 * BASE_NS_PER_S)  /* time to take the last word */
#define LINGER_NS    (1 * BASE_NS_PER_S)  /* late ranks are answered this long */
#define SPREAD_NS    (10 * BASE_NS_PER_S) /* at least, for tables and descriptors */

/* ---- ending ---- */

void root_fail(root *r)
{
    message_verdict message;
    uint64_t now = base_now_ns();
    if (r->phase == ROOT_COMPLETE || r->phase == ROOT_FAILED)
        return;
    BASE_LOG(LOG_WARNING, LOG_FABRIC, "rendezvous at %s failed: %s", r->info.text, r->verdict.text);
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
    case CONN_MESSAGE:
        take_message(r, c);
        break;
    case CONN_MORE:
        break;
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
           message_token_equal(claim->header.token, r->info.token) && claim->rank < r->roll.size &&
           r->roll.present[claim->rank];
}

static void serve_local(root *r, conn *c)
{
    message_claim claim;
    struct ucred peer = {0};
    socklen_t size = sizeof peer;
    int memfds[2]; /* room for one too many: that is not a CLAIM */
    unsigned fds = 2;
    ssize_t n = socket_receive_fds(c->fd, &claim, sizeof claim, memfds, &fds);
    if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR))
        return;
    if (c->state == CONN_NEW && r->phase == ROOT_GATHERS && claim_valid(r, &claim, n, fds) &&
        getsockopt(c->fd, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0) {
        take_claim(r, c, &claim, memfds[0], peer.pid);
        return;
    }
    while (fds)
        close(memfds[--fds]);
    c->state = CONN_DEAD; /* its TCP side tells whether a rank is lost */
}

void root_send_regions(root *r, conn *c)
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

void root_serve(root *r, conn *c)
{
    if (c->local)
        serve_local(r, c);
    else
        serve_tcp(r, c);
}
