/* Proves: collectives of a team inside kernels of several blocks give what plain loops give, for
 * every kind, in place, with no, one and many elements, on the world and on a team, and leave the
 * bytes around the result alone; 16-bit floats are rounded once; a difference between PEs ends
 * every kernel with 507035 and the values; locks exclude kernels and hosts. The file is C for both
 * sides. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aivdrive/launch.h"
#include "check.h"
#include "shmem.h"

enum { AREA = 512 << 10, BLOCKS = 3, EXCEPTION = 507035, POISON = 0xa5, TURNS = 40 };

/* ---- kernels ---- */

__global__ __aicore__ void ints(int kind, int team, __gm__ int32_t *d, __gm__ int32_t *s,
                                uint64_t n)
{
    if (kind == 0)
        aclshmem_int32_broadcast(team, d, s, n, aclshmem_team_n_pes(team) - 1);
    if (kind == 1)
        aclshmem_int32_fcollect(team, d, s, n);
    if (kind == 2)
        aclshmem_int32_collect(team, d, s, n + (uint64_t)aclshmem_team_my_pe(team));
    if (kind == 3)
        aclshmem_int32_alltoall(team, d, s, n);
    if (kind == 4)
        aclshmem_int32_alltoalls(team, d, s, 2, 3, n);
    if (kind == 5)
        aclshmem_int32_sum_reduce(team, d, s, n);
    if (kind == 6)
        aclshmem_int32_max_reducescatter(team, d, s, n);
    if (kind == 7)
        aclshmem_int32_xor_reduce(team, s, s, n); /* in place */
    if (kind == 8)
        aclshmem_fcollectmem(team, d, s, n * 4);
}

__global__ __aicore__ void reals(int team, __gm__ half *d, __gm__ half *s, __gm__ double *e,
                                 __gm__ double *t, uint64_t n)
{
    aclshmem_half_sum_reduce(team, d, s, n);
    aclshmem_double_prod_reduce(team, e, t, n);
}

__global__ __aicore__ void different(int team, __gm__ int32_t *d, __gm__ int32_t *s, uint64_t n)
{
    aclshmem_int32_sum_reduce(team, d, s, n);
}

__global__ __aicore__ void locked(__gm__ long *lock, __gm__ int64_t *counter)
{
    for (int i = 0; i < TURNS; i++) {
        if (i % 4 == 0)
            while (aclshmem_test_lock(lock) != 0)
                ;
        else
            aclshmem_set_lock(lock);
        aclshmem_int64_p(counter, aclshmem_int64_g(counter, 0) + 1, 0);
        aclshmem_clear_lock(lock);
    }
}

/* ---- hosts ---- */

static int value_of(int pe, uint64_t i)
{
    return (int)((uint64_t)(pe * 7) + i % 1009 * 3 + 5) % 11 + 1;
}

/* Element i of the result of member `me`; `members` are all PEs from 0 on. Sets *known to 0 where
 * the call leaves the place alone. */
static int wanted(int kind, int me, int members, uint64_t n, uint64_t i, int *known)
{
    int r;

    *known = 1;
    if (kind == 0)
        return value_of(members - 1, i);
    if (kind == 1 || kind == 8)
        return value_of((int)(i / n), i % n);
    if (kind == 2)
        for (int k = 0;; k++) {
            uint64_t own = n + (uint64_t)k;
            if (i < own)
                return value_of(k, i);
            i -= own;
        }
    if (kind == 3)
        return value_of((int)(i / n), (uint64_t)me * n + i % n);
    if (kind == 4) {
        *known = i % 2 == 0;
        return value_of((int)(i / 2 / n), ((uint64_t)me * n + i / 2 % n) * 3);
    }
    i += kind == 6 ? (uint64_t)me * n : 0;
    r = value_of(0, i);
    for (int k = 1; k < members; k++) {
        int v = value_of(k, i);
        r = kind == 5 ? r + v : kind == 6 ? (r > v ? r : v) : r ^ v;
    }
    return r;
}

static uint64_t used(int kind, int members, uint64_t n)
{
    uint64_t all = n * (uint64_t)members;

    return kind == 2                             ? all + (uint64_t)(members * (members - 1) / 2)
           : kind == 4                           ? (all ? all * 2 - 1 : 0)
           : kind == 1 || kind == 3 || kind == 8 ? all
                                                 : n;
}

static void one(int kind, int team, int me, int members, int32_t *d, int32_t *s, uint64_t n,
                aclrtStream stream)
{
    int32_t *result = kind == 7 ? s : d;
    uint64_t count = used(kind, members, n);
    int known;

    if (n * (uint64_t)members * 3 > AREA / 4) /* what an alltoalls reads */
        return;
    memset(d, POISON, AREA);
    for (uint64_t i = 0; i < AREA / 4; i++)
        s[i] = value_of(me, i);
    aclshmem_barrier(team);
    ints<<<BLOCKS, NULL, stream>>>(kind, team, d, s, n);
    CHECK_EQ(aclrtSynchronizeStream(stream), 0);
    for (uint64_t i = 0; i < count; i++) {
        int v = wanted(kind, me, members, n, i, &known);
        if (result[i] != (known ? v : (int32_t)0xa5a5a5a5)) {
            fprintf(stderr,
                    "kind %d, %d members, %llu elements: PE %d has %d at %llu, expected %d\n", kind,
                    members, (unsigned long long)n, me, result[i], (unsigned long long)i, v);
            exit(1);
        }
    }
    for (uint64_t i = count; i < AREA / 4 && kind != 7; i++)
        CHECK_EQ(d[i], (int32_t)0xa5a5a5a5);
    aclshmem_barrier(team);
}

static void floats(int me, int n_pes, uint8_t *d, uint8_t *s, aclrtStream stream)
{
    enum { N = 1111 };
    _Float16 *hd = (_Float16 *)(void *)d, *hs = (_Float16 *)(void *)s;
    double *dd = (double *)(void *)(d + AREA / 2), *ds = (double *)(void *)(s + AREA / 2);

    for (int i = 0; i < N; i++) {
        hs[i] = (_Float16)(2048.0f + (float)(2 * value_of(me, (uint64_t)i)) +
                           (me == 0 ? 0.0f : -2047.0f));
        ds[i] = (double)value_of(me, (uint64_t)i) / 8;
    }
    aclshmem_barrier_all();
    reals<<<BLOCKS, NULL, stream>>>(ACLSHMEM_TEAM_WORLD, (void *)d, (void *)s, dd, ds, N);
    CHECK_EQ(aclrtSynchronizeStream(stream), 0);
    for (int i = 0; i < N; i++) {
        float sum = 0;
        double product = 1;
        for (int k = 0; k < n_pes; k++) {
            sum += (float)(_Float16)(2048.0f + (float)(2 * value_of(k, (uint64_t)i)) +
                                     (k == 0 ? 0.0f : -2047.0f));
            product *= (double)value_of(k, (uint64_t)i) / 8;
        }
        CHECK_EQ(hd[i] == (_Float16)sum, 1);
        CHECK_EQ(dd[i] == product, 1);
    }
    aclshmem_barrier_all();
}

static void locks(int n_pes, long *lock, int64_t *counter, aclrtStream stream)
{
    *lock = 0, *counter = 0;
    aclshmem_barrier_all();
    locked<<<1, NULL, stream>>>(lock, counter);
    CHECK_EQ(aclrtSynchronizeStream(stream), 0);
    aclshmem_barrier_all();
    for (int i = 0; i < TURNS; i++) {
        aclshmem_set_lock(lock);
        aclshmem_int64_p(counter, aclshmem_int64_g(counter, 0) + 1, 0);
        aclshmem_clear_lock(lock);
    }
    aclshmem_barrier_all();
    CHECK_EQ(aclshmem_int64_g(counter, 0), 2 * TURNS * n_pes);
}

int main(void)
{
    static const uint64_t counts[] = {0, 1, 3, 130, 1023, 3001};
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    aclshmemx_uniqueid_t id = ACLSHMEM_UNIQUEID_INITIALIZER;
    aclshmem_team_t pair = ACLSHMEM_TEAM_INVALID;
    aclrtStream stream;

    CHECK_EQ(aclInit(NULL), 0);
    CHECK_EQ(aivd_launch_init(), 0);
    int me = aivd_launch_rank(), n = aivd_launch_size();
    CHECK_EQ(aclrtSetDevice(me), 0);
    CHECK_EQ(aclrtCreateStream(&stream), 0);
    if (me == 0)
        CHECK_EQ(aclshmemx_get_uniqueid(&id), 0);
    CHECK_EQ(aivd_launch_broadcast(0, &id, sizeof(id)), 0);
    CHECK_EQ(aclshmemx_set_attr_uniqueid_args(me, n, 4 << 20, &id, &attr), 0);
    CHECK_EQ(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr), 0);
    uint8_t *d = aclshmem_calloc(1, AREA), *s = aclshmem_calloc(1, AREA);
    CHECK_EQ(aclshmem_team_split_strided(ACLSHMEM_TEAM_WORLD, 0, 1, n < 2 ? n : 2, &pair), 0);
    for (size_t c = 0; c < sizeof(counts) / sizeof(counts[0]); c++)
        for (int kind = 0; kind < 9; kind++) {
            one(kind, ACLSHMEM_TEAM_WORLD, me, n, (int32_t *)(void *)d, (int32_t *)(void *)s,
                counts[c], stream);
            if (pair != ACLSHMEM_TEAM_INVALID)
                one(kind, pair, me, n < 2 ? n : 2, (int32_t *)(void *)d, (int32_t *)(void *)s,
                    counts[c], stream);
        }
    aclshmem_barrier_all();
    floats(me, n, d, s, stream);
    locks(n, (long *)(void *)d, (int64_t *)(void *)s, stream);
    if (n > 1) {
        different<<<BLOCKS, NULL, stream>>>(ACLSHMEM_TEAM_WORLD, (void *)d, (void *)s,
                                            me == n - 1 ? 5 : 4);
        CHECK_EQ(aclrtSynchronizeStream(stream), EXCEPTION);
        CHECK_EQ(strstr(aclGetRecentErrMsg(), "a count of") != NULL, 1);
    }
    CHECK_EQ(aclrtDestroyStream(stream), 0);
    aclshmem_free(s);
    aclshmem_free(d);
    CHECK_EQ(aclshmem_finalize(), 0);
    CHECK_EQ(aivd_launch_finalize(), 0);
    return aclFinalize();
}
