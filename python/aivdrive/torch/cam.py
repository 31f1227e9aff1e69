"""The operators of torch.ops.umdk_cam_op_lib as functions: expert-parallel dispatch and combine on CPU tensors,
with gradients. The library of aivdrive.torch registers them."""
import torch

from . import _library  # noqa: F401

get_dispatch_layout = torch.ops.umdk_cam_op_lib.get_dispatch_layout
moe_dispatch_prefill = torch.ops.umdk_cam_op_lib.moe_dispatch_prefill
moe_combine_prefill = torch.ops.umdk_cam_op_lib.moe_combine_prefill
fused_deep_moe = torch.ops.umdk_cam_op_lib.fused_deep_moe
