#!/usr/bin/env python3
"""Writes what follows from interfaces/shmem.json: symmetric memory on hosts and in kernels.

    scripts/generate_shmem.py [--check]

Writes include/shmem/host/data_plane/*.h (those that are regular), include/shmem/device/**,
include/shmem/host_device/shmem_names.h, src/shmem/generated/{typed,not_supported}.c,
tests/headers/generated/shmem_*.c and docs/reference/shmem-{host,device}.md. --check writes nothing and
exits 1 when a file would change.

A function of the table is built when what stands behind it is there: the function its "call" names
(src/shmem/*.c for the host, declared or inline in include/shmem/device/impl*.h for kernels), or,
without a "call", itself in src/shmem/*.c. So nothing has to be switched on: write the function, run `make generate`.
"""
import os
import re
import sys

sys.dont_write_bytecode = True  # no folders of bytecode beside the scripts

from shmem_device import device_header, device_headers
from shmem_table import (NOTE, One, Present, ROOT, TABLE, behind, broken, common, definition, definitions,
                         device_names, documented, guard, head_comment, host_functions, kinds_of,
                         name_of, names, spelled, table, text_of)  # behind, names: for others

HAND_WRITTEN = ("host/init/", "host/mem/", "host/team/", "host/data_plane/shmem_host_cc.h")
INCLUDES = ["shmem/shmem.h"]


# ---- host headers ----

TITLES = {
    "shmem_host_rma.h": "put and get, contiguous, strided and of one element.",
    "shmem_host_so.h": "signals, alone and with data, and the order of operations.",
    "shmem_host_p2p_sync.h": "waits for local words that peers write, and tests of them.",
    "shmem_host_amo.h": "atomic operations on words of other PEs, and locks.",
    "shmem_host_coll.h": "collectives of a team.",
}

HOST_TEXT = {
    "shmem_host_rma.h": "The remote operand (dest of a put, source of a get) is a local address of the "
    "symmetric heap: the same place of PE `pe` is meant. The other operand is any memory of this "
    "device.",
    "shmem_host_so.h": "A signal word is a local address of the symmetric heap; the same place of PE "
    "`pe` is meant, and waits look at the local one. `sig_op` is ACLSHMEM_SIGNAL_SET or _ADD, `cmp` one "
    "of ACLSHMEM_CMP_*.",
    "shmem_host_p2p_sync.h": "Words are local addresses of the symmetric heap. A wait ends with its "
    "condition, or with an error when its time is over or the peer is gone.",
    "shmem_host_amo.h": "The word is a local address of the symmetric heap, aligned to its size: the "
    "same place of PE `pe` is meant. Atomic against every host and kernel of every PE. half and bfloat16 "
    "are their bits.",
    "shmem_host_coll.h": "Every PE of the team calls with the same arguments. `dest` and `source` are "
    "symmetric and do not overlap (a reduction may use one address for both). Return 0 or a negative "
    "aclshmem_error_code_t, on every PE.",
}


def on_both_sides(spec):
    return {one.name for _, _, one in device_names(spec)}


def host_header(spec, header):
    file = os.path.basename(header)
    first = "%s: %s %s A refused operation does nothing; aclGetRecentErrMsg() says why. Source document: %s." % (
        header, TITLES[file], HOST_TEXT[file], spec["source"])
    lines = head_comment(first) + ["/* clang-format off */",
                                     "#ifndef " + guard(header), "#define " + guard(header), "",
                                     '#include "../shmem_host_def.h"', "",
                                     "#ifdef __cplusplus", 'extern "C" {', "#endif"]
    both = on_both_sides(spec)
    for entry in spec["functions"]:
        form = entry.get("host")
        if not form or form["header"] != header:
            continue
        functions = [One(spec, entry, form, kind, "host") for kind in kinds_of(spec, form)]
        hidden = functions[0].name in both
        lines += [""] + documented(entry, form)
        lines += ["#ifndef __CCE_AICORE__"] if hidden else []
        for one in functions:
            lines += common.fill("ACLSHMEM_HOST_API %s(" % common.join_type(one.returns, one.name),
                                 one.params or ["void"], ");")
        lines += ["#endif"] if hidden else []
    return text_of(lines + ["", "#ifdef __cplusplus", "}", "#endif", "", "#endif"])


# ---- host functions ----

TYPED_HEAD = """#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/compiler.h"
#include "shmem/atomic.h"
#include "shmem/collective.h"
#include "shmem/rma.h"
#include "shmem/shmem.h"
#include "shmem/site.h"
#include "shmem/wait.h"

static inline uint64_t bits_of_float(float value)
{
    uint32_t bits;

    memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static inline float float_of_bits(uint64_t value)
{
    uint32_t bits = (uint32_t)value;
    float result;

    memcpy(&result, &bits, sizeof(result));
    return result;
}
"""


def typed(spec, present):
    lines = head_comment("shmem/generated/typed: the host's typed entry points: each hands its "
                         "arguments to the one function behind its family.")
    lines += ["/* clang-format off */"] + TYPED_HEAD.rstrip("\n").split("\n")
    text = text_of(lines)
    found = [one for one in host_functions(spec) if "call" in one.form and one.built(present)]
    calls = "".join(one.text(one.form["call"]) for one in found)
    for helper in ("bits_of_float", "float_of_bits"):  # unused ones would be warnings
        if helper + "(" not in calls:
            text = re.sub(r"\nstatic inline \w+ %s\(.*?\n}\n" % helper, "", text, flags=re.S)
    for one in found:
        lines = definition(one, "BASE_EXPORT ", present, None)
        lines.insert(lines.index("{") + 1, "    SHMEM_SITE();")
        text += text_of([""] + lines)
    return text


def refused_value(one):
    if one.returns.endswith("*"):
        return "NULL"
    return "ACLSHMEM_NOT_SUPPORTED" if one.returns in ("int", "int32_t") else "0"


def stub(one):
    lines = ["", "/* %s */" % one.meaning().rstrip(".")] if len(one.meaning()) < 90 else [""]
    shown = common.fill("STUB %s(" % common.join_type(one.returns, "(%s)" % one.name), one.params or ["void"], ")")
    lines += shown + ["{"] + ["    (void)%s;" % name_of(p) for p in one.params]
    lines += ['    refuse("%s");' % one.name]
    return lines + ([] if one.returns == "void" else ["    return %s;" % refused_value(one)]) + ["}"]


def not_supported(spec, present):
    missing = [one for one in host_functions(spec) if not one.built(present)]
    lines = head_comment(
        "shmem/generated/not_supported: what the headers declare for hosts and this version does not "
        "build. Each call is refused with the reason. Weak: a function that is written wins at once.") + ["/* clang-format off */", "#include <stdint.h>", "", '#include "base/compiler.h"',
                   '#include "base/status.h"', '#include "shmem/shmem.h"', ""]
    lines += ["#define STUB BASE_EXPORT __attribute__((weak))", "",
              "static BASE_COLD void refuse(const char *name)", "{",
              "    (void)base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,",
              '                    "%s is declared but not built: %s (see docs/reference/coverage.md)", '
              "name,", '                    "%s");' % spec["reasons"]["*"], "}"]
    for one in missing:
        lines += stub(one)
    return text_of(lines)


# ---- names ----


def short_names(spec):
    """(short, official) of every alias, in order, each once."""
    seen = {}
    for alias in spec["aliases"]:
        for kind in spec["lists"][alias["types"]] if "types" in alias else [""]:
            seen[alias["name"].replace("{T}", kind)] = alias["of"].replace("{T}", kind)
    for entry in spec["functions"]:
        lists = {f["types"] for f in [entry.get("host", {})] + entry.get("device", []) if "types" in f}
        kinds = sorted({k for n in lists for k in spec["lists"][n]}) or [""]
        for short in entry.get("short", "").split():
            for kind in kinds:
                fill = lambda t: t.replace("{T}", kind).replace("{B}", kind)
                seen[fill(short)] = fill(entry["name"])
    return seen


def names_header(spec):
    lines = head_comment(
        "host_device/shmem_names.h: shorter and older names. They are macros, so define "
        "AIVD_SHMEM_NO_SHORT_NAMES before shmem.h where they are in the way. aclshmem_doubl_put_signal, "
        "to which official headers expand shmem_put_double_mem_signal on hosts and in kernels, is a "
        "misspelling; here both spellings are the call that is meant.")
    lines += ["/* clang-format off */", "#ifndef SHMEM_NAMES_H", "#define SHMEM_NAMES_H", ""]
    lines += ["#define %s %s" % pair for pair in short_names(spec).items()]
    return text_of(lines + ["", "#endif"])


# ---- tests ----


def prototypes(spec):
    lines = common.test_head({"family": "shmem"}, "symmetric memory's host prototypes are those of the "
                             "table", INCLUDES)
    lines += ["#ifdef __cplusplus", 'extern "C" {', "#endif"]
    for one in host_functions(spec):
        shown = one.name if one.name not in OPTIONAL else "(%s)" % one.name
        lines += common.fill(common.join_type(one.returns, shown) + "(", one.params or ["void"], ");")
    return text_of(lines + ["#ifdef __cplusplus", "}", "#endif"] + common.MAIN)


OPTIONAL = {"aclshmemx_malloc", "aclshmemx_calloc", "aclshmemx_align", "aclshmemx_free",
            "aclshmemx_get_heap_base"}


def refusals(spec, present):
    lines = common.comment("Proves: symmetric memory's host calls that are not built return the "
                           "documented code and the reason. %s" % (common.BANNER % "shmem"))
    includes = "\n".join('#include "%s"' % h for h in ["acl/acl.h"] + INCLUDES)
    missing = [one for one in host_functions(spec) if not one.built(present)]
    head = common.REFUSALS_HEAD % {"includes": includes}
    lines += head.split("\n")
    for one in missing:
        zeros = ", ".join("(aclshmem_handle_t){0}" if "aclshmem_handle_t" in p else
                          "(%s)0" % p.rsplit(" ", 1)[0] if "enum" in p or "_t mem_type" in p else "0"
                          for p in one.params)
        call = "%s(%s)" % (one.name, zeros)
        if one.returns == "void":
            lines += broken("    %s;" % call) + ['    check("%s", 1);' % one.name]
        else:
            lines += common.fill("    check(", ['"%s"' % one.name, "%s == %s" % (call, refused_value(one))], ");")
    return text_of(lines + ["    return failed;", "}"])


# ---- pages ----


def cell(text):
    return text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*")


def code(text):
    return "`%s`" % text.replace("|", "\\|")


def shown_signature(entry, form):
    text = "%s %s(%s)" % (form["returns"], entry["name"], form["params"])
    text = text.replace("{G}", "__gm__ ").replace("{U}", "__ubuf__ ").replace(
        "{R}", "const non_contiguous_copy_param &")
    return text.replace("{T} *", "TYPE *").replace("_{T}_", "_T_").replace("{T}", "TYPE").replace(
        "{B}", "B").replace("* ", "*")


def yes_no(ones, present):
    return "yes" if all(o.built(present) for o in ones) else "no"


def page(spec, side, present):
    title = {"host": "shmem.h on hosts", "device": "shmem.h in kernels"}[side]
    lines = ["# " + title, "", "<!-- %s -->" % NOTE, "", "    #include <shmem.h>", ""]
    lines += ["Sections as in the [coverage table](coverage.md). `T` stands for a type's name, `TYPE` for "
              "the type, `B` for a number of bits. How operations complete, and what each call promises: "
              "[symmetric memory](../shmem-completion.md).", "", "Lists of types:", ""]
    used = {f["types"] for e in spec["functions"] for f in (
        [e["host"]] if side == "host" and "host" in e else e.get("device", []) if side == "device" else [])
        if "types" in f}
    lines += ["- %s: %s" % (n, ", ".join(spec["lists"][n])) for n in spec["lists"] if n in used]
    section = None
    for entry in spec["functions"]:
        forms = [entry["host"]] if side == "host" and "host" in entry else (
            entry.get("device", []) if side == "device" else [])
        if not forms:
            continue
        if entry["section"] != section:
            section = entry["section"]
            lines += ["", "## " + section[:1].upper() + section[1:], "",
                      "| Function | Types | Meaning | Completion | Since | Built |", "|---|---|---|---|---|---|"]
        ones = [One(spec, entry, f, None if f.get("form") == "template_type" else k, side)
                for f in forms for k in kinds_of(spec, f)
                if "tensor" not in (f.get("form") or "")]
        shapes = "<br>".join(dict.fromkeys(code(shown_signature(entry, f)) for f in forms))
        types = ", ".join(dict.fromkeys(f["types"] for f in forms if "types" in f)) or (
            "any" if any("{T}" in f["params"] for f in forms) else "")
        lines.append("| %s | %s | %s | %s | %s | %s |" % (
            shapes, types, cell(spelled(entry["meaning"])),
            cell(spelled(forms[0].get("completion", entry.get("completion", "")))), entry["since"],
            yes_no(ones, present)))
    if side == "device":
        lines += ["", "## Not there", ""] + ["- %s: %s." % (a["name"], a["reason"]) for a in spec["absent"]]
    else:
        lines += ["", "## Other names", "",
                  "`shmem.h` also defines shorter and older names as macros, unless "
                  "`AIVD_SHMEM_NO_SHORT_NAMES` is defined:", "", "| Name | Is |", "|---|---|"]
        lines += ["| %s | %s |" % (code(a["name"].replace("{T}", "T")),
                                   code(a["of"].replace("{T}", "T")) + (": " + a["why"] if "why" in a else ""))
                  for a in spec["aliases"]]
        lines += ["| %s | %s |" % (code(s.replace("{T}", "T").replace("{B}", "B")),
                                   code(e["name"].replace("{T}", "T").replace("{B}", "B")))
                  for e in spec["functions"] for s in e.get("short", "").split()]
    return text_of(lines)


# ---- table, headers and sources agree ----


def disagreements(spec):
    headers = sorted({e["host"]["header"] for e in spec["functions"] if "host" in e})
    for header in headers:
        listed = {one.name for one in host_functions(spec) if one.form["header"] == header}
        declared = {n for n in common.declared_in("shmem/" + header) if not n.isupper()}
        for name in sorted(declared - listed):
            yield "include/shmem/%s declares %s, which %s does not list" % (header, name, TABLE)
        for name in sorted(listed - declared):
            yield "%s lists %s, which include/shmem/%s does not declare" % (TABLE, name, header)
    every = {one.name for one in host_functions(spec)}
    for name in sorted(n for n in definitions("src/shmem/*.c") if n.startswith("aclshmem")):
        if name not in every:
            yield "src/shmem defines %s, which %s does not list" % (name, TABLE)
        elif any(one.name == name and "call" in one.form for one in host_functions(spec)):
            yield "src/shmem defines %s, whose call %s spells out" % (name, TABLE)


# ---- files ----


def outputs(spec):
    present = Present()
    tested = dict(spec, title="symmetric memory's", include=INCLUDES)
    for header in sorted({e["host"]["header"] for e in spec["functions"] if "host" in e}):
        if not header.startswith(HAND_WRITTEN):
            yield "include/shmem/" + header, host_header(spec, header)
    for header in device_headers(spec):
        yield "include/shmem/" + header, device_header(spec, header, present)
    yield "include/shmem/host_device/shmem_names.h", names_header(spec)
    yield "src/shmem/generated/typed.c", typed(spec, present)
    missing = any(not one.built(present) for one in host_functions(spec))
    yield "src/shmem/generated/not_supported.c", not_supported(spec, present) if missing else None
    yield "tests/headers/generated/shmem_layouts.c", common.layouts(tested)
    yield "tests/headers/generated/shmem_values.c", common.values(tested)
    yield "tests/headers/generated/shmem_prototypes.c", prototypes(spec)
    yield "tests/headers/generated/shmem_refusals.c", refusals(spec, present) if missing else None
    for side in ("host", "device"):
        yield "docs/reference/shmem-%s.md" % side, page(spec, side, present)


def put(name, text, check):
    """Whether the file was different; no text: it is not there."""
    if text is not None:
        return common.put(name, text, check)
    path = os.path.join(ROOT, name)
    if not os.path.exists(path):
        return False
    if not check:
        os.remove(path)
    print("%s %s" % ("differs:" if check else "removed", name))
    return True


def main(arguments):
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    check, spec = bool(arguments), table()
    different = [put(name, text, check) for name, text in outputs(spec)]
    wrong = list(disagreements(spec))
    for text in wrong:
        print("disagree: " + text, file=sys.stderr)
    return 1 if wrong or (check and any(different)) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
