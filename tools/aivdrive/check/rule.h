/* check/rule: the rules by id. Numbers 1 to 32 are those of the published ordering rules for this
 * hardware, later numbers are the checker's own. Each has a page docs/checks/AIVD-Rnn.md. */
#ifndef CHECK_RULE_H
#define CHECK_RULE_H

#include <stdbool.h>
#include <stddef.h>

typedef enum check_rule {
    RULE_PIPE_READ = 1,
    RULE_PIPE_REUSE = 2,
    RULE_SAME_PIPE = 3,
    RULE_SCALAR_PIPE = 4,
    RULE_PAIRING = 5,
    RULE_PIPE_S = 6,
    RULE_QUEUE = 7,
    RULE_MOVE_FLAG = 8,
    RULE_SCALAR_FLAG = 9,
    RULE_READ_THEN_FLAG = 10,
    RULE_FIX = 11,
    RULE_LAST_CHUNK = 12,
    RULE_SCALAR_PAYLOAD = 13,
    RULE_FLAG_GROUPS = 14,
    RULE_FENCE = 15,
    RULE_QUEUES = 16,
    RULE_ARRIVAL = 17,
    RULE_POLL_CACHE = 18,
    RULE_POLL_MOVE = 19,
    RULE_LOAD_EARLY = 20,
    RULE_STALE_READ = 21,
    RULE_WHOLE_SLOT = 22,
    RULE_LINE_SCALARS = 23,
    RULE_LINE_PAYLOAD = 24,
    RULE_LINE_MIXED = 25,
    RULE_OVERWRITTEN = 26,
    RULE_FLAG_REUSE = 27,
    RULE_SLOT_REUSE = 28,
    RULE_EQUAL_WAIT = 29,
    RULE_BARRIER_COUNT = 30,
    RULE_ATOMIC_MODE = 31,
    RULE_COLLECTIVE = 32,
    RULE_RACE = 33,
    RULE_BOUNDS = 34,
    RULE_FREED = 35,
    RULE_UNINITIALISED = 36,
    RULE_GRANT = 37,
    RULE_CALLS = 38,
    RULE_IN_USE = 39,
    RULE_LEAK = 40,
    RULE_DEADLOCK = 41,
    RULE_HOST_RACE = 42,
    RULE_COUNT
} check_rule;

typedef enum rule_state {
    STATE_CHECKED,
    STATE_RUNTIME,
    STATE_NOT_BUILT,
    STATE_IMPOSSIBLE
} rule_state;

typedef struct rule_entry {
    const char *title;    /* NULL = no such rule */
    const char *severity; /* "error", "warning" */
    const char *profile;  /* "vendor" = both profiles; "strict" = only that one; "both" differs */
    rule_state state;
    const char *reason; /* how it is checked, or why not */
} rule_entry;

/* Entry `rule`, 1 to RULE_COUNT - 1. */
const rule_entry *rule_of(check_rule rule);
/* "AIVD-R08" into text[16]. */
const char *rule_id(check_rule rule, char *text);
/* The rule named "AIVD-R08", "R08" or "8"; 0 = none. */
check_rule rule_named(const char *name);

#endif
