/* Proves: the word that somebody probably meant is found, and none when nothing is near. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "base/nearest.h"

static const char *const words[] = {"timeout", "bind", "env", "version", "junit", "cores"};

static const char *nearest(const char *given)
{
    return base_nearest(given, words, sizeof words / sizeof words[0]);
}

static void slips_are_understood(void **state)
{
    (void)state;
    assert_string_equal(nearest("timeout"), "timeout");
    assert_string_equal(nearest("tmeout"), "timeout");
    assert_string_equal(nearest("timeuot"), "timeout");
    assert_string_equal(nearest("TIMEOUTS"), "timeout");
    assert_string_equal(nearest("core"), "cores");
    assert_string_equal(nearest("evn"), "env");
    assert_string_equal(nearest("versoin"), "version");
}

static void other_words_are_not(void **state)
{
    (void)state;
    assert_null(nearest(""));
    assert_null(nearest("z"));
    assert_null(nearest("something"));
    assert_null(base_nearest("env", words, 0));
    char longest[200];
    memset(longest, 'e', sizeof longest - 1);
    longest[sizeof longest - 1] = '\0';
    assert_null(nearest(longest));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slips_are_understood),
        cmocka_unit_test(other_words_are_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
