/* common/log.h: one line on standard error for every refusal, with the place that gives it. */
#ifndef CUSTOM_COMMON_LOG_H
#define CUSTOM_COMMON_LOG_H

#include <hccl/hccl_comm.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static inline void __attribute__((format(printf, 4, 5)))
LogError(const char *file, const char *function, int line, const char *format, ...)
{
    char text[512];
    va_list list;

    va_start(list, format);
    vsnprintf(text, sizeof(text), format, list);
    va_end(list);
    fprintf(stderr, "[ERROR][%s][%s:%d] %s\n", function, file, line, text);
}

/* The name of the file without its folders. */
#define LOG_FILE (strrchr(__FILE__, '/') ? strrchr(__FILE__, '/') + 1 : __FILE__)

#define HCCL_ERROR(...) LogError(LOG_FILE, __func__, __LINE__, __VA_ARGS__)

#define CHECKED(call)                                                                              \
    do {                                                                                           \
        HcclResult checked_ = (call);                                                              \
        if (checked_ != HCCL_SUCCESS) {                                                            \
            HCCL_ERROR("%s: %s (%d)", #call, HcclGetErrorString(checked_), (int)checked_);         \
            return checked_;                                                                       \
        }                                                                                          \
    } while (0)

#endif
