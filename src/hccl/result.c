/* hccl/result.c: status to HcclResult, and the texts of HcclGetErrorString (they are part of the
 * official interface, word for word). */
#include "hccl/result.h"

#include "base/compiler.h"
#include "hccl/hccl_comm.h"

static const HcclResult codes[AIVD_STATUS_COUNT] = {
    [AIVD_OK] = HCCL_SUCCESS,
    [AIVD_ERR_PARAM] = HCCL_E_PARA,
    [AIVD_ERR_NULL] = HCCL_E_PTR,
    [AIVD_ERR_STATE] = HCCL_E_RUNTIME,
    [AIVD_ERR_HANDLE] = HCCL_E_PARA,
    [AIVD_ERR_NOT_FOUND] = HCCL_E_NOT_FOUND,
    [AIVD_ERR_EXISTS] = HCCL_E_PARA,
    [AIVD_ERR_NOT_SUPPORTED] = HCCL_E_NOT_SUPPORT,
    [AIVD_ERR_MEMORY] = HCCL_E_OOM,
    [AIVD_ERR_HOST_MEMORY] = HCCL_E_MEMORY,
    [AIVD_ERR_LIMIT] = HCCL_E_UNAVAIL,
    [AIVD_ERR_SYSTEM] = HCCL_E_SYSCALL,
    [AIVD_ERR_NETWORK] = HCCL_E_TCP_CONNECT,
    [AIVD_ERR_PORT] = HCCL_E_UNAVAIL,
    [AIVD_ERR_ENV] = HCCL_E_PARA,
    [AIVD_ERR_FILE] = HCCL_E_OPEN_FILE_FAILURE,
    [AIVD_ERR_FORMAT] = HCCL_E_PARA,
    [AIVD_ERR_TIMEOUT] = HCCL_E_TIMEOUT,
    [AIVD_ERR_AGAIN] = HCCL_E_AGAIN,
    [AIVD_ERR_PEER] = HCCL_E_REMOTE,
    [AIVD_ERR_MISMATCH] = HCCL_E_PARA,
    [AIVD_ERR_ABORTED] = HCCL_E_RUNTIME,
    [AIVD_ERR_KERNEL_TIMEOUT] = HCCL_E_RUNTIME,
    [AIVD_ERR_KERNEL_EXCEPTION] = HCCL_E_RUNTIME,
    [AIVD_ERR_KERNEL_TRAP] = HCCL_E_RUNTIME,
    [AIVD_ERR_WAIT_TIMEOUT] = HCCL_E_TIMEOUT,
    [AIVD_ERR_PERMISSION] = HCCL_E_UNAVAIL,
    [AIVD_ERR_SUSPENDED] = HCCL_E_SUSPENDING,
    [AIVD_ERR_INTERNAL] = HCCL_E_INTERNAL,
};

BASE_COLD HcclResult hccl_failed(aivd_status status)
{
    if ((unsigned)status >= AIVD_STATUS_COUNT)
        return HCCL_E_INTERNAL;
    return codes[status];
}

static const char *const texts[] = {
    [HCCL_SUCCESS] = "no error",
    [HCCL_E_PARA] = "parameter error",
    [HCCL_E_PTR] = "empty pointer",
    [HCCL_E_MEMORY] = "memory error",
    [HCCL_E_INTERNAL] = "internal error",
    [HCCL_E_NOT_SUPPORT] = "not support feature",
    [HCCL_E_NOT_FOUND] = "not found specific resource",
    [HCCL_E_UNAVAIL] = "resource unavailable",
    [HCCL_E_SYSCALL] = "call system interface error",
    [HCCL_E_TIMEOUT] = "timeout",
    [HCCL_E_OPEN_FILE_FAILURE] = "open file fail",
    [HCCL_E_TCP_CONNECT] = "tcp connect fail",
    [HCCL_E_ROCE_CONNECT] = "roce connect fail",
    [HCCL_E_TCP_TRANSFER] = "tcp transfer fail",
    [HCCL_E_ROCE_TRANSFER] = "roce transfer fail",
    [HCCL_E_RUNTIME] = "call runtime api fail",
    [HCCL_E_DRV] = "call driver api fail",
    [HCCL_E_PROFILING] = "call profiling api fail",
    [HCCL_E_CCE] = "call cce api fail",
    [HCCL_E_NETWORK] = "call network api fail",
    [HCCL_E_AGAIN] = "try again",
    [HCCL_E_REMOTE] = "error cqe",
    [HCCL_E_SUSPENDING] = "error communicator suspending",
    [HCCL_E_OPRETRY_FAIL] = "retry constraint",
    [HCCL_E_OOM] = "out of memory",
};

BASE_EXPORT const char *HcclGetErrorString(HcclResult code)
{
    int number = (int)code;
    if (number < HCCL_SUCCESS || number >= HCCL_E_RESERVED)
        return "unknown error";
    if ((size_t)number >= BASE_COUNT_OF(texts) || !texts[number])
        return "unknown err";
    return texts[number];
}
