/* Proves: one file with both sides of symmetric memory, in C and in C++: hosts and kernels agree
 * who they are, in the world and in teams; typed, sized and byte calls of kernels move what hosts
 * see; macros of shorter and older names are those calls; a refused operand ends the kernel with
 * 507035 and the call's name; cycles of marked frames reach the host of the PE that is named, and
 * no other. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aivdrive/launch.h"
#include "check.h"
#include "shmem.h"
#include "shmem/utils/prof/shmemi_prof.h"

enum { WORDS = 256, POISON = 0x5a5a5a5a, EXCEPTION = 507035, FRAME = 7 };

/* ---- kernels ---- */

__global__ __aicore__ void who(__gm__ int32_t *out, int team)
{
    out[0] = aclshmem_my_pe();
    out[1] = aclshmem_n_pes();
    out[2] = aclshmem_team_my_pe(team);
    out[3] = aclshmem_team_n_pes(team);
    out[4] = aclshmem_team_translate_pe(team, 0, ACLSHMEM_TEAM_WORLD);
    out[5] = aclshmem_team_pe_mapping(team, 0);
    out[6] = aclshmem_team_my_pe(ACLSHMEM_TEAM_INVALID);
    out[7] = aclshmem_ptr(out, out[0]) == (__gm__ void *)out;
    out[8] = aclshmem_ptr(out, out[1]) == NULL;
    asc_dcci_entire_out();
}

/* heap: [0, 32) mine, [64, 160) written by the PE before me, [160, 256) read from the next one. */
__global__ __aicore__ void move(__gm__ int32_t *heap)
{
    int next = (aclshmem_my_pe() + 1) % aclshmem_n_pes();

    SHMEMI_PROF_START(FRAME);
    aclshmem_int32_put(heap + 64, heap, 5, next);
    aclshmem_put64(heap + 72, heap, 3, next);
    aclshmem_putmem(heap + 80, heap + 1, 6, next);
    shmem_put_uint8_mem((__gm__ uint8_t *)(heap + 84) + 1, (__gm__ uint8_t *)heap, 3, next);
    aclshmem_int32_p(heap + 88, heap[3] + 1000, next);
    aclshmem_double_p((__gm__ double *)(heap + 90), 2.5, next);
    aclshmem_int32_get(heap + 160, heap + 2, 7, next);
    aclshmem_getmem(heap + 170, heap, 1, next);
    heap[172] = shmem_int32_g(heap + 31, next);
    SHMEMI_PROF_END(FRAME);
    asc_dcci_entire_out();
}

__global__ __aicore__ void wrong(__gm__ int32_t *heap, __gm__ int32_t *other, int which)
{
    if (which == 0)
        aclshmem_int32_put(heap, heap, 1, aclshmem_n_pes());
    if (which == 1)
        aclshmem_int32_put(heap, heap, 1, -1);
    if (which == 2)
        aclshmem_int16_get((__gm__ int16_t *)heap, (__gm__ int16_t *)other, 1, 0);
    if (which == 3) /* as many bytes as 64 bits cannot count */
        aclshmem_put64(heap, heap, (size_t)1 << 62, 0);
}

/* ---- hosts ---- */

static void finish(aclrtStream stream)
{
    CHECK_EQ(aclrtSynchronizeStream(stream), 0);
    aclshmem_barrier_all();
}

static void identity(int me, int n, int32_t *heap, aclrtStream stream)
{
    aclshmem_team_t odd;
    int size = n / 2, mine = me % 2 == 1;

    CHECK_EQ(aclshmem_team_split_strided(ACLSHMEM_TEAM_WORLD, 1, 2, size, &odd), 0);
    who<<<1, NULL, stream>>>(heap, odd);
    finish(stream);
    CHECK_EQ(heap[0], me);
    CHECK_EQ(heap[1], n);
    CHECK_EQ(heap[2], mine ? me / 2 : -1);
    CHECK_EQ(heap[3], mine ? size : -1);
    CHECK_EQ(heap[4], mine ? 1 : -1);
    CHECK_EQ(heap[5], mine ? 1 : -1);
    CHECK_EQ(heap[6], -1);
    CHECK_EQ(heap[7], 1);
    CHECK_EQ(heap[8], 1);
    CHECK_EQ(shmem_my_pe(), me);
    if (mine)
        aclshmem_team_destroy(odd);
}

static int32_t word_of(int pe, int i)
{
    return pe * 100000 + i * 7 + 1;
}

/* Every byte of `heap` after the kernels, by plain loops. */
static void expect(int me, int n, unsigned char *bytes)
{
    int before = (me + n - 1) % n, next = (me + 1) % n;
    int32_t *w = (int32_t *)bytes;
    double real = 2.5;
    int32_t from[32];

    for (int i = 0; i < WORDS; i++)
        w[i] = i < 32 ? word_of(me, i) : POISON;
    for (int i = 0; i < 32; i++)
        from[i] = word_of(before, i);
    memcpy(w + 64, from, 5 * 4);
    memcpy(w + 72, from, 3 * 8);
    memcpy(w + 80, from + 1, 6);
    memcpy(bytes + 84 * 4 + 1, from, 3);
    w[88] = from[3] + 1000;
    memcpy(w + 90, &real, 8);
    for (int i = 0; i < 32; i++)
        from[i] = word_of(next, i);
    memcpy(w + 160, from + 2, 7 * 4);
    memcpy(w + 170, from, 1);
    w[172] = from[31];
}

static void moves(int me, int n, int32_t *heap, aclrtStream stream)
{
    static unsigned char wanted[WORDS * 4];

    for (int i = 0; i < WORDS; i++)
        heap[i] = i < 32 ? word_of(me, i) : POISON;
    aclshmem_barrier_all();
    move<<<1, NULL, stream>>>(heap);
    finish(stream);
    expect(me, n, wanted);
    for (int i = 0; i < WORDS * 4; i++)
        if (((unsigned char *)heap)[i] != wanted[i]) {
            fprintf(stderr, "PE %d: byte %d is %d, expected %d\n", me, i,
                    ((unsigned char *)heap)[i], wanted[i]);
            exit(1);
        }
}

static void refusals(int32_t *heap, aclrtStream stream)
{
    static const char *const texts[] = {"aclshmem_int32_put: PE is", "aclshmem_int32_put: PE is -1",
                                        "aclshmem_int16_get: 2 bytes at",
                                        "aclshmem_put64: 1844674407"};
    int32_t *other = NULL;

    CHECK_EQ(aclrtMalloc((void **)&other, 4096, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    for (int i = 0; i < 4; i++) {
        wrong<<<1, NULL, stream>>>(heap, other, i);
        CHECK_EQ(aclrtSynchronizeStream(stream), EXCEPTION);
        if (strstr(aclGetRecentErrMsg(), texts[i]) == NULL) {
            fprintf(stderr, "no \"%s\" in: %s\n", texts[i], aclGetRecentErrMsg());
            exit(1);
        }
    }
    CHECK_EQ(aclrtFree(other), 0);
}

static void cycles(int me, const char *measured)
{
    static aclshmem_prof_pe_t poison;
    aclshmem_prof_pe_t *prof = &poison;

    aclshmemx_get_prof(&prof, false);
    if (measured == NULL || atoi(measured) != me) {
        CHECK_EQ(prof == NULL, 1);
        return;
    }
    CHECK_EQ(prof->pe_id, me);
    CHECK_EQ(prof->block_prof[0].ccount[FRAME], 1);
    CHECK_EQ(prof->block_prof[0].cycles[FRAME] > 0, 1);
    CHECK_EQ(prof->block_prof[0].cycles[FRAME] < 60ll * 50000000, 1); /* a minute: no time of day */
    CHECK_EQ(prof->block_prof[0].ccount[FRAME - 1], 0);
    CHECK_EQ(prof->block_prof[1].ccount[FRAME], 0);
}

int main(void)
{
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    aclshmemx_uniqueid_t id = ACLSHMEM_UNIQUEID_INITIALIZER;
    aclrtStream stream;
    int me, n;

    CHECK_EQ(aclInit(NULL), 0);
    CHECK_EQ(aivd_launch_init(), 0);
    me = aivd_launch_rank();
    n = aivd_launch_size();
    CHECK_EQ(aclrtSetDevice(me), 0);
    CHECK_EQ(aclrtCreateStream(&stream), 0);
    if (me == 0)
        CHECK_EQ(aclshmemx_get_uniqueid(&id), 0);
    CHECK_EQ(aivd_launch_broadcast(0, &id, sizeof(id)), 0);
    CHECK_EQ(aclshmemx_set_attr_uniqueid_args(me, n, 4 << 20, &id, &attr), 0);
    CHECK_EQ(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr), 0);
    int32_t *heap = (int32_t *)aclshmemx_calloc(WORDS, 4);
    identity(me, n, heap, stream);
    moves(me, n, heap, stream);
    cycles(me, getenv("SHMEM_CYCLE_PROF_PE"));
    aclshmem_barrier_all();
    refusals(heap, stream);
    aclshmemx_free(heap);
    CHECK_EQ(aclrtDestroyStream(stream), 0);
    CHECK_EQ(aclshmem_finalize(), 0);
    CHECK_EQ(aivd_launch_finalize(), 0);
    return aclFinalize();
}
