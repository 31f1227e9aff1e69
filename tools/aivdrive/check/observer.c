/* check/observer: the checker as its users see it. */
#include "observer.h"

#include <errno.h>
#include <string.h>

#include "base/compiler.h"
#include "base/nearest.h"
#include "input.h"
#include "memory.h"
#include "merge.h"
#include "print.h"

struct observer {
    check_options options;
    FILE *log;
    findings found;
    engine engine;
    input *input;
    record_sites *sites;
};

const char check_options_help[] =
    "  --profile vendor|strict  vendor: asc_sync() before a scalar flag is enough (default);\n"
    "                           strict: asc_sync_data_barrier(DSB_DDR) as well\n"
    "  --json, --sarif          findings as JSON lines, or as a SARIF 2.1.0 file\n"
    "  --log-file FILE          write findings there instead of standard error\n"
    "  --suppress FILE          findings not to report: lines \"AIVD-R08 file.c:44\" or\n"
    "                           \"AIVD-R08\" or \"* file.c\"\n"
    "  --hosts auto|any|seen    any: ranks may have met by means the record does not show, as by\n"
    "                           MPI; seen: they have not; auto: any when MPI or the like is "
    "loaded\n";

static const char *value_of(int argc, char **argv, int i, const char *name, int *used)
{
    size_t length = strlen(name);
    *used = 0;
    if (strncmp(argv[i], name, length) != 0)
        return NULL;
    if (argv[i][length] == '=') {
        *used = 1;
        return argv[i] + length + 1;
    }
    if (argv[i][length] != '\0')
        return NULL;
    *used = i + 1 < argc ? 2 : -1;
    if (*used < 0)
        fprintf(stderr, "aivdrive check: %s needs a value\n", name);
    return *used < 0 ? NULL : argv[i + 1];
}

/* Index of the word, -1 with a sentence. */
static int one_of(const char *name, const char *value, const char *const *words, int count)
{
    for (int i = 0; i < count; i++)
        if (strcmp(value, words[i]) == 0)
            return i;
    const char *near = base_nearest(value, words, (size_t)count);
    fprintf(stderr, "aivdrive check: %s %s: give one of", name, value);
    for (int i = 0; i < count; i++)
        fprintf(stderr, " %s", words[i]);
    fprintf(stderr, "%s%s\n", near != NULL ? "; did you mean " : "", near != NULL ? near : "");
    return -1;
}

int check_option(check_options *options, int argc, char **argv, int i)
{
    static const char *const profiles[] = {"vendor", "strict"};
    static const char *const hosts[] = {"auto", "any", "seen"};
    int used;
    const char *value = value_of(argc, argv, i, "--profile", &used);
    if (value != NULL) {
        int which = one_of("--profile", value, profiles, 2);
        options->strict = which == 1;
        return which < 0 ? -1 : used;
    }
    if (used == 0 && (value = value_of(argc, argv, i, "--hosts", &used)) != NULL) {
        options->hosts = one_of("--hosts", value, hosts, 3);
        return options->hosts < 0 ? -1 : used;
    }
    if (used != 0)
        return used;
    if ((value = value_of(argc, argv, i, "--log-file", &used)) != NULL)
        options->log_file = value;
    else if (used == 0 && (value = value_of(argc, argv, i, "--suppress", &used)) != NULL)
        options->suppress = value;
    if (used != 0)
        return used;
    if (strcmp(argv[i], "--json") == 0)
        options->form = FORM_JSON;
    else if (strcmp(argv[i], "--sarif") == 0)
        options->form = FORM_SARIF;
    else
        return 0;
    return 1;
}

bool check_log_open(const check_options *options, FILE **log)
{
    *log = NULL;
    if (options->log_file == NULL || options->collect_fd > 0)
        return true;
    *log = fopen(options->log_file, "w");
    if (*log == NULL)
        fprintf(stderr, "aivdrive check: --log-file %s: %s\n", options->log_file, strerror(errno));
    return *log != NULL;
}

observer *observer_open(const check_options *options, const char *folder)
{
    FILE *log;
    if (!check_log_open(options, &log))
        return NULL;
    observer *o = check_zeroed(sizeof *o);
    o->options = *options;
    o->log = log;
    findings_open(&o->found);
    o->found.seed_option = options->seed_option;
    o->found.seed = options->seed;
    engine_open(&o->engine, &o->found, options->strict);
    o->engine.hosts_apart = options->hosts != HOSTS_ANY;
    o->sites = record_sites_open(folder);
    o->input = input_open(&o->engine, o->sites);
    if (options->suppress != NULL && !findings_suppress_from(&o->found, options->suppress)) {
        observer_close(o);
        return NULL;
    }
    return o;
}

void observer_event(observer *o, const record_event *event, const char *text)
{
    input_event(o->input, event, text);
    if (o->options.hosts == HOSTS_AUTO)
        o->engine.hosts_apart = !input_told(o->input)->foreign_launcher;
}

bool observer_stuck(observer *o)
{
    return deadlock_look(&o->engine);
}

void observer_rank_end(observer *o, uint32_t rank, int code)
{
    engine_event(&o->engine, &(check_event){.kind = SEEN_RANK_END,
                                            .sequence = o->engine.sequence,
                                            .rank = rank,
                                            .block = NO_BLOCK,
                                            .code = code});
}

void observer_all_ended(observer *o)
{
    bool failed = input_told(o->input)->aborted > 0;
    for (uint32_t rank = 0; rank < input_told(o->input)->ranks; rank++)
        observer_rank_end(o, rank, failed);
    if (!failed)
        engine_finish(&o->engine);
}

/* Notes do not make a run fail. */
static bool any_serious(const findings *f)
{
    for (size_t i = 0; i < f->count; i++)
        if (!f->list[i].suppressed && strcmp(rule_of(f->list[i].rule)->severity, "note") != 0)
            return true;
    return false;
}

static int verdict_of(const findings *f)
{
    if (findings_has(f, RULE_DEADLOCK))
        return CHECK_DEADLOCK;
    return any_serious(f) ? CHECK_FOUND : CHECK_CLEAN;
}

int check_write(const check_options *options, FILE *log, const findings *f)
{
    FILE *to = log != NULL ? log : options->form == FORM_TEXT ? stderr : stdout;
    if (options->form == FORM_JSON)
        print_json(to, f);
    else if (options->form == FORM_SARIF)
        print_sarif(to, f);
    else
        print_text(to, f);
    if (fflush(to) == 0 && !ferror(to))
        return verdict_of(f);
    fprintf(stderr, "aivdrive check: the findings could not be written: %s\n", strerror(errno));
    return CHECK_FAILED;
}

/* To the report of many runs instead of a reader. */
static int send_findings(observer *o, const input_facts *facts)
{
    run_facts seen = {facts->ranks, facts->grids, facts->events};
    if (merge_send(o->options.collect_fd, &o->found, &seen))
        return verdict_of(&o->found);
    fprintf(stderr, "aivdrive check: the findings could not be kept: %s\n", strerror(errno));
    return CHECK_FAILED;
}

int observer_finish(observer *o, FILE *summary)
{
    const input_facts *facts = input_told(o->input);
    int code = o->options.collect_fd > 0 ? send_findings(o, facts)
                                         : check_write(&o->options, o->log, &o->found);
    if (code == CHECK_FAILED)
        return code;
    if (summary != NULL) {
        print_summary(summary, &o->found);
        fprintf(summary, "; profile %s, %u ranks, %u kernels, %llu events",
                o->options.strict ? "strict" : "vendor", facts->ranks, facts->grids,
                (unsigned long long)facts->events);
    }
    return code;
}

void observer_close(observer *o)
{
    input_close(o->input);
    engine_close(&o->engine);
    findings_close(&o->found);
    if (o->sites != NULL)
        record_sites_close(o->sites);
    if (o->log != NULL)
        fclose(o->log);
    check_free(o);
}
