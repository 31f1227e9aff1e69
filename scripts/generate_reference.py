#!/usr/bin/env python3
"""Writes the reference pages docs/reference/<header>.md, one per public header, and the list of them in
docs/reference/README.md.

    scripts/generate_reference.py [--check]

A page has what the header's comments say (meaning, units, ownership, codes) and what the tables of
interfaces/ know (since which release, built or not, source document). The Ascend C SIMD C-API comes
from interfaces/asc.json alone. --check writes nothing and exits 1 when a page would change.
"""
import glob
import json
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUT = "docs/reference"
BEGIN, END = "<!-- headers -->", "<!-- /headers -->"
NOTE = "<!-- Written by scripts/generate_reference.py from the header and interfaces/: do not edit. -->"
CODE = re.compile(r"\b(?:(?:ACL|HCCL|AIVD_LAUNCH)_(?:SUCCESS|OK)|ACL_ERROR_\w+|HCCL_E_\w+|AIVD_LAUNCH_ERR_\w+)\b")
ASCENDC = "include/ascendc/"


def read(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as f:
        return f.read()


def tables():
    """function name -> its entry, with the family's defaults"""
    result = {}
    for name in ("acl", "hccl"):
        table = json.loads(read("interfaces/%s.json" % name))
        for f in table["functions"]:
            reason = f.get("reason", table["reasons"].get(f["section"], table["reasons"].get("*", "")))
            result[f["name"]] = dict(f, source=f.get("source", table.get("source", "")), why=reason)
    return result


# ---- headers ----


def comment_text(comment):
    lines = [re.sub(r"^\s*\*? ?", "", line) for line in comment[2:-2].strip().split("\n")]
    return "\n".join(lines).strip()


def one_line(text):
    return re.sub(r"\s+", " ", text).strip()


def plain(text):
    """Text in which Markdown sees no signs of its own, but for `code`."""
    parts = text.split("`")
    for i in range(0, len(parts), 2):
        parts[i] = re.sub(r"([*<])", lambda m: "&lt;" if m.group(1) == "<" else "\\*", parts[i])
    return "`".join(parts)


def cell(text):
    return plain(one_line(text)).replace("|", "\\|")


def code_cell(text):
    return "`%s`" % one_line(text).replace("|", "\\|")


class Item:
    def __init__(self, kind, name, text, comment):
        self.kind, self.name, self.text, self.comment = kind, name, one_line(text), comment


def tokens_of(text):
    """Comments, and statements at the top level: declarations with their ;, definitions with their }."""
    text = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*$", "", text, flags=re.M)
    text = re.sub(r'extern "C" \{', "", text)
    at, begin, depth = 0, 0, 0
    while at < len(text):
        if text.startswith("/*", at):
            end = text.index("*/", at) + 2
            if depth == 0 and not text[begin:at].strip():
                yield "comment", text[at:end], text[begin:at].count("\n")
                begin = end
            at = end
            continue
        if text.startswith("//", at):
            at = text.index("\n", at)
            continue
        c = text[at]
        depth += (c == "{") - (c == "}")
        at += 1
        body_ends = c == "}" and depth == 0 and "(" in text[begin:at].split("{")[0]
        if depth < 0:
            depth, begin = 0, at
        elif (c == ";" and depth == 0) or body_ends:
            yield "statement", text[begin:at].strip(), 0
            begin = at


def item_of(text, comment):
    bare = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
    head = re.sub(r"__attribute__\s*\(\(.*?\)\)", "", bare, flags=re.S)
    if head.startswith("typedef"):
        name = re.search(r"\(\s*\*\s*(\w+)\s*\)\s*\(", head) or re.search(
            r"(\w+)\s*(?:\[[^\]]*\])?\s*;$", head)
        return Item("type", name.group(1), "", comment) if name else None
    kind = re.match(r"(struct|union|enum|class)\s+(\w+)\s*(?::[^{]*)?\{", head)
    if kind:
        return Item("type", kind.group(2), "", comment)
    head = head.split("{")[0].rstrip("; \n")
    match = re.search(r"\b([A-Za-z_]\w*)\s*\(", head)
    if match is None or "=" in head.split("(")[0] or match.group(1).isupper():
        return None
    head = re.sub(r"\b(static|inline|extern|__aicore__|AIVD_\w*API|AIVD_INLINE|AIVD_SPLIT)\b\s*", "", head)
    return Item("function", match.group(1), head.strip(), comment)


def parse(text):
    """(first comment, [section, [items]])"""
    first, sections, comment, near = "", [["", []]], "", False
    for kind, token, gap in tokens_of(text):
        if kind == "comment":
            body = comment_text(token)
            title = re.fullmatch(r"-+ (.*?) -+", one_line(body))
            if title:
                sections.append([title.group(1), []])
                comment = ""
            elif not first:
                first = body
            else:
                comment = body
            continue
        item = item_of(token, comment)
        if item:
            sections[-1][1].append(item)
        if re.search(r"\n\s*\n", token):
            comment = ""
        near = near or bool(item)
        # a comment speaks for the declarations that follow it without a blank line
        comment = comment if item and not _blank_follows(text, token) else ""
    return first, sections


def _blank_follows(text, token):
    at = text.find(token)
    rest = text[at + len(token):at + len(token) + 40] if at >= 0 else "\n\n"
    return re.match(r"[ \t]*(/\*[^\n]*\*/)?[ \t]*\n[ \t]*\n", rest) is not None or at < 0


# ---- pages ----


def paragraphs(text):
    """A comment as Markdown: indented blocks become code, lists stay lists."""
    lines, out, code = text.split("\n"), [], False
    for line in lines:
        indented = line.startswith("    ")
        if indented and not code:
            out += ["", "```"]
        elif code and not indented and line.strip():
            out += ["```", ""]
        elif code and not line.strip():
            out.append("")
            continue
        code = indented or (code and not line.strip())
        item = re.match(r" ?- ", line) is not None
        if item and out and out[-1].strip() and not re.match(r" ?- |   ", out[-1]):
            out.append("")
        out.append(line[4:] if indented else plain(line))
    if code:
        out.append("```")
    text = "\n".join(out)
    text = re.sub(r"\n+```\n\n```\n", "\n\n", text)
    text = re.sub(r"\n\n+```(?=\n\n|$)", "\n```", text)
    return re.sub(r"\n{3,}", "\n\n", text).strip()


def function_rows(items, known):
    rows = []
    for item in items:
        entry = known.get(item.name)
        text = item.comment or (entry or {}).get("meaning", "")
        codes = sorted(set(CODE.findall(text)))
        returns = item.text.split(item.name)[0].strip()
        returns = "nothing" if returns == "void" else "`%s`" % returns
        if codes:
            returns += ": " + ", ".join("`%s`" % c for c in codes)
        built = "yes" if entry is None or entry["built"] else "no: " + entry["why"]
        since = entry["since"] if entry else "0.1"
        source = entry["source"] if entry else ""
        rows.append((code_cell(item.text), cell(text), returns, since, cell(built), cell(source)))
    return rows


def markdown(header, rows):
    empty = [i for i in range(len(header)) if all(not row[i] for row in rows)]
    keep = [i for i in range(len(header)) if i not in empty]
    lines = ["| " + " | ".join(header[i] for i in keep) + " |", "|" + "---|" * len(keep)]
    return lines + ["| " + " | ".join(row[i] for i in keep) + " |" for row in rows]


def without_name(first, header):
    """The comment without "acl/acl_rt.h:" in front."""
    return re.sub(r"^%s:\s*" % re.escape(header), "", first)


def header_page(header, known):
    first, sections = parse(read("include/" + header))
    text = without_name(first, header)
    lines = ["# " + header, "", NOTE, "", "    #include <%s>" % header, "",
             paragraphs(text[:1].upper() + text[1:])]
    if header.startswith("aivdrive/device") or header == "aivdrive/reduce.h":
        lines += ["", BY_BLOCKS]
    functions = built = 0
    for title, items in sections:
        wanted = [i for i in items if i.kind == "function"]
        types = [i for i in items if i.kind == "type"]
        if (wanted or types) and title:
            lines += ["", "## " + title[:1].upper() + title[1:]]
        if types:
            lines += [""] + markdown(("Type", "Meaning"), [
                ("`%s`" % t.name, cell(t.comment)) for t in types])
        if wanted:
            lines += [""] + markdown(("Function", "Meaning", "Returns", "Since", "Built", "Source"),
                                     function_rows(wanted, known))
            functions += len(wanted)
            built += sum(1 for i in wanted if i.name not in known or known[i.name]["built"])
    return "\n".join(lines) + "\n", functions, built, text


def asc_parameters(table, form):
    text = table["shorthand"].get(form["params"], form["params"])
    return re.sub(r"\b([UG])\*", lambda m: ("__ubuf__" if m.group(1) == "U" else "__gm__") + " T *", text)


BY_BLOCKS = "Called by the blocks of a kernel, each for itself: blocks share GM alone."


def asc_page():
    table = json.loads(read("interfaces/asc.json"))
    lines = ["# c_api/asc_simd.h", "", NOTE, "", "    #include <c_api/asc_simd.h>", "",
             paragraphs(without_name(parse(read("include/c_api/asc_simd.h"))[0], "c_api/asc_simd.h")[:1].upper() +
                        without_name(parse(read("include/c_api/asc_simd.h"))[0], "c_api/asc_simd.h")[1:]),
             "", "T is the element type, `dst/src` where they differ; nothing is returned unless it says so. "
             "A function with a pipe in the column Sync has a form `NAME_sync`, with the parameters of "
             "its first form, that waits for that pipe. Addresses are of GM or UB as their type says, counts "
             "are elements, sizes bytes. " + BY_BLOCKS + " An operand that is out of place ends the kernel "
             "with the reason. Source document of all: %s." % table["source"]]
    built = 0
    for group, title in table["groups"].items():
        rows = []
        for f in table["functions"]:
            if f["group"] != group:
                continue
            forms = []
            for form in f["forms"]:
                types = ", ".join(form.get("types", []))
                returns = "" if f["returns"] == "void" else f["returns"] + " "
                forms.append("`%s(%s)`%s" % (returns, asc_parameters(table, form),
                                             ": " + types if types else ""))
            why = table["reasons"].get(group, "")
            rows.append(("`%s`" % f["name"], cell(table["meanings"][f["name"]]), "<br>".join(forms),
                         f.get("sync", ""),
                         "yes" if f["built"] else "no: " + why))
            built += bool(f["built"])
        name, _, rest = title.partition(":")
        lines += ["", "## " + name.rstrip("."), ""] + ([rest.strip()[:1].upper() + rest.strip()[1:], ""]
                                                       if rest else [])
        lines += markdown(("Function", "Meaning", "Forms", "Sync", "Built"), rows)
    return "\n".join(lines) + "\n", len(table["functions"]), built, \
        "the Ascend C SIMD C-API of a vector core"


def operator_page():
    """kernel_operator.h and the headers it is made of."""
    lines = ["# kernel_operator.h", "", NOTE, "", "    #include <kernel_operator.h>", ""]
    first = without_name(parse(read("include/kernel_operator.h"))[0], "kernel_operator.h")
    lines.append(paragraphs(first[:1].upper() + first[1:]))
    if os.path.exists(os.path.join(ROOT, OUT, "ascend-cpp.md")):
        lines += ["", "Every name that is there: [ascend-cpp.md](ascend-cpp.md)."]
    rows = []
    for path in sorted(glob.glob(os.path.join(ROOT, ASCENDC, "*.h"))):
        name = "ascendc/" + os.path.basename(path)
        rows.append(("`%s`" % name, cell(without_name(parse(read("include/" + name))[0], name))))
    if rows:
        lines += [""] + markdown(("Header", "What it owns"), rows)
    return "\n".join(lines) + "\n", 0, 0, first


def page_name(header):
    return header[:-2].replace("/", ".") + ".md"


def pages():
    """(header, page, functions, built, first sentence)"""
    known = tables()
    headers = sorted(os.path.relpath(p, os.path.join(ROOT, "include")) for p in glob.glob(
        os.path.join(ROOT, "include", "**", "*.h"), recursive=True))
    for header in headers:
        if header.startswith(("c_api/", "ascendc/")) and header != "c_api/asc_simd.h":
            continue
        if header.startswith("shmem/"):  # scripts/generate_shmem.py writes pages of its table
            continue
        if header == "kernel_operator.h":
            page = operator_page()
        elif header == "c_api/asc_simd.h":
            page = asc_page()
        else:
            page = header_page(header, known)
        yield (header,) + page


OTHERS = {
    "aivperf.md": "what the columns of aivperf mean, how it takes time and checks results",
    "coverage.md": "what is declared and what is built, by family",
    "environment.md": "environment variables",
    "fidelity.md": "what is exact, approximate and absent compared with hardware",
    "lifecycle.md": "what destroying calls wait for, discard or refuse",
    "sharing.md": "what streams, threads and processes share beside communicators",
    "hccl-behaviour.md": "how HCCL calls behave where the documents leave it open",
    "shmem-host.md": "symmetric memory (`shmem.h`) on hosts",
    "shmem-device.md": "symmetric memory (`shmem.h`) in kernels",
    "numbers.md": "rounding, saturation, NaN and order of every vector operation",
    "ascend-cpp.md": "supported names of Ascend C++",
}


def sentence(text):
    text = one_line(text.split("\n\n")[0])
    return re.split(r"(?<=[a-z)])[.:] |\.$", text)[0]


def index(found):
    rows = []
    for header, _, functions, built, first in found:
        count = "%d of %d" % (built, functions) if functions else ""
        rows.append(("[%s](%s)" % (header, page_name(header)), cell(sentence(first)), count))
    lines = markdown(("Header", "What", "Functions built"), rows)
    others = sorted(os.path.basename(p) for p in glob.glob(os.path.join(ROOT, OUT, "*.md")))
    others = [o for o in others if o in OTHERS]
    lines += ["", "Besides:", ""] + ["- [%s](%s): %s" % (o, o, OTHERS[o]) for o in others]
    return "\n".join(lines)


def readme(found):
    path = os.path.join(ROOT, OUT, "README.md")
    text = read(OUT + "/README.md") if os.path.exists(path) else (
        "# Reference\n\nOne page per public header, written from the header's comments and the tables of\n"
        "`interfaces/` by `scripts/generate`.\n\n%s\n%s\n" % (BEGIN, END))
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    return before + BEGIN + "\n" + index(found) + "\n" + END + after


def put(name, text, check):
    path = os.path.join(ROOT, name)
    if os.path.exists(path) and read(name) == text:
        return False
    if not check:
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
    print("%s %s" % ("differs:" if check else "wrote", name))
    return True


def main(arguments):
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    check = bool(arguments)
    found = list(pages())
    missed = [n for n in tables() if not any("%s(" % n in page for _, page, _, _, _ in found)]
    if missed:
        print("generate_reference: no page has " + ", ".join(missed), file=sys.stderr)
        return 1
    wanted = {page_name(header): text for header, text, _, _, _ in found}
    different = [put("%s/%s" % (OUT, name), text, check) for name, text in sorted(wanted.items())]
    different.append(put(OUT + "/README.md", readme(found), check))
    for path in glob.glob(os.path.join(ROOT, OUT, "*.md")):
        name = os.path.basename(path)
        if name not in wanted and NOTE in read("%s/%s" % (OUT, name)):
            print("%s %s/%s: its header is gone" % ("differs:" if check else "removed", OUT, name))
            different.append(True)
            if not check:
                os.remove(path)
    return 1 if check and any(different) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
