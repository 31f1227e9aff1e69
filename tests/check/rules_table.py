#!/usr/bin/env python3
"""Proves that docs/checks tells of every rule what the checker itself says: the table in README.md is
`aivdrive check --table`, every rule has a page that --explain shows, every case a row in corpus.md.

    rules_table.py AIVDRIVE DOCS CORPUS [--write]
"""
import os
import re
import subprocess
import sys

# When these are there, a rule that says "interface not built yet" is old.
HEADERS = {"AIVD-R07": "kernel_operator.h", "AIVD-R15": "shmem.h", "AIVD-R32": "pto/comm.h"}
STATES = ("checked", "checked by every run", "no check possible", "interface not built yet")
BEGIN, END = "<!-- rules -->", "<!-- /rules -->"


def ask(tool, *words):
    return subprocess.run([tool, "check"] + list(words), check=True, stdout=subprocess.PIPE,
                          timeout=60).stdout.decode()


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
        elif ask(tool, "--explain", rule) != open(own).read():
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
    listed = open(os.path.join(docs, "corpus.md")).read()
    for name in sorted(os.listdir(corpus)):
        if name.endswith(".c") and "| `%s` |" % name[:-2] not in listed:
            wrong.append("corpus.md does not tell of %s; build the target check_table" % name)
    print("\n".join(wrong) or "the pages of docs/checks are those of the checker")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
