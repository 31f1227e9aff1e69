"""The torch.distributed backend "aivdrive" for CPU tensors.

    import torch.distributed as dist, aivdrive.torch
    dist.init_process_group("aivdrive")              # under torchrun, aivrun or mpirun
    aivdrive.torch.group_name()                      # the communicator's name, for the CAM operators
"""
import atexit
import importlib.util
import os
import sys

import torch
import torch.distributed as dist

from .. import device as _device, launch

_state = {"device": None}


def _extension():
    name = "_aivdrive_torch"
    here = os.path.join(os.path.dirname(os.path.abspath(__file__)), name + ".so")
    place = os.environ.get("AIVDRIVE_TORCH_LIBRARY", here)
    if not os.path.exists(place):
        raise ImportError("aivdrive.torch: there is no %s; install libtorch-dev, pybind11-dev and "
                          "python3-torch and build the target aivdrive_torch, or set "
                          "AIVDRIVE_TORCH_LIBRARY to its path" % place)
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


def group_name(group=None):
    """The name of a group's communicator, as group_ep of the CAM operators."""
    group = dist.group.WORLD if group is None else group
    if not isinstance(group, _library.ProcessGroupAivdrive):
        raise ValueError("group is %r; a group of the backend \"aivdrive\" is needed" % (group,))
    return group.get_hccl_comm_name(group.rank())


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
    if not hasattr(sys, "last_type") and dist.is_initialized():
        dist.destroy_process_group()


_environment()
dist.Backend.register_backend("aivdrive", _create)
