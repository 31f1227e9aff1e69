/* device/impl_lock.h: locks behind the calls of kernels. The word that counts is that of PE 0: 0 is
 * free, else 1 + the PE that has it; hosts and kernels share locks (one holder per PE). */
#ifndef SHMEM_DEVICE_IMPL_LOCK_H
#define SHMEM_DEVICE_IMPL_LOCK_H

#include "impl.h"
#include "impl_atomic.h"
#include "impl_order.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Ends the kernel: `seen` is who has the lock instead of this PE. */
void aivd_shm_lock_refuse(const char *call, const void *lock, uint64_t seen);

#ifdef __cplusplus
}
#endif

static __aicore__ AIVD_INLINE uint64_t aivd_shm_lock_swap(const char *call, __gm__ long *lock,
                                                          uint64_t from, uint64_t to)
{
    return aivd_shm_atomic(call, AIVD_SHM_ANY, AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT64, lock,
                           to, from, 0, AIVD_SHM_RESULT);
}

/* 0 when this PE has it now. */
static __aicore__ AIVD_INLINE int aivd_shm_lock_test(const char *call, __gm__ long *lock)
{
    return aivd_shm_lock_swap(call, lock, 0, 1 + (uint64_t)aivd_shm_my_pe()) != 0;
}

/* Waits until it is free, and tries. */
static __aicore__ AIVD_INLINE void aivd_shm_lock_set(const char *call, __gm__ long *lock)
{
    uint64_t mine = 1 + (uint64_t)aivd_shm_my_pe(), seen;
    __gm__ uint64_t *home = (__gm__ uint64_t *)aivd_shm_remote(call, lock, sizeof(*lock), 0);

    while ((seen = aivd_shm_lock_swap(call, lock, 0, mine)) != 0) {
        if (seen == mine)
            aivd_shm_lock_refuse(call, lock, seen);
        (void)aivd_shm_wait_one(home, AIVD_SHM_INT64, ACLSHMEM_CMP_EQ, 0);
    }
}

static __aicore__ AIVD_INLINE void aivd_shm_lock_clear(const char *call, __gm__ long *lock)
{
    uint64_t mine = 1 + (uint64_t)aivd_shm_my_pe(), seen;

    aivd_shm_quiet(call, AIVD_SHM_ANY, -1);
    seen = aivd_shm_lock_swap(call, lock, mine, 0);
    if (seen != mine)
        aivd_shm_lock_refuse(call, lock, seen);
}

#endif
