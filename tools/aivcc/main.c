/* aivcc: compiles device C and C++ into a kernel image. For each source: preprocess with the host
 * compiler, find the kernels (scan.c), append their thunks (thunk.c), compile what results; then
 * link everything into a shared object (link.c). */
#include "aivcc.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void complain(const char *format, ...)
{
    va_list list;

    va_start(list, format);
    /* messages about a place begin with it, as compilers write them */
    if (strncmp(format, "%s:%d", 5) != 0)
        fputs("aivcc: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
}

static void add_all(list *command, const char *const *words)
{
    for (; *words != NULL; words++)
        list_add(command, *words);
}

/* Options of our own, before the user's. */
static void add_defaults(list *command, const input *in)
{
    static const char *const words[] = {"-O2",
                                        "-g",
                                        "-fPIC",
                                        "-fvisibility=hidden",
                                        "-ffp-contract=off",
                                        "-fno-strict-aliasing",
                                        "-fno-builtin-printf",
                                        /* a tail call would hide the line an operation is in */
                                        "-fno-optimize-sibling-calls",
                                        NULL};

    /* what C++ refuses, device C refuses too: a wrong form or element type is an error */
    static const char *const c_words[] = {"-std=gnu17", "-Werror=implicit-function-declaration",
                                          "-Werror=incompatible-pointer-types",
                                          "-Werror=int-conversion", NULL};
    static const char *const cxx_words[] = {"-std=gnu++17", NULL};

    add_all(command, in->kind == INPUT_C ? c_words : cxx_words);
    add_all(command, words);
}

/* Headers that a later release brings stand as empty files last in the search path, so that the
 * place of their #include can be named. */
static const char *const later_headers[] = {"kernel_operator.h",
                                            "kernel_tiling/kernel_tiling.h",
                                            "kernel_operator_list_tensor_intf.h",
                                            "simt_api/asc_simt.h",
                                            "adv_api/hccl/hccl.h",
                                            "lib/hccl/hccl.h",
                                            NULL};

static const char *later_folder(void)
{
    static const char *folder;
    const text nothing = {"", 0, 0};

    if (folder != NULL)
        return folder;
    folder = process_temporary("later");
    if (mkdir(folder, 0700) != 0)
        return NULL;
    for (size_t i = 0; later_headers[i] != NULL; i++) {
        char *name = text_printf("later/%s", later_headers[i]);
        for (char *slash = strchr(name + 6, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
            *slash = '\0';
            mkdir(process_temporary(name), 0700);
            *slash = '/';
        }
        if (!text_write_file(&nothing, process_temporary(text_copy(name, strlen(name)))))
            return NULL;
    }
    return folder;
}

static bool starts(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

/* The place of the first #include of a header that is not taken yet, from the line markers:
 * the marker that enters it follows a marker or text of the file that includes it. */
static bool refuse_later_headers(const text *source)
{
    const char *inside = text_printf("%s/", later_folder());
    char *at = text_copy(source->bytes, source->size);
    char file[4096] = "", name[4096];
    int line = 0, number, refused = 0;

    for (char *end; at != NULL && *at != '\0'; at = end) {
        end = strchr(at, '\n');
        if (end != NULL)
            *end++ = '\0';
        if (sscanf(at, "# %d \"%4095[^\"]\"", &number, name) != 2) {
            line++;
            continue;
        }
        if (starts(name, inside) && !starts(file, inside)) {
            complain("%s:%d: error: %s is not taken yet (a later release brings it): write the "
                     "kernel with c_api/asc_simd.h",
                     file, line, name + strlen(inside));
            refused++;
        }
        snprintf(file, sizeof(file), "%s", name);
        line = number;
    }
    return refused != 0;
}

static void add_preprocessing(list *command, const arguments *a, const install *where,
                              const input *in, bool mark)
{
    list_add(command, in->kind == INPUT_C ? a->cc : a->cxx);
    add_defaults(command, in);
    list_add_all(command, &a->common);
    list_add(command, "-D__AIVD_DEVICE__");
    list_add(command, mark ? "-D__global__=" KERNEL_MARK : "-D__global__=");
    list_add_all(command, &a->preprocess);
    list_add(command, "-isystem");
    list_add(command, where->include);
    list_add(command, "-isystem");
    list_add(command, text_printf("%s/c_api", where->include));
    list_add(command, "-idirafter");
    list_add(command, later_folder());
    list_add(command, "-x");
    list_add(command, in->kind == INPUT_C ? "c" : "c++");
}

/* kernel.c -> kernel.o, in the current folder as compilers do. */
static const char *with_suffix(const char *path, const char *suffix)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash != NULL ? slash + 1 : path;
    const char *dot = strrchr(name, '.');
    size_t size = dot != NULL ? (size_t)(dot - name) : strlen(name);

    return text_printf("%.*s%s", (int)size, name, suffix);
}

/* image.d; with several sources image-kernel.d for each, as gcc names them. */
static const char *dependency_file(const arguments *a, const input *in, const char *result)
{
    const char *slash = strrchr(result, '/');
    const char *dot = strrchr(slash != NULL ? slash : result, '.');
    size_t size = dot != NULL ? (size_t)(dot - result) : strlen(result);

    if (a->depend_file != NULL)
        return a->depend_file;
    if (a->stop == STOP_IMAGE && a->input_count > 1)
        return text_printf("%.*s-%s", (int)size, result, with_suffix(in->path, ".d"));
    return text_printf("%.*s.d", (int)size, result);
}

static void add_dependencies(list *command, const arguments *a, const input *in, const char *result)
{
    if (a->depend == NULL)
        return;
    list_add(command, a->depend);
    list_add(command, "-MF");
    list_add(command, dependency_file(a, in, result));
    if (a->depend_targets.count == 0) {
        list_add(command, "-MQ");
        list_add(command, result);
    }
    list_add_all(command, &a->depend_targets);
}

/* -E, -M: one command, straight through. */
static int preprocess_only(const arguments *a, const install *where, const input *in)
{
    list command = {0};

    add_preprocessing(&command, a, where, in, false);
    if (a->stop == STOP_PREPROCESS)
        list_add(&command, "-E");
    if (a->stop == STOP_DEPENDENCIES) {
        list_add_all(&command, &a->depend_targets);
        if (a->depend_file != NULL) {
            list_add(&command, "-MF");
            list_add(&command, a->depend_file);
        }
    }
    list_add(&command, in->path);
    if (a->output != NULL) {
        list_add(&command, "-o");
        list_add(&command, a->output);
    }
    return process_run(&command, a->verbose);
}

static int preprocess(const arguments *a, const install *where, const input *in, const char *result,
                      const char *path, text *source)
{
    list command = {0};

    add_preprocessing(&command, a, where, in, true);
    add_dependencies(&command, a, in, result);
    list_add(&command, "-E");
    list_add(&command, in->path);
    list_add(&command, "-o");
    list_add(&command, path);
    int code = process_run(&command, a->verbose);
    if (code != 0)
        return code;
    if (!text_read_file(source, path)) {
        complain("cannot read %s", path);
        return 1;
    }
    return refuse_later_headers(source) ? 1 : 0;
}

static int compile_rewritten(const arguments *a, const input *in, const char *path,
                             const char *result, bool recorded)
{
    list command = {0};

    list_add(&command, in->kind == INPUT_C ? a->cc : a->cxx);
    add_defaults(&command, in);
    list_add_all(&command, &a->common);
    if (recorded)
        recorded_add_options(&command, command.items[0]);
    list_add(&command, "-x");
    list_add(&command, in->kind == INPUT_C ? "cpp-output" : "c++-cpp-output");
    list_add(&command, a->stop == STOP_SYNTAX     ? "-fsyntax-only"
                       : a->stop == STOP_ASSEMBLY ? "-S"
                                                  : "-c");
    list_add(&command, path);
    if (a->stop != STOP_SYNTAX) {
        list_add(&command, "-o");
        list_add(&command, result);
    }
    return process_run(&command, a->verbose);
}

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

/* One source into `result`, and into `*recorded` when images get a second copy; *kernels grows by the
 * number of its kernels. */
static int compile(const arguments *a, const install *where, const input *in, size_t index,
                   const char *result, const char *final, size_t *kernels, const char **recorded)
{
    const char *suffix = in->kind == INPUT_C ? "i" : "ii";
    const char *first = process_temporary(text_printf("source%zu.%s", index, suffix));
    const char *second = process_temporary(text_printf("device%zu.%s", index, suffix));
    text source = {0}, rewritten = {0};
    unit found = {.arm = target_is_arm(a, in)};

    int code = preprocess(a, where, in, final, first, &source);
    if (code != 0)
        return code;
    if (!scan_source(&source, in->kind == INPUT_CXX, &found, &rewritten))
        return 1;
    thunk_append(&found, in->kind == INPUT_CXX, &rewritten);
    *kernels += found.count;
    if (!text_write_file(&rewritten, second)) {
        complain("cannot write %s", second);
        return 1;
    }
    *recorded = NULL;
    code = compile_rewritten(a, in, second, result, false);
    if (code != 0 || a->stop < STOP_OBJECT || !recorded_wanted(a))
        return code;
    *recorded = process_temporary(text_printf("recorded%zu.o", index));
    return compile_rewritten(a, in, second, *recorded, true);
}

static const char *result_of(const arguments *a, const input *in)
{
    if (a->output != NULL)
        return a->output;
    return with_suffix(in->path, a->stop == STOP_ASSEMBLY ? ".s" : ".o");
}

/* The native image, with the instrumented one inside. */
static int link_both(const arguments *a, const install *where, list *objects, list *recorded,
                     const char *output)
{
    if (recorded_wanted(a)) {
        const char *image = process_temporary("recorded.so");
        const char *support = recorded_support(a);
        if (support == NULL)
            return 1;
        list_add(recorded, support);
        int code = link_image(a, where, recorded, image);
        if (code != 0)
            return code;
        const char *packed = recorded_pack_image(a, image);
        if (packed == NULL)
            return 1;
        list_add(objects, packed);
    }
    return link_image(a, where, objects, output);
}

static int make_image(const arguments *a, const install *where)
{
    const char *output = a->output != NULL ? a->output : "kernel.o";
    list objects = {0}, recorded = {0};
    size_t kernels = 0;
    bool linked = false;

    for (size_t i = 0; i < a->input_count; i++) {
        const input *in = &a->inputs[i];
        if (in->kind == INPUT_LINK) {
            list_add(&objects, in->path);
            list_add(&recorded, recorded_unpack_object(in->path, i));
            linked = true;
            continue;
        }
        const char *object = process_temporary(text_printf("object%zu.o", i)), *second;
        int code = compile(a, where, in, i, object, output, &kernels, &second);
        if (code != 0)
            return code;
        list_add(&objects, object);
        list_add(&recorded, second != NULL ? second : object);
    }
    if (kernels == 0 && !linked) {
        complain("%s: no kernel: mark at least one function __global__ (-c makes an object without "
                 "kernels)",
                 a->inputs[0].path);
        return 1;
    }
    return link_both(a, where, &objects, &recorded, output);
}

static int make_object(const arguments *a, const install *where, const input *in, size_t index)
{
    const char *result = result_of(a, in), *recorded;
    bool both = a->stop == STOP_OBJECT && recorded_wanted(a);
    const char *object = both ? process_temporary(text_printf("object%zu.o", index)) : result;
    size_t kernels = 0;
    int code = compile(a, where, in, index, object, result, &kernels, &recorded);

    return code == 0 && both ? recorded_pack_object(a, object, recorded, result) : code;
}

static int run(const arguments *a, const install *where)
{
    int code = 0;

    if (a->stop == STOP_IMAGE)
        return make_image(a, where);
    for (size_t i = 0; i < a->input_count && code == 0; i++) {
        const input *in = &a->inputs[i];
        if (in->kind == INPUT_LINK)
            continue;
        if (a->stop <= STOP_DEPENDENCIES)
            code = preprocess_only(a, where, in);
        else
            code = make_object(a, where, in, i);
    }
    return code;
}

int main(int argc, char **argv)
{
    arguments a = {0};
    install where = {0};
    int code;

    atexit(memory_release); /* runs last: process_clean() is registered later */
    if (!arguments_read(&a, argc, argv, &code))
        return code;
    if (!install_find(&where))
        return 1;
    return run(&a, &where) == 0 ? 0 : 1;
}
