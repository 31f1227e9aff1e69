/* shmem/operand.c: see operand.h. */
#include "shmem/operand.h"

#include <stdio.h>

/* ---- blocks ---- */

/* Asking is no change; the lock is in a PE that everybody else only reads. */
static void lock(const shmem_pe *pe)
{
    pthread_mutex_lock((pthread_mutex_t *)(uintptr_t)&pe->lock);
}

static void unlock(const shmem_pe *pe)
{
    pthread_mutex_unlock((pthread_mutex_t *)(uintptr_t)&pe->lock);
}

static uint64_t place(const uint8_t *base, const void *address)
{
    return (uint64_t)((uintptr_t)address - (uintptr_t)base);
}

static bool in_block(const shmem_heap *heap, uint64_t at, uint64_t bytes)
{
    shmem_range block;
    return shmem_heap_block(heap, at, &block) && bytes <= block.bytes - (at - block.at);
}

bool shmem_symmetric_again(const shmem_pe *pe, const void *address, uint64_t bytes)
{
    const uint8_t *device = pe->peers[pe->me].heap, *host = shmem_host_side(pe, address);
    const shmem_heap *heap = host ? &pe->host : &pe->heap;
    uint64_t at = place(host ? host : device, address);
    if (host == NULL && !shmem_in_heap(pe, device, address, bytes))
        return false; /* memory of the program: the usual case */
    if (bytes == 0)
        return true;
    if (shmem_blocks_hold(&heap->blocks, at, bytes))
        return true;
    lock(pe); /* the list may have been on the move */
    bool found = in_block(heap, at, bytes);
    unlock(pe);
    return found;
}

/* ---- texts ---- */

static void why_outside(const shmem_pe *pe, char *why)
{
    snprintf(why, SHMEM_WHY_BYTES,
             "is not in the symmetric heap of PE %u (%p, %llu bytes); give an address of "
             "aclshmem_malloc on this PE",
             pe->me, (void *)pe->peers[pe->me].heap, (unsigned long long)pe->heap_bytes);
}

static void why_inside(const shmem_pe *pe, const shmem_heap *heap, const uint8_t *base, uint64_t at,
                       uint64_t bytes, char *why)
{
    shmem_range block;
    if (shmem_heap_block(heap, at, &block))
        snprintf(
            why, SHMEM_WHY_BYTES,
            "begins at byte %llu of the block %p of PE %u, which has %llu bytes, and goes %llu "
            "bytes beyond its end; an operand lies in one block of aclshmem_malloc",
            (unsigned long long)(at - block.at), (const void *)(base + block.at), pe->me,
            (unsigned long long)block.bytes,
            (unsigned long long)(bytes - (block.bytes - (at - block.at))));
    else if (shmem_heap_freed(heap, at, &block))
        snprintf(
            why, SHMEM_WHY_BYTES,
            "is at byte %llu of the block %p of PE %u, which had %llu bytes and was freed; use "
            "it before aclshmem_free only",
            (unsigned long long)(at - block.at), (const void *)(base + block.at), pe->me,
            (unsigned long long)block.bytes);
    else if (shmem_blocks_before(&heap->blocks, at, &block))
        snprintf(why, SHMEM_WHY_BYTES,
                 "is in no block of the heap of PE %u (offset %llu of %llu); the block before it, "
                 "%p, has %llu bytes and ends %llu bytes before",
                 pe->me, (unsigned long long)at, (unsigned long long)pe->heap_bytes,
                 (const void *)(base + block.at), (unsigned long long)block.bytes,
                 (unsigned long long)(at - block.at - block.bytes));
    else
        snprintf(why, SHMEM_WHY_BYTES,
                 "is in no block of the heap of PE %u (offset %llu of %llu); give an address of "
                 "aclshmem_malloc",
                 pe->me, (unsigned long long)at, (unsigned long long)pe->heap_bytes);
}

const char *shmem_symmetric_why(const shmem_pe *pe, const void *address, uint64_t bytes,
                                char why[SHMEM_WHY_BYTES])
{
    const uint8_t *device = pe->peers[pe->me].heap, *host = shmem_host_side(pe, address);
    const uint8_t *base = host ? host : device;
    if (bytes > pe->heap_bytes || (!host && !shmem_in_heap(pe, device, address, 1))) {
        why_outside(pe, why);
        return why;
    }
    lock(pe);
    why_inside(pe, host ? &pe->host : &pe->heap, base, place(base, address), bytes, why);
    unlock(pe);
    return why;
}

/* ---- checks ---- */

/* For observers, which know where blocks were allocated and freed: what would have been done. */
static void tell_access(const shmem_pe *pe, const void *address, uint64_t bytes)
{
    if (bytes != 0 && bytes <= pe->heap_bytes && fabric_device_of(address) == pe->device)
        record_host(&(record_event){.kind = RECORD_HOST_FILL,
                                    .to = (uint64_t)(uintptr_t)address,
                                    .size = bytes,
                                    .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                    .device = -1},
                    NULL);
}

aivd_status shmem_symmetric_check(const shmem_pe *pe, const char *call, const char *what,
                                  const void *address, uint64_t bytes)
{
    char why[SHMEM_WHY_BYTES];
    if (BASE_LIKELY(shmem_symmetric(pe, address, bytes)))
        return AIVD_OK;
    if (record_on())
        tell_access(pe, address, bytes);
    return base_fail(AIVD_ERR_PARAM, NULL, "%s: %s %p, %llu bytes, %s", call, what, address,
                     (unsigned long long)bytes, shmem_symmetric_why(pe, address, bytes, why));
}

aivd_status shmem_local_check(const shmem_pe *pe, const char *call, const char *what,
                              const void *address, uint64_t bytes)
{
    if (shmem_in_heap(pe, pe->peers[pe->me].heap, address, 1) || shmem_host_side(pe, address))
        return shmem_symmetric_check(pe, call, what, address, bytes);
    if (pe->engines & ACLSHMEM_DATA_OP_ROCE)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "%s: %s %p is not in the symmetric heap; the instance was made with "
                         "ACLSHMEM_DATA_OP_ROCE, which needs both operands there",
                         call, what, address);
    if (!address)
        return base_fail(AIVD_ERR_NULL, NULL, "%s: %s is NULL", call, what);
    return npu_range_check(address, bytes, what);
}

aivd_status shmem_word_check(const char *call, const void *address, uint32_t size)
{
    if (((uintptr_t)address & (size - 1)) == 0)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL, "%s: %p is not a multiple of %u, the size of the word",
                     call, address, size);
}
