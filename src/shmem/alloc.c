/* shmem/alloc.c: allocation and release, which all PEs do together. Each PE books the block in its
 * own heap, then all tell each other what they asked for and where it lies: a difference is an
 * error on every PE, before anybody uses the address. */
#include "shmem/host/mem/shmem_host_heap.h"

#include <stdlib.h>
#include <string.h>

#include "shmem/control.h"
#include "shmem/result.h"

typedef struct request {
    const char *call;
    shmem_kind kind;
    uint64_t bytes, alignment;
} request;

/* What PEs tell each other. */
typedef struct told {
    uint64_t kind;
    uint64_t bytes, alignment;
    uint64_t at; /* offset in the heap; SHMEM_NOWHERE: no room */
} told;

/* ---- checks ---- */

static aivd_status request_check(const request *r)
{
    if (r->alignment && !(r->alignment & (r->alignment - 1)))
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL, "%s: alignment is %llu, it must be a power of two",
                     r->call, (unsigned long long)r->alignment);
}

static aivd_status side_check(const char *call, aclshmem_mem_type_t side)
{
    if (side == DEVICE_SIDE)
        return AIVD_OK;
    if (side == HOST_SIDE)
        return base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                         "%s: a symmetric heap in host memory is not built; the device's heap "
                         "(DEVICE_SIDE) is host memory here, and the host may read and write it",
                         call);
    return base_fail(AIVD_ERR_PARAM, NULL,
                     "%s: mem_type is %d, allowed are HOST_SIDE (0) and "
                     "DEVICE_SIDE (1)",
                     call, (int)side);
}

static aivd_status no_room(const shmem_pe *pe, const request *r)
{
    return base_fail(
        AIVD_ERR_MEMORY, NULL,
        "%s: no room for %llu bytes; the heap has %llu bytes, %llu of them in use, the "
        "largest free block is %llu; raise local_mem_size of aclshmemx_init_attr "
        "(SHMEM_SYMMETRIC_SIZE when it is 0)",
        r->call, (unsigned long long)r->bytes, (unsigned long long)pe->heap.size,
        (unsigned long long)pe->heap.used, (unsigned long long)shmem_heap_largest(&pe->heap));
}

static aivd_status differs(const shmem_pe *pe, const request *r, const told *all)
{
    const told *mine = &all[pe->me];
    for (uint32_t p = 0; p < pe->count; p++) {
        const told *t = &all[p];
        if (t->kind != mine->kind)
            return shmem_control_differs(pe, r->call, r->kind, p, (shmem_kind)t->kind);
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

/* ---- for observers ---- */

/* A block is an allocation of the caller's that all PEs may reach. */
static void tell_block(const shmem_pe *pe, uint64_t at, uint64_t bytes)
{
    record_event event = {.kind = RECORD_ALLOC,
                          .id = ALLOC_USER,
                          .to = (uint64_t)(uintptr_t)pe->peers[pe->me].heap + at,
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

static void tell_freed(const shmem_pe *pe, uint64_t at)
{
    if (record_on())
        record_host(&(record_event){.kind = RECORD_FREE,
                                    .to = (uint64_t)(uintptr_t)pe->peers[pe->me].heap + at,
                                    .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                    .device = pe->device},
                    NULL);
}

/* ---- together ---- */

static aivd_status tell(shmem_pe *pe, const request *r, uint64_t number, uint64_t at)
{
    const told mine = {r->kind, r->bytes, r->alignment, at};
    told *all = malloc(pe->count * sizeof *all);
    if (!all)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "%s: no host memory for %u PEs", r->call,
                         pe->count);
    aivd_status s = shmem_control_tell(pe, r->call, pe->teams[0], number, &mine, sizeof mine, all);
    if (!s)
        s = differs(pe, r, all);
    free(all);
    return s;
}

/* Books the block; a PE without room still joins the others. */
static uint64_t book(shmem_pe *pe, const request *r)
{
    uint64_t at = SHMEM_NOWHERE;
    pthread_mutex_lock(&pe->lock);
    if (r->bytes && shmem_heap_take(&pe->heap, r->bytes, r->alignment, &at))
        at = SHMEM_NOWHERE;
    pthread_mutex_unlock(&pe->lock);
    return at;
}

static void give_back(shmem_pe *pe, uint64_t at)
{
    if (at == SHMEM_NOWHERE)
        return;
    tell_freed(pe, at);
    pthread_mutex_lock(&pe->lock);
    shmem_heap_give(&pe->heap, at);
    pthread_mutex_unlock(&pe->lock);
}

static uint8_t *take(shmem_pe *pe, const request *r)
{
    pthread_mutex_lock(&pe->collective);
    uint64_t number = shmem_control_begin(pe, r->kind);
    uint64_t at = book(pe, r);
    aivd_status s = AIVD_OK;
    if (at != SHMEM_NOWHERE) /* before anybody knows the address */
        tell_block(pe, at, r->bytes);
    if (at != SHMEM_NOWHERE &&
        r->kind == SHMEM_CALL_CALLOC) /* peers may write as soon as they know */
        s = npu_fill(pe->peers[pe->me].heap + at, 0, r->bytes);
    if (!s)
        s = tell(pe, r, number, at);
    if (!s && r->bytes && at == SHMEM_NOWHERE)
        s = no_room(pe, r);
    if (s)
        give_back(pe, at);
    pthread_mutex_unlock(&pe->collective);
    return s || at == SHMEM_NOWHERE ? NULL : pe->peers[pe->me].heap + at;
}

static void *allocate(const request *r)
{
    shmem_pe *pe = shmem_pe_of(r->call);
    if (!pe || request_check(r))
        return NULL;
    return take(pe, r);
}

static aivd_status not_live(const shmem_pe *pe, const request *r, const void *ptr)
{
    return base_fail(
        AIVD_ERR_PARAM, NULL,
        "%s: %p is not the begin of a live block of the symmetric heap (%p, %llu bytes)", r->call,
        ptr, (void *)pe->peers[pe->me].heap, (unsigned long long)pe->heap_bytes);
}

/* The block's place; SHMEM_NOWHERE when there is no such block. */
static uint64_t place_of(shmem_pe *pe, const void *ptr)
{
    uint64_t at = (uint64_t)((const uint8_t *)ptr - pe->peers[pe->me].heap);
    pthread_mutex_lock(&pe->lock);
    const shmem_range *block = shmem_heap_block(&pe->heap, at);
    if (!block || block->at != at)
        at = SHMEM_NOWHERE;
    pthread_mutex_unlock(&pe->lock);
    return at;
}

/* Nobody uses the block any more once all have come. A PE with a wrong pointer comes, too: the
 * others then learn of it at once. */
static void release(shmem_pe *pe, const request *r, void *ptr)
{
    pthread_mutex_lock(&pe->collective);
    uint64_t number = shmem_control_begin(pe, r->kind);
    uint64_t at = place_of(pe, ptr);
    aivd_status s = tell(pe, r, number, at);
    if (!s && at == SHMEM_NOWHERE)
        not_live(pe, r, ptr);
    else if (!s)
        give_back(pe, at);
    pthread_mutex_unlock(&pe->collective);
}

/* ---- entry points ---- */

BASE_EXPORT void *aclshmem_malloc(size_t size)
{
    RECORD_SITE();
    return shmem_pointer(allocate(&(request){__func__, SHMEM_CALL_MALLOC, size, SHMEM_HEAP_UNIT}));
}

static void *calloc_of(const char *call, size_t count, size_t size)
{
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes)) {
        base_fail(AIVD_ERR_PARAM, NULL,
                  "%s: %zu elements of %zu bytes are more than memory can hold", call, count, size);
        return NULL;
    }
    return allocate(&(request){call, SHMEM_CALL_CALLOC, bytes, SHMEM_HEAP_UNIT});
}

BASE_EXPORT void *aclshmem_calloc(size_t nmemb, size_t size)
{
    RECORD_SITE();
    return shmem_pointer(calloc_of(__func__, nmemb, size));
}

BASE_EXPORT void *aclshmem_align(size_t alignment, size_t size)
{
    RECORD_SITE();
    return shmem_pointer(allocate(&(request){__func__, SHMEM_CALL_ALIGN, size, alignment}));
}

static void free_of(const char *call, void *ptr)
{
    shmem_pe *pe = ptr ? shmem_pe_of(call) : NULL;
    if (pe)
        release(pe, &(request){call, SHMEM_CALL_FREE, 0, SHMEM_HEAP_UNIT}, ptr);
}

BASE_EXPORT void aclshmem_free(void *ptr)
{
    RECORD_SITE();
    free_of(__func__, ptr);
    RECORD_CALL(0);
}

BASE_EXPORT void *(aclshmemx_malloc)(size_t size, aclshmem_mem_type_t mem_type)
{
    RECORD_SITE();
    if (side_check(__func__, mem_type))
        return shmem_pointer(NULL);
    return shmem_pointer(allocate(&(request){__func__, SHMEM_CALL_MALLOC, size, SHMEM_HEAP_UNIT}));
}

BASE_EXPORT void *(aclshmemx_calloc)(size_t count, size_t size, aclshmem_mem_type_t mem_type)
{
    RECORD_SITE();
    return shmem_pointer(side_check(__func__, mem_type) ? NULL : calloc_of(__func__, count, size));
}

BASE_EXPORT void *(aclshmemx_align)(size_t alignment, size_t size, aclshmem_mem_type_t mem_type)
{
    RECORD_SITE();
    if (side_check(__func__, mem_type))
        return shmem_pointer(NULL);
    return shmem_pointer(allocate(&(request){__func__, SHMEM_CALL_ALIGN, size, alignment}));
}

BASE_EXPORT void(aclshmemx_free)(void *ptr, aclshmem_mem_type_t mem_type)
{
    RECORD_SITE();
    if (!side_check(__func__, mem_type))
        free_of(__func__, ptr);
    RECORD_CALL(0);
}

BASE_EXPORT void *(aclshmemx_get_heap_base)(aclshmem_mem_type_t mem_type)
{
    shmem_pe *pe = side_check(__func__, mem_type) ? NULL : shmem_pe_of(__func__);
    return pe ? pe->peers[pe->me].heap : NULL;
}

BASE_EXPORT int aclshmemx_get_heap_info(aclshmem_mem_type_t mem_type, size_t *used_bytes,
                                        size_t *free_bytes, size_t *largest_block)
{
    aivd_status s = side_check(__func__, mem_type);
    shmem_pe *pe = s ? NULL : shmem_pe_of(__func__);
    if (!pe)
        return s ? shmem_result(s) : ACLSHMEM_NOT_INITED;
    pthread_mutex_lock(&pe->lock);
    uint64_t used = pe->heap.used, size = pe->heap.size, largest = shmem_heap_largest(&pe->heap);
    pthread_mutex_unlock(&pe->lock);
    if (used_bytes)
        *used_bytes = used;
    if (free_bytes)
        *free_bytes = size - used;
    if (largest_block)
        *largest_block = largest;
    return ACLSHMEM_SUCCESS;
}
