/* base/option: reads and checks the variables of option_table.h. */
#include "base/option.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/compiler.h"
#include "base/nearest.h"

static const base_option table[OPTION_COUNT] = {
#define OPTION(id, name, type, fallback, min, max, unit, choices, category, help)                  \
    [id] = {name, type, fallback, min, max, unit, choices, category, help},
#include "base/option_table.h"
#undef OPTION
};

enum { CHOICES_MAX = 16, CHOICE_BYTES = 32 };

const base_option *base_option_describe(base_option_id id)
{
    return &table[id];
}

static const char *value_of(const base_option *o)
{
    const char *text = getenv(o->name);
    return text != NULL && text[0] != '\0' ? text : NULL;
}

bool base_option_is_set(base_option_id id)
{
    return value_of(&table[id]) != NULL;
}

const char *base_option_text(base_option_id id)
{
    const char *text = value_of(&table[id]);
    return text != NULL ? text : table[id].fallback;
}

static aivd_status fail_range(const base_option *o, const char *text, const char *kind)
{
    return base_fail(AIVD_ERR_ENV, "EI0001",
                     "environment variable %s has the value \"%.128s\", which is not %s from %.15g "
                     "to %.15g%s%s; set it to such a value or unset it (default %s)",
                     o->name, text, kind, o->min, o->max, o->unit[0] != '\0' ? " " : "", o->unit,
                     o->fallback);
}

/* Spaces around a value are forgiven, anything else after a number is not. */
static bool ends_here(const char *text, const char *end)
{
    if (end == text)
        return false;
    while (isspace((unsigned char)*end))
        end++;
    return *end == '\0';
}

aivd_status base_option_int(base_option_id id, int64_t *value)
{
    const base_option *o = &table[id];
    const char *text = base_option_text(id);
    char *end;
    errno = 0;
    long long number = strtoll(text, &end, 10);
    if (!ends_here(text, end) || errno != 0 || (double)number < o->min || (double)number > o->max)
        return fail_range(o, text, "a whole number");
    *value = number;
    return AIVD_OK;
}

/* Decimal digits with one point: strtod() alone would take hexadecimal, "inf" and, under some
 * locales, a comma. */
static bool parse_decimal(const char *text, double *value)
{
    const char *p = text + strspn(text, " \t");
    size_t whole = strspn(p, "0123456789");
    const char *rest = p + whole;
    size_t part = *rest == '.' ? strspn(rest + 1, "0123456789") : 0;
    if (whole + part == 0)
        return false;
    const char *end = rest + (*rest == '.' ? 1 + part : 0);
    const char *digits = p;
    double sum = 0, scale = 1;
    for (; digits < rest; digits++)
        sum = sum * 10 + (*digits - '0');
    for (digits = rest + 1; digits < end; digits++)
        sum += (*digits - '0') * (scale /= 10);
    *value = sum;
    if (*end == 'e' || *end == 'E') {
        char *stop;
        long power = strtol(end + 1, &stop, 10);
        if (stop == end + 1 || power < -300 || power > 300)
            return false;
        *value *= pow(10, (double)power);
        end = stop;
    }
    return ends_here(text, end);
}

aivd_status base_option_seconds(base_option_id id, double *value)
{
    const base_option *o = &table[id];
    const char *text = base_option_text(id);
    double number;
    if (!parse_decimal(text, &number) || number < o->min || number > o->max)
        return fail_range(o, text, "a number of seconds");
    *value = number;
    return AIVD_OK;
}

aivd_status base_option_bool(base_option_id id, bool *value)
{
    static const char *const words[] = {"0", "1", "off", "on", "false", "true", "no", "yes"};
    const base_option *o = &table[id];
    const char *text = base_option_text(id);
    for (size_t i = 0; i < BASE_COUNT_OF(words); i++) {
        if (strcasecmp(text, words[i]) == 0) {
            *value = i % 2 == 1;
            return AIVD_OK;
        }
    }
    return base_fail(AIVD_ERR_ENV, "EI0001",
                     "environment variable %s has the value \"%.128s\"; allowed are 0, 1, off, on, "
                     "false, true, no, yes; set it to one of them or unset it (default %s)",
                     o->name, text, o->fallback);
}

static size_t split_choices(const char *choices, char words[][CHOICE_BYTES])
{
    size_t count = 0;
    while (*choices != '\0' && count < CHOICES_MAX) {
        size_t length = strcspn(choices, "|");
        snprintf(words[count++], CHOICE_BYTES, "%.*s", (int)length, choices);
        choices += length + (choices[length] == '|');
    }
    return count;
}

static BASE_COLD aivd_status fail_choice(const base_option *o, const char *text,
                                         char words[][CHOICE_BYTES], size_t count)
{
    const char *list[CHOICES_MAX];
    char allowed[512] = "";
    for (size_t i = 0; i < count; i++) {
        list[i] = words[i];
        size_t used = strlen(allowed);
        snprintf(allowed + used, sizeof allowed - used, "%s%s", i > 0 ? ", " : "", words[i]);
    }
    const char *near = base_nearest(text, list, count);
    return base_fail(AIVD_ERR_ENV, "EI0001",
                     "environment variable %s has the value \"%.128s\"; allowed are %s (default "
                     "%s)%s%s%s",
                     o->name, text, allowed, o->fallback, near != NULL ? "; did you mean " : "",
                     near != NULL ? near : "", near != NULL ? "?" : "");
}

aivd_status base_option_choice(base_option_id id, int *index)
{
    const base_option *o = &table[id];
    const char *text = base_option_text(id);
    char words[CHOICES_MAX][CHOICE_BYTES];
    size_t count = split_choices(o->choices != NULL ? o->choices : "", words);
    for (size_t i = 0; i < count; i++) {
        if (strcasecmp(text, words[i]) == 0) {
            *index = (int)i;
            return AIVD_OK;
        }
    }
    return fail_choice(o, text, words, count);
}
