"""aivdrive: AIV communication on NumPy arrays, on N virtual NPUs.

    import numpy as np, aivdrive
    with aivdrive.init() as comm:                    # under aivrun -n 4, mpirun, torchrun, or alone
        x = comm.array(np.arange(4, dtype=np.float32))
        comm.all_reduce(x)                           # in place; x is an ordinary NumPy array
        print(comm.rank, x)

aivdrive.shmem is symmetric memory, aivdrive.Buffer expert-parallel dispatch and combine.
"""
from . import launch, shmem
from .buffer import Buffer, EventOverlap
from .cam import get_dispatch_layout, moe_combine_prefill, moe_dispatch_prefill
from .comm import Communicator, init, run_threads
from .device import (Event, Stream, array, current_device, empty, full, is_device_array, set_device,
                     zeros)
from .dtypes import from_bfloat16, to_bfloat16
from .errors import AivdriveError, ArgumentError, NotSupported, PeerError, WaitTimeout
from .low_latency import ExpertLoad, map_experts

__version__ = "0.1.0"
__all__ = [
    "AivdriveError", "ArgumentError", "Buffer", "Communicator", "Event", "EventOverlap", "NotSupported", "PeerError",
    "ExpertLoad", "Stream", "WaitTimeout", "array", "current_device", "empty", "from_bfloat16", "full",
    "get_dispatch_layout", "init", "is_device_array", "launch", "map_experts", "moe_combine_prefill",
    "moe_dispatch_prefill", "run_threads", "set_device", "shmem", "to_bfloat16", "zeros",
]
