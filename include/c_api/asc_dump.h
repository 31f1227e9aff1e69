/* c_api/asc_dump.h: prints a tensor from inside a kernel.
 *
 *     aivd_dump_ubuf("after add", x, 64);    64 elements of a tensor in UB
 *     aivd_dump_gm("input", in, 16);         16 elements of a tensor in GM
 *
 * The element type is that of the pointer. Lines carry rank and block and are bounded like those of
 * printf (asc_debug.h). */
#ifndef C_API_ASC_DUMP_H
#define C_API_ASC_DUMP_H

#include "asc_debug.h"
#include "asc_types.h"

#ifdef __cplusplus

static inline int aivd_dev_type_of(const int8_t *)
{
    return AIVD_DEV_S8;
}

static inline int aivd_dev_type_of(const uint8_t *)
{
    return AIVD_DEV_U8;
}

static inline int aivd_dev_type_of(const int16_t *)
{
    return AIVD_DEV_S16;
}

static inline int aivd_dev_type_of(const uint16_t *)
{
    return AIVD_DEV_U16;
}

static inline int aivd_dev_type_of(const int32_t *)
{
    return AIVD_DEV_S32;
}

static inline int aivd_dev_type_of(const uint32_t *)
{
    return AIVD_DEV_U32;
}

static inline int aivd_dev_type_of(const int64_t *)
{
    return AIVD_DEV_S64;
}

static inline int aivd_dev_type_of(const uint64_t *)
{
    return AIVD_DEV_U64;
}

static inline int aivd_dev_type_of(const half *)
{
    return AIVD_DEV_F16;
}

static inline int aivd_dev_type_of(const bfloat16_t *)
{
    return AIVD_DEV_BF16;
}

static inline int aivd_dev_type_of(const float *)
{
    return AIVD_DEV_F32;
}

static inline int aivd_dev_type_of(const double *)
{
    return AIVD_DEV_F64;
}

template <class T>
static inline void aivd_dump_ubuf(const char *what, const T *data, uint32_t count)
{
    aivd_dev_dump(what, data, aivd_dev_type_of(data), count);
}

template <class T> static inline void aivd_dump_gm(const char *what, const T *data, uint32_t count)
{
    aivd_dev_dump(what, data, aivd_dev_type_of(data), count);
}

#else

#define AIVD_DEV_TYPE_OF(data)                                                                     \
    _Generic(*(data), int8_t                                                                       \
             : AIVD_DEV_S8, uint8_t                                                                \
             : AIVD_DEV_U8, int16_t                                                                \
             : AIVD_DEV_S16, uint16_t                                                              \
             : AIVD_DEV_U16, int32_t                                                               \
             : AIVD_DEV_S32, uint32_t                                                              \
             : AIVD_DEV_U32, int64_t                                                               \
             : AIVD_DEV_S64, uint64_t                                                              \
             : AIVD_DEV_U64, half                                                                  \
             : AIVD_DEV_F16, bfloat16_t                                                            \
             : AIVD_DEV_BF16, float                                                                \
             : AIVD_DEV_F32, double                                                                \
             : AIVD_DEV_F64)

#define aivd_dump_ubuf(what, data, count)                                                          \
    aivd_dev_dump((what), (data), AIVD_DEV_TYPE_OF(data), (count))
#define aivd_dump_gm(what, data, count)                                                            \
    aivd_dev_dump((what), (data), AIVD_DEV_TYPE_OF(data), (count))

#endif
#endif
