/* aivperf, data: what the ranks put in and what must come out, exactly.
 *
 * Element i of rank r's input repeats with a prime period, so that data at a wrong place differ;
 * the table of each rank, and that of their reduction, is made once by plain arithmetic. Integers
 * are random in all bits (sums and products wrap); floats are small whole numbers, whose sums are
 * exact in single precision before the one rounding of a 16-bit type; products take a 2 from one
 * rank and signs from the others. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "aivperf.h"
#include "hccl/hccl_types.h"

enum { PERIOD = 1021 };

static bool is_float(int type)
{
    return type == HCCL_DATA_TYPE_FP16 || type == HCCL_DATA_TYPE_BFP16 ||
           type == HCCL_DATA_TYPE_FP32 || type == HCCL_DATA_TYPE_FP64;
}

static bool is_unsigned(int type)
{
    return type == HCCL_DATA_TYPE_UINT8 || type == HCCL_DATA_TYPE_UINT16 ||
           type == HCCL_DATA_TYPE_UINT32 || type == HCCL_DATA_TYPE_UINT64;
}

static uint64_t mixed(uint64_t rank, uint64_t i)
{
    uint64_t x = (rank + 1) * 0x9e3779b97f4a7c15u + (i + 1) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

static double float_value(const perf_data *d, int rank, uint64_t i)
{
    uint64_t x = mixed((uint64_t)rank, i);
    if (d->reduce == HCCL_REDUCE_PROD)
        return ((x & 1) ? -1 : 1) * (i % (uint64_t)d->ranks == (uint64_t)rank ? 2.0 : 1.0);
    return (double)(x % 17) - 8;
}

/* Rounded to nearest, half to even. Our values are 0 or between 1 and 2^16. */
static uint16_t half_bits(double value)
{
    int exponent;
    double fraction = frexp(fabs(value), &exponent);
    if (value == 0)
        return 0;
    uint32_t mantissa = (uint32_t)lrint(ldexp(fraction, 11)); /* 1024 to 2048 */
    if (mantissa == 2048) {
        mantissa = 1024;
        exponent++;
    }
    if (exponent > 16)
        return value < 0 ? 0xfc00 : 0x7c00;
    return (uint16_t)((value < 0 ? 0x8000u : 0) | (uint32_t)(exponent + 14) << 10 |
                      (mantissa & 1023));
}

static uint16_t bf16_bits(double value)
{
    float f = (float)value;
    uint32_t u;
    memcpy(&u, &f, sizeof u);
    return (uint16_t)((u + 0x7fff + (u >> 16 & 1)) >> 16);
}

static void float_put(uint8_t *at, int type, double value)
{
    uint16_t bits = type == HCCL_DATA_TYPE_FP16 ? half_bits(value) : bf16_bits(value);
    float f = (float)value;
    if (type == HCCL_DATA_TYPE_FP64)
        memcpy(at, &value, sizeof value);
    else if (type == HCCL_DATA_TYPE_FP32)
        memcpy(at, &f, sizeof f);
    else
        memcpy(at, &bits, sizeof bits);
}

static void integer_put(uint8_t *at, uint32_t element, uint64_t value)
{
    uint64_t pair[2] = {value, ~value};
    memcpy(at, pair, element); /* the low bytes: both hosts we run on are little endian */
}

/* The value as its type has it, to compare: sign-extended, or not. */
static int64_t narrowed(const perf_data *d, uint64_t value)
{
    unsigned shift = 64 - 8 * (d->element < 8 ? d->element : 8);
    if (is_unsigned(d->type))
        return (int64_t)(value << shift >> shift);
    return (int64_t)(value << shift) >> shift;
}

static bool below(const perf_data *d, uint64_t a, uint64_t b)
{
    if (is_unsigned(d->type))
        return (uint64_t)narrowed(d, a) < (uint64_t)narrowed(d, b);
    return narrowed(d, a) < narrowed(d, b);
}

static uint64_t integer_reduced(const perf_data *d, uint64_t i)
{
    uint64_t all = mixed(0, i);
    for (int r = 1; r < d->ranks; r++) {
        uint64_t x = mixed((uint64_t)r, i);
        if (d->reduce == HCCL_REDUCE_SUM)
            all += x;
        else if (d->reduce == HCCL_REDUCE_PROD)
            all *= x;
        else if (below(d, x, all) == (d->reduce == HCCL_REDUCE_MIN))
            all = x;
    }
    return all;
}

static double float_reduced(const perf_data *d, uint64_t i)
{
    double all = float_value(d, 0, i);
    for (int r = 1; r < d->ranks; r++) {
        double x = float_value(d, r, i);
        if (d->reduce == HCCL_REDUCE_SUM)
            all += x;
        else if (d->reduce == HCCL_REDUCE_PROD)
            all *= x;
        else if ((x < all) == (d->reduce == HCCL_REDUCE_MIN))
            all = x;
    }
    return all;
}

static void table_make(const perf_data *d, uint8_t *table, int rank)
{
    for (uint64_t i = 0; i < PERIOD; i++) {
        uint8_t *at = table + i * d->element;
        if (is_float(d->type))
            float_put(at, d->type, rank < 0 ? float_reduced(d, i) : float_value(d, rank, i));
        else
            integer_put(at, d->element,
                        rank < 0 ? integer_reduced(d, i) : mixed((uint64_t)rank, i));
    }
    memcpy(table + (size_t)PERIOD * d->element, table, (size_t)PERIOD * d->element);
}

int perf_data_make(perf_data *d, int type, int reduce, int ranks)
{
    *d = (perf_data){
        .type = type, .reduce = reduce, .ranks = ranks, .element = perf_type_bytes(type)};
    size_t table = (size_t)2 * PERIOD * d->element;
    d->of_rank = malloc(table * (size_t)ranks);
    d->reduced = malloc(table);
    if (!d->of_rank || !d->reduced)
        return 1;
    for (int r = 0; r < ranks; r++)
        table_make(d, d->of_rank + table * (size_t)r, r);
    table_make(d, d->reduced, -1);
    return 0;
}

void perf_data_free(perf_data *d)
{
    free(d->of_rank);
    free(d->reduced);
}

static const uint8_t *table_of(const perf_data *d, int rank)
{
    return rank < 0 ? d->reduced : d->of_rank + (size_t)2 * PERIOD * d->element * (size_t)rank;
}

void perf_data_fill(const perf_data *d, int rank, uint64_t first, uint64_t count, void *at)
{
    const uint8_t *table = table_of(d, rank) + first % PERIOD * d->element;
    uint8_t *to = at;
    for (uint64_t done = 0; done < count; done += PERIOD) {
        uint64_t now = count - done < PERIOD ? count - done : PERIOD;
        memcpy(to + done * d->element, table, now * d->element);
    }
}

static uint64_t wrong_among(const perf_data *d, const uint8_t *table, const uint8_t *at,
                            uint64_t count)
{
    uint64_t wrong = 0;
    for (uint64_t i = 0; i < count; i++)
        wrong += memcmp(table + i * d->element, at + i * d->element, d->element) != 0;
    return wrong;
}

uint64_t perf_data_wrong(const perf_data *d, int rank, uint64_t first, uint64_t count,
                         const void *at)
{
    const uint8_t *table = table_of(d, rank) + first % PERIOD * d->element, *from = at;
    uint64_t wrong = 0;
    for (uint64_t done = 0; done < count; done += PERIOD) {
        uint64_t now = count - done < PERIOD ? count - done : PERIOD;
        if (memcmp(table, from + done * d->element, now * d->element) != 0)
            wrong += wrong_among(d, table, from + done * d->element, now);
    }
    return wrong;
}
