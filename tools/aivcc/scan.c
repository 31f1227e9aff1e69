/* aivcc/scan: finds kernels in preprocessed device code, and refuses what is not taken.
 *
 * It follows declarations, not C: at file scope and inside extern "C" { } and namespace { } it
 * collects the tokens of one declaration up to its ';' or function body. A declaration with the
 * marker of __global__ and a body is a kernel; bodies are skipped as matched braces. */
#include "aivcc.h"

#include <stdlib.h>
#include <string.h>

typedef enum scope_kind { SCOPE_LINKAGE, SCOPE_NAMESPACE } scope_kind;

typedef struct scope {
    scope_kind kind;
    const char *name; /* of a namespace; "" = without name */
} scope;

enum { SCOPES_MAX = 64 };

typedef struct scanner {
    tokens tokens;
    token *at;
    bool cxx;
    unit *found;
    scope scopes[SCOPES_MAX];
    size_t depth;
    list marked; /* functions a marked prototype has named */
    int errors;
} scanner;

static void complain_at(scanner *s, const token *t, const char *what)
{
    complain("%s:%d: error: %s", s->tokens.files.items[t->file], t->line, what);
    s->errors++;
}

static const token *matching(const token *open)
{
    int depth = 0;

    for (const token *t = open; t->kind != TOKEN_END; t++) {
        if (t->kind != TOKEN_SIGN)
            continue;
        if (*t->begin == '(' || *t->begin == '[' || *t->begin == '{')
            depth++;
        else if ((*t->begin == ')' || *t->begin == ']' || *t->begin == '}') && --depth == 0)
            return t;
    }
    return open;
}

/* Words whose parentheses are no parameter list. */
static bool takes_operand(const token *t)
{
    static const char *const words[] = {
        "__attribute__", "__attribute",    "alignas",       "_Alignas", "decltype", "__typeof__",
        "typeof",        "__typeof",       "__asm__",       "asm",      "__asm",    "__declspec",
        "noexcept",      "_Static_assert", "static_assert", "throw",    "explicit", "_Atomic"};

    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        if (t->kind == TOKEN_NAME && token_is(t, words[i]))
            return true;
    return false;
}

/* The next token of a declaration's outer level: steps over attributes and bracketed groups. */
static const token *outer_next(const token *t, const token *end)
{
    if (takes_operand(t) && t + 1 < end && token_sign(t + 1, '('))
        return matching(t + 1) + 1;
    if (token_sign(t, '(') || token_sign(t, '[') || token_sign(t, '{'))
        return matching(t) + 1;
    return t + 1;
}

static const token *skip_angles(const token *t, const token *end)
{
    int depth = 0;

    for (; t < end; t = token_sign(t, '(') ? matching(t) + 1 : t + 1) {
        if (token_sign(t, '<'))
            depth++;
        else if (token_sign(t, '>') && --depth == 0)
            return t + 1;
    }
    return end;
}

/* Steps over `template <...>`. */
static const token *skip_template(const scanner *s, const token *t)
{
    while (token_is(t, "template") && token_sign(t + 1, '<'))
        t = skip_angles(t + 1, s->tokens.items + s->tokens.count - 1);
    return t;
}

/* The '(' of the parameter list of a function declared by [begin, end), or NULL. */
static const token *parameter_list(const token *begin, const token *end)
{
    bool is_operator = false;

    for (const token *t = begin; t < end; t = outer_next(t, end)) {
        if (token_sign(t, '(') && (is_operator || (t > begin && t[-1].kind == TOKEN_NAME)))
            return t;
        if (token_sign(t, '=') && !is_operator)
            return NULL;
        is_operator = is_operator || (t->kind == TOKEN_NAME && token_is(t, "operator"));
    }
    return NULL;
}

static bool declares(const token *begin, const token *end, const char *word)
{
    for (const token *t = begin; t < end; t = outer_next(t, end))
        if (t->kind == TOKEN_NAME && token_is(t, word))
            return true;
    return false;
}

static bool listed(const list *l, const char *word)
{
    for (size_t i = 0; i < l->count; i++)
        if (strcmp(l->items[i], word) == 0)
            return true;
    return false;
}

/* The text of tokens, each apart from the next. */
static void spell(text *out, const token *begin, const token *end)
{
    for (const token *t = begin; t < end; t++) {
        text_add(out, t->begin, t->size);
        text_add(out, " ", t[1].begin > t->begin + t->size || t[1].kind != TOKEN_SIGN ? 1 : 0);
    }
}

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
            t = matching(t) + 1;
        } else if (token_sign(t, '(') && t + 1 < end && token_sign(t + 1, '*')) {
            const token *inner = parameter_name(t + 2, matching(t)); /* a pointer to a function */
            if (inner != NULL)
                return inner;
            const token *last = matching(t) - 1;
            return last->kind == TOKEN_NAME ? last : NULL;
        } else if (token_sign(t, '(') || token_sign(t, '[')) {
            break;
        } else if (token_sign(t, '<')) {
            t = skip_angles(t, end);
        } else if (t->kind == TOKEN_NAME && tag_word(t)) {
            typed = true;
            t += 2;
        } else if (t->kind == TOKEN_NAME && token_type_word(t)) {
            typed = true;
            t = outer_next(t, end);
        } else if (t->kind == TOKEN_NAME && token_qualifier_word(t)) {
            t = outer_next(t, end);
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

    spell(&out, begin, before);
    if (after < end && token_sign(after, '[')) {
        text_format(&out, " (*aivd_%zu) ", index);
        after = matching(after) + 1;
    } else {
        text_format(&out, " aivd_%zu ", index);
    }
    spell(&out, after, end);
    return out.bytes;
}

static void add_parameter(kernel *k, const token *begin, const token *end)
{
    const token *stop = end;

    for (const token *t = begin; t < end; t = outer_next(t, end)) {
        if (token_sign(t, '=')) { /* a default argument */
            stop = t;
            break;
        }
    }
    k->parameters = memory_grow(k->parameters, (k->parameter_count + 1) * sizeof(*k->parameters));
    k->parameters[k->parameter_count].declaration = member_of(begin, stop, k->parameter_count);
    k->parameter_count++;
}

static void read_parameters(scanner *s, kernel *k, const token *open)
{
    const token *close = matching(open);
    const token *begin = open + 1;

    if (begin == close || (close - begin == 1 && token_is(begin, "void")))
        return;
    for (const token *t = begin; t <= close;) {
        if (t == close || token_sign(t, ',')) {
            add_parameter(k, begin, t);
            begin = t + 1;
            t++;
        } else if (token_sign(t, '<')) {
            t = skip_angles(t, close);
        } else if (token_sign(t, '.') && token_sign(t + 1, '.')) {
            complain_at(s, t, "a kernel takes no variable argument list");
            return;
        } else {
            t = outer_next(t, close + 1);
        }
    }
}

static bool inside_c_linkage(const scanner *s)
{
    for (size_t i = 0; i < s->depth; i++)
        if (s->scopes[i].kind == SCOPE_LINKAGE)
            return true;
    return false;
}

/* The first token of a qualified name that ends with `last` (a::b::name). */
static const token *qualified_begin(const token *begin, const token *last)
{
    while (last - begin >= 3 && token_sign(last - 1, ':') && token_sign(last - 2, ':') &&
           last[-3].kind == TOKEN_NAME)
        last -= 3;
    return last;
}

static void add_kernel(scanner *s, const token *begin, const token *open)
{
    unit *u = s->found;
    const token *name = open - 1;
    kernel k = {0};
    text call = {0};

    if (token_is(begin, "template")) {
        complain_at(s, name,
                    "a kernel template is not taken yet (a later release brings it): "
                    "write one kernel per type");
        return;
    }
    spell(&call, qualified_begin(begin, name), open);
    k.name = text_copy(name->begin, name->size);
    k.call = call.bytes;
    k.file = s->tokens.files.items[name->file];
    k.line = name->line;
    k.internal = declares(begin, open, "static");
    k.c_linkage = !s->cxx || inside_c_linkage(s) ||
                  (token_is(begin, "extern") && begin[1].kind == TOKEN_STRING);
    for (size_t i = 0; i < s->depth; i++)
        if (s->scopes[i].kind == SCOPE_NAMESPACE)
            list_add(&k.scopes, s->scopes[i].name);
    read_parameters(s, &k, open);
    if (u->count == u->space) {
        u->space = u->space * 2 + 8;
        u->kernels = memory_grow(u->kernels, u->space * sizeof(*u->kernels));
    }
    u->kernels[u->count++] = k;
}

/* A function, declared or defined, from `begin` to its ';' or '{' at `end`. */
static void note_function(scanner *s, token *begin, const token *end)
{
    const token *open = parameter_list(skip_template(s, begin), end);
    bool marked = false;

    for (token *t = begin; t < end; t = (token *)outer_next(t, end)) {
        if (t->kind == TOKEN_NAME && token_is(t, KERNEL_MARK))
            marked = t->used = true;
    }
    if (open == NULL || (!marked && s->marked.count == 0)) {
        if (marked)
            complain_at(s, begin, "__global__ belongs to a function");
        return;
    }
    const char *name = text_copy(open[-1].begin, open[-1].size);
    if (token_sign(end, '{') && (marked || listed(&s->marked, name)))
        add_kernel(s, begin, open);
    else if (marked)
        list_add(&s->marked, name);
}

/* The name of `namespace a::b {`, "" when it has none. */
static const char *namespace_name(const token *begin, const token *brace)
{
    text name = {0};

    text_add(&name, "", 0);
    while (!token_is(begin, "namespace"))
        begin++;
    for (const token *t = begin + 1; t < brace && !takes_operand(t); t++) {
        if (token_sign(t, '['))
            break;
        text_add(&name, t->begin, t->size);
    }
    return name.bytes;
}

static bool opens_scope(scanner *s, const token *begin, const token *brace)
{
    scope entered = {SCOPE_NAMESPACE, NULL};

    if (!s->cxx)
        return false;
    if (brace - begin == 2 && token_is(begin, "extern") && begin[1].kind == TOKEN_STRING)
        entered.kind = SCOPE_LINKAGE;
    else if (declares(begin, brace, "namespace"))
        entered.name = namespace_name(begin, brace);
    else
        return false;
    if (s->depth == SCOPES_MAX) {
        complain_at(s, brace, "namespaces are nested too deep");
        return false;
    }
    s->scopes[s->depth++] = entered;
    return true;
}

/* One declaration: up to its ';', its function body, or the brace of a namespace. */
static void scan_declaration(scanner *s)
{
    token *begin = s->at;
    bool initialiser = false;

    for (token *t = (token *)skip_template(s, begin); t->kind != TOKEN_END;
         t = (token *)outer_next(t, t + 2)) {
        if (token_sign(t, '=') && !(t > begin && token_is(t - 1, "operator")))
            initialiser = true;
        if (token_sign(t, '}')) { /* end of a namespace or linkage block */
            s->depth -= s->depth > 0 ? 1 : 0;
            s->at = t + 1;
            return;
        }
        if (token_sign(t, ';')) {
            note_function(s, begin, t);
            s->at = t + 1;
            return;
        }
        if (!token_sign(t, '{'))
            continue;
        if (opens_scope(s, begin, t)) {
            s->at = t + 1;
            return;
        }
        if (t == begin || (!initialiser && parameter_list(skip_template(s, begin), t) != NULL)) {
            note_function(s, begin, t);
            s->at = (token *)matching(t) + 1;
            return;
        }
    }
    s->at = s->tokens.items + s->tokens.count - 1;
}

/* Marks that no declaration at file or namespace scope has taken: nothing is left out in silence.
 */
static void refuse_stray_marks(scanner *s)
{
    for (const token *t = s->tokens.items; t->kind != TOKEN_END; t++)
        if (t->kind == TOKEN_NAME && token_is(t, KERNEL_MARK) && !t->used)
            complain_at(s, t,
                        "__global__ here is not taken: a kernel is a free function at file or "
                        "namespace scope");
}

typedef struct refusal {
    const char *word, *text;
} refusal;

static void refuse_words(scanner *s)
{
    static const refusal words[] = {
        {"__cube__", "cube kernels are not taken: aivdrive runs vector (AIV) kernels"},
        {"__mix__",
         "mixed cube and vector kernels are not taken: aivdrive runs vector (AIV) kernels"},
        {"__simt_vf__", "SIMT functions are not taken yet (a later release brings them)"},
        {"__simd_vf__", "register-level SIMD functions are not taken yet (a later release brings "
                        "them)"}};

    for (const token *t = s->tokens.items; t->kind != TOKEN_END; t++) {
        if (token_sign(t, '<') && token_sign(t + 1, '<') && token_sign(t + 2, '<') &&
            t[1].begin == t->begin + 1 && t[2].begin == t->begin + 2) {
            complain_at(s, t,
                        "a launch by <<<>>> is not taken yet (a later release brings it): "
                        "launch with aclrtLaunchKernelWithHostArgs");
            t += 2;
        }
        for (size_t i = 0; t->kind == TOKEN_NAME && i < sizeof(words) / sizeof(words[0]); i++)
            if (token_is(t, words[i].word))
                complain_at(s, t, words[i].text);
    }
}

/* Records in sections ".ascend.meta.<kernel>" that the source itself writes. Adjacent string
 * literals count as one. */
static void find_metas(scanner *s)
{
    static const char prefix[] = ".ascend.meta.";

    for (const token *t = s->tokens.items; t->kind != TOKEN_END; t++) {
        text joined = {0};
        if (t->kind != TOKEN_STRING)
            continue;
        for (; t->kind == TOKEN_STRING; t++)
            text_add(&joined, t->begin + 1, t->size >= 2 ? t->size - 2 : 0);
        t--;
        if (strncmp(joined.bytes, prefix, sizeof(prefix) - 1) == 0)
            list_add(&s->found->metas, joined.bytes + sizeof(prefix) - 1);
    }
}

bool scan_source(const text *source, bool cxx, unit *found, text *rewritten)
{
    scanner s = {.cxx = cxx, .found = found};

    tokens_read(&s.tokens, source);
    s.at = s.tokens.items;
    refuse_words(&s);
    while (s.at->kind != TOKEN_END)
        scan_declaration(&s);
    refuse_stray_marks(&s);
    find_metas(&s);
    rewrite_source(&s.tokens, source, rewritten);
    return s.errors == 0;
}
