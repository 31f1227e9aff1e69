/* base/securec: the bounded string and memory functions of include/securec.h. They know nothing of
 * the library: no log, no last error, since programs call them like the C library's. */
#include "securec.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/compiler.h"

/* EINVAL / ERANGE for a destination that is not usable at all, EOK otherwise. */
static errno_t check_room(const void *dest, size_t room, size_t limit)
{
    if (room == 0 || room > limit)
        return ERANGE;
    return dest == NULL ? EINVAL : EOK;
}

static int overlap(const void *a, size_t a_size, const void *b, size_t b_size)
{
    uintptr_t x = (uintptr_t)a, y = (uintptr_t)b;
    return x < y ? y - x < a_size : x - y < b_size;
}

static errno_t reset_string(char *dest, errno_t error)
{
    dest[0] = '\0';
    return error;
}

static errno_t reset_bytes(void *dest, size_t room, errno_t error)
{
    memset(dest, 0, room);
    return error;
}

BASE_EXPORT errno_t memset_s(void *dest, size_t destMax, int c, size_t count)
{
    errno_t error = check_room(dest, destMax, SECUREC_MEM_MAX_LEN);
    if (error != EOK)
        return error;
    memset(dest, c, count > destMax ? destMax : count);
    return count > destMax ? ERANGE_AND_RESET : EOK;
}

/* What memcpy_s and memmove_s have in common; EOK = go on and copy. */
static errno_t check_copy(void *dest, size_t room, const void *src, size_t count)
{
    errno_t error = check_room(dest, room, SECUREC_MEM_MAX_LEN);
    if (error != EOK)
        return error;
    if (src == NULL)
        return reset_bytes(dest, room, EINVAL_AND_RESET);
    return count > room ? reset_bytes(dest, room, ERANGE_AND_RESET) : EOK;
}

BASE_EXPORT errno_t memcpy_s(void *dest, size_t destMax, const void *src, size_t count)
{
    errno_t error = check_copy(dest, destMax, src, count);
    if (error != EOK || dest == src)
        return error;
    if (overlap(dest, count, src, count))
        return reset_bytes(dest, destMax, EOVERLAP_AND_RESET);
    memcpy(dest, src, count);
    return EOK;
}

BASE_EXPORT errno_t memmove_s(void *dest, size_t destMax, const void *src, size_t count)
{
    errno_t error = check_copy(dest, destMax, src, count);
    if (error == EOK)
        memmove(dest, src, count);
    return error;
}

/* Puts `length` characters and a final 0 behind `used` characters of the destination. */
static errno_t put_string(char *dest, size_t room, size_t used, const char *src, size_t length)
{
    if (length >= room - used)
        return reset_string(dest, ERANGE_AND_RESET);
    if (overlap(dest, used + length + 1, src, length + 1))
        return reset_string(dest, EOVERLAP_AND_RESET);
    memcpy(dest + used, src, length);
    dest[used + length] = '\0';
    return EOK;
}

/* Copy and append in one: `append` keeps what the destination holds. */
static errno_t store_string(char *dest, size_t room, const char *src, size_t limit, int append)
{
    errno_t error = check_room(dest, room, SECUREC_STRING_MAX_LEN);
    if (error != EOK)
        return error;
    if (src == NULL)
        return reset_string(dest, EINVAL_AND_RESET);
    if (dest == src && !append)
        return strnlen(src, room) < room ? EOK : reset_string(dest, ERANGE_AND_RESET);
    size_t used = append ? strnlen(dest, room) : 0;
    if (used == room)
        return reset_string(dest, EINVAL_AND_RESET);
    return put_string(dest, room, used, src, strnlen(src, limit < room ? limit : room));
}

BASE_EXPORT errno_t strcpy_s(char *strDest, size_t destMax, const char *strSrc)
{
    return store_string(strDest, destMax, strSrc, SIZE_MAX, 0);
}

BASE_EXPORT errno_t strncpy_s(char *strDest, size_t destMax, const char *strSrc, size_t count)
{
    return store_string(strDest, destMax, strSrc, count, 0);
}

BASE_EXPORT errno_t strcat_s(char *strDest, size_t destMax, const char *strSrc)
{
    return store_string(strDest, destMax, strSrc, SIZE_MAX, 1);
}

BASE_EXPORT errno_t strncat_s(char *strDest, size_t destMax, const char *strSrc, size_t count)
{
    return store_string(strDest, destMax, strSrc, count, 1);
}

BASE_EXPORT char *strtok_s(char *strToken, const char *strDelimit, char **context)
{
    if (strDelimit == NULL || context == NULL || (strToken == NULL && *context == NULL))
        return NULL;
    return strtok_r(strToken, strDelimit, context);
}

/* ---- printing ---- */

BASE_EXPORT int vsprintf_s(char *strDest, size_t destMax, const char *format, va_list argList)
{
    if (check_room(strDest, destMax, SECUREC_STRING_MAX_LEN) != EOK)
        return -1;
    int written = format == NULL ? -1 : vsnprintf(strDest, destMax, format, argList);
    if (written < 0 || (size_t)written >= destMax) {
        strDest[0] = '\0';
        return -1;
    }
    return written;
}

BASE_EXPORT int vsnprintf_s(char *strDest, size_t destMax, size_t count, const char *format,
                            va_list argList)
{
    if (check_room(strDest, destMax, SECUREC_STRING_MAX_LEN) != EOK)
        return -1;
    size_t room = count < destMax ? count + 1 : destMax;
    int written = format == NULL ? -1 : vsnprintf(strDest, room, format, argList);
    if (written < 0 || (count >= destMax && (size_t)written >= destMax)) {
        strDest[0] = '\0';
        return -1;
    }
    return (size_t)written > count ? -1 : written; /* cut where the caller asked for it */
}

BASE_EXPORT int vsnprintf_truncated_s(char *strDest, size_t destMax, const char *format,
                                      va_list argList)
{
    if (check_room(strDest, destMax, SECUREC_STRING_MAX_LEN) != EOK)
        return -1;
    int written = format == NULL ? -1 : vsnprintf(strDest, destMax, format, argList);
    if (written < 0) {
        strDest[0] = '\0';
        return -1;
    }
    return (size_t)written >= destMax ? (int)(destMax - 1) : written;
}

BASE_EXPORT int sprintf_s(char *strDest, size_t destMax, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int written = vsprintf_s(strDest, destMax, format, list);
    va_end(list);
    return written;
}

BASE_EXPORT int snprintf_s(char *strDest, size_t destMax, size_t count, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int written = vsnprintf_s(strDest, destMax, count, format, list);
    va_end(list);
    return written;
}

BASE_EXPORT int snprintf_truncated_s(char *strDest, size_t destMax, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int written = vsnprintf_truncated_s(strDest, destMax, format, list);
    va_end(list);
    return written;
}
