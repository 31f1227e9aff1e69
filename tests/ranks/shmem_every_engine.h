/* Bodies of tests/ranks/shmem_every.c that kernels alone have: rows of a matrix, one side in UB,
 * tensors (C++), and the atomics that name their engine. */
#ifndef SHMEM_EVERY_ENGINE_H
#define SHMEM_EVERY_ENGINE_H

#include "shmem_every_data.h"

/* Two rows of three elements: from the places 0 and 4 to 0 and 5. In UB rows begin at multiples of
 * 32 bytes, whatever the type. */
static EVERY_SIDE non_contiguous_copy_param row_param(uint32_t from, uint32_t to)
{
    non_contiguous_copy_param rows = {2, 3, from, to};

    return rows;
}

#define EVERY_MATRIX(NAME, TYPE)                                                                   \
    static EVERY_SIDE int every_matrix_##NAME(const every *e, EVERY_GM TYPE *at, int pe)           \
    {                                                                                              \
        int right = every_is_poison(e, (EVERY_GM uint8_t *)at - 8, pe, 8);                         \
                                                                                                   \
        for (int i = 0; i < 8; i++)                                                                \
            if (i < 3 || i > 4)                                                                    \
                right = right && every_at_##NAME(at + i, pe) == (i < 3 ? i + 1 : i);               \
            else                                                                                   \
                right = right &&                                                                   \
                        every_is_poison(e, (EVERY_GM uint8_t *)(at + i), pe, (int)sizeof(TYPE));   \
        return right && every_is_poison(e, (EVERY_GM uint8_t *)(at + 8), pe, 8);                   \
    }

#define EVERY_MATRIX_PUT(step, NAME)                                                               \
    do {                                                                                           \
        every_quiet();                                                                             \
        EXPECT(e, step, every_matrix_##NAME(e, to, e->right));                                     \
        every_source_##NAME(e);                                                                    \
        every_word_set(signal, 5, e->right);                                                       \
    } while (0)

#define EVERY_MATRIX_GOT(step, NAME)                                                               \
    do {                                                                                           \
        every_quiet();                                                                             \
        EXPECT(e, step, every_matrix_##NAME(e, back, e->me));                                      \
        every_source_##NAME(e);                                                                    \
        aclshmem_##NAME##_put(to, from, EVERY_COUNT, e->right);                                    \
    } while (0)

#define EVERY_UB_PLACES(TYPE)                                                                      \
    EVERY_GM TYPE *from = (EVERY_GM TYPE *)(e->mine + 64);                                         \
    EVERY_GM TYPE *back = (EVERY_GM TYPE *)(e->mine + 1024);                                       \
    EVERY_GM TYPE *to = (EVERY_GM TYPE *)(e->lane + 64);                                           \
    EVERY_GM int32_t *signal = (EVERY_GM int32_t *)(e->lane + 1024);                               \
    const int pe = e->right

#define EVERY_ROWS(NAME, TYPE)                                                                     \
    EVERY_MATRIX(NAME, TYPE)                                                                       \
    static EVERY_SIDE void every_rows_##NAME(const every *e)                                       \
    {                                                                                              \
        EVERY_UB_PLACES(TYPE);                                                                     \
        __ubuf__ TYPE *ub = (__ubuf__ TYPE *)(uintptr_t)(64 * 1024);                               \
        const int n = EVERY_COUNT;                                                                 \
                                                                                                   \
        every_source_##NAME(e);                                                                    \
        aclshmem_##NAME##_put_nbi(to, from, row_param(4, 5), pe);                                  \
        EVERY_MATRIX_PUT(1, NAME);                                                                 \
        aclshmem_##NAME##_put_signal(to, from, row_param(4, 5), signal, 7, ACLSHMEM_SIGNAL_ADD,    \
                                     pe);                                                          \
        every_quiet();                                                                             \
        EVERY_SIGNALLED(2, 12);                                                                    \
        EVERY_MATRIX_PUT(3, NAME);                                                                 \
        aclshmem_##NAME##_put_signal_nbi(to, from, row_param(4, 5), signal, 7,                     \
                                         ACLSHMEM_SIGNAL_SET, pe);                                 \
        every_quiet();                                                                             \
        EVERY_SIGNALLED(4, 7);                                                                     \
        EVERY_MATRIX_PUT(5, NAME);                                                                 \
        aclshmem_##NAME##_put(to, from, n, pe);                                                    \
        aclshmem_##NAME##_get_nbi(back, to, row_param(4, 5), pe);                                  \
        EVERY_MATRIX_GOT(6, NAME);                                                                 \
        aclshmem_##NAME##_get_nbi(ub, to, n, pe); /* through UB, and back into the lane */         \
        every_quiet();                                                                             \
        every_poison(e);                                                                           \
        aclshmem_##NAME##_put_nbi(to, ub, n, pe);                                                  \
        EVERY_PUT(7, NAME, 1, 1, n);                                                               \
        aclshmem_##NAME##_put(to, from, n, pe);                                                    \
        aclshmem_##NAME##_get_nbi(ub, to, row_param(4, 32), pe);                                   \
        every_quiet();                                                                             \
        every_poison(e);                                                                           \
        aclshmem_##NAME##_put_nbi(to, ub, row_param(32, 5), pe);                                   \
        EVERY_MATRIX_PUT(8, NAME);                                                                 \
    }

EVERY_TYPES(EVERY_ROWS)

#ifdef __cplusplus
template <typename T> static EVERY_SIDE AscendC::GlobalTensor<T> every_global(EVERY_GM T *at)
{
    AscendC::GlobalTensor<T> tensor;

    tensor.SetGlobalBuffer(at, 64);
    return tensor;
}

#define EVERY_TENSORS(NAME, TYPE)                                                                  \
    static EVERY_SIDE void every_tensors_##NAME(const every *e)                                    \
    {                                                                                              \
        EVERY_UB_PLACES(TYPE);                                                                     \
        AscendC::TPipe pipe;                                                                       \
        AscendC::TBuf<AscendC::TPosition::VECCALC> buffer;                                         \
        const int n = EVERY_COUNT;                                                                 \
                                                                                                   \
        pipe.InitBuffer(buffer, 4096);                                                             \
        AscendC::LocalTensor<TYPE> ub = buffer.Get<TYPE>();                                        \
        auto gm_to = every_global(to), gm_from = every_global(from), gm_back = every_global(back); \
        every_source_##NAME(e);                                                                    \
        aclshmem_##NAME##_put_nbi(gm_to, gm_from, n, pe);                                          \
        EVERY_PUT(1, NAME, 1, 1, n);                                                               \
        aclshmem_##NAME##_put_nbi(gm_to, gm_from, row_param(4, 5), pe);                            \
        EVERY_MATRIX_PUT(2, NAME);                                                                 \
        aclshmem_##NAME##_put_signal(gm_to, gm_from, n, signal, 7, ACLSHMEM_SIGNAL_SET, pe);       \
        EVERY_SIGNALLED(3, 7);                                                                     \
        EVERY_PUT(4, NAME, 1, 1, n);                                                               \
        aclshmem_##NAME##_put_signal(gm_to, gm_from, row_param(4, 5), signal, 7,                   \
                                     ACLSHMEM_SIGNAL_ADD, pe);                                     \
        every_quiet();                                                                             \
        EVERY_SIGNALLED(5, 12);                                                                    \
        EVERY_MATRIX_PUT(6, NAME);                                                                 \
        aclshmem_##NAME##_put_signal_nbi(gm_to, gm_from, n, signal, 7, ACLSHMEM_SIGNAL_SET, pe);   \
        every_quiet();                                                                             \
        EVERY_SIGNALLED(7, 7);                                                                     \
        EVERY_PUT(8, NAME, 1, 1, n);                                                               \
        aclshmem_##NAME##_put_signal_nbi(gm_to, gm_from, row_param(4, 5), signal, 7,               \
                                         ACLSHMEM_SIGNAL_ADD, pe);                                 \
        every_quiet();                                                                             \
        EVERY_SIGNALLED(9, 12);                                                                    \
        EVERY_MATRIX_PUT(10, NAME);                                                                \
        aclshmem_##NAME##_put(to, from, n, pe);                                                    \
        aclshmem_##NAME##_get_nbi(gm_back, gm_to, row_param(4, 5), pe);                            \
        EVERY_MATRIX_GOT(11, NAME);                                                                \
        aclshmem_##NAME##_get_nbi(gm_back, gm_to, n, pe);                                          \
        every_quiet();                                                                             \
        EXPECT(e, 12, every_row_##NAME(e, back, e->me, n, 1, 1));                                  \
        aclshmem_##NAME##_get_nbi(ub, gm_to, n, pe);                                               \
        every_quiet();                                                                             \
        every_poison(e);                                                                           \
        aclshmem_##NAME##_put_nbi(gm_to, ub, n, pe);                                               \
        EVERY_PUT(13, NAME, 1, 1, n);                                                              \
        aclshmem_##NAME##_put(to, from, n, pe);                                                    \
        aclshmem_##NAME##_get_nbi(ub, gm_to, row_param(4, 32), pe);                                \
        every_quiet();                                                                             \
        every_poison(e);                                                                           \
        aclshmem_##NAME##_put_nbi(gm_to, ub, row_param(32, 5), pe);                                \
        EVERY_MATRIX_PUT(14, NAME);                                                                \
    }

EVERY_TYPES(EVERY_TENSORS)
#endif

/* Atomics that name their engine: the same values as those that name none. */
#define EVERY_ENGINE(step, P, TYPE)                                                                \
    do {                                                                                           \
        aclshmemx_##P##_atomic_set(w, (TYPE)5, pe);                                                \
        every_quiet();                                                                             \
        EXPECT(e, step + 1, aclshmemx_##P##_atomic_swap(w, (TYPE)9, pe) == 5);                     \
        EXPECT(e, step + 2, aclshmemx_##P##_atomic_compare_swap(w, (TYPE)9, (TYPE)12, pe) == 9);   \
        aclshmemx_##P##_atomic_inc(w, pe);                                                         \
        every_quiet();                                                                             \
        EXPECT(e, step + 3, aclshmemx_##P##_atomic_fetch_inc(w, pe) == 13);                        \
        aclshmemx_##P##_atomic_add(w, (TYPE)6, pe);                                                \
        every_quiet();                                                                             \
        EXPECT(e, step + 4, aclshmemx_##P##_atomic_fetch_add(w, (TYPE)4, pe) == 20);               \
        EXPECT(e, step + 5, aclshmemx_##P##_atomic_fetch(w, pe) == 24);                            \
    } while (0)

#define EVERY_ENGINE_LOGIC(step, P, TYPE)                                                          \
    do {                                                                                           \
        aclshmemx_##P##_atomic_and(w, (TYPE)0x19, pe);                                             \
        every_quiet();                                                                             \
        EXPECT(e, step + 6, aclshmemx_##P##_atomic_fetch_and(w, (TYPE)0x0f, pe) == 24);            \
        aclshmemx_##P##_atomic_or(w, (TYPE)3, pe);                                                 \
        every_quiet();                                                                             \
        EXPECT(e, step + 7, aclshmemx_##P##_atomic_fetch_or(w, (TYPE)0x10, pe) == 11);             \
        aclshmemx_##P##_atomic_xor(w, (TYPE)1, pe);                                                \
        every_quiet();                                                                             \
        EXPECT(e, step + 8, aclshmemx_##P##_atomic_fetch_xor(w, (TYPE)3, pe) == 26);               \
        EXPECT(e, step + 9, aclshmemx_##P##_atomic_fetch(w, pe) == 25);                            \
    } while (0)

#define EVERY_ENGINES(NAME, TYPE)                                                                  \
    static EVERY_SIDE void every_engines_##NAME(const every *e)                                    \
    {                                                                                              \
        EVERY_GM TYPE *w = (EVERY_GM TYPE *)(e->lane + 64);                                        \
        const int pe = e->right;                                                                   \
                                                                                                   \
        every_poison(e);                                                                           \
        EVERY_ENGINE(0, mte, TYPE);                                                                \
        EVERY_ENGINE(20, roce, TYPE);                                                              \
        EVERY_ENGINE_LOGIC(20, roce, TYPE);                                                        \
        EVERY_ENGINE(40, udma, TYPE);                                                              \
        EVERY_ENGINE_LOGIC(40, udma, TYPE);                                                        \
        EXPECT(e, 61, every_is_poison(e, (EVERY_GM uint8_t *)w - 8, pe, 8));                       \
        EXPECT(e, 62, every_is_poison(e, (EVERY_GM uint8_t *)(w + 1), pe, 8));                     \
    }

EVERY_ATOMIC_TYPES(EVERY_ENGINES)

#define EVERY_ENGINE_ADD(NAME, TYPE)                                                               \
    static EVERY_SIDE void every_engine_add_##NAME(const every *e)                                 \
    {                                                                                              \
        EVERY_GM TYPE *w = (EVERY_GM TYPE *)(e->lane + 64);                                        \
                                                                                                   \
        every_poison(e);                                                                           \
        every_set_##NAME(w, 5, e->right);                                                          \
        every_quiet();                                                                             \
        aclshmemx_mte_atomic_add(w, every_of_##NAME(7), e->right);                                 \
        aclshmemx_udma_atomic_add(w, every_of_##NAME(-3), e->right);                               \
        every_quiet();                                                                             \
        EXPECT(e, 1, every_at_##NAME(w, e->right) == 9);                                           \
        EXPECT(e, 2, every_is_poison(e, (EVERY_GM uint8_t *)(w + 1), e->right, 8));                \
    }

EVERY_ADD_TYPES(EVERY_ENGINE_ADD)

/* Floats are set and swapped. */
static EVERY_SIDE void every_engine_float(const every *e)
{
    EVERY_GM float *w = (EVERY_GM float *)(e->lane + 64);

    aclshmemx_mte_atomic_set(w, 2.5f, e->right);
    every_quiet();
    EXPECT(e, 1, aclshmemx_mte_atomic_swap(w, 3.5f, e->right) == 2.5f);
    aclshmemx_roce_atomic_set(w, 4.5f, e->right);
    every_quiet();
    EXPECT(e, 2, aclshmemx_roce_atomic_swap(w, 5.5f, e->right) == 4.5f);
    aclshmemx_udma_atomic_set(w, 6.5f, e->right);
    every_quiet();
    EXPECT(e, 3, aclshmemx_udma_atomic_swap(w, 7.5f, e->right) == 6.5f);
    EXPECT(e, 4, aclshmem_float_g(w, e->right) == 7.5f);
}

#define RUN_ROWS(NAME, TYPE)       EVERY_RUN(rows, NAME)
#define RUN_ENGINES(NAME, TYPE)    EVERY_RUN(engines, NAME)
#define RUN_ENGINE_ADD(NAME, TYPE) EVERY_RUN(engine_add, NAME)

static EVERY_SIDE void run_rows(every *e)
{
    int type = 0;

    EVERY_TYPES(RUN_ROWS)
}

static EVERY_SIDE void run_engines(every *e)
{
    int type = 0;

    EVERY_ATOMIC_TYPES(RUN_ENGINES)
    EVERY_RUN(engine, float)
    EVERY_ADD_TYPES(RUN_ENGINE_ADD)
}

#ifdef __cplusplus
#define RUN_TENSORS(NAME, TYPE) EVERY_RUN(tensors, NAME)

static EVERY_SIDE void run_tensors(every *e)
{
    int type = 0;

    EVERY_TYPES(RUN_TENSORS)
}
#endif

#endif
