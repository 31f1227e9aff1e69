/* host/data_plane/shmem_host_coll.h: collectives of a team. Every PE of the team calls with the
 * same arguments. `dest` and `source` are symmetric and do not overlap (a reduction may use one
 * address for both). Return 0 or a negative aclshmem_error_code_t, on every PE. A refused
 * operation does nothing; aclGetRecentErrMsg() says why. Source document: aclshmem reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef SHMEM_HOST_COLL_H
#define SHMEM_HOST_COLL_H

#include "../shmem_host_def.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The elements of PE pe_root of the team reach every PE of it. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_float_broadcast(aclshmem_team_t team, float *dest,
                                               const float *source, size_t nelems, int pe_root);
ACLSHMEM_HOST_API int aclshmem_double_broadcast(aclshmem_team_t team, double *dest,
                                                const double *source, size_t nelems, int pe_root);
ACLSHMEM_HOST_API int aclshmem_int8_broadcast(aclshmem_team_t team, int8_t *dest,
                                              const int8_t *source, size_t nelems, int pe_root);
ACLSHMEM_HOST_API int aclshmem_int16_broadcast(aclshmem_team_t team, int16_t *dest,
                                               const int16_t *source, size_t nelems, int pe_root);
ACLSHMEM_HOST_API int aclshmem_int32_broadcast(aclshmem_team_t team, int32_t *dest,
                                               const int32_t *source, size_t nelems, int pe_root);
ACLSHMEM_HOST_API int aclshmem_int64_broadcast(aclshmem_team_t team, int64_t *dest,
                                               const int64_t *source, size_t nelems, int pe_root);
ACLSHMEM_HOST_API int aclshmem_uint8_broadcast(aclshmem_team_t team, uint8_t *dest,
                                               const uint8_t *source, size_t nelems, int pe_root);
ACLSHMEM_HOST_API int aclshmem_uint16_broadcast(aclshmem_team_t team, uint16_t *dest,
                                                const uint16_t *source, size_t nelems, int pe_root);
ACLSHMEM_HOST_API int aclshmem_uint32_broadcast(aclshmem_team_t team, uint32_t *dest,
                                                const uint32_t *source, size_t nelems, int pe_root);
ACLSHMEM_HOST_API int aclshmem_uint64_broadcast(aclshmem_team_t team, uint64_t *dest,
                                                const uint64_t *source, size_t nelems, int pe_root);
ACLSHMEM_HOST_API int aclshmem_char_broadcast(aclshmem_team_t team, char *dest, const char *source,
                                              size_t nelems, int pe_root);
#endif

/* The elements of PE pe_root of the team reach every PE of it, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_float_broadcast_on_stream(aclshmem_team_t team, float *dest,
                                                          const float *source, size_t nelems,
                                                          int pe_root, aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_double_broadcast_on_stream(aclshmem_team_t team, double *dest,
                                                           const double *source, size_t nelems,
                                                           int pe_root, aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int8_broadcast_on_stream(aclshmem_team_t team, int8_t *dest,
                                                         const int8_t *source, size_t nelems,
                                                         int pe_root, aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_broadcast_on_stream(aclshmem_team_t team, int16_t *dest,
                                                          const int16_t *source, size_t nelems,
                                                          int pe_root, aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_broadcast_on_stream(aclshmem_team_t team, int32_t *dest,
                                                          const int32_t *source, size_t nelems,
                                                          int pe_root, aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_broadcast_on_stream(aclshmem_team_t team, int64_t *dest,
                                                          const int64_t *source, size_t nelems,
                                                          int pe_root, aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_broadcast_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                          const uint8_t *source, size_t nelems,
                                                          int pe_root, aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_broadcast_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                           const uint16_t *source, size_t nelems,
                                                           int pe_root, aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_broadcast_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                           const uint32_t *source, size_t nelems,
                                                           int pe_root, aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_broadcast_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                           const uint64_t *source, size_t nelems,
                                                           int pe_root, aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_char_broadcast_on_stream(aclshmem_team_t team, char *dest,
                                                         const char *source, size_t nelems,
                                                         int pe_root, aclrtStream stream);

/* The elements of PE pe_root of the team reach every PE of it. Elements are bytes. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_broadcastmem(aclshmem_team_t team, void *dest, const void *source,
                                            size_t nelems, int pe_root);
#endif

/* The elements of PE pe_root of the team reach every PE of it, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_broadcastmem_on_stream(aclshmem_team_t team, void *dest,
                                                       const void *source, size_t nelems,
                                                       int pe_root, aclrtStream stream);

/* Every PE's elements, one after the other; each PE may have its own number. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_float_collect(aclshmem_team_t team, float *dest, const float *source,
                                             size_t nelems);
ACLSHMEM_HOST_API int aclshmem_double_collect(aclshmem_team_t team, double *dest,
                                              const double *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int8_collect(aclshmem_team_t team, int8_t *dest,
                                            const int8_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int16_collect(aclshmem_team_t team, int16_t *dest,
                                             const int16_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int32_collect(aclshmem_team_t team, int32_t *dest,
                                             const int32_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int64_collect(aclshmem_team_t team, int64_t *dest,
                                             const int64_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint8_collect(aclshmem_team_t team, uint8_t *dest,
                                             const uint8_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint16_collect(aclshmem_team_t team, uint16_t *dest,
                                              const uint16_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint32_collect(aclshmem_team_t team, uint32_t *dest,
                                              const uint32_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint64_collect(aclshmem_team_t team, uint64_t *dest,
                                              const uint64_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_char_collect(aclshmem_team_t team, char *dest, const char *source,
                                            size_t nelems);
#endif

/* Every PE's elements, one after the other; each PE may have its own number, as a task of a
 * stream. */
ACLSHMEM_HOST_API int aclshmemx_float_collect_on_stream(aclshmem_team_t team, float *dest,
                                                        const float *source, size_t nelems,
                                                        aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_double_collect_on_stream(aclshmem_team_t team, double *dest,
                                                         const double *source, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int8_collect_on_stream(aclshmem_team_t team, int8_t *dest,
                                                       const int8_t *source, size_t nelems,
                                                       aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_collect_on_stream(aclshmem_team_t team, int16_t *dest,
                                                        const int16_t *source, size_t nelems,
                                                        aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_collect_on_stream(aclshmem_team_t team, int32_t *dest,
                                                        const int32_t *source, size_t nelems,
                                                        aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_collect_on_stream(aclshmem_team_t team, int64_t *dest,
                                                        const int64_t *source, size_t nelems,
                                                        aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_collect_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                        const uint8_t *source, size_t nelems,
                                                        aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_collect_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                         const uint16_t *source, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_collect_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                         const uint32_t *source, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_collect_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                         const uint64_t *source, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_char_collect_on_stream(aclshmem_team_t team, char *dest,
                                                       const char *source, size_t nelems,
                                                       aclrtStream stream);

/* Every PE's elements, one after the other; each PE may have its own number. Elements are bytes. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_collectmem(aclshmem_team_t team, void *dest, const void *source,
                                          size_t nelems);
#endif

/* Every PE's elements, one after the other; each PE may have its own number, as a task of a
 * stream. */
ACLSHMEM_HOST_API int aclshmemx_collectmem_on_stream(aclshmem_team_t team, void *dest,
                                                     const void *source, size_t nelems,
                                                     aclrtStream stream);

/* Every PE's elements, one after the other; the same number on each. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_float_fcollect(aclshmem_team_t team, float *dest,
                                              const float *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_double_fcollect(aclshmem_team_t team, double *dest,
                                               const double *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int8_fcollect(aclshmem_team_t team, int8_t *dest,
                                             const int8_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int16_fcollect(aclshmem_team_t team, int16_t *dest,
                                              const int16_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int32_fcollect(aclshmem_team_t team, int32_t *dest,
                                              const int32_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int64_fcollect(aclshmem_team_t team, int64_t *dest,
                                              const int64_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint8_fcollect(aclshmem_team_t team, uint8_t *dest,
                                              const uint8_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint16_fcollect(aclshmem_team_t team, uint16_t *dest,
                                               const uint16_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint32_fcollect(aclshmem_team_t team, uint32_t *dest,
                                               const uint32_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint64_fcollect(aclshmem_team_t team, uint64_t *dest,
                                               const uint64_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_char_fcollect(aclshmem_team_t team, char *dest, const char *source,
                                             size_t nelems);
#endif

/* Every PE's elements, one after the other; the same number on each, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_float_fcollect_on_stream(aclshmem_team_t team, float *dest,
                                                         const float *source, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_double_fcollect_on_stream(aclshmem_team_t team, double *dest,
                                                          const double *source, size_t nelems,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int8_fcollect_on_stream(aclshmem_team_t team, int8_t *dest,
                                                        const int8_t *source, size_t nelems,
                                                        aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_fcollect_on_stream(aclshmem_team_t team, int16_t *dest,
                                                         const int16_t *source, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_fcollect_on_stream(aclshmem_team_t team, int32_t *dest,
                                                         const int32_t *source, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_fcollect_on_stream(aclshmem_team_t team, int64_t *dest,
                                                         const int64_t *source, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_fcollect_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                         const uint8_t *source, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_fcollect_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                          const uint16_t *source, size_t nelems,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_fcollect_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                          const uint32_t *source, size_t nelems,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_fcollect_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                          const uint64_t *source, size_t nelems,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_char_fcollect_on_stream(aclshmem_team_t team, char *dest,
                                                        const char *source, size_t nelems,
                                                        aclrtStream stream);

/* Every PE's elements, one after the other; the same number on each. Elements are bytes. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_fcollectmem(aclshmem_team_t team, void *dest, const void *source,
                                           size_t nelems);
#endif

/* Every PE's elements, one after the other; the same number on each, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_fcollectmem_on_stream(aclshmem_team_t team, void *dest,
                                                      const void *source, size_t nelems,
                                                      aclrtStream stream);

/* The i-th block of nelems elements goes to the team's PE i. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_float_alltoall(aclshmem_team_t team, float *dest,
                                              const float *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_double_alltoall(aclshmem_team_t team, double *dest,
                                               const double *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int8_alltoall(aclshmem_team_t team, int8_t *dest,
                                             const int8_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int16_alltoall(aclshmem_team_t team, int16_t *dest,
                                              const int16_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int32_alltoall(aclshmem_team_t team, int32_t *dest,
                                              const int32_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int64_alltoall(aclshmem_team_t team, int64_t *dest,
                                              const int64_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint8_alltoall(aclshmem_team_t team, uint8_t *dest,
                                              const uint8_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint16_alltoall(aclshmem_team_t team, uint16_t *dest,
                                               const uint16_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint32_alltoall(aclshmem_team_t team, uint32_t *dest,
                                               const uint32_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint64_alltoall(aclshmem_team_t team, uint64_t *dest,
                                               const uint64_t *source, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_char_alltoall(aclshmem_team_t team, char *dest, const char *source,
                                             size_t nelems);
#endif

/* The i-th block of nelems elements goes to the team's PE i, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_float_alltoall_on_stream(aclshmem_team_t team, float *dest,
                                                         const float *source, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_double_alltoall_on_stream(aclshmem_team_t team, double *dest,
                                                          const double *source, size_t nelems,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int8_alltoall_on_stream(aclshmem_team_t team, int8_t *dest,
                                                        const int8_t *source, size_t nelems,
                                                        aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_alltoall_on_stream(aclshmem_team_t team, int16_t *dest,
                                                         const int16_t *source, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_alltoall_on_stream(aclshmem_team_t team, int32_t *dest,
                                                         const int32_t *source, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_alltoall_on_stream(aclshmem_team_t team, int64_t *dest,
                                                         const int64_t *source, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_alltoall_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                         const uint8_t *source, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_alltoall_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                          const uint16_t *source, size_t nelems,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_alltoall_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                          const uint32_t *source, size_t nelems,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_alltoall_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                          const uint64_t *source, size_t nelems,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_char_alltoall_on_stream(aclshmem_team_t team, char *dest,
                                                        const char *source, size_t nelems,
                                                        aclrtStream stream);

/* The i-th block of nelems elements goes to the team's PE i. Elements are bytes. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_alltoallmem(aclshmem_team_t team, void *dest, const void *source,
                                           size_t nelems);
#endif

/* The i-th block of nelems elements goes to the team's PE i, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_alltoallmem_on_stream(aclshmem_team_t team, void *dest,
                                                      const void *source, size_t nelems,
                                                      aclrtStream stream);

/* alltoall with strides, in elements. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_float_alltoalls(aclshmem_team_t team, float *dest,
                                               const float *source, ptrdiff_t dst, ptrdiff_t sst,
                                               size_t nelems);
ACLSHMEM_HOST_API int aclshmem_double_alltoalls(aclshmem_team_t team, double *dest,
                                                const double *source, ptrdiff_t dst, ptrdiff_t sst,
                                                size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int8_alltoalls(aclshmem_team_t team, int8_t *dest,
                                              const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                              size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int16_alltoalls(aclshmem_team_t team, int16_t *dest,
                                               const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                               size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int32_alltoalls(aclshmem_team_t team, int32_t *dest,
                                               const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                               size_t nelems);
ACLSHMEM_HOST_API int aclshmem_int64_alltoalls(aclshmem_team_t team, int64_t *dest,
                                               const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                               size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint8_alltoalls(aclshmem_team_t team, uint8_t *dest,
                                               const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                               size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint16_alltoalls(aclshmem_team_t team, uint16_t *dest,
                                                const uint16_t *source, ptrdiff_t dst,
                                                ptrdiff_t sst, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint32_alltoalls(aclshmem_team_t team, uint32_t *dest,
                                                const uint32_t *source, ptrdiff_t dst,
                                                ptrdiff_t sst, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_uint64_alltoalls(aclshmem_team_t team, uint64_t *dest,
                                                const uint64_t *source, ptrdiff_t dst,
                                                ptrdiff_t sst, size_t nelems);
ACLSHMEM_HOST_API int aclshmem_char_alltoalls(aclshmem_team_t team, char *dest, const char *source,
                                              ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
#endif

/* alltoall with strides, in elements, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_float_alltoalls_on_stream(aclshmem_team_t team, float *dest,
                                                          const float *source, ptrdiff_t dst,
                                                          ptrdiff_t sst, size_t nelems,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_double_alltoalls_on_stream(aclshmem_team_t team, double *dest,
                                                           const double *source, ptrdiff_t dst,
                                                           ptrdiff_t sst, size_t nelems,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int8_alltoalls_on_stream(aclshmem_team_t team, int8_t *dest,
                                                         const int8_t *source, ptrdiff_t dst,
                                                         ptrdiff_t sst, size_t nelems,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_alltoalls_on_stream(aclshmem_team_t team, int16_t *dest,
                                                          const int16_t *source, ptrdiff_t dst,
                                                          ptrdiff_t sst, size_t nelems,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_alltoalls_on_stream(aclshmem_team_t team, int32_t *dest,
                                                          const int32_t *source, ptrdiff_t dst,
                                                          ptrdiff_t sst, size_t nelems,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_alltoalls_on_stream(aclshmem_team_t team, int64_t *dest,
                                                          const int64_t *source, ptrdiff_t dst,
                                                          ptrdiff_t sst, size_t nelems,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_alltoalls_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                          const uint8_t *source, ptrdiff_t dst,
                                                          ptrdiff_t sst, size_t nelems,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_alltoalls_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                           const uint16_t *source, ptrdiff_t dst,
                                                           ptrdiff_t sst, size_t nelems,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_alltoalls_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                           const uint32_t *source, ptrdiff_t dst,
                                                           ptrdiff_t sst, size_t nelems,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_alltoalls_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                           const uint64_t *source, ptrdiff_t dst,
                                                           ptrdiff_t sst, size_t nelems,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_char_alltoalls_on_stream(aclshmem_team_t team, char *dest,
                                                         const char *source, ptrdiff_t dst,
                                                         ptrdiff_t sst, size_t nelems,
                                                         aclrtStream stream);

/* alltoall with strides, in elements. Elements are bytes. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_alltoallsmem(aclshmem_team_t team, void *dest, const void *source,
                                            ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
#endif

/* alltoall with strides, in elements, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_alltoallsmem_on_stream(aclshmem_team_t team, void *dest,
                                                       const void *source, ptrdiff_t dst,
                                                       ptrdiff_t sst, size_t nelems,
                                                       aclrtStream stream);

/* Combines the elements of all PEs of the team (and) on every PE. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_int8_and_reduce(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int16_and_reduce(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int32_and_reduce(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int64_and_reduce(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint8_and_reduce(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint16_and_reduce(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint32_and_reduce(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint64_and_reduce(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce);
#endif

/* Combines the elements of all PEs of the team (and) on every PE, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_int8_and_reduce_on_stream(aclshmem_team_t team, int8_t *dest,
                                                          const int8_t *source, size_t nreduce,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_and_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                                           const int16_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_and_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                                           const int32_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_and_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                                           const int64_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_and_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                           const uint8_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_and_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                            const uint16_t *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_and_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                            const uint32_t *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_and_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                            const uint64_t *source, size_t nreduce,
                                                            aclrtStream stream);

/* Combines the elements of all PEs of the team (or) on every PE. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_int8_or_reduce(aclshmem_team_t team, int8_t *dest,
                                              const int8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int16_or_reduce(aclshmem_team_t team, int16_t *dest,
                                               const int16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int32_or_reduce(aclshmem_team_t team, int32_t *dest,
                                               const int32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int64_or_reduce(aclshmem_team_t team, int64_t *dest,
                                               const int64_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint8_or_reduce(aclshmem_team_t team, uint8_t *dest,
                                               const uint8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint16_or_reduce(aclshmem_team_t team, uint16_t *dest,
                                                const uint16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint32_or_reduce(aclshmem_team_t team, uint32_t *dest,
                                                const uint32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint64_or_reduce(aclshmem_team_t team, uint64_t *dest,
                                                const uint64_t *source, size_t nreduce);
#endif

/* Combines the elements of all PEs of the team (or) on every PE, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_int8_or_reduce_on_stream(aclshmem_team_t team, int8_t *dest,
                                                         const int8_t *source, size_t nreduce,
                                                         aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_or_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                                          const int16_t *source, size_t nreduce,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_or_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                                          const int32_t *source, size_t nreduce,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_or_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                                          const int64_t *source, size_t nreduce,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_or_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                          const uint8_t *source, size_t nreduce,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_or_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                           const uint16_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_or_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                           const uint32_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_or_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                           const uint64_t *source, size_t nreduce,
                                                           aclrtStream stream);

/* Combines the elements of all PEs of the team (xor) on every PE. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_int8_xor_reduce(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int16_xor_reduce(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int32_xor_reduce(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int64_xor_reduce(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint8_xor_reduce(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint16_xor_reduce(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint32_xor_reduce(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint64_xor_reduce(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce);
#endif

/* Combines the elements of all PEs of the team (xor) on every PE, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_int8_xor_reduce_on_stream(aclshmem_team_t team, int8_t *dest,
                                                          const int8_t *source, size_t nreduce,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_xor_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                                           const int16_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_xor_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                                           const int32_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_xor_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                                           const int64_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_xor_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                           const uint8_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_xor_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                            const uint16_t *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_xor_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                            const uint32_t *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_xor_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                            const uint64_t *source, size_t nreduce,
                                                            aclrtStream stream);

/* Combines the elements of all PEs of the team (max) on every PE. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_float_max_reduce(aclshmem_team_t team, float *dest,
                                                const float *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_double_max_reduce(aclshmem_team_t team, double *dest,
                                                 const double *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int8_max_reduce(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int16_max_reduce(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int32_max_reduce(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int64_max_reduce(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint8_max_reduce(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint16_max_reduce(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint32_max_reduce(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint64_max_reduce(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce);
#endif

/* Combines the elements of all PEs of the team (max) on every PE, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_float_max_reduce_on_stream(aclshmem_team_t team, float *dest,
                                                           const float *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_double_max_reduce_on_stream(aclshmem_team_t team, double *dest,
                                                            const double *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int8_max_reduce_on_stream(aclshmem_team_t team, int8_t *dest,
                                                          const int8_t *source, size_t nreduce,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_max_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                                           const int16_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_max_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                                           const int32_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_max_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                                           const int64_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_max_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                           const uint8_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_max_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                            const uint16_t *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_max_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                            const uint32_t *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_max_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                            const uint64_t *source, size_t nreduce,
                                                            aclrtStream stream);

/* Combines the elements of all PEs of the team (min) on every PE. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_float_min_reduce(aclshmem_team_t team, float *dest,
                                                const float *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_double_min_reduce(aclshmem_team_t team, double *dest,
                                                 const double *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int8_min_reduce(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int16_min_reduce(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int32_min_reduce(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int64_min_reduce(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint8_min_reduce(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint16_min_reduce(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint32_min_reduce(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint64_min_reduce(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce);
#endif

/* Combines the elements of all PEs of the team (min) on every PE, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_float_min_reduce_on_stream(aclshmem_team_t team, float *dest,
                                                           const float *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_double_min_reduce_on_stream(aclshmem_team_t team, double *dest,
                                                            const double *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int8_min_reduce_on_stream(aclshmem_team_t team, int8_t *dest,
                                                          const int8_t *source, size_t nreduce,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_min_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                                           const int16_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_min_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                                           const int32_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_min_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                                           const int64_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_min_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                           const uint8_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_min_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                            const uint16_t *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_min_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                            const uint32_t *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_min_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                            const uint64_t *source, size_t nreduce,
                                                            aclrtStream stream);

/* Combines the elements of all PEs of the team (sum) on every PE. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_float_sum_reduce(aclshmem_team_t team, float *dest,
                                                const float *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_double_sum_reduce(aclshmem_team_t team, double *dest,
                                                 const double *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int8_sum_reduce(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int16_sum_reduce(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int32_sum_reduce(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int64_sum_reduce(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint8_sum_reduce(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint16_sum_reduce(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint32_sum_reduce(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint64_sum_reduce(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce);
#endif

/* Combines the elements of all PEs of the team (sum) on every PE, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_float_sum_reduce_on_stream(aclshmem_team_t team, float *dest,
                                                           const float *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_double_sum_reduce_on_stream(aclshmem_team_t team, double *dest,
                                                            const double *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int8_sum_reduce_on_stream(aclshmem_team_t team, int8_t *dest,
                                                          const int8_t *source, size_t nreduce,
                                                          aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_sum_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                                           const int16_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_sum_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                                           const int32_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_sum_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                                           const int64_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_sum_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                           const uint8_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_sum_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                            const uint16_t *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_sum_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                            const uint32_t *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_sum_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                            const uint64_t *source, size_t nreduce,
                                                            aclrtStream stream);

/* Combines the elements of all PEs of the team (prod) on every PE. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_float_prod_reduce(aclshmem_team_t team, float *dest,
                                                 const float *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_double_prod_reduce(aclshmem_team_t team, double *dest,
                                                  const double *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int8_prod_reduce(aclshmem_team_t team, int8_t *dest,
                                                const int8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int16_prod_reduce(aclshmem_team_t team, int16_t *dest,
                                                 const int16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int32_prod_reduce(aclshmem_team_t team, int32_t *dest,
                                                 const int32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int64_prod_reduce(aclshmem_team_t team, int64_t *dest,
                                                 const int64_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint8_prod_reduce(aclshmem_team_t team, uint8_t *dest,
                                                 const uint8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint16_prod_reduce(aclshmem_team_t team, uint16_t *dest,
                                                  const uint16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint32_prod_reduce(aclshmem_team_t team, uint32_t *dest,
                                                  const uint32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint64_prod_reduce(aclshmem_team_t team, uint64_t *dest,
                                                  const uint64_t *source, size_t nreduce);
#endif

/* Combines the elements of all PEs of the team (prod) on every PE, as a task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_float_prod_reduce_on_stream(aclshmem_team_t team, float *dest,
                                                            const float *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_double_prod_reduce_on_stream(aclshmem_team_t team, double *dest,
                                                             const double *source, size_t nreduce,
                                                             aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int8_prod_reduce_on_stream(aclshmem_team_t team, int8_t *dest,
                                                           const int8_t *source, size_t nreduce,
                                                           aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_prod_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                                            const int16_t *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_prod_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                                            const int32_t *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_prod_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                                            const int64_t *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_prod_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                            const uint8_t *source, size_t nreduce,
                                                            aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_prod_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                             const uint16_t *source, size_t nreduce,
                                                             aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_prod_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                             const uint32_t *source, size_t nreduce,
                                                             aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_prod_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                             const uint64_t *source, size_t nreduce,
                                                             aclrtStream stream);

/* Combines nreduce elements per PE of the team (and); the team's PE i gets the i-th part. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_int8_and_reducescatter(aclshmem_team_t team, int8_t *dest,
                                                      const int8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int16_and_reducescatter(aclshmem_team_t team, int16_t *dest,
                                                       const int16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int32_and_reducescatter(aclshmem_team_t team, int32_t *dest,
                                                       const int32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int64_and_reducescatter(aclshmem_team_t team, int64_t *dest,
                                                       const int64_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint8_and_reducescatter(aclshmem_team_t team, uint8_t *dest,
                                                       const uint8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint16_and_reducescatter(aclshmem_team_t team, uint16_t *dest,
                                                        const uint16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint32_and_reducescatter(aclshmem_team_t team, uint32_t *dest,
                                                        const uint32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint64_and_reducescatter(aclshmem_team_t team, uint64_t *dest,
                                                        const uint64_t *source, size_t nreduce);
#endif

/* Combines nreduce elements per PE of the team (and); the team's PE i gets the i-th part, as a
 * task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_int8_and_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                                                 const int8_t *source,
                                                                 size_t nreduce,
                                                                 aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_and_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int16_t *dest,
                                                                  const int16_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_and_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int32_t *dest,
                                                                  const int32_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_and_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int64_t *dest,
                                                                  const int64_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_and_reducescatter_on_stream(aclshmem_team_t team,
                                                                  uint8_t *dest,
                                                                  const uint8_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_and_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint16_t *dest,
                                                                   const uint16_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_and_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint32_t *dest,
                                                                   const uint32_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_and_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint64_t *dest,
                                                                   const uint64_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);

/* Combines nreduce elements per PE of the team (or); the team's PE i gets the i-th part. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_int8_or_reducescatter(aclshmem_team_t team, int8_t *dest,
                                                     const int8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int16_or_reducescatter(aclshmem_team_t team, int16_t *dest,
                                                      const int16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int32_or_reducescatter(aclshmem_team_t team, int32_t *dest,
                                                      const int32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int64_or_reducescatter(aclshmem_team_t team, int64_t *dest,
                                                      const int64_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint8_or_reducescatter(aclshmem_team_t team, uint8_t *dest,
                                                      const uint8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint16_or_reducescatter(aclshmem_team_t team, uint16_t *dest,
                                                       const uint16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint32_or_reducescatter(aclshmem_team_t team, uint32_t *dest,
                                                       const uint32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint64_or_reducescatter(aclshmem_team_t team, uint64_t *dest,
                                                       const uint64_t *source, size_t nreduce);
#endif

/* Combines nreduce elements per PE of the team (or); the team's PE i gets the i-th part, as a
 * task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_int8_or_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                                                const int8_t *source,
                                                                size_t nreduce, aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_or_reducescatter_on_stream(aclshmem_team_t team,
                                                                 int16_t *dest,
                                                                 const int16_t *source,
                                                                 size_t nreduce,
                                                                 aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_or_reducescatter_on_stream(aclshmem_team_t team,
                                                                 int32_t *dest,
                                                                 const int32_t *source,
                                                                 size_t nreduce,
                                                                 aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_or_reducescatter_on_stream(aclshmem_team_t team,
                                                                 int64_t *dest,
                                                                 const int64_t *source,
                                                                 size_t nreduce,
                                                                 aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_or_reducescatter_on_stream(aclshmem_team_t team,
                                                                 uint8_t *dest,
                                                                 const uint8_t *source,
                                                                 size_t nreduce,
                                                                 aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_or_reducescatter_on_stream(aclshmem_team_t team,
                                                                  uint16_t *dest,
                                                                  const uint16_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_or_reducescatter_on_stream(aclshmem_team_t team,
                                                                  uint32_t *dest,
                                                                  const uint32_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_or_reducescatter_on_stream(aclshmem_team_t team,
                                                                  uint64_t *dest,
                                                                  const uint64_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);

/* Combines nreduce elements per PE of the team (xor); the team's PE i gets the i-th part. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_int8_xor_reducescatter(aclshmem_team_t team, int8_t *dest,
                                                      const int8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int16_xor_reducescatter(aclshmem_team_t team, int16_t *dest,
                                                       const int16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int32_xor_reducescatter(aclshmem_team_t team, int32_t *dest,
                                                       const int32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int64_xor_reducescatter(aclshmem_team_t team, int64_t *dest,
                                                       const int64_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint8_xor_reducescatter(aclshmem_team_t team, uint8_t *dest,
                                                       const uint8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint16_xor_reducescatter(aclshmem_team_t team, uint16_t *dest,
                                                        const uint16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint32_xor_reducescatter(aclshmem_team_t team, uint32_t *dest,
                                                        const uint32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint64_xor_reducescatter(aclshmem_team_t team, uint64_t *dest,
                                                        const uint64_t *source, size_t nreduce);
#endif

/* Combines nreduce elements per PE of the team (xor); the team's PE i gets the i-th part, as a
 * task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_int8_xor_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                                                 const int8_t *source,
                                                                 size_t nreduce,
                                                                 aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_xor_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int16_t *dest,
                                                                  const int16_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_xor_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int32_t *dest,
                                                                  const int32_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_xor_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int64_t *dest,
                                                                  const int64_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_xor_reducescatter_on_stream(aclshmem_team_t team,
                                                                  uint8_t *dest,
                                                                  const uint8_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_xor_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint16_t *dest,
                                                                   const uint16_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_xor_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint32_t *dest,
                                                                   const uint32_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_xor_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint64_t *dest,
                                                                   const uint64_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);

/* Combines nreduce elements per PE of the team (max); the team's PE i gets the i-th part. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_float_max_reducescatter(aclshmem_team_t team, float *dest,
                                                       const float *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_double_max_reducescatter(aclshmem_team_t team, double *dest,
                                                        const double *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int8_max_reducescatter(aclshmem_team_t team, int8_t *dest,
                                                      const int8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int16_max_reducescatter(aclshmem_team_t team, int16_t *dest,
                                                       const int16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int32_max_reducescatter(aclshmem_team_t team, int32_t *dest,
                                                       const int32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int64_max_reducescatter(aclshmem_team_t team, int64_t *dest,
                                                       const int64_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint8_max_reducescatter(aclshmem_team_t team, uint8_t *dest,
                                                       const uint8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint16_max_reducescatter(aclshmem_team_t team, uint16_t *dest,
                                                        const uint16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint32_max_reducescatter(aclshmem_team_t team, uint32_t *dest,
                                                        const uint32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint64_max_reducescatter(aclshmem_team_t team, uint64_t *dest,
                                                        const uint64_t *source, size_t nreduce);
#endif

/* Combines nreduce elements per PE of the team (max); the team's PE i gets the i-th part, as a
 * task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_float_max_reducescatter_on_stream(aclshmem_team_t team, float *dest,
                                                                  const float *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_double_max_reducescatter_on_stream(aclshmem_team_t team,
                                                                   double *dest,
                                                                   const double *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int8_max_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                                                 const int8_t *source,
                                                                 size_t nreduce,
                                                                 aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_max_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int16_t *dest,
                                                                  const int16_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_max_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int32_t *dest,
                                                                  const int32_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_max_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int64_t *dest,
                                                                  const int64_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_max_reducescatter_on_stream(aclshmem_team_t team,
                                                                  uint8_t *dest,
                                                                  const uint8_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_max_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint16_t *dest,
                                                                   const uint16_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_max_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint32_t *dest,
                                                                   const uint32_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_max_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint64_t *dest,
                                                                   const uint64_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);

/* Combines nreduce elements per PE of the team (min); the team's PE i gets the i-th part. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_float_min_reducescatter(aclshmem_team_t team, float *dest,
                                                       const float *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_double_min_reducescatter(aclshmem_team_t team, double *dest,
                                                        const double *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int8_min_reducescatter(aclshmem_team_t team, int8_t *dest,
                                                      const int8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int16_min_reducescatter(aclshmem_team_t team, int16_t *dest,
                                                       const int16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int32_min_reducescatter(aclshmem_team_t team, int32_t *dest,
                                                       const int32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int64_min_reducescatter(aclshmem_team_t team, int64_t *dest,
                                                       const int64_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint8_min_reducescatter(aclshmem_team_t team, uint8_t *dest,
                                                       const uint8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint16_min_reducescatter(aclshmem_team_t team, uint16_t *dest,
                                                        const uint16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint32_min_reducescatter(aclshmem_team_t team, uint32_t *dest,
                                                        const uint32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint64_min_reducescatter(aclshmem_team_t team, uint64_t *dest,
                                                        const uint64_t *source, size_t nreduce);
#endif

/* Combines nreduce elements per PE of the team (min); the team's PE i gets the i-th part, as a
 * task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_float_min_reducescatter_on_stream(aclshmem_team_t team, float *dest,
                                                                  const float *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_double_min_reducescatter_on_stream(aclshmem_team_t team,
                                                                   double *dest,
                                                                   const double *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int8_min_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                                                 const int8_t *source,
                                                                 size_t nreduce,
                                                                 aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_min_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int16_t *dest,
                                                                  const int16_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_min_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int32_t *dest,
                                                                  const int32_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_min_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int64_t *dest,
                                                                  const int64_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_min_reducescatter_on_stream(aclshmem_team_t team,
                                                                  uint8_t *dest,
                                                                  const uint8_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_min_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint16_t *dest,
                                                                   const uint16_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_min_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint32_t *dest,
                                                                   const uint32_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_min_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint64_t *dest,
                                                                   const uint64_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);

/* Combines nreduce elements per PE of the team (sum); the team's PE i gets the i-th part. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_float_sum_reducescatter(aclshmem_team_t team, float *dest,
                                                       const float *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_double_sum_reducescatter(aclshmem_team_t team, double *dest,
                                                        const double *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int8_sum_reducescatter(aclshmem_team_t team, int8_t *dest,
                                                      const int8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int16_sum_reducescatter(aclshmem_team_t team, int16_t *dest,
                                                       const int16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int32_sum_reducescatter(aclshmem_team_t team, int32_t *dest,
                                                       const int32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int64_sum_reducescatter(aclshmem_team_t team, int64_t *dest,
                                                       const int64_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint8_sum_reducescatter(aclshmem_team_t team, uint8_t *dest,
                                                       const uint8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint16_sum_reducescatter(aclshmem_team_t team, uint16_t *dest,
                                                        const uint16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint32_sum_reducescatter(aclshmem_team_t team, uint32_t *dest,
                                                        const uint32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint64_sum_reducescatter(aclshmem_team_t team, uint64_t *dest,
                                                        const uint64_t *source, size_t nreduce);
#endif

/* Combines nreduce elements per PE of the team (sum); the team's PE i gets the i-th part, as a
 * task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_float_sum_reducescatter_on_stream(aclshmem_team_t team, float *dest,
                                                                  const float *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_double_sum_reducescatter_on_stream(aclshmem_team_t team,
                                                                   double *dest,
                                                                   const double *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int8_sum_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                                                 const int8_t *source,
                                                                 size_t nreduce,
                                                                 aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_sum_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int16_t *dest,
                                                                  const int16_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_sum_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int32_t *dest,
                                                                  const int32_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_sum_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int64_t *dest,
                                                                  const int64_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_sum_reducescatter_on_stream(aclshmem_team_t team,
                                                                  uint8_t *dest,
                                                                  const uint8_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_sum_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint16_t *dest,
                                                                   const uint16_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_sum_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint32_t *dest,
                                                                   const uint32_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_sum_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint64_t *dest,
                                                                   const uint64_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);

/* Combines nreduce elements per PE of the team (prod); the team's PE i gets the i-th part. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_float_prod_reducescatter(aclshmem_team_t team, float *dest,
                                                        const float *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_double_prod_reducescatter(aclshmem_team_t team, double *dest,
                                                         const double *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int8_prod_reducescatter(aclshmem_team_t team, int8_t *dest,
                                                       const int8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int16_prod_reducescatter(aclshmem_team_t team, int16_t *dest,
                                                        const int16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int32_prod_reducescatter(aclshmem_team_t team, int32_t *dest,
                                                        const int32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_int64_prod_reducescatter(aclshmem_team_t team, int64_t *dest,
                                                        const int64_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint8_prod_reducescatter(aclshmem_team_t team, uint8_t *dest,
                                                        const uint8_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint16_prod_reducescatter(aclshmem_team_t team, uint16_t *dest,
                                                         const uint16_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint32_prod_reducescatter(aclshmem_team_t team, uint32_t *dest,
                                                         const uint32_t *source, size_t nreduce);
ACLSHMEM_HOST_API int aclshmem_uint64_prod_reducescatter(aclshmem_team_t team, uint64_t *dest,
                                                         const uint64_t *source, size_t nreduce);
#endif

/* Combines nreduce elements per PE of the team (prod); the team's PE i gets the i-th part, as a
 * task of a stream. */
ACLSHMEM_HOST_API int aclshmemx_float_prod_reducescatter_on_stream(aclshmem_team_t team,
                                                                   float *dest, const float *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_double_prod_reducescatter_on_stream(aclshmem_team_t team,
                                                                    double *dest,
                                                                    const double *source,
                                                                    size_t nreduce,
                                                                    aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int8_prod_reducescatter_on_stream(aclshmem_team_t team,
                                                                  int8_t *dest,
                                                                  const int8_t *source,
                                                                  size_t nreduce,
                                                                  aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int16_prod_reducescatter_on_stream(aclshmem_team_t team,
                                                                   int16_t *dest,
                                                                   const int16_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int32_prod_reducescatter_on_stream(aclshmem_team_t team,
                                                                   int32_t *dest,
                                                                   const int32_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_int64_prod_reducescatter_on_stream(aclshmem_team_t team,
                                                                   int64_t *dest,
                                                                   const int64_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint8_prod_reducescatter_on_stream(aclshmem_team_t team,
                                                                   uint8_t *dest,
                                                                   const uint8_t *source,
                                                                   size_t nreduce,
                                                                   aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint16_prod_reducescatter_on_stream(aclshmem_team_t team,
                                                                    uint16_t *dest,
                                                                    const uint16_t *source,
                                                                    size_t nreduce,
                                                                    aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint32_prod_reducescatter_on_stream(aclshmem_team_t team,
                                                                    uint32_t *dest,
                                                                    const uint32_t *source,
                                                                    size_t nreduce,
                                                                    aclrtStream stream);
ACLSHMEM_HOST_API int aclshmemx_uint64_prod_reducescatter_on_stream(aclshmem_team_t team,
                                                                    uint64_t *dest,
                                                                    const uint64_t *source,
                                                                    size_t nreduce,
                                                                    aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
