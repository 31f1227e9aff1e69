/* host/data_plane/shmem_host_amo.h: atomic operations on words of other PEs, and locks. The word
 * is a local address of the symmetric heap, aligned to its size: the same place of PE `pe` is
 * meant. Atomic against every host and kernel of every PE. half and bfloat16 are their bits. A
 * refused operation does nothing; aclGetRecentErrMsg() says why. Source document: aclshmem
 * reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef SHMEM_HOST_AMO_H
#define SHMEM_HOST_AMO_H

#include "../shmem_host_def.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The value of a word of PE pe. The host's form is not in the original. With a result: complete
 * on return. Without: at the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API uint32_t aclshmem_uint32_atomic_fetch(const uint32_t *source, int pe);
ACLSHMEM_HOST_API uint64_t aclshmem_uint64_atomic_fetch(const uint64_t *source, int pe);
ACLSHMEM_HOST_API int32_t aclshmem_int32_atomic_fetch(const int32_t *source, int pe);
ACLSHMEM_HOST_API int64_t aclshmem_int64_atomic_fetch(const int64_t *source, int pe);
#endif

/* The value of a word of PE pe. The result is stored at `fetch`, at the latest at the next
 * quiet. Not in the original. At the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_uint32_atomic_fetch_nbi(uint32_t *fetch, const uint32_t *source,
                                                        int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_atomic_fetch_nbi(uint64_t *fetch, const uint64_t *source,
                                                        int pe);
ACLSHMEM_HOST_API void aclshmem_int32_atomic_fetch_nbi(int32_t *fetch, const int32_t *source,
                                                       int pe);
ACLSHMEM_HOST_API void aclshmem_int64_atomic_fetch_nbi(int64_t *fetch, const int64_t *source,
                                                       int pe);
#endif

/* Stores a word of PE pe. The host's form is not in the original. With a result: complete on
 * return. Without: at the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_uint32_atomic_set(uint32_t *dest, uint32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_atomic_set(uint64_t *dest, uint64_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_atomic_set(int32_t *dest, int32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_atomic_set(int64_t *dest, int64_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_float_atomic_set(float *dest, float value, int pe);
#endif

/* Stores a word of PE pe, returns what was there. The host's form is not in the original. With a
 * result: complete on return. Without: at the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API uint32_t aclshmem_uint32_atomic_swap(uint32_t *dest, uint32_t value, int pe);
ACLSHMEM_HOST_API uint64_t aclshmem_uint64_atomic_swap(uint64_t *dest, uint64_t value, int pe);
ACLSHMEM_HOST_API int32_t aclshmem_int32_atomic_swap(int32_t *dest, int32_t value, int pe);
ACLSHMEM_HOST_API int64_t aclshmem_int64_atomic_swap(int64_t *dest, int64_t value, int pe);
ACLSHMEM_HOST_API float aclshmem_float_atomic_swap(float *dest, float value, int pe);
#endif

/* Stores a word of PE pe, returns what was there. The result is stored at `fetch`, at the latest
 * at the next quiet. Not in the original. At the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_uint32_atomic_swap_nbi(uint32_t *fetch, uint32_t *dest,
                                                       uint32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_atomic_swap_nbi(uint64_t *fetch, uint64_t *dest,
                                                       uint64_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_atomic_swap_nbi(int32_t *fetch, int32_t *dest, int32_t value,
                                                      int pe);
ACLSHMEM_HOST_API void aclshmem_int64_atomic_swap_nbi(int64_t *fetch, int64_t *dest, int64_t value,
                                                      int pe);
ACLSHMEM_HOST_API void aclshmem_float_atomic_swap_nbi(float *fetch, float *dest, float value,
                                                      int pe);
#endif

/* Stores a word of PE pe if it is `cond`, returns what was there. The host's form is not in the
 * original. With a result: complete on return. Without: at the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API uint32_t aclshmem_uint32_atomic_compare_swap(uint32_t *dest, uint32_t cond,
                                                               uint32_t value, int pe);
ACLSHMEM_HOST_API uint64_t aclshmem_uint64_atomic_compare_swap(uint64_t *dest, uint64_t cond,
                                                               uint64_t value, int pe);
ACLSHMEM_HOST_API int32_t aclshmem_int32_atomic_compare_swap(int32_t *dest, int32_t cond,
                                                             int32_t value, int pe);
ACLSHMEM_HOST_API int64_t aclshmem_int64_atomic_compare_swap(int64_t *dest, int64_t cond,
                                                             int64_t value, int pe);
#endif

/* Stores a word of PE pe if it is `cond`, returns what was there. The result is stored at
 * `fetch`, at the latest at the next quiet. Not in the original. At the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_uint32_atomic_compare_swap_nbi(uint32_t *fetch, uint32_t *dest,
                                                               uint32_t cond, uint32_t value,
                                                               int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_atomic_compare_swap_nbi(uint64_t *fetch, uint64_t *dest,
                                                               uint64_t cond, uint64_t value,
                                                               int pe);
ACLSHMEM_HOST_API void aclshmem_int32_atomic_compare_swap_nbi(int32_t *fetch, int32_t *dest,
                                                              int32_t cond, int32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_atomic_compare_swap_nbi(int64_t *fetch, int64_t *dest,
                                                              int64_t cond, int64_t value, int pe);
#endif

/* Adds 1 to a word of PE pe. The host's form is not in the original. With a result: complete on
 * return. Without: at the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_uint32_atomic_inc(uint32_t *dest, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_atomic_inc(uint64_t *dest, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_atomic_inc(int32_t *dest, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_atomic_inc(int64_t *dest, int pe);
#endif

/* Adds 1, returns what was there. The host's form is not in the original. With a result:
 * complete on return. Without: at the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API uint32_t aclshmem_uint32_atomic_fetch_inc(uint32_t *dest, int pe);
ACLSHMEM_HOST_API uint64_t aclshmem_uint64_atomic_fetch_inc(uint64_t *dest, int pe);
ACLSHMEM_HOST_API int32_t aclshmem_int32_atomic_fetch_inc(int32_t *dest, int pe);
ACLSHMEM_HOST_API int64_t aclshmem_int64_atomic_fetch_inc(int64_t *dest, int pe);
#endif

/* Adds 1, returns what was there. The result is stored at `fetch`, at the latest at the next
 * quiet. Not in the original. At the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_uint32_atomic_fetch_inc_nbi(uint32_t *fetch, uint32_t *dest,
                                                            int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_atomic_fetch_inc_nbi(uint64_t *fetch, uint64_t *dest,
                                                            int pe);
ACLSHMEM_HOST_API void aclshmem_int32_atomic_fetch_inc_nbi(int32_t *fetch, int32_t *dest, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_atomic_fetch_inc_nbi(int64_t *fetch, int64_t *dest, int pe);
#endif

/* Adds to a word of PE pe. The host's form is not in the original. With a result: complete on
 * return. Without: at the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_int8_atomic_add(int8_t *dst, int8_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int16_atomic_add(int16_t *dst, int16_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_bfloat16_atomic_add(uint16_t *dst, uint16_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_half_atomic_add(aclFloat16 *dst, aclFloat16 value, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_atomic_add(int32_t *dst, int32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_float_atomic_add(float *dst, float value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint32_atomic_add(uint32_t *dst, uint32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_atomic_add(uint64_t *dst, uint64_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_atomic_add(int64_t *dst, int64_t value, int pe);
#endif

/* Adds, returns what was there. The host's form is not in the original. With a result: complete
 * on return. Without: at the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API uint32_t aclshmem_uint32_atomic_fetch_add(uint32_t *dest, uint32_t value, int pe);
ACLSHMEM_HOST_API uint64_t aclshmem_uint64_atomic_fetch_add(uint64_t *dest, uint64_t value, int pe);
ACLSHMEM_HOST_API int32_t aclshmem_int32_atomic_fetch_add(int32_t *dest, int32_t value, int pe);
ACLSHMEM_HOST_API int64_t aclshmem_int64_atomic_fetch_add(int64_t *dest, int64_t value, int pe);
#endif

/* Adds, returns what was there. The result is stored at `fetch`, at the latest at the next
 * quiet. Not in the original. At the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_uint32_atomic_fetch_add_nbi(uint32_t *fetch, uint32_t *dest,
                                                            uint32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_atomic_fetch_add_nbi(uint64_t *fetch, uint64_t *dest,
                                                            uint64_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_atomic_fetch_add_nbi(int32_t *fetch, int32_t *dest,
                                                           int32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_atomic_fetch_add_nbi(int64_t *fetch, int64_t *dest,
                                                           int64_t value, int pe);
#endif

/* Bitwise and into a word of PE pe. The host's form is not in the original. With a result:
 * complete on return. Without: at the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_uint32_atomic_and(uint32_t *dest, uint32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_atomic_and(uint64_t *dest, uint64_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_atomic_and(int32_t *dest, int32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_atomic_and(int64_t *dest, int64_t value, int pe);
#endif

/* Bitwise and, returns what was there. The host's form is not in the original. With a result:
 * complete on return. Without: at the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API uint32_t aclshmem_uint32_atomic_fetch_and(uint32_t *dest, uint32_t value, int pe);
ACLSHMEM_HOST_API uint64_t aclshmem_uint64_atomic_fetch_and(uint64_t *dest, uint64_t value, int pe);
ACLSHMEM_HOST_API int32_t aclshmem_int32_atomic_fetch_and(int32_t *dest, int32_t value, int pe);
ACLSHMEM_HOST_API int64_t aclshmem_int64_atomic_fetch_and(int64_t *dest, int64_t value, int pe);
#endif

/* Bitwise and, returns what was there. The result is stored at `fetch`, at the latest at the
 * next quiet. Not in the original. At the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_uint32_atomic_fetch_and_nbi(uint32_t *fetch, uint32_t *dest,
                                                            uint32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_atomic_fetch_and_nbi(uint64_t *fetch, uint64_t *dest,
                                                            uint64_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_atomic_fetch_and_nbi(int32_t *fetch, int32_t *dest,
                                                           int32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_atomic_fetch_and_nbi(int64_t *fetch, int64_t *dest,
                                                           int64_t value, int pe);
#endif

/* Bitwise or into a word of PE pe. The host's form is not in the original. With a result:
 * complete on return. Without: at the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_uint32_atomic_or(uint32_t *dest, uint32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_atomic_or(uint64_t *dest, uint64_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_atomic_or(int32_t *dest, int32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_atomic_or(int64_t *dest, int64_t value, int pe);
#endif

/* Bitwise or, returns what was there. The host's form is not in the original. With a result:
 * complete on return. Without: at the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API uint32_t aclshmem_uint32_atomic_fetch_or(uint32_t *dest, uint32_t value, int pe);
ACLSHMEM_HOST_API uint64_t aclshmem_uint64_atomic_fetch_or(uint64_t *dest, uint64_t value, int pe);
ACLSHMEM_HOST_API int32_t aclshmem_int32_atomic_fetch_or(int32_t *dest, int32_t value, int pe);
ACLSHMEM_HOST_API int64_t aclshmem_int64_atomic_fetch_or(int64_t *dest, int64_t value, int pe);
#endif

/* Bitwise or, returns what was there. The result is stored at `fetch`, at the latest at the next
 * quiet. Not in the original. At the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_uint32_atomic_fetch_or_nbi(uint32_t *fetch, uint32_t *dest,
                                                           uint32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_atomic_fetch_or_nbi(uint64_t *fetch, uint64_t *dest,
                                                           uint64_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_atomic_fetch_or_nbi(int32_t *fetch, int32_t *dest,
                                                          int32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_atomic_fetch_or_nbi(int64_t *fetch, int64_t *dest,
                                                          int64_t value, int pe);
#endif

/* Bitwise xor into a word of PE pe. The host's form is not in the original. With a result:
 * complete on return. Without: at the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_uint32_atomic_xor(uint32_t *dest, uint32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_atomic_xor(uint64_t *dest, uint64_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_atomic_xor(int32_t *dest, int32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_atomic_xor(int64_t *dest, int64_t value, int pe);
#endif

/* Bitwise xor, returns what was there. The host's form is not in the original. With a result:
 * complete on return. Without: at the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API uint32_t aclshmem_uint32_atomic_fetch_xor(uint32_t *dest, uint32_t value, int pe);
ACLSHMEM_HOST_API uint64_t aclshmem_uint64_atomic_fetch_xor(uint64_t *dest, uint64_t value, int pe);
ACLSHMEM_HOST_API int32_t aclshmem_int32_atomic_fetch_xor(int32_t *dest, int32_t value, int pe);
ACLSHMEM_HOST_API int64_t aclshmem_int64_atomic_fetch_xor(int64_t *dest, int64_t value, int pe);
#endif

/* Bitwise xor, returns what was there. The result is stored at `fetch`, at the latest at the
 * next quiet. Not in the original. At the next quiet. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_uint32_atomic_fetch_xor_nbi(uint32_t *fetch, uint32_t *dest,
                                                            uint32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_atomic_fetch_xor_nbi(uint64_t *fetch, uint64_t *dest,
                                                            uint64_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_atomic_fetch_xor_nbi(int32_t *fetch, int32_t *dest,
                                                           int32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_atomic_fetch_xor_nbi(int64_t *fetch, int64_t *dest,
                                                           int64_t value, int pe);
#endif

/* Waits for the lock and takes it. The word is symmetric and begins as 0. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_set_lock(long *lock);
#endif

/* Completes what this PE did and gives the lock up. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_clear_lock(long *lock);
#endif

/* Takes the lock and returns 0, or returns 1 when another PE has it. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int aclshmem_test_lock(long *lock);
#endif

#ifdef __cplusplus
}
#endif

#endif
