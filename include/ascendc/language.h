/* ascendc/language.h: words of the language around the operations: which core this is, kernel
 * types, small types, printf and dumps, names of HCCL, contexts. */
#ifndef ASCENDC_LANGUAGE_H
#define ASCENDC_LANGUAGE_H

#include "intrinsics.h"

/* ---- storage types: behind pointers only, without arithmetic ---- */

struct fp8_e4m3fn_t {
    uint8_t bits;
};
struct fp8_e5m2_t {
    uint8_t bits;
};
struct fp8_e8m0_t {
    uint8_t bits;
};
struct hifloat8_t {
    uint8_t bits;
};

/* ---- which core ---- */

/* Kernels run on vector cores alone. */
#define ASCEND_IS_AIV     constexpr(::AscendC::g_coreType == ::AscendC::AIV)
#define ASCEND_IS_AIC     constexpr(::AscendC::g_coreType == ::AscendC::AIC)
#define ASCEND_IS_NOT_AIV constexpr(::AscendC::g_coreType != ::AscendC::AIV)
#define ASCEND_IS_NOT_AIC constexpr(::AscendC::g_coreType != ::AscendC::AIC)

namespace AscendC
{

enum : int32_t { MIX = 0, AIC = 1, AIV = 2 };
inline constexpr int32_t g_coreType = AIV;

enum KernelMetaType : uint8_t {
    KERNEL_TYPE_AIV_ONLY,
    KERNEL_TYPE_AIC_ONLY,
    KERNEL_TYPE_MIX_AIV_1_0,
    KERNEL_TYPE_MIX_AIC_1_0,
    KERNEL_TYPE_MIX_AIC_1_1,
    KERNEL_TYPE_MIX_AIC_1_2,
    KERNEL_TYPE_AICORE,
    KERNEL_TYPE_VECTORCORE,
    KERNEL_TYPE_MIX_AICORE,
    KERNEL_TYPE_MIX_VECTOR_CORE,
    KERNEL_TYPE_MAX
};

} // namespace AscendC

using AscendC::KERNEL_TYPE_AIC_ONLY;
using AscendC::KERNEL_TYPE_AIV_ONLY;
using AscendC::KERNEL_TYPE_MIX_AIC_1_0;
using AscendC::KERNEL_TYPE_MIX_AIC_1_1;
using AscendC::KERNEL_TYPE_MIX_AIC_1_2;
using AscendC::KERNEL_TYPE_MIX_AIV_1_0;

/* A mixed kernel's vector half runs; a kernel of cube cores alone cannot. */
#define KERNEL_TASK_TYPE_DEFAULT(type)                                                             \
    static_assert((type) != ::AscendC::KERNEL_TYPE_AIC_ONLY,                                       \
                  "kernels of cube cores alone are not built: AIV kernels only")
#define KERNEL_TASK_TYPE(key, type) KERNEL_TASK_TYPE_DEFAULT(type)

/* Entries of kernels for fused graphs: accepted, never called, since there are no fused graphs. */
#define __sk__
#define SK_BIND(name, ...) static_assert(true, #name)

/* ---- tiling data: a struct of the caller's that lies in GM ---- */

#define REGISTER_TILING_DEFAULT(type)            static_assert(sizeof(type) > 0, "tiling data")
#define REGISTER_TILING_FOR_TILINGKEY(key, type) static_assert(sizeof(type) > 0, "tiling data")
#define GET_TILING_DATA_WITH_STRUCT(type, name, address)                                           \
    type name;                                                                                     \
    ::AscendC::aivd::read_tiling(&name, (const void *)(address))
#define GET_TILING_DATA_MEMBER(type, member, name, address)                                        \
    decltype(type::member) name;                                                                   \
    ::AscendC::aivd::read_tiling(                                                                  \
        &name, (const void *)((uintptr_t)(address) + __builtin_offsetof(type, member)))
/* Which variant of a kernel this launch is: -DAIVDRIVE_TILING_KEY=n when it is compiled, or
 * AscendC::SetTilingKey() when it runs. */
#ifdef AIVDRIVE_TILING_KEY
#define TILING_KEY_IS(key) ((uint64_t)(AIVDRIVE_TILING_KEY) == (uint64_t)(key))
#else
#define TILING_KEY_IS(key) (::AscendC::GetTilingKey() == (uint64_t)(key))
#endif

namespace AscendC
{
namespace aivd
{

template <class T> AIVD_CPP void read_tiling(T *to, const void *from)
{
    static_assert(std::is_trivially_copyable_v<T>, "tiling data are plain structs");
    if (from == nullptr)
        aivd_cpp_fail("GET_TILING_DATA: the tiling address is null");
    __builtin_memcpy(to, from, sizeof(T));
}

} // namespace aivd

AIVD_CPP uint64_t GetTilingKey()
{
    uint64_t *words = aivd_cpp_words();
    if (words[aivd::WORD_TILING_SET] == 0)
        aivd_cpp_fail(
            "TILING_KEY_IS: no tiling key is set; compile with -DAIVDRIVE_TILING_KEY=n, or "
            "call AscendC::SetTilingKey(n) first");
    return words[aivd::WORD_TILING];
}

/* The key that TILING_KEY_IS compares with, until the block ends. */
AIVD_CPP void SetTilingKey(uint64_t key)
{
    uint64_t *words = aivd_cpp_words();
    words[aivd::WORD_TILING] = key;
    words[aivd::WORD_TILING_SET] = 1;
}

/* ---- contexts of communicators ---- */

template <uint32_t index> AIVD_CPP __gm__ uint8_t *GetHcclContext()
{
    static_assert(index < 2, "GetHcclContext: 0 or 1");
    return (uint8_t *)(uintptr_t)aivd_cpp_words()[aivd::WORD_CONTEXT_0 + index];
}

template <uint32_t index> AIVD_CPP void SetHcclContext(__gm__ uint8_t *context)
{
    static_assert(index < 2, "SetHcclContext: 0 or 1");
    aivd_cpp_words()[aivd::WORD_CONTEXT_0 + index] = (uint64_t)(uintptr_t)context;
}

/* The workspace the host has passed; null until the kernel says which it is. */
AIVD_CPP void SetSysWorkspace(GM_ADDR workspace)
{
    aivd_cpp_words()[aivd::WORD_WORKSPACE] = (uint64_t)(uintptr_t)workspace;
}

AIVD_CPP __gm__ uint8_t *GetSysWorkSpacePtr()
{
    return (uint8_t *)(uintptr_t)aivd_cpp_words()[aivd::WORD_WORKSPACE];
}

/* ---- names of HCCL. They are also global where host headers are included ---- */

enum HcclReduceOp {
    HCCL_REDUCE_SUM = 0,
    HCCL_REDUCE_PROD = 1,
    HCCL_REDUCE_MAX = 2,
    HCCL_REDUCE_MIN = 3,
    HCCL_REDUCE_RESERVED = 255
};

enum HcclDataType {
    HCCL_DATA_TYPE_INT8 = 0,
    HCCL_DATA_TYPE_INT16 = 1,
    HCCL_DATA_TYPE_INT32 = 2,
    HCCL_DATA_TYPE_FP16 = 3,
    HCCL_DATA_TYPE_FP32 = 4,
    HCCL_DATA_TYPE_INT64 = 5,
    HCCL_DATA_TYPE_UINT64 = 6,
    HCCL_DATA_TYPE_UINT8 = 7,
    HCCL_DATA_TYPE_UINT16 = 8,
    HCCL_DATA_TYPE_UINT32 = 9,
    HCCL_DATA_TYPE_FP64 = 10,
    HCCL_DATA_TYPE_BFP16 = 11,
    HCCL_DATA_TYPE_INT128 = 12,
    HCCL_DATA_TYPE_HIF8 = 14,
    HCCL_DATA_TYPE_FP8E4M3 = 15,
    HCCL_DATA_TYPE_FP8E5M2 = 16,
    HCCL_DATA_TYPE_FP8E8M0 = 17,
    HCCL_DATA_TYPE_RESERVED = 255
};

/* ---- a little of the standard library ---- */

namespace Std
{
using std::conditional;
using std::conditional_t;
using std::enable_if;
using std::enable_if_t;
using std::false_type;
using std::integral_constant;
using std::is_convertible;
using std::is_convertible_v;
using std::is_same;
using std::is_same_v;
using std::remove_cv_t;
using std::remove_reference_t;
using std::true_type;
} // namespace Std

template <class T, class U> inline constexpr bool IsSameType_v = std::is_same_v<T, U>;
template <class T, class U> struct IsSameType : std::is_same<T, U> {
};

template <class T> AIVD_CPP constexpr T min(const T a, const T b)
{
    return b < a ? b : a;
}

template <class T> AIVD_CPP constexpr T max(const T a, const T b)
{
    return a < b ? b : a;
}

template <class T> AIVD_CPP constexpr T CeilDivision(const T a, const T b)
{
    return b == 0 ? a : (a + b - 1) / b;
}

AIVD_CPP constexpr uint32_t DivCeil(uint32_t a, uint32_t b)
{
    return (a + b - 1) / b;
}

AIVD_CPP constexpr uint32_t AlignUp(uint32_t a, uint32_t b)
{
    return (a + b - 1) / b * b;
}

/* ---- scalar arithmetic ---- */

template <class S, class D, RoundMode mode> AIVD_CPP D ScalarCast(S value)
{
    static_assert(std::is_same_v<S, float> && aivd::one_of<D, half, bfloat16_t, int32_t, float> &&
                      (mode == RoundMode::CAST_RINT || std::is_same_v<D, int32_t>),
                  "ScalarCast: float to half, bfloat16_t (CAST_RINT) or int32_t");
    if constexpr (!std::is_same_v<D, int32_t>)
        return (D)value;
    else if constexpr (mode == RoundMode::CAST_FLOOR)
        return aivd_asc_float2int32_rd(value);
    else if constexpr (mode == RoundMode::CAST_CEIL)
        return aivd_asc_float2int32_ru(value);
    else if constexpr (mode == RoundMode::CAST_ROUND)
        return aivd_asc_float2int32_rna(value);
    else {
        static_assert(mode == RoundMode::CAST_RINT,
                      "ScalarCast to int32_t: CAST_RINT, CAST_FLOOR, CAST_CEIL, CAST_ROUND");
        return aivd_asc_float2int32_rn(value);
    }
}

template <int bit> AIVD_CPP int64_t ScalarGetCountOfValue(uint64_t value)
{
    static_assert(bit == 0 || bit == 1, "ScalarGetCountOfValue: 0 or 1");
    return bit == 1 ? aivd_asc_popc(value) : aivd_asc_zero_bits_cnt(value);
}

AIVD_CPP int64_t ScalarCountLeadingZero(uint64_t value)
{
    return aivd_asc_clz(value);
}

template <int bit> AIVD_CPP int64_t ScalarGetSFFValue(uint64_t value)
{
    static_assert(bit == 0 || bit == 1, "ScalarGetSFFValue: 0 or 1");
    return bit == 1 ? aivd_asc_ffs(value) : aivd_asc_ffz(value);
}

/* ---- looking into a kernel ---- */

using ::printf;

template <class... Args> AIVD_CPP int PRINTF(const char *format, Args... args)
{
    return ::printf(format, args...);
}

/* Memory for printf and dumps, which the device needs: here lines go to the log at once. */
AIVD_CPP void InitDump(bool mixed, GM_ADDR memory, uint32_t bytes)
{
    (void)mixed, (void)memory, (void)bytes;
}

AIVD_CPP void InitDump(bool mixed, uint32_t bytes)
{
    InitDump(mixed, nullptr, bytes);
}

namespace aivd
{

template <class T> AIVD_CPP constexpr int dump_type()
{
    static_assert(one_of<T, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t,
                         uint64_t, half, bfloat16_t, float, double>,
                  "DumpTensor: integers of 8 to 64 bits, half, bfloat16_t, float, double");
    if constexpr (std::is_same_v<T, half>)
        return AIVD_DEV_F16;
    else if constexpr (std::is_same_v<T, bfloat16_t>)
        return AIVD_DEV_BF16;
    else if constexpr (std::is_same_v<T, float>)
        return AIVD_DEV_F32;
    else if constexpr (std::is_same_v<T, double>)
        return AIVD_DEV_F64;
    else
        return (sizeof(T) == 1   ? 0
                : sizeof(T) == 2 ? 2
                : sizeof(T) == 4 ? 4
                                 : 6) +
               (std::is_unsigned_v<T> ? 1 : 0);
}

} // namespace aivd

template <class T>
AIVD_CPP void DumpTensor(const LocalTensor<T> &tensor, uint32_t desc, uint32_t count)
{
    char title[] = "LocalTensor 0123456789";
    uint32_t rest = desc;
    for (int i = 21; i > 11; i--, rest /= 10)
        title[i] = i == 21 || rest != 0 ? (char)('0' + rest % 10) : ' ';
    aivd_dev_dump(title, tensor.GetPhyAddr(), aivd::dump_type<T>(), count);
}

template <class T>
AIVD_CPP void DumpTensor(const GlobalTensor<T> &tensor, uint32_t desc, uint32_t count)
{
    char title[] = "GlobalTensor 0123456789";
    uint32_t rest = desc;
    for (int i = 22; i > 12; i--, rest /= 10)
        title[i] = i == 22 || rest != 0 ? (char)('0' + rest % 10) : ' ';
    aivd_dev_dump(title, tensor.GetPhyAddr(), aivd::dump_type<T>(), count);
}

} // namespace AscendC

/* ASSERT is another name of assert; ASCENDC_ASSERT runs `report` first, often a KERNEL_LOG. */
#define KERNEL_LOG(level, ...) ((void)::printf(__VA_ARGS__))
#define KERNEL_LOG_INFO(...)   ((void)::printf(__VA_ARGS__))
#define KERNEL_LOG_ERROR(...)  ((void)::printf(__VA_ARGS__))
#ifndef ASSERT
#define ASSERT(condition) assert(condition)
#endif
#ifndef ASCENDC_ASSERT
#define ASCENDC_ASSERT(condition, report)                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            report;                                                                                \
            aivd_dev_assert_fail(#condition, __FILE__, __LINE__);                                  \
        }                                                                                          \
    } while (0)
#endif

#endif
