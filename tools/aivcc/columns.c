/* aivcc/columns: gives the words of preprocessed lines the columns they have in the user's file.
 * The preprocessor leaves one blank where there were several, or a macro that stands for nothing
 * (__gm__, __ubuf__); with the blanks back, messages point at the right place. Only blanks between
 * words are added: what the compiler reads stays the same. */
#include "aivcc.h"

#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct file {
    const char *name;
    text content; /* empty when it cannot be read */
    const char **lines;
    size_t count;
} file;

typedef struct files {
    file *items;
    size_t count, space;
} files;

typedef struct span {
    const char *begin, *end;
} span;

#define NOWHERE SIZE_MAX

static void index_lines(file *f)
{
    size_t space = 0;

    for (const char *at = f->content.bytes; at != NULL && *at != '\0'; at++) {
        if (f->count == space) {
            space = space * 2 + 256;
            f->lines = memory_grow(f->lines, space * sizeof(*f->lines));
        }
        f->lines[f->count++] = at;
        at = strchr(at, '\n');
        if (at == NULL)
            return;
    }
}

static const file *file_named(files *all, const char *name, size_t size)
{
    for (size_t i = all->count; i > 0; i--)
        if (strlen(all->items[i - 1].name) == size &&
            memcmp(all->items[i - 1].name, name, size) == 0)
            return &all->items[i - 1];
    if (all->count == all->space) {
        all->space = all->space * 2 + 16;
        all->items = memory_grow(all->items, all->space * sizeof(*all->items));
    }
    file *f = &all->items[all->count++];
    *f = (file){.name = text_copy(name, size)};
    if (text_read_file(&f->content, f->name))
        index_lines(f);
    return f;
}

static span line_of(const file *f, size_t number)
{
    if (f == NULL || number == 0 || number > f->count)
        return (span){"", ""};
    const char *begin = f->lines[number - 1];
    return (span){begin, begin + strcspn(begin, "\n")};
}

/* ---- words ---- */

static bool in_name(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' || (unsigned char)c >= 0x80;
}

static bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v';
}

static const char *literal_end(const char *at)
{
    char quote = *at;

    for (at++; *at != '\0' && *at != '\n' && *at != quote; at++)
        if (*at == '\\' && at[1] != '\0')
            at++;
    return *at == quote ? at + 1 : at;
}

/* R"delimiter(...)delimiter" may hold lines. */
static const char *raw_end(const char *quote)
{
    size_t size = strcspn(quote + 1, "(");
    const char *close = text_printf(")%.*s\"", (int)size, quote + 1);
    const char *end = strstr(quote + 1, close);

    return end != NULL ? end + strlen(close) : quote + strlen(quote);
}

static bool prefixes_literal(const char *at, const char *quote)
{
    static const char *const prefixes[] = {"L", "u", "U", "u8", "R", "LR", "uR", "UR", "u8R"};
    size_t size = (size_t)(quote - at);

    for (size_t i = 0; i < sizeof(prefixes) / sizeof(prefixes[0]); i++)
        if (strlen(prefixes[i]) == size && memcmp(prefixes[i], at, size) == 0)
            return true;
    return false;
}

static const char *name_end(const char *at)
{
    while (in_name(*at))
        at++;
    return at;
}

/* A name, a number, a literal with its prefix and suffix, or signs that follow each other. */
static const char *word_end(const char *at)
{
    const char *end = at;

    if (isdigit((unsigned char)*at) || (*at == '.' && isdigit((unsigned char)at[1]))) {
        while (in_name(*end) || *end == '.' || (*end == '\'' && in_name(end[1])) ||
               ((*end == '+' || *end == '-') && strchr("eEpP", end[-1]) != NULL))
            end++;
        return end;
    }
    end = name_end(at);
    if (*end == '"' || *end == '\'') {
        if (end == at)
            return name_end(literal_end(end));
        if (prefixes_literal(at, end))
            return name_end(end[-1] == 'R' && *end == '"' ? raw_end(end) : literal_end(end));
    }
    if (end != at)
        return end;
    while (*end != '\0' && *end != '\n' && !blank(*end) && !in_name(*end) && *end != '"' &&
           *end != '\'' && !(*end == '.' && isdigit((unsigned char)end[1])))
        end++;
    return end;
}

/* Where the word stands in the source's line, from `from` on: names and literals anywhere, signs
 * only as the next thing that is there. */
static size_t find_word(span line, size_t from, const char *word, size_t size)
{
    const char *at = line.begin + from;

    if (!in_name(*word) && *word != '"' && *word != '\'') {
        while (at < line.end && blank(*at))
            at++;
        return (size_t)(line.end - at) >= size && memcmp(at, word, size) == 0
                   ? (size_t)(at - line.begin)
                   : NOWHERE;
    }
    while ((at = memmem(at, (size_t)(line.end - at), word, size)) != NULL) {
        bool whole = (at == line.begin || !in_name(at[-1]) || !in_name(*word)) &&
                     (at + size == line.end || !in_name(at[size]) || !in_name(word[size - 1]));
        if (whole)
            return (size_t)(at - line.begin);
        at++;
    }
    return NOWHERE;
}

/* ---- lines ---- */

/* Tabs of the source stay tabs, so that columns agree however they are counted. */
static void add_blanks(text *out, size_t column, span line, size_t wanted)
{
    for (; column < wanted; column++)
        text_add(out, line.begin[column] == '\t' ? "\t" : " ", 1);
}

static const char *rest_of_line(text *out, const char *at)
{
    size_t size = strcspn(at, "\n");

    text_add(out, at, size);
    return at + size;
}

/* Returns where the text's line ends. */
static const char *align(text *out, const char *at, span line)
{
    size_t start = out->size, seen = 0;

    while (*at != '\0' && *at != '\n') {
        const char *gap = at;
        while (blank(*at))
            at++;
        const char *word = at;
        at = word_end(at);
        size_t size = (size_t)(at - word), column = out->size - start;
        size_t found = size != 0 ? find_word(line, seen, word, size) : NOWHERE;
        if (found != NOWHERE && found >= column + (word != gap))
            add_blanks(out, column, line, found);
        else
            text_add(out, gap, (size_t)(word - gap));
        if (found != NOWHERE)
            seen = found + size;
        text_add(out, word, size);
        if (memchr(word, '\n', size) != NULL)
            return rest_of_line(out, at);
    }
    return at;
}

/* # number "file" flags: the file of the following lines; NULL for system headers. */
static const file *marker_read(files *all, const char *at, size_t *number)
{
    const char *quote = strchr(at, '"'), *newline = at + strcspn(at, "\n");
    const char *close = quote != NULL && quote < newline ? strchr(quote + 1, '"') : NULL;

    *number = (size_t)strtoul(at + 2, NULL, 10);
    if (close == NULL || close > newline || memmem(close, (size_t)(newline - close), " 3", 2))
        return NULL;
    return file_named(all, quote + 1, (size_t)(close - quote - 1));
}

void columns_align(text *source)
{
    files all = {0};
    text out = {0};
    const file *here = NULL;
    size_t number = 0;

    if (source->bytes == NULL || memchr(source->bytes, '\0', source->size) != NULL)
        return;
    for (const char *at = source->bytes; at != NULL && *at != '\0'; at++) {
        const char *begin = at;
        if (at[0] == '#' && at[1] == ' ' && isdigit((unsigned char)at[2])) {
            here = marker_read(&all, at, &number);
            at = rest_of_line(&out, at);
            number--;
        } else if (*at == '#' || line_of(here, number).end == line_of(here, number).begin) {
            at = rest_of_line(&out, at);
        } else {
            at = align(&out, at, line_of(here, number));
        }
        for (; begin < at; begin++)
            number += *begin == '\n';
        number++;
        if (*at == '\0')
            break;
        text_add(&out, "\n", 1);
    }
    *source = out;
}
