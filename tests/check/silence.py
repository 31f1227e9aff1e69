#!/usr/bin/env python3
"""Proves that the checker has no false alarm on the project's own programs: every test of this
build that is a run of aivrun, or of an example alone, and is meant to end with 0 runs again under
aivrun --check, with its own arguments and environment. It must end as it does alone, without a finding,
in both profiles.

    silence.py BUILD [--only REGEX] [--not REGEX] [--seconds N] [--jobs N] [--times]
               [--out FILE] [--resume FILE] [--mixed] [--aivrun FILE] [--live] [--quick] [--list]

A test runs once: aivrun --check --profile vendor --record judges the run while it goes on (a deadlock
is seen only then), aivdrive check --profile strict judges the record of the same run. check.both_ways
proves that both report the same. --live: two runs instead, as --weak always needs.

--out FILE: a line of JSON for every test and profile, at once. --resume FILE: what is in order there, of
this very build (--mixed: of any), is taken over and not run again, so that a run can be cut and
continued; --out and --resume may be one file.
--only and --not choose tests by name, --quick leaves out what is labelled slow. --seconds: how long a
run may take; the limit of the test itself or LONG may allow more. --aivrun: another one than the
build's, which may change meanwhile.
What is meant to fail, or to be reported, stands in EXPECTED below with the reason.

Results: silent; expected (a rule that the test breaks on purpose); skipped (the program ended with 77)
and not judged (it fails without the checker as well), which are no proof and are counted apart; wrong.
Exit code 0: nothing wrong, nothing not judged.
"""
import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

PROFILES = ("vendor", "strict")
RECORD_BYTES = 12 << 30  # a longer record is given up, and the test runs once per profile
IN_ORDER = ("silent", "expected", "skipped")

# Tests that do on purpose what a rule is about: name -> (rules that may be reported, why).
EXPECTED = [
    (r"^acl\.launch", ["AIVD-R41"], "launches a kernel that waits for ever, with a time limit"),
    (r"^acl\.share", ["AIVD-R41", "AIVD-R38"], "one rank's kernel traps, the other's waits in vain"),
    (r"^acl\.memory", ["AIVD-R40"], "leaves memory to aclrtResetDevice"),
    (r"^acl\.death", ["AIVD-R40"], "one rank is killed, the others stop with what they have"),
    (r"^collectives\.wrong\.missing", ["AIVD-R41"],
     "a rank never calls, the others wait in vain"),
    (r"^collectives\.refused", ["AIVD-R41"], "one rank refuses its call, the others wait until told"),
    (r"^collectives\.wrong_order\.refused|^cam\.wrong\.refused", ["AIVD-R41", "AIVD-R38"],
     "a rank's call is refused and it makes no other: the others wait until they are told why"),
    (r"^cam\.window\.ids$", ["AIVD-R26"],
     "dispatches by other ids than were counted: rows of two blocks come to one place"),
    (r"^cam\.(tp\.|low_latency\.|window\.)?wrong\.missing", ["AIVD-R41"], "a rank never calls, the others wait in vain"),
    (r"^collectives\.trials\.(B23\.crosswise|E06|B31)$|^hccl\.(trials\.crosswise|limits\.barrier_missing)",
     ["AIVD-R41"], "the ranks wait for each other, or for one that never comes, on purpose"),
    (r"crosswise", ["AIVD-R38"], "the ranks use two communicators in different order"),
    (r"^shmem\.heap\.operands$", ["AIVD-R35"],
     "uses a block that it has freed: the call refuses it, and the checker tells of it"),
    (r"^shmem\.(coll\.refusals|letter\.wrong|heap\.(operands|host_side|host_side\.threads)|"
     r"rma\.(refusals|one|threads|5)|trials\.(E18|F08))$",
     ["AIVD-R34"],
     "asks for accesses outside of its blocks: the call refuses them, and the checker tells of them"),
    (r"^cam\.low_latency\.wrong\.(hidden|topk|experts|type|quant|shared)\.halves", ["AIVD-R26"],
     "the ranks' calls differ on purpose: rows of two ranks come to one place of a window"),
    (r"^collectives\.ends\.recover", ["AIVD-R41", "AIVD-R38"],
     "a rank makes another call than the others, or none, on purpose"),
    (r"^collectives\.wrong_order\.crossed", ["AIVD-R41", "AIVD-R38"],
     "a message waits for a call of all ranks and that for the message, on purpose"),
    (r"^collectives\.ends\.device_reset", ["AIVD-R37"],
     "a device is reset under a running collective, whose other ranks still store to it"),
    (r"^device\.misuse", ["AIVD-R41"], "one of the misuses is a wait for a flag that nobody sends"),
    (r"^shmem\.trials\.E16\.(one_block|mixed)", ["AIVD-R30", "AIVD-R41"],
     "the trial is a barrier that only one block calls"),
    (r"^shmem\.every\.kernels", ["AIVD-R18", "AIVD-R25"],
     "puts its status words and values by MTE3, also in kernels, and the calls store their indices beside them"),
    (r"^coll\.custom_allgather\.missing", ["AIVD-R40"], "gives up without freeing: a peer never comes"),
]

# Tests that take longer than their own limit of time when every move is looked at: name -> seconds.
LONG = [
    (r"^cam\.window\.pairs_262400$", 600),
]

# Tests that repeat what they do so often that a record of it is of no use: name -> last arguments
# (behind a "+": further ones).
SHORTER = [
    (r"^cam\.(window\.)?product", ["0", "41"]),  # every 41st: 40 would always have one block
    (r"^collectives\.trials\.B01\.\d+\.whole", ["300", "60"]),
    (r"^collectives\.trials\.B02\.whole", ["32", "2"]),
    (r"^collectives\.trials\.B04\.(4|16)\.whole", ["16", "2"]),
    (r"^collectives\.trials\.B04\.64\.whole", ["8", "1"]),
    (r"^collectives\.trials\.C15$", ["+", "5000"]),
    (r"^collectives\.trials\.F12\.whole", ["40"]),
    (r"^cam\.trial\.(A27|B11)$", ["+", "10"]),
    (r"^cam\.trial\.B12$", ["+", "512"]),
    (r"^cam\.trial\.A27\.whole$", ["+", "250"]),
    (r"^cam\.(window\.)?report\.6\.", ["+", "100"]),
    (r"^cam\.property\..*\.whole$", ["60"]),
    (r"^cam\.low_latency\.random\.long$", ["80", "2"]),
    (r"^cam\.window\.many$", ["400"]),
    (r"^device\.messages(_ten_million)?$", ["30000"]),
    (r"^device\.notifies(_hundred_thousand)?$", ["1000"]),
    (r"^device\.barriers$", ["300"]),
    (r"^hccl\.barrier\.10000", ["1000"]),
    (r"^hccl\.sub_comm\.thousands", ["300"]),
    (r"^hccl\.trials\.skewed_start\.64", ["3", "100000"]),
    (r"^shmem\.heap\.pieces\.whole", ["20000"]),
    (r"^shmem\.trials\.F03\.whole", ["2000"]),
    (r"^shmem\.trials\.F07\.whole", ["50"]),
    (r"^shmem\.trials\.F01\.whole", ["1000"]),
    (r"^shmem\.stress\.whole", ["20"]),
]

Test = collections.namedtuple("Test", "name before aivrun rest env limit cost shorter slow")


class Give_up(Exception):
    """A run that came to no end: why."""


def parts_of(build, command, aivrun):
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


def costs_of(build):
    """What ctest knows of earlier runs: seconds by name."""
    costs = {}
    try:
        for line in open(os.path.join(build, "Testing", "Temporary", "CTestCostData.txt")):
            words = line.split()
            if len(words) == 3:
                costs[words[0]] = float(words[2])
    except OSError:
        pass
    return costs


def tests_of(build, aivrun=None):
    """Every test that should end with 0."""
    shown = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"], check=True,
                           stdout=subprocess.PIPE, timeout=120).stdout
    costs = costs_of(build)
    for test in json.loads(shown)["tests"]:
        facts = {p["name"]: p["value"] for p in test["properties"]}
        parts = parts_of(build, test.get("command", []), aivrun)
        if parts is None or "--check" in parts[2]:
            continue
        if "PASS_REGULAR_EXPRESSION" in facts or "WILL_FAIL" in facts:
            continue  # meant to be refused, or to be found
        env = dict(e.split("=", 1) for e in facts.get("ENVIRONMENT", []) if e)
        limit = float(facts.get("TIMEOUT", 0))
        rest, shorter = shorten(test["name"], parts[2])
        yield Test(test["name"], parts[0], parts[1], rest, env, limit,
                   costs.get(test["name"], limit / 100), shorter,
                   "slow" in facts.get("LABELS", []))


def shorten(name, words):
    """The words of a run, with fewer repetitions where SHORTER says so; and what stands there then."""
    for pattern, last in SHORTER:
        if re.search(pattern, name):
            if last[0] == "+":
                return words + last[1:], " ".join(last)
            return words[:-len(last)] + last, " ".join(last)
    return words, ""


def expected(name):
    """(rules, why) of all rows that are about this test."""
    rows = [row for row in EXPECTED if re.search(row[0], name)]
    return {rule for row in rows for rule in row[1]}, "; ".join(row[2] for row in rows)


def limit_of(test, seconds):
    long = [limit for pattern, limit in LONG if re.search(pattern, test.name)]
    return max([seconds, test.limit] + long)


# ---- runs ----

RUNNING = set()  # process groups
FOLDERS = set()  # their records


def stop(number, _):
    """The run is cut: what it has started ends with it."""
    for group in list(RUNNING):
        try:
            os.killpg(group, signal.SIGKILL)
        except ProcessLookupError:
            pass
    for folder in FOLDERS - {None}:
        shutil.rmtree(folder, ignore_errors=True)
    os._exit(128 + number)


def end_group(child):
    """Ends the process and whatever it has started."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(child.pid, number)
        except ProcessLookupError:
            break
        try:
            child.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            continue
    child.communicate()


def start(command, env, seconds, record=None):
    """(exit code, output) of a command; Give_up when it takes too long or records too much."""
    child = subprocess.Popen(command, env={**os.environ, **env}, stdin=subprocess.DEVNULL,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
    RUNNING.add(child.pid)
    try:
        out = follow(child, seconds, record)
    finally:
        RUNNING.discard(child.pid)
    return child.returncode, out.decode(errors="replace")


def follow(child, seconds, record):
    """What it prints until it ends."""
    end = time.monotonic() + seconds
    while True:
        try:
            out, _ = child.communicate(timeout=min(2, max(0.1, end - time.monotonic())))
            break
        except subprocess.TimeoutExpired:
            large = record is not None and size_of(record) > RECORD_BYTES
            if large or time.monotonic() > end:
                end_group(child)
                raise Give_up("record too large" if large else "still running after %d s" % seconds)
    try:
        os.killpg(child.pid, signal.SIGKILL)  # what it has left behind
    except ProcessLookupError:
        pass
    return out


def size_of(folder):
    try:
        return sum(entry.stat().st_size for entry in os.scandir(folder))
    except OSError:
        return 0


def alone(test, seconds):
    """What the program ends with when nobody looks: exit code, or why there is none."""
    try:
        return start(test.before + [test.aivrun] + test.rest, test.env, seconds)[0]
    except Give_up as why:
        return str(why)


def live(test, profile, seconds, folder=None):
    """A run under the checker."""
    options = ["--check", "--profile", profile] + (["--record", folder] if folder else [])
    return start(test.before + [test.aivrun] + options + test.rest, test.env, seconds, folder)


def rules_in(text):
    return sorted(set(re.findall(r"^(AIVD-[A-Z]\d+) ", text, re.M)))


def reports_in(text):
    start = text.find("AIVD-")
    return text[start:start + 3000] if start >= 0 else text[-2000:]


def answer(result, rules=(), why="", text=""):
    return {"result": result, "rules": list(rules), "why": why, "text": text}


def last_words(text):
    lines = [line for line in text.splitlines() if line.strip() and "aivrun:" not in line]
    return lines[-1].strip() if lines else "no reason given"


def judge_live(test, code, text, seconds):
    """The answer to a run under the checker; None: it failed for reasons of its own, once more."""
    said = [line for line in text.splitlines() if line.startswith("aivrun:")]
    last = said[-1] if said else "no summary"
    rules = rules_in(text)
    if code == 77 and not rules:
        return answer("skipped", why=last_words(text))
    allowed, why = expected(test.name)
    own = re.search(r"own exit code is (\d+)", last)
    good = own is not None and own.group(1) == "0" and code in (0, 3, 4)
    ended = "the program was ended" in last and "AIVD-R41" in rules
    if set(rules) <= allowed and (good or ended):
        return answer("expected", rules, why) if rules else answer("silent")
    if not rules and not good:
        plain = alone(test, seconds)
        if plain != 0:
            return answer("not judged", why="ends with %s without the checker as well" % plain)
        return None
    return answer("wrong", rules, "exit code %d, %s" % (code, last), reports_in(text))


def judge_record(test, folder, profile, seconds):
    """The answer to the record of a run that went well."""
    tool = os.path.join(os.path.dirname(test.aivrun), "aivdrive")
    code, text = start([tool, "check", "--profile", profile, folder], {}, seconds)
    rules = rules_in(text)
    allowed, why = expected(test.name)
    if code in (0, 3, 4) and (code == 0 or rules) and set(rules) <= allowed:
        return answer("expected", rules, why) if rules else answer("silent")
    return answer("wrong", rules, "aivdrive check ended with %d" % code, reports_in(text))


def run_live(test, profile, seconds, folder=None):
    for last in (False, True):
        if folder:
            shutil.rmtree(folder, ignore_errors=True)
        code, text = live(test, profile, seconds, folder)
        result = judge_live(test, code, text, seconds)
        if result is not None:
            return result
        if last:  # else a limit of time that a busy machine has broken
            return answer("wrong", why="ends with %d under the checker only" % code, text=text[-2000:])


def timed(call, *arguments):
    begin = time.monotonic()
    try:
        result = call(*arguments)
    except Give_up as why:
        result = answer("wrong", why=str(why))
    result["seconds"] = round(time.monotonic() - begin, 1)
    return result


def run_test(test, options):
    """The answers for both profiles."""
    seconds = limit_of(test, options.seconds)
    twice = options.live or "--weak" in test.rest
    folder = None if twice else tempfile.mkdtemp(prefix="aivd-silence-")
    FOLDERS.add(folder)
    try:
        first = timed(run_live, test, PROFILES[0], seconds, folder and os.path.join(folder, "run"))
        if first["why"] == "record too large":
            shutil.rmtree(folder, ignore_errors=True)
            twice = True
            first = timed(run_live, test, PROFILES[0], seconds)
        if first["result"] in ("skipped", "not judged"):
            second = dict(first, seconds=0)
        elif twice:
            second = timed(run_live, test, PROFILES[1], seconds)
        elif first["why"].startswith("still running"):
            second = dict(first, seconds=0)
        else:
            second = timed(judge_record, test, os.path.join(folder, "run"), PROFILES[1], seconds)
    finally:
        if folder:
            shutil.rmtree(folder, ignore_errors=True)
        FOLDERS.discard(folder)
    return [dict(test=test.name, profile=profile, way="live" if twice or profile == "vendor" else
                 "record", shorter=test.shorter, **result)
            for profile, result in zip(PROFILES, (first, second))]


# ---- results ----

def fingerprint(build):
    """Of what judges and what runs: results of one build may be put together."""
    sums = hashlib.sha256()
    for name in ("bin/aivrun", "bin/aivdrive", "src/libaivdrive.so"):
        with open(os.path.join(build, name), "rb") as file:
            sums.update(file.read())
    return sums.hexdigest()[:12]


def load(path):
    """What earlier runs found: the newest answer by test and profile."""
    known = {}
    if path and os.path.exists(path):
        for line in open(path):
            try:
                row = json.loads(line)
            except ValueError:
                continue  # cut in the middle of a line
            known[row["test"], row["profile"]] = row
    return known


def tell(row, options):
    if options.times:
        print("%6.1f s  %-10s %s %s" % (row["seconds"], row["result"], row["test"], row["profile"]),
              flush=True)
    if row["result"] == "wrong":
        print("NOT SILENT: %s, profile %s: %s\n%s\n" % (row["test"], row["profile"], row["why"],
                                                        row["text"]), flush=True)
    elif row["result"] in ("not judged", "skipped") and row["profile"] == PROFILES[0]:
        print("%s: %s: %s" % (row["result"].upper(), row["test"], row["why"]), flush=True)


def summary(rows, tests):
    count = collections.Counter(row["result"] for row in rows)
    print("%d tests, %d judgements (%s): %s" % (
        tests, len(rows), " and ".join(PROFILES), ", ".join(
            "%d %s" % (count[what], what)
            for what in ("silent", "expected", "skipped", "not judged", "wrong"))))
    for what in ("skipped", "not judged"):
        reasons = collections.Counter(row["why"] for row in rows if row["result"] == what)
        for why, number in reasons.most_common():
            print("  %s, %d: %s" % (what, number, why))
    shorter = sorted({row["test"] for row in rows if row.get("shorter")})
    if shorter:
        print("  with fewer repetitions, %d tests: %s" % (len(shorter), " ".join(shorter)))
    builds = {row["build"] for row in rows}
    if len(builds) > 1:
        print("  put together from %d builds" % len(builds))
    return count


def run_all(tests, options):
    known = load(options.resume)
    build = fingerprint(options.build)
    rows, wanted = [], []
    for test in tests:
        old = [known.get((test.name, profile)) for profile in PROFILES]
        if all(row is not None and row["result"] in IN_ORDER and
               (options.mixed or row["build"] == build) for row in old):
            rows += old
        else:
            wanted.append(test)
    wanted.sort(key=lambda test: -max([test.cost] + [
        known[test.name, p]["seconds"] for p in PROFILES if (test.name, p) in known]))
    out = open(options.out, "a" if options.out == options.resume else "w") if options.out else None
    lock = threading.Lock()
    if out and options.out != options.resume:
        for row in rows:
            print(json.dumps(row), file=out, flush=True)

    def one(test):
        answers = [dict(row, build=build) for row in run_test(test, options)]
        with lock:
            for row in answers:
                tell(row, options)
                if out:
                    print(json.dumps(row), file=out, flush=True)
            rows.extend(answers)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for _ in pool.map(one, wanted):
            pass
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--only", default="")
    parser.add_argument("--not", dest="leave", default="^$")
    parser.add_argument("--seconds", type=int, default=120)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--times", action="store_true")
    parser.add_argument("--out")
    parser.add_argument("--resume")
    parser.add_argument("--mixed", action="store_true")
    parser.add_argument("--aivrun")
    parser.add_argument("--live", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    tests = [t for t in tests_of(options.build, options.aivrun)
             if re.search(options.only, t.name) and not re.search(options.leave, t.name)
             and not (options.quick and t.slow)]
    if options.list:
        print("\n".join(t.name for t in tests))
        return 0 if tests else 1
    if not tests:
        print("no test of %s has such a name" % options.build)
        return 1
    signal.signal(signal.SIGINT, stop)
    signal.signal(signal.SIGTERM, stop)
    count = summary(run_all(tests, options), len(tests))
    return 1 if count["wrong"] or count["not judged"] else 0


if __name__ == "__main__":
    sys.exit(main())
