/* operators: torch.ops.umdk_cam_op_lib.*, expert-parallel dispatch and combine on CPU tensors.
 * Arguments are checked here, before anything is sent; gradients are in gradients.cpp.
 *
 * R ranks, E experts, L = E / R on each rank, T tokens of this rank, K experts of a token, H
 * numbers in a row, N rows this rank receives. */
#include <torch/library.h>

#include "aclnn_dispatch_layout.h"
#include "aclnn_moe_combine_normal.h"
#include "aclnn_moe_dispatch_normal.h"
#include "aclnn_notify_dispatch.h"
#include "failure.h"
#include "groups.h"
#include "memory.h"

namespace aivdrive_torch
{

using at::Tensor;

namespace
{

constexpr const char *LAYOUT = "get_dispatch_layout", *DISPATCH = "moe_dispatch_prefill",
                     *COMBINE = "moe_combine_prefill";

/* The two stages of an operator; it is queued when this returns. */
template <typename First, typename Second, typename... Arguments>
void queue(const char *name, First first, Second second, aclrtStream stream, Arguments... arguments)
{
    uint64_t size = 0; /* always 0: there is no workspace */
    aclOpExecutor *executor = nullptr;
    check_aclnn(name, first(arguments..., &size, &executor));
    check_aclnn(name, second(nullptr, 0, executor, stream));
}

void finish(const char *name, aclrtStream stream)
{
    check_aclnn(name, aclrtSynchronizeStream(stream));
}

/* ---- checks ---- */

std::string shape_of(const Tensor &t)
{
    std::string all = "[";
    for (int64_t i = 0; i < t.dim(); i++)
        all += (i ? ", " : "") + std::to_string(t.size(i));
    return all + "]";
}

void check_tensor(const char *call, const char *name, const Tensor &t, int64_t dims)
{
    require(t.device().is_cpu(), call,
            std::string(name) + " is on " + t.device().str() + "; a tensor on cpu is needed");
    require(t.layout() == at::kStrided, call,
            std::string(name) + " is sparse; a dense tensor is needed");
    require(t.dim() == dims, call,
            std::string(name) + " has the shape " + shape_of(t) + "; " + std::to_string(dims) +
                " dimensions are needed");
    require(t.is_contiguous(), call,
            std::string(name) + " is not contiguous; pass " + name + ".contiguous()");
}

void check_type(const char *call, const char *name, const Tensor &t, bool good, const char *allowed)
{
    require(good, call,
            std::string(name) + " has dtype " + c10::toString(t.scalar_type()) + "; allowed are " +
                allowed);
}

void check_rows(const char *call, const char *name, const Tensor &t)
{
    auto type = t.scalar_type();
    check_tensor(call, name, t, 2);
    check_type(call, name, t, type == at::kHalf || type == at::kBFloat16 || type == at::kFloat,
               "float16, bfloat16 and float32");
}

void check_ids(const char *call, const Tensor &t)
{
    check_tensor(call, "topk_idx", t, 2);
    check_type(call, "topk_idx", t, at::isIntegralType(t.scalar_type(), false), "whole numbers");
    require(t.size(1) > 0, call,
            "topk_idx has the shape " + shape_of(t) + "; at least one expert per token is needed");
}

void check_int32(const char *call, const char *name, const Tensor &t, int64_t dims)
{
    check_tensor(call, name, t, dims);
    check_type(call, name, t, t.scalar_type() == at::kInt, "int32");
}

void check_like_ids(const char *call, const char *name, const Tensor &t, const Tensor &ids)
{
    require(t.sizes() == ids.sizes(), call,
            std::string(name) + " has the shape " + shape_of(t) + ", topk_idx has " +
                shape_of(ids) + "; they must be the same");
}

void check_weights(const char *call, const Tensor &t, const Tensor &ids)
{
    check_tensor(call, "topk_weights", t, 2);
    check_type(call, "topk_weights", t, t.is_floating_point(), "floating point types");
    check_like_ids(call, "topk_weights", t, ids);
}

void check_experts(const char *call, const std::string &what, int64_t experts, int64_t ranks)
{
    require(ranks >= 1 && ranks <= 384, call,
            "num_ranks is " + std::to_string(ranks) + "; allowed are 1 to 384");
    require(experts > 0 && experts % ranks == 0, call,
            what + " is " + std::to_string(experts) + "; a multiple of the " +
                std::to_string(ranks) + " ranks is needed, at least " + std::to_string(ranks));
}

/* ---- layout ---- */

using Layout = std::tuple<Tensor, Tensor>;

Layout layout_cpu(const Tensor &topk_idx, int64_t num_experts, int64_t num_ranks)
{
    check_ids(LAYOUT, topk_idx);
    check_experts(LAYOUT, "num_experts", num_experts, num_ranks);
    Tensor ids = topk_idx.to(at::kLong), per_expert, index;
    int64_t tokens = ids.size(0), topk = ids.size(1);
    alone_run([&](aclrtStream stream) {
        Room room;
        room.want({num_experts}, at::kInt);
        room.want({tokens, topk}, at::kInt);
        room.want({num_ranks}, at::kInt);
        room.want({tokens, num_ranks}, at::kInt);
        room.want({1}, at::kInt); /* no room for more blocks than one: counting is fastest so */
        room.make();
        per_expert = room.take(), index = room.take();
        Tensor per_rank = room.take(), in_rank = room.take(), scratch = room.take();
        Described as;
        queue("aclnnDispatchLayout", aclnnDispatchLayoutGetWorkspaceSize, aclnnDispatchLayout,
              stream, as(ids), tokens, num_ranks, num_experts, topk, num_ranks, as(per_rank),
              as(per_expert), as(in_rank), as(scratch), as(index));
        finish("aclnnDispatchLayout", stream);
    });
    return {per_expert, index};
}

Layout layout_meta(const Tensor &topk_idx, int64_t num_experts, int64_t num_ranks)
{
    check_experts(LAYOUT, "num_experts", num_experts, num_ranks);
    return {topk_idx.new_empty({num_experts}, at::kInt),
            topk_idx.new_empty(topk_idx.sizes(), at::kInt)};
}

/* ---- dispatch ---- */

using Dispatched = std::tuple<Tensor, Tensor, Tensor, Tensor, Tensor>;

/* What the exchange of counts tells this rank. */
struct Counts {
    Tensor send_offset, recv_count, recv_offset, per_local;
    int64_t total, most;
};

Counts notify(const Tensor &per_expert, int64_t tokens, char *group, int64_t rank, int64_t ranks,
              aclrtStream stream)
{
    const char *name = "aclnnNotifyDispatch";
    int64_t experts = per_expert.numel();
    Room room;
    for (int i = 0; i < 3; i++)
        room.want({experts}, at::kInt);
    room.want({experts / ranks}, at::kLong);
    for (int64_t n : {(int64_t)1, (int64_t)1, 3 * experts, 3 * experts})
        room.want({n}, at::kInt);
    room.make();
    Counts c;
    c.send_offset = room.take(), c.recv_count = room.take(), c.recv_offset = room.take();
    c.per_local = room.take();
    Tensor total = room.take(), most = room.take(), send = room.take(), data = room.take();
    Described as;
    queue(name, aclnnNotifyDispatchGetWorkspaceSize, aclnnNotifyDispatch, stream, as(send),
          as(per_expert), 3 * experts, tokens, group, ranks, rank, ranks, rank, as(c.send_offset),
          as(data), as(total), as(c.recv_count), as(c.recv_offset), as(most), as(c.per_local));
    finish(name, stream);
    c.total = *total.data_ptr<int32_t>(), c.most = *most.data_ptr<int32_t>();
    return c;
}

void check_dispatch(const Tensor &x, const Tensor &topk_idx, const Tensor &topk_weights,
                    const Tensor &counts, const Tensor &index, int64_t ranks)
{
    check_rows(DISPATCH, "x", x);
    check_ids(DISPATCH, topk_idx);
    require(x.size(0) == topk_idx.size(0), DISPATCH,
            "topk_idx has " + std::to_string(topk_idx.size(0)) + " rows, x has " +
                std::to_string(x.size(0)) + "; they must be the same");
    check_weights(DISPATCH, topk_weights, topk_idx);
    check_int32(DISPATCH, "num_tokens_per_expert", counts, 1);
    check_experts(DISPATCH, "the size of num_tokens_per_expert", counts.numel(), ranks);
    check_int32(DISPATCH, "send_token_idx_small", index, 2);
    check_like_ids(DISPATCH, "send_token_idx_small", index, topk_idx);
}

Dispatched dispatch_cpu(const Tensor &x, const Tensor &topk_idx, const Tensor &topk_weights,
                        const Tensor &num_tokens_per_expert, const Tensor &send_token_idx_small,
                        std::string group_ep, int64_t rank, int64_t num_ranks, bool use_quant)
{
    const char *name = "aclnnMoeDispatchNormal";
    group_check(group_ep, rank, [&] {
        check_dispatch(x, topk_idx, topk_weights, num_tokens_per_expert, send_token_idx_small,
                       num_ranks);
    });
    Tensor ids = topk_idx.to(at::kInt), rows, scales, triples;
    Counts c;
    group_run(DISPATCH, group_ep, rank, num_ranks, [&](aclrtStream stream) {
        c = notify(num_tokens_per_expert, x.size(0), group_ep.data(), rank, num_ranks, stream);
        int64_t room_rows = std::max<int64_t>(c.total, 1);
        Room room;
        room.want({room_rows, x.size(1)}, use_quant ? at::kChar : x.scalar_type());
        room.want({room_rows}, at::kFloat);
        room.want({3 * room_rows}, at::kInt);
        room.make();
        rows = room.take(), scales = room.take(), triples = room.take();
        Described as;
        char none[] = "";
        queue(name, aclnnMoeDispatchNormalGetWorkspaceSize, aclnnMoeDispatchNormal, stream, as(x),
              as(ids), as(c.send_offset), as(send_token_idx_small), as(c.recv_offset),
              as(c.recv_count), group_ep.data(), num_ranks, rank, none, (int64_t)1, (int64_t)0,
              num_tokens_per_expert.numel(), (int64_t)(use_quant ? 2 : 0),
              std::max<int64_t>(c.most, 1) * num_ranks, as(rows), as(scales), as(triples),
              static_cast<const aclTensor *>(nullptr));
        finish(name, stream);
    });
    if (c.total == 0) { /* the one row that stands for none has no accidental contents */
        rows.zero_(), scales.zero_(), triples.zero_();
    }
    return {rows, scales, triples, c.recv_count, c.per_local};
}

Dispatched dispatch_meta(const Tensor &, const Tensor &, const Tensor &, const Tensor &,
                         const Tensor &, std::string, int64_t, int64_t, bool)
{
    not_built(
        "moe_dispatch_prefill: how many rows it gives depends on the experts that all ranks have "
        "chosen, which only the exchange of counts tells: it has no result on device meta and "
        "cannot be captured with fixed shapes; torch.jit.trace records it as one call");
}

/* ---- combine ---- */

void check_combine(const Tensor &x, const Tensor &topk_idx, const Tensor &topk_weights,
                   const Tensor &src_idx, const Tensor &send_head, int64_t ranks)
{
    check_rows(COMBINE, "x", x);
    check_ids(COMBINE, topk_idx);
    check_weights(COMBINE, topk_weights, topk_idx);
    check_int32(COMBINE, "src_idx", src_idx, 1);
    check_int32(COMBINE, "send_head", send_head, 1);
    check_experts(COMBINE, "the size of send_head", send_head.numel(), ranks);
    int64_t came = send_head.data_ptr<int32_t>()[send_head.numel() - 1];
    require(x.size(0) >= came, COMBINE,
            "x has " + std::to_string(x.size(0)) + " rows; the " + std::to_string(came) +
                " rows that came are needed");
    require(src_idx.numel() >= 3 * x.size(0), COMBINE,
            "src_idx has " + std::to_string(src_idx.numel()) + " elements; 3 for each of the " +
                std::to_string(x.size(0)) + " rows of x are needed");
}

Tensor combine_cpu(const Tensor &x, const Tensor &topk_idx, const Tensor &topk_weights,
                   const Tensor &src_idx, const Tensor &send_head, std::string group_ep,
                   int64_t rank, int64_t num_ranks)
{
    const char *name = "aclnnMoeCombineNormal";
    group_check(group_ep, rank,
                [&] { check_combine(x, topk_idx, topk_weights, src_idx, send_head, num_ranks); });
    Tensor weights = topk_weights.to(at::kFloat), out;
    group_run(COMBINE, group_ep, rank, num_ranks, [&](aclrtStream stream) {
        out = device_empty({topk_weights.size(0), x.size(1)}, x.scalar_type());
        Described as;
        char none[] = "";
        queue(name, aclnnMoeCombineNormalGetWorkspaceSize, aclnnMoeCombineNormal, stream, as(x),
              as(src_idx), as(send_head), as(weights), static_cast<const aclTensor *>(nullptr),
              group_ep.data(), num_ranks, rank, none, (int64_t)1, (int64_t)0, send_head.numel(),
              topk_idx.size(0) * num_ranks, as(out), static_cast<const aclTensor *>(nullptr));
        finish(name, stream);
    });
    return out;
}

Tensor combine_meta(const Tensor &x, const Tensor &, const Tensor &topk_weights, const Tensor &,
                    const Tensor &, std::string, int64_t, int64_t)
{
    return x.new_empty({topk_weights.size(0), x.size(1)});
}

std::vector<Tensor> fused(const Tensor &, const Tensor &, at::TensorList, at::TensorList,
                          at::TensorList, at::TensorList, const Tensor &,
                          const c10::optional<Tensor> &, const c10::optional<Tensor> &,
                          const c10::optional<Tensor> &, const c10::optional<Tensor> &,
                          const c10::optional<Tensor> &, const c10::optional<Tensor> &,
                          const c10::optional<Tensor> &, std::string, int64_t, int64_t, int64_t,
                          int64_t, int64_t)
{
    not_built("fused_deep_moe: the grouped matrix products of the experts and smooth scales are "
              "not built; use moe_dispatch_prefill, your experts, moe_combine_prefill");
}

} // namespace

TORCH_LIBRARY(umdk_cam_op_lib, m)
{
    m.def(
        "get_dispatch_layout(Tensor topk_idx, int num_experts, int num_ranks) -> (Tensor, Tensor)");
    m.def("moe_dispatch_prefill(Tensor x, Tensor topk_idx, Tensor topk_weights, "
          "Tensor num_tokens_per_expert, Tensor send_token_idx_small, str group_ep, int rank, "
          "int num_ranks, bool use_quant) -> (Tensor, Tensor, Tensor, Tensor, Tensor)");
    m.def("moe_combine_prefill(Tensor x, Tensor topk_idx, Tensor topk_weights, Tensor src_idx, "
          "Tensor send_head, str group_ep, int rank, int num_ranks) -> Tensor");
    m.def("fused_deep_moe(Tensor x, Tensor expert_ids, Tensor[] gmm1_weight, Tensor[] "
          "gmm1_weight_scale, "
          "Tensor[] gmm2_weight, Tensor[] gmm2_weight_scale, Tensor expert_scales, "
          "Tensor? share_gmm1_weight, Tensor? share_gmm1_weight_scale, Tensor? share_gmm2_weight, "
          "Tensor? share_gmm2_weight_scale, Tensor? expert_smooth_scales, Tensor? "
          "share_smooth_scales, "
          "Tensor? x_active_mask, str group_ep, int ep_rank_size, int ep_rank_id, int "
          "moe_expert_num, "
          "int quant_mode, int global_bs) -> Tensor[]");
}

TORCH_LIBRARY_IMPL(umdk_cam_op_lib, CPU, m)
{
    m.impl("get_dispatch_layout", layout_cpu);
    m.impl("moe_dispatch_prefill", dispatch_cpu);
    m.impl("moe_combine_prefill", combine_cpu);
    m.impl("fused_deep_moe", fused);
}

TORCH_LIBRARY_IMPL(umdk_cam_op_lib, Meta, m)
{
    m.impl("get_dispatch_layout", layout_meta);
    m.impl("moe_dispatch_prefill", dispatch_meta);
    m.impl("moe_combine_prefill", combine_meta);
    m.impl("fused_deep_moe", fused);
}

} // namespace aivdrive_torch
