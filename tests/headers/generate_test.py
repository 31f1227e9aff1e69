#!/usr/bin/env python3
"""Proves: scripts/generate writes the same files twice, touches nothing with --check, and finds a
table, a header, a source or a generated file that disagrees with the others.

    generate_test.py ROOT
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

COPIED = ("interfaces", "include", "src", "tests/headers/generated", "docs/reference")


def copy_tree(root, to):
    for name in COPIED:
        shutil.copytree(os.path.join(root, name), os.path.join(to, name))
    os.mkdir(os.path.join(to, "scripts"))  # this generator alone: the others are not the subject
    shutil.copy(os.path.join(root, "scripts/generate"), os.path.join(to, "scripts/generate"))
    with open(os.path.join(to, "README.md"), "w", encoding="utf-8") as f:
        f.write("before\n<!-- coverage -->\nold\n<!-- /coverage -->\nafter\n")


def generate(tree, *arguments):
    done = subprocess.run([sys.executable, os.path.join(tree, "scripts/generate"), *arguments],
                          text=True, check=False, timeout=120, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    return done.returncode, done.stdout


def snapshot(tree):
    files = {}
    for folder, _, names in os.walk(tree):
        for name in names:
            path = os.path.join(folder, name)
            if not name.endswith(".pyc"):
                with open(path, "rb") as f:
                    files[os.path.relpath(path, tree)] = f.read()
    return files


def edit(tree, name, pattern, text):
    path = os.path.join(tree, name)
    with open(path, encoding="utf-8") as f:
        before = f.read()
    after = re.sub(pattern, text, before, count=1)
    if after == before:
        sys.exit("%s: nothing matches %s" % (name, pattern))
    with open(path, "w", encoding="utf-8") as f:
        f.write(after)


# file, pattern, replacement, what the output must name
CHANGES = (
    ("include/acl/acl_rt.h", r"aclError aclInit\(", "aclError aclStart(", "aclStart"),
    ("include/acl/acl_rt.h", r"aclError aclInit\(", "aclError aclMore(void);\naclError aclInit(",
     "aclMore"),
    ("interfaces/acl.json", r'"aclrtMalloc", "built": true', '"aclrtMalloc", "built": false',
     "aclrtMalloc"),
    ("interfaces/hccl.json", r'"HcclCommWorkingDevNicSet", "built": false',
     '"HcclCommWorkingDevNicSet", "built": true', "HcclCommWorkingDevNicSet"),
    ("src/acl/generated/not_supported.c", r"return acl_keep", "return  acl_keep",
     "src/acl/generated/not_supported.c"),
    ("README.md", r"Built", "Made", "README.md"),
)


def main(root):
    failed = 0
    with tempfile.TemporaryDirectory() as tree:
        copy_tree(root, tree)
        first_code, first_text = generate(tree)
        first = snapshot(tree)
        second_code, second_text = generate(tree)
        checked_code, _ = generate(tree, "--check")
        if first_code or second_code or checked_code or "wrote" in second_text:
            failed += 1
            print("FAILED: exits %d %d %d\n%s%s" % (first_code, second_code, checked_code,
                                                   first_text, second_text))
        if snapshot(tree) != first:
            failed += 1
            print("FAILED: a second run changed files")
        readme = first["README.md"].decode()
        if not (readme.startswith("before\n<!-- coverage -->\n| Interface") and
                readme.endswith("|\n<!-- /coverage -->\nafter\n")):
            failed += 1
            print("FAILED: README became\n" + readme)
        for name, pattern, text, expected in CHANGES:
            original = os.path.join(tree, name)
            edit(tree, name, pattern, text)
            before = snapshot(tree)
            code, output = generate(tree, "--check")
            if code != 1 or expected not in output or snapshot(tree) != before:
                failed += 1
                print("FAILED: %s changed: exit %d, wanted 1 and %s\n%s" % (name, code, expected,
                                                                         output))
            with open(original, "wb") as f:
                f.write(first[name])
    print("%d cases, %d failed" % (len(CHANGES) + 3, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
