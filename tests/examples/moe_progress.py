#!/usr/bin/env python3
"""Proves: a long run of moe_layer shows a bar on the terminal to its end, though aivrun has the rank's standard error;
without a terminal nothing of it is printed.

    moe_progress.py AIVRUN PROGRAM
"""
import os
import subprocess
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
import terminal  # noqa: E402

command = [sys.argv[1], "-n", "2", sys.argv[2], "--tokens", "128", "--hidden", "512", "--steps", "100"]
bar = terminal.shown(*command)
assert b"] step 100 of 100, 0 s left" in bar and b"Passed!" in bar, bar
quiet = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=250, check=True,
                       start_new_session=True).stdout
assert b"step" not in quiet and b"Passed!" in quiet, quiet
