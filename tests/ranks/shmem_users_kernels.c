/* Kernels for tests/ranks/shmem_users.c. */
#include <shmem.h>

#include "shmem_users_args.h"

static __aicore__ inline void say_begun(const shmem_users_args *a)
{
    __gm__ int32_t *begun = (__gm__ int32_t *)(uintptr_t)a->begun;

    __atomic_store_n(begun, 1, __ATOMIC_RELEASE); /* the host polls it */
    dcci_cacheline((__gm__ uint8_t *)begun);
}

/* Waits for `go`, then writes into the block and meets the team. */
__global__ __aicore__ void users_wait(shmem_users_args a)
{
    asc_init();
    say_begun(&a);
    aclshmem_signal_wait_until((__gm__ int32_t *)(uintptr_t)a.go, ACLSHMEM_CMP_GE, 1);
    if (a.block)
        aclshmem_int32_p((__gm__ int32_t *)(uintptr_t)a.block, 77, aclshmem_my_pe());
    if (a.team >= 0)
        aclshmem_barrier((aclshmem_team_t)a.team);
}

/* In a barrier of the team at once. */
__global__ __aicore__ void users_meet(shmem_users_args a)
{
    asc_init();
    say_begun(&a);
    aclshmem_barrier((aclshmem_team_t)a.team);
}
