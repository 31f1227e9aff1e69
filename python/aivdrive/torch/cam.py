"""torch.ops.umdk_cam_op_lib.*: expert-parallel dispatch and combine on CPU tensors, with gradients.

The gradient of dispatch is combine and that of combine is dispatch: rows go back the way they came.
"""
import atexit
import ctypes

import torch

from .. import cam as _cam, comm as _comm, device as _device
from .._library import lib

_known = {}  # communicators of process groups, as the NumPy package sees them

_library = torch.library.Library("umdk_cam_op_lib", "DEF")
_library.define("get_dispatch_layout(Tensor topk_idx, int num_experts, int num_ranks) -> (Tensor, Tensor)")
_library.define("moe_dispatch_prefill(Tensor x, Tensor topk_idx, Tensor topk_weights, "
                "Tensor num_tokens_per_expert, Tensor send_token_idx_small, str group_ep, int rank, "
                "int num_ranks, bool use_quant) -> (Tensor, Tensor, Tensor, Tensor, Tensor)")
_library.define("moe_combine_prefill(Tensor x, Tensor topk_idx, Tensor topk_weights, Tensor src_idx, "
                "Tensor send_head, str group_ep, int rank, int num_ranks) -> Tensor")
_library.define(
    "fused_deep_moe(Tensor x, Tensor expert_ids, Tensor[] gmm1_weight, Tensor[] gmm1_weight_scale, "
    "Tensor[] gmm2_weight, Tensor[] gmm2_weight_scale, Tensor expert_scales, Tensor? share_gmm1_weight, "
    "Tensor? share_gmm1_weight_scale, Tensor? share_gmm2_weight, Tensor? share_gmm2_weight_scale, "
    "Tensor? expert_smooth_scales, Tensor? share_smooth_scales, Tensor? x_active_mask, str group_ep, "
    "int ep_rank_size, int ep_rank_id, int moe_expert_num, int quant_mode, int global_bs) -> Tensor[]")


def _array(name, tensor):
    if not tensor.device.type == "cpu" or not tensor.is_contiguous():
        raise ValueError("%s is on %s, contiguous: %s; a contiguous tensor on cpu is needed" %
                         (name, tensor.device, tensor.is_contiguous()))
    tensor = tensor.detach()
    return (tensor.view(torch.int16).numpy().view("uint16") if tensor.dtype == torch.bfloat16
            else tensor.numpy())


def _tensor(array, dtype=None):
    if dtype == torch.bfloat16 and array.dtype == "uint16":
        return torch.from_numpy(array.view("int16")).view(torch.bfloat16)
    return torch.from_numpy(array)


def _meet(name, rank):
    """Shows the communicator of a process group to the NumPy package; unknown names it refuses itself."""
    if (name, rank) in _comm._open:
        return
    handle = ctypes.c_void_p()
    _device.current_device()
    code = ctypes.CDLL(lib.path).HcclCommGetHandleWithName(name.encode(), ctypes.byref(handle))
    if code == 0:
        _known[name, rank] = _comm.Communicator(handle, _device.current_device())


@atexit.register
def _forget():
    """The process groups end their communicators; the package must not do it again."""
    for key in _known:
        _comm._open.pop(key, None)


def _layout_cpu(topk_idx, num_experts, num_ranks):
    return tuple(map(_tensor, _cam.get_dispatch_layout(_array("topk_idx", topk_idx), num_experts, num_ranks)))


def _dispatch_cpu(x, topk_idx, topk_weights, counts, index, group_ep, rank, num_ranks, use_quant):
    _meet(group_ep, rank)
    out = _cam.moe_dispatch_prefill(
        _array("x", x), _array("topk_idx", topk_idx), _array("topk_weights", topk_weights.float()),
        _array("num_tokens_per_expert", counts), _array("send_token_idx_small", index), group_ep, rank,
        num_ranks, use_quant)
    return (_tensor(out[0], x.dtype),) + tuple(map(_tensor, out[1:]))


def _combine_cpu(x, topk_idx, topk_weights, src_idx, send_head, group_ep, rank, num_ranks):
    _meet(group_ep, rank)
    return _tensor(_cam.moe_combine_prefill(
        _array("x", x), _array("topk_idx", topk_idx), _array("topk_weights", topk_weights.float()),
        _array("src_idx", src_idx), _array("send_head", send_head), group_ep, rank, num_ranks), x.dtype)


def _fused(*_):
    raise NotImplementedError("fused_deep_moe: the grouped matrix products of the experts are not built; "
                              "use moe_dispatch_prefill, your experts, moe_combine_prefill")


class _Dispatch(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, topk_idx, *rest):
        out = _dispatch_cpu(x, topk_idx, *rest)
        ctx.save_for_backward(topk_idx, out[2], out[3])
        ctx.group = rest[3:6]
        ctx.mark_non_differentiable(*(out if rest[6] else out[1:]))
        return out

    @staticmethod
    def backward(ctx, grad, *_):
        topk_idx, triples, counts = ctx.saved_tensors
        ones = torch.ones(topk_idx.shape)
        back = torch.ops.umdk_cam_op_lib.moe_combine_prefill(grad.contiguous(), topk_idx, ones, triples,
                                                             counts, *ctx.group)
        return (back,) + (None,) * 8


class _Combine(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, topk_idx, topk_weights, src_idx, send_head, *group):
        ctx.save_for_backward(x, topk_idx, topk_weights, src_idx, send_head)
        ctx.group = group
        return _combine_cpu(x, topk_idx, topk_weights, src_idx, send_head, *group)

    @staticmethod
    def backward(ctx, grad):
        x, topk_idx, weights, src_idx, send_head = ctx.saved_tensors
        ops, total = torch.ops.umdk_cam_op_lib, int(send_head[-1])
        layout = ops.get_dispatch_layout(topk_idx, send_head.numel(), ctx.group[2])

        def to_rows(values):
            """A row for each row of x, in the order of src_idx."""
            out = ops.moe_dispatch_prefill(values.contiguous(), topk_idx, weights, *layout, *ctx.group, False)
            place = {tuple(t): i for i, t in enumerate(out[2][:3 * total].view(-1, 3).tolist())}
            return out[0][[place[tuple(t)] for t in triples.tolist()]]

        triples = src_idx[:3 * total].view(-1, 3)
        choice = triples[:, 2].long()[:, None]
        rows = to_rows(grad).float()
        grad_x = torch.zeros_like(x)
        grad_x[:total] = (rows * to_rows(weights.float()).gather(1, choice)).to(x.dtype)
        dots = torch.zeros(x.shape[0], topk_idx.shape[1])
        dots[:total].scatter_(1, choice, (rows * x[:total].float()).sum(1, keepdim=True))
        grad_w = ops.moe_combine_prefill(dots, topk_idx, torch.ones(topk_idx.shape), src_idx, send_head,
                                         *ctx.group)
        return (grad_x, None, grad_w.to(weights.dtype)) + (None,) * 5


def _layout_meta(topk_idx, num_experts, num_ranks):
    return (topk_idx.new_empty((num_experts,), dtype=torch.int32),
            topk_idx.new_empty(topk_idx.shape, dtype=torch.int32))


def _combine_meta(x, topk_idx, topk_weights, *_):
    return x.new_empty((topk_weights.shape[0], x.shape[1]))


for _name, _key, _function in (
        ("get_dispatch_layout", "CPU", _layout_cpu), ("get_dispatch_layout", "Meta", _layout_meta),
        ("moe_dispatch_prefill", "CPU", _dispatch_cpu), ("moe_combine_prefill", "CPU", _combine_cpu),
        ("moe_combine_prefill", "Meta", _combine_meta), ("fused_deep_moe", "CPU", _fused),
        ("moe_dispatch_prefill", "AutogradCPU", lambda *a: _Dispatch.apply(*a)),
        ("moe_combine_prefill", "AutogradCPU", lambda *a: _Combine.apply(*a))):
    _library.impl(_name, _function, _key)
