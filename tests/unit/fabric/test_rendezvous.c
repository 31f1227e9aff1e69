/* Ranks in processes and threads meet; what cannot become a world ends as an error on every rank
 * that tells its part, in time, and leaves the port free. */
#include "ranks.h"

#include <pthread.h>

#include "fabric/message.h"

/* ---- worlds that come about ---- */

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
    fabric_group *group =
        rank_join(t->s, t->rank, (uint32_t)t->rank, (uint32_t)t->ranks, (uint32_t)t->rank, 60);
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
        assert_true(s->reports[i].ms < 15000);
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
        assert_true(s->reports[i].ms > 500 && s->reports[i].ms < 12000);
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
    assert_true(s->reports[1].ms < 15000);
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
        assert_true(s->reports[i].ms < 15000);
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

/* ---- local groups ---- */

static void local_groups(int rank, int ranks, shared *s)
{
    fabric_region *regions[3];
    fabric_member members[3] = {0};
    fabric_group *groups[3], *one;
    (void)rank, (void)ranks, (void)s;
    for (uint32_t d = 0; d < 3; d++) {
        CHECK(fabric_region_create(d, &regions[d]) == AIVD_OK);
        members[d] =
            (fabric_member){.rank = d, .device = d, .pid = getpid(), .region_id = regions[d]->id};
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
        cmocka_unit_test(groups_within_a_process),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
