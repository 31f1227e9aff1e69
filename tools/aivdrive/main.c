/* aivdrive: the tool with sub-commands for what is about the installation rather than one run. */
#include <stdio.h>
#include <string.h>

#include "aivdrive.h"
#include "base/compiler.h"
#include "base/nearest.h"

typedef struct command {
    const char *name;
    const char *summary;
    int (*run)(int argc, char **argv);
} command;

static int command_help(int argc, char **argv);

static int command_version(int argc, char **argv)
{
    (void)argv;
    if (argc > 1) {
        fputs("aivdrive version: no arguments are taken\n", stderr);
        return CODE_USAGE;
    }
    puts("aivdrive " AIVDRIVE_VERSION);
    return CODE_OK;
}

static const command commands[] = {
    {"env", "the environment variables: value, default, range, meaning", command_env},
    {"check", "races, missing drains, deadlocks and misuse in a record", command_check},
    {"record", "what aivrun --record has written: dump, info, bytes, kinds", command_record},
    {"trace", "a timeline of a record, for Perfetto or as one page", command_trace},
    {"fidelity", "what is exact, approximate and absent compared with hardware", command_fidelity},
    {"survey", "public symbols a source tree uses, and which are built here", command_survey},
    {"version", "the version of this installation", command_version},
    {"help", "this page, or that of one command: aivdrive help env", command_help},
};

static void print_usage(FILE *to)
{
    fputs("aivdrive runs Ascend AIV communication kernels on virtual NPUs; this tool tells about "
          "the\n"
          "installation. Programs are started with aivrun, kernels compiled with aivcc.\n\n"
          "  aivdrive COMMAND [arguments]\n\n",
          to);
    for (size_t i = 0; i < BASE_COUNT_OF(commands); i++)
        fprintf(to, "  %-9s %s\n", commands[i].name, commands[i].summary);
    fputs("\nTry it:\n  aivdrive env\n", to);
}

static const command *find(const char *name)
{
    for (size_t i = 0; i < BASE_COUNT_OF(commands); i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

static int unknown(const char *name)
{
    const char *names[BASE_COUNT_OF(commands)];
    for (size_t i = 0; i < BASE_COUNT_OF(commands); i++)
        names[i] = commands[i].name;
    const char *near = base_nearest(name + strspn(name, "-"), names, BASE_COUNT_OF(names));
    if (near != NULL)
        fprintf(stderr, "aivdrive: unknown command %s; did you mean %s?\n", name, near);
    else
        fprintf(stderr, "aivdrive: unknown command %s\n", name);
    fputs("Try: aivdrive help\n", stderr);
    return CODE_USAGE;
}

static int command_help(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "help") != 0 && strcmp(argv[1], "version") != 0) {
        const command *c = find(argv[1]);
        char option[] = "--help";
        char *arguments[] = {argv[1], option, NULL};
        return c != NULL ? c->run(2, arguments) : unknown(argv[1]);
    }
    print_usage(stdout);
    return CODE_OK;
}

int main(int argc, char **argv)
{
    if (argc == 1) {
        print_usage(stdout);
        return CODE_USAGE;
    }
    const char *name = argv[1];
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
        name = "help";
    else if (strcmp(name, "--version") == 0)
        name = "version";
    const command *c = find(name);
    int code = c != NULL ? c->run(argc - 1, argv + 1) : unknown(argv[1]);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        perror("aivdrive: standard output");
        return CODE_FAILED;
    }
    return code;
}
