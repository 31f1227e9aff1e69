/* testcase/main.c: a ring of messages: every rank sends to the next one and receives from the one
 * before, in every call another number of bytes, and checks every byte, also around the buffer. */
#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <acl/acl.h>
#include <hccl/hccl.h>
#include <hccl/hccl_comm.h>

#include "hccl_custom_send_recv.h"
#include "world.h"

#define GUARD_BYTES 512 /* poisoned on both sides of the output */
#define POISON      0xA5

typedef struct Options {
    uint64_t bytes; /* of the largest message */
    uint32_t iterations;
    int threads;
    bool queued; /* all messages are queued before any is waited for */
    bool differ; /* rank 1 expects a byte more */
} Options;

typedef struct Run {
    const Options *options;
    int rank, size;
    HcclComm comm;
    aclrtStream sends, recvs; /* apart: a large message waits for its receiver */
    uint8_t *send, *area;     /* device memory: messages; guard, message, guard, ... */
    uint8_t *host;
} Run;

static void Log(int rank, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void Log(int rank, const char *format, ...)
{
    char text[1024];
    va_list list;

    va_start(list, format);
    vsnprintf(text, sizeof(text), format, list);
    va_end(list);
    printf("[Rank %d] %s\n", rank, text);
    fflush(stdout);
}

/* A failed call ends the rank's run; the caller releases nothing, the process ends. */
#define OR_GIVE_UP(rank, call)                                                                     \
    do {                                                                                           \
        int code_ = (int)(call);                                                                   \
        if (code_ != 0) {                                                                          \
            const char *why_ = aclGetRecentErrMsg();                                               \
            Log(rank, "%s returned %d: %s", #call, code_, why_ != NULL ? why_ : "");               \
            return WORLD_GAVE_UP;                                                                  \
        }                                                                                          \
    } while (0)

/* ---- messages ---- */

/* All sizes come: the largest, one less, none, and some between. */
static uint64_t BytesOf(const Run *run, uint32_t message)
{
    uint64_t most = run->options->bytes;

    switch (message % 4) {
    case 0:
        return most;
    case 1:
        return most > 0 ? most - 1 : 0;
    case 2:
        return 0;
    default:
        return most == 0 ? 0 : message * 2654435761ull % most;
    }
}

static uint8_t ByteOf(int rank, uint32_t message, uint64_t i)
{
    return (uint8_t)(i * 31 + (i >> 8) * 17 + (i >> 16) * 5 + (uint64_t)rank * 101 + message * 13u +
                     7);
}

/* Places in the two device areas: one message after another when all are queued. */
static uint64_t SendPlace(const Run *run, uint32_t message)
{
    return run->options->queued ? message * run->options->bytes : 0;
}

static uint64_t RecvPlace(const Run *run, uint32_t message)
{
    return run->options->queued ? message * (run->options->bytes + 2 * GUARD_BYTES) : 0;
}

static WorldResult Queue(const Run *run, uint32_t message)
{
    uint64_t bytes = BytesOf(run, message), expected = bytes;
    uint8_t *send = run->send + SendPlace(run, message);
    uint8_t *area = run->area + RecvPlace(run, message);

    if (run->options->differ && run->rank == 1)
        expected++;
    for (uint64_t i = 0; i < bytes; i++)
        run->host[i] = ByteOf(run->rank, message, i);
    if (bytes != 0)
        OR_GIVE_UP(run->rank,
                   aclrtMemcpy(send, bytes, run->host, bytes, ACL_MEMCPY_HOST_TO_DEVICE));
    bytes = run->options->bytes + 2 * GUARD_BYTES;
    OR_GIVE_UP(run->rank, aclrtMemset(area, bytes, POISON, bytes));
    OR_GIVE_UP(run->rank,
               HcclSendCustom(send, BytesOf(run, message), HCCL_DATA_TYPE_INT8,
                              (uint32_t)((run->rank + 1) % run->size), run->comm, run->sends));
    OR_GIVE_UP(run->rank, HcclRecvCustom(area + GUARD_BYTES, expected, HCCL_DATA_TYPE_INT8,
                                         (uint32_t)((run->rank + run->size - 1) % run->size),
                                         run->comm, run->recvs));
    return WORLD_OK;
}

static WorldResult Check(const Run *run, uint32_t message)
{
    uint64_t all = run->options->bytes + 2 * GUARD_BYTES, bytes = BytesOf(run, message);
    const uint8_t *area = run->area + RecvPlace(run, message);
    int from = (run->rank + run->size - 1) % run->size;

    OR_GIVE_UP(run->rank, aclrtMemcpy(run->host, all, area, all, ACL_MEMCPY_DEVICE_TO_HOST));
    for (uint64_t i = 0; i < all; i++) {
        bool inside = i >= GUARD_BYTES && i - GUARD_BYTES < bytes;
        uint8_t expected = inside ? ByteOf(from, message, i - GUARD_BYTES) : POISON;

        if (run->host[i] == expected)
            continue;
        Log(run->rank,
            "first wrong byte: message %u of %" PRIu64 " bytes, byte %" PRId64
            ": %02x, expected %02x",
            message, bytes, (int64_t)(i - GUARD_BYTES), run->host[i], expected);
        return WORLD_FAILED;
    }
    return WORLD_OK;
}

static WorldResult Wait(const Run *run)
{
    OR_GIVE_UP(run->rank, aclrtSynchronizeStream(run->recvs));
    OR_GIVE_UP(run->rank, aclrtSynchronizeStream(run->sends));
    return WORLD_OK;
}

static WorldResult Iterate(const Run *run)
{
    uint32_t n = run->options->iterations;
    WorldResult result = WORLD_OK;

    for (uint32_t i = 0; i < n; i++) {
        if (Queue(run, i) != WORLD_OK)
            return WORLD_GAVE_UP;
        if (run->options->queued)
            continue;
        if (Wait(run) != WORLD_OK)
            return WORLD_GAVE_UP;
        if (Check(run, i) != WORLD_OK)
            result = WORLD_FAILED; /* goes on: the other ranks do */
    }
    if (!run->options->queued)
        return result;
    if (Wait(run) != WORLD_OK)
        return WORLD_GAVE_UP;
    for (uint32_t i = 0; i < n; i++)
        if (Check(run, i) != WORLD_OK)
            result = WORLD_FAILED;
    return result;
}

/* ---- a rank ---- */

static WorldResult Allocate(Run *run)
{
    uint64_t places = run->options->queued ? run->options->iterations : 1;
    uint64_t area = run->options->bytes + 2 * GUARD_BYTES;
    void *memory;

    OR_GIVE_UP(run->rank,
               aclrtMalloc(&memory, places * run->options->bytes + 1, ACL_MEM_MALLOC_HUGE_FIRST));
    run->send = memory;
    OR_GIVE_UP(run->rank, aclrtMalloc(&memory, places * area, ACL_MEM_MALLOC_HUGE_FIRST));
    run->area = memory;
    run->host = malloc(area);
    if (run->host == NULL) {
        Log(run->rank, "no memory for %" PRIu64 " bytes", area);
        return WORLD_GAVE_UP;
    }
    return WORLD_OK;
}

static WorldResult Connect(Run *run)
{
    HcclRootInfo root = {0};
    uint32_t devices = 0;

    OR_GIVE_UP(run->rank, aclrtGetDeviceCount(&devices));
    if (devices == 0) {
        Log(run->rank, "no device");
        return WORLD_GAVE_UP;
    }
    OR_GIVE_UP(run->rank, aclrtSetDevice(WorldLocalRank() % (int32_t)devices));
    if (run->rank == 0)
        OR_GIVE_UP(run->rank, HcclGetRootInfo(&root));
    if (!WorldBroadcast(0, &root, sizeof(root)))
        return WORLD_GAVE_UP;
    OR_GIVE_UP(run->rank,
               HcclCommInitRootInfo((uint32_t)run->size, &root, (uint32_t)run->rank, &run->comm));
    OR_GIVE_UP(run->rank, aclrtCreateStream(&run->sends));
    OR_GIVE_UP(run->rank, aclrtCreateStream(&run->recvs));
    OR_GIVE_UP(run->rank, HcclSendRecvCustomInit(run->comm));
    return WORLD_OK;
}

static WorldResult Release(Run *run)
{
    int32_t device;

    /* A receiver's last receipt goes to a sender that no longer waits for it. */
    OR_GIVE_UP(run->rank, HcclBarrier(run->comm, run->recvs));
    OR_GIVE_UP(run->rank, aclrtSynchronizeStream(run->recvs));
    OR_GIVE_UP(run->rank, HcclCommDestroy(run->comm));
    OR_GIVE_UP(run->rank, aclrtFree(run->send));
    OR_GIVE_UP(run->rank, aclrtFree(run->area));
    OR_GIVE_UP(run->rank, aclrtDestroyStream(run->sends));
    OR_GIVE_UP(run->rank, aclrtDestroyStream(run->recvs));
    OR_GIVE_UP(run->rank, aclrtGetDevice(&device));
    OR_GIVE_UP(run->rank, aclrtResetDevice(device));
    free(run->host);
    return WORLD_OK;
}

static WorldResult RankMain(int rank, int size, void *arg)
{
    Run run = {.options = arg, .rank = rank, .size = size};
    WorldResult result;

    if (size < 2) {
        fprintf(stderr, "a message needs two ranks: aivrun -n 2, or --threads 2\n");
        return WORLD_GAVE_UP;
    }
    if (Connect(&run) != WORLD_OK || Allocate(&run) != WORLD_OK)
        return WORLD_GAVE_UP;
    result = Iterate(&run);
    if (result != WORLD_GAVE_UP && Release(&run) != WORLD_OK)
        result = WORLD_GAVE_UP;
    Log(rank, "%u messages, VerifyResult %s!", run.options->iterations,
        result == WORLD_OK ? "Passed" : "Failed");
    return result;
}

/* ---- the command line ---- */

static void Usage(FILE *to, const char *program)
{
    fprintf(to,
            "Usage: aivrun -n N %s [options] [bytes]\n"
            "A ring of messages of up to `bytes` bytes (100003) with HcclSendCustom and\n"
            "HcclRecvCustom; checks every byte.\n"
            "  --iterations N    messages of each rank (default 16)\n"
            "  --queued          queue all of them before any is waited for\n"
            "  --differ          rank 1 expects a byte more: see how that is told\n"
            "  --threads N       N ranks in this process, a thread per device\n"
            "Example: aivrun -n 3 %s --queued 1000003\n",
            program, program);
}

static bool ReadNumber(const char *text, uint64_t least, uint64_t most, const char *what,
                       uint64_t *number)
{
    char *end;

    errno = 0;
    *number = strtoull(text, &end, 10);
    if (errno == 0 && *text >= '0' && *text <= '9' && *end == '\0' && *number >= least &&
        *number <= most)
        return true;
    fprintf(stderr, "%s is \"%s\"; give a number from %" PRIu64 " to %" PRIu64 "\n", what, text,
            least, most);
    return false;
}

static bool ReadCommandLine(int argc, char **argv, Options *options)
{
    static const struct option LONG[] = {{"iterations", required_argument, NULL, 'n'},
                                         {"threads", required_argument, NULL, 'p'},
                                         {"queued", no_argument, NULL, 'q'},
                                         {"differ", no_argument, NULL, 'd'},
                                         {"help", no_argument, NULL, 'h'},
                                         {NULL, 0, NULL, 0}};
    uint64_t number = 0;
    bool ok = true;
    int option;

    *options = (Options){.bytes = 100003, .iterations = 16};
    while (ok && (option = getopt_long(argc, argv, "h", LONG, NULL)) != -1) {
        if (option == 'h') {
            Usage(stdout, argv[0]);
            exit(0);
        }
        options->queued = options->queued || option == 'q';
        options->differ = options->differ || option == 'd';
        if (option == 'n') {
            ok = ReadNumber(optarg, 1, 100000000, "--iterations", &number);
            options->iterations = (uint32_t)number;
        }
        if (option == 'p') {
            ok = ReadNumber(optarg, 2, 1024, "--threads", &number);
            options->threads = (int)number;
        }
        ok = ok && option != '?';
    }
    if (ok && optind + 1 < argc) {
        fprintf(stderr, "give bytes once\n");
        return false;
    }
    return ok && (optind == argc ||
                  ReadNumber(argv[optind], 0, UINT64_C(1) << 40, "bytes", &options->bytes));
}

int main(int argc, char **argv)
{
    Options options;
    int result;

    if (!ReadCommandLine(argc, argv, &options)) {
        Usage(stderr, argv[0]);
        return 2;
    }
    result = (int)aclInit(NULL);
    if (result != 0) {
        fprintf(stderr, "aclInit returned %d\n", result);
        return 1;
    }
    result = WorldRun(&argc, &argv, options.threads, RankMain, &options);
    if (result == 0)
        (void)aclFinalize();
    return result;
}
