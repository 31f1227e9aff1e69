/* What the rank tests of HCCL share: the same body runs as a process per rank (aivrun, or no
 * launcher: one rank) or, with "--threads N", as N threads in each process, a rank each. */
#ifndef HCCL_SUPPORT_H
#define HCCL_SUPPORT_H

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "acl/acl.h"
#include "aivdrive/launch.h"
#include "check.h"
#include "hccl/hccl.h"
#include "hccl/hccl_channel.h"
#include "hccl/hccl_comm.h"
#include "hccl/hccl_rank_graph.h"
#include "hccl/hccl_res.h"

typedef struct rank_ctx {
    int rank, size;
    int local;   /* which of the ranks of this process */
    int threads; /* ranks of this process */
    int argc;
    char **argv; /* what is left after --threads N */
} rank_ctx;

/* Device memory that the test fills by plain stores of the host, which only this library allows. No
 * record shows them, so it is cleared by the device first: else the checker takes it for unwritten. */
static inline void *host_filled(size_t bytes)
{
    void *memory;
    OK(aclrtMalloc(&memory, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(memory, bytes, 0, bytes));
    return memory;
}

static pthread_barrier_t threads_meet;
static char threads_bytes[8192];

__attribute__((unused)) static double seconds_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* All ranks are here. */
__attribute__((unused)) static void meet(const rank_ctx *ctx)
{
    if (ctx->threads > 1)
        pthread_barrier_wait(&threads_meet);
    if (ctx->local == 0)
        OK(aivd_launch_barrier());
    if (ctx->threads > 1)
        pthread_barrier_wait(&threads_meet);
}

/* Rank 0's bytes for all ranks. */
__attribute__((unused)) static void share(const rank_ctx *ctx, void *data, size_t size)
{
    CHECK(size <= sizeof threads_bytes);
    if (ctx->local == 0) {
        OK(aivd_launch_broadcast(0, data, size));
        memcpy(threads_bytes, data, size);
    }
    meet(ctx);
    memcpy(data, threads_bytes, size);
    meet(ctx);
}

__attribute__((unused)) static void root_info_share(const rank_ctx *ctx, HcclRootInfo *info)
{
    if (ctx->rank == 0)
        OK(HcclGetRootInfo(info));
    share(ctx, info, sizeof *info);
}

__attribute__((unused)) static HcclComm comm_create(const rank_ctx *ctx)
{
    HcclRootInfo info;
    HcclComm comm = NULL;
    root_info_share(ctx, &info);
    OK(HcclCommInitRootInfo((uint32_t)ctx->size, &info, (uint32_t)ctx->rank, &comm));
    return comm;
}

__attribute__((unused)) static HcclComm comm_create_config(const rank_ctx *ctx,
                                                           const HcclCommConfig *config)
{
    HcclRootInfo info;
    HcclComm comm = NULL;
    root_info_share(ctx, &info);
    OK(HcclCommInitRootInfoConfig((uint32_t)ctx->size, &info, (uint32_t)ctx->rank, config, &comm));
    return comm;
}

/* Channels to all peers over the first link, with the memories given. */
__attribute__((unused)) static HcclResult channels_acquire(const rank_ctx *ctx, HcclComm comm,
                                                           CommEngine engine,
                                                           HcclMemHandle *memories, uint32_t count,
                                                           ChannelHandle *channels)
{
    uint32_t n = 0;
    HcclChannelDesc *descs = calloc((size_t)ctx->size, sizeof *descs);
    for (int r = 0; r < ctx->size; r++) {
        if (r == ctx->rank)
            continue;
        CommLink *links;
        uint32_t links_count;
        OK(HcclRankGraphGetLinks(comm, 0, (uint32_t)ctx->rank, (uint32_t)r, &links, &links_count));
        CHECK(links_count > 0);
        OK(HcclChannelDescInit(&descs[n], 1));
        descs[n].remoteRank = (uint32_t)r;
        descs[n].channelProtocol = links[0].linkAttr.linkProtocol;
        descs[n].localEndpoint = links[0].srcEndpointDesc;
        descs[n].remoteEndpoint = links[0].dstEndpointDesc;
        descs[n].notifyNum = 3;
        descs[n].memHandles = memories;
        descs[n].memHandleNum = count;
        n++;
    }
    HcclResult result = n ? HcclChannelAcquire(comm, engine, descs, n, channels) : HCCL_SUCCESS;
    free(descs);
    return result;
}

/* ---- start ---- */

typedef void (*rank_body)(const rank_ctx *ctx);

/* Of a program with several cases its first argument names one. */
typedef struct rank_case {
    const char *name;
    rank_body run;
} rank_case;

__attribute__((unused)) static void run_case(const rank_ctx *ctx, const rank_case *cases,
                                             size_t count)
{
    const char *wanted = ctx->argc > 1 ? ctx->argv[1] : "";
    for (size_t i = 0; i < count; i++)
        if (strcmp(cases[i].name, wanted) == 0) {
            cases[i].run(ctx);
            return;
        }
    fprintf(stderr, "unknown case \"%s\"\n", wanted);
    exit(2);
}

typedef struct rank_thread {
    pthread_t thread;
    rank_ctx ctx;
    rank_body body;
} rank_thread;

static void *rank_thread_main(void *argument)
{
    rank_thread *t = argument;
    OK(aclrtSetDevice(t->ctx.rank));
    t->body(&t->ctx);
    return NULL;
}

static void run_threads(int count, rank_body body, int argc, char **argv)
{
    rank_thread *threads = calloc((size_t)count, sizeof *threads);
    int first = aivd_launch_rank() * count, size = aivd_launch_size() * count;
    pthread_barrier_init(&threads_meet, NULL, (unsigned)count);
    for (int r = 0; r < count; r++) {
        threads[r].body = body;
        threads[r].ctx = (rank_ctx){first + r, size, r, count, argc, argv};
        CHECK_EQ(pthread_create(&threads[r].thread, NULL, rank_thread_main, &threads[r]), 0);
    }
    for (int r = 0; r < count; r++)
        pthread_join(threads[r].thread, NULL);
    free(threads);
}

__attribute__((unused)) static int rank_main(int argc, char **argv, rank_body body)
{
    OK(aclInit(NULL));
    OK(aivd_launch_init());
    if (argc > 2 && strcmp(argv[1], "--threads") == 0) {
        run_threads(atoi(argv[2]), body, argc - 2, argv + 2);
    } else {
        rank_ctx ctx = {aivd_launch_rank(), aivd_launch_size(), 0, 1, argc, argv};
        OK(aclrtSetDevice(ctx.rank));
        body(&ctx);
    }
    OK(aivd_launch_finalize());
    OK(aclFinalize());
    return 0;
}

#endif
