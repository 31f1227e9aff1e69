/* aivcc/arguments: the command line. Options that aivcc does not know itself go to the host
 * compiler; it only has to know which belong to which step and which take a second word. */
#include "aivcc.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/option.h"

static const char help[] =
    "aivcc - compiles Ascend device code: kernel images, and programs with kernels inside\n"
    "\n"
    "  aivcc add.asc -o add              host and device code in one file: a program\n"
    "  aivcc -c a.asc; aivcc a.o b.cpp -o prog    in steps; -shared makes a library\n"
    "  aivcc kernel.c -o kernel.o        device code only: an image, for aclrtBinaryLoadFromFile\n"
    "  aivcc -O3 -DTILE=64 -Iinc k.cpp   options of gcc and clang pass through\n"
    "\n"
    "Files: .c is C17; .cpp .cc .cxx .asc are C++17; .o .a .so are linked. A source with main()\n"
    "or a launch kernel<<<blocks, nullptr, stream>>>(arguments) makes a program, others an image.\n"
    "\n"
    "  -o FILE           result (default a.out or kernel.o; with -c: the source's name with .o)\n"
    "  -c, -S, -E        stop after compiling, before assembling, after preprocessing\n"
    "  -M, -MM, -MD, -MMD, -MF, -MT, -MQ, -MP   dependencies for make, as in gcc\n"
    "  -x c | c++ | asc  language of the files that follow; asc: a program in any case\n"
    "  --cce-aicore-only device code only: an image in any case\n"
    "  --npu-arch=ARCH   dav-2201 (A2, A3; default) or dav-3510 (950); sets __NPU_ARCH__\n"
    "  --cc CC           compiler for C (default gcc, or AIVCC_CC): gcc >= 12, clang >= 15\n"
    "  --cxx CXX         compiler for C++ (default g++, or AIVCC_CXX): gcc >= 12, clang >= 14\n"
    "  -fno-aivd-record  leaves out the second copy of device code, for recorded runs\n"
    "  -v                shows the commands, and what is left out of the vendor's options\n"
    "  --help, --version\n"
    "\n"
    "Before your options stand: -std=gnu17 or gnu++17, -O2 -g -gdwarf-4 -fPIC; for device code\n"
    "also -fvisibility=hidden -ffp-contract=off -fno-strict-aliasing -fno-builtin-printf\n"
    "-fno-optimize-sibling-calls. Yours win.\n"
    "Guide: docs/first-kernel.md, docs/bring-your-kernel.md\n";

/* Options whose value is the next word. */
static bool takes_word(const char *option)
{
    static const char *const words[] = {"-o",       "-I",           "-D",
                                        "-U",       "-include",     "-imacros",
                                        "-isystem", "-iquote",      "-idirafter",
                                        "-iprefix", "-iwithprefix", "-isysroot",
                                        "-x",       "-L",           "-l",
                                        "-MF",      "-MT",          "-MQ",
                                        "-Xlinker", "-Xassembler",  "-Xpreprocessor",
                                        "-Xclang",  "-T",           "-u",
                                        "-z",       "-B",           "-target",
                                        "--param",  "--sysroot",    "-e",
                                        "--cc",     "--cxx"};

    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        if (strcmp(option, words[i]) == 0)
            return true;
    return false;
}

static bool starts(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

static bool any_start(const char *text, const char *const *prefixes)
{
    for (; *prefixes != NULL; prefixes++)
        if (starts(text, *prefixes))
            return true;
    return false;
}

/* The list an unknown option belongs to. */
static list *list_for(arguments *a, const char *option)
{
    static const char *const preprocess[] = {
        "-I", "-D", "-U", "-i", "-Xpreprocessor", "-Wp,", "-nostdinc", "-M", "-C", "-H", NULL};
    static const char *const link[] = {"-L",
                                       "-l",
                                       "-Wl,",
                                       "-Xlinker",
                                       "-T",
                                       "-u",
                                       "-z",
                                       "-rdynamic",
                                       "-static",
                                       "-fuse-ld=",
                                       "-nostdlib",
                                       "-nodefaultlibs",
                                       "-nostartfiles",
                                       "-pie",
                                       "-no-pie",
                                       "-shared-libgcc",
                                       "-s",
                                       "-e",
                                       NULL};

    if (any_start(option, preprocess))
        return &a->preprocess;
    if (any_start(option, link) && !starts(option, "-std") && !starts(option, "-specs") &&
        !starts(option, "-save"))
        return &a->link;
    return &a->common;
}

/* `word` goes where `option` belongs; what the linker reads also keeps its place among the files.
 */
static void add_for_step(arguments *a, const char *option, const char *word)
{
    list *l = list_for(a, option);

    list_add(l, word);
    if (l == &a->link)
        list_add(&a->ordered, word);
}

static bool kind_of(const char *path, input_kind *kind)
{
    static const char *const cxx[] = {".cpp", ".cc", ".cxx", ".C", ".asc", ".CPP", NULL};
    static const char *const objects[] = {".o", ".a", ".so", ".obj", NULL};
    const char *slash = strrchr(path, '/');
    const char *dot = strrchr(slash != NULL ? slash : path, '.');

    if (dot == NULL)
        return false;
    if (strcmp(dot, ".c") == 0) {
        *kind = INPUT_C;
        return true;
    }
    for (size_t i = 0; cxx[i] != NULL; i++) {
        if (strcmp(dot, cxx[i]) == 0) {
            *kind = INPUT_CXX;
            return true;
        }
    }
    for (size_t i = 0; objects[i] != NULL; i++) {
        if (strcmp(dot, objects[i]) == 0 || strstr(slash != NULL ? slash : path, ".so.") != NULL) {
            *kind = INPUT_LINK;
            return true;
        }
    }
    return false;
}

static bool add_input(arguments *a, const char *path, const char *language)
{
    input in = {path, INPUT_C};

    if (a->linker)
        in.kind = INPUT_LINK;
    else if (language != NULL)
        in.kind = strcmp(language, "c") == 0 ? INPUT_C : INPUT_CXX;
    else if (!kind_of(path, &in.kind)) {
        complain(
            "%s: unknown kind of file: aivcc takes .c (C), .cpp .cc .cxx .asc (C++), .o and .a; "
            "-x c or -x c++ names the language of others",
            path);
        return false;
    }
    list_add(&a->ordered, text_printf("%c%zu", ORDERED_INPUT, a->input_count));
    a->inputs = memory_grow(a->inputs, (a->input_count + 1) * sizeof(*a->inputs));
    a->inputs[a->input_count++] = in;
    return true;
}

static bool read_stop(arguments *a, const char *option)
{
    static const struct {
        const char *option;
        stop_after stop;
    } stops[] = {{"-E", STOP_PREPROCESS},    {"-M", STOP_DEPENDENCIES},
                 {"-MM", STOP_DEPENDENCIES}, {"-fsyntax-only", STOP_SYNTAX},
                 {"-S", STOP_ASSEMBLY},      {"-c", STOP_OBJECT}};

    for (size_t i = 0; i < sizeof(stops) / sizeof(stops[0]); i++) {
        if (strcmp(option, stops[i].option) == 0) {
            if (stops[i].stop < a->stop)
                a->stop = stops[i].stop;
            if (stops[i].stop == STOP_DEPENDENCIES)
                list_add(&a->preprocess, option);
            return true;
        }
    }
    return false;
}

/* An option with a word of its own: "-o x", or joined "-ox", "-MFx". */
static bool read_own(arguments *a, const char *option, const char *word, const char **language)
{
    if (strcmp(option, "-o") == 0)
        a->output = word;
    else if (strcmp(option, "--cc") == 0)
        a->cc = word;
    else if (strcmp(option, "--cxx") == 0)
        a->cxx = word;
    else if (strcmp(option, "-MF") == 0)
        a->depend_file = word;
    else if (strcmp(option, "-MT") == 0 || strcmp(option, "-MQ") == 0) {
        list_add(&a->depend_targets, option);
        list_add(&a->depend_targets, word);
    } else if (strcmp(option, "-x") == 0) {
        *language = strcmp(word, "none") == 0 ? NULL : word;
        if (strcmp(word, "asc") == 0 || strcmp(word, "cce") == 0) {
            if (a->side == SIDE_AUTO)
                a->side = SIDE_PROGRAM;
        } else if (*language != NULL && strcmp(word, "c") != 0 && strcmp(word, "c++") != 0) {
            complain("-x %s: not a language of aivcc; allowed: c, c++, asc, none", word);
            return false;
        }
    } else {
        add_for_step(a, option, option);
        add_for_step(a, option, word);
    }
    return true;
}

static bool read_option(arguments *a, const list *words, size_t *index, const char **language)
{
    const char *option = words->items[*index];
    const char *equal = strchr(option, '=');

    if (strcmp(option, "-shared") == 0)
        a->shared = true;
    if (read_stop(a, option) || strcmp(option, "-shared") == 0)
        return true;
    if (driver_option(a, words, index))
        return true;
    if (starts(option, "--cc=") || starts(option, "--cxx="))
        return read_own(a, text_copy(option, (size_t)(equal - option)), equal + 1, language);
    if (starts(option, "-o") && option[2] != '\0')
        return read_own(a, "-o", option + 2, language);
    if (starts(option, "-x") && option[2] != '\0')
        return read_own(a, "-x", option + 2, language);
    if (takes_word(option)) {
        if (words->items[*index + 1] == NULL) {
            complain("%s needs a value after it", option);
            return false;
        }
        *index += 1;
        return read_own(a, option, words->items[*index], language);
    }
    if (strcmp(option, "-v") == 0)
        a->verbose = true;
    else if (strcmp(option, "-fno-aivd-record") == 0)
        a->recorded = false;
    else if (strcmp(option, "-faivd-record") == 0)
        a->recorded = true;
    else if (strcmp(option, "-MD") == 0 || strcmp(option, "-MMD") == 0)
        a->depend = option;
    else if (starts(option, "-MF") || starts(option, "-MT") || starts(option, "-MQ"))
        return read_own(a, text_copy(option, 3), option + 3, language);
    else
        add_for_step(a, option, option);
    if (starts(option, "-fsanitize="))
        a->sanitize = true;
    return true;
}

/* The result must not take the place of a source. */
static bool overwrites(const arguments *a)
{
    struct stat output, source;

    if (a->output == NULL || stat(a->output, &output) != 0 || !S_ISREG(output.st_mode))
        return false;
    for (size_t i = 0; i < a->input_count; i++) {
        if (stat(a->inputs[i].path, &source) == 0 && source.st_dev == output.st_dev &&
            source.st_ino == output.st_ino) {
            complain("-o %s would overwrite the input %s", a->output, a->inputs[i].path);
            return true;
        }
    }
    return false;
}

static bool check(const arguments *a, int *code)
{
    *code = 2;
    if (a->input_count == 0) {
        complain("no input file; aivcc --help shows how to call it");
        return false;
    }
    if (a->output != NULL && a->input_count > 1 && a->stop != STOP_IMAGE) {
        complain(
            "-o names one file, but %zu are compiled without linking: call aivcc once for each",
            a->input_count);
        return false;
    }
    return !overwrites(a);
}

/* The next word of a response file: blanks separate, quotes and backslashes keep blanks. */
static const char *next_word(const char **at)
{
    const char *p = *at;
    text word = {0};
    char quote = '\0';

    while (*p != '\0' && isspace((unsigned char)*p))
        p++;
    if (*p == '\0')
        return NULL;
    text_add(&word, "", 0);
    for (; *p != '\0' && (quote != '\0' || !isspace((unsigned char)*p)); p++) {
        if (quote != '\0' ? *p == quote : *p == '"' || *p == '\'') {
            quote = quote != '\0' ? '\0' : *p;
            continue;
        }
        if (*p == '\\' && p[1] != '\0' && quote != '\'')
            p++;
        text_add(&word, p, 1);
    }
    *at = p;
    return word.bytes;
}

/* The words of the command line, those of @file in its place. */
static bool expand_words(list *words, const char *word, int depth)
{
    text content = {0};

    if (word[0] != '@' || depth > 8) {
        list_add(words, word);
        return true;
    }
    if (!text_read_file(&content, word + 1)) {
        complain("cannot read the options in %s", word + 1);
        return false;
    }
    const char *at = content.bytes;
    for (const char *next = next_word(&at); next != NULL; next = next_word(&at))
        if (!expand_words(words, next, depth + 1))
            return false;
    return true;
}

static bool read_words(arguments *a, const list *words)
{
    const char *language = NULL;

    for (size_t i = 0; i < words->count; i++) {
        const char *word = words->items[i];
        bool good = word[0] == '-' && word[1] != '\0' ? read_option(a, words, &i, &language)
                                                      : add_input(a, word, language);
        if (!good)
            return false;
    }
    return true;
}

bool arguments_read(arguments *a, int argc, char **argv, int *code)
{
    list words = {0};

    a->stop = STOP_IMAGE;
    a->recorded = true;
    a->cc = base_option_text(OPT_CC);
    a->cxx = base_option_text(OPT_CXX);
    *code = 2;
    for (int i = 1; i < argc; i++)
        if (!expand_words(&words, argv[i], 0))
            return false;
    driver_translate(a, argv[0], &words);
    *code = argc < 2 ? 2 : 0;
    if (argc < 2 || strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
        fputs(help, argc < 2 ? stderr : stdout);
        return false;
    }
    if (strcmp(argv[1], "--version") == 0) {
        printf("aivcc %s\n", AIVDRIVE_VERSION);
        return false;
    }
    *code = 2;
    if (!read_words(a, &words))
        return false;
    return check(a, code);
}
