/* device/shmem_def.h: what all calls of kernels share: constants, and for C++ what a template needs
 * to know of its type. */
#ifndef SHMEM_DEVICE_DEF_H
#define SHMEM_DEVICE_DEF_H

#ifdef __cplusplus
#include "../../kernel_operator.h"
#else
#include "../../c_api/asc_simd.h"
#endif

#include "../host_device/shmem_codes.h"
#include "../host_device/shmem_common_types.h"
#include "impl.h"
#include "impl_atomic.h"
#include "impl_collective.h"
#include "impl_engine.h"
#include "impl_lock.h"
#include "impl_order.h"
#include "impl_rma.h"
#include "impl_rows.h"
#include "impl_wait.h"

AIVD_SHMEM_CONSTANT(uint64_t, ACLSHMEM_INTERNAL_UB_BUF_START_ADDR, 188 * 1024);
AIVD_SHMEM_CONSTANT(uint32_t, UB_ALIGN_SIZE, 32);
AIVD_SHMEM_CONSTANT(uint32_t, UB_ALIGN_SIZE_64, 64);
AIVD_SHMEM_CONSTANT(uint32_t, ACLSHMEM_NUM_CQE_PER_POLL_CQ, 100);

#ifndef __cplusplus
/* C: a call by its number of arguments (none counts as one), AIVD_SHM_PICK(name, ...) is name__N.
 */
#define AIVD_SHM_COUNT_(a, b, c, d, e, f, g, h, i, n, ...) n
#define AIVD_SHM_COUNT(...)                                AIVD_SHM_COUNT_(__VA_ARGS__, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
#define AIVD_SHM_JOIN_(name, n)                            name##__##n
#define AIVD_SHM_JOIN(name, n)                             AIVD_SHM_JOIN_(name, n)
#define AIVD_SHM_PICK(name, ...)                           AIVD_SHM_JOIN(name, AIVD_SHM_COUNT(__VA_ARGS__))
#define AIVD_SHM_WRONG(text)                                                                       \
    ((void)sizeof(struct {                                                                         \
        _Static_assert(0, text);                                                                   \
        int wrong;                                                                                 \
    }))
#define AIVD_SHM_NOTHING(type)                                                                     \
    (type)                                                                                         \
    {                                                                                              \
        0                                                                                          \
    }
#else
#define AIVD_SHM_NOTHING(type) type()

template <typename T, typename... Allowed> constexpr bool aivd_shm_one_of()
{
    return (std::is_same_v<T, Allowed> || ...);
}

template <typename T> constexpr int aivd_shm_type_of()
{
    if constexpr (std::is_same_v<T, half>)
        return AIVD_SHM_HALF;
    else if constexpr (std::is_same_v<T, bfloat16_t>)
        return AIVD_SHM_BFLOAT16;
    else if constexpr (std::is_floating_point_v<T>)
        return sizeof(T) == 4 ? AIVD_SHM_FLOAT : AIVD_SHM_DOUBLE;
    else if constexpr (std::is_signed_v<T>)
        return sizeof(T) == 1   ? AIVD_SHM_INT8
               : sizeof(T) == 2 ? AIVD_SHM_INT16
               : sizeof(T) == 4 ? AIVD_SHM_INT32
                                : AIVD_SHM_INT64;
    else
        return sizeof(T) == 1   ? AIVD_SHM_UINT8
               : sizeof(T) == 2 ? AIVD_SHM_UINT16
               : sizeof(T) == 4 ? AIVD_SHM_UINT32
                                : AIVD_SHM_UINT64;
}

/* A value as the bits that atomics take and return. */
template <typename T> __aicore__ AIVD_INLINE uint64_t aivd_shm_bits(T value)
{
    uint64_t bits = 0;

    __builtin_memcpy(&bits, &value, sizeof(value));
    return bits;
}

template <typename T> __aicore__ AIVD_INLINE T aivd_shm_value(uint64_t bits)
{
    T value;

    __builtin_memcpy(&value, &bits, sizeof(value));
    return value;
}

#endif

#endif
