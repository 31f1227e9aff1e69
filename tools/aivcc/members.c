/* aivcc/members: finds the bodies of a class's device functions. It follows declarations inside the
 * class's braces as scan.c does outside. */
#include "aivcc.h"

typedef void (*body_act)(token *open, token *close);

/* What is known of the declaration that is being read. */
typedef struct member {
    token *begin;
    bool parameters; /* a '(' was passed */
    bool starting;   /* behind the ':' of a constructor's list */
} member;

static bool access_label(const token *t)
{
    return token_is(t, "public") || token_is(t, "private") || token_is(t, "protected");
}

static bool any_word(const token *begin, const token *end, const char *word)
{
    for (const token *t = begin; t < end; t++)
        if (t->kind == TOKEN_NAME && token_is(t, word))
            return true;
    return false;
}

static bool device_function(const member *m, const token *open)
{
    if (any_word(m->begin, open, "auto") || any_word(m->begin, open, "constexpr"))
        return false;
    for (const token *t = m->begin; t < open; t++)
        if (t->device)
            return true;
    return false;
}

static bool class_like(const member *m, const token *open)
{
    return any_word(m->begin, open, "class") || any_word(m->begin, open, "struct") ||
           any_word(m->begin, open, "union");
}

/* In `: first(1), second{2} {` only the last brace opens the body. */
static bool opens_initialiser(const member *m, const token *open)
{
    return m->starting && (open[-1].kind == TOKEN_NAME || token_sign(open - 1, '>'));
}

static void each_in(token *open, body_act act)
{
    token *close = (token *)token_matching(open);
    member m = {.begin = open + 1};

    for (token *t = open + 1; t < close;) {
        token *next = t + 1;
        if (token_is(t, "template") && token_sign(t + 1, '<'))
            next = (token *)token_skip_angles(t + 1, close);
        else if (token_sign(t, '(') || token_sign(t, '['))
            next = (token *)token_matching(t) + 1;
        m.parameters = m.parameters || token_sign(t, '(');
        if (token_sign(t, ':') && access_label(t - 1))
            m = (member){.begin = next};
        else if (token_sign(t, ':') && !token_sign(t + 1, ':') && !token_sign(t - 1, ':'))
            m.starting = m.parameters;
        if (token_sign(t, '{')) {
            next = (token *)token_matching(t) + 1;
            if (!opens_initialiser(&m, t)) {
                if (!m.parameters && class_like(&m, t))
                    each_in(t, act);
                else if (m.parameters && device_function(&m, t))
                    act(t, next - 1);
                m = (member){.begin = next};
            }
        }
        if (token_sign(t, ';'))
            m = (member){.begin = next};
        t = next;
    }
}

void members_each_device(const piece *p, void (*act)(token *open, token *close))
{
    const token *t = p->begin;

    if (token_is(t, "template"))
        t = token_skip_angles(t + 1, p->end);
    while (t < p->end && !token_sign(t, '{'))
        t = token_outer_next(t, p->end);
    if (t < p->end)
        each_in((token *)t, act);
}
