/* aivcc/process: starts the host compiler, and owns the temporary folder: whatever ends the tool,
 * nothing stays behind. */
#include "aivcc.h"

#include <errno.h>
#include <fcntl.h>
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
enum { RUNNING_MAX = 2 };
static volatile sig_atomic_t running[RUNNING_MAX]; /* process ids of compilers */

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
    for (int i = 0; i < RUNNING_MAX; i++)
        if (running[i] > 0)
            kill((pid_t)running[i], number);
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

/* Starts the command in place `index` of running[]; its messages go to `said`, or where ours go. */
static int start(const list *command, bool verbose, int index, const char *said)
{
    posix_spawn_file_actions_t actions;
    pid_t pid;

    if (verbose)
        print_command(command);
    posix_spawn_file_actions_init(&actions);
    if (said != NULL)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, said,
                                         O_WRONLY | O_CREAT | O_TRUNC, 0600);
    int error = posix_spawnp(&pid, command->items[0], &actions, NULL, (char *const *)command->items,
                             environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) {
        complain("cannot start the host compiler %s: %s (AIVCC_CC, AIVCC_CXX, --cc or --cxx name "
                 "another)",
                 command->items[0], strerror(error));
        return 127;
    }
    running[index] = pid;
    return 0;
}

static int wait_for(const list *command, int index)
{
    int status;

    while (waitpid((pid_t)running[index], &status, 0) < 0) {
        if (errno != EINTR) {
            complain("lost the host compiler: %s", strerror(errno));
            running[index] = 0;
            return 1;
        }
    }
    running[index] = 0;
    if (WIFSIGNALED(status)) {
        complain("%s was ended by signal %d", command->items[0], WTERMSIG(status));
        return 1;
    }
    return WEXITSTATUS(status);
}

int process_run(const list *command, bool verbose)
{
    int code = start(command, verbose, 0, NULL);

    return code != 0 ? code : wait_for(command, 0);
}

int process_run_two(const list *first, const list *second, bool verbose)
{
    const char *said = process_temporary(text_printf("said%d", (int)file_count));
    text words = {0};
    int code = start(second, verbose, 1, said);

    if (code != 0)
        return code;
    code = process_run(first, verbose);
    int other = wait_for(second, 1);
    if (code != 0 || other == 0)
        return code;
    if (text_read_file(&words, said))
        fputs(words.bytes, stderr);
    return other;
}
