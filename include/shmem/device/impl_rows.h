/* device/impl_rows.h: elements at strides and rows of a matrix, behind the calls of kernels.
 *
 * Both are moves of impl_rma.h, one per element or row; elements that lie side by side are one.
 * Either side of a row may be in UB when the other one is a PE's heap: then rows begin at multiples
 * of 32. */
#ifndef SHMEM_DEVICE_IMPL_ROWS_H
#define SHMEM_DEVICE_IMPL_ROWS_H

#include "impl_atomic.h"
#include "impl_rma.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Bytes from the first to the last of `count` elements `stride` apart; refuses a stride below 1. */
uint64_t aivd_shm_span(const char *call, const char *name, ptrdiff_t stride, uint64_t count,
                       uint64_t element);
/* The same of rows; refuses rows that overlap. */
uint64_t aivd_shm_rows_span(const char *call, const char *name, uint32_t ld,
                            const non_contiguous_copy_param *rows, uint64_t element);
/* Refuses rows in UB that do not begin at multiples of 32. */
void aivd_shm_check_ub_rows(const char *call, const char *name, const void *address, uint32_t ld,
                            const non_contiguous_copy_param *rows, uint64_t element);

#ifdef __cplusplus
}
#endif

static __aicore__ AIVD_INLINE void aivd_shm_iput(const char *call, __gm__ void *dest,
                                                 __gm__ const void *source, ptrdiff_t dst,
                                                 ptrdiff_t sst, size_t nelems, uint32_t element,
                                                 int pe)
{
    uint64_t span = aivd_shm_span(call, "dst", dst, nelems, element);
    __gm__ uint8_t *to = (__gm__ uint8_t *)aivd_shm_remote(call, (const void *)dest, span, pe);

    (void)aivd_shm_span(call, "sst", sst, nelems, element);
    if (dst == 1 && sst == 1 && nelems != 0)
        aivd_shm_move_out(to, (const void *)source, nelems * element);
    else
        for (size_t i = 0; i < nelems; i++)
            aivd_shm_move_out(to + i * (size_t)dst * element,
                              (const uint8_t *)source + i * (size_t)sst * element, element);
    asc_sync_pipe(PIPE_ALL);
}

static __aicore__ AIVD_INLINE void aivd_shm_iget(const char *call, __gm__ void *dest,
                                                 __gm__ const void *source, ptrdiff_t dst,
                                                 ptrdiff_t sst, size_t nelems, uint32_t element,
                                                 int pe)
{
    uint64_t span = aivd_shm_span(call, "sst", sst, nelems, element);
    __gm__ const uint8_t *from =
        (__gm__ const uint8_t *)aivd_shm_remote(call, (const void *)source, span, pe);

    (void)aivd_shm_span(call, "dst", dst, nelems, element);
    if (dst == 1 && sst == 1 && nelems != 0)
        aivd_shm_move_in((void *)dest, from, nelems * element);
    else
        for (size_t i = 0; i < nelems; i++)
            aivd_shm_move_in((uint8_t *)dest + i * (size_t)dst * element,
                             from + i * (size_t)sst * element, element);
    asc_sync_pipe(PIPE_ALL);
}

/* The symmetric side of rows, on PE `pe`; and the local side is right. */
static __aicore__ AIVD_INLINE __gm__ uint8_t *
aivd_shm_rows_there(const char *call, const void *symmetric, bool is_dst, const void *local,
                    uint64_t element, const non_contiguous_copy_param *rows, int pe)
{
    const char *name = is_dst ? "dst_ld" : "src_ld", *other = is_dst ? "src_ld" : "dst_ld";
    uint32_t ld = is_dst ? rows->dst_ld : rows->src_ld;
    uint32_t other_ld = is_dst ? rows->src_ld : rows->dst_ld;
    uint64_t span = aivd_shm_rows_span(call, name, ld, rows, element);

    (void)aivd_shm_rows_span(call, other, other_ld, rows, element);
    aivd_shm_check_ub_rows(call, other, local, other_ld, rows, element);
    return (__gm__ uint8_t *)aivd_shm_remote(call, symmetric, span, pe);
}

static __aicore__ AIVD_INLINE void aivd_shm_put_rows(const char *call, int engine, __gm__ void *dst,
                                                     const void *src, uint64_t element,
                                                     const non_contiguous_copy_param *rows, int pe,
                                                     unsigned flags)
{
    __gm__ uint8_t *to = aivd_shm_rows_there(call, (const void *)dst, true, src, element, rows, pe);

    (void)engine;
    for (uint32_t r = 0; r < rows->repeat && rows->length != 0; r++)
        aivd_shm_move_out(to + (uint64_t)r * rows->dst_ld * element,
                          (const uint8_t *)src + (uint64_t)r * rows->src_ld * element,
                          rows->length * element);
    if ((flags & AIVD_SHM_NBI) == 0)
        asc_sync_pipe(PIPE_ALL);
}

static __aicore__ AIVD_INLINE void aivd_shm_get_rows(const char *call, int engine, void *dst,
                                                     __gm__ const void *src, uint64_t element,
                                                     const non_contiguous_copy_param *rows, int pe,
                                                     unsigned flags)
{
    __gm__ const uint8_t *from =
        aivd_shm_rows_there(call, (const void *)src, false, dst, element, rows, pe);

    (void)engine;
    for (uint32_t r = 0; r < rows->repeat && rows->length != 0; r++)
        aivd_shm_move_in((uint8_t *)dst + (uint64_t)r * rows->dst_ld * element,
                         from + (uint64_t)r * rows->src_ld * element, rows->length * element);
    if ((flags & AIVD_SHM_NBI) == 0)
        asc_sync_pipe(PIPE_ALL);
}

/* The rows, then the signal. */
static __aicore__ AIVD_INLINE void
aivd_shm_put_signal_rows(const char *call, int engine, __gm__ void *dst, __gm__ const void *src,
                         uint64_t element, const non_contiguous_copy_param *rows,
                         __gm__ void *sig_addr, uint64_t value, int op, int pe, unsigned flags)
{
    __gm__ void *word = aivd_shm_signal_place(call, sig_addr, op, pe, flags);

    aivd_shm_put_rows(call, engine, dst, (const void *)src, element, rows, pe, AIVD_SHM_NBI);
    aivd_shm_quiet(call, engine, -1);
    aivd_shm_signal_send(call, word, value, op, flags);
}

#endif
