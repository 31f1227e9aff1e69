"""Communicators: the collectives of hccl.h on NumPy arrays.

Every rank makes the same calls in the same order. Arguments are checked before anything is sent. Without
`stream` a call returns when its result is there; with a Stream it is queued, and the result is there after
stream.synchronize().
"""
import atexit
import contextlib
import ctypes
import sys
import threading
import weakref

import numpy as np

from . import _check, device as _device, dtypes, launch
from ._library import lib
from ._refusal import RECV, SEND, telling_peer, told
from .errors import check_hccl

_ROOT_INFO_BYTES = 4108
_NOT_SET = 0xFFFFFFFF
_open = weakref.WeakValueDictionary()  # (name, rank) -> Communicator


class _Config(ctypes.Structure):
    """HcclCommConfig (hccl/hccl_types.h)."""
    _fields_ = [("config_size", ctypes.c_size_t), ("magic", ctypes.c_uint32),
                ("version", ctypes.c_uint32), ("reserved_info", ctypes.c_uint64),
                ("hcclBufferSize", ctypes.c_uint32),
                ("hcclDeterministic", ctypes.c_uint32), ("hcclCommName", ctypes.c_char * 128),
                ("hcclUdi", ctypes.c_char * 128), ("hcclOpExpansionMode", ctypes.c_uint32),
                ("hcclRdmaTrafficClass", ctypes.c_uint32), ("hcclRdmaServiceLevel", ctypes.c_uint32),
                ("hcclWorldRankID", ctypes.c_uint32), ("hcclJobID", ctypes.c_uint64),
                ("aclGraphZeroCopyEnable", ctypes.c_uint8), ("hcclExecTimeOut", ctypes.c_int32),
                ("hcclAlgo", ctypes.c_char * 1600), ("hcclRetryEnable", ctypes.c_char * 50),
                ("hcclRetryParams", ctypes.c_char * 128), ("hcclBufferName", ctypes.c_char * 128),
                ("hcclQos", ctypes.c_uint32), ("hcclSymWinMaxMemSizePerRank", ctypes.c_uint64),
                ("hcclChannelSqDepth", ctypes.c_uint32)]


class _Item(ctypes.Structure):
    """HcclSendRecvItem."""
    _fields_ = [("kind", ctypes.c_int32), ("buffer", ctypes.c_void_p), ("count", ctypes.c_uint64),
                ("type", ctypes.c_int32), ("peer", ctypes.c_uint32)]


def _config(name, buffer_mb, timeout):
    config = _Config(config_size=ctypes.sizeof(_Config), magic=0xF0F0F0F0, version=11,
                     hcclBufferSize=_NOT_SET, hcclDeterministic=_NOT_SET,
                     hcclRdmaTrafficClass=_NOT_SET, hcclRdmaServiceLevel=_NOT_SET,
                     hcclExecTimeOut=-1, hcclQos=_NOT_SET, hcclSymWinMaxMemSizePerRank=16,
                     hcclChannelSqDepth=_NOT_SET)
    if name is not None:
        encoded = str(name).encode()
        if not 0 < len(encoded) < 128:
            raise ValueError("name has %d bytes; allowed are 1 to 127" % len(encoded))
        config.hcclCommName = encoded
    if buffer_mb is not None:
        config.hcclBufferSize = _check.integer("buffer_mb", buffer_mb, 1, _NOT_SET - 1)
    if timeout is not None:
        config.hcclExecTimeOut = _check.integer("timeout", timeout, 0, 2**31 - 1)
    return config


def init(device=None, name=None, buffer_mb=None, timeout=None):
    """The communicator of all ranks the launcher started (aivrun, mpirun, torchrun; one rank without any).

    device: of this rank, default its number on this host. name, buffer_mb (HCCL_BUFFSIZE) and
    timeout (HCCL_EXEC_TIMEOUT, seconds) win over the environment; the same on every rank."""
    config = _config(name, buffer_mb, timeout)
    rank, size = launch.rank(), launch.size()
    _device.set_device(launch.local_rank() if device is None else device)
    info = ctypes.create_string_buffer(_ROOT_INFO_BYTES)
    if rank == 0:
        check_hccl("HcclGetRootInfo", lib.HcclGetRootInfo(info))
    info = ctypes.create_string_buffer(launch.broadcast(info.raw), _ROOT_INFO_BYTES)
    handle = ctypes.c_void_p()
    check_hccl("HcclCommInitRootInfoConfig",
               lib.HcclCommInitRootInfoConfig(size, info, rank, ctypes.byref(config),
                                              ctypes.byref(handle)))
    return Communicator(handle, _device.current_device())


def run_threads(ranks, function, *arguments):
    """Runs function(comm, *arguments) in `ranks` threads of this process, each with a device and a rank of
    one communicator; returns their results in rank order. For notebooks and first tries: no launcher."""
    ranks = _check.integer("ranks", ranks, 1, 4096)
    _device.current_device()
    numbers = (ctypes.c_int32 * ranks)(*range(ranks))
    handles = (ctypes.c_void_p * ranks)()
    check_hccl("HcclCommInitAll", lib.HcclCommInitAll(ranks, numbers, handles))
    results, failures = [None] * ranks, {}

    def body(rank):
        try:
            _device.set_device(rank)
            with Communicator(ctypes.c_void_p(handles[rank]), rank) as comm:
                results[rank] = function(comm, *arguments)
        except BaseException as error:  # raised below, in the caller's thread
            failures[rank] = error

    threads = [threading.Thread(target=body, args=(r,), name="rank %d" % r) for r in range(ranks)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        rank = min(failures)
        raise RuntimeError("rank %d: %s: %s" % (rank, type(failures[rank]).__name__,
                                                failures[rank])) from failures[rank]
    return results


def by_name(name, rank):
    """The open communicator of that name and rank in this process; ValueError when there is none."""
    comm = _open.get((name, rank))
    if comm is None:
        known = sorted("%r (rank %d)" % key for key in _open.keys())
        raise ValueError("group_ep is %r with rank %d; this process has %s. Pass comm.name and "
                         "comm.rank" % (name, rank, ", ".join(known) or "no communicator open"))
    return comm


def of_name(name):
    """The communicator of that name, when this process has one rank of it; else None."""
    found = [comm for (known, _), comm in list(_open.items()) if known == name]
    return found[0] if len(found) == 1 else None


@contextlib.contextmanager
def _done():
    """The call has been made: what is wrong in here is nothing to tell the others."""
    try:
        yield
    except ValueError as error:
        error.told = True
        raise


def _pointer(array):
    return None if array is None or array.size == 0 else array.ctypes.data


class Communicator:
    """One rank's end of a communicator: rank, size, name, device. Close it, or use it in a with."""

    def __init__(self, handle, device):
        self.handle, self.device = handle, device
        rank, size = ctypes.c_uint32(), ctypes.c_uint32()
        check_hccl("HcclGetRankId", lib.HcclGetRankId(handle, ctypes.byref(rank)))
        check_hccl("HcclGetRankSize", lib.HcclGetRankSize(handle, ctypes.byref(size)))
        text = ctypes.create_string_buffer(128)
        check_hccl("HcclGetCommName", lib.HcclGetCommName(handle, text))
        self.rank, self.size, self.name = rank.value, size.value, text.value.decode()
        self.stream = _device.Stream(device)
        self._low_latency_bytes = 0  # of the window that is open (aivdrive.low_latency)
        _open[(self.name, self.rank)] = self

    def __repr__(self):
        state = "" if self.handle else ", closed"
        return "<aivdrive.Communicator %r: rank %d of %d, device %d%s>" % (
            self.name, self.rank, self.size, self.device, state)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        if kind is None:  # after an error the others must not take this end for a regular one
            self.close()

    def close(self):
        """Ends this rank's part; does not wait for the other ranks."""
        if self.handle:
            _device.use(self.device)
            self.stream.close()
            handle, self.handle = self.handle, None
            _open.pop((self.name, self.rank), None)
            check_hccl("HcclCommDestroy", lib.HcclCommDestroy(handle))

    # ---- arrays on this rank's device ----

    def empty(self, shape, dtype=np.float32):
        _device.use(self.device)
        return _device.empty(shape, dtype)

    def zeros(self, shape, dtype=np.float32):
        _device.use(self.device)
        return _device.zeros(shape, dtype)

    def array(self, values, dtype=None):
        _device.use(self.device)
        return _device.array(values, dtype)

    # ---- the frame of every call ----

    def _begin(self):
        if not self.handle:
            raise ValueError("the communicator %r is closed" % self.name)
        _device.use(self.device)

    def _call(self, name, stream, held, *arguments):
        """One call of the library with communicator and stream; waits unless the caller gave a stream."""
        self._begin()
        queue = self.stream if stream is None else stream
        check_hccl(name, getattr(lib, name)(*arguments, self.handle, queue.handle))
        queue.hold(*held, call=name)
        if stream is None:
            queue.synchronize()

    def _root(self, root):
        return _check.integer("root", root, 0, self.size - 1)

    def _pair(self, send, recv, dtype):
        _check.array("send", send)
        if recv is not None:
            _check.array("recv", recv, write=True)
            _check.same_type("recv", recv, "send", send)
        return dtypes.name_of(send, dtype, "send")

    # ---- reductions ----

    @told
    def all_reduce(self, send, recv=None, op="sum", dtype=None, stream=None):
        """The element-wise reduction of all ranks' `send`, in `recv` of every rank, or in `send` itself."""
        kind, operation = self._pair(send, recv, dtype), dtypes.operation(op)
        if recv is None:
            recv = _check.array("send", send, write=True)
        _check.count("recv", recv, send.size, "as many as send has")
        self._call("HcclAllReduce", stream, (send, recv), _pointer(send), _pointer(recv), send.size,
                   dtypes.hccl_type(kind), operation)
        return recv

    @told
    def reduce(self, send, recv=None, root=0, op="sum", dtype=None, stream=None):
        """The same on `root` only. recv: there only; without it the result is in the root's `send`."""
        kind, operation, root = self._pair(send, recv, dtype), dtypes.operation(op), self._root(root)
        if self.rank != root:
            self._root_only("recv", recv, root)
        elif recv is None:
            recv = _check.array("send", send, write=True)
        else:
            _check.count("recv", recv, send.size, "as many as send has")
        self._call("HcclReduce", stream, (send, recv), _pointer(send), _pointer(recv), send.size,
                   dtypes.hccl_type(kind), operation, root)
        return recv

    def _root_only(self, name, value, root):
        if value is not None:
            raise ValueError("%s is used on the root (rank %d) only; pass None on rank %d" %
                             (name, root, self.rank))

    def _slice_shape(self, send):
        """The shape of one rank's part of an array that is cut into `size` equal parts."""
        if send.size % self.size:
            raise ValueError("send has %d elements (shape %s); a multiple of %d is needed, one part "
                             "per rank" % (send.size, send.shape, self.size))
        if send.ndim and send.shape[0] == self.size:
            return send.shape[1:]
        if send.ndim and send.shape[0] % self.size == 0:
            return (send.shape[0] // self.size,) + send.shape[1:]
        return (send.size // self.size,)

    @told
    def reduce_scatter(self, send, recv=None, op="sum", dtype=None, stream=None):
        """Rank i gets part i of the reduction; `send` holds `size` equal parts."""
        kind, operation = self._pair(send, recv, dtype), dtypes.operation(op)
        shape = self._slice_shape(send)
        if recv is None:
            recv = self.empty(shape, send.dtype)
        _check.count("recv", recv, send.size // self.size, "one part of send")
        self._call("HcclReduceScatter", stream, (send, recv), _pointer(send), _pointer(recv),
                   recv.size, dtypes.hccl_type(kind), operation)
        return recv

    @told
    def reduce_scatter_v(self, send, counts, recv=None, op="sum", dtype=None, stream=None):
        """The same with parts of `counts[i]` rows (along the first axis), equal on all ranks."""
        kind, operation = self._pair(send, recv, dtype), dtypes.operation(op)
        rows, row = self._rows("send", send, counts, "counts")
        if recv is None:
            recv = self.empty((int(rows[self.rank]),) + send.shape[1:], send.dtype)
        _check.count("recv", recv, int(rows[self.rank]) * row, "this rank's part of send")
        elements, places = _elements(rows, row)
        self._call("HcclReduceScatterV", stream, (send, recv, elements, places), _pointer(send),
                   elements.ctypes.data, places.ctypes.data, _pointer(recv), recv.size,
                   dtypes.hccl_type(kind), operation)
        return recv

    # ---- copies ----

    @told
    def broadcast(self, buffer, root=0, dtype=None, stream=None):
        """The root's `buffer`, in every rank's."""
        root = self._root(root)
        _check.array("buffer", buffer, write=self.rank != root)
        kind = dtypes.name_of(buffer, dtype, "buffer")
        self._call("HcclBroadcast", stream, (buffer,), _pointer(buffer), buffer.size,
                   dtypes.hccl_type(kind), root)
        return buffer

    @told
    def scatter(self, send, recv, root=0, dtype=None, stream=None):
        """Rank i gets part i of the root's `send` in `recv`; `send` is None on the other ranks."""
        root = self._root(root)
        _check.array("recv", recv, write=True)
        kind = dtypes.name_of(recv, dtype, "recv")
        if self.rank != root:
            self._root_only("send", send, root)
        else:
            _check.array("send", send)
            _check.same_type("send", send, "recv", recv)
            _check.count("send", send, recv.size * self.size, "one recv for every rank")
        self._call("HcclScatter", stream, (send, recv), _pointer(send), _pointer(recv), recv.size,
                   dtypes.hccl_type(kind), root)
        return recv

    @told
    def gather(self, send, recv=None, root=0, dtype=None, stream=None):
        """The ranks' `send`, one after another, on the root only: [size, ...]. None on the others, where
        no memory is taken. `send` has the same size on every rank."""
        root = self._root(root)
        kind = self._pair(send, recv, dtype)
        if self.rank != root:
            self._root_only("recv", recv, root)
        else:
            if recv is None:
                recv = self.empty((self.size,) + send.shape, send.dtype)
            _check.count("recv", recv, send.size * self.size, "send of every rank")
        out, into = np.zeros(self.size, np.uint64), np.zeros(self.size, np.uint64)
        out[root] = send.size
        into[:] = send.size if self.rank == root else 0
        self._exchange(send, out, np.zeros(self.size, np.uint64), recv, into, _places(into),
                       dtypes.hccl_type(kind), stream)
        return recv

    @told
    def all_gather(self, send, recv=None, dtype=None, stream=None):
        """The ranks' `send`, one after another, on every rank: [size, ...]."""
        kind = self._pair(send, recv, dtype)
        if recv is None:
            recv = self.empty((self.size,) + send.shape, send.dtype)
        _check.count("recv", recv, send.size * self.size, "send of every rank")
        self._call("HcclAllGather", stream, (send, recv), _pointer(send), _pointer(recv), send.size,
                   dtypes.hccl_type(kind))
        return recv

    @told
    def all_gather_v(self, send, counts=None, recv=None, dtype=None, stream=None):
        """The same with any number of rows (first axis) per rank; returns (recv, counts). The counts
        are asked from the ranks when they are not given; recv is then made here."""
        kind = self._pair(send, recv, dtype)
        if send.ndim == 0:
            raise ValueError("send has no first axis; pass send.reshape(1)")
        row = _row(send)
        if counts is None:
            if recv is not None:
                raise ValueError("recv is given without counts; give both or neither")
            mine = np.array([send.shape[0]], np.int64)
            counts = self.all_gather(mine, np.empty(self.size, np.int64))
        rows = _check.counts("counts", counts, self.size)
        if rows[self.rank] != send.shape[0]:
            raise ValueError("counts[%d] is %d, but send has %d rows" %
                             (self.rank, rows[self.rank], send.shape[0]))
        total = int(rows.sum())
        if recv is None:
            recv = self.empty((total,) + send.shape[1:], send.dtype)
        _check.count("recv", recv, total * row, "the sum of counts, in rows of send")
        elements, places = _elements(rows, row)
        self._call("HcclAllGatherV", stream, (send, recv, elements, places), _pointer(send),
                   send.size, _pointer(recv), elements.ctypes.data, places.ctypes.data,
                   dtypes.hccl_type(kind))
        return recv, rows.astype(np.int64)

    @told
    def all_to_all(self, send, recv=None, dtype=None, stream=None):
        """Part j of rank i's `send` becomes part i of rank j's `recv`. In place when recv is send."""
        kind = self._pair(send, recv, dtype)
        self._slice_shape(send)
        if recv is None:
            recv = self.empty(send.shape, send.dtype)
        _check.count("recv", recv, send.size, "as many as send has")
        part, code = send.size // self.size, dtypes.hccl_type(kind)
        self._call("HcclAlltoAll", stream, (send, recv), _pointer(send), part, code, _pointer(recv),
                   part, code)
        return recv

    @told
    def all_to_all_v(self, send, send_counts, recv=None, recv_counts=None, dtype=None, stream=None):
        """send_counts[j] rows (first axis) of `send` go to rank j; returns (recv, recv_counts).

        Without recv_counts the ranks tell each other first, which waits for them; all ranks give recv_counts or
        none does. Without recv the result is a new array."""
        kind = self._pair(send, recv, dtype)
        rows, row = self._rows("send", send, send_counts, "send_counts")
        asked = recv_counts is None
        if asked:
            recv_counts = self.all_to_all(rows.astype(np.int64), np.empty(self.size, np.int64))
        into = _check.counts("recv_counts", recv_counts, self.size)
        total = int(into.sum())
        # With counts just learnt the others are already waiting: take part, then complain.
        short = recv is not None and recv.size != total * row
        if short and not asked:
            _check.count("recv", recv, total * row, "the sum of recv_counts, in rows of send")
        target = self.empty((total,) + send.shape[1:], send.dtype) if recv is None or short else recv
        out_elements, out_places = _elements(rows, row)
        in_elements, in_places = _elements(into, row)
        self._exchange(send, out_elements, out_places, target, in_elements, in_places,
                       dtypes.hccl_type(kind), stream)
        if short:
            with _done():
                _check.count("recv", recv, total * row, "the rows the ranks have sent")
        return target, into.astype(np.int64)

    @told
    def all_to_all_vc(self, send, counts, recv=None, dtype=None, stream=None):
        """The same with the whole matrix known: counts[i][j] rows go from rank i to rank j."""
        kind = self._pair(send, recv, dtype)
        matrix = np.stack([_check.counts("counts[%d]" % i, row, self.size)
                           for i, row in enumerate(_square(counts, self.size))])
        _, row = self._rows("send", send, matrix[self.rank], "counts[%d]" % self.rank)
        total = int(matrix[:, self.rank].sum())
        if recv is None:
            recv = self.empty((total,) + send.shape[1:], send.dtype)
        _check.count("recv", recv, total * row, "the sum of column %d of counts, in rows" % self.rank)
        elements, code = np.ascontiguousarray(matrix * np.uint64(row)), dtypes.hccl_type(kind)
        self._call("HcclAlltoAllVC", stream, (send, recv, elements), _pointer(send),
                   elements.ctypes.data, code, _pointer(recv), code)
        return recv

    def _exchange(self, send, out, out_places, recv, into, in_places, code, stream):
        self._call("HcclAlltoAllV", stream, (send, recv, out, out_places, into, in_places),
                   _pointer(send), out.ctypes.data, out_places.ctypes.data, code, _pointer(recv),
                   into.ctypes.data, in_places.ctypes.data, code)

    def _rows(self, name, array, counts, argument):
        """Counts in rows of the first axis, checked against the array; elements of a row."""
        if array.ndim == 0:
            raise ValueError("%s has no first axis; pass %s.reshape(1)" % (name, name))
        rows = _check.counts(argument, counts, self.size)
        if int(rows.sum()) != array.shape[0]:
            raise ValueError("%s is %s, in sum %d; %s has %d rows (shape %s)" %
                             (argument, rows.tolist(), rows.sum(), name, array.shape[0],
                              array.shape))
        return rows, _row(array)

    # ---- point to point, barrier ----

    def send(self, array, to, dtype=None, stream=None):
        """Sends an array to a rank, which calls recv() with one of the same size and type."""
        with telling_peer(self, [(SEND, to)]):
            to = _check.integer("to", to, 0, self.size - 1)
            kind = dtypes.name_of(_check.array("array", array), dtype, "array")
        self._call("HcclSend", stream, (array,), _pointer(array), array.size,
                   dtypes.hccl_type(kind), to)

    def recv(self, array, source, dtype=None, stream=None):
        """Receives an array from a rank."""
        with telling_peer(self, [(RECV, source)]):
            source = _check.integer("source", source, 0, self.size - 1)
            kind = dtypes.name_of(_check.array("array", array, write=True), dtype, "array")
        self._call("HcclRecv", stream, (array,), _pointer(array), array.size, dtypes.hccl_type(kind),
                   source)
        return array

    def batch(self, messages, dtype=None, stream=None):
        """Sends and receives at once: [("send", array, to), ("recv", array, source), ...]."""
        messages = list(messages)
        known = [(SEND if m[0] == "send" else RECV, m[2]) for m in messages
                 if isinstance(m, tuple) and len(m) == 3]
        with telling_peer(self, known):
            items = self._items(messages, dtype)
        self._call("HcclBatchSendRecv", stream, (messages, items), items, len(messages))

    def _items(self, messages, dtype):
        items = (_Item * max(len(messages), 1))()
        for i, message in enumerate(messages):
            where = "messages[%d]" % i
            if len(message) != 3:
                raise ValueError("%s is %r; (\"send\" or \"recv\", array, rank) is needed" %
                                 (where, message))
            way, array, peer = message
            _check.one_of(where + "[0]", way, ("send", "recv"))
            _check.array(where + "[1]", array, write=way == "recv")
            peer = _check.integer(where + "[2]", peer, 0, self.size - 1)
            kind = dtypes.name_of(array, dtype, where + "[1]")
            items[i] = _Item(0 if way == "send" else 1, _pointer(array), array.size,
                             dtypes.hccl_type(kind), peer)
        return items

    @told
    def barrier(self, stream=None):
        """Returns when every rank has called it; with a stream, later work there waits for that."""
        self._call("HcclBarrier", stream, ())

    # ---- groups and state ----

    def group(self, ranks, identity=0):
        """A communicator of some ranks of this one, the same list on all members; None on the others.
        `identity` tells groups apart that are made at the same time."""
        members = [_check.integer("ranks", r, 0, self.size - 1) for r in ranks]
        if not members or len(set(members)) != len(members):
            raise ValueError("ranks is %s; different ranks, at least one, are needed" % members)
        if self.rank not in members:
            return None
        self._begin()
        handle, parent = ctypes.c_void_p(), ctypes.c_void_p(self.handle.value)
        numbers = (ctypes.c_uint32 * len(members))(*members)
        check_hccl("HcclCreateSubCommConfig",
                   lib.HcclCreateSubCommConfig(ctypes.byref(parent), len(members), numbers,
                                               _check.integer("identity", identity, 0, 2**64 - 1),
                                               members.index(self.rank), None, ctypes.byref(handle)))
        return Communicator(handle, self.device)

    def resume(self):
        """After an error: called by all ranks, brings them in line; then calls work again."""
        self._begin()
        check_hccl("HcclCommSuspend", lib.HcclCommSuspend(self.handle))
        check_hccl("HcclCommResume", lib.HcclCommResume(self.handle))
        self._low_latency_bytes = 0

    def check(self):
        """Raises PeerError when a peer's process has ended without closing."""
        self._begin()
        state = ctypes.c_int32()
        check_hccl("HcclGetCommAsyncError",
                   lib.HcclGetCommAsyncError(self.handle, ctypes.byref(state)))
        check_hccl("HcclGetCommAsyncError", state.value)


def _row(array):
    size = 1
    for n in array.shape[1:]:
        size *= n
    return size


def _places(counts):
    return np.concatenate([np.zeros(1, np.uint64), np.cumsum(counts, dtype=np.uint64)[:-1]])


def _elements(rows, row):
    elements = rows * np.uint64(row)
    return elements, _places(elements)


def _square(matrix, size):
    try:
        rows = list(matrix)
    except TypeError:
        rows = []
    if len(rows) != size:
        raise ValueError("counts is %r; a matrix of %d x %d whole numbers is needed" %
                         (matrix, size, size))
    return rows


@atexit.register
def _close_all():
    """What is open at a regular end is closed, so that the others do not take it for a death. After
    an exception nobody caught it is left open: the others learn at once."""
    if hasattr(sys, "last_type"):
        return
    for comm in list(_open.values()):
        try:
            comm.close()
        except Exception as error:  # the process ends anyway; say it, and end the others too
            print("aivdrive: %s" % error, file=sys.stderr)
