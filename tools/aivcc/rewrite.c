/* aivcc/rewrite: spells device words for the host compiler: kernel marks, [[block_local]], and the
 * built-in variables block_idx and block_num. All other bytes stay as they are. */
#include "aivcc.h"

#include <string.h>

typedef struct variable {
    const char *name, *call;
    int hidden_above; /* a declaration of that name holds while braces are deeper; -1 = none */
    bool pending;     /* declared as a parameter: holds in the next block */
} variable;

/* `long block_idx` declares, `return block_idx` does not. */
static bool declared_here(const token *t)
{
    static const char *const words[] = {"return", "case", "else",  "do",
                                        "sizeof", "goto", "throw", "co_return"};
    const token *before = t - 1;

    while (token_sign(before, '*') || token_sign(before, '&'))
        before--;
    if (before->kind != TOKEN_NAME)
        return false;
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        if (token_is(before, words[i]))
            return false;
    if (before == t - 1)
        return true;
    /* `T *block_idx`: a type only when the statement begins with it */
    return token_type_word(before) || token_qualifier_word(before);
}

static void use_variable(variable *v, const token *first, const token *t, int braces, int parens,
                         text *out)
{
    bool member =
        t > first && (token_sign(t - 1, '.') ||
                      (token_sign(t - 1, '>') && token_sign(t - 2, '-')) || token_sign(t - 1, ':'));

    if (t > first && declared_here(t)) {
        if (parens > 0)
            v->pending = true;
        else if (v->hidden_above < 0)
            v->hidden_above = braces;
    }
    if (member || v->hidden_above >= 0 || v->pending)
        text_add(out, t->begin, t->size);
    else
        text_add(out, v->call, strlen(v->call));
}

static void leave_brace(variable *v, int braces)
{
    if (v->hidden_above > braces)
        v->hidden_above = -1;
}

static bool block_local_at(const token *t)
{
    return token_sign(t, '[') && token_sign(t + 1, '[') && token_is(t + 2, "block_local") &&
           token_sign(t + 3, ']') && token_sign(t + 4, ']');
}

/* Copies the source with device words respelled; everything between tokens stays as it is. */
void rewrite_source(const tokens *list, const text *source, text *out)
{
    variable variables[] = {{"block_idx", "aivd_asc_get_block_idx()", -1, false},
                            {"block_num", "aivd_asc_get_block_num()", -1, false}};
    const token *first = list->items;
    const char *copied = source->bytes;
    int braces = 0, parens = 0;
    bool known = false; /* the C-API's header has been seen */

    for (const token *t = first; t->kind != TOKEN_END; t++) {
        text_add(out, copied, (size_t)(t->begin - copied));
        copied = t->begin + t->size;
        braces += token_sign(t, '{') - token_sign(t, '}');
        parens += token_sign(t, '(') - token_sign(t, ')');
        if (t->kind == TOKEN_NAME && token_is(t, "aivd_asc_get_block_num"))
            known = true;
        if (t->kind == TOKEN_NAME && token_is(t, KERNEL_MARK)) {
            text_format(out, "%*s", (int)t->size, "");
            continue;
        }
        if (block_local_at(t)) {
            text_format(out, "__attribute__((section(\"aivd_block_local\")))");
            copied = t[4].begin + 1;
            t += 4;
            continue;
        }
        size_t which = t->kind != TOKEN_NAME || !known ? 2
                       : token_is(t, "block_idx")      ? 0
                       : token_is(t, "block_num")      ? 1
                                                       : 2;
        if (which < 2)
            use_variable(&variables[which], first, t, braces, parens, out);
        else
            text_add(out, t->begin, t->size);
        for (int i = 0; i < 2; i++) {
            if (token_sign(t, '}'))
                leave_brace(&variables[i], braces);
            if (variables[i].pending && token_sign(t, '{')) {
                variables[i].pending = false;
                if (variables[i].hidden_above < 0)
                    variables[i].hidden_above = braces;
            } else if (variables[i].pending && token_sign(t, ';') && parens == 0) {
                variables[i].pending = false;
            }
        }
    }
    text_add(out, copied, (size_t)(source->bytes + source->size - copied));
    text_add(out, "\n", 1);
}
