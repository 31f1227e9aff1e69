/* c_api/asc_debug.h: looking into a running kernel: printf, assert, trap, tensor dump.
 *
 * Lines carry rank and block, are bounded (4 KiB a line, 64 KiB a launch) and come out even when
 * the kernel is abandoned. assert and trap end the kernel with
 * ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION. Only inside a kernel. */
#ifndef C_API_ASC_DEBUG_H
#define C_API_ASC_DEBUG_H

#include <stdarg.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Element types of a dump. */
enum aivd_dev_type {
    AIVD_DEV_S8 = 0,
    AIVD_DEV_U8,
    AIVD_DEV_S16,
    AIVD_DEV_U16,
    AIVD_DEV_S32,
    AIVD_DEV_U32,
    AIVD_DEV_S64,
    AIVD_DEV_U64,
    AIVD_DEV_F16,
    AIVD_DEV_BF16,
    AIVD_DEV_F32,
    AIVD_DEV_F64
};

/* printf of a kernel; returns the number of characters. */
int aivd_dev_printf(const char *format, ...) __attribute__((format(printf, 1, 2)));
int aivd_dev_vprintf(const char *format, va_list list) __attribute__((format(printf, 1, 0)));

/* End of the kernel: a failed assertion with its place; a trap. */
void aivd_dev_assert_fail(const char *expression, const char *file, unsigned int line)
    __attribute__((noreturn));
void aivd_dev_trap(void) __attribute__((noreturn));

/* Prints `count` elements at `data` (GM, or UB in any of its pointer forms) under the title `what`.
 * `type` is an aivd_dev_type. */
void aivd_dev_dump(const char *what, const void *data, int type, uint32_t count);

#ifdef __cplusplus
}
#endif

#endif
