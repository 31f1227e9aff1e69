"""Arguments of Buffer and the functional forms: each wrong one is a ValueError that names it, each one that is
not built a NotImplementedError with what is allowed, never a TypeError, all before any traffic (E13); handles are
read by name (E14)."""
import inspect

import numpy as np

import aivdrive
from aivdrive import buffer as module
from support import refused, run

# The interface people write against: names in order, with defaults.
SIGNATURES = {
    "__init__": "group num_nvl_bytes=0 num_rdma_bytes=0 low_latency_mode=False num_qps_per_rank=12 "
                "allow_nvlink_for_low_latency_mode=True allow_mnnvl=False normal_strategy "
                "low_latency_strategy",
    "get_dispatch_layout": "topk_idx num_experts previous_event=None async_finish=False "
                           "allocate_on_comm_stream=False",
    "dispatch": "x handle=None num_tokens_per_rank=None num_tokens_per_rdma_rank=None "
                "is_token_in_rank=None num_tokens_per_expert=None topk_idx=None topk_weights=None "
                "expert_alignment=1 num_worst_tokens=0 config=None previous_event=None "
                "async_finish=False allocate_on_comm_stream=False dispatch_wait_recv_cost_stats=None "
                "quant_mode=None",
    "combine": "x handle topk_weights=None bias=None config=None previous_event=None "
               "async_finish=False allocate_on_comm_stream=False combine_send_cost_stats=None",
}
T, K, H, E = 6, 2, 32, 8


def test_signatures(comm):
    for name, expected in SIGNATURES.items():
        parameters = list(inspect.signature(getattr(aivdrive.Buffer, name)).parameters.values())[1:]
        wanted = expected.split()
        assert [p.name for p in parameters] == [w.split("=")[0] for w in wanted], name
        for parameter, text in zip(parameters, wanted):
            if "=" in text:
                assert repr(parameter.default) == text.split("=")[1], (name, text)


def test_construction(comm):
    refused(ValueError, ("group is a str", "Communicator"), aivdrive.Buffer, "world")
    for named, kind, pieces in (
            ({"num_nvl_bytes": 1 << 30}, NotImplementedError, ("num_nvl_bytes", "Allowed is 0")),
            ({"num_rdma_bytes": 1}, NotImplementedError, ("num_rdma_bytes", "Allowed is 0")),
            ({"num_rdma_bytes": -1, "low_latency_mode": True}, ValueError, ("num_rdma_bytes is -1",)),
            ({"low_latency_mode": 2}, ValueError, ("low_latency_mode is 2", "False, True")),
            ({"num_qps_per_rank": 24}, NotImplementedError, ("num_qps_per_rank", "Allowed is 12")),
            ({"allow_mnnvl": True}, NotImplementedError, ("allow_mnnvl",)),
            ({"normal_strategy": "alltoall"}, NotImplementedError, ("'alltoall'", "'default'")),
            ({"normal_strategy": module.NormalStrategy.OPS}, NotImplementedError, ("'ops'",)),
            ({"low_latency_strategy": "ops"}, NotImplementedError, ("low_latency_strategy",)),
            ({"normal_strategy": "fastest"}, ValueError, ("'fastest'", "'default'")),
            ({"normal_strategy": 3}, ValueError, ("normal_strategy is 3",))):
        refused(kind, pieces, aivdrive.Buffer, comm, **named)
    aivdrive.Buffer(comm, normal_strategy="default")


def made(comm):
    generator = np.random.default_rng(comm.rank)
    topk = generator.integers(0, E, (T, K))
    return aivdrive.Buffer(comm), generator.standard_normal((T, H)).astype(np.float16), topk


def test_one_rank_wrong(comm):
    """Rank 0 alone calls wrongly, then everyone rightly: nothing had been sent."""
    buffer, x, topk = made(comm)
    per_rank, _, per_expert, in_rank, _ = buffer.get_dispatch_layout(topk, E)
    good = {"x": x, "num_tokens_per_expert": per_expert, "topk_idx": topk}
    weights = np.ones((T, K), np.float32)
    wrong = (
        (ValueError, ("x is a list",), {"x": [1.0]}),
        (ValueError, ("x has the shape [32]", "[any, any]"), {"x": x[0]}),
        (ValueError, ("x has elements of type float64", "uint16"), {"x": x.astype(float)}),
        (ValueError, ("x is not contiguous",), {"x": x[:, ::2]}),
        (NotImplementedError, ("x is a tuple", "float16"), {"x": (x, x)}),
        (ValueError, ("topk_idx is missing",), {"topk_idx": None}),
        (ValueError, ("topk_idx has elements of type float64", "int64"), {"topk_idx": topk * 1.0}),
        (NotImplementedError, ("topk_idx has rows of 1 and 2 ids", "-1 where"), {"topk_idx": [[0]] + [[0, 1]] * 5}),
        (ValueError, ("topk_idx is a list",), {"topk_idx": topk.tolist()}),
        (ValueError, ("topk_idx has the shape [5, 2]", "[6, any]"), {"topk_idx": topk[:5]}),
        (ValueError, ("topk_idx has the shape [6, 0]",), {"topk_idx": topk[:, :0].copy()}),
        (ValueError, ("topk_weights has the shape [6]", "[6, 2]"), {"topk_weights": weights[:, 0].copy()}),
        (ValueError, ("topk_weights has elements of type float64",),
         {"topk_weights": weights.astype(float)}),
        (ValueError, ("num_tokens_per_expert is missing",), {"num_tokens_per_expert": None}),
        (ValueError, ("num_tokens_per_expert does not belong to topk_idx",),
         {"num_tokens_per_expert": per_expert + np.int32(1)}),
        (ValueError, ("num_experts is %d" % (E - 1), "multiple of the %d ranks" % comm.size),
         {"num_tokens_per_expert": per_expert[:-1].copy()}),
        (ValueError, ("num_tokens_per_rank does not belong",), {"num_tokens_per_rank": per_rank[:-1]}),
        (ValueError, ("is_token_in_rank does not belong",), {"is_token_in_rank": 1 - in_rank}),
        (NotImplementedError, ("num_tokens_per_rdma_rank", "None"),
         {"num_tokens_per_rdma_rank": per_rank}),
        (NotImplementedError, ("expert_alignment is 8", "Allowed is 1"), {"expert_alignment": 8}),
        (NotImplementedError, ("num_worst_tokens is 64", "Allowed is 0"), {"num_worst_tokens": 64}),
        (ValueError, ("config is a int",), {"config": 20}),
        (ValueError, ("config is for 3 ranks",), {"config": buffer.get_dispatch_config(3)}),
        (ValueError, ("previous_event is a int",), {"previous_event": 1}),
        (NotImplementedError, ("allocate_on_comm_stream", "False"), {"allocate_on_comm_stream": True}),
        (ValueError, ("dispatch_wait_recv_cost_stats", "[%d]" % comm.size),
         {"dispatch_wait_recv_cost_stats": np.zeros(9, np.int32)}),
        (ValueError, ("handle is a tuple",), {"handle": (1, 2)}),
    )
    for kind, pieces, change in wrong if comm.rank == 0 else ():
        refused(kind, pieces, buffer.dispatch, **dict(good, **change))
    for mode in (None, "int8", "bf16", "mx_fp8_e4m3", "mx_fp4_e2m1", "fp8", 7, x):
        if mode is not None and (not isinstance(mode, str) or mode != "int8") and comm.rank == 0:
            kind = NotImplementedError if str(mode).startswith("mx_") else ValueError
            refused(kind, ("quant_mode",), buffer.dispatch, **dict(good, quant_mode=mode))
    *_, handle, _ = buffer.dispatch(**good)
    rows = np.zeros((handle.num_recv_tokens, H), np.float16)
    if comm.rank == 0:
        for kind, pieces, change in (
                (ValueError, ("x has %d rows" % (len(rows) + 1), "dispatch gave %d" % len(rows)),
                 {"x": np.zeros((len(rows) + 1, H), np.float16)}),
                (ValueError, ("x has elements of type int8",), {"x": rows.astype(np.int8)}),
                (ValueError, ("topk_weights has the shape",), {"topk_weights": weights[:2]}),
                (NotImplementedError, ("bias",), {"bias": x}),
                (ValueError, ("handle is a NoneType",), {"handle": None}),
                (ValueError, ("combine_send_cost_stats is a int",), {"combine_send_cost_stats": 1})):
            refused(kind, pieces, buffer.combine, **dict({"x": rows, "handle": handle}, **change))
        refused(ValueError, ("topk_idx and handle are given",), buffer.dispatch, x, handle,
                topk_idx=topk)
        refused(ValueError, ("x has 5 rows", "6 tokens"), buffer.dispatch, x[:5], handle)
        refused(ValueError, ("num_experts is 0",), buffer.get_dispatch_layout, topk, 0)
    out, _, _ = buffer.combine(rows, handle)
    assert out.shape == (T, H) and not out.any()


def test_handle_by_name(comm):
    buffer, x, topk = made(comm)
    _, _, per_expert, _, _ = buffer.get_dispatch_layout(topk, E)
    *_, handle, _ = buffer.dispatch(x, num_tokens_per_expert=per_expert, topk_idx=topk)
    assert handle.num_experts == E and handle.num_ranks == comm.size
    refused(ValueError, ("by name", "src_info", "recv_count"), lambda: handle[-1])
    refused(ValueError, ("by name",), lambda: [*handle])
    buffer.combine(np.zeros((handle.num_recv_tokens, H), np.float16), handle)


def test_not_built(comm):
    buffer = aivdrive.Buffer(comm)
    for name in ("fused_deep_moe", "internode_dispatch", "internode_combine", "notify_verify",
                 "begin_profile"):
        refused(NotImplementedError, (name, "not built"), getattr(buffer, name), 1, two=2)
    for name in ("get_notify_send_data", "end_profile"):
        refused(NotImplementedError, (name, "not built", "allowed"), getattr(buffer, name))
    refused(NotImplementedError, ("set_num_sms", "AIVDRIVE_COLL_CORES"), buffer.set_num_sms, 20)
    refused(ValueError, ("low_latency_mode is False",), buffer.low_latency_update_mask_buffer, 1, True)


def test_functions(comm):
    """The functional forms name their arguments; what the library refuses is 'call aclnnXxx failed'."""
    _, x, topk = made(comm)
    weights = np.ones((T, K), np.float32)
    per_expert, index = aivdrive.get_dispatch_layout(topk, E, comm.size)
    good = [x, topk, weights, per_expert, index, comm.name, comm.rank, comm.size, False]
    for place, value, pieces in ((0, x[0], ("x has",)), (1, topk[:3], ("topk_idx",)),
                                 (2, None, ("topk_weights is a NoneType",)),
                                 (3, per_expert.astype(np.int64), ("num_tokens_per_expert", "int32")),
                                 (4, index[:2], ("send_token_idx_small",)),
                                 (5, "nobody", ("group_ep is 'nobody'",)),
                                 (6, 99, ("group_ep", "rank 99")), (7, 5, ("num_ranks is 5",))):
        refused(ValueError, pieces, aivdrive.moe_dispatch_prefill,
                *good[:place], value, *good[place + 1:])
    refused(ValueError, ("num_experts is 7", "multiple"), aivdrive.get_dispatch_layout, topk, 7, 2)
    many = np.zeros((1, 65), np.int64)
    error = refused(aivdrive.AivdriveError, ("call aclnnDispatchLayout failed, detail: ", "64"),
                    aivdrive.get_dispatch_layout, many, E, comm.size)
    assert error.code == 561002
    comm.barrier()


with aivdrive.init(timeout=60) as world:
    run(dict(globals()), world)
