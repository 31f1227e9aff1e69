#!/usr/bin/env python3
"""Writes what follows from interfaces/shmem.json: symmetric memory on hosts and in kernels.

    scripts/generate_shmem.py [--check]

Writes include/shmem/host/data_plane/*.h (those that are regular), include/shmem/device/**,
include/shmem/host_device/shmem_names.h, src/shmem/generated/{typed,not_supported}.c,
tests/headers/generated/shmem_*.c and docs/reference/shmem-{host,device}.md. --check writes nothing and
exits 1 when a file would change.

A function of the table is built when what stands behind it is there: the function its "call" names
(src/shmem/*.c for the host, declared or inline in include/shmem/device/impl*.h for kernels), or, without a "call", itself in
src/shmem/*.c. So nothing has to be switched on: write the function, run `make generate`.
"""
import glob
import importlib.machinery
import importlib.util
import json
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLE = "interfaces/shmem.json"
HAND_WRITTEN = ("host/init/", "host/mem/", "host/team/", "host/data_plane/shmem_host_cc.h")
INCLUDES = ["shmem/shmem.h"]
NOTE = "Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit."
WIDTH = 100


def load_common():
    """scripts/generate, for the layout of C text."""
    loader = importlib.machinery.SourceFileLoader("generate", os.path.join(ROOT, "scripts/generate"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("generate", loader))
    sys.dont_write_bytecode = True
    loader.exec_module(module)
    return module


common = load_common()


def read(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as f:
        return f.read()


def table():
    return json.loads(read(TABLE))


# ---- what is there ----


def definitions(pattern):
    """Names of the functions that the files define, also by a macro: SETTER(aclshmemx_name, ...)."""
    names = set()
    for path in glob.glob(os.path.join(ROOT, pattern)):
        text = common.strip_comments(read(os.path.relpath(path, ROOT)))
        text = re.sub(r"\((aclshmem\w+)\)(?=\()", r" \1", text)
        names |= set(re.findall(r"^[A-Za-z_][\w \t*]*?\b(\w+)\([^;{}]*\)\s*\{", text, flags=re.M))
        names |= set(re.findall(r"^[A-Z][A-Z_]+\((aclshmem\w+)\b", text, flags=re.M))
    return names


def declarations(pattern):
    """Names of the functions that headers define inline or declare."""
    names = set()
    for path in glob.glob(os.path.join(ROOT, pattern)):
        text = common.strip_comments(read(os.path.relpath(path, ROOT)))
        names |= set(re.findall(r"^[A-Za-z_][\w \t\n*]*?\b(aivd_shm_\w+)\(", text, flags=re.M))
    return names


class Present:
    def __init__(self):
        self.host = definitions("src/shmem/*.c")
        self.device = declarations("include/shmem/device/impl*.h")


def behind(call):
    """The functions a call goes to."""
    return set(re.findall(r"\b((?:shmem|aivd_shm)_\w+)\(", call or "")) - {
        "shmem_bytes", "aivd_shm_bytes"}


# ---- one function of one side for one type ----


def split(text):
    """At commas outside parentheses."""
    parts, depth, part = [], 0, ""
    for c in text:
        depth += (c in "(<") - (c in ")>")
        if c == "," and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += c
    return parts + [part.strip()] if part.strip() else parts


def name_of(parameter):
    function = re.search(r"\(\s*\*\s*(\w+)\s*\)\s*\(", parameter)
    if function:
        return function.group(1)
    return re.search(r"(\w+)\s*(?:=.*)?$", parameter).group(1)


class One:
    """A function as one compilation sees it."""

    def __init__(self, spec, entry, form, kind, side, cplusplus=True):
        self.spec, self.entry, self.form, self.kind = spec, entry, form, kind
        self.side, self.cplusplus = side, cplusplus
        types = spec["types"].get(kind, {})
        self.code = "AIVD_SHM_" + types.get("code", "")
        self.type = types.get("host", types.get("c")) if side == "host" else types.get("c", "")
        self.name = entry["name"].replace("{T}", kind or "").replace("{B}", kind or "")
        self.returns = self.text(form["returns"])
        self.params = [self.text(p) for p in split(form["params"])]

    def text(self, template):
        value = template.replace("{N}", self.name).replace("{C}", '"%s"' % self.name)
        value = value.replace("{B}", self.kind or "").replace("{I}", self.code)
        value = value.replace("{G}", "__gm__ ").replace("{U}", "__ubuf__ ").replace("{P}", "")
        value = value.replace("{R}", "const non_contiguous_copy_param &" if self.cplusplus else
                              "non_contiguous_copy_param ").replace("{&}", "&")
        value = re.sub(r"\{S:(\w+)\}", r"sizeof(*\1)", value).replace("{S}", "sizeof(*dst)")
        value = re.sub(r"\{V:(\w+)\}", lambda m: self.bits(m.group(1)), value)
        while "{W:" in value:
            begin = value.index("{W:")
            value = value[:begin] + self.value(value[begin + 3:value.rindex("}")]) + \
                value[value.rindex("}") + 1:]
        return value.replace("{T}", self.type or "T")

    def bits(self, value):
        special = {"host": {"FLOAT": "bits_of_float(%s)"},
                   "device": {"FLOAT": "aivd_bits_of_float(%s)", "HALF": "aivd_half_bits(%s)",
                              "BFLOAT16": "aivd_bf16_bits(%s)"}}[self.side]
        return special.get(self.code[9:], "(uint64_t)%s") % value

    def value(self, bits):
        special = {"host": {"FLOAT": "float_of_bits(%s)"},
                   "device": {"FLOAT": "aivd_float_of_bits((uint32_t)%s)"}}[self.side]
        return special.get(self.code[9:], "({T})%s") % bits

    def built(self, present):
        have = present.host if self.side == "host" else present.device
        if "call" not in self.form:
            return self.name in have
        return behind(self.form["call"]) <= have

    def statements(self):
        parts = self.text(self.form["call"]).split("; ")
        if self.returns != "void" and "return" not in self.form["call"]:
            parts[-1] = "return " + parts[-1]
        return parts

    def meaning(self):
        return self.entry["meaning"].replace("{B}", self.kind or "B")


def kinds_of(spec, form):
    return spec["lists"][form["types"]] if "types" in form else [None]


def host_functions(spec):
    for entry in spec["functions"]:
        if "host" in entry:
            for kind in kinds_of(spec, entry["host"]):
                yield One(spec, entry, entry["host"], kind, "host")


def device_names(spec):
    """(entry, form, name, kind) once per name a kernel can call."""
    for entry in spec["functions"]:
        seen = set()
        for form in entry.get("device", []):
            kinds = [None] if form.get("form") == "template_type" else kinds_of(spec, form)
            for kind in kinds:
                one = One(spec, entry, form, kind, "device")
                if one.name not in seen:
                    seen.add(one.name)
                    yield entry, form, one


def family(entry):
    """How people write the names of an entry in one word."""
    return entry["name"].replace("{T}", "TYPE").replace("{B}", "BITS")


def names(spec=None):
    """What others ask of this table: public functions, each with name, side and built."""
    spec, present, result = spec or table(), Present(), {}
    for one in host_functions(spec):
        result[one.name] = {"name": one.name, "section": one.entry["section"], "host": True,
                            "device": None, "built": one.built(present),
                            "family": family(one.entry)}
    for entry, _, one in device_names(spec):
        built = one.built(present)
        old = result.setdefault(one.name, {"name": one.name, "section": entry["section"],
                                           "host": None, "device": True, "built": built,
                                           "family": family(entry)})
        old["device_built"] = built
        old["device"] = True
    return list(result.values())


# ---- C text ----


def head_comment(text):
    """The first comment of a file, with the note on a line of its own."""
    lines = common.comment(text)
    if len(lines) == 1:
        lines = [lines[0][:-3]] + [" */"]
    last = lines[-1][:-3].rstrip()
    return lines[:-1] + ([last] if last.strip() not in ("", "*") else []) + [" * %s */" % NOTE]


def guard(header):
    return re.sub(r"\W", "_", os.path.basename(header)).upper() if header.startswith("host") else \
        re.sub(r"\W", "_", header.replace("shmem_device_", "shmem_")).upper()


def text_of(lines):
    return "\n".join(lines) + "\n"


def body(one):
    lines = []
    for statement in one.statements():
        lines += broken("    " + statement + ";")
    return lines


def broken(line):
    """A statement on lines of at most WIDTH columns."""
    lines = []
    while len(line) > WIDTH:
        cut = line.rfind(", ", 0, WIDTH)
        cut = cut if cut > 20 else line.find(", ", WIDTH)
        if cut < 0:
            break
        lines.append(line[:cut + 1])
        line = "        " + line[cut + 2:]
    return lines + [line]


def definition(one, head, present, refuse):
    """A function: its call, or its refusal."""
    lines = common.fill("%s%s(" % (head, common.join_type(one.returns, one.name)),
                        one.params or ["void"], ")") + ["{"]
    if one.built(present):
        return lines + body(one) + ["}"]
    lines += ["    (void)%s;" % name_of(p) for p in one.params]
    return lines + refuse(one) + ["}"]


def spelled(text):
    return text.replace("{B}", "8, 16, 32, 64 or 128").replace("{T}", "TYPE")


def documented(entry, form):
    return common.comment(" ".join([spelled(entry["meaning"])] + [
        spelled(e["completion"]) for e in (entry, form) if "completion" in e]))


# ---- host headers ----

TITLES = {
    "shmem_host_rma.h": "put and get, contiguous, strided and of one element.",
    "shmem_host_so.h": "signals, alone and with data, and the order of operations.",
    "shmem_host_p2p_sync.h": "waits for local words that peers write, and tests of them.",
    "shmem_host_amo.h": "atomic operations on words of other PEs, and locks.",
    "shmem_host_coll.h": "collectives of a team.",
    "device/team/shmem_device_team.h": "who I am, in the world and in a team.",
    "device/gm2gm/shmem_device_cc.h": "barriers.",
    "device/gm2gm/shmem_device_mo.h": "order of operations.",
    "device/gm2gm/shmem_device_rma.h": "put and get.",
    "device/ub2gm/shmem_device_rma.h": "put and get of tensors with one side in UB.",
    "device/gm2gm/shmem_device_so.h": "signals, alone and with data.",
    "device/gm2gm/shmem_device_p2p_sync.h": "waits for local words that peers write, and tests.",
    "device/gm2gm/shmem_device_amo.h": "atomic operations on words of other PEs, and locks.",
    "device/gm2gm/shmem_device_coll.h": "collectives of a team.",
    "device/gm2gm/engine/shmem_device_mte.h": "calls that name the MTE engine.",
    "device/ub2gm/engine/shmem_device_mte.h": "calls that name the MTE engine, one side in UB.",
    "device/gm2gm/engine/shmem_device_sdma.h": "calls that name the SDMA engine.",
    "device/gm2gm/engine/shmem_device_rdma.h": "calls that name the RoCE engine.",
    "device/gm2gm/engine/shmem_device_udma.h": "calls that name the UDMA engine.",
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
        text += text_of([""] + definition(one, "BASE_EXPORT ", present, None))
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
    if not missing:
        return text_of(lines[:-2] + ["typedef int shmem_nothing_is_missing;"])
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


# ---- device headers ----

KERNEL = "static __aicore__ AIVD_INLINE "
DEVICE_TEXT = ("For kernels. A refused operand ends the kernel with 507035 and the reason. ")


def refuse_in_kernel(one):
    lines = ['    aivd_shm_not_built("%s");' % one.name]
    if one.returns == "void":
        return lines
    value = "NULL" if one.returns.endswith("*") else "(%s)0" % one.returns
    if one.returns in ("half", "bfloat16_t"):
        value = "AIVD_SHM_NOTHING(%s)" % one.returns
    return lines + ["    return %s;" % value]


def typed_forms(spec, entry, form, present):
    """pointer: one text for C and C++."""
    lines = []
    for kind in kinds_of(spec, form):
        one = One(spec, entry, form, kind, "device")
        lines += [""] + definition(one, KERNEL, present, refuse_in_kernel)
    return lines


def rows_forms(spec, entry, form, present):
    """A form with rows of a matrix: an overload in C++, a choice by type in C."""
    cplusplus, plain = [], []
    for kind in kinds_of(spec, form):
        one = One(spec, entry, form, kind, "device")
        cplusplus += [""] + definition(one, KERNEL, present, refuse_in_kernel)
        one = One(spec, entry, form, kind, "device", False)
        public, one.name = one.name, one.name + "__rows"
        plain += [""] + definition(one, KERNEL, present, refuse_in_kernel)
        given = [name_of(p) for p in one.params]
        at = given.index("copy_params")
        plain += ["#define %s(%s, how, ...) \\" % (public, ", ".join(given[:at])),
                  "    _Generic((how), non_contiguous_copy_param: %s__rows, default: %s)( \\" % (
                      public, public),
                  "        %s, how, __VA_ARGS__)" % ", ".join(given[:at])]
        plain = [line.replace('"%s__rows"' % public, '"%s"' % public) for line in plain]
    return cplusplus, plain


def tensor_forms(spec, entry, form, present):
    lines = []
    for kind in kinds_of(spec, form):
        one = One(spec, entry, form, kind, "device")
        lines += [""] + common.fill("%s%s(" % (KERNEL, common.join_type(one.returns, one.name)),
                                    one.params, ")") + ["{"] + body(one) + ["}"]
    return lines


def template_forms(spec, entry, form, present):
    """A form for every T, in C++."""
    one = One(spec, entry, form, None, "device")
    head = {"template_pipe": "template <typename T, pipe_t WQE_PIPE = PIPE_MTE3>",
            "template_pipe_tensor": "template <typename T, pipe_t WQE_PIPE = PIPE_MTE3>",
            "template_c": None, "cpp": None}.get(form["form"], "template <typename T>")
    lines = ["", head] if head else [""]
    kernel = KERNEL.replace("static ", "") if head else KERNEL
    checked = ["    static_assert(WQE_PIPE == PIPE_S || WQE_PIPE == PIPE_MTE3,",
               '                  "%s: the pipe is PIPE_S or PIPE_MTE3");' % one.name]
    if "tensor" in form["form"]:
        text = common.fill("%s%s(" % (kernel, common.join_type(one.returns, one.name)),
                           one.params, ")") + ["{"] + body(one) + ["}"]
        if "pipe" in form["form"]:
            text = [re.sub(r"^    (%s)\(" % one.name, r"    \1<T, WQE_PIPE>(", line) for line in text]
        return lines + text
    text = definition(one, kernel, present, refuse_in_kernel)
    if head and "WQE_PIPE" in head:
        at = text.index("{") + 1
        text = text[:at] + checked + text[at:]
    return lines + text


def typed_template(spec, entry, form, present):
    """A form for listed T: a template in C++, a choice by type in C."""
    class Any(One):
        def bits(self, value):
            return "aivd_shm_bits(%s)" % value

        def value(self, bits):
            return "aivd_shm_value<T>(%s)" % bits

    one = Any(spec, entry, dict(form, call=form["call"].replace("{I}", "aivd_shm_type_of<T>()")), None,
              "device")
    kinds = kinds_of(spec, form)
    allowed = [spec["types"][k]["c"] for k in kinds]
    text = definition(one, KERNEL.replace("static ", ""), present, refuse_in_kernel)
    at = text.index("{") + 1
    check = broken("    static_assert(aivd_shm_one_of<T, %s>()," % ", ".join(allowed)) + [
        '                  "%s: T is not one of " ' % one.name, '                  "%s");' % " ".join(allowed)]
    cplusplus = ["", "template <typename T>"] + text[:at] + check + text[at:]
    plain, choices = [], []
    for kind in kinds:
        typed_one = One(spec, entry, form, kind, "device", False)
        typed_one.name = "%s__%s" % (one.name, kind)
        plain += [""] + [line.replace('"%s"' % typed_one.name, '"%s"' % one.name) for line in
                         definition(typed_one, KERNEL, present, refuse_in_kernel)]
        choices.append("%s: %s" % (spec["types"][kind]["c"], typed_one.name))
    plain += ["#define %s(dst, ...) \\" % one.name]
    choice = broken("    _Generic(*(dst), %s)(dst, __VA_ARGS__)" % ", ".join(choices))
    plain += [line + " \\" for line in choice[:-1]] + [choice[-1]]
    return cplusplus, plain


class Arity:
    """The functions of a template in C, by number of arguments."""

    def __init__(self):
        self.plain, self.rows, self.lines = {}, {}, []

    def add(self, spec, entry, form, present):
        one = One(spec, entry, form, None, "device", False)
        given = list(one.params)
        default = [p for p in given if "=" in p]
        one.params = [p.split("=")[0].strip() for p in given]
        one.params = [re.sub(r"\bT \*", "void *", p) for p in one.params]
        count = len(one.params)
        rows = form["form"] == "template_rows"
        public = one.name
        one.name = "%s__%d%s" % (public, count, "rows" if rows else "f")
        sized = "{S" in form["call"]
        if sized:
            one.params.insert(0, "size_t element")
            one.form = dict(form, call=re.sub(r"\{S(:\w+)?\}", "element", form["call"]))
        text = definition(one, KERNEL, present, refuse_in_kernel)
        self.lines += [""] + [line.replace('"%s"' % one.name, '"%s"' % public) for line in text]
        (self.rows if rows else self.plain)[count] = (one.name, [name_of(p) for p in given], sized)
        if default and count - 1 not in self.plain:
            self.plain[count - 1] = (one.name, [name_of(p) for p in given[:-1]] + ["0"], sized)

    def macros(self, name):
        counts = sorted(self.plain)
        single = len(counts) == 1
        lines = [] if single else ["#define %s(...) AIVD_SHM_PICK(%s, __VA_ARGS__)(__VA_ARGS__)" % (name, name)]
        for count in counts:
            function, given, sized = self.plain[count]
            macro = name if single else "%s__%d" % (name, max(count, 1))
            shown = [g for g in given if g != "0"] or ([] if single else ["none"])
            call = function
            if count in self.rows:
                how = self.rows[count][1].index("copy_params")
                call = "_Generic((%s), non_contiguous_copy_param: %s, default: %s)" % (
                    given[how], self.rows[count][0], function)
            size = ["sizeof(*(%s))" % self.pointer(given)] if sized else []
            arguments = size + [g if g == "0" else "%s" % g for g in given]
            lines += broken_macro("#define %s(%s) %s(%s)" % (
                macro, ", ".join(shown), call, ", ".join(arguments)))
        return lines

    @staticmethod
    def pointer(given):
        return "dst" if "dst" in given else given[0]


def broken_macro(line):
    parts = broken(line)
    return [p + " \\" for p in parts[:-1]] + [parts[-1]]


def device_header(spec, header, present):
    title = TITLES[header]
    depth = "../" * header.count("/")
    first = "%s: %s %sSource document: %s." % (header, title, DEVICE_TEXT, spec["source"])
    lines = head_comment(first) + ["/* clang-format off */", "#ifndef " + guard(header),
                                     "#define " + guard(header), "", '#include "%sdevice/shmem_def.h"' % depth]
    if header.startswith("device/ub2gm"):
        lines.append('#include "%s%s"' % (depth, header.replace("ub2gm", "gm2gm")))
    for entry in spec["functions"]:
        forms = [f for f in entry.get("device", []) if f["header"] == header]
        if not forms:
            continue
        same = entry["device"][0]["header"] == header
        lines += [""] + (documented(entry, forms[0]) if same else common.comment(
            spelled("%s: the forms with one side in UB." % entry["name"])))
        cplusplus, plain, arity = [], [], Arity()
        for form in forms:
            kind = form.get("form")
            if kind is None:
                lines += typed_forms(spec, entry, form, present)[1:]
            elif kind == "rows":
                more, other = rows_forms(spec, entry, form, present)
                cplusplus, plain = cplusplus + more, plain + other
            elif kind == "tensor":
                cplusplus += tensor_forms(spec, entry, form, present)
            elif kind == "template_type":
                more, other = typed_template(spec, entry, form, present)
                cplusplus, plain = cplusplus + more, plain + other
            else:
                cplusplus += template_forms(spec, entry, form, present)
        if any((f.get("form") or "").startswith("template") and f["form"] != "template_type" for f in forms):
            if header.startswith("device/gm2gm"):
                for form in entry["device"]:
                    if form["form"] in ("template", "template_rows", "template_c", "template_pipe"):
                        arity.add(spec, entry, form, present)
                plain += arity.lines + [""] + arity.macros(entry["name"])
        if cplusplus and plain:
            lines += ["#ifdef __cplusplus"] + cplusplus[1:] + ["", "#else"] + plain[1:] + ["", "#endif"]
        elif cplusplus:
            lines += ["#ifdef __cplusplus"] + cplusplus[1:] + ["", "#endif"]
        elif plain:
            lines += ["#ifndef __cplusplus"] + plain[1:] + ["", "#endif"]
    return text_of(lines + ["", "#endif"])


def device_headers(spec):
    return sorted({f["header"] for e in spec["functions"] for f in e.get("device", [])})


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
    if not missing:
        return text_of(lines + ["int main(void)", "{", "    return 0; /* everything is built */", "}"])
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
    yield "src/shmem/generated/not_supported.c", not_supported(spec, present)
    yield "tests/headers/generated/shmem_layouts.c", common.layouts(tested)
    yield "tests/headers/generated/shmem_values.c", common.values(tested)
    yield "tests/headers/generated/shmem_prototypes.c", prototypes(spec)
    yield "tests/headers/generated/shmem_refusals.c", refusals(spec, present)
    for side in ("host", "device"):
        yield "docs/reference/shmem-%s.md" % side, page(spec, side, present)


def main(arguments):
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    check, spec = bool(arguments), table()
    different = [common.put(name, text, check) for name, text in outputs(spec)]
    wrong = list(disagreements(spec))
    for text in wrong:
        print("disagree: " + text, file=sys.stderr)
    return 1 if wrong or (check and any(different)) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
