/* aivdrive check: finds what orders of events a record shows to be missing. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "aivdrive.h"
#include "base/compiler.h"
#include "base/nearest.h"
#include "base/status.h"
#include "base/time.h"
#include "check/observer.h"
#include "check/pages.h"
#include "check/rule.h"
#include "record/reader.h"

static const char usage_text[] =
    "aivdrive check reports races, missing drains, flag reuse, deadlocks and misuse in a record "
    "of\n"
    "aivrun --record DIR. To check a run while it goes on: aivrun --check -n N ./program\n\n"
    "  aivdrive check [options] DIR|FILE\n"
    "  aivdrive check --list            all rules\n"
    "  aivdrive check --table           the same as a table for the documentation\n"
    "  aivdrive check --explain ID      what a rule means, wrong and right code\n\n";

static const char usage_end[] =
    "\nExit code: 0 nothing found, 3 findings, 4 a deadlock, 1 the record cannot be read, 2 wrong\n"
    "usage.\n\nTry it:\n  aivdrive check --explain AIVD-R08\n";

static const char *const states[] = {
    [STATE_CHECKED] = "checked",
    [STATE_RUNTIME] = "checked by every run",
    [STATE_NOT_BUILT] = "interface not built yet",
    [STATE_IMPOSSIBLE] = "no check possible",
};

static int list_rules(void)
{
    for (int r = 1; r < RULE_COUNT; r++) {
        char id[16];
        const rule_entry *rule = rule_of(r);
        printf("%s  %-8s %-6s  %s%s%s\n", rule_id(r, id), rule->severity, rule->profile,
               rule->title, rule->state == STATE_NOT_BUILT ? " (interface not built yet)" : "",
               rule->state == STATE_IMPOSSIBLE ? " (no check possible)" : "");
    }
    return CODE_OK;
}

static int table_rules(void)
{
    puts("| Rule | What | Severity | Profile | State | How, or why not |\n"
         "|------|------|----------|---------|-------|-----------------|");
    for (int r = 1; r < RULE_COUNT; r++) {
        char id[16];
        const rule_entry *rule = rule_of(r);
        rule_id(r, id);
        printf("| [%s](%s.md) | %s | %s | %s | %s | %s |\n", id, id, rule->title, rule->severity,
               rule->profile, states[rule->state], rule->reason);
    }
    return CODE_OK;
}

static bool show_page(const char *id)
{
    for (const check_page *page = check_pages; page->id != NULL; page++)
        if (strcasecmp(page->id, id) == 0) {
            fputs(page->text, stdout);
            return true;
        }
    return false;
}

/* Pages of the rules of symmetric memory (AIVD-Snn) stand beside those of the rules. */
static int explain_rule(const char *name)
{
    char id[16];
    check_rule rule = rule_named(name);
    if (rule == 0 && show_page(name))
        return CODE_OK;
    if (rule == 0) {
        fprintf(stderr,
                "aivdrive check: there is no rule %s; rules are AIVD-R01 to AIVD-R%02d, and AIVD-S01 "
                "to AIVD-S45 of symmetric memory\n"
                "Try: aivdrive check --list\n",
                name, RULE_COUNT - 1);
        return CODE_USAGE;
    }
    rule_id(rule, id);
    if (show_page(id))
        return CODE_OK;
    printf("%s: %s\n%s\n", id, rule_of(rule)->title, rule_of(rule)->reason);
    return CODE_OK;
}

static int cannot_read(const char *path)
{
    fprintf(stderr, "aivdrive check: %s: %s\n", path, base_error_recent());
    return CODE_FAILED;
}

/* As aivrun --check does at the end. */
static void how_it_went(observer *o, record_finish finish)
{
    if (finish == FINISH_STUCK)
        observer_stuck(o);
    else if (finish == FINISH_WELL)
        observer_all_ended(o);
}

static int check_record(const check_options *options, const char *path)
{
    record_reader *reader;
    const record_event *event;
    const char *text;
    record_result result;
    if (record_reader_open(path, &reader) != AIVD_OK)
        return cannot_read(path);
    const record_facts *facts = record_reader_facts(reader);
    observer *o = observer_open(options, facts->folder);
    if (o == NULL) {
        record_reader_close(reader);
        return CODE_USAGE;
    }
    while ((result = record_reader_next(reader, &event, &text, BASE_NS_PER_S)) == RECORD_GOT ||
           result == RECORD_LATER)
        if (result == RECORD_GOT)
            observer_event(o, event, text);
    int code = result == RECORD_BROKEN ? cannot_read(path) : CODE_OK;
    bool cut = !facts->live && !facts->complete;
    if (!cut && code == CODE_OK)
        how_it_went(o, facts->finish);
    fflush(stdout);
    char line[1024] = "";
    FILE *summary = fmemopen(line, sizeof line - 1, "w");
    int found = observer_finish(o, summary);
    if (summary != NULL)
        fclose(summary);
    fprintf(stderr, "aivdrive check: %s%s\n", line,
            cut ? "; the record is cut: its run did not end properly" : "");
    observer_close(o);
    record_reader_close(reader);
    return code != CODE_OK ? code : found;
}

static int wrong(const char *what, const char *word)
{
    static const char *const names[] = {"profile", "json", "sarif",   "log-file", "suppress",
                                        "hosts",   "list", "explain", "table",    "help"};
    const char *near =
        word[0] == '-' ? base_nearest(word + strspn(word, "-"), names, BASE_COUNT_OF(names)) : NULL;
    fprintf(stderr, "aivdrive check: %s %s%s%s\nTry: aivdrive check --help\n", what, word,
            near != NULL ? "; did you mean --" : "", near != NULL ? near : "");
    return CODE_USAGE;
}

int command_check(int argc, char **argv)
{
    check_options options = {0};
    const char *path = NULL;
    for (int i = 1; i < argc; i++) {
        int used = check_option(&options, argc, argv, i);
        if (used < 0)
            return CODE_USAGE;
        if (used > 0) {
            i += used - 1;
            continue;
        }
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            printf("%s%s%s", usage_text, check_options_help, usage_end);
            return CODE_OK;
        }
        if (strcmp(argv[i], "--list") == 0)
            return list_rules();
        if (strcmp(argv[i], "--table") == 0)
            return table_rules();
        if (strcmp(argv[i], "--explain") == 0)
            return i + 1 < argc ? explain_rule(argv[i + 1]) : wrong("which rule? after", argv[i]);
        if (argv[i][0] == '-')
            return wrong("unknown option", argv[i]);
        if (path != NULL)
            return wrong("one record at a time; too much:", argv[i]);
        path = argv[i];
    }
    if (path == NULL)
        return wrong("which record? for example:", "aivdrive check /tmp/run");
    return check_record(&options, path);
}
