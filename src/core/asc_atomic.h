/* core/asc_atomic: moves to GM in an atomic mode. */
#ifndef CORE_ASC_ATOMIC_H
#define CORE_ASC_ATOMIC_H

#include <stdint.h>

#include "core/block.h"

/* Adds (or maxes, mins) the elements at `from` to those at `to`, each as one atomic step against
 * other blocks, ranks and hosts. */
void core_atomic_move(core_block *block, uint8_t *to, const uint8_t *from, uint64_t bytes,
                      const char *operation);

/* The same for callers that are no block; whole elements at a multiple of their size. */
void core_atomic_bytes(core_atomic_op op, core_element type, uint8_t *to, const uint8_t *from,
                       uint64_t bytes);
uint32_t core_element_bytes(core_element type);

#endif
