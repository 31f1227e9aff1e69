"""The operators of torch.ops.umdk_cam_op_lib as functions of a module, as programs import them."""
import aivdrive.torch.cam  # noqa: F401  registers the operators
import torch

get_dispatch_layout = torch.ops.umdk_cam_op_lib.get_dispatch_layout
moe_dispatch_prefill = torch.ops.umdk_cam_op_lib.moe_dispatch_prefill
moe_combine_prefill = torch.ops.umdk_cam_op_lib.moe_combine_prefill
fused_deep_moe = torch.ops.umdk_cam_op_lib.fused_deep_moe
