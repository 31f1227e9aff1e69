/* acl/program: launches by <<<>>>: what aivcc makes of them ends here (aivdrive/program.h). */
#include "npu/program.h"

#include <string.h>

#include "code.h"
#include "launch_limit.h"

enum { BEGUN_MAX = 4, TEXT_MAX = 900 };

typedef struct launch_words {
    unsigned int blocks;
    void *l2ctrl, *stream;
} launch_words;

/* Launches begun on this thread: one is enough, unless an argument is itself made by a launch. */
static _Thread_local launch_words begun[BEGUN_MAX];
static _Thread_local unsigned int begun_count;

BASE_EXPORT void aivd_program_register(aivd_program *program)
{
    npu_program_open(program);
}

BASE_EXPORT void aivd_program_unregister(aivd_program *program)
{
    npu_program_close(program);
}

BASE_EXPORT unsigned int aivd_launch_begin(unsigned int blocks, void *l2ctrl, void *stream)
{
    if (BASE_LIKELY(begun_count < BEGUN_MAX))
        begun[begun_count] = (launch_words){blocks, l2ctrl, stream};
    return ++begun_count;
}

BASE_EXPORT void aivd_launch_end(unsigned int count)
{
    if (BASE_LIKELY(begun_count < count))
        return;
    begun_count = count - 1;
    acl_failed(base_fail(AIVD_ERR_PARAM, NULL,
                         "<<<>>> in front of a function that is no kernel: it was called on the "
                         "host; mark it __global__"));
}

/* ---- a failed launch is told again when the stream is waited for ---- */

typedef struct failure {
    aivd_status status;
    char text[TEXT_MAX];
} failure;

static aivd_status fail_again(npu_stream *stream, void *args)
{
    const failure *f = args;
    (void)stream;
    base_error_set(f->text);
    return f->status;
}

BASE_COLD static void tell_stream(npu_stream *stream, aivd_status status)
{
    failure f = {.status = status};
    strncpy(f.text, base_error_recent(), sizeof f.text - 1);
    npu_stream_enqueue(stream, "launch that failed", fail_again, &f, sizeof f);
    base_error_set(f.text);
}

/* ---- launch ---- */

static aivd_status take_words(const aivd_launch_site *site, launch_words *words)
{
    if (BASE_UNLIKELY(begun_count == 0))
        return base_fail(AIVD_ERR_STATE, NULL,
                         "kernel %s was called like a function; a kernel is launched by "
                         "<<<blocks, nullptr, stream>>>",
                         site->kernel);
    if (BASE_UNLIKELY(--begun_count >= BEGUN_MAX))
        return base_fail(AIVD_ERR_LIMIT, NULL,
                         "kernel %s: launches inside the arguments of launches, more than %d deep",
                         site->kernel, BEGUN_MAX);
    *words = begun[begun_count];
    return AIVD_OK;
}

BASE_COLD static aivd_status l2ctrl_fails(const aivd_launch_site *site, const void *l2ctrl)
{
    return base_fail(AIVD_ERR_PARAM, NULL,
                     "kernel %s: the second word of <<<>>> (l2ctrl) is %p; give nullptr",
                     site->kernel, l2ctrl);
}

static void limit_time(npu_launch_config *config)
{
    uint64_t limit = acl_execute_limit_ns();
    if (BASE_UNLIKELY(limit)) {
        config->wall_ns = limit;
        config->stall_ns = limit;
    }
}

BASE_EXPORT void aivd_launch_kernel(aivd_launch_site *site, const void *args, size_t args_size)
{
    RECORD_SITE();
    const npu_args bytes = {.data = args, .size = args_size};
    npu_launch_config config = {0};
    npu_function *function;
    npu_stream *stream;
    launch_words words;
    aivd_status status = take_words(site, &words);
    if (BASE_UNLIKELY(status)) {
        acl_told(acl_failed(status), "<<<>>>", __builtin_return_address(0));
        return;
    }
    aclError code = acl_stream(words.stream, &stream);
    if (BASE_UNLIKELY(code)) {
        acl_told(code, "<<<>>>", __builtin_return_address(0));
        return;
    }
    limit_time(&config);
    status = BASE_UNLIKELY(words.l2ctrl) ? l2ctrl_fails(site, words.l2ctrl)
                                         : npu_program_function(site, &function);
    if (BASE_LIKELY(status == AIVD_OK))
        status = npu_launch_on(function, stream, words.blocks, &bytes, &config);
    if (BASE_UNLIKELY(status))
        tell_stream(stream, status);
    acl_told(acl_code_of(status), "<<<>>>", __builtin_return_address(0));
}
