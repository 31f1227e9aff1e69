/* Kernels for bench/shmem_host.c. */
#include <shmem.h>

#include <stdint.h>

typedef struct pong_args {
    void *data, *signal;
    int32_t first, hops;
} pong_args;

/* Eight bytes and a signal, there and back. */
__global__ __aicore__ void bench_shmem_pong(pong_args a)
{
    int me = aclshmem_my_pe(), other = 1 - me;
    __gm__ int32_t *signal = (__gm__ int32_t *)a.signal;
    __gm__ uint8_t *data = (__gm__ uint8_t *)a.data;

    asc_init();
    for (int32_t i = a.first; i < a.first + a.hops; i++) {
        if (me == 0)
            aclshmem_putmem_signal(data, data + 64, 8, signal, i, ACLSHMEM_SIGNAL_SET, other);
        aclshmem_signal_wait_until(signal, ACLSHMEM_CMP_GE, i);
        if (me == 1)
            aclshmem_putmem_signal(data, data + 64, 8, signal, i, ACLSHMEM_SIGNAL_SET, other);
    }
}
