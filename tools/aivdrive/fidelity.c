/* aivdrive fidelity: what is exact, approximate and absent compared with hardware. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "aivdrive.h"
#include "base/compiler.h"

static const char usage_text[] =
    "aivdrive fidelity tells what is exact, approximate and absent compared with hardware.\n\n"
    "  aivdrive fidelity [--json] [WORD]    all of it, or the rows that contain the word\n\n"
    "Exit code: 0, 1 no row contains the word, 2 wrong usage.\n\n"
    "Try it:\n"
    "  aivdrive fidelity absent\n"
    "  aivdrive fidelity cache\n";

typedef struct row {
    const char *area, *what, *state, *how;
} row;

static const row rows[] = {
#define ROW(area, what, state, how) {area, what, state, how},
#include "fidelity_table.h"
#undef ROW
};

static bool contains(const row *r, const char *word)
{
    return strstr(r->area, word) != NULL || strstr(r->what, word) != NULL ||
           strstr(r->state, word) != NULL || strstr(r->how, word) != NULL;
}

/* The last column, broken into lines of its own. */
static void print_folded(const char *text)
{
    enum { WIDTH = 88 };
    while (strlen(text) > WIDTH) {
        size_t length = WIDTH;
        while (length > 0 && text[length] != ' ')
            length--;
        printf("      %.*s\n", (int)length, text);
        text += length + 1;
    }
    printf("      %s\n", text);
}

static void print_json(const row *r, bool first)
{
    /* The table holds neither quotes nor backslashes. */
    printf("%s{\"area\": \"%s\", \"what\": \"%s\", \"state\": \"%s\", \"how\": \"%s\"}",
           first ? "[\n" : ",\n", r->area, r->what, r->state, r->how);
}

static int print_rows(const char *word, bool json)
{
    const char *area = "";
    bool any = false;
    for (size_t i = 0; i < BASE_COUNT_OF(rows); i++) {
        if (word != NULL && !contains(&rows[i], word))
            continue;
        if (json) {
            print_json(&rows[i], !any);
        } else {
            if (strcmp(area, rows[i].area) != 0)
                printf("%s%s\n", any ? "\n" : "", rows[i].area);
            area = rows[i].area;
            printf("  %-12s %s\n", rows[i].state, rows[i].what);
            print_folded(rows[i].how);
        }
        any = true;
    }
    if (json)
        puts(any ? "\n]" : "[]");
    else if (!any)
        fprintf(stderr, "aivdrive fidelity: no row contains %s\nTry: aivdrive fidelity\n", word);
    return any ? CODE_OK : CODE_FAILED;
}

int command_fidelity(int argc, char **argv)
{
    const char *word = NULL;
    bool json = false;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            fputs(usage_text, stdout);
            return CODE_OK;
        }
        if (strcmp(argv[i], "--json") == 0)
            json = true;
        else if (argv[i][0] == '-' || word != NULL) {
            fprintf(
                stderr, "aivdrive fidelity: %s %s\nTry: aivdrive fidelity --help\n",
                argv[i][0] == '-' ? "unknown option" : "one word at a time; too much:", argv[i]);
            return CODE_USAGE;
        } else
            word = argv[i];
    }
    return print_rows(word, json);
}
