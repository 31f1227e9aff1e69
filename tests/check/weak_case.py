#!/usr/bin/env python3
"""Runs cases of the corpus in weak order, without the checker: does the planted fault give a wrong
result (or none), and does the corrected twin never?

    weak_case.py --bin BUILD/bin --host HOST [--seeds N] [--must] [--table FILE] CASE.c...

A result is what the kernel left in window, input and output of every rank. What differs between runs
of the corrected twin says nothing. --must: every case must be found, by the same seeds twice.
Exit code 0: no corrected twin is wrong (and with --must, every fault is found).
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

from run_case import Case, compile_case


def run(options, case, fault, image, seed):
    """The facts that a run left, as a dictionary; None when it did not end well."""
    command = [os.path.join(options.bin, "aivrun"), "-n", case.ranks, "--timeout", "15"]
    if seed:
        command += ["--weak", "--seed", str(seed)]
    command += [options.host, image, case.blocks, case.launches, "1" if fault else "0"]
    done = subprocess.run(command + case.words + ["result"], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, timeout=60)
    if done.returncode != 0:
        return None
    facts = {}
    for line in re.findall(r"result (\d+) (.*)", done.stdout.decode(errors="replace")):
        words = line[1].split()
        facts.update({(line[0], words[i]): words[i + 1] for i in range(0, len(words), 2)})
    return facts


def run_case(options, case, folder):
    """(plain run wrong too, seeds that show the fault, seeds in which the twin is wrong)"""
    images = {fault: os.path.join(folder, "%d.o" % fault) for fault in (False, True)}
    for fault, image in images.items():
        compile_case(options, case, fault, image)
    right = run(options, case, False, images[False], 0)
    if right is None:
        return None, [], [0]
    stable = dict(right)
    bad_twin = []
    for number in range(2):  # what the machine alone changes is no fact
        again = run(options, case, False, images[False], 0) or {}
        stable = {k: v for k, v in stable.items() if again.get(k) == v}
    if not stable:
        return None, [], [0]

    def differs(facts):
        return facts is None or any(facts.get(k) != v for k, v in stable.items())

    for seed in range(1, options.seeds + 1):
        if differs(run(options, case, False, images[False], seed)):
            bad_twin.append(seed)
    alone = run(options, case, True, images[True], 0)
    plain = differs(alone)
    if (alone is None or "hangs" in case.words) and not options.must:  # nothing to add
        return plain, [], bad_twin
    shows = [seed for seed in range(1, options.seeds + 1)
             if differs(run(options, case, True, images[True], seed))]
    if options.must:
        # Between ranks the machine has its say: a loaded one may look too late once or twice.
        def shows_again(seed):
            return any(differs(run(options, case, True, images[True], seed)) for _ in range(3))

        lost = [seed for seed in shows if not shows_again(seed)]
        if lost:
            print("%s: found by seeds %s, not again by %s" % (case.name, shows, lost))
            shows = []
    return plain, shows, bad_twin


def numbers(seeds):
    return ", ".join(map(str, seeds[:5])) + (", ..." if len(seeds) > 5 else "")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("--host", required=True)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--must", action="store_true")
    parser.add_argument("--table")
    parser.add_argument("--include", action="append", default=[])
    parser.add_argument("cases", nargs="+")
    options = parser.parse_args()
    good, found, plain_found, alarms = True, 0, 0, 0
    lines = ["| Case | Expected | Wrong without weak order | Seeds of %d that show it |" %
             options.seeds,
             "|------|----------|--------------------------|----------|"]
    for path in sorted(options.cases):
        case = Case(path)
        folder = tempfile.mkdtemp(prefix="aivd-weak-")
        try:
            plain, shows, bad_twin = run_case(options, case, folder)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        alarms += bool(bad_twin)
        found += bool(shows) and not plain
        plain_found += bool(plain)
        lines.append("| `%s` | %s | %s | %s |" % (case.name, case.rule, "yes" if plain else "no",
                                                "%d (%s)" % (len(shows), numbers(shows))
                                                if shows else "none"))
        print("%s: %s%s%s" % (case.name, "wrong anyway, " if plain else "",
                              "seeds %s" % numbers(shows) if shows else "not found",
                              "; the corrected twin is wrong with seeds %s" % numbers(bad_twin)
                              if bad_twin else ""))
        sys.stdout.flush()
        good &= not bad_twin and (bool(shows) or not options.must)
    last = ("Of %d planted faults, %d give a wrong result in weak order alone, %d more without it. "
            "Corrected twins that are wrong: %d." % (len(options.cases), found, plain_found, alarms))
    print(last)
    if options.table:
        text = open(options.table).read()
        begin, end = "<!-- weak -->", "<!-- /weak -->"
        with open(options.table, "w") as file:
            file.write(text.split(begin)[0] + begin + "\n" + "\n".join(lines + ["", last]) + "\n" +
                       end + text.split(end)[1])
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
