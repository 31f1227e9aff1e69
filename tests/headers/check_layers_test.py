#!/usr/bin/env python3
"""Proves: scripts/check-layers finds each kind of violation, at its line, and passes a clean tree.

    check_layers_test.py SCRIPT
"""
import os
import subprocess
import sys
import tempfile

CLEAN = {
    "src/layers.txt": "base:\ncore: base\nnpu: core base\n",
    "src/base/status.h": "int base_fail(int status);\n",
    "src/base/status.c": '#include "base/status.h"\nint base_fail(int s) { return s; }\n',
    "src/core/core.h": '#include "base/status.h"\nint core_grid_run(void);\n',
    "src/npu/npu.c": '#include "core/core.h"\n/* printf( and exit( in a comment are fine */\n',
    "include/acl/acl_rt.h": "int aclInit(const char *path);\n",
    "examples/one/main.c": '#include "acl/acl_rt.h"\n#include <stdio.h>\nint main(void) '
                           '{ printf("x"); return 0; }\n',
    "bench/micro_fiber.c": '#include "core/core.h"\n',
    "tools/aivrun/main.c": '#include "base/status.h"\n',
}
# what is changed, and what the output must name
VIOLATIONS = (
    ({"src/base/status.c": '#include "core/core.h"\n'}, "src/base/status.c:1: includes core/core.h"),
    ({"src/core/x.c": 'int a;\n#include "npu/npu.h"\n', "src/npu/npu.h": ""}, "src/core/x.c:2:"),
    ({"src/layers.txt": "base: npu\ncore: base\nnpu: core base\n"}, "circle"),
    ({"src/extra/a.c": ""}, "src/extra: has no line"),
    ({"examples/one/main.c": '#include "core/core.h"\n'}, "examples/one/main.c:1: includes"),
    ({"include/acl/acl_rt.h": '#include "base/status.h"\n'}, "include/acl/acl_rt.h:1: includes"),
    ({"bench/gather.c": '#include "core/core.h"\n'}, "bench/gather.c:1: includes"),
    ({"tools/aivrun/main.c": '#include "core/core.h"\n'}, "tools/aivrun/main.c:1: includes"),
    ({"include/acl/acl_rt.h": "/* see core_grid_run */\n"}, "core_grid_run is a name of the inside"),
    ({"docs/start.md": "call base_fail\n"}, "docs/start.md:1: base_fail"),
    ({"src/npu/a.c": "void f(void)\n{\n    printf(\"x\");\n}\n"}, "src/npu/a.c:3: prints"),
    ({"src/npu/a.c": "void f(void)\n{\n    exit(1);\n}\n"}, "src/npu/a.c:3: ends"),
    ({"src/npu/a.c": "void f(void)\n{\n    abort();\n}\n"}, "src/npu/a.c:3: ends"),
    ({"src/npu/a.c": "int f(int *a) { return __sync_add(a, 1); }\n"}, "old atomic"),
    ({"src/npu/a.c": 'char *f(void) { return getenv("X"); }\n'}, "reads the environment"),
    ({"src/npu/a.c": "/* TO" + "DO later */\n"}, "unfinished"),
    ({"src/npu/a.c": "\n" * 1001}, "1001 lines"),
)


def run(script, changes):
    with tempfile.TemporaryDirectory() as root:
        for path, text in {**CLEAN, **changes}.items():
            path = os.path.join(root, path)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as f:
                f.write(text)
        done = subprocess.run([sys.executable, script, root], text=True, check=False, timeout=60,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.returncode, done.stdout


def main(script):
    failed = 0
    code, output = run(script, {})
    if code != 0:
        failed += 1
        print("FAILED: a clean tree was refused\n" + output)
    for changes, expected in VIOLATIONS:
        code, output = run(script, changes)
        if code != 1 or expected not in output:
            failed += 1
            print("FAILED: %s gave exit %d, wanted 1 and \"%s\"\n%s" % (
                sorted(changes), code, expected, output))
    print("%d cases, %d failed" % (len(VIOLATIONS) + 1, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
