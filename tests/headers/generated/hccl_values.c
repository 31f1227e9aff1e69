/* Proves: HCCL constants have the documented values. Written by scripts/generate from
 * interfaces/hccl.json; change the table, not this file. */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "hccl/hccl.h"
#include "hccl/hccl_res.h"
#include "hccl/hcomm_primitives.h"
#include "hccl/hcomm_res.h"
#include "hccl/hcomm_channel.h"
#include "hccl/hcom.h"
#include "hccl/hccl_team.h"
#include "hccl/hccl_sym_win.h"
#include "hccl/hccl_res_expt.h"
#include "hccl/hccl_mc2.h"
#include "hccl/hccl_launch.h"
#include "hccl/hccl_ex.h"
#include "hccl/hccl_context.h"
#include "securec.h"

/* HcclResult */
static_assert((long long)HCCL_SUCCESS == 0LL, "HCCL_SUCCESS");
static_assert((long long)HCCL_E_PARA == 1LL, "HCCL_E_PARA");
static_assert((long long)HCCL_E_PTR == 2LL, "HCCL_E_PTR");
static_assert((long long)HCCL_E_MEMORY == 3LL, "HCCL_E_MEMORY");
static_assert((long long)HCCL_E_INTERNAL == 4LL, "HCCL_E_INTERNAL");
static_assert((long long)HCCL_E_NOT_SUPPORT == 5LL, "HCCL_E_NOT_SUPPORT");
static_assert((long long)HCCL_E_NOT_FOUND == 6LL, "HCCL_E_NOT_FOUND");
static_assert((long long)HCCL_E_UNAVAIL == 7LL, "HCCL_E_UNAVAIL");
static_assert((long long)HCCL_E_SYSCALL == 8LL, "HCCL_E_SYSCALL");
static_assert((long long)HCCL_E_TIMEOUT == 9LL, "HCCL_E_TIMEOUT");
static_assert((long long)HCCL_E_OPEN_FILE_FAILURE == 10LL, "HCCL_E_OPEN_FILE_FAILURE");
static_assert((long long)HCCL_E_TCP_CONNECT == 11LL, "HCCL_E_TCP_CONNECT");
static_assert((long long)HCCL_E_ROCE_CONNECT == 12LL, "HCCL_E_ROCE_CONNECT");
static_assert((long long)HCCL_E_TCP_TRANSFER == 13LL, "HCCL_E_TCP_TRANSFER");
static_assert((long long)HCCL_E_ROCE_TRANSFER == 14LL, "HCCL_E_ROCE_TRANSFER");
static_assert((long long)HCCL_E_RUNTIME == 15LL, "HCCL_E_RUNTIME");
static_assert((long long)HCCL_E_DRV == 16LL, "HCCL_E_DRV");
static_assert((long long)HCCL_E_PROFILING == 17LL, "HCCL_E_PROFILING");
static_assert((long long)HCCL_E_CCE == 18LL, "HCCL_E_CCE");
static_assert((long long)HCCL_E_NETWORK == 19LL, "HCCL_E_NETWORK");
static_assert((long long)HCCL_E_AGAIN == 20LL, "HCCL_E_AGAIN");
static_assert((long long)HCCL_E_REMOTE == 21LL, "HCCL_E_REMOTE");
static_assert((long long)HCCL_E_SUSPENDING == 22LL, "HCCL_E_SUSPENDING");
static_assert((long long)HCCL_E_OPRETRY_FAIL == 23LL, "HCCL_E_OPRETRY_FAIL");
static_assert((long long)HCCL_E_OOM == 24LL, "HCCL_E_OOM");
static_assert((long long)HCCL_E_IN_STATUS == 1041LL, "HCCL_E_IN_STATUS");
static_assert((long long)HCCL_E_RESERVED == 1042LL, "HCCL_E_RESERVED");
/* HcclReduceOp */
static_assert((long long)HCCL_REDUCE_SUM == 0LL, "HCCL_REDUCE_SUM");
static_assert((long long)HCCL_REDUCE_PROD == 1LL, "HCCL_REDUCE_PROD");
static_assert((long long)HCCL_REDUCE_MAX == 2LL, "HCCL_REDUCE_MAX");
static_assert((long long)HCCL_REDUCE_MIN == 3LL, "HCCL_REDUCE_MIN");
static_assert((long long)HCCL_REDUCE_RESERVED == 255LL, "HCCL_REDUCE_RESERVED");
/* HcclDataType */
static_assert((long long)HCCL_DATA_TYPE_INT8 == 0LL, "HCCL_DATA_TYPE_INT8");
static_assert((long long)HCCL_DATA_TYPE_INT16 == 1LL, "HCCL_DATA_TYPE_INT16");
static_assert((long long)HCCL_DATA_TYPE_INT32 == 2LL, "HCCL_DATA_TYPE_INT32");
static_assert((long long)HCCL_DATA_TYPE_FP16 == 3LL, "HCCL_DATA_TYPE_FP16");
static_assert((long long)HCCL_DATA_TYPE_FP32 == 4LL, "HCCL_DATA_TYPE_FP32");
static_assert((long long)HCCL_DATA_TYPE_INT64 == 5LL, "HCCL_DATA_TYPE_INT64");
static_assert((long long)HCCL_DATA_TYPE_UINT64 == 6LL, "HCCL_DATA_TYPE_UINT64");
static_assert((long long)HCCL_DATA_TYPE_UINT8 == 7LL, "HCCL_DATA_TYPE_UINT8");
static_assert((long long)HCCL_DATA_TYPE_UINT16 == 8LL, "HCCL_DATA_TYPE_UINT16");
static_assert((long long)HCCL_DATA_TYPE_UINT32 == 9LL, "HCCL_DATA_TYPE_UINT32");
static_assert((long long)HCCL_DATA_TYPE_FP64 == 10LL, "HCCL_DATA_TYPE_FP64");
static_assert((long long)HCCL_DATA_TYPE_BFP16 == 11LL, "HCCL_DATA_TYPE_BFP16");
static_assert((long long)HCCL_DATA_TYPE_INT128 == 12LL, "HCCL_DATA_TYPE_INT128");
static_assert((long long)HCCL_DATA_TYPE_HIF8 == 14LL, "HCCL_DATA_TYPE_HIF8");
static_assert((long long)HCCL_DATA_TYPE_FP8E4M3 == 15LL, "HCCL_DATA_TYPE_FP8E4M3");
static_assert((long long)HCCL_DATA_TYPE_FP8E5M2 == 16LL, "HCCL_DATA_TYPE_FP8E5M2");
static_assert((long long)HCCL_DATA_TYPE_FP8E8M0 == 17LL, "HCCL_DATA_TYPE_FP8E8M0");
static_assert((long long)HCCL_DATA_TYPE_RESERVED == 255LL, "HCCL_DATA_TYPE_RESERVED");
/* HcommDataType */
static_assert((long long)HCOMM_DATA_TYPE_INT8 == 0LL, "HCOMM_DATA_TYPE_INT8");
static_assert((long long)HCOMM_DATA_TYPE_INT16 == 1LL, "HCOMM_DATA_TYPE_INT16");
static_assert((long long)HCOMM_DATA_TYPE_INT32 == 2LL, "HCOMM_DATA_TYPE_INT32");
static_assert((long long)HCOMM_DATA_TYPE_FP16 == 3LL, "HCOMM_DATA_TYPE_FP16");
static_assert((long long)HCOMM_DATA_TYPE_FP32 == 4LL, "HCOMM_DATA_TYPE_FP32");
static_assert((long long)HCOMM_DATA_TYPE_INT64 == 5LL, "HCOMM_DATA_TYPE_INT64");
static_assert((long long)HCOMM_DATA_TYPE_UINT64 == 6LL, "HCOMM_DATA_TYPE_UINT64");
static_assert((long long)HCOMM_DATA_TYPE_UINT8 == 7LL, "HCOMM_DATA_TYPE_UINT8");
static_assert((long long)HCOMM_DATA_TYPE_UINT16 == 8LL, "HCOMM_DATA_TYPE_UINT16");
static_assert((long long)HCOMM_DATA_TYPE_UINT32 == 9LL, "HCOMM_DATA_TYPE_UINT32");
static_assert((long long)HCOMM_DATA_TYPE_FP64 == 10LL, "HCOMM_DATA_TYPE_FP64");
static_assert((long long)HCOMM_DATA_TYPE_BFP16 == 11LL, "HCOMM_DATA_TYPE_BFP16");
static_assert((long long)HCOMM_DATA_TYPE_INT128 == 12LL, "HCOMM_DATA_TYPE_INT128");
static_assert((long long)HCOMM_DATA_TYPE_HIF8 == 14LL, "HCOMM_DATA_TYPE_HIF8");
static_assert((long long)HCOMM_DATA_TYPE_FP8E4M3 == 15LL, "HCOMM_DATA_TYPE_FP8E4M3");
static_assert((long long)HCOMM_DATA_TYPE_FP8E5M2 == 16LL, "HCOMM_DATA_TYPE_FP8E5M2");
static_assert((long long)HCOMM_DATA_TYPE_FP8E8M0 == 17LL, "HCOMM_DATA_TYPE_FP8E8M0");
static_assert((long long)HCOMM_DATA_TYPE_RESERVED == 255LL, "HCOMM_DATA_TYPE_RESERVED");
/* HcommReduceOp */
static_assert((long long)HCOMM_REDUCE_SUM == 0LL, "HCOMM_REDUCE_SUM");
static_assert((long long)HCOMM_REDUCE_PROD == 1LL, "HCOMM_REDUCE_PROD");
static_assert((long long)HCOMM_REDUCE_MAX == 2LL, "HCOMM_REDUCE_MAX");
static_assert((long long)HCOMM_REDUCE_MIN == 3LL, "HCOMM_REDUCE_MIN");
static_assert((long long)HCOMM_REDUCE_RESERVED == 255LL, "HCOMM_REDUCE_RESERVED");
/* HcommTransferType */
static_assert((long long)HCOMM_TRANSFER_TYPE_INVALID == -1LL, "HCOMM_TRANSFER_TYPE_INVALID");
static_assert((long long)HCOMM_TRANSFER_TYPE_WRITE == 0LL, "HCOMM_TRANSFER_TYPE_WRITE");
static_assert((long long)HCOMM_TRANSFER_TYPE_WRITE_REDUCE == 1LL,
              "HCOMM_TRANSFER_TYPE_WRITE_REDUCE");
static_assert((long long)HCOMM_TRANSFER_TYPE_WRITE_WITH_NOTIFY == 2LL,
              "HCOMM_TRANSFER_TYPE_WRITE_WITH_NOTIFY");
static_assert((long long)HCOMM_TRANSFER_TYPE_WRITE_REDUCE_WITH_NOTIFY == 3LL,
              "HCOMM_TRANSFER_TYPE_WRITE_REDUCE_WITH_NOTIFY");
static_assert((long long)HCOMM_TRANSFER_TYPE_READ == 4LL, "HCOMM_TRANSFER_TYPE_READ");
static_assert((long long)HCOMM_TRANSFER_TYPE_READ_REDUCE == 5LL, "HCOMM_TRANSFER_TYPE_READ_REDUCE");
static_assert((long long)HCOMM_TRANSFER_TYPE_NOTIFY_RECORD == 6LL,
              "HCOMM_TRANSFER_TYPE_NOTIFY_RECORD");
/* lengths */
static_assert((long long)HCCL_ROOT_INFO_BYTES == 4108LL, "HCCL_ROOT_INFO_BYTES");
static_assert((long long)COMM_NAME_MAX_LENGTH == 128LL, "COMM_NAME_MAX_LENGTH");
static_assert((long long)BUFFER_NAME_MAX_LENGTH == 128LL, "BUFFER_NAME_MAX_LENGTH");
static_assert((long long)UDI_MAX_LENGTH == 128LL, "UDI_MAX_LENGTH");
static_assert((long long)HCCL_COMM_ALGO_MAX_LENGTH == 1600LL, "HCCL_COMM_ALGO_MAX_LENGTH");
static_assert((long long)HCCL_COMM_RETRY_ENABLE_MAX_LENGTH == 50LL,
              "HCCL_COMM_RETRY_ENABLE_MAX_LENGTH");
static_assert((long long)HCCL_COMM_RETRY_PARAMS_MAX_LENGTH == 128LL,
              "HCCL_COMM_RETRY_PARAMS_MAX_LENGTH");
static_assert((long long)HCCL_RES_TAG_MAX_LEN == 255LL, "HCCL_RES_TAG_MAX_LEN");
static_assert((long long)HCCL_CHANNEL_DESC_RAW_MAX_LEN == 128LL, "HCCL_CHANNEL_DESC_RAW_MAX_LEN");
static_assert((long long)HCCL_CHANNEL_CONFIG_SHARED_QUEUE_TAG_MAX_LEN == 255LL,
              "HCCL_CHANNEL_CONFIG_SHARED_QUEUE_TAG_MAX_LEN");
/* magic and version */
static_assert((long long)HCCL_CHANNEL_MAGIC_WORD == 252645135LL, "HCCL_CHANNEL_MAGIC_WORD");
static_assert((long long)HCCL_CHANNEL_VERSION == 1LL, "HCCL_CHANNEL_VERSION");
static_assert((long long)COMM_LINK_MAGIC_WORD == 252579599LL, "COMM_LINK_MAGIC_WORD");
static_assert((long long)COMM_LINK_VERSION == 1LL, "COMM_LINK_VERSION");
static_assert((long long)HCCL_COMM_CONFIG_MAGIC_WORD == 4042322160LL,
              "HCCL_COMM_CONFIG_MAGIC_WORD");
static_assert((long long)HCCL_COMM_CONFIG_VERSION == 11LL, "HCCL_COMM_CONFIG_VERSION");
static_assert((long long)HCOMM_THREAD_CONFIG_MAGIC_WORD == 252645167LL,
              "HCOMM_THREAD_CONFIG_MAGIC_WORD");
static_assert((long long)HCOMM_THREAD_CONFIG_VERSION == 1LL, "HCOMM_THREAD_CONFIG_VERSION");
/* HcclConfig */
static_assert((long long)HCCL_DETERMINISTIC == 0LL, "HCCL_DETERMINISTIC");
static_assert((long long)HCCL_CONFIG_RESERVED == 1LL, "HCCL_CONFIG_RESERVED");
/* HcclSendRecvType */
static_assert((long long)HCCL_SEND == 0LL, "HCCL_SEND");
static_assert((long long)HCCL_RECV == 1LL, "HCCL_RECV");
static_assert((long long)HCCL_SEND_RECV_RESERVED == 2LL, "HCCL_SEND_RECV_RESERVED");
/* HcclCMDType */
static_assert((long long)HCCL_CMD_INVALID == 0LL, "HCCL_CMD_INVALID");
static_assert((long long)HCCL_CMD_BROADCAST == 1LL, "HCCL_CMD_BROADCAST");
static_assert((long long)HCCL_CMD_ALLREDUCE == 2LL, "HCCL_CMD_ALLREDUCE");
static_assert((long long)HCCL_CMD_REDUCE == 3LL, "HCCL_CMD_REDUCE");
static_assert((long long)HCCL_CMD_SEND == 4LL, "HCCL_CMD_SEND");
static_assert((long long)HCCL_CMD_RECEIVE == 5LL, "HCCL_CMD_RECEIVE");
static_assert((long long)HCCL_CMD_ALLGATHER == 6LL, "HCCL_CMD_ALLGATHER");
static_assert((long long)HCCL_CMD_REDUCE_SCATTER == 7LL, "HCCL_CMD_REDUCE_SCATTER");
static_assert((long long)HCCL_CMD_ALLTOALLV == 8LL, "HCCL_CMD_ALLTOALLV");
static_assert((long long)HCCL_CMD_ALLTOALLVC == 9LL, "HCCL_CMD_ALLTOALLVC");
static_assert((long long)HCCL_CMD_ALLTOALL == 10LL, "HCCL_CMD_ALLTOALL");
static_assert((long long)HCCL_CMD_GATHER == 11LL, "HCCL_CMD_GATHER");
static_assert((long long)HCCL_CMD_SCATTER == 12LL, "HCCL_CMD_SCATTER");
static_assert((long long)HCCL_CMD_BATCH_SEND_RECV == 13LL, "HCCL_CMD_BATCH_SEND_RECV");
static_assert((long long)HCCL_CMD_BATCH_PUT == 14LL, "HCCL_CMD_BATCH_PUT");
static_assert((long long)HCCL_CMD_BATCH_GET == 15LL, "HCCL_CMD_BATCH_GET");
static_assert((long long)HCCL_CMD_ALLGATHER_V == 16LL, "HCCL_CMD_ALLGATHER_V");
static_assert((long long)HCCL_CMD_REDUCE_SCATTER_V == 17LL, "HCCL_CMD_REDUCE_SCATTER_V");
static_assert((long long)HCCL_CMD_BATCH_WRITE == 18LL, "HCCL_CMD_BATCH_WRITE");
static_assert((long long)HCCL_CMD_HALF_ALLTOALLV == 20LL, "HCCL_CMD_HALF_ALLTOALLV");
static_assert((long long)HCCL_CMD_ALL == 21LL, "HCCL_CMD_ALL");
static_assert((long long)HCCL_CMD_FINALIZE == 100LL, "HCCL_CMD_FINALIZE");
static_assert((long long)HCCL_CMD_INTER_GROUP_SYNC == 101LL, "HCCL_CMD_INTER_GROUP_SYNC");
static_assert((long long)HCCL_CMD_INIT == 102LL, "HCCL_CMD_INIT");
static_assert((long long)HCCL_CMD_BARRIER == 103LL, "HCCL_CMD_BARRIER");
static_assert((long long)HCCL_CMD_MAX == 104LL, "HCCL_CMD_MAX");
/* HcclCommStatus */
static_assert((long long)HCCL_COMM_STATUS_READY == 0LL, "HCCL_COMM_STATUS_READY");
static_assert((long long)HCCL_COMM_STATUS_SUSPENDING == 1LL, "HCCL_COMM_STATUS_SUSPENDING");
static_assert((long long)HCCL_COMM_STATUS_INVALID == 254LL, "HCCL_COMM_STATUS_INVALID");
static_assert((long long)HCCL_COMM_STATUS_RESERVED == 255LL, "HCCL_COMM_STATUS_RESERVED");
/* HcclCommStatePhase */
static_assert((long long)HCCL_COMM_STATE_PHASE_INVALID == -1LL, "HCCL_COMM_STATE_PHASE_INVALID");
static_assert((long long)HCCL_COMM_STATE_PHASE_DESTROY_PRE == 0LL,
              "HCCL_COMM_STATE_PHASE_DESTROY_PRE");
static_assert((long long)HCCL_COMM_STATE_PHASE_DESTROY_POST == 1LL,
              "HCCL_COMM_STATE_PHASE_DESTROY_POST");
static_assert((long long)HCCL_COMM_STATE_PHASE_RESUME_PRE == 2LL,
              "HCCL_COMM_STATE_PHASE_RESUME_PRE");
static_assert((long long)HCCL_COMM_STATE_PHASE_RESUME_POST == 3LL,
              "HCCL_COMM_STATE_PHASE_RESUME_POST");
/* HcclOpExpansionMode */
static_assert((long long)HCCL_OP_EXPANSION_MODE_INVALID == -1LL, "HCCL_OP_EXPANSION_MODE_INVALID");
static_assert((long long)HCCL_OP_EXPANSION_MODE_AI_CPU == 0LL, "HCCL_OP_EXPANSION_MODE_AI_CPU");
static_assert((long long)HCCL_OP_EXPANSION_MODE_AIV == 1LL, "HCCL_OP_EXPANSION_MODE_AIV");
static_assert((long long)HCCL_OP_EXPANSION_MODE_HOST == 2LL, "HCCL_OP_EXPANSION_MODE_HOST");
static_assert((long long)HCCL_OP_EXPANSION_MODE_HOST_TS == 3LL, "HCCL_OP_EXPANSION_MODE_HOST_TS");
static_assert((long long)HCCL_OP_EXPANSION_MODE_CCU_MS == 4LL, "HCCL_OP_EXPANSION_MODE_CCU_MS");
static_assert((long long)HCCL_OP_EXPANSION_MODE_CCU_SCHED == 5LL,
              "HCCL_OP_EXPANSION_MODE_CCU_SCHED");
static_assert((long long)HCCL_OP_EXPANSION_AIV_ONLY == 6LL, "HCCL_OP_EXPANSION_AIV_ONLY");
/* HcclConfigType */
static_assert((long long)HCCL_CONFIG_TYPE_INVALID == -1LL, "HCCL_CONFIG_TYPE_INVALID");
static_assert((long long)HCCL_CONFIG_TYPE_OP_EXPANSION_MODE == 0LL,
              "HCCL_CONFIG_TYPE_OP_EXPANSION_MODE");
static_assert((long long)HCCL_CONFIG_TYPE_HCCL_ALGO == 1LL, "HCCL_CONFIG_TYPE_HCCL_ALGO");
/* HcclCommConfigCapability */
static_assert((long long)HCCL_COMM_CONFIG_BUFFER_SIZE == 0LL, "HCCL_COMM_CONFIG_BUFFER_SIZE");
static_assert((long long)HCCL_COMM_CONFIG_DETERMINISTIC == 1LL, "HCCL_COMM_CONFIG_DETERMINISTIC");
static_assert((long long)HCCL_COMM_CONFIG_COMM_NAME == 2LL, "HCCL_COMM_CONFIG_COMM_NAME");
static_assert((long long)HCCL_COMM_CONFIG_OP_EXPANSION_MODE == 3LL,
              "HCCL_COMM_CONFIG_OP_EXPANSION_MODE");
static_assert((long long)HCCL_COMM_CONFIG_SUPPORT_INIT_BY_ENV == 4LL,
              "HCCL_COMM_CONFIG_SUPPORT_INIT_BY_ENV");
static_assert((long long)HCCL_COMM_CONFIG_WORLD_RANKID == 5LL, "HCCL_COMM_CONFIG_WORLD_RANKID");
static_assert((long long)HCCL_COMM_CONFIG_JOBID == 6LL, "HCCL_COMM_CONFIG_JOBID");
static_assert((long long)HCCL_COMM_CONFIG_ACLGRAPH_ZEROCOPY_ENABLE == 7LL,
              "HCCL_COMM_CONFIG_ACLGRAPH_ZEROCOPY_ENABLE");
static_assert((long long)HCCL_COMM_CONFIG_EXEC_TIMEOUT == 8LL, "HCCL_COMM_CONFIG_EXEC_TIMEOUT");
static_assert((long long)HCCL_COMM_CONFIG_ALGO == 9LL, "HCCL_COMM_CONFIG_ALGO");
static_assert((long long)HCCL_COMM_CONFIG_RETRY == 10LL, "HCCL_COMM_CONFIG_RETRY");
static_assert((long long)HCCL_COMM_CONFIG_BUFFER_NAME == 11LL, "HCCL_COMM_CONFIG_BUFFER_NAME");
static_assert((long long)HCCL_COMM_CONFIG_RESERVED == 12LL, "HCCL_COMM_CONFIG_RESERVED");
/* CommEngine */
static_assert((long long)COMM_ENGINE_RESERVED == -1LL, "COMM_ENGINE_RESERVED");
static_assert((long long)COMM_ENGINE_CPU == 0LL, "COMM_ENGINE_CPU");
static_assert((long long)COMM_ENGINE_CPU_TS == 1LL, "COMM_ENGINE_CPU_TS");
static_assert((long long)COMM_ENGINE_AICPU == 2LL, "COMM_ENGINE_AICPU");
static_assert((long long)COMM_ENGINE_AICPU_TS == 3LL, "COMM_ENGINE_AICPU_TS");
static_assert((long long)COMM_ENGINE_AIV == 4LL, "COMM_ENGINE_AIV");
static_assert((long long)COMM_ENGINE_CCU == 5LL, "COMM_ENGINE_CCU");
/* CommProtocol */
static_assert((long long)COMM_PROTOCOL_RESERVED == -1LL, "COMM_PROTOCOL_RESERVED");
static_assert((long long)COMM_PROTOCOL_HCCS == 0LL, "COMM_PROTOCOL_HCCS");
static_assert((long long)COMM_PROTOCOL_ROCE == 1LL, "COMM_PROTOCOL_ROCE");
static_assert((long long)COMM_PROTOCOL_PCIE == 2LL, "COMM_PROTOCOL_PCIE");
static_assert((long long)COMM_PROTOCOL_SIO == 3LL, "COMM_PROTOCOL_SIO");
static_assert((long long)COMM_PROTOCOL_UB_CTP == 4LL, "COMM_PROTOCOL_UB_CTP");
static_assert((long long)COMM_PROTOCOL_UBC_CTP == 4LL, "COMM_PROTOCOL_UBC_CTP");
static_assert((long long)COMM_PROTOCOL_UBC_TP == 5LL, "COMM_PROTOCOL_UBC_TP");
static_assert((long long)COMM_PROTOCOL_UB_MEM == 6LL, "COMM_PROTOCOL_UB_MEM");
static_assert((long long)COMM_PROTOCOL_UBOE == 7LL, "COMM_PROTOCOL_UBOE");
static_assert((long long)COMM_PROTOCOL_HCCS_ONLY == 8LL, "COMM_PROTOCOL_HCCS_ONLY");
static_assert((long long)COMM_PROTOCOL_UB_RTP == 9LL, "COMM_PROTOCOL_UB_RTP");
static_assert((long long)COMM_PROTOCOL_UBG == 9LL, "COMM_PROTOCOL_UBG");
/* CommAddrType */
static_assert((long long)COMM_ADDR_TYPE_RESERVED == -1LL, "COMM_ADDR_TYPE_RESERVED");
static_assert((long long)COMM_ADDR_TYPE_IP_V4 == 0LL, "COMM_ADDR_TYPE_IP_V4");
static_assert((long long)COMM_ADDR_TYPE_IP_V6 == 1LL, "COMM_ADDR_TYPE_IP_V6");
static_assert((long long)COMM_ADDR_TYPE_ID == 2LL, "COMM_ADDR_TYPE_ID");
static_assert((long long)COMM_ADDR_TYPE_EID == 3LL, "COMM_ADDR_TYPE_EID");
/* EndpointLocType */
static_assert((long long)ENDPOINT_LOC_TYPE_RESERVED == -1LL, "ENDPOINT_LOC_TYPE_RESERVED");
static_assert((long long)ENDPOINT_LOC_TYPE_DEVICE == 0LL, "ENDPOINT_LOC_TYPE_DEVICE");
static_assert((long long)ENDPOINT_LOC_TYPE_HOST == 1LL, "ENDPOINT_LOC_TYPE_HOST");
/* CommMemType */
static_assert((long long)COMM_MEM_TYPE_INVALID == -1LL, "COMM_MEM_TYPE_INVALID");
static_assert((long long)COMM_MEM_TYPE_DEVICE == 0LL, "COMM_MEM_TYPE_DEVICE");
static_assert((long long)COMM_MEM_TYPE_HOST == 1LL, "COMM_MEM_TYPE_HOST");
/* CommTopo */
static_assert((long long)COMM_TOPO_RESERVED == -1LL, "COMM_TOPO_RESERVED");
static_assert((long long)COMM_TOPO_CLOS == 0LL, "COMM_TOPO_CLOS");
static_assert((long long)COMM_TOPO_1DMESH == 1LL, "COMM_TOPO_1DMESH");
static_assert((long long)COMM_TOPO_910_93 == 2LL, "COMM_TOPO_910_93");
static_assert((long long)COMM_TOPO_310P == 3LL, "COMM_TOPO_310P");
static_assert((long long)COMM_TOPO_A2AXSERVER == 4LL, "COMM_TOPO_A2AXSERVER");
static_assert((long long)COMM_TOPO_CUSTOM == 5LL, "COMM_TOPO_CUSTOM");
/* HcclHeterogMode */
static_assert((long long)HCCL_HETEROG_MODE_INVALID == -1LL, "HCCL_HETEROG_MODE_INVALID");
static_assert((long long)HCCL_HETEROG_MODE_HOMOGENEOUS == 0LL, "HCCL_HETEROG_MODE_HOMOGENEOUS");
static_assert((long long)HCCL_HETEROG_MODE_MIX_A2_A3 == 1LL, "HCCL_HETEROG_MODE_MIX_A2_A3");
/* EndpointAttr */
static_assert((long long)ENDPOINT_ATTR_INVALID == -1LL, "ENDPOINT_ATTR_INVALID");
static_assert((long long)ENDPOINT_ATTR_BW_COEFF == 0LL, "ENDPOINT_ATTR_BW_COEFF");
static_assert((long long)ENDPOINT_ATTR_DIE_ID == 1LL, "ENDPOINT_ATTR_DIE_ID");
static_assert((long long)ENDPOINT_ATTR_LOCATION == 2LL, "ENDPOINT_ATTR_LOCATION");
/* HcommSocketRole */
static_assert((long long)HCOMM_SOCKET_ROLE_RESERVED == -1LL, "HCOMM_SOCKET_ROLE_RESERVED");
static_assert((long long)HCOMM_SOCKET_ROLE_CLIENT == 0LL, "HCOMM_SOCKET_ROLE_CLIENT");
static_assert((long long)HCOMM_SOCKET_ROLE_SERVER == 1LL, "HCOMM_SOCKET_ROLE_SERVER");
/* HcommEndpointFeatureType */
static_assert((long long)HCOMM_ENDPOINT_FEATURE_INVALID == -1LL, "HCOMM_ENDPOINT_FEATURE_INVALID");
static_assert((long long)HCOMM_ENDPOINT_FEATURE_NDA == 0LL, "HCOMM_ENDPOINT_FEATURE_NDA");
/* HcclDedicatedThreadType */
static_assert((long long)HCCL_DED_THREAD_TYPE_INVALID == -1LL, "HCCL_DED_THREAD_TYPE_INVALID");
static_assert((long long)HCCL_DED_THREAD_TYPE_AICPU_LAUNCH == 0LL,
              "HCCL_DED_THREAD_TYPE_AICPU_LAUNCH");
static_assert((long long)HCCL_DED_THREAD_TYPE_AICPU_LAUNCH_GE == 1LL,
              "HCCL_DED_THREAD_TYPE_AICPU_LAUNCH_GE");
static_assert((long long)HCCL_DED_THREAD_TYPE_AICPU_ORDER_LAUNCH_OPBASE == 2LL,
              "HCCL_DED_THREAD_TYPE_AICPU_ORDER_LAUNCH_OPBASE");
static_assert((long long)HCCL_DED_THREAD_TYPE_AICPU_ORDER_LAUNCH_ACLGRAPH == 3LL,
              "HCCL_DED_THREAD_TYPE_AICPU_ORDER_LAUNCH_ACLGRAPH");
static_assert((long long)HCCL_DED_THREAD_TYPE_AICPU_ORDER_LAUNCH_GE == 4LL,
              "HCCL_DED_THREAD_TYPE_AICPU_ORDER_LAUNCH_GE");
static_assert((long long)HCCL_DED_THREAD_TYPE_AICPU_ORDER_LAUNCH_DEVICE == 5LL,
              "HCCL_DED_THREAD_TYPE_AICPU_ORDER_LAUNCH_DEVICE");
/* ThreadType */
static_assert((long long)THREAD_TYPE_INVALID == -1LL, "THREAD_TYPE_INVALID");
static_assert((long long)THREAD_TYPE_TS == 0LL, "THREAD_TYPE_TS");
/* ThreadResType */
static_assert((long long)THREAD_RES_TYPE_INVALID == -1LL, "THREAD_RES_TYPE_INVALID");
static_assert((long long)THREAD_RES_TYPE_STREAM == 0LL, "THREAD_RES_TYPE_STREAM");
/* HcclChannelConfigType */
static_assert((long long)HCCL_CHANNEL_CONFIG_TYPE_INVALID == -1LL,
              "HCCL_CHANNEL_CONFIG_TYPE_INVALID");
static_assert((long long)HCCL_CHANNEL_CONFIG_TYPE_IS_SHARED_QUEUE == 0LL,
              "HCCL_CHANNEL_CONFIG_TYPE_IS_SHARED_QUEUE");
static_assert((long long)HCCL_CHANNEL_CONFIG_TYPE_SHARED_QUEUE_TAG == 1LL,
              "HCCL_CHANNEL_CONFIG_TYPE_SHARED_QUEUE_TAG");

int main(void)
{
    return 0; /* everything above is decided by the compiler */
}
