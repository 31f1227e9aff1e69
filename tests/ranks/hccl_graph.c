/* Proves the public rank graph: layers, ranks, instances, topology of this product, links with the
 * memory link first, endpoints, and the refusals. */
#include "hccl_support.h"

static int product(void)
{
    const char *soc = aclrtGetSocName();
    return strncmp(soc, "Ascend950", 9) == 0 ? 2 : strncmp(soc, "Ascend910_93", 12) == 0 ? 1 : 0;
}

static void layers(const rank_ctx *ctx, HcclComm comm)
{
    static const CommTopo topos[] = {COMM_TOPO_1DMESH, COMM_TOPO_910_93, COMM_TOPO_1DMESH};
    uint32_t *list = NULL, n = 0;
    CommTopo topo = COMM_TOPO_RESERVED;
    HcclHeterogMode mode = HCCL_HETEROG_MODE_INVALID;
    OK(HcclRankGraphGetLayers(comm, &list, &n));
    CHECK_EQ(n, 1);
    CHECK_EQ(list[0], 0);
    OK(HcclRankGraphGetRanksByLayer(comm, 0, &list, &n));
    CHECK_EQ(n, ctx->size);
    for (uint32_t r = 0; r < n; r++)
        CHECK_EQ(list[r], r);
    OK(HcclRankGraphGetRankSizeByLayer(comm, 0, &n));
    CHECK_EQ(n, ctx->size);
    OK(HcclRankGraphGetTopoTypeByLayer(comm, 0, &topo));
    CHECK_EQ(topo, topos[product()]);
    OK(HcclRankGraphGetInstSizeListByLayer(comm, 0, &list, &n));
    CHECK_EQ(n, 1);
    CHECK_EQ(list[0], ctx->size);
    OK(HcclRankGraphGetTopoInstsByLayer(comm, 0, &list, &n));
    CHECK_EQ(n, 1);
    CHECK_EQ(list[0], 0);
    OK(HcclRankGraphGetTopoType(comm, 0, 0, &topo));
    CHECK_EQ(topo, topos[product()]);
    OK(HcclRankGraphGetRanksByTopoInst(comm, 0, 0, &list, &n));
    CHECK_EQ(n, ctx->size);
    OK(HcclGetHeterogMode(comm, &mode));
    CHECK_EQ(mode, HCCL_HETEROG_MODE_HOMOGENEOUS);
}

static void links(const rank_ctx *ctx, HcclComm comm)
{
    CommLink *list = NULL;
    uint32_t n = 9;
    for (int from = 0; from < ctx->size; from++) {
        for (int to = 0; to < ctx->size; to++) {
            OK(HcclRankGraphGetLinks(comm, 0, (uint32_t)from, (uint32_t)to, &list, &n));
            if (from == to) {
                CHECK_EQ(n, 0);
                continue;
            }
            CHECK(n >= 2);
            CHECK_EQ(list[0].linkAttr.linkProtocol, COMM_PROTOCOL_UB_MEM);
            CHECK_EQ(list[0].srcEndpointDesc.loc.device.devPhyId, from);
            CHECK_EQ(list[0].dstEndpointDesc.loc.device.devPhyId, to);
            int own = product() == 2                         ? COMM_PROTOCOL_UB_CTP
                      : product() == 1 && from / 2 == to / 2 ? COMM_PROTOCOL_SIO
                                                             : COMM_PROTOCOL_HCCS;
            CHECK_EQ(list[1].linkAttr.linkProtocol, own);
        }
    }
}

static void endpoints(HcclComm comm)
{
    EndpointDesc descs[8];
    uint32_t n = 0, value = 99, room = 8;
    OK(HcclRankGraphGetEndpointNum(comm, 0, 0, &n));
    CHECK_EQ(n, product() == 0 ? 2 : 3);
    OK(HcclRankGraphGetEndpointDesc(comm, 0, 0, &room, descs));
    CHECK_EQ(room, n);
    CHECK_EQ(descs[0].protocol, COMM_PROTOCOL_UB_MEM);
    room = n - 1;
    CHECK_EQ(HcclRankGraphGetEndpointDesc(comm, 0, 0, &room, descs), HCCL_E_PARA);
    OK(HcclRankGraphGetEndpointInfo(comm, 0, descs, ENDPOINT_ATTR_BW_COEFF, 4, &value));
    CHECK_EQ(value, 1);
    OK(HcclRankGraphGetEndpointInfo(comm, 1, descs, ENDPOINT_ATTR_DIE_ID, 4, &value));
    CHECK_EQ(value, product() == 1 ? 1 : 0);
    OK(HcclRankGraphGetEndpointInfo(comm, 1, descs, ENDPOINT_ATTR_LOCATION, 4, &value));
    CHECK_EQ(value, 1);
    CHECK_EQ(HcclRankGraphGetEndpointInfo(comm, 0, descs, ENDPOINT_ATTR_DIE_ID, 3, &value),
             HCCL_E_PARA);
    CHECK_EQ(HcclRankGraphGetEndpointInfo(comm, 99, descs, ENDPOINT_ATTR_DIE_ID, 4, &value),
             HCCL_E_PARA);
    CHECK_EQ(HcclRankGraphGetEndpointInfo(comm, 0, descs, ENDPOINT_ATTR_INVALID, 4, &value),
             HCCL_E_PARA);
    CHECK_EQ(HcclRankGraphGetEndpointInfo(comm, 0, NULL, ENDPOINT_ATTR_DIE_ID, 4, &value),
             HCCL_E_PTR);
}

static void refused(HcclComm comm)
{
    uint32_t *list, n;
    CommTopo topo;
    CommLink *link;
    CHECK_EQ(HcclRankGraphGetLayers(NULL, &list, &n), HCCL_E_PTR);
    CHECK_EQ(HcclRankGraphGetLayers(comm, NULL, &n), HCCL_E_PTR);
    CHECK_EQ(HcclRankGraphGetRanksByLayer(comm, 1, &list, &n), HCCL_E_PARA);
    CHECK_EQ(HcclRankGraphGetRankSizeByLayer(comm, 7, &n), HCCL_E_PARA);
    CHECK_EQ(HcclRankGraphGetTopoTypeByLayer(comm, 0, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclRankGraphGetTopoType(comm, 0, 1, &topo), HCCL_E_PARA);
    CHECK_EQ(HcclRankGraphGetRanksByTopoInst(comm, 0, 1, &list, &n), HCCL_E_PARA);
    CHECK_EQ(HcclRankGraphGetLinks(comm, 0, 0, 99, &link, &n), HCCL_E_PARA);
    CHECK_EQ(HcclRankGraphGetLinks(comm, 1, 0, 1, &link, &n), HCCL_E_PARA);
    CHECK_EQ(HcclRankGraphGetLinks(comm, 0, 0, 1, NULL, &n), HCCL_E_PTR);
    CHECK_EQ(HcclGetHeterogMode(comm, NULL), HCCL_E_PTR);
}

static void body(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    layers(ctx, comm);
    links(ctx, comm);
    endpoints(comm);
    refused(comm);
    OK(HcclCommDestroy(comm));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
