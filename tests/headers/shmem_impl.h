/* Stands in for device/impl.h in headers.shmem.*, where every call counts as built: the functions
 * behind the kernels' calls of symmetric memory, declared. What each does: docs/design/shmem.md. */
#ifndef TESTS_SHMEM_IMPL_H
#define TESTS_SHMEM_IMPL_H

#include <stddef.h>
#include <stdint.h>

#include "../../aivdrive/device.h"
#include "../host_device/shmem_codes.h"
#include "../host_device/shmem_common_types.h"

enum { AIVD_SHM_UB_LEAST = 0 };

static __aicore__ AIVD_INLINE uint64_t aivd_shm_bytes(uint64_t count, uint64_t element)
{
    return count * element;
}

#ifdef __cplusplus
extern "C" {
#endif

/* who, where */
int aivd_shm_my_pe(void);
int aivd_shm_n_pes(void);
int aivd_shm_team_my_pe(int team);
int aivd_shm_team_n_pes(int team);
int aivd_shm_team_translate(int from, int pe, int to);
int aivd_shm_team_mapping(int team, int pe);
void *aivd_shm_ptr(const char *call, void *ptr, int pe);
uint64_t aivd_shm_instance_get(void);
void aivd_shm_instance_set(const char *call, uint64_t id);
void aivd_shm_set_ffts(const char *call, uint64_t config);
void aivd_shm_config(const char *call, int engine, uint64_t offset, uint32_t ub_size,
                     uint32_t sync_id);

/* order */
void aivd_shm_barrier(const char *call, int team);
void aivd_shm_sync(const char *call, int team);
void aivd_shm_quiet(const char *call, int engine, int pe);
void aivd_shm_quiet_via(const char *call, int engine, int pe, void *buf, uint32_t ub_size,
                        uint32_t sync_id);
void aivd_shm_fence(const char *call);
void aivd_shm_scratch(const char *call, int engine, void *buf, uint32_t ub_size, uint32_t sync_id);

/* data; plain: through the configured UB range, or one side in UB; _via: through the caller's
 * buffer; _ub: one side is in UB */
void aivd_shm_put(const char *call, int engine, void *dst, const void *src, uint64_t bytes, int pe,
                  unsigned flags);
void aivd_shm_get(const char *call, int engine, void *dst, const void *src, uint64_t bytes, int pe,
                  unsigned flags);
void aivd_shm_put_rows(const char *call, int engine, void *dst, const void *src, size_t element,
                       const non_contiguous_copy_param *rows, int pe, unsigned flags);
void aivd_shm_get_rows(const char *call, int engine, void *dst, const void *src, size_t element,
                       const non_contiguous_copy_param *rows, int pe, unsigned flags);
void aivd_shm_iput(const char *call, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                   size_t nelems, size_t element, int pe);
void aivd_shm_iget(const char *call, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                   size_t nelems, size_t element, int pe);
void aivd_shm_put_via(const char *call, int engine, void *dst, const void *src, uint64_t bytes,
                      void *buf, uint32_t ub_size, int pe, uint32_t sync_id);
void aivd_shm_get_via(const char *call, int engine, void *dst, const void *src, uint64_t bytes,
                      void *buf, uint32_t ub_size, int pe, uint32_t sync_id);
void aivd_shm_put_rows_via(const char *call, int engine, void *dst, const void *src, size_t element,
                           const non_contiguous_copy_param *rows, void *buf, uint32_t ub_size,
                           int pe, uint32_t sync_id);
void aivd_shm_get_rows_via(const char *call, int engine, void *dst, const void *src, size_t element,
                           const non_contiguous_copy_param *rows, void *buf, uint32_t ub_size,
                           int pe, uint32_t sync_id);
void aivd_shm_put_ub(const char *call, int engine, void *dst, const void *src, uint64_t bytes,
                     int pe, uint32_t sync_id);
void aivd_shm_get_ub(const char *call, int engine, void *dst, const void *src, uint64_t bytes,
                     int pe, uint32_t sync_id);
void aivd_shm_put_rows_ub(const char *call, int engine, void *dst, const void *src, size_t element,
                          const non_contiguous_copy_param *rows, int pe, uint32_t sync_id);
void aivd_shm_get_rows_ub(const char *call, int engine, void *dst, const void *src, size_t element,
                          const non_contiguous_copy_param *rows, int pe, uint32_t sync_id);
void aivd_shm_relay(const char *call, int pe, int relay_pe);
void aivd_shm_cmo(const char *call, const void *src, uint64_t bytes, int type, void *buf,
                  uint32_t ub_size, uint32_t sync_id);
void aivd_shm_notify(const char *call, void *buf, uint32_t ub_size, uint32_t sync_id);

/* signals and waits */
void aivd_shm_put_signal(const char *call, int engine, void *dst, const void *src, uint64_t bytes,
                         void *sig, uint64_t signal, int op, int pe, unsigned flags);
void aivd_shm_put_signal_rows(const char *call, int engine, void *dst, const void *src,
                              size_t element, const non_contiguous_copy_param *rows, void *sig,
                              uint64_t signal, int op, int pe, unsigned flags);
void aivd_shm_signal_op(const char *call, void *sig, uint64_t signal, int op, int pe,
                        unsigned flags);
uint64_t aivd_shm_signal_wait(const char *call, const void *sig, int cmp, uint64_t value,
                              unsigned flags);
uint64_t aivd_shm_signal_fetch(const char *call, const void *sig, unsigned flags);
size_t aivd_shm_wait(const char *call, unsigned form, int type, const void *words, size_t count,
                     const int *status, int cmp, const void *values, size_t *indices);

/* atomics, collectives, locks */
uint64_t aivd_shm_atomic(const char *call, int engine, int op, int type, void *dst, uint64_t value,
                         uint64_t cond, int pe, unsigned flags);
int aivd_shm_collective(const char *call, int kind, int team, void *dest, const void *source,
                        size_t count, size_t element, int type, int op, int root, ptrdiff_t dst,
                        ptrdiff_t sst);
void aivd_shm_lock_set(const char *call, long *lock);
void aivd_shm_lock_clear(const char *call, long *lock);
int aivd_shm_lock_test(const char *call, long *lock);

#ifdef __cplusplus
}
#endif

#endif
