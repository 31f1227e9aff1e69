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

/* aclshmem_barrier as a task of a stream */
STUB void (aclshmemx_barrier_on_stream)(aclshmem_team_t team, aclrtStream stream)
{
    (void)team;
    (void)stream;
    refuse("aclshmemx_barrier_on_stream");
}

/* aclshmem_barrier_all as a task of a stream */
STUB void (aclshmemx_barrier_all_on_stream)(aclrtStream stream)
{
    (void)stream;
    refuse("aclshmemx_barrier_all_on_stream");
}

/* Waits for the operations of a team; its PEs call it together */
STUB void (aclshmemx_handle_wait)(aclshmem_handle_t handle, aclrtStream stream)
{
    (void)handle;
    (void)stream;
    refuse("aclshmemx_handle_wait");
}

/* The elements of PE pe_root of the team reach every PE of it */
STUB int (aclshmem_float_broadcast)(aclshmem_team_t team, float *dest, const float *source,
                                    size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    refuse("aclshmem_float_broadcast");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it */
STUB int (aclshmem_double_broadcast)(aclshmem_team_t team, double *dest, const double *source,
                                     size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    refuse("aclshmem_double_broadcast");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it */
STUB int (aclshmem_int8_broadcast)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                   size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    refuse("aclshmem_int8_broadcast");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it */
STUB int (aclshmem_int16_broadcast)(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                    size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    refuse("aclshmem_int16_broadcast");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it */
STUB int (aclshmem_int32_broadcast)(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                    size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    refuse("aclshmem_int32_broadcast");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it */
STUB int (aclshmem_int64_broadcast)(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                    size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    refuse("aclshmem_int64_broadcast");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it */
STUB int (aclshmem_uint8_broadcast)(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                    size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    refuse("aclshmem_uint8_broadcast");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it */
STUB int (aclshmem_uint16_broadcast)(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                     size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    refuse("aclshmem_uint16_broadcast");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it */
STUB int (aclshmem_uint32_broadcast)(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                     size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    refuse("aclshmem_uint32_broadcast");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it */
STUB int (aclshmem_uint64_broadcast)(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                     size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    refuse("aclshmem_uint64_broadcast");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it */
STUB int (aclshmem_char_broadcast)(aclshmem_team_t team, char *dest, const char *source,
                                   size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    refuse("aclshmem_char_broadcast");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it, as a task of a stream */
STUB int (aclshmemx_float_broadcast_on_stream)(aclshmem_team_t team, float *dest,
                                               const float *source, size_t nelems, int pe_root,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    (void)stream;
    refuse("aclshmemx_float_broadcast_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it, as a task of a stream */
STUB int (aclshmemx_double_broadcast_on_stream)(aclshmem_team_t team, double *dest,
                                                const double *source, size_t nelems, int pe_root,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    (void)stream;
    refuse("aclshmemx_double_broadcast_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it, as a task of a stream */
STUB int (aclshmemx_int8_broadcast_on_stream)(aclshmem_team_t team, int8_t *dest,
                                              const int8_t *source, size_t nelems, int pe_root,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    (void)stream;
    refuse("aclshmemx_int8_broadcast_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it, as a task of a stream */
STUB int (aclshmemx_int16_broadcast_on_stream)(aclshmem_team_t team, int16_t *dest,
                                               const int16_t *source, size_t nelems, int pe_root,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    (void)stream;
    refuse("aclshmemx_int16_broadcast_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it, as a task of a stream */
STUB int (aclshmemx_int32_broadcast_on_stream)(aclshmem_team_t team, int32_t *dest,
                                               const int32_t *source, size_t nelems, int pe_root,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    (void)stream;
    refuse("aclshmemx_int32_broadcast_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it, as a task of a stream */
STUB int (aclshmemx_int64_broadcast_on_stream)(aclshmem_team_t team, int64_t *dest,
                                               const int64_t *source, size_t nelems, int pe_root,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    (void)stream;
    refuse("aclshmemx_int64_broadcast_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it, as a task of a stream */
STUB int (aclshmemx_uint8_broadcast_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                               const uint8_t *source, size_t nelems, int pe_root,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    (void)stream;
    refuse("aclshmemx_uint8_broadcast_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it, as a task of a stream */
STUB int (aclshmemx_uint16_broadcast_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                const uint16_t *source, size_t nelems, int pe_root,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    (void)stream;
    refuse("aclshmemx_uint16_broadcast_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it, as a task of a stream */
STUB int (aclshmemx_uint32_broadcast_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                const uint32_t *source, size_t nelems, int pe_root,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    (void)stream;
    refuse("aclshmemx_uint32_broadcast_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it, as a task of a stream */
STUB int (aclshmemx_uint64_broadcast_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                const uint64_t *source, size_t nelems, int pe_root,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    (void)stream;
    refuse("aclshmemx_uint64_broadcast_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it, as a task of a stream */
STUB int (aclshmemx_char_broadcast_on_stream)(aclshmem_team_t team, char *dest, const char *source,
                                              size_t nelems, int pe_root, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    (void)stream;
    refuse("aclshmemx_char_broadcast_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it. Elements are bytes */
STUB int (aclshmem_broadcastmem)(aclshmem_team_t team, void *dest, const void *source,
                                 size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    refuse("aclshmem_broadcastmem");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The elements of PE pe_root of the team reach every PE of it, as a task of a stream */
STUB int (aclshmemx_broadcastmem_on_stream)(aclshmem_team_t team, void *dest, const void *source,
                                            size_t nelems, int pe_root, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    (void)stream;
    refuse("aclshmemx_broadcastmem_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; each PE may have its own number */
STUB int (aclshmem_float_collect)(aclshmem_team_t team, float *dest, const float *source,
                                  size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_float_collect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; each PE may have its own number */
STUB int (aclshmem_double_collect)(aclshmem_team_t team, double *dest, const double *source,
                                   size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_double_collect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; each PE may have its own number */
STUB int (aclshmem_int8_collect)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                 size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_int8_collect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; each PE may have its own number */
STUB int (aclshmem_int16_collect)(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                  size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_int16_collect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; each PE may have its own number */
STUB int (aclshmem_int32_collect)(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                  size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_int32_collect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; each PE may have its own number */
STUB int (aclshmem_int64_collect)(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                  size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_int64_collect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; each PE may have its own number */
STUB int (aclshmem_uint8_collect)(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                  size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_uint8_collect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; each PE may have its own number */
STUB int (aclshmem_uint16_collect)(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                   size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_uint16_collect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; each PE may have its own number */
STUB int (aclshmem_uint32_collect)(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                   size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_uint32_collect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; each PE may have its own number */
STUB int (aclshmem_uint64_collect)(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                   size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_uint64_collect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; each PE may have its own number */
STUB int (aclshmem_char_collect)(aclshmem_team_t team, char *dest, const char *source,
                                 size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_char_collect");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_float_collect_on_stream)(aclshmem_team_t team, float *dest, const float *source,
                                             size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_float_collect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_double_collect_on_stream)(aclshmem_team_t team, double *dest,
                                              const double *source, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_double_collect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int8_collect_on_stream)(aclshmem_team_t team, int8_t *dest,
                                            const int8_t *source, size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int8_collect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int16_collect_on_stream)(aclshmem_team_t team, int16_t *dest,
                                             const int16_t *source, size_t nelems,
                                             aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int16_collect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int32_collect_on_stream)(aclshmem_team_t team, int32_t *dest,
                                             const int32_t *source, size_t nelems,
                                             aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int32_collect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int64_collect_on_stream)(aclshmem_team_t team, int64_t *dest,
                                             const int64_t *source, size_t nelems,
                                             aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int64_collect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint8_collect_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                             const uint8_t *source, size_t nelems,
                                             aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint8_collect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint16_collect_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                              const uint16_t *source, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint16_collect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint32_collect_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                              const uint32_t *source, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint32_collect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint64_collect_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                              const uint64_t *source, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint64_collect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_char_collect_on_stream)(aclshmem_team_t team, char *dest, const char *source,
                                            size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_char_collect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmem_collectmem)(aclshmem_team_t team, void *dest, const void *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_collectmem");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_collectmem_on_stream)(aclshmem_team_t team, void *dest, const void *source,
                                          size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_collectmem_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each */
STUB int (aclshmem_float_fcollect)(aclshmem_team_t team, float *dest, const float *source,
                                   size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_float_fcollect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each */
STUB int (aclshmem_double_fcollect)(aclshmem_team_t team, double *dest, const double *source,
                                    size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_double_fcollect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each */
STUB int (aclshmem_int8_fcollect)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                  size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_int8_fcollect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each */
STUB int (aclshmem_int16_fcollect)(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                   size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_int16_fcollect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each */
STUB int (aclshmem_int32_fcollect)(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                   size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_int32_fcollect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each */
STUB int (aclshmem_int64_fcollect)(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                   size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_int64_fcollect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each */
STUB int (aclshmem_uint8_fcollect)(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                   size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_uint8_fcollect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each */
STUB int (aclshmem_uint16_fcollect)(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                    size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_uint16_fcollect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each */
STUB int (aclshmem_uint32_fcollect)(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                    size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_uint32_fcollect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each */
STUB int (aclshmem_uint64_fcollect)(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                    size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_uint64_fcollect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each */
STUB int (aclshmem_char_fcollect)(aclshmem_team_t team, char *dest, const char *source,
                                  size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_char_fcollect");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each, as a task of a stream */
STUB int (aclshmemx_float_fcollect_on_stream)(aclshmem_team_t team, float *dest,
                                              const float *source, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_float_fcollect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each, as a task of a stream */
STUB int (aclshmemx_double_fcollect_on_stream)(aclshmem_team_t team, double *dest,
                                               const double *source, size_t nelems,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_double_fcollect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each, as a task of a stream */
STUB int (aclshmemx_int8_fcollect_on_stream)(aclshmem_team_t team, int8_t *dest,
                                             const int8_t *source, size_t nelems,
                                             aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int8_fcollect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each, as a task of a stream */
STUB int (aclshmemx_int16_fcollect_on_stream)(aclshmem_team_t team, int16_t *dest,
                                              const int16_t *source, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int16_fcollect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each, as a task of a stream */
STUB int (aclshmemx_int32_fcollect_on_stream)(aclshmem_team_t team, int32_t *dest,
                                              const int32_t *source, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int32_fcollect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each, as a task of a stream */
STUB int (aclshmemx_int64_fcollect_on_stream)(aclshmem_team_t team, int64_t *dest,
                                              const int64_t *source, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int64_fcollect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each, as a task of a stream */
STUB int (aclshmemx_uint8_fcollect_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                              const uint8_t *source, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint8_fcollect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each, as a task of a stream */
STUB int (aclshmemx_uint16_fcollect_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                               const uint16_t *source, size_t nelems,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint16_fcollect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each, as a task of a stream */
STUB int (aclshmemx_uint32_fcollect_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                               const uint32_t *source, size_t nelems,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint32_fcollect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each, as a task of a stream */
STUB int (aclshmemx_uint64_fcollect_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                               const uint64_t *source, size_t nelems,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint64_fcollect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each, as a task of a stream */
STUB int (aclshmemx_char_fcollect_on_stream)(aclshmem_team_t team, char *dest, const char *source,
                                             size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_char_fcollect_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each. Elements are bytes */
STUB int (aclshmem_fcollectmem)(aclshmem_team_t team, void *dest, const void *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_fcollectmem");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Every PE's elements, one after the other; the same number on each, as a task of a stream */
STUB int (aclshmemx_fcollectmem_on_stream)(aclshmem_team_t team, void *dest, const void *source,
                                           size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_fcollectmem_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i */
STUB int (aclshmem_float_alltoall)(aclshmem_team_t team, float *dest, const float *source,
                                   size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_float_alltoall");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i */
STUB int (aclshmem_double_alltoall)(aclshmem_team_t team, double *dest, const double *source,
                                    size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_double_alltoall");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i */
STUB int (aclshmem_int8_alltoall)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                  size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_int8_alltoall");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i */
STUB int (aclshmem_int16_alltoall)(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                   size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_int16_alltoall");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i */
STUB int (aclshmem_int32_alltoall)(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                   size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_int32_alltoall");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i */
STUB int (aclshmem_int64_alltoall)(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                   size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_int64_alltoall");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i */
STUB int (aclshmem_uint8_alltoall)(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                   size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_uint8_alltoall");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i */
STUB int (aclshmem_uint16_alltoall)(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                    size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_uint16_alltoall");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i */
STUB int (aclshmem_uint32_alltoall)(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                    size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_uint32_alltoall");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i */
STUB int (aclshmem_uint64_alltoall)(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                    size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_uint64_alltoall");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i */
STUB int (aclshmem_char_alltoall)(aclshmem_team_t team, char *dest, const char *source,
                                  size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_char_alltoall");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i, as a task of a stream */
STUB int (aclshmemx_float_alltoall_on_stream)(aclshmem_team_t team, float *dest,
                                              const float *source, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_float_alltoall_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i, as a task of a stream */
STUB int (aclshmemx_double_alltoall_on_stream)(aclshmem_team_t team, double *dest,
                                               const double *source, size_t nelems,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_double_alltoall_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i, as a task of a stream */
STUB int (aclshmemx_int8_alltoall_on_stream)(aclshmem_team_t team, int8_t *dest,
                                             const int8_t *source, size_t nelems,
                                             aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int8_alltoall_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i, as a task of a stream */
STUB int (aclshmemx_int16_alltoall_on_stream)(aclshmem_team_t team, int16_t *dest,
                                              const int16_t *source, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int16_alltoall_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i, as a task of a stream */
STUB int (aclshmemx_int32_alltoall_on_stream)(aclshmem_team_t team, int32_t *dest,
                                              const int32_t *source, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int32_alltoall_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i, as a task of a stream */
STUB int (aclshmemx_int64_alltoall_on_stream)(aclshmem_team_t team, int64_t *dest,
                                              const int64_t *source, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int64_alltoall_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i, as a task of a stream */
STUB int (aclshmemx_uint8_alltoall_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                              const uint8_t *source, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint8_alltoall_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i, as a task of a stream */
STUB int (aclshmemx_uint16_alltoall_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                               const uint16_t *source, size_t nelems,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint16_alltoall_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i, as a task of a stream */
STUB int (aclshmemx_uint32_alltoall_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                               const uint32_t *source, size_t nelems,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint32_alltoall_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i, as a task of a stream */
STUB int (aclshmemx_uint64_alltoall_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                               const uint64_t *source, size_t nelems,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint64_alltoall_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i, as a task of a stream */
STUB int (aclshmemx_char_alltoall_on_stream)(aclshmem_team_t team, char *dest, const char *source,
                                             size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_char_alltoall_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i. Elements are bytes */
STUB int (aclshmem_alltoallmem)(aclshmem_team_t team, void *dest, const void *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    refuse("aclshmem_alltoallmem");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* The i-th block of nelems elements goes to the team's PE i, as a task of a stream */
STUB int (aclshmemx_alltoallmem_on_stream)(aclshmem_team_t team, void *dest, const void *source,
                                           size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_alltoallmem_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements */
STUB int (aclshmem_float_alltoalls)(aclshmem_team_t team, float *dest, const float *source,
                                    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    refuse("aclshmem_float_alltoalls");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements */
STUB int (aclshmem_double_alltoalls)(aclshmem_team_t team, double *dest, const double *source,
                                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    refuse("aclshmem_double_alltoalls");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements */
STUB int (aclshmem_int8_alltoalls)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    refuse("aclshmem_int8_alltoalls");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements */
STUB int (aclshmem_int16_alltoalls)(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    refuse("aclshmem_int16_alltoalls");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements */
STUB int (aclshmem_int32_alltoalls)(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    refuse("aclshmem_int32_alltoalls");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements */
STUB int (aclshmem_int64_alltoalls)(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    refuse("aclshmem_int64_alltoalls");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements */
STUB int (aclshmem_uint8_alltoalls)(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                    ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    refuse("aclshmem_uint8_alltoalls");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements */
STUB int (aclshmem_uint16_alltoalls)(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    refuse("aclshmem_uint16_alltoalls");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements */
STUB int (aclshmem_uint32_alltoalls)(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    refuse("aclshmem_uint32_alltoalls");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements */
STUB int (aclshmem_uint64_alltoalls)(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    refuse("aclshmem_uint64_alltoalls");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements */
STUB int (aclshmem_char_alltoalls)(aclshmem_team_t team, char *dest, const char *source,
                                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    refuse("aclshmem_char_alltoalls");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements, as a task of a stream */
STUB int (aclshmemx_float_alltoalls_on_stream)(aclshmem_team_t team, float *dest,
                                               const float *source, ptrdiff_t dst, ptrdiff_t sst,
                                               size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_float_alltoalls_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements, as a task of a stream */
STUB int (aclshmemx_double_alltoalls_on_stream)(aclshmem_team_t team, double *dest,
                                                const double *source, ptrdiff_t dst, ptrdiff_t sst,
                                                size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_double_alltoalls_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements, as a task of a stream */
STUB int (aclshmemx_int8_alltoalls_on_stream)(aclshmem_team_t team, int8_t *dest,
                                              const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                              size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int8_alltoalls_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements, as a task of a stream */
STUB int (aclshmemx_int16_alltoalls_on_stream)(aclshmem_team_t team, int16_t *dest,
                                               const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                               size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int16_alltoalls_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements, as a task of a stream */
STUB int (aclshmemx_int32_alltoalls_on_stream)(aclshmem_team_t team, int32_t *dest,
                                               const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                               size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int32_alltoalls_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements, as a task of a stream */
STUB int (aclshmemx_int64_alltoalls_on_stream)(aclshmem_team_t team, int64_t *dest,
                                               const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                               size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_int64_alltoalls_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements, as a task of a stream */
STUB int (aclshmemx_uint8_alltoalls_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                               const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                               size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint8_alltoalls_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements, as a task of a stream */
STUB int (aclshmemx_uint16_alltoalls_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                const uint16_t *source, ptrdiff_t dst,
                                                ptrdiff_t sst, size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint16_alltoalls_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements, as a task of a stream */
STUB int (aclshmemx_uint32_alltoalls_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                const uint32_t *source, ptrdiff_t dst,
                                                ptrdiff_t sst, size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint32_alltoalls_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements, as a task of a stream */
STUB int (aclshmemx_uint64_alltoalls_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                const uint64_t *source, ptrdiff_t dst,
                                                ptrdiff_t sst, size_t nelems, aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_uint64_alltoalls_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements, as a task of a stream */
STUB int (aclshmemx_char_alltoalls_on_stream)(aclshmem_team_t team, char *dest, const char *source,
                                              ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_char_alltoalls_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements. Elements are bytes */
STUB int (aclshmem_alltoallsmem)(aclshmem_team_t team, void *dest, const void *source,
                                 ptrdiff_t dst, ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    refuse("aclshmem_alltoallsmem");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* alltoall with strides, in elements, as a task of a stream */
STUB int (aclshmemx_alltoallsmem_on_stream)(aclshmem_team_t team, void *dest, const void *source,
                                            ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                            aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    (void)stream;
    refuse("aclshmemx_alltoallsmem_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE */
STUB int (aclshmem_int8_and_reduce)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int8_and_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE */
STUB int (aclshmem_int16_and_reduce)(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int16_and_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE */
STUB int (aclshmem_int32_and_reduce)(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int32_and_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE */
STUB int (aclshmem_int64_and_reduce)(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int64_and_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE */
STUB int (aclshmem_uint8_and_reduce)(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint8_and_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE */
STUB int (aclshmem_uint16_and_reduce)(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint16_and_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE */
STUB int (aclshmem_uint32_and_reduce)(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint32_and_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE */
STUB int (aclshmem_uint64_and_reduce)(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint64_and_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE, as a task of a stream */
STUB int (aclshmemx_int8_and_reduce_on_stream)(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int8_and_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE, as a task of a stream */
STUB int (aclshmemx_int16_and_reduce_on_stream)(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int16_and_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE, as a task of a stream */
STUB int (aclshmemx_int32_and_reduce_on_stream)(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int32_and_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE, as a task of a stream */
STUB int (aclshmemx_int64_and_reduce_on_stream)(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int64_and_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE, as a task of a stream */
STUB int (aclshmemx_uint8_and_reduce_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint8_and_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE, as a task of a stream */
STUB int (aclshmemx_uint16_and_reduce_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint16_and_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE, as a task of a stream */
STUB int (aclshmemx_uint32_and_reduce_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint32_and_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (and) on every PE, as a task of a stream */
STUB int (aclshmemx_uint64_and_reduce_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint64_and_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE */
STUB int (aclshmem_int8_or_reduce)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int8_or_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE */
STUB int (aclshmem_int16_or_reduce)(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int16_or_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE */
STUB int (aclshmem_int32_or_reduce)(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int32_or_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE */
STUB int (aclshmem_int64_or_reduce)(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int64_or_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE */
STUB int (aclshmem_uint8_or_reduce)(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint8_or_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE */
STUB int (aclshmem_uint16_or_reduce)(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint16_or_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE */
STUB int (aclshmem_uint32_or_reduce)(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint32_or_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE */
STUB int (aclshmem_uint64_or_reduce)(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint64_or_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE, as a task of a stream */
STUB int (aclshmemx_int8_or_reduce_on_stream)(aclshmem_team_t team, int8_t *dest,
                                              const int8_t *source, size_t nreduce,
                                              aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int8_or_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE, as a task of a stream */
STUB int (aclshmemx_int16_or_reduce_on_stream)(aclshmem_team_t team, int16_t *dest,
                                               const int16_t *source, size_t nreduce,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int16_or_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE, as a task of a stream */
STUB int (aclshmemx_int32_or_reduce_on_stream)(aclshmem_team_t team, int32_t *dest,
                                               const int32_t *source, size_t nreduce,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int32_or_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE, as a task of a stream */
STUB int (aclshmemx_int64_or_reduce_on_stream)(aclshmem_team_t team, int64_t *dest,
                                               const int64_t *source, size_t nreduce,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int64_or_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE, as a task of a stream */
STUB int (aclshmemx_uint8_or_reduce_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                               const uint8_t *source, size_t nreduce,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint8_or_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE, as a task of a stream */
STUB int (aclshmemx_uint16_or_reduce_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                const uint16_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint16_or_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE, as a task of a stream */
STUB int (aclshmemx_uint32_or_reduce_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                const uint32_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint32_or_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (or) on every PE, as a task of a stream */
STUB int (aclshmemx_uint64_or_reduce_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                const uint64_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint64_or_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE */
STUB int (aclshmem_int8_xor_reduce)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int8_xor_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE */
STUB int (aclshmem_int16_xor_reduce)(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int16_xor_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE */
STUB int (aclshmem_int32_xor_reduce)(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int32_xor_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE */
STUB int (aclshmem_int64_xor_reduce)(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int64_xor_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE */
STUB int (aclshmem_uint8_xor_reduce)(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint8_xor_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE */
STUB int (aclshmem_uint16_xor_reduce)(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint16_xor_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE */
STUB int (aclshmem_uint32_xor_reduce)(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint32_xor_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE */
STUB int (aclshmem_uint64_xor_reduce)(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint64_xor_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE, as a task of a stream */
STUB int (aclshmemx_int8_xor_reduce_on_stream)(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int8_xor_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE, as a task of a stream */
STUB int (aclshmemx_int16_xor_reduce_on_stream)(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int16_xor_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE, as a task of a stream */
STUB int (aclshmemx_int32_xor_reduce_on_stream)(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int32_xor_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE, as a task of a stream */
STUB int (aclshmemx_int64_xor_reduce_on_stream)(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int64_xor_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE, as a task of a stream */
STUB int (aclshmemx_uint8_xor_reduce_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint8_xor_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE, as a task of a stream */
STUB int (aclshmemx_uint16_xor_reduce_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint16_xor_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE, as a task of a stream */
STUB int (aclshmemx_uint32_xor_reduce_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint32_xor_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (xor) on every PE, as a task of a stream */
STUB int (aclshmemx_uint64_xor_reduce_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint64_xor_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE */
STUB int (aclshmem_float_max_reduce)(aclshmem_team_t team, float *dest, const float *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_float_max_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE */
STUB int (aclshmem_double_max_reduce)(aclshmem_team_t team, double *dest, const double *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_double_max_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE */
STUB int (aclshmem_int8_max_reduce)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int8_max_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE */
STUB int (aclshmem_int16_max_reduce)(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int16_max_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE */
STUB int (aclshmem_int32_max_reduce)(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int32_max_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE */
STUB int (aclshmem_int64_max_reduce)(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int64_max_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE */
STUB int (aclshmem_uint8_max_reduce)(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint8_max_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE */
STUB int (aclshmem_uint16_max_reduce)(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint16_max_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE */
STUB int (aclshmem_uint32_max_reduce)(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint32_max_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE */
STUB int (aclshmem_uint64_max_reduce)(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint64_max_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE, as a task of a stream */
STUB int (aclshmemx_float_max_reduce_on_stream)(aclshmem_team_t team, float *dest,
                                                const float *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_float_max_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE, as a task of a stream */
STUB int (aclshmemx_double_max_reduce_on_stream)(aclshmem_team_t team, double *dest,
                                                 const double *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_double_max_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE, as a task of a stream */
STUB int (aclshmemx_int8_max_reduce_on_stream)(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int8_max_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE, as a task of a stream */
STUB int (aclshmemx_int16_max_reduce_on_stream)(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int16_max_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE, as a task of a stream */
STUB int (aclshmemx_int32_max_reduce_on_stream)(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int32_max_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE, as a task of a stream */
STUB int (aclshmemx_int64_max_reduce_on_stream)(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int64_max_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE, as a task of a stream */
STUB int (aclshmemx_uint8_max_reduce_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint8_max_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE, as a task of a stream */
STUB int (aclshmemx_uint16_max_reduce_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint16_max_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE, as a task of a stream */
STUB int (aclshmemx_uint32_max_reduce_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint32_max_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (max) on every PE, as a task of a stream */
STUB int (aclshmemx_uint64_max_reduce_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint64_max_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE */
STUB int (aclshmem_float_min_reduce)(aclshmem_team_t team, float *dest, const float *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_float_min_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE */
STUB int (aclshmem_double_min_reduce)(aclshmem_team_t team, double *dest, const double *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_double_min_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE */
STUB int (aclshmem_int8_min_reduce)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int8_min_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE */
STUB int (aclshmem_int16_min_reduce)(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int16_min_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE */
STUB int (aclshmem_int32_min_reduce)(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int32_min_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE */
STUB int (aclshmem_int64_min_reduce)(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int64_min_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE */
STUB int (aclshmem_uint8_min_reduce)(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint8_min_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE */
STUB int (aclshmem_uint16_min_reduce)(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint16_min_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE */
STUB int (aclshmem_uint32_min_reduce)(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint32_min_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE */
STUB int (aclshmem_uint64_min_reduce)(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint64_min_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE, as a task of a stream */
STUB int (aclshmemx_float_min_reduce_on_stream)(aclshmem_team_t team, float *dest,
                                                const float *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_float_min_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE, as a task of a stream */
STUB int (aclshmemx_double_min_reduce_on_stream)(aclshmem_team_t team, double *dest,
                                                 const double *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_double_min_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE, as a task of a stream */
STUB int (aclshmemx_int8_min_reduce_on_stream)(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int8_min_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE, as a task of a stream */
STUB int (aclshmemx_int16_min_reduce_on_stream)(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int16_min_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE, as a task of a stream */
STUB int (aclshmemx_int32_min_reduce_on_stream)(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int32_min_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE, as a task of a stream */
STUB int (aclshmemx_int64_min_reduce_on_stream)(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int64_min_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE, as a task of a stream */
STUB int (aclshmemx_uint8_min_reduce_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint8_min_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE, as a task of a stream */
STUB int (aclshmemx_uint16_min_reduce_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint16_min_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE, as a task of a stream */
STUB int (aclshmemx_uint32_min_reduce_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint32_min_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (min) on every PE, as a task of a stream */
STUB int (aclshmemx_uint64_min_reduce_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint64_min_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE */
STUB int (aclshmem_float_sum_reduce)(aclshmem_team_t team, float *dest, const float *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_float_sum_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE */
STUB int (aclshmem_double_sum_reduce)(aclshmem_team_t team, double *dest, const double *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_double_sum_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE */
STUB int (aclshmem_int8_sum_reduce)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int8_sum_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE */
STUB int (aclshmem_int16_sum_reduce)(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int16_sum_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE */
STUB int (aclshmem_int32_sum_reduce)(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int32_sum_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE */
STUB int (aclshmem_int64_sum_reduce)(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int64_sum_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE */
STUB int (aclshmem_uint8_sum_reduce)(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint8_sum_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE */
STUB int (aclshmem_uint16_sum_reduce)(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint16_sum_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE */
STUB int (aclshmem_uint32_sum_reduce)(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint32_sum_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE */
STUB int (aclshmem_uint64_sum_reduce)(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint64_sum_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE, as a task of a stream */
STUB int (aclshmemx_float_sum_reduce_on_stream)(aclshmem_team_t team, float *dest,
                                                const float *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_float_sum_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE, as a task of a stream */
STUB int (aclshmemx_double_sum_reduce_on_stream)(aclshmem_team_t team, double *dest,
                                                 const double *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_double_sum_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE, as a task of a stream */
STUB int (aclshmemx_int8_sum_reduce_on_stream)(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce,
                                               aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int8_sum_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE, as a task of a stream */
STUB int (aclshmemx_int16_sum_reduce_on_stream)(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int16_sum_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE, as a task of a stream */
STUB int (aclshmemx_int32_sum_reduce_on_stream)(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int32_sum_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE, as a task of a stream */
STUB int (aclshmemx_int64_sum_reduce_on_stream)(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int64_sum_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE, as a task of a stream */
STUB int (aclshmemx_uint8_sum_reduce_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint8_sum_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE, as a task of a stream */
STUB int (aclshmemx_uint16_sum_reduce_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint16_sum_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE, as a task of a stream */
STUB int (aclshmemx_uint32_sum_reduce_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint32_sum_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (sum) on every PE, as a task of a stream */
STUB int (aclshmemx_uint64_sum_reduce_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint64_sum_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE */
STUB int (aclshmem_float_prod_reduce)(aclshmem_team_t team, float *dest, const float *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_float_prod_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE */
STUB int (aclshmem_double_prod_reduce)(aclshmem_team_t team, double *dest, const double *source,
                                       size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_double_prod_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE */
STUB int (aclshmem_int8_prod_reduce)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int8_prod_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE */
STUB int (aclshmem_int16_prod_reduce)(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int16_prod_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE */
STUB int (aclshmem_int32_prod_reduce)(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int32_prod_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE */
STUB int (aclshmem_int64_prod_reduce)(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int64_prod_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE */
STUB int (aclshmem_uint8_prod_reduce)(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint8_prod_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE */
STUB int (aclshmem_uint16_prod_reduce)(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                       size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint16_prod_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE */
STUB int (aclshmem_uint32_prod_reduce)(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                       size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint32_prod_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE */
STUB int (aclshmem_uint64_prod_reduce)(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                       size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint64_prod_reduce");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE, as a task of a stream */
STUB int (aclshmemx_float_prod_reduce_on_stream)(aclshmem_team_t team, float *dest,
                                                 const float *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_float_prod_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE, as a task of a stream */
STUB int (aclshmemx_double_prod_reduce_on_stream)(aclshmem_team_t team, double *dest,
                                                  const double *source, size_t nreduce,
                                                  aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_double_prod_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE, as a task of a stream */
STUB int (aclshmemx_int8_prod_reduce_on_stream)(aclshmem_team_t team, int8_t *dest,
                                                const int8_t *source, size_t nreduce,
                                                aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int8_prod_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE, as a task of a stream */
STUB int (aclshmemx_int16_prod_reduce_on_stream)(aclshmem_team_t team, int16_t *dest,
                                                 const int16_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int16_prod_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE, as a task of a stream */
STUB int (aclshmemx_int32_prod_reduce_on_stream)(aclshmem_team_t team, int32_t *dest,
                                                 const int32_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int32_prod_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE, as a task of a stream */
STUB int (aclshmemx_int64_prod_reduce_on_stream)(aclshmem_team_t team, int64_t *dest,
                                                 const int64_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int64_prod_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE, as a task of a stream */
STUB int (aclshmemx_uint8_prod_reduce_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                                 const uint8_t *source, size_t nreduce,
                                                 aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint8_prod_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE, as a task of a stream */
STUB int (aclshmemx_uint16_prod_reduce_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                  const uint16_t *source, size_t nreduce,
                                                  aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint16_prod_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE, as a task of a stream */
STUB int (aclshmemx_uint32_prod_reduce_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                  const uint32_t *source, size_t nreduce,
                                                  aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint32_prod_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines the elements of all PEs of the team (prod) on every PE, as a task of a stream */
STUB int (aclshmemx_uint64_prod_reduce_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                  const uint64_t *source, size_t nreduce,
                                                  aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint64_prod_reduce_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (and); the team's PE i gets the i-th part */
STUB int (aclshmem_int8_and_reducescatter)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int8_and_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (and); the team's PE i gets the i-th part */
STUB int (aclshmem_int16_and_reducescatter)(aclshmem_team_t team, int16_t *dest,
                                            const int16_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int16_and_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (and); the team's PE i gets the i-th part */
STUB int (aclshmem_int32_and_reducescatter)(aclshmem_team_t team, int32_t *dest,
                                            const int32_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int32_and_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (and); the team's PE i gets the i-th part */
STUB int (aclshmem_int64_and_reducescatter)(aclshmem_team_t team, int64_t *dest,
                                            const int64_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int64_and_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (and); the team's PE i gets the i-th part */
STUB int (aclshmem_uint8_and_reducescatter)(aclshmem_team_t team, uint8_t *dest,
                                            const uint8_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint8_and_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (and); the team's PE i gets the i-th part */
STUB int (aclshmem_uint16_and_reducescatter)(aclshmem_team_t team, uint16_t *dest,
                                             const uint16_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint16_and_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (and); the team's PE i gets the i-th part */
STUB int (aclshmem_uint32_and_reducescatter)(aclshmem_team_t team, uint32_t *dest,
                                             const uint32_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint32_and_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (and); the team's PE i gets the i-th part */
STUB int (aclshmem_uint64_and_reducescatter)(aclshmem_team_t team, uint64_t *dest,
                                             const uint64_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint64_and_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int8_and_reducescatter_on_stream)(aclshmem_team_t team, int8_t *dest,
                                                      const int8_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int8_and_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int16_and_reducescatter_on_stream)(aclshmem_team_t team, int16_t *dest,
                                                       const int16_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int16_and_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int32_and_reducescatter_on_stream)(aclshmem_team_t team, int32_t *dest,
                                                       const int32_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int32_and_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int64_and_reducescatter_on_stream)(aclshmem_team_t team, int64_t *dest,
                                                       const int64_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int64_and_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint8_and_reducescatter_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                                       const uint8_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint8_and_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint16_and_reducescatter_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                        const uint16_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint16_and_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint32_and_reducescatter_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                        const uint32_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint32_and_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint64_and_reducescatter_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                        const uint64_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint64_and_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (or); the team's PE i gets the i-th part */
STUB int (aclshmem_int8_or_reducescatter)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                          size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int8_or_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (or); the team's PE i gets the i-th part */
STUB int (aclshmem_int16_or_reducescatter)(aclshmem_team_t team, int16_t *dest,
                                           const int16_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int16_or_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (or); the team's PE i gets the i-th part */
STUB int (aclshmem_int32_or_reducescatter)(aclshmem_team_t team, int32_t *dest,
                                           const int32_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int32_or_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (or); the team's PE i gets the i-th part */
STUB int (aclshmem_int64_or_reducescatter)(aclshmem_team_t team, int64_t *dest,
                                           const int64_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int64_or_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (or); the team's PE i gets the i-th part */
STUB int (aclshmem_uint8_or_reducescatter)(aclshmem_team_t team, uint8_t *dest,
                                           const uint8_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint8_or_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (or); the team's PE i gets the i-th part */
STUB int (aclshmem_uint16_or_reducescatter)(aclshmem_team_t team, uint16_t *dest,
                                            const uint16_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint16_or_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (or); the team's PE i gets the i-th part */
STUB int (aclshmem_uint32_or_reducescatter)(aclshmem_team_t team, uint32_t *dest,
                                            const uint32_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint32_or_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (or); the team's PE i gets the i-th part */
STUB int (aclshmem_uint64_or_reducescatter)(aclshmem_team_t team, uint64_t *dest,
                                            const uint64_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint64_or_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int8_or_reducescatter_on_stream)(aclshmem_team_t team, int8_t *dest,
                                                     const int8_t *source, size_t nreduce,
                                                     aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int8_or_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int16_or_reducescatter_on_stream)(aclshmem_team_t team, int16_t *dest,
                                                      const int16_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int16_or_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int32_or_reducescatter_on_stream)(aclshmem_team_t team, int32_t *dest,
                                                      const int32_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int32_or_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int64_or_reducescatter_on_stream)(aclshmem_team_t team, int64_t *dest,
                                                      const int64_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int64_or_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint8_or_reducescatter_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                                      const uint8_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint8_or_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint16_or_reducescatter_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                       const uint16_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint16_or_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint32_or_reducescatter_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                       const uint32_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint32_or_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint64_or_reducescatter_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                       const uint64_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint64_or_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (xor); the team's PE i gets the i-th part */
STUB int (aclshmem_int8_xor_reducescatter)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int8_xor_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (xor); the team's PE i gets the i-th part */
STUB int (aclshmem_int16_xor_reducescatter)(aclshmem_team_t team, int16_t *dest,
                                            const int16_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int16_xor_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (xor); the team's PE i gets the i-th part */
STUB int (aclshmem_int32_xor_reducescatter)(aclshmem_team_t team, int32_t *dest,
                                            const int32_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int32_xor_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (xor); the team's PE i gets the i-th part */
STUB int (aclshmem_int64_xor_reducescatter)(aclshmem_team_t team, int64_t *dest,
                                            const int64_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int64_xor_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (xor); the team's PE i gets the i-th part */
STUB int (aclshmem_uint8_xor_reducescatter)(aclshmem_team_t team, uint8_t *dest,
                                            const uint8_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint8_xor_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (xor); the team's PE i gets the i-th part */
STUB int (aclshmem_uint16_xor_reducescatter)(aclshmem_team_t team, uint16_t *dest,
                                             const uint16_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint16_xor_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (xor); the team's PE i gets the i-th part */
STUB int (aclshmem_uint32_xor_reducescatter)(aclshmem_team_t team, uint32_t *dest,
                                             const uint32_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint32_xor_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (xor); the team's PE i gets the i-th part */
STUB int (aclshmem_uint64_xor_reducescatter)(aclshmem_team_t team, uint64_t *dest,
                                             const uint64_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint64_xor_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int8_xor_reducescatter_on_stream)(aclshmem_team_t team, int8_t *dest,
                                                      const int8_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int8_xor_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int16_xor_reducescatter_on_stream)(aclshmem_team_t team, int16_t *dest,
                                                       const int16_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int16_xor_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int32_xor_reducescatter_on_stream)(aclshmem_team_t team, int32_t *dest,
                                                       const int32_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int32_xor_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int64_xor_reducescatter_on_stream)(aclshmem_team_t team, int64_t *dest,
                                                       const int64_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int64_xor_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint8_xor_reducescatter_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                                       const uint8_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint8_xor_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint16_xor_reducescatter_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                        const uint16_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint16_xor_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint32_xor_reducescatter_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                        const uint32_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint32_xor_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint64_xor_reducescatter_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                        const uint64_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint64_xor_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (max); the team's PE i gets the i-th part */
STUB int (aclshmem_float_max_reducescatter)(aclshmem_team_t team, float *dest, const float *source,
                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_float_max_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (max); the team's PE i gets the i-th part */
STUB int (aclshmem_double_max_reducescatter)(aclshmem_team_t team, double *dest,
                                             const double *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_double_max_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (max); the team's PE i gets the i-th part */
STUB int (aclshmem_int8_max_reducescatter)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int8_max_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (max); the team's PE i gets the i-th part */
STUB int (aclshmem_int16_max_reducescatter)(aclshmem_team_t team, int16_t *dest,
                                            const int16_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int16_max_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (max); the team's PE i gets the i-th part */
STUB int (aclshmem_int32_max_reducescatter)(aclshmem_team_t team, int32_t *dest,
                                            const int32_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int32_max_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (max); the team's PE i gets the i-th part */
STUB int (aclshmem_int64_max_reducescatter)(aclshmem_team_t team, int64_t *dest,
                                            const int64_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int64_max_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (max); the team's PE i gets the i-th part */
STUB int (aclshmem_uint8_max_reducescatter)(aclshmem_team_t team, uint8_t *dest,
                                            const uint8_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint8_max_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (max); the team's PE i gets the i-th part */
STUB int (aclshmem_uint16_max_reducescatter)(aclshmem_team_t team, uint16_t *dest,
                                             const uint16_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint16_max_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (max); the team's PE i gets the i-th part */
STUB int (aclshmem_uint32_max_reducescatter)(aclshmem_team_t team, uint32_t *dest,
                                             const uint32_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint32_max_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (max); the team's PE i gets the i-th part */
STUB int (aclshmem_uint64_max_reducescatter)(aclshmem_team_t team, uint64_t *dest,
                                             const uint64_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint64_max_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_float_max_reducescatter_on_stream)(aclshmem_team_t team, float *dest,
                                                       const float *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_float_max_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_double_max_reducescatter_on_stream)(aclshmem_team_t team, double *dest,
                                                        const double *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_double_max_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int8_max_reducescatter_on_stream)(aclshmem_team_t team, int8_t *dest,
                                                      const int8_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int8_max_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int16_max_reducescatter_on_stream)(aclshmem_team_t team, int16_t *dest,
                                                       const int16_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int16_max_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int32_max_reducescatter_on_stream)(aclshmem_team_t team, int32_t *dest,
                                                       const int32_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int32_max_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int64_max_reducescatter_on_stream)(aclshmem_team_t team, int64_t *dest,
                                                       const int64_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int64_max_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint8_max_reducescatter_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                                       const uint8_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint8_max_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint16_max_reducescatter_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                        const uint16_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint16_max_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint32_max_reducescatter_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                        const uint32_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint32_max_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint64_max_reducescatter_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                        const uint64_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint64_max_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (min); the team's PE i gets the i-th part */
STUB int (aclshmem_float_min_reducescatter)(aclshmem_team_t team, float *dest, const float *source,
                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_float_min_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (min); the team's PE i gets the i-th part */
STUB int (aclshmem_double_min_reducescatter)(aclshmem_team_t team, double *dest,
                                             const double *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_double_min_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (min); the team's PE i gets the i-th part */
STUB int (aclshmem_int8_min_reducescatter)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int8_min_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (min); the team's PE i gets the i-th part */
STUB int (aclshmem_int16_min_reducescatter)(aclshmem_team_t team, int16_t *dest,
                                            const int16_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int16_min_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (min); the team's PE i gets the i-th part */
STUB int (aclshmem_int32_min_reducescatter)(aclshmem_team_t team, int32_t *dest,
                                            const int32_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int32_min_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (min); the team's PE i gets the i-th part */
STUB int (aclshmem_int64_min_reducescatter)(aclshmem_team_t team, int64_t *dest,
                                            const int64_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int64_min_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (min); the team's PE i gets the i-th part */
STUB int (aclshmem_uint8_min_reducescatter)(aclshmem_team_t team, uint8_t *dest,
                                            const uint8_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint8_min_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (min); the team's PE i gets the i-th part */
STUB int (aclshmem_uint16_min_reducescatter)(aclshmem_team_t team, uint16_t *dest,
                                             const uint16_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint16_min_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (min); the team's PE i gets the i-th part */
STUB int (aclshmem_uint32_min_reducescatter)(aclshmem_team_t team, uint32_t *dest,
                                             const uint32_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint32_min_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (min); the team's PE i gets the i-th part */
STUB int (aclshmem_uint64_min_reducescatter)(aclshmem_team_t team, uint64_t *dest,
                                             const uint64_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint64_min_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_float_min_reducescatter_on_stream)(aclshmem_team_t team, float *dest,
                                                       const float *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_float_min_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_double_min_reducescatter_on_stream)(aclshmem_team_t team, double *dest,
                                                        const double *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_double_min_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int8_min_reducescatter_on_stream)(aclshmem_team_t team, int8_t *dest,
                                                      const int8_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int8_min_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int16_min_reducescatter_on_stream)(aclshmem_team_t team, int16_t *dest,
                                                       const int16_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int16_min_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int32_min_reducescatter_on_stream)(aclshmem_team_t team, int32_t *dest,
                                                       const int32_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int32_min_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int64_min_reducescatter_on_stream)(aclshmem_team_t team, int64_t *dest,
                                                       const int64_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int64_min_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint8_min_reducescatter_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                                       const uint8_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint8_min_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint16_min_reducescatter_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                        const uint16_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint16_min_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint32_min_reducescatter_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                        const uint32_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint32_min_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint64_min_reducescatter_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                        const uint64_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint64_min_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (sum); the team's PE i gets the i-th part */
STUB int (aclshmem_float_sum_reducescatter)(aclshmem_team_t team, float *dest, const float *source,
                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_float_sum_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (sum); the team's PE i gets the i-th part */
STUB int (aclshmem_double_sum_reducescatter)(aclshmem_team_t team, double *dest,
                                             const double *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_double_sum_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (sum); the team's PE i gets the i-th part */
STUB int (aclshmem_int8_sum_reducescatter)(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int8_sum_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (sum); the team's PE i gets the i-th part */
STUB int (aclshmem_int16_sum_reducescatter)(aclshmem_team_t team, int16_t *dest,
                                            const int16_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int16_sum_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (sum); the team's PE i gets the i-th part */
STUB int (aclshmem_int32_sum_reducescatter)(aclshmem_team_t team, int32_t *dest,
                                            const int32_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int32_sum_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (sum); the team's PE i gets the i-th part */
STUB int (aclshmem_int64_sum_reducescatter)(aclshmem_team_t team, int64_t *dest,
                                            const int64_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int64_sum_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (sum); the team's PE i gets the i-th part */
STUB int (aclshmem_uint8_sum_reducescatter)(aclshmem_team_t team, uint8_t *dest,
                                            const uint8_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint8_sum_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (sum); the team's PE i gets the i-th part */
STUB int (aclshmem_uint16_sum_reducescatter)(aclshmem_team_t team, uint16_t *dest,
                                             const uint16_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint16_sum_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (sum); the team's PE i gets the i-th part */
STUB int (aclshmem_uint32_sum_reducescatter)(aclshmem_team_t team, uint32_t *dest,
                                             const uint32_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint32_sum_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (sum); the team's PE i gets the i-th part */
STUB int (aclshmem_uint64_sum_reducescatter)(aclshmem_team_t team, uint64_t *dest,
                                             const uint64_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint64_sum_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_float_sum_reducescatter_on_stream)(aclshmem_team_t team, float *dest,
                                                       const float *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_float_sum_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_double_sum_reducescatter_on_stream)(aclshmem_team_t team, double *dest,
                                                        const double *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_double_sum_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int8_sum_reducescatter_on_stream)(aclshmem_team_t team, int8_t *dest,
                                                      const int8_t *source, size_t nreduce,
                                                      aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int8_sum_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int16_sum_reducescatter_on_stream)(aclshmem_team_t team, int16_t *dest,
                                                       const int16_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int16_sum_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int32_sum_reducescatter_on_stream)(aclshmem_team_t team, int32_t *dest,
                                                       const int32_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int32_sum_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int64_sum_reducescatter_on_stream)(aclshmem_team_t team, int64_t *dest,
                                                       const int64_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int64_sum_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint8_sum_reducescatter_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                                       const uint8_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint8_sum_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint16_sum_reducescatter_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                        const uint16_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint16_sum_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint32_sum_reducescatter_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                        const uint32_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint32_sum_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint64_sum_reducescatter_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                        const uint64_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint64_sum_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (prod); the team's PE i gets the i-th part */
STUB int (aclshmem_float_prod_reducescatter)(aclshmem_team_t team, float *dest, const float *source,
                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_float_prod_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (prod); the team's PE i gets the i-th part */
STUB int (aclshmem_double_prod_reducescatter)(aclshmem_team_t team, double *dest,
                                              const double *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_double_prod_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (prod); the team's PE i gets the i-th part */
STUB int (aclshmem_int8_prod_reducescatter)(aclshmem_team_t team, int8_t *dest,
                                            const int8_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int8_prod_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (prod); the team's PE i gets the i-th part */
STUB int (aclshmem_int16_prod_reducescatter)(aclshmem_team_t team, int16_t *dest,
                                             const int16_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int16_prod_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (prod); the team's PE i gets the i-th part */
STUB int (aclshmem_int32_prod_reducescatter)(aclshmem_team_t team, int32_t *dest,
                                             const int32_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int32_prod_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (prod); the team's PE i gets the i-th part */
STUB int (aclshmem_int64_prod_reducescatter)(aclshmem_team_t team, int64_t *dest,
                                             const int64_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_int64_prod_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (prod); the team's PE i gets the i-th part */
STUB int (aclshmem_uint8_prod_reducescatter)(aclshmem_team_t team, uint8_t *dest,
                                             const uint8_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint8_prod_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (prod); the team's PE i gets the i-th part */
STUB int (aclshmem_uint16_prod_reducescatter)(aclshmem_team_t team, uint16_t *dest,
                                              const uint16_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint16_prod_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (prod); the team's PE i gets the i-th part */
STUB int (aclshmem_uint32_prod_reducescatter)(aclshmem_team_t team, uint32_t *dest,
                                              const uint32_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint32_prod_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Combines nreduce elements per PE of the team (prod); the team's PE i gets the i-th part */
STUB int (aclshmem_uint64_prod_reducescatter)(aclshmem_team_t team, uint64_t *dest,
                                              const uint64_t *source, size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    refuse("aclshmem_uint64_prod_reducescatter");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_float_prod_reducescatter_on_stream)(aclshmem_team_t team, float *dest,
                                                        const float *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_float_prod_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_double_prod_reducescatter_on_stream)(aclshmem_team_t team, double *dest,
                                                         const double *source, size_t nreduce,
                                                         aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_double_prod_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int8_prod_reducescatter_on_stream)(aclshmem_team_t team, int8_t *dest,
                                                       const int8_t *source, size_t nreduce,
                                                       aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int8_prod_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int16_prod_reducescatter_on_stream)(aclshmem_team_t team, int16_t *dest,
                                                        const int16_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int16_prod_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int32_prod_reducescatter_on_stream)(aclshmem_team_t team, int32_t *dest,
                                                        const int32_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int32_prod_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_int64_prod_reducescatter_on_stream)(aclshmem_team_t team, int64_t *dest,
                                                        const int64_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_int64_prod_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint8_prod_reducescatter_on_stream)(aclshmem_team_t team, uint8_t *dest,
                                                        const uint8_t *source, size_t nreduce,
                                                        aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint8_prod_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint16_prod_reducescatter_on_stream)(aclshmem_team_t team, uint16_t *dest,
                                                         const uint16_t *source, size_t nreduce,
                                                         aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint16_prod_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint32_prod_reducescatter_on_stream)(aclshmem_team_t team, uint32_t *dest,
                                                         const uint32_t *source, size_t nreduce,
                                                         aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint32_prod_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

STUB int (aclshmemx_uint64_prod_reducescatter_on_stream)(aclshmem_team_t team, uint64_t *dest,
                                                         const uint64_t *source, size_t nreduce,
                                                         aclrtStream stream)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    (void)stream;
    refuse("aclshmemx_uint64_prod_reducescatter_on_stream");
    return ACLSHMEM_NOT_SUPPORTED;
}

/* Waits for the lock and takes it. The word is symmetric and begins as 0 */
STUB void (aclshmem_set_lock)(long *lock)
{
    (void)lock;
    refuse("aclshmem_set_lock");
}

/* Completes what this PE did and gives the lock up */
STUB void (aclshmem_clear_lock)(long *lock)
{
    (void)lock;
    refuse("aclshmem_clear_lock");
}

/* Takes the lock and returns 0, or returns 1 when another PE has it */
STUB int (aclshmem_test_lock)(long *lock)
{
    (void)lock;
    refuse("aclshmem_test_lock");
    return ACLSHMEM_NOT_SUPPORTED;
}
