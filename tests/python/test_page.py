"""The programs of docs/python.md run as they stand."""
import os
import re
import subprocess
import sys

from support import run

PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "python.md")


def test_programs():
    with open(PAGE, encoding="utf-8") as f:
        programs = re.findall(r"```python\n(.*?)```", f.read(), re.S)
    assert len(programs) == 5
    for ranks, program, expected in zip((4, 2, 4, 4, 4), programs,
                                        ("3 [ 0.  4.  8. 12.]", "[0. 1. 2. 3. 4. 5. 6. 7.]", "", "", "")):
        done = subprocess.run([os.environ["AIVRUN"], "-n", str(ranks), sys.executable, "-c", program],
                              capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0 and expected in done.stdout, done


run(dict(globals()))
