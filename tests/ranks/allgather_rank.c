/* tests/ranks/allgather_rank.c: see allgather.h. */
#include "allgather.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <aivdrive/launch.h>

void rank_fail(const char *file, int line, const char *what, const char *format, ...)
{
    const char *recent = aclGetRecentErrMsg();
    va_list list;

    fprintf(stderr, "%s:%d: not true: %s: ", file, line, what);
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    fprintf(stderr, " [%s]\n", recent != NULL ? recent : "");
    _exit(1);
}

double seconds_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

void rank_start(Rank *self, uint64_t bytes)
{
    uint32_t devices = 0;
    void *memory;

    memset(self, 0, sizeof(*self));
    REQUIRE(aivd_launch_init() == AIVD_LAUNCH_OK, "%s", aivd_launch_error());
    self->rank = aivd_launch_rank();
    self->size = aivd_launch_size();
    REQUIRE(aclInit(NULL) == ACL_SUCCESS, "aclInit");
    REQUIRE(aclrtGetDeviceCount(&devices) == ACL_SUCCESS && devices > 0, "devices");
    self->device = aivd_launch_local_rank() % (int32_t)devices;
    REQUIRE(aclrtSetDevice(self->device) == ACL_SUCCESS, "device %d", (int)self->device);
    REQUIRE(aclrtCreateStream(&self->stream) == ACL_SUCCESS, "stream");
    self->areaBytes = bytes;
    REQUIRE(aclrtMalloc(&memory, bytes, ACL_MEM_MALLOC_HUGE_FIRST) == ACL_SUCCESS,
            "%" PRIu64 " bytes", bytes);
    self->sendArea = memory;
    REQUIRE(aclrtMalloc(&memory, bytes, ACL_MEM_MALLOC_HUGE_FIRST) == ACL_SUCCESS,
            "%" PRIu64 " bytes", bytes);
    self->recvArea = memory;
    self->host = malloc(bytes);
    REQUIRE(self->host != NULL, "%" PRIu64 " bytes", bytes);
}

/* ALLGATHER_TEST_REGISTER=all, or even: every second rank lets its peers write into recvBuf (the
 * others into a buffer that no call gathers into). */
static void register_output(Rank *self)
{
    const char *who = getenv("ALLGATHER_TEST_REGISTER");
    bool other = who != NULL && strcmp(who, "even") == 0 && self->rank % 2 != 0;
    HcclResult result;

    if (who == NULL)
        return;
    result = HcclAllGatherCustomRegister(self->comm, other ? self->sendArea : self->recvArea,
                                         self->areaBytes);
    REQUIRE(result == HCCL_SUCCESS, "register: %d", (int)result);
}

void rank_join(Rank *self)
{
    HcclRootInfo root = {0};
    HcclResult result;

    if (self->rank == 0)
        REQUIRE(HcclGetRootInfo(&root) == HCCL_SUCCESS, "root info");
    REQUIRE(aivd_launch_broadcast(0, &root, sizeof(root)) == AIVD_LAUNCH_OK, "%s",
            aivd_launch_error());
    result = HcclCommInitRootInfo((uint32_t)self->size, &root, (uint32_t)self->rank, &self->comm);
    REQUIRE(result == HCCL_SUCCESS, "rank %d of %d: %d", self->rank, self->size, (int)result);
    register_output(self);
}

void rank_leave(Rank *self)
{
    REQUIRE(HcclCommDestroy(self->comm) == HCCL_SUCCESS, "rank %d", self->rank);
    self->comm = NULL;
}

void rank_stop(Rank *self)
{
    REQUIRE(aclrtFree(self->sendArea) == ACL_SUCCESS, "send");
    REQUIRE(aclrtFree(self->recvArea) == ACL_SUCCESS, "recv");
    REQUIRE(aclrtDestroyStream(self->stream) == ACL_SUCCESS, "stream");
    REQUIRE(aclrtResetDevice(self->device) == ACL_SUCCESS, "device");
    REQUIRE(aclFinalize() == ACL_SUCCESS, "aclFinalize");
    REQUIRE(aivd_launch_finalize() == AIVD_LAUNCH_OK, "%s", aivd_launch_error());
    free(self->host);
}

uint8_t call_byte(int rank, uint32_t seed, uint64_t i)
{
    uint64_t x = i + ((uint64_t)rank << 40) + ((uint64_t)seed << 20) * 3;

    x = (x ^ x >> 7) * 0x9e3779b97f4a7c15u;
    return (uint8_t)(x >> 56);
}

static uint64_t part_bytes(const Call *call)
{
    return call->count * call->width;
}

static uint8_t *recv_buffer(const Rank *self, const Call *call)
{
    return self->recvArea + GUARD + call->recvOffset;
}

static uint8_t *send_buffer(const Rank *self, const Call *call)
{
    if (call->inPlace >= 0)
        return recv_buffer(self, call) + (uint64_t)call->inPlace * part_bytes(call);
    return self->sendArea + call->sendOffset;
}

static uint64_t used_bytes(const Rank *self, const Call *call)
{
    return 2 * GUARD + call->recvOffset + part_bytes(call) * (uint64_t)self->size;
}

HcclResult call_launch(Rank *self, const Call *call)
{
    uint64_t bytes = part_bytes(call);

    REQUIRE(used_bytes(self, call) <= self->areaBytes, "test buffers too small");
    for (uint64_t i = 0; i < bytes; i++)
        self->host[i] = call_byte(self->rank, call->seed, i);
    REQUIRE(aclrtMemset(self->recvArea, self->areaBytes, POISON, used_bytes(self, call)) ==
                ACL_SUCCESS,
            "poison");
    if (bytes != 0)
        REQUIRE(aclrtMemcpy(send_buffer(self, call), bytes, self->host, bytes,
                            ACL_MEMCPY_HOST_TO_DEVICE) == ACL_SUCCESS,
                "fill");
    return HcclAllGatherCustom(send_buffer(self, call), recv_buffer(self, call), call->count,
                               call->type, self->comm, self->stream);
}

aclError call_finish(Rank *self)
{
    return aclrtSynchronizeStream(self->stream);
}

void call_check(Rank *self, const Call *call)
{
    uint64_t bytes = part_bytes(call), begin = GUARD + call->recvOffset;
    uint64_t end = begin + bytes * (uint64_t)self->size, used = used_bytes(self, call);
    const uint8_t *host = self->host;

    REQUIRE(aclrtMemcpy(self->host, self->areaBytes, self->recvArea, used,
                        ACL_MEMCPY_DEVICE_TO_HOST) == ACL_SUCCESS,
            "read back");
    for (uint64_t i = 0; i < begin; i++)
        REQUIRE(host[i] == POISON, "byte %" PRIu64 " before recvBuf", begin - i);
    for (uint64_t i = end; i < used; i++)
        REQUIRE(host[i] == POISON, "byte %" PRIu64 " after recvBuf", i - end);
    for (int r = 0; r < self->size; r++) {
        const uint8_t *part = host + begin + (uint64_t)r * bytes;

        for (uint64_t i = 0; i < bytes; i++)
            REQUIRE(part[i] == call_byte(r, call->seed, i),
                    "rank %d of %d: byte %" PRIu64 " of %" PRIu64 " from rank %d is %02x, not %02x "
                    "(type %d, offsets %u %u, in place %d, seed %u)",
                    self->rank, self->size, i, bytes, r, part[i], call_byte(r, call->seed, i),
                    (int)call->type, call->sendOffset, call->recvOffset, call->inPlace, call->seed);
    }
}

void call_run(Rank *self, const Call *call)
{
    HcclResult result = call_launch(self, call);
    aclError code;

    REQUIRE(result == HCCL_SUCCESS, "rank %d: %d", self->rank, (int)result);
    code = call_finish(self);
    REQUIRE(code == ACL_SUCCESS, "rank %d: %d", self->rank, (int)code);
    call_check(self, call);
}
