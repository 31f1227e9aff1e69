/* hccl/result: the one place where the library's status becomes an HcclResult. */
#ifndef HCCL_SRC_RESULT_H
#define HCCL_SRC_RESULT_H

#include "base/status.h"
#include "hccl/hccl_types.h"

HcclResult hccl_result(aivd_status status);

#endif
