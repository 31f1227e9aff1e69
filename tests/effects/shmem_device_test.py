#!/usr/bin/env python3
"""Proves that no call of kernels of symmetric memory is without an effect, or that it is listed below
with the reason: shmem_device_effects.c has the story.

    shmem_device_test.py listed ROOT            every call has a probe: seconds, nothing is run
    shmem_device_test.py sample|c|cpp ROOT BUILD   each loses its effect, and its probe notices

The sample has one type of those a call comes in, in C."""
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import shmem_device_lose as lose  # noqa: E402
import shmem_device_probes as probes  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
SECONDS = 1000
SEEDS = (7, 8, 9)

# Calls without a probe.
UNSEEN = {"dcci_entire_cache": "a cache operation without an address", "dsb_all": "waits for stores, which here "
          "are never late: both are told to the checker only"}
OTHER_TYPE = re.compile(r"_(half|float|double|u?int(8|16|64)|uint32|char|bfloat16)(_|$)")


def listed(calls):
    without = {c.public for c in calls for cplusplus in (False, True)
               if ("cpp" if cplusplus else "c") in c.languages and probes.probe_of(c, cplusplus) is None}
    assert without == set(UNSEEN), "without a probe: %s; listed: %s" % (
        " ".join(sorted(without)), " ".join(sorted(UNSEEN)))
    print("%d calls, %d of them without a probe: %s" % (len(calls), len(without), "; ".join(
        "%s (%s)" % item for item in sorted(UNSEEN.items()))))


def run(command, where):
    done = subprocess.run(command, cwd=where, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          timeout=SECONDS)
    assert done.returncode == 0, "%s: %d\n%s" % (" ".join(command), done.returncode,
                                                 (done.stdout + done.stderr)[-4000:])
    return done.stdout


def built(work, build, calls, cplusplus):
    """The program, of one file for both sides."""
    source = "shmem_device_effects" + (".cpp" if cplusplus else ".c")
    shutil.copy(os.path.join(HERE, "shmem_device_effects.c"), os.path.join(work, source))
    with open(os.path.join(work, "shmem_device_probes.inc"), "w", encoding="utf-8") as f:
        f.write(probes.text(calls, cplusplus))
    run([os.path.join(build, "bin", "aivcc"), "-O0", "-isystem", "include/shmem", "-isystem", "include", "-I.",
         source, "-o", "effects"], work)


def words(text, word):
    return {int(n) for n in re.findall(r"\b%s (\d+)$" % word, text, flags=re.M)}


def noticed(work, build):
    """Calls whose loss was noticed; the text when all probes saw what they should."""
    aivrun = [os.path.join(build, "bin", "aivrun"), "-n", "3"]
    text = run(aivrun + ["./effects", "native"], work)
    for seed in SEEDS:
        text += run(aivrun + ["--weak", "--seed", str(seed), "./effects", "order"], work)
    return words(text, "noticed"), words(text, "absent")


def lost(build, calls, subject, work):
    cplusplus = subject == "cpp"
    mine = [c for c in calls if ("cpp" if cplusplus else "c") in c.languages and c.public not in UNSEEN]
    if subject == "sample":
        mine = [c for c in mine if not OTHER_TYPE.search(c.public)]
    built(work, build, mine, cplusplus)
    seen, absent = noticed(work, build)
    wrong = ["%s has no effect" % c.shown for c in mine if c.id in absent]
    wrong += ["nobody notices that %s does nothing" % c.shown for c in mine if c.id not in seen | absent]
    assert not wrong, "\n".join(wrong)
    print("%d calls that do nothing: all noticed" % len(mine))


def main(subject, root, build=None):
    with tempfile.TemporaryDirectory(prefix="aivd-effects-") as work:
        calls = lose.copy(os.path.join(root, "include"), os.path.join(work, "include"))
        try:
            if subject == "listed":
                listed(calls)
            else:
                lost(os.path.abspath(build), calls, subject, work)
        except (AssertionError, LookupError, subprocess.TimeoutExpired) as error:
            print(error)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
