"""The interface of torch.ops.umdk_cam_op_lib: schemas, module functions, wrong arguments by name (A31), refusals of
the library, devices without memory, capture (E03), other communicators, C08. Run with AIVDRIVE_CAM_LIMITS=vendor
for the last."""
import os

import umdk_cam_op_lib
from support import Layer, aivdrive, dist, refused, run, start, torch

OPS = torch.ops.umdk_cam_op_lib
SCHEMAS = {
    "get_dispatch_layout": "(Tensor topk_idx, int num_experts, int num_ranks) -> (Tensor, Tensor)",
    "moe_dispatch_prefill":
        "(Tensor x, Tensor topk_idx, Tensor topk_weights, Tensor num_tokens_per_expert, "
        "Tensor send_token_idx_small, str group_ep, int rank, int num_ranks, bool use_quant) -> "
        "(Tensor, Tensor, Tensor, Tensor, Tensor)",
    "moe_combine_prefill":
        "(Tensor x, Tensor topk_idx, Tensor topk_weights, Tensor src_idx, Tensor send_head, str group_ep, "
        "int rank, int num_ranks) -> Tensor",
    "fused_deep_moe":
        "(Tensor x, Tensor expert_ids, Tensor[] gmm1_weight, Tensor[] gmm1_weight_scale, Tensor[] gmm2_weight, "
        "Tensor[] gmm2_weight_scale, Tensor expert_scales, Tensor? share_gmm1_weight, "
        "Tensor? share_gmm1_weight_scale, Tensor? share_gmm2_weight, Tensor? share_gmm2_weight_scale, "
        "Tensor? expert_smooth_scales, Tensor? share_smooth_scales, Tensor? x_active_mask, str group_ep, "
        "int ep_rank_size, int ep_rank_id, int moe_expert_num, int quant_mode, int global_bs) -> Tensor[]"}


def test_schemas(rank, size):
    for name, text in SCHEMAS.items():
        assert str(getattr(OPS, name).default._schema) == "umdk_cam_op_lib::" + name + text
        assert getattr(umdk_cam_op_lib, name) is getattr(OPS, name)


def call(layer, **changed):
    """Arguments of one good dispatch, some of them changed; those of layout belong to the good ones."""
    ids = torch.arange(8).view(4, 2) % layer.size
    given = dict(x=torch.ones(4, 16), topk_idx=ids, topk_weights=torch.ones(4, 2))
    given["num_tokens_per_expert"], given["send_token_idx_small"] = OPS.get_dispatch_layout(
        ids, layer.size, layer.size)
    given.update(group_ep=layer.name, rank=layer.rank, num_ranks=layer.size, use_quant=False)
    given.update(changed)
    return OPS.moe_dispatch_prefill(**given)


def test_wrong_arguments(rank, size):
    """Each is a ValueError that names the argument and the value, before anything is sent."""
    layer = Layer()
    wide = torch.ones(4, 32)
    wrong = {
        "x": [(wide[:, ::2], "not contiguous"), (wide.view(-1)[::8].view(16, 1)[:4].expand(4, 16), "not contiguous"),
              (torch.ones(16, 4).t(), "not contiguous"), (torch.ones(4), "2 dimensions"),
              (torch.ones(4, 16).double(), "float16, bfloat16 and float32"), (torch.ones(5, 16), "topk_idx has 4")],
        "topk_idx": [(torch.ones(4, 2), "whole numbers"), (torch.zeros(4, 0).long(), "[4, 0]"),
                     (torch.zeros(2, 4).long().t(), "not contiguous")],
        "topk_weights": [(torch.ones(4, 3), "[4, 3]"), (torch.ones(4, 2).long(), "floating"),
                         (torch.ones(2, 4).t(), "not contiguous")],
        "num_tokens_per_expert": [(torch.zeros(size).long(), "int32"), (torch.zeros(2 * size + 1).int(), "multiple"),
                                  (torch.zeros(0).int(), "multiple"), (torch.zeros(2 * size).int()[::2], "contiguous")],
        "send_token_idx_small": [(torch.zeros(4, 2).long(), "int32"), (torch.zeros(3, 2).int(), "[3, 2]")],
        "group_ep": [("nobody", "nobody")], "num_ranks": [(0, "1 to 384"), (385, "1 to 384")]}
    for name, values in wrong.items():
        if size == 1 and name == "num_tokens_per_expert":
            continue
        for value, piece in values:
            refused([name, piece], call, layer, **{name: value}, kind=ValueError)
    refused(["num_experts is %d" % (size + 1)], OPS.get_dispatch_layout, torch.zeros(2, 2).long(), size + 1, size,
            kind=ValueError)
    rows, _, triples, counts, _ = call(layer)
    ids, weights = torch.arange(8).view(4, 2) % size, torch.ones(4, 2)
    tail = (layer.name, rank, size)
    combine = OPS.moe_combine_prefill
    refused(["x", "not contiguous"], combine, torch.ones(16, 9).t(), ids, weights, triples, counts, *tail, kind=ValueError)
    refused(["x has", "rows that came"], combine, rows[:-1], ids, weights, triples, counts, *tail, kind=ValueError)
    refused(["src_idx has"], combine, rows, ids, weights, triples[:-1], counts, *tail, kind=ValueError)
    refused(["send_head"], combine, rows, ids, weights, triples, counts.long(), *tail, kind=ValueError)
    refused(["topk_weights"], combine, rows, ids, torch.ones(4, 1), triples, counts, *tail, kind=ValueError)
    assert torch.equal(combine(rows, ids, weights, triples, counts, *tail), torch.full((4, 16), 2.0))


def test_refused_by_the_library(rank, size):
    """One rank's call is refused for its value: a RuntimeError with the call's name there and everywhere; the
    group works on after resume()."""
    if os.environ.get("AIVDRIVE_CAM_LIMITS") != "vendor":
        return
    layer = Layer()
    tokens = 8001 if rank == 0 else 10  # C08: one more than the cap of 8000, on one rank
    x, ids, weights = torch.ones(tokens, 1024).half(), torch.zeros(tokens, 1).long(), torch.ones(tokens, 1)
    index = torch.zeros(tokens, 1).int()
    counts = torch.zeros(size).int()
    counts[0] = tokens
    pieces = ["8001", "8000"] if rank == 0 else ["call aclnnNotifyDispatch failed, detail: ", "rank 0"]
    error = refused(pieces, OPS.moe_dispatch_prefill, x, ids, weights, counts, index, layer.name, rank, size, False)
    assert isinstance(error, ValueError) == (rank == 0) and isinstance(error, aivdrive.AivdriveError), error
    assert error.call == "aclnnNotifyDispatch" and str(error).startswith("call aclnnNotifyDispatch failed"), error
    aivdrive.torch.resume()
    x, ids, weights = torch.ones(10, 1024).half(), torch.zeros(10, 1).long(), torch.ones(10, 1)
    rows, _, triples, counts, _ = layer.dispatch(x, ids, weights, size)
    assert torch.equal(layer.combine(rows, ids, weights, triples, counts), x)
    if rank == 0:
        print("vendor's limits: refused and resumed", flush=True)


def test_meta(rank, size):
    """Shapes without memory; what has no fixed shape says so."""
    ids = torch.empty(6, 2, dtype=torch.int64, device="meta")
    counts, index = OPS.get_dispatch_layout(ids, 4 * size, size)
    assert counts.is_meta and counts.shape == (4 * size,) and counts.dtype == torch.int32
    assert index.shape == (6, 2) and index.dtype == torch.int32
    x = torch.empty(9, 32, dtype=torch.bfloat16, device="meta", requires_grad=True)
    weights = torch.empty(6, 2, device="meta", requires_grad=True)
    out = OPS.moe_combine_prefill(x, ids, weights, torch.empty(27, dtype=torch.int32, device="meta"), counts, "any",
                                  rank, size)
    assert out.is_meta and out.shape == (6, 32) and out.dtype == torch.bfloat16 and out.requires_grad
    assert out.grad_fn is not None
    refused(["depends on the experts that all ranks have chosen"], OPS.moe_dispatch_prefill, x, ids, weights, counts,
            index, "any", rank, size, False, kind=NotImplementedError)
    refused(["grouped matrix products", "smooth scales"], OPS.fused_deep_moe, x, ids, [], [], [], [], weights, None, None, None, None,
            None, None, None, "any", size, rank, size, 0, 0, kind=NotImplementedError)


def test_not_built(rank, size):
    t = torch.ones(1, 1)
    refused(["fused_deep_moe", "moe_dispatch_prefill"], OPS.fused_deep_moe, t, t.long(), [t], [t], [t], [t], t, None,
            None, None, None, None, None, None, "any", size, rank, size, 0, 0, kind=NotImplementedError)


def test_e03(rank, size):
    """torch.jit.trace records the operators as calls: replayed 100 times, exact for each input, also where the
    number of rows changes. Capture with fixed shapes is refused when it records, with the reason."""
    layer, experts = Layer(), 2 * size

    def step(x, ids, weights):
        counts, index = OPS.get_dispatch_layout(ids, experts, layer.size)
        rows, _, triples, recv, _ = OPS.moe_dispatch_prefill(x, ids, weights, counts, index, layer.name, layer.rank,
                                                             layer.size, False)
        return OPS.moe_combine_prefill(rows, ids, weights, triples, recv, layer.name, layer.rank, layer.size)

    def data(seed):
        g = torch.Generator().manual_seed(1000 * seed + rank)
        return (torch.randint(-9, 9, (6, 8), generator=g).float(), torch.randint(0, experts, (6, 2), generator=g),
                torch.full((6, 2), 0.5))

    traced = torch.jit.trace(step, data(0), check_trace=False)
    for i in range(100):
        given = data(i)
        assert torch.equal(traced(*given), given[0])
    dist.barrier()
    meta = [t.to("meta") for t in data(0)]
    refused(["cannot be captured with fixed shapes"], step, *meta, kind=NotImplementedError)


def test_after_queued_calls(rank, size):
    """An operator follows the collectives that were queued before it, on every rank alike."""
    layer = Layer()
    for _ in range(5):
        parts = [torch.ones(1000) * rank for _ in range(10)]
        works = [dist.all_reduce(p, async_op=True) for p in parts]
        x, ids, weights = torch.ones(4, 8) * rank, torch.zeros(4, 1).long(), torch.ones(4, 1)
        rows, _, triples, counts, _ = layer.dispatch(x, ids, weights, size)
        for work in works:
            work.wait()
        assert torch.equal(layer.combine(rows, ids, weights, triples, counts), x)
        assert all((p == sum(range(size))).all() for p in parts)


def test_other_communicator(rank, size):
    """One of aivdrive.init(), by its name."""
    with aivdrive.init() as comm:
        ids, weights, x = torch.zeros(3, 1).long(), torch.ones(3, 1), torch.ones(3, 4) * rank
        layout = OPS.get_dispatch_layout(ids, size, size)
        refused(["rank is %d" % (rank + 1)], OPS.moe_dispatch_prefill, x, ids, weights, *layout, comm.name, rank + 1,
                size, False, kind=ValueError)
        rows, _, triples, counts, _ = OPS.moe_dispatch_prefill(x, ids, weights, *layout, comm.name, rank, size, False)
        assert torch.equal(OPS.moe_combine_prefill(rows, ids, weights, triples, counts, comm.name, rank, size), x)
        dist.barrier()


run(globals(), *start())
