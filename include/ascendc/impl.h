/* ascendc/impl.h: what kernel_operator.h calls in libaivdrive besides the operations of
 * c_api/asc_impl.h. Kernels do not use it. Only inside a kernel. */
#ifndef ASCENDC_IMPL_H
#define ASCENDC_IMPL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Words of the running block, zero when it begins: eight are for what the adapter keeps per block. */
uint64_t *aivd_cpp_words(void);

/* The block's UB ends at offset `bytes` or later, also beyond the product's size (a TPipe's buffers
 * are independent allocations). Returns where UB begins. */
void *aivd_cpp_ub_extend(uint64_t bytes);

/* 64-bit integers on the vector pipe: dst[i] = a[i] op b[i]; sums wrap. Operands in UB, 32-byte
 * aligned; dst may be one of the sources. */
enum { AIVD_CPP_ADD, AIVD_CPP_MAX, AIVD_CPP_MIN };
void aivd_cpp_vector_s64(int op, void *dst, const void *a, const void *b, uint32_t count);

/* Ends the kernel: a rule is broken (ACL_ERROR_RT_VECTOR_CORE_EXCEPTION). */
void aivd_cpp_fail(const char *format, ...) __attribute__((noreturn, cold, format(printf, 1, 2)));

#ifdef __cplusplus
}
#endif

#endif
