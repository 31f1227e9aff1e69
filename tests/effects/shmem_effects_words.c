/* Effects of the host's waits and tests, and of its atomics. */
#include "shmem_effects.h"

/* ---- waits: nobody comes out before the words have changed ---- */

#define LATE(C)                                                                                    \
    size_t which[EFFECT_WORDS] = {77, 77, 77, 77}, count = 77;                                     \
    C values[EFFECT_WORDS] = {5, 5, 5, 5};                                                         \
    C five = 5;                                                                                    \
    uint64_t bits = 0;                                                                             \
    memcpy(&bits, &five, sizeof five);                                                             \
    effect_late *late = effect_later(w, w->words, sizeof(C), bits);                                \
    (void)which, (void)count, (void)values

#define WAITS(T, C)                                                                                \
    EFFECT(aclshmem_##T##_wait_until)                                                              \
    {                                                                                              \
        LATE(C);                                                                                   \
        DO(aclshmem_##T##_wait_until, w->words, ACLSHMEM_CMP_EQ, 5);                               \
        return effect_held(late);                                                                  \
    }                                                                                              \
    EFFECT(aclshmem_##T##_wait)                                                                    \
    {                                                                                              \
        LATE(C);                                                                                   \
        DO(aclshmem_##T##_wait, w->words, 0);                                                      \
        return effect_held(late);                                                                  \
    }                                                                                              \
    EFFECT(aclshmem_##T##_wait_until_all)                                                          \
    {                                                                                              \
        LATE(C);                                                                                   \
        DO(aclshmem_##T##_wait_until_all, w->words, EFFECT_WORDS, NULL, ACLSHMEM_CMP_EQ, 5);       \
        return effect_held(late);                                                                  \
    }                                                                                              \
    EFFECT(aclshmem_##T##_wait_until_any)                                                          \
    {                                                                                              \
        LATE(C);                                                                                   \
        DO(aclshmem_##T##_wait_until_any, w->words, EFFECT_WORDS, NULL, ACLSHMEM_CMP_EQ, 5,        \
           &count);                                                                                \
        return effect_held(late) && count < EFFECT_WORDS;                                          \
    }                                                                                              \
    EFFECT(aclshmem_##T##_wait_until_some)                                                         \
    {                                                                                              \
        LATE(C);                                                                                   \
        DO(aclshmem_##T##_wait_until_some, w->words, EFFECT_WORDS, which, NULL, ACLSHMEM_CMP_EQ,   \
           5, &count);                                                                             \
        return effect_held(late) && count > 0 && count <= EFFECT_WORDS && which[0] < EFFECT_WORDS; \
    }                                                                                              \
    EFFECT(aclshmem_##T##_wait_until_all_vector)                                                   \
    {                                                                                              \
        LATE(C);                                                                                   \
        DO(aclshmem_##T##_wait_until_all_vector, w->words, EFFECT_WORDS, NULL, ACLSHMEM_CMP_EQ,    \
           values);                                                                                \
        return effect_held(late);                                                                  \
    }                                                                                              \
    EFFECT(aclshmem_##T##_wait_until_any_vector)                                                   \
    {                                                                                              \
        LATE(C);                                                                                   \
        DO(aclshmem_##T##_wait_until_any_vector, w->words, EFFECT_WORDS, NULL, ACLSHMEM_CMP_EQ,    \
           values, &count);                                                                        \
        return effect_held(late) && count < EFFECT_WORDS;                                          \
    }                                                                                              \
    EFFECT(aclshmem_##T##_wait_until_some_vector)                                                  \
    {                                                                                              \
        LATE(C);                                                                                   \
        DO(aclshmem_##T##_wait_until_some_vector, w->words, EFFECT_WORDS, which, NULL,             \
           ACLSHMEM_CMP_EQ, values, &count);                                                       \
        return effect_held(late) && count > 0 && count <= EFFECT_WORDS && which[0] < EFFECT_WORDS; \
    }

/* ---- tests: of the words 1, 2, 2, 3 ---- */

#define WORDS(C)                                                                                   \
    C *words = w->words, values[EFFECT_WORDS] = {1, 2, 2, 3};                                      \
    size_t which[EFFECT_WORDS] = {77, 77, 77, 77}, count = 77;                                     \
    int answer = 77;                                                                               \
    memcpy(words, values, sizeof values);                                                          \
    (void)which, (void)count, (void)answer

#define TESTS(T, C)                                                                                \
    EFFECT(aclshmem_##T##_test)                                                                    \
    {                                                                                              \
        WORDS(C);                                                                                  \
        DO(aclshmem_##T##_test, words, ACLSHMEM_CMP_EQ, 1, &answer);                               \
        return answer == 1;                                                                        \
    }                                                                                              \
    EFFECT(aclshmem_##T##_test_all)                                                                \
    {                                                                                              \
        WORDS(C);                                                                                  \
        DO(aclshmem_##T##_test_all, words, EFFECT_WORDS, NULL, ACLSHMEM_CMP_GT, 0, &answer);       \
        return answer == 1;                                                                        \
    }                                                                                              \
    EFFECT(aclshmem_##T##_test_any)                                                                \
    {                                                                                              \
        WORDS(C);                                                                                  \
        DO(aclshmem_##T##_test_any, words, EFFECT_WORDS, NULL, ACLSHMEM_CMP_EQ, 3, &count);        \
        return count == 3;                                                                         \
    }                                                                                              \
    EFFECT(aclshmem_##T##_test_some)                                                               \
    {                                                                                              \
        WORDS(C);                                                                                  \
        DO(aclshmem_##T##_test_some, words, EFFECT_WORDS, which, NULL, ACLSHMEM_CMP_EQ, 2,         \
           &count);                                                                                \
        return count == 2 && which[0] == 1 && which[1] == 2;                                       \
    }                                                                                              \
    EFFECT(aclshmem_##T##_test_all_vector)                                                         \
    {                                                                                              \
        WORDS(C);                                                                                  \
        DO(aclshmem_##T##_test_all_vector, words, EFFECT_WORDS, NULL, ACLSHMEM_CMP_EQ, values,     \
           &answer);                                                                               \
        return answer == 1;                                                                        \
    }                                                                                              \
    EFFECT(aclshmem_##T##_test_any_vector)                                                         \
    {                                                                                              \
        WORDS(C);                                                                                  \
        words[0] = words[1] = words[2] = 9;                                                        \
        DO(aclshmem_##T##_test_any_vector, words, EFFECT_WORDS, NULL, ACLSHMEM_CMP_EQ, values,     \
           &count);                                                                                \
        return count == 3;                                                                         \
    }                                                                                              \
    EFFECT(aclshmem_##T##_test_some_vector)                                                        \
    {                                                                                              \
        WORDS(C);                                                                                  \
        words[0] = words[3] = 9;                                                                   \
        DO(aclshmem_##T##_test_some_vector, words, EFFECT_WORDS, which, NULL, ACLSHMEM_CMP_EQ,     \
           values, &count);                                                                        \
        return count == 2 && which[0] == 1 && which[1] == 2;                                       \
    }

#define BOTH(T, C) WAITS(T, C) TESTS(T, C)
BOTH(float, float)
BOTH(int8, int8_t)
BOTH(int16, int16_t)
BOTH(int32, int32_t)
BOTH(int64, int64_t)
BOTH(uint8, uint8_t)
BOTH(uint16, uint16_t)
BOTH(uint32, uint32_t)
BOTH(uint64, uint64_t)
BOTH(char, char)

/* ---- atomics on the right neighbour's word, which was 12 ---- */

#define TWELVE(C)                                                                                  \
    C old = 77;                                                                                    \
    (void)old;                                                                                     \
    *(C *)w->words = 12;                                                                           \
    effect_meet(w)

#define AFTER(C, value) (effect_meet(w), *(C *)w->words == (C)(value))

/* Without the old word, with it, with it through a pointer. */
#define CHANGES(T, C, op, value, ...)                                                              \
    EFFECT(aclshmem_##T##_atomic_##op)                                                             \
    {                                                                                              \
        TWELVE(C);                                                                                 \
        DO(aclshmem_##T##_atomic_##op, w->words, ##__VA_ARGS__, w->right);                         \
        return AFTER(C, value);                                                                    \
    }                                                                                              \
    FETCHES(T, C, fetch_##op, value, ##__VA_ARGS__)

#define FETCHES(T, C, op, value, ...)                                                              \
    EFFECT(aclshmem_##T##_atomic_##op)                                                             \
    {                                                                                              \
        TWELVE(C);                                                                                 \
        old = DO(aclshmem_##T##_atomic_##op, w->words, ##__VA_ARGS__, w->right);                   \
        return AFTER(C, value) && old == 12;                                                       \
    }                                                                                              \
    EFFECT(aclshmem_##T##_atomic_##op##_nbi)                                                       \
    {                                                                                              \
        TWELVE(C);                                                                                 \
        DO(aclshmem_##T##_atomic_##op##_nbi, &old, w->words, ##__VA_ARGS__, w->right);             \
        return AFTER(C, value) && old == 12;                                                       \
    }

#define SETS(T, C)                                                                                 \
    EFFECT(aclshmem_##T##_atomic_set)                                                              \
    {                                                                                              \
        TWELVE(C);                                                                                 \
        DO(aclshmem_##T##_atomic_set, w->words, 5, w->right);                                      \
        return AFTER(C, 5);                                                                        \
    }                                                                                              \
    FETCHES(T, C, swap, 5, 5)

#define ATOMICS(T, C)                                                                              \
    SETS(T, C)                                                                                     \
    FETCHES(T, C, fetch, 12)                                                                       \
    FETCHES(T, C, compare_swap, 5, 12, 5)                                                          \
    CHANGES(T, C, inc, 13)                                                                         \
    CHANGES(T, C, add, 17, 5)                                                                      \
    CHANGES(T, C, and, 4, 5)                                                                       \
    CHANGES(T, C, or, 13, 5)                                                                       \
    CHANGES(T, C, xor, 9, 5)
ATOMICS(int32, int32_t)
ATOMICS(uint32, uint32_t)
ATOMICS(int64, int64_t)
ATOMICS(uint64, uint64_t)
SETS(float, float)

#define ADDS(T, C, before, more, after)                                                            \
    EFFECT(aclshmem_##T##_atomic_add)                                                              \
    {                                                                                              \
        *(C *)w->words = before;                                                                   \
        effect_meet(w);                                                                            \
        DO(aclshmem_##T##_atomic_add, w->words, more, w->right);                                   \
        return AFTER(C, after);                                                                    \
    }
ADDS(int8, int8_t, 12, 5, 17)
ADDS(int16, int16_t, 12, 5, 17)
ADDS(float, float, 12, 5, 17)
ADDS(half, aclFloat16, 0x3c00, 0x3c00, 0x4000)   /* 1 + 1 */
ADDS(bfloat16, uint16_t, 0x3f80, 0x3f80, 0x4000) /* 1 + 1 */
