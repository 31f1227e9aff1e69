/* record/site: names for the return addresses in a record: "kernel.c:12". Needs eu-addr2line
 * (elfutils) or addr2line (binutils); without them the module and the offset are told. */
#ifndef RECORD_SITE_H
#define RECORD_SITE_H

#include "record/format.h"

typedef struct record_sites record_sites;

/* `folder`: where the copies of kernel images are. NULL without memory. */
record_sites *record_sites_open(const char *folder);
void record_sites_close(record_sites *sites);

/* Notes RECORD_MODULE and RECORD_IMAGE; other events are left alone. */
void record_sites_note(record_sites *sites, const record_event *event, const char *text);

/* The place of a call: the innermost line that does not lie in this project's own device headers.
 * "" for 0 and for addresses nobody told of. Valid as long as `sites`. */
const char *record_sites_name(record_sites *sites, int32_t rank, uint64_t site);

#endif
