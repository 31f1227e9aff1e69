/* What surrounds a rendezvous: strangers, ranks of other communicators and latecomers, ports that
 * are taken or used again, descriptors that run out, other namespaces. */
#include "ranks.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sched.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include "fabric/message.h"

/* ---- strangers ---- */

static int connect_to_root(const shared *s)
{
    message_root_info info;
    CHECK(message_root_info_decode(s->root_info, &info) == AIVD_OK);
    CHECK(info.family == AF_INET);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(info.port)};
    memcpy(&address.sin_addr, info.address, 4);
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    CHECK(fd >= 0);
    CHECK(connect(fd, (const struct sockaddr *)(const void *)&address, sizeof address) == 0);
    return fd;
}

static void send_garbage(int fd, int kind)
{
    static const char text[] = "GET / HTTP/1.1\r\nHost: somewhere\r\n\r\n";
    message_header header;
    uint8_t token[MESSAGE_TOKEN_BYTES] = {0};
    message_header_fill(&header, MESSAGE_HELLO, MESSAGE_HELLO_MIN, token);
    switch (kind) {
    case 0:
        break; /* says nothing */
    case 1:
        CHECK(send(fd, text, sizeof text, MSG_NOSIGNAL) > 0);
        break;
    case 2:
        CHECK(send(fd, &header, 7, MSG_NOSIGNAL) == 7);
        break; /* stops within the header */
    case 3:
        header.size = 0xffffffffu;
        CHECK(send(fd, &header, sizeof header, MSG_NOSIGNAL) > 0);
        break;
    case 4:
        CHECK(send(fd, &header, sizeof header, MSG_NOSIGNAL) > 0);
        break; /* no body */
    default:
        header.type = 77;
        CHECK(send(fd, &header, sizeof header, MSG_NOSIGNAL) > 0);
        break;
    }
}

/* Rank 2 of the three processes is the stranger. */
static void rank_among_strangers(int rank, int ranks, shared *s)
{
    (void)ranks;
    set_timeout("60");
    if (rank == 0)
        root_publish(s);
    root_await(s);
    if (rank == 2) {
        for (int i = 0; i < 24; i++)
            send_garbage(connect_to_root(s), i % 6);
        atomic_store(&s->counter[2], 1);
        counter_wait(s, 1, 2);
        return;
    }
    counter_wait(s, 2, 1);
    fabric_group *group = rank_join(s, rank, (uint32_t)rank, 2, (uint32_t)rank, 60);
    CHECK(group);
    CHECK(s->reports[rank].ms < 9500); /* strangers have 10 s to say who they are */
    use_world(group, rank, 2, s);
    fabric_leave(group);
}

static void strangers_disturb_nobody(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(3, rank_among_strangers, s), 0);
    shared_free(s);
}

static void rank_with_foreign_token(int rank, int ranks, shared *s)
{
    (void)ranks;
    set_timeout("60");
    if (rank == 0)
        root_publish(s);
    root_await(s);
    if (rank == 2) { /* a rank of another communicator that found this address */
        message_root_info info;
        shared *mine = malloc(sizeof *mine);
        memcpy(mine, s, sizeof *mine);
        CHECK(message_root_info_decode(s->root_info, &info) == AIVD_OK);
        info.token[15] ^= 1;
        message_root_info_encode(&info, mine->root_info);
        CHECK(!rank_join(mine, 2, 1, 2, 5, 20));
        s->reports[2] = mine->reports[2];
        free(mine);
        atomic_store(&s->counter[2], 1);
        return;
    }
    counter_wait(s, 2, 1);
    fabric_group *group = rank_join(s, rank, (uint32_t)rank, 2, (uint32_t)rank, 60);
    CHECK(group);
    use_world(group, rank, 2, s);
    fabric_leave(group);
}

static void foreign_token_is_refused(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(3, rank_with_foreign_token, s), 0);
    assert_int_equal(s->reports[2].status, AIVD_ERR_MISMATCH);
    assert_non_null(strstr(s->reports[2].text, "another communicator"));
    assert_true(s->reports[2].ms < 15000);
    shared_free(s);
}

static void rank_and_latecomer(int rank, int ranks, shared *s)
{
    (void)ranks;
    set_timeout("30");
    if (rank == 0)
        root_publish(s);
    root_await(s);
    if (rank == 2) {
        counter_wait(s, 1, 2); /* both have used their world */
        CHECK(!rank_join(s, 2, 1, 2, 5, 20));
        atomic_store(&s->counter[3], 1);
        return;
    }
    fabric_group *group = rank_join(s, rank, (uint32_t)rank, 2, (uint32_t)rank, 60);
    CHECK(group);
    use_world(group, rank, 2, s);
    counter_wait(s, 3, 1);
    fabric_leave(group);
}

static void latecomer_is_refused(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(3, rank_and_latecomer, s), 0);
    assert_true(s->reports[2].status == AIVD_ERR_MISMATCH ||
                s->reports[2].status == AIVD_ERR_NETWORK);
    assert_non_null(strstr(s->reports[2].text, "communicator is complete"));
    assert_true(s->reports[2].ms < 15000);
    shared_free(s);
}

/* ---- ports ---- */

static int free_port(void)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    assert_int_equal(bind(fd, (const struct sockaddr *)(const void *)&address, size), 0);
    assert_int_equal(getsockname(fd, (struct sockaddr *)(void *)&address, &size), 0);
    close(fd);
    return ntohs(address.sin_port);
}

static char the_port[16];

static void one_port(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks;
    setenv("HCCL_HOST_SOCKET_PORT_RANGE", the_port, 1);
    set_timeout("1");
    fabric_region *region;
    fabric_group *group;
    for (int i = 0; i < 6; i++) { /* worlds that fail and worlds that succeed, on one port */
        atomic_store(&s->root_ready, 0);
        root_publish(s);
        group = rank_join(s, 0, 0, i % 2 ? 1 : 2, 0, 1);
        CHECK((group != NULL) == (i % 2));
        fabric_leave(group);
        fabric_region_destroy(atomic_load(&fabric_regions[0]));
    }
    CHECK(fabric_region_create(0, &region) == AIVD_OK);
}

static void port_is_free_at_once(void **state)
{
    (void)state;
    snprintf(the_port, sizeof the_port, "%d", free_port());
    fresh_process(one_port);
    fresh_process(one_port); /* another process, right after */
}

static void all_ports_taken(int rank, int ranks, shared *s)
{
    uint8_t info[FABRIC_ROOT_INFO_BYTES];
    (void)rank, (void)ranks, (void)s;
    set_timeout("10");
    setenv("HCCL_HOST_SOCKET_PORT_RANGE", the_port, 1);
    CHECK(fabric_root_open(info) == AIVD_ERR_PORT);
    CHECK(strstr(base_error_recent(), "EI0019"));
    CHECK(strstr(base_error_recent(), the_port));
    CHECK(strstr(base_error_recent(), "HCCL_HOST_SOCKET_PORT_RANGE"));
}

static void taken_ports_are_named(void **state)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    (void)state;
    int port = free_port();
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    address.sin_port = htons((uint16_t)port);
    assert_int_equal(bind(fd, (const struct sockaddr *)(const void *)&address, sizeof address), 0);
    assert_int_equal(listen(fd, 1), 0);
    snprintf(the_port, sizeof the_port, "%d", port);
    fresh_process(all_ports_taken);
    close(fd);
}

/* ---- descriptors run out ---- */

static void root_without_descriptors(int rank, int ranks, shared *s)
{
    (void)ranks;
    set_timeout("20");
    if (rank == 0) {
        struct rlimit few = {24, 24};
        root_publish(s);
        CHECK(setrlimit(RLIMIT_NOFILE, &few) == 0);
        atomic_store(&s->counter[0], 1);
        counter_wait(s, 1, 20);
        return;
    }
    counter_wait(s, 0, 1);
    CHECK(!rank_join(s, rank, (uint32_t)rank, 40, (uint32_t)rank, 20));
    atomic_fetch_add(&s->counter[1], 1);
}

static void running_out_of_descriptors_is_an_error(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(21, root_without_descriptors, s), 0);
    for (int i = 1; i < 21; i++)
        assert_true(s->reports[i].ms < 15000);
    shared_free(s);
}

/* ---- namespaces ---- */

#define NOT_ALLOWED 77

/* In a network namespace of its own the root cannot be reached; a fresh one has no loopback. */
static void rank_in_other_network(int rank, int ranks, shared *s)
{
    uint8_t info[FABRIC_ROOT_INFO_BYTES];
    set_timeout("3");
    if (rank == 1 && unshare(CLONE_NEWNET) != 0) {
        atomic_store(&s->counter[0], NOT_ALLOWED);
        return;
    }
    if (rank == 0)
        root_publish(s);
    root_await(s);
    if (rank == 0 && atomic_load(&s->counter[0]) == NOT_ALLOWED)
        return;
    CHECK(!rank_join(s, rank, (uint32_t)rank, (uint32_t)ranks, (uint32_t)rank, 3));
    if (rank == 1) {
        CHECK(fabric_root_open(info) == AIVD_ERR_NETWORK);
        CHECK(strstr(base_error_recent(), "loopback"));
    }
}

static void network_namespace_is_told(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(2, rank_in_other_network, s), 0);
    bool allowed = atomic_load(&s->counter[0]) != NOT_ALLOWED;
    if (allowed) {
        assert_int_equal(s->reports[1].status, AIVD_ERR_NETWORK);
        assert_non_null(strstr(s->reports[1].text, "network namespace"));
        assert_int_equal(s->reports[0].status, AIVD_ERR_TIMEOUT);
        assert_non_null(strstr(s->reports[0].text, "missing ranks: 1"));
    }
    shared_free(s);
    if (!allowed)
        skip();
}

static void rank_in_other_pids(int rank, int ranks, shared *s)
{
    set_timeout("20");
    if (rank == 1) {
        int state = 0;
        pid_t inner = unshare(CLONE_NEWPID) == 0 ? fork() : -1;
        if (inner < 0) {
            atomic_store(&s->counter[0], NOT_ALLOWED);
            return;
        }
        if (inner > 0) {
            CHECK(waitpid(inner, &state, 0) == inner && state == 0);
            return;
        }
    }
    if (rank == 0)
        root_publish(s);
    root_await(s);
    if (rank == 0) {
        pause_ms(50);
        if (atomic_load(&s->counter[0]) == NOT_ALLOWED)
            return;
    }
    CHECK(!rank_join(s, rank, (uint32_t)rank, (uint32_t)ranks, (uint32_t)rank, 20));
    _exit(0);
}

static void pid_namespace_is_told(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(2, rank_in_other_pids, s), 0);
    bool allowed = atomic_load(&s->counter[0]) != NOT_ALLOWED;
    for (int i = 0; allowed && i < 2; i++) {
        assert_int_equal(s->reports[i].status, AIVD_ERR_MISMATCH);
        assert_non_null(strstr(s->reports[i].text, "PID namespaces"));
        assert_true(s->reports[i].ms < 15000);
    }
    shared_free(s);
    if (!allowed)
        skip();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(strangers_disturb_nobody),
        cmocka_unit_test(foreign_token_is_refused),
        cmocka_unit_test(latecomer_is_refused),
        cmocka_unit_test(port_is_free_at_once),
        cmocka_unit_test(taken_ports_are_named),
        cmocka_unit_test(running_out_of_descriptors_is_an_error),
        cmocka_unit_test(network_namespace_is_told),
        cmocka_unit_test(pid_namespace_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
