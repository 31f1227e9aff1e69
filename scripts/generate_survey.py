#!/usr/bin/env python3
"""Writes tools/aivdrive/survey_names.h: the public names `aivdrive survey` knows, and what is built.

    scripts/generate_survey.py [--check]

A name is what a public header of a family has (functions, types, constants). Functions that a table
of interfaces/ marks as not built are declared; names of interfaces/survey.json that no header has are
known, and not here. --check writes nothing and exits 1 when the file would change.
"""
import glob
import json
import os
import re
import sys

sys.dont_write_bytecode = True  # no folders of bytecode beside the scripts

import generate_shmem

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUT = "tools/aivdrive/survey_names.h"
FAMILIES = [  # family, headers, names that belong to it
    ("ACL", "include/acl/**/*.h", r"(acl[A-Zrm]|ACL_)\w*"),
    ("HCCL", "include/hccl/*.h", r"(Hccl|Hcomm|Hcom[A-Z]|HCCL_|HCOMM_|COMM_|Comm[A-Z])\w*"),
    ("C-API", "include/c_api/*.h", r"asc_\w+"),
    ("shmem", "include/shmem/**/*.h", r"(aclshmem|ACLSHMEM_|shmem_|SHMEM_)\w*"),
]
CPP = ["include/kernel_operator.h", "include/ascendc/*.h", "include/c_api/*.h"]
PRIVATE = r".*__.*|.*_H"  # forms of one function, include guards


def code(path):
    with open(path, encoding="utf-8") as f:
        text = re.sub(r"/\*.*?\*/|//[^\n]*", " ", f.read(), flags=re.S)
    return re.sub(r"#\s*include[^\n]*|\"(?:\\.|[^\"\\])*\"", " ", text)


def names_in(patterns):
    words = set()
    for pattern in patterns:
        for path in sorted(glob.glob(os.path.join(ROOT, pattern), recursive=True)):
            words |= set(re.findall(r"\b[A-Za-z_]\w*\b", code(path)))
    return words


def table(name):
    if name == "shmem":  # families of typed names
        return generate_shmem.names()
    path = os.path.join(ROOT, "interfaces", name + ".json")
    with open(path, encoding="utf-8") as f:
        return json.load(f)["functions"]


def entries():
    """name -> (family, state, where)"""
    result = {}
    with open(os.path.join(ROOT, "interfaces/survey.json"), encoding="utf-8") as f:
        survey = json.load(f)
    here = names_in(CPP)
    qualified = names_in(CPP[:2])
    for name in qualified:
        if re.fullmatch(r"[A-Z]\w*[a-z]\w+", name):
            result[name] = ("Ascend C++", "BUILT", "QUALIFIED")
    result["printf"] = ("Ascend C++", "BUILT", "QUALIFIED")  # AscendC::printf; a plain one is the host's
    for kind, where in (("types", "ANYWHERE"), ("functions", "ANYWHERE"), ("members", "MEMBER")):
        for name in survey[kind]:
            result[name] = ("Ascend C++", "BUILT" if name in here else "KNOWN", where)
    for family, pattern, belongs in FAMILIES:
        for name in names_in([pattern]):
            if re.fullmatch(belongs, name) and not re.fullmatch(PRIVATE, name):
                result[name] = (family, "BUILT", "ANYWHERE")
    for family, file in (("ACL", "acl"), ("HCCL", "hccl"), ("C-API", "asc"), ("shmem", "shmem")):
        for function in table(file):
            state = "BUILT" if function["built"] else "DECLARED"
            result[function["name"]] = (family, state, "ANYWHERE")
    return result


def text():
    lines = ["/* survey_names.h: public names, by strcmp: family, state, where it counts.",
             " * Written by scripts/generate_survey.py from interfaces/ and include/: do not edit. */",
             "/* clang-format off */"]
    for name, (family, state, where) in sorted(entries().items(), key=lambda e: e[0].encode()):
        lines.append('NAME("%s", "%s", %s, %s)' % (name, family, state, where))
    return "\n".join(lines) + "\n"


def main(arguments):
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    path, new = os.path.join(ROOT, OUT), text()
    old = open(path, encoding="utf-8").read() if os.path.exists(path) else ""
    if old == new:
        return 0
    if not arguments:
        with open(path, "w", encoding="utf-8") as f:
            f.write(new)
    print("%s %s" % ("differs:" if arguments else "wrote", OUT))
    return 1 if arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
