"""Which rank am I: aivrun, mpirun (Open MPI, MPICH), srun with PMIx, torchrun, or none (rank 0 of 1).

rank(), size(), local_rank(), broadcast(data, root) and barrier() work under all of them. A launcher that
only sets variables (torchrun) is helped by a socket of this host that rank 0 opens.
"""
import atexit
import ctypes
import os
import threading

from . import _meet
from ._library import lib
from .errors import check_launch

_lock = threading.RLock()
_state = {"joined": False, "meeting": None}


def join():
    """Finds the launcher; called by everything here, so programs need not."""
    with _lock:
        if not _state["joined"]:
            check_launch("aivd_launch_init", lib.aivd_launch_init())
            _state["joined"] = True
            atexit.register(lib.aivd_launch_finalize)


def rank():
    join()
    return lib.aivd_launch_rank()


def size():
    join()
    return lib.aivd_launch_size()


def local_rank():
    join()
    return lib.aivd_launch_local_rank()


def broadcast(data, root=0):
    """The bytes `data` of rank `root`, on every rank; the others' `data` is not looked at. At most 65536
    bytes less 4."""
    join()
    if not 0 <= root < size():
        raise ValueError("root is %d; allowed are 0 to %d" % (root, size() - 1))
    limit = 65536 - 4
    mine = rank() == root
    if mine and len(data) > limit:
        raise ValueError("data has %d bytes; at most %d are allowed" % (len(data), limit))
    if size() == 1:
        return bytes(data)
    if _only_variables():
        return _meeting().broadcast(bytes(data) if mine else b"", root)
    length = _raw(root, len(data).to_bytes(4, "little") if mine else bytes(4))
    return _raw(root, bytes(data) if mine else bytes(int.from_bytes(length, "little")))


def barrier():
    """Returns when all ranks have called it."""
    join()
    if size() == 1:
        return
    if _only_variables():
        _meeting().gather_all()
    else:
        check_launch("aivd_launch_barrier", lib.aivd_launch_barrier())


def _only_variables():
    """torchrun, and programs started by hand as under it; the others can exchange data."""
    exchanging = ("OMPI_COMM_WORLD_RANK", "PMI_RANK", "PMIX_RANK", "SLURM_PROCID", "AIVD_RANK")
    return "MASTER_PORT" in os.environ and not any(name in os.environ for name in exchanging)


def _raw(root, data):
    buffer = ctypes.create_string_buffer(data, len(data)) if data else None
    check_launch("aivd_launch_broadcast", lib.aivd_launch_broadcast(root, buffer, len(data)))
    return buffer.raw if buffer else b""


def _meeting():
    """The meeting of ranks whose launcher only sets variables; made at the first need."""
    with _lock:
        if _state["meeting"] is None:
            _state["meeting"] = _meet.Meeting(rank(), size(), _meet.name_of_job(os.environ))
        return _state["meeting"]
