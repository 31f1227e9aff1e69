#!/usr/bin/env python3
"""Writes docs/checks/shmem.md and its pages docs/checks/AIVD-Snn.md from interfaces/shmem_rules.json and the
cases of tests/check/shmem.

    scripts/generate_shmem_rules.py [--check]

--check writes nothing and exits 1 when a file would change.
"""
import json
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLE, PAGE, CASES = "interfaces/shmem_rules.json", "docs/checks/shmem.md", "tests/check/shmem"
STATES = {
    "checker": "checked",
    "library": "refused by the library",
    "kept": "kept by the library",
    "impossible": "no check possible",
}
INTRO = """# Rules of symmetric memory

What a program that uses aclshmem must do, in 45 rules, and who tells when it does not. Written by
`scripts/generate` from `interfaces/shmem_rules.json`. `aivdrive check --explain AIVD-S24` shows a page;
findings name the general rule ([AIVD-R08](AIVD-R08.md), ...) that a rule of this list comes under.

* **checked**: `--check` reports it, under the rules named. For each case there is a kernel with the fault
  planted, on which no other rule speaks (but rule 41 where it hangs), and its corrected twin
  (`tests/check/shmem`, tests `check.shmem_rule.*`, both profiles).
* **refused by the library**: every run ends the call with an error and the reason.
* **kept by the library**: a promise to the caller, or a limit that is not there here.
* **no check possible**: the reason is in the last column.

Three equations are wrong, and each has its case: a call without wait that has returned is not complete
(`nbi_then_signal`, `put_source_reused`); a signal that is seen says nothing of what others have put
(`signal_of_another`); a sync is no quiet (`sync_for_quiet`).

"""


def read(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as f:
        return f.read()


def link(rule):
    return "[%s](%s.md)" % (rule, rule)


def how_cell(rule):
    parts = [", ".join(link(r) for r in rule["rules"])] if rule["rules"] else []
    parts += [", ".join("`%s`" % c for c in rule["cases"])] if rule["cases"] else []
    return "; ".join(parts + [rule["how"]])


def table(rules):
    lines, group = [], None
    for rule in rules:
        if rule["group"] != group:
            group = rule["group"]
            lines += ["", "## %s" % (group[0].upper() + group[1:]), "", "| Rule | What | State | How, or why not |",
                      "|------|------|-------|-----------------|"]
        lines.append("| %s | %s | %s | %s |" % (link(rule["id"]), rule["what"], STATES[rule["state"]],
                                                how_cell(rule)))
    count = {s: sum(r["state"] == s for r in rules) for s in STATES}
    lines += ["", "%d rules: %s." % (len(rules), ", ".join("%d %s" % (count[s], STATES[s]) for s in STATES))]
    return "\n".join(lines).lstrip("\n") + "\n"


def case_parts(name):
    """What the case's first comment says, and its kernel."""
    source = read("%s/%s.c" % (CASES, name))
    comment, code = source.split("*/", 1)
    text = " ".join(line.strip(" /*") for line in comment.splitlines())
    expected, own, what = re.search(r"Expected: (AIVD-R\d+)(?:, alone)?\. (AIVD-S\d+), (.*?) *Run:", text).groups()
    return expected, own, what, code.split('"corpus_shmem.h"')[1].strip("\n")


def page(rule):
    text = "# %s: %s\n\n%s. %s.\n" % (rule["id"], rule["what"], STATES[rule["state"]].capitalize(),
                                      rule["how"][0].upper() + rule["how"][1:])
    if rule["rules"]:
        text += "\nFindings come under %s.\n" % ", ".join(link(r) for r in rule["rules"])
    if rule["tests"]:
        text += "\nTested by %s.\n" % ", ".join("`%s`" % t for t in rule["tests"])
    for name in rule["cases"]:
        what, code = case_parts(name)[2:]
        body = "\n".join("    " + line if line else "" for line in code.replace(" /* side */", "").splitlines())
        text += "\n## %s\n\n%s\n\n%s\n\nWith `FAULT` wrong, without it right (`%s/%s.c`).\n" % (
            name.replace("_", " ").capitalize(), what[0].upper() + what[1:], body, CASES, name)
    return text + "\nAll rules: [shmem.md](shmem.md).\n"


def errors_of(rules):
    """What does not fit together."""
    named = {}
    for number, rule in enumerate(rules, 1):
        if rule["id"] != "AIVD-S%02d" % number or rule["state"] not in STATES or not rule["how"]:
            yield "%s: number, state or reason is wrong" % rule["id"]
        if rule["state"] == "checker" and not (rule["rules"] and rule["cases"]):
            yield "%s is checked, but names no rule or no case" % rule["id"]
        if rule["state"] in ("library", "kept") and not rule["tests"]:
            yield "%s names no test" % rule["id"]
        for name in rule["cases"]:
            named.setdefault(name, []).append(rule)
    files = {f[:-2] for f in os.listdir(os.path.join(ROOT, CASES)) if f.endswith(".c")}
    for name in sorted(files ^ set(named)):
        yield "%s/%s.c: not there, or no rule names it" % (CASES, name)
    for name in sorted(files & set(named)):
        expected, own = case_parts(name)[:2]
        if own not in {r["id"] for r in named[name]}:
            yield "%s/%s.c says %s, which does not name it" % (CASES, name, own)
        for rule in named[name]:
            if expected not in rule["rules"]:
                yield "%s does not name %s, which its case %s expects" % (rule["id"], expected, name)


def main():
    rules = json.loads(read(TABLE))["rules"]
    wrong = list(errors_of(rules))
    if wrong:
        sys.exit("\n".join("%s: %s" % (TABLE, w) for w in wrong))
    pages = {"docs/checks/%s.md" % r["id"]: page(r) for r in rules}
    pages[PAGE] = INTRO + table(rules)
    old = [name for name, text in pages.items()
           if not os.path.exists(os.path.join(ROOT, name)) or read(name) != text]
    if "--check" in sys.argv:
        print("\n".join("%s is old: run make generate" % name for name in old) or "the rules of symmetric memory are told")
        return 1 if old else 0
    for name in old:
        with open(os.path.join(ROOT, name), "w", encoding="utf-8") as f:
            f.write(pages[name])
        print("wrote %s" % name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
