"""A copy of the public headers in which any one call of kernels can lose its effect while the program
runs, and the list of those calls. For shmem_device_test.py.

Every function that include/shmem/device defines for users gets a number. The copy begins its body with
AIVD_LOSE(number, value): where aivd_lost_now says so, the call does nothing and gives 0."""
import os
import re
import shutil

HEAD = """
/* Which call does nothing now, and where calls are marked as made. */
typedef struct aivd_lost_state {
    int lost;
    __gm__ uint8_t *made;
} aivd_lost_state;

static aivd_lost_state aivd_lost_now;

static __aicore__ AIVD_INLINE bool aivd_lost(int id)
{
    aivd_lost_now.made[id] = 1;
    return aivd_lost_now.lost == id;
}

#define AIVD_LOSE(id, value) \\
    if (aivd_lost(id))       \\
    return value
"""

BEGIN = re.compile(r"^(?:static )?__aicore__ AIVD_INLINE (.*?)\b(\w+)\((.*)$")


class Call:
    """A function that kernels call, as one language sees it."""

    def __init__(self, number, header, returns, name, params, languages, template):
        self.id, self.header, self.returns, self.name = number, header, returns, name
        self.params, self.languages, self.template = params, languages, template

    @property
    def public(self):
        """The name programs write: in C a macro chooses by type or number of arguments."""
        return self.name.split("__")[0]

    @property
    def shown(self):
        kinds = ", ".join(" ".join(p.split()[:-1]) for p in self.params)
        return "%s(%s)" % (self.name, kinds)


def split(text):
    """At commas outside brackets."""
    parts, depth, part = [], 0, ""
    for c in text:
        depth += (c in "(<") - (c in ")>")
        if c == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += c
    return [" ".join(p.split()) for p in parts + [part] if p.strip() not in ("", "void")]


def nothing(returns):
    returns = returns.replace("__gm__", "").strip()
    if returns == "void":
        return ""
    if returns.endswith("*"):
        return "NULL"
    return "AIVD_SHM_NOTHING(%s)" % returns


def users_headers(include):
    """Those that define calls for users: not impl*.h, which are behind them."""
    top = os.path.join(include, "shmem", "device")
    for place, _, files in os.walk(top):
        for name in sorted(files):
            if not name.startswith(("impl", "shmem_def")):
                yield os.path.join(place, name)


class Language:
    """Which of both languages sees a line; the headers ask for nothing but __cplusplus."""

    def __init__(self):
        self.stack = []

    def line(self, line):
        if re.match(r"#\s*ifdef __cplusplus", line):
            self.stack.append({"cpp"})
        elif re.match(r"#\s*ifndef __cplusplus", line):
            self.stack.append({"c"})
        elif re.match(r"#\s*if", line):
            self.stack.append({"c", "cpp"})
        elif re.match(r"#\s*else", line):
            old = self.stack.pop()
            self.stack.append(old if len(old) == 2 else {"c", "cpp"} - old)
        elif re.match(r"#\s*endif", line):
            self.stack.pop()

    def now(self):
        seen = {"c", "cpp"}
        for part in self.stack:
            seen &= part
        return seen


def rewrite(path, calls):
    """The header with AIVD_LOSE in each function; appends to calls."""
    with open(path, encoding="utf-8") as f:
        lines = f.read().split("\n")
    out, language, head, template = [], Language(), None, ""
    for line in lines:
        language.line(line)
        out.append(line)
        if line.startswith("template"):
            template = line
        if head is None:
            match = BEGIN.match(line)
            if match:
                head = list(match.groups())
        else:
            head[2] += " " + line.strip()
        if head is not None and line == "{":
            params = split(head[2][:head[2].rindex(")")])
            calls.append(Call(len(calls), os.path.basename(path), head[0].strip(), head[1], params,
                              language.now(), template))
            out.append("    AIVD_LOSE(%d, %s);" % (calls[-1].id, nothing(head[0])))
            head, template = None, ""
    return "\n".join(out)


def copy(include, target):
    """The copy in `target`; the calls in it."""
    calls = []
    shutil.copytree(include, target, dirs_exist_ok=True)
    for path in sorted(users_headers(target)):
        text = rewrite(path, calls)
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
    mark = "#ifdef __cplusplus\nextern"
    change(os.path.join(target, "shmem", "device", "impl.h"), mark, HEAD + "\n" + mark)
    # Compiled once instead of in each probe; nobody asks for lines here.
    change(os.path.join(target, "aivdrive", "device_impl.h"), "__attribute__((always_inline)) inline",
           "__attribute__((noinline, unused))")
    return calls


def change(path, old, new):
    with open(path, encoding="utf-8") as f:
        text = f.read()
    assert old in text, "%s has no %s" % (path, old)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text.replace(old, new, 1))
