"""What the Python tests share: running a file's test functions, expected errors, guarded arrays."""
import os
import sys

try:
    import numpy as np
except ImportError:
    print("skip: this Python has no NumPy")
    sys.exit(77)

import aivdrive

POISON = 0xA5


def run(names, *arguments):
    """Calls every test_* of a file in order; a failure ends this rank, and so the job."""
    for name, function in list(names.items()):
        if name.startswith("test_"):
            function(*arguments)
            if os.environ.get("AIVD_RANK", "0") == "0":
                print("ok", name, flush=True)


def refused(kind, pieces, function, *arguments, **named):
    """The call must raise `kind`, and its text must have all the pieces."""
    try:
        function(*arguments, **named)
    except kind as error:
        missing = [p for p in pieces if p not in str(error)]
        assert not missing, "%r not in: %s" % (missing, error)
        return error
    raise AssertionError("%s%r was not refused" % (function.__name__, arguments))


def same(actual, expected):
    assert actual.dtype == expected.dtype, (actual.dtype, expected.dtype)
    assert actual.shape == expected.shape, (actual.shape, expected.shape)
    assert actual.tobytes() == expected.tobytes(), (actual, expected)


class Guarded:
    """A poisoned array with poisoned bytes on both sides, in device memory or in ordinary memory."""

    MARGIN = 96

    def __init__(self, shape, dtype, device):
        dtype = np.dtype(dtype)
        size = int(np.prod(shape)) * dtype.itemsize
        make = aivdrive.empty if device else np.empty
        self.all = make(size + 2 * self.MARGIN, np.uint8)
        self.all[:] = POISON
        middle = self.all[self.MARGIN:self.MARGIN + size]
        self.array = middle.view(dtype).reshape(shape) if size else np.empty(shape, dtype)

    def check(self):
        assert (self.all[:self.MARGIN] == POISON).all(), "written before the array"
        assert (self.all[-self.MARGIN:] == POISON).all(), "written behind the array"
        return self.array
