/* Bodies of tests/ranks/shmem_every.c: collectives of the world, of every kind and type, by hosts,
 * in streams, and by kernels; against plain loops. */
#ifndef SHMEM_EVERY_TEAM_H
#define SHMEM_EVERY_TEAM_H

#include "shmem_every_args.h"

enum { EVERY_SHARE = 3 }; /* elements per PE */

/* 1 to 3: products of four PEs are exact in 8 bits and in bfloat16. */
static EVERY_SIDE int every_share(int pe, int i)
{
    return (pe * 5 + i * 3 + i / 4) % 3 + 1;
}

enum { EVERY_SUM, EVERY_PROD, EVERY_MIN, EVERY_MAX, EVERY_AND, EVERY_OR, EVERY_XOR };

static EVERY_SIDE int every_reduced(int op, int n_pes, int i)
{
    int r = every_share(0, i);

    for (int pe = 1; pe < n_pes; pe++) {
        int v = every_share(pe, i);

        r = op == EVERY_SUM    ? r + v
            : op == EVERY_PROD ? r * v
            : op == EVERY_MIN  ? (r < v ? r : v)
            : op == EVERY_MAX  ? (r > v ? r : v)
            : op == EVERY_AND  ? (r & v)
            : op == EVERY_OR   ? (r | v)
                               : (r ^ v);
    }
    return r;
}

/* Where element i of the result comes from; kinds that move. */
enum { EVERY_BROADCAST, EVERY_COLLECT, EVERY_ALLTOALL };

static EVERY_SIDE int every_moved(const every *e, int kind, int i)
{
    return kind == EVERY_BROADCAST ? every_share(e->n_pes - 1, i)
           : kind == EVERY_COLLECT
               ? every_share(i / EVERY_SHARE, i % EVERY_SHARE)
               : every_share(i / EVERY_SHARE, e->me * EVERY_SHARE + i % EVERY_SHARE);
}

/* A host calls twice, the second time in a stream. */
#ifdef __CCE_AICORE__
#define EVERY_WAYS                1
#define EVERY_CALL(NAME, op, ...) aclshmem_##NAME##_##op(__VA_ARGS__)
#define EVERY_CALL_BYTES(op, ...) aclshmem_##op(__VA_ARGS__)
#else
#define EVERY_WAYS 2
#define EVERY_CALL(NAME, op, ...)                                                                  \
    (way == 0 ? aclshmem_##NAME##_##op(__VA_ARGS__)                                                \
              : every_done(aclshmemx_##NAME##_##op##_on_stream(__VA_ARGS__, every_stream)))
#define EVERY_CALL_BYTES(op, ...)                                                                  \
    (way == 0 ? aclshmem_##op(__VA_ARGS__)                                                         \
              : every_done(aclshmemx_##op##_on_stream(__VA_ARGS__, every_stream)))

static _Thread_local aclrtStream every_stream;

static int every_done(int code)
{
    return code != 0 ? code : aclrtSynchronizeStream(every_stream);
}
#endif

#define EVERY_TEAM_HELPERS(NAME, TYPE)                                                             \
    static EVERY_SIDE void every_shares_##NAME(const every *e)                                     \
    {                                                                                              \
        every_poison_mine(e);                                                                      \
        for (int i = 0; i < EVERY_SHARE * e->n_pes; i++)                                           \
            every_set_##NAME((EVERY_GM TYPE *)(e->mine + 64) + i, every_share(e->me, i), e->me);   \
        every_quiet();                                                                             \
    }                                                                                              \
    static EVERY_SIDE void every_moves_##NAME(const every *e, int step, int code, int kind,        \
                                              int stride)                                          \
    {                                                                                              \
        EVERY_GM TYPE *dest = (EVERY_GM TYPE *)(e->mine + 1024);                                   \
        const int n = kind == EVERY_BROADCAST ? EVERY_SHARE : EVERY_SHARE * e->n_pes;              \
        const int end = ((n - 1) * stride + 1) * (int)sizeof(TYPE);                                \
                                                                                                   \
        EXPECT(e, step, code == 0);                                                                \
        for (int i = 0; i < n; i++)                                                                \
            EXPECT(e, step, every_at_##NAME(dest + i * stride, e->me) == every_moved(e, kind, i)); \
        EXPECT(e, step, every_is_poison(e, e->mine + 1024 - 8, e->me, 8));                         \
        EXPECT(e, step, every_is_poison(e, e->mine + 1024 + end, e->me, 8));                       \
        every_shares_##NAME(e);                                                                    \
    }

#define EVERY_REDUCE_HELPER(NAME, TYPE)                                                            \
    static EVERY_SIDE void every_sums_##NAME(const every *e, int step, int code, int op,           \
                                             int first)                                            \
    {                                                                                              \
        EVERY_GM TYPE *dest = (EVERY_GM TYPE *)(e->mine + 1024);                                   \
                                                                                                   \
        EXPECT(e, step, code == 0);                                                                \
        for (int i = 0; i < EVERY_SHARE; i++)                                                      \
            EXPECT(e, step,                                                                        \
                   every_at_##NAME(dest + i, e->me) == every_reduced(op, e->n_pes, first + i));    \
        EXPECT(e, step, every_is_poison(e, e->mine + 1024 - 8, e->me, 8));                         \
        EXPECT(e, step, every_is_poison(e, (EVERY_GM uint8_t *)(dest + EVERY_SHARE), e->me, 8));   \
        every_shares_##NAME(e);                                                                    \
    }

#define EVERY_PLACES(TYPE)                                                                         \
    EVERY_GM TYPE *source = (EVERY_GM TYPE *)(e->mine + 64);                                       \
    EVERY_GM TYPE *dest = (EVERY_GM TYPE *)(e->mine + 1024);                                       \
    const int world = ACLSHMEM_TEAM_WORLD, n = EVERY_SHARE

#define EVERY_TEAM(NAME, TYPE)                                                                     \
    EVERY_TEAM_HELPERS(NAME, TYPE)                                                                 \
    static EVERY_SIDE void every_team_##NAME(const every *e)                                       \
    {                                                                                              \
        EVERY_PLACES(TYPE);                                                                        \
                                                                                                   \
        every_shares_##NAME(e);                                                                    \
        for (int way = 0; way < EVERY_WAYS; way++) {                                               \
            int code = EVERY_CALL(NAME, broadcast, world, dest, source, n, e->n_pes - 1);          \
            every_moves_##NAME(e, 10 * way + 1, code, EVERY_BROADCAST, 1);                         \
            code = EVERY_CALL(NAME, fcollect, world, dest, source, n);                             \
            every_moves_##NAME(e, 10 * way + 2, code, EVERY_COLLECT, 1);                           \
            code = EVERY_CALL(NAME, collect, world, dest, source, n);                              \
            every_moves_##NAME(e, 10 * way + 3, code, EVERY_COLLECT, 1);                           \
            code = EVERY_CALL(NAME, alltoall, world, dest, source, n);                             \
            every_moves_##NAME(e, 10 * way + 4, code, EVERY_ALLTOALL, 1);                          \
            code = EVERY_CALL(NAME, alltoalls, world, dest, source, 2, 1, n);                      \
            every_moves_##NAME(e, 10 * way + 5, code, EVERY_ALLTOALL, 2);                          \
        }                                                                                          \
    }

/* A reduction and its scattered form. */
#define EVERY_REDUCED(step, NAME, op, OP)                                                          \
    do {                                                                                           \
        int code = EVERY_CALL(NAME, op##_reduce, world, dest, source, n);                          \
        every_sums_##NAME(e, 20 * way + (step), code, OP, 0);                                      \
        code = EVERY_CALL(NAME, op##_reducescatter, world, dest, source, n);                       \
        every_sums_##NAME(e, 20 * way + (step) + 1, code, OP, e->me * EVERY_SHARE);                \
    } while (0)

#define EVERY_REDUCE(NAME, TYPE)                                                                   \
    EVERY_REDUCE_HELPER(NAME, TYPE)                                                                \
    static EVERY_SIDE void every_reduce_##NAME(const every *e)                                     \
    {                                                                                              \
        EVERY_PLACES(TYPE);                                                                        \
                                                                                                   \
        every_shares_##NAME(e);                                                                    \
        for (int way = 0; way < EVERY_WAYS; way++) {                                               \
            EVERY_REDUCED(101, NAME, sum, EVERY_SUM);                                              \
            EVERY_REDUCED(103, NAME, prod, EVERY_PROD);                                            \
            EVERY_REDUCED(105, NAME, min, EVERY_MIN);                                              \
            EVERY_REDUCED(107, NAME, max, EVERY_MAX);                                              \
        }                                                                                          \
    }

#define EVERY_LOGIC(NAME, TYPE)                                                                    \
    static EVERY_SIDE void every_logic_##NAME(const every *e)                                      \
    {                                                                                              \
        EVERY_PLACES(TYPE);                                                                        \
                                                                                                   \
        every_shares_##NAME(e);                                                                    \
        for (int way = 0; way < EVERY_WAYS; way++) {                                               \
            EVERY_REDUCED(151, NAME, and, EVERY_AND);                                              \
            EVERY_REDUCED(153, NAME, or, EVERY_OR);                                                \
            EVERY_REDUCED(155, NAME, xor, EVERY_XOR);                                              \
        }                                                                                          \
    }

EVERY_TYPES(EVERY_TEAM)
EVERY_REDUCE_TYPES(EVERY_REDUCE)
EVERY_INTEGERS(EVERY_LOGIC)

/* The forms that count bytes: shares of 4-byte integers. */
static EVERY_SIDE void every_team_mem(const every *e)
{
    EVERY_PLACES(int32_t);

    every_shares_int32(e);
    for (int way = 0; way < EVERY_WAYS; way++) {
        int code = EVERY_CALL_BYTES(broadcastmem, world, dest, source, 4 * n, e->n_pes - 1);
        every_moves_int32(e, 10 * way + 1, code, EVERY_BROADCAST, 1);
        code = EVERY_CALL_BYTES(fcollectmem, world, dest, source, 4 * n);
        every_moves_int32(e, 10 * way + 2, code, EVERY_COLLECT, 1);
        code = EVERY_CALL_BYTES(collectmem, world, dest, source, 4 * n);
        every_moves_int32(e, 10 * way + 3, code, EVERY_COLLECT, 1);
        code = EVERY_CALL_BYTES(alltoallmem, world, dest, source, 4 * n);
        every_moves_int32(e, 10 * way + 4, code, EVERY_ALLTOALL, 1);
        code = EVERY_CALL_BYTES(alltoallsmem, world, dest, source, 1, 1, 4 * n);
        every_moves_int32(e, 10 * way + 5, code, EVERY_ALLTOALL, 1);
    }
}

#define RUN_TEAM(NAME, TYPE)   EVERY_RUN(team, NAME)
#define RUN_REDUCE(NAME, TYPE) EVERY_RUN(reduce, NAME)
#define RUN_LOGIC(NAME, TYPE)  EVERY_RUN(logic, NAME)

static EVERY_SIDE void run_team(every *e)
{
    int type = 0;

    EVERY_TYPES(RUN_TEAM)
    EVERY_RUN(team, mem)
}

static EVERY_SIDE void run_reduce(every *e)
{
    int type = 0;

    EVERY_REDUCE_TYPES(RUN_REDUCE)
}

static EVERY_SIDE void run_logic(every *e)
{
    int type = 0;

    EVERY_INTEGERS(RUN_LOGIC)
}

#endif
