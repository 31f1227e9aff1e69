"""What scripts/upstream tells upstream_builtin.c about the kernels of a checkout: the parameters of
the kernel entries, their places in the argument block, and the size of the extra arrays. Kernels take
their parameters one by one; the block is laid out as a struct of them would be."""
import glob
import os
import re

SIZES = {"GM_ADDR": 8, "uint64_t": 8, "int64_t": 8, "uint32_t": 4, "int32_t": 4, "uint16_t": 2,
         "uint8_t": 1, "int8_t": 1, "bool": 1}
# Names of other releases, and what the program that launches calls them.
ALIASES = {"buffersIn": "buffIn", "tag": "sliceId", "count": "len"}
KNOWN = {"buffIn", "input", "output", "rank", "sendRecvRemoteRank", "rankSize", "xRankSize", "yRankSize",
         "zRankSize", "len", "dataType", "reduceOp", "root", "sliceId", "inputSliceStride",
         "outputSliceStride", "repeatNum", "inputRepeatStride", "outputRepeatStride", "numBlocks",
         "isOpBase", "headCountMem", "tailCountMem", "addOneMem", "counterMemSize", "isEnableCounter",
         "cclBufferSize", "extraArgs"}
MACRO = r"^[ \t]*#[ \t]*define[ \t]+%s\b((?:[^\n\\]|\\\n|\\.)*)"
RANKS_USED = 16  # extra arrays must have room for so many


def headers_of(checkout):
    """Texts of the headers of kernels, the common ones first."""
    paths = glob.glob(os.path.join(checkout, "src", "ops", "**", "aiv*", "**", "*.h"), recursive=True)
    for path in sorted(set(paths), key=lambda p: ("op_common" not in p, p)):
        with open(path, encoding="utf-8", errors="replace") as f:
            yield f.read()


def macro(texts, name):
    for text in texts:
        found = re.search(MACRO % name, text, re.M)
        if found:
            return found.group(1).replace("\\\n", " ")
    return None


def number(texts, word):
    if word.isdigit():
        return int(word)
    for text in texts:
        found = re.search(r"\b%s\s*=\s*(\d+)" % word, text) or re.search(
            r"#\s*define\s+%s\s+\(?(\d+)" % word, text)
        if found:
            return int(found.group(1))
    raise ValueError("not run: the value of %s is not found" % word)


def extra_room(texts):
    """Elements of one array of struct ExtraArgs, and how many arrays there are."""
    for text in texts:
        found = re.search(r"struct\s+ExtraArgs\s*\{(.*?)^[ \t]*\}\s*;", text, re.S | re.M)
        if found:
            arrays = re.findall(r"uint64_t\s+\w+\s*\[\s*(\w+)\s*\]", found.group(1))
            if len(arrays) == 4 and len(set(arrays)) == 1:
                return number(texts, arrays[0])
    raise ValueError("not run: struct ExtraArgs is not the four arrays that are known")


def layout(texts, extra):
    """([(name, offset, size)], bytes of the block)"""
    text = macro(texts, "KERNEL_ARGS_DEF")
    if text is None:
        raise ValueError("not run: KERNEL_ARGS_DEF is not found")
    places, at = [], 0
    for parameter in text.split(","):
        words = parameter.split()
        if len(words) != 2 or words[0] not in SIZES:
            raise ValueError("not run: parameter \"%s\" of KERNEL_ARGS_DEF is not known" %
                             " ".join(words))
        name, size = ALIASES.get(words[1], words[1]), SIZES[words[0]]
        if name not in KNOWN:
            raise ValueError("not run: parameter %s of KERNEL_ARGS_DEF is not known" % name)
        at = (at + size - 1) // size * size
        places.append((name, at, size))
        at += size
    at = (at + 7) // 8 * 8
    if extra:
        places.append(("extraArgs", at, 4 * 8 * extra))
        at += 4 * 8 * extra
    return places, at


def arguments(checkout, headers):
    """What upstream_builtin is told about kernels whose entries are in `headers` (op, path)."""
    texts = list(headers_of(checkout))
    extra = extra_room(texts) if headers[0][0] == "all_to_all_v" else 0
    if extra and extra < RANKS_USED:
        raise ValueError("not run: the extra arrays have room for %d ranks only" % extra)
    places, size = layout(texts, extra)
    return ["--args", ",".join("%s:%d:%d" % p for p in places), "--bytes", str(size),
            "--extra", str(extra)]
