"""The package installs and works alone: by pip into a virtual environment (no network, no compiler), with and
without the library inside, and as `make install` puts it; without its library it says where it looked.

    test_package.py BUILD_DIRECTORY"""
import os
import shutil
import subprocess
import sys
import tempfile

from support import run

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(os.path.dirname(os.path.dirname(HERE)), "python")
LIBRARY = os.path.realpath(os.environ["AIVDRIVE_LIBRARY"])
USE = ("import numpy as np, aivdrive\n"
       "with aivdrive.init() as comm:\n"
       "    assert (comm.all_reduce(np.ones(5)) == comm.size).all()\n"
       "print(aivdrive.__file__)\n")


def environment(**more):
    clean = {k: v for k, v in os.environ.items()
             if k not in ("PYTHONPATH", "AIVDRIVE_LIBRARY", "LD_LIBRARY_PATH")}
    return dict(clean, PIP_DISABLE_PIP_VERSION_CHECK="1", **more)


def output(*command, **named):
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, **named)
    assert done.returncode == 0, done
    return done.stdout


def test_pip(work):
    """A copy of the sources is installed: pip writes beside them."""
    sources, venv = os.path.join(work, "sources"), os.path.join(work, "venv")
    shutil.copytree(SOURCE, sources, ignore=shutil.ignore_patterns("__pycache__", "torch",
                                                                             "umdk_cam_op_lib.py"))
    output(sys.executable, "-m", "venv", "--system-site-packages", "--without-pip", venv)
    python = os.path.join(venv, "bin", "python")
    pip = (python, "-m", "pip", "install", "-q", "--no-build-isolation", "--no-index",
           "--force-reinstall", "--no-deps", ".")
    output(*pip, cwd=sources, env=environment())
    place = output(python, "-c", USE, cwd=work, env=environment(AIVDRIVE_LIBRARY=LIBRARY))
    assert place.startswith(venv), place
    output(os.environ["AIVRUN"], "-n", "2", python, "-c", USE, cwd=work,
           env=environment(AIVDRIVE_LIBRARY=LIBRARY))
    # without its library: one sentence
    done = subprocess.run([python, "-c", USE], cwd=work, capture_output=True, text=True, check=False,
                          env=environment(AIVDRIVE_LIBRARY="/nowhere/libaivdrive.so"), timeout=60)
    last = done.stderr.strip().splitlines()[-1]
    assert done.returncode == 1 and "/nowhere/libaivdrive.so" in last, done
    assert last.startswith("ImportError: aivdrive: cannot load its library") and \
        "AIVDRIVE_LIBRARY" in last, last
    # with the library inside it needs nothing else
    output(*pip, cwd=sources, env=environment(AIVDRIVE_LIBRARY=LIBRARY))
    output(python, "-c", USE, cwd=work, env=environment())


def test_make_install(work):
    """The files of `make install`, moved: the library is found from the package's own place."""
    first, prefix = os.path.join(work, "first"), os.path.join(work, "prefix")
    output("cmake", "--install", os.path.join(sys.argv[1], "python"), "--prefix", first,
           "--component", "python")
    shutil.move(first, prefix)
    target = os.path.join(prefix, "lib", "libaivdrive.so.0")
    shutil.copyfile(LIBRARY, target)
    package = os.path.join(prefix, "lib", "aivdrive", "ascend", "python")
    place = output(sys.executable, "-c", USE, cwd=work, env=environment(PYTHONPATH=package))
    assert place.startswith(package), place
    sites = [os.path.join(folder, names[0]) for folder, _, names in os.walk(os.path.join(prefix, "lib"))
             if names == ["aivdrive.pth"]]
    assert len(sites) == 1, sites
    site = os.path.dirname(sites[0])
    place = output(sys.executable, "-c", "import site; site.addsitedir(%r)\n%s" % (site, USE), cwd=work,
                   env=environment())
    assert os.path.realpath(place.strip()).startswith(package), place


with tempfile.TemporaryDirectory() as folder:
    run(dict(globals()), folder)
