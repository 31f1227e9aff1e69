/* shmem/combine.c: see combine.h. Plain loops, which compilers vectorise. */
#include "shmem/combine.h"

#include <math.h>
#include <stdint.h>

#include "shmem/host_device/shmem_codes.h"

bool shmem_combines(int type, int op)
{
    bool number = type == AIVD_SHM_FLOAT || type == AIVD_SHM_DOUBLE;
    bool integer = type >= AIVD_SHM_INT8 && type <= AIVD_SHM_UINT64;
    bool bits = op == AIVD_SHM_REDUCE_AND || op == AIVD_SHM_REDUCE_OR || op == AIVD_SHM_REDUCE_XOR;
    return op > AIVD_SHM_REDUCE_NONE && op <= AIVD_SHM_REDUCE_PROD &&
           (integer || (number && !bits));
}

#define LOOP(type, expression)                                                                     \
    do {                                                                                           \
        type *a_ = into;                                                                           \
        const type *b_ = with;                                                                     \
        for (size_t i = 0; i < count; i++) {                                                       \
            type a = a_[i], b = b_[i];                                                             \
            a_[i] = (type)(expression);                                                            \
        }                                                                                          \
        return;                                                                                    \
    } while (0)

/* `wide`: an unsigned type in which sums and products wrap, also of 8 and 16 bits. */
#define INTEGER(name, type, wide)                                                                  \
    static void name(int op, void *into, const void *with, size_t count)                           \
    {                                                                                              \
        switch (op) {                                                                              \
        case AIVD_SHM_REDUCE_AND:                                                                  \
            LOOP(type, a &b);                                                                      \
        case AIVD_SHM_REDUCE_OR:                                                                   \
            LOOP(type, a | b);                                                                     \
        case AIVD_SHM_REDUCE_XOR:                                                                  \
            LOOP(type, a ^ b);                                                                     \
        case AIVD_SHM_REDUCE_MIN:                                                                  \
            LOOP(type, a < b ? a : b);                                                             \
        case AIVD_SHM_REDUCE_MAX:                                                                  \
            LOOP(type, a > b ? a : b);                                                             \
        case AIVD_SHM_REDUCE_SUM:                                                                  \
            LOOP(type, (wide)a + (wide)b);                                                         \
        default:                                                                                   \
            LOOP(type, (wide)a *(wide)b);                                                          \
        }                                                                                          \
    }

#define REAL(name, type, least, most)                                                              \
    static void name(int op, void *into, const void *with, size_t count)                           \
    {                                                                                              \
        switch (op) {                                                                              \
        case AIVD_SHM_REDUCE_MIN:                                                                  \
            LOOP(type, least(a, b));                                                               \
        case AIVD_SHM_REDUCE_MAX:                                                                  \
            LOOP(type, most(a, b));                                                                \
        case AIVD_SHM_REDUCE_SUM:                                                                  \
            LOOP(type, a + b);                                                                     \
        default:                                                                                   \
            LOOP(type, a *b);                                                                      \
        }                                                                                          \
    }

INTEGER(int8s, int8_t, uint32_t)
INTEGER(int16s, int16_t, uint32_t)
INTEGER(int32s, int32_t, uint32_t)
INTEGER(int64s, int64_t, uint64_t)
INTEGER(uint8s, uint8_t, uint32_t)
INTEGER(uint16s, uint16_t, uint32_t)
INTEGER(uint32s, uint32_t, uint32_t)
INTEGER(uint64s, uint64_t, uint64_t)
REAL(floats, float, fminf, fmaxf)
REAL(doubles, double, fmin, fmax)

void shmem_combine(int type, int op, void *into, const void *with, size_t count)
{
    static void (*const by_type[AIVD_SHM_TYPE_COUNT])(int, void *, const void *, size_t) = {
        [AIVD_SHM_INT8] = int8s,     [AIVD_SHM_INT16] = int16s,   [AIVD_SHM_INT32] = int32s,
        [AIVD_SHM_INT64] = int64s,   [AIVD_SHM_UINT8] = uint8s,   [AIVD_SHM_UINT16] = uint16s,
        [AIVD_SHM_UINT32] = uint32s, [AIVD_SHM_UINT64] = uint64s, [AIVD_SHM_FLOAT] = floats,
        [AIVD_SHM_DOUBLE] = doubles,
    };
    by_type[type](op, into, with, count);
}
