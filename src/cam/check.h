/* cam/check: what the first stages of the operators check. Every function fails in the name of the
 * call, with the value, what is allowed, and the name of the argument as in the interface. */
#ifndef CAM_SRC_CHECK_H
#define CAM_SRC_CHECK_H

#include "cam/object.h"
#include "hccl/comm.h"

/* Largest values, by AIVDRIVE_CAM_LIMITS. */
typedef struct cam_limits {
    int64_t ranks, tokens, experts, topk, hidden;
    int64_t tokens_least, hidden_least, ranks_least;
    bool vendor;
} cam_limits;

aivd_status cam_limits_get(cam_limits *limits);

/* Runs the checks of a stage one after another until one fails; `s` is its status. */
#define CAM_CHECK(expression)                                                                      \
    do {                                                                                           \
        if (!s)                                                                                    \
            s = (expression);                                                                      \
    } while (0)

/* least <= value <= most. */
aivd_status cam_number_check(const char *call, const char *name, int64_t value, int64_t least,
                             int64_t most);

/* E, a multiple of R; K, which the original bounds by E, too; T; H: by the limits. */
aivd_status cam_experts_check(const char *call, const char *name, int64_t experts, int64_t ranks);
/* The two halves of it, for calls that check other things between. */
aivd_status cam_experts_range(const char *call, const char *name, int64_t experts);
aivd_status cam_experts_share(const char *call, const char *name, int64_t experts, int64_t ranks);
aivd_status cam_topk_check(const char *call, const char *name, int64_t topk, int64_t experts);
aivd_status cam_tokens_check(const char *call, const char *name, int64_t tokens);
aivd_status cam_hidden_check(const char *call, const char *name, int64_t hidden);
/* A tensor of two dimensions, whatever they are. */
aivd_status cam_matrix_check(const char *call, const char *name, const aclTensor *tensor);

enum { CAM_ANY = -1 };

/* What a tensor must be. */
typedef struct cam_want {
    const char *name;
    const aclTensor *tensor;
    const aclDataType *types; /* type_count of them */
    uint32_t type_count;
    uint32_t dim_count;
    int64_t dims[2]; /* CAM_ANY: not compared; else exactly, or at least when `least` */
    bool least;      /* dims[0] may be more */
    bool any_shape;  /* any number of dimensions; dims[0] is how many elements at least */
    bool optional;   /* may be NULL */
} cam_want;

/* One aspect of several tensors, in their order: how many dimensions; types; formats. */
aivd_status cam_all_dims(const char *call, const cam_want *wants, size_t count);
aivd_status cam_all_types(const char *call, const cam_want *wants, size_t count);
aivd_status cam_all_formats(const char *call, const cam_want *wants, size_t count);
/* The elements of the tensor, dense; *data NULL when it has none. */
aivd_status cam_tensor_check(const char *call, const cam_want *want, void **data);
/* An INT32 tensor of one dimension, or two. */
aivd_status cam_ints_check(const char *call, const char *name, const aclTensor *tensor,
                           int64_t first, int64_t second, bool least, int32_t **data);
int64_t cam_elements(const aclTensor *tensor);

/* The communicator of this name on the current device, with this size and rank. *comm is set when
 * there is one of that name, also on an error: its ranks can be told. */
aivd_status cam_group_check(const char *call, const char *name, const char *group, int64_t size,
                            int64_t rank, hccl_comm **comm);
/* The same for calls that have a tpWorldSize, which is checked between size and rank. */
aivd_status cam_ep_check(const char *call, const char *name, const char *group, int64_t size,
                         int64_t tp_size, int64_t rank, hccl_comm **comm);
/* tpRankId; with tpWorldSize 2 the communicator of the pair, which is not `ep`. *tp is NULL without
 * one. */
aivd_status cam_tp_check(const char *call, const char *name, const char *group, int64_t size,
                         int64_t rank, const hccl_comm *ep, hccl_comm **tp);

/* FP16, BF16 or FP32 rows of H numbers. */
aivd_status cam_row_type(const char *call, const char *name, const aclTensor *tensor,
                         HcclDataType *type);

#endif
