/* hccl/graph_api.c: the public questions about the rank graph. Lists belong to the library; those
 * about the caller's own rank and its layers live as long as the communicator, links between two
 * other ranks until the next such question on the same communicator. */
#include "hccl/graph.h"

#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "hccl/result.h"

static aivd_status null_argument(const char *call, const char *argument)
{
    return base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL", call, argument);
}

static aivd_status layer_get(HcclComm handle, const char *call, uint32_t id, hccl_comm **comm,
                             const hccl_layer **layer)
{
    aivd_status s = hccl_comm_get(handle, call, comm);
    if (s)
        return s;
    *layer = hccl_graph_layer((*comm)->graph, id);
    if (!*layer)
        return base_fail(
            AIVD_ERR_PARAM, "EI0003",
            "%s: there is no layer %u; HcclRankGraphGetLayers() lists the %u that exist", call, id,
            (*comm)->graph->layer_count);
    return AIVD_OK;
}

static aivd_status instance_get(HcclComm handle, const char *call, uint32_t layer_id, uint32_t id,
                                hccl_comm **comm, const hccl_instance **instance)
{
    const hccl_layer *layer;
    aivd_status s = layer_get(handle, call, layer_id, comm, &layer);
    if (s)
        return s;
    *instance = hccl_layer_instance(layer, id);
    if (!*instance)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: layer %u has no topology instance %u; it has %u, numbered from 0",
                         call, layer_id, id, layer->instance_count);
    return AIVD_OK;
}

static aivd_status own_instance_get(HcclComm handle, const char *call, uint32_t layer_id,
                                    const hccl_instance **instance)
{
    hccl_comm *comm;
    const hccl_layer *layer;
    aivd_status s = layer_get(handle, call, layer_id, &comm, &layer);
    if (s)
        return s;
    *instance = hccl_layer_instance_of(layer, comm->rank);
    if (!*instance)
        return base_fail(AIVD_ERR_NOT_FOUND, NULL, "%s: rank %u is not in layer %u", call,
                         comm->rank, layer_id);
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclRankGraphGetLayers(HcclComm comm, uint32_t **netLayers,
                                              uint32_t *netLayerNum)
{
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && (!netLayers || !netLayerNum))
        s = null_argument(__func__, netLayers ? "netLayerNum" : "netLayers");
    if (s)
        return hccl_result(s);
    *netLayers = c->graph->layer_ids;
    *netLayerNum = c->graph->layer_count;
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclRankGraphGetRanksByLayer(HcclComm comm, uint32_t netLayer,
                                                    uint32_t **ranks, uint32_t *rankNum)
{
    const hccl_instance *instance;
    if (!ranks || !rankNum)
        return hccl_result(null_argument(__func__, ranks ? "rankNum" : "ranks"));
    aivd_status s = own_instance_get(comm, __func__, netLayer, &instance);
    if (s)
        return hccl_result(s);
    *ranks = instance->ranks;
    *rankNum = instance->rank_count;
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclRankGraphGetRankSizeByLayer(HcclComm comm, uint32_t netLayer,
                                                       uint32_t *rankNum)
{
    const hccl_instance *instance;
    if (!rankNum)
        return hccl_result(null_argument(__func__, "rankNum"));
    aivd_status s = own_instance_get(comm, __func__, netLayer, &instance);
    if (s)
        return hccl_result(s);
    *rankNum = instance->rank_count;
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclRankGraphGetTopoTypeByLayer(HcclComm comm, uint32_t netLayer,
                                                       CommTopo *topoType)
{
    const hccl_instance *instance;
    if (!topoType)
        return hccl_result(null_argument(__func__, "topoType"));
    aivd_status s = own_instance_get(comm, __func__, netLayer, &instance);
    if (s)
        return hccl_result(s);
    *topoType = instance->topo;
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclRankGraphGetInstSizeListByLayer(HcclComm comm, uint32_t netLayer,
                                                           uint32_t **instSizeList,
                                                           uint32_t *listSize)
{
    hccl_comm *c;
    const hccl_layer *layer;
    if (!instSizeList || !listSize)
        return hccl_result(null_argument(__func__, instSizeList ? "listSize" : "instSizeList"));
    aivd_status s = layer_get(comm, __func__, netLayer, &c, &layer);
    if (s)
        return hccl_result(s);
    *instSizeList = layer->instance_sizes;
    *listSize = layer->instance_count;
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclRankGraphGetTopoInstsByLayer(HcclComm comm, uint32_t netLayer,
                                                        uint32_t **topoInsts, uint32_t *topoInstNum)
{
    hccl_comm *c;
    const hccl_layer *layer;
    if (!topoInsts || !topoInstNum)
        return hccl_result(null_argument(__func__, topoInsts ? "topoInstNum" : "topoInsts"));
    aivd_status s = layer_get(comm, __func__, netLayer, &c, &layer);
    if (s)
        return hccl_result(s);
    *topoInsts = layer->instance_ids;
    *topoInstNum = layer->instance_count;
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclRankGraphGetTopoType(HcclComm comm, uint32_t netLayer,
                                                uint32_t topoInstId, CommTopo *topoType)
{
    hccl_comm *c;
    const hccl_instance *instance;
    if (!topoType)
        return hccl_result(null_argument(__func__, "topoType"));
    aivd_status s = instance_get(comm, __func__, netLayer, topoInstId, &c, &instance);
    if (s)
        return hccl_result(s);
    *topoType = instance->topo;
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclRankGraphGetRanksByTopoInst(HcclComm comm, uint32_t netLayer,
                                                       uint32_t topoInstId, uint32_t **ranks,
                                                       uint32_t *rankNum)
{
    hccl_comm *c;
    const hccl_instance *instance;
    if (!ranks || !rankNum)
        return hccl_result(null_argument(__func__, ranks ? "rankNum" : "ranks"));
    aivd_status s = instance_get(comm, __func__, netLayer, topoInstId, &c, &instance);
    if (s)
        return hccl_result(s);
    *ranks = instance->ranks;
    *rankNum = instance->rank_count;
    return HCCL_SUCCESS;
}

/* Every rank presents the product of AIVDRIVE_SOC. */
BASE_EXPORT HcclResult HcclGetHeterogMode(HcclComm comm, HcclHeterogMode *mode)
{
    hccl_comm *c;
    if (!mode)
        return hccl_result(null_argument(__func__, "mode"));
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (s)
        return hccl_result(s);
    *mode = HCCL_HETEROG_MODE_HOMOGENEOUS;
    return HCCL_SUCCESS;
}

/* ---- links ---- */

/* Links from the own rank: made once, kept, found again without a lock. */
static aivd_status own_links_get(hccl_graph *graph, uint32_t to, CommLink **links)
{
    CommLink *list = atomic_load_explicit(&graph->own_links[to], memory_order_acquire);
    if (!list) {
        pthread_mutex_lock(&graph->lock);
        list = atomic_load_explicit(&graph->own_links[to], memory_order_relaxed);
        if (!list && (list = calloc(HCCL_LINKS_MAX, sizeof *list))) {
            hccl_graph_links(graph, graph->rank, to, list);
            /* Pairs with the acquire above. */
            atomic_store_explicit(&graph->own_links[to], list, memory_order_release);
        }
        pthread_mutex_unlock(&graph->lock);
    }
    if (!list)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for the links to rank %u", to);
    *links = list;
    return AIVD_OK;
}

static aivd_status links_get(hccl_graph *graph, uint32_t from, uint32_t to, CommLink **links)
{
    if (from == graph->rank)
        return own_links_get(graph, to, links);
    pthread_mutex_lock(&graph->lock);
    hccl_graph_links(graph, from, to, graph->other_links);
    pthread_mutex_unlock(&graph->lock);
    *links = graph->other_links;
    return AIVD_OK;
}

static uint32_t links_count(const hccl_graph *graph, uint32_t from, uint32_t to)
{
    uint32_t count = 0;
    for (uint32_t k = 0; k < graph->kind_count; k++)
        count += hccl_graph_joins(graph, from, to, graph->kinds[k].protocol);
    return count;
}

BASE_EXPORT HcclResult HcclRankGraphGetLinks(HcclComm comm, uint32_t netLayer, uint32_t srcRank,
                                             uint32_t dstRank, CommLink **links, uint32_t *linkNum)
{
    hccl_comm *c;
    const hccl_layer *layer;
    if (!links || !linkNum)
        return hccl_result(null_argument(__func__, links ? "linkNum" : "links"));
    aivd_status s = layer_get(comm, __func__, netLayer, &c, &layer);
    if (!s && (srcRank >= c->size || dstRank >= c->size))
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclRankGraphGetLinks: ranks %u and %u, allowed are 0 to %u", srcRank,
                      dstRank, c->size - 1);
    if (!s)
        s = links_get(c->graph, srcRank, dstRank, links);
    if (s)
        return hccl_result(s);
    *linkNum = links_count(c->graph, srcRank, dstRank);
    return HCCL_SUCCESS;
}

/* ---- endpoints: one per kind of link ---- */

BASE_EXPORT HcclResult HcclRankGraphGetEndpointNum(HcclComm comm, uint32_t layer,
                                                   uint32_t topoInstId, uint32_t *num)
{
    hccl_comm *c;
    const hccl_instance *instance;
    if (!num)
        return hccl_result(null_argument(__func__, "num"));
    aivd_status s = instance_get(comm, __func__, layer, topoInstId, &c, &instance);
    if (s)
        return hccl_result(s);
    *num = c->graph->kind_count;
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclRankGraphGetEndpointDesc(HcclComm comm, uint32_t layer,
                                                    uint32_t topoInstId, uint32_t *descNum,
                                                    EndpointDesc *endpointDesc)
{
    hccl_comm *c;
    const hccl_instance *instance;
    if (!descNum || !endpointDesc)
        return hccl_result(null_argument(__func__, descNum ? "endpointDesc" : "descNum"));
    aivd_status s = instance_get(comm, __func__, layer, topoInstId, &c, &instance);
    if (!s && *descNum < c->graph->kind_count)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclRankGraphGetEndpointDesc: room for %u descriptions, %u exist; ask "
                      "HcclRankGraphGetEndpointNum() first",
                      *descNum, c->graph->kind_count);
    if (s)
        return hccl_result(s);
    for (uint32_t k = 0; k < c->graph->kind_count; k++)
        hccl_graph_endpoint(c->graph, c->rank, &c->graph->kinds[k], &endpointDesc[k]);
    *descNum = c->graph->kind_count;
    return HCCL_SUCCESS;
}

/* Links of one machine are equal, so each bandwidth coefficient is 1; on A3 a module has two dies.
 */
static aivd_status endpoint_attribute(const hccl_graph *graph, uint32_t rank, EndpointAttr attr,
                                      uint32_t *value)
{
    switch (attr) {
    case ENDPOINT_ATTR_BW_COEFF:
        *value = 1;
        return AIVD_OK;
    case ENDPOINT_ATTR_DIE_ID:
        *value = graph->product == HCCL_A3 ? graph->sites[rank].device % 2 : 0;
        return AIVD_OK;
    case ENDPOINT_ATTR_LOCATION:
        *value = graph->sites[rank].device;
        return AIVD_OK;
    default:
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcclRankGraphGetEndpointInfo: attribute %d, allowed are 0 (bandwidth), 1 "
                         "(die) and 2 (location)",
                         (int)attr);
    }
}

BASE_EXPORT HcclResult HcclRankGraphGetEndpointInfo(HcclComm comm, uint32_t rankId,
                                                    const EndpointDesc *endpointDesc,
                                                    EndpointAttr endpointAttr, uint32_t infoLen,
                                                    void *info)
{
    hccl_comm *c;
    uint32_t value;
    if (!endpointDesc || !info)
        return hccl_result(null_argument(__func__, endpointDesc ? "info" : "endpointDesc"));
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && rankId >= c->size)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclRankGraphGetEndpointInfo: rank %u, allowed are 0 to %u", rankId,
                      c->size - 1);
    if (!s && infoLen < sizeof value)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclRankGraphGetEndpointInfo: infoLen is %u, an attribute takes %zu bytes",
                      infoLen, sizeof value);
    if (!s)
        s = endpoint_attribute(c->graph, rankId, endpointAttr, &value);
    if (s)
        return hccl_result(s);
    memcpy(info, &value, sizeof value);
    return HCCL_SUCCESS;
}
