/* Proves: the bounded string functions refuse what does not fit, touch nothing behind the room they
 * were given, and otherwise do what the C library does. */
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "securec.h"

#define ROOM  8
#define GUARD 0x5a

/* A destination with guard bytes on both sides. */
typedef struct guarded {
    unsigned char before[8];
    char text[ROOM];
    unsigned char after[8];
} guarded;

static guarded fresh(void)
{
    guarded g;
    memset(&g, GUARD, sizeof g);
    return g;
}

static void assert_guards(const guarded *g)
{
    for (size_t i = 0; i < sizeof g->before; i++) {
        assert_int_equal(g->before[i], GUARD);
        assert_int_equal(g->after[i], GUARD);
    }
}

static void test_memset(void **state)
{
    (void)state;
    guarded g = fresh();
    assert_int_equal(memset_s(g.text, ROOM, 7, 3), EOK);
    assert_int_equal(g.text[2], 7);
    assert_int_equal((unsigned char)g.text[3], GUARD);
    assert_int_equal(memset_s(g.text, ROOM, 9, ROOM + 1), ERANGE_AND_RESET);
    assert_int_equal(g.text[ROOM - 1], 9);
    assert_int_equal(memset_s(NULL, ROOM, 0, 1), EINVAL);
    assert_int_equal(memset_s(g.text, 0, 0, 0), ERANGE);
    assert_int_equal(memset_s(g.text, SIZE_MAX, 0, 1), ERANGE);
    assert_guards(&g);
}

static void test_memcpy(void **state)
{
    (void)state;
    guarded g = fresh();
    const char zeros[ROOM] = {0};
    assert_int_equal(memcpy_s(g.text, ROOM, "abcdefgh", ROOM), EOK);
    assert_memory_equal(g.text, "abcdefgh", ROOM);
    assert_int_equal(memcpy_s(g.text, ROOM, "x", 0), EOK);
    assert_memory_equal(g.text, "abcdefgh", ROOM);
    assert_int_equal(memcpy_s(g.text, ROOM, g.text + 2, 4), EOVERLAP_AND_RESET);
    assert_memory_equal(g.text, zeros, ROOM);
    (void)memcpy_s(g.text, ROOM, "abcdefgh", ROOM);
    assert_int_equal(memcpy_s(g.text, ROOM, "123456789", 9), ERANGE_AND_RESET);
    assert_memory_equal(g.text, zeros, ROOM);
    assert_int_equal(memcpy_s(g.text, ROOM, NULL, 1), EINVAL_AND_RESET);
    assert_int_equal(memcpy_s(NULL, ROOM, "a", 1), EINVAL);
    assert_guards(&g);
}

static void test_memmove(void **state)
{
    (void)state;
    guarded g = fresh();
    (void)memcpy_s(g.text, ROOM, "abcdefgh", ROOM);
    assert_int_equal(memmove_s(g.text, ROOM, g.text + 2, 6), EOK);
    assert_memory_equal(g.text, "cdefghgh", ROOM);
    assert_int_equal(memmove_s(g.text, ROOM, "123456789", 9), ERANGE_AND_RESET);
    assert_int_equal(g.text[0], 0);
    assert_guards(&g);
}

static void test_strcpy(void **state)
{
    (void)state;
    guarded g = fresh();
    assert_int_equal(strcpy_s(g.text, ROOM, "1234567"), EOK);
    assert_string_equal(g.text, "1234567");
    assert_int_equal(strcpy_s(g.text, ROOM, "12345678"), ERANGE_AND_RESET);
    assert_string_equal(g.text, "");
    assert_int_equal(strcpy_s(g.text, ROOM, NULL), EINVAL_AND_RESET);
    assert_int_equal(strcpy_s(NULL, ROOM, "a"), EINVAL);
    assert_int_equal(strcpy_s(g.text, 0, "a"), ERANGE);
    (void)strcpy_s(g.text, ROOM, "abcdef");
    assert_int_equal(strcpy_s(g.text, ROOM, g.text), EOK);
    assert_string_equal(g.text, "abcdef");
    assert_int_equal(strcpy_s(g.text, ROOM, g.text + 2), EOVERLAP_AND_RESET);
    assert_guards(&g);
}

static void test_strncpy(void **state)
{
    (void)state;
    guarded g = fresh();
    assert_int_equal(strncpy_s(g.text, ROOM, "123456789", 7), EOK);
    assert_string_equal(g.text, "1234567");
    assert_int_equal(strncpy_s(g.text, ROOM, "123456789", 8), ERANGE_AND_RESET);
    assert_string_equal(g.text, "");
    assert_int_equal(strncpy_s(g.text, ROOM, "123", SIZE_MAX), EOK);
    assert_string_equal(g.text, "123");
    assert_int_equal(strncpy_s(g.text, ROOM, "123", 0), EOK);
    assert_string_equal(g.text, "");
    assert_guards(&g);
}

static void test_strcat(void **state)
{
    (void)state;
    guarded g = fresh();
    (void)strcpy_s(g.text, ROOM, "abc");
    assert_int_equal(strcat_s(g.text, ROOM, "defg"), EOK);
    assert_string_equal(g.text, "abcdefg");
    assert_int_equal(strcat_s(g.text, ROOM, "h"), ERANGE_AND_RESET);
    assert_string_equal(g.text, "");
    assert_int_equal(strncat_s(g.text, ROOM, "xyz", 2), EOK);
    assert_string_equal(g.text, "xy");
    memset(g.text, 'a', ROOM); /* no string in the destination */
    assert_int_equal(strcat_s(g.text, ROOM, "b"), EINVAL_AND_RESET);
    assert_guards(&g);
}

static void test_strtok(void **state)
{
    (void)state;
    char text[] = ",a,,bc";
    char *rest = NULL;
    assert_string_equal(strtok_s(text, ",", &rest), "a");
    assert_string_equal(strtok_s(NULL, ",", &rest), "bc");
    assert_null(strtok_s(NULL, ",", &rest));
    assert_null(strtok_s(NULL, NULL, &rest));
    assert_null(strtok_s(text, ",", NULL));
}

static void test_print(void **state)
{
    (void)state;
    guarded g = fresh();
    assert_int_equal(sprintf_s(g.text, ROOM, "%d", 1234567), 7);
    assert_string_equal(g.text, "1234567");
    assert_int_equal(sprintf_s(g.text, ROOM, "%d", 12345678), -1);
    assert_string_equal(g.text, "");
    assert_int_equal(snprintf_s(g.text, ROOM, 3, "%s", "abcdef"), -1);
    assert_string_equal(g.text, "abc");
    assert_int_equal(snprintf_s(g.text, ROOM, ROOM - 1, "%s", "abcdefg"), 7);
    assert_string_equal(g.text, "abcdefg");
    assert_int_equal(snprintf_s(g.text, ROOM, ROOM, "%s", "abcdefgh"), -1);
    assert_string_equal(g.text, "");
    assert_int_equal(snprintf_s(g.text, ROOM, SIZE_MAX, "%s", "abc"), 3);
    assert_int_equal(snprintf_truncated_s(g.text, ROOM, "%s", "abcdefghij"), ROOM - 1);
    assert_string_equal(g.text, "abcdefg");
    assert_int_equal(sprintf_s(NULL, ROOM, "x"), -1);
    assert_int_equal(sprintf_s(g.text, 0, "x"), -1);
    assert_guards(&g);
}

static void test_scan_numbers(void **state)
{
    (void)state;
    int a = 0, n = 0;
    unsigned long b = 0;
    double d = 0;
    char c = 0;
    assert_int_equal(sscanf_s(" 12,0xff 2.5%z", "%d,%lx%lf%%%c%n", &a, &b, &d, &c, 1u, &n), 4);
    assert_int_equal(a, 12);
    assert_true(b == 255);
    assert_true(d == 2.5);
    assert_int_equal(c, 'z');
    assert_int_equal(n, 14);
    assert_int_equal(sscanf_s("7 8", "%*d %d", &a), 1);
    assert_int_equal(a, 8);
    assert_int_equal(sscanf_s("12345", "%2d%3d", &a, &n), 2);
    assert_int_equal(a, 12);
    assert_int_equal(n, 345);
}

/* The C library is the oracle for what stops a scan. */
static void test_scan_stops_like_the_library(void **state)
{
    (void)state;
    const char *inputs[] = {"", "  ", "x", "-", "1", "1 ", "1 x", "1,2", "99999999999", "1,"};
    const char *formats[] = {"%d", "%d%d", "%d,%d", "x%d", " %d , %d", "%*d%d"};
    for (size_t i = 0; i < sizeof inputs / sizeof *inputs; i++) {
        for (size_t f = 0; f < sizeof formats / sizeof *formats; f++) {
            int a = -7, b = -7, x = -7, y = -7;
            int mine = sscanf_s(inputs[i], formats[f], &a, &b);
            int theirs = sscanf(inputs[i], formats[f], &x, &y);
            if (mine != theirs || a != x || b != y)
                fail_msg("\"%s\" by \"%s\": %d (%d %d), library %d (%d %d)", inputs[i], formats[f],
                         mine, a, b, theirs, x, y);
        }
    }
}

static void test_scan_text(void **state)
{
    (void)state;
    guarded g = fresh();
    int a = 0;
    assert_int_equal(sscanf_s("  word 5", "%s%d", g.text, (unsigned)ROOM, &a), 2);
    assert_string_equal(g.text, "word");
    assert_int_equal(a, 5);
    assert_int_equal(sscanf_s("1234567", "%s", g.text, (unsigned)ROOM), 1);
    assert_string_equal(g.text, "1234567");
    assert_int_equal(sscanf_s("12345678", "%s", g.text, (unsigned)ROOM), -1);
    assert_string_equal(g.text, "");
    assert_int_equal(sscanf_s("12345678", "%7s", g.text, (unsigned)ROOM), 1);
    assert_string_equal(g.text, "1234567");
    assert_int_equal(sscanf_s("ab]c", "%[]a-b]", g.text, (unsigned)ROOM), 1);
    assert_string_equal(g.text, "ab]");
    assert_int_equal(sscanf_s("key=value", "%[^=]", g.text, (unsigned)ROOM), 1);
    assert_string_equal(g.text, "key");
    memset(g.text, 0, ROOM);
    assert_int_equal(sscanf_s("12345678", "%8c", g.text, (unsigned)ROOM), 1);
    assert_memory_equal(g.text, "12345678", ROOM);
    assert_int_equal(sscanf_s("123456789", "%9c", g.text, (unsigned)ROOM), -1);
    assert_int_equal(sscanf_s("a", "%s", g.text, 0u), -1);
    assert_guards(&g);
}

static void test_scan_refuses(void **state)
{
    (void)state;
    int a = 0;
    assert_int_equal(sscanf_s(NULL, "%d", &a), -1);
    assert_int_equal(sscanf_s("1", NULL), -1);
    assert_int_equal(sscanf_s("1", "%d", (int *)NULL), -1);
    assert_int_equal(sscanf_s("1", "%y", &a), -1);
    assert_int_equal(sscanf_s("1", "%[abc", &a, 4u), -1);
    assert_int_equal(sscanf_s("1", "%", &a), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_memset),       cmocka_unit_test(test_memcpy),
        cmocka_unit_test(test_memmove),      cmocka_unit_test(test_strcpy),
        cmocka_unit_test(test_strncpy),      cmocka_unit_test(test_strcat),
        cmocka_unit_test(test_strtok),       cmocka_unit_test(test_print),
        cmocka_unit_test(test_scan_numbers), cmocka_unit_test(test_scan_stops_like_the_library),
        cmocka_unit_test(test_scan_text),    cmocka_unit_test(test_scan_refuses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
