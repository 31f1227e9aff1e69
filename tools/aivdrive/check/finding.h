/* check/finding: what the checker reports, each thing once. */
#ifndef CHECK_FINDING_H
#define CHECK_FINDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rule.h"

/* A source line. */
typedef struct site_text {
    char *file; /* NULL = unknown */
    uint32_t line;
    char *function; /* or NULL */
} site_text;

/* One side: who did what, where. */
typedef struct finding_side {
    char *what; /* "rank 0 block 1 MTE3 wrote 64 KiB at sendbuf+0x40" */
    uint32_t site;
} finding_side;

enum { SIDES_MOST = 3 };

/* Seeds of the runs that show something, in the order of the runs. */
typedef struct seed_list {
    uint32_t *list;
    size_t count, room;
} seed_list;

typedef struct finding {
    check_rule rule;
    char *message;                  /* one sentence: what is missing */
    finding_side sides[SIDES_MOST]; /* the first two tell which finding it is */
    uint32_t side_count;
    uint64_t sequence; /* of the event that showed it */
    uint64_t times;    /* how often, with this pair of lines */
    bool suppressed;
    seed_list seeds; /* empty: the run had none */
} finding;

typedef struct findings {
    finding *list;
    size_t count, room;
    site_text *sites; /* [0] is the unknown one */
    size_t site_count, site_room;
    char **suppressions;
    size_t suppression_count, suppression_room;
    uint64_t *keys; /* hash table: 1 + index of a finding, by rule and lines */
    size_t key_room;
    /* Of a run with a seed, or of many (check/merge). */
    const char *seed_option;      /* "--jitter"; NULL = the runs have no seed */
    uint32_t seed;                /* of the run that adds findings; 0 = none */
    uint32_t runs;                /* how many were checked, when there are many */
    const seed_list *weak_failed; /* runs in weak order whose program failed, or NULL */
    uint32_t weak_runs;
} findings;

void findings_open(findings *f);
void findings_close(findings *f);
/* Index of the source line; the same one for the same line. file may be NULL. */
uint32_t findings_site(findings *f, const char *file, uint32_t line, const char *function);
/* "a.c:41" or "an unknown line", into a buffer that the next eight calls leave alone. */
const char *findings_place(const findings *f, uint32_t site);

/* Whether this pair of lines is new for the rule; counts it when not. Ask before making texts. */
bool findings_is_new(findings *f, check_rule rule, uint32_t site, uint32_t other);
/* Adds one; message and `what` become the finding's. `other` may be NULL. */
finding *findings_add(findings *f, check_rule rule, uint64_t sequence, char *message,
                      finding_side side, const finding_side *other);
/* What else one should know: `what` becomes the finding's. */
void findings_add_side(finding *one, finding_side side);
char *check_format(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* A file of suppressions: lines "AIVD-R08 file.c:44", "AIVD-R08", "* file.c", "#" comment. False
 * with a sentence on standard error. */
bool findings_suppress_from(findings *f, const char *file);
void findings_add_seed(seed_list *seeds, uint32_t seed);
/* "3,7-9", cut with "..." when it is too long. */
void findings_seeds_text(const seed_list *seeds, char *text, size_t size);
size_t findings_live(const findings *f); /* not suppressed */
bool findings_has(const findings *f, check_rule rule);

#endif
