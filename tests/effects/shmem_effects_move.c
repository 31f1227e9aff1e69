/* Effects of the host's calls that move bytes, with and without a signal, and of signals. */
#include "shmem_effects.h"

/* ---- put and get ---- */

#define PUT(f, size)                                                                               \
    EFFECT(f)                                                                                      \
    {                                                                                              \
        effect_fill(w->source, EFFECT_ELEMENTS *(size), w->me);                                    \
        DO(f, w->dest, w->source, EFFECT_ELEMENTS, w->right);                                      \
        effect_meet(w);                                                                            \
        return effect_same(w->dest, EFFECT_ELEMENTS * (size), w->left);                            \
    }

#define GET(f, size)                                                                               \
    EFFECT(f)                                                                                      \
    {                                                                                              \
        effect_fill(w->source, EFFECT_ELEMENTS *(size), w->me);                                    \
        effect_meet(w);                                                                            \
        DO(f, w->dest, w->source, EFFECT_ELEMENTS, w->right);                                      \
        aclshmem_quiet();                                                                          \
        return effect_same(w->dest, EFFECT_ELEMENTS * (size), w->right);                           \
    }

/* Every second element is written, from every third. */
static bool strided(const effect_world *w, size_t size, int from)
{
    uint8_t all[EFFECT_ELEMENTS * 16 * 3];
    effect_fill(w->source, sizeof all, from);
    memcpy(all, w->source, sizeof all);
    for (size_t i = 0; i < EFFECT_ELEMENTS; i++)
        if (memcmp((uint8_t *)w->dest + 2 * i * size, all + 3 * i * size, size) != 0)
            return false;
    return true;
}

#define IPUT(f, size)                                                                              \
    EFFECT(f)                                                                                      \
    {                                                                                              \
        effect_fill(w->source, EFFECT_ELEMENTS *(size)*3, w->me);                                  \
        DO(f, w->dest, w->source, 2, 3, EFFECT_ELEMENTS, w->right);                                \
        effect_meet(w);                                                                            \
        return strided(w, size, w->left);                                                          \
    }

#define IGET(f, size)                                                                              \
    EFFECT(f)                                                                                      \
    {                                                                                              \
        effect_fill(w->source, EFFECT_ELEMENTS *(size)*3, w->me);                                  \
        effect_meet(w);                                                                            \
        DO(f, w->dest, w->source, 2, 3, EFFECT_ELEMENTS, w->right);                                \
        effect_meet(w);                                                                            \
        return strided(w, size, w->right);                                                         \
    }

#define SIGNAL(f, size, word)                                                                      \
    EFFECT(f)                                                                                      \
    {                                                                                              \
        effect_fill(w->source, EFFECT_ELEMENTS *(size), w->me);                                    \
        DO(f, w->dest, w->source, EFFECT_ELEMENTS, w->words, 7 + w->me, ACLSHMEM_SIGNAL_SET,       \
           w->right);                                                                              \
        effect_meet(w);                                                                            \
        return *(word *)w->words == (word)(7 + w->left) &&                                         \
               effect_same(w->dest, EFFECT_ELEMENTS * (size), w->left);                            \
    }

#define TYPED(T, C)                                                                                \
    PUT(aclshmem_##T##_put, sizeof(C))                                                             \
    PUT(aclshmem_##T##_put_nbi, sizeof(C))                                                         \
    GET(aclshmem_##T##_get, sizeof(C))                                                             \
    GET(aclshmem_##T##_get_nbi, sizeof(C))                                                         \
    IPUT(aclshmem_##T##_iput, sizeof(C))                                                           \
    IGET(aclshmem_##T##_iget, sizeof(C))                                                           \
    SIGNAL(aclshmem_##T##_put_signal, sizeof(C), int32_t)                                          \
    SIGNAL(aclshmem_##T##_put_signal_nbi, sizeof(C), int32_t)                                      \
    EFFECT(aclshmem_##T##_p)                                                                       \
    {                                                                                              \
        DO(aclshmem_##T##_p, w->dest, (C)(w->me + 3), w->right);                                   \
        effect_meet(w);                                                                            \
        return *(C *)w->dest == (C)(w->left + 3);                                                  \
    }                                                                                              \
    EFFECT(aclshmem_##T##_g)                                                                       \
    {                                                                                              \
        *(C *)w->source = (C)(w->me + 3);                                                          \
        effect_meet(w);                                                                            \
        return DO(aclshmem_##T##_g, w->source, w->right) == (C)(w->right + 3);                     \
    }
EFFECT_HOST_TYPES(TYPED)
TYPED(char, char)

#define SIZED(B)                                                                                   \
    PUT(aclshmem_put##B, B / 8)                                                                    \
    PUT(aclshmem_put##B##_nbi, B / 8)                                                              \
    GET(aclshmem_get##B, B / 8)                                                                    \
    GET(aclshmem_get##B##_nbi, B / 8)                                                              \
    IPUT(aclshmem_iput##B, B / 8)                                                                  \
    IGET(aclshmem_iget##B, B / 8)                                                                  \
    SIGNAL(aclshmem_put##B##_signal, B / 8, int32_t)                                               \
    SIGNAL(aclshmem_put##B##_signal_nbi, B / 8, int32_t)
SIZED(8)
SIZED(16)
SIZED(32)
SIZED(64)
SIZED(128)

PUT(aclshmem_putmem, 1)
PUT(aclshmem_putmem_nbi, 1)
GET(aclshmem_getmem, 1)
GET(aclshmem_getmem_nbi, 1)
SIGNAL(aclshmem_putmem_signal, 1, int32_t)
SIGNAL(aclshmem_putmem_signal_nbi, 1, int32_t)
SIGNAL(aclshmemx_putmem_signal, 1, int32_t)
SIGNAL(aclshmemx_putmem_signal_nbi, 1, int32_t)
SIGNAL(aclshmemx_putmem_signal64, 1, uint64_t)
SIGNAL(aclshmemx_putmem_signal64_nbi, 1, uint64_t)

EFFECT(aclshmemx_putmem_on_stream)
{
    effect_fill(w->source, 40, w->me);
    DO(aclshmemx_putmem_on_stream, w->dest, w->source, 40, w->right, w->stream);
    effect_meet(w);
    return effect_same(w->dest, 40, w->left);
}

EFFECT(aclshmemx_getmem_on_stream)
{
    effect_fill(w->source, 40, w->me);
    effect_meet(w);
    DO(aclshmemx_getmem_on_stream, w->dest, w->source, 40, w->right, w->stream);
    effect_meet(w);
    return effect_same(w->dest, 40, w->right);
}

EFFECT(aclshmem_ptr)
{
    int *there = DO(aclshmem_ptr, w->dest, w->right);
    if (there)
        *there = 5 + w->me;
    effect_meet(w);
    return there && *(int *)w->dest == 5 + w->left;
}

/* ---- signals ---- */

EFFECT(aclshmemx_signal_op)
{
    DO(aclshmemx_signal_op, w->words, 5, ACLSHMEM_SIGNAL_ADD, w->right);
    effect_meet(w);
    return *(int32_t *)w->words == 5;
}

EFFECT(aclshmemx_signal64_op)
{
    DO(aclshmemx_signal64_op, w->words, UINT64_C(5) << 40, ACLSHMEM_SIGNAL_ADD, w->right);
    effect_meet(w);
    return *(uint64_t *)w->words == UINT64_C(5) << 40;
}

EFFECT(aclshmemx_signal_op_on_stream)
{
    DO(aclshmemx_signal_op_on_stream, w->words, 5, ACLSHMEM_SIGNAL_ADD, w->right, w->stream);
    effect_meet(w);
    return *(int32_t *)w->words == 5;
}

EFFECT(aclshmemx_signal64_op_on_stream)
{
    DO(aclshmemx_signal64_op_on_stream, w->words, UINT64_C(5) << 40, ACLSHMEM_SIGNAL_ADD, w->right,
       w->stream);
    effect_meet(w);
    return *(uint64_t *)w->words == UINT64_C(5) << 40;
}

EFFECT(aclshmem_signal_fetch)
{
    *(int32_t *)w->words = 9;
    return DO(aclshmem_signal_fetch, w->words) == 9;
}

EFFECT(aclshmemx_signal64_fetch)
{
    *(uint64_t *)w->words = UINT64_C(9) << 40;
    return DO(aclshmemx_signal64_fetch, w->words) == UINT64_C(9) << 40;
}

EFFECT(aclshmem_signal_wait_until)
{
    effect_late *late = effect_later(w, w->words, 4, 5);
    DO(aclshmem_signal_wait_until, w->words, ACLSHMEM_CMP_EQ, 5);
    return effect_held(late);
}

EFFECT(aclshmemx_signal64_wait_until)
{
    effect_late *late = effect_later(w, w->words, 8, 5);
    uint64_t seen = DO(aclshmemx_signal64_wait_until, w->words, ACLSHMEM_CMP_EQ, 5);
    return effect_held(late) && seen == 5;
}

EFFECT(aclshmemx_signal_wait_until_on_stream)
{
    effect_late *late = effect_later(w, w->words, 4, 5);
    DO(aclshmemx_signal_wait_until_on_stream, w->words, ACLSHMEM_CMP_EQ, 5, w->stream);
    (void)aclrtSynchronizeStream(w->stream);
    return effect_held(late);
}

EFFECT(aclshmemx_signal64_wait_until_on_stream)
{
    effect_late *late = effect_later(w, w->words, 8, 5);
    DO(aclshmemx_signal64_wait_until_on_stream, w->words, ACLSHMEM_CMP_EQ, 5, w->stream);
    (void)aclrtSynchronizeStream(w->stream);
    return effect_held(late);
}
