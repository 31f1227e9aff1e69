/* Feeds the rendezvous what anybody could send: to the decoders as one message, to the root's state
 * machine as a play of many connections with whole, broken and out-of-order messages. Nothing may
 * crash, leak or overrun, and no world may come about unless every rank has said HELLO, CLAIM and
 * DONE. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/time.h"
#include "fabric/root.h"
#include "fabric/socket.h"

#define CONNECTIONS 12

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const uint8_t token[MESSAGE_TOKEN_BYTES] = "fuzz-fuzz-fuzz";
static const uint8_t boot[MESSAGE_BOOT_BYTES] = "boot";
static int some_file;

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "4", 1);
    some_file = open("/dev/null", O_RDONLY | O_CLOEXEC);
    return 0;
}

/* ---- decoders ---- */

static void decode(const uint8_t *data, size_t size)
{
    message_header header;
    if (size >= sizeof header) {
        memcpy(&header, data, sizeof header);
        header.magic = MESSAGE_MAGIC; /* or nothing but the magic would be tested */
        if (message_header_valid(&header) && header.size <= size) {
            uint8_t *exact = malloc(header.size); /* an overrun is seen */
            message_hello hello;
            message_verdict verdict;
            fabric_member members[8];
            memcpy(exact, data, header.size);
            memcpy(exact, &header, sizeof header);
            if (message_hello_decode(exact, &hello) == AIVD_OK &&
                hello.blob_size > FABRIC_BLOB_BYTES)
                __builtin_trap();
            if (message_verdict_decode(exact, &verdict) == AIVD_OK &&
                strlen(verdict.text) > verdict.text_size)
                __builtin_trap();
            message_table_decode(exact, data[size - 1] % 9, members);
            free(exact);
        }
    }
    if (size >= 256) {
        uint8_t bytes[FABRIC_ROOT_INFO_BYTES] = {0};
        message_root_info info;
        memcpy(bytes, data, size < sizeof bytes ? size : sizeof bytes);
        message_root_info_decode(bytes, &info);
    }
}

/* ---- the root ---- */

typedef struct play {
    root *r;
    int fd[CONNECTIONS]; /* our ends */
    bool local[CONNECTIONS];
    bool hello[256], claim[256], done[256]; /* by rank, as far as said with the right token */
    int rank_of[CONNECTIONS];
} play;

static void hang_up(play *p, unsigned c)
{
    if (p->fd[c] >= 0)
        close(p->fd[c]);
    p->fd[c] = -1;
}

static void connect_one(play *p, unsigned c, bool local)
{
    int pair[2];
    hang_up(p, c);
    if (socketpair(AF_UNIX, (local ? SOCK_SEQPACKET : SOCK_STREAM) | SOCK_CLOEXEC | SOCK_NONBLOCK,
                   0, pair) != 0)
        return;
    p->fd[c] = pair[1];
    p->local[c] = local;
    p->rank_of[c] = -1;
    root_add(p->r, pair[0], local);
}

static void say_hello(play *p, unsigned c, uint8_t ranks, uint8_t rank, uint8_t oddity)
{
    message_hello hello = {.size = ranks,
                           .rank = rank,
                           .device = rank,
                           .pid = getpid(),
                           .region_id = 7,
                           .map_base = 1,
                           .map_shift = 36};
    memcpy(hello.boot_id, boot, sizeof boot);
    size_t size = message_hello_fill(&hello, token, "blob", oddity & 3);
    hello.device += oddity >> 7;
    hello.map_shift += oddity >> 6 & 1;
    hello.header.version += (oddity & 0x30) == 0x30;
    if (send(p->fd[c], &hello, size, MSG_NOSIGNAL) == (ssize_t)size) {
        p->hello[rank] = true;
        p->rank_of[c] = rank;
    }
}

static void say_claim(play *p, unsigned c, uint8_t rank, uint8_t fds)
{
    message_claim claim = {.rank = rank};
    int both[2] = {some_file, some_file};
    message_header_fill(&claim, MESSAGE_CLAIM, sizeof claim, token);
    if (socket_send_fds(p->fd[c], &claim, sizeof claim, both, fds % 3) > 0 && fds % 3 == 1)
        p->claim[rank] = true;
}

static void say_done(play *p, unsigned c, uint8_t outcome)
{
    message_verdict done;
    aivd_status status = outcome & 1 ? AIVD_ERR_MEMORY : AIVD_OK;
    size_t size = message_verdict_fill(&done, MESSAGE_DONE, token, status, NULL, "x");
    if (send(p->fd[c], &done, size, MSG_NOSIGNAL) == (ssize_t)size && status == AIVD_OK &&
        p->rank_of[c] >= 0)
        p->done[p->rank_of[c]] = true;
}

static void check(const play *p)
{
    if (p->r->phase != ROOT_COMPLETE)
        return;
    for (uint32_t rank = 0; rank < p->r->roll.size; rank++)
        if (!p->hello[rank] || !p->claim[rank] || !p->done[rank])
            __builtin_trap();
}

static bool turn(play *p)
{
    bool more = root_turn(p->r, 0);
    check(p);
    return more;
}

/* Three bytes of operation, then its own. Returns how many bytes it took, 0 at the end. */
static size_t step(play *p, const uint8_t *data, size_t size)
{
    if (size < 4)
        return 0;
    unsigned c = data[1] % CONNECTIONS;
    switch (data[0] % 8) {
    case 0:
        connect_one(p, c, false);
        break;
    case 1:
        connect_one(p, c, true);
        break;
    case 2:
        hang_up(p, c);
        break;
    case 3:
        say_hello(p, c, data[2] % 5, data[2] / 5 % 5, data[3]);
        break;
    case 4:
        say_claim(p, c, data[2], data[3]);
        break;
    case 5:
        say_done(p, c, data[2]);
        break;
    case 6: {
        size_t n = data[2] < size - 4 ? data[2] : size - 4;
        if (n && send(p->fd[c], data + 4, n, MSG_NOSIGNAL) < 0)
            return 4;
        return 4 + n;
    }
    default:
        if (!turn(p))
            return 0;
        break;
    }
    return 4;
}

static void perform(const uint8_t *data, size_t size)
{
    message_root_info info = {0};
    play p = {0};
    memcpy(info.token, token, sizeof token);
    memcpy(info.boot_id, boot, sizeof boot);
    for (unsigned c = 0; c < CONNECTIONS; c++)
        p.fd[c] = -1;
    p.r = root_new(&info, 3600 * BASE_NS_PER_S);
    if (!p.r)
        return;
    for (size_t n; (n = step(&p, data, size)) != 0; data += n, size -= n)
        ;
    for (unsigned i = 0; i < 6; i++)
        turn(&p);
    for (unsigned c = 0; c < CONNECTIONS; c++)
        hang_up(&p, c);
    turn(&p);
    turn(&p);
    if (p.r->count)
        __builtin_trap(); /* every connection whose peer has gone is given up */
    root_free(p.r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    decode(data, size);
    perform(data, size);
    return 0;
}
