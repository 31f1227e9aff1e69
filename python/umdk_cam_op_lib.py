"""The operators of torch.ops.umdk_cam_op_lib as functions of a module, as programs import them."""
from aivdrive.torch.cam import (fused_deep_moe, get_dispatch_layout, moe_combine_prefill,
                                moe_dispatch_prefill)

__all__ = ["fused_deep_moe", "get_dispatch_layout", "moe_combine_prefill", "moe_dispatch_prefill"]
