/* host/data_plane/shmem_host_p2p_sync.h: waits for local words that peers write, and tests of
 * them. Words are local addresses of the symmetric heap. A wait ends with its condition, or with
 * an error when its time is over or the peer is gone. A refused operation does nothing;
 * aclGetRecentErrMsg() says why. Source document: aclshmem reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef SHMEM_HOST_P2P_SYNC_H
#define SHMEM_HOST_P2P_SYNC_H

#include "../shmem_host_def.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Waits until a local word compares as asked. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_wait_until(float *ivar, int cmp, float cmp_value);
ACLSHMEM_HOST_API void aclshmem_int8_wait_until(int8_t *ivar, int cmp, int8_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_int16_wait_until(int16_t *ivar, int cmp, int16_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_int32_wait_until(int32_t *ivar, int cmp, int32_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_int64_wait_until(int64_t *ivar, int cmp, int64_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_uint8_wait_until(uint8_t *ivar, int cmp, uint8_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_uint16_wait_until(uint16_t *ivar, int cmp, uint16_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_uint32_wait_until(uint32_t *ivar, int cmp, uint32_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_uint64_wait_until(uint64_t *ivar, int cmp, uint64_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_char_wait_until(char *ivar, int cmp, char cmp_value);
#endif

/* Waits until a local word is not cmp_value. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_wait(float *ivar, float cmp_value);
ACLSHMEM_HOST_API void aclshmem_int8_wait(int8_t *ivar, int8_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_int16_wait(int16_t *ivar, int16_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_int32_wait(int32_t *ivar, int32_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_int64_wait(int64_t *ivar, int64_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_uint8_wait(uint8_t *ivar, uint8_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_uint16_wait(uint16_t *ivar, uint16_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_uint32_wait(uint32_t *ivar, uint32_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_uint64_wait(uint64_t *ivar, uint64_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_char_wait(char *ivar, char cmp_value);
#endif

/* Waits until all words compare as asked. Words with status 0 take part; NULL: all. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_wait_until_all(float *ivars, size_t nelems, const int *status,
                                                     int cmp, float cmp_value);
ACLSHMEM_HOST_API void aclshmem_int8_wait_until_all(int8_t *ivars, size_t nelems, const int *status,
                                                    int cmp, int8_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_int16_wait_until_all(int16_t *ivars, size_t nelems,
                                                     const int *status, int cmp, int16_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_int32_wait_until_all(int32_t *ivars, size_t nelems,
                                                     const int *status, int cmp, int32_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_int64_wait_until_all(int64_t *ivars, size_t nelems,
                                                     const int *status, int cmp, int64_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_uint8_wait_until_all(uint8_t *ivars, size_t nelems,
                                                     const int *status, int cmp, uint8_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_uint16_wait_until_all(uint16_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      uint16_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_uint32_wait_until_all(uint32_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      uint32_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_uint64_wait_until_all(uint64_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      uint64_t cmp_value);
ACLSHMEM_HOST_API void aclshmem_char_wait_until_all(char *ivars, size_t nelems, const int *status,
                                                    int cmp, char cmp_value);
#endif

/* Waits until one word does; which one. SIZE_MAX when none takes part. Words with status 0 take
 * part; NULL: all. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_wait_until_any(float *ivars, size_t nelems, const int *status,
                                                     int cmp, float cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int8_wait_until_any(int8_t *ivars, size_t nelems, const int *status,
                                                    int cmp, int8_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int16_wait_until_any(int16_t *ivars, size_t nelems,
                                                     const int *status, int cmp, int16_t cmp_value,
                                                     size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int32_wait_until_any(int32_t *ivars, size_t nelems,
                                                     const int *status, int cmp, int32_t cmp_value,
                                                     size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int64_wait_until_any(int64_t *ivars, size_t nelems,
                                                     const int *status, int cmp, int64_t cmp_value,
                                                     size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint8_wait_until_any(uint8_t *ivars, size_t nelems,
                                                     const int *status, int cmp, uint8_t cmp_value,
                                                     size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint16_wait_until_any(uint16_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      uint16_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint32_wait_until_any(uint32_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      uint32_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint64_wait_until_any(uint64_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      uint64_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_char_wait_until_any(char *ivars, size_t nelems, const int *status,
                                                    int cmp, char cmp_value, size_t *res_out);
#endif

/* Waits until one word does; how many do, and which. Words with status 0 take part; NULL: all. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_wait_until_some(float *ivars, size_t nelems, size_t *indices,
                                                      const int *status, int cmp, float cmp_value,
                                                      size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int8_wait_until_some(int8_t *ivars, size_t nelems, size_t *indices,
                                                     const int *status, int cmp, int8_t cmp_value,
                                                     size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int16_wait_until_some(int16_t *ivars, size_t nelems,
                                                      size_t *indices, const int *status, int cmp,
                                                      int16_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int32_wait_until_some(int32_t *ivars, size_t nelems,
                                                      size_t *indices, const int *status, int cmp,
                                                      int32_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int64_wait_until_some(int64_t *ivars, size_t nelems,
                                                      size_t *indices, const int *status, int cmp,
                                                      int64_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint8_wait_until_some(uint8_t *ivars, size_t nelems,
                                                      size_t *indices, const int *status, int cmp,
                                                      uint8_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint16_wait_until_some(uint16_t *ivars, size_t nelems,
                                                       size_t *indices, const int *status, int cmp,
                                                       uint16_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint32_wait_until_some(uint32_t *ivars, size_t nelems,
                                                       size_t *indices, const int *status, int cmp,
                                                       uint32_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint64_wait_until_some(uint64_t *ivars, size_t nelems,
                                                       size_t *indices, const int *status, int cmp,
                                                       uint64_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_char_wait_until_some(char *ivars, size_t nelems, size_t *indices,
                                                     const int *status, int cmp, char cmp_value,
                                                     size_t *res_out);
#endif

/* wait_until_all with a value per word. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_wait_until_all_vector(float *ivars, size_t nelems,
                                                            const int *status, int cmp,
                                                            float *cmp_values);
ACLSHMEM_HOST_API void aclshmem_int8_wait_until_all_vector(int8_t *ivars, size_t nelems,
                                                           const int *status, int cmp,
                                                           int8_t *cmp_values);
ACLSHMEM_HOST_API void aclshmem_int16_wait_until_all_vector(int16_t *ivars, size_t nelems,
                                                            const int *status, int cmp,
                                                            int16_t *cmp_values);
ACLSHMEM_HOST_API void aclshmem_int32_wait_until_all_vector(int32_t *ivars, size_t nelems,
                                                            const int *status, int cmp,
                                                            int32_t *cmp_values);
ACLSHMEM_HOST_API void aclshmem_int64_wait_until_all_vector(int64_t *ivars, size_t nelems,
                                                            const int *status, int cmp,
                                                            int64_t *cmp_values);
ACLSHMEM_HOST_API void aclshmem_uint8_wait_until_all_vector(uint8_t *ivars, size_t nelems,
                                                            const int *status, int cmp,
                                                            uint8_t *cmp_values);
ACLSHMEM_HOST_API void aclshmem_uint16_wait_until_all_vector(uint16_t *ivars, size_t nelems,
                                                             const int *status, int cmp,
                                                             uint16_t *cmp_values);
ACLSHMEM_HOST_API void aclshmem_uint32_wait_until_all_vector(uint32_t *ivars, size_t nelems,
                                                             const int *status, int cmp,
                                                             uint32_t *cmp_values);
ACLSHMEM_HOST_API void aclshmem_uint64_wait_until_all_vector(uint64_t *ivars, size_t nelems,
                                                             const int *status, int cmp,
                                                             uint64_t *cmp_values);
ACLSHMEM_HOST_API void aclshmem_char_wait_until_all_vector(char *ivars, size_t nelems,
                                                           const int *status, int cmp,
                                                           char *cmp_values);
#endif

/* wait_until_any with a value per word. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_wait_until_any_vector(float *ivars, size_t nelems,
                                                            const int *status, int cmp,
                                                            float *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int8_wait_until_any_vector(int8_t *ivars, size_t nelems,
                                                           const int *status, int cmp,
                                                           int8_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int16_wait_until_any_vector(int16_t *ivars, size_t nelems,
                                                            const int *status, int cmp,
                                                            int16_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int32_wait_until_any_vector(int32_t *ivars, size_t nelems,
                                                            const int *status, int cmp,
                                                            int32_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int64_wait_until_any_vector(int64_t *ivars, size_t nelems,
                                                            const int *status, int cmp,
                                                            int64_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint8_wait_until_any_vector(uint8_t *ivars, size_t nelems,
                                                            const int *status, int cmp,
                                                            uint8_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint16_wait_until_any_vector(uint16_t *ivars, size_t nelems,
                                                             const int *status, int cmp,
                                                             uint16_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint32_wait_until_any_vector(uint32_t *ivars, size_t nelems,
                                                             const int *status, int cmp,
                                                             uint32_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint64_wait_until_any_vector(uint64_t *ivars, size_t nelems,
                                                             const int *status, int cmp,
                                                             uint64_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_char_wait_until_any_vector(char *ivars, size_t nelems,
                                                           const int *status, int cmp,
                                                           char *cmp_values, size_t *res_out);
#endif

/* wait_until_some with a value per word. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_wait_until_some_vector(float *ivars, size_t nelems,
                                                             size_t *indices, const int *status,
                                                             int cmp, float *cmp_values,
                                                             size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int8_wait_until_some_vector(int8_t *ivars, size_t nelems,
                                                            size_t *indices, const int *status,
                                                            int cmp, int8_t *cmp_values,
                                                            size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int16_wait_until_some_vector(int16_t *ivars, size_t nelems,
                                                             size_t *indices, const int *status,
                                                             int cmp, int16_t *cmp_values,
                                                             size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int32_wait_until_some_vector(int32_t *ivars, size_t nelems,
                                                             size_t *indices, const int *status,
                                                             int cmp, int32_t *cmp_values,
                                                             size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int64_wait_until_some_vector(int64_t *ivars, size_t nelems,
                                                             size_t *indices, const int *status,
                                                             int cmp, int64_t *cmp_values,
                                                             size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint8_wait_until_some_vector(uint8_t *ivars, size_t nelems,
                                                             size_t *indices, const int *status,
                                                             int cmp, uint8_t *cmp_values,
                                                             size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint16_wait_until_some_vector(uint16_t *ivars, size_t nelems,
                                                              size_t *indices, const int *status,
                                                              int cmp, uint16_t *cmp_values,
                                                              size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint32_wait_until_some_vector(uint32_t *ivars, size_t nelems,
                                                              size_t *indices, const int *status,
                                                              int cmp, uint32_t *cmp_values,
                                                              size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint64_wait_until_some_vector(uint64_t *ivars, size_t nelems,
                                                              size_t *indices, const int *status,
                                                              int cmp, uint64_t *cmp_values,
                                                              size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_char_wait_until_some_vector(char *ivars, size_t nelems,
                                                            size_t *indices, const int *status,
                                                            int cmp, char *cmp_values,
                                                            size_t *res_out);
#endif

/* Whether a local word compares as asked. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_test(float *ivars, int cmp, float cmp_value, int *res_out);
ACLSHMEM_HOST_API void aclshmem_int8_test(int8_t *ivars, int cmp, int8_t cmp_value, int *res_out);
ACLSHMEM_HOST_API void aclshmem_int16_test(int16_t *ivars, int cmp, int16_t cmp_value,
                                           int *res_out);
ACLSHMEM_HOST_API void aclshmem_int32_test(int32_t *ivars, int cmp, int32_t cmp_value,
                                           int *res_out);
ACLSHMEM_HOST_API void aclshmem_int64_test(int64_t *ivars, int cmp, int64_t cmp_value,
                                           int *res_out);
ACLSHMEM_HOST_API void aclshmem_uint8_test(uint8_t *ivars, int cmp, uint8_t cmp_value,
                                           int *res_out);
ACLSHMEM_HOST_API void aclshmem_uint16_test(uint16_t *ivars, int cmp, uint16_t cmp_value,
                                            int *res_out);
ACLSHMEM_HOST_API void aclshmem_uint32_test(uint32_t *ivars, int cmp, uint32_t cmp_value,
                                            int *res_out);
ACLSHMEM_HOST_API void aclshmem_uint64_test(uint64_t *ivars, int cmp, uint64_t cmp_value,
                                            int *res_out);
ACLSHMEM_HOST_API void aclshmem_char_test(char *ivars, int cmp, char cmp_value, int *res_out);
#endif

/* Whether all words compare as asked. Words with status 0 take part; NULL: all. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_test_all(float *ivars, size_t nelems, const int *status,
                                               int cmp, float cmp_value, int *res_out);
ACLSHMEM_HOST_API void aclshmem_int8_test_all(int8_t *ivars, size_t nelems, const int *status,
                                              int cmp, int8_t cmp_value, int *res_out);
ACLSHMEM_HOST_API void aclshmem_int16_test_all(int16_t *ivars, size_t nelems, const int *status,
                                               int cmp, int16_t cmp_value, int *res_out);
ACLSHMEM_HOST_API void aclshmem_int32_test_all(int32_t *ivars, size_t nelems, const int *status,
                                               int cmp, int32_t cmp_value, int *res_out);
ACLSHMEM_HOST_API void aclshmem_int64_test_all(int64_t *ivars, size_t nelems, const int *status,
                                               int cmp, int64_t cmp_value, int *res_out);
ACLSHMEM_HOST_API void aclshmem_uint8_test_all(uint8_t *ivars, size_t nelems, const int *status,
                                               int cmp, uint8_t cmp_value, int *res_out);
ACLSHMEM_HOST_API void aclshmem_uint16_test_all(uint16_t *ivars, size_t nelems, const int *status,
                                                int cmp, uint16_t cmp_value, int *res_out);
ACLSHMEM_HOST_API void aclshmem_uint32_test_all(uint32_t *ivars, size_t nelems, const int *status,
                                                int cmp, uint32_t cmp_value, int *res_out);
ACLSHMEM_HOST_API void aclshmem_uint64_test_all(uint64_t *ivars, size_t nelems, const int *status,
                                                int cmp, uint64_t cmp_value, int *res_out);
ACLSHMEM_HOST_API void aclshmem_char_test_all(char *ivars, size_t nelems, const int *status,
                                              int cmp, char cmp_value, int *res_out);
#endif

/* Which word does; SIZE_MAX when none. Words with status 0 take part; NULL: all. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_test_any(float *ivars, size_t nelems, const int *status,
                                               int cmp, float cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int8_test_any(int8_t *ivars, size_t nelems, const int *status,
                                              int cmp, int8_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int16_test_any(int16_t *ivars, size_t nelems, const int *status,
                                               int cmp, int16_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int32_test_any(int32_t *ivars, size_t nelems, const int *status,
                                               int cmp, int32_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int64_test_any(int64_t *ivars, size_t nelems, const int *status,
                                               int cmp, int64_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint8_test_any(uint8_t *ivars, size_t nelems, const int *status,
                                               int cmp, uint8_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint16_test_any(uint16_t *ivars, size_t nelems, const int *status,
                                                int cmp, uint16_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint32_test_any(uint32_t *ivars, size_t nelems, const int *status,
                                                int cmp, uint32_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint64_test_any(uint64_t *ivars, size_t nelems, const int *status,
                                                int cmp, uint64_t cmp_value, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_char_test_any(char *ivars, size_t nelems, const int *status,
                                              int cmp, char cmp_value, size_t *res_out);
#endif

/* How many words do, and which. Words with status 0 take part; NULL: all. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_test_some(float *ivars, size_t nelems, size_t *indices,
                                                const int *status, int cmp, float cmp_value,
                                                size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int8_test_some(int8_t *ivars, size_t nelems, size_t *indices,
                                               const int *status, int cmp, int8_t cmp_value,
                                               size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int16_test_some(int16_t *ivars, size_t nelems, size_t *indices,
                                                const int *status, int cmp, int16_t cmp_value,
                                                size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int32_test_some(int32_t *ivars, size_t nelems, size_t *indices,
                                                const int *status, int cmp, int32_t cmp_value,
                                                size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int64_test_some(int64_t *ivars, size_t nelems, size_t *indices,
                                                const int *status, int cmp, int64_t cmp_value,
                                                size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint8_test_some(uint8_t *ivars, size_t nelems, size_t *indices,
                                                const int *status, int cmp, uint8_t cmp_value,
                                                size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint16_test_some(uint16_t *ivars, size_t nelems, size_t *indices,
                                                 const int *status, int cmp, uint16_t cmp_value,
                                                 size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint32_test_some(uint32_t *ivars, size_t nelems, size_t *indices,
                                                 const int *status, int cmp, uint32_t cmp_value,
                                                 size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint64_test_some(uint64_t *ivars, size_t nelems, size_t *indices,
                                                 const int *status, int cmp, uint64_t cmp_value,
                                                 size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_char_test_some(char *ivars, size_t nelems, size_t *indices,
                                               const int *status, int cmp, char cmp_value,
                                               size_t *res_out);
#endif

/* test_all with a value per word. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_test_all_vector(float *ivars, size_t nelems,
                                                      const int *status, int cmp, float *cmp_values,
                                                      int *res_out);
ACLSHMEM_HOST_API void aclshmem_int8_test_all_vector(int8_t *ivars, size_t nelems,
                                                     const int *status, int cmp, int8_t *cmp_values,
                                                     int *res_out);
ACLSHMEM_HOST_API void aclshmem_int16_test_all_vector(int16_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      int16_t *cmp_values, int *res_out);
ACLSHMEM_HOST_API void aclshmem_int32_test_all_vector(int32_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      int32_t *cmp_values, int *res_out);
ACLSHMEM_HOST_API void aclshmem_int64_test_all_vector(int64_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      int64_t *cmp_values, int *res_out);
ACLSHMEM_HOST_API void aclshmem_uint8_test_all_vector(uint8_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      uint8_t *cmp_values, int *res_out);
ACLSHMEM_HOST_API void aclshmem_uint16_test_all_vector(uint16_t *ivars, size_t nelems,
                                                       const int *status, int cmp,
                                                       uint16_t *cmp_values, int *res_out);
ACLSHMEM_HOST_API void aclshmem_uint32_test_all_vector(uint32_t *ivars, size_t nelems,
                                                       const int *status, int cmp,
                                                       uint32_t *cmp_values, int *res_out);
ACLSHMEM_HOST_API void aclshmem_uint64_test_all_vector(uint64_t *ivars, size_t nelems,
                                                       const int *status, int cmp,
                                                       uint64_t *cmp_values, int *res_out);
ACLSHMEM_HOST_API void aclshmem_char_test_all_vector(char *ivars, size_t nelems, const int *status,
                                                     int cmp, char *cmp_values, int *res_out);
#endif

/* test_any with a value per word. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_test_any_vector(float *ivars, size_t nelems,
                                                      const int *status, int cmp, float *cmp_values,
                                                      size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int8_test_any_vector(int8_t *ivars, size_t nelems,
                                                     const int *status, int cmp, int8_t *cmp_values,
                                                     size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int16_test_any_vector(int16_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      int16_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int32_test_any_vector(int32_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      int32_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int64_test_any_vector(int64_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      int64_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint8_test_any_vector(uint8_t *ivars, size_t nelems,
                                                      const int *status, int cmp,
                                                      uint8_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint16_test_any_vector(uint16_t *ivars, size_t nelems,
                                                       const int *status, int cmp,
                                                       uint16_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint32_test_any_vector(uint32_t *ivars, size_t nelems,
                                                       const int *status, int cmp,
                                                       uint32_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint64_test_any_vector(uint64_t *ivars, size_t nelems,
                                                       const int *status, int cmp,
                                                       uint64_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_char_test_any_vector(char *ivars, size_t nelems, const int *status,
                                                     int cmp, char *cmp_values, size_t *res_out);
#endif

/* test_some with a value per word. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_test_some_vector(float *ivars, size_t nelems, size_t *indices,
                                                       const int *status, int cmp,
                                                       float *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int8_test_some_vector(int8_t *ivars, size_t nelems, size_t *indices,
                                                      const int *status, int cmp,
                                                      int8_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int16_test_some_vector(int16_t *ivars, size_t nelems,
                                                       size_t *indices, const int *status, int cmp,
                                                       int16_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int32_test_some_vector(int32_t *ivars, size_t nelems,
                                                       size_t *indices, const int *status, int cmp,
                                                       int32_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_int64_test_some_vector(int64_t *ivars, size_t nelems,
                                                       size_t *indices, const int *status, int cmp,
                                                       int64_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint8_test_some_vector(uint8_t *ivars, size_t nelems,
                                                       size_t *indices, const int *status, int cmp,
                                                       uint8_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint16_test_some_vector(uint16_t *ivars, size_t nelems,
                                                        size_t *indices, const int *status, int cmp,
                                                        uint16_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint32_test_some_vector(uint32_t *ivars, size_t nelems,
                                                        size_t *indices, const int *status, int cmp,
                                                        uint32_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_uint64_test_some_vector(uint64_t *ivars, size_t nelems,
                                                        size_t *indices, const int *status, int cmp,
                                                        uint64_t *cmp_values, size_t *res_out);
ACLSHMEM_HOST_API void aclshmem_char_test_some_vector(char *ivars, size_t nelems, size_t *indices,
                                                      const int *status, int cmp, char *cmp_values,
                                                      size_t *res_out);
#endif

#ifdef __cplusplus
}
#endif

#endif
