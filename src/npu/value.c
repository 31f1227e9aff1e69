/* npu/value: tasks that write a word of device memory, or wait until one meets a condition. The
 * word is 8 bytes, aligned; kernels and peers may poll it or set it. */
#include "fabric/region.h"
#include "npu/await.h"
#include "npu/record.h"

typedef struct value_task {
    uint64_t *word;
    uint64_t value;
    uint64_t timeout_ns;
    npu_condition condition;
} value_task;

static aivd_status run_write(npu_stream *stream, void *args)
{
    const value_task *task = args;
    (void)stream;
    return npu_copy(task->word, &task->value, sizeof task->value);
}

static bool meets(void *context)
{
    const value_task *task = context;
    /* Acquire: pairs with the release of whoever wrote the word. */
    uint64_t seen = __atomic_load_n(task->word, __ATOMIC_ACQUIRE);
    switch (task->condition) {
    case NPU_VALUE_GEQ:
        return (int64_t)(seen - task->value) >= 0; /* counters may wrap */
    case NPU_VALUE_EQ:
        return seen == task->value;
    case NPU_VALUE_AND:
        return (seen & task->value) != 0;
    case NPU_VALUE_NOR:
        return ~(seen | task->value) != 0;
    }
    return false;
}

static void tell_waited(const value_task *task)
{
    uint64_t seen;
    if (task->condition == NPU_VALUE_GEQ || task->condition == NPU_VALUE_EQ)
        npu_record_waited(task->word, sizeof *task->word,
                          task->condition == NPU_VALUE_EQ ? RECORD_EQ
                                                          : RECORD_GE | RECORD_AS_COUNTER,
                          task->value);
    else
        npu_record_copy(&seen, task->word, sizeof seen);
}

static aivd_status run_wait(npu_stream *stream, void *args)
{
    const value_task *task = args;
    aivd_status status = fabric_touch(task->word, sizeof *task->word);
    if (status)
        return status;
    const npu_await await = {.stream = stream,
                             .ready = meets,
                             .context = args,
                             .address = task->word,
                             .what = "a word in device memory",
                             .timeout_ns = task->timeout_ns};
    status = npu_await_word(&await);
    if (status == AIVD_OK && record_on())
        tell_waited(task); /* what follows is behind the flag */
    return status;
}

static aivd_status check(const void *address)
{
    if (fabric_device_of(address) < 0 || (uintptr_t)address % sizeof(uint64_t) != 0)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "%p is not the address of an aligned 8-byte word in device memory",
                         address);
    return npu_range_check(address, sizeof(uint64_t), "devAddr");
}

aivd_status npu_value_write(npu_stream *stream, void *address, uint64_t value)
{
    const value_task task = {.word = address, .value = value};
    aivd_status status = check(address);
    return status ? status
                  : npu_stream_enqueue(stream, "value write", run_write, &task, sizeof task);
}

aivd_status npu_value_wait(npu_stream *stream, const void *address, uint64_t value,
                           npu_condition condition, uint64_t timeout_ns)
{
    const value_task task = {(uint64_t *)(uintptr_t)address, value, timeout_ns, condition};
    aivd_status status = check(address);
    return status ? status : npu_stream_enqueue(stream, "value wait", run_wait, &task, sizeof task);
}
