/* securec.h: the bounded string and memory functions ACL and HCCL headers and programs use.
 *
 * Each takes the room at the destination. What does not fit is refused, never cut (except by the
 * _truncated forms and where the length is given); the destination is then an empty string, for
 * memcpy_s and memmove_s zeros, when it is known to be usable. They may be called from any thread.
 * Source document: bounded functions in the manner of ISO C annex K. */
#ifndef SECUREC_H
#define SECUREC_H

#include <errno.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef int errno_t;

#ifndef EOK
#define EOK 0
#endif
#ifndef EINVAL_AND_RESET
#define EINVAL_AND_RESET (EINVAL | 128) /* a null source: refused, destination reset */
#endif
#ifndef ERANGE_AND_RESET
#define ERANGE_AND_RESET (ERANGE | 128) /* does not fit: refused, destination reset */
#endif
#ifndef EOVERLAP_AND_RESET
#define EOVERLAP_AND_RESET 182 /* source and destination overlap: refused, destination reset */
#endif

/* Largest room that is believed; more is taken for a negative number gone wrong. */
#define SECUREC_MEM_MAX_LEN    0x7fffffffUL
#define SECUREC_STRING_MAX_LEN 0x7fffffffUL

/* Sets `count` bytes. ERANGE when destMax is 0 or too large, EINVAL for NULL, ERANGE_AND_RESET
 * (destMax bytes set) when count is more than destMax. */
errno_t memset_s(void *dest, size_t destMax, int c, size_t count);

/* Copies `count` bytes between ranges that do not overlap. Errors as above, EINVAL_AND_RESET for a
 * NULL source and EOVERLAP_AND_RESET for overlapping ranges. */
errno_t memcpy_s(void *dest, size_t destMax, const void *src, size_t count);

/* Copies `count` bytes between ranges that may overlap. */
errno_t memmove_s(void *dest, size_t destMax, const void *src, size_t count);

/* Copies a string with its final 0. */
errno_t strcpy_s(char *strDest, size_t destMax, const char *strSrc);

/* Copies at most `count` characters of a string and ends it with 0. */
errno_t strncpy_s(char *strDest, size_t destMax, const char *strSrc, size_t count);

/* Appends a string. EINVAL when the destination holds no string. */
errno_t strcat_s(char *strDest, size_t destMax, const char *strSrc);

/* Appends at most `count` characters of a string and ends it with 0. */
errno_t strncat_s(char *strDest, size_t destMax, const char *strSrc, size_t count);

/* Next piece of a string between characters of `strDelimit`; like strtok_r. */
char *strtok_s(char *strToken, const char *strDelimit, char **context);

/* Print into a string. Characters written without the final 0, or -1 and an empty string when it
 * does not fit or a pointer is NULL. */
int sprintf_s(char *strDest, size_t destMax, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
int vsprintf_s(char *strDest, size_t destMax, const char *format, va_list argList)
    __attribute__((format(printf, 3, 0)));

/* Print at most `count` characters. Longer text is cut at `count` and -1 returned; -1 and an empty
 * string when destMax is not more than what was to be written. */
int snprintf_s(char *strDest, size_t destMax, size_t count, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
int vsnprintf_s(char *strDest, size_t destMax, size_t count, const char *format, va_list argList)
    __attribute__((format(printf, 4, 0)));

/* Print what fits; the length written when it was cut is destMax - 1. */
int snprintf_truncated_s(char *strDest, size_t destMax, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
int vsnprintf_truncated_s(char *strDest, size_t destMax, const char *format, va_list argList)
    __attribute__((format(printf, 3, 0)));

/* Read from a string: the number of fields read, or -1. %s, %c and %[ take a second argument behind
 * the pointer, the room at their destination as unsigned int. -1 with errno EINVAL when a pointer
 * is NULL, the room 0 or the format not understood (%ls, %lc and %l[ are not), with ERANGE and an
 * empty string when the text does not fit. */
int sscanf_s(const char *buffer, const char *format, ...);
int vsscanf_s(const char *buffer, const char *format, va_list argList);

#ifdef __cplusplus
}
#endif

#endif
