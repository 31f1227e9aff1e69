/* npu/under_way: what the streams of a device have not done yet, for owners of objects that are to
 * go. Arguments are all that is known of a task: words of them may be addresses of the object. */
#ifndef NPU_UNDER_WAY_H
#define NPU_UNDER_WAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct npu_task_words {
    const uint64_t *words; /* of the arguments; may be read by others: npu_task_word */
    size_t count;
    bool kernel; /* of the user's images, not an operator of the library */
} npu_task_words;

/* Relaxed: a task that runs leaves its arguments alone. */
static inline uint64_t npu_task_word(const npu_task_words *task, size_t i)
{
    return __atomic_load_n(&task->words[i], __ATOMIC_RELAXED);
}

/* Whether a task that is queued or runs on the device passes the test; the first one is named in
 * `text`: "kernel f runs on stream 3 of device 0". Tasks of the calling thread's own do not count.
 * The test is called under a lock: it waits for nothing. */
typedef bool (*npu_task_test)(const void *context, const npu_task_words *task);
bool npu_under_way(int32_t device, npu_task_test test, const void *context, char *text,
                   size_t size);

#endif
