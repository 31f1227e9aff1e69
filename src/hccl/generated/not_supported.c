/* HCCL: what the headers declare and this version does not build. Each call is refused with its
 * reason. Written by scripts/generate from interfaces/hccl.json; change the table, not this
 * file. */
#include <stdint.h>

#include "hccl/hccl_comm.h"
#include "hccl/hccl_launch.h"
#include "hccl/hccl_res.h"
#include "hccl/hccl_res_expt.h"
#include "hccl/hccl_team.h"
#include "hccl/hcomm_channel.h"
#include "hccl/hcomm_primitives.h"
#include "hccl/hcomm_res.h"

#include "base/compiler.h"
#include "base/status.h"

static BASE_COLD void refuse(const char *name, const char *reason)
{
    (void)base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                    "%s is declared but not built: %s (see docs/reference/coverage.md)", name,
                    reason);
}

static const char because_HcclCommWorkingDevNicSet[] =
    "the ranks of one host share memory; there are no network cards to choose between";
static const char because_communication_threads[] =
    "dedicated threads serve the AI-CPU, which is not modelled";
static const char because_task_cache_batches_communicators[] =
    "tasks are kept and communicators are taken by kernels of the AI-CPU, which is not modelled";
static const char because_experimental_resources[] =
    "messages of AI-CPU tasks need an AI-CPU, which is not modelled";
static const char because_teams[] = "teams are not built; create a communicator of the ranks";
static const char because_AI_CPU_launch[] = "AI-CPU kernels do not run here";
static const char because_HcommThreadAlloc[] =
    "threads belong to a communicator here: HcclThreadAcquire";
static const char because_HcommThreadFree[] =
    "threads belong to a communicator here: HcclThreadAcquire";
static const char because_endpoints_memory_threads[] =
    "the ranks of a host share memory: no endpoint listens on a port";
static const char because_channels_between_endpoints[] =
    "links are made by communicators (HcclChannelAcquire), not from endpoints";

/* Chooses the main or the backup network card per rank */
BASE_EXPORT HcclResult HcclCommWorkingDevNicSet(HcclComm comm, uint32_t *ranks, bool *useBackup,
                                                uint32_t nRanks)
{
    (void)comm;
    (void)ranks;
    (void)useBackup;
    (void)nRanks;
    refuse("HcclCommWorkingDevNicSet", because_HcclCommWorkingDevNicSet);
    return HCCL_E_NOT_SUPPORT;
}

/* Takes the communicator's one thread of a purpose */
BASE_EXPORT HcclResult HcclDedicatedThreadAcquire(HcclComm comm, HcclDedicatedThreadType useType,
                                                  uint32_t notifyNumPerThread, ThreadHandle *thread)
{
    (void)comm;
    (void)useType;
    (void)notifyNumPerThread;
    (void)thread;
    refuse("HcclDedicatedThreadAcquire", because_communication_threads);
    return HCCL_E_NOT_SUPPORT;
}

/* Whether tasks are kept under a name */
BASE_EXPORT HcommResult HcommAicpuTsTaskCacheLookup(const char *tag, bool *isHit)
{
    (void)tag;
    (void)isHit;
    refuse("HcommAicpuTsTaskCacheLookup", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Begins to keep tasks under a name */
BASE_EXPORT HcommResult HcommAicpuTsTaskCacheStart(const char *tag, void **addrs, uint64_t *sizes,
                                                   uint64_t count)
{
    (void)tag;
    (void)addrs;
    (void)sizes;
    (void)count;
    refuse("HcommAicpuTsTaskCacheStart", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Ends the keeping */
BASE_EXPORT HcommResult HcommAicpuTsTaskCacheEnd(const char *tag)
{
    (void)tag;
    refuse("HcommAicpuTsTaskCacheEnd", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Issues kept tasks with new addresses */
BASE_EXPORT HcommResult HcommAicpuTsTaskCacheExecute(const char *tag, void **addrs, uint64_t *sizes,
                                                     uint64_t count)
{
    (void)tag;
    (void)addrs;
    (void)sizes;
    (void)count;
    refuse("HcommAicpuTsTaskCacheExecute", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Forgets kept tasks */
BASE_EXPORT HcommResult HcommAicpuTsTaskCacheClear(const char *tag)
{
    (void)tag;
    refuse("HcommAicpuTsTaskCacheClear", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Takes a communicator for the calling kernel */
BASE_EXPORT int32_t HcommAcquireComm(const char *commId)
{
    (void)commId;
    refuse("HcommAcquireComm", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Returns a communicator */
BASE_EXPORT int32_t HcommReleaseComm(const char *commId)
{
    (void)commId;
    refuse("HcommReleaseComm", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Sets the limit for taking thread resources, in seconds */
BASE_EXPORT int32_t HcommThreadResAcquireTimeOut(float timeOut)
{
    (void)timeOut;
    refuse("HcommThreadResAcquireTimeOut", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Names a function for messages of AI-CPU tasks */
BASE_EXPORT int32_t HcclTaskRegister(HcclComm comm, const char *msgTag, Callback cb)
{
    (void)comm;
    (void)msgTag;
    (void)cb;
    refuse("HcclTaskRegister", because_experimental_resources);
    return HCCL_E_NOT_SUPPORT;
}

/* Takes such a function back */
BASE_EXPORT int32_t HcclTaskUnRegister(HcclComm comm, const char *msgTag)
{
    (void)comm;
    (void)msgTag;
    refuse("HcclTaskUnRegister", because_experimental_resources);
    return HCCL_E_NOT_SUPPORT;
}

/* Makes the team of all ranks of a communicator */
BASE_EXPORT HcclResult HcclWorldTeamCreate(HcclComm comm, const HcclTeamCreateDesc *desc,
                                           HcommTeamHandle *worldTeam)
{
    (void)comm;
    (void)desc;
    (void)worldTeam;
    refuse("HcclWorldTeamCreate", because_teams);
    return HCCL_E_NOT_SUPPORT;
}

/* Makes a team of some ranks of another */
BASE_EXPORT HcclResult HcclSubTeamCreate(HcommTeamHandle worldTeam, const HcclTeamCreateDesc *desc,
                                         HcommTeamHandle *team)
{
    (void)worldTeam;
    (void)desc;
    (void)team;
    refuse("HcclSubTeamCreate", because_teams);
    return HCCL_E_NOT_SUPPORT;
}

/* Ends a team */
BASE_EXPORT HcclResult HcclTeamDestroy(HcommTeamHandle team)
{
    (void)team;
    refuse("HcclTeamDestroy", because_teams);
    return HCCL_E_NOT_SUPPORT;
}

/* Registers memory of every rank of a team as a window */
BASE_EXPORT HcclResult HcclTeamWindowRegister(HcclComm comm, HcommTeamHandle worldTeam,
                                              const CommMem *localMem, HcommWindowHandle *window,
                                              uint32_t flag)
{
    (void)comm;
    (void)worldTeam;
    (void)localMem;
    (void)window;
    (void)flag;
    refuse("HcclTeamWindowRegister", because_teams);
    return HCCL_E_NOT_SUPPORT;
}

/* Takes a window of a team back */
BASE_EXPORT HcclResult HcclTeamWindowDeregister(HcommTeamHandle worldTeam, HcommWindowHandle window)
{
    (void)worldTeam;
    (void)window;
    refuse("HcclTeamWindowDeregister", because_teams);
    return HCCL_E_NOT_SUPPORT;
}

/* Connects the ranks of a team */
BASE_EXPORT HcclResult HcclTeamChannelsCreate(HcclComm comm, HcommTeamHandle team,
                                              const HcclTeamCreateChannelsDesc *desc)
{
    (void)comm;
    (void)team;
    (void)desc;
    refuse("HcclTeamChannelsCreate", because_teams);
    return HCCL_E_NOT_SUPPORT;
}

/* Launches a kernel on a communication thread of the AI-CPU */
BASE_EXPORT HcclResult HcclAicpuKernelLaunch(HcclComm comm, const HcclOpDesc *opInfo,
                                             const HcclKernelFuncInfo *funcInfo,
                                             ThreadHandle aicpuThreadHandle, aclrtStream userStream,
                                             const HcclKernelLaunchCfg *kernelLaunchCfg)
{
    (void)comm;
    (void)opInfo;
    (void)funcInfo;
    (void)aicpuThreadHandle;
    (void)userStream;
    (void)kernelLaunchCfg;
    refuse("HcclAicpuKernelLaunch", because_AI_CPU_launch);
    return HCCL_E_NOT_SUPPORT;
}

/* Makes communication threads without a communicator */
BASE_EXPORT HcommResult HcommThreadAlloc(CommEngine engine, uint32_t threadNum,
                                         const uint32_t *notifyNumPerThread, ThreadHandle *threads)
{
    (void)engine;
    (void)threadNum;
    (void)notifyNumPerThread;
    (void)threads;
    refuse("HcommThreadAlloc", because_HcommThreadAlloc);
    return HCCL_E_NOT_SUPPORT;
}

/* Ends such threads */
BASE_EXPORT HcommResult HcommThreadFree(const ThreadHandle *threads, uint32_t threadNum)
{
    (void)threads;
    (void)threadNum;
    refuse("HcommThreadFree", because_HcommThreadFree);
    return HCCL_E_NOT_SUPPORT;
}

/* The port an endpoint listens on */
BASE_EXPORT HcommResult HcommEndpointGetListenPort(EndpointHandle endpointHandle, uint32_t *port)
{
    (void)endpointHandle;
    (void)port;
    refuse("HcommEndpointGetListenPort", because_endpoints_memory_threads);
    return HCCL_E_NOT_SUPPORT;
}

/* Connects an endpoint with others */
BASE_EXPORT HcommResult HcommChannelCreate(EndpointHandle endpointHandle, CommEngine engine,
                                           HcommChannelDesc *channelDescs, uint32_t channelNum,
                                           ChannelHandle *channels)
{
    (void)endpointHandle;
    (void)engine;
    (void)channelDescs;
    (void)channelNum;
    (void)channels;
    refuse("HcommChannelCreate", because_channels_between_endpoints);
    return HCCL_E_NOT_SUPPORT;
}

/* Makes an empty set of channel settings */
BASE_EXPORT HcommResult HcommChannelConfigCreate(HcommChannelConfig *config)
{
    (void)config;
    refuse("HcommChannelConfigCreate", because_channels_between_endpoints);
    return HCCL_E_NOT_SUPPORT;
}

/* Frees a set of channel settings */
BASE_EXPORT HcommResult HcommChannelConfigDestroy(HcommChannelConfig config)
{
    (void)config;
    refuse("HcommChannelConfigDestroy", because_channels_between_endpoints);
    return HCCL_E_NOT_SUPPORT;
}

/* Sets a number among channel settings */
BASE_EXPORT HcommResult HcommChannelConfigSetInt(HcommChannelConfig config,
                                                 HcommChannelConfigType type, uint32_t value)
{
    (void)config;
    (void)type;
    (void)value;
    refuse("HcommChannelConfigSetInt", because_channels_between_endpoints);
    return HCCL_E_NOT_SUPPORT;
}

/* Connects an endpoint with others, with settings */
BASE_EXPORT HcommResult HcommChannelCreateWithConfig(EndpointHandle endpointHandle,
                                                     CommEngine engine,
                                                     HcommChannelDesc *channelDescs,
                                                     uint32_t channelNum, HcommChannelConfig config,
                                                     ChannelHandle *channels)
{
    (void)endpointHandle;
    (void)engine;
    (void)channelDescs;
    (void)channelNum;
    (void)config;
    (void)channels;
    refuse("HcommChannelCreateWithConfig", because_channels_between_endpoints);
    return HCCL_E_NOT_SUPPORT;
}

/* How far channels are */
BASE_EXPORT HcommResult HcommChannelGetStatus(const ChannelHandle *channelList, uint32_t listNum,
                                              int32_t *statusList)
{
    (void)channelList;
    (void)listNum;
    (void)statusList;
    refuse("HcommChannelGetStatus", because_channels_between_endpoints);
    return HCCL_E_NOT_SUPPORT;
}

/* Ends channels */
BASE_EXPORT HcommResult HcommChannelDestroy(const ChannelHandle *channels, uint32_t channelNum)
{
    (void)channels;
    (void)channelNum;
    refuse("HcommChannelDestroy", because_channels_between_endpoints);
    return HCCL_E_NOT_SUPPORT;
}
