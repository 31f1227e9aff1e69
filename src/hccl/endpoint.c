/* hccl/endpoint.c: ends of links without a communicator (hccl/hcomm_res.h): what links a device
 * has, memory registered with one of them, and its description for another process, which is a name
 * of the memory (npu/ipc) with place and size. Links between endpoints are not made here: memory of
 * one host is shared. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "base/option.h"
#include "hccl/create.h"
#include "hccl/graph.h"
#include "hccl/hcomm_res.h"
#include "hccl/result.h"
#include "npu/pool.h"

enum { ENDPOINTS_MAX = 1024, MEMORIES_MAX = 16384, DESCRIPTION_VERSION = 1 };
#define DESCRIPTION_MAGIC 0x61697664u

/* What HcommMemExport gives: the bytes travel by the program's own means. */
typedef struct description {
    uint32_t magic, version;
    uint64_t size; /* of the memory */
    char key[NPU_KEY_BYTES];
    char tag[HCCL_TAG_MAX + 1];
} description;

typedef struct memory {
    npu_slot slot;
    struct memory *next; /* of its endpoint */
    struct endpoint *owner;
    CommMem mem;
    description *exported; /* NULL until asked for */
    char tag[HCCL_TAG_MAX + 1];
} memory;

typedef struct endpoint {
    npu_slot slot;
    int32_t device;
    CommProtocol protocol;
    memory *memories;
} endpoint;

static npu_pool endpoints = NPU_POOL("endpoint", 7, ENDPOINTS_MAX, AIVD_ERR_LIMIT);
static npu_pool memories = NPU_POOL("endpoint memory", 9, MEMORIES_MAX, AIVD_ERR_LIMIT);
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* lists of memories, and their ends */

_Static_assert(sizeof(endpoint) <= 128 && sizeof(memory) <= 512, "they fit their places");

/* A macro, for a recorded run tells the name of the function it stands in. */
#define result_of(status) ((HcommResult)hccl_result(status))

static aivd_status null_argument(const char *call, const char *name)
{
    return base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL", call, name);
}

static aivd_status endpoint_get(EndpointHandle handle, const char *call, endpoint **found)
{
    if (!handle)
        return null_argument(call, "endpointHandle");
    if (!npu_pool_owns(&endpoints, handle))
        return base_fail(AIVD_ERR_HANDLE, "EI0003",
                         "%s: %p is not an open endpoint (HcommEndpointCreate)", call, handle);
    *found = handle;
    return AIVD_OK;
}

/* ---- what a device has ---- */

/* The graph of one rank on the device: its ends of links are those of any rank there. */
static aivd_status graph_of(int32_t device, hccl_graph **graph)
{
    int soc;
    uint32_t site = (uint32_t)device;
    aivd_status s = base_option_choice(OPT_SOC, &soc);
    return s ? s : hccl_graph_create((hccl_product)soc, 0, 1, &site, graph);
}

BASE_EXPORT HcommResult HcommEndpointGetDescNum(int32_t deviceLogicId, uint32_t *descNum)
{
    int32_t device;
    hccl_graph *graph;
    if (!descNum)
        return result_of(null_argument(__func__, "descNum"));
    aivd_status s = npu_device_from_user(deviceLogicId, &device);
    if (!s)
        s = graph_of(device, &graph);
    if (s)
        return result_of(s);
    *descNum = graph->kind_count;
    hccl_graph_free(graph);
    return 0;
}

BASE_EXPORT HcommResult HcommEndpointGetDescs(int32_t deviceLogicId, uint32_t *descNum,
                                              EndpointDesc *endpointDescs)
{
    int32_t device;
    hccl_graph *graph;
    if (!descNum || !endpointDescs)
        return result_of(null_argument(__func__, descNum ? "endpointDescs" : "descNum"));
    aivd_status s = npu_device_from_user(deviceLogicId, &device);
    if (!s)
        s = graph_of(device, &graph);
    if (s)
        return result_of(s);
    if (*descNum < graph->kind_count)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcommEndpointGetDescs: room for %u descriptions, %u exist; ask "
                      "HcommEndpointGetDescNum() first",
                      *descNum, graph->kind_count);
    for (uint32_t k = 0; !s && k < graph->kind_count; k++)
        hccl_graph_endpoint(graph, 0, &graph->kinds[k], &endpointDescs[k]);
    if (!s)
        *descNum = graph->kind_count;
    hccl_graph_free(graph);
    return result_of(s);
}

/* The device of a description, and whether it has such an end. */
static aivd_status described(const char *call, const EndpointDesc *desc, int32_t *device)
{
    hccl_graph *graph;
    bool has = false;
    if (!desc)
        return null_argument(call, "the description");
    if (desc->loc.locType != ENDPOINT_LOC_TYPE_DEVICE)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: an endpoint at location type %d, allowed is 0 (device)", call,
                         (int)desc->loc.locType);
    aivd_status s = graph_of((int32_t)desc->loc.device.devPhyId, &graph);
    if (s)
        return s;
    for (uint32_t k = 0; k < graph->kind_count; k++)
        has = has || graph->kinds[k].protocol == desc->protocol;
    hccl_graph_free(graph);
    if (!has)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: device %u has no end of a link that speaks protocol %d; take one of "
                         "HcommEndpointGetDescs()",
                         call, desc->loc.device.devPhyId, (int)desc->protocol);
    *device = (int32_t)desc->loc.device.devPhyId;
    return AIVD_OK;
}

BASE_EXPORT HcommResult HcommEndpointCheckFeature(HcommEndpointFeatureType featureType,
                                                  const EndpointDesc *endpointDesc, bool *value)
{
    int32_t device;
    if (!value)
        return result_of(null_argument(__func__, "value"));
    aivd_status s = described(__func__, endpointDesc, &device);
    if (!s && featureType != HCOMM_ENDPOINT_FEATURE_NDA)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcommEndpointCheckFeature: feature %d, allowed is 0 (NDA)",
                      (int)featureType);
    if (s)
        return result_of(s);
    *value = false; /* no network cards that a device drives by itself */
    return 0;
}

/* ---- endpoints ---- */

BASE_EXPORT HcommResult HcommEndpointCreate(const EndpointDesc *desc, EndpointHandle *handle)
{
    int32_t device;
    endpoint *made;
    if (!handle)
        return result_of(null_argument(__func__, "endpointHandle"));
    aivd_status s = described(__func__, desc, &device);
    if (!s)
        s = npu_pool_take(&endpoints, &made);
    if (s)
        return result_of(s);
    made->device = device;
    made->protocol = desc->protocol;
    made->memories = NULL;
    npu_pool_publish(made);
    *handle = made;
    return 0;
}

/* Withdraws what was exported. Lock held. */
static void memory_end(memory *m)
{
    if (m->exported)
        npu_ipc_close(m->exported->key);
    free(m->exported);
    if (npu_pool_retire(m))
        npu_pool_give(&memories, m);
}

BASE_EXPORT HcommResult HcommEndpointDestroy(EndpointHandle endpointHandle)
{
    endpoint *e;
    aivd_status s = endpoint_get(endpointHandle, __func__, &e);
    if (s)
        return result_of(s);
    if (!npu_pool_retire(e))
        return result_of(endpoint_get(endpointHandle, __func__, &e));
    pthread_mutex_lock(&lock);
    for (memory *m = e->memories, *next; m; m = next) {
        next = m->next;
        memory_end(m);
    }
    pthread_mutex_unlock(&lock);
    npu_pool_give(&endpoints, e);
    return 0;
}

/* ---- memory ---- */

static aivd_status memory_check(const endpoint *e, const char *tag, const CommMem *mem)
{
    void *base;
    uint64_t size;
    int32_t device;
    size_t length = strnlen(tag, HCCL_TAG_MAX + 1);
    if (length == 0 || length > HCCL_TAG_MAX || mem->size == 0)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcommMemReg: a tag of %zu characters for %llu bytes; tags have 1 to %d, "
                         "memory 1 or more",
                         length, (unsigned long long)mem->size, HCCL_TAG_MAX);
    if (mem->type != COMM_MEM_TYPE_DEVICE || npu_mem_find(mem->addr, &base, &size, &device) ||
        device != e->device)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcommMemReg: %p is not memory of device %d; register what aclrtMalloc() "
                         "or HcommMemAlloc() gave there, as type 0 (device)",
                         mem->addr, e->device);
    return npu_range_check(mem->addr, mem->size, "mem");
}

static aivd_status tag_unused(const endpoint *e, const char *tag)
{
    for (const memory *m = e->memories; m; m = m->next)
        if (strcmp(m->tag, tag) == 0)
            return base_fail(AIVD_ERR_EXISTS, "EI0003",
                             "HcommMemReg: tag \"%s\" is registered already with this endpoint",
                             tag);
    return AIVD_OK;
}

BASE_EXPORT HcommResult HcommMemReg(EndpointHandle endpointHandle, const char *memTag,
                                    const CommMem *mem, HcommMemHandle *memHandle)
{
    endpoint *e;
    memory *made;
    aivd_status s = endpoint_get(endpointHandle, __func__, &e);
    if (!s && (!memTag || !mem || !memHandle || !mem->addr))
        s = null_argument(__func__, "memTag, mem, its address or memHandle");
    if (!s)
        s = memory_check(e, memTag, mem);
    if (s)
        return result_of(s);
    pthread_mutex_lock(&lock);
    s = tag_unused(e, memTag);
    if (!s)
        s = npu_pool_take(&memories, &made);
    if (!s) {
        made->owner = e;
        made->mem = *mem;
        made->exported = NULL;
        strcpy(made->tag, memTag); /* length checked */
        made->next = e->memories;
        e->memories = made;
        npu_pool_publish(made);
        *memHandle = made;
    }
    pthread_mutex_unlock(&lock);
    return result_of(s);
}

/* Lock held. */
static aivd_status memory_get(const endpoint *e, HcommMemHandle handle, const char *call,
                              memory **found)
{
    memory *m = handle;
    if (!npu_pool_owns(&memories, m) || m->owner != e)
        return base_fail(AIVD_ERR_HANDLE, "EI0003",
                         "%s: %p is no memory of this endpoint (HcommMemReg)", call, handle);
    *found = m;
    return AIVD_OK;
}

BASE_EXPORT HcommResult HcommMemUnreg(EndpointHandle endpointHandle, HcommMemHandle memHandle)
{
    endpoint *e;
    memory *m;
    aivd_status s = endpoint_get(endpointHandle, __func__, &e);
    if (s)
        return result_of(s);
    pthread_mutex_lock(&lock);
    s = memory_get(e, memHandle, __func__, &m);
    if (!s) {
        memory **at = &e->memories;
        while (*at != m)
            at = &(*at)->next;
        *at = m->next;
        memory_end(m);
    }
    pthread_mutex_unlock(&lock);
    return result_of(s);
}

/* Lock held. */
static aivd_status memory_export(memory *m)
{
    if (m->exported)
        return AIVD_OK;
    description *made = calloc(1, sizeof *made);
    if (!made)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a description");
    aivd_status s = npu_ipc_export(m->mem.addr, m->mem.size, true, made->key);
    if (s) {
        free(made);
        return s;
    }
    made->magic = DESCRIPTION_MAGIC;
    made->version = DESCRIPTION_VERSION;
    made->size = m->mem.size;
    strcpy(made->tag, m->tag);
    m->exported = made;
    return AIVD_OK;
}

BASE_EXPORT HcommResult HcommMemExport(EndpointHandle endpointHandle, HcommMemHandle memHandle,
                                       void **memDesc, uint32_t *memDescLen)
{
    endpoint *e;
    memory *m;
    aivd_status s = endpoint_get(endpointHandle, __func__, &e);
    if (!s && (!memDesc || !memDescLen))
        s = null_argument(__func__, memDesc ? "memDescLen" : "memDesc");
    if (s)
        return result_of(s);
    pthread_mutex_lock(&lock);
    s = memory_get(e, memHandle, __func__, &m);
    if (!s)
        s = memory_export(m);
    if (!s) {
        *memDesc = m->exported;
        *memDescLen = sizeof *m->exported;
    }
    pthread_mutex_unlock(&lock);
    return result_of(s);
}

/* The bytes come from outside: a copy, with its texts ended. */
static aivd_status description_read(const char *call, const void *bytes, uint32_t length,
                                    description *to)
{
    if (!bytes)
        return null_argument(call, "memDesc");
    if (length == sizeof *to)
        memcpy(to, bytes, sizeof *to);
    if (length != sizeof *to || to->magic != DESCRIPTION_MAGIC ||
        to->version != DESCRIPTION_VERSION || to->key[NPU_KEY_BYTES - 1] != '\0')
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: %u bytes that are no description of memory; give the %zu bytes of "
                         "HcommMemExport() of the same version",
                         call, length, sizeof *to);
    return AIVD_OK;
}

BASE_EXPORT HcommResult HcommMemImport(EndpointHandle endpointHandle, const void *memDesc,
                                       uint32_t descLen, CommMem *outMem)
{
    endpoint *e;
    description d;
    void *address;
    aivd_status s = endpoint_get(endpointHandle, __func__, &e);
    if (!s && !outMem)
        s = null_argument(__func__, "outMem");
    if (!s)
        s = description_read(__func__, memDesc, descLen, &d);
    if (!s)
        s = npu_ipc_import(d.key, &address);
    if (s)
        return result_of(s);
    *outMem = (CommMem){.type = COMM_MEM_TYPE_DEVICE, .addr = address, .size = d.size};
    return 0;
}

BASE_EXPORT HcommResult HcommMemUnimport(EndpointHandle endpointHandle, const void *memDesc,
                                         uint32_t descLen)
{
    endpoint *e;
    description d;
    aivd_status s = endpoint_get(endpointHandle, __func__, &e);
    if (!s)
        s = description_read(__func__, memDesc, descLen, &d);
    return result_of(s ? s : npu_ipc_close(d.key));
}
