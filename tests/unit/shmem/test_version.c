/* Proves that PEs of two releases do not work together: both end at once with an error that names
 * the two versions (trial D13); and that with one version they do. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/status.h"
#include "npu/npu.h"
#include "shmem/bootstrap.h"
#include "shmem/host/init/shmem_host_init.h"

enum { PES = 2 };

typedef struct answer {
    int code, later;
    char text[512];
} answer;

static void pe_run(int me, uint32_t version, const char *address, int to_parent)
{
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    answer a = {0};
    shmem_card_version = version;
    if (npu_device_set(me))
        _exit(10);
    attr.my_pe = me;
    attr.n_pes = PES;
    attr.local_mem_size = 1 << 20;
    snprintf(attr.ip_port, sizeof attr.ip_port, "%s", address);
    a.code = aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_DEFAULT, &attr);
    snprintf(a.text, sizeof a.text, "%s", base_error_recent());
    a.later = a.code ? 0 : aclshmem_finalize();
    if (write(to_parent, &a, sizeof a) != sizeof a)
        _exit(11);
    _exit(0);
}

static void run(const uint32_t versions[PES], answer answers[PES])
{
    int ways[PES][2];
    char address[64];
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    snprintf(address, sizeof address, "tcp://127.0.0.1:%ld",
             20000 + (getpid() * 7L + now.tv_nsec) % 20000);
    for (int pe = 0; pe < PES; pe++) {
        assert_int_equal(pipe(ways[pe]), 0);
        if (fork() == 0)
            pe_run(pe, versions[pe], address, ways[pe][1]);
        close(ways[pe][1]);
    }
    for (int pe = 0; pe < PES; pe++) {
        assert_int_equal(read(ways[pe][0], &answers[pe], sizeof answers[pe]), sizeof answers[pe]);
        close(ways[pe][0]);
    }
    for (int pe = 0; pe < PES; pe++) {
        int status;
        assert_true(wait(&status) > 0);
        assert_int_equal(status, 0);
    }
}

static void two_versions(void **state)
{
    answer a[PES];
    (void)state;
    run((const uint32_t[]){71, 93}, a);
    for (int pe = 0; pe < PES; pe++) {
        assert_int_equal(a[pe].code, -3); /* ACLSHMEM_SMEM_ERROR */
        assert_non_null(strstr(a[pe].text, "version 71"));
        assert_non_null(strstr(a[pe].text, "version 93"));
    }
}

static void one_version(void **state)
{
    answer a[PES];
    (void)state;
    run((const uint32_t[]){71, 71}, a);
    for (int pe = 0; pe < PES; pe++) {
        assert_int_equal(a[pe].code, 0);
        assert_int_equal(a[pe].later, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(two_versions),
                                       cmocka_unit_test(one_version)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
