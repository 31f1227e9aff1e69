/* What host and kernels of tests/ranks/shmem_letter.c agree on. */
#ifndef SHMEM_LETTER_ARGS_H
#define SHMEM_LETTER_ARGS_H

#include <stdint.h>

/* Message n has n bytes, in places of 1 KiB; where in its place depends on n. */
enum {
    LETTERS = 600,
    LETTER_PLACE = 1024,
    LETTER_MARGIN = 128 /* more than is skipped, on both sides */
};
static inline uint32_t letter_to(uint32_t n)
{
    return LETTER_MARGIN + n % 9;
}
static inline uint32_t letter_from(uint32_t n)
{
    return LETTER_MARGIN + n * 5 % 16;
}

typedef struct shmem_letter_args {
    uint64_t data, source, outside; /* LETTERS + 1 places of this PE's heap each; no heap */
    uint64_t signal, signal64;
    uint64_t which; /* refusals: which one */
    int64_t pe;
} shmem_letter_args;

#endif
