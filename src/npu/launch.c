/* npu/launch: from a launch call to a task that runs a grid. Checks are here, where the caller can
 * be told; the task only runs. */
#include <stdio.h>
#include <string.h>

#include "base/time.h"
#include "base/unusual.h"
#include "npu/image.h"
#include "npu/stream.h"

enum { BLOCKS_MAX = 65535 };

/*  A kernel's task: what core needs, then the arguments.
 *
 *      0          core_launch
 *      ARGS_AT    argument bytes (absent when they are read from device memory)
 */
#define ARGS_AT 128

_Static_assert(sizeof(core_launch) <= ARGS_AT, "the arguments follow the launch record");
_Static_assert(ARGS_AT + NPU_TASK_INLINE <= NPU_TASK_SPACE, "usual launches need no allocation");

/* Who launched it may have peers that wait for it. */
BASE_COLD static aivd_status discarded(npu_stream *stream, const core_launch *launch)
{
    char text[400];
    bool aborted = stream->completed < stream->discard_to;
    npu_lock_take(&stream->lock);
    const char *why = stream->error_text ? stream->error_text : base_status_name(stream->error);
    snprintf(text, sizeof text, "kernel %s was discarded: %s%s", launch->kernel,
             aborted ? "its stream was aborted" : "an earlier task of its stream failed: ",
             aborted ? "" : why);
    npu_lock_give(&stream->lock);
    aivd_status cause = aborted                                    ? AIVD_ERR_ABORTED
                        : stream->error == AIVD_ERR_KERNEL_TIMEOUT ? AIVD_ERR_KERNEL_TIMEOUT
                                                                   : AIVD_ERR_KERNEL_EXCEPTION;
    if (launch->launcher && launch->launcher->failed)
        launch->launcher->failed(launch, cause, text);
    return AIVD_OK;
}

BASE_COLD static aivd_status spoiled(const core_launch *launch)
{
    char text[768] = "";
    aivd_status status = AIVD_ERR_PEER;
    launch->launcher->broken(launch, &status, text, sizeof text);
    return base_fail(status, status == AIVD_ERR_MISMATCH ? "EI0005" : NULL,
                     "%s [kernel %s had ended, but what it read may have changed]", text,
                     launch->kernel);
}

static uint32_t flags_of(const core_launcher *launcher)
{
    return launcher ? NPU_TASK_ALWAYS : 0;
}

static aivd_status run_grid(npu_stream *stream, void *args)
{
    const core_launch *launch = args;
    if (BASE_UNLIKELY(stream->discarding))
        return discarded(stream, args);
    aivd_status status = core_grid_run(args, &stream->cancel);
    if (launch->launcher && launch->launcher->spoiled && status == AIVD_OK &&
        BASE_UNLIKELY(launch->launcher->spoiled(launch)))
        return spoiled(launch);
    return status;
}

bool npu_task_is_kernel(const npu_task *task)
{
    return task->run == run_grid && ((const core_launch *)task->args)->launcher == NULL;
}

/* ---- checks ---- */

static aivd_status check_blocks(const npu_stream *stream, const char *kernel, uint32_t blocks,
                                bool batch)
{
    uint32_t cores;
    if (BASE_UNLIKELY(blocks == 0 || blocks > BLOCKS_MAX))
        return base_fail(AIVD_ERR_PARAM, NULL, "kernel %s: %u blocks asked; give 1 to %d", kernel,
                         blocks, BLOCKS_MAX);
    if (!batch)
        return AIVD_OK;
    cores = atomic_load_explicit(&stream->cores, memory_order_relaxed);
    if (cores == 0)
        cores = atomic_load_explicit(&stream->device->cores, memory_order_relaxed);
    if (cores == 0)
        cores = npu_the_settings.cores;
    if (BASE_UNLIKELY(blocks > cores))
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "kernel %s: %u blocks asked with batch scheduling (SCHEM_MODE 1: all at "
                         "the same time), but this stream may use %u vector cores; launch fewer "
                         "blocks (aclrtGetResInCurrentThread tells) or raise the limit (aivrun "
                         "--cores, aclrtSetDeviceResLimit)",
                         kernel, blocks, cores);
    return AIVD_OK;
}

BASE_COLD static aivd_status size_fails(const aivd_image_kernel *kernel, size_t size)
{
    return base_fail(
        AIVD_ERR_PARAM, NULL,
        "kernel %s takes %u bytes of arguments, the launch gives %zu (%s:%u); host and "
        "kernel must be built with the same argument structure",
        kernel->name, kernel->args_size, size, kernel->file ? kernel->file : "?", kernel->line);
}

/* The same size, or padded to the alignment; more only when placeholder data follows. */
static aivd_status check_size(const aivd_image_kernel *kernel, const npu_args *args)
{
    size_t needed = kernel->args_size;
    size_t align = kernel->args_align > 8 ? kernel->args_align : 8;
    size_t padded = (needed + align - 1) / align * align;
    if (BASE_LIKELY(args->size == needed))
        return AIVD_OK;
    if (args->size < needed || (args->size > padded && args->placeholder_count == 0))
        return size_fails(kernel, args->size);
    return AIVD_OK;
}

BASE_COLD static aivd_status place_fails(const char *kernel, size_t index, const npu_placeholder *p,
                                         size_t size)
{
    return base_fail(AIVD_ERR_PARAM, NULL,
                     "kernel %s: placeholder %zu (address at %u, data at %u) lies outside the %zu "
                     "argument bytes, or its address is not 8-byte aligned",
                     kernel, index, p->address_offset, p->data_offset, size);
}

static aivd_status check_places(const char *kernel, const npu_args *args)
{
    for (size_t i = 0; i < args->placeholder_count; i++) {
        const npu_placeholder *p = &args->placeholders[i];
        if (args->size < sizeof(uint64_t) || p->address_offset > args->size - sizeof(uint64_t) ||
            p->address_offset % sizeof(uint64_t) != 0 || p->data_offset >= args->size)
            return place_fails(kernel, i, p, args->size);
    }
    return AIVD_OK;
}

/* ---- queueing ---- */

/* What is to run: a kernel of an image, or one of the library (copy NULL). */
typedef struct what_to_run {
    const char *kernel;
    core_entry entry;
    const npu_image_copy *copy;
} what_to_run;

/* Member by member, straight into the task: a record built aside and copied over would be read back
 * in larger pieces than it was written, which stalls. */
static void fill(core_launch *record, const what_to_run *what, const npu_stream *stream,
                 uint32_t blocks, const void *args, const npu_launch_config *config)
{
    record->kernel = what->kernel;
    record->entry = what->entry;
    record->args = args;
    record->blocks = blocks;
    record->device = stream->device->id;
    record->stall_ns = config && config->stall_ns ? config->stall_ns : npu_the_settings.stall_ns;
    record->wall_ns = config && config->wall_ns ? config->wall_ns : BASE_NEVER;
    record->launcher = config ? config->launcher : NULL;
    record->owner = config ? config->owner : NULL;
    record->block_local = what->copy ? what->copy->table->block_local : NULL;
    record->block_local_size = what->copy ? what->copy->block_local_size : 0;
    record->block_local_init = what->copy ? what->copy->block_local_init : NULL;
}

static aivd_status queue(npu_stream *stream, const what_to_run *what, uint32_t blocks,
                         const npu_args *args, const npu_launch_config *config)
{
    npu_task *task;
    bool direct = args->in_device;
    aivd_status status =
        npu_task_begin(stream, what->kernel, run_grid, direct ? ARGS_AT : ARGS_AT + args->size,
                       flags_of(config ? config->launcher : NULL), &task);
    if (BASE_UNLIKELY(status))
        return status;
    uint8_t *copy = (uint8_t *)task->args + ARGS_AT;
    fill(task->args, what, stream, blocks, direct ? args->data : copy, config);
    if (!direct && args->size)
        memcpy(copy, args->data, args->size);
    for (size_t i = 0; i < args->placeholder_count; i++) {
        const void *data = copy + args->placeholders[i].data_offset;
        memcpy(copy + args->placeholders[i].address_offset, &data, sizeof data);
    }
    return npu_task_commit(stream, task);
}

aivd_status npu_launch_builtin(npu_stream *stream, const char *kernel, core_entry entry,
                               uint32_t blocks, const void *args, size_t args_size,
                               const npu_launch_config *config)
{
    const what_to_run what = {.kernel = kernel, .entry = entry};
    const npu_args bytes = {.data = args, .size = args_size};
    aivd_status status = npu_stream_check(stream, &stream);
    if (status == AIVD_OK)
        status = check_blocks(stream, kernel, blocks, config && config->batch);
    return status ? status : queue(stream, &what, blocks, &bytes, config);
}

aivd_status npu_launch_with(npu_function *function, npu_stream *stream, uint32_t blocks,
                            const npu_args *args, const npu_launch_config *config)
{
    aivd_status status = npu_stream_check(stream, &stream);
    return status ? status : npu_launch_on(function, stream, blocks, args, config);
}

static aivd_status check(npu_function *function, const npu_stream *stream, uint32_t blocks,
                         const npu_args *args, const npu_launch_config *config, what_to_run *what)
{
    const npu_image_copy *copy;
    if (BASE_UNLIKELY(!npu_function_live(function)))
        return base_fail(AIVD_ERR_HANDLE, NULL,
                         "kernel function %p is not a live handle (its image was unloaded, or it "
                         "never was one)",
                         (void *)function);
    aivd_status status = npu_image_copy_get(function->image, stream->device, &copy);
    if (BASE_UNLIKELY(status))
        return status;
    const aivd_image_kernel *kernel = &copy->table->kernels[function->index];
    status = check_blocks(stream, kernel->name, blocks, config && config->batch);
    if (status == AIVD_OK)
        status = check_size(kernel, args);
    if (status == AIVD_OK && BASE_UNLIKELY(args->placeholder_count != 0))
        status = check_places(kernel->name, args);
    if (BASE_UNLIKELY(status))
        return status;
    *what = (what_to_run){.kernel = kernel->name, .entry = kernel->call, .copy = copy};
    return AIVD_OK;
}

aivd_status npu_launch_on(npu_function *function, npu_stream *stream, uint32_t blocks,
                          const npu_args *args, const npu_launch_config *config)
{
    what_to_run what;
    aivd_status status = check(function, stream, blocks, args, config, &what);
    return status ? status : queue(stream, &what, blocks, args, config);
}

/* ---- plans ---- */

aivd_status npu_plan_make(npu_function *function, npu_stream *stream, uint32_t blocks,
                          size_t args_size, const npu_launch_config *config, npu_plan *plan)
{
    const npu_args args = {.size = args_size};
    what_to_run what;
    aivd_status status = check(function, stream, blocks, &args, config, &what);
    if (status)
        return status;
    *plan = (npu_plan){function, stream, function->slot.generation, stream->slot.generation, {0}};
    fill(&plan->launch, &what, stream, blocks, NULL, config);
    return AIVD_OK;
}

aivd_status npu_plan_make_builtin(npu_stream *stream, const char *kernel, core_entry entry,
                                  uint32_t blocks, const npu_launch_config *config, npu_plan *plan)
{
    const what_to_run what = {.kernel = kernel, .entry = entry};
    aivd_status status = check_blocks(stream, kernel, blocks, config && config->batch);
    if (status)
        return status;
    *plan = (npu_plan){NULL, stream, 0, stream->slot.generation, {0}};
    fill(&plan->launch, &what, stream, blocks, NULL, config);
    return AIVD_OK;
}

/* A brief launch's task: this, then its words. */
typedef struct brief_task {
    const npu_plan *plan;
    const npu_brief *brief;
    bool tried; /* at once, under the lock: not once more */
    uint64_t words[];
} brief_task;

BASE_COLD static aivd_status run_spelled(npu_stream *stream, const brief_task *task)
{
    struct {
        core_launch launch;
        _Alignas(NPU_TASK_ALIGN) uint8_t args[NPU_BRIEF_ARGS];
    } full;
    full.launch = task->plan->launch;
    full.launch.args = full.args;
    task->brief->spell(task->words, full.args);
    return run_grid(stream, &full.launch);
}

/* Only one thread at a time counts: the runner, or who holds the lock while there is none. */
static inline void count_at_once(npu_stream *stream)
{
    atomic_store_explicit(&stream->at_once,
                          atomic_load_explicit(&stream->at_once, memory_order_relaxed) + 1,
                          memory_order_relaxed);
}

static bool brief_at_once(npu_stream *stream, void *args)
{
    brief_task *task = args;
    if (BASE_UNLIKELY(task->tried))
        return false;
    task->tried = true;
    if (BASE_UNLIKELY(!task->brief->at_once(task->words, true)))
        return false;
    count_at_once(stream);
    return true;
}

static bool brief_in_turn(npu_stream *stream, brief_task *task)
{
    if (!task->brief->in_turn(task->words))
        return false;
    count_at_once(stream);
    return true;
}

static aivd_status run_brief(npu_stream *stream, void *args)
{
    if (BASE_UNLIKELY(stream->discarding ||
                      (!brief_at_once(stream, args) && !brief_in_turn(stream, args))))
        return run_spelled(stream, args);
    return AIVD_OK;
}

/* Lock held. What nothing is before need not be queued; what is left of it surely can be, in a node
 * that is there. */
static inline bool passes(npu_stream *stream, const npu_brief *brief, void *words)
{
    if (!npu_stream_idle(stream) || !stream->spare || base_is_unusual(UNUSUAL_OF_QUEUES) ||
        !brief->at_once(words, false))
        return false;
    count_at_once(stream);
    npu_stream_pass(stream);
    return true;
}

aivd_status npu_plan_launch_brief(const npu_plan *plan, const npu_brief *brief, void *words,
                                  size_t words_size)
{
    npu_stream *stream = plan->stream;
    npu_task *task;
    npu_lock_take(&stream->lock);
    if (passes(stream, brief, words)) {
        npu_lock_give(&stream->lock);
        return AIVD_OK;
    }
    aivd_status status = npu_task_begin_locked(stream, plan->launch.kernel, run_brief,
                                               sizeof(brief_task) + words_size,
                                               flags_of(plan->launch.launcher), &task);
    if (BASE_UNLIKELY(status))
        return status;
    brief_task *own = task->args;
    task->at_once = brief_at_once;
    own->plan = plan;
    own->brief = brief;
    own->tried = false;
    memcpy(own->words, words, words_size);
    return npu_task_commit(stream, task);
}

aivd_status npu_plan_launch(const npu_plan *plan, const void *args, size_t args_size,
                            const npu_placeholder *place)
{
    npu_task *task;
    aivd_status status =
        npu_task_begin(plan->stream, plan->launch.kernel, run_grid, ARGS_AT + args_size,
                       flags_of(plan->launch.launcher), &task);
    if (BASE_UNLIKELY(status))
        return status;
    core_launch *launch = task->args;
    uint8_t *copy = (uint8_t *)task->args + ARGS_AT;
    *launch = plan->launch;
    launch->args = copy;
    memcpy(copy, args, args_size);
    if (place) {
        const void *data = copy + place->data_offset;
        memcpy(copy + place->address_offset, &data, sizeof data);
    }
    return npu_task_commit(plan->stream, task);
}

aivd_status npu_launch(npu_function *function, npu_stream *stream, uint32_t blocks,
                       const void *args, size_t args_size, const npu_launch_config *config)
{
    const npu_args bytes = {.data = args, .size = args_size};
    return npu_launch_with(function, stream, blocks, &bytes, config);
}
