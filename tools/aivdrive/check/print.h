/* check/print: findings as text, JSON and SARIF. */
#ifndef CHECK_PRINT_H
#define CHECK_PRINT_H

#include <stdio.h>

#include "finding.h"

void print_text(FILE *to, const findings *f);
void print_json(FILE *to, const findings *f);
void print_sarif(FILE *to, const findings *f);
/* The sentence that comes last, without a line break: "2 findings: AIVD-R08, AIVD-R28 (1 more
 * suppressed)". */
void print_summary(FILE *to, const findings *f);

#endif
