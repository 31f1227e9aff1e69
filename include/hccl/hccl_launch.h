/* hccl/hccl_launch.h: launching operators on the AI-CPU.
 *
 * Returns HCCL_SUCCESS or another HcclResult; aclGetRecentErrMsg() of the same thread then says
 * what was wrong, the value given, the values allowed and the remedy. Outputs are set on success
 * only. A NULL required pointer is HCCL_E_PTR, a handle that is not or no longer valid and a value
 * out of range HCCL_E_PARA, a call that is declared but not built HCCL_E_NOT_SUPPORT with a
 * reason.
 * Source document: HCCL reference, AI-CPU launch. */
#ifndef HCCL_LAUNCH_H
#define HCCL_LAUNCH_H

#include "acl/acl_base_rt.h"
#include "hccl/hccl_types.h"
#include "hccl/hcomm_res_defs.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What is launched: sizes are fixed, members are the AI-CPU's. */
typedef struct {
    uint64_t reserved[45];
} HcclOpDesc;

typedef struct {
    uint64_t reserved[66];
} HcclKernelFuncInfo;

typedef struct {
    uint64_t reserved[16];
} HcclKernelLaunchCfg;

/* Launches a kernel on a communication thread of the AI-CPU. */
HcclResult HcclAicpuKernelLaunch(HcclComm comm, const HcclOpDesc *opInfo,
                                 const HcclKernelFuncInfo *funcInfo, ThreadHandle aicpuThreadHandle,
                                 aclrtStream userStream,
                                 const HcclKernelLaunchCfg *kernelLaunchCfg);

#ifdef __cplusplus
}
#endif

#endif
