/* Proves that reports of several runs become one: a pair of lines once, whichever side came first,
 * with the seeds that show it; two findings of one run with the same lines stay two; what is cut is
 * refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cmocka.h>

#include "check/memory.h"
#include "check/merge.h"
#include "check/print.h"

static void add(findings *f, uint32_t line, uint32_t other, uint64_t times)
{
    finding_side sides[2];
    uint32_t lines[2] = {line, other};
    for (int i = 0; i < 2; i++)
        sides[i] = (finding_side){check_text(i == 0 ? "wrote" : "read"),
                                  findings_site(f, lines[i] == 99 ? "b.c" : "a.c", lines[i], "k")};
    finding *one =
        findings_add(f, RULE_RACE, 1, check_text("nothing orders them"), sides[0], &sides[1]);
    one->times = times;
    if (other == 99) /* with what else one should know */
        findings_add_side(one,
                          (finding_side){check_text("waits"), findings_site(f, "w.c", 7, "k")});
}

/* One run with findings at pairs of lines, 0 at the end. */
static void send_run(int fd, const uint32_t *lines)
{
    findings f;
    findings_open(&f);
    for (; lines[0] != 0; lines += 2)
        add(&f, lines[0], lines[1], 2);
    assert_int_equal(ftruncate(fd, 0), 0);
    assert_int_equal(lseek(fd, 0, SEEK_SET), 0);
    assert_true(merge_send(fd, &f, &(run_facts){2, 3, 100}));
    findings_close(&f);
}

static void text_of(merged_report *report, const weak_runs *weak, char *text, size_t size,
                    int expected)
{
    char summary[512] = "";
    fflush(stderr);
    FILE *to = fmemopen(summary, sizeof summary - 1, "w");
    assert_int_equal(merged_report_finish(report, weak, to), expected);
    fclose(to);
    assert_true(strlen(summary) < size);
    strcpy(text, summary);
}

static void each_pair_once(void **state)
{
    (void)state;
    char name[] = "/tmp/aivdrive-merge-XXXXXX", log[8192] = "", summary[512];
    int file = mkstemp(name), fd = memfd_create("findings", 0);
    check_options options = {.form = FORM_JSON, .log_file = name, .seed_option = "--jitter"};
    merged_report *report = merged_report_open(&options);
    assert_non_null(report);
    send_run(fd, (uint32_t[]){10, 20, 30, 99, 0, 0});
    assert_true(merged_report_take(report, fd, 5));
    send_run(fd, (uint32_t[]){20, 10, 0, 0});
    assert_true(merged_report_take(report, fd, 6));
    send_run(fd, (uint32_t[]){10, 20, 10, 20, 40, 41, 0, 0});
    assert_true(merged_report_take(report, fd, 9));
    uint32_t failed[] = {1, 4};
    weak_runs weak = {.count = 8, .failed = {.list = failed, .count = 2}};
    text_of(report, &weak, summary, sizeof summary, CHECK_FOUND);
    assert_string_equal(summary, "4 findings: AIVD-R33 in 3 runs; profile vendor, 2 ranks, 9 "
                                 "kernels, 300 events");
    merged_report_close(report);
    assert_true(read(file, log, sizeof log - 1) > 0);
    close(file);
    unlink(name);
    /* In order of the first run that shows it. */
    static const char *const wanted[] = {
        "\"line\":10},{\"what\":\"read\",\"file\":\"a.c\",\"line\":20}],\"times\":6,\"sequence\":1,"
        "\"suppressed\":false,\"jitter\":[5,6,9],\"weak\":[1,4]}\n",
        "\"line\":30},{\"what\":\"read\",\"file\":\"b.c\",\"line\":99},{\"what\":"
        "\"waits\",\"file\":\"w.c\",\"line\":7}],\"times\":2,\"sequence\":1,"
        "\"suppressed\":false,\"jitter\":[5],\"weak\":[1,4]}\n",
        "\"line\":10},{\"what\":\"read\",\"file\":\"a.c\",\"line\":20}],\"times\":2,\"sequence\":1,"
        "\"suppressed\":false,\"jitter\":[9],\"weak\":[1,4]}\n",
        "\"line\":40},{\"what\":\"read\",\"file\":\"a.c\",\"line\":41}],\"times\":2,\"sequence\":1,"
        "\"suppressed\":false,\"jitter\":[9],\"weak\":[1,4]}\n"};
    const char *at = log;
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        at = strstr(at, wanted[i]);
        assert_non_null(at);
        at += strlen(wanted[i]);
    }
    close(fd);
}

static void what_is_cut(void **state)
{
    (void)state;
    int fd = memfd_create("findings", 0);
    check_options options = {.form = FORM_TEXT, .seed_option = "--jitter"};
    merged_report *report = merged_report_open(&options);
    char summary[512];
    assert_non_null(report);
    assert_false(merged_report_take(report, fd, 1)); /* nothing sent */
    send_run(fd, (uint32_t[]){10, 20, 0, 0});
    off_t whole = lseek(fd, 0, SEEK_END);
    for (off_t size = whole - 1; size > 0; size -= 3) {
        merged_report *other = merged_report_open(&options);
        assert_int_equal(ftruncate(fd, size), 0);
        assert_false(merged_report_take(other, fd, 1));
        merged_report_close(other);
    }
    text_of(report, NULL, summary, sizeof summary, CHECK_CLEAN);
    assert_string_equal(summary, "0 findings; profile vendor, 0 ranks, 0 kernels, 0 events");
    merged_report_close(report);
    close(fd);
}

static void seeds_as_text(void **state)
{
    (void)state;
    uint32_t list[] = {1, 2, 3, 7, 9, 10, 4000000000u};
    char text[64], small[12];
    findings_seeds_text(&(seed_list){.list = list, .count = 7}, text, sizeof text);
    assert_string_equal(text, "1-3,7,9-10,4000000000");
    findings_seeds_text(&(seed_list){.list = list, .count = 7}, small, sizeof small);
    assert_string_equal(small, "1-3,7...");
    findings_seeds_text(&(seed_list){0}, text, sizeof text);
    assert_string_equal(text, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_pair_once),
        cmocka_unit_test(what_is_cut),
        cmocka_unit_test(seeds_as_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
