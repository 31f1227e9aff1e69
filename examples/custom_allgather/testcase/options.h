/* testcase/options.h: the command line of the test program. */
#ifndef CUSTOM_ALLGATHER_OPTIONS_H
#define CUSTOM_ALLGATHER_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include <hccl/hccl_types.h>

typedef struct DataType {
    const char *name;
    HcclDataType type;
    uint32_t bytes;
} DataType;

typedef enum Check { CHECK_ALL, CHECK_LAST, CHECK_NONE } Check;

typedef struct Options {
    const DataType *type;
    uint64_t dataLen;  /* elements per rank */
    const char *input; /* file to gather, NULL: made-up data of dataLen elements */
    uint64_t inputBytes;
    uint32_t iterations;
    uint32_t cores; /* 0 = all */
    Check check;
    bool registered; /* recvBuf is registered: peers write into it */
    int threads;     /* 0: a process per rank */
} Options;

/* Fills `options`, or says what is wrong and returns false. Ends the program for --help. */
bool ReadCommandLine(int argc, char **argv, Options *options);

void Usage(FILE *to, const char *program);

#endif
