"""Gradients of dispatch and combine equal those of plain torch, computed on every rank from all ranks' inputs;
gradcheck (float32, the widest row type) and the gradient of the gradient; ranks that receive nothing (A28)."""
import warnings

from support import Layer, dist, refused, run, start, torch

warnings.filterwarnings("ignore", message=".*not a double precision floating point.*")
EXACT = dict(rtol=0, atol=0)


def inputs(r, tokens, experts, topk, hidden, dtype):
    """Small whole numbers and weights that are powers of two: every sum is exact."""
    g = torch.Generator().manual_seed(r)
    ids = torch.stack([torch.randperm(experts, generator=g)[:topk] for _ in range(tokens)]) if tokens else \
        torch.zeros(0, topk).long()
    x = torch.randint(-8, 9, (tokens, hidden), generator=g).to(dtype)
    weights = 2.0 ** torch.randint(-3, 1, (tokens, topk), generator=g).float()
    return x.requires_grad_(), ids, weights.requires_grad_()


def alone(x, ids, weights, target):
    """The layer by one process: expert e multiplies by 1 + e; returns the gradients of x and weights."""
    x, weights = x.detach().clone().requires_grad_(), weights.detach().clone().requires_grad_()
    out = (x.float()[:, None] * (1.0 + ids)[:, :, None] * weights[:, :, None]).sum(1)
    (out * target.float()).sum().backward()
    return out.detach(), x.grad, weights.grad


def experts_of(layer, per_local):
    local = per_local.numel()
    return torch.repeat_interleave(1.0 + layer.rank * local + torch.arange(local), per_local)[:, None]


def test_like_plain_torch(rank, size):
    for dtype in (torch.float32, torch.bfloat16, torch.float16):
        layer, experts = Layer(), 2 * size
        for tokens in (5 + 3 * rank, 0 if rank == 0 else 4):
            x, ids, weights = inputs(rank, tokens, experts, 2, 16, dtype)
            rows, _, triples, counts, per_local = layer.dispatch(x, ids, weights, experts)
            n = int(counts[-1])
            made = torch.cat([rows[:n] * experts_of(layer, per_local).to(dtype), rows[n:]])
            out = layer.combine(made, ids, weights, triples, counts)
            target = torch.randint(-2, 3, out.shape, generator=torch.Generator().manual_seed(9 + rank)).to(dtype)
            out.backward(target)
            expected, of_x, of_weights = alone(x, ids, weights, target)
            torch.testing.assert_close(out.float(), expected.to(dtype).float(), **EXACT)
            torch.testing.assert_close(x.grad, of_x, **EXACT)
            torch.testing.assert_close(weights.grad, of_weights, **EXACT)


def test_moved_rows(rank, size):
    """Rows in another order, with their triples, as grouped experts leave them."""
    layer, experts = Layer(), 2 * size
    x, ids, weights = inputs(rank, 6, experts, 2, 8, torch.float32)
    rows, _, triples, counts, per_local = layer.dispatch(x, ids, weights, experts)
    n = int(counts[-1])
    order = torch.randperm(n, generator=torch.Generator().manual_seed(rank))
    if n:
        rows = (rows[:n] * experts_of(layer, per_local))[order]
        triples = triples[:3 * n].view(-1, 3)[order].reshape(-1).contiguous()
    out = layer.combine(rows, ids, weights, triples, counts)
    out.backward(torch.ones_like(out))
    expected, of_x, of_weights = alone(x, ids, weights, torch.ones_like(out))
    torch.testing.assert_close(out, expected, **EXACT)
    torch.testing.assert_close(x.grad, of_x, **EXACT)
    torch.testing.assert_close(weights.grad, of_weights, **EXACT)


def test_a28(rank, size):
    """All 10 tokens of every rank go to rank 0; the gradient of x is the sum of the weights."""
    layer = Layer()
    x = torch.randn(10, 32, generator=torch.Generator().manual_seed(rank)).requires_grad_()
    weights = torch.rand(10, 2, generator=torch.Generator().manual_seed(rank)).requires_grad_()
    ids = torch.tensor([[0, 1]]).repeat(10, 1)
    rows, _, triples, counts, per_local = layer.dispatch(x, ids, weights, 2 * size)
    assert per_local.sum() == int(counts[-1]) == (20 * size if rank == 0 else 0)
    layer.combine(rows, ids, weights, triples, counts).backward(torch.ones(10, 32))
    torch.testing.assert_close(x.grad, weights.detach().sum(1, keepdim=True).expand(10, 32))
    torch.testing.assert_close(weights.grad, x.detach().sum(1, keepdim=True).expand(10, 2))


def chained(layer, ids, experts):
    """Dispatch, experts that square, combine: not linear, so that second derivatives exist."""
    def layer_of(x, weights):
        rows, _, triples, counts, _ = layer.dispatch(x, ids, weights, experts)
        return layer.combine(rows * rows, ids, weights, triples, counts)
    return layer_of


def test_gradcheck(rank, size):
    """Central differences of quadratic functions have no error but rounding: large steps are right. All ranks
    make the same number of calls."""
    x, ids, weights = inputs(rank, 2, 2 * size, 2, 3, torch.float32)
    function = chained(Layer(), ids, 2 * size)
    steps = dict(eps=0.25, atol=0.02, rtol=0.01, nondet_tol=0.0)
    assert torch.autograd.gradcheck(function, (x, weights), **steps)
    assert torch.autograd.gradgradcheck(function, (x, weights), **steps)


def test_int8_has_none(rank, size):
    x, ids, weights = inputs(rank, 4, size, 1, 8, torch.float32)
    out = Layer().dispatch(x, ids, weights, size, True)
    assert out[0].dtype == torch.int8 and not any(t.requires_grad for t in out)
    refused(["does not require grad"], lambda: out[1].sum().backward())
    dist.barrier()


run(globals(), *start())
