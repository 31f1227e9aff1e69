/* Ranks in processes and threads meet; what cannot become a world ends as an error on every rank
 * that tells its part, in time, and leaves the port free. */
#include "ranks.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include "fabric/message.h"

/* ---- worlds that come about ---- */

static void use_world(const fabric_group *group, int rank, int ranks, shared *s)
{
    CHECK((int)group->size == ranks && (int)group->rank == rank);
    for (int r = 0; r < ranks; r++) {
        char blob[32];
        const fabric_member *m = &group->members[r];
        snprintf(blob, sizeof blob, "blob of rank %d", r);
        CHECK(m->rank == (uint32_t)r && m->device == (uint32_t)r);
        CHECK(m->blob_size == strlen(blob) + 1 && strcmp((const char *)m->blob, blob) == 0);
        CHECK(m->pid == atomic_load(&s->reports[r].pid));
    }
    uint32_t *mine = (uint32_t *)(void *)(fabric_device_base((uint32_t)rank) + FABRIC_CONTROL_SIZE);
    CHECK(fabric_touch(mine, 4) == AIVD_OK);
    *mine = 1000u + (uint32_t)rank;
    counter_meet(s, 0, ranks);
    for (int r = 0; r < ranks; r++) {
        const uint32_t *theirs =
            (const uint32_t *)(void *)(fabric_device_base((uint32_t)r) + FABRIC_CONTROL_SIZE);
        CHECK(fabric_touch(theirs, 4) == AIVD_OK);
        CHECK(*theirs == 1000u + (uint32_t)r);
    }
    CHECK(fabric_dead_peer() == -1);
    counter_meet(s, 1, ranks);
}

static void rank_of_world(int rank, int ranks, shared *s)
{
    if (rank == 0)
        root_publish(s);
    root_await(s);
    fabric_group *group = rank_join(s, rank, (uint32_t)rank, (uint32_t)ranks, (uint32_t)rank, 60);
    CHECK(group);
    use_world(group, rank, ranks, s);
    fabric_leave(group);
    for (int r = 0; r < ranks; r++) /* only the own region is left */
        CHECK((atomic_load(&fabric_regions[r]) != NULL) == (r == rank));
    fabric_region_destroy(atomic_load(&fabric_regions[rank]));
}

static void processes_meet(void **state)
{
    static const int sizes[] = {1, 2, 3, 8};
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        shared *s = shared_new();
        assert_int_equal(ranks_run(sizes[i], rank_of_world, s), 0);
        shared_free(s);
    }
}

typedef struct thread_rank {
    shared *s;
    int rank, ranks;
    pthread_t thread;
} thread_rank;

/* A thread finds its neighbours' regions mapped as own ones; leaving keeps those. */
static void *thread_main(void *argument)
{
    thread_rank *t = argument;
    atomic_store(&t->s->reports[t->rank].pid, (int)getpid());
    if (t->rank == 0)
        root_publish(t->s);
    root_await(t->s);
    fabric_group *group = rank_join(t->s, t->rank, (uint32_t)t->rank, (uint32_t)t->ranks,
                                    (uint32_t)t->rank, 60);
    CHECK(group);
    use_world(group, t->rank, t->ranks, t->s);
    fabric_leave(group);
    return NULL;
}

static void threads_of_process(int first, int count, int ranks, shared *s)
{
    thread_rank threads[8];
    for (int i = 0; i < count; i++) {
        threads[i] = (thread_rank){.s = s, .rank = first + i, .ranks = ranks};
        CHECK(pthread_create(&threads[i].thread, NULL, thread_main, &threads[i]) == 0);
    }
    for (int i = 0; i < count; i++)
        pthread_join(threads[i].thread, NULL);
}

static void four_threads(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks;
    threads_of_process(0, 4, 4, s);
}

static void two_threads(int rank, int ranks, shared *s)
{
    counter_meet(s, 4, ranks); /* both have noted their process; now the threads note theirs */
    threads_of_process(rank * 2, 2, 4, s);
}

static void threads_meet(void **state)
{
    (void)state;
    fresh_process(four_threads);
}

static void processes_with_threads_meet(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(2, two_threads, s), 0);
    shared_free(s);
}

/* ---- worlds that do not ---- */

static void set_timeout(const char *seconds)
{
    setenv("HCCL_CONNECT_TIMEOUT", seconds, 1);
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1);
}

/* Claims of one rank of a failing world. */
typedef struct claims {
    uint32_t rank, size, device;
} claims;

static const claims *world;

static void rank_of_failing_world(int i, int ranks, shared *s)
{
    set_timeout("20");
    if (i == 0)
        root_publish(s);
    root_await(s);
    CHECK(!rank_join(s, i, world[i].rank, world[i].size, world[i].device, 20));
    counter_meet(s, 5, ranks); /* the root's process stays, and tells latecomers the reason, too */
}

/* All fail with MISMATCH within a second (plus noise of the machine), and say `what`. */
static void expect_mismatch(const claims *w, int ranks, const char *what)
{
    shared *s = shared_new();
    world = w;
    assert_int_equal(ranks_run(ranks, rank_of_failing_world, s), 0);
    for (int i = 0; i < ranks; i++) {
        assert_true(s->reports[i].ms < 5000);
        assert_non_null(strstr(s->reports[i].text, "rank"));
        assert_int_equal(s->reports[i].status, AIVD_ERR_MISMATCH);
        assert_non_null(strstr(s->reports[i].text, what));
        assert_non_null(strstr(s->reports[i].text, "EI0005"));
    }
    shared_free(s);
}

static void two_sizes(void **state)
{
    static const claims w[] = {{0, 3, 0}, {1, 4, 1}, {2, 3, 2}};
    (void)state;
    expect_mismatch(w, 3, "same nRanks");
}

static void one_rank_twice(void **state)
{
    static const claims w[] = {{0, 3, 0}, {1, 3, 1}, {1, 3, 2}};
    (void)state;
    expect_mismatch(w, 3, "joins twice");
}

static void two_ranks_on_one_device(void **state)
{
    static const claims w[] = {{0, 2, 3}, {1, 2, 3}};
    (void)state;
    expect_mismatch(w, 2, "aclrtSetDevice(rank)");
}

static void rank_of_two_versions(int rank, int ranks, shared *s)
{
    set_timeout("20");
    message_protocol_version = 7;
    if (rank == 0)
        root_publish(s);
    root_await(s);
    if (rank == 1)
        message_protocol_version = 9;
    CHECK(!rank_join(s, rank, (uint32_t)rank, (uint32_t)ranks, (uint32_t)rank, 20));
}

static void two_versions(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(2, rank_of_two_versions, s), 0);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(s->reports[i].status, AIVD_ERR_MISMATCH);
        assert_non_null(strstr(s->reports[i].text, "version 9"));
        assert_non_null(strstr(s->reports[i].text, "version 7"));
    }
    shared_free(s);
}

static void rank_with_own_map(int rank, int ranks, shared *s)
{
    set_timeout("20");
    if (rank == 1)
        setenv("AIVDRIVE_MAP_STRIDE", "512", 1);
    if (rank == 0)
        root_publish(s);
    root_await(s);
    CHECK(!rank_join(s, rank, (uint32_t)rank, (uint32_t)ranks, (uint32_t)rank, 20));
}

static void two_maps(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(2, rank_with_own_map, s), 0);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(s->reports[i].status, AIVD_ERR_MISMATCH);
        assert_non_null(strstr(s->reports[i].text, "AIVDRIVE_MAP_STRIDE"));
    }
    shared_free(s);
}

static void some_of_eight(int i, int ranks, shared *s)
{
    static const uint32_t present[] = {0, 1, 3, 4};
    (void)ranks;
    set_timeout("1");
    if (i == 0)
        root_publish(s);
    root_await(s);
    CHECK(!rank_join(s, i, present[i], 8, present[i], 1));
}

static void missing_ranks_are_named(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(4, some_of_eight, s), 0);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(s->reports[i].status, AIVD_ERR_TIMEOUT);
        assert_non_null(strstr(s->reports[i].text, "EI0015"));
        assert_non_null(strstr(s->reports[i].text, "missing ranks: 2, 5-7 (4 of 8)"));
        assert_true(s->reports[i].ms > 500 && s->reports[i].ms < 8000);
    }
    shared_free(s);
}

static void rank_without_root(int rank, int ranks, shared *s)
{
    (void)ranks;
    set_timeout("30");
    if (rank == 0) { /* only makes the root info, joins nothing, and is killed */
        root_publish(s);
        counter_wait(s, 0, 1);
        pause_ms(100); /* rank 1 is inside its join by now, or soon */
        raise(SIGKILL);
    }
    root_await(s);
    atomic_fetch_add(&s->counter[0], 1);
    CHECK(!rank_join(s, rank, (uint32_t)rank, 3, (uint32_t)rank, 30));
}

static void root_is_killed(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(2, rank_without_root, s), 1); /* the killed one */
    assert_true(s->reports[1].status == AIVD_ERR_PEER || s->reports[1].status == AIVD_ERR_NETWORK);
    assert_true(s->reports[1].ms < 5000);
    assert_non_null(strstr(s->reports[1].text, "root"));
    shared_free(s);
}

static void rank_that_dies_joining(int rank, int ranks, shared *s)
{
    set_timeout("30");
    if (rank == 0)
        root_publish(s);
    root_await(s);
    if (rank == 2) {
        alarm(1); /* default action: ends the process inside its join */
    }
    CHECK(!rank_join(s, rank, (uint32_t)rank, (uint32_t)ranks + 1, (uint32_t)rank, 30));
}

static void rank_dies_while_joining(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(3, rank_that_dies_joining, s), 1);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(s->reports[i].status, AIVD_ERR_PEER);
        assert_non_null(strstr(s->reports[i].text, "rank 2 (device 2, pid"));
        assert_true(s->reports[i].ms < 10000);
    }
    shared_free(s);
}

static void not_a_root_info(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks;
    set_timeout("5");
    CHECK(!rank_join(s, 0, 0, 1, 0, 5)); /* zeros */
    CHECK(s->reports[0].status == AIVD_ERR_PARAM);
    fabric_region_destroy(atomic_load(&fabric_regions[0]));
    root_publish(s);
    s->root_info[100] ^= 1;
    CHECK(!rank_join(s, 0, 0, 1, 0, 5));
    CHECK(s->reports[0].status == AIVD_ERR_PARAM);
    CHECK(strstr(s->reports[0].text, "damaged"));
}

static void garbage_root_info(void **state)
{
    (void)state;
    fresh_process(not_a_root_info);
}

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
    case 0: break; /* says nothing */
    case 1: CHECK(send(fd, text, sizeof text, MSG_NOSIGNAL) > 0); break;
    case 2: CHECK(send(fd, &header, 7, MSG_NOSIGNAL) == 7); break; /* stops within the header */
    case 3:
        header.size = 0xffffffffu;
        CHECK(send(fd, &header, sizeof header, MSG_NOSIGNAL) > 0);
        break;
    case 4: CHECK(send(fd, &header, sizeof header, MSG_NOSIGNAL) > 0); break; /* no body */
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
    CHECK(s->reports[rank].ms < 8000); /* strangers have 10 s to say who they are */
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
    assert_true(s->reports[2].ms < 5000);
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
    assert_true(s->reports[2].ms < 5000);
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

/* ---- local groups ---- */

static void local_groups(int rank, int ranks, shared *s)
{
    fabric_region *regions[3];
    fabric_member members[3] = {0};
    fabric_group *groups[3], *one;
    (void)rank, (void)ranks, (void)s;
    for (uint32_t d = 0; d < 3; d++) {
        CHECK(fabric_region_create(d, &regions[d]) == AIVD_OK);
        members[d] = (fabric_member){
            .rank = d, .device = d, .pid = getpid(), .region_id = regions[d]->id};
    }
    for (uint32_t d = 0; d < 3; d++) {
        fabric_join_args args = {.size = 3, .rank = d, .device = d};
        CHECK(fabric_join_local(&args, members, &groups[d]) == AIVD_OK);
    }
    CHECK(strstr(fabric_device_name(2), "rank 2 (device 2, pid "));
    fabric_join_args alone = {.size = 1, .device = 1, .blob = "x", .blob_size = 1};
    CHECK(fabric_join_local(&alone, NULL, &one) == AIVD_OK);
    CHECK(one->members[0].blob[0] == 'x' && one->members[0].device == 1);
    fabric_leave(one);
    for (int d = 0; d < 3; d++)
        fabric_leave(groups[d]);
    CHECK(atomic_load(&regions[0]->control->state) == FABRIC_LEFT);
    members[2].device = 1;
    members[2].region_id = members[1].region_id;
    fabric_join_args args = {.size = 3, .rank = 0, .device = 0};
    CHECK(fabric_join_local(&args, members, &one) == AIVD_ERR_MISMATCH);
    CHECK(strstr(fabric_device_name(1), "device 1 (pid "));
}

static void groups_within_a_process(void **state)
{
    (void)state;
    fresh_process(local_groups);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(processes_meet),
        cmocka_unit_test(threads_meet),
        cmocka_unit_test(processes_with_threads_meet),
        cmocka_unit_test(two_sizes),
        cmocka_unit_test(one_rank_twice),
        cmocka_unit_test(two_ranks_on_one_device),
        cmocka_unit_test(two_versions),
        cmocka_unit_test(two_maps),
        cmocka_unit_test(missing_ranks_are_named),
        cmocka_unit_test(root_is_killed),
        cmocka_unit_test(rank_dies_while_joining),
        cmocka_unit_test(garbage_root_info),
        cmocka_unit_test(strangers_disturb_nobody),
        cmocka_unit_test(foreign_token_is_refused),
        cmocka_unit_test(latecomer_is_refused),
        cmocka_unit_test(port_is_free_at_once),
        cmocka_unit_test(taken_ports_are_named),
        cmocka_unit_test(running_out_of_descriptors_is_an_error),
        cmocka_unit_test(groups_within_a_process),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
