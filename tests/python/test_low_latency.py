"""Low-latency calls of Buffer give the oracle's bits, whole and with hooks: every row type, INT8, ids of nobody,
ranks without tokens (E02, A28), many calls of changing shape; hooks return before peers have sent; the cap is told
with both numbers and the buffer goes on (C08); the expert map of A30; load statistics."""
import os
import sys
import tempfile
import time
import zlib

import numpy as np

import aivdrive
import oracle
from support import refused, run, same
from test_buffer import rows


class Case:
    """The same on every rank: inputs and expected results of all ranks. No token names an expert twice."""

    def __init__(self, R, tokens, H, K, L, kind, seed=0, only=None, holes=True):
        text = "%s %d %d %d %s %d %s" % (tokens, H, K, L, kind, seed, only)
        generator = np.random.default_rng(zlib.crc32(text.encode()))
        self.R, self.E, self.K, self.H, self.tokens = R, R * L, K, H, tokens
        self.most = max(max(tokens), 1)
        self.topk = [self._ids(generator, t, only, holes) for t in tokens]
        self.x = [rows(generator, (t, H), kind) for t in tokens]
        self.weights = [generator.uniform(0, 1, (t, K)).astype(np.float32) for t in tokens]

    def _ids(self, generator, T, only, holes):
        among = self.E if only is None else only
        ids = np.array([generator.permutation(among)[:self.K] for _ in range(T)],
                       np.int64).reshape(T, self.K)
        if holes:
            ids[generator.random(ids.shape) < 0.1] = -1
        return ids

    def experts(self, d, quant):
        """What rank d's experts make of their rows."""
        got, scales, _, order = oracle.dispatch(self.x, self.topk, self.E, d, quant)
        values = oracle.widen(got) * scales[:, None] if quant else oracle.widen(got)
        factor = np.array([1 + (s + 2 * t + 3 * k) % 5 for s, t, k in order], np.float32)
        return oracle.narrow(values * factor.reshape(-1, 1), self.x[d].dtype)

    def combined(self, r, quant):
        made = [self.experts(d, quant) for d in range(self.R)]
        return oracle.combine(made, self.topk, self.weights, self.E, r)


def check_rows(case, r, quant, packed, count, handle):
    expected, scales, triples, _ = oracle.dispatch(case.x, case.topk, case.E, r, quant)
    n, L = len(expected), case.E // case.R
    got = packed[0] if quant else packed
    assert got.shape == (case.most * case.R * min(case.K, L), case.H)
    same(got[:n], expected)
    if quant:
        same(packed[1][:n], scales)
    told = oracle.notify([oracle.layout(t, case.E, case.R)[1] for t in case.topk], case.tokens, case.E)[r]
    same(count, told["recv_tokens_per_expert"])
    same(handle.src_info[:3 * n], triples)
    same(handle.recv_count, told["recv_count"])


def made(case, r, quant, packed):
    """The experts' rows, where packed_x had theirs."""
    rows_of = np.zeros((packed[0] if quant else packed).shape, case.x[r].dtype)
    own = case.experts(r, quant)
    rows_of[:len(own)] = own
    return rows_of


def one(buffer, case, quant, hooks):
    r = buffer.rank
    named = {"use_fp8": quant, "return_recv_hook": hooks}
    packed, count, handle, event, hook = buffer.low_latency_dispatch(
        case.x[r], case.topk[r], case.most, case.E, **named)
    assert callable(hook) if hooks else hook is None
    event.current_stream_wait()
    if hooks:
        hook()
    check_rows(case, r, quant, packed, count, handle)
    y = made(case, r, quant, packed)
    out, event, hook = buffer.low_latency_combine(y, case.topk[r], case.weights[r], handle,
                                                  return_recv_hook=hooks)
    if hooks:
        y[...] = 0  # the rows are on their way
        hook()
    event.current_stream_wait()
    same(out, case.combined(r, quant))


def cases(R):
    uneven = [(5 * r + 1) % 9 for r in range(R)]
    yield Case(R, [16] * R, 64, 2, 2, "bf16")
    yield Case(R, [1] * R, 1, 1, 1, "fp16")
    yield Case(R, uneven, 33, 6, 8, "bf16")
    yield Case(R, uneven, 1024, 8, 16, "fp16")
    yield Case(R, [0] + [7] * (R - 1), 56, 2, 2, "fp32")
    yield Case(R, [3] + [0] * (R - 1), 7168, 8, 8, "bf16")
    yield Case(R, [0] * R, 16, 8, 8, "bf16")
    yield Case(R, [37] * R, 256, 4, 4, "fp16", only=4)
    yield Case(R, uneven, 129, 3, 3, "fp32")


def buffer_of(comm, **named):
    return aivdrive.Buffer(comm, low_latency_mode=True, **named)


def test_cases(comm):
    buffer = buffer_of(comm)
    for case in cases(comm.size):
        for quant in (False, True):
            for hooks in (False, True):
                one(buffer, case, quant, hooks)


def test_forms(comm):
    """quant_mode, out=, async_finish, cumulative statistics, the size hint, cleaning."""
    r, R = comm.rank, comm.size
    case = Case(R, [5 + q for q in range(R)], 96, 3, 4, "bf16", 3)
    hint = aivdrive.Buffer.get_low_latency_rdma_size_hint(case.most, case.H, R, case.E)
    assert hint >= 2 * case.E * case.most * case.H * 2
    buffer = buffer_of(comm, num_rdma_bytes=hint)
    buffer.clean_low_latency_buffer(case.most, case.H, case.E)
    stats = np.full(case.E // R, 7, np.int32)
    out = np.empty((case.tokens[r], case.H), np.uint16)
    for mode, quant in (("bf16", False), ("int8", True)):
        packed, count, handle, event, hook = buffer.low_latency_dispatch(
            case.x[r], case.topk[r].astype(np.int32), case.most, case.E, stats, quant_mode=mode,
            async_finish=True)
        event.current_stream_wait()
        check_rows(case, r, quant, packed, count, handle)
        got, event, _ = buffer.low_latency_combine(made(case, r, quant, packed), case.topk[r],
                                                   case.weights[r], handle, out=out, async_finish=True)
        event.current_stream_wait()
        assert got is out
        same(out, case.combined(r, quant))
    told = oracle.notify([oracle.layout(t, case.E, R)[1] for t in case.topk], case.tokens, case.E)[r]
    assert (stats == 7 + 2 * told["recv_tokens_per_expert"]).all()
    assert handle.num_experts == case.E and "%d experts" % case.E in repr(handle)
    refused(ValueError, ("by name", "src_info"), lambda: handle[0])  # E14
    one(buffer, case, False, True)  # within the size of the hint


def test_two_batches(comm):
    """Two micro-batches overlap: their hooks are called after both have been sent; other calls between."""
    buffer, r, R = buffer_of(comm), comm.rank, comm.size
    a, b = Case(R, [6] * R, 64, 2, 2, "bf16", 1), Case(R, [9] * R, 200, 4, 4, "fp16", 2)
    for _ in range(3):
        pa = buffer.low_latency_dispatch(a.x[r], a.topk[r], a.most, a.E, use_fp8=False,
                                         return_recv_hook=True)
        pb = buffer.low_latency_dispatch(b.x[r], b.topk[r], b.most, b.E, return_recv_hook=True)
        assert comm.all_reduce(np.ones(1, np.int32))[0] == R
        error = refused(aivdrive.AivdriveError, ("two calls in halves",), buffer.low_latency_dispatch,
                        a.x[r], a.topk[r], a.most, a.E, return_recv_hook=True)
        assert error is not None
        pa[4]()
        check_rows(a, r, False, pa[0], pa[1], pa[2])
        ca = buffer.low_latency_combine(made(a, r, False, pa[0]), a.topk[r], a.weights[r], pa[2],
                                        return_recv_hook=True)
        pb[4]()
        check_rows(b, r, True, pb[0], pb[1], pb[2])
        cb = buffer.low_latency_combine(made(b, r, True, pb[0]), b.topk[r], b.weights[r], pb[2],
                                        return_recv_hook=True)
        ca[2]()
        same(ca[0], a.combined(r, False))
        cb[2]()
        same(cb[0], b.combined(r, True))
        refused(ValueError, ("has been called",), cb[2])


def test_hook_returns_at_once(comm):
    """The first half does not wait for a peer that is late; the second one does. Rows are moved before the
    hook (the input may change), the output after it."""
    buffer, r, R = buffer_of(comm), comm.rank, comm.size
    case = Case(R, [8] * R, 512, 2, 2, "bf16", 5)
    one(buffer, case, False, True)  # opens the window
    comm.barrier()
    x, late = case.x[r].copy(), r == R - 1 and R > 1
    if late:
        time.sleep(1)
    start = time.monotonic()
    packed, count, handle, _, hook = buffer.low_latency_dispatch(x, case.topk[r], case.most, case.E,
                                                                 use_fp8=False, return_recv_hook=True)
    sent = time.monotonic() - start
    x[...] = 0xFFFF
    packed[...] = 0xABCD
    time.sleep(0.1)
    assert (packed == 0xABCD).all()  # 0 bytes of the result before the hook
    hook()
    received = time.monotonic() - start
    n = len(oracle.dispatch(case.x, case.topk, case.E, r)[0])
    assert (packed[n:] == 0xABCD).all()  # rows of n * H * 2 bytes after it
    check_rows(case, r, False, packed, count, handle)
    if not late and R > 1:
        assert sent < 0.5 < received, (sent, received)
    out, _, hook = buffer.low_latency_combine(made(case, r, False, packed), case.topk[r], case.weights[r],
                                              handle, return_recv_hook=True)
    hook()
    same(out, case.combined(r, False))


def test_a28(comm):
    """All tokens to rank 0: the others get no row, and their tokens come back; the way back of a gradient of ones
    goes the same ways, and that of x is the sum of the weights."""
    buffer, r, R = buffer_of(comm), comm.rank, comm.size
    case = Case(R, [10] * R, 40, 2, 4, "fp32", 6, only=4, holes=False)
    for hooks in (False, True):
        for x in (case.x[r], np.ones_like(case.x[r])):
            packed, count, handle, _, hook = buffer.low_latency_dispatch(
                x, case.topk[r], 10, case.E, use_fp8=False, return_recv_hook=hooks)
            if hook:
                hook()
            assert count.sum() == (10 * R * 2 if r == 0 else 0)
            out, _, hook = buffer.low_latency_combine(packed, case.topk[r], case.weights[r], handle,
                                                      return_recv_hook=hooks)
            if hook:
                hook()
            first, second = case.weights[r][:, :1], case.weights[r][:, 1:]
            same(out, np.float32(0) + x * first + x * second)


def test_c08(comm):
    """Rank 0 has one token more than the cap: told there with both numbers; the others wait for it, and the
    next legal call works."""
    buffer, r, R = buffer_of(comm), comm.rank, comm.size
    for hooks in (False, True):
        case = Case(R, [10] * R, 16, 2, 2, "fp32", 7)
        case.most = 128
        if r == 0:
            many = np.zeros((129, 16), np.float32), np.zeros((129, 2), np.int64)
            refused(ValueError, ("129", "128"), buffer.low_latency_dispatch, *many, 128, case.E,
                    return_recv_hook=hooks)
        one(buffer, case, False, hooks)


def test_c08_others(comm):
    """When it does not call again, the others get an error that has both numbers, and nothing hangs."""
    buffer, r, R = buffer_of(comm), comm.rank, comm.size
    if R == 1:
        return
    for hooks in (False, True):
        case = Case(R, [10] * R, 16, 2, 2, "fp32", 8)
        case.most = 128
        one(buffer, case, False, hooks)
        start = time.monotonic()
        if r == 0:
            refused(ValueError, ("129", "128"), buffer.low_latency_dispatch,
                    np.zeros((129, 16), np.float32), np.zeros((129, 2), np.int64), 128, case.E,
                    return_recv_hook=hooks)
            time.sleep(4)
        else:
            def call():
                hook = buffer.low_latency_dispatch(case.x[r], case.topk[r], 128, case.E,
                                                   return_recv_hook=hooks)[4]
                if hook:
                    hook()
            refused(aivdrive.AivdriveError, ("129", "128"), call)
        assert time.monotonic() - start < 20
        comm.resume()
        one(buffer, case, False, hooks)


def test_masks(comm):
    """A rank that is masked takes no part: its experts are nobody's. It may come back; handles are of the ranks that
    took part; what is wrong is told to those that are left."""
    buffer, r, R = buffer_of(comm), comm.rank, comm.size
    if R < 3:
        return
    out, mask, every = 1, np.full(R, 9, np.int32), list(range(R))
    case = Case(R, [5 + q for q in range(R)], 24, 3, 2, "fp32", 12)
    old = buffer.low_latency_dispatch(case.x[r], case.topk[r], case.most, case.E, use_fp8=False)
    comm.barrier()
    if r != out:
        buffer.low_latency_update_mask_buffer(out, True)
        buffer.low_latency_query_mask_buffer(mask)
        assert mask.tolist() == [int(q == out) for q in every]
        # the oracle knows no masks: nobody has the ids of the masked rank, and it has no tokens
        left = [q for q in every if q != out]
        place = {q: i for i, q in enumerate(left)}
        seen = [np.array([[place[e // 2] * 2 + e % 2 if 0 <= e < case.E and e // 2 != out else -1 for e in row]
                          for row in case.topk[q]]) for q in left]
        xs, weights = [case.x[q] for q in left], [case.weights[q] for q in left]
        for hooks in (False, True, False):
            packed, count, handle, _, hook = buffer.low_latency_dispatch(
                case.x[r], case.topk[r], case.most, case.E, use_fp8=False, return_recv_hook=hooks)
            if hook:
                hook()
            rows, _, triples, _ = oracle.dispatch(xs, seen, 2 * len(left), place[r])
            same(packed[:len(rows)], rows)
            same(handle.src_info[:3 * len(rows)], triples)
            assert count.sum() == len(rows) and handle.ranks == left
            back, _, hook = buffer.low_latency_combine(packed, case.topk[r], case.weights[r], handle,
                                                       return_recv_hook=hooks)
            if hook:
                hook()
            every_rows = [oracle.dispatch(xs, seen, 2 * len(left), d)[0] for d in range(len(left))]
            same(back, oracle.combine(every_rows, seen, weights, 2 * len(left), place[r]))
        refused(ValueError, ("handle is of the ranks", "dispatch again"), buffer.low_latency_combine, old[0],
                case.topk[r], case.weights[r], old[2])
        refused(ValueError, ("num_experts is 7",), buffer.low_latency_dispatch, case.x[r], case.topk[r], case.most, 7)
        refused(ValueError, ("topk_idx is a list",), buffer.low_latency_dispatch, case.x[r], [[0]], case.most, case.E)
        buffer.low_latency_clean_mask_buffer()
    one(buffer, case, False, False)  # all again


def test_a30(comm):
    """The table of A30: token t to logical expert t mod 4 comes back as 3 - t mod 4."""
    R = comm.size
    if 4 % R:
        return
    buffer, E, T = buffer_of(comm), 4, 11
    logical = (np.arange(T) % 4).reshape(T, 1)
    topk = aivdrive.map_experts(logical, [3, 2, 1, 0])
    assert (topk == 3 - logical).all() and topk.dtype == np.int64
    packed, count, handle, _, _ = buffer.low_latency_dispatch(np.zeros((T, 8), np.float32), topk, T, E,
                                                              use_fp8=False)
    packed[:count.sum()] = np.repeat(comm.rank * (E // R) + np.arange(E // R), count).reshape(-1, 1)
    out, _, _ = buffer.low_latency_combine(packed, topk, np.ones((T, 1), np.float32), handle)
    assert (out == (3 - np.arange(T) % 4).reshape(T, 1)).all()
    mapped = aivdrive.map_experts(np.array([[-1, 0, 7, 2]], np.int32), np.array([5, -1, 4]))
    assert mapped.tolist() == [[-1, 5, -1, 4]]
    refused(ValueError, ("table has -2",), aivdrive.map_experts, logical, [0, -2])
    refused(ValueError, ("table has the shape",), aivdrive.map_experts, logical, [[1]])


def test_load(comm):
    """Counts by layer and expert, over ranks, as a file."""
    r, R, L = comm.rank, comm.size, 2
    load = aivdrive.ExpertLoad(3, R * L)
    buffer, case = buffer_of(comm), Case(R, [6] * R, 8, 2, L, "fp32", 9)
    _, count, _, _, _ = buffer.low_latency_dispatch(case.x[r], case.topk[r], 6, case.E, use_fp8=False)
    load.add(1, count, r * L)
    load.add(2, [5], r)
    load.reduce(comm)
    ids = np.concatenate([t.ravel() for t in case.topk])
    wanted = np.bincount(ids[ids >= 0], minlength=case.E)
    assert (load.counts()[1] == wanted).all() and load.counts()[2][:R].tolist() == [5] * R
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "load.csv")
        load.write(path)
        with open(path, encoding="utf-8") as f:
            lines = f.read().splitlines()
        assert os.listdir(folder) == ["load.csv"]
    assert lines[0] == "layer_id,expert_id,count" and len(lines) == 1 + 3 * case.E
    assert lines[1 + case.E] == "1,0,%d" % wanted[0]
    refused(ValueError, ("layer_id is 3", "0 to 2"), load.add, 3, [1])
    refused(ValueError, ("counts has 2 numbers from expert %d" % (case.E - 1),), load.add, 0, [1, 2],
            case.E - 1)
    refused(ValueError, ("counts has -1",), load.add, 0, [-1])
    refused(aivdrive.AivdriveError, ("cannot be written", "No such file"), load.write, "/none/load.csv")


if __name__ == "__main__":
    only = sys.argv[1:]
    with aivdrive.init(timeout=60) as world:
        run({k: v for k, v in globals().items() if not only or k in only}, world)
