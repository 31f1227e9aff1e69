/* gradients: rows go back the way they came. The gradient of dispatch is combine with weights of 1;
 * that of combine sends the owner's gradient, and the weights, to the experts by dispatch. Backward
 * is made of the operators themselves, so it has a gradient again. It takes part in the group's
 * calls: every rank must run it, in the same order. */
#include <ATen/ATen.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/library.h>

namespace aivdrive_torch
{

using at::Tensor;
using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

namespace
{

using Layout = std::tuple<Tensor, Tensor>;
using Dispatched = std::tuple<Tensor, Tensor, Tensor, Tensor, Tensor>;

/* Who takes part in a call. */
struct Members {
    std::string group;
    int64_t rank, ranks;

    void keep(AutogradContext *ctx) const
    {
        ctx->saved_data["group"] = group;
        ctx->saved_data["rank"] = rank;
        ctx->saved_data["ranks"] = ranks;
    }
    static Members of(AutogradContext *ctx)
    {
        return {ctx->saved_data["group"].toStringRef(), ctx->saved_data["rank"].toInt(),
                ctx->saved_data["ranks"].toInt()};
    }
};

Layout layout(const Tensor &ids, int64_t experts, int64_t ranks)
{
    static auto op = c10::Dispatcher::singleton()
                         .findSchemaOrThrow("umdk_cam_op_lib::get_dispatch_layout", "")
                         .typed<Layout(const Tensor &, int64_t, int64_t)>();
    return op.call(ids, experts, ranks);
}

Dispatched dispatch(const Tensor &x, const Tensor &ids, const Tensor &weights, const Layout &layout,
                    const Members &m, bool quant)
{
    static auto op =
        c10::Dispatcher::singleton()
            .findSchemaOrThrow("umdk_cam_op_lib::moe_dispatch_prefill", "")
            .typed<Dispatched(const Tensor &, const Tensor &, const Tensor &, const Tensor &,
                              const Tensor &, std::string, int64_t, int64_t, bool)>();
    return op.call(x, ids, weights, std::get<0>(layout), std::get<1>(layout), m.group, m.rank,
                   m.ranks, quant);
}

Tensor combine(const Tensor &rows, const Tensor &ids, const Tensor &weights, const Tensor &triples,
               const Tensor &counts, const Members &m)
{
    static auto op =
        c10::Dispatcher::singleton()
            .findSchemaOrThrow("umdk_cam_op_lib::moe_combine_prefill", "")
            .typed<Tensor(const Tensor &, const Tensor &, const Tensor &, const Tensor &,
                          const Tensor &, std::string, int64_t, int64_t)>();
    return op.call(rows, ids, weights, triples, counts, m.group, m.rank, m.ranks);
}

class Dispatch : public torch::autograd::Function<Dispatch>
{
  public:
    static variable_list forward(AutogradContext *ctx, const Tensor &x, const Tensor &ids,
                                 const Tensor &weights, const Tensor &counts, const Tensor &index,
                                 const Members &m, bool quant)
    {
        at::AutoDispatchBelowADInplaceOrView below;
        auto [rows, scales, triples, recv_count, per_local] =
            dispatch(x, ids, weights, {counts, index}, m, quant);
        ctx->save_for_backward({ids, triples, recv_count});
        m.keep(ctx);
        variable_list fixed = {scales, triples, recv_count, per_local};
        if (quant)
            fixed.push_back(rows);
        ctx->mark_non_differentiable(fixed);
        return {rows, scales, triples, recv_count, per_local};
    }

    static variable_list backward(AutogradContext *ctx, variable_list grads)
    {
        variable_list saved = ctx->get_saved_variables();
        Tensor ones = at::ones(saved[0].sizes(), at::kFloat);
        Tensor x =
            combine(grads[0].contiguous(), saved[0], ones, saved[1], saved[2], Members::of(ctx));
        return {x, Tensor(), Tensor(), Tensor(), Tensor(), Tensor(), Tensor()};
    }
};

/* For each of the rows that came, its place among rows with other triples in another order. */
Tensor places(const Tensor &wanted, const Tensor &given)
{
    auto key = [](const Tensor &triples) {
        Tensor wide = triples.view({-1, 3}).to(at::kLong);
        return ((wide.select(1, 0) * ((int64_t)1 << 31) + wide.select(1, 1)) * 64 +
                wide.select(1, 2));
    };
    Tensor place = at::empty({wanted.numel() / 3}, at::kLong);
    place.index_put_({at::argsort(key(wanted))}, at::argsort(key(given)));
    return place;
}

/* More rows of zeros, up to `rows`. */
Tensor padded(const Tensor &t, int64_t rows)
{
    return t.size(0) == rows ? t
                             : at::cat({t, at::zeros({rows - t.size(0), t.size(1)}, t.options())});
}

class Combine : public torch::autograd::Function<Combine>
{
  public:
    static Tensor forward(AutogradContext *ctx, const Tensor &x, const Tensor &ids,
                          const Tensor &weights, const Tensor &triples, const Tensor &counts,
                          const Members &m)
    {
        at::AutoDispatchBelowADInplaceOrView below;
        ctx->save_for_backward({x, ids, weights, triples, counts});
        m.keep(ctx);
        return combine(x, ids, weights, triples, counts, m);
    }

    static variable_list backward(AutogradContext *ctx, variable_list grads)
    {
        variable_list saved = ctx->get_saved_variables();
        const Tensor &x = saved[0], &ids = saved[1], &weights = saved[2], &counts = saved[4];
        const Members m = Members::of(ctx);
        const int64_t total = counts[-1].item<int64_t>();
        const Tensor triples = saved[3].narrow(0, 0, 3 * total);
        const Layout where = layout(ids, counts.numel(), m.ranks);
        Dispatched sent = dispatch(grads[0].contiguous(), ids, weights, where, m, false);
        Tensor shares = std::get<0>(
            dispatch(weights.to(at::kFloat).contiguous(), ids, weights, where, m, false));
        Tensor rows = std::get<0>(sent).narrow(0, 0, total).to(at::kFloat);
        shares = shares.narrow(0, 0, total);
        const Tensor given = std::get<2>(sent).narrow(0, 0, 3 * total);
        if (!given.equal(triples)) { /* the caller has moved rows, and triples with them */
            Tensor place = places(triples, given);
            rows = rows.index_select(0, place);
            shares = shares.index_select(0, place);
        }
        const Tensor choice = triples.view({-1, 3}).narrow(1, 2, 1).to(at::kLong);
        const Tensor came = x.narrow(0, 0, total).to(at::kFloat);
        Tensor to_x = padded((rows * shares.gather(1, choice)).to(x.scalar_type()), x.size(0));
        Tensor dots = at::zeros({total, ids.size(1)}, at::kFloat)
                          .scatter(1, choice, (rows * came).sum(1, true));
        Tensor to_weights = combine(padded(dots, x.size(0)), ids, at::ones(ids.sizes(), at::kFloat),
                                    saved[3], counts, m)
                                .to(weights.scalar_type());
        return {to_x, Tensor(), to_weights, Tensor(), Tensor(), Tensor()};
    }
};

Dispatched dispatch_autograd(const Tensor &x, const Tensor &ids, const Tensor &weights,
                             const Tensor &counts, const Tensor &index, std::string group,
                             int64_t rank, int64_t ranks, bool quant)
{
    auto out = Dispatch::apply(x, ids, weights, counts, index,
                               Members{std::move(group), rank, ranks}, quant);
    return {out[0], out[1], out[2], out[3], out[4]};
}

Tensor combine_autograd(const Tensor &x, const Tensor &ids, const Tensor &weights,
                        const Tensor &triples, const Tensor &counts, std::string group,
                        int64_t rank, int64_t ranks)
{
    return Combine::apply(x, ids, weights, triples, counts, Members{std::move(group), rank, ranks});
}

} // namespace

/* For all devices: the operators below it choose. */
TORCH_LIBRARY_IMPL(umdk_cam_op_lib, Autograd, m)
{
    m.impl("moe_dispatch_prefill", dispatch_autograd);
    m.impl("moe_combine_prefill", combine_autograd);
    for (const char *whole_numbers_or_refused : {"get_dispatch_layout", "fused_deep_moe"})
        m.impl(whole_numbers_or_refused, torch::CppFunction::makeFallthrough());
}

} // namespace aivdrive_torch
