"""Symmetric memory by Python: allocation, put and get, signals, waits, atomics, teams, refusals; joined by the
launcher, by a unique id and at an address."""
import os

import numpy as np

import aivdrive
from aivdrive import launch, shmem
from support import refused, run, same


def test_put_get(me):
    right, left = (me.pe + 1) % me.n_pes, (me.pe - 1) % me.n_pes
    for n in (1, 7, 4099):
        place, mine = shmem.zeros((n, 2), "int16"), np.full((n, 2), me.pe + 1, np.int16)
        shmem.put(place, mine, right)
        shmem.barrier_all()
        same(place.copy(), np.full((n, 2), left + 1, np.int16))
        same(shmem.get(np.zeros_like(mine), place, right), mine)
        same(shmem.get_peer_buffer(place, right).copy(), mine)
        shmem.barrier_all()
        shmem.put(place, 2 * mine, right, nbi=True)
        shmem.quiet()
        shmem.fence()
        shmem.barrier_all()
        assert (place == 2 * left + 2).all()
        shmem.free(place)


def test_signals(me):
    """A ring: data, then its signal; 32 and 64 bits, set and add."""
    right, left = (me.pe + 1) % me.n_pes, (me.pe - 1) % me.n_pes
    for kind in ("int32", "uint64"):
        data, flag = shmem.zeros(100, "float64"), shmem.zeros(1, kind)
        for step in range(1, 20):
            # add: in step n the word becomes n
            shmem.put_signal(data, np.full(100, 1000.0 * me.pe + step), flag, 1, "add", right, step % 2)
            assert shmem.signal_wait(flag, "ge", step) >= step
            assert (data == 1000.0 * left + step).all()
            shmem.barrier_all()
        shmem.signal_op(flag, 77, pe=right)
        assert shmem.signal_wait_until(flag, "eq", 77) == 77 == shmem.signal_fetch(flag)
        shmem.barrier_all()
        shmem.free(flag)
        shmem.free(data)


def test_words(me):
    words = shmem.zeros(4, "int64")
    assert not shmem.test(words[3:], "ne", 0)
    shmem.barrier_all()
    if me.pe == 0:
        for pe in range(me.n_pes):
            shmem.atomic_set(words[3:], -5, pe)
    shmem.wait_until(words[3:], "lt", 0)
    assert shmem.test(words[3:], "eq", -5)
    shmem.barrier_all()
    shmem.free(words)


def test_atomics(me):
    """All PEs work on PE 0's words; sums and old values are those of some order."""
    words = shmem.zeros(8, "uint32")
    shmem.barrier_all()
    old = [shmem.atomic_fetch_add(words[0:1], 3, 0) for _ in range(50)]
    assert all(a < b and a % 3 == 0 for a, b in zip(old, old[1:]))
    for _ in range(50):
        shmem.atomic_add(words[1:2], 2, 0)
        shmem.atomic_inc(words[2:3], 0)
    shmem.atomic_fetch_inc(words[2:3], 0)
    shmem.atomic_or(words[3:4], 1 << me.pe, 0)
    shmem.atomic_fetch_xor(words[4:5], 1 << me.pe, 0)
    won = shmem.atomic_compare_swap(words[5:6], 0, me.pe + 1, 0) == 0
    shmem.barrier_all()
    n = me.n_pes
    assert [shmem.atomic_fetch(words[i:i + 1], 0) for i in range(5)] == \
        [150 * n, 100 * n, 51 * n, 2**n - 1, 2**n - 1]
    assert (shmem.atomic_fetch(words[5:6], 0) == me.pe + 1) == won
    shmem.barrier_all()
    shmem.atomic_and(words[3:4], ~(1 << me.pe) & 0xFFFFFFFF, 0)
    shmem.barrier_all()
    assert shmem.atomic_fetch(words[3:4], 0) == 0
    floats = shmem.zeros(1)
    shmem.barrier_all()
    shmem.atomic_add(floats, 0.5, 0)
    shmem.barrier_all()
    assert me.pe != 0 or floats[0] == 0.5 * n
    assert shmem.atomic_swap(floats, 9.0, me.pe) == (0.5 * n if me.pe == 0 else 0)
    shmem.free(floats)
    shmem.free(words)


def test_freed(me):
    """Trial C11: an array whose block was freed is refused, also when the place is in use again."""
    first = shmem.zeros(256, "int32")
    part = first[4:8]
    shmem.free(first)
    second = shmem.zeros(256, "int32")
    shmem.barrier_all()
    for call in (lambda: shmem.put(first, np.full(256, 7, np.int32), me.pe),
                 lambda: shmem.put(part, np.full(4, 7, np.int32), me.pe),
                 lambda: shmem.free(first)):
        try:
            call()
        except ValueError as error:
            assert "was freed" in str(error), error
        else:
            raise AssertionError("a freed array was taken")
    assert not second.any()
    shmem.put(second[4:8], np.full(4, 7, np.int32), me.pe)
    assert second[5] == 7
    shmem.free(second)


def test_signalled(me):
    """Trial E19: the data are whole when the wait returns; quiet on a stream; None where an argument may be
    left out."""
    data, flag = shmem.zeros(16), shmem.zeros(1, "int32")
    shmem.barrier_all()
    if me.pe == 0:
        shmem.put_signal(data, np.arange(16, dtype=np.float32) + 0.5, flag, 7, None, me.n_pes - 1, None)
    if me.pe == me.n_pes - 1:
        assert shmem.signal_wait(flag, "eq", 7) == 7
        same(data.copy(), np.arange(16, dtype=np.float32) + 0.5)
    shmem.quiet()
    shmem.quiet(None)
    shmem.quiet(0)
    refused(ValueError, ("stream is -1",), shmem.quiet, -1)
    shmem.barrier_all()
    shmem.free(flag)
    shmem.free(data)


def test_teams(me):
    n = me.n_pes
    source, whole = shmem.zeros(3, "int32"), shmem.zeros((n, 3), "int32")
    source[:] = me.pe + 1
    shmem.WORLD.fcollect(whole, source)
    same(whole.copy(), np.repeat(np.arange(1, n + 1, dtype=np.int32), 3).reshape(n, 3))
    into = shmem.zeros(3, "int32")
    shmem.WORLD.reduce(into, source)
    assert (into == n * (n + 1) // 2).all()
    shmem.WORLD.reduce(into, source, "max")
    assert (into == n).all()
    shmem.WORLD.broadcast(into, source, n - 1)
    assert (into == n).all()
    a, b = shmem.zeros((n, 2), "float64"), shmem.zeros((n, 2), "float64")
    a[:] = 10 * me.pe + np.arange(n).reshape(n, 1)
    shmem.WORLD.alltoall(b, a)
    assert (b == 10 * np.arange(n).reshape(n, 1) + me.pe).all()
    odd = shmem.WORLD.split_strided(min(1, n - 1), 2, max(n // 2, 1))
    if odd is not None:
        assert odd.n_pes() == max(n // 2, 1) and shmem.team_n_pes(odd) == odd.n_pes()
        assert odd.translate_pe(0, shmem.WORLD) == (1 if n > 1 else 0)
        odd.reduce(into, source, "min")
        assert (into == (2 if n > 1 else 1)).all()
        odd.barrier()
        odd.destroy()
    x, y = shmem.WORLD.split_2d(2)
    assert x.my_pe() == me.pe % 2 and y.my_pe() == me.pe // 2 and "Team" in repr(x)
    shmem.barrier_all()


def test_refused(me):
    """One PE asks wrongly; the others do not notice."""
    array, flag = shmem.zeros(4, "int32"), shmem.zeros(1, "int32")
    if me.pe == 0:
        own = np.zeros(4, np.int32)
        refused(ValueError, ("dest is not symmetric",), shmem.put, own, own, 0)
        refused(ValueError, ("source is not symmetric",), shmem.get, own, own, 0)
        refused(ValueError, ("pe is %d" % me.n_pes, "0 to"), shmem.put, array, own, me.n_pes)
        refused(ValueError, ("dest is int32 [4]", "source is int32 [2]"), shmem.put, array,
                own[:2].copy(), 0)
        refused(ValueError, ("op is 'or'", "'set'"), shmem.signal_op, flag, 1, "or", 0)
        refused(ValueError, ("comparison is '=='", "'eq'"), shmem.signal_wait, flag, "==", 1)
        refused(ValueError, ("value is 2147483648",), shmem.signal_op, flag, 2**31, "set", 0)
        refused(ValueError, ("one int32 or uint64",), shmem.signal_fetch, array)
        refused(ValueError, ("word has 4 elements", "a[3:4]"), shmem.atomic_add, array, 1, 0)
        refused(ValueError, ("elements of type float32", "int32"), shmem.atomic_inc,
                array[:1].view(np.float32), 0)
        refused(ValueError, ("pe is None",), shmem.signal_op, flag, 1)
    shmem.barrier_all()
    refused(aivdrive.AivdriveError, ("aclshmem_malloc", "no room for 1073741824"), shmem.malloc,
            1 << 30)
    assert shmem.init_status() == shmem.InitStatus.IS_INITIALIZED and shmem.get_version() == (1, 1)
    shmem.barrier_all()


def again(**how):
    """The process joins once more, in another way."""
    assert shmem.init_status() == shmem.InitStatus.NOT_INITIALIZED
    refused(ValueError, ("init() has not been called",), shmem.barrier_all)
    with shmem.init(launch.rank(), launch.size(), heap=1 << 20, **how) as me:
        test_put_get(me)


refused(ValueError, ("uid and address",), shmem.init, uid=b"", address="")
refused(ValueError, ("pe and n_pes",), shmem.init, 3)
refused(ValueError, ("heap is 0",), shmem.init, heap=0)
refused(ValueError, ("uid has 3 bytes", "136"), shmem.init, uid=b"abc")
with shmem.init() as session:
    assert "PE %d of %d" % (session.pe, session.n_pes) in repr(session)
    run(dict(globals()), session)
again(uid=launch.broadcast(shmem.get_unique_id() if launch.rank() == 0 else b""))
again(address="tcp://127.0.0.1:%d" % int.from_bytes(
    launch.broadcast((20000 + os.getpid() % 10000).to_bytes(4, "little")), "little"))
