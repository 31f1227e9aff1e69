/* Bodies of tests/ranks/shmem_every.c: put and get in all forms, for every type and size, by hosts
 * and by kernels. Each writes into its lane on the right neighbour and reads it back. */
#ifndef SHMEM_EVERY_DATA_H
#define SHMEM_EVERY_DATA_H

#include "shmem_every_args.h"

enum { EVERY_COUNT = 9 };

#ifdef __CCE_AICORE__
#define EVERY_SIGNAL(p) (p)
#else
#define EVERY_SIGNAL(p) ((uint8_t *)(p))
#endif

/* Elements 1 to EVERY_COUNT of `from`; what is written must be at every `dst`-th place, count up by
 * `sst`, and have poison between, before and behind. */
#define EVERY_ROW(NAME, TYPE)                                                                      \
    static EVERY_SIDE int every_row_##NAME(const every *e, EVERY_GM TYPE *at, int pe, int count,   \
                                           int dst, int sst)                                       \
    {                                                                                              \
        const int end = (count - 1) * dst + 1, size = (int)sizeof(TYPE);                           \
        EVERY_GM uint8_t *bytes = (EVERY_GM uint8_t *)at;                                          \
        int right = every_is_poison(e, bytes - 8, pe, 8);                                          \
                                                                                                   \
        for (int i = 0; i < end; i++)                                                              \
            if (i % dst == 0)                                                                      \
                right = right && every_at_##NAME(at + i, pe) == i / dst * sst + 1;                 \
            else                                                                                   \
                right = right && every_is_poison(e, bytes + i * size, pe, size);                   \
        return right && every_is_poison(e, bytes + end * size, pe, 8);                             \
    }                                                                                              \
    static EVERY_SIDE void every_source_##NAME(const every *e)                                     \
    {                                                                                              \
        every_poison(e);                                                                           \
        for (int i = 0; i < EVERY_COUNT; i++)                                                      \
            every_set_##NAME((EVERY_GM TYPE *)(e->mine + 64) + i, i + 1, e->me);                   \
        every_quiet();                                                                             \
    }

/* What was put, and what the signal's word, 5 before, has now. */
#define EVERY_PUT(step, NAME, dst, sst, count)                                                     \
    do {                                                                                           \
        every_quiet();                                                                             \
        EXPECT(e, step, every_row_##NAME(e, to, e->right, count, dst, sst));                       \
        every_source_##NAME(e);                                                                    \
        every_word_set(signal, 5, e->right);                                                       \
    } while (0)

#define EVERY_SIGNALLED(step, word) EXPECT(e, step, every_word(signal, e->right) == (word))

#define EVERY_DATA(NAME, TYPE)                                                                     \
    EVERY_ROW(NAME, TYPE)                                                                          \
    static EVERY_SIDE void every_data_##NAME(const every *e)                                       \
    {                                                                                              \
        EVERY_GM TYPE *from = (EVERY_GM TYPE *)(e->mine + 64);                                     \
        EVERY_GM TYPE *back = (EVERY_GM TYPE *)(e->mine + 1024);                                   \
        EVERY_GM TYPE *to = (EVERY_GM TYPE *)(e->lane + 64);                                       \
        EVERY_GM int32_t *signal = (EVERY_GM int32_t *)(e->lane + 1024);                           \
        const int n = EVERY_COUNT, pe = e->right;                                                  \
                                                                                                   \
        every_source_##NAME(e);                                                                    \
        aclshmem_##NAME##_put(to, from, n, pe);                                                    \
        EVERY_PUT(1, NAME, 1, 1, n);                                                               \
        aclshmem_##NAME##_put_nbi(to, from, n, pe);                                                \
        EVERY_PUT(2, NAME, 1, 1, n);                                                               \
        aclshmem_##NAME##_iput(to, from, 3, 2, 4, pe);                                             \
        EVERY_PUT(3, NAME, 3, 2, 4);                                                               \
        aclshmem_##NAME##_put_signal(to, from, n, EVERY_SIGNAL(signal), 7, ACLSHMEM_SIGNAL_SET,    \
                                     pe);                                                          \
        EVERY_SIGNALLED(4, 7);                                                                     \
        EVERY_PUT(5, NAME, 1, 1, n);                                                               \
        aclshmem_##NAME##_put_signal(to, from, n, EVERY_SIGNAL(signal), 7, ACLSHMEM_SIGNAL_ADD,    \
                                     pe);                                                          \
        every_quiet();                                                                             \
        EVERY_SIGNALLED(6, 12);                                                                    \
        EVERY_PUT(7, NAME, 1, 1, n);                                                               \
        aclshmem_##NAME##_put_signal_nbi(to, from, n, EVERY_SIGNAL(signal), 8,                     \
                                         ACLSHMEM_SIGNAL_SET, pe);                                 \
        every_quiet();                                                                             \
        EVERY_SIGNALLED(8, 8);                                                                     \
        EVERY_PUT(9, NAME, 1, 1, n);                                                               \
        aclshmem_##NAME##_put_signal_nbi(to, from, n, EVERY_SIGNAL(signal), 8,                     \
                                         ACLSHMEM_SIGNAL_ADD, pe);                                 \
        every_quiet();                                                                             \
        EVERY_SIGNALLED(10, 13);                                                                   \
        EVERY_PUT(11, NAME, 1, 1, n);                                                              \
        aclshmem_##NAME##_put(to, from, n, pe);                                                    \
        aclshmem_##NAME##_get(back, to, n, pe);                                                    \
        EXPECT(e, 12, every_row_##NAME(e, back, e->me, n, 1, 1));                                  \
        every_source_##NAME(e);                                                                    \
        aclshmem_##NAME##_put(to, from, n, pe);                                                    \
        aclshmem_##NAME##_get_nbi(back, to, n, pe);                                                \
        every_quiet();                                                                             \
        EXPECT(e, 13, every_row_##NAME(e, back, e->me, n, 1, 1));                                  \
        every_source_##NAME(e);                                                                    \
        aclshmem_##NAME##_put(to, from, n, pe);                                                    \
        aclshmem_##NAME##_iget(back, to, 2, 3, 3, pe);                                             \
        every_quiet();                                                                             \
        EXPECT(e, 14, every_row_##NAME(e, back, e->me, 3, 2, 3));                                  \
    }

EVERY_TYPES(EVERY_DATA)

/* Elements of `width` bytes, each with a byte of its own number. */
static EVERY_SIDE void every_bits_source(const every *e, int width)
{
    every_poison(e);
    for (int i = 0; i < EVERY_COUNT * width; i++)
        aclshmem_uint8_p(e->mine + 64 + i, (uint8_t)(i / width + 1), e->me);
    every_quiet();
}

static EVERY_SIDE int every_bits_row(const every *e, EVERY_GM uint8_t *at, int pe, int width,
                                     int count, int dst, int sst)
{
    const int end = ((count - 1) * dst + 1) * width;
    int right = every_is_poison(e, at - 8, pe, 8);

    for (int i = 0; i < end; i++) {
        int element = i / width;
        int wanted = element % dst == 0 ? element / dst * sst + 1 : EVERY_POISON;

        right = right && every_byte(at + i, pe) == wanted;
    }
    return right && every_is_poison(e, at + end, pe, 8);
}

#define EVERY_BITS_PUT(step, width, dst, sst, count)                                               \
    do {                                                                                           \
        every_quiet();                                                                             \
        EXPECT(e, step, every_bits_row(e, to, e->right, width, count, dst, sst));                  \
        every_bits_source(e, width);                                                               \
        every_word_set(signal, 5, e->right);                                                       \
    } while (0)

/* put and get with `n` elements of `width` bytes, under the names put##B.. */
#define EVERY_BITS_MOVES(B, width, n)                                                              \
    EVERY_GM uint8_t *from = e->mine + 64, *back = e->mine + 1024, *to = e->lane + 64;             \
    EVERY_GM int32_t *signal = (EVERY_GM int32_t *)(e->lane + 1024);                               \
    const int pe = e->right;                                                                       \
                                                                                                   \
    every_bits_source(e, width);                                                                   \
    aclshmem_put##B(to, from, n, pe);                                                              \
    EVERY_BITS_PUT(1, width, 1, 1, EVERY_COUNT);                                                   \
    aclshmem_put##B##_nbi(to, from, n, pe);                                                        \
    EVERY_BITS_PUT(2, width, 1, 1, EVERY_COUNT);                                                   \
    aclshmem_put##B##_signal(to, from, n, signal, 7, ACLSHMEM_SIGNAL_SET, pe);                     \
    every_quiet();                                                                                 \
    EVERY_SIGNALLED(3, 7);                                                                         \
    EVERY_BITS_PUT(4, width, 1, 1, EVERY_COUNT);                                                   \
    aclshmem_put##B##_signal_nbi(to, from, n, signal, 8, ACLSHMEM_SIGNAL_ADD, pe);                 \
    every_quiet();                                                                                 \
    EVERY_SIGNALLED(5, 13);                                                                        \
    EVERY_BITS_PUT(6, width, 1, 1, EVERY_COUNT);                                                   \
    aclshmem_put##B(to, from, n, pe);                                                              \
    aclshmem_get##B(back, to, n, pe);                                                              \
    EXPECT(e, 7, every_bits_row(e, back, e->me, width, EVERY_COUNT, 1, 1));                        \
    every_bits_source(e, width);                                                                   \
    aclshmem_put##B(to, from, n, pe);                                                              \
    aclshmem_get##B##_nbi(back, to, n, pe);                                                        \
    every_quiet();                                                                                 \
    EXPECT(e, 8, every_bits_row(e, back, e->me, width, EVERY_COUNT, 1, 1));                        \
    every_bits_source(e, width)

#define EVERY_BITS(B)                                                                              \
    static EVERY_SIDE void every_bits_##B(const every *e)                                          \
    {                                                                                              \
        EVERY_BITS_MOVES(B, B / 8, EVERY_COUNT);                                                   \
        aclshmem_iput##B(to, from, 3, 2, 4, pe);                                                   \
        EVERY_BITS_PUT(9, B / 8, 3, 2, 4);                                                         \
        aclshmem_put##B(to, from, EVERY_COUNT, pe);                                                \
        aclshmem_iget##B(back, to, 2, 3, 3, pe);                                                   \
        every_quiet();                                                                             \
        EXPECT(e, 10, every_bits_row(e, back, e->me, B / 8, 3, 2, 3));                             \
    }

#define EVERY_SIZES(X) X(8) X(16) X(32) X(64) X(128)

EVERY_SIZES(EVERY_BITS)

static EVERY_SIDE void every_bits_mem(const every *e)
{
    EVERY_BITS_MOVES(mem, 5, 5 * EVERY_COUNT);
}

#define RUN_DATA(NAME, TYPE) EVERY_RUN(data, NAME)
#define RUN_BITS(B)          EVERY_RUN(bits, B)

static EVERY_SIDE void run_data(every *e)
{
    int type = 0;

    EVERY_TYPES(RUN_DATA)
}

static EVERY_SIDE void run_bits(every *e)
{
    int type = 0;

    EVERY_SIZES(RUN_BITS)
    EVERY_RUN(bits, mem)
}

#endif
