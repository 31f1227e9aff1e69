/* aivcc/parameter: what the parameters of a kernel are: how each is declared as a member of a
 * struct, its type alone, its name, and whether it is a pack. */
#include "aivcc.h"

#include <string.h>

static bool tag_word(const token *t)
{
    return token_is(t, "struct") || token_is(t, "union") || token_is(t, "enum") ||
           token_is(t, "class") || token_is(t, "typename");
}

/* The token that names a parameter, or NULL when it has no name. */
static const token *parameter_name(const token *begin, const token *end)
{
    const token *name = NULL;
    bool typed = false;

    for (const token *t = begin; t < end;) {
        if (token_sign(t, '[') && t + 1 < end && token_sign(t + 1, '[')) {
            t = token_matching(t) + 1;
        } else if (token_sign(t, '(') && t + 1 < end && token_sign(t + 1, '*')) {
            const token *inner =
                parameter_name(t + 2, token_matching(t)); /* a pointer to a function */
            if (inner != NULL)
                return inner;
            const token *last = token_matching(t) - 1;
            return last->kind == TOKEN_NAME ? last : NULL;
        } else if (token_sign(t, '(') || token_sign(t, '[')) {
            break;
        } else if (token_sign(t, '<')) {
            t = token_skip_angles(t, end);
        } else if (t->kind == TOKEN_NAME && tag_word(t)) {
            typed = true;
            t += 2;
        } else if (t->kind == TOKEN_NAME && token_type_word(t)) {
            typed = true;
            t = token_outer_next(t, end);
        } else if (t->kind == TOKEN_NAME && token_qualifier_word(t)) {
            t = token_outer_next(t, end);
        } else if (t->kind == TOKEN_NAME) {
            bool qualified =
                (t > begin && token_sign(t - 1, ':')) || (t + 1 < end && token_sign(t + 1, ':'));
            if (typed && !qualified)
                name = t;
            typed = true;
            t++;
        } else {
            t++;
        }
    }
    return name;
}

/* Declares member aivd_<index> with the type of the parameter [begin, end). Arrays decay. */
static const char *member_of(const token *begin, const token *end, size_t index)
{
    text out = {0};
    const token *name = parameter_name(begin, end);
    const token *before = name != NULL ? name : end;
    const token *after = name != NULL ? name + 1 : end;

    token_spell(&out, begin, before);
    if (after < end && token_sign(after, '[')) {
        text_format(&out, " (*aivd_%zu) ", index);
        after = token_matching(after) + 1;
    } else {
        text_format(&out, " aivd_%zu ", index);
    }
    token_spell(&out, after, end);
    return out.bytes;
}

/* The type of the parameter [begin, end), without its name. Arrays decay. */
static const char *type_of(const token *begin, const token *end, const token *dots)
{
    text out = {0};
    const token *name = parameter_name(begin, end);
    const token *before = dots != NULL ? dots : name != NULL ? name : end;
    const token *after = name != NULL ? name + 1 : end;

    token_spell(&out, begin, before);
    if (after < end && token_sign(after, '[')) {
        text_format(&out, " (*) ");
        after = token_matching(after) + 1;
    }
    token_spell(&out, after, end);
    if (dots != NULL)
        text_format(&out, "...");
    return out.bytes;
}

static bool dots_at(const token *t)
{
    return token_sign(t, '.') && token_sign(t + 1, '.') && token_sign(t + 2, '.');
}

/* `const Ts... x`, `Ts *const... x`: that const is no part of the kernel's type, and gcc cannot
 * take the address of such an instance. It becomes blanks. */
static void drop_const(const token *begin, const token *dots)
{
    const token *from = begin;

    for (const token *t = begin; t < dots; t++)
        if (token_sign(t, '*') || token_sign(t, '&'))
            from = t;
    for (token *t = (token *)from; t < dots; t++) {
        if (t->kind == TOKEN_NAME && token_is(t, "const")) {
            memset((char *)t->begin, ' ', t->size);
            t->kind = TOKEN_SIGN; /* no name either */
        }
    }
}

static void add_parameter(kernel *k, const token *begin, const token *end)
{
    const token *dots = NULL;

    const token *stop = end;
    parameter *p;

    for (const token *t = begin; t < end; t = token_outer_next(t, end)) {
        if (token_sign(t, '=')) { /* a default argument */
            stop = t;
            break;
        }
        if (dots == NULL && dots_at(t))
            dots = t;
    }
    if (dots != NULL)
        drop_const(begin, dots);
    k->parameters = memory_grow(k->parameters, (k->parameter_count + 1) * sizeof(*k->parameters));
    p = &k->parameters[k->parameter_count];
    const token *name = parameter_name(begin, stop);
    p->declaration = member_of(begin, stop, k->parameter_count);
    p->type = type_of(begin, stop, dots);
    p->pack = dots != NULL;
    k->pack = k->pack || p->pack;
    p->name = name != NULL ? text_copy(name->begin, name->size) : NULL;
    p->behind = (token *)stop - 1;
    k->parameter_count++;
}

void parameters_read(unit *u, kernel *k, const token *open)
{
    const token *close = token_matching(open);
    const token *begin = open + 1;

    if (begin == close || (close - begin == 1 && token_is(begin, "void")))
        return;
    for (const token *t = begin; t <= close;) {
        if (t == close || token_sign(t, ',')) {
            add_parameter(k, begin, t);
            begin = t + 1;
            t++;
        } else if (token_sign(t, '<')) {
            t = token_skip_angles(t, close);
        } else if (dots_at(t) && t == begin) {
            complain_at(u, t,
                        "a kernel takes no variable argument list; write a parameter pack: "
                        "template <typename... Ts> ... kernel(Ts... arguments)");
            return;
        } else {
            t = token_outer_next(t, close + 1);
        }
    }
}

const char *parameters_types(const kernel *k)
{
    text out = {0};

    text_add(&out, "", 0);
    for (size_t i = 0; i < k->parameter_count; i++)
        text_format(&out, "%s%s", i == 0 ? "" : ", ", k->parameters[i].type);
    return out.bytes;
}

const char *parameters_names(const kernel *k)
{
    text out = {0};

    text_add(&out, "", 0);
    for (size_t i = 0; i < k->parameter_count; i++)
        text_format(&out, "%s%s%s", i == 0 ? "" : ", ", k->parameters[i].name,
                    k->parameters[i].pack ? "..." : "");
    return out.bytes;
}
