/* testcase/main.c: runs HcclAllGatherCustom on every rank and checks every byte it gathers. */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <acl/acl.h>
#include <hccl/hccl.h>
#include <hccl/hccl_comm.h>

#include "hccl_custom_allgather.h"
#include "options.h"
#include "sha256.h"
#include "world.h"

#define GUARD_BYTES 512 /* poisoned on both sides of recvBuf */
#define POISON      0xA5

/* One rank's run. */
typedef struct Run {
    const Options *options;
    int rank;
    int size;
    HcclComm comm;
    aclrtStream stream;
    uint64_t count;    /* elements per rank */
    uint64_t bytes;    /* the same in bytes */
    uint8_t *send;     /* device memory */
    uint8_t *recvArea; /* device memory: guard, recv, guard */
    uint8_t *recv;
    uint8_t *host; /* as large as recvArea */
    double *times; /* seconds per iteration */
} Run;

static void Log(int rank, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void Log(int rank, const char *format, ...)
{
    char text[1024];
    struct timeval now;
    va_list list;

    va_start(list, format);
    vsnprintf(text, sizeof(text), format, list);
    va_end(list);
    gettimeofday(&now, NULL);
    printf("[%lld.%06ld] [Rank %d] %s\n", (long long)now.tv_sec, (long)now.tv_usec, rank, text);
    fflush(stdout);
}

static double Seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* A failed call ends the rank's run; the caller releases nothing, the process ends. */
#define ACL_OR_GIVE_UP(rank, call)                                                                 \
    do {                                                                                           \
        aclError code_ = (call);                                                                   \
        if (code_ != ACL_SUCCESS) {                                                                \
            const char *why_ = aclGetRecentErrMsg();                                               \
            Log(rank, "%s returned %d: %s", #call, (int)code_, why_ != NULL ? why_ : "");          \
            return WORLD_GAVE_UP;                                                                  \
        }                                                                                          \
    } while (0)

#define HCCL_OR_GIVE_UP(rank, call)                                                                \
    do {                                                                                           \
        HcclResult code_ = (call);                                                                 \
        if (code_ != HCCL_SUCCESS) {                                                               \
            const char *why_ = aclGetRecentErrMsg();                                               \
            Log(rank, "%s returned %d (%s): %s", #call, (int)code_, HcclGetErrorString(code_),     \
                why_ != NULL ? why_ : "");                                                         \
            return WORLD_GAVE_UP;                                                                  \
        }                                                                                          \
    } while (0)

/* ---- what is gathered ---- */

/* Byte i of what `rank` contributes in an iteration: differs between ranks, iterations, and bytes a
 * power of two apart. */
static uint8_t MadeUpByte(int rank, uint32_t iteration, uint64_t i)
{
    return (uint8_t)(i * 31 + (i >> 8) * 17 + (i >> 16) * 5 + (uint64_t)rank * 101 +
                     (uint64_t)iteration * 13 + 7);
}

/* Reads `bytes` of the input file from `offset` on, zeros behind its end. */
static WorldResult ReadInput(const Run *run, uint64_t offset, uint8_t *to, uint64_t bytes)
{
    int fd = open(run->options->input, O_RDONLY | O_CLOEXEC);
    uint64_t done = 0;
    ssize_t got = 1;

    if (fd < 0) {
        Log(run->rank, "%s: %s", run->options->input, strerror(errno));
        return WORLD_GAVE_UP;
    }
    while (done < bytes && got > 0) {
        got = pread(fd, to + done, bytes - done, (off_t)(offset + done));
        done += got > 0 ? (uint64_t)got : 0;
    }
    close(fd);
    if (got < 0) {
        Log(run->rank, "%s: %s", run->options->input, strerror(errno));
        return WORLD_GAVE_UP;
    }
    memset(to + done, 0, bytes - done);
    return WORLD_OK;
}

static WorldResult FillSend(const Run *run, uint32_t iteration)
{
    uint8_t *host = run->host;

    if (run->options->input != NULL) {
        WorldResult result = ReadInput(run, (uint64_t)run->rank * run->bytes, host, run->bytes);

        if (result != WORLD_OK)
            return result;
    } else {
        for (uint64_t i = 0; i < run->bytes; i++)
            host[i] = MadeUpByte(run->rank, iteration, i);
    }
    if (run->bytes != 0)
        ACL_OR_GIVE_UP(run->rank, aclrtMemcpy(run->send, run->bytes, host, run->bytes,
                                              ACL_MEMCPY_HOST_TO_DEVICE));
    return WORLD_OK;
}

static WorldResult PoisonRecv(const Run *run)
{
    uint64_t bytes = run->bytes * (uint64_t)run->size + 2 * GUARD_BYTES;

    ACL_OR_GIVE_UP(run->rank, aclrtMemset(run->recvArea, bytes, POISON, bytes));
    return WORLD_OK;
}

/* ---- checking ---- */

static void LogWrongElement(const Run *run, uint32_t iteration, uint64_t at, const uint8_t *seen,
                            const uint8_t *expected)
{
    uint32_t width = run->options->type->bytes;
    char a[40] = "", b[40] = "";

    for (uint32_t i = 0; i < width; i++) {
        snprintf(a + 2 * i, 3, "%02x", seen[i]);
        snprintf(b + 2 * i, 3, "%02x", expected[i]);
    }
    Log(run->rank,
        "first wrong element: iteration %u, element %" PRIu64 " of rank %" PRIu64
        ": bytes %s, expected %s",
        iteration, at % run->bytes / width, at / run->bytes, a, b);
}

static bool GuardsIntact(const Run *run)
{
    uint64_t total = run->bytes * (uint64_t)run->size;

    for (uint64_t i = 0; i < GUARD_BYTES; i++) {
        if (run->host[i] != POISON || run->host[GUARD_BYTES + total + i] != POISON) {
            Log(run->rank, "bytes %s recvBuf were written",
                run->host[i] != POISON ? "before" : "after");
            return false;
        }
    }
    return true;
}

/* Compares gathered bytes with made-up ones or, when given, with `file`. */
static bool ElementsRight(const Run *run, uint32_t iteration, const uint8_t *file)
{
    const uint8_t *seen = run->host + GUARD_BYTES;
    uint32_t width = run->options->type->bytes;
    uint8_t expected[16];

    for (int r = 0; r < run->size; r++) {
        for (uint64_t i = 0; i < run->bytes; i++) {
            uint64_t at = (uint64_t)r * run->bytes + i;
            uint64_t first = at / width * width;

            if (seen[at] == (file != NULL ? file[at] : MadeUpByte(r, iteration, i)))
                continue;
            for (uint32_t k = 0; k < width; k++)
                expected[k] = file != NULL ? file[first + k]
                                           : MadeUpByte(r, iteration, first % run->bytes + k);
            LogWrongElement(run, iteration, first, seen + first, expected);
            return false;
        }
    }
    return true;
}

/* The gathered file has the digest of the file, on every rank. */
static bool DigestsEqual(const Run *run, const uint8_t *file)
{
    char own[SHA256_HEX_BYTES], original[SHA256_HEX_BYTES], first[SHA256_HEX_BYTES];

    Sha256Hex(run->host + GUARD_BYTES, run->options->inputBytes, own);
    Sha256Hex(file, run->options->inputBytes, original);
    memcpy(first, own, sizeof(first));
    if (!WorldBroadcast(0, first, sizeof(first)))
        return false;
    Log(run->rank, "SHA-256 gathered %s, of the file %s", own, original);
    if (strcmp(own, original) != 0 || strcmp(own, first) != 0) {
        Log(run->rank, "the digests differ (rank 0 has %s)", first);
        return false;
    }
    return true;
}

static WorldResult CheckFile(const Run *run, uint32_t iteration, bool last)
{
    uint64_t total = run->bytes * (uint64_t)run->size;
    uint8_t *file = malloc(total + 1);
    WorldResult result = WORLD_GAVE_UP;

    if (file == NULL) {
        Log(run->rank, "no memory for %" PRIu64 " bytes of %s", total, run->options->input);
        return WORLD_GAVE_UP;
    }
    if (ReadInput(run, 0, file, total) == WORLD_OK) {
        bool right = ElementsRight(run, iteration, file);

        if (last)
            right = DigestsEqual(run, file) && right; /* all ranks take part */
        result = right ? WORLD_OK : WORLD_FAILED;
    }
    free(file);
    return result;
}

static WorldResult CheckResult(const Run *run, uint32_t iteration, bool last)
{
    uint64_t bytes = run->bytes * (uint64_t)run->size + 2 * GUARD_BYTES;
    WorldResult result;

    ACL_OR_GIVE_UP(run->rank,
                   aclrtMemcpy(run->host, bytes, run->recvArea, bytes, ACL_MEMCPY_DEVICE_TO_HOST));
    if (run->options->input != NULL)
        result = CheckFile(run, iteration, last);
    else
        result = ElementsRight(run, iteration, NULL) ? WORLD_OK : WORLD_FAILED;
    if (result == WORLD_OK && !GuardsIntact(run))
        result = WORLD_FAILED;
    return result;
}

/* ---- running ---- */

static WorldResult Iterate(Run *run)
{
    const Options *options = run->options;
    WorldResult result = WORLD_OK;

    for (uint32_t i = 0; i < options->iterations; i++) {
        bool last = i + 1 == options->iterations;
        bool check = options->check == CHECK_ALL || (options->check == CHECK_LAST && last);
        double begin;

        if ((i == 0 || options->check == CHECK_ALL || check) &&
            (FillSend(run, i) != WORLD_OK || PoisonRecv(run) != WORLD_OK))
            return WORLD_GAVE_UP;
        HCCL_OR_GIVE_UP(run->rank, HcclBarrier(run->comm, run->stream)); /* begin together */
        ACL_OR_GIVE_UP(run->rank, aclrtSynchronizeStream(run->stream));
        begin = Seconds();
        HCCL_OR_GIVE_UP(run->rank,
                        HcclAllGatherCustom(run->send, run->recv, run->count, options->type->type,
                                            run->comm, run->stream));
        ACL_OR_GIVE_UP(run->rank, aclrtSynchronizeStream(run->stream));
        run->times[i] = Seconds() - begin;
        if (check) {
            WorldResult now = CheckResult(run, i, last);

            if (now == WORLD_GAVE_UP)
                return now;
            if (now == WORLD_FAILED)
                result = now; /* goes on: the other ranks do */
        }
    }
    return result;
}

static int CompareTimes(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return x < y ? -1 : x > y;
}

static void LogTimes(Run *run)
{
    uint32_t n = run->options->iterations;
    double total = (double)run->bytes * run->size;
    double first = run->times[0], median;

    qsort(run->times, n, sizeof(*run->times), CompareTimes);
    median = run->times[n / 2];
    Log(run->rank,
        "dataLen=%" PRIu64 " (%s) time=%.3f us (median of %u, first %.3f ms) "
        "bandwidth=%.3f GB/s",
        run->count, run->options->type->name, median * 1e6, n, first * 1e3,
        median > 0 ? total / median * 1e-9 : 0.0);
}

static WorldResult Allocate(Run *run)
{
    uint64_t total = run->bytes * (uint64_t)run->size + 2 * GUARD_BYTES;
    void *memory;

    ACL_OR_GIVE_UP(run->rank, aclrtMalloc(&memory, run->bytes + 1, ACL_MEM_MALLOC_HUGE_FIRST));
    run->send = memory;
    ACL_OR_GIVE_UP(run->rank, aclrtMalloc(&memory, total, ACL_MEM_MALLOC_HUGE_FIRST));
    run->recvArea = memory;
    run->recv = run->recvArea + GUARD_BYTES;
    run->host = malloc(total);
    run->times = malloc(run->options->iterations * sizeof(*run->times));
    if (run->host == NULL || run->times == NULL) {
        Log(run->rank, "no memory for %" PRIu64 " bytes", total);
        return WORLD_GAVE_UP;
    }
    return WORLD_OK;
}

static WorldResult Connect(Run *run)
{
    HcclRootInfo root = {0};
    uint32_t devices = 0;

    ACL_OR_GIVE_UP(run->rank, aclrtGetDeviceCount(&devices));
    if (devices == 0) {
        Log(run->rank, "no device");
        return WORLD_GAVE_UP;
    }
    int32_t device = WorldLocalRank() % (int32_t)devices;
    ACL_OR_GIVE_UP(run->rank, aclrtSetDevice(device));
    if (run->options->cores != 0)
        ACL_OR_GIVE_UP(run->rank, aclrtSetDeviceResLimit(device, ACL_RT_DEV_RES_VECTOR_CORE,
                                                         run->options->cores));
    if (run->rank == 0)
        HCCL_OR_GIVE_UP(run->rank, HcclGetRootInfo(&root));
    if (!WorldBroadcast(0, &root, sizeof(root)))
        return WORLD_GAVE_UP;
    HCCL_OR_GIVE_UP(run->rank, HcclCommInitRootInfo((uint32_t)run->size, &root, (uint32_t)run->rank,
                                                    &run->comm));
    ACL_OR_GIVE_UP(run->rank, aclrtCreateStream(&run->stream));
    Log(run->rank, "World Size: %d, device %d", run->size, (int)device);
    return WORLD_OK;
}

static WorldResult Release(Run *run)
{
    int32_t device;

    HCCL_OR_GIVE_UP(run->rank, HcclCommDestroy(run->comm));
    ACL_OR_GIVE_UP(run->rank, aclrtFree(run->send));
    ACL_OR_GIVE_UP(run->rank, aclrtFree(run->recvArea));
    ACL_OR_GIVE_UP(run->rank, aclrtDestroyStream(run->stream));
    ACL_OR_GIVE_UP(run->rank, aclrtGetDevice(&device));
    ACL_OR_GIVE_UP(run->rank, aclrtResetDevice(device));
    free(run->host);
    free(run->times);
    return WORLD_OK;
}

static WorldResult RankMain(int rank, int size, void *arg)
{
    Run run = {.options = arg, .rank = rank, .size = size};
    uint32_t width = run.options->type->bytes;
    uint64_t share = (run.options->inputBytes + (uint64_t)size - 1) / (uint64_t)size;
    WorldResult result;

    run.count = run.options->input != NULL ? (share + width - 1) / width : run.options->dataLen;
    run.bytes = run.count * width;
    if (Connect(&run) != WORLD_OK || Allocate(&run) != WORLD_OK)
        return WORLD_GAVE_UP;
    if (run.options->registered)
        HCCL_OR_GIVE_UP(rank,
                        HcclAllGatherCustomRegister(run.comm, run.recvArea,
                                                    run.bytes * (uint64_t)size + 2 * GUARD_BYTES));
    if (run.options->input != NULL)
        Log(rank, "gathers %s, %" PRIu64 " bytes, %" PRIu64 " elements per rank",
            run.options->input, run.options->inputBytes, run.count);
    result = Iterate(&run);
    if (result == WORLD_GAVE_UP) {
        Log(rank, "VerifyResult Failed!");
        return result;
    }
    LogTimes(&run);
    if (Release(&run) != WORLD_OK)
        result = WORLD_GAVE_UP;
    if (run.options->check == CHECK_NONE && result == WORLD_OK)
        Log(rank, "result not checked (--check none)");
    else
        Log(rank, "VerifyResult %s!", result == WORLD_OK ? "Passed" : "Failed");
    return result;
}

int main(int argc, char **argv)
{
    Options options;
    aclError code;
    int result;

    if (!ReadCommandLine(argc, argv, &options)) {
        Usage(stderr, argv[0]);
        return 2;
    }
    code = aclInit(NULL);
    if (code != ACL_SUCCESS) {
        fprintf(stderr, "aclInit returned %d\n", (int)code);
        return 1;
    }
    result = WorldRun(&argc, &argv, options.threads, RankMain, &options);
    if (result == 0)
        (void)aclFinalize();
    return result;
}
