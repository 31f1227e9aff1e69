"""What the PyTorch tests share: skipping without torch, the group, expected errors."""
import os
import sys

try:
    import torch
    import torch.distributed as dist
    import aivdrive.torch
except ImportError as error:
    print("skip: %s" % error)
    sys.exit(77)


def start():
    dist.init_process_group("aivdrive")
    return dist.get_rank(), dist.get_world_size()


def run(names, *arguments):
    for name, function in list(names.items()):
        if name.startswith("test_"):
            function(*arguments)
            if dist.get_rank() == 0:
                print("ok", name, flush=True)


def refused(pieces, function, *arguments, **named):
    try:
        function(*arguments, **named)
    except (ValueError, RuntimeError) as error:
        assert all(p in str(error) for p in pieces), (pieces, str(error))
        return error
    raise AssertionError("%s was not refused" % function.__name__)
