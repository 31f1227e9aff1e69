#!/usr/bin/env python3
"""Proves that no barrier, drain or wait of examples/custom_allgather, nor of the helpers it uses
(include/aivdrive), is missing unnoticed: takes each out in turn (each line, each notify with its wait,
each use of an event), and the checker reports it.

    mutate_allgather.py --bin BUILD/bin --example SOURCE --program TEST_PROGRAM --test RANK_TEST
                        [--only N] [--list]

What is not reported must be listed in REDUNDANT with the order that makes it so.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

FILES = ("inc/sync_interface.h", "inc/aiv_communication_base_v2.h",
         "op_kernel/all_gather_mesh_1d.h", "op_kernel/launch_kernel_asc.c")
INCLUDE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "include")
HELPERS = ("inc/aivdrive/device_flag.h", "inc/aivdrive/device_copy.h")  # copies of those of include/

# Runs in which the operator takes all its ways: program, ranks, options of aivrun, arguments.
RUNS = (
    ("example", "2", [], ["--iterations", "8", "1003"]),
    ("example", "3", ["--cores", "2"], ["--iterations", "4", "60001"]),
    ("example", "3", [], ["--iterations", "2", "700001"]),
    ("example", "3", ["--cores", "2"], ["--iterations", "3", "--register", "50001"]),
    ("example", "2", [], ["--iterations", "3", "--register", "300001"]),
    ("test", "3", ["--cores", "2"], ["in_place"]),
)
# Flags start anew after so many calls: often enough for a short run to see it.
RESET = ("inc/common.h", "#define TAG_RESET_COUNT         4096u", "#define TAG_RESET_COUNT         3u")

# Part of a mutation's name -> why no run above can show it (docs/checks/mutations.md has the same).
REDUNDANT = {
    "BarrierAllRanks(base, 2 * epoch - 1)":
        "a call ends on a rank only when it has seen every flag its peers send in that call, so no "
        "old flag can come after the flags are cleared; needed after a call that has failed",
    "asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID7); /* loads come after the look */ and its wait":
        "the next look begins with the same pair; what is loaded in between is asked for after the look",
    "asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID7); and its wait":
        "the look before it ended with the same pair, and the operator's own words are not where a flag "
        "is fetched to; without both pairs it is reported",
}

OPERATION = re.compile(r"^\s*asc_sync_\w+\((.*)\);")
CALL = re.compile(r"^\s*(?:BarrierAllRanks|BarrierAllCores|BarrierForFirstOP|WaitFlag|WaitForChunk|"
                  r"WaitForStep)\(.*\);")
LOOP = re.compile(r"^(\s*)while \((?:seen|post)\.word\[0\].*\)(;?)\s*$")


class Mutation:
    def __init__(self, name, edits):
        self.name = name
        self.edits = edits  # (file, line number) -> new text


def read(example):
    texts = {name: open(os.path.join(example, name)).read().splitlines() for name in FILES
             if os.path.exists(os.path.join(example, name))}
    for name in HELPERS:
        texts[name] = open(os.path.join(INCLUDE, name[len("inc/"):])).read().splitlines()
    return texts


def gone(line):
    return re.sub(r"\S.*", ";", line)


def mutations(texts):
    found, events = [], {}
    for name, lines in texts.items():
        for i, line in enumerate(lines):
            place = "%s:%d" % (os.path.basename(name), i + 1)
            operation, loop = OPERATION.match(line), LOOP.match(line)
            if operation or CALL.match(line):
                found.append(Mutation("%s without %s" % (place, line.strip()),
                                      {(name, i): gone(line)}))
            if loop:
                found.append(Mutation("%s without waiting: %s" % (place, line.strip()),
                                      {(name, i): "%swhile (0)%s" % loop.groups()}))
            if operation and "notify" in line and i + 1 < len(lines) and \
                    re.sub(r"\s+/\*", " /*", lines[i + 1].strip()) == line.strip().replace(
                        "notify", "wait"):
                found.append(Mutation("%s without %s and its wait" % (place, line.strip()),
                                      {(name, i): gone(line), (name, i + 1): gone(lines[i + 1])}))
            if operation and ("notify" in line or "sync_wait" in line):
                pipes = operation.group(1).split(",")[:2]
                events.setdefault(",".join(pipes), {})[(name, i)] = gone(line)
    for pipes, edits in events.items():
        if len(edits) > 2:
            found.append(Mutation("without any notify and wait %s" % pipes, edits))
    return found


def build(options, texts, mutation, folder):
    for name in ("inc", "op_kernel"):
        shutil.copytree(os.path.join(options.example, name), os.path.join(folder, name))
    shutil.copytree(os.path.join(INCLUDE, "aivdrive"), os.path.join(folder, "inc", "aivdrive"))
    os.symlink(os.path.join(INCLUDE, "c_api"), os.path.join(folder, "inc", "c_api"))
    for name, lines in texts.items():
        changed = [mutation.edits.get((name, i), line) for i, line in enumerate(lines)]
        with open(os.path.join(folder, name), "w") as file:
            file.write("\n".join(changed) + "\n")
    name, before, after = RESET
    text = open(os.path.join(folder, name)).read()
    if before not in text:
        raise RuntimeError("%s: not found: %s" % (name, before))
    with open(os.path.join(folder, name), "w") as file:
        file.write(text.replace(before, after))
    image = os.path.join(folder, "kernels.o")
    run = subprocess.run([os.path.join(options.bin, "aivcc"), "-w", "-I", os.path.join(folder, "inc"),
                          os.path.join(folder, "op_kernel", "launch_kernel_asc.c"), "-o", image],
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)
    if run.returncode != 0:
        raise RuntimeError("%s does not compile: %s" % (mutation.name, run.stdout.decode()))
    return image


def rules_of(output):
    return sorted(set(re.findall(r"^(AIVD-R\d+) (?:error|warning)", output, re.M)))


def reported(options, image):
    """The rules of the first run that reports something; [] when none does."""
    environment = dict(os.environ, HCCL_CUSTOM_ALLGATHER_KERNEL=image, HCCL_EXEC_TIMEOUT="10")
    programs = {"example": options.program, "test": options.test}
    for program, ranks, more, arguments in RUNS:
        run = subprocess.run([os.path.join(options.bin, "aivrun"), "--check", "--profile", "strict",
                              "-n", ranks, "--timeout", "60"] + more + [programs[program]] + arguments,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment,
                             timeout=100)
        rules = rules_of(run.stdout.decode(errors="replace"))
        if run.returncode in (3, 4) and rules:
            return rules
    return []


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("--example", required=True)
    parser.add_argument("--program", required=True)
    parser.add_argument("--test", required=True)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--only", type=int)
    options = parser.parse_args()
    texts = read(options.example)
    missed = []
    every = [Mutation("as it is", {})] + mutations(texts)
    for number, mutation in enumerate(every):
        if options.list or options.only not in (None, number):
            if options.list:
                print(number, mutation.name)
            continue
        folder = tempfile.mkdtemp(prefix="aivd-mutation-")
        try:
            rules = reported(options, build(options, texts, mutation, folder))
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        print("%2d %-28s %s" % (number, " ".join(rules) or "no report", mutation.name), flush=True)
        known = any(part in mutation.name for part in REDUNDANT)
        good = bool(rules) == (number > 0) or known
        if not good:
            missed.append(mutation.name)
    print("%d mutations, %d not as expected" % (len(every) - 1, len(missed)))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
