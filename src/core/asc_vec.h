/* core/asc_vec: the engine of vector operations. It does everything but the arithmetic, which is
 * the lanes' (core/lane.h): pointers, bounds and alignment, repeats, strides and masks, overlap,
 * and telling observers. docs/design/vector.md. */
#ifndef CORE_ASC_VEC_H
#define CORE_ASC_VEC_H

#include <string.h>

#include "core/block.h"
#include "core/hook.h"
#include "core/vec_call.h"

enum { VEC_BLOCK = 32, VEC_BLOCKS = 8, VEC_REPEAT = 256 }; /* bytes, blocks of a repeat, bytes */
#define VEC_BY_MASK UINT64_MAX

static inline uint64_t core_vec_float(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

/* `count` elements that lie side by side. The vector mask has no say. */
void core_vec_count(core_block *block, const core_vec_op *op, void *dst, const void *src0,
                    const void *src1, uint64_t scalar, uint32_t count);
/* `repeat` times 256 bytes of the widest operand, under the vector mask of the block. */
void core_vec_strided(core_block *block, const core_vec_op *op, void *dst, const void *src0,
                      const void *src1, uint64_t scalar, uint32_t repeat,
                      const core_vec_strides *strides);

/* ---- for operations that are written by hand ---- */

/* Bytes an operation touches: rows of row_bytes, `step` bytes apart. */
typedef struct core_vec_use {
    const void *at; /* translated */
    uint64_t rows, row_bytes, step;
    bool write;
} core_vec_use;

/* Elements of one repeat of an operand with elements of `bits`. */
static inline uint32_t core_vec_per_repeat(uint32_t bits)
{
    return VEC_REPEAT * 8 / bits;
}

/* Whether element `e` of a repeat takes part, in norm mode. */
static inline bool core_vec_masked_in(const uint64_t mask[2], uint32_t e)
{
    return (mask[e / 64] >> (e % 64) & 1) != 0;
}

/* The call takes all elements of `repeat` repeats, or the first `count`. */
void core_vec_all_of(core_vec_call *call, uint32_t repeat);
void core_vec_first_of(core_vec_call *call, uint32_t count, uint32_t per_repeat);
/* Takes repeats, mask and mode of the block into the call. False when there is nothing to do. */
bool core_vec_take_mask(const core_block *block, core_vec_call *call, uint32_t repeat,
                        uint32_t per_repeat);
/* Elements of repeat `r` that can take part: all below the result; in norm mode the mask says
 * which of them do (core_vec_active). */
uint32_t core_vec_limit(const core_vec_call *call, uint32_t r, uint32_t per_repeat);
static inline bool core_vec_active(const core_vec_call *call, uint32_t e)
{
    return call->count != VEC_BY_MASK || core_vec_masked_in(call->mask, e);
}

/* Bytes of operand `which` from its first to its last one. */
uint64_t core_vec_extent(const core_vec_call *call, int which, uint32_t bits, uint32_t per_repeat);
/* Byte of element `e` of repeat `r` of an operand. */
static inline uint64_t core_vec_place(const core_vec_call *call, int which, uint32_t bits,
                                      uint32_t r, uint32_t e)
{
    uint64_t byte = (uint64_t)e * bits / 8;
    return ((uint64_t)r * call->strides.step[which] +
            byte / VEC_BLOCK * call->strides.block[which]) *
               VEC_BLOCK +
           byte % VEC_BLOCK;
}
/* The blocks of the first `n` elements of a repeat, side by side in `to` (VEC_REPEAT bytes). */
void core_vec_gather(uint8_t *to, const core_vec_call *call, int which, uint32_t r, uint32_t n);
/* What takes part of the first `n` results goes to its place in dst. */
void core_vec_scatter(const core_vec_call *call, const uint8_t *from, uint32_t r, uint32_t n);

/* What repeat by repeat an operand of the call uses, as events: reads, or writes. */
void core_vec_tell_operand(const core_block *block, const core_vec_call *call, int which,
                           uint32_t bits, uint32_t per_repeat, bool write, int *part);

/* One event: what is read, or written, of one operand. `part` counts the events of a call. */
void core_vec_tell(const core_block *block, const core_vec_call *call, const core_vec_use *use,
                   int *part);

/* Tells the observer and performs the call, or leaves it for later. `uses`: what is read and
 * written, reads first. */
void core_vec_issue(core_block *block, core_vec_call *call, const core_vec_use *uses,
                    uint32_t use_count);

#endif
