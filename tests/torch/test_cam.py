"""The CAM operators give the bits of the oracle (plain NumPy, tests/python/oracle.py): row types, INT8, ranks
without tokens, ranks without rows, ids of nobody, duplicates, ids of 32 and 64 bits, weights of other types."""
import numpy as np

import oracle
from support import Layer, equal, run, start, torch

DTYPES = (torch.bfloat16, torch.float16, torch.float32)


class Case:
    """Inputs of all ranks, the same everywhere."""

    def __init__(self, size, tokens, hidden, topk, local, ids, dtype):
        g = torch.Generator().manual_seed(hidden * 1000 + topk)
        self.experts, self.tokens = size * local, tokens
        make = {"uniform": lambda t: torch.randint(0, self.experts, (t, topk), generator=g),
                "rank 0": lambda t: torch.randint(0, local, (t, topk), generator=g),
                "nobody": lambda t: torch.full((t, topk), -1),
                "mixed": lambda t: torch.randint(-2, self.experts + 2, (t, topk), generator=g)}[ids]
        self.topk = [make(t).long() for t in tokens]
        self.x = [(torch.randn(t, hidden, generator=g) * 50).to(dtype) for t in tokens]
        self.weights = [torch.rand(t, topk, generator=g) for t in tokens]
        self.arrays = [[array_.numpy() for array_ in self.topk], [w.numpy() for w in self.weights]]


def as_arrays(tensors):
    return [t.view(torch.int16).numpy().view("uint16") if t.dtype == torch.bfloat16 else t.numpy()
            for t in tensors]


def made(case, d, quant):
    """What the experts of rank d give back: each row another multiple, in the type of x."""
    x = as_arrays(case.x)
    rows, scales, _, order = oracle.dispatch(x, case.arrays[0], case.experts, d, quant)
    values = oracle.widen(rows) * scales[:, None] if quant else oracle.widen(rows)
    factor = np.array([1 + (s + 2 * t + 3 * k) % 5 for s, t, k in order], np.float32)
    return oracle.narrow(values * factor.reshape(-1, 1), x[0].dtype)


def check(layer, case, quant):
    r, ids, x = layer.rank, case.arrays[0], as_arrays(case.x)
    per_expert, index = layer.ops.get_dispatch_layout(case.topk[r], case.experts, layer.size)
    _, count, _, small = oracle.layout(ids[r], case.experts, layer.size)
    equal(per_expert, count)
    equal(index, small)
    rows, scales, triples, counts, per_local = layer.dispatch(case.x[r], case.topk[r].int(), case.weights[r],
                                                              case.experts, quant)
    told = oracle.notify([oracle.layout(i, case.experts, layer.size)[1] for i in ids], case.tokens, case.experts)[r]
    n = told["total"]
    assert rows.shape == (max(n, 1), case.x[r].shape[1]) and scales.shape == (max(n, 1),)
    assert triples.shape == (3 * max(n, 1),) and scales.dtype == torch.float32
    expected, kept, order, _ = oracle.dispatch(x, ids, case.experts, r, quant)
    equal(rows[:n], expected)
    equal(triples[:3 * n], order)
    equal(counts, told["recv_count"])
    equal(per_local, told["recv_tokens_per_expert"])
    if quant:
        equal(scales[:n], kept)
    back = np.zeros((max(n, 1), x[r].shape[1]), x[r].dtype)
    back[:n] = made(case, r, quant)
    back = torch.from_numpy(back.view("int16")).view(torch.bfloat16) if back.dtype == np.uint16 else \
        torch.from_numpy(back)
    every = [made(case, d, quant) for d in range(layer.size)]
    for weights in (case.weights, [w.double() for w in case.weights], [w.half() for w in case.weights]):
        out = layer.combine(back, case.topk[r], weights[r], triples, counts)
        equal(out, oracle.combine(every, ids, [w.float().numpy() for w in weights], case.experts, r))


def test_bits(rank, size):
    layer = Layer()
    uneven = [(5 * r + 1) % 9 for r in range(size)]
    for dtype in DTYPES:
        for case in (Case(size, uneven, 33, 6, 4, "uniform", dtype),
                     Case(size, [0] + [7] * (size - 1), 64, 2, 1, "rank 0", dtype),
                     Case(size, [3] + [0] * (size - 1), 1024, 3, 2, "mixed", dtype),
                     Case(size, [4] * size, 5, 1, 2, "nobody", dtype),
                     Case(size, [0] * size, 16, 8, 2, "uniform", dtype)):
            for quant in (False, True):
                check(layer, case, quant)


def test_rows_of_nobody(rank, size):
    """The one row that stands for no row is zero."""
    layer = Layer()
    rows, scales, triples, _, _ = layer.dispatch(torch.full((3, 9), 7.0), torch.zeros(3, 1).long(),
                                                 torch.ones(3, 1), size)
    if rank:
        assert rows.shape == (1, 9) and not rows.any() and not scales.any() and not triples.any()
    else:
        assert rows.shape == (3 * size, 9)


run(globals(), *start())
