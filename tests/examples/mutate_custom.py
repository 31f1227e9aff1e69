#!/usr/bin/env python3
"""Proves that no drain, wait or atomic mode of the kernels of custom_reduce_scatter and
custom_send_recv is missing unnoticed: takes each out in turn; the checker reports it, or the result
under --weak is wrong.

    mutate_custom.py --bin BUILD/bin --source SOURCE_DIR --examples BUILD/examples [--list]
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

OPERATORS = {
    "custom_reduce_scatter": {
        "file": "op_kernel/reduce_scatter_mesh_1d.h",
        "kernel": "op_kernel/launch_kernel_asc.c",
        "variable": "HCCL_CUSTOM_REDUCE_SCATTER_KERNEL",
        "runs": (("2", ["--iterations", "4", "1003"]),
                 ("3", ["--iterations", "2", "--type", "fp16", "300001"])),
    },
    "custom_send_recv": {
        "file": "op_kernel/send_recv_asc.c",
        "kernel": "op_kernel/send_recv_asc.c",
        "variable": "HCCL_CUSTOM_SEND_RECV_KERNEL",
        "runs": (("3", ["--iterations", "6", "--queued", "700001"]),),
    },
}
LINE = re.compile(r"^\s*(?:if \(n > 2\)\s*)?(?:asc_sync_pipe|asc_set_atomic_none|SetAtomicMode|"
                  r"aivd_flag_wait_\w+|WaitForStep)\(.*\);")
# Function and line where nothing is to be seen, and why.
REDUNDANT = {
    ("GiveUp", "aivd_flag_wait"): "waits only to find out whom to report",
    ("CombineChunk", "asc_sync_pipe"): "aivd_copy()'s handshake between its moves orders this, too; "
                                       "its contract asks for the drain",
}


def mutations(lines):
    """(line number, text): lines that order something."""
    function = ""
    for i, line in enumerate(lines):
        start = re.match(r"^static .*?(\w+)\(", line)
        function = start.group(1) if start else function
        text = line.strip()
        if text.endswith(",") and re.match(r"aivd_flag_wait_\w+\(", text):
            text += " " + lines[i + 1].strip()
        if LINE.match(text) and not any(function == name and text.startswith(begin)
                                        for name, begin in REDUNDANT):
            yield i, text


def changed(lines, at):
    """The lines without the statement that begins at `at`."""
    result = list(lines)
    while not result[at].rstrip().endswith(";") and ";" not in result[at]:
        result[at] = ""
        at += 1
    result[at] = re.sub(r"\S.*", ";", result[at])
    return result


def run(options, name, image, ranks, arguments, more):
    operator = OPERATORS[name]
    environment = dict(os.environ, HCCL_EXEC_TIMEOUT="10")
    environment[operator["variable"]] = image
    test = os.path.join(options.examples, name, name + "_test")
    done = subprocess.run([os.path.join(options.bin, "aivrun")] + more + ["-n", ranks, "--timeout",
                          "60", test] + arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env=environment, timeout=120)
    return done.returncode, done.stdout.decode(errors="replace")


def shown(options, name, image):
    """What shows the fault: rules, or a wrong result; "" when nothing does."""
    for ranks, arguments in OPERATORS[name]["runs"]:
        code, output = run(options, name, image, ranks, arguments, ["--check", "--profile", "strict"])
        rules = sorted(set(re.findall(r"(AIVD-R\d+) (?:error|warning)", output)))
        if code in (3, 4) and rules:
            return " ".join(rules)
        for seed in ("1", "2"):
            code, output = run(options, name, image, ranks, arguments, ["--weak", "--seed", seed])
            if code != 0:
                return "wrong under --weak"
    return ""


def build(options, name, lines, folder):
    operator = OPERATORS[name]
    for part in ("inc", "op_kernel"):
        shutil.copytree(os.path.join(options.source, "examples", name, part),
                        os.path.join(folder, part))
    with open(os.path.join(folder, operator["file"]), "w") as file:
        file.write("\n".join(lines) + "\n")
    image = os.path.join(folder, "kernels.o")
    done = subprocess.run([os.path.join(options.bin, "aivcc"), "-w", "-I", os.path.join(folder, "inc"),
                           os.path.join(folder, operator["kernel"]), "-o", image],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)
    if done.returncode != 0:
        raise RuntimeError(done.stdout.decode())
    return image


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("--source", required=True)
    parser.add_argument("--examples", required=True)
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    missed = count = 0
    for name, operator in OPERATORS.items():
        with open(os.path.join(options.source, "examples", name, operator["file"])) as file:
            lines = file.read().splitlines()
        found = list(mutations(lines))
        if len(found) < 3:
            sys.exit("%s: only %d places that order something: the patterns are out of date"
                     % (name, len(found)))
        for at, text in [(None, "as it is")] + found:
            if options.list:
                print(name, at, text)
                continue
            folder = tempfile.mkdtemp(prefix="aivd-mutation-")
            try:
                image = build(options, name, lines if at is None else changed(lines, at), folder)
                result = shown(options, name, image)
            finally:
                shutil.rmtree(folder, ignore_errors=True)
            good = bool(result) == (at is not None)
            print("%s %s: %s: %s" % ("  " if good else "!!", name, text, result or "nothing"),
                  flush=True)
            missed += not good
            count += 1
    if options.list:
        return 0
    print("%d kernels, %d not as expected" % (count, missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
