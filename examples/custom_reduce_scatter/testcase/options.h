/* testcase/options.h: the command line of the test program. */
#ifndef CUSTOM_REDUCE_SCATTER_OPTIONS_H
#define CUSTOM_REDUCE_SCATTER_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "values.h"

typedef enum Place { PLACE_APART, PLACE_OWN, PLACE_BEGIN } Place;

typedef struct Options {
    const DataType *type;
    HcclReduceOp op;
    uint64_t dataLen;  /* elements of a slice; with a file: of which there are at least as many */
    const char *input; /* the file whose bytes are the values; NULL: made up */
    uint64_t inputBytes;
    uint32_t iterations;
    uint32_t cores; /* 0 = all */
    Place place;
    bool constant; /* every rank has one value everywhere */
    int threads;   /* 0: a process per rank */
} Options;

/* Fills `options`, or says what is wrong and returns false. Ends the program for --help. */
bool ReadCommandLine(int argc, char **argv, Options *options);

void Usage(FILE *to, const char *program);

#endif
