/* Proves the promises of streams: order, one runner at a time, back-pressure, failures that stick
 * until told, abort, time limits, take-over by the progress thread, ends that wait or discard. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/time.h"
#include "core/builtin.h"
#include "npu/device.h"
#include "npu/npu.h"
#include "npu/stream.h"

#define LONG (20 * BASE_NS_PER_S) /* generous: machines are noisy */

static npu_stream *stream;
static int seen[20000];
static _Atomic int seen_count;

static int setup(void **state)
{
    (void)state;
    atomic_store(&seen_count, 0);
    return npu_stream_create(NULL, 0, &stream);
}

static int teardown(void **state)
{
    (void)state;
    return npu_stream_destroy(stream, true);
}

static aivd_status note(npu_stream *s, void *args)
{
    (void)s;
    int at = atomic_fetch_add(&seen_count, 1);
    memcpy(&seen[at], args, sizeof(int));
    return AIVD_OK;
}

static aivd_status fails(npu_stream *s, void *args)
{
    (void)s;
    (void)args;
    return base_fail(AIVD_ERR_KERNEL_EXCEPTION, NULL, "the reason of the failure");
}

static void queue_notes(npu_stream *s, int from, int to)
{
    for (int i = from; i < to; i++)
        assert_int_equal(npu_stream_enqueue(s, "note", note, &i, sizeof i), AIVD_OK);
}

static void tasks_run_in_order(void **state)
{
    (void)state;
    queue_notes(stream, 0, 1000);
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_OK);
    assert_int_equal(seen_count, 1000);
    for (int i = 0; i < 1000; i++)
        assert_int_equal(seen[i], i);
}

static void a_full_queue_loses_nothing(void **state)
{
    (void)state;
    queue_notes(stream, 0, 15000); /* more than a stream holds */
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_OK);
    assert_int_equal(seen_count, 15000);
    for (int i = 0; i < 15000; i++)
        assert_int_equal(seen[i], i);
}

static uint8_t big_seen[300000];

static aivd_status note_big(npu_stream *s, void *args)
{
    (void)s;
    memcpy(big_seen, args, sizeof big_seen);
    return AIVD_OK;
}

static void large_arguments_arrive(void **state)
{
    (void)state;
    static uint8_t big[sizeof big_seen];
    for (size_t i = 0; i < sizeof big; i++)
        big[i] = (uint8_t)(i * 7 + 1);
    assert_int_equal(npu_stream_enqueue(stream, "big", note_big, big, sizeof big), AIVD_OK);
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_OK);
    assert_memory_equal(big, big_seen, sizeof big);
}

static void a_failure_discards_until_it_is_told(void **state)
{
    (void)state;
    queue_notes(stream, 0, 2);
    npu_stream_enqueue(stream, "fails", fails, NULL, 0);
    queue_notes(stream, 2, 5);
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_ERR_KERNEL_EXCEPTION);
    assert_non_null(strstr(base_error_recent(), "the reason of the failure"));
    assert_int_equal(seen_count, 2);
    queue_notes(stream, 5, 6); /* told: works again */
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_OK);
    assert_int_equal(seen_count, 3);
}

static void a_stream_may_go_on_after_failures(void **state)
{
    (void)state;
    npu_stream_set_stops(stream, false);
    npu_stream_enqueue(stream, "fails", fails, NULL, 0);
    queue_notes(stream, 0, 3);
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_ERR_KERNEL_EXCEPTION);
    assert_int_equal(seen_count, 3);
}

static void *fail_elsewhere(void *s)
{
    npu_stream_query(s, &(bool){false}); /* hands the work to the progress thread */
    return NULL;
}

static void the_text_travels_between_threads(void **state)
{
    (void)state;
    pthread_t thread;
    bool complete = false;
    npu_stream_enqueue(stream, "fails", fails, NULL, 0);
    pthread_create(&thread, NULL, fail_elsewhere, stream);
    pthread_join(thread, NULL);
    aivd_status status = AIVD_OK;
    for (uint64_t end = base_now_ns() + LONG; !complete && base_now_ns() < end; usleep(200))
        status = npu_stream_query(stream, &complete);
    assert_true(complete);
    assert_int_equal(status, AIVD_ERR_KERNEL_EXCEPTION); /* a query tells and keeps it */
    base_error_clear();
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_ERR_KERNEL_EXCEPTION);
    assert_non_null(strstr(base_error_recent(), "the reason of the failure"));
}

/* ---- progress without a waiting host thread ---- */

static void wait_for_count(int count)
{
    for (uint64_t end = base_now_ns() + LONG; seen_count < count && base_now_ns() < end;)
        usleep(200);
    assert_int_equal(seen_count, count);
}

static void forgotten_work_is_taken_over(void **state)
{
    (void)state;
    queue_notes(stream, 0, 3);
    wait_for_count(3); /* the timer alone */
    usleep(400000);    /* long idle: the listener sleeps without a timer */
    queue_notes(stream, 3, 6);
    wait_for_count(6);
}

static void a_ring_takes_work_over_at_once(void **state)
{
    (void)state;
    uint64_t best = UINT64_MAX;
    for (int round = 0; round < 20; round++) {
        usleep(1000);
        int before = seen_count;
        queue_notes(stream, round, round + 1);
        uint64_t begin = base_now_ns();
        fabric_ring_unclaimed(-1); /* what a waiting peer does */
        wait_for_count(before + 1);
        uint64_t took = base_now_ns() - begin;
        best = took < best ? took : best;
    }
    printf("fastest take-over: %llu us\n", (unsigned long long)best / 1000);
    assert_true(best < 9000000); /* the timer alone needs 10 ms or more */
}

/* ---- kernels ---- */

typedef struct flag_args {
    uint64_t *flag;
    uint64_t value;
} flag_args;

static void wait_kernel(const void *args)
{
    const flag_args *a = args;
    core_flag_wait_ge(a->flag, a->value, "the test's flag");
}

static void set_kernel(const void *args)
{
    const flag_args *a = args;
    core_flag_store(a->flag, a->value);
}

static uint64_t *new_flag(void)
{
    void *p;
    assert_int_equal(npu_mem_alloc(0, 64, NPU_MEM_POPULATED, &p), AIVD_OK);
    memset(p, 0, 64);
    return p;
}

static void kernels_of_two_streams_run_together(void **state)
{
    (void)state;
    npu_stream *other;
    flag_args args = {new_flag(), 1};
    assert_int_equal(npu_stream_create(NULL, 0, &other), AIVD_OK);
    assert_int_equal(npu_launch_builtin(stream, "wait", wait_kernel, 2, &args, sizeof args, NULL),
                     AIVD_OK);
    assert_int_equal(npu_launch_builtin(other, "set", set_kernel, 1, &args, sizeof args, NULL),
                     AIVD_OK);
    /* The first runs here and waits; nobody synchronises the second. */
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_OK);
    assert_int_equal(npu_stream_destroy(other, false), AIVD_OK);
    npu_mem_free(args.flag);
}

static void a_limited_synchronise_returns_in_time(void **state)
{
    (void)state;
    flag_args args = {new_flag(), 1};
    npu_launch_builtin(stream, "wait", wait_kernel, 1, &args, sizeof args, NULL);
    assert_int_equal(npu_stream_synchronize(stream, 0), AIVD_ERR_TIMEOUT);
    uint64_t begin = base_now_ns();
    assert_int_equal(npu_stream_synchronize(stream, 50000000), AIVD_ERR_TIMEOUT);
    uint64_t took = base_now_ns() - begin;
    assert_true(took >= 50000000 && took < LONG);
    __atomic_store_n(args.flag, 1, __ATOMIC_RELEASE);
    fabric_ring(0);
    assert_int_equal(npu_stream_synchronize(stream, LONG), AIVD_OK);
    npu_mem_free(args.flag);
}

static void abort_ends_the_kernel_and_discards_the_rest(void **state)
{
    (void)state;
    flag_args args = {new_flag(), 1};
    npu_launch_builtin(stream, "wait", wait_kernel, 3, &args, sizeof args, NULL);
    queue_notes(stream, 0, 4);
    assert_int_equal(npu_stream_synchronize(stream, 20000000), AIVD_ERR_TIMEOUT); /* it runs */
    assert_int_equal(npu_stream_abort(stream), AIVD_OK);
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_OK);
    assert_int_equal(seen_count, 0);
    queue_notes(stream, 4, 5); /* usable again */
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_OK);
    assert_int_equal(seen_count, 1);
    npu_mem_free(args.flag);
}

static _Atomic int synchronised = -1;

static void *synchronise_thread(void *s)
{
    synchronised = npu_stream_synchronize(s, BASE_NEVER);
    return NULL;
}

static void abort_is_told_to_who_synchronises(void **state)
{
    (void)state;
    pthread_t thread;
    flag_args args = {new_flag(), 1};
    synchronised = -1;
    npu_launch_builtin(stream, "wait", wait_kernel, 1, &args, sizeof args, NULL);
    pthread_create(&thread, NULL, synchronise_thread, stream);
    for (uint64_t end = base_now_ns() + LONG; !stream->busy && base_now_ns() < end;)
        usleep(200);
    usleep(50000); /* the other thread has begun to wait, also when the listener was faster */
    assert_int_equal(npu_stream_abort(stream), AIVD_OK);
    pthread_join(thread, NULL);
    assert_int_equal(synchronised, AIVD_ERR_ABORTED);
    npu_mem_free(args.flag);
}

static void a_stalled_kernel_ends_with_its_limit(void **state)
{
    (void)state;
    flag_args args = {new_flag(), 1};
    const npu_launch_config config = {.stall_ns = 100000000};
    npu_launch_builtin(stream, "wait", wait_kernel, 1, &args, sizeof args, &config);
    queue_notes(stream, 0, 1);
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_ERR_KERNEL_TIMEOUT);
    assert_int_equal(seen_count, 0);
    npu_mem_free(args.flag);
}

/* ---- ends ---- */

static void destroy_waits_and_tells(void **state)
{
    (void)state;
    npu_stream *s;
    npu_stream_create(NULL, 0, &s);
    queue_notes(s, 0, 10);
    assert_int_equal(npu_stream_destroy(s, false), AIVD_OK);
    assert_int_equal(seen_count, 10);
    npu_stream_create(NULL, 0, &s);
    npu_stream_enqueue(s, "fails", fails, NULL, 0);
    assert_int_equal(npu_stream_destroy(s, false), AIVD_ERR_KERNEL_EXCEPTION);
}

static void forced_destroy_discards(void **state)
{
    (void)state;
    npu_stream *s, *real;
    flag_args args = {new_flag(), 1};
    npu_stream_create(NULL, 0, &s);
    npu_launch_builtin(s, "wait", wait_kernel, 1, &args, sizeof args, NULL);
    queue_notes(s, 0, 10);
    npu_stream_synchronize(s, 20000000);
    assert_int_equal(npu_stream_destroy(s, true), AIVD_OK);
    assert_int_equal(seen_count, 0);
    assert_int_equal(npu_stream_check(s, &real), AIVD_ERR_HANDLE);
    assert_int_equal(npu_stream_destroy(s, false), AIVD_ERR_HANDLE);
    npu_mem_free(args.flag);
}

static void foreign_handles_are_refused(void **state)
{
    (void)state;
    npu_stream *real;
    int local;
    assert_int_equal(npu_stream_check((npu_stream *)&local, &real), AIVD_ERR_HANDLE);
    assert_int_equal(npu_stream_check((npu_stream *)0x10, &real), AIVD_ERR_HANDLE);
    assert_int_equal(npu_stream_check((npu_stream *)((char *)stream + 8), &real), AIVD_ERR_HANDLE);
    assert_int_equal(npu_stream_check(stream, &real), AIVD_OK);
}

static aivd_status waits_for_itself(npu_stream *s, void *args)
{
    (void)args;
    return npu_stream_synchronize(s, BASE_NEVER);
}

static void a_task_that_waits_for_its_stream_is_an_error(void **state)
{
    (void)state;
    npu_stream_enqueue(stream, "itself", waits_for_itself, NULL, 0);
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_ERR_STATE);
}

/* ---- many threads ---- */

enum { THREADS = 4, EACH = 3000 };

static _Atomic int running;
static int counts[THREADS];

static aivd_status exclusive(npu_stream *s, void *args)
{
    int *who = args;
    (void)s;
    if (atomic_fetch_add(&running, 1) != 0)
        return base_fail(AIVD_ERR_INTERNAL, NULL, "two tasks of a stream at once");
    counts[*who]++; /* not atomic: one runner at a time, with the right order */
    atomic_fetch_sub(&running, 1);
    return AIVD_OK;
}

static void *hammer(void *arg)
{
    int who = (int)(intptr_t)arg;
    for (int i = 0; i < EACH; i++) {
        npu_stream_enqueue(stream, "exclusive", exclusive, &who, sizeof who);
        if (i % 7 == who && npu_stream_synchronize(stream, BASE_NEVER) != AIVD_OK)
            return (void *)1;
    }
    return NULL;
}

static void threads_share_a_stream(void **state)
{
    (void)state;
    pthread_t threads[THREADS];
    memset(counts, 0, sizeof counts);
    for (intptr_t i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, hammer, (void *)i);
    for (int i = 0; i < THREADS; i++) {
        void *failed;
        pthread_join(threads[i], &failed);
        assert_null(failed);
    }
    assert_int_equal(npu_stream_synchronize(stream, BASE_NEVER), AIVD_OK);
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(counts[i], EACH);
    _Atomic uint32_t *hint = &npu_device_find(0)->region->control->unclaimed;
    for (uint64_t end = base_now_ns() + LONG; *hint && base_now_ns() < end;)
        usleep(1000); /* the listener lowers what collisions left */
    assert_int_equal(*hint, 0);
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
        TEST(tasks_run_in_order),
        TEST(a_full_queue_loses_nothing),
        TEST(large_arguments_arrive),
        TEST(a_failure_discards_until_it_is_told),
        TEST(a_stream_may_go_on_after_failures),
        TEST(the_text_travels_between_threads),
        TEST(forgotten_work_is_taken_over),
        TEST(a_ring_takes_work_over_at_once),
        TEST(kernels_of_two_streams_run_together),
        TEST(a_limited_synchronise_returns_in_time),
        TEST(abort_ends_the_kernel_and_discards_the_rest),
        TEST(abort_is_told_to_who_synchronises),
        TEST(a_stalled_kernel_ends_with_its_limit),
        TEST(destroy_waits_and_tells),
        TEST(forced_destroy_discards),
        TEST(foreign_handles_are_refused),
        TEST(a_task_that_waits_for_its_stream_is_an_error),
        TEST(threads_share_a_stream),
    };
    return cmocka_run_group_tests(tests, open_device, NULL);
}
