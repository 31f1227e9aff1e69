"""What expert-parallel dispatch and combine must give, in plain NumPy: no code of the package is used.

Everything is computed for all ranks at once: lists are indexed by rank. Rows of 16 bits are float16 or, in
uint16 arrays, bfloat16; rows of 32 bits are float32. Ids below 0 or not below E belong to nobody.
"""
import numpy as np

F32 = np.float32


def widen(rows):
    """The float32 values of rows."""
    if rows.dtype == np.uint16:
        return (rows.astype(np.uint32) << 16).view(F32)
    return rows.astype(F32)


def narrow(values, dtype):
    """float32 values as rows of a type, rounded half to even."""
    if dtype != np.uint16:
        with np.errstate(over="ignore"):
            return values.astype(dtype)
    bits = values.view(np.uint32).astype(np.uint64)
    rounded = ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)
    return np.where(np.isnan(values), (bits >> 16).astype(np.uint16) | 0x40, rounded)


def layout(topk, E, R):
    """One rank: tokens per rank, pairs per expert, token in rank, running index of each pair."""
    T, K = topk.shape
    L = E // R
    count, per_rank = np.zeros(E, np.int32), np.zeros(R, np.int32)
    in_rank, small = np.zeros((T, R), np.int32), np.zeros((T, K), np.int32)
    for t in range(T):
        for k in range(K):
            e = int(topk[t, k])
            if e < 0 or e >= E:
                small[t, k] = -1
                continue
            small[t, k] = count[e]
            count[e] += 1
            if not in_rank[t, e // L]:
                in_rank[t, e // L] = 1
                per_rank[e // L] += 1
    return per_rank, count, in_rank, small


def notify(counts, tokens, E):
    """All ranks: per receiver a dictionary of what the exchange of counts tells it."""
    R, L = len(counts), E // len(counts)
    offset = [np.concatenate([[0], np.cumsum(c)[:-1]]).astype(np.int32) for c in counts]
    result = []
    for d in range(R):
        recv_count, recv_offset, per_expert, run = [], [], np.zeros(L, np.int64), 0
        for le in range(L):
            for s in range(R):
                n = int(counts[s][d * L + le])
                run += n
                recv_count.append(run)
                recv_offset.append(int(offset[s][d * L + le]))
                per_expert[le] += n
        result.append({"send_offset": offset[d], "recv_count": np.array(recv_count, np.int32),
                       "recv_offset": np.array(recv_offset, np.int32), "total": run,
                       "recv_tokens_per_expert": per_expert, "max_tokens": max(tokens)})
    return result


def pairs(topk, E, d):
    """Receiver d's rows in order: (source rank, token, k)."""
    R, L = len(topk), E // len(topk)
    return [(s, int(t), int(k)) for le in range(L) for s in range(R)
            for t, k in np.argwhere(topk[s] == d * L + le)]


def quantise(row):
    """One row of float32 values: int8 row and the scale that is kept."""
    largest = np.max(np.abs(row)) if row.size else F32(0)
    scale = F32(127) / (largest + F32(1e-12))
    return np.rint(row * scale).astype(np.int8), F32(1) / scale


def dispatch(x, topk, E, d, quant=False):
    """Receiver d: rows, scales (None without quant), flat triples, and the pairs themselves."""
    order = pairs(topk, E, d)
    H = x[0].shape[1]
    triples = np.array(order, np.int32).reshape(-1)
    if not quant:
        rows = np.array([x[s][t] for s, t, _ in order], x[0].dtype).reshape(len(order), H)
        return rows, None, triples, order
    both = [quantise(widen(x[s][t])) for s, t, _ in order]
    rows = np.array([q for q, _ in both], np.int8).reshape(len(order), H)
    return rows, np.array([c for _, c in both], F32), triples, order


def combine(y, topk, weights, E, r):
    """Owner r: y[d] are the rows that rank d's experts made, in the order of dispatch."""
    place = {pair: (d, i) for d in range(len(topk)) for i, pair in enumerate(pairs(topk, E, d))}
    T, K = topk[r].shape
    H, dtype = y[0].shape[1], y[0].dtype
    out = np.zeros((T, H), dtype)
    for t in range(T):
        total = np.zeros(H, F32)
        for k in range(K):
            if (r, t, k) in place:
                d, i = place[(r, t, k)]
                total = total + widen(y[d][i]) * F32(weights[r][t, k])
        out[t] = narrow(total, dtype)
    return out
