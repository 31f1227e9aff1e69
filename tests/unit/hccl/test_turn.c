/* Proves: what the ranks beside this one would do with its CPU is told from what they wait for; a
 * word is waited for as long as the rank that stores it needs to be let run, by looks where it runs
 * elsewhere, and not for ever; nobody is said to wait afterwards. */
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/idle.h"
#include "fabric/region.h"
#include "hccl/turn.h"

enum { OWN, OTHER, DEVICES };

static fabric_control *control[DEVICES];
static _Atomic uint64_t *own_word, *other_word;

/* Both on the CPU of this thread. */
static int open_both(void **state)
{
    (void)state;
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(sched_getcpu(), &one);
    if (sched_setaffinity(0, sizeof one, &one))
        return -1;
    for (uint32_t device = 0; device < DEVICES; device++) {
        fabric_region *region;
        uint8_t *heap;
        if (fabric_region_create(device, &region))
            return -1;
        heap = fabric_device_base(device) + FABRIC_CONTROL_SIZE;
        if (fabric_populate(heap, 4096))
            return -1;
        control[device] = region->control;
        *(device == OWN ? &own_word : &other_word) = (_Atomic uint64_t *)(void *)heap;
    }
    return 0;
}

static int fresh(void **state)
{
    (void)state;
    atomic_store(own_word, 0);
    atomic_store(other_word, 0);
    core_idle_publish_cpu(OWN);
    core_idle_publish_cpu(OTHER);
    core_idle_tell(OTHER, NULL, 0);
    return 0;
}

static void others_are_known(void **state)
{
    (void)state;
    assert_int_equal(core_idle_others_now(OWN), IDLE_OTHERS_MIGHT);
    core_idle_tell(OTHER, (const void *)other_word, 0);
    assert_int_equal(core_idle_others_now(OWN), IDLE_OTHERS_WAIT);
    atomic_store(other_word, 7);
    assert_int_equal(core_idle_others_now(OWN), IDLE_OTHERS_CAN);
    core_idle_tell(OTHER, (const void *)other_word, 7);
    assert_int_equal(core_idle_others_now(OWN), IDLE_OTHERS_WAIT);
    core_idle_tell(OTHER, NULL, 0);
    assert_int_equal(core_idle_others_now(OWN), IDLE_OTHERS_MIGHT);
    atomic_store(&control[OTHER]->cpu, 0); /* elsewhere: it does not count */
    assert_int_equal(core_idle_others_now(OWN), IDLE_OTHERS_WAIT);
}

static bool wait_for(uint64_t first, bool mutual)
{
    const hccl_turn turn = {(const void *)own_word, first, OTHER};
    bool came = hccl_turn_wait(OWN, &turn, 1, mutual);
    assert_int_equal(atomic_load(&control[OWN]->awaited), 0);
    return came;
}

static void what_is_there_is_not_waited_for(void **state)
{
    (void)state;
    atomic_store(own_word, 3);
    assert_true(wait_for(3, true));
    assert_true(wait_for(2, false));
}

static void nobody_is_waited_for_forever(void **state)
{
    (void)state;
    assert_false(wait_for(1, true));
    assert_false(wait_for(1, false));
    core_idle_tell(OTHER, (const void *)other_word, 0); /* cannot come: it waits itself */
    assert_false(wait_for(1, true));
    atomic_store(&control[OTHER]->cpu, 0);
    assert_false(wait_for(1, true));
}

/* The other rank, a thread of this CPU: it sees what is said of the one that waits, and stores. */
static void *store(void *told)
{
    for (int i = 0; i < 1000000 && atomic_load(&control[OWN]->awaited) == 0; i++)
        sched_yield();
    *(uint64_t *)told = atomic_load(&control[OWN]->awaited);
    atomic_store(own_word, 5);
    return NULL;
}

static void a_rank_beside_is_let_run(void **state)
{
    (void)state;
    int came = 0;
    for (int i = 0; i < 100; i++) {
        pthread_t thread;
        uint64_t told = 0;
        atomic_store(own_word, 0);
        assert_int_equal(pthread_create(&thread, NULL, store, &told), 0);
        came += wait_for(5, i % 2);
        while (atomic_load(own_word) == 0) /* other programs had the CPU: as if it waited again */
            wait_for(5, i % 2);
        pthread_join(thread, NULL);
        assert_int_equal(told, (uintptr_t)own_word);
    }
    assert_in_range(came, 1, 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(others_are_known, fresh),
        cmocka_unit_test_setup(what_is_there_is_not_waited_for, fresh),
        cmocka_unit_test_setup(nobody_is_waited_for_forever, fresh),
        cmocka_unit_test_setup(a_rank_beside_is_let_run, fresh),
    };
    return cmocka_run_group_tests(tests, open_both, NULL);
}
