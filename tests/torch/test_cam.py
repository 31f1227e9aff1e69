"""The CAM operators equal plain torch: rows, order and gradients, for float32 and bfloat16."""
from support import aivdrive, dist, run, start, torch

import umdk_cam_op_lib as ops


def inputs(r, experts, dtype):
    g = torch.Generator().manual_seed(r)
    tokens = 5 + 3 * r
    topk = torch.stack([torch.randperm(experts, generator=g)[:2] for _ in range(tokens)])
    return torch.randn(tokens, 16, generator=g).to(dtype), topk, torch.rand(tokens, 2, generator=g)


def test_round_trip_and_gradients(rank, size):
    experts, name = 2 * size, aivdrive.torch.group_name()
    for dtype in (torch.float32, torch.bfloat16):
        every = [inputs(r, experts, dtype) for r in range(size)]
        x, topk, weights = every[rank]
        x, weights = x.clone().requires_grad_(), weights.clone().requires_grad_()
        layout = ops.get_dispatch_layout(topk, experts, size)
        rows, _, triples, counts, per_expert = ops.moe_dispatch_prefill(
            x, topk, weights, *layout, name, rank, size, False)
        wanted = [(s, t, k) for e in (2 * rank, 2 * rank + 1) for s in range(size)
                  for t in range(len(every[s][1])) for k in range(2) if every[s][1][t, k] == e]
        assert triples[:3 * len(wanted)].view(-1, 3).tolist() == [list(w) for w in wanted]
        assert torch.equal(rows[:len(wanted)], torch.stack([every[s][0][t] for s, t, k in wanted]))
        scale = torch.tensor([1.0 + e for e in (2 * rank, 2 * rank + 1) for _ in range(per_expert[e % 2])])
        made = rows.clone()
        made = torch.cat([rows[:len(wanted)] * scale[:, None].to(dtype), rows[len(wanted):]])
        out = ops.moe_combine_prefill(made, topk, weights, triples, counts, name, rank, size)
        y, v = every[rank][0].clone().float().requires_grad_(), every[rank][2].clone().requires_grad_()
        alone = (y[:, None] * (1.0 + topk)[:, :, None] * v[:, :, None]).sum(1)
        close = dict(rtol=1e-5, atol=1e-5) if dtype == torch.float32 else dict(rtol=0.03, atol=0.15)
        assert torch.allclose(out.float(), alone, **close)
        g = torch.randn(out.shape, generator=torch.Generator().manual_seed(7 + rank)).to(dtype)
        out.backward(g)
        alone.backward(g.float())
        close["atol"] *= 10
        assert torch.allclose(x.grad.float(), y.grad, **close)
        assert torch.allclose(weights.grad, v.grad, **close)


run(globals(), *start())
