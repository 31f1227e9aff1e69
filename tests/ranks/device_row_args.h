/* What host and kernel of tests/ranks/device_row.c agree on. */
#ifndef DEVICE_ROW_ARGS_H
#define DEVICE_ROW_ARGS_H

#include <stdint.h>

typedef struct row_args {
    uint64_t from, to, sum, scale; /* device memory: 16-bit floats, int8, float, one float */
    uint32_t count;
    uint32_t half;
    float weight;
    uint32_t unused;
} row_args;

#endif
