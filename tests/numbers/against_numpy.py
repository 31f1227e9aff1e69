#!/usr/bin/env python3
"""Proves that lanes agree with NumPy bit for bit (any NaN equals any NaN): halves in all 65,536
patterns, floats of every exponent, integers at their ends.

    against_numpy.py arithmetic | integers | conversions  [EMULATOR] LANE_PIPE

Exits 77 when NumPy is missing.
"""
import subprocess
import sys

try:
    import numpy as np
except ImportError:
    print("NumPy is not installed")
    sys.exit(77)

PIPE = sys.argv[2:]
F16, F32, F64 = np.float16, np.float32, np.float64
failures = []


def run(lane, dtype, src0, src1=None, old=None, scalar=0):
    """The lane's result as an array of dtype."""
    count = len(src0)
    dtype = np.dtype(dtype)
    old = np.zeros(count, dtype) if old is None else old
    command = PIPE + [lane, count, dtype.itemsize, src0.itemsize,
               src1.itemsize if src1 is not None else 0, int(scalar)]
    data = src0.tobytes() + (src1.tobytes() if src1 is not None else b"") + old.tobytes()
    out = subprocess.run([str(c) for c in command], input=data, stdout=subprocess.PIPE, check=True)
    return np.frombuffer(out.stdout, dtype)


def bits(array):
    return array.view({1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}[array.itemsize])


def same(lane, got, want, src0, skip=None):
    differs = bits(got) != bits(want)
    if got.dtype.kind == "f":
        differs &= ~(np.isnan(got) & np.isnan(want))
    if skip is not None:
        differs &= ~skip
    where = np.flatnonzero(differs)
    if len(where):
        i = where[0]
        failures.append("%s: %d of %d differ, first of %r: %r, not %r" % (
            lane, len(where), len(got), src0[i], got[i], want[i]))


def all_halves():
    return np.arange(65536, dtype=np.uint16).view(F16)


def floats():
    rng = np.random.default_rng(5)
    edges = np.array([0, 1, 2, 0x3fffff, 0x400000, 0x400001, 0x7ffffe, 0x7fffff], np.uint32)
    every = (np.arange(512, dtype=np.uint32)[:, None] << np.uint32(23)) | edges
    return np.concatenate([every.ravel(), rng.integers(0, 2 ** 32, 40000, np.uint32)]).view(F32)


def shuffled(array, seed):
    return np.random.default_rng(seed).permutation(array)


def arithmetic():
    for kind, suffix, a in ((F16, "f16", all_halves()), (F32, "f32", floats())):
        for seed in range(3):
            b = shuffled(a, seed)
            for lane, want in (("add", a + b), ("sub", a - b), ("mul", a * b), ("div", a / b)):
                same(lane, run("%s_%s" % (lane, suffix), kind, a, b), want, a)
            zeros = (a == 0) & (b == 0)
            same("max", run("max_" + suffix, kind, a, b), np.fmax(a, b), a, zeros)
            same("min", run("min_" + suffix, kind, a, b), np.fmin(a, b), a, zeros)
            old = shuffled(a, seed + 10)
            wide = lambda x: x.astype(F32)
            product = (wide(a) * wide(b)) + wide(old)
            same("fma", run("fma_" + suffix, kind, a, b, old), product.astype(kind), a)
        same("sqrt", run("sqrt_" + suffix, kind, a), np.sqrt(a), a)
        same("abs", run("abs_" + suffix, kind, a), np.abs(a), a)
        for lane, function in (("exp", np.exp), ("log", np.log), ("rcp", lambda x: 1 / x),
                               ("rsqrt", lambda x: 1 / np.sqrt(x))):
            want = function(a.astype(F64)).astype(kind)
            same(lane, run("%s_%s" % (lane, suffix), kind, a), want, a)
        positive = np.where(a > 0, a, kind(0))
        same("relu", run("relu_" + suffix, kind, a), positive, a)


def integers():
    rng = np.random.default_rng(9)
    for kind, suffix in ((np.int16, "s16"), (np.int32, "s32")):
        info = np.iinfo(kind)
        ends = np.array([0, 1, -1, 2, info.max, info.min, info.max - 1, info.min + 1], kind)
        a = np.concatenate([np.repeat(ends, 8), rng.integers(info.min, info.max, 20000, kind)])
        b = np.concatenate([np.tile(ends, 8), rng.integers(info.min, info.max, 20000, kind)])
        for lane, want in (("add", a + b), ("sub", a - b), ("mul", a * b),
                           ("max", np.maximum(a, b)), ("min", np.minimum(a, b))):
            same(lane, run("%s_%s" % (lane, suffix), kind, a, b), want, a)
        for n in (0, 1, 7, info.bits - 1):
            same("shiftright", run("shiftright_" + suffix, kind, a, scalar=n), a >> kind(n), a)
            same("shiftleft", run("shiftleft_" + suffix, kind, a, scalar=n), a << kind(n), a)


def to_integer(values, rounding, kind):
    """Saturating; NaN gives 0."""
    info = np.iinfo(kind)
    whole = rounding(values.astype(F64))
    inside = (whole > float(info.min)) & (whole < float(info.max))
    result = np.where(inside, whole, 0).astype(kind)
    result[whole >= float(info.max)] = info.max
    result[whole <= float(info.min)] = info.min
    return result


def away(x):
    return np.copysign(np.floor(np.abs(x) + 0.5), x)


ROUNDINGS = {"rn": np.rint, "rna": away, "rd": np.floor, "ru": np.ceil, "rz": np.trunc}


def conversions():
    halves, singles = all_halves(), floats()
    same("float2half", run("float2half_rn_f16_f32", F16, singles), singles.astype(F16), singles)
    same("half2float", run("half2float_f32_f16", F32, halves), halves.astype(F32), halves)
    for suffix, rounding in ROUNDINGS.items():
        for kind, name, short in ((np.int16, "int16", "s16"), (np.int32, "int32", "s32"),
                                  (np.int64, "int64", "s64")):
            lane = "float2%s_%s_%s_f32" % (name, suffix, short)
            same(lane, run(lane, kind, singles), to_integer(singles, rounding, kind), singles)
        for kind, name, short in ((np.int8, "int8", "s8"), (np.uint8, "uint8", "u8"),
                                  (np.int16, "int16", "s16"), (np.int32, "int32", "s32")):
            lane = "half2%s_%s_%s_f16" % (name, suffix, short)
            same(lane, run(lane, kind, halves), to_integer(halves, rounding, kind), halves)
        lane = "float2float_%s_f32" % suffix
        same(lane, run(lane, F32, singles), rounding(singles.astype(F64)).astype(F32), singles)
    whole = np.random.default_rng(2).integers(-2 ** 31, 2 ** 31, 40000).astype(np.int32)
    same("int322float", run("int322float_rn_f32_s32", F32, whole), whole.astype(F32), whole)
    small = np.arange(-2 ** 15, 2 ** 15).astype(np.int16)
    same("int162half", run("int162half_rn_f16_s16", F16, small), small.astype(F16), small)
    same("int162float", run("int162float_f32_s16", F32, small), small.astype(F32), small)


def main():
    with np.errstate(all="ignore"):
        {"arithmetic": arithmetic, "integers": integers, "conversions": conversions}[sys.argv[1]]()
    for failure in failures:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
