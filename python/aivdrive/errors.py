"""Exceptions. Wrong arguments are ValueError, raised before anything is sent."""
from ._library import lib


class AivdriveError(RuntimeError):
    """A call of the library failed. `call` is its name, `code` what it returned, `detail` the
    library's own words."""

    def __init__(self, call, code, meaning, detail):
        self.call, self.code, self.detail = call, code, detail
        text = "call %s failed%s" % (call, ", " + meaning if meaning else "")
        super().__init__(text + (", detail: " + detail if detail else ""))


class PeerError(AivdriveError):
    """Another rank failed, ended, or is gone."""


class WaitTimeout(AivdriveError, TimeoutError):
    """A limit passed while waiting for other ranks."""


class ArgumentError(AivdriveError, ValueError):
    """An operator refused an argument; the text names it, its value and what is allowed."""


class NotSupported(AivdriveError, NotImplementedError):
    """The library declares this and has not built it; the text says why."""


_HCCL = {5: NotSupported, 9: WaitTimeout, 21: PeerError}
_ACL = {207000: NotSupported, 507034: WaitTimeout, 107020: WaitTimeout, 507057: PeerError}
_ACLNN = {**_ACL, 161001: ArgumentError, 161002: ArgumentError, 561002: ArgumentError}
_SHMEM = {-7: WaitTimeout, -10: WaitTimeout, -100: NotSupported}
_LAUNCH = {3: NotSupported, 5: WaitTimeout, 6: PeerError}


def _recent():
    text = lib.aclGetRecentErrMsg()
    return text.decode(errors="replace").strip() if text else ""


def error_of(family, call, code, detail):
    """The exception for a failed call: family is "acl", "aclnn" or "hccl". The texts of operators have the
    code's meaning already."""
    if family == "hccl":
        words = lib.HcclGetErrorString(code)
        words = words.decode(errors="replace") if words else ""
        return _HCCL.get(code, AivdriveError)(call, code, "HcclResult %d (%s)" % (code, words), detail)
    if family == "aclnn":
        return _ACLNN.get(code, AivdriveError)(call, code, "", detail or "code %d" % code)
    return _ACL.get(code, AivdriveError)(call, code, "code %d" % code, detail)


def check_acl(call, code):
    """Raises what an aclError other than 0 means."""
    if code != 0:
        raise error_of("acl", call, code, _recent())


def check_aclnn(call, code):
    """The same for the calls of operators."""
    if code != 0:
        raise error_of("aclnn", call, code, _recent())


def check_hccl(call, code):
    if code != 0:
        raise error_of("hccl", call, code, _recent())


def check_text(call, function, *arguments):
    """Calls a function that has no code to return: it failed when it left a text."""
    lib.forget_error()
    result = function(*arguments)
    text = _recent()
    if text:
        kind = (PeerError if "has ended" in text or "is gone" in text else
                WaitTimeout if "EXEC_TIMEOUT" in text else AivdriveError)
        raise kind(call, None, "", text)
    return result


def check_shmem(call, code):
    if code != 0:
        raise _SHMEM.get(code, AivdriveError)(call, code, "code %d" % code, _recent())


def check_launch(call, code):
    if code != 0:
        text = lib.aivd_launch_error()
        raise _LAUNCH.get(code, AivdriveError)(call, code, "code %d" % code,
                                               text.decode(errors="replace") if text else "")
