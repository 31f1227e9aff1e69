"""Every collective gives what plain NumPy gives for the inputs of all ranks: all element types, odd sizes,
device and ordinary memory, in place, with and without a stream."""
import zlib

import numpy as np

import aivdrive
from support import Guarded, run, same

SIZES = (0, 1, 7, 64, 1021, 5003)
INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
FLOATS = ("float16", "float32", "float64")


def numbers(rank, shape, dtype, tag):
    """What rank `rank` holds: any rank can say it."""
    generator = np.random.default_rng([rank, zlib.crc32(tag.encode())])
    if dtype in INTEGERS:
        limits = np.iinfo(dtype)
        return generator.integers(limits.min, limits.max, shape, dtype, endpoint=True)
    values = generator.uniform(-4, 4, shape)
    if dtype == "bfloat16":
        return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    return values.astype(dtype)


def reduction(parts, op, dtype):
    """In rank order; 16-bit floats in float32, rounded once."""
    f = {"sum": np.add, "prod": np.multiply, "max": np.maximum, "min": np.minimum}[op]
    if dtype == "bfloat16":
        parts = [(p.astype(np.uint32) << 16).view(np.float32) for p in parts]
    if dtype == "float16":
        parts = [p.astype(np.float32) for p in parts]
    total = parts[0]
    with np.errstate(all="ignore"):
        for part in parts[1:]:
            total = f(total, part)
        if dtype == "float16":
            return total.astype(np.float16)
    if dtype == "bfloat16":
        bits = total.view(np.uint32)
        return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)
    return total


def held(values, device):
    """A copy in device or ordinary memory."""
    return aivdrive.array(values) if device else values.copy()


def test_reductions(comm):
    everyone = range(comm.size)
    for dtype in INTEGERS + FLOATS + ("bfloat16",):
        named = "bfloat16" if dtype == "bfloat16" else None
        for op in ("sum", "prod", "max", "min"):
            for i, n in enumerate(SIZES if op == "sum" else (7, 1021)):
                tag, device = "%s %s %d" % (dtype, op, n), i % 2 == 0
                parts = [numbers(r, n, dtype, tag) for r in everyone]
                expected = reduction(parts, op, dtype)
                mine = held(parts[comm.rank], device)
                out = Guarded(n, mine.dtype, not device)
                assert comm.all_reduce(mine, out.array, op, named) is out.array
                same(out.check(), expected)
                same(mine, parts[comm.rank])
                same(comm.all_reduce(mine, None, op, named), expected)
                same(mine, expected)


def test_reduce_and_scatter(comm):
    for dtype in ("int32", "float32", "bfloat16"):
        named = "bfloat16" if dtype == "bfloat16" else None
        for root in range(comm.size):
            parts = [numbers(r, 129, dtype, "reduce %d" % root) for r in range(comm.size)]
            mine = parts[comm.rank].copy()
            result = comm.reduce(mine, root=root, dtype=named)
            assert (result is mine) == (comm.rank == root)
            same(mine, reduction(parts, "sum", dtype) if comm.rank == root else parts[comm.rank])
        for n in (0, 1, 5, 1021):
            parts = [numbers(r, (comm.size, n), dtype, "rs %d" % n) for r in range(comm.size)]
            expected = reduction(parts, "sum", dtype)[comm.rank]
            same(comm.reduce_scatter(parts[comm.rank].copy(), dtype=named), expected)
            rows = [3 * r % 4 + (r == 0) for r in range(comm.size)]
            parts = [numbers(r, (sum(rows), 3), dtype, "rsv") for r in range(comm.size)]
            first = sum(rows[:comm.rank])
            got = comm.reduce_scatter_v(parts[comm.rank].copy(), rows, dtype=named)
            same(got, reduction(parts, "sum", dtype)[first:first + rows[comm.rank]])


def test_copies(comm):
    for device in (False, True):
        for n in SIZES:
            for root in {0, comm.size - 1}:
                tag = "copies %d %d" % (n, root)
                parts = [numbers(r, (n, 2), "int16", tag) for r in range(comm.size)]
                mine = held(parts[comm.rank], device)
                same(comm.broadcast(mine, root), parts[root])
                mine = held(parts[comm.rank], device)
                out = Guarded((comm.size, n, 2), np.int16, device)
                same(comm.all_gather(mine, out.array), np.stack(parts))
                out.check()
                gathered = comm.gather(mine, root=root)
                assert (gathered is not None) == (comm.rank == root)
                if comm.rank == root:
                    same(gathered, np.stack(parts))
                into = Guarded((n, 2), np.int16, device)
                comm.scatter(np.stack(parts) if comm.rank == root else None, into.array, root)
                same(into.check(), parts[comm.rank])
                whole = numbers(comm.rank, (comm.size, n), "uint64", tag)
                swapped = np.stack([numbers(r, (comm.size, n), "uint64", tag)[comm.rank]
                                    for r in range(comm.size)])
                same(comm.all_to_all(held(whole, device)), swapped)
                place = held(whole, device)
                assert comm.all_to_all(place, place) is place
                same(place, swapped)


def test_gather_in_place(comm):
    whole = comm.zeros((comm.size, 33), np.int64)
    whole[comm.rank] = comm.rank + 1
    comm.all_gather(whole[comm.rank], whole)
    same(whole, np.repeat(np.arange(1, comm.size + 1), 33).reshape(comm.size, 33))


def test_uneven(comm):
    """Rows of three numbers, also none; receive counts given or worked out."""
    generator = np.random.default_rng(5)
    for top in (1, 3, 900):
        matrix = generator.integers(0, top + 1, (comm.size, comm.size))
        matrix[0, :] = 0
        rows = [numbers(r, (matrix[r].sum(), 3), "float32", "uneven %d" % top)
                for r in range(comm.size)]
        expected = np.concatenate([rows[r][matrix[r, :comm.rank].sum():matrix[r, :comm.rank + 1].sum()]
                                   for r in range(comm.size)])
        mine = rows[comm.rank]
        got, counts = comm.all_to_all_v(mine, matrix[comm.rank])
        same(got, expected)
        assert counts.tolist() == matrix[:, comm.rank].tolist()
        out = Guarded(expected.shape, np.float32, True)
        got, _ = comm.all_to_all_v(aivdrive.array(mine), matrix[comm.rank], out.array,
                                   matrix[:, comm.rank])
        assert got is out.array
        same(out.check(), expected)
        same(comm.all_to_all_vc(mine, matrix), expected)
        part = rows[comm.rank][:matrix[comm.rank].max()]
        sizes = [matrix[r].max() for r in range(comm.size)]
        got, counts = comm.all_gather_v(part)
        same(got, np.concatenate([rows[r][:sizes[r]] for r in range(comm.size)]))
        same(comm.all_gather_v(part, counts)[0], got)


def test_messages(comm):
    right, left = (comm.rank + 1) % comm.size, (comm.rank - 1) % comm.size
    for n in (0, 1, 1021):
        mine, theirs = numbers(comm.rank, n, "int32", "ring"), numbers(left, n, "int32", "ring")
        out = Guarded(n, np.int32, True)
        comm.batch([("send", mine, right), ("recv", out.array, left)])
        same(out.check(), theirs)
    if comm.size > 1 and comm.rank < 2:
        if comm.rank == 0:
            comm.send(np.arange(9.0), 1)
        else:
            same(comm.recv(np.zeros(9), 0), np.arange(9.0))
    comm.barrier()


def test_streams(comm):
    """Ten calls are queued; only the synchronisation waits. Arrays nobody else holds stay alive."""
    with aivdrive.Stream() as stream:
        results = [comm.all_reduce(aivdrive.full(1000, comm.rank + i, np.int64), stream=stream)
                   for i in range(10)]
        comm.barrier(stream)
        stream.synchronize()
        whole = sum(range(comm.size))
        for i, result in enumerate(results):
            same(result, np.full(1000, whole + comm.size * i))
        event = stream.record()
        event.synchronize()
        for i in range(5):  # what has run is let go at the event, not only at the end
            comm.all_reduce(aivdrive.zeros(3), stream=stream)
            stream.record().synchronize()
            assert not stream._held
        assert "Event" in repr(event) and "device" in repr(stream)


def test_groups(comm):
    """The even ranks in reverse order, and everyone alone."""
    even = list(range(0, comm.size, 2))[::-1]
    group = comm.group(even, 7)
    assert (group is None) == (comm.rank % 2 == 1)
    if group is not None:
        with group:
            assert group.size == len(even) and even[group.rank] == comm.rank
            same(group.all_gather(np.array([comm.rank])), np.array(even).reshape(-1, 1))
    with comm.group([comm.rank]) as alone:
        same(alone.all_reduce(np.arange(3)), np.arange(3))
    comm.barrier()


def test_arrays(comm):
    """Device arrays are NumPy arrays; their memory comes back; views keep it."""
    for shape in ((), (0,), (3, 0, 2), (5,), (2, 3, 4)):
        array = aivdrive.zeros(shape, "bfloat16")
        assert array.shape == shape and array.dtype == np.uint16
        assert aivdrive.is_device_array(array)
    assert not aivdrive.is_device_array(np.zeros(3))
    view = aivdrive.array(np.arange(100.0))[10:20].reshape(2, 5)
    kept = [aivdrive.full(1 << 20, i, np.uint8) for i in range(20)]
    assert view[1, 4] == 19 and kept[7][12345] == 7
    del kept
    places = set()
    for i in range(40):
        array = aivdrive.empty(8 << 20, np.uint8)
        places.add(array.ctypes.data)
        del array
    assert len(places) <= 2, "memory is not given back: %d places" % len(places)


with aivdrive.init() as world:
    assert "rank %d of %d" % (world.rank, world.size) in repr(world)
    run(dict(globals()), world)
