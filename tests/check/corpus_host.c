/* Runs one kernel of the corpus: windows of all ranks reachable by each other, device memory,
 * launches. Faults of host code are planted here.
 *
 *     corpus_host IMAGE BLOCKS LAUNCHES FAULT(0|1) [word...] */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "acl/acl.h"
#include "aivdrive/launch.h"
#include "hccl/hccl.h"
#include "hccl/hccl_channel.h"
#include "hccl/hccl_comm.h"
#include "hccl/hccl_ex.h"
#include "hccl/hccl_rank_graph.h"
#include "hccl/hccl_res.h"

enum { RANKS_MAX = 8, BYTES = 65536, WINDOW_BYTES = 2 * 65536, HANG_US = 4000000, KEY_BYTES = 65 };

typedef struct Case {
    uint64_t window[RANKS_MAX];
    uint64_t input, output, scratch;
    uint64_t hidden[RANKS_MAX];
    uint32_t rank, ranks, call, unused;
} Case;

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

static struct {
    int rank, size, argc;
    char **argv;
    bool fault;
    HcclComm comm, other;
    HcclMemHandle registered;
    char keys[RANKS_MAX][KEY_BYTES]; /* of every rank's input */
    aclrtStream streams[2];
    aclrtFuncHandle kernel, second;
    Case c;
    void *memory[3];
} t;

static bool word(const char *name)
{
    for (int i = 5; i < t.argc; i++)
        if (strcmp(t.argv[i], name) == 0)
            return true;
    return false;
}

static void join(HcclComm *comm)
{
    HcclRootInfo root = {{0}};
    HcclCommConfig config;
    HcclCommConfigInit(&config);
    if (t.rank == 0)
        OK(HcclGetRootInfo(&root));
    OK(aivd_launch_broadcast(0, &root, sizeof root));
    OK(HcclCommInitRootInfoConfig((uint32_t)t.size, &root, (uint32_t)t.rank, &config, comm));
}

/* Channels to all peers, which give them this memory (or none). */
static void acquire(HcclComm comm, ChannelHandle *channels, HcclMemHandle *memory)
{
    HcclChannelDesc descs[RANKS_MAX];
    uint32_t n = 0;
    for (int r = 0; r < t.size; r++) {
        CommLink *links;
        uint32_t count;
        if (r == t.rank)
            continue;
        OK(HcclRankGraphGetLinks(comm, 0, (uint32_t)t.rank, (uint32_t)r, &links, &count));
        OK(HcclChannelDescInit(&descs[n], 1));
        descs[n].remoteRank = (uint32_t)r;
        descs[n].channelProtocol = links[0].linkAttr.linkProtocol;
        descs[n].localEndpoint = links[0].srcEndpointDesc;
        descs[n].remoteEndpoint = links[0].dstEndpointDesc;
        descs[n].memHandles = memory;
        descs[n].memHandleNum = memory != NULL;
        n++;
    }
    if (n > 0)
        OK(HcclChannelAcquire(comm, COMM_ENGINE_AIV, descs, n, channels));
}

static void windows(void)
{
    ChannelHandle channels[RANKS_MAX];
    void *buffer;
    uint64_t size;
    OK(HcclGetHcclBuffer(t.comm, &buffer, &size));
    t.c.window[t.rank] = (uint64_t)(uintptr_t)buffer;
    OK(aclrtMemset(buffer, WINDOW_BYTES, 0, WINDOW_BYTES));
    acquire(t.comm, channels, NULL);
    for (int r = 0, k = 0; r < t.size; r++) {
        if (r == t.rank)
            continue;
        OK(HcclChannelGetHcclBuffer(t.comm, channels[k++], &buffer, &size));
        t.c.window[r] = (uint64_t)(uintptr_t)buffer;
    }
    OK(aivd_launch_barrier());
}

static void memories(void)
{
    uint64_t *own[] = {&t.c.input, &t.c.output, &t.c.scratch};
    for (int i = 0; i < 3; i++) {
        OK(aclrtMalloc(&t.memory[i], BYTES, ACL_MEM_MALLOC_HUGE_FIRST));
        *own[i] = (uint64_t)(uintptr_t)t.memory[i];
    }
    OK(aclrtMemset(t.memory[0], BYTES, 1, BYTES));
    if (word("result")) { /* what is taken from the wrong place shows */
        uint8_t pattern[BYTES];
        for (int i = 0; i < BYTES; i++)
            pattern[i] = (uint8_t)(1 + i / 64);
        OK(aclrtMemcpy(t.memory[0], BYTES, pattern, BYTES, ACL_MEMCPY_HOST_TO_DEVICE));
    }
    OK(aclrtMemset(t.memory[1], BYTES, 0, BYTES));
    for (int r = 0; r < t.size; r++) {
        uint64_t address = t.c.input;
        OK(aivd_launch_broadcast(r, &address, sizeof address));
        t.c.hidden[r] = address;
    }
    if (word("registered")) {
        CommMem input = {COMM_MEM_TYPE_DEVICE, t.memory[0], BYTES};
        ChannelHandle channels[RANKS_MAX];
        join(&t.other);
        OK(HcclCommMemReg(t.other, "input", &input, &t.registered));
        acquire(t.other, channels, &t.registered);
    }
}

/* Every rank's input, by its key. */
static void import_all(void)
{
    OK(aclrtIpcMemGetExportKey(t.memory[0], BYTES, t.keys[t.rank], KEY_BYTES,
                               ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION));
    for (int r = 0; r < t.size; r++) {
        void *address;
        OK(aivd_launch_broadcast(r, t.keys[r], KEY_BYTES));
        if (r == t.rank)
            continue;
        OK(aclrtIpcMemImportByKey(&address, t.keys[r], 0));
        t.c.hidden[r] = (uint64_t)(uintptr_t)address;
    }
    OK(aivd_launch_barrier());
}

static void let_go(void)
{
    for (int r = 0; r < t.size; r++)
        if (r != t.rank)
            OK(aclrtIpcMemClose(t.keys[r]));
}

/* What host code does to the memory before the kernels run. */
static void prepare(void)
{
    static char ordinary[BYTES];
    if (word("collective_before")) {
        OK(HcclAllReduce(t.memory[0], t.memory[1], BYTES / 4, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM,
                         t.comm, t.streams[0]));
        OK(aclrtSynchronizeStream(t.streams[0]));
    }
    if (word("ordinary"))
        t.c.scratch = t.fault ? (uint64_t)(uintptr_t)ordinary : t.c.input;
    if (word("imported"))
        import_all();
    if (word("imported") && t.fault)
        let_go();
    if (word("withdrawn") && t.fault)
        OK(HcclCommDeregMem(t.other, "input", t.registered));
    OK(aivd_launch_barrier());
}

static void load(const char *image)
{
    aclrtBinaryLoadOption option = {.type = ACL_RT_BINARY_LOAD_OPT_MAGIC,
                                    .value.magic = ACL_RT_BINARY_MAGIC_ELF_VECTOR_CORE};
    aclrtBinaryLoadOptions options = {.options = &option, .numOpt = 1};
    aclrtBinHandle binary;
    OK(aclrtBinaryLoadFromFile(image, &options, &binary));
    OK(aclrtBinaryGetFunction(binary, "kernel", &t.kernel));
    if (word("calls_differ"))
        OK(aclrtBinaryGetFunction(binary, "second", &t.second));
}

static void launch(aclrtFuncHandle kernel, aclrtStream stream, uint32_t blocks)
{
    aclrtLaunchKernelAttr attrs[2] = {
        {.id = ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE, .value.schemMode = 1},
        {.id = ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US, .value.timeoutUs.timeoutLow = HANG_US},
    };
    aclrtLaunchKernelCfg config = {.attrs = attrs, .numAttrs = word("hangs") ? 2 : 1};
    OK(aclrtLaunchKernelWithHostArgs(kernel, blocks, stream, &config, &t.c, sizeof t.c, NULL, 0));
    t.c.call++;
}

/* A kernel that is meant to hang ends with an error. */
static void finish(aclrtStream stream)
{
    aclError code = aclrtSynchronizeStream(stream);
    if (!(t.fault && (word("hangs") || word("flags_cleared_late"))))
        OK(code);
}

static void launch_all(uint32_t blocks, uint32_t launches)
{
    bool other = t.fault && word("calls_differ") && t.rank == t.size - 1;
    if (word("calls_differ")) {
        launch(other ? t.second : t.kernel, t.streams[0], blocks);
        launch(other ? t.kernel : t.second, t.streams[0], blocks);
        return;
    }
    for (uint32_t i = 0; i < launches; i++) {
        bool apart = (word("streams_unordered") || word("streams_crossed")) && i > 0;
        if (apart && t.fault == word("streams_crossed")) {
            aclrtEvent event;
            OK(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC));
            OK(aclrtRecordEvent(event, t.streams[0]));
            OK(aclrtStreamWaitEvent(t.streams[1], event));
        }
        if (word("second_late") && i > 0 && t.rank == 0)
            usleep(300000);
        launch(t.kernel, t.streams[apart], blocks);
    }
}

/* What the kernel left, for runs in weak order: one line a rank. */
static void tell_result(char *back)
{
    const void *from[] = {(const void *)(uintptr_t)(t.c.window[t.rank] + WINDOW_BYTES / 2),
                          t.memory[0], t.memory[1]};
    unsigned long long hash[3];
    for (int i = 0; i < 3; i++) {
        OK(aclrtMemcpy(back, BYTES, from[i], BYTES, ACL_MEMCPY_DEVICE_TO_HOST));
        hash[i] = 1469598103934665603u;
        for (int k = 0; k < BYTES; k++)
            hash[i] = (hash[i] ^ (unsigned char)back[k]) * 1099511628211u;
    }
    printf("result %d window %llx input %llx output %llx\n", t.rank, hash[0], hash[1], hash[2]);
    fflush(stdout);
}

/* The first words of window and output. */
static void tell_values(char *back)
{
    const void *from[] = {(const void *)(uintptr_t)(t.c.window[t.rank] + WINDOW_BYTES / 2),
                          t.memory[1]};
    static const char *const names[] = {"window", "output"};
    for (int i = 0; i < 2; i++) {
        char line[256];
        int32_t words[10];
        OK(aclrtMemcpy(back, sizeof words, from[i], sizeof words, ACL_MEMCPY_DEVICE_TO_HOST));
        memcpy(words, back, sizeof words);
        size_t used = (size_t)snprintf(line, sizeof line, "values %d %s", t.rank, names[i]);
        for (int k = 0; k < 10; k++)
            used += (size_t)snprintf(line + used, sizeof line - used, " %d", words[k]);
        puts(line);
    }
    fflush(stdout);
}

int main(int argc, char **argv)
{
    static char back[BYTES];
    if (argc < 5) {
        fputs("usage: corpus_host IMAGE BLOCKS LAUNCHES FAULT [word...]\n", stderr);
        return 2;
    }
    t.argc = argc;
    t.argv = argv;
    t.fault = atoi(argv[4]) != 0;
    OK(aivd_launch_init());
    t.rank = aivd_launch_rank();
    t.size = aivd_launch_size();
    t.c.rank = (uint32_t)t.rank;
    t.c.ranks = (uint32_t)t.size;
    OK(aclInit(NULL));
    OK(aclrtSetDevice(t.rank));
    for (int i = 0; i < 2; i++)
        OK(aclrtCreateStream(&t.streams[i]));
    join(&t.comm);
    windows();
    memories();
    load(argv[1]);
    prepare();
    bool ended = word("ends_first") && t.fault;
    if (ended) {
        OK(HcclCommDestroy(t.other));
        OK(aivd_launch_barrier());
    }
    launch_all((uint32_t)atoi(argv[2]), (uint32_t)atoi(argv[3]));
    if (word("flags_cleared_late") && t.fault && t.rank == 1) {
        usleep(300000);
        OK(aclrtMemset((void *)(uintptr_t)t.c.window[1], BYTES, 0, BYTES));
    }
    if (word("host_reads_early") && t.fault)
        OK(aclrtMemcpy(back, BYTES, t.memory[1], BYTES, ACL_MEMCPY_DEVICE_TO_HOST));
    if (word("freed_in_use") && t.fault)
        usleep(300000); /* the kernel runs meanwhile, but nobody has waited for it */
    if ((word("freed_in_use") || word("freed_before")) && t.fault)
        OK(aclrtFree(t.memory[1]));
    if (word("busy") && t.fault && t.rank == 0)
        usleep(HANG_US + 2000000); /* this host could still help: no deadlock, but it does not */
    for (int i = 0; i < 2; i++)
        finish(t.streams[i]);
    OK(aivd_launch_barrier());
    OK(aclrtMemcpy(back, BYTES, t.memory[0], BYTES, ACL_MEMCPY_DEVICE_TO_HOST));
    if (word("result"))
        tell_result(back);
    if (word("values"))
        tell_values(back);
    if (word("imported") && !t.fault)
        let_go();
    for (int i = 0; i < 3; i++) {
        bool gone =
            i == 1 && t.fault && (word("freed_in_use") || word("freed_before") || word("leak"));
        if (!gone)
            OK(aclrtFree(t.memory[i]));
    }
    if (!(t.fault && word("hangs"))) {
        if (t.other != NULL && !ended)
            HcclCommDestroy(t.other);
        HcclCommDestroy(t.comm);
        OK(aclrtResetDevice(t.rank));
        OK(aclFinalize());
        OK(aivd_launch_finalize());
    }
    return 0;
}
