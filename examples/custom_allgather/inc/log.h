/* inc/log.h: one line on standard error for every refusal, with the place that gives it. */
#ifndef HCCL_CUSTOM_ALLGATHER_LOG_H
#define HCCL_CUSTOM_ALLGATHER_LOG_H

#include <stdarg.h>
#include <stdio.h>

static inline void __attribute__((format(printf, 3, 4)))
LogError(const char *function, int line, const char *format, ...)
{
    char text[512];
    va_list list;

    va_start(list, format);
    vsnprintf(text, sizeof(text), format, list);
    va_end(list);
    fprintf(stderr, "[ERROR][%s][custom_allgather:%d] %s\n", function, line, text);
}

#define HCCL_ERROR(...) LogError(__func__, __LINE__, __VA_ARGS__)

#endif
