/* core/vec_call: one call of a vector operation with all it needs, so that it can be performed at
 * once or, in weak order, later. */
#ifndef CORE_VEC_CALL_H
#define CORE_VEC_CALL_H

#include <stdbool.h>
#include <stdint.h>

struct core_block;
struct core_vec_call;

typedef void core_vec_perform(struct core_block *block, const struct core_vec_call *call);

/* What is the same for all calls of an operation with these element types. */
typedef struct core_vec_op {
    const char *name; /* asc_add */
    uint16_t lane;    /* its place in core_lane_table */
    uint8_t bits[3];  /* of an element of dst, src0, src1; 0: no such operand */
    bool accumulates; /* reads dst as well */
} core_vec_op;

enum { VEC_DST, VEC_SRC0, VEC_SRC1, VEC_OPERANDS };

typedef struct core_vec_strides {
    uint16_t block[VEC_OPERANDS]; /* from one block of a repeat to the next, in blocks */
    uint16_t step[VEC_OPERANDS];  /* from one repeat to the next, in blocks */
} core_vec_strides;

typedef struct core_vec_call {
    const core_vec_op *op;
    core_vec_perform *perform;
    uint8_t *at[VEC_OPERANDS]; /* translated; sources are only read */
    uint64_t scalar;           /* bits of the scalar operand */
    uint64_t count;            /* elements in all; UINT64_MAX: the mask says which, of `repeat` */
    uint64_t mask[2];          /* norm mode: bit i is element i of a repeat */
    uint32_t repeat;
    core_vec_strides strides;
    uint64_t more; /* an operation's own */
} core_vec_call;

#endif
