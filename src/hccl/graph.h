/* hccl/graph: the rank graph as data. Layers hold instances (groups of ranks that reach each other
 * directly), ranks have a site, and the product says which kinds of link join two sites. Today one
 * layer with one instance is made from the devices of the ranks; a rank table will fill the same
 * structures. */
#ifndef HCCL_SRC_GRAPH_H
#define HCCL_SRC_GRAPH_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "hccl/comm.h"
#include "hccl/hccl_rank_graph.h"

#define HCCL_LINKS_MAX 6 /* kinds of link between two ranks */

typedef struct hccl_site {
    uint32_t device; /* physical number; on A3 two dies share a module (device / 2) */
    uint32_t server;
    uint32_t super_pod;
} hccl_site;

typedef struct hccl_instance {
    uint32_t id;
    CommTopo topo;
    uint32_t rank_count;
    uint32_t *ranks; /* ascending */
} hccl_instance;

typedef struct hccl_layer {
    uint32_t id;
    uint32_t instance_count;
    hccl_instance *instances;
    uint32_t *instance_ids; /* lists for the interface: library-owned, as long as the graph */
    uint32_t *instance_sizes;
} hccl_layer;

/* Which ranks a kind of link joins. */
typedef enum hccl_reach { HCCL_REACH_SAME_MODULE, HCCL_REACH_SERVER, HCCL_REACH_ALL } hccl_reach;

typedef struct hccl_link_kind {
    CommProtocol protocol;
    CommAddrType address;
    hccl_reach reach;
} hccl_link_kind;

typedef struct hccl_graph {
    hccl_product product;
    uint32_t rank, rank_count; /* own rank */
    hccl_site *sites;
    uint32_t layer_count;
    hccl_layer *layers;
    uint32_t *layer_ids;
    uint32_t kind_count;
    const hccl_link_kind *kinds; /* in the order in which links are listed */

    pthread_mutex_t lock;
    CommLink *_Atomic *own_links;         /* by destination, made at first question, kept */
    CommLink other_links[HCCL_LINKS_MAX]; /* answer for other sources, until the next question */
} hccl_graph;

/* One layer, one instance, all ranks on one server. */
aivd_status hccl_graph_create(hccl_product product, uint32_t rank, uint32_t rank_count,
                              const uint32_t *devices, hccl_graph **graph);
void hccl_graph_free(hccl_graph *graph);

const hccl_layer *hccl_graph_layer(const hccl_graph *graph, uint32_t id); /* NULL = none */
/* The instance of the layer that holds the rank. */
const hccl_instance *hccl_layer_instance_of(const hccl_layer *layer, uint32_t rank);
const hccl_instance *hccl_layer_instance(const hccl_layer *layer, uint32_t id);

/* Whether a link of this protocol joins the two ranks. Cheap. */
bool hccl_graph_joins(const hccl_graph *graph, uint32_t from, uint32_t to, CommProtocol protocol);
/* Writes the links in their order, returns how many (0 when from == to). */
uint32_t hccl_graph_links(const hccl_graph *graph, uint32_t from, uint32_t to,
                          CommLink links[HCCL_LINKS_MAX]);
void hccl_graph_endpoint(const hccl_graph *graph, uint32_t rank, const hccl_link_kind *kind,
                         EndpointDesc *endpoint);
/* "UB_MEM, HCCS" for texts. */
void hccl_graph_protocols(const hccl_graph *graph, uint32_t from, uint32_t to, char *text,
                          size_t size);
const char *hccl_protocol_name(CommProtocol protocol);

#endif
