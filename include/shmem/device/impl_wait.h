/* device/impl_wait.h: words against values, behind the calls of kernels. Words are this PE's own, or
 * another one's as aclshmem_ptr gives them. They are fetched by MTE2, as flags are, so a poll needs no
 * cache operation; it lets others run, and ends with the kernel's deadline. */
#ifndef SHMEM_DEVICE_IMPL_WAIT_H
#define SHMEM_DEVICE_IMPL_WAIT_H

#include "impl_rma.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Refuses words that are in no PE's heap: those of another PE are reached by aclshmem_ptr. */
void aivd_shm_check_reach(const char *call, const void *address, uint64_t bytes);
/* Refuses a comparison that does not exist. */
void aivd_shm_check_cmp(const char *call, int cmp);
/* The word, where nobody looks; false else. */
bool aivd_shm_direct_load(const void *word, uint32_t bytes, uint64_t *value);
/* Returns when `word cmp value` holds, with the word in *seen, where nobody looks; false else, with
 * the number of the wait, which the caller performs. */
bool aivd_shm_direct_wait(const void *word, int type, int cmp, uint64_t value, uint64_t *seen);

#ifdef __cplusplus
}
#endif

static __aicore__ AIVD_INLINE uint32_t aivd_shm_type_bytes(int type)
{
    return type == AIVD_SHM_INT8 || type == AIVD_SHM_UINT8                               ? 1
           : type == AIVD_SHM_INT16 || type == AIVD_SHM_UINT16 || type == AIVD_SHM_HALF ||
                   type == AIVD_SHM_BFLOAT16                                             ? 2
           : type == AIVD_SHM_INT64 || type == AIVD_SHM_UINT64 || type == AIVD_SHM_DOUBLE ? 8
                                                                                          : 4;
}

/* A value's bits, from memory of this core. */
static __aicore__ AIVD_INLINE uint64_t aivd_shm_bits_at(const void *value, uint32_t bytes)
{
    uint64_t bits = 0;

    __builtin_memcpy(&bits, value, bytes);
    return bits;
}

#define AIVD_SHM_COMPARE(type, a, b)                                                               \
    do {                                                                                           \
        type a_, b_;                                                                               \
        __builtin_memcpy(&a_, &(a), sizeof(a_));                                                   \
        __builtin_memcpy(&b_, &(b), sizeof(b_));                                                   \
        less = a_ < b_;                                                                            \
        equal = a_ == b_;                                                                          \
    } while (0)

static __aicore__ AIVD_INLINE bool aivd_shm_holds(int type, int cmp, uint64_t word, uint64_t value)
{
    bool less = false, equal = false;

    switch (type) {
    case AIVD_SHM_INT8:
        AIVD_SHM_COMPARE(int8_t, word, value);
        break;
    case AIVD_SHM_INT16:
        AIVD_SHM_COMPARE(int16_t, word, value);
        break;
    case AIVD_SHM_INT32:
        AIVD_SHM_COMPARE(int32_t, word, value);
        break;
    case AIVD_SHM_INT64:
        AIVD_SHM_COMPARE(int64_t, word, value);
        break;
    case AIVD_SHM_FLOAT:
        AIVD_SHM_COMPARE(float, word, value);
        break;
    default: /* shorter words have zeros above them */
        AIVD_SHM_COMPARE(uint64_t, word, value);
        break;
    }
    switch (cmp) {
    case ACLSHMEM_CMP_EQ:
        return equal;
    case ACLSHMEM_CMP_NE:
        return !equal;
    case ACLSHMEM_CMP_GT:
        return !less && !equal;
    case ACLSHMEM_CMP_GE:
        return !less;
    case ACLSHMEM_CMP_LT:
        return less;
    default:
        return less || equal;
    }
}

static __aicore__ AIVD_INLINE uint64_t aivd_shm_load(__gm__ const void *word, uint32_t bytes)
{
    uint64_t value = 0;

    if (!aivd_shm_direct_load((const void *)word, bytes, &value))
        aivd_shm_get_value(&value, word, bytes);
    return value;
}

/* The operands of a wait: words of a PE, a comparison that exists. */
static __aicore__ AIVD_INLINE void aivd_shm_check_words(const char *call, __gm__ const void *words,
                                                        uint64_t count, uint32_t bytes, int cmp)
{
    aivd_shm_check_cmp(call, cmp);
    if (count != 0)
        aivd_shm_check_reach(call, (const void *)words, aivd_shm_bytes(count, bytes));
}

/* Waits for one word; returns it. */
static __aicore__ AIVD_INLINE uint64_t aivd_shm_wait_one(__gm__ const void *word, int type, int cmp,
                                                         uint64_t value)
{
    uint64_t seen = 0, number;

    if (aivd_shm_direct_wait((const void *)word, type, cmp, value, &seen))
        return seen;
    number = seen;
    do
        seen = aivd_shm_load(word, aivd_shm_type_bytes(type));
    while (!aivd_shm_holds(type, cmp, seen, value));
    return aivd_dev_taken(seen, number);
}

/* What one look at all words has found. */
typedef struct aivd_shm_found {
    uint64_t asked, held, first;
} aivd_shm_found;

static __aicore__ AIVD_INLINE aivd_shm_found
aivd_shm_look(unsigned form, int type, __gm__ const void *words, uint64_t count,
              __gm__ const int *status, int cmp, const void *values, __gm__ size_t *indices)
{
    uint32_t bytes = aivd_shm_type_bytes(type);
    aivd_shm_found found = {0, 0, UINT64_MAX};

    for (uint64_t i = 0; i < count; i++) {
        uint64_t at = (form & AIVD_SHM_WAIT_VECTOR) != 0 ? i * bytes : 0;

        if (status != NULL && status[i] != 0)
            continue;
        found.asked++;
        if (!aivd_shm_holds(type, cmp,
                            aivd_shm_load((__gm__ const uint8_t *)words + i * bytes, bytes),
                            aivd_shm_bits_at((const uint8_t *)values + at, bytes)))
            continue;
        if (indices != NULL)
            indices[found.held] = (size_t)i;
        if (found.held++ == 0)
            found.first = i;
    }
    return found;
}

/* What the call returns: ANY the first word that holds (UINT64_MAX: none), SOME how many hold, TEST of
 * one or all 1 or 0. */
static __aicore__ AIVD_INLINE uint64_t aivd_shm_wait(const char *call, unsigned form, int type,
                                                     __gm__ const void *words, uint64_t count,
                                                     __gm__ const int *status, int cmp,
                                                     const void *values, __gm__ size_t *indices)
{
    unsigned which = form & AIVD_SHM_WAIT_FORM;
    bool any = which == AIVD_SHM_WAIT_ANY || which == AIVD_SHM_WAIT_SOME;
    uint32_t bytes = aivd_shm_type_bytes(type);
    aivd_shm_found found;
    bool enough;

    aivd_shm_check_words(call, words, count, bytes, cmp);
    if (which == AIVD_SHM_WAIT_ONE && (form & AIVD_SHM_WAIT_TEST) == 0) {
        (void)aivd_shm_wait_one(words, type, cmp, aivd_shm_bits_at(values, bytes));
        return 1;
    }
    do {
        found = aivd_shm_look(form, type, words, count, status, cmp, values, indices);
        enough = any && found.asked != 0 ? found.held != 0 : found.held == found.asked;
    } while (!enough && (form & AIVD_SHM_WAIT_TEST) == 0);
    return which == AIVD_SHM_WAIT_ANY ? found.first : which == AIVD_SHM_WAIT_SOME ? found.held : enough;
}

/* Signals: words of 32 bits, signed, or of 64 bits with AIVD_SHM_SIGNAL64. */
static __aicore__ AIVD_INLINE uint64_t aivd_shm_signal_wait(const char *call,
                                                            __gm__ const void *word, int cmp,
                                                            uint64_t value, unsigned flags)
{
    int type = (flags & AIVD_SHM_SIGNAL64) != 0 ? AIVD_SHM_UINT64 : AIVD_SHM_INT32;

    aivd_shm_check_words(call, word, 1, aivd_shm_type_bytes(type), cmp);
    return aivd_shm_wait_one(word, type, cmp, value);
}

static __aicore__ AIVD_INLINE uint64_t aivd_shm_signal_fetch(const char *call,
                                                             __gm__ const void *word, unsigned flags)
{
    uint32_t bytes = (flags & AIVD_SHM_SIGNAL64) != 0 ? 8 : 4;

    aivd_shm_check_words(call, word, 1, bytes, ACLSHMEM_CMP_EQ);
    return aivd_shm_load(word, bytes);
}

#endif
