"""A layer of a mixture of experts on NumPy arrays: 64 experts on all ranks, 6 for each token.

    aivrun -n 4 python3 moe_layer.py [--tokens N] [--hidden N] [--steps N] [--routing PATH]

Every rank computes its tokens a second time, alone, and compares. A routing file has a sample a line: expert ids, six
for each token, an empty field, then as many weights, separated by tabs.
"""
import argparse
import contextlib
import os
import sys
import time

import numpy as np

import aivdrive

EXPERTS, TOPK = 64, 6
PHASES = ("layout", "dispatch", "experts", "combine")


def arguments():
    p = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    p.add_argument("--tokens", type=int, default=256, help="tokens of each rank (256)")
    p.add_argument("--hidden", type=int, default=512, help="numbers in a row (512)")
    p.add_argument("--steps", type=int, default=5, help="how often (5)")
    p.add_argument("--routing", default=os.environ.get("AIVDRIVE_ROUTING_DIR"),
                   help="real routing: a file, or the first one of a folder (else the folder AIVDRIVE_ROUTING_DIR; "
                        "else made up, skewed)")
    a = p.parse_args()
    if a.tokens < 0 or a.hidden < 1 or a.steps < 1:
        p.error("--tokens is %d (0 at least), --hidden %d and --steps %d (1 at least)" % (a.tokens, a.hidden, a.steps))
    if a.routing and os.path.isdir(a.routing):
        files = sorted(name for name in os.listdir(a.routing) if not name.startswith("."))
        a.routing = os.path.join(a.routing, files[0]) if files else a.routing
    return a


def routing(path, first, count):
    """Experts and weights of tokens first to first + count - 1."""
    if path is None:
        generator, skew = np.random.default_rng(first + 1), 1 / (np.arange(EXPERTS) + 4)
        ids = np.stack([generator.choice(EXPERTS, TOPK, False, skew / skew.sum()) for _ in range(count)]) \
            if count else np.zeros((0, TOPK), np.int64)
        return ids, np.full(ids.shape, 1 / TOPK, np.float32)
    ids, weights = [], []
    here = slice(first * TOPK, (first + count) * TOPK)
    try:
        with open(path, encoding="ascii") as file:
            for number, line in enumerate(file, 1):
                if len(ids) >= here.stop:
                    break
                left, _, right = (part.split("\t") for part in line.rstrip("\n").partition("\t\t"))
                if len(left) != len(right) or len(left) % TOPK or not all(0 <= int(e) < EXPERTS for e in left):
                    raise ValueError("line %d is not %d expert ids (0 to %d) for each token, an empty field, and as many "
                                     "weights, separated by tabs" % (number, TOPK, EXPERTS - 1))
                ids += map(int, left)
                weights += map(float, right)
    except OSError as error:
        sys.exit("--routing: %s: %s" % (path, error.strerror))
    except ValueError as error:
        sys.exit("--routing: %s is not routing: %s" % (path, error))
    if len(ids) < here.stop:
        sys.exit("--routing: %s has %d tokens; %d are needed" % (path, len(ids) // TOPK, here.stop // TOPK))
    return np.array(ids[here], np.int64).reshape(-1, TOPK), np.array(weights[here], np.float32).reshape(-1, TOPK)


def network(expert, hidden):
    """The two matrices of an expert, the same on every rank."""
    generator, inner = np.random.default_rng(1000 + expert), max(hidden // 4, 1)
    scale = np.float32(1 / np.sqrt(hidden))
    return (generator.standard_normal((hidden, inner)).astype(np.float32) * scale,
            generator.standard_normal((inner, hidden)).astype(np.float32) * scale)


def expert_of(rows, matrices):
    return np.maximum(rows @ matrices[0], 0) @ matrices[1]


class Layer:
    def __init__(self, comm, a):
        self.buffer, self.local = aivdrive.Buffer(comm), EXPERTS // comm.size
        self.own = [network(comm.rank * self.local + e, a.hidden) for e in range(self.local)]
        self.best = dict.fromkeys(PHASES, np.inf)

    def timed(self, phase, call, *given, **named):
        begin = time.perf_counter()
        result = call(*given, **named)
        self.best[phase] = min(self.best[phase], time.perf_counter() - begin)
        return result

    def experts(self, rows, counts):
        """Rows stand expert by expert."""
        made, at = aivdrive.empty(rows.shape), 0
        for matrices, count in zip(self.own, counts):
            made[at:at + count] = expert_of(rows[at:at + count], matrices)
            at += count
        return made

    def forward(self, x, ids, weights):
        _, _, per_expert, _, _ = self.timed("layout", self.buffer.get_dispatch_layout, ids, EXPERTS)
        rows, _, _, counts, handle, _ = self.timed("dispatch", self.buffer.dispatch, x, topk_idx=ids,
                                                   topk_weights=weights, num_tokens_per_expert=per_expert)
        made = self.timed("experts", self.experts, rows, counts)
        y, _, _ = self.timed("combine", self.buffer.combine, made, handle)
        return y, counts


def alone(x, ids, weights):
    """The same layer by this process."""
    out = np.zeros_like(x)
    for expert in np.unique(ids):
        token, choice = np.nonzero(ids == expert)
        out[token] += weights[token, choice][:, None] * expert_of(x[token], network(expert, x.shape[1]))
    return out


class Progress:
    """A bar on the terminal, if there is one, once it takes a while. (Standard error of a rank is a pipe to aivrun.)"""

    def __init__(self, comm, steps):
        self.steps, self.begin, self.terminal = steps, time.perf_counter(), None
        if comm.rank == 0:
            with contextlib.suppress(OSError):
                self.terminal = open("/dev/tty", "w", encoding="ascii")  # held to the end

    def show(self, step):
        spent = time.perf_counter() - self.begin
        if self.terminal and spent > 2:
            left = "%.0f s left" % (spent / step * (self.steps - step))
            print("\r[%-40s] step %d of %d, %s   " % ("#" * (40 * step // self.steps), step, self.steps, left),
                  end="\n" if step == self.steps else "", file=self.terminal, flush=True)


def copy_time(comm, size):
    """Every rank copies the bytes that it sends once, all at the same time: the least there is to do."""
    room, source = np.zeros(size, np.uint8), np.ones(size, np.uint8)
    best = np.inf
    for _ in range(5):
        comm.barrier()
        begin = time.perf_counter()
        room[:] = source
        best = min(best, time.perf_counter() - begin)
    return best


def report(layer, rows, moved, bound):
    """How many rows each expert has received, and the times."""
    for expert, count in enumerate(rows):
        print("expert %2d %6d %s" % (expert, count, "#" * (40 * count // max(rows.max(), 1))))
    print("phase      best us     GB/s  over a copy")
    for phase, best in layer.best.items():
        text = "%-9s %8.0f" % (phase, best * 1e6)
        if phase in ("dispatch", "combine") and moved:
            text += " %8.2f %11.1fx" % (moved / best * 1e-9, best / bound)
        print(text)


def main():
    a = arguments()
    with aivdrive.init() as comm:
        if EXPERTS % comm.size:
            sys.exit("%d ranks; a divisor of the %d experts is needed" % (comm.size, EXPERTS))
        layer, progress = Layer(comm, a), Progress(comm, a.steps)
        ids, weights = routing(a.routing, comm.rank * a.tokens, a.tokens)
        x = comm.array(np.random.default_rng(comm.rank).standard_normal((a.tokens, a.hidden)).astype(np.float32))
        for step in range(1, a.steps + 1):
            y, counts = layer.forward(x, ids, weights)
            progress.show(step)
        wrong = np.abs(y - alone(x, ids, weights)).max(initial=0)
        worst = comm.all_reduce(np.array([wrong], np.float32), op="max")[0]
        rows = comm.all_gather(np.array(counts, np.int64)).reshape(-1)
        moved = a.tokens * TOPK * a.hidden * x.itemsize
        bound = copy_time(comm, moved)
        if comm.rank == 0:
            print("routing: %s" % (a.routing or "made up, skewed"))
            report(layer, rows, moved, bound)
            print("largest difference from one process alone: %.1e" % worst)
        sys.exit(0 if worst < 1e-4 else 1)


if __name__ == "__main__":
    main()
