/* hccl/hccl_team.h: teams of ranks with windows and channels of their own.
 *
 * Returns HCCL_SUCCESS or another HcclResult; aclGetRecentErrMsg() of the same thread then says
 * what was wrong, the value given, the values allowed and the remedy. Outputs are set on success
 * only. A NULL required pointer is HCCL_E_PTR, a handle that is not or no longer valid and a value
 * out of range HCCL_E_PARA, a call that is declared but not built HCCL_E_NOT_SUPPORT with a
 * reason.
 * Source document: HCCL reference, teams. */
#ifndef HCCL_TEAM_H
#define HCCL_TEAM_H

#include "hccl/hccl_types.h"
#include "hccl/hcomm_res_defs.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Handles; they belong to the library. */
typedef void *HcommTeamHandle;
typedef void *HcommWindowHandle;

AIVD_CONSTANT(uint32_t, HCCL_TEAM_CREATE_MAGIC_WORD, 0x0fcf0f14);
AIVD_CONSTANT(uint32_t, HCCL_TEAM_CREATE_VERSION, 1);
AIVD_CONSTANT(uint32_t, HCCL_TEAM_CREATE_CHANNELS_MAGIC_WORD, 0x0fcf0f15);
AIVD_CONSTANT(uint32_t, HCCL_TEAM_CREATE_CHANNELS_VERSION, 1);

/* Words for synchronisation that a team wants. */
typedef struct {
    uint32_t signalCount;
    uint32_t counterCount;
    uint32_t barrierCount;
    uint32_t reserved[5];
} HcommTeamSyncMemRequirement;

typedef struct {
    CommAbiHeader header;
    const uint32_t *rankIds; /* rankNum of them, the caller's */
    uint32_t rankNum;
    uint32_t selfRankId;
    uint32_t netLayer;
    CommProtocol protocol;
    HcommTeamSyncMemRequirement requirement;
    uint32_t reserved[4];
} HcclTeamCreateDesc;

typedef struct {
    CommAbiHeader header;
    CommEngine engine;
    uint32_t notifyNum;
    CommProtocol protocol;
    uint32_t channelCnt;
    uint32_t reserved[4];
} HcclTeamCreateChannelsDesc;

/* Makes the team of all ranks of a communicator. */
HcclResult HcclWorldTeamCreate(HcclComm comm, const HcclTeamCreateDesc *desc,
                               HcommTeamHandle *worldTeam);

/* Makes a team of some ranks of another. */
HcclResult HcclSubTeamCreate(HcommTeamHandle worldTeam, const HcclTeamCreateDesc *desc,
                             HcommTeamHandle *team);

/* Ends a team. */
HcclResult HcclTeamDestroy(HcommTeamHandle team);

/* Registers memory of every rank of a team as a window. */
HcclResult HcclTeamWindowRegister(HcclComm comm, HcommTeamHandle worldTeam, const CommMem *localMem,
                                  HcommWindowHandle *window, uint32_t flag);

/* Takes a window of a team back. */
HcclResult HcclTeamWindowDeregister(HcommTeamHandle worldTeam, HcommWindowHandle window);

/* Connects the ranks of a team. */
HcclResult HcclTeamChannelsCreate(HcclComm comm, HcommTeamHandle team,
                                  const HcclTeamCreateChannelsDesc *desc);

#ifdef __cplusplus
}
#endif

#endif
