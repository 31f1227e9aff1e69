/* Proves: a failure leaves its text for its thread only, with code, bounded, and names every
 * status. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "base/status.h"

static void failure_leaves_text(void **state)
{
    (void)state;
    base_error_clear();
    assert_string_equal(base_error_recent(), "");
    assert_int_equal(
        base_fail(AIVD_ERR_PARAM, "EI0005", "count is %d, allowed are %s", 7, "1 to 6"),
        AIVD_ERR_PARAM);
    assert_string_equal(base_error_recent(), "EI0005: count is 7, allowed are 1 to 6");
    assert_int_equal(base_fail(AIVD_ERR_NULL, NULL, "no code"), AIVD_ERR_NULL);
    assert_string_equal(base_error_recent(), "no code");
    base_error_clear();
    assert_string_equal(base_error_recent(), "");
}

static void recent_text_may_be_an_argument(void **state)
{
    (void)state;
    base_error_set("inner");
    (void)base_fail(AIVD_ERR_PEER, NULL, "outer: %s", base_error_recent());
    assert_string_equal(base_error_recent(), "outer: inner");
    base_error_set(base_error_recent());
    assert_string_equal(base_error_recent(), "outer: inner");
    base_error_set(NULL);
    assert_string_equal(base_error_recent(), "");
}

static void text_is_bounded(void **state)
{
    (void)state;
    static char longest[5000];
    memset(longest, 'x', sizeof longest - 1);
    (void)base_fail(AIVD_ERR_PARAM, "EI0001", "%s", longest);
    assert_int_equal(strlen(base_error_recent()), 2047);
    base_error_set(longest);
    assert_int_equal(strlen(base_error_recent()), 2047);
    (void)base_fail(AIVD_ERR_PARAM, longest, "%s", "short");
    assert_true(strlen(base_error_recent()) <= 2047);
}

static void *fail_elsewhere(void *seen)
{
    *(int *)seen = strcmp(base_error_recent(), "") == 0;
    (void)base_fail(AIVD_ERR_STATE, NULL, "theirs");
    return NULL;
}

static void text_belongs_to_the_thread(void **state)
{
    (void)state;
    pthread_t thread;
    int was_empty = 0;
    base_error_set("mine");
    assert_int_equal(pthread_create(&thread, NULL, fail_elsewhere, &was_empty), 0);
    pthread_join(thread, NULL);
    assert_true(was_empty);
    assert_string_equal(base_error_recent(), "mine");
}

static void every_status_has_a_name(void **state)
{
    (void)state;
    for (int i = 0; i < AIVD_STATUS_COUNT; i++) {
        const char *name = base_status_name((aivd_status)i);
        assert_string_not_equal(name, "unknown status");
        for (int k = 0; k < i; k++)
            assert_string_not_equal(name, base_status_name((aivd_status)k));
    }
    assert_string_equal(base_status_name(AIVD_STATUS_COUNT), "unknown status");
    assert_string_equal(base_status_name((aivd_status)-1), "unknown status");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(failure_leaves_text),     cmocka_unit_test(recent_text_may_be_an_argument),
        cmocka_unit_test(text_is_bounded),         cmocka_unit_test(text_belongs_to_the_thread),
        cmocka_unit_test(every_status_has_a_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
