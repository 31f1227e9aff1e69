/* core/row_sum: the weighted sum of rows, all rows of a column at once so that the sums stay in
 * registers. Every version has the bits of the plain one. */
#ifndef CORE_ROW_SUM_H
#define CORE_ROW_SUM_H

#include <stdint.h>

typedef enum core_row_type {
    CORE_ROW_BF16,
    CORE_ROW_F16,
    CORE_ROW_F32,
    CORE_ROW_TYPES
} core_row_type;

typedef struct core_row_sums {
    void *to;
    const void *const *from;
    const float *weights;
    uint32_t rows;
    uint64_t length;         /* elements */
    const void *const *next; /* rows to be fetched meanwhile */
    uint32_t next_rows;
    uint32_t past; /* the result goes past the caches, if its place allows it */
} core_row_sums;

typedef void core_row_sum(const core_row_sums *s);

/* By type; plain until core_row_sum_choose() has found something better. */
extern core_row_sum *core_row_sum_table[CORE_ROW_TYPES];
void core_row_sum_choose(const char *unit); /* a core_lane_unit that is present */

#endif
