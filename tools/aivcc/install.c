/* aivcc/install: finds headers and library: AIVDRIVE_HOME, else the tree this program stands in
 * (bin/ beside lib/), else what the build wrote beside it (bin/aivcc.paths). */
#include "aivcc.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/option.h"

static bool exists(const char *path)
{
    return access(path, R_OK) == 0;
}

static const char *library_below(const char *prefix)
{
    static const char *const names[] = {
        "lib",
#if defined(__x86_64__)
        "lib/x86_64-linux-gnu",
#elif defined(__aarch64__)
        "lib/aarch64-linux-gnu",
#endif
        "lib64"
    };

    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        if (exists(text_printf("%s/%s/libaivdrive.so", prefix, names[i])))
            return text_printf("%s/%s", prefix, names[i]);
    }
    return NULL;
}

static bool find_below(const char *prefix, install *where)
{
    const char *library = library_below(prefix);
    if (library == NULL)
        return false;
    const char *const folders[] = {text_printf("%s/aivdrive/ascend/include", library),
                                   text_printf("%s/include", prefix)};

    for (size_t i = 0; i < sizeof(folders) / sizeof(folders[0]); i++) {
        if (exists(text_printf("%s/c_api/asc_simd.h", folders[i]))) {
            where->include = folders[i];
            where->library = library;
            return true;
        }
    }
    return false;
}

/* Two lines: the folder of the headers, the folder of the library. */
static bool find_in_build(const char *folder, install *where)
{
    text paths = {0};

    if (!text_read_file(&paths, text_printf("%s/aivcc.paths", folder)))
        return false;
    where->include = strtok(paths.bytes, "\n");
    where->library = strtok(NULL, "\n");
    return where->include != NULL && where->library != NULL;
}

bool install_find(install *where)
{
    char self[PATH_MAX];
    const char *home = base_option_text(OPT_HOME);

    if (home[0] != '\0') {
        if (find_below(home, where))
            return true;
        complain(
            "AIVDRIVE_HOME is %s: no lib/libaivdrive.so with its headers there; unset it or name "
            "the folder aivdrive is installed in",
            home);
        return false;
    }
    ssize_t size = readlink("/proc/self/exe", self, sizeof(self) - 1);
    if (size < 0)
        size = 0;
    self[size] = '\0';
    char *slash = strrchr(self, '/');
    if (slash != NULL)
        *slash = '\0';
    if (find_below(text_printf("%s/..", self), where) || find_in_build(self, where))
        return true;
    complain("headers and library not found beside %s; set AIVDRIVE_HOME to the folder aivdrive "
             "is installed in",
             self);
    return false;
}
