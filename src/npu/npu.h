/* npu/npu: the virtual NPU as acl and hccl see it: devices, contexts, memory, streams, events,
 * kernel images, launch. Handles are pointers to the objects below; npu_*_check() tells a live
 * handle from a stale one without touching freed memory. */
#ifndef NPU_NPU_H
#define NPU_NPU_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/compiler.h"
#include "base/status.h"
#include "core/core.h"
#include "npu/pool.h"

typedef struct npu_device npu_device;
typedef struct npu_context npu_context;
typedef struct npu_stream npu_stream;
typedef struct npu_event npu_event;
typedef struct npu_notify npu_notify;
typedef struct npu_physical npu_physical; /* device memory without an address */
typedef struct npu_binary npu_binary;     /* bytes of an image */
typedef struct npu_image npu_image;       /* a loaded image; one copy per device, made on demand */
typedef struct npu_function npu_function; /* one kernel of an image */

#define NPU_KEY_BYTES 65 /* names for other processes, as text with its end */

/* Thread-local words of the launch path: at a fixed distance from the thread pointer, also in a
 * shared library. */
#define NPU_THREAD_LOCAL _Thread_local __attribute__((tls_model("initial-exec")))

/* How deep this thread is inside tasks: > 0 while it runs one. */
extern NPU_THREAD_LOCAL unsigned npu_runner_depth;

/* The calling thread: threads of a process are told apart by where their own memory is. */
static inline const void *npu_thread(void)
{
    return &npu_runner_depth;
}

/* ---- devices and contexts (npu/device.c, npu/context.c) ----
 * A device number is the same in all processes of the host (it chooses the region of addresses).
 * What users of ASCEND_RT_VISIBLE_DEVICES count is translated at the public boundary by
 * npu_device_from_user() / npu_device_to_user(). */
aivd_status npu_device_count(uint32_t *count); /* visible to this process */
aivd_status npu_device_from_user(int32_t user, int32_t *device);
aivd_status npu_device_to_user(int32_t device, int32_t *user);
/* Opens the device in this process (counted) and makes its default context current. The text for a
 * device out of range names AIVDRIVE_DEVICES and the value needed. */
aivd_status npu_device_set(int32_t device);
aivd_status npu_device_reset(int32_t device, bool force);
/* Device of the calling thread's context; STATE when the thread has none. */
aivd_status npu_device_current(int32_t *device);
aivd_status npu_context_create(int32_t device, npu_context **context);
aivd_status npu_context_destroy(npu_context *context);
aivd_status npu_context_set(npu_context *context);
aivd_status npu_context_current(npu_context **context);
/* All streams of the calling thread's device; the first error met is returned. */
aivd_status npu_device_synchronize(uint64_t timeout_ns);
void npu_shutdown(void); /* aclFinalize: waits for nothing, frees everything */

/* ---- memory (npu/memory.c) ---- */
typedef enum npu_mem_kind {
    NPU_MEM_POPULATED, /* aclrtMalloc: pages now, or an error now */
    NPU_MEM_LIBRARY,   /* the same for tables of the library's own */
    NPU_MEM_LAZY       /* library buffers: pages on first use */
} npu_mem_kind;
aivd_status npu_mem_alloc(int32_t device, uint64_t size, npu_mem_kind kind, void **address);
aivd_status npu_mem_free(void *address);
aivd_status npu_mem_info(int32_t device, uint64_t *free_bytes, uint64_t *total_bytes);
/* The live allocation an address lies in (own devices). NOT_FOUND otherwise. */
aivd_status npu_mem_find(const void *address, void **base, uint64_t *size, int32_t *device);
/* Copy / set with pages populated first. Any mix of host and device memory. */
aivd_status npu_copy(void *to, const void *from, uint64_t size);
aivd_status npu_fill(void *to, int value, uint64_t size);

/* The range is host memory, or lies in one live block of a device of this process (its slack
 * included), or in a peer's region; PARAM otherwise. `what` names it in the text. */
aivd_status npu_range_check(const void *address, uint64_t size, const char *what);
/* Moves when memory is freed or unmapped: checks made before need not hold any more. */
BASE_INTERNAL extern _Atomic uint64_t npu_heap_endings;
static inline uint64_t npu_range_endings(void)
{
    return atomic_load_explicit(&npu_heap_endings, memory_order_acquire);
}
/* True when this thread's last check of that memory still holds: the quick way around a check. */
bool npu_range_known(const void *address, uint64_t size);

/* Host memory that queued copies may use later (npu/host.c). */
aivd_status npu_host_alloc(uint64_t size, void **address);
aivd_status npu_host_free(void *address);
aivd_status npu_host_register(void *address, uint64_t size);
aivd_status npu_host_unregister(void *address);
bool npu_host_pinned(const void *address, uint64_t size);
/* Queued forms. Host memory that is not pinned is read before the call returns, and written only
 * after a wait for the copy inside the call. */
aivd_status npu_copy_queue(npu_stream *stream, void *to, const void *from, uint64_t size);
aivd_status npu_fill_queue(npu_stream *stream, void *to, int value, uint64_t size);

/* ---- memory of other processes (npu/ipc.c) ---- */
aivd_status npu_ipc_export(void *address, uint64_t size, bool open, char key[NPU_KEY_BYTES]);
aivd_status npu_ipc_allow(const char *key, const int32_t *pids, size_t count);
aivd_status npu_ipc_import(const char *key, void **address);
/* Ends an import of this process, else withdraws its export. */
aivd_status npu_ipc_close(const char *key);
aivd_status npu_ipc_known(const char *key); /* exported or imported here */

/* ---- addresses and physical memory apart (npu/vm.c); all in granules of 2 MiB ---- */
aivd_status npu_vm_reserve(uint64_t size, void **address); /* on the current device */
aivd_status npu_vm_release(void *address);
aivd_status npu_vm_map(void *address, uint64_t size, uint64_t offset, npu_physical *physical);
aivd_status npu_vm_unmap(void *address);
/* Whether all of the range is mapped; PARAM with `what` in the text. */
aivd_status npu_vm_check(const void *address, uint64_t size, const char *what);
/* The mapping an address lies in. */
bool npu_vm_find(const void *address, void **base, uint64_t *size);
/* Whether this process alone sees memory there: a second mapping, or imported memory. */
bool npu_vm_alias(const void *address);
aivd_status npu_physical_alloc(int32_t device, uint64_t size, npu_physical **physical);
/* The memory goes when nothing maps it any more. */
aivd_status npu_physical_free(npu_physical *physical);
/* As text for all processes; fabric_share_number() of the same name is the number. */
aivd_status npu_physical_export(npu_physical *physical, bool open, char key[NPU_KEY_BYTES],
                                uint64_t *number);
aivd_status npu_physical_allow(const char *key, uint64_t number, const int32_t *pids, size_t count);
aivd_status npu_physical_import(const char *key, uint64_t number, npu_physical **physical);

/* ---- streams (npu/stream.c) ---- */
aivd_status npu_stream_create(npu_context *context, uint32_t flags, npu_stream **stream);
aivd_status npu_stream_destroy(npu_stream *stream, bool force);
/* NULL = default stream of the calling thread's context. HANDLE when stale. */
aivd_status npu_stream_check(npu_stream *stream, npu_stream **real);
/* Whether the stream is live; asks without a failure text. */
bool npu_stream_live(const npu_stream *stream);
/* Whether it is a live stream of the calling thread's context. */
bool npu_stream_here(npu_stream *stream);
/* A stream another object remembers: whether it is still the one that was meant. */
uint32_t npu_stream_generation(const npu_stream *stream);
bool npu_stream_is(npu_stream *stream, uint32_t generation);
int32_t npu_stream_device(const npu_stream *stream);
int32_t npu_stream_id(const npu_stream *stream);
npu_context *npu_stream_context(const npu_stream *stream);
/* Runs or waits for everything queued. The stream's first error is returned here (and its text is
 * base_error_recent() of this thread), then cleared. TIMEOUT when the time is up. */
aivd_status npu_stream_synchronize(npu_stream *stream, uint64_t timeout_ns);
/* The same without a limit, for who has asked record_on(). */
aivd_status npu_stream_synchronize_untold(npu_stream *stream);
/* Whether nothing is queued or running. Its status is the stream's error, which stays. Work that
 * nobody runs is handed to the progress thread. */
aivd_status npu_stream_query(npu_stream *stream, bool *complete);
/* Whether that thread can do nothing before the task is done that the calling thread runs: it
 * waits, without a limit, for a stream of the device that the calling thread runs. */
bool npu_stream_holds(int32_t device, const void *thread);
/* false: a failure does not keep later tasks from running. */
void npu_stream_set_stops(npu_stream *stream, bool stops);
aivd_status npu_stream_abort(npu_stream *stream);

/* Told about every task that failed, by the thread that ran it. One for the process; NULL = nobody.
 */
typedef struct npu_failure {
    int32_t device, stream;
    uint64_t task; /* its number in the stream */
    uint64_t thread;
    aivd_status status;
} npu_failure;
typedef void (*npu_failure_fn)(const npu_failure *failure);
void npu_on_failure(npu_failure_fn function);

/* ---- host functions run by a thread of the user's (npu/report.c) ---- */
typedef void (*npu_report_fn)(void *data);
uint64_t npu_report_thread(void); /* number of the calling thread */
aivd_status npu_report_subscribe(uint64_t thread, npu_stream *stream);   /* EXISTS: has one */
aivd_status npu_report_unsubscribe(uint64_t thread, npu_stream *stream); /* NOT_FOUND */
/* `block`: later tasks of the stream wait until the function has run. NOT_FOUND: nobody subscribed.
 */
aivd_status npu_report_queue(npu_stream *stream, npu_report_fn function, void *data, bool block);
/* Waits for the first function due in this thread and runs all that are. STATE: it has subscribed
 * to nothing. */
aivd_status npu_report_process(uint64_t timeout_ns);

/* ---- reductions by the copy engine (npu/reduce.c) ---- */
typedef enum npu_reduction { NPU_REDUCE_SUM, NPU_REDUCE_MAX, NPU_REDUCE_MIN } npu_reduction;
typedef enum npu_element { NPU_F32, NPU_F16, NPU_S16, NPU_S32, NPU_S8, NPU_BF16 } npu_element;
aivd_status npu_reduce_queue(npu_stream *stream, void *to, const void *from, uint64_t size,
                             npu_reduction reduction, npu_element element);

/* A task in words of the one who queues it: `run` is called once, in order, by whichever thread
 * runs the stream (never two tasks of a stream at once); its status is the stream's error. `args`
 * are copied (at most NPU_TASK_INLINE bytes without an allocation). */
#define NPU_TASK_INLINE 1024
typedef aivd_status (*npu_task_fn)(npu_stream *stream, void *args);
aivd_status npu_stream_enqueue(npu_stream *stream, const char *what, npu_task_fn run,
                               const void *args, size_t args_size);

/* A built-in kernel of the library: like a launch, with an entry of this library. */
typedef struct npu_launch_config {
    uint64_t stall_ns;             /* BASE_NEVER none; 0 = HCCL_EXEC_TIMEOUT */
    uint64_t wall_ns;              /* BASE_NEVER or 0 none */
    bool batch;                    /* all blocks at the same time: no more blocks than cores */
    const core_launcher *launcher; /* NULL = none */
    const void *owner;             /* its argument, alive until the stream is done */
} npu_launch_config;
aivd_status npu_launch_builtin(npu_stream *stream, const char *kernel, core_entry entry,
                               uint32_t blocks, const void *args, size_t args_size,
                               const npu_launch_config *config);

/* ---- images and launch (npu/image.c, npu/launch.c) ---- */
aivd_status npu_binary_create(const void *data, size_t size, npu_binary **binary);
aivd_status npu_binary_destroy(npu_binary *binary);
aivd_status npu_image_load(const npu_binary *binary, npu_image **image);
aivd_status npu_image_load_data(const void *data, size_t size, npu_image **image);
/* The same; messages call the image `origin`. */
aivd_status npu_image_load_named(const void *data, size_t size, const char *origin,
                                 npu_image **image);
aivd_status npu_image_load_file(const char *path, npu_image **image);
aivd_status npu_image_unload(npu_image *image);
aivd_status npu_image_function(npu_image *image, const char *kernel, npu_function **function);
/* The kernel whose name ends in _<number>, else the one at that place of the image, from 0. */
aivd_status npu_image_function_numbered(npu_image *image, uint64_t number, npu_function **function);
const char *npu_function_name(const npu_function *function);
aivd_status npu_launch(npu_function *function, npu_stream *stream, uint32_t blocks,
                       const void *args, size_t args_size, const npu_launch_config *config);

/* A place in the argument bytes that gets the address of other bytes of the same arguments. */
typedef struct npu_placeholder {
    uint32_t address_offset, data_offset;
} npu_placeholder;

/* Arguments in all their forms. */
typedef struct npu_args {
    const void *data;
    size_t size;
    bool in_device; /* `data` is device memory, read when the kernel runs; else copied now */
    const npu_placeholder *placeholders;
    size_t placeholder_count;
} npu_args;
aivd_status npu_launch_with(npu_function *function, npu_stream *stream, uint32_t blocks,
                            const npu_args *args, const npu_launch_config *config);
/* The same for a stream that npu_stream_check() has just returned. */
aivd_status npu_launch_on(npu_function *function, npu_stream *stream, uint32_t blocks,
                          const npu_args *args, const npu_launch_config *config);

/* A launch that is made again and again with other argument bytes: checked once. */
typedef struct npu_plan {
    npu_function *function; /* NULL: a kernel of the library */
    npu_stream *stream;
    uint32_t function_life, stream_life; /* their generations */
    core_launch launch;                  /* but for `args` */
} npu_plan;
aivd_status npu_plan_make(npu_function *function, npu_stream *stream, uint32_t blocks,
                          size_t args_size, const npu_launch_config *config, npu_plan *plan);
/* The same for a kernel of the library, as npu_launch_builtin; `stream` is live. */
aivd_status npu_plan_make_builtin(npu_stream *stream, const char *kernel, core_entry entry,
                                  uint32_t blocks, const npu_launch_config *config, npu_plan *plan);
/* Whether function and stream still are what they were. */
static inline bool npu_plan_live(const npu_plan *plan)
{
    return (!plan->function ||
            npu_slot_is((const npu_slot *)plan->function, plan->function_life)) &&
           npu_slot_is((const npu_slot *)plan->stream, plan->stream_life);
}
/* What a kernel of the library does, in fewer steps than it takes to run it, where that is
 * possible: `at_once` is called in the kernel's place. When the launch is made and the stream has
 * nothing else to do, it is called at once (`waits` false: what is not there is not waited for);
 * what is left then is queued, and it is called once more by the thread that runs the stream.
 * False: the kernel runs, with the arguments that `spell` writes. It is short, takes no lock, and
 * notes in `words`, which are copied when they are queued, what it has done. */
enum { NPU_BRIEF_ARGS = 1024 };
typedef struct npu_brief {
    bool (*at_once)(void *words, bool waits);
    bool (*in_turn)(void *words); /* then, by the runner, who may wait longer: no lock is held */
    void (*spell)(const void *words, void *args); /* NPU_BRIEF_ARGS at most */
} npu_brief;
/* The plan stays as it is until the task is done. */
aivd_status npu_plan_launch_brief(const npu_plan *plan, const npu_brief *brief, void *words,
                                  size_t words_size);
/* `place`: an address in the arguments that becomes that of other bytes of them; NULL: none. */
aivd_status npu_plan_launch(const npu_plan *plan, const void *args, size_t args_size,
                            const npu_placeholder *place);

/* Facts about a kernel; HANDLE when stale. */
typedef struct npu_function_facts {
    const char *name;
    const char *file;
    uint32_t line;
    uint32_t args_size;
    uint32_t args_align;
    const uint32_t *params;         /* aivd_image_kernel.params */
    void (*call)(const void *args); /* in the copy of the calling thread's device */
} npu_function_facts;
aivd_status npu_function_describe(npu_function *function, npu_function_facts *facts);

/* HCCL_EXEC_TIMEOUT as read when the first device was opened; BASE_NEVER none. */
uint64_t npu_stall_limit_ns(void);

/* ---- core limits (npu/limits.c) ---- */
aivd_status npu_cores_device_limit(int32_t device, uint32_t *cores);
aivd_status npu_cores_device_set(int32_t device, uint32_t cores); /* 0 = reset */
aivd_status npu_cores_stream_limit(npu_stream *stream, uint32_t *cores);
aivd_status npu_cores_stream_set(npu_stream *stream, uint32_t cores); /* 0 = reset */
/* What this thread's next launch may use: stream chosen by use_stream, else device. */
aivd_status npu_cores_thread_limit(uint32_t *cores);
aivd_status npu_cores_thread_use(npu_stream *stream); /* NULL = stop using */

/* ---- events (npu/event.c) ---- */
aivd_status npu_event_create(uint32_t flags, npu_event **event);
aivd_status npu_event_destroy(npu_event *event);
aivd_status npu_event_record(npu_event *event, npu_stream *stream);
aivd_status npu_event_reset(npu_event *event, npu_stream *stream);
aivd_status npu_event_query(npu_event *event, bool *recorded);
aivd_status npu_event_query_waits(npu_event *event, bool *over); /* no wait is queued */
aivd_status npu_event_synchronize(npu_event *event, uint64_t timeout_ns);
aivd_status npu_event_wait(npu_stream *stream, npu_event *event, uint64_t timeout_ns);
aivd_status npu_event_elapsed(npu_event *start, npu_event *end, double *milliseconds);
/* Events with NPU_EVENT_IPC: a name for other processes, and an event by its name. */
aivd_status npu_event_export(npu_event *event, char key[NPU_KEY_BYTES]);
aivd_status npu_event_import(const char *key, npu_event **event);

/* ---- notifies (npu/notify.c): one bit, set and taken by streams of any process that knows it ----
 */
aivd_status npu_notify_create(npu_notify **notify); /* on the current device */
aivd_status npu_notify_destroy(npu_notify *notify);
aivd_status npu_notify_check(npu_notify *notify);
uint32_t npu_notify_id(const npu_notify *notify);
aivd_status npu_notify_record(npu_notify *notify, npu_stream *stream);
/* At once, by a block of a kernel. Nothing when it was destroyed. */
struct core_block;
void npu_notify_set(npu_notify *notify, struct core_block *block);
/* Later tasks wait until the notify is set, and take it. BASE_NEVER: HCCL_EXEC_TIMEOUT without any
 * progress. When the time is up the stream fails with WAIT_TIMEOUT. */
aivd_status npu_notify_wait(npu_notify *notify, npu_stream *stream, uint64_t timeout_ns);
aivd_status npu_notify_export(npu_notify *notify, bool open, char key[NPU_KEY_BYTES]);
aivd_status npu_notify_allow(npu_notify *notify, const int32_t *pids, size_t count);
aivd_status npu_notify_import(const char *key, npu_notify **notify);
/* By its number on a device. */
aivd_status npu_notify_record_by_id(int32_t device, uint64_t id, npu_stream *stream);
aivd_status npu_notify_wait_by_id(int32_t device, uint64_t id, npu_stream *stream,
                                  uint64_t timeout_ns);

/* The same for a line that is no handle: of a channel, of a communication thread. */
struct fabric_notify;
aivd_status npu_line_record(struct fabric_notify *line, npu_stream *stream);
aivd_status npu_line_wait(struct fabric_notify *line, npu_stream *stream, uint64_t timeout_ns);

/* ---- words in device memory (npu/value.c) ---- */
typedef enum npu_condition {
    NPU_VALUE_GEQ,
    NPU_VALUE_EQ,
    NPU_VALUE_AND,
    NPU_VALUE_NOR
} npu_condition;
aivd_status npu_value_write(npu_stream *stream, void *address, uint64_t value);
aivd_status npu_value_wait(npu_stream *stream, const void *address, uint64_t value,
                           npu_condition condition, uint64_t timeout_ns);

#endif
