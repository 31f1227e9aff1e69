/* aivcc/driver: options of the vendor's compiler driver. Those with a meaning here are honoured
 * (which architecture, device code only), the others are left out; -v tells which. */
#include "aivcc.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/option.h"

static bool starts(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

/* dav-2201 and dav-c220-vec are A2 and A3, dav-3510 and dav-c310-vec 950. */
static void choose_architecture(arguments *a, const char *name)
{
    a->arch_3510 = strstr(name, "3510") != NULL || strstr(name, "c310") != NULL;
    if (strstr(name, "cube") != NULL)
        complain(
            "note: %s is a cube core; aivdrive runs vector (AIV) kernels, the code is compiled "
            "for those",
            name);
}

static void ignored(const arguments *a, const char *option)
{
    if (a->verbose)
        complain("note: %s has no meaning here and is left out", option);
}

/* Brackets around options of one side, which hold for both here, and words of clang, the vendor's
 * compiler, that gcc does not know. */
static bool of_clang(const arguments *a, const char *option)
{
    static const char *const brackets[] = {"-Xhost-start", "-Xhost-end", "-Xaicore-start",
                                           "-Xaicore-end", NULL};
    static const char *const words[] = {"-Qunused-arguments",
                                        "-ferror-limit=", "-fcolor-diagnostics",
                                        "-fno-color-diagnostics", NULL};

    for (size_t i = 0; brackets[i] != NULL; i++)
        if (strcmp(option, brackets[i]) == 0)
            return true;
    for (size_t i = 0; words[i] != NULL && !compile_is_clang(a->cxx); i++)
        if (starts(option, words[i]))
            return true;
    return false;
}

bool driver_option(arguments *a, const list *words, size_t *index)
{
    static const char *const flags[] = {"--cce-", "--npu-", "-cce-", "--cann-", "-fcce-", NULL};
    const char *option = words->items[*index];
    const char *equal = strchr(option, '=');

    if (strcmp(option, "--cce-aicore-only") == 0 || strcmp(option, "--cce-device-only") == 0) {
        a->side = SIDE_DEVICE;
        return true;
    }
    if (equal != NULL && (starts(option, "--npu-arch=") || starts(option, "--cce-aicore-arch="))) {
        choose_architecture(a, equal + 1);
        return true;
    }
    if (strcmp(option, "-mllvm") == 0) { /* for the vendor's code generator */
        if (words->items[*index + 1] != NULL)
            *index += 1;
        ignored(a, text_printf("-mllvm %s", words->items[*index]));
        return true;
    }
    bool drop = of_clang(a, option);
    for (size_t i = 0; flags[i] != NULL; i++)
        drop = drop || starts(option, flags[i]);
    if (drop)
        ignored(a, option);
    return drop;
}

/* ---- as ld.lld ---- */

static bool is_device_link(const list *words)
{
    for (size_t i = 0; i + 1 < words->count; i++)
        if (strcmp(words->items[i], "-m") == 0 && starts(words->items[i + 1], "aicore"))
            return true;
    return false;
}

/* An ld.lld of PATH that is not this program. */
static const char *next_linker(void)
{
    char self[PATH_MAX], other[PATH_MAX];
    const char *path = base_option_text(OPT_PATH);

    if (realpath("/proc/self/exe", self) == NULL)
        return NULL;
    while (*path != '\0') {
        size_t size = strcspn(path, ":");
        const char *name = text_printf("%.*s/ld.lld", (int)size, path);
        if (access(name, X_OK) == 0 && realpath(name, other) != NULL && strcmp(self, other) != 0)
            return name;
        path += size + (path[size] == ':');
    }
    return NULL;
}

static void hand_over(const list *words)
{
    const char *linker = next_linker();
    list command = {0};

    if (linker != NULL) {
        list_add(&command, linker);
        list_add_all(&command, words);
        execv(linker, (char *const *)(void *)command.items);
    }
    complain(
        "ld.lld: only device links (-m aicorelinux) are done here, and PATH has no other ld.lld");
    exit(1);
}

/* Options with a word of their own behind them. */
static bool takes_word(const char *option)
{
    static const char *const options[] = {"-m", "-Ttext",  "-Tdata", "-Tbss", "-T",      "-z", "-e",
                                          "-h", "-soname", "-rpath", "-Map",  "--entry", NULL};

    for (size_t i = 0; options[i] != NULL; i++)
        if (strcmp(option, options[i]) == 0)
            return true;
    return false;
}

/* Of a device link the inputs and the output count: places in memory are the loader's choice. */
void driver_translate(arguments *a, const char *program, list *words)
{
    const char *slash = strrchr(program, '/');
    list kept = {0};

    if (strcmp(slash != NULL ? slash + 1 : program, "ld.lld") != 0)
        return;
    if (!is_device_link(words))
        hand_over(words);
    a->side = SIDE_DEVICE;
    a->linker = true;
    for (size_t i = 0; i < words->count; i++) {
        const char *word = words->items[i];
        if (takes_word(word))
            i++;
        else if (word[0] != '-' || starts(word, "-o") || starts(word, "-L") || starts(word, "-l"))
            list_add(&kept, word);
        if (strcmp(word, "-o") == 0 && i + 1 < words->count)
            list_add(&kept, words->items[++i]);
    }
    *words = kept;
}
