/* shmem/signal.c: signals of the host. */
#include "shmem/signal.h"

#include "shmem/host/data_plane/shmem_host_p2p_sync.h"
#include "shmem/host/data_plane/shmem_host_so.h"
#include "shmem/host_device/shmem_codes.h"
#include "shmem/operand.h"
#include "shmem/site.h"
#include "shmem/stats.h"
#include "shmem/stream.h"
#include "shmem/wait.h"

aivd_status shmem_signal_check(const shmem_pe *pe, const shmem_signal *s)
{
    aivd_status status = shmem_pe_check(pe, s->call, s->pe);
    if (!status)
        status = shmem_symmetric_check(pe, s->call, "sig_addr", s->address, s->size);
    if (!status)
        status = shmem_word_check(s->call, s->address, s->size);
    if (status || s->op == ACLSHMEM_SIGNAL_SET || s->op == ACLSHMEM_SIGNAL_ADD)
        return status;
    return base_fail(
        AIVD_ERR_PARAM, NULL,
        "%s: sig_op is %d, allowed are ACLSHMEM_SIGNAL_SET (0) and ACLSHMEM_SIGNAL_ADD "
        "(1)",
        s->call, s->op);
}

static void add(void *word, uint64_t value, uint32_t size)
{
    if (size == 4)
        __atomic_fetch_add((uint32_t *)word, (uint32_t)value, __ATOMIC_ACQ_REL);
    else
        __atomic_fetch_add((uint64_t *)word, value, __ATOMIC_ACQ_REL);
}

/* A set is a copy of a word, which is a release and which a recorded run tells. */
void shmem_signal_send(shmem_pe *pe, const shmem_signal *s)
{
    uint32_t narrow = (uint32_t)s->value;
    void *word = shmem_translate(pe, s->address, (uint32_t)s->pe);
    if (fabric_touch(word, s->size))
        return;
    if (s->op == ACLSHMEM_SIGNAL_ADD)
        add(word, s->value, s->size);
    else
        shmem_move(word, s->size == 4 ? (const void *)&narrow : &s->value, s->size, true);
    fabric_ring_if_waited(word);
    shmem_count(pe, SHMEM_SIGNAL, s->size);
}

/* ---- entry points ---- */

static void signal_op(const shmem_signal *s)
{
    shmem_pe *pe = shmem_pe_of(s->call);
    if (pe && !shmem_signal_check(pe, s))
        shmem_signal_send(pe, s);
}

BASE_EXPORT void aclshmemx_signal_op(int32_t *sig_addr, int32_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    signal_op(&(shmem_signal){__func__, sig_addr, (uint32_t)signal, sig_op, pe, 4});
}

BASE_EXPORT void aclshmemx_signal64_op(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    SHMEM_SITE();
    signal_op(&(shmem_signal){__func__, sig_addr, signal, sig_op, pe, 8});
}

BASE_EXPORT void aclshmem_signal_wait_until(int32_t *sig_addr, int cmp, int32_t cmp_val)
{
    SHMEM_SITE();
    shmem_wait(__func__, &(shmem_wait_args){.form = AIVD_SHM_WAIT_ONE,
                                            .type = AIVD_SHM_INT32,
                                            .cmp = cmp,
                                            .words = sig_addr,
                                            .count = 1,
                                            .values = &cmp_val});
}

BASE_EXPORT uint64_t aclshmemx_signal64_wait_until(uint64_t *sig_addr, int cmp, uint64_t cmp_val)
{
    SHMEM_SITE();
    shmem_wait(__func__, &(shmem_wait_args){.form = AIVD_SHM_WAIT_ONE,
                                            .type = AIVD_SHM_UINT64,
                                            .cmp = cmp,
                                            .words = sig_addr,
                                            .count = 1,
                                            .values = &cmp_val});
    return aclshmemx_signal64_fetch(sig_addr);
}

static bool fetchable(const char *call, const void *address, uint32_t size)
{
    shmem_pe *pe = shmem_pe_of(call);
    return pe && !shmem_symmetric_check(pe, call, "sig_addr", address, size) &&
           !shmem_word_check(call, address, size);
}

/* Acquire: who sees a signal sees the data before it; pairs with the release of who sent it. */
BASE_EXPORT int32_t aclshmem_signal_fetch(const int32_t *sig_addr)
{
    SHMEM_SITE();
    int32_t value = 0;
    if (!fetchable(__func__, sig_addr, sizeof value))
        return 0;
    if (record_on())
        npu_record_copy(&value, sig_addr, sizeof value);
    else
        __atomic_load(sig_addr, &value, __ATOMIC_ACQUIRE);
    return value;
}

BASE_EXPORT uint64_t aclshmemx_signal64_fetch(const uint64_t *sig_addr)
{
    SHMEM_SITE();
    uint64_t value = 0;
    if (!fetchable(__func__, sig_addr, sizeof value))
        return 0;
    if (record_on())
        npu_record_copy(&value, sig_addr, sizeof value);
    else
        __atomic_load(sig_addr, &value, __ATOMIC_ACQUIRE);
    return value;
}

/* ---- in streams ---- */

static aivd_status run_signal(npu_stream *stream, void *args)
{
    const shmem_signal *s = args;
    (void)stream;
    shmem_pe *pe = shmem_pe_on(npu_stream_device(stream));
    if (!pe)
        return base_fail(AIVD_ERR_STATE, NULL, "%s: the instance has ended", s->call);
    shmem_signal_send(pe, s);
    return AIVD_OK;
}

static void signal_on_stream(const shmem_signal *s, aclrtStream stream)
{
    npu_stream *real;
    shmem_pe *pe = shmem_pe_of(s->call);
    if (pe && !shmem_signal_check(pe, s) && !shmem_stream_of(pe, s->call, stream, &real))
        npu_stream_enqueue(real, s->call, run_signal, s, sizeof *s);
}

BASE_EXPORT void aclshmemx_signal_op_on_stream(int32_t *sig_addr, int32_t signal, int sig_op,
                                               int pe, aclrtStream stream)
{
    SHMEM_SITE();
    signal_on_stream(&(shmem_signal){__func__, sig_addr, (uint32_t)signal, sig_op, pe, 4}, stream);
}

BASE_EXPORT void aclshmemx_signal64_op_on_stream(uint64_t *sig_addr, uint64_t signal, int sig_op,
                                                 int pe, aclrtStream stream)
{
    SHMEM_SITE();
    signal_on_stream(&(shmem_signal){__func__, sig_addr, signal, sig_op, pe, 8}, stream);
}
