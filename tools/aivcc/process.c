/* aivcc/process: starts the host compiler, and owns the temporary folder: whatever ends the tool,
 * nothing stays behind. */
#include "aivcc.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/option.h"

extern char **environ;

enum { FILES_MAX = 4096 };

static char folder[4096];
static const char *files[FILES_MAX]; /* in order of creation: folders before their files */
static volatile sig_atomic_t file_count;
static volatile sig_atomic_t running; /* process id of the compiler */

/* Only calls that a signal handler may make. */
void process_clean(void)
{
    while (file_count > 0) {
        const char *path = files[--file_count];
        if (unlink(path) != 0)
            rmdir(path);
    }
    if (folder[0] != '\0')
        rmdir(folder);
    folder[0] = '\0';
}

static void on_signal(int number)
{
    if (running > 0)
        kill((pid_t)running, number);
    process_clean();
    signal(number, SIG_DFL);
    raise(number);
}

static bool make_folder(void)
{
    static const int caught[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT};
    const char *where = base_option_text(OPT_TMPDIR);

    snprintf(folder, sizeof(folder), "%s/aivcc-XXXXXX", where);
    if (mkdtemp(folder) == NULL) {
        complain("cannot create a folder in %s: %s (TMPDIR chooses another place)", where,
                 strerror(errno));
        folder[0] = '\0';
        return false;
    }
    atexit(process_clean);
    for (size_t i = 0; i < sizeof(caught) / sizeof(caught[0]); i++)
        signal(caught[i], on_signal);
    return true;
}

const char *process_temporary(const char *name)
{
    if (folder[0] == '\0' && !make_folder())
        exit(1);
    if (file_count == FILES_MAX) {
        complain("too many input files");
        exit(1);
    }
    char *path = text_printf("%s/%s", folder, name);
    files[file_count] = path;
    file_count++;
    return path;
}

static void print_command(const list *command)
{
    for (size_t i = 0; i < command->count; i++)
        fprintf(stderr, "%s%s", i == 0 ? "aivcc: " : " ", command->items[i]);
    fputc('\n', stderr);
}

int process_run(const list *command, bool verbose)
{
    pid_t pid;
    int status;

    if (verbose)
        print_command(command);
    int error =
        posix_spawnp(&pid, command->items[0], NULL, NULL, (char *const *)command->items, environ);
    if (error != 0) {
        complain("cannot start the host compiler %s: %s (AIVCC_CC, AIVCC_CXX, --cc or --cxx name "
                 "another)",
                 command->items[0], strerror(error));
        return 127;
    }
    running = pid;
    while (waitpid(pid, &status, 0) < 0) {
        if (errno != EINTR) {
            complain("lost the host compiler: %s", strerror(errno));
            return 1;
        }
    }
    running = 0;
    if (WIFSIGNALED(status)) {
        complain("%s was ended by signal %d", command->items[0], WTERMSIG(status));
        return 1;
    }
    return WEXITSTATUS(status);
}
