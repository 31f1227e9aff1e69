/* Proves: the window a call needs is the one of the published formula, in MB, literally; direct has no
 * limit; a buffer one MB short is refused with the HCCL_BUFFSIZE that is needed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cam/transport.h"

#define MB (1ull << 20)

/* Megabytes as the original prints them: one more than whole ones. */
static void table(void **state)
{
    (void)state;
    static const struct {
        uint64_t most, topk, hidden, megabytes;
    } rows[] = {{1, 1, 1024, 417},     {64, 8, 1024, 421},    {32, 8, 7168, 431},
                {128, 8, 7168, 474},   {256, 8, 7168, 531},   {1024, 8, 7168, 873},
                {4096, 8, 7168, 2241}, {8000, 8, 7168, 3979}, {8000, 16, 7168, 7542}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        uint64_t need = cam_window_dispatch(rows[i].most, rows[i].topk, rows[i].hidden, 2);
        assert_int_equal(need / MB + 1, rows[i].megabytes);
    }
}

static void others(void **state)
{
    (void)state;
    assert_int_equal(cam_window_notify(), 213909504);               /* 204 MB */
    assert_int_equal(cam_window_dispatch(0, 8, 7168, 2), 436207616); /* 416 MB */
    assert_int_equal(cam_window_combine(1024, 8, 7168, 2), 671088640);
    assert_int_equal(cam_window_combine(1, 1, 1, 2), 436208640);
    assert_int_equal(cam_window_dispatch(1, 1, 1024, 4), 436225024); /* FP32: 2 * (4608 + 4096) */
    assert_true(cam_window_dispatch(INT32_MAX, 64, INT32_MAX, 4) == UINT64_MAX);
}

static aivd_status checked(hccl_comm *comm, uint64_t megabytes)
{
    comm->buffer_size = megabytes * MB;
    return cam_transport_check("aclnnMoeDispatchNormal", comm,
                               cam_window_dispatch(1024, 8, 7168, 2));
}

static void choice(void **state)
{
    (void)state;
    hccl_comm *comm = calloc(1, sizeof *comm);
    assert_non_null(comm);
    strcpy(comm->name, "experts");
    setenv("AIVDRIVE_CAM_TRANSPORT", "direct", 1);
    assert_int_equal(checked(comm, 1), AIVD_OK);
    setenv("AIVDRIVE_CAM_TRANSPORT", "window", 1);
    assert_int_equal(checked(comm, 871), AIVD_ERR_PARAM);
    assert_non_null(strstr(base_error_recent(), "has 871 MB; HCCL_BUFFSIZE=872 (MB) at least"));
    assert_non_null(strstr(base_error_recent(), "communicator \"experts\""));
    assert_int_equal(checked(comm, 872), AIVD_ERR_NOT_SUPPORTED); /* large enough; no kernels */
    assert_non_null(strstr(base_error_recent(), "direct is"));
    unsetenv("AIVDRIVE_CAM_TRANSPORT");
    assert_int_equal(checked(comm, 1), AIVD_OK);
    free(comm);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(table), cmocka_unit_test(others),
                                       cmocka_unit_test(choice)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
