/* aivcc/compile: the steps of one source: read for a side, compiled for the device (twice: as it is
 * and for recorded runs) and for the host. */
#include "aivcc.h"

#include <string.h>

/* The compiler is native unless its name or its options say otherwise. */
static bool target_is_arm(const arguments *a, const input *in)
{
    const char *compiler = in->kind == INPUT_C ? a->cc : a->cxx;
    bool arm = strstr(compiler, "aarch64") != NULL;

#if defined(__aarch64__)
    arm = arm || strstr(compiler, "x86_64") == NULL;
#endif
    for (size_t i = 0; i < a->common.count; i++)
        if (strstr(a->common.items[i], "target=") != NULL)
            arm = strstr(a->common.items[i], "aarch64") != NULL;
    return arm;
}

int compile_read(const arguments *a, const install *where, const input *in, size_t index, bool host,
                 const char *final, source *read)
{
    const char *suffix = in->kind == INPUT_C ? "i" : "ii";
    const char *path =
        process_temporary(text_printf("%s%zu.%s", host ? "host" : "source", index, suffix));

    *read = (source){.in = in, .index = index};
    read->found.arm = target_is_arm(a, in);
    read->found.cxx = in->kind == INPUT_CXX;
    int code = preprocess_source(a, where, in, host, final, path, &read->text);
    if (code != 0)
        return code;
    return scan_source(&read->text, &read->found) ? 0 : 1;
}

bool compile_is_clang(const char *compiler)
{
    const char *slash = strrchr(compiler, '/');

    return strstr(slash != NULL ? slash + 1 : compiler, "clang") != NULL;
}

/* Locals may be UB, which pipes still work on when the block of a local has ended: no two locals
 * share a place. The user's options come later and may say otherwise. */
static void keep_locals_apart(list *command)
{
    if (compile_is_clang(command->items[0])) {
        list_add(command, "-mllvm");
        list_add(command, "-no-stack-coloring");
    } else {
        list_add(command, "-fstack-reuse=none");
    }
}

/* The text has been preprocessed: its line markers are not the user's (-pedantic), and options that
 * the compiler does not know have been told of by the preprocessor. */
static void accept_line_markers(list *command)
{
    if (!compile_is_clang(command->items[0]))
        return;
    list_add(command, "-Wno-unknown-warning-option");
    list_add(command, "-Wno-gnu-line-marker");
}

static const char *step_option(const arguments *a)
{
    if (a->stop == STOP_SYNTAX)
        return "-fsyntax-only";
    return a->stop == STOP_ASSEMBLY ? "-S" : "-c";
}

static list compiler(const arguments *a, const source *s, const char *path, const char *result,
                     bool host, bool recorded)
{
    list command = {0};

    list_add(&command, s->in->kind == INPUT_C ? a->cc : a->cxx);
    /* a source that knows nothing of devices is any program's */
    preprocess_add_defaults(&command, s->in, host, host || !s->found.device);
    if (!host)
        keep_locals_apart(&command);
    list_add_all(&command, &a->common);
    accept_line_markers(&command);
    /* the image is brought by the assembler; sections are looked at before the link */
    if (s->found.program || a->side == SIDE_DEVICE)
        list_add(&command, "-fno-lto");
    if (s->found.program && !host)
        list_add(&command, "-ffunction-sections");
    if (recorded)
        recorded_add_options(&command, command.items[0]);
    list_add(&command, "-x");
    list_add(&command, s->in->kind == INPUT_C ? "cpp-output" : "c++-cpp-output");
    list_add(&command, step_option(a));
    list_add(&command, path);
    if (a->stop != STOP_SYNTAX) {
        list_add(&command, "-o");
        list_add(&command, result);
    }
    return command;
}

static const char *write_step(const source *s, const char *name, const text *content)
{
    const char *path = process_temporary(
        text_printf("%s%zu.%s", name, s->index, s->in->kind == INPUT_C ? "i" : "ii"));

    if (text_write_file(content, path))
        return path;
    complain("cannot write %s", path);
    return NULL;
}

int compile_device(const arguments *a, source *s, const char *result, const char **recorded)
{
    text rewritten = {0};

    *recorded = NULL;
    if (s->found.program && !sides_for_device(&s->found))
        return 1;
    thunk_insert(&s->found);
    ub_insert(&s->found);
    rewrite_source(&s->found, &s->text, &rewritten);
    thunk_append(&s->found, &rewritten);
    const char *path = write_step(s, "device", &rewritten);
    if (path == NULL)
        return 1;
    const list native = compiler(a, s, path, result, false, false);
    if (a->stop < STOP_OBJECT || !recorded_wanted(a))
        return process_run(&native, a->verbose);
    *recorded = process_temporary(text_printf("recorded%zu.o", s->index));
    const list second = compiler(a, s, path, *recorded, false, true);
    return process_run_two(&native, &second, a->verbose);
}

int compile_host(const arguments *a, source *s, const char *image, const char *result)
{
    text copy = {0};

    if (!sides_for_host(&s->found))
        return 1;
    sides_prelude(&s->found, image, s->in->path, &copy);
    rewrite_source(&s->found, &s->text, &copy);
    const char *path = write_step(s, "hostcopy", &copy);
    if (path == NULL)
        return 1;
    const list command = compiler(a, s, path, result, true, false);
    return process_run(&command, a->verbose);
}
