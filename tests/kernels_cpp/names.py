#!/usr/bin/env python3
"""Proves: docs/reference/ascend-cpp.md lists exactly the names kernel_operator.h declares.

    names.py ROOT
"""
import glob
import os
import re
import sys

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
# What declares a name, in our own headers' style.
DECLARES = [
    re.compile(r"^ *(?:template <[^\n]*>\s+)?AIVD_CPP [^(;{=]*?[ *&]([A-Za-z]\w*)\(", re.M),
    re.compile(r"^(?:template <[^;{]*>\s*)?(?:class|struct|enum class|enum) ([A-Za-z]\w*)\b(?=[^;]*\{)",
               re.M),
    re.compile(r"^using ([A-Za-z]\w*) =", re.M),
    re.compile(r"^using (?:::|AscendC::)([A-Za-z]\w*);", re.M),
    re.compile(r"^AIVD_CPP_(?:BINARY|BINARY_COUNT|UNARY|SCALAR|WHOLE|BLOCK_BOTH|REDUCE|GM_ATOMIC|CUBE|SORT|ABSENT)"
               r"\((\w+)", re.M),
    re.compile(r"^#define ([A-Z]\w+)", re.M),
]
INTERNAL = re.compile(r"^(AIVD_|KERNEL_OPERATOR_H$|ASCENDC_\w+_H$|__)|_$")
PRIVATE = {"operator"}


def strip_internal(text):
    """Without namespace aivd { ... }: those names are the adapter's own."""
    out, at = [], 0
    for match in re.finditer(r"^namespace aivd\s*\{$", text, re.M):
        if match.start() < at:
            continue
        end = text.index("} // namespace aivd", match.end())
        out.append(text[at:match.start()])
        at = end
    out.append(text[at:])
    return "".join(out)


def private_parts(text):
    """Without what follows `private:` to the end of the class."""
    return re.sub(r"^  private:$.*?^\};$", "};", text, flags=re.S | re.M)


def declared(root):
    names = set()
    headers = glob.glob(os.path.join(root, "include", "ascendc", "*.h"))
    for path in headers:
        if os.path.basename(path) == "impl.h":
            continue
        with open(path, encoding="utf-8") as f:
            raw = re.sub(r"\} // namespace aivd", "}%NS%", f.read())
        text = COMMENT.sub(" ", raw).replace("}%NS%", "} // namespace aivd")
        text = re.sub(r"\\\n", " ", private_parts(strip_internal(text)))
        for pattern in DECLARES:
            names |= set(pattern.findall(text))
        # AIVD_CPP_ALIGN(8, u8) and AIVD_CPP_ATOMIC_TYPE(f32, float) make names by joining
        for bits in re.findall(r"^AIVD_CPP_ALIGN\((\d+)", text, re.M):
            names |= {"copy_gm_to_ubuf_align_b" + bits, "copy_ubuf_to_gm_align_b" + bits}
        names |= {"set_atomic_" + t for t in re.findall(r"^AIVD_CPP_ATOMIC_TYPE\((\w+)", text, re.M)}
        if "define AIVD_CPP_WHOLE_SUM" in text:
            names.add("WholeReduceSum")
    return {n for n in names if not INTERNAL.search(n) and n not in PRIVATE}


def listed(root):
    """The names in backquotes in the first column of the page's tables."""
    names = set()
    with open(os.path.join(root, "docs", "reference", "ascend-cpp.md"), encoding="utf-8") as f:
        for line in f:
            if line.startswith("| `"):
                names |= set(re.findall(r"`([A-Za-z_]\w*)", line.split("|")[1]))
    return names


def main(root):
    have, want = declared(root), listed(root)
    for name in sorted(have - want):
        print("declared, not on the page: " + name)
    for name in sorted(want - have):
        print("on the page, not declared: " + name)
    print("%d names declared, %d listed" % (len(have), len(want)))
    return 1 if have != want or len(have) < 100 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
