/* check/merge: one report of many runs of a program, each with a seed of its own. A run sends what
 * it found through a file, the report takes it in; what several runs show is listed once, with its
 * seeds. */
#ifndef CHECK_MERGE_H
#define CHECK_MERGE_H

#include <stdint.h>

#include "observer.h"
#include "finding.h"

/* What one run looked at. */
typedef struct run_facts {
    uint32_t ranks, kernels;
    uint64_t events;
} run_facts;

/* Writes all findings at the beginning of the file. False: errno tells. */
bool merge_send(int fd, const findings *found, const run_facts *facts);

/* A run of a program in weak order, which nobody watches: it fails, or it does not. */
typedef struct weak_runs {
    uint32_t count;
    seed_list failed;
} weak_runs;

typedef struct merged_report merged_report;

/* NULL when the log file cannot be written: a sentence has been printed. */
merged_report *merged_report_open(const check_options *options);
/* Adds what a run with this seed (0 = none) has sent. False: it has sent nothing, or not all. */
bool merged_report_take(merged_report *report, int fd, uint32_t seed);
/* As observer_finish. `weak`: NULL = no such runs. */
int merged_report_finish(merged_report *report, const weak_runs *weak, FILE *summary);
void merged_report_close(merged_report *report);

#endif
