"""What the PyTorch tests share: skipping without torch, the group, expected errors, what ranks do alone."""
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
    only = sys.argv[1:]
    for name, function in list(names.items()):
        if name.startswith("test_") and (not only or name in only):
            function(*arguments)
            if dist.get_rank() == 0:
                print("ok", name, flush=True)


def refused(pieces, function, *arguments, kind=(ValueError, RuntimeError), **named):
    try:
        function(*arguments, **named)
    except kind as error:
        assert all(p in str(error) for p in pieces), (pieces, str(error))
        return error
    raise AssertionError("%s was not refused" % function)


def group_of(ranks):
    """A group of the first ranks; None on the others. Every rank must call it."""
    group = dist.new_group(list(range(ranks)))
    return group if dist.get_rank() < ranks else None


def array(tensor):
    """A tensor as the array the oracle works with: bfloat16 in uint16."""
    tensor = tensor.detach().contiguous()
    return tensor.view(torch.int16).numpy().view("uint16") if tensor.dtype == torch.bfloat16 else tensor.numpy()


def equal(tensor, expected):
    """Type, shape and bits."""
    got = array(tensor)
    assert got.dtype == expected.dtype and got.shape == expected.shape, (got.dtype, got.shape, expected.shape)
    assert got.tobytes() == expected.tobytes(), (got, expected)


class Layer:
    """A call of each operator by one rank of a group."""

    def __init__(self, group=None):
        self.name = aivdrive.torch.group_name(group)
        self.rank, self.size = dist.get_rank(group), dist.get_world_size(group)
        self.ops = torch.ops.umdk_cam_op_lib

    def dispatch(self, x, topk, weights, experts, quant=False):
        layout = self.ops.get_dispatch_layout(topk, experts, self.size)
        return self.ops.moe_dispatch_prefill(x, topk, weights, *layout, self.name, self.rank, self.size, quant)

    def combine(self, rows, topk, weights, triples, counts):
        return self.ops.moe_combine_prefill(rows, topk, weights, triples, counts, self.name, self.rank, self.size)
