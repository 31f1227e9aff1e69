/* aivcc/rewrite: spells device words for the host compiler: kernel marks, [[block_local]], and the
 * built-in variables block_idx and block_num. All other bytes stay as they are.
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
    const token *first;
    text *out;
    variable variables[VARIABLES];
    int braces, parens;
    bool known; /* the header of the C-API has been seen */
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

static bool block_local_at(const token *t)
{
    return token_sign(t, '[') && token_sign(t + 1, '[') && token_is(t + 2, "block_local") &&
           token_sign(t + 3, ']') && token_sign(t + 4, ']');
}

static variable *variable_named(rewriter *r, const token *t)
{
    for (int i = 0; t->kind == TOKEN_NAME && r->known && i < VARIABLES; i++)
        if (token_is(t, r->variables[i].name))
            return &r->variables[i];
    return NULL;
}

/* Writes the token at `t`; returns the last token written. */
static const token *rewrite_token(rewriter *r, const token *t)
{
    variable *v = variable_named(r, t);

    if (t->kind == TOKEN_NAME && token_is(t, KERNEL_MARK)) {
        text_format(r->out, "%*s", (int)t->size, "");
    } else if (block_local_at(t)) {
        text_format(r->out, "__attribute__((section(\"aivd_block_local\")))");
        return t + 4;
    } else if (v != NULL) {
        use_variable(r, v, t);
    } else {
        text_add(r->out, t->begin, t->size);
    }
    return t;
}

void rewrite_source(const tokens *list, const text *source, text *out)
{
    rewriter r = {list->items,
                  out,
                  {{"block_idx", "aivd_asc_get_block_idx()", -1, false},
                   {"block_num", "aivd_asc_get_block_num()", -1, false}},
                  0,
                  0,
                  false};
    const char *copied = source->bytes;

    for (const token *t = list->items; t->kind != TOKEN_END; t++) {
        text_add(out, copied, (size_t)(t->begin - copied));
        r.braces += token_sign(t, '{') - token_sign(t, '}');
        r.parens += token_sign(t, '(') - token_sign(t, ')');
        r.known = r.known || (t->kind == TOKEN_NAME && token_is(t, "aivd_asc_get_block_num"));
        t = rewrite_token(&r, t);
        copied = t->begin + t->size;
        for (int i = 0; i < VARIABLES; i++)
            follow_scope(&r, &r.variables[i], t);
    }
    text_add(out, copied, (size_t)(source->bytes + source->size - copied));
    text_add(out, "\n", 1);
}
