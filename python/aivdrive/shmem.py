"""aivdrive.shmem: symmetric memory on NumPy arrays.

Every PE makes the same allocations in the same order and gets arrays of the same size; a PE reads and
writes the others' by its own array and their number:

    from aivdrive import shmem
    with shmem.init() as me:                        # under aivrun -n 2
        data, flag = shmem.zeros(8), shmem.zeros(1, "int32")
        if me.pe == 0:
            shmem.put_signal(data, np.arange(8, dtype="f4"), flag, 1, pe=1)
        else:
            shmem.signal_wait(flag, "eq", 1)
        shmem.barrier_all()

init, malloc, free, splits of teams and barriers are collective. Arrays of the heap are valid until free() or
finalize(); afterwards they must not be touched. What is complete when: docs/shmem-completion.md.
"""
import ctypes
import enum
import math

import numpy as np

from . import _check, device as _device, dtypes, launch
from ._library import lib
from .errors import AivdriveError, check_shmem, check_text

COMPARISONS = {"eq": 0, "ne": 1, "gt": 2, "ge": 3, "lt": 4, "le": 5}
SIGNAL_OPERATIONS = {"set": 0, "add": 1}
_COMPARE = {"eq": np.equal, "ne": np.not_equal, "gt": np.greater, "ge": np.greater_equal,
            "lt": np.less, "le": np.less_equal}
_WITH_DEFAULT, _WITH_UNIQUE_ID = 1, 8
_NAMES = {"float32": "float", "float64": "double", "float16": "half"}  # others: NumPy's own
_state = {"heap": None, "device": None}


class _Options(ctypes.Structure):
    _fields_ = [("version", ctypes.c_int), ("engine", ctypes.c_int), ("init", ctypes.c_uint32),
                ("create", ctypes.c_uint32), ("control", ctypes.c_uint32), ("socket", ctypes.c_int32)]


class _Attributes(ctypes.Structure):
    """aclshmemx_init_attr_t."""
    _fields_ = [("my_pe", ctypes.c_int), ("n_pes", ctypes.c_int), ("ip_port", ctypes.c_char * 64),
                ("local_mem_size", ctypes.c_uint64), ("option_attr", _Options),
                ("comm_args", ctypes.c_void_p), ("instance_id", ctypes.c_uint64)]


class _UniqueId(ctypes.Structure):
    _fields_ = [("version", ctypes.c_int32), ("my_pe", ctypes.c_int), ("n_pes", ctypes.c_int),
                ("internal", ctypes.c_char * 124)]


class InitStatus(enum.IntEnum):
    NOT_INITIALIZED = 0
    SHM_CREATED = 1
    IS_INITIALIZED = 2


class Session:
    """What init() returns; a with statement ends it with finalize()."""

    def __init__(self, pe, n_pes):
        self.pe, self.n_pes = pe, n_pes

    def __repr__(self):
        return "<aivdrive.shmem.Session: PE %d of %d>" % (self.pe, self.n_pes)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        if kind is None:  # finalize is collective: after an error the others are not there
            finalize()


# ---- begin and end ----


def get_version():
    """(major, minor) of the interface."""
    major, minor = ctypes.c_int(), ctypes.c_int()
    lib.aclshmem_info_get_version(ctypes.byref(major), ctypes.byref(minor))
    return major.value, minor.value


def get_unique_id():
    """136 bytes that name a new group of PEs. Made by what will be PE 0, carried to the others."""
    _device.current_device()
    identity = _UniqueId(version=(1 << 16) + ctypes.sizeof(_UniqueId))
    check_shmem("aclshmemx_get_uniqueid", lib.aclshmemx_get_uniqueid(ctypes.byref(identity)))
    return bytes(identity)


def init(pe=None, n_pes=None, uid=None, address=None, heap=64 << 20, device=None, timeout=120):
    """Joins the PEs: by the launcher (nothing given), by a unique id, or at an address "tcp://host:port".

    pe, n_pes: default those of the launcher. heap: bytes of symmetric memory on each PE, the same on
    all, None for SHMEM_SYMMETRIC_SIZE. timeout: seconds to find the others, and of every collective."""
    if uid is not None and address is not None:
        raise ValueError("uid and address are given; give one of them, or neither under a launcher")
    if (pe is None) != (n_pes is None):
        raise ValueError("pe and n_pes: give both or neither")
    launched = pe is None
    pe, n_pes = (launch.rank(), launch.size()) if launched else (pe, n_pes)
    n_pes = _check.integer("n_pes", n_pes, 1, 16384)
    pe = _check.integer("pe", pe, 0, n_pes - 1)
    attributes = _Attributes(my_pe=pe, n_pes=n_pes)
    attributes.local_mem_size = 0 if heap is None else _check.integer("heap", heap, 1, 40 << 30)
    limit = _check.integer("timeout", timeout, 1, 2**31 - 1)
    attributes.option_attr = _Options((1 << 16) + ctypes.sizeof(_Options), 1, limit, limit, limit, 0)
    if device is None:
        device = launch.local_rank() if launched else pe
    _device.set_device(device)
    if address is not None:
        encoded = str(address).encode()
        if len(encoded) > 63:
            raise ValueError("address has %d bytes; at most 63 are allowed" % len(encoded))
        attributes.ip_port = encoded
        code = lib.aclshmemx_init_attr(_WITH_DEFAULT, ctypes.byref(attributes))
    else:
        if uid is None:
            uid = launch.broadcast(get_unique_id() if launch.rank() == 0 else b"")
            if not launched and launch.size() != n_pes:
                raise ValueError("n_pes is %d, but the launcher started %d; give a uid or an address" %
                                 (n_pes, launch.size()))
        if len(uid) != ctypes.sizeof(_UniqueId):
            raise ValueError("uid has %d bytes; what get_unique_id() returned has %d" %
                             (len(uid), ctypes.sizeof(_UniqueId)))
        identity = _UniqueId.from_buffer_copy(uid)
        attributes.comm_args = ctypes.addressof(identity)
        code = lib.aclshmemx_init_attr(_WITH_UNIQUE_ID, ctypes.byref(attributes))
    check_shmem("aclshmemx_init_attr", code)
    used, free_bytes = ctypes.c_size_t(), ctypes.c_size_t()
    check_shmem("aclshmemx_get_heap_info",
                lib.aclshmemx_get_heap_info(1, ctypes.byref(used), ctypes.byref(free_bytes), None))
    base = lib.aclshmemx_get_heap_base(1)
    _state.update(heap=(base, base + used.value + free_bytes.value), device=device)
    return Session(my_pe(), n_pes_())


def finalize():
    """Collective: leaves. Arrays of the heap must not be touched afterwards."""
    check_shmem("aclshmem_finalize", lib.aclshmem_finalize())
    _state.update(heap=None)
    _blocks.clear()


def init_status():
    return InitStatus(lib.aclshmemx_init_status())


def _need():
    if _state["heap"] is None:
        raise ValueError("aivdrive.shmem.init() has not been called, or finalize() has")
    _device.use(_state["device"])


def my_pe():
    return lib.aclshmem_my_pe()


def n_pes():
    return lib.aclshmem_n_pes()


n_pes_ = n_pes  # init() has an argument of this name

# ---- the heap ----

_blocks = {}  # address -> the block there, while it is not freed


def malloc(size, zero=False):
    """Collective: `size` bytes on every PE as an array of uint8."""
    _need()
    size = _check.integer("size", size, 1, 40 << 30)
    call = "aclshmem_calloc" if zero else "aclshmem_malloc"
    address = (check_text(call, lib.aclshmem_calloc, 1, size) if zero
               else check_text(call, lib.aclshmem_malloc, size))
    if not address:
        raise AivdriveError(call, None, "", "the heap has no room for %d bytes" % size)
    memory = (ctypes.c_uint8 * size).from_address(address)
    _blocks[address] = memory
    return np.ctypeslib.as_array(memory)


buffer = malloc


def empty(shape, dtype=np.float32, _zero=False):
    """Collective: an array on every PE, not initialised. dtype "bfloat16" gives uint16 elements."""
    shape = (shape,) if isinstance(shape, (int, np.integer)) else tuple(shape)
    kind = _device._numpy_type(dtype)
    size = math.prod(shape) * kind.itemsize
    if size <= 0:
        raise ValueError("shape is %s; at least one element is needed" % (shape,))
    return malloc(size, _zero).view(kind).reshape(shape)


tensor = empty


def zeros(shape, dtype=np.float32):
    """Collective: the same, zeroed before any PE returns."""
    return empty(shape, dtype, True)


def free(array):
    """Collective: gives back what malloc, empty or zeros returned."""
    _need()
    address = _symmetric("array", array).ctypes.data
    check_text("aclshmem_free", lib.aclshmem_free, address)
    _blocks.pop(address, None)


def get_peer_buffer(array, pe):
    """PE pe's copy of a symmetric array, as an array to read and write in place."""
    _need()
    _symmetric("array", array)
    address = check_text("aclshmem_ptr", lib.aclshmem_ptr, array.ctypes.data, _pe(pe))
    if pe == my_pe():
        return array
    flat = np.ctypeslib.as_array((ctypes.c_uint8 * array.nbytes).from_address(address))
    return flat.view(array.dtype).reshape(array.shape)


def _memory_of(array):
    """The block that an array is a view of, as malloc() made it."""
    memory = array
    while isinstance(memory, np.ndarray):
        memory = memory.base
    return memory.obj if isinstance(memory, memoryview) else memory


def _symmetric(name, array, kinds=None):
    _check.array(name, array, kinds=kinds)
    low, high = _state["heap"]
    if not low <= array.ctypes.data or array.ctypes.data + array.nbytes > high:
        raise ValueError("%s is not symmetric memory; make it with aivdrive.shmem.empty()" % name)
    memory = _memory_of(array)
    if isinstance(memory, ctypes.Array) and _blocks.get(ctypes.addressof(memory)) is not memory:
        raise ValueError("%s was freed; its memory may belong to another array now" % name)
    return array


def _pe(pe, size=None, name="pe"):
    return _check.integer(name, pe, 0, (n_pes() if size is None else size) - 1)


# ---- put, get, order ----


def _same_bytes(first, a, second, b):
    if a.nbytes != b.nbytes or a.dtype != b.dtype:
        raise ValueError("%s is %s %s, %s is %s %s; sizes and types must be the same" %
                         (first, a.dtype.name, list(a.shape), second, b.dtype.name, list(b.shape)))


def put(dest, source, pe, nbi=False):
    """Writes `source` into `dest` of PE pe; nbi: complete at the next quiet() or barrier."""
    _need()
    _same_bytes("dest", _symmetric("dest", dest), "source", _check.array("source", source))
    call, pe = lib.aclshmem_putmem_nbi if nbi else lib.aclshmem_putmem, _pe(pe)
    check_text("aclshmem_putmem", call, dest.ctypes.data, source.ctypes.data, source.nbytes, pe)


def get(dest, source, pe, nbi=False):
    """Reads `source` of PE pe into `dest`."""
    _need()
    _same_bytes("dest", _check.array("dest", dest, write=True), "source",
                _symmetric("source", source))
    call, pe = lib.aclshmem_getmem_nbi if nbi else lib.aclshmem_getmem, _pe(pe)
    check_text("aclshmem_getmem", call, dest.ctypes.data, source.ctypes.data, dest.nbytes, pe)
    return dest


def quiet(stream=None):
    """What was issued with nbi is complete; with a stream (its address) enqueued there, 0 is the library's own."""
    _need()
    if stream is None:
        check_text("aclshmem_quiet", lib.aclshmem_quiet)
    else:
        check_text("aclshmemx_quiet_on_stream", lib.aclshmemx_quiet_on_stream,
                   _check.integer("stream", stream, 0, 2**64 - 1))


def fence():
    """What is issued to a PE afterwards is seen there after what was issued before."""
    _need()
    check_text("aclshmem_fence", lib.aclshmem_fence)


def barrier_all():
    """Every PE has come, and what they issued before is complete."""
    _need()
    check_text("aclshmem_barrier_all", lib.aclshmem_barrier_all)


# ---- signals and waits ----


def _signal(signal):
    _symmetric("signal", signal, ("int32", "uint64"))
    if signal.size != 1:
        raise ValueError("signal has %d elements; one int32 or uint64 is needed" % signal.size)
    return signal.dtype.name == "uint64"


def _signal_value(value, wide):
    low, high = (0, 2**64 - 1) if wide else (-2**31, 2**31 - 1)
    return _check.integer("value", value, low, high)


def put_signal(dest, source, signal, value, op="set", pe=None, nbi=False):
    """put(), then the signal word of PE pe is set to `value`, or gets it added; it is seen after the data."""
    _need()
    _same_bytes("dest", _symmetric("dest", dest), "source", _check.array("source", source))
    wide = _signal(signal)
    code = SIGNAL_OPERATIONS[_check.one_of("op", "set" if op is None else op, SIGNAL_OPERATIONS)]
    call = {(False, False): lib.aclshmem_putmem_signal, (False, True): lib.aclshmem_putmem_signal_nbi,
            (True, False): lib.aclshmemx_putmem_signal64,
            (True, True): lib.aclshmemx_putmem_signal64_nbi}[wide, bool(nbi)]
    check_text("aclshmem_putmem_signal", call, dest.ctypes.data, source.ctypes.data, source.nbytes,
               signal.ctypes.data, _signal_value(value, wide), code, _pe(pe))


def signal_op(signal, value, op="set", pe=None):
    """Sets PE pe's signal word, or adds to it."""
    _need()
    wide = _signal(signal)
    code = SIGNAL_OPERATIONS[_check.one_of("op", op, SIGNAL_OPERATIONS)]
    call = lib.aclshmemx_signal64_op if wide else lib.aclshmemx_signal_op
    check_text("aclshmemx_signal_op", call, signal.ctypes.data, _signal_value(value, wide), code,
               _pe(pe))


def signal_wait(signal, comparison, value):
    """Waits until my signal word fulfils `word <comparison> value`; returns the word."""
    _need()
    wide, code = _signal(signal), COMPARISONS[_check.one_of("comparison", comparison, COMPARISONS)]
    call = lib.aclshmemx_signal64_wait_until if wide else lib.aclshmem_signal_wait_until
    check_text("aclshmem_signal_wait_until", call, signal.ctypes.data, code,
               _signal_value(value, wide))
    return signal_fetch(signal)


signal_wait_until = signal_wait


def signal_fetch(signal):
    """My signal word as it is now."""
    _need()
    call = lib.aclshmemx_signal64_fetch if _signal(signal) else lib.aclshmem_signal_fetch
    return check_text("aclshmem_signal_fetch", call, signal.ctypes.data)


def _word(name, array, pattern):
    """A word of a symmetric array (size 1) and the function for its type."""
    _symmetric(name, array)
    if array.size != 1:
        raise ValueError("%s has %d elements; one is needed: pass a slice such as a[3:4]" %
                         (name, array.size))
    return _typed(name, array, pattern)


def _typed(name, array, pattern):
    kind = array.dtype.name
    function = lib.typed(pattern, _NAMES.get(kind, kind))
    if function is None:
        allowed = [t for t in sorted(dtypes.TYPES) if lib.typed(pattern, _NAMES.get(t, t))]
        raise ValueError("%s has elements of type %s; allowed here are %s" %
                         (name, kind, ", ".join(allowed)))
    return function


def _value(array, value, name="value"):
    """A Python number that fits the array's elements."""
    if array.dtype.kind in "iu":
        limits = np.iinfo(array.dtype)
        return _check.integer(name, value, int(limits.min), int(limits.max))
    if array.dtype == np.float16:
        return int(np.float16(value).view(np.uint16))
    return float(value)


def wait_until(word, comparison, value):
    """Waits until a word of my heap that others write fulfils `word <comparison> value`."""
    _need()
    function = _word("word", word, "aclshmem_{T}_wait_until")
    code = COMPARISONS[_check.one_of("comparison", comparison, COMPARISONS)]
    check_text("aclshmem_wait_until", function, word.ctypes.data, code, _value(word, value))


def test(word, comparison, value):
    """Whether it does now."""
    _need()
    function = _word("word", word, "aclshmem_{T}_test")
    code, answer = COMPARISONS[_check.one_of("comparison", comparison, COMPARISONS)], ctypes.c_int()
    check_text("aclshmem_test", function, word.ctypes.data, code, _value(word, value),
               ctypes.byref(answer))
    return bool(answer.value)


# ---- atomic operations on one word of PE pe: word = a[3:4]; those with fetch return the old value ----


def _atomic(word, pattern, pe, *values):
    _need()
    function = _word("word", word, pattern)
    numbers = [_value(word, v) for v in values]
    return check_text(pattern.replace("{T}", word.dtype.name), function, word.ctypes.data, *numbers,
                      _pe(pe))


def atomic_fetch(word, pe):
    return _atomic(word, "aclshmem_{T}_atomic_fetch", pe)


def atomic_set(word, value, pe):
    _atomic(word, "aclshmem_{T}_atomic_set", pe, value)


def atomic_swap(word, value, pe):
    return _atomic(word, "aclshmem_{T}_atomic_swap", pe, value)


def atomic_compare_swap(word, expected, value, pe):
    """The word becomes `value` when it was `expected`; returns what it was."""
    return _atomic(word, "aclshmem_{T}_atomic_compare_swap", pe, expected, value)


def atomic_add(word, value, pe):
    _atomic(word, "aclshmem_{T}_atomic_add", pe, value)


def atomic_fetch_add(word, value, pe):
    return _atomic(word, "aclshmem_{T}_atomic_fetch_add", pe, value)


def atomic_inc(word, pe):
    _atomic(word, "aclshmem_{T}_atomic_inc", pe)


def atomic_fetch_inc(word, pe):
    return _atomic(word, "aclshmem_{T}_atomic_fetch_inc", pe)


def atomic_and(word, value, pe):
    _atomic(word, "aclshmem_{T}_atomic_and", pe, value)


def atomic_fetch_and(word, value, pe):
    return _atomic(word, "aclshmem_{T}_atomic_fetch_and", pe, value)


def atomic_or(word, value, pe):
    _atomic(word, "aclshmem_{T}_atomic_or", pe, value)


def atomic_fetch_or(word, value, pe):
    return _atomic(word, "aclshmem_{T}_atomic_fetch_or", pe, value)


def atomic_xor(word, value, pe):
    _atomic(word, "aclshmem_{T}_atomic_xor", pe, value)


def atomic_fetch_xor(word, value, pe):
    return _atomic(word, "aclshmem_{T}_atomic_fetch_xor", pe, value)


# ---- teams ----

_REDUCTIONS = {
    "sum": "aclshmem_{T}_sum_reduce", "prod": "aclshmem_{T}_prod_reduce",
    "max": "aclshmem_{T}_max_reduce", "min": "aclshmem_{T}_min_reduce",
    "and": "aclshmem_{T}_and_reduce", "or": "aclshmem_{T}_or_reduce",
    "xor": "aclshmem_{T}_xor_reduce",
}


class Team:
    """PEs with numbers of their own. Its collectives take symmetric arrays; every PE of it calls them."""

    def __init__(self, handle):
        self.handle = handle

    def __repr__(self):
        return "<aivdrive.shmem.Team %d: PE %d of %d>" % (self.handle, self.my_pe(), self.n_pes())

    def my_pe(self):
        return lib.aclshmem_team_my_pe(self.handle)

    def n_pes(self):
        return lib.aclshmem_team_n_pes(self.handle)

    def translate_pe(self, pe, to):
        """The number in team `to` of this team's PE pe; -1 when it is no member."""
        return lib.aclshmem_team_translate_pe(self.handle, _pe(pe, self.n_pes()), to.handle)

    def split_strided(self, start, stride, size):
        """Collective over this team: PEs start, start + stride, ... become a team; None on the others."""
        _need()
        new = ctypes.c_int32(-1)
        check_shmem("aclshmem_team_split_strided",
                    lib.aclshmem_team_split_strided(self.handle, start, stride, size,
                                                    ctypes.byref(new)))
        return Team(new.value) if new.value >= 0 else None

    def split_2d(self, x_range):
        """Collective: this team's PEs as rows of x_range; returns (my row, my column)."""
        _need()
        x, y = ctypes.c_int32(-1), ctypes.c_int32(-1)
        check_shmem("aclshmem_team_split_2d",
                    lib.aclshmem_team_split_2d(self.handle, x_range, ctypes.byref(x), ctypes.byref(y)))
        return tuple(Team(t.value) if t.value >= 0 else None for t in (x, y))

    def destroy(self):
        check_text("aclshmem_team_destroy", lib.aclshmem_team_destroy, self.handle)

    def barrier(self):
        _need()
        check_text("aclshmem_barrier", lib.aclshmem_barrier, self.handle)

    def _operands(self, dest, source, factor):
        _need()
        _symmetric("dest", dest)
        _symmetric("source", source)
        _check.same_type("dest", dest, "source", source)
        if factor is not None:
            _check.count("dest", dest, int(source.size * factor), "source has %d" % source.size)

    def broadcast(self, dest, source, root):
        """`source` of the team's PE root, in `dest` of every PE of it."""
        self._operands(dest, source, 1)
        root = _pe(root, self.n_pes(), "root")
        check_shmem("aclshmem_broadcastmem",
                    lib.aclshmem_broadcastmem(self.handle, dest.ctypes.data, source.ctypes.data,
                                              source.nbytes, root))

    def fcollect(self, dest, source):
        """Every PE's `source`, one after another; the same size on each."""
        self._operands(dest, source, self.n_pes())
        check_shmem("aclshmem_fcollectmem",
                    lib.aclshmem_fcollectmem(self.handle, dest.ctypes.data, source.ctypes.data,
                                             source.nbytes))

    def alltoall(self, dest, source):
        """Part i of `source` goes to the team's PE i."""
        self._operands(dest, source, 1)
        if source.size % self.n_pes():
            raise ValueError("source has %d elements; a multiple of %d is needed" %
                             (source.size, self.n_pes()))
        check_shmem("aclshmem_alltoallmem",
                    lib.aclshmem_alltoallmem(self.handle, dest.ctypes.data, source.ctypes.data,
                                             source.nbytes // self.n_pes()))

    def reduce(self, dest, source, op="sum"):
        """The element-wise reduction, on every PE of the team."""
        self._operands(dest, source, 1)
        _check.one_of("op", op, _REDUCTIONS)
        function = _typed("source", source, _REDUCTIONS[op])
        check_shmem("aclshmem_%s_reduce" % op,
                    function(self.handle, dest.ctypes.data, source.ctypes.data, source.size))


WORLD = Team(0)


def team_my_pe(team):
    return team.my_pe()


def team_n_pes(team):
    return team.n_pes()
