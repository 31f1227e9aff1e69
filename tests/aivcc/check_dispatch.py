#!/usr/bin/env python3
"""Proves that every form of every function of the C-API, spelled with its public name in C or C++,
reaches the implementation of its own form and element type.

    check_dispatch.py COMPILER LANGUAGE STANDARD INCLUDE_DIR ASC_JSON

One function per form is compiled to assembly; the calls found in each are compared with the names
that interfaces/asc.json implies. Exits 77 when the compiler is missing.
"""
import json
import re
import shutil
import subprocess
import sys

SHORT = {"int8_t": "s8", "uint8_t": "u8", "int16_t": "s16", "uint16_t": "u16", "int32_t": "s32",
         "uint32_t": "u32", "int64_t": "s64", "uint64_t": "u64", "half": "f16",
         "bfloat16_t": "bf16", "float": "f32", "double": "f64", "int4b_t": "s4"}


def split_types(types):
    dst, _, src = types.partition("/")
    return dst, src or dst


def implementation(entry, form, types):
    every = set()
    for one in entry["forms"]:
        every.update(one.get("types", []))
    name = "aivd_" + entry["name"]
    if form["kind"] not in ("count", "single"):
        name += "_" + form["kind"]
    if types and len(every) > 1:
        dst, src = split_types(types)
        name += "_" + SHORT[dst] + ("" if dst == src else "_" + SHORT[src])
    return name


def parameter(text, types, params, language):
    """(declaration, argument) of a test function for one parameter of the table."""
    dst, src = split_types(types) if types else ("void", "void")
    kind, name = re.fullmatch(r"(.*?)(\w+)(?:\[\d+\])?", text.strip()).groups()
    kind = kind.strip()
    if text.endswith("]"):
        return kind + " *" + name, name
    if kind in ("U*", "G*"):
        element = dst if name == "dst" or (name == "src" and "src_offset" in params) else src
        const = "" if name in ("dst", "address") or language == "c" else "const "
        return "%s%s *%s" % (const, element, name), name
    kind = kind.replace("T", src) if kind in ("T", "T&") else kind
    if kind.endswith("&"):
        return "%s *%s" % (kind[:-1], name), "*" + name
    return kind + " " + name, name


def cases(table, language):
    for entry in table["functions"]:
        first = entry["forms"][0]["kind"]
        for form in entry["forms"]:
            params = table["shorthand"].get(form["params"], form["params"])
            for types in form.get("types", [None]):
                pairs = [parameter(p, types, params, language) for p in params.split(",")] \
                    if params else []
                target = implementation(entry, form, types)
                returns = split_types(types)[1] if entry["returns"] == "T" else entry["returns"]
                yield entry["name"], pairs, [target], returns
                if "sync" in entry and form["kind"] == first:
                    yield entry["name"] + "_sync", pairs, [target, "aivd_asc_sync_pipe"], "void"


def source(listed):
    out = ['#include "c_api/asc_simd.h"', "#ifdef __cplusplus", 'extern "C" {', "#endif"]
    for number, (name, pairs, _, returns) in enumerate(listed):
        declarations = ", ".join(p[0] for p in pairs) or "void"
        arguments = ", ".join(p[1] for p in pairs)
        out.append("%s probe_%d(%s);" % (returns, number, declarations))
        out.append("%s probe_%d(%s) { %s%s(%s); }" % (
            returns, number, declarations, "" if returns == "void" else "return ", name, arguments))
    out += ["#ifdef __cplusplus", "}", "#endif", ""]
    return "\n".join(out)


def calls_of(assembly):
    found, current = {}, None
    for line in assembly.splitlines():
        label = re.match(r"(probe_\d+):", line)
        if label:
            current = found.setdefault(label.group(1), [])
        elif re.match(r"\s*\.size\s+probe_", line):
            current = None
        else:
            call = re.match(r"\s*(?:call|jmp|callq|jmpq|bl|b)\s+\*?(aivd_\w+)", line)
            if call and current is not None:
                current.append(call.group(1))
    return found


def main():
    compiler, language, standard, include, path = sys.argv[1:6]
    if not shutil.which(compiler):
        print("skipped: no " + compiler)
        return 77
    with open(path, encoding="utf-8") as handle:
        listed = list(cases(json.load(handle), language))
    if len(listed) < 900:
        print("only %d cases: the table or this test is broken" % len(listed))
        return 1
    run = subprocess.run(
        [compiler, "-x", language, "-std=" + standard, "-O1", "-S", "-D__AIVD_DEVICE__", "-Wall",
         "-Wextra", "-Werror", "-I" + include, "-o", "-", "-"],
        input=source(listed), text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        check=False, timeout=280)
    if run.returncode != 0:
        print(run.stderr[:4000])
        return 1
    found = calls_of(run.stdout)
    wrong = 0
    for number, (name, pairs, wanted, _) in enumerate(listed):
        got = found.get("probe_%d" % number)
        if got != wanted:
            print("%s(%s): calls %s, want %s" % (name, ", ".join(p[0] for p in pairs), got, wanted))
            wrong += 1
    print("%d forms, %d wrong" % (len(listed), wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
