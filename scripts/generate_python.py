#!/usr/bin/env python3
"""Writes python/aivdrive/_signatures.py: what ctypes must know of the C functions the package calls.

    scripts/generate_python.py [--check]

The package says which functions it calls: every `lib.NAME` and `_call("NAME"` in its sources, both
stages of every `_execute("NAME"`, and every string "aclshmem_{T}_NAME" with a place for the type. Their
parameters are those of the public headers, which follow the interface tables. A name no header
declares, and a type without a letter below, are errors. --check writes nothing and exits 1 when the
file would change.
"""
import glob
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PACKAGE = os.path.join(ROOT, "python", "aivdrive")
TARGET = os.path.join(PACKAGE, "_signatures.py")

# One letter per ctypes type; _library.py has the other half of this table.
LETTERS = {
    "void": "v", "bool": "b", "char": "c", "int8_t": "c", "uint8_t": "B", "int16_t": "h",
    "uint16_t": "H", "aclFloat16": "H", "int": "i", "int32_t": "i", "unsigned": "I", "uint32_t": "I",
    "int64_t": "q", "uint64_t": "Q", "size_t": "Q", "float": "f", "double": "d",
    # enumerations and codes
    "aclError": "i", "aclnnStatus": "i", "aclDataType": "i", "aclFormat": "i", "HcclResult": "i",
    "HcclDataType": "i", "HcclReduceOp": "i", "HcclConfig": "i", "HcclSendRecvType": "i",
    "aclrtMemMallocPolicy": "i",
    "aclrtMemcpyKind": "i", "aivd_launch_status": "i", "aclshmem_team_t": "i",
    "aclshmemx_bootstrap_t": "I", "aclshmem_mem_type_t": "i",
    # handles
    "HcclComm": "p", "aclrtStream": "p", "aclrtEvent": "p", "aclrtContext": "p",
}
FUNCTION = re.compile(r"^[ \t]*((?:[A-Za-z_]\w*[ \t\n*]+)+?)\(?(\w+)\)?\(([^;{}()]*)\)\s*;", re.M)
WORDS_ASIDE = {"const", "extern", "struct", "ACLSHMEM_HOST_API", "AIVD_LAUNCH_API", "ACL_FUNC_VISIBILITY"}


def wanted():
    names, patterns = set(), set()
    for path in sorted(glob.glob(os.path.join(PACKAGE, "*.py"))):
        if path == TARGET:
            continue
        with open(path, encoding="utf-8") as f:
            text = f.read()
        names |= set(re.findall(r"\b(?:lib\.|_call\(\")((?:acl|Hccl|aivd_)\w+)", text))
        for name in re.findall(r"_execute\(\"(aclnn\w+)", text):
            names |= {name, name + "GetWorkspaceSize"}
        patterns |= set(re.findall(r"\"(aclshmem\w*\{T\}\w+)\"", text))
    return names, patterns


def letter(kind):
    """The letter of a C type as written, without the parameter's name."""
    words = [w for w in kind.replace("*", " * ").split() if w not in WORDS_ASIDE]
    if "*" in words:
        return "p"
    if len(words) != 1 or words[0] not in LETTERS:
        raise KeyError(kind.strip())
    return LETTERS[words[0]]


def parameter(text):
    text = " ".join(text.replace("AIVD_SHMEM_DEVICE_SIDE", "").split())
    if "[" in text:
        return "p"
    return letter(re.sub(r"\w+$", "", text) if not text.endswith("*") and " " in text else text)


def declarations():
    found = {}
    for path in sorted(glob.glob(os.path.join(ROOT, "include", "**", "*.h"), recursive=True)):
        if os.sep + "device" + os.sep in path or os.sep + "ascendc" + os.sep in path:
            continue
        with open(path, encoding="utf-8") as f:
            text = re.sub(r"/\*.*?\*/", " ", f.read(), flags=re.S)
        text = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", "", text, flags=re.M)
        for returns, name, params in FUNCTION.findall(text):
            if "return" not in returns.split():
                found.setdefault(name, (returns, params))
    return found


def signature(name, declared):
    returns, params = declared[name]
    params = " ".join(params.split())
    kind = " ".join(returns.split())
    result = "s" if re.search(r"\bchar \*$", kind) else letter(kind)
    return result, "".join(parameter(p) for p in params.split(",")) if params not in ("", "void") else ""


def text_of():
    declared, (names, patterns) = declarations(), wanted()
    missing = sorted(n for n in names if n not in declared)
    for pattern in patterns:
        matches = [n for n in declared if re.fullmatch(pattern.replace("{T}", r"[a-z]+\d*"), n)]
        names |= set(matches)
        missing += [] if matches else [pattern]
    if missing:
        raise SystemExit("generate_python: no public header declares " + ", ".join(missing))
    lines = ['"""What ctypes must know: name -> (result, parameters), a letter per type (_library.py).',
             "", 'Written by scripts/generate_python.py from the public headers: do not edit."""',
             "SIGNATURES = {"]
    for name in sorted(names):
        try:
            lines.append('    "%s": ("%s", "%s"),' % ((name,) + signature(name, declared)))
        except KeyError as unknown:
            raise SystemExit("generate_python: no letter for the type %s in %s" % (unknown, name))
    return "\n".join(lines + ["}", ""])


def main(arguments):
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    text, old = text_of(), None
    if os.path.exists(TARGET):
        with open(TARGET, encoding="utf-8") as f:
            old = f.read()
    if text == old:
        return 0
    if arguments:
        print("differs: python/aivdrive/_signatures.py", file=sys.stderr)
        return 1
    with open(TARGET, "w", encoding="utf-8") as f:
        f.write(text)
    print("wrote python/aivdrive/_signatures.py")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
