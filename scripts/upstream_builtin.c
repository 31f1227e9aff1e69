/* upstream_builtin: launches the built-in AIV kernels of a checkout and checks what they give.
 *
 *     upstream_builtin --ranks N --args LAYOUT --bytes B --extra C [--light] OP=IMAGE...
 *
 * OP: all_gather all_reduce reduce_scatter broadcast reduce scatter all_to_all all_to_all_v send
 * (with recv). LAYOUT names the kernels' parameters with place and size,
 * "buffIn:0:8,input:8:8,...", B is the size of the whole argument block, C the ranks one array of
 * extraArgs has room for; scripts/upstream reads all three from the checkout. A thread per rank
 * does what the library's host side does: a context with the address tables, channels to all peers,
 * one launch per call.
 *
 * Own context, bytes: 0 HCCL buffers of all ranks, 16 KiB contexts of all ranks, 32 KiB the numbers
 * of the ranks; behind that lie the kernels' flags, zero before the first call. */
#define _GNU_SOURCE /* memmem */
#include "upstream_builtin.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <hccl/hccl_channel.h>
#include <hccl/hccl_comm.h>
#include <hccl/hccl_rank_graph.h>
#include <hccl/hccl_res.h>

enum {
    CALLS = 3,     /* one behind the other, then a barrier */
    MARGIN = 4096, /* bytes on each side of an output that must stay as they are */
    ARGS_MAX = 65536,
    CONTEXTS_AT = 16 * 1024,
    RANKS_AT = 32 * 1024,
};
#define CONTEXT_BYTES   ((uint64_t)66 << 20) /* the largest one of the releases that are known */
#define POISON          0xA5
#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

/* One-shot reductions are for little data: the kernel's window has a slot per rank. */
static const family families[] = {
    {ALL_GATHER, "all_gather", "aiv_all_gather_", false, 0},
    {ALL_REDUCE, "all_reduce", "aiv_allreduce_", true, 128 << 10},
    {ALL_REDUCE, "all_reduce", "aiv_allreduce_mesh1d_twoshot_", true, 0},
    {REDUCE_SCATTER, "reduce_scatter", "aiv_reduce_scatter_", true, 0},
    {BROADCAST, "broadcast", "aiv_broadcast_", false, 0},
    {REDUCE, "reduce", "aiv_reduce_", true, 0},
    {SCATTER, "scatter", "aiv_scatter_", false, 0},
    {ALL_TO_ALL, "all_to_all", "aiv_alltoall_", false, 0},
    {ALL_TO_ALL, "all_to_all", "aiv_all_to_all_", false, 0},
    {ALL_TO_ALL_V, "all_to_all_v", "aiv_alltoallv_", false, 0},
    {ALL_TO_ALL_V, "all_to_all_v", "aiv_all_to_all_v_", false, 0},
    {SEND, "send", "aiv_send_", false, 0},
    {RECV, "recv", "aiv_recv_", false, 0},
};

static const element elements[] = {
    {"half", 2, HCCL_DATA_TYPE_FP16},          {"int16_t", 2, HCCL_DATA_TYPE_INT16},
    {"uint16_t", 2, HCCL_DATA_TYPE_UINT16},    {"float", 4, HCCL_DATA_TYPE_FP32},
    {"int32_t", 4, HCCL_DATA_TYPE_INT32},      {"uint32_t", 4, HCCL_DATA_TYPE_UINT32},
    {"int8_t", 1, HCCL_DATA_TYPE_INT8},        {"uint8_t", 1, HCCL_DATA_TYPE_UINT8},
    {"bfloat16_t", 2, HCCL_DATA_TYPE_BFP16},   {"uint64_t", 8, HCCL_DATA_TYPE_UINT64},
    {"int64_t", 8, HCCL_DATA_TYPE_INT64},      {"fp8_e4m3fn_t", 1, HCCL_DATA_TYPE_FP8E4M3},
    {"fp8_e5m2_t", 1, HCCL_DATA_TYPE_FP8E5M2}, {"fp8_e8m0_t", 1, HCCL_DATA_TYPE_FP8E8M0},
    {"hifloat8_t", 1, HCCL_DATA_TYPE_HIF8},
};
typedef struct {
    char name[48];
    uint32_t offset, bytes;
} place;

static struct {
    uint32_t ranks, extra;
    uint64_t args_bytes;
    bool light;
    place places[64];
    uint32_t place_count;
    const char *images[OPS]; /* paths */
    const char *bytes[OPS];  /* of the images */
    size_t sizes[OPS];
    HcclRootInfo root;
    uint32_t wrong, done; /* cases; written by rank 0 */
    bool failed;
    bool rank_wrong[RANKS_MAX];
    char what[RANKS_MAX][160];
    pthread_barrier_t meet;
} g;

typedef struct {
    uint32_t me;
    HcclComm comm;
    aclrtStream stream;
    uint8_t *context, *window, *in, *out;
    uint64_t window_bytes;
    aclrtBinHandle images[OPS];
    uint8_t *host; /* MAX bytes of one buffer with margins */
    uint64_t host_bytes;
} rank;

#define MUST(call)                                                                                 \
    do {                                                                                           \
        int must_ = (int)(call);                                                                   \
        if (must_ != 0) {                                                                          \
            const char *why_ = aclGetRecentErrMsg();                                               \
            printf("failed: %s: %d: %s\n", #call, must_, why_ == NULL ? "" : why_);                \
            fflush(stdout);                                                                        \
            _Exit(1); /* the other ranks wait for this one */                                      \
        }                                                                                          \
    } while (0)

/* ---- the argument block ---- */

static void set_arg(uint8_t *args, const char *name, uint64_t value)
{
    for (uint32_t i = 0; i < g.place_count; i++)
        if (strcmp(g.places[i].name, name) == 0)
            memcpy(args + g.places[i].offset, &value,
                   g.places[i].bytes < 8 ? g.places[i].bytes : 8);
}

static void set_counts(uint8_t *args, const trial *t, uint32_t me)
{
    for (uint32_t i = 0; i < g.place_count; i++) {
        if (strcmp(g.places[i].name, "extraArgs") != 0)
            continue;
        uint64_t *at = (uint64_t *)(void *)(args + g.places[i].offset);
        for (uint32_t r = 0; r < g.ranks; r++) {
            at[r] = count_between(t, me, r);
            at[g.extra + r] = displacement(t, me, r, true);
            at[2 * g.extra + r] = count_between(t, r, me);
            at[3 * g.extra + r] = displacement(t, me, r, false);
        }
    }
}

static void fill_args(uint8_t *args, const trial *t, const rank *me)
{
    uint64_t bytes = t->count * t->e->bytes, len = t->count;
    uint32_t root = t->root;
    memset(args, 0, g.args_bytes);
    if (t->f->op == ALL_TO_ALL_V) { /* elements a pair's window holds: half of what goes through */
        len = t->count / 2 + 1;
        set_counts(args, t, me->me);
    }
    set_arg(args, "buffIn", (uintptr_t)me->context);
    set_arg(args, "input", (uintptr_t)(t->f->op == BROADCAST ? me->out : me->in));
    set_arg(args, "output", (uintptr_t)me->out);
    set_arg(args, "rank", me->me);
    set_arg(args, "sendRecvRemoteRank", me->me ^ 1);
    set_arg(args, "rankSize", g.ranks);
    set_arg(args, "xRankSize", g.ranks);
    set_arg(args, "len", len);
    set_arg(args, "dataType", (uint64_t)t->e->code);
    set_arg(args, "reduceOp", (uint64_t)t->reduce);
    set_arg(args, "root", root);
    set_arg(args, "sliceId", 1); /* of the pieces of one call: this is the first */
    set_arg(args, "inputSliceStride", bytes);
    set_arg(args, "outputSliceStride", bytes);
    set_arg(args, "repeatNum", 1);
    set_arg(args, "numBlocks", t->blocks);
    set_arg(args, "isOpBase", 1);
    set_arg(args, "cclBufferSize", me->window_bytes);
}

/* ---- one rank ---- */

static const char *image_bytes(const char *path, size_t *size)
{
    FILE *f = fopen(path, "rb");
    if (f == NULL || fseek(f, 0, SEEK_END) != 0) {
        printf("failed: %s: cannot be read\n", path);
        exit(1);
    }
    *size = (size_t)ftell(f);
    rewind(f);
    char *bytes = malloc(*size);
    if (bytes == NULL || fread(bytes, 1, *size, f) != *size) {
        printf("failed: %s: cannot be read\n", path);
        exit(1);
    }
    fclose(f);
    return bytes;
}

static void load_images(rank *r)
{
    for (op_t op = 0; op < OPS; op++) {
        if (g.images[op] == NULL)
            continue;
        aclrtBinary binary = aclrtCreateBinary(g.bytes[op], g.sizes[op]);
        MUST(binary == NULL);
        MUST(aclrtBinaryLoad(binary, &r->images[op]));
        MUST(aclrtDestroyBinary(binary));
    }
}

static void connect_peers(rank *r, HcclMemHandle *memory)
{
    HcclChannelDesc descs[RANKS_MAX];
    ChannelHandle channels[RANKS_MAX];
    uint64_t table[2][RANKS_MAX] = {0}, numbers[RANKS_MAX];
    uint32_t n = 0;
    for (uint32_t peer = 0; peer < g.ranks; peer++) {
        CommLink *links = NULL;
        uint32_t count = 0;
        if (peer == r->me)
            continue;
        MUST(HcclRankGraphGetLinks(r->comm, 0, r->me, peer, &links, &count));
        MUST(count == 0);
        MUST(HcclChannelDescInit(&descs[n], 1));
        descs[n].remoteRank = peer;
        descs[n].channelProtocol = links[0].linkAttr.linkProtocol;
        descs[n].localEndpoint = links[0].srcEndpointDesc;
        descs[n].remoteEndpoint = links[0].dstEndpointDesc;
        descs[n].memHandles = memory;
        descs[n++].memHandleNum = 1;
    }
    MUST(HcclChannelAcquire(r->comm, COMM_ENGINE_AIV, descs, n, channels));
    n = 0;
    for (uint32_t peer = 0; peer < g.ranks; peer++) {
        void *window = r->window;
        CommMem *mems = NULL;
        char **tags = NULL;
        uint64_t size;
        uint32_t count = 0;
        numbers[peer] = peer;
        table[0][peer] = (uintptr_t)r->window;
        table[1][peer] = (uintptr_t)r->context;
        if (peer == r->me)
            continue;
        MUST(HcclChannelGetHcclBuffer(r->comm, channels[n], &window, &size));
        MUST(HcclChannelGetRemoteMems(r->comm, channels[n], &count, &mems, &tags));
        MUST(count == 0);
        table[0][peer] = (uintptr_t)window;
        table[1][peer] = (uintptr_t)mems[count - 1].addr;
        n++;
    }
    MUST(aclrtMemcpy(r->context, sizeof(table[0]), table[0], sizeof(table[0]),
                     ACL_MEMCPY_HOST_TO_DEVICE));
    MUST(aclrtMemcpy(r->context + CONTEXTS_AT, sizeof(table[1]), table[1], sizeof(table[1]),
                     ACL_MEMCPY_HOST_TO_DEVICE));
    MUST(aclrtMemcpy(r->context + RANKS_AT, sizeof(numbers), numbers, sizeof(numbers),
                     ACL_MEMCPY_HOST_TO_DEVICE));
}

static void open_rank(rank *r)
{
    void *memory = NULL;
    CommMem mem;
    HcclMemHandle handle;
    MUST(aclrtSetDevice((int32_t)r->me));
    MUST(aclrtCreateStream(&r->stream));
    MUST(HcclCommInitRootInfo(g.ranks, &g.root, r->me, &r->comm));
    MUST(HcclEngineCtxCreate(r->comm, "upstream_builtin", COMM_ENGINE_AIV, CONTEXT_BYTES, &memory));
    r->context = memory;
    MUST(aclrtMemset(memory, CONTEXT_BYTES, 0, CONTEXT_BYTES));
    mem = (CommMem){.type = COMM_MEM_TYPE_DEVICE, .addr = memory, .size = CONTEXT_BYTES};
    MUST(HcclCommMemReg(r->comm, "upstream_builtin", &mem, &handle));
    MUST(HcclGetHcclBuffer(r->comm, &memory, &r->window_bytes));
    r->window = memory;
    connect_peers(r, &handle);
    load_images(r);
    r->host_bytes = (uint64_t)(MAX_COUNT + 64) * 8 * g.ranks + 2 * MARGIN;
    r->host = malloc(2 * r->host_bytes);
    MUST(r->host == NULL);
    MUST(aclrtMalloc(&memory, r->host_bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    r->in = memory;
    MUST(aclrtMalloc(&memory, r->host_bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    r->out = (uint8_t *)memory + MARGIN;
}

static void close_rank(rank *r)
{
    for (op_t op = 0; op < OPS; op++)
        if (r->images[op] != NULL)
            MUST(aclrtBinaryUnLoad(r->images[op]));
    MUST(HcclCommDestroy(r->comm));
    MUST(aclrtFree(r->in));
    MUST(aclrtFree(r->out - MARGIN));
    MUST(aclrtDestroyStream(r->stream));
    MUST(aclrtResetDevice((int32_t)r->me));
    free(r->host);
}

/* The kernel, or NULL when the image has none of this name: then its name is nowhere in it. */
static aclrtFuncHandle kernel_of(rank *r, const family *f, const element *e)
{
    char name[128];
    aclrtFuncHandle kernel = NULL;
    if (r->images[f->op] == NULL)
        return NULL;
    snprintf(name, sizeof(name), "%s%s", f->prefix, e->name);
    if (memmem(g.bytes[f->op], g.sizes[f->op], name, strlen(name) + 1) == NULL)
        return NULL;
    return aclrtBinaryGetFunction(r->images[f->op], name, &kernel) == ACL_SUCCESS ? kernel : NULL;
}

static void launch(rank *r, const trial *t, aclrtFuncHandle kernel)
{
    static _Thread_local _Alignas(16) uint8_t args[ARGS_MAX];
    fill_args(args, t, r);
    MUST(aclrtLaunchKernelWithHostArgs(kernel, t->blocks, r->stream, NULL, args, g.args_bytes, NULL,
                                       0));
}

/* The outputs and their surroundings against what they must be. */
static void compare(rank *r, const trial *t)
{
    uint64_t bytes = output_elements(t, r->me) * t->e->bytes;
    uint8_t *wanted = r->host + r->host_bytes;
    memset(wanted, POISON, bytes + 2 * MARGIN);
    fill_wanted(t, r->me, wanted + MARGIN);
    MUST(aclrtMemcpy(r->host, r->host_bytes, r->out - MARGIN, bytes + 2 * MARGIN,
                     ACL_MEMCPY_DEVICE_TO_HOST));
    for (uint64_t i = 0; i < bytes + 2 * MARGIN && !g.rank_wrong[r->me]; i++)
        if (r->host[i] != wanted[i]) {
            g.rank_wrong[r->me] = true;
            snprintf(g.what[r->me], sizeof(g.what[0]),
                     "rank %u: byte %lld of the output (%llu bytes) is 0x%02x, wanted 0x%02x",
                     r->me, (long long)i - MARGIN, (unsigned long long)bytes, r->host[i],
                     wanted[i]);
        }
}

static void tell(const trial *t)
{
    bool right = true;
    for (uint32_t r = 0; r < g.ranks; r++)
        right = right && !g.rank_wrong[r];
    g.done++;
    g.wrong += !right;
    if (!right && g.wrong <= 20) {
        printf("wrong: %s%s, %llu elements, %u blocks, root %u, reduction %d\n", t->f->prefix,
               t->e->name, (unsigned long long)t->count, t->blocks, t->root, (int)t->reduce);
        for (uint32_t r = 0; r < g.ranks; r++)
            if (g.rank_wrong[r])
                printf("    %s\n", g.what[r]);
    }
    memset(g.rank_wrong, 0, sizeof(g.rank_wrong));
}

static void run_trial(rank *r, const trial *t, aclrtFuncHandle kernel)
{
    uint64_t in = input_elements(t, r->me) * t->e->bytes;
    uint64_t out = output_elements(t, r->me) * t->e->bytes;
    fill_input(t, r->me, r->host);
    memset(r->host + r->host_bytes, POISON, out + 2 * MARGIN);
    if (t->f->op == BROADCAST && r->me == t->root)
        memcpy(r->host + r->host_bytes + MARGIN, r->host, out);
    MUST(aclrtMemcpy(r->out - MARGIN, r->host_bytes, r->host + r->host_bytes, out + 2 * MARGIN,
                     ACL_MEMCPY_HOST_TO_DEVICE));
    if (in > 0)
        MUST(aclrtMemcpy(r->in, r->host_bytes, r->host, in, ACL_MEMCPY_HOST_TO_DEVICE));
    MUST(HcclBarrier(r->comm, r->stream));
    for (int i = 0; i < CALLS && kernel != NULL; i++)
        launch(r, t, kernel);
    MUST(HcclBarrier(r->comm, r->stream));
    MUST(aclrtSynchronizeStream(r->stream));
    compare(r, t);
    pthread_barrier_wait(&g.meet);
    if (r->me == 0)
        tell(t);
    pthread_barrier_wait(&g.meet);
}

/* As many blocks as the library's host side takes when `limit` cores are free; 0: not with so few.
 */
static uint32_t blocks_for(const family *f, uint64_t bytes, uint32_t limit)
{
    uint32_t n = g.ranks, each = (n + limit - 1) / limit;
    bool twoshot = strstr(f->prefix, "twoshot") != NULL;
    switch (f->op) {
    case ALL_REDUCE:
        if (limit < n + 1)
            return limit;
        return twoshot ? limit / (n + 1) * (n + 1) : n + 1;
    case REDUCE_SCATTER:
        return bytes * n < 512 << 10 && limit > 2 * n ? 2 * n : limit;
    case ALL_TO_ALL:
        if (limit < n)
            return (n + each - 1) / each;
        return bytes * n <= 512 << 10 ? n : limit / n * n;
    case ALL_TO_ALL_V:
    case BROADCAST:
        return limit < n ? 0 : limit / n * n;
    default:
        return limit;
    }
}

static void run_kernel(rank *r, const family *f, const element *e, aclrtFuncHandle kernel)
{
    static const uint64_t counts[] = {37, 4096, MAX_COUNT};
    static const HcclReduceOp reductions[] = {HCCL_REDUCE_SUM, HCCL_REDUCE_MAX, HCCL_REDUCE_MIN};
    uint32_t limits[] = {1, g.ranks, g.ranks + 1, 4 * g.ranks + 3}, last = 0;
    for (size_t c = 0; c < COUNT_OF(counts); c++) {
        uint64_t count = g.light && counts[c] > 20000 ? 20011 : counts[c];
        if (f->limit_bytes != 0 && count * e->bytes >= f->limit_bytes)
            continue;
        last = 0;
        for (size_t l = g.light ? 2 : 0; l < COUNT_OF(limits); l++) {
            trial t = {.f = f,
                       .e = e,
                       .count = count,
                       .ranks = g.ranks,
                       .root = (uint32_t)(c + l) % g.ranks,
                       .blocks = blocks_for(f, count * e->bytes, limits[l]),
                       .reduce = f->reduces ? reductions[l % 3] : HCCL_REDUCE_SUM};
            if (t.blocks == 0 || t.blocks == last)
                continue;
            last = t.blocks;
            run_trial(r, &t, kernel);
        }
    }
}

/* What this rank launches of a family: the receiver's kernel when it is the odd one of a pair.
 * False when the images have no such kernel; `kernel` is NULL for a rank without a partner. */
static bool kernel_for(rank *r, const family *f, const element *e, aclrtFuncHandle *kernel)
{
    *kernel = kernel_of(r, f, e);
    if (f->op != SEND || *kernel == NULL)
        return *kernel != NULL;
    aclrtFuncHandle other = kernel_of(r, &families[COUNT_OF(families) - 1], e);
    if (r->me % 2 == 1)
        *kernel = other;
    if ((r->me ^ 1) >= g.ranks)
        *kernel = NULL;
    return other != NULL;
}

static void *run_rank(void *argument)
{
    rank r = {.me = (uint32_t)(uintptr_t)argument};
    aclrtFuncHandle kernel;
    open_rank(&r);
    for (size_t f = 0; f < COUNT_OF(families); f++)
        for (size_t e = 0; e < COUNT_OF(elements); e++) {
            if (families[f].op == RECV || !kernel_for(&r, &families[f], &elements[e], &kernel))
                continue; /* receivers run with their senders */
            uint32_t before = r.me == 0 ? g.wrong : 0, done = r.me == 0 ? g.done : 0;
            run_kernel(&r, &families[f], &elements[e], kernel);
            if (r.me == 0)
                printf("%s%s: %u cases, %s\n", families[f].prefix, elements[e].name, g.done - done,
                       g.wrong == before ? "all right" : "not all right");
        }
    close_rank(&r);
    return NULL;
}

/* ---- the command line ---- */

static bool read_layout(char *text)
{
    for (char *save = NULL, *word = strtok_r(text, ",", &save); word != NULL;
         word = strtok_r(NULL, ",", &save)) {
        place *p = &g.places[g.place_count];
        if (g.place_count == COUNT_OF(g.places) ||
            sscanf(word, "%47[A-Za-z]:%u:%u", p->name, &p->offset, &p->bytes) != 3 ||
            (uint64_t)p->offset + p->bytes > g.args_bytes)
            return false;
        g.place_count++;
    }
    return g.place_count > 0;
}

static bool read_image(char *word)
{
    char *path = strchr(word, '=');
    if (path == NULL)
        return false;
    *path++ = '\0';
    for (size_t f = 0; f < COUNT_OF(families); f++)
        if (strcmp(families[f].name, word) == 0) {
            g.images[families[f].op] = path;
            g.bytes[families[f].op] = image_bytes(path, &g.sizes[families[f].op]);
            return true;
        }
    return false;
}

static bool read_arguments(int argc, char **argv)
{
    char *layout = NULL;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--light") == 0)
            g.light = true;
        else if (strcmp(argv[i], "--ranks") == 0 && i + 1 < argc)
            g.ranks = (uint32_t)atoi(argv[++i]);
        else if (strcmp(argv[i], "--args") == 0 && i + 1 < argc)
            layout = argv[++i];
        else if (strcmp(argv[i], "--bytes") == 0 && i + 1 < argc)
            g.args_bytes = strtoull(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--extra") == 0 && i + 1 < argc)
            g.extra = (uint32_t)atoi(argv[++i]);
        else if (!read_image(argv[i]))
            return false;
    }
    return g.ranks >= 2 && g.ranks <= RANKS_MAX && g.args_bytes <= ARGS_MAX && layout != NULL &&
           (g.extra == 0 || g.ranks <= g.extra) && read_layout(layout);
}

int main(int argc, char **argv)
{
    pthread_t threads[RANKS_MAX];
    if (!read_arguments(argc, argv)) {
        fprintf(stderr,
                "usage: upstream_builtin --ranks 2..%d --args LAYOUT --bytes B --extra C "
                "[--light] OP=IMAGE...\n",
                RANKS_MAX);
        return 2;
    }
    MUST(aclInit(NULL));
    MUST(aclrtSetDevice(0));
    MUST(HcclGetRootInfo(&g.root));
    pthread_barrier_init(&g.meet, NULL, g.ranks);
    for (uintptr_t r = 0; r < g.ranks; r++)
        MUST(pthread_create(&threads[r], NULL, run_rank, (void *)r));
    for (uint32_t r = 0; r < g.ranks; r++)
        pthread_join(threads[r], NULL);
    MUST(aclFinalize());
    if (g.done == 0)
        printf("failed: no kernel of a known name\n");
    else
        printf("%u cases, %u ranks: %s\n", g.done, g.ranks,
               g.wrong == 0 ? "all passed" : "some are wrong: failed");
    return g.done == 0 || g.wrong != 0;
}
