/* aivdrive survey: which public symbols a source tree uses, and which of them this version has:
 * what to expect before bringing a program here. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aivdrive.h"
#include "base/compiler.h"
#include "survey_scan.h"

static const char usage_text[] =
    "aivdrive survey lists the public symbols that a source tree uses, with how often and where "
    "first:\n"
    "those built here, those declared and refused when called, those unknown here.\n\n"
    "  aivdrive survey [--json] [--missing] DIR\n\n"
    "  --missing  only what is not built\n"
    "  --json     one object, for tools\n\n"
    "Symbols are functions, types and constants of ACL, HCCL, shmem and the Ascend C languages.\n"
    "What the tree defines itself is left out. Exit code: 0, 2 wrong usage or unreadable "
    "folder.\n\n"
    "Try it:\n"
    "  aivdrive survey --missing ~/hccl\n";

typedef enum state { BUILT, DECLARED, KNOWN, UNLISTED, STATES } state;
typedef enum where { ANYWHERE, QUALIFIED, MEMBER } where;

typedef struct public_name {
    const char *name, *family;
    state state;
    where where;
} public_name;

/* By strcmp. */
static const public_name names[] = {
#define NAME(name, family, state, where) {name, family, state, where},
#include "survey_names.h"
#undef NAME
};

/* Names that are public by how they begin, whether we know them or not. */
static const struct {
    const char *begins, *family;
    char next; /* class of the character behind: U upper case, w any of a word */
} prefixes[] = {
    {"aclshmem", "shmem", 'w'}, {"ACLSHMEM_", "shmem", 'w'}, {"shmem_", "shmem", 'w'},
    {"aclrt", "ACL", 'w'},      {"aclnn", "aclnn", 'U'},     {"acl", "ACL", 'U'},
    {"aclmdl", "ACL", 'w'},     {"aclop", "ACL", 'w'},       {"acldvpp", "ACL", 'w'},
    {"ACL_", "ACL", 'w'},       {"Hccl", "HCCL", 'w'},       {"Hcomm", "HCCL", 'w'},
    {"Hcom", "HCCL", 'U'},      {"HCCL_", "HCCL", 'w'},      {"HCOMM_", "HCCL", 'w'},
    {"asc_", "C-API", 'w'},
};

static int by_name(const void *key, const void *entry)
{
    return strcmp(key, ((const public_name *)entry)->name);
}

static const public_name *listed(const char *name)
{
    return bsearch(name, names, BASE_COUNT_OF(names), sizeof names[0], by_name);
}

static const char *family_by_prefix(const char *name)
{
    for (size_t i = 0; i < BASE_COUNT_OF(prefixes); i++) {
        size_t length = strlen(prefixes[i].begins);
        if (strncmp(name, prefixes[i].begins, length) != 0)
            continue;
        char next = name[length];
        if (next != '\0' && (prefixes[i].next == 'w' || (next >= 'A' && next <= 'Z')))
            return prefixes[i].family;
    }
    return NULL;
}

static bool wanted(const char *name, survey_place place)
{
    const public_name *p;
    if (place == PLACE_QUALIFIED)
        return true;
    p = listed(name);
    if (place == PLACE_MEMBER)
        return p != NULL && p->where == MEMBER;
    if (p != NULL)
        return p->where == ANYWHERE;
    return family_by_prefix(name) != NULL;
}

/* A symbol of the result. */
typedef struct symbol {
    const char *name, *family, *file;
    uint64_t uses;
    uint32_t line;
    state state;
} symbol;

static bool is_cpp(const public_name *p)
{
    return p != NULL && strcmp(p->family, "Ascend C++") == 0;
}

/* False when the use is none of a public symbol. */
static bool symbol_of(const survey *s, const survey_use *use, symbol *out)
{
    const public_name *p = listed(use->name);
    bool qualified = use->uses[PLACE_QUALIFIED] != 0;
    if (!qualified && (use->defined && (p == NULL || is_cpp(p))))
        return false;
    if (!qualified && is_cpp(p) && !s->ascend_cpp)
        return false;
    const char *family = p != NULL ? p->family : family_by_prefix(use->name);
    *out = (symbol){.name = use->name,
                    .family = family != NULL ? family : "Ascend C++",
                    .state = p != NULL ? p->state : UNLISTED};
    for (int place = 0; place < PLACES; place++) {
        out->uses += use->uses[place];
        if (use->file[place] != NULL && out->file == NULL) {
            out->file = use->file[place];
            out->line = use->line[place];
        }
    }
    return true;
}

static int by_state_and_uses(const void *a, const void *b)
{
    const symbol *x = a, *y = b;
    if (x->state != y->state)
        return x->state < y->state ? -1 : 1;
    if (x->uses != y->uses)
        return x->uses > y->uses ? -1 : 1;
    return strcmp(x->name, y->name);
}

static uint32_t collect(const survey *s, symbol *all)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < s->count; i++)
        if (symbol_of(s, &s->uses[i], &all[count])) {
            if (all[count].state == KNOWN)
                all[count].state = UNLISTED;
            count++;
        }
    qsort(all, count, sizeof *all, by_state_and_uses);
    return count;
}

/* ---- printing ---- */

static const char *const titles[] = {
    [BUILT] = "built here",
    [DECLARED] = "declared, refused when called",
    [KNOWN] = "",
    [UNLISTED] = "unknown here",
};

static void totals(const symbol *all, uint32_t count, state which, uint32_t *symbols,
                   uint64_t *uses)
{
    *symbols = 0;
    *uses = 0;
    for (uint32_t i = 0; i < count; i++)
        if (all[i].state == which) {
            (*symbols)++;
            *uses += all[i].uses;
        }
}

static void print_text(const survey *s, const symbol *all, uint32_t count, bool missing)
{
    printf("%u files, %llu lines; %u public symbols\n", s->files, (unsigned long long)s->lines,
           count);
    for (int which = 0; which < STATES; which++) {
        uint32_t symbols;
        uint64_t uses;
        totals(all, count, (state)which, &symbols, &uses);
        if (which == KNOWN)
            continue;
        printf("\n%s: %u (%llu uses)\n", titles[which], symbols, (unsigned long long)uses);
        if (missing && which == BUILT)
            continue;
        for (uint32_t i = 0; i < count; i++)
            if (all[i].state == (state)which)
                printf("  %7llu  %-10s  %-40s  %s:%u\n", (unsigned long long)all[i].uses,
                       all[i].family, all[i].name, all[i].file, all[i].line);
    }
}

static void print_quoted(const char *text)
{
    putchar('"');
    for (; *text != '\0'; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\')
            printf("\\%c", c);
        else if (c < 0x20)
            printf("\\u%04x", c);
        else
            putchar(c);
    }
    putchar('"');
}

static void print_json(const survey *s, const symbol *all, uint32_t count, bool missing)
{
    static const char *const words[] = {"built", "declared", "", "unknown"};
    bool first = true;
    printf("{\"files\": %u, \"lines\": %llu, \"symbols\": [", s->files,
           (unsigned long long)s->lines);
    for (uint32_t i = 0; i < count; i++) {
        if (missing && all[i].state == BUILT)
            continue;
        printf("%s\n  {\"name\": \"%s\", \"family\": \"%s\", \"state\": \"%s\", \"uses\": %llu, "
               "\"file\": ",
               first ? "" : ",", all[i].name, all[i].family, words[all[i].state],
               (unsigned long long)all[i].uses);
        print_quoted(all[i].file);
        printf(", \"line\": %u}", all[i].line);
        first = false;
    }
    puts(first ? "]}" : "\n]}");
}

static int run(const char *folder, bool json, bool missing)
{
    survey s;
    if (!survey_scan(&s, folder, wanted)) {
        fprintf(stderr, "aivdrive survey: %s: %s\nTry: aivdrive survey --help\n", folder,
                strerror(errno));
        survey_free(&s);
        return CODE_USAGE;
    }
    symbol *all = calloc(s.count + 1u, sizeof *all);
    if (all == NULL) {
        perror("aivdrive survey");
        survey_free(&s);
        return CODE_FAILED;
    }
    uint32_t count = collect(&s, all);
    if (s.files == 0)
        fprintf(stderr, "aivdrive survey: no C, C++ or .asc source below %s\n", folder);
    if (json)
        print_json(&s, all, count, missing);
    else
        print_text(&s, all, count, missing);
    free(all);
    survey_free(&s);
    return CODE_OK;
}

int command_survey(int argc, char **argv)
{
    const char *folder = NULL;
    bool json = false, missing = false;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            fputs(usage_text, stdout);
            return CODE_OK;
        }
        if (strcmp(argv[i], "--json") == 0)
            json = true;
        else if (strcmp(argv[i], "--missing") == 0)
            missing = true;
        else if (argv[i][0] == '-' || folder != NULL) {
            fprintf(
                stderr, "aivdrive survey: %s %s\nTry: aivdrive survey --help\n",
                argv[i][0] == '-' ? "unknown option" : "one folder at a time; too much:", argv[i]);
            return CODE_USAGE;
        } else
            folder = argv[i];
    }
    if (folder == NULL) {
        fputs("aivdrive survey: which folder?\nTry: aivdrive survey --help\n", stderr);
        return CODE_USAGE;
    }
    return run(folder, json, missing);
}
