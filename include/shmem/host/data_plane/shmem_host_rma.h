/* host/data_plane/shmem_host_rma.h: put and get, contiguous, strided and of one element. The
 * remote operand (dest of a put, source of a get) is a local address of the symmetric heap: the
 * same place of PE `pe` is meant. The other operand is any memory of this device. A refused
 * operation does nothing; aclGetRecentErrMsg() says why. Source document: aclshmem reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef SHMEM_HOST_RMA_H
#define SHMEM_HOST_RMA_H

#include "../shmem_host_def.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The address of PE pe's copy of a symmetric address; NULL when either is invalid. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void *aclshmem_ptr(void *ptr, int pe);
#endif

/* To PE pe: elements of a type. Complete on return. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_put(float *dest, float *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_double_put(double *dest, double *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int8_put(int8_t *dest, int8_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int16_put(int16_t *dest, int16_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_put(int32_t *dest, int32_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_put(int64_t *dest, int64_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint8_put(uint8_t *dest, uint8_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint16_put(uint16_t *dest, uint16_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint32_put(uint32_t *dest, uint32_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_put(uint64_t *dest, uint64_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_char_put(char *dest, char *source, size_t nelems, int pe);
#endif

/* To PE pe: elements of a type. On the device also rows of a matrix, and tensors; one side may
 * be in UB. Complete at the next quiet or barrier. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_put_nbi(float *dest, float *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_double_put_nbi(double *dest, double *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int8_put_nbi(int8_t *dest, int8_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int16_put_nbi(int16_t *dest, int16_t *source, size_t nelems,
                                              int pe);
ACLSHMEM_HOST_API void aclshmem_int32_put_nbi(int32_t *dest, int32_t *source, size_t nelems,
                                              int pe);
ACLSHMEM_HOST_API void aclshmem_int64_put_nbi(int64_t *dest, int64_t *source, size_t nelems,
                                              int pe);
ACLSHMEM_HOST_API void aclshmem_uint8_put_nbi(uint8_t *dest, uint8_t *source, size_t nelems,
                                              int pe);
ACLSHMEM_HOST_API void aclshmem_uint16_put_nbi(uint16_t *dest, uint16_t *source, size_t nelems,
                                               int pe);
ACLSHMEM_HOST_API void aclshmem_uint32_put_nbi(uint32_t *dest, uint32_t *source, size_t nelems,
                                               int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_put_nbi(uint64_t *dest, uint64_t *source, size_t nelems,
                                               int pe);
ACLSHMEM_HOST_API void aclshmem_char_put_nbi(char *dest, char *source, size_t nelems, int pe);
#endif

/* To PE pe: elements of 8, 16, 32, 64 or 128 bits. Complete on return. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_put8(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_put16(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_put32(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_put64(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_put128(void *dst, void *src, uint32_t elem_size, int32_t pe);
#endif

/* To PE pe: bytes. Complete on return. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_putmem(void *dst, void *src, size_t elem_size, int32_t pe);
#endif

/* To PE pe: elements of 8, 16, 32, 64 or 128 bits. Complete at the next quiet or barrier. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_put8_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_put16_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_put32_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_put64_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_put128_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
#endif

/* To PE pe: bytes. Complete at the next quiet or barrier. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_putmem_nbi(void *dst, void *src, size_t elem_size, int32_t pe);
#endif

/* From PE pe: elements of a type. Complete on return. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_get(float *dest, float *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_double_get(double *dest, double *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int8_get(int8_t *dest, int8_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int16_get(int16_t *dest, int16_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_get(int32_t *dest, int32_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_get(int64_t *dest, int64_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint8_get(uint8_t *dest, uint8_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint16_get(uint16_t *dest, uint16_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint32_get(uint32_t *dest, uint32_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_get(uint64_t *dest, uint64_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_char_get(char *dest, char *source, size_t nelems, int pe);
#endif

/* From PE pe: elements of a type. On the device also rows of a matrix, and tensors; one side may
 * be in UB. Complete at the next quiet or barrier. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_get_nbi(float *dest, float *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_double_get_nbi(double *dest, double *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int8_get_nbi(int8_t *dest, int8_t *source, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int16_get_nbi(int16_t *dest, int16_t *source, size_t nelems,
                                              int pe);
ACLSHMEM_HOST_API void aclshmem_int32_get_nbi(int32_t *dest, int32_t *source, size_t nelems,
                                              int pe);
ACLSHMEM_HOST_API void aclshmem_int64_get_nbi(int64_t *dest, int64_t *source, size_t nelems,
                                              int pe);
ACLSHMEM_HOST_API void aclshmem_uint8_get_nbi(uint8_t *dest, uint8_t *source, size_t nelems,
                                              int pe);
ACLSHMEM_HOST_API void aclshmem_uint16_get_nbi(uint16_t *dest, uint16_t *source, size_t nelems,
                                               int pe);
ACLSHMEM_HOST_API void aclshmem_uint32_get_nbi(uint32_t *dest, uint32_t *source, size_t nelems,
                                               int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_get_nbi(uint64_t *dest, uint64_t *source, size_t nelems,
                                               int pe);
ACLSHMEM_HOST_API void aclshmem_char_get_nbi(char *dest, char *source, size_t nelems, int pe);
#endif

/* From PE pe: elements of 8, 16, 32, 64 or 128 bits. Complete on return. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_get8(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_get16(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_get32(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_get64(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_get128(void *dst, void *src, uint32_t elem_size, int32_t pe);
#endif

/* From PE pe: bytes. Complete on return. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_getmem(void *dst, void *src, size_t elem_size, int32_t pe);
#endif

/* From PE pe: elements of 8, 16, 32, 64 or 128 bits. Complete at the next quiet or barrier. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_get8_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_get16_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_get32_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_get64_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
ACLSHMEM_HOST_API void aclshmem_get128_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
#endif

/* From PE pe: bytes. Complete at the next quiet or barrier. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_getmem_nbi(void *dst, void *src, size_t elem_size, int32_t pe);
#endif

/* To PE pe: every dst-th element from every sst-th; strides in elements. Complete on return. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_iput(float *dest, float *source, ptrdiff_t dst, ptrdiff_t sst,
                                           size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_double_iput(double *dest, double *source, ptrdiff_t dst,
                                            ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int8_iput(int8_t *dest, int8_t *source, ptrdiff_t dst,
                                          ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int16_iput(int16_t *dest, int16_t *source, ptrdiff_t dst,
                                           ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_iput(int32_t *dest, int32_t *source, ptrdiff_t dst,
                                           ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_iput(int64_t *dest, int64_t *source, ptrdiff_t dst,
                                           ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint8_iput(uint8_t *dest, uint8_t *source, ptrdiff_t dst,
                                           ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint16_iput(uint16_t *dest, uint16_t *source, ptrdiff_t dst,
                                            ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint32_iput(uint32_t *dest, uint32_t *source, ptrdiff_t dst,
                                            ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_iput(uint64_t *dest, uint64_t *source, ptrdiff_t dst,
                                            ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_char_iput(char *dest, char *source, ptrdiff_t dst, ptrdiff_t sst,
                                          size_t nelems, int pe);
#endif

/* To PE pe: the same with elements of 8, 16, 32, 64 or 128 bits. Complete on return. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_iput8(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                      size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_iput16(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                       size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_iput32(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                       size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_iput64(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                       size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_iput128(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                        size_t nelems, int pe);
#endif

/* From PE pe: every dst-th element from every sst-th; strides in elements. Complete on return. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_iget(float *dest, float *source, ptrdiff_t dst, ptrdiff_t sst,
                                           size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_double_iget(double *dest, double *source, ptrdiff_t dst,
                                            ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int8_iget(int8_t *dest, int8_t *source, ptrdiff_t dst,
                                          ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int16_iget(int16_t *dest, int16_t *source, ptrdiff_t dst,
                                           ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_iget(int32_t *dest, int32_t *source, ptrdiff_t dst,
                                           ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_iget(int64_t *dest, int64_t *source, ptrdiff_t dst,
                                           ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint8_iget(uint8_t *dest, uint8_t *source, ptrdiff_t dst,
                                           ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint16_iget(uint16_t *dest, uint16_t *source, ptrdiff_t dst,
                                            ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint32_iget(uint32_t *dest, uint32_t *source, ptrdiff_t dst,
                                            ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_iget(uint64_t *dest, uint64_t *source, ptrdiff_t dst,
                                            ptrdiff_t sst, size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_char_iget(char *dest, char *source, ptrdiff_t dst, ptrdiff_t sst,
                                          size_t nelems, int pe);
#endif

/* From PE pe: the same with elements of 8, 16, 32, 64 or 128 bits. Complete on return. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_iget8(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                      size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_iget16(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                       size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_iget32(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                       size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_iget64(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                       size_t nelems, int pe);
ACLSHMEM_HOST_API void aclshmem_iget128(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst,
                                        size_t nelems, int pe);
#endif

/* One element to PE pe. Complete on return. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_p(float *dst, const float value, int pe);
ACLSHMEM_HOST_API void aclshmem_double_p(double *dst, const double value, int pe);
ACLSHMEM_HOST_API void aclshmem_int8_p(int8_t *dst, const int8_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int16_p(int16_t *dst, const int16_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int32_p(int32_t *dst, const int32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_int64_p(int64_t *dst, const int64_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint8_p(uint8_t *dst, const uint8_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint16_p(uint16_t *dst, const uint16_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint32_p(uint32_t *dst, const uint32_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_p(uint64_t *dst, const uint64_t value, int pe);
ACLSHMEM_HOST_API void aclshmem_char_p(char *dst, const char value, int pe);
#endif

/* One element from PE pe. Complete on return. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API float aclshmem_float_g(float *src, int32_t pe);
ACLSHMEM_HOST_API double aclshmem_double_g(double *src, int32_t pe);
ACLSHMEM_HOST_API int8_t aclshmem_int8_g(int8_t *src, int32_t pe);
ACLSHMEM_HOST_API int16_t aclshmem_int16_g(int16_t *src, int32_t pe);
ACLSHMEM_HOST_API int32_t aclshmem_int32_g(int32_t *src, int32_t pe);
ACLSHMEM_HOST_API int64_t aclshmem_int64_g(int64_t *src, int32_t pe);
ACLSHMEM_HOST_API uint8_t aclshmem_uint8_g(uint8_t *src, int32_t pe);
ACLSHMEM_HOST_API uint16_t aclshmem_uint16_g(uint16_t *src, int32_t pe);
ACLSHMEM_HOST_API uint32_t aclshmem_uint32_g(uint32_t *src, int32_t pe);
ACLSHMEM_HOST_API uint64_t aclshmem_uint64_g(uint64_t *src, int32_t pe);
ACLSHMEM_HOST_API char aclshmem_char_g(char *src, int32_t pe);
#endif

/* aclshmem_putmem as a task of a stream. */
ACLSHMEM_HOST_API void aclshmemx_putmem_on_stream(void *dst, void *src, size_t elem_size,
                                                  int32_t pe, aclrtStream stream);

/* aclshmem_getmem as a task of a stream. */
ACLSHMEM_HOST_API void aclshmemx_getmem_on_stream(void *dst, void *src, size_t elem_size,
                                                  int32_t pe, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
