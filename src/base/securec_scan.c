/* base/securec_scan: sscanf_s. It walks the format itself and hands one conversion at a time to
 * sscanf, so that %s, %c and %[ can be measured before anything is written: their destination is
 * followed by its room as an unsigned int. */
#include "securec.h"

#include <ctype.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/compiler.h"

#define CONVERSION_MAX 300 /* text of one conversion; a full %[ set has at most 256 characters */

/* One conversion of the format, cut into its parts. */
typedef struct conversion {
    bool suppressed;
    char width[12]; /* digits as given, "" when none */
    char length[3]; /* h, hh, l, ll, j, z, t, L or "" */
    char kind;
    const char *set; /* for '[': the text between the brackets' first and last character */
    size_t set_size;
    const char *end; /* where the format goes on */
} conversion;

typedef struct scan {
    const char *begin, *at; /* the input and how far it is read */
    int fields;
} scan;

static bool parse_set(const char *p, conversion *c)
{
    const char *q = p;
    if (*q == '^')
        q++;
    if (*q == ']') /* first in the set: a member, not the end */
        q++;
    while (*q != '\0' && *q != ']')
        q++;
    c->set = p;
    c->set_size = (size_t)(q - p);
    c->end = q + 1;
    return *q == ']' && c->set_size < CONVERSION_MAX - 32;
}

/* Takes characters of `allowed` into a text of `room` bytes. */
static const char *take(const char *p, const char *allowed, char *text, size_t room)
{
    size_t n = 0;
    while (*p != '\0' && strchr(allowed, *p) != NULL && n + 1 < room)
        text[n++] = *p++;
    text[n] = '\0';
    return p;
}

/* `p` is behind the '%'. */
static bool parse_conversion(const char *p, conversion *c)
{
    c->suppressed = *p == '*';
    p = take(p + c->suppressed, "0123456789", c->width, sizeof c->width);
    p = take(p, "hljztL", c->length, sizeof c->length);
    c->kind = *p;
    if (c->kind == '[')
        return parse_set(p + 1, c);
    c->end = p + 1;
    return c->kind != '\0' && strchr("diouxXeEfFgGaApscn", c->kind) != NULL;
}

/* The conversion as text for sscanf, with %n behind it. */
static void print_conversion(const conversion *c, bool suppressed, char *text)
{
    int n = snprintf(text, CONVERSION_MAX, "%%%s%s%s%c", suppressed ? "*" : "", c->width, c->length,
                     c->kind);
    if (c->kind == '[')
        n += snprintf(text + n, CONVERSION_MAX - (size_t)n, "%.*s]", (int)c->set_size, c->set);
    snprintf(text + n, CONVERSION_MAX - (size_t)n, "%%n");
}

static void skip_space(scan *s)
{
    while (isspace((unsigned char)*s->at))
        s->at++;
}

static bool is_text(const conversion *c)
{
    return c->kind == 's' || c->kind == 'c' || c->kind == '[';
}

/* Characters of the input the conversion would take, -1 when it does not match. */
static int measure(const scan *s, const conversion *c)
{
    char text[CONVERSION_MAX];
    int taken = -1;
    print_conversion(c, true, text);
    (void)sscanf(s->at, text, &taken);
    return taken;
}

typedef enum outcome { SCAN_STORED, SCAN_STOPPED, SCAN_REFUSED } outcome;

static outcome store_text(scan *s, const conversion *c, char *dest, unsigned room)
{
    if (dest == NULL || room == 0 || c->length[0] != '\0') {
        errno = EINVAL;
        return SCAN_REFUSED;
    }
    int taken = measure(s, c);
    if (taken < 0)
        return SCAN_STOPPED;
    size_t ends = c->kind == 'c' ? 0 : 1;
    if ((size_t)taken + ends > room) {
        dest[0] = '\0';
        errno = ERANGE;
        return SCAN_REFUSED;
    }
    memcpy(dest, s->at, (size_t)taken);
    if (ends)
        dest[taken] = '\0';
    s->at += taken;
    s->fields++;
    return SCAN_STORED;
}

static outcome store_number(scan *s, const conversion *c, void *dest)
{
    char text[CONVERSION_MAX];
    int taken = -1;
    if (dest == NULL) {
        errno = EINVAL;
        return SCAN_REFUSED;
    }
    print_conversion(c, false, text);
    if (sscanf(s->at, text, dest, &taken) != 1 || taken < 0)
        return SCAN_STOPPED;
    s->at += taken;
    s->fields++;
    return SCAN_STORED;
}

/* %n: how much of the input has been read; never a field. */
static outcome store_count(const scan *s, const conversion *c, void *dest)
{
    long long count = s->at - s->begin;
    if (dest == NULL) {
        errno = EINVAL;
        return SCAN_REFUSED;
    }
    if (strcmp(c->length, "hh") == 0)
        *(signed char *)dest = (signed char)count;
    else if (c->length[0] == 'h')
        *(short *)dest = (short)count;
    else if (c->length[0] != '\0' && c->length[0] != 'L')
        *(long long *)dest = count; /* l, ll, j, z, t are 64 bits wide here */
    else
        *(int *)dest = (int)count;
    return SCAN_STORED;
}

static outcome skip_conversion(scan *s, const conversion *c)
{
    int taken = measure(s, c);
    if (taken < 0)
        return SCAN_STOPPED;
    s->at += taken;
    return SCAN_STORED;
}

static outcome convert(scan *s, const conversion *c, va_list *args)
{
    if (c->kind != 'c' && c->kind != '[' && c->kind != 'n')
        skip_space(s);
    if (c->suppressed)
        return skip_conversion(s, c);
    void *dest = va_arg(*args, void *);
    if (is_text(c))
        return store_text(s, c, (char *)dest, va_arg(*args, unsigned));
    if (c->kind == 'n')
        return store_count(s, c, dest);
    return store_number(s, c, dest);
}

/* White space and ordinary characters of the format. */
static outcome match_literal(scan *s, const char **format)
{
    const char *f = *format;
    if (isspace((unsigned char)*f)) {
        skip_space(s);
    } else {
        if (*f == '%') { /* %% */
            skip_space(s);
            f++;
        }
        if (*s->at != *f)
            return SCAN_STOPPED;
        s->at++;
    }
    *format = f + 1;
    return SCAN_STORED;
}

static outcome step(scan *s, const char **format, va_list *args)
{
    if (**format != '%' || (*format)[1] == '%')
        return match_literal(s, format);
    conversion c = {0};
    if (!parse_conversion(*format + 1, &c)) {
        errno = EINVAL;
        return SCAN_REFUSED;
    }
    *format = c.end;
    return convert(s, &c, args);
}

BASE_EXPORT int vsscanf_s(const char *buffer, const char *format, va_list argList)
{
    if (buffer == NULL || format == NULL) {
        errno = EINVAL;
        return -1;
    }
    scan s = {buffer, buffer, 0};
    outcome last = SCAN_STORED;
    va_list args; /* a copy: the address of a va_list parameter has another type */
    va_copy(args, argList);
    while (*format != '\0' && last == SCAN_STORED)
        last = step(&s, &format, &args);
    va_end(args);
    /* -1 also, like the C library, when the input ended before the first field. */
    if (last == SCAN_REFUSED || (last == SCAN_STOPPED && s.fields == 0 && *s.at == '\0'))
        return -1;
    return s.fields;
}

BASE_EXPORT int sscanf_s(const char *buffer, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int fields = vsscanf_s(buffer, format, list);
    va_end(list);
    return fields;
}
