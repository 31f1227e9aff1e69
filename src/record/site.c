/* record/site: asks eu-addr2line and addr2line, kept as coprocesses of each file with code, and
 * remembers the answers. */
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

enum { NAME_BYTES = 512, TOOLS = 2, RANKS_MOST = 65536 };

/* In the order of asking. addr2line of binutils 2.40 names the wrong file for some lines of gcc's
 * DWARF 5 (docs/design/dependencies.md); eu-addr2line has no answer for clang's code. */
static const char *const tools[TOOLS] = {"eu-addr2line", "addr2line"};

typedef struct coprocess {
    pid_t pid; /* 0 = not started, -1 = cannot be */
    FILE *to, *from;
} coprocess;

/* A file with code; several ranks have it at several addresses. */
typedef struct code_file {
    char path[PATH_MAX];
    coprocess tools[TOOLS];
} code_file;

typedef struct module {
    uint64_t low, high, bias;
    uint32_t file;
    uint32_t before; /* 1 + the rank's module before it: the newest one wins */
} module;

/* Of a file, for all ranks that have it. */
typedef struct answer {
    uint64_t at;
    uint32_t file;
    char *name;
} answer;

struct record_sites {
    char folder[PATH_MAX];
    code_file **files;
    uint32_t file_count;
    module *modules;
    uint32_t module_count;
    uint32_t *newest; /* by rank: 1 + its newest module, 0 = none */
    uint32_t rank_count;
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

static void stop(coprocess *tool)
{
    if (tool->to != NULL)
        fclose(tool->to);
    if (tool->from != NULL)
        fclose(tool->from);
    if (tool->pid > 0)
        waitpid(tool->pid, NULL, 0);
    *tool = (coprocess){.pid = -1};
}

void record_sites_close(record_sites *sites)
{
    for (uint32_t i = 0; i < sites->file_count; i++) {
        for (int t = 0; t < TOOLS; t++)
            stop(&sites->files[i]->tools[t]);
        free(sites->files[i]);
    }
    for (uint32_t i = 0; i < sites->answer_space; i++)
        free(sites->answers[i].name);
    free(sites->answers);
    free(sites->files);
    free(sites->modules);
    free(sites->newest);
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

static bool room_for_rank(record_sites *sites, int32_t rank)
{
    if (rank < 0 || rank >= RANKS_MOST)
        return false;
    if ((uint32_t)rank < sites->rank_count)
        return true;
    uint32_t count = 2 * (uint32_t)rank + 16;
    uint32_t *newest = realloc(sites->newest, count * sizeof *newest);
    if (newest == NULL)
        return false;
    memset(newest + sites->rank_count, 0, (count - sites->rank_count) * sizeof *newest);
    sites->newest = newest;
    sites->rank_count = count;
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
    if (strlen(path) >= PATH_MAX || !room_for_rank(sites, event->rank) ||
        !file_of(sites, path, &file))
        return;
    module *modules = realloc(sites->modules, (sites->module_count + 1) * sizeof *modules);
    if (modules == NULL)
        return;
    sites->modules = modules;
    modules[sites->module_count++] = (module){.low = event->from,
                                              .high = event->from + event->size,
                                              .bias = event->value,
                                              .file = file,
                                              .before = sites->newest[event->rank]};
    sites->newest[event->rank] = sites->module_count;
}

static const module *find_module(const record_sites *sites, int32_t rank, uint64_t pc)
{
    if (rank < 0 || (uint32_t)rank >= sites->rank_count)
        return NULL;
    const module *m;
    for (uint32_t i = sites->newest[rank]; i != 0; i = m->before) {
        m = &sites->modules[i - 1];
        if (pc >= m->low && pc < m->high)
            return m;
    }
    return NULL;
}

/* ---- coprocesses ---- */

static void start(coprocess *tool, const char *name, char *path)
{
    int in[2], out[2];
    char *argv[] = {(char *)name, "-a", "-i", "-e", path, NULL};
    tool->pid = -1;
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
    tool->to = fdopen(in[1], "w");
    tool->from = fdopen(out[0], "r");
    if (error == 0)
        tool->pid = pid;
    if (error != 0 || tool->to == NULL || tool->from == NULL)
        stop(tool);
}

static bool is_own_header(const char *line)
{
    return strstr(line, "/c_api/") != NULL || strstr(line, "/ascendc/") != NULL ||
           strstr(line, "/aivdrive/device") != NULL || strstr(line, "/include/shmem/") != NULL;
}

/* "file.c:12:5" and "file.c:12 (discriminator 3)" become "file.c:12". */
static void keep_line(char *text)
{
    text[strcspn(text, "\n")] = '\0';
    char *more = strstr(text, " (");
    if (more != NULL)
        *more = '\0';
    char *colon = strrchr(text, ':');
    if (colon == NULL || colon == text || strspn(colon + 1, "0123456789") != strlen(colon + 1))
        return;
    char *digit = colon - 1;
    while (digit > text && *digit >= '0' && *digit <= '9')
        digit--;
    if (*digit == ':' && digit != colon - 1)
        *colon = '\0';
}

/* Frames of an address, the innermost first, up to the answer to a question that has none. */
static bool ask(coprocess *tool, uint64_t address, char *name, size_t size)
{
    char line[NAME_BYTES];
    bool found = false;
    struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
    sigaction(SIGPIPE, &ignore, &before);
    fprintf(tool->to, "0x%llx\n0xffffffffffffff01\n", (unsigned long long)address);
    bool asked = fflush(tool->to) == 0;
    sigaction(SIGPIPE, &before, NULL);
    int headers = 0;
    while (asked && fgets(line, sizeof line, tool->from) != NULL) {
        if (strncmp(line, "0x", 2) == 0) {
            headers++;
            continue;
        }
        keep_line(line);
        if (headers == 2)
            return found;
        if (line[0] == '?' || (found && !is_own_header(name)))
            continue;
        snprintf(name, size, "%s", line);
        found = true;
    }
    stop(tool); /* it has died */
    return found;
}

static void lookup(code_file *f, uint64_t at, char *name, size_t size)
{
    for (int t = 0; t < TOOLS; t++) {
        if (f->tools[t].pid == 0)
            start(&f->tools[t], tools[t], f->path);
        if (f->tools[t].pid > 0 && ask(&f->tools[t], at, name, size))
            return;
    }
    const char *slash = strrchr(f->path, '/');
    snprintf(name, size, "%.400s+0x%llx", slash != NULL ? slash + 1 : f->path,
             (unsigned long long)at);
}

/* ---- answers ---- */

static answer *place_of(record_sites *sites, uint32_t file, uint64_t at)
{
    uint64_t hash = (at ^ (uint64_t)file << 48) * UINT64_C(0x9e3779b97f4a7c15);
    uint32_t i = (uint32_t)(hash >> 32) & (sites->answer_space - 1);
    while (sites->answers[i].name != NULL &&
           (sites->answers[i].at != at || sites->answers[i].file != file))
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
            *place_of(sites, old[i].file, old[i].at) = old[i];
    free(old);
    return true;
}

const char *record_sites_name(record_sites *sites, int32_t rank, uint64_t site)
{
    char name[NAME_BYTES];
    const module *m = site == 0 ? NULL : find_module(sites, rank, site - 1);
    if (m == NULL)
        return "";
    if (2 * (sites->answer_count + 1) > sites->answer_space && !grow(sites))
        return "";
    uint64_t at = site - 1 - m->bias; /* the byte before a return address belongs to the call */
    answer *a = place_of(sites, m->file, at);
    if (a->name == NULL) {
        lookup(sites->files[m->file], at, name, sizeof name);
        *a = (answer){at, m->file, strdup(name)};
        sites->answer_count += a->name != NULL;
    }
    return a->name != NULL ? a->name : "";
}
