"""The low-latency calls of Buffer: dispatch and combine of small batches without layout and notify, whole or
in two halves with a hook between them.

Symbols: R ranks, E experts, L = E / R on each rank, T tokens of this rank, K experts of a token, H elements
of a row, M the most tokens a rank may have (num_max_dispatch_tokens_per_rank).
"""
import ctypes

import numpy as np

from . import _check, cam
from .device import array, empty, empty_many
from .errors import AivdriveError, check_aclnn
from ._library import lib
from ._masked import MaskedRanks, without_masked
from ._refusal import told

_MODES = {"bf16": False, "int8": True}
_KNOWN_MODES = ("bf16", "int8", "mx_fp8_e4m3", "mx_fp8_e5m2", "pertoken_fp8_e4m3", "mx_fp4_e2m1")
_DISPATCH, _COMBINE = "aclnnMoeLowLatencyDispatchV2", "aclnnMoeLowLatencyCombineV2"


class LowLatencyHandle:
    """What low_latency_combine needs of a low_latency_dispatch. Fields are read by name.

    topk_idx are the ids of the dispatch, as int32; src_info has (source rank, token, k) of each received row;
    recv_count is cumulative, index local expert * ranks + source rank; both are there when the dispatch, or its
    hook, has ended. ranks has the ranks of the Buffer's communicator that took part: where some are masked,
    source rank s is ranks[s], and ids and num_experts are counted among those."""

    __slots__ = ("topk_idx", "num_max_dispatch_tokens_per_rank", "hidden", "num_experts", "num_ranks",
                 "src_info", "recv_count", "packed_recv_count", "ranks")

    def __repr__(self):
        return "<aivdrive.LowLatencyHandle: %d tokens out, %d experts, %d ranks>" % (
            self.topk_idx.shape[0], self.num_experts, self.num_ranks)

    def __getitem__(self, index):
        raise ValueError("a low-latency handle has no order; read its fields by name: " +
                         ", ".join(self.__slots__))

    def __iter__(self):
        self[0]


class _Half:
    """A call that has been sent. Called: receives it, waits for the result. It can be called once."""

    def __init__(self, name, group, executor, arguments, then):
        self._name, self._group, self._executor = name, group, executor
        self._arguments, self._then = arguments, then

    def __repr__(self):
        return "<hook of %s%s>" % (self._name, "" if self._executor else ", called")

    def __del__(self):
        if self._executor is not None:  # never called: the executor has no other end
            lib.aclDestroyAclOpExecutor(self._executor)

    def __call__(self):
        if self._executor is None:
            raise ValueError("this hook of %s has been called; its result is there" % self._name)
        executor, self._executor = self._executor, None
        group = self._group
        group._begin()
        check_aclnn("aivd_low_latency_receive",
                    lib.aivd_low_latency_receive(executor, group.stream.handle))
        group.stream.hold(*self._arguments, call=self._name)
        group.stream.synchronize()
        if self._then is not None:
            self._then()


def _send(name, group, arguments, then):
    """The first half; returns when it has run, which needs no other rank's half."""
    stream = group.stream
    executor = cam.prepare(name, stream, *arguments)
    check_aclnn("aivd_low_latency_send", lib.aivd_low_latency_send(executor, stream.handle))
    stream.hold(*arguments, call=name)
    stream.synchronize()
    return _Half(name, group, executor, arguments, then)


class LowLatencyCalls(MaskedRanks):
    """The part of Buffer that is low latency; it has group, rank and group_size."""

    @staticmethod
    def get_low_latency_rdma_size_hint(num_max_dispatch_tokens_per_rank, hidden, num_ranks, num_experts):
        """Bytes of a window for calls with hooks, with rows of 16 bits."""
        most = _check.integer("num_max_dispatch_tokens_per_rank", num_max_dispatch_tokens_per_rank, 1,
                              2147483647)
        hidden = _check.integer("hidden", hidden, 1, 2147483647)
        experts, ranks = cam.check_experts(num_experts, num_ranks)
        return _bytes(most, hidden, 2, ranks, experts, min(experts, 64))

    def clean_low_latency_buffer(self, num_max_dispatch_tokens_per_rank, hidden, num_experts):
        """Checks the arguments. There is nothing to clean: what is in a window is known by the number of its
        call, and numbers grow."""
        self.get_low_latency_rdma_size_hint(num_max_dispatch_tokens_per_rank, hidden, self.group_size,
                                            num_experts)

    # ---- dispatch ----

    @without_masked
    @told
    def low_latency_dispatch(self, x, topk_idx, num_max_dispatch_tokens_per_rank, num_experts,
                             cumulative_local_expert_recv_stats=None, use_fp8=True, round_scale=False,
                             use_ue8m0=False, use_mxfp4=False, async_finish=False, return_recv_hook=False,
                             topk_weights=None, quant_mode=None):
        """Sends every token to its experts: (packed_x, packed_recv_count, handle, event, hook); packed_x is
        (int8 rows, scales) when rows are quantised.

        packed_x is flat, [M * R * min(K, L), H]: by local expert, then source rank, then token; rows behind the
        last one are not written. packed_recv_count [L] is int64. Rows are int8 with a scale, unless
        quant_mode is "bf16" or use_fp8 is False (what quantises to 8 bits here is int8). A token names an
        expert once at most; an id below 0 names nobody. With return_recv_hook the call returns when this
        rank's rows have been sent, and hook() waits for those of the others; call hooks in the order of their
        calls, the same on all ranks, at most two later."""
        self._dispatch_check(x, topk_idx, num_experts, cumulative_local_expert_recv_stats, round_scale,
                             use_ue8m0, use_mxfp4, topk_weights)
        quantise = self._low_latency_mode(quant_mode, use_fp8, x)
        self._hook_check(async_finish, return_recv_hook)
        most = _check.integer("num_max_dispatch_tokens_per_rank", num_max_dispatch_tokens_per_rank, 1,
                              2147483647)
        handle, rows, scales, arguments = self._dispatch_arguments(x, topk_idx, most, num_experts, quantise)

        def then():
            if cumulative_local_expert_recv_stats is not None:
                cumulative_local_expert_recv_stats[...] += handle.packed_recv_count.astype(np.int32)

        event, hook = self._low_latency_run(_DISPATCH, arguments, handle, x.dtype, return_recv_hook,
                                            async_finish, then)
        return ((rows, scales) if quantise else rows), handle.packed_recv_count, handle, event, hook

    def _dispatch_check(self, x, topk_idx, num_experts, cumulative, round_scale, use_ue8m0, use_mxfp4,
                        topk_weights):
        if not self.low_latency_mode:
            raise ValueError("low_latency_mode is False; make the Buffer with low_latency_mode=True for "
                             "low-latency calls")
        _check.array("x", x, shape=(None, None), kinds=cam.ROWS)
        cam.check_topk(topk_idx)
        _check.array("topk_idx", topk_idx, shape=(x.shape[0], None))
        experts, ranks = cam.check_experts(num_experts, self.group_size)
        if cumulative is not None:
            _check.array("cumulative_local_expert_recv_stats", cumulative, write=True,
                         shape=(experts // ranks,), kinds=("int32",))
        for name, value in (("round_scale", round_scale), ("use_ue8m0", use_ue8m0),
                            ("use_mxfp4", use_mxfp4)):
            _check.only(name, value, False, "rows are quantised to int8 with a float32 scale, or not at all")
        _check.only("topk_weights", topk_weights, None,
                    "weights stay with the owner of the token; give them to low_latency_combine")

    def _low_latency_mode(self, quant_mode, use_fp8, x):
        if use_fp8 not in (True, False):
            raise ValueError("use_fp8 is %r; allowed are True and False" % (use_fp8,))
        if quant_mode is None:
            return bool(use_fp8)
        if not isinstance(quant_mode, str) or quant_mode not in _KNOWN_MODES:
            raise ValueError("quant_mode is %r; allowed are None, 'bf16' and 'int8'" % (quant_mode,))
        if quant_mode not in _MODES:
            raise NotImplementedError("quant_mode is %r; it is not built. Allowed are None, 'bf16' and "
                                      "'int8'" % quant_mode)
        if quant_mode == "bf16" and x.dtype != np.uint16:
            raise ValueError("quant_mode is 'bf16', but x has elements of type %s; pass use_fp8=False" %
                             x.dtype.name)
        return _MODES[quant_mode]

    @staticmethod
    def _hook_check(async_finish, return_recv_hook):
        if async_finish and return_recv_hook:
            raise ValueError("async_finish and return_recv_hook are both given; with a hook, the hook is what "
                             "waits")

    def _dispatch_arguments(self, x, topk_idx, most, num_experts, quantise):
        ranks, local = self.group_size, num_experts // self.group_size
        tokens, topk = topk_idx.shape
        room = most * ranks * min(topk, local)
        kind = np.dtype(np.int8) if quantise else x.dtype
        rows = empty((room, x.shape[1]), kind)
        scales, triples, recv_count, per_local, narrow = empty_many(
            ((room if quantise else 1,), np.float32), ((3 * room,), np.int32),
            ((local * ranks,), np.int32), ((local,), np.int64), ((tokens, topk), np.int32))
        narrow[...] = topk_idx
        handle = LowLatencyHandle()
        handle.topk_idx, handle.src_info, handle.recv_count = narrow, triples, recv_count
        handle.num_max_dispatch_tokens_per_rank, handle.hidden = most, x.shape[1]
        handle.num_experts, handle.num_ranks, handle.ranks = num_experts, ranks, self.ranks_left
        handle.packed_recv_count = per_local
        name = self.group.name.encode()
        return handle, rows, scales, (
            x, narrow, None, None, name, ranks, self.rank, num_experts, b"", 1, 0, 0, 0, 0,
            2 if quantise else 0, most * ranks, 1, None, rows, scales if quantise else None, triples,
            per_local, recv_count, None)

    # ---- combine ----

    @without_masked
    @told
    def low_latency_combine(self, x, topk_idx, topk_weights, handle, zero_copy=False, async_finish=False,
                            return_recv_hook=False, out=None):
        """Brings the experts' rows back to the tokens' owners: (combined [T, H], event, hook).

        x has the experts' rows where packed_x had them. Each token is the sum over k of row times weight, in
        float32, k ascending, rounded once; int8 rows must be multiplied by their scales first. `out` is
        written and returned when it is given. Hooks as of low_latency_dispatch; x may change when the call
        has returned, with a hook; without one when the event has happened."""
        if not isinstance(handle, LowLatencyHandle):
            raise ValueError("handle is a %s; what low_latency_dispatch returned is needed" %
                             type(handle).__name__)
        if handle.num_ranks != self.group_size or handle.ranks != self.ranks_left:
            raise ValueError("handle is of the ranks %s; now %s take part, so dispatch again" %
                             (handle.ranks, self.ranks_left))
        _check.array("x", x, shape=(None, handle.hidden), kinds=cam.ROWS)
        cam.check_topk(topk_idx)
        _check.array("topk_idx", topk_idx, shape=handle.topk_idx.shape)
        if not np.array_equal(topk_idx, handle.topk_idx):
            raise ValueError("topk_idx is not that of the dispatch (handle.topk_idx)")
        _check.array("topk_weights", topk_weights, shape=handle.topk_idx.shape, kinds=("float32",))
        _check.only("zero_copy", zero_copy, False, "rows are read where they are in any case")
        self._hook_check(async_finish, return_recv_hook)
        tokens = handle.topk_idx.shape[0]
        if out is None:
            out = empty((tokens, handle.hidden), x.dtype)
        _check.array("out", out, write=True, shape=(tokens, handle.hidden), kinds=(x.dtype.name,))
        if x.shape[0] * 3 > handle.src_info.size:
            raise ValueError("x has %d rows; packed_x had %d" % (x.shape[0], handle.src_info.size // 3))
        most, ranks = handle.num_max_dispatch_tokens_per_rank, handle.num_ranks
        arguments = (x, handle.topk_idx, handle.src_info, handle.recv_count, topk_weights, None, None, None,
                     None, None, None, None, self.group.name.encode(), ranks, self.rank,
                     handle.num_experts, b"", 1, 0, 0, 0, 0, most * ranks, 0, 0, 0, None, out, None)
        event, hook = self._low_latency_run(_COMBINE, arguments, handle, x.dtype, return_recv_hook,
                                            async_finish, None)
        return out, event, hook

    # ---- both ----

    def _low_latency_run(self, name, arguments, handle, kind, return_recv_hook, async_finish, then):
        """(event, hook). Tokens over the cap are refused by the library, which tells the other ranks."""
        tokens, most = handle.topk_idx.shape[0], handle.num_max_dispatch_tokens_per_rank
        self._stream(None)
        try:
            if return_recv_hook:
                if tokens <= most:
                    self._window(handle, kind)
                return self._end(False), _send(name, self.group, arguments, then)
            if name == _DISPATCH:
                cam._execute("aclnnMoeLowLatencyDispatchV2", self.group.stream, *arguments)
            else:
                cam._execute("aclnnMoeLowLatencyCombineV2", self.group.stream, *arguments)
        except AivdriveError as error:
            if tokens <= most:
                raise
            raise ValueError("x has %d rows; num_max_dispatch_tokens_per_rank is %d" %
                             (tokens, most)) from error
        return self._end(async_finish, then), None

    def _window(self, handle, kind):
        """Room for calls in halves: what the buffer was made for, else as much as is needed."""
        group = self.group
        need = _bytes(handle.num_max_dispatch_tokens_per_rank, handle.hidden, np.dtype(kind).itemsize,
                      handle.num_ranks, handle.num_experts, handle.topk_idx.shape[1])
        if self.num_rdma_bytes and need > self.num_rdma_bytes:
            raise ValueError("num_rdma_bytes is %d; this call needs %d (get_low_latency_rdma_size_hint tells "
                             "how many; 0 takes what is needed)" % (self.num_rdma_bytes, need))
        wanted = max(need, self.num_rdma_bytes)
        if group._low_latency_bytes < wanted:
            check_aclnn("aivd_low_latency_open",
                        lib.aivd_low_latency_open(group.name.encode(), wanted, group.stream.handle))
            group._low_latency_bytes = wanted


def _bytes(most, hidden, element, ranks, experts, topk):
    result = lib.aivd_low_latency_bytes(most, hidden, element, ranks, ranks, experts, topk)
    if result == 0:
        raise ValueError("a window for %d tokens of %d numbers of %d bytes, %d experts and %d choices is "
                         "too large" % (most, hidden, element, experts, topk))
    return result


def map_experts(topk_idx, table):
    """Ids of logical experts become those of physical ones: an array like topk_idx with table[id] for each
    id. table [E] has whole numbers; an id that is not in 0 .. E - 1, and an entry of -1, give -1: nobody.
    Use the result as the topk_idx of layout, dispatch and combine."""
    _check.array("topk_idx", topk_idx, kinds=cam.INTEGERS)
    values = np.asarray(table)
    if values.ndim != 1 or not 1 <= values.size <= 4096 or values.dtype.kind not in "iu":
        raise ValueError("table has the shape %s and elements of type %s; 1 to 4096 whole numbers are "
                         "needed" % (list(values.shape), values.dtype.name))
    if values.min() < -1 or values.max() > 4095:
        raise ValueError("table has %d; a physical expert is 0 to 4095, and -1 is nobody" %
                         (values.min() if values.min() < -1 else values.max()))
    ids = array(topk_idx, np.int64)
    result, entries = empty(ids.shape, np.int64), array(values, np.int32)
    stream = cam._own_stream()
    with cam._Tensors() as tensors:
        check_aclnn("aivd_expert_map",
                    lib.aivd_expert_map(tensors.convert(ids), tensors.convert(entries),
                                        tensors.convert(result), stream.handle))
    stream.hold(ids, result, entries, call="aivd_expert_map")
    stream.synchronize()
    return result


class ExpertLoad:
    """Rows by layer and expert, to be written as a CSV file `layer_id,expert_id,count`."""

    def __init__(self, num_layers, num_experts):
        self.num_layers = _check.integer("num_layers", num_layers, 1, 65536)
        self.num_experts = _check.integer("num_experts", num_experts, 1, 65536)
        self._load = lib.aivd_expert_load_create(self.num_layers, self.num_experts)
        if not self._load:
            check_aclnn("aivd_expert_load_create", -1)

    def __repr__(self):
        return "<aivdrive.ExpertLoad of %d layers, %d experts>" % (self.num_layers, self.num_experts)

    def __del__(self):
        if getattr(self, "_load", None):
            lib.aivd_expert_load_destroy(self._load)

    def add(self, layer_id, counts, first_expert=0):
        """Adds counts[i] to expert first_expert + i of the layer: for instance num_recv_tokens_per_expert or
        packed_recv_count of a rank, with first_expert = rank * L."""
        layer_id = _check.integer("layer_id", layer_id, 0, self.num_layers - 1)
        first_expert = _check.integer("first_expert", first_expert, 0, self.num_experts)
        numbers = np.asarray(counts)
        if numbers.ndim != 1 or numbers.dtype.kind not in "iu" and numbers.size:
            raise ValueError("counts is %r; a list of whole numbers is needed" % (counts,))
        numbers = np.ascontiguousarray(numbers, np.int64)
        if first_expert + numbers.size > self.num_experts:
            raise ValueError("counts has %d numbers from expert %d on; there are %d experts" %
                             (numbers.size, first_expert, self.num_experts))
        if numbers.size and numbers.min() < 0:
            raise ValueError("counts has %d; a count is not negative" % numbers.min())
        check_aclnn("aivd_expert_load_add",
                    lib.aivd_expert_load_add(self._load, layer_id, first_expert, numbers.size,
                                             numbers.ctypes.data))

    def counts(self):
        """A copy of all counts, int64 [layers, experts]."""
        return self._counts().copy()

    def _counts(self):
        size = self.num_layers * self.num_experts
        address = lib.aivd_expert_load_counts(self._load, 0)
        return np.ctypeslib.as_array((ctypes.c_int64 * size).from_address(address)).reshape(
            self.num_layers, self.num_experts)

    def reduce(self, group):
        """Every rank of the communicator gets the sums over all ranks."""
        sums = array(self._counts())
        group.all_reduce(sums)
        self._counts()[...] = sums

    def write(self, path):
        """Writes the file; it is whole or not there."""
        check_aclnn("aivd_expert_load_write",
                    lib.aivd_expert_load_write(self._load, str(path).encode()))
