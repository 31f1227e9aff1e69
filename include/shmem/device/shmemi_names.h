/* device/shmemi_names.h: what official kernels take from the library's inside. Use the calls
 * without the i; these names are for kernels that exist. */
#ifndef DEVICE_SHMEMI_NAMES_H
#define DEVICE_SHMEMI_NAMES_H

#include "gm2gm/engine/shmem_device_sdma.h"
#include "impl_order.h"

#ifdef __cplusplus
extern "C" {
#endif
/* The PE's state; ends the kernel when the device is no PE. */
void *aivd_shm_state(const char *call);
#ifdef __cplusplus
}
#endif

/* What the host tells the kernels of this PE: number, heaps, UB of the engines. */
static __aicore__ AIVD_INLINE __gm__ aclshmem_device_host_state_t *aclshmemi_get_state(void)
{
    return (__gm__ aclshmem_device_host_state_t *)aivd_shm_state("aclshmemi_get_state");
}

static __aicore__ AIVD_INLINE int aclshmemi_get_my_pe(void)
{
    return aclshmemi_get_state()->mype;
}

static __aicore__ AIVD_INLINE int aclshmemi_get_total_pe(void)
{
    return aclshmemi_get_state()->npes;
}

static __aicore__ AIVD_INLINE uint64_t aclshmemi_get_heap_size(void)
{
    return aclshmemi_get_state()->heap_size;
}

/* All blocks of this PE's kernel. */
static __aicore__ AIVD_INLINE void aclshmemi_barrier_core_soft(void)
{
    aivd_block_barrier();
}

/* The same under the name that later kernels use. */
static __aicore__ AIVD_INLINE void aclshmemi_sync_core_soft(void)
{
    aivd_block_barrier();
}

static __aicore__ AIVD_INLINE void dcci_cacheline(__gm__ uint8_t *addr)
{
    asc_dcci_single(addr);
}

/* The lines that [addr, addr + length) touches. */
static __aicore__ AIVD_INLINE void dcci_cachelines(__gm__ uint8_t *addr, uint64_t length)
{
    uint64_t first = (uint64_t)(uintptr_t)addr / SCALAR_DATA_CACHELINE_SIZE;
    uint64_t last = ((uint64_t)(uintptr_t)addr + length) / SCALAR_DATA_CACHELINE_SIZE;

    for (uint64_t line = first; line <= last; line++)
        asc_dcci_single((__gm__ uint8_t *)(uintptr_t)(line * SCALAR_DATA_CACHELINE_SIZE));
}

static __aicore__ AIVD_INLINE void dcci_entire_cache(void)
{
    asc_dcci_entire_out();
}

static __aicore__ AIVD_INLINE void dsb_all(void)
{
    asc_sync_data_barrier(DSB_ALL);
}

/* Blocks that may use the SDMA engine: here every block may. */
#define ACLSHMEM_SDMA_MAX_CHAN ACLSHMEM_MAX_AIV_PER_NPU

/* A word of GM by the scalar unit, as a plain store and load: others see it after dcci_cacheline,
 * and what others wrote is seen after it. */
#ifdef __cplusplus
template <typename T> __aicore__ AIVD_INLINE void aclshmemi_store(__gm__ T *addr, T val)
{
    *addr = val;
}

template <typename T> __aicore__ AIVD_INLINE T aclshmemi_load(__gm__ T *addr)
{
    return *addr;
}
#else
#define aclshmemi_store(addr, val) ((void)(*(addr) = (val)))
#define aclshmemi_load(addr)       (*(addr))
#endif

#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemi_sdma_quiet(__ubuf__ T *buf, uint32_t ub_size,
                                                 uint32_t sync_id)
{
    aclshmemx_sdma_quiet(buf, ub_size, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemi_sdma_quiet(AscendC::LocalTensor<T> buf, uint32_t sync_id)
{
    aclshmemx_sdma_quiet(buf, sync_id);
}
#else
#define aclshmemi_sdma_quiet(buf, ub_size, sync_id) aclshmemx_sdma_quiet(buf, ub_size, sync_id)
#endif

#endif
