/* Proves: Operators (aclnn) and expert parallelism prototypes are those of the table. Written by
 * scripts/generate from interfaces/aclnn.json; change the table, not this file. */
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

#ifdef __cplusplus
extern "C" {
#endif
aclTensor *aclCreateTensor(const int64_t *viewDims, uint64_t viewDimsNum, aclDataType dataType,
                           const int64_t *stride, int64_t offset, aclFormat format,
                           const int64_t *storageDims, uint64_t storageDimsNum, void *tensorData);
aclnnStatus aclDestroyTensor(const aclTensor *tensor);
aclnnStatus aclGetViewShape(const aclTensor *tensor, int64_t **viewDims, uint64_t *viewDimsNum);
aclnnStatus aclGetStorageShape(const aclTensor *tensor, int64_t **storageDims,
                               uint64_t *storageDimsNum);
aclnnStatus aclGetViewStrides(const aclTensor *tensor, int64_t **stridesValue,
                              uint64_t *stridesNum);
aclnnStatus aclGetViewOffset(const aclTensor *tensor, int64_t *offset);
aclnnStatus aclGetFormat(const aclTensor *tensor, aclFormat *format);
aclnnStatus aclGetDataType(const aclTensor *tensor, aclDataType *dataType);
aclnnStatus aclGetRawTensorAddr(const aclTensor *tensor, void **addr);
aclnnStatus aclSetRawTensorAddr(aclTensor *tensor, void *addr);
aclTensorList *aclCreateTensorList(const aclTensor *const *value, uint64_t size);
aclnnStatus aclDestroyTensorList(const aclTensorList *array);
aclnnStatus aclGetTensorListSize(const aclTensorList *tensorList, uint64_t *size);
aclIntArray *aclCreateIntArray(const int64_t *value, uint64_t size);
aclnnStatus aclDestroyIntArray(const aclIntArray *array);
aclnnStatus aclGetIntArraySize(const aclIntArray *array, uint64_t *size);
aclFloatArray *aclCreateFloatArray(const float *value, uint64_t size);
aclnnStatus aclDestroyFloatArray(const aclFloatArray *array);
aclnnStatus aclGetFloatArraySize(const aclFloatArray *array, uint64_t *size);
aclBoolArray *aclCreateBoolArray(const bool *value, uint64_t size);
aclnnStatus aclDestroyBoolArray(const aclBoolArray *array);
aclnnStatus aclGetBoolArraySize(const aclBoolArray *array, uint64_t *size);
aclScalar *aclCreateScalar(void *value, aclDataType dataType);
aclnnStatus aclDestroyScalar(const aclScalar *scalar);
aclScalarList *aclCreateScalarList(const aclScalar *const *value, uint64_t size);
aclnnStatus aclDestroyScalarList(const aclScalarList *array);
aclnnStatus aclGetScalarListSize(const aclScalarList *scalarList, uint64_t *size);
aclnnStatus aclSetAclOpExecutorRepeatable(aclOpExecutor *executor);
aclnnStatus aclDestroyAclOpExecutor(aclOpExecutor *executor);
aclnnStatus aclnnDispatchLayoutGetWorkspaceSize(const aclTensor *topkIdx, int64_t numTokens,
                                                int64_t numRanks, int64_t numExperts,
                                                int64_t numTopk, int64_t localRankSize,
                                                const aclTensor *numTokensPerRank,
                                                const aclTensor *numTokensPerExpert,
                                                const aclTensor *isTokenInRank,
                                                const aclTensor *notifySendData,
                                                const aclTensor *sendTokenIdxSmall,
                                                uint64_t *workspaceSize, aclOpExecutor **executor);
aclnnStatus aclnnDispatchLayout(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream);
aclnnStatus aclnnNotifyDispatchGetWorkspaceSize(const aclTensor *sendData,
                                                const aclTensor *tokenPerExpertData,
                                                int64_t sendCount, int64_t numTokens,
                                                char *commGroup, int64_t rankSize, int64_t rankId,
                                                int64_t localRankSize, int64_t localRankId,
                                                const aclTensor *sendDataOffset,
                                                const aclTensor *recvData,
                                                const aclTensor *totalRecvTokens,
                                                const aclTensor *recvCount,
                                                const aclTensor *recvOffset, const aclTensor *maxBs,
                                                const aclTensor *recvTokensPerExpert,
                                                uint64_t *workspaceSize, aclOpExecutor **executor);
aclnnStatus aclnnNotifyDispatch(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream);
aclnnStatus aclnnMoeDispatchNormalGetWorkspaceSize(const aclTensor *x, const aclTensor *topkIdx,
                                                   const aclTensor *sendOffset,
                                                   const aclTensor *sendTokenIdx,
                                                   const aclTensor *recvOffset,
                                                   const aclTensor *recvCount, char *groupEp,
                                                   int64_t epWorldSize, int64_t epRankId,
                                                   char *groupTpOptional, int64_t tpWorldSize,
                                                   int64_t tpRankId, int64_t moeExpertNum,
                                                   int64_t quantMode, int64_t globalBs,
                                                   const aclTensor *recvX,
                                                   const aclTensor *recvXScales,
                                                   const aclTensor *assistInfoForCombine,
                                                   const aclTensor *waitRecvCostStats,
                                                   uint64_t *workspaceSize,
                                                   aclOpExecutor **executor);
aclnnStatus aclnnMoeDispatchNormal(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream);
aclnnStatus aclnnMoeCombineNormalGetWorkspaceSize(const aclTensor *recvX,
                                                  const aclTensor *tokenSrcInfo,
                                                  const aclTensor *epRecvCounts,
                                                  const aclTensor *recvTopkWeights,
                                                  const aclTensor *tpRecvCountsOptional,
                                                  char *epGroupName, int64_t epWorldSize,
                                                  int64_t epRankId, char *tpGroupNameOptional,
                                                  int64_t tpWorldSize, int64_t tpRankId,
                                                  int64_t moeExpertNum, int64_t globalBs,
                                                  const aclTensor *out,
                                                  const aclTensor *sendCostStats,
                                                  uint64_t *workspaceSize,
                                                  aclOpExecutor **executor);
aclnnStatus aclnnMoeCombineNormal(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream);
aclnnStatus aclnnMoeLowLatencyDispatchV2GetWorkspaceSize(const aclTensor *x,
                                                         const aclTensor *expertIds,
                                                         const aclTensor *scalesOptional,
                                                         const aclTensor *xActiveMaskOptional,
                                                         char *groupEp, int64_t epWorldSize,
                                                         int64_t epRankId, int64_t moeExpertNum,
                                                         char *groupTp, int64_t tpWorldSize,
                                                         int64_t tpRankId, int64_t expertShardType,
                                                         int64_t sharedExpertNum,
                                                         int64_t sharedExpertRankNum,
                                                         int64_t quantMode, int64_t globalBs,
                                                         int64_t expertTokenNumsType, char *commAlg,
                                                         const aclTensor *expandX,
                                                         const aclTensor *dynamicScales,
                                                         const aclTensor *assistInfoForCombine,
                                                         const aclTensor *expertTokenNums,
                                                         const aclTensor *epRecvCounts,
                                                         const aclTensor *tpRecvCounts,
                                                         uint64_t *workspaceSize,
                                                         aclOpExecutor **executor);
aclnnStatus aclnnMoeLowLatencyDispatchV2(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream);
aclnnStatus aclnnMoeLowLatencyCombineV2GetWorkspaceSize(const aclTensor *expandX,
                                                        const aclTensor *expertIds,
                                                        const aclTensor *assistInfoForCombine,
                                                        const aclTensor *epSendCounts,
                                                        const aclTensor *expertScales,
                                                        const aclTensor *tpSendCountsOptional,
                                                        const aclTensor *xActiveMaskOptional,
                                                        const aclTensor *activationScaleOptional,
                                                        const aclTensor *weightScaleOptional,
                                                        const aclTensor *groupListOptional,
                                                        const aclTensor *expandScalesOptional,
                                                        const aclTensor *sharedExpertXOptional,
                                                        char *groupEp, int64_t epWorldSize,
                                                        int64_t epRankId, int64_t moeExpertNum,
                                                        char *groupTp, int64_t tpWorldSize,
                                                        int64_t tpRankId, int64_t expertShardType,
                                                        int64_t sharedExpertNum,
                                                        int64_t sharedExpertRankNum,
                                                        int64_t globalBs, int64_t outDtype,
                                                        int64_t commQuantMode,
                                                        int64_t groupListType, char *commAlg,
                                                        aclTensor *xOut,
                                                        const aclTensor *sendCostStats,
                                                        uint64_t *workspaceSize,
                                                        aclOpExecutor **executor);
aclnnStatus aclnnMoeLowLatencyCombineV2(void *workspace, uint64_t workspaceSize,
                                        aclOpExecutor *executor, aclrtStream stream);
#ifdef __cplusplus
}
#endif

int main(void)
{
    return 0; /* everything above is decided by the compiler */
}
