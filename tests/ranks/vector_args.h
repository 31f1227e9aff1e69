/* What host and kernels of the vector tests agree on. */
#ifndef VECTOR_ARGS_H
#define VECTOR_ARGS_H

#include <stdint.h>

enum { VECTOR_FLOAT, VECTOR_BF16, VECTOR_INT8 };
enum { VECTOR_ADD, VECTOR_MAX, VECTOR_MIN };

typedef struct vector_args {
    uint64_t rows[3]; /* device memory, any alignment */
    uint64_t out;
    uint64_t scratch;
    uint32_t count; /* elements */
    uint32_t type;  /* VECTOR_FLOAT ... */
    uint32_t mode;  /* VECTOR_ADD ... */
    uint32_t unused;
} vector_args;

#endif
