/* cam/expert_map: aivd_expert_map of aivdrive/expert_load.h. */
#include "aivdrive/expert_load.h"
#include "base/compiler.h"
#include "cam/call.h"
#include "cam/check.h"
#include "cam/low_latency_shape.h"
#include "record/ring.h"

static aivd_status shapes_check(const char *call, const aclTensor *ids, const aclTensor *map,
                                const aclTensor *physical, cam_expert_map_args *args)
{
    static const aclDataType kinds[] = {ACL_INT32, ACL_INT64};
    void *data = NULL;
    int32_t *table = NULL;
    aivd_status s =
        cam_tensor_check(call, &(cam_want){"ids", ids, kinds, 2, 0, {0, 0}, 0, 1, 0}, &data);
    if (s)
        return s;
    const int64_t pairs = cam_elements(ids);
    args->ids = data;
    args->wide = ids->type == ACL_INT64;
    args->pairs = (uint64_t)pairs;
    s = cam_ints_check(call, "map", map, CAM_ANY, 0, false, &table);
    if (!s)
        s = cam_number_check(call, "the number of experts (elements of map)", map->dims[0], 1,
                             CAM_EXPERTS_MAX);
    if (s)
        return s;
    args->map = table;
    args->experts = (uint32_t)map->dims[0];
    s = cam_tensor_check(
        call, &(cam_want){"physical", physical, &ids->type, 1, 0, {pairs, 0}, 0, 1, 0}, &data);
    args->physical = data;
    if (!s && cam_elements(physical) != pairs)
        s = base_fail(AIVD_ERR_PARAM, "EZ9999",
                      "%s: physical has %lld elements; ids has %lld, they must be as many", call,
                      (long long)cam_elements(physical), (long long)pairs);
    return s;
}

BASE_EXPORT aclnnStatus aivd_expert_map(const aclTensor *ids, const aclTensor *map,
                                        const aclTensor *physical, aclrtStream stream)
{
    cam_expert_map_args args = {0};
    npu_stream *real = NULL;
    npu_function *function;
    const npu_args all = {.data = &args, .size = sizeof args};
    const npu_launch_config config = {0};
    RECORD_SITE();
    aivd_status s = shapes_check(__func__, ids, map, physical, &args);
    if (!s)
        s = npu_stream_check(stream, &real);
    if (!s)
        s = cam_function(CAM_EXPERT_MAP, &function);
    if (s)
        return cam_told(cam_status(s));
    cam_lend_own(CAM_EXPERT_MAP, args.ids, args.pairs * (args.wide ? 8 : 4));
    cam_lend_own(CAM_EXPERT_MAP, args.map, 4ull * args.experts);
    cam_lend_own(CAM_EXPERT_MAP, args.physical, args.pairs * (args.wide ? 8 : 4));
    return cam_told(cam_status(npu_launch_on(function, real, 1, &all, &config)));
}
