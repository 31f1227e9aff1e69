/* aivrun, series: the program once per seed of a range, and one report of all runs. With --check
 * the runs under --jitter are checked, and what several of them show is listed once with its seeds;
 * runs in weak order are not watched (their effects are elsewhere than their calls), but say under
 * which seeds the program fails. Each run is a child of ours, which does all that a run alone does.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "aivrun.h"
#include "check/merge.h"

enum { SIGNALS_PATIENCE = 3 }; /* the run is killed at this one */

/* What the child tells us before it ends, in memory that both see. */
typedef struct outcome {
    bool told;
    bool in_vain; /* the next run would end likewise */
    int code;
} outcome;

/* The runs of one kind: those under jitter or without a seed, or those in weak order. */
typedef struct part {
    seed_range seeds; /* first = last = 0: one run without a seed */
    long count;
    long done;
    seed_list failed;
    int first_code; /* of the first run that failed */
} part;

static struct {
    settings *s;
    part plain, weak;
    outcome *outcome;
    merged_report *report; /* NULL without --check */
    int collect_fd;
    off_t input_start; /* of our standard input; -1 = cannot be read twice */
    sigset_t signals, old_mask;
    int stopped; /* signal that ends the series; 0 = none */
    int signal_count;
    bool in_vain;
} series;

static long range_count(seed_range range)
{
    return range.last - range.first + 1;
}

bool series_wanted(const settings *s)
{
    return range_count(s->seeds) > 1 || range_count(s->jitter) > 1 || (s->check && s->weak);
}

/* ---- signals ---- */

static void take_signals(void)
{
    static const int wanted[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT, SIGUSR1,
                                 SIGUSR2, SIGTSTP, SIGCONT, SIGCHLD};
    signal(SIGCHLD, SIG_DFL);
    sigemptyset(&series.signals);
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        sigaddset(&series.signals, wanted[i]);
    sigprocmask(SIG_BLOCK, &series.signals, &series.old_mask);
}

/* The run is a process group of its own, so that it hears each signal once: from us. */
static void pass_on(int signal, pid_t run)
{
    switch (signal) {
    case SIGCHLD:
        return;
    case SIGINT:
    case SIGTERM:
    case SIGHUP:
    case SIGQUIT:
        series.stopped = signal;
        kill(run, ++series.signal_count >= SIGNALS_PATIENCE ? SIGKILL : signal);
        return;
    case SIGTSTP:
        kill(run, SIGTSTP);
        raise(SIGSTOP);
        return;
    default:
        kill(run, signal);
    }
}

/* The run's exit code. */
static int await(pid_t run)
{
    int status;
    for (;;) {
        pid_t ended = waitpid(run, &status, WNOHANG);
        if (ended == run)
            break;
        if (ended < 0 && errno != EINTR)
            return 1;
        int signal = sigwaitinfo(&series.signals, NULL);
        if (signal > 0)
            pass_on(signal, run);
    }
    if (WIFSIGNALED(status))
        return CODE_SIGNAL + WTERMSIG(status);
    return WEXITSTATUS(status);
}

/* ---- one run ---- */

static _Noreturn void become_run(bool checked, long weak, long jitter, pid_t parent)
{
    static char name[64];
    settings *s = series.s;
    snprintf(name, sizeof name, "run %ld of %ld", series.plain.done + series.weak.done + 1,
             series.plain.count + series.weak.count);
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(1);
    sigprocmask(SIG_SETMASK, &series.old_mask, NULL);
    s->run_name = name;
    s->check = checked;
    s->checks.collect_fd = series.collect_fd;
    int code = run_once(s, weak, jitter);
    *series.outcome = (outcome){.told = true, .in_vain = job_was_in_vain(), .code = code};
    fflush(NULL);
    _exit(code);
}

static void count_run(part *p, int code, long seed)
{
    if (code != CODE_OK && p->first_code == 0)
        p->first_code = code;
    if (series.in_vain)
        return;
    p->done++;
    if (code != CODE_OK)
        findings_add_seed(&p->failed, (uint32_t)seed);
}

/* False when the series cannot go on. */
static bool run_one(part *p, bool checked, long weak, long jitter)
{
    *series.outcome = (outcome){0};
    if (series.collect_fd > 0 &&
        (ftruncate(series.collect_fd, 0) != 0 || lseek(series.collect_fd, 0, SEEK_SET) != 0))
        return false;
    if (series.input_start >= 0)
        lseek(STDIN_FILENO, series.input_start, SEEK_SET);
    fflush(NULL);
    pid_t parent = getpid(), run = fork();
    if (run == 0)
        become_run(checked, weak, jitter, parent);
    if (run < 0) {
        fprintf(stderr, "aivrun: cannot start another run: %s\n", strerror(errno));
        p->first_code = p->first_code != 0 ? p->first_code : 1;
        return false;
    }
    setpgid(run, run); /* whoever is first: a signal must find the group */
    int code = await(run);
    bool sent = checked && merged_report_take(series.report, series.collect_fd, (uint32_t)jitter);
    series.in_vain = !series.outcome->told || series.outcome->in_vain;
    count_run(p, code, weak != 0 ? weak : jitter);
    if (checked && !sent && !series.in_vain) {
        fprintf(stderr, "aivrun: what the checker found in this run is lost\n");
        p->first_code = p->first_code != 0 ? p->first_code : 1;
    }
    return !series.in_vain && series.stopped == 0 && code != CODE_SKIP;
}

static bool run_part(part *p, bool checked, bool in_weak_order)
{
    const settings *s = series.s;
    bool both = in_weak_order && range_count(s->jitter) == 1;
    for (long i = 0; i < p->count; i++) {
        long seed = p->seeds.first + i;
        if (!run_one(p, checked, in_weak_order ? seed : 0,
                     !in_weak_order ? seed
                     : both         ? s->jitter.first
                                    : 0))
            return false;
    }
    return true;
}

/* ---- words ---- */

static const char *seed_name(const part *p)
{
    return p == &series.weak ? "--weak --seed" : "--jitter";
}

/* "; the program fails with --jitter 3,7 (2 of 20 runs; the first with exit code 1)". */
static bool say_failed(const part *p, FILE *to)
{
    char seeds[400];
    if (p->failed.count == 0)
        return false;
    findings_seeds_text(&p->failed, seeds, sizeof seeds);
    if (p->seeds.first == 0)
        fprintf(to, "; the program's own exit code is %d", p->first_code);
    else
        fprintf(to, "; the program fails with %s %s (%zu of %ld runs; first exit code %d)",
                seed_name(p), seeds, p->failed.count, p->done, p->first_code);
    return true;
}

/* The one line that comes last. */
static void say_last(const char *found)
{
    char line[4096] = "";
    FILE *to = fmemopen(line, sizeof line - 1, "w");
    long done = series.plain.done + series.weak.done;
    long wanted = series.plain.count + series.weak.count;
    if (to == NULL)
        return;
    if (found != NULL)
        fputs(found, to);
    else
        fprintf(to, "%ld run%s", done, done == 1 ? "" : "s");
    bool plain = say_failed(&series.plain, to), weak = say_failed(&series.weak, to);
    if (!plain && !weak)
        fputs(found != NULL ? "; the program's own exit code is 0" : ", all with exit code 0", to);
    if (done < wanted) {
        fprintf(to, "; ended after %ld of %ld runs", done, wanted);
        if (series.stopped != 0)
            fprintf(to, " by SIG%s", sigabbrev_np(series.stopped));
        else if (series.in_vain)
            fputs(": the next one was not possible", to);
    }
    fclose(to);
    fprintf(stderr, "aivrun: %s\n", line);
}

static int own_code(void)
{
    if (series.stopped != 0)
        return CODE_SIGNAL + series.stopped;
    return series.plain.first_code != 0 ? series.plain.first_code : series.weak.first_code;
}

/* A finding, or the other way round the failed runs, would be blamed for what fails anyway. */
static const weak_runs *weak_evidence(weak_runs *weak)
{
    *weak = (weak_runs){.count = (uint32_t)series.weak.done, .failed = series.weak.failed};
    return series.plain.first_code == 0 && series.weak.done > 0 ? weak : NULL;
}

static int conclude(void)
{
    char found[1024] = "";
    weak_runs weak;
    int code = own_code();
    if (series.in_vain && series.plain.done + series.weak.done == 0)
        return code; /* why has been told */
    if (series.report == NULL) {
        say_last(NULL);
        return code;
    }
    FILE *summary = fmemopen(found, sizeof found - 1, "w");
    int verdict = merged_report_finish(series.report, weak_evidence(&weak), summary);
    if (summary != NULL)
        fclose(summary);
    say_last(found);
    return series.in_vain || verdict == CHECK_CLEAN ? code : verdict;
}

/* ---- begin ---- */

/* Each run reads the whole input of a file; a pipe can be read once, so nobody reads it. */
static void keep_input(void)
{
    struct stat input;
    series.input_start = -1;
    if (fstat(STDIN_FILENO, &input) != 0 || isatty(STDIN_FILENO))
        return;
    if (S_ISREG(input.st_mode)) {
        series.input_start = lseek(STDIN_FILENO, 0, SEEK_CUR);
        return;
    }
    int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (nothing >= 0) {
        dup2(nothing, STDIN_FILENO);
        close(nothing);
    }
}

static void plan(settings *s)
{
    series.s = s;
    if (s->weak) {
        series.weak.seeds = s->seeds;
        series.weak.count = range_count(s->seeds);
    }
    if (s->check || !s->weak) {
        series.plain.seeds = s->jitter;
        series.plain.count = range_count(s->jitter);
    }
}

static bool open_report(void)
{
    settings *s = series.s;
    if (!s->check)
        return true;
    s->checks.seed_option = s->jitter.first != 0 ? "--jitter" : NULL;
    series.report = merged_report_open(&s->checks);
    if (series.report == NULL)
        return false;
    s->checks.log_file = NULL; /* the report's alone */
    series.collect_fd = memfd_create("aivrun findings", MFD_CLOEXEC);
    if (series.collect_fd < 0)
        fprintf(stderr, "aivrun: no memory for findings: %s\n", strerror(errno));
    return series.collect_fd > 0;
}

int series_run(settings *s)
{
    plan(s);
    keep_input();
    series.outcome = mmap(NULL, sizeof *series.outcome, PROT_READ | PROT_WRITE,
                          MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (series.outcome == MAP_FAILED) {
        fprintf(stderr, "aivrun: no memory for the outcome of runs: %s\n", strerror(errno));
        return 1;
    }
    if (!open_report())
        return CODE_USAGE;
    take_signals();
    if (run_part(&series.plain, s->check, false))
        run_part(&series.weak, false, true);
    int code = conclude();
    if (series.report != NULL)
        merged_report_close(series.report);
    return code;
}
