#!/usr/bin/env python3
"""Proves: libaivdrive.so exports what the tables and public headers declare, all of it, and nothing
of the inside.

    exported_symbols.py LIBRARY ROOT [NM]
"""
import glob
import json
import os
import re
import subprocess
import sys

ALLOWED = {"AIVDRIVE_0"}  # the version node itself


def exported(library, nm):
    lines = subprocess.run([nm, "-D", "--defined-only", library], text=True, check=True,
                           stdout=subprocess.PIPE).stdout.splitlines()
    return {line.split()[-1].split("@")[0] for line in lines if line.strip()} - ALLOWED


def listed(root):
    names = set()
    for family in ("acl", "hccl", "aclnn"):
        with open(os.path.join(root, "interfaces", family + ".json"), encoding="utf-8") as f:
            names |= {e["name"] for e in json.load(f)["functions"] if not e.get("inline")}
    sys.path.insert(0, os.path.join(root, "scripts"))
    import generate_shmem  # its table has families of typed names
    return names | {e["name"] for e in generate_shmem.names() if e["host"]}


def words_of(paths):
    words = set()
    for path in paths:
        with open(path, encoding="utf-8") as f:
            words |= set(re.findall(r"\baivd_\w+", f.read()))
    return words


def main(library, root, nm="nm"):
    have, want = exported(library, nm), listed(root)
    ours = words_of(glob.glob(os.path.join(root, "include", "**", "*.h"), recursive=True))
    missing = sorted(want - have)
    surplus = sorted(n for n in have - want if n not in ours)
    for name in missing:
        print("declared, not exported: " + name)
    for name in surplus:
        print("exported, in no public header: " + name)
    print("%d exported, %d missing, %d surplus" % (len(have), len(missing), len(surplus)))
    return 1 if missing or surplus or not have else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
