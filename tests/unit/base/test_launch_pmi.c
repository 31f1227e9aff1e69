/* Proves: the PMI-1 client follows the text protocol, and a launcher that refuses, talks nonsense,
 * never answers or goes away is an error with a text, never a hang. The launcher is a script in a
 * thread: it answers each line it gets with the next of its lines. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/launch_backend.h"
#include "base/time.h"

typedef struct launcher {
    int fd;
    const char *const *answers; /* NULL-terminated; "" = close the connection */
    char asked[8192];           /* everything the client said */
    pthread_t thread;
} launcher;

static void *answer_lines(void *argument)
{
    launcher *l = argument;
    size_t used = 0, seen = 0;
    for (const char *const *a = l->answers; *a != NULL && **a != '\0'; a++) {
        while (memchr(l->asked + seen, '\n', used - seen) == NULL) {
            ssize_t n = read(l->fd, l->asked + used, sizeof l->asked - 1 - used);
            if (n <= 0)
                return NULL;
            used += (size_t)n;
        }
        seen = used;
        size_t half = strlen(*a) / 2; /* in two pieces: lines need not come whole */
        if (write(l->fd, *a, half) < 0 || write(l->fd, *a + half, strlen(*a) - half) < 0)
            return NULL;
    }
    char rest[256];
    shutdown(l->fd, SHUT_WR);
    while (read(l->fd, rest, sizeof rest) > 0)
        ;
    return NULL;
}

static int client_fd;

static void start(launcher *l, const char *const *answers)
{
    int ends[2];
    char text[16];
    memset(l, 0, sizeof *l);
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
    l->fd = ends[0];
    l->answers = answers;
    client_fd = ends[1];
    snprintf(text, sizeof text, "%d", client_fd);
    setenv("PMI_FD", text, 1);
    assert_int_equal(pthread_create(&l->thread, NULL, answer_lines, l), 0);
}

static void stop(launcher *l)
{
    shutdown(client_fd, SHUT_RDWR);
    pthread_join(l->thread, NULL);
    close(client_fd);
    close(l->fd);
}

static uint64_t soon(void)
{
    return base_now_ns() + 20 * BASE_NS_PER_S;
}

#define BEGIN                                                                                      \
    "cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0\n",                                  \
        "cmd=maxes kvsname_max=256 keylen_max=64 vallen_max=9\n", "cmd=my_kvsname kvsname=kvs_7\n"

static launch_place rank_of_two(int rank)
{
    return (launch_place){rank, 2, rank, 2};
}

static void root_puts_pieces(void **state)
{
    (void)state;
    static const char *const answers[] = {BEGIN,
                                          "cmd=put_result rc=0 msg=success\n",
                                          "cmd=put_result rc=0 msg=success\n",
                                          "cmd=put_result rc=0 msg=success\n",
                                          "cmd=barrier_out rc=0\n",
                                          "cmd=finalize_ack\n",
                                          NULL};
    launcher l;
    launch_place place = rank_of_two(0);
    char data[5] = {0x00, 0x7f, (char)0xff, 'a', 'b'};
    start(&l, answers);
    assert_int_equal(launch_pmi.open(&place, soon()), AIVD_OK);
    assert_int_equal(launch_pmi.broadcast(&place, 0, data, 5, soon()), AIVD_OK);
    launch_pmi.close();
    stop(&l);
    const char *put = strstr(l.asked, "cmd=put");
    assert_non_null(put);
    assert_true(strncmp(l.asked, "cmd=init pmi_version=1 pmi_subversion=1\n", 40) == 0);
    /* Values of at most 8 characters, so pieces of 4 bytes; then the rest. */
    char want[512];
    const char *key = strstr(put, "key=");
    int sequence = 0;
    assert_int_equal(sscanf(key, "key=aivd-%d-0 value=5\n", &sequence), 1);
    snprintf(want, sizeof want,
             "cmd=put kvsname=kvs_7 key=aivd-%d-0 value=5\n"
             "cmd=put kvsname=kvs_7 key=aivd-%d-1 value=007fff61\n"
             "cmd=put kvsname=kvs_7 key=aivd-%d-2 value=62\n"
             "cmd=barrier_in\ncmd=finalize\n",
             sequence, sequence, sequence);
    assert_string_equal(put, want);
}

static void others_get_pieces(void **state)
{
    (void)state;
    static const char *const answers[] = {BEGIN,
                                          "cmd=barrier_out rc=0\n",
                                          "cmd=get_result rc=0 msg=success value=5\n",
                                          "cmd=get_result rc=0 msg=success value=007fff61\n",
                                          "cmd=get_result rc=0 msg=success value=62\n",
                                          NULL};
    launcher l;
    launch_place place = rank_of_two(1);
    unsigned char data[6] = {9, 9, 9, 9, 9, 9};
    static const unsigned char want[6] = {0x00, 0x7f, 0xff, 'a', 'b', 9};
    start(&l, answers);
    assert_int_equal(launch_pmi.open(&place, soon()), AIVD_OK);
    assert_int_equal(launch_pmi.broadcast(&place, 0, data, 5, soon()), AIVD_OK);
    assert_memory_equal(data, want, 6);
    stop(&l);
}

/* What the launcher answers after the opening to a broadcast of 5 bytes, and how that must end. */
static void expect_failure(const char *const *answers, aivd_status want, const char *text)
{
    launcher l;
    launch_place place = rank_of_two(1);
    unsigned char data[5] = {9, 9, 9, 9, 9};
    start(&l, answers);
    base_error_clear();
    aivd_status status = launch_pmi.open(&place, soon());
    if (status == AIVD_OK)
        status = launch_pmi.broadcast(&place, 0, data, 5, soon());
    stop(&l);
    assert_int_equal(status, want);
    assert_memory_equal(data, "\x09\x09\x09\x09\x09", 5);
    if (strstr(base_error_recent(), text) == NULL)
        fail_msg("\"%s\" is not in: %s", text, base_error_recent());
}

static void bad_launchers_are_errors(void **state)
{
    (void)state;
    static char longest[6000];
    memset(longest, 'l', sizeof longest - 1);
    const char *const refuses[] = {"cmd=response_to_init rc=-1\n", NULL};
    const char *const nonsense[] = {"hello\n", NULL};
    const char *const endless[] = {longest, NULL};
    const char *const silent_end[] = {BEGIN, "", NULL};
    const char *const no_room[] = {"cmd=response_to_init rc=0\n", "cmd=maxes vallen_max=2\n",
                                   "cmd=my_kvsname kvsname=k\n", NULL};
    const char *const other_size[] = {BEGIN, "cmd=barrier_out\n", "cmd=get_result rc=0 value=6\n",
                                      NULL};
    const char *const odd[] = {BEGIN, "cmd=barrier_out\n", "cmd=get_result rc=0 value=5\n",
                               "cmd=get_result rc=0 value=007fff6\n", NULL};
    const char *const letters[] = {BEGIN, "cmd=barrier_out\n", "cmd=get_result rc=0 value=5\n",
                                   "cmd=get_result rc=0 value=007fffxx\n", NULL};
    const char *const missing[] = {BEGIN, "cmd=barrier_out\n", "cmd=get_result rc=-1 msg=key\n",
                                   NULL};
    expect_failure(refuses, AIVD_ERR_SYSTEM, "refused");
    expect_failure(nonsense, AIVD_ERR_FORMAT, "hello");
    expect_failure(endless, AIVD_ERR_FORMAT, "a line of over");
    expect_failure(silent_end, AIVD_ERR_SYSTEM, "closed");
    expect_failure(no_room, AIVD_ERR_FORMAT, "no usable");
    expect_failure(other_size, AIVD_ERR_MISMATCH, "expects 5 bytes, the root sends 6");
    expect_failure(odd, AIVD_ERR_FORMAT, "damaged");
    expect_failure(letters, AIVD_ERR_FORMAT, "damaged");
    expect_failure(missing, AIVD_ERR_SYSTEM, "refused");
}

static void silence_ends_at_the_deadline(void **state)
{
    (void)state;
    int ends[2];
    char text[16];
    launch_place place = rank_of_two(0);
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
    snprintf(text, sizeof text, "%d", ends[1]);
    setenv("PMI_FD", text, 1);
    uint64_t start_ns = base_now_ns();
    assert_int_equal(launch_pmi.open(&place, start_ns + 200000000), AIVD_ERR_TIMEOUT);
    assert_true(base_now_ns() - start_ns >= 200000000);
    close(ends[0]);
    close(ends[1]);
}

static void absent_or_bad_descriptor(void **state)
{
    (void)state;
    launch_place place = rank_of_two(0), nobody = {-1, -1, -1, -1};
    setenv("PMI_FD", "5x", 1);
    assert_int_equal(launch_pmi.open(&place, soon()), AIVD_ERR_ENV);
    assert_int_equal(launch_pmi.open(&nobody, soon()), AIVD_ERR_NOT_FOUND);
    setenv("PMI_FD", "1000", 1);
    assert_int_equal(launch_pmi.open(&place, soon()), AIVD_ERR_SYSTEM);
    unsetenv("PMI_FD");
    assert_int_equal(launch_pmi.open(&place, soon()), AIVD_ERR_NOT_FOUND);
}

int main(void)
{
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(root_puts_pieces),         cmocka_unit_test(others_get_pieces),
        cmocka_unit_test(bad_launchers_are_errors), cmocka_unit_test(silence_ends_at_the_deadline),
        cmocka_unit_test(absent_or_bad_descriptor),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
