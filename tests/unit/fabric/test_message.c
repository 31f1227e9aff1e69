/* Rendezvous bytes: what is written can be read; what is truncated, oversized, or inconsistent is
 * refused before it is believed; the roll call names both sides of a contradiction; more
 * descriptors than fit in one message arrive in batches. */
#include "ranks.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include "fabric/root.h"
#include "fabric/socket.h"

static const uint8_t token[MESSAGE_TOKEN_BYTES] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14};
static const uint8_t boot[MESSAGE_BOOT_BYTES] = {9, 8, 7};

static message_hello hello_of(uint32_t rank, uint32_t size)
{
    message_hello hello = {.size = size,
                           .rank = rank,
                           .device = rank,
                           .pid = 100 + (int)rank,
                           .region_id = 1000 + rank,
                           .map_base = 0x200000000000u,
                           .map_shift = 36};
    memcpy(hello.boot_id, boot, sizeof boot);
    message_hello_fill(&hello, token, "blob", 4);
    return hello;
}

static void tokens(void **state)
{
    uint8_t other[MESSAGE_TOKEN_BYTES];
    (void)state;
    memcpy(other, token, sizeof other);
    assert_true(message_token_equal(token, other));
    for (size_t i = 0; i < sizeof other; i++)
        for (int bit = 0; bit < 8; bit++) {
            other[i] ^= (uint8_t)(1 << bit);
            assert_false(message_token_equal(token, other));
            other[i] ^= (uint8_t)(1 << bit);
        }
}

static void hello_round_trip(void **state)
{
    message_hello in = hello_of(3, 8), out;
    (void)state;
    assert_int_equal(in.header.size, 88 + 4);
    assert_int_equal(message_hello_decode(&in, &out), AIVD_OK);
    assert_int_equal(out.rank, 3);
    assert_int_equal(out.size, 8);
    assert_int_equal(out.region_id, 1003);
    assert_int_equal(out.blob_size, 4);
    assert_memory_equal(out.blob, "blob\0", 5);
}

static void hello_bounds(void **state)
{
    message_hello hello, out;
    (void)state;
    hello = hello_of(0, 1);
    hello.header.magic ^= 1;
    assert_int_equal(message_hello_decode(&hello, &out), AIVD_ERR_FORMAT);
    hello = hello_of(0, 1);
    hello.header.type = MESSAGE_GO;
    assert_int_equal(message_hello_decode(&hello, &out), AIVD_ERR_FORMAT);
    hello = hello_of(0, 1);
    hello.header.size--; /* truncated */
    assert_int_equal(message_hello_decode(&hello, &out), AIVD_ERR_FORMAT);
    hello = hello_of(0, 1);
    hello.header.size = 31;
    assert_int_equal(message_hello_decode(&hello, &out), AIVD_ERR_FORMAT);
    hello = hello_of(0, 1);
    hello.blob_size = FABRIC_BLOB_BYTES + 1;
    hello.header.size = MESSAGE_HELLO_MIN + FABRIC_BLOB_BYTES + 1;
    assert_int_equal(message_hello_decode(&hello, &out), AIVD_ERR_FORMAT);
    hello = hello_of(0, 1);
    hello.blob_size = UINT32_MAX; /* would wrap the sum */
    hello.header.size = MESSAGE_HELLO_MIN - 1;
    assert_int_equal(message_hello_decode(&hello, &out), AIVD_ERR_FORMAT);
    hello = hello_of(0, 1);
    hello.header.size = UINT32_MAX;
    assert_int_equal(message_hello_decode(&hello, &out), AIVD_ERR_FORMAT);
}

static void verdicts(void **state)
{
    message_verdict verdict, out;
    (void)state;
    size_t size = message_verdict_fill(&verdict, MESSAGE_FAILED, token, AIVD_ERR_TIMEOUT, "EI0015",
                                       "missing\nranks: 2");
    assert_int_equal(size, 48 + 16);
    assert_int_equal(message_verdict_decode(&verdict, &out), AIVD_OK);
    assert_string_equal(out.text, "missing?ranks: 2"); /* no control characters into logs */
    assert_string_equal(out.code, "EI0015");
    assert_int_equal(out.status, AIVD_ERR_TIMEOUT);
    verdict.status = AIVD_STATUS_COUNT;
    assert_int_equal(message_verdict_decode(&verdict, &out), AIVD_ERR_FORMAT);
    verdict.status = AIVD_ERR_TIMEOUT;
    verdict.text_size++;
    assert_int_equal(message_verdict_decode(&verdict, &out), AIVD_ERR_FORMAT);
    verdict.text_size--;
    memset(verdict.code, 'x', sizeof verdict.code);
    assert_int_equal(message_verdict_decode(&verdict, &out), AIVD_ERR_FORMAT);
    char huge[4000];
    memset(huge, 'y', sizeof huge - 1);
    huge[sizeof huge - 1] = '\0';
    size = message_verdict_fill(&verdict, MESSAGE_REFUSED, token, AIVD_ERR_PEER, NULL, huge);
    assert_true(size <= sizeof verdict);
    assert_int_equal(message_verdict_decode(&verdict, &out), AIVD_OK);
    assert_int_equal(strlen(out.text), MESSAGE_TEXT_BYTES - 1);
}

static void tables(void **state)
{
    enum { N = 5 };
    fabric_member in[N] = {0}, out[N];
    (void)state;
    for (uint32_t r = 0; r < N; r++) {
        in[r] = (fabric_member){
            .rank = r, .device = r + 10, .pid = 50, .region_id = r, .blob_size = r * 128};
        memset(in[r].blob, (int)r, in[r].blob_size);
    }
    in[1].blob_size = 3; /* padded to 8 */
    size_t size = message_table_size(in, N);
    uint8_t *bytes = malloc(size);
    message_table_fill(bytes, token, in, N);
    assert_int_equal(message_table_decode(bytes, N, out), AIVD_OK);
    for (uint32_t r = 0; r < N; r++) {
        assert_int_equal(out[r].device, r + 10);
        assert_int_equal(out[r].blob_size, in[r].blob_size);
        assert_memory_equal(out[r].blob, in[r].blob, in[r].blob_size);
    }
    assert_int_equal(message_table_decode(bytes, N - 1, out), AIVD_ERR_FORMAT);
    assert_int_equal(message_table_decode(bytes, N + 1, out), AIVD_ERR_FORMAT);
    message_header header;
    memcpy(&header, bytes, sizeof header);
    for (uint32_t cut = 1; cut < header.size - sizeof header; cut++) { /* a copy of exact size */
        message_header shorter = header;
        shorter.size -= cut;
        uint8_t *copy = malloc(shorter.size);
        memcpy(copy, bytes, shorter.size);
        memcpy(copy, &shorter, sizeof shorter);
        assert_int_equal(message_table_decode(copy, N, out), AIVD_ERR_FORMAT);
        free(copy);
    }
    bytes[sizeof(message_table) + offsetof(message_entry, blob_size) + 3] = 0xff;
    assert_int_equal(message_table_decode(bytes, N, out), AIVD_ERR_FORMAT);
    free(bytes);
}

static void roll_call(void **state)
{
    roll r = {0};
    roll_verdict verdict;
    char missing[64];
    (void)state;
    message_hello h = hello_of(3, 8);
    assert_int_equal(roll_enter(&r, &h, boot, &verdict), AIVD_OK);
    h = hello_of(1, 8);
    assert_int_equal(roll_enter(&r, &h, boot, &verdict), AIVD_OK);
    h = hello_of(4, 8);
    assert_int_equal(roll_enter(&r, &h, boot, &verdict), AIVD_OK);
    roll_missing(&r, missing, sizeof missing);
    assert_string_equal(missing, "0, 2, 5-7 (5 of 8)");
    char little[8];
    roll_missing(&r, little, sizeof little); /* cut, not overrun */
    assert_int_equal(strlen(little), 7);

    h = hello_of(8, 8);
    assert_int_equal(roll_enter(&r, &h, boot, &verdict), AIVD_ERR_MISMATCH);
    assert_non_null(strstr(verdict.text, "ranks go from 0 to 7"));
    h = hello_of(0, 0);
    assert_int_equal(roll_enter(&r, &h, boot, &verdict), AIVD_ERR_MISMATCH);
    h = hello_of(0, UINT32_MAX);
    assert_int_equal(roll_enter(&r, &h, boot, &verdict), AIVD_ERR_MISMATCH);
    h = hello_of(0, 9);
    assert_int_equal(roll_enter(&r, &h, boot, &verdict), AIVD_ERR_MISMATCH);
    assert_non_null(
        strstr(verdict.text, "rank 0 says the communicator has 9 ranks, rank 3 says 8"));
    h = hello_of(0, 8);
    h.boot_id[0] ^= 1;
    assert_int_equal(roll_enter(&r, &h, boot, &verdict), AIVD_ERR_MISMATCH);
    assert_non_null(strstr(verdict.text, "another host"));
    h = hello_of(0, 8);
    h.device = 4;
    assert_int_equal(roll_enter(&r, &h, boot, &verdict), AIVD_ERR_MISMATCH);
    assert_non_null(strstr(verdict.text, "ranks 0 (pid 100) and 4 (pid 104) are both on device 4"));
    h = hello_of(0, 8);
    h.device = FABRIC_DEVICES_MAX;
    assert_int_equal(roll_enter(&r, &h, boot, &verdict), AIVD_ERR_FORMAT);
    h = hello_of(0, 8);
    h.map_shift = 30;
    assert_int_equal(roll_enter(&r, &h, boot, &verdict), AIVD_ERR_MISMATCH);
    assert_non_null(strstr(verdict.text, "AIVDRIVE_MAP_STRIDE"));
    assert_int_equal(r.joined, 3);
    roll_free(&r);
}

static void root_infos(void **state)
{
    uint8_t bytes[FABRIC_ROOT_INFO_BYTES];
    message_root_info info = {.family = AF_INET, .port = 4711, .local_size = 4}, out;
    (void)state;
    memcpy(info.token, token, sizeof token);
    message_root_info_encode(&info, bytes);
    assert_int_equal(message_root_info_decode(bytes, &out), AIVD_OK);
    assert_int_equal(out.port, 4711);
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1);
    for (size_t i = 0; i < offsetof(message_root_info, check) + 8; i++) {
        bytes[i] ^= 0x10;
        assert_int_equal(message_root_info_decode(bytes, &out), AIVD_ERR_PARAM);
        bytes[i] ^= 0x10;
    }
    unsetenv("ASCEND_GLOBAL_LOG_LEVEL");
}

/* ---- 300 ranks played over socket pairs: REGIONS in batches of 253 ---- */

#define PLAYED 300

typedef struct played {
    root *r;
    int tcp[PLAYED], local[PLAYED];
} played;

static void turn(root *r)
{
    for (int i = 0; i < 4; i++)
        assert_true(root_turn(r, 0));
}

static void play_hello(played *p, uint32_t rank)
{
    int pair[2];
    message_hello hello = hello_of(rank, PLAYED);
    hello.pid = getpid();
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), 0);
    root_add(p->r, pair[0], false);
    p->tcp[rank] = pair[1];
    assert_int_equal(send(pair[1], &hello, hello.header.size, 0), hello.header.size);
}

static void play_claim(played *p, uint32_t rank, int memfd)
{
    int pair[2];
    message_claim claim = {.rank = rank};
    message_header_fill(&claim, MESSAGE_CLAIM, sizeof claim, token);
    assert_int_equal(socketpair(AF_UNIX, SOCK_SEQPACKET, 0, pair), 0);
    root_add(p->r, pair[0], true);
    p->local[rank] = pair[1];
    assert_int_equal(socket_send_fds(pair[1], &claim, sizeof claim, &memfd, 1), sizeof claim);
}

static unsigned receive_batch(root *r, int fd, message_regions *message)
{
    int fds[MESSAGE_FDS_MAX];
    unsigned count = 0;
    for (int i = 0; i < 2000; i++) {
        count = MESSAGE_FDS_MAX;
        if (socket_receive_fds(fd, message, sizeof *message, fds, &count) > 0)
            break;
        assert_true(root_turn(r, 1));
    }
    for (unsigned i = 0; i < count; i++) {
        assert_true(fcntl(fds[i], F_GETFD) & FD_CLOEXEC);
        close(fds[i]);
    }
    return count;
}

static void descriptors_in_batches(void **state)
{
    struct rlimit limit;
    played p = {0};
    message_root_info info = {0};
    (void)state;
    socket_raise_limit();
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur < 5 * PLAYED)
        skip();
    memcpy(info.token, token, sizeof token);
    memcpy(info.boot_id, boot, sizeof boot);
    p.r = root_new(&info, 60 * BASE_NS_PER_S);
    assert_non_null(p.r);
    int memfd = open("/dev/null", O_RDONLY | O_CLOEXEC);
    for (uint32_t r = 0; r < PLAYED; r++) {
        play_hello(&p, r);
        turn(p.r);
    }
    assert_int_equal(p.r->roll.joined, PLAYED);
    for (uint32_t r = 0; r < PLAYED; r++) {
        play_claim(&p, r, memfd);
        turn(p.r);
    }
    assert_int_equal(p.r->phase, ROOT_SPREADS);
    for (uint32_t r = 0; r < PLAYED; r++) { /* ranks that take theirs make room for the others */
        message_regions message;
        assert_int_equal(receive_batch(p.r, p.local[r], &message), 253);
        assert_int_equal(message.first, 0);
        assert_int_equal(message.count, 253);
        assert_int_equal(receive_batch(p.r, p.local[r], &message), PLAYED - 253);
        assert_int_equal(message.first, 253);
    }
    assert_int_equal(p.r->phase, ROOT_SPREADS);
    root_free(p.r);
    for (uint32_t r = 0; r < PLAYED; r++) {
        close(p.tcp[r]);
        close(p.local[r]);
    }
    close(memfd);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tokens),       cmocka_unit_test(hello_round_trip),
        cmocka_unit_test(hello_bounds), cmocka_unit_test(verdicts),
        cmocka_unit_test(tables),       cmocka_unit_test(roll_call),
        cmocka_unit_test(root_infos),   cmocka_unit_test(descriptors_in_batches),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
