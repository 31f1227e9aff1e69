/* aivperf, peer: other libraries, from shared objects that the build made where it found their
 * compilers. */
#include <dlfcn.h>
#include <libgen.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "aivperf.h"

/* From the tool's own folder; the same in the build tree and in an installation. */
static void path_make(char path[PATH_MAX], const char *name)
{
    char self[PATH_MAX - 128];
    ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
    self[n > 0 ? n : 0] = 0;
    snprintf(path, PATH_MAX, "%s/" AIVPERF_PEERS "/aivperf-%s.so", dirname(self), name);
}

const perf_library *perf_peer_load(const char *name)
{
    char path[PATH_MAX];
    path_make(path, name);
    if (access(path, R_OK) != 0) {
        fprintf(stderr,
                "aivperf: no support for %s in this build (%s is missing); it is built where "
                "the compiler of that library is installed\n",
                name, path);
        return NULL;
    }
    /* Global: Open MPI's own modules look for its symbols. */
    void *object = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    if (!object) {
        fprintf(stderr, "aivperf: %s\n", dlerror());
        return NULL;
    }
    const perf_library *(*get)(void) = NULL;
    *(void **)&get = dlsym(object, PERF_LIBRARY_SYMBOL);
    const perf_library *library = get ? get() : NULL;
    if (library && library->version == PERF_LIBRARY_VERSION)
        return library;
    fprintf(stderr, "aivperf: %s is of another version of aivperf\n", path);
    return NULL;
}

const char *perf_peer_launcher(void)
{
    if (getenv("OMPI_COMM_WORLD_SIZE"))
        return "openmpi";
    if (getenv("PMI_SIZE") && !getenv("AIVD_LAUNCH_FD"))
        return "mpich";
    return NULL;
}
