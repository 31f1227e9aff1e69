/* aivrun, record: the session of a recorded run. A child process of ours reads the rings while the
 * ranks write and hands every event to what was asked for (the file of --record, the checker of
 * --check, the tracer of --trace); the ranks wait for it, so nothing is lost, and the run ends when
 * it cannot go on. It outlives us, so that a record is whole even when we are killed. */
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "aivrun.h"
#include "base/option.h"
#include "base/time.h"
#include "check/observer.h"
#include "record/reader.h"
#include "trace/trace.h"

/* Rounds of 50 ms before a deadlock is believed: a thread that the record does not know yet has
 * three seconds to show itself. */
enum { PATIENCE_S = 600, QUIET_ROUNDS = 8, STRANGER_ROUNDS = 60 };

/* What the child tells us, in memory that both see. */
typedef struct verdict {
    int code; /* the checker's, once the child has ended */
    char summary[1024];
} verdict;

static struct {
    record_session *session;
    char folder[PATH_MAX];
    pid_t pid; /* the child; 0 = none, or reaped */
    bool ended;
    int status;
    verdict *verdict; /* NULL = not checked */
} run;

/* What the events are for. */
typedef struct consumers {
    record_writer *writer; /* NULL without --record */
    observer *checker;     /* NULL without --check */
    trace *tracer;         /* NULL without --trace */
    const char *trace_file;
} consumers;

bool record_active(void)
{
    return run.session != NULL;
}

/* ---- the child ---- */

static aivd_status serve(const consumers *to, const record_event *event, const char *text)
{
    if (to->checker != NULL)
        observer_event(to->checker, event, text);
    if (to->tracer != NULL)
        trace_event(to->tracer, event, text);
    if (to->writer == NULL)
        return AIVD_OK;
    if (event->kind == RECORD_IMAGE) {
        aivd_status status = record_writer_image(to->writer, run.folder, text);
        if (status)
            return status;
    }
    return record_writer_put(to->writer, event, text);
}

/* Until no rank is left and everything is read, or nobody can move any more. */
static aivd_status drain(record_reader *reader, const consumers *to, bool *stuck)
{
    const record_event *event;
    const char *text;
    for (int quiet = 0;;) {
        aivd_status status = AIVD_OK;
        switch (record_reader_next(reader, &event, &text, BASE_NS_PER_S / 20)) {
        case RECORD_GOT:
            quiet = 0;
            status = serve(to, event, text);
            break;
        case RECORD_LATER:
            if (to->writer != NULL)
                status = record_writer_flush(to->writer);
            *stuck = to->checker != NULL && ++quiet >= QUIET_ROUNDS &&
                     (quiet >= STRANGER_ROUNDS || !record_reader_strangers(reader)) &&
                     observer_stuck(to->checker);
            if (*stuck)
                return AIVD_OK;
            break;
        case RECORD_DONE:
            return AIVD_OK;
        case RECORD_BROKEN:
            return AIVD_ERR_FORMAT;
        }
        if (status)
            return status;
    }
}

static record_finish finish_of(aivd_status status, bool stuck)
{
    /* Acquire: pairs with the release in record_end. */
    uint32_t ended = atomic_load_explicit(&run.session->ended, memory_order_acquire);
    if (status)
        return FINISH_CUT;
    if (stuck)
        return FINISH_STUCK;
    return ended == 1 + FINISH_WELL ? FINISH_WELL : FINISH_FAILED;
}

/* As aivdrive check does with the record. */
static void judge(const consumers *to, record_finish finish)
{
    FILE *summary = fmemopen(run.verdict->summary, sizeof run.verdict->summary - 1, "w");
    if (finish == FINISH_WELL)
        observer_all_ended(to->checker);
    run.verdict->code = observer_finish(to->checker, summary);
    if (summary != NULL)
        fclose(summary);
    observer_close(to->checker);
}

static bool draw(const consumers *to)
{
    trace_finish(to->tracer);
    bool good = trace_write_file(to->tracer, to->trace_file, trace_names_page(to->trace_file));
    trace_close(to->tracer);
    return good;
}

static int observe(const consumers *to)
{
    record_reader *reader;
    aivd_status status = record_reader_open(run.folder, &reader);
    if (status == AIVD_OK) {
        bool stuck = false;
        status = drain(reader, to, &stuck);
        if (status)
            record_stop(run.session, "%s", base_error_recent());
        record_finish finish = finish_of(status, stuck);
        uint64_t lost = record_reader_facts(reader)->lost;
        aivd_status closed = AIVD_OK;
        if (to->writer != NULL)
            closed = record_writer_close(to->writer, lost, finish);
        if (closed && status == AIVD_OK)
            record_stop(run.session, "%s", base_error_recent());
        status = status ? status : closed;
        if (to->checker != NULL)
            judge(to, finish);
        if (to->tracer != NULL && !draw(to))
            status = AIVD_ERR_FILE;
        record_reader_close(reader);
    } else
        record_stop(run.session, "%s", base_error_recent());
    if (getppid() != run.session->creator)
        record_session_remove(run.folder); /* nobody else does */
    return status == AIVD_OK ? CODE_OK : CODE_USAGE;
}

static _Noreturn void become_observer(const consumers *to)
{
    /* What ends a run in the terminal must not end the reading of its last events. */
    setpgid(0, 0);
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    signal(SIGPIPE, SIG_IGN);
    int code = observe(to);
    fflush(NULL);
    _exit(code);
}

/* ---- our side ---- */

static bool add_variable(settings *s)
{
    static char variable[PATH_MAX + 32];
    snprintf(variable, sizeof variable, "AIVDRIVE_RECORD=%s", run.folder);
    const char **grown = realloc(s->env, (s->env_count + 1) * sizeof *grown);
    if (grown == NULL)
        return false;
    s->env = grown;
    s->env[s->env_count++] = variable;
    return true;
}

static bool open_tracer(const settings *s, consumers *to)
{
    FILE *file = fopen(s->trace, "w"); /* now, not when everything is over */
    if (file == NULL) {
        base_fail(AIVD_ERR_FILE, NULL, "%s cannot be written: %s", s->trace, strerror(errno));
        return false;
    }
    fclose(file);
    to->tracer = trace_open(run.folder);
    to->trace_file = s->trace;
    return true;
}

static bool open_consumers(const settings *s, consumers *to)
{
    if (s->record != NULL && record_writer_open(s->record, run.session, &to->writer) != AIVD_OK)
        return false;
    if (s->trace != NULL && !open_tracer(s, to))
        return false;
    if (!s->check)
        return true;
    run.verdict =
        mmap(NULL, sizeof *run.verdict, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (run.verdict == MAP_FAILED) {
        run.verdict = NULL;
        base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no memory for the checker");
        return false;
    }
    to->checker = observer_open(&s->checks, run.folder);
    if (to->checker == NULL)
        base_fail(AIVD_ERR_FILE, NULL, "a file of the checker cannot be used");
    return to->checker != NULL;
}

bool record_begin(settings *s)
{
    int64_t ring_kib = 0;
    consumers to = {0};
    if (base_option_int(OPT_RECORD_RING, &ring_kib) != AIVD_OK ||
        record_session_create((uint32_t)ring_kib, run.folder, &run.session) != AIVD_OK)
        return false;
    if (open_consumers(s, &to) && add_variable(s)) {
        fflush(NULL);
        run.pid = fork();
        if (run.pid == 0)
            become_observer(&to);
        if (run.pid > 0)
            return true;
        base_fail(AIVD_ERR_SYSTEM, NULL, "cannot start the process that reads the record: %s",
                  strerror(errno));
    }
    record_session_remove(run.folder);
    run.session = NULL;
    return false;
}

bool record_reaped(int pid, int status)
{
    if (run.pid == 0 || pid != run.pid)
        return false;
    run.pid = 0;
    run.ended = true;
    run.status = status;
    return true;
}

/* It has ended while ranks were running, or could not write. */
bool record_failed(void)
{
    return run.ended && run.status != 0;
}

const char *record_why(void)
{
    static char text[RECORD_STOP_TEXT + 64];
    if (atomic_load_explicit(&run.session->stopped, memory_order_acquire) == 1)
        return run.session->stop_text;
    char how[64];
    job_describe_end(run.status, how, sizeof how);
    snprintf(text, sizeof text, "the process that reads it ended: %s", how);
    return text;
}

static bool reap_observer(int options)
{
    int status;
    return waitpid(run.pid, &status, options) == run.pid && record_reaped(run.pid, status);
}

bool record_saw_deadlock(void)
{
    return run.verdict != NULL && run.ended && run.verdict->code == CHECK_DEADLOCK;
}

int record_verdict(const char **summary)
{
    if (run.verdict == NULL || !run.ended)
        return CHECK_CLEAN;
    *summary = run.verdict->summary;
    return run.verdict->code;
}

void record_end(int ranks_failed)
{
    if (run.session == NULL)
        return;
    record_finish finish = ranks_failed ? FINISH_FAILED : FINISH_WELL;
    /* Release: no rank writes any more. */
    atomic_store_explicit(&run.session->ended, 1 + finish, memory_order_release);
    uint64_t end = base_now_ns() + PATIENCE_S * BASE_NS_PER_S;
    while (run.pid > 0 && !reap_observer(WNOHANG)) {
        if (base_now_ns() > end) {
            kill(run.pid, SIGKILL);
            reap_observer(0);
            break;
        }
        nanosleep(&(struct timespec){0, 2000000}, NULL);
    }
    record_session_remove(run.folder);
}
