#!/usr/bin/env python3
"""Proves: in halves, rows are moved by the first half and only by it: counted in the record of a run, the first
half of dispatch writes every row it sends once into the windows of the receivers, and nothing of the result; the
second one writes the result from this rank's own window and, to other ranks, marks only. Combine likewise.

    cam_ll_bytes.py AIVRUN AIVDRIVE PROGRAM
"""
import collections
import json
import re
import subprocess
import sys
import tempfile

SMALL = 2048  # marks, flags, counts and tails of a call


def main(aivrun, aivdrive, program):
    with tempfile.TemporaryDirectory() as folder:
        ran = subprocess.run([aivrun, "-n", "2", "--record", folder + "/record", program, "bytes"], check=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=100)
        told = [dict(zip(("rank", "tokens", "sent", "received", "row"), map(int, found)))
                for found in re.findall(r"rank (\d+) tokens (\d+) sent (\d+) received (\d+) row (\d+)",
                                        ran.stdout)]
        assert len(told) == 2, ran.stdout
        dump = subprocess.run([aivdrive, "record", "dump", "--json", "--no-sites", folder + "/record"],
                              check=True, stdout=subprocess.PIPE, text=True, timeout=100)
    allocated, names = [], {}
    own, peers = collections.Counter(), collections.Counter()
    for line in dump.stdout.splitlines():
        event = json.loads(line)
        if event["kind"] == "alloc":
            allocated.append((event["to"], event["to"] + event["size"], event["device"]))
        elif event["kind"] == "grid_begin":
            names[event["rank"], event["grid"]] = event["text"]
        elif event["kind"] == "copy" and event.get("to_space") == "gm":
            device = [d for begin, end, d in allocated if begin <= event["to"] < end]
            kernel = names[event["rank"], event["grid"]]
            here = not device or device[-1] == event["device"]
            (own if here else peers)[event["rank"], kernel] += event["size"]
    for t in told:
        r, row = t["rank"], t["row"]
        first = "aivd_low_latency_%s_send"
        second = "aivd_low_latency_%s_receive"
        checks = (
            ("dispatch, first half", own[r, first % "dispatch"] + peers[r, first % "dispatch"],
             t["sent"] * row),
            ("dispatch, second half, own memory", own[r, second % "dispatch"], t["received"] * row),
            ("dispatch, second half, other ranks", peers[r, second % "dispatch"], 0),
            ("combine, first half", own[r, first % "combine"] + peers[r, first % "combine"],
             t["received"] * row),
            ("combine, second half, own memory", own[r, second % "combine"], t["tokens"] * row),
            ("combine, second half, other ranks", peers[r, second % "combine"], 0))
        for what, moved, wanted in checks:
            print("rank %d: %s: %d bytes, rows are %d" % (r, what, moved, wanted))
            assert wanted <= moved < wanted + SMALL, what
        assert peers[r, first % "dispatch"] >= row, "no row went to another rank"


main(*sys.argv[1:])
