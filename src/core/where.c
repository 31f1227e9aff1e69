/* core/where: names for code addresses, for reports. Slow: asks the dynamic linker, and addr2line
 * when the machine has it. Never called on a path that matters. */
#include "core/where.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <limits.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/scratch.h"

/* Headers that kernels include: whoever called them is meant (record/site says the same). */
static bool in_header(const char *line)
{
    return strstr(line, "/c_api/") != NULL || strstr(line, "/ascendc/") != NULL ||
           strstr(line, "/aivdrive/device") != NULL || strstr(line, "/include/shmem/") != NULL;
}

/* The innermost of the inlined frames, a line each, that is not in a header of the device language.
 */
static bool first_of_user(char *frames, char *text, size_t size)
{
    bool found = false;
    char *rest = NULL;
    for (char *line = strtok_r(frames, "\n", &rest); line != NULL;
         line = strtok_r(NULL, "\n", &rest)) {
        line[strcspn(line, " ")] = '\0'; /* "(discriminator 3)" */
        if (line[0] == '?' || line[0] == '\0')
            continue;
        if (!found || !in_header(line))
            snprintf(text, size, "%s", line);
        found = true;
        if (!in_header(line))
            break;
    }
    return found;
}

/* "file:line" from addr2line, when the machine has it. */
static bool addr2line(const char *image, uintptr_t offset, char *text, size_t size)
{
    char all[4096];
    char address[32];
    snprintf(address, sizeof address, "0x%llx", (unsigned long long)offset);
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s", image);
    char *argv[] = {"addr2line", "-i", "-e", path, address, NULL};
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return false;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t pid = -1;
    int error = posix_spawnp(&pid, argv[0], &actions, NULL, argv, environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    bool found = false;
    if (error == 0) {
        size_t used = 0;
        ssize_t n;
        while (used < sizeof all - 1 && (n = read(ends[0], all + used, sizeof all - 1 - used)) > 0)
            used += (size_t)n;
        all[used] = '\0';
        waitpid(pid, NULL, 0);
        found = first_of_user(all, text, size);
    }
    close(ends[0]);
    return found;
}

static bool is_shared(const char *path)
{
    /* A position-dependent program's addresses are what addr2line wants as they are. */
    FILE *f = fopen(path, "re");
    if (f == NULL)
        return true;
    unsigned char head[18] = {0};
    bool shared = fread(head, 1, sizeof head, f) != sizeof head || head[16] == ET_DYN;
    fclose(f);
    return shared;
}

const char *core_where(const void *code)
{
    char *text = base_scratch(SCRATCH_CORE_WHERE);
    Dl_info info;
    /* The byte before a return address belongs to the call. */
    uintptr_t pc = (uintptr_t)code - 1;
    if (dladdr((const void *)pc, &info) == 0 || info.dli_fname == NULL) {
        snprintf(text, BASE_SCRATCH_BYTES, "%p", code);
        return text;
    }
    uintptr_t offset = is_shared(info.dli_fname) ? pc - (uintptr_t)info.dli_fbase : pc;
    char line[384];
    if (addr2line(info.dli_fname, offset, line, sizeof line))
        snprintf(text, BASE_SCRATCH_BYTES, "%s", line);
    else if (info.dli_sname != NULL)
        snprintf(text, BASE_SCRATCH_BYTES, "%s+0x%llx", info.dli_sname,
                 (unsigned long long)(pc - (uintptr_t)info.dli_saddr));
    else
        snprintf(text, BASE_SCRATCH_BYTES, "%s+0x%llx", info.dli_fname, (unsigned long long)offset);
    return text;
}

bool core_same_image(const void *a, const void *b)
{
    Dl_info ia, ib;
    return dladdr(a, &ia) != 0 && dladdr(b, &ib) != 0 && ia.dli_fbase == ib.dli_fbase;
}
