"""The same program under every launcher: aivrun, Open MPI, MPICH, torchrun's variables, threads, none; and what
is said when a rank does not come."""
import os
import shutil
import socket
import subprocess
import sys

import numpy as np

import aivdrive
from aivdrive import _meet, launch
from support import refused, run, same

PROGRAM = """
import os, numpy as np, aivdrive
from aivdrive import launch
assert launch.broadcast(b"x" * (launch.rank() + 3), launch.size() - 1) == b"x" * (launch.size() + 2)
assert launch.broadcast(b"", 0) == b""
launch.barrier()
with aivdrive.init(timeout=60) as comm:
    total = comm.all_reduce(np.arange(10) + comm.rank)
    os.write(1, b"rank %d of %d sum %d\\n" % (comm.rank, comm.size, total.sum()))
launch.barrier()
"""
LAUNCHERS = ("AIVD_", "OMPI_", "PMI", "SLURM_", "PMIX_", "TORCHELASTIC_")


def environment(**more):
    clean = {k: v for k, v in os.environ.items() if not k.startswith(LAUNCHERS)}
    clean.update(OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1", **more)
    return clean


def outcome(ranks, text):
    total = 45 * ranks + 10 * sum(range(ranks))
    for r in range(ranks):
        assert "rank %d of %d sum %d" % (r, ranks, total) in text, text


def under(ranks, *command):
    done = subprocess.run([*command, sys.executable, "-c", PROGRAM], env=environment(), timeout=90,
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done
    outcome(ranks, done.stdout)


def test_launchers():
    under(1)
    under(3, os.environ["AIVRUN"], "-n", "3")
    for mpirun, more in (("mpirun.openmpi", ["--oversubscribe"]), ("mpirun.mpich", [])):
        if shutil.which(mpirun):
            under(2, mpirun, *more, "-n", "2")


def started(ranks, port, **more):
    """Processes with the variables of torchrun."""
    return [subprocess.Popen([sys.executable, "-c", PROGRAM], text=True, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT,
                             env=environment(RANK=str(r), WORLD_SIZE=str(ranks), LOCAL_RANK=str(r),
                                             MASTER_ADDR="127.0.0.1", MASTER_PORT=str(port), **more))
            for r in range(ranks)]


def test_torchrun():
    """Two jobs at once; the port is only a name, it may be taken as torchrun's agent does."""
    with socket.socket() as agent:
        agent.bind(("127.0.0.1", 0))
        agent.listen()
        port = agent.getsockname()[1]
        jobs = [(3, started(3, port)), (2, started(2, port, TORCHELASTIC_RESTART_COUNT="1"))]
        for ranks, processes in jobs:
            texts = [p.communicate(timeout=90)[0] for p in processes]
            assert all(p.returncode == 0 for p in processes), texts
            outcome(ranks, "".join(texts))
            assert "ERROR" not in "".join(texts), texts


def test_who_does_not_come():
    refused(ValueError, ("MASTER_PORT is not set", "aivrun"), _meet.name_of_job, {"RANK": "0"})
    name = "aivdrive-test-%d" % os.getpid()
    refused(TimeoutError, ("ranks [1, 2] did not come within 0.2 s",), _meet.Meeting, 0, 3, name, 0.2)
    refused(TimeoutError, ("rank 0 did not come within 0.2 s",), _meet.Meeting, 1, 3, name, 0.2)
    with socket.socket(socket.AF_UNIX) as other:
        other.bind("\0" + name)
        refused(ConnectionError, ("another job", "MASTER_PORT"), _meet.Meeting, 0, 2, name, 0.2)


def test_strangers_at_the_meeting():
    """What is no rank of the job is turned away; the meeting goes on."""
    import threading
    name = "aivdrive-test-strangers-%d" % os.getpid()
    result = {}
    zero = threading.Thread(target=lambda: result.update(r0=_meet.Meeting(0, 2, name, 20)))
    zero.start()
    for hello in (b"GET / HTTP/1.1\r\n\r\n\0\0\0\0\0\0\0\0", _meet.HELLO + b"\2\0\0\0\5\0\0\0",
                  _meet.HELLO + b"\7\0\0\0\2\0\0\0", b""):
        for _ in range(1000):
            try:
                with socket.socket(socket.AF_UNIX) as stranger:
                    stranger.settimeout(10)
                    stranger.connect("\0" + name)
                    stranger.sendall(hello)
                    stranger.shutdown(socket.SHUT_WR)
                    assert stranger.recv(1) == b""
                    break
            except ConnectionResetError:  # closed before all was read: turned away as well
                break
            except ConnectionRefusedError:
                zero.join(0.01)
        else:
            raise AssertionError("rank 0 never listened")
    one = _meet.Meeting(1, 2, name, 20)
    zero.join(20)
    answer = {}
    down = threading.Thread(target=lambda: answer.update(a=one.broadcast(b"", 0)))
    down.start()
    assert result["r0"].broadcast(b"secret", 0) == b"secret"
    down.join(20)
    assert answer["a"] == b"secret"


def test_threads():
    """Ranks as threads of this process: no launcher."""
    def body(comm, factor):
        with comm.group([comm.rank]):
            pass
        return comm.all_reduce(np.arange(4) * factor * (comm.rank + 1))

    for result in aivdrive.run_threads(4, body, 2):
        same(result, np.arange(4) * 20)

    def fails(comm):
        if comm.rank == 1:
            raise KeyError("mine")

    error = refused(RuntimeError, ("rank 1: KeyError: 'mine'",), aivdrive.run_threads, 2, fails)
    assert isinstance(error.__cause__, KeyError)
    assert launch.rank() == 0 and launch.size() == 1


run(dict(globals()))
