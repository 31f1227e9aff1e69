"""An argument that is refused on one rank is told to the others, who may wait in that call already: they end
with an error that names it, unless the rank makes the call after all. The library does the same for what it
refuses itself."""
import functools

from ._library import lib
from .errors import AivdriveError

_KINDS = (ValueError, NotImplementedError, TypeError)
SEND, RECV = 0, 1  # HcclSendRecvType
_NOBODY = 0xFFFFFFFF  # the other rank is not known: all are told


def is_news(comm, error):
    """Whether nobody has been told of this refusal; from now on somebody has."""
    if (not isinstance(error, _KINDS) or isinstance(error, AivdriveError) or
            isinstance(error.__cause__, AivdriveError) or getattr(error, "told", False) or
            not comm.handle):
        return False
    error.told = True
    return True


def _bytes(error):
    return str(error).encode(errors="replace")


class telling:
    """with telling(comm): checks of a call that all ranks of the communicator make."""

    def __init__(self, comm):
        self.comm = comm

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if is_news(self.comm, error):
            lib.aivd_call_refuse(self.comm.handle, _bytes(error))


class telling_peer:
    """The same of messages: [(SEND or RECV, the other rank), ...]."""

    def __init__(self, comm, messages):
        self.comm, self.messages = comm, messages

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if not is_news(self.comm, error):
            return
        for way, peer in self.messages:
            known = isinstance(peer, int) and 0 <= peer < self.comm.size
            lib.aivd_message_refuse(self.comm.handle, way, peer if known else _NOBODY, _bytes(error))


def told(method):
    """A method of a Communicator, or of what has one as `group`, that all ranks call."""
    @functools.wraps(method)
    def call(self, *arguments, **named):
        with telling(getattr(self, "group", None) if hasattr(self, "group_size") else self):
            return method(self, *arguments, **named)
    return call
