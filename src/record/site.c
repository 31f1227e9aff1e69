/* record/site: asks one addr2line per module, kept as a coprocess, and remembers the answers. */
#include "record/site.h"

#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/compiler.h"

enum { NAME_BYTES = 512 };

/* A file with code; several ranks have it at several addresses. */
typedef struct code_file {
    char path[PATH_MAX];
    pid_t pid; /* of its addr2line; 0 = not started, -1 = cannot be */
    FILE *to, *from;
} code_file;

typedef struct module {
    int32_t rank;
    uint64_t low, high, bias;
    uint32_t file;
    uint64_t seq; /* the newest one wins: addresses are used again */
} module;

typedef struct answer {
    uint64_t site;
    uint32_t module;
    char *name;
} answer;

struct record_sites {
    char folder[PATH_MAX];
    code_file **files;
    uint32_t file_count;
    module *modules;
    uint32_t module_count;
    answer *answers; /* open addressing */
    uint32_t answer_count, answer_space;
};

record_sites *record_sites_open(const char *folder)
{
    record_sites *sites = calloc(1, sizeof *sites);
    if (sites != NULL)
        snprintf(sites->folder, sizeof sites->folder, "%s", folder);
    return sites;
}

void record_sites_close(record_sites *sites)
{
    for (uint32_t i = 0; i < sites->file_count; i++) {
        code_file *f = sites->files[i];
        if (f->pid > 0) {
            fclose(f->to);
            fclose(f->from);
            waitpid(f->pid, NULL, 0);
        }
        free(f);
    }
    for (uint32_t i = 0; i < sites->answer_space; i++)
        free(sites->answers[i].name);
    free(sites->answers);
    free(sites->files);
    free(sites->modules);
    free(sites);
}

/* ---- modules ---- */

static bool file_of(record_sites *sites, const char *path, uint32_t *index)
{
    for (uint32_t i = 0; i < sites->file_count; i++) {
        if (strcmp(sites->files[i]->path, path) == 0) {
            *index = i;
            return true;
        }
    }
    code_file **files = realloc(sites->files, (sites->file_count + 1) * sizeof *files);
    if (files == NULL)
        return false;
    sites->files = files;
    code_file *file = calloc(1, sizeof *file);
    if (file == NULL)
        return false;
    snprintf(file->path, sizeof file->path, "%s", path);
    files[sites->file_count] = file;
    *index = sites->file_count++;
    return true;
}

void record_sites_note(record_sites *sites, const record_event *event, const char *text)
{
    char path[2 * PATH_MAX];
    uint32_t file;
    bool image = event->kind == RECORD_IMAGE;
    if ((!image && event->kind != RECORD_MODULE) || event->size == 0)
        return;
    snprintf(path, sizeof path, image ? "%s/%s" : "%.0s%s", sites->folder, text);
    if (strlen(path) >= PATH_MAX || !file_of(sites, path, &file))
        return;
    module *modules = realloc(sites->modules, (sites->module_count + 1) * sizeof *modules);
    if (modules == NULL)
        return;
    sites->modules = modules;
    modules[sites->module_count++] = (module){.rank = event->rank,
                                              .low = event->from,
                                              .high = event->from + event->size,
                                              .bias = event->value,
                                              .file = file,
                                              .seq = event->seq};
}

static int find_module(const record_sites *sites, int32_t rank, uint64_t pc)
{
    for (uint32_t i = sites->module_count; i-- > 0;) {
        const module *m = &sites->modules[i];
        if (m->rank == rank && pc >= m->low && pc < m->high)
            return (int)i;
    }
    return -1;
}

/* ---- addr2line ---- */

static void start(code_file *f)
{
    int in[2], out[2];
    char *argv[] = {"addr2line", "-a", "-i", "-e", f->path, NULL};
    f->pid = -1;
    if (pipe2(in, O_CLOEXEC) != 0)
        return;
    if (pipe2(out, O_CLOEXEC) != 0) {
        close(in[0]);
        close(in[1]);
        return;
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t pid = -1;
    int error = posix_spawnp(&pid, argv[0], &actions, NULL, argv, environ);
    posix_spawn_file_actions_destroy(&actions);
    close(in[0]);
    close(out[1]);
    f->to = fdopen(in[1], "w");
    f->from = fdopen(out[0], "r");
    if (error == 0 && f->to != NULL && f->from != NULL)
        f->pid = pid;
}

static bool is_own_header(const char *line)
{
    return strstr(line, "/c_api/") != NULL || strstr(line, "/ascendc/") != NULL ||
           strstr(line, "/aivdrive/device") != NULL || strstr(line, "/include/shmem/") != NULL;
}

/* Frames of an address, the innermost first, up to the answer to a question that has none. */
static bool ask(code_file *f, uint64_t address, char *name, size_t size)
{
    char line[NAME_BYTES];
    bool found = false;
    if (f->pid == 0)
        start(f);
    if (f->pid < 0)
        return false;
    struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
    sigaction(SIGPIPE, &ignore, &before);
    fprintf(f->to, "0x%llx\n0xffffffffffffff01\n", (unsigned long long)address);
    bool asked = fflush(f->to) == 0;
    sigaction(SIGPIPE, &before, NULL);
    int headers = 0;
    while (asked && fgets(line, sizeof line, f->from) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, "0x", 2) == 0) {
            headers++;
            continue;
        }
        line[strcspn(line, " ")] = '\0';
        if (headers == 2)
            return found;
        if (line[0] == '?' || (found && !is_own_header(name)))
            continue;
        snprintf(name, size, "%s", line);
        found = true;
    }
    f->pid = -1; /* it has died */
    return found;
}

static void lookup(record_sites *sites, uint32_t index, uint64_t site, char *name, size_t size)
{
    const module *m = &sites->modules[index];
    code_file *f = sites->files[m->file];
    /* The byte before a return address belongs to the call. */
    uint64_t at = site - 1 - m->bias;
    if (ask(f, at, name, size))
        return;
    const char *slash = strrchr(f->path, '/');
    snprintf(name, size, "%.400s+0x%llx", slash != NULL ? slash + 1 : f->path,
             (unsigned long long)at);
}

/* ---- answers ---- */

static answer *place_of(record_sites *sites, uint32_t module, uint64_t site)
{
    uint64_t hash = (site ^ (uint64_t)module << 48) * UINT64_C(0x9e3779b97f4a7c15);
    uint32_t i = (uint32_t)(hash >> 32) & (sites->answer_space - 1);
    while (sites->answers[i].name != NULL &&
           (sites->answers[i].site != site || sites->answers[i].module != module))
        i = (i + 1) & (sites->answer_space - 1);
    return &sites->answers[i];
}

static bool grow(record_sites *sites)
{
    answer *old = sites->answers;
    uint32_t space = sites->answer_space;
    answer *fresh = calloc(space ? 2 * (size_t)space : 256, sizeof *fresh);
    if (fresh == NULL)
        return false;
    sites->answers = fresh;
    sites->answer_space = space ? 2 * space : 256;
    for (uint32_t i = 0; i < space; i++)
        if (old[i].name != NULL)
            *place_of(sites, old[i].module, old[i].site) = old[i];
    free(old);
    return true;
}

const char *record_sites_name(record_sites *sites, int32_t rank, uint64_t site)
{
    char name[NAME_BYTES];
    int index = site == 0 ? -1 : find_module(sites, rank, site - 1);
    if (index < 0)
        return "";
    if (2 * (sites->answer_count + 1) > sites->answer_space && !grow(sites))
        return "";
    answer *a = place_of(sites, (uint32_t)index, site);
    if (a->name == NULL) {
        lookup(sites, (uint32_t)index, site, name, sizeof name);
        *a = (answer){site, (uint32_t)index, strdup(name)};
        sites->answer_count += a->name != NULL;
    }
    return a->name != NULL ? a->name : "";
}
