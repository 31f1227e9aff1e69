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
/* The end of an entry point, which a recorded run tells. */
static inline aclError acl_code_at(aivd_status status, const char *function, const void *site)
{
    aclError code = BASE_LIKELY(status == AIVD_OK) ? ACL_SUCCESS : acl_failed(status);
    if (record_on())
        record_call_slow(function, code, site);
    return code;
}
#define acl_code(status) acl_code_at(status, __func__, __builtin_return_address(0))

/* The same, where one status has a code of its own in this call. */
aclError acl_code_or(aivd_status status, aivd_status special, aclError code);

/* Keeps a code whose text is written already. */
aclError acl_keep(aclError code);

/* 100000 and a text: the argument `name` is NULL. */
aclError acl_null(const char *name);

/* A millisecond limit as the interfaces give it: -1 none. PARAM for other negative numbers. */
aivd_status acl_timeout(int32_t milliseconds, uint64_t *ns);

/* A stream handle in a call that needs the stream's context to be current: 107002 without context,
 * 107003 for a stream of another context, 107017 for a stale handle. */
aclError acl_stream(aclrtStream handle, npu_stream **stream);

#endif
