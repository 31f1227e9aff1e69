/* Bodies of tests/ranks/shmem_every.c: waits, tests and atomics of every type, by hosts and by
 * kernels. A PE changes its own words and its lane of the right neighbour's board, so every old and
 * every new value is known. */
#ifndef SHMEM_EVERY_WORDS_H
#define SHMEM_EVERY_WORDS_H

#include "shmem_every_args.h"

/* Hosts get results through a last pointer, kernels as values. */
#ifdef __CCE_AICORE__
#define GOT(result, call, ...) (result) = call(__VA_ARGS__)
#else
#define GOT(result, call, ...) call(__VA_ARGS__, &(result))
#endif

/* Eight words 0 to 7: which of them compare with 4, how many, and the first. */
#define EVERY_CMP_ROWS                                                                             \
    {                                                                                              \
        {ACLSHMEM_CMP_EQ, 1, 4}, {ACLSHMEM_CMP_NE, 7, 0}, {ACLSHMEM_CMP_GT, 3, 5},                 \
            {ACLSHMEM_CMP_GE, 4, 4}, {ACLSHMEM_CMP_LT, 4, 0},                                      \
        {                                                                                          \
            ACLSHMEM_CMP_LE, 5, 0                                                                  \
        }                                                                                          \
    }

#define EVERY_WORDS(NAME, TYPE)                                                                    \
    static EVERY_SIDE void every_words_##NAME(const every *e)                                      \
    {                                                                                              \
        const int rows[6][3] = EVERY_CMP_ROWS;                                                     \
        EVERY_GM TYPE *w = (EVERY_GM TYPE *)(e->mine + 64);                                        \
        EVERY_GM TYPE *values = (EVERY_GM TYPE *)(e->mine + 256);                                  \
        EVERY_GM int32_t *status = (EVERY_GM int32_t *)(e->mine + 512);                            \
        EVERY_GM size_t *indices = (EVERY_GM size_t *)(e->mine + 768);                             \
        EVERY_GM TYPE *from_left =                                                                 \
            (EVERY_GM TYPE *)(e->board + e->left * EVERY_LANE + 2048 + 64 * e->type);              \
        EVERY_GM TYPE *to_right = (EVERY_GM TYPE *)(e->lane + 2048 + 64 * e->type);                \
        size_t n = 0;                                                                              \
        int yes = 0;                                                                               \
                                                                                                   \
        every_poison(e);                                                                           \
        for (int i = 0; i < 8; i++) {                                                              \
            every_set_##NAME(w + i, i, e->me);                                                     \
            every_set_##NAME(values + i, i, e->me);                                                \
            every_word_set(status + i, i % 2, e->me);                                              \
        }                                                                                          \
        for (int k = 0; k < 6; k++) {                                                              \
            int cmp = rows[k][0];                                                                  \
            size_t count = (size_t)rows[k][1], first = (size_t)rows[k][2];                         \
            GOT(n, aclshmem_##NAME##_test_some, w, 8, indices, NULL, cmp, (TYPE)4);                \
            EXPECT(e, 1, n == count && indices[0] == first);                                       \
            GOT(n, aclshmem_##NAME##_test_any, w, 8, NULL, cmp, (TYPE)4);                          \
            EXPECT(e, 2, n == first);                                                              \
            GOT(n, aclshmem_##NAME##_wait_until_some, w, 8, indices, NULL, cmp, (TYPE)4);          \
            EXPECT(e, 3, n == count && indices[0] == first);                                       \
            GOT(n, aclshmem_##NAME##_wait_until_any, w, 8, NULL, cmp, (TYPE)4);                    \
            EXPECT(e, 4, n == first);                                                              \
            for (int i = 0; i < 8; i++) {                                                          \
                int holds = cmp == ACLSHMEM_CMP_EQ   ? i == 4                                      \
                            : cmp == ACLSHMEM_CMP_NE ? i != 4                                      \
                            : cmp == ACLSHMEM_CMP_GT ? i > 4                                       \
                            : cmp == ACLSHMEM_CMP_GE ? i >= 4                                      \
                            : cmp == ACLSHMEM_CMP_LT ? i < 4                                       \
                                                     : i <= 4;                                     \
                GOT(yes, aclshmem_##NAME##_test, w + i, cmp, (TYPE)4);                             \
                EXPECT(e, 5, yes == holds);                                                        \
                if (holds)                                                                         \
                    aclshmem_##NAME##_wait_until(w + i, cmp, (TYPE)4);                             \
            }                                                                                      \
        }                                                                                          \
        GOT(n, aclshmem_##NAME##_test_some, w, 8, indices, status, ACLSHMEM_CMP_GE, (TYPE)0);      \
        EXPECT(e, 6, n == 4 && indices[0] == 0 && indices[3] == 6);                                \
        GOT(n, aclshmem_##NAME##_test_any, w, 8, status, ACLSHMEM_CMP_EQ, (TYPE)3);                \
        EXPECT(e, 7, n == SIZE_MAX);                                                               \
        GOT(yes, aclshmem_##NAME##_test_all, w, 8, NULL, ACLSHMEM_CMP_GE, (TYPE)0);                \
        EXPECT(e, 8, yes == 1);                                                                    \
        GOT(yes, aclshmem_##NAME##_test_all, w, 8, NULL, ACLSHMEM_CMP_GE, (TYPE)1);                \
        EXPECT(e, 9, yes == 0);                                                                    \
        GOT(yes, aclshmem_##NAME##_test_all_vector, w, 8, NULL, ACLSHMEM_CMP_EQ, values);          \
        EXPECT(e, 10, yes == 1);                                                                   \
        aclshmem_##NAME##_wait_until_all(w, 8, NULL, ACLSHMEM_CMP_LE, (TYPE)7);                    \
        aclshmem_##NAME##_wait_until_all_vector(w, 8, NULL, ACLSHMEM_CMP_EQ, values);              \
        every_set_##NAME(values + 7, 0, e->me);                                                    \
        GOT(yes, aclshmem_##NAME##_test_all_vector, w, 8, NULL, ACLSHMEM_CMP_EQ, values);          \
        EXPECT(e, 11, yes == 0);                                                                   \
        GOT(n, aclshmem_##NAME##_test_any_vector, w, 8, NULL, ACLSHMEM_CMP_NE, values);            \
        EXPECT(e, 12, n == 7);                                                                     \
        GOT(n, aclshmem_##NAME##_wait_until_any_vector, w, 8, NULL, ACLSHMEM_CMP_NE, values);      \
        EXPECT(e, 13, n == 7);                                                                     \
        GOT(n, aclshmem_##NAME##_test_some_vector, w, 8, indices, NULL, ACLSHMEM_CMP_EQ, values);  \
        EXPECT(e, 14, n == 7 && indices[6] == 6);                                                  \
        GOT(n, aclshmem_##NAME##_wait_until_some_vector, w, 8, indices, NULL, ACLSHMEM_CMP_NE,     \
            values);                                                                               \
        EXPECT(e, 15, n == 1 && indices[0] == 7);                                                  \
        aclshmem_##NAME##_wait(w + 3, (TYPE)2);                                                    \
        /* the sign of the type, and its width: what lies beside the word is poison */             \
        every_set_##NAME(w + 8, -1, e->me);                                                        \
        GOT(yes, aclshmem_##NAME##_test, w + 8, ACLSHMEM_CMP_GT, (TYPE)0);                         \
        EXPECT(e, 16, yes == ((TYPE)-1 > (TYPE)0));                                                \
        GOT(yes, aclshmem_##NAME##_test, w + 8, ACLSHMEM_CMP_EQ, (TYPE)-1);                        \
        EXPECT(e, 17, yes == 1);                                                                   \
        /* what the left neighbour writes ends a wait */                                           \
        every_set_##NAME(to_right, e->token, e->right);                                            \
        aclshmem_##NAME##_wait_until(from_left, ACLSHMEM_CMP_EQ, (TYPE)e->token);                  \
    }

EVERY_WAIT_TYPES(EVERY_WORDS)

/* One word of my lane on the right neighbour, poison beside it. */
#define EVERY_FETCHED(step, NAME, wanted, op, ...)                                                 \
    do {                                                                                           \
        aclshmem_##NAME##_atomic_##op##_nbi(fetched, w, __VA_ARGS__);                              \
        every_quiet();                                                                             \
        EXPECT(e, step, every_at_##NAME(fetched, e->me) == (wanted));                              \
    } while (0)

#define EVERY_ATOMIC(NAME, TYPE)                                                                   \
    static EVERY_SIDE void every_atomic_##NAME(const every *e)                                     \
    {                                                                                              \
        EVERY_GM TYPE *w = (EVERY_GM TYPE *)(e->lane + 64);                                        \
        EVERY_GM TYPE *fetched = (EVERY_GM TYPE *)(e->mine + 64);                                  \
        const TYPE high = (TYPE)((TYPE)1 << (sizeof(TYPE) * 8 - 2));                               \
        const int pe = e->right;                                                                   \
                                                                                                   \
        every_poison(e);                                                                           \
        aclshmem_##NAME##_atomic_set(w, 5, pe);                                                    \
        every_quiet();                                                                             \
        EXPECT(e, 1, aclshmem_##NAME##_atomic_fetch(w, pe) == 5);                                  \
        EXPECT(e, 2, aclshmem_##NAME##_atomic_swap(w, 9, pe) == 5);                                \
        EXPECT(e, 3, aclshmem_##NAME##_atomic_compare_swap(w, 9, 12, pe) == 9);                    \
        EXPECT(e, 4, aclshmem_##NAME##_atomic_compare_swap(w, 9, 77, pe) == 12);                   \
        aclshmem_##NAME##_atomic_inc(w, pe);                                                       \
        every_quiet();                                                                             \
        EXPECT(e, 5, aclshmem_##NAME##_atomic_fetch_inc(w, pe) == 13);                             \
        aclshmem_##NAME##_atomic_add(w, 6, pe);                                                    \
        every_quiet();                                                                             \
        EXPECT(e, 6, aclshmem_##NAME##_atomic_fetch_add(w, 4, pe) == 20);                          \
        aclshmem_##NAME##_atomic_and(w, 0x19, pe);                                                 \
        every_quiet();                                                                             \
        EXPECT(e, 7, aclshmem_##NAME##_atomic_fetch_and(w, 0x0f, pe) == 24);                       \
        aclshmem_##NAME##_atomic_or(w, 3, pe);                                                     \
        every_quiet();                                                                             \
        EXPECT(e, 8, aclshmem_##NAME##_atomic_fetch_or(w, 0x10, pe) == 11);                        \
        aclshmem_##NAME##_atomic_xor(w, 1, pe);                                                    \
        every_quiet();                                                                             \
        EXPECT(e, 9, aclshmem_##NAME##_atomic_fetch_xor(w, 3, pe) == 26);                          \
        EVERY_FETCHED(10, NAME, 25, fetch, pe);                                                    \
        EVERY_FETCHED(11, NAME, 25, swap, 40, pe);                                                 \
        EVERY_FETCHED(12, NAME, 40, compare_swap, 40, 41, pe);                                     \
        EVERY_FETCHED(13, NAME, 41, compare_swap, 40, 77, pe);                                     \
        EVERY_FETCHED(14, NAME, 41, fetch_inc, pe);                                                \
        EVERY_FETCHED(15, NAME, 42, fetch_add, 8, pe);                                             \
        EVERY_FETCHED(16, NAME, 50, fetch_and, 0x36, pe);                                          \
        EVERY_FETCHED(17, NAME, 50, fetch_or, 1, pe);                                              \
        EVERY_FETCHED(18, NAME, 51, fetch_xor, 2, pe);                                             \
        EXPECT(e, 19, aclshmem_##NAME##_atomic_fetch_add(w, high, pe) == 49);                      \
        EXPECT(e, 20, aclshmem_##NAME##_atomic_swap(w, 1, pe) == (TYPE)(high + 49));               \
        EXPECT(e, 21, every_is_poison(e, (EVERY_GM uint8_t *)w - 8, pe, 8));                       \
        EXPECT(e, 22, every_is_poison(e, (EVERY_GM uint8_t *)(w + 1), pe, 8));                     \
        EXPECT(e, 23, every_is_poison(e, (EVERY_GM uint8_t *)(fetched + 1), e->me, 8));            \
    }

EVERY_ATOMIC_TYPES(EVERY_ATOMIC)

/* A value is added to a number of this type, whose neighbours stay as they are. */
#define EVERY_ADD(NAME, TYPE)                                                                      \
    static EVERY_SIDE void every_add_##NAME(const every *e)                                        \
    {                                                                                              \
        EVERY_GM TYPE *w = (EVERY_GM TYPE *)(e->lane + 64);                                        \
                                                                                                   \
        every_poison(e);                                                                           \
        every_set_##NAME(w, 5, e->right);                                                          \
        every_quiet();                                                                             \
        aclshmem_##NAME##_atomic_add(w, every_of_##NAME(7), e->right);                             \
        aclshmem_##NAME##_atomic_add(w, every_of_##NAME(-3), e->right);                            \
        every_quiet();                                                                             \
        EXPECT(e, 1, every_at_##NAME(w, e->right) == 9);                                           \
        EXPECT(e, 2, every_is_poison(e, (EVERY_GM uint8_t *)w - 8, e->right, 8));                  \
        EXPECT(e, 3, every_is_poison(e, (EVERY_GM uint8_t *)(w + 1), e->right, 8));                \
    }

EVERY_ADD_TYPES(EVERY_ADD)

static EVERY_SIDE void every_atomic_float(const every *e)
{
    EVERY_GM float *w = (EVERY_GM float *)(e->lane + 64);
    EVERY_GM float *fetched = (EVERY_GM float *)(e->mine + 64);

    every_poison(e);
    aclshmem_float_atomic_set(w, 2.0f, e->right);
    every_quiet();
    EXPECT(e, 1, aclshmem_float_atomic_swap(w, -1.0f, e->right) == 2.0f);
    EVERY_FETCHED(2, float, -1, swap, 8.0f, e->right);
    EXPECT(e, 3, every_at_float(w, e->right) == 8);
    EXPECT(e, 4, every_is_poison(e, (EVERY_GM uint8_t *)w - 8, e->right, 8));
    EXPECT(e, 5, every_is_poison(e, (EVERY_GM uint8_t *)(w + 1), e->right, 8));
}

#define RUN_WORDS(NAME, TYPE)  EVERY_RUN(words, NAME)
#define RUN_ATOMIC(NAME, TYPE) EVERY_RUN(atomic, NAME)
#define RUN_ADD(NAME, TYPE)    EVERY_RUN(add, NAME)

static EVERY_SIDE void run_words(every *e)
{
    int type = 0;

    EVERY_WAIT_TYPES(RUN_WORDS)
}

static EVERY_SIDE void run_atomic(every *e)
{
    int type = 0;

    EVERY_ATOMIC_TYPES(RUN_ATOMIC)
    EVERY_RUN(atomic, float)
}

static EVERY_SIDE void run_add(every *e)
{
    int type = 0;

    EVERY_ADD_TYPES(RUN_ADD)
}

#endif
