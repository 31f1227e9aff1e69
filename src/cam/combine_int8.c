/* cam/combine_int8: combine of rows in INT8 with a scale each (aivdrive/combine_int8.h): the first
 * stage; the second is that of aclnnMoeCombineNormal. */
#include "base/compiler.h"
#include "cam/check.h"
#include "cam/executor.h"

#include "aivdrive/combine_int8.h"

static aivd_status inputs_check(const char *call, const aivd_combine_int8_tensors *t,
                                int64_t experts, cam_combine_call *c)
{
    static const aclDataType int8[] = {ACL_INT8}, floats[] = {ACL_FLOAT};
    void *data = NULL;
    int32_t *ints = NULL;
    const int64_t rows = t->rows->dims[0], hidden = t->rows->dims[1];
    const int64_t tokens = t->weights->dims[0], topk = t->weights->dims[1];
    aivd_status s = cam_tokens_check(call, "the number of tokens (dimension 0 of weights)", tokens);
    CAM_CHECK(
        cam_topk_check(call, "the number of choices (dimension 1 of weights)", topk, experts));
    CAM_CHECK(cam_hidden_check(call, "the size of a row (dimension 1 of rows)", hidden));
    CAM_CHECK(cam_tensor_check(
        call, &(cam_want){"rows", t->rows, int8, 1, 2, {rows, hidden}, 0, 0, 0}, &data));
    c->rows_in = data;
    CAM_CHECK(cam_tensor_check(
        call, &(cam_want){"scales", t->scales, floats, 1, 1, {rows, 0}, 1, 0, 0}, &data));
    c->scales = data;
    CAM_CHECK(cam_ints_check(call, "assist", t->assist, 3 * rows, 0, true, &ints));
    c->assist = ints;
    CAM_CHECK(cam_ints_check(call, "recv_count", t->recv_count, experts, 0, true, &ints));
    c->recv_count = ints;
    CAM_CHECK(cam_tensor_check(
        call, &(cam_want){"weights", t->weights, floats, 1, 2, {tokens, topk}, 0, 0, 0}, &data));
    c->weights = data;
    c->tokens = (uint64_t)tokens;
    c->hidden = (uint64_t)hidden;
    c->rows = (uint64_t)rows;
    c->topk = (uint32_t)topk;
    return s;
}

static aivd_status outputs_check(const char *call, const aivd_combine_int8_tensors *t,
                                 int64_t ranks, cam_combine_call *c)
{
    static const aclDataType int32[] = {ACL_INT32};
    void *data = NULL;
    aivd_status s = cam_tensor_check(
        call,
        &(cam_want){
            "out", t->out, &t->out->type, 1, 2, {(int64_t)c->tokens, (int64_t)c->hidden}, 0, 0, 0},
        &c->out);
    CAM_CHECK(cam_tensor_check(
        call, &(cam_want){"stats", t->stats, int32, 1, 1, {ranks, 0}, 1, 0, 1}, &data));
    c->stats = data;
    return s;
}

BASE_EXPORT aclnnStatus aivd_combine_int8_stage(const aivd_combine_int8_tensors *tensors,
                                                const char *group, int64_t ranks, int64_t rank,
                                                int64_t experts, uint64_t *workspace_size,
                                                aclOpExecutor **executor)
{
    static const char call[] = "aivd_combine_int8_stage";
    aclOpExecutor made = {.kernel = CAM_COMBINE};
    cam_combine_call *c = &made.call.combine;
    hccl_comm *comm = NULL;
    aivd_status s = cam_stage_check(call, workspace_size, executor);
    if (!s && !tensors)
        s = base_fail(AIVD_ERR_NULL, "EZ9999", "%s: tensors is NULL", call);
    CAM_CHECK(cam_group_check(call, "group", group, ranks, rank, &comm));
    CAM_CHECK(cam_experts_check(call, "experts", experts, ranks));
    CAM_CHECK(cam_matrix_check(call, "rows", tensors->rows));
    CAM_CHECK(cam_matrix_check(call, "weights", tensors->weights));
    CAM_CHECK(cam_row_type(call, "out", tensors->out, &c->type));
    CAM_CHECK(inputs_check(call, tensors, experts, c));
    CAM_CHECK(outputs_check(call, tensors, ranks, c));
    c->experts = (uint32_t)experts;
    return cam_stage_end(s, comm, &made, workspace_size, executor);
}
