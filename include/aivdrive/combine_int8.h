/* aivdrive/combine_int8.h: combine of rows that experts have left in INT8, each with a scale:
 * nobody has to dequantise them first, and half as many bytes (of FP16, BF16; a quarter of FP32)
 * are read by the tokens' owners.
 *
 *     const aivd_combine_int8_tensors t = {.rows = ..., .scales = ..., ...};
 *     aivd_combine_int8_stage(&t, group, ranks, rank, experts, &bytes, &run);
 *     aclnnMoeCombineNormal(NULL, 0, run, stream);        the second stage, as of any combine
 *
 * An element is row * scale in FP32, rounded half to even to the type of `out`; with these combine
 * does what aclnnMoeCombineNormal does, so the bits are those of dequantising first. All ranks of
 * the communicator make the call, in the same order as their other calls. Rows go directly from
 * rank to rank, whatever AIVDRIVE_CAM_TRANSPORT says; pairs of TP ranks have no such form.
 *
 * Returns as the first stages of aclnn do: ACLNN_SUCCESS; ACLNN_ERR_PARAM_NULLPTR for a NULL that
 * must be something; 561002 for a value, type or shape that is not allowed, with the text of
 * aclGetRecentErrMsg(). Any thread may call. Source document: docs/cam.md. */
#ifndef AIVDRIVE_COMBINE_INT8_H
#define AIVDRIVE_COMBINE_INT8_H

#include "aclnn/acl_meta.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Rows and triples in the order of dispatch, or in another one, together. N rows, T tokens of this
 * rank, K choices, H numbers, R ranks, E experts. Tensors may be destroyed after the first stage.
 */
typedef struct aivd_combine_int8_tensors {
    const aclTensor *rows;   /* in, INT8 [>= N, H] */
    const aclTensor *scales; /* in, FP32 [>= rows of `rows`] */
    const aclTensor *assist; /* in, INT32 [>= 3 rows of `rows`]: assistInfoForCombine of dispatch */
    const aclTensor *recv_count; /* in, INT32 [>= E]: recvCount of aclnnNotifyDispatch */
    const aclTensor *weights;    /* in, FP32 [T, K] of this rank's own tokens */
    const aclTensor *out;        /* out, FP16, BF16 or FP32 [T, H] */
    const aclTensor *stats;      /* out, INT32 [R], or NULL: as sendCostStats */
} aivd_combine_int8_tensors;

/* Checks, and prepares *executor for aclnnMoeCombineNormal(). *workspace_size is 0. On an error
 * both keep their values. */
aclnnStatus aivd_combine_int8_stage(const aivd_combine_int8_tensors *tensors, const char *group,
                                    int64_t ranks, int64_t rank, int64_t experts,
                                    uint64_t *workspace_size, aclOpExecutor **executor);

#ifdef __cplusplus
}
#endif

#endif
