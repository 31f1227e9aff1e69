#!/usr/bin/env python3
"""Proves that a run judged while it goes on (aivrun --check) and its record judged afterwards
(aivdrive check) get the same reports and the same verdict, in both profiles: for faults of several kinds,
a deadlock, memory left behind, a program that fails of its own, and programs without a fault.

    both_ways.py --bin BUILD/bin --host HOST CORPUS_FOLDER
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

from run_case import PROFILES, Case, compile_case

# Case of the corpus, planted or not, exit code that every rank adds, what must be found per profile.
RUNS = [
    ("flag_overtakes", True, 0, (["AIVD-R08"], ["AIVD-R08"])),
    ("flag_overtakes", False, 0, ([], [])),
    ("scalar_flag_no_data_barrier", True, 0, ([], ["AIVD-R09"])),
    ("peer_not_granted", True, 0, (["AIVD-R37"], ["AIVD-R37"])),
    ("cycle", True, 0, (["AIVD-R41"], ["AIVD-R41"])),
    ("cycle", False, 0, ([], [])),
    ("leak", True, 0, (["AIVD-R40"], ["AIVD-R40"])),
    ("leak", True, 5, ([], [])),  # what a rank that fails leaves behind is not told
]


def findings_of(path):
    with open(path) as file:
        return sorted(json.dumps(json.loads(line), sort_keys=True) for line in file)


def run_both(options, case, fault, code, profile, folder):
    """The reports and verdicts of the two ways."""
    image = os.path.join(folder, "%s-%d.o" % (case.name, fault))
    record = os.path.join(folder, "%s-%d-%d-%s" % (case.name, fault, code, profile))
    if not os.path.exists(image):
        compile_case(options, case, fault, image)
    form = ["--json", "--profile", profile, "--log-file"]
    program = [options.host, image, case.blocks, case.launches, "1" if fault else "0"] + case.words
    command = [os.path.join(options.bin, "aivrun"), "-n", case.ranks, "--timeout", "100", "--check",
               *form, record + ".live", "--record", record, "sh", "-c",
               '"$@" && exit %d' % code, "rank", *program]
    now = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=120)
    later = subprocess.run([os.path.join(options.bin, "aivdrive"), "check", *form,
                            record + ".later", record], stderr=subprocess.PIPE, timeout=60)
    found = findings_of(record + ".live"), findings_of(record + ".later")
    codes = now.returncode if now.returncode in (3, 4) else 0, later.returncode
    return found, codes, now.stderr.decode() + later.stderr.decode()


def run_all(options, folder):
    bad = 0
    for name, fault, code, wanted in RUNS:
        case = Case(os.path.join(options.corpus, name + ".c"))
        for profile, rules in zip(PROFILES, wanted):
            found, codes, text = run_both(options, case, fault, code, profile, folder)
            seen = sorted({json.loads(line)["rule"] for line in found[0]})
            if found[0] == found[1] and codes[0] == codes[1] and seen == rules:
                continue
            bad += 1
            print("%s, %s, profile %s: exit codes %d and %d, wanted %s\nat once: %s\nlater: %s\n%s" %
                  (name, "fault" if fault else "twin", profile, *codes, rules, found[0], found[1],
                   text))
    print("%d runs judged in two ways, %d not alike" % (len(RUNS) * len(PROFILES), bad))
    return 1 if bad else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("--host", required=True)
    parser.add_argument("corpus")
    parser.set_defaults(include=[])
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="aivd-both-") as folder:
        return run_all(options, folder)


if __name__ == "__main__":
    sys.exit(main())
