/* Proves: what the unit tests prove of the bounded string and memory functions, and of the texts of
 * HCCL's results, through the library as programs reach it: each call has its effect. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "hccl/hccl_comm.h"
#include "securec.h"

static int failed;

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #condition);              \
            failed = 1;                                                                            \
        }                                                                                          \
    } while (0)

static void memory(void)
{
    char to[8] = "1234567";
    CHECK(memset_s(to, sizeof to, 'x', 3) == EOK && strcmp(to, "xxx4567") == 0);
    CHECK(memcpy_s(to, sizeof to, "ab", 2) == EOK && strcmp(to, "abx4567") == 0);
    CHECK(memmove_s(to + 1, sizeof to - 1, to, 3) == EOK && strcmp(to, "aabx567") == 0);
}

static void strings(void)
{
    char to[8] = "?", list[] = "a,b", *rest = NULL;
    CHECK(strcpy_s(to, sizeof to, "one") == EOK && strcmp(to, "one") == 0);
    CHECK(strncpy_s(to, sizeof to, "three", 2) == EOK && strcmp(to, "th") == 0);
    CHECK(strcat_s(to, sizeof to, "is") == EOK && strcmp(to, "this") == 0);
    CHECK(strncat_s(to, sizeof to, "!?", 1) == EOK && strcmp(to, "this!") == 0);
    char *first = strtok_s(list, ",", &rest);
    CHECK(first != NULL && strcmp(first, "a") == 0);
}

static int with_list(int which, char *to, size_t room, const char *format, ...)
{
    va_list list;
    int result = -2;
    va_start(list, format);
    if (which == 0)
        result = vsprintf_s(to, room, format, list);
    if (which == 1)
        result = vsnprintf_s(to, room, room - 1, format, list);
    if (which == 2)
        result = vsnprintf_truncated_s(to, room, format, list);
    if (which == 3)
        result = vsscanf_s(to, format, list);
    va_end(list);
    return result;
}

static void formats(void)
{
    char to[8] = "?", in[] = "17";
    int n = 0;
    CHECK(sprintf_s(to, sizeof to, "%d", 42) == 2 && strcmp(to, "42") == 0);
    CHECK(snprintf_s(to, sizeof to, 7, "%d", 43) == 2 && strcmp(to, "43") == 0);
    CHECK(snprintf_truncated_s(to, sizeof to, "%d", 44) == 2 && strcmp(to, "44") == 0);
    CHECK(sscanf_s(in, "%d", &n) == 1 && n == 17);
    CHECK(with_list(0, to, sizeof to, "%d", 5) == 1 && strcmp(to, "5") == 0);
    CHECK(with_list(1, to, sizeof to, "%d", 6) == 1 && strcmp(to, "6") == 0);
    CHECK(with_list(2, to, sizeof to, "%d", 7) == 1 && strcmp(to, "7") == 0);
    n = 0;
    CHECK(with_list(3, in, sizeof in, "%d", &n) == 1 && n == 17);
}

int main(void)
{
    const char *text = HcclGetErrorString(HCCL_E_TIMEOUT);
    CHECK(text != NULL && strcmp(text, "timeout") == 0);
    memory();
    strings();
    formats();
    return failed;
}
