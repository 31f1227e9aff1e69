/* aivrun, start: makes the process of one rank: environment, process group, output, CPU. The child
 * shares our memory until it executes the program (vfork: hundreds of ranks start without copying
 * page tables), so it only makes system calls on values prepared before. Nothing relies on that
 * sharing or on our waiting for it: under ThreadSanitizer and emulators vfork is a fork. */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "aivrun.h"
#include "base/launcher.h"

extern char **environ;

enum { OWN_VARIABLES = 16, VARIABLE_BYTES = 64 };

/* Everything the child needs, read-only there. */
typedef struct child_plan {
    char **argv, **env;
    pid_t parent, group;
    int in_fd, out_fd, err_fd, service_fd;
    const sigset_t *mask;
    const struct rlimit *files;
    const cpu_set_t *cpus; /* NULL = any */
    int failure_fd;        /* takes the errno of a failed start; closed by a successful one */
} child_plan;

/* The limits as they were: we raise ours for the pipes of hundreds of ranks. */
static struct rlimit original_files;

void start_raise_limits(void)
{
    if (getrlimit(RLIMIT_NOFILE, &original_files) != 0)
        return;
    struct rlimit most = {original_files.rlim_max, original_files.rlim_max};
    setrlimit(RLIMIT_NOFILE, &most); /* refused: then the pipes of many ranks tell */
}

int start_free_port(void)
{
    struct sockaddr_in a = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof a;
    int port = 0;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd >= 0 && bind(fd, (struct sockaddr *)&a, sizeof a) == 0 &&
        getsockname(fd, (struct sockaddr *)&a, &length) == 0)
        port = ntohs(a.sin_port);
    if (fd >= 0)
        close(fd);
    return port;
}

static bool same_variable(const char *entry, const char *name)
{
    size_t length = strcspn(name, "=");
    return strncmp(entry, name, length) == 0 && entry[length] == '=';
}

static bool is_replaced(const char *entry, const settings *s)
{
    for (const char *const *v = base_launcher_variables(); *v != NULL; v++)
        if (same_variable(entry, *v))
            return true;
    for (size_t i = 0; i < s->env_count; i++)
        if (same_variable(entry, s->env[i]))
            return true;
    if (same_variable(entry, "AIVDRIVE_RECORD"))
        return true; /* of a run around us */
    return s->cores != NULL && same_variable(entry, "AIVDRIVE_CORES");
}

static size_t fill_own(char own[][VARIABLE_BYTES], const start_plan *plan, int rank, int service_fd)
{
    const settings *s = plan->settings;
    static const char *const ranks[] = {"AIVD_RANK", "AIVD_LOCAL_RANK", "RANK", "LOCAL_RANK"};
    static const char *const sizes[] = {"AIVD_SIZE", "AIVD_LOCAL_SIZE", "WORLD_SIZE",
                                        "LOCAL_WORLD_SIZE"};
    size_t n = 0;
    for (size_t i = 0; i < 4; i++) {
        snprintf(own[n++], VARIABLE_BYTES, "%s=%d", ranks[i], rank);
        snprintf(own[n++], VARIABLE_BYTES, "%s=%d", sizes[i], s->ranks);
    }
    snprintf(own[n++], VARIABLE_BYTES, "MASTER_ADDR=127.0.0.1");
    snprintf(own[n++], VARIABLE_BYTES, "MASTER_PORT=%d", plan->port);
    if (s->cores != NULL)
        snprintf(own[n++], VARIABLE_BYTES, "AIVDRIVE_CORES=%s", s->cores);
    struct stat st;
    if (fstat(service_fd, &st) == 0)
        snprintf(own[n++], VARIABLE_BYTES, "AIVD_LAUNCH_FD=%d:%llu", service_fd,
                 (unsigned long long)st.st_ino);
    return n;
}

static bool is_given(const char *entry, const settings *s)
{
    for (size_t i = 0; i < s->env_count; i++)
        if (same_variable(s->env[i], entry))
            return true;
    return false;
}

/* A new environment; the strings stay where they are. --env wins over everything. */
static char **build_env(const start_plan *plan, char own[][VARIABLE_BYTES], size_t own_count)
{
    const settings *s = plan->settings;
    size_t count = 0, n = 0;
    while (environ[count] != NULL)
        count++;
    char **env = malloc((count + own_count + s->env_count + 1) * sizeof *env);
    if (env == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++)
        if (!is_replaced(environ[i], s))
            env[n++] = environ[i];
    for (size_t i = 0; i < own_count; i++)
        if (!is_given(own[i], s))
            env[n++] = own[i];
    for (size_t i = 0; i < s->env_count; i++)
        env[n++] = (char *)s->env[i];
    env[n] = NULL;
    return env;
}

/* In the child, in our memory: system calls only. */
static _Noreturn void become_rank(const child_plan *c)
{
    signal(SIGPIPE, SIG_DFL);
    if (setpgid(0, c->group) == 0 && prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 &&
        getppid() == c->parent && dup2(c->in_fd, STDIN_FILENO) >= 0 &&
        dup2(c->out_fd, STDOUT_FILENO) >= 0 && dup2(c->err_fd, STDERR_FILENO) >= 0 &&
        fcntl(c->service_fd, F_SETFD, 0) == 0 && setrlimit(RLIMIT_NOFILE, c->files) == 0 &&
        (c->cpus == NULL || sched_setaffinity(0, sizeof *c->cpus, c->cpus) == 0) &&
        sigprocmask(SIG_SETMASK, c->mask, NULL) == 0)
        execvpe(c->argv[0], c->argv, c->env);
    int error = errno != 0 ? errno : ESRCH;
    if (write(c->failure_fd, &error, sizeof error) != sizeof error)
        _exit(1); /* the pipe is empty: only without a reader */
    _exit(CODE_NOT_FOUND);
}

static __attribute__((noinline)) pid_t spawn(const child_plan *c)
{
    pid_t pid = vfork();
    if (pid == 0)
        become_rank(c);
    return pid;
}

/* Waits until the child runs the program (0) or could not (errno). */
static int await_start(int failure_fd)
{
    int error = 0;
    ssize_t got;
    do {
        got = read(failure_fd, &error, sizeof error);
    } while (got < 0 && errno == EINTR);
    return got == sizeof error ? error : 0;
}

/* Starts the planned child; 0 or the errno of what failed. */
static int spawn_and_await(child_plan *c, pid_t *pid)
{
    int failure[2];
    if (pipe2(failure, O_CLOEXEC) != 0)
        return errno;
    c->failure_fd = failure[1];
    pid_t child = spawn(c);
    int error = child < 0 ? errno : 0;
    close(failure[1]);
    if (child > 0) {
        *pid = child;
        error = await_start(failure[0]);
    }
    close(failure[0]);
    return error;
}

/* The CPU of one rank: of those we may use ourselves, in turn. */
static void pick_cpu(int rank, cpu_set_t *one)
{
    cpu_set_t all;
    CPU_ZERO(one);
    if (sched_getaffinity(0, sizeof all, &all) != 0 || CPU_COUNT(&all) == 0)
        return;
    int place = rank % CPU_COUNT(&all);
    for (int cpu = 0; cpu < CPU_SETSIZE; cpu++) {
        if (CPU_ISSET(cpu, &all) && place-- == 0) {
            CPU_SET(cpu, one);
            return;
        }
    }
}

int start_rank(const start_plan *plan, int rank, int out_fd, int err_fd, int service_fd, pid_t *pid)
{
    char own[OWN_VARIABLES][VARIABLE_BYTES];
    char **env = build_env(plan, own, fill_own(own, plan, rank, service_fd));
    if (env == NULL)
        return ENOMEM;
    cpu_set_t cpu;
    if (plan->settings->bind)
        pick_cpu(rank, &cpu);
    child_plan c = {.argv = plan->settings->command,
                    .env = env,
                    .parent = getpid(),
                    .group = plan->group,
                    .in_fd = rank == 0 && plan->pass_stdin ? STDIN_FILENO : plan->null_fd,
                    .out_fd = out_fd,
                    .err_fd = err_fd,
                    .service_fd = service_fd,
                    .mask = &plan->signal_mask,
                    .files = &original_files,
                    .cpus = plan->settings->bind ? &cpu : NULL};
    int error = spawn_and_await(&c, pid);
    free(env);
    return error;
}
