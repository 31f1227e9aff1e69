"""The torch.distributed backend "aivdrive" for CPU tensors.

    import torch.distributed as dist, aivdrive.torch
    dist.init_process_group("aivdrive")              # under torchrun, aivrun or mpirun
    aivdrive.torch.group_name()                      # the communicator's name, for the CAM operators
"""
import atexit
import importlib.util
import mmap
import os
import re
import sys

import torch
import torch.distributed as dist

from .. import device as _device, launch
from .._library import lib

_state = {"device": None}


def _built_for(place):
    """The version of PyTorch that a library says it was built for."""
    with open(place, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as bytes_:
        found = re.search(rb"aivdrive built for PyTorch ([0-9]+\.[0-9]+)", bytes_)
        return found.group(1).decode() if found else "an unknown version"


def _extension():
    name = "_aivdrive_torch"
    here = os.path.join(os.path.dirname(os.path.abspath(__file__)), name + ".so")
    place = os.environ.get("AIVDRIVE_TORCH_LIBRARY", here)
    if not os.path.exists(place):
        raise ImportError("aivdrive.torch: there is no %s; install libtorch-dev, pybind11-dev and "
                          "python3-torch and build the target aivdrive_torch, or set "
                          "AIVDRIVE_TORCH_LIBRARY to its path" % place)
    built, running = _built_for(place), ".".join(str(torch.__version__).split(".")[:2])
    if built != running:  # C++ of another minor version does not fit: the loader would say it in its way
        raise ImportError("aivdrive.torch: %s was built for PyTorch %s, this is PyTorch %s; build the target "
                          "aivdrive_torch with this one's headers" % (place, built, running))
    lib.load()  # first: the extension then uses the same copy
    spec = importlib.util.spec_from_file_location(name, place)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


_library = _extension()


def _create(store, rank, size, timeout):
    """What init_process_group and new_group call; the first group chooses the process's device."""
    if _state["device"] is None:
        _state["device"] = int(os.environ.get("LOCAL_RANK", rank))
        _device.set_device(_state["device"])
    return _library.create(store, rank, size, _state["device"], timeout)


def _backend(group):
    group = dist.group.WORLD if group is None else group
    if hasattr(group, "_get_backend"):  # PyTorch 2: a group has a backend for each kind of device
        group = group._get_backend(torch.device("cpu"))
    if not isinstance(group, _library.ProcessGroupAivdrive):
        raise ValueError("group is %r; a group of the backend \"aivdrive\" is needed" % (group,))
    return group


def group_name(group=None):
    """The name of a group's communicator, as group_ep of the CAM operators."""
    backend = _backend(group)
    return backend.get_hccl_comm_name(backend.rank())


def resume(group=None):
    """After a failed call: called by all ranks of the group, brings them in line; then calls work again."""
    _backend(group).resume()


def all_to_all_rows(rows, splits, group=None):
    """splits[j] rows (first dimension) go to rank j of the group: (what came, how many came from each rank).
    The ranks tell each other how many; torch's all_to_all_single wants to be told."""
    size = dist.get_world_size(group)
    if len(splits) != size or sum(splits) != rows.shape[0]:
        what = ("all_to_all_rows: splits is %s, in sum %d; %d numbers with the sum %d, the rows, are needed" %
                (list(splits), sum(splits), size, rows.shape[0]))
        _backend(group).refuse(what)  # the other ranks may wait already
        raise ValueError(what)
    come = torch.empty(size, dtype=torch.int64)
    dist.all_to_all_single(come, torch.tensor(splits, dtype=torch.int64), group=group)
    result = empty(int(come.sum()), *rows.shape[1:], dtype=rows.dtype)
    dist.all_to_all_single(result, rows, come.tolist(), list(splits), group=group)
    return result, come.tolist()


def empty(*shape, dtype=torch.float32):
    """A tensor in device memory, which the other ranks read in place; not initialised."""
    shape = tuple(shape[0]) if len(shape) == 1 and not isinstance(shape[0], int) else shape
    if _state["device"] is not None:
        _device.set_device(_state["device"])
    size = torch.Size(shape).numel() * torch.empty((), dtype=dtype).element_size()
    memory = torch.from_numpy(_device.empty(max(size, 1), "uint8"))[:size]
    return memory.view(dtype).reshape(shape)


def _environment():
    """aivrun and mpirun tell rank and size by names of their own; torch reads RANK and WORLD_SIZE."""
    if "RANK" in os.environ:
        return
    launched = ("AIVD_RANK", "OMPI_COMM_WORLD_RANK", "PMI_RANK", "PMIX_RANK", "SLURM_PROCID")
    if not any(name in os.environ for name in launched):
        return
    os.environ["RANK"], os.environ["WORLD_SIZE"] = str(launch.rank()), str(launch.size())
    os.environ["LOCAL_RANK"] = str(launch.local_rank())
    if "MASTER_PORT" not in os.environ:
        os.environ["MASTER_ADDR"] = "127.0.0.1"
        os.environ["MASTER_PORT"] = launch.broadcast(_free_port()).decode()


def _free_port():
    import socket
    if launch.rank():
        return b""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return str(s.getsockname()[1]).encode()


@atexit.register
def _close():
    """After an exception nobody caught the groups stay open: the others learn at once."""
    if hasattr(sys, "last_type"):
        _library.leave_open_all()
    elif dist.is_initialized():
        dist.destroy_process_group()


_environment()
if hasattr(dist.Backend, "default_device_backend_map"):  # PyTorch 2
    dist.Backend.register_backend("aivdrive", _create, devices=["cpu"])
else:
    dist.Backend.register_backend("aivdrive", _create)
