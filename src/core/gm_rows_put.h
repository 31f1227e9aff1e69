/* core/gm_rows_put: one row to all its places, in ordinary runs. Rows go past the caches: they are
 * many, and nobody reads them at once. Where the ranks share a cache that is not all: what leaves
 * it has one way to memory, for all CPUs together, while the cache itself stands idle. So there
 * every second row of calls that it holds stays in it. Calls of many rows tell where they begin and
 * end (aivd_rows_begin). */
#ifndef CORE_GM_ROWS_PUT_H
#define CORE_GM_ROWS_PUT_H

#include <stdbool.h>
#include <stdint.h>

#include "core/block.h"

/* `bytes` at `from` to byte `at` of each place, `piece` bytes to one place at a time. Stores past
 * the caches are ordered with nothing: gm_rows_put_end() comes before any flag. */
void gm_rows_put(const core_block *block, void *const *to, uint32_t count, uint64_t at,
                 const uint8_t *from, uint64_t bytes, uint64_t piece);
void gm_rows_put_end(core_block *block);

/* Whether every second row of this block stays in the cache. */
bool gm_rows_put_mixed(const core_block *block);

#endif
