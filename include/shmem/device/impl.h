/* device/impl.h: the few functions behind all calls of kernels; programs use those calls.
 *
 * Each is spelled out in operations of c_api/asc_simd.h and aivdrive/device.h, so that the checker, the
 * tracer and weak order see every move, and inline, so that findings name the kernel's line. Where
 * nobody looks, the same effect is had directly by an exported function of libaivdrive. A refused
 * operand ends the kernel with 507035 and the reason; `call` is the public name for it. */
#ifndef SHMEM_DEVICE_IMPL_H
#define SHMEM_DEVICE_IMPL_H

#include "../../aivdrive/device.h"
#include "../host_device/shmem_codes.h"
#include "../host_device/shmem_common_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Ends the kernel: the call is declared and not built. */
void aivd_shm_not_built(const char *call);

/* Who I am. -1 for a team that is invalid, or of which this PE or the one asked for is no member. */
int aivd_shm_my_pe(void);
int aivd_shm_n_pes(void);
int aivd_shm_team_my_pe(int team);
int aivd_shm_team_n_pes(int team);
int aivd_shm_team_translate(int from, int pe, int to);
int aivd_shm_team_mapping(int team, int pe);

/* The instance of this block, and what the kernel sets: UB of an engine's high-level calls. */
uint64_t aivd_shm_instance_get(void);
void aivd_shm_instance_set(const char *call, uint64_t instance);
void aivd_shm_config(const char *call, int engine, uint64_t offset, uint32_t bytes, uint32_t event);

/* Where a place of this PE's symmetric heap is on PE `pe`: NULL for a place or PE that is not, ... */
void *aivd_shm_ptr(const char *call, void *ptr, int pe);
/* ... or the end of the kernel: for the operand of an operation. */
void *aivd_shm_remote(const char *call, const void *address, uint64_t bytes, int pe);

#ifdef __cplusplus
}
#endif

/* A scratch buffer whose call does not tell its size: what the engine requires at least is there. */
enum { AIVD_SHM_UB_LEAST = 0 };

/* Cores here meet without a base of flags; the value is kept, as asc_get_ffts_base_addr() tells it. */
static __aicore__ AIVD_INLINE void aivd_shm_set_ffts(const char *call, uint64_t config)
{
    (void)call;
    asc_set_ffts_base_addr(config);
}

/* Bytes of `count` elements; UINT64_MAX, which no heap holds, when they are too many to count. */
static __aicore__ AIVD_INLINE uint64_t aivd_shm_bytes(uint64_t count, uint64_t element)
{
    uint64_t bytes;

    return __builtin_mul_overflow(count, element, &bytes) ? UINT64_MAX : bytes;
}

#endif
