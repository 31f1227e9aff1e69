/* shmem/stream.c: operations as tasks of a stream, and the order of host operations. */
#include "shmem/stream.h"

#include "core/wait.h"
#include "npu/await.h"
#include "shmem/control.h"
#include "shmem/host/data_plane/shmem_host_cc.h"
#include "shmem/host/data_plane/shmem_host_p2p_sync.h"
#include "shmem/host/data_plane/shmem_host_rma.h"
#include "shmem/host/data_plane/shmem_host_so.h"
#include "shmem/operand.h"
#include "shmem/result.h"

aivd_status shmem_stream_of(const shmem_pe *pe, const char *call, aclrtStream handle,
                            npu_stream **stream)
{
    if (!handle) {
        *stream = pe->stream;
        return AIVD_OK;
    }
    aivd_status s = npu_stream_check(handle, stream);
    if (!s && npu_stream_device(*stream) != pe->device)
        s = base_fail(AIVD_ERR_PARAM, NULL, "%s: the stream is of device %d, PE %u is device %d",
                      call, npu_stream_device(*stream), pe->me, pe->device);
    return s;
}

/* ---- order ---- */

/* Host operations are performed when their calls return; what is left is that others see them in
 * that order, also those past the caches. */
static void order_all(void)
{
#if defined(__x86_64__)
    _mm_sfence();
#endif
    atomic_thread_fence(memory_order_seq_cst);
}

BASE_EXPORT void aclshmem_quiet(void)
{
    shmem_pe *pe = shmem_pe_of(__func__);
    if (pe)
        order_all();
}

BASE_EXPORT void aclshmem_fence(void)
{
    shmem_pe *pe = shmem_pe_of(__func__);
    if (pe)
        order_all();
}

static aivd_status run_quiet(npu_stream *stream, void *args)
{
    (void)stream, (void)args;
    order_all();
    return AIVD_OK;
}

BASE_EXPORT void aclshmemx_quiet_on_stream(aclrtStream stream)
{
    npu_stream *real;
    shmem_pe *pe = shmem_pe_of(__func__);
    if (pe && !shmem_stream_of(pe, __func__, stream, &real))
        npu_stream_enqueue(real, __func__, run_quiet, NULL, 0);
}

/* ---- data ---- */

static void copy_on_stream(const char *call, void *to, const void *from, uint64_t bytes,
                           const shmem_pe *pe, aclrtStream stream)
{
    npu_stream *real;
    if (bytes && !shmem_stream_of(pe, call, stream, &real))
        npu_copy_queue(real, to, from, bytes);
}

BASE_EXPORT void aclshmemx_putmem_on_stream(void *dst, void *src, size_t elem_size, int32_t pe,
                                            aclrtStream stream)
{
    shmem_pe *own = shmem_pe_of(__func__);
    if (own && !shmem_pe_check(own, __func__, pe) &&
        !shmem_symmetric_check(own, __func__, "dst", dst, elem_size) &&
        !shmem_local_check(own, __func__, "src", src, elem_size))
        copy_on_stream(__func__, shmem_translate(own, dst, (uint32_t)pe), src, elem_size, own,
                       stream);
}

BASE_EXPORT void aclshmemx_getmem_on_stream(void *dst, void *src, size_t elem_size, int32_t pe,
                                            aclrtStream stream)
{
    shmem_pe *own = shmem_pe_of(__func__);
    if (own && !shmem_pe_check(own, __func__, pe) &&
        !shmem_symmetric_check(own, __func__, "src", src, elem_size) &&
        !shmem_local_check(own, __func__, "dst", dst, elem_size))
        copy_on_stream(__func__, dst, shmem_translate(own, src, (uint32_t)pe), elem_size, own,
                       stream);
}

/* ---- waits ---- */

typedef struct word_wait {
    const char *call;
    const void *word;
    uint64_t value;
    int cmp;
    uint32_t size;
} word_wait;

/* Acquire: pairs with the release of the signal. Signals of 32 bits are signed. */
static bool word_ready(void *context)
{
    const word_wait *w = context;
    if (w->size == 4) {
        int32_t seen = __atomic_load_n((const int32_t *)w->word, __ATOMIC_ACQUIRE);
        return shmem_compare(w->cmp, seen < (int32_t)w->value, seen == (int32_t)w->value);
    }
    uint64_t seen = __atomic_load_n((const uint64_t *)w->word, __ATOMIC_ACQUIRE);
    return shmem_compare(w->cmp, seen < w->value, seen == w->value);
}

static aivd_status run_wait(npu_stream *stream, void *args)
{
    const word_wait *w = args;
    const npu_await await = {.stream = stream,
                             .ready = word_ready,
                             .context = args,
                             .address = w->word,
                             .what = "a signal",
                             .timeout_ns = npu_stall_limit_ns()};
    aivd_status s = npu_await_word(&await);
    if (!s && record_on()) /* what follows is behind the signal */
        npu_record_waited(w->word, w->size,
                          (uint32_t)w->cmp | (w->size == 4 ? RECORD_AS_SIGNED : 0), w->value);
    return s;
}

static void wait_on_stream(const word_wait *w, aclrtStream stream)
{
    npu_stream *real;
    shmem_pe *pe = shmem_pe_of(w->call);
    if (!pe || shmem_symmetric_check(pe, w->call, "sig_addr", w->word, w->size) ||
        shmem_word_check(w->call, w->word, w->size) ||
        shmem_stream_of(pe, w->call, stream, &real) || fabric_touch(w->word, w->size))
        return;
    if (w->cmp < ACLSHMEM_CMP_EQ || w->cmp > ACLSHMEM_CMP_LE) {
        base_fail(AIVD_ERR_PARAM, NULL, "%s: cmp is %d, allowed are 0 to 5", w->call, w->cmp);
        return;
    }
    npu_stream_enqueue(real, w->call, run_wait, w, sizeof *w);
}

BASE_EXPORT void aclshmemx_signal_wait_until_on_stream(int32_t *sig_addr, int cmp, int32_t cmp_val,
                                                       aclrtStream stream)
{
    wait_on_stream(&(word_wait){__func__, sig_addr, (uint32_t)cmp_val, cmp, 4}, stream);
}

BASE_EXPORT void aclshmemx_signal64_wait_until_on_stream(uint64_t *sig_addr, int cmp,
                                                         uint64_t cmp_val, aclrtStream stream)
{
    wait_on_stream(&(word_wait){__func__, sig_addr, cmp_val, cmp, 8}, stream);
}
