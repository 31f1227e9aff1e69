"""interfaces/shmem.json: the table, what of it is built, and one function of it as a compilation sees it.
For scripts/generate_shmem.py and whoever asks for the names (scripts/generate, generate_survey.py)."""
import glob
import importlib.machinery
import importlib.util
import json
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLE = "interfaces/shmem.json"
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
