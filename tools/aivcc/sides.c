/* aivcc/sides: makes the host's and the device's copy of a source that holds both.
 *
 * With kernel templates the device's copy keeps the code of the host (its calls name their
 * instances; the linker drops it); launches become plain calls. In the host's copy bodies of device
 * functions are blanks, and a kernel's body hands its arguments to aivd_launch_kernel(). What one
 * copy does not compile itself is silent there, so that every warning comes once. Lines and columns
 * stay. */
#include "aivcc.h"

#include <string.h>

static void set_silent(const piece *p)
{
    for (token *t = p->begin; t <= p->end; t++)
        t->silent = true;
}

/* Blanks take the place of the tokens; lines between them, markers included, stay. */
static void blank(token *begin, token *end)
{
    for (token *t = begin; t <= end; t++) {
        char *bytes = (char *)t->begin;
        for (size_t i = 0; i < t->size; i++)
            if (bytes[i] != '\n')
                bytes[i] = ' ';
        t->gone = true;
    }
}

static const char *joined(const char *a, const char *b)
{
    return a == NULL ? b : text_printf("%s%s", a, b);
}

static bool is_type(const piece *p)
{
    const token *t = p->begin;

    if (token_is(t, "template"))
        t = token_skip_angles(t + 1, p->end);
    return token_is(t, "class") || token_is(t, "struct") || token_is(t, "union") ||
           token_is(t, "enum");
}

/* The compiler tells of unused functions wherever they stand: this one is not. */
static void mark_unused(const piece *p)
{
    token *t = p->begin;

    while (token_sign(t, '[') && token_sign(t + 1, '['))
        t = (token *)token_matching(t) + 1;
    t->before = joined(t->before, "__attribute__((unused)) ");
}

/* ---- the device's copy ---- */

static bool has_templates(const unit *u)
{
    for (size_t i = 0; i < u->count; i++)
        if (u->kernels[i].instances)
            return true;
    return false;
}

/* Nothing follows from the bodies of host functions: they need not compile for the device. */
static void drop_host_bodies(unit *u)
{
    for (size_t i = 0; i < u->piece_count; i++) {
        const piece *p = &u->pieces[i];
        if (p->kind != PIECE_HOST || p->body == NULL || p->deduced)
            continue;
        blank(p->body + 1, p->end - 1);
        p->body->after = "__builtin_trap();";
        if (p->internal && !token_is(p->begin, "template"))
            mark_unused(p);
    }
}

bool sides_for_device(unit *u)
{
    for (size_t i = 0; i < u->piece_count; i++)
        if (u->pieces[i].kind == PIECE_HOST || u->pieces[i].kind == PIECE_OTHER)
            set_silent(&u->pieces[i]);
    for (token *t = u->tokens.items; t->kind != TOKEN_END; t++) {
        launch l;
        if (t->system || !launch_at(t))
            continue;
        if (launch_read(u, t, &l))
            blank(l.open, l.close + 2);
        t += 2;
    }
    if (!launch_check_calls(u))
        return false;
    if (!has_templates(u))
        drop_host_bodies(u);
    return true;
}

/* ---- the host's copy ---- */

/* A new line in the output that counts as the token's line, up to its column. */
static void add_place(const unit *u, const token *t, text *out)
{
    const char *line = t->begin;

    while (line > u->source->bytes && line[-1] != '\n')
        line--;
    text_format(out, "\n# %d \"%s\"%s\n%*s", t->line, u->tokens.files.items[t->file],
                t->silent ? " 3" : "", (int)(t->begin - line), "");
}

/* callee<<<words>>>(args) becomes (begin(words), callee(args)), every part at its own place. */
static void rewrite_launch(unit *u, const launch *l)
{
    const token *words = l->open + 3;
    text before = {0};

    text_format(&before, u->cxx ? "((void)::aivd_p_guard(::aivd_launch_begin("
                                : "((void)aivd_launch_begin(");
    add_place(u, words, &before);
    text_add(&before, words->begin, (size_t)(l->close->begin - words->begin));
    text_format(&before, u->cxx ? "))," : "),");
    add_place(u, l->callee, &before);
    l->callee->before = joined(l->callee->before, before.bytes);
    blank(l->open, l->close + 2);
    l->args_end->after = joined(l->args_end->after, ")");
}

static void name_parameters(const kernel *k)
{
    for (size_t i = 0; i < k->parameter_count; i++) {
        parameter *p = &k->parameters[i];
        if (p->name != NULL)
            continue;
        p->name = text_printf("aivd_p%zu", i);
        p->behind->after = joined(p->behind->after, text_printf(" %s", p->name));
    }
}

/* The kernel on the host's side: packs its arguments as the kernel's entry unpacks them. */
static const char *stub_of(const unit *u, const kernel *k)
{
    bool plain = k->c_linkage || (!k->instances && !kernel_overloaded(u, k));
    text out = {0};

    text_format(&out, " static struct aivd_p_site aivd_site = { &aivd_p_here, ");
    text_format(&out, plain ? "\"%s\"" : "__PRETTY_FUNCTION__", k->name);
    text_format(&out, ", 0, 0 };");
    if (k->pack) {
        text_format(&out,
                    " typedef ::aivd_kernel_area<%s> aivd_area_s; alignas(16) char "
                    "aivd_bytes[aivd_area_s::size + 1]; aivd_area_s::fill(aivd_bytes, %s); "
                    "aivd_p_kernel(&aivd_site, aivd_bytes, aivd_area_s::size);",
                    parameters_types(k), parameters_names(k));
    } else if (k->parameter_count != 0) {
        text_format(&out, " struct aivd_args_s {");
        for (size_t i = 0; i < k->parameter_count; i++)
            text_format(&out, " __typeof__(%s) aivd_%zu;", k->parameters[i].name, i);
        text_format(&out, " } aivd_args = {");
        for (size_t i = 0; i < k->parameter_count; i++)
            text_format(&out, "%s%s", i == 0 ? " " : ", ", k->parameters[i].name);
        text_format(&out,
                    " }; aivd_p_kernel(&aivd_site, &aivd_args, "
                    "__builtin_offsetof(struct aivd_args_s, aivd_%zu) + "
                    "sizeof(aivd_args.aivd_%zu));",
                    k->parameter_count - 1, k->parameter_count - 1);
    } else {
        text_format(&out, " aivd_p_kernel(&aivd_site, 0, 0);");
    }
    return out.bytes;
}

static const kernel *kernel_with_body(const unit *u, const token *body)
{
    for (size_t i = 0; body != NULL && i < u->count; i++)
        if (u->kernels[i].body == body)
            return &u->kernels[i];
    return NULL;
}

/* Behind a kernel: its host function by address. Templates and overloads have none. */
static const char *record_of(const unit *u, const kernel *k)
{
    if (u->cxx && !k->c_linkage && (k->instances || kernel_overloaded(u, k)))
        return "";
    return text_printf(" static struct aivd_p_stub aivd_p_stub_%s "
                       "__attribute__((used, aligned(8), section(\"aivd_p_stubs\"))) = "
                       "{ (const void *)%s, { &aivd_p_here, \"%s\", 0, 0 } };",
                       k->name, k->call, k->name);
}

/* Host code never comes to a device function's body, and names in there may be unknown to it. */
static void empty_body(token *open, token *close)
{
    blank(open + 1, close - 1);
    open->after = joined(open->after, "__builtin_trap();");
}

static void drop_device_code(unit *u, const piece *p)
{
    const kernel *k = kernel_with_body(u, p->body);

    set_silent(p);
    if (k != NULL) {
        name_parameters(k);
        p->body->after = joined(p->body->after, stub_of(u, k));
        blank(p->body + 1, p->end - 1);
        p->end->gone = false;
        p->end->after = joined(p->end->after, record_of(u, k));
    } else if (p->body == NULL || p->stays) {
        if (p->body != NULL && !p->deduced)
            empty_body(p->body, p->end);
        if (p->internal && !token_is(p->begin, "template"))
            mark_unused(p);
    } else if (p->qualified) {
        blank(p->begin, p->end);
    } else {
        blank(p->body, p->end);
        p->body->before = ";";
    }
}

bool sides_for_host(unit *u)
{
    u->host = true;
    for (token *t = u->tokens.items; t->kind != TOKEN_END; t++) {
        launch l;
        if (t->system || !launch_at(t))
            continue;
        if (launch_read(u, t, &l))
            rewrite_launch(u, &l);
        t += 2;
    }
    if (!launch_check_calls(u))
        return false;
    for (size_t i = 0; i < u->piece_count; i++) {
        const piece *p = &u->pieces[i];
        if (p->kind == PIECE_DEVICE)
            drop_device_code(u, p);
        if (p->kind == PIECE_DEVICE_CLASS)
            members_each_device(p, empty_body);
        if (p->kind == PIECE_DEVICE_CLASS || (p->kind == PIECE_OTHER && !is_type(p)))
            set_silent(p);
    }
    return true;
}

static const char prelude[] =
    "struct aivd_p_program;\n"
    "struct aivd_p_site { struct aivd_p_program *program; const char *kernel; void *function; "
    "unsigned long life; };\n"
    "struct aivd_p_stub { const void *stub; struct aivd_p_site site; };\n"
    "struct aivd_p_program { unsigned int magic, version; const char *file; const void *image, "
    "*image_end; struct aivd_p_stub *stubs, *stubs_end; void *loaded; "
    "struct aivd_p_program *next; };\n"
    "extern struct aivd_p_stub aivd_p_stubs[] __asm__(\"__start_aivd_p_stubs\") "
    "__attribute__((weak, visibility(\"hidden\")));\n"
    "extern struct aivd_p_stub aivd_p_stubs_end[] __asm__(\"__stop_aivd_p_stubs\") "
    "__attribute__((weak, visibility(\"hidden\")));\n"
    "void aivd_p_register(struct aivd_p_program *) __asm__(\"aivd_program_register\");\n"
    "void aivd_p_unregister(struct aivd_p_program *) __asm__(\"aivd_program_unregister\");\n"
    "void aivd_p_kernel(struct aivd_p_site *, const void *, unsigned long) "
    "__asm__(\"aivd_launch_kernel\");\n"
    "void aivd_p_end(unsigned int) __asm__(\"aivd_launch_end\");\n"
    "unsigned int aivd_launch_begin(unsigned int blocks, void *l2ctrl, void *stream);\n";

static const char guard[] =
    "struct aivd_p_guard { unsigned int begun; explicit aivd_p_guard(unsigned int b) : begun(b) { "
    "} ~aivd_p_guard() { aivd_p_end(begun); } };\n";

/* Kernels without an image: the device's side of the source has none, or nothing is compiled. */
static void add_no_image(const char *source, text *out)
{
    text_format(
        out,
        "static struct aivd_p_program aivd_p_here = { 0x474f5250u, 2u, \"%s\", 0, 0, 0, 0, 0, "
        "0 };\n",
        source);
}

/* The image's bytes, what the library knows them by, and how they come and go. */
static void add_image(const char *image, const char *source, text *out)
{
    text_format(out,
                "__asm__(\".pushsection .rodata.aivd_program,\\\"a\\\",%%progbits\\n"
                ".balign 64\\naivd_p_image: .incbin \\\"%s\\\"\\naivd_p_image_end:\\n"
                ".popsection\");\n",
                image);
    text_format(out, "extern const char aivd_p_image[] __attribute__((visibility(\"hidden\")));\n"
                     "extern const char aivd_p_image_end[] "
                     "__attribute__((visibility(\"hidden\")));\n");
    text_format(out,
                "static struct aivd_p_program aivd_p_here = { 0x474f5250u, 2u, \"%s\", "
                "aivd_p_image, aivd_p_image_end, aivd_p_stubs, aivd_p_stubs_end, 0, 0 };\n",
                source);
    text_format(out, "__attribute__((constructor)) static void aivd_p_come(void) "
                     "{ aivd_p_register(&aivd_p_here); }\n"
                     "__attribute__((destructor)) static void aivd_p_go(void) "
                     "{ aivd_p_unregister(&aivd_p_here); }\n");
}

void sides_prelude(const unit *u, const char *image, const char *source, text *out)
{
    /* the compiler takes the first marker for the name of the whole */
    text_format(out, "# 1 \"%s\"\n# 1 \"<aivdrive>\" 3\n%s", source,
                u->cxx ? "extern \"C\" {\n" : "");
    text_add(out, prelude, sizeof(prelude) - 1);
    if (image != NULL)
        add_image(image, source, out);
    else if (u->count != 0)
        add_no_image(source, out);
    if (u->cxx) {
        text_format(out, "}\n");
        text_add(out, guard, sizeof(guard) - 1);
    }
}
