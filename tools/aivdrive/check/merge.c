/* check/merge: what the runs of a series send, and the report made of it. Sender and receiver are
 * one program on one machine, so numbers go as they lie in memory. */
#include "merge.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "memory.h"
#include "print.h"

enum { MAGIC = 0x4D524741, TEXT_MAX = 1 << 16 };

typedef struct sent_head {
    uint32_t magic, count;
    run_facts facts;
} sent_head;

/* Before the texts of a finding: message; of each side what, file, function. */
typedef struct sent_finding {
    uint32_t rule, sides, suppressed, lines[SIDES_MOST];
    uint64_t sequence, times;
} sent_finding;

struct merged_report {
    check_options options;
    FILE *log;
    findings found;
    run_facts facts; /* ranks: the most; the others: sums */
};

/* ---- sending ---- */

static void put_text(FILE *to, const char *text)
{
    uint32_t size = text != NULL ? (uint32_t)strlen(text) + 1 : 0; /* 0 = no text */
    fwrite(&size, sizeof size, 1, to);
    if (size > 0)
        fwrite(text, 1, size, to);
}

static void put_finding(FILE *to, const findings *found, const finding *one)
{
    sent_finding head = {.rule = (uint32_t)one->rule,
                         .sides = one->side_count,
                         .suppressed = one->suppressed,
                         .sequence = one->sequence,
                         .times = one->times};
    for (uint32_t k = 0; k < one->side_count; k++)
        head.lines[k] = found->sites[one->sides[k].site].line;
    fwrite(&head, sizeof head, 1, to);
    put_text(to, one->message);
    for (uint32_t k = 0; k < one->side_count; k++) {
        const site_text *site = &found->sites[one->sides[k].site];
        put_text(to, one->sides[k].what);
        put_text(to, site->file);
        put_text(to, site->function);
    }
}

bool merge_send(int fd, const findings *found, const run_facts *facts)
{
    int own = dup(fd);
    FILE *to = own >= 0 ? fdopen(own, "w") : NULL;
    if (to == NULL)
        return false;
    sent_head head = {.magic = MAGIC, .count = (uint32_t)found->count, .facts = *facts};
    fwrite(&head, sizeof head, 1, to);
    for (size_t i = 0; i < found->count; i++)
        put_finding(to, found, &found->list[i]);
    bool good = ferror(to) == 0;
    return fclose(to) == 0 && good;
}

/* ---- receiving ---- */

/* A text to be freed, NULL when there was none; *good = false at the end of the file. */
static char *get_text(FILE *from, bool *good)
{
    uint32_t size = 0;
    *good = *good && fread(&size, sizeof size, 1, from) == 1 && size <= TEXT_MAX;
    if (!*good || size == 0)
        return NULL;
    char *text = check_alloc(size);
    *good = fread(text, 1, size, from) == size;
    text[*good ? size - 1 : 0] = '\0';
    return text;
}

static bool same_place(const finding *a, const finding *b)
{
    if (a->rule != b->rule || (a->side_count < 2) != (b->side_count < 2))
        return false;
    uint32_t a0 = a->sides[0].site, b0 = b->sides[0].site;
    if (a->side_count < 2)
        return a0 == b0;
    uint32_t a1 = a->sides[1].site, b1 = b->sides[1].site;
    return (a0 == b0 && a1 == b1) || (a0 == b1 && a1 == b0);
}

/* The finding of an earlier run that this one shows again. A run may list two with the same lines:
 * the second is not the first one once more. */
static finding *known(findings *f, const finding *one, uint32_t seed)
{
    for (size_t i = 0; i < f->count; i++) {
        finding *old = &f->list[i];
        bool from_this_run = old->seeds.count > 0 && old->seeds.list[old->seeds.count - 1] == seed;
        if (!from_this_run && same_place(old, one))
            return old;
    }
    return NULL;
}

static void take(findings *f, const sent_finding *head, finding *one, uint32_t seed)
{
    finding *old = known(f, one, seed);
    if (old != NULL) {
        old->times += head->times;
        findings_add_seed(&old->seeds, seed);
        check_free(one->message);
        for (uint32_t k = 0; k < one->side_count; k++)
            check_free(one->sides[k].what);
        return;
    }
    f->seed = seed;
    finding *new = findings_add(f, one->rule, head->sequence, one->message, one->sides[0],
                                one->side_count > 1 ? &one->sides[1] : NULL);
    for (uint32_t k = 2; k < one->side_count; k++)
        findings_add_side(new, one->sides[k]);
    new->times = head->times;
    new->suppressed = head->suppressed != 0;
}

static bool take_one(findings *f, FILE *from, uint32_t seed)
{
    sent_finding head;
    if (fread(&head, sizeof head, 1, from) != 1 || head.rule == 0 || head.rule >= RULE_COUNT ||
        head.sides == 0 || head.sides > SIDES_MOST)
        return false;
    bool good = true;
    finding one = {.rule = (check_rule)head.rule, .side_count = head.sides};
    one.message = get_text(from, &good);
    for (uint32_t k = 0; k < head.sides; k++) {
        one.sides[k].what = get_text(from, &good);
        char *file = get_text(from, &good), *function = get_text(from, &good);
        one.sides[k].site = findings_site(f, file, head.lines[k], function);
        check_free(file);
        check_free(function);
    }
    good = good && one.message != NULL;
    for (uint32_t k = 0; k < head.sides; k++)
        good = good && one.sides[k].what != NULL;
    if (good) {
        take(f, &head, &one, seed);
        return true;
    }
    check_free(one.message);
    for (uint32_t k = 0; k < head.sides; k++)
        check_free(one.sides[k].what);
    return false;
}

bool merged_report_take(merged_report *report, int fd, uint32_t seed)
{
    sent_head head;
    int own = dup(fd);
    FILE *from = own >= 0 && lseek(own, 0, SEEK_SET) == 0 ? fdopen(own, "r") : NULL;
    if (from == NULL) {
        if (own >= 0)
            close(own);
        return false;
    }
    bool good = fread(&head, sizeof head, 1, from) == 1 && head.magic == MAGIC;
    for (uint32_t i = 0; good && i < head.count; i++)
        good = take_one(&report->found, from, seed);
    fclose(from);
    if (!good)
        return false;
    report->found.runs++;
    if (head.facts.ranks > report->facts.ranks)
        report->facts.ranks = head.facts.ranks;
    report->facts.kernels += head.facts.kernels;
    report->facts.events += head.facts.events;
    return true;
}

/* ---- the report ---- */

merged_report *merged_report_open(const check_options *options)
{
    FILE *log = NULL;
    if (!check_log_open(options, &log))
        return NULL;
    merged_report *report = check_zeroed(sizeof *report);
    report->options = *options;
    report->log = log;
    findings_open(&report->found);
    report->found.seed_option = options->seed_option;
    return report;
}

int merged_report_finish(merged_report *report, const weak_runs *weak, FILE *summary)
{
    findings *f = &report->found;
    if (weak != NULL) {
        f->weak_failed = &weak->failed;
        f->weak_runs = weak->count;
    }
    int code = check_write(&report->options, report->log, f);
    if (code == CHECK_FAILED || summary == NULL)
        return code;
    print_summary(summary, f);
    fprintf(summary, "; profile %s, %u ranks, %u kernels, %llu events",
            report->options.strict ? "strict" : "vendor", report->facts.ranks,
            report->facts.kernels, (unsigned long long)report->facts.events);
    return code;
}

void merged_report_close(merged_report *report)
{
    findings_close(&report->found);
    if (report->log != NULL)
        fclose(report->log);
    check_free(report);
}
