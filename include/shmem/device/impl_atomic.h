/* device/impl_atomic.h: atomics, signals, and puts with a signal, behind the calls of kernels.
 *
 * Sums of the small types, and sums nobody asks the old value of, are moves of MTE3 in an atomic mode,
 * as on all products; the other atomics are steps of the scalar unit past the cache, which hardware
 * has from the Ascend950 on. */
#ifndef SHMEM_DEVICE_IMPL_ATOMIC_H
#define SHMEM_DEVICE_IMPL_ATOMIC_H

#include "impl_order.h"
#include "impl_wait.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The scalar unit's step; returns the bits before. */
uint64_t aivd_shm_step(const char *call, int op, int type, void *word, uint64_t value,
                       uint64_t cond);
/* Refuses a word that is no multiple of its size; a signal operation that does not exist. */
void aivd_shm_check_word(const char *call, const void *word, uint32_t bytes);
void aivd_shm_check_signal(const char *call, int op);
/* A signal is set or added to, where nobody looks; false else. */
bool aivd_shm_direct_set(void *word, uint64_t value, uint32_t bytes);
bool aivd_shm_direct_add(void *word, uint64_t value, uint32_t bytes);
/* A few bytes from GM to PE `pe`, and the signal of `signal_bytes` set behind them, where nobody looks
 * and all operands are right; false, and nothing done, else. */
bool aivd_shm_direct_put_signal(void *dst, const void *src, uint64_t bytes, void *sig_addr,
                                uint64_t value, uint32_t signal_bytes, int pe);

#ifdef __cplusplus
}
#endif

/* Whether moves can add elements of the type. */
static __aicore__ AIVD_INLINE bool aivd_shm_adds(int type)
{
    return type == AIVD_SHM_INT8 || type == AIVD_SHM_INT16 || type == AIVD_SHM_INT32 ||
           type == AIVD_SHM_HALF || type == AIVD_SHM_BFLOAT16 || type == AIVD_SHM_FLOAT;
}

static __aicore__ AIVD_INLINE void aivd_shm_add_mode(int type)
{
    if (type == AIVD_SHM_INT8)
        asc_set_atomic_add_int8();
    else if (type == AIVD_SHM_INT16)
        asc_set_atomic_add_int16();
    else if (type == AIVD_SHM_INT32)
        asc_set_atomic_add_int();
    else if (type == AIVD_SHM_HALF)
        asc_set_atomic_add_float16();
    else if (type == AIVD_SHM_BFLOAT16)
        asc_set_atomic_add_bfloat();
    else
        asc_set_atomic_add_float();
}

static __aicore__ AIVD_INLINE void aivd_shm_add_value(__gm__ void *word, int type, uint64_t value)
{
    aivd_shm_add_mode(type);
    aivd_shm_put_value(word, &value, aivd_shm_type_bytes(type));
    asc_set_atomic_none();
}

static __aicore__ AIVD_INLINE uint64_t aivd_shm_atomic(const char *call, int engine, int op, int type,
                                                       __gm__ void *dest, uint64_t value,
                                                       uint64_t cond, int pe, unsigned flags)
{
    uint32_t bytes = aivd_shm_type_bytes(type);
    __gm__ void *word = (__gm__ void *)aivd_shm_remote(call, (const void *)dest, bytes, pe);

    (void)engine;
    aivd_shm_check_word(call, (const void *)word, bytes);
    if (op == AIVD_SHM_ATOMIC_ADD && (flags & AIVD_SHM_RESULT) == 0 && aivd_shm_adds(type)) {
        aivd_shm_add_value(word, type, value);
        return 0;
    }
    return aivd_shm_step(call, op, type, (void *)word, value, cond);
}

/* Sends a signal whose operands are right. */
static __aicore__ AIVD_INLINE void aivd_shm_signal_send(const char *call, __gm__ void *word,
                                                        uint64_t value, int op, unsigned flags)
{
    uint32_t bytes = (flags & AIVD_SHM_SIGNAL64) != 0 ? 8 : 4;

    if (op == ACLSHMEM_SIGNAL_SET) {
        if (!aivd_shm_direct_set((void *)word, value, bytes))
            aivd_shm_put_value(word, &value, bytes);
    } else if (!aivd_shm_direct_add((void *)word, value, bytes)) {
        if (bytes == 8)
            (void)aivd_shm_step(call, AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT64, (void *)word, value, 0);
        else
            aivd_shm_add_value(word, AIVD_SHM_INT32, value);
    }
}

static __aicore__ AIVD_INLINE __gm__ void *aivd_shm_signal_place(const char *call,
                                                                 __gm__ void *sig_addr, int op,
                                                                 int pe, unsigned flags)
{
    uint32_t bytes = (flags & AIVD_SHM_SIGNAL64) != 0 ? 8 : 4;

    aivd_shm_check_signal(call, op);
    aivd_shm_check_word(call, (const void *)sig_addr, bytes);
    return (__gm__ void *)aivd_shm_remote(call, (const void *)sig_addr, bytes, pe);
}

/* Does not wait for moves before it: a quiet or fence does. */
static __aicore__ AIVD_INLINE void aivd_shm_signal_op(const char *call, __gm__ void *sig_addr,
                                                      uint64_t value, int op, int pe,
                                                      unsigned flags)
{
    __gm__ void *word = aivd_shm_signal_place(call, sig_addr, op, pe, flags);

    aivd_shm_signal_send(call, word, value, op, flags);
}

/* The data, then the signal, also when the call need not be complete on return. */
static __aicore__ AIVD_INLINE void aivd_shm_put_signal(const char *call, int engine,
                                                       __gm__ void *dst, __gm__ const void *src,
                                                       uint64_t bytes, __gm__ void *sig_addr,
                                                       uint64_t value, int op, int pe,
                                                       unsigned flags)
{
    if (op == ACLSHMEM_SIGNAL_SET &&
        aivd_shm_direct_put_signal((void *)dst, (const void *)src, bytes, (void *)sig_addr, value,
                                   (flags & AIVD_SHM_SIGNAL64) != 0 ? 8 : 4, pe))
        return;
    __gm__ void *word = aivd_shm_signal_place(call, sig_addr, op, pe, flags);

    aivd_shm_put(call, engine, dst, (const void *)src, bytes, pe, flags & AIVD_SHM_NBI);
    aivd_shm_quiet(call, engine, -1);
    aivd_shm_signal_send(call, word, value, op, flags);
}

#endif
