/* aivcc/thunk: what is appended to a source with kernels. For each kernel
 *   a struct of its parameters, which lays them out like the device's parameter area,
 *   offset and size of each,
 *   a function that calls the kernel with the members of such a struct,
 *   an entry in section "aivd_kernels" (aivdrive/image.h),
 *   a record in section ".ascend.meta.<kernel>" when the source has none. */
#include "aivcc.h"

#include <string.h>

/* A name for symbols: namespaces and kernel. */
static const char *symbol_of(const kernel *k)
{
    text t = {0};

    for (size_t i = 0; i < k->scopes.count; i++)
        text_format(&t, "%s_", k->scopes.items[i]);
    for (size_t i = 0; i < t.size; i++)
        t.bytes[i] = t.bytes[i] == ':' ? '_' : t.bytes[i];
    text_format(&t, "%s", k->name);
    return t.bytes;
}

/* Offset and size of every parameter in the struct. */
static void add_places(text *out, const kernel *k, const char *args)
{
    for (size_t i = 0; i < k->parameter_count; i++)
        text_format(out, ", __builtin_offsetof(%s, aivd_%zu), sizeof(((%s *)0)->aivd_%zu)", args, i,
                    args, i);
}

static void add_call(text *out, const kernel *k, const char *symbol)
{
    if (k->parameter_count != 0) {
        text_format(out, "struct aivd_args_%s {", symbol);
        for (size_t i = 0; i < k->parameter_count; i++)
            text_format(out, " %s;", k->parameters[i].declaration);
        text_format(out, " };\n");
    }
    text_format(out, "static const unsigned int aivd_params_%s[] = { %zu", symbol,
                k->parameter_count);
    add_places(out, k, text_printf("struct aivd_args_%s", symbol));
    text_format(out, " };\n");
    text_format(out, "static void aivd_call_%s(const void *aivd_bytes)\n{\n", symbol);
    if (k->parameter_count != 0)
        text_format(out,
                    "const struct aivd_args_%s *aivd_args = "
                    "(const struct aivd_args_%s *)aivd_bytes;\n",
                    symbol, symbol);
    else
        text_format(out, "(void)aivd_bytes;\n");
    text_format(out, "%s(", k->call);
    for (size_t i = 0; i < k->parameter_count; i++)
        text_format(out, "%saivd_args->aivd_%zu", i == 0 ? "" : ", ", i);
    text_format(out, ");\n}\n");
}

static void add_entry(text *out, const kernel *k, const char *symbol, const char *suffix,
                      const char *name)
{
    text_format(
        out,
        "__attribute__((used, visibility(\"hidden\"), section(\"aivd_kernels\"), "
        "aligned(8))) struct aivd_entry_%s%s { const char *name; void (*call)(const void *); "
        "const unsigned int *params; unsigned int size, align; "
        "const char *file; unsigned int line, flags; } aivd_kernel_%s%s = { %s, "
        "aivd_call_%s, aivd_params_%s, ",
        symbol, suffix, symbol, suffix, name, symbol, symbol);
    if (k->parameter_count == 0)
        text_format(out, "0, 1, ");
    else
        text_format(out,
                    "__builtin_offsetof(struct aivd_args_%s, aivd_%zu) + "
                    "sizeof(((struct aivd_args_%s *)0)->aivd_%zu), "
                    "__alignof__(struct aivd_args_%s), ",
                    symbol, k->parameter_count - 1, symbol, k->parameter_count - 1, symbol);
    text_format(out, "\"%s\", %d, 0 };\n", k->file, k->line);
}

/* C++ without extern "C": the compiler itself tells the mangled name, through an assembly constant.
 * `constraint` is the target's for a symbol in position-independent code. */
static void add_mangled(text *out, const kernel *k, const char *symbol, const char *constraint)
{
    text_format(out,
                "extern \"C\" __attribute__((visibility(\"hidden\"))) "
                "const char aivd_mangled_%s[];\n",
                symbol);
    text_format(out,
                "__attribute__((used, noinline)) static void aivd_name_%s(void)\n{\n"
                "void (*aivd_kernel)(",
                symbol);
    for (size_t i = 0; i < k->parameter_count; i++)
        text_format(out, "%s%s", i == 0 ? "" : ", ", k->parameters[i].declaration);
    text_format(out, ");\n(void)sizeof(aivd_kernel);\n");
    text_format(out,
                "__asm__ volatile(\".pushsection .rodata\\n.globl aivd_mangled_%s\\n"
                ".hidden aivd_mangled_%s\\naivd_mangled_%s:\\n.asciz \\\"%%c0\\\"\\n"
                ".popsection\\n.pushsection .ascend.meta.%%c0,\\\"a\\\"\\n"
                ".byte 1,0,4,0,3,0,0,0\\n.popsection\" : : "
                "\"%s\"(static_cast<__typeof__(aivd_kernel)>(%s)));\n}\n",
                symbol, symbol, symbol, constraint, k->call);
    text_format(out, "extern \"C\" {\n");
    add_entry(out, k, symbol, "_mangled", text_printf("aivd_mangled_%s", symbol));
    text_format(out, "}\n");
}

static bool has_meta(const unit *found, const char *name)
{
    for (size_t i = 0; i < found->metas.count; i++)
        if (strcmp(found->metas.items[i], name) == 0)
            return true;
    return false;
}

/* Type 1 (kernel type), length 4, value 3 (AIV): bytes as the loader reads them. */
static void add_meta(text *out, const char *symbol, const char *name)
{
    text_format(out,
                "__attribute__((used, aligned(4), section(\".ascend.meta.%s\"))) static const "
                "unsigned char aivd_meta_%s[8] = { 1, 0, 4, 0, 3, 0, 0, 0 };\n",
                name, symbol);
}

bool kernel_overloaded(const unit *found, const kernel *k)
{
    int same = 0;

    for (size_t i = 0; i < found->count; i++)
        same += strcmp(found->kernels[i].name, k->name) == 0;
    return same > 1;
}

static void add_kernel(const unit *found, size_t index, bool cxx, text *out)
{
    const kernel *k = &found->kernels[index];
    const char *symbol = symbol_of(k);
    bool plain = !kernel_overloaded(found, k);

    if (!plain)
        symbol = text_printf("%s_%zu", symbol, index);
    for (size_t i = 0; i < k->scopes.count; i++)
        text_format(out, "namespace %s {\n", k->scopes.items[i]);
    add_call(out, k, symbol);
    if (cxx && !k->c_linkage)
        add_mangled(out, k, symbol, found->arm ? "S" : "i");
    if (plain) {
        if (cxx)
            text_format(out, "extern \"C\" {\n");
        add_entry(out, k, symbol, "", text_printf("\"%s\"", k->name));
        if (cxx)
            text_format(out, "}\n");
    }
    if (plain && !has_meta(found, k->name))
        add_meta(out, symbol, k->name);
    for (size_t i = 0; i < k->scopes.count; i++)
        text_format(out, "}\n");
}

/* ---- kernels whose name only the compiler knows ---- */

/* Struct, offsets and call of a kernel's arguments, as local names. */
static void add_local_call(text *out, const kernel *k)
{
    if (k->parameter_count != 0) {
        text_format(out, " struct aivd_args_s {");
        for (size_t i = 0; i < k->parameter_count; i++)
            text_format(out, " %s;", k->parameters[i].declaration);
        text_format(out, " };");
    }
    text_format(out, " struct aivd_call_s { static void call(const void *aivd_b) { (void)aivd_b; ");
    if (k->parameter_count != 0)
        text_format(out, "const aivd_args_s *aivd_a = (const aivd_args_s *)aivd_b; ");
    text_format(out, "%s(", k->call);
    for (size_t i = 0; i < k->parameter_count; i++)
        text_format(out, "%saivd_a->aivd_%zu", i == 0 ? "" : ", ", i);
    text_format(out, "); } }; static const unsigned int aivd_params[] = { %zu", k->parameter_count);
    add_places(out, k, "aivd_args_s");
    text_format(out, " };");
}

/* The same where a parameter is a pack: c_api/kernel_pack.h lays the arguments out. */
static void add_pack_call(text *out, const kernel *k)
{
    const char *types = parameters_types(k);

    text_format(out,
                " typedef ::aivd_kernel_area<%s> aivd_area_s; struct aivd_call_s { static void "
                "call(const void *aivd_b) { aivd_area_s::call(static_cast<void (*)(%s)>(%s), "
                "aivd_b); } }; static const auto aivd_params = aivd_area_s::places();",
                types, types, k->call);
}

/* Size and alignment of the arguments, as operands. */
static void add_extent(text *out, const kernel *k)
{
    size_t last = k->parameter_count - 1;

    if (k->pack)
        text_format(out, "\"i\"(aivd_area_s::size), \"i\"(aivd_area_s::align), ");
    else if (k->parameter_count != 0)
        text_format(out,
                    "\"i\"(__builtin_offsetof(aivd_args_s, aivd_%zu) + "
                    "sizeof(((aivd_args_s *)0)->aivd_%zu)), \"i\"(__alignof__(aivd_args_s)), ",
                    last, last);
    else
        text_format(out, "\"i\"(0), \"i\"(1), ");
}

/* In the body of the kernel: its arguments, its call, and two entries, by the name the compiler
 * gives it in words (host code asks for that) and by its mangled name. They are made with every
 * instance. %6 is written once and named by a local label. */
static const char *entries_in_body(const unit *found, const kernel *k)
{
    static const char entry[] = "\\n.balign 8\\n.quad %s\\n.quad %%c1\\n.quad %%c7\\n.long %%c2\\n"
                                ".long %%c3\\n.quad %%c4\\n.long %%c5\\n.long 1";
    const char *symbol = found->arm ? "S" : "i";
    text out = {0};

    if (k->pack)
        add_pack_call(&out, k);
    else
        add_local_call(&out, k);
    text_format(&out, " __asm__ volatile(\".pushsection .rodata\\n7771: .asciz \\\"%%c6\\\"\\n"
                      ".popsection\\n.pushsection aivd_kernels,\\\"aw\\\",%%%%progbits");
    text_format(&out, entry, "%c0");
    text_format(&out, entry, "7771b");
    text_format(&out,
                "\\n.popsection\" : : \"%s\"(__PRETTY_FUNCTION__), "
                "\"%s\"(&aivd_call_s::call), ",
                symbol, symbol);
    add_extent(&out, k);
    text_format(
        &out,
        "\"%s\"(\"%s\"), \"i\"(%d), \"%s\"(static_cast<void (*)(%s)>(%s)), \"%s\"(%saivd_params));",
        symbol, k->file, k->line, symbol, parameters_types(k), k->call, symbol, k->pack ? "&" : "");
    return out.bytes;
}

void thunk_insert(unit *found)
{
    for (size_t i = 0; i < found->count; i++) {
        const kernel *k = &found->kernels[i];
        if (!found->cxx || k->c_linkage || (!k->instances && !kernel_overloaded(found, k)))
            continue;
        text out = {0};
        text_format(&out, "\n# %d \"%s\" 3\n%s\n# %d \"%s\"\n", k->body->line, k->file,
                    entries_in_body(found, k), k->body->line, k->file);
        k->body->after = out.bytes;
    }
}

void thunk_append(const unit *found, text *out)
{
    for (size_t i = 0; i < found->count; i++) {
        const kernel *k = &found->kernels[i];
        text piece = {0};
        if (k->instances)
            continue;
        add_kernel(found, i, found->cxx, &piece);
        for (size_t c = 0; c < piece.size; c++)
            piece.bytes[c] = piece.bytes[c] == '\n' ? ' ' : piece.bytes[c];
        /* one line, at the place of the kernel; flag 3: a system header, where the user's warning
         * options do not apply */
        text_format(out, "# %d \"%s\" 3\n%s\n", k->line, k->file, piece.bytes);
    }
}
