/* hccl/hccl_types.h: types of the HCCL host interface: results, operations, element types, the root
 * information and the configuration of a communicator. Layouts are fixed.
 * Source document: HCCL reference, data types. */
#ifndef HCCL_TYPES_H
#define HCCL_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aivdrive/constant.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Handles; they belong to the library. */
typedef void *HcclComm;          /* this rank's end of a communicator */
typedef void *HcclConn;          /* a connection */
typedef void *HcclCommSymWindow; /* a symmetric window */
typedef void *HcclMemHandle;     /* a memory registered with a communicator */

/* What a call returns. HcclGetErrorString tells it in words, aclGetRecentErrMsg the reason. */
typedef enum {
    HCCL_SUCCESS = 0,
    HCCL_E_PARA = 1,   /* an argument out of its range, or a handle that is not valid */
    HCCL_E_PTR = 2,    /* a null pointer where one is not allowed */
    HCCL_E_MEMORY = 3, /* memory: not enough, or not usable */
    HCCL_E_INTERNAL = 4,
    HCCL_E_NOT_SUPPORT = 5, /* declared but not built, or not on this product */
    HCCL_E_NOT_FOUND = 6,   /* no such name, tag, rank */
    HCCL_E_UNAVAIL = 7,     /* a resource is taken: a port, a limit */
    HCCL_E_SYSCALL = 8,     /* the operating system refused */
    HCCL_E_TIMEOUT = 9,     /* a limit passed */
    HCCL_E_OPEN_FILE_FAILURE = 10,
    HCCL_E_TCP_CONNECT = 11,
    HCCL_E_ROCE_CONNECT = 12,
    HCCL_E_TCP_TRANSFER = 13,
    HCCL_E_ROCE_TRANSFER = 14,
    HCCL_E_RUNTIME = 15, /* a call of the ACL runtime failed */
    HCCL_E_DRV = 16,
    HCCL_E_PROFILING = 17,
    HCCL_E_CCE = 18,
    HCCL_E_NETWORK = 19,
    HCCL_E_AGAIN = 20,  /* not ready yet, ask again */
    HCCL_E_REMOTE = 21, /* a peer failed or is gone */
    HCCL_E_SUSPENDING = 22,
    HCCL_E_OPRETRY_FAIL = 23,
    HCCL_E_OOM = 24,
    HCCL_E_IN_STATUS = 1041,
    HCCL_E_RESERVED = 1042
} HcclResult;

typedef enum {
    HCCL_REDUCE_SUM = 0,
    HCCL_REDUCE_PROD = 1,
    HCCL_REDUCE_MAX = 2,
    HCCL_REDUCE_MIN = 3,
    HCCL_REDUCE_RESERVED = 255
} HcclReduceOp;

/* Type of one element, with its bytes. 13 is not defined. */
typedef enum {
    HCCL_DATA_TYPE_INT8 = 0,     /* 1 */
    HCCL_DATA_TYPE_INT16 = 1,    /* 2 */
    HCCL_DATA_TYPE_INT32 = 2,    /* 4 */
    HCCL_DATA_TYPE_FP16 = 3,     /* 2, IEEE binary16 */
    HCCL_DATA_TYPE_FP32 = 4,     /* 4 */
    HCCL_DATA_TYPE_INT64 = 5,    /* 8 */
    HCCL_DATA_TYPE_UINT64 = 6,   /* 8 */
    HCCL_DATA_TYPE_UINT8 = 7,    /* 1 */
    HCCL_DATA_TYPE_UINT16 = 8,   /* 2 */
    HCCL_DATA_TYPE_UINT32 = 9,   /* 4 */
    HCCL_DATA_TYPE_FP64 = 10,    /* 8 */
    HCCL_DATA_TYPE_BFP16 = 11,   /* 2, bfloat16 */
    HCCL_DATA_TYPE_INT128 = 12,  /* 16 */
    HCCL_DATA_TYPE_HIF8 = 14,    /* 1 */
    HCCL_DATA_TYPE_FP8E4M3 = 15, /* 1 */
    HCCL_DATA_TYPE_FP8E5M2 = 16, /* 1 */
    HCCL_DATA_TYPE_FP8E8M0 = 17, /* 1 */
    HCCL_DATA_TYPE_RESERVED = 255
} HcclDataType;

/* Longest texts, in bytes with the final 0. */
AIVD_CONSTANT(uint32_t, COMM_NAME_MAX_LENGTH, 128);
AIVD_CONSTANT(uint32_t, BUFFER_NAME_MAX_LENGTH, 128);
AIVD_CONSTANT(uint32_t, UDI_MAX_LENGTH, 128);
AIVD_CONSTANT(uint32_t, HCCL_COMM_ALGO_MAX_LENGTH, 1600);
AIVD_CONSTANT(uint32_t, HCCL_COMM_RETRY_ENABLE_MAX_LENGTH, 50);
AIVD_CONSTANT(uint32_t, HCCL_COMM_RETRY_PARAMS_MAX_LENGTH, 128);

/* Root information: made by HcclGetRootInfo on one rank, handed as bytes to all others, opaque. It
 * holds the token that admits to the communicator: pass it on by a way only the job can read. */
AIVD_CONSTANT(uint32_t, HCCL_ROOT_INFO_BYTES, 4108);
typedef struct {
    char internal[HCCL_ROOT_INFO_BYTES];
} HcclRootInfo;

/* Process-wide settings. HCCL_DETERMINISTIC: 0 off, 1 same bits in every run, 2 also in rank order.
 */
typedef enum { HCCL_DETERMINISTIC = 0, HCCL_CONFIG_RESERVED = 1 } HcclConfig;

typedef union HcclConfigValue {
    int32_t value;
} HcclConfigValue;

/* One item of HcclBatchSendRecv. */
typedef enum { HCCL_SEND = 0, HCCL_RECV = 1, HCCL_SEND_RECV_RESERVED = 2 } HcclSendRecvType;

typedef struct {
    HcclSendRecvType sendRecvType;
    void *buf;
    uint64_t count; /* elements */
    HcclDataType dataType;
    uint32_t remoteRank;
} HcclSendRecvItem;

/* Numbers of the operators, for tilings and tools. */
typedef enum {
    HCCL_CMD_INVALID = 0,
    HCCL_CMD_BROADCAST = 1,
    HCCL_CMD_ALLREDUCE = 2,
    HCCL_CMD_REDUCE = 3,
    HCCL_CMD_SEND = 4,
    HCCL_CMD_RECEIVE = 5,
    HCCL_CMD_ALLGATHER = 6,
    HCCL_CMD_REDUCE_SCATTER = 7,
    HCCL_CMD_ALLTOALLV = 8,
    HCCL_CMD_ALLTOALLVC = 9,
    HCCL_CMD_ALLTOALL = 10,
    HCCL_CMD_GATHER = 11,
    HCCL_CMD_SCATTER = 12,
    HCCL_CMD_BATCH_SEND_RECV = 13,
    HCCL_CMD_BATCH_PUT = 14,
    HCCL_CMD_BATCH_GET = 15,
    HCCL_CMD_ALLGATHER_V = 16,
    HCCL_CMD_REDUCE_SCATTER_V = 17,
    HCCL_CMD_BATCH_WRITE = 18,
    HCCL_CMD_HALF_ALLTOALLV = 20,
    HCCL_CMD_ALL = 21,
    HCCL_CMD_FINALIZE = 100,
    HCCL_CMD_INTER_GROUP_SYNC = 101,
    HCCL_CMD_INIT = 102,
    HCCL_CMD_BARRIER = 103,
    HCCL_CMD_MAX = 104
} HcclCMDType;

typedef enum {
    HCCL_COMM_STATUS_READY = 0,
    HCCL_COMM_STATUS_SUSPENDING = 1,
    HCCL_COMM_STATUS_INVALID = 254,
    HCCL_COMM_STATUS_RESERVED = 255
} HcclCommStatus;

/* Moments at which a registered function is called: before and after a destroy and a resume. */
typedef enum {
    HCCL_COMM_STATE_PHASE_INVALID = -1,
    HCCL_COMM_STATE_PHASE_DESTROY_PRE = 0,
    HCCL_COMM_STATE_PHASE_DESTROY_POST = 1,
    HCCL_COMM_STATE_PHASE_RESUME_PRE = 2,
    HCCL_COMM_STATE_PHASE_RESUME_POST = 3
} HcclCommStatePhase;
typedef HcclResult (*HcclCommStateCallback)(HcclComm comm, HcclCommStatePhase state, void *args);

/* Where operators are expanded. */
typedef enum {
    HCCL_OP_EXPANSION_MODE_INVALID = -1,
    HCCL_OP_EXPANSION_MODE_AI_CPU = 0,
    HCCL_OP_EXPANSION_MODE_AIV = 1,
    HCCL_OP_EXPANSION_MODE_HOST = 2,
    HCCL_OP_EXPANSION_MODE_HOST_TS = 3,
    HCCL_OP_EXPANSION_MODE_CCU_MS = 4,
    HCCL_OP_EXPANSION_MODE_CCU_SCHED = 5,
    HCCL_OP_EXPANSION_AIV_ONLY = 6
} HcclOpExpansionMode;
typedef HcclOpExpansionMode HcclConfigTypeOpExpansionMode;

typedef enum {
    HCCL_CONFIG_TYPE_INVALID = -1,
    HCCL_CONFIG_TYPE_OP_EXPANSION_MODE = 0,
    HCCL_CONFIG_TYPE_HCCL_ALGO = 1
} HcclConfigType;

/* Fields of HcclCommConfig a library can understand. */
typedef enum {
    HCCL_COMM_CONFIG_BUFFER_SIZE = 0,
    HCCL_COMM_CONFIG_DETERMINISTIC = 1,
    HCCL_COMM_CONFIG_COMM_NAME = 2,
    HCCL_COMM_CONFIG_OP_EXPANSION_MODE = 3,
    HCCL_COMM_CONFIG_SUPPORT_INIT_BY_ENV = 4,
    HCCL_COMM_CONFIG_WORLD_RANKID = 5,
    HCCL_COMM_CONFIG_JOBID = 6,
    HCCL_COMM_CONFIG_ACLGRAPH_ZEROCOPY_ENABLE = 7,
    HCCL_COMM_CONFIG_EXEC_TIMEOUT = 8,
    HCCL_COMM_CONFIG_ALGO = 9,
    HCCL_COMM_CONFIG_RETRY = 10,
    HCCL_COMM_CONFIG_BUFFER_NAME = 11,
    HCCL_COMM_CONFIG_RESERVED = 12
} HcclCommConfigCapability;

/* The first bytes of HcclCommConfig. A library reads them first and touches no field that the size
 * does not reach: version 10 ends before hcclChannelSqDepth. */
#define HCCL_COMM_CONFIG_MAGIC_WORD 0xf0f0f0f0U
AIVD_CONSTANT(uint32_t, HCCL_COMM_CONFIG_VERSION, 11);
AIVD_CONSTANT(uint32_t, HCCL_COMM_CONFIG_INFO_BYTES, 24);
typedef struct {
    size_t configSize;
    uint32_t magicWord;
    uint32_t version;
    uint64_t reserved;
} HcclCommConfigInfo;

/* "Not set": the environment or the library's default decides. */
#define HCCL_COMM_VALUE_NOT_SET 0xffffffffU
AIVD_CONSTANT(uint64_t, HCCL_COMM_SYM_WIN_DEFAULT_GB, 16);

/* Settings of one communicator. Prepare with HcclCommConfigInit (hccl_comm.h), then set what
 * differs. */
typedef struct HcclCommConfigDef {
    char reserved[HCCL_COMM_CONFIG_INFO_BYTES]; /* HcclCommConfigInfo */
    uint32_t hcclBufferSize;                    /* MB of the HCCL buffer */
    uint32_t hcclDeterministic;                 /* as HCCL_DETERMINISTIC */
    char hcclCommName[COMM_NAME_MAX_LENGTH];    /* empty: the library makes one */
    char hcclUdi[UDI_MAX_LENGTH];               /* user's text for logs */
    uint32_t hcclOpExpansionMode;               /* 0 default, 1 host, 2 AI-CPU, 3 AIV */
    uint32_t hcclRdmaTrafficClass;
    uint32_t hcclRdmaServiceLevel;
    uint32_t hcclWorldRankID; /* of this process in its job */
    uint64_t hcclJobID;
    uint8_t aclGraphZeroCopyEnable;
    int32_t hcclExecTimeOut; /* seconds */
    char hcclAlgo[HCCL_COMM_ALGO_MAX_LENGTH];
    char hcclRetryEnable[HCCL_COMM_RETRY_ENABLE_MAX_LENGTH];
    char hcclRetryParams[HCCL_COMM_RETRY_PARAMS_MAX_LENGTH];
    char hcclBufferName[BUFFER_NAME_MAX_LENGTH]; /* communicators of one name share a buffer */
    uint32_t hcclQos;
    uint64_t hcclSymWinMaxMemSizePerRank; /* GB of addresses for symmetric windows */
    uint32_t hcclChannelSqDepth;          /* since version 11 */
} HcclCommConfig;

#ifdef __cplusplus
}
#endif

#endif
