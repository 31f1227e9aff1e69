/* hccl/result: the one place where the library's status becomes an HcclResult. */
#ifndef HCCL_SRC_RESULT_H
#define HCCL_SRC_RESULT_H

#include "base/compiler.h"
#include "base/status.h"
#include "hccl/hccl_types.h"
#include "record/ring.h"

HcclResult hccl_failed(aivd_status status);
static inline HcclResult hccl_result_of(aivd_status status)
{
    return BASE_LIKELY(status == AIVD_OK) ? HCCL_SUCCESS : hccl_failed(status);
}

/* The end of an entry point, which a recorded run tells. */
static inline HcclResult hccl_told_at(HcclResult result, const char *function, const void *site)
{
    if (record_on())
        record_call_slow(function, (int)result, site);
    return result;
}
static inline HcclResult hccl_result_at(aivd_status status, const char *function, const void *site)
{
    return hccl_told_at(hccl_result_of(status), function, site);
}
/* In the entry point itself: the name and the line are those of whoever asks. */
#define hccl_told(result)   hccl_told_at(result, __func__, __builtin_return_address(0))
#define hccl_result(status) hccl_result_at(status, __func__, __builtin_return_address(0))

#endif
