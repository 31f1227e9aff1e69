/* shmem/atomic.c: atomics of the host, on words in any PE's heap. Integers of 32 and 64 bits are
 * one instruction; the small and the floating types are added by a compare-and-swap of the word
 * around them, as kernels add them (core/asc_atomic). */
#include "shmem/atomic.h"

#include <string.h>

#include "core/asc_atomic.h"
#include "shmem/operand.h"
#include "shmem/stats.h"

/* ---- words of 4 and 8 bytes ---- */

/* Release and acquire: an atomic says that what was put before is there, and is a look at what
 * others said. */
#define WORD_ATOMIC(type, word)                                                                    \
    do {                                                                                           \
        type *w_ = (word);                                                                         \
        type v_ = (type)value, expected_ = (type)cond;                                             \
        switch (op) {                                                                              \
        case AIVD_SHM_ATOMIC_FETCH:                                                                \
            return __atomic_load_n(w_, __ATOMIC_ACQUIRE);                                          \
        case AIVD_SHM_ATOMIC_SET:                                                                  \
            __atomic_store_n(w_, v_, __ATOMIC_RELEASE);                                            \
            return 0;                                                                              \
        case AIVD_SHM_ATOMIC_SWAP:                                                                 \
            return __atomic_exchange_n(w_, v_, __ATOMIC_ACQ_REL);                                  \
        case AIVD_SHM_ATOMIC_COMPARE_SWAP:                                                         \
            __atomic_compare_exchange_n(w_, &expected_, v_, 0, __ATOMIC_ACQ_REL,                   \
                                        __ATOMIC_ACQUIRE);                                         \
            return expected_;                                                                      \
        case AIVD_SHM_ATOMIC_ADD:                                                                  \
            return __atomic_fetch_add(w_, v_, __ATOMIC_ACQ_REL);                                   \
        case AIVD_SHM_ATOMIC_AND:                                                                  \
            return __atomic_fetch_and(w_, v_, __ATOMIC_ACQ_REL);                                   \
        case AIVD_SHM_ATOMIC_OR:                                                                   \
            return __atomic_fetch_or(w_, v_, __ATOMIC_ACQ_REL);                                    \
        default:                                                                                   \
            return __atomic_fetch_xor(w_, v_, __ATOMIC_ACQ_REL);                                   \
        }                                                                                          \
    } while (0)

static uint64_t word_atomic(int op, uint32_t bytes, void *word, uint64_t value, uint64_t cond)
{
    if (bytes == 4)
        WORD_ATOMIC(uint32_t, word);
    WORD_ATOMIC(uint64_t, word);
}

/* ---- sums of the other types ---- */

static bool element_of(int type, core_element *element)
{
    switch (type) {
    case AIVD_SHM_INT8:
        *element = ELEMENT_S8;
        return true;
    case AIVD_SHM_INT16:
        *element = ELEMENT_S16;
        return true;
    case AIVD_SHM_HALF:
        *element = ELEMENT_F16;
        return true;
    case AIVD_SHM_BFLOAT16:
        *element = ELEMENT_BF16;
        return true;
    case AIVD_SHM_FLOAT:
        *element = ELEMENT_F32;
        return true;
    default:
        return false;
    }
}

static aivd_status check(const shmem_pe *pe, const char *call, int type, const void *dest, int peer)
{
    uint32_t bytes = shmem_type_bytes(type);
    aivd_status s = shmem_pe_check(pe, call, peer);
    if (!s)
        s = shmem_symmetric_check(pe, call, "dest", dest, bytes);
    return s ? s : shmem_word_check(call, dest, bytes);
}

/* A recorded run sees an atomic read-modify-write of the host. */
static void tell(void *word, const uint64_t *value, uint32_t bytes, int op)
{
    npu_record_reduce(word, value, bytes, (uint32_t)op << 8);
}

uint64_t shmem_atomic(const char *call, int op, int type, void *dest, uint64_t value, uint64_t cond,
                      int pe)
{
    core_element element;
    shmem_pe *own = shmem_pe_of(call);
    if (!own || check(own, call, type, dest, pe))
        return 0;
    uint32_t bytes = shmem_type_bytes(type);
    uint8_t *word = shmem_translate(own, dest, (uint32_t)pe);
    uint64_t before = 0;
    if (fabric_touch(word, bytes))
        return 0;
    if (record_on())
        tell(word, &value, bytes, op);
    if (op == AIVD_SHM_ATOMIC_ADD && element_of(type, &element))
        core_atomic_bytes(ATOMIC_ADD, element, word, (const uint8_t *)&value, bytes);
    else
        before = word_atomic(op, bytes, word, value, cond);
    if (op != AIVD_SHM_ATOMIC_FETCH)
        fabric_ring_if_waited(word);
    shmem_count(own, SHMEM_ATOMIC, bytes);
    return before;
}
