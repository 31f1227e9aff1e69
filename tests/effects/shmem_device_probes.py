"""Probes of kernels' calls of symmetric memory, as C and as C++: one for each call that
shmem_device_lose.py finds. A probe makes its call on every PE and says whether the effect is there. What
it expects is worked out here and by the plain loops of shmem_device_effects.c, not by the library. A call
that no rule knows is an error: give it a rule."""
import re
import struct

N = 9  # elements
WORDS = 4
STRIDES = (2, 3)  # of the destination and of the source
BYTES = {"half": 2, "float": 4, "double": 8, "int8_t": 1, "int16_t": 2, "int32_t": 4, "int64_t": 8,
         "uint8_t": 1, "uint16_t": 2, "uint32_t": 4, "uint64_t": 8, "char": 1, "bfloat16_t": 2}


def bits(kind, value):
    """A number as the bits of the type."""
    if kind == "half":
        return struct.unpack("<H", struct.pack("<e", value))[0]
    if kind == "float":
        return struct.unpack("<I", struct.pack("<f", value))[0]
    if kind == "double":
        return struct.unpack("<Q", struct.pack("<d", value))[0]
    if kind == "bfloat16_t":
        return bits("float", value) >> 16
    return value


class Probe:
    """Text of a function that returns whether the effect was there, and how the host takes part: "late
    word" writes words later, "late PE" begins later on one PE, "refused" expects the kernel's end,
    "order" is seen in weak order only, "two blocks" needs another block."""

    def __init__(self, call, body, host="", late=(0, 0)):
        self.call, self.body, self.host, self.late = call, body, host, late


class Rule:
    """What a call's arguments are, and its type."""

    def __init__(self, call, cplusplus):
        self.call, self.cplusplus = call, cplusplus
        self.given = {self.name(p): self.type(p) for p in call.params}
        self.kind = self.element()
        self.size = BYTES.get(self.kind)
        if self.kind == "void":
            digits = re.search(r"(?:put|get)(\d+)", call.name)
            self.size = int(digits.group(1)) // 8 if digits else 4 if "element" in self.given else 1

    @staticmethod
    def name(param):
        return re.search(r"(\w+)(?: = \w+)?$", param).group(1)

    @staticmethod
    def type(param):
        return re.sub(r"\b\w+(?: = \w+)?$", "", param).strip()

    def element(self):
        """The type of the data; int32_t for any."""
        for name in ("dst", "dest", "src", "source", "ivar", "ivars", "buf"):
            kind = self.given.get(name)
            if kind is None or kind == "ptrdiff_t":
                continue
            kind = re.sub(r"AscendC::\w+<(\w+)>", r"\1", kind)
            kind = re.sub(r"__gm__|__ubuf__|const|\*", "", kind).strip()
            return "int32_t" if kind == "T" else kind
        return "int32_t"

    def ub(self, name):
        return re.search(r"__ubuf__|LocalTensor", self.given.get(name, "")) is not None

    def pointer(self, name, place):
        """A pointer or tensor of the argument's type at a place of the world."""
        kind = re.sub(r"\bT\b", "int32_t", self.given[name])
        tensor = re.match(r"AscendC::(\w+)<(\w+)>", kind)
        if tensor and tensor.group(1) == "GlobalTensor":
            return "effect_gm<%s>(%s)" % (tensor.group(2), place)
        if tensor:
            return "effect_ub<%s>(%s)" % (tensor.group(2), place)
        return "(%s)(%s)" % (self.anytype(kind), place)

    def anytype(self, kind):
        """In C, a macro chooses by the size of what is pointed to."""
        return kind.replace("void", "int32_t") if "element" in self.given else kind

    def scalar(self, name, value):
        kind = re.sub(r"\bT\b", self.kind, self.given[name]).replace("const", "").strip()
        if kind in ("half", "bfloat16_t", "float", "double"):
            return "EFFECT_AS(%s, %#x)" % (kind, bits(kind, value))
        return "(%s)%s" % (kind, value)

    def arguments(self, **places):
        """The call, with what is not told taken from its name."""
        usual = {"elem_size": N, "nelems": N, "nreduce": N, "bytes": N, "pe": "w->right",
                 "relay_pe": "w->left", "pe_root": 1, "ub_size": 4096, "sync_id": 3, "enable_L2": "true",
                 "sig_op": "ACLSHMEM_SIGNAL_SET", "signal": 7, "team": "ACLSHMEM_TEAM_WORLD",
                 "cmp": "ACLSHMEM_CMP_EQ", "status": "NULL"}
        out = []
        for param in self.call.params:
            name = self.name(param)
            if name == "element":
                continue
            if name in places:
                out.append(places[name])
            elif name == "copy_params":
                out.append("effect_rows()")
            elif name == "buf":
                out.append(self.pointer("buf", "effect_buf()"))
            elif name == "sig_addr":
                out.append(self.pointer("sig_addr", "w->words"))
            elif name == "status":
                out.append("NULL")
            elif name == "team" and "*" in self.given["team"]:
                out.append("&effect_world_team")
            elif name in usual:
                out.append("(%s)%s" % (self.given[name], usual[name]))
            else:
                raise LookupError("%s: no rule for its %s" % (self.call.shown, param))
        return "%s(%s)" % (self.call.public, ", ".join(out))


def moved(rule, mine, theirs):
    """The question whether the elements at `mine` are those of a PE; in the form the call has."""
    dst, src = 1, 1
    if "copy_params" in rule.given:
        return "effect_same_rows(%s, %d, %s)" % (mine, rule.size, theirs)
    if "dst" in rule.given and rule.given["dst"] == "ptrdiff_t":
        dst, src = STRIDES
    return "effect_same(%s, %d, %d, %d, %d, %s)" % (mine, rule.size, N, dst, src, theirs)


def strides(rule):
    if rule.given.get("dst") == "ptrdiff_t":
        return {"dst": "%d" % STRIDES[0], "sst": "%d" % STRIDES[1]}
    return {}


def put(rule):
    at, source = ("dest", "source") if "dest" in rule.given else ("dst", "src")
    lines = []
    if rule.ub(source):
        lines.append("effect_to_ub(w->source);")
    places = {at: rule.pointer(at, "w->dest"), **strides(rule),
              source: rule.pointer(source, "effect_data()" if rule.ub(source) else "w->source")}
    good = moved(rule, "w->dest", "w->left")
    if "sig_addr" in rule.given:
        good += " && effect_word(w->words, %d) == 7" % (8 if "uint64_t" in rule.given["sig_addr"] else 4)
    return lines + [rule.arguments(**places) + ";", "effect_meet();", "return %s;" % good]


def get(rule):
    at, source = ("dest", "source") if "dest" in rule.given else ("dst", "src")
    ub = rule.ub(at)
    places = {at: rule.pointer(at, "effect_data()" if ub else "w->dest"), **strides(rule),
              source: rule.pointer(source, "w->source")}
    return ["effect_clear_ub();"] * ub + [
        rule.arguments(**places) + ";", "effect_meet();",
        "return %s;" % moved(rule, "effect_data()" if ub else "w->dest", "w->right")]


def put_value(rule):
    return ["%s value;" % rule.kind, "__builtin_memcpy(&value, w->source, sizeof(value));",
            "%s;" % rule.arguments(dst=rule.pointer("dst", "w->dest"), value="value"), "effect_meet();",
            "return effect_same(w->dest, %d, 1, 1, 1, w->left);" % rule.size]


def get_value(rule):
    return ["%s value = %s;" % (rule.kind, rule.arguments(src=rule.pointer("src", "w->source"))),
            "return effect_same(&value, %d, 1, 1, 1, w->right);" % rule.size]


def signal_op(rule):
    size = 8 if "64" in rule.call.name else 4
    return [rule.arguments() + ";", "effect_meet();", "return effect_word(w->words, %d) == 7;" % size]


def signal_fetch(rule):
    size = 8 if "64" in rule.call.name else 4
    return ["effect_set(w->words, %d, 5);" % size, "return %s == 5;" % rule.arguments()]


def signal_wait(rule):
    size = 8 if "64" in rule.call.name else 4
    return Probe(rule.call, ["return %s == 5 && effect_word(w->words, %d) == 5;" % (
        rule.arguments(cmp_val=rule.scalar("cmp_val", 5)), size)], "late word", (size, 5))


def words_of(rule, cmp_value):
    places = {"nelems": "%d" % WORDS, "indices": "effect_indices(w)"}
    places["ivar" if "ivar" in rule.given else "ivars"] = rule.pointer(
        "ivar" if "ivar" in rule.given else "ivars", "w->words")
    if "cmp_value" in rule.given:
        places["cmp_value"] = rule.scalar("cmp_value", cmp_value)
    if "cmp_values" in rule.given:
        places["cmp_values"] = rule.pointer("cmp_values", "w->values")
    return {k: v for k, v in places.items() if k in rule.given}


def wait(rule):
    """Words become 5 while the call waits."""
    name, five = rule.call.name, bits(rule.kind, 5)
    value = 0 if name.endswith("_wait") else 5
    call = rule.arguments(**words_of(rule, value))
    held = "effect_is((uint8_t *)w->words + %s * " + str(rule.size) + ", %d, %#x)" % (rule.size, five)
    lines = ["effect_fill_words(w->values, %d, %#x);" % (rule.size, five)]
    if "_any" in name:
        lines += ["size_t found = %s;" % call, "return found < %d && %s;" % (WORDS, held % "found")]
    elif "_some" in name:
        lines += ["size_t held = %s;" % call,
                  "return held > 0 && held <= %d && effect_indices(w)[0] < %d && %s;" % (
                      WORDS, WORDS, held % "effect_indices(w)[0]")]
    else:
        lines += ["%s;" % call] + (["return effect_are(w->words, %d, %#x);" % (rule.size, five)]
                                   if "_all" in name else ["return %s;" % (held % "0")])
    return Probe(rule.call, lines, "late word", (rule.size, five))


def test(rule):
    """Of the words 1, 2, 2, 3."""
    name = rule.call.name
    word = [bits(rule.kind, v) for v in (1, 2, 2, 3)]
    odd = bits(rule.kind, 9)
    want = list(word)
    value, good = 1, "answer == 1"
    if "test_any" in name:
        value, good = 3, "answer == 3"
        want = [odd, odd, odd, word[3]]
    elif "test_some" in name:
        value = 2
        good = "answer == 2 && effect_indices(w)[0] == 1 && effect_indices(w)[1] == 2"
        want = [odd, word[1], word[2], odd]
    elif "test_all" in name:
        word = [word[0]] * 4
        want = word
    lines = ["effect_set((uint8_t *)w->words + %d, %d, %#x);" % (i * rule.size, rule.size, v)
             for i, v in enumerate(word)]
    if "cmp_values" in rule.given:
        lines += ["effect_set((uint8_t *)w->values + %d, %d, %#x);" % (i * rule.size, rule.size, v)
                  for i, v in enumerate(want)]
    return lines + ["size_t answer = (size_t)%s;" % rule.arguments(**words_of(rule, value)),
                    "return %s;" % good]


ATOMICS = {"fetch": 12, "set": 5, "swap": 5, "compare_swap": 5, "inc": 13, "add": 17, "and": 4, "or": 13,
           "xor": 9}


def atomic(rule):
    """On the right neighbour's word, which was 12, with 5."""
    operation = re.search(r"atomic_(\w+?)(?:_nbi)?(?:__\w+)?$", rule.call.name).group(1)
    result = ATOMICS[operation if operation == "fetch" else operation.replace("fetch_", "")]
    word = "dest" if "dest" in rule.given else "source" if "source" in rule.given else "dst"
    places = {word: rule.pointer(word, "w->words")}
    for name, value in (("value", 5), ("cond", 12)):
        if name in rule.given:
            places[name] = rule.scalar(name, value)
    if "fetch" in rule.given:
        places["fetch"] = rule.pointer("fetch", "w->dest")
    call = rule.arguments(**places)
    twelve = bits(rule.kind, 12)
    lines = ["effect_set(w->words, %d, %#x);" % (rule.size, twelve), "effect_meet();"]
    old = ""
    if rule.call.returns != "void":
        lines.append("%s old = %s;" % (rule.kind, call))
        old = " && effect_is(&old, %d, %#x)" % (rule.size, twelve)
    else:
        lines.append(call + ";")
        if "fetch" in rule.given:
            old = " && effect_is(w->dest, %d, %#x)" % (rule.size, twelve)
    return lines + ["effect_meet();", "return effect_is(w->words, %d, %#x)%s;" % (
        rule.size, bits(rule.kind, result), old)]


MOVES = {"broadcast": "effect_same(w->dest, %(size)d, %(n)d, 1, 1, 1)",
         "collect": "effect_gathered(w, %(size)d)", "fcollect": "effect_gathered(w, %(size)d)",
         "alltoall": "effect_exchanged(w, %(size)d, 1, 1)",
         "alltoalls": "effect_exchanged(w, %(size)d, 2, 3)"}
SUMS = {"and": 4, "or": 7, "xor": 7, "max": 6, "min": 4, "sum": 15, "prod": 120}  # of 4, 5 and 6


def collective(rule):
    places = {"dest": rule.pointer("dest", "w->dest"), "source": rule.pointer("source", "w->source"),
              **strides(rule)}
    call = rule.arguments(**places)
    reduction = re.search(r"_(\w+?)_reduce(?:scatter)?$", rule.call.name.replace("aclshmem", ""))
    if reduction:
        value = [bits(rule.kind, v) for v in (4, 5, 6)]
        number = bits(rule.kind, SUMS[reduction.group(1).split("_")[-1]])
        return ["effect_numbers(w, %d, w->me == 0 ? %#x : w->me == 1 ? %#x : %#x);" % (
            rule.size, *value), "effect_meet();",
                "return %s == 0 && effect_all(w->dest, %d, %d, %#x);" % (call, rule.size, N, number)]
    kind = re.search(r"(broadcast|f?collect|alltoalls?)(?:mem)?$", rule.call.name).group(1)
    return ["return %s == 0 && %s;" % (call, MOVES[kind] % {"size": rule.size, "n": N})]


def lock(rule):
    call = rule.arguments(lock="lock")
    lines = ["__gm__ long *lock = (__gm__ long *)w->words + w->me;"]
    held = "aivd_shm_lock_test(\"probe\", lock) != 0"
    if "set" in rule.call.name:
        lines += ["%s;" % call, "bool seen = %s;" % held]
    elif "clear" in rule.call.name:
        lines += ["aivd_shm_lock_set(\"probe\", lock);", "%s;" % call, "bool seen = !(%s);" % held]
    else:
        lines += ["bool seen = %s == 0 && %s;" % (call, held)]
    return lines + ["aivd_shm_lock_clear(\"probe\", lock);", "return seen;"]


def quiet(rule):
    """Moves that are on their way are complete, which weak order shows."""
    return Probe(rule.call, ["effect_send(w);", rule.arguments() + ";", "return effect_arrived(w);"],
                 "order")


def late(rule):
    """One PE comes late, and says so to all before it calls."""
    call = rule.arguments()
    code = rule.call.returns == "int"
    return Probe(rule.call, ["bool code = %s%s;" % (call, " == 0") if code else call + ";",
                             "return %seffect_word(w->words, 4) == 1;" % (
                                 "code && " if code else "")], "late PE")


def lines(*text):
    """A rule of which all is told; %s is the call."""
    return lambda rule: [t.replace("%s", rule.call.public) for t in text]


def config(engine):
    """What the state of the PE says is the range now."""
    return lines("%s(65536, 8192, 5);",
                 "__gm__ aclshmem_device_host_state_t *state = "
                 "(__gm__ aclshmem_device_host_state_t *)aivd_shm_state(\"probe\");",
                 "bool seen = state->%s_config.aclshmem_ub == 65536 && state->%s_config.ub_size == 8192 &&" % (
                     engine, engine),
                 "            state->%s_config.sync_id == 5;" % engine,
                 "aivd_shm_config(\"probe\", AIVD_SHM_%s, 0, 16384, 0);" % engine.upper(), "return seen;")


def cmo(rule):
    """A hint: only its refusal can be seen."""
    return Probe(rule.call, [rule.arguments(src=rule.pointer("src", "w->source"),
                                            cmo_type="(ACLSHMEMCMOTYPE)8") + ";", "return false;"], "refused")


def refused(*text):
    """Nothing but its refusal can be seen natively and in weak order: no place in GM."""
    return lambda rule: Probe(rule.call, [t.replace("%s", rule.call.public) for t in text] +
                              ["return false;"], "refused")


def blocks(rule):
    return Probe(rule.call, ["effect_late_block(w);", rule.arguments() + ";",
                             "return effect_word(w->words, 4) == 1;"], "two blocks")


# None: what the call does is seen neither natively nor in weak order; the checker is told of it.
RULES = [
    (r"aclshmemx_instance_ctx_get", lines("aivd_shm_instance_set(\"probe\", EFFECT_INSTANCE);",
                                          "bool seen = %s() == EFFECT_INSTANCE;",
                                          "aivd_shm_instance_set(\"probe\", 0);", "return seen;")),
    (r"aclshmemx_instance_ctx_set", lines("%s(EFFECT_INSTANCE);",
                                          "bool seen = aivd_shm_instance_get() == EFFECT_INSTANCE;",
                                          "aivd_shm_instance_set(\"probe\", 0);", "return seen;")),
    (r"util_set_ffts_config", lines("asc_set_ffts_base_addr(1);", "%s(77);",
                                    "return (uint64_t)asc_get_ffts_base_addr() == 77;")),
    (r"aclshmemx_set_mte_config", config("mte")),
    (r"aclshmemx_set_sdma_config", config("sdma")),
    (r"aclshmemx_set_udma_config", config("udma")),
    (r"aclshmem(i_get)?_my_pe", lines("return %s() == w->me;")),
    (r"aclshmem_n_pes|aclshmemi_get_total_pe", lines("return %s() == 3;")),
    (r"aclshmem_team_my_pe", lines("return %s(w->odd) == (w->me == 0 ? -1 : w->me - 1);")),
    (r"aclshmem_team_n_pes", lines("return %s(ACLSHMEM_TEAM_WORLD) == 3;")),
    (r"aclshmem_team_translate_pe", lines("return %s(ACLSHMEM_TEAM_WORLD, 2, ACLSHMEM_TEAM_WORLD) == 2;")),
    (r"aclshmem_team_pe_mapping", lines("return %s(ACLSHMEM_TEAM_WORLD, 2) == 2;")),
    (r"aclshmemi_get_heap_size", lines("return %s() == EFFECT_HEAP;")),
    (r"aclshmemi_get_state", lines("return %s() != NULL && %s()->npes == 3;")),
    (r"aclshmem_(roce_)?ptr", lines("__gm__ uint8_t *there = (__gm__ uint8_t *)%s(w->source, w->right);",
                                    "return there != NULL && effect_same(there, 1, 9, 1, 1, w->right);")),
    (r"aclshmem\w*_(set|clear|test)_lock", lock),
    (r"aclshmemi_(barrier|sync)_core_soft", blocks),
    (r"dcci_cacheline", refused("%s((__gm__ uint8_t *)64);")),
    (r"dcci_cachelines", refused("%s((__gm__ uint8_t *)64, 1);")),
    (r"dcci_entire_cache|dsb_all", None),
    (r"aclshmem\w*_(barrier|sync)\w*", late),
    (r"aclshmem\w*_(quiet|fence|notify_record)", quiet),
    (r"aclshmemx_cmo_nbi", cmo),
    (r"aclshmem\w*_signal(64)?_op", signal_op),
    (r"aclshmem\w*_signal(64)?_fetch", signal_fetch),
    (r"aclshmem\w*_signal(64)?_wait_until", signal_wait),
    (r"aclshmem_\w+_wait(_until\w*)?", wait),
    (r"aclshmem_\w+_test\w*", test),
    (r"aclshmem\w*_atomic_\w+", atomic),
    (r"aclshmem_\w*(broadcast|collect|alltoall|reduce)\w*", collective),
    (r"aclshmem_\w+_p", put_value),
    (r"aclshmem_\w+_g", get_value),
    (r"aclshmem\w*_(\w+_)?i?put\w*", put),
    (r"aclshmem\w*_(\w+_)?i?get\w*", get),
]


def probe_of(call, cplusplus):
    for pattern, rule in RULES:
        if re.fullmatch(pattern, call.public):
            if rule is None:
                return None
            made = rule(Rule(call, cplusplus))
            return made if isinstance(made, Probe) else Probe(call, made)
    raise LookupError("%s in %s: no rule makes a probe of it" % (call.shown, call.header))


HOSTS = {"": 0, "late word": 1, "late PE": 2, "refused": 3, "order": 4, "two blocks": 5}


def text(calls, cplusplus):
    """What shmem_device_effects.c includes."""
    probes = [p for p in (probe_of(c, cplusplus) for c in calls) if p is not None]
    out = ["enum { EFFECT_CALLS = %d, EFFECT_PROBES = %d };" % (max(c.id for c in calls) + 1, len(probes))]
    for i, p in enumerate(probes):
        out += ["", "/* %s */" % p.call.shown, "static __aicore__ bool probe_%d(const effect_world *w)" % i,
                "{", "    (void)w;"] + ["    " + line for line in p.body] + ["}"]
    out += ["", "static __aicore__ bool effect_probe(int number, const effect_world *w)", "{",
            "    switch (number) {"]
    out += ["    case %d: return probe_%d(w);" % (i, i) for i in range(len(probes))]
    out += ["    default: return false;", "    }", "}", "",
            "static const effect_host effect_hosts[EFFECT_PROBES] = {"]
    out += ["    {%d, %d, %d, %#xull}," % (p.call.id, HOSTS[p.host], *p.late) for p in probes]
    return "\n".join(out + ["};", ""])
