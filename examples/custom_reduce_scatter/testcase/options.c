/* testcase/options.c: see options.h. */
#include "options.h"

#include <dlfcn.h>
#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <hccl/hccl_comm.h>

void Usage(FILE *to, const char *program)
{
    fprintf(
        to,
        "Usage: aivrun -n N %s [options] [data_len]\n"
        "Reduces slices of data_len elements with HcclReduceScatterCustom and checks every one;\n"
        "without data_len the values are the bytes of a file, which every rank begins elsewhere.\n"
        "  --input FILE      that file (default: the shared library of HcclGetRootInfo)\n"
        "  --type NAME       int8 int16 int32 fp16 fp32 bfp16 (default fp32; int32 for a file)\n"
        "  --op NAME         sum max min (default sum)\n"
        "  --in-place WHERE  own: recvBuf is this rank's slice of sendBuf; begin: its begin\n"
        "  --constant        one value per rank, as a test that finds little\n"
        "  --iterations N    calls, each with new data (default 10)\n"
        "  --cores N         core limit of the device\n"
        "  --threads N       N ranks in this process, a thread per device\n"
        "Example: aivrun -n 4 %s --type fp16 --in-place own 1000003\n",
        program, program);
}

static bool ReadNumber(const char *text, uint64_t least, uint64_t most, const char *what,
                       uint64_t *number)
{
    char *end;

    errno = 0;
    *number = strtoull(text, &end, 10);
    if (errno == 0 && *text >= '0' && *text <= '9' && *end == '\0' && *number >= least &&
        *number <= most)
        return true;
    fprintf(stderr, "%s is \"%s\"; give a number from %" PRIu64 " to %" PRIu64 "\n", what, text,
            least, most);
    return false;
}

/* The place of `word` in a list that ends with NULL. */
static bool ReadWord(const char *word, const char *what, const char *const *words, int *place)
{
    for (*place = 0; words[*place] != NULL; ++*place)
        if (strcmp(word, words[*place]) == 0)
            return true;
    fprintf(stderr, "%s is \"%s\"; give %s", what, word, words[0]);
    for (int i = 1; words[i] != NULL; i++)
        fprintf(stderr, "%s%s", words[i + 1] != NULL ? ", " : " or ", words[i]);
    fputc('\n', stderr);
    return false;
}

static bool ReadOp(const char *word, Options *options)
{
    static const char *const WORDS[] = {"sum", "max", "min", NULL};
    static const HcclReduceOp OPS[] = {HCCL_REDUCE_SUM, HCCL_REDUCE_MAX, HCCL_REDUCE_MIN};
    int place;

    if (!ReadWord(word, "--op", WORDS, &place))
        return false;
    options->op = OPS[place];
    return true;
}

static bool ReadPlace(const char *word, Options *options)
{
    static const char *const WORDS[] = {"own", "begin", NULL};
    int place;

    if (!ReadWord(word, "--in-place", WORDS, &place))
        return false;
    options->place = place == 0 ? PLACE_OWN : PLACE_BEGIN;
    return true;
}

static bool ReadOption(int option, const char *value, Options *options)
{
    uint64_t number = 0;
    bool ok;

    switch (option) {
    case 'i':
        options->input = value;
        return true;
    case 'k':
        options->constant = true;
        return true;
    case 't':
        options->type = FindType(value);
        if (options->type == NULL)
            fprintf(stderr, "--type is \"%s\"; --help lists the names\n", value);
        return options->type != NULL;
    case 'o':
        return ReadOp(value, options);
    case 'l':
        return ReadPlace(value, options);
    case 'n':
        ok = ReadNumber(value, 1, 100000000, "--iterations", &number);
        options->iterations = (uint32_t)number;
        return ok;
    case 'c':
        ok = ReadNumber(value, 1, 1024, "--cores", &number);
        options->cores = (uint32_t)number;
        return ok;
    case 'p':
        ok = ReadNumber(value, 1, 1024, "--threads", &number);
        options->threads = (int)number;
        return ok;
    default:
        return false;
    }
}

/* Without data_len the values come from a file, by default the library itself. */
static bool ChooseInput(Options *options)
{
    struct stat status;
    Dl_info info;

    if (options->input == NULL) {
        if (dladdr((void *)(uintptr_t)HcclGetRootInfo, &info) == 0 || info.dli_fname == NULL) {
            fprintf(stderr, "cannot tell which file HcclGetRootInfo comes from; give --input\n");
            return false;
        }
        options->input = info.dli_fname;
    }
    if (stat(options->input, &status) != 0) {
        fprintf(stderr, "%s: %s\n", options->input, strerror(errno));
        return false;
    }
    if (status.st_size == 0) {
        fprintf(stderr, "%s is empty\n", options->input);
        return false;
    }
    options->inputBytes = (uint64_t)status.st_size;
    return true;
}

static bool ReadDataLen(int argc, char **argv, Options *options)
{
    if (optind == argc)
        return ChooseInput(options);
    if (optind + 1 < argc || options->input != NULL) {
        fprintf(stderr, "give data_len once, and not together with --input\n");
        return false;
    }
    return ReadNumber(argv[optind], 0, UINT64_MAX >> 16, "data_len", &options->dataLen);
}

bool ReadCommandLine(int argc, char **argv, Options *options)
{
    static const struct option LONG[] = {
        {"input", required_argument, NULL, 'i'}, {"type", required_argument, NULL, 't'},
        {"op", required_argument, NULL, 'o'},    {"in-place", required_argument, NULL, 'l'},
        {"constant", no_argument, NULL, 'k'},    {"iterations", required_argument, NULL, 'n'},
        {"cores", required_argument, NULL, 'c'}, {"threads", required_argument, NULL, 'p'},
        {"help", no_argument, NULL, 'h'},        {NULL, 0, NULL, 0}};
    int option;

    *options = (Options){.iterations = 10, .op = HCCL_REDUCE_SUM};
    while ((option = getopt_long(argc, argv, "h", LONG, NULL)) != -1) {
        if (option == 'h') {
            Usage(stdout, argv[0]);
            exit(0);
        }
        if (!ReadOption(option, optarg, options))
            return false;
    }
    if (!ReadDataLen(argc, argv, options))
        return false;
    if (options->type == NULL)
        options->type = FindType(options->input != NULL ? "int32" : "fp32");
    return true;
}
