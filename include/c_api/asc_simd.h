/* c_api/asc_simd.h: the Ascend C SIMD C-API of a vector core, for C11 to C17 and C++14 to C++17.
 *
 * Kernels include this file and are compiled by aivcc. A kernel is a function
 *     __global__ __aicore__ void name(parameters)
 * (extern "C" in C++); docs/first-kernel.md has a complete one. An operation that this product
 * does not have ends the kernel with a reason when it is called. Source document: the Ascend C SIMD
 * C-API reference; interfaces/asc.json lists every function. */
#ifndef C_API_ASC_SIMD_H
#define C_API_ASC_SIMD_H

#include <assert.h>
#include <stddef.h>
#include <stdio.h>

#include "asc_types.h"
#include "asc_enums.h"
#include "asc_debug.h"
#include "asc_dump.h"
#include "asc_system.h"
#include "asc_move.h"
#include "asc_vector.h"

/* In a kernel printf, puts, assert and abort speak through the kernel (asc_debug.h): aivcc links
 * its own into the image. It switches the compiler's built-in printf off, so the check of formats
 * is asked for here. */
#ifdef __cplusplus
extern "C" {
#endif
extern int printf(const char *__restrict, ...) __attribute__((format(printf, 1, 2)));
#ifdef __cplusplus
}
#endif

/* Ends the kernel at once. */
AIVD_ASC_INLINE void trap(void)
{
    aivd_dev_trap();
}

#endif
