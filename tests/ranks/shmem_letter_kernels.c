/* Kernels for tests/ranks/shmem_letter.c. */
#include <shmem.h>

#include "shmem_letter_args.h"

static __aicore__ inline __gm__ uint8_t *at(uint64_t address)
{
    return (__gm__ uint8_t *)(uintptr_t)address;
}

/* Every second message has a signal of 64 bits. */
__global__ __aicore__ void letter_send(shmem_letter_args a)
{
    asc_init();
    for (uint32_t n = 0; n <= LETTERS; n++) {
        __gm__ uint8_t *to = at(a.data) + n * LETTER_PLACE + letter_to(n);
        __gm__ uint8_t *from = at(a.source) + n * LETTER_PLACE + letter_from(n);

        if (n % 2 == 0)
            aclshmem_putmem_signal(to, from, n, (__gm__ int32_t *)at(a.signal), (int32_t)n + 1,
                                   ACLSHMEM_SIGNAL_SET, (int)a.pe);
        else
            aclshmemx_putmem_signal64(to, from, n, (__gm__ uint64_t *)at(a.signal64),
                                      ((uint64_t)n << 32) + 1, ACLSHMEM_SIGNAL_SET, (int)a.pe);
    }
    aclshmem_signal_wait_until((__gm__ int32_t *)at(a.signal), ACLSHMEM_CMP_EQ, LETTERS + 1);
    (void)aclshmemx_signal64_wait_until((__gm__ uint64_t *)at(a.signal64), ACLSHMEM_CMP_EQ,
                                        ((uint64_t)(LETTERS - 1) << 32) + 1);
}

/* One call that must be refused. */
__global__ __aicore__ void letter_wrong(shmem_letter_args a)
{
    __gm__ uint8_t *to = at(a.data), *from = at(a.source);
    __gm__ int32_t *signal = (__gm__ int32_t *)at(a.signal);
    uint32_t bytes = 16;
    int pe = (int)a.pe;

    asc_init();
    if (a.which == 0)
        pe = aclshmem_n_pes();
    else if (a.which == 1)
        to = at(a.outside);
    else if (a.which == 2)
        to += (LETTERS + 1) * LETTER_PLACE - 8;
    else if (a.which == 3)
        signal = (__gm__ int32_t *)(at(a.signal) + 2);
    else if (a.which == 4)
        signal = (__gm__ int32_t *)at(a.outside);
    else
        from = at(a.data) + 8, pe = aclshmem_my_pe();
    aclshmem_putmem_signal(to, from, bytes, signal, 77, ACLSHMEM_SIGNAL_SET, pe);
}
