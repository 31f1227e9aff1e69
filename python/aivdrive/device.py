"""Devices, streams, events, and NumPy arrays that lie in device memory.

An array made here is an ordinary numpy.ndarray; its memory came from aclrtMalloc, so the other ranks
read and write it in place, and goes back when the last array that uses it is gone. Ordinary arrays work
everywhere too: the library stages them.
"""
import collections
import ctypes
import math
import os
import threading
import weakref

import numpy as np

from . import dtypes
from ._library import lib
from .errors import check_acl

_REPEATED_INIT = 100002
# aivrun --check and the like: a record shows no stores of NumPy's, so arrays count as written from the
# beginning, and arrays that the program keeps to its end are no leak of it.
RECORDED = bool(os.environ.get("AIVDRIVE_RECORD"))
_thread = threading.local()
_lock = threading.Lock()
_opened = {}  # device -> its context


def set_device(number):
    """Makes `number` (0 and up) the device of the calling thread, and opens it when it is not open."""
    with _lock:
        if not _opened:
            code = lib.aclInit(None)
            if code != _REPEATED_INIT:
                check_acl("aclInit", code)
        if number not in _opened:
            check_acl("aclrtSetDevice", lib.aclrtSetDevice(number))
            context = ctypes.c_void_p()
            check_acl("aclrtGetCurrentContext", lib.aclrtGetCurrentContext(ctypes.byref(context)))
            _opened[number] = context
    use(number)


def use(number):
    """The calling thread works with an open device from here on."""
    if getattr(_thread, "device", None) != number:
        check_acl("aclrtSetCurrentContext", lib.aclrtSetCurrentContext(_opened[number]))
        _thread.device = number


def current_device():
    """The device of the calling thread; device 0 is opened when there is none yet."""
    number = getattr(_thread, "device", None)
    if number is None:
        held = ctypes.c_int32(-1)  # another library of this thread may have chosen
        number = held.value if _opened and lib.aclrtGetDevice(ctypes.byref(held)) == 0 else 0
        if number < 0:
            number = 0
        set_device(number)
    return number


class _Memory:
    """One allocation; arrays keep it alive as their base."""

    def __init__(self, size):
        current_device()
        pointer = ctypes.c_void_p()
        check_acl("aclrtMalloc", lib.aclrtMalloc(ctypes.byref(pointer), max(size, 1), 0))
        self.address, self.size = pointer.value, size
        self.__array_interface__ = {"data": (self.address, False), "shape": (max(size, 1),),
                                    "typestr": "|u1", "version": 3}
        if RECORDED and size > 0:
            check_acl("aclrtMemset", lib.aclrtMemset(pointer, size, 0, size))
        # Not at exit: arrays may outlive it, and the memory goes with the process.
        weakref.finalize(self, lib.aclrtFree, self.address).atexit = RECORDED


def _numpy_type(dtype):
    if isinstance(dtype, str) and dtype in dtypes.TYPES:
        return np.dtype(dtypes.TYPES[dtype][2])
    return np.dtype(dtype)


def _place(memory, offset, shape, dtype):
    count = math.prod(shape)
    flat = np.asarray(memory)[offset:offset + count * dtype.itemsize]
    return flat.view(dtype)[:count].reshape(shape)


def empty(shape, dtype=np.float32):
    """An array in device memory, not initialised. dtype "bfloat16" gives uint16 elements."""
    shape = (shape,) if isinstance(shape, (int, np.integer)) else tuple(shape)
    if any(n < 0 for n in shape):
        raise ValueError("shape is %s; negative sizes are not allowed" % (shape,))
    dtype = _numpy_type(dtype)
    return _place(_Memory(math.prod(shape) * dtype.itemsize), 0, shape, dtype)


def empty_many(*wanted):
    """Several arrays of one allocation: empty_many(((4, 2), "int32"), ((7,), "float32"))."""
    offsets, size = [], 0
    for shape, dtype in wanted:
        offsets.append(size)
        size += -(-math.prod(shape) * _numpy_type(dtype).itemsize // 512) * 512
    memory = _Memory(size)
    return [_place(memory, offset, tuple(shape), _numpy_type(dtype))
            for offset, (shape, dtype) in zip(offsets, wanted)]


def zeros(shape, dtype=np.float32):
    array_ = empty(shape, dtype)
    array_[...] = 0
    return array_


def full(shape, value, dtype=np.float32):
    array_ = empty(shape, dtype)
    array_[...] = value
    return array_


def array(values, dtype=None):
    """A copy in device memory of anything numpy.asarray understands."""
    source = np.asarray(values, None if dtype is None else _numpy_type(dtype))
    result = empty(source.shape, source.dtype)
    result[...] = source
    return result


def is_device_array(candidate):
    """Whether an array's memory came from here."""
    while isinstance(candidate, np.ndarray):
        candidate = candidate.base
    return isinstance(candidate, _Memory)


class Stream:
    """A queue of work of one device. Arrays in queued work are kept alive until synchronize()."""

    def __init__(self, device=None):
        self.device = current_device() if device is None else device
        if device is not None:
            set_device(device)
        handle = ctypes.c_void_p()
        check_acl("aclrtCreateStream", lib.aclrtCreateStream(ctypes.byref(handle)))
        self.handle, self._held, self._released, self._calls = handle, collections.deque(), 0, set()

    def __repr__(self):
        return "<aivdrive.Stream of device %d%s>" % (self.device, "" if self.handle else ", closed")

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        self.close()

    def hold(self, *objects, call=None):
        """Keeps objects alive until what is queued now has run; `call` is what was queued."""
        self._held.append(objects)
        if call is not None:
            self._calls.add(call)

    def _release(self, count):
        """The first `count` calls of this stream's life have run."""
        while self._released < count and self._held:
            self._held.popleft()
            self._released += 1

    def synchronize(self):
        """Waits for everything queued; raises the first error of that work."""
        use(self.device)
        code = lib.aclrtSynchronizeStream(self.handle)
        calls, self._calls = self._calls, set()
        self._release(self._released + len(self._held))
        # with one kind of call in the queue it is clear whose error this is; the text knows in any case
        check_acl(calls.pop() if len(calls) == 1 else "aclrtSynchronizeStream", code)

    def wait(self, event):
        """Later work of this stream waits for an event."""
        use(self.device)
        check_acl("aclrtStreamWaitEvent", lib.aclrtStreamWaitEvent(self.handle, event.handle))
        self.hold(event)

    def record(self):
        """An event that happens when everything queued until now has run."""
        use(self.device)
        event = Event()
        check_acl("aclrtRecordEvent", lib.aclrtRecordEvent(event.handle, self.handle))
        event.stream, event._mark = self, self._released + len(self._held)
        return event

    def close(self):
        if self.handle:
            handle, self.handle = self.handle, None
            use(self.device)
            check_acl("aclrtDestroyStream", lib.aclrtDestroyStream(handle))
            self._held.clear()


class Event:
    """A mark in a stream, made by Stream.record()."""

    def __init__(self):
        handle = ctypes.c_void_p()
        check_acl("aclrtCreateEvent", lib.aclrtCreateEvent(ctypes.byref(handle)))
        self.handle, self.stream, self._mark = handle, None, 0
        weakref.finalize(self, lib.aclrtDestroyEvent, handle).atexit = False

    def __repr__(self):
        return "<aivdrive.Event of %r>" % self.stream

    def synchronize(self):
        """Waits until it has happened."""
        check_acl("aclrtSynchronizeEvent", lib.aclrtSynchronizeEvent(self.handle))
        if self.stream is not None:
            self.stream._release(self._mark)
