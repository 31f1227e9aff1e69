/* ascendc/base.h: what every file of the adapter uses: qualifiers, the way into the kernel's line,
 * choices by type at compile time. */
#ifndef ASCENDC_BASE_H
#define ASCENDC_BASE_H

#ifndef __cplusplus
#error "kernel_operator.h is C++17: kernels in C include c_api/asc_simd.h"
#elif __cplusplus < 201703L
#error "kernel_operator.h needs C++17: compile with -std=c++17"
#endif

#include <stddef.h>
#include <stdint.h>

#include <type_traits>

#include "../c_api/asc_simd.h"
#include "impl.h"

#ifndef __inout_pipe__
#define __inout_pipe__(...)
#define __in_pipe__(...)
#define __out_pipe__(...)
#endif
#define __cbuf__
#define __ca__
#define __cb__
#define __cc__
#define __fbuf__
#define __sync_noalias__
#define __sync_alias__
#ifndef __check_sync_alias__
#define __check_sync_alias__
#endif
#ifndef __WORKGROUP_LOCAL__
#define __WORKGROUP_LOCAL__
#endif

/* Every function of the adapter is part of the kernel's own line: reports and records name the call
 * in the kernel, also without optimisation. */
#define AIVD_CPP __attribute__((always_inline)) inline

namespace AscendC
{
namespace aivd
{

template <class T, class... Ts> inline constexpr bool one_of = (std::is_same_v<T, Ts> || ...);
template <class...> inline constexpr bool never = false;

inline constexpr uint32_t block_bytes = 32;   /* a data block of UB */
inline constexpr uint32_t repeat_bytes = 256; /* of a vector operation */

/* Words of the running block (ascendc/impl.h). */
enum word {
    WORD_PIPE,      /* TPipe * */
    WORD_CONTEXT_0, /* of SetHcclContext */
    WORD_CONTEXT_1,
    WORD_FLAG_GROUPS, /* bit i: flag i was set in mode 1 */
    WORD_COUNTER,     /* the mask counts elements */
    WORD_TILING,      /* tiling key, */
    WORD_TILING_SET,  /* and whether there is one */
    WORD_WORKSPACE    /* of SetSysWorkspace */
};

/* UB as a kernel may name it is an arena address or an offset below this, cast to a pointer. */
inline constexpr uint64_t small_address = UINT64_C(1) << 20;

AIVD_CPP uint64_t address_of(uint64_t address)
{
    if (__builtin_expect(address < small_address, 0))
        return aivd_asc_get_phy_buf_addr(0) + address;
    return address;
}

/* A number that a device operation takes in fewer bits. */
template <class To> AIVD_CPP To narrow(int64_t value, const char *what)
{
    if (__builtin_expect(value < 0 || (uint64_t)value > (uint64_t)(To)-1, 0))
        aivd_cpp_fail("%s: %lld; the device takes 0 to %llu", what, (long long)value,
                      (unsigned long long)(To)-1);
    return (To)value;
}

} // namespace aivd
} // namespace AscendC

#endif
