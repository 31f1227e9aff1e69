/* base/option: the one table of environment variables (option_table.h). No getenv anywhere else.
 * A value out of range is an error (EI0001) that names variable, value and allowed values. */
#ifndef BASE_OPTION_H
#define BASE_OPTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

typedef enum base_option_type {
    OPT_INT,     /* whole number, range [min, max] */
    OPT_SECONDS, /* decimal seconds, range [min, max] */
    OPT_BOOL,    /* 0/1, on/off, true/false */
    OPT_CHOICE,  /* one word of `choices` ("a|b|c") */
    OPT_TEXT     /* anything, checked by its user */
} base_option_type;

/* OPTION(id, "NAME", type, default text, min, max, unit, choices, category, help) */
typedef enum base_option_id {
#define OPTION(id, ...) id,
#include "base/option_table.h"
#undef OPTION
    OPTION_COUNT
} base_option_id;

typedef struct base_option {
    const char *name;
    base_option_type type;
    const char *fallback;
    double min, max;
    const char *unit;
    const char *choices;
    const char *category;
    const char *help;
} base_option;

const base_option *base_option_describe(base_option_id id);

/* Whether the variable is set and not empty. */
bool base_option_is_set(base_option_id id);

/* Value or default. The environment is read on each call (communicators read it at creation, like
 * the original), so keep results off hot paths. */
aivd_status base_option_int(base_option_id id, int64_t *value);
aivd_status base_option_seconds(base_option_id id, double *value);
aivd_status base_option_bool(base_option_id id, bool *value);
aivd_status base_option_choice(base_option_id id, int *index); /* position in `choices` */
const char *base_option_text(base_option_id id);               /* never NULL */

#endif
