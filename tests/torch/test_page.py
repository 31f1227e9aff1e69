"""The program of docs/pytorch.md runs as it stands, and the examples of PyTorch and NumPy give the right numbers; each
with one mistake of a newcomer."""
import os
import re
import subprocess
import sys

import support  # noqa: F401  skips without torch

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.append(os.path.join(ROOT, "tests", "tools"))
import terminal  # noqa: E402

EXAMPLE = os.path.join(ROOT, "examples", "moe_layer")


def run(ranks, *command, code=0):
    done = subprocess.run([os.environ["AIVRUN"], "-n", str(ranks), sys.executable, *command], capture_output=True,
                          text=True, timeout=150, check=False)
    assert done.returncode == code, done
    return done.stdout + done.stderr


def test_page():
    with open(os.path.join(ROOT, "docs", "pytorch.md"), encoding="utf-8") as f:
        (program,) = re.findall(r"```python\n(.*?)```", f.read(), re.S)
    text = run(2, "-c", program)
    assert "rank 0: loss" in text and "torch.Size([16, 64]) torch.Size([8, 64])" in text, text
    text = run(2, "-c", program.replace("group_name()", "group_name(0)"), code=1)
    assert 'a group of the backend "aivdrive" is needed' in text, text


def test_torch_example():
    text = run(2, os.path.join(EXAMPLE, "torch_moe_layer.py"), "--steps", "20")
    assert "largest difference" in text and "step  20  loss" in text, text


def test_numpy_example():
    text = run(4, os.path.join(EXAMPLE, "moe_layer.py"), "--tokens", "24", "--hidden", "96", "--steps", "2")
    assert "largest difference" in text and len(re.findall(r"expert +\d+ +\d+ #", text)) > 32 and "combine" in text, text
    for path, told in ((os.devnull, "has 0 tokens; 256 are needed"), ("/nowhere", "--routing: /nowhere: No such file"),
                       (__file__, "is not routing: line 1 is not 6 expert ids (0 to 63)")):
        text = run(2, os.path.join(EXAMPLE, "moe_layer.py"), "--routing", path, code=1)
        assert told in text and "Traceback" not in text, text


def test_progress():
    """A long run has a bar on the terminal, though standard error is a pipe."""
    text = terminal.shown(os.environ["AIVRUN"], "-n", "2", sys.executable, os.path.join(EXAMPLE, "moe_layer.py"),
                          "--tokens", "128", "--hidden", "256", "--steps", "200")
    assert b"] step 200 of 200, 0 s left" in text, text


for name, function in list(globals().items()):
    if name.startswith("test_"):
        function()
        print("ok", name, flush=True)
