/* acl/code: the boundary between the library's status and the documented ACL codes, and checks that
 * every entry point needs. The text of a failure is written where it was recognised. */
#ifndef ACL_CODE_H
#define ACL_CODE_H

#include "acl/acl.h"
#include "base/compiler.h"
#include "base/status.h"
#include "base/time.h"
#include "npu/npu.h"
#include "record/ring.h"

/* The documented code of a status; failures are kept for aclrtGetLastError. */
aclError acl_failed(aivd_status status);
/* The code alone, for what entry points share. */
static inline aclError acl_code_of(aivd_status status)
{
    return BASE_LIKELY(status == AIVD_OK) ? ACL_SUCCESS : acl_failed(status);
}
/* The same, where one status has a code of its own in this call. */
aclError acl_code_or_of(aivd_status status, aivd_status special, aclError code);

/* The end of an entry point, which a recorded run tells by its name. */
static inline aclError acl_told(aclError code, const char *function, const void *site)
{
    if (record_on())
        record_call_slow(function, code, site);
    return code;
}
#define acl_tell(code)   acl_told(code, __func__, __builtin_return_address(0))
#define acl_code(status) acl_tell(acl_code_of(status))
#define acl_code_or(status, special, code) acl_tell(acl_code_or_of(status, special, code))

/* The documented code, nothing kept. */
aclError acl_map(aivd_status status);

/* Keeps a code whose text is written already. */
aclError acl_keep(aclError code);

/* 100000 and a text: the argument `name` is NULL. */
aclError acl_null(const char *name);

/* A millisecond limit as the interfaces give it: -1 none. PARAM for other negative numbers. */
aivd_status acl_timeout(int32_t milliseconds, uint64_t *ns);

/* The limit of waits queued on a stream (aclrtSetOpWaitTimeout); BASE_NEVER none. */
uint64_t acl_wait_limit_ns(void);

/* A stream handle in a call that needs the stream's context to be current: 107002 without context,
 * 107003 for a stream of another context, 107017 for a stale handle. */
aclError acl_stream(aclrtStream handle, npu_stream **stream);

#endif
