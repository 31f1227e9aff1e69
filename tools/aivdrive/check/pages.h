/* check/pages: the pages of docs/checks, built in for `aivdrive check --explain`. The table is made
 * by the build from the files themselves. */
#ifndef CHECK_PAGES_H
#define CHECK_PAGES_H

typedef struct check_page {
    const char *id; /* "AIVD-R08"; the last entry has NULL */
    const char *text;
} check_page;

extern const check_page check_pages[];

#endif
