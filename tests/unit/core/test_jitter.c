/* Proves what the delays of jitter hold up: now and then one block alone, for several turns of the
 * others; and by naps the whole process, no more often with many blocks than with one, and not in
 * polls that bring nothing new. */
#include <time.h>

#include "testing.h"

#include "c_api/asc_enums.h"
#include "core/block.h"
#include "core/weak.h"

enum { STEPS = 500, NAP_NS_MOST = 100 * 1000 };

static uint32_t naps;

/* In place of libc's: naps of blocks are counted, others (longer ones, of the watchdog) are slept.
 */
int nanosleep(const struct timespec *time, struct timespec *left)
{
    if (core_current == NULL || time->tv_sec != 0 || time->tv_nsec >= NAP_NS_MOST)
        return clock_nanosleep(CLOCK_MONOTONIC, 0, time, left);
    naps++;
    return 0;
}

static void step(void) /* two points at which others may go first */
{
    aivd_asc_sync_notify(PIPE_S, PIPE_MTE3, 0);
    aivd_asc_sync_wait(PIPE_S, PIPE_MTE3, 0);
}

static uint32_t naps_of(core_entry entry, uint32_t blocks, uint64_t seed)
{
    naps = 0;
    core_hook_set(core_jitter_hook(seed, NULL));
    aivd_status status = testing_run(entry, NULL, blocks);
    core_hook_set(NULL);
    assert_int_equal(status, AIVD_OK);
    return naps;
}

/* ---- the process ---- */

static void work(const void *args)
{
    (void)args;
    for (int i = 0; i < STEPS; i++)
        step();
}

/* A long delay comes at one point of 16. A single block naps in half of them: 31 times of 1,000. */
static void naps_do_not_grow_with_blocks(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        assert_in_range(naps_of(work, 1, seed), 10, 70);
        assert_in_range(naps_of(work, 48, seed), 1, 40);
    }
}

static _Alignas(64) uint32_t flag[16];

/* Block 0 waits for what block 1 stores after `STEPS` turns without a point of jitter. */
static void one_waits(const void *args)
{
    (void)args;
    uint32_t *ub = (uint32_t *)(uintptr_t)aivd_asc_get_phy_buf_addr(0);
    if (aivd_asc_get_block_idx() == 1) {
        for (int i = 0; i < STEPS * 256; i++) /* a block without stores yields at every 256th */
            aivd_asc_set_ctrl(0);
        ub[0] = 1;
        aivd_asc_copy_ub2gm(flag, ub, 32);
        return;
    }
    do {
        aivd_asc_copy_gm2ub(ub, flag, 32);
        step();
    } while (ub[0] != 1);
}

static void a_block_that_waits_takes_no_nap(void **state)
{
    (void)state;
    uint32_t all = 0;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        memset(flag, 0, sizeof flag);
        all += naps_of(one_waits, 2, seed);
    }
    assert_in_range(all, 0, 5); /* before the first poll and after the last one */
}

/* ---- one block ---- */

static uint32_t done[2], long_lags;

/* Steps of the other block between two of this one. A turn goes on with odds of 1 in 4: without
 * long delays no lag of this many comes up. */
static void lag(const void *args)
{
    (void)args;
    enum { LONG = 10 };
    int64_t me = aivd_asc_get_block_idx();
    for (int i = 0; i < STEPS; i++) {
        uint32_t before = done[1 - me];
        step();
        long_lags += done[1 - me] - before >= LONG;
        done[me]++;
    }
}

static void a_block_is_late_alone(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        memset(done, 0, sizeof done);
        long_lags = 0;
        naps_of(lag, 2, seed);
        assert_in_range(long_lags, 1, STEPS / 10);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(naps_do_not_grow_with_blocks),
        cmocka_unit_test(a_block_that_waits_takes_no_nap),
        cmocka_unit_test(a_block_is_late_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
