/* hccl/op_args: argument sets of operators with communication inside (hccl_mc2.h), and the context
 * a kernel gets for one. Sets are checked and kept; the context is the same for all of them, since
 * one window serves every algorithm here. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "base/log.h"
#include "hccl/context_get.h"
#include "hccl/create.h"
#include "hccl/hccl_mc2.h"
#include "hccl/hcomm_res_defs.h"
#include "hccl/result.h"

enum { ALGORITHM_BYTES = 128 };

typedef enum op_field { SOURCE, DESTINATION, REDUCTION, COUNT, ENGINE, FIELDS } op_field;

typedef struct op_args {
    struct op_args *next; /* of all live sets */
    uint64_t field[FIELDS];
    char algorithm[ALGORITHM_BYTES];
} op_args;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static op_args *live;

/* Lock held. The place of the link to `handle`, or NULL. */
static op_args **link_of(const void *handle)
{
    for (op_args **link = &live; *link; link = &(*link)->next)
        if (*link == handle)
            return link;
    return NULL;
}

/* Locks on success. */
static aivd_status take(const char *call, void *handle, op_args **args)
{
    if (!handle)
        return base_fail(AIVD_ERR_NULL, "EI0003", "%s: opArgs is NULL", call);
    pthread_mutex_lock(&lock);
    op_args **link = link_of(handle);
    if (link) {
        *args = *link;
        return AIVD_OK;
    }
    pthread_mutex_unlock(&lock);
    return base_fail(AIVD_ERR_HANDLE, "EI0003",
                     "%s: opArgs %p is no set of HcclKfcAllocOpArgs, or has been freed", call,
                     handle);
}

BASE_EXPORT HcclResult HcclKfcAllocOpArgs(void **opArgs)
{
    if (!opArgs)
        return hccl_result(
            base_fail(AIVD_ERR_NULL, "EI0003", "HcclKfcAllocOpArgs: opArgs is NULL"));
    op_args *args = calloc(1, sizeof *args);
    if (!args)
        return hccl_result(
            base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a set of arguments"));
    args->field[SOURCE] = args->field[DESTINATION] = HCCL_DATA_TYPE_FP16;
    args->field[ENGINE] = COMM_ENGINE_AIV;
    pthread_mutex_lock(&lock);
    args->next = live;
    live = args;
    pthread_mutex_unlock(&lock);
    *opArgs = args;
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclKfcFreeOpArgs(void *opArgs)
{
    op_args *args;
    aivd_status s = take(__func__, opArgs, &args);
    if (s)
        return hccl_result(s);
    *link_of(args) = args->next;
    pthread_mutex_unlock(&lock);
    free(args);
    return HCCL_SUCCESS;
}

static aivd_status check_type(const char *call, uint8_t type)
{
    if (type <= HCCL_DATA_TYPE_FP8E8M0 && type != 13)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: data type %u, allowed are 0 to %d without 13",
                     call, type, HCCL_DATA_TYPE_FP8E8M0);
}

static aivd_status check_reduction(const char *call, uint32_t reduction)
{
    if (reduction <= HCCL_REDUCE_MIN)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, "EI0003",
                     "%s: reduction %u, allowed are 0 (sum), 1 (product), 2 (max), 3 (min)", call,
                     reduction);
}

static aivd_status check_engine(const char *call, uint8_t engine)
{
    if (engine == COMM_ENGINE_AIV)
        return AIVD_OK;
    return base_fail(engine <= COMM_ENGINE_CCU ? AIVD_ERR_NOT_SUPPORTED : AIVD_ERR_PARAM, "EI0003",
                     "%s: engine %u; kernels with communication run on %d (COMM_ENGINE_AIV) here, "
                     "other engines are not modelled",
                     call, engine, COMM_ENGINE_AIV);
}

static aivd_status check(const char *call, op_field field, uint64_t value)
{
    switch (field) {
    case SOURCE:
    case DESTINATION:
        return check_type(call, (uint8_t)value);
    case REDUCTION:
        return check_reduction(call, (uint32_t)value);
    case ENGINE:
        return check_engine(call, (uint8_t)value);
    default:
        return AIVD_OK;
    }
}

static aivd_status set(const char *call, void *handle, op_field field, uint64_t value)
{
    op_args *args;
    aivd_status s = take(call, handle, &args);
    if (s)
        return s;
    s = check(call, field, value);
    if (!s)
        args->field[field] = value;
    pthread_mutex_unlock(&lock);
    return s;
}

BASE_EXPORT HcclResult HcclKfcOpArgsSetSrcDataType(void *opArgs, uint8_t srcDataType)
{
    return hccl_result(set(__func__, opArgs, SOURCE, srcDataType));
}

BASE_EXPORT HcclResult HcclKfcOpArgsSetDstDataType(void *opArgs, uint8_t dstDataType)
{
    return hccl_result(set(__func__, opArgs, DESTINATION, dstDataType));
}

BASE_EXPORT HcclResult HcclKfcOpArgsSetReduceType(void *opArgs, uint32_t reduceType)
{
    return hccl_result(set(__func__, opArgs, REDUCTION, reduceType));
}

BASE_EXPORT HcclResult HcclKfcOpArgsSetCount(void *opArgs, uint64_t count)
{
    return hccl_result(set(__func__, opArgs, COUNT, count));
}

BASE_EXPORT HcclResult HcclKfcOpArgsSetCommEngine(void *opArgs, uint8_t commEngine)
{
    return hccl_result(set(__func__, opArgs, ENGINE, commEngine));
}

BASE_EXPORT HcclResult HcclKfcOpArgsSetAlgConfig(void *opArgs, char *algConfig)
{
    op_args *args;
    if (!algConfig)
        return hccl_result(
            base_fail(AIVD_ERR_NULL, "EI0003", "HcclKfcOpArgsSetAlgConfig: algConfig is NULL"));
    size_t length = strnlen(algConfig, ALGORITHM_BYTES);
    if (length == ALGORITHM_BYTES)
        return hccl_result(base_fail(AIVD_ERR_PARAM, "EI0003",
                                     "HcclKfcOpArgsSetAlgConfig: a text of %d bytes or more; give "
                                     "at most %d",
                                     ALGORITHM_BYTES, ALGORITHM_BYTES - 1));
    aivd_status s = take(__func__, opArgs, &args);
    if (s)
        return hccl_result(s);
    memcpy(args->algorithm, algConfig, length + 1);
    pthread_mutex_unlock(&lock);
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclCreateOpResCtx(HcclComm comm, uint8_t opType, void *opArgs,
                                          void **opResCtx)
{
    hccl_comm *c;
    op_args *args;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && !opResCtx)
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclCreateOpResCtx: opResCtx is NULL");
    if (!s)
        s = take(__func__, opArgs, &args);
    if (s)
        return hccl_result(s);
    BASE_LOG(LOG_INFO, LOG_HCCL,
             "communicator \"%s\": operator type %u, algorithm \"%s\", %llu elements of type %llu "
             "change nothing in its context (one window serves all)",
             c->name, opType, args->algorithm, (unsigned long long)args->field[COUNT],
             (unsigned long long)args->field[SOURCE]);
    pthread_mutex_unlock(&lock);
    return hccl_result(hccl_context_get(c, __func__, opResCtx));
}
