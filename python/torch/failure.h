/* failure: exceptions as Python sees them. Wrong arguments are ValueError, what is not built is
 * NotImplementedError, a call of the library that failed is of the classes of aivdrive/errors.py.
 */
#ifndef AIVDRIVE_TORCH_FAILURE_H
#define AIVDRIVE_TORCH_FAILURE_H

#include <functional>
#include <string>

#include "acl/acl.h"
#include "hccl/hccl.h"

namespace aivdrive_torch
{

/* Each throws when a call has failed, with the library's reason, and what else there is to say. */
void check_acl(const char *call, aclError code, const std::string &also = "");
void check_hccl(const char *call, HcclResult code, const std::string &also = "");
void check_aclnn(const char *call, int code);

/* What a failed call throws, with a reason of ours. */
[[noreturn]] void fail_hccl(const char *call, HcclResult code, const std::string &reason);

/* ValueError "CALL: WHAT" unless `good`. */
void require(bool good, const char *call, const std::string &what);
/* What `checks` refuses by require() goes to `tell`, too, before it is thrown. */
void refusals_told(const std::function<void()> &checks,
                   const std::function<void(const std::string &)> &tell);
[[noreturn]] void not_built(const std::string &what);

} // namespace aivdrive_torch

#endif
