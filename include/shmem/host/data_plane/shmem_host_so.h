/* host/data_plane/shmem_host_so.h: signals, alone and with data, and the order of operations. A
 * signal word is a local address of the symmetric heap; the same place of PE `pe` is meant, and
 * waits look at the local one. `sig_op` is ACLSHMEM_SIGNAL_SET or _ADD, `cmp` one of
 * ACLSHMEM_CMP_*. A refused operation does nothing; aclGetRecentErrMsg() says why. Source
 * document: aclshmem reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef SHMEM_HOST_SO_H
#define SHMEM_HOST_SO_H

#include "../shmem_host_def.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Returns when every operation this caller issued is complete at its PE. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_quiet(void);
#endif

/* Operations to a PE issued before it take effect before those issued after it. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_fence(void);
#endif

/* aclshmem_quiet as a task of a stream. */
ACLSHMEM_HOST_API void aclshmemx_quiet_on_stream(aclrtStream stream);

/* Waits for the operations of a team; its PEs call it together. */
ACLSHMEM_HOST_API void aclshmemx_handle_wait(aclshmem_handle_t handle, aclrtStream stream);

/* Elements to PE pe, then the signal. The signal is visible only after the data. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_put_signal(float *dst, float *src, size_t elem_size,
                                                 uint8_t *sig_addr, int32_t signal, int sig_op,
                                                 int pe);
ACLSHMEM_HOST_API void aclshmem_double_put_signal(double *dst, double *src, size_t elem_size,
                                                  uint8_t *sig_addr, int32_t signal, int sig_op,
                                                  int pe);
ACLSHMEM_HOST_API void aclshmem_int8_put_signal(int8_t *dst, int8_t *src, size_t elem_size,
                                                uint8_t *sig_addr, int32_t signal, int sig_op,
                                                int pe);
ACLSHMEM_HOST_API void aclshmem_int16_put_signal(int16_t *dst, int16_t *src, size_t elem_size,
                                                 uint8_t *sig_addr, int32_t signal, int sig_op,
                                                 int pe);
ACLSHMEM_HOST_API void aclshmem_int32_put_signal(int32_t *dst, int32_t *src, size_t elem_size,
                                                 uint8_t *sig_addr, int32_t signal, int sig_op,
                                                 int pe);
ACLSHMEM_HOST_API void aclshmem_int64_put_signal(int64_t *dst, int64_t *src, size_t elem_size,
                                                 uint8_t *sig_addr, int32_t signal, int sig_op,
                                                 int pe);
ACLSHMEM_HOST_API void aclshmem_uint8_put_signal(uint8_t *dst, uint8_t *src, size_t elem_size,
                                                 uint8_t *sig_addr, int32_t signal, int sig_op,
                                                 int pe);
ACLSHMEM_HOST_API void aclshmem_uint16_put_signal(uint16_t *dst, uint16_t *src, size_t elem_size,
                                                  uint8_t *sig_addr, int32_t signal, int sig_op,
                                                  int pe);
ACLSHMEM_HOST_API void aclshmem_uint32_put_signal(uint32_t *dst, uint32_t *src, size_t elem_size,
                                                  uint8_t *sig_addr, int32_t signal, int sig_op,
                                                  int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_put_signal(uint64_t *dst, uint64_t *src, size_t elem_size,
                                                  uint8_t *sig_addr, int32_t signal, int sig_op,
                                                  int pe);
ACLSHMEM_HOST_API void aclshmem_char_put_signal(char *dst, char *src, size_t elem_size,
                                                uint8_t *sig_addr, int32_t signal, int sig_op,
                                                int pe);
#endif

/* Elements of 8, 16, 32, 64 or 128 bits to PE pe, then the signal. The signal is visible only
 * after the data. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_put8_signal(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                            int32_t signal, int sig_op, int pe);
ACLSHMEM_HOST_API void aclshmem_put16_signal(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                             int32_t signal, int sig_op, int pe);
ACLSHMEM_HOST_API void aclshmem_put32_signal(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                             int32_t signal, int sig_op, int pe);
ACLSHMEM_HOST_API void aclshmem_put64_signal(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                             int32_t signal, int sig_op, int pe);
ACLSHMEM_HOST_API void aclshmem_put128_signal(void *dst, void *src, size_t nelems,
                                              int32_t *sig_addr, int32_t signal, int sig_op,
                                              int pe);
#endif

/* Bytes to PE pe, then the signal (the host's name; kernels call aclshmem_putmem_signal). The
 * signal is visible only after the data. */
ACLSHMEM_HOST_API void aclshmemx_putmem_signal(void *dst, void *src, size_t elem_size,
                                               void *sig_addr, int32_t signal, int sig_op, int pe);

/* Bytes to PE pe, then the signal. Not in the original on the host. The signal is visible only
 * after the data. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_putmem_signal(void *dst, void *src, size_t elem_size,
                                              int32_t *sig_addr, int32_t signal, int sig_op,
                                              int pe);
#endif

/* Bytes to PE pe, then a signal of 64 bits. The signal is visible only after the data. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmemx_putmem_signal64(void *dst, const void *src, size_t bytes,
                                                 uint64_t *sig_addr, uint64_t signal, int sig_op,
                                                 int pe);
#endif

/* Elements to PE pe, then the signal. The signal is visible only after the data. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_float_put_signal_nbi(float *dst, float *src, size_t elem_size,
                                                     uint8_t *sig_addr, int32_t signal, int sig_op,
                                                     int pe);
ACLSHMEM_HOST_API void aclshmem_double_put_signal_nbi(double *dst, double *src, size_t elem_size,
                                                      uint8_t *sig_addr, int32_t signal, int sig_op,
                                                      int pe);
ACLSHMEM_HOST_API void aclshmem_int8_put_signal_nbi(int8_t *dst, int8_t *src, size_t elem_size,
                                                    uint8_t *sig_addr, int32_t signal, int sig_op,
                                                    int pe);
ACLSHMEM_HOST_API void aclshmem_int16_put_signal_nbi(int16_t *dst, int16_t *src, size_t elem_size,
                                                     uint8_t *sig_addr, int32_t signal, int sig_op,
                                                     int pe);
ACLSHMEM_HOST_API void aclshmem_int32_put_signal_nbi(int32_t *dst, int32_t *src, size_t elem_size,
                                                     uint8_t *sig_addr, int32_t signal, int sig_op,
                                                     int pe);
ACLSHMEM_HOST_API void aclshmem_int64_put_signal_nbi(int64_t *dst, int64_t *src, size_t elem_size,
                                                     uint8_t *sig_addr, int32_t signal, int sig_op,
                                                     int pe);
ACLSHMEM_HOST_API void aclshmem_uint8_put_signal_nbi(uint8_t *dst, uint8_t *src, size_t elem_size,
                                                     uint8_t *sig_addr, int32_t signal, int sig_op,
                                                     int pe);
ACLSHMEM_HOST_API void aclshmem_uint16_put_signal_nbi(uint16_t *dst, uint16_t *src,
                                                      size_t elem_size, uint8_t *sig_addr,
                                                      int32_t signal, int sig_op, int pe);
ACLSHMEM_HOST_API void aclshmem_uint32_put_signal_nbi(uint32_t *dst, uint32_t *src,
                                                      size_t elem_size, uint8_t *sig_addr,
                                                      int32_t signal, int sig_op, int pe);
ACLSHMEM_HOST_API void aclshmem_uint64_put_signal_nbi(uint64_t *dst, uint64_t *src,
                                                      size_t elem_size, uint8_t *sig_addr,
                                                      int32_t signal, int sig_op, int pe);
ACLSHMEM_HOST_API void aclshmem_char_put_signal_nbi(char *dst, char *src, size_t elem_size,
                                                    uint8_t *sig_addr, int32_t signal, int sig_op,
                                                    int pe);
#endif

/* Elements of 8, 16, 32, 64 or 128 bits to PE pe, then the signal. The signal is visible only
 * after the data. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_put8_signal_nbi(void *dst, void *src, size_t nelems,
                                                int32_t *sig_addr, int32_t signal, int sig_op,
                                                int pe);
ACLSHMEM_HOST_API void aclshmem_put16_signal_nbi(void *dst, void *src, size_t nelems,
                                                 int32_t *sig_addr, int32_t signal, int sig_op,
                                                 int pe);
ACLSHMEM_HOST_API void aclshmem_put32_signal_nbi(void *dst, void *src, size_t nelems,
                                                 int32_t *sig_addr, int32_t signal, int sig_op,
                                                 int pe);
ACLSHMEM_HOST_API void aclshmem_put64_signal_nbi(void *dst, void *src, size_t nelems,
                                                 int32_t *sig_addr, int32_t signal, int sig_op,
                                                 int pe);
ACLSHMEM_HOST_API void aclshmem_put128_signal_nbi(void *dst, void *src, size_t nelems,
                                                  int32_t *sig_addr, int32_t signal, int sig_op,
                                                  int pe);
#endif

/* Bytes to PE pe, then the signal (the host's name; kernels call aclshmem_putmem_signal_nbi).
 * The signal is visible only after the data. */
ACLSHMEM_HOST_API void aclshmemx_putmem_signal_nbi(void *dst, void *src, size_t elem_size,
                                                   void *sig_addr, int32_t signal, int sig_op,
                                                   int pe);

/* Bytes to PE pe, then the signal. Not in the original on the host. The signal is visible only
 * after the data. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_putmem_signal_nbi(void *dst, void *src, size_t elem_size,
                                                  int32_t *sig_addr, int32_t signal, int sig_op,
                                                  int pe);
#endif

/* Bytes to PE pe, then a signal of 64 bits. The signal is visible only after the data. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmemx_putmem_signal64_nbi(void *dst, const void *src, size_t bytes,
                                                     uint64_t *sig_addr, uint64_t signal,
                                                     int sig_op, int pe);
#endif

/* Sets or adds to a word of PE pe. The host's form is not in the original. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmemx_signal_op(int32_t *sig_addr, int32_t signal, int sig_op, int pe);
#endif

/* The same as a task of a stream. */
ACLSHMEM_HOST_API void aclshmemx_signal_op_on_stream(int32_t *sig_addr, int32_t signal, int sig_op,
                                                     int pe, aclrtStream stream);

/* Waits until a local signal word compares as asked. A kernel gets the value that did. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmem_signal_wait_until(int32_t *sig_addr, int cmp, int32_t cmp_val);
#endif

/* The same as a task of a stream. */
ACLSHMEM_HOST_API void aclshmemx_signal_wait_until_on_stream(int32_t *sig_addr, int cmp,
                                                             int32_t cmp_val, aclrtStream stream);

/* The value of a local signal word. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API int32_t aclshmem_signal_fetch(const int32_t *sig_addr);
#endif

/* aclshmemx_signal_op on a word of 64 bits. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API void aclshmemx_signal64_op(uint64_t *sig_addr, uint64_t signal, int sig_op,
                                             int pe);
#endif

/* Waits until a local signal word of 64 bits compares as asked; returns the value that did. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API uint64_t aclshmemx_signal64_wait_until(uint64_t *sig_addr, int cmp,
                                                         uint64_t cmp_val);
#endif

/* The value of a local signal word of 64 bits. */
#ifndef __CCE_AICORE__
ACLSHMEM_HOST_API uint64_t aclshmemx_signal64_fetch(const uint64_t *sig_addr);
#endif

/* aclshmemx_signal64_op as a task of a stream. */
ACLSHMEM_HOST_API void aclshmemx_signal64_op_on_stream(uint64_t *sig_addr, uint64_t signal,
                                                       int sig_op, int pe, aclrtStream stream);

/* aclshmemx_signal64_wait_until as a task of a stream. */
ACLSHMEM_HOST_API void aclshmemx_signal64_wait_until_on_stream(uint64_t *sig_addr, int cmp,
                                                               uint64_t cmp_val,
                                                               aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
