#!/usr/bin/env python3
"""Runs cases of the corpus: records the faulty and the corrected kernel, checks both records under
both profiles, and compares with what the case's first comment expects.

    run_case.py --bin BUILD/bin --host HOST [--table FILE] CASE.c...

Exit code 0: every fault is found under its rule, and no report on any corrected kernel.
"""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

PROFILES = ("vendor", "strict")


class Case:
    def __init__(self, path):
        self.path = os.path.abspath(path)
        self.name = os.path.splitext(os.path.basename(path))[0]
        source = open(path).read()
        comment = source.split("*/")[0]
        text = " ".join(line.strip(" /*") for line in comment.splitlines())
        self.rule, self.only, self.alone, self.what = re.search(
            r"Expected: (AIVD-R\d+)( in profile strict only)?(, alone)?\. (.*?) *Run:", text).groups()
        run = re.search(r"Run: ranks (\d+), blocks (\d+), launches (\d+)(?:, host ([\w ]+))?", text)
        self.ranks, self.blocks, self.launches, words = run.groups()
        self.words = (words or "").split()
        # What the corrected kernel leaves, and the lines that the finding must name.
        result = re.search(r"Result: (.*?)\.", text)
        self.result = result.group(1).split("; ") if result else []
        self.lines = {number for number, line in enumerate(source.splitlines(), 1)
                      if "/* side */" in line}


def compile_case(options, case, fault, image):
    command = [os.path.join(options.bin, "aivcc"), "-Wall", "-Wno-unused", "-I",
               os.path.dirname(case.path), case.path, "-o", image]
    command[1:1] = ["-I" + folder for folder in options.include]
    subprocess.run(command + (["-DFAULT"] if fault else []), check=True, timeout=120)


def record(options, case, fault, folder):
    image = folder + ".o"
    compile_case(options, case, fault, image)
    command = [os.path.join(options.bin, "aivrun"), "-n", case.ranks, "--timeout", "60",
               "--record", folder, options.host, image, case.blocks, case.launches,
               "1" if fault else "0"] + case.words
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=90)
    return run.returncode, run.stdout.decode(errors="replace")


def check(options, folder, profile):
    command = [os.path.join(options.bin, "aivdrive"), "check", "--json", "--profile", profile, folder]
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60)
    if run.returncode not in (0, 3, 4):
        raise RuntimeError("%s: exit code %d: %s" % (folder, run.returncode, run.stderr.decode()))
    return [json.loads(line) for line in run.stdout.decode().splitlines()]


def words(finding):
    sides = ["%s:%s" % (os.path.basename(side.get("file", "?")), side.get("line", "?"))
             for side in finding["sides"]]
    return "%s %s [%s]" % (finding["rule"], finding["message"], ", ".join(sides))


def wrong_values(case, output):
    """What the corrected kernel should have left and has not."""
    left = {}
    for rank, where, values in re.findall(r"values (\d+) (\w+) ([-\d ]+)", output):
        left[rank, where] = values.split()
    wrong = []
    for wanted in case.result:
        _, rank, where, *values = wanted.split()
        if left.get((rank, where), [])[:len(values)] != values:
            wrong.append("%s, not %s" % (wanted, left.get((rank, where))))
    return wrong


def wrong_lines(case, findings):
    """Whether no finding of the expected rule names exactly the marked lines."""
    named = [{side.get("line") for side in finding["sides"][:2]} for finding in findings
             if finding["rule"] == case.rule]
    return bool(case.lines) and case.lines not in named


def run_case(options, case):
    """(per profile: 'found' or 'not found' or 'silent', other rules, false alarms), good"""
    result, good = {}, True
    for fault in (True, False):
        folder = tempfile.mkdtemp(prefix="aivd-check-")
        try:
            code, output = record(options, case, fault, os.path.join(folder, "run"))
            if not fault and code != 0:
                print("%s: the corrected kernel ended with exit code %d\n%s" %
                      (case.name, code, output))
                good = False
            wrong = [] if fault else wrong_values(case, output)
            if wrong:
                print("%s: the corrected kernel should leave %s" % (case.name, "; ".join(wrong)))
                good = False
            for profile in PROFILES:
                findings = check(options, os.path.join(folder, "run"), profile)
                if options.verbose or (not fault and findings):
                    for finding in findings:
                        print("%s %s %s: %s" % (case.name, "fault" if fault else "twin", profile,
                                                words(finding)))
                rules = sorted({finding["rule"] for finding in findings})
                if not fault:
                    result[profile]["alarms"] = rules
                    good &= not rules
                    continue
                wanted = not case.only or profile == "strict"
                found = case.rule in rules
                result[profile] = {"found": found, "wanted": wanted,
                                   "others": [r for r in rules if r != case.rule]}
                if found and wanted and wrong_lines(case, findings):
                    print("%s, profile %s: no %s names the lines %s and no others" %
                          (case.name, profile, case.rule, sorted(case.lines)))
                    good = False
                if case.alone and wanted and rules != [case.rule]:
                    print("%s, profile %s: only %s should speak, got %s" %
                          (case.name, profile, case.rule, ", ".join(rules)))
                    good = False
                if wanted and not found or not wanted and rules:
                    print("%s, profile %s: expected %s, got %s" %
                          (case.name, profile, case.rule if wanted else "nothing",
                           ", ".join(rules) or "nothing"))
                    print(output if not rules else "")
                    good = False
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    return result, good


def cell(entry):
    if not entry["wanted"]:
        return "not a fault here" if not entry["found"] else "reported"
    text = "found" if entry["found"] else "**not found**"
    if entry["others"]:
        text += " (also %s)" % ", ".join(entry["others"])
    return text


def table(rows):
    lines = ["| Case | Planted fault | Expected | vendor | strict | Corrected twin |",
             "|------|---------------|----------|--------|--------|----------------|"]
    for case, result in rows:
        alarms = sorted(set(result["vendor"]["alarms"] + result["strict"]["alarms"]))
        lines.append("| `%s` | %s | [%s](%s.md) | %s | %s | %s |" % (
            case.name, case.what, case.rule, case.rule, cell(result["vendor"]),
            cell(result["strict"]), "**%s**" % ", ".join(alarms) if alarms else "no report"))
    for profile in PROFILES:
        wanted = [r[profile] for _, r in rows if r[profile]["wanted"]]
        lines += ["", "Profile %s: %d of %d found, %d false alarms on %d corrected twins." % (
            profile, sum(w["found"] for w in wanted), len(wanted),
            sum(bool(r[profile]["alarms"]) for _, r in rows), len(rows))]
    return lines


def write_table(path, rows):
    text = open(path).read() if os.path.exists(path) else "<!-- corpus -->\n<!-- /corpus -->\n"
    begin, end = "<!-- corpus -->", "<!-- /corpus -->"
    before, after = text.split(begin)[0], text.split(end)[1]
    with open(path, "w") as file:
        file.write(before + begin + "\n" + "\n".join(table(rows)) + "\n" + end + after)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("--host", required=True)
    parser.add_argument("--table")
    parser.add_argument("--include", action="append", default=[])
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("cases", nargs="+")
    options = parser.parse_args()
    rows, bad = [], []
    for path in sorted(options.cases):
        case = Case(path)
        result, good = run_case(options, case)
        rows.append((case, result))
        if not good:
            bad.append(case.name)
    if options.table:
        write_table(options.table, rows)
    print("%d cases, %d not as expected%s" % (len(rows), len(bad), ": " + ", ".join(bad) if bad else ""))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
