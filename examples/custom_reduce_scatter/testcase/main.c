/* testcase/main.c: runs HcclReduceScatterCustom on every rank and checks every byte of its result,
 * of its input, and around both. */
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

#include <acl/acl.h>
#include <hccl/hccl.h>
#include <hccl/hccl_comm.h>

#include "hccl_custom_reduce_scatter.h"
#include "options.h"
#include "values.h"
#include "world.h"

#define GUARD_BYTES 512 /* poisoned on both sides of the buffers */
#define POISON      0xA5
#define ROTATION    4099 /* where a rank begins in the file, after the rank before it */

/* One rank's run. */
typedef struct Run {
    const Options *options;
    int rank;
    int size;
    HcclComm comm;
    aclrtStream stream;
    uint64_t count;               /* elements of a slice */
    uint64_t bytes;               /* the same in bytes */
    uint64_t total;               /* bytes of all slices */
    uint8_t *sendArea, *recvArea; /* device memory: guard, buffer, guard */
    uint8_t *send, *recv;
    uint8_t *host;     /* what a device area has */
    uint8_t *expected; /* what it should have */
    uint8_t *file;
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
#define OR_GIVE_UP(rank, call)                                                                     \
    do {                                                                                           \
        int code_ = (int)(call);                                                                   \
        if (code_ != 0) {                                                                          \
            const char *why_ = aclGetRecentErrMsg();                                               \
            Log(rank, "%s returned %d: %s", #call, code_, why_ != NULL ? why_ : "");               \
            return WORLD_GAVE_UP;                                                                  \
        }                                                                                          \
    } while (0)

/* ---- values ---- */

/* Byte that makes element i of all slices of `rank`: differs between ranks, iterations, slices. */
static uint8_t ByteOf(const Run *run, int rank, uint32_t iteration, uint64_t i)
{
    uint64_t r = (uint64_t)rank;

    if (run->options->constant)
        return (uint8_t)(r + iteration + 26);
    if (run->file != NULL)
        return run->file[(i + r * ROTATION + iteration) % run->options->inputBytes];
    return (uint8_t)(i * 31 + (i >> 8) * 17 + (i >> 16) * 5 + r * 101 + iteration * 13u + 7);
}

static int64_t Value(const Run *run, int rank, uint32_t iteration, uint64_t i)
{
    return ValueOf(run->options->type, ByteOf(run, rank, iteration, i), run->size);
}

/* As the type has it: what MAX and MIN compare. */
static int64_t Narrowed(const DataType *type, int64_t value)
{
    unsigned shift = 64 - 8 * type->bytes;

    return type->most != 0 ? value : (int64_t)((uint64_t)value << shift) >> shift;
}

static int64_t Expected(const Run *run, uint32_t iteration, uint64_t i)
{
    const DataType *type = run->options->type;
    int64_t all = Narrowed(type, Value(run, 0, iteration, i));

    for (int r = 1; r < run->size; r++)
        all = Combined(run->options->op, all, Narrowed(type, Value(run, r, iteration, i)));
    return all;
}

static void FillInput(const Run *run, uint32_t iteration, uint8_t *at)
{
    uint32_t width = run->options->type->bytes;

    for (uint64_t i = 0; i < run->count * (uint64_t)run->size; i++)
        StoreValue(run->options->type, Value(run, run->rank, iteration, i), at + i * width);
}

static void FillExpected(const Run *run, uint32_t iteration, uint8_t *at)
{
    uint32_t width = run->options->type->bytes;

    for (uint64_t i = 0; i < run->count; i++)
        StoreValue(run->options->type,
                   Expected(run, iteration, (uint64_t)run->rank * run->count + i), at + i * width);
}

static WorldResult ReadFile(Run *run)
{
    FILE *file = fopen(run->options->input, "rb");
    uint64_t bytes = run->options->inputBytes;

    run->file = malloc(bytes);
    if (file == NULL || run->file == NULL || fread(run->file, 1, bytes, file) != bytes) {
        Log(run->rank, "%s: %s", run->options->input, strerror(errno));
        return WORLD_GAVE_UP;
    }
    fclose(file);
    return WORLD_OK;
}

/* ---- a call ---- */

static WorldResult Prepare(const Run *run, uint32_t iteration)
{
    uint64_t area = run->total + 2 * GUARD_BYTES;

    memset(run->host, POISON, area);
    FillInput(run, iteration, run->host + GUARD_BYTES);
    OR_GIVE_UP(run->rank,
               aclrtMemcpy(run->sendArea, area, run->host, area, ACL_MEMCPY_HOST_TO_DEVICE));
    area = run->bytes + 2 * GUARD_BYTES;
    OR_GIVE_UP(run->rank, aclrtMemset(run->recvArea, area, POISON, area));
    return WORLD_OK;
}

/* The whole device area, guards included, is as expected. */
static WorldResult Compare(const Run *run, const char *what, const uint8_t *area, uint64_t bytes)
{
    uint32_t width = run->options->type->bytes;
    uint64_t all = bytes + 2 * GUARD_BYTES;

    OR_GIVE_UP(run->rank, aclrtMemcpy(run->host, all, area, all, ACL_MEMCPY_DEVICE_TO_HOST));
    for (uint64_t i = 0; i < all; i++) {
        if (run->host[i] == run->expected[i])
            continue;
        if (i < GUARD_BYTES || i >= GUARD_BYTES + bytes)
            Log(run->rank, "bytes %s %s were written", i < GUARD_BYTES ? "before" : "after", what);
        else
            Log(run->rank, "first wrong element: %s, element %" PRIu64 ": byte %02x, expected %02x",
                what, (i - GUARD_BYTES) / width, run->host[i], run->expected[i]);
        return WORLD_FAILED;
    }
    return WORLD_OK;
}

static WorldResult Check(const Run *run, uint32_t iteration)
{
    WorldResult result;

    memset(run->expected, POISON, run->total + 2 * GUARD_BYTES);
    if (run->options->place == PLACE_APART) {
        FillExpected(run, iteration, run->expected + GUARD_BYTES);
        result = Compare(run, "recvBuf", run->recvArea, run->bytes);
        if (result != WORLD_OK)
            return result;
    }
    FillInput(run, iteration, run->expected + GUARD_BYTES);
    if (run->options->place != PLACE_APART)
        FillExpected(run, iteration, run->expected + GUARD_BYTES + (run->recv - run->send));
    return Compare(run, "sendBuf", run->sendArea, run->total);
}

static WorldResult Iterate(Run *run)
{
    const Options *options = run->options;
    WorldResult result = WORLD_OK;

    for (uint32_t i = 0; i < options->iterations; i++) {
        double begin;

        if (Prepare(run, i) != WORLD_OK)
            return WORLD_GAVE_UP;
        OR_GIVE_UP(run->rank, HcclBarrier(run->comm, run->stream)); /* begin together */
        OR_GIVE_UP(run->rank, aclrtSynchronizeStream(run->stream));
        begin = Seconds();
        OR_GIVE_UP(run->rank,
                   HcclReduceScatterCustom(run->send, run->recv, run->count, options->type->type,
                                           options->op, run->comm, run->stream));
        OR_GIVE_UP(run->rank, aclrtSynchronizeStream(run->stream));
        run->times[i] = Seconds() - begin;
        WorldResult now = Check(run, i);

        if (now == WORLD_GAVE_UP)
            return now;
        if (now == WORLD_FAILED)
            result = now; /* goes on: the other ranks do */
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
    double median;

    qsort(run->times, n, sizeof(*run->times), CompareTimes);
    median = run->times[n / 2];
    Log(run->rank, "dataLen=%" PRIu64 " (%s) time=%.3f us (median of %u) bandwidth=%.3f GB/s",
        run->count, run->options->type->name, median * 1e6, n,
        median > 0 ? (double)run->total / median * 1e-9 : 0.0);
}

/* ---- a rank ---- */

static WorldResult Allocate(Run *run)
{
    uint64_t own = (uint64_t)run->rank * run->bytes;
    void *memory;

    OR_GIVE_UP(run->rank,
               aclrtMalloc(&memory, run->total + 2 * GUARD_BYTES, ACL_MEM_MALLOC_HUGE_FIRST));
    run->sendArea = memory;
    OR_GIVE_UP(run->rank,
               aclrtMalloc(&memory, run->bytes + 2 * GUARD_BYTES, ACL_MEM_MALLOC_HUGE_FIRST));
    run->recvArea = memory;
    run->send = run->sendArea + GUARD_BYTES;
    run->recv = run->options->place == PLACE_APART ? run->recvArea + GUARD_BYTES
                : run->options->place == PLACE_OWN ? run->send + own
                                                   : run->send;
    run->host = malloc(run->total + 2 * GUARD_BYTES);
    run->expected = malloc(run->total + 2 * GUARD_BYTES);
    run->times = malloc(run->options->iterations * sizeof(*run->times));
    if (run->host == NULL || run->expected == NULL || run->times == NULL) {
        Log(run->rank, "no memory for %" PRIu64 " bytes", run->total);
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
    int32_t device = WorldLocalRank() % (int32_t)devices;
    OR_GIVE_UP(run->rank, aclrtSetDevice(device));
    if (run->options->cores != 0)
        OR_GIVE_UP(run->rank,
                   aclrtSetDeviceResLimit(device, ACL_RT_DEV_RES_VECTOR_CORE, run->options->cores));
    if (run->rank == 0)
        OR_GIVE_UP(run->rank, HcclGetRootInfo(&root));
    if (!WorldBroadcast(0, &root, sizeof(root)))
        return WORLD_GAVE_UP;
    OR_GIVE_UP(run->rank,
               HcclCommInitRootInfo((uint32_t)run->size, &root, (uint32_t)run->rank, &run->comm));
    OR_GIVE_UP(run->rank, aclrtCreateStream(&run->stream));
    Log(run->rank, "World Size: %d, device %d", run->size, (int)device);
    return WORLD_OK;
}

static WorldResult Release(Run *run)
{
    int32_t device;

    OR_GIVE_UP(run->rank, HcclCommDestroy(run->comm));
    OR_GIVE_UP(run->rank, aclrtFree(run->sendArea));
    OR_GIVE_UP(run->rank, aclrtFree(run->recvArea));
    OR_GIVE_UP(run->rank, aclrtDestroyStream(run->stream));
    OR_GIVE_UP(run->rank, aclrtGetDevice(&device));
    OR_GIVE_UP(run->rank, aclrtResetDevice(device));
    free(run->host);
    free(run->expected);
    free(run->times);
    free(run->file);
    return WORLD_OK;
}

static WorldResult RankMain(int rank, int size, void *arg)
{
    Run run = {.options = arg, .rank = rank, .size = size};
    WorldResult result;

    run.count = run.options->dataLen;
    if (run.options->input != NULL)
        run.count = (run.options->inputBytes + (uint64_t)size - 1) / (uint64_t)size;
    run.bytes = run.count * run.options->type->bytes;
    run.total = run.bytes * (uint64_t)size;
    if (run.options->input != NULL && ReadFile(&run) != WORLD_OK)
        return WORLD_GAVE_UP;
    if (Connect(&run) != WORLD_OK || Allocate(&run) != WORLD_OK)
        return WORLD_GAVE_UP;
    if (run.file != NULL)
        Log(rank, "reduces %s, %" PRIu64 " bytes as %s, %" PRIu64 " elements per rank",
            run.options->input, run.options->inputBytes, run.options->type->name, run.count);
    result = Iterate(&run);
    if (result != WORLD_GAVE_UP) {
        LogTimes(&run);
        if (Release(&run) != WORLD_OK)
            result = WORLD_GAVE_UP;
    }
    Log(rank, "VerifyResult %s!", result == WORLD_OK ? "Passed" : "Failed");
    return result;
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
