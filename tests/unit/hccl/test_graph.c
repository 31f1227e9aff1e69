/* Proves the rank graph of each product: which links in which order, endpoints, self, layers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "hccl/graph.h"

static const uint32_t devices[4] = {0, 1, 6, 3};

static hccl_graph *make(hccl_product product)
{
    hccl_graph *graph;
    assert_int_equal(hccl_graph_create(product, 1, 4, devices, &graph), AIVD_OK);
    return graph;
}

static void expect_links(hccl_product product, uint32_t from, uint32_t to, const int *protocols,
                         uint32_t count)
{
    CommLink links[HCCL_LINKS_MAX];
    hccl_graph *graph = make(product);
    assert_int_equal(hccl_graph_links(graph, from, to, links), count);
    for (uint32_t i = 0; i < count; i++) {
        assert_int_equal(links[i].linkAttr.linkProtocol, protocols[i]);
        assert_int_equal(links[i].linkAttr.hop, 1);
        assert_int_equal(links[i].header.magicWord, 0x0f0e0f0f);
        assert_int_equal(links[i].header.version, 1);
        assert_int_equal(links[i].srcEndpointDesc.protocol, protocols[i]);
        assert_int_equal(links[i].srcEndpointDesc.loc.locType, ENDPOINT_LOC_TYPE_DEVICE);
        assert_int_equal(links[i].srcEndpointDesc.loc.device.devPhyId, devices[from]);
        assert_int_equal(links[i].dstEndpointDesc.loc.device.devPhyId, devices[to]);
        assert_true(hccl_graph_joins(graph, from, to, (CommProtocol)protocols[i]));
    }
    hccl_graph_free(graph);
}

static void products(void **state)
{
    (void)state;
    const int a2[] = {6, 0}, a3_near[] = {6, 3, 0}, a3_far[] = {6, 0}, a950[] = {6, 4, 5};
    expect_links(HCCL_A2, 0, 1, a2, 2);
    expect_links(HCCL_A2, 2, 3, a2, 2);
    expect_links(HCCL_A3, 0, 1, a3_near, 3); /* devices 0 and 1: one module */
    expect_links(HCCL_A3, 1, 0, a3_near, 3);
    expect_links(HCCL_A3, 1, 3, a3_far, 2);
    expect_links(HCCL_950, 3, 0, a950, 3);
}

static void self_and_unknown(void **state)
{
    (void)state;
    CommLink links[HCCL_LINKS_MAX];
    for (int product = HCCL_A2; product <= HCCL_950; product++) {
        hccl_graph *graph = make((hccl_product)product);
        assert_int_equal(hccl_graph_links(graph, 2, 2, links), 0);
        assert_false(hccl_graph_joins(graph, 2, 2, COMM_PROTOCOL_UB_MEM));
        assert_false(hccl_graph_joins(graph, 0, 1, COMM_PROTOCOL_ROCE));
        assert_false(hccl_graph_joins(graph, 0, 1, COMM_PROTOCOL_RESERVED));
        assert_false(hccl_graph_joins(graph, 0, 1, (CommProtocol)99));
        hccl_graph_free(graph);
    }
}

static void layers(void **state)
{
    (void)state;
    const CommTopo topo[] = {COMM_TOPO_1DMESH, COMM_TOPO_910_93, COMM_TOPO_1DMESH};
    for (int product = HCCL_A2; product <= HCCL_950; product++) {
        hccl_graph *graph = make((hccl_product)product);
        assert_int_equal(graph->layer_count, 1);
        const hccl_layer *layer = hccl_graph_layer(graph, 0);
        assert_non_null(layer);
        assert_null(hccl_graph_layer(graph, 1));
        const hccl_instance *instance = hccl_layer_instance_of(layer, 3);
        assert_non_null(instance);
        assert_null(hccl_layer_instance_of(layer, 4));
        assert_null(hccl_layer_instance(layer, 1));
        assert_int_equal(instance->topo, topo[product]);
        assert_int_equal(instance->rank_count, 4);
        for (uint32_t r = 0; r < 4; r++)
            assert_int_equal(instance->ranks[r], r);
        hccl_graph_free(graph);
    }
}

static void text(void **state)
{
    (void)state;
    char words[64];
    hccl_graph *graph = make(HCCL_A3);
    hccl_graph_protocols(graph, 0, 1, words, sizeof words);
    assert_string_equal(words, "UB_MEM (6), SIO (3), HCCS (0)");
    hccl_graph_protocols(graph, 0, 1, words, 9); /* cut, never overrun */
    assert_string_equal(words, "UB_MEM (");
    hccl_graph_free(graph);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(products),
        cmocka_unit_test(self_and_unknown),
        cmocka_unit_test(layers),
        cmocka_unit_test(text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
