"""The headers of kernels' calls of symmetric memory (include/shmem/device), from the table: for
scripts/generate_shmem.py. The official calls are C++ overloads and templates; for C each becomes
functions with names of their own behind a macro that chooses."""
import re

from shmem_table import (One, body, broken, common, definition, documented, guard, head_comment,
                         kinds_of, name_of, spelled, text_of)

TITLES = {
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
        takes = " or ".join(str(count) for count in counts)
        for count in range(1, 10):  # a name that is not there would be a function that nobody has
            if not single and count not in counts and not (count == 1 and 0 in counts):
                lines.append('#define %s__%d(...) AIVD_SHM_WRONG("%s takes %s arguments")' % (
                    name, count, name, takes))
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
