/* host/mem/shmem_host_heap.h: the symmetric heap.
 *
 * Allocation and release are collective: every PE of the instance makes the same calls with the
 * same sizes in the same order. A difference is an error on every PE. Source document: aclshmem
 * reference, memory management. */
#ifndef SHMEM_HOST_HEAP_H
#define SHMEM_HOST_HEAP_H

#include "../shmem_host_def.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Bytes at the same heap offset on every PE, uninitialised, aligned to 16; NULL for size 0 and when
 * a PE has no room. Ends with a barrier of the PEs' hosts. */
ACLSHMEM_HOST_API void *aclshmem_malloc(size_t size);

/* The same, zeroed; peers may write at once. */
ACLSHMEM_HOST_API void *aclshmem_calloc(size_t nmemb, size_t size);

/* The same at a multiple of `alignment`, a power of two. */
ACLSHMEM_HOST_API void *aclshmem_align(size_t alignment, size_t size);

/* Releases what malloc, calloc or align returned; NULL is ignored. Begins with a barrier of the
 * PEs' hosts. A block that a kernel or stream of some PE still uses stays everywhere, and all PEs
 * are told. */
ACLSHMEM_HOST_API void aclshmem_free(void *ptr);

#ifdef __cplusplus
#define AIVD_SHMEM_DEVICE_SIDE = DEVICE_SIDE
#else
#define AIVD_SHMEM_DEVICE_SIDE
#endif

/* The same for a named heap; the heap of the device when it is left out. */
ACLSHMEM_HOST_API void *aclshmemx_malloc(size_t size,
                                         aclshmem_mem_type_t mem_type AIVD_SHMEM_DEVICE_SIDE);
ACLSHMEM_HOST_API void *aclshmemx_calloc(size_t count, size_t size,
                                         aclshmem_mem_type_t mem_type AIVD_SHMEM_DEVICE_SIDE);
ACLSHMEM_HOST_API void *aclshmemx_align(size_t alignment, size_t size,
                                        aclshmem_mem_type_t mem_type AIVD_SHMEM_DEVICE_SIDE);
ACLSHMEM_HOST_API void aclshmemx_free(void *ptr,
                                      aclshmem_mem_type_t mem_type AIVD_SHMEM_DEVICE_SIDE);

/* Where this PE's heap begins. */
ACLSHMEM_HOST_API void *
aclshmemx_get_heap_base(aclshmem_mem_type_t mem_type AIVD_SHMEM_DEVICE_SIDE);

/* Bytes of this PE's heap that are allocated, that are free, and the largest single allocation that
 * would succeed now. NULL outputs are left out. Not collective. */
ACLSHMEM_HOST_API int aclshmemx_get_heap_info(aclshmem_mem_type_t mem_type, size_t *used_bytes,
                                              size_t *free_bytes, size_t *largest_block);

#undef AIVD_SHMEM_DEVICE_SIDE

#ifdef __cplusplus
}
#else
/* C has no default arguments: a macro adds what is left out. Who defines one of these functions
 * writes its name in parentheses. */
#define AIVD_SHMEM_FIRST_2(a, b, ...)    a, b
#define AIVD_SHMEM_FIRST_3(a, b, c, ...) a, b, c
#define aclshmemx_malloc(...)            aclshmemx_malloc(AIVD_SHMEM_FIRST_2(__VA_ARGS__, DEVICE_SIDE, 0))
#define aclshmemx_calloc(...)            aclshmemx_calloc(AIVD_SHMEM_FIRST_3(__VA_ARGS__, DEVICE_SIDE, 0))
#define aclshmemx_align(...)             aclshmemx_align(AIVD_SHMEM_FIRST_3(__VA_ARGS__, DEVICE_SIDE, 0))
#define aclshmemx_free(...)              aclshmemx_free(AIVD_SHMEM_FIRST_2(__VA_ARGS__, DEVICE_SIDE, 0))
#define aclshmemx_get_heap_base(...)                                                               \
    aclshmemx_get_heap_base(                                                                       \
        (aclshmem_mem_type_t)(sizeof(#__VA_ARGS__) == 1 ? DEVICE_SIDE : (__VA_ARGS__ + 0)))
#endif

#endif
