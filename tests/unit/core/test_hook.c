/* Proves: an installed hook sees every operation of a kernel with its operands and the place in the
 * kernel it was called from. */
#include "testing.h"

#include <dlfcn.h>

#include "core/hook.h"

enum { EVENTS = 64 };
static core_event events[EVENTS];
static uint32_t blocks[EVENTS];
static uint32_t used;

static void op(const core_event *event)
{
    if (used == EVENTS)
        return;
    blocks[used] = event->block->index;
    events[used++] = *event;
}

static const core_hook hook = {.op = op};
static _Alignas(64) uint8_t gm[4096];

static void entry(const void *args)
{
    (void)args;
    aivd_asc_copy_gm2ub((void *)64, gm, 96);
    aivd_asc_sync_notify(PIPE_MTE2, PIPE_MTE3, EVENT_ID5);
    aivd_asc_sync_wait(PIPE_MTE2, PIPE_MTE3, EVENT_ID5);
    aivd_asc_copy_ub2gm_align_burst_u8(gm + 1024, (void *)64, 2, 10, 0, 0, 1, 6);
    aivd_asc_sync_pipe(PIPE_ALL);
    aivd_asc_sync_data_barrier(DSB_DDR);
    aivd_asc_dcci_single(gm + 70);
    aivd_asc_set_atomic_max_int16();
    aivd_asc_duplicate_u32((void *)0, 7, 8);
    aivd_asc_sync_block_arrive(PIPE_MTE3, 2);
    aivd_asc_sync_block_wait(PIPE_S, 2);
    core_flag_store((uint64_t *)(uintptr_t)gm, 3);
    __asm__ volatile(""); /* no tail call: it would hide the place */
}

static void every_operation_is_seen(void **state)
{
    (void)state;
    core_hook_set(&hook);
    assert_int_equal(testing_run(entry, NULL, 1), AIVD_OK);
    core_hook_set(NULL);
    static const core_event_kind kinds[] = {
        CORE_EVENT_COPY,         CORE_EVENT_NOTIFY,       CORE_EVENT_WAIT,
        CORE_EVENT_COPY,         CORE_EVENT_PIPE_BARRIER, CORE_EVENT_DATA_BARRIER,
        CORE_EVENT_CACHE,        CORE_EVENT_ATOMIC_MODE,  CORE_EVENT_FILL,
        CORE_EVENT_BLOCK_ARRIVE, CORE_EVENT_BLOCK_WAIT,   CORE_EVENT_FLAG_STORE,
    };
    assert_int_equal(used, sizeof kinds / sizeof kinds[0]);
    for (uint32_t i = 0; i < used; i++) {
        assert_int_equal(events[i].kind, kinds[i]);
        assert_int_equal(blocks[i], 0);
    }
    assert_ptr_equal(events[0].from, gm);
    assert_int_equal(events[0].size, 96);
    assert_int_equal(events[0].pipe, PIPE_MTE2);
    assert_true((uintptr_t)events[0].to > 1 << 20); /* translated */
    assert_int_equal(events[1].pipe, PIPE_MTE2);
    assert_int_equal(events[1].pipe_to, PIPE_MTE3);
    assert_int_equal(events[1].id, 5);
    assert_int_equal(events[3].pipe, PIPE_MTE3);
    assert_ptr_equal(events[3].to, gm + 1024);
    assert_int_equal(events[3].bursts, 2);
    assert_int_equal(events[3].burst_bytes, 10);
    assert_int_equal(events[3].from_step, 64);
    assert_int_equal(events[3].to_step, 16);
    assert_int_equal(events[5].id, DSB_DDR);
    assert_ptr_equal(events[6].to, gm + 64);
    assert_int_equal(events[7].value, ATOMIC_MAX << 8 | ELEMENT_S16);
    assert_int_equal(events[8].value, 7);
    assert_int_equal(events[8].size, 32);
    assert_int_equal(events[9].id, 2);
    assert_int_equal(events[11].value, 3);
    /* Called from entry(): a few hundred bytes of code, in the order of the calls. */
    for (uint32_t i = 0; i < used; i++) {
        uintptr_t site = (uintptr_t)events[i].site;
        assert_true(site > (uintptr_t)entry && site < (uintptr_t)entry + 4096);
    }
    used = 0;
    assert_int_equal(testing_run(entry, NULL, 1), AIVD_OK);
    assert_int_equal(used, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_operation_is_seen)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
