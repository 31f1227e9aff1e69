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

static const DataType TYPES[] = {
    {"int8", HCCL_DATA_TYPE_INT8, 1},       {"int16", HCCL_DATA_TYPE_INT16, 2},
    {"int32", HCCL_DATA_TYPE_INT32, 4},     {"fp16", HCCL_DATA_TYPE_FP16, 2},
    {"fp32", HCCL_DATA_TYPE_FP32, 4},       {"int64", HCCL_DATA_TYPE_INT64, 8},
    {"uint64", HCCL_DATA_TYPE_UINT64, 8},   {"uint8", HCCL_DATA_TYPE_UINT8, 1},
    {"uint16", HCCL_DATA_TYPE_UINT16, 2},   {"uint32", HCCL_DATA_TYPE_UINT32, 4},
    {"fp64", HCCL_DATA_TYPE_FP64, 8},       {"bfp16", HCCL_DATA_TYPE_BFP16, 2},
    {"int128", HCCL_DATA_TYPE_INT128, 16},  {"hif8", HCCL_DATA_TYPE_HIF8, 1},
    {"fp8e4m3", HCCL_DATA_TYPE_FP8E4M3, 1}, {"fp8e5m2", HCCL_DATA_TYPE_FP8E5M2, 1},
    {"fp8e8m0", HCCL_DATA_TYPE_FP8E8M0, 1},
};

void Usage(FILE *to, const char *program)
{
    fprintf(to,
            "Usage: aivrun -n N %s [options] [data_len]\n"
            "       mpirun -n N %s_mpi.<openmpi|mpich> [options] [data_len]\n"
            "Gathers data_len elements of every rank with HcclAllGatherCustom and checks them;\n"
            "without data_len gathers a file, of which every rank has a part.\n"
            "  --input FILE      that file (default: the shared library of HcclGetRootInfo)\n"
            "  --type NAME       int8 int16 int32 int64 int128 uint8 uint16 uint32 uint64 fp16\n"
            "                    fp32 fp64 bfp16 hif8 fp8e4m3 fp8e5m2 fp8e8m0\n"
            "                    (default: fp32, int8 for a file)\n"
            "  --iterations N    calls (default 10)\n"
            "  --cores N         core limit of the device\n"
            "  --check WHEN      all (new data in every call; default), last, none\n"
            "  --register        register the output: peers write into it directly\n"
            "  --threads N       N ranks in this process, a thread per device\n"
            "Example: aivrun -n 4 %s --cores 2 1000003\n",
            program, program, program);
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

static bool ReadType(const char *name, const DataType **type)
{
    for (size_t i = 0; i < sizeof(TYPES) / sizeof(TYPES[0]); i++) {
        if (strcmp(name, TYPES[i].name) == 0) {
            *type = &TYPES[i];
            return true;
        }
    }
    fprintf(stderr, "--type is \"%s\"; --help lists the names\n", name);
    return false;
}

static bool ReadCheck(const char *word, Check *check)
{
    static const char *const WORDS[] = {"all", "last", "none"};

    for (int i = 0; i < 3; i++) {
        if (strcmp(word, WORDS[i]) == 0) {
            *check = (Check)i;
            return true;
        }
    }
    fprintf(stderr, "--check is \"%s\"; give all, last or none\n", word);
    return false;
}

static bool ReadOption(int option, const char *value, Options *options)
{
    uint64_t number = 0;
    bool ok = true;

    switch (option) {
    case 'i':
        options->input = value;
        return true;
    case 't':
        return ReadType(value, &options->type);
    case 'k':
        return ReadCheck(value, &options->check);
    case 'r':
        options->registered = true;
        return true;
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

static bool ReadDataLen(int argc, char **argv, Options *options, bool *given)
{
    *given = optind < argc;
    if (!*given)
        return true;
    if (optind + 1 < argc || options->input != NULL) {
        fprintf(stderr, "give data_len once, and not together with --input\n");
        return false;
    }
    return ReadNumber(argv[optind], 0, UINT64_MAX >> 16, "data_len", &options->dataLen);
}

/* Without data_len a file is gathered, by default the library itself. */
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
    options->inputBytes = (uint64_t)status.st_size;
    return true;
}

bool ReadCommandLine(int argc, char **argv, Options *options)
{
    static const struct option LONG[] = {{"input", required_argument, NULL, 'i'},
                                         {"type", required_argument, NULL, 't'},
                                         {"iterations", required_argument, NULL, 'n'},
                                         {"cores", required_argument, NULL, 'c'},
                                         {"check", required_argument, NULL, 'k'},
                                         {"threads", required_argument, NULL, 'p'},
                                         {"register", no_argument, NULL, 'r'},
                                         {"help", no_argument, NULL, 'h'},
                                         {NULL, 0, NULL, 0}};
    bool given;
    int option;

    *options = (Options){.iterations = 10};
    while ((option = getopt_long(argc, argv, "h", LONG, NULL)) != -1) {
        if (option == 'h') {
            Usage(stdout, argv[0]);
            exit(0);
        }
        if (!ReadOption(option, optarg, options))
            return false;
    }
    if (!ReadDataLen(argc, argv, options, &given) || (!given && !ChooseInput(options)))
        return false;
    if (options->type == NULL)
        (void)ReadType(given ? "fp32" : "int8", &options->type);
    return true;
}
