"""Finds libaivdrive.so, loads it at the first call, and gives its functions their types."""
import ctypes
import os

from ._signatures import SIGNATURES

SONAME = "libaivdrive.so.0"
_TYPES = {
    "v": None, "b": ctypes.c_bool, "c": ctypes.c_int8, "B": ctypes.c_uint8, "h": ctypes.c_int16,
    "H": ctypes.c_uint16, "i": ctypes.c_int32, "I": ctypes.c_uint32, "q": ctypes.c_int64,
    "Q": ctypes.c_uint64, "f": ctypes.c_float, "d": ctypes.c_double, "p": ctypes.c_void_p,
    "s": ctypes.c_char_p,
}


def _candidates():
    """Where the library may be, in this order; the last one is for the system's loader to find."""
    chosen = os.environ.get("AIVDRIVE_LIBRARY")
    if chosen:
        return [chosen]
    here = os.path.dirname(os.path.abspath(__file__))
    places = [os.path.join(here, SONAME)]
    try:  # where `make install` put the library, relative to this package
        from ._installed import LIBRARY_FOLDER
        places.append(os.path.normpath(os.path.join(here, LIBRARY_FOLDER, SONAME)))
    except ImportError:
        pass
    return [p for p in places if os.path.exists(p)] + [SONAME]


def _load():
    tried = []
    for place in _candidates():
        try:
            return ctypes.CDLL(place), place
        except OSError as error:
            tried.append("%s (%s)" % (place, error))
    raise ImportError("aivdrive: cannot load its library: tried " + "; ".join(tried) +
                      ". Set AIVDRIVE_LIBRARY to the path of libaivdrive.so, or LD_LIBRARY_PATH to "
                      "its folder")


class _Library:
    """lib.NAME is the C function NAME; every function releases the interpreter while it runs."""

    def load(self):
        if "_handle" not in self.__dict__:
            self.__dict__["_handle"], self.__dict__["path"] = _load()

    def __getattr__(self, name):
        if name.startswith("__") or name not in SIGNATURES:
            raise AttributeError(name)
        self.load()
        try:
            function = getattr(self._handle, name)
        except AttributeError:
            raise ImportError("aivdrive: %s has no %s: the library is older than this package; "
                              "install both from one release" % (self.path, name)) from None
        result, parameters = SIGNATURES[name]
        function.restype = _TYPES[result]
        function.argtypes = [_TYPES[p] for p in parameters]
        self.__dict__[name] = function
        return function

    def typed(self, pattern, kind):
        """The function for elements of a type: typed("aclshmem_{T}_atomic_add", "int32"), or None
        when there is none for that type."""
        name = pattern.replace("{T}", kind)
        return getattr(self, name) if name in SIGNATURES else None

    def forget_error(self):
        """Empties the thread's error text, so that a call without a result shows by it whether it
        failed. The text is the library's, this thread's alone, and is written by it at any failure."""
        recent = self.aclGetRecentErrMsg
        address = ctypes.cast(recent, ctypes.CFUNCTYPE(ctypes.c_void_p))()
        if address:
            ctypes.memset(address, 0, 1)


lib = _Library()
