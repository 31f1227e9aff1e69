/* aivrun, run: one run of the program: its seeds, what observes it, its ranks. */
#include <stdlib.h>

#include "aivrun.h"
#include "base/status.h"

void settings_add_env(settings *s, const char *text)
{
    const char **grown = realloc(s->env, (s->env_count + 1) * sizeof *grown);
    if (grown == NULL) {
        fprintf(stderr, "aivrun: no memory for the variable %s of the ranks\n", text);
        exit(1);
    }
    s->env = grown;
    s->env[s->env_count++] = text;
}

static void say(const settings *s, const char *what, long seed)
{
    char number[32] = "";
    if (seed != 0)
        snprintf(number, sizeof number, ", seed %ld", seed);
    fprintf(stderr, "aivrun: %s%s%s%s\n", s->run_name != NULL ? s->run_name : "",
            s->run_name != NULL ? ": " : "", what, number);
}

/* The ranks' seeds: told, so that a run can be repeated. */
static void set_seeds(settings *s, long weak, long jitter)
{
    static char weak_text[48], jitter_text[48];
    if (weak != 0) {
        snprintf(weak_text, sizeof weak_text, "AIVDRIVE_WEAK=%ld", weak);
        settings_add_env(s, weak_text);
        say(s, "weak order", weak);
    }
    if (jitter != 0) {
        snprintf(jitter_text, sizeof jitter_text, "AIVDRIVE_JITTER=%ld", jitter);
        settings_add_env(s, jitter_text);
        say(s, "jitter", jitter);
        s->checks.seed_option = "--jitter";
        s->checks.seed = (uint32_t)jitter;
    }
    if (weak == 0 && jitter == 0 && s->run_name != NULL)
        say(s, "checked, without a seed", 0);
}

int run_once(settings *s, long weak, long jitter)
{
    set_seeds(s, weak, jitter);
    bool observed = s->record != NULL || s->trace != NULL || s->check;
    if (observed && !record_begin(s)) {
        fprintf(stderr, "aivrun:%s%s%s%s: %s\n", s->check ? " --check" : "",
                s->trace != NULL ? " --trace" : "", s->record != NULL ? " --record " : "",
                s->record != NULL ? s->record : "", base_error_recent());
        return CODE_USAGE;
    }
    return job_run(s);
}
