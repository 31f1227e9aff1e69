"""Expert-parallel dispatch and combine with the calls of DeepEP's Buffer on Ascend, on NumPy arrays.

What differs from it is said at each call. No argument is accepted and then ignored: what is not built
raises NotImplementedError with the values that are.
"""
import enum

import numpy as np

from . import _check, cam
from ._refusal import told
from .comm import Communicator
from .device import Event, array, full
from .low_latency import LowLatencyCalls

_QUANT_MODES = ("bf16", "int8", "mx_fp8_e4m3", "mx_fp8_e5m2", "pertoken_fp8_e4m3", "mx_fp4_e2m1")


class NormalStrategy(enum.Enum):
    DEFAULT = "default"
    ALLTOALL = "alltoall"
    OPS = "ops"


class LowLatencyStrategy(enum.Enum):
    DEFAULT = "default"
    ALLTOALL = "alltoall"
    OPS = "ops"


class EventOverlap:
    """The end of a call that may still be running."""

    def __init__(self, event=None, then=None):
        self.event, self._then = event, then

    def __repr__(self):
        return "<aivdrive.EventOverlap%s>" % ("" if self.event else ": nothing to wait for")

    def current_stream_wait(self):
        """Waits for it. (The host reads NumPy arrays, so the host is what waits here.)"""
        if self.event is not None:
            self.event.synchronize()
        if self._then is not None:  # what the host adds to the result
            then, self._then = self._then, None
            then()

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        self.current_stream_wait()


class Config:
    """Made by Buffer.get_dispatch_config and get_combine_config; belongs to a number of ranks."""

    def __init__(self, num_ranks):
        self.num_ranks = num_ranks

    def __repr__(self):
        return "<aivdrive.buffer.Config for %d ranks>" % self.num_ranks


class DispatchHandle:
    """What combine needs of a dispatch, and what another dispatch of the same routing can use again.

    Fields are read by name; there is no order to rely on. topk_idx and topk_weights are those of the
    dispatch; src_info has (source rank, token, k) of each received row; recv_count is cumulative, index
    local expert * ranks + source rank."""

    __slots__ = ("topk_idx", "topk_weights", "num_experts", "num_ranks", "num_recv_tokens",
                 "num_recv_tokens_per_expert", "is_token_in_rank", "src_info", "recv_count",
                 "recv_offset", "send_offset", "send_token_idx", "max_tokens", "_counts")

    def __repr__(self):
        return "<aivdrive.DispatchHandle: %d tokens out, %d rows in, %d experts, %d ranks>" % (
            self.topk_idx.shape[0], self.num_recv_tokens, self.num_experts, self.num_ranks)

    def __getitem__(self, index):
        raise ValueError("a dispatch handle has no order; read its fields by name: " +
                         ", ".join(n for n in self.__slots__ if not n.startswith("_")))

    def __iter__(self):
        self[0]


def _default(name, value, default):
    _check.only(name, value, default, "only its default is built here")


def _event(previous_event, stream):
    """Work of the stream waits for what the caller named."""
    if previous_event is None:
        return
    event = previous_event.event if isinstance(previous_event, EventOverlap) else previous_event
    if event is None:
        return
    if not isinstance(event, Event):
        raise ValueError("previous_event is a %s; an EventOverlap or Event is needed" %
                         type(previous_event).__name__)
    stream.wait(event)


class Buffer(LowLatencyCalls):
    """Dispatch and combine over a communicator. Rows go straight into the receiver's array, so there is no
    buffer to size, but for low-latency calls with hooks (aivdrive.low_latency): num_rdma_bytes, or 0 for as
    much as the calls need."""

    def __init__(self, group, num_nvl_bytes=0, num_rdma_bytes=0, low_latency_mode=False,
                 num_qps_per_rank=12, allow_nvlink_for_low_latency_mode=True, allow_mnnvl=False,
                 normal_strategy=NormalStrategy.DEFAULT,
                 low_latency_strategy=LowLatencyStrategy.DEFAULT):
        if not isinstance(group, Communicator):
            raise ValueError("group is a %s; an aivdrive.Communicator is needed" %
                             type(group).__name__)
        reason = "rows are written straight into the receiver's array, so there is no buffer to size"
        _check.only("num_nvl_bytes", num_nvl_bytes, 0, reason)
        _check.one_of("low_latency_mode", low_latency_mode, (False, True))
        if low_latency_mode:
            num_rdma_bytes = _check.integer("num_rdma_bytes", num_rdma_bytes, 0, 1 << 50)
        else:
            _check.only("num_rdma_bytes", num_rdma_bytes, 0, reason + " without low_latency_mode=True")
        self.num_rdma_bytes, self.low_latency_mode = num_rdma_bytes, low_latency_mode
        _default("num_qps_per_rank", num_qps_per_rank, 12)
        _default("allow_nvlink_for_low_latency_mode", allow_nvlink_for_low_latency_mode, True)
        _default("allow_mnnvl", allow_mnnvl, False)
        self._strategy("normal_strategy", normal_strategy, NormalStrategy)
        self._strategy("low_latency_strategy", low_latency_strategy, LowLatencyStrategy)
        self.group, self.rank, self.group_size = group, group.rank, group.size
        self._start_masks()

    @staticmethod
    def _strategy(name, value, kinds):
        known = {s.value: s for s in kinds}
        chosen = known.get(value, value) if isinstance(value, str) else value
        if not isinstance(chosen, kinds):
            raise ValueError("%s is %r; allowed is %r" % (name, value, kinds.DEFAULT.value))
        if chosen is not kinds.DEFAULT:
            raise NotImplementedError("%s is %r; it is not built. Allowed is %r" %
                                      (name, chosen.value, kinds.DEFAULT.value))

    def __repr__(self):
        return "<aivdrive.Buffer on %r>" % self.group

    # ---- layout ----

    @told
    def get_dispatch_layout(self, topk_idx, num_experts, previous_event=None, async_finish=False,
                            allocate_on_comm_stream=False):
        """(num_tokens_per_rank [R], None, num_tokens_per_expert [E], is_token_in_rank [T, R] of 0 and 1,
        event). A token counts once per rank, and once per expert it names. Ids below 0 and from E on
        belong to nobody."""
        cam.check_topk(topk_idx)
        num_experts, _ = cam.check_experts(num_experts, self.group_size)
        self._allocation(allocate_on_comm_stream)
        stream = self._stream(previous_event)
        per_rank, per_expert, in_rank, _ = cam.layout(topk_idx, num_experts, self.group_size, stream)
        return per_rank, None, per_expert, in_rank, self._end(async_finish)

    def _allocation(self, allocate_on_comm_stream):
        _check.only("allocate_on_comm_stream", allocate_on_comm_stream, False,
                    "memory belongs to no stream here")

    def _stream(self, previous_event):
        self.group._begin()
        _event(previous_event, self.group.stream)
        return self.group.stream

    def _end(self, async_finish, then=None):
        if async_finish:
            return EventOverlap(self.group.stream.record(), then)
        self.group.stream.synchronize()
        if then is not None:
            then()
        return EventOverlap()

    # ---- dispatch ----

    @told
    def dispatch(self, x, handle=None, num_tokens_per_rank=None, num_tokens_per_rdma_rank=None,
                 is_token_in_rank=None, num_tokens_per_expert=None, topk_idx=None, topk_weights=None,
                 expert_alignment=1, num_worst_tokens=0, config=None, previous_event=None,
                 async_finish=False, allocate_on_comm_stream=False,
                 dispatch_wait_recv_cost_stats=None, quant_mode=None):
        """Sends every token to its experts, one row for each: (recv_x, recv_topk_idx, recv_topk_weights,
        num_recv_tokens_per_expert, handle, event).

        recv_x [N, H], or (int8 recv_x, scales [N]) with quant_mode "int8": by local expert, then source
        rank, then the sender's token and k. recv_topk_idx [N, K] has the local expert in the row's column
        k and -1 elsewhere. recv_topk_weights is None: weights stay with the owner of the token, where
        combine uses them. With a handle the routing of that dispatch is used again, without counting and
        without an exchange of counts; the topk arguments are then left out."""
        if isinstance(x, tuple):
            raise NotImplementedError("x is a tuple (rows that are quantised already are not built); "
                                      "allowed is one array of float16, float32 or bfloat16 (uint16)")
        _check.array("x", x, shape=(None, None), kinds=cam.ROWS)
        quantise = self._quantisation(quant_mode, x)
        self._unbuilt(num_tokens_per_rdma_rank, expert_alignment, num_worst_tokens, config)
        self._allocation(allocate_on_comm_stream)
        self._stats("dispatch_wait_recv_cost_stats", dispatch_wait_recv_cost_stats)
        if handle is None:
            handle = self._route(x, num_tokens_per_rank, is_token_in_rank, num_tokens_per_expert,
                                 topk_idx, topk_weights, previous_event)
        else:
            handle = self._again(x, handle, num_tokens_per_rank=num_tokens_per_rank,
                                 is_token_in_rank=is_token_in_rank,
                                 num_tokens_per_expert=num_tokens_per_expert, topk_idx=topk_idx,
                                 topk_weights=topk_weights)
            self._stream(previous_event)
        rows, scales, triples = cam.dispatch(x, handle.topk_idx, handle.send_token_idx,
                                             handle._counts, self.group, self.group.stream, quantise,
                                             dispatch_wait_recv_cost_stats)
        n = handle.num_recv_tokens
        handle.src_info = triples[:3 * n]
        recv_topk_idx = np.full((n, handle.topk_idx.shape[1]), -1, np.int64)

        def columns():
            experts = np.arange(len(handle.num_recv_tokens_per_expert))
            recv_topk_idx[np.arange(n), triples[2:3 * n:3]] = \
                np.repeat(experts, handle.num_recv_tokens_per_expert)

        event = self._end(async_finish, columns)
        recv_x = (rows[:n], scales[:n]) if quantise else rows[:n]
        return recv_x, recv_topk_idx, None, handle.num_recv_tokens_per_expert, handle, event

    def _quantisation(self, quant_mode, x):
        if quant_mode is None:
            return False
        if not isinstance(quant_mode, str) or quant_mode not in _QUANT_MODES:
            raise ValueError("quant_mode is %r; allowed are None, 'bf16' and 'int8'" % (quant_mode,))
        if quant_mode not in ("bf16", "int8"):
            raise NotImplementedError("quant_mode is %r; it is not built. Allowed are None, 'bf16' and "
                                      "'int8'" % quant_mode)
        if quant_mode == "bf16" and x.dtype != np.uint16:
            raise ValueError("quant_mode is 'bf16', but x has elements of type %s; pass None" %
                             x.dtype.name)
        return quant_mode == "int8"

    def _unbuilt(self, num_tokens_per_rdma_rank, expert_alignment, num_worst_tokens, config):
        if num_tokens_per_rdma_rank is not None:
            raise NotImplementedError("num_tokens_per_rdma_rank is given; all ranks are on one host. "
                                      "Allowed is None, as get_dispatch_layout returns it")
        _check.only("expert_alignment", expert_alignment, 1, "rows of experts are not padded")
        _check.only("num_worst_tokens", num_worst_tokens, 0, "the number of rows is exchanged first")
        self._config(config)

    def _config(self, config):
        if config is None:
            return
        if not isinstance(config, Config):
            raise ValueError("config is a %s; what get_dispatch_config returned, or None, is needed" %
                             type(config).__name__)
        if config.num_ranks != self.group_size:
            raise ValueError("config is for %d ranks; this group has %d" %
                             (config.num_ranks, self.group_size))

    def _stats(self, name, stats):
        if stats is not None:
            _check.array(name, stats, write=True, shape=(self.group_size,), kinds=("int32",))

    def _route(self, x, per_rank, in_rank, per_expert, topk_idx, topk_weights, previous_event):
        """Layout and the exchange of counts. What the caller has of the layout must be of these ids."""
        if topk_idx is None:
            raise ValueError("topk_idx is missing; it, or a handle, is needed")
        cam.check_topk(topk_idx)
        _check.array("topk_idx", topk_idx, shape=(x.shape[0], None))
        if topk_weights is not None:
            _check.array("topk_weights", topk_weights, shape=topk_idx.shape, kinds=("float32",))
        if per_expert is None:
            raise ValueError("num_tokens_per_expert is missing; get_dispatch_layout returns it")
        _check.array("num_tokens_per_expert", per_expert, shape=(None,), kinds=("int32",))
        experts, ranks = cam.check_experts(per_expert.size, self.group_size)
        stream = self._stream(previous_event)
        counted = cam.layout(topk_idx, experts, ranks, stream)
        stream.synchronize()
        for name, given, own in (("num_tokens_per_rank", per_rank, counted[0]),
                                 ("num_tokens_per_expert", per_expert, counted[1]),
                                 ("is_token_in_rank", in_rank, counted[2])):
            if given is not None and not np.array_equal(given, own):
                raise ValueError("%s does not belong to topk_idx; pass what get_dispatch_layout "
                                 "returned for the same ids" % name)
        handle = DispatchHandle()
        handle._counts = cam.notify(counted[1], x.shape[0], self.group, stream)
        handle.topk_idx = topk_idx.copy()
        handle.topk_weights = None if topk_weights is None else array(topk_weights)
        handle.num_experts, handle.num_ranks = experts, ranks
        handle.is_token_in_rank, handle.send_token_idx = counted[2], counted[3]
        self._fill(handle)
        return handle

    @staticmethod
    def _fill(handle):
        counts = handle._counts
        handle.num_recv_tokens, handle.max_tokens = counts.total, counts.max_tokens
        handle.num_recv_tokens_per_expert = counts.recv_tokens_per_expert.tolist()
        handle.recv_count, handle.recv_offset = counts.recv_count, counts.recv_offset
        handle.send_offset = counts.send_offset

    def _again(self, x, handle, **left_out):
        """A new handle for the routing of an old one; the old one keeps its own rows."""
        self._check_handle(handle)
        for name, value in left_out.items():
            if value is not None:
                raise ValueError("%s and handle are given; the handle has it. Leave %s out" %
                                 (name, name))
        if x.shape[0] != handle.topk_idx.shape[0]:
            raise ValueError("x has %d rows; the handle is of %d tokens" %
                             (x.shape[0], handle.topk_idx.shape[0]))
        copy = DispatchHandle()
        for name in DispatchHandle.__slots__:
            setattr(copy, name, getattr(handle, name))
        return copy

    def _check_handle(self, handle):
        if not isinstance(handle, DispatchHandle):
            raise ValueError("handle is a %s; what dispatch returned is needed" %
                             type(handle).__name__)
        if handle.num_ranks != self.group_size:
            raise ValueError("handle is of %d ranks; this group has %d" %
                             (handle.num_ranks, self.group_size))

    # ---- combine ----

    @told
    def combine(self, x, handle, topk_weights=None, bias=None, config=None, previous_event=None,
                async_finish=False, allocate_on_comm_stream=False, combine_send_cost_stats=None):
        """Brings the experts' rows back to the tokens' owners: (combined [T, H], None, event).

        Each token is the sum over k of row times weight, in float32, k ascending, rounded once. Weights:
        topk_weights, else those of the dispatch, else 1. Rows of int8 must be multiplied by their scales
        first (the result in float16, float32 or bfloat16)."""
        self._check_handle(handle)
        _check.array("x", x, shape=(None, None), kinds=cam.ROWS)
        if x.shape[0] != handle.num_recv_tokens:
            raise ValueError("x has %d rows; dispatch gave %d" % (x.shape[0], handle.num_recv_tokens))
        if bias is not None:
            raise NotImplementedError("bias is given; it is not built. Allowed is None; add it to the "
                                      "result")
        weights = handle.topk_weights if topk_weights is None else topk_weights
        if weights is None:
            weights = full(handle.topk_idx.shape, 1)
        _check.array("topk_weights", weights, shape=handle.topk_idx.shape, kinds=("float32",))
        self._config(config)
        self._allocation(allocate_on_comm_stream)
        self._stats("combine_send_cost_stats", combine_send_cost_stats)
        stream = self._stream(previous_event)
        combined = cam.combine(x, handle.src_info, handle.recv_count, weights, handle.max_tokens,
                               self.group, stream, combine_send_cost_stats)
        return combined, None, self._end(async_finish)

    # ---- what is not built ----

    def fused_deep_moe(self, *arguments, **named):
        raise NotImplementedError("fused_deep_moe: the experts' matrix products and smooth scales are not "
                                  "built; allowed are dispatch, your own experts, and combine")

    def internode_dispatch(self, *arguments, **named):
        raise NotImplementedError("internode_dispatch: several hosts are not built; allowed is dispatch")

    def internode_combine(self, *arguments, **named):
        raise NotImplementedError("internode_combine: several hosts are not built; allowed is combine")

    def notify_verify(self, *arguments, **named):
        raise NotImplementedError("notify_verify: the exchange of counts apart from dispatch is not built; "
                                  "allowed is dispatch, whose handle has the counts")

    def get_notify_send_data(self):
        raise NotImplementedError("get_notify_send_data: it is not built; allowed is the handle of dispatch "
                                  "(send_offset, send_token_idx)")

    def begin_profile(self, *arguments, **named):
        raise NotImplementedError("begin_profile: it is not built; allowed is aivrun --trace")

    def end_profile(self):
        raise NotImplementedError("end_profile: it is not built; allowed is aivrun --trace")

    # ---- static ----

    @staticmethod
    def set_num_sms(num_sms):
        raise NotImplementedError("set_num_sms: it is not built; allowed is the environment variable "
                                  "AIVDRIVE_COLL_CORES")

    @staticmethod
    def get_dispatch_config(num_ranks):
        """A configuration dispatch accepts in a group of that size."""
        return Config(_check.integer("num_ranks", num_ranks, 1, 384))

    get_combine_config = get_dispatch_config

    @staticmethod
    def capture():
        """There is no current stream of NumPy: what is in arrays is there."""
        return EventOverlap()
