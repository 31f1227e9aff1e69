/* hccl/comm.c: the public life of a communicator: create, ask, destroy. */
#include "hccl/coll.h"
#include "hccl/comm.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/compiler.h"
#include "base/log.h"
#include "base/time.h"
#include "core/wait.h"
#include "fabric/region.h"
#include "hccl/create.h"
#include "hccl/hccl_comm.h"
#include "hccl/meet.h"
#include "hccl/result.h"
#include "hccl/verdict.h"

static_assert(sizeof(HcclRootInfo) == FABRIC_ROOT_INFO_BYTES, "root info size");

static aivd_status null_argument(const char *call, const char *argument)
{
    return base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL", call, argument);
}

BASE_EXPORT HcclResult HcclGetRootInfo(HcclRootInfo *rootInfo)
{
    uint8_t info[FABRIC_ROOT_INFO_BYTES];
    if (!rootInfo)
        return hccl_result(null_argument(__func__, "rootInfo"));
    aivd_status s = fabric_root_open(info);
    if (s)
        return hccl_result(s);
    memcpy(rootInfo, info, sizeof info);
    return HCCL_SUCCESS;
}

/* ---- creation ---- */

static aivd_status size_check(const char *call, uint32_t ranks, uint32_t rank)
{
    if (ranks == 0 || ranks > FABRIC_DEVICES_MAX)
        return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: nRanks is %u, allowed are 1 to %u", call,
                         ranks, FABRIC_DEVICES_MAX);
    if (rank >= ranks)
        return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: rank is %u, allowed are 0 to %u", call,
                         rank, ranks - 1);
    return AIVD_OK;
}

static aivd_status join(hccl_comm *comm, const HcclRootInfo *root_info)
{
    fabric_group *group;
    hccl_card card;
    hccl_comm_card(comm, &card);
    const fabric_join_args args = {
        .root_info = (const uint8_t *)root_info,
        .size = comm->size,
        .rank = comm->rank,
        .device = (uint32_t)comm->device,
        .blob = &card,
        .blob_size = sizeof card,
        .timeout_ns = comm->settings.connect_ns,
    };
    aivd_status s = fabric_join(&args, &group);
    if (s)
        return s;
    s = hccl_comm_complete(comm, group);
    if (s)
        fabric_leave(group);
    return s;
}

aivd_status hccl_comm_init(const char *call, uint32_t ranks, const HcclRootInfo *root_info,
                           uint32_t rank, const HcclCommConfig *config, HcclComm *result)
{
    hccl_comm *comm;
    hccl_settings settings;
    int32_t device;
    if (!root_info || !result)
        return null_argument(call, root_info ? "comm" : "rootInfo");
    aivd_status s = size_check(call, ranks, rank);
    if (!s)
        s = hccl_settings_read(config, &settings);
    if (!s)
        s = npu_device_current(&device);
    if (!s)
        s = hccl_comm_prepare(device, rank, ranks, &settings, &comm);
    if (s)
        return s;
    s = join(comm, root_info);
    if (s) {
        hccl_comm_free(comm);
        return s;
    }
    hccl_meet_recorded(comm);
    *result = (HcclComm)(uintptr_t)comm->handle;
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclCommInitRootInfo(uint32_t nRanks, const HcclRootInfo *rootInfo,
                                            uint32_t rank, HcclComm *comm)
{
    return hccl_result(hccl_comm_init(__func__, nRanks, rootInfo, rank, NULL, comm));
}

BASE_EXPORT HcclResult HcclCommInitRootInfoConfig(uint32_t nRanks, const HcclRootInfo *rootInfo,
                                                  uint32_t rank, const HcclCommConfig *config,
                                                  HcclComm *comm)
{
    if (!config)
        return hccl_result(null_argument(__func__, "config"));
    return hccl_result(hccl_comm_init(__func__, nRanks, rootInfo, rank, config, comm));
}

/* ---- all ranks in this process ---- */

static aivd_status devices_check(uint32_t count, const int32_t *devices)
{
    for (uint32_t i = 0; i < count; i++) {
        for (uint32_t k = 0; k < i; k++) {
            if (devices[i] == devices[k])
                return base_fail(AIVD_ERR_PARAM, "EI0003",
                                 "HcclCommInitAll: device %d stands at places %u and %u; every "
                                 "rank needs a device of its own",
                                 devices[i], k, i);
        }
    }
    return AIVD_OK;
}

static aivd_status all_prepare(uint32_t count, const int32_t *devices,
                               const hccl_settings *settings, hccl_comm **comms,
                               fabric_member *members)
{
    for (uint32_t i = 0; i < count; i++) {
        hccl_card card;
        int32_t device; /* ASCEND_RT_VISIBLE_DEVICES numbers them for the user */
        aivd_status s = npu_device_from_user(devices[i], &device);
        if (!s)
            s = npu_device_set(device);
        if (!s)
            s = hccl_comm_prepare(device, i, count, settings, &comms[i]);
        if (s)
            return s;
        hccl_comm_card(comms[i], &card);
        members[i] = (fabric_member){
            .rank = i,
            .device = (uint32_t)device,
            .pid = getpid(),
            .region_id = comms[i]->region_id,
            .blob_size = sizeof card,
        };
        memcpy(members[i].blob, &card, sizeof card);
    }
    return AIVD_OK;
}

static aivd_status all_join(uint32_t count, hccl_comm **comms, const fabric_member *members)
{
    for (uint32_t i = 0; i < count; i++) {
        fabric_group *group;
        const fabric_join_args args = {
            .size = count,
            .rank = i,
            .device = members[i].device,
            .blob = members[i].blob,
            .blob_size = members[i].blob_size,
            .timeout_ns = comms[i]->settings.connect_ns,
        };
        aivd_status s = fabric_join_local(&args, members, &group);
        if (s)
            return s;
        s = hccl_comm_complete(comms[i], group);
        if (s) {
            fabric_leave(group);
            return s;
        }
    }
    return AIVD_OK;
}

static void all_undo(uint32_t count, hccl_comm **comms)
{
    for (uint32_t i = 0; i < count; i++) {
        if (!comms[i])
            continue;
        hccl_registry_remove(comms[i]);
        hccl_comm_free(comms[i]);
    }
}

static aivd_status all_make(uint32_t count, const int32_t *devices, HcclComm *results)
{
    hccl_settings settings;
    aivd_status s = hccl_settings_read(NULL, &settings);
    if (s)
        return s;
    hccl_comm **comms = calloc(count, sizeof *comms);
    fabric_member *members = calloc(count, sizeof *members);
    if (!comms || !members)
        s = base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %u ranks", count);
    if (!s)
        s = all_prepare(count, devices, &settings, comms, members);
    if (!s)
        s = all_join(count, comms, members);
    if (s && comms)
        all_undo(count, comms);
    for (uint32_t i = 0; !s && i < count; i++)
        results[i] = (HcclComm)(uintptr_t)comms[i]->handle;
    free(members);
    free(comms);
    return s;
}

/* Opens the devices as aclrtSetDevice() does and leaves the caller's current context as it was. */
BASE_EXPORT HcclResult HcclCommInitAll(uint32_t ndev, int32_t *devices, HcclComm *comms)
{
    npu_context *before = NULL;
    if (!devices || !comms)
        return hccl_result(null_argument(__func__, devices ? "comms" : "devices"));
    aivd_status s = size_check(__func__, ndev, 0);
    if (!s)
        s = devices_check(ndev, devices);
    if (s)
        return hccl_result(s);
    int32_t current;
    bool had_context =
        npu_device_current(&current) == AIVD_OK && npu_context_current(&before) == AIVD_OK;
    s = all_make(ndev, devices, comms);
    if (had_context)
        npu_context_set(before);
    else if (!s)
        base_error_clear(); /* having had none is no failure */
    return hccl_result(s);
}

/* ---- end ---- */

bool hccl_operators_done(void *context)
{
    hccl_comm *comm = context;
    for (uint32_t i = 0; i < comm->stream_count; i++) {
        bool complete = true;
        if (npu_stream_live(comm->streams[i]) &&
            npu_stream_query(comm->streams[i], &complete) == AIVD_OK && !complete)
            return false;
    }
    return true; /* the streams are empty: what did not finish was discarded */
}

static aivd_status operators_wait(hccl_comm *comm)
{
    const core_wait wait = {
        .ready = hccl_operators_done,
        .context = comm,
        .what = "operators of a communicator that is destroyed",
        .timeout_ns = comm->settings.exec_ns + 5 * BASE_NS_PER_S,
    };
    if (hccl_operators_done(comm) || core_wait_host(&wait) == AIVD_OK)
        return AIVD_OK;
    return base_fail(AIVD_ERR_TIMEOUT, NULL,
                     "HcclCommDestroy: an operator of communicator \"%s\" (rank %u, device %d) is "
                     "still queued or running; synchronise or abort its stream first. The "
                     "communicator's memory is kept",
                     comm->name, comm->rank, comm->device);
}

/* After a failure not all of it comes. */
static bool area_quiet(void *context)
{
    return hccl_verdict_there(context) || hccl_coll_quiet(context);
}

/* A peer that still says it is through with a call says so in our memory: that must not be given to
 * somebody else before. */
static void peers_wait(hccl_comm *comm)
{
    const core_wait wait = {
        .ready = area_quiet,
        .context = comm,
        .what = "peers of a communicator that is destroyed",
        .timeout_ns = comm->settings.exec_ns,
        .peers = true, /* a dead one says nothing any more */
    };
    if ((area_quiet(comm) || core_wait_host(&wait) == AIVD_OK) && !hccl_verdict_there(comm))
        return;
    comm->keep_memory = true; /* other peers may still say theirs */
    base_error_clear();
}

/* Nobody else would say it: this rank was through before its peers found out. */
static void verdict_say(hccl_comm *comm)
{
    char text[HCCL_VERDICT_BYTES];
    hccl_verdict_seek(comm, true);
    hccl_verdict_pass_on(comm);
    if (!hccl_verdict_there(comm) || atomic_load_explicit(&comm->told, memory_order_relaxed))
        return;
    hccl_verdict_get(comm, text, sizeof text);
    BASE_LOG(LOG_ERROR, LOG_HCCL, "communicator \"%s\", rank %u, is destroyed after a failure: %s",
             comm->name, comm->rank, text);
}

BASE_EXPORT HcclResult HcclCommDestroy(HcclComm comm)
{
    hccl_comm *c;
    RECORD_SITE();
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (s)
        return hccl_result(s);
    hccl_state_tell(comm, HCCL_COMM_STATE_PHASE_DESTROY_PRE);
    if (!hccl_registry_remove(c))
        return hccl_result(base_fail(AIVD_ERR_HANDLE, "EI0003",
                                     "HcclCommDestroy: %p is being destroyed by another thread",
                                     comm));
    s = operators_wait(c);
    if (s)
        return hccl_result(s);
    if (hccl_comm_device_open(c)) {
        peers_wait(c);
        verdict_say(c);
    }
    BASE_LOG(LOG_INFO, LOG_HCCL, "communicator \"%s\": rank %u destroyed", c->name, c->rank);
    hccl_comm_free(c);
    hccl_state_tell(comm, HCCL_COMM_STATE_PHASE_DESTROY_POST);
    return hccl_result(AIVD_OK);
}

/* ---- questions ---- */

BASE_EXPORT HcclResult HcclGetCommName(HcclComm comm, char *commName)
{
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && !commName)
        s = null_argument(__func__, "commName");
    if (s)
        return hccl_result(s);
    memcpy(commName, c->name, strlen(c->name) + 1);
    return HCCL_SUCCESS;
}

/* Ranks of one process may share a name: then the calling thread's device decides. */
BASE_EXPORT HcclResult HcclCommGetHandleWithName(const char *commName, HcclComm *comm)
{
    if (!commName || !comm)
        return hccl_result(null_argument(__func__, commName ? "comm" : "commName"));
    hccl_comm *c = hccl_registry_here(commName);
    if (!c)
        return hccl_result(base_fail(AIVD_ERR_NOT_FOUND, NULL,
                                     "HcclCommGetHandleWithName: no live communicator of this "
                                     "process is named \"%.127s\"",
                                     commName));
    *comm = (HcclComm)(uintptr_t)c->handle;
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclGetRankSize(HcclComm comm, uint32_t *rankSize)
{
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && !rankSize)
        s = null_argument(__func__, "rankSize");
    if (s)
        return hccl_result(s);
    *rankSize = c->size;
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclGetRankId(HcclComm comm, uint32_t *rank)
{
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && !rank)
        s = null_argument(__func__, "rank");
    if (s)
        return hccl_result(s);
    *rank = c->rank;
    return HCCL_SUCCESS;
}

static HcclResult verdict_of(hccl_comm *comm)
{
    if (!hccl_comm_device_open(comm))
        return HCCL_SUCCESS;
    hccl_verdict_seek(comm, false);
    return hccl_verdict_there(comm)
               ? hccl_result_of(hccl_verdict_fail(comm, "HcclGetCommAsyncError"))
               : HCCL_SUCCESS;
}

/* The call itself succeeds; `asyncError` tells whether the communicator still works. */
BASE_EXPORT HcclResult HcclGetCommAsyncError(HcclComm comm, HcclResult *asyncError)
{
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && !asyncError)
        s = null_argument(__func__, "asyncError");
    if (s)
        return hccl_result(s);
    int64_t dead = hccl_peer_dead(c);
    if (dead >= 0 && !atomic_exchange_explicit(&c->peer_lost, true, memory_order_relaxed))
        base_fail(AIVD_ERR_PEER, NULL,
                  "communicator \"%s\": the process of %s ended without HcclCommDestroy()", c->name,
                  hccl_peer_name(c, (uint32_t)dead));
    if (atomic_load_explicit(&c->peer_lost, memory_order_relaxed))
        *asyncError = HCCL_E_REMOTE;
    else
        *asyncError = verdict_of(c);
    return HCCL_SUCCESS;
}
