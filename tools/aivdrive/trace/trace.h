/* trace: what ranks did and when, out of the events of a record: as Chrome trace events, which
 * Perfetto opens, and as one page. Used by `aivdrive trace` on records and by `aivrun --trace` on
 * the run that goes on. */
#ifndef TRACE_TRACE_H
#define TRACE_TRACE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "record/format.h"

typedef struct trace trace;

/* `folder`: where the images of the record are. */
trace *trace_open(const char *folder);
void trace_event(trace *t, const record_event *event, const char *text);
/* After the last event: ends what the record leaves open, sorts. */
void trace_finish(trace *t);
/* False when the file could not be written whole; errno tells. */
bool trace_write_chrome(const trace *t, FILE *to);
bool trace_write_page(const trace *t, FILE *to);
/* Writes it to a file of that name: the page when it ends in .html. False: a sentence is printed.
 */
bool trace_write_file(const trace *t, const char *name, bool page);
void trace_close(trace *t);

/* A file name that asks for the page. */
bool trace_names_page(const char *name);

typedef struct trace_totals {
    uint64_t events, slices, arrows, ranks, kernels, last_ns;
} trace_totals;
trace_totals trace_told(const trace *t);

#endif
