#!/usr/bin/env python3
"""Proves that no call of HCCL and of symmetric memory reports a success it has not had. effects.txt names
for every function that is built a test of this tree; here the function is replaced by one that does
nothing and returns 0, and the test must notice. Symmetric memory has a probe for nearly every function
instead (shmem_effects.c), which does the same by itself; shmem_device_test.py has those of kernels.

    effects_test.py listed ROOT BUILD               every built function has a line and a test, or a probe
    effects_test.py silent ROOT BUILD [FUNCTION...] the tests notice (a few seconds for each)

What is declared and not built is called by headers.hccl.refusals.
"""
import concurrent.futures
import json
import os
import signal
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SECONDS = 40  # a test that hangs has noticed
WORKERS = 2
CONSTANT = {"util_get_ffts_config"}  # gives 0, and is documented to


def read_table():
    """function -> name of a test"""
    with open(os.path.join(HERE, "effects.txt"), encoding="utf-8") as f:
        lines = [line.split() for line in f if line.strip() and not line.startswith("#")]
    for words in lines:
        assert len(words) == 2, "effects.txt: not FUNCTION TEST: %s" % " ".join(words)
    assert len({w[0] for w in lines}) == len(lines), "effects.txt: a function twice"
    return dict(lines)


def exported(build):
    library = os.path.join(build, "src", "libaivdrive.so")
    text = subprocess.run(["nm", "-D", "--defined-only", library], check=True, text=True,
                          stdout=subprocess.PIPE).stdout
    return {line.split()[-1].split("@")[0] for line in text.splitlines() if line}


def built_hccl(root, build):
    """Those the library exports; inline ones are called by headers.init."""
    with open(os.path.join(root, "interfaces", "hccl.json"), encoding="utf-8") as f:
        functions = json.load(f)["functions"]
    there = exported(build)
    return [f["name"] for f in functions if f.get("built") and f["name"] in there]


def behind_shmem(build):
    """What the headers of symmetric memory call in the library, for kernels mostly."""
    return {name for name in exported(build) if name.startswith("aivd_shm_")}


def built_shmem(root, build):
    """(functions of the host, those of them that have a probe)"""
    sys.dont_write_bytecode = True
    sys.path.insert(0, os.path.join(root, "scripts"))
    import shmem_table
    names = {f["name"] for f in shmem_table.names() if f["host"] and f["built"]} - CONSTANT
    probes = subprocess.run([os.path.join(build, "tests", "effects", "shmem_effects"), "--list"], check=True,
                            text=True, stdout=subprocess.PIPE).stdout.split()
    return names, set(probes)


def tests_of(build):
    """name -> (command, environment) of every test ctest knows"""
    text = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"], check=True,
                          stdout=subprocess.PIPE, text=True).stdout
    tests = {}
    for test in json.loads(text)["tests"]:
        properties = {p["name"]: p["value"] for p in test.get("properties", [])}
        env = dict(e.split("=", 1) for e in properties.get("ENVIRONMENT", []))
        tests[test["name"]] = (test.get("command"), env)
    return tests


def listed(root, build):
    table, tests = read_table(), tests_of(build)
    names, probes = built_shmem(root, build)
    functions = set(built_hccl(root, build)) | (names - probes) | behind_shmem(build)
    wrong = ["%s has no line in effects.txt, and no probe" % n for n in functions if n not in table]
    wrong += ["%s is not built (any more), or has a probe" % n for n in table if n not in functions]
    wrong += ["%s has a probe, and is not built" % n for n in probes - names]
    wrong += ["%s: there is no test %s" % (n, t) for n, t in table.items() if t not in tests]
    assert not wrong, "\n".join(wrong)
    print("%d functions, %d tests, %d probes" % (len(table), len(set(table.values())), len(probes)))


def run(test, preload=None):
    """Exit code, or None when it does not end."""
    command, env = test
    env = {**os.environ, "HCCL_EXEC_TIMEOUT": "10", **env}
    if preload:
        env["LD_PRELOAD"] = preload
    child = subprocess.Popen(command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        return child.wait(SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGTERM)
        try:
            child.wait(5)
        except subprocess.TimeoutExpired:
            pass
        return None
    finally:
        try:
            os.killpg(child.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


def empty_library(work, function):
    path = os.path.join(work, function + ".so")
    subprocess.run(["gcc", "-shared", "-fPIC", "-x", "c", "-", "-o", path], check=True, text=True,
                   input="long %s(void)\n{\n    return 0;\n}\n" % function)
    return path


def silent(root, build, names):
    table, tests = read_table(), tests_of(build)
    names = names or sorted(table)
    wrong = []
    with tempfile.TemporaryDirectory(prefix="aivd-effects-") as work, \
            concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        used = sorted({table[n] for n in names})
        for name, code in zip(used, pool.map(lambda t: run(tests[t]), used)):
            if code != 0:
                wrong.append("%s fails as it is (%s)" % (name, code))
        codes = pool.map(lambda n: run(tests[table[n]], empty_library(work, n)), names)
        for name, code in zip(names, codes):
            if code in (0, 77):
                wrong.append("%s does nothing, and %s does not notice" % (name, table[name]))
    assert not wrong, "\n".join(wrong)
    print("%d functions that do nothing: all noticed" % len(names))


def main(subject, root, build, *names):
    try:
        {"listed": lambda: listed(root, build), "silent": lambda: silent(root, build, names)}[subject]()
    except AssertionError as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
