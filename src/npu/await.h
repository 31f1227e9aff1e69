/* npu/await: how a task waits for a word that others write: notifies, values, shared events. */
#ifndef NPU_AWAIT_H
#define NPU_AWAIT_H

#include "core/wait.h"
#include "npu/stream.h"

typedef struct npu_await {
    npu_stream *stream; /* whose task waits; NULL: a host thread */
    core_ready ready;   /* without side effect */
    void *context;
    const void *address; /* the word */
    const char *what;    /* "a notify", for texts */
    uint64_t timeout_ns; /* BASE_NEVER: until nothing moves for HCCL_EXEC_TIMEOUT */
} npu_await;

/* OK; ABORTED when the stream was cancelled; WAIT_TIMEOUT, or PEER when the owner of the word or a
 * rank of a communicator has died, with a text. */
aivd_status npu_await_word(const npu_await *await);

#endif
