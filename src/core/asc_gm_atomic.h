/* core/asc_gm_atomic: one step of the scalar unit on a word of GM, past the cache. */
#ifndef CORE_ASC_GM_ATOMIC_H
#define CORE_ASC_GM_ATOMIC_H

#include "core/block.h"

typedef enum core_gm_op {
    GM_ADD,
    GM_SUB,
    GM_EXCHANGE,
    GM_MAX,
    GM_MIN,
    GM_AND,
    GM_OR,
    GM_XOR,
    GM_CAS
} core_gm_op;
typedef enum core_gm_type { GM_S32, GM_U32, GM_F32, GM_S64, GM_U64 } core_gm_type;

/* Performs it for the block, on a word of 4 or 8 bytes: returns the bits before. `compare` is GM_CAS's.
 * A misplaced word ends the kernel, in the name of the operation. */
uint64_t core_gm_atomic(core_block *block, const char *name, void *address, uint32_t size,
                        core_gm_op op, core_gm_type type, uint64_t compare, uint64_t value);

#endif
