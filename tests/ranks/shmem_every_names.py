#!/usr/bin/env python3
"""Proves that no call of symmetric memory is left without a test that makes it: every name that
interfaces/shmem.json gives hosts, and every name it gives kernels, stands in the preprocessed text
of a rank test, of a unit test or of an example, on that side.

    shmem_every_names.py CC CXX
"""
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INCLUDE = [ROOT / "include", ROOT / "include/shmem", ROOT / "tests/ranks"]
# Program text of hosts, and of kernels; files with both sides are read twice.
HOST = ["tests/ranks/shmem_*.c", "examples/shmem_*/*.c"]
NOT_HOST = ["tests/ranks/shmem_mpi.c", "tests/ranks/shmem_*_kernels.c"]  # mpi.h; device code
KERNEL = ["tests/ranks/shmem_*kernels.c", "tests/ranks/shmem_every_tensors.cpp", "tests/ranks/shmem_device_cpp.cpp",
          "tests/ranks/shmem_sides.c", "tests/ranks/shmem_notify.c", "examples/shmem_*/*.c"]

BOTH = ROOT / "tests/ranks/shmem_coll_kernels.c"


def names(spec, side):
    for one in spec["functions"]:
        if side not in one:
            continue
        forms = one[side] if isinstance(one[side], list) else [one[side]]
        kinds = {kind for form in forms for kind in spec["lists"].get(form.get("types"), [""])}
        for kind in kinds:
            yield one["name"].replace("{T}", kind).replace("{B}", kind)


def made(compiler, path, kernels):
    """The names in the program's own text after its macros, without what it includes from the
    library."""
    command = [compiler, "-E", "-w"] + ["-I%s" % i for i in INCLUDE]
    if kernels:
        command += ["-D__CCE_AICORE__=220", "-D__AIVD_DEVICE__=1"]
    text = subprocess.run(command + [path], capture_output=True, text=True, check=False)
    if text.returncode != 0:
        sys.exit("%s: %s" % (path, text.stderr[:800]))
    found, own = set(), False
    for line in text.stdout.splitlines():
        marker = re.match(r'# \d+ "([^"]*)"', line)
        if marker:
            own = str(ROOT / "include") not in marker.group(1)
        elif own:
            words = re.findall(r"\baclshmemx?_\w+|\butil_\w+", line)
            # a macro of C has chosen the form of so many arguments
            found.update(re.sub(r"__\d+f$", "", word) for word in words)
    return found


def main():
    spec = json.loads((ROOT / "interfaces/shmem.json").read_text())
    missing = 0
    for side, patterns in (("host", HOST), ("device", KERNEL)):
        found = set()
        paths = {p for pattern in patterns for p in ROOT.glob(pattern)}
        if side == "host":
            paths -= {p for pattern in NOT_HOST for p in ROOT.glob(pattern)} - {BOTH}
        for path in sorted(paths):
            compiler = sys.argv[2] if path.suffix == ".cpp" else sys.argv[1]
            found |= made(compiler, path, side == "device")
        wanted = set(names(spec, side))
        for name in sorted(wanted - found):
            print("no test calls %s (%s)" % (name, side))
            missing += 1
        print("%s: %d of %d names are called" % (side, len(wanted & found), len(wanted)))
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
