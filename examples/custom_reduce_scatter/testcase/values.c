/* testcase/values.c: see values.h. */
#include "values.h"

#include <string.h>

static const DataType TYPES[] = {
    {"int8", HCCL_DATA_TYPE_INT8, 1, 0},       {"int16", HCCL_DATA_TYPE_INT16, 2, 0},
    {"int32", HCCL_DATA_TYPE_INT32, 4, 0},     {"fp16", HCCL_DATA_TYPE_FP16, 2, 2048},
    {"fp32", HCCL_DATA_TYPE_FP32, 4, 1 << 24}, {"bfp16", HCCL_DATA_TYPE_BFP16, 2, 256},
};

const DataType *FindType(const char *name)
{
    for (size_t i = 0; i < sizeof(TYPES) / sizeof(TYPES[0]); i++)
        if (strcmp(name, TYPES[i].name) == 0)
            return &TYPES[i];
    return NULL;
}

/* Floats: -share .. share, so that no sum leaves the exact numbers. Integers: as large as the type
 * lets them be, so that sums of it wrap. */
int64_t ValueOf(const DataType *type, uint8_t byte, int ranks)
{
    int64_t share = type->most / ranks;

    if (type->most == 0)
        return (int8_t)(byte * 2654435761u >> 24) * ((int64_t)1 << (8 * type->bytes - 8)) + byte;
    if (share > 127)
        share = 127;
    return byte % (2 * share + 1) - share;
}

int64_t Combined(HcclReduceOp op, int64_t sum, int64_t value)
{
    if (op == HCCL_REDUCE_SUM)
        return sum + value;
    return (value > sum) == (op == HCCL_REDUCE_MAX) ? value : sum;
}

static uint16_t HalfBits(int64_t value)
{
    uint32_t size = (uint32_t)(value < 0 ? -value : value), exponent = 25;

    if (size == 0)
        return 0;
    while (size < 1024) {
        size *= 2;
        exponent--;
    }
    while (size >= 2048) { /* even: only exact numbers come here */
        size /= 2;
        exponent++;
    }
    return (uint16_t)((value < 0 ? 0x8000u : 0) | exponent << 10 | (size & 1023));
}

void StoreValue(const DataType *type, int64_t value, uint8_t *at)
{
    float real = (float)value;
    uint32_t bits;
    uint16_t shortBits;

    memcpy(&bits, &real, sizeof(bits));
    switch (type->type) {
    case HCCL_DATA_TYPE_FP32:
        memcpy(at, &bits, sizeof(bits));
        break;
    case HCCL_DATA_TYPE_BFP16:
        shortBits = (uint16_t)(bits >> 16);
        memcpy(at, &shortBits, sizeof(shortBits));
        break;
    case HCCL_DATA_TYPE_FP16:
        shortBits = HalfBits(value);
        memcpy(at, &shortBits, sizeof(shortBits));
        break;
    default:
        memcpy(at, &value, type->bytes); /* the low bytes: the hosts we run on are little endian */
    }
}
