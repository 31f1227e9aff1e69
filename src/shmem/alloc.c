/* shmem/alloc.c: allocation and release, which all PEs do together. Each PE books the block in its
 * own heap, then all tell each other what they asked for and where it lies: a difference is an
 * error on every PE, before anybody uses the address.
 *
 * There are two heaps: of the device, and (HOST_SIDE) of the host. The second is made by the first
 * allocation in it, when the PEs tell each other where theirs lie. */
#include "shmem/host/mem/shmem_host_heap.h"

#include <stdlib.h>
#include <string.h>

#include "fabric/peers.h"
#include "npu/heap.h"
#include "shmem/control.h"
#include "shmem/result.h"
#include "shmem/state.h"
#include "shmem/users.h"

typedef struct request {
    const char *call;
    shmem_kind kind;
    aclshmem_mem_type_t side;
    uint64_t bytes, alignment;
    const char *user; /* of the block that is to be freed; NULL: none */
} request;

/* What PEs tell each other. */
typedef struct told {
    uint32_t kind, side;
    uint64_t bytes, alignment;
    uint64_t at;        /* offset in the heap; SHMEM_NOWHERE: no room */
    uint64_t host_base; /* of the heap of the host, when it is made; 0: there was no room */
    uint64_t used;      /* of a block to be freed: work under way uses it */
} told;

_Static_assert(sizeof(told) <= CORE_NOTE_BYTES, "it travels in a note");

/* ---- checks ---- */

/* A place in the heap is aligned no better than the heap itself. */
#define ALIGNMENT_MAX NPU_GRANULE

static aivd_status request_check(const request *r)
{
    bool power = r->alignment && !(r->alignment & (r->alignment - 1));
    if (power && r->alignment <= ALIGNMENT_MAX)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL,
                     "%s: alignment is %llu, it must be a power of two of at most %llu", r->call,
                     (unsigned long long)r->alignment, ALIGNMENT_MAX);
}

static aivd_status side_check(const char *call, aclshmem_mem_type_t side)
{
    if (side == DEVICE_SIDE || side == HOST_SIDE)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL,
                     "%s: mem_type is %d, allowed are HOST_SIDE (0) and "
                     "DEVICE_SIDE (1)",
                     call, (int)side);
}

/* ---- the two heaps ---- */

static shmem_heap *heap_of(shmem_pe *pe, aclshmem_mem_type_t side)
{
    return side == HOST_SIDE ? &pe->host : &pe->heap;
}

/* NULL: there is none yet. */
static uint8_t *base_of(const shmem_pe *pe, aclshmem_mem_type_t side)
{
    return side == HOST_SIDE ? pe->peers[pe->me].host_heap : pe->peers[pe->me].heap;
}

/* This PE's own part of the host's heap; without room the others learn of it. */
static void host_reserve(shmem_pe *pe)
{
    void *heap;
    if (npu_mem_alloc(pe->device, pe->heap_bytes, NPU_MEM_LAZY, &heap))
        return;
    if (shmem_heap_init(&pe->host, pe->heap_bytes, record_on())) {
        npu_mem_free(heap);
        return;
    }
    pe->peers[pe->me].host_heap = heap;
    if (record_on()) /* nothing is in it yet */
        record_host(&(record_event){.kind = RECORD_FREE,
                                    .to = (uint64_t)(uintptr_t)heap,
                                    .size = pe->heap_bytes,
                                    .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                    .device = pe->device},
                    NULL);
}

static void host_release(shmem_pe *pe)
{
    if (pe->peers[pe->me].host_heap)
        npu_mem_free(pe->peers[pe->me].host_heap);
    pe->peers[pe->me].host_heap = NULL;
    shmem_heap_fini(&pe->host);
}

static aivd_status host_known(shmem_pe *pe, const request *r, const told *all)
{
    for (uint32_t p = 0; p < pe->count; p++) {
        if (all[p].host_base == 0)
            return base_fail(AIVD_ERR_MEMORY, NULL,
                             "%s: PE %u has no room for a heap of %llu bytes on the host's side; "
                             "give a smaller local_mem_size, or a larger AIVDRIVE_MAP_STRIDE",
                             r->call, p, (unsigned long long)pe->heap_bytes);
        if (!fabric_device_holds(pe->peers[p].device, all[p].host_base, pe->heap_bytes))
            return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                             "%s: PE %u sent a place that makes no sense: it runs another version "
                             "of the library",
                             r->call, p);
    }
    for (uint32_t p = 0; p < pe->count; p++)
        pe->peers[p].host_heap = (uint8_t *)(uintptr_t)all[p].host_base;
    shmem_state_heaps(pe);
    /* Pairs with the acquire of shmem_host_side. */
    atomic_store_explicit(&pe->host_base, pe->peers[pe->me].host_heap, memory_order_release);
    return AIVD_OK;
}

/* ---- checks of what was told ---- */

static aivd_status no_room(shmem_pe *pe, const request *r)
{
    const shmem_heap *heap = heap_of(pe, r->side);
    return base_fail(
        AIVD_ERR_MEMORY, NULL,
        "%s: no room for %llu bytes; the heap has %llu bytes, %llu of them in use, the "
        "largest free block is %llu; raise local_mem_size of aclshmemx_init_attr "
        "(SHMEM_SYMMETRIC_SIZE when it is 0)",
        r->call, (unsigned long long)r->bytes, (unsigned long long)heap->size,
        (unsigned long long)heap->used, (unsigned long long)shmem_heap_largest(heap));
}

static aivd_status differs(const shmem_pe *pe, const request *r, const told *all)
{
    const told *mine = &all[pe->me];
    for (uint32_t p = 0; p < pe->count; p++) {
        const told *t = &all[p];
        if (t->kind != mine->kind)
            return shmem_control_differs(pe, r->call, r->kind, p, (shmem_kind)t->kind);
        if (t->side != mine->side)
            return base_fail(
                AIVD_ERR_MISMATCH, "EI0005",
                "%s: PE %u gave mem_type %u, PE %u %u; all PEs must make the same calls", r->call,
                pe->me, mine->side, p, t->side);
        if (t->bytes == mine->bytes && t->alignment == mine->alignment && t->at == mine->at)
            continue;
        return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                         "%s: PE %u asked for %llu bytes at multiples of %llu (place %lld), PE %u "
                         "for %llu at multiples of %llu (place %lld); all PEs must make the same "
                         "calls with the same sizes",
                         r->call, pe->me, (unsigned long long)mine->bytes,
                         (unsigned long long)mine->alignment, (long long)mine->at, p,
                         (unsigned long long)t->bytes, (unsigned long long)t->alignment,
                         (long long)t->at);
    }
    return AIVD_OK;
}

/* A block stays everywhere when somebody still uses it. */
static aivd_status still_used(const shmem_pe *pe, const request *r, const told *all)
{
    for (uint32_t i = 0; i < pe->count; i++) {
        uint32_t p = (pe->me + i) % pe->count; /* what this PE knows more of comes first */
        if (!all[p].used)
            continue;
        return base_fail(
            AIVD_ERR_STATE, NULL,
            "%s: the block at place %llu is still in use on PE %u: %s; it is not freed on "
            "any PE. Synchronise first (aclrtSynchronizeStream)",
            r->call, (unsigned long long)all[p].at, p,
            p == pe->me ? r->user : "its error text says by what");
    }
    return AIVD_OK;
}

/* All PEs speak of the same side, and none of them frees. */
static bool same_side(const shmem_pe *pe, const request *r, const told *all)
{
    for (uint32_t p = 0; p < pe->count; p++)
        if (all[p].side != (uint32_t)r->side || all[p].kind != r->kind)
            return false;
    return true;
}

/* ---- for observers ---- */

/* A block is an allocation of the caller's that all PEs may reach. */
static void tell_block(const shmem_pe *pe, const uint8_t *block, uint64_t bytes)
{
    record_event event = {.kind = RECORD_ALLOC,
                          .id = ALLOC_USER,
                          .to = (uint64_t)(uintptr_t)block,
                          .size = bytes,
                          .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                          .device = pe->device};
    if (!record_on())
        return;
    record_host(&event, NULL);
    event.kind = RECORD_GRANT;
    event.id = RECORD_NONE; /* every PE */
    event.object = pe->common;
    record_host(&event, NULL);
}

static void tell_freed(const shmem_pe *pe, const uint8_t *block)
{
    if (record_on())
        record_host(&(record_event){.kind = RECORD_FREE,
                                    .to = (uint64_t)(uintptr_t)block,
                                    .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                    .device = pe->device},
                    NULL);
}

/* The fault is in the record as well, and the block is there as before. */
static void tell_refused(shmem_pe *pe, const request *r, const uint8_t *block)
{
    shmem_range range;
    if (!record_on() ||
        !shmem_heap_block(heap_of(pe, r->side), (uint64_t)(block - base_of(pe, r->side)), &range))
        return;
    tell_freed(pe, block);
    tell_block(pe, block, range.bytes);
}

/* ---- together ---- */

static aivd_status tell(shmem_pe *pe, const request *r, uint64_t number, uint64_t at)
{
    bool first =
        r->side == HOST_SIDE && !atomic_load_explicit(&pe->host_base, memory_order_relaxed);
    const told mine = {.kind = r->kind,
                       .side = r->side,
                       .bytes = r->bytes,
                       .alignment = r->alignment,
                       .at = at,
                       .host_base = (uint64_t)(uintptr_t)base_of(pe, HOST_SIDE),
                       .used = r->user != NULL};
    told *all = malloc(pe->count * sizeof *all);
    if (!all)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "%s: no host memory for %u PEs", r->call,
                         pe->count);
    aivd_status s = shmem_control_tell(pe, r->call, pe->teams[0], number, &mine, sizeof mine, all);
    if (!s && first && r->kind != SHMEM_CALL_FREE && same_side(pe, r, all))
        s = host_known(pe, r, all);
    if (!s)
        s = differs(pe, r, all);
    if (!s)
        s = still_used(pe, r, all);
    free(all);
    return s;
}

/* Books the block; a PE without room still joins the others. */
static uint64_t book(shmem_pe *pe, const request *r)
{
    uint64_t at = SHMEM_NOWHERE;
    if (!base_of(pe, r->side))
        return at;
    pthread_mutex_lock(&pe->lock);
    if (r->bytes && shmem_heap_take(heap_of(pe, r->side), r->bytes, r->alignment, &at))
        at = SHMEM_NOWHERE;
    pthread_mutex_unlock(&pe->lock);
    return at;
}

/* `known`: all PEs have had its address. */
static void give_back(shmem_pe *pe, aclshmem_mem_type_t side, uint64_t at, bool known)
{
    if (at == SHMEM_NOWHERE)
        return;
    tell_freed(pe, base_of(pe, side) + at);
    pthread_mutex_lock(&pe->lock);
    if (known)
        shmem_heap_give(heap_of(pe, side), at);
    else
        shmem_heap_undo(heap_of(pe, side), at);
    pthread_mutex_unlock(&pe->lock);
}

/* Under pe->collective. */
static uint8_t *take(shmem_pe *pe, const request *r)
{
    uint64_t number = shmem_control_begin(pe, r->kind);
    uint64_t at = book(pe, r);
    uint8_t *block = at == SHMEM_NOWHERE ? NULL : base_of(pe, r->side) + at;
    aivd_status s = AIVD_OK;
    if (block) /* before anybody knows the address */
        tell_block(pe, block, r->bytes);
    if (block && r->kind == SHMEM_CALL_CALLOC) /* peers may write as soon as they know */
        s = npu_fill(block, 0, r->bytes);
    if (!s)
        s = tell(pe, r, number, at);
    if (!s && r->bytes && !block)
        s = no_room(pe, r);
    if (s)
        give_back(pe, r->side, at, false);
    return s ? NULL : block;
}

static void *allocate(const request *r)
{
    shmem_pe *pe = shmem_pe_of(r->call);
    if (!pe || request_check(r))
        return NULL;
    pthread_mutex_lock(&pe->collective);
    if (r->side == HOST_SIDE && !base_of(pe, HOST_SIDE))
        host_reserve(pe);
    uint8_t *block = take(pe, r);
    if (!atomic_load_explicit(&pe->host_base, memory_order_relaxed))
        host_release(pe); /* not all PEs have one */
    pthread_mutex_unlock(&pe->collective);
    return block;
}

static aivd_status not_live(const shmem_pe *pe, const request *r, const void *ptr)
{
    return base_fail(
        AIVD_ERR_PARAM, NULL,
        "%s: %p is not the begin of a live block of the symmetric heap (%p, %llu bytes)", r->call,
        ptr, (void *)base_of(pe, r->side), (unsigned long long)pe->heap_bytes);
}

/* The block's place; SHMEM_NOWHERE when there is no such block. */
static uint64_t place_of(shmem_pe *pe, const request *r, const void *ptr)
{
    uint64_t at = (uint64_t)((uintptr_t)ptr - (uintptr_t)base_of(pe, r->side));
    shmem_range block;
    pthread_mutex_lock(&pe->lock);
    if (!shmem_heap_block(heap_of(pe, r->side), at, &block) || block.at != at)
        at = SHMEM_NOWHERE;
    pthread_mutex_unlock(&pe->lock);
    return at;
}

/* Nobody uses the block any more once all have come. A PE with a wrong pointer comes, too: the
 * others then learn of it at once. */
static void release(shmem_pe *pe, request *r, void *ptr)
{
    char user[SHMEM_USER_BYTES];
    pthread_mutex_lock(&pe->collective);
    uint64_t number = shmem_control_begin(pe, r->kind);
    uint64_t at = place_of(pe, r, ptr);
    if (at != SHMEM_NOWHERE && shmem_user_of_block(pe, ptr, user))
        r->user = user;
    aivd_status s = tell(pe, r, number, at);
    if (!s && at == SHMEM_NOWHERE)
        not_live(pe, r, ptr);
    else if (!s)
        give_back(pe, r->side, at, true);
    else if (r->user)
        tell_refused(pe, r, ptr);
    pthread_mutex_unlock(&pe->collective);
}

/* ---- entry points ---- */

static void *malloc_of(const char *call, size_t size, aclshmem_mem_type_t side)
{
    return shmem_pointer(
        allocate(&(request){call, SHMEM_CALL_MALLOC, side, size, SHMEM_HEAP_UNIT, NULL}));
}

static void *calloc_of(const char *call, size_t count, size_t size, aclshmem_mem_type_t side)
{
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes)) {
        base_fail(AIVD_ERR_PARAM, NULL,
                  "%s: %zu elements of %zu bytes are more than memory can hold", call, count, size);
        return shmem_pointer(NULL);
    }
    return shmem_pointer(
        allocate(&(request){call, SHMEM_CALL_CALLOC, side, bytes, SHMEM_HEAP_UNIT, NULL}));
}

static void *align_of(const char *call, size_t alignment, size_t size, aclshmem_mem_type_t side)
{
    return shmem_pointer(allocate(&(request){call, SHMEM_CALL_ALIGN, side, size, alignment, NULL}));
}

static void free_of(const char *call, void *ptr, aclshmem_mem_type_t side)
{
    shmem_pe *pe = ptr ? shmem_pe_of(call) : NULL;
    if (pe)
        release(pe, &(request){call, SHMEM_CALL_FREE, side, 0, SHMEM_HEAP_UNIT, NULL}, ptr);
}

BASE_EXPORT void *aclshmem_malloc(size_t size)
{
    RECORD_SITE();
    return malloc_of(__func__, size, DEVICE_SIDE);
}

BASE_EXPORT void *aclshmem_calloc(size_t nmemb, size_t size)
{
    RECORD_SITE();
    return calloc_of(__func__, nmemb, size, DEVICE_SIDE);
}

BASE_EXPORT void *aclshmem_align(size_t alignment, size_t size)
{
    RECORD_SITE();
    return align_of(__func__, alignment, size, DEVICE_SIDE);
}

BASE_EXPORT void aclshmem_free(void *ptr)
{
    RECORD_SITE();
    free_of(__func__, ptr, DEVICE_SIDE);
    RECORD_CALL(0);
}

BASE_EXPORT void *(aclshmemx_malloc)(size_t size, aclshmem_mem_type_t mem_type)
{
    RECORD_SITE();
    return side_check(__func__, mem_type) ? shmem_pointer(NULL)
                                          : malloc_of(__func__, size, mem_type);
}

BASE_EXPORT void *(aclshmemx_calloc)(size_t count, size_t size, aclshmem_mem_type_t mem_type)
{
    RECORD_SITE();
    return side_check(__func__, mem_type) ? shmem_pointer(NULL)
                                          : calloc_of(__func__, count, size, mem_type);
}

BASE_EXPORT void *(aclshmemx_align)(size_t alignment, size_t size, aclshmem_mem_type_t mem_type)
{
    RECORD_SITE();
    return side_check(__func__, mem_type) ? shmem_pointer(NULL)
                                          : align_of(__func__, alignment, size, mem_type);
}

BASE_EXPORT void(aclshmemx_free)(void *ptr, aclshmem_mem_type_t mem_type)
{
    RECORD_SITE();
    if (!side_check(__func__, mem_type))
        free_of(__func__, ptr, mem_type);
    RECORD_CALL(0);
}

BASE_EXPORT void *(aclshmemx_get_heap_base)(aclshmem_mem_type_t mem_type)
{
    shmem_pe *pe = side_check(__func__, mem_type) ? NULL : shmem_pe_of(__func__);
    uint8_t *base = NULL;
    if (pe && mem_type == DEVICE_SIDE)
        base = pe->peers[pe->me].heap;
    else if (pe && !(base = atomic_load_explicit(&pe->host_base, memory_order_acquire)))
        base_fail(AIVD_ERR_STATE, NULL,
                  "%s: there is no heap on the host's side before the first allocation in it",
                  __func__);
    return base;
}

BASE_EXPORT int aclshmemx_get_heap_info(aclshmem_mem_type_t mem_type, size_t *used_bytes,
                                        size_t *free_bytes, size_t *largest_block)
{
    aivd_status s = side_check(__func__, mem_type);
    shmem_pe *pe = s ? NULL : shmem_pe_of(__func__);
    if (!pe)
        return s ? shmem_result(s) : ACLSHMEM_NOT_INITED;
    bool none = mem_type == HOST_SIDE && /* made by the first allocation */
                !atomic_load_explicit(&pe->host_base, memory_order_acquire);
    const shmem_heap *heap = heap_of(pe, mem_type);
    pthread_mutex_lock(&pe->lock);
    uint64_t size = pe->heap_bytes, used = none ? 0 : heap->used;
    uint64_t largest = none ? size : shmem_heap_largest(heap);
    pthread_mutex_unlock(&pe->lock);
    if (used_bytes)
        *used_bytes = used;
    if (free_bytes)
        *free_bytes = size - used;
    if (largest_block)
        *largest_block = largest;
    return ACLSHMEM_SUCCESS;
}
