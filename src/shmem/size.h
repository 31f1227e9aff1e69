/* shmem/size: sizes as users write them in the environment. */
#ifndef SHMEM_SIZE_H
#define SHMEM_SIZE_H

#include <stdint.h>

#include "base/status.h"

/* "1.5G": a decimal number, then nothing, K, M, G or T (either case; powers of 1024), then nothing,
 * B or iB. ENV, naming `variable` and the text, for anything else, and for more than 2^63 bytes. */
aivd_status shmem_size_parse(const char *variable, const char *text, uint64_t *bytes);

#endif
