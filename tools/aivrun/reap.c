/* aivrun, reap: ends what the ranks left running. aivrun is their subreaper, so an orphan at any
 * depth becomes our child; killing our children until there are none ends them all, also those
 * that left the process group. */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "aivrun.h"
#include "base/time.h"

enum { POLITE_MS = 300, LIMIT_MS = 5000, STEP_MS = 10 };

/* The parent of a process: the second field after the name, which ends with the last ')'. */
static pid_t parent_of(const char *pid)
{
    char path[300], text[512];
    snprintf(path, sizeof path, "/proc/%s/stat", pid);
    FILE *f = fopen(path, "re");
    if (f == NULL)
        return 0;
    size_t n = fread(text, 1, sizeof text - 1, f);
    fclose(f);
    text[n] = '\0';
    const char *end = strrchr(text, ')');
    int parent;
    return end != NULL && sscanf(end + 1, " %*c %d", &parent) == 1 ? parent : 0;
}

static void signal_children(int signal)
{
    DIR *proc = opendir("/proc");
    if (proc == NULL)
        return;
    pid_t self = getpid();
    for (struct dirent *e; (e = readdir(proc)) != NULL;) {
        if (e->d_name[0] < '0' || e->d_name[0] > '9' || parent_of(e->d_name) != self)
            continue;
        pid_t child = (pid_t)atoi(e->d_name);
        kill(child, signal);
        if (signal != SIGKILL)
            kill(child, SIGCONT);
    }
    closedir(proc);
}

/* Reaps what has ended; false when no child is left. */
static bool reap_ended(int *count)
{
    for (;;) {
        pid_t pid = waitpid(-1, NULL, WNOHANG);
        if (pid == 0)
            return true;
        if (pid < 0)
            return errno != ECHILD;
        ++*count;
    }
}

int reap_leftovers(void)
{
    int count = 0;
    uint64_t start = base_now_ns();
    bool polite = false;
    while (reap_ended(&count)) {
        uint64_t ms = (base_now_ns() - start) / 1000000;
        if (ms >= LIMIT_MS)
            return -1 - count;
        if (!polite)
            signal_children(SIGTERM);
        else if (ms >= POLITE_MS)
            signal_children(SIGKILL); /* again each time: their children come to us one by one */
        polite = true;
        poll(NULL, 0, STEP_MS);
    }
    return count;
}
