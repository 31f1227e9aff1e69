/* survey_scan: a reader of C and C++ that is no compiler. It cuts files into words and signs,
 * leaves comments, text and the conditions of the preprocessor out, and takes for a definition what
 * looks like one: #define, the body behind a function's parameters, struct and enum names,
 * enumerators, typedefs, initialised objects. */
#include "survey_scan.h"

#include <ctype.h>
#include <errno.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/compiler.h"

enum { NAME_BYTES = 256, FILE_BYTES_MAX = 64 << 20, OPEN_FILES = 16, NESTING = 64 };

typedef struct token {
    const char *at;
    uint32_t length, line;
    bool word;
    bool macro; /* the name behind #define */
} token;

typedef struct tokens {
    token *all;
    uint32_t count, space;
} tokens;

/* nftw() has no argument for its callback: one scan at a time. */
static struct {
    survey *s;
    survey_wanted wanted;
    size_t folder_length;
    tokens tokens;
    uint32_t *table; /* open addressing: index into uses + 1 */
    uint32_t table_size;
    bool no_memory;
} scan;

/* ---- identifiers ---- */

static uint32_t hash_of(const char *name)
{
    uint32_t hash = 2166136261u;
    for (; *name != '\0'; name++)
        hash = (hash ^ (unsigned char)*name) * 16777619u;
    return hash;
}

static uint32_t *slot_of(const char *name)
{
    uint32_t i = hash_of(name) & (scan.table_size - 1);
    while (scan.table[i] != 0 && strcmp(scan.s->uses[scan.table[i] - 1].name, name) != 0)
        i = (i + 1) & (scan.table_size - 1);
    return &scan.table[i];
}

static bool grow(void)
{
    survey *s = scan.s;
    uint32_t space = s->space != 0 ? 2 * s->space : 1024;
    survey_use *uses = realloc(s->uses, space * sizeof *uses);
    if (uses == NULL)
        return false;
    s->uses = uses;
    s->space = space;
    uint32_t *table = calloc(4 * (size_t)space, sizeof *table);
    if (table == NULL)
        return false;
    free(scan.table);
    scan.table = table;
    scan.table_size = 4 * space;
    for (uint32_t i = 0; i < s->count; i++)
        *slot_of(s->uses[i].name) = i + 1;
    return true;
}

static survey_use *use_of(const char *name)
{
    survey *s = scan.s;
    if (s->count == s->space && !grow())
        return NULL;
    uint32_t *slot = slot_of(name);
    if (*slot == 0) {
        char *copy = strdup(name);
        if (copy == NULL)
            return NULL;
        s->uses[s->count] = (survey_use){.name = copy};
        *slot = ++s->count;
    }
    return &s->uses[*slot - 1];
}

static void count_use(const char *name, survey_place place, const char *file, uint32_t line,
                      bool defines)
{
    if (!scan.wanted(name, place))
        return;
    survey_use *use = use_of(name);
    if (use == NULL || (use->file[place] == NULL && (use->file[place] = strdup(file)) == NULL)) {
        scan.no_memory = true;
        return;
    }
    if (use->uses[place]++ == 0)
        use->line[place] = line;
    use->defined |= defines;
}

/* ---- words and signs ---- */

static void add_token(const char *at, uint32_t length, uint32_t line, bool word, bool macro)
{
    tokens *t = &scan.tokens;
    if (t->count == t->space) {
        uint32_t space = t->space != 0 ? 2 * t->space : 4096;
        token *all = realloc(t->all, space * sizeof *all);
        if (all == NULL) {
            scan.no_memory = true;
            return;
        }
        t->all = all;
        t->space = space;
    }
    t->all[t->count++] = (token){at, length, line, word, macro};
}

static bool starts_word(char c)
{
    return isalpha((unsigned char)c) || c == '_';
}

static const char *end_of_word(const char *p)
{
    while (isalnum((unsigned char)*p) || *p == '_')
        p++;
    return p;
}

/* p at the quote; a line's end ends a text that has no other end. */
static const char *end_of_text(const char *p)
{
    char quote = *p++;
    while (*p != '\0' && *p != '\n' && *p != quote)
        p += p[0] == '\\' && p[1] != '\0' ? 2 : 1;
    return *p == quote ? p + 1 : p;
}

/* R"x(...)x": p at the quote. */
static const char *end_of_raw(const char *p, uint32_t *line)
{
    char end[24];
    const char *open = strchr(p, '(');
    if (open == NULL || open - p > 17)
        return end_of_text(p);
    snprintf(end, sizeof end, ")%.*s\"", (int)(open - p - 1), p + 1);
    const char *close = strstr(open, end);
    if (close == NULL)
        return end_of_text(p);
    for (; p < close; p++)
        *line += *p == '\n';
    return close + strlen(end);
}

static const char *end_of_comment(const char *p, uint32_t *line)
{
    for (p += 2; *p != '\0' && !(p[0] == '*' && p[1] == '/'); p++)
        *line += *p == '\n';
    return *p != '\0' ? p + 2 : p;
}

static const char *end_of_line(const char *p, uint32_t *line)
{
    for (; *p != '\0' && *p != '\n'; p++)
        if (*p == '\\' && p[1] == '\n') {
            (*line)++;
            p++;
        }
    return p;
}

/* p behind the #. What is defined is kept, and its body read like the rest; includes are looked at;
 * conditions and the like are left out. */
static const char *directive(const char *p, uint32_t *line)
{
    p += strspn(p, " \t");
    size_t length = (size_t)(end_of_word(p) - p);
    if (length == 6 && strncmp(p, "define", 6) == 0) {
        p += 6 + strspn(p + 6, " \t");
        const char *end = end_of_word(p);
        if (end > p)
            add_token(p, (uint32_t)(end - p), *line, true, true);
        return end;
    }
    const char *end = end_of_line(p, line);
    static const char operator_header[] = "kernel_operator.h";
    if (length == 7 && strncmp(p, "include", 7) == 0) {
        const char *found = strstr(p, operator_header);
        scan.s->ascend_cpp |= found != NULL && found < end;
    }
    return end;
}

static uint32_t cut(const char *p)
{
    uint32_t line = 1;
    bool fresh = true; /* nothing but blanks on this line yet */
    scan.tokens.count = 0;
    while (*p != '\0') {
        const char *end;
        if (*p == '\n') {
            line++;
            fresh = true;
            p++;
            continue;
        }
        if (isspace((unsigned char)*p)) {
            p++;
            continue;
        }
        if (p[0] == '/' && p[1] == '*') {
            p = end_of_comment(p, &line);
            continue;
        }
        if (p[0] == '/' && p[1] == '/') {
            p = end_of_line(p, &line);
            continue;
        }
        if (*p == '#' && fresh) {
            p = directive(p + 1, &line);
            continue;
        }
        fresh = false;
        if (starts_word(*p)) {
            end = end_of_word(p);
            if (*end == '"' && end[-1] == 'R' && end - p <= 3)
                end = end_of_raw(end, &line);
            else
                add_token(p, (uint32_t)(end - p), line, true, false);
        } else if (*p == '"' || *p == '\'')
            end = end_of_text(p);
        else if (isdigit((unsigned char)*p))
            for (end = p; isalnum((unsigned char)*end) || *end == '.' || *end == '_' ||
                          (*end == '\'' && isalnum((unsigned char)end[1]));
                 end++)
                continue;
        else {
            end = p + ((p[0] == ':' && p[1] == ':') || (p[0] == '-' && p[1] == '>') ? 2 : 1);
            add_token(p, (uint32_t)(end - p), line, false, false);
        }
        p = end;
    }
    return line;
}

/* ---- definitions ---- */

static bool is(uint32_t i, const char *text)
{
    if (i >= scan.tokens.count)
        return false;
    const token *t = &scan.tokens.all[i];
    return t->length == strlen(text) && memcmp(t->at, text, t->length) == 0;
}

static bool is_any(uint32_t i, const char *const *texts)
{
    for (; *texts != NULL; texts++)
        if (is(i, *texts))
            return true;
    return false;
}

/* i at a '(': the place behind its ')'. */
static uint32_t behind_parameters(uint32_t i)
{
    uint32_t depth = 0;
    for (; i < scan.tokens.count; i++) {
        if (is(i, "("))
            depth++;
        else if (is(i, ")") && --depth == 0)
            return i + 1;
        else if (is(i, ";") || is(i, "{"))
            break;
    }
    return scan.tokens.count;
}

static bool defines_function(uint32_t i)
{
    static const char *const calls[] = {".", "->", "=", "(", ",", "return", "!", "else", NULL};
    static const char *const trailing[] = {"const", "noexcept", "override", "final", NULL};
    if (!is(i + 1, "(") || i == 0 || is_any(i - 1, calls))
        return false;
    uint32_t end = behind_parameters(i + 1);
    while (is_any(end, trailing))
        end++;
    return is(end, "{");
}

static bool defines_object(uint32_t i)
{
    static const char *const ends[] = {"=", ";", "[", "{", NULL};
    static const char *const no_type[] = {"return", "case",    "goto",      "else",    "throw",
                                          "new",    "delete",  "using",     "sizeof",  "typename",
                                          "public", "private", "protected", "virtual", NULL};
    if (i == 0 || !is_any(i + 1, ends) || is_any(i - 1, no_type))
        return false;
    return scan.tokens.all[i - 1].word || is(i - 1, "*") || is(i - 1, "&");
}

static bool defines_type(uint32_t i)
{
    static const char *const kinds[] = {"struct", "class", "enum", "union", "namespace", NULL};
    return i > 0 && ((is_any(i - 1, kinds) && (is(i + 1, "{") || is(i + 1, ":"))) ||
                     (is(i - 1, "using") && is(i + 1, "=")));
}

/* Which braces belong to an enumeration, and whether a typedef is being read. */
typedef struct context {
    bool enumeration[NESTING];
    uint32_t depth, typedef_depth;
    bool enum_ahead, in_typedef;
} context;

static void follow(context *c, uint32_t i)
{
    if (is(i, "enum"))
        c->enum_ahead = true;
    else if (is(i, "typedef")) {
        c->in_typedef = true;
        c->typedef_depth = c->depth;
    } else if (is(i, "{")) {
        if (++c->depth < NESTING)
            c->enumeration[c->depth] = c->enum_ahead;
        c->enum_ahead = false;
    } else if (is(i, "}")) {
        c->depth -= c->depth > 0;
    } else if (is(i, ";")) {
        c->enum_ahead = false;
        if (c->in_typedef && c->depth == c->typedef_depth)
            c->in_typedef = false;
    }
}

static bool defines(const context *c, uint32_t i)
{
    bool enumerator = c->depth > 0 && c->depth < NESTING && c->enumeration[c->depth] &&
                      (is(i - 1, "{") || is(i - 1, ","));
    bool named = c->in_typedef && c->depth == c->typedef_depth && is(i + 1, ";");
    return scan.tokens.all[i].macro || enumerator || named || defines_type(i) ||
           defines_function(i) || defines_object(i);
}

static survey_place place_of(uint32_t i)
{
    if (i >= 2 && is(i - 1, "::") && is(i - 2, "AscendC"))
        return PLACE_QUALIFIED;
    return i > 0 && (is(i - 1, ".") || is(i - 1, "->")) ? PLACE_MEMBER : PLACE_PLAIN;
}

static void look_at(const char *text, const char *file)
{
    context c = {.depth = 0};
    char name[NAME_BYTES];
    scan.s->lines += cut(text);
    scan.s->files++;
    for (uint32_t i = 0; i < scan.tokens.count && !scan.no_memory; i++) {
        const token *t = &scan.tokens.all[i];
        follow(&c, i);
        if (!t->word || t->length >= sizeof name)
            continue;
        memcpy(name, t->at, t->length);
        name[t->length] = '\0';
        survey_place place = place_of(i);
        count_use(name, place, file, t->line, place == PLACE_PLAIN && defines(&c, i));
    }
}

/* ---- files ---- */

static bool is_source(const char *name)
{
    static const char *const ends[] = {"c",   "h",   "cc",  "cpp", "cxx", "hpp",
                                       "hxx", "asc", "inl", "cce", "inc", "tpp"};
    const char *dot = strrchr(name, '.');
    for (size_t i = 0; dot != NULL && i < BASE_COUNT_OF(ends); i++)
        if (strcmp(dot + 1, ends[i]) == 0)
            return true;
    return false;
}

static char *read_file(const char *path, off_t size)
{
    FILE *f = fopen(path, "re");
    char *text = f != NULL ? malloc((size_t)size + 1) : NULL;
    if (text != NULL) {
        size_t got = fread(text, 1, (size_t)size, f);
        text[got] = '\0';
    }
    if (f != NULL)
        fclose(f);
    return text;
}

static int visit(const char *path, const struct stat *about, int type, struct FTW *where)
{
    const char *name = path + where->base;
    if (type == FTW_D && where->level > 0 && name[0] == '.')
        return FTW_SKIP_SUBTREE;
    if (type != FTW_F || !is_source(name) || about->st_size > FILE_BYTES_MAX)
        return FTW_CONTINUE;
    char *text = read_file(path, about->st_size);
    if (text == NULL) {
        fprintf(stderr, "aivdrive survey: %s: %s; left out\n", path, strerror(errno));
        return FTW_CONTINUE;
    }
    const char *file = path + scan.folder_length;
    look_at(text, file + strspn(file, "/"));
    free(text);
    return scan.no_memory ? FTW_STOP : FTW_CONTINUE;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const survey_use *)a)->name, ((const survey_use *)b)->name);
}

bool survey_scan(survey *s, const char *folder, survey_wanted wanted)
{
    struct stat about;
    memset(s, 0, sizeof *s);
    if (stat(folder, &about) != 0)
        return false;
    if (!S_ISDIR(about.st_mode)) {
        errno = ENOTDIR;
        return false;
    }
    memset(&scan, 0, sizeof scan);
    scan.s = s;
    scan.wanted = wanted;
    scan.folder_length = strlen(folder);
    int result = nftw(folder, visit, OPEN_FILES, FTW_PHYS | FTW_ACTIONRETVAL);
    free(scan.tokens.all);
    free(scan.table);
    if (scan.no_memory)
        errno = ENOMEM;
    if (scan.no_memory || result < 0)
        return false;
    if (s->count > 0)
        qsort(s->uses, s->count, sizeof *s->uses, by_name);
    return true;
}

void survey_free(survey *s)
{
    for (uint32_t i = 0; i < s->count; i++) {
        for (int p = 0; p < PLACES; p++)
            free(s->uses[i].file[p]);
        free(s->uses[i].name);
    }
    free(s->uses);
}
