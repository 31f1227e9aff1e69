/* device/impl_rma.h: put and get behind the calls of kernels.
 *
 * One side of a move may be in UB; then it is one move of MTE2 or MTE3. Else the bytes go through the
 * UB range that aclshmemx_set_mte_config names, in halves. A blocking call drains what it issued. */
#ifndef SHMEM_DEVICE_IMPL_RMA_H
#define SHMEM_DEVICE_IMPL_RMA_H

#include "impl.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Whether an address is one of the forms of UB. */
bool aivd_shm_in_ub(const void *address);

/* The UB range of an engine, and its bytes. */
void *aivd_shm_range(int engine, uint32_t *bytes);

#ifdef __cplusplus
}
#endif

/* The most a call by value moves. */
enum { AIVD_SHM_VALUE_BYTES = 16 };

/* From UB or GM of this core to GM. */
static __aicore__ AIVD_INLINE void aivd_shm_move_out(__gm__ void *to, const void *from,
                                                     uint64_t bytes)
{
    uint32_t range_bytes;

    if (aivd_shm_in_ub(from)) {
        asc_copy_ub2gm_align((__gm__ uint8_t *)to, (__ubuf__ uint8_t *)(uintptr_t)from,
                             (uint32_t)bytes);
        return;
    }
    __ubuf__ void *range = (__ubuf__ void *)aivd_shm_range(AIVD_SHM_MTE, &range_bytes);
    aivd_copy(to, (__gm__ const void *)from, bytes, range, range_bytes);
}

/* From GM to UB or GM of this core. */
static __aicore__ AIVD_INLINE void aivd_shm_move_in(void *to, __gm__ const void *from,
                                                    uint64_t bytes)
{
    uint32_t range_bytes;

    if (aivd_shm_in_ub(to)) {
        asc_copy_gm2ub_align((__ubuf__ uint8_t *)to, (__gm__ uint8_t *)(uintptr_t)from,
                             (uint32_t)bytes);
        return;
    }
    __ubuf__ void *range = (__ubuf__ void *)aivd_shm_range(AIVD_SHM_MTE, &range_bytes);
    aivd_copy((__gm__ void *)to, from, bytes, range, range_bytes);
}

/* A value of the caller: through words of the frame, which count as UB. Complete on return. */
static __aicore__ AIVD_INLINE void aivd_shm_put_value(__gm__ void *to, const void *value,
                                                      uint32_t bytes)
{
    __ubuf__ uint8_t words[AIVD_SHM_VALUE_BYTES * 2] __attribute__((aligned(32)));
    __ubuf__ uint8_t *ub = words;

    AIVD_OPAQUE(ub);
    __builtin_memcpy(ub, value, bytes);
    asc_sync_notify(PIPE_S, PIPE_MTE3, EVENT_ID7);
    asc_sync_wait(PIPE_S, PIPE_MTE3, EVENT_ID7);
    asc_copy_ub2gm_align((__gm__ uint8_t *)to, ub, bytes);
    asc_sync_notify(PIPE_MTE3, PIPE_S, EVENT_ID7);
    asc_sync_wait(PIPE_MTE3, PIPE_S, EVENT_ID7);
}

static __aicore__ AIVD_INLINE void aivd_shm_get_value(void *value, __gm__ const void *from,
                                                      uint32_t bytes)
{
    __ubuf__ uint8_t words[AIVD_SHM_VALUE_BYTES * 2] __attribute__((aligned(32)));
    __ubuf__ uint8_t *ub = words;

    AIVD_OPAQUE(ub);
    asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID7);
    asc_sync_wait(PIPE_S, PIPE_MTE2, EVENT_ID7);
    asc_copy_gm2ub_align(ub, (__gm__ uint8_t *)(uintptr_t)from, bytes);
    asc_sync_notify(PIPE_MTE2, PIPE_S, EVENT_ID7);
    asc_sync_wait(PIPE_MTE2, PIPE_S, EVENT_ID7);
    __builtin_memcpy(value, ub, bytes);
}

/* `bytes` of `src` (GM, UB, or with AIVD_SHM_VALUE a value) to PE `pe`'s place of `dst`. */
static __aicore__ AIVD_INLINE void aivd_shm_put(const char *call, int engine, __gm__ void *dst,
                                                const void *src, uint64_t bytes, int pe,
                                                unsigned flags)
{
    __gm__ void *to = (__gm__ void *)aivd_shm_remote(call, (const void *)dst, bytes, pe);

    (void)engine;
    if ((flags & AIVD_SHM_VALUE) != 0) {
        aivd_shm_put_value(to, src, (uint32_t)bytes);
        return;
    }
    aivd_shm_move_out(to, src, bytes);
    if ((flags & AIVD_SHM_NBI) == 0)
        asc_sync_pipe(PIPE_ALL);
}

/* The other way. */
static __aicore__ AIVD_INLINE void aivd_shm_get(const char *call, int engine, void *dst,
                                                __gm__ const void *src, uint64_t bytes, int pe,
                                                unsigned flags)
{
    __gm__ const void *from = (__gm__ const void *)aivd_shm_remote(call, (const void *)src, bytes, pe);

    (void)engine;
    if ((flags & AIVD_SHM_VALUE) != 0) {
        aivd_shm_get_value(dst, from, (uint32_t)bytes);
        return;
    }
    aivd_shm_move_in(dst, from, bytes);
    if ((flags & AIVD_SHM_NBI) == 0)
        asc_sync_pipe(PIPE_ALL);
}

#endif
