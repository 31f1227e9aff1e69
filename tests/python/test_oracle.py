"""The oracle itself: worked rows of the quantisation, a case by hand, and what holds for any routing."""
import numpy as np

import oracle
from support import run, same


def test_quantisation_by_hand():
    q, s = oracle.quantise(np.array([1, 2, 3, 4], np.float32))
    assert q.tolist() == [32, 64, 95, 127] and s == np.float32(0.031496062874794006)
    q, s = oracle.quantise(np.array([0.5, 1.5, 2.5, 127], np.float32))
    assert q.tolist() == [0, 2, 2, 127] and s == 1
    q, s = oracle.quantise(np.zeros(3, np.float32))
    assert q.tolist() == [0, 0, 0] and abs(s / 7.874016e-15 - 1) < 1e-6


def test_case_by_hand():
    """2 ranks, 4 experts: rank 0 owns 0 and 1."""
    topk = [np.array([[0, 3], [0, 0]]), np.array([[1, -1]])]
    per_rank, count, in_rank, index = oracle.layout(topk[0], 4, 2)
    assert per_rank.tolist() == [2, 1] and count.tolist() == [3, 0, 0, 1]
    assert in_rank.tolist() == [[1, 1], [1, 0]] and index.tolist() == [[0, 0], [1, 2]]
    assert oracle.layout(topk[1], 4, 2)[3].tolist() == [[0, -1]]
    told = oracle.notify([count, np.array([0, 1, 0, 0])], [2, 1], 4)
    assert told[0]["recv_count"].tolist() == [3, 3, 3, 4] and told[0]["total"] == 4
    assert told[0]["recv_offset"].tolist() == [0, 0, 3, 0]
    assert told[1]["recv_count"].tolist() == [0, 0, 1, 1]
    assert told[0]["recv_tokens_per_expert"].tolist() == [3, 1] and told[0]["max_tokens"] == 2
    x = [np.array([[1.0], [2.0]], np.float32), np.array([[5.0]], np.float32)]
    rows, _, triples, _ = oracle.dispatch(x, topk, 4, 0)
    assert rows.ravel().tolist() == [1, 2, 2, 5]
    assert triples.reshape(-1, 3).tolist() == [[0, 0, 0], [0, 1, 0], [0, 1, 1], [1, 0, 0]]
    y = [rows * 10, oracle.dispatch(x, topk, 4, 1)[0] * 100]
    weights = [np.array([[0.5, 0.25], [1, 2]], np.float32), np.array([[3, 7]], np.float32)]
    assert oracle.combine(y, topk, weights, 4, 0).ravel().tolist() == [5 + 25, 60]
    assert oracle.combine(y, topk, weights, 4, 1).ravel().tolist() == [150]


def test_what_always_holds():
    generator = np.random.default_rng(1)
    for _ in range(60):
        R, L, K = generator.integers(1, 6), generator.integers(1, 4), generator.integers(1, 5)
        E, H = int(R * L), 8
        tokens = generator.integers(0, 8, R)
        topk = [generator.integers(-1, E + 1, (t, K)) for t in tokens]
        layouts = [oracle.layout(t, E, R) for t in topk]
        counts = [x[1] for x in layouts]
        told = oracle.notify(counts, list(tokens), E)
        valid = [int(((t >= 0) & (t < E)).sum()) for t in topk]
        assert [c.sum() for c in counts] == valid
        seen = []
        for d in range(R):
            assert (np.diff(told[d]["recv_count"]) >= 0).all()
            assert told[d]["recv_count"][-1] == told[d]["total"]
            seen += oracle.pairs(topk, E, d)
        for r in range(R):
            good = (topk[r] >= 0) & (topk[r] < E)
            slots = (told[r]["send_offset"][topk[r][good]] + layouts[r][3][good]).tolist()
            assert sorted(slots) == list(range(valid[r]))
        assert len(seen) == sum(valid) == sum(t["total"] for t in told)
        assert sorted(seen) == sorted((s, t, k) for s in range(R) for t in range(tokens[s])
                                      for k in range(K) if 0 <= topk[s][t, k] < E)
        x = [generator.standard_normal((t, H)).astype(np.float16) for t in tokens]
        for d in range(R):
            q, scale, _, order = oracle.dispatch(x, topk, E, d, True)
            for row, s, (src, t, _) in zip(q, scale, order):
                assert (abs(row * s - x[src][t].astype(np.float32)) <= s * (0.5 + 1e-4)).all()


def test_narrow():
    """Half to even, overflow to infinity, signed zero, NaN stays NaN."""
    bits = np.array([0x3F808000, 0x3F818000, 0x3F808001, 0x80000000, 0x7F7FFFFF, 0x7FA00000],
                    np.uint32)
    got = oracle.narrow(bits.view(np.float32), np.uint16)
    same(got, np.array([0x3F80, 0x3F82, 0x3F81, 0x8000, 0x7F80, 0x7FE0], np.uint16))


run(dict(globals()))
