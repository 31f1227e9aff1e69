/* Proves that events order streams, tell time at execution, survive their handle while tasks need
 * them, and that waits inside one process always make progress, whoever synchronises. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/time.h"
#include "npu/device.h"
#include "npu/npu.h"
#include "npu/stream.h"

#define LONG (20 * BASE_NS_PER_S)

static npu_stream *a, *b, *c;
static _Atomic int order;
static int ran_at[8];

static int setup(void **state)
{
    (void)state;
    order = 0;
    memset(ran_at, -1, sizeof ran_at);
    return npu_stream_create(NULL, 0, &a) || npu_stream_create(NULL, 0, &b) ||
           npu_stream_create(NULL, 0, &c);
}

static int teardown(void **state)
{
    (void)state;
    npu_stream_destroy(a, true);
    npu_stream_destroy(b, true);
    npu_stream_destroy(c, true);
    return 0;
}

static aivd_status note(npu_stream *s, void *args)
{
    (void)s;
    int who;
    memcpy(&who, args, sizeof who);
    ran_at[who] = atomic_fetch_add(&order, 1);
    return AIVD_OK;
}

static aivd_status pause_20ms(npu_stream *s, void *args)
{
    (void)s;
    (void)args;
    usleep(20000);
    return AIVD_OK;
}

static _Atomic bool gate_open;

/* Holds its stream until the gate is open, whoever runs it: the progress thread may be quick. */
static aivd_status gate(npu_stream *s, void *args)
{
    (void)s;
    (void)args;
    while (!gate_open)
        usleep(200);
    return AIVD_OK;
}

static void close_gate(npu_stream *s)
{
    gate_open = false;
    assert_int_equal(npu_stream_enqueue(s, "gate", gate, NULL, 0), AIVD_OK);
}

static aivd_status fails(npu_stream *s, void *args)
{
    (void)s;
    (void)args;
    return base_fail(AIVD_ERR_KERNEL_TRAP, NULL, "a failure for the test");
}

static void put(npu_stream *s, int who)
{
    assert_int_equal(npu_stream_enqueue(s, "note", note, &who, sizeof who), AIVD_OK);
}

static npu_event *event(void)
{
    npu_event *e;
    assert_int_equal(npu_event_create(0, &e), AIVD_OK);
    return e;
}

/* c waits for b waits for a; only c is synchronised, by the one thread there is. */
static void a_chain_of_waits_makes_progress(void **state)
{
    (void)state;
    npu_event *ea = event(), *eb = event();
    put(a, 0);
    npu_event_record(ea, a);
    put(a, 1); /* behind the record: not needed */
    assert_int_equal(npu_event_wait(b, ea, BASE_NEVER), AIVD_OK);
    put(b, 2);
    npu_event_record(eb, b);
    assert_int_equal(npu_event_wait(c, eb, BASE_NEVER), AIVD_OK);
    put(c, 3);
    assert_int_equal(npu_stream_synchronize(c, BASE_NEVER), AIVD_OK);
    assert_int_equal(ran_at[0], 0);
    assert_true(ran_at[2] > ran_at[0]);
    assert_true(ran_at[3] > ran_at[2]);
    npu_event_destroy(ea);
    npu_event_destroy(eb);
}

static void the_same_works_when_the_progress_thread_runs_it(void **state)
{
    (void)state;
    npu_event *e = event();
    put(a, 0);
    npu_event_record(e, a);
    npu_event_wait(b, e, BASE_NEVER);
    put(b, 1);
    bool complete = false;
    for (uint64_t end = base_now_ns() + LONG; !complete && base_now_ns() < end; usleep(500))
        npu_stream_query(b, &complete);
    assert_true(complete);
    assert_true(ran_at[0] >= 0 && ran_at[1] > ran_at[0]);
    npu_event_destroy(e);
}

static void time_is_taken_at_execution(void **state)
{
    (void)state;
    npu_event *begin = event(), *end = event();
    double ms = -1;
    close_gate(a);
    npu_event_record(begin, a);
    npu_stream_enqueue(a, "pause", pause_20ms, NULL, 0);
    npu_event_record(end, a);
    assert_int_equal(npu_event_elapsed(begin, end, &ms), AIVD_ERR_AGAIN);
    gate_open = true;
    assert_int_equal(npu_stream_synchronize(a, BASE_NEVER), AIVD_OK);
    assert_int_equal(npu_event_elapsed(begin, end, &ms), AIVD_OK);
    assert_true(ms >= 19.9 && ms < 20000);
    assert_int_equal(npu_event_elapsed(end, begin, &ms), AIVD_ERR_MISMATCH);
    npu_event_destroy(begin);
    npu_event_destroy(end);
    npu_event *untimed;
    npu_event_create(1 /* synchronisation only */, &untimed);
    npu_event_record(untimed, a);
    npu_stream_synchronize(a, BASE_NEVER);
    assert_int_equal(npu_event_elapsed(untimed, untimed, &ms), AIVD_ERR_AGAIN);
    npu_event_destroy(untimed);
}

static void query_and_synchronise(void **state)
{
    (void)state;
    npu_event *e = event();
    bool recorded = true;
    assert_int_equal(npu_event_query(e, &recorded), AIVD_OK);
    assert_false(recorded);
    assert_int_equal(npu_event_synchronize(e, BASE_NEVER), AIVD_ERR_PARAM); /* never recorded */
    put(a, 0);
    npu_event_record(e, a);
    assert_int_equal(npu_event_synchronize(e, BASE_NEVER), AIVD_OK);
    assert_int_equal(ran_at[0], 0);
    npu_event_query(e, &recorded);
    assert_true(recorded);
    npu_event_reset(e, a);
    npu_stream_synchronize(a, BASE_NEVER);
    npu_event_query(e, &recorded);
    assert_false(recorded);
    npu_event_record(e, a); /* and again */
    assert_int_equal(npu_event_synchronize(e, LONG), AIVD_OK);
    npu_event_destroy(e);
}

static void a_wait_means_the_newest_record(void **state)
{
    (void)state;
    npu_event *e = event();
    npu_event_record(e, a);
    npu_stream_synchronize(a, BASE_NEVER);
    put(a, 0);
    npu_event_record(e, a);
    npu_event_wait(b, e, BASE_NEVER);
    put(b, 1);
    npu_stream_synchronize(b, BASE_NEVER);
    assert_true(ran_at[0] >= 0 && ran_at[1] > ran_at[0]);
    npu_event_destroy(e);
}

static void an_event_nobody_recorded_holds_nothing_up(void **state)
{
    (void)state;
    npu_event *e = event();
    assert_int_equal(npu_event_wait(a, e, BASE_NEVER), AIVD_OK);
    put(a, 0);
    assert_int_equal(npu_stream_synchronize(a, BASE_NEVER), AIVD_OK);
    assert_int_equal(ran_at[0], 0);
    npu_event_destroy(e);
}

static void waits_with_a_limit_fail_their_stream(void **state)
{
    (void)state;
    npu_event *e = event();
    close_gate(a);
    npu_event_record(e, a);
    npu_event_wait(b, e, 5000000); /* 5 ms */
    put(b, 0);
    assert_int_equal(npu_stream_synchronize(b, BASE_NEVER), AIVD_ERR_WAIT_TIMEOUT);
    assert_int_equal(ran_at[0], -1);
    gate_open = true;
    npu_stream_synchronize(a, BASE_NEVER);
    npu_event_destroy(e);
}

static void destroyed_events_still_serve_queued_tasks(void **state)
{
    (void)state;
    npu_event *e = event();
    bool recorded;
    put(a, 0);
    npu_event_record(e, a);
    npu_event_wait(b, e, BASE_NEVER);
    put(b, 1);
    assert_int_equal(npu_event_destroy(e), AIVD_OK);
    assert_int_equal(npu_event_query(e, &recorded), AIVD_ERR_HANDLE);
    assert_int_equal(npu_event_record(e, a), AIVD_ERR_HANDLE);
    assert_int_equal(npu_stream_synchronize(b, BASE_NEVER), AIVD_OK);
    assert_true(ran_at[1] > ran_at[0]);
    assert_int_equal(npu_event_destroy(e), AIVD_ERR_HANDLE);
}

static void failures_reach_who_synchronises_the_event(void **state)
{
    (void)state;
    npu_event *e = event();
    npu_stream_enqueue(a, "fails", fails, NULL, 0);
    npu_event_record(e, a);
    npu_event_wait(b, e, BASE_NEVER); /* goes on: the record counts */
    put(b, 1);
    assert_int_equal(npu_stream_synchronize(b, BASE_NEVER), AIVD_OK);
    assert_int_equal(npu_event_synchronize(e, BASE_NEVER), AIVD_ERR_KERNEL_TRAP);
    assert_int_equal(npu_stream_synchronize(a, BASE_NEVER), AIVD_ERR_KERNEL_TRAP);
    npu_event_destroy(e);
}

static void abort_frees_waits_and_keeps_counts(void **state)
{
    (void)state;
    npu_event *e = event();
    bool over;
    close_gate(a);
    put(a, 0);
    npu_event_record(e, a);
    npu_event_wait(b, e, BASE_NEVER);
    put(b, 1);
    npu_event_query_waits(e, &over);
    assert_false(over);
    assert_int_equal(npu_stream_abort(b), AIVD_OK);
    npu_event_query_waits(e, &over);
    assert_true(over);
    assert_int_equal(ran_at[1], -1);
    gate_open = true;
    assert_int_equal(npu_stream_abort(a), AIVD_OK);
    assert_int_equal(npu_event_synchronize(e, LONG), AIVD_OK);
    npu_event_destroy(e);
}

/* A record behind a host function that hangs: the wait ends with the limit for time in which
 * nothing moves, though it has none of its own. */
static void waits_end_when_nothing_moves(void **state)
{
    (void)state;
    npu_event *e = event();
    uint64_t limit = npu_the_settings.stall_ns;
    bool complete;
    close_gate(a);
    npu_event_record(e, a);
    for (uint64_t end = base_now_ns() + LONG; !a->busy && base_now_ns() < end; usleep(200))
        npu_stream_query(a, &complete); /* the progress thread runs into the gate */
    npu_the_settings.stall_ns = 100000000;
    npu_event_wait(b, e, BASE_NEVER);
    put(b, 0);
    assert_int_equal(npu_stream_synchronize(b, BASE_NEVER), AIVD_ERR_WAIT_TIMEOUT);
    assert_non_null(strstr(base_error_recent(), "HCCL_EXEC_TIMEOUT"));
    assert_int_equal(npu_event_synchronize(e, BASE_NEVER), AIVD_ERR_TIMEOUT);
    npu_the_settings.stall_ns = limit;
    gate_open = true;
    assert_int_equal(npu_event_synchronize(e, LONG), AIVD_OK);
    assert_int_equal(ran_at[0], -1);
    npu_event_destroy(e);
}

static void many_events_come_and_go(void **state)
{
    (void)state;
    for (int i = 0; i < 70000; i++) { /* more than exist at once */
        npu_event *e = event();
        npu_event_record(e, a);
        assert_int_equal(npu_event_destroy(e), AIVD_OK);
        if (i % 1000 == 0)
            assert_int_equal(npu_stream_synchronize(a, BASE_NEVER), AIVD_OK);
    }
}

static int open_device(void **state)
{
    (void)state;
    return npu_device_set(0);
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)
    const struct CMUnitTest tests[] = {
        TEST(a_chain_of_waits_makes_progress),
        TEST(the_same_works_when_the_progress_thread_runs_it),
        TEST(time_is_taken_at_execution),
        TEST(query_and_synchronise),
        TEST(a_wait_means_the_newest_record),
        TEST(an_event_nobody_recorded_holds_nothing_up),
        TEST(waits_with_a_limit_fail_their_stream),
        TEST(destroyed_events_still_serve_queued_tasks),
        TEST(failures_reach_who_synchronises_the_event),
        TEST(abort_frees_waits_and_keeps_counts),
        TEST(waits_end_when_nothing_moves),
        TEST(many_events_come_and_go),
    };
    return cmocka_run_group_tests(tests, open_device, NULL);
}
