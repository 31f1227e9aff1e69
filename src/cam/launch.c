/* cam/launch: see launch.h. */
#include "cam/launch.h"

#include <string.h>

#include "aivdrive/reduce.h"
#include "base/compiler.h"
#include "base/option.h"
#include "cam/call.h"
#include "cam/window.h"
#include "fabric/map.h"
#include "record/ring.h"

/* More than the caches hold, of rows that one rank sends or gets back. */
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

aivd_status cam_function(enum cam_kernel kernel, npu_function **function)
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

/* Memory of the process itself is lent to the kernel of this call; no communicator is about. */
void cam_lend_own(enum cam_kernel kernel, const void *buffer, uint64_t bytes)
{
    if (!record_on() || bytes == 0 || buffer == NULL || fabric_device_of(buffer) >= 0)
        return;
    record_host(&(record_event){.kind = RECORD_GRANT,
                                .id = RECORD_NONE,
                                .to = (uint64_t)(uintptr_t)buffer,
                                .size = bytes,
                                .extra = LEASE_OF_TASK,
                                .spaces = record_spaces(SPACE_NONE, SPACE_HOST)},
                kernels[kernel]);
}

static void lend_layout(const cam_layout_call *call)
{
    cam_lend_own(CAM_LAYOUT, call->ids, call->tokens * call->topk * sizeof *call->ids);
    cam_lend_own(CAM_LAYOUT, call->per_rank, 4ull * call->ranks);
    cam_lend_own(CAM_LAYOUT, call->per_expert, 4ull * call->experts);
    cam_lend_own(CAM_LAYOUT, call->in_rank, 4 * call->tokens * call->ranks);
    cam_lend_own(CAM_LAYOUT, call->scratch, 4 * call->scratch_count);
    cam_lend_own(CAM_LAYOUT, call->index, 4 * call->tokens * call->topk);
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
                                  .cached = record_on(),
                                  .refuse = call->refuse};
    const npu_args all = {.data = &args, .size = sizeof args};
    const npu_launch_config config = {0};
    uint32_t blocks;
    aivd_status s = cam_function(CAM_LAYOUT, &function);
    if (!s)
        s = layout_blocks(call, &blocks);
    if (!s && record_on())
        lend_layout(call);
    return s ? s : npu_launch_on(function, stream, blocks, &all, &config);
}

/* ---- calls of a communicator ---- */

cam_call cam_call_begin(hccl_comm *comm, enum cam_kernel kernel, coll_record record, uint64_t also,
                        coll_args *args, size_t bytes)
{
    cam_call c = {.comm = comm,
                  .name = kernels[kernel],
                  .kernel = {.record = record, .args = args, .bytes = bytes}};
    c.kernel.compared =
        hccl_coll_mix(hccl_coll_mix(hccl_coll_mix(record.shape, record.count), also), record.type);
    c.status = cam_function(kernel, &c.kernel.function);
    npu_lock_take(&comm->calls);
    hccl_coll_kernel_prepare(comm, &c.kernel);
    return c;
}

aivd_status cam_call_end(cam_call *c, npu_stream *stream)
{
    if (!c->status)
        c->status = hccl_coll_kernel_launch(c->comm, stream, &c->kernel);
    npu_lock_give(&c->comm->calls);
    return c->status;
}

void cam_call_lend(cam_call *c, const void *buffer, uint64_t bytes)
{
    if (!c->status && buffer)
        hccl_coll_tell_lent(c->comm, buffer, bytes, c->name);
}

void *cam_call_twin(cam_call *c, const void *buffer, uint64_t bytes, cam_scratch which)
{
    void *memory = NULL;
    cam_call_lend(c, buffer, bytes);
    if (!c->status && buffer && bytes && !hccl_coll_reachable(c->comm, buffer))
        c->status = cam_scratch_get(c->comm, which, bytes, &memory);
    return memory;
}

/* What stands in the flight record, and is compared between ranks. */

coll_record cam_notify_record(const cam_notify_call *call)
{
    return (coll_record){.kind = COLL_CAM_NOTIFY,
                         .type = HCCL_DATA_TYPE_INT32,
                         .shape = coll_cam_shape(call->experts, 0, 0)};
}

coll_record cam_dispatch_record(const cam_dispatch_call *call)
{
    return (coll_record){.kind = COLL_CAM_DISPATCH,
                         .type = (uint32_t)call->type,
                         .op = (uint32_t)call->global_bs,
                         .count = call->hidden,
                         .shape = coll_cam_shape(call->experts, call->topk, call->quant)};
}

coll_record cam_combine_record(const cam_combine_call *call)
{
    return (coll_record){
        .kind = COLL_CAM_COMBINE,
        .type = (uint32_t)call->type,
        .count = call->hidden,
        .shape = coll_cam_shape(call->experts, call->topk, call->scales ? CAM_QUANT_INT8 : 0)};
}

/* ---- notify ---- */

void cam_notify_fill(cam_call *c, cam_notify_args *args, const cam_notify_call *call)
{
    c->kernel.blocks = 1;
    args->coll.small = 1; /* one block; messages in both directions */
    args->per_expert = call->per_expert;
    args->send_data = call->send_data;
    args->send_offset = call->send_offset;
    args->recv_data = call->recv_data;
    args->total = call->total;
    args->max_bs = call->max_bs;
    args->recv_count = call->recv_count;
    args->recv_offset = call->recv_offset;
    args->per_local = call->per_local;
    args->tokens = call->tokens;
    args->experts = call->experts;
    cam_call_lend(c, call->per_expert, 4ull * call->experts);
    cam_call_lend(c, call->send_data, 12ull * call->experts);
    cam_call_lend(c, call->send_offset, 4ull * call->experts);
    cam_call_lend(c, call->total, 4);
    cam_call_lend(c, call->max_bs, 4);
    cam_call_lend(c, call->recv_count, 4ull * call->experts);
    cam_call_lend(c, call->recv_offset, 4ull * call->experts);
    cam_call_lend(c, call->per_local, 8ull * (call->experts / c->comm->size));
}

aivd_status cam_notify_launch(hccl_comm *comm, npu_stream *stream, const cam_notify_call *call)
{
    cam_notify_args args;
    if (cam_window_chosen())
        return cam_window_notify_launch(comm, stream, call);
    memset(&args, 0, sizeof args);
    cam_call c =
        cam_call_begin(comm, CAM_NOTIFY, cam_notify_record(call), 0, &args.coll, sizeof args);
    cam_notify_fill(&c, &args, call);
    args.recv_twin = cam_call_twin(&c, call->recv_data, 12ull * call->experts, CAM_SCRATCH_NOTIFY);
    return cam_call_end(&c, stream);
}

/* ---- dispatch ---- */

void cam_dispatch_fill(cam_call *c, cam_dispatch_args *args, const cam_dispatch_call *call)
{
    const uint32_t element = aivd_type_bytes((int)call->type);
    const uint64_t row = call->hidden * (call->quant ? 1 : element);
    const uint64_t pairs = call->tokens * call->topk;
    args->coll.element = element;
    args->x = call->x;
    args->ids = call->ids;
    args->index = call->index;
    args->recv_count = call->recv_count;
    args->recv_x = call->recv_x;
    args->scales = call->quant ? call->scales : NULL;
    args->assist = call->assist;
    args->stats = call->stats;
    args->tokens = call->tokens;
    args->hidden = call->hidden;
    args->rows = call->rows;
    args->experts = call->experts;
    args->topk = call->topk;
    args->quant = call->quant;
    args->refuse = call->refuse;
    args->in_turn = pairs * row > IN_TURN_BYTES;
    cam_call_lend(c, call->x, call->tokens * call->hidden * element);
    cam_call_lend(c, call->ids, pairs * 4);
    cam_call_lend(c, call->index, pairs * 4);
    cam_call_lend(c, call->stats, 4ull * c->comm->size);
}

aivd_status cam_dispatch_launch(hccl_comm *comm, npu_stream *stream, const cam_dispatch_call *call)
{
    cam_dispatch_args args;
    if (cam_window_chosen())
        return cam_window_dispatch_launch(comm, stream, call);
    memset(&args, 0, sizeof args);
    cam_call c = cam_call_begin(comm, CAM_DISPATCH, cam_dispatch_record(call), call->global_bs,
                                &args.coll, sizeof args);
    cam_dispatch_fill(&c, &args, call);
    const uint64_t row = call->hidden * (call->quant ? 1 : args.coll.element);
    args.count_twin = cam_call_twin(&c, call->recv_count, 4ull * call->experts, CAM_SCRATCH_COUNTS);
    args.recv_twin = cam_call_twin(&c, call->recv_x, call->rows * row, CAM_SCRATCH_ROWS);
    args.assist_twin = cam_call_twin(&c, call->assist, call->rows * 12, CAM_SCRATCH_ASSIST);
    args.scales_twin = cam_call_twin(&c, args.scales, call->rows * 4, CAM_SCRATCH_SCALES);
    return cam_call_end(&c, stream);
}

/* ---- combine ---- */

void cam_combine_fill(cam_call *c, cam_combine_args *args, const cam_combine_call *call)
{
    const uint32_t element = aivd_type_bytes((int)call->type);
    args->coll.element = element;
    args->rows_in = call->rows_in;
    args->assist = call->assist;
    args->recv_count = call->recv_count;
    args->scales = call->scales;
    args->weights = call->weights;
    args->out = call->out;
    args->stats = call->stats;
    args->tokens = call->tokens;
    args->hidden = call->hidden;
    args->rows = call->rows;
    args->experts = call->experts;
    args->topk = call->topk;
    args->past = call->tokens * call->topk * call->hidden * element > IN_TURN_BYTES;
    cam_call_lend(c, call->weights, call->tokens * call->topk * 4);
    cam_call_lend(c, call->out, call->tokens * call->hidden * element);
    cam_call_lend(c, call->stats, 4ull * c->comm->size);
}

aivd_status cam_combine_launch(hccl_comm *comm, npu_stream *stream, const cam_combine_call *call)
{
    cam_combine_args args;
    if (cam_window_chosen())
        return cam_window_combine_launch(comm, stream, call);
    memset(&args, 0, sizeof args);
    cam_call c =
        cam_call_begin(comm, CAM_COMBINE, cam_combine_record(call), 0, &args.coll, sizeof args);
    cam_combine_fill(&c, &args, call);
    args.count_twin = cam_call_twin(&c, call->recv_count, 4ull * call->experts, CAM_SCRATCH_COUNTS);
    const uint64_t row = call->hidden * (call->scales ? 1 : args.coll.element);
    args.rows_twin = cam_call_twin(&c, call->rows_in, call->rows * row, CAM_SCRATCH_ROWS);
    args.scales_twin = cam_call_twin(&c, call->scales, call->rows * 4, CAM_SCRATCH_SCALES);
    args.assist_twin = cam_call_twin(&c, call->assist, call->rows * 12, CAM_SCRATCH_ASSIST);
    return cam_call_end(&c, stream);
}
