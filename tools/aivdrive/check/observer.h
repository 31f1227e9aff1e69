/* check/observer: the checker as its users see it: events of a record in, findings out. Used by
 * `aivdrive check` on records and by `aivrun --check` on the run that goes on. */
#ifndef CHECK_OBSERVER_H
#define CHECK_OBSERVER_H

#include <stdbool.h>
#include <stdio.h>

#include "record/format.h"

typedef enum check_form { FORM_TEXT, FORM_JSON, FORM_SARIF } check_form;

/* What orders host threads of different ranks besides what the record shows. */
typedef enum check_hosts {
    HOSTS_AUTO, /* any when a rank has loaded MPI or the like, else seen */
    HOSTS_ANY,  /* whatever happens later may know of it */
    HOSTS_SEEN  /* nothing */
} check_hosts;

typedef struct check_options {
    bool strict; /* profile strict, else vendor */
    int hosts;   /* check_hosts */
    check_form form;
    const char *log_file; /* NULL = standard error (text) or standard output */
    const char *suppress; /* file of suppressions, or NULL */
    const char *seed_option; /* "--jitter": what the run's seed belongs to; NULL = none */
    uint32_t seed;
    int collect_fd; /* findings go into this file, for check/merge, and not to a reader; 0 = no */
} check_options;

enum { CHECK_CLEAN = 0, CHECK_FAILED = 1, CHECK_USAGE = 2, CHECK_FOUND = 3, CHECK_DEADLOCK = 4 };

/* Takes option `argv[i]` of the checker (--profile, --json, ...) when it is one: how many arguments
 * it used; 0 = not one of the checker's; -1 = wrong, a sentence has been printed. */
int check_option(check_options *options, int argc, char **argv, int i);
extern const char check_options_help[];

typedef struct observer observer;

/* `folder`: where the images of the record are. NULL when a file of the options cannot be used: a
 * sentence has been printed. */
observer *observer_open(const check_options *options, const char *folder);
void observer_event(observer *o, const record_event *event, const char *text);
/* Nothing has come for a while: whether no block of any rank can move any more. */
bool observer_stuck(observer *o);
/* What is found in `rank`'s memory when it ends: once all its events are there. */
void observer_rank_end(observer *o, uint32_t rank, int code);
/* The same for all ranks that have told of themselves and ended no other way. */
void observer_all_ended(observer *o);
/* Writes the findings, and into `summary` the one line that comes last, without its end. Returns
 * CHECK_CLEAN, CHECK_FOUND, CHECK_DEADLOCK or CHECK_FAILED (the log file). */
int observer_finish(observer *o, FILE *summary);
void observer_close(observer *o);

#endif
