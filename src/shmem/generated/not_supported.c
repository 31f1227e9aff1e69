/* shmem/generated/not_supported: what the headers declare for hosts and this version does not
 * build. Each call is refused with the reason. Weak: a function that is written wins at once.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#include <stdint.h>

#include "base/compiler.h"
#include "base/status.h"
#include "shmem/shmem.h"

#define STUB BASE_EXPORT __attribute__((weak))

static BASE_COLD void refuse(const char *name)
{
    (void)base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                    "%s is declared but not built: %s (see docs/reference/coverage.md)", name,
                    "it is not built in this version");
}

/* Used bytes, free bytes and the largest free block of this PE's heap */
STUB int (aclshmemx_get_heap_info)(aclshmem_mem_type_t mem_type, size_t *used_bytes,
                                   size_t *free_bytes, size_t *largest_block)
{
    (void)mem_type;
    (void)used_bytes;
    (void)free_bytes;
    (void)largest_block;
    refuse("aclshmemx_get_heap_info");
    return ACLSHMEM_NOT_SUPPORTED;
}
