/* shmem/kernel_collective: what collectives of kernels ask the library: whether the members agree,
 * and the arithmetic of a piece of a reduction in UB. Declared in
 * include/shmem/device/impl_collective.h. */
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "base/compiler.h"
#include "base/half.h"
#include "shmem/combine.h"
#include "shmem/host_device/shmem_codes.h"
#include "shmem/kernel.h"
#include "shmem/team.h"

void *aivd_shm_heap(void);
void aivd_shm_collective_check(const char *call, int kind, int team, int type, int op, int root,
                               ptrdiff_t dst, ptrdiff_t sst);
void aivd_shm_agree(const char *call, int team, int member, const uint64_t *mine,
                    const uint64_t *theirs);
void aivd_shm_combine(int type, int op, void *acc, const void *with, size_t count, bool first);
void aivd_shm_rounded(int type, void *out, const void *acc, size_t count);

/* ---- agreement ---- */

BASE_EXPORT void *aivd_shm_heap(void)
{
    const shmem_pe *pe = shmem_pe_of_block("a collective");
    return pe->peers[pe->me].heap;
}

BASE_EXPORT void aivd_shm_collective_check(const char *call, int kind, int handle, int type, int op,
                                           int root, ptrdiff_t dst, ptrdiff_t sst)
{
    const shmem_pe *pe = shmem_pe_of_block(call);
    const shmem_team *team = shmem_team_find(pe, handle);
    if (BASE_UNLIKELY(!team))
        shmem_refuse("%s: team %d does not exist on PE %u", call, handle, pe->me);
    if (BASE_UNLIKELY(kind == AIVD_SHM_BROADCAST && (root < 0 || (uint32_t)root >= team->count)))
        shmem_refuse("%s: pe_root is %d, the team's PEs are 0 to %u", call, root, team->count - 1);
    if (BASE_UNLIKELY(kind == AIVD_SHM_ALLTOALLS && (dst < 1 || sst < 1)))
        shmem_refuse("%s: strides are %td (dst) and %td (sst), at least 1", call, dst, sst);
    if (BASE_UNLIKELY((kind == AIVD_SHM_REDUCE || kind == AIVD_SHM_REDUCESCATTER) &&
                      type != AIVD_SHM_HALF && type != AIVD_SHM_BFLOAT16 &&
                      !shmem_combines(type, op)))
        shmem_refuse("%s: elements of type %d have no operation %d", call, type, op);
}

/* Words 1 to 5 of a line; a collect has counts of its own, and places that matter only with data.
 */
BASE_EXPORT void aivd_shm_agree(const char *call, int handle, int member, const uint64_t *mine,
                                const uint64_t *theirs)
{
    static const char *const names[] = {
        "", "kind or type", "a count of", "dest at heap offset", "source at heap offset", "root"};
    const shmem_pe *pe = shmem_pe_of_block(call);
    const shmem_team *team = shmem_team_find(pe, handle);
    bool collect = mine[1] >> 24 == AIVD_SHM_COLLECT;
    bool empty = mine[2] == 0 || theirs[2] == 0;
    for (int w = 1; w <= 5; w++) {
        if (mine[w] == theirs[w] || (collect && w == 2) || (empty && (w == 3 || w == 4)))
            continue;
        shmem_refuse("%s: PE %u has %s %llu, PE %u %llu; all PEs of the team must give the same",
                     call, pe->me, names[w], (unsigned long long)mine[w], team->members[member],
                     (unsigned long long)theirs[w]);
    }
}

/* ---- arithmetic ---- */

static float real_of(int type, const void *at, size_t i)
{
    uint16_t bits;
    memcpy(&bits, (const uint8_t *)at + 2 * i, 2);
    return type == AIVD_SHM_HALF ? base_half_to_float(bits) : base_bf16_to_float(bits);
}

static bool is_small_float(int type)
{
    return type == AIVD_SHM_HALF || type == AIVD_SHM_BFLOAT16;
}

static void combine_small(int type, int op, float *acc, const void *with, size_t count, bool first)
{
    for (size_t i = 0; i < count; i++) {
        float value = real_of(type, with, i);
        if (first)
            acc[i] = value;
        else
            shmem_combine(AIVD_SHM_FLOAT, op, &acc[i], &value, 1);
    }
}

static size_t bytes_of(int type)
{
    static const uint8_t bytes[AIVD_SHM_TYPE_COUNT] = {
        [AIVD_SHM_INT8] = 1,  [AIVD_SHM_INT16] = 2,  [AIVD_SHM_INT32] = 4,  [AIVD_SHM_INT64] = 8,
        [AIVD_SHM_UINT8] = 1, [AIVD_SHM_UINT16] = 2, [AIVD_SHM_UINT32] = 4, [AIVD_SHM_UINT64] = 8,
        [AIVD_SHM_FLOAT] = 4, [AIVD_SHM_DOUBLE] = 8,
    };
    return bytes[type];
}

BASE_EXPORT void aivd_shm_combine(int type, int op, void *acc, const void *with, size_t count,
                                  bool first)
{
    if (is_small_float(type))
        combine_small(type, op, acc, with, count, first);
    else if (first)
        memcpy(acc, with, count * bytes_of(type));
    else
        shmem_combine(type, op, acc, with, count);
}

BASE_EXPORT void aivd_shm_rounded(int type, void *out, const void *acc, size_t count)
{
    for (size_t i = 0; i < count && is_small_float(type); i++) {
        float value;
        memcpy(&value, (const uint8_t *)acc + 4 * i, 4);
        uint16_t bits =
            type == AIVD_SHM_HALF ? base_float_to_half(value) : base_float_to_bf16(value);
        memcpy((uint8_t *)out + 2 * i, &bits, 2);
    }
}

/* ---- locks ---- */

void aivd_shm_lock_refuse(const char *call, const void *lock, uint64_t seen);

BASE_EXPORT void aivd_shm_lock_refuse(const char *call, const void *lock, uint64_t seen)
{
    const shmem_pe *pe = shmem_pe_of_block(call);
    if (seen == 0)
        shmem_refuse("%s: the lock at %p is free; PE %u does not have it", call, lock, pe->me);
    shmem_refuse("%s: PE %llu has the lock at %p%s", call, (unsigned long long)seen - 1, lock,
                 seen == 1 + (uint64_t)pe->me ? "; this one would wait for itself" : "");
}
