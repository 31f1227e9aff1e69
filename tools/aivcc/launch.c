/* aivcc/launch: finds launches `kernel<<<blocks, l2ctrl, stream>>>(arguments)` and calls between
 * host and device, and says which are mistakes. sides.c writes what becomes of them. */
#include "aivcc.h"

#include <string.h>

static bool adjacent(const token *t, char c)
{
    return token_sign(t, c) && token_sign(t + 1, c) && token_sign(t + 2, c) &&
           t[1].begin == t->begin + 1 && t[2].begin == t->begin + 2;
}

bool launch_at(const token *t)
{
    return adjacent(t, '<');
}

static token *opening(token *first, token *close)
{
    int depth = 0;

    for (token *t = close; t > first; t--) {
        if (token_sign(t, ')') || token_sign(t, ']') || token_sign(t, '}'))
            depth++;
        else if ((token_sign(t, '(') || token_sign(t, '[') || token_sign(t, '{')) && --depth == 0)
            return t;
    }
    return close;
}

static token *angle_opening(token *first, token *close)
{
    int depth = 0;

    for (token *t = close; t > first; t--) {
        if (token_sign(t, ')') || token_sign(t, ']'))
            t = opening(first, t);
        depth += token_sign(t, '>') - token_sign(t, '<');
        if (depth == 0)
            return t;
    }
    return close;
}

static bool separator(const token *t)
{
    return token_sign(t, '.') || (token_sign(t, ':') && token_sign(t - 1, ':')) ||
           (token_sign(t, '>') && token_sign(t - 1, '-'));
}

/* Walks back from '<<<' over what is launched: name<half>, a::b<c>::name, (pointer), table[i]. */
static void read_callee(token *first, launch *l)
{
    token *t = l->open - 1;

    for (;;) {
        if (token_sign(t, '>'))
            t = angle_opening(first, t) - 1;
        while (t > first && (token_sign(t, ']') || token_sign(t, ')'))) {
            t = opening(first, t);
            if (token_sign(t - 1, ']') || token_sign(t - 1, ')') || t[-1].kind == TOKEN_NAME)
                t--;
            else
                break;
        }
        if (l->name == NULL && t->kind == TOKEN_NAME)
            l->name = t;
        if (t > first && token_is(t - 1, "template"))
            t--;
        if (t - first < 3 || !separator(t - 1))
            break;
        t -= token_sign(t - 1, '.') ? 2 : 3;
        if (t->kind != TOKEN_NAME && !token_sign(t, '>') && !token_sign(t, ')') &&
            !token_sign(t, ']')) { /* a leading :: */
            t++;
            break;
        }
    }
    l->callee = t;
}

/* The words between <<< and >>>, and the arguments behind. False: an error was printed. */
static bool read_words(unit *u, launch *l)
{
    token *end = u->tokens.items + u->tokens.count - 1;
    token *t = l->open + 3;

    l->words = t < end && !adjacent(t, '>');
    for (; t < end && !(adjacent(t, '>') && token_sign(t + 3, '(')); t++) {
        if (token_sign(t, ';'))
            break;
        if (token_sign(t, '(') || token_sign(t, '[') || token_sign(t, '{'))
            t = (token *)token_matching(t);
        else if (token_sign(t, ','))
            l->words++;
        else if (adjacent(t, '>') && !token_sign(t + 3, '('))
            break;
    }
    if (t >= end || !adjacent(t, '>') || !token_sign(t + 3, '(')) {
        complain_at(u, l->open,
                    "a launch is written kernel<<<blocks, l2ctrl, stream>>>(arguments): no %s here",
                    t < end && adjacent(t, '>') ? "arguments in parentheses" : "'>>>'");
        return false;
    }
    l->close = t;
    l->args = t + 3;
    l->args_end = (token *)token_matching(l->args);
    return true;
}

static bool is_kernel(const unit *u, const char *name)
{
    for (size_t i = 0; i < u->count; i++)
        if (strcmp(u->kernels[i].name, name) == 0)
            return true;
    for (size_t i = 0; i < u->marked.count; i++)
        if (strcmp(u->marked.items[i], name) == 0)
            return true;
    return false;
}

static const piece *function_named(const unit *u, const char *name, piece_kind kind)
{
    for (size_t i = 0; i < u->piece_count; i++) {
        const piece *p = &u->pieces[i];
        if (p->kind == kind && p->name != NULL && strcmp(p->name, name) == 0)
            return p;
    }
    return NULL;
}

static const char *place_of(const unit *u, const piece *p)
{
    return text_printf("%s:%d", (const char *)u->tokens.files.items[p->begin->file],
                       p->begin->line);
}

static bool check_launch(unit *u, const launch *l)
{
    const char *name = l->name != NULL ? text_copy(l->name->begin, l->name->size) : "kernel";

    if (l->words != 3) {
        complain_at(u, l->open,
                    "a launch takes <<<blocks, l2ctrl, stream>>>; %d given%s: write "
                    "%s<<<blocks, nullptr, stream>>>(...); stream nullptr is the default stream",
                    l->words, l->words == 2 ? ", the stream or l2ctrl is missing" : "", name);
        return false;
    }
    if (l->name == NULL || is_kernel(u, name))
        return true;
    const piece *p = function_named(u, name, PIECE_DEVICE);
    if (p == NULL)
        p = function_named(u, name, PIECE_HOST);
    if (p == NULL)
        return true; /* a variable, or the compiler says that it is not declared */
    complain_at(u, l->name, "%s is not a kernel (%s): mark it __global__ __aicore__", name,
                place_of(u, p));
    return false;
}

static bool inside_device(const unit *u, const token *t)
{
    for (size_t i = 0; i < u->piece_count; i++) {
        const piece *p = &u->pieces[i];
        if (t >= p->begin && t <= p->end)
            return p->kind == PIECE_DEVICE || p->kind == PIECE_DEVICE_CLASS;
    }
    return false;
}

bool launch_read(unit *u, token *open, launch *l)
{
    *l = (launch){.open = open};
    if (open == u->tokens.items) {
        complain_at(u, open, "<<<>>> without a kernel in front of it");
        return false;
    }
    read_callee(u->tokens.items, l);
    if (!read_words(u, l) || !check_launch(u, l))
        return false;
    if (!inside_device(u, open))
        return true;
    complain_at(u, open, "device code cannot launch a kernel");
    return false;
}

/* ---- calls between the sides ---- */

static bool called(const token *t)
{
    return t->kind == TOKEN_NAME && token_sign(t + 1, '(') && !token_sign(t - 1, '.') &&
           !token_sign(t - 1, ':') && !(token_sign(t - 1, '>') && token_sign(t - 2, '-'));
}

/* `long name(` declares; `return name(` and `= name(` call. */
static bool declared(const token *t)
{
    return t[-1].kind == TOKEN_NAME && !token_is(t - 1, "return") && !token_is(t - 1, "else") &&
           !token_is(t - 1, "do") && !token_is(t - 1, "case") && !token_is(t - 1, "co_return");
}

static bool in_device_class(const unit *u, const char *name)
{
    for (size_t i = 0; i < u->piece_count; i++) {
        const piece *p = &u->pieces[i];
        for (const token *t = p->begin; p->kind == PIECE_DEVICE_CLASS && t < p->end; t++)
            if (t->kind == TOKEN_NAME && token_is(t, name))
                return true;
    }
    return false;
}

/* Functions of the host's interfaces, whose declarations stand in system headers. */
static bool host_interface(const char *name)
{
    static const char *const prefixes[] = {"aclrt", "Hccl", "MPI_"};
    static const char *const names[] = {"aclInit", "aclFinalize", "aclGetRecentErrMsg"};

    for (size_t i = 0; i < sizeof(prefixes) / sizeof(prefixes[0]); i++)
        if (strncmp(name, prefixes[i], strlen(prefixes[i])) == 0)
            return true;
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

static void check_device_call(unit *u, const piece *p, const token *t, const char *name)
{
    const piece *host = function_named(u, name, PIECE_HOST);

    if (host == NULL && !host_interface(name))
        return;
    if (function_named(u, name, PIECE_DEVICE) != NULL ||
        function_named(u, name, PIECE_BOTH) != NULL || in_device_class(u, name))
        return;
    if (host != NULL)
        complain_at(u, t,
                    "%s is device code and calls the host function %s (%s): mark that "
                    "__aicore__",
                    p->name, name, place_of(u, host));
    else
        complain_at(u, t, "%s is device code and calls %s, a function of the host", p->name, name);
}

static void check_host_call(unit *u, const token *t, const char *name)
{
    const piece *device = function_named(u, name, PIECE_DEVICE);

    if (device == NULL || function_named(u, name, PIECE_HOST) != NULL ||
        function_named(u, name, PIECE_BOTH) != NULL)
        return;
    if (is_kernel(u, name))
        complain_at(u, t, "kernel %s is launched, not called: %s<<<blocks, nullptr, stream>>>(...)",
                    name, name);
    else
        complain_at(u, t, "host code calls %s, which is device code (%s)", name,
                    place_of(u, device));
}

/* Calls by a function's plain name; what templates and pointers hide the linker or the run tells.
 */
bool launch_check_calls(unit *u)
{
    for (size_t i = 0; i < u->piece_count; i++) {
        const piece *p = &u->pieces[i];
        if (p->body == NULL || (p->kind != PIECE_DEVICE && p->kind != PIECE_HOST))
            continue;
        for (const token *t = p->body + 1; t < p->end; t++) {
            if (!called(t) || declared(t))
                continue;
            const char *name = text_copy(t->begin, t->size);
            if (p->kind == PIECE_DEVICE)
                check_device_call(u, p, t, name);
            else
                check_host_call(u, t, name);
        }
    }
    return u->errors == 0;
}
