#!/usr/bin/env python3
"""Proves that the checker has no false alarm on the project's own programs: every test of this
build that is a run of aivrun, or of an example alone, and is meant to end with 0 runs again under
aivrun --check, in both profiles, with its own arguments and environment. It must end as it does alone,
without a finding.

    silence.py BUILD [--only REGEX] [--not REGEX] [--seconds N] [--profile P] [--jobs N]
               [--aivrun FILE]

--only and --not choose tests by name; --seconds: how long a run may take; --aivrun: another one than
the build's, which may change meanwhile. What is meant to fail, or to be reported, stands in EXPECTED
below with the reason.
"""
import argparse
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import time

# Tests that do on purpose what a rule is about: name -> (rules that may be reported, why).
EXPECTED = [
    (r"^acl\.launch", ["AIVD-R41"], "launches a kernel that waits for ever, with a time limit"),
    (r"^acl\.share", ["AIVD-R41", "AIVD-R38"], "one rank's kernel traps, the other's waits in vain"),
    (r"^acl\.memory", ["AIVD-R40"], "leaves memory to aclrtResetDevice"),
    (r"^acl\.death", ["AIVD-R40"], "one rank is killed, the others stop with what they have"),
    (r"^collectives\.wrong\.missing", ["AIVD-R41", "AIVD-R40"],
     "a rank never calls, the others wait in vain"),
    (r"^collectives\.wrong", ["AIVD-R40"], "ends with calls that fail, without freeing"),
    (r"^hccl\.(table|sym_win\.ranges|config|trials)", ["AIVD-R36"],
     "fills device memory by plain stores of the host, which no record shows"),
    (r"^collectives\.refused", ["AIVD-R41"], "one rank refuses its call, the others wait until told"),
    (r"^coll\.custom_allgather\.missing", ["AIVD-R40"], "gives up without freeing: a peer never comes"),
]


def checked(build, command, aivrun):
    """(words before it, aivrun, its options and program), or None when there is nothing to check."""
    names = [os.path.basename(word) for word in command]
    if names and names[0] == "taskset" and "aivrun" in names:
        at = names.index("aivrun")
        return command[:at], aivrun or command[at], command[at + 1:]
    if names and names[0] == "aivrun":
        return [], aivrun or command[0], command[1:]
    # An example that is started without aivrun: one process.
    examples = os.path.join(os.path.realpath(build), "examples") + os.sep
    if command and os.path.realpath(command[0]).startswith(examples):
        return [], aivrun or os.path.join(build, "bin", "aivrun"), ["-n", "1"] + command
    return None


def tests_of(build, aivrun):
    """(name, command in three parts, environment) of every test that should end with 0."""
    shown = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"], check=True,
                           stdout=subprocess.PIPE, timeout=120).stdout
    for test in json.loads(shown)["tests"]:
        facts = {p["name"]: p["value"] for p in test["properties"]}
        command = checked(build, test.get("command", []), aivrun)
        if command is None or "--check" in command[2]:
            continue
        if "PASS_REGULAR_EXPRESSION" in facts or "WILL_FAIL" in facts:
            continue  # meant to be refused, or to be found
        yield test["name"], command, dict(e.split("=", 1) for e in facts.get("ENVIRONMENT", []) if e)


def expected(name):
    for pattern, rules, why in EXPECTED:
        if re.search(pattern, name):
            return rules, why
    return (), ""


def run(name, command, env, profile, seconds, again=True):
    """What is wrong, or None; and how long it took."""
    begin = time.monotonic()
    before, aivrun, rest = command
    check = before + [aivrun, "--check", "--profile", profile] + rest
    try:
        done = subprocess.run(check, env={**os.environ, **env}, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, timeout=seconds)
    except subprocess.TimeoutExpired:
        return "still running after %d s" % seconds, seconds
    took = time.monotonic() - begin
    text = done.stdout.decode(errors="replace")
    summary = [line for line in text.splitlines() if line.startswith("aivrun:")]
    last = summary[-1] if summary else "no summary"
    if done.returncode == 77:
        return None, took
    rules = set(re.findall(r"^(AIVD-R\d+) ", text, re.M))
    allowed, _ = expected(name)
    own = re.search(r"own exit code is (\d+)", last)
    if rules <= set(allowed) and own and own.group(1) == "0" and done.returncode in (0, 3, 4):
        return None, took
    if rules <= set(allowed) and "the program was ended" in last and "AIVD-R41" in rules:
        return None, took
    if not rules and own and own.group(1) != "0":
        alone = subprocess.run(before + [aivrun] + rest, env={**os.environ, **env}, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, timeout=seconds)
        if alone.returncode != 0:
            print("not judged: %s ends with %d without the checker as well" % (name, alone.returncode))
            return None, took
        if again:  # a limit of time that a busy machine has broken
            return run(name, command, env, profile, seconds, again=False)
    start = text.find("AIVD-R")
    return "exit code %d, %s\n%s" % (done.returncode, last,
                                     text[start:start + 3000] if rules else text[-2000:]), took


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("--only", default="")
    parser.add_argument("--not", dest="leave", default="^$")
    parser.add_argument("--seconds", type=int, default=300)
    parser.add_argument("--profile", action="append")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--times", action="store_true")
    parser.add_argument("--aivrun")
    options = parser.parse_args()
    chosen = [t for t in tests_of(options.build, options.aivrun)
              if re.search(options.only, t[0]) and not re.search(options.leave, t[0])]
    profiles = options.profile or ["vendor", "strict"]
    work = [(t, p) for t in chosen for p in profiles]
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        answers = pool.map(lambda w: run(w[0][0], w[0][1], w[0][2], w[1], options.seconds), work)
        for (test, profile), (wrong, took) in zip(work, answers):
            if options.times:
                print("%6.1f s  %s %s" % (took, test[0], profile), flush=True)
            if wrong:
                bad += 1
                print("NOT SILENT: %s, profile %s: %s\n" % (test[0], profile, wrong), flush=True)
    print("%d tests, %d runs under the checker, %d not as expected" % (len(chosen), len(work), bad))
    return 1 if bad or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
