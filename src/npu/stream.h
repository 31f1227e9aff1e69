/* npu/stream: the queue behind a stream, for the files of this folder.
 *
 *     first -> task -> task -> last       numbers completed + 1 ... enqueued
 *
 * One thread at a time runs a stream (`running`). A stream with tasks that nobody runs shows in its
 * device's control->unclaimed, which peers read; the listener (npu/progress) acts upon it. */
#ifndef NPU_STREAM_H
#define NPU_STREAM_H

#include "npu/device.h"

#define NPU_TASK_SPACE (NPU_TASK_INLINE + 128) /* arguments and what a launch puts before them */
#define NPU_TASK_ALIGN 64

/* Runs even when the stream discards (failed or aborted): the task looks at stream->discarding. */
#define NPU_TASK_ALWAYS 1u

typedef struct npu_task {
    struct npu_task *next;
    const char *what;
    npu_task_fn run;
    /* Does the same in a few steps, under the stream's lock, or answers false and leaves it to
     * `run`. NULL: there is no such way. */
    bool (*at_once)(npu_stream *stream, void *args);
    void *args;  /* `space`, or `large` */
    void *large; /* freed after the task */
    uint32_t flags;
    uint32_t args_size;
    _Alignas(NPU_TASK_ALIGN) uint8_t space[NPU_TASK_SPACE];
} npu_task;

struct npu_stream {
    npu_slot slot;
    npu_context *context;
    npu_device *device;
    npu_stream *next, *previous; /* device->streams, under device->lock */
    int32_t id;
    uint32_t flags;
    _Atomic uint32_t cores; /* limit set by the user; 0 = the device's */

    _Alignas(64) npu_lock lock; /* everything below, unless said otherwise */
    bool running;               /* a thread has claimed the stream */
    const void *runner;         /* that thread: the address of its npu_runner_depth */
    bool counted;               /* shown in control->unclaimed */
    _Atomic bool odd;           /* recorded, failed (also where that discards nothing) or aborted */
    bool discarding;            /* written by the runner, for the task that runs */
    bool closing;               /* destroy has begun: nothing is queued any more */
    bool goes_on;               /* a failure does not discard later tasks */
    uint32_t waiters;           /* threads that want to hear of every completion */
    const void *held;           /* of these, the last that waits without a limit (npu_thread) */
    uint32_t spares;
    npu_task *first, *last, *spare;
    npu_task *now;              /* that runs, or NULL */
    _Atomic uint64_t enqueued;  /* both written under the lock; who only asks whether all is */
    _Atomic uint64_t completed; /* done, or waits for it, reads them without */
    uint64_t discard_to;        /* tasks up to this number are discarded (abort) */
    uint64_t aborts;
    uint64_t seen_head; /* the listener's: head of the queue at its last tick, + 1 */
    aivd_status error;  /* first failure since the last synchronise */
    char *error_text;
    _Atomic bool cancel;      /* ends the running kernel; read by core */
    _Atomic bool busy;        /* copy of `running` for waiters */
    uint64_t ran, taken;      /* tasks run by host threads, by the listener */
    _Atomic uint64_t at_once; /* of these, launches that needed no kernel; only the runner counts */
};

/* Queueing in two steps, so that arguments are written once, where they will be read: begin takes
 * the lock and finds room, commit links the task and gives the lock back. */
aivd_status npu_task_begin(npu_stream *stream, const char *what, npu_task_fn run, size_t args_size,
                           uint32_t flags, npu_task **task);
aivd_status npu_task_commit(npu_stream *stream, npu_task *task);
/* Begin for who holds the lock; it is given back only with a failure. At most NPU_TASK_SPACE. */
aivd_status npu_task_begin_locked(npu_stream *stream, const char *what, npu_task_fn run,
                                  size_t args_size, uint32_t flags, npu_task **task);

/* Lock held. Whether a task that came now would be the next and nothing is unusual about it; then
 * the task may be done instead of being queued, and counts as one that has run. */
static inline bool npu_stream_idle(const npu_stream *stream)
{
    return !stream->first && !stream->running && !stream->closing &&
           !atomic_load_explicit(&stream->odd, memory_order_relaxed);
}
static inline void npu_stream_pass(npu_stream *stream)
{
    uint64_t number = atomic_load_explicit(&stream->enqueued, memory_order_relaxed) + 1;
    stream->ran++;
    atomic_store_explicit(&stream->enqueued, number, memory_order_relaxed);
    /* release: pairs with the acquire of waiters, who then see what the task wrote */
    atomic_store_explicit(&stream->completed, number, memory_order_release);
}

/* Without the lock: whether all is done that this thread has queued, and nothing can be told of it.
 */
static inline bool npu_stream_done(const npu_stream *stream)
{
    /* Acquire: pairs with the release of whoever ended the last task. */
    return atomic_load_explicit(&stream->completed, memory_order_acquire) ==
               atomic_load_explicit(&stream->enqueued, memory_order_relaxed) &&
           !atomic_load_explicit(&stream->odd, memory_order_relaxed);
}

/* Runs the stream here until task number `ticket` is done or nothing is left; false when another
 * thread runs it, or it is no longer the stream that was meant. */
bool npu_stream_help(npu_stream *stream, uint32_t generation, uint64_t ticket);

/* For the listener: whether the stream has tasks that nobody runs; claims them when they are old
 * enough, for npu_stream_run_taken(). */
typedef enum npu_patience {
    NPU_TAKE_ANY,  /* claim whatever nobody runs */
    NPU_TAKE_AGED, /* claim what was at the head at the last look already */
    NPU_TAKE_NONE  /* only look */
} npu_patience;
typedef enum npu_look { NPU_LOOK_NOTHING, NPU_LOOK_WAITING, NPU_LOOK_CLAIMED } npu_look;
npu_look npu_stream_look(npu_stream *stream, npu_patience patience);
void npu_stream_run_taken(npu_stream *stream);

/* Waits until task `ticket` is done, running the stream here unless the time is limited. The lock
 * is held on entry and return. TIMEOUT, or STATE for a task that waits for its own stream. */
aivd_status npu_stream_reach(npu_stream *stream, uint64_t ticket, uint64_t timeout_ns);
/* Waits until nothing is queued and nobody runs the stream; lock as above. */
aivd_status npu_stream_settle(npu_stream *stream, uint64_t timeout_ns);

/* The stream's error and its text move to the calling thread; lock held on entry, not on return. */
aivd_status npu_stream_report(npu_stream *stream);

aivd_status npu_streams_synchronize(npu_device *device, uint64_t timeout_ns);
/* Waits until all work queued on the device has run; the streams keep their errors. */
aivd_status npu_streams_drain(npu_device *device, uint64_t timeout_ns);
aivd_status npu_streams_destroy(npu_context *context, bool force);

/* A kernel of the user's images (npu/launch.c). */
bool npu_task_is_kernel(const npu_task *task);

/* "stream 3 of device 0", in a thread-local buffer. */
const char *npu_stream_name(const npu_stream *stream);

typedef struct npu_stream_counts {
    uint64_t ran, taken, at_once;
} npu_stream_counts;
void npu_streams_count(npu_stream_counts *counts);

#endif
