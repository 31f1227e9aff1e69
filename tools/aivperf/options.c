/* aivperf, options: the command line: hccl_test's letters, our words. */
#include <errno.h>
#include <getopt.h>
#include <libgen.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "aivperf.h"
#include "base/nearest.h"
#include "hccl/hccl_types.h"

enum {
    OPT_STATE = 256,
    OPT_DIRTY,
    OPT_MEMORY,
    OPT_PLACE,
    OPT_FORMAT,
    OPT_LAYOUT,
    OPT_OUTPUT,
    OPT_PLOT,
    OPT_VS,
    OPT_VS_MPI,
    OPT_BUDGET,
    OPT_NO_PIN,
    OPT_BOUND,
    OPT_VERSION
};

static const struct option long_options[] = {
    {"minbytes", required_argument, NULL, 'b'},
    {"maxbytes", required_argument, NULL, 'e'},
    {"stepbytes", required_argument, NULL, 'i'},
    {"stepfactor", required_argument, NULL, 'f'},
    {"iters", required_argument, NULL, 'n'},
    {"warmup_iters", required_argument, NULL, 'w'},
    {"datatype", required_argument, NULL, 'd'},
    {"op", required_argument, NULL, 'o'},
    {"root", required_argument, NULL, 'r'},
    {"check", required_argument, NULL, 'c'},
    {"npus", required_argument, NULL, 'p'},
    {"threads", required_argument, NULL, 'p'},
    {"state", required_argument, NULL, OPT_STATE},
    {"dirty", no_argument, NULL, OPT_DIRTY},
    {"memory", required_argument, NULL, OPT_MEMORY},
    {"place", required_argument, NULL, OPT_PLACE},
    {"format", required_argument, NULL, OPT_FORMAT},
    {"layout", required_argument, NULL, OPT_LAYOUT},
    {"output", required_argument, NULL, OPT_OUTPUT},
    {"plot", required_argument, NULL, OPT_PLOT},
    {"vs", required_argument, NULL, OPT_VS},
    {"vs-mpi", no_argument, NULL, OPT_VS_MPI},
    {"budget", required_argument, NULL, OPT_BUDGET},
    {"no-pin", no_argument, NULL, OPT_NO_PIN},
    {"bound", no_argument, NULL, OPT_BOUND},
    {"help", no_argument, NULL, 'h'},
    {"version", no_argument, NULL, OPT_VERSION},
    {NULL, 0, NULL, 0},
};

static const char usage_text[] =
    "aivperf times the collectives of hccl.h and checks every result.\n"
    "\n"
    "  aivrun -n N aivperf OPERATOR... [options]      a process per rank\n"
    "  aivperf OPERATOR... -p N [options]             one process, a thread per rank\n"
    "  mpirun -np N aivperf OPERATOR... --vs-mpi      with MPI's collectives in the same "
    "processes\n"
    "\n"
    "Operators: allreduce broadcast reducescatter reducescatterv scatter allgather allgatherv\n"
    "           alltoall alltoallv alltoallvc reduce sendrecv barrier, or all; commas work too\n"
    "\n"
    "  -b SIZE  first size in bytes (8)             -e SIZE  last size (16M); K, M, G: 1024, ...\n"
    "  -f X     next size = size * X (8)            -i SIZE  next size = size + SIZE\n"
    "  -n N     timed samples per row (what fits in --budget)   -w N  calls before them (5)\n"
    "  -d TYPE  fp32 fp16 bfp16 fp64 int8 int16 int32 int64 uint8 .. uint64 (fp32)\n"
    "  -o OP    sum prod max min (sum)              -r R     root, or rotate (0)\n"
    "  -c 0|1   compare every element with the expected result (1)\n"
    "  -p N     virtual NPUs of this host: divided among its processes, a thread each\n"
    "\n"
    "  --state clean|dirty|both     dirty (or --dirty): the input is rewritten and the output "
    "read\n"
    "                               before each call, as programs do (clean; both with --vs)\n"
    "  --memory device|ordinary|both   ordinary: memory that is not the device's (device)\n"
    "  --place apart|in-place|both  (both; apart with --vs)\n"
    "  --vs-mpi                     also run the collectives of the MPI that started the job\n"
    "  --vs LIST                    openmpi mpich oshmem gloo, by commas\n"
    "  --budget MS                  time for a row of one library (25)\n"
    "  --no-pin                     leave the ranks where the launcher put them\n"
    "  --bound                      beside each row what no call could beat, and time / that\n"
    "\n"
    "  --format text|csv|json       --layout aivperf|hccl_test|bench (columns of text)\n"
    "  --output FILE                instead of standard output (aivrun tags its lines: --no-tags)\n"
    "  --plot FILE.svg              time and bandwidth over size\n"
    "\n"
    "Exit code: 0, 1 with a wrong result or a failed call, 2 for a usage error.\n"
    "Example: aivrun -n 4 aivperf allreduce -b 8 -e 16M -f 2 --dirty --plot allreduce.svg\n";

/* Rank 0 speaks for all ranks of a launcher. */
static bool speaks(void)
{
    static const char *const names[] = {"AIVD_RANK", "OMPI_COMM_WORLD_RANK", "PMI_RANK"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (getenv(names[i]) && strcmp(getenv(names[i]), "0") != 0)
            return false;
    return true;
}

__attribute__((format(printf, 1, 2))) static int usage_error(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    if (speaks()) {
        fputs("aivperf: ", stderr);
        vfprintf(stderr, format, args);
        fputs("\n(aivperf --help shows all options)\n", stderr);
    }
    va_end(args);
    return 2;
}

/* ---- values ---- */

static int size_parse(const char *option, const char *text, uint64_t least, uint64_t *size)
{
    static const char units[] = "KMGT";
    char *end;
    errno = 0;
    double value = strtod(text, &end);
    int shift = 0;
    if (end != text && *end) {
        const char *unit = strchr(units, *end >= 'a' ? *end - 32 : *end);
        shift = unit ? 10 * (int)(unit - units + 1) : -1;
        end++;
        if (shift > 0 && strcasecmp(end, "iB") == 0)
            end += 2;
        else if (shift > 0 && strcasecmp(end, "B") == 0)
            end++;
    }
    value = shift >= 0 ? ldexp(value, shift) : 0;
    if (end == text || *end || shift < 0 || errno || !(value >= (double)least && value <= 0x1p40) ||
        value != floor(value))
        return usage_error("%s: \"%s\" is no size; whole bytes from %llu to 1T, as 8, 4K, 16M, 1G",
                           option, text, (unsigned long long)least);
    *size = (uint64_t)value;
    return 0;
}

static int number_parse(const char *option, const char *text, double least, double most,
                        double *value)
{
    char *end;
    *value = strtod(text, &end);
    if (end == text || *end || !(*value >= least && *value <= most))
        return usage_error("%s: \"%s\" is not allowed; a number from %g to %g", option, text, least,
                           most);
    return 0;
}

static int whole_parse(const char *option, const char *text, uint32_t least, uint32_t most,
                       uint32_t *value)
{
    char *end;
    long x = strtol(text, &end, 10);
    if (end == text || *end || x < (long)least || x > (long)most)
        return usage_error("%s: \"%s\" is not allowed; a whole number from %u to %u", option, text,
                           least, most);
    *value = (uint32_t)x;
    return 0;
}

/* Index of `text` among the words, or a usage error with the nearest. */
static int choice_parse(const char *option, const char *text, const char *const *words, int count,
                        uint32_t *index)
{
    char allowed[256] = "";
    for (int i = 0; i < count; i++) {
        if (strcasecmp(text, words[i]) == 0) {
            *index = (uint32_t)i;
            return 0;
        }
        strncat(allowed, i ? ", " : "", sizeof allowed - strlen(allowed) - 1);
        strncat(allowed, words[i], sizeof allowed - strlen(allowed) - 1);
    }
    const char *near = base_nearest(text, words, (size_t)count);
    return usage_error("%s: \"%s\" is not known; allowed: %s%s%s%s", option, text, allowed,
                       near ? "; did you mean " : "", near ? near : "", near ? "?" : "");
}

static int operator_parse(perf_options *o, char *list)
{
    static const char *words[PERF_OPS + 1];
    for (char *save = NULL, *name = strtok_r(list, ",", &save); name;
         name = strtok_r(NULL, ",", &save)) {
        int op = perf_op_find(name);
        uint32_t index;
        if (op < 0) {
            for (int i = 0; i < PERF_OPS; i++)
                words[i] = perf_ops[i].name;
            words[PERF_OPS] = "all";
            return choice_parse("operator", name, words, PERF_OPS + 1, &index);
        }
        o->operators |= op == PERF_OPS ? (1u << PERF_OPS) - 1 : 1u << op;
    }
    return 0;
}

static int peers_parse(perf_options *o, const char *list)
{
    static const char *const words[] = {"openmpi", "mpich", "oshmem", "gloo"};
    char *copy = strdup(list);
    uint32_t index = 0;
    int failed = copy == NULL;
    for (char *save = NULL, *name = copy ? strtok_r(copy, ",", &save) : NULL; name && !failed;
         name = strtok_r(NULL, ",", &save)) {
        failed = choice_parse("--vs", name, words, 4, &index);
        bool known = false;
        for (uint32_t i = 0; i < o->peer_count; i++)
            known |= o->peers[i] == words[index];
        if (!failed && !known)
            o->peers[o->peer_count++] = words[index];
    }
    free(copy);
    if (!failed && o->peer_count == 0)
        return usage_error("--vs names no library; allowed: openmpi, mpich, oshmem, gloo");
    return failed;
}

static int launcher_peer(perf_options *o)
{
    const char *name = perf_peer_launcher();
    if (!name)
        return usage_error("--vs-mpi: no MPI started this job; use mpirun.openmpi or mpirun.mpich: "
                           "mpirun -np N aivperf ...");
    return peers_parse(o, name);
}

static int root_parse(perf_options *o, const char *text)
{
    uint32_t root;
    if (strcasecmp(text, "rotate") == 0) {
        o->root = -1;
        return 0;
    }
    int failed = whole_parse("-r (or rotate)", text, 0, PERF_RANKS_MAX - 1, &root);
    o->root = failed ? 0 : (int)root;
    return failed;
}

static int type_parse(perf_options *o, const char *text)
{
    static const char *const words[] = {"fp32",   "fp16",  "bfp16",   "fp64",    "int8",   "int16",
                                        "int32",  "int64", "uint8",   "uint16",  "uint32", "uint64",
                                        "int128", "hif8",  "fp8e4m3", "fp8e5m2", "fp8e8m0"};
    uint32_t index;
    o->type = perf_type_find(text);
    return o->type < 0 ? choice_parse("-d", text, words, sizeof words / sizeof *words, &index) : 0;
}

/* ---- options ---- */

static int bits_parse(const char *option, const char *text, const char *first, const char *second,
                      uint32_t *bits)
{
    const char *const words[] = {first, second, "both"};
    uint32_t index = 0;
    int failed = choice_parse(option, text, words, 3, &index);
    *bits = index + 1;
    return failed;
}

static int letter_take(perf_options *o, int letter, const char *value)
{
    static const char *const reductions[] = {"sum", "prod", "max", "min"};
    uint32_t index = 0;
    double number = 0;
    int failed = 0;
    switch (letter) {
    case 'b':
        return size_parse("-b", value, 0, &o->begin);
    case 'e':
        return size_parse("-e", value, 0, &o->end);
    case 'i':
        return size_parse("-i", value, 1, &o->step);
    case 'f':
        failed = number_parse("-f", value, 1.01, 1e6, &number);
        o->factor = number;
        return failed;
    case 'n':
        return whole_parse("-n", value, 1, PERF_SAMPLES_MAX, &o->iterations);
    case 'w':
        return whole_parse("-w", value, 0, 1000000, &o->warmup);
    case 'd':
        return type_parse(o, value);
    case 'o':
        failed = choice_parse("-o", value, reductions, 4, &index);
        o->reduce = (int)index;
        return failed;
    case 'r':
        return root_parse(o, value);
    case 'c':
        failed = whole_parse("-c", value, 0, 1, &index);
        o->check = index;
        return failed;
    default:
        return whole_parse("-p", value, 1, PERF_RANKS_MAX, &o->npus);
    }
}

static int word_take(perf_options *o, int option, const char *value)
{
    static const char *const formats[] = {"text", "csv", "json"};
    static const char *const layouts[] = {"aivperf", "hccl_test", "bench"};
    uint32_t index = 0;
    int failed = 0;
    switch (option) {
    case OPT_STATE:
        return bits_parse("--state", value, "clean", "dirty", &o->states);
    case OPT_DIRTY:
        o->states = PERF_DIRTY;
        return 0;
    case OPT_MEMORY:
        return bits_parse("--memory", value, "device", "ordinary", &o->memories);
    case OPT_PLACE:
        return bits_parse("--place", value, "apart", "in-place", &o->places);
    case OPT_FORMAT:
        failed = choice_parse("--format", value, formats, 3, &index);
        o->format = (perf_format)index;
        return failed;
    case OPT_LAYOUT:
        failed = choice_parse("--layout", value, layouts, 3, &index);
        o->layout = (perf_layout)index;
        return failed;
    case OPT_OUTPUT:
        o->output = value;
        return 0;
    case OPT_PLOT:
        o->plot = value;
        return 0;
    case OPT_VS:
        return peers_parse(o, value);
    case OPT_VS_MPI:
        return launcher_peer(o);
    case OPT_NO_PIN:
        o->pin = false;
        return 0;
    case OPT_BOUND:
        o->bound = true;
        return 0;
    default:
        failed = number_parse("--budget", value, 0.1, 1e6, &o->budget);
        o->budget *= 1e-3;
        return failed;
    }
}

static const char *unknown_nearest(const char *given)
{
    const char *names[sizeof long_options / sizeof *long_options];
    size_t count = 0;
    for (; long_options[count].name; count++)
        names[count] = long_options[count].name;
    return strncmp(given, "--", 2) == 0 ? base_nearest(given + 2, names, count) : NULL;
}

static int unknown(char **argv, int letter)
{
    const char *given = argv[optind - 1], *near = unknown_nearest(given);
    if (letter == ':')
        return usage_error("%s needs a value", given);
    if (near)
        return usage_error("%s is no option; did you mean --%s?", given, near);
    return usage_error("%s is no option", given);
}

/* Under a launcher that is not its own each process of a library would be alone. */
static int launcher_check(const perf_options *o)
{
    const char *launcher = getenv("AIVD_LAUNCH_FD") ? "aivrun" : perf_peer_launcher();
    for (uint32_t p = 0; p < o->peer_count && launcher; p++) {
        const char *wanted = strcmp(o->peers[p], "oshmem") == 0 ? "openmpi" : o->peers[p];
        if (strcmp(wanted, "gloo") != 0 && strcmp(wanted, launcher) != 0)
            return usage_error("--vs %s: the job was started by %s; start it with mpirun.%s -np N "
                               "aivperf ...",
                               o->peers[p],
                               strcmp(launcher, "aivrun") == 0  ? launcher
                               : strcmp(launcher, "mpich") == 0 ? "mpirun.mpich"
                                                                : "mpirun.openmpi",
                               wanted);
    }
    return 0;
}

/* What depends on several options. */
static int together(perf_options *o, const char *program)
{
    int named = perf_op_find(program); /* a link to us with the name of a test of hccl_test */
    bool vs = o->peer_count > 0;
    if (!o->operators && named >= 0)
        o->operators = named == PERF_OPS ? (1u << PERF_OPS) - 1 : 1u << named;
    if (!o->operators)
        return usage_error("no operator; for example: aivrun -n 4 aivperf allreduce");
    if (o->begin > o->end)
        return usage_error("-b %llu is more than -e %llu", (unsigned long long)o->begin,
                           (unsigned long long)o->end);
    if (o->begin == 0 && o->step == 0 && o->end > 0)
        return usage_error("-b 0 never grows by a factor; give a step with -i, or -b 1");
    if (o->layout == PERF_LAYOUT_HCCL_TEST && vs)
        return usage_error("--layout hccl_test has no columns for other libraries; leave out --vs");
    if (o->layout != PERF_LAYOUT_AIVPERF && o->format != PERF_TEXT)
        return usage_error("--layout goes with --format text; csv and json have their own columns");
    if (!o->states)
        o->states = vs ? PERF_CLEAN | PERF_DIRTY : PERF_CLEAN;
    if (!o->places)
        o->places =
            vs || o->layout != PERF_LAYOUT_AIVPERF ? PERF_APART : PERF_APART | PERF_IN_PLACE;
    if (vs)
        o->places |= PERF_APART;
    return launcher_check(o);
}

int perf_options_parse(perf_options *o, int argc, char **argv)
{
    *o = (perf_options){.begin = 8,
                        .end = 16 << 20,
                        .factor = 8,
                        .warmup = 5,
                        .budget = 25e-3,
                        .type = HCCL_DATA_TYPE_FP32,
                        .check = true,
                        .pin = true,
                        .memories = PERF_DEVICE};
    int letter, failed = 0;
    opterr = 0;
    while (!failed && (letter = getopt_long(argc, argv, "-:b:e:i:f:n:w:d:o:r:c:p:h", long_options,
                                            NULL)) != -1) {
        if (letter == 1)
            failed = operator_parse(o, optarg);
        else if (letter == '?' || letter == ':')
            failed = unknown(argv, letter);
        else if (letter == 'h' || letter == OPT_VERSION) {
            if (speaks())
                fputs(letter == 'h' ? usage_text : "aivperf " AIVDRIVE_VERSION "\n", stdout);
            return 1;
        } else
            failed = letter < 256 ? letter_take(o, letter, optarg) : word_take(o, letter, optarg);
    }
    return failed ? failed : together(o, basename(argv[0]));
}
