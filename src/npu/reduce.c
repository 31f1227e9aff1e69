/* npu/reduce: tasks that combine elements of one range with those of another, each as one atomic
 * step, so that several devices may reduce into one place. The arithmetic is that of the atomic
 * modes (core/asc_atomic). */
#include "core/asc_atomic.h"
#include "npu/device.h"
#include "npu/record.h"
#include "npu/stream.h"

typedef struct reduce_task {
    uint8_t *to;
    const uint8_t *from;
    uint64_t size;
    core_atomic_op op;
    core_element type;
} reduce_task;

static aivd_status run_reduce(npu_stream *stream, void *args)
{
    const reduce_task *task = args;
    (void)stream;
    aivd_status status = fabric_touch(task->to, task->size);
    if (status == AIVD_OK)
        status = fabric_touch(task->from, task->size);
    if (status)
        return status;
    if (record_on())
        npu_record_reduce(task->to, task->from, task->size, (uint32_t)task->op << 8 | task->type);
    core_atomic_bytes(task->op, task->type, task->to, task->from, task->size);
    fabric_ring_if_waited(task->to);
    return AIVD_OK;
}

aivd_status npu_reduce_queue(npu_stream *stream, void *to, const void *from, uint64_t size,
                             npu_reduction reduction, npu_element element)
{
    static const core_atomic_op ops[] = {[NPU_REDUCE_SUM] = ATOMIC_ADD,
                                         [NPU_REDUCE_MAX] = ATOMIC_MAX,
                                         [NPU_REDUCE_MIN] = ATOMIC_MIN};
    static const core_element types[] = {
        [NPU_F32] = ELEMENT_F32, [NPU_F16] = ELEMENT_F16, [NPU_S16] = ELEMENT_S16,
        [NPU_S32] = ELEMENT_S32, [NPU_S8] = ELEMENT_S8,   [NPU_BF16] = ELEMENT_BF16};
    const reduce_task task = {to, from, size, ops[reduction], types[element]};
    uint32_t bytes = core_element_bytes(task.type);
    if (size == 0)
        return AIVD_OK;
    if (size % bytes != 0 || ((uintptr_t)to | (uintptr_t)from) % bytes != 0)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "reduction of %llu bytes from %p to %p: size and addresses must be "
                         "multiples of the element's %u bytes",
                         (unsigned long long)size, from, to, bytes);
    return npu_stream_enqueue(stream, "reduce", run_reduce, &task, sizeof task);
}
