/* Proves how sizes of the environment are read (trial C13): each text, and the bytes or the
 * refusal. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "shmem/size.h"

static void right_texts(void **state)
{
    static const struct {
        const char *text;
        uint64_t bytes;
    } rows[] = {{"1.5G", 1610612736}, {"64M", 67108864},     {"64m", 67108864},
                {"1024", 1024},       {"2KiB", 2048},        {"3MB", 3145728},
                {"0.5k", 512},        {"1T", 1099511627776}, {"16B", 16}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        uint64_t bytes = 0;
        assert_int_equal(shmem_size_parse("SIZE", rows[i].text, &bytes), AIVD_OK);
        assert_int_equal(bytes, rows[i].bytes);
    }
}

static void wrong_texts(void **state)
{
    static const char *const texts[] = {"20kk", "-1",  "abc",    "",    "9999999999G",
                                        "0x10", "1e3", "1.5.2G", "G",   " 64M",
                                        "64 M", "inf", "nan",    "16iB"};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        uint64_t bytes = 77;
        assert_int_equal(shmem_size_parse("SIZE", texts[i], &bytes), AIVD_ERR_ENV);
        assert_int_equal(bytes, 77);
        assert_non_null(strstr(base_error_recent(), "SIZE is \""));
        assert_non_null(strstr(base_error_recent(), texts[i]));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(right_texts),
        cmocka_unit_test(wrong_texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
