/* aivrun, job: starts the ranks, watches them, decides when and how the job ends, and says why.
 *
 *     RUNNING --first failure or signal--> GRACE --> ENDING (SIGTERM) --> KILLING (SIGKILL)
 *        |------------- timeout, output closed -------^
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "aivrun.h"
#include "base/compiler.h"
#include "base/time.h"

enum { AFTER_TERM_S = 2, AFTER_KILL_S = 1, KILLS_MAX = 10, FLUSH_S = 10 };

typedef enum job_phase { RUNNING, GRACE, ENDING, KILLING } job_phase;
typedef enum cause_kind {
    NO_CAUSE,
    CAUSE_RANK,
    CAUSE_TIMEOUT,
    CAUSE_SIGNAL,
    CAUSE_OUTPUT,
    CAUSE_RECORD,
    CAUSE_DEADLOCK
} cause_kind;

static struct {
    const settings *s;
    rank_state *ranks;
    int alive;
    bool not_started;
    pid_t group;
    job_phase phase;
    uint64_t start_ns, timeout_ns, phase_ns; /* deadlines; BASE_NEVER = none */
    int kills;
    struct {
        cause_kind kind;
        int rank;   /* CAUSE_RANK */
        int signal; /* CAUSE_SIGNAL */
    } cause;
    int signal_fd;
    sigset_t signals, old_mask;
    char still_running[1024]; /* CAUSE_TIMEOUT */
} job;

/* ---- words ---- */

void job_describe_end(int status, char *text, size_t size)
{
    if (WIFSIGNALED(status)) {
        const char *name = sigabbrev_np(WTERMSIG(status));
        snprintf(text, size, "killed by signal %d (SIG%s)%s", WTERMSIG(status),
                 name != NULL ? name : "?", WCOREDUMP(status) ? ", core dumped" : "");
    } else {
        snprintf(text, size, "exit code %d", WEXITSTATUS(status));
    }
}

void job_format_ranks(const bool *picked, int count, char *text, size_t size)
{
    size_t used = 0;
    text[0] = '\0';
    for (int r = 0; r < count; r++) {
        if (!picked[r])
            continue;
        int last = r;
        while (last + 1 < count && picked[last + 1])
            last++;
        const char *comma = used > 0 ? "," : "";
        int n = last > r ? snprintf(text + used, size - used, "%s%d-%d", comma, r, last)
                         : snprintf(text + used, size - used, "%s%d", comma, r);
        if (n < 0 || (size_t)n >= size - used) {
            if (size > 4)
                strcpy(text + (used < size - 4 ? used : size - 4), "...");
            return;
        }
        used += (size_t)n;
        r = last;
    }
}

static void format_picked(bool (*pick)(const rank_state *), char *text, size_t size, int *count)
{
    static bool picked[RANKS_MAX];
    *count = 0;
    for (int r = 0; r < job.s->ranks; r++) {
        picked[r] = pick(&job.ranks[r]);
        *count += picked[r];
    }
    job_format_ranks(picked, job.s->ranks, text, size);
}

static bool is_running(const rank_state *r)
{
    return r->pid > 0 && !r->ended;
}

static bool was_ended_by_us(const rank_state *r)
{
    return r->ended_by_us;
}

static bool has_failed(const rank_state *r)
{
    return r->ended && !r->ended_by_us && r->status != 0;
}

static bool is_skip(const rank_state *r)
{
    return r->ended && WIFEXITED(r->status) && WEXITSTATUS(r->status) == CODE_SKIP;
}

/* ---- signals to the ranks ---- */

/* To the whole group once, so that programs behind a shell hear it too; to ranks that left the
 * group one by one. The group number stays ours as long as one rank in it is not reaped. */
static void signal_ranks(int signal)
{
    bool group_done = false;
    for (int r = 0; r < job.s->ranks; r++) {
        if (!is_running(&job.ranks[r]))
            continue;
        if (getpgid(job.ranks[r].pid) != job.group)
            kill(job.ranks[r].pid, signal);
        else if (!group_done)
            group_done = kill(-job.group, signal) == 0;
    }
}

static uint64_t after(double seconds)
{
    return base_now_ns() + (uint64_t)(seconds * (double)BASE_NS_PER_S);
}

static void begin_grace(void)
{
    if (job.phase != RUNNING)
        return;
    job.phase = GRACE;
    job.phase_ns = after(job.s->grace);
}

static void begin_ending(void)
{
    if (job.phase >= ENDING)
        return;
    job.phase = ENDING;
    job.phase_ns = after(AFTER_TERM_S);
    for (int r = 0; r < job.s->ranks; r++)
        job.ranks[r].ended_by_us = is_running(&job.ranks[r]);
    signal_ranks(SIGTERM);
    signal_ranks(SIGCONT); /* a stopped rank hears nothing else */
}

static void kill_ranks(void)
{
    begin_ending();
    job.phase = KILLING;
    job.phase_ns = after(AFTER_KILL_S);
    job.kills++;
    signal_ranks(SIGKILL);
}

static void set_cause(cause_kind kind, int rank, int signal)
{
    if (job.cause.kind != NO_CAUSE)
        return;
    job.cause.kind = kind;
    job.cause.rank = rank;
    job.cause.signal = signal;
}

/* ---- what happens ---- */

/* A rank that a signal killed is the cause even when another gave up on it first and was reaped
 * earlier; later exit codes are consequences. */
static void judge_end(int rank)
{
    const rank_state *r = &job.ranks[rank];
    if (r->status == 0 || r->ended_by_us)
        return;
    if (job.cause.kind == CAUSE_RANK && WIFSIGNALED(r->status) &&
        WIFEXITED(job.ranks[job.cause.rank].status))
        job.cause.rank = rank;
    set_cause(CAUSE_RANK, rank, 0);
    begin_grace();
}

static void on_rank_end(int rank, int status)
{
    char how[64];
    rank_state *r = &job.ranks[rank];
    r->ended = true;
    r->status = status;
    r->end_ns = base_now_ns();
    job.alive--;
    job_describe_end(status, how, sizeof how);
    service_rank_ended(rank, how);
    judge_end(rank);
}

/* While ranks run it may only end because it, or they, cannot go on. */
static void on_record_end(void)
{
    if (!record_failed() && !record_saw_deadlock())
        return;
    set_cause(record_failed() ? CAUSE_RECORD : CAUSE_DEADLOCK, 0, 0);
    begin_ending();
}

static void reap(void)
{
    int status;
    pid_t pid;
    while ((pid = waitpid(-1, &status, WNOHANG)) > 0) {
        if (record_reaped((int)pid, status)) {
            on_record_end();
            continue;
        }
        for (int r = 0; r < job.s->ranks; r++) /* others are orphans of the ranks */
            if (job.ranks[r].pid == pid && !job.ranks[r].ended)
                on_rank_end(r, status);
    }
}

static void on_ending_signal(int signal)
{
    static int seen;
    output_say("%s: SIG%s", seen++ == 0 ? "passed on to the ranks" : "ranks killed",
               sigabbrev_np(signal));
    if (seen > 1) {
        set_cause(CAUSE_SIGNAL, 0, signal);
        kill_ranks();
        return;
    }
    signal_ranks(signal);
    job.cause.signal = signal; /* the cause if the ranks have to be ended by us */
    begin_grace();
}

static void on_signal(int signal)
{
    switch (signal) {
    case SIGCHLD:
        reap();
        break;
    case SIGUSR1:
    case SIGUSR2:
    case SIGCONT:
        signal_ranks(signal);
        break;
    case SIGTSTP:
        signal_ranks(SIGSTOP);
        raise(SIGSTOP); /* SIGCONT wakes us, and is passed on */
        break;
    default:
        on_ending_signal(signal);
    }
}

static void read_signals(void)
{
    struct signalfd_siginfo info;
    while (read(job.signal_fd, &info, sizeof info) == (ssize_t)sizeof info)
        on_signal((int)info.ssi_signo);
}

static void on_timeout(void)
{
    int count;
    job.timeout_ns = BASE_NEVER;
    if (job.phase >= ENDING)
        return;
    format_picked(is_running, job.still_running, sizeof job.still_running, &count);
    set_cause(CAUSE_TIMEOUT, 0, 0);
    begin_ending();
}

static void on_phase_end(void)
{
    if (job.phase == GRACE) {
        if (job.cause.kind == NO_CAUSE)
            job.cause.kind = CAUSE_SIGNAL;
        begin_ending();
    } else {
        kill_ranks();
    }
}

static void check_deadlines(uint64_t now)
{
    service_check_deadline(now);
    if (now >= job.timeout_ns)
        on_timeout();
    if (now >= job.phase_ns)
        on_phase_end();
    if (output_is_closed() && job.phase < ENDING) {
        set_cause(CAUSE_OUTPUT, 0, SIGPIPE);
        begin_ending();
    }
}

static int milliseconds_to_next(void)
{
    uint64_t next = service_deadline_ns(), now = base_now_ns();
    if (job.timeout_ns < next)
        next = job.timeout_ns;
    if (job.phase_ns < next)
        next = job.phase_ns;
    if (next == BASE_NEVER)
        return -1;
    if (next <= now)
        return 0;
    uint64_t ms = (next - now + 999999) / 1000000;
    return ms > INT_MAX ? INT_MAX : (int)ms;
}

static void watch(void)
{
    static struct pollfd fds[3 * RANKS_MAX + 8];
    while (job.alive > 0 && job.kills < KILLS_MAX) {
        fds[0] = (struct pollfd){.fd = job.signal_fd, .events = POLLIN};
        size_t outputs = output_poll_fill(fds + 1);
        size_t members = service_poll_fill(fds + 1 + outputs);
        int n = poll(fds, 1 + outputs + members, milliseconds_to_next());
        if (n > 0) {
            output_poll_serve(fds + 1, outputs);
            service_poll_serve(fds + 1 + outputs, members);
            if (fds[0].revents != 0)
                read_signals();
        }
        check_deadlines(base_now_ns());
    }
}

/* ---- begin ---- */

/* What is ignored stays ignored (nohup, background jobs of scripts). */
static void take_signals(void)
{
    static const int wanted[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT, SIGUSR1,
                                 SIGUSR2, SIGTSTP, SIGCONT, SIGCHLD};
    struct sigaction now;
    signal(SIGCHLD, SIG_DFL); /* ignored children cannot be waited for */
    sigemptyset(&job.signals);
    for (size_t i = 0; i < BASE_COUNT_OF(wanted); i++)
        if (sigaction(wanted[i], NULL, &now) != 0 || now.sa_handler != SIG_IGN)
            sigaddset(&job.signals, wanted[i]);
    sigprocmask(SIG_BLOCK, &job.signals, &job.old_mask);
    signal(SIGPIPE, SIG_IGN);
    job.signal_fd = signalfd(-1, &job.signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

static int explain_start(int rank, int error)
{
    const char *name = job.s->command[0];
    const char *hint = "";
    if (error == ENOENT && strchr(name, '/') == NULL)
        hint = access(name, X_OK) == 0 ? "; it is in this folder: write ./ before it"
                                       : "; it is in no folder of PATH";
    else if (error == EACCES)
        hint = "; is it executable?";
    output_say("cannot start rank %d, %s: %s%s", rank, name, strerror(error), hint);
    if (error == ENOENT)
        return CODE_NOT_FOUND;
    return error == EACCES || error == ENOEXEC ? CODE_CANNOT_EXECUTE : 1;
}

static int start_one(start_plan *plan, int rank)
{
    int out, err;
    if (!output_add_rank(rank, &out, &err))
        return errno;
    int error = start_rank(plan, rank, out, err, service_child_fd(rank), &job.ranks[rank].pid);
    output_close_child(rank);
    service_close_child(rank);
    if (job.ranks[rank].pid == 0)
        return error;
    job.alive++;
    if (plan->group == 0) {
        plan->group = job.ranks[rank].pid;
        job.group = plan->group;
    }
    return error;
}

/* CODE_OK or the exit code of a job that could not be started. */
static int start_all(void)
{
    start_plan plan = {.settings = job.s,
                       .signal_mask = job.old_mask,
                       .null_fd = open("/dev/null", O_RDONLY | O_CLOEXEC),
                       .pass_stdin = !isatty(STDIN_FILENO),
                       .port = start_free_port()};
    int code = CODE_OK;
    for (int r = 0; r < job.s->ranks && code == CODE_OK; r++) {
        int error = start_one(&plan, r);
        if (error != 0)
            code = explain_start(r, error);
    }
    close(plan.null_fd);
    return code;
}

static bool open_all(void)
{
    job.ranks = calloc((size_t)job.s->ranks, sizeof *job.ranks);
    start_raise_limits();
    take_signals();
    output_open(job.s->ranks, job.s->junit != NULL, !job.s->no_tags);
    if (job.ranks != NULL && job.signal_fd >= 0 && service_open(job.s->ranks) &&
        prctl(PR_SET_CHILD_SUBREAPER, 1) == 0)
        return true;
    output_say("cannot prepare %d ranks: %s%s", job.s->ranks, strerror(errno),
               errno == EMFILE ? "; raise the limit of open files (ulimit -Hn)" : "");
    return false;
}

/* ---- end ---- */

static int skipped_code(void)
{
    int skipped = 0;
    for (int r = 0; r < job.s->ranks; r++)
        skipped += is_skip(&job.ranks[r]);
    if (skipped == job.s->ranks) {
        output_say("skipped: all ranks ended with exit code %d", CODE_SKIP);
        return CODE_SKIP;
    }
    output_say("%d of %d ranks skipped (exit code %d) and the others did not: a failure", skipped,
               job.s->ranks, CODE_SKIP);
    return 1;
}

static void say_others(void)
{
    char list[512];
    int count;
    format_picked(was_ended_by_us, list, sizeof list, &count);
    if (count > 0)
        output_say("ended %d rank%s still running: %s", count, count > 1 ? "s" : "", list);
    format_picked(has_failed, list, sizeof list, &count);
    if (count > 1 && !is_skip(&job.ranks[job.cause.rank]))
        output_say("%d ranks failed: %s", count, list);
}

/* The rank that failed first; one that failed before one that skipped. */
static int rank_to_blame(void)
{
    for (int r = 0; r < job.s->ranks; r++)
        if (is_skip(&job.ranks[job.cause.rank]) && has_failed(&job.ranks[r]) &&
            !is_skip(&job.ranks[r]))
            return r;
    return job.cause.rank;
}

/* Says the cause last; returns the exit code. */
static int conclude(void)
{
    char how[64];
    const char *name = sigabbrev_np(job.cause.signal);
    say_others();
    switch (job.cause.kind) {
    case NO_CAUSE:
        return CODE_OK;
    case CAUSE_TIMEOUT:
        output_say("timeout after %g s; ranks still running: %s", job.s->timeout,
                   job.still_running);
        return CODE_TIMEOUT;
    case CAUSE_SIGNAL:
        output_say("ended by SIG%s", name != NULL ? name : "?");
        return CODE_SIGNAL + job.cause.signal;
    case CAUSE_OUTPUT:
        output_say("ended because nobody reads the output any more");
        return CODE_SIGNAL + SIGPIPE;
    case CAUSE_RECORD:
        output_say("recording ended the run: %s", record_why());
        return CODE_USAGE;
    case CAUSE_DEADLOCK:
        output_say("ended by the checker: no block of any rank could move");
        return CODE_DEADLOCK;
    case CAUSE_RANK:
        break;
    }
    const int rank = rank_to_blame();
    const rank_state *r = &job.ranks[rank];
    if (is_skip(r))
        return skipped_code();
    job_describe_end(r->status, how, sizeof how);
    output_say("rank %d failed first: %s", rank, how);
    return WIFSIGNALED(r->status) ? CODE_SIGNAL + WTERMSIG(r->status) : WEXITSTATUS(r->status);
}

/* A reader may take its time (a pager), so what is left to say waits for it; but with no rank left
 * to pass signals to, they end us again. With a time limit we do not wait for ever either. */
static void finish_output(void)
{
    static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP};
    sigset_t set;
    sigemptyset(&set);
    for (size_t i = 0; i < BASE_COUNT_OF(ending); i++)
        if (sigismember(&job.old_mask, ending[i]) == 0)
            sigaddset(&set, ending[i]);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    output_finish(job.s->timeout > 0 ? after(FLUSH_S) : BASE_NEVER);
}

static void clean_up(void)
{
    int left = reap_leftovers();
    output_finish(after(0)); /* reads what is there; our own lines come after it */
    if (left > 0)
        output_say("ended %d process%s that the ranks left behind", left, left > 1 ? "es" : "");
    else if (left < 0)
        output_say("some processes of the job do not end; see: ps --ppid %d", (int)getpid());
}

/* Only the orders that happened were judged: a reader that came late has seen the writer's later
 * signals, which order what it should have had to wait for. */
static void say_outcome(const char *summary, int code, bool clean)
{
    if (clean && code != 0)
        output_say(
            "the program fails, and what happened in this run was in order: --check --jitter 1..20 "
            "judges other orders as well");
    output_say("%s; the program's own exit code is %d", summary, code);
}

/* The checker's line comes last; a deadlock, then findings, take the place of the program's code.
 */
static int say_verdict(int code)
{
    const char *summary = NULL;
    int found = record_verdict(&summary);
    if (summary == NULL)
        return code;
    if (job.cause.kind == CAUSE_DEADLOCK)
        output_say("%s; the program was ended", summary);
    else
        say_outcome(summary, code, found == CHECK_CLEAN);
    return found == CHECK_CLEAN ? code : found;
}

bool job_was_in_vain(void)
{
    return job.s == NULL || job.not_started || job.cause.kind == CAUSE_RECORD ||
           job.cause.kind == CAUSE_OUTPUT;
}

int job_run(const settings *s)
{
    FILE *report = s->junit != NULL ? fopen(s->junit, "we") : NULL;
    if (s->junit != NULL && report == NULL) {
        fprintf(stderr, "aivrun: --junit %s: %s\n", s->junit, strerror(errno));
        return CODE_USAGE;
    }
    job.s = s;
    job.phase_ns = BASE_NEVER;
    if (!open_all()) {
        record_end(1);
        job.not_started = true;
        return 1;
    }
    job.start_ns = base_now_ns();
    job.timeout_ns = s->timeout > 0 ? after(s->timeout) : BASE_NEVER;
    int code = start_all();
    job.not_started = code != CODE_OK;
    if (job.not_started)
        kill_ranks();
    watch();
    record_end(job.cause.kind != NO_CAUSE);
    if (record_active() && record_failed())
        set_cause(CAUSE_RECORD, 0, 0);
    clean_up();
    if (code == CODE_OK)
        code = conclude();
    if (s->check && s->run_name == NULL)
        code = say_verdict(code);
    if (report != NULL && !junit_write(report, s, job.ranks, job.start_ns))
        output_say("--junit %s: %s", s->junit, strerror(errno));
    finish_output();
    return code;
}
