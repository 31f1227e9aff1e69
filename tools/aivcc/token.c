/* aivcc/token: cuts preprocessed C and C++ into tokens and knows the user's file and line of each.
 */
#include "aivcc.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct reader {
    char *at;
    const char *end;
    int file, line;
    bool system;             /* inside a system header */
    bool device, both, ubuf; /* such a mark stands before the next token */
    tokens *out;
} reader;

static bool name_start(char c)
{
    return isalpha((unsigned char)c) || c == '_' || c == '$' || (unsigned char)c >= 0x80;
}

static bool name_part(char c)
{
    return name_start(c) || isdigit((unsigned char)c);
}

static void add_token(reader *r, token_kind kind, const char *begin, size_t size, int line)
{
    tokens *t = r->out;

    if (t->count == t->space) {
        t->space = t->space * 2 + 1024;
        t->items = memory_grow(t->items, t->space * sizeof(*t->items));
    }
    t->items[t->count++] = (token){.kind = kind,
                                   .begin = begin,
                                   .size = size,
                                   .file = r->file,
                                   .line = line,
                                   .system = r->system,
                                   .device = r->device,
                                   .both = r->both,
                                   .ubuf = r->ubuf};
    r->device = r->both = r->ubuf = false;
}

static int file_index(tokens *t, const char *name, size_t size)
{
    for (size_t i = t->files.count; i-- > 0;)
        if (strlen(t->files.items[i]) == size && memcmp(t->files.items[i], name, size) == 0)
            return (int)i;
    list_add(&t->files, text_copy(name, size));
    return (int)t->files.count - 1;
}

/* A line that begins with '#': a marker `# 12 "file.c" 1` or `#line 12 "file.c"` sets the place;
 * every other directive (pragmas) passes through untouched. */
static void read_directive(reader *r)
{
    char *end = memchr(r->at, '\n', (size_t)(r->end - r->at));
    const char *p = r->at + 1;

    if (end == NULL)
        end = (char *)r->end;
    while (p < end && (*p == ' ' || *p == '\t'))
        p++;
    if (end - p > 5 && memcmp(p, "line ", 5) == 0)
        p += 5;
    if (p < end && isdigit((unsigned char)*p)) {
        r->line = atoi(p) - 1;
        const char *quote = memchr(p, '"', (size_t)(end - p));
        if (quote != NULL) {
            const char *last = quote + 1;
            while (last < end && *last != '"')
                last += *last == '\\' ? 2 : 1;
            r->file = file_index(r->out, quote + 1, (size_t)(last - quote - 1));
            r->system = last < end && memchr(last, '3', (size_t)(end - last)) != NULL;
        }
    }
    r->at = end;
}

static void skip_quoted(reader *r, char quote)
{
    r->at++;
    while (r->at < r->end && *r->at != quote && *r->at != '\n')
        r->at += *r->at == '\\' && r->at + 1 < r->end ? 2 : 1;
    if (r->at < r->end && *r->at == quote)
        r->at++;
}

/* R"tag( ... )tag" */
static void skip_raw_string(reader *r)
{
    const char *tag = ++r->at;

    while (r->at < r->end && *r->at != '(')
        r->at++;
    size_t size = (size_t)(r->at - tag);
    for (; r->at < r->end; r->at++) {
        if (*r->at == '\n')
            r->line++;
        if (*r->at == ')' && (size_t)(r->end - r->at) > size + 1 &&
            memcmp(r->at + 1, tag, size) == 0 && r->at[1 + size] == '"') {
            r->at += size + 2;
            return;
        }
    }
}

static bool take_mark(char *begin, size_t size, const char *mark)
{
    if (size != strlen(mark) || memcmp(begin, mark, size) != 0)
        return false;
    memset(begin, ' ', size);
    return true;
}

/* A name, or the prefix of a string or character (u8"", L'', R"()"). */
static void read_name(reader *r)
{
    char *begin = r->at;
    int line = r->line;

    while (r->at < r->end && name_part(*r->at))
        r->at++;
    size_t size = (size_t)(r->at - begin);
    if (take_mark(begin, size, DEVICE_MARK)) {
        r->device = true;
        return;
    }
    if (take_mark(begin, size, BOTH_MARK)) {
        r->both = true;
        return;
    }
    if (take_mark(begin, size, UBUF_MARK)) {
        r->ubuf = true;
        return;
    }
    bool prefix = size <= 3 && strspn(begin, "uUL8R") >= size;
    if (prefix && r->at < r->end && *r->at == '"') {
        if (begin[size - 1] == 'R')
            skip_raw_string(r);
        else
            skip_quoted(r, '"');
        add_token(r, TOKEN_STRING, begin, (size_t)(r->at - begin), line);
    } else if (prefix && r->at < r->end && *r->at == '\'') {
        skip_quoted(r, '\'');
        add_token(r, TOKEN_CHARACTER, begin, (size_t)(r->at - begin), line);
    } else {
        add_token(r, TOKEN_NAME, begin, size, line);
    }
}

static void read_number(reader *r)
{
    const char *begin = r->at;

    while (r->at < r->end) {
        char c = *r->at;
        if ((c == '+' || c == '-') && r->at > begin && strchr("eEpP", r->at[-1]) != NULL)
            r->at++;
        else if (c == '\'' && r->at + 1 < r->end && name_part(r->at[1]))
            r->at++;
        else if (name_part(c) || c == '.')
            r->at++;
        else
            break;
    }
    add_token(r, TOKEN_NUMBER, begin, (size_t)(r->at - begin), r->line);
}

static bool skip_comment(reader *r)
{
    if (r->end - r->at < 2 || *r->at != '/')
        return false;
    if (r->at[1] == '/') {
        while (r->at < r->end && *r->at != '\n')
            r->at++;
        return true;
    }
    if (r->at[1] != '*')
        return false;
    for (r->at += 2; r->at < r->end; r->at++) {
        if (*r->at == '\n')
            r->line++;
        if (*r->at == '*' && r->at + 1 < r->end && r->at[1] == '/') {
            r->at += 2;
            break;
        }
    }
    return true;
}

static bool first_on_line(const text *source, const char *at)
{
    while (at > source->bytes && (at[-1] == ' ' || at[-1] == '\t'))
        at--;
    return at == source->bytes || at[-1] == '\n';
}

void tokens_read(tokens *t, text *source)
{
    reader r = {.at = source->bytes, .end = source->bytes + source->size, .line = 1, .out = t};

    file_index(t, "<source>", 8);
    while (r.at < r.end) {
        char c = *r.at;
        if (c == '\n') {
            r.line++;
            r.at++;
        } else if (isspace((unsigned char)c)) {
            r.at++;
        } else if (c == '#' && first_on_line(source, r.at)) {
            read_directive(&r);
        } else if (skip_comment(&r)) {
            continue;
        } else if (name_start(c)) {
            read_name(&r);
        } else if (isdigit((unsigned char)c) ||
                   (c == '.' && r.at + 1 < r.end && isdigit((unsigned char)r.at[1]))) {
            read_number(&r);
        } else if (c == '"' || c == '\'') {
            const char *begin = r.at;
            skip_quoted(&r, c);
            add_token(&r, c == '"' ? TOKEN_STRING : TOKEN_CHARACTER, begin, (size_t)(r.at - begin),
                      r.line);
        } else {
            const char *sign = r.at++;
            add_token(&r, TOKEN_SIGN, sign, 1, r.line);
        }
    }
    add_token(&r, TOKEN_END, r.end, 0, r.line);
}

bool token_is(const token *t, const char *spelling)
{
    return t->size == strlen(spelling) && memcmp(t->begin, spelling, t->size) == 0;
}

bool token_sign(const token *t, char c)
{
    return t->kind == TOKEN_SIGN && *t->begin == c;
}

bool token_type_word(const token *t)
{
    static const char *const words[] = {"void",
                                        "char",
                                        "short",
                                        "int",
                                        "long",
                                        "float",
                                        "double",
                                        "signed",
                                        "unsigned",
                                        "_Bool",
                                        "bool",
                                        "_Float16",
                                        "__int128",
                                        "char16_t",
                                        "char32_t",
                                        "wchar_t",
                                        "_Complex",
                                        "auto",
                                        "decltype",
                                        "__typeof__",
                                        "typeof",
                                        "__typeof",
                                        "__builtin_va_list",
                                        "__signed__"};

    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        if (token_is(t, words[i]))
            return true;
    return false;
}

bool token_qualifier_word(const token *t)
{
    static const char *const words[] = {
        "const",   "volatile",     "restrict", "__restrict", "__restrict__",  "register",
        "__const", "__volatile__", "_Alignas", "alignas",    "__attribute__", "__extension__"};

    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        if (token_is(t, words[i]))
            return true;
    return false;
}
