/* What a process knows of its peers: their names, their death (not their good-bye), their progress,
 * their unclaimed work; and sleeping on a doorbell across processes. */
#include "ranks.h"

#include "fabric/registry.h"

static fabric_group *join_world(int rank, int ranks, shared *s)
{
    if (rank == 0)
        root_publish(s);
    root_await(s);
    fabric_group *group = rank_join(s, rank, (uint32_t)rank, (uint32_t)ranks, (uint32_t)rank, 60);
    CHECK(group);
    return group;
}

static int await_dead(double seconds)
{
    uint64_t end = base_now_ns() + (uint64_t)(seconds * 1e9);
    int dead;
    while ((dead = fabric_dead_peer()) < 0 && base_now_ns() < end)
        pause_ms(1);
    return dead;
}

static void killed_rank(int rank, int ranks, shared *s)
{
    join_world(rank, ranks, s);
    counter_meet(s, 0, ranks);
    if (rank == 2)
        raise(SIGKILL);
    uint64_t start = base_now_ns();
    CHECK(await_dead(30) == 2);
    fprintf(stderr, "rank %d saw the death after %.1f ms\n", rank,
            (double)(base_now_ns() - start) / 1e6);
    char expected[64];
    snprintf(expected, sizeof expected, "rank 2 (device 2, pid %d)",
             atomic_load(&s->reports[2].pid));
    CHECK(strcmp(fabric_device_name(2), expected) == 0);
}

static void death_is_noticed(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(3, killed_rank, s), 1); /* the killed one */
    shared_free(s);
}

static void leaving_rank(int rank, int ranks, shared *s)
{
    fabric_group *group = join_world(rank, ranks, s);
    counter_meet(s, 0, ranks);
    if (rank == 1) {
        fabric_leave(group);
        atomic_store(&s->counter[1], 1);
        raise(SIGKILL);
    }
    counter_wait(s, 1, 1);
    CHECK(await_dead(0.3) == -1);
    fabric_leave(group);
    CHECK(fabric_dead_peer() == -1);
}

static void good_bye_is_not_a_death(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(2, leaving_rank, s), 1);
    shared_free(s);
}

/* Rank 1 leaves one of two groups and dies in the other: a death only for the other's members. */
static void half_leaving_rank(int rank, int ranks, shared *s)
{
    fabric_group *first = join_world(rank, ranks, s);
    counter_meet(s, 0, ranks);
    if (rank == 1)
        atomic_store(&s->root_ready, 0);
    counter_meet(s, 1, ranks);
    if (rank < 2) { /* a second group of ranks 0 and 1 */
        if (rank == 0)
            root_publish(s);
        root_await(s);
        fabric_join_args args = {.root_info = s->root_info,
                                 .size = 2,
                                 .rank = (uint32_t)rank,
                                 .device = (uint32_t)rank,
                                 .timeout_ns = 60 * BASE_NS_PER_S};
        fabric_group *second;
        CHECK(fabric_join(&args, &second) == AIVD_OK);
        CHECK(rank == 0 || atomic_load(&fabric_regions[0])->users == 2);
    }
    if (rank == 1) {
        fabric_leave(first);
        CHECK(atomic_load(&fabric_regions[0])->users == 1 && !atomic_load(&fabric_regions[2]));
        atomic_store(&s->counter[2], 1);
        raise(SIGKILL);
    }
    counter_wait(s, 2, 1);
    CHECK(await_dead(rank == 0 ? 30 : 0.3) == (rank == 0 ? 1 : -1));
    counter_meet(s, 3, 2); /* ending without a good-bye is a death, too */
}

static void death_matters_per_group(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(3, half_leaving_rank, s), 1);
    shared_free(s);
}

static void beating_rank(int rank, int ranks, shared *s)
{
    join_world(rank, ranks, s);
    fabric_control *mine = atomic_load(&fabric_regions[rank])->control;
    counter_meet(s, 0, ranks);
    atomic_store(&mine->heartbeat, 10u + (unsigned)rank);
    counter_meet(s, 1, ranks);
    uint64_t all = 10 + 11 + 12;
    CHECK(fabric_heartbeats() == all - (10u + (unsigned)rank));
    counter_meet(s, 2, ranks);
    if (rank == 1)
        atomic_store(&mine->unclaimed, 1);
    counter_meet(s, 3, ranks);
    uint32_t before = fabric_doorbell_ticket(1);
    CHECK(fabric_ring_unclaimed(1) == 0);
    counter_meet(s, 4, ranks);
    CHECK(fabric_ring_unclaimed(-1) == 1);
    counter_meet(s, 5, ranks);
    CHECK(fabric_doorbell_ticket(1) == before + (unsigned)ranks);
    counter_meet(s, 6, ranks);
}

static void progress_and_unclaimed_work(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(3, beating_rank, s), 0);
    shared_free(s);
}

/* Rank 0 sleeps on its doorbell until rank 1 stores the awaited value, many times in turn. */
#define ROUNDS 300
static void ringing_rank(int rank, int ranks, shared *s)
{
    join_world(rank, ranks, s);
    _Atomic uint32_t *flags[2]; /* flag r is awaited by rank r, on device r */
    for (int r = 0; r < 2; r++)
        flags[r] =
            (_Atomic uint32_t *)(void *)(fabric_device_base((uint32_t)r) + FABRIC_CONTROL_SIZE);
    counter_meet(s, 0, ranks);
    uint64_t slowest = 0;
    for (uint32_t round = 1; round <= ROUNDS; round++) {
        if (rank == 1) { /* answers */
            while (atomic_load_explicit(flags[1], memory_order_acquire) < round) {
                fabric_doorbell_enter(1);
                uint32_t ticket = fabric_doorbell_ticket(1);
                if (atomic_load_explicit(flags[1], memory_order_acquire) < round)
                    fabric_doorbell_sleep(1, ticket, 30 * BASE_NS_PER_S);
                fabric_doorbell_leave(1);
            }
            atomic_store_explicit(flags[0], round, memory_order_release);
            fabric_ring_if_waited((void *)flags[0]);
            continue;
        }
        uint64_t start = base_now_ns();
        atomic_store_explicit(flags[1], round, memory_order_release);
        fabric_ring_if_waited((void *)flags[1]);
        while (atomic_load_explicit(flags[0], memory_order_acquire) < round) {
            fabric_doorbell_enter(0);
            uint32_t ticket = fabric_doorbell_ticket(0);
            if (atomic_load_explicit(flags[0], memory_order_acquire) < round)
                fabric_doorbell_sleep(0, ticket, 30 * BASE_NS_PER_S);
            fabric_doorbell_leave(0);
        }
        uint64_t took = base_now_ns() - start;
        slowest = took > slowest ? took : slowest;
    }
    CHECK(slowest < 25 * BASE_NS_PER_S); /* no wake-up was lost: none slept its 30 s */
    counter_meet(s, 1, ranks);
}

static void no_wake_up_is_lost(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(2, ringing_rank, s), 0);
    shared_free(s);
}

static void sleeping_alone(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    fabric_region *r;
    CHECK(fabric_region_create(0, &r) == AIVD_OK);
    uint32_t ticket = fabric_doorbell_ticket(0);
    uint64_t start = base_now_ns();
    fabric_doorbell_sleep(0, ticket, 20000000);
    CHECK(base_now_ns() - start >= 20000000);
    fabric_ring(0);
    CHECK(fabric_doorbell_ticket(0) == ticket + 1);
    start = base_now_ns();
    fabric_doorbell_sleep(0, ticket, 30 * BASE_NS_PER_S); /* the bell has moved: no sleep */
    CHECK(base_now_ns() - start < 20 * BASE_NS_PER_S);
    ticket = fabric_doorbell_ticket(0);
    fabric_ring_if_waited(r->control);
    CHECK(fabric_doorbell_ticket(0) == ticket); /* nobody waits: no ring */
    fabric_doorbell_enter(0);
    fabric_ring_if_waited(r->control);
    CHECK(fabric_doorbell_ticket(0) == ticket + 1);
    fabric_doorbell_leave(0);
    CHECK(atomic_load(&r->control->waiters) == 0);
    fabric_ring_if_waited(&start);
    fabric_ring(-1);
    fabric_ring(999);
    CHECK(strcmp(fabric_device_name(-1), "host") == 0);
}

static void doorbell_of_one(void **state)
{
    (void)state;
    fresh_process(sleeping_alone);
}

/* More groups than the control page has entries for, left in another order. */
static void many_marks(int rank, int ranks, shared *s)
{
    (void)rank, (void)ranks, (void)s;
    fabric_region *r;
    CHECK(fabric_region_create(0, &r) == AIVD_OK);
    for (uint64_t id = 1; id <= FABRIC_GROUPS_MAX + 10; id++)
        fabric_mark_joined(0, id);
    CHECK(atomic_load(&r->control->groups_beyond) == 10);
    for (uint64_t id = FABRIC_GROUPS_MAX + 10; id >= 2; id--)
        fabric_mark_left(0, id);
    CHECK(atomic_load(&r->control->groups_beyond) == 0);
    CHECK(atomic_load(&r->control->state) == FABRIC_ALIVE);
    fabric_mark_left(0, 1);
    CHECK(atomic_load(&r->control->state) == FABRIC_LEFT);
    fabric_mark_joined(0, 1);
    CHECK(atomic_load(&r->control->state) == FABRIC_ALIVE);
}

static void marks_overflow(void **state)
{
    (void)state;
    fresh_process(many_marks);
}

/* A process with a device of its own that is another's in the communicator: both are told. */
static void greedy_rank(int rank, int ranks, shared *s)
{
    fabric_region *extra;
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1);
    if (rank == 1)
        CHECK(fabric_region_create(0, &extra) == AIVD_OK);
    if (rank == 0)
        root_publish(s);
    root_await(s);
    CHECK(!rank_join(s, rank, (uint32_t)rank, (uint32_t)ranks, (uint32_t)rank, 20));
    for (int d = 0; d < 2; d++) { /* undone: no peer stays mapped */
        fabric_region *region = atomic_load(&fabric_regions[d]);
        CHECK(!region || region->own);
    }
}

static void device_of_another_process(void **state)
{
    (void)state;
    shared *s = shared_new();
    assert_int_equal(ranks_run(2, greedy_rank, s), 0);
    for (int i = 0; i < 2; i++) {
        assert_true(s->reports[i].status == AIVD_ERR_EXISTS);
        assert_non_null(strstr(s->reports[i].text, "aclrtResetDevice(0)"));
        assert_true(s->reports[i].ms < 15000);
    }
    assert_non_null(strstr(s->reports[0].text, "rank 1: "));
    shared_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(death_is_noticed),        cmocka_unit_test(good_bye_is_not_a_death),
        cmocka_unit_test(death_matters_per_group), cmocka_unit_test(progress_and_unclaimed_work),
        cmocka_unit_test(no_wake_up_is_lost),      cmocka_unit_test(doorbell_of_one),
        cmocka_unit_test(marks_overflow),          cmocka_unit_test(device_of_another_process),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
