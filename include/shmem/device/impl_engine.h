/* device/impl_engine.h: moves that name an engine and bring their own UB and event, behind the
 * calls of kernels.
 *
 * What an engine requires of its operands is checked as documented. MTE carries the bytes through
 * the caller's buffer; SDMA, RoCE and UDMA have requests there, and here the bytes themselves, so
 * that no other UB is touched. Only the caller's event is used. */
#ifndef SHMEM_DEVICE_IMPL_ENGINE_H
#define SHMEM_DEVICE_IMPL_ENGINE_H

#include "impl_rows.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Refuses a buffer that is not in UB, too small for the engine or not aligned, and an event that
 * does not exist. Returns the buffer's bytes: what the engine requires for AIVD_SHM_UB_LEAST. */
uint32_t aivd_shm_scratch(const char *call, int engine, const void *buf, uint32_t bytes,
                          uint32_t event);
/* Refuses an event that does not exist, and an operand that is not in UB. */
void aivd_shm_check_event(const char *call, uint32_t event);
void aivd_shm_check_ub(const char *call, const char *name, const void *address);
/* Refuses what one request of the engine does not take. */
void aivd_shm_check_request(const char *call, int engine, const void *local, uint64_t bytes);
/* Refuses a third PE that is the caller, the target or none. */
void aivd_shm_relay(const char *call, int pe, int relay_pe);
/* Brings GM near; refuses other operations. */
void aivd_shm_near(const char *call, const void *address, uint64_t bytes, int type);
/* Sets the notify of this core. */
void aivd_shm_notify_record(const char *call);

#ifdef __cplusplus
}
#endif

/* From GM to GM through `buf`, a piece at a time. */
static __aicore__ AIVD_INLINE void aivd_shm_copy_via(__gm__ void *to, __gm__ const void *from,
                                                     uint64_t bytes, __ubuf__ void *buf,
                                                     uint32_t buf_bytes, uint32_t event)
{
    const uint32_t most = 2u * 1024 * 1024 - 32; /* what one move takes */
    uint32_t piece = buf_bytes < most ? buf_bytes / 32 * 32 : most;
    event_t id = (event_t)event;

    if (buf_bytes >= AIVD_COPY_UB_BYTES_MIN &&
        aivd_dev_copy((void *)to, (const void *)from, bytes, (const void *)buf, buf_bytes))
        return;
    for (uint64_t done = 0; done < bytes; done += piece) {
        uint32_t batch = bytes - done < piece ? (uint32_t)(bytes - done) : piece;

        asc_sync_notify(PIPE_MTE3, PIPE_MTE2, id);
        asc_sync_wait(PIPE_MTE3, PIPE_MTE2, id);
        asc_copy_gm2ub_align((__ubuf__ uint8_t *)buf, (__gm__ uint8_t *)(uintptr_t)from + done,
                             batch);
        asc_sync_notify(PIPE_MTE2, PIPE_MTE3, id);
        asc_sync_wait(PIPE_MTE2, PIPE_MTE3, id);
        asc_copy_ub2gm_align((__gm__ uint8_t *)to + done, (__ubuf__ uint8_t *)buf, batch);
    }
}

static __aicore__ AIVD_INLINE void aivd_shm_put_via(const char *call, int engine, __gm__ void *dst,
                                                    __gm__ const void *src, uint64_t bytes,
                                                    __ubuf__ void *buf, uint32_t buf_bytes, int pe,
                                                    uint32_t event)
{
    uint32_t room = aivd_shm_scratch(call, engine, (const void *)buf, buf_bytes, event);

    aivd_shm_check_request(call, engine, (const void *)src, bytes);
    aivd_shm_copy_via((__gm__ void *)aivd_shm_remote(call, (const void *)dst, bytes, pe), src,
                      bytes, buf, room, event);
}

static __aicore__ AIVD_INLINE void aivd_shm_get_via(const char *call, int engine, __gm__ void *dst,
                                                    __gm__ const void *src, uint64_t bytes,
                                                    __ubuf__ void *buf, uint32_t buf_bytes, int pe,
                                                    uint32_t event)
{
    uint32_t room = aivd_shm_scratch(call, engine, (const void *)buf, buf_bytes, event);

    aivd_shm_check_request(call, engine, (const void *)dst, bytes);
    aivd_shm_copy_via(dst, (__gm__ const void *)aivd_shm_remote(call, (const void *)src, bytes, pe),
                      bytes, buf, room, event);
}

static __aicore__ AIVD_INLINE void
aivd_shm_put_rows_via(const char *call, int engine, __gm__ void *dst, __gm__ const void *src,
                      uint64_t element, const non_contiguous_copy_param *rows, __ubuf__ void *buf,
                      uint32_t buf_bytes, int pe, uint32_t event)
{
    uint32_t room = aivd_shm_scratch(call, engine, (const void *)buf, buf_bytes, event);
    __gm__ uint8_t *to =
        aivd_shm_rows_there(call, (const void *)dst, true, (const void *)src, element, rows, pe);

    for (uint32_t r = 0; r < rows->repeat; r++)
        aivd_shm_copy_via(to + (uint64_t)r * rows->dst_ld * element,
                          (__gm__ const uint8_t *)src + (uint64_t)r * rows->src_ld * element,
                          rows->length * element, buf, room, event);
}

static __aicore__ AIVD_INLINE void
aivd_shm_get_rows_via(const char *call, int engine, __gm__ void *dst, __gm__ const void *src,
                      uint64_t element, const non_contiguous_copy_param *rows, __ubuf__ void *buf,
                      uint32_t buf_bytes, int pe, uint32_t event)
{
    uint32_t room = aivd_shm_scratch(call, engine, (const void *)buf, buf_bytes, event);
    __gm__ const uint8_t *from =
        aivd_shm_rows_there(call, (const void *)src, false, (const void *)dst, element, rows, pe);

    for (uint32_t r = 0; r < rows->repeat; r++)
        aivd_shm_copy_via((__gm__ uint8_t *)dst + (uint64_t)r * rows->dst_ld * element,
                          from + (uint64_t)r * rows->src_ld * element, rows->length * element, buf,
                          room, event);
}

/* One side is UB of this core: MTE moves it in one piece. */
static __aicore__ AIVD_INLINE void aivd_shm_put_ub(const char *call, int engine, __gm__ void *dst,
                                                   __ubuf__ const void *src, uint64_t bytes, int pe,
                                                   uint32_t event)
{
    aivd_shm_check_event(call, event);
    aivd_shm_check_ub(call, "src", (const void *)src);
    aivd_shm_put(call, engine, dst, (const void *)src, bytes, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aivd_shm_get_ub(const char *call, int engine, __ubuf__ void *dst,
                                                   __gm__ const void *src, uint64_t bytes, int pe,
                                                   uint32_t event)
{
    aivd_shm_check_event(call, event);
    aivd_shm_check_ub(call, "dst", (const void *)dst);
    aivd_shm_get(call, engine, (void *)dst, src, bytes, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aivd_shm_put_rows_ub(const char *call, int engine,
                                                        __gm__ void *dst, __ubuf__ const void *src,
                                                        uint64_t element,
                                                        const non_contiguous_copy_param *rows,
                                                        int pe, uint32_t event)
{
    aivd_shm_check_event(call, event);
    aivd_shm_check_ub(call, "src", (const void *)src);
    aivd_shm_put_rows(call, engine, dst, (const void *)src, element, rows, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aivd_shm_get_rows_ub(const char *call, int engine,
                                                        __ubuf__ void *dst, __gm__ const void *src,
                                                        uint64_t element,
                                                        const non_contiguous_copy_param *rows,
                                                        int pe, uint32_t event)
{
    aivd_shm_check_event(call, event);
    aivd_shm_check_ub(call, "dst", (const void *)dst);
    aivd_shm_get_rows(call, engine, (void *)dst, src, element, rows, pe, AIVD_SHM_NBI);
}

/* An engine's quiet: here as every other. */
static __aicore__ AIVD_INLINE void aivd_shm_quiet_via(const char *call, int engine, int pe,
                                                      __ubuf__ void *buf, uint32_t buf_bytes,
                                                      uint32_t event)
{
    (void)aivd_shm_scratch(call, engine, (const void *)buf, buf_bytes, event);
    aivd_shm_quiet(call, engine, pe);
}

/* What SDMA was given is complete; a stream of the host may wait for it (g_state_host). */
static __aicore__ AIVD_INLINE void aivd_shm_notify(const char *call, __ubuf__ void *buf,
                                                   uint32_t buf_bytes, uint32_t event)
{
    aivd_shm_quiet_via(call, AIVD_SHM_SDMA, -1, buf, buf_bytes, event);
    aivd_shm_notify_record(call);
}

static __aicore__ AIVD_INLINE void aivd_shm_cmo(const char *call, __gm__ const void *src,
                                                uint64_t bytes, int type, __ubuf__ void *buf,
                                                uint32_t buf_bytes, uint32_t event)
{
    (void)aivd_shm_scratch(call, AIVD_SHM_SDMA, (const void *)buf, buf_bytes, event);
    aivd_shm_near(call, (const void *)src, bytes, type);
}

#endif
