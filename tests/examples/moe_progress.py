#!/usr/bin/env python3
"""Proves: a long run of moe_layer shows a bar on the terminal to its end, though aivrun has the rank's standard error;
without a terminal nothing of it is printed.

    moe_progress.py AIVRUN PROGRAM
"""
import os
import pty
import subprocess
import sys

command = [sys.argv[1], "-n", "2", sys.argv[2], "--tokens", "128", "--hidden", "512", "--steps", "100"]


def on_terminal():
    child, terminal = pty.fork()
    if child == 0:
        os.execv(command[0], command)
    text = b""
    while True:
        try:
            piece = os.read(terminal, 65536)
        except OSError:  # Linux's end of a terminal
            piece = b""
        if not piece:
            break
        text += piece
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0, text
    return text


bar = on_terminal()
assert b"] step 100 of 100, 0 s left" in bar and b"Passed!" in bar, bar
quiet = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=250, check=True,
                       start_new_session=True).stdout
assert b"step" not in quiet and b"Passed!" in quiet, quiet
