/* moe_layer: one layer of a mixture of experts over all ranks. Each rank has its own tokens and its
 * share of the 64 experts: layout, notify and dispatch bring the tokens to their experts, combine
 * brings the results back. Every rank compares with the layer computed by itself alone. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <acl/acl.h>
#include <aivdrive/launch.h>
#include <aclnn_dispatch_layout.h>
#include <aclnn_moe_combine_normal.h>
#include <aclnn_moe_dispatch_normal.h>
#include <aclnn_notify_dispatch.h>
#include <hccl/hccl.h>
#include <hccl/hccl_comm.h>

#include "model.h"

enum phase { LAYOUT, NOTIFY, DISPATCH, EXPERTS_RUN, COMBINE, PHASES };
static const char *const phase_names[] = {"layout", "notify", "dispatch", "experts", "combine"};

enum { CORES = 48, BAR = 40 };

typedef struct options {
    int tokens, hidden, steps;
    const char *routing;
} options;

typedef struct layer {
    options o;
    int rank, ranks, local; /* local: experts of this rank */
    HcclComm comm;
    char group[128];
    aclrtStream stream;
    /* device memory */
    uint16_t *x, *recv_x, *rows, *out;
    int64_t *ids, *per_local, *per_every;
    int32_t *ids32, *per_rank, *per_expert, *in_rank, *scratch, *index, *send_data, *send_offset;
    int32_t *recv_data, *total, *recv_count, *recv_offset, *max_bs, *assist;
    float *weights;
    /* host memory */
    int64_t *host_ids;
    float *host_weights;
    int64_t received[EXPERTS], everywhere[EXPERTS]; /* rows of this rank's experts, of all */
    int32_t n, most_tokens;
    double times[PHASES];
} layer;

static void stop(const char *what, int code)
{
    const char *why = aclGetRecentErrMsg();
    fprintf(stderr, "%.*s returned %d: %s\n", (int)strcspn(what, "("), what, code,
            why ? why : "(no reason given)");
    exit(1);
}

#define OK(call)                                                                                   \
    do {                                                                                           \
        int code_ = (int)(call);                                                                   \
        if (code_ != 0)                                                                            \
            stop(#call, code_);                                                                    \
    } while (0)

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* All device memory of the program, for its end. */
enum { BUFFERS_MOST = 32 };
static void *buffers[BUFFERS_MOST];
static int buffer_count;

static void *device_memory(size_t bytes)
{
    void *memory = NULL;
    if (buffer_count == BUFFERS_MOST)
        stop("device_memory: too many buffers", BUFFERS_MOST);
    OK(aclrtMalloc(&memory, bytes ? bytes : 1, ACL_MEM_MALLOC_HUGE_FIRST));
    buffers[buffer_count++] = memory;
    return memory;
}

static void device_memory_end(void)
{
    while (buffer_count > 0)
        OK(aclrtFree(buffers[--buffer_count]));
}

static void to_device(void *device, const void *host, size_t bytes)
{
    if (bytes)
        OK(aclrtMemcpy(device, bytes, host, bytes, ACL_MEMCPY_HOST_TO_DEVICE));
}

static void to_host(void *host, const void *device, size_t bytes)
{
    if (bytes)
        OK(aclrtMemcpy(host, bytes, device, bytes, ACL_MEMCPY_DEVICE_TO_HOST));
}

/* ---- tensors: made for one call ---- */

typedef struct tensors {
    aclTensor *made[16];
    int count;
} tensors;

static aclTensor *tensor(tensors *all, void *data, aclDataType type, int64_t first, int64_t second)
{
    const int64_t shape[2] = {first, second};
    aclTensor *t = aclCreateTensor(shape, second ? 2 : 1, type, NULL, 0, ACL_FORMAT_ND, NULL, 0, data);
    if (!t)
        stop("aclCreateTensor", 0);
    return all->made[all->count++] = t;
}

typedef aclnnStatus (*second_stage)(void *, uint64_t, aclOpExecutor *, aclrtStream);

/* The second stage; the tensors are not needed any more. */
static void finish(const layer *l, tensors *all, aclOpExecutor *executor, second_stage run)
{
    for (int i = 0; i < all->count; i++)
        OK(aclDestroyTensor(all->made[i]));
    OK(run(NULL, 0, executor, l->stream));
    OK(aclrtSynchronizeStream(l->stream));
}

#define INTS(data, n)    tensor(&all, data, ACL_INT32, n, 0)
#define PAIRS(data, type) tensor(&all, data, type, l->o.tokens, TOPK)

static void run_layout(layer *l)
{
    tensors all = {.count = 0};
    uint64_t workspace;
    aclOpExecutor *executor;
    OK(aclnnDispatchLayoutGetWorkspaceSize(
        PAIRS(l->ids, ACL_INT64), l->o.tokens, l->ranks, EXPERTS, TOPK, l->ranks,
        INTS(l->per_rank, l->ranks), INTS(l->per_expert, EXPERTS),
        tensor(&all, l->in_rank, ACL_INT32, l->o.tokens, l->ranks),
        INTS(l->scratch, CORES * (EXPERTS + l->ranks)), PAIRS(l->index, ACL_INT32), &workspace,
        &executor));
    finish(l, &all, executor, aclnnDispatchLayout);
}

static void run_notify(layer *l)
{
    tensors all = {.count = 0};
    uint64_t workspace;
    aclOpExecutor *executor;
    OK(aclnnNotifyDispatchGetWorkspaceSize(
        INTS(l->send_data, 3 * EXPERTS), INTS(l->per_expert, EXPERTS), 3 * EXPERTS, l->o.tokens,
        l->group, l->ranks, l->rank, l->ranks, l->rank, INTS(l->send_offset, EXPERTS),
        INTS(l->recv_data, 3 * EXPERTS), INTS(l->total, 1), INTS(l->recv_count, EXPERTS),
        INTS(l->recv_offset, EXPERTS), INTS(l->max_bs, 1),
        tensor(&all, l->per_local, ACL_INT64, l->local, 0), &workspace, &executor));
    finish(l, &all, executor, aclnnNotifyDispatch);
    to_host(&l->n, l->total, 4);
    to_host(&l->most_tokens, l->max_bs, 4);
    to_host(l->received, l->per_local, 8 * (size_t)l->local);
}

/* Room for every row that can come: all tokens of all ranks, each once for every choice. */
static int64_t room(const layer *l)
{
    return (int64_t)l->o.tokens * l->ranks * TOPK;
}

static void run_dispatch(layer *l)
{
    tensors all = {.count = 0};
    uint64_t workspace;
    aclOpExecutor *executor;
    OK(aclnnMoeDispatchNormalGetWorkspaceSize(
        tensor(&all, l->x, ACL_BF16, l->o.tokens, l->o.hidden), PAIRS(l->ids32, ACL_INT32),
        INTS(l->send_offset, EXPERTS), PAIRS(l->index, ACL_INT32), INTS(l->recv_offset, EXPERTS),
        INTS(l->recv_count, EXPERTS), l->group, l->ranks, l->rank, (char *)"", 0, 0, EXPERTS, 0,
        (int64_t)l->most_tokens * l->ranks,
        tensor(&all, l->recv_x, ACL_BF16, room(l), l->o.hidden), NULL, INTS(l->assist, 3 * room(l)),
        NULL, &workspace, &executor));
    finish(l, &all, executor, aclnnMoeDispatchNormal);
}

/* Rows are sorted by expert. Device memory is ordinary memory here: the loop works in place. */
static void run_experts(layer *l)
{
    int64_t row = 0;
    for (int e = 0; e < l->local; e++)
        for (int64_t i = 0; i < l->received[e]; i++, row++)
            model_expert(l->rank * l->local + e, l->recv_x + row * l->o.hidden,
                         l->rows + row * l->o.hidden, l->o.hidden);
}

static void run_combine(layer *l)
{
    tensors all = {.count = 0};
    uint64_t workspace;
    aclOpExecutor *executor;
    OK(aclnnMoeCombineNormalGetWorkspaceSize(
        tensor(&all, l->rows, ACL_BF16, room(l), l->o.hidden), INTS(l->assist, 3 * room(l)),
        INTS(l->recv_count, EXPERTS), PAIRS(l->weights, ACL_FLOAT), NULL, l->group, l->ranks, l->rank,
        (char *)"", 0, 0, EXPERTS, (int64_t)l->most_tokens * l->ranks,
        tensor(&all, l->out, ACL_BF16, l->o.tokens, l->o.hidden), NULL, &workspace, &executor));
    finish(l, &all, executor, aclnnMoeCombineNormal);
}

/* ---- one rank's run ---- */

static void layer_make(layer *l)
{
    const size_t t = (size_t)l->o.tokens, h = (size_t)l->o.hidden, pairs = t * TOPK;
    const size_t rows = (size_t)room(l), e = EXPERTS, r = (size_t)l->ranks;
    int32_t *ids32 = malloc(pairs * 4 + 4);
    uint16_t *x = malloc(t * h * 2 + 2);
    l->host_ids = malloc(pairs * 8 + 8);
    l->host_weights = malloc(pairs * 4 + 4);
    if (!ids32 || !x || !l->host_ids || !l->host_weights) {
        fprintf(stderr, "no memory for %d tokens\n", l->o.tokens);
        exit(1);
    }
    if (model_route(l->o.routing, l->rank * l->o.tokens, l->o.tokens, l->host_ids,
                    l->host_weights) != 0)
        exit(1);
    for (size_t i = 0; i < pairs; i++)
        ids32[i] = (int32_t)l->host_ids[i];
    for (size_t i = 0; i < t; i++)
        model_token(l->rank * l->o.tokens + (int)i, x + i * h, l->o.hidden);
    l->x = device_memory(t * h * 2);
    l->out = device_memory(t * h * 2);
    l->recv_x = device_memory(rows * h * 2);
    l->rows = device_memory(rows * h * 2);
    /* The experts run on the host here and store to it, which the checker does not see. */
    OK(aclrtMemset(l->rows, rows * h * 2, 0, rows * h * 2));
    l->assist = device_memory(rows * 12);
    l->ids = device_memory(pairs * 8);
    l->ids32 = device_memory(pairs * 4);
    l->weights = device_memory(pairs * 4);
    l->index = device_memory(pairs * 4);
    l->in_rank = device_memory(t * r * 4);
    l->scratch = device_memory(CORES * (e + r) * 4);
    l->per_rank = device_memory(r * 4);
    l->per_expert = device_memory(e * 4);
    l->send_data = device_memory(e * 12);
    l->send_offset = device_memory(e * 4);
    l->recv_data = device_memory(e * 12);
    l->recv_count = device_memory(e * 4);
    l->recv_offset = device_memory(e * 4);
    l->total = device_memory(4);
    l->max_bs = device_memory(4);
    l->per_local = device_memory(e * 8);
    l->per_every = device_memory(e * 8);
    to_device(l->x, x, t * h * 2);
    to_device(l->ids, l->host_ids, pairs * 8);
    to_device(l->ids32, ids32, pairs * 4);
    to_device(l->weights, l->host_weights, pairs * 4);
    free(ids32);
    free(x);
}

/* A bar on the terminal, if there is one, once it takes a while. Standard error of a rank is a pipe
 * to aivrun, so the terminal is opened by name. */
static void progress(const layer *l, FILE *terminal, double spent, int step)
{
    if (!terminal || spent < 2)
        return;
    fprintf(terminal, "\r[%-*.*s] step %d of %d, %.0f s left   %s", BAR, BAR * step / l->o.steps,
            "########################################", step, l->o.steps,
            spent / step * (l->o.steps - step), step == l->o.steps ? "\n" : "");
    fflush(terminal);
}

/* The shortest time of each phase; all ranks begin it together. */
static void steps_run(layer *l)
{
    static void (*const phases[])(layer *) = {run_layout, run_notify, run_dispatch, run_experts,
                                              run_combine};
    FILE *terminal = l->rank == 0 ? fopen("/dev/tty", "w") : NULL;
    const double begin = now();
    for (int step = 0; step < l->o.steps; step++) {
        for (int p = 0; p < PHASES; p++) {
            OK(aivd_launch_barrier());
            const double start = now();
            phases[p](l);
            const double time = now() - start;
            if (step == 0 || time < l->times[p])
                l->times[p] = time;
        }
        progress(l, terminal, now() - begin, step + 1);
    }
    if (terminal)
        fclose(terminal);
}

/* The layer without any other rank. Returns how many elements differ. */
static long compare(const layer *l)
{
    const int hidden = l->o.hidden;
    uint16_t *x = malloc(2 * (size_t)hidden), *y = malloc(2 * (size_t)hidden);
    uint16_t *out = malloc(2 * (size_t)hidden * (size_t)l->o.tokens + 2);
    float *sum = malloc(4 * (size_t)hidden);
    long wrong = 0;
    if (!x || !y || !out || !sum)
        stop("malloc", ENOMEM);
    to_host(out, l->out, 2 * (size_t)hidden * (size_t)l->o.tokens);
    for (int t = 0; t < l->o.tokens; t++) {
        model_token(l->rank * l->o.tokens + t, x, hidden);
        memset(sum, 0, 4 * (size_t)hidden);
        for (int k = 0; k < TOPK; k++) {
            model_expert((int)l->host_ids[t * TOPK + k], x, y, hidden);
            for (int h = 0; h < hidden; h++) {
                float product = model_float(y[h]) * l->host_weights[t * TOPK + k];
                sum[h] = sum[h] + product;
            }
        }
        for (int h = 0; h < hidden; h++)
            wrong += out[t * hidden + h] != model_bf16(sum[h]);
    }
    free(x);
    free(y);
    free(out);
    free(sum);
    return wrong;
}

/* What it takes to copy the rows that this rank sends once, all ranks at the same time. */
static double bound_measure(const layer *l)
{
    const size_t bytes = (size_t)l->o.tokens * TOPK * (size_t)l->o.hidden * 2;
    char *from = malloc(bytes + 1), *to = malloc(bytes + 1);
    double best = 0;
    if (!from || !to)
        stop("malloc", ENOMEM);
    memset(from, 1, bytes);
    for (int i = 0; i < 5; i++) {
        OK(aivd_launch_barrier());
        const double start = now();
        memcpy(to, from, bytes);
        __asm__ volatile("" ::"r"(to) : "memory");
        const double time = now() - start;
        best = i == 0 || time < best ? time : best;
    }
    free(from);
    free(to);
    return best;
}

/* Rows of every expert, from the ranks that hold them. */
static void counts_gather(layer *l)
{
    OK(HcclAllGather(l->per_local, l->per_every, (uint64_t)l->local, HCCL_DATA_TYPE_INT64, l->comm,
                     l->stream));
    OK(aclrtSynchronizeStream(l->stream));
    to_host(l->everywhere, l->per_every, sizeof l->everywhere);
}

static void bars_print(const layer *l)
{
    const int64_t mean = (int64_t)l->o.tokens * l->ranks * TOPK / EXPERTS;
    int64_t most = 1;
    for (int e = 0; e < EXPERTS; e++)
        most = l->everywhere[e] > most ? l->everywhere[e] : most;
    printf("routing: %s\ntokens per expert; %lld on average\n",
           l->o.routing ? l->o.routing : "made up, skewed", (long long)mean);
    for (int e = 0; e < EXPERTS; e++)
        printf("  expert %2d %6lld %.*s\n", e, (long long)l->everywhere[e],
               (int)(l->everywhere[e] * BAR / most), "########################################");
}

static void times_print(const layer *l, double bound)
{
    const double bytes = (double)l->o.tokens * TOPK * l->o.hidden * 2;
    printf("%-9s %10s %8s %12s\n", "phase", "us", "GB/s", "of one copy");
    for (int p = 0; p < PHASES; p++) {
        printf("%-9s %10.1f", phase_names[p], l->times[p] * 1e6);
        if ((p == DISPATCH || p == COMBINE) && bound > 0)
            printf(" %8.2f %11.2fx", bytes / l->times[p] * 1e-9, l->times[p] / bound);
        printf("\n");
    }
}

/* ---- start ---- */

static void usage(FILE *to)
{
    fprintf(to, "aivrun -n RANKS ./moe_layer [options]     RANKS: 1, 2, 4, 8, 16, 32, 64\n"
                "  --tokens N     tokens of each rank, 0 to 100000 (256)\n"
                "  --hidden N     numbers in a row, 1 to 16384 (512)\n"
                "  --steps N      how often, 1 to 100000 (5)\n"
                "  --routing PATH real routing of 64 experts and 6 choices: a file, or the first one of\n"
                "                 a folder (else the folder AIVDRIVE_ROUTING_DIR; else made up, skewed)\n");
}

static int number(const char *name, const char *text, long least, long most)
{
    char *end;
    errno = 0;
    long value = strtol(text, &end, 10);
    if (errno == 0 && end != text && *end == '\0' && value >= least && value <= most)
        return (int)value;
    fprintf(stderr, "%s is \"%s\"; a whole number from %ld to %ld is needed\n", name, text, least, most);
    exit(2);
}

static options options_read(int argc, char **argv)
{
    options o = {256, 512, 5, NULL};
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(argv[i], "--help") == 0) {
            usage(stdout);
            exit(0);
        }
        if (value && strcmp(argv[i], "--tokens") == 0)
            o.tokens = number(argv[i++], value, 0, 100000);
        else if (value && strcmp(argv[i], "--hidden") == 0)
            o.hidden = number(argv[i++], value, 1, 16384);
        else if (value && strcmp(argv[i], "--steps") == 0)
            o.steps = number(argv[i++], value, 1, 100000);
        else if (value && strcmp(argv[i], "--routing") == 0)
            o.routing = argv[++i];
        else {
            fprintf(stderr, "\"%s\" is no option, or its value is missing\n", argv[i]);
            usage(stderr);
            exit(2);
        }
    }
    o.routing = model_routing_file(o.routing ? o.routing : getenv("AIVDRIVE_ROUTING_DIR"));
    return o;
}

static void join(layer *l)
{
    HcclRootInfo info;
    OK(aclInit(NULL));
    OK(aivd_launch_init());
    l->rank = aivd_launch_rank();
    l->ranks = aivd_launch_size();
    if (EXPERTS % l->ranks != 0) {
        fprintf(stderr, "%d ranks; the %d experts need 1, 2, 4, 8, 16, 32 or 64\n", l->ranks, EXPERTS);
        exit(2);
    }
    l->local = EXPERTS / l->ranks;
    OK(aclrtSetDevice(l->rank));
    if (l->rank == 0)
        OK(HcclGetRootInfo(&info));
    OK(aivd_launch_broadcast(0, &info, sizeof info));
    OK(HcclCommInitRootInfo((uint32_t)l->ranks, &info, (uint32_t)l->rank, &l->comm));
    OK(HcclGetCommName(l->comm, l->group));
    OK(aclrtCreateStream(&l->stream));
}

int main(int argc, char **argv)
{
    static layer l;
    l.o = options_read(argc, argv);
    join(&l);
    layer_make(&l);
    steps_run(&l);
    const long wrong = compare(&l);
    const double bound = bound_measure(&l);
    counts_gather(&l);
    if (l.rank == 0) {
        bars_print(&l);
        times_print(&l, bound);
    }
    printf("rank %d: %d tokens sent, %d rows received, %s\n", l.rank, l.o.tokens, l.n,
           wrong == 0 ? "VerifyResult Passed!" : "VerifyResult Failed!");
    if (wrong != 0)
        fprintf(stderr, "rank %d: %ld elements differ from the layer computed alone\n", l.rank, wrong);
    OK(aclrtDestroyStream(l.stream));
    OK(HcclCommDestroy(l.comm));
    device_memory_end();
    OK(aivd_launch_finalize());
    OK(aclFinalize());
    return wrong != 0;
}
