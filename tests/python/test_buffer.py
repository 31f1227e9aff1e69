"""Buffer and the functional forms give the oracle's bits for all ranks: routings of every kind, ranks without
tokens, ids of nobody, duplicates, all row types, INT8, cached routing, events, interleaved calls."""
import sys
import time
import zlib

import numpy as np

import aivdrive
import oracle
from support import run, same

DTYPES = {"bf16": np.uint16, "fp16": np.float16, "fp32": np.float32}


def rows(generator, shape, kind):
    """Numbers of all sizes, with some special values that every type has."""
    values = generator.standard_normal(shape).astype(np.float32)
    if values.size:
        flat = values.reshape(-1)
        flat[::7] *= np.float32(1000)
        flat[3::11] = -0.0
        flat[5::13] = 127.0
    if kind == "bf16":
        return oracle.narrow(values, np.uint16)
    return values.astype(DTYPES[kind])


def routing(generator, name, T, K, E, R):
    """Ids of one rank."""
    if name == "uniform":
        return np.stack([generator.permutation(E)[:K] if K <= E else generator.integers(0, E, K)
                         for _ in range(T)]).reshape(T, K) if T else np.zeros((0, K), np.int64)
    if name == "one expert":
        return np.full((T, K), E - 1)
    if name == "one rank":
        return generator.integers(0, E // R, (T, K))
    if name == "zipf":
        return np.minimum(generator.zipf(1.5, (T, K)) - 1, E - 1)
    if name == "duplicates":
        return np.repeat(generator.integers(0, E, (T, 1)), K, axis=1)
    if name == "nobody":
        return np.full((T, K), -1)
    assert name == "mixed"  # some ids of nobody, below and above
    return generator.integers(-2, E + 2, (T, K))


class Case:
    """The same on every rank: inputs and expected results of all ranks."""

    def __init__(self, R, tokens, H, K, L, name, kind, seed=0):
        text = "%s %s %d %d %d %s %d" % (tokens, name, H, K, L, kind, seed)
        generator = np.random.default_rng(zlib.crc32(text.encode()))
        self.text, self.R, self.E, self.tokens = text, R, R * L, tokens
        self.topk = [routing(generator, name, t, K, self.E, R).astype(np.int64) for t in tokens]
        self.x = [rows(generator, (t, H), kind) for t in tokens]
        self.weights = [generator.uniform(0, 1, (t, K)).astype(np.float32) for t in tokens]
        self.layouts = [oracle.layout(t, self.E, R) for t in self.topk]
        self.told = oracle.notify([c[1] for c in self.layouts], tokens, self.E)

    def experts(self, d, quant=False):
        """What rank d's experts make of their rows: in the type of x, different for each row."""
        got, scales, _, order = oracle.dispatch(self.x, self.topk, self.E, d, quant)
        values = oracle.widen(got) * scales[:, None] if quant else oracle.widen(got)
        factor = np.array([1 + (s + 2 * t + 3 * k) % 5 for s, t, k in order], np.float32)
        return oracle.narrow(values * factor.reshape(-1, 1), self.x[d].dtype)

    def combined(self, r, quant=False, weights=None):
        made = [self.experts(d, quant) for d in range(self.R)]
        return oracle.combine(made, self.topk, self.weights if weights is None else weights, self.E, r)


def through(buffer, case, quant=False, weights=True):
    """Layout and dispatch of one case, checked; returns handle and rows."""
    r = buffer.rank
    per_rank, rdma, per_expert, in_rank, event = buffer.get_dispatch_layout(case.topk[r], case.E)
    event.current_stream_wait()
    assert rdma is None
    for got, expected in zip((per_rank, per_expert, in_rank), case.layouts[r]):
        same(got, expected)
    recv_x, recv_topk, recv_weights, counts, handle, event = buffer.dispatch(
        case.x[r], None, per_rank, rdma, in_rank, per_expert, case.topk[r],
        case.weights[r] if weights else None, quant_mode="int8" if quant else None)
    event.current_stream_wait()
    assert recv_weights is None
    check_rows(buffer, case, recv_x, recv_topk, counts, handle, quant)
    return handle, recv_x


def check_rows(buffer, case, recv_x, recv_topk, counts, handle, quant):
    r, told = buffer.rank, case.told[buffer.rank]
    expected, scales, triples, order = oracle.dispatch(case.x, case.topk, case.E, r, quant)
    got = recv_x[0] if quant else recv_x
    same(got, expected)
    if quant:
        same(recv_x[1], scales)
    same(handle.src_info, triples)
    same(handle.recv_count, told["recv_count"])
    same(handle.recv_offset, told["recv_offset"])
    same(handle.send_offset, told["send_offset"])
    assert counts == told["recv_tokens_per_expert"].tolist() == handle.num_recv_tokens_per_expert
    assert handle.num_recv_tokens == told["total"] and handle.max_tokens == told["max_tokens"]
    experts = np.repeat(np.arange(len(counts)), counts)
    wanted = np.full(recv_topk.shape, -1, np.int64)
    for i, (_, _, k) in enumerate(order):
        wanted[i, k] = experts[i]
    same(recv_topk, wanted)


def back(buffer, case, handle, quant=False, **named):
    made = case.experts(buffer.rank, quant)
    out, none, event = buffer.combine(made, handle, **named)
    event.current_stream_wait()
    assert none is None
    return out


def cases(R):
    """A fixed list over the axes; every rank makes the same."""
    uneven = [(5 * r + 1) % 9 for r in range(R)]
    idle_first = [0] + [7] * (R - 1)
    lonely = [3] + [0] * (R - 1)
    yield Case(R, [16] * R, 64, 2, 2, "uniform", "bf16")
    yield Case(R, [1] * R, 1, 1, 1, "uniform", "fp16")
    yield Case(R, uneven, 33, 6, 4, "uniform", "bf16")
    yield Case(R, uneven, 1024, 8, 16, "zipf", "fp16")
    yield Case(R, idle_first, 56, 2, 1, "one rank", "fp32")
    yield Case(R, lonely, 7168, 8, 2, "mixed", "bf16")
    yield Case(R, [0] * R, 16, 8, 2, "uniform", "bf16")
    yield Case(R, uneven, 100, 16, 3, "duplicates", "bf16")
    yield Case(R, [37] * R, 256, 4, 2, "one expert", "fp16")
    yield Case(R, uneven, 48, 3, 5, "nobody", "fp32")
    yield Case(R, uneven, 129, 5, 3, "mixed", "fp16")
    yield Case(R, [64] * R, 512, 64, 2, "mixed", "bf16")


def test_cases(comm):
    buffer = aivdrive.Buffer(comm)
    assert repr(comm) in repr(buffer)
    for case in cases(comm.size):
        for quant in (False, True):
            handle, _ = through(buffer, case, quant)
            same(back(buffer, case, handle, quant), case.combined(comm.rank, quant))
            assert "%d rows in" % handle.num_recv_tokens in repr(handle)


def test_weights(comm):
    """combine's own, dispatch's, or one."""
    buffer, r = aivdrive.Buffer(comm), comm.rank
    case = Case(comm.size, [9] * comm.size, 40, 4, 2, "uniform", "bf16", 3)
    handle, _ = through(buffer, case)
    other = [np.random.default_rng(q).uniform(-1, 1, w.shape).astype(np.float32)
             for q, w in enumerate(case.weights)]
    same(back(buffer, case, handle, topk_weights=other[r]), case.combined(r, weights=other))
    handle, _ = through(buffer, case, weights=False)
    ones = [np.ones_like(w) for w in case.weights]
    same(back(buffer, case, handle), case.combined(r, weights=ones))


def test_identity(comm):
    """Equal weights of 1/K, K a power of two: what comes back is x."""
    case = Case(comm.size, [11] * comm.size, 96, 4, 2, "uniform", "bf16", 8)
    buffer, r = aivdrive.Buffer(comm), comm.rank
    case.weights = [np.full_like(w, 0.25) for w in case.weights]
    handle, recv_x = through(buffer, case)
    out, _, _ = buffer.combine(recv_x, handle)
    assert (oracle.widen(out) == oracle.widen(case.x[r])).all()


def test_routing_again(comm):
    """handle=: other rows on the same routing; the first handle keeps its own rows."""
    buffer, r = aivdrive.Buffer(comm), comm.rank
    tokens = [4 + q for q in range(comm.size)]
    case = Case(comm.size, tokens, 72, 3, 2, "mixed", "fp16", 1)
    first, rows_of_first = through(buffer, case)
    kept = rows_of_first.copy()
    for quant in (False, True):
        other = Case(comm.size, tokens, 72, 3, 2, "mixed", "fp16", 1)
        other.x = [x * np.float16(3) for x in case.x]
        recv_x, recv_topk, _, counts, handle, _ = buffer.dispatch(
            other.x[r], first, quant_mode="int8" if quant else None)
        check_rows(buffer, other, recv_x, recv_topk, counts, handle, quant)
        same(back(buffer, other, handle, quant), other.combined(r, quant))
    same(rows_of_first, kept)
    same(back(buffer, case, first), case.combined(r))


def test_two_batches(comm):
    """dispatch, dispatch, combine, combine with different sizes; outputs of one call survive the next."""
    buffer, r, R = aivdrive.Buffer(comm), comm.rank, comm.size
    a = Case(R, [5] * R, 64, 2, 2, "uniform", "bf16", 11)
    b = Case(R, [(3 * q) % 7 for q in range(R)], 640, 5, 4, "zipf", "bf16", 12)
    for _ in range(3):
        handle_a, rows_a = through(buffer, a)
        handle_b, _ = through(buffer, b, True)
        same(rows_a, oracle.dispatch(a.x, a.topk, a.E, r)[0])
        out_a = back(buffer, a, handle_a)
        same(back(buffer, b, handle_b, True), b.combined(r, True))
        same(out_a, a.combined(r))


def test_events(comm):
    """async_finish and previous_event: results are there after the event."""
    buffer, r, R = aivdrive.Buffer(comm), comm.rank, comm.size
    case = Case(R, [6] * R, 128, 4, 2, "uniform", "bf16", 21)
    per_rank, _, per_expert, in_rank, event = buffer.get_dispatch_layout(case.topk[r], case.E,
                                                                         async_finish=True)
    with event:
        pass
    same(per_expert, case.layouts[r][1])
    with aivdrive.Stream(comm.device) as side:
        recv_x, recv_topk, _, counts, handle, event = buffer.dispatch(
            case.x[r], None, per_rank, None, in_rank, per_expert, case.topk[r], case.weights[r],
            previous_event=aivdrive.EventOverlap(side.record()), async_finish=True)
        event.current_stream_wait()
        check_rows(buffer, case, recv_x, recv_topk, counts, handle, False)
        out, _, event = buffer.combine(case.experts(r), handle, previous_event=side.record(),
                                       async_finish=True)
        event.current_stream_wait()
        same(out, case.combined(r))
        comm.stream.synchronize()
    assert "nothing to wait for" in repr(buffer.capture())


def test_statistics(comm):
    """Waiting times are added per rank, never negative, and disturb nothing."""
    buffer, r, R = aivdrive.Buffer(comm), comm.rank, comm.size
    case = Case(R, [6] * R, 128, 4, 2, "uniform", "bf16", 31)
    waited, sent = np.full(R, 5, np.int32), np.full(R, 5, np.int32)
    _, _, per_expert, _, _ = buffer.get_dispatch_layout(case.topk[r], case.E)
    recv_x, recv_topk, _, counts, handle, _ = buffer.dispatch(
        case.x[r], num_tokens_per_expert=per_expert, topk_idx=case.topk[r],
        topk_weights=case.weights[r], dispatch_wait_recv_cost_stats=waited,
        config=buffer.get_dispatch_config(R))
    check_rows(buffer, case, recv_x, recv_topk, counts, handle, False)
    same(back(buffer, case, handle, combine_send_cost_stats=sent,
              config=buffer.get_combine_config(R)), case.combined(r))
    assert (waited >= 5).all() and (sent >= 5).all()
    late = R - 1  # with two experts on each rank: the index is the source rank, not one of a slot
    for call, told in ((lambda: buffer.dispatch(case.x[r], handle, dispatch_wait_recv_cost_stats=waited), waited),
                       (lambda: buffer.combine(case.experts(r), handle, combine_send_cost_stats=sent), sent)):
        told[:] = 5
        comm.barrier()
        if r == late:
            time.sleep(0.5)
        call()
        if r != late:  # where this rank did not run meanwhile, the others came late to it, too
            assert told[late] > 5 + 100000 and told[late] > 0.9 * told.max(), told


def test_functions(comm):
    """get_dispatch_layout, moe_dispatch_prefill, moe_combine_prefill, with ids of 32 bits too."""
    r, R = comm.rank, comm.size
    for case, quant in ((Case(R, [(2 * q) % 5 for q in range(R)], 80, 4, 3, "mixed", "bf16", 41), False),
                        (Case(R, [8] * R, 80, 2, 1, "one expert", "fp16", 42), True)):
        topk = case.topk[r].astype(np.int32)
        per_expert, index = aivdrive.get_dispatch_layout(topk, case.E, R)
        same(per_expert, case.layouts[r][1])
        same(index, case.layouts[r][3])
        recv_x, scales, triples, recv_count, per_local = aivdrive.moe_dispatch_prefill(
            case.x[r], topk, case.weights[r], per_expert, index, comm.name, r, R, quant)
        expected, kept, order, _ = oracle.dispatch(case.x, case.topk, case.E, r, quant)
        n = case.told[r]["total"]
        assert recv_x.shape == (max(n, 1), 80) and scales.shape == (max(n, 1),)
        same(recv_x[:n], expected)
        same(triples[:3 * n], order)
        same(recv_count, case.told[r]["recv_count"])
        same(per_local, case.told[r]["recv_tokens_per_expert"])
        if quant:
            same(scales[:n], kept)
        made = np.zeros_like(case.x[r], shape=recv_x.shape)
        made[:n] = case.experts(r, quant)
        out = aivdrive.moe_combine_prefill(made, topk, case.weights[r], triples, recv_count, comm.name,
                                           r, R)
        same(out, case.combined(r, quant))


def test_e02(comm):
    """Rank 0 has one token, the others none; then 0, 1, 37 and 4096 tokens."""
    buffer, R = aivdrive.Buffer(comm), comm.size
    for tokens in ([1] + [0] * (R - 1), [(0, 1, 37, 4096)[q % 4] for q in range(R)]):
        case = Case(R, tokens, 16, 8, 4, "uniform" if R >= 2 else "zipf", "bf16", 51)
        case.weights = [np.full_like(w, 0.125) for w in case.weights]
        handle, recv_x = through(buffer, case)
        sums = comm.all_reduce(np.array([handle.num_recv_tokens]))
        assert sums[0] == 8 * sum(tokens)
        out, _, _ = buffer.combine(recv_x, handle)
        assert (oracle.widen(out) == oracle.widen(case.x[comm.rank])).all()


if __name__ == "__main__":
    only = sys.argv[1:]
    with aivdrive.init(timeout=60) as world:
        run({k: v for k, v in globals().items() if not only or k in only}, world)
