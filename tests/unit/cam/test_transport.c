/* Proves: the window a call needs is the one of the published formula, in MB, literally, and so is
 * what lies where in it; direct has no limit; a buffer one MB short, on any rank, is refused with
 * the HCCL_BUFFSIZE that is needed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cam/transport.h"
#include "../../../kernels/cam/window_map.h"

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
    assert_int_equal(cam_window_notify(), 213909504);                /* 204 MB */
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
    assert_non_null(strstr(base_error_recent(), "window of rank 0"));
    assert_int_equal(checked(comm, 872), AIVD_OK);
    assert_int_equal(checked(comm, 873), AIVD_OK);
    unsetenv("AIVDRIVE_CAM_TRANSPORT");
    assert_int_equal(checked(comm, 1), AIVD_OK);
    free(comm);
}

/* The smallest window of all ranks is what there is. */
static void smallest(void **state)
{
    (void)state;
    hccl_comm *comm = calloc(1, sizeof *comm);
    hccl_peer *peers = calloc(3, sizeof *peers);
    assert_non_null(comm);
    assert_non_null(peers);
    comm->size = 3;
    comm->peers = peers;
    comm->buffer_size = peers[0].buffer_size = 900 * MB;
    peers[1].buffer_size = 1000 * MB;
    peers[2].buffer_size = 871 * MB;
    setenv("AIVDRIVE_CAM_TRANSPORT", "window", 1);
    assert_int_equal(checked(comm, 900), AIVD_ERR_PARAM);
    assert_non_null(strstr(base_error_recent(), "window of rank 2"));
    assert_non_null(strstr(base_error_recent(), "has 871 MB; HCCL_BUFFSIZE=872 (MB) at least"));
    peers[2].buffer_size = 872 * MB;
    assert_int_equal(checked(comm, 900), AIVD_OK);
    unsetenv("AIVDRIVE_CAM_TRANSPORT");
    free(peers);
    free(comm);
}

/* Where things lie in a window of 1000 MB, worked out by hand: rows of 7168 16-bit numbers. */
static void map(void **state)
{
    (void)state;
    const uint64_t window = 1000 * MB;
    assert_int_equal(cam_window_triples_at(2), 2097152);        /* 2 MB */
    assert_int_equal(cam_window_triples_at(3), 109051904);      /* 104 MB */
    assert_int_equal(cam_window_rows_at(window, 4), 218103808); /* 208 MB */
    assert_int_equal(cam_window_rows_at(window, 5), 742391808); /* 708 MB */
    assert_int_equal(cam_window_combine_row(14336), 14336);
    assert_int_equal(cam_window_combine_row(14338), 14848);
    assert_int_equal(cam_window_slot(14336), 14848);
    assert_int_equal(cam_window_slot(7168), 7680); /* INT8 */
    assert_int_equal(cam_window_slot(2048), 2560);
    assert_int_equal(cam_window_slot(1024), 1536);
    assert_int_equal(cam_window_tail_at(2), 32);
    assert_int_equal(cam_window_room(416 * MB), 0);
    assert_int_equal(cam_window_room(window), 306184192);           /* 292 MB */
    assert_int_equal(cam_window_lines(window), 598016);             /* each 512 bytes */
    assert_int_equal(cam_window_status_bytes(window, 3), 38273056); /* 32 + 2 * 598016 * 32 */
    assert_int_equal(cam_window_line_at(window, 3, 7), 19136544);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(table), cmocka_unit_test(others),
                                       cmocka_unit_test(choice), cmocka_unit_test(smallest),
                                       cmocka_unit_test(map)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
