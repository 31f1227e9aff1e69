/* shmem/generated/not_supported: what the headers declare for hosts and this version does not
 * build. Each call is refused with the reason. Weak: a function that is written wins at once.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#include <stdint.h>

#include "base/compiler.h"
#include "base/status.h"
typedef int shmem_nothing_is_missing;
