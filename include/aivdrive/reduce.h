/* aivdrive/reduce.h: reduction of several buffers in device memory, for kernels in C and C++.
 *
 * On hardware a kernel brings its inputs to UB piece by piece, adds them there and moves the result
 * out. In an ordinary run this call does it in one pass from memory to memory; when operations are
 * recorded or take effect late it goes through UB with moves of MTE2 and MTE3, in order, and is
 * complete when it returns. */
#ifndef AIVDRIVE_REDUCE_H
#define AIVDRIVE_REDUCE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* to[d][i] = from[0][i] op from[1][i] op ... for every d and every i < count.
 *
 * type is a HcclDataType, op a HcclReduceOp (SUM, PROD, MAX, MIN). Integer results wrap. half and
 * bfloat16 are accumulated in float, in the order of the sources, and rounded once (half to even);
 * so the result does not depend on how a vector is cut into calls. MAX and MIN of a NaN and a
 * number are NaN.
 *
 * Addresses need no alignment. A target may be one of the sources (the same address); other
 * overlaps have no defined result. from_count >= 1, to_count >= 1. A type without arithmetic
 * (int128, hif8, fp8) ends the kernel with 507035. Uses EVENT_ID7 between S, MTE2 and MTE3 when it
 * goes through UB, and no UB of the kernel. */
void aivd_reduce(void *const *to, uint32_t to_count, const void *const *from, uint32_t from_count,
                 uint64_t count, int type, int op);

/* Bytes of an element; 0 for a number that is no HcclDataType. */
uint32_t aivd_type_bytes(int type);

#ifdef __cplusplus
}
#endif

#endif
