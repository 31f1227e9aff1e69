/* Proves that two jobs do not mix: job B (2 ranks) has the address of job A's root but another
 * token; all four join at the same time. A's ranks find each other, B's are refused with a reason.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "fabric/message.h"
#include "hccl/hccl_comm.h"
#include "npu/npu.h"

#define RANKS 4 /* 0, 1: job A; 2, 3: job B */

typedef struct answer {
    int result;
    uint32_t size, rank;
    char text[512];
} answer;

/* Rank 0 of A sends its root info up and waits; the others get theirs from the parent. */
static void rank_run(int number, int from_parent, int to_parent)
{
    HcclRootInfo info;
    HcclComm comm = NULL;
    answer a;
    memset(&a, 0, sizeof a);
    if (npu_device_set(number))
        _exit(10);
    if (number == 0) {
        if (HcclGetRootInfo(&info) || write(to_parent, &info, sizeof info) != sizeof info)
            _exit(11);
    } else {
        size_t got = 0;
        while (got < sizeof info) {
            ssize_t n = read(from_parent, (char *)&info + got, sizeof info - got);
            if (n <= 0)
                _exit(12);
            got += (size_t)n;
        }
    }
    a.result = HcclCommInitRootInfo(2, &info, (uint32_t)number % 2, &comm);
    snprintf(a.text, sizeof a.text, "%s", base_error_recent());
    if (a.result == HCCL_SUCCESS) {
        HcclGetRankSize(comm, &a.size);
        HcclGetRankId(comm, &a.rank);
    }
    if (write(to_parent, &a, sizeof a) != sizeof a)
        _exit(13);
    if (a.result == HCCL_SUCCESS)
        HcclCommDestroy(comm);
    _exit(0);
}

static void read_all(int fd, void *data, size_t size)
{
    size_t got = 0;
    while (got < size) {
        ssize_t n = read(fd, (char *)data + got, size - got);
        assert_true(n > 0);
        got += (size_t)n;
    }
}

static void two_jobs(void **state)
{
    (void)state;
    int down[RANKS][2], up[RANKS][2];
    pid_t pids[RANKS];
    HcclRootInfo a, b;
    for (int r = 0; r < RANKS; r++) {
        assert_int_equal(pipe(down[r]), 0);
        assert_int_equal(pipe(up[r]), 0);
        pids[r] = fork();
        assert_true(pids[r] >= 0);
        if (pids[r] == 0) {
            alarm(60);
            rank_run(r, down[r][0], up[r][1]);
        }
    }
    read_all(up[0][0], &a, sizeof a);
    message_root_info decoded;
    assert_int_equal(message_root_info_decode((const uint8_t *)&a, &decoded), AIVD_OK);
    decoded.token[5] ^= 0x40;
    b = a;
    message_root_info_encode(&decoded, (uint8_t *)&b);
    static const int order[] = {2, 1, 3}; /* B's first rank comes before A's second */
    for (int i = 0; i < 3; i++) {
        const HcclRootInfo *info = order[i] == 1 ? &a : &b;
        assert_int_equal(write(down[order[i]][1], info, sizeof *info), sizeof *info);
        usleep(20000);
    }
    for (int r = 0; r < RANKS; r++) {
        answer got;
        int status;
        read_all(up[r][0], &got, sizeof got);
        waitpid(pids[r], &status, 0);
        assert_int_equal(status, 0);
        if (r < 2) {
            assert_int_equal(got.result, HCCL_SUCCESS);
            assert_int_equal(got.size, 2);
            assert_int_equal(got.rank, r);
        } else {
            assert_int_not_equal(got.result, HCCL_SUCCESS);
            assert_int_not_equal(got.result, HCCL_E_TIMEOUT); /* told, not waited out */
            assert_true(strlen(got.text) > 20);
            fprintf(stderr, "B's rank %d was told: %s\n", r - 2, got.text);
        }
        for (int k = 0; k < 2; k++) {
            close(down[r][k]);
            close(up[r][k]);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_jobs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
