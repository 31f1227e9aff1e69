/* check/finding: what the checker reports, each thing once. */
#include "finding.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "memory.h"

char *check_format(const char *format, ...)
{
    char text[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return check_text(text);
}

void findings_open(findings *f)
{
    *f = (findings){0};
    CHECK_GROW(f->sites, f->site_room, 0);
    f->sites[f->site_count++] = (site_text){0};
}

void findings_close(findings *f)
{
    for (size_t i = 0; i < f->count; i++) {
        check_free(f->list[i].message);
        check_free(f->list[i].seeds.list);
        for (uint32_t k = 0; k < f->list[i].side_count; k++)
            check_free(f->list[i].sides[k].what);
    }
    for (size_t i = 0; i < f->site_count; i++) {
        check_free(f->sites[i].file);
        check_free(f->sites[i].function);
    }
    for (size_t i = 0; i < f->suppression_count; i++)
        check_free(f->suppressions[i]);
    check_free(f->list);
    check_free(f->sites);
    check_free(f->suppressions);
    check_free(f->keys);
    *f = (findings){0};
}

/* ---- source lines ---- */

uint32_t findings_site(findings *f, const char *file, uint32_t line, const char *function)
{
    if (file == NULL)
        return 0;
    /* Lines of kernels are few and asked for once per address: from the back, a plain search. */
    for (size_t i = f->site_count; i-- > 1;)
        if (f->sites[i].line == line && strcmp(f->sites[i].file, file) == 0)
            return (uint32_t)i;
    CHECK_GROW(f->sites, f->site_room, f->site_count);
    f->sites[f->site_count] =
        (site_text){check_text(file), line, function != NULL ? check_text(function) : NULL};
    return (uint32_t)f->site_count++;
}

const char *findings_place(const findings *f, uint32_t site)
{
    static char texts[8][300];
    static unsigned turn;
    if (site == 0 || site >= f->site_count)
        return "an unknown line";
    char *text = texts[turn++ % 8];
    const char *file = f->sites[site].file, *slash = strrchr(file, '/');
    snprintf(text, sizeof texts[0], "%.250s:%u", slash != NULL ? slash + 1 : file,
             f->sites[site].line);
    return text;
}

/* ---- each once ---- */

static uint64_t key_of(check_rule rule, uint32_t site, uint32_t other)
{
    if (site > other) {
        uint32_t swap = site;
        site = other;
        other = swap;
    }
    return ((uint64_t)rule << 56) ^ ((uint64_t)site << 28) ^ other;
}

static uint64_t finding_key(const finding *f)
{
    return key_of(f->rule, f->sides[0].site, f->side_count > 1 ? f->sides[1].site : 0);
}

static size_t slot_of(const findings *f, uint64_t key)
{
    size_t i = (size_t)(key * 0x9E3779B97F4A7C15u >> 20) & (f->key_room - 1);
    while (f->keys[i] != 0 && finding_key(&f->list[f->keys[i] - 1]) != key)
        i = (i + 1) & (f->key_room - 1);
    return i;
}

static void keys_grow(findings *f)
{
    if (f->key_room > 2 * (f->count + 1))
        return;
    check_free(f->keys);
    f->key_room = f->key_room == 0 ? 64 : 2 * f->key_room;
    f->keys = check_zeroed(f->key_room * sizeof *f->keys);
    for (size_t i = 0; i < f->count; i++)
        f->keys[slot_of(f, finding_key(&f->list[i]))] = i + 1;
}

bool findings_is_new(findings *f, check_rule rule, uint32_t site, uint32_t other)
{
    if (f->count == 0)
        return true;
    size_t i = slot_of(f, key_of(rule, site, other));
    if (f->keys[i] == 0)
        return true;
    f->list[f->keys[i] - 1].times++;
    return false;
}

static bool matches(const findings *f, const finding *one, const char *line)
{
    char rule[64] = "", place[256] = "", id[16];
    int words = sscanf(line, "%63s %255s", rule, place);
    if (words < 1 || rule[0] == '#')
        return false;
    if (strcmp(rule, "*") != 0 && strcmp(rule, rule_id(one->rule, id)) != 0)
        return false;
    if (words < 2 || strcmp(place, "*") == 0)
        return true;
    size_t length = strlen(place);
    for (uint32_t i = 0; i < one->side_count; i++) {
        const char *text = findings_place(f, one->sides[i].site);
        if (strncmp(text, place, length) == 0 && (text[length] == '\0' || text[length] == ':'))
            return true;
    }
    return false;
}

finding *findings_add(findings *f, check_rule rule, uint64_t sequence, char *message,
                      finding_side side, const finding_side *other)
{
    keys_grow(f);
    CHECK_GROW(f->list, f->room, f->count);
    finding *new = &f->list[f->count];
    *new = (finding){.rule = rule,
                     .message = message,
                     .sides = {side},
                     .side_count = 1,
                     .sequence = sequence,
                     .times = 1};
    if (other != NULL) {
        new->sides[1] = *other;
        new->side_count = 2;
    }
    if (f->seed != 0)
        findings_add_seed(&new->seeds, f->seed);
    for (size_t i = 0; i < f->suppression_count; i++)
        new->suppressed |= matches(f, new, f->suppressions[i]);
    size_t slot = slot_of(f, finding_key(new));
    if (f->keys[slot] == 0)
        f->keys[slot] = f->count + 1;
    f->count++;
    return new;
}

void findings_add_side(finding *one, finding_side side)
{
    one->sides[one->side_count++] = side;
}

/* ---- seeds ---- */

void findings_add_seed(seed_list *seeds, uint32_t seed)
{
    CHECK_GROW(seeds->list, seeds->room, seeds->count);
    seeds->list[seeds->count++] = seed;
}

void findings_seeds_text(const seed_list *seeds, char *text, size_t size)
{
    size_t used = 0;
    text[0] = '\0';
    for (size_t i = 0; i < seeds->count; i++) {
        size_t last = i;
        while (last + 1 < seeds->count && seeds->list[last + 1] == seeds->list[last] + 1)
            last++;
        char part[32];
        int n = last > i ? snprintf(part, sizeof part, "%u-%u", seeds->list[i], seeds->list[last])
                         : snprintf(part, sizeof part, "%u", seeds->list[i]);
        if (used + (size_t)n + 5 > size) { /* a comma, "..." and the end */
            snprintf(text + used, size - used, "...");
            return;
        }
        used += (size_t)snprintf(text + used, size - used, "%s%s", i > 0 ? "," : "", part);
        i = last;
    }
}

/* ---- suppressions ---- */

bool findings_suppress_from(findings *f, const char *name)
{
    FILE *file = fopen(name, "r");
    if (file == NULL) {
        fprintf(stderr, "aivdrive check: suppressions %s: %s\n", name, strerror(errno));
        return false;
    }
    char line[512], rule[64], place[256];
    bool good = true;
    for (unsigned number = 1; fgets(line, sizeof line, file) != NULL; number++) {
        int words = sscanf(line, "%63s %255s", rule, place);
        if (words < 1 || rule[0] == '#')
            continue;
        if (strcmp(rule, "*") != 0 && rule_named(rule) == 0) {
            fprintf(stderr,
                    "aivdrive check: %s:%u: \"%s\" is no rule; write AIVD-R01 to AIVD-R%02d or *, "
                    "then optionally file.c or file.c:LINE\n",
                    name, number, rule, RULE_COUNT - 1);
            good = false;
            continue;
        }
        CHECK_GROW(f->suppressions, f->suppression_room, f->suppression_count);
        f->suppressions[f->suppression_count++] = check_text(line);
    }
    fclose(file);
    return good;
}

size_t findings_live(const findings *f)
{
    size_t live = 0;
    for (size_t i = 0; i < f->count; i++)
        live += !f->list[i].suppressed;
    return live;
}

bool findings_has(const findings *f, check_rule rule)
{
    for (size_t i = 0; i < f->count; i++)
        if (f->list[i].rule == rule && !f->list[i].suppressed)
            return true;
    return false;
}
