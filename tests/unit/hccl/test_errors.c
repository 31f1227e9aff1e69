/* Proves the texts of HcclGetErrorString word for word, and that every internal status has its
 * documented HcclResult. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "hccl/hccl_comm.h"
#include "hccl/result.h"

static void texts(void **state)
{
    (void)state;
    static const char *const expected[] = {"no error",
                                           "parameter error",
                                           "empty pointer",
                                           "memory error",
                                           "internal error",
                                           "not support feature",
                                           "not found specific resource",
                                           "resource unavailable",
                                           "call system interface error",
                                           "timeout",
                                           "open file fail",
                                           "tcp connect fail",
                                           "roce connect fail",
                                           "tcp transfer fail",
                                           "roce transfer fail",
                                           "call runtime api fail",
                                           "call driver api fail",
                                           "call profiling api fail",
                                           "call cce api fail",
                                           "call network api fail",
                                           "try again",
                                           "error cqe",
                                           "error communicator suspending",
                                           "retry constraint",
                                           "out of memory"};
    for (int code = 0; code < 25; code++)
        assert_string_equal(HcclGetErrorString((HcclResult)code), expected[code]);
}

static void outside(void **state)
{
    (void)state;
    assert_string_equal(HcclGetErrorString((HcclResult)-1), "unknown error");
    assert_string_equal(HcclGetErrorString((HcclResult)1042), "unknown error");
    assert_string_equal(HcclGetErrorString((HcclResult)0x7fffffff), "unknown error");
    assert_string_equal(HcclGetErrorString((HcclResult)25), "unknown err");
    assert_string_equal(HcclGetErrorString((HcclResult)1041), "unknown err");
}

static void mapping(void **state)
{
    (void)state;
    assert_int_equal(hccl_result(AIVD_OK), 0);
    assert_int_equal(hccl_result(AIVD_ERR_PARAM), 1);
    assert_int_equal(hccl_result(AIVD_ERR_NULL), 2);
    assert_int_equal(hccl_result(AIVD_ERR_NOT_SUPPORTED), 5);
    assert_int_equal(hccl_result(AIVD_ERR_NOT_FOUND), 6);
    assert_int_equal(hccl_result(AIVD_ERR_LIMIT), 7);
    assert_int_equal(hccl_result(AIVD_ERR_TIMEOUT), 9);
    assert_int_equal(hccl_result(AIVD_ERR_PEER), 21);
    assert_int_equal(hccl_result(AIVD_ERR_MEMORY), 24);
    assert_int_equal(hccl_result((aivd_status)12345), 4);
    /* No failure is ever told as a success. */
    for (int s = 1; s < AIVD_STATUS_COUNT; s++)
        assert_int_not_equal(hccl_result((aivd_status)s), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts),
        cmocka_unit_test(outside),
        cmocka_unit_test(mapping),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
