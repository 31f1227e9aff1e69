"""The four calls of expert parallelism (aclnn/...) on NumPy arrays, and their functional forms.

Symbols: R ranks, E experts in all, L = E / R on each rank, T tokens of this rank, K experts of a token, H
elements of a row, N rows this rank receives. Rows are float16, float32, or bfloat16 in uint16 arrays.
"""
import contextlib
import ctypes

import numpy as np

from . import _check, device as _device, dtypes
from ._library import lib
from ._refusal import telling
from .comm import by_name, of_name
from .errors import check_aclnn

ROWS = ("float16", "float32", "uint16")
INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32")
_FORMAT_ND = 2
# aclDataType of an array's elements; rows of uint16 are bfloat16
_TYPES = {np.dtype(kind): number for name, (_, number, kind) in dtypes.TYPES.items()
          if name != "uint16"}
_streams = {}


class _Tensors:
    """Tensors of one call: made from arrays, destroyed when the call has been queued."""

    def __init__(self):
        self.tensors = []

    def convert(self, argument):
        if not isinstance(argument, np.ndarray):
            return argument
        dims = (ctypes.c_int64 * max(argument.ndim, 1))(*argument.shape)
        tensor = lib.aclCreateTensor(dims, argument.ndim, _TYPES[argument.dtype], None, 0, _FORMAT_ND,
                                     None, 0, argument.ctypes.data)
        if not tensor:
            check_aclnn("aclCreateTensor", -1)
        self.tensors.append(tensor)
        return tensor

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        for tensor in self.tensors:
            lib.aclDestroyTensor(tensor)


def prepare(name, stream, *arguments):
    """The first stage of a call that needs no workspace; arrays become tensors. Its executor."""
    size, executor = ctypes.c_uint64(), ctypes.c_void_p()
    _device.use(stream.device)
    with _Tensors() as tensors:
        values = [tensors.convert(a) for a in arguments]
        first = getattr(lib, name + "GetWorkspaceSize")
        check_aclnn(name, first(*values, ctypes.byref(size), ctypes.byref(executor)))
    assert size.value == 0, "%s needs a workspace" % name
    return executor


def _execute(name, stream, *arguments):
    """The two stages of a call. Queued on the stream, which keeps the arrays alive."""
    executor = prepare(name, stream, *arguments)
    check_aclnn(name, getattr(lib, name)(None, 0, executor, stream.handle))
    stream.hold(*arguments, call=name)


def _own_stream():
    """A stream of the thread's device, for calls without a communicator."""
    number = _device.current_device()
    if number not in _streams:
        _streams[number] = _device.Stream(number)
    return _streams[number]


def _lengths(rows):
    """How many ids the rows have, as far as they are rows."""
    listed = isinstance(rows, (list, tuple)) or isinstance(rows, np.ndarray) and rows.dtype == object
    return {len(row) for row in rows if hasattr(row, "__len__")} if listed else set()


def check_topk(topk_idx, name="topk_idx"):
    if len(_lengths(topk_idx)) > 1:
        raise NotImplementedError("%s has rows of %s ids: another number of experts for each token is not built. "
                                  "Allowed is one array [T, K] with -1 where a token has fewer" %
                                  (name, " and ".join(map(str, sorted(_lengths(topk_idx))))))
    _check.array(name, topk_idx, shape=(None, None), kinds=INTEGERS)
    if topk_idx.shape[1] == 0:
        raise ValueError("%s has the shape %s; at least one expert per token is needed" %
                         (name, list(topk_idx.shape)))


def check_experts(num_experts, num_ranks):
    num_ranks = _check.integer("num_ranks", num_ranks, 1, 384)
    num_experts = _check.integer("num_experts", num_experts, 1, 4096)
    if num_experts % num_ranks:
        raise ValueError("num_experts is %d; a multiple of the %d ranks is needed" %
                         (num_experts, num_ranks))
    return num_experts, num_ranks


def layout(topk_idx, num_experts, num_ranks, stream):
    """Queues the counting of this rank's pairs: (tokens per rank, pairs per expert, token in rank,
    running index of each pair among those of its expert)."""
    tokens, topk = topk_idx.shape
    # no room in scratch for more blocks than one: counting is fastest so
    wide, per_rank, per_expert, in_rank, index, scratch = _device.empty_many(
        (topk_idx.shape, np.int64),
        ((num_ranks,), np.int32), ((num_experts,), np.int32), ((tokens, num_ranks), np.int32),
        ((tokens, topk), np.int32), ((1,), np.int32))
    wide[...] = topk_idx
    _execute("aclnnDispatchLayout", stream, wide, tokens, num_ranks, num_experts, topk, num_ranks,
             per_rank, per_expert, in_rank, scratch, index)
    return per_rank, per_expert, in_rank, index


class Counts:
    """What the exchange of counts told this rank."""

    __slots__ = ("send_offset", "recv_count", "recv_offset", "recv_tokens_per_expert", "total",
                 "max_tokens")


def notify(per_expert, tokens, group, stream):
    """The exchange of counts; waits for all ranks."""
    experts, ranks, rank = per_expert.size, group.size, group.rank
    counts = Counts()
    (counts.send_offset, counts.recv_count, counts.recv_offset, counts.recv_tokens_per_expert, total,
     largest, send, data) = _device.empty_many(
         *[((experts,), np.int32)] * 3, ((experts // ranks,), np.int64), ((1,), np.int32),
         ((1,), np.int32), ((3 * experts,), np.int32), ((3 * experts,), np.int32))
    _execute("aclnnNotifyDispatch", stream, send, per_expert, 3 * experts, tokens,
             group.name.encode(), ranks, rank, ranks, rank, counts.send_offset, data, total,
             counts.recv_count, counts.recv_offset, largest, counts.recv_tokens_per_expert)
    stream.synchronize()
    counts.total, counts.max_tokens = int(total[0]), int(largest[0])
    return counts


def dispatch(x, topk_idx, index, counts, group, stream, quantise, cost=None):
    """Queues the moving of rows; returns (rows, scales, triples), at least one row long."""
    rows, experts = max(counts.total, 1), counts.recv_count.size
    kind = np.dtype(np.int8) if quantise else x.dtype
    out, scales, triples, narrow = _device.empty_many(
        ((rows, x.shape[1]), kind), ((rows,), np.float32), ((3 * rows,), np.int32),
        (topk_idx.shape, np.int32))
    narrow[...] = topk_idx
    _execute("aclnnMoeDispatchNormal", stream, x, narrow, counts.send_offset, index,
             counts.recv_offset, counts.recv_count, group.name.encode(), group.size, group.rank, b"",
             1, 0, experts, 2 if quantise else 0, max(counts.max_tokens, 1) * group.size, out, scales,
             triples, cost)
    return out, scales, triples


def combine(rows, triples, recv_count, weights, max_tokens, group, stream, cost=None):
    """Queues the way back; returns the owner's [T, H]."""
    out = _device.empty((weights.shape[0], rows.shape[1]), rows.dtype)
    _execute("aclnnMoeCombineNormal", stream, rows, triples, recv_count, weights, None,
             group.name.encode(), group.size, group.rank, b"", 1, 0, recv_count.size,
             max_tokens * group.size, out, cost)
    return out


# ---- functional forms ----


def get_dispatch_layout(topk_idx, num_experts, num_ranks):
    """How many pairs go to every expert (int32 [E]), and each pair's place among those of its expert
    (int32 [T, K]; -1 for ids that are no expert)."""
    check_topk(topk_idx)
    num_experts, num_ranks = check_experts(num_experts, num_ranks)
    stream = _own_stream()
    _, per_expert, _, index = layout(topk_idx, num_experts, num_ranks, stream)
    stream.synchronize()
    return per_expert, index


def _group(group_ep, rank, num_ranks):
    own = of_name(group_ep)
    with telling(own) if own else contextlib.nullcontext():
        group = by_name(group_ep, rank)
        if group.size != num_ranks:
            raise ValueError("num_ranks is %r; the communicator %r has %d" %
                             (num_ranks, group_ep, group.size))
    return group


def _check_weights(topk_idx, topk_weights):
    check_topk(topk_idx)
    _check.array("topk_weights", topk_weights, shape=topk_idx.shape,
                 kinds=("float16", "float32", "float64"))


def moe_dispatch_prefill(x, topk_idx, topk_weights, num_tokens_per_expert, send_token_idx_small,
                         group_ep, rank, num_ranks, use_quant):
    """Sends every token to its experts: (recv_x [N', H], dynamic_scales [N'], expand_idx [3 N'],
    recv_count [E], recv_tokens_per_expert [L]), N' = max(N, 1).

    Rows are ordered by local expert, then source rank, then the sender's token and k; expand_idx has
    (source rank, token, k) per row. use_quant: int8 rows, and a row is recv_x * dynamic_scales.
    topk_weights is checked and stays: the way back uses it. group_ep: a communicator's name."""
    group = _group(group_ep, rank, num_ranks)
    with telling(group):
        _check.array("x", x, shape=(None, None), kinds=ROWS)
        check_topk(topk_idx)
        _check.array("topk_idx", topk_idx, shape=(x.shape[0], None))
        _check_weights(topk_idx, topk_weights)
        _check.array("num_tokens_per_expert", num_tokens_per_expert, shape=(None,), kinds=("int32",))
        check_experts(num_tokens_per_expert.size, group.size)
        _check.array("send_token_idx_small", send_token_idx_small, shape=topk_idx.shape,
                     kinds=("int32",))
    counts = notify(num_tokens_per_expert, x.shape[0], group, group.stream)
    out, scales, triples = dispatch(x, topk_idx, send_token_idx_small, counts, group, group.stream,
                                    bool(use_quant))
    group.stream.synchronize()
    return out, scales, triples, counts.recv_count, counts.recv_tokens_per_expert


def moe_combine_prefill(x, topk_idx, topk_weights, src_idx, send_head, group_ep, rank, num_ranks):
    """Brings the experts' rows back: [T, H], the sum over k of row times weight in float32, k ascending,
    rounded once. src_idx and send_head are expand_idx and recv_count of the dispatch."""
    group = _group(group_ep, rank, num_ranks)
    with telling(group):
        _check.array("x", x, shape=(None, None), kinds=ROWS)
        _check_weights(topk_idx, topk_weights)
        _check.array("send_head", send_head, shape=(None,), kinds=("int32",))
        check_experts(send_head.size, group.size)
        check_rows(x, src_idx, send_head)
    weights = topk_weights
    if weights.dtype != np.float32:
        weights = _device.array(topk_weights, np.float32)
    out = combine(x, src_idx, send_head, weights, topk_idx.shape[0], group, group.stream)
    group.stream.synchronize()
    return out


def check_rows(x, src_idx, recv_count, triples="src_idx"):
    """x has the rows that came, and a triple for each."""
    _check.array(triples, src_idx, shape=(None,), kinds=("int32",))
    if x.shape[0] < recv_count[-1]:
        raise ValueError("x has %d rows; the %d rows that came are needed" %
                         (x.shape[0], recv_count[-1]))
    if src_idx.size < 3 * x.shape[0]:
        raise ValueError("%s has %d elements; 3 for each of the %d rows of x are needed" %
                         (triples, src_idx.size, x.shape[0]))
