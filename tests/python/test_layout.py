"""The package's own copies of C facts are those of the interface tables: sizes and places of structures, numbers
of types, the signatures file."""
import ctypes
import json
import os
import subprocess
import sys

from aivdrive import comm, dtypes, shmem
from support import run

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def table(name):
    with open(os.path.join(ROOT, "interfaces", name + ".json"), encoding="utf-8") as f:
        return json.load(f)


def layout(tables, kind):
    found = [entry for t in tables for entry in t["layouts"] if entry["type"] == kind]
    assert len(found) == 1, kind
    return found[0]


def test_structures():
    tables = [table("hccl"), table("shmem")]
    for structure, kind in ((comm._Config, "HcclCommConfig"), (comm._Item, "HcclSendRecvItem"),
                            (shmem._Attributes, "aclshmemx_init_attr_t"),
                            (shmem._UniqueId, "aclshmemx_uniqueid_t")):
        entry = layout(tables, kind)
        assert ctypes.sizeof(structure) == entry["size"], kind
        names = {name for name, _ in structure._fields_}
        for field, place in entry["offsets"].items():
            if field in names:
                assert getattr(structure, field).offset == place, (kind, field)
    assert comm._ROOT_INFO_BYTES == layout(tables, "HcclRootInfo")["size"]
    assert comm._Config.hcclChannelSqDepth.offset + 4 <= ctypes.sizeof(comm._Config)


def test_numbers():
    """Types are told by number; the headers say which."""
    with open(os.path.join(ROOT, "include", "hccl", "hccl_types.h"), encoding="utf-8") as f:
        hccl = f.read()
    with open(os.path.join(ROOT, "include", "acl", "acl_base_rt.h"), encoding="utf-8") as f:
        acl = f.read()
    words = {"float16": ("FP16", "FLOAT16"), "float32": ("FP32", "FLOAT"), "float64": ("FP64", "DOUBLE"),
             "bfloat16": ("BFP16", "BF16")}
    for name, (hccl_number, acl_number, _) in dtypes.TYPES.items():
        first, second = words.get(name, (name.upper(), name.upper()))
        assert "HCCL_DATA_TYPE_%s = %d," % (first, hccl_number) in hccl, name
        assert "ACL_%s = %d," % (second, acl_number) in acl, name
    for name, number in dtypes.OPERATIONS.items():
        assert "HCCL_REDUCE_%s = %d," % (name.upper(), number) in hccl


def test_signatures_follow_the_headers():
    done = subprocess.run([sys.executable, os.path.join(ROOT, "scripts", "generate_python.py"),
                           "--check"], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done


run(dict(globals()))
