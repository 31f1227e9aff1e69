/* hccl/graph.c: makes the rank graph and answers from it. */
#include "hccl/graph.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"

/* The memory link comes first on every product: it is what a direct-drive kernel uses, and the one
 * that every sample accepts. The product's own links follow. */
static const hccl_link_kind kinds_a2[] = {
    {COMM_PROTOCOL_UB_MEM, COMM_ADDR_TYPE_ID, HCCL_REACH_ALL},
    {COMM_PROTOCOL_HCCS, COMM_ADDR_TYPE_ID, HCCL_REACH_SERVER},
};
static const hccl_link_kind kinds_a3[] = {
    {COMM_PROTOCOL_UB_MEM, COMM_ADDR_TYPE_ID, HCCL_REACH_ALL},
    {COMM_PROTOCOL_SIO, COMM_ADDR_TYPE_ID, HCCL_REACH_SAME_MODULE},
    {COMM_PROTOCOL_HCCS, COMM_ADDR_TYPE_ID, HCCL_REACH_ALL},
};
static const hccl_link_kind kinds_950[] = {
    {COMM_PROTOCOL_UB_MEM, COMM_ADDR_TYPE_EID, HCCL_REACH_ALL},
    {COMM_PROTOCOL_UB_CTP, COMM_ADDR_TYPE_EID, HCCL_REACH_ALL},
    {COMM_PROTOCOL_UBC_TP, COMM_ADDR_TYPE_EID, HCCL_REACH_ALL},
};

static const struct {
    const hccl_link_kind *kinds;
    uint32_t count;
    CommTopo topo;
} products[] = {
    [HCCL_A2] = {kinds_a2, BASE_COUNT_OF(kinds_a2), COMM_TOPO_1DMESH},
    [HCCL_A3] = {kinds_a3, BASE_COUNT_OF(kinds_a3), COMM_TOPO_910_93},
    [HCCL_950] = {kinds_950, BASE_COUNT_OF(kinds_950), COMM_TOPO_1DMESH},
};

const char *hccl_protocol_name(CommProtocol protocol)
{
    static const char *const names[] = {"HCCS",   "ROCE",   "PCIE", "SIO",       "UB_CTP",
                                        "UBC_TP", "UB_MEM", "UBOE", "HCCS_ONLY", "UBG"};
    int p = (int)protocol;
    return p >= 0 && p < (int)BASE_COUNT_OF(names) ? names[p] : "reserved";
}

static bool layer_make(hccl_graph *graph, hccl_layer *layer)
{
    layer->instances = calloc(1, sizeof *layer->instances);
    layer->instance_ids = calloc(1, sizeof *layer->instance_ids);
    layer->instance_sizes = calloc(1, sizeof *layer->instance_sizes);
    if (!layer->instances || !layer->instance_ids || !layer->instance_sizes)
        return false;
    layer->instance_count = 1;
    hccl_instance *instance = &layer->instances[0];
    instance->topo = products[graph->product].topo;
    instance->ranks = calloc(graph->rank_count, sizeof *instance->ranks);
    if (!instance->ranks)
        return false;
    instance->rank_count = graph->rank_count;
    for (uint32_t r = 0; r < graph->rank_count; r++)
        instance->ranks[r] = r;
    layer->instance_sizes[0] = graph->rank_count;
    return true;
}

static bool graph_make(hccl_graph *graph, const uint32_t *devices)
{
    graph->sites = calloc(graph->rank_count, sizeof *graph->sites);
    graph->layers = calloc(1, sizeof *graph->layers);
    graph->layer_ids = calloc(1, sizeof *graph->layer_ids);
    graph->own_links = calloc(graph->rank_count, sizeof *graph->own_links);
    if (!graph->sites || !graph->layers || !graph->layer_ids || !graph->own_links)
        return false;
    graph->layer_count = 1;
    for (uint32_t r = 0; r < graph->rank_count; r++)
        graph->sites[r].device = devices[r];
    return layer_make(graph, &graph->layers[0]);
}

aivd_status hccl_graph_create(hccl_product product, uint32_t rank, uint32_t rank_count,
                              const uint32_t *devices, hccl_graph **result)
{
    hccl_graph *graph = calloc(1, sizeof *graph);
    if (!graph)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for the rank graph");
    pthread_mutex_init(&graph->lock, NULL);
    graph->product = product;
    graph->rank = rank;
    graph->rank_count = rank_count;
    graph->kinds = products[product].kinds;
    graph->kind_count = products[product].count;
    if (!graph_make(graph, devices)) {
        hccl_graph_free(graph);
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for the graph of %u ranks",
                         rank_count);
    }
    *result = graph;
    return AIVD_OK;
}

static void layer_free(hccl_layer *layer)
{
    for (uint32_t i = 0; i < layer->instance_count; i++)
        free(layer->instances[i].ranks);
    free(layer->instances);
    free(layer->instance_ids);
    free(layer->instance_sizes);
}

void hccl_graph_free(hccl_graph *graph)
{
    if (!graph)
        return;
    for (uint32_t l = 0; l < graph->layer_count; l++)
        layer_free(&graph->layers[l]);
    for (uint32_t r = 0; graph->own_links && r < graph->rank_count; r++)
        free(atomic_load_explicit(&graph->own_links[r], memory_order_relaxed));
    free(graph->own_links);
    free(graph->layers);
    free(graph->layer_ids);
    free(graph->sites);
    pthread_mutex_destroy(&graph->lock);
    free(graph);
}

const hccl_layer *hccl_graph_layer(const hccl_graph *graph, uint32_t id)
{
    for (uint32_t l = 0; l < graph->layer_count; l++) {
        if (graph->layers[l].id == id)
            return &graph->layers[l];
    }
    return NULL;
}

const hccl_instance *hccl_layer_instance(const hccl_layer *layer, uint32_t id)
{
    for (uint32_t i = 0; i < layer->instance_count; i++) {
        if (layer->instances[i].id == id)
            return &layer->instances[i];
    }
    return NULL;
}

const hccl_instance *hccl_layer_instance_of(const hccl_layer *layer, uint32_t rank)
{
    for (uint32_t i = 0; i < layer->instance_count; i++) {
        const hccl_instance *instance = &layer->instances[i];
        for (uint32_t k = 0; k < instance->rank_count; k++) {
            if (instance->ranks[k] == rank)
                return instance;
        }
    }
    return NULL;
}

static bool reaches(hccl_reach reach, const hccl_site *a, const hccl_site *b)
{
    switch (reach) {
    case HCCL_REACH_SAME_MODULE:
        return a->server == b->server && a->device / 2 == b->device / 2;
    case HCCL_REACH_SERVER:
        return a->server == b->server && a->super_pod == b->super_pod;
    case HCCL_REACH_ALL:
        return true;
    }
    return false;
}

static bool kind_joins(const hccl_graph *graph, const hccl_link_kind *kind, uint32_t from,
                       uint32_t to)
{
    return from != to && reaches(kind->reach, &graph->sites[from], &graph->sites[to]);
}

bool hccl_graph_joins(const hccl_graph *graph, uint32_t from, uint32_t to, CommProtocol protocol)
{
    for (uint32_t k = 0; k < graph->kind_count; k++) {
        if (graph->kinds[k].protocol == protocol)
            return kind_joins(graph, &graph->kinds[k], from, to);
    }
    return false;
}

static void address_make(const hccl_site *site, const hccl_link_kind *kind, CommAddr *address)
{
    address->type = kind->address;
    if (kind->address == COMM_ADDR_TYPE_ID) {
        address->id = site->device;
        return;
    }
    const uint32_t words[4] = {0, site->super_pod, site->server, site->device};
    memcpy(address->eid, words, sizeof words);
}

void hccl_graph_endpoint(const hccl_graph *graph, uint32_t rank, const hccl_link_kind *kind,
                         EndpointDesc *endpoint)
{
    const hccl_site *site = &graph->sites[rank];
    memset(endpoint, 0, sizeof *endpoint);
    endpoint->protocol = kind->protocol;
    address_make(site, kind, &endpoint->commAddr);
    endpoint->loc.locType = ENDPOINT_LOC_TYPE_DEVICE;
    endpoint->loc.device.devPhyId = site->device;
    endpoint->loc.device.superDevId = site->device;
    endpoint->loc.device.serverIdx = site->server;
    endpoint->loc.device.superPodIdx = site->super_pod;
}

uint32_t hccl_graph_links(const hccl_graph *graph, uint32_t from, uint32_t to,
                          CommLink links[HCCL_LINKS_MAX])
{
    uint32_t count = 0;
    for (uint32_t k = 0; k < graph->kind_count; k++) {
        const hccl_link_kind *kind = &graph->kinds[k];
        if (!kind_joins(graph, kind, from, to))
            continue;
        CommLink *link = &links[count++];
        CommLinkInit(link, 1);
        hccl_graph_endpoint(graph, from, kind, &link->srcEndpointDesc);
        hccl_graph_endpoint(graph, to, kind, &link->dstEndpointDesc);
        link->linkAttr.linkProtocol = kind->protocol;
        link->linkAttr.hop = 1;
    }
    return count;
}

void hccl_graph_protocols(const hccl_graph *graph, uint32_t from, uint32_t to, char *text,
                          size_t size)
{
    size_t used = 0;
    text[0] = 0;
    for (uint32_t k = 0; k < graph->kind_count && used < size; k++) {
        if (kind_joins(graph, &graph->kinds[k], from, to))
            used += (size_t)snprintf(text + used, size - used, "%s%s (%d)", used ? ", " : "",
                                     hccl_protocol_name(graph->kinds[k].protocol),
                                     (int)graph->kinds[k].protocol);
    }
}
