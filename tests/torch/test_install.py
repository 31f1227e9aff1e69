"""The PyTorch operators as installed, by `make install` and as a wheel in a virtual environment (no network): they
work with nothing else set; under another version of PyTorch one sentence names both (E09).

    test_install.py BUILD_DIRECTORY"""
import os
import shutil
import subprocess
import sys
import tempfile

import support  # noqa: F401  skips without torch

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(os.path.dirname(os.path.dirname(HERE)), "python")
LIBRARY = os.path.realpath(os.environ["AIVDRIVE_LIBRARY"])
TORCH_LIBRARY = os.path.realpath(os.environ["AIVDRIVE_TORCH_LIBRARY"])
OURS = ("PYTHONPATH", "AIVDRIVE_LIBRARY", "AIVDRIVE_TORCH_LIBRARY", "LD_LIBRARY_PATH")

USE = """
import torch, torch.distributed as dist, umdk_cam_op_lib as ops, aivdrive.torch
dist.init_process_group("aivdrive")
group = (aivdrive.torch.group_name(), dist.get_rank(), dist.get_world_size())
x, ids, weights = torch.randn(3, 8), torch.tensor([[0], [1], [0]]), torch.ones(3, 1)
layout = ops.get_dispatch_layout(ids, 2 * group[2], group[2])
rows, _, triples, counts, _ = ops.moe_dispatch_prefill(x, ids, weights, *layout, *group, False)
assert torch.equal(ops.moe_combine_prefill(rows, ids, weights, triples, counts, *group), x)
print(ops.__file__, aivdrive.__file__, flush=True)
"""


def environment(**more):
    return {**{k: v for k, v in os.environ.items() if k not in OURS}, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **more}


def output(*command, **named):
    done = subprocess.run(command, capture_output=True, text=True, timeout=200, check=False, **named)
    assert done.returncode == 0, done
    return done.stdout


def test_make_install(work):
    """The installed tree, moved."""
    first, prefix = os.path.join(work, "first"), os.path.join(work, "prefix")
    output("cmake", "--install", os.path.join(sys.argv[1], "python"), "--prefix", first, "--component", "python")
    shutil.move(first, prefix)
    shutil.copyfile(LIBRARY, os.path.join(prefix, "lib", "libaivdrive.so.0"))
    package = os.path.join(prefix, "lib", "aivdrive", "ascend", "python")
    text = output(os.environ["AIVRUN"], "-n", "2", sys.executable, "-c", USE, cwd=work,
                  env=environment(PYTHONPATH=package))
    assert text.count(package) == 4, text


def test_wheel(work):
    sources, wheels, venv = (os.path.join(work, name) for name in ("sources", "wheels", "venv"))
    shutil.copytree(SOURCE, sources, ignore=shutil.ignore_patterns("__pycache__"))
    output(sys.executable, "-m", "venv", "--system-site-packages", "--without-pip", venv)
    python = os.path.join(venv, "bin", "python")
    output(python, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-index", "--no-deps", "-w", wheels, ".",
           cwd=sources, env=environment(AIVDRIVE_LIBRARY=LIBRARY, AIVDRIVE_TORCH_LIBRARY=TORCH_LIBRARY))
    (wheel,) = os.listdir(wheels)
    assert "none-any" not in wheel, wheel
    output(python, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--force-reinstall",
           os.path.join(wheels, wheel), env=environment())
    text = output(os.environ["AIVRUN"], "-n", "2", python, "-c", USE, cwd=work, env=environment())
    assert text.count(venv) == 4, text
    other_version(work, python)


def other_version(work, python):
    """A stand-in for another version of PyTorch: modules of its name are all that is looked at."""
    fake = os.path.join(work, "fake", "torch")
    os.makedirs(os.path.join(fake, "distributed"))
    for name, text in (("__init__.py", "__version__ = '2.4.1+cpu'\n"),
                       (os.path.join("distributed", "__init__.py"), "")):
        with open(os.path.join(fake, name), "w", encoding="utf-8") as f:
            f.write(text)
    done = subprocess.run([python, "-c", "import umdk_cam_op_lib"], capture_output=True, text=True, timeout=100,
                          check=False, env=environment(PYTHONPATH=os.path.dirname(fake)))
    last = done.stderr.strip().splitlines()[-1]
    assert done.returncode == 1 and last.startswith("ImportError: aivdrive.torch: "), done
    assert "was built for PyTorch 1.13, this is PyTorch 2.4;" in last, last


for name, function in list(globals().items()):
    if name.startswith("test_"):
        with tempfile.TemporaryDirectory() as folder:
            function(folder)
        print("ok", name, flush=True)
