/* Proves: rows are counted by layer and expert and written as the documented CSV file, whole or not
 * at all; what is wrong is refused with value and remedy and adds nothing; and the bytes of a
 * low-latency window are those of its layout, literally. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "aivdrive/expert_load.h"
#include "aivdrive/low_latency.h"
#include "base/status.h"

enum { INVALID = 561002 };

static void counts(void **state)
{
    (void)state;
    static const int64_t two[] = {5, 7}, bad[] = {1, -3};
    aivd_expert_load *load = aivd_expert_load_create(2, 3);
    assert_non_null(load);
    assert_int_equal(aivd_expert_load_add(load, 1, 1, 2, two), ACLNN_SUCCESS);
    assert_int_equal(aivd_expert_load_add(load, 1, 1, 2, two), ACLNN_SUCCESS);
    assert_int_equal(aivd_expert_load_add(load, 0, 3, 0, NULL), ACLNN_SUCCESS);
    assert_int_equal(aivd_expert_load_add(load, 2, 0, 1, two), INVALID);
    assert_non_null(strstr(base_error_recent(), "layer is 2; allowed are 0 to 1"));
    assert_int_equal(aivd_expert_load_add(load, 0, 2, 2, two), INVALID);
    assert_non_null(strstr(base_error_recent(), "experts is 2; allowed are 0 to 1"));
    assert_int_equal(aivd_expert_load_add(load, 0, 0, 2, bad), INVALID);
    assert_non_null(strstr(base_error_recent(), "counts[1] is -3"));
    assert_int_equal(aivd_expert_load_add(NULL, 0, 0, 2, bad), ACLNN_ERR_PARAM_NULLPTR);
    assert_int_equal(aivd_expert_load_add(load, 0, 0, 2, NULL), ACLNN_ERR_PARAM_NULLPTR);
    const int64_t wanted[] = {0, 0, 0, 0, 10, 14};
    assert_memory_equal(aivd_expert_load_counts(load, 0), wanted, sizeof wanted);
    assert_null(aivd_expert_load_counts(load, 2));
    aivd_expert_load_destroy(load);
    aivd_expert_load_destroy(NULL);
    assert_null(aivd_expert_load_create(0, 3));
    assert_null(aivd_expert_load_create(65536, 65536));
    assert_non_null(strstr(base_error_recent(), "layers times experts is 4294967296"));
}

static void file(void **state)
{
    (void)state;
    static const int64_t three[] = {1, 0, INT64_C(1) << 40};
    static const char text[] = "layer_id,expert_id,count\n0,0,1\n0,1,0\n0,2,1099511627776\n";
    char folder[] = "/tmp/aivd_load_XXXXXX", path[64], read[128] = "";
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/load.csv", folder);
    aivd_expert_load *load = aivd_expert_load_create(1, 3);
    assert_int_equal(aivd_expert_load_add(load, 0, 0, 3, three), ACLNN_SUCCESS);
    assert_int_equal(aivd_expert_load_write(load, path), ACLNN_SUCCESS);
    FILE *f = fopen(path, "r");
    assert_non_null(f);
    assert_int_equal(fread(read, 1, sizeof read, f), sizeof text - 1);
    fclose(f);
    assert_string_equal(read, text);
    assert_int_equal(remove(path), 0);
    assert_int_equal(rmdir(folder), 0); /* nothing else is there */
    assert_int_equal(aivd_expert_load_write(load, path), ACLNN_ERR_RUNTIME_ERROR);
    assert_non_null(strstr(base_error_recent(), "cannot be written"));
    assert_int_equal(aivd_expert_load_write(load, NULL), ACLNN_ERR_PARAM_NULLPTR);
    aivd_expert_load_destroy(load);
}

static void window(void **state)
{
    (void)state;
    /* dispatch: counts [2][32] of 4 bytes, slots [2][32][128] of 14336 + 16, up to 64: 14400 */
    assert_true(aivd_low_latency_bytes(128, 7168, 2, 2, 2, 64, 8) ==
                2 * (2 * 128 + INT64_C(64) * 128 * 14400));
    /* one rank, one expert, 8 choices: combine needs more, 8 slots of 10 + 6 + 16, up to 64 */
    assert_true(aivd_low_latency_bytes(1, 5, 2, 1, 1, 1, 8) == 2 * 8 * 64);
    /* 3 ranks, 2 of them with 4 routed experts: slots [3][2][7] of 64 + 16, up to 128 */
    assert_true(aivd_low_latency_bytes(7, 32, 2, 3, 2, 4, 3) == 2 * (3 * 64 + 42 * 128));
    assert_true(aivd_low_latency_bytes(0, 32, 2, 3, 2, 4, 3) == 0);
    assert_true(aivd_low_latency_bytes(7, 32, 2, 3, 2, 5, 3) == 0);
    assert_true(aivd_low_latency_bytes(7, 32, 2, 2, 3, 6, 3) == 0);
    assert_true(aivd_low_latency_bytes(INT32_MAX, INT32_MAX, 4, 384, 384, 3840, 64) == 0);
    assert_true(aivd_low_latency_bytes(1 << 20, 7168, 2, 2, 2, 64, 8) ==
                2 * (2 * 128 + (INT64_C(64) << 20) * 14400)); /* 1.8 TB */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts),
        cmocka_unit_test(file),
        cmocka_unit_test(window),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
