/* cam/launch: see launch.h. */
#include "cam/launch.h"

#include <string.h>

#include "aivdrive/reduce.h"
#include "base/compiler.h"
#include "base/option.h"
#include "cam/area.h"
#include "cam/cam.h"
#include "record/ring.h"

/* More than the caches hold, of rows that one rank sends. */
enum { IN_TURN_BYTES = 32 << 20 };

/* ---- the image ---- */

extern const uint8_t aivd_image_cam[] __attribute__((weak));
extern const uint8_t aivd_image_cam_end[] __attribute__((weak));

static const char *const kernels[] = {CAM_KERNEL_NAMES};
_Static_assert(BASE_COUNT_OF(kernels) == CAM_KERNELS, "a name for every kernel");

static struct {
    pthread_once_t once;
    aivd_status status;
    npu_function *functions[CAM_KERNELS];
} image = {.once = PTHREAD_ONCE_INIT};

static void image_load(void)
{
    npu_image *loaded;
    size_t size = (size_t)(aivd_image_cam_end - aivd_image_cam);
    image.status = npu_image_load_data(aivd_image_cam, size, &loaded);
    for (size_t k = 0; k < BASE_COUNT_OF(kernels) && !image.status; k++)
        image.status = npu_image_function(loaded, kernels[k], &image.functions[k]);
}

static aivd_status function_of(enum cam_kernel kernel, npu_function **function)
{
    pthread_once(&image.once, image_load);
    if (BASE_UNLIKELY(image.status))
        return base_fail(image.status, NULL,
                         "the library's expert-parallel kernels could not be loaded (%s)",
                         base_error_recent());
    *function = image.functions[kernel];
    return AIVD_OK;
}

/* ---- layout ---- */

/* As many as collectives have, where there are tokens and scratch memory for them. */
static aivd_status layout_blocks(const cam_layout_call *call, uint32_t *blocks)
{
    int64_t wanted = 1, threads = 1;
    uint32_t cores = 1;
    uint64_t rows = call->scratch ? call->scratch_count / (call->experts + call->ranks) : 0;
    aivd_status s = base_option_int(OPT_COLL_CORES, &wanted);
    if (!s)
        s = base_option_int(OPT_THREADS, &threads);
    if (wanted == 0)
        wanted = threads;
    if (npu_cores_thread_limit(&cores) == AIVD_OK && wanted > (int64_t)cores)
        wanted = cores;
    if (wanted > (int64_t)rows)
        wanted = (int64_t)rows;
    if (wanted > (int64_t)call->tokens)
        wanted = (int64_t)call->tokens;
    *blocks = wanted > 1 ? (uint32_t)wanted : 1;
    return s;
}

aivd_status cam_layout_launch(npu_stream *stream, const cam_layout_call *call)
{
    npu_function *function;
    const cam_layout_args args = {.ids = call->ids,
                                  .per_rank = call->per_rank,
                                  .per_expert = call->per_expert,
                                  .in_rank = call->in_rank,
                                  .scratch = call->scratch,
                                  .index = call->index,
                                  .tokens = call->tokens,
                                  .ranks = call->ranks,
                                  .experts = call->experts,
                                  .topk = call->topk,
                                  .cached = record_on()};
    const npu_args all = {.data = &args, .size = sizeof args};
    const npu_launch_config config = {0};
    uint32_t blocks;
    aivd_status s = function_of(CAM_LAYOUT, &function);
    if (!s)
        s = layout_blocks(call, &blocks);
    return s ? s : npu_launch_on(function, stream, blocks, &all, &config);
}

/* ---- calls of a communicator ---- */

/* What is common to them: begin takes the lock, end gives it back. */
typedef struct cam_call {
    hccl_comm *comm;
    const char *name;
    hccl_kernel_call kernel;
    aivd_status status;
} cam_call;

/* `also`: what must agree and does not stand in the record whole. */
static cam_call call_begin(hccl_comm *comm, enum cam_kernel kernel, coll_record record,
                           uint64_t also, coll_args *args, size_t bytes)
{
    cam_call c = {.comm = comm,
                  .name = kernels[kernel],
                  .kernel = {.record = record, .args = args, .bytes = bytes}};
    c.kernel.compared =
        hccl_coll_mix(hccl_coll_mix(hccl_coll_mix(record.shape, record.count), also), record.type);
    c.status = function_of(kernel, &c.kernel.function);
    pthread_mutex_lock(&comm->calls);
    hccl_coll_kernel_prepare(comm, &c.kernel);
    return c;
}

static aivd_status call_end(cam_call *c, npu_stream *stream)
{
    if (!c->status)
        c->status = hccl_coll_kernel_launch(c->comm, stream, &c->kernel);
    pthread_mutex_unlock(&c->comm->calls);
    return c->status;
}

/* The buffers of a call are granted for the call. */
static void lend(cam_call *c, const void *buffer, uint64_t bytes)
{
    if (!c->status && buffer)
        hccl_coll_tell_lent(c->comm, buffer, bytes, c->name);
}

/* Lends a buffer that peers use; scratch memory in its place when they cannot reach it. */
static void *twin(cam_call *c, const void *buffer, uint64_t bytes, cam_scratch which)
{
    void *memory = NULL;
    lend(c, buffer, bytes);
    if (!c->status && buffer && bytes && !hccl_coll_reachable(c->comm, buffer))
        c->status = cam_scratch_get(c->comm, which, bytes, &memory);
    return memory;
}

aivd_status cam_notify_launch(hccl_comm *comm, npu_stream *stream, const cam_notify_call *call)
{
    cam_notify_args args;
    const coll_record record = {.kind = COLL_CAM_NOTIFY,
                                .type = HCCL_DATA_TYPE_INT32,
                                .shape = coll_cam_shape(call->experts, 0, 0)};
    memset(&args, 0, sizeof args);
    cam_call c = call_begin(comm, CAM_NOTIFY, record, 0, &args.coll, sizeof args);
    c.kernel.blocks = 1;
    args.coll.small = 1; /* one block; messages in both directions */
    args.per_expert = call->per_expert;
    args.send_data = call->send_data;
    args.send_offset = call->send_offset;
    args.recv_data = call->recv_data;
    args.total = call->total;
    args.max_bs = call->max_bs;
    args.recv_count = call->recv_count;
    args.recv_offset = call->recv_offset;
    args.per_local = call->per_local;
    args.tokens = call->tokens;
    args.experts = call->experts;
    lend(&c, call->per_expert, 4ull * call->experts);
    lend(&c, call->send_data, 12ull * call->experts);
    lend(&c, call->send_offset, 4ull * call->experts);
    lend(&c, call->total, 4);
    lend(&c, call->max_bs, 4);
    lend(&c, call->recv_count, 4ull * call->experts);
    lend(&c, call->recv_offset, 4ull * call->experts);
    lend(&c, call->per_local, 8ull * (call->experts / comm->size));
    args.recv_twin = twin(&c, call->recv_data, 12ull * call->experts, CAM_SCRATCH_NOTIFY);
    return call_end(&c, stream);
}

aivd_status cam_dispatch_launch(hccl_comm *comm, npu_stream *stream, const cam_dispatch_call *call)
{
    cam_dispatch_args args;
    const coll_record record = {.kind = COLL_CAM_DISPATCH,
                                .type = (uint32_t)call->type,
                                .op = (uint32_t)call->global_bs,
                                .count = call->hidden,
                                .shape = coll_cam_shape(call->experts, call->topk, call->quant)};
    const uint32_t element = aivd_type_bytes((int)call->type);
    const uint64_t row = call->hidden * (call->quant ? 1 : element);
    const uint64_t pairs = call->tokens * call->topk;
    memset(&args, 0, sizeof args);
    cam_call c = call_begin(comm, CAM_DISPATCH, record, call->global_bs, &args.coll, sizeof args);
    args.coll.element = element;
    args.x = call->x;
    args.ids = call->ids;
    args.index = call->index;
    args.recv_count = call->recv_count;
    args.recv_x = call->recv_x;
    args.scales = call->quant ? call->scales : NULL;
    args.assist = call->assist;
    args.stats = call->stats;
    args.tokens = call->tokens;
    args.hidden = call->hidden;
    args.rows = call->rows;
    args.experts = call->experts;
    args.topk = call->topk;
    args.quant = call->quant;
    args.in_turn = pairs * row > IN_TURN_BYTES;
    lend(&c, call->x, call->tokens * call->hidden * element);
    lend(&c, call->ids, pairs * 4);
    lend(&c, call->index, pairs * 4);
    lend(&c, call->stats, 4ull * comm->size);
    args.count_twin = twin(&c, call->recv_count, 4ull * call->experts, CAM_SCRATCH_COUNTS);
    args.recv_twin = twin(&c, call->recv_x, call->rows * row, CAM_SCRATCH_ROWS);
    args.assist_twin = twin(&c, call->assist, call->rows * 12, CAM_SCRATCH_ASSIST);
    args.scales_twin = twin(&c, args.scales, call->rows * 4, CAM_SCRATCH_SCALES);
    return call_end(&c, stream);
}

aivd_status cam_combine_launch(hccl_comm *comm, npu_stream *stream, const cam_combine_call *call)
{
    cam_combine_args args;
    const coll_record record = {.kind = COLL_CAM_COMBINE,
                                .type = (uint32_t)call->type,
                                .count = call->hidden,
                                .shape = coll_cam_shape(call->experts, call->topk, 0)};
    const uint32_t element = aivd_type_bytes((int)call->type);
    memset(&args, 0, sizeof args);
    cam_call c = call_begin(comm, CAM_COMBINE, record, 0, &args.coll, sizeof args);
    args.coll.element = element;
    args.rows_in = call->rows_in;
    args.assist = call->assist;
    args.recv_count = call->recv_count;
    args.weights = call->weights;
    args.out = call->out;
    args.stats = call->stats;
    args.tokens = call->tokens;
    args.hidden = call->hidden;
    args.rows = call->rows;
    args.experts = call->experts;
    args.topk = call->topk;
    lend(&c, call->weights, call->tokens * call->topk * 4);
    lend(&c, call->out, call->tokens * call->hidden * element);
    lend(&c, call->stats, 4ull * comm->size);
    args.count_twin = twin(&c, call->recv_count, 4ull * call->experts, CAM_SCRATCH_COUNTS);
    args.rows_twin = twin(&c, call->rows_in, call->rows * call->hidden * element, CAM_SCRATCH_ROWS);
    args.assist_twin = twin(&c, call->assist, call->rows * 12, CAM_SCRATCH_ASSIST);
    return call_end(&c, stream);
}
