/* aivcc/rewrite: spells device words for the host compiler: kernel marks, [[block_local]],
 * [[bisheng::...]], and the built-in variables block_idx and block_num; adds what the tokens carry
 * (token.before, after, silent). All other bytes stay as they are.
 *
 * A built-in variable becomes a call, except where a declaration of the source hides its name: from
 * there to the end of the braces it stands in, or, for a parameter, in the braces that follow. */
#include "aivcc.h"

#include <string.h>

typedef struct variable {
    const char *name, *call;
    int hidden_in; /* number of open braces where a declaration hides the name; -1 = not hidden */
    bool pending;  /* declared inside parentheses: hides it in the braces that follow */
} variable;

enum { VARIABLES = 2 };

typedef struct rewriter {
    const unit *unit;
    const token *first;
    text *out;
    variable variables[VARIABLES];
    int braces, parens;
    bool known;  /* the header of the C-API has been seen */
    bool silent; /* the compiler's warnings are off */
} rewriter;

/* Words after which a name is used, not declared. */
static bool precedes_use(const token *t)
{
    static const char *const words[] = {"return", "case",   "else",      "do", "sizeof", "goto",
                                        "throw",  "and",    "co_return", "or", "not",    "xor",
                                        "new",    "delete", "co_yield",  "in", "compl",  "bitand"};

    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        if (token_is(t, words[i]))
            return true;
    return false;
}

/* `long block_idx` declares, `return block_idx` and `a * block_idx` do not. */
static bool declared_here(const token *first, const token *t)
{
    const token *before = t - 1;

    while (before > first && (token_sign(before, '*') || token_sign(before, '&')))
        before--;
    if (before < first || before->kind != TOKEN_NAME)
        return false;
    if (before == t - 1)
        return !precedes_use(before);
    return token_type_word(before) || token_qualifier_word(before);
}

static bool member_here(const token *first, const token *t)
{
    if (t > first && token_sign(t - 1, '.'))
        return true;
    return t - first >= 2 && ((token_sign(t - 1, '>') && token_sign(t - 2, '-')) ||
                              (token_sign(t - 1, ':') && token_sign(t - 2, ':')));
}

static void use_variable(rewriter *r, variable *v, const token *t)
{
    if (declared_here(r->first, t)) {
        if (r->parens > 0)
            v->pending = true;
        else if (v->hidden_in < 0)
            v->hidden_in = r->braces;
    }
    if (v->hidden_in >= 0 || v->pending || member_here(r->first, t))
        text_add(r->out, t->begin, t->size);
    else
        text_add(r->out, v->call, strlen(v->call));
}

/* Braces and statements open and end what a declaration hides. */
static void follow_scope(rewriter *r, variable *v, const token *t)
{
    if (token_sign(t, '}') && v->hidden_in > r->braces)
        v->hidden_in = -1;
    if (!v->pending)
        return;
    if (token_sign(t, '{')) {
        v->pending = false;
        if (v->hidden_in < 0)
            v->hidden_in = r->braces;
    } else if (token_sign(t, ';') && r->parens == 0) {
        v->pending = false;
    }
}

static bool attribute_at(const token *t, const char *word)
{
    return token_sign(t, '[') && token_sign(t + 1, '[') && token_is(t + 2, word);
}

static variable *variable_named(rewriter *r, const token *t)
{
    for (int i = 0; t->kind == TOKEN_NAME && r->known && i < VARIABLES; i++)
        if (token_is(t, r->variables[i].name))
            return &r->variables[i];
    return NULL;
}

/* Blanks up to the end of an attribute; returns its last token. */
static const token *skip_attribute(rewriter *r, const token *t)
{
    const token *last = token_matching(t);

    for (const char *c = t->begin; c <= last->begin; c++)
        text_add(r->out, *c == '\n' ? "\n" : " ", 1);
    return last;
}

/* Writes the token at `t`; returns the last token written. */
static const token *rewrite_token(rewriter *r, const token *t)
{
    variable *v = variable_named(r, t);

    if (t->gone) {
        text_add(r->out, t->begin, t->size);
    } else if (t->kind == TOKEN_NAME && token_is(t, KERNEL_MARK)) {
        text_format(r->out, "%*s", (int)t->size, "");
    } else if (attribute_at(t, "block_local") && token_sign(t + 3, ']')) {
        if (!r->unit->host)
            text_format(r->out, "__attribute__((section(\"aivd_block_local\")))");
        return t + 4;
    } else if (attribute_at(t, "bisheng")) {
        return skip_attribute(r, t);
    } else if (v != NULL) {
        use_variable(r, v, t);
    } else {
        text_add(r->out, t->begin, t->size);
    }
    return t;
}

/* What stands between two tokens. Markers of lines there would turn the warnings on again. */
static void copy_gap(rewriter *r, const char *from, const char *to)
{
    const char *at = from;

    while (r->silent && at < to) {
        const char *end = memchr(at, '\n', (size_t)(to - at));
        if (end == NULL)
            break;
        text_add(r->out, at, (size_t)(end - at));
        if (end - at > 4 && *at == '#' && at[1] == ' ' && at[2] >= '0' && at[2] <= '9' &&
            memmem(end - 4, 4, " 3", 2) == NULL)
            text_add(r->out, " 3", 2);
        text_add(r->out, "\n", 1);
        at = end + 1;
    }
    text_add(r->out, at, (size_t)(to - at));
}

/* Turns the compiler's warnings on or off where the token stands. */
static void follow_silence(rewriter *r, const token *t)
{
    const char *line = t->begin;

    if (t->system || t->silent == r->silent)
        return;
    r->silent = t->silent;
    while (line > r->unit->source->bytes && line[-1] != '\n')
        line--;
    text_format(r->out, "\n# %d \"%s\"%s\n%*s", t->line, r->unit->tokens.files.items[t->file],
                t->silent ? " 3" : "", (int)(t->begin - line), "");
}

void rewrite_source(const unit *found, const text *source, text *out)
{
    rewriter r = {found,
                  found->tokens.items,
                  out,
                  {{"block_idx", "aivd_asc_get_block_idx()", -1, false},
                   {"block_num", "aivd_asc_get_block_num()", -1, false}},
                  0,
                  0,
                  false,
                  false};
    const char *copied = source->bytes;

    for (const token *t = r.first; t->kind != TOKEN_END; t++) {
        copy_gap(&r, copied, t->begin);
        follow_silence(&r, t);
        if (t->before != NULL)
            text_add(out, t->before, strlen(t->before));
        if (!t->gone) {
            r.braces += token_sign(t, '{') - token_sign(t, '}');
            r.parens += token_sign(t, '(') - token_sign(t, ')');
        }
        r.known = r.known || (t->kind == TOKEN_NAME && token_is(t, "aivd_asc_get_block_num"));
        t = rewrite_token(&r, t);
        if (t->after != NULL)
            text_add(out, t->after, strlen(t->after));
        copied = t->begin + t->size;
        for (int i = 0; i < VARIABLES && !t->gone; i++)
            follow_scope(&r, &r.variables[i], t);
    }
    text_add(out, copied, (size_t)(source->bytes + source->size - copied));
    text_add(out, "\n", 1);
}
