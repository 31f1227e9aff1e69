#!/usr/bin/env python3
"""Proves: names that are not built, and wrong element types, are errors of the compiler that say
why and name the kernel's line; old C++ is refused with one sentence. The program at the head of the
page compiles without a warning.

    messages.py AIVCC PAGE
"""
import os
import subprocess
import sys
import tempfile

HEAD = '#include "kernel_operator.h"\nusing namespace AscendC;\n'
KERNEL = HEAD + 'extern "C" __global__ __aicore__ void k(GM_ADDR in)\n{\n    TPipe pipe;\n' \
    '    TBuf<> buf;\n    pipe.InitBuffer(buf, 64);\n    LocalTensor<uint8_t> t = buf.Get<uint8_t>();\n' \
    '    (void)in;\n    %s\n}\n'
LINE = 10

# name, options, what stands in the kernel (or the whole source), what must be said
CASES = [
    ("cube", [], "Mmad(t, t, t);", "Mmad is not built: it needs a cube core"),
    ("sort", [], "Sort32(t, t, t, 1);", "Sort32 is not built"),
    ("select", [], "Select(t, t, t, t, SELMODE::VSEL_TENSOR_TENSOR_MODE, 64);",
     "Select: element types are half, float"),
    ("add", [], "Add(t, t, t, 8);", "Add: element types are half, float, int16_t, int32_t, int64_t"),
    ("cast", [], "Cast(t, t, RoundMode::CAST_RINT, 8);", "does not convert between these types"),
    ("barrier", [], "PipeBarrier<PIPE_S>();", "PipeBarrier<PIPE_S> is an error on hardware"),
    ("position", [], "TBuf<TPosition::A1> a; pipe.InitBuffer(a, 64);", "cube positions are not built"),
    ("kernel type", [], "KERNEL_TASK_TYPE_DEFAULT(KERNEL_TYPE_AIC_ONLY);",
     "kernels of cube cores alone are not built"),
    ("standard", ["-std=c++14"], "", "needs C++17"),
]


def compile(aivcc, folder, name, options, body):
    path = os.path.join(folder, name.replace(" ", "_") + ".cpp")
    with open(path, "w", encoding="utf-8") as f:
        f.write(KERNEL % body)
    run = subprocess.run([aivcc] + options + ["-c", path, "-o", path + ".o"], text=True, check=False,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)
    return run.returncode, run.stdout, os.path.basename(path)


def page_program(page):
    """The indented lines from the page's first one to the first text."""
    with open(page, encoding="utf-8") as f:
        lines = f.read().split("\n")
    first = next(i for i, line in enumerate(lines) if line.startswith("    "))
    last = next(i for i in range(first, len(lines)) if lines[i] and not lines[i].startswith("    "))
    return "\n".join(line[4:] for line in lines[first:last]) + "\n"


def check_page(aivcc, page, folder):
    path = os.path.join(folder, "page.cpp")
    with open(path, "w", encoding="utf-8") as f:
        f.write(page_program(page))
    run = subprocess.run([aivcc, "-Wall", "-Wextra", "-Werror", path, "-o", path + ".o"], text=True,
                         check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)
    if run.returncode != 0 or run.stdout:
        print("the page's program does not compile:\n" + run.stdout)
    return run.returncode != 0 or bool(run.stdout)


def main(aivcc, page):
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        failed += check_page(aivcc, page, folder)
        code, said, _ = compile(aivcc, folder, "right", [], "")
        if code != 0:
            print("the kernel without a mistake does not compile:\n" + said)
            failed += 1
        for name, options, body, wanted in CASES:
            code, said, path = compile(aivcc, folder, name, options, body)
            place = "%s:%d:" % (path, LINE)
            if code == 0 or wanted not in said or (body and place not in said):
                print("%s: exit code %d; wanted \"%s\" and %s:\n%s" % (name, code, wanted, place, said))
                failed += 1
    print("%d messages, %d wrong" % (len(CASES) + 2, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
