/* check/print: findings as text, JSON and SARIF. */
#include "print.h"

#include <string.h>

/* ---- text ---- */

static void text_side(FILE *to, const findings *f, const finding_side *side)
{
    fprintf(to, "    %-24s %s\n", side->site != 0 ? findings_place(f, side->site) : "-",
            side->what);
}

/* Whether runs in weak order failed, which may be due to the finding. */
static bool runs_failed(const findings *f, const finding *one)
{
    return f->weak_failed != NULL && f->weak_failed->count > 0 &&
           strcmp(rule_of(one->rule)->severity, "note") != 0;
}

/* How to see it again. */
static void text_seeds(FILE *to, const findings *f, const finding *one)
{
    char seeds[200];
    if (f->seed_option != NULL && one->seeds.count > 0) {
        findings_seeds_text(&one->seeds, seeds, sizeof seeds);
        fprintf(to, "    seen with %s %s", f->seed_option, seeds);
        if (f->runs > 1)
            fprintf(to, " (%zu of %u runs)", one->seeds.count, f->runs);
        fputc('\n', to);
    }
    if (runs_failed(f, one)) {
        findings_seeds_text(f->weak_failed, seeds, sizeof seeds);
        fprintf(to, "    the program fails with --weak --seed %s (%zu of %u runs)\n", seeds,
                f->weak_failed->count, f->weak_runs);
    }
}

void print_text(FILE *to, const findings *f)
{
    for (size_t i = 0; i < f->count; i++) {
        const finding *one = &f->list[i];
        char id[16];
        if (one->suppressed)
            continue;
        const rule_entry *rule = rule_of(one->rule);
        fprintf(to, "%s %s: %s\n  %s\n", rule_id(one->rule, id), rule->severity, rule->title,
                one->message);
        for (uint32_t k = 0; k < one->side_count; k++)
            text_side(to, f, &one->sides[k]);
        if (one->times > 1)
            fprintf(to, "    (%llu times)\n", (unsigned long long)one->times);
        text_seeds(to, f, one);
        fputc('\n', to);
    }
}

/* ---- JSON ---- */

static void json_string(FILE *to, const char *text)
{
    fputc('"', to);
    for (const unsigned char *p = (const unsigned char *)text; *p != '\0'; p++) {
        if (*p == '"' || *p == '\\')
            fprintf(to, "\\%c", *p);
        else if (*p < 0x20 || *p >= 0x7f)
            fprintf(to, "\\u%04x", *p); /* a byte each, whatever the encoding was */
        else
            fputc(*p, to);
    }
    fputc('"', to);
}

static void json_side(FILE *to, const findings *f, const finding_side *side)
{
    const site_text *site = &f->sites[side->site];
    fputs("{\"what\":", to);
    json_string(to, side->what);
    if (site->file != NULL) {
        fputs(",\"file\":", to);
        json_string(to, site->file);
        fprintf(to, ",\"line\":%u", site->line);
    }
    fputc('}', to);
}

static void json_seeds(FILE *to, const char *name, const seed_list *seeds)
{
    fprintf(to, "\"%s\":[", name);
    for (size_t i = 0; i < seeds->count; i++)
        fprintf(to, "%s%u", i > 0 ? "," : "", seeds->list[i]);
    fputc(']', to);
}

/* ,"jitter":[3,7],"weak":[2] when there is something to name. */
static void json_all_seeds(FILE *to, const char *before, const findings *f, const finding *one)
{
    if (f->seed_option != NULL && one->seeds.count > 0) {
        fputs(before, to);
        json_seeds(to, f->seed_option + 2, &one->seeds);
        before = ",";
    }
    if (runs_failed(f, one)) {
        fputs(before, to);
        json_seeds(to, "weak", f->weak_failed);
    }
}

void print_json(FILE *to, const findings *f)
{
    for (size_t i = 0; i < f->count; i++) {
        const finding *one = &f->list[i];
        char id[16];
        const rule_entry *rule = rule_of(one->rule);
        fprintf(to, "{\"rule\":\"%s\",\"severity\":\"%s\",\"title\":", rule_id(one->rule, id),
                rule->severity);
        json_string(to, rule->title);
        fputs(",\"message\":", to);
        json_string(to, one->message);
        fputs(",\"sides\":[", to);
        for (uint32_t k = 0; k < one->side_count; k++) {
            if (k > 0)
                fputc(',', to);
            json_side(to, f, &one->sides[k]);
        }
        fprintf(to, "],\"times\":%llu,\"sequence\":%llu,\"suppressed\":%s",
                (unsigned long long)one->times, (unsigned long long)one->sequence,
                one->suppressed ? "true" : "false");
        json_all_seeds(to, ",", f, one);
        fputs("}\n", to);
    }
}

/* ---- SARIF 2.1.0 ---- */

static void sarif_location(FILE *to, const findings *f, const finding_side *side)
{
    const site_text *site = &f->sites[side->site];
    fputc('{', to);
    if (site->file != NULL) {
        fputs("\"physicalLocation\":{\"artifactLocation\":{\"uri\":", to);
        json_string(to, site->file);
        fprintf(to, "},\"region\":{\"startLine\":%u}},", site->line > 0 ? site->line : 1);
    }
    fputs("\"message\":{\"text\":", to);
    json_string(to, side->what);
    fputs("}}", to);
}

static void sarif_rules(FILE *to, const findings *f)
{
    bool told[RULE_COUNT] = {false}, first = true;
    for (size_t i = 0; i < f->count; i++) {
        char id[16];
        check_rule rule = f->list[i].rule;
        if (told[rule])
            continue;
        told[rule] = true;
        fprintf(to, "%s{\"id\":\"%s\",\"shortDescription\":{\"text\":", first ? "" : ",",
                rule_id(rule, id));
        json_string(to, rule_of(rule)->title);
        fputs("}}", to);
        first = false;
    }
}

void print_sarif(FILE *to, const findings *f)
{
    fputs("{\"version\":\"2.1.0\",\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\","
          "\"runs\":[{\"tool\":{\"driver\":{\"name\":\"aivdrive "
          "check\",\"version\":\"" AIVDRIVE_VERSION "\",\"rules\":[",
          to);
    sarif_rules(to, f);
    fputs("]}},\"results\":[", to);
    for (size_t i = 0; i < f->count; i++) {
        const finding *one = &f->list[i];
        char id[16];
        fprintf(to,
                "%s{\"ruleId\":\"%s\",\"level\":\"%s\",\"message\":{\"text\":", i > 0 ? "," : "",
                rule_id(one->rule, id), rule_of(one->rule)->severity);
        json_string(to, one->message);
        fputs("},\"locations\":[", to);
        sarif_location(to, f, &one->sides[0]);
        fputc(']', to);
        for (uint32_t k = 1; k < one->side_count; k++) {
            fputs(k == 1 ? ",\"relatedLocations\":[" : ",", to);
            sarif_location(to, f, &one->sides[k]);
        }
        if (one->side_count > 1)
            fputc(']', to);
        if (one->suppressed)
            fputs(",\"suppressions\":[{\"kind\":\"external\"}]", to);
        fputs(",\"properties\":{", to);
        json_all_seeds(to, "", f, one);
        fputc('}', to);
        fputc('}', to);
    }
    fputs("]}]}\n", to);
}

/* ---- the last line ---- */

void print_summary(FILE *to, const findings *f)
{
    bool told[RULE_COUNT] = {false};
    size_t live = findings_live(f);
    fprintf(to, "%zu finding%s", live, live == 1 ? "" : "s");
    const char *before = ": ";
    for (size_t i = 0; i < f->count; i++) {
        char id[16];
        if (f->list[i].suppressed || told[f->list[i].rule])
            continue;
        told[f->list[i].rule] = true;
        fprintf(to, "%s%s", before, rule_id(f->list[i].rule, id));
        before = ", ";
    }
    if (f->count > live)
        fprintf(to, " (%zu suppressed)", f->count - live);
    if (f->runs > 1)
        fprintf(to, " in %u runs", f->runs);
    else if (f->seed_option != NULL && f->seed != 0)
        fprintf(to, " with %s %u", f->seed_option, f->seed);
}
