/* base/status: the text of each thread's last failure, bounded, in the thread's scratch block. */
#include "base/status.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/compiler.h"
#include "base/log.h"
#include "base/scratch.h"

enum { RECENT_BYTES = BASE_SCRATCH_BYTES };

static const char *const names[AIVD_STATUS_COUNT] = {
    [AIVD_OK] = "ok",
    [AIVD_ERR_PARAM] = "invalid argument",
    [AIVD_ERR_NULL] = "null pointer",
    [AIVD_ERR_STATE] = "wrong order of calls",
    [AIVD_ERR_HANDLE] = "invalid handle",
    [AIVD_ERR_NOT_FOUND] = "not found",
    [AIVD_ERR_EXISTS] = "already exists",
    [AIVD_ERR_NOT_SUPPORTED] = "not supported",
    [AIVD_ERR_MEMORY] = "device memory exhausted",
    [AIVD_ERR_HOST_MEMORY] = "host memory exhausted",
    [AIVD_ERR_LIMIT] = "limit reached",
    [AIVD_ERR_SYSTEM] = "system call failed",
    [AIVD_ERR_NETWORK] = "network error",
    [AIVD_ERR_PORT] = "address or port in use",
    [AIVD_ERR_ENV] = "bad environment variable",
    [AIVD_ERR_FILE] = "file error",
    [AIVD_ERR_FORMAT] = "malformed data",
    [AIVD_ERR_TIMEOUT] = "timeout",
    [AIVD_ERR_AGAIN] = "not ready",
    [AIVD_ERR_PEER] = "a peer process died",
    [AIVD_ERR_MISMATCH] = "ranks disagree",
    [AIVD_ERR_ABORTED] = "aborted",
    [AIVD_ERR_KERNEL_TIMEOUT] = "kernel timeout",
    [AIVD_ERR_KERNEL_EXCEPTION] = "kernel exception",
    [AIVD_ERR_KERNEL_TRAP] = "kernel trap",
    [AIVD_ERR_WAIT_TIMEOUT] = "wait timeout",
    [AIVD_ERR_PERMISSION] = "not permitted",
    [AIVD_ERR_SUSPENDED] = "communicator is suspended",
    [AIVD_ERR_INTERNAL] = "internal error",
};

BASE_COLD aivd_status(base_fail)(aivd_status status, const char *code, const char *format, ...)
{
    /* Formatted aside first: an argument may be base_error_recent() itself. */
    char text[RECENT_BYTES];
    int used = code != NULL ? snprintf(text, sizeof text, "%s: ", code) : 0;
    if (used < 0 || (size_t)used >= sizeof text)
        used = 0;
    va_list args;
    va_start(args, format);
    vsnprintf(text + used, sizeof text - (size_t)used, format, args);
    va_end(args);
    memcpy(base_scratch(SCRATCH_ERROR), text, sizeof text);
    BASE_LOG(LOG_ERROR, LOG_BASE, "%s", text);
    return status;
}

const char *base_error_recent(void)
{
    const char *recent = base_scratch_peek(SCRATCH_ERROR);
    return recent != NULL ? recent : "";
}

void base_error_clear(void)
{
    char *recent = base_scratch_peek(SCRATCH_ERROR);
    if (recent != NULL)
        recent[0] = '\0';
}

void base_error_set(const char *text)
{
    char *recent = base_scratch(SCRATCH_ERROR);
    if (text != recent)
        snprintf(recent, RECENT_BYTES, "%s", text != NULL ? text : "");
}

const char *base_status_name(aivd_status status)
{
    if ((unsigned)status >= AIVD_STATUS_COUNT || names[status] == NULL)
        return "unknown status";
    return names[status];
}
