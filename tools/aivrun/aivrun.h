/* aivrun: what its files share. main.c reads the command line, run.c makes one run, series.c one for
 * each seed of a range; job.c runs and judges the ranks of a run, start.c makes one process, output.c carries its lines, service.c answers broadcast and barrier,
 * reap.c ends what the ranks leave behind, junit.c writes the report. One thread, one poll(). */
#ifndef AIVRUN_H
#define AIVRUN_H

#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

#include "check/observer.h"

enum { RANKS_MAX = 4096, SEED_MAX = 1000000000 };

/* Exit codes of our own; otherwise that of the first rank that failed. */
enum {
    CODE_OK = 0,
    CODE_USAGE = 2,
    CODE_DEADLOCK = 4, /* --check; findings are 3 (check/observer.h) */
    CODE_TIMEOUT = 5,
    CODE_SKIP = 77,
    CODE_CANNOT_EXECUTE = 126,
    CODE_NOT_FOUND = 127,
    CODE_SIGNAL = 128 /* + signal */
};

typedef struct seed_range {
    long first, last; /* 0 = not given */
} seed_range;

typedef struct settings {
    int ranks;
    const char *cores; /* NULL = not given */
    double timeout;    /* seconds; 0 = none */
    double grace;      /* seconds the others have after the first failure */
    bool bind, no_tags;
    const char **env; /* "K=V" */
    size_t env_count;
    const char *junit; /* file name or NULL */
    const char *record; /* folder or NULL */
    const char *trace;  /* file or NULL */
    bool check;
    bool weak;
    seed_range seeds;  /* of weak order */
    seed_range jitter;
    const char *run_name; /* "run 3 of 20" of a series, which tells at its end what the checker found;
                           * NULL = the only run */
    check_options checks;
    const char *check_options_given; /* name of the last one, or NULL */
    char **command;
} settings;

/* ---- run.c ---- */
/* Adds K=V to what the ranks find. */
void settings_add_env(settings *s, const char *text);
/* One run with these seeds (0 = none), with its observers. The exit code. */
int run_once(settings *s, long weak, long jitter);

/* ---- series.c ---- */
/* Whether the command line asks for more than one run. */
bool series_wanted(const settings *s);
int series_run(settings *s);

/* ---- job.c ---- */
int job_run(const settings *s);
/* The ranks could not be started or watched, or nobody reads what they say: another run would end
 * likewise. */
bool job_was_in_vain(void);

typedef struct rank_state {
    pid_t pid; /* 0 = not started */
    bool ended;
    bool ended_by_us; /* was still running when we began to end the job */
    int status;       /* of waitpid, once ended */
    uint64_t end_ns;
} rank_state;

/* "exit code 3", "killed by signal 9 (SIGKILL)". */
void job_describe_end(int status, char *text, size_t size);

/* "0-3,7" of the ranks for which `picked` holds. */
void job_format_ranks(const bool *picked, int count, char *text, size_t size);

/* ---- start.c ---- */
typedef struct start_plan {
    const settings *settings;
    sigset_t signal_mask; /* of the ranks */
    pid_t group;          /* process group to join; 0 = begin one */
    int null_fd;
    bool pass_stdin; /* rank 0 reads our standard input */
    int port;        /* MASTER_PORT */
} start_plan;

/* Once, before anything is opened: file limits, kept as they were for the ranks. */
void start_raise_limits(void);

/* Starts one rank. 0 or an errno of the failed start. */
int start_rank(const start_plan *plan, int rank, int out_fd, int err_fd, int service_fd,
               pid_t *pid);
int start_free_port(void);

/* ---- output.c ---- */
void output_open(int ranks, bool keep_tails, bool tags);
/* The writing ends for one rank; to be closed with output_close_child() after the start. */
bool output_add_rank(int rank, int *out_fd, int *err_fd);
void output_close_child(int rank);
/* What output waits for: 3 + 2 * ranks entries at most; returns their number. */
size_t output_poll_fill(struct pollfd *fds);
void output_poll_serve(const struct pollfd *fds, size_t count);
/* Reads what is left, ends open lines, writes everything; gives up at the deadline. */
void output_finish(uint64_t deadline_ns);
bool output_is_closed(void); /* our reader is gone */
const char *output_tail(int rank, size_t *size);
/* One line of our own, after what the ranks wrote so far. */
void output_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* ---- service.c ---- */
bool service_open(int ranks);
int service_child_fd(int rank);
void service_close_child(int rank);
size_t service_poll_fill(struct pollfd *fds);
void service_poll_serve(const struct pollfd *fds, size_t count);
void service_rank_ended(int rank, const char *how);
uint64_t service_deadline_ns(void);
void service_check_deadline(uint64_t now_ns);

/* ---- reap.c ---- */
/* Ends and reaps every process that is still our child. Number of them, or -1 - rest when some do
 * not end. */
int reap_leftovers(void);

/* ---- record.c ---- */
/* Makes the session and starts what reads it; false: base_error_recent() tells. */
bool record_begin(settings *s);
bool record_active(void);
/* True when the process was the reader. */
bool record_reaped(int pid, int status);
bool record_failed(void);
const char *record_why(void);
/* When no rank is left: waits until everything is read, removes the session. */
void record_end(int ranks_failed);
/* The checker has ended the run: no block of any rank could move. */
bool record_saw_deadlock(void);
/* What the checker has found, for the last line; 0 = nothing (or not checked: *summary is left). */
int record_verdict(const char **summary);

/* ---- junit.c ---- */
bool junit_write(FILE *file, const settings *s, const rank_state *ranks, uint64_t start_ns);

#endif
