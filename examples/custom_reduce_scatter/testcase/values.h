/* testcase/values.h: what the ranks put in, as small whole numbers, and how a number is written in
 * each data type. Sums are exact in every type (the integers wrap), so results are compared bit for
 * bit, whatever the order of the ranks. */
#ifndef CUSTOM_REDUCE_SCATTER_VALUES_H
#define CUSTOM_REDUCE_SCATTER_VALUES_H

#include <stdint.h>

#include <hccl/hccl_types.h>

typedef struct DataType {
    const char *name;
    HcclDataType type;
    uint32_t bytes;
    int64_t most; /* whole numbers up to here are exact, and so are sums that do not pass it; 0: all
                   * bits count, sums wrap */
} DataType;

const DataType *FindType(const char *name); /* NULL: none */

/* A number of `type` that depends on all of `byte`, for a sum of `ranks` of them. */
int64_t ValueOf(const DataType *type, uint8_t byte, int ranks);

/* One rank's number combined with what the ranks before it gave. */
int64_t Combined(HcclReduceOp op, int64_t sum, int64_t value);

void StoreValue(const DataType *type, int64_t value, uint8_t *at);

#endif
