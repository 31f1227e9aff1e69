#!/usr/bin/env python3
"""Writes the Ascend C SIMD C-API headers and the stubs of what is not built from interfaces/asc.json.

    scripts/generate_asc.py [--check]

Writes include/c_api/asc_impl.h, include/c_api/asc_move.h, include/c_api/asc_system.h,
include/c_api/asc_vector.h, src/core/generated/asc_not_built.c; for vector operations that have a lane
src/core/generated/lane_names.h and asc_vector_ops.c, tests/unit/core/asc_vector_rows.h. --check writes
nothing and exits with 1 when a file differs.
"""
import json
import os
import re
import sys
import textwrap

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WIDTH = 100
SUFFIX = {
    "int8_t": "s8", "uint8_t": "u8", "int16_t": "s16", "uint16_t": "u16", "int32_t": "s32",
    "uint32_t": "u32", "int64_t": "s64", "uint64_t": "u64", "half": "f16", "bfloat16_t": "bf16",
    "float": "f32", "double": "f64", "int4b_t": "s4",
}
COUNT_MAX = 12  # arguments, as in AIVD_ASC_SELECT of c_api/asc_overload.h
ENUMS = {"pipe_t", "event_t", "mem_dsb_t"}
OUTPUTS = {"dst"}
KIND_SUFFIX = {
    "count": "", "single": "", "burst": "burst", "strided": "strided", "mask": "mask",
    "vector": "vector", "vector_strided": "vector_strided",
}


class Param:
    """One parameter of one form for one element type."""

    def __init__(self, text, dst, src, outputs):
        match = re.fullmatch(r"(.*[\s*&])(\w+)(\[\d+\])?", text.strip())
        kind, self.name, array = match.group(1).strip(), match.group(2), match.group(3)
        self.pointer = kind[:-1] in ("U", "G") and kind.endswith("*")
        self.reference = kind.endswith("&")
        self.output = self.pointer and self.name in OUTPUTS | outputs
        if self.pointer:
            self.type = dst if self.name == "dst" else src
        elif kind.rstrip("&") == "T":
            self.type = src
        else:
            self.type = kind.rstrip("&").strip()
        self.array = bool(array)

    def typed(self, cplusplus):
        """The parameter as the user sees it."""
        if self.pointer:
            return "%s%s *%s" % ("" if self.output else "const ", self.type, self.name)
        if self.reference:
            return "%s %s%s" % (self.type, "&" if cplusplus else "*", self.name)
        return "%s %s%s" % (self.type, "*" if self.array else "", self.name)

    def raw(self):
        """The parameter as the implementation takes it: no type a C++ compiler sees otherwise."""
        if self.pointer:
            return "%svoid *%s" % ("" if self.output else "const ", self.name)
        base = {"half": "uint16_t", "bfloat16_t": "uint16_t"}.get(self.type, self.type)
        base = "int" if base in ENUMS else base
        return "%s %s%s" % (base, "*" if self.array or self.reference else "", self.name)


class Function:
    """One form of one function for one element type."""

    def __init__(self, entry, form, types, several, text):
        dst, src = "void", "void"
        if types:
            dst, src = types.split("/") if "/" in types else (types, types)
        self.entry, self.kind, self.dst, self.src = entry, form["kind"], dst, src
        parts = [p.strip() for p in text.split(",")] if text else []
        self.params = []
        for part in parts:
            param = Param(part, dst, src, {"address"} if entry["group"] == "gm_atomic" else set())
            if param.pointer and types and param.name == "src" and "src_offset" in text:
                param.type = dst
            self.params.append(param)
        self.name = entry["name"]
        tail = [KIND_SUFFIX[self.kind]] if KIND_SUFFIX[self.kind] else []
        if types and several:
            tail += [SUFFIX[dst]] if dst == src else [SUFFIX[dst], SUFFIX[src]]
        self.tail = "_".join(tail)
        self.impl = "aivd_" + self.name + ("_" + self.tail if tail else "")

    def prototype(self):
        raw = ", ".join(p.raw() for p in self.params) or "void"
        return "%s%s(%s)" % (space(self.returns()), self.impl, raw)

    def returns(self):
        return self.src if self.entry["returns"] == "T" else self.entry["returns"]


def space(kind):
    return kind if kind.endswith("*") else kind + " "


def functions_of(table, entry):
    result = []
    all_types = {t for form in entry["forms"] for t in form.get("types", [])}
    for form in entry["forms"]:
        text = table["shorthand"].get(form["params"], form["params"])
        for types in form.get("types", [None]):
            result.append(Function(entry, form, types, len(all_types) > 1, text))
    return result


def wrap(text, indent, width=WIDTH):
    """Breaks a declaration after a comma where it would pass the line's width. Arguments stand below
    each other at `indent`, or on lines of their own when even that is too wide."""
    widest = max((len(part) for part in text[indent:].split(", ")), default=0)
    lines = []
    if len(text) > width and indent + widest > width - 1:
        lines, text, indent = [text[:indent]], " " * 8 + text[indent:], 8
    while len(text) > width:
        cut = text.rfind(", ", indent, width)
        if cut < 0:
            break
        lines.append(text[:cut + 1])
        text = " " * indent + text[cut + 2:]
    return "\n".join(lines + [text])


def declare(text):
    return wrap(text, text.index("(") + 1)


def notice(what):
    return "/* %s\n * Written by scripts/generate_asc.py from interfaces/asc.json: do not edit. */\n/* clang-format off */\n" % what


def comment(text):
    return textwrap.fill("/* %s */" % text, WIDTH, subsequent_indent=" * ") + "\n"


def impl_header(table):
    out = [notice("c_api/asc_impl.h: what the Ascend C SIMD C-API calls in libaivdrive. Kernels use\n"
                  " * c_api/asc_simd.h; this is the seam behind it, the same for C and C++. 16-bit\n"
                  " * floats pass as their bits, pipes and events as int.")]
    out.append("#ifndef C_API_ASC_IMPL_H\n#define C_API_ASC_IMPL_H\n\n#include <stdint.h>\n\n"
               "#include \"asc_enums.h\"\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n")
    for built in (True, False):
        group = None
        for entry in table["functions"]:
            if entry["built"] != built:
                continue
            if entry["group"] != group:
                group = entry["group"]
                out.append("\n/* %s%s */\n" % (group, "" if built else ": not built yet; a call ends the "
                                               "kernel and names the function"))
            out += [declare(f.prototype() + ";") + "\n" for f in functions_of(table, entry)]
    out.append("\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n")
    return "".join(out)


def body(function, cplusplus_names):
    """The statements of a wrapper: how typed arguments become those of the implementation."""
    args = []
    for p in function.params:
        if p.type == "half" and not p.pointer and not p.reference:
            args.append("aivd_half_bits(%s)" % p.name)
        elif p.type == "bfloat16_t" and not p.pointer and not p.reference:
            args.append("aivd_bf16_bits(%s)" % p.name)
        elif p.reference:
            cast = "(uint16_t *)" if p.type in ("half", "bfloat16_t") else ""
            args.append("%sAIVD_ASC_ADDRESS(%s)" % (cast, p.name))
        elif p.type in ENUMS:
            args.append("(int)%s" % p.name)
        else:
            args.append(p.name)
    result = "" if function.entry["returns"] == "void" else "return "
    return wrap("    %s%s(%s);" % (result, function.impl, ", ".join(args)), 8)


def typed_params(function):
    params = []
    for p in function.params:
        if p.reference:
            params.append("%s AIVD_ASC_REFERENCE(%s)" % (p.type, p.name))
        elif p.type == "event_t":
            params.append("int " + p.name)
        else:
            params.append(p.typed(False))
    return ", ".join(params) or "void"


def wrapper(function, name, overloaded, wait):
    """One inline function; `overloaded` ones have their own name in C."""
    spelled = "AIVD_ASC(%s, %s)" % (name, function.tail or "one") if overloaded else name
    head = "AIVD_ASC_INLINE %s%s(%s)" % (space(function.returns()), spelled,
                                       typed_params(function))
    lines = [wrap(head, head.index("(", head.index(spelled) + len(spelled)) + 1), "{",
             body(function, False)]
    if wait:
        lines.append("    aivd_asc_sync_pipe((int)%s);" % wait)
    return "\n".join(lines + ["}"]) + "\n\n"


def c_name(function, name):
    return "%s__%s" % (name, function.tail or "one")


def generic(functions, name, levels, inner=False):
    """A C expression that names the function for the arguments' types. The inner choices are compiled
    even where the outer one does not lead to them: they need a default."""
    if not levels:
        return c_name(functions[0], name)
    index = levels[0]
    groups = {}
    for function in functions:
        groups.setdefault(function.params[index].type, []).append(function)
    first = functions[0].params[index]
    choices = []
    for kind, members in groups.items():
        choice = generic(members, name, levels[1:], True)
        if first.pointer:
            choices.append("%s *: %s" % (kind, choice))
            if not first.output:
                choices.append("const %s *: %s" % (kind, choice))
        elif first.reference:
            choices.append("%s: %s" % (kind, choice))
        else:
            choices.append("%s: %s" % (kind, choice))
    if inner:
        choices.append("default: aivd_asc_no_such_form")
    lines = ",\n".join(choices).replace("\n", "\n    ")
    return "_Generic((%s),\n    %s)" % (first.name, lines)


def levels_of(functions):
    """The parameters whose types tell the functions apart, as few as possible."""
    count = len(functions[0].params)
    for index in range(count):
        if len({f.params[index].type for f in functions}) == len(functions):
            return [index]
    for one in range(count):
        for two in range(one + 1, count):
            if len({(f.params[one].type, f.params[two].type) for f in functions}) == len(functions):
                return [one, two]
    raise ValueError("cannot tell the forms of %s apart" % functions[0].name)


def macro(head, body):
    """A #define on one line, or its body broken and indented below."""
    one = "#define %s %s" % (head, body)
    if len(one) <= WIDTH:
        return one + "\n"
    lines = ["#define " + head] if len(head) <= WIDTH - 12 else [
        wrap("#define " + head, 12, WIDTH - 2).replace("\n", " \\\n")]
    for part in body.split("\n"):
        lines += [line for line in wrap("    " + part, 8, WIDTH - 2).split("\n")]
    return " \\\n".join(lines) + "\n"


def dispatch(functions, name):
    """The C macros that choose among the forms and element types of a name."""
    by_count = {}
    for function in functions:
        by_count.setdefault(len(function.params), []).append(function)
    out = []
    for count, members in sorted(by_count.items()):
        names = [p.name for p in members[0].params]
        args = ["&(%s)" % p.name if p.reference else p.name for p in members[0].params]
        chosen = generic(members, name, levels_of(members) if len(members) > 1 else [])
        macro_name = name if len(by_count) == 1 else "%s__args%d" % (name, count)
        out.append(macro("%s(%s)" % (macro_name, ", ".join(names)),
                         "%s(%s)" % (chosen, ", ".join(args))))
    if len(by_count) > 1:
        choices = ["%s__args%d" % (name, n) if n in by_count else "AIVD_ASC_WRONG"
                   for n in range(COUNT_MAX, 0, -1)]
        out.append(macro(name + "(...)", "AIVD_ASC_SELECT(__VA_ARGS__, %s, 0)(__VA_ARGS__)"
                         % ", ".join(choices)))
    return "".join(out)


def family(functions, name, wait=None):
    """Wrappers of one name and, when it has several or takes a reference, its C macros."""
    overloaded = len(functions) > 1 or any(p.reference for p in functions[0].params)
    text = "".join(wrapper(f, name, overloaded, wait) for f in functions)
    macros = dispatch(functions, name) if overloaded else ""
    return text, macros


def api_header(table, file, groups, what):
    guard = "C_API_%s_H" % file.upper()
    out = [notice("c_api/%s.h: %s" % (file, what))]
    out.append("#ifndef %s\n#define %s\n\n#include \"asc_impl.h\"\n#include \"asc_overload.h\"\n"
               "#include \"asc_types.h\"\n\n" % (guard, guard))
    by_name = {}
    for entry in table["functions"]:
        by_name.setdefault(entry["name"], []).append(entry)
    macros, group, done = [], None, set()
    for entry in table["functions"]:
        entries = by_name[entry["name"]]
        home = "vector_compute" if len(entries) > 1 else entry["group"]
        if home not in groups or entry["name"] in done:
            continue
        done.add(entry["name"])
        if home != group:
            group = home
            out.append(comment(table["groups"][group]) + "\n")
        functions = [f for e in entries for f in functions_of(table, e)]
        text, defines = family(functions, entry["name"])
        out.append(text)
        macros.append(defines)
        waiting = [e for e in entries if "sync" in e]
        if waiting:
            kind = waiting[0]["forms"][0]["kind"]
            functions = [f for f in functions_of(table, waiting[0]) if f.kind == kind]
            text, defines = family(functions, entry["name"] + "_sync", waiting[0]["sync"])
            out.append(text)
            macros.append(defines)
        macros.append("\n" if macros and macros[-1] else "")
    if any(macros):
        out.append("#ifndef __cplusplus\n\n%s\n#endif\n\n" % "".join(macros).strip("\n") + "\n")
    out.append("#endif\n")
    return "".join(out)


def stubs(table):
    out = [notice("core/generated/asc_not_built: what the C-API declares and this release does not build.\n"
                  " * Each ends the kernel with ACL_ERROR_RT_VECTOR_CORE_EXCEPTION and its name.")]
    out.append("#include \"c_api/asc_impl.h\"\n#include \"base/compiler.h\"\n#include \"core/asc.h\"\n\n"
               "/* A stub has no use for its arguments. */\n"
               "#pragma GCC diagnostic ignored \"-Wunused-parameter\"\n")
    for entry in table["functions"]:
        if entry["built"]:
            continue
        for function in functions_of(table, entry):
            tail = "" if entry["returns"] == "void" else "    return 0;\n"
            out.append("\n%s\n{\n    core_asc_not_built(\"%s\");\n%s}\n" % (
                declare("BASE_EXPORT " + function.prototype()), entry["name"], tail))
    return "".join(out)


# ---- vector operations around lanes ----

BITS = {
    "int4b_t": 4, "int8_t": 8, "uint8_t": 8, "int16_t": 16, "uint16_t": 16, "half": 16,
    "bfloat16_t": 16, "int32_t": 32, "uint32_t": 32, "float": 32, "int64_t": 64, "uint64_t": 64,
    "double": 64,
}


def lane_of(function):
    """float2half_rn_f16_f32: the name without asc_, then the element types, one when all are the same."""
    types = [SUFFIX[function.dst]] + ([SUFFIX[function.src]] if function.src != function.dst else [])
    return "_".join([function.name[len("asc_"):]] + types)


def lanes(table):
    """Lane name -> a function that has it, in the order of the table."""
    found = {}
    for entry in table["functions"]:
        if entry.get("lane") and entry["built"]:
            for function in functions_of(table, entry):
                found.setdefault(lane_of(function), function)
    return found


def lane_names(table):
    out = [notice("core/generated/lane_names: the lanes of vector operations.")]
    out.append("#ifndef CORE_GENERATED_LANE_NAMES_H\n#define CORE_GENERATED_LANE_NAMES_H\n\n"
               "#define CORE_LANES(LANE) \\\n")
    out.append(" \\\n".join("    LANE(%s)" % name for name in lanes(table)))
    out.append("\n\n#endif\n")
    return "".join(out)


def scalar_bits(param):
    if param.type == "float":
        return "core_vec_float(%s)" % param.name
    unsigned = {"int16_t": "(uint16_t)", "int32_t": "(uint32_t)"}.get(param.type, "")
    return unsigned + param.name


def vector_call(function):
    """The one statement of a generated operation."""
    sources = [p.name for p in function.params if p.pointer and not p.output]
    scalars = [p for p in function.params if p.name in ("value", "distance")]
    operands = ["dst"] + sources + ["NULL"] * (2 - len(sources))
    scalar = scalar_bits(scalars[0]) if scalars else "0"
    op = "&" + lane_of(function)
    if function.params[-1].name == "count":
        return ("    ", "core_vec_count(block, %s, %s, %s, count);" % (op, ", ".join(operands), scalar))
    def strides(kind):
        names = ["%s_%s_stride" % (name, kind) for name in ["dst"] + sources]
        return "{%s}" % ", ".join(names + ["0"] * (3 - len(names)))
    return ("    ", "core_vec_strided(block, %s, %s, %s, repeat, &(core_vec_strides){%s, %s});" % (
        op, ", ".join(operands), scalar, strides("block"), strides("repeat")))


def vector_ops(table):
    out = [notice("core/generated/asc_vector_ops: the vector operations that apply a lane to elements.")]
    out.append("#include \"c_api/asc_impl.h\"\n#include \"core/asc_vec.h\"\n#include \"core/hook.h\"\n"
               "#include \"core/lane.h\"\n#include \"core/progress.h\"\n\n")
    for name, function in lanes(table).items():
        sources = sum(1 for p in function.params if p.pointer and not p.output)
        bits = [BITS[function.dst]] + [BITS[function.src]] * sources + [0] * (2 - sources)
        out.append("static const core_vec_op %s = {\"%s\", CORE_LANE_%s, {%d, %d, %d}, %s};\n" % (
            name, function.name, name, bits[0], bits[1], bits[2],
            "true" if function.entry["lane"] == "accumulate" else "false"))
    for entry in table["functions"]:
        if not entry.get("lane") or not entry["built"]:
            continue
        for function in functions_of(table, entry):
            indent, call = vector_call(function)
            out.append("\n%s\n{\n    core_block *block = core_current;\n    core_count(block);\n%s\n}\n" % (
                declare("BASE_EXPORT " + function.prototype()), wrap(indent + call, 8)))
    return "".join(out)


def test_rows(table):
    """For the unit tests: every operation with a lane, its two forms and the sizes of its elements."""
    out = [notice("asc_vector_rows: ROW(shape, count form, strided form, lane, bits of dst, bits of a source,\n"
                  " * type of the scalar, whether dst is read) of every vector operation that has a lane.")]
    out.append("#define ASC_VECTOR_ROWS(ROW) \\\n")
    rows, forms = [], {}
    for entry in table["functions"]:
        if entry.get("lane") and entry["built"]:
            for function in functions_of(table, entry):
                forms.setdefault(lane_of(function), []).append(function)
    for name, functions in forms.items():
        count = [f for f in functions if f.params[-1].name == "count"][0]
        strided = [f for f in functions if f.params[-1].name != "count"][0]
        scalars = [p for p in count.params if p.name in ("value", "distance")]
        sources = sum(1 for p in count.params if p.pointer and not p.output)
        shape = "SCALAR" if scalars else "UNARY" if sources == 1 else "BINARY"
        kind = scalars[0].raw().rsplit(" ", 1)[0] if scalars else "int"
        rows.append("    ROW(%s, %s, %s, %s, %d, %d, %s, %d)" % (
            shape, count.impl, strided.impl, name, BITS[count.dst], BITS[count.src], kind,
            count.entry["lane"] == "accumulate"))
    out.append(" \\\n".join(rows) + "\n")
    return "".join(out)


def main():
    with open(os.path.join(ROOT, "interfaces", "asc.json"), encoding="utf-8") as handle:
        table = json.load(handle)
    files = {
        "include/c_api/asc_impl.h": impl_header(table),
        "include/c_api/asc_system.h": api_header(
            table, "asc_system", ("misc", "sys_var", "sync", "cache_ctrl", "atomic", "gm_atomic",
                                 "scalar_compute"),
            "system variables, synchronisation, caches, atomic modes, scalars."),
        "include/c_api/asc_move.h": api_header(
            table, "asc_move", ("vector_datamove",), "moves between GM and UB and inside UB."),
        "include/c_api/asc_vector.h": api_header(
            table, "asc_vector", ("vector_compute",), "vector operations."),
        "src/core/generated/asc_not_built.c": stubs(table),
        "src/core/generated/lane_names.h": lane_names(table),
        "src/core/generated/asc_vector_ops.c": vector_ops(table),
        "tests/unit/core/asc_vector_rows.h": test_rows(table),
    }
    differs = False
    for name, text in files.items():
        path = os.path.join(ROOT, name)
        old = open(path, encoding="utf-8").read() if os.path.exists(path) else None
        if old == text:
            continue
        if "--check" in sys.argv[1:]:
            print("%s is not what interfaces/asc.json says: run scripts/generate_asc.py" % name)
            differs = True
            continue
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as handle:
            handle.write(text)
    return 1 if differs else 0


if __name__ == "__main__":
    sys.exit(main())
