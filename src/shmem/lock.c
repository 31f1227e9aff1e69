/* shmem/lock.c: locks of all PEs. The word that counts is that of PE 0: 0 is free, else 1 + the PE
 * that has it. Who waits watches that word, and tries when it is free; nobody is promised a turn.
 */
#include "base/log.h"
#include "base/time.h"
#include "core/wait.h"
#include "shmem/atomic.h"
#include "shmem/host/data_plane/shmem_host_amo.h"
#include "shmem/host/data_plane/shmem_host_so.h"
#include "shmem/operand.h"

enum { HOME = 0 };

static aivd_status check(const shmem_pe *pe, const char *call, const long *lock)
{
    aivd_status s = shmem_symmetric_check(pe, call, "lock", lock, sizeof *lock);
    return s ? s : shmem_word_check(call, lock, sizeof *lock);
}

static uint64_t swap_if(const char *call, long *lock, uint64_t from, uint64_t to)
{
    return shmem_atomic(call, AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT64, lock, to, from, HOME);
}

static bool is_free(void *context)
{
    return __atomic_load_n((const long *)context, __ATOMIC_ACQUIRE) == 0;
}

static aivd_status until_free(const shmem_pe *pe, const char *call, long *lock)
{
    long *home = (long *)(void *)shmem_translate(pe, lock, HOME);
    const core_wait wait = {.ready = is_free,
                            .context = home,
                            .address = home,
                            .what = call,
                            .timeout_ns = npu_stall_limit_ns(),
                            .peers = true};
    aivd_status s = core_wait_host(&wait);
    if (!s)
        return AIVD_OK;
    long holder = __atomic_load_n(home, __ATOMIC_ACQUIRE) - 1;
    return base_fail(s, NULL, "%s: PE %ld has the lock at %p and %s", call, holder, (void *)lock,
                     s == AIVD_ERR_PEER ? "a PE has ended"
                                        : "has not cleared it within HCCL_EXEC_TIMEOUT");
}

BASE_EXPORT void aclshmem_set_lock(long *lock)
{
    const shmem_pe *pe = shmem_pe_of(__func__);
    if (pe == NULL || check(pe, __func__, lock))
        return;
    uint64_t mine = 1 + (uint64_t)pe->me, seen;
    while ((seen = swap_if(__func__, lock, 0, mine)) != 0) {
        if (seen == mine) {
            (void)base_fail(AIVD_ERR_STATE, NULL,
                            "%s: PE %u has the lock at %p already; it would wait for itself",
                            __func__, pe->me, (void *)lock);
            return;
        }
        if (until_free(pe, __func__, lock))
            return;
    }
}

BASE_EXPORT int aclshmem_test_lock(long *lock)
{
    const shmem_pe *pe = shmem_pe_of(__func__);
    if (pe == NULL || check(pe, __func__, lock))
        return 1;
    return swap_if(__func__, lock, 0, 1 + (uint64_t)pe->me) != 0;
}

BASE_EXPORT void aclshmem_clear_lock(long *lock)
{
    const shmem_pe *pe = shmem_pe_of(__func__);
    if (pe == NULL || check(pe, __func__, lock))
        return;
    aclshmem_quiet();
    uint64_t mine = 1 + (uint64_t)pe->me, seen = swap_if(__func__, lock, mine, 0);
    if (seen != mine)
        (void)base_fail(AIVD_ERR_STATE, NULL, "%s: PE %u does not have the lock at %p: %s",
                        __func__, pe->me, (void *)lock,
                        seen == 0 ? "it is free" : "another PE has it");
    else
        fabric_ring_if_waited(shmem_translate(pe, lock, HOME));
}
