/* tests/ranks/allgather.c: the custom AllGather is right whatever is asked of it.
 *   allgather MODE [arguments], one rank of a run; exit code 0 when the mode's claim holds. */
#include "allgather.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include <aivdrive/launch.h>
#include <hccl/hccl_res.h>

#define KIB 1024u

static void set_cores(const Rank *self, uint32_t cores)
{
    aclError code = aclrtSetDeviceResLimit(self->device, ACL_RT_DEV_RES_VECTOR_CORE, cores);

    REQUIRE(code == ACL_SUCCESS, "%u cores: %d", cores, (int)code);
}

/* Counts around every boundary of the cut (512 bytes, 4 KiB, 95 KiB batches), odd and prime, any
 * alignment of both buffers, apart and in place. */
static void shapes(Rank *self)
{
    static const uint64_t COUNTS[] = {0,     1,     2,     3,     7,      31,     32,     33,
                                      47,    48,    511,   512,   513,    4095,   4096,   4097,
                                      12289, 97279, 97280, 97281, 131071, 194560, 194561, 262147};
    static const uint32_t OFFSETS[][2] = {{0, 0}, {1, 0}, {0, 3}, {31, 17}, {63, 1}};
    uint32_t seed = 1;

    for (size_t c = 0; c < sizeof(COUNTS) / sizeof(COUNTS[0]); c++) {
        for (size_t o = 0; o < sizeof(OFFSETS) / sizeof(OFFSETS[0]); o++) {
            Call call = {.type = HCCL_DATA_TYPE_INT8,
                         .width = 1,
                         .count = COUNTS[c],
                         .sendOffset = OFFSETS[o][0],
                         .recvOffset = OFFSETS[o][1],
                         .inPlace = -1,
                         .seed = seed++};

            call_run(self, &call);
            call.inPlace = self->rank;
            call.seed = seed++;
            call_run(self, &call);
        }
    }
}

/* All data types, by element counts; those that are none are refused on every rank, and the next
 * call is right. */
static void types(Rank *self)
{
    static const uint32_t WIDTHS[] = {1, 2, 4, 2, 4, 8, 8, 1, 2, 4, 8, 2, 16, 0, 1, 1, 1, 1};
    static const int REFUSED[] = {13, 18, 255, -1};

    for (int type = 0; type < 18; type++) {
        for (uint64_t count = 1; WIDTHS[type] != 0 && count < 10000; count = count * 7 + 2) {
            Call call = {.type = (HcclDataType)type,
                         .width = WIDTHS[type],
                         .count = count,
                         .inPlace = -1,
                         .seed = (uint32_t)type};

            call_run(self, &call);
        }
    }
    for (size_t i = 0; i < sizeof(REFUSED) / sizeof(REFUSED[0]); i++) {
        Call call = {.type = (HcclDataType)REFUSED[i], .width = 1, .count = 5, .inPlace = -1};
        HcclResult result = call_launch(self, &call);

        REQUIRE(result == HCCL_E_NOT_SUPPORT, "type %d: %d", REFUSED[i], (int)result);
    }
}

/* 1 to 48 cores, with more and fewer cores than ranks in turn on one communicator. */
static void cores(Rank *self)
{
    static const uint64_t COUNTS[] = {1, 5, 4099, 50021, 197003};
    uint32_t seed = 1;

    for (uint32_t n = 1; n <= 48; n++) {
        uint32_t other = n % 2 != 0 ? n : 49 - n;

        set_cores(self, other);
        for (size_t c = 0; c < sizeof(COUNTS) / sizeof(COUNTS[0]); c++) {
            Call call = {.type = HCCL_DATA_TYPE_INT16,
                         .width = 2,
                         .count = COUNTS[c],
                         .sendOffset = n % 5,
                         .recvOffset = n % 3,
                         .inPlace = c == 2 ? self->rank : -1,
                         .seed = seed++};

            call_run(self, &call);
        }
    }
}

/* Many calls in a row with new data each, of 1 to `count` elements. */
static void repeat(Rank *self, uint64_t calls, uint64_t count)
{
    for (uint64_t i = 0; i < calls; i++) {
        Call call = {.type = HCCL_DATA_TYPE_INT32,
                     .width = 4,
                     .count = 1 + i * 13 % count,
                     .inPlace = -1,
                     .seed = (uint32_t)i};

        call_run(self, &call);
    }
}

/* 64 MiB in all, then 0.5 MiB more: larger than what the kernel stages at a time. */
static void large(Rank *self)
{
    Call call = {.type = HCCL_DATA_TYPE_FP64, .width = 8, .inPlace = -1};

    call.count = (64ull << 20) / 8 / (uint64_t)self->size;
    call_run(self, &call);
    call.seed = 1;
    call.count += 65537;
    call_run(self, &call);
}

/* Many calls queued on the stream before one synchronisation, each into its own output. */
static void queued(Rank *self)
{
    enum { CALLS = 50, COUNT = 1021 };
    uint64_t part = COUNT * sizeof(uint32_t), all = part * (uint64_t)self->size;
    uint32_t *host = (uint32_t *)self->host;

    for (uint32_t n = 0; n < CALLS; n++)
        for (uint32_t i = 0; i < COUNT; i++)
            host[n * COUNT + i] = n * 1000003u + i * 7u + (uint32_t)self->rank;
    REQUIRE(aclrtMemcpy(self->sendArea, self->areaBytes, host, CALLS * part,
                        ACL_MEMCPY_HOST_TO_DEVICE) == ACL_SUCCESS,
            "fill");
    for (uint32_t n = 0; n < CALLS; n++)
        REQUIRE(HcclAllGatherCustom(self->sendArea + n * part, self->recvArea + n * all, COUNT,
                                    HCCL_DATA_TYPE_UINT32, self->comm,
                                    self->stream) == HCCL_SUCCESS,
                "call %u", n);
    REQUIRE(call_finish(self) == ACL_SUCCESS, "synchronise");
    REQUIRE(aclrtMemcpy(host, self->areaBytes, self->recvArea, CALLS * all,
                        ACL_MEMCPY_DEVICE_TO_HOST) == ACL_SUCCESS,
            "read back");
    for (uint32_t n = 0; n < CALLS; n++)
        for (uint32_t r = 0; r < (uint32_t)self->size; r++)
            for (uint32_t i = 0; i < COUNT; i++)
                REQUIRE(host[(n * (uint32_t)self->size + r) * COUNT + i] ==
                            n * 1000003u + i * 7u + r,
                        "call %u, rank %u, element %u", n, r, i);
}

/* In-place trial: int16, 5 elements each, value 100 * r + i; first sendBuf is the own part of
 * recvBuf, then the first part on every rank: both give what separate buffers give. Then partial
 * overlaps, refused on every rank alike. */
static void in_place(Rank *self)
{
    enum { COUNT = 5 };
    int16_t *recv = (int16_t *)self->recvArea;
    int16_t host[64];

    REQUIRE(self->size * COUNT <= 64, "at most 12 ranks");
    for (int run = 0; run < 2; run++) {
        int16_t *send = run == 0 ? recv + self->rank * COUNT : recv;

        for (int i = 0; i < COUNT; i++)
            host[i] = (int16_t)(100 * self->rank + i);
        REQUIRE(aclrtMemcpy(send, sizeof(host), host, COUNT * sizeof(int16_t),
                            ACL_MEMCPY_HOST_TO_DEVICE) == ACL_SUCCESS,
                "fill");
        REQUIRE(HcclAllGatherCustom(send, recv, COUNT, HCCL_DATA_TYPE_INT16, self->comm,
                                    self->stream) == HCCL_SUCCESS,
                "run %d", run);
        REQUIRE(call_finish(self) == ACL_SUCCESS, "run %d", run);
        REQUIRE(aclrtMemcpy(host, sizeof(host), recv, (size_t)self->size * COUNT * sizeof(int16_t),
                            ACL_MEMCPY_DEVICE_TO_HOST) == ACL_SUCCESS,
                "read back");
        for (int r = 0; r < self->size; r++)
            for (int i = 0; i < COUNT; i++)
                REQUIRE(host[r * COUNT + i] == 100 * r + i, "run %d, rank %d, element %d: %d", run,
                        r, i, host[r * COUNT + i]);
    }
    for (int shift = 1; shift < COUNT; shift++)
        REQUIRE(HcclAllGatherCustom(recv + shift, recv, COUNT, HCCL_DATA_TYPE_INT16, self->comm,
                                    self->stream) == HCCL_E_PARA,
                "overlap by %d", shift);
    /* large enough for several lanes and chunks, with and without enough cores for all ranks */
    for (uint32_t n = 1; n <= 8; n++) {
        Call call = {.type = HCCL_DATA_TYPE_INT32, .width = 4, .count = 100003, .seed = n};

        set_cores(self, n);
        for (call.inPlace = 0; call.inPlace < self->size; call.inPlace++)
            call_run(self, &call);
    }
}

/* The calling thread flushes subnormal numbers to zero: the bits are the same. */
static void flush_to_zero(Rank *self)
{
#if defined(__x86_64__)
    Call call = {.type = HCCL_DATA_TYPE_FP32, .width = 4, .count = 3001, .inPlace = -1, .seed = 9};
    uint32_t *host = (uint32_t *)self->host;
    uint32_t before = _mm_getcsr();

    _mm_setcsr(before | 0x8040); /* flush to zero, subnormals are zero */
    for (uint32_t i = 0; i < call.count; i++)
        host[i] = 1 + i + (uint32_t)self->rank * 4096; /* subnormal */
    REQUIRE(aclrtMemcpy(self->sendArea, self->areaBytes, host, call.count * 4,
                        ACL_MEMCPY_HOST_TO_DEVICE) == ACL_SUCCESS,
            "fill");
    REQUIRE(HcclAllGatherCustom(self->sendArea, self->recvArea, call.count, call.type, self->comm,
                                self->stream) == HCCL_SUCCESS,
            "call");
    REQUIRE(call_finish(self) == ACL_SUCCESS, "synchronise");
    REQUIRE((_mm_getcsr() & 0x8040) == 0x8040, "the thread's own setting is gone");
    _mm_setcsr(before);
    REQUIRE(aclrtMemcpy(host, self->areaBytes, self->recvArea,
                        call.count * 4 * (uint64_t)self->size,
                        ACL_MEMCPY_DEVICE_TO_HOST) == ACL_SUCCESS,
            "read back");
    for (uint32_t r = 0; r < (uint32_t)self->size; r++)
        for (uint32_t i = 0; i < call.count; i++)
            REQUIRE(host[r * call.count + i] == 1 + i + r * 4096, "rank %u, element %u", r, i);
#else
    (void)self;
    printf("skipped: the control register of x86-64 only\n");
    exit(77);
#endif
}

/* Null pointers and sizes that cannot be. */
static void arguments(Rank *self)
{
    uint8_t *p = self->recvArea, *q = self->sendArea;
    HcclDataType type = HCCL_DATA_TYPE_INT8;

    REQUIRE(HcclAllGatherCustom(NULL, p, 1, type, self->comm, self->stream) == HCCL_E_PTR, "send");
    REQUIRE(HcclAllGatherCustom(q, NULL, 1, type, self->comm, self->stream) == HCCL_E_PTR, "recv");
    REQUIRE(HcclAllGatherCustom(q, p, 1, type, NULL, self->stream) == HCCL_E_PTR, "comm");
    REQUIRE(HcclAllGatherCustom(q, p, 1, type, self->comm, NULL) == HCCL_E_PTR, "stream");
    REQUIRE(HcclAllGatherCustom(q, p, UINT64_MAX / 2, HCCL_DATA_TYPE_INT64, self->comm,
                                self->stream) == HCCL_E_PARA,
            "size");
    REQUIRE(HcclAllGatherCustom(NULL, NULL, 0, type, self->comm, self->stream) == HCCL_SUCCESS,
            "nothing to gather");
    REQUIRE(call_finish(self) == ACL_SUCCESS, "synchronise");
    REQUIRE(HcclAllGatherCustomRegister(NULL, p, 1) == HCCL_E_PTR, "comm");
    REQUIRE(HcclAllGatherCustomRegister(self->comm, NULL, 1) == HCCL_E_PTR, "buffer");
    REQUIRE(HcclAllGatherCustomRegister(self->comm, self->host, 4096) == HCCL_E_PARA,
            "host memory");
    for (uint32_t i = 0; i < 15; i++)
        REQUIRE(HcclAllGatherCustomRegister(self->comm, p + i * 1000, 999) == HCCL_SUCCESS,
                "buffer %u", i);
    REQUIRE(HcclAllGatherCustomRegister(self->comm, p + 20000, 99) == HCCL_E_PARA, "buffer 16");
}

/* A call that fails on the way to its resources leaves nothing that keeps the next from working:
 * no kernel file; an engine context of that name in the way; peers that come too late (the test
 * sets HCCL_CONNECT_TIMEOUT to 2 s). */
static void rollback(Rank *self)
{
    static const char TAG[] = "hccl_custom_allgather";
    Call call = {.type = HCCL_DATA_TYPE_INT16, .width = 2, .count = 999, .inPlace = -1};
    HcclResult result;
    void *context;
    uint64_t size;

    setenv("HCCL_CUSTOM_ALLGATHER_KERNEL", "/no/such/file.o", 1);
    result = call_launch(self, &call);
    REQUIRE(result == HCCL_E_NOT_FOUND, "no kernel: %d", (int)result);
    unsetenv("HCCL_CUSTOM_ALLGATHER_KERNEL");
    REQUIRE(HcclEngineCtxGet(self->comm, TAG, COMM_ENGINE_AIV, &context, &size) != HCCL_SUCCESS &&
                HcclEngineCtxGet(self->comm, TAG, COMM_ENGINE_CPU, &context, &size) != HCCL_SUCCESS,
            "a context is left");
    REQUIRE(HcclEngineCtxCreate(self->comm, TAG, COMM_ENGINE_AIV, 4096, &context) == HCCL_SUCCESS,
            "context");
    result = call_launch(self, &call);
    REQUIRE(result == HCCL_E_PARA, "context in the way: %d", (int)result);
    REQUIRE(HcclEngineCtxDestroy(self->comm, TAG, COMM_ENGINE_AIV) == HCCL_SUCCESS,
            "the context in the way is gone");
    if (self->rank == 0) {
        result = call_launch(self, &call);
        REQUIRE(result == HCCL_E_TIMEOUT, "peers late: %d", (int)result);
    }
    REQUIRE(aivd_launch_barrier() == AIVD_LAUNCH_OK, "%s", aivd_launch_error());
    for (call.seed = 0; call.seed < 3; call.seed++)
        call_run(self, &call);
}

/* Two communicators in turn, and new ones in the place of old ones. */
static void communicators(Rank *self)
{
    Call call = {.type = HCCL_DATA_TYPE_INT32, .width = 4, .count = 777, .inPlace = -1};
    HcclComm first;

    for (uint32_t round = 0; round < 5; round++) {
        rank_join(self);
        first = self->comm;
        rank_join(self);
        for (uint32_t i = 0; i < 6; i++) {
            HcclComm second = self->comm;

            call.seed = round * 100 + i;
            call_run(self, &call);
            self->comm = first;
            first = second;
        }
        rank_leave(self);
        self->comm = first;
        rank_leave(self);
    }
}

/* Ranks that do not agree: an error on every rank that tells what differs, not a hang. */
static void disagree(Rank *self, const char *what)
{
    Call call = {.type = HCCL_DATA_TYPE_INT32, .width = 4, .count = 50021, .inPlace = -1};
    bool odd = self->rank == self->size - 1;
    double begin;
    aclError code;

    call_run(self, &call);
    if (odd && strcmp(what, "count") == 0)
        call.count = 50020;
    else if (odd && strcmp(what, "zero") == 0)
        call.count = 0;
    else if (odd && strcmp(what, "type") == 0)
        call.type = HCCL_DATA_TYPE_FP32;
    else if (odd && strcmp(what, "cores") == 0)
        set_cores(self, 2);
    begin = seconds_now();
    REQUIRE(call_launch(self, &call) == HCCL_SUCCESS, "launch");
    code = call_finish(self);
    REQUIRE(code != ACL_SUCCESS, "rank %d got a result", self->rank);
    fprintf(stderr, "rank %d: %d after %.3f s: %s\n", self->rank, (int)code, seconds_now() - begin,
            aclGetRecentErrMsg());
    REQUIRE(seconds_now() - begin < 10, "rank %d waited for the deadline", self->rank);
    (void)aivd_launch_barrier(); /* every rank has its own error, none that of a peer's end */
    _exit(0);
}

/* A rank comes `late` seconds later. Under a longer timeout that is a success; under a shorter one
 * the others end at the timeout, not before, with an error that names the rank. */
static void late(Rank *self, double delay, double timeout)
{
    Call call = {.type = HCCL_DATA_TYPE_INT32, .width = 4, .count = 4001, .inPlace = -1};
    double begin;
    aclError code;
    char name[32];

    call_run(self, &call);
    call.seed = 1;
    if (self->rank == 1)
        usleep((useconds_t)(delay * 1e6));
    if (delay < timeout) {
        call_run(self, &call);
        return;
    }
    begin = seconds_now();
    REQUIRE(call_launch(self, &call) == HCCL_SUCCESS, "launch");
    code = call_finish(self);
    if (self->rank != 1) {
        double took = seconds_now() - begin;

        REQUIRE(code == ACL_ERROR_RT_VECTOR_CORE_TIMEOUT, "rank %d: %d", self->rank, (int)code);
        REQUIRE(took > timeout - 0.05 && took < timeout + 5, "rank %d: after %.3f s", self->rank,
                took);
        snprintf(name, sizeof(name), "rank 1");
        REQUIRE(strstr(aclGetRecentErrMsg(), name) != NULL, "does not name %s", name);
    }
    (void)aivd_launch_barrier();
    _exit(0);
}

/* Calls without end; the test kills ranks under them. A survivor says what it got and when. */
static void endless(Rank *self)
{
    Call call = {.type = HCCL_DATA_TYPE_INT32, .width = 4, .count = 20011, .inPlace = -1};
    HcclResult result;
    aclError code;

    for (;; call.seed++) {
        result = call_launch(self, &call);
        code = result == HCCL_SUCCESS ? call_finish(self) : ACL_SUCCESS;
        if (result != HCCL_SUCCESS || code != ACL_SUCCESS)
            break;
        call_check(self, &call);
        if (call.seed == 20)
            fprintf(stderr, "rank %d pid %d is running\n", self->rank, (int)getpid());
    }
    fprintf(stderr, "rank %d pid %d ended with %d %d: %s\n", self->rank, (int)getpid(), (int)result,
            (int)code, aclGetRecentErrMsg());
    _exit(3);
}

/* The last rank never joins: the others end at HCCL_CONNECT_TIMEOUT (5 s) and name it. */
static void missing(Rank *self)
{
    double begin = seconds_now(), took;
    HcclRootInfo root = {0};
    HcclResult result;
    char name[32];

    if (self->rank == 0)
        REQUIRE(HcclGetRootInfo(&root) == HCCL_SUCCESS, "root info");
    REQUIRE(aivd_launch_broadcast(0, &root, sizeof(root)) == AIVD_LAUNCH_OK, "broadcast");
    if (self->rank != self->size - 1) {
        result =
            HcclCommInitRootInfo((uint32_t)self->size, &root, (uint32_t)self->rank, &self->comm);
        took = seconds_now() - begin;
        REQUIRE(result == HCCL_E_TIMEOUT, "rank %d: %d", self->rank, (int)result);
        REQUIRE(took > 4.9 && took < 8, "rank %d: after %.3f s", self->rank, took);
        snprintf(name, sizeof(name), "%d", self->size - 1);
        REQUIRE(strstr(aclGetRecentErrMsg(), name) != NULL, "does not name rank %s", name);
        fprintf(stderr, "rank %d: %.3f s: %s\n", self->rank, took, aclGetRecentErrMsg());
    }
    (void)aivd_launch_barrier();
    _exit(0);
}

static uint64_t number(int argc, char **argv, int i)
{
    REQUIRE(i < argc, "argument %d is missing", i);
    return strtoull(argv[i], NULL, 10);
}

static bool run_joined(Rank *self, const char *mode, int argc, char **argv)
{
    if (strcmp(mode, "join") == 0)
        return true;
    if (strcmp(mode, "shapes") == 0)
        shapes(self);
    else if (strcmp(mode, "types") == 0)
        types(self);
    else if (strcmp(mode, "cores") == 0)
        cores(self);
    else if (strcmp(mode, "repeat") == 0)
        repeat(self, number(argc, argv, 2), number(argc, argv, 3));
    else if (strcmp(mode, "large") == 0)
        large(self);
    else if (strcmp(mode, "queued") == 0)
        queued(self);
    else if (strcmp(mode, "in_place") == 0)
        in_place(self);
    else if (strcmp(mode, "flush_to_zero") == 0)
        flush_to_zero(self);
    else if (strcmp(mode, "arguments") == 0)
        arguments(self);
    else if (strcmp(mode, "rollback") == 0)
        rollback(self);
    else if (strcmp(mode, "disagree") == 0 && argc > 2)
        disagree(self, argv[2]);
    else if (strcmp(mode, "late") == 0)
        late(self, argc > 2 ? atof(argv[2]) : 0, argc > 3 ? atof(argv[3]) : 0);
    else if (strcmp(mode, "endless") == 0)
        endless(self);
    else
        return false;
    return true;
}

int main(int argc, char **argv)
{
    const char *mode = argc > 1 ? argv[1] : "";
    const char *mib = getenv("ALLGATHER_TEST_MIB"); /* of each buffer */
    Rank self;
    bool known = true;

    rank_start(&self, (mib != NULL ? strtoull(mib, NULL, 10) : 8) * KIB * KIB);
    if (strcmp(mode, "communicators") == 0) {
        communicators(&self);
    } else if (strcmp(mode, "missing") == 0) {
        missing(&self);
    } else {
        rank_join(&self);
        known = run_joined(&self, mode, argc, argv);
        rank_leave(&self);
    }
    REQUIRE(known, "unknown mode \"%s\"", mode);
    rank_stop(&self);
    return 0;
}
