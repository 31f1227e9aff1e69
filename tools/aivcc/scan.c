/* aivcc/scan: finds kernels in preprocessed code, parts host from device, and refuses what is not
 * taken.
 *
 * It follows declarations, not C: at file scope and inside extern "C" { } and namespace { } it
 * collects the tokens of one declaration up to its ';' or function body. A declaration with the
 * marker of __global__ and a body is a kernel, one with the marker of __aicore__ device code;
 * bodies are skipped as matched braces. */
#include "aivcc.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

typedef enum scope_kind { SCOPE_LINKAGE, SCOPE_NAMESPACE } scope_kind;

typedef struct scope {
    scope_kind kind;
    const char *name; /* of a namespace; "" = without name */
} scope;

enum { SCOPES_MAX = 64 };

typedef struct scanner {
    token *at;
    unit *found;
    scope scopes[SCOPES_MAX];
    size_t depth;
} scanner;

void complain_at(unit *u, const token *t, const char *format, ...)
{
    char what[1024];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(what, sizeof(what), format, arguments);
    va_end(arguments);
    complain("%s:%d: error: %s", u->tokens.files.items[t->file], t->line, what);
    u->errors++;
}

const token *token_matching(const token *open)
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

const token *token_outer_next(const token *t, const token *end)
{
    if (takes_operand(t) && t + 1 < end && token_sign(t + 1, '('))
        return token_matching(t + 1) + 1;
    if (token_sign(t, '(') || token_sign(t, '[') || token_sign(t, '{'))
        return token_matching(t) + 1;
    return t + 1;
}

const token *token_skip_angles(const token *t, const token *end)
{
    int depth = 0;

    for (; t < end; t = token_sign(t, '(') ? token_matching(t) + 1 : t + 1) {
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
        t = token_skip_angles(t + 1, s->found->tokens.items + s->found->tokens.count - 1);
    return t;
}

/* The '(' of the parameter list of a function declared by [begin, end), or NULL. */
static const token *parameter_list(const token *begin, const token *end)
{
    bool is_operator = false;

    for (const token *t = begin; t < end; t = token_outer_next(t, end)) {
        if (token_sign(t, '(') && (is_operator || (t > begin && t[-1].kind == TOKEN_NAME)))
            return t;
        if (token_sign(t, '(') && t > begin && token_sign(t - 1, '>')) /* name<int>( */
            return t;
        if (token_sign(t, '=') && !is_operator)
            return NULL;
        is_operator = is_operator || (t->kind == TOKEN_NAME && token_is(t, "operator"));
    }
    return NULL;
}

static bool declares(const token *begin, const token *end, const char *word)
{
    for (const token *t = begin; t < end; t = token_outer_next(t, end))
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

void token_spell(text *out, const token *begin, const token *end)
{
    for (const token *t = begin; t < end; t++) {
        text_add(out, t->begin, t->size);
        text_add(out, " ", t[1].begin > t->begin + t->size || t[1].kind != TOKEN_SIGN ? 1 : 0);
    }
}

/* A function's name: the token before its '(', or before the '<' of a specialisation. */
static const token *name_before(const token *begin, const token *open)
{
    const token *t = open - 1;
    int depth = 0;

    if (!token_sign(t, '>'))
        return t;
    for (; t > begin; t--) {
        depth += token_sign(t, '>') - token_sign(t, '<');
        if (depth == 0)
            return t - 1;
    }
    return open - 1;
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

/* "<T, N, Rest...>" of `template <class T, int N, typename... Rest>`; a parameter without a name
 * gets one. */
static void add_template_arguments(text *out, const token *begin)
{
    const token *open = begin + 1, *end = token_skip_angles(open, open + 100000) - 1;
    const token *first = open + 1;
    int count = 0;

    text_format(out, "<");
    for (const token *t = first; t <= end;) {
        if (t != end && !token_sign(t, ',')) {
            t = token_sign(t, '<') ? token_skip_angles(t, end) : token_outer_next(t, end);
            continue;
        }
        const token *stop = first;
        bool pack = false;
        while (stop < t && !token_sign(stop, '=')) {
            pack = pack || token_sign(stop, '.');
            stop++;
        }
        const token *name = stop - 1;
        bool named = stop - first >= 2 && name->kind == TOKEN_NAME && !token_type_word(name);
        if (!named)
            ((token *)name)->after = text_printf(" aivd_t%d", count);
        const char *spelling =
            named ? text_copy(name->begin, name->size) : text_printf("aivd_t%d", count);
        text_format(out, "%s%s%s", count++ > 0 ? ", " : "", spelling, pack ? "..." : "");
        first = t + 1;
        t++;
    }
    text_format(out, ">");
}

static void add_kernel(scanner *s, token *begin, const token *open, token *body)
{
    unit *u = s->found;
    const token *name = name_before(begin, open);
    kernel k = {.body = body};
    text call = {0};

    token_spell(&call, qualified_begin(begin, name), open);
    if (token_is(begin, "template")) {
        k.instances = true;
        if (!token_sign(begin + 2, '>'))
            add_template_arguments(&call, begin);
    }
    k.name = text_copy(name->begin, name->size);
    k.call = call.bytes;
    k.file = u->tokens.files.items[name->file];
    k.line = name->line;
    k.internal = declares(begin, open, "static");
    k.c_linkage = !u->cxx || inside_c_linkage(s) ||
                  (token_is(begin, "extern") && begin[1].kind == TOKEN_STRING);
    for (size_t i = 0; i < s->depth; i++)
        if (s->scopes[i].kind == SCOPE_NAMESPACE)
            list_add(&k.scopes, s->scopes[i].name);
    parameters_read(u, &k, open);
    if (u->count == u->space) {
        u->space = u->space * 2 + 8;
        u->kernels = memory_grow(u->kernels, u->space * sizeof(*u->kernels));
    }
    u->kernels[u->count++] = k;
}

static void add_piece(unit *u, const piece *p)
{
    if (u->piece_count == u->piece_space) {
        u->piece_space = u->piece_space * 2 + 64;
        u->pieces = memory_grow(u->pieces, u->piece_space * sizeof(*u->pieces));
    }
    u->pieces[u->piece_count++] = *p;
}

static bool inside_unnamed(const scanner *s)
{
    for (size_t i = 0; i < s->depth; i++)
        if (s->scopes[i].kind == SCOPE_NAMESPACE && s->scopes[i].name[0] == '\0')
            return true;
    return false;
}

static bool both_between(const token *begin, const token *end)
{
    for (const token *t = begin; t <= end; t++)
        if (t->both)
            return true;
    return false;
}

static bool device_between(const token *begin, const token *end)
{
    for (const token *t = begin; t <= end; t++)
        if (t->device || (t->kind == TOKEN_NAME && token_is(t, KERNEL_MARK)))
            return true;
    return false;
}

/* A declaration of the user's files from `begin` to `last`; `open` is the '(' of a function. */
static void note_piece(scanner *s, token *begin, token *last, const token *open, token *body)
{
    piece p = {.kind = PIECE_OTHER, .begin = begin, .end = last, .body = body};
    const token *inner = skip_template(s, begin);
    const token *until = body != NULL ? body : last;

    if (begin->system)
        return;
    if (open != NULL) {
        const token *name = name_before(begin, open);
        p.name = text_copy(name->begin, name->size);
        p.qualified = qualified_begin(begin, name) != name;
        p.internal = declares(inner, open, "static") || inside_unnamed(s);
        p.deduced = declares(inner, open, "auto");
        p.stays = p.internal || inner != begin || declares(inner, open, "constexpr") ||
                  declares(inner, open, "consteval") || p.deduced;
        p.kind = device_between(begin, until) ? PIECE_DEVICE : PIECE_HOST;
        if (declares(inner, open, "constexpr") || declares(inner, open, "consteval") ||
            both_between(begin, until) || (p.name[0] == 'o' && token_is(name, "operator")))
            p.kind = PIECE_BOTH;
        if (p.kind == PIECE_HOST && strcmp(p.name, "main") == 0 && body != NULL && s->depth == 0)
            s->found->program = true;
    } else if (device_between(begin, last)) {
        p.kind = PIECE_DEVICE_CLASS;
    }
    add_piece(s->found, &p);
}

/* A function, declared or defined, from `begin` to its ';' or '{' at `end`. */
static void note_function(scanner *s, token *begin, token *end)
{
    const token *open = parameter_list(skip_template(s, begin), end);
    bool marked = false, body = token_sign(end, '{');

    for (token *t = begin; t < end; t = (token *)token_outer_next(t, end)) {
        if (t->kind == TOKEN_NAME && token_is(t, KERNEL_MARK))
            marked = t->used = true;
    }
    if (open != NULL && !marked && s->found->marked.count != 0) {
        const token *name = name_before(begin, open);
        marked = body && listed(&s->found->marked, text_copy(name->begin, name->size));
        if (marked)
            begin->device = true; /* the definition of a marked prototype */
    }
    note_piece(s, begin, body ? (token *)token_matching(end) : end, open, body ? end : NULL);
    if (!marked)
        return;
    if (open == NULL) {
        complain_at(s->found, begin, "__global__ belongs to a function");
        return;
    }
    const token *name = name_before(begin, open);
    if (body)
        add_kernel(s, begin, open, end);
    else
        list_add(&s->found->marked, text_copy(name->begin, name->size));
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

    if (!s->found->cxx)
        return false;
    if (brace - begin == 2 && token_is(begin, "extern") && begin[1].kind == TOKEN_STRING)
        entered.kind = SCOPE_LINKAGE;
    else if (declares(begin, brace, "namespace"))
        entered.name = namespace_name(begin, brace);
    else
        return false;
    if (s->depth == SCOPES_MAX) {
        complain_at(s->found, brace, "namespaces are nested too deep");
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
         t = (token *)token_outer_next(t, t + 2)) {
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
            s->at = (token *)token_matching(t) + 1;
            return;
        }
    }
    s->at = s->found->tokens.items + s->found->tokens.count - 1;
}

/* Marks that no declaration at file or namespace scope has taken: nothing is left out in silence.
 */
static void refuse_stray_marks(scanner *s)
{
    for (const token *t = s->found->tokens.items; t->kind != TOKEN_END; t++)
        if (t->kind == TOKEN_NAME && token_is(t, KERNEL_MARK) && !t->used)
            complain_at(s->found, t,
                        "__global__ here is not taken: a kernel is a free function at file or "
                        "namespace scope");
}

typedef struct refusal {
    const char *word, *text;
} refusal;

/* [[bisheng::core_ratio(cubes, vectors)]]: only vector cores are here. */
static void check_ratio(scanner *s, const token *t)
{
    if (!token_is(t, "core_ratio") || !token_sign(t + 1, '(') || t[2].kind != TOKEN_NUMBER ||
        t[4].kind != TOKEN_NUMBER)
        return;
    if (!token_is(t + 2, "0") || !token_is(t + 4, "1"))
        complain_at(s->found, t,
                    "core_ratio(%.*s, %.*s) is not taken: aivdrive runs vector (AIV) kernels, "
                    "core_ratio(0, 1)",
                    (int)t[2].size, t[2].begin, (int)t[4].size, t[4].begin);
}

static void refuse_words(scanner *s)
{
    static const refusal words[] = {
        {"__cube__", "cube kernels are not taken: aivdrive runs vector (AIV) kernels"},
        {"__mix__",
         "mixed cube and vector kernels are not taken: aivdrive runs vector (AIV) kernels"},
        {"__simt_vf__", "SIMT functions are not taken yet (a later release brings them)"},
        {"__simd_vf__", "register-level SIMD functions are not taken yet (a later release brings "
                        "them)"}};

    for (const token *t = s->found->tokens.items; t->kind != TOKEN_END; t++) {
        if (t->kind == TOKEN_NAME && !t->system)
            check_ratio(s, t);
        s->found->program = s->found->program || (!t->system && launch_at(t));
        for (size_t i = 0; t->kind == TOKEN_NAME && i < sizeof(words) / sizeof(words[0]); i++)
            if (token_is(t, words[i].word))
                complain_at(s->found, t, "%s", words[i].text);
    }
}

/* Records in sections ".ascend.meta.<kernel>" that the source itself writes. Adjacent string
 * literals count as one. */
static void find_metas(scanner *s)
{
    static const char prefix[] = ".ascend.meta.";

    for (const token *t = s->found->tokens.items; t->kind != TOKEN_END; t++) {
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

bool scan_source(text *source, unit *found)
{
    scanner s = {.found = found};

    found->source = source;
    tokens_read(&found->tokens, source);
    s.at = found->tokens.items;
    for (const token *t = s.at; t->kind != TOKEN_END && !found->device; t++)
        found->device = t->kind == TOKEN_NAME && token_is(t, "aivd_asc_get_block_num");
    refuse_words(&s);
    while (s.at->kind != TOKEN_END)
        scan_declaration(&s);
    refuse_stray_marks(&s);
    find_metas(&s);
    return found->errors == 0;
}
