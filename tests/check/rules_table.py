#!/usr/bin/env python3
"""Proves that docs/checks tells of every rule what the checker itself says: the table in README.md is
`aivdrive check --table`, every rule has a page that --explain shows, every case a row in corpus.md, and
every rule that is checked has a kernel that only it catches: one whose first comment says "alone", which
run_case.py holds it to.

    rules_table.py AIVDRIVE DOCS CORPUS [--write]
"""
import os
import re
import subprocess
import sys
import textwrap

# When these are there, a rule that says "interface not built yet" is old.
HEADERS = {"AIVD-R07": "kernel_operator.h", "AIVD-R15": "shmem.h", "AIVD-R32": "pto/comm.h"}
STATES = ("checked", "checked by every run", "no check possible", "interface not built yet")
# Rules that are reported as others, with the case that breaks them: these others alone speak there.
REPORTED_AS = {"AIVD-R07": "corpus/queue_bypassed.cpp", "AIVD-R12": "corpus/last_chunk.c",
               "AIVD-R15": "shmem/nbi_then_signal.c"}
CASES = "Kernels with this fault, and their corrected twins:"
BEGIN, END = "<!-- rules -->", "<!-- /rules -->"


def ask(tool, *words):
    return subprocess.run([tool, "check"] + list(words), check=True, stdout=subprocess.PIPE,
                          timeout=60).stdout.decode()


def alone(path):
    """The rule that alone catches this case; None when others may speak, too."""
    with open(path) as file:
        expected = re.search(r"Expected: (AIVD-R\d+)(?: in\s+profile\s+strict\s+only)?, alone\.",
                             file.read().replace("\n *", ""))
    return expected.group(1) if expected else None


def cases_of(rule, corpus):
    """What its page says of the kernels that break a rule: the last lines; "" when there is none."""
    names = [name for name in sorted(os.listdir(corpus)) if name.endswith((".c", ".cpp")) and
             "Expected: %s" % rule in open(os.path.join(corpus, name)).readline()]
    text = ", ".join("`tests/check/corpus/%s`" % name for name in names)
    lines = textwrap.wrap(CASES + " " + text + ".", 100, break_on_hyphens=False, break_long_words=False)
    return "\n".join(lines) + "\n" if names else ""


def without_kernel(rows, corpus):
    """Rules that are checked and that no case proves to catch what nothing else does."""
    only = {alone(os.path.join(corpus, name)) for name in os.listdir(corpus)
            if name.endswith((".c", ".cpp"))}
    missing = []
    for rule, (state, how) in sorted(rows.items()):
        case = os.path.join(corpus, "..", REPORTED_AS.get(rule, "."))
        other = os.path.exists(case) and os.path.isfile(case) and alone(case)
        if state == "checked" and rule not in only and not other:
            missing.append(rule)
        elif other and "rule" not in how:
            missing.append(rule)
    return missing


def main():
    tool, docs, corpus = sys.argv[1:4]
    wrong = []
    table = ask(tool, "--table")
    page = os.path.join(docs, "README.md")
    text = open(page).read()
    wanted = text.split(BEGIN)[0] + BEGIN + "\n" + table + END + text.split(END)[1]
    if "--write" in sys.argv:
        with open(page, "w") as file:
            file.write(wanted)
    elif text != wanted:
        wrong.append("%s: the table of rules is old; build the target check_table" % page)
    for rule in re.findall(r"^\| \[(AIVD-R\d+)\]", table, re.M):
        own = os.path.join(docs, rule + ".md")
        if not os.path.exists(own):
            wrong.append("%s is missing" % own)
            continue
        text = open(own).read()
        listed = text.split(CASES)[0].rstrip() + "\n\n" + cases_of(rule, corpus)
        if "--write" in sys.argv:
            with open(own, "w") as file:
                file.write(listed.rstrip() + "\n")
        elif listed.rstrip() != text.rstrip():
            wrong.append("%s does not list its cases; build the target check_table" % own)
        if ask(tool, "--explain", rule) != open(own).read():
            wrong.append("aivdrive check --explain %s does not show %s; build again" % (rule, own))
    for own in sorted(os.listdir(docs)):
        if own.startswith("AIVD-S") and ask(tool, "--explain", own[:-3]) != open(os.path.join(docs, own)).read():
            wrong.append("aivdrive check --explain %s does not show its page; build again" % own[:-3])
    rows = {row[0]: row[1:] for row in re.findall(
        r"^\| \[(AIVD-R\d+)\].*\| ([^|]+) \| ([^|]+) \|$", table, re.M)}
    for number in range(1, 33):
        state, reason = rows.get("AIVD-R%02d" % number, ("", ""))
        if state not in STATES or not reason.strip():
            wrong.append("rule %d of the published ones has no state with a reason" % number)
    for rule, header in HEADERS.items():
        include = os.path.join(docs, "..", "..", "include", header)
        if rows[rule][0] == "interface not built yet" and os.path.exists(include):
            wrong.append("%s is said not to be built, but there is %s" % (rule, header))
    for rule in without_kernel(rows, corpus):
        wrong.append("no case in %s is caught by %s alone: write one" % (corpus, rule))
    listed = open(os.path.join(docs, "corpus.md")).read()
    for name in sorted(os.listdir(corpus)):
        if name.endswith((".c", ".cpp")) and "| `%s` |" % os.path.splitext(name)[0] not in listed:
            wrong.append("corpus.md does not tell of %s; build the target check_table" % name)
    print("\n".join(wrong) or "the pages of docs/checks are those of the checker")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
