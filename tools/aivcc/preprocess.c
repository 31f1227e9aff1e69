/* aivcc/preprocess: runs the host compiler's preprocessor over a source: the options in front of
 * the user's, headers that are not taken yet, dependencies, and no-break spaces. */
#include "aivcc.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Options of our own, before the user's. */
void preprocess_add_defaults(list *command, const input *in, bool host, bool visible)
{
    static const char *const words[] = {"-ffp-contract=off", "-fno-strict-aliasing",
                                        "-fno-builtin-printf",
                                        /* a tail call would hide the line an operation is in */
                                        "-fno-optimize-sibling-calls", NULL};
    /* DWARF 4: addr2line of Debian 12 finds no inlined frames in clang's DWARF 5 */
    static const char *const both[] = {"-O2", "-g", "-gdwarf-4", "-fPIC", NULL};

    /* what C++ refuses, device C refuses too: a wrong form or element type is an error */
    static const char *const c_words[] = {"-std=gnu17", "-Werror=implicit-function-declaration",
                                          "-Werror=incompatible-pointer-types",
                                          "-Werror=int-conversion", NULL};
    static const char *const cxx_words[] = {"-std=gnu++17", NULL};

    list_add_words(command, in->kind == INPUT_C ? c_words : cxx_words);
    list_add_words(command, both);
    if (!host)
        list_add_words(command, words);
    if (!visible)
        list_add(command, "-fvisibility=hidden");
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

static bool defined_by_user(const arguments *a, const char *name)
{
    const char *define = text_printf("-D%s", name);

    for (size_t i = 0; i < a->preprocess.count; i++) {
        const char *word = a->preprocess.items[i];
        if (strcmp(word, "-D") == 0 && i + 1 < a->preprocess.count)
            word = text_printf("-D%s", a->preprocess.items[i + 1]);
        if (starts(word, define) && (word[strlen(define)] == '=' || word[strlen(define)] == '\0'))
            return true;
    }
    return false;
}

static void define(list *command, const arguments *a, const char *name, const char *value)
{
    if (!defined_by_user(a, name))
        list_add(command, text_printf("-D%s=%s", name, value));
}

/* What tells a source which side it is compiled for. */
static void add_side(list *command, const arguments *a, bool host)
{
    list_add(command, "-D__AIVD_DEVICE__"); /* device headers may be included */
    if (host) {
        list_add(command, "-D__AIVD_HOST__");
        define(command, a, "__NPU_HOST__", "1");
        return;
    }
    define(command, a, "__NPU_DEVICE__", "1");
    define(command, a, "__NPU_ARCH__", a->arch_3510 ? "3510" : "2201");
    define(command, a, "__CCE_AICORE__", a->arch_3510 ? "310" : "220");
    define(command, a, a->arch_3510 ? "__DAV_C310__" : "__DAV_C220__", "1");
    define(command, a, a->arch_3510 ? "__DAV_C310_VEC__" : "__DAV_C220_VEC__", "1");
}

static void add_preprocessing(list *command, const arguments *a, const install *where,
                              const input *in, bool mark, bool host)
{
    list_add(command, in->kind == INPUT_C ? a->cc : a->cxx);
    preprocess_add_defaults(command, in, host, host);
    list_add_all(command, &a->common);
    add_side(command, a, host);
    list_add(command, mark ? "-D__global__=" KERNEL_MARK : "-D__global__=");
    list_add(command, mark ? "-D__aicore__=" DEVICE_MARK : "-D__aicore__=");
    list_add(command, mark ? "-D__ubuf__=" UBUF_MARK : "-D__ubuf__=");
    list_add(command, mark ? "-D__host_aicore__=" BOTH_MARK : "-D__host_aicore__=");
    if (in->kind != INPUT_C) { /* sources that exist have these types before their first include */
        list_add(command, "-include");
        list_add(command, "stdint.h");
        list_add(command, "-include");
        list_add(command, "stddef.h");
    }
    list_add_all(command, &a->preprocess);
    list_add(command, "-isystem");
    list_add(command, where->include);
    list_add(command, "-isystem");
    list_add(command, text_printf("%s/hccl", where->include));
    list_add(command, "-isystem");
    list_add(command, text_printf("%s/shmem", where->include));
    list_add(command, "-isystem");
    list_add(command, text_printf("%s/c_api", where->include));
    list_add(command, "-idirafter");
    list_add(command, later_folder());
    list_add(command, "-x");
    list_add(command, in->kind == INPUT_C ? "c" : "c++");
}

/* kernel.c -> kernel.o, in the current folder as compilers do. */
const char *preprocess_with_suffix(const char *path, const char *suffix)
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
        return text_printf("%.*s-%s", (int)size, result, preprocess_with_suffix(in->path, ".d"));
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
int preprocess_only(const arguments *a, const install *where, const input *in)
{
    list command = {0};

    add_preprocessing(&command, a, where, in, false, false);
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

/* ---- no-break spaces (C2 A0), which editors leave in sources ---- */

/* Outside strings each becomes two blanks, so that columns stay. False: there is none. */
static bool blank_no_break_spaces(text *t)
{
    bool found = false;

    for (size_t i = 0; i + 1 < t->size; i++) {
        char c = t->bytes[i];
        if (c == '"' || c == '\'') {
            for (i++; i < t->size && t->bytes[i] != c && t->bytes[i] != '\n'; i++)
                i += t->bytes[i] == '\\' ? 1 : 0;
        } else if ((unsigned char)c == 0xc2 && (unsigned char)t->bytes[i + 1] == 0xa0) {
            t->bytes[i] = t->bytes[i + 1] = ' ';
            found = true;
        }
    }
    return found;
}

/* The file the compiler reads: the source itself, or a copy without no-break spaces. */
static const char *clean_copy(const input *in, const char *first, list *command)
{
    text source = {0}, copy = {0};
    const char *slash = strrchr(in->path, '/');

    if (!text_read_file(&source, in->path) ||
        memmem(source.bytes, source.size, "\xc2\xa0", 2) == NULL || !blank_no_break_spaces(&source))
        return in->path;
    const char *path = text_printf("%s.clean", first);
    path = process_temporary(strrchr(path, '/') + 1);
    text_format(&copy, "#line 1 \"%s\"\n", in->path);
    text_add(&copy, source.bytes, source.size);
    if (!text_write_file(&copy, path))
        return in->path;
    list_add(command, "-iquote");
    list_add(command, slash == NULL ? "." : text_printf("%.*s", (int)(slash - in->path), in->path));
    return path;
}

/* Rules for make name the user's file. */
static void mend_dependencies(const char *file, const char *copy, const char *path)
{
    text rules = {0}, mended = {0};

    if (file == NULL || copy == path || !text_read_file(&rules, file))
        return;
    for (const char *at = rules.bytes, *next; at != NULL && *at != '\0'; at = next) {
        next = strstr(at, copy);
        text_add(&mended, at, next != NULL ? (size_t)(next - at) : strlen(at));
        if (next != NULL) {
            text_add(&mended, path, strlen(path));
            next += strlen(copy);
        }
    }
    text_write_file(&mended, file);
}

int preprocess_source(const arguments *a, const install *where, const input *in, bool host,
                      const char *result, const char *path, text *source)
{
    list command = {0};

    add_preprocessing(&command, a, where, in, true, host);
    if (!host)
        add_dependencies(&command, a, in, result);
    list_add(&command, "-E");
    const char *read = clean_copy(in, path, &command);
    list_add(&command, read);
    list_add(&command, "-o");
    list_add(&command, path);
    int code = process_run(&command, a->verbose);
    if (code != 0)
        return code;
    if (!host && a->depend != NULL)
        mend_dependencies(dependency_file(a, in, result), read, in->path);
    if (!text_read_file(source, path)) {
        complain("cannot read %s", path);
        return 1;
    }
    columns_align(source);
    return refuse_later_headers(source) ? 1 : 0;
}
