/* fabric/join: a rank's side of the rendezvous, and the life of a group. Every wait has a deadline;
 * every failure undoes what was mapped and marked. */
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/log.h"
#include "base/time.h"
#include "fabric/message.h"
#include "fabric/registry.h"
#include "fabric/socket.h"

#define GRACE_NS     (15 * BASE_NS_PER_S) /* beyond the root's own deadline: its reason arrives */
#define LAST_WORD_NS (2 * BASE_NS_PER_S)
#define RETRY_NS     2000000

typedef struct joining {
    const fabric_join_args *args;
    message_root_info info;
    fabric_region *region; /* own */
    int tcp, local;
    uint64_t connect_deadline, deadline;
    fabric_group *group;
    uint32_t acquired; /* members [0, acquired) are mapped */
} joining;

/* ---- failures ---- */

static double seconds(const joining *j)
{
    return (double)j->args->timeout_ns / BASE_NS_PER_S;
}

static const char *limit(const joining *j)
{
    return j->args->limit ? j->args->limit : FABRIC_CONNECT_LIMIT;
}

static aivd_status fail_unreachable(const joining *j, int error)
{
    if (error == ECONNREFUSED || error == ECONNRESET)
        return base_fail(AIVD_ERR_NETWORK, "EI0006",
                         "rank %u: nobody listens at %s any more: the communicator is complete or "
                         "has failed, or the root's process has ended (%s %.0f s not waited for)",
                         j->args->rank, j->info.text, limit(j), seconds(j));
    if (error == ETIMEDOUT)
        return base_fail(AIVD_ERR_TIMEOUT, "EI0015",
                         "rank %u: the root at %s did not answer within %.0f s (%s)",
                         j->args->rank, j->info.text, seconds(j), limit(j));
    return base_fail(AIVD_ERR_NETWORK, "EI0006",
                     "rank %u cannot reach the root at %s: %s (%s %.0f s; are all ranks in one network "
                     "namespace?)",
                     j->args->rank, j->info.text, strerror(error), limit(j), seconds(j));
}

static aivd_status fail_root_gone(const joining *j)
{
    return base_fail(AIVD_ERR_PEER, "EI0006",
                     "rank %u: the root at %s ended before all %u ranks had joined; see what the "
                     "process that made the root info did",
                     j->args->rank, j->info.text, j->args->size);
}

static aivd_status fail_foreign(const joining *j)
{
    return base_fail(AIVD_ERR_NETWORK, "EI0006",
                     "rank %u: what answers at %s is not this communicator's root", j->args->rank,
                     j->info.text);
}

static aivd_status fail_told(const joining *j, const void *bytes)
{
    message_verdict verdict;
    if (message_verdict_decode(bytes, &verdict) != AIVD_OK || verdict.status == AIVD_OK)
        return fail_foreign(j);
    return base_fail((aivd_status)verdict.status, verdict.code[0] ? verdict.code : NULL,
                     "rank %u of %u%s: %s", j->args->rank, j->args->size,
                     verdict.header.type == MESSAGE_REFUSED ? " was refused" : "", verdict.text);
}

/* ---- words ---- */

static aivd_status send_all(const joining *j, const void *data, size_t size)
{
    const uint8_t *at = data;
    while (size) {
        ssize_t n = send(j->tcp, at, size, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (n > 0) {
            at += n;
            size -= (size_t)n;
        } else if (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR) {
            int error = socket_wait(j->tcp, POLLOUT, j->deadline);
            if (error)
                return fail_unreachable(j, error);
        } else {
            return AIVD_ERR_AGAIN; /* the root may have said why: read on */
        }
    }
    return AIVD_OK;
}

static aivd_status receive_exactly(const joining *j, void *data, size_t size, uint64_t deadline)
{
    uint8_t *at = data;
    while (size) {
        int error = socket_wait(j->tcp, POLLIN, deadline);
        if (error)
            return fail_unreachable(j, error);
        ssize_t n = recv(j->tcp, at, size, MSG_DONTWAIT);
        if (n > 0) {
            at += n;
            size -= (size_t)n;
        } else if (n == 0 || (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)) {
            return fail_root_gone(j);
        }
    }
    return AIVD_OK;
}

/* The next message, allocated; a verdict of the root becomes this call's failure. The size was
 * bounded by the header's check before anything is allocated. */
static aivd_status receive(const joining *j, message_type wanted, uint64_t deadline,
                           uint8_t **message)
{
    message_header header;
    aivd_status status = receive_exactly(j, &header, sizeof header, deadline);
    if (status != AIVD_OK)
        return status;
    if (!message_header_valid(&header) || !message_token_equal(header.token, j->info.token))
        return fail_foreign(j);
    uint8_t *bytes = malloc(header.size);
    if (!bytes)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %u bytes", header.size);
    memcpy(bytes, &header, sizeof header);
    status = receive_exactly(j, bytes + sizeof header, header.size - sizeof header, deadline);
    if (status == AIVD_OK && (header.type == MESSAGE_FAILED || header.type == MESSAGE_REFUSED))
        status = fail_told(j, bytes);
    else if (status == AIVD_OK && header.type != wanted)
        status = fail_foreign(j);
    if (status == AIVD_OK)
        *message = bytes;
    else
        free(bytes);
    return status;
}

static aivd_status receive_empty(const joining *j, message_type wanted)
{
    uint8_t *message = NULL;
    aivd_status status = receive(j, wanted, j->deadline, &message);
    free(message);
    return status;
}

/* ---- steps ---- */

static socklen_t root_address(const message_root_info *info, struct sockaddr_storage *address)
{
    memset(address, 0, sizeof *address);
    if (info->family == AF_INET) {
        struct sockaddr_in *a = (struct sockaddr_in *)(void *)address;
        a->sin_family = AF_INET;
        a->sin_port = htons(info->port);
        memcpy(&a->sin_addr, info->address, 4);
        return sizeof *a;
    }
    struct sockaddr_in6 *a = (struct sockaddr_in6 *)(void *)address;
    a->sin6_family = AF_INET6;
    a->sin6_port = htons(info->port);
    a->sin6_scope_id = info->scope;
    memcpy(&a->sin6_addr, info->address, 16);
    return sizeof *a;
}

static aivd_status connect_tcp(joining *j)
{
    struct sockaddr_storage address;
    socklen_t size = root_address(&j->info, &address);
    int on = 1, error = 0;
    socklen_t error_size = sizeof error;
    j->tcp = socket(j->info.family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (j->tcp < 0)
        return base_fail(errno == EMFILE || errno == ENFILE ? AIVD_ERR_LIMIT : AIVD_ERR_NETWORK,
                         "EI0006", "rank %u cannot open a socket to %s: %s", j->args->rank,
                         j->info.text, strerror(errno));
    setsockopt(j->tcp, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (connect(j->tcp, (const struct sockaddr *)(const void *)&address, size) == 0)
        return AIVD_OK;
    if (errno != EINPROGRESS && errno != EINTR)
        return fail_unreachable(j, errno);
    error = socket_wait(j->tcp, POLLOUT, j->connect_deadline);
    if (error)
        return fail_unreachable(j, error);
    if (getsockopt(j->tcp, SOL_SOCKET, SO_ERROR, &error, &error_size) != 0)
        error = errno;
    return error ? fail_unreachable(j, error) : AIVD_OK;
}

static aivd_status say_hello(joining *j)
{
    message_hello hello = {.size = j->args->size,
                           .rank = j->args->rank,
                           .device = j->args->device,
                           .pid = getpid(),
                           .region_id = j->region->id,
                           .map_base = fabric_the_map.base,
                           .map_shift = fabric_the_map.shift};
    aivd_status status = socket_boot_id(hello.boot_id);
    if (status != AIVD_OK)
        return status;
    size_t size = message_hello_fill(&hello, j->info.token, j->args->blob, j->args->blob_size);
    status = send_all(j, &hello, size);
    if (status != AIVD_OK && status != AIVD_ERR_AGAIN)
        return status;
    return receive_empty(j, MESSAGE_ACCEPTED);
}

/* The root has closed the local socket or spoken on the other: it has a reason. */
static aivd_status receive_reason(const joining *j)
{
    uint8_t *message = NULL;
    aivd_status status = receive(j, MESSAGE_FAILED, base_now_ns() + LAST_WORD_NS, &message);
    free(message);
    return status == AIVD_OK ? fail_foreign(j) : status;
}

/* No local socket: the root has failed meanwhile and says why, or it is out of reach. */
static aivd_status fail_local(const joining *j, int error)
{
    if (socket_wait(j->tcp, POLLIN, base_now_ns() + LAST_WORD_NS) == 0)
        return receive_reason(j);
    return base_fail(AIVD_ERR_NETWORK, "EI0006",
                     "rank %u reaches the root at %s by network but not its local socket (%s): the "
                     "ranks are in different containers or network namespaces; share one "
                     "(--network=host), memory of other hosts is not joined in this release",
                     j->args->rank, j->info.text, strerror(error));
}

/* A full backlog answers EAGAIN at once: try again. */
static aivd_status connect_local(joining *j)
{
    struct sockaddr_un address;
    socklen_t size = socket_local_address(&address, j->info.local, j->info.local_size);
    j->local = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (j->local < 0)
        return base_fail(errno == EMFILE || errno == ENFILE ? AIVD_ERR_LIMIT : AIVD_ERR_SYSTEM,
                         "EI0006", "rank %u cannot open a local socket: %s", j->args->rank,
                         strerror(errno));
    while (connect(j->local, (const struct sockaddr *)(const void *)&address, size) != 0) {
        if (errno != EAGAIN && errno != EINTR)
            return fail_local(j, errno);
        if (base_now_ns() >= j->deadline)
            return fail_unreachable(j, ETIMEDOUT);
        nanosleep(&(struct timespec){.tv_nsec = RETRY_NS}, NULL);
    }
    return AIVD_OK;
}

static aivd_status claim(joining *j)
{
    message_claim claim = {.rank = j->args->rank};
    message_header_fill(&claim, MESSAGE_CLAIM, sizeof claim, j->info.token);
    while (socket_send_fds(j->local, &claim, sizeof claim, &j->region->memfd, 1) < 0) {
        if (errno != EAGAIN && errno != EINTR && errno != ETOOMANYREFS)
            break; /* the root has given up: the reason comes over the other socket */
        if (base_now_ns() >= j->deadline)
            return fail_unreachable(j, ETIMEDOUT);
        nanosleep(&(struct timespec){.tv_nsec = RETRY_NS}, NULL);
    }
    return AIVD_OK;
}

static aivd_status receive_table(joining *j)
{
    uint8_t *message = NULL;
    aivd_status status = receive(j, MESSAGE_TABLE, j->deadline, &message);
    if (status != AIVD_OK)
        return status;
    status = message_table_decode(message, j->args->size, j->group->members);
    free(message);
    const fabric_member *me = &j->group->members[j->args->rank];
    if (status != AIVD_OK || me->device != j->args->device || me->region_id != j->region->id)
        return fail_foreign(j);
    return AIVD_OK;
}

/* Maps the members of one REGIONS message; closes each descriptor at once. */
static aivd_status map_regions(joining *j, const int *fds, unsigned count)
{
    aivd_status status = AIVD_OK;
    for (unsigned i = 0; i < count; i++) {
        if (status == AIVD_OK) {
            const fabric_member *m = &j->group->members[j->acquired];
            status = fabric_peer_acquire(m->device, m->pid, m->region_id, fds[i]);
            j->acquired += status == AIVD_OK;
        }
        close(fds[i]);
    }
    return status;
}

static bool regions_valid(const joining *j, const message_regions *message, ssize_t n,
                          unsigned count)
{
    return n == (ssize_t)sizeof *message && message_header_valid(&message->header) &&
           message->header.type == MESSAGE_REGIONS &&
           message_token_equal(message->header.token, j->info.token) &&
           message->first == j->acquired && message->count == count && count > 0 &&
           count <= j->args->size - j->acquired;
}

static aivd_status receive_regions(joining *j)
{
    int fds[MESSAGE_FDS_MAX];
    while (j->acquired < j->args->size) {
        struct pollfd p[2] = {{.fd = j->local, .events = POLLIN}, {.fd = j->tcp, .events = POLLIN}};
        if (poll(p, 2, socket_poll_ms(j->deadline)) == 0 && base_now_ns() >= j->deadline)
            return fail_unreachable(j, ETIMEDOUT);
        if (!p[0].revents) {
            if (p[1].revents)
                return receive_reason(j);
            continue;
        }
        message_regions message;
        unsigned count = MESSAGE_FDS_MAX;
        ssize_t n = socket_receive_fds(j->local, &message, sizeof message, fds, &count);
        if (n < 0 && (errno == EAGAIN || errno == EINTR))
            continue;
        if (n <= 0)
            return receive_reason(j);
        if (!regions_valid(j, &message, n, count)) {
            for (unsigned i = 0; i < count; i++)
                close(fds[i]);
            return base_fail(AIVD_ERR_LIMIT, "EI0007",
                             "rank %u received %u of %u descriptors: it needs about one per rank "
                             "(raise the hard limit, ulimit -Hn)",
                             j->args->rank, count, message.count);
        }
        aivd_status status = map_regions(j, fds, count);
        if (status != AIVD_OK)
            return status;
    }
    return AIVD_OK;
}

/* Tells the root how mapping went; with an error, everybody else hears of it. */
static aivd_status say_done(joining *j, aivd_status outcome)
{
    message_verdict done;
    size_t size = message_verdict_fill(&done, MESSAGE_DONE, j->info.token, outcome,
                                       outcome == AIVD_OK ? NULL : "EI0006",
                                       outcome == AIVD_OK ? "" : base_error_recent());
    aivd_status status = send_all(j, &done, size);
    if (outcome != AIVD_OK)
        return outcome;
    if (status != AIVD_OK && status != AIVD_ERR_AGAIN)
        return status;
    return receive_empty(j, MESSAGE_GO);
}

/* ---- the whole ---- */

static aivd_status check_args(const fabric_join_args *args, fabric_region **region)
{
    if (args->size == 0 || args->size > FABRIC_DEVICES_MAX || args->rank >= args->size)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "rank %u of %u: 1 to %d ranks, numbered from 0, are possible", args->rank,
                         args->size, FABRIC_DEVICES_MAX);
    if (args->blob_size > FABRIC_BLOB_BYTES)
        return base_fail(AIVD_ERR_PARAM, NULL, "%u bytes to exchange: at most %d are possible",
                         args->blob_size, FABRIC_BLOB_BYTES);
    /* Acquire: pairs with the release of its publication. */
    *region = args->device < FABRIC_DEVICES_MAX
                  ? atomic_load_explicit(&fabric_regions[args->device], memory_order_acquire)
                  : NULL;
    if (*region && (*region)->own)
        return AIVD_OK;
    return base_fail(AIVD_ERR_STATE, NULL,
                     "rank %u: device %u is not open in this process; call aclrtSetDevice first",
                     args->rank, args->device);
}

static fabric_group *group_new(const fabric_join_args *args)
{
    fabric_group *group = calloc(1, sizeof *group);
    fabric_member *members = calloc(args->size, sizeof *members);
    if (!group || !members) {
        free(group);
        free(members);
        base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a communicator of %u ranks",
                  args->size);
        return NULL;
    }
    *group = (fabric_group){.size = args->size, .rank = args->rank, .members = members};
    return group;
}

static void group_free(fabric_group *group)
{
    free(group->members);
    free(group);
}

/* Names the group in the control pages. Not the token: that would be a secret in shared memory. */
static uint64_t group_id_of(const uint8_t *token)
{
    uint64_t hash = 0xcbf29ce484222325u;
    for (int i = 0; i < MESSAGE_TOKEN_BYTES; i++)
        hash = (hash ^ token[i]) * 0x100000001b3u;
    return hash ? hash : 1;
}

static aivd_status meet(joining *j)
{
    aivd_status status = connect_tcp(j);
    if (status == AIVD_OK)
        status = say_hello(j);
    if (status == AIVD_OK)
        status = connect_local(j);
    if (status == AIVD_OK)
        status = claim(j);
    if (status == AIVD_OK)
        status = receive_table(j);
    if (status != AIVD_OK)
        return status;
    return say_done(j, receive_regions(j));
}

static void release_members(const fabric_group *group, uint32_t count)
{
    for (uint32_t r = 0; r < count; r++)
        fabric_peer_release(group->members[r].device, group->members[r].region_id);
}

static void close_sockets(const joining *j)
{
    if (j->tcp >= 0)
        close(j->tcp);
    if (j->local >= 0)
        close(j->local);
}

aivd_status fabric_join(const fabric_join_args *args, fabric_group **group)
{
    uint64_t now = base_now_ns();
    joining j = {.args = args, .tcp = -1, .local = -1};
    j.connect_deadline = args->timeout_ns > BASE_NEVER / 2 ? BASE_NEVER : now + args->timeout_ns;
    j.deadline = j.connect_deadline == BASE_NEVER ? BASE_NEVER : j.connect_deadline + GRACE_NS;
    aivd_status status = check_args(args, &j.region);
    if (status == AIVD_OK)
        status = message_root_info_decode(args->root_info, &j.info);
    if (status != AIVD_OK)
        return status;
    j.group = group_new(args);
    if (!j.group)
        return AIVD_ERR_HOST_MEMORY;
    uint64_t id = group_id_of(j.info.token);
    socket_raise_limit();
    fabric_mark_joined(args->device, id);
    status = meet(&j);
    close_sockets(&j);
    if (status == AIVD_OK)
        status = fabric_group_register(j.group, id);
    if (status != AIVD_OK)
        goto undo;
    *group = j.group;
    return AIVD_OK;
undo:
    fabric_mark_left(args->device, id);
    release_members(j.group, j.acquired);
    group_free(j.group);
    return status;
}

static aivd_status check_local(const fabric_group *group)
{
    for (uint32_t r = 0; r < group->size; r++) {
        const fabric_member *m = &group->members[r];
        fabric_region *region =
            m->device < FABRIC_DEVICES_MAX
                ? atomic_load_explicit(&fabric_regions[m->device], memory_order_acquire)
                : NULL;
        if (m->rank != r || !region || !region->own || region->id != m->region_id)
            return base_fail(AIVD_ERR_STATE, NULL,
                             "rank %u's device %u is not open in this process", r, m->device);
        for (uint32_t other = 0; other < r; other++)
            if (group->members[other].device == m->device)
                return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                                 "ranks %u and %u are both on device %u: give each rank a device "
                                 "of its own",
                                 other, r, m->device);
    }
    return AIVD_OK;
}

aivd_status fabric_join_local(const fabric_join_args *args, const fabric_member *members,
                              fabric_group **group)
{
    fabric_region *region;
    uint64_t id = 0;
    aivd_status status = check_args(args, &region);
    if (status != AIVD_OK)
        return status;
    if (!members && args->size != 1)
        return base_fail(AIVD_ERR_NULL, NULL, "a group of %u ranks needs its members", args->size);
    fabric_group *fresh = group_new(args);
    if (!fresh)
        return AIVD_ERR_HOST_MEMORY;
    if (members) {
        memcpy(fresh->members, members, args->size * sizeof *members);
    } else {
        fabric_member *me = fresh->members;
        *me = (fabric_member){.device = args->device,
                              .pid = getpid(),
                              .region_id = region->id,
                              .blob_size = args->blob_size};
        if (args->blob_size)
            memcpy(me->blob, args->blob, args->blob_size);
    }
    status = check_local(fresh);
    if (status == AIVD_OK && getrandom(&id, sizeof id, 0) != (ssize_t)sizeof id)
        status = base_fail(AIVD_ERR_SYSTEM, NULL, "getrandom failed: %s", strerror(errno));
    if (status == AIVD_OK)
        status = fabric_group_register(fresh, id | 1);
    if (status != AIVD_OK) {
        group_free(fresh);
        return status;
    }
    fabric_mark_joined(args->device, id | 1);
    *group = fresh;
    return AIVD_OK;
}

static aivd_status acquire_mapped(const fabric_group *group, uint32_t *acquired)
{
    for (*acquired = 0; *acquired < group->size; ++*acquired) {
        const fabric_member *m = &group->members[*acquired];
        aivd_status status = fabric_peer_acquire(m->device, m->pid, m->region_id, -1);
        if (status != AIVD_OK)
            return status;
    }
    return AIVD_OK;
}

aivd_status fabric_join_mapped(const fabric_join_args *args, const fabric_member *members,
                               uint64_t group_id, fabric_group **group)
{
    fabric_region *region;
    uint32_t acquired;
    aivd_status status = check_args(args, &region);
    if (status != AIVD_OK)
        return status;
    fabric_group *fresh = group_new(args);
    if (!fresh)
        return AIVD_ERR_HOST_MEMORY;
    memcpy(fresh->members, members, args->size * sizeof *members);
    status = acquire_mapped(fresh, &acquired);
    if (status == AIVD_OK)
        status = fabric_group_register(fresh, group_id);
    if (status != AIVD_OK) {
        release_members(fresh, acquired);
        group_free(fresh);
        return status;
    }
    fabric_mark_joined(args->device, group_id);
    *group = fresh;
    return AIVD_OK;
}

void fabric_leave(fabric_group *group)
{
    if (!group)
        return;
    uint64_t id = fabric_group_unregister(group);
    if (id) {
        fabric_mark_left(group->members[group->rank].device, id);
        release_members(group, group->size);
    }
    group_free(group);
}
