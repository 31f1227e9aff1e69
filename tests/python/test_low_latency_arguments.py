"""Arguments of the low-latency calls: the names people write against, each wrong one a ValueError that names it,
each one that is not built a NotImplementedError with what is allowed, never a TypeError: every strategy with every
quantisation (E13); a dispatch with a handle counts and tells nothing again."""
import functools
import inspect
import re
import sys

import numpy as np

import aivdrive
from aivdrive import buffer as module, cam
from support import refused, run, same

SIGNATURES = {
    "low_latency_dispatch": "x topk_idx num_max_dispatch_tokens_per_rank num_experts "
                            "cumulative_local_expert_recv_stats=None use_fp8=True round_scale=False "
                            "use_ue8m0=False use_mxfp4=False async_finish=False return_recv_hook=False "
                            "topk_weights=None quant_mode=None",
    "low_latency_combine": "x topk_idx topk_weights handle zero_copy=False async_finish=False "
                           "return_recv_hook=False out=None",
    "clean_low_latency_buffer": "num_max_dispatch_tokens_per_rank hidden num_experts",
    "low_latency_query_mask_buffer": "mask_status",
    "low_latency_update_mask_buffer": "rank_to_mask mask=False",
    "low_latency_clean_mask_buffer": "",
}
T, K, H, E, M = 6, 2, 32, 8, 8


def made(comm):
    generator = np.random.default_rng(comm.rank)
    topk = np.array([generator.permutation(E)[:K] for _ in range(T)])
    return (aivdrive.Buffer(comm, low_latency_mode=True),
            generator.standard_normal((T, H)).astype(np.float16), topk)


def test_signatures(comm):
    for name, expected in SIGNATURES.items():
        parameters = list(inspect.signature(getattr(aivdrive.Buffer, name)).parameters.values())[1:]
        wanted = expected.split()
        assert [p.name for p in parameters] == [w.split("=")[0] for w in wanted], name
        for parameter, text in zip(parameters, wanted):
            if "=" in text:
                assert repr(parameter.default) == text.split("=")[1], (name, text)
    hint = inspect.signature(aivdrive.Buffer.get_low_latency_rdma_size_hint)
    assert list(hint.parameters) == ["num_max_dispatch_tokens_per_rank", "hidden", "num_ranks",
                                     "num_experts"]


def test_wrong(comm):
    """Rank 0 alone calls wrongly, then everyone rightly: nothing had been sent."""
    buffer, x, topk = made(comm)
    good = {"x": x, "topk_idx": topk, "num_max_dispatch_tokens_per_rank": M, "num_experts": E}
    wrong = (
        (ValueError, ("x is a list",), {"x": [1.0]}),
        (ValueError, ("x has elements of type float64",), {"x": x.astype(float)}),
        (ValueError, ("topk_idx has the shape [5, 2]", "[6, any]"), {"topk_idx": topk[:5]}),
        (ValueError, ("topk_idx has elements of type float64",), {"topk_idx": topk * 1.0}),
        (ValueError, ("num_experts is %d" % (E + 1), "multiple"), {"num_experts": E + 1}),
        (ValueError, ("num_max_dispatch_tokens_per_rank is 0",), {"num_max_dispatch_tokens_per_rank": 0}),
        (ValueError, ("num_max_dispatch_tokens_per_rank is 2.5",),
         {"num_max_dispatch_tokens_per_rank": 2.5}),
        (ValueError, ("cumulative_local_expert_recv_stats has the shape",),
         {"cumulative_local_expert_recv_stats": np.zeros(E + 1, np.int32)}),
        (ValueError, ("use_fp8 is 'yes'",), {"use_fp8": "yes"}),
        (NotImplementedError, ("round_scale", "Allowed is False"), {"round_scale": True}),
        (NotImplementedError, ("use_ue8m0",), {"use_ue8m0": True}),
        (NotImplementedError, ("use_mxfp4",), {"use_mxfp4": True}),
        (NotImplementedError, ("topk_weights", "low_latency_combine"),
         {"topk_weights": np.ones((T, K), np.float32)}),
        (ValueError, ("async_finish and return_recv_hook",),
         {"async_finish": True, "return_recv_hook": True}),
        (ValueError, ("quant_mode is 'fp8'", "'int8'"), {"quant_mode": "fp8"}),
        (ValueError, ("quant_mode is 7",), {"quant_mode": 7}),
        (ValueError, ("quant_mode is 'bf16'", "float16"), {"quant_mode": "bf16"}),
        (NotImplementedError, ("mx_fp8_e4m3", "'int8'"), {"quant_mode": "mx_fp8_e4m3"}),
    )
    for kind, pieces, change in wrong if comm.rank == 0 else ():
        refused(kind, pieces, buffer.low_latency_dispatch, **dict(good, **change))
    if comm.rank == 0:
        refused(ValueError, ("low_latency_mode is False",), aivdrive.Buffer(comm).low_latency_dispatch, **good)
    packed, count, handle, _, _ = buffer.low_latency_dispatch(**good, use_fp8=False)
    weights = np.full((T, K), 0.5, np.float32)
    back = {"x": packed, "topk_idx": topk, "topk_weights": weights, "handle": handle}
    wrong = (
        (ValueError, ("handle is a tuple",), {"handle": (1, 2)}),
        (ValueError, ("x has the shape",), {"x": np.zeros((4, H + 1), np.float16)}),
        (ValueError, ("x has elements of type int8",), {"x": packed.astype(np.int8)}),
        (ValueError, ("x has %d rows" % (len(packed) + 1),), {"x": np.zeros((len(packed) + 1, H), np.float16)}),
        (ValueError, ("topk_idx is not that of the dispatch",), {"topk_idx": topk[::-1].copy()}),
        (ValueError, ("topk_weights has the shape",), {"topk_weights": weights[:2]}),
        (NotImplementedError, ("zero_copy", "False"), {"zero_copy": True}),
        (ValueError, ("out has the shape",), {"out": np.zeros((T, 1), np.float16)}),
        (ValueError, ("out has elements of type float32",), {"out": np.zeros((T, H), np.float32)}),
        (ValueError, ("async_finish and return_recv_hook",),
         {"async_finish": True, "return_recv_hook": True}),
    )
    for kind, pieces, change in wrong if comm.rank == 0 else ():
        refused(kind, pieces, buffer.low_latency_combine, **dict(back, **change))
    out, _, _ = buffer.low_latency_combine(**back)
    same(out, x)


def test_sizes(comm):
    buffer, x, topk = made(comm)
    hint = aivdrive.Buffer.get_low_latency_rdma_size_hint
    refused(ValueError, ("num_max_dispatch_tokens_per_rank is 0",), hint, 0, H, 2, E)
    refused(ValueError, ("hidden is 0",), hint, M, 0, 2, E)
    refused(ValueError, ("num_experts is 7", "multiple"), hint, M, H, 2, 7)
    refused(ValueError, ("num_experts is 7",), buffer.clean_low_latency_buffer, M, H, 7 if comm.size > 1 else
            "7")
    assert buffer.clean_low_latency_buffer(M, H, E) is None
    refused(ValueError, ("mask_status has the shape",), buffer.low_latency_query_mask_buffer,
            np.zeros(99, np.int32))
    mask = np.full(comm.size, 9, np.int32)
    buffer.low_latency_query_mask_buffer(mask)
    assert not mask.any()
    refused(ValueError, ("rank_to_mask is %d" % comm.size,), buffer.low_latency_update_mask_buffer, comm.size, True)
    refused(ValueError, ("rank_to_mask is %d" % comm.rank, "this rank"), buffer.low_latency_update_mask_buffer,
            comm.rank, True)
    refused(ValueError, ("mask is 7", "True, False"), buffer.low_latency_update_mask_buffer, 0, 7)
    small = aivdrive.Buffer(comm, num_rdma_bytes=1000, low_latency_mode=True)
    error = refused(ValueError, ("num_rdma_bytes is 1000", "needs"), small.low_latency_dispatch, x, topk, M, E,
                    return_recv_hook=True)
    comm.barrier()
    # C07: what the error asks for works, one less does not; HCCL_BUFFSIZE is of no concern
    need = int(re.search(r"needs ([0-9]+) ", str(error)).group(1))
    for size in (need, need - 1):
        buffer = aivdrive.Buffer(comm, num_rdma_bytes=size, low_latency_mode=True)
        call = functools.partial(buffer.low_latency_dispatch, x, topk, M, E, use_fp8=False, return_recv_hook=True)
        if size < need:
            refused(ValueError, ("num_rdma_bytes is %d" % size, "needs %d" % need), call)
            continue
        packed, _, handle, _, hook = call()
        hook()
        same(buffer.low_latency_combine(packed, topk, np.full((T, K), 0.5, np.float32), handle)[0], x)
    comm.barrier()


def test_e13(comm):
    """Every strategy x quantisation: works, or says what is allowed."""
    _, x, topk = made(comm)
    per_expert = aivdrive.Buffer(comm).get_dispatch_layout(topk, E)[2]
    for strategy in module.LowLatencyStrategy:
        for mode in (None, "int8", "fp8", "mx_fp8_e5m2", "unknown"):
            try:
                buffer = aivdrive.Buffer(comm, low_latency_mode=True, low_latency_strategy=strategy)
                packed = buffer.low_latency_dispatch(x, topk, M, E, quant_mode=mode)[0]
                assert packed[0].dtype == np.int8 and mode in (None, "int8")
            except (NotImplementedError, ValueError) as error:
                assert "llowed" in str(error) and (strategy.value != "default" or
                                                   mode not in (None, "int8"))
    for strategy in module.NormalStrategy:
        for mode in (None, "int8", "fp8", "mx_fp8_e5m2", "unknown"):
            try:
                buffer = aivdrive.Buffer(comm, normal_strategy=strategy)
                rows = buffer.dispatch(x, num_tokens_per_expert=per_expert, topk_idx=topk,
                                       quant_mode=mode)[0]
                assert (rows[0].dtype == np.int8) == (mode == "int8") and mode in (None, "int8")
            except (NotImplementedError, ValueError) as error:
                assert "llowed" in str(error) and (strategy.value != "default" or
                                                   mode not in (None, "int8"))


def test_cached_layout(comm):
    """B11: dispatch, combine, dispatch with the handle, combine, 100 times; with a handle neither layout nor notify
    is called, and the data are equal."""
    buffer, x, topk = aivdrive.Buffer(comm), *made(comm)[1:]
    weights = np.full((T, K), 0.5, np.float32)
    per_expert = buffer.get_dispatch_layout(topk, E)[2]
    called, kept = [], (cam.layout, cam.notify)
    for _ in range(100):
        first, ids, _, counts, handle, _ = buffer.dispatch(x, num_tokens_per_expert=per_expert, topk_idx=topk,
                                                           topk_weights=weights)
        same(buffer.combine(first, handle)[0], x)
        cam.layout = cam.notify = lambda *arguments: called.append(arguments)
        try:
            rows, again, _, told, handle, _ = buffer.dispatch(x, handle)
        finally:
            cam.layout, cam.notify = kept
        same(rows, first)
        same(again, ids)
        assert told == counts and not called
        same(buffer.combine(rows, handle)[0], x)


only = sys.argv[1:]
with aivdrive.init(timeout=60) as world:
    run({k: v for k, v in globals().items() if not only or k in only}, world)
