/* shmem/kernel_engine: what calls of kernels that name an engine, rows or strides require of their
 * operands, the settings of a PE that kernels change, and the instance a block acts for. Declared
 * in include/shmem/device/impl*.h, headers of device code, so they are declared again here. */
#include <stdbool.h>
#include <stddef.h>

#include "base/compiler.h"
#include "core/progress.h"
#include "core/ub.h"
#include "shmem/config.h"
#include "shmem/host_device/shmem_codes.h"
#include "shmem/kernel.h"
#include "shmem/rma.h"

uint64_t aivd_shm_instance_get(void);
void aivd_shm_instance_set(const char *call, uint64_t instance);
void aivd_shm_config(const char *call, int engine, uint64_t offset, uint32_t bytes, uint32_t event);
void aivd_shm_check_reach(const char *call, const void *address, uint64_t bytes);
uint64_t aivd_shm_span(const char *call, const char *name, ptrdiff_t stride, uint64_t count,
                       uint64_t element);
uint64_t aivd_shm_rows_span(const char *call, const char *name, uint32_t ld,
                            const non_contiguous_copy_param *rows, uint64_t element);
void aivd_shm_check_ub_rows(const char *call, const char *name, const void *address, uint32_t ld,
                            const non_contiguous_copy_param *rows, uint64_t element);
uint32_t aivd_shm_scratch(const char *call, int engine, const void *buf, uint32_t bytes,
                          uint32_t event);
void aivd_shm_check_event(const char *call, uint32_t event);
void aivd_shm_check_ub(const char *call, const char *name, const void *address);
void aivd_shm_check_request(const char *call, int engine, const void *local, uint64_t bytes);
void aivd_shm_relay(const char *call, int pe, int relay_pe);
void aivd_shm_near(const char *call, const void *address, uint64_t bytes, int type);

#define INLINED __attribute__((always_inline)) static inline

/* ---- instances ---- */

BASE_EXPORT uint64_t aivd_shm_instance_get(void)
{
    return shmem_pe_of_block("aclshmemx_instance_ctx_get")->instance;
}

/* For this block only: hosts and other kernels keep the instance that is active for them. */
BASE_EXPORT void aivd_shm_instance_set(const char *call, uint64_t instance)
{
    core_block *block = core_current;
    int32_t device = (int32_t)block->grid->launch->device;
    shmem_pe *pe = shmem_pe_find(device, instance);
    if (BASE_UNLIKELY(!pe))
        shmem_refuse("%s: instance %llu is not live on device %d", call,
                     (unsigned long long)instance, device);
    block->adapter_used = true;
    block->adapter[SHMEM_INSTANCE_WORD] = (uint64_t)(uintptr_t)pe;
}

/* ---- settings ---- */

/* All blocks of a kernel say the same, each for itself; relaxed, for no other memory hangs on it.
 */
BASE_EXPORT void aivd_shm_config(const char *call, int engine, uint64_t offset, uint32_t bytes,
                                 uint32_t event)
{
    char text[256];
    shmem_pe *pe = (shmem_pe *)(uintptr_t)shmem_pe_of_block(call);
    aclshmem_ub_config_t *range = &pe->scratch[engine - 1];
    if (shmem_scratch_wrong(call, engine - 1, offset, bytes, event, text, sizeof text))
        shmem_refuse("%s", text);
    __atomic_store_n(&range->aclshmem_ub, (int64_t)offset, __ATOMIC_RELAXED);
    __atomic_store_n(&range->ub_size, bytes, __ATOMIC_RELAXED);
    __atomic_store_n(&range->sync_id, event, __ATOMIC_RELAXED);
}

/* ---- where words are ---- */

/* This PE's address of a place in a heap of PE `i`; NULL when it lies in none. */
static const void *place_here(const shmem_pe *own, uint32_t i, const void *address)
{
    /* Pairs with the release of shmem/alloc: then the peers' places are known, too. */
    const uint8_t *host = atomic_load_explicit(&own->host_base, memory_order_acquire);
    const shmem_peer *peer = &own->peers[i];
    if (shmem_in_heap(own, peer->heap, address, 1))
        return own->peers[own->me].heap + ((const uint8_t *)address - peer->heap);
    if (host && shmem_in_heap(own, peer->host_heap, address, 1))
        return host + ((const uint8_t *)address - peer->host_heap);
    return NULL;
}

/* Waits look at words of this PE, or through aclshmem_ptr at those of another one. */
INLINED void check_reach(const char *call, const void *address, uint64_t bytes)
{
    const shmem_pe *own = shmem_pe_of_block(call);
    const void *here = NULL;
    if (BASE_LIKELY(shmem_symmetric(own, address, bytes)))
        return;
    for (uint32_t i = 0; i < own->count && !here; i++)
        here = place_here(own, i, address);
    if (here && shmem_symmetric(own, here, bytes))
        return;
    char why[SHMEM_WHY_BYTES];
    shmem_refuse("%s: %llu bytes at %p, which %s", call, (unsigned long long)bytes, address,
                 shmem_symmetric_why(own, here ? here : address, bytes, why));
}

BASE_EXPORT void aivd_shm_check_reach(const char *call, const void *address, uint64_t bytes)
{
    check_reach(call, address, bytes);
}

/* ---- strides and rows ---- */

BASE_EXPORT uint64_t aivd_shm_span(const char *call, const char *name, ptrdiff_t stride,
                                   uint64_t count, uint64_t element)
{
    uint64_t steps;
    if (BASE_UNLIKELY(stride < 1))
        shmem_refuse("%s: stride %s is %td, at least 1", call, name, stride);
    if (count == 0)
        return 0;
    if (__builtin_mul_overflow((uint64_t)stride, count - 1, &steps))
        return UINT64_MAX;
    return shmem_bytes(steps + 1, element);
}

BASE_EXPORT uint64_t aivd_shm_rows_span(const char *call, const char *name, uint32_t ld,
                                        const non_contiguous_copy_param *rows, uint64_t element)
{
    if (rows->repeat == 0 || rows->length == 0)
        return 0;
    if (BASE_UNLIKELY(rows->repeat > 1 && ld < rows->length))
        shmem_refuse("%s: %s is %u and rows have %u elements; a row begins behind the one "
                     "before",
                     call, name, ld, rows->length);
    return shmem_bytes((uint64_t)(rows->repeat - 1) * ld + rows->length, element);
}

BASE_EXPORT void aivd_shm_check_ub_rows(const char *call, const char *name, const void *address,
                                        uint32_t ld, const non_contiguous_copy_param *rows,
                                        uint64_t element)
{
    if (BASE_UNLIKELY(rows->repeat > 1 && ld * element % 32 != 0 &&
                      core_is_ub(core_current, address)))
        shmem_refuse(
            "%s: %s is %u elements of %llu bytes; rows in UB begin at multiples of 32 bytes", call,
            name, ld, (unsigned long long)element);
}

/* ---- engines ---- */

/* Inlined, as shmem_refuse() names who called the exported function. */
INLINED void check_event(const char *call, uint32_t event)
{
    if (BASE_UNLIKELY(event >= SHMEM_EVENTS))
        shmem_refuse("%s: sync_id is %u, allowed are 0 to %d", call, event, SHMEM_EVENTS - 1);
}

BASE_EXPORT void aivd_shm_check_event(const char *call, uint32_t event)
{
    check_event(call, event);
}

BASE_EXPORT void aivd_shm_check_ub(const char *call, const char *name, const void *address)
{
    if (BASE_UNLIKELY(!core_is_ub(core_current, address)))
        shmem_refuse("%s: %s %p is not in UB; the form with a buffer takes GM on both "
                     "sides",
                     call, name, address);
}

/* The engines of shmem_codes.h that have calls with a buffer. */
static const struct {
    const char *name;
    uint32_t least, align;
} needs[] = {
    [AIVD_SHM_MTE] = {"MTE", 32, 32},
    [AIVD_SHM_SDMA] = {"SDMA", 64, 64},
    [AIVD_SHM_ROCE] = {"RoCE", 128, 32},
    [AIVD_SHM_UDMA] = {"UDMA", 128, 32},
};

BASE_EXPORT uint32_t aivd_shm_scratch(const char *call, int engine, const void *buf, uint32_t bytes,
                                      uint32_t event)
{
    core_block *block = core_current;
    uint32_t least = needs[engine].least, align = needs[engine].align;
    bool named = engine == AIVD_SHM_MTE || engine == AIVD_SHM_SDMA; /* these say how many bytes */
    uint32_t room = named ? bytes : least;
    check_event(call, event);
    if (BASE_UNLIKELY(room < least))
        shmem_refuse("%s: ub_size is %u; %s needs %u bytes at least", call, room,
                     needs[engine].name, least);
    if (BASE_UNLIKELY(!core_is_ub(block, buf)))
        shmem_refuse("%s: buf %p is not in UB; %s needs %u bytes of UB at least", call, buf,
                     needs[engine].name, least);
    if (BASE_UNLIKELY((uintptr_t)buf % align != 0))
        shmem_refuse("%s: buf %p is no multiple of %u, as %s needs", call, buf, align,
                     needs[engine].name);
    core_ub(block, buf, room, 32, call);
    return room;
}

enum { UDMA_REQUEST_MAX = 256 << 20 };

BASE_EXPORT void aivd_shm_check_request(const char *call, int engine, const void *local,
                                        uint64_t bytes)
{
    if (BASE_UNLIKELY(engine == AIVD_SHM_UDMA && bytes > UDMA_REQUEST_MAX))
        shmem_refuse("%s: %llu bytes; a request of UDMA has 256 MiB at most: give several", call,
                     (unsigned long long)bytes);
    if (engine == AIVD_SHM_ROCE)
        check_reach(call, local, bytes); /* both sides are registered with the heap */
}

BASE_EXPORT void aivd_shm_relay(const char *call, int pe, int relay_pe)
{
    const shmem_pe *own = shmem_pe_of_block(call);
    int me = (int)own->me, count = (int)own->count;
    if (BASE_UNLIKELY(pe < 0 || pe >= count || relay_pe < 0 || relay_pe >= count || pe == me ||
                      relay_pe == me || pe == relay_pe))
        shmem_refuse("%s: PE %d through PE %d, called by PE %d; these are three PEs of 0 to %d",
                     call, pe, relay_pe, me, count - 1);
}

/* Prefetches at most what a second-level cache of a core holds. */
BASE_EXPORT void aivd_shm_near(const char *call, const void *address, uint64_t bytes, int type)
{
    enum { NEAR_BYTES = 256 << 10, LINE = 64 };
    core_block *block = core_current;
    core_count(block);
    if (BASE_UNLIKELY(type != CMO_TYPE_PREFETCH))
        shmem_refuse("%s: cmo_type is %d, allowed is CMO_TYPE_PREFETCH (%d)", call, type,
                     CMO_TYPE_PREFETCH);
    if (bytes == 0)
        return;
    core_gm(block, address, bytes, call);
    for (uint64_t at = 0; at < bytes && at < NEAR_BYTES; at += LINE)
        __builtin_prefetch((const uint8_t *)address + at);
}
