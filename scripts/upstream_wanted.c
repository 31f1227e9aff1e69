/* upstream_wanted: inputs of the built-in kernels' cases and what must come out: plain loops over a
 * pattern of rank, peer and place; for reductions small whole numbers, exact in every type. */
#include "upstream_builtin.h"

#include <string.h>

enum { REDUCED_VALUES = 6 }; /* 0 to 5 */

/* ---- values ---- */

/* The i-th element of what rank `from` has for rank `to`: bytes for copies. */
static uint64_t pattern(uint32_t from, uint32_t to, uint64_t i)
{
    uint64_t x = ((uint64_t)from << 40) ^ ((uint64_t)to << 32) ^ i;
    x *= 0x9E3779B97F4A7C15u;
    return x ^ x >> 29;
}

static uint32_t small_value(uint32_t from, uint64_t i)
{
    return (uint32_t)(pattern(from, 0, i) >> 20) % REDUCED_VALUES;
}

/* A small whole number in a type. */
static uint64_t encode(const element *e, uint32_t value)
{
    float f = (float)value;
    uint32_t bits;
    memcpy(&bits, &f, 4);
    switch ((int)e->code) {
    case HCCL_DATA_TYPE_FP32:
        return bits;
    case HCCL_DATA_TYPE_BFP16:
        return bits >> 16;
    case HCCL_DATA_TYPE_FP16:
        return value == 0 ? 0 : ((bits >> 23) - 127 + 15) << 10 | (bits >> 13 & 0x3FF);
    default:
        return value;
    }
}

/* The i-th element of rank `from`'s input for rank `to` (0 where all get the same). */
static uint64_t input_value(const trial *t, uint32_t from, uint32_t to, uint64_t i)
{
    return t->f->reduces ? encode(t->e, small_value(from, to * t->count + i))
                         : pattern(from, to, i);
}

static uint64_t reduced_value(const trial *t, uint64_t i)
{
    uint32_t sum = 0, most = 0, least = UINT32_MAX;
    for (uint32_t r = 0; r < t->ranks; r++) {
        uint32_t v = small_value(r, i);
        sum += v;
        most = v > most ? v : most;
        least = v < least ? v : least;
    }
    return encode(t->e, t->reduce == HCCL_REDUCE_SUM   ? sum
                        : t->reduce == HCCL_REDUCE_MAX ? most
                                                       : least);
}

/* Different counts, and none for one pair. */
uint64_t count_between(const trial *t, uint32_t from, uint32_t to)
{
    if (from == t->ranks - 1 && to == 0)
        return 0;
    return t->count / (1 + (from + 2 * to) % 3) + from;
}

uint64_t displacement(const trial *t, uint32_t me, uint32_t peer, bool sends)
{
    uint64_t sum = 0;
    for (uint32_t r = 0; r < peer; r++)
        sum += (sends ? count_between(t, me, r) : count_between(t, r, me)) + 3;
    return sum;
}

/* ---- what a call takes and gives ---- */

uint64_t input_elements(const trial *t, uint32_t me)
{
    switch (t->f->op) {
    case REDUCE_SCATTER:
    case ALL_TO_ALL:
        return t->count * t->ranks;
    case SCATTER:
        return me == t->root ? t->count * t->ranks : 0;
    case ALL_TO_ALL_V:
        return displacement(t, me, t->ranks, true);
    default:
        return t->count;
    }
}

uint64_t output_elements(const trial *t, uint32_t me)
{
    switch (t->f->op) {
    case ALL_GATHER:
    case ALL_TO_ALL:
        return t->count * t->ranks;
    case ALL_TO_ALL_V:
        return displacement(t, me, t->ranks, false);
    case REDUCE:
        return me == t->root ? t->count : 0;
    case SEND: /* odd ranks receive */
        return me % 2 == 1 ? t->count : 0;
    default:
        return t->count;
    }
}

static void put(uint8_t *at, const element *e, uint64_t i, uint64_t value)
{
    memcpy(at + i * e->bytes, &value, e->bytes);
}

void fill_input(const trial *t, uint32_t me, uint8_t *at)
{
    uint64_t n = input_elements(t, me);
    if (t->f->op == ALL_TO_ALL_V) {
        memset(at, 0, n * t->e->bytes);
        for (uint32_t r = 0; r < t->ranks; r++)
            for (uint64_t i = 0; i < count_between(t, me, r); i++)
                put(at, t->e, displacement(t, me, r, true) + i, input_value(t, me, r, i));
        return;
    }
    for (uint64_t i = 0; i < n; i++)
        put(at, t->e, i, input_value(t, me, (uint32_t)(i / t->count), i % t->count));
}

void fill_wanted(const trial *t, uint32_t me, uint8_t *at)
{
    const element *e = t->e;
    uint64_t n = output_elements(t, me);
    if (t->f->op == ALL_TO_ALL_V) {
        for (uint32_t r = 0; r < t->ranks; r++)
            for (uint64_t i = 0; i < count_between(t, r, me); i++)
                put(at, e, displacement(t, me, r, false) + i, input_value(t, r, me, i));
        return;
    }
    for (uint64_t i = 0; i < n; i++) {
        uint32_t part = (uint32_t)(i / t->count);
        uint64_t inner = i % t->count, value;
        switch (t->f->op) {
        case ALL_GATHER:
            value = input_value(t, part, 0, inner);
            break;
        case ALL_TO_ALL:
            value = input_value(t, part, me, inner);
            break;
        case SCATTER:
            value = input_value(t, t->root, me, inner);
            break;
        case BROADCAST:
            value = input_value(t, t->root, 0, inner);
            break;
        case SEND:
            value = input_value(t, me - 1, 0, inner);
            break;
        case REDUCE_SCATTER:
            value = reduced_value(t, me * t->count + inner);
            break;
        default:
            value = reduced_value(t, inner);
            break;
        }
        put(at, e, i, value);
    }
}
