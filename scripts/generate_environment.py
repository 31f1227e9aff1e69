#!/usr/bin/env python3
"""Writes docs/reference/environment.md from src/base/option_table.h, by compiling `aivdrive env`.

    scripts/generate_environment.py [--check]

--check writes nothing and exits 1 when the page would change.
"""
import glob
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGE = os.path.join(ROOT, "docs/reference/environment.md")


MAIN = """
#include "aivdrive.h"
int main(void)
{
    char *words[] = {"env", "--markdown", 0};
    return command_env(2, words);
}
"""


def build_page():
    """Compiles the one sub-command that knows the table, not the whole tool."""
    sources = [os.path.join(ROOT, "tools/aivdrive/env.c")]
    sources += sorted(glob.glob(os.path.join(ROOT, "src/base/*.c")))
    with tempfile.TemporaryDirectory() as folder:
        tool = os.path.join(folder, "env")
        with open(tool + ".c", "w", encoding="utf-8") as file:
            file.write(MAIN)
        command = [os.environ.get("CC", "cc"), "-std=gnu17", "-O0", "-D_GNU_SOURCE",
                   '-DAIVDRIVE_VERSION="0"', "-o", tool]
        command += ["-I" + os.path.join(ROOT, part) for part in ("src", "include", "tools/aivdrive")]
        subprocess.run(command + [tool + ".c"] + sources + ["-lpthread", "-ldl", "-lm"], check=True)
        return subprocess.run([tool], check=True, stdout=subprocess.PIPE).stdout


def main(arguments):
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    page = build_page()
    old = None
    if os.path.exists(PAGE):
        with open(PAGE, "rb") as file:
            old = file.read()
    if page == old:
        return 0
    if arguments:
        print("docs/reference/environment.md is out of date: run make generate", file=sys.stderr)
        return 1
    with open(PAGE, "wb") as file:
        file.write(page)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
