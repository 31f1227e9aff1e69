/* aivrun: starts N ranks of a program on this machine. This file: the command line. */
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "aivrun.h"
#include "base/compiler.h"
#include "base/log.h"
#include "base/nearest.h"

enum { OPT_CORES = 256, OPT_TIMEOUT, OPT_GRACE, OPT_BIND, OPT_NO_TAGS, OPT_ENV, OPT_JUNIT, OPT_RECORD_RUN, OPT_TRACE_RUN, OPT_CHECK, OPT_CHECK_VALUE, OPT_WEAK_ORDER, OPT_SEED, OPT_JITTER_SEED, OPT_VERSION };

static const struct option long_options[] = {
    {"ranks", required_argument, NULL, 'n'},
    {"np", required_argument, NULL, 'n'},
    {"cores", required_argument, NULL, OPT_CORES},
    {"timeout", required_argument, NULL, OPT_TIMEOUT},
    {"grace", required_argument, NULL, OPT_GRACE},
    {"bind", no_argument, NULL, OPT_BIND},
    {"no-tags", no_argument, NULL, OPT_NO_TAGS},
    {"env", required_argument, NULL, OPT_ENV},
    {"junit", required_argument, NULL, OPT_JUNIT},
    {"record", required_argument, NULL, OPT_RECORD_RUN},
    {"trace", required_argument, NULL, OPT_TRACE_RUN},
    {"check", no_argument, NULL, OPT_CHECK},
    {"profile", required_argument, NULL, OPT_CHECK_VALUE},
    {"hosts", required_argument, NULL, OPT_CHECK_VALUE},
    {"log-file", required_argument, NULL, OPT_CHECK_VALUE},
    {"suppress", required_argument, NULL, OPT_CHECK_VALUE},
    {"json", no_argument, NULL, OPT_CHECK_VALUE},
    {"sarif", no_argument, NULL, OPT_CHECK_VALUE},
    {"weak", no_argument, NULL, OPT_WEAK_ORDER},
    {"seed", required_argument, NULL, OPT_SEED},
    {"jitter", required_argument, NULL, OPT_JITTER_SEED},
    {"help", no_argument, NULL, 'h'},
    {"version", no_argument, NULL, OPT_VERSION},
    {NULL, 0, NULL, 0},
};

static const char usage_text[] =
    "aivrun starts N ranks of a program on this machine, one process per virtual NPU.\n"
    "\n"
    "  aivrun -n N [options] program [arguments]\n"
    "\n"
    "  -n N           number of ranks, 1 to 4096; more ranks than CPUs is normal\n"
    "  --cores C      vector cores a kernel may use, 1 to 72 (sets AIVDRIVE_CORES)\n"
    "  --timeout S    end everything after S seconds: exit code 5, the ranks still running named\n"
    "  --grace S      after the first failure the other ranks have S seconds (default 5)\n"
    "  --bind         pin rank i to CPU i modulo the number of CPUs\n"
    "  --no-tags      lines as the ranks write them, without [rank] in front\n"
    "  --env K=V      set a variable for the ranks (may be repeated)\n"
    "  --junit FILE   write a JUnit XML report, one test case per rank\n"
    "  --record DIR   write what all ranks do to DIR/record.aivr (see: aivdrive record)\n"
    "  --trace FILE   write a timeline: Chrome trace events for Perfetto, or a page when the name\n"
    "                 ends in .html (see: aivdrive trace)\n"
    "  --check        find races, missing drains, deadlocks and misuse while it runs; exit code 3\n"
    "                 with findings, 4 with a deadlock\n"
    "  --weak         moves take effect late: a missing wait or drain gives a wrong number\n"
    "  --seed S       of --weak, from 1 (default 1): the same seed, the same order\n"
    "  --jitter S     perturb which block runs when, by seed S; goes with --check and --weak\n"
    "                 Both take a range A..B: one run per seed, and one report that names the seeds\n"
    "  --help, --version\n"
    "\n"
    "Output lines are tagged with their rank. The exit code is that of the first rank that failed\n"
    "(128 + signal when one killed it), told in the last line. Ranks find their place in "
    "AIVD_RANK,\n"
    "AIVD_SIZE, AIVD_LOCAL_RANK, AIVD_LOCAL_SIZE, RANK, WORLD_SIZE, LOCAL_RANK, LOCAL_WORLD_SIZE,\n"
    "MASTER_ADDR, MASTER_PORT, and broadcast and barrier in <aivdrive/launch.h>.\n"
    "\n"
    "Try it:\n"
    "  aivrun -n 4 sh -c 'echo I am $AIVD_RANK of $AIVD_SIZE'\n";

#define USAGE_ERROR(...)                                                                           \
    do {                                                                                           \
        fprintf(stderr, "aivrun: " __VA_ARGS__);                                                   \
        fputs("\nTry: aivrun --help\n", stderr);                                                   \
        exit(CODE_USAGE);                                                                          \
    } while (0)

static long parse_whole(const char *option, const char *text, long min, long max)
{
    char *end;
    errno = 0;
    long value = strtol(text, &end, 10);
    if (end == text || *end != '\0' || errno != 0 || value < min || value > max)
        USAGE_ERROR("%s %s: a whole number from %ld to %ld is wanted", option, text, min, max);
    return value;
}

static double parse_seconds(const char *option, const char *text, double min)
{
    char *end;
    double value = strtod(text, &end);
    if (end == text || *end != '\0' || !isfinite(value) || value < min || value > 1e8)
        USAGE_ERROR("%s %s: a number of seconds from %g to 1e8 is wanted", option, text, min);
    return value;
}

/* "7" or "1..20". */
static seed_range parse_seeds(const char *option, const char *text)
{
    char first[32];
    const char *dots = strstr(text, "..");
    size_t length = dots != NULL ? (size_t)(dots - text) : strlen(text);
    if (length >= sizeof first)
        USAGE_ERROR("%s %s: a seed from 1 to %d is wanted, or a range like 1..20", option, text,
                    SEED_MAX);
    snprintf(first, sizeof first, "%.*s", (int)length, text);
    seed_range range;
    range.first = parse_whole(option, first, 1, SEED_MAX);
    range.last = dots != NULL ? parse_whole(option, dots + 2, 1, SEED_MAX) : range.first;
    if (range.last < range.first)
        USAGE_ERROR("%s %s: the range goes backwards; write %s %ld..%ld", option, text, option,
                    range.last, range.first);
    return range;
}

static void add_env(settings *s, const char *text)
{
    const char *equals = strchr(text, '=');
    if (equals == NULL || equals == text)
        USAGE_ERROR("--env %s: K=V is wanted, for example --env HCCL_BUFFSIZE=64", text);
    settings_add_env(s, text);
}

/* Which options go together. */
static void check_seeds(settings *s)
{
    const char *of_one_run = s->record != NULL  ? "--record"
                             : s->trace != NULL ? "--trace"
                             : s->junit != NULL ? "--junit"
                                                : NULL;
    bool ranges = s->jitter.last > s->jitter.first && s->seeds.last > s->seeds.first;
    if (s->seeds.first != 0 && !s->weak)
        USAGE_ERROR("--seed is an option of --weak, which is not given");
    if (s->weak && (s->record != NULL || s->trace != NULL))
        USAGE_ERROR("--weak does not go with --record or --trace: they show the order in which the "
                    "kernel calls operations; run twice");
    if (s->weak && s->seeds.first == 0)
        s->seeds = (seed_range){1, 1};
    if (ranges && !s->check)
        USAGE_ERROR("two ranges, --seed %ld..%ld and --jitter %ld..%ld: give one of them, and one "
                    "seed for the other",
                    s->seeds.first, s->seeds.last, s->jitter.first, s->jitter.last);
    if (series_wanted(s) && of_one_run != NULL)
        USAGE_ERROR("%s tells of one run, and this makes several: give one seed instead of a range%s",
                    of_one_run, s->weak && s->check ? ", and --weak without --check" : "");
}

static void unknown_option(const char *given)
{
    const char *names[BASE_COUNT_OF(long_options)];
    size_t count = 0;
    for (; long_options[count].name != NULL; count++)
        names[count] = long_options[count].name;
    char word[64];
    snprintf(word, sizeof word, "%.*s", (int)strcspn(given, "="), given);
    const char *near = base_nearest(word + strspn(word, "-"), names, count);
    if (near != NULL)
        USAGE_ERROR("unknown option %s; did you mean --%s?", given, near);
    USAGE_ERROR("unknown option %s", given);
}

/* ':' a missing value, '?' an unknown option: getopt keeps the short one in optopt, a long one is
 * the argument it has just passed. */
static void bad_option(int kind, char **argv)
{
    char letter[3] = {'-', (char)optopt, '\0'};
    bool is_short = optopt > 0 && optopt < 256;
    const char *given =
        is_short && strncmp(argv[optind - 1], "--", 2) != 0 ? letter : argv[optind - 1];
    if (kind == ':')
        USAGE_ERROR("%s needs a value", given);
    if (optopt >= 256 || (is_short && given != letter))
        USAGE_ERROR("%s takes no value", given);
    unknown_option(given);
}

/* An option of the checker, as it takes them from its own command line. */
static void take_check_option(settings *s, const char *name)
{
    char option[32], *arguments[] = {option, optarg, NULL};
    snprintf(option, sizeof option, "--%s", name);
    if (check_option(&s->checks, optarg != NULL ? 2 : 1, arguments, 0) < 0)
        exit(CODE_USAGE);
    s->check_options_given = name;
}

static settings parse(int argc, char **argv)
{
    settings s = {.grace = 5};
    int c, which = 0;
    opterr = 0;
    while ((c = getopt_long(argc, argv, "+:n:h", long_options, &which)) != -1) {
        switch (c) {
        case 'n':
            s.ranks = (int)parse_whole("-n", optarg, 1, RANKS_MAX);
            break;
        case OPT_CORES:
            parse_whole("--cores", optarg, 1, 72);
            s.cores = optarg;
            break;
        case OPT_TIMEOUT:
            s.timeout = parse_seconds("--timeout", optarg, 0.001);
            break;
        case OPT_GRACE:
            s.grace = parse_seconds("--grace", optarg, 0);
            break;
        case OPT_NO_TAGS:
            s.no_tags = true;
            break;
        case OPT_BIND:
            s.bind = true;
            break;
        case OPT_ENV:
            add_env(&s, optarg);
            break;
        case OPT_JUNIT:
            s.junit = optarg;
            break;
        case OPT_RECORD_RUN:
            s.record = optarg;
            break;
        case OPT_TRACE_RUN:
            s.trace = optarg;
            break;
        case OPT_CHECK:
            s.check = true;
            break;
        case OPT_CHECK_VALUE:
            take_check_option(&s, long_options[which].name);
            break;
        case OPT_WEAK_ORDER:
            s.weak = true;
            break;
        case OPT_SEED:
            s.seeds = parse_seeds("--seed", optarg);
            break;
        case OPT_JITTER_SEED:
            s.jitter = parse_seeds("--jitter", optarg);
            break;
        case 'h':
            printf("%s\nOptions of --check:\n%s", usage_text, check_options_help);
            exit(CODE_OK);
        case OPT_VERSION:
            puts("aivrun " AIVDRIVE_VERSION);
            exit(CODE_OK);
        default:
            bad_option(c, argv);
        }
    }
    s.command = argv + optind;
    return s;
}

/* Pipes and sockets must not take the numbers of standard streams that somebody closed. */
static void open_standard_streams(void)
{
    int fd;
    do
        fd = open("/dev/null", O_RDWR);
    while (fd >= 0 && fd <= STDERR_FILENO);
    if (fd > STDERR_FILENO)
        close(fd);
}

int main(int argc, char **argv)
{
    open_standard_streams();
    if (argc == 1) {
        fputs(usage_text, stdout);
        return CODE_USAGE;
    }
    settings s = parse(argc, argv);
    if (s.ranks == 0)
        USAGE_ERROR("how many ranks? -n N is missing, for example: aivrun -n 4 ./program");
    if (s.command[0] == NULL)
        USAGE_ERROR("which program? for example: aivrun -n %d ./program", s.ranks);
    base_log_silence();
    if (s.check_options_given != NULL && !s.check)
        USAGE_ERROR("--%s is an option of --check, which is not given", s.check_options_given);
    check_seeds(&s);
    int code = series_wanted(&s) ? series_run(&s) : run_once(&s, s.seeds.first, s.jitter.first);
    free(s.env);
    return code;
}
