/* Proves: every block of a grid runs exactly once with its own index, for many sizes; blocks that
 * wait for each other all get on; errors and limits end a grid with the documented status. */
#include "testing.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "core/wait.h"

typedef struct counts {
    uint32_t blocks;
    _Atomic uint32_t ran[2048];
    _Atomic uint32_t wrong;
} counts;

static void count_entry(const void *args)
{
    counts *c = *(counts *const *)args;
    if (core_block_count() != c->blocks || aivd_asc_get_block_num() != (int64_t)c->blocks)
        atomic_fetch_add(&c->wrong, 1);
    if (aivd_asc_get_block_idx() != (int64_t)core_block_index())
        atomic_fetch_add(&c->wrong, 1);
    atomic_fetch_add(&c->ran[core_block_index()], 1);
}

static void run_counts(uint32_t blocks)
{
    counts *c = calloc(1, sizeof *c);
    c->blocks = blocks;
    core_launch launch = testing_launch(count_entry, &c, blocks);
    assert_int_equal(core_grid_run(&launch, NULL), AIVD_OK);
    for (uint32_t i = 0; i < 2048; i++)
        assert_int_equal(c->ran[i], i < blocks ? 1 : 0);
    assert_int_equal(c->wrong, 0);
    free(c);
}

static void every_block_runs_once(void **state)
{
    (void)state;
    for (uint32_t blocks = 1; blocks <= 48; blocks++)
        run_counts(blocks);
    run_counts(1000);
    run_counts(2047);
}

/* Block i waits for block i + 1, the last one begins: nobody gets on unless all are alive. */
typedef struct chain {
    _Alignas(64) uint64_t flags[1024][8];
} chain;

static void chain_entry(const void *args)
{
    chain *c = *(chain *const *)args;
    uint32_t i = core_block_index(), n = core_block_count();
    if (i + 1 < n)
        core_flag_wait_ge(c->flags[i + 1], 1, "the next block");
    core_flag_store(c->flags[i], 1);
}

static void run_chain(uint32_t blocks)
{
    chain *c = aligned_alloc(64, sizeof *c);
    memset(c, 0, sizeof *c);
    core_launch launch = testing_launch(chain_entry, &c, blocks);
    assert_int_equal(core_grid_run(&launch, NULL), AIVD_OK);
    for (uint32_t i = 0; i < blocks; i++)
        assert_int_equal(c->flags[i][0], 1);
    free(c);
}

static void blocks_wait_for_each_other(void **state)
{
    (void)state;
    run_chain(1);
    run_chain(2);
    run_chain(48);
    run_chain(61);
    run_chain(61);
}

enum { ROUNDS = 3000 };

typedef struct rounds {
    uint32_t blocks;
    _Atomic uint32_t sum;
    _Atomic uint32_t wrong;
} rounds;

static void barrier_entry(const void *args)
{
    rounds *r = *(rounds *const *)args;
    for (uint32_t k = 0; k < ROUNDS; k++) {
        atomic_fetch_add_explicit(&r->sum, 1, memory_order_relaxed);
        aivd_asc_sync_block_arrive(PIPE_MTE3, (int)(k % 16));
        aivd_asc_sync_block_wait(PIPE_MTE3, (int)(k % 16));
        uint32_t sum = atomic_load_explicit(&r->sum, memory_order_relaxed);
        if (sum < (k + 1) * r->blocks)
            atomic_fetch_add_explicit(&r->wrong, 1, memory_order_relaxed);
    }
}

static void block_barrier_thousands_of_times(void **state)
{
    (void)state;
    uint32_t sizes[] = {1, 2, 7, 48};
    for (size_t i = 0; i < 4; i++) {
        rounds r = {.blocks = sizes[i]}, *args = &r;
        core_launch launch = testing_launch(barrier_entry, &args, sizes[i]);
        /* Twice: counters of a grid must not leak into the next. */
        for (int k = 0; k < 2; k++) {
            r.sum = 0;
            assert_int_equal(core_grid_run(&launch, NULL), AIVD_OK);
            assert_int_equal(r.sum, ROUNDS * sizes[i]);
            assert_int_equal(r.wrong, 0);
        }
    }
}

static void nothing_entry(const void *args)
{
    (void)args;
}

static void zero_blocks_are_refused(void **state)
{
    (void)state;
    core_launch launch = testing_launch(nothing_entry, NULL, 0);
    assert_int_equal(core_grid_run(&launch, NULL), AIVD_ERR_PARAM);
    assert_non_null(strstr(base_error_recent(), "0 blocks"));
}

static void nested_entry(const void *args)
{
    core_launch launch = testing_launch(nothing_entry, NULL, 1);
    **(aivd_status *const *)args = core_grid_run(&launch, NULL);
}

static void launch_inside_a_kernel_is_refused(void **state)
{
    (void)state;
    aivd_status inner = AIVD_OK, *p = &inner;
    core_launch launch = testing_launch(nested_entry, &p, 1);
    assert_int_equal(core_grid_run(&launch, NULL), AIVD_OK);
    assert_int_equal(inner, AIVD_ERR_STATE);
}

static void forever_entry(const void *args)
{
    uint64_t *flag = *(uint64_t *const *)args;
    if (core_block_index() == 0)
        core_flag_wait_ge(flag, 7, "a flag nobody sets");
    else
        while (core_flag_load(flag) == 0) {
        }
}

static void describe_test(const void *address, char *text, size_t size)
{
    (void)address;
    strncpy(text, "my buffer+0x0", size);
}

static void endless_wait_ends_with_a_report(void **state)
{
    (void)state;
    _Alignas(64) uint64_t flag = 0, *p = &flag;
    core_set_describe(describe_test);
    core_launch launch = testing_launch(forever_entry, &p, 20);
    launch.stall_ns = BASE_NS_PER_S / 2;
    uint64_t begin = base_now_ns();
    assert_int_equal(core_grid_run(&launch, NULL), AIVD_ERR_KERNEL_TIMEOUT);
    uint64_t took = base_now_ns() - begin;
    assert_true(took >= BASE_NS_PER_S / 2 && took < 5 * BASE_NS_PER_S);
    const char *text = base_error_recent();
    assert_non_null(strstr(text, "507034"));
    assert_non_null(strstr(text, "test_kernel"));
    assert_non_null(strstr(text, "block 0 waits for a flag nobody sets at my buffer+0x0"));
    assert_non_null(strstr(text, "value seen 0x0, wanted 0x7"));
    assert_non_null(strstr(text, "block 15 waits"));
    assert_null(strstr(text, "block 16 waits"));
    assert_non_null(strstr(text, "and 4 more blocks"));
    core_set_describe(NULL);
}

static void abandoned_fibers_are_used_again(void **state)
{
    (void)state;
    _Alignas(64) uint64_t flag = 0, *p = &flag;
    core_launch launch = testing_launch(forever_entry, &p, 48);
    launch.stall_ns = 20000000;
    for (int i = 0; i < 20; i++)
        assert_int_equal(core_grid_run(&launch, NULL), AIVD_ERR_KERNEL_TIMEOUT);
    run_chain(48);
    run_counts(48);
}

/* Two blocks that pass a token for ever: always progress, never an end. */
static void livelock_entry(const void *args)
{
    uint64_t *flags = *(uint64_t *const *)args;
    for (uint64_t k = 1;; k++)
        core_flag_store(flags, k);
}

static void wall_limit_ends_a_livelock(void **state)
{
    (void)state;
    _Alignas(64) uint64_t flag = 0, *p = &flag;
    core_launch launch = testing_launch(livelock_entry, &p, 2);
    launch.wall_ns = 300000000;
    uint64_t begin = base_now_ns();
    assert_int_equal(core_grid_run(&launch, NULL), AIVD_ERR_KERNEL_TIMEOUT);
    assert_true(base_now_ns() - begin < 5 * BASE_NS_PER_S);
    assert_non_null(strstr(base_error_recent(), "time limit"));
}

static void *cancel_later(void *argument)
{
    usleep(100000);
    atomic_store((_Atomic bool *)argument, true);
    return NULL;
}

static void cancel_ends_a_wait(void **state)
{
    (void)state;
    _Alignas(64) uint64_t flag = 0, *p = &flag;
    _Atomic bool cancel = false;
    pthread_t thread;
    pthread_create(&thread, NULL, cancel_later, &cancel);
    core_launch launch = testing_launch(forever_entry, &p, 3);
    assert_int_equal(core_grid_run(&launch, &cancel), AIVD_ERR_ABORTED);
    pthread_join(thread, NULL);
}

static void stats_count(void **state)
{
    (void)state;
    core_stats before, after;
    core_stats_get(&before);
    run_counts(48);
    run_chain(10);
    core_stats_get(&after);
    assert_int_equal(after.grids - before.grids, 2);
    assert_int_equal(after.blocks - before.blocks, 58);
    assert_int_equal(after.aborts, before.aborts);
}

typedef struct block_local {
    uint32_t value;
} block_local;
static block_local local_data;
static const block_local local_init = {5};

static void block_local_entry(const void *args)
{
    rounds *r = *(rounds *const *)args;
    if (local_data.value != 5)
        r->wrong++;
    local_data.value = core_block_index() + 100;
    aivd_asc_sync_block_arrive(PIPE_ALL, 0);
    aivd_asc_sync_block_wait(PIPE_ALL, 0);
    if (local_data.value != core_block_index() + 100)
        r->wrong++;
}

static void block_local_data_is_the_blocks_own(void **state)
{
    (void)state;
    rounds r = {.blocks = 13}, *args = &r;
    core_launch launch = testing_launch(block_local_entry, &args, 13);
    launch.block_local = &local_data;
    launch.block_local_size = sizeof local_data;
    launch.block_local_init = &local_init;
    for (int i = 0; i < 3; i++)
        assert_int_equal(core_grid_run(&launch, NULL), AIVD_OK);
    assert_int_equal(r.wrong, 0);
}

/* Two threads run kernels with the same data at once: they take turns. */
static void *block_local_thread(void *argument)
{
    rounds *args = argument;
    for (int i = 0; i < 50; i++) {
        core_launch launch = testing_launch(block_local_entry, &args, 5);
        launch.block_local = &local_data;
        launch.block_local_size = sizeof local_data;
        launch.block_local_init = &local_init;
        if (core_grid_run(&launch, NULL) != AIVD_OK)
            args->wrong++;
    }
    return NULL;
}

static void block_local_data_of_one_grid_at_a_time(void **state)
{
    (void)state;
    rounds r[2] = {{.blocks = 5}, {.blocks = 5}};
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, block_local_thread, &r[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert_int_equal(r[0].wrong + r[1].wrong, 0);
}

int main(int argc, char **argv)
{
    (void)argc;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_block_runs_once),
        cmocka_unit_test(blocks_wait_for_each_other),
        cmocka_unit_test(block_barrier_thousands_of_times),
        cmocka_unit_test(zero_blocks_are_refused),
        cmocka_unit_test(launch_inside_a_kernel_is_refused),
        cmocka_unit_test(endless_wait_ends_with_a_report),
        cmocka_unit_test(abandoned_fibers_are_used_again),
        cmocka_unit_test(wall_limit_ends_a_livelock),
        cmocka_unit_test(cancel_ends_a_wait),
        cmocka_unit_test(stats_count),
        cmocka_unit_test(block_local_data_is_the_blocks_own),
        cmocka_unit_test(block_local_data_of_one_grid_at_a_time),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    failed += testing_again("AIVDRIVE_THREADS", "2", argv);
    failed += testing_again("AIVDRIVE_BLOCKS", "threads", argv);
    return failed;
}
