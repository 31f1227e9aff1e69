/* hccl/hccl_rank_graph.h: which ranks reach each other, through which layers and links.
 *
 * Returns HCCL_SUCCESS or another HcclResult; aclGetRecentErrMsg() of the same thread then says
 * what was wrong, the value given, the values allowed and the remedy. Outputs are set on success
 * only. A NULL communicator or required pointer is HCCL_E_PTR, a handle that is not or no longer
 * valid and a value out of range HCCL_E_PARA, a call that is declared but not built
 * HCCL_E_NOT_SUPPORT with a reason. Lists belong to the library, must not be freed, and are valid
 * until the thread's next call for the same communicator. Layers and networks are numbered from 0;
 * an unknown one is HCCL_E_PARA. Calls may be made by several threads. Source document: HCCL
 * reference, rank graph. */
#ifndef HCCL_RANK_GRAPH_H
#define HCCL_RANK_GRAPH_H

#include "hccl/hccl_types.h"
#include "hccl/hcomm_res_defs.h"

#ifdef __cplusplus
extern "C" {
#endif

AIVD_CONSTANT(uint32_t, COMM_LINK_MAGIC_WORD, 0x0f0e0f0f);
AIVD_CONSTANT(uint32_t, COMM_LINK_VERSION, 1);

/* A way from one rank to another. */
typedef struct {
    CommAbiHeader header;
    EndpointDesc srcEndpointDesc;
    EndpointDesc dstEndpointDesc;
    union {
        uint8_t raws[128];
        __extension__ struct {
            CommProtocol linkProtocol;
            uint8_t hop; /* switches on the way, at least 1 */
        };
    } linkAttr;
} CommLink;

/* Kinds of network. */
typedef enum {
    COMM_TOPO_RESERVED = -1,
    COMM_TOPO_CLOS = 0,
    COMM_TOPO_1DMESH = 1,
    COMM_TOPO_910_93 = 2,
    COMM_TOPO_310P = 3,
    COMM_TOPO_A2AXSERVER = 4,
    COMM_TOPO_CUSTOM = 5
} CommTopo;

typedef enum {
    HCCL_HETEROG_MODE_INVALID = -1,
    HCCL_HETEROG_MODE_HOMOGENEOUS = 0,
    HCCL_HETEROG_MODE_MIX_A2_A3 = 1
} HcclHeterogMode;

/* Attributes of an endpoint, each a uint32_t. */
typedef enum {
    ENDPOINT_ATTR_INVALID = -1,
    ENDPOINT_ATTR_BW_COEFF = 0,
    ENDPOINT_ATTR_DIE_ID = 1,
    ENDPOINT_ATTR_LOCATION = 2
} EndpointAttr;
typedef uint32_t EndpointAttrBwCoeff;
typedef uint32_t EndpointAttrDieId;
typedef uint32_t EndpointAttrLocation;

/* Prepares `num` links: bytes 0xFF, header, no endpoints, no protocol, one hop. HCCL_E_PTR for
 * NULL. */
static inline HcclResult CommLinkInit(CommLink *link, uint32_t num)
{
    if (link == NULL)
        return HCCL_E_PTR;
    for (uint32_t i = 0; i < num; i++) {
        CommLink *l = &link[i];
        if (memset_s(l, sizeof(*l), 0xFF, sizeof(*l)) != EOK)
            return HCCL_E_INTERNAL;
        l->header.version = COMM_LINK_VERSION;
        l->header.magicWord = COMM_LINK_MAGIC_WORD;
        l->header.size = (uint32_t)sizeof(*l);
        l->header.reserved = 0;
        (void)EndpointDescInit(&l->srcEndpointDesc, 1);
        (void)EndpointDescInit(&l->dstEndpointDesc, 1);
        l->linkAttr.linkProtocol = COMM_PROTOCOL_RESERVED;
        l->linkAttr.hop = 1;
    }
    return HCCL_SUCCESS;
}

/* ---- layers ---- */

/* The numbers of the network layers of a communicator, nearest first. */
HcclResult HcclRankGraphGetLayers(HcclComm comm, uint32_t **netLayers, uint32_t *netLayerNum);

/* The ranks this rank can reach within a layer, itself included, ascending. */
HcclResult HcclRankGraphGetRanksByLayer(HcclComm comm, uint32_t netLayer, uint32_t **ranks,
                                        uint32_t *rankNum);

/* How many ranks this rank can reach within a layer. */
HcclResult HcclRankGraphGetRankSizeByLayer(HcclComm comm, uint32_t netLayer, uint32_t *rankNum);

/* The kind of network of a layer. */
HcclResult HcclRankGraphGetTopoTypeByLayer(HcclComm comm, uint32_t netLayer, CommTopo *topoType);

/* The sizes of all groups of ranks a layer consists of. */
HcclResult HcclRankGraphGetInstSizeListByLayer(HcclComm comm, uint32_t netLayer,
                                               uint32_t **instSizeList, uint32_t *listSize);

/* ---- links ---- */

/* The links from one rank to another within a layer. UB_MEM comes first on every product, then the
 * product's own. None is not an error: `linkNum` is 0. */
HcclResult HcclRankGraphGetLinks(HcclComm comm, uint32_t netLayer, uint32_t srcRank,
                                 uint32_t dstRank, CommLink **links, uint32_t *linkNum);

/* ---- topology instances ---- */

/* The numbers of the networks a layer consists of. */
HcclResult HcclRankGraphGetTopoInstsByLayer(HcclComm comm, uint32_t netLayer, uint32_t **topoInsts,
                                            uint32_t *topoInstNum);

/* The kind of one network of a layer. */
HcclResult HcclRankGraphGetTopoType(HcclComm comm, uint32_t netLayer, uint32_t topoInstId,
                                    CommTopo *topoType);

/* The ranks of one network of a layer. */
HcclResult HcclRankGraphGetRanksByTopoInst(HcclComm comm, uint32_t netLayer, uint32_t topoInstId,
                                           uint32_t **ranks, uint32_t *rankNum);

/* ---- endpoints ---- */

/* How many endpoints this rank has in a network. */
HcclResult HcclRankGraphGetEndpointNum(HcclComm comm, uint32_t layer, uint32_t topoInstId,
                                       uint32_t *num);

/* The endpoints of this rank in a network. `descNum` says how many descriptors there is room for,
 * and then how many were written; HCCL_E_PARA when there are more. */
HcclResult HcclRankGraphGetEndpointDesc(HcclComm comm, uint32_t layer, uint32_t topoInstId,
                                        uint32_t *descNum, EndpointDesc *endpointDesc);

/* One attribute of an endpoint; every attribute is a uint32_t. */
HcclResult HcclRankGraphGetEndpointInfo(HcclComm comm, uint32_t rankId,
                                        const EndpointDesc *endpointDesc, EndpointAttr endpointAttr,
                                        uint32_t infoLen, void *info);

/* Whether all ranks are of one product. */
HcclResult HcclGetHeterogMode(HcclComm comm, HcclHeterogMode *mode);

#ifdef __cplusplus
}
#endif

#endif
