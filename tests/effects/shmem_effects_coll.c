/* Effects of the host's collectives of a team, as calls and in streams; three PEs. */
#include "shmem_effects.h"

/* 4, 5 and 6: every operator gives something else than was there. */
static int value_of(int pe)
{
    return 4 + pe;
}

#define AND  4
#define OR   7
#define XOR  7
#define MAX  6
#define MIN  4
#define SUM  15
#define PROD 120

/* `parts` times what each PE gave, one after the other. */
static bool gathered(const effect_world *w, size_t bytes)
{
    for (int pe = 0; pe < w->n; pe++)
        if (!effect_same((uint8_t *)w->dest + (size_t)pe * bytes, bytes, pe))
            return false;
    return true;
}

/* My part of what each PE gave; elements of `size` bytes lie `stride` apart in dest. */
static bool exchanged(const effect_world *w, size_t size, size_t count, size_t stride)
{
    uint8_t all[EFFECT_PES * EFFECT_ELEMENTS * 16];
    for (int pe = 0; pe < w->n; pe++)
        for (size_t i = 0; i < count; i++) {
            size_t element = (size_t)pe * count + i;
            effect_fill(w->source, sizeof all, pe);
            memcpy(all, w->source, sizeof all);
            if (memcmp((uint8_t *)w->dest + element * stride * size,
                       all + ((size_t)w->me * count + i) * size, size) != 0)
                return false;
        }
    return true;
}

#define CASE(f, filled, good, ...)                                                                 \
    EFFECT(f)                                                                                      \
    {                                                                                              \
        effect_fill(w->source, filled, w->me);                                                     \
        effect_meet(w);                                                                            \
        int code = DO(f, ACLSHMEM_TEAM_WORLD, w->dest, w->source, __VA_ARGS__);                    \
        effect_meet(w);                                                                            \
        return code == 0 && (good);                                                                \
    }

#define N EFFECT_ELEMENTS
#define TWICE(name, filled, good, ...)                                                             \
    CASE(aclshmem_##name, filled, good, __VA_ARGS__)                                               \
    CASE(aclshmemx_##name##_on_stream, filled, good, __VA_ARGS__, w->stream)

#define MOVES(broadcast, collect, fcollect, alltoall, alltoalls, size)                             \
    TWICE(broadcast, N *size, effect_same(w->dest, N *size, 1), N, 1)                              \
    TWICE(collect, N *size, gathered(w, N *size), N)                                               \
    TWICE(fcollect, N *size, gathered(w, N *size), N)                                              \
    TWICE(alltoall, EFFECT_PES *N *size, exchanged(w, size, N, 1), N)                              \
    TWICE(alltoalls, EFFECT_PES *N *size, exchanged(w, size, N, 2), 2, 1, N)

#define TYPED(T, C)                                                                                \
    MOVES(T##_broadcast, T##_collect, T##_fcollect, T##_alltoall, T##_alltoalls, sizeof(C))
EFFECT_HOST_TYPES(TYPED)
TYPED(char, char)
MOVES(broadcastmem, collectmem, fcollectmem, alltoallmem, alltoallsmem, 1)

/* ---- reductions of N elements, and of N for each PE ---- */

#define REDUCE(f, C, result, ...)                                                                  \
    EFFECT(f)                                                                                      \
    {                                                                                              \
        C *source = w->source, *dest = w->dest;                                                    \
        for (int i = 0; i < EFFECT_PES * N; i++)                                                   \
            source[i] = (C)value_of(w->me);                                                        \
        effect_meet(w);                                                                            \
        int code = DO(f, ACLSHMEM_TEAM_WORLD, dest, source, N, ##__VA_ARGS__);                     \
        effect_meet(w);                                                                            \
        for (int i = 0; i < N; i++)                                                                \
            if (dest[i] != (C)(result))                                                            \
                return false;                                                                      \
        return code == 0;                                                                          \
    }

#define REDUCTIONS(T, C, op, result)                                                               \
    REDUCE(aclshmem_##T##_##op##_reduce, C, result)                                                \
    REDUCE(aclshmemx_##T##_##op##_reduce_on_stream, C, result, w->stream)                          \
    REDUCE(aclshmem_##T##_##op##_reducescatter, C, result)                                         \
    REDUCE(aclshmemx_##T##_##op##_reducescatter_on_stream, C, result, w->stream)

#define ORDERED(T, C)                                                                              \
    REDUCTIONS(T, C, max, MAX)                                                                     \
    REDUCTIONS(T, C, min, MIN)                                                                     \
    REDUCTIONS(T, C, sum, SUM)                                                                     \
    REDUCTIONS(T, C, prod, PROD)
EFFECT_HOST_TYPES(ORDERED)

#define BITWISE(T, C)                                                                              \
    REDUCTIONS(T, C, and, AND)                                                                     \
    REDUCTIONS(T, C, or, OR)                                                                       \
    REDUCTIONS(T, C, xor, XOR)
BITWISE(int8, int8_t)
BITWISE(int16, int16_t)
BITWISE(int32, int32_t)
BITWISE(int64, int64_t)
BITWISE(uint8, uint8_t)
BITWISE(uint16, uint16_t)
BITWISE(uint32, uint32_t)
BITWISE(uint64, uint64_t)
