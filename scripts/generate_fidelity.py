#!/usr/bin/env python3
"""Writes docs/reference/fidelity.md and the table of `aivdrive fidelity` from interfaces/fidelity.json and
interfaces/asc.json.

    scripts/generate_fidelity.py [--check]

--check writes nothing and exits 1 when a file would change.
"""
import json
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGE, TABLE = "docs/reference/fidelity.md", "tools/aivdrive/fidelity_table.h"
STATES = ("exact", "approximate", "absent")
INTRO = """# Fidelity

How near a virtual NPU comes to hardware, for vector-core kernels and the host calls around them.
`aivdrive fidelity` prints the same table; `aivdrive fidelity absent` only those rows. Written by
`scripts/generate` from `interfaces/fidelity.json`.

* **exact**: the same result for every correct program.
* **approximate**: differs as the last column says.
* **absent**: not there; a call says so with its documented code or ends the kernel with a reason.

"""


def load(name):
    with open(os.path.join(ROOT, "interfaces", name), encoding="utf-8") as f:
        return json.load(f)


def count_of(functions):
    return "%d function%s" % (len(functions), "" if len(functions) == 1 else "s")


def family_rows(asc, table):
    """One row for a family and state, and one for each exception."""
    names = {f["name"] for f in asc["functions"]}
    unknown = sorted(set(table["exceptions"]) - names) + sorted(set(asc["groups"]) ^ set(table["groups"]))
    if unknown:
        sys.exit("interfaces/fidelity.json: unknown or missing: %s" % ", ".join(unknown))
    for group in asc["groups"]:
        own = [f for f in asc["functions"] if f["group"] == group]
        built = [f for f in own if f.get("built") and f["name"] not in table["exceptions"]]
        missing = [f for f in own if not f.get("built")]
        area = "C-API " + group
        if built:
            yield [area, count_of(built)] + table["groups"][group]
        for f in own:
            if f.get("built") and f["name"] in table["exceptions"]:
                yield [area, f["name"]] + table["exceptions"][f["name"]]
        if missing:
            reason = asc["reasons"].get(group, "not built")
            yield [area, count_of(missing), "absent", reason]


def page_of(rows):
    text = INTRO + "| Area | What | State | How |\n|---|---|---|---|\n"
    return text + "".join("| %s | %s | %s | %s |\n" % (r[0], "`%s`" % r[1] if "_" in r[1] else r[1],
                                                       r[2], r[3]) for r in rows)


def quoted(text):
    return '"%s"' % text.replace("\\", "\\\\").replace('"', '\\"')


def table_of(rows):
    text = ("/* Written by scripts/generate_fidelity.py from interfaces/fidelity.json and asc.json; change\n"
            " * the tables, not this file. */\n")
    for r in rows:
        text += "ROW(%s, %s, %s,\n    %s)\n" % tuple(quoted(c) for c in r)
    return text


def main(arguments):
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    table = load("fidelity.json")
    rows = list(family_rows(load("asc.json"), table)) + table["rows"]
    for r in rows:
        if len(r) != 4 or r[2] not in STATES:
            sys.exit("interfaces/fidelity.json: not a row of four with a state: %s" % r)
    code = 0
    for name, text in ((PAGE, page_of(rows)), (TABLE, table_of(rows))):
        path = os.path.join(ROOT, name)
        old = open(path, encoding="utf-8").read() if os.path.exists(path) else None
        if old == text:
            continue
        if arguments:
            print("%s is out of date: run make generate" % name, file=sys.stderr)
            code = 1
        else:
            with open(path, "w", encoding="utf-8") as f:
                f.write(text)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
