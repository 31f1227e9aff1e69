#!/usr/bin/env python3
"""Proves: everything scripts/generate_shmem.py can write compiles, also what is not built yet: with all
functions behind the calls declared (shmem_seam.h), every typed call, and every form of a call that
shmem_calls.c makes, is accepted.

    shmem_calls.py ROOT COMPILER LANGUAGE STANDARD

Exits 77 when the compiler is missing, or cannot compile device code in this language.
"""
import os
import shutil
import subprocess
import sys
import tempfile

KERNEL = ["-D__AIVD_DEVICE__", "-D__CCE_AICORE__=220", "-D__NPU_ARCH__=2201", "-D__NPU_DEVICE__=1"]


def everything(generator, spec):
    """As if each function behind a call were there."""
    class Present:
        device = set().union(*(generator.behind(f.get("call")) for e in spec["functions"]
                               for f in [e.get("host", {})] + e.get("device", [])))
        host = device | {one.name for one in generator.host_functions(spec)}
    return Present


def write_tree(root, to):
    sys.dont_write_bytecode = True
    sys.path.insert(0, os.path.join(root, "scripts"))
    import generate_shmem as generator
    spec = generator.table()
    generator.Present = lambda: everything(generator, spec)
    shutil.copytree(os.path.join(root, "include"), os.path.join(to, "include"))
    for name, text in generator.outputs(spec):
        if text is None:
            continue
        path = os.path.join(to, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
    # The seam in place of what implements it.
    with open(os.path.join(root, "tests/headers/shmem_impl.h"), encoding="utf-8") as f:
        text = f.read()
    for name in os.listdir(os.path.join(to, "include/shmem/device")):
        if name.startswith("impl"):
            with open(os.path.join(to, "include/shmem/device", name), "w", encoding="utf-8") as f:
                f.write(text)


def compiles(command, what):
    run = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                         check=False, timeout=250)
    if run.returncode != 0:
        print("FAILED %s\n%s" % (what, run.stdout[:8000]))
    return run.returncode == 0


def main(root, compiler, language, standard):
    if shutil.which(compiler) is None:
        print("skipped: no %s on this machine" % compiler)
        return 77
    base = [compiler, "-x", language, "-std=" + standard, "-fsyntax-only", "-Wall", "-Wextra", "-Werror"]
    if language == "c" and subprocess.run(base + ["-"], input="_Float16 x;\n", text=True, check=False,
                                          stderr=subprocess.DEVNULL, timeout=60).returncode != 0:
        print("skipped: %s has no _Float16 in C" % compiler)
        return 77
    with tempfile.TemporaryDirectory() as to:
        write_tree(root, to)
        include = ["-I" + os.path.join(to, "include", f) for f in ("", "shmem", "hccl")]
        include.append("-I" + os.path.join(root, "tests/headers"))
        good = compiles(base + KERNEL + include + [os.path.join(root, "tests/headers/shmem_calls.c")],
                        "shmem_calls.c as %s %s" % (compiler, standard))
        if language == "c":
            good &= compiles(base + include + ["-D_GNU_SOURCE", "-DAIVD_SHMEM_NO_SHORT_NAMES", "-I" + os.path.join(
                root, "src"), os.path.join(to, "src/shmem/generated/typed.c")], "typed.c")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
