#!/usr/bin/env python3
"""Proves: every public header compiles alone, once and twice, in the given language.

    compile_alone.py COMPILER LANGUAGE STANDARD INCLUDE_DIR [SOURCE...]

SOURCEs (the generated assertions) are compiled as that language too. Exits 77 when the compiler is
missing. Headers of device code (c_api, aivdrive/device) are skipped in C when the compiler has no _Float16.
"""
import os
import shutil
import subprocess
import sys

WARNINGS = ["-Wall", "-Wextra", "-Werror"]
PEDANTIC = ["-Wpedantic"]
DEVICE = ["-D__AIVD_DEVICE__"]
KERNEL = DEVICE + ["-D__CCE_AICORE__=220"]  # as aivcc compiles for the device


def compiles(command, text):
    """None when it compiles, else what the compiler said."""
    run = subprocess.run(command + ["-"], input=text, text=True, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, check=False, timeout=120)
    return None if run.returncode == 0 else run.stdout


def headers_under(include):
    for folder, _, names in os.walk(include):
        for name in names:
            if name.endswith(".h"):
                yield os.path.relpath(os.path.join(folder, name), include)


def spellings(header):
    """How users write it: from include/, and for hccl and shmem also without the folder."""
    forms = ['"%s"' % header]
    if header.startswith(("hccl/", "shmem/host", "shmem/shmem.h")):
        forms.append("<%s>" % header.split("/", 1)[1])
    return forms


def main(compiler, language, standard, include, *sources):
    if shutil.which(compiler) is None:
        print("skipped: no %s on this machine" % compiler)
        return 77
    base = [compiler, "-x", language, "-std=" + standard, "-fsyntax-only", "-I" + include,
            "-I" + os.path.join(include, "hccl"), "-I" + os.path.join(include, "shmem")] + WARNINGS
    half = language != "c" or compiles(base, "_Float16 x;\nint y;\n") is None
    failed = skipped = done = 0
    for header in sorted(headers_under(include)):
        adapter = header == "kernel_operator.h" or header.startswith("ascendc/")
        adapter = adapter and header != "ascendc/impl.h"
        kernel = header.startswith(("shmem/device/", "shmem/utils/"))
        adapter = adapter or (kernel and language == "c++")
        device = adapter or header.startswith(("c_api/", "aivdrive/device", "shmem/device/", "shmem/utils/",
                                               "utils/"))
        if (device and not half) or (adapter and (language != "c++" or standard < "c++17")):
            skipped += 1
            continue
        command = base + (KERNEL if kernel else DEVICE if device else PEDANTIC)
        for form in spellings(header):
            said = compiles(command, "#include %s\n#include %s\nint alone;\n" % (form, form))
            done += 1
            if said is not None:
                failed += 1
                print("FAILED %s as %s %s\n%s" % (form, compiler, standard, said))
    for source in sources:
        with open(source, encoding="utf-8") as f:
            said = compiles(base, f.read())
        done += 1
        if said is not None:
            failed += 1
            print("FAILED %s as %s %s\n%s" % (source, compiler, standard, said))
    print("%s -std=%s: %d compiled, %d failed, %d skipped (device headers without _Float16 or C++17)" % (
        compiler, standard, done, failed, skipped))
    return 1 if failed or not done else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
