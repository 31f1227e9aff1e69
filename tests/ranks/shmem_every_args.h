/* What host and kernels of tests/ranks/shmem_every.c share: the same text is compiled for both. A
 * value that is not as it must be leaves the number of its step; the host names it. */
#ifndef SHMEM_EVERY_ARGS_H
#define SHMEM_EVERY_ARGS_H

#include <stdint.h>

#include "shmem.h"

/* Never inlined: the calls inside are, and a kernel has thousands of them. */
#ifdef __CCE_AICORE__
#define EVERY_SIDE __aicore__ __attribute__((unused, noinline))
#define EVERY_GM   __gm__
#else
#define EVERY_SIDE __attribute__((unused))
#define EVERY_GM
#endif

enum { EVERY_LANE = 4096, EVERY_POISON = 0x5a };

/* A board has a lane for each PE, which that PE alone writes: what a call did can be read back at
 * once, without anybody else. */
typedef struct every {
    EVERY_GM uint8_t *board; /* n_pes lanes */
    EVERY_GM uint8_t *lane;  /* mine, of every board; used at `right` */
    EVERY_GM uint8_t *mine;  /* sources and results of this PE, a lane long */
    EVERY_GM int32_t *failed;
    int32_t me, left, right, n_pes;
    int32_t token; /* differs in every run of the bodies */
    int32_t type;  /* of the body */
} every;

static EVERY_SIDE void every_quiet(void)
{
    aclshmem_quiet();
}

static EVERY_SIDE void every_word_set(EVERY_GM int32_t *at, int value, int pe)
{
    aclshmem_int32_p(at, value, pe);
}

static EVERY_SIDE int every_word(EVERY_GM int32_t *at, int pe)
{
    return aclshmem_int32_g(at, pe);
}

static EVERY_SIDE int every_byte(EVERY_GM uint8_t *at, int pe)
{
    return aclshmem_uint8_g(at, pe);
}

static EVERY_SIDE void every_expect(const every *e, int step, int holds)
{
    if (!holds && *e->failed == 0)
        *e->failed = e->type * 1000 + step;
}

#define EXPECT(e, step, holds) every_expect(e, step, (holds) ? 1 : 0)

/* My own place; and my lane on the right. */
static EVERY_SIDE void every_poison_mine(const every *e)
{
    const uint64_t poison = UINT64_C(0x0101010101010101) * EVERY_POISON;

    for (int i = 0; i < 2048 / 8; i++)
        aclshmem_uint64_p((EVERY_GM uint64_t *)e->mine + i, poison, e->me);
}

static EVERY_SIDE void every_poison(const every *e)
{
    every_poison_mine(e);
    aclshmem_putmem(e->lane, e->mine, 2048, e->right);
}

static EVERY_SIDE int every_is_poison(const every *e, EVERY_GM uint8_t *at, int pe, int bytes)
{
    int same = 1;

    (void)e;
    for (int i = 0; i < bytes; i++)
        same = same && every_byte(at + i, pe) == EVERY_POISON;
    return same;
}

/* The next body: e->type counts from 1. */
#define EVERY_RUN(family, NAME)                                                                    \
    e->type = ++type;                                                                              \
    every_##family##_##NAME(e);

/* Numbers as values of every type, and back. All are small enough to be exact. */
#define EVERY_NUMBER(NAME, TYPE)                                                                   \
    static EVERY_SIDE TYPE every_of_##NAME(int number)                                             \
    {                                                                                              \
        return (TYPE)number;                                                                       \
    }                                                                                              \
    static EVERY_SIDE int every_number_##NAME(TYPE value)                                          \
    {                                                                                              \
        return (int)value;                                                                         \
    }

#define EVERY_INTEGERS(X)                                                                          \
    X(int8, int8_t)                                                                                \
    X(int16, int16_t)                                                                              \
    X(int32, int32_t)                                                                              \
    X(int64, int64_t)                                                                              \
    X(uint8, uint8_t)                                                                              \
    X(uint16, uint16_t)                                                                            \
    X(uint32, uint32_t)                                                                            \
    X(uint64, uint64_t)

#define EVERY_HOST_TYPES(X) X(float, float) X(double, double) EVERY_INTEGERS(X) X(char, char)

#define EVERY_ATOMIC_TYPES(X)                                                                      \
    X(int32, int32_t) X(int64, int64_t) X(uint32, uint32_t) X(uint64, uint64_t)

/* Waits know no double; char has no reductions. */
#define EVERY_WAIT_TYPES(X) X(float, float) EVERY_INTEGERS(X) X(char, char)

#ifdef __CCE_AICORE__
#define EVERY_HALVES(X) X(half, half) X(bfloat16, bfloat16_t)
#else
#define EVERY_HALVES(X)
#endif
#define EVERY_TYPES(X)        EVERY_HOST_TYPES(X) EVERY_HALVES(X)
#define EVERY_REDUCE_TYPES(X) X(float, float) X(double, double) EVERY_INTEGERS(X) EVERY_HALVES(X)
#define EVERY_ADD_TYPES(X)    X(int8, int8_t) X(int16, int16_t) X(float, float) EVERY_HALVES(X)

/* One element, by its number. */
#define EVERY_ELEMENT(NAME, TYPE)                                                                  \
    static EVERY_SIDE void every_set_##NAME(EVERY_GM TYPE *at, int number, int pe)                 \
    {                                                                                              \
        aclshmem_##NAME##_p(at, every_of_##NAME(number), pe);                                      \
    }                                                                                              \
    static EVERY_SIDE int every_at_##NAME(EVERY_GM TYPE *at, int pe)                               \
    {                                                                                              \
        return every_number_##NAME(aclshmem_##NAME##_g(at, pe));                                   \
    }

EVERY_HOST_TYPES(EVERY_NUMBER)

#ifdef __CCE_AICORE__
EVERY_NUMBER(half, half)

static EVERY_SIDE bfloat16_t every_of_bfloat16(int number)
{
    return aivd_bf16_of_float((float)number);
}

static EVERY_SIDE int every_number_bfloat16(bfloat16_t value)
{
    return (int)aivd_float_of_bf16(value);
}
#endif

EVERY_TYPES(EVERY_ELEMENT)

#endif
