/* aivcc/ub: casts to __ubuf__ pointers. Kernels name UB by offsets, `(__ubuf__ float *)1024`, and
 * use what they get like any pointer. So the operand of such a cast goes through aivd_ub_pointer(),
 * which makes an address of an offset and leaves addresses alone. */
#include "aivcc.h"

#include <string.h>

static const char *joined(const char *a, const char *b)
{
    return a == NULL ? b : text_printf("%s%s", a, b);
}

/* `__ubuf__ T *`, `const __ubuf__ T *const`: names and signs of one pointer type. */
static bool ub_pointer_type(const token *begin, const token *end)
{
    bool marked = false;

    while (end > begin && (token_is(end - 1, "const") || token_is(end - 1, "volatile")))
        end--;
    if (end == begin || !token_sign(end - 1, '*'))
        return false;
    for (const token *t = begin; t < end; t++) {
        marked = marked || t->ubuf;
        if (t->kind != TOKEN_NAME && t->kind != TOKEN_NUMBER && !token_sign(t, '*') &&
            !token_sign(t, '<') && !token_sign(t, '>') && !token_sign(t, ':') &&
            !token_sign(t, ','))
            return false;
    }
    return marked;
}

/* A '(' behind these belongs to an expression. */
static bool before_expression(const token *t)
{
    static const char *const words[] = {"return", "case", "else", "do", "throw", "co_return"};

    if (t->kind != TOKEN_NAME)
        return t->kind == TOKEN_SIGN && !token_sign(t, ']');
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        if (token_is(t, words[i]))
            return true;
    return false;
}

/* What may follow a cast. */
static bool begins_operand(const token *t)
{
    static const char *const words[] = {"const",    "noexcept", "override", "final",
                                        "volatile", "mutable",  "requires"};

    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        if (token_is(t, words[i]))
            return false;
    return t->kind == TOKEN_NAME || t->kind == TOKEN_NUMBER || token_sign(t, '(') ||
           token_sign(t, '&') || token_sign(t, '*') || token_sign(t, '-') || token_sign(t, '~');
}

/* (type) in front of another operand: it ends like a pointer, or is a word of a built-in type, or a
 * name or number follows, which nothing else in parentheses allows. */
static bool cast_at(const token *t)
{
    const token *close = token_matching(t);
    bool word = close[1].kind == TOKEN_NAME || close[1].kind == TOKEN_NUMBER;

    return (word || token_sign(close - 1, '*') || token_type_word(close - 1)) &&
           begins_operand(close + 1);
}

/* f<T>( and a::b<T>:: but not a < b. */
static const token *skip_arguments(const token *t, const token *end)
{
    const token *behind;

    if (!token_sign(t, '<'))
        return t;
    behind = token_skip_angles(t, end);
    return token_sign(behind, '(') || token_sign(behind, ':') ? behind : t;
}

/* The last token of the operand of a cast that begins at `t`: prefixes, a name, number or group,
 * and what is called, indexed or taken from it. */
static token *operand_end(const token *t, const token *end)
{
    for (; t < end; t++) {
        if (token_sign(t, '(') && cast_at(t))
            t = token_matching(t);
        else if (!token_sign(t, '&') && !token_sign(t, '*') && !token_sign(t, '-') &&
                 !token_sign(t, '~'))
            break;
    }
    t = token_sign(t, '(') ? token_matching(t) + 1 : skip_arguments(t + 1, end);
    for (; t < end;) {
        if (token_sign(t, ':') && token_sign(t + 1, ':'))
            t = skip_arguments(t + 3, end);
        else if (token_sign(t, '(') || token_sign(t, '['))
            t = token_matching(t) + 1;
        else if (token_sign(t, '.') && t[1].kind == TOKEN_NAME)
            t = skip_arguments(t + 2, end);
        else if (token_sign(t, '-') && token_sign(t + 1, '>') && t[1].begin == t->begin + 1)
            t = skip_arguments(t + 3, end);
        else
            break;
    }
    return (token *)t - 1;
}

/* nullptr and NULL stay what they are. */
static bool null(const token *first, const token *last)
{
    return token_is(last, "nullptr") || token_is(last, "__null") ||
           (last - first == 6 && token_sign(first, '(') && token_is(first + 2, "void") &&
            token_is(last - 1, "0"));
}

static void wrap(token *first, token *last)
{
    if (null(first, last))
        return;
    first->before = joined(first->before, "aivd_ub_pointer((uintptr_t)(");
    last->after = joined("))", last->after != NULL ? last->after : "");
}

static bool named_cast(const token *t)
{
    return t->kind == TOKEN_NAME &&
           (token_is(t, "reinterpret_cast") || token_is(t, "static_cast")) &&
           token_sign(t + 1, '<');
}

void ub_insert(unit *u)
{
    token *end = u->tokens.items + u->tokens.count - 1;

    for (token *t = u->tokens.items + 1; t < end; t++) {
        if (t->system)
            continue;
        if (token_sign(t, '(') && before_expression(t - 1)) {
            token *close = (token *)token_matching(t);
            if (ub_pointer_type(t + 1, close) && begins_operand(close + 1))
                wrap(close + 1, operand_end(close + 1, end));
        } else if (named_cast(t)) {
            token *open = (token *)token_skip_angles(t + 1, end);
            if (token_sign(open, '(') && ub_pointer_type(t + 2, open - 1) &&
                token_matching(open) > open + 1)
                wrap(open + 1, (token *)token_matching(open) - 1);
        }
    }
}
