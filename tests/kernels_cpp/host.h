/* What the host programs of this folder share: a communicator with reachable windows, device
 * memory, an image, launches. A failed check ends the process with its place. */
#ifndef KERNELS_CPP_HOST_H
#define KERNELS_CPP_HOST_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aivdrive/launch.h"
#include "hccl/hccl_channel.h"
#include "hccl/hccl_comm.h"
#include "hccl/hccl_rank_graph.h"
#include "hccl/hccl_res.h"

#include "args.h"

enum { MEMORY_BYTES = 4 << 20 };

#define OK(call)                                                                                   \
    do {                                                                                           \
        int code_ = (int)(call);                                                                   \
        if (code_ != 0) {                                                                          \
            const char *text_ = aclGetRecentErrMsg();                                              \
            fprintf(stderr, "%s:%d: %s = %d %s\n", __FILE__, __LINE__, #call, code_,               \
                    text_ != NULL ? text_ : "");                                                   \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

#define EXPECT(condition, ...)                                                                     \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: not true: %s: ", __FILE__, __LINE__, #condition);              \
            fprintf(stderr, __VA_ARGS__);                                                          \
            fputc('\n', stderr);                                                                   \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

typedef struct Host {
    int rank, size;
    HcclComm comm;
    aclrtStream stream;
    aclrtBinHandle binary;
    Args args;
    void *memory[3]; /* input, output, scratch on the device */
} Host;

static void host_windows(Host *h)
{
    HcclChannelDesc descs[ARGS_RANKS_MAX];
    ChannelHandle channels[ARGS_RANKS_MAX];
    void *buffer;
    uint64_t size;
    uint32_t n = 0;
    OK(HcclGetHcclBuffer(h->comm, &buffer, &size));
    h->args.window[h->rank] = (uint64_t)(uintptr_t)buffer;
    OK(aclrtMemset(buffer, WINDOW_USED, 0, WINDOW_USED));
    for (int r = 0; r < h->size; r++) {
        CommLink *links;
        uint32_t count;
        if (r == h->rank)
            continue;
        OK(HcclRankGraphGetLinks(h->comm, 0, (uint32_t)h->rank, (uint32_t)r, &links, &count));
        OK(HcclChannelDescInit(&descs[n], 1));
        descs[n].remoteRank = (uint32_t)r;
        descs[n].channelProtocol = links[0].linkAttr.linkProtocol;
        descs[n].localEndpoint = links[0].srcEndpointDesc;
        descs[n].remoteEndpoint = links[0].dstEndpointDesc;
        n++;
    }
    if (n > 0)
        OK(HcclChannelAcquire(h->comm, COMM_ENGINE_AIV, descs, n, channels));
    for (int r = 0, k = 0; r < h->size; r++) {
        if (r == h->rank)
            continue;
        OK(HcclChannelGetHcclBuffer(h->comm, channels[k++], &buffer, &size));
        h->args.window[r] = (uint64_t)(uintptr_t)buffer;
    }
}

static void host_begin(Host *h, const char *image)
{
    HcclRootInfo root = {{0}};
    aclrtBinaryLoadOption option = {.type = ACL_RT_BINARY_LOAD_OPT_MAGIC,
                                    .value.magic = ACL_RT_BINARY_MAGIC_ELF_VECTOR_CORE};
    aclrtBinaryLoadOptions options = {.options = &option, .numOpt = 1};
    uint64_t *own[] = {&h->args.input, &h->args.output, &h->args.scratch};
    OK(aivd_launch_init());
    h->rank = aivd_launch_rank();
    h->size = aivd_launch_size();
    h->args.rank = (uint32_t)h->rank;
    h->args.ranks = (uint32_t)h->size;
    OK(aclInit(NULL));
    OK(aclrtSetDevice(h->rank));
    OK(aclrtCreateStream(&h->stream));
    if (h->rank == 0)
        OK(HcclGetRootInfo(&root));
    OK(aivd_launch_broadcast(0, &root, sizeof root));
    OK(HcclCommInitRootInfo((uint32_t)h->size, &root, (uint32_t)h->rank, &h->comm));
    host_windows(h);
    for (int i = 0; i < 3; i++) {
        OK(aclrtMalloc(&h->memory[i], MEMORY_BYTES, ACL_MEM_MALLOC_HUGE_FIRST));
        *own[i] = (uint64_t)(uintptr_t)h->memory[i];
    }
    OK(aclrtBinaryLoadFromFile(image, &options, &h->binary));
    OK(aivd_launch_barrier());
}

static void host_write(Host *h, int which, const void *data, size_t bytes)
{
    OK(aclrtMemcpy(h->memory[which], MEMORY_BYTES, data, bytes, ACL_MEMCPY_HOST_TO_DEVICE));
}

static void host_read(Host *h, int which, void *data, size_t bytes)
{
    OK(aclrtMemcpy(data, bytes, h->memory[which], bytes, ACL_MEMCPY_DEVICE_TO_HOST));
}

/* Launches and waits; returns what the wait says. */
static aclError host_try(Host *h, const char *kernel, uint32_t blocks, uint64_t count)
{
    aclrtFuncHandle function;
    aclrtLaunchKernelAttr attr = {.id = ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE, .value.schemMode = 1};
    aclrtLaunchKernelCfg config = {.attrs = &attr, .numAttrs = 1};
    OK(aclrtBinaryGetFunction(h->binary, kernel, &function));
    h->args.call++;
    h->args.count = count;
    OK(aclrtLaunchKernelWithHostArgs(function, blocks, h->stream, &config, &h->args, sizeof h->args,
                                     NULL, 0));
    return aclrtSynchronizeStream(h->stream);
}

static void host_run(Host *h, const char *kernel, uint32_t blocks, uint64_t count)
{
    OK(host_try(h, kernel, blocks, count));
}

static void host_end(Host *h)
{
    OK(aivd_launch_barrier());
    OK(aclrtBinaryUnLoad(h->binary));
    for (int i = 0; i < 3; i++)
        OK(aclrtFree(h->memory[i]));
    OK(HcclCommDestroy(h->comm));
    OK(aclrtDestroyStream(h->stream));
    OK(aclrtResetDevice(h->rank));
    OK(aclFinalize());
    OK(aivd_launch_finalize());
}

#endif
