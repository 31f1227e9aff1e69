/* base/status: the one status type inside the library, and the text of the last failure.
 * The first place that recognises an error calls base_fail(); everyone above passes the value on
 * silently, and the public boundary (acl, hccl) maps it once to the documented code. */
#ifndef BASE_STATUS_H
#define BASE_STATUS_H

typedef enum aivd_status {
    AIVD_OK = 0,
    AIVD_ERR_PARAM,            /* an argument out of its range */
    AIVD_ERR_NULL,             /* a null pointer where one is not allowed */
    AIVD_ERR_STATE,            /* wrong order in the life cycle */
    AIVD_ERR_HANDLE,           /* not, or no longer, a valid handle */
    AIVD_ERR_NOT_FOUND,        /* no such device, tag, kernel, rank */
    AIVD_ERR_EXISTS,           /* name or tag already in use */
    AIVD_ERR_NOT_SUPPORTED,    /* declared, not built or not meaningful here */
    AIVD_ERR_MEMORY,           /* device memory exhausted */
    AIVD_ERR_HOST_MEMORY,      /* host memory exhausted */
    AIVD_ERR_LIMIT,            /* a fixed limit reached (streams, communicators, ...) */
    AIVD_ERR_SYSTEM,           /* a system call failed (text has errno) */
    AIVD_ERR_NETWORK,          /* sockets: refused, unreachable, foreign peer */
    AIVD_ERR_PORT,             /* address or port in use */
    AIVD_ERR_ENV,              /* an environment variable with a bad value (EI0001) */
    AIVD_ERR_FILE,             /* cannot open or read a file */
    AIVD_ERR_FORMAT,           /* bytes that are not what they should be (image, message) */
    AIVD_ERR_TIMEOUT,          /* a deadline passed */
    AIVD_ERR_AGAIN,            /* not ready yet (queries) */
    AIVD_ERR_PEER,             /* a peer process died */
    AIVD_ERR_MISMATCH,         /* what must agree between ranks does not (EI0005) */
    AIVD_ERR_ABORTED,          /* stream or device aborted by the user */
    AIVD_ERR_KERNEL_TIMEOUT,   /* a kernel overran its deadline: 507034 */
    AIVD_ERR_KERNEL_EXCEPTION, /* a kernel broke a hardware rule: 507035 */
    AIVD_ERR_KERNEL_TRAP,      /* a kernel called trap() or assert() failed: 507036 */
    AIVD_ERR_WAIT_TIMEOUT,     /* a wait in a stream overran its limit: 107019 */
    AIVD_ERR_PERMISSION,       /* the owner does not allow it: 207006 */
    AIVD_ERR_SUSPENDED,        /* the communicator is suspended: HCCL_E_SUSPENDING */
    AIVD_ERR_INTERNAL,
    AIVD_STATUS_COUNT
} aivd_status;

/* Records one line for aclGetRecentErrMsg() of this thread, logs it at error level, returns
 * `status`. `code` is the vendor's error id users search for ("EI0001") or NULL. Say: what was
 * wrong, value given, values allowed, remedy. */
aivd_status base_fail(aivd_status status, const char *code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Returns its first argument where the compiler can see it; without this every caller that fails
 * before it sets an output is taken for one that forgot to. */
#define base_fail(status, ...)                                                                     \
    __extension__({                                                                                \
        const aivd_status base_fail_status_ = (status);                                            \
        base_fail(base_fail_status_, __VA_ARGS__);                                                 \
        base_fail_status_;                                                                         \
    })

/* The last failure of this thread, "" when none. Valid until the next failure of this thread. */
const char *base_error_recent(void);
void base_error_clear(void);

/* Replaces this thread's last failure: for text that comes from elsewhere (a stream's error told to
 * the thread that synchronises). Does not log again. */
void base_error_set(const char *text);

const char *base_status_name(aivd_status status);

#endif
