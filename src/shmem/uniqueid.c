/* shmem/uniqueid.c: an id that one process makes and its user carries to the others. It holds a
 * secret; PE 0 hands the root info out under a name made of it. */
#include <stdio.h>
#include <string.h>
#include <sys/random.h>

#include "base/option.h"
#include "shmem/bootstrap.h"
#include "shmem/host/init/shmem_host_init.h"
#include "shmem/result.h"

#define ID_MAGIC 0x1d5e4d41u

/* Inside of aclshmemx_uniqueid_t. */
typedef struct inner_id {
    int32_t socket; /* none: -1 */
    uint8_t address[28];
    uint32_t kind; /* 0: IPv4, 1: IPv6 */
    uint32_t magic;
    uint64_t secret[2];
} inner_id;

_Static_assert(sizeof(inner_id) <= ACLSHMEM_UNIQUE_ID_INNER_LEN, "an id holds its inner part");

static inner_id inner_of(const void *id)
{
    inner_id inner;
    memcpy(&inner, ((const aclshmemx_uniqueid_t *)id)->internal, sizeof inner);
    return inner;
}

bool shmem_is_id(const void *id)
{
    return id && ((const aclshmemx_uniqueid_t *)id)->version == ACLSHMEM_UNIQUEID_VERSION &&
           inner_of(id).magic == ID_MAGIC;
}

static fabric_common common_of(const inner_id *id)
{
    fabric_common common = {.what = "unique id", .limit = SHMEM_INIT_LIMIT};
    snprintf(common.name, sizeof common.name, "aivdrive-shmem-%016llx%016llx",
             (unsigned long long)id->secret[0], (unsigned long long)id->secret[1]);
    return common;
}

/* Where PE 0 is; checked and kept in the id. */
static aivd_status address_choose(inner_id *id)
{
    shmem_endpoint endpoint = {0};
    aivd_status s = AIVD_OK;
    if (base_option_is_set(OPT_SHMEM_SESSION))
        s = shmem_endpoint_parse(base_option_text(OPT_SHMEM_SESSION), "SHMEM_UID_SESSION_ID",
                                 &endpoint);
    else if (base_option_is_set(OPT_SHMEM_IFNAME))
        s = shmem_endpoint_of_interface(base_option_text(OPT_SHMEM_IFNAME), &endpoint);
    else
        s = shmem_endpoint_parse("127.0.0.1:0", "the default address", &endpoint);
    memcpy(id->address, endpoint.address, sizeof id->address);
    id->kind = endpoint.v6;
    return s;
}

static aivd_status id_make(aclshmemx_uniqueid_t *uid)
{
    inner_id id = {.socket = -1, .magic = ID_MAGIC};
    aivd_status s = address_choose(&id);
    if (!s && getrandom(id.secret, sizeof id.secret, 0) != sizeof id.secret)
        s = base_fail(AIVD_ERR_SYSTEM, NULL, "the system gives no random numbers");
    if (s)
        return s;
    *uid = (aclshmemx_uniqueid_t){.version = ACLSHMEM_UNIQUEID_VERSION};
    memcpy(uid->internal, &id, sizeof id);
    return AIVD_OK;
}

aivd_status shmem_root_by_id(const aclshmemx_init_attr_t *attr, uint64_t timeout_ns,
                             shmem_root *root)
{
    if (!shmem_is_id(attr->comm_args))
        return base_fail(AIVD_ERR_NULL, NULL,
                         "aclshmemx_init_attr: comm_args is %s; it must point to what "
                         "aclshmemx_get_uniqueid made on one PE, carried here whole (%zu bytes)",
                         attr->comm_args ? "no unique id of this version" : "NULL",
                         sizeof(aclshmemx_uniqueid_t));
    const inner_id id = inner_of(attr->comm_args);
    const fabric_common common = common_of(&id);
    return shmem_root_meet(&common, attr, timeout_ns, root);
}

BASE_EXPORT int aclshmemx_get_uniqueid(aclshmemx_uniqueid_t *uid)
{
    RECORD_SITE();
    if (!uid)
        return shmem_result(base_fail(AIVD_ERR_NULL, NULL, "%s: uid is NULL", __func__));
    return shmem_result(id_make(uid));
}

BASE_EXPORT int aclshmemx_set_attr_uniqueid_args(int my_pe, int n_pes, int64_t local_mem_size,
                                                 aclshmemx_uniqueid_t *uid,
                                                 aclshmemx_init_attr_t *aclshmem_attr)
{
    aivd_status s = AIVD_OK;
    RECORD_SITE();
    if (!uid || !aclshmem_attr)
        s = base_fail(AIVD_ERR_NULL, NULL, "%s: %s is NULL", __func__,
                      uid ? "aclshmem_attr" : "uid");
    else if (n_pes < 1 || my_pe < 0 || my_pe >= n_pes)
        s = base_fail(AIVD_ERR_NULL, NULL, "%s: my_pe is %d of n_pes %d; 0 <= my_pe < n_pes",
                      __func__, my_pe, n_pes);
    else if (local_mem_size < 0 || (uint64_t)local_mem_size > ACLSHMEM_MAX_LOCAL_SIZE)
        s = base_fail(AIVD_ERR_PARAM, NULL, "%s: local_mem_size is %lld, allowed are 0 to %lld",
                      __func__, (long long)local_mem_size, (long long)ACLSHMEM_MAX_LOCAL_SIZE);
    if (s)
        return shmem_result(s);
    aclshmem_attr->my_pe = my_pe;
    aclshmem_attr->n_pes = n_pes;
    aclshmem_attr->local_mem_size = (uint64_t)local_mem_size;
    aclshmem_attr->comm_args = uid;
    return shmem_result(AIVD_OK);
}
