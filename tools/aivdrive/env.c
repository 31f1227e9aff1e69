/* aivdrive env: the option table (base/option_table.h) with the values of this environment, as a
 * table to read, as JSON, or as the page docs/reference/environment.md. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "aivdrive.h"
#include "base/compiler.h"
#include "base/nearest.h"
#include "base/option.h"

typedef enum form { FORM_TABLE, FORM_JSON, FORM_MARKDOWN } form;

static const char *const type_names[] = {
    [OPT_INT] = "integer",   [OPT_SECONDS] = "seconds", [OPT_BOOL] = "switch",
    [OPT_CHOICE] = "choice", [OPT_TEXT] = "text",
};

/* What is allowed, in words: "1 to 1024 devices", "fibers, threads". */
static void describe_range(const base_option *o, char *text, size_t size)
{
    size_t used = 0;
    text[0] = '\0';
    switch (o->type) {
    case OPT_INT:
    case OPT_SECONDS:
        snprintf(text, size, "%.15g to %.15g%s%s", o->min, o->max, o->unit[0] != '\0' ? " " : "",
                 o->unit);
        break;
    case OPT_BOOL:
        snprintf(text, size, "0, 1");
        break;
    case OPT_CHOICE:
        for (const char *p = o->choices; *p != '\0' && used + 3 < size; p++) {
            if (*p == '|') {
                text[used++] = ',';
                text[used++] = ' ';
            } else {
                text[used++] = *p;
            }
        }
        text[used] = '\0';
        break;
    case OPT_TEXT:
        break;
    }
}

static aivd_status check(base_option_id id)
{
    int64_t number;
    double seconds;
    bool flag;
    int index;
    switch (base_option_describe(id)->type) {
    case OPT_INT:
        return base_option_int(id, &number);
    case OPT_SECONDS:
        return base_option_seconds(id, &seconds);
    case OPT_BOOL:
        return base_option_bool(id, &flag);
    case OPT_CHOICE:
        return base_option_choice(id, &index);
    case OPT_TEXT:
        break;
    }
    return AIVD_OK;
}

/* ---- table ---- */

static bool begins_category(int i)
{
    return i == 0 || strcmp(base_option_describe((base_option_id)i)->category,
                            base_option_describe((base_option_id)(i - 1))->category) != 0;
}

static void print_table(void)
{
    for (int i = 0; i < OPTION_COUNT; i++) {
        base_option_id id = (base_option_id)i;
        const base_option *o = base_option_describe(id);
        char range[256];
        describe_range(o, range, sizeof range);
        if (begins_category(i))
            printf("%s%s\n", i > 0 ? "\n" : "", o->category);
        const char *mark = !base_option_is_set(id) ? " " : check(id) == AIVD_OK ? "*" : "!";
        printf("%s %-28s %s\n", mark, o->name,
               base_option_text(id)[0] != '\0' ? base_option_text(id) : "-");
        printf("    %s", o->help);
        if (range[0] != '\0')
            printf("; %s", range);
        printf("; default %s\n", o->fallback[0] != '\0' ? o->fallback : "none");
    }
    puts("\n* set in this environment   ! set to a value that is refused");
}

/* ---- JSON ---- */

static void print_string(const char *text)
{
    putchar('"');
    for (const unsigned char *p = (const unsigned char *)text; *p != '\0'; p++) {
        if (*p == '"' || *p == '\\')
            printf("\\%c", *p);
        else if (*p < 0x20 || *p >= 0x7f) /* bytes that may not be UTF-8: as Latin-1 */
            printf("\\u%04x", *p);
        else
            putchar(*p);
    }
    putchar('"');
}

static void print_member(const char *key, const char *text)
{
    printf(", \"%s\": ", key);
    print_string(text);
}

static void print_json(void)
{
    puts("[");
    for (int i = 0; i < OPTION_COUNT; i++) {
        base_option_id id = (base_option_id)i;
        const base_option *o = base_option_describe(id);
        printf("  {\"name\": ");
        print_string(o->name);
        print_member("category", o->category);
        print_member("type", type_names[o->type]);
        print_member("value", base_option_text(id));
        printf(", \"set\": %s", base_option_is_set(id) ? "true" : "false");
        printf(", \"valid\": %s", check(id) == AIVD_OK ? "true" : "false");
        print_member("default", o->fallback);
        if (o->type == OPT_INT || o->type == OPT_SECONDS)
            printf(", \"min\": %.15g, \"max\": %.15g", o->min, o->max);
        if (o->type == OPT_CHOICE)
            print_member("choices", o->choices);
        print_member("unit", o->unit);
        print_member("help", o->help);
        printf("}%s\n", i + 1 < OPTION_COUNT ? "," : "");
    }
    puts("]");
}

/* ---- Markdown: the same on every machine, so without values ---- */

static void print_cell(const char *text)
{
    for (; *text != '\0'; text++)
        printf(*text == '|' ? "\\|" : "%c", *text);
}

static void print_markdown(void)
{
    puts("# Environment variables\n\n"
         "Written by `aivdrive env --markdown`; `aivdrive env` shows the values of your shell.\n"
         "A value outside the range is refused with EI0001 by the call that reads it. The "
         "variables\n"
         "`ASCEND_*` and `HCCL_*` mean here what they mean for the originals.");
    for (int i = 0; i < OPTION_COUNT; i++) {
        const base_option *o = base_option_describe((base_option_id)i);
        char range[256];
        describe_range(o, range, sizeof range);
        if (begins_category(i))
            printf("\n## %s\n\n| variable | values | default | meaning |\n|---|---|---|---|\n",
                   o->category);
        printf("| `%s` | ", o->name);
        print_cell(range[0] != '\0' ? range : "text");
        printf(" | %s | ", o->fallback[0] != '\0' ? o->fallback : "");
        print_cell(o->help);
        puts(" |");
    }
}

static int print_help(void)
{
    puts("aivdrive env [--json | --markdown]\n\n"
         "Prints every environment variable that the library and the tools read, with its value,\n"
         "default, range and meaning. The exit code is 1 when a set value would be refused.\n\n"
         "  --json      one object per variable\n"
         "  --markdown  the reference page docs/reference/environment.md");
    return CODE_OK;
}

static int refuse(const char *given)
{
    static const char *const options[] = {"json", "markdown", "help"};
    const char *near = base_nearest(given + strspn(given, "-"), options, BASE_COUNT_OF(options));
    if (near != NULL)
        fprintf(stderr, "aivdrive env: unknown argument %s; did you mean --%s?\n", given, near);
    else
        fprintf(stderr, "aivdrive env: unknown argument %s; allowed are --json, --markdown\n",
                given);
    return CODE_USAGE;
}

int command_env(int argc, char **argv)
{
    form form = FORM_TABLE;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--json") == 0)
            form = FORM_JSON;
        else if (strcmp(argv[i], "--markdown") == 0)
            form = FORM_MARKDOWN;
        else if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return print_help();
        else
            return refuse(argv[i]);
    }
    if (form == FORM_MARKDOWN) {
        print_markdown();
        return CODE_OK;
    }
    if (form == FORM_JSON)
        print_json();
    else
        print_table();
    int code = CODE_OK;
    for (int i = 0; i < OPTION_COUNT; i++)
        if (check((base_option_id)i) != AIVD_OK)
            code = CODE_FAILED;
    return code;
}
