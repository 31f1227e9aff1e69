/* Proves: Operators (aclnn) and expert parallelism constants have the documented values. Written
 * by scripts/generate from interfaces/aclnn.json; change the table, not this file. */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "aclnn/acl_meta.h"
#include "aclnn_dispatch_layout.h"
#include "aclnn_notify_dispatch.h"
#include "aclnn_moe_dispatch_normal.h"
#include "aclnn_moe_combine_normal.h"
#include "aclnn_moe_low_latency_dispatch_v2.h"
#include "aclnn_moe_low_latency_combine_v2.h"

/* aclnnStatus */
static_assert((long long)ACLNN_SUCCESS == 0LL, "ACLNN_SUCCESS");
static_assert((long long)ACLNN_ERR_PARAM_NULLPTR == 161001LL, "ACLNN_ERR_PARAM_NULLPTR");
static_assert((long long)ACLNN_ERR_PARAM_INVALID == 161002LL, "ACLNN_ERR_PARAM_INVALID");
static_assert((long long)ACLNN_ERR_RUNTIME_ERROR == 361001LL, "ACLNN_ERR_RUNTIME_ERROR");
static_assert((long long)ACLNN_ERR_INNER == 561000LL, "ACLNN_ERR_INNER");
static_assert((long long)ACLNN_ERR_INNER_TILING_ERROR == 561002LL, "ACLNN_ERR_INNER_TILING_ERROR");
/* aclFormat */
static_assert((long long)ACL_FORMAT_UNDEFINED == -1LL, "ACL_FORMAT_UNDEFINED");
static_assert((long long)ACL_FORMAT_NCHW == 0LL, "ACL_FORMAT_NCHW");
static_assert((long long)ACL_FORMAT_NHWC == 1LL, "ACL_FORMAT_NHWC");
static_assert((long long)ACL_FORMAT_ND == 2LL, "ACL_FORMAT_ND");
static_assert((long long)ACL_FORMAT_NC1HWC0 == 3LL, "ACL_FORMAT_NC1HWC0");
static_assert((long long)ACL_FORMAT_FRACTAL_Z == 4LL, "ACL_FORMAT_FRACTAL_Z");
static_assert((long long)ACL_FORMAT_NC1HWC0_C04 == 12LL, "ACL_FORMAT_NC1HWC0_C04");
static_assert((long long)ACL_FORMAT_HWCN == 16LL, "ACL_FORMAT_HWCN");
static_assert((long long)ACL_FORMAT_NDHWC == 27LL, "ACL_FORMAT_NDHWC");
static_assert((long long)ACL_FORMAT_FRACTAL_NZ == 29LL, "ACL_FORMAT_FRACTAL_NZ");
static_assert((long long)ACL_FORMAT_NCDHW == 30LL, "ACL_FORMAT_NCDHW");
static_assert((long long)ACL_FORMAT_NDC1HWC0 == 32LL, "ACL_FORMAT_NDC1HWC0");
static_assert((long long)ACL_FRACTAL_Z_3D == 33LL, "ACL_FRACTAL_Z_3D");
static_assert((long long)ACL_FORMAT_NC == 35LL, "ACL_FORMAT_NC");
static_assert((long long)ACL_FORMAT_NCL == 47LL, "ACL_FORMAT_NCL");

int main(void)
{
    return 0; /* everything above is decided by the compiler */
}
