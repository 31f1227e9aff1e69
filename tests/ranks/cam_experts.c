/* Proves: aivd_expert_map gives the table's entry for each id of both types, in both memories, in
 * place too, and -1 where there is none, for sizes around the kernel's tiles; what is refused is
 * refused with value and remedy. Trial A30: with the table {3, 2, 1, 0}, layout to combine bring
 * token t back as 3 - t % 4. */
#include "cam_support.h"

#include "cam_case.h"

#include "aivdrive/expert_load.h"

static int64_t wanted(const int32_t *map, int experts, int64_t id)
{
    return id < 0 || id >= experts ? -1 : map[id];
}

static void put(uint8_t *at, bool wide, uint64_t i, int64_t value)
{
    const int32_t narrow = (int32_t)value;
    memcpy(at + i * (wide ? 8 : 4), wide ? (const void *)&value : &narrow, wide ? 8 : 4);
}

static void map_check(const cam_rank *r, uint64_t pairs, int experts, bool wide, bool device,
                      bool in_place)
{
    const uint64_t bytes = wide ? 8 : 4;
    const aclDataType type = wide ? ACL_INT64 : ACL_INT32;
    buffer ids = buffer_make(pairs * bytes, device, 4 * bytes),
           out = buffer_make(pairs * bytes, device, 0);
    buffer table = buffer_make(4 * (uint64_t)experts, device, 0);
    int32_t *map = (int32_t *)(void *)table.data;
    uint8_t *right = malloc(pairs * bytes + 1);
    cam_tensors all = {.count = 0};
    for (int e = 0; e < experts; e++)
        map[e] = e % 5 == 3 ? -1 : (e * 7 + 1) % 4096;
    for (uint64_t i = 0; i < pairs; i++) {
        const int64_t id = (int64_t)(case_hash(pairs, i) % (uint64_t)(experts + 4)) - 2;
        put(ids.data, wide, i, id);
        put(right, wide, i, wanted(map, experts, id));
    }
    memset(out.data, POISON, out.bytes);
    const buffer *to = in_place ? &ids : &out;
    buffer_put(&ids), buffer_put(&out), buffer_put(&table);
    OK(aivd_expert_map(TENSOR2(ids, type, 1, pairs), TENSOR1(table, ACL_INT32, (uint64_t)experts),
                       TENSOR1(*to, type, pairs), r->stream));
    OK(aclrtSynchronizeStream(r->stream));
    tensors_end(&all, 0);
    buffer_get(to);
    buffer_check(to, "physical");
    CHECK(memcmp(to->data, right, pairs * bytes) == 0);
    free(right);
    buffer_free(&ids), buffer_free(&out), buffer_free(&table);
}

static void maps(const cam_rank *r)
{
    static const uint64_t sizes[] = {0, 1, 7, 2047, 2048, 2049, 5000};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int form = 0; form < 8; form++)
            map_check(r, sizes[i], i % 2 ? 4096 : 4, form & 1, form & 2, form & 4);
}

static void refusals(const cam_rank *r)
{
    enum { INVALID = 561002 };
    cam_tensors all = {.count = 0};
    buffer b = buffer_make(8 * 5000, true, 0);
    aclTensor *ids = TENSOR2(b, ACL_INT32, 2, 3), *map = TENSOR1(b, ACL_INT32, 4);
    CHECK_EQ(aivd_expert_map(NULL, map, ids, r->stream), ACLNN_ERR_PARAM_NULLPTR);
    CHECK_TEXT("ids is NULL");
    CHECK_EQ(aivd_expert_map(TENSOR1(b, ACL_FLOAT, 4), map, ids, r->stream), INVALID);
    CHECK_TEXT("INT32, INT64");
    CHECK_EQ(aivd_expert_map(ids, TENSOR1(b, ACL_INT64, 4), ids, r->stream), INVALID);
    CHECK_TEXT("map has data type");
    CHECK_EQ(aivd_expert_map(ids, TENSOR1(b, ACL_INT32, 4097), ids, r->stream), INVALID);
    CHECK_TEXT("is 4097; allowed are 1 to 4096");
    CHECK_EQ(aivd_expert_map(ids, map, TENSOR1(b, ACL_INT64, 6), r->stream), INVALID);
    CHECK_EQ(aivd_expert_map(ids, map, TENSOR1(b, ACL_INT32, 7), r->stream), INVALID);
    CHECK_TEXT("7 elements; ids has 6");
    tensors_end(&all, 0);
    buffer_free(&b);
}

/* 4 ranks, 4 experts; an expert gives its own physical number. */
static void a30(const cam_rank *r)
{
    enum { T = 11, H = 16, E = 4 };
    static const int32_t table[E] = {3, 2, 1, 0};
    cam_sizes z = {.tokens = T,
                   .experts = E,
                   .topk = 1,
                   .rows = T * E,
                   .hidden = H,
                   .type = ORACLE_FP32,
                   .global_bs = (uint64_t)(T * r->ctx->size)};
    cam_buffers b = cam_buffers_make(r, &z, true);
    cam_tensors all = {.count = 0};
    buffer map = buffer_make(sizeof table, true, 0);
    memcpy(map.data, table, sizeof table);
    memset(b.x.data, 0, b.x.bytes);
    for (int t = 0; t < T; t++) {
        const int64_t id = t % 4;
        const float one = 1;
        memcpy(b.ids.data + 8 * t, &id, 8);
        memcpy(b.weights.data + 4 * t, &one, 4);
    }
    buffer_put(&map), buffer_put(&b.ids), buffer_put(&b.x), buffer_put(&b.weights);
    OK(aivd_expert_map(TENSOR2(b.ids, ACL_INT64, T, 1), TENSOR1(map, ACL_INT32, E),
                       TENSOR2(b.ids, ACL_INT64, T, 1), r->stream));
    OK(aclrtSynchronizeStream(r->stream));
    buffer_get(&b.ids);
    for (int t = 0; t < T; t++)
        memcpy(b.ids32.data + 4 * t, b.ids.data + 8 * t, 4);
    buffer_put(&b.ids32);
    OK(cam_layout(r, &z, &b));
    OK(cam_notify(r, &z, &b));
    OK(cam_dispatch(r, &z, &b));
    OK(aclrtSynchronizeStream(r->stream));
    for (int i = 0; i < z.rows * H; i++) {
        const float mine = (float)r->ctx->rank;
        memcpy(b.recv_x.data + 4 * i, &mine, 4);
    }
    buffer_put(&b.recv_x);
    cam_buffers back = b;
    back.rows_in = b.recv_x;
    back.rows_from = b.assist;
    OK(cam_combine(r, &z, &back));
    OK(aclrtSynchronizeStream(r->stream));
    buffer_get(&b.out);
    for (int i = 0; i < T * H; i++)
        CHECK(((const float *)(const void *)b.out.data)[i] == (float)(3 - i / H % 4));
    tensors_end(&all, 0);
    buffer_free(&map);
    cam_buffers_free(&b);
}

static void body(const rank_ctx *ctx)
{
    cam_rank rank = cam_rank_make(ctx);
    if (ctx->size == 4) {
        a30(&rank);
    } else {
        maps(&rank);
        refusals(&rank);
    }
    cam_rank_free(&rank);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
