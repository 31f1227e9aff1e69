/* Proves which calls a verdict ends (those from the one that failed on, and lower ones once a rank
 * cannot finish them either), and that a rank which finds a peer gone says why it left, as soon as
 * any rank knows it, also when the cause is just being written. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <pthread.h>
#include <unistd.h>

#include "hccl/create.h"
#include "hccl/hccl_comm.h"
#include "hccl/operator.h"
#include "hccl/verdict.h"

enum { ENDS = 3 };

/* A communicator of three ranks in one process. */
static hccl_comm *ends[ENDS];
static HcclComm handles[ENDS];

static int open_three(void **state)
{
    (void)state;
    int32_t devices[ENDS] = {0, 1, 2};
    setenv("HCCL_BUFFSIZE", "1", 1);
    if (HcclCommInitAll(ENDS, devices, handles) != HCCL_SUCCESS)
        return -1;
    for (int i = 0; i < ENDS; i++)
        ends[i] = hccl_registry_find((uint64_t)(uintptr_t)handles[i]);
    return 0;
}

static int close_three(void **state)
{
    (void)state;
    for (int i = 0; i < ENDS; i++)
        HcclCommDestroy(handles[i]);
    return 0;
}

static void from_the_call_on(void **state)
{
    (void)state;
    assert_false(hccl_verdict_ends(ends[0], HCCL_ANY_CALL));
    hccl_verdict_give(ends[0], AIVD_ERR_MISMATCH, "fish is not fowl", 5);
    for (int i = 0; i < ENDS; i++) {
        assert_true(hccl_verdict_there(ends[i]));
        assert_false(hccl_verdict_ends(ends[i], 4));
        assert_true(hccl_verdict_ends(ends[i], 5));
        assert_true(hccl_verdict_ends(ends[i], 6));
        assert_true(hccl_verdict_ends(ends[i], HCCL_ANY_CALL));
    }
}

static void lower_when_lower_fails(void **state)
{
    char text[HCCL_VERDICT_BYTES];
    (void)state;
    hccl_verdict_give(ends[0], AIVD_ERR_MISMATCH, "fish is not fowl", 5);
    hccl_verdict_widen(ends[1], 7);
    assert_false(hccl_verdict_ends(ends[2], 4));
    hccl_verdict_widen(ends[1], 3);
    assert_true(hccl_verdict_ends(ends[2], 3));
    assert_false(hccl_verdict_ends(ends[2], 2));
    /* The first words stay. */
    hccl_verdict_give(ends[2], AIVD_ERR_PEER, "another cause", 1);
    assert_int_equal(hccl_verdict_get(ends[0], text, sizeof text), AIVD_ERR_MISMATCH);
    assert_string_equal(text, "fish is not fowl");
    assert_true(hccl_verdict_ends(ends[0], 1));
}

static void an_abort_is_ones_own(void **state)
{
    (void)state;
    hccl_verdict_give(ends[0], AIVD_ERR_ABORTED, "stopped", 2);
    assert_true(hccl_verdict_ends(ends[0], 2));
    hccl_verdict_widen(ends[0], 1);
    assert_false(hccl_verdict_there(ends[1]));
    hccl_verdict_give(ends[1], AIVD_ERR_MISMATCH, "fish is not fowl", 9);
    assert_false(hccl_verdict_ends(ends[2], 8));
}

/* ---- a peer that is gone ---- */

static uint64_t leave(int who)
{
    return atomic_exchange(&ends[who]->control->identity, 0);
}

static void return_of(int who, uint64_t identity)
{
    atomic_store(&ends[who]->control->identity, identity);
}

/* As a rank leaves a verdict in its own area, before it has told anybody. */
static void write_only(int who, uint32_t state)
{
    hccl_control *control = ends[who]->control;
    control->verdict_status = AIVD_ERR_MISMATCH;
    strcpy(hccl_control_verdict(control, ENDS), "fish is not fowl");
    atomic_store(&control->verdict_reach, UINT64_MAX - 1);
    atomic_store(&control->verdict, state);
}

static void gone_without_a_cause(void **state)
{
    (void)state;
    uint64_t identity = leave(1);
    assert_int_equal(hccl_peer_present(ends[0], 1, "HcclSend"), AIVD_ERR_PEER);
    assert_non_null(strstr(base_error_recent(), "has destroyed communicator"));
    return_of(1, identity);
}

static void cause_known_elsewhere(void **state)
{
    (void)state;
    uint64_t identity = leave(1);
    write_only(2, HCCL_VERDICT_THERE);
    assert_int_equal(hccl_peer_present(ends[0], 1, "HcclSend"), AIVD_ERR_MISMATCH);
    assert_non_null(strstr(base_error_recent(), "fish is not fowl"));
    assert_null(strstr(base_error_recent(), "has destroyed"));
    return_of(1, identity);
}

static void *finish_writing(void *unused)
{
    (void)unused;
    usleep(20000);
    atomic_store(&ends[0]->control->verdict, HCCL_VERDICT_THERE);
    return NULL;
}

static void cause_just_being_written(void **state)
{
    pthread_t writer;
    (void)state;
    uint64_t identity = leave(1);
    write_only(0, HCCL_VERDICT_WRITTEN);
    assert_int_equal(pthread_create(&writer, NULL, finish_writing, NULL), 0);
    assert_int_equal(hccl_peer_present(ends[0], 1, "HcclSend"), AIVD_ERR_MISMATCH);
    assert_non_null(strstr(base_error_recent(), "fish is not fowl"));
    pthread_join(writer, NULL);
    return_of(1, identity);
}

/* Two ranks find out at once: the slower one's next call is refused, whoever was the first to
 * write. */
static void given_while_it_is_being_written(void **state)
{
    pthread_t writer;
    (void)state;
    write_only(0, HCCL_VERDICT_WRITTEN);
    assert_int_equal(pthread_create(&writer, NULL, finish_writing, NULL), 0);
    hccl_verdict_give(ends[0], AIVD_ERR_MISMATCH, "fowl is not fish", 1);
    assert_true(hccl_verdict_ends(ends[0], 1));
    assert_true(hccl_verdict_there(ends[2]));
    pthread_join(writer, NULL);
}

/* A writer that died in the middle holds nobody up for long. */
static void cause_never_written(void **state)
{
    (void)state;
    uint64_t identity = leave(1);
    write_only(2, HCCL_VERDICT_WRITTEN);
    assert_int_equal(hccl_peer_present(ends[0], 1, "HcclSend"), AIVD_ERR_PEER);
    return_of(1, identity);
}

static void who_leaves_passes_it_on(void **state)
{
    (void)state;
    write_only(1, HCCL_VERDICT_THERE);
    assert_int_equal(HcclCommDestroy(handles[1]), HCCL_SUCCESS);
    assert_true(hccl_verdict_there(ends[0]));
    assert_true(hccl_verdict_there(ends[2]));
}

int main(void)
{
#define CASE(name) cmocka_unit_test_setup_teardown(name, open_three, close_three)
    const struct CMUnitTest tests[] = {
        CASE(from_the_call_on),
        CASE(lower_when_lower_fails),
        CASE(an_abort_is_ones_own),
        CASE(gone_without_a_cause),
        CASE(cause_known_elsewhere),
        CASE(cause_just_being_written),
        CASE(given_while_it_is_being_written),
        CASE(cause_never_written),
        CASE(who_leaves_passes_it_on),
    };
    return cmocka_run_group_tests_name("hccl verdict", tests, NULL, NULL);
}
