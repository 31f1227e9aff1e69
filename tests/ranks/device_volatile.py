#!/usr/bin/env python3
"""Proves: no volatile object serves as a flag between threads, blocks or ranks: every use of the word
in the project's own code is one of those below, each with its reason. What is shared is atomic.

    device_volatile.py ROOT [FILE...]      FILEs instead of the tree: how the test tests itself
"""
import glob
import os
import re
import sys

ALLOWED = {
    ("src/base/cpu.c", "area->cpu_id"): "the kernel writes it for this thread alone",
    ("src/core/progress.c", "now = address"): "a comparison whose result only decides about a yield",
    ("tools/aivcc/process.c", "sig_atomic_t"): "a signal handler of the same thread",
    ("tools/aivcc/token.c", '"'): "the word in lists of C's words",
    ("tools/aivcc/ub.c", '"'): "the same",
    ("tools/aivcc/recorded.c", '"'): "text: names and types of the compiler's instrumentation",
}
FOLDERS = ("src", "include", "kernels", "tools", "examples", "bench")


def code_of(text):
    """Without comments and without the volatile of inline assembly, lines kept."""
    text = re.sub(r"/\*.*?\*/", lambda m: "\n" * m.group(0).count("\n"), text, flags=re.S)
    text = re.sub(r"//[^\n]*", "", text)
    return re.sub(r"\b(__asm__|__asm|asm)\s+(__volatile__|volatile)\b", "asm", text)


def uses(path, name):
    with open(path, encoding="utf-8", errors="replace") as f:
        lines = code_of(f.read()).split("\n")
    for number, line in enumerate(lines, 1):
        if re.search(r"\bvolatile\b|__volatile__", line) and not any(
                name == file and words in line for file, words in ALLOWED):
            yield "%s:%d: %s" % (name, number, line.strip())


def main(root, *files):
    paths = list(files)
    if not paths:
        for folder in FOLDERS:
            for kind in ("c", "h", "cpp", "asc", "S"):
                paths += glob.glob(os.path.join(root, folder, "**", "*." + kind), recursive=True)
    found = [use for path in sorted(paths) for use in uses(path, os.path.relpath(path, root))]
    for use in found:
        print(use)
    print("%d files, %d uses of volatile that need a reason (or C11 atomics)" % (len(paths), len(found)))
    return 1 if found or not paths else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
