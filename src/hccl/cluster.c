/* hccl/cluster.c: a communicator described by a rank table. The table says who is who; rank 0 makes
 * the root information and hands it out under a name made of the table's contents. All servers of
 * the table are described on this machine. */
#include <stdio.h>
#include <unistd.h>

#include "base/compiler.h"
#include "base/log.h"
#include "base/time.h"
#include "fabric/handout.h"
#include "hccl/create.h"
#include "hccl/hccl_comm.h"
#include "hccl/rank_table.h"
#include "hccl/result.h"

/* ---- the device ---- */

/* One server: device_id is the number that aclrtSetDevice() takes. Several servers described here
 * have their devices one behind the other. */
static int32_t described_device(const hccl_rank_table *table, uint32_t rank)
{
    const hccl_table_rank *r = &table->ranks[rank];
    return (int32_t)(table->servers == 1 ? r->device : r->server * table->stride + r->device);
}

static aivd_status device_differs(int32_t current, int32_t described, uint32_t rank)
{
    return base_fail(
        AIVD_ERR_PARAM, "EI0014",
        "the rank table has rank %u on device_id %d, the current device of this thread "
        "is %d; call aclrtSetDevice(%d), or correct the table",
        rank, described, current, described);
}

/* A device that is current stays; without one the table's is opened, as aclrtSetDevice() does. */
static aivd_status device_choose(const hccl_rank_table *table, uint32_t rank)
{
    int32_t current, wanted, described = described_device(table, rank);
    bool has = npu_device_current(&current) == AIVD_OK;
    if (!has)
        base_error_clear(); /* having had none is no failure */
    if (has && table->servers > 1)
        return AIVD_OK;
    aivd_status s = npu_device_from_user(described, &wanted);
    if (!s && has && current != wanted)
        s = device_differs(current, described, rank);
    return s || has ? s : npu_device_set(wanted);
}

/* ---- the root information ---- */

static fabric_common common_of(const hccl_rank_table *table)
{
    fabric_common common = {.what = "rank table", .limit = FABRIC_CONNECT_LIMIT};
    snprintf(common.name, sizeof common.name, "aivdrive-table-%u-%016llx", (unsigned)geteuid(),
             (unsigned long long)table->hash);
    return common;
}

static aivd_status root_make(const hccl_rank_table *table, uint64_t timeout_ns, HcclRootInfo *info,
                             fabric_handout **handout)
{
    const fabric_common common = common_of(table);
    aivd_status s = fabric_root_open((uint8_t *)info);
    if (s || table->size == 1)
        return s;
    return fabric_handout_open(&common, (const uint8_t *)info, timeout_ns, handout);
}

static aivd_status root_get(const hccl_rank_table *table, uint32_t rank, uint64_t timeout_ns,
                            HcclRootInfo *info, fabric_handout **handout)
{
    const fabric_common common = common_of(table);
    if (rank == 0)
        return root_make(table, timeout_ns, info, handout);
    return fabric_handout_fetch(&common, timeout_ns, (uint8_t *)info);
}

/* ---- the whole ---- */

static aivd_status init_table(const char *call, const hccl_rank_table *table, uint32_t rank,
                              const HcclCommConfig *config, HcclComm *comm)
{
    HcclRootInfo info;
    hccl_settings settings;
    fabric_handout *handout = NULL;
    if (rank >= table->size)
        return base_fail(AIVD_ERR_PARAM, "EI0004",
                         "%s: rank is %u, the ranks of the table are 0 to %u", call, rank,
                         table->size - 1);
    aivd_status s = hccl_settings_read(config, &settings);
    if (!s)
        s = device_choose(table, rank);
    if (!s)
        s = root_get(table, rank, settings.connect_ns, &info, &handout);
    if (!s)
        s = hccl_comm_init(call, table->size, &info, rank, config, comm);
    fabric_handout_close(handout);
    return s;
}

static aivd_status init_file(const char *call, const char *path, uint32_t rank,
                             const HcclCommConfig *config, HcclComm *comm)
{
    hccl_rank_table table;
    if (!path || !comm)
        return base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL", call,
                         path ? "comm" : "clusterInfo");
    aivd_status s = hccl_rank_table_read(path, &table);
    if (s)
        return s;
    BASE_LOG(LOG_INFO, LOG_HCCL, "rank table %s: %u ranks on %u servers, this is rank %u", path,
             table.size, table.servers, rank);
    s = init_table(call, &table, rank, config, comm);
    hccl_rank_table_free(&table);
    return s;
}

BASE_EXPORT HcclResult HcclCommInitClusterInfo(const char *clusterInfo, uint32_t rank,
                                               HcclComm *comm)
{
    RECORD_SITE();
    return hccl_result(init_file(__func__, clusterInfo, rank, NULL, comm));
}

BASE_EXPORT HcclResult HcclCommInitClusterInfoConfig(const char *clusterInfo, uint32_t rank,
                                                     HcclCommConfig *config, HcclComm *comm)
{
    RECORD_SITE();
    if (!config)
        return hccl_result(base_fail(AIVD_ERR_NULL, "EI0003", "%s: config is NULL", __func__));
    return hccl_result(init_file(__func__, clusterInfo, rank, config, comm));
}
