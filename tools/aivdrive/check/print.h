/* check/print: findings as text, JSON and SARIF. */
#ifndef CHECK_PRINT_H
#define CHECK_PRINT_H

#include <stdio.h>

#include "finding.h"
#include "observer.h"

/* Opens the log file of the options, if they name one. False: a sentence has been printed. */
bool check_log_open(const check_options *options, FILE **log);
/* Writes the findings where and in the form that the options want; CHECK_CLEAN, CHECK_FOUND,
 * CHECK_DEADLOCK or CHECK_FAILED. */
int check_write(const check_options *options, FILE *log, const findings *f);

void print_text(FILE *to, const findings *f);
void print_json(FILE *to, const findings *f);
void print_sarif(FILE *to, const findings *f);
/* The sentence that comes last, without a line break: "2 findings: AIVD-R08, AIVD-R28 (1 more
 * suppressed)". */
void print_summary(FILE *to, const findings *f);

#endif
