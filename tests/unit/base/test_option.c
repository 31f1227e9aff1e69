/* Proves: options take their default, accept their range, and refuse everything else with EI0001,
 * the variable, the value, the allowed values and the nearest word. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/option.h"

static void expect_text(const char *part)
{
    if (strstr(base_error_recent(), part) == NULL)
        fail_msg("\"%s\" is not in: %s", part, base_error_recent());
}

static void defaults_are_valid(void **state)
{
    (void)state;
    for (int i = 0; i < OPTION_COUNT; i++) {
        base_option_id id = (base_option_id)i;
        const base_option *o = base_option_describe(id);
        int64_t number;
        double seconds;
        bool flag;
        int index;
        unsetenv(o->name);
        assert_false(base_option_is_set(id));
        assert_string_equal(base_option_text(id), o->fallback);
        assert_true(o->help[0] != '\0' && o->category[0] != '\0');
        switch (o->type) {
        case OPT_INT:
            assert_int_equal(base_option_int(id, &number), AIVD_OK);
            break;
        case OPT_SECONDS:
            assert_int_equal(base_option_seconds(id, &seconds), AIVD_OK);
            break;
        case OPT_BOOL:
            assert_int_equal(base_option_bool(id, &flag), AIVD_OK);
            break;
        case OPT_CHOICE:
            assert_int_equal(base_option_choice(id, &index), AIVD_OK);
            break;
        case OPT_TEXT:
            break;
        }
    }
}

static void names_are_different(void **state)
{
    (void)state;
    for (int i = 0; i < OPTION_COUNT; i++)
        for (int k = 0; k < i; k++)
            assert_string_not_equal(base_option_describe((base_option_id)i)->name,
                                    base_option_describe((base_option_id)k)->name);
}

static void whole_numbers(void **state)
{
    (void)state;
    int64_t value = -1;
    assert_int_equal(base_option_int(OPT_DEVICES, &value), AIVD_OK);
    assert_int_equal(value, 8);
    static const struct {
        const char *text;
        int64_t value; /* 0 = refused */
    } cases[] = {{"1", 1},
                 {"1024", 1024},
                 {" 16 ", 16},
                 {"0", 0},
                 {"1025", 0},
                 {"-1", 0},
                 {"8x", 0},
                 {"x", 0},
                 {"1.5", 0},
                 {"0x10", 0},
                 {" ", 0},
                 {"1 2", 0},
                 {"99999999999999999999", 0}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        setenv("AIVDRIVE_DEVICES", cases[i].text, 1);
        value = 4242;
        aivd_status want = cases[i].value != 0 ? AIVD_OK : AIVD_ERR_ENV;
        assert_int_equal(base_option_int(OPT_DEVICES, &value), want);
        assert_int_equal(value, cases[i].value != 0 ? cases[i].value : 4242);
    }
    setenv("AIVDRIVE_DEVICES", "2000", 1);
    (void)base_option_int(OPT_DEVICES, &value);
    expect_text("EI0001: ");
    expect_text("AIVDRIVE_DEVICES");
    expect_text("\"2000\"");
    expect_text("from 1 to 1024 devices");
    expect_text("default 8");
    setenv("AIVDRIVE_DEVICES", "", 1); /* empty is unset */
    assert_false(base_option_is_set(OPT_DEVICES));
    assert_int_equal(base_option_int(OPT_DEVICES, &value), AIVD_OK);
    assert_int_equal(value, 8);
    unsetenv("AIVDRIVE_DEVICES");
}

static void seconds(void **state)
{
    (void)state;
    double value = -1;
    static const struct {
        const char *text;
        double value; /* negative = refused */
    } cases[] = {{"0", 0},      {"0.25", 0.25},   {".5", 0.5},      {"7.", 7},
                 {"1e3", 1000}, {"2.5E-1", 0.25}, {"86400", 86400}, {"86400.5", -1},
                 {"-1", -1},    {"inf", -1},      {"nan", -1},      {"1,5", -1},
                 {"0x1", -1},   {".", -1},        {"5s", -1},       {"1e", -1}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        setenv("AIVDRIVE_WATCHDOG", cases[i].text, 1);
        aivd_status status = base_option_seconds(OPT_WATCHDOG, &value);
        assert_int_equal(status, cases[i].value >= 0 ? AIVD_OK : AIVD_ERR_ENV);
        if (status == AIVD_OK)
            assert_true(value >= cases[i].value - 1e-12 && value <= cases[i].value + 1e-12);
    }
    expect_text("a number of seconds from 0 to 86400 s");
    unsetenv("AIVDRIVE_WATCHDOG");
}

static void booleans(void **state)
{
    (void)state;
    bool value;
    static const char *const yes[] = {"1", "on", "TRUE", "yes"}, *const no[] = {"0", "Off", "false",
                                                                                "no"};
    for (int i = 0; i < 4; i++) {
        setenv("AIVDRIVE_STATS", yes[i], 1);
        assert_int_equal(base_option_bool(OPT_STATS, &value), AIVD_OK);
        assert_true(value);
        setenv("AIVDRIVE_STATS", no[i], 1);
        assert_int_equal(base_option_bool(OPT_STATS, &value), AIVD_OK);
        assert_false(value);
    }
    setenv("AIVDRIVE_STATS", "2", 1);
    assert_int_equal(base_option_bool(OPT_STATS, &value), AIVD_ERR_ENV);
    expect_text("AIVDRIVE_STATS");
    unsetenv("AIVDRIVE_STATS");
}

static void choices(void **state)
{
    (void)state;
    int index = -1;
    assert_int_equal(base_option_choice(OPT_SOC, &index), AIVD_OK);
    assert_int_equal(index, 1);
    setenv("AIVDRIVE_SOC", "ascend950", 1);
    assert_int_equal(base_option_choice(OPT_SOC, &index), AIVD_OK);
    assert_int_equal(index, 2);
    setenv("AIVDRIVE_SOC", "Ascend910C", 1);
    assert_int_equal(base_option_choice(OPT_SOC, &index), AIVD_ERR_ENV);
    assert_int_equal(index, 2);
    expect_text("EI0001");
    expect_text("allowed are Ascend910B, Ascend910_93, Ascend950");
    expect_text("did you mean Ascend910B?");
    setenv("AIVDRIVE_SOC", "cow", 1);
    assert_int_equal(base_option_choice(OPT_SOC, &index), AIVD_ERR_ENV);
    assert_null(strstr(base_error_recent(), "did you mean"));
    setenv("AIVDRIVE_BLOCKS", "thread", 1);
    assert_int_equal(base_option_choice(OPT_BLOCKS, &index), AIVD_ERR_ENV);
    expect_text("did you mean threads?");
    unsetenv("AIVDRIVE_SOC");
    unsetenv("AIVDRIVE_BLOCKS");
}

int main(void)
{
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1); /* refusals are wanted here: keep the log quiet */
    base_error_set("");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_numbers),
        cmocka_unit_test(seconds),
        cmocka_unit_test(booleans),
        cmocka_unit_test(choices),
        cmocka_unit_test(names_are_different),
        cmocka_unit_test(defaults_are_valid),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
