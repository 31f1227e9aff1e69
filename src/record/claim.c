/* record/claim: which rank a process is in its record. Processes that a rank starts (a script's
 * children) inherit the launcher's words and would all be that rank; but a rank's events come from
 * one process at a time. So the first takes the number, by a file in the session's folder, and each
 * further one that lives beside it the next free number behind the launcher's ranks. */
#include "record/claim.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { TRIES = 4096 };

static bool alive(long pid)
{
    return pid > 0 && (kill((pid_t)pid, 0) == 0 || errno == EPERM);
}

/* Who holds the file; 0 when it cannot be read yet. */
static long holder(const char *path)
{
    char text[32] = "";
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t n = fd >= 0 ? read(fd, text, sizeof text - 1) : -1;
    if (fd >= 0)
        close(fd);
    return n > 0 ? strtol(text, NULL, 10) : 0;
}

/* The file appears whole, or not at all: it is written under another name and linked. */
static bool take(const char *path)
{
    char mine[PATH_MAX + 32];
    snprintf(mine, sizeof mine, "%s.%ld", path, (long)getpid());
    int fd = open(mine, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (fd < 0)
        return true; /* no folder to agree in: as before */
    bool written = dprintf(fd, "%ld\n", (long)getpid()) > 0;
    close(fd);
    bool taken = !written || link(mine, path) == 0;
    if (!taken && errno == EEXIST && !alive(holder(path)))
        taken = rename(mine, path) == 0; /* the rank's next program */
    unlink(mine);
    return taken;
}

int record_claim_rank(const char *folder, int rank, int size)
{
    char path[PATH_MAX];
    int candidate = rank;
    for (int i = 0; i < TRIES; i++) {
        snprintf(path, sizeof path, "%s/rank%d", folder, candidate);
        if (take(path) || holder(path) == (long)getpid())
            return candidate;
        candidate = size + i;
    }
    return rank;
}
