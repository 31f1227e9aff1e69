/* cam/check: see check.h. */
#include "cam/check.h"

#include <string.h>

#include "base/compiler.h"
#include "base/option.h"
#include "cam/cam.h"

enum { TP_RANKS = 2 };

aivd_status cam_limits_get(cam_limits *limits)
{
    enum { WIDE, VENDOR };
    int choice = WIDE;
    aivd_status s = base_option_choice(OPT_CAM_LIMITS, &choice);
    *limits =
        choice == VENDOR
            ? (cam_limits){384, 8000, 512, 16, 7168, 1, 1024, 2, true}
            : (cam_limits){
                  COLL_RANKS_MAX, INT32_MAX, CAM_EXPERTS_MAX, CAM_TOPK_MAX, INT32_MAX, 0, 1, 1,
                  false};
    return s;
}

aivd_status cam_number_check(const char *call, const char *name, int64_t value, int64_t least,
                             int64_t most)
{
    if (BASE_LIKELY(value >= least && value <= most))
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, "EZ9999", "%s: %s is %lld; allowed are %lld to %lld", call,
                     name, (long long)value, (long long)least, (long long)most);
}

/* ---- sizes ---- */

aivd_status cam_experts_range(const char *call, const char *name, int64_t experts)
{
    cam_limits limits;
    aivd_status s = cam_limits_get(&limits);
    CAM_CHECK(cam_number_check(call, name, experts, 1, limits.experts));
    return s;
}

aivd_status cam_experts_share(const char *call, const char *name, int64_t experts, int64_t ranks)
{
    if (BASE_LIKELY(experts % ranks == 0))
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, "EZ9999",
                     "%s: %s is %lld, which is no multiple of the %lld ranks", call, name,
                     (long long)experts, (long long)ranks);
}

aivd_status cam_experts_check(const char *call, const char *name, int64_t experts, int64_t ranks)
{
    aivd_status s = cam_experts_range(call, name, experts);
    return s ? s : cam_experts_share(call, name, experts, ranks);
}

aivd_status cam_topk_check(const char *call, const char *name, int64_t topk, int64_t experts)
{
    cam_limits limits;
    aivd_status s = cam_limits_get(&limits);
    int64_t most = limits.vendor && experts < limits.topk ? experts : limits.topk;
    CAM_CHECK(cam_number_check(call, name, topk, 1, most));
    return s;
}

aivd_status cam_tokens_check(const char *call, const char *name, int64_t tokens)
{
    cam_limits limits;
    aivd_status s = cam_limits_get(&limits);
    CAM_CHECK(cam_number_check(call, name, tokens, limits.tokens_least, limits.tokens));
    return s;
}

aivd_status cam_hidden_check(const char *call, const char *name, int64_t hidden)
{
    cam_limits limits;
    aivd_status s = cam_limits_get(&limits);
    CAM_CHECK(cam_number_check(call, name, hidden, limits.hidden_least, limits.hidden));
    return s;
}

/* ---- tensors ---- */

aivd_status cam_matrix_check(const char *call, const char *name, const aclTensor *tensor)
{
    aivd_status s = cam_object_check(tensor, CAM_TENSOR, call, name);
    if (!s && tensor->dim_count != 2)
        s = base_fail(AIVD_ERR_PARAM, "EZ9999", "%s: %s has %llu dimensions; 2 are needed", call,
                      name, (unsigned long long)tensor->dim_count);
    return s;
}

int64_t cam_elements(const aclTensor *tensor)
{
    int64_t elements = 1;
    for (uint64_t i = 0; i < tensor->dim_count; i++)
        elements *= tensor->dims[i];
    return elements;
}

static aivd_status type_check(const char *call, const cam_want *want)
{
    const aclTensor *t = want->tensor;
    char allowed[64] = "";
    for (uint32_t i = 0; i < want->type_count; i++) {
        if (t->type == want->types[i])
            return AIVD_OK;
        strncat(allowed, i ? ", " : "", sizeof allowed - strlen(allowed) - 1);
        strncat(allowed, cam_type_name(want->types[i]), sizeof allowed - strlen(allowed) - 1);
    }
    return base_fail(AIVD_ERR_PARAM, "EZ9999", "%s: %s has data type %d (%s); allowed: %s", call,
                     want->name, (int)t->type, cam_type_name(t->type), allowed);
}

static aivd_status dims_check(const char *call, const cam_want *want)
{
    if (want->any_shape || want->tensor->dim_count == want->dim_count)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, "EZ9999", "%s: %s has %llu dimensions; %u are needed", call,
                     want->name, (unsigned long long)want->tensor->dim_count, want->dim_count);
}

static aivd_status shape_check(const char *call, const cam_want *want)
{
    const aclTensor *t = want->tensor;
    if (want->any_shape) {
        if (cam_elements(t) >= want->dims[0])
            return AIVD_OK;
        return base_fail(AIVD_ERR_PARAM, "EZ9999", "%s: %s has %lld elements; %lld at least", call,
                         want->name, (long long)cam_elements(t), (long long)want->dims[0]);
    }
    aivd_status s = dims_check(call, want);
    if (s)
        return s;
    for (uint32_t i = 0; i < want->dim_count; i++) {
        bool more = i == 0 && want->least && t->dims[i] >= want->dims[i];
        if (want->dims[i] != CAM_ANY && t->dims[i] != want->dims[i] && !more)
            return base_fail(AIVD_ERR_PARAM, "EZ9999", "%s: dimension %u of %s is %lld; %s%lld",
                             call, i, want->name, (long long)t->dims[i],
                             i == 0 && want->least ? "at least " : "it must be ",
                             (long long)want->dims[i]);
    }
    return AIVD_OK;
}

static aivd_status format_check(const char *call, const cam_want *want)
{
    if (want->tensor->format != ACL_FORMAT_FRACTAL_NZ)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, "EZ9999",
                     "%s: %s has format FRACTAL_NZ; a dense format (ND) is needed", call,
                     want->name);
}

static aivd_status dense_check(const char *call, const cam_want *want)
{
    const aclTensor *t = want->tensor;
    int64_t stride = 1;
    aivd_status s = format_check(call, want);
    if (s)
        return s;
    for (uint64_t i = t->dim_count; i-- > 0; stride *= t->dims[i])
        if (t->dims[i] > 1 && t->strides[i] != stride)
            return base_fail(AIVD_ERR_PARAM, "EZ9999",
                             "%s: %s is not dense: stride %llu is %lld, it must be %lld", call,
                             want->name, (unsigned long long)i, (long long)t->strides[i],
                             (long long)stride);
    return AIVD_OK;
}

/* `check` of each tensor that is there; one that must be and is none of ours fails before. */
static aivd_status all_check(const char *call, const cam_want *wants, size_t count,
                             aivd_status (*check)(const char *, const cam_want *))
{
    aivd_status s = AIVD_OK;
    for (size_t i = 0; i < count && !s; i++) {
        if (!wants[i].tensor && wants[i].optional)
            continue;
        s = cam_object_check(wants[i].tensor, CAM_TENSOR, call, wants[i].name);
        CAM_CHECK(check(call, &wants[i]));
    }
    return s;
}

aivd_status cam_all_dims(const char *call, const cam_want *wants, size_t count)
{
    return all_check(call, wants, count, dims_check);
}

aivd_status cam_all_types(const char *call, const cam_want *wants, size_t count)
{
    return all_check(call, wants, count, type_check);
}

aivd_status cam_all_formats(const char *call, const cam_want *wants, size_t count)
{
    return all_check(call, wants, count, format_check);
}

aivd_status cam_tensor_check(const char *call, const cam_want *want, void **data)
{
    const aclTensor *t = want->tensor;
    *data = NULL;
    if (!t && want->optional)
        return AIVD_OK;
    aivd_status s = cam_object_check(t, CAM_TENSOR, call, want->name);
    if (!s)
        s = type_check(call, want);
    if (!s)
        s = shape_check(call, want);
    if (!s)
        s = dense_check(call, want);
    if (s || cam_elements(t) == 0)
        return s;
    if (!t->data)
        return base_fail(AIVD_ERR_NULL, "EZ9999", "%s: %s has elements and no memory", call,
                         want->name);
    *data = (uint8_t *)t->data + t->offset * cam_type_bytes(t->type);
    return AIVD_OK;
}

aivd_status cam_ints_check(const char *call, const char *name, const aclTensor *tensor,
                           int64_t first, int64_t second, bool least, int32_t **data)
{
    static const aclDataType int32[] = {ACL_INT32};
    const cam_want want = {.name = name,
                           .tensor = tensor,
                           .types = int32,
                           .type_count = 1,
                           .dim_count = second == 0 ? 1 : 2,
                           .dims = {first, second},
                           .least = least};
    void *memory;
    aivd_status s = cam_tensor_check(call, &want, &memory);
    *data = memory;
    return s;
}

aivd_status cam_row_type(const char *call, const char *name, const aclTensor *tensor,
                         HcclDataType *type)
{
    cam_limits limits;
    aivd_status s = cam_object_check(tensor, CAM_TENSOR, call, name);
    if (!s)
        s = cam_limits_get(&limits);
    if (s)
        return s;
    if (limits.vendor && tensor->type == ACL_FLOAT)
        return base_fail(AIVD_ERR_PARAM, "EZ9999",
                         "%s: %s has data type 0 (FLOAT); allowed with AIVDRIVE_CAM_LIMITS=vendor: "
                         "FLOAT16, BF16",
                         call, name);
    switch (tensor->type) {
    case ACL_FLOAT16:
        *type = HCCL_DATA_TYPE_FP16;
        return AIVD_OK;
    case ACL_BF16:
        *type = HCCL_DATA_TYPE_BFP16;
        return AIVD_OK;
    case ACL_FLOAT:
        *type = HCCL_DATA_TYPE_FP32;
        return AIVD_OK;
    default:
        return base_fail(AIVD_ERR_PARAM, "EZ9999",
                         "%s: %s has data type %d (%s); allowed: FLOAT16, BF16, FLOAT", call, name,
                         (int)tensor->type, cam_type_name(tensor->type));
    }
}

/* ---- groups ---- */

static aivd_status name_check(const char *call, const char *name, const char *group)
{
    size_t length = group ? strnlen(group, HCCL_NAME_MAX) : 0;
    if (!group)
        return base_fail(AIVD_ERR_NULL, "EZ9999", "%s: %s is NULL", call, name);
    if (length == 0 || length == HCCL_NAME_MAX)
        return base_fail(AIVD_ERR_PARAM, "EZ9999", "%s: the name of %s has %s characters; 1 to %d",
                         call, name, length ? "too many" : "no", HCCL_NAME_MAX - 1);
    return AIVD_OK;
}

aivd_status cam_ep_check(const char *call, const char *name, const char *group, int64_t size,
                         int64_t tp_size, int64_t rank, hccl_comm **comm)
{
    cam_limits limits;
    aivd_status s = name_check(call, name, group);
    if (!s)
        *comm = hccl_registry_here(group);
    CAM_CHECK(cam_limits_get(&limits));
    CAM_CHECK(
        cam_number_check(call, "the number of ranks", size, limits.ranks_least, limits.ranks));
    CAM_CHECK(cam_number_check(call, "tpWorldSize", tp_size, 0, TP_RANKS));
    CAM_CHECK(cam_number_check(call, "the rank", rank, 0, size - 1));
    if (s)
        return s;
    if (!*comm)
        return base_fail(AIVD_ERR_NOT_FOUND, "EZ9999",
                         "%s: no live communicator of this process is named \"%.127s\" (%s); "
                         "HcclGetCommName tells the name of one",
                         call, group, name);
    if ((*comm)->size != size || (*comm)->rank != rank)
        return base_fail(AIVD_ERR_PARAM, "EZ9999",
                         "%s: rank %lld of %lld; in communicator \"%s\" this is rank %u of %u",
                         call, (long long)rank, (long long)size, group, (*comm)->rank,
                         (*comm)->size);
    return AIVD_OK;
}

aivd_status cam_group_check(const char *call, const char *name, const char *group, int64_t size,
                            int64_t rank, hccl_comm **comm)
{
    return cam_ep_check(call, name, group, size, 0, rank, comm);
}

aivd_status cam_tp_check(const char *call, const char *name, const char *group, int64_t size,
                         int64_t rank, const hccl_comm *ep, hccl_comm **tp)
{
    aivd_status s = AIVD_OK;
    *tp = NULL;
    if (size < TP_RANKS && rank != 0)
        s = base_fail(AIVD_ERR_PARAM, "EZ9999",
                      "%s: tpRankId is %lld; with tpWorldSize %lld it must be 0", call,
                      (long long)rank, (long long)size);
    if (s || size < TP_RANKS)
        return s;
    s = cam_number_check(call, "tpRankId", rank, 0, TP_RANKS - 1);
    if (s || !group || strcmp(group, ep->name) != 0)
        return s ? s : cam_group_check(call, name, group, size, rank, tp);
    return base_fail(
        AIVD_ERR_PARAM, "EZ9999",
        "%s: %s is \"%.127s\", the communicator of the experts; the two ranks with shards "
        "of the same experts need one of their own",
        call, name, group);
}
